"""The command `bots`, a group."""

from __future__ import annotations

import click

from game.commands.bot_measures import blunders, table


@click.group()
def bots() -> None:
    """The bots that can be asked to the table."""


bots.add_command(blunders)
bots.add_command(table)
