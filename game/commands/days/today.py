"""The command `today`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, timedelta
from functools import partial
from typing import Any

import click

from game.commands.common import CommandError, columns, say, watched
from game.commands.shared_options import as_json, count, jobs
from game.commands.values import Day, Whole
from game.engine.notation.rule_set_text import rule_set
from game.session.today.day import this_day, use_day
from game.session.today.golden import deal_row
from game.session.today.par import MATCHES, is_won
from game.session.today.todays_deal import TodaysDeal, drawn, games_of_the_day
from game.tools.worker_pool import in_order
from game.variants import find_variant

WON, LOST = "x", "-"


@click.command()
@click.option("--today", "day", type=Day(), help="Let it be this day, such as 2026-11-24.")
@count("--days", 1, "Number of days, from that day on.")
@click.option(
    "--matches",
    default=0,
    show_default=True,
    type=Whole(0, MATCHES),
    help="Number of the matches of par that are played of each deal, from the first on.",
)
@jobs()
@as_json("deals")
def today(day: date | None, days: int, matches: int, jobs: int, as_json: bool) -> None:
    """Say what the day's deals are, and play for their par."""
    if day is not None:
        use_day(day)
    first = this_day()
    if days > (date.max - first).days:
        raise CommandError(f"The calendar ends on {date.max.isoformat()}: ask for fewer days.")
    deals = [
        drawn(game, first + timedelta(number))
        for number in range(days)
        for game in games_of_the_day()
    ]
    rows = in_order(partial(_row, matches), deals, jobs)
    found = list(watched(iter(rows), len(deals), "deals"))
    if as_json:
        say("[\n" + ",\n".join(json.dumps(row) for row in found) + "\n]")
        return
    pairs = zip(deals, found, strict=True)
    for line in columns([list(_cells(deal, row)) for deal, row in pairs]):
        say(line)


def _row(matches: int, deal: TodaysDeal) -> dict[str, Any]:
    won = "".join(WON if is_won(deal, number) else LOST for number in range(matches))
    return {**deal_row(deal), "won": won} if matches else deal_row(deal)


def _cells(deal: TodaysDeal, row: dict[str, Any]) -> Iterator[str]:
    yield row["day"]
    yield f"deal {deal.number}"
    yield ", ".join(each or "you" for each in row["seats"])
    yield rule_set(find_variant(deal.game).info, deal.options)
    if "won" in row:
        yield f"{row['won'].count(WON)} of {len(row['won'])}"
