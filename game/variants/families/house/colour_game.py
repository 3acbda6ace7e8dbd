"""The house rules of games with colour cards: doubts, changed hands, last cards and calls (H-1 … H-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, TypeVar

from game.engine.actions import DRAW, Action, Refusal, refuse
from game.engine.cards import NO_SUIT, Deck
from game.engine.events import Announced, CardsMoved, Event, HandShown, only
from game.engine.options import SetupError
from game.engine.problems import Phrase
from game.engine.state import PLAY
from game.engine.table import Table
from game.engine.variant import outside_play
from game.engine.verbs import Names, Verb
from game.variants.families.house.house_states import BY_THE_HAND, ColourState
from game.variants.families.house.keeping import Keeping
from game.variants.families.house.options import House
from game.variants.families.house.scoring import Scoring
from game.variants.families.shedding import (
    MOST_SEATS,
    blocked,
    bury,
    deal_hands,
    face,
    hand_of,
    lay,
    pass_turn,
    take,
    take_as_penalty,
    turn_up,
)

C = TypeVar("C", bound=ColourState)

SEVEN, ZERO = 7, 0
"""The ranks of the cards that change hands (H-5)."""
DOUBTED_IN_VAIN = 2
"""The cards that a doubt costs which was wrong, besides those faced (H-3)."""

DOUBT = Action("doubt")
CHALLENGES = tuple(Action("challenge", seat=seat) for seat in range(MOST_SEATS))

DOUBT_VERB = Verb(
    "doubt", turn=True, key="v", button="rt", sound="accuse", needs=("draw4", "doubt")
)
CHALLENGE_VERB = Verb("challenge", Names.SEAT, offered=True, key="c", button="rb", sound="accuse")


@dataclass(frozen=True, slots=True)
class ColourCards:
    """What a colour game calls its cards and calls: `draws` by kind, `four` the kind of its Draw 4.

    `call` is the call of the last card but one; `call_clause` and `challenge_clause` speak of it, and of who
    did not make it.
    """

    deck: Deck
    draws: Mapping[str, int]
    four: str
    call: Action
    call_clause: str
    challenge_clause: str


class ColourGame(Scoring[C], Keeping[C]):
    """A game with colour cards, which may be played by house rules."""

    cards: ClassVar[ColourCards]
    always_called: ClassVar[bool]
    """Whether the last card but one has to be called as written."""

    def check_table(self, table: Table) -> None:
        """Check that the match has an end, and that the hands can be dealt (G-10, H-8, H-10)."""
        self.check_ends(table)
        hand = table.options["hand"]
        needed = table.players * hand + 1
        if needed > table.deck.size:
            raise SetupError(
                Phrase(
                    "problem.hand",
                    players=table.players,
                    cards=hand,
                    needed=needed,
                    size=table.deck.size,
                )
            )

    def act(self, state: C, seat: int, card: int, emit: list[Event] | None) -> int:
        """Apply the effect of a card played by `seat`; return how many seats on the turn goes."""
        raise NotImplementedError("a colour game says what its cards do")

    def last_card(self, state: C, seat: int, card: int, emit: list[Event] | None) -> None:
        """End the round, whose last card this was."""
        self.finish(state, emit)

    def may_be_last(self, house: House, card: int) -> bool:
        """Return whether a card may be a player's last (H-6)."""
        deck = self.cards.deck
        if house.last_card == "number":
            return deck.kind[card] == "number"
        return house.last_card == "any" or deck.suit[card] != NO_SUIT

    def plays_by_house(self, state: C, seat: int, house: House, cards: list[int]) -> list[Action]:
        """Return the plays of these cards that house rules allow (H-3, H-5, H-6)."""
        found = self.row(state).plays(cards)
        if not found:
            return found
        held = len(state.hands[seat])
        if held == 1 and house.last_card != "any":
            found = [each for each in found if self.may_be_last(house, each.cards[0])]
        if house.no_colour and not state.facing and state.holds_colour(seat):
            kind, four = self.cards.deck.kind, self.cards.four
            found = [each for each in found if kind[each.cards[0]] != four]
        if house.seven_zero and held > 1:
            rank = self.cards.deck.rank
            found = [
                way
                for each in found
                for way in (
                    [each._replace(seat=other) for other in range(state.players) if other != seat]
                    if rank[each.cards[0]] == SEVEN
                    else (each,)
                )
            ]
        return found

    def legal_by_house(self, state: C, seat: int, house: House) -> list[Action]:
        """Return what the seat in turn may do, doubting what it faces among it (H-3)."""
        found = super().legal_by_house(state, seat, house)
        if self.may_doubt(state):
            found.append(DOUBT)
        return found

    def may_doubt(self, state: C) -> bool:
        """Return whether what the seat in turn faces may be doubted (H-3)."""
        house = state.house
        return (
            house is not None and house.doubts and state.facing > 0 and state.doubtable != NO_SUIT
        )

    def check_way(
        self, state: C, seat: int, action: Action, plays: Sequence[Action]
    ) -> Refusal | None:
        """Why a card that goes may not be played (H-3, H-6), or not like this (H-5: G-13); or None."""
        house = state.house
        if house is None:
            return super().check_way(state, seat, action, plays)
        (card,) = action.cards
        deck, held = self.cards.deck, len(state.hands[seat])
        if held == 1 and not self.may_be_last(house, card):
            return refuse("H-6", f"last-{house.last_card}", card=card)
        four = deck.kind[card] == self.cards.four
        if house.no_colour and four and not state.facing and state.holds_colour(seat):
            return refuse("H-3", "holds-colour", card=card, suit=state.colour_in_force)
        if not house.seven_zero or deck.rank[card] != SEVEN or held == 1:
            return super().check_way(state, seat, action, plays)
        if action.seat == seat or not 0 <= action.seat < state.players:
            return refuse("G-13", "swap-with-whom", card=card)
        return super().check_way(state, seat, action._replace(seat=-1), plays)

    def check_beside(self, state: C, seat: int, action: Action) -> Refusal | None:
        """Return the refusal of a doubt (H-3) or call, or of other actions as in every matching game."""
        if action.verb == "doubt":
            return outside_play(state, seat, action) or self.check_doubt(state, seat, action)
        called = action.verb == self.cards.call.verb or action.verb == "challenge"
        if called and self.has_calls(state):
            return outside_play(state, seat, action) or self.check_call(state, seat, action)
        return super().check_beside(state, seat, action)

    def check_doubt(self, state: C, seat: int, action: Action) -> Refusal | None:
        """Why what lies cannot be doubted by this seat (H-3), or None."""
        house = state.house
        faced = state.phase == PLAY and seat == state.turn and state.facing
        if house is None or not house.doubts:
            return refuse("H-3", "doubts-off")
        if not faced or state.doubtable == NO_SUIT or action != DOUBT:
            return refuse("H-3", "no-doubt")
        return None

    def check_call(self, state: C, seat: int, action: Action) -> Refusal | None:
        """Why the last card but one cannot be called now, or nobody challenged (O-16, O-17, H-9); or None."""
        cards, house = self.cards, state.house
        if action.verb == cards.call.verb:
            may = len(state.hands[seat]) == 2 and (seat == state.turn or state.can_jump(seat))
            if action != cards.call or not may:
                jumps = house is not None and house.jump_in
                reason = f"{cards.call.verb}-not-now"
                return refuse(cards.call_clause, f"{reason}-jumps" if jumps else reason)
        elif state.uncalled < 0 or action != CHALLENGES[state.uncalled]:
            doubts = seat == state.turn and self.may_doubt(state)
            reason = "doubt-instead" if doubts else "wrong-challenge"
            return refuse(cards.challenge_clause, reason)
        elif seat == action.seat:
            return refuse(cards.challenge_clause, "own-challenge")
        return None

    def has_calls(self, state: C) -> bool:
        """Return whether the last card but one has to be called at this table."""
        return self.always_called if state.house is None else state.house.call

    def may_begin(self, state: C, card: int) -> bool:
        """Return whether a round may begin with this card: with any but a wild one (O-3, H-11)."""
        return self.cards.deck.suit[card] != NO_SUIT

    def deal(self, state: C, emit: list[Event] | None) -> None:
        """Deal the hands, and turn up a card to begin with (C-2 to C-4, O-2 to O-4, H-10, H-11)."""
        options, begins = state.table.options, partial(self.may_begin, state)
        state.direction = 1
        self.clear_house(state)
        deal_hands(state, options["hand"], emit, begins)
        while not begins(card := turn_up(state, emit)):
            bury(state, emit)
        applies = options["opening_action"] == "applies"
        steps = self.act(state, state.dealer, card, emit) if applies else 1
        pass_turn(state, state.dealer, steps, emit)

    def clear_house(self, state: C) -> None:
        """Set what a new round begins with; the card turned up cannot be jumped on (H-4)."""
        state.drawn_at = -1
        state.uncalled = -1
        state.called_uno = []
        state.laid_by = state.dealer if state.house is not None else -1
        self.close(state)

    def close(self, state: C) -> None:
        """End the jump and the doubt, as every turn action does."""
        state.jump = False
        state.doubtable = NO_SUIT
        state.held_then = 0
        state.said_of_doubt = BY_THE_HAND

    def lapse(self, state: C, seat: int) -> None:
        """Let the call of a seat lapse with its turn action, and with jumps those of all others (H-4)."""
        house = state.house
        if house is not None and house.jump_in:
            state.called_uno = []
        elif seat in state.called_uno:
            state.called_uno = [other for other in state.called_uno if other != seat]

    def play_by_house(
        self, state: C, seat: int, action: Action, house: House, emit: list[Event] | None
    ) -> None:
        """Play a card, in turn or as a jump, and let it act (H-2 to H-5)."""
        (card,) = action.cards
        deck = self.cards.deck
        if seat != state.turn:
            self.jump_in(state, seat, emit)
        answers, colour = state.facing > 0, state.colour_in_force
        called = seat in state.called_uno
        self.lapse(state, seat)
        self.close(state)
        state.drawn_at = -1
        hand = lay(state, seat, card, action.suit, emit)
        state.uncalled = seat if house.call and len(hand) == 1 and not called else -1
        state.laid_by = seat
        if not hand:
            self.last_card(state, seat, card, emit)
            return
        self.open_jump(state, seat, card, house)
        if house.doubts and deck.kind[card] == self.cards.four and not answers and colour >= 0:
            state.doubtable, state.held_then = colour, len(hand)
        steps = self.act(state, seat, card, emit)
        if house.seven_zero:
            self.change_hands(state, seat, action, emit)
        pass_turn(state, seat, steps, emit)

    def change_hands(self, state: C, seat: int, action: Action, emit: list[Event] | None) -> None:
        """Let a 7 change hands with whom it names, and a 0 let all go on by one seat (H-5)."""
        rank, players = self.cards.deck.rank[action.cards[0]], state.players
        if rank == SEVEN:
            goes_to = {seat: action.seat, action.seat: seat}
        elif rank == ZERO:
            goes_to = {each: (each + state.direction) % players for each in range(players)}
        else:
            return
        hands = state.hands
        if emit is not None:
            what = "swap" if rank == SEVEN else "hands-on"
            emit.append(Announced(what, seat, action.seat, spoken=False))
            emit += [
                CardsMoved(tuple(hands[src]), hand_of(src), hand_of(dst), only(src) | only(dst))
                for src, dst in goes_to.items()
            ]
        changed = {dst: hands[src] for src, dst in goes_to.items()}
        for each, hand in changed.items():
            hands[each] = hand
        state.uncalled = -1
        state.called_uno = []

    def doubt(self, state: C, seat: int, emit: list[Event] | None) -> bool:
        """Let the seat in turn doubt the Draw 4 that it faces (H-3); whether this blocks the round (G-4)."""
        accused, holds, colour = state.laid_by, state.doubt_holds, state.doubtable
        count = state.facing + (0 if holds else DOUBTED_IN_VAIN)
        if emit is not None:
            emit.append(Announced("doubt", seat, accused))
            emit.append(HandShown(accused, tuple(state.hand_then), only(seat)))
            outcome = "doubt-right" if holds else "doubt-wrong"
            emit.append(Announced(outcome, accused, seat, count, spoken=False, suit=colour))
        self.close(state)
        state.uncalled = -1
        face(state, 0, emit)
        if holds:
            take_as_penalty(state, accused, count, emit)
            if state.house is not None and state.house.jump_in:
                state.called_uno = [each for each in state.called_uno if each == seat]
            return False
        self.lapse(state, seat)
        if not take(state, seat, count, emit):
            state.idle += 1
            if blocked(state):
                return True
        pass_turn(state, seat, 1, emit)
        return False

    def apply_beside(self, state: C, seat: int, action: Action, emit: list[Event] | None) -> None:
        """Apply what is no play: draw, keep, doubt, call or challenge; or the table's next round."""
        verb = action.verb
        if action == DRAW:
            self.lapse(state, seat)
            self.close(state)
            state.uncalled = -1
            if self.draw(state, seat, emit):
                self.finish(state, emit)
        elif verb == "pass":
            self.lapse(state, seat)
            self.keep(state, seat, emit)
        elif verb == "doubt":
            if self.doubt(state, seat, emit):
                self.finish(state, emit)
        elif verb == "challenge":
            state.uncalled = -1
            if emit is not None:
                emit.append(Announced("challenge", seat, action.seat))
            penalty = 2 if state.house is None else state.house.call_penalty
            take_as_penalty(state, action.seat, penalty, emit)
        elif verb == self.cards.call.verb:
            if seat not in state.called_uno:
                state.called_uno = sorted([*state.called_uno, seat])
                if emit is not None:
                    emit.append(Announced(verb, seat))
        else:
            self.next_round(state, emit)
