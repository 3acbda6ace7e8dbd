"""Drawing of clocks: a ring with the seconds left, and a pill with minutes."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, cos, pi, sin

from pygame import Rect, Surface

from game.engine.out_of_turn import Clock
from game.view.base import svg_shapes as vector
from game.view.base.colours import ACCUSE_LINE, AMBER, INK, LIGHT, LINE, PANEL, QUIET, Colour
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit

PARTS = 12
"""The number of parts of a ring, which go out one after the other."""
LAST = 4
"""So many parts glow red: there is little time left. The figure tells it to those who see no red."""
THICK = 0.15
"""How thick the ring is, as a share of the whole: seen from the corner of one's eye."""
BAR, BAR_LOW, BAR_HIGH = 18.0, 13.0, 10.0
"""How far a bar is from the sides and the lower edge of its button, and how high it is, in design pixels."""
INSIDE = 0.84
"""How high a line of figures in the ring is at most, as a share of the whole: they are lower than it."""
SMALLEST = 18.0


def seconds(clock: Clock) -> int:
    """The whole seconds that a clock shows."""
    return max(0, ceil(clock.left / 1000))


def parts(clock: Clock) -> int:
    """Return the number of lit parts of a clock's ring."""
    return max(0, min(PARTS, ceil(PARTS * clock.left / clock.whole)))


def faces(clocks: Iterable[Clock]) -> tuple[object, ...]:
    """Return what clocks show: whose they are, their seconds and parts, and whether they stand."""
    return tuple((c.kind, c.seat, c.verb, parts(c), seconds(c), c.stands) for c in clocks)


def _tone(clock: Clock) -> Colour:
    """Return the colour of what is left of a clock."""
    if clock.stands:
        return QUIET
    return AMBER if parts(clock) > LAST else ACCUSE_LINE


def draw_bar(kit: SceneKit, target: Surface, button: Rect, clock: Clock) -> None:
    """A bar along the lower edge of a button that grows shorter with what is left for its call."""
    px = kit.px
    wide, low = button.w - 2 * px(BAR), button.bottom - px(BAR_LOW)
    bar = Rect(button.x + px(BAR), low, wide, px(BAR_HIGH))
    kit.paint.pill(target, bar, INK)
    left = bar.inflate(-px(3), -px(3))
    left.w = left.w * parts(clock) // PARTS
    if left.w > left.h:
        kit.paint.pill(target, left, _tone(clock))


def draw_ring(
    kit: SceneKit, target: Surface, centre: tuple[int, int], radius: float, clock: Clock
) -> None:
    """A dark disc of `radius` (design pixels) with the seconds, and round it what is left of them.

    Once they have run out it says so.
    """
    side = 2 * kit.px(radius)
    lit, tone = parts(clock), _tone(clock)
    picture = kit.paint.keep(
        ("clock", side, lit, tone), lambda: vector.picture(side, side, _ring(side, lit, tone))
    )
    target.blit(picture, picture.get_rect(center=centre))
    late = clock.left <= 0
    text = kit.words("table.late") if late else str(seconds(clock))
    face, share = (BOLD, 0.6) if late else (TITLE, 0.54)
    size = kit.fonts.fitted(text, radius * 0.95, face, round(side * share))
    while not late and size > SMALLEST and kit.fonts.height(size, face) > side * INSIDE:
        size -= 1  # a figure that hid the ring would hide how time runs
    wide = kit.fonts.width(text, size, face)
    if wide > side * share:  # large text reaches over the ring
        pill = Rect(0, 0, wide + kit.px(14), kit.fonts.height(size, face))
        pill.center = centre
        kit.paint.pill(target, pill, INK)
    kit.paint.text(target, text, centre, size, face, LIGHT, "center")


def _ring(side: int, lit: int, tone: Colour) -> str:
    middle, line = side / 2, side * THICK
    body = vector.disc(middle, middle, middle, INK.fade(0.94))
    radius = middle - line * 0.75
    for part in range(PARTS):
        # The parts go out clockwise from the top; all of them glow once time has run out.
        shown = part >= PARTS - lit
        colour = tone if shown or not lit else LIGHT.fade(0.18)
        first, last = (2 * pi * (part + gap) / PARTS - pi / 2 for gap in (0.14, 0.86))
        ends = [
            f"{middle + radius * cos(a):.2f} {middle + radius * sin(a):.2f}" for a in (first, last)
        ]
        d = f"M{ends[0]}A{radius:.2f} {radius:.2f} 0 0 1 {ends[1]}"
        body += vector.path(d, None, colour, line)
    return body


def draw_minutes(kit: SceneKit, target: Surface, area: Rect, text: str) -> None:
    """A pill at the right end of an area that says how much time is left."""
    px, paint = kit.px, kit.paint
    side = round(area.h * 0.6)
    room = area.w - side - px(44)
    size = kit.fonts.fitted(text, 27, BOLD, room)
    wide = kit.fonts.width(text, size, BOLD) + side + px(44)
    pill = Rect(area.right - wide, area.y, wide, area.h)
    paint.pill(target, pill, PANEL.fade(0.9), line=LINE, shadow=True)
    icon = kit.pictures.tinted("icons/clock", side, side, LIGHT)
    target.blit(icon, icon.get_rect(midleft=(pill.x + px(16), pill.centery)))
    at = (pill.right - px(18), pill.centery)
    paint.text(target, text, at, size, BOLD, LIGHT, "midright")
