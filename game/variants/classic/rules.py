"""The rules of One: Classic, clauses C-1 … C-15 and G-3 … G-13.

The first empty hand wins a round; draws cannot be answered, and nothing has to be called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine import verbs
from game.engine.actions import DRAW, Action, Refusal, refuse
from game.engine.cards import NO_SUIT, Deck, Face, colour_deck
from game.engine.events import Event, SeatSkipped
from game.engine.info import Info
from game.engine.notation.position_keys import Key, always, replaced
from game.engine.options import Option, Options
from game.engine.state import PLAY, slotted
from game.engine.variant import seats_with
from game.variants.families.matching import Matching, colour_plays
from game.variants.families.shedding import (
    SHED_MOMENTS,
    ShedState,
    blocked,
    bury,
    deal_hands,
    lay,
    pass_turn,
    seat_after,
    take,
    take_one,
    turn_up,
)
from game.variants.families.shedding_positions import (
    CALLED_ON_WILD,
    SHED_KEYS,
)

HAND = 7  # C-2

DECK = colour_deck(
    [("+2", "draw two", 0), ("rev", "reverse", 0), ("skip", "skip", 0)],
    [
        Face("W", NO_SUIT, 20, "wild", 3),
        Face("W+4", NO_SUIT, 21, "wild draw four", 4),
    ],
)
"""The 107 cards of C-1."""

DRAWS = {"draw two": 2, "wild draw four": 4}
PLAYS = colour_plays(DECK)
_ACTING = {card for card, kind in enumerate(DECK.kind) if kind not in ("number", "wild")}
"""The kinds of cards with an effect besides passing the turn on."""


@slotted
class ClassicState(ShedState):
    """A shedding state; `facing` stays 0, for draws are taken at once (C-9, C-13)."""


class Classic(Matching[ClassicState]):
    """The rules of One: Classic."""

    info = Info(
        id="classic",
        family="shedding",
        clauses=("C", 15),
        min_players=2,
        max_players=10,
        deck="colour",
        layout="shedding",
        middle="piles",
        moments=SHED_MOMENTS,
        options=(
            Option("rounds", 1, "C-14", low=1, high=99),
            Option("two_player_reverse", "again", "G-9", choices=("again", "pass"), players=2),
        ),
        verbs=(verbs.PLAY, verbs.DRAW),
        told={
            "turned-up": "C-3",
            "buried": "C-3",
            "played": "C-5",
            "drew": "C-7",
            "played:draw_two": "C-9",
            "drew:draw_two": "C-9",
            "skipped:draw_two": "C-9",
            "played:reverse": "C-10",
            "turned": "C-10",
            "played:skip": "C-11",
            "skipped": "C-11",
            "played:wild": "C-12",
            "suit": "C-12",
            "played:wild_draw_four": "C-13",
            "suit:wild_draw_four": "C-13",
            "drew:wild_draw_four": "C-13",
            "skipped:wild_draw_four": "C-13",
            "round-won": "C-14",
            "match-won": "C-14",
        },
    )
    state = ClassicState
    on_card = PLAYS[: len(DECK.faces)]
    on_suit = PLAYS[len(DECK.faces) :]
    keys = replaced(SHED_KEYS, Key("facing", "facing", always(0, 0), lambda state: 0))
    constraints = (*Matching.constraints, CALLED_ON_WILD)

    def deck(self, players: int, options: Options) -> Deck:
        """Return the 107 cards of C-1."""
        return DECK

    def deal(self, state: ClassicState, emit: list[Event] | None) -> None:
        """Deal seven cards each, and turn up a number card (C-2 to C-4)."""
        state.direction = 1
        deal_hands(state, HAND, emit)
        while DECK.kind[turn_up(state, emit)] != "number":
            bury(state, emit)
        pass_turn(state, state.dealer, 1, emit)

    def legal(self, state: ClassicState, seat: int) -> list[Action]:
        """Return the plays of cards that match (C-5), and drawing, which is always legal (C-8)."""
        if seat != state.turn or state.phase != PLAY:
            return []
        called = state.called
        row = self.on_suit[called] if called >= 0 else self.on_card[state.discard[-1]]
        found = row.plays(state.hands[seat])
        found.append(DRAW)
        return found

    def mismatch(self, state: ClassicState, card: int) -> Refusal:
        """Return the refusal of a card that does not match (C-5, of which C-6 is part)."""
        return refuse("C-5", "no-match", card=card, top=state.discard[-1], suit=state.called)

    def apply(
        self,
        state: ClassicState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        """Play a card and let it act (C-9 to C-13), or take one (C-7, C-8)."""
        state.now = now
        verb = action.verb
        steps = 1
        if verb == "play":
            (card,) = action.cards
            if not lay(state, seat, card, action.suit, emit):
                self.finish(state, emit)
                return
            if card in _ACTING:
                steps = self._act(state, seat, card, emit)
        elif verb == "draw":
            if not take_one(state, seat, emit):
                state.idle += 1
                if blocked(state):
                    self.finish(state, emit)
                    return
        else:
            self.next_round(state, emit)
            return
        pass_turn(state, seat, steps, emit)

    def _act(self, state: ClassicState, seat: int, card: int, emit: list[Event] | None) -> int:
        """Apply the effect of a card played by `seat` (C-9 to C-13); return how many seats on the turn goes."""
        kind = DECK.kind[card]
        if kind == "reverse":
            return self.turn_round(state, emit)
        loser = seat_after(state, seat)
        if kind in DRAWS:
            take(state, loser, DRAWS[kind], emit)
        if emit is not None:
            emit.append(SeatSkipped(loser))
        return 2

    def result(self, state: ClassicState) -> tuple[list[int], list[int]]:
        """Return winners and scores: the shortest hand wins the round, which counts 1 (C-14, G-4)."""
        counts = [len(hand) for hand in state.hands]
        winners = seats_with(min(counts), counts)
        return winners, [int(seat in winners) for seat in range(state.players)]

    def match_winners(self, state: ClassicState) -> list[int] | None:
        """Return the seats that won most rounds, once all are played (C-14)."""
        if state.round < state.table.options["rounds"]:
            return None
        return seats_with(max(state.scores), state.scores)

    def readings(self, state: ClassicState, now: int) -> dict[str, Callable[[], Any]]:
        """Return the readings of games with piles, and the seats that everybody is warned of (C-15)."""
        return {**super().readings(state, now), "warned": lambda: self.warned(state)}
