"""The time line of a match: a bar for each round, with its turns and what stands out, and where one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect, Rect, Surface

from game.session.replays.tape import Landmark, Tape
from game.view.base.arranging import in_design
from game.view.base.boxes import Box, RowBox
from game.view.base.colours import ACCUSE_LINE, AMBER, AMBER_FILL, INK, LIGHT, QUIET, Colour
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.table.portraits import portrait
from game.view.widgets.widgets import Look, Widget

BAR, MARK, LABEL = 44, 21.0, 20.0
GAP = 8
LEAST_TICK = 5
"""Design pixels between two ticks, below which turns have none."""
FIRST = ("won", "caught", "last", "draws", "skip", "suit", "turned")
"""The kinds of marks, those first that are drawn rather than others beside them."""
DONE, LEFT = Colour.hex("#6b4c1e"), Colour.hex("#33231a")
EDGE = Colour.hex("#8d6a35")
PASSED, AHEAD = AMBER.mix(LIGHT, 0.5)[:3], QUIET.mix(LEFT, 0.5)[:3]
"""The colours of the turns up to where one is, and of those behind it."""


class TimeLine(Widget):
    """The bars of all rounds. `go` is called with the place that is wanted, `step` with 1 or -1."""

    radius = 14

    def __init__(
        self,
        tape: Tape,
        portraits: Sequence[str],
        go: Callable[[int], object],
        step: Callable[[int], object],
        label: Callable[[], str],
        spoken: str,
    ) -> None:
        super().__init__()
        self.tape = tape
        self.portraits = portraits
        self.go, self.step, self.label = go, step, label
        self.at = 0
        self.bars: list[Rect] = []
        self._marks = sorted(
            (mark for each in tape.rounds for mark in each.marks),
            key=lambda mark: FIRST.index(mark.kind),
        )
        self._ticks: list[list[tuple[int, Rect]]] = []
        """For each round the places of its turns, and where they are drawn; none where there is no room."""
        self._seen: list[tuple[Landmark, Rect]] = []
        """The marks that have room, and where."""
        self._spoken = spoken
        self._dragging = False

    @property
    def spoken(self) -> tuple[str, ...]:
        return self._spoken, self.label()

    def height(self, kit: SceneKit, *, marked: bool) -> int:
        """Return its height in real pixels, with or without what stands out and the names of rounds."""
        bar, label = kit.px(BAR), kit.fonts.height(LABEL, BOLD) + kit.px(8)
        return bar + label + (self._marks_high(kit) if marked else 0)

    def _marks_high(self, kit: SceneKit) -> int:
        return max(kit.px(42), kit.fonts.height(MARK, TITLE) + kit.px(4))

    def place(self, kit: SceneKit, rect: Rect, *, marked: bool) -> None:
        """Put the bars into a rectangle, as long as their rounds are."""
        self.rect = rect
        top = rect.top + (self._marks_high(kit) if marked else 0)
        self.bars = self._placed_bars(kit, Rect(rect.left, top, rect.w, kit.px(BAR)))
        self._ticks = [self._placed_ticks(kit, number) for number in range(len(self.bars))]
        self._seen = self._placed_marks(kit) if marked else []

    def _placed_bars(self, kit: SceneKit, area: Rect) -> list[Rect]:
        count = len(self.tape.rounds)
        gap = min(kit.px(GAP), max(1, area.w // (4 * count)))
        least = min(kit.px(40), (area.w - gap * (count - 1)) // (2 * count))
        parts = (
            Box(share=max(1, each.last - each.first), least=least, key=number)
            for number, each in enumerate(self.tape.rounds)
        )
        placed = in_design(RowBox(tuple(parts), gap), FRect(area))
        edges = ((round(each.left), round(each.right)) for each in placed.values())
        return [Rect(left, area.top, max(1, right - left), area.h) for left, right in edges]

    def _placed_ticks(self, kit: SceneKit, number: int) -> list[tuple[int, Rect]]:
        bar, round_ = self.bars[number], self.tape.rounds[number]
        if bar.w / max(1, len(round_.turns)) < kit.px(LEAST_TICK):
            return []
        tall = {mark.at for mark in round_.marks}
        found = []
        for at in round_.turns:
            tick = Rect(0, 0, max(1, kit.px(3)), round(bar.h * (0.55 if at in tall else 0.22)))
            tick.center = (self.x(at), bar.centery)
            found.append((at, tick))
        return found

    def _placed_marks(self, kit: SceneKit) -> list[tuple[Landmark, Rect]]:
        high, apart = self._marks_high(kit), kit.px(6)
        bottom, bounds = (
            self.bars[0].top - kit.px(3),
            Rect(self.rect.left, 0, self.rect.w, kit.size[1]),
        )
        found: list[tuple[Landmark, Rect]] = []
        taken: list[Rect] = []
        for mark in self._marks:
            rect = Rect((0, 0), self._mark_size(kit, mark, high))
            rect.midbottom = (self.x(mark.at), bottom)
            rect.clamp_ip(bounds)
            if rect.inflate(apart, 0).collidelist(taken) < 0:
                taken.append(rect)
                found.append((mark, rect))
        return found

    def x(self, at: int) -> int:
        """Return where a place is, in real pixels."""
        number = self.tape.round_at(at)
        bar, round_ = self.bars[number], self.tape.rounds[number]
        inset = min(bar.h // 4, bar.w // 4)
        share = (at - round_.first) / max(1, round_.last - round_.first)
        return bar.left + inset + round((bar.w - 2 * inset) * share)

    def place_at(self, x: int) -> int:
        """Return the place under a point of the window, from its left edge."""
        for bar, round_ in zip(self.bars, self.tape.rounds, strict=True):
            if x < bar.right or bar is self.bars[-1]:
                inset = min(bar.h // 4, bar.w // 4)
                share = (x - bar.left - inset) / max(1, bar.w - 2 * inset)
                share = min(1.0, max(0.0, share))
                return round_.first + round((round_.last - round_.first) * share)
        return self.tape.length

    def adjust(self, kit: SceneKit, step: int) -> bool:
        self.step(step)
        return True

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        self.go(self.place_at(pos[0]))

    def take(self, kit: SceneKit, intent: Intent) -> bool:
        """What is pressed on the bars can be drawn along them."""
        if intent.kind is Kind.DRAG and (self._dragging or self.rect.collidepoint(intent.start)):
            self._dragging = True
            self.go(self.place_at(intent.pos[0]))
            return True
        if intent.kind is Kind.RELEASE and self._dragging:
            self._dragging = False
        return False

    def ring(self, kit: SceneKit, target: Surface) -> None:
        """The focus is on the knob."""
        knob = Rect(0, 0, kit.px(30), kit.px(30))
        knob.center = (self.x(self.at), self.bars[0].centery)
        kit.paint.ring(target, knob, 15, AMBER)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        present = self.tape.round_at(self.at)
        knob = self.x(self.at)
        for number, bar in enumerate(self.bars):
            self._draw_bar(kit, target, number, bar, knob)
        for mark, rect in self._seen:
            self._draw_mark(kit, target, mark, rect)
        label = self._draw_label(kit, target, knob)
        self._draw_names(kit, target, present, label)
        px, middle = kit.px, self.bars[0].centery
        line = Rect(0, 0, max(2, px(4)), self.bars[0].h + px(8))
        line.center = (knob, middle)
        target.fill(AMBER[:3], line)
        kit.paint.disc(target, (knob, middle), px(13), AMBER, INK, 3)

    def _draw_bar(self, kit: SceneKit, target: Surface, number: int, bar: Rect, knob: int) -> None:
        paint = kit.paint
        radius = min(10.0, bar.w / 3 / kit.space.scale)
        paint.box(target, bar, LEFT, radius=radius, line=EDGE.fade(0.7))
        if knob > bar.left:
            target.set_clip(Rect(bar.left, bar.top, min(knob, bar.right) - bar.left, bar.h))
            paint.box(target, bar, DONE, radius=radius, line=EDGE)
            target.set_clip(None)
        for at, tick in self._ticks[number]:
            target.fill(PASSED if at <= self.at else AHEAD, tick)

    def _mark_size(self, kit: SceneKit, mark: Landmark, high: int) -> tuple[int, int]:
        if mark.kind == "won":
            return high, high
        if mark.kind == "draws":
            return kit.fonts.width(f"+{mark.number}", MARK, TITLE), round(high * 0.8)
        return round(high * 0.64), round(high * 0.64)

    def _draw_mark(self, kit: SceneKit, target: Surface, mark: Landmark, rect: Rect) -> None:
        ink = LIGHT if mark.at <= self.at else QUIET
        if mark.kind == "won":
            face = portrait(kit, self.portraits[mark.seat], rect.w // 2, AMBER)
            target.blit(face, face.get_rect(center=rect.center))
        elif mark.kind == "draws":
            text = f"+{mark.number}"
            kit.paint.text(target, text, rect.center, MARK, TITLE, ACCUSE_LINE, "center")
        elif mark.kind == "last":
            kit.paint.disc(target, rect.center, rect.w // 2, AMBER_FILL)
            kit.paint.text(target, "1", rect.center, MARK - 2, TITLE, INK, "center")
        else:
            names = {"skip": "skip", "turned": "turned", "suit": "cards", "caught": "speech"}
            side = round(rect.w * 0.9)
            icon = kit.pictures.tinted(f"icons/{names[mark.kind]}", side, side, ink)
            target.blit(icon, icon.get_rect(center=rect.center))

    def _draw_label(self, kit: SceneKit, target: Surface, knob: int) -> Rect:
        px, fonts = kit.px, kit.fonts
        text = self.label()
        bottom = self.bars[0].bottom
        rect = Rect(
            0, 0, fonts.width(text, LABEL, BOLD) + px(24), fonts.height(LABEL, BOLD) + px(6)
        )
        rect.midtop = (knob, bottom + px(5))
        rect.clamp_ip(Rect(self.rect.left, rect.top, self.rect.w, rect.h))
        kit.paint.box(target, rect, AMBER, radius=9)
        kit.paint.text(target, text, rect.center, LABEL, BOLD, INK, "center")
        return rect

    def _draw_names(self, kit: SceneKit, target: Surface, present: int, label: Rect) -> None:
        """The rounds' names below their bars, as far as there is room: whole, or their numbers."""
        fonts, words = kit.fonts, kit.words
        y = self.bars[0].bottom + kit.px(8)
        for number, (bar, round_) in enumerate(zip(self.bars, self.tape.rounds, strict=True)):
            for text in (words("ui.replay.round", number=round_.number), str(round_.number)):
                wide = fonts.width(text, LABEL, SEMIBOLD)
                rect = Rect(bar.left, y, wide, fonts.height(LABEL, SEMIBOLD))
                if wide <= bar.w and not rect.colliderect(label.inflate(kit.px(8), 0)):
                    ink = AMBER if number == present else QUIET
                    kit.paint.text(target, text, rect.topleft, LABEL, SEMIBOLD, ink)
                    break
