"""The picture of a cup: its metal, and a sign for what it was played in; and of an empty shelf."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.base.cups.cup_texts import NAMES
from game.session.cup.bracket import Bracket
from game.variants import find_variant
from game.view.base.scene_kit import SceneKit

RATIO = 200 / 240
"""How wide a cup is by its height."""
MIXED = "sun"
"""The sign of all games mixed."""
SIGN_AT, SIGN = 76 / 240, 38 / 240
"""How far down the middle of the sign is, and its side, by the height of the cup."""

FAINT = 90
"""How much is seen of a cup that has not been won, of 255."""


def draw_cup(kit: SceneKit, target: Surface, bracket: Bracket, room: Rect) -> None:
    """Draw a cup as large as there is room for it, in the middle of that."""
    high = min(room.h, round(room.w / RATIO))
    cup = kit.pictures.svg(f"cups/{NAMES[bracket.metal]}", round(high * RATIO), high)
    where = cup.get_rect(center=room.center)
    target.blit(cup, where)
    side, draw = round(high * SIGN), bracket.draw
    sign = MIXED if draw.mixed else find_variant(draw.games[0]).info.sign
    shape = kit.pictures.svg(f"shapes/{sign}", side, side)
    target.blit(shape, shape.get_rect(center=(where.centerx, where.top + round(high * SIGN_AT))))


def draw_places(kit: SceneKit, target: Surface, room: Rect) -> None:
    """Draw faintly, beside each other, the cups that can be won: one of each metal."""
    wide = room.w // len(NAMES)
    high = min(room.h, round(wide / RATIO))
    for place, metal in enumerate(NAMES.values()):
        cup = kit.pictures.svg(f"cups/{metal}", round(high * RATIO), high).copy()
        cup.set_alpha(FAINT)
        middle = (room.left + wide * place + wide // 2, room.centery)
        target.blit(cup, cup.get_rect(center=middle))
