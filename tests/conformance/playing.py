"""What the conformance tests share: random tables, random matches, and every action there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from game.engine.actions import NEXT_ROUND, TABLE, Action
from game.engine.match import Match
from game.engine.notation import VERBS
from game.engine.options import Option, SetupError
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant


def random_value(option: Option, rng: Rng) -> Any:
    if option.choices:
        return rng.choice(option.choices)
    if isinstance(option.default, bool):
        return rng.below(2) == 1
    if isinstance(option.default, int):
        # Long matches prove nothing that short ones do not.
        span = range(option.low, min(option.high, option.low + 3) + 1)
        return rng.choice([*span, *option.also, option.default])
    return option.default


def random_table(variant: Variant[Any], players: int, rng: Rng) -> Table:
    """A table with random options, among those that can be dealt."""
    for _ in range(200):
        options = {option.name: random_value(option, rng) for option in variant.info.options}
        try:
            return variant.table(players, options)
        except SetupError:
            continue
    return variant.table(players)


def positions(match: Match, rng: Rng, steps: int = 400) -> Iterator[State]:
    """Play random actions, calls now and then, and give the state before each; at most `steps`."""
    variant, now = match.variant, match.state.now
    for _ in range(steps):
        state = match.state
        yield state
        if match.over:
            return
        now += rng.below(900)
        seat, action = random_action(variant, state, now, rng)
        answer = match.submit(seat, action, now)
        assert isinstance(answer, list), (action, answer)


def random_action(variant: Variant[Any], state: State, now: int, rng: Rng) -> tuple[int, Action]:
    """Something that is allowed now: mostly a turn action, sometimes a call."""
    if state.over:
        return TABLE, NEXT_ROUND
    legal = variant.legal(state, state.turn)
    calls = [
        (seat, call)
        for seat in range(state.players)
        for call in variant.calls(state, seat, now)
        if variant.check(state, seat, call, now) is None
    ]
    if calls and (not legal or rng.below(4) == 0):
        return rng.choice(calls)
    return state.turn, rng.choice(legal)


def turn_actions(variant: Variant[Any], table: Table) -> list[Action]:
    """Every turn action with one card or none that can be written down for this table's deck."""
    verbs = variant.info.turn_verbs
    actions = [Action(verb) for verb in ("draw", "pass", "downtown", "uptown") if verb in verbs]
    suits = range(-1, len(table.deck.suits))
    actions += [
        Action("play", (card,), suit) for card in range(len(table.deck.faces)) for suit in suits
    ]
    if "bid" in verbs:
        actions += [Action("bid", number=number) for number in range(20)]
    return actions


def nonsense(table: Table, rng: Rng) -> tuple[int, Action]:
    """Any action by anybody, mostly not allowed."""
    cards = tuple(rng.below(len(table.deck.faces)) for _ in range(rng.below(3)))
    verb = rng.choice([*VERBS, "dance", ""])
    action = Action(
        verb,
        cards,
        rng.below(len(table.deck.suits) + 1) - 1,
        rng.below(table.players + 2) - 1,
        rng.below(20),
        rng.choice(["", "too-slow", "nonsense", "is it my turn?"]),
    )
    return rng.below(table.players + 2) - 1, action


def all_cards(state: State) -> Counter[int]:
    return Counter(card for zone in state.zones() for card in zone)
