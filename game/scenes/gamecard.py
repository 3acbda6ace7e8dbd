"""A game on the title, as a card of paper: its picture, name, players and a line about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.scenes.invite import Invitation
from game.store.places import assets
from game.view.colour import (
    AMBER,
    BROWN,
    INK,
    LIGHT,
    PANEL,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    RUST,
    Colour,
)  # fmt: skip
from game.view.cover import Cover
from game.view.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.portrait import blit_portrait
from game.view.stage import Stage
from game.view.widgets import Look, Widget

if TYPE_CHECKING:
    from game.engine.variant import Variant

INSET = 14
DIM = (Colour.hex("#f1e9d8"), Colour.hex("#dfd3ba"))
HAIRLINE = Colour.hex("#d9bf8c")
LEAST_COVER = 90
"""Design pixels below which there is no picture: at large text it makes room."""


class GameCard(Widget):
    """Activating it chooses the game. It grows while it has the focus.

    A card much wider than high (`wide`) has its picture beside the text instead of above.
    """

    radius = 22.0

    def __init__(self, variant: Variant[Any], stage: Stage, choose: Callable[[], None]) -> None:
        super().__init__()
        self.info = variant.info
        self.choose = choose
        family, _, name = self.info.title.rpartition(": ")
        self.family = f"{family}:" if family else ""
        self.name = name
        words = stage.words
        low, high = self.info.min_players, self.info.max_players
        self.players = words("ui.title.players", low=low, high=high)
        self.line = words(f"{self.info.id}.line")
        self.lines = 1
        """How many lines there are for what is said of the game: as many as any card beside it needs."""
        self.guests = Invitation.last(stage, self.info).opponents(stage)

    @cached_property
    def cover(self) -> Cover:
        """Its picture, read when it is first shown."""
        return Cover.of(assets() / "covers", self.info.id, self.info.deck)

    @property
    def spoken(self) -> str:
        return f"{self.info.title}. {self.players}. {self.line}"

    def activate(self, stage: Stage) -> None:
        stage.sound.play("press")
        self.choose()

    @property
    def wide(self) -> bool:
        """Whether the picture stands beside the text."""
        return self.rect.w > 1.25 * self.rect.h

    def lines_needed(self, stage: Stage, width: int) -> int:
        """In how many lines the line about the game is set on a card of this width."""
        return len(stage.fonts.wrap(self.line, 25, MEDIUM, width - 2 * stage.px(INSET + 6)))

    def least_width(self, stage: Stage) -> int:
        """The width, in real pixels, that every word on it needs."""
        fonts = stage.fonts
        players = fonts.width(self.players, 26, SEMIBOLD) + fonts.height(26, SEMIBOLD)
        family = fonts.width(self.family, 28, SEMIBOLD)
        words = max(fonts.width(word, 25, MEDIUM) for word in self.line.split())
        return max(players, family, words) + 2 * stage.px(INSET + 6)

    def least_height(self, stage: Stage, width: int) -> int:
        """The height it needs at this width when there is no room for its picture."""
        inner = width - 2 * stage.px(INSET + 6)
        size = stage.fonts.fitted(self.name, 50, TITLE, inner)
        return self._text_height(stage, size, inner) + 2 * stage.px(INSET + 16)

    def grown(self, stage: Stage) -> Rect:
        """The rectangle while it has the focus."""
        return self.rect.inflate(2 * stage.px(10), 2 * stage.px(20))

    def ring(self, stage: Stage, target: Surface) -> None:
        rect = self.grown(stage)
        stage.paint.ring(target, rect, self.radius)
        self._prompt(stage, target, rect)

    def draw(self, stage: Stage, target: Surface, look: Look) -> None:
        px = stage.px
        rect = self.grown(stage) if look.focused else self.rect
        if look.pressed:
            rect = rect.inflate(-2 * px(4), -2 * px(4))
        fill = (PAPER, PAPER_LOW) if look.focused else DIM
        stage.paint.box(target, rect, fill, radius=self.radius, edge=PAPER_EDGE, shadow=True)
        inside = rect.inflate(-2 * px(INSET), -2 * px(INSET))
        if self.wide:
            self._draw_wide(stage, target, inside)
        else:
            self._draw_tall(stage, target, inside)

    def _draw_tall(self, stage: Stage, target: Surface, inside: Rect) -> None:
        px = stage.px
        width = inside.w - 2 * px(6)
        name_size = stage.fonts.fitted(self.name, 50, TITLE, width)
        height = self._text_height(stage, name_size, width)
        picture = inside.h - height - px(20 + 28)
        y = inside.top + max(0, picture)
        if picture >= px(LEAST_COVER):
            target.blit(self.cover.picture(stage, inside.w, picture), inside)
            y += px(20)
        else:
            y = inside.top + max(0, inside.h - height) // 2
        self._text(stage, target, inside.centerx, y, name_size, width)

    def _text_height(self, stage: Stage, name_size: float, width: int) -> int:
        fonts = stage.fonts
        family = fonts.height(28, SEMIBOLD)
        return (
            family
            + fonts.height(name_size, TITLE)
            + fonts.height(26, SEMIBOLD)
            + fonts.height(25, MEDIUM) * self.lines
            + stage.px(10 + 14 + 14)
        )

    def _text(
        self, stage: Stage, target: Surface, x: int, y: int, name_size: float, width: int
    ) -> None:
        paint, fonts, px = stage.paint, stage.fonts, stage.px
        if self.family:
            paint.text(target, self.family, (x, y), 28, SEMIBOLD, RUST, "midtop")
            y += fonts.height(28, SEMIBOLD) - px(6)
        else:
            y += fonts.height(28, SEMIBOLD) // 2 - px(3)
        paint.text(target, self.name, (x, y), name_size, TITLE, INK, "midtop")
        y += fonts.height(name_size, TITLE) + px(8)
        if not self.family:
            y += fonts.height(28, SEMIBOLD) // 2 - px(3)
        side = round(fonts.height(26, SEMIBOLD) * 0.8)
        row = fonts.width(self.players, 26, SEMIBOLD) + side + px(8)
        self._players(stage, target, x - row // 2, y)
        y += fonts.height(26, SEMIBOLD) + px(14)
        target.fill(HAIRLINE, (x - width // 2 + px(18), y, width - 2 * px(18), max(1, px(2))))
        y += px(14)
        for line in fonts.balanced(self.line, 25, MEDIUM, width):
            paint.text(target, line, (x, y), 25, MEDIUM, BROWN, "midtop")
            y += fonts.height(25, MEDIUM)

    def _players(self, stage: Stage, target: Surface, x: int, y: int) -> None:
        height = stage.fonts.height(26, SEMIBOLD)
        side = round(height * 0.8)
        icon = stage.images.tinted("icons/person", side, side, RUST)
        target.blit(icon, (x, y + (height - side) // 2))
        at = (x + side + stage.px(8), y)
        stage.paint.text(target, self.players, at, 26, SEMIBOLD, RUST.mix(INK, 0.3))

    def _draw_wide(self, stage: Stage, target: Surface, inside: Rect) -> None:
        paint, fonts, px = stage.paint, stage.fonts, stage.px
        side = min(round(inside.h * 1.15), inside.w // 2)
        target.blit(self.cover.picture(stage, side, inside.h), inside)
        x, width = inside.left + side + px(52), inside.w - side - px(52 + 40)
        name_size = fonts.fitted(self.name, 96, TITLE, width)
        lines = fonts.wrap(self.line, 32, MEDIUM, width)
        radius = px(36)
        heights = (
            fonts.height(36, SEMIBOLD) if self.family else 0,
            fonts.height(name_size, TITLE) + px(6),
            fonts.height(26, SEMIBOLD) + px(22),
            px(24),
            fonts.height(32, MEDIUM) * len(lines),
            2 * radius + px(40),
        )
        y = inside.centery - sum(heights) // 2
        if self.family:
            paint.text(target, self.family, (x, y), 36, SEMIBOLD, RUST)
        y += heights[0] - px(6)
        paint.text(target, self.name, (x - px(4), y), name_size, TITLE, INK)
        y += heights[1] + px(6)
        self._players(stage, target, x, y)
        y += heights[2]
        target.fill(HAIRLINE, (x, y, width, max(1, px(2))))
        y += heights[3]
        for line in lines:
            paint.text(target, line, (x, y), 32, MEDIUM, BROWN)
            y += fonts.height(32, MEDIUM)
        y += px(40) + radius
        for guest in self.guests:
            if x + 2 * radius > inside.right:
                break
            blit_portrait(stage, target, guest.portrait, (x + radius, y), radius)
            x += 2 * radius + px(12)

    def _prompt(self, stage: Stage, target: Surface, rect: Rect) -> None:
        """The key that chooses it, on its lower edge."""
        px = stage.px
        key, label = stage.reader.prompt("confirm"), stage.words("ui.title.enter")
        cap, height = stage.paint.keycap_size(key)
        width = cap + stage.fonts.width(label, 26, BOLD) + px(16 + 12 + 24)
        pill = Rect(0, 0, width, height + px(16))
        pill.center = (rect.centerx, rect.bottom + px(2))
        stage.paint.pill(target, pill, PANEL.fade(1), line=AMBER, line_width=3, shadow=True)
        cap_rect = stage.paint.keycap(target, key, (pill.left + px(16), pill.centery))
        at = (cap_rect.right + px(12), pill.centery)
        stage.paint.text(target, label, at, 26, BOLD, LIGHT, "midleft")
