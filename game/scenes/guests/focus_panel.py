"""The sheet beside the guests: who sits at the table, and what is known of the guest in focus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace
from pygame import Rect, Surface

from game.scenes.guests.table_preview import draw_preview
from game.session.plan import Seat
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK, PAPER, PAPER_EDGE, PAPER_LOW, RUST, Colour
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.widget_boxes import draw_text

TITLE_SIZE, COUNT, NAME, TEXT, SMALL = 36.0, 24.0, 33.0, 22.0, 20.0
FACE, PADDING = 46.0, 28.0
LEAST_PREVIEW = 200.0
"""The least height of the table's picture at the usual size of text; with less it is left out."""
BESIDE = 800.0
"""The width from which on the guest in focus stands beside the table, in design pixels."""


@dataclass(frozen=True, slots=True)
class FocusText:
    """What the lower part says: of whom, a line of theirs, sentences, and what Enter does."""

    face: str
    name: str
    line: str
    facts: tuple[str, ...]
    does: str


@dataclass(frozen=True)
class FocusPanel:
    """The sheet: its title and a `count` above the table with its `seats`, and the guest in `focus`, if any."""

    kit: SceneKit
    seats: Sequence[Seat]
    title: str
    count: str
    focus: FocusText | None

    @cached_property
    def _texts(self) -> dict[str, tuple[TextBox, Colour]]:
        """The texts by their names, with their colours."""
        texts = {
            "title": (TextBox(self.title, TITLE_SIZE, TITLE, lines=1, smallest=COUNT), INK),
            "count": (TextBox(self.count, COUNT, BOLD, lines=1), RUST),
        }
        if self.focus is None:
            return texts
        name = TextBox(self.focus.name, NAME, TITLE, lines=1, smallest=SMALL, cut=True)
        texts["name"] = name, INK
        if self.focus.line:
            texts["said"] = TextBox(self.focus.line, TEXT, SEMIBOLD, lines=3, cut=True), BROWN
        for at, fact in enumerate(self.focus.facts):
            texts[f"fact_{at}"] = TextBox(fact, SMALL, MEDIUM, lines=3, cut=True), BROWN
        does = TextBox(self.focus.does, TEXT, BOLD, lines=1, smallest=SMALL, cut=True)
        texts["does"] = does, INK
        return texts

    def _text(self, name: str) -> TextBox:
        return replace(self._texts[name][0], key=name)

    def _told(self, name: str, cut: bool) -> TextBox:
        """Return a text that may be cut, or is whole in as many lines as it takes."""
        text = self._text(name)
        return text if cut or name == "name" else replace(text, lines=0, cut=False)

    @property
    def box(self) -> Box:
        """The table beside the guest, above them, or left out; a text is cut only if nothing else is left."""
        head = RowBox((self._text("title"), Box(share=1), self._text("count")), 12, "middle")
        preview = Box(key="preview", low=self.kit.space.widened(LEAST_PREVIEW, 0.3), share=1)
        table = ColumnBox((head, preview), 6, share=1)
        if self.focus is None:
            return table
        whole, cut = self._guest(cut=False), self._guest(cut=True)
        beside = RowBox((replace(table, share=45), replace(whole, share=55)), 28)
        above = ColumnBox((table, Box(low=2, key="line"), whole), 14)
        return FirstBox((replace(beside, least=BESIDE), above, whole, cut))

    def _guest(self, *, cut: bool) -> Box:
        """The portrait beside the name and the line, and below them facts and what Enter does."""
        texts = self._texts
        said = tuple(self._told(each, cut) for each in ("name", "said") if each in texts)
        face = LeafBox(2 * FACE, 2 * FACE, key="face")
        head = RowBox((face, ColumnBox(said, share=1, spread="middle")), 18, "middle")
        facts = tuple(self._told(each, cut) for each in texts if each.startswith("fact"))
        wide, high = self._keycap
        key = (LeafBox(wide, high, key="key"),) if wide else ()
        does = RowBox((*key, replace(self._text("does"), share=1)), 12, "middle", low=high)
        return ColumnBox((head, ColumnBox(facts), does), 8)

    @property
    def _keycap(self) -> tuple[float, float]:
        key, scale = self.kit.input.prompt("confirm"), self.kit.space.scale
        wide, high = self.kit.paint.keycap_size(key or "A", SMALL)
        return wide / scale if key else 0, high / scale

    def draw(self, target: Surface, rect: Rect) -> None:
        """Draw the sheet."""
        kit, px = self.kit, self.kit.px
        kit.paint.box(target, rect, (PAPER, PAPER_LOW), radius=24, edge=PAPER_EDGE, shadow=True)
        placed = kit.arrange(self.box, rect.inflate(-2 * px(PADDING), -2 * px(20)))
        for name, (text, ink) in self._texts.items():
            if name in placed:
                draw_text(kit, target, text, placed[name], ink)
        if "preview" in placed:
            draw_preview(kit, target, placed["preview"], self.seats)
        if "line" in placed:
            target.fill(RUST.mix(PAPER, 0.6), placed["line"])
        if self.focus is not None and "face" in placed:
            face = portrait(kit, self.focus.face, px(FACE))
            target.blit(face, face.get_rect(center=placed["face"].center))
        if "key" in placed:
            at = placed["key"].midleft
            kit.paint.keycap(target, kit.input.prompt("confirm"), at, SMALL, dark=True)
