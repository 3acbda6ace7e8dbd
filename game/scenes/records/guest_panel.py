"""Whom a person has met at the table, and how often the person finished ahead of each."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.scenes.base.match_history import face
from game.scenes.base.panels.panel import TILE, PaperPanel, draw_share, text_line
from game.session.records.person_record import Against
from game.view.base.colours import BROWN, INK, RUST
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.widgets import Look, Widget

PAGE = 5
BETWEEN = 6
NAME, COUNT, SMALL = 26.0, 24.0, 20.0
ROW = 50


class GuestPages(Widget):
    """So many guests at a time; left and right, or a press, turn to others."""

    radius = 16

    def __init__(self, kit: SceneKit, guests: Sequence[Against]) -> None:
        super().__init__()
        self.guests = guests
        self.first = 0
        self._texts = [
            kit.words("ui.records.of", count=each.ahead, all=each.games) for each in guests
        ]
        self.enabled = len(guests) > PAGE

    @property
    def shown(self) -> Sequence[Against]:
        """The guests on this page."""
        return self.guests[self.first : self.first + PAGE]

    @property
    def spoken(self) -> tuple[str, ...]:
        places = range(self.first, self.first + len(self.shown))
        return tuple(text for at in places for text in (self.guests[at].name, self._texts[at]))

    def adjust(self, kit: SceneKit, step: int) -> bool:
        first = self.first + step * PAGE
        if not 0 <= first < len(self.guests):
            return False
        kit.sound.play("tick")
        self.first = first
        return True

    def activate(self, kit: SceneKit) -> None:
        if not self.adjust(kit, 1):
            self.first = 0
            kit.sound.play("tick")

    def row_height(self, kit: SceneKit) -> int:
        """Return the height of a guest's row, in real pixels."""
        return max(kit.px(ROW), kit.fonts.height(NAME, SEMIBOLD) + kit.px(8))

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, gap = kit.px, kit.px(BETWEEN)
        high = self.row_height(kit)
        spare = self.rect.h - PAGE * high - (PAGE - 1) * gap
        high += max(0, min(spare // PAGE, px(14)))
        widest = max((kit.fonts.width(each, COUNT, BOLD) for each in self._texts), default=0)
        for place, guest in enumerate(self.shown):
            row = Rect(self.rect.left, self.rect.top + place * (high + gap), self.rect.w, high)
            text = self._texts[self.first + place]
            self._draw_row(kit, target, row, guest, text, widest)

    def _draw_row(
        self,
        kit: SceneKit,
        target: Surface,
        row: Rect,
        guest: Against,
        text: str,
        widest: int,
    ) -> None:
        px = kit.px
        kit.paint.box(target, row, TILE, radius=14)
        radius = min(px(24), row.h // 2 - 2)
        picture = portrait(kit, face(kit, guest.portrait), radius)
        target.blit(picture, picture.get_rect(midleft=(row.left + px(8), row.centery)))
        x, right = row.left + px(8) + 2 * radius + px(14), row.right - px(16)
        at = (right, row.centery)
        kit.paint.text(target, text, at, COUNT, BOLD, INK, "midright")
        right -= widest + px(16)
        wide = min(px(176), (right - x) * 45 // 100)
        if wide >= px(60):
            bar = Rect(right - wide, row.top, wide, row.h)
            draw_share(kit, target, bar, guest.ahead / max(1, guest.games), 0.5)
            right = bar.left - px(14)
        if not guest.bot:
            side = round(kit.fonts.height(SMALL, MEDIUM) * 0.9)
            icon = kit.pictures.tinted("icons/person", side, side, RUST)
            target.blit(icon, icon.get_rect(midleft=(x, row.centery)))
            x += side + px(8)
        at = (x, row.centery)
        text_line(kit, target, guest.name, at, NAME, SEMIBOLD, INK, right - x, "midleft")


class GuestPanel(PaperPanel):
    """The panel with the guests."""

    def __init__(self, kit: SceneKit, guests: Sequence[Against]) -> None:
        super().__init__(kit)
        self.title = kit.words("ui.records.guests")
        self.note = kit.words("ui.records.ahead")
        self.pages = GuestPages(kit, guests)
        self.widgets = (self.pages,)

    def body_height(self, width: int) -> int:
        kit, pages = self.kit, self.pages
        rows = min(PAGE, max(1, len(pages.guests)))
        high = rows * (pages.row_height(kit) + kit.px(BETWEEN))
        return high + (self._foot if pages.enabled else 0)

    @property
    def _foot(self) -> int:
        return self.kit.fonts.height(SMALL, MEDIUM)

    def place_body(self) -> None:
        self.pages.rect = self.body.copy()
        if self.pages.enabled:
            self.pages.rect.h -= self._foot

    def draw_body(self, target: Surface) -> None:
        kit, pages = self.kit, self.pages
        if not pages.enabled:
            return
        last = pages.first + len(pages.shown)
        part = kit.words("ui.records.part", first=pages.first + 1, last=last, all=len(pages.guests))
        at = (self.body.centerx, self.body.bottom + kit.px(4))
        side = round(self._foot * 0.8)
        text = kit.paint.text(target, part, at, SMALL, MEDIUM, BROWN, "midbottom")
        for icon, middle in (("arrow-left", text.left - side), ("arrow-right", text.right + side)):
            picture = kit.pictures.tinted(f"icons/{icon}", side, side, RUST)
            target.blit(picture, picture.get_rect(center=(middle, text.centery)))
