"""The ways to play a game that its setup offers: the defaults, and its presets."""

from __future__ import annotations

from game.engine.info import Info
from game.store.platform_folders import assets
from game.store.preset_files import Preset, PresetError, load_presets
from game.view.base.scene_kit import SceneKit


def ways_to_play(kit: SceneKit, info: Info) -> list[Preset]:
    """Return the default options first, then the presets; the player gets a notice of unusable ones.

    Lists of texts are in none of them: they are those that come with the program, unless one chooses others.
    """
    usual = {option.name: option.default for option in info.options}
    found = [Preset(kit.words("ui.setup.usual"), usual)]
    try:
        found += load_presets(assets() / "presets", info)
    except PresetError as error:
        kit.notices.append(kit.words.phrase(error.phrase))
    return [
        Preset(
            each.name,
            {name: value for name, value in each.options.items() if not isinstance(value, tuple)},
        )
        for each in found
    ]
