"""The question whether somebody who sits down shares a device that another person plays with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from pygame import Rect, Surface

from game.scenes.base.overlays.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.scenes.seating.sitting_down import sits_down
from game.session.chairs import Chair
from game.show.devices import KEY_ZONES, Device
from game.show.seating_plan import SeatingPlan
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, FlowBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK, PERSON_COLOURS
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.device_names import device_name
from game.view.input.intents import Intent
from game.view.table.portraits import CREAM, portrait
from game.view.widgets.device_pictures import device_picture
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, line_high, settle
from game.view.widgets.widgets import Button
from game.words.named_things import Several

WIDTH, GAP = 24.5, 18
"""The greatest width of the texts in heights of a line, and the distance of the buttons in design pixels."""
TITLE_SIZE, LEAST_TITLE, TEXT = 64, 36, 28
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
            device=device_name(words, kit.input.pads, device),
            name=self._newcomer.name,
        )
        self._placed: Placed = {}
        self._face = 0
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
        if self.seating_plan.is_new(device) and sits_down(intent):
            self.kit.sound.play("press")
            self.seating_plan.give(self.place, device)
            self.go_back()
        else:
            super().handle(intent)

    def resume(self) -> None:
        self.kit.input.use_zones(KEY_ZONES)

    def pause(self) -> None:
        self.kit.input.use_zones(())

    def layout(self) -> None:
        self._placed = settle(self.kit, self.kit.arrange(self._box))
        self.card = self._placed["card"]

    @property
    def _box(self) -> Box:
        kit = self.kit
        share, other = (
            button_box(kit, each, high=76, air=20, share=1) for each in (self.share, self.other)
        )
        beside = RowBox((share, other), GAP)
        below = ColumnBox((replace(share, share=0), replace(other, share=0)), GAP)
        faces = FlowBox("faces", lambda _: 2 * FACE + 16, view=0, key="faces")
        texts = ColumnBox((self._title, self._about), 8)
        body = ColumnBox((faces, texts, Box(low=4), FirstBox((beside, below))), 12)
        most = WIDTH * line_high(kit) + 2 * PADDING
        return FirstBox((card_box(body, most=most), card_box(body, low=True, most=most)))

    @property
    def _title(self) -> TextBox:
        return TextBox(self.title, TITLE_SIZE, TITLE, lines=1, smallest=LEAST_TITLE, key="title")

    @property
    def _about(self) -> TextBox:
        return TextBox(self.about, TEXT, MEDIUM, key="about")

    def draw_card(self, target: Surface) -> None:
        kit, placed = self.kit, self._placed
        self._face = min(kit.px(FACE), placed["faces"].h // 2)
        if self._face >= kit.px(24):
            self._draw_people(target, placed["faces"])
        draw_text(kit, target, self._title, placed["title"], INK)
        draw_text(kit, target, self._about, placed["about"], BROWN)
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
