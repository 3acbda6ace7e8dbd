"""Reads the log of a match: to go on with it, or for what it tells without being played again.

What its lines are is said in `game/session/journal.py`, which writes them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.replay_reader import read_rows, taken_back, unknown_game, wrong_format
from game.engine.problems import Phrase
from game.engine.replay import FORMAT as REPLAY_FORMAT
from game.engine.replay import ReplayError
from game.engine.variant import Variant
from game.files.fields import Fields
from game.files.reading import LeftAlone, Unreadable, unreadable
from game.session.agenda import Scheduled
from game.session.course import SatDown
from game.session.keeper import UnderWay
from game.session.lessons.steps import DealtLearner, StepsTaken
from game.session.plan import Plan, Seat, TakingBack
from game.session.records.ending import Ending, ending_in
from game.session.records.parts import read_part, read_set_name
from game.store.bot_files import known_levels
from game.store.match_log import LogContents
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
MOST_SAT_DOWN = 1000
"""How often somebody may take a seat in a match; more than a few times is rare."""
MOST_USES = 1000
"""How often calls may have been used before a match, at most; a game has a few steps."""
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

    `plan` has who sits where by now; `began` is in seconds since 1970; `rules` is the version
    of the rules; `actions` is how many of them stand. `ending` is how the match has ended, None if the log does
    not say. `undone` is whether anything was taken back, `hinted` the seats to which a hint was given. Where
    it was learned step by step, `learner` is who learned it, and `uses` how often they had used calls by then.
    """

    plan: Plan
    began: float
    rules: int
    actions: int
    ending: Ending | None
    undone: bool
    hinted: frozenset[int]
    learner: DealtLearner | None = None
    uses: int = 0


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
    return LoggedMatch(
        reader.plan,
        reader.began,
        reader.rules,
        reader.actions,
        ending_in(reader.rows, len(reader.plan.seats)),
        reader.undone,
        frozenset(reader.hinted),
        reader.learner,
        reader.taken.uses,
    )


@contextmanager
def _unplayable() -> Iterator[None]:
    """Say of a match in which something is amiss that it cannot be played again."""
    try:
        yield
    except ReplayError as error:
        if error.said is not None:
            raise Unreadable(error.said) from None
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
        if each not in UPGRADES:
            raise unreadable("no-log")
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
    part = read_part(head.get("part"))
    steps = fields.whole_between("steps", 0, MOST_USES, 0) if "steps" in head else None
    named = read_set_name(head.get("set_name"))
    game = fields.text("game")
    return Plan(
        game, seats, options, seed, allowed, branched, part=part, steps=steps, set_name=named
    )


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
        self.away: set[int] = set()
        self.seating: Mapping[str, Any] | None = None
        self.undone = False
        self.hinted: set[int] = set()
        self.learner = DealtLearner.of(plan)
        at = -1 if self.learner is None else self.learner.seat
        self.taken = StepsTaken(variant.info, at, plan.steps or 0)
        self._gone_back: list[tuple[int, int]] = []
        """For what was taken back: how often somebody had sat down by then, and how many actions were left."""
        self._read()
        self._settle()

    def _read(self) -> None:
        for row in self.rows[1:]:
            if "does" in row:
                count = taken_back(row)
                if count > self.actions:
                    raise unreadable("match-unplayable")
                if count:
                    self.undone = True
                    self.actions -= count
                    self._gone_back.append((len(self.sat_down), self.actions))
                else:
                    self.actions += 1
                    self._use(row)
                self.due = row.get("due", [])
            elif "sits" in row:
                self._sit(row)
                self.due = row.get("due", [])
            elif "away" in row:
                self.away = {_whole(seat) for seat in row["away"]}
            elif "practised" in row:
                self.plan = replace(self.plan, practised=True)
            elif "hinted" in row:
                self.hinted.add(_whole(row["hinted"]))
            elif "seating" in row:
                told = row["seating"]
                self.seating = told if isinstance(told, Mapping) else None
            for seat, state in row.get("luck", {}).items():
                self.luck[int(seat)] = int(state, 16)

    def _use(self, row: Mapping[str, Any]) -> None:
        """Count an action of the learner as a use of its call, where the game is learned step by step."""
        if self.learner is not None and not row.get("in_vain"):
            verbs, text = self.variant.info.vocabulary, f"{row['does']} "
            verb = next((each for each in verbs if text.startswith(f"{each} ")), "")
            plays = self.learner.plays(self.plan.seats, self.away)
            self.taken.add(row["seat"], verb, plays=plays)

    def _settle(self) -> None:
        """Let those who sat down after what was taken back play from there on, as `not_after` says at once."""
        least = self.actions
        for place in reversed(range(len(self.sat_down))):
            while self._gone_back and self._gone_back[-1][0] > place:
                least = min(least, self._gone_back.pop()[1])
            each = self.sat_down[place]
            self.sat_down[place] = each._replace(number=min(each.number, least))

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
        away = self.away.intersection(self.plan.people)
        sat_down, uses = tuple(self.sat_down), self.taken.uses
        under_way = UnderWay(self.luck, scheduled, sat_down, away, self.learner, uses)
        return KeptMatch(self.plan, match, under_way, self.began, self.seating)

    def _sit(self, row: Mapping[str, Any]) -> None:
        """Put who has sat down on the seat."""
        seat, seats = _whole(row["sits"]), list(self.plan.seats)
        if not 0 <= seat < len(seats):
            raise unreadable("match-unplayable")
        if len(self.sat_down) == MOST_SAT_DOWN:
            raise unreadable("match-sat-down", most=MOST_SAT_DOWN)
        before, seats[seat] = seats[seat], _seat(Fields(row))
        self.plan = replace(self.plan, seats=tuple(seats))
        other = before.name if seats[seat].name != before.name else ""
        change = SatDown(self.actions, seat, seats[seat].bot, other, before.bot)
        self.sat_down.append(change)
        self.luck.pop(seat, None)
        self.away.discard(seat)

    def _as_replay(self) -> list[tuple[int, Mapping[str, Any]]]:
        """The rows that a replay has as well, with the numbers of their lines."""
        head = {**self.rows[0], "format": REPLAY_FORMAT}
        own = enumerate(self.rows[1:], 2)
        return [(1, head), *((n, row) for n, row in own if "does" in row or "hash" in row)]


def _whole(value: object) -> int:
    if type(value) is not int:
        raise unreadable("match-unplayable")
    return value
