"""Files of themes, card backs and portraits: one TOML file each, with the pictures that it names beside it.

    games = ["classic"]           # optional: the games that are played on it unless another is chosen
    won_by = "streak-7"           # optional: the goal by which it is won; without one it is free
    [colours]                     # a theme: cloth from the lamp's pool outwards, and the walnut around it
    pool = "#4f8577"              # … middle, far, glow, room, wood, wood_dark, wood_light
    [weave]                       # a picture that is laid over the cloth again and again
    picture = "weave-plain.svg"   # beside this file
    size = 8                      # its side, in design pixels

A back has a `picture`, and may have `won_by`; a portrait that is won has that alone. What they are called are
the messages `theme-ID`, `back-ID` and `person-ID`, by the name of the file. What is missing, misspelt or no
colour is told in one sentence that names the file and the key.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.problems import Filling, Phrase, as_written, presentable
from game.files.reading import AssetError, Unreadable
from game.files.toml_files import read_toml
from game.view.base.colours import Colour
from game.view.files.picture_files import check_svg

LEAST_THREAD, MOST_THREAD = 4, 256


class LookError(AssetError):
    """The file of a theme, back or portrait cannot be used: the message names the file and the key, and why."""


_LAMP = Colour(255, 207, 133, 48)


class Cloth(NamedTuple):
    """The colours of cloth from the pool of light outwards; `glow` is added there, by its opacity."""

    pool: Colour
    middle: Colour
    far: Colour
    glow: Colour = _LAMP


class Palette(NamedTuple):
    """The colours of a theme."""

    cloth: Cloth
    room: Colour
    wood: Colour
    wood_dark: Colour
    wood_light: Colour


class ThemeFile(NamedTuple):
    """A theme as its file has it. `weave` is a picture of `thread` × `thread` design pixels.

    `games` are the ids of those that are played on it if the player leaves the table to the game; `won_by` is
    the goal by which it is won ("": it is free).
    """

    id: str
    palette: Palette
    weave: Path
    thread: float
    games: tuple[str, ...] = ()
    won_by: str = ""


class BackFile(NamedTuple):
    """A card back; `picture` is its file, `won_by` the goal by which it is won ("": it is free)."""

    id: str
    picture: Path
    won_by: str = ""


class PrizeFile(NamedTuple):
    """A portrait, or faces of cards, to be won; `won_by` is the goal by which it is ("": it is free)."""

    id: str
    won_by: str


class _Reader:
    """Reads the values of a file by key. Every method raises LookError if a value is not as expected."""

    def __init__(self, path: Path, what: str) -> None:
        self.path = path
        self.what = what
        try:
            self.table: Mapping[str, Any] = read_toml(path, within=path.parent)
        except Unreadable as error:
            raise self.wrong(error.phrase) from None

    def wrong(self, reason: str | Phrase) -> LookError:
        return LookError(Phrase(f"problem.file-{self.what}", file=str(self.path), reason=reason))

    def unexpected(self, key: str, expected: str, /, **values: Filling) -> LookError:
        """A value that is not of the kind that was expected: what follows "problem.expected-"."""
        kind = Phrase(f"problem.expected-{expected}", **values)
        value = as_written(self.value(key))
        return self.wrong(Phrase("problem.reason-value", key=key, value=value, expected=kind))

    def only(self, *keys: str) -> None:
        """Check that there are no keys but these, which finds misspelt ones."""
        for key in _keys(self.table):
            if key not in keys:
                raise self.wrong(Phrase("problem.reason-key", key=presentable(key), keys=keys))

    def value(self, key: str) -> Any:
        here: Any = self.table
        for part in key.split("."):
            if not isinstance(here, Mapping) or part not in here:
                raise self.wrong(Phrase("problem.reason-missing", key=key))
            here = here[part]
        return here

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str) or not value.strip():
            raise self.unexpected(key, "text")
        return value

    def goal(self) -> str:
        """The goal by which it is won; "" if there is no such key."""
        return self.text("won_by") if "won_by" in self.table else ""

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; none if there is no such key."""
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.unexpected(key, "texts")
        return tuple(value)

    def colour(self, key: str) -> Colour:
        try:
            return Colour.hex(self.value(key))
        except (ValueError, AttributeError):
            raise self.unexpected(key, "colour") from None

    def number(self, key: str, low: float, high: float) -> float:
        value = self.value(key)
        if (
            isinstance(value, bool)
            or not isinstance(value, int | float)
            or not low <= value <= high
        ):
            raise self.unexpected(key, "number", low=low, high=high)
        return float(value)

    def picture(self, key: str) -> Path:
        """A picture beside the file. Whether one that is not light can be drawn is found when it is chosen."""
        folder, name = self.path.parent, self.text(key)
        try:
            check_svg(folder / name, within=folder)
        except Unreadable as error:
            why = Phrase(
                "problem.reason-picture", key=key, name=as_written(name), reason=error.phrase
            )
            raise self.wrong(why) from None
        return folder / name


_CLOTH = ("pool", "middle", "far", "glow")
_TABLE = ("room", "wood", "wood_dark", "wood_light")


def read_theme(path: Path) -> ThemeFile:
    """The theme in a file; LookError if it cannot be used."""
    file = _Reader(path, "theme")
    file.only(
        "games",
        "won_by",
        *(f"colours.{key}" for key in (*_CLOTH, *_TABLE)),
        "weave.picture",
        "weave.size",
    )
    palette = Palette(
        Cloth(*(file.colour(f"colours.{key}") for key in _CLOTH)),
        *(file.colour(f"colours.{key}") for key in _TABLE),
    )
    weave, thread = (
        file.picture("weave.picture"),
        file.number("weave.size", LEAST_THREAD, MOST_THREAD),
    )
    return ThemeFile(path.stem, palette, weave, thread, file.texts("games"), file.goal())


def read_back(path: Path) -> BackFile:
    """The card back in a file; LookError if it cannot be used."""
    file = _Reader(path, "back")
    file.only("picture", "won_by")
    return BackFile(path.stem, file.picture("picture"), file.goal())


def read_portrait(path: Path) -> PrizeFile:
    """What a file says of the portrait of its name; LookError if it cannot be used."""
    return _read_prize(path, "portrait")


def read_faces(path: Path) -> PrizeFile:
    """What a file says of the faces of cards of its name; LookError if it cannot be used."""
    return _read_prize(path, "faces")


def _read_prize(path: Path, what: str) -> PrizeFile:
    file = _Reader(path, what)
    file.only("won_by")
    return PrizeFile(path.stem, file.goal())


def names(folder: Path) -> list[str]:
    """The themes or backs of a folder by name, whether or not they are any good."""
    return sorted(file.stem for file in folder.glob("*.toml"))


def _keys(table: Mapping[str, Any], prefix: str = "") -> list[str]:
    found: list[str] = []
    for key, value in table.items():
        if isinstance(value, Mapping):
            found += _keys(value, f"{prefix}{key}.")
        else:
            found.append(prefix + key)
    return found
