"""The command `scenario`."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

import click

from game.commands.common import CommandError, say
from game.commands.values import InputFile
from game.engine.problems import presentable
from game.tools import check_scenario as scenarios
from game.words.path_names import named


@click.command()
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=InputFile(or_folder=True))
def scenario(paths: tuple[Path, ...]) -> None:
    """Check scenario files, or all in a folder: rules written as positions and moves."""

    passed = failed = 0
    for file in scenarios.find_files(paths):
        try:
            scenarios.run(scenarios.load(file))
        except (scenarios.ScenarioError, scenarios.ScenarioFailure) as error:
            failed += 1
            kind = "FAILED" if isinstance(error, scenarios.ScenarioFailure) else "ERROR "
            say(f"{kind} {named(file)}: {presentable(str(error), 600)}")
        except Exception as error:
            # A fault of the program takes none of the other files with it.
            failed += 1
            say(f"FAILED {named(file)}: {_fault(error)}")
        else:
            passed += 1
            say(f"passed {named(file)}")
    if not passed + failed:
        raise CommandError(
            f"There is no scenario in {', '.join(map(named, paths))}; they end in .toml."
        )
    say(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


def _fault(error: Exception) -> str:
    """Return the sentence about an exception that the program should not have raised: what and where."""
    at = traceback.extract_tb(error.__traceback__)[-1]
    said = presentable(f"{type(error).__name__}: {error}".removesuffix(": "), 300)
    return (
        f"the program has a fault there: {said} ({at.name}, {Path(at.filename).name}:{at.lineno})"
    )
