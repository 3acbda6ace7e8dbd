"""The command `scenario`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from game.commands.common import CommandError
from game.engine.problems import presentable
from game.tools import check_scenario as scenarios


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True))
def scenario(paths: tuple[Path, ...]) -> None:
    """Check scenario files, or all in a folder: rules written as positions and moves."""

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
