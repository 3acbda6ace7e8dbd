"""What is said of the measured strengths: entries for their file, and the README's table."""

from __future__ import annotations

from collections.abc import Mapping

from game.store.strength_file import Strength, Strengths
from game.tools.strength.entrants import entrant
from game.tools.strength.mirrored import Report

BEGIN = "<!-- strengths: written by `main.py bots table README.md` -->"
END = "<!-- end of strengths -->"


class NoMarks(Exception):
    """A page without the two marks between which the table stands; the message is a sentence."""


def measured(report: Report) -> dict[str, Strength]:
    """Return what the report of a ladder for two says of each bot but the yardstick.

    The player's own are left out, and those with a number of iterations that is not theirs.
    """
    return {
        row["id"]: Strength(
            players=report["players"],
            over_greedy=round(row["over_greedy"], 4),
            low=round(row["over_greedy_ci95"][0], 4),
            high=round(row["over_greedy_ci95"][1], 4),
            deals=row["over_greedy_deals"],
            rating=row["rating"],
            rating_low=row["ci95"][0],
            rating_high=row["ci95"][1],
        )
        for row in report["bots"]
        if "over_greedy" in row and ":" not in row["id"] and not entrant(row["id"]).own
    }


def merged(known: Strengths, game: str, new: Mapping[str, Strength]) -> Strengths:
    """Return the strengths with those of some bots in one game replaced."""
    return {**known, game: {**known.get(game, {}), **new}}


def table_of(strengths: Strengths, titles: Mapping[str, str]) -> str:
    """Return the table in Markdown: a bot a row, weaker ones first, and a game a column.

    `titles` are those of the games by their ids, in the order of the columns.
    """
    games = [game for game in titles if strengths.get(game)]
    bots = {bot for game in games for bot in strengths[game]}
    if not bots:
        return "Nothing has been measured yet."

    def strength(bot: str) -> tuple[float, str]:
        rates = [strengths[game][bot].over_greedy for game in games if bot in strengths[game]]
        return sum(rates) / len(rates), bot

    lines = [
        " | ".join(["| bot", *(titles[game] for game in games)]) + " |",
        "|---" * (1 + len(games)) + "|",
    ]
    for bot in sorted(bots, key=strength):
        cells = [_cell(strengths[game].get(bot)) for game in games]
        lines.append(" | ".join([f"| `{bot}`", *cells]) + " |")
    return "\n".join(lines)


def _cell(found: Strength | None) -> str:
    if found is None:
        return ""
    share, low, high = (100 * each for each in (found.over_greedy, found.low, found.high))
    return f"{share:.1f} ({low:.1f} to {high:.1f})"


def written(page: str, table: str) -> str:
    """Return the page with the table between its marks. Raises NoMarks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise NoMarks(f"it has no place for the table: the lines {BEGIN} and {END}.")
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"
