"""The picture that stands for a game: a fan of its cards on its own cloth.

`Cover.of(folder, "classic", "colour")` reads `<folder>/classic.toml`; a game without such a file gets a fan of
card backs. `cover.picture(stage, w, h)` draws it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.store.places import AssetError
from game.view import vector
from game.view.colour import PAPER, Colour
from game.view.fonts import TITLE
from game.view.images import CARD_RATIO
from game.view.looks import Cloth
from game.view.stage import Stage
from game.view.theme import cloth

RADIUS = 14


class CoverError(AssetError):
    """A cover's file that cannot be used: which file, what is wrong, in one sentence."""


class Cover(NamedTuple):
    """`cards` are pictures by name from left to right, spread over `spread` degrees.

    `badge` is a short text on a red disc at the upper right, such as what one may face; or empty.
    """

    cloth: Cloth
    cards: tuple[str, ...]
    spread: float = 42
    badge: str = ""

    @classmethod
    def of(cls, folder: Path, game: str, deck: str) -> Cover:
        """The cover of a game; CoverError if its file cannot be used."""
        path = folder / f"{game}.toml"
        try:
            table = tomllib.loads(path.read_text("utf-8"))
        except FileNotFoundError:
            return cls(_PLAIN, ("cards/backs/rosette",) * 3)
        except (OSError, ValueError) as error:
            raise CoverError(f"The cover {path} cannot be read: {error}.") from None
        try:
            colours = Cloth(*(Colour.hex(text) for text in table["cloth"]))
            cards = tuple(f"cards/{deck}/{code}" for code in table["cards"])
            return cls(colours, cards, float(table.get("spread", 42)), str(table.get("badge", "")))
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise CoverError(f"The cover {path} needs another value: {error}.") from None

    def picture(self, stage: Stage, width: int, height: int) -> Surface:
        """The cover at this size in real pixels, its corners rounded."""
        key = ("cover", self, width, height)
        return stage.paint.keep(key, lambda: self._draw(stage, width, height))

    def _draw(self, stage: Stage, width: int, height: int) -> Surface:
        scale = stage.space.scale
        picture = Surface((width, height), pygame.SRCALPHA)
        picture.blit(cloth(self.cloth, width, height, scale), (0, 0))
        count = len(self.cards)
        card = round(min(height * 0.60 / CARD_RATIO, width * 0.40))
        reach = min(width * 0.43, card * 0.62 * (count - 1))
        for place, name in enumerate(self.cards):
            across = place / (count - 1) - 0.5 if count > 1 else 0.0
            x = width * 0.5 + across * reach
            y = height * 0.53 + across * across * card * 0.55
            stage.images.blit_card(
                picture, name, (x, y), card, -across * self.spread, lift=6, scale=scale
            )
        if self.badge:
            radius = round(card * 0.3)
            at = (round(width * 0.5 + reach / 2 + card * 0.32), round(height * 0.27))
            edge = pygame.Rect(0, 0, 2 * radius, 2 * radius)
            edge.center = at
            stage.paint.shadow(picture, edge, radius / scale, (2, 5), 6)
            stage.paint.disc(picture, at, radius, PAPER)
            stage.paint.disc(picture, at, radius - max(1, stage.px(4)), _BADGE)
            text = stage.fonts.text(self.badge, radius * 0.95 / scale, TITLE, PAPER)
            picture.blit(text, text.get_rect(center=at))
        rounded = vector.picture(
            width, height, vector.box(0, 0, width, height, RADIUS * scale, Colour(255, 255, 255))
        )
        picture.blit(rounded, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return picture


_BADGE = (Colour.hex("#d2452f"), Colour.hex("#a92b1c"))
_PLAIN = Cloth(Colour.hex("#8a4a4c"), Colour.hex("#5e2b33"), Colour.hex("#2c1018"))
