"""The card of a person: portrait, name, since when, and six figures. Pressing it opens the profile."""

from __future__ import annotations

import time
from collections.abc import Callable

from pygame import Rect, Surface

from game.scenes.base.match_history import NamedPerson, face
from game.scenes.base.panels.panel import CHOSEN, PADDING, RADIUS, TILE, PaperPanel, text_line
from game.session.records.person_record import PersonRecord
from game.view.base.colours import BROWN, INK, LIGHT, PAPER, PAPER_EDGE, PAPER_LOW, RUST, Colour
from game.view.base.fonts import MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import blit_portrait
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Look, Widget
from game.words.catalogue import Catalogue

NAME, SINCE, FIGURE, LABEL = 50.0, 24.0, 38.0, 22.0
FACE, BAND = 76, 118
GAP = 8
FLAME = (Colour.hex("#cf5a34"), Colour.hex("#97351f"))


class PersonCard(Widget):
    """The card; `opened` is called when it is pressed."""

    radius = RADIUS

    def __init__(
        self,
        words: Catalogue,
        person: NamedPerson,
        record: PersonRecord,
        opened: Callable[[], None],
    ) -> None:
        super().__init__()
        self.person = person
        self.opened = opened
        if record.since is None:
            self.since = words("ui.records.nothing_yet")
        else:
            then = time.localtime(record.since)
            month = words("ui.month", number=then.tm_mon)
            self.since = words("ui.records.since", month=month, year=str(then.tm_year))
        whole = record.whole
        won = words("ui.records.per_cent", count=round(100 * whole.share))
        self.figures = [
            (str(whole.games), words("ui.records.games", count=whole.games)),
            (str(whole.wins), words("ui.records.wins", count=whole.wins)),
            (won, words("ui.records.won")),
            (str(record.best_streak), words("ui.records.best_streak")),
            (str(record.streak), words("ui.records.streak")),
            (str(record.wins_this_month), words("ui.records.this_month")),
        ]
        self.hint = words("ui.records.edit")

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.person.name, self.since, *(text for each in self.figures for text in each)

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.opened()

    def height(self, kit: SceneKit, width: int) -> int:
        """Return the height it needs at a width, in real pixels."""
        rows = -(-len(self.figures) // self._columns(kit, width))
        below = rows * (self._tile_height(kit) + kit.px(GAP)) - kit.px(GAP)
        return self._top(kit) + below + kit.px(PADDING - 4)

    def _band(self, kit: SceneKit) -> int:
        return max(kit.px(BAND), kit.fonts.height(NAME, TITLE) + kit.px(44))

    def _top(self, kit: SceneKit) -> int:
        """The height above the figures."""
        since = kit.fonts.height(SINCE, SEMIBOLD) + kit.px(24)
        return self._band(kit) + max(kit.px(70), since)

    def _tile_height(self, kit: SceneKit) -> int:
        lines = kit.fonts.height(FIGURE, TITLE) + kit.fonts.height(LABEL, MEDIUM)
        return max(kit.px(80), lines + kit.px(6))

    def _columns(self, kit: SceneKit, width: int) -> int:
        """How many figures stand side by side: as many as their labels have room for."""
        widest = max(kit.fonts.width(label, 18, MEDIUM) for _, label in self.figures)
        for columns in (6, 3, 2):
            tile = (width - 2 * kit.px(PADDING) - (columns - 1) * kit.px(GAP)) // columns
            if tile >= max(widest + kit.px(14), kit.px(110)):
                return columns
        return 1

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint = kit.px, kit.paint
        rect = self.rect.move(0, px(3)) if look.pressed else self.rect
        fill = (PAPER, PAPER_LOW)
        paint.box(target, rect, fill, radius=self.radius, edge=PAPER_EDGE, shadow=True)
        band = self._band(kit)
        before = target.get_clip()
        target.set_clip(before.clip(Rect(rect.left, rect.top, rect.w, band)))
        high = band + 2 * px(RADIUS)
        paint.box(target, Rect(rect.left, rect.top, rect.w, high), FLAME, radius=self.radius)
        target.set_clip(before)
        radius = min(px(FACE), band * 2 // 3)
        middle = (rect.left + px(22) + radius, rect.top + band - round(radius * 0.25))
        blit_portrait(kit, target, face(kit, self.person.portrait), middle, radius)
        x = middle[0] + radius + px(20)
        room = rect.right - px(20) - x
        side = round(kit.fonts.height(SINCE, SEMIBOLD) * 0.9)
        icon = kit.pictures.tinted("icons/pencil", side, side, LIGHT)
        target.blit(icon, icon.get_rect(topright=(rect.right - px(16), rect.top + px(16))))
        at = (x, rect.top + band // 2 + px(4))
        text_line(
            kit, target, self.person.name, at, NAME, TITLE, LIGHT, room - side // 2, "midleft"
        )
        self._draw_since(kit, target, Rect(x, rect.top + band + px(8), room, 0))
        self._draw_figures(kit, target, rect)

    def _draw_since(self, kit: SceneKit, target: Surface, space: Rect) -> None:
        """One line below the band, or two smaller ones."""
        fonts, y = kit.fonts, space.top
        size = fonts.fitted(self.since, SINCE, SEMIBOLD, space.w)
        whole = fonts.width(self.since, size, SEMIBOLD) <= space.w
        lines = [self.since] if whole else fonts.wrap(self.since, size, SEMIBOLD, space.w, most=2)
        for line in lines:
            text_line(kit, target, line, (space.left, y), size, SEMIBOLD, RUST, space.w)
            y += fonts.height(size, SEMIBOLD)

    def _draw_figures(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        px, gap = kit.px, kit.px(GAP)
        columns = self._columns(kit, rect.w)
        rows = -(-len(self.figures) // columns)
        top, inner = rect.top + self._top(kit), rect.w - 2 * px(PADDING)
        width = (inner - (columns - 1) * gap) // columns
        room = rect.bottom - px(PADDING - 2) - top
        high = max(self._tile_height(kit), (room - (rows - 1) * gap) // rows)
        for place, (figure, label) in enumerate(self.figures):
            row, column = divmod(place, columns)
            tile = Rect(
                rect.left + px(PADDING) + column * (width + gap),
                top + row * (high + gap),
                width,
                high,
            )
            last = place == len(self.figures) - 1
            kit.paint.box(target, tile, CHOSEN if last else TILE, radius=14)
            lines = kit.fonts.height(FIGURE, TITLE) + kit.fonts.height(LABEL, MEDIUM)
            at = (tile.centerx, tile.centery - lines // 2)
            text_line(kit, target, figure, at, FIGURE, TITLE, INK, tile.w - px(8), "midtop")
            at = (tile.centerx, at[1] + kit.fonts.height(FIGURE, TITLE) - px(2))
            text_line(kit, target, label, at, LABEL, MEDIUM, BROWN, tile.w - px(8), "midtop")


class PersonPanel(PaperPanel):
    """The panel that is the card."""

    def __init__(
        self, kit: SceneKit, person: NamedPerson, record: PersonRecord, opened: Callable[[], None]
    ) -> None:
        super().__init__(kit)
        self.card = PersonCard(kit.words, person, record, opened)
        self.widgets = (self.card,)

    def height(self, width: int) -> int:
        return self.card.height(self.kit, width)

    def place(self, rect: Rect, clip: Rect) -> None:
        self.rect = self.card.rect = rect
        self.card.clip = clip

    def draw(self, target: Surface, group: FocusGroup) -> None:
        group.draw(self.kit, target, self.widgets)
