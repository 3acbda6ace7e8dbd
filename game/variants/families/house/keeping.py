"""The base class of games in which the card just drawn may be played at once, or kept.

Its games may be played by house rules. As written, `HouseState.house` is None, and nothing else is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, TypeVar

from game.engine.actions import DRAW, PASS, Action, Refusal, refuse
from game.engine.cards import UNKNOWN
from game.engine.events import Announced, Event
from game.engine.notation.card_text import NotationError
from game.engine.notation.position_keys import Constraint
from game.engine.out_of_turn import Overtaking
from game.engine.state import PLAY, State
from game.engine.table import Table
from game.engine.tells import Tells
from game.engine.variant import outside_play
from game.engine.verbs import Verb
from game.variants.families.house.house_states import HouseState
from game.variants.families.house.options import House
from game.variants.families.matching import Matching, PlayRow
from game.variants.families.shedding import (
    DrawnState,
    blocked,
    face,
    pass_turn,
    take,
    take_one,
    take_until,
)

PASS_VERB = Verb("pass", turn=True, key="k", button="lt")
"""The verb for keeping the card just drawn."""

H = TypeVar("H", bound=HouseState)


class KeepingTells(Tells):
    """What actions tell where the card just drawn may be played."""

    def evidence(
        self, view: State, seat: int, action: Action, faces: Iterable[int]
    ) -> dict[int, float] | None:
        """Return nothing for a card that is kept: that is about the card drawn alone, and rarely happens."""
        return None if action == PASS else super().evidence(view, seat, action, faces)

    def suppose(self, supposed: State, seat: int, hand: list[int]) -> None:
        """Let the seat hold these and unknown cards in a copy of a view, the one drawn last being the last.

        As many as it holds: what one likes to play depends on how close anybody is to winning.
        """
        unknown = len(supposed.hands[seat]) - len(hand)
        super().suppose(supposed, seat, [UNKNOWN] * unknown + hand)
        assert isinstance(supposed, DrawnState)
        if supposed.drawn_at >= 0:
            supposed.drawn_at = len(supposed.hands[seat]) - 1


def drawn_on(on_card: Sequence[PlayRow], on_suit: Sequence[PlayRow] = ()) -> Constraint:
    """Return the constraint of the card just drawn: it may be played, on the top card or the called suit."""

    def check(state: DrawnState) -> None:
        if state.drawn_at < 0:
            return
        if not state.table.options["play_drawn"]:
            raise NotationError("what is drawn may not be played without the option play_drawn")
        if state.phase != PLAY or state.facing:
            raise NotationError("a card to be played is drawn in play, by who faces no cards")
        row = on_suit[state.called] if state.called >= 0 else on_card[state.discard[-1]]
        if state.drawn not in row:
            code = state.table.deck.codes[state.drawn]
            raise NotationError(f"{code} does not match, so that the turn has passed")

    return Constraint("drawn", check)


class Keeping(Matching[H]):
    """A game in which one plays if one can, and may play the card just drawn, by the option `play_drawn`.

    Draws may be faced; then, or with an option `voluntary_draw`, one may take cards instead of playing.
    """

    drawn_clause: ClassVar[str]
    """The clause of the card just drawn."""

    must_clause: ClassVar[str]
    """The clause by which one has to play."""

    def make_tells(self) -> Tells:
        """Return the inferences of games in which a card drawn may be played."""
        return KeepingTells(self, self.adviser)

    def legal(self, state: H, seat: int) -> list[Action]:
        """The cards that go; drawing where one may; the drawn card and keeping it."""
        if seat != state.turn or state.phase != PLAY:
            return []
        if state.house is not None:
            return self.legal_by_house(state, seat, state.house)
        # As row() has it: a search spends most of its time here.
        if state.facing:
            row = self.answers(state)
        else:
            called = state.called
            row = self.on_suit[called] if called >= 0 else self.on_card[state.discard[-1]]
        drawn_at = state.drawn_at
        if drawn_at >= 0:
            return [*row.get(state.hands[seat][drawn_at], ()), PASS]
        found = row.plays(state.hands[seat])
        if not found or state.facing or state.table.options.get("voluntary_draw"):
            found.append(DRAW)
        return found

    def legal_by_house(self, state: H, seat: int, house: House) -> list[Action]:
        """Return the same by house rules, for the seat in turn."""
        hand = state.hands[seat]
        if state.drawn_at >= 0:
            return [*self.plays_by_house(state, seat, house, [hand[state.drawn_at]]), PASS]
        found = self.plays_by_house(state, seat, house, hand)
        if not found or state.facing or house.by_choice:
            found.append(DRAW)
        return found

    def plays_by_house(self, state: H, seat: int, house: House, cards: list[int]) -> list[Action]:
        """Return the plays of these cards of a seat that house rules allow on what lies on top."""
        return self.row(state).plays(cards)

    def may_play(self, state: H, seat: int, card: int) -> bool:
        """Return whether a seat could play this card of its hand, if it were free to choose."""
        house = state.house
        if house is None:
            return card in self.row(state)
        return bool(self.plays_by_house(state, seat, house, [card]))

    def first_play(self, state: H, seat: int) -> int:
        """Return a card of the hand that may be played; UNKNOWN if there is none."""
        house, hand = state.house, state.hands[seat]
        if house is None:
            return self.row(state).first(hand)
        found = self.plays_by_house(state, seat, house, hand)
        return found[0].cards[0] if found else UNKNOWN

    def check_beside(self, state: H, seat: int, action: Action) -> Refusal | None:
        """Return why a card cannot be played out of turn (H-4), or what other actions are refused by."""
        house = state.house
        if house is not None and house.jump_in and action.verb == "play":
            outside = outside_play(state, seat, action)
            if outside is None and seat != state.turn and state.phase == PLAY:
                return self.check_jump(state, seat, action)
        return super().check_beside(state, seat, action)

    def check_jump(self, state: H, seat: int, action: Action) -> Refusal | None:
        """Why a seat that is not in turn may not play this card (H-4, else as in turn), or None."""
        if not state.jump:
            return refuse("H-4", "no-jump-now", turn=state.turn)
        if seat == state.laid_by:
            return refuse("H-4", "no-jump-on-own", turn=state.turn)
        if action.cards != (state.discard[-1],):
            return refuse("H-4", "no-jump", turn=state.turn)
        return self.check_card(state, seat, action)

    def jumps_at(self, table: Table) -> bool:
        """Return whether there are jumps at this table (H-4)."""
        return bool(table.options["jump_in"])

    def jumps(self, state: H, seat: int) -> list[Action]:
        """Return the plays by which a seat that is not in turn may jump in now (H-4)."""
        house = state.house
        if house is None or state.phase != PLAY or not state.can_jump(seat):
            return []
        return self.plays_by_house(state, seat, house, [state.discard[-1]])

    def overtaken(
        self, state: H, seat: int, action: Action, now: int, by: Overtaking | None
    ) -> Refusal:
        """Return the refusal of an action that answers what has passed: of a jump that came second, by H-4.

        It is one by whose turn it was then: who jumped too late may have come into turn.
        """
        house = state.house
        jumps = house is not None and house.jump_in and action.verb == "play"
        if jumps and by is not None and seat != by.turn:
            return refuse("H-4", "jumped-second", count=max(0, now - by.now))
        return super().overtaken(state, seat, action, now, by)

    def check_play(self, state: H, seat: int, action: Action) -> Refusal | None:
        """The drawn card alone may be played, once there is one."""
        if state.drawn_at >= 0 and action.cards[0] != state.drawn:
            return refuse(self.drawn_clause, "only-the-drawn", card=state.drawn)
        return self.check_card(state, seat, action)

    def check_draw(self, state: H, seat: int) -> Refusal | None:
        """Not twice, and not instead of a card that goes, unless draws are faced."""
        if state.drawn_at >= 0:
            return refuse(self.drawn_clause, "only-the-drawn", card=state.drawn)
        by_choice = (
            state.table.options.get("voluntary_draw")
            if state.house is None
            else state.house.by_choice
        )
        if state.facing or by_choice:
            return None
        card = self.first_play(state, seat)
        return None if card == UNKNOWN else refuse(self.must_clause, "must-play", card=card)

    def check_pass(self, state: H) -> Refusal | None:
        """Return the refusal of keeping anything but the card just drawn."""
        return None if state.drawn_at >= 0 else refuse(self.drawn_clause, "nothing-drawn")

    def jump_in(self, state: H, seat: int, emit: list[Event] | None) -> None:
        """Let a card count as played in turn by this seat (H-4)."""
        state.turn = seat
        if emit is not None:
            emit.append(Announced("jump", seat, spoken=False))

    def open_jump(self, state: H, seat: int, card: int, house: House) -> None:
        """Let others jump on the card that a seat has laid (H-4)."""
        state.laid_by = seat
        state.jump = house.jump_in and state.table.deck.suit[card] >= 0

    def draw(self, state: H, seat: int, emit: list[Event] | None) -> bool:
        """Take the cards faced, which ends that, or what may go at once; whether this blocks the round.

        A turn that brings no card counts towards a blocked round (G-4).
        """
        house = state.house
        if house is not None:
            state.jump = False
        if state.facing:
            count = state.facing
            face(state, 0, emit)
            taken = take(state, seat, count, emit) > 0
            if house is not None and self.stays_in_turn(state, seat):
                state.idle += not taken
                return False
        else:
            if house is not None and house.draw_until and self.first_play(state, seat) < 0:
                taken = take_until(state, seat, self.may_play, emit)
            else:
                taken = take_one(state, seat, emit)
            if taken and state.table.options["play_drawn"]:
                hand = state.hands[seat]
                if self.may_play(state, seat, hand[-1]):
                    state.drawn_at = len(hand) - 1
                    return False
        if not taken:
            state.idle += 1
            if blocked(state):
                return True
        pass_turn(state, seat, 1, emit)
        return False

    def stays_in_turn(self, state: H, seat: int) -> bool:
        """Take note that a seat which has taken all cards faced may still play; return whether it may."""
        return False

    def keep(self, state: H, seat: int, emit: list[Event] | None) -> None:
        """Keep the card just drawn; the turn passes."""
        state.drawn_at = -1
        pass_turn(state, seat, 1, emit)
