"""Matches and positions as text that people can read, send and paste, in the way of chess and bridge.

Header tags come first, `[Game "classic"]`. A match goes on with a line for each action: its number, its time in
ms, the seat (`table` for the table itself) and what it does; a position with a line for each of its keys, as
`hands = ["R5", "G9 W"]`. A semicolon begins a comment. What is written is read back exactly.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.engine.actions import TABLE
from game.engine.match import Match
from game.engine.notation.card_text import NotationError
from game.engine.notation.positions import count_players, write_position
from game.engine.notation.replay_reader import MOST_LINES, read_rows
from game.engine.notation.rule_set_text import rule_set
from game.engine.problems import Phrase, as_written
from game.engine.replay import FORMAT, MOST_REMEMBERED, Replay, ReplayError, row_of
from game.engine.state import MATCH_OVER, State
from game.engine.table import Table
from game.engine.variant import Variant
from game.engine.verbs import NEXT_ROUND

LONGEST = 4 << 20
"""Letters that a text may have; that of a match of 99 rounds for ten has a tenth."""
LONGEST_LINE = 1 << 16
"""Letters of a line; the longest is the tag of a list of words."""
MOST_TAGS = 250
"""Tags, and lines with an action or a key."""
OPTION = "Option-"
HOUSE_NAME = "HouseName"
SEAT = "Seat"
UNSEEN = "?"
"""Stands for what the one who wrote a position down did not see."""

_TAG = re.compile(r'\[([A-Za-z][\w-]*)\s+("(?:[^"\\]++|\\.)*+")\]')
_BEGINNING = re.compile(r'[\s\ufeff]*+(?:;[^\n]*+\n\s*+)*+\[[A-Za-z][\w-]*+\s++"')
_GAME = re.compile(
    r"(?:^|(?<=[{0}]))[^\S{0}]*+\[Game ".format(r"\n\r\v\f\x1c-\x1e\x85\u2028\u2029")
)
"""The tag of the game at the beginning of a line, behind blanks; lines end as `str.splitlines` has them end."""
_KEY = re.compile(r"([a-z_]+)\s*=\s*(.*)")
_ACTION = re.compile(r"\d+\.\s+(\d+)\s+(\d+|table)\s+(.*)")
_MARK = re.compile(r"=\s*(\d+)\s+([0-9a-f]+)")


class TextError(ReplayError):
    """A text is no match and no position. `line` is where, from 1; 0 if it is about the whole."""


class Opened(NamedTuple):
    """What a text holds: a match to be played again, or the position that one begins from.

    `portraits` and `bots` are by seat, as far as the text has them ("" where it does not). `set_name` is what
    the set of rules was called, None if the text does not say so.
    """

    replay: Replay
    bots: tuple[str, ...]
    portraits: tuple[str, ...]
    date: str
    lines: tuple[int, ...]
    """The line of each action."""
    set_name: str | None = None

    def play(self) -> Match:
        """Return the match as far as it goes. Raises TextError at the action that cannot be done."""
        try:
            return self.replay.play(most=MOST_REMEMBERED)
        except ReplayError as error:
            line = self.lines[error.action - 1] if 0 < error.action <= len(self.lines) else 0
            raise TextError(error.reason, line=line, setup=error.setup, phrase=error.said) from None


@dataclass(slots=True)
class _Header:
    """The tags of a text, each with its line."""

    tags: dict[str, tuple[int, str]] = field(default_factory=dict)

    def text(self, name: str) -> str:
        """The value of a tag that there has to be."""
        if name not in self.tags:
            raise TextError(
                f'the tag [{name} "…"] is missing',
                phrase=Phrase("problem.reason-missing", key=name),
            )
        return self.tags[name][1]

    def whole(self, name: str) -> int:
        """The value of a tag that has to be a whole number."""
        value = self.text(name)
        if not re.fullmatch(r"-?[0-9]{1,25}", value):
            raise TextError(
                f"{name} is {as_written(value)}, where a whole number was expected",
                line=self.tags[name][0],
            )
        return int(value)

    def maybe(self, name: str) -> str:
        """The value of a tag, "" if there is none."""
        return self.tags.get(name, (0, ""))[1]


class Sitter(NamedTuple):
    """What a text tells of a seat besides the name: the ids of a portrait and of a bot, "" for none."""

    portrait: str = ""
    bot: str = ""


def write_match(
    match: Match, sitters: tuple[Sitter, ...] = (), date: str = "", set_name: str = ""
) -> str:
    """Return a match as text; `date` is when it was dealt, as `2026.11.20`.

    `set_name` is the name under which its rules were chosen, "" for none of somebody's own.
    """
    beginning = match.beginning
    head = [*_tags(match.variant, match.dealt, sitters, date, set_name)]
    if beginning is None:
        head.append(_tag("Deal", str(match.seed)))
    head += [_tag("Result", _result(match.state)), ""]
    if beginning is not None:
        head += [*_keys(write_position(match.variant, beginning)), ""]
    again = match.again()
    lines = []
    for number, (entry, _) in enumerate(again.follow(match.log), 1):
        if entry.action.verb == NEXT_ROUND.word:
            lines.append(f"; round {again.state.round}")
        row = row_of(again, entry)
        seat = "table" if entry.seat == TABLE else str(entry.seat)
        lines.append(f"{number}. {entry.now} {seat} {_written(row['does'])}")
    lines.append(f"= {len(match.log)} {match.state.digest()}")
    return "\n".join([*head, *lines, ""])


def write_position_text(
    variant: Variant[Any],
    state: State,
    sitters: tuple[Sitter, ...] = (),
    date: str = "",
    set_name: str = "",
) -> str:
    """Return a position as text. Cards that it does not show are `?`, to be looked at only."""
    written = write_position(variant, state)
    hidden = {key.name for key in variant.keys if key.unseen(state)}
    keys = {name: UNSEEN if name in hidden else value for name, value in written.items()}
    return "\n".join([*_tags(variant, state.table, sitters, date, set_name), "", *_keys(keys), ""])


def _tags(
    variant: Variant[Any], table: Table, sitters: tuple[Sitter, ...], date: str, set_name: str
) -> Iterator[str]:
    yield _tag("Game", table.game)
    yield _tag("Rules", str(variant.info.rules))
    if date:
        yield _tag("Date", date)
    for seat, name in enumerate(table.names):
        yield _tag(f"{SEAT}{seat}", name)
        if seat < len(sitters) and sitters[seat].portrait:
            yield _tag(f"Portrait{seat}", sitters[seat].portrait)
        if seat < len(sitters) and sitters[seat].bot:
            yield _tag(f"Bot{seat}", sitters[seat].bot)
    for option in variant.info.options:
        value = table.options[option.name]
        if value != option.default:
            yield _tag(OPTION + option.name, _one_line(value))
    # For people and searches; what is played by stands in the tags of the options.
    _, _, house = rule_set(variant.info, table.options).partition(" ")
    if house:
        yield _tag("House", house)
    if house and set_name:
        yield _tag(HOUSE_NAME, set_name)


def _result(state: State) -> str:
    """Return the scores by seat; `*` behind them if the match is not over."""
    scores = " ".join(map(str, state.scores))
    return scores if state.phase == MATCH_OVER else f"{scores} *"


def _tag(name: str, value: str) -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=not value.isprintable())}]"


def _one_line(value: object) -> str:
    """Return the value of an option: a text as it stands unless it could be taken for another value."""
    if isinstance(value, str):
        try:
            json.loads(value)
        except ValueError:
            return value
    return json.dumps(value, ensure_ascii=False)


def _written(does: str) -> str:
    """Return what an action does, in quotes if a line would not keep it as it is."""
    simple = does.isprintable() and does == " ".join(does.split()) and not does.startswith('"')
    return does if simple and ";" not in does else json.dumps(does)


def _keys(position: Mapping[str, Any]) -> Iterator[str]:
    for name, value in position.items():
        yield f"{name} = {json.dumps(value, ensure_ascii=False)}"


def is_text(text: str) -> bool:
    """Return whether a text looks like one of these, and not like a file of another kind.

    It begins with a tag, but for comments, or the tag of the game stands behind what does not belong there.
    """
    looked_at = text[:LONGEST]
    return _BEGINNING.match(looked_at) is not None or _GAME.search(looked_at) is not None


def read_text(text: str, find_variant: Callable[[str], Variant[Any]]) -> Opened:
    """Return what a text holds. Raises TextError, which names the line and what was expected."""
    if len(text) > LONGEST:
        raise TextError(
            f"it has {len(text)} letters, and at most {LONGEST} are read",
            phrase=Phrase("problem.reason-too-large", most=LONGEST >> 10),
        )
    header, position = _Header(), dict[str, Any]()
    lines: dict[str, int] = {}
    rows: list[tuple[int, Mapping[str, Any]]] = []
    for number, line in _lines(text):
        if len(header.tags) > MOST_TAGS:
            raise TextError(
                f"there are more than {MOST_TAGS} tags",
                line=number,
                phrase=Phrase("problem.reason-match-tags", most=MOST_TAGS),
            )
        if len(rows) + len(position) > MOST_LINES:
            raise TextError(
                f"there are more than {MOST_LINES} lines",
                line=number,
                phrase=Phrase("problem.reason-match-actions", most=MOST_LINES),
            )
        if found := _TAG.fullmatch(line):
            if found[1] in header.tags:
                raise TextError(f"the tag {found[1]} is there already", line=number)
            header.tags[found[1]] = number, str(_value(number, found[1], found[2]))
        elif found := _MARK.fullmatch(line):
            rows.append((number, {"after": _number(number, found[1]), "hash": found[2]}))
        elif found := _ACTION.fullmatch(line):
            rows.append((number, _row(number, found)))
        elif found := _KEY.fullmatch(line):
            position[found[1]] = _value(number, found[1], found[2])
            lines[found[1]] = number
        else:
            raise TextError(
                f"{as_written(line[:60])} is neither a tag, nor a key of a position, nor an action",
                line=number,
            )
    return _opened(header, position, lines, rows, find_variant)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a text but comments, with their numbers. Raises TextError for one that is too long."""
    for number, whole in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if len(whole) > LONGEST_LINE:
            raise TextError(
                f"it has {len(whole)} letters, and a line has {LONGEST_LINE} at most",
                line=number,
                phrase=Phrase("problem.reason-match-long-line", line=number, most=LONGEST_LINE),
            )
        line = whole.strip()
        if line and not line.startswith(";"):
            yield number, line


def _number(line: int, text: str) -> int:
    if len(text) > 15:
        raise TextError(f"{text[:20]}… is too large a number", line=line)
    return int(text)


def _row(line: int, found: re.Match[str]) -> Mapping[str, Any]:
    does = found[3]
    quoted = does.startswith('"')
    does = _value(line, "the action", does) if quoted else does.partition(";")[0].strip()
    seat = TABLE if found[2] == "table" else _number(line, found[2])
    return {"at": _number(line, found[1]), "seat": seat, "does": does}


def _value(line: int, name: str, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise TextError(
            f"{name}: {as_written(text[:60])} is not a text, a number or a list of them", line=line
        ) from None


def _opened(
    header: _Header,
    position: dict[str, Any],
    lines: Mapping[str, int],
    rows: list[tuple[int, Mapping[str, Any]]],
    find_variant: Callable[[str], Variant[Any]],
) -> Opened:
    head: dict[str, Any] = {
        "format": FORMAT,
        "game": header.text("Game"),
        "rules": header.whole("Rules"),
        "options": _options(header),
    }
    hidden = [name for name, value in position.items() if UNSEEN in json.dumps(value)]
    if hidden:
        raise TextError(
            "cards are hidden there, and nobody can play on from it",
            line=lines[hidden[0]],
            phrase=Phrase("problem.reason-match-hidden"),
        )
    if position:
        try:
            head["players"] = count_players(position)
        except NotationError as error:
            raise TextError(str(error), line=lines.get("hands", 0)) from None
        head["position"] = position
    else:
        head["players"] = sum(1 for name in header.tags if re.fullmatch(rf"{SEAT}\d+", name))
        head["seed"] = header.whole("Deal")
    seats = range(head["players"])
    head["names"] = [header.text(f"{SEAT}{seat}") for seat in seats] if _named(header) else []
    replay = _read(head, position, lines, rows, find_variant)
    acted = tuple(number for number, row in rows if "does" in row)
    bots = tuple(header.maybe(f"Bot{seat}") for seat in seats)
    portraits = tuple(header.maybe(f"Portrait{seat}") for seat in seats)
    set_name = header.maybe(HOUSE_NAME) or None
    return Opened(replay, bots, portraits, header.maybe("Date"), acted, set_name)


def _named(header: _Header) -> bool:
    return any(re.fullmatch(rf"{SEAT}\d+", name) for name in header.tags)


def _options(header: _Header) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, (_, value) in header.tags.items():
        if name.startswith(OPTION):
            try:
                found[name.removeprefix(OPTION)] = json.loads(value)
            except (ValueError, RecursionError):
                found[name.removeprefix(OPTION)] = value
    return found


def _read(
    head: dict[str, Any],
    position: Mapping[str, Any],
    lines: Mapping[str, int],
    rows: list[tuple[int, Mapping[str, Any]]],
    find_variant: Callable[[str], Variant[Any]],
) -> Replay:
    """Return the replay; what is wrong is told with the line of the text where it stands."""
    try:
        return read_rows([(0, head), *rows], find_variant)
    except ReplayError as error:
        line, reason = error.line, error.reason
        keys = [key for key in position if re.match(rf"the key {key}\b", reason)]
        keys += [key for key in position if reason.startswith(f"{key} is not a key")]
        if not line and keys:
            line = lines[keys[0]]
        raise TextError(
            reason,
            line=line,
            setup=error.setup,
            phrase=error.phrase if line == error.line else None,
        ) from None
