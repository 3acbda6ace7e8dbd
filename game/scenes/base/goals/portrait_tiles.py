"""The portraits that somebody may choose, as tiles: `portrait_tiles(kit, things, own)`."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.scenes.base.goals.things import ThingKind, Things, free_first
from game.scenes.base.guest_names import PLAYER_PORTRAIT, PORTRAITS, WON_PORTRAITS, guest_name
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.picture_row import Tile


def portrait_tiles(kit: SceneKit, things: Things, own: str) -> tuple[list[str], list[Tile]]:
    """Return the names of all portraits, those to be won last, and a tile for each.

    What is not won yet is locked, but for their `own`.
    """
    names = [PLAYER_PORTRAIT, *PORTRAITS, *free_first(ThingKind.PORTRAIT, WON_PORTRAITS)]
    tiles = [
        Tile(
            guest_name(kit.words, each),
            partial(_draw, each),
            "" if each == own else things.locked(ThingKind.PORTRAIT, each),
        )
        for each in names
    ]
    return names, tiles


def _draw(name: str, kit: SceneKit, target: Surface, rect: Rect) -> None:
    picture = portrait(kit, name, min(rect.w, rect.h) // 2)
    target.blit(picture, picture.get_rect(center=rect.center))
