"""A device has gone in the middle of a match: it comes back, another is taken, or a bot plays for now."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import Rect, Surface

from game.phones.messages.to_phones import OfferedFace
from game.scenes.base.game_titles import game_title
from game.scenes.base.guest_list import stand_ins
from game.scenes.base.overlays.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.party.seats_again import leave_to_bots
from game.scenes.base.phone_door import phones_of
from game.scenes.base.programs_asked import ask_programs
from game.scenes.base.scene_stack import Stack
from game.session.host import Host
from game.session.plan import Seat
from game.show.devices import Device, phone
from game.show.seating import Hands, Seating
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import AMBER, BROWN, INK, PERSON_COLOURS, RUST, Colour
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.device_names import device_name
from game.view.input.intents import Intent, Kind
from game.view.table.portraits import portrait
from game.view.widgets.choice_row import ROW, ChoiceRow
from game.view.widgets.device_pictures import device_picture
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import (
    button_box,
    draw_text,
    in_one_line,
    in_order,
    line_high,
    row_box,
    settle,
)
from game.view.widgets.widgets import Button
from game.words.named_things import Several

WIDTH = 25
"""The width of the card in heights of a line."""
FACE, MOST_FACES, PICTURES = 84.0, 298.0, 270.0
"""The radius of a face, and the widths of several and of pictures of devices, in design pixels."""
TITLE_SIZE, ASK, TEXT = 64, 32, 26


class LostDeviceScene(Overlay):
    """The question who plays on; free devices listen at once, and anybody at the table can choose."""

    def __init__(
        self, kit: SceneKit, stack: Stack, host: Host, seating: Seating, device: Device
    ) -> None:
        super().__init__(kit, stack)
        self.host, self.seating, self.device = host, seating, device
        self.lost = seating.owners_of(device) or host.plan.people[:1]
        """The seats of those who played with it."""
        words = kit.words
        offered = stand_ins(words, host.guests)
        self._bots, names = [id for id, _ in offered], [name for _, name in offered]
        self.level = ChoiceRow(words("ui.lost.level"), names, 0, lambda at: None)
        bot = "ui.lost.bot_left" if self._has_left else "ui.lost.bot"
        self.bot = Button(self._said(bot), self._leave_to_bot, primary=True, shadow=False)
        self.menu = Button(words("ui.lost.menu"), self._open_menu, shadow=False)
        self.phones = Button(
            words("ui.phones.open"), self._let_phones_in, icon="phone", shadow=False
        )
        self.group = FocusGroup([self.bot])
        self.placed: Placed = {}
        self._gone = False

    @property
    def number(self) -> int:
        """The number by which players know the pad; 0 if it is a phone."""
        if self.device.is_phone:
            return 0
        return self.kit.input.pads.number(self.device.number)

    def _leave_to_bot(self) -> None:
        guest = self.host.guests[self._bots[self.level.chosen]]
        ask_programs(self.kit, self.stack, [(guest, "")], self._seat_bot)

    def _seat_bot(self) -> None:
        if self.stack.top is not self:  # the device came back while a question was open
            return
        bot = self._bots[self.level.chosen]
        seating = leave_to_bots(self.host, self.seating, self.lost, bot)
        self.stack.ways.reseat(self.host, seating)

    def _open_menu(self) -> None:
        self.stack.ways.who_plays(self.host)

    def close(self) -> None:
        self._gone = True
        if self.kit.phones is not None and self.kit.phones.door is self:
            self.kit.phones.door = None

    def _let_phones_in(self) -> None:
        phones_of(self.kit).door = self
        self.stack.ways.phones()

    @property
    def title(self) -> str:
        """The name of the game that is played."""
        return game_title(self.kit.words, self.host.plan.game)

    @property
    def free(self) -> bool:
        """Whether somebody is still missed here."""
        return not self._gone

    def faces(self) -> list[OfferedFace]:
        """Return who is missed: one comes back as who one was."""
        seats = [self.host.plan.seats[seat] for seat in self.lost]
        return [OfferedFace(seat.portrait, seat.name) for seat in seats]

    def come_in(self, number: int, name: str, portrait: str) -> Seat | None:
        """Let the person with this phone play on for those who are missed."""
        if not self.free:
            return None
        self._take(phone(number))
        return self.host.plan.seats[self.lost[0]]

    def go(self, number: int) -> None:
        """In the middle of a match nobody leaves a seat by phone; the table can give it to a bot."""

    def _take(self, device: Device) -> None:
        self.kit.sound.play("press")
        self.stack.ways.reseat(self.host, self.seating.exchanged(self.device, device))

    def handle(self, intent: Intent) -> None:
        device = intent.device
        if device.is_phone:
            if intent.kind is Kind.PLUGGED and device == self.device:
                self._take(device)
            return
        if intent.kind is Kind.PLUGGED:
            if self._is_back(device):
                self._take(device)
            self.dirty = True
            return
        own = device.is_pad or device in self.seating.zones
        if own and intent.deliberate and self._may_take(device):
            self._take(device)
        elif self.group.handle(self.kit, intent):
            self.dirty = True

    def _is_back(self, pad: Device) -> bool:
        """Whether a pad is by its number the lost one, and nobody plays with it by now."""
        return self.kit.input.pads.number(pad.number) == self.number and self._may_take(pad)

    def _may_take(self, device: Device) -> bool:
        """Whether those who have lost theirs may play on with a device: all at once two need a pad."""
        if not set(self.seating.owners_of(device)) <= set(self.lost):
            return False
        all_at_once = self.seating.hands is Hands.CORNERS
        return device.is_pad or len(self.lost) < 2 or not all_at_once

    @property
    def _unused(self) -> list[Device]:
        """The devices with which those who have lost theirs may play on."""
        offered = [*self.seating.zones, *self.kit.input.pads.devices]
        return [each for each in offered if self._may_take(each)]

    def _said(self, key: str) -> str:
        """Return a message about those who have lost the device."""
        names = Several(tuple(self.host.plan.seats[seat].name for seat in self.lost))
        return self.kit.words(key, name=names, count=len(self.lost))

    def resume(self) -> None:
        self.kit.input.use_zones(self.seating.zones)
        back = next(filter(self._is_back, self.kit.input.pads.devices), None)
        if back is not None:
            self._take(back)

    def update(self, dt: int) -> None:
        super().update(dt)
        if self.host.absences.away.issuperset(self.lost) and self.stack.top is self:
            self.stack.pop()  # a host has let a bot play, by phone

    def layout(self) -> None:
        self.placed = settle(self.kit, self.kit.arrange(self._page))
        self.card = self.placed["card"]
        self.group.regroup(in_order(self.placed))

    @property
    def _page(self) -> Box:
        """The faces beside the texts, a panel for each way on, who plays meanwhile, and the answers."""
        kit, line = self.kit, line_high(self.kit)
        across = max(2 * FACE, MOST_FACES) if len(self.lost) > 1 else 2 * FACE
        texts = ColumnBox(tuple(in_one_line(box) for box, _ in self._texts), spread="middle")
        head = RowBox((LeafBox(across, 2 * FACE, key="faces"), replace(texts, share=1)), 26)
        panels = ColumnBox(tuple(self._panel_box(*each) for each in self._panels), 14)
        level = replace(row_box(kit, self.level), share=0)
        answers = [button_box(kit, each, high=72, air=18) for each in self._answers]
        equal = RowBox(tuple(replace(each, narrow=None, share=1) for each in answers), 14)
        tight = [each.tight_width(kit) / kit.space.scale for each in self._answers]
        close = zip(answers, tight, strict=True)
        narrow = RowBox(
            tuple(replace(each, width=wide, narrow=wide, share=wide) for each, wide in close), 14
        )
        below = ColumnBox(tuple(answers), 8)
        foot = FirstBox((equal, narrow, below))
        body = ColumnBox((head, ColumnBox((panels, level, foot), 14)), 28)
        roomy, close_by = body, replace(body, gap=8)
        widest = WIDTH * line + 2 * PADDING
        ways = (card_box(each, low=True, most=widest, fill=True) for each in (roomy, close_by))
        return FirstBox(tuple(ways))

    @property
    def _answers(self) -> tuple[Button, Button, Button]:
        return self.bot, self.phones, self.menu

    @property
    def _of_a_phone(self) -> bool:
        """Whether the seat's own phone is gone: nothing of it can be plugged in."""
        return self.device.is_phone

    @property
    def _has_left(self) -> bool:
        """Whether the seat was given up by phone: nobody is to come back to it."""
        phones = self.kit.phones
        return self._of_a_phone and phones is not None and phones.has_parted(self.device.number)

    @property
    def _texts(self) -> list[tuple[TextBox, Colour]]:
        """What has happened, who is asked, and that the match waits."""
        words = self.kit.words
        name = device_name(words, self.kit.input.pads, self.device)
        gone = words("ui.lost.title", device=name)
        ask = self._said("ui.lost.who")
        if self._has_left:
            gone, ask = self._said("ui.lost.title_left"), self._said("ui.lost.who_left")
        elif self._of_a_phone:
            gone = self._said("ui.lost.title_phone")
        paused = words("ui.lost.paused")
        return [
            (TextBox(gone, TITLE_SIZE, TITLE, smallest=28, key="gone"), INK),
            (TextBox(ask, ASK, SEMIBOLD, smallest=22, key="ask"), BROWN),
            (TextBox(paused, TEXT, MEDIUM, smallest=18, key="paused"), RUST),
        ]

    @property
    def _panels(self) -> list[tuple[str, str, str]]:
        """The ways on, each with its name, its title, and what it means."""
        words = self.kit.words
        other = "other", words("ui.lost.other"), words("ui.lost.other_about")
        if self._has_left:
            return [other]
        key = "ui.lost.again_phone" if self._of_a_phone else "ui.lost.again"
        again = ("again", words(key), self._said(f"{key}_about"))
        return [again, other]

    def _panel_box(self, name: str, title: str, about: str) -> Box:
        """The texts of a panel, and a place for the pictures of devices."""
        texts = ColumnBox(self._panel_texts(name, title, about), share=1)
        pictures = Box(key=(name, "devices"), least=PICTURES if name == "other" else PICTURES / 3)
        return RowBox((texts, pictures), 18, pad=(26, 20, 24, 20), key=name)

    @staticmethod
    def _panel_texts(name: str, title: str, about: str) -> tuple[TextBox, TextBox]:
        return (
            TextBox(title, TEXT + 2, BOLD, smallest=20, key=(name, "title")),
            TextBox(about, TEXT, MEDIUM, smallest=18, key=(name, "about")),
        )

    def draw_card(self, target: Surface) -> None:
        self._draw_faces(target, self.placed["faces"])
        for box, colour in self._texts:
            draw_text(self.kit, target, box, self.placed[box.key], colour)
        colours = [PERSON_COLOURS.get(self.host.plan.seats[n].colour, AMBER) for n in self.lost]
        own = colours[0] if len(colours) == 1 else AMBER
        for name, title, about in self._panels:
            again = name == "again"
            devices = [self.device] if again else self._unused[:3]
            self._draw_panel(target, name, devices, own.mix(INK, 0.3) if again else BROWN)
            for box, colour in zip(
                self._panel_texts(name, title, about), (INK, BROWN), strict=True
            ):
                draw_text(self.kit, target, box, self.placed[box.key], colour)
        self.group.draw(self.kit, target)

    def _draw_faces(self, target: Surface, room: Rect) -> None:
        kit = self.kit
        radius = min(kit.px(FACE), room.h // 2)
        step = 0
        if len(self.lost) > 1:
            step = min(2 * radius, (room.w - 2 * radius) // (len(self.lost) - 1))
        for place, seat in reversed(list(enumerate(self.lost))):
            person = self.host.plan.seats[seat]
            ring = PERSON_COLOURS.get(person.colour, AMBER)
            face = portrait(kit, person.portrait, radius, ring)
            x = room.left + step * place
            target.blit(face, face.get_rect(midleft=(x, room.centery)))

    def _draw_panel(
        self, target: Surface, name: str, devices: list[Device], colour: Colour
    ) -> None:
        kit, px = self.kit, self.kit.px
        rect, room = self.placed[name], self.placed[name, "devices"]
        kit.paint.box(target, rect, ROW, radius=18)
        x, high = room.right, min(px(46), rect.h - px(30))
        for device in reversed(devices):
            picture = device_picture(kit, device, high, colour)
            x -= picture.get_width()
            target.blit(picture, picture.get_rect(midleft=(x, rect.centery)))
            x -= px(18)
