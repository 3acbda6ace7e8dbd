"""The commands of the command line; all work without a screen."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from game import __version__
from game.command_values import Folder, Seconds, WindowSize
from game.engine.problems import Problem, presentable

Part = TypeVar("Part")

JOBS = click.IntRange(1, 64)
HELP = {"help_option_names": ["-h", "--help"]}


class CommandError(click.ClickException):
    """An error that the user can correct. The message is one sentence; the exit status is 2."""

    exit_code = 2


@click.group(context_settings=HELP)
@click.version_option(__version__, prog_name="All for One")
def commands() -> None:
    """All for One: five card games called One. Without a command the game is played."""


@commands.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True))
def scenario(paths: tuple[Path, ...]) -> None:
    """Check scenario files (or all in a folder): rules written as positions and moves."""
    from game.tools import check_scenario as scenarios

    passed = failed = 0
    for file in scenarios.find_files(paths):
        try:
            scenarios.run(scenarios.load(file))
        except (scenarios.ScenarioError, scenarios.ScenarioFailure) as error:
            failed += 1
            kind = "FAILED" if isinstance(error, scenarios.ScenarioFailure) else "ERROR "
            click.echo(f"{kind} {file}: {presentable(str(error), 600)}")
        else:
            passed += 1
            click.echo(f"passed {file}")
    if not passed + failed:
        raise CommandError(
            f"There is no scenario in {', '.join(map(str, paths))}; they end in .toml."
        )
    click.echo(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


@commands.command()
@click.argument("game")
@click.option("--players", default=4, show_default=True, help="How many sit at the table.")
@click.option(
    "--bots", default="greedy,random", show_default=True, help="Bots, rotated through the seats."
)
@click.option("--matches", default=100, show_default=True, type=click.IntRange(1), help="How many.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="First deal.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule's option.")
@click.option("--jobs", default=1, show_default=True, type=JOBS, help="Processes.")
@click.option("--save", type=Folder(), help="Folder for replay files.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def simulate(
    game: str,
    players: int,
    bots: str,
    matches: int,
    seed: int,
    options: tuple[str, ...],
    jobs: int,
    save: Path | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other, without a window."""
    from game.engine.options import SetupError
    from game.tools import simulate as simulation

    variant = _variant(game)
    try:
        chosen = _parsed_options(variant, options)
        variant.table(players, chosen)
    except SetupError as error:
        raise CommandError(_said(error)) from None
    if save is not None:
        try:
            save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandError(f"The folder {save} cannot be made: {error.strerror}.") from None
    plan = simulation.Series(game, players, _bots(bots), matches, seed, chosen, save)

    try:
        report, errors = simulation.simulate(
            plan, jobs, lambda played: _watched(played, matches, "matches")
        )
    except simulation.NotSaved as error:
        raise CommandError(str(error)) from None
    for sentence in errors[:10]:
        click.echo(sentence, err=True)
    click.echo(json.dumps(report, indent=2) if as_json else _table(report))
    sys.exit(1 if errors else 0)


@commands.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--check", is_flag=True, help="Play it again and compare the state hashes.")
def replay(file: Path, check: bool) -> None:
    """Say what a replay FILE holds, or run it again with --check."""
    from game.engine.replay import ReplayError
    from game.store.language_files import load_words
    from game.tools import check_replay

    try:
        if check:
            click.echo(f"{file}: {check_replay.check(file)}")
        else:
            loaded = check_replay.load(file)
            title = load_words()(f"{loaded.variant.info.id}.title")
            click.echo(
                f"{file}: {title}, {', '.join(loaded.table.names)}, "
                f"deal {loaded.seed}, {len(loaded.log)} actions"
            )
    except ReplayError as error:
        why = f" {_said(error.setup)}" if error.setup else ""
        click.echo(f"{file}: {error}.{why}", err=True)
        sys.exit(1)


@commands.command()
@click.option("--rounds", default=5000, show_default=True, type=click.IntRange(1), help="In all.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="First seed.")
@click.option("--jobs", default=1, show_default=True, type=JOBS, help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def soak(rounds: int, seed: int, jobs: int, as_json: bool) -> None:
    """Play very many rounds by chance, with nonsense thrown in, and check that all holds."""
    from game.tools import soak as soaking

    parts = list(
        _watched(soaking.soak(rounds, seed, jobs), rounds, "rounds", lambda part: part.rounds)
    )
    figures: dict[str, Any] = dict(soaking.totals(parts))
    faults = [fault for part in parts for fault in part.faults]
    for fault in faults[:20]:
        click.echo(fault, err=True)
    figures["faults"] = len(faults)
    click.echo(json.dumps(figures, indent=2) if as_json else _lines(figures))
    sys.exit(1 if faults else 0)


@commands.command()
@click.argument("what", type=click.Choice(["engine", "frames", "start"]))
@click.option(
    "--seconds", default=1.0, show_default=True, type=Seconds(), help="Time for each measurement."
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench(what: str, seconds: float, as_json: bool) -> None:
    """Measure the engine, the drawing of frames, or the start of the program."""
    import importlib

    with _on_a_screen():
        figures: dict[str, Any] = importlib.import_module(f"game.tools.bench_{what}").run(seconds)
    click.echo(json.dumps(figures, indent=2) if as_json else _lines(figures))


@commands.command()
@click.argument("folder", metavar="DIR", type=Folder())
@click.option(
    "--size", metavar="WxH", type=WindowSize(), help="All of them in a window of this size."
)
@click.option(
    "--scene", "scenes", multiple=True, metavar="NAME", help="Only this scene, or this picture."
)
@click.option("--language", metavar="NAME", help="With texts in this language, by its folder.")
def shots(
    folder: Path, size: tuple[int, int] | None, scenes: tuple[str, ...], language: str | None
) -> None:
    """Take pictures of every scene and every game into DIR, as PNG files."""
    from game.store.platform_folders import assets, unwritable
    from game.tools import shots as pictures
    from game.tools.shot_scripts import NoSuchMoment
    from game.words.catalogue import languages

    if unwritable(folder) is not None:
        raise CommandError(f"No pictures can be written to {folder}: choose a folder of your own.")
    wanted = pictures.chosen(scenes, size)
    if not wanted:
        known = ", ".join(dict.fromkeys(each.scene for each in pictures.standard()))
        raise CommandError(f"--scene: there is no {scenes[-1]!r}; the scenes are {known}.")
    if language is not None:
        spoken = languages(assets() / "strings")
        if language not in spoken:
            raise CommandError(
                f"--language: there is no {language!r}; the languages are {', '.join(spoken)}."
            )
        wanted = [each.speaking(language) for each in wanted]
    taken = pictures.take(wanted, folder)
    try:
        with _on_a_screen():
            number = sum(1 for _ in _watched(taken, len(wanted), "pictures"))
    except NoSuchMoment as error:
        raise click.ClickException(f"{error}.") from None
    except OSError as error:
        raise CommandError(f"{error.filename} cannot be written: {error.strerror}.") from None
    click.echo(f"{number} {'picture' if number == 1 else 'pictures'} in {folder}")


@commands.command()
@click.option("--events", default=20_000, show_default=True, type=click.IntRange(1), help="In all.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="First seed.")
@click.option("--without", default="", metavar="3-17,20", help="Events that do not happen.")
@click.option(
    "--report", is_flag=True, help="One program at 1920x1080: print what it takes of the machine."
)
def monkey(events: int, seed: int, without: str, report: bool) -> None:
    """Throw random mouse, key, pad, resize and focus events at every scene, and see that all holds.

    A fault is told with the command that shows it again.
    """
    if report:
        with _on_a_screen():
            _report_memory(events, seed)
        return
    from game.tools import monkey as monkeys

    try:
        left_out = monkeys.numbers_of(without)
    except ValueError:
        raise CommandError(
            f"--without {without}: numbers from 1 to {monkeys.ROUND} were expected, such as 3-17,20."
        ) from None
    with _on_a_screen():
        thrown = monkeys.play(events, seed, left_out)
        found = monkeys.total(list(_watched(thrown, events, "events", lambda part: part.events)))
    for fault in found.faults[:20]:
        click.echo(str(fault), err=True)
    if found.faults and not left_out:
        shorter = monkeys.shrunk(found.faults[0])
        kept = shorter.event - len(shorter.without)
        click.echo(f"The first of them with {kept} events: {shorter.again}", err=True)
    seen = ", ".join(f"{where} {count}" for where, count in found.seen.most_common())
    click.echo(
        f"{found.events} events, {found.compared} tables compared, {len(found.faults)} faults\n{seen}"
    )
    sys.exit(1 if found.faults else 0)


@commands.command()
@click.option("--count", default=1000, show_default=True, type=click.IntRange(1), help="Files.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="First seed.")
@click.option("--kinds", default="", metavar="KIND,KIND", help="Of these kinds; all but `start`.")
@click.option("--jobs", default=1, show_default=True, type=JOBS, help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def fuzz(count: int, seed: int, kinds: str, jobs: int, as_json: bool) -> None:
    """Damage files of every kind that the program reads, and see that each is read or told of.

    The kind `start` gives damaged settings to the whole program. A fault is told with the command
    that shows it again.
    """
    from game.tools import fuzz as fuzzing
    from game.tools.fuzz_readers import KINDS, START

    wanted = [kind.strip() for kind in kinds.split(",")] if kinds else [*KINDS.keys() - {START}]
    for kind in wanted:
        if kind not in KINDS:
            raise CommandError(
                f"--kinds: there is no kind {kind!r}; the kinds are {', '.join(KINDS)}."
            )
    tried = fuzzing.Tried()
    for kind, fault in _watched(fuzzing.fuzz(sorted(wanted), seed, count, jobs), count, "files"):
        tried.files[kind] += 1
        if fault is not None:
            tried.faults.append(fault)
            click.echo(str(fault), err=True)
    report = tried.report()
    if as_json:
        click.echo(json.dumps(report, indent=2))
    else:
        shown = ", ".join(f"{kind} {number}" for kind, number in sorted(tried.files.items()))
        click.echo(f"{report['tried']} files, {len(tried.faults)} faults\n{shown}")
    sys.exit(1 if tried.faults else 0)


def _watched(
    parts: Iterator[Part], total: int, label: str, size: Callable[[Part], int] = lambda part: 1
) -> Iterator[Part]:
    """The parts as they are done, with a bar of how many of all there are so far if somebody sees it."""
    if not sys.stderr.isatty():
        yield from parts
        return
    with click.progressbar(length=total, label=label, file=sys.stderr) as bar:
        for part in parts:
            yield part
            bar.update(size(part))


@contextmanager
def _on_a_screen() -> Iterator[None]:
    """Tell in a sentence where there is no screen for what is done meanwhile."""
    from game.view.base.window import NoDisplay

    try:
        yield
    except NoDisplay as error:
        raise CommandError(str(error)) from None


def _report_memory(events: int, seed: int) -> None:
    try:
        from game.tools.memory_report import watched
    except ModuleNotFoundError:
        raise CommandError("--report needs psutil: pip install -e '.[dev]'.") from None
    for reading in watched(events, seed):
        click.echo(str(reading))


def _said(problem: Problem) -> str:
    """Return the English sentence of a problem."""
    from game.store.language_files import load_words

    return load_words().phrase(problem.phrase)


def _variant(game: str) -> Any:
    from game.variants import find_variant

    try:
        return find_variant(game)
    except KeyError as error:
        raise CommandError(f"GAME: {error.args[0]}.") from None


def _parsed_options(variant: Any, given: tuple[str, ...]) -> dict[str, object]:
    from game.engine.options import unknown_option

    declared = {option.name: option for option in variant.info.options}
    chosen: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise CommandError(f"--option {text}: NAME=VALUE was expected.")
        if name not in declared:
            raise unknown_option(name, variant.info.options)
        chosen[name] = declared[name].parse(value)
    return chosen


def _bots(text: str) -> tuple[str, ...]:
    from game.store.bot_files import RosterError, load_roster

    try:
        roster = load_roster()
    except RosterError as error:
        raise CommandError(_said(error)) from None
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in roster:
            raise CommandError(
                f"--bots: there is no bot {name!r}; the bots are {', '.join(roster)}."
            )
    return names


def _table(report: dict[str, Any]) -> str:
    lines = [
        f"{report['game']}, {report['players']} players, {report['matches']} matches, "
        f"{report['rounds']} rounds, {report['actions']} actions in {report['seconds']:.2f} s",
        f"{'bot':<12} {'seats':>6} {'wins':>8} {'win rate':>9} {'95 % interval':>17}"
        f" {'score':>8} {'ms a decision':>14}",
    ]
    for name, row in report["by_bot"].items():
        low, high = row["ci95"]
        lines.append(
            f"{name:<12} {row['seats']:>6} {row['wins']:>8.1f} {row['win_rate']:>9.3f}"
            f" {f'{low:.3f} – {high:.3f}':>17} {row['mean_score']:>8.2f}"
            f" {row['mean_decision_ms']:>14.4f}"
        )
    return "\n".join(lines)


def _lines(figures: dict[str, Any], prefix: str = "") -> str:
    lines = []
    for name, value in figures.items():
        if isinstance(value, dict):
            lines.append(_lines(value, f"{prefix}{name}."))
        else:
            shown = f"{value:.4g}" if isinstance(value, float) else value
            lines.append(f"{prefix}{name}: {shown}")
    return "\n".join(lines)
