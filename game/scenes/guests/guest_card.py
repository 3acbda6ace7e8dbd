"""The card of a guest who can be invited, and the one that says how to add a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.store.strength_file import Strength
from game.view.base.colours import (
    AMBER,
    BROWN,
    INK,
    LIGHT,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    QUIET,
    RUST,
    WINE,
    Colour,
)
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import CREAM, portrait
from game.view.widgets.choice_row import TAG
from game.view.widgets.tick import draw_tick
from game.view.widgets.widgets import Look, Widget

NAME, TEXT, SMALL, FACE = 33.0, 22.0, 19.0, 52.0
FEWEST, MOST, DOTS = 2, 5, 5
"""The lines that the sentence about a guest has room for, and the dots of a share."""
BESIDE = 2 * FACE + 18 + 18 + 14
"""The design pixels of a card's width that its texts do not have."""
CHOSEN = (Colour.hex("#fff3d2"), Colour.hex("#f9dc9c"))
BAR = RUST.fade(0.22)
EVEN = 0.5
"""The share of wins of a beginner."""
ICONS = ("eye", "bolt", "speech")


@dataclass(frozen=True, slots=True)
class GuestCardText:
    """What a card says: name, level and sentence, and below the portrait where the guest sits ("": nowhere).

    `own` stands where the bot is a player's, `strength` is its share of wins in words ("": not measured).
    """

    name: str
    level: str
    about: str
    own: str
    seat: str = ""
    strength: str = ""


class GuestCard(Widget):
    """One guest. `toggle` is called to invite, or to send away. `shares` are attention, nerve and talk."""

    radius = 20

    def __init__(
        self,
        id: str,
        face: str,
        text: GuestCardText,
        shares: Sequence[float],
        strength: Strength | None,
        toggle: Callable[[], None],
    ) -> None:
        super().__init__()
        self.id = id
        self.face = face
        self.text = text
        self.shares = shares
        self.strength = strength
        self.toggle = toggle

    @property
    def chosen(self) -> bool:
        """Whether the guest is invited."""
        return bool(self.text.seat)

    @property
    def spoken(self) -> tuple[str, ...]:
        text = self.text
        return text.name, text.level, text.about, text.strength, text.seat

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("tick")
        self.toggle()

    def lines(self, kit: SceneKit, width: int) -> int:
        """How many lines the sentence needs on a card of this width, in real pixels."""
        room = width - kit.px(BESIDE)
        return len(kit.fonts.wrap(self.text.about, TEXT, MEDIUM, room, most=MOST))

    @staticmethod
    def tall(kit: SceneKit, lines: int, *, measured: bool) -> int:
        """The height of every card, in real pixels, for so many lines; one more where it was `measured`."""
        fonts = kit.fonts
        texts = fonts.height(NAME, TITLE) + max(FEWEST, lines) * fonts.height(TEXT, MEDIUM)
        texts += fonts.height(SMALL, BOLD) * (1 + measured) + kit.px(38)
        return max(texts, 2 * kit.px(FACE) + fonts.height(SMALL, BOLD) + kit.px(30))

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint = kit.px, kit.paint
        rect: Rect = self.rect.move(0, px(2)) if look.pressed else self.rect
        fill = CHOSEN if self.chosen else (PAPER, PAPER_LOW)
        line = RUST if self.text.own else None
        paint.box(target, rect, fill, radius=20, edge=PAPER_EDGE, line=line, shadow=True)
        radius = px(FACE)
        middle = (rect.left + px(18) + radius, rect.top + px(14) + radius)
        face = portrait(kit, self.face, radius, AMBER if self.chosen else CREAM)
        target.blit(face, face.get_rect(center=middle))
        if self.chosen:
            self._draw_seat(kit, target, middle, radius)
        left, right = middle[0] + radius + px(18), rect.right - px(14)
        self._draw_words(kit, target, left, right, rect)

    def _draw_seat(
        self, kit: SceneKit, target: Surface, middle: tuple[int, int], radius: int
    ) -> None:
        """A tick on the portrait, and the seat below it."""
        px = kit.px
        badge = (middle[0] + round(radius * 0.72), middle[1] + round(radius * 0.72))
        draw_tick(kit, target, badge, px(17), INK, LIGHT, PAPER)
        at = (middle[0], middle[1] + radius + px(6))
        size = kit.fonts.fitted(self.text.seat, SMALL, BOLD, 2 * radius + px(20))
        kit.paint.text(target, self.text.seat, at, size, BOLD, RUST, "midtop")

    def _draw_words(
        self, kit: SceneKit, target: Surface, left: int, right: int, rect: Rect
    ) -> None:
        px, fonts, paint, text = kit.px, kit.fonts, kit.paint, self.text
        y = rect.top + px(8)
        tag = self._draw_tag(kit, target, right, y + fonts.height(NAME, TITLE) // 2)
        size = fonts.fitted(text.name, NAME, TITLE, tag.left - px(10) - left)
        name = fonts.cut(text.name, size, TITLE, tag.left - px(10) - left)
        middle = y + fonts.height(NAME, TITLE) // 2
        paint.text(target, name, (left, middle), size, TITLE, INK, "midleft")
        y += fonts.height(NAME, TITLE)
        foot = rect.bottom - px(14) - fonts.height(SMALL, BOLD)
        self._draw_dots(kit, target, left, right, foot + fonts.height(SMALL, BOLD) // 2)
        if self.strength is not None:
            foot -= fonts.height(SMALL, BOLD)
            self._draw_strength(kit, target, left, right, foot + fonts.height(SMALL, BOLD) // 2)
        lines = fonts.wrap(text.about, TEXT, MEDIUM, right - left, most=MOST)
        step = fonts.height(TEXT, MEDIUM)
        y += max(0, (foot - y - len(lines) * step) // 2)
        for line in lines:
            paint.text(target, line, (left, y), TEXT, MEDIUM, BROWN)
            y += step

    def _draw_tag(self, kit: SceneKit, target: Surface, right: int, middle: int) -> Rect:
        """The level at the right of the name, or that the bot is the player's own."""
        text = self.text.own or self.text.level
        tag = Rect(0, 0, kit.fonts.width(text, SMALL, BOLD) + kit.px(24), 0)
        tag.h = kit.fonts.height(SMALL, BOLD) + kit.px(6)
        tag.midright = (right, middle)
        kit.paint.box(target, tag, INK if self.text.own else TAG, radius=9)
        ink = LIGHT if self.text.own else BROWN
        kit.paint.text(target, text, tag.center, SMALL, BOLD, ink, "center")
        return tag

    def _draw_dots(
        self, kit: SceneKit, target: Surface, left: int, right: int, middle: int
    ) -> None:
        """Attention, nerve and talk, as so many of five dots each."""
        px = kit.px
        third = (right - left) // len(ICONS)
        side = round(kit.fonts.height(SMALL, BOLD) * 0.9)
        step = min(side * 3 // 5, (third - side - px(12)) // DOTS)
        radius = max(2, round(step * 0.36))
        for place, (icon, share) in enumerate(zip(ICONS, self.shares, strict=True)):
            x = left + place * third
            picture = kit.pictures.tinted(f"icons/{icon}", side, side, RUST)
            target.blit(picture, picture.get_rect(midleft=(x, middle)))
            x += side + px(6) + step // 2
            for dot in range(DOTS):
                ink = RUST if dot < round(share * DOTS) else BAR
                kit.paint.disc(target, (x + dot * step, middle), radius, ink)

    def _draw_strength(
        self, kit: SceneKit, target: Surface, left: int, right: int, middle: int
    ) -> None:
        """The share of wins as a bar with a mark at even, and in words."""
        assert self.strength is not None
        px = kit.px
        words = kit.fonts.width(self.text.strength, 18, SEMIBOLD)
        wide = max(px(30), min(px(100), (right - left) // 3, right - left - px(12) - words))
        bar = Rect(left, 0, wide, max(3, px(10)))
        bar.centery = middle
        kit.paint.pill(target, bar, BAR)
        won = bar.copy()
        won.w = max(bar.h, round(bar.w * self.strength.over_greedy))
        kit.paint.pill(target, won, RUST)
        target.fill(WINE, Rect(bar.left + round(bar.w * EVEN), bar.top - px(3), 2, bar.h + px(6)))
        room = right - bar.right - px(12)
        size = kit.fonts.fitted(self.text.strength, SMALL, SEMIBOLD, room)
        at = (bar.right + px(12), middle)
        kit.paint.text(target, self.text.strength, at, size, SEMIBOLD, BROWN, "midleft")


class AddCard(Widget):
    """The last card: how a player adds a bot. `open` is called to say where."""

    radius = 20

    def __init__(self, title: str, about: str, open: Callable[[], None]) -> None:
        super().__init__()
        self.title, self.about, self.open = title, about, open

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.title, self.about

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.open()

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        rect: Rect = self.rect.move(0, px(2)) if look.pressed else self.rect
        fill = INK.fade(0.5)
        paint.box(target, rect, fill, radius=20, line=QUIET.fade(0.5), line_width=3)
        radius = px(34)
        middle = (rect.left + px(36) + radius, rect.centery)
        paint.disc(target, middle, radius, QUIET.fade(0.22))
        plus = kit.pictures.tinted("icons/plus", radius, radius, LIGHT)
        target.blit(plus, plus.get_rect(center=middle))
        left = middle[0] + radius + px(24)
        room = rect.right - px(16) - left
        lines = fonts.wrap(self.about, SMALL, MEDIUM, room, most=MOST)
        step, head = fonts.height(SMALL, MEDIUM), fonts.height(TEXT + 4, BOLD)
        y = rect.centery - (head + len(lines) * step) // 2
        size = fonts.fitted(self.title, TEXT + 4, BOLD, room)
        paint.text(target, self.title, (left, y), size, BOLD, LIGHT)
        y += head
        for line in lines:
            paint.text(target, line, (left, y), SMALL, MEDIUM, QUIET)
            y += step
