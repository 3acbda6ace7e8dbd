"""What can be achieved in the games: a card each, bright once it has been earned: `AchievementPanel`.

The one in focus says what is to be done, or was, with the clause that it shows; pressing it opens the rule book
there. A hidden one has no face until it is earned.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from pygame import Rect, Surface

from game.engine.achievements import Achievement
from game.scenes.base.game_titles import game_title
from game.scenes.base.panels.panel import TILE, PaperPanel, text_line
from game.variants import with_a_table
from game.view.base.colours import BROWN, INK, PAPER, PAPER_EDGE, RUST, Colour
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import TAG
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Look, Widget

CARD, RATIO, GAP, INSET, BESIDE = 58, 1.36, 12, 6, 14
MARK, TOLD, CLAUSE = 30.0, 23.0, 21.0
FAINT = 0.45
"""How strong the ink is of what is not earned yet."""
FACES = [Colour.hex(each) for each in ("#cfe6d8", "#fbe6bd", "#f8d3c6", "#ccdff6", "#ecd6ea")]
"""What the earned cards of the games are filled with, in the order of the games."""


def draw_mark(kit: SceneKit, target: Surface, mark: str, room: Rect, ink: Colour) -> None:
    """Draw what a card shows, the name of an icon or a few letters, in the middle of a room."""
    if len(mark) > 1 and mark.islower():
        side = round(min(room.w, room.h) * 0.66)
        icon = kit.pictures.tinted(f"icons/{mark}", side, side, ink)
        target.blit(icon, icon.get_rect(center=room.center))
    else:
        size = kit.fonts.fitted(mark, MARK, TITLE, room.w - kit.px(4))
        kit.paint.text(target, mark, room.center, size, TITLE, ink, "center")


class AchievementCard(Widget):
    """One achievement of a game."""

    radius = 10

    def __init__(
        self,
        kit: SceneKit,
        game: str,
        achievement: Achievement,
        face: Colour,
        opened: Callable[[], None],
        *,
        earned: bool,
    ) -> None:
        super().__init__()
        self.achievement = achievement
        self.face = face
        self.earned = earned
        self.opened = opened
        words, key = kit.words, f"achievement.{game}.{achievement.id}"
        self.secret = achievement.hidden and not earned
        self.title = game_title(words, game) if self.secret else words(key)
        told = f"{key}.told" if earned else f"{key}.todo"
        self.told = words("ui.records.hidden" if self.secret else told)

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.title, self.told, self.achievement.clause

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.opened()

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint = kit.px, kit.paint
        rect = self.rect.move(0, px(2)) if look.pressed else self.rect
        inside = rect.inflate(-2 * px(INSET), -2 * px(INSET))
        if self.earned:
            paint.box(target, rect, PAPER, radius=self.radius, edge=PAPER_EDGE)
            paint.box(target, inside, self.face, radius=self.radius - 4)
        else:
            paint.box(target, rect, TILE, radius=self.radius, line=PAPER_EDGE, line_width=2)
        draw_mark(
            kit,
            target,
            "?" if self.secret else self.achievement.mark,
            inside,
            RUST if self.earned else RUST.fade(FAINT),
        )


class AchievementPanel(PaperPanel):
    """The panel; `achieved` are the games and ids of what was earned, `opened` is given a game and a clause."""

    def __init__(
        self,
        kit: SceneKit,
        achieved: Collection[tuple[str, str]],
        opened: Callable[[str, str], None],
    ) -> None:
        super().__init__(kit)
        self.cards = [
            AchievementCard(
                kit,
                variant.info.id,
                each,
                FACES[number % len(FACES)],
                partial(opened, variant.info.id, each.clause),
                earned=(variant.info.id, each.id) in achieved,
            )
            for number, variant in enumerate(with_a_table())
            for each in variant.achievements
        ]
        self.widgets = self.cards
        earned = sum(each.earned for each in self.cards)
        self.title = kit.words("ui.records.achievements")
        self.note = kit.words("ui.records.earned", count=earned, all=len(self.cards))

    def _columns(self, width: int) -> int:
        """As many as fit, and no more than make rows of about the same length."""
        gap = self.kit.px(GAP)
        most = max(1, min(len(self.cards), (width + gap) // (self.kit.px(CARD) + gap)))
        return -(-len(self.cards) // -(-len(self.cards) // most))

    def _told_lines(self, card: AchievementCard, width: int) -> list[str]:
        """What is told of a card, below its title; nothing if it has room beside it."""
        if self._beside_title(card, width):
            return []
        return self.kit.fonts.wrap(card.told, TOLD, MEDIUM, width)

    def _beside_title(self, card: AchievementCard, width: int) -> bool:
        fonts, px = self.kit.fonts, self.kit.px
        words = fonts.width(card.title, TOLD, BOLD) + fonts.width(card.told, TOLD, MEDIUM)
        return words + self._tag_width(card) + px(2 * BESIDE) <= width

    def _tag_width(self, card: AchievementCard) -> int:
        return self.kit.fonts.width(card.achievement.clause, CLAUSE, BOLD) + self.kit.px(20)

    def _told_height(self, width: int) -> int:
        """Room for the longest of what can be told."""
        fonts = self.kit.fonts
        lines = max(len(self._told_lines(each, width)) for each in self.cards)
        return fonts.height(TOLD, BOLD) + lines * fonts.height(TOLD, MEDIUM)

    def body_height(self, width: int) -> int:
        high, gap = round(self.kit.px(CARD) * RATIO), self.kit.px(GAP)
        rows = -(-len(self.cards) // self._columns(width))
        return rows * (high + gap) + self._told_height(width)

    def place_body(self) -> None:
        wide, gap, columns = self.kit.px(CARD), self.kit.px(GAP), self._columns(self.body.w)
        high = round(wide * RATIO)
        step = (self.body.w - wide) // max(1, columns - 1)
        for place, card in enumerate(self.cards):
            row, column = divmod(place, columns)
            x = self.body.left + column * min(step, 2 * wide)
            card.rect = Rect(x, self.body.top + row * (high + gap), wide, high)

    def draw(self, target: Surface, group: FocusGroup) -> None:
        super().draw(target, group)
        card = next((each for each in self.cards if each is group.focused), None)
        if card is None:
            card = next((each for each in reversed(self.cards) if each.earned), None)
        if card is not None:
            self._draw_told(target, card)

    def _draw_told(self, target: Surface, card: AchievementCard) -> None:
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        x, y = self.body.left, self.cards[-1].rect.bottom + px(GAP)
        tag = Rect(0, 0, self._tag_width(card), fonts.height(TOLD, BOLD))
        room = self.body.w - tag.w - px(BESIDE)
        line = text_line(kit, target, card.title, (x, y), TOLD, BOLD, RUST, room)
        end, below = line, line.bottom
        if self._beside_title(card, self.body.w):
            at = (line.right + px(BESIDE), y)
            end = kit.paint.text(target, card.told, at, TOLD, MEDIUM, INK)
        tag.midleft = (end.right + px(BESIDE), line.centery)
        kit.paint.box(target, tag, TAG, radius=9)
        kit.paint.text(target, card.achievement.clause, tag.center, CLAUSE, BOLD, BROWN, "center")
        for text in self._told_lines(card, self.body.w):
            kit.paint.text(target, text, (x, below), TOLD, MEDIUM, INK)
            below += fonts.height(TOLD, MEDIUM)
