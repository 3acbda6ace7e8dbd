"""A match in a list: its game, how it went, when, who else played; pressing it shows it again."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.scenes.base.match_history import face
from game.scenes.base.panels.panel import CHOSEN, TILE, text_line
from game.scenes.records.match_texts import called, result_text, what_and_when
from game.session.records.history import can_be_shown, is_by_older_rules
from game.session.records.person_record import own_seat
from game.store.history_index import MatchRecord
from game.view.base.colours import BROWN, INK, LIGHT, RUST
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.table.portraits import portrait
from game.view.widgets.widgets import Look, Widget
from game.words.named_things import Several

RESULT, LINE = 24.0, 21.0
THUMB, FACE, MOST_FACES = 50, 19, 4
PLAY = (58, 46)
DIM = 0.35
"""How much is seen of the button of a match that cannot be shown again."""
NAMED = 900
"""The width from which on a row tells the names of the others, in design pixels."""


class MatchRow(Widget):
    """The row of a match, as it went for a `person` ("": for nobody in particular).

    `watched` is called to show it again; None if its log is gone, and then it cannot have the focus. Of a match
    by other rules the button for it is dim, and `watched` says why. `house` is the name of its set of rules.
    """

    radius = 14

    def __init__(
        self,
        kit: SceneKit,
        match: MatchRecord,
        person: str,
        cover: Cover,
        now: float,
        watched: Callable[[], None] | None,
        house: str = "",
    ) -> None:
        super().__init__()
        words = kit.words
        self.match = match
        self.watched = watched
        self.enabled = watched is not None
        own = own_seat(match, person) if person else None
        self.won = own is not None and own.won
        self.result = result_text(words, match, person)
        self.line = what_and_when(words, match, now, house)
        self.note = ""
        if match.over and not match.counted and any(not each.bot for each in match.seats):
            self.note = words("ui.match.not_counted")
        self.shown_again = can_be_shown(match)
        self.why = words("ui.match.older_rules") if is_by_older_rules(match) else ""
        self.others = [each for each in match.seats if own is None or each.seat != own.seat]
        self.others_named = tuple(called(words, each) for each in self.others)
        self.names = words("ui.match.with", names=Several(self.others_named)) if self.others else ""
        """Who else played, in words; "" for nobody."""
        self.cover = cover

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.result, self.line, self.note, self.why, *self.others_named

    def activate(self, kit: SceneKit) -> None:
        if self.watched is not None:
            kit.sound.play("press")
            self.watched()

    @staticmethod
    def tall(kit: SceneKit) -> int:
        """Return the height of a row, in real pixels."""
        lines = kit.fonts.height(RESULT, BOLD) + kit.fonts.height(LINE, MEDIUM)
        return max(kit.px(60), lines + kit.px(2))

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, fonts = kit.px, kit.fonts
        rect = self.rect.move(0, px(2)) if look.pressed else self.rect
        kit.paint.box(target, rect, CHOSEN if self.won else TILE, radius=self.radius)
        thumb = min(px(THUMB), rect.h - px(8))
        picture = self.cover.picture(kit, thumb, min(rect.h - px(8), round(thumb * 1.1)))
        shown = picture.get_rect(midleft=(rect.left + px(10), rect.centery))
        target.blit(picture, shown)
        x, right = shown.right + px(14), rect.right - px(10)
        if self.watched is not None:
            right = self._draw_play(kit, target, right) - px(14)
        right = self._draw_faces(kit, target, rect, x, right)
        high, low = fonts.height(RESULT, BOLD), fonts.height(LINE, MEDIUM)
        y = rect.centery - (high + low) // 2
        room = right - x
        result = text_line(kit, target, self.result, (x, y), RESULT, BOLD, INK, room)
        if self.note and fonts.width(self.note, LINE, SEMIBOLD) + result.right + px(12) <= right:
            at = (result.right + px(12), result.centery)
            kit.paint.text(target, self.note, at, LINE, SEMIBOLD, RUST, "midleft")
        text_line(kit, target, self.line, (x, y + high), LINE, MEDIUM, BROWN, room)

    def _draw_play(self, kit: SceneKit, target: Surface, right: int) -> int:
        """The button that it is played again by; return its left end."""
        wide, high = (kit.px(each) for each in PLAY)
        button = Rect(right - wide, 0, wide, min(high, self.rect.h - kit.px(10)))
        button.centery = self.rect.centery
        kit.paint.box(target, button, INK if self.shown_again else INK.fade(DIM), radius=12)
        side = round(button.h * 0.5)
        icon = kit.pictures.tinted("icons/play", side, side, LIGHT)
        target.blit(icon, icon.get_rect(center=button.center))
        return button.left

    def _draw_faces(self, kit: SceneKit, target: Surface, rect: Rect, left: int, right: int) -> int:
        """The others, as many as have room beside the texts; return where they begin."""
        px, fonts = kit.px, kit.fonts
        text = max(fonts.width(self.result, RESULT, BOLD), fonts.width(self.line, LINE, MEDIUM))
        radius = min(px(FACE), rect.h // 2 - px(4))
        step = round(radius * 1.35)
        room = right - left - text - px(16)
        count = min(MOST_FACES, len(self.others), max(0, 1 + (room - 2 * radius) // step))
        if count <= 0 or room < 2 * radius:
            return right
        x = right - 2 * radius - (count - 1) * step
        for place, seat in enumerate(self.others[:count]):
            picture = portrait(kit, face(kit, seat.portrait), radius)
            target.blit(picture, (x + place * step, rect.centery - radius))
        wide = fonts.width(self.names, LINE, MEDIUM)
        if rect.w >= px(NAMED) and x - left - text - px(60) >= wide:
            at = (x - px(18), rect.centery)
            kit.paint.text(target, self.names, at, LINE, MEDIUM, BROWN, "midright")
            x -= px(18) + wide
        return x - px(10)
