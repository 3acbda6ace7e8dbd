"""Help at the foot of a sheet: what the row with the focus means, and the clause that it is about."""

from __future__ import annotations

from pygame import Rect, Surface

from game.view.base.colours import AMBER_FILL, BROWN, INK
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import TAG
from game.view.widgets.paper_sheet import PADDING

LINES = 3
SIZE, LEAST = 24, 18
"""The design size of help, and of help that would have no room otherwise."""


def foot_height(kit: SceneKit, lines: int = LINES) -> int:
    """Return the height that `Sheet.place` is to leave free for so many lines of help, in real pixels."""
    return lines * kit.fonts.height(24, MEDIUM) + kit.px(44)


def draw_help(
    kit: SceneKit,
    target: Surface,
    sheet: Rect,
    text: str,
    clause: str = "",
    *,
    trouble: bool = False,
    lines: int = LINES,
) -> None:
    """Write the help at the foot of a sheet; `trouble` makes it stand out."""
    px, paint = kit.px, kit.paint
    padding = px(PADDING)
    box = Rect(sheet.left + padding, 0, sheet.w - 2 * padding, foot_height(kit, lines) - px(14))
    box.bottom = sheet.bottom - px(20)
    target.fill(TAG, (box.left, box.top, box.w, max(1, px(2))))
    right, y = box.right, box.top + px(16)
    if clause:
        tag = Rect(0, y, kit.fonts.width(clause, 22, BOLD) + px(28), 0)
        tag.h = kit.fonts.height(22, BOLD) + px(8)
        tag.right = box.right
        paint.box(target, tag, AMBER_FILL if trouble else TAG, radius=10)
        paint.text(target, clause, tag.center, 22, BOLD, BROWN, "center")
        right = tag.left - px(18)
    wide, size = right - box.left, SIZE
    room = lines * kit.fonts.height(SIZE, MEDIUM)
    wrapped = kit.fonts.wrap(text, size, MEDIUM, wide)
    while len(wrapped) * kit.fonts.height(size, MEDIUM) > room and size > LEAST:
        size -= 1
        wrapped = kit.fonts.wrap(text, size, MEDIUM, wide)
    lines = room // kit.fonts.height(size, MEDIUM)
    for line in kit.fonts.wrap(text, size, MEDIUM, wide, most=lines):
        paint.text(target, line, (box.left, y), size, MEDIUM, INK if trouble else BROWN)
        y += kit.fonts.height(size, MEDIUM)
