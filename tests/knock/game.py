"""Knock, a game of a new family, for five players, with a verb that no other game has.

Everybody holds three cards, and takes and throws one in a turn, for as many points in one suit as possible. A
player who expects to have most knocks instead; then all the others have one more turn (K-1 … K-6).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Any

from game.engine import verbs, zones
from game.engine.actions import DRAW, Action, Refusal, refuse
from game.engine.adviser import Adviser
from game.engine.cards import SUITS, Deck, french_deck
from game.engine.events import (
    EVERYONE,
    Announced,
    CardsMoved,
    Event,
    Place,
    RoundBegan,
    TurnChanged,
    only,
)
from game.engine.info import Info
from game.engine.notation.card_text import NotationError
from game.engine.notation.position_keys import (
    COMMON_KEYS,
    FLAG,
    HEAP,
    PILE,
    SEAT_OR_NONE,
    Constraint,
    Key,
)
from game.engine.options import Option, Options
from game.engine.rng import Rng
from game.engine.state import PLAY, Covered, Laid, Open, State, slotted
from game.engine.table_facts import PileFacts
from game.engine.variant import Variant, outside_play, seats_with
from game.engine.verbs import Verb

HAND = 3
DECK = french_deck(
    1,
    points={**{str(n): n for n in range(2, 11)}, "J": 10, "Q": 10, "K": 10, "A": 11},
)
KNOCK = Action("knock")
PILE_PLACE, DISCARD = Place(zones.DRAW), Place(zones.DISCARD)


@slotted
class KnockState(State):
    """Two piles, whether the seat in turn has taken its card, and who has knocked (−1: nobody)."""

    draw: Covered[list[int]] = field(default_factory=list)
    discard: Laid[list[int]] = field(default_factory=list)
    has_drawn: Open[bool] = False
    knocker: Open[int] = -1


def best(hand: list[int]) -> int:
    """The points of the suit that counts most."""
    return max(
        sum(DECK.points[c] for c in hand if DECK.suit[c] == suit) for suit in range(len(SUITS))
    )


def _check_draw(state: KnockState) -> None:
    if state.phase == PLAY and not (state.draw or state.has_drawn):
        raise NotationError("there is no card to take, so that the round is over")


class Knock(Variant[KnockState]):
    """The rules of Knock."""

    info = Info(
        id="knock",
        family="drawing",
        clauses=("K", 6),
        min_players=5,
        max_players=5,
        deck="french",
        layout="knock",
        middle="piles",
        options=(Option("rounds", 1, "K-6", low=1, high=9),),
        verbs=(
            verbs.PLAY,
            verbs.DRAW,
            Verb("knock", turn=True, key="n", button="rb", sound="accuse"),
        ),
        moments=("knocked",),
    )
    state = KnockState
    keys = (
        *COMMON_KEYS,
        Key("discard", "discard", HEAP, None),
        Key("draw", "draw", PILE, lambda state: state.unused()),
        Key("has_drawn", "has_drawn", FLAG, lambda state: False),
        Key("knocker", "knocker", SEAT_OR_NONE, lambda state: -1),
    )
    constraints = (Constraint("draw", _check_draw),)

    def deck(self, players: int, options: Options) -> Deck:
        """One pack of 52 cards."""
        return DECK

    def deal(self, state: KnockState, emit: list[Event] | None) -> None:
        """Deal three cards each, and turn one up (K-1)."""
        rng = Rng(state.rng)
        cards = DECK.cards()
        rng.shuffle(cards)
        state.rng = rng.state
        state.hands = [[cards.pop() for _ in range(HAND)] for _ in range(state.players)]
        state.discard, state.draw = [cards.pop()], cards
        state.has_drawn, state.knocker = False, -1
        state.turn = (state.dealer + 1) % state.players
        if emit is not None:
            emit.append(RoundBegan(state.round, state.dealer))
            for seat, hand in enumerate(state.hands):
                emit += [
                    CardsMoved((card,), PILE_PLACE, Place(zones.HAND, seat), only(seat))
                    for card in hand
                ]
            emit.append(CardsMoved((state.discard[-1],), PILE_PLACE, DISCARD, EVERYONE))
            emit.append(TurnChanged(state.turn))

    def legal(self, state: KnockState, seat: int) -> list[Action]:
        """Take a card or knock; then throw one (K-2 to K-4)."""
        if seat != state.turn or state.phase != PLAY:
            return []
        if state.has_drawn:
            return [Action("play", (card,)) for card in sorted(set(state.hands[seat]))]
        return [DRAW] if state.knocker >= 0 else [DRAW, KNOCK]

    def check(self, state: KnockState, seat: int, action: Action, now: int) -> Refusal | None:
        """Return the refusal with its clause, or None."""
        if action in self.legal(state, seat):
            return None
        refusal = outside_play(state, seat, action)
        if refusal is not None or state.phase != PLAY:
            return refusal
        if action.verb not in self.info.turn_verbs:
            return refuse("G-13", "unknown-here", verb=action.verb)
        if seat != state.turn:
            return refuse("G-12", "not-in-turn", turn=state.turn)
        if action == KNOCK:
            return refuse("K-4", "cannot-knock")
        if action == DRAW:
            return refuse("K-3", "has-drawn")
        if not state.has_drawn:
            return refuse("K-2", "draw-first")
        return refuse("G-13", "not-in-hand", card=action.cards[0] if action.cards else -1)

    def apply(
        self,
        state: KnockState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        """Take a card, throw one, or knock."""
        state.now = now
        tell = emit if emit is not None else []
        if action.verb == "next round":
            self.next_round(state, emit)
        elif action == DRAW:
            card = state.draw.pop()
            state.hands[seat].append(card)
            state.has_drawn = True
            tell.append(CardsMoved((card,), PILE_PLACE, Place(zones.HAND, seat), only(seat)))
        elif action == KNOCK:
            state.knocker = seat
            tell.append(Announced("knock", seat))
            self._go_on(state, tell, emit)
        else:
            (card,) = action.cards
            state.hands[seat].remove(card)
            state.discard.append(card)
            state.has_drawn = False
            tell.append(CardsMoved((card,), Place(zones.HAND, seat), DISCARD, EVERYONE))
            self._go_on(state, tell, emit)

    def _go_on(self, state: KnockState, tell: list[Event], emit: list[Event] | None) -> None:
        """The next turn, unless it is the knocker's, or there is nothing left to take (K-5)."""
        turn = (state.turn + 1) % state.players
        if turn == state.knocker or not state.draw:
            self.end_round(state, *self.result(state), emit)
            return
        state.turn = turn
        tell.append(TurnChanged(turn))

    def result(self, state: KnockState) -> tuple[list[int], list[int]]:
        """Most points in one suit win, and count 1 (K-6)."""
        points = [best(hand) for hand in state.hands]
        winners = seats_with(max(points), points)
        return winners, [int(seat in winners) for seat in range(state.players)]

    def match_winners(self, state: KnockState) -> list[int] | None:
        """Most rounds won, once all are played (K-6)."""
        if state.round < state.table.options["rounds"]:
            return None
        return seats_with(max(state.scores), state.scores)

    def facts(self, view: KnockState) -> PileFacts:
        """Play always goes to the left, and nothing is ever called or faced."""
        return PileFacts(view.phase)

    def moments(self, view: KnockState, seat: int) -> frozenset[str]:
        """`knocked`: somebody else has."""
        return frozenset({"knocked"} if view.knocker not in (-1, seat) else ())

    def readings(self, state: KnockState, now: int) -> dict[str, Callable[[], Any]]:
        """The common ones, and those of the piles."""
        return {
            **super().readings(state, now),
            "top": lambda: DECK.codes[state.discard[-1]],
            "stock": lambda: len(state.draw),
        }


class KnockAdviser(Adviser[KnockState]):
    """Knock with a good hand; else keep what counts."""

    def appeal(self, view: KnockState, seat: int, action: Action) -> int:
        """Throw what leaves most points in one suit."""
        hand = view.hands[seat]
        if action == KNOCK:
            return 1 if best(hand) >= 24 else -1
        if action == DRAW:
            return 0
        rest = list(hand)
        rest.remove(action.cards[0])
        return best(rest)


GAME = Knock(KnockAdviser)
