"""The pill below the menu's button: which round is played, and at which total the match ends."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Rect, Surface

from game.view.base.colours import LIGHT, LINE, PANEL, QUIET
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.speech.occupancy import Occupancy

FIRST, SECOND, SIDE = 24.0, 20.0, 18


def round_pill(kit: SceneKit, occupancy: Occupancy, where: FRect, lines: Sequence[str]) -> Piece:
    """Return the piece: one or two lines, as large as there is room for in their place (design pixels)."""
    px, fonts = kit.px, kit.fonts
    room = kit.rect(where)
    faces = ((FIRST, BOLD), (SECOND, SEMIBOLD))
    sizes = [
        fonts.fitted(text, size, face, room.w - 2 * px(SIDE))
        for text, (size, face) in zip(lines, faces, strict=False)
    ]
    highs = [fonts.height(size, face) for size, (_, face) in zip(sizes, faces, strict=False)]
    wides = [
        fonts.width(text, size, face)
        for text, size, (_, face) in zip(lines, sizes, faces, strict=False)
    ]
    rect = Rect(room.topleft, (max(wides) + 2 * px(SIDE), min(room.h, sum(highs) + px(10))))
    occupancy.report("round", kit.design(rect))

    def draw(target: Surface) -> None:
        kit.paint.box(target, rect, PANEL.fade(0.84), radius=18, line=LINE)
        y = rect.centery - sum(highs) // 2
        for text, size, high, (usual, face) in zip(lines, sizes, highs, faces, strict=False):
            ink = LIGHT if usual == FIRST else QUIET
            kit.paint.text(target, text, (rect.left + px(SIDE), y), size, face, ink)
            y += high

    key = (rect.topleft, rect.size, tuple(lines))
    return Piece("round", key, rect.inflate(px(20), px(20)), draw)
