"""How one comes in with a phone, over the screen below: a code to scan, an address, and who is there."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.phones.phone_people import PhonePlayer
from game.phones.phones import NoPhones
from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.phone_door import phones_of
from game.scenes.base.scene_stack import Stack
from game.view.base.colours import BROWN, INK, LIGHT, PAPER_EDGE, PERSON_COLOURS, RUST, WINE, Colour
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.paint import Anchor
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.code_picture import code_picture, modules_across
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button

GREEN = Colour.hex("#1d6b43")
WIDE = 1320.0
TITLE_SIZE, TEXT, ADDRESS, SMALL = 56.0, 28.0, 44.0, 25.0
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""The shares of the usual size that are tried, until the text has room."""
FACE = 40.0
LOOK_AGAIN = 500
"""ms after which it is looked again who is there, and how long messages take."""


class PhonesScene(Overlay):
    """Lets phones in as it opens. They may until they are turned off here."""

    def __init__(self, kit: SceneKit, stack: Stack) -> None:
        super().__init__(kit, stack)
        self.phones = phones_of(kit)
        self.trouble = ""
        self.done = Button(
            kit.words("ui.phones.done"), stack.pop, primary=True, command="back", shadow=False
        )
        self.switch = Button("", self._turn, icon="phone", shadow=False)
        self.shown = Button("", self._show_card, shadow=False)
        self._buttons = [self.done, self.switch]
        self.group = FocusGroup(self._buttons)
        self._asks = False
        self._until_look = LOOK_AGAIN
        self._placed_for = 0
        self._open()

    def _open(self) -> None:
        try:
            self.phones.let_in()
            self.trouble = ""
        except NoPhones as problem:
            self.trouble = self.kit.words.phrase(problem.phrase)
        self._tell()

    def _turn(self) -> None:
        """Let phones in, or send them away; that is asked twice while somebody plays with one."""
        if not self.phones.is_open:
            self._open()
        elif self._here and not self._asks:
            self._asks = True
            self._tell()
        else:
            self._asks = False
            self.phones.close()
            self._tell()

    def _show_card(self) -> None:
        """Let tables show how to join, or not."""
        wishes = self.kit.settings
        wishes.phone_card = not wishes.phone_card
        self.kit.keep_settings()
        self._tell()

    def _tell(self) -> None:
        words = self.kit.words
        shown = "hide" if self.kit.settings.phone_card else "show"
        self.shown.label = words(f"ui.phones.card_{shown}")
        offered = [self.shown] if self.phones.is_open else []
        self._buttons = [self.done, *offered, self.switch]
        self.group.widgets = list(self._buttons)
        if self.group.focused is self.shown and not offered:
            self.group.focused = self.switch
        state = "sure" if self._asks else "off" if self.phones.is_open else "on"
        self.switch.label = words(f"ui.phones.turn_{state}")
        self.dirty = True
        if self.card.w:
            self.layout()

    @property
    def _here(self) -> Sequence[PhonePlayer]:
        return list(self.phones.guests.values())

    def update(self, dt: int) -> None:
        super().update(dt)
        self._until_look -= dt
        if self._until_look <= 0:
            self._until_look = LOOK_AGAIN
            self.dirty = True
        if self._placed_for != len(self._here):
            self.layout()

    def due(self) -> int | None:
        rising = super().due()
        return self._until_look if rising is None else rising

    def layout(self) -> None:
        self._placed_for = len(self._here)
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        room = height - 2 * px(20)
        wanted = [max(px(240), each.natural_width(kit)) for each in self._buttons]
        gaps = (len(wanted) - 1) * px(16)
        inner = min(px(WIDE), width - 2 * px(PADDING))
        share = min(1.0, (inner - gaps) / sum(wanted))
        pairs = zip(self._buttons, wanted, strict=True)
        if any(wide * share < each.tight_width(kit) for each, wide in pairs):
            inner = min(sum(wanted) + gaps, width - 2 * px(PADDING))
            share = min(1.0, (inner - gaps) / sum(wanted))
        button = max(px(76), kit.fonts.height(30, BOLD) + px(18))
        people = 2 * px(FACE) + px(16) if self._here else 0
        side = min(inner * 4 // 10, room - 2 * px(36) - button - people - px(24))
        if not self.phones.is_open:
            side = min(side, px(240) + kit.fonts.height(TEXT, MEDIUM) * 2)
        tall = 2 * px(36) + side + px(24) + people + button
        self.card = Rect(0, 0, inner + 2 * px(36), tall)
        self.card.center = (width // 2, height // 2)
        self.code = Rect(self.card.left + px(36), self.card.top + px(36), side, side)
        left = self.code.right + px(40)
        self.text = Rect(left, self.code.top, self.card.right - px(40) - left, side)
        self.people = Rect(self.code.left, self.code.bottom + px(16), inner, people)
        y = self.card.bottom - px(36) - button
        x = self.card.right - px(36)
        for each, width in reversed(list(zip(self._buttons, wanted, strict=True))):
            wide = int(width * share)
            x = self.card.left + px(36) if each is self.done else x - wide
            each.rect = Rect(x, y, wide, button)
            x -= px(16)

    def draw_card(self, target: Surface) -> None:
        if self.phones.is_open:
            self._draw_code(target)
        self._draw_text(target)
        self._draw_people(target)
        self.group.draw(self.kit, target)

    def _draw_code(self, target: Surface) -> None:
        kit = self.kit
        link = self.phones.link()
        module = max(1, self.code.w // modules_across(link))
        picture = kit.paint.keep(("phones", link, module), lambda: code_picture(link, module))
        kit.paint.box(target, self.code, LIGHT, radius=18, line=PAPER_EDGE, line_width=2)
        target.blit(picture, picture.get_rect(center=self.code.center))

    def _draw_text(self, target: Surface) -> None:
        """Draw the text as large as there is room for it."""
        area = self.text if self.phones.is_open else self.text.union(self.code)
        fits = (each for each in SMALLER if self._lay(None, area, each) <= area.bottom)
        self._lay(target, area, next(fits, SMALLER[-1]))

    def _lay(self, target: Surface | None, area: Rect, share: float) -> int:
        """Lay the text out at a share of its usual size, and draw it on a target; return where it ends."""
        kit, px, words = self.kit, self.kit.px, self.kit.words
        title = words("ui.phones.title")
        size = kit.fonts.fitted(title, TITLE_SIZE * share, TITLE, area.w)
        self._write(target, title, area.topleft, size, TITLE, WINE)
        y = area.top + kit.fonts.height(size, TITLE) + px(6)
        is_open = self.phones.is_open
        about = self.trouble or words("ui.phones.about" if is_open else "ui.phones.closed")
        text = TEXT * share
        y = self._lines(target, about, y, area, INK, text)
        if not is_open:
            return y
        y = self._lines(target, words("ui.phones.type"), y + px(8), area, RUST, text)
        address = self.phones.addresses[0]
        size = kit.fonts.fitted(address, ADDRESS * share, BOLD, area.w - px(40))
        box = Rect(area.left, y + px(2), area.w, kit.fonts.height(size, BOLD) + px(14))
        if target is not None:
            kit.paint.box(target, box, INK, radius=18)
        self._write(target, address, box.center, size, BOLD, LIGHT, "center")
        y = box.bottom + px(10)
        then = words("ui.phones.then")
        high = kit.fonts.height(ADDRESS * share, BOLD) + px(6)
        x = area.left + kit.fonts.width(then, text, SEMIBOLD) + px(20)
        self._write(target, then, (area.left, y + high // 2), text, SEMIBOLD, BROWN, "midleft")
        for letter in self.phones.code:
            tile = Rect(x, y, high, high)
            if target is not None:
                kit.paint.box(target, tile, LIGHT, radius=12, line=INK, line_width=3)
            self._write(target, letter, tile.center, ADDRESS * share, BOLD, INK, "center")
            x += high + px(12)
        private = words("ui.phones.private")
        y = self._lines(target, private, y + high + px(10), area, GREEN, text, BOLD)
        return self._lines(target, words("ui.phones.private_about"), y, area, BROWN, text)

    def _write(
        self,
        target: Surface | None,
        text: str,
        at: tuple[int, int],
        size: float,
        weight: str,
        ink: Colour,
        anchor: Anchor = "topleft",
    ) -> None:
        if target is not None:
            self.kit.paint.text(target, text, at, size, weight, ink, anchor)

    def _lines(
        self,
        target: Surface | None,
        text: str,
        y: int,
        area: Rect,
        ink: Colour,
        size: float,
        weight: str = MEDIUM,
    ) -> int:
        """Lay out a text below another in an area; return where it ends."""
        fonts = self.kit.fonts
        for line in fonts.wrap(text, size, weight, area.w):
            self._write(target, line, (area.left, y), size, weight, ink)
            y += fonts.height(size, weight)
        return y

    def _draw_people(self, target: Surface) -> None:
        """Draw everybody who plays with a phone, and how long a message takes to it and back."""
        kit, px, words = self.kit, self.kit.px, self.kit.words
        radius = px(FACE)
        here = self._here
        if not here or not self.people.h:
            return
        step = min(px(270), self.people.w // len(here))
        for place, guest in enumerate(here):
            x, y = self.people.left + place * step, self.people.centery
            ring = PERSON_COLOURS.get(guest.seat.colour, INK)
            face = portrait(kit, guest.seat.portrait, radius, ring)
            target.blit(face, face.get_rect(midleft=(x, y)))
            left, room = x + 2 * radius + px(12), step - 2 * radius - px(20)
            if room < px(60):
                continue
            delay = self.phones.delay(guest.number)
            key = "away" if guest.line is None else "here" if delay is None else "delay"
            state = words(f"ui.phones.{key}", count=delay or 0)
            size = kit.fonts.fitted(guest.seat.name, TEXT, BOLD, room)
            name = kit.fonts.cut(guest.seat.name, size, BOLD, room)
            kit.paint.text(target, name, (left, y), size, BOLD, INK, "bottomleft")
            ink = RUST if guest.line is None else BROWN
            size = kit.fonts.fitted(state, SMALL, MEDIUM, room)
            kit.paint.text(target, state, (left, y), size, MEDIUM, ink, "topleft")
