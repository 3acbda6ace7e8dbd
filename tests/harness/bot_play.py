"""Whole matches of bots without a screen, and the tapes of them."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.policies import CARE, POLICIES
from game.engine.match import Match
from game.engine.option_values import Value
from game.engine.rng import Rng
from game.session.controllers import BotSeat
from game.session.plan import Plan, Seat
from game.session.replays.tape import Tape
from game.session.runner import Runner
from game.store.talk_options import talk_options
from game.variants import find_variant
from tests.harness.couch import NAMES


def tape_of_bots(
    game: str,
    policies: str = "normal normal",
    seed: int = 5,
    options: Mapping[str, Value] | None = None,
    people: int = 1,
) -> Tape:
    """Return a match that bots of these policies have played to its end; the first seats count as people's."""
    variant = find_variant(game)
    names = policies.split()
    chosen = dict(options or {})
    if any(option.name == "rounds" for option in variant.info.options):
        chosen.setdefault("rounds", 1)
    seats = tuple(
        Seat(NAMES[number], NAMES[number].lower(), "" if number < people else "greedy")
        for number in range(len(names))
    )
    settled = {**talk_options(variant, "en"), **chosen}
    table = variant.table(len(names), settled, [seat.name for seat in seats])
    match = Match(variant, table, seed)
    luck = Rng(seed)
    bots = [BotSeat(POLICIES[name](variant, CARE["hard"]), luck.fork()) for name in names]
    Runner(match, bots).run()
    return Tape(Plan(game, seats, chosen, seed), match)
