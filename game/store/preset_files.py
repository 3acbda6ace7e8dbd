"""Ways to play a game that can be chosen together: `assets/presets/<game>.toml`, a `[[preset]]` each."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.engine.info import Info
from game.engine.options import Value, settle
from game.store.platform_folders import AssetError


class PresetError(AssetError):
    """A file of presets that cannot be used: which file, which preset, what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Every option of a game, under a name."""

    name: str
    options: Mapping[str, Value]


def load_presets(folder: Path, info: Info) -> tuple[Preset, ...]:
    """The presets of a game, none if it has no file; PresetError if that cannot be used."""
    path = folder / f"{info.id}.toml"
    if not path.exists():
        return ()
    try:
        listed = tomllib.loads(path.read_text("utf-8"))["preset"]
        return tuple(
            Preset(_name(each["name"]), settle(info.options, each["options"])) for each in listed
        )
    except KeyError as error:
        raise PresetError(
            f"The presets {path} cannot be used: {error.args[0]} is missing."
        ) from None
    except (OSError, ValueError, TypeError, AttributeError) as error:
        reason = str(error).rstrip(".")
        raise PresetError(f"The presets {path} cannot be used: {reason}.") from None


def _name(value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"name is {value!r}, where a text was expected")
    return value
