"""The widget of a game on the title: a paper card with its cover, name, players and a line about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.scenes.base.game_titles import game_title, title_parts
from game.store.platform_folders import assets
from game.view.base.colours import (
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
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.cover_story import CoverStory
from game.view.cards.game_cover import Cover
from game.view.cards.moving_cover import MovingCover
from game.view.widgets.widgets import Look, Widget

if TYPE_CHECKING:
    from game.engine.variant import Variant

INSET = 14
DIM = (Colour.hex("#f1e9d8"), Colour.hex("#dfd3ba"))
HAIRLINE = Colour.hex("#d9bf8c")
FACT = 24
"""The design size of the text for the family and the number of players."""
LEAST_COVER = 90
"""The least height of a cover above the text, in design pixels; below it there is none."""
BESIDE = 0.34
"""The share of a card's width that a cover beside the text takes."""


class GameCard(Widget):
    """Activating it chooses the game. It grows while it has the focus."""

    radius = 22.0

    def __init__(
        self,
        variant: Variant[Any],
        kit: SceneKit,
        choose: Callable[[], None],
        *,
        under_way: bool = False,
    ) -> None:
        super().__init__()
        self.under_way = under_way
        """Whether there is a match of it to go on with."""
        self.kit = kit
        self.info = variant.info
        self.choose = choose
        words = kit.words
        self.family, self.name = title_parts(words, self.info.id)
        low, high = self.info.min_players, self.info.max_players
        self.players = words("ui.title.players", low=low, high=high)
        kind = words(f"ui.family.{self.info.family}")
        self.kind = words("ui.family.timed", kind=kind) if self.info.timed else kind
        self.line = words(f"{self.info.id}.line")
        self.lines = 1
        """The number of lines for the text about the game: as many as any card in its row needs."""
        self.beside = self.brief = False
        """Whether the cover is beside the text, and not above it, and whether fewer facts are told."""
        self._framed: tuple[Rect, Surface] | None = None
        """Where the cover was drawn, and the picture of what is below it."""

    @cached_property
    def cover(self) -> Cover:
        """Its cover, read when it is first shown."""
        return Cover.of(assets() / "covers", self.info.id, self.info.deck)

    @cached_property
    def moving(self) -> MovingCover:
        """Its moving cover, read when it first plays."""
        info = self.info
        preview = CoverStory.of(assets() / "covers", info.id)
        return MovingCover(self.kit, self.cover, preview, info.id, info.deck)

    @property
    def spoken(self) -> tuple[str, ...]:
        return game_title(self.kit.words, self.info.id), self.kind, self.players, self.line

    @property
    def framed(self) -> Rect | None:
        """The area of its cover in real pixels; None if there is no room for it."""
        if self._framed is None:
            return None
        rect = self._framed[0]
        return rect.clip(self.clip) if self.clip else rect

    def _picture(self, target: Surface, rect: Rect) -> None:
        seen = rect.clip(target.get_rect())
        if seen.w and seen.h:
            self._framed = rect, target.subsurface(seen).copy()
        self._draw_picture(target, rect)

    def _draw_picture(self, target: Surface, rect: Rect) -> None:
        if "moving" in self.__dict__:
            picture = self.moving.picture(*rect.size)
        else:
            picture = self.cover.picture(self.kit, *rect.size)
        target.blit(picture, rect)
        if self.under_way:
            self._draw_badge(target, rect)

    def _draw_badge(self, target: Surface, rect: Rect) -> None:
        """Tell on the cover that there is a match to go on with, if there is room for it."""
        kit, px = self.kit, self.kit.px
        text, side = kit.words("ui.title.in_progress"), px(22)
        pill = Rect(rect.left + px(10), rect.top + px(10), 0, kit.fonts.height(22, BOLD) + px(10))
        pill.w = kit.fonts.width(text, 22, BOLD) + side + px(10 + 2 * 14)
        if pill.right > rect.right:
            return
        kit.paint.pill(target, pill, PANEL.fade(0.92))
        icon = kit.pictures.tinted("icons/clock", side, side, AMBER)
        target.blit(icon, icon.get_rect(midleft=(pill.left + px(14), pill.centery)))
        at = (pill.left + px(14 + 10) + side, pill.centery)
        kit.paint.text(target, text, at, 22, BOLD, LIGHT, "midleft")

    def redraw(self, target: Surface) -> None:
        """Draw the cover alone again, over what was drawn last."""
        if self._framed is not None:
            rect, below = self._framed
            target.blit(below, rect.clip(target.get_rect()))
            self._draw_picture(target, rect)

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.choose()

    def _text_width(self, kit: SceneKit, width: int) -> int:
        """How wide the text on a card of this width may be."""
        inner = width - 2 * kit.px(INSET)
        return inner - (round(inner * BESIDE) if self.beside else 0) - 2 * kit.px(6)

    def lines_needed(self, kit: SceneKit, width: int) -> int:
        """Return in how many lines the text about the game is set on a card of this width (real pixels)."""
        return len(kit.fonts.wrap(self.line, 25, MEDIUM, self._text_width(kit, width)))

    def least_width(self, kit: SceneKit) -> int:
        """Return the least width, in real pixels, at which every word fits."""
        fonts = kit.fonts
        facts = max(fonts.width(each, FACT, SEMIBOLD) for each in (self.kind, self.players))
        facts += fonts.height(FACT, SEMIBOLD)
        family = fonts.width(self.family, 28, SEMIBOLD)
        words = fonts.least_width(self.line, 25, MEDIUM)
        text = max(facts, family, words) + 2 * kit.px(6)
        return round(text / (1 - BESIDE) if self.beside else text) + 2 * kit.px(INSET)

    def least_height(self, kit: SceneKit, width: int) -> int:
        """Return the height it needs at this width without a cover above the text, in real pixels."""
        inner = self._text_width(kit, width)
        size = kit.fonts.fitted(self.name, 50, TITLE, inner)
        return self._text_height(kit, size, inner) + 2 * kit.px(INSET) + kit.px(self._air)

    @property
    def _air(self) -> int:
        """The room above and below the text, in design pixels."""
        return 16 + (12 if self.brief else 20)

    def grown(self, kit: SceneKit) -> Rect:
        """Return its rectangle, enlarged while it has the focus."""
        return self.rect.inflate(2 * kit.px(10), 2 * kit.px(20))

    def ring(self, kit: SceneKit, target: Surface) -> None:
        rect = self.grown(kit)
        kit.paint.ring(target, rect, self.radius)
        self._prompt(kit, target, rect)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px = kit.px
        rect = self.grown(kit) if look.focused else self.rect
        if look.pressed:
            rect = rect.inflate(-2 * px(4), -2 * px(4))
        fill = (PAPER, PAPER_LOW) if look.focused else DIM
        kit.paint.box(target, rect, fill, radius=self.radius, edge=PAPER_EDGE, shadow=True)
        inside = rect.inflate(-2 * px(INSET), -2 * px(INSET))
        if self.beside:
            self._draw_beside(kit, target, inside)
        else:
            self._draw_tall(kit, target, inside)

    def _draw_tall(self, kit: SceneKit, target: Surface, inside: Rect) -> None:
        px = kit.px
        width = inside.w - 2 * px(6)
        name_size = kit.fonts.fitted(self.name, 50, TITLE, width)
        height = self._text_height(kit, name_size, width)
        picture = inside.h - height - px(self._air)
        y = inside.top + max(0, picture)
        self._framed = None
        if picture >= px(LEAST_COVER):
            self._picture(target, Rect(inside.left, inside.top, inside.w, picture))
            y += px(self._air - 16)
        else:
            y = inside.top + max(0, inside.h - height) // 2
        self._text(kit, target, inside.centerx, y, name_size, width)

    def _text_height(self, kit: SceneKit, name_size: float, width: int) -> int:
        fonts = kit.fonts
        family = fonts.height(28, SEMIBOLD)
        return (
            family
            + fonts.height(name_size, TITLE)
            + len(self._facts()) * fonts.height(FACT, SEMIBOLD)
            + fonts.height(25, MEDIUM) * self.lines
            + kit.px(10 + (10 if self.brief else 12 + 14))
        )

    def _text(
        self, kit: SceneKit, target: Surface, x: int, y: int, name_size: float, width: int
    ) -> None:
        paint, fonts, px = kit.paint, kit.fonts, kit.px
        if self.family:
            paint.text(target, self.family, (x, y), 28, SEMIBOLD, RUST, "midtop")
            y += fonts.height(28, SEMIBOLD) - px(6)
        else:
            y += fonts.height(28, SEMIBOLD) // 2 - px(3)
        paint.text(target, self.name, (x, y), name_size, TITLE, INK, "midtop")
        y += fonts.height(name_size, TITLE) + px(8)
        if not self.family:
            y += fonts.height(28, SEMIBOLD) // 2 - px(3)
        for icon, fact in self._facts():
            self._fact(kit, target, icon, fact, (x - self._fact_width(kit, fact) // 2, y))
            y += fonts.height(FACT, SEMIBOLD)
        if not self.brief:
            y += px(12)
            target.fill(HAIRLINE, (x - width // 2 + px(18), y, width - 2 * px(18), max(1, px(2))))
        y += px(10 if self.brief else 14)
        for line in fonts.balanced(self.line, 25, MEDIUM, width):
            paint.text(target, line, (x, y), 25, MEDIUM, BROWN, "midtop")
            y += fonts.height(25, MEDIUM)

    def _facts(self) -> tuple[tuple[str, str], ...]:
        """Return the facts of the game as (icon, text)."""
        players = ("person", self.players)
        return (players,) if self.brief else (("cards", self.kind), players)

    def _fact_width(self, kit: SceneKit, fact: str) -> int:
        side = round(kit.fonts.height(FACT, SEMIBOLD) * 0.8)
        return kit.fonts.width(fact, FACT, SEMIBOLD) + side + kit.px(8)

    def _fact(
        self, kit: SceneKit, target: Surface, icon: str, fact: str, at: tuple[int, int]
    ) -> None:
        x, y = at
        height = kit.fonts.height(FACT, SEMIBOLD)
        side = round(height * 0.8)
        picture = kit.pictures.tinted(f"icons/{icon}", side, side, RUST)
        target.blit(picture, (x, y + (height - side) // 2))
        beside = (x + side + kit.px(8), y)
        kit.paint.text(target, fact, beside, FACT, SEMIBOLD, RUST.mix(INK, 0.3))

    def _draw_beside(self, kit: SceneKit, target: Surface, inside: Rect) -> None:
        side = round(inside.w * BESIDE)
        self._picture(target, Rect(inside.left, inside.top, side, inside.h))
        text = Rect(inside.left + side, inside.top, inside.w - side, inside.h)
        text.inflate_ip(-2 * kit.px(6), 0)
        name_size = kit.fonts.fitted(self.name, 50, TITLE, text.w)
        y = text.centery - self._text_height(kit, name_size, text.w) // 2
        self._text(kit, target, text.centerx, y, name_size, text.w)

    def overhang(self, kit: SceneKit) -> int:
        """How far it reaches below its rectangle while it has the focus, with the key that chooses it."""
        _, height = kit.paint.keycap_size(kit.input.prompt("confirm"))
        return self.grown(kit).bottom - self.rect.bottom + (height + kit.px(16)) // 2

    def prompt_place(self, kit: SceneKit, rect: Rect) -> tuple[Rect, str]:
        """Return where the key that chooses it is drawn, and its label.

        It is on the lower edge, or, where that is not seen as a whole, alone on the picture.
        """
        cap, height = kit.paint.keycap_size(kit.input.prompt("confirm"))
        label = kit.words("ui.title.enter")
        text = kit.fonts.width(label, 26, BOLD)
        pill = Rect(0, 0, cap + text + kit.px(16 + 12 + 24), height + kit.px(16))
        pill.center = (rect.centerx, rect.bottom + kit.px(2))
        if self.clip is None or pill.bottom <= self.clip.bottom:
            return pill, label
        pill.w = cap + kit.px(16 + 16)
        pill.bottomleft = rect.left + kit.px(18), rect.bottom - kit.px(18)
        return pill, ""

    def _prompt(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        """The key that chooses it."""
        px, key = kit.px, kit.input.prompt("confirm")
        pill, label = self.prompt_place(kit, rect)
        kit.paint.pill(target, pill, PANEL.fade(1), line=AMBER, line_width=3, shadow=True)
        cap_rect = kit.paint.keycap(target, key, (pill.left + px(16), pill.centery))
        at = (cap_rect.right + px(12), pill.centery)
        kit.paint.text(target, label, at, 26, BOLD, LIGHT, "midleft")
