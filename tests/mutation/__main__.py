"""`python -m tests.mutation`: try the fixed sample of mutants, and say which of them nothing notices.

Exits with 0 if every survivor is in the list of those that change nothing, and with 1 otherwise.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import os
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import click

from tests.mutation.mutants import ROOT, SIZE, Mutant, sample
from tests.mutation.trial import SURVIVED, Trial, Verdict

RESULTS = ROOT / ".mutation" / "results.jsonl"
EQUIVALENTS = Path(__file__).with_name("equivalents.toml")


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--jobs", default=2, show_default=True, help="How many mutants are tried at a time.")
@click.option("--size", default=SIZE, show_default=True, help="How many mutants the sample has.")
@click.option("--only", default="", help="Only the mutants whose names contain this.")
@click.option("--again", is_flag=True, help="Try those of which the outcome is known as well.")
@click.option("--show", is_flag=True, help="Show the change that each survivor makes.")
def main(jobs: int, size: int, only: str, again: bool, show: bool) -> None:
    """Try a fixed sample of small changes of the rules and the engine against the tests."""
    mutants = [each for each in sample(size) if only in each.name]
    known = {} if again else _known()
    missing = [each for each in mutants if each.name not in known]
    if missing:
        RESULTS.parent.mkdir(exist_ok=True)
        for scenarios in (True, False):  # these take less than a second
            _check_unchanged(scenarios)
            known |= _try_all(missing, jobs, scenarios)
            missing = [each for each in missing if not known[each.name].killed]
    survivors = [each for each in mutants if not known[each.name].killed]
    reasons = {each["mutant"]: each["reason"] for each in _equivalents()}
    open_ones = [each for each in survivors if each.name not in reasons]
    for mutant in open_ones:
        click.echo(f"survived  {mutant.name}")
        if show:
            click.echo("".join(_difference(mutant)))
    names = {each.name for each in mutants}
    for name in reasons:
        if only in name and name not in {each.name for each in survivors}:
            why = "is killed" if name in names else "is not in the sample"
            click.echo(f"needless in {EQUIVALENTS.name}: {name} {why}")
    killed = len(mutants) - len(survivors)
    click.echo(
        f"{len(mutants)} mutants, {killed} killed ({killed / max(1, len(mutants)):.1%}), "
        f"{len(survivors) - len(open_ones)} that change nothing, {len(open_ones)} open"
    )
    sys.exit(1 if open_ones else 0)


def _check_unchanged(scenarios: bool) -> None:
    """Where the unchanged game fails, nothing can be said of a changed one."""
    trial = Trial(None, scenarios=scenarios)
    verdict = trial.done(os.waitpid(trial.pid, 0)[1])
    if verdict.killed:
        raise click.ClickException(f"the unchanged game fails: {verdict.killer}")


def _try_all(mutants: list[Mutant], jobs: int, scenarios: bool) -> dict[str, Verdict]:
    """Try these, some at a time; each verdict is written down as it comes."""
    found: dict[str, Verdict] = {}
    waiting = mutants[::-1]
    running: dict[int, tuple[Trial, Mutant]] = {}
    with (
        RESULTS.open("a", encoding="utf-8") as out,
        click.progressbar(
            length=len(mutants), label="scenarios" if scenarios else "tests", file=sys.stderr
        ) as bar,
    ):
        while waiting or running:
            while waiting and len(running) < jobs:
                mutant = waiting.pop()
                trial = Trial(mutant, scenarios=scenarios)
                running[trial.pid] = (trial, mutant)
            pid, status = os.wait()
            trial, mutant = running.pop(pid)
            found[mutant.name] = verdict = trial.done(status)
            if verdict.killed or not scenarios:
                line = {"mutant": mutant.name, "killer": verdict.killer}
                line |= _digests(mutant, verdict)
                out.write(json.dumps(line, ensure_ascii=False) + "\n")
                out.flush()
            bar.update(1)
    return found


# --- what is known from runs before


def _known() -> dict[str, Verdict]:
    """The outcomes that still hold.

    Who was killed stays so while the changed file is the same; a survivor only while the tests are too.
    """
    found: dict[str, Verdict] = {}
    if RESULTS.exists():
        mutants = {each.name: each for each in sample()}
        for line in RESULTS.read_text(encoding="utf-8").splitlines():
            said = json.loads(line)
            name, verdict = said["mutant"], Verdict(said["killer"])
            found.pop(name, None)
            if name in mutants and _digests(mutants[name], verdict).items() <= said.items():
                found[name] = verdict
    return found


def _digests(mutant: Mutant, verdict: Verdict) -> dict[str, str]:
    digests = {"file": _digest([ROOT / mutant.file])}
    if verdict.killer == SURVIVED:
        digests["tests"] = _digest(
            path
            for path in sorted((ROOT / "tests").rglob("*"))
            if path.suffix in (".py", ".toml", ".jsonl") and path.parent != EQUIVALENTS.parent
        )
    return digests


def _digest(paths: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


# --- those that change nothing


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
