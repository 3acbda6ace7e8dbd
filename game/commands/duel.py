"""The command `duel`."""

from __future__ import annotations

import json
import math
import sys
from typing import Any

import click

from game.commands.choices import (
    ALLOW_PROGRAMS,
    allowed_programs,
    chosen_bot,
    chosen_game,
    chosen_options,
)
from game.commands.common import CommandError, say, tell_errors, watched
from game.commands.shared_options import as_json, first_deal, jobs, rules_options
from game.commands.values import Between, Name, Value, Whole
from game.tools.strength import duel as measuring
from game.words.counted import counted

FIXED, SEQUENTIAL = 1000, 20_000
"""How many deals are played at most if nothing is said: without a test, and with one."""

RISK = Between(0, 0.5)


class Bounds(Value):
    """Two shares of wins, such as 0.5,0.53."""

    name = "bounds"
    expected = "two shares of wins between 0 and 1 were expected, such as 0.5,0.53"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[float, float]:
        """The two shares, the lower one first; click's error for any others."""
        try:
            low, high = map(float, str(value).split(","))
        except ValueError:
            low = high = math.nan
        if not 0 < low < high < 1:
            self.refuse(value, param, ctx)
        return low, high


@click.command()
@click.argument("game", type=Name("a game"))
@click.argument("a", type=Name("a bot"))
@click.argument("b", type=Name("a bot"))
@click.option("--players", default=2, show_default=True, type=Whole(), help="Number of players.")
@click.option(
    "--sprt",
    type=Bounds(),
    metavar="LOW,HIGH",
    help="Stop as soon as a test has decided between these shares of wins.",
)
@click.option(
    "--alpha", default=0.05, show_default=True, type=RISK, help="Risk of accepting HIGH wrongly."
)
@click.option(
    "--beta", default=0.05, show_default=True, type=RISK, help="Risk of rejecting HIGH wrongly."
)
@click.option(
    "--deals",
    type=Whole(1),
    help=f"Most deals; {FIXED} if not given, or {SEQUENTIAL} with --sprt.",
)
@first_deal()
@click.option(
    "--both", is_flag=True, help="Let one B play among As as well; the test leaves that out."
)
@rules_options()
@jobs()
@ALLOW_PROGRAMS
@as_json()
def duel(
    game: str,
    a: str,
    b: str,
    players: int,
    sprt: tuple[float, float] | None,
    alpha: float,
    beta: float,
    deals: int | None,
    seed: int,
    both: bool,
    rules: str | None,
    options: tuple[str, ...],
    jobs: int,
    allow_programs: bool,
    as_json: bool,
) -> None:
    """Let bot A play GAME against B on mirrored deals until it is decided whether A is stronger.

    A and B are bots or policies; `master:400` is one that searches with 400 iterations a decision. With
    more than two players one A sits among Bs, once in every seat of each deal, and wins 1 ÷ players of
    the matches if it is no stronger. With partners a pair of A plays pairs of B, and wins 1 ÷ pairs.
    """
    variant = chosen_game(game)
    chosen = chosen_options(variant, players, options, rules)
    if chosen_bot(a, "A", programs=True) == chosen_bot(b, "B", programs=True):
        raise CommandError(f"A and B are both {a}; two different bots are needed.")
    programs = allowed_programs((a, b), allow_programs)
    most = deals or (SEQUENTIAL if sprt else FIXED)
    plan = measuring.Duel(
        game, a, b, players, most, seed, chosen, sprt, alpha, beta, both, programs
    )

    report, errors = measuring.duel(plan, jobs, lambda each: watched(each, most, "deals"))
    tell_errors(errors)
    say(json.dumps(report, indent=2) if as_json else _shown(report))
    sys.exit(1 if errors else 0)


def _shown(report: dict[str, Any]) -> str:
    low, high = report["ci95"]
    lines = [
        f"{report['game']}, {counted(report['players'], 'player')}, "
        f"{counted(report['deals'], 'mirrored deal')}, "
        f"{counted(report['matches'], 'match')} in {report['seconds']:.2f} s",
        f"{report['a']} over {report['b']}: {report['win_rate']:.4f} of the matches, "
        f"95 % interval {low:.4f} – {high:.4f}, fair is {report['fair']:.4g}",
    ]
    if report["win_rate_b"] is not None:
        low, high = report["ci95_b"]
        lines.append(
            f"{report['b']} alone among {report['a']}: {report['win_rate_b']:.4f}, "
            f"95 % interval {low:.4f} – {high:.4f}"
        )
    if report["decision"] is not None:
        lower, upper = report["llr_bounds"]
        lines.append(
            f"LLR {report['llr']:.2f} ({lower:.2f}, {upper:.2f}) for {report['high']:g} "
            f"against {report['low']:g}: {report['decision']}"
        )
    return "\n".join(lines)
