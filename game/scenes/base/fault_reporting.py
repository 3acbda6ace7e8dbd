"""Writing the report of a fault of the program: `report_fault(kit, error, scene, log)`."""

from __future__ import annotations

import time
from pathlib import Path

from game.engine.problems import Phrase
from game.files.reading import told_of
from game.session.host import Host
from game.session.journal import Journal
from game.store.bot_files import load_roster
from game.store.fault_reports import REPORTS, report_rows, rows_of, write_report
from game.store.publisher_file import load_publisher
from game.view.base.scene_kit import SceneKit


def log_of(host: Host | None) -> Path | None:
    """Return the log in which a match is kept; None if there is none."""
    keeper = host.keeper if host is not None else None
    return keeper.log.path if isinstance(keeper, Journal) else None


def report_fault(
    kit: SceneKit, error: Exception, scene: str, log: Path | None, version: str
) -> Phrase:
    """Write the report of a fault that came up in a scene; return what is to be told of it.

    `log` is that of the match that was played, if there was one; `version` the program's.
    """
    folder = kit.places.state / REPORTS
    try:
        rows = report_rows(error, scene, version, rows_of(log), load_roster(), _private(kit))
        path = write_report(folder, rows, time.time())
    except (OSError, LookupError, TypeError, ValueError) as trouble:  # a log may be odd as well
        detail = told_of(trouble) if isinstance(trouble, OSError) else type(trouble).__name__
        return Phrase("problem.fault-unwritten", folder=str(folder), detail=detail)
    told = Phrase("problem.fault-match" if log else "problem.fault", file=str(path))
    contact = load_publisher().contact
    return Phrase("problem.fault-send", told=told, contact=contact) if contact else told


def _private(kit: SceneKit) -> set[str]:
    """Return what people have typed, and how phones find the table."""
    settings = kit.settings
    found = {settings.name, *settings.profiles}
    found |= {name for sets in settings.sets.values() for name in sets}
    for table in settings.games.values():
        lists = (value for value in table.options.values() if isinstance(value, tuple | list))
        found |= {str(text) for each in lists for text in each}
    if kit.party is not None:
        chairs = kit.party.chairs
        found |= {chairs[place].name for place in range(len(chairs))}
    if kit.phones is not None:
        found |= {kit.phones.code, *kit.phones.addresses}
    return found
