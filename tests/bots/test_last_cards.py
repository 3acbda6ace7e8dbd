"""The exact play of the last cards of Tricks."""

from __future__ import annotations

from itertools import product

import pytest

from game.bots.bot import Temper
from game.bots.greedy_bot import GreedyBot
from game.bots.last_cards import LastCards, different
from game.bots.search import prospects
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.state import State
from game.variants import find_variant

TRICKS = find_variant("tricks")


def late(seed: int, cards: int, players: int = 2) -> Match:
    """A match whose seat in turn holds so many cards and has a choice."""
    for number in range(seed, seed + 1000):
        match = Match(TRICKS, TRICKS.table(players), number)
        bot, rng = GreedyBot(TRICKS, Temper(honesty=1.0)), Rng(number)
        while not match.state.over:
            seat = match.state.turn
            seen = match.observe(seat)
            if len(match.state.hands[seat]) == cards and len(seen.legal) > 1:
                return match
            match.submit(seat, bot.decide(seen, 1, rng), 0)
    raise AssertionError("no such match")


def best_by_hand(state: State, seat: int) -> float:
    """The chance of `seat` in a two-player match by plain minimax, which knows no shortcut."""
    if state.winners:
        return prospects(state, low_wins=False)[seat]
    found = []
    for action in TRICKS.legal(state, state.turn):
        after = state.clone()
        TRICKS.apply(after, after.turn, action, 0)
        found.append(best_by_hand(after, seat))
    return max(found) if state.turn == seat else min(found)


@pytest.mark.parametrize("seed", [1, 40, 90])
def test_it_finds_what_trying_everything_finds(seed: int) -> None:
    match = late(seed, 3)
    seat = match.state.turn
    last = LastCards(TRICKS, match.observe(seat))
    assert len(list(last.add(match.state, 1))) == len(last.chances)
    for action, chance in last.chances.items():
        after = match.state.clone()
        TRICKS.apply(after, seat, action, 0)
        assert chance == pytest.approx(best_by_hand(after, seat))


def test_worlds_of_equal_hands_are_looked_at_once() -> None:
    match = late(1, 3)
    other = match.state.clone()
    other.hands[0].reverse()
    swapped = match.state.clone()
    swapped.hands[0], swapped.hands[1] = swapped.hands[1], swapped.hands[0]
    counts = [times for _, times in different([match.state, other, swapped, other])]
    assert sorted(counts) == [1, 3]


@pytest.mark.parametrize(("players", "cards"), list(product((3, 4), (2, 3))))
def test_it_leaves_the_worlds_alone(players: int, cards: int) -> None:
    match = late(3, cards, players)
    before = match.state.encode()
    last = LastCards(TRICKS, match.observe(match.state.turn))
    list(last.add(match.state, 2))
    assert match.state.encode() == before
    assert last.ranked()[0] in match.observe(match.state.turn).legal
