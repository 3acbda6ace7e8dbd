"""The matches under way in the player's folder: `matches_under_way(kit)`; a new one is kept by `keep_match`."""

from __future__ import annotations

import time
from functools import partial
from typing import NamedTuple

from game.engine.problems import Phrase
from game.files.reading import told_of
from game.session.cup.bot_matches import is_of_bots
from game.session.host import Host
from game.session.journal import Journal
from game.session.records.log_reader import (
    KeptMatch,
    LoggedMatch,
    OlderRules,
    kept_match,
    logged_match,
)
from game.store.match_folder import FoundMatch, MatchFolder
from game.view.base.scene_kit import SceneKit


class MatchUnderWay(NamedTuple):
    """A match that can go on: its log, and what it holds."""

    found: FoundMatch
    kept: KeptMatch


class StoppedMatch(NamedTuple):
    """A match that cannot go on, as it was played by older rules: its log, and what that tells."""

    found: FoundMatch
    logged: LoggedMatch


class FoundUnderWay(NamedTuple):
    """The matches that can go on, and those that cannot, each of them with those played last first."""

    going: list[MatchUnderWay]
    stopped: list[StoppedMatch]


def matches_under_way(kit: SceneKit) -> FoundUnderWay:
    """Return the matches that were left before their end.

    Those that have ended are put to the others that have; files that are no good are set aside, in a notice.
    """
    found = FoundUnderWay([], [])
    if not kit.keeps_matches:
        return found
    folder = MatchFolder(kit.places.data)
    try:
        _, told = folder.find(partial(_put, folder, found))
    except OSError as error:
        told = [Phrase("problem.history", detail=told_of(error))]
    for phrase in told:
        kit.tell_once(phrase)
    return found


def _put(folder: MatchFolder, found: FoundUnderWay, each: FoundMatch) -> bool:
    """Put a match to those that can go on, or cannot, or have ended; return False for the last."""
    try:
        kept = kept_match(each.contents)
    except OlderRules:
        stopped = StoppedMatch(each, logged_match(each.contents))
        if stopped.logged.ending is None:
            found.stopped.append(stopped)
            return True
    else:
        if not kept.match.over and is_of_bots(kept):
            # A program was killed as it wrote what it had played: a cup plays it again.
            each.path.unlink(missing_ok=True)
            return False
        if not kept.match.over:
            found.going.append(MatchUnderWay(each, kept))
            return True
    folder.end(each.path)
    return False


def discard_match(kit: SceneKit, each: MatchUnderWay) -> None:
    """Leave a match for good: its log is put to those of matches that have ended, and tells how far it came.

    One that another program plays stays where it is, which is told; so is a failure.
    """
    folder, path = MatchFolder(kit.places.data), each.found.path
    try:
        log, told = folder.take_up(each.found)
    except OSError:
        kit.tell_once(Phrase("problem.not-discarded", file=str(path)))
        return
    if log is None:
        kit.tell_once(Phrase("problem.match-taken"))
        return
    if told is not None:
        kit.tell_once(told)
    log.close()
    if folder.end(path) is None:
        kit.tell_once(Phrase("problem.not-discarded", file=str(path)))


def delete_stopped(kit: SceneKit, stopped: StoppedMatch) -> bool:
    """Delete a match that cannot go on; return False, after a notice, if that cannot be done."""
    path = stopped.found.path
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        detail = told_of(error)
        kit.tell_once(Phrase("problem.not-deleted", file=str(path), detail=detail))
        return False
    return True


def keep_match(kit: SceneKit, host: Host) -> None:
    """Keep a match that begins; if that fails it is played all the same, after a notice."""
    if not kit.keeps_matches:
        return
    now = time.time()
    try:
        log = MatchFolder(kit.places.data).create(host.plan.game, now)
    except OSError as error:
        where, detail = str(kit.places.data), told_of(error)
        kit.tell_once(Phrase("problem.unwritable", folder=where, detail=detail))
        return
    journal = Journal(host, log, now, kit.tell_once)
    journal.begin()
    host.keeper = journal


def go_on_keeping(kit: SceneKit, host: Host, each: MatchUnderWay) -> bool:
    """Keep a match that goes on, in its own log; return False, after a notice, if that cannot be done."""
    try:
        log, told = MatchFolder(kit.places.data).take_up(each.found)
    except OSError as error:
        file, detail = str(each.found.path), told_of(error)
        kit.tell_once(Phrase("problem.match-unsaved", file=file, detail=detail))
        return False
    if log is None:
        kit.tell_once(Phrase("problem.match-taken"))
        return False
    if told is not None:
        kit.tell_once(told)
    host.keeper = Journal(host, log, each.kept.began, kit.tell_once)
    return True


def leave_match(kit: SceneKit, host: Host, *, for_good: bool = False) -> None:
    """Let go of a match; one that is over, or left `for_good`, is put to those that have ended."""
    journal = host.keeper if isinstance(host.keeper, Journal) else None
    ends = for_good or host.match.over
    if journal is not None and ends and not host.match.over:
        journal.ended()
    host.close()
    if journal is not None and ends:
        MatchFolder(kit.places.data).end(journal.log.path)
