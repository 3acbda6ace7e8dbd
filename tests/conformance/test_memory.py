"""What a bot remembers is what its seat was shown: two matches that look the same to it are remembered alike.

Beside a match runs another one in which everything that the seat cannot see has been dealt anew. As long as the
same actions are possible in both and look the same, the bots of the seat must remember and decide the same.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.bot import Temper
from game.bots.greedy_bot import GreedyBot
from game.bots.memory import Memory
from game.bots.policies import POLICIES
from game.engine.actions import Action, Refusal
from game.engine.events import redact
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.session.controllers import BotSeat
from game.variants import VARIANTS

from .hidden_cards import redealt

REMEMBERING = [
    name for name, policy in POLICIES.items() if policy(VARIANTS[0], Temper()).memory is not None
]
ACTIONS, TRIES, BUDGET = 40, 40, 12


def tables() -> list[Any]:
    return [
        pytest.param(variant, players, id=f"{variant.info.id}-{players}")
        for variant in VARIANTS
        for players in sorted({variant.info.min_players, 3, variant.info.max_players})
        if variant.info.min_players <= players <= variant.info.max_players
    ]


def twin(match: Match, seat: int, actor: int, action: Action, rng: Rng) -> Match | None:
    """Return a match that looks the same from `seat`, in which the action of another seat is possible."""
    for _ in range(TRIES):
        other = Match.from_state(match.variant, redealt(match.state, seat, rng))
        other.number = match.number
        if match.variant.check(other.state, actor, action, match.state.now) is None:
            return other
    return None


def remembered(memory: Memory | None) -> list[Any]:
    assert memory is not None
    return [
        (each.now, each.seat, each.action, each.events, each.before.encode(), each.after.encode())
        for each in memory.actions
    ]


@pytest.mark.parametrize(("variant", "players"), tables())
@pytest.mark.parametrize("policy", REMEMBERING)
def test_the_hidden_cards_change_no_memory_and_no_decision(
    variant: Variant[Any], players: int, policy: str
) -> None:
    rng, seat = Rng(8), 0
    match = Match(variant, variant.table(players), 3)
    here, there = (BotSeat(POLICIES[policy](variant, Temper()), Rng(1)) for _ in range(2))
    for each in (here, there):
        each.begin(match.state, seat)
    others = GreedyBot(variant, Temper(attention=1.0, honesty=1.0))
    twins = decisions = 0
    while not match.state.over and len(match.log) < ACTIONS:
        due = variant.out_of_turn.due(match.state, match.state.now)
        actor = due[0][0] if due else match.state.turn
        seen = match.observe(actor)
        if not due and actor == seat and len(seen.legal) > 1:
            decisions += 1
            luck = rng.bits()
            chosen = {each.bot.decide(seen, BUDGET, Rng(luck)) for each in (here, there)}
            assert len(chosen) == 1, f"{policy} remembers what it was not shown"
        action = due[0][1] if due else others.decide(seen, 1, rng)
        other = twin(match, seat, actor, action, rng) if actor != seat else None
        events = match.submit(actor, action, match.state.now)
        assert not isinstance(events, Refusal)
        here.witness(match.log[-1], events, match.state, seat)
        if other is not None:
            same = other.submit(actor, action, match.state.now)
            assert not isinstance(same, Refusal)
            alike = redact(same, seat) == redact(events, seat)
            if (
                alike
                and other.state.seen_from(seat).encode() == match.state.seen_from(seat).encode()
            ):
                twins += 1
                there.witness(other.log[-1], same, other.state, seat)
                continue
        there.witness(match.log[-1], events, match.state, seat)
    assert remembered(here.bot.memory) == remembered(there.bot.memory)
    assert twins
    assert decisions


def test_a_memory_of_a_hidden_card_is_found() -> None:
    """The comparison sees a controller that shows its bot the whole state."""
    variant = VARIANTS[0]
    match = Match(variant, variant.table(2), 3)
    shown = match.state.clone()
    memory, fair = Memory(), Memory()
    for each, view in ((memory, shown), (fair, match.state.seen_from(0))):
        each.begin(view)
        each.note(0, 1, Action("draw"), [], view)
    assert remembered(memory) != remembered(fair)
