"""A long list of matches on a sheet, of which only those that are seen are read: `MatchList(kit, ...)`."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.scenes.records.match_row import MatchRow
from game.view.base.colours import BROWN, PAPER, PAPER_EDGE, PAPER_LOW
from game.view.base.fonts import SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.scroll_area import FADE, ScrollArea
from game.view.widgets.widgets import Look, Widget

PADDING, GAP = 24, 6
NONE = 30.0
CHUNK = 50
"""How many matches are read at once."""
MOST_KEPT = 12
"""How many chunks are kept."""

Read = Callable[[int, int], list[MatchRow]]
"""Returns rows: how many are passed over, and how many at most."""


class MatchList(Widget):
    """The list, with one row chosen: up and down go through it, and leave it at its ends."""

    radius = 26

    def __init__(self, kit: SceneKit, none: str) -> None:
        super().__init__()
        self.kit = kit
        self.none = none
        self.scroll = ScrollArea()
        self.count = 0
        self.at = 0
        """The place of the chosen row."""
        self._read: Read = lambda first, most: []
        self._chunks: dict[int, list[MatchRow]] = {}

    def fill(self, count: int, read: Read) -> None:
        """Show other matches, from the first one on."""
        self.count, self._read = count, read
        self._chunks.clear()
        self.at = 0
        self.enabled = count > 0
        self.scroll.offset = 0
        self.place(self.rect)

    def row(self, place: int) -> MatchRow | None:
        """Return a row, None if it is gone meanwhile."""
        number, within = divmod(place, CHUNK)
        if number not in self._chunks:
            if len(self._chunks) >= MOST_KEPT:
                self._chunks.pop(next(iter(self._chunks)))
            self._chunks[number] = self._read(number * CHUNK, CHUNK)
        rows = self._chunks[number]
        return rows[within] if within < len(rows) else None

    @property
    def chosen(self) -> MatchRow | None:
        """The chosen row, None if there is none."""
        return self.row(self.at) if self.count else None

    @property
    def spoken(self) -> tuple[str, ...]:
        row = self.chosen
        return row.spoken if row is not None else (self.none,)

    def place(self, rect: Rect) -> None:
        """Set its rectangle in real pixels."""
        self.rect = rect
        px = self.kit.px
        view = rect.inflate(-2 * px(PADDING), -2 * px(PADDING))
        self.scroll.set(view, max(0, self.count * self._step() - px(GAP)))

    def _step(self) -> int:
        return MatchRow.tall(self.kit) + self.kit.px(GAP)

    def _rect(self, place: int) -> Rect:
        view = self.scroll.view
        top = view.top + place * self._step() - self.scroll.offset
        return Rect(view.left, top, view.w, self._step() - self.kit.px(GAP))

    def _reveal(self) -> None:
        top = self.at * self._step()
        self.scroll.reveal(top, top + self._step(), self.kit.px(FADE))

    def by(self, rows: int) -> bool:
        """Choose another row, so many further down; return whether it is another."""
        before, self.at = self.at, min(max(0, self.at + rows), max(0, self.count - 1))
        self._reveal()
        return self.at != before

    def page(self, step: int) -> bool:
        """Go on (+1) or back (−1) by as many rows as are seen."""
        return self.by(step * max(1, self.scroll.view.h // self._step() - 1))

    def take(self, kit: SceneKit, intent: Intent) -> bool:
        if intent.kind is Kind.NAVIGATE and intent.direction[1]:
            if self.by(intent.direction[1]):
                kit.sound.play("tick")
                return True
        elif intent.kind is Kind.MOVE and self.scroll.view.collidepoint(intent.pos):
            return self._point(intent.pos)
        return False

    def _point(self, pos: tuple[int, int]) -> bool:
        place = (pos[1] - self.scroll.view.top + self.scroll.offset) // self._step()
        if not 0 <= place < self.count or place == self.at:
            return False
        self.at = place
        return True

    def activate(self, kit: SceneKit) -> None:
        row = self.chosen
        if row is not None:
            row.activate(kit)

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        if self.scroll.view.collidepoint(pos):
            self._point(pos)
            if self._rect(self.at).collidepoint(pos):
                self.activate(kit)

    def wheel(self, kit: SceneKit, intent: Intent) -> bool:
        """Scroll by the wheel; return whether it did."""
        if not self.scroll.handle(kit, intent):
            return False
        self._point(intent.pos)
        return True

    def ring(self, kit: SceneKit, target: Surface) -> None:
        """The ring is around the chosen row."""
        if not self.count:
            return
        before = target.get_clip()
        target.set_clip(self.scroll.view.inflate(2 * kit.px(16), 2 * kit.px(16)))
        kit.paint.ring(target, self._rect(self.at), MatchRow.radius)
        target.set_clip(before)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        fill, view = (PAPER, PAPER_LOW), self.scroll.view
        kit.paint.box(target, self.rect, fill, radius=self.radius, edge=PAPER_EDGE, shadow=True)
        if not self.count:
            kit.paint.text(target, self.none, view.center, NONE, SEMIBOLD, BROWN, "center")
            return
        first = max(0, (self.scroll.offset - kit.px(10)) // self._step())
        last = min(self.count, (self.scroll.offset + view.h + kit.px(10)) // self._step() + 1)
        with self.scroll.fading(kit, target, view.inflate(2 * kit.px(10), 2 * kit.px(10))):
            for place in range(first, last):
                row = self.row(place)
                if row is not None:
                    row.rect = self._rect(place)
                    row.draw(kit, target, Look(look.focused and place == self.at))
        self.scroll.draw_bar(kit, target)
