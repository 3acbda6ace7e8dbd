"""A row of the rule book with a rule in short, its cards beside it: `QuickRow(rule, opened, here, clause)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.view.base.colours import AMBER_FILL, BROWN, INK, RUST
from game.view.base.fonts import BOLD, EXTRABOLD, MEDIUM
from game.view.base.pictures import CARD_RATIO
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ROW_FOCUSED, TAG
from game.view.widgets.widgets import Look, Row
from game.words.rule_files import QuickRule

TITLE_SIZE, SIZE, SMALL = 32, 27, 22
CARD_WIDE, ICON = 72, 44
BESIDE = 128
"""The width of the column with the cards: two of them, one over the other in part."""
EDGE = 16


def draw_cards(kit: SceneKit, target: Surface, cards: Sequence[str], room: Rect, wide: int) -> None:
    """Draw pictures of cards (below `cards/`) in the middle of a room, side by side as far as they fit."""
    step = min(wide + kit.px(8), (room.w - wide) // max(1, len(cards) - 1))
    left = room.centerx - step * (len(cards) - 1) // 2
    for place, name in enumerate(cards):
        middle = (left + place * step, room.centery)
        kit.pictures.blit_card(target, f"cards/{name}", middle, wide, scale=kit.space.scale)


class QuickRow(Row):
    """The rule. Enter or a click opens the clause with the details, which its tag names.

    `here` says which rules hold instead at the table where the book was opened ("": it is true); then the first
    of these is the `clause` that is opened ("": that of the rule).
    """

    radius = 16
    beside = BESIDE
    """The width of what stands beside the text, in design pixels."""

    def __init__(
        self, rule: QuickRule, opened: Callable[[], None], here: str = "", clause: str = ""
    ) -> None:
        super().__init__()
        self.rule, self.here = rule, here
        self.clause = clause or rule.clause
        self.opened = opened

    @property
    def spoken(self) -> tuple[str, ...]:
        said = (self.rule.title, self.rule.text, self.clause)
        return (*said, self.here) if self.here else said

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.opened()

    def _tag_width(self, kit: SceneKit) -> int:
        return kit.fonts.width("L-28", SMALL, BOLD) + kit.px(24)

    def _room(self, kit: SceneKit, width: int) -> int:
        return width - kit.px(2 * EDGE + self.beside + 24)

    def _title(self, kit: SceneKit, width: int) -> list[str]:
        room = self._room(kit, width) - self._tag_width(kit) - kit.px(16)
        return kit.fonts.wrap(self.rule.title, TITLE_SIZE, EXTRABOLD, room)

    def _lines(self, kit: SceneKit, width: int) -> list[str]:
        return kit.fonts.wrap(self.rule.text, SIZE, MEDIUM, self._room(kit, width))

    def _here_lines(self, kit: SceneKit, width: int) -> list[str]:
        return kit.fonts.wrap(self.here, SIZE, BOLD, self._room(kit, width)) if self.here else []

    def height(self, kit: SceneKit, width: int) -> int:
        fonts = kit.fonts
        text = len(self._title(kit, width)) * fonts.height(TITLE_SIZE, EXTRABOLD)
        text += len(self._lines(kit, width)) * fonts.height(SIZE, MEDIUM)
        text += len(self._here_lines(kit, width)) * fonts.height(SIZE, BOLD)
        cards = round(kit.px(CARD_WIDE) * CARD_RATIO) if self.rule.cards else 2 * kit.px(ICON)
        return max(text, cards) + kit.px(26)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        if look.focused:
            paint.box(target, self.rect, ROW_FOCUSED, radius=self.radius)
        beside = Rect(self.rect.left + px(EDGE), self.rect.top, px(self.beside), self.rect.h)
        if self.rule.cards:
            draw_cards(kit, target, self.rule.cards, beside, px(CARD_WIDE))
        elif self.rule.icon:
            side = px(ICON)
            paint.disc(target, beside.center, round(0.8 * side), TAG)
            icon = kit.pictures.tinted(f"icons/{self.rule.icon}", side, side, RUST)
            target.blit(icon, icon.get_rect(center=beside.center))
        x, y = beside.right + px(24), self.rect.top + px(11)
        title = fonts.height(TITLE_SIZE, EXTRABOLD)
        tag = Rect(0, 0, self._tag_width(kit), fonts.height(SMALL, BOLD) + px(4))
        tag.midright = (self.rect.right - px(EDGE), y + title // 2)
        paint.box(target, tag, AMBER_FILL if self.here else TAG, radius=10)
        paint.text(target, self.clause, tag.center, SMALL, BOLD, BROWN, "center")
        for line in self._title(kit, self.rect.w):
            paint.text(target, line, (x, y), TITLE_SIZE, EXTRABOLD, INK)
            y += title
        for line in self._lines(kit, self.rect.w):
            paint.text(target, line, (x, y), SIZE, MEDIUM, INK)
            y += fonts.height(SIZE, MEDIUM)
        for line in self._here_lines(kit, self.rect.w):
            paint.text(target, line, (x, y), SIZE, BOLD, RUST)
            y += fonts.height(SIZE, BOLD)
