"""Drawing of taken tricks: a small crosswise pile, and their number."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Surface

from game.engine.cards import UNKNOWN
from game.show.motion.card_pose import Pose
from game.view.base.colours import INK, LIGHT
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.cards.card_art import CardArt
from game.view.table.cloth_tags import ClothTag

WIDE = 54.0
"""The width of a card of such a pile."""


def taken_pose(where: FRect) -> Pose:
    """Return the pose of the lowest trick."""
    return Pose(where.centerx, where.top + WIDE / 2 + 12, 90.0, WIDE)


def draw_taken(
    kit: SceneKit, art: CardArt, target: Surface, where: FRect, cards: int, players: int
) -> None:
    """Draw what a seat has gathered, a trick having as many cards as there are players."""
    gathered = cards // players
    pose = taken_pose(where)
    if not gathered:
        _draw_place(kit, target, pose)
    for trick in range(min(gathered, 6)):
        at = pose._replace(x=pose.x + trick * 1.5, y=pose.y - trick * 2)
        art.draw(target, UNKNOWN, at, lift=4 if trick == 0 else 0)
    text = kit.words("table.gathered", count=gathered)
    rect = kit.rect(where)
    if kit.fonts.width(text, 18, BOLD) > rect.w - kit.px(30):
        text = str(gathered)
    tag = ClothTag(kit, text, rect.w)
    high = tag.measure[1]
    y = min(rect.bottom - high // 2, kit.px(pose.y + WIDE / 2 + 4) + high // 2)
    tag.draw(target, (rect.centerx, y))


def _draw_place(kit: SceneKit, target: Surface, pose: Pose) -> None:
    """Draw the place of the first trick, without which "0 tricks" would not be understood."""
    rect = kit.rect(
        FRect(pose.x - pose.height / 2, pose.y - pose.width / 2, pose.height, pose.width)
    )
    kit.paint.box(target, rect, INK.fade(0.1), radius=5, line=LIGHT.fade(0.3), line_width=2)


def taken_piece(
    kit: SceneKit, art: CardArt, name: str, where: FRect, cards: Sequence[int], players: int
) -> Piece:
    """The same as a piece of the still layer."""
    rect = kit.rect(where).inflate(kit.px(30), kit.px(30))
    return Piece(
        name,
        (rect.topleft, rect.size, len(cards)),
        rect,
        lambda target: draw_taken(kit, art, target, where, len(cards), players),
    )
