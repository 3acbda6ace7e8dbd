"""Tapes of matches to be watched: of a host, a log, a text, a file; saving one, and playing on from one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path

from game.engine import replay
from game.engine.match import Match
from game.engine.notation import replay_reader
from game.engine.notation.match_as_text import (
    Sitter,
    is_text,
    read_text,
    write_match,
    write_position_text,
)
from game.files.reading import Unreadable, read_bytes, text_of
from game.files.writing import write_whole
from game.scenes.base.fault_reporting import log_of
from game.scenes.base.guest_list import read_roster
from game.scenes.base.guest_names import EVERY_PORTRAIT, PLAYER_PORTRAIT
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.records.log_reader import kept_match
from game.session.records.parts import read_set_name
from game.session.replays.tape import Eyes, Tape
from game.store.bot_files import USUAL_BOT
from game.store.match_folder import ENDED
from game.store.match_log import LogContents, log_contents, read_log
from game.variants import find_variant
from game.view.base.scene_kit import SceneKit
from game.words.people_texts import kept_name

LARGEST = 16 << 20
"""Bytes of a file with a match; the longest, a log of 99 rounds among ten bots, has a fifth."""
ENDING = ".oneplay"
"""Of a file that a match is saved as."""


def tape_of_host(host: Host) -> Tape:
    """Return the tape of the match at a table; while it is played, the eyes that may look are few."""
    began = time.time() - host.now / 1000 if host.match.seed is not None else 0.0
    log = log_of(host)
    name = "" if log is None else log.name
    running, sat_down = not host.match.over, host.course.sat_down
    return Tape(
        host.plan, host.match, running=running, began=began, kept_as=name, sat_down=sat_down
    )


def tape_of_log(path: Path, *, running: bool) -> Tape:
    """Return the tape of a match by the path of its log. Raises Unreadable."""
    return tape_of_log_contents(read_log(path), running=running, name=path.name)


def tape_of_log_contents(contents: LogContents, *, running: bool, name: str = "") -> Tape:
    """Return the tape of the match in a log that has been read. Raises Unreadable."""
    kept = kept_match(contents)
    seats = tuple(seat._replace(portrait=_portrait(seat.portrait)) for seat in kept.plan.seats)
    plan = replace(kept.plan, seats=seats)
    running = running and not kept.match.over
    sat_down = kept.under_way.sat_down
    return Tape(
        plan, kept.match, running=running, began=kept.began, kept_as=name, sat_down=sat_down
    )


def _portrait(name: str) -> str:
    """Return the name of a portrait that there is: this one, or else the first."""
    return name if name in EVERY_PORTRAIT else PLAYER_PORTRAIT


def tape_of_text(text: str) -> Tape:
    """Return the tape of a match, or of a position, that stands in a text. Raises TextError."""
    opened = read_text(text, find_variant)
    began = 0.0
    with suppress(ValueError, OverflowError):
        began = time.mktime(time.strptime(opened.date, "%Y.%m.%d"))
    named = read_set_name(opened.set_name)
    return _of_match(opened.play(), opened.portraits, opened.bots, began, named)


def _of_match(
    match: Match,
    portraits: Sequence[str] = (),
    bots: Sequence[str] = (),
    began: float = 0.0,
    set_name: str | None = None,
) -> Tape:
    """Return the tape of a match of which little more is known; seats get what portraits are left."""
    table = match.table
    free = [each for each in EVERY_PORTRAIT if each not in portraits]
    seats = []
    for seat, name in enumerate(table.names):
        match.rename(seat, name := kept_name(name))
        own = portraits[seat] if seat < len(portraits) else ""
        if own not in EVERY_PORTRAIT:
            own = free.pop(0) if free else PLAYER_PORTRAIT
        seats.append(Seat(name, own, bots[seat] if seat < len(bots) else ""))
    seed = match.seed if match.seed is not None else 0
    plan = Plan(table.game, tuple(seats), dict(table.options), seed, set_name=set_name)
    return Tape(plan, match, began=began)


def tape_of_file(path: Path) -> Tape:
    """Return the tape of a match in a file: a text, a replay, or the log of a match.

    A log that has not come to its end is one that is played still, unless it is among those that have ended.
    Raises Unreadable or ReplayError, which say what is wrong and where.
    """
    content = read_bytes(path, limit=LARGEST)
    return tape_of_content(content, running=path.absolute().parent.name != ENDED)


def tape_of_content(content: bytes, *, running: bool = False) -> Tape:
    """Return the tape of a match in the bytes of a file, as `tape_of_file` does.

    If they are a log that has not come to its end, it is one that is `running`.
    """
    text = text_in(content)
    if is_text(text):
        return tape_of_text(text)
    if is_replay(text):
        read = replay_reader.read(replay_reader.lines_of(text), find_variant)
        return _of_match(read.play(most=replay.MOST_REMEMBERED))
    return tape_of_log_contents(log_contents(content), running=running)


def text_in(content: bytes) -> str:
    """Return the text of a file, "" if it is none."""
    try:
        return text_of(content)
    except Unreadable:
        return ""


def is_replay(text: str) -> bool:
    """Return whether a text looks like a replay, and not like a file of another kind."""
    return text.lstrip().startswith("{")


def as_text(tape: Tape) -> str:
    """Return a match as text. It tells everybody's cards: that of one that is `running` is for nobody."""
    if tape.running:
        raise ValueError("the text of a match that is played tells every hand")
    match, named = tape.match(tape.length), tape.plan.set_name or ""
    return write_match(match, _sitters(tape), _date(tape), named)


def save(tape: Tape, folder: Path) -> Path:
    """Write a match as text into a file in a folder, which is made if it is missing; return the file.

    Files that are there stay; if one of them holds this match, it is that which is returned. Raises OSError, or
    ValueError for a match that is `running`.
    """
    text = as_text(tape).encode()
    date, game = _date(tape).replace(".", "-"), tape.table.game
    stem = f"{date}-{game}" if date else game
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / (f"{stem}{ENDING}" if number == 1 else f"{stem}-{number}{ENDING}")
        if not path.exists():
            write_whole(path, text)
            return path
        with suppress(Unreadable):
            if read_bytes(path, limit=LARGEST) == text:
                return path
    raise AssertionError


def position_as_text(tape: Tape, at: int, eyes: Eyes) -> str:
    """Return the position at a place as text; while the match is played, what these eyes see of it."""
    state = tape.view(at, eyes) if tape.running else tape.state(at)
    named = tape.plan.set_name or ""
    return write_position_text(tape.variant, state, _sitters(tape), _date(tape), named)


def _sitters(tape: Tape) -> tuple[Sitter, ...]:
    return tuple(Sitter(seat.portrait, seat.bot) for seat in tape.plan.seats)


def _date(tape: Tape) -> str:
    return time.strftime("%Y.%m.%d", time.localtime(tape.began)) if tape.began else ""


def plan_from(kit: SceneKit, tape: Tape, own: int) -> Plan:
    """Return the plan of a match that goes on as practice: a person on the seat `own`, bots on the others."""
    roster = read_roster(kit)
    seats = tuple(
        seat._replace(bot="", colour="", level="")
        if number == own
        else seat._replace(bot=seat.bot if seat.bot in roster else USUAL_BOT, colour="")
        for number, seat in enumerate(tape.plan.seats)
    )
    return replace(tape.plan, seats=seats, branched=True, part={}, steps=None)


def own_seat(tape: Tape, eyes: Eyes) -> int:
    """Return the seat for whoever plays on: the only person's, or else the one that is looked from."""
    people = tape.plan.people
    return people[0] if len(people) == 1 and eyes.all else max(eyes.seat, 0)
