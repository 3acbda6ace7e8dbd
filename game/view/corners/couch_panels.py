"""Panels in the middle of a table with corners: whose turn it is, and the recent moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect, Rect, Surface

from game.engine.out_of_turn import Clock
from game.view.base import rich_text as rich
from game.view.base.colours import AMBER, LIGHT, LINE, PANEL, QUIET, Colour
from game.view.base.fonts import EXTRABOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.table.clock_faces import draw_ring, parts, seconds
from game.view.table.portraits import portrait
from game.view.widgets.device_pictures import ROBOT
from game.view.widgets.name_lines import CLOSE

TURN_SIZE, SMALL_TURN, LEAST_TURN, LOG_SIZE = 34.0, 24.0, 18.0, 26.0
CLOCK = 34.0
"""The radius of the turn's clock in design pixels."""


def turn_pill(
    kit: SceneKit,
    where: FRect,
    name: str,
    said: Callable[[str], str],
    face: str,
    ring: Colour,
    clock: Clock | None,
) -> Piece:
    """Return the pill that says whose turn it is, with their portrait and the clock of the turn.

    What is `said` of a name is a rich text. Where it has no room in two lines the name is cut, and not what is
    asked for.
    """
    shown = (parts(clock), seconds(clock), clock.stands) if clock is not None else None
    area = kit.rect(where)
    room = kit.px(60)
    return Piece(
        "turn",
        (tuple(where), said(name), face, ring, shown),
        area.inflate(room, room),
        lambda target: _turn(kit, target, area, name, said, face, ring, clock),
    )


def _turn(
    kit: SceneKit,
    target: Surface,
    area: Rect,
    name: str,
    said: Callable[[str], str],
    face: str,
    ring: Colour,
    clock: Clock | None,
) -> None:
    px = kit.px
    side = area.h - px(12)
    ends = px(26) + side + px(14) + (2 * px(CLOCK) + px(14) if clock is not None else 0)
    lines, size = turn_lines(kit, name, said, (area.w - ends, area.h - px(6)))
    wide = max(rich.line_width(kit, line, size) for line in lines)
    pill = Rect(0, 0, min(area.w, ends + wide), area.h)
    pill.center = area.center
    kit.paint.glow(target, pill, pill.h / 2 / kit.space.scale, opacity=0.3)
    kit.paint.pill(target, pill, PANEL.fade(0.96), line=AMBER, line_width=5, shadow=True)
    picture = portrait(kit, face, side // 2, ring)
    at = picture.get_rect(midleft=(pill.left + px(8), pill.centery))
    target.blit(picture, at)
    step = _step(kit, size, len(lines))
    y = pill.centery - (step * (len(lines) - 1) + kit.fonts.height(size, SEMIBOLD)) // 2
    for line in lines:
        rich.draw(kit, target, line, (at.right + px(14), y), size, AMBER, LIGHT)
        y += step
    if clock is not None:
        draw_ring(kit, target, (pill.right - px(CLOCK + 12), pill.centery), CLOCK, clock)


def turn_lines(
    kit: SceneKit, name: str, said: Callable[[str], str], room: tuple[int, int]
) -> tuple[Sequence[rich.Line], float]:
    """Return what is said of a name in a width and height of real pixels, and in which size.

    It is in one line, or in two where it would be too small for that.
    """
    wide, high = room
    size = TURN_SIZE
    while size > SMALL_TURN and _wide(kit, said(name), size) > wide:
        size -= 1
    for less in range(round(size - LEAST_TURN) + 1):
        lines = rich.wrap(kit, said(name), size - less, wide)
        if len(lines) * _step(kit, size - less, len(lines)) <= high:
            return _balanced(kit, said(name), size - less, wide), size - less
    over = _wide(kit, said(name), LEAST_TURN) - wide
    left = kit.fonts.width(name, LEAST_TURN, EXTRABOLD) - over
    name = kit.fonts.cut(name, LEAST_TURN, EXTRABOLD, left)
    return rich.wrap(kit, said(name), LEAST_TURN, 10_000)[:1], LEAST_TURN


def _balanced(kit: SceneKit, text: str, size: float, wide: int) -> Sequence[rich.Line]:
    """Return a text in as many lines as the width asks for, the first no longer than it must be."""
    lines = rich.wrap(kit, text, size, wide)
    for narrower in range(wide - 1, wide // 2, -1):
        found = rich.wrap(kit, text, size, narrower)
        if len(found) > len(lines):
            break
        lines = found
    return lines


def _step(kit: SceneKit, size: float, lines: int) -> int:
    """Return the height of one of so many lines: several are closer than their letters need."""
    return round(kit.fonts.height(size, SEMIBOLD) * (1.0 if lines == 1 else CLOSE))


def _wide(kit: SceneKit, text: str, size: float) -> int:
    lines = rich.wrap(kit, text, size, 10_000)
    return rich.line_width(kit, lines[0], size) if lines else 0


def recent_moves(kit: SceneKit, where: FRect, sentences: Sequence[str]) -> Piece:
    """Return the panel with the recent moves, the newest at the bottom; nothing before the first."""
    area = kit.rect(where)
    return Piece(
        "recent moves",
        (tuple(where), tuple(sentences)),
        area.inflate(kit.px(20), kit.px(20)),
        lambda target: _moves(kit, target, area, sentences),
    )


def _moves(kit: SceneKit, target: Surface, area: Rect, sentences: Sequence[str]) -> None:
    if not sentences:
        return
    px = kit.px
    kit.paint.box(target, area, PANEL.fade(0.74), radius=20, line=LINE)
    inside = area.inflate(-2 * px(20), -2 * px(10))
    size = LOG_SIZE
    while size > 20 and any(len(rich.wrap(kit, each, size, inside.w)) > 1 for each in sentences):
        size -= 1
    high = round(kit.fonts.height(size, SEMIBOLD) * 0.93)
    y = inside.bottom
    for age, sentence in enumerate(reversed(sentences)):
        lines = rich.wrap(kit, sentence, size, inside.w)
        y -= high * len(lines)
        if age and y < inside.top - px(4):
            break
        ink = LIGHT if age == 0 else LIGHT.mix(QUIET, 0.7)
        for place, line in enumerate(lines):
            rich.draw(kit, target, line, (inside.left, y + place * high), size, ink, ink)


def robot_badge(kit: SceneKit, name: str, face: FRect, *, right: bool) -> Piece:
    """Return the badge at a portrait's upper left or `right` that says that a bot plays there."""
    rect = kit.rect(face)
    radius = max(kit.px(15), round(rect.w * 0.16))
    at = (rect.right - radius if right else rect.left + radius, rect.top + radius)
    area = Rect(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)

    def draw(target: Surface) -> None:
        kit.paint.disc(target, at, radius, PANEL.fade(1.0), LINE, 2)
        side = round(radius * 1.25)
        icon = kit.pictures.tinted(ROBOT, side, side, LIGHT)
        target.blit(icon, icon.get_rect(center=at))

    return Piece(name, (tuple(area),), area, draw)
