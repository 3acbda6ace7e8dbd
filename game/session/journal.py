"""The journal of a match: what is written of it, so that it can go on after the program has ended in any way.

The first line of its log has what the first line of a replay has, and who sits where. Then comes a line for
each action as in a replay, with the generators of bots where they have moved on (`luck`) and what bots had
decided on (`due`); between them are hashes of the state, and who has sat down since (`sits`). What is taken
back stays in the log: a line `undo N`, the table's, says that the last N actions no longer stand. A match that
ends says how (`ended`), for those whose rules have changed by the time they read it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from game.engine.events import Event
from game.engine.match import Entry, Match
from game.engine.notation.action_text import parse_action
from game.engine.problems import Phrase
from game.engine.replay import FORMAT as REPLAY_FORMAT
from game.engine.replay import (
    HASH_EVERY,
    ReplayError,
    head_of,
    read_rows,
    row_of,
    taken_back,
    undo_row,
    unknown_game,
    wrong_format,
)
from game.engine.variant import Variant
from game.files.fields import Fields
from game.files.reading import LeftAlone, Unreadable, unreadable
from game.session.agenda import Scheduled
from game.session.course import SatDown, not_after
from game.session.host import Host
from game.session.keeper import UnderWay
from game.session.plan import Plan, Seat, TakingBack
from game.session.records.ending import Ending, ending_in, ending_of
from game.store.bot_files import known_levels
from game.store.match_log import LogContents, MatchLog
from game.variants import find_variant
from game.words.people_texts import kept_name

KIND = "match"
"""What the first line says that the file is."""
FORMAT = 1
"""The version of the format. One that is raised leaves a function in UPGRADES, and a file in the tests."""
UPGRADES: Mapping[int, Callable[[list[dict[str, Any]]], list[dict[str, Any]]]] = {}
"""By the number of an old format: a function that makes the rows of the next one of its rows."""

LONGEST_ID = 64
"""Letters of the name of a bot, a portrait or a colour."""
LATEST = 1e11
"""Seconds since 1970 that a date may be at most."""

_UNKNOWN_OPTION = ("problem.option-unknown", "problem.option-unknown-none")
_NAME = re.compile(r"[A-Za-z0-9_-]*")


class Newer(LeftAlone):
    """A match of another version of the program, mostly of a newer one, that this one does not read."""


class OlderRules(Unreadable):
    """A match by an older version of its game's rules, which this program cannot play again."""


@dataclass(frozen=True, slots=True)
class LoggedMatch:
    """What a log tells of its match without playing it again.

    `plan` has who sits where by now; `began` is in seconds since 1970; `rules` is the version of the rules;
    `actions` is how many of them stand. `ending` is how the match has ended, None if the log does not say.
    """

    plan: Plan
    began: float
    rules: int
    actions: int
    ending: Ending | None


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match as its log has it: what it was dealt from, as far as it has come, and who sits where.

    `began` is in seconds since 1970; `seating` is what the screen has told of devices, or None.
    """

    plan: Plan
    match: Match
    under_way: UnderWay
    began: float
    seating: Mapping[str, Any] | None


class Journal:
    """Writes a host's match into a log, as its keeper. `tell` is called when it cannot be written."""

    def __init__(
        self, host: Host, log: MatchLog, tell: Callable[[Phrase], object] = lambda phrase: None
    ) -> None:
        self.host = host
        self.log = log
        self.tell = tell
        self._luck: dict[int, int] = {}
        """The states of the bots' generators as they stand in the log."""
        self._seating: Mapping[str, Any] | None = None

    def begin(self, now: float) -> None:
        """Write the first line, and what has been done already; `now` is in seconds since 1970."""
        plan, match = self.host.plan, self.host.match
        practice = {"practice": True} if plan.branched else {}
        self._write(
            {
                "all-for-one": KIND,
                "format": FORMAT,
                **head_of(match),
                "chosen": dict(plan.options),
                "seats": [_seat_row(seat) for seat in plan.seats],
                "began": round(now, 3),
                **practice,
                **({} if plan.taking_back is TakingBack.OFF else {"back": plan.taking_back.value}),
            }
        )
        again = match.again()
        for entry, _ in again.follow(match.log):
            self._write(row_of(again, entry))

    def acted(self, entry: Entry, events: Sequence[Event]) -> None:
        """Write an accepted action; a match that is over says so."""
        host = self.host
        match = host.match
        self._write({**row_of(match, entry), **self._plans(host.luck, host.runner.scheduled)})
        if match.over or len(match.log) % HASH_EVERY == 0:
            self._write({"after": len(match.log), "hash": match.state.digest()})
        if match.over:
            self.ended()

    def ended(self) -> None:
        """Write how the match has ended: one that goes on no more, if it is not over, was left."""
        self._write(ending_of(self.host.match).row())

    def taken_back(self, count: int) -> None:
        """Write that the last actions have been taken back; then all are asked again what they want to do."""
        host = self.host
        self._write({**undo_row(host.now, count), **self._plans(host.luck, host.runner.scheduled)})

    def _plans(self, luck: Mapping[int, int], scheduled: Sequence[Scheduled]) -> dict[str, Any]:
        """Return the generators of bots as far as they have moved on, and what was decided on."""
        row: dict[str, Any] = {}
        moved = {seat: state for seat, state in luck.items() if self._luck.get(seat) != state}
        if moved:
            self._luck |= moved
            row["luck"] = {str(seat): f"{state:x}" for seat, state in moved.items()}
        if scheduled:
            row["due"] = [self._due(each) for each in scheduled]
        return row

    def _due(self, each: Scheduled) -> list[Any]:
        does = self.host.variant.text(self.host.match.state, each.action)
        return [each.seat, each.now, does, each.number, each.call]

    def sat(self, change: SatDown, seat: Seat, luck: int | None) -> None:
        """Write who plays a seat from now on; then all are asked again what they want to do."""
        states = {each: state for each, state in self.host.luck.items() if each != change.seat}
        # A bot that comes back may begin with the generator of the one before, which the log has given up.
        self._luck.pop(change.seat, None)
        if luck is not None:
            states[change.seat] = luck
        calls = [each for each in self.host.runner.scheduled if each.call]
        left = [each for each in calls if each.seat != change.seat]
        self._write({"sits": change.seat, **_seat_row(seat), **self._plans(states, left)})

    def _write(self, row: Mapping[str, Any]) -> None:
        self.log.append(row)
        trouble = self.log.trouble()
        if trouble is not None:
            self.tell(trouble)

    def seated(self, seating: Mapping[str, Any] | None) -> None:
        """Write with which devices people play, if that is not what the log says already."""
        if seating != self._seating:
            self._seating = seating
            self._write({"seating": seating})

    def close(self) -> None:
        """Let go of the log."""
        self.log.close()


def _seat_row(seat: Seat) -> dict[str, str]:
    return {name: value for name, value in seat._asdict().items() if value}


def kept_match(contents: LogContents) -> KeptMatch:
    """Return the match that a log holds, played again to its last action.

    Raises Newer if another program wrote it, OlderRules if its rules are older than this program's, Unreadable
    if it is no match, or cannot be played again for another reason.
    """
    reader = _reader(contents)
    with _unplayable():
        rules, own = reader.rules, reader.variant.info.rules
        if rules > own:
            raise Newer(Phrase("problem.reason-match-newer"))
        if rules < own:
            raise OlderRules(Phrase("problem.reason-match-rules"))
        return reader.play()


def logged_match(contents: LogContents) -> LoggedMatch:
    """Return what a log tells of its match, whatever its rules are, and whether it can be played again or not.

    Raises Newer if its format or its game is another program's, Unreadable if it is no match.
    """
    reader = _reader(contents)
    ending = ending_in(reader.rows, len(reader.plan.seats))
    return LoggedMatch(reader.plan, reader.began, reader.rules, reader.actions, ending)


@contextmanager
def _unplayable() -> Iterator[None]:
    """Say of a match in which something is amiss that it cannot be played again."""
    try:
        yield
    except ReplayError as error:
        if error.setup is not None and error.setup.phrase.key in _UNKNOWN_OPTION:
            raise Newer(Phrase("problem.reason-match-option")) from None
        raise unreadable("match-unplayable") from None
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        raise unreadable("match-unplayable") from None


def _reader(contents: LogContents) -> _KeptReader:
    rows = upgraded(contents.rows)
    game = Fields(rows[0]).text("game")
    try:
        variant = find_variant(game)
    except KeyError:
        raise Newer(unknown_game(game)) from None
    with _unplayable():
        plan = _plan(rows[0])
        if not variant.info.min_players <= len(plan.seats) <= variant.info.max_players:
            raise unreadable("match-unplayable")
        return _KeptReader(variant, plan, rows)


def upgraded(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the rows of a log in the present format. Raises Newer, or Unreadable if this is no match."""
    if rows[0].get("all-for-one") != KIND:
        raise unreadable("no-log")
    number = rows[0].get("format", 0)
    if "format" in rows[0] and (wrong := wrong_format(number, FORMAT)):
        raise Newer(wrong)
    for each in range(number, FORMAT):
        rows = UPGRADES[each](rows)
    return rows


def _plan(head: Mapping[str, Any]) -> Plan:
    """Return the plan as it was dealt."""
    fields = Fields(head)
    chosen = fields.fields("chosen").table
    options = {name: tuple(v) if isinstance(v, list) else v for name, v in chosen.items()}
    seats = tuple(_seat(each) for each in fields.each("seats"))
    back = fields.short_text("back", LONGEST_ID)
    allowed = TakingBack(back) if back else TakingBack.OFF
    seed = 0 if "position" in head else fields.whole("seed", 0, -1)
    branched = fields.switch("practice")
    return Plan(fields.text("game"), seats, options, seed, allowed, branched)


def _seat(fields: Fields) -> Seat:
    level = fields.short_text("level", LONGEST_ID)
    return Seat(
        kept_name(fields.optional_text("name") or ""),
        _name(fields, "portrait"),
        _name(fields, "bot"),
        _name(fields, "colour"),
        level if level in known_levels() else "",
    )


def _name(fields: Fields, key: str) -> str:
    """A word that may become a part of the name of a file."""
    found = fields.short_text(key, LONGEST_ID)
    if not _NAME.fullmatch(found):
        raise fields.unexpected(key, "file-name")
    return found


class _KeptReader:
    """Reads the rows of a match that stands in a log, with those who have sat down in its course."""

    def __init__(self, variant: Variant[Any], plan: Plan, rows: list[dict[str, Any]]) -> None:
        self.variant = variant
        self.plan = plan
        self.rows = rows
        self.rules = _whole(rows[0]["rules"])
        self.began = Fields(rows[0]).number("began", 0, LATEST, 0)
        self.actions = 0
        self.luck: dict[int, int] = {}
        self.due: list[Sequence[Any]] = []
        self.sat_down: list[SatDown] = []
        self.seating: Mapping[str, Any] | None = None
        self._read()

    def _read(self) -> None:
        for row in self.rows[1:]:
            if "does" in row:
                count = taken_back(row)
                if count > self.actions:
                    raise unreadable("match-unplayable")
                if count:
                    self.actions -= count
                    self.sat_down = not_after(self.sat_down, self.actions)
                else:
                    self.actions += 1
                self.due = row.get("due", [])
            elif "sits" in row:
                self._sit(row)
                self.due = row.get("due", [])
            elif "seating" in row:
                told = row["seating"]
                self.seating = told if isinstance(told, Mapping) else None
            for seat, state in row.get("luck", {}).items():
                self.luck[int(seat)] = int(state, 16)

    def play(self) -> KeptMatch:
        """Play the match."""
        match = read_rows(self._as_replay(), find_variant).play()
        if len(self.plan.seats) != match.table.players:
            raise unreadable("match-unplayable")
        for number, seat in enumerate(self.plan.seats):
            match.rename(number, seat.name)
        deck, verbs = match.table.deck, self.variant.info.vocabulary
        scheduled = [
            Scheduled(
                _whole(seat), _whole(now), parse_action(does, deck, verbs), _whole(n), bool(call)
            )
            for seat, now, does, n, call in self.due
        ]
        seats = range(len(self.plan.seats))
        if not all(each in seats for each in (*self.luck, *(each.seat for each in scheduled))):
            raise unreadable("match-unplayable")
        under_way = UnderWay(self.luck, scheduled, tuple(self.sat_down))
        return KeptMatch(self.plan, match, under_way, self.began, self.seating)

    def _sit(self, row: Mapping[str, Any]) -> None:
        """Put who has sat down on the seat."""
        seat, seats = _whole(row["sits"]), list(self.plan.seats)
        if not 0 <= seat < len(seats):
            raise unreadable("match-unplayable")
        before, seats[seat] = seats[seat], _seat(Fields(row))
        self.plan = replace(self.plan, seats=tuple(seats))
        other = before.name if seats[seat].name != before.name else ""
        self.sat_down.append(SatDown(self.actions, seat, seats[seat].bot, other))
        self.luck.pop(seat, None)

    def _as_replay(self) -> list[tuple[int, Mapping[str, Any]]]:
        """The rows that a replay has as well, with the numbers of their lines."""
        head = {**self.rows[0], "format": REPLAY_FORMAT}
        own = enumerate(self.rows[1:], 2)
        return [(1, head), *((n, row) for n, row in own if "does" in row or "hash" in row)]


def _whole(value: object) -> int:
    if type(value) is not int:
        raise unreadable("match-unplayable")
    return value
