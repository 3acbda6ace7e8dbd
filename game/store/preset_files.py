"""Ways to play a game that can be chosen together: `assets/presets/<game>.toml`, a `[[preset]]` each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.engine.info import Info
from game.engine.option_values import Value
from game.engine.options import settle
from game.engine.problems import Phrase, Problem
from game.files.fields import Fields
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
        file = Fields(read_toml(path, within=folder))
        file.value("preset")
        return tuple(_preset(each, info) for each in file.each("preset"))
    except Problem as problem:
        phrase = Phrase("problem.file-preset", file=str(path), reason=problem.phrase)
        raise PresetError(phrase) from None


def _preset(table: Fields, info: Info) -> Preset:
    id = table.text("id")
    table.value("options")
    return Preset(id, settle(info.options, table.fields("options").table))
