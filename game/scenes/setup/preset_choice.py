"""The ways to play a game that its setup offers: the defaults, and its presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.info import Info
from game.engine.option_values import Value
from game.store.platform_folders import assets
from game.store.preset_files import PresetError, load_presets
from game.view.base.scene_kit import SceneKit


class Way(NamedTuple):
    """A way to play: what it is called, and the options but for lists of texts."""

    name: str
    options: Mapping[str, Value]


def ways_to_play(kit: SceneKit, info: Info) -> list[Way]:
    """Return the usual way, then the presets. The player is told of presets that cannot be used.

    Lists of texts are in none of them: they are those that come with the program, unless one chooses others.
    """
    words = kit.words
    found = [_way(words("ui.setup.usual"), {each.name: each.default for each in info.options})]
    try:
        for preset in load_presets(assets() / "presets", info):
            found.append(_way(words(f"{info.id}.preset.{preset.id}"), preset.options))
    except PresetError as error:
        kit.notices.append(words.phrase(error.phrase))
    return found


def _way(name: str, options: Mapping[str, Value]) -> Way:
    texts = {each: value for each, value in options.items() if not isinstance(value, tuple)}
    return Way(name, texts)
