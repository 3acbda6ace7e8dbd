"""Reports of faults of the program: the log of the match, and in its first line what went wrong and where.

A report is a log of a match as any other, and can be opened and played again. It has nothing personal in it:
people, and bots of the player's own, have numbers for names, other words stand for what was said
(`game.store.unsaid_talk`), and paths are those within the program. All that may be a value is left out of what
Python says of the fault.
"""

from __future__ import annotations

import getpass
import json
import platform
import re
import time
import traceback
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

from game.files.checked_lines import checked_lines
from game.files.reading import Unreadable
from game.files.writing import write_whole
from game.store.match_log import read_log
from game.store.unsaid_talk import said_in, unsaid, without_lists

REPORTS = "reports"
ENDING = ".match"
KIND = "report"
"""What the first line of a report without a match says that it is."""
MOST_REPORTS = 20
"""How many reports are kept, the newest ones."""
LONGEST_MESSAGE = 300
"""Letters of what Python says of a fault."""
SHORT = 4
"""A text of fewer letters is not looked for within words."""
MOST_CALLS = 40
"""How many of the innermost calls are told."""
OWN_BOT = "own"
"""The id of a bot of the player's own."""

_PATH = re.compile(r"""(?:[A-Za-z]:)?[\\/][^\s'",;:]*[\\/][^\s'",;:]*""")
_QUOTED = re.compile(r"""(?<!\w)([bru]{0,2})(['"])(?:\\.|(?!\2).)*(?:\2|\Z)""", re.DOTALL)
"""A value as Python shows it; one without an end, as where a sentence was cut, reaches to the end."""
_ADDRESS = re.compile(r"\d{1,3}(?:\.\d{1,3}){3}|[\da-fA-F]{0,4}(?::[\da-fA-F]{0,4}){3,}")
_ESCAPED = re.compile(r"\\[uUxN]\S+")
_WORD = re.compile(r"\w+")
_LETTERS = re.compile(r"[^\W\d_]+")
_GAPS = re.compile(r"…(?:[^\w…'\"]*…)+")
_PYTHON = """
a accept after allowed an and argument arguments as assigned assignment associated at attribute attributes
base be before between bool byte bytes call callable called can cannot changed char character closed codec
column comparison concatenate context convert could data database decode defined delimiter denied depth
deque dict dictionary directory disk display division does during element empty encode enclosed end
enough error errno exactly exceeded exceeds exist existing exists expected expecting extra failed file
find float font for format found free from full function generator given greater has have host if import
in index indices inf initialized input instance instances int integer integers invalid is item items
iterable iteration iterator its key keyword large least less limit line list literal local locked long
many maximum member memory missing mixer module modulo most multiple must mutated name named nan negative
no non none not nonetype number numbers object objects of only open operand operation or ord ordinal out
pack permission pop position positional positive property quotes raised range read real recursion
referenced refused required reset route run sequence set shift short size slice small space start
starting str string subscriptable such support supported surface surrogates system t takes text than that
the there time timed to too tuple type types unable unexpected unhashable unknown unpack unsupported
unterminated use utf value values variable video was were when width with without write wrong x zero
"""
"""The words of Python's own sentences, and of the libraries'."""
_OF_PYTHON = frozenset(_PYTHON.split())
LONGEST_NUMBER = 6
"""Figures of a number that is told."""
_NAMES_OF_CODE = (AttributeError, NameError, ImportError)
"""Faults in whose sentences only names of the program's own are in quotes."""
_SEAT = ("name", "portrait", "bot", "colour", "level")


def trace_of(error: BaseException) -> list[str]:
    """Return the calls that led to a fault, the outermost first, by their places within the program."""
    calls = traceback.extract_tb(error.__traceback__)[-MOST_CALLS:]
    return [f"{_within(each.filename)}:{each.lineno}:{each.name}" for each in calls]


def _within(file: str) -> str:
    """Return where a file lies within the program, or else its name alone."""
    parts = Path(file).parts
    if "game" in parts[:-1]:
        last = len(parts) - 1 - parts[::-1].index("game")
        return Path(*parts[last:]).as_posix()
    return parts[-1] if parts else file


def message_of(error: BaseException, private: Collection[str]) -> str:
    """Return what Python says of a fault, without paths, addresses and values, and without these texts.

    Only words stay that are in the code that raised it, or that Python uses itself.
    """
    said = str(error)
    for text in sorted(filter(None, {each.strip() for each in private}), key=len, reverse=True):
        for form in _forms(text):
            pattern = r"\s+".join(map(re.escape, form.split()))
            if len(form) < SHORT:
                pattern = rf"(?<!\w){pattern}(?!\w)"
            said = re.sub(pattern, "…", said, flags=re.IGNORECASE)
    if not isinstance(error, _NAMES_OF_CODE):
        said = _without_values(said, _OF_PYTHON | _words_of_code(error))
    return f"{type(error).__name__}: {said}"[:LONGEST_MESSAGE]


def _without_values(said: str, known: Collection[str]) -> str:
    """Return a sentence about a fault with nothing but words that are known."""
    said = _QUOTED.sub(r"\1\2…\2", said)
    for kind in (_PATH, _ADDRESS, _ESCAPED):
        said = kind.sub("…", said)
    said = _WORD.sub(lambda word: word[0] if _may_stay(word[0], known) else "…", said)
    return _GAPS.sub("…", said)


def _may_stay(word: str, known: Collection[str]) -> bool:
    if word.isdecimal():
        return word.isascii() and len(word) <= LONGEST_NUMBER
    letters = _LETTERS.findall(word.lower())
    return all(each in known for each in letters) and sum(map(len, letters)) >= len(word) / 2


def _words_of_code(error: BaseException) -> set[str]:
    """Return the words in the texts and names of the functions through which a fault came."""
    found: set[str] = set()
    for frame, _ in traceback.walk_tb(error.__traceback__):
        code = frame.f_code
        texts = (each for each in code.co_consts if isinstance(each, str))
        for text in (*texts, *code.co_names, *code.co_varnames):
            found.update(_LETTERS.findall(text.lower()))
    return found


def _forms(text: str) -> list[str]:
    """Return a text as it is, and as it is escaped in several ways."""
    coded = text.encode("utf-8", "backslashreplace")
    forms = [text, repr(text)[1:-1], ascii(text)[1:-1], json.dumps(text)[1:-1], repr(coded)[2:-1]]
    return list(dict.fromkeys([*forms, quote(coded), text.casefold()]))


def report_rows(
    error: BaseException,
    scene: str,
    version: str,
    rows: Sequence[Mapping[str, Any]],
    ours: Collection[str],
    private: Collection[str] = (),
) -> list[dict[str, Any]]:
    """Return the rows of a report: those of the match that was played, if there are any, made impersonal.

    `scene` is the screen that was open, `version` the program's, and `ours` the ids of the bots that come with
    it. `private` are texts, besides those in the rows, that nobody else is to read.
    """
    head: dict[str, Any] = dict(rows[0]) if rows else {"all-for-one": KIND, "format": 1}
    names = {str(each) for each in head.get("names", ())}
    names |= {str(row["name"]) for row in rows if "name" in row}
    names |= {str(seat.get("name", "")) for seat in head.get("seats", ())}
    names.add(str(head.pop("set_name", "")))
    head["report"] = {
        "program": version,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "scene": scene,
        "error": message_of(error, {*names, *said_in(rows), *private, *_of_this_machine()}),
        "trace": trace_of(error),
    }
    public: list[bool] = []
    if "seats" in head:
        public = [seat.get("bot", "") in ours for seat in head["seats"]]
        seats = [_nameless(seat, n, ours, named=public[n]) for n, seat in enumerate(head["seats"])]
        head["seats"] = seats
        head["names"] = [seat["name"] for seat in seats]
        head.pop("began", None)
        head = without_lists(head)
    impersonal = [head]
    for row in unsaid(rows, head) if public else rows[1:]:
        if "sits" in row:
            # A bot that plays on for a person has that person's name.
            impersonal.append(_nameless(row, row["sits"], ours, named=public[row["sits"]]))
        elif "seating" not in row:
            impersonal.append(dict(row))
    return impersonal


def _of_this_machine() -> set[str]:
    """Return what this machine and its user are called, and where their files are."""
    with suppress(OSError, LookupError, ImportError, RuntimeError):  # nobody is called anything
        return {platform.node(), getpass.getuser(), str(Path.home()), Path.home().name}
    return {platform.node()}


def _nameless(
    seat: Mapping[str, Any], place: int, ours: Collection[str], *, named: bool
) -> dict[str, Any]:
    """Return a seat whose player has a number for a name, unless it is a bot that everybody has."""
    bot = seat.get("bot", "")
    if named and bot in ours:
        return dict(seat)
    own = {name: value for name, value in seat.items() if name not in _SEAT}
    own["name"] = f"P{place + 1}"
    if bot:
        own["bot"] = bot if bot in ours else OWN_BOT
    return own


def rows_of(log: Path | None) -> list[dict[str, Any]]:
    """Return what stands in the log of a match; nothing if there is none that can be read."""
    if log is not None:
        with suppress(Unreadable):
            return read_log(log).rows
    return []


def write_report(folder: Path, rows: Sequence[Mapping[str, Any]], now: float) -> Path:
    """Write a report, as of `now` (seconds since 1970); return where it lies. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"report-{time.strftime('%Y%m%d-%H%M%S', time.localtime(now))}"
    names = (f"{stem}{ENDING}" if n == 1 else f"{stem}-{n}{ENDING}" for n in count(1))
    path = next(folder / name for name in names if not (folder / name).exists())
    lines = (json.dumps(row, separators=(",", ":")).encode("ascii") for row in rows)
    write_whole(path, checked_lines(lines))
    for old in sorted(folder.glob(f"report-*{ENDING}"))[:-MOST_REPORTS]:
        with suppress(OSError):
            old.unlink()
    return path
