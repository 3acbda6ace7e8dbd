"""OONO. Draws are stacked, the last card but one is announced, and the cards left are counted.

The clauses O-1 … O-20 and G-3 … G-13 of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Any

from game.engine import notation
from game.engine.actions import DRAW, PASS, Action, Reason, Refusal, refuse
from game.engine.cards import NO_SUIT, Deck, Face, colour_deck
from game.engine.events import Announced, Event, SeatSkipped
from game.engine.notation import Key
from game.engine.options import Option, Options, SetupError
from game.engine.state import PLAY, Open, slotted
from game.engine.table import Table
from game.engine.variant import Call, Info, Variant, outside_play, seats_with
from game.variants.reasons import why_shed
from game.variants.shedding import (
    DRAWN_KEY,
    SHED_KEYS,
    DrawnState,
    Row,
    blocked,
    bury,
    colour_plays,
    deal_hands,
    draw,
    face,
    lay,
    not_in_turn,
    pass_turn,
    reverse,
    seat_after,
    shed_readings,
    take,
    turn_up,
)

HAND = 7  # O-2
PENALTY = 2  # O-17

DECK = colour_deck(
    [("+2", "draw two", 20), ("rev", "reverse", 20), ("skip", "skip", 20)],
    [
        Face("W", NO_SUIT, 20, "wild", 4, 50),
        Face("W+4", NO_SUIT, 21, "draw four", 4, 50),
    ],
)
"""The 108 cards of O-1, with what each counts (O-18)."""

DRAWS = {"draw two": 2, "draw four": 4}

UNO = Action("uno")

# What a card may be played on: first the rows of `colour_plays` (O-5), then a pile of draws with a
# Draw 2 on top, and one with a Draw 4 (O-10 to O-14).
_PLAYS = colour_plays(DECK)
_CALLED = len(DECK.faces)
_ON_TWO, _ON_FOUR = len(_PLAYS), len(_PLAYS) + 1
_PLAYS += [
    Row((card, _PLAYS[card][card]) for card, kind in enumerate(DECK.kind) if kind in answers)
    for answers in (("draw two", "draw four"), ("draw four",))
]


@slotted
class OonoState(DrawnState):
    """A shedding state, and who may be challenged (`uncalled`, −1: nobody) or has called UNO."""

    uncalled: Open[int] = -1
    called_uno: Open[list[int]] = field(default_factory=list)


def _row(state: OonoState) -> Row:
    if state.facing:
        return _PLAYS[_ON_FOUR if DECK.kind[state.discard[-1]] == "draw four" else _ON_TWO]
    called = state.called
    return _PLAYS[_CALLED + called if called >= 0 else state.discard[-1]]


class Oono(Variant[OonoState]):
    """The rules of OONO."""

    info = Info(
        id="oono",
        title="OONO",
        family="shedding",
        clauses=("O", 20),
        min_players=2,
        max_players=10,
        deck="colour",
        layout="shedding",
        options=(
            Option("rounds", 1, "O-19", low=1, high=99, also=(0,)),
            Option("target", 0, "O-19", low=50, high=1000, also=(0,)),
            Option("draw4_on_draw2", 8, "O-13", choices=(8, 6)),
            Option("play_drawn", True, "O-6"),
            Option("voluntary_draw", False, "O-7"),
            Option("opening_action", "ignored", "O-3", choices=("ignored", "applies")),
            Option("last_card_draws", False, "O-20"),
            Option("two_player_reverse", "again", "G-9", choices=("again", "pass")),
        ),
        turn_verbs=frozenset({"play", "draw", "pass", "next round"}),
        calls=True,
        call_verbs=(Call("uno"), Call("challenge", "seat")),
        low_wins=True,
    )
    state = OonoState
    keys = (
        *SHED_KEYS,
        DRAWN_KEY,
        Key("uncalled", "uncalled", notation.SEAT_OR_NONE, lambda state: -1),
        Key("called_uno", "called_uno", notation.SEATS, lambda state: []),
    )

    def deck(self, players: int, options: Options) -> Deck:
        """The same 108 cards for everybody (O-1)."""
        return DECK

    def check_table(self, table: Table) -> None:
        """A match needs an end: a number of rounds, or a score (O-19, G-10)."""
        if not table.options["rounds"] and not table.options["target"]:
            raise SetupError("The match has no end: set rounds or target to more than 0.")

    def deal(self, state: OonoState, emit: list[Event] | None) -> None:
        """Seven cards each; the first card turned up is no wild one (O-2 to O-4)."""
        state.direction = 1
        state.drawn_at = -1
        state.uncalled = -1
        state.called_uno = []
        deal_hands(state, HAND, emit)
        while DECK.suit[card := turn_up(state, emit)] == NO_SUIT:
            bury(state, emit)
        if state.table.options["opening_action"] == "applies":
            self._act(state, state.dealer, card, emit)
        else:
            pass_turn(state, state.dealer, 1, emit)

    # --- what may be done

    def legal(self, state: OonoState, seat: int) -> list[Action]:
        """The cards that match (O-5), or answer the draws faced; drawing where one may (O-7)."""
        if seat != state.turn or state.phase != PLAY:
            return []
        row = _row(state)
        if state.drawn_at >= 0:
            return [*row.get(state.drawn, ()), PASS]
        found = row.among(state.hands[seat])
        if not found or state.facing or state.table.options["voluntary_draw"]:
            found.append(DRAW)
        return found

    def calls(self, state: OonoState, seat: int, now: int) -> list[Action]:
        """UNO, unless it has been called already, and the challenge (O-16, O-17)."""
        if state.phase != PLAY:
            return []
        found = []
        if seat == state.turn and len(state.hands[seat]) == 2 and seat not in state.called_uno:
            found.append(UNO)
        if state.uncalled >= 0 and seat != state.uncalled:
            found.append(Action("challenge", seat=state.uncalled))
        return found

    def contestable(self, state: OonoState) -> bool:
        """As long as somebody is down to one card, UNO called or not (O-17)."""
        return 1 in map(len, state.hands)

    def check(self, state: OonoState, seat: int, action: Action, now: int) -> Refusal | None:
        """Out of turn G-12; the calls O-16, O-17; each card by the clause that it breaks."""
        verb = action.verb
        if verb == "uno" or verb == "challenge":
            return outside_play(state, seat, action) or self._check_call(state, seat, action)
        if seat != state.turn or state.phase != PLAY:
            return not_in_turn(state, seat, action, self.info.turn_verbs)
        if action == DRAW:
            return self._check_draw(state, seat)
        if action == PASS:
            return None if state.drawn_at >= 0 else refuse("O-6", "nothing-drawn")
        if verb != "play" or len(action.cards) != 1:
            return outside_play(state, seat, action) or refuse("G-13", "unknown-here", verb=verb)
        return self._check_play(state, seat, action)

    def _check_call(self, state: OonoState, seat: int, action: Action) -> Refusal | None:
        if action.verb == "uno":
            if action != UNO or seat != state.turn or len(state.hands[seat]) != 2:
                return refuse("O-16", "uno-not-now")
        elif state.uncalled < 0 or action != Action("challenge", seat=state.uncalled):
            return refuse("O-17", "wrong-challenge")
        elif seat == action.seat:
            return refuse("O-17", "own-challenge")
        return None

    def _check_draw(self, state: OonoState, seat: int) -> Refusal | None:
        if state.drawn_at >= 0:
            return refuse("O-6", "only-the-drawn", card=state.drawn)
        if state.facing or state.table.options["voluntary_draw"]:
            return None
        row = _row(state)
        for card in state.hands[seat]:
            if card in row:
                return refuse("O-7", "must-play", card=card)
        return None

    def _check_play(self, state: OonoState, seat: int, action: Action) -> Refusal | None:
        card = action.cards[0]
        if state.drawn_at >= 0 and card != state.drawn:
            return refuse("O-6", "only-the-drawn", card=state.drawn)
        plays = _row(state).get(card)
        if not plays:
            return self._mismatch(state, card)
        if card not in state.hands[seat]:
            return refuse("G-13", "not-in-hand", card=card)
        if action not in plays:
            reason = "no-colour" if DECK.suit[card] == NO_SUIT else "colour-not-yours"
            return refuse("G-13", reason, card=card)
        return None

    def _mismatch(self, state: OonoState, card: int) -> Refusal:
        top = state.discard[-1]
        if not state.facing:
            return refuse("O-5", "no-match", card=card, top=top, suit=state.called)
        if DECK.kind[top] != "draw four":
            return refuse("O-10", "facing-draw-2", card=card, count=state.facing)
        clause = "O-12" if DECK.kind[card] == "draw two" else "O-11"
        return refuse(clause, "facing-draw-4", card=card, count=state.facing)

    # --- what it does

    def apply(
        self,
        state: OonoState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        """Play, take or keep a card; call UNO, or challenge who did not."""
        state.now = now
        verb = action.verb
        if verb == "play":
            self._play(state, seat, action, emit)
        elif verb == "draw":
            self._draw(state, seat, emit)
        elif verb == "pass":
            self._uncall(state, seat)
            state.drawn_at = -1
            pass_turn(state, seat, 1, emit)
        elif verb == "uno":
            if seat not in state.called_uno:
                state.called_uno = sorted([*state.called_uno, seat])
                if emit is not None:
                    emit.append(Announced("uno", seat))
        elif verb == "challenge":
            state.uncalled = -1
            if emit is not None:
                emit.append(Announced("challenge", seat, action.seat))
            take(state, action.seat, PENALTY, emit)
        else:
            self.next_round(state, emit)

    def _uncall(self, state: OonoState, seat: int) -> bool:
        """Whether the seat's UNO was in force, which ends with its turn's next action (O-16)."""
        if seat not in state.called_uno:
            return False
        state.called_uno = [other for other in state.called_uno if other != seat]
        return True

    def _play(self, state: OonoState, seat: int, action: Action, emit: list[Event] | None) -> None:
        (card,) = action.cards
        state.drawn_at = -1
        hand = lay(state, seat, action.cards, action.suit, emit)
        called = self._uncall(state, seat)
        state.uncalled = seat if len(hand) == 1 and not called else -1
        if hand:
            self._act(state, seat, card, emit)
            return
        if DECK.kind[card] in DRAWS and state.table.options["last_card_draws"]:
            # O-20: they are taken, not faced, and the turn stays where the round ended (G-7).
            count = self._faced(state, card)
            face(state, 0, emit)
            take(state, seat_after(state, seat), count, emit)
        self._end(state, emit)

    def _act(self, state: OonoState, seat: int, card: int, emit: list[Event] | None) -> None:
        """What a card does when `seat` has played it, and whose turn it is then (O-8 to O-11)."""
        kind = DECK.kind[card]
        steps = 1
        if kind in DRAWS:
            face(state, self._faced(state, card), emit)
        elif kind == "skip":
            steps = 2
            if emit is not None:
                emit.append(SeatSkipped(seat_after(state, seat)))
        elif kind == "reverse":
            reverse(state, emit)
            if state.players == 2 and state.table.options["two_player_reverse"] == "again":
                steps = 2
        pass_turn(state, seat, steps, emit)

    def _faced(self, state: OonoState, card: int) -> int:
        """How many cards are faced after this Draw 2 or Draw 4 (O-13)."""
        number = DRAWS[DECK.kind[card]]
        faced = state.facing
        if faced and state.table.options["draw4_on_draw2"] == 8:
            return max(faced + number, 2 * number)
        return faced + number

    def _draw(self, state: OonoState, seat: int, emit: list[Event] | None) -> None:
        """Take the cards faced, or one that may be playable at once (O-6, O-10, O-11)."""
        self._uncall(state, seat)
        state.uncalled = -1
        single = draw(state, seat, emit)
        if blocked(state):
            self._end(state, emit)
            return
        if single and state.table.options["play_drawn"] and state.hands[seat][-1] in _row(state):
            state.drawn_at = len(state.hands[seat]) - 1
            return
        pass_turn(state, seat, 1, emit)

    # --- the end

    def _end(self, state: OonoState, emit: list[Event] | None) -> None:
        """Only a blocked round has no empty hand (G-4)."""
        self.end_round(state, *self.result(state), emit, blocked=all(state.hands))

    def result(self, state: OonoState) -> tuple[list[int], list[int]]:
        """Everybody scores the cards left (O-18); without an empty hand the lowest one wins (G-4)."""
        scores = [DECK.total(hand) for hand in state.hands]
        return seats_with(0, map(len, state.hands)) or seats_with(min(scores), scores), scores

    def counted(self, state: OonoState, seat: int) -> list[tuple[int, int]]:
        """The cards left, by their points (O-18)."""
        return [(card, DECK.points[card]) for card in state.hands[seat]]

    def match_winners(self, state: OonoState) -> list[int] | None:
        """The lowest score, after the last round or once somebody has reached the target (O-19)."""
        rounds, target = state.table.options["rounds"], state.table.options["target"]
        if (rounds and state.round >= rounds) or (target and max(state.scores) >= target):
            return seats_with(min(state.scores), state.scores)
        return None

    def readings(self, state: OonoState, now: int) -> dict[str, Callable[[], Any]]:
        """The common ones, and those of piles."""
        return {**super().readings(state, now), **shed_readings(state)}

    def warned(self, state: OonoState) -> list[int]:
        """Who is down to one card; everybody sees it anyway."""
        return seats_with(1, map(len, state.hands))

    # --- what a player makes of it

    def appeal(self, view: OonoState, seat: int, action: Action) -> int:
        """Call what is due; play what one can; act when the next player is close to winning.

        Of colours, the one most of the rest of the hand has. Wild cards are kept, until somebody is so close
        that they would only count against their holder.
        """
        if action.verb == "challenge":
            return 100
        if action == UNO:
            return 100 if self.legal(view, seat)[0].verb == "play" else -100
        if action.verb != "play":
            return -100
        (card,) = action.cards
        rest = list(view.hands[seat])
        rest.remove(card)
        kind = DECK.kind[card]
        suit = action.suit if action.suit >= 0 else DECK.suit[card]
        worth = 2 * sum(DECK.suit[other] == suit for other in rest)
        if min(map(len, view.hands)) <= 2:
            worth += DECK.points[card] // 2
        elif DECK.suit[card] == NO_SUIT:
            worth -= 30
        if kind == "number":
            worth += 3
        elif kind != "wild" and len(view.hands[seat_after(view, seat)]) <= 2:
            worth += 40
        return worth

    def why(self, view: OonoState, seat: int, action: Action) -> Reason:
        """What `appeal` saw in it."""
        if action.verb == "challenge":
            return Reason.of("challenge", other=action.seat)
        legal = self.legal(view, seat)
        kept, harmful = ("wild", "draw four"), ("reverse", "skip", *DRAWS)
        return why_shed(view, seat, action, legal, deck=DECK, kept=kept, harmful=harmful)


OONO = Oono()
