"""Matches of bots that are kept in a folder, and taken up again from their logs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.engine.option_values import Value
from game.session.host import Host
from game.session.journal import Journal
from game.session.plan import Plan, Seat
from game.session.records.log_reader import KeptMatch, kept_match
from game.store.match_folder import MatchFolder
from game.store.match_log import log_contents
from tests.harness.table import GUESTS

BEGAN = 1_800_000_000.0


def watched_plan(
    game: str, policies: tuple[str, ...], seed: int = 1, options: Mapping[str, Value] | None = None
) -> Plan:
    """Return the plan of a match in which bots of these policies play each other."""
    seats = [
        Seat(name.capitalize(), name, name, level=policy)
        for name, policy in zip(GUESTS, policies, strict=False)
    ]
    return Plan(game, tuple(seats), dict(options or {}), seed)


def kept(host: Host, folder: Path) -> Journal:
    """Keep a match that has just been dealt in a folder."""
    journal = Journal(host, MatchFolder(folder).create(host.plan.game, BEGAN), BEGAN)
    journal.begin()
    host.keeper = journal
    return journal


def play(host: Host, most: int) -> None:
    """Let bots play until there are so many actions, or the match is over."""
    match = host.match
    idle = 0
    while len(match.log) < most and not match.over:
        if host.over:
            host.next_round()
        before = len(match.log)
        while host.ponder():
            pass
        host.update(1 if host.waits is None else host.waits)
        idle = 0 if len(match.log) > before else idle + 1
        assert idle < 100_000, "nothing happens any more"


def read(content: bytes) -> KeptMatch:
    """Return the match in the bytes of a log."""
    return kept_match(log_contents(content))


def goes_on(found: KeptMatch) -> Host:
    """Return a host on which the match goes on."""
    return Host(found.plan, found.match, under_way=found.under_way)


def ended(folder: Path, game: str, seed: int, *, person: bool, whole: bool = True) -> Host:
    """Play a match of two and put it to those that have ended; a person is the first player, if any."""
    plan = watched_plan(game, ("normal", "normal"), seed)
    host = Host(plan)
    journal = kept(host, folder)
    play(host, 1_000_000 if whole else 5)
    if person:  # who sits down after the last card has won or lost all the same
        host.seat_person(0)
    assert host.match.over == whole
    host.close()
    assert MatchFolder(folder).end(journal.log.path) is not None
    return host
