"""What happens to players, as they feel it: `Feelings` hears events and says who has won, was hit, was caught.

From it come the looks of portraits for a short while, and what bots say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.events import (
    Announced,
    CardsMoved,
    Event,
    FacingChanged,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    TurnChanged,
)
from game.engine.zones import DECK, DRAW, HAND, PLAYED
from game.show.moments.hits import LEAST, HitSize
from game.show.motion.tween import ease_out, out_back

HAPPY, WORRIED, SURPRISED, SAD, WRY = "happy", "worried", "surprised", "sad", "wry"
"""The looks of a portrait besides that at rest (""); each is a folder of pictures."""
WINKING, CROSS = "winking", "cross"
"""Two more, for faces that people make."""

LOOKS: Mapping[str, tuple[str, int]] = {
    "wins": (HAPPY, 6000),
    "loses": (SAD, 6000),
    "hits": (HAPPY, 1500),
    "draws": (WORRIED, 2400),
    "skipped": (SURPRISED, 1500),
    "caught": (SURPRISED, 1100),
    "sorry": (SAD, 1700),
    "wrong": (WRY, 2600),
    "escapes": (WRY, 2000),
    "catches": (HAPPY, 2200),
    "last_card": (HAPPY, 2200),
    "awed": (SURPRISED, 2600),
}
"""How somebody looks on an occasion, and for how many ms; on any other a look stays as it is."""
AFTER: Mapping[str, str] = {"caught": "sorry"}
"""The occasions that follow upon others by themselves, of which nothing is told."""
TOLD_AS: Mapping[str, str] = {"wrong": "caught"}
"""As what occasions are told: whoever accuses wrongly is caught at that."""

TILTS: Mapping[str, int] = {
    HAPPY: 4,
    WORRIED: -6,
    SURPRISED: 7,
    SAD: -4,
    WRY: 5,
    WINKING: -4,
    CROSS: 5,
}
"""By how many degrees a portrait leans with a look, for a while."""
LEANS, LEANT = 160, 1500
"""ms in which it leans or straightens up, and after which it does."""

MADE = 2400
"""ms for which a face stays that somebody has made."""
CALM = "calm"
"""The face that is none."""


class Feelings:
    """The occasions of one match as events are shown, and the looks of its players, by seat.

    `tell` is called with a seat and what it has come to: one of LOOKS, but "caught" for TOLD_AS, or "greets" as
    a match begins. At a bid as high as `top_bid` (0: there are none) all others stare.
    """

    def __init__(self, players: int, tell: Callable[[int, str], None], top_bid: int = 0) -> None:
        self.looks: dict[int, str] = {}
        """The looks of those who do not look as usual. Replaced by another whenever one changes."""
        self.tilts: dict[int, int] = {}
        """The angles in degrees of the portraits that lean. Replaced whenever one changes."""
        self.upright = False
        """Whether no portrait leans, as where motion is reduced."""
        self._ages: dict[int, int] = {}
        self._players, self._top_bid = players, top_bid
        self._tell = tell
        self._left: dict[int, int] = {}
        self._then: dict[int, str] = {}
        self._soon: dict[int, tuple[int, str]] = {}
        self._dealing = False
        self._turn = self._played = -1
        self._hit = False
        self._facing = 0
        self._drawn: dict[int, int] = {}
        self._accused: tuple[int, int] | None = None
        self._warned: frozenset[int] = frozenset()

    def calm(self) -> None:
        """Let everybody look as usual, as what has happened last has been taken back."""
        self._begin()
        self._dealing = False

    def hear(self, event: Event) -> None:
        """Handle an event that begins to be shown."""
        match event:
            case RoundBegan(number):
                self._begin()
                if number == 1:
                    self._all("greets")
            case TurnChanged(seat):
                self._turn, self._accused = seat, None
                self._drawn.clear()
            case CardsMoved(cards, src, dst) if src.zone == HAND:
                self._dealing = False
                if dst.zone in PLAYED:
                    self._played, self._hit, self._accused = src.seat, False, None
            case CardsMoved(cards, src, dst) if dst.zone == HAND and src.zone in (DRAW, DECK):
                if not self._dealing:
                    self._drew(dst.seat, len(cards))
            case FacingChanged(number):
                if number > self._facing:
                    self._hits()
                self._facing = number
            case SeatSkipped(seat):
                if seat != self._played:
                    self._hits()
                if seat not in self.looks:
                    self._feel(seat, "skipped")
            case Announced(number=number) if 0 < self._top_bid <= number:
                for seat in range(self._players):
                    if seat != event.seat:
                        self._feel(seat, "awed")
            case Announced(_, seat, other) if other >= 0:
                self._accused = (seat, other)
            case RoundEnded(winners):
                for seat in winners:
                    self._feel(seat, "wins")
                for seat in range(self._players):
                    if winners and seat not in winners:
                        self._feel(seat, "loses")

    def warn(self, seats: frozenset[int]) -> None:
        """Take over of whom everybody is warned, as of one card left."""
        for seat in sorted(seats - self._warned):
            self._feel(seat, "last_card")
        self._warned = seats

    def react(self, seat: int, face: str, after: int = 0) -> None:
        """Let a seat make a face for a while, in so many ms; what happens to it meanwhile goes before."""
        if after > 0:
            self._soon[seat] = after, face
        elif face == CALM:
            self._left[seat] = self._ages[seat] = 0
            self._then[seat] = ""
        else:
            self._left[seat], self._ages[seat], self._then[seat] = MADE, 0, ""
            self.looks = {**self.looks, seat: face}

    def _begin(self) -> None:
        self._dealing, self._facing, self._played = True, 0, -1
        self._accused, self._warned = None, frozenset()
        self._drawn.clear()
        self._left.clear()
        self._ages.clear()
        self._soon.clear()
        self.looks, self.tilts = {}, {}

    def _drew(self, seat: int, count: int) -> None:
        """Tell who was caught, or was wrong about somebody, or has to draw many cards."""
        accused, self._accused = self._accused, None
        if accused is not None and seat in accused:
            found = seat == accused[1]
            self._feel(seat, "caught" if found else "wrong")
            self._feel(accused[not found], "catches" if found else "escapes")
            return
        before = self._drawn.get(seat, 0)
        self._drawn[seat] = before + count
        if before < LEAST[HitSize.TWO] <= before + count:
            if seat != self._turn:
                self._hits()
            self._feel(seat, "draws")

    def hurt(self, seat: int) -> None:
        """Let a seat look as one that is hit hard, unless it looks somehow already."""
        if seat not in self.looks:
            self._look(seat, "draws")

    def _hits(self) -> None:
        """Tell of the last card played that it hits somebody, once."""
        if self._played >= 0 and not self._hit:
            self._hit = True
            self._feel(self._played, "hits")

    def _all(self, occasion: str) -> None:
        for seat in range(self._players):
            self._feel(seat, occasion)

    def _feel(self, seat: int, occasion: str) -> None:
        if occasion in LOOKS:
            self._look(seat, occasion)
        self._tell(seat, TOLD_AS.get(occasion, occasion))

    def _look(self, seat: int, occasion: str) -> None:
        look, lasting = LOOKS[occasion]
        self._left[seat], self._ages[seat] = lasting, 0
        self._then[seat] = AFTER.get(occasion, "")
        self.looks = {**self.looks, seat: look}

    @property
    def due(self) -> int | None:
        """In how many ms somebody looks otherwise; None if everybody looks as usual."""
        leans = (0 if age < LEANS or age >= LEANT else LEANT - age for age in self._leaning())
        soon = (after for after, _ in self._soon.values())
        return min([*self._left.values(), *leans, *soon], default=None)

    def _leaning(self) -> list[int]:
        """Return for how many ms each portrait has leant that does, or straightens up."""
        ages = (age for seat, age in self._ages.items() if seat in self._left)
        return [] if self.upright else [age for age in ages if age < LEANT + LEANS]

    def advance(self, dt: int) -> None:
        """Let `dt` ms of real time pass."""
        for seat, (after, face) in list(self._soon.items()):
            del self._soon[seat]
            self.react(seat, face, after - dt)
        for seat in list(self._left):
            self._left[seat] -= dt
            self._ages[seat] += dt
            if self._left[seat] <= 0 and self._then[seat]:
                self._look(seat, self._then[seat])
            elif self._left[seat] <= 0:
                del self._left[seat], self._ages[seat]
                self.looks = {other: look for other, look in self.looks.items() if other != seat}
        tilts = {} if self.upright else {seat: self._tilt(seat) for seat in self._left}
        tilts = {seat: tilt for seat, tilt in tilts.items() if tilt}
        if tilts != self.tilts:
            self.tilts = tilts

    def _tilt(self, seat: int) -> int:
        age, most = self._ages[seat], TILTS.get(self.looks.get(seat, ""), 0)
        share = out_back(min(1.0, age / LEANS))
        if age > LEANT:
            share = 1 - ease_out(min(1.0, (age - LEANT) / LEANS))
        return round(most * share)
