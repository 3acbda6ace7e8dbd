"""Detection of leaks: what a seat cannot see is dealt anew in the true state, and its observation compared.

What is hidden is declared here independently of the states, whose declarations are under test. If an
observation, a decision or a reaction differs between two states that look the same from a seat, hidden
information has leaked: `Leak` names it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.bots.bot import Bot
from game.engine.match import Match
from game.engine.observe import observe
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant
from game.variants import find_variant

FACE_UP = {"discard", "trick", "taken"}
"""Zones whose cards everybody sees, beside those from which cards are taken, and where these are gathered.

Every other zone is face down, and a hand is its holder's alone.
"""

NAMES = {
    "draw": "the draw pile",
    "centre": "the one card",
    "aside": "the cards set aside",
    "rng": "the generator",
    "legal": "the legal actions",
}
"""The names of leaks, by the field that differs."""

BUDGET = 10

Encoded = dict[str, Any]


class Leak(AssertionError):
    """Hidden information has reached a seat, or a bot in it; the message names it."""


def hidden_lists(state: State, seat: int) -> list[list[int]]:
    """Return every list of cards that is face down for `seat`; the lists themselves, not copies."""
    found: list[list[int]] = []
    if not state.over:
        found += [hand for owner, hand in enumerate(state.hands) if owner != seat]
    info = find_variant(state.table.game).info
    face_up = FACE_UP | {*info.open_zones, info.gathers}
    declared = {name for name, _, seen in state.plan if seen in ("covered", "laid")}
    for name in sorted(declared | {"draw", "centre", "aside"}):
        zone = getattr(state, name, None)
        if zone is not None and name not in face_up:
            found += zone if zone and isinstance(zone[0], list) else [zone]
    return found


def redealt(state: State, seat: int, rng: Rng) -> State:
    """Return another state that looks the same from `seat`: face-down cards dealt anew, another generator."""
    world = state.clone()
    zones = hidden_lists(world, seat)
    cards = [card for zone in zones for card in zone]
    rng.shuffle(cards)
    for zone in zones:
        zone[:] = [cards.pop() for _ in zone]
    world.rng = rng.bits()
    return world


def check_observation(variant: Variant[Any], state: State, seat: int, rng: Rng) -> None:
    """Raise Leak if the observation of `seat` differs between two states that look the same from it."""
    world = redealt(state, seat, rng)
    here, there = (observe(variant, each, seat, state.now, 7) for each in (state, world))
    for name, _, _ in state.plan:
        one, other = getattr(here.state, name), getattr(there.state, name)
        if one == other:
            continue
        if name == "hands":
            owners = [
                n for n, hands in enumerate(zip(one, other, strict=True)) if hands[0] != hands[1]
            ]
            others = [n for n in range(state.players) if n != seat and state.hands[n]]
            what = "all hands" if owners == others else f"the hand of seat {owners[0]}"
        else:
            what = NAMES.get(name, f"the field {name}")
        raise Leak(f"{variant.info.id}: seat {seat} is shown {what}")
    if here.legal != there.legal:
        raise Leak(f"{variant.info.id}: seat {seat} is shown {NAMES['legal']}")
    if here != there:
        raise Leak(f"{variant.info.id}: seat {seat} is shown more than its view")


def decided(
    variant: Variant[Any], table: Table, data: Encoded, seat: int, bot: Bot, luck: int
) -> tuple[object, object]:
    """Return a bot's decision and reaction in a state; no object of another state is alive meanwhile."""
    match = Match.from_state(variant, variant.state.decode(table, data))
    seen = match.observe(seat)
    decision = bot.decide(seen, BUDGET, Rng(luck)) if seen.legal else None
    return decision, bot.react(seen, Rng(luck))


def check_bot(
    variant: Variant[Any], table: Table, data: Encoded, seat: int, bot: Bot, name: str, rng: Rng
) -> None:
    """Raise Leak if the bot acts differently in a state that looks the same from its seat."""
    luck = rng.bits()
    first = decided(variant, table, data, seat, bot, luck)
    for _ in range(2):
        world = redealt(variant.state.decode(table, data), seat, rng).encode()
        other = decided(variant, table, world, seat, bot, luck)
        if other != first:
            raise Leak(
                f"{variant.info.id}: the bot {name} in seat {seat} knows what it cannot see: "
                f"{first} in one world, {other} in another"
            )


def moments(match: Match, states: Iterator[State], every: int) -> list[Encoded]:
    """Return some of the states of a match, encoded; the match itself is gone afterwards."""
    return [state.encode() for number, state in enumerate(states) if number % every == 0]
