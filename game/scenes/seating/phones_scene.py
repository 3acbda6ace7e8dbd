"""How one comes in with a phone, over the screen below: a code to scan, an address, and who is there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import inf
from typing import Any

from msgspec.structs import replace
from pygame import Surface

from game.phones.phone_people import PhonePlayer
from game.scenes.base.overlays.paper_overlay import PADDING, Overlay, card_box
from game.scenes.base.party.party_room import let_phones_in, party_of
from game.scenes.base.phone_door import phones_of
from game.scenes.base.scene_stack import Stack
from game.scenes.seating.guest_tile import GuestTile
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox, WrapBox
from game.view.base.colours import BROWN, INK, LIGHT, PAPER_EDGE, RUST, WINE, Colour
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.code_picture import draw_code
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, in_order, settle
from game.view.widgets.widgets import Button
from game.words.named_things import Several

GREEN = Colour.hex("#1d6b43")
WIDE = 1320.0
TITLE_SIZE, TEXT, ADDRESS = 56.0, 28.0, 44.0
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""The shares of the usual size that are tried, until the text has room."""
MOST_OTHERS = 3
"""Addresses besides the first that are told."""
CODE = 520.0
"""The side of the code, in design pixels."""
INKS = {
    "title": WINE,
    "type": RUST,
    "address": LIGHT,
    "others": BROWN,
    "then": BROWN,
    "private": GREEN,
    "network": BROWN,
    "hosts": BROWN,
}
LOOK_AGAIN = 500
"""ms after which it is looked again who is there, and how long messages take."""


class PhonesScene(Overlay):
    """Lets phones in as it opens. They may until they are turned off here."""

    def __init__(self, kit: SceneKit, stack: Stack) -> None:
        super().__init__(kit, stack)
        self.phones = phones_of(kit)
        self.done = Button(
            kit.words("ui.phones.done"), stack.pop, primary=True, command="back", shadow=False
        )
        self.switch = Button("", self._turn, icon="phone", shadow=False)
        self.shown = Button("", self._show_card, shadow=False)
        self._buttons = [self.done, self.switch]
        self.group = FocusGroup([self.done])
        self._asks = False
        self._until_look = LOOK_AGAIN
        self._tiles: list[GuestTile] = []
        self._placed: Placed = {}
        self._open()

    def _open(self) -> None:
        let_phones_in(self.kit)
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

    def _let_host(self, guest: PhonePlayer) -> None:
        """Let somebody host by phone, or not any more; they are told."""
        party = party_of(self.kit)
        on = guest.number not in party.hosts
        party.let_host(guest.number, on=on)
        key = "allowed" if on else "revoked"
        self.phones.tell(guest.number, self.kit.words(f"phone.host_{key}"))
        self._tell_states()

    def _meet(self) -> None:
        """Make the tiles of those who are here anew."""
        self._tiles = [GuestTile(each, partial(self._let_host, each)) for each in self._here]
        self._tell_states()

    def _tell_states(self) -> None:
        """Say of everybody who is here whether they host, or how long a message takes to them and back."""
        words, party = self.kit.words, party_of(self.kit)
        for tile in self._tiles:
            number = tile.guest.number
            delay = self.phones.delay(number)
            away = tile.guest.line is None
            tile.hosts = number in party.hosts
            key = "away" if away else "host" if tile.hosts else "here" if delay is None else "delay"
            tile.state = words(f"ui.phones.{key}", count=delay or 0)
        self.dirty = True

    def update(self, dt: int) -> None:
        super().update(dt)
        self._until_look -= dt
        if self._until_look <= 0:
            self._until_look = LOOK_AGAIN
            self._tell_states()
        if [tile.guest for tile in self._tiles] != self._here:
            self.layout()

    def due(self) -> int | None:
        rising = super().due()
        return self._until_look if rising is None else rising

    def layout(self) -> None:
        if [tile.guest for tile in self._tiles] != self._here:
            self._meet()
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
        tiles = tuple(each.box for each in self._tiles)
        people = (FirstBox((RowBox(tiles, 10), WrapBox(tiles, 10))),) if tiles else ()
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
        said: dict[str, Box] = {**self._said(share)}
        if not self.phones.is_open:
            return tuple(said.values())
        high = self.kit.fonts.height(ADDRESS * share, BOLD) / self.kit.space.scale + 6
        tiles = (LeafBox(high, high, key=("letter", at)) for at in range(len(self.phones.code)))
        said["then"] = RowBox((said["then"], *tiles), 12, "middle")
        return tuple(said.values())

    def _said(self, share: float) -> dict[str, TextBox]:
        """The texts by their names, in a share of their usual size."""
        words, text = self.kit.words, TEXT * share

        def box(name: str, said: str, size: float, face: str = MEDIUM, **how: Any) -> TextBox:
            return TextBox(said, size, face, key=(name, share), **how)

        line = {"lines": 1, "smallest": 20.0}
        title = box("title", words("ui.phones.title"), TITLE_SIZE * share, TITLE, **line)
        trouble = self.phones.trouble
        about = words("ui.phones." + ("about" if self.phones.is_open else "closed"))
        about = about if trouble is None else words.phrase(trouble)
        said = {"title": title, "about": box("about", about, text)}
        if self.phones.is_open:
            address, *others = self.phones.addresses
            said |= {
                "type": box("type", words("ui.phones.type"), text),
                "address": box(
                    "address", address, ADDRESS * share, BOLD, pad=(20, 7, 20, 7), **line
                ),
                **({"others": box("others", self._also(others), text)} if others else {}),
                "then": box("then", words("ui.phones.then"), text, SEMIBOLD),
                "private": box("private", words("ui.phones.private"), text, BOLD),
                "network": box("network", words("ui.phones.private_about"), text),
            }
            if self._tiles:
                said["hosts"] = box("hosts", words("ui.phones.hosts"), text)
        return said

    def _also(self, addresses: Sequence[str]) -> str:
        """Say where else the page is, for phones in another network than the first."""
        also = Several(tuple(addresses[:MOST_OTHERS]))
        return self.kit.words("ui.phones.or", addresses=also)

    def draw_card(self, target: Surface) -> None:
        if self.phones.is_open:
            area = self._placed["code"]
            self.kit.paint.box(target, area, LIGHT, radius=18, line=PAPER_EDGE, line_width=2)
            draw_code(self.kit, target, area, self.phones.link())
        self._draw_text(target)
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
