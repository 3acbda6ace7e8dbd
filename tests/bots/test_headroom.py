"""The bot that sees all hands: what it sees and what it does not, and that it pays."""

from __future__ import annotations

import pytest

from game.bots.bot import Temper
from game.engine.cards import UNKNOWN
from game.engine.match import Match
from game.engine.observe import observe
from game.engine.rng import Rng
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.variants import VARIANTS, find_variant
from tests.bots.headroom import Headroom
from tests.bots.seeing_bot import SeeingBot, TrueHands


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)
def test_its_worlds_have_the_hands_as_they_are_and_nothing_else_that_is_hidden(variant) -> None:
    match = Match(variant, variant.table(3), 4)
    observation = observe(variant, match.state, 1, 0)
    worlds = TrueHands(observation, match.state, Rng(7))
    found = [worlds.world() for _ in range(8)]
    assert all(world.hands == match.state.hands for world in found)
    assert all(world.seen_from(1).zones() == observation.state.zones() for world in found)
    hidden = sum(zone.count(UNKNOWN) for zone in observation.state.zones())
    piled = hidden - sum(hand.count(UNKNOWN) for hand in observation.state.hands)
    orders = {tuple(map(tuple, world.zones())) for world in found}
    assert len(orders) == (8 if piled > 1 else 1)
    assert len({world.rng for world in found}) == 8


def test_it_wins_more_than_its_share() -> None:
    room = Headroom("classic", budget=60, options={"rounds": 1})
    assert sum(room.wins(deal) for deal in range(6)) > 6


def test_it_plays_on_its_own_match() -> None:
    variant = find_variant("oono")
    match = Match(variant, variant.table(2, {"rounds": 1}), 3)
    Runner(
        match, [BotSeat(SeeingBot(match, Temper()), Rng(seat), budget=8) for seat in (0, 1)]
    ).run()
    assert match.state.over
