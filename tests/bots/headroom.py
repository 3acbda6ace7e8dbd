"""How much there is to gain: `python -m tests.bots.headroom GAME` lets the bot that sees all hands play.

It sits once in every seat of each deal, like `A` in `main.py duel`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import click

from game.bots.policies import POLICIES
from game.engine.match import Match
from game.engine.rng import Rng
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.store.bot_files import USUAL_BUDGET
from game.store.talk_options import talk_options
from game.tools.strength.entrants import entrant
from game.tools.strength.intervals import share_of
from game.variants import VARIANTS, find_variant
from tests.bots.seeing_bot import SeeingBot


@dataclass(frozen=True)
class Headroom:
    """Deals of a game on which one bot that sees all hands plays against others of a policy."""

    game: str
    against: str = "greedy"
    players: int = 2
    budget: int = USUAL_BUDGET
    options: Mapping[str, Any] = field(default_factory=dict)

    def wins(self, deal: int) -> float:
        """Play a deal once from every seat; return how many matches it won, shared ones as parts."""
        return sum(self._won(deal, seat) for seat in range(self.players))

    def _won(self, deal: int, seat: int) -> float:
        variant = find_variant(self.game)
        options = {**talk_options(variant), **self.options}
        match = Match(variant, variant.table(self.players, options), deal)
        luck = Rng(deal * 1_000_003 + seat)
        seats = [self._seat(match, each == seat, luck.fork()) for each in range(self.players)]
        Runner(match, seats).run()
        winners = match.state.winners
        return 1 / len(winners) if seat in winners else 0.0

    def _seat(self, match: Match[Any], sees: bool, rng: Rng) -> BotSeat:
        if sees:
            return BotSeat(SeeingBot(match, entrant("master").temper), rng, budget=self.budget)
        other = entrant(self.against)
        return BotSeat(other.bot(match.variant), rng, budget=other.budget)


@click.command()
@click.argument("game", type=click.Choice([each.info.id for each in VARIANTS]))
@click.option("--against", type=click.Choice([*POLICIES]), default="greedy", show_default=True)
@click.option("--players", default=2, show_default=True)
@click.option("--deals", default=100, show_default=True)
@click.option("--seed", default=1, show_default=True, help="Number of the first deal.")
@click.option("--budget", default=USUAL_BUDGET, show_default=True, help="Iterations a decision.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
def main(
    game: str,
    against: str,
    players: int,
    deals: int,
    seed: int,
    budget: int,
    options: Sequence[str],
) -> None:
    """Measure the share of matches that a bot wins that sees all hands."""
    given = {}
    for each in options:
        name, _, value = each.partition("=")
        given[name] = int(value) if value.isdecimal() else value
    room = Headroom(game, against, players, budget, given)
    share = share_of((players, room.wins(deal)) for deal in range(seed, seed + deals))
    click.echo(
        f"{game}, {players} players, {deals} mirrored deals: who sees all hands wins "
        f"{share.rate:.4f} of the matches against {against}, 95 % interval {share.low:.4f} – {share.high:.4f}"
    )


if __name__ == "__main__":
    main()
