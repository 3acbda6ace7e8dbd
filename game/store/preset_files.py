"""What can be chosen at once for a game: `assets/presets/<game>.toml`, a `[[preset]]` or `[[length]]` each.

A preset is a set of rules, and a length how long a match lasts; neither touches what the other is about.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from game.engine.info import Info
from game.engine.notation.rule_set_text import LENGTHS, rules_of
from game.engine.option_values import Value
from game.engine.options import Option, settle
from game.engine.problems import Phrase, Problem
from game.files.fields import Fields
from game.files.toml_files import read_toml
from game.store.platform_folders import AssetError


class PresetError(AssetError):
    """A file of presets that cannot be used: which file, which preset, what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Every rule of a game, or everything about its length, under a name."""

    id: str
    options: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Presets:
    """The sets of rules of a game, and the lengths of its matches."""

    sets: tuple[Preset, ...] = ()
    lengths: tuple[Preset, ...] = ()


def lengths_of(info: Info) -> tuple[Option, ...]:
    """Return the options of a game that say how long a match lasts."""
    return tuple(option for option in info.options if option.name in LENGTHS)


def load_presets(folder: Path, info: Info) -> Presets:
    """The presets of a game, none if it has no file; PresetError if that cannot be used."""
    path = folder / f"{info.id}.toml"
    if not path.exists():
        return Presets()
    try:
        file = Fields(read_toml(path, within=folder))
        file.value("length" if "length" in file.table else "preset")
        rules, lengths = rules_of(info), lengths_of(info)
        return Presets(
            tuple(_preset(each, rules) for each in file.each("preset")),
            tuple(_preset(each, lengths) for each in file.each("length")),
        )
    except Problem as problem:
        phrase = Phrase("problem.file-preset", file=str(path), reason=problem.phrase)
        raise PresetError(phrase) from None


def _preset(table: Fields, declared: Collection[Option]) -> Preset:
    id = table.text("id")
    table.value("options")
    return Preset(id, settle(tuple(declared), table.fields("options").table))
