"""What a bot knows of hands that have changed owners (H-5), and of one that it was shown (H-3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.bots.belief import Belief
from game.bots.memory import Memory
from game.engine.events import redact
from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position
from game.engine.rng import Rng
from game.engine.worlds import sample
from game.tools.soak import random_action
from game.variants import find_variant

OPTIONS: dict[str, Any] = {"seven_zero": True, "draw4": "doubt", "jump_in": True}


def at(position: dict[str, Any], players: int) -> Match:
    oono = find_variant("oono")
    return Match.from_state(oono, read_position(oono, oono.table(players, OPTIONS), position))


class Onlooking:
    """The memory of each seat of a match, brought up to date by `do`."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.memories = [Memory() for _ in match.state.hands]
        self.beliefs = [Belief(match.variant) for _ in match.state.hands]
        for seat, memory in enumerate(self.memories):
            memory.begin(match.state.seen_from(seat))

    def do(self, seat: int, action: Any) -> None:
        state = self.match.state
        if isinstance(action, str):
            action = parse_action(action, state.table.deck, self.match.variant.info.vocabulary)
        events = self.match.submit(seat, action, state.now)
        assert isinstance(events, list), events
        for eye, memory in enumerate(self.memories):
            memory.note(state.now, seat, action, redact(events, eye), state.seen_from(eye))

    def expected(self, eye: int, of: int) -> list[float]:
        belief = self.beliefs[eye]
        belief.update(self.memories[eye], eye)
        return belief.expected(self.match.observe(eye).state)[of]


def surely(row: list[float], hand: list[int]) -> bool:
    """Whether these cards are expected for certain, and no others."""
    return all(row[card] >= count - 1e-9 for card, count in Counter(hand).items())


def test_both_old_owners_are_sure_of_what_they_gave() -> None:
    hands = ["R7 G3 Y8 B1", "B9 B8 G6", "Y1 Y2 G5"]
    told = Onlooking(at({"hands": hands, "discard": "R5"}, 3))
    told.do(0, "play R7 swap 1")
    first, second = told.match.state.hands[0], told.match.state.hands[1]
    assert surely(told.expected(0, 1), second)
    assert surely(told.expected(1, 0), first)
    assert not surely(told.expected(2, 0), first)
    told.do(1, "draw")
    assert surely(told.expected(0, 1), second[:3])


def test_a_hand_that_goes_on_is_known_to_who_gave_it() -> None:
    hands = ["R0 G3 Y8", "B9 B8 G6", "Y1 Y2 G5"]
    told = Onlooking(at({"hands": hands, "discard": "R5"}, 3))
    told.do(0, "play R0")
    state = told.match.state
    for giver in range(3):
        taker = (giver + 1) % 3
        assert surely(told.expected(giver, taker), state.hands[taker])


def test_a_hand_that_was_shown_is_known_to_the_doubter_alone() -> None:
    hands = ["W+4 R1 G3 Y8", "B9 B8 G6", "Y1 Y2 G5"]
    told = Onlooking(at({"hands": hands, "discard": "R5"}, 3))
    shown = list(told.match.state.hands[0][1:])
    told.do(0, "play W+4 as B")
    told.do(1, "doubt")
    assert surely(told.expected(1, 0), shown)
    assert not surely(told.expected(2, 0), shown)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("game", ["oono", "classic"])
def test_what_is_known_is_so_and_worlds_look_like_what_is_seen(game: str, players: int) -> None:
    variant, rng = find_variant(game), Rng(players)
    table = variant.table(players, {**OPTIONS, "draw_until": True})
    told = Onlooking(Match(variant, table, players))
    looked = 0
    for _ in range(120):
        state = told.match.state
        if state.over:
            break
        told.do(*random_action(variant, state, state.now, rng))
        if state.over:
            break
        for eye in range(players):
            belief = told.beliefs[eye]
            belief.update(told.memories[eye], eye)
            for seat, holder in enumerate(belief._holders):
                if holder is not None:
                    assert not Counter(holder.known) - Counter(state.hands[seat])
                    assert holder.hidden + len(holder.known) == len(state.hands[seat])
            seen = told.match.observe(eye)
            world = belief.sampler(seen, rng.fork()).world()
            assert variant.legal(world, eye) == seen.legal
            assert world.seen_from(eye) == seen.state
            assert Counter(card for zone in world.zones() for card in zone) == Counter(
                state.table.deck.cards()
            )
            assert sample(seen, rng).seen_from(eye) == seen.state
            looked += 1
    assert looked > players
