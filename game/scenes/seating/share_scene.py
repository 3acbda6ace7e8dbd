"""The question whether somebody who sits down shares a device that another person plays with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.scene_stack import Stack
from game.session.chairs import Chair
from game.show.devices import KEY_ZONES, Device
from game.show.seating_plan import SeatingPlan
from game.view.base.colours import BROWN, INK, PERSON_COLOURS
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.device_names import device_name
from game.view.input.intents import Intent, Kind
from game.view.table.portraits import CREAM, portrait
from game.view.widgets.device_pictures import device_picture
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button
from game.words.named_things import Several

WIDTH, GAP = 900.0, 18
TITLE_SIZE, TEXT = 64, 28
FACE = 66.0


class ShareScene(Overlay):
    """Asks whoever takes a chair whether they play with a device of others; `changed` is called at the end.

    A button on a device that nobody plays with is an answer as well.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        seating_plan: SeatingPlan,
        place: int,
        device: Device,
        changed: Callable[[], None],
    ) -> None:
        super().__init__(kit, stack)
        self.seating_plan, self.place, self.device = seating_plan, place, device
        self._changed = changed
        words = kit.words
        owners = Several(tuple(chair.name for chair in self.people[:-1]))
        self.title = words("ui.seating.share_title", owners=owners)
        self.about = words(
            "ui.seating.share_about",
            owners=owners,
            count=len(owners.items),
            device=device_name(words, kit.reader.pads, device),
            name=self._newcomer.name,
        )
        self.lines: list[str] = []
        self.share = Button(words("ui.seating.share_yes"), self._share, primary=True, shadow=False)
        self.other = Button(
            words("ui.seating.share_no"), self.go_back, shadow=False, command="back"
        )
        self.group = FocusGroup([self.share, self.other])

    @property
    def people(self) -> Sequence[Chair]:
        """Those who play with the device, and whoever may join them."""
        chairs = self.seating_plan.chairs
        return [
            *(chairs[place] for place in self.seating_plan.places_of(self.device)),
            self._newcomer,
        ]

    @property
    def _newcomer(self) -> Chair:
        return self.seating_plan.chairs[self.place]

    def _share(self) -> None:
        self.seating_plan.share(self.place, self.device)
        self.go_back()

    def go_back(self) -> None:
        self.stack.pop()
        self._changed()

    def handle(self, intent: Intent) -> None:
        device = intent.device
        own = device.is_pad or device in KEY_ZONES
        pressed = intent.deliberate and intent.kind is not Kind.NAVIGATE
        if own and pressed and not self.seating_plan.places_of(device):
            self.kit.sound.play("press")
            self.seating_plan.give(self.place, device)
            self.go_back()
        else:
            super().handle(intent)

    def resume(self) -> None:
        self.kit.reader.use_zones(KEY_ZONES)

    def pause(self) -> None:
        self.kit.reader.use_zones(())

    def layout(self) -> None:
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        width, height = kit.size
        large = max(1.0, kit.space.text_scale * 0.8)
        inner = min(px(WIDTH * large), width - 2 * px(PADDING + 16))
        button = max(px(76), fonts.height(30, BOLD) + px(20))
        self.lines = fonts.wrap(self.about, TEXT, MEDIUM, inner)
        self._face = px(FACE)
        head = fonts.height(TITLE_SIZE, TITLE) + len(self.lines) * fonts.height(TEXT, MEDIUM)
        wide = [each.natural_width(kit) for each in (self.share, self.other)]
        rows = 1 if 2 * max(wide) + px(GAP) <= inner else 2
        below = rows * button + (rows - 1) * px(GAP)
        room = height - px(32) - 2 * px(PADDING) - head - below - px(44)
        self._face = max(0, min(self._face, room // 2))
        tall = 2 * px(PADDING) + 2 * self._face + head + below + px(44)
        self.card = Rect(0, 0, inner + 2 * px(PADDING), min(tall, height - px(16)))
        self.card.center = (width // 2, height // 2)
        left, y = self.card.left + px(PADDING), self.card.bottom - px(PADDING) - below
        each = inner if rows == 2 else (inner - px(GAP)) // 2
        self.share.rect = Rect(left, y, each, button)
        self.other.rect = Rect(
            left + inner - each, y + (rows - 1) * (button + px(GAP)), each, button
        )

    def draw_card(self, target: Surface) -> None:
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        left, right = self.card.left + px(PADDING), self.card.right - px(PADDING)
        y = self.card.top + px(PADDING - 8)
        if self._face >= px(24):
            self._draw_people(target, Rect(left, y, right - left, 2 * self._face))
            y += 2 * self._face + px(16)
        size = fonts.fitted(self.title, TITLE_SIZE, TITLE, right - left)
        kit.paint.text(target, self.title, (left, y), size, TITLE, INK)
        y += fonts.height(TITLE_SIZE, TITLE) + px(8)
        for line in self.lines:
            kit.paint.text(target, line, (left, y), TEXT, MEDIUM, BROWN)
            y += fonts.height(TEXT, MEDIUM)
        self.group.draw(kit, target)

    def _draw_people(self, target: Surface, area: Rect) -> None:
        """Draw the device, and the portraits of those who would share it."""
        kit, px = self.kit, self.kit.px
        picture = device_picture(kit, self.device, self._face, INK)
        x = area.right - picture.get_width()
        target.blit(picture, picture.get_rect(midleft=(x, area.centery)))
        people = self.people
        room = x - px(24) - area.left - 2 * self._face
        step = min(2 * self._face + px(10), room // max(1, len(people) - 1))
        for number, chair in enumerate(people):
            ring = PERSON_COLOURS.get(chair.colour, CREAM)
            face = portrait(kit, chair.portrait, self._face, ring)
            target.blit(face, face.get_rect(midleft=(area.left + number * step, area.centery)))
