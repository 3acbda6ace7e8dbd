"""How one comes in with a phone, over the screen below: a code to scan, an address, and who is there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

from msgspec.structs import replace
from pygame import Rect, Surface

from game.phones.phone_lines import NoPhones
from game.phones.phone_people import PhonePlayer
from game.scenes.base.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.phone_door import phones_of
from game.scenes.base.scene_stack import Stack
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK, LIGHT, PAPER_EDGE, PERSON_COLOURS, RUST, WINE, Colour
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.code_picture import draw_code
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, in_order, settle
from game.view.widgets.widgets import Button

GREEN = Colour.hex("#1d6b43")
WIDE = 1320.0
TITLE_SIZE, TEXT, ADDRESS, SMALL = 56.0, 28.0, 44.0, 25.0
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""The shares of the usual size that are tried, until the text has room."""
FACE, CODE = 40.0, 520.0
"""The radius of a portrait, and the side of the code, in design pixels."""
INKS = {
    "title": WINE,
    "type": RUST,
    "address": LIGHT,
    "then": BROWN,
    "private": GREEN,
    "network": BROWN,
}
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
        self.group = FocusGroup([self.done])
        self._asks = False
        self._until_look = LOOK_AGAIN
        self._placed_for = 0
        self._placed: Placed = {}
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
        self._placed = settle(self.kit, self.kit.arrange(FirstBox(tuple(self._ways()))))
        self.card = self._placed["card"]
        self.group.regroup(in_order(self._placed), self.switch)

    def _ways(self) -> Iterator[Box]:
        """The code beside the texts or above them, both smaller and smaller until they have room."""
        for share in SMALLER if self.phones.is_open else SMALLER[:1]:
            texts = ColumnBox(self._texts(share), 6, share=1)
            if not self.phones.is_open:
                yield self._card((texts,), share)
                break
            code = LeafBox(CODE * share, CODE * share, key="code")
            yield self._card((RowBox((code, texts), 40, "start"),), share)
            above = RowBox((code,), spread="middle")
            yield self._card((above, replace(texts, share=0)), share)

    def _card(self, parts: tuple[Box, ...], share: float) -> Box:
        """The parts above everybody who is here, and the buttons."""
        kit = self.kit
        people = (Box(low=2 * FACE, key="people"),) if self._here else ()
        done, *others = (button_box(kit, each, high=76, air=18) for each in self._buttons)
        beside = RowBox((done, Box(share=1), *others), 16)
        first, *rest = (button_box(kit, each, high=76, air=18, trim=44) for each in self._buttons)
        closer = RowBox((first, Box(share=1), *rest), 8)
        buttons = FirstBox((beside, closer, ColumnBox((done, *others), 10)))
        most = WIDE + 2 * PADDING
        body = ColumnBox((*parts, *people, Box(low=4), buttons), 16)
        return card_box(body, low=True, most=most if share == 1 else inf)

    def _texts(self, share: float) -> tuple[Box, ...]:
        """What is said, in a share of its usual size."""
        shown = tuple(self._said(share).values())
        if not self.phones.is_open:
            return shown
        title, about, type_in, address, then, private, about_private = shown
        high = self.kit.fonts.height(ADDRESS * share, BOLD) / self.kit.space.scale + 6
        tiles = (LeafBox(high, high, key=("letter", at)) for at in range(len(self.phones.code)))
        code = RowBox((then, *tiles), 12, "middle")
        return title, about, type_in, address, code, private, about_private

    def _said(self, share: float) -> dict[str, TextBox]:
        """The texts by their names, in a share of their usual size."""
        words, text = self.kit.words, TEXT * share

        def box(name: str, said: str, size: float, face: str = MEDIUM, **how: Any) -> TextBox:
            return TextBox(said, size, face, key=(name, share), **how)

        line = {"lines": 1, "smallest": 20.0}
        title = box("title", words("ui.phones.title"), TITLE_SIZE * share, TITLE, **line)
        about = self.trouble or words("ui.phones." + ("about" if self.phones.is_open else "closed"))
        said = {"title": title, "about": box("about", about, text)}
        if self.phones.is_open:
            address = self.phones.addresses[0]
            said |= {
                "type": box("type", words("ui.phones.type"), text),
                "address": box(
                    "address", address, ADDRESS * share, BOLD, pad=(20, 7, 20, 7), **line
                ),
                "then": box("then", words("ui.phones.then"), text, SEMIBOLD),
                "private": box("private", words("ui.phones.private"), text, BOLD),
                "network": box("network", words("ui.phones.private_about"), text),
            }
        return said

    def draw_card(self, target: Surface) -> None:
        if self.phones.is_open:
            area = self._placed["code"]
            self.kit.paint.box(target, area, LIGHT, radius=18, line=PAPER_EDGE, line_width=2)
            draw_code(self.kit, target, area, self.phones.link())
        self._draw_text(target)
        if "people" in self._placed:
            self._draw_people(target, self._placed["people"])
        self.group.draw(self.kit, target)

    def _draw_text(self, target: Surface) -> None:
        """Draw the texts in the size in which they have been placed."""
        kit, placed = self.kit, self._placed
        share = next(key[1] for key in placed if isinstance(key, tuple) and key[0] == "title")
        for name, text in self._said(share).items():
            area, middle = placed[text.key], name == "address"
            if middle:
                kit.paint.box(target, area, INK, radius=18)
                area = area.inflate(-2 * kit.px(20), 0)
            draw_text(kit, target, text, area, INKS.get(name, INK), "middle" if middle else "start")
        for at, letter in enumerate(self.phones.code if self.phones.is_open else ""):
            tile = placed["letter", at]
            kit.paint.box(target, tile, LIGHT, radius=12, line=INK, line_width=3)
            kit.paint.text(target, letter, tile.center, ADDRESS * share, BOLD, INK, "center")

    def _draw_people(self, target: Surface, area: Rect) -> None:
        """Draw everybody who plays with a phone, and how long a message takes to it and back."""
        kit, px, words = self.kit, self.kit.px, self.kit.words
        radius = px(FACE)
        here = self._here
        step = min(px(270), area.w // len(here))
        for place, guest in enumerate(here):
            x, y = area.left + place * step, area.centery
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
