"""What can be chosen at once for a game: `assets/presets/<game>.toml`, a `[[preset]]` or `[[length]]` each.

A preset is a set of rules, and a length how long a match lasts; neither touches what the other is about.
Lengths stand from the shortest to the longest; those that are `shorter` are so than what is usual. The
table `[pictures]` has the picture of a rule by its name, made of the parts of lessons' pictures.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.engine.info import Info
from game.engine.notation.rule_set_text import LENGTHS, rules_of
from game.engine.option_values import Value
from game.engine.options import Option, settle
from game.engine.problems import Phrase, Problem
from game.engine.variant import Variant
from game.files.fields import Fields
from game.files.reading import AssetError
from game.files.toml_files import read_toml
from game.store.lesson_files import LessonPart, picture_part


class PresetError(AssetError):
    """A file of presets that cannot be used: which file, which preset, what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Every rule of a game, or everything about its length, under a name; `shorter` than usual, or not."""

    id: str
    options: Mapping[str, Value]
    shorter: bool = False


@dataclass(frozen=True, slots=True)
class Presets:
    """The sets of rules of a game, the lengths of its matches, and the pictures of rules by their names."""

    sets: tuple[Preset, ...] = ()
    lengths: tuple[Preset, ...] = ()
    pictures: Mapping[str, tuple[LessonPart, ...]] = field(default_factory=dict)


def lengths_of(info: Info) -> tuple[Option, ...]:
    """Return the options of a game that say how long a match lasts."""
    return tuple(option for option in info.options if option.name in LENGTHS)


def load_presets(folder: Path, variant: Variant[Any]) -> Presets:
    """The presets of a game, none if it has no file; PresetError if that cannot be used."""
    info = variant.info
    path = folder / f"{info.id}.toml"
    if not path.exists():
        return Presets()
    try:
        file = Fields(read_toml(path, within=folder))
        file.only("preset", "length", "pictures")
        file.value("length" if "length" in file.table else "preset")
        rules, lengths = rules_of(info), lengths_of(info)
        return Presets(
            tuple(_preset(each, rules) for each in file.each("preset")),
            tuple(_preset(each, lengths) for each in file.each("length")),
            _pictures(file, variant, [each for each in info.options if each not in lengths]),
        )
    except Problem as problem:
        phrase = Phrase("problem.file-preset", file=str(path), reason=problem.phrase)
        raise PresetError(phrase) from None


def _pictures(
    file: Fields, variant: Variant[Any], rules: Collection[Option]
) -> dict[str, tuple[LessonPart, ...]]:
    if "pictures" not in file.table:
        return {}
    table, pictures = variant.table(variant.info.min_players), file.fields("pictures")
    pictures.only(*(option.name for option in rules))
    return {
        name: tuple(picture_part(each, table, variant) for each in pictures.texts(name))
        for name in pictures.table
    }


def _preset(table: Fields, declared: Collection[Option]) -> Preset:
    id = table.text("id")
    table.value("options")
    options = settle(tuple(declared), table.fields("options").table)
    return Preset(id, options, table.switch("shorter"))
