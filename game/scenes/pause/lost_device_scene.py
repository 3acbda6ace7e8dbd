"""A device has gone in the middle of a match: it comes back, another is taken, or a bot plays for now.

In a match that was left and goes on, whoever sits there chooses one in the same way.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.base.game_titles import game_title
from game.scenes.base.guest_list import stand_ins
from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.phone_door import phones_of
from game.scenes.base.programs_asked import ask_programs
from game.scenes.base.scene_stack import Stack
from game.session.host import Host
from game.session.plan import Seat
from game.show.devices import KEY_ZONES, Device, phone
from game.show.seating import Hands, Seating
from game.view.base.colours import AMBER, BROWN, INK, LIGHT, PERSON_COLOURS, QUIET, RUST, Colour
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.device_names import device_name
from game.view.input.intents import Intent, Kind
from game.view.table.portraits import portrait
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.device_pictures import device_picture
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button
from game.words.named_things import Several

WIDTH = 900.0
FACE, MOST_FACES = 84.0, 260.0
TITLE_SIZE, ASK, TEXT = 64, 32, 26
FILL = INK.mix(LIGHT, 0.08)


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
        self.bot = Button(self._said("ui.lost.bot"), self._leave_to_bot, primary=True, shadow=False)
        self.menu = Button(words("ui.lost.menu"), self._open_menu, shadow=False)
        self.phones = Button(
            words("ui.phones.open"), self._let_phones_in, icon="phone", shadow=False
        )
        self.group = FocusGroup([self.level, self.bot, self.phones, self.menu], self.bot)
        self.panels: list[Rect] = []
        self._gone = False

    @property
    def number(self) -> int:
        """The number by which players know the pad; 0 if it is yet to be chosen."""
        if self.device.is_awaited or self.device.is_phone:
            return 0
        return self.kit.reader.pads.number(self.device.number)

    def _leave_to_bot(self) -> None:
        guest = self.host.guests[self._bots[self.level.chosen]]
        ask_programs(self.kit, self.stack, [(guest, "")], self._seat_bot)

    def _seat_bot(self) -> None:
        if self.stack.top is not self:  # the device came back while a question was open
            return
        seating = self.seating
        for seat in self.lost:
            self.host.seat_bot(seat, self._bots[self.level.chosen])
            seating = seating.given(seat, None)
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

    def faces(self) -> list[tuple[str, str, bool]]:
        """Return who is missed: one comes back as who one was."""
        seats = [self.host.plan.seats[seat] for seat in self.lost]
        return [(seat.portrait, seat.name, False) for seat in seats]

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
            if self.kit.reader.pads.number(device.number) == self.number:
                self._take(device)
            self.dirty = True
            return
        own = device.is_pad or device in KEY_ZONES
        if own and intent.deliberate and self._may_take(device):
            self._take(device)
        elif self.group.handle(self.kit, intent):
            self.dirty = True

    def _may_take(self, device: Device) -> bool:
        """Whether those who have lost theirs may play on with a device: all at once two need a pad."""
        if self.seating.owners_of(device):
            return False
        all_at_once = self.seating.hands is Hands.CORNERS
        return device.is_pad or len(self.lost) < 2 or not all_at_once

    @property
    def _unused(self) -> list[Device]:
        """The devices that nobody plays with."""
        offered = [*KEY_ZONES, *self.kit.reader.pads.devices]
        return [each for each in offered if self._may_take(each)]

    def _said(self, key: str) -> str:
        """Return a message about those who have lost the device."""
        names = Several(tuple(self.host.plan.seats[seat].name for seat in self.lost))
        return self.kit.words(key, name=names, count=len(self.lost))

    def resume(self) -> None:
        self.kit.reader.use_zones(KEY_ZONES)
        pads = self.kit.reader.pads
        back = [each for each in pads.devices if pads.number(each.number) == self.number]
        if back:
            self._take(back[0])

    def layout(self) -> None:
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        large = max(1.0, kit.space.text_scale * 0.8)
        inner = self._inner(px(WIDTH * large), width - 2 * px(PADDING + 16))
        head = max(2 * px(FACE), kit.fonts.height(TITLE_SIZE, TITLE) + self._text_height(ASK) * 2)
        panel = self._text_height(TEXT + 2) + self._text_height(TEXT) + px(40)
        panels = 1 if self.device.is_awaited else 2
        row = self.level.height(kit, inner)
        button = max(px(72), kit.fonts.height(30, BOLD) + px(18))
        gap = px(14)
        tall = head + panels * panel + row + button + 5 * gap + 2 * px(30)
        if tall > height - px(16):
            gap = max(px(4), gap - (tall - height + px(16)) // 5)
            tall = min(tall, height - px(16))
        self.card = Rect(0, 0, inner + 2 * px(PADDING), tall)
        self.card.center = (width // 2, height // 2)
        left, y = self.card.left + px(PADDING), self.card.top + px(30)
        self._head = Rect(left, y, inner, head)
        y += head + 2 * gap
        self.panels = []
        for _ in range(panels):
            self.panels.append(Rect(left, y, inner, panel))
            y += panel + gap
        self.level.rect = Rect(left, y, inner, row)
        y += row + gap
        wides = [(inner - 2 * gap) // 3] * 3
        if not self._fit(wides[0]):
            whole = sum(each.natural_width(kit) for each in self._answers)
            wides = [each.natural_width(kit) * (inner - 2 * gap) // whole for each in self._answers]
        for each, wide in zip(self._answers, wides, strict=True):
            each.rect = Rect(left, y, wide, button)
            left += wide + gap

    @property
    def _answers(self) -> tuple[Button, Button, Button]:
        return self.bot, self.phones, self.menu

    def _fit(self, wide: int) -> bool:
        """Whether every answer has room for its label in a button of this width."""
        return all(each.tight_width(self.kit) <= wide for each in self._answers)

    def _inner(self, usual: int, most: int) -> int:
        """Return the width between the card's edges: more than the usual one where words have no room there."""
        kit, px = self.kit, self.kit.px
        inner, gaps = min(usual, most), 2 * px(14)
        if not self._fit((inner - gaps) // 3):
            inner = max(inner, sum(each.natural_width(kit) for each in self._answers) + gaps)
        faces = min(2 * px(FACE) * len(self.lost), px(MOST_FACES)) + px(26)
        paused = kit.words("ui.lost.paused")
        size = kit.fonts.fitted(paused, TEXT, MEDIUM, inner - faces)
        return min(max(inner, faces + kit.fonts.width(paused, size, MEDIUM)), most)

    def _text_height(self, size: float) -> int:
        return self.kit.fonts.height(size, BOLD)

    def draw_card(self, target: Surface) -> None:
        self._draw_head(target)
        words = self.kit.words
        colours = [PERSON_COLOURS.get(self.host.plan.seats[n].colour, AMBER) for n in self.lost]
        colour = colours[0] if len(colours) == 1 else AMBER
        *again, other = self.panels
        for rect in again:
            self._draw_panel(
                target, rect, [self.device], colour,
                words("ui.lost.again"), self._said("ui.lost.again_about"),
            )  # fmt: skip
        self._draw_panel(
            target,
            other,
            self._unused[:3],
            QUIET if again else colour,
            words("ui.lost.other" if again else "ui.lost.choose"),
            words("ui.lost.other_about" if again else "ui.lost.choose_about"),
        )
        self.group.draw(self.kit, target)

    def _draw_head(self, target: Surface) -> None:
        kit, px, words = self.kit, self.kit.px, self.kit.words
        radius = min(px(FACE), self._head.h // 2)
        step = min(2 * radius, max(radius // 2, px(MOST_FACES) // len(self.lost)))
        left = self._head.left
        for seat in reversed(self.lost):
            person = self.host.plan.seats[seat]
            ring = PERSON_COLOURS.get(person.colour, AMBER)
            face = portrait(kit, person.portrait, radius, ring)
            x = left + step * self.lost.index(seat)
            target.blit(face, face.get_rect(midleft=(x, self._head.centery)))
        left += step * (len(self.lost) - 1) + 2 * radius + px(26)
        room = self._head.right - left
        awaited = self.device.is_awaited
        name = device_name(words, kit.reader.pads, self.device)
        gone = words("ui.lost.welcome") if awaited else words("ui.lost.title", device=name)
        size = kit.fonts.fitted(gone, TITLE_SIZE, TITLE, room)
        y = self._head.top
        kit.paint.text(target, gone, (left, y), size, TITLE, INK)
        y += kit.fonts.height(size, TITLE)
        ask = self._said("ui.lost.who_again" if awaited else "ui.lost.who")
        size = kit.fonts.fitted(ask, ASK, SEMIBOLD, room)
        kit.paint.text(target, ask, (left, y), size, SEMIBOLD, BROWN)
        y += kit.fonts.height(size, SEMIBOLD)
        paused = words("ui.lost.paused")
        size = kit.fonts.fitted(paused, TEXT, MEDIUM, room)
        kit.paint.text(target, paused, (left, y), size, MEDIUM, RUST)

    def _draw_panel(
        self,
        target: Surface,
        rect: Rect,
        devices: list[Device],
        colour: Colour,
        title: str,
        about: str,
    ) -> None:
        kit, px = self.kit, self.kit.px
        kit.paint.box(target, rect, FILL, radius=18)
        x = rect.right - px(24)
        high = min(px(46), rect.h - px(30))
        for device in reversed(devices):
            picture = device_picture(kit, device, high, colour)
            x -= picture.get_width()
            target.blit(picture, picture.get_rect(midleft=(x, rect.centery)))
            x -= px(18)
        left, room = rect.left + px(26), x - rect.left - px(26)
        y = rect.top + (rect.h - self._text_height(TEXT + 2) - self._text_height(TEXT)) // 2
        size = kit.fonts.fitted(title, TEXT + 2, BOLD, room)
        kit.paint.text(target, title, (left, y), size, BOLD, LIGHT)
        y += self._text_height(TEXT + 2)
        size = kit.fonts.fitted(about, TEXT, MEDIUM, room)
        kit.paint.text(target, about, (left, y), size, MEDIUM, QUIET)
