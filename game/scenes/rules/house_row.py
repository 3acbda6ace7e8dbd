"""A row of the rule book with a house rule in short, its picture beside it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.scenes.rules.quick_row import EDGE, QuickRow
from game.store.lesson_files import LessonPart
from game.view.base.scene_kit import SceneKit
from game.view.lesson.lesson_picture import LessonPicture
from game.view.widgets.widgets import Look
from game.words.rule_files import QuickRule

HIGH, WIDE = 108.0, 300
"""The size of the picture, in design pixels."""


class HouseRow(QuickRow):
    """The rule; `parts` are those of its picture, which `art` draws."""

    beside = WIDE

    def __init__(
        self,
        rule: QuickRule,
        opened: Callable[[], None],
        parts: tuple[LessonPart, ...],
        art: LessonPicture,
    ) -> None:
        super().__init__(rule, opened)
        self.parts, self.art = parts, art

    def height(self, kit: SceneKit, width: int) -> int:
        return max(super().height(kit, width), kit.px(HIGH) + 2 * kit.px(EDGE))

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        super().draw(kit, target, look)
        picture = Rect(0, 0, kit.px(WIDE), kit.px(HIGH))
        picture.midleft = (self.rect.left + kit.px(EDGE), self.rect.centery)
        self.art.draw(target, picture, self.parts)
