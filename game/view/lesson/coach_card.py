"""The coach's card in a lesson: who speaks, one sentence with its clause, a picture, and the one deed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from pygame import FRect, Rect, Surface

from game.store.lesson_files import LessonPart
from game.view.base import rich_text as rich
from game.view.base.colours import AMBER, BROWN, INK, LIGHT, PAPER, PAPER_LOW, QUIET, RUST
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.lesson.lesson_bar import BAR
from game.view.lesson.lesson_picture import LessonPicture
from game.view.speech.bubbles import CHIP, Bubbles
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import Occupancy
from game.view.speech.spots import Covering, Spot, covers_none, crosses, tip_at
from game.view.table.portraits import blit_portrait

EDGE, GAP, INSIDE = 34, 16, 24
"""Room at the card's sides, between its parts, and at the sides of the deed, in design pixels."""
FACE = 116
SMALL, HEAD, TEXT, DEED_SIZE, CLAUSE = 23.0, 46.0, 29.0, 28.0, 22.0
WIDTHS = (760, 660, 860, 560, 1000, 1240, 1500, 400, 350)
"""How wide the card may be, in design pixels; the first is the best."""
UNUSUAL = 50
"""How many pixels further away the card rather lies than have the next width."""
COVERS = 0.9
"""How many pixels further away it rather lies for each pixel of the side of a square that it covers."""
ACROSS = 0.3
"""The share of a room by which it rather lies further away than have something else before its target."""
CLOSE = 16
"""How close to the window's edge it comes where there is little room."""
TAIL = 34
"""The room between the card and what it speaks of, in design pixels."""
LONGEST_TAIL = 240
"""How far the card may be from what it speaks of to point at it, in design pixels."""
DEED, OPENED, NAMED = "lesson deed", "lesson opened", "lesson named"
"""The pieces that are to be seen: where the deed is done, what has opened for it, what else the step names."""
SEEN = (DEED, OPENED, NAMED)
NEEDED, COVERED, MINE = "lesson needed", "lesson covered", "lesson own"
"""What has to be read with any step, what is rather not covered by the card, and of that the learner's own: the
cards in hand besides those of the deed, and the plate."""
PEOPLE = "lesson people"
"""The others of whom the step speaks."""


@dataclass(frozen=True, slots=True)
class CardText:
    """What the card says: who speaks, which step it is, what it is about, and the deed with its key.

    `otherwise` is how the deed is done with the mouse, "" where no mouse is at hand; `note` is a quiet line
    above the deed, "" for none.
    """

    coach: str
    who: str
    step: str
    title: str
    text: str
    clause: str
    heading: str
    deed: str
    key: str
    otherwise: str
    shown: tuple[LessonPart, ...] = ()
    note: str = ""


class _Dress(Enum):
    """How much is on the card: all of it, all but the picture, or no more than has to be read."""

    FULL = auto()
    PLAIN = auto()
    BARE = auto()


_Try: TypeAlias = tuple[_Dress, bool, list[FRect]]


@dataclass(frozen=True, slots=True)
class _Form:
    """A card of one width and dress: its lines, and its measures in real pixels."""

    inner: int
    head_size: float
    head: list[str]
    lines: list[rich.Line]
    chip_below: bool
    dress: _Dress
    note: list[rich.Line]
    deed: list[str]
    keys_below: bool
    height: int


class CoachCard:
    """The card; `place` finds room for it, `draw` draws it there.

    `rect`, `deed_rect` and `clause_rect` are real pixels: of the card, and on it of its deed and its clause.
    """

    def __init__(self, kit: SceneKit, picture: LessonPicture, occupancy: Occupancy) -> None:
        self.kit, self.picture, self.occupancy = kit, picture, occupancy
        self.bubbles = Bubbles(kit)
        self.rect = Rect(0, 0, 0, 0)
        self.deed_rect = Rect(0, 0, 0, 0)
        self.clause_rect = Rect(0, 0, 0, 0)
        self._text: CardText | None = None
        self._form: _Form | None = None
        self._tip: tuple[float, float] | None = None
        self._between: tuple[FRect, ...] = ()

    def _measure(self, said: CardText, inner: int, dress: _Dress) -> _Form:
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        if dress is _Dress.FULL and not said.shown:
            dress = _Dress.PLAIN
        bare = dress is _Dress.BARE
        beside = inner if bare else inner - px(FACE) - px(GAP)
        size = fonts.fitted(said.title, HEAD, TITLE, beside)
        head = fonts.wrap(said.title, size, TITLE, beside)
        high = len(head) * fonts.height(size, TITLE)
        if not bare:
            high = max(px(FACE), fonts.height(SMALL, BOLD) + high)
        lines = rich.wrap(kit, said.text, TEXT, inner)
        last = rich.line_width(kit, lines[-1], TEXT)
        below = last + px(14) + self._chip(said)[0] > inner
        gap = px(GAP) // 2 if bare else px(GAP)
        high += gap + (len(lines) + below) * fonts.height(TEXT, SEMIBOLD)
        if dress is _Dress.FULL:
            high += gap + self.picture.height()
        note = rich.wrap(kit, said.note, SMALL, inner) if said.note else []
        if note:
            high += gap // 2 + len(note) * fonts.height(SMALL, SEMIBOLD)
        room = inner - 2 * px(INSIDE)
        deed = fonts.wrap(said.deed, DEED_SIZE, SEMIBOLD, room - self._heading(said))
        keys = self._keys(said)
        keys_below = bool(keys) and (
            len(deed) > 1
            or self._heading(said) + fonts.width(deed[0], DEED_SIZE, SEMIBOLD) + px(26) + keys
            > room
        )
        rows = len(deed) * fonts.height(DEED_SIZE, SEMIBOLD)
        rows += (kit.paint.keycap_size("D")[1] + px(6)) if keys_below else 0
        high += gap + self._deed_high(rows, bare=bare) + 2 * self._edge(dress)
        return _Form(inner, size, head, lines, below, dress, note, deed, keys_below, high)

    def _edge(self, dress: _Dress) -> int:
        """Return the room above and below what is on the card."""
        return self.kit.px(EDGE // 2 if dress is _Dress.BARE else EDGE - 6)

    def _deed_high(self, rows: int, *, bare: bool) -> int:
        return max(self.kit.px(70), rows + self.kit.px(12 if bare else 26))

    def _chip(self, said: CardText) -> tuple[int, int]:
        fonts = self.kit.fonts
        wide = fonts.width(self._tag(said), CLAUSE, BOLD) + self.kit.px(22)
        return wide, fonts.height(CLAUSE, BOLD) + self.kit.px(2)

    def _tag(self, said: CardText) -> str:
        return self.kit.words("table.rule", clause=said.clause)

    def _heading(self, said: CardText) -> int:
        return self.kit.fonts.width(said.heading, DEED_SIZE, TITLE) + self.kit.px(14)

    def _keys(self, said: CardText) -> int:
        """Return how wide the key of the deed is, and what stands beside it."""
        kit, px = self.kit, self.kit.px
        wide = kit.paint.keycap_size(said.key)[0] if said.key else 0
        if said.otherwise:
            wide += kit.fonts.width(said.otherwise, SMALL, SEMIBOLD) + (px(12) if said.key else 0)
        return wide

    def place(self, said: CardText, room: FRect, *, pointing: bool) -> None:
        """Find a place in a room, in design pixels, near what is spoken of, perhaps `pointing` at it.

        It covers nothing that is to be seen or is needed to follow the step, nor the lesson's bar, nor what is
        the learner's own, nor whom the step speaks of. Where there is too little room it comes close to the
        edge of the window, then it covers those people, then what is the learner's own, then the picture is
        left out, then there is on the card no more than has to be read; at last all that is to be seen but the
        target is covered.
        """
        target, clear = self._target(), self._boxes(*SEEN, BAR)
        self._text = said
        self._between = self._besides(target, *clear, *self._boxes(NEEDED), *self._boxes(MINE))
        about = target or FRect(room.center, (0, 0))
        window = self.kit.space.sides
        lightly = tuple(("", box, Covering.LIGHTLY) for box in self._boxes(COVERED))
        ground = Ground(window, lightly)
        for dress, tight, obstacles in self._tries(target, clear):
            within = FRect(0, 0, *window).inflate(-CLOSE, -CLOSE) if tight else room
            if self._try(said, within, about, ground.also(*obstacles), dress):
                break
        self._placed(pointing=pointing)

    def _tries(self, target: FRect | None, clear: Sequence[FRect]) -> list[_Try]:
        """Return how much is on the card, whether it comes close to the window's edge, and what it avoids."""
        always, needed = self._boxes(BAR), self._boxes(NEEDED)
        own = [*needed, *self._boxes(MINE)]
        kept = [each.inflate(TAIL, TAIL) for each in clear]
        nearest = [target.inflate(2 * TAIL, 2 * TAIL)] if target is not None else []
        close = [target] if target is not None else []

        def full(*also: FRect) -> list[_Try]:
            return [
                (_Dress.FULL, False, [*nearest, *kept, *also]),
                (_Dress.FULL, False, [*nearest, *clear, *also]),
                (_Dress.FULL, True, [*close, *clear, *also]),
            ]

        return [
            *full(*own, *self._boxes(PEOPLE)),
            *full(*own),
            (_Dress.PLAIN, True, [*close, *clear, *own]),
            *full(*needed),
            (_Dress.PLAIN, True, [*close, *clear, *needed]),
            (_Dress.BARE, True, [*close, *clear, *needed]),
            (_Dress.PLAIN, True, [*close, *always, *needed]),
            (_Dress.PLAIN, False, [*nearest, *always]),
            (_Dress.PLAIN, True, [*close, *always]),
            (_Dress.BARE, True, [*close, *always]),
            (_Dress.BARE, True, close),
            (_Dress.BARE, True, []),
        ]

    def stays(self, said: CardText, *, pointing: bool) -> bool:
        """Whether the card says the same as before and covers nothing of a step: then it stays where it is."""
        clear = self._boxes(*SEEN, NEEDED)
        if said != self._text or not covers_none(self.kit.design(self.rect), clear):
            return False
        self._between = self._besides(self._target(), *clear, *self._boxes(MINE))
        self._placed(pointing=pointing)
        return True

    def uncovered(self, name: str) -> tuple[FRect, ...]:
        """Return those boxes of a piece that the card does not cover, not even in part."""
        boxes = self.occupancy.boxes(name)
        return tuple(each for each in boxes if covers_none(self.rect, [self.kit.rect(each)]))

    def _boxes(self, *names: str) -> list[FRect]:
        """Return the boxes of some pieces."""
        return [box for name in names for box in self.occupancy.boxes(name)]

    def _target(self) -> FRect | None:
        """Return what is spoken of first: what has opened, where the deed is done, or what is named."""
        return next(iter(self._boxes(OPENED, DEED, NAMED)), None)

    @staticmethod
    def _besides(target: FRect | None, *areas: FRect) -> tuple[FRect, ...]:
        """Return the areas besides the target; none if there is no target."""
        return tuple(each for each in areas if target is not None and each != target)

    def _placed(self, *, pointing: bool) -> None:
        """Report where the card lies, and let its tail end at what is spoken of."""
        self.occupancy.report("coach", self.kit.design(self.rect), cover=Covering.FREELY)
        self._tip, target = None, self._target()
        if pointing and target is not None:
            rect = self.kit.design(self.rect)
            self._tip = tip_at(rect, target, LONGEST_TAIL, self._between)

    def _try(
        self, said: CardText, room: FRect, about: FRect, ground: Ground, dress: _Dress
    ) -> bool:
        kit, px, scale = self.kit, self.kit.px, self.kit.space.scale

        def cost(rect: FRect) -> float:
            across = room.w if crosses(rect, about, self._between) else 0.0
            return COVERS * ground.sides(rect) + ACROSS * across

        best: tuple[float, Rect, _Form] | None = None
        whole = kit.rect(room)
        for number, design in enumerate(WIDTHS):
            wide = min(px(kit.space.widened(design, 0.6)), whole.w)
            tight = wide < whole.w and dress is _Dress.FULL
            if tight and wide - 2 * px(EDGE) < self.picture.width(said.shown):
                continue
            form = self._measure(said, wide - 2 * px(EDGE), dress)
            size = min(wide / scale, room.w), form.height / scale
            found = ground.within(room, about, size, cost)
            if found is not None:
                worth = found[0] + (number + 2 * form.keys_below) * UNUSUAL
                if best is None or worth < best[0]:
                    place = Rect(kit.rect(found[1]).topleft, (wide, form.height))
                    best = worth, place.clamp(whole), form
        if best is None:
            return False
        _, self.rect, self._form = best
        return True

    @property
    def tail(self) -> tuple[tuple[float, float], tuple[float, float]] | None:
        """The line from the card to what it points at, in real pixels; None where it does not point."""
        if self._tip is None:
            return None
        scale, rect = self.kit.space.scale, self.rect
        x, y = self._tip[0] * scale, self._tip[1] * scale
        return (min(max(x, rect.left), rect.right), min(max(y, rect.top), rect.bottom)), (x, y)

    def at(self, pos: tuple[int, int]) -> bool:
        """Whether a point in real pixels is on the card."""
        return self.rect.collidepoint(pos)

    def draw(self, target: Surface, *, glowing: bool = False) -> None:
        """Draw the card where it was placed; the deed glows after something else was tried."""
        said, form = self._text, self._form
        if said is None or form is None:
            return
        kit, px, rect = self.kit, self.kit.px, self.rect
        if self._tip is not None:
            box = FRect(kit.design(rect))
            self.bubbles.shape(target, Spot(box, self._tip), (PAPER, PAPER_LOW), 30)
        else:
            kit.paint.box(target, rect, (PAPER, PAPER_LOW), radius=30, shadow=True)
        edge = self._edge(form.dress)
        gap = px(GAP) // 2 if form.dress is _Dress.BARE else px(GAP)
        left, y = rect.left + px(EDGE), rect.top + edge
        y = self._draw_head(target, said, form, left, y) + gap
        y = self._draw_text(target, said, form, left, y) + gap
        if form.dress is _Dress.FULL:
            strip = Rect(left, y, form.inner, self.picture.height())
            self.picture.draw(target, strip, said.shown)
            y = strip.bottom + gap
        if form.note:
            y -= gap // 2
            for each in form.note:
                rich.draw(kit, target, each, (left, y), SMALL, RUST, RUST, on_paper=True)
                y += kit.fonts.height(SMALL, SEMIBOLD)
            y += gap
        self.deed_rect = Rect(left, y, form.inner, rect.bottom - edge - y)
        self._draw_deed(target, said, form, glowing=glowing)

    def _draw_head(self, target: Surface, said: CardText, form: _Form, left: int, y: int) -> int:
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        small, line = fonts.height(SMALL, BOLD), fonts.height(form.head_size, TITLE)
        if form.dress is _Dress.BARE:
            for number, each in enumerate(form.head):
                at = (left, y + number * line)
                kit.paint.text(target, each, at, form.head_size, TITLE, INK)
            return y + len(form.head) * line
        tall = small + len(form.head) * line
        face = px(FACE)
        high = max(face, tall)
        blit_portrait(
            kit, target, said.coach, (left + face // 2, y + high // 2), face // 2, look="happy"
        )
        x, right = left + face + px(GAP), left + form.inner
        top = y + (high - tall) // 2
        step = fonts.fitted(said.step, SMALL, BOLD, form.inner // 2)
        end = kit.paint.text(target, said.step, (right, top), step, BOLD, RUST, "topright").left
        who = fonts.fitted(said.who, SMALL, BOLD, end - px(14) - x)
        if fonts.width(said.who, who, BOLD) <= end - px(14) - x:
            kit.paint.text(target, said.who, (x, top), who, BOLD, RUST)
        for number, each in enumerate(form.head):
            at = (x, top + small + number * line)
            kit.paint.text(target, each, at, form.head_size, TITLE, INK)
        return y + high

    def _draw_text(self, target: Surface, said: CardText, form: _Form, left: int, y: int) -> int:
        kit, px = self.kit, self.kit.px
        step = kit.fonts.height(TEXT, SEMIBOLD)
        for line in form.lines:
            rich.draw(kit, target, line, (left, y), TEXT, INK, INK, on_paper=True)
            y += step
        chip = Rect((0, 0), self._chip(said))
        if form.chip_below:
            chip.midleft = (left, y + step // 2)
            y += step
        else:
            wide = rich.line_width(kit, form.lines[-1], TEXT)
            chip.midleft = (left + wide + px(14), y - step // 2)
        self.clause_rect = chip
        kit.paint.box(target, chip, CHIP, radius=10)
        kit.paint.text(target, self._tag(said), chip.center, CLAUSE, BOLD, BROWN, "center")
        return y

    def _draw_deed(self, target: Surface, said: CardText, form: _Form, *, glowing: bool) -> None:
        kit, px, fonts, rect = self.kit, self.kit.px, self.kit.fonts, self.deed_rect
        if glowing:
            kit.paint.glow(target, rect, 22, AMBER, 22, 0.9)
        kit.paint.box(target, rect, INK, radius=22, line=AMBER, line_width=6 if glowing else 3)
        line = fonts.height(DEED_SIZE, SEMIBOLD)
        cap = kit.paint.keycap_size("D")[1]
        rows = len(form.deed) * line + ((cap + px(6)) if form.keys_below else 0)
        left, y = rect.left + px(INSIDE), rect.centery - rows // 2
        heading = kit.paint.text(
            target, said.heading, (left, y + line // 2), DEED_SIZE, TITLE, AMBER, "midleft"
        )
        x = heading.right + px(14)
        for number, each in enumerate(form.deed):
            at = (x, y + number * line + line // 2)
            kit.paint.text(target, each, at, DEED_SIZE, SEMIBOLD, LIGHT, "midleft")
        middle = rect.centery
        if form.keys_below:
            middle = y + len(form.deed) * line + px(6) + cap // 2
        x = rect.right - px(INSIDE) - self._keys(said)
        if said.key:
            x = kit.paint.keycap(target, said.key, (x, middle)).right + px(12)
        if said.otherwise:
            kit.paint.text(target, said.otherwise, (x, middle), SMALL, SEMIBOLD, QUIET, "midleft")
