"""The player's settings, kept in settings.json.

Whatever stands in the file's place, the program starts: what cannot be used has its default, `Settings.load`
says what was left out, and the file is set aside before another is written (`game.store.damaged_files`). What
this program does not know is kept as it was; the file of a newer program is left alone.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import msgspec
from msgspec import Raw, json

from game.engine.option_values import LONGEST_SET, Value
from game.engine.problems import Filling, Phrase, as_written, presentable
from game.files.kept_values import (
    LONGEST_SHOWN,
    Rules,
    Taker,
    decoded,
    found_in,
    written,
    wrong_value,
)
from game.files.reading import LARGEST, Unreadable, read_text, told_of
from game.files.writing import write_whole
from game.store.damaged_files import set_aside
from game.words.people_texts import KEPT_NAME, expected, fault

FILE = "settings.json"
FORMAT = 1
"""The version of the file's form; files without one are from before there were versions."""

SPEEDS: Final = ("SLOW", "NORMAL", "FAST", "OFF")
ORDERS: Final = ("suit", "rank", "drawn")

HINTS: Final = ("", "hard", "master")
"""Who is asked for a hint first: the game's own advice, or a policy."""

MOST_DEALS = 999_999
"""The highest number (seed) of a deal; it can be written down."""
MOST_TOLD = 3
"""What is wrong with the file is told so often; the rest is a number."""
MOST_CODES = 16
"""Keys or buttons that one action can have."""
HIGHEST_CODE = (1 << 31) - 1
"""The highest number that SDL has for a key."""
HIGHEST_PLACE = 511
"""The highest number that SDL has for the place of a key."""

_ONE_OF: Mapping[str, tuple[str, ...]] = {
    "speed": SPEEDS,
    "think": SPEEDS,
    "sorting": ORDERS,
    "hints": HINTS,
}
_BETWEEN: Mapping[str, tuple[float, float]] = {
    "text_scale": (1.0, 2.0),
    "slowing": (1.0, 10.0),
    "fair": (0, 10_000),
    "away": (0, 300),
    "volumes": (0.0, 1.0),
    "keys": (0, HIGHEST_CODE),
    "buttons": (0, HIGHEST_CODE),
    "zones": (0, HIGHEST_PLACE),
}
_FILE_NAMES = frozenset({"portrait", "language", "theme", "back", "Profile.portrait"})
"""What names a file or a folder that comes with the program."""
_FILE_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")


BACK = ("off", "", "always", "practice")
"""When actions may be taken back: never, where one person plays alone (""), with several people too, or any
action by one person who plays to practise."""


STEPS = ("", "on", "off")
"""Whether a game is learned step by step: until it has been dealt ("", the first matches), or as was chosen."""


@dataclass(slots=True)
class LastTable:
    """The last table of a game: the bots' ids, the options, and the number of the deal (0: none yet).

    `level` is the policy that all bots play by, "" if each plays by its own; `back` says what may be taken back
    (BACK); `number` is a deal that was asked for and not dealt yet (0: none). `steps` says whether the game is
    learned step by step (STEPS). `named` is what the set of rules is called that was chosen last.
    """

    bots: list[str] = field(default_factory=list)
    options: dict[str, Value] = field(default_factory=dict)
    deal: int = 0
    level: str = ""
    back: str = ""
    number: int = 0
    steps: str = ""
    named: str = ""
    unknown: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Profile:
    """Somebody who has played at this screen, by name: the names of a portrait and of a colour.

    `learned` are the ids of games of which they have had all steps; nobody falls back once logs are old, or
    deleted. `unknown` is what another version of the program kept, as in all that the settings have.
    """

    portrait: str = "ada"
    colour: str = "rose"
    learned: list[str] = field(default_factory=list)
    unknown: dict[str, Any] = field(default_factory=dict)


@dataclass
class Settings:
    """The choices. `text_scale` is 1.0 to 2.0, `couch_text` whether no text is too small to be read from a
    sofa; `mono` whether both ears hear the same; `phone_card` whether a table that is open to phones shows how
    to join it; `reactions` whether people may make faces at each other, `faces_told` whether it was said how;
    volumes (by channel) are 0.0 to 1.0.

    `calm` is whether big hits pass quietly;
    `speed` is how fast things move, `think` how fast bots think (both of SPEEDS); `sorting` (of ORDERS) how a
    hand is held; `hints` (of HINTS) who gives them first. `fair` is how long (ms) bots leave people to call
    something out before they go on; `away` after how many seconds of a turn a bot takes it where several
    people play (0: never); `slowing` how many times slower the clock of a timed game runs. `games` is
    the last table by game id, the last played last; `guides` the notes of each game's guide that have been
    read; `lessons` the games whose lesson was offered, and whether it was taken to its end;
    `programs` the fingerprints of bots' programs that the player has confirmed, by the bots' ids;
    `profiles` the people who have played, by name, the last of them last; `sets` the players' own sets of
    rules, as lines of text by game and name. `keys` and `buttons` are the bindings
    that are not as they came, `zones` those of each zone of the keyboard, by the places of the keys; `unknown`
    is what another version of the program kept. If the file is `left_alone`, nothing is saved.
    """

    name: str = ""
    portrait: str = "ada"
    language: str = "en"
    theme: str = "game"
    back: str = "rosette"
    speed: str = "NORMAL"
    think: str = "NORMAL"
    text_scale: float = 1.0
    couch_text: bool = False
    full_screen: bool = False
    show_legal: bool = True
    show_legal_timed: bool = False
    sorting: str = "suit"
    reduced_motion: bool = False
    calm: bool = False
    four_colour: bool = False
    high_contrast: bool = False
    night_cards: bool = False
    phone_card: bool = True
    reactions: bool = True
    faces_told: bool = False
    fair: int = 1500
    away: int = 60
    slowing: float = 1.0
    volumes: dict[str, float] = field(default_factory=dict)
    mono: bool = False
    keys: dict[str, list[int]] = field(default_factory=dict)
    buttons: dict[str, list[int]] = field(default_factory=dict)
    zones: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    games: dict[str, LastTable] = field(default_factory=dict)
    guides: dict[str, list[str]] = field(default_factory=dict)
    lessons: dict[str, bool] = field(default_factory=dict)
    profiles: dict[str, Profile] = field(default_factory=dict)
    sets: dict[str, dict[str, str]] = field(default_factory=dict)
    programs: dict[str, list[str]] = field(default_factory=dict)
    hints: str = ""
    unknown: dict[str, Any] = field(default_factory=dict)
    left_alone: bool = field(default=False, compare=False)

    @classmethod
    def load(cls, folder: Path, languages: Collection[str] = ()) -> tuple[Settings, Phrase | None]:
        """The settings kept in `folder`, and what is to be told of the file if not all of it could be used.

        A language that is not one of `languages`, if they are given, is left out as well.
        """
        path = folder / FILE
        if not os.path.lexists(path):
            return cls(), None
        settings = cls()
        try:
            kept = msgspec.json.decode(read_text(path), type=dict[str, msgspec.Raw])
        except Unreadable as error:
            return settings, settings._told(path, "lost", reason=error.phrase)
        except (msgspec.DecodeError, RecursionError):
            damaged = Phrase("problem.settings-damaged")
            return settings, settings._told(path, "lost", reason=damaged)
        wrong = settings._take_all(kept)
        if languages and settings.language not in languages:
            known = Phrase("problem.expected-choice", choices=tuple(languages))
            wrong.append(wrong_value("language", settings.language, known, cls().language))
            settings.language = cls().language
        if settings.left_alone:
            return settings, Phrase("problem.settings-newer", file=str(path))
        return settings, settings.left_out(folder, wrong)

    def left_out(self, folder: Path, wrong: Sequence[Phrase]) -> Phrase | None:
        """Set the file in `folder` aside if anything is `wrong` in it, and return what is to be told of it."""
        if not wrong:
            return None
        told = tuple(wrong[:MOST_TOLD])
        if len(wrong) > MOST_TOLD:
            told += (Phrase("problem.settings-more", count=len(wrong) - MOST_TOLD),)
        return self._told(folder / FILE, "values", wrong=told)

    def _told(self, path: Path, what: str, /, **values: Filling) -> Phrase:
        """What is to be told of a file that is no good, and under which name it has been kept.

        If it could not be kept, no other is written in its place.
        """
        kept = set_aside(path)
        if kept is None:
            self.left_alone = True
            kept = Phrase("problem.settings-not-kept")
        return Phrase(f"problem.settings-{what}", file=str(path), kept=kept, **values)

    def _take_all(self, kept: Mapping[str, Any]) -> list[Phrase]:
        """Take over every value that is good, each by itself; return what is wrong with the others."""
        hints, usual = get_type_hints(Settings), Settings()
        taker = Taker(Rules(_allowed, _expected))
        for name, raw in kept.items():
            if name == "format":
                self._take_format(raw, taker)
            elif name not in _NAMES:
                taker.keep(name, name, raw, self.unknown)
            elif isinstance(getattr(self, name), dict):
                setattr(self, name, self._entries(name, raw, get_args(hints[name])[1], taker))
            else:
                value = taker.take(name, name, raw, hints[name], getattr(usual, name))
                if value is not None:
                    setattr(self, name, value)
        return taker.wrong

    def _entries(self, name: str, raw: Any, kind: Any, taker: Taker) -> dict[str, Any]:
        """Return the good entries of a setting that is a table."""
        entries = decoded(raw, dict[str, Raw])
        if entries is None:
            table = Phrase("problem.expected-table")
            taker.wrong.append(wrong_value(name, found_in(raw), table))
            return {}
        found: dict[str, Any] = {}
        for key, entry in entries.items():
            shown = presentable(key, LONGEST_SHOWN)
            if name == "profiles" and not _is_name(key):
                taker.wrong.append(wrong_value(name, shown, _expected("name", str, key)))
                continue
            value = taker.take(f"{name}.{shown}", name, entry, kind)
            if name == "sets" and value is not None:
                value = self._named_sets(f"{name}.{shown}", value, taker)
            if value is not None:
                found[key] = value
        return found

    def _named_sets(self, place: str, sets: dict[str, str], taker: Taker) -> dict[str, str]:
        """Return the sets of rules of a game whose names can be shown."""
        for name in (name for name in sets if not _is_name(name)):
            shown = presentable(name, LONGEST_SHOWN)
            taker.wrong.append(wrong_value(place, shown, _expected("name", str, name)))
        return {name: line for name, line in sets.items() if _is_name(name)}

    def _take_format(self, raw: Any, taker: Taker) -> None:
        number = decoded(raw, int)
        if number is None or number < 1:
            whole = Phrase("problem.expected-whole-number")
            taker.wrong.append(wrong_value("format", found_in(raw), whole, FORMAT))
        else:
            self.left_alone = number > FORMAT

    def save(self, folder: Path) -> Phrase | None:
        """Keep the settings; what is wrong if that fails. The old file stays until the new is whole."""
        if self.left_alone:
            return None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(folder / FILE, self._encoded())
        except OSError as error:
            detail = told_of(error)
            return Phrase("problem.settings-unsaved", folder=str(folder), detail=detail)
        return None

    def _encoded(self) -> bytes:
        """The file's bytes: with a line a value, unless that makes it larger than what is read again."""
        known = {"format": FORMAT, **{name: written(getattr(self, name)) for name in _NAMES}}
        plain = json.encode({**self.unknown, **known})
        readable = json.format(plain, indent=1)
        smaller = (readable, plain, json.encode(known))
        return next((data for data in smaller if len(data) <= LARGEST), smaller[-1])


_NAMES = [each.name for each in fields(Settings) if each.name not in ("unknown", "left_alone")]


def _is_name(text: str) -> bool:
    """Whether a text can be the name of a profile or of a set of rules."""
    return bool(text) and fault(text, KEPT_NAME) is None


def _allowed(name: str, value: Any) -> bool:
    """Whether a value, or each number of a list, is within what its setting may be."""
    if name == "name":
        return not value or fault(value, KEPT_NAME) is None
    if name == "sets":
        return len(value) <= LONGEST_SET
    if name in _ONE_OF:
        return value in _ONE_OF[name]
    if name in _FILE_NAMES:
        return _FILE_NAME.fullmatch(value) is not None
    if name in _BETWEEN:
        low, high = _BETWEEN[name]
        lists = value.values() if isinstance(value, dict) else [value]
        return all(_within(each, low, high) for each in lists)
    return True


def _within(value: float | list[int], low: float, high: float) -> bool:
    """Whether a number, or each of a list that is not too long, lies between two others."""
    numbers = value if isinstance(value, list) else [value]
    return len(numbers) <= MOST_CODES and all(low <= each <= high for each in numbers)


def _expected(name: str, kind: Any, found: Any) -> Phrase:
    """What a setting, or an entry of it, may be where something else was found."""
    if name in ("keys", "buttons", "zones"):
        return Phrase(f"problem.expected-{'places' if name == 'zones' else 'codes'}")
    if name in _BETWEEN:
        low, high = _BETWEEN[name]
        return Phrase("problem.expected-number", low=low, high=high)
    if name in _ONE_OF:
        choices = tuple(each or as_written(each) for each in _ONE_OF[name])
        return Phrase("problem.expected-choice", choices=choices)
    if name == "name":
        return expected(found, KEPT_NAME)
    if name == "sets" and kind is str:
        return Phrase("problem.expected-short-text", most=LONGEST_SET)
    if name in _FILE_NAMES:
        return Phrase("problem.expected-file-name")
    if name == "LastTable.options" and kind is not dict:
        return Phrase("problem.expected-option")
    if is_dataclass(kind) or kind is dict:
        return Phrase("problem.expected-table")
    whats = {str: "text", bool: "switch", int: "whole-number", list[str]: "texts", list: "tables"}
    return Phrase(f"problem.expected-{whats[kind]}")
