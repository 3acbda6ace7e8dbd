"""Reads replays: the matches that `game/engine/replay.py` writes as JSON lines."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from game.engine.actions import TABLE
from game.engine.match import Entry
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position
from game.engine.options import SetupError
from game.engine.problems import Phrase, presentable
from game.engine.replay import FORMAT, KIND, Replay, ReplayError
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant

LONGEST_LINE = 1 << 18
"""Letters of a line; the first one has the lists of words that talk is judged by."""
MOST_LINES = 100_000
"""Lines of a file; the longest by any options, of 99 rounds among ten who play to win, has a quarter."""
MOST_SAID = 20_000
"""Lines in which somebody says something; ten bots come to 213 in 28 rounds."""

_KEYS = ("at", "seat", "does", "after", "hash")
LONGEST_VALUE = 40
"""Letters of what a file says, in a sentence for players."""
DIGITS = 25
LARGEST_NUMBER = 10**DIGITS - 1
"""Of a number in a file, such as a seed."""

_UNDO = re.compile(r"undo ([1-9][0-9]{0,8})")


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
