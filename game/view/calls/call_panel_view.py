"""Drawing of the panel of a call: `CallPanelView(kit).draw(target, panel)`."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import Rect, Surface

from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox, TextBox
from game.view.base.colours import (
    ACCUSE_LINE,
    AMBER,
    INK,
    LIGHT,
    LINE,
    PANEL,
    PAPER,
    PAPER_LOW,
    QUIET,
)
from game.view.base.fonts import BOLD, EXTRABOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.suit_styles import suits
from game.view.calls.call_panel import OTHER_PERSON, CallPanel
from game.view.calls.dimming import dim
from game.view.calls.panel_items import CAP, ITEM, SMALLEST, Item
from game.view.input.key_labels import Keycaps
from game.view.table.portraits import blit_portrait
from game.view.widgets.widget_boxes import draw_text, keycap_box

QUESTION, BACK, SMALL_CAP = 25.0, 22.0, 14.0
FIGURE = 14.0
"""The radius of the disc with a person's figure where there is no room for a key."""
RADIUS = 26
POINTS = "pad-stick"
"""The picture of the stick that chooses a seat by pointing."""


class CallPanelView:
    """Draws panels, each with the keys of the device in use."""

    def __init__(self, kit: SceneKit, keycaps: Keycaps) -> None:
        self.kit = kit
        self.keycaps = keycaps

    def draw(self, target: Surface, panel: CallPanel) -> None:
        """Draw a panel where it has been placed, over the dim table if it hides something to be read."""
        if panel.over:
            dim(self.kit, target)
        paint = self.kit.paint
        # An open panel has the keys, and is what is to be looked at: it is lit as what has the focus is.
        line = ACCUSE_LINE if panel.warm else LINE if panel.quiet else AMBER
        paint.box(
            target,
            panel.rect,
            PANEL.fade(0.97),
            radius=RADIUS,
            line=line,
            line_width=3,
            shadow=True,
        )
        self._draw_head(target, panel)
        for number, seat in enumerate(panel.listed, 1):
            self._draw_person(target, panel, number, seat)
        first = sum(map(len, panel.pages[: panel.page]))
        for number, item in enumerate(panel.shown, first):
            self._draw_item(target, panel, number, item)
        if panel.more is not None:
            self._draw_more(target, panel.more, self._key(panel, panel.more))
        if panel.field is not None:
            panel.field.draw(target)
        if panel.ringed is not None and not self.keycaps.by_pad:
            paint.ring(target, panel.ringed, 14, AMBER)

    def _draw_head(self, target: Surface, panel: CallPanel) -> None:
        """The title, whom it is about, what is asked, and the way back."""
        kit = self.kit
        title, question, back = self._texts(panel)
        placed = kit.arrange(self._head(panel), panel.placed["head"])
        draw_text(kit, target, title, placed["title"], PAPER)
        if "pointing" in placed:
            kit.paint.keycap(target, POINTS, placed["pointing"].center, CAP, "center")
        if "question" in placed:
            draw_text(kit, target, question, placed["question"], QUIET)
        if "back" in placed:
            draw_text(kit, target, back, placed["back"])
        if "cap" in placed:
            key, at = self.keycaps("back"), placed["cap"].center
            kit.paint.keycap(target, key, at, CAP, "center")

    def _texts(self, panel: CallPanel) -> tuple[TextBox, TextBox, TextBox]:
        """The title, the question, and the word for the way back."""
        words, said = self.kit.words, panel.title
        if panel.people:
            name = panel.people[panel.person][0]
            said = words("table.panel-of", title=panel.title, name=name)
        return (
            TextBox(said, panel.title_size, EXTRABOLD, lines=1, smallest=SMALLEST, key="title"),
            TextBox(panel.question, QUESTION, SEMIBOLD, lines=1, smallest=SMALLEST, key="question"),
            TextBox(words("table.back"), BACK, BOLD, lines=1, key="back"),
        )

    def _head(self, panel: CallPanel) -> Box:
        """All of it in one row; where the question has no room, the title and the items tell the same."""
        kit, key = self.kit, self.keycaps("back")
        title, question, back = self._texts(panel)
        pointing: tuple[Box, ...] = ()
        if panel.people and self.keycaps.by_pad:
            pointing = (keycap_box(kit, POINTS, CAP, "pointing"),)
        way: tuple[Box, ...] = ()
        if not panel.quiet or self.keycaps.by_pad:
            cap = (keycap_box(kit, key, CAP, "cap"),) if key else ()
            way = (RowBox((*cap, back), 8, "middle"),)
        whole = replace(title, smallest=0)
        rows = (
            RowBox(
                (RowBox((named[0], *pointing, *named[1:]), 18, "middle", share=1), *way),
                18,
                "middle",
            )
            for named in ((whole, question), (title,))
        )
        return ColumnBox((FirstBox(tuple(rows)),))

    def keys(self, panel: CallPanel) -> set[str]:
        """Return the keys, or buttons of a pad, that mean something on a panel as it is shown."""
        others = OTHER_PERSON if panel.people and self.keycaps.by_pad else ()
        return {*map(self.keycaps, others), *(self._key(panel, each) for each in panel.choices)}

    def _key(self, panel: CallPanel, item: Item) -> str:
        if self.keycaps.by_zone:
            return ""
        return panel.button_of(item) if self.keycaps.by_pad else item.key

    def _draw_person(self, target: Surface, panel: CallPanel, number: int, seat: int) -> None:
        kit, px, paint = self.kit, self.kit.px, self.kit.paint
        rect, chosen = panel.people_at[seat], seat == panel.person
        name, portrait = panel.people[seat]
        fill = (PAPER, PAPER_LOW) if chosen else LIGHT.fade(0.12)
        paint.pill(target, rect, fill, line=ACCUSE_LINE if chosen else None, line_width=3)
        radius = rect.h // 2 - px(2)
        blit_portrait(kit, target, portrait, (rect.x + rect.h // 2, rect.centery), radius)
        left, right = rect.x + rect.h + px(4), rect.right - px(6)
        if not self.keycaps.by_steps:
            label, size = str(number % 10), CAP
            if rect.w - rect.h < paint.keycap_size(label, CAP)[0] + px(6):
                self._draw_figure(target, rect, label, chosen=chosen)
                return
            cap = paint.keycap_size(label, size)[0]
            paint.keycap(target, label, (right - cap, rect.centery), size, dark=chosen)
            right -= cap + px(4)
        size = kit.fonts.fitted(name, ITEM, BOLD, right - left)
        if kit.fonts.width(name, size, BOLD) <= right - left:  # else the portrait has to do
            ink, at = INK if chosen else LIGHT, (left, rect.centery)
            paint.text(target, name, at, size, BOLD, ink, "midleft")

    def _draw_figure(self, target: Surface, rect: Rect, label: str, *, chosen: bool) -> None:
        """The figure of a person in a crowded row, small enough to leave the face in sight."""
        paint, radius = self.kit.paint, self.kit.px(FIGURE)
        at = (rect.right - radius, rect.bottom - radius)
        if chosen:
            paint.ring(target, rect, rect.h / 2 / self.kit.space.scale, ACCUSE_LINE)
        paint.disc(target, at, radius, (PAPER, PAPER_LOW), INK, 2)
        paint.text(target, label, at, 1.3 * FIGURE, BOLD, INK, "center")

    def _cap(self, key: str, high: int) -> float:
        """Return the size of a keycap that stands in a row so high."""
        size = CAP
        while size > SMALL_CAP and self.kit.paint.keycap_size(key, size)[1] > high - 4:
            size -= 1
        return size

    def _draw_item(self, target: Surface, panel: CallPanel, number: int, item: Item) -> None:
        kit, paint, placed = self.kit, self.kit.paint, panel.placed
        key, cap, label = self._key(panel, item), placed["cap", number], placed["label", number]
        look = suits(kit.settings.four_colour).get(item.suit)
        paint.box(target, item.rect, (PAPER, PAPER_LOW) if look else LIGHT.fade(0.12), radius=14)
        tiled = ("tile", number) in placed
        if key and tiled:
            at = cap.x + kit.px(8), cap.y + kit.px(8)
            paint.keycap(target, key, at, CAP, "topleft", dark=True)
        elif key:
            size = self._cap(key, item.rect.h)
            paint.keycap(target, key, cap.center, size, "center", dark=look is not None)
        if look and ("shape", number) in placed:
            room = placed["shape", number]
            side = min(room.size)
            shape = kit.pictures.svg(f"shapes/{look.shape}", side, side)
            target.blit(shape, shape.get_rect(center=room.center))
        if item.portrait:
            room = placed["portrait", number]
            blit_portrait(kit, target, item.portrait, room.center, min(room.size) // 2)
        text = TextBox(item.label, ITEM, BOLD, lines=1 if tiled else 2, smallest=SMALLEST)
        ink = look.dark if look else LIGHT
        # A line of text is higher than its letters, which may come close to the edge.
        room = label.inflate(0, round(0.2 * kit.fonts.height(ITEM, BOLD)))
        draw_text(kit, target, text, room, ink, "middle" if tiled else "start")

    def _draw_more(self, target: Surface, item: Item, key: str) -> None:
        """What shows the next items: its key and label in the middle, under a thin line."""
        kit, px, paint = self.kit, self.kit.px, self.kit.paint
        rect = item.rect
        paint.box(target, rect, None, radius=14, line=LINE, line_width=2)
        cap = paint.keycap_size(key, CAP)[0] + px(10) if key else 0
        size = kit.fonts.fitted(item.label, ITEM, BOLD, rect.w - cap - px(16))
        x = rect.centerx - (cap + kit.fonts.width(item.label, size, BOLD)) // 2
        if key:
            paint.keycap(target, key, (x, rect.centery), CAP)
        paint.text(target, item.label, (x + cap, rect.centery), size, BOLD, LIGHT, "midleft")
