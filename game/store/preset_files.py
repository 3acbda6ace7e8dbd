"""Ways to play a game that can be chosen together: `assets/presets/<game>.toml`, a `[[preset]]` each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.engine.info import Info
from game.engine.options import Value, settle
from game.engine.problems import Phrase, Problem
from game.files.toml_files import read_toml
from game.store.platform_folders import AssetError


class PresetError(AssetError):
    """A file of presets that cannot be used: which file, which preset, what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Every option of a game, under a name."""

    id: str
    options: Mapping[str, Value]


def load_presets(folder: Path, info: Info) -> tuple[Preset, ...]:
    """The presets of a game, none if it has no file; PresetError if that cannot be used."""
    path = folder / f"{info.id}.toml"
    if not path.exists():
        return ()
    try:
        listed = read_toml(path, within=folder)["preset"]
        return tuple(
            Preset(_id(each["id"]), settle(info.options, each["options"])) for each in listed
        )
    except KeyError as error:
        raise _wrong(path, Phrase("problem.reason-missing", key=str(error.args[0]))) from None
    except Problem as problem:
        raise _wrong(path, problem.phrase) from None
    except (ValueError, TypeError, AttributeError) as error:
        raise _wrong(path, str(error)) from None


def _wrong(path: Path, reason: str | Phrase) -> PresetError:
    return PresetError(Phrase("problem.file-preset", file=str(path), reason=reason))


def _id(value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        expected = Phrase("problem.expected-text")
        raise Problem(
            Phrase("problem.reason-value", key="id", value=repr(value), expected=expected)
        )
    return value
