"""Where a notice at a seat has room: `NoticePlaces`, and the `Notice` itself, whose size is its words'.

It lies beside its seat, or further off with the portrait of who sits there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import count

from pygame import FRect

from game.show.motion.card_pose import CARD_RATIO
from game.view.base import rich_text as rich
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.speech.bubbles import REASON_WIDE, Bubbles, Paragraph
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import LOG, OWN_PLATE, Occupancy
from game.view.speech.spots import NEAR, Covering, Spot, apart, away, beside

WIDTHS = (350.0, 560.0, 840.0)
"""How wide something said may be, in design pixels: rather narrow, but wide where it is low."""
SPEECH = tuple((30.0, wide) for wide in (*WIDTHS, 230.0))
"""The sizes of the letters of what is said, each with how wide it may be, best first."""
LOUD = ((54.0, 350.0), (54.0, 560.0), (36.0, 230.0), (36.0, 350.0))
"""The same for what is called out: less loud rather than far from who says it, as at a full table."""
EXPLAINED_WIDTHS = (REASON_WIDE, 340.0)
"""How wide something explained may be: narrower where it has no room else."""
NARROWEST = 250.0
"""How wide it may be, too, where it has no free place otherwise."""
CARD = 92.0

GAP = 26.0
WORTH_A_FACE = 1000.0
"""How much more (by `Ground.covered`) what is explained may hide so that it has a portrait."""
ALOOF, SHY = 90.0, 4.0
"""How far (design pixels) what is explained elsewhere keeps off people, and what each pixel less costs."""
FACE, FACE_ROOM = 26.0, 64.0
"""The radius of a portrait before what is said, and how much wider that is with it, in design pixels."""


class Tone(Enum):
    """How something is said."""

    PLAIN = auto()
    TOLD = auto()
    """Said by nobody: the program tells it of a seat, as what its player has achieved; light on dark."""
    CALLED = auto()
    """Called out, as a last card is: in larger letters."""
    ACCUSING = auto()
    """Said to somebody who has done wrong: in as large ones, light on red."""


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
    tone: Tone = Tone.PLAIN
    letters: float = SPEECH[0][0]
    """The size of the letters of what is said, as there was room for it."""
    number: int = field(default_factory=count().__next__)
    """A unique number."""

    @property
    def name(self) -> str:
        """The name in the occupancy."""
        return f"notice {self.number}"

    @property
    def sizes(self) -> tuple[tuple[float, float], ...]:
        """How large its letters may be, each with how wide it may be, best first."""
        return LOUD if self.loud else SPEECH

    @property
    def loud(self) -> bool:
        """Whether it is called out."""
        return self.tone in (Tone.CALLED, Tone.ACCUSING)

    @property
    def paragraph(self) -> Paragraph:
        """What is explained, as it is set."""
        return Paragraph(self.text, self.clause, self.wide)

    @property
    def spoken(self) -> bool:
        """Whether it is a few words, and neither an explanation nor a card."""
        return not self.clause and self.card < 0


class NoticePlaces:
    """Finds room for notices, and sets how wide each is, and whether it has a portrait."""

    def __init__(self, kit: SceneKit, bubbles: Bubbles, occupancy: Occupancy) -> None:
        self.kit = kit
        self.bubbles = bubbles
        self.occupancy = occupancy

    def about(self, seat: int) -> FRect | None:
        """Return the area at which bubbles about a seat point, or None if the seat is not shown."""
        box = self.occupancy.box(f"player {seat}")
        return self.occupancy.box(OWN_PLATE) if box is None else box

    def _own(self, seat: int) -> str:
        """Return the name of the piece that belongs to a seat."""
        name = f"seat {seat}"
        return name if self.occupancy.boxes(name) else OWN_PLATE

    def find(self, notice: Notice, about: FRect, ground: Ground, *, waits: bool) -> Spot | None:
        """Return a place for a notice about what lies there; None where it has none.

        Something explained that `waits` would rather have none than cover anything.
        """
        if notice.spoken:
            return self._hear(notice, about, ground)
        return self._find(notice, about, ground, waits=waits)

    def _find(self, notice: Notice, about: FRect, ground: Ground, *, waits: bool) -> Spot | None:
        """A place for a card, or for what is explained.

        None where it would cover another bubble, or hide what has to be read while there is another one.
        """
        gap = 12.0 if notice.card >= 0 else GAP
        free = self._explained(notice, about, ground) if notice.clause else None
        if free is not None:
            return free
        size = self._size(notice)
        spot = None if notice.clause else ground.first(beside(about, size, gap))
        spot = spot or ground.over(self._own(notice.seat)).first(beside(about, size, gap))
        if spot is None and waits:
            return None
        plain = spot or self._least(notice, about, ground)
        if plain is None:
            return None
        if notice.clause and ground.shared and ground.unread(plain.rect):
            return None  # one thing at a time; what passes unseen is in the log
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
        """A free place for what is explained: plainly its seat's, or where nobody sits, with the portrait.

        It is narrow only where it has none otherwise. What is one's own rather lies over the recent moves, by
        one's plate, than elsewhere.
        """
        own = self._own(notice.seat) == OWN_PLATE and ground.yields(LOG)
        for widths in (EXPLAINED_WIDTHS, (NARROWEST,)):
            spot = self._at_its_seat(notice, about, ground, widths)
            if spot is None and own:
                spot = self._at_its_seat(notice, about, ground.over(LOG), widths)
            spot = spot or self._aloof(notice, about, ground, widths)
            if spot is not None:
                return spot
        notice.faced, notice.wide = False, EXPLAINED_WIDTHS[-1]
        return None

    def _at_its_seat(
        self, notice: Notice, about: FRect, ground: Ground, widths: Sequence[float]
    ) -> Spot | None:
        """A free place, plainly its seat's, as wide as the first of `widths` that has one."""
        notice.faced = False  # it may have been placed otherwise before
        for notice.wide in widths:
            size = self._size(notice)
            spot = ground.first(beside(about, size, GAP)) or ground.nearest(about, size)
            if spot is not None:
                spot = self._pointing(notice, spot, about, ground)
                if self._belongs(notice, about, spot):
                    return spot
        return None

    def _aloof(
        self, notice: Notice, about: FRect, ground: Ground, widths: Sequence[float]
    ) -> Spot | None:
        """A free place off everybody, with the portrait, as wide as the first of `widths` that has one."""
        others, notice.faced = self._others(notice.seat), True

        def crowded(rect: FRect) -> float:
            return SHY * max((ALOOF - apart(rect, each) for each in others), default=0.0)

        for notice.wide in widths:
            size = self._size(notice)
            spot = ground.nearest(about, size, lambda rect: max(0.0, crowded(rect)))
            if spot is not None:
                return Spot(spot.rect, spot.rect.center)
        return None

    def _pointing(self, notice: Notice, spot: Spot, about: FRect, ground: Ground) -> Spot:
        """Return the spot, without a tail if its subject is far, or behind a bubble or somebody else."""
        points = self._points(notice, spot, about, ground)
        return spot if points else Spot(spot.rect, spot.rect.center)

    def _points(self, notice: Notice, spot: Spot, about: FRect, ground: Ground) -> bool:
        """Whether a tail reaches from the spot to its subject, past bubbles, and ends by nobody else."""
        near = away(spot.rect, about) <= NEAR and ground.clear_tail(spot)
        others, tip = self._others(notice.seat), FRect(*spot.tip, 1, 1)
        ends = all(apart(tip, about) <= apart(tip, each) for each in others)
        return near and ends and not spot.meets(others)

    def _belongs(self, notice: Notice, about: FRect, spot: Spot) -> bool:
        """Whether nobody takes a bubble for another's: it points at its seat, or is nearest to it."""
        if not spot.rect.collidepoint(spot.tip):
            return True
        own = apart(spot.rect, about)
        return all(apart(spot.rect, each) > own for each in self._others(notice.seat))

    def _others(self, seat: int) -> list[FRect]:
        """Return the areas of everybody but the one at a seat."""
        people = self.occupancy.of_seats("player")
        own = self.occupancy.boxes(OWN_PLATE) if seat in people else ()
        return [*own, *(box for each, box in people.items() if each != seat)]

    def _least(self, notice: Notice, about: FRect, ground: Ground) -> Spot | None:
        """Return the place where it hides the least, as wide as it hides the least; None over other bubbles.

        Rather than what has to be read it hides anything else.
        """

        def tried(wide: float) -> tuple[tuple[bool, float], Spot, float]:
            notice.wide = wide
            spot = ground.least(about, self._size(notice))
            return (ground.unread(spot.rect), ground.covered(spot.rect)), spot, wide

        usual = EXPLAINED_WIDTHS if notice.clause else (notice.wide,)
        best = min(map(tried, usual), key=lambda each: each[0])
        if notice.clause and ground.spares(best[1].rect):
            best = min(best, tried(NARROWEST), key=lambda each: each[0])
        _, spot, notice.wide = best
        return spot if ground.spares(spot.rect) else None

    def _hear(self, notice: Notice, about: FRect, ground: Ground) -> Spot | None:
        """A place for something that is said: by its seat, or further off with the speaker's portrait.

        None where it has room nowhere, or over one's own plate alone, which tells what one may do; the log says
        it as well.
        """
        own = self._own(notice.seat)
        # A few words are soon gone: they rather hide backs of cards than who says them.
        lying = self.occupancy.boxes("discard pile")
        bare = ground.over("piles").also(*lying, cover=Covering.AT_LAST)
        for free in (ground, bare):
            spot = self._pointing_there(notice, about, free)
            if spot is not None:
                return spot
        spot = self._with_a_face(notice, about, bare)
        if spot is not None:
            return spot
        notice.faced, (notice.letters, notice.wide) = False, notice.sizes[0]
        if own == OWN_PLATE:
            return None
        rect = FRect(0, 0, *self._size(notice))
        rect.center = about.center
        return ground.over(own).first([Spot(rect, about.center)], 0.0)

    def _pointing_there(self, notice: Notice, about: FRect, ground: Ground) -> Spot | None:
        """A free place for something said from which it points at its seat; the tail may pass the total."""
        past = ground.over(self._own(notice.seat), f"total {notice.seat}")
        notice.faced = False
        for setting in notice.sizes:
            notice.letters, notice.wide = setting
            size = self._size(notice)
            spot = ground.first(beside(about, size, GAP)) or ground.nearest(about, size)
            if spot is None or not self._points(notice, spot, about, ground):
                continue
            if past.clear_line(spot.rect.center, spot.tip):
                return spot
        return None

    def _with_a_face(self, notice: Notice, about: FRect, ground: Ground) -> Spot | None:
        """The free place nearest to its seat for something said, with the portrait."""
        found: list[tuple[float, Spot, tuple[float, float]]] = []
        notice.faced = True
        for setting in notice.sizes:
            notice.letters, notice.wide = setting
            spot = ground.nearest(about, self._size(notice))
            if spot is not None:
                found.append((away(spot.rect, about), Spot(spot.rect, spot.rect.center), setting))
        if not found:
            return None
        _, spot, (notice.letters, notice.wide) = min(found, key=lambda each: each[0])
        return spot

    def _size(self, notice: Notice) -> tuple[float, float]:
        if notice.card >= 0:
            return CARD, CARD * CARD_RATIO
        if notice.clause:
            wide, high = self.bubbles.reason_size(notice.paragraph)
            return (wide + FACE_ROOM, max(high, 2 * FACE + 12)) if notice.faced else (wide, high)
        scale, fonts = self.kit.space.scale, self.kit.fonts
        lines = self.lines(notice)
        wide = max(rich.line_width(self.kit, line, notice.letters) for line in lines)
        face = FACE_ROOM if notice.faced else 0.0
        high = len(lines) * fonts.height(notice.letters, BOLD) / scale + 22
        return wide / scale + 48 + face, max(high, 2 * FACE + 12) if notice.faced else high

    def lines(self, notice: Notice) -> list[rich.Line]:
        """What is spoken, in as many lines as a bubble beside a seat needs."""
        wide = self.kit.px(self.kit.space.roomy(notice.wide, 0.8))
        return rich.wrap(self.kit, notice.text, notice.letters, wide)
