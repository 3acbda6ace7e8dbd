"""The mark of a card that is called into question: a dashed edge, a question mark, and a text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import cos, radians, sin

from pygame import Rect, Surface

from game.show.motion.card_pose import Pose
from game.view.base import rich_text as rich
from game.view.base import svg_shapes as vector
from game.view.base.colours import ACCUSE, ACCUSE_LINE, INK, LIGHT
from game.view.base.fonts import SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.speech.spots import Spot

SIZE = 26.0
BADGE = 29.0
RADIUS = 22
STEP, STEPS = 20, 12
"""So far apart are the places to the sides of the best one, in design pixels, and so many are at each side."""


def question_settings(kit: SceneKit, text: str) -> list[list[rich.Line]]:
    """Return the (rich) text in one line, and in two of about the same length if it can be."""
    line = tuple(rich.parse(text))
    whole = rich.line_width(kit, line, SIZE)
    for tenths in range(5, 9):
        lines = rich.wrap(kit, text, SIZE, whole * tenths // 10)
        if len(lines) == 2:
            return [[line], lines]
    return [[line]]


def question_spots(kit: SceneKit, pose: Pose, lines: Sequence[rich.Line]) -> list[Spot]:
    """Return where the pill with these lines may lie, best first: below a card with this pose, or above."""
    px = kit.px
    wide = max(rich.line_width(kit, line, SIZE) for line in lines)
    pill = Rect(0, 0, wide + px(40), len(lines) * kit.fonts.height(SIZE, SEMIBOLD) + px(14))
    window, away = Rect(0, 0, *kit.size), pose.height / 2 + 14
    pill.midtop = (px(pose.x), px(pose.y + away))
    above = pill.copy()
    above.midbottom = (px(pose.x), px(pose.y - pose.height / 2 - BADGE))
    aside = [
        each.move(way * step * px(STEP), drop)
        for drop in (0, px(STEP), 2 * px(STEP))
        for step in range(STEPS + 1)
        for way in (1, -1)
        for each in ((pill, above) if drop == 0 else (pill,))
    ]
    boxes = [kit.design(each.clamp(window)) for each in (pill, above, *aside)]
    return [Spot(box, box.center) for box in boxes]


def draw_question(
    kit: SceneKit,
    target: Surface,
    pose: Pose,
    lines: Sequence[rich.Line],
    pill: Rect,
    number: Rect | None,
) -> None:
    """Draw it round a card that lies like `pose`, with the lines of text in the pill (real pixels).

    The `number` at the upper right of the card stays as it is, and the question mark is below it.
    """
    px, scale = kit.px, kit.space.scale
    wide, tall = pose.width * scale, pose.height * scale
    room = px(20)
    side = round((wide**2 + tall**2) ** 0.5) + 2 * room
    x, y = (side - wide) / 2, (side - tall) / 2
    corner = wide * 0.08

    def draw() -> Surface:
        turn = f'transform="rotate({-pose.angle:.1f} {side / 2} {side / 2})" stroke-linecap="butt"'
        line = max(3.0, 7 * scale)
        d = (
            f"M{x + corner} {y}H{x + wide - corner}Q{x + wide} {y} {x + wide} {y + corner}"
            f"V{y + tall - corner}Q{x + wide} {y + tall} {x + wide - corner} {y + tall}"
            f"H{x + corner}Q{x} {y + tall} {x} {y + tall - corner}V{y + corner}Q{x} {y} {x + corner} {y}Z"
        )
        dash = f'stroke-dasharray="{22 * scale:.1f} {14 * scale:.1f}"'
        return vector.picture(
            side,
            side,
            vector.path(d, None, INK, line * 1.5, turn)
            + vector.path(d, None, ACCUSE_LINE, line, f"{turn} {dash}"),
        )

    key = ("question", side, round(pose.angle, 1))
    picture = kit.paint.keep(key, draw)
    edge = picture.get_rect(center=(px(pose.x), px(pose.y)))
    there = None if number is None else number.clamp(target.get_rect())
    under = None if there is None else target.subsurface(there).copy()
    target.blit(picture, edge)
    if there is not None and under is not None:
        target.blit(under, there)
    badge = _badge(kit, pose, lower=number is not None)
    kit.paint.disc(target, badge, px(BADGE), ACCUSE, ACCUSE_LINE, 4)
    kit.paint.text(target, "?", badge, 36, TITLE, LIGHT, "center")
    step = kit.fonts.height(SIZE, SEMIBOLD)
    shape = kit.paint.pill if len(lines) == 1 else partial(kit.paint.box, radius=RADIUS)
    shape(target, pill, ACCUSE, line=ACCUSE_LINE, line_width=3, shadow=True)
    y = pill.centery - len(lines) * step // 2
    for place, each in enumerate(lines):
        at = (pill.x + px(20), y + place * step)
        rich.draw(kit, target, each, at, SIZE, LIGHT, LIGHT)


def _badge(kit: SceneKit, pose: Pose, *, lower: bool) -> tuple[int, int]:
    """Return the middle of the question mark: at the card's upper right, or `lower` at its right edge."""
    px, angle = kit.px, radians(pose.angle)
    dx, dy = pose.width / 2 - 4, (0.0 if lower else -pose.height / 2 + 6)
    return (
        px(pose.x + dx * cos(angle) + dy * sin(angle)),
        px(pose.y - dx * sin(angle) + dy * cos(angle)),
    )
