"""Short-lived notices at seats: speech, what happened with its clause, or a card.

`SeatNotices` finds room beside the seats; what has been seen long enough goes by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import TypeAlias

from pygame import FRect, Rect, Surface

from game.show.card_pose import CARD_RATIO, Pose
from game.view.base import rich_text as rich
from game.view.base.colours import INK, PAPER, PAPER_LOW
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.speech.bubbles import REASON_WIDE, Bubbles, Paragraph
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import PANEL, PANEL_ROOM, Occupancy, Precedence
from game.view.speech.spots import NEAR, Spot, apart, away, beside
from game.words.people_texts import shown

SPEECH_MS, EXPLAINED_MS, CARD_MS = 1900, 4200, 6000
LETTER_MS, SHORT, EXPLAINED_SHORT = 45, 20, 50
"""So much longer for each letter after so many is something seen that is said, or explained."""
MOST_PATIENT = 2.0
SPEECH = 30.0
WIDTHS = (350.0, 560.0, 840.0)
"""How wide something said may be, in design pixels: rather narrow, but wide where it is low."""
EXPLAINED_WIDTHS = (REASON_WIDE, 340.0)
"""How wide something explained may be: narrower where it has no room else."""
NARROWEST = 250.0
"""How wide it may be, too, where it cannot but cover something."""
CARD = 92.0
MOST_EXPLAINED = 2

GAP = 26.0
PASSES = 3
"""How often places are looked for at most: one that is found may have its tail where an earlier one lies."""
WORTH_A_FACE = 500.0
"""How much more (by `Ground.covered`) what is explained may hide so that it has a portrait."""
ALOOF, SHY = 90.0, 4.0
"""How far (design pixels) what is explained elsewhere keeps off people, and what each pixel less costs."""
FACE, FACE_ROOM = 26.0, 64.0
"""The radius of a portrait before what is said, and how much wider that is with it, in design pixels."""


Portrait: TypeAlias = Callable[[Surface, int, tuple[int, int], int], None]
"""Draws the portrait of a seat about a point, with a radius; in real pixels."""


@dataclass(slots=True)
class Notice:
    """One notice at a seat, which remains for so many ms: a text, perhaps with its clause, or a card."""

    seat: int
    left: int
    text: str = ""
    clause: str = ""
    card: int = -1
    spot: Spot | None = None
    faced: bool = False
    """Whether the portrait of the one at the seat stands before the words."""
    wide: float = WIDTHS[0]
    number: int = field(default_factory=count().__next__)
    """A unique number."""

    @property
    def name(self) -> str:
        """The name in the occupancy."""
        return f"notice {self.number}"

    @property
    def paragraph(self) -> Paragraph:
        """What is explained, as it is set."""
        return Paragraph(self.text, self.clause, self.wide)

    @property
    def spoken(self) -> bool:
        """Whether it is a few words, and neither an explanation nor a card."""
        return not self.clause and self.card < 0


class SeatNotices:
    """The notices that are visible now; a seat has one text and one card at a time."""

    def __init__(
        self, kit: SceneKit, art: CardArt, portrait: Portrait, occupancy: Occupancy
    ) -> None:
        self.kit = kit
        self.art = art
        self.occupancy = occupancy
        self._portrait = portrait
        self.bubbles = Bubbles(kit)
        self.shown: list[Notice] = []

    @property
    def content(self) -> Hashable:
        """What is said and shown at the seats, wherever there is room for it."""
        return tuple(notice.number for notice in self.shown)

    def _drop(self, gone: Callable[[Notice], bool]) -> None:
        """Remove some notices and their places."""
        for notice in filter(gone, self.shown):
            self.occupancy.remove(notice.name)
        self.shown = [notice for notice in self.shown if not gone(notice)]

    def say(self, seat: int, text: str, lasting: int = SPEECH_MS) -> None:
        """Show a few words spoken at a seat for `lasting` ms, and longer if they are long."""
        long = lasting + LETTER_MS * max(0, len(text) - SHORT)
        self._add(Notice(seat, round(long * self._patience), text))

    def remark(self, seat: int, text: str) -> bool:
        """Show a few words of somebody if nothing is shown at the seat that matters more; return whether.

        What they wrote is no rich text, whatever is in it.
        """
        if any(notice.seat == seat for notice in self.shown):
            return False
        self.say(seat, shown(text))
        return True

    def explain(self, seat: int, text: str, clause: str, lasting: int = EXPLAINED_MS) -> None:
        """Show what happened to a seat, and the clause for it; a later explanation replaces an earlier one.

        It is seen for `lasting` ms, and longer if it is long.
        """
        told = [notice for notice in self.shown if notice.clause]
        if len(told) >= MOST_EXPLAINED:
            self._drop(lambda notice: notice is told[0])
        long = lasting + LETTER_MS * max(0, len(text) - EXPLAINED_SHORT)
        self.shown.append(
            Notice(seat, round(long * self._patience), text, clause, wide=REASON_WIDE)
        )

    def withdraw(self, text: str) -> None:
        """Remove an explanation, since it has been given elsewhere."""
        self._drop(lambda notice: bool(notice.clause) and notice.text == text)

    def leave_one(self, own: int, *, answered: bool, noted: bool) -> None:
        """Leave one explanation at most: the last of the seat `own`, or else the last of all.

        None is left while its person is `answered`, and none of others while something is `noted` for them.
        """
        told = [notice for notice in self.shown if notice.clause]
        mine = [notice for notice in told if notice.seat == own]
        left = mine[-1:] or (told[-1:] if not noted else [])
        kept = {notice.number for notice in left if not answered}
        self._drop(lambda notice: bool(notice.clause) and notice.number not in kept)

    def explains(self, seat: int) -> bool:
        """Return whether something that happened to a seat is explained."""
        return any(notice.clause and notice.seat == seat for notice in self.shown)

    def lay(self, seat: int, card: int) -> None:
        """Show a card that is turned up for a seat."""
        self._add(Notice(seat, CARD_MS, card=card))

    def _add(self, notice: Notice) -> None:
        kind = (notice.spoken, notice.card >= 0)
        self._drop(
            lambda other: other.seat == notice.seat and (other.spoken, other.card >= 0) == kind
        )
        self.shown.append(notice)

    @property
    def _patience(self) -> float:
        """So many times longer words are seen where the player has slowed the clock, up to a limit."""
        return min(self.kit.settings.slowing, MOST_PATIENT)

    def gather(self) -> None:
        """Remove the cards that were turned up for seats."""
        self._drop(lambda notice: notice.card >= 0)

    def forget(self) -> None:
        """Remove all notices."""
        self._drop(lambda _: True)

    @property
    def due(self) -> int | None:
        """In how many ms the next notice disappears; None if there is none."""
        running = (each for each in self.shown if each.spot is not None or not self._waits(each))
        return min((notice.left for notice in running), default=None)

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        for notice in self.shown:
            if notice.spot is not None or not self._waits(notice):
                notice.left -= dt
        self._drop(lambda notice: notice.left <= 0)

    def _waits(self, notice: Notice) -> bool:
        """Return whether something explained can wait for room: a panel is open, and is read before it."""
        return bool(notice.clause) and bool(self.occupancy.boxes(PANEL))

    def place(self) -> None:
        """Find room for them beside the seats, where they cover nothing if there is such a place.

        Where there is none, they lie on what is the seat's own if they hide nothing else, and what is to be
        read longer lies where it hides the least. No two bubbles overlap: a few words give way to what is
        explained, and what has no room waits unseen until there is some.
        """
        for _ in range(PASSES):
            before = self.occupancy.changes(Precedence.NOTICE)
            self._place_each()
            if self.occupancy.changes(Precedence.NOTICE) == before:
                break

    def _place_each(self) -> None:
        """Find a place for each of them, one after the other."""
        for notice in self._in_order():
            about = self._about(notice.seat)
            if about is None:
                notice.spot = None
                continue
            question = (self.kit.space, tuple(about))
            find = partial(self._hear if notice.spoken else self._find, notice, about)
            over = () if notice.spoken else tuple(each.name for each in self.shown if each.spoken)
            notice.spot = self.occupancy.place(
                notice.name, Precedence.NOTICE, question, find, PANEL_ROOM, *over
            )

    def _in_order(self) -> list[Notice]:
        """Cards lie by their seats before anything is said of them; few words need to be there most, then.

        The tails of what is explained go below what is spoken.
        """
        return sorted(self.shown, key=lambda each: (each.card < 0, not each.clause, len(each.text)))

    def draw(self, target: Surface) -> None:
        """Draw those that have a place."""
        self.place()
        for notice in self._in_order():
            if notice.spot is not None:
                self._draw(target, notice, notice.spot)

    def _about(self, seat: int) -> FRect | None:
        """Return the area at which bubbles about a seat point, or None if the seat is not shown."""
        box = self.occupancy.box(f"player {seat}")
        return self.occupancy.box("own plate") if box is None else box

    def _own(self, seat: int) -> str:
        """Return the name of the piece that belongs to a seat."""
        name = f"seat {seat}"
        return name if self.occupancy.boxes(name) else "own plate"

    def _find(self, notice: Notice, about: FRect, ground: Ground) -> Spot | None:
        """A place for a card, or for what is explained; None where it would cover another bubble."""
        gap = 12.0 if notice.card >= 0 else GAP
        free = self._explained(notice, about, ground) if notice.clause else None
        if free is not None:
            return free
        size = self._size(notice)
        spot = None if notice.clause else ground.first(beside(about, size, gap))
        spot = spot or ground.over(self._own(notice.seat)).first(beside(about, size, gap))
        if spot is None and self._waits(notice):
            return None
        plain = spot or self._least(notice, about, ground)
        if plain is None:
            return None
        plain = self._pointing(notice, plain, about, ground)
        if notice.card >= 0 or self._belongs(notice, about, plain):
            return plain
        wide, notice.faced = notice.wide, True
        faced = self._least(notice, about, ground)
        if faced is None:
            return None
        if ground.covered(faced.rect) - ground.covered(plain.rect) <= WORTH_A_FACE:
            return Spot(faced.rect, faced.rect.center)
        notice.wide, notice.faced = wide, False
        return plain

    def _explained(self, notice: Notice, about: FRect, ground: Ground) -> Spot | None:
        """A free place for what is explained: plainly its seat's, or where nobody sits, with the portrait."""
        notice.faced = False  # it may have been placed otherwise before
        for notice.wide in EXPLAINED_WIDTHS:
            size = self._size(notice)
            spot = ground.first(beside(about, size, GAP)) or ground.nearest(about, size)
            if spot is not None:
                spot = self._pointing(notice, spot, about, ground)
                if self._belongs(notice, about, spot):
                    return spot
        others, notice.faced = self._others(notice.seat), True

        def crowded(rect: FRect) -> float:
            return SHY * max((ALOOF - apart(rect, each) for each in others), default=0.0)

        for notice.wide in EXPLAINED_WIDTHS:
            size = self._size(notice)
            spot = ground.nearest(about, size, lambda rect: max(0.0, crowded(rect)))
            if spot is not None:
                return Spot(spot.rect, spot.rect.center)
        notice.faced, notice.wide = False, EXPLAINED_WIDTHS[-1]
        return None

    def _pointing(self, notice: Notice, spot: Spot, about: FRect, ground: Ground) -> Spot:
        """Return the spot, without a tail if its subject is far, or behind a bubble or somebody else."""
        points = away(spot.rect, about) <= NEAR and ground.clear_tail(spot)
        points = points and not spot.meets(self._others(notice.seat))
        return spot if points else Spot(spot.rect, spot.rect.center)

    def _belongs(self, notice: Notice, about: FRect, spot: Spot) -> bool:
        """Whether nobody takes a bubble for another's: it points at its seat, or is nearest to it."""
        if not spot.rect.collidepoint(spot.tip):
            return True
        own = apart(spot.rect, about)
        return all(apart(spot.rect, each) > own for each in self._others(notice.seat))

    def _others(self, seat: int) -> list[FRect]:
        """Return the areas of everybody but the one at a seat."""
        people = self.occupancy.of_seats("player")
        own = self.occupancy.boxes("own plate") if seat in people else ()
        return [*own, *(box for each, box in people.items() if each != seat)]

    def _least(self, notice: Notice, about: FRect, ground: Ground) -> Spot | None:
        """Return the place where it hides the least, as wide as it hides the least; None over other bubbles."""

        def tried(wide: float) -> tuple[float, Spot, float]:
            notice.wide = wide
            spot = ground.least(about, self._size(notice))
            return ground.covered(spot.rect), spot, wide

        usual = EXPLAINED_WIDTHS if notice.clause else (notice.wide,)
        best = min(map(tried, usual), key=lambda each: each[0])
        if notice.clause and ground.spares(best[1].rect):
            best = min(best, tried(NARROWEST), key=lambda each: each[0])
        _, spot, notice.wide = best
        return spot if ground.spares(spot.rect) else None

    def _hear(self, notice: Notice, about: FRect, ground: Ground) -> Spot | None:
        """A place for something that is said: by its seat, or further off with the speaker's portrait.

        None where it has room nowhere; the log says it as well.
        """
        others = ground.over(self._own(notice.seat))
        for notice.faced in (False, True):
            for notice.wide in WIDTHS:
                size = self._size(notice)
                spot = ground.first(beside(about, size, GAP)) or ground.nearest(about, size)
                if spot is None:
                    continue
                if notice.faced:  # it points at nobody
                    return Spot(spot.rect, spot.rect.center)
                near = away(spot.rect, about) <= NEAR and ground.clear_tail(spot)
                near = near and not spot.meets(self._others(notice.seat))
                if near and others.clear_line(spot.rect.center, spot.tip):
                    return spot
        notice.faced, notice.wide = False, WIDTHS[0]
        rect = FRect(0, 0, *self._size(notice))
        rect.center = about.center
        return others.first([Spot(rect, about.center)], 0.0)

    def _size(self, notice: Notice) -> tuple[float, float]:
        if notice.card >= 0:
            return CARD, CARD * CARD_RATIO
        if notice.clause:
            wide, high = self.bubbles.reason_size(notice.paragraph)
            return (wide + FACE_ROOM, max(high, 2 * FACE + 12)) if notice.faced else (wide, high)
        scale, fonts = self.kit.space.scale, self.kit.fonts
        lines = self._lines(notice)
        wide = max(rich.line_width(self.kit, line, SPEECH) for line in lines)
        face = FACE_ROOM if notice.faced else 0.0
        high = len(lines) * fonts.height(SPEECH, BOLD) / scale + 22
        return wide / scale + 48 + face, max(high, 2 * FACE + 12) if notice.faced else high

    def _lines(self, notice: Notice) -> list[rich.Line]:
        """What is spoken, in as many lines as a bubble beside a seat needs."""
        wide = self.kit.px(self.kit.space.roomy(notice.wide, 0.8))
        return rich.wrap(self.kit, notice.text, SPEECH, wide)

    def _draw(self, target: Surface, notice: Notice, spot: Spot) -> None:
        if notice.card >= 0:
            pose = Pose(*spot.rect.center, 3.0, CARD)
            self.art.draw(target, notice.card, pose, lift=14)
        elif notice.clause and notice.faced:
            self.bubbles.shape(target, spot, (PAPER, PAPER_LOW), 20)
            self._face(target, notice, self.kit.rect(spot.rect))
            rest = FRect(spot.rect)
            rest.left, rest.w = rest.left + FACE_ROOM, rest.w - FACE_ROOM
            self.bubbles.write(target, rest, notice.paragraph)
        elif notice.clause:
            self.bubbles.reason(notice.paragraph, spot).draw(target)
        else:
            self._speech(target, notice, spot)

    def _face(self, target: Surface, notice: Notice, rect: Rect) -> None:
        """Draw the portrait at the left of a bubble, which lies there in real pixels."""
        radius = self.kit.px(FACE)
        at = (rect.left + radius + self.kit.px(10), rect.centery)
        self._portrait(target, notice.seat, at, radius)

    def _speech(self, target: Surface, notice: Notice, spot: Spot) -> None:
        kit = self.kit
        self.bubbles.shape(target, spot, (PAPER, PAPER_LOW), 20)
        lines, rect = self._lines(notice), kit.rect(spot.rect)
        if notice.faced:
            self._face(target, notice, rect)
            room = kit.px(FACE_ROOM)
            rect.left, rect.w = rect.left + room, rect.w - room
        step = kit.fonts.height(SPEECH, SEMIBOLD)
        y = rect.centery - step * len(lines) // 2
        for line in lines:
            x = rect.centerx - rich.line_width(kit, line, SPEECH) // 2
            rich.draw(kit, target, line, (x, y), SPEECH, INK, INK, on_paper=True)
            y += step
