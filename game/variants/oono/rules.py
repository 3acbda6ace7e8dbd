"""The rules of OONO, clauses O-1 … O-20 and G-3 … G-13.

Draws are stacked, UNO is called with one card left, and the cards left at the end are points.
"""

from __future__ import annotations

from dataclasses import field

from game.engine import verbs
from game.engine.actions import Action, Refusal, refuse
from game.engine.cards import NO_SUIT, Deck, Face, colour_deck
from game.engine.events import Announced, Event, SeatSkipped
from game.engine.info import Info
from game.engine.notation.position_keys import SEAT_OR_NONE, SEATS, Key
from game.engine.options import Option, Options, SetupError
from game.engine.problems import Phrase
from game.engine.state import Open, Settled, slotted
from game.engine.table import Table
from game.engine.variant import outside_play, seats_with
from game.engine.verbs import Names, Verb
from game.variants.families.matching import PASS_VERB, Keeping, PlayRow, colour_plays, drawn_on
from game.variants.families.shedding import (
    SHED_MOMENTS,
    DrawnState,
    bury,
    deal_hands,
    face,
    lay,
    pass_turn,
    seat_after,
    take,
    take_as_penalty,
    turn_up,
)
from game.variants.families.shedding_positions import (
    CALLED_ON_WILD,
    DRAWN_KEY,
    SHED_KEYS,
    faced_on,
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

_ACTING = frozenset(card for card, kind in enumerate(DECK.kind) if kind not in ("number", "wild"))
"""The kinds of cards with an effect besides passing the turn on."""

UNO = Action("uno")
CHALLENGES = tuple(Action("challenge", seat=seat) for seat in range(10))

# What a card may be played on: a top card or a called colour (O-5), a pile of draws with a Draw 2 on
# top, or one with a Draw 4 (O-10 to O-14).
PLAYS = colour_plays(DECK)
_ON_TWO, _ON_FOUR = (
    PlayRow((card, PLAYS[card][card]) for card, kind in enumerate(DECK.kind) if kind in answers)
    for answers in (("draw two", "draw four"), ("draw four",))
)
ON_DRAW = {"draw two": _ON_TWO, "draw four": _ON_FOUR}
"""The plays that answer stacked draws, by the kind of the card on top."""


@slotted
class OonoState(DrawnState):
    """A shedding state with the seat to be challenged (`uncalled`, −1: none) and calls of UNO in force."""

    uncalled: Open[int] = -1
    called_uno: Settled[list[int]] = field(default_factory=list)


def _lapse(state: OonoState, seat: int) -> None:
    """Drop a call of UNO, which holds until the seat's next turn action (O-16)."""
    state.called_uno = [other for other in state.called_uno if other != seat]


class Oono(Keeping[OonoState]):
    """The rules of OONO."""

    info = Info(
        id="oono",
        family="shedding",
        clauses=("O", 20),
        min_players=2,
        max_players=10,
        deck="colour",
        layout="shedding",
        middle="piles",
        moments=SHED_MOMENTS,
        options=(
            Option("rounds", 1, "O-19", low=1, high=99, also=(0,)),
            Option("target", 0, "O-19", low=50, high=1000, also=(0,)),
            Option("draw4_on_draw2", 8, "O-13", choices=(8, 6)),
            Option("play_drawn", True, "O-6"),
            Option("voluntary_draw", False, "O-7"),
            Option("opening_action", "ignored", "O-3", choices=("ignored", "applies")),
            Option("last_card_draws", False, "O-20"),
            Option("two_player_reverse", "again", "G-9", choices=("again", "pass"), players=2),
        ),
        verbs=(
            verbs.PLAY,
            verbs.DRAW,
            Verb("uno", offered=True, key="u", button="lb", sound="call-out"),
            Verb("challenge", Names.SEAT, offered=True, key="c", button="rb", sound="accuse"),
            PASS_VERB,
        ),
        rules=2,
        low_wins=True,
        told={
            "turned-up": "O-2",
            "buried": "O-3",
            "played": "O-5",
            "drew": "O-6",
            "pass": "O-6",
            "played:reverse": "O-8",
            "turned": "O-8",
            "played:skip": "O-9",
            "skipped": "O-9",
            "played:draw_two": "O-10",
            "facing": "O-10",
            "drew:facing_draw_two": "O-10",
            "played:draw_four": "O-11",
            "facing:draw_four": "O-13",
            "suit:draw_four": "O-11",
            "drew:facing_draw_four": "O-11",
            "drew:draw_two": "O-20",
            "drew:draw_four": "O-20",
            "played:wild": "O-15",
            "suit": "O-15",
            "uno": "O-16",
            "challenge": "O-17",
            "drew:challenge": "O-17",
            "round-won": "O-18",
            "match-won": "O-19",
        },
    )
    state = OonoState
    on_card = PLAYS[: len(DECK.faces)]
    on_suit = PLAYS[len(DECK.faces) :]
    drawn_clause = "O-6"
    must_clause = "O-7"
    keys = (
        *SHED_KEYS,
        DRAWN_KEY,
        Key("uncalled", "uncalled", SEAT_OR_NONE, lambda state: -1),
        Key("called_uno", "called_uno", SEATS, lambda state: []),
    )
    constraints = (
        *Keeping.constraints,
        CALLED_ON_WILD,
        faced_on(DRAWS),
        drawn_on(on_card, on_suit),
    )

    def deck(self, players: int, options: Options) -> Deck:
        """Return the 108 cards of O-1."""
        return DECK

    def check_table(self, table: Table) -> None:
        """Check that the match has an end: a number of rounds, or a score (O-19, G-10)."""
        if not table.options["rounds"] and not table.options["target"]:
            raise SetupError(Phrase("problem.no-end-rounds"))

    def deal(self, state: OonoState, emit: list[Event] | None) -> None:
        """Deal seven cards each, and turn up a card that is not wild (O-2 to O-4)."""
        state.direction = 1
        state.drawn_at = -1
        state.uncalled = -1
        state.called_uno = []
        deal_hands(state, HAND, emit)
        while DECK.suit[card := turn_up(state, emit)] == NO_SUIT:
            bury(state, emit)
        applies = state.table.options["opening_action"] == "applies"
        steps = self._act(state, state.dealer, card, emit) if applies else 1
        pass_turn(state, state.dealer, steps, emit)

    def answers(self, state: OonoState) -> PlayRow:
        """Return the plays that answer stacked draws, by the card on top (O-10 to O-14)."""
        return ON_DRAW[DECK.kind[state.discard[-1]]]

    def check_beside(self, state: OonoState, seat: int, action: Action) -> Refusal | None:
        """Return the refusal of a call (O-16, O-17), or of other actions as in every matching game."""
        if action.verb == "uno" or action.verb == "challenge":
            return outside_play(state, seat, action) or self._check_call(state, seat, action)
        return super().check_beside(state, seat, action)

    def _check_call(self, state: OonoState, seat: int, action: Action) -> Refusal | None:
        if action.verb == "uno":
            if action != UNO or seat != state.turn or len(state.hands[seat]) != 2:
                return refuse("O-16", "uno-not-now")
        elif state.uncalled < 0 or action != CHALLENGES[state.uncalled]:
            return refuse("O-17", "wrong-challenge")
        elif seat == action.seat:
            return refuse("O-17", "own-challenge")
        return None

    def mismatch(self, state: OonoState, card: int) -> Refusal:
        """Return the refusal of a card that does not match: O-5 or, while draws are stacked, O-10 to O-12."""
        top = state.discard[-1]
        if not state.facing:
            return refuse("O-5", "no-match", card=card, top=top, suit=state.called)
        if DECK.kind[top] != "draw four":
            return refuse("O-10", "facing-draw-2", card=card, count=state.facing)
        clause = "O-12" if DECK.kind[card] == "draw two" else "O-11"
        return refuse(clause, "facing-draw-4", card=card, count=state.facing)

    def apply(
        self,
        state: OonoState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        """Play, draw or keep a card; call UNO, or challenge a player who did not."""
        state.now = now
        verb = action.verb
        if verb == "play":
            (card,) = action.cards
            state.drawn_at = -1
            hand = lay(state, seat, card, action.suit, emit)
            called = seat in state.called_uno
            if called:
                _lapse(state, seat)
            state.uncalled = seat if len(hand) == 1 and not called else -1
            if not hand:
                self._last_card(state, seat, card, emit)
            else:
                steps = self._act(state, seat, card, emit) if card in _ACTING else 1
                pass_turn(state, seat, steps, emit)
        elif verb == "draw":
            if seat in state.called_uno:
                _lapse(state, seat)
            state.uncalled = -1
            if self.draw(state, seat, emit):
                self.finish(state, emit)
        elif verb == "pass":
            if seat in state.called_uno:
                _lapse(state, seat)
            self.keep(state, seat, emit)
        elif verb == "uno":
            if seat not in state.called_uno:
                state.called_uno = sorted([*state.called_uno, seat])
                if emit is not None:
                    emit.append(Announced("uno", seat))
        elif verb == "challenge":
            state.uncalled = -1
            if emit is not None:
                emit.append(Announced("challenge", seat, action.seat))
            take_as_penalty(state, action.seat, PENALTY, emit)
        else:
            self.next_round(state, emit)

    def _last_card(self, state: OonoState, seat: int, card: int, emit: list[Event] | None) -> None:
        """End the round, after stacked draws have been taken (O-18, O-20)."""
        if DECK.kind[card] in DRAWS and state.table.options["last_card_draws"]:
            # They are taken, not faced, and the turn stays where the round ended (G-7).
            count = self._faced(state, card)
            face(state, 0, emit)
            take(state, seat_after(state, seat), count, emit)
        self.finish(state, emit)

    def _act(self, state: OonoState, seat: int, card: int, emit: list[Event] | None) -> int:
        """Apply the effect of a card played by `seat` (O-8 to O-11); return how many seats on the turn goes."""
        kind = DECK.kind[card]
        if kind in DRAWS:
            face(state, self._faced(state, card), emit)
        elif kind == "skip":
            if emit is not None:
                emit.append(SeatSkipped(seat_after(state, seat)))
            return 2
        elif kind == "reverse":
            return self.turn_round(state, emit)
        return 1

    def _faced(self, state: OonoState, card: int) -> int:
        """Return how many cards have to be drawn after this Draw 2 or Draw 4 (O-13)."""
        number = DRAWS[DECK.kind[card]]
        faced = state.facing
        if faced and state.table.options["draw4_on_draw2"] == 8:
            return max(faced + number, 2 * number)
        return faced + number

    def result(self, state: OonoState) -> tuple[list[int], list[int]]:
        """Return winners and scores: cards left count (O-18); in a blocked round the lowest wins (G-4)."""
        scores = [DECK.total(hand) for hand in state.hands]
        return seats_with(0, map(len, state.hands)) or seats_with(min(scores), scores), scores

    def counted(self, state: OonoState, seat: int) -> list[tuple[int, int]]:
        """Return the cards left, with their points (O-18)."""
        return [(card, DECK.points[card]) for card in state.hands[seat]]

    def match_winners(self, state: OonoState) -> list[int] | None:
        """Return the seats with the lowest score, after the last round or once the target is reached (O-19)."""
        rounds, target = state.table.options["rounds"], state.table.options["target"]
        if (rounds and state.round >= rounds) or (target and max(state.scores) >= target):
            return seats_with(min(state.scores), state.scores)
        return None
