"""`python -m tests.mutation`: try the fixed sample of mutants, and say which of them nothing notices.

Exits with 0 if every survivor is in the list of those that change nothing, and with 1 otherwise.
"""

from __future__ import annotations

import ast
import difflib
import hashlib
import json
import os
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import click

from tests.mutation.mutants import ROOT, SIZE, Mutant, sample
from tests.mutation.trial import KEPT, PARTS, SCENARIOS, SURVIVED, Part, Trial, Verdict, own_game

RESULTS = KEPT / "results.jsonl"
ALIVE = Verdict(SURVIVED)
EQUIVALENTS = Path(__file__).with_name("equivalents.toml")


Known = dict[tuple[str, str], Verdict]
"""By the names of a mutant and of a part of the tests: what came of it."""


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--jobs", default=2, show_default=True, help="How many mutants are tried at a time.")
@click.option("--size", default=SIZE, show_default=True, help="How many mutants the sample has.")
@click.option("--only", default="", help="Only the mutants whose names contain this.")
@click.option("--again", is_flag=True, help="Try those of which the outcome is known as well.")
@click.option("--show", is_flag=True, help="Show the change that each survivor makes.")
def main(jobs: int, size: int, only: str, again: bool, show: bool) -> None:
    """Try a fixed sample of small changes of the rules and the engine against the tests."""
    mutants = [each for each in sample(size) if only in each.name]
    KEPT.mkdir(exist_ok=True)
    known = {} if again else _known(mutants)
    survivors = [each for each in mutants if not _is_killed(each, known)]
    for part in PARTS:
        missing = [
            each
            for each in survivors
            if (each.name, part.name) not in known and (part.of_games or not own_game(each))
        ]
        if missing:
            _check_unchanged(part)
            known |= _try_all(missing, jobs, part)
            survivors = [each for each in survivors if not _is_killed(each, known)]
        click.echo(f"{part.name}: {len(mutants) - len(survivors)} of {len(mutants)} killed")
    sys.exit(1 if _report(mutants, survivors, only, show) else 0)


def _is_killed(mutant: Mutant, known: Known) -> bool:
    return any(known.get((mutant.name, part.name), ALIVE).killed for part in PARTS)


def _report(mutants: list[Mutant], survivors: list[Mutant], only: str, show: bool) -> int:
    """Print the survivors; return how many of them are not in the list of equivalent mutants."""
    reasons = {each["mutant"]: each["reason"] for each in _equivalents()}
    unlisted = [each for each in survivors if each.name not in reasons]
    for mutant in unlisted:
        click.echo(f"survived: {mutant.name}")
        if show:
            click.echo("".join(_difference(mutant)))
    names, alive = {each.name for each in mutants}, {each.name for each in survivors}
    for name in reasons:
        if only in name and name not in alive:
            why = "is killed" if name in names else "is not in the sample"
            click.echo(f"needless in {EQUIVALENTS.name}: {name} {why}")
    killed = len(mutants) - len(survivors)
    click.echo(
        f"{len(mutants)} mutants, {killed} killed ({killed / max(1, len(mutants)):.1%}), "
        f"{len(survivors) - len(unlisted)} that change nothing, {len(unlisted)} open"
    )
    return len(unlisted)


def _check_unchanged(part: Part) -> None:
    """Raise ClickException if the tests fail on the unchanged game."""
    trial = Trial(None, part)
    verdict = trial.done(os.waitpid(trial.pid, 0)[1])
    if verdict.killed:
        raise click.ClickException(f"the unchanged game fails: {verdict.killer}")


def _try_all(mutants: list[Mutant], jobs: int, part: Part) -> Known:
    """Try the mutants, several at a time; return the outcomes, each of which is saved at once."""
    found: Known = {}
    waiting = mutants[::-1]
    running: dict[int, tuple[Trial, Mutant]] = {}
    with (
        RESULTS.open("a", encoding="utf-8") as out,
        click.progressbar(length=len(mutants), label=part.name, file=sys.stderr) as bar,
    ):
        while waiting or running:
            while waiting and len(running) < jobs:
                mutant = waiting.pop()
                trial = Trial(mutant, part)
                running[trial.pid] = (trial, mutant)
            pid, status = os.wait()
            trial, mutant = running.pop(pid)
            verdict = found[mutant.name, part.name] = trial.done(status)
            line = {
                "mutant": mutant.name,
                "part": part.name,
                "killer": verdict.killer,
                "code": _digest_of_code(mutant.file),
                "tests": _digest_of_tests(part, own_game(mutant)),
            }
            out.write(json.dumps(line, ensure_ascii=False) + "\n")
            out.flush()
            bar.update(1)
    return found


def _known(mutants: list[Mutant]) -> Known:
    """Return the saved outcomes that are still valid.

    A killed mutant stays so while the changed file is the same; a survivor only while the tests are too.
    """
    if not RESULTS.exists():
        return {}
    found: Known = {}
    named = {each.name: each for each in mutants}
    parts = {part.name: part for part in PARTS}
    for line in RESULTS.read_text(encoding="utf-8").splitlines():
        said = json.loads(line)
        name, part, verdict = said["mutant"], said["part"], Verdict(said["killer"])
        found.pop((name, part), None)
        if name not in named or part not in parts:
            continue
        mutant = named[name]
        if said["code"] == _digest_of_code(mutant.file) and (
            verdict.killed or said["tests"] == _digest_of_tests(parts[part], own_game(mutant))
        ):
            found[name, part] = verdict
    return found


@cache
def _digest_of_code(file: str) -> str:
    """Return a digest of a file that changes of comments and docstrings do not affect."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(None)
    return _digest([ast.dump(tree).encode()])


@cache
def _digest_of_tests(part: Part, game: str | None) -> str:
    paths = (f"tests/scenarios/{game}",) if part is SCENARIOS and game else part.paths
    files = [
        file
        for path in paths
        for file in (sorted((ROOT / path).rglob("*")) if (ROOT / path).is_dir() else [ROOT / path])
        if file.suffix in (".py", ".toml", ".jsonl")
    ]
    return _digest(file.read_bytes() for file in files)


def _digest(contents: Iterable[bytes]) -> str:
    total = hashlib.sha256()
    for each in contents:
        total.update(each)
    return total.hexdigest()[:16]


def _equivalents() -> list[dict[str, str]]:
    """The list of mutants that change nothing, each with its reason."""
    if not EQUIVALENTS.exists():
        return []
    return list(tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8")).get("equivalent", []))


def _difference(mutant: Mutant) -> list[str]:
    old = (ROOT / mutant.file).read_text(encoding="utf-8").splitlines(keepends=True)
    new = mutant.source().splitlines(keepends=True)
    return list(difflib.unified_diff(old, new, n=1))[2:]


if __name__ == "__main__":
    main()
