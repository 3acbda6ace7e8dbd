"""The bots of one match, those that are programs among them: which may be started, and when they end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.bots.bot import Bot
from game.engine.problems import Phrase
from game.engine.table import Table
from game.engine.variant import Variant
from game.session.controllers import BotSeat, Controller
from game.session.programs.child_process import ChildProcess
from game.session.programs.process_bot import ProcessBot
from game.session.programs.program_talk import Start
from game.store.bot_files import Guest
from game.store.bot_programs import Confirmed, is_confirmed


def _tell_nobody(trouble: Phrase) -> None:
    """Ignore what went wrong."""


class Programs:
    """Makes the bots of a match. Only programs that were `confirmed` are started.

    `tell` is told of trouble, each kind once for every bot. With `waits` bots wait for their programs wherever
    they are asked, as a simulation needs it. `start` starts a program.
    """

    def __init__(
        self,
        confirmed: Confirmed | None = None,
        tell: Callable[[Phrase], None] = _tell_nobody,
        *,
        waits: bool = False,
        start: Start = ChildProcess,
    ) -> None:
        self._confirmed: Confirmed = {} if confirmed is None else confirmed
        self._tell = tell
        self._waits = waits
        self._start = start

    def bot(
        self, guest: Guest, variant: Variant[Any], table: Table, seat: int, level: str = ""
    ) -> Bot:
        """Make the bot of a seat; it plays by the policy `level` if one is given.

        In the place of a program that has not been confirmed its stand-in plays.
        """
        program = guest.program_at(level)
        stand_in = guest.bot(variant, level)
        if program is None:
            return stand_in
        if not (is_confirmed(self._confirmed, guest.id, program) and program.as_read):
            self._tell(Phrase("problem.program-unconfirmed", name=guest.name or guest.id))
            return stand_in
        return ProcessBot(
            *(guest, program, variant, table, seat, stand_in),
            waits=self._waits,
            tell=self._tell,
            start=self._start,
        )


def unconfirmed(guests: Iterable[tuple[Guest, str]], confirmed: Confirmed) -> list[Guest]:
    """Return those of some guests, each with its level, whose programs the player has yet to confirm."""
    found = {}
    for guest, level in guests:
        program = guest.program_at(level)
        if program is not None and not is_confirmed(confirmed, guest.id, program):
            found[guest.id] = guest
    return list(found.values())


def process_bots(controllers: Iterable[Controller]) -> list[tuple[int, ProcessBot]]:
    """Return the seats that programs play, with their bots."""
    return [
        (seat, each.bot)
        for seat, each in enumerate(controllers)
        if isinstance(each, BotSeat) and isinstance(each.bot, ProcessBot)
    ]
