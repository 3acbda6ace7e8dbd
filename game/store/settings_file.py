"""The player's settings, kept in settings.json.

A file that is missing, damaged or from a newer program never stops the game: what cannot be used has its
default, `Settings.load` says what was wrong, and the file is set aside beside the new one as
settings.broken-<time>.json. What this program does not know is kept as it was.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, get_type_hints

from game.engine.problems import Filling, Phrase

FILE = "settings.json"

SPEEDS: Final = ("SLOW", "NORMAL", "FAST", "OFF")
ORDERS: Final = ("suit", "rank", "drawn")

_ONE_OF: Mapping[str, tuple[str, ...]] = {"speed": SPEEDS, "think": SPEEDS, "sorting": ORDERS}
_BETWEEN: Mapping[str, tuple[float, float]] = {
    "text_scale": (1.0, 2.0),
    "slowing": (1.0, 10.0),
    "fair": (0, 10_000),
    "volumes": (0.0, 1.0),
}


@dataclass(slots=True)
class Settings:
    """The choices. `text_scale` is 1.0 to 2.0, volumes (by channel) 0.0 to 1.0.

    `speed` is how fast things move, `think` how fast bots think (both of SPEEDS); `sorting` (of ORDERS) how
    a hand is held. `fair` is how long (ms) bots leave people to call something out before they go on;
    `slowing` how many times slower the clock of a timed game runs. `games` is the last table by game id, the
    last played last; `guides` the notes of each game's guide that have been read. `keys` and `buttons` are
    the bindings that are not as they came, `unknown` what another
    version of the program kept.
    """

    name: str = ""
    portrait: str = "ada"
    language: str = "en"
    theme: str = "game"
    back: str = "rosette"
    speed: str = "NORMAL"
    think: str = "NORMAL"
    text_scale: float = 1.0
    full_screen: bool = False
    show_legal: bool = True
    show_legal_timed: bool = False
    sorting: str = "suit"
    reduced_motion: bool = False
    four_colour: bool = False
    high_contrast: bool = False
    fair: int = 1500
    slowing: float = 1.0
    volumes: dict[str, float] = field(default_factory=dict)
    keys: dict[str, list[int]] = field(default_factory=dict)
    buttons: dict[str, list[int]] = field(default_factory=dict)
    games: dict[str, dict[str, Any]] = field(default_factory=dict)
    guides: dict[str, list[str]] = field(default_factory=dict)
    unknown: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def load(cls, folder: Path) -> tuple[Settings, Phrase | None]:
        """The settings kept in `folder`, and what is wrong if some of the file could not be used."""
        path = folder / FILE
        if not os.path.lexists(path):
            return cls(), None
        import msgspec

        try:
            kept = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            return cls(), _trouble(path, "lost", reason=_reason(path, error))
        settings = cls()
        wrong = [trouble for name in list(kept) if (trouble := settings._take(name, kept[name]))]
        if not wrong:
            return settings, None
        return settings, _trouble(path, "values", wrong=tuple(wrong))

    def _take(self, name: str, value: Any) -> Phrase | None:
        """Take over one value; what is wrong with it, if anything is."""
        import msgspec

        hint = get_type_hints(Settings).get(name)
        if hint is None or name == "unknown":
            self.unknown[name] = value
            return None
        try:
            value = msgspec.convert(value, hint)
        except msgspec.ValidationError as error:
            return Phrase("problem.setting-value", setting=name, detail=str(error).rstrip("."))
        if name in _ONE_OF and value not in _ONE_OF[name]:
            choices = _ONE_OF[name]
            return Phrase(
                "problem.setting-choice", setting=name, value=repr(value), choices=choices
            )
        if name in _BETWEEN:
            low, high = _BETWEEN[name]
            numbers = value.values() if isinstance(value, dict) else (value,)
            if not all(low <= number <= high for number in numbers):
                return Phrase(
                    "problem.setting-range", setting=name, value=str(value), low=low, high=high
                )
        setattr(self, name, value)
        return None

    def save(self, folder: Path) -> Phrase | None:
        """Keep the settings; what is wrong if that fails. The old file stays until the new is whole."""
        import msgspec

        path = folder / FILE
        new = path.with_suffix(".new")
        names = [each.name for each in fields(self) if each.name != "unknown"]
        data = {**self.unknown, **{name: getattr(self, name) for name in names}}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with new.open("wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(data), indent=1))
                file.flush()
                os.fsync(file.fileno())
            os.replace(new, path)
        except OSError as error:
            detail = error.strerror or str(error)
            return Phrase("problem.settings-unsaved", folder=str(folder), detail=detail)
        return None


def _trouble(path: Path, what: str, /, **values: Filling) -> Phrase:
    """Return what is wrong with a file, and the name under which it has been kept."""
    kept = _set_aside(path)
    if kept is None:
        return Phrase(f"problem.settings-{what}", file=str(path), **values)
    return Phrase(f"problem.settings-{what}-kept", file=str(path), kept=kept, **values)


def _reason(path: Path, error: Exception) -> str | Phrase:
    """Why a file cannot be read."""
    if path.is_dir():
        return Phrase("problem.settings-folder")
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return Phrase("problem.settings-damaged")


def _set_aside(path: Path) -> Phrase | None:
    """Keep what is not good before it is written anew; where, if that could be done.

    What cannot be copied (a folder, a file that may not be read) is moved out of the way.
    """
    aside = path.with_name(f"{path.stem}.broken-{time.strftime('%Y%m%d-%H%M%S')}{path.suffix}")
    what = "folder" if path.is_dir() else "file"
    try:
        shutil.copyfile(path, aside)
    except OSError:
        try:
            aside.unlink(missing_ok=True)
            path.rename(aside)
        except OSError:
            return None
    return Phrase(f"problem.settings-kept-{what}", name=aside.name)
