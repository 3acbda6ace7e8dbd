"""The commands `bots blunders`, `calibrate`, `reviews` and `table`: what bots, and their reviews, are worth."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from game.commands.choices import chosen_bot, chosen_game, chosen_options
from game.commands.common import (
    CommandError,
    as_reason,
    english,
    make_folder,
    say,
    tell_errors,
    watched,
)
from game.commands.shared_options import as_json, count, first_deal, rules_options
from game.commands.values import Folder, InputFile, Name, Whole
from game.engine.problems import Problem
from game.files.reading import Unreadable, read_text
from game.files.writing import write_whole
from game.store.language_files import load_words
from game.store.strength_file import load_strengths
from game.tools.simulate import NotSaved
from game.tools.strength import blunder_hunt, calibration, longer_looks
from game.tools.strength.strength_table import NoMarks, table_of, written
from game.variants import VARIANTS
from game.words.counted import counted
from game.words.path_names import named


@click.command()
@click.argument("game", type=Name("a game"))
@click.option(
    "--bot", type=Name("a bot"), default="greedy", show_default=True, help="The bot to watch."
)
@count("--decisions", 1000, "Fewest decisions to count.")
@click.option(
    "--players", default=0, type=Whole(0), help="Number of players; 2, 3 and 4 in turn if 0."
)
@first_deal()
@rules_options()
@click.option(
    "--save", type=Folder(), help="Save a replay of the first of each kind in this folder."
)
@as_json()
def blunders(
    game: str,
    bot: str,
    decisions: int,
    players: int,
    seed: int,
    rules: str | None,
    options: tuple[str, ...],
    save: Path | None,
    as_json: bool,
) -> None:
    """Let a bot play GAME against itself and count its plain mistakes."""
    variant = chosen_game(game)
    chosen = chosen_options(variant, players or variant.info.min_players, options, rules)
    make_folder(save)
    tables = (players,) if players else blunder_hunt.usual_tables(variant)
    hunt = blunder_hunt.Hunt(game, chosen_bot(bot, "--bot"), decisions, tables, seed, chosen, save)
    try:
        report, errors = blunder_hunt.hunt(
            hunt,
            lambda watch: watched(watch, decisions, "decisions", lambda match: match.decisions),
        )
    except NotSaved as error:
        raise CommandError(str(error)) from None
    tell_errors(errors)
    say(json.dumps(report, indent=2) if as_json else _shown(report))
    sys.exit(1 if errors or any(row["count"] for row in report["blunders"]) else 0)


def _shown(report: dict[str, Any]) -> str:
    lines = [f"{report['game']}, {report['bot']}: {counted(report['decisions'], 'decision')}"]
    for row in report["blunders"]:
        lines.append(f"{row['count']:>6}  {row['rule']}: {row['reason']}")
        if row["first"] is not None:
            lines.append(f"        first: {named(row['first'])}")
    return "\n".join(lines)


@click.command()
@click.argument("game", type=Name("a game"))
@click.option(
    "--bot", type=Name("a bot"), default="greedy", show_default=True, help="The bot that plays."
)
@count("--matches", 20, "Number of matches.", least=2)
@count("--players", 4, "Number of players.")
@count("--worlds", 60, "Worlds in which each turn is tried.", least=2)
@first_deal()
@rules_options()
@as_json()
def calibrate(
    game: str,
    bot: str,
    matches: int,
    players: int,
    worlds: int,
    seed: int,
    rules: str | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let a bot play GAME against itself, and compare the chances in reviews with who won."""
    chosen = chosen_options(chosen_game(game), players, options, rules)
    plan = calibration.Calibration(
        game, chosen_bot(bot, "--bot"), players, matches, worlds, seed, chosen
    )
    report, errors = calibration.calibrate(
        plan, lambda found: watched(found, matches, "matches", lambda _: 1)
    )
    tell_errors(errors)
    say(json.dumps(report, indent=2) if as_json else _tenths(report))
    sys.exit(1 if errors else 0)


def _tenths(report: dict[str, Any]) -> str:
    matches = counted(report["matches"], "match")
    lines = [f"{report['game']}, {report['bot']}, {report['players']} players: {matches}"]
    for row in report["tenths"]:
        if row["decisions"]:
            low, high = (100 * row[key] for key in ("low", "high"))
            told, won = 100 * row["told"], 100 * row["won"]
            turns = counted(row["decisions"], "turn")
            lines.append(f"told {told:4.1f}, won {won:4.1f} ({low:.1f} – {high:.1f}), {turns}")
    lines.append(f"luck {report['luck']:+.1f} ± {report['luck_error']:.1f} a match")
    lines.append(f"choice {report['choice']:+.1f} a match")
    return "\n".join(lines)


@click.command()
@click.argument("game", type=Name("a game"))
@click.option(
    "--bot", type=Name("a bot"), default="easy", show_default=True, help="The bot that plays."
)
@count("--shown", 20, "Turning points to look at.")
@count("--players", 4, "Number of players.")
@count("--times", 10, "So many times the worlds of a review.")
@first_deal()
@rules_options()
@as_json()
def reviews(
    game: str,
    bot: str,
    shown: int,
    players: int,
    times: int,
    seed: int,
    rules: str | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let a bot play GAME against itself, and search what reviews show for much longer."""
    chosen = chosen_options(chosen_game(game), players, options, rules)
    plan = longer_looks.LongerLooks(
        game, chosen_bot(bot, "--bot"), players, shown, times, seed, chosen
    )
    report, errors = longer_looks.look_longer(
        plan, lambda found: watched(found, shown, "turning points", lambda each: len(each.looks))
    )
    tell_errors(errors)
    say(json.dumps(report, indent=2) if as_json else _stood(report))
    sys.exit(1 if errors else 0)


def _stood(report: dict[str, Any]) -> str:
    shown, stand = report["shown"], report["stand"]
    low, high = (100 * each for each in report["ci95"])
    matches = counted(report["matches"], "match")
    lines = [
        f"{report['game']}, {report['bot']}, {report['players']} players: {matches}",
        f"{stand} of {shown} stand ({low:.1f} – {high:.1f} of 100), {report['best']} are the best of all",
    ]
    for row in (each for each in report["looks"] if not each["stands"]):
        lost, found = 100 * row["loss"], 100 * row["found"]
        lines.append(
            f"seed {row['seed']}, action {row['at']}: {row['best']} over {row['played']}, "
            f"{lost:.1f} in the review, {found:.1f} found"
        )
    return "\n".join(lines)


@click.command()
@click.argument("page", required=False, type=InputFile())
def table(page: Path | None) -> None:
    """Write the table of measured strengths into PAGE between its marks, or print it without PAGE."""
    words = load_words()
    titles = {variant.info.id: words(f"{variant.info.id}.title") for variant in VARIANTS}
    try:
        text = table_of(load_strengths(), titles)
    except Problem as problem:
        raise CommandError(english(problem)) from None
    if page is None:
        say(text)
        return
    try:
        write_whole(page, written(read_text(page), text).encode())
    except Unreadable as problem:
        raise CommandError(f"{named(page)} cannot be used: {as_reason(problem)}.") from None
    except NoMarks as error:
        raise CommandError(f"{named(page)}: {error}") from None
    except OSError as error:
        raise CommandError(f"{named(page)} cannot be written: {error.strerror}.") from None
