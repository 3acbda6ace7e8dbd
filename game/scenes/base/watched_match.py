"""Tapes of matches to be watched: that of a host, of a log, of a text; and playing on from a place in one."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from game.engine.notation.match_text import Opened, Sitter, write_match, write_position_text
from game.scenes.base.guest_list import read_roster
from game.scenes.base.guest_names import PORTRAITS
from game.scenes.base.remembered_table import USUAL_BOT
from game.session.host import Host
from game.session.journal import kept_match
from game.session.plan import Plan, Seat
from game.session.tape import Eyes, Tape
from game.store.match_log import read_log
from game.view.base.scene_kit import SceneKit


def tape_of_host(host: Host) -> Tape:
    """Return the tape of the match at a table; while it is played, the eyes that may look are few."""
    began = time.time() - host.now / 1000 if host.match.seed is not None else 0.0
    return Tape(host.plan, host.match, running=not host.match.over, began=began)


def tape_of_log(path: Path, *, running: bool) -> Tape:
    """Return the tape of a match by the path of its log. Raises Unreadable."""
    kept = kept_match(read_log(path))
    seats = tuple(seat._replace(portrait=_portrait(seat.portrait)) for seat in kept.plan.seats)
    plan = replace(kept.plan, seats=seats)
    return Tape(plan, kept.match, running=running and not kept.match.over, began=kept.began)


def _portrait(name: str) -> str:
    """Return the name of a portrait that there is: this one, or else the first."""
    return name if name in PORTRAITS else PORTRAITS[0]


def tape_of_text(opened: Opened) -> Tape:
    """Return the tape of a match, or of a position, that was read from a text. Raises TextError."""
    match = opened.play()
    table = match.table
    seats, free = [], [each for each in PORTRAITS if each not in opened.portraits]
    for name, portrait, bot in zip(table.names, opened.portraits, opened.bots, strict=True):
        known = portrait if portrait in PORTRAITS else ""
        if not known:
            known = free[0] if free else PORTRAITS[0]
        if known in free:
            free.remove(known)
        seats.append(Seat(name, known, bot))
    seed = match.seed if match.seed is not None else 0
    plan = Plan(table.game, tuple(seats), dict(table.options), seed)
    began = 0.0
    with suppress(ValueError, OverflowError):
        began = time.mktime(time.strptime(opened.date, "%Y.%m.%d"))
    return Tape(plan, match, began=began)


def as_text(tape: Tape) -> str:
    """Return a match as text. It tells everybody's cards: that of one that is `running` is for nobody."""
    if tape.running:
        raise ValueError("the text of a match that is played tells every hand")
    return write_match(tape.match(tape.length), _sitters(tape), _date(tape))


def position_as_text(tape: Tape, at: int, eyes: Eyes) -> str:
    """Return the position at a place as text; while the match is played, what these eyes see of it."""
    state = tape.view(at, eyes) if tape.running else tape.state(at)
    return write_position_text(tape.variant, state, _sitters(tape), _date(tape))


def _sitters(tape: Tape) -> tuple[Sitter, ...]:
    return tuple(Sitter(seat.portrait, seat.bot) for seat in tape.plan.seats)


def _date(tape: Tape) -> str:
    return time.strftime("%Y.%m.%d", time.localtime(tape.began)) if tape.began else ""


# --- playing on


def plan_from(kit: SceneKit, tape: Tape, own: int) -> Plan:
    """Return the plan of a match that goes on as practice: a person on the seat `own`, bots on the others."""
    roster = read_roster(kit)
    seats = tuple(
        seat._replace(bot="", colour="", level="")
        if number == own
        else seat._replace(bot=seat.bot if seat.bot in roster else USUAL_BOT, colour="")
        for number, seat in enumerate(tape.plan.seats)
    )
    return replace(tape.plan, seats=seats, practice=True)


def own_seat(tape: Tape, eyes: Eyes) -> int:
    """Return the seat for whoever plays on: the only person's, or else the one that is looked from."""
    people = tape.plan.people
    return people[0] if len(people) == 1 and eyes.all else max(eyes.seat, 0)
