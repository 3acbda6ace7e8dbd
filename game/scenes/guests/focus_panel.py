"""The sheet beside the guests: who sits at the table, and what is known of the guest in focus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.scenes.guests.table_preview import draw_preview
from game.session.plan import Seat
from game.view.base.colours import BROWN, INK, PAPER, PAPER_EDGE, PAPER_LOW, RUST
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait

TITLE_SIZE, COUNT, NAME, TEXT, SMALL = 36.0, 24.0, 33.0, 22.0, 20.0
FACE, PADDING = 46.0, 28.0
LEAST_PREVIEW = 200.0
"""The least height of the table's picture, in design pixels; with less it is left out."""


@dataclass(frozen=True, slots=True)
class FocusText:
    """What the lower part says: of whom, a line of theirs, sentences, and what Enter does."""

    face: str
    name: str
    line: str
    facts: tuple[str, ...]
    does: str


def draw_panel(
    kit: SceneKit,
    target: Surface,
    rect: Rect,
    seats: Sequence[Seat],
    title: str,
    count: str,
    focus: FocusText | None,
) -> None:
    """Draw the sheet; where it is wider than high, the guest in focus stands beside the table."""
    px = kit.px
    kit.paint.box(target, rect, (PAPER, PAPER_LOW), radius=24, edge=PAPER_EDGE, shadow=True)
    inner = rect.inflate(-2 * px(PADDING), -2 * px(20))
    if rect.w > rect.h * 1.3:
        left = Rect(inner.left, inner.top, inner.w * 45 // 100, inner.h)
        right = Rect(left.right + px(28), inner.top, 0, inner.h)
        right.w = inner.right - right.left
        _draw_table(kit, target, left, seats, title, count)
        if focus is not None:
            _draw_focus(kit, target, right, focus)
        return
    high = _focus_height(kit, inner.w, focus) if focus is not None else 0
    head = kit.fonts.height(TITLE_SIZE, TITLE)
    if inner.h - high - head - px(24) < px(LEAST_PREVIEW):
        high = min(high, inner.h)
        if focus is not None and high <= inner.h:
            _draw_focus(kit, target, inner, focus)
        return
    upper = Rect(inner.left, inner.top, inner.w, inner.h - high - px(16))
    _draw_table(kit, target, upper, seats, title, count)
    if focus is not None:
        target.fill(RUST.mix(PAPER, 0.6), (inner.left, upper.bottom, inner.w, max(1, px(2))))
        lower = Rect(inner.left, upper.bottom + px(14), inner.w, high)
        _draw_focus(kit, target, lower, focus)


def _draw_table(
    kit: SceneKit, target: Surface, rect: Rect, seats: Sequence[Seat], title: str, count: str
) -> None:
    fonts, paint = kit.fonts, kit.paint
    head = fonts.height(TITLE_SIZE, TITLE)
    room = rect.w - fonts.width(count, COUNT, BOLD) - kit.px(12)
    size = fonts.fitted(title, TITLE_SIZE, TITLE, room)
    middle = rect.top + head // 2
    paint.text(target, title, (rect.left, middle), size, TITLE, INK, "midleft")
    paint.text(target, count, (rect.right, middle), COUNT, BOLD, RUST, "midright")
    below = Rect(rect.left, rect.top + head + kit.px(6), rect.w, rect.h - head - kit.px(12))
    draw_preview(kit, target, below, seats)


def _lines(kit: SceneKit, width: int, focus: FocusText) -> tuple[list[str], list[str]]:
    """The lines beside the portrait below the name, and those below the portrait."""
    beside = width - 2 * kit.px(FACE) - kit.px(18)
    said = kit.fonts.wrap(focus.line, TEXT, SEMIBOLD, beside, most=3) if focus.line else []
    facts = [
        line for fact in focus.facts for line in kit.fonts.wrap(fact, SMALL, MEDIUM, width, most=3)
    ]
    return said, facts


def _focus_height(kit: SceneKit, width: int, focus: FocusText) -> int:
    said, facts = _lines(kit, width, focus)
    return _top_height(kit, len(said)) + _foot_height(kit, len(facts))


def _top_height(kit: SceneKit, said: int) -> int:
    text = kit.fonts.height(NAME, TITLE) + said * kit.fonts.height(TEXT, SEMIBOLD)
    return max(2 * kit.px(FACE), text) + kit.px(8)


def _foot_height(kit: SceneKit, facts: int) -> int:
    lines = facts * kit.fonts.height(SMALL, MEDIUM)
    return lines + kit.paint.keycap_size("A", SMALL)[1] + kit.px(16)


def _draw_focus(kit: SceneKit, target: Surface, rect: Rect, focus: FocusText) -> None:
    px, fonts, paint = kit.px, kit.fonts, kit.paint
    radius = px(FACE)
    said, facts = _lines(kit, rect.w, focus)
    top = _top_height(kit, len(said))
    face = portrait(kit, focus.face, radius)
    target.blit(face, face.get_rect(midleft=(rect.left, rect.top + top // 2)))
    left = rect.left + 2 * radius + px(18)
    high = fonts.height(NAME, TITLE) + len(said) * fonts.height(TEXT, SEMIBOLD)
    y = rect.top + (top - high) // 2
    size = fonts.fitted(focus.name, NAME, TITLE, rect.right - left)
    paint.text(target, focus.name, (left, y), size, TITLE, INK)
    y += fonts.height(NAME, TITLE)
    for line in said:
        paint.text(target, line, (left, y), TEXT, SEMIBOLD, BROWN)
        y += fonts.height(TEXT, SEMIBOLD)
    y = rect.top + top + px(4)
    for line in facts:
        paint.text(target, line, (rect.left, y), SMALL, MEDIUM, BROWN)
        y += fonts.height(SMALL, MEDIUM)
    key = kit.reader.prompt("confirm")
    x = rect.left
    middle = y + px(8) + paint.keycap_size("A", SMALL)[1] // 2
    if middle > rect.bottom:
        return
    if key:
        x = paint.keycap(target, key, (x, middle), SMALL, dark=True).right + px(12)
    size = fonts.fitted(focus.does, TEXT, BOLD, rect.right - x)
    paint.text(target, focus.does, (x, middle), size, BOLD, INK, "midleft")
