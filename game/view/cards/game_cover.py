"""The cover of a game on the title: a fan of its cards on the cloth of its table.

`Cover.of(folder, "classic", "colour")` reads `<folder>/classic.toml`; a game without such a file gets a fan of
card backs. `cover.picture(kit, w, h)` draws it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.engine.problems import Phrase
from game.files.fields import Fields
from game.files.reading import AssetError, Unreadable
from game.files.toml_files import read_toml
from game.view.base import svg_shapes as vector
from game.view.base.colours import PAPER, Colour
from game.view.base.fonts import TITLE
from game.view.base.pictures import CARD_RATIO
from game.view.base.scene_kit import SceneKit

RADIUS = 14
MOST_CARDS = 12
LONGEST_BADGE = 4
LIFT = 6
MIDDLE = 0.53
"""How far down the middle of the cards lies, as a share of the height."""


class CoverError(AssetError):
    """A cover's file that cannot be used: which file, what is wrong with it."""


def bad_cover(path: Path, reason: Phrase) -> CoverError:
    """Return the error for a cover's file that cannot be used."""
    return CoverError(Phrase("problem.file-cover", file=str(path), reason=reason))


def fan_cards(cover: Fields) -> tuple[str, ...]:
    """Return the cards of a cover's fan, from left to right. Raises Unreadable."""
    cover.value("cards")
    cards = cover.texts("cards")
    if not 0 < len(cards) <= MOST_CARDS:
        raise cover.unexpected("cards", "cards", most=MOST_CARDS)
    return cards


class Lie(NamedTuple):
    """The pose of a card in a cover: its centre in real pixels, and its angle in degrees."""

    x: float
    y: float
    angle: float


class Cover(NamedTuple):
    """`game` is the id of the game, and `cards` are pictures by name from left to right, spread over `spread`
    degrees.

    `badge` is a short text on a red disc at the upper right, such as a number of cards to draw, or "".
    """

    game: str
    cards: tuple[str, ...]
    spread: float = 42
    badge: str = ""

    @classmethod
    def of(cls, folder: Path, game: str, deck: str) -> Cover:
        """The cover of a game; CoverError if its file cannot be used."""
        path = folder / f"{game}.toml"
        if not path.exists():
            return cls(game, ("cards/backs/rosette",) * 3)
        try:
            table = Fields(read_toml(path, within=folder))
            cards = tuple(f"cards/{deck}/{code}" for code in fan_cards(table))
            badge = table.optional_text("badge") or ""
            return cls(game, cards, table.number("spread", 0, 180, 42), badge[:LONGEST_BADGE])
        except Unreadable as error:
            raise bad_cover(path, error.phrase) from None

    def picture(self, kit: SceneKit, width: int, height: int) -> Surface:
        """The cover at this size in real pixels, its corners rounded."""
        key = ("cover", self, kit.theme_of(self.game).name, width, height)
        return kit.paint.keep(key, lambda: self._draw(kit, width, height))

    def ground(self, kit: SceneKit, width: int, height: int) -> Surface:
        """The cloth alone, with square corners: that of the game's table."""
        return kit.theme_of(self.game).cloth(width, height, kit.space.scale)

    def fan(self, width: int, height: int) -> list[Lie]:
        """How its cards lie in a picture of this size."""
        count, card = len(self.cards), card_width(width, height)
        reach = min(width * 0.43, card * 0.62 * (count - 1))
        lies = []
        for place in range(count):
            across = place / (count - 1) - 0.5 if count > 1 else 0.0
            y = height * MIDDLE + across * across * card * 0.55
            lies.append(Lie(width * 0.5 + across * reach, y, -across * self.spread))
        return lies

    def _draw(self, kit: SceneKit, width: int, height: int) -> Surface:
        picture = Surface((width, height), pygame.SRCALPHA)
        picture.blit(self.ground(kit, width, height), (0, 0))
        card, scale = card_width(width, height), kit.space.scale
        lies = self.fan(width, height)
        for name, lie in zip(self.cards, lies, strict=True):
            kit.pictures.blit_card(
                picture, name, (lie.x, lie.y), card, lie.angle, lift=LIFT, scale=scale
            )
        if self.badge:
            draw_badge(kit, picture, self.badge, lies[-1].x)
        round_corners(kit, picture)
        return picture


def card_width(width: int, height: int) -> int:
    """How wide the cards of a picture of this size are, in real pixels."""
    return round(min(height * 0.60 / CARD_RATIO, width * 0.40))


def draw_badge(kit: SceneKit, picture: Surface, text: str, beside: float, icon: str = "") -> None:
    """A number on a red disc, or a sign on a blue one, to the upper right of `beside` (real pixels).

    There is none on a picture so small that it could not be read.
    """
    width, height = picture.get_size()
    card, scale = card_width(width, height), kit.space.scale
    radius = round(card * 0.3)
    inner = radius - max(1, kit.px(4))
    if icon:
        shown = kit.pictures.tinted(f"icons/{icon}", round(inner * 1.3), round(inner * 1.3), PAPER)
    else:
        size = kit.space.steady(radius * 0.95 / scale, 1)
        shown = kit.fonts.text(text, size, TITLE, PAPER)
    if shown.get_width() > 2 * inner:
        return
    # By the cards' upper edge, wherever that is: in a narrow picture they do not have its height.
    high = round(height * MIDDLE - card * CARD_RATIO * 0.433)
    at = (min(round(beside + card * 0.32), width - radius - 2), high)
    edge = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    edge.center = at
    kit.paint.shadow(picture, edge, radius / scale, (2, 5), 6)
    kit.paint.disc(picture, at, radius, PAPER)
    kit.paint.disc(picture, at, inner, _SIGN if icon else _BADGE)
    picture.blit(shown, shown.get_rect(center=at))


def round_corners(kit: SceneKit, picture: Surface, radius: float | None = None) -> None:
    """Take the corners off a picture that has an alpha channel; the `radius` is real pixels."""
    size = picture.get_size()
    wished = RADIUS * kit.space.scale if radius is None else radius
    mask = kit.paint.keep(
        ("cover corners", size, wished),
        lambda: vector.picture(*size, vector.box(0, 0, *size, wished, _WHITE)),
    )
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


_WHITE = Colour(255, 255, 255)
_BADGE = (Colour.hex("#d2452f"), Colour.hex("#a92b1c"))
_SIGN = (Colour.hex("#3b78b8"), Colour.hex("#1f4f86"))
