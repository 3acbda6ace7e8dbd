"""The bubble of a hint, or of a note of the first-game guide, with the ways out at its foot.

`NoteBubble.place` finds room for it, `draw` draws it there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from math import ceil
from typing import NamedTuple

from pygame import FRect, Rect, Surface

from game.view.base.boxes import Box, ColumnBox, LeafBox, RowBox
from game.view.base.colours import PAPER, PAPER_LOW, RUST
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.key_labels import Keycaps
from game.view.speech.bubbles import REASON_WIDE, Bubbles, Paragraph
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import (
    HAND_ROOM,
    LOG,
    OFFERS,
    PANEL_ROOM,
    PROMPTS,
    Occupancy,
    Precedence,
)
from game.view.speech.spots import Spot, away, covers_none
from game.view.speech.tails import LONG, Tails, over_tail

FOOT = 0.96
"""The size of what stands at the foot, as a share of that of the words."""
WIDTHS = (REASON_WIDE, 560.0, 700.0, 380.0, 350.0, 320.0)
"""How wide the text may be set: as it is best, and as there may be room for it."""
NARROW = (270.0, 240.0, 230.0)
"""How wide it may be set, too, where it cannot but cover something."""
EDGE, CLOSE = 28.0, 14.0
"""Between the paper's edge and the text, and at least between it and the ways out beside each other."""
AIR = 12.0
"""Between the last line and the ways out below it."""
BETWEEN = 18.0
"""Between two ways out."""
UNDER, FEET = 18.0, 18.0
"""The room that the words leave below themselves, and that below the ways out."""
ENDLESS = Rect(0, 0, 1 << 20, 1 << 20)
UNUSUAL = 60.0
"""How much nearer (design pixels) another width must bring a bubble."""
OVER, WIDE = 120.0, 200.0
"""How much further it rather lies than have something so wide between itself and what it speaks of."""
GIVES_WAY = 300.0
"""How much further (design pixels) a bubble rather lies than that the list of recent moves gives way to it."""
FAR = 170.0
"""The length (design pixels) from which on a tail is a needle that nobody follows: a ring is seen at once."""
RING = 16.0
"""The radius of the ring's corners."""
FAINT = 14.0
"""How much further a bubble rather lies than cover one piece of what is covered lightly."""


class WayOut(NamedTuple):
    """A way out at the foot of a note: what it is called, and its command, which may have a key."""

    label: str
    command: str


class NoteBubble:
    """`ways` are where the ways out of a note are clicked, by their commands (real pixels); a hint has none."""

    def __init__(self, kit: SceneKit, keycaps: Keycaps, occupancy: Occupancy) -> None:
        self.kit = kit
        self.occupancy = occupancy
        self.keycaps = keycaps
        self.bubbles = Bubbles(kit)
        self.ways: dict[str, Rect] = {}
        self.spot = Spot(FRect(0, 0, 0, 0), (0.0, 0.0))
        self.shown = False
        self.waits = False
        """Whether there was no room for it when it was placed last."""
        self._lies: tuple[Spot | None, int] = (None, 0)
        """Where it was placed last, and how often the table had changed by then."""
        self.ringed: FRect | None = None
        """What the bubble speaks of, where it is so far away that it has a ring instead of a whole tail."""
        self._out: Sequence[WayOut] = ()
        self.said = Paragraph("")
        """The text as it was set last."""

    def place(self, text: str, clause: str, out: Sequence[WayOut], *subjects: FRect) -> None:
        """Say `text` about something, with the ways `out` at the foot.

        Its tail ends inside the nearest of the `subjects`. Where that would be very long, or long and over
        something else, there is none: a part of it would point at whatever lies there. What a note is about has
        a ring then; what a hint advises has the focus.
        It waits unseen where it would cover another bubble, and a note also where its tail would, or where it
        would cover what has to be read: advice nobody asked for is not worth that.
        """
        self._out = out
        space = self.kit.space
        where = tuple(tuple(each) for each in subjects)
        question = (text, clause, *map(self._key, out), *out, space, where)
        find = partial(self._find, Paragraph(text, clause), subjects)
        spot = self.occupancy.place("note", Precedence.NOTE, question, find, HAND_ROOM, PANEL_ROOM)
        self.shown = spot is not None
        self.waits = spot is None
        lies = spot, self.occupancy.changes(Precedence.NOTE)
        if spot is not None and lies != self._lies:
            self._lies = lies
            ground = self.occupancy.ground(Precedence.NOTE, own="note")
            self.spot = replace(spot, over=over_tail(ground, spot, PROMPTS, *OFFERS))
        self.ways = self._leaving() if self.shown else {}

    def close(self) -> None:
        """Remove the bubble."""
        self.occupancy.remove("note")

    def wait(self) -> None:
        """Let it wait unseen, as while something else is said."""
        self.close()
        self.shown, self.waits, self.ways = False, True, {}

    def _size(self, said: Paragraph) -> tuple[float, float]:
        scale = self.kit.space.scale
        wide, high = self.kit.boxes.size(self._box(said), ENDLESS)
        return wide / scale, high / scale

    def _box(self, said: Paragraph) -> Box:
        """Return the words, and at the foot the ways out: beside each other if that needs no more width."""
        wide, high = self.bubbles.reason_size(said)
        if not self._out:
            return LeafBox(wide, high)
        scale, size = self.kit.space.scale, _foot(said)
        words = LeafBox(wide, high - UNDER)
        ways = tuple(
            LeafBox(self._way_wide(each, size) / scale, self._high(size), key=each.command)
            for each in self._out
        )
        feet: list[Box] = [
            RowBox(ways, BETWEEN, spread="end", pad=(edge, 0, edge, FEET)) for edge in (EDGE, CLOSE)
        ]
        feet.append(ColumnBox(ways, AIR, align="end", pad=(EDGE, 0, EDGE, FEET)))
        room = Rect(0, 0, ceil(max(wide, said.wide + 2 * CLOSE) * scale), ENDLESS.h)
        boxes = [ColumnBox((words, foot), AIR) for foot in feet]
        return next((each for each in boxes if self.kit.boxes.fits(each, room)), boxes[-1])

    def _high(self, foot: float) -> float:
        return self.kit.paint.keycap_size("G", foot)[1] / self.kit.space.scale

    def _key(self, way: WayOut) -> str:
        return self.keycaps(way.command)

    def _way_wide(self, way: WayOut, foot: float) -> int:
        key = self._key(way)
        cap = self.kit.paint.keycap_size(key, foot)[0] + self.kit.px(10) if key else 0
        return cap + self.kit.fonts.width(way.label, foot, BOLD)

    def _leaving(self) -> dict[str, Rect]:
        """Return where the ways out are."""
        placed = self.kit.arrange(self._box(self.said), self.kit.rect(self.spot.rect))
        return {each.command: placed[each.command] for each in self._out}

    def _find(self, said: Paragraph, subjects: Sequence[FRect], ground: Ground) -> Spot | None:
        """The nearest place that covers nothing, with the text set to fit there; or the least bad.

        Where there is none near by, the list of recent moves gives way, before the text is set smaller.
        """
        about = subjects[0].unionall(list(subjects[1:]))
        tails = [Tails(ground, each) for each in subjects]

        def cost(rect: FRect) -> float:
            over = ground.wide_between(rect, about, WIDE)
            tail = tails[_nearest(rect, subjects)].usual(rect).cost
            return FAINT * ground.lightly(rect) + OVER * over + tail

        tried: list[tuple[float, Spot, Paragraph]] = []
        found: list[tuple[float, Spot, Paragraph]] = []
        yields = ground.yields(LOG)
        # Where the list tells something else, too, it gives way to a hint alone, and only in need.
        bare = ground.over(LOG) if yields or not self._out else ground
        large = len(self.bubbles.reason_sizes) > 1
        widths = (*WIDTHS, *NARROW) if large else WIDTHS
        sizes = self.bubbles.reason_sizes
        both = ((ground, 0.0), (bare, GIVES_WAY))
        together = [both] if yields else [(each,) for each in both]
        for grounds, size in product(together, sizes):
            for free, more in grounds:
                if found and min(each[0] for each in found) <= more:
                    break
                for wide in widths:
                    fit = said._replace(wide=wide, size=size)
                    spot = free.nearest(about, self._size(fit), cost)
                    if spot is not None:
                        worth = away(spot.rect, about) + cost(spot.rect) + more
                        worth += UNUSUAL if wide != REASON_WIDE else 0.0
                        found.append((worth, spot, fit))
            if found:
                break
        for size, wide in product(self.bubbles.reason_sizes, (*WIDTHS, *NARROW) * (not found)):
            fit = said._replace(wide=wide, size=size)
            spot = bare.least(about, self._size(fit))
            tried.append((bare.covered(spot.rect) + cost(spot.rect), spot, fit))
        _, spot, self.said = min(
            found or tried, key=lambda each: (not found and bare.unread(each[1].rect), each[0])
        )
        if not found and (not ground.spares(spot.rect) or (self._out and bare.unread(spot.rect))):
            return None
        which = _nearest(spot.rect, subjects)
        tail = tails[which].best(spot.rect)
        self.ringed = None
        if tail.long > FAR or (tail.long > LONG and tail.crosses):
            if self._out:
                self.ringed = self._whole(subjects[which])
            return Spot(spot.rect, spot.rect.center)
        pointing = Spot(spot.rect, tail.tip, tail.root)
        if ground.clear_tail(pointing):
            return pointing
        return None if self._out else Spot(spot.rect, spot.rect.center)

    def _whole(self, subject: FRect) -> FRect:
        """Return all of what a subject is part of: a card as far as it is in sight, a player with the name."""
        occupancy = self.occupancy
        for card in (*occupancy.boxes("hand"), *occupancy.boxes("discard pile")):
            if card.contains(subject):
                return FRect(subject.left, card.top, subject.w, card.h)
        plates = occupancy.of_seats("plate").values()
        return subject.unionall([box for box in plates if not covers_none(box, [subject])])

    def draw(self, target: Surface) -> None:
        """Draw it where it was placed."""
        if not self.shown:
            return
        rect = self.spot.rect
        if self.ringed is not None:
            self.kit.paint.ring(target, self.kit.rect(self.ringed), RING, PAPER)
        self.bubbles.shape(target, self.spot, (PAPER, PAPER_LOW), 20)
        self.bubbles.write(target, rect, self.said)
        kit, px, foot = self.kit, self.kit.px, _foot(self.said)
        for way in self._out:
            x, y = self.ways[way.command].midleft
            key = self._key(way)
            if key:
                x = kit.paint.keycap(target, key, (x, y), foot, dark=True).right + px(10)
            kit.paint.text(target, way.label, (x, y), foot, BOLD, RUST, "midleft")


def _foot(said: Paragraph) -> float:
    """Return the size of the ways out below a text."""
    return said.size * FOOT


def _nearest(rect: FRect, subjects: Sequence[FRect]) -> int:
    """Return which of the subjects is nearest to a bubble."""
    if len(subjects) == 1:
        return 0
    return min(range(len(subjects)), key=lambda each: away(rect, subjects[each]))
