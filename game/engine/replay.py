"""Replays: matches as JSON lines. This module reads and writes the text; it opens no files.

The first line describes the match (format and rules version, game, options, names, seed); one that began from
a position has that `position` there, and no seed. Then there is a line
for each action, `{"at": ms, "seat": n, "does": "play R5"}`, and between them and at the end lines
`{"after": actions, "hash": "…"}` with the hash of the state at that point. `{"at": ms, "seat": -1, "does":
"undo N"}`, the table's, takes back the last N actions that stood; `after` counts those that stand.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.actions import TABLE, Refusal
from game.engine.match import Entry, Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position, write_position
from game.engine.options import SetupError
from game.engine.problems import Phrase, abridged, presentable
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant

HASH_EVERY = 32
"""The number of actions between two hashes of the state; there is one after the last action too."""

KIND = "replay"
"""What the first line says that the file is."""

FORMAT = 1
"""The version of the format."""


LONGEST_LINE = 1 << 18
"""Letters of a line; the first one has the lists of words that talk is judged by."""
MOST_LINES = 100_000
"""Lines of a file; the longest by any options, of 99 rounds among ten who play to win, has a quarter."""
MOST_SAID = 20_000
"""Lines in which somebody says something; ten bots come to 213 in 28 rounds."""

MOST_REMEMBERED = 2000
"""Entries in the lists of a state; what ten people say and do in a minute, as fast as they can, is a third.

What an action takes may grow with them, so that a file with more could keep the program busy for hours.
"""

_KEYS = ("at", "seat", "does", "after", "hash")
LONGEST_VALUE = 40
"""Letters of what a file says, in a sentence for players."""
DIGITS = 25
LARGEST_NUMBER = 10**DIGITS - 1
"""Of a number in a file, such as a seed."""

_UNDO = re.compile(r"undo ([1-9][0-9]{0,8})")


class ReplayError(ValueError):
    """A replay cannot be read, or does not run as it did. The message says where and why, for a terminal.

    `phrase` says to players why, as the part of a sentence that names the file; `said` is the same if there is
    one for this fault alone, else None. `setup` says more where its table cannot be set up. `line` is the
    number of the line that it is about, and `action` that of the action, from 1; 0 where it is about none.
    """

    def __init__(
        self,
        reason: str,
        *,
        line: int = 0,
        action: int = 0,
        setup: SetupError | None = None,
        phrase: Phrase | None = None,
    ) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.reason = reason
        self.line = line
        self.action = action
        self.setup = setup
        self.said = phrase
        self.phrase = phrase or _phrase(line, setup)


def _phrase(line: int, setup: SetupError | None) -> Phrase:
    """Return what players are told of a fault in a line, or of a match that cannot be played again."""
    if setup is not None:
        return Phrase("problem.reason-match-setup")
    if line:
        return Phrase("problem.reason-match-line", line=line)
    return Phrase("problem.reason-match-unplayable")


@dataclass(frozen=True, slots=True)
class Replay:
    """The contents of a replay; `hashes` maps a number of actions to the hash of the state after them."""

    variant: Variant[Any]
    table: Table
    seed: int | None
    log: tuple[Entry, ...]
    hashes: dict[int, str]
    beginning: State | None = None
    """What the match began from, where it was not dealt."""

    def play(self, *, most: int = 0) -> Match:
        """Play the match again from its beginning, comparing every hash.

        `most` is how many entries the lists of its state may come to; 0 where the program kept it itself.
        Raises ReplayError beyond that, and at the first action that is refused or hash that differs.
        """
        state = None if self.beginning is None else self.beginning.clone()
        match = Match(self.variant, self.table, self.seed, state)
        self._compare(match, 0)
        for place, entry in enumerate(self.log, 1):
            answer = match.submit(entry.seat, entry.action, entry.now)
            if isinstance(answer, Refusal):
                text = abridged(self.variant.text(match.state, entry.action))
                raise ReplayError(
                    f"action {place} ({text!r} by seat {entry.seat}) is refused by {answer.clause}",
                    action=place,
                )
            if most and place % HASH_EVERY == 0 and match.state.entries > most:
                raise ReplayError(
                    f"up to action {place} more is said and done at once than a table comes to",
                    action=place,
                    phrase=Phrase("problem.reason-match-crowded"),
                )
            self._compare(match, place)
        last = max(self.hashes, default=0)
        if last > len(self.log):
            raise ReplayError(
                f"it has a hash of the state after action {last}, and {len(self.log)} actions"
            )
        return match

    def _compare(self, match: Match, place: int) -> None:
        expected = self.hashes.get(place)
        if expected is not None and match.state.digest() != expected:
            raise ReplayError(
                f"after action {place} the state is not what the file says; "
                "the rules or the file have changed since it was written",
                action=place,
            )


def write(match: Match) -> Iterator[str]:
    """Yield the lines of the replay of a match, finished or not, without line ends.

    The hashes are made by playing the match again, so the match may go on meanwhile. Raises ReplayError if no
    position describes the state that it began from, or if it does not run again as it was played, which would
    be a fault of the rules.
    """
    log = tuple(match.log)
    last = match.state.digest()
    if match.beginning is not None:
        kept = read_position(
            match.variant, match.table, write_position(match.variant, match.beginning)
        )
        if kept.digest() != match.beginning.digest():
            raise ReplayError("the match began from a state that no position describes")
    yield _line({"all-for-one": KIND, "format": FORMAT, **head_of(match)})
    again = match.again()
    try:
        for place, (entry, _) in enumerate(again.follow(log), 1):
            yield _line(row_of(again, entry))
            if place % HASH_EVERY == 0 and place < len(log):
                yield _line({"after": place, "hash": again.state.digest()})
    except ValueError as error:
        raise ReplayError(f"the match does not run again as it was played: {error}") from None
    if again.state.digest() != last:
        raise ReplayError("the match does not run again as it was played")
    yield _line({"after": len(log), "hash": last})


def head_of(match: Match) -> dict[str, Any]:
    """Return what determines a match besides its actions, as the first line of a file has it."""
    table, beginning = match.table, match.beginning
    begun = (
        {"seed": match.seed}
        if beginning is None
        else {"position": write_position(match.variant, beginning)}
    )
    return {
        "game": table.game,
        "rules": match.variant.info.rules,
        "players": table.players,
        "names": list(match.dealt.names),
        "options": {
            option.name: table.options[option.name]
            for option in match.variant.info.options
            if not option.later or table.options[option.name] != option.default
        },
        **begun,
    }


def row_of(match: Match, entry: Entry) -> dict[str, Any]:
    """Return an action of a match as a line of a file has it."""
    does = match.variant.text(match.state, entry.action)
    return {"at": entry.now, "seat": entry.seat, "does": does}


def undo_row(now: int, count: int) -> dict[str, Any]:
    """Return the line of a file by which the last `count` actions are taken back at a game time in ms."""
    return {"at": now, "seat": TABLE, "does": f"undo {count}"}


def taken_back(row: Mapping[str, Any]) -> int:
    """Return how many actions a line of a file takes back; 0 for a line that is something else."""
    found = _UNDO.fullmatch(str(row.get("does"))) if row.get("seat") == TABLE else None
    return int(found[1]) if found else 0


def lines_of(text: str) -> Iterator[str]:
    """Yield the lines of a text one by one. They end in line feeds, and not in what else divides lines."""
    start = 0
    while start < len(text):
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        yield text[start:end]
        start = end + 1


def read(lines: Iterable[str], find_variant: Callable[[str], Variant[Any]]) -> Replay:
    """Return the replay that the lines hold. Raises ReplayError, which names the line and what was expected."""
    rows: list[tuple[int, dict[str, Any]]] = []
    for number, line in enumerate(lines, 1):
        if number > MOST_LINES:  # with the empty ones: there may be millions of these
            raise ReplayError(
                f"it has more than {MOST_LINES} lines, which is too long",
                line=number,
                phrase=Phrase("problem.reason-match-actions", most=MOST_LINES),
            )
        if line.strip():
            row = _parsed(number, line)
            rows.append((number, row if number == 1 else _slim(number, row)))
    if not rows or rows[0][1].get("all-for-one") != KIND:
        raise ReplayError(
            "this is not a replay: line 1 does not say so", phrase=Phrase("problem.reason-no-log")
        )
    return read_rows(rows, find_variant)


def wrong_format(number: object, newest: int) -> Phrase | None:
    """Return why a file with this number of its format is not read; None if it can be, up to the newest."""
    if type(number) is not int or number < 1:
        value = presentable(json.dumps(number), LONGEST_VALUE)
        return Phrase("problem.reason-match-format", value=value)
    return Phrase("problem.reason-match-newer") if number > newest else None


def read_rows(
    rows: Sequence[tuple[int, Mapping[str, Any]]], find_variant: Callable[[str], Variant[Any]]
) -> Replay:
    """Return the replay in the objects of a file, each with the number of its line. Raises ReplayError.

    The number is 0 for an object that is in no line of its own.
    """
    first, head = rows[0]
    if "format" not in head:
        raise ReplayError("'format' is missing", line=first)
    if wrong := wrong_format(head["format"], FORMAT):
        shown = presentable(json.dumps(head["format"]), LONGEST_VALUE)
        more = (
            "a newer version of the program may read it"
            if wrong.key == "problem.reason-match-newer"
            else "a number from 1 was expected"
        )
        raise ReplayError(
            f"its format is {shown}, and this program reads format {FORMAT}; {more}", phrase=wrong
        )
    try:
        variant = _found(head["game"], first, find_variant)
        rules, own = _whole(head, "rules"), variant.info.rules
        if rules != own:
            reason = "match-rules" if rules < own else "match-newer"
            raise ReplayError(
                f"it was played by version {rules} of the rules, and this program "
                f"has version {own}",
                phrase=Phrase(f"problem.reason-{reason}"),
            )
        table = variant.table(
            _whole(head, "players"), _settings(head["options"]), _names(head["names"])
        )
        beginning = _beginning(variant, table, head)
        seed = _whole(head, "seed") if beginning is None else None
    except KeyError as error:
        raise ReplayError(f"{error} is missing", line=first) from None
    except SetupError as error:
        raise ReplayError("such a table cannot be set up", line=first, setup=error) from None
    except ReplayError:
        raise
    except ValueError as error:
        raise ReplayError(str(error).rstrip("."), line=first) from None
    log: list[Entry] = []
    hashes: dict[int, str] = {}
    said = 0
    for number, row in rows[1:]:
        try:
            if "hash" in row:
                place = _whole(row, "after")
                if place < 0:
                    raise ValueError(f"after is {place}, where a number of actions was expected")
                hashes[place] = str(row["hash"])
            elif count := taken_back(row):
                if count > len(log):
                    raise ValueError(f"{count} of {len(log)} actions cannot be taken back")
                for place in range(len(log) - count + 1, len(log) + 1):
                    hashes.pop(place, None)
                del log[-count:]
            else:
                action = parse_action(row["does"], table.deck, variant.info.vocabulary)
                said += bool(action.text)
                if said > MOST_SAID:
                    raise _too_much_said(number)
                log.append(Entry(_whole(row, "at"), _whole(row, "seat"), action))
        except KeyError as error:
            raise ReplayError(f"{error} is missing", line=number) from None
        except ReplayError:
            raise
        except ValueError as error:  # NotationError among them
            raise ReplayError(str(error), line=number) from None
    return Replay(variant, table, seed, tuple(log), hashes, beginning)


def _too_much_said(line: int) -> ReplayError:
    return ReplayError(
        f"more than {MOST_SAID} things are said in it, which is too much",
        line=line,
        phrase=Phrase("problem.reason-match-said", most=MOST_SAID),
    )


def _beginning(variant: Variant[Any], table: Table, head: Mapping[str, Any]) -> State | None:
    """Return the state that a match began from; None if it was dealt. Raises ValueError if it is none."""
    if "position" not in head:
        return None
    position = head["position"]
    if not isinstance(position, dict):
        shown = presentable(json.dumps(position))
        raise ValueError(f"position is {shown}, where an object was expected")
    return read_position(variant, table, position)


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _found(game: object, line: int, find_variant: Callable[[str], Variant[Any]]) -> Variant[Any]:
    try:
        return find_variant(str(game))
    except KeyError as error:
        raise ReplayError(
            presentable(error.args[0]), line=line, phrase=unknown_game(str(game))
        ) from None


def unknown_game(game: str) -> Phrase:
    """Return the reason why a match is not read of whose game this version of the program has not heard."""
    return Phrase("problem.reason-match-game", game=presentable(game, LONGEST_VALUE))


def _whole(row: Mapping[str, Any], key: str) -> int:
    value = row[key]
    if type(value) is not int:
        shown = presentable(json.dumps(value))
        raise ValueError(f"{key} is {shown}, where a whole number was expected")
    if abs(value) > LARGEST_NUMBER:
        raise ValueError(f"{key} is a number of more than {DIGITS} digits")
    return value


def _settings(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise ValueError(
            f"options is {presentable(json.dumps(value))}, where an object was expected"
        )
    return value


def _names(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise ValueError(
            f"names is {presentable(json.dumps(value))}, where a list of texts was expected"
        )
    return value


def _slim(number: int, row: dict[str, Any]) -> dict[str, Any]:
    """Return what is looked at in a line that is not the first."""
    slim = {key: row[key] for key in _KEYS if key in row}
    if wrong := [key for key, value in slim.items() if isinstance(value, list | dict)]:
        raise ReplayError(f"{wrong[0]} is neither a number nor a text", line=number)
    return slim


def _parsed(number: int, line: str) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise ReplayError(
            f"it has {len(line)} letters, and a line has {LONGEST_LINE} at most",
            line=number,
            phrase=Phrase("problem.reason-match-long-line", line=number, most=LONGEST_LINE),
        )
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):  # the latter from brackets without end
        raise ReplayError("it is not JSON; the file may be cut off there", line=number) from None
    if not isinstance(data, dict):
        raise ReplayError("it is not a JSON object", line=number)
    return data
