"""The choice of the person whose record is shown: a name between two arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.scenes.base.match_history import NamedPerson, face
from game.scenes.base.panels.panel import text_line
from game.view.base.colours import AMBER, LIGHT, LINE, PANEL
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.widgets import Look, Widget

NAME = 30.0


class PersonChoice(Widget):
    """Left and right, or its arrows, turn to other people, round and round; `changed` gets the place."""

    radius = 20
    size = NAME

    def __init__(
        self, label: str, people: Sequence[NamedPerson], chosen: int, changed: Callable[[int], None]
    ) -> None:
        super().__init__()
        self.label = label
        self.people = people
        self.chosen = chosen
        self.changed = changed

    @property
    def person(self) -> NamedPerson:
        """Whoever is chosen."""
        return self.people[self.chosen]

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.person.name

    def adjust(self, kit: SceneKit, step: int) -> bool:
        if len(self.people) > 1:
            kit.sound.play("tick")
            self.changed((self.chosen + step) % len(self.people))
        return True

    def activate(self, kit: SceneKit) -> None:
        self.adjust(kit, 1)

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        self.adjust(kit, -1 if pos[0] < self.rect.left + self.rect.w // 3 else 1)

    def natural_width(self, kit: SceneKit) -> int:
        """The width, in real pixels, at which everything on it has room."""
        name = min(kit.fonts.width(self.person.name, NAME, BOLD), 8 * kit.fonts.height(NAME, BOLD))
        return name + 2 * self._arrow(kit) + self._face(kit) + kit.px(28)

    def least_width(self, kit: SceneKit) -> int:
        """The same, as a name is made to fit that has less room."""
        return self.natural_width(kit)

    def _arrow(self, kit: SceneKit) -> int:
        return max(kit.px(64), kit.fonts.height(NAME, BOLD))

    def _face(self, kit: SceneKit) -> int:
        return max(kit.px(44), kit.fonts.height(NAME, BOLD))

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, rect = kit.px, self.rect.move(0, kit.px(3) if look.pressed else 0)
        kit.paint.box(target, rect, PANEL.fade(0.92), radius=self.radius, line=LINE, shadow=True)
        arrow, side = self._arrow(kit), round(kit.fonts.height(NAME, BOLD) * 0.8)
        if len(self.people) > 1:
            for icon, x in (
                ("arrow-left", rect.left + arrow // 2),
                ("arrow-right", rect.right - arrow // 2),
            ):
                picture = kit.pictures.tinted(f"icons/{icon}", side, side, AMBER)
                target.blit(picture, picture.get_rect(center=(x, rect.centery)))
        inner = Rect(rect.left + arrow, rect.top, rect.w - 2 * arrow, rect.h)
        radius = min(self._face(kit) // 2, rect.h // 2 - px(4))
        room = inner.w - 2 * radius - px(14)
        fitted = kit.fonts.fitted(self.person.name, NAME, BOLD, room)
        wide = min(room, kit.fonts.width(self.person.name, fitted, BOLD))
        x = inner.centerx - (wide + 2 * radius + px(14)) // 2
        picture = portrait(kit, face(kit, self.person.portrait), radius)
        target.blit(picture, picture.get_rect(midleft=(x, inner.centery)))
        at = (x + 2 * radius + px(14), inner.centery)
        text_line(kit, target, self.person.name, at, NAME, BOLD, LIGHT, room, "midleft")
