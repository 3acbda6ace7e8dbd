"""The bots that play like people: their slips, their tempers, and the times in which they react."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from game.bots.bot import Temper, reaction_time
from game.bots.people_bot import EasyBot, NormalBot
from game.bots.policies import CARE, POLICIES
from game.engine.match import Match
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.variants import VARIANTS, find_variant
from tests.harness.random_play import positions

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)
EVEN = Temper(attention=1.0, honesty=1.0)


def decisions(variant: Variant[Any], seeds: int = 6, players: int = 3) -> list[Observation]:
    """Observations of seats in turn with a choice."""
    found = []
    for seed in range(seeds):
        match = Match(variant, variant.table(players), seed)
        for _ in positions(match, Rng(seed), 60):
            seen = match.observe(match.state.turn)
            if len(seen.legal) > 1:
                found.append(seen)
    return found


@every_game
def test_slips_are_never_absurd(variant: Variant[Any]) -> None:
    """A beginner overlooks the better card, but draws nothing for it, and always goes out."""
    bot, rng = EasyBot(variant, EVEN), Rng(1)
    slips = 0
    for seen in decisions(variant):
        appeal = {a: variant.adviser.appeal(seen.state, seen.seat, a) for a in seen.legal}
        best = max(appeal, key=lambda action: appeal[action])
        held = len(seen.state.hands[seen.seat])
        for _ in range(5):
            action = bot.decide(seen, 1, rng)
            slips += appeal[action] < appeal[best]
            if best.verb == "play":
                assert action.verb == "play"
            if len(best.cards) == held:
                assert len(action.cards) == held
    assert slips


@every_game
def test_the_better_one_slips_less(variant: Variant[Any]) -> None:
    slips: Counter[str] = Counter()
    for bot in (EasyBot(variant, EVEN), NormalBot(variant, EVEN)):
        rng = Rng(2)
        for seen in decisions(variant):
            appeal = {a: variant.adviser.appeal(seen.state, seen.seat, a) for a in seen.legal}
            action = bot.decide(seen, 1, rng)
            slips[type(bot).__name__] += appeal[action] < max(appeal.values())
    assert slips["NormalBot"] < slips["EasyBot"]


@pytest.mark.parametrize("policy", ["easy", "normal", "hard"])
@pytest.mark.parametrize("name", ["risk", "patience", "mercy"])
def test_a_temper_changes_what_is_played(policy: str, name: str) -> None:
    variant = find_variant("classic" if name != "risk" else "tricks")
    seen = decisions(variant, 12)
    played = []
    for value in (0.0, 1.0):
        bot = POLICIES[policy](variant, replace(EVEN, **{name: value}))
        rng = Rng(3)
        played.append([bot.decide(each, 1, rng) for each in seen])
    assert played[0] != played[1]


@pytest.mark.parametrize("level", CARE)
def test_reaction_times_scatter_like_those_of_people(level: str) -> None:
    """Of 1,000 reactions no time makes up more than a hundredth; none is faster than a person can be."""
    rng = Rng(4)
    temper = CARE[level]
    times = [reaction_time(temper, 4, rng) for _ in range(1000)]
    assert max(Counter(times).values()) <= 10
    assert min(times) >= 250
    usual = sorted(times)[500]
    assert temper.reaction < usual < 1.6 * temper.reaction


def test_much_to_watch_makes_slow() -> None:
    temper = Temper(reaction=1000)
    times = [
        [reaction_time(temper, clutter, Rng(seed)) for seed in range(300)] for clutter in (0, 20)
    ]
    assert sum(times[1]) > 1.5 * sum(times[0])
