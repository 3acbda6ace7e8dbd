"""Matches of bots in a cup, really played without a window, bit by bit: `BotMatch(plan).step()`."""

from __future__ import annotations

from pathlib import Path

from game.session.cup.cup_draw import is_of_cup
from game.session.host import Host
from game.session.journal import Journal
from game.session.plan import Plan
from game.session.records.log_reader import KeptMatch
from game.store.bot_files import load_roster
from game.store.match_folder import MatchFolder

TALK = "en"
"""The language of the texts by which talk is judged, so that a match is the same wherever it is played."""


class BotMatch:
    """A match of the program's guests, with their own budgets; its plan decides all that happens in it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.host = Host(plan, guests=load_roster(), language=TALK)

    @property
    def over(self) -> bool:
        """Whether it has been played to its end."""
        return self.host.match.over

    def step(self) -> None:
        """Go on with it for a few ms."""
        host = self.host
        if self.over or host.ponder():
            return
        if host.over:
            host.next_round()
        else:
            host.update(1 if host.waits is None else host.waits)

    def play(self) -> None:
        """Play it to its end at once."""
        while not self.over:
            self.step()

    def keep(self, data: Path, now: float) -> Path | None:
        """Put its log to those of matches that have ended; None if that cannot be done.

        It is written when all has been played, `now` (s since 1970): a program that is killed before plays the
        same match again. Raises OSError.
        """
        folder = MatchFolder(data)
        log = folder.create(self.plan.game, now)
        journal = Journal(self.host, log, now)
        journal.begin()
        journal.ended()
        journal.close()
        if log.failure is not None:
            log.path.unlink(missing_ok=True)
            raise log.failure
        return folder.end(log.path)


def is_of_bots(kept: KeptMatch) -> bool:
    """Whether a match is one of a cup that bots alone have played from its deal on."""
    of_cup = is_of_cup(kept.plan)
    return of_cup and not kept.plan.people and not kept.under_way.sat_down
