"""The list of the moves of a round on paper, each with its clause: `MoveList`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from pygame import Rect, Surface

from game.engine.cards import UNKNOWN
from game.engine.events import Announced, CardsMoved, Event, SeatSkipped, SuitCalled
from game.engine.zones import DISCARD, HAND
from game.session.replays.tape import Eyes, Tape
from game.view.base import rich_text as rich
from game.view.base.colours import (
    AMBER_FILL,
    BROWN,
    INK,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    RUST,
    Colour,
)
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.table.portraits import portrait
from game.view.widgets.scroll_area import ScrollArea
from game.view.widgets.widgets import Look, Widget
from game.words.sentences import Sentences

TITLE_SIZE, HEAD, SIZE, TAG = 32.0, 22.0, 22.0, 19.0
PADDING, NUMBER, GAP = 24, 40, 10
TAG_FILL = Colour.hex("#dcc8a0")
LATER = 0.42
"""How strong the ink is of what is still to come."""


@dataclass(frozen=True, slots=True)
class MoveLine:
    """One line: it tells what led to a place. `number` counts the turns of the round, 0 beside other lines."""

    at: int
    number: int
    seat: int
    text: str
    clause: str


class Heading(NamedTuple):
    """The texts above the list: the game, the day, the round and the scores."""

    title: str = ""
    day: str = ""
    about: str = ""
    scores: str = ""


def rows_of(tape: Tape, eyes: Eyes, number: int, sentences: Sentences) -> list[MoveLine]:
    """Return the lines of the round with this index in `tape.rounds`, as these eyes saw it."""
    round_ = tape.rounds[number]
    rows: list[MoveLine] = []
    turn = 0
    for at in range(round_.first, round_.last + 1):
        entry = tape.entry(at)
        dealt = at == round_.first
        takes_turn = not dealt and turn < len(round_.turns) and round_.turns[turn] == at
        turn += takes_turn
        first = True
        events = tape.events(at, eyes)
        for event, clause in zip(events, tape.clauses(at), strict=True):
            if _unspoken(event, dealt):
                continue
            text = sentences.happening(event)
            if text is None:
                continue
            seat = _seat_of(event)
            if seat < 0 and first and entry is not None:
                seat = entry.seat
            rows.append(MoveLine(at, turn if first and takes_turn else 0, seat, text, clause))
            first = False
    return rows


def _unspoken(event: Event, dealt: bool) -> bool:
    """Whether nothing is said of an event: cards that are dealt, and the pile, of which the shuffle tells."""
    if not isinstance(event, CardsMoved):
        return False
    return (dealt and event.dst.zone == HAND) or (
        event.src.zone == DISCARD and event.dst.zone != HAND and event.cards[0] == UNKNOWN
    )


def _seat_of(event: Event) -> int:
    match event:
        case CardsMoved(_, src, dst):
            return src.seat if dst.seat < 0 else dst.seat
        case SeatSkipped(seat) | SuitCalled(seat):
            return seat
        case Announced(_, seat):
            return seat
    return -1


class MoveList(Widget):
    """The moves of the round that is shown. `chosen` is called with the place of a line that was picked."""

    radius = 26

    def __init__(
        self,
        portraits: Sequence[str],
        chosen: Callable[[int], object],
    ) -> None:
        super().__init__()
        self.portraits = portraits
        self.heading = Heading()
        self.chosen = chosen
        self.rows: list[MoveLine] = []
        self.at = 0
        self.scroll = ScrollArea()
        self._tops: list[int] = [0]
        self._scores: list[str] = []
        """The scores in a line beside the round, or in as many below it as they need."""
        self._beside = True
        self._lines: list[list[rich.Line]] = []
        self._line = 0
        self._broken: dict[str, list[rich.Line]] = {}
        """The texts that have been broken into lines already, for a width and a height of a line."""
        self._broken_for = (0, 0)

    @property
    def spoken(self) -> tuple[str, ...]:
        now = [row.text for row in self.rows if row.at == self.at]
        return self.heading.title, self.heading.about, *now

    def fill(self, kit: SceneKit, heading: Heading, rows: list[MoveLine], at: int) -> None:
        """Show the lines of a round below its heading."""
        self.heading = heading
        self.rows = rows
        self.at = at
        self.place(kit)

    def place(self, kit: SceneKit) -> None:
        """Break the lines for the width of the rectangle, and show the present one."""
        px, fonts = kit.px, kit.fonts
        self._line = fonts.height(SIZE, SEMIBOLD)
        head = self._place_head(kit)
        inner = self.rect.inflate(-2 * px(16), 0)
        view = Rect(inner.left, self.rect.top + head, inner.w, self.rect.h - head - px(18))
        tag = self._tag_width(kit)
        left, portrait_wide = self._number_width(kit), self._line + px(GAP + 6)
        width = max(view.w - left - portrait_wide - tag - px(3 * GAP), px(120))
        self._break_lines(kit, width)
        self.scroll.set(view, self._tops[-1])
        self.show(kit, self.at)

    def _break_lines(self, kit: SceneKit, width: int) -> None:
        if (width, self._line) != self._broken_for:
            self._broken.clear()
            self._broken_for = width, self._line
        self._lines = [self._wrapped(kit, row.text) for row in self.rows]
        highs = (len(lines) * self._line + kit.px(14) for lines in self._lines)
        self._tops = list(accumulate(highs, initial=0))

    def _wrapped(self, kit: SceneKit, text: str) -> list[rich.Line]:
        if text not in self._broken:
            self._broken[text] = rich.wrap(kit, text, SIZE, self._broken_for[0])
        return self._broken[text]

    def prepare(self, kit: SceneKit, rows: Sequence[MoveLine]) -> None:
        """Break the lines of a round that may be shown later."""
        for row in rows:
            self._wrapped(kit, row.text)

    def show(self, kit: SceneKit, at: int) -> None:
        """Mark the lines of a place, and scroll so that they are seen with what is around them."""
        self.at = at
        own = [n for n, row in enumerate(self.rows) if row.at <= at]
        if not own:
            self.scroll.offset = 0
            return
        first = next(n for n in own if self.rows[n].at == self.rows[own[-1]].at)
        room = min(kit.px(150), self.scroll.view.h // 4)
        self.scroll.reveal(self._tops[first], self._tops[own[-1] + 1], room)

    def _place_head(self, kit: SceneKit) -> int:
        """Break the scores into lines; return the height of the heading."""
        fonts, heading = kit.fonts, self.heading
        inner = self.rect.w - 2 * kit.px(PADDING)
        room = inner - fonts.width(heading.about, HEAD, BOLD) - kit.px(20)
        self._beside = fonts.width(heading.scores, HEAD - 2, SEMIBOLD) <= room
        self._scores, below = [heading.scores], 0
        if not self._beside:
            self._scores = fonts.wrap(heading.scores, HEAD - 2, SEMIBOLD, inner)
            below = len(self._scores) * fonts.height(HEAD - 2, SEMIBOLD)
        return fonts.height(TITLE_SIZE, TITLE) + fonts.height(HEAD, BOLD) + below + kit.px(54)

    def _tag_width(self, kit: SceneKit) -> int:
        return kit.fonts.width("L-28", TAG, BOLD) + kit.px(18)

    def _number_width(self, kit: SceneKit) -> int:
        return max(kit.px(NUMBER), kit.fonts.width("188", SIZE, BOLD) + kit.px(4))

    def take(self, kit: SceneKit, intent: Intent) -> bool:
        """Up and down go from line to line."""
        if intent.kind is Kind.NAVIGATE and intent.direction[1]:
            places = sorted({row.at for row in self.rows})
            down = intent.direction[1] > 0
            ahead = [at for at in places if (at > self.at if down else at < self.at)]
            if ahead:
                self.chosen(ahead[0] if down else ahead[-1])
                return True
        return False

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        row = self.row_at(pos)
        if row is not None:
            kit.sound.play("press")
            self.chosen(row.at)

    def row_at(self, pos: tuple[int, int]) -> MoveLine | None:
        """Return the line under a point, or None."""
        if not self.scroll.view.collidepoint(pos):
            return None
        y = pos[1] - self.scroll.view.top + self.scroll.offset
        for n, row in enumerate(self.rows):
            if self._tops[n] <= y < self._tops[n + 1]:
                return row
        return None

    def clause_at(self, kit: SceneKit, pos: tuple[int, int]) -> str:
        """Return the clause whose tag is under a point; "" if none is."""
        row = self.row_at(pos)
        on_tag = pos[0] >= self.scroll.view.right - self._tag_width(kit) - kit.px(GAP)
        return row.clause if row is not None and on_tag else ""

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        kit.paint.box(
            target, self.rect, (PAPER, PAPER_LOW), radius=self.radius, edge=PAPER_EDGE, shadow=True
        )
        self._draw_head(kit, target)
        view = self.scroll.view
        with self.scroll.fading(kit, target):
            for n, row in enumerate(self.rows):
                top = view.top + self._tops[n] - self.scroll.offset
                high = self._tops[n + 1] - self._tops[n]
                if top + high > view.top and top < view.bottom:
                    self._draw_row(kit, target, n, row, Rect(view.left, top, view.w, high))
        self.scroll.draw_bar(kit, target)

    def _draw_head(self, kit: SceneKit, target: Surface) -> None:
        px, paint, fonts, heading = kit.px, kit.paint, kit.fonts, self.heading
        left, right = self.rect.left + px(PADDING), self.rect.right - px(PADDING)
        y = self.rect.top + px(16)
        high = fonts.height(TITLE_SIZE, TITLE)
        day = fonts.width(heading.day, HEAD, SEMIBOLD) if heading.day else 0
        size = fonts.fitted(heading.title, TITLE_SIZE, TITLE, right - left - day - px(16))
        paint.text(target, heading.title, (left, y + high // 2), size, TITLE, INK, "midleft")
        if day:
            paint.text(
                target, heading.day, (right, y + high // 2), HEAD, SEMIBOLD, RUST, "midright"
            )
        y += high + px(8)
        target.fill(AMBER_FILL.mix(PAPER_LOW, 0.35)[:3], Rect(left, y, right - left, max(1, px(2))))
        y += px(10)
        paint.text(target, heading.about, (left, y), HEAD, BOLD, RUST)
        if self._beside:
            at = (right, y + fonts.height(HEAD, BOLD) // 2)
            paint.text(target, self._scores[0], at, HEAD - 2, SEMIBOLD, BROWN, "midright")
            return
        y += fonts.height(HEAD, BOLD)
        for line in self._scores:
            paint.text(target, line, (left, y), HEAD - 2, SEMIBOLD, BROWN)
            y += fonts.height(HEAD - 2, SEMIBOLD)

    def _draw_row(self, kit: SceneKit, target: Surface, n: int, row: MoveLine, rect: Rect) -> None:
        px, paint = kit.px, kit.paint
        present, later = row.at == self.at, row.at > self.at
        if present:
            first = n == 0 or self.rows[n - 1].at != row.at
            paint.box(target, rect, AMBER_FILL.fade(0.75 if first else 0.34), radius=8)
            if first:
                target.fill(RUST[:3], Rect(rect.left, rect.top, max(2, px(5)), rect.h))
        ink, rust = INK, RUST
        if later:
            ink, rust = (each.mix(PAPER_LOW, 1 - LATER) for each in (INK, RUST))
        middle = rect.top + px(7) + self._line // 2
        x = rect.left + self._number_width(kit)
        if row.number:
            paint.text(target, str(row.number), (x, middle), SIZE - 1, BOLD, rust, "midright")
        x += px(GAP)
        radius = (self._line + px(4)) // 2
        if row.seat >= 0:
            face = portrait(kit, self.portraits[row.seat], radius)
            if later:
                face = face.copy()
                face.set_alpha(round(255 * LATER))
            target.blit(face, face.get_rect(center=(x + radius, middle)))
        x += 2 * radius + px(GAP)
        for place, line in enumerate(self._lines[n]):
            at = (x, rect.top + px(7) + place * self._line)
            rich.draw(kit, target, line, at, SIZE, ink, ink, on_paper=True)
        if row.clause:
            high = kit.fonts.height(TAG, BOLD) + px(2)
            tag = Rect(0, 0, self._tag_width(kit), high)
            tag.midright = (rect.right - px(GAP), middle)
            paint.box(target, tag, TAG_FILL.fade(0.5 if later else 1.0), radius=9)
            tone = BROWN.mix(PAPER_LOW, 1 - LATER) if later else BROWN
            paint.text(target, row.clause, tag.center, TAG, BOLD, tone, "center")
