"""What matters at a table, as data: the moments that run, and the end of a round (`Moments`).

Moments are made from events alone, as they are shown. Pictures are drawn from `running` and `finale`, and a
key or click jumps to their end. Only game time waits for them (`hold_time`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from game.engine.cards import UNKNOWN
from game.engine.events import (
    Announced,
    CardsMoved,
    Event,
    FacingChanged,
    MatchEnded,
    Place,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    SuitCalled,
    TurnChanged,
)
from game.engine.zones import CENTRE, DECK, DISCARD, DRAW, HAND, TAKEN, TRICK
from game.show.moments.finale import Finale
from game.show.moments.hits import (
    Fall,
    HitSize,
    hit_size,
    rest_of_fall,
)
from game.show.moments.moment import HURRIED, Cause, MomentKind, TableMoment

SEVERAL = 2
"""So many cards drawn at once are a moment."""
FADE = 120
"""ms for which anything fades in where motion is reduced."""
SWELLS = 90
"""ms for which a number of cards is larger when one of those that fall on somebody has landed."""


class Moments:
    """The moments of one match as it is shown to those in a room.

    `people` are the seats played at this screen; `counts` returns the number of cards in each hand as shown;
    `calls` are the words by which a last card is called. `begun` is called with each moment when it begins.
    `round` is the number of the round that is under way, of which nobody hears that it began.
    """

    def __init__(
        self,
        people: Collection[int],
        counts: Callable[[], Sequence[int]],
        calls: Collection[str] = (),
        begun: Callable[[TableMoment], None] = lambda moment: None,
        round: int = 1,
    ) -> None:
        self.running: list[TableMoment] = []
        self.calm = False
        """Whether hits pass quietly, however large they are."""
        self.finale: Finale | None = None
        """The end of the round or of the match, from when it is shown until the next round begins."""
        self._people = frozenset(people)
        self._counts = counts
        self._calls = frozenset(calls)
        self._begun = begun
        self._warned: frozenset[int] = frozenset()
        self._begin_round(round)

    def _begin_round(self, number: int) -> None:
        self.running.clear()
        self.finale = None
        self._dealing = True
        self._round = number
        self._warned = frozenset()
        self._played = (-1, UNKNOWN)
        self._prize = False
        """Whether that was not played, but set aside and taken."""
        self._turn = -1
        self._struck = False
        self._facing = self._owed = 0
        self._accused: tuple[int, int] | None = None

    def forget(self) -> None:
        """Forget everything, as what has happened last has been taken back."""
        self._begin_round(self._round)
        self._dealing = False

    def hear(self, event: Event) -> None:
        """Handle an event that begins to be shown."""
        match event:
            case RoundBegan(number):
                self._begin_round(number)
            case TurnChanged(turn):
                self._dealing, self._turn = False, turn
                self._owed, self._accused = 0, None
                for each in self.running:
                    if each.kind is MomentKind.DRAWS:
                        each.number = each.left  # fewer than are owed, where the pile had no more
            case CardsMoved():
                self._moved(event)
            case FacingChanged(number):
                if number > self._facing:
                    self._strike()
                self._owed = self._facing if not number else 0
                self._facing = number
            case SuitCalled():
                self._dealing = False
            case SeatSkipped(seat):
                self._strike()
                by, card = self._played
                size = self._size_of_hit(seat, 1)
                self._add(TableMoment(MomentKind.SKIPPED, seat, by, card=card, size=size))
            case Announced(what, seat, other):
                if what in self._calls:
                    self._add(TableMoment(MomentKind.CALLED, seat))
                if other >= 0:
                    self._accuse(seat, other, aloud=event.spoken)
            case RoundEnded():
                self._end(event)
            case MatchEnded(winners) if self.finale is not None:
                self.finale = self.finale.of_match(winners)

    def _accuse(self, seat: int, accused: int, *, aloud: bool) -> None:
        """Take over that a seat accuses another; it is a moment once, whatever else is said of it."""
        begun = self._accused == (seat, accused)
        self._accused = (seat, accused)
        if aloud and not begun:
            own = not self._people.isdisjoint(self._accused)
            self._add(TableMoment(MomentKind.ACCUSED, accused, seat, own=own))

    def _moved(self, event: CardsMoved) -> None:
        cards, src, dst = event.cards, event.src, event.dst
        if src.zone == HAND:
            self._dealing = False
        if src.zone == HAND and dst.zone in (DISCARD, TRICK):
            self._played, self._struck, self._accused = (src.seat, cards[-1]), False, None
        elif dst.zone == HAND and src.zone in (DRAW, DECK) and not self._dealing:
            self._draws(dst.seat, len(cards))
        elif dst.zone == TAKEN and src.zone == CENTRE:
            # It closes the round, more than the trick it goes to.
            self._played, self._prize = (dst.seat, cards[-1]), True
            self._add(TableMoment(MomentKind.PRIZE, dst.seat, card=cards[-1]))
        elif dst.zone == TAKEN and src.zone == TRICK and not any(self._counts()):
            self._add(TableMoment(MomentKind.LAST_TRICK, dst.seat))

    def _draws(self, seat: int, count: int) -> None:
        """Begin the moment of who draws, unless it goes on after the pile has been shuffled."""
        going_on = self._falling_on(seat)
        if going_on is not None:
            going_on.left += count
            going_on.number = max(going_on.number, going_on.left)
            return
        number, accused = max(count, self._owed), self._accused
        by, card = self._played
        cause, other = (Cause.OTHER, -1)
        if accused is not None and seat in accused:
            found = seat == accused[1]
            cause, other = (Cause.CAUGHT if found else Cause.WRONG), accused[not found]
            self._accused = None
            self._add(TableMoment(MomentKind.CAUGHT if found else MomentKind.WRONG, seat, other))
        elif self._owed:
            cause, other = Cause.FACED, by
        elif count >= SEVERAL and by >= 0 and seat not in (by, self._turn):
            cause, other = Cause.CARD, by
            self._strike()
        self._owed = 0
        if number >= SEVERAL or cause is not Cause.OTHER:
            size = self._size_of_hit(seat, number)
            hit = TableMoment(MomentKind.DRAWS, seat, other, number, card, cause, size, count)
            hit.own = seat in self._people
            self._add(hit)

    def _size_of_hit(self, seat: int, cards: int) -> HitSize:
        return HitSize.NUDGE if self.calm else hit_size(cards, own=seat in self._people)

    def _falling_on(self, seat: int) -> TableMoment | None:
        """Return the moment of a seat of whose cards some have still to land."""
        found = (each for each in self.running if each.kind is MomentKind.DRAWS)
        return next((each for each in found if each.seat == seat and each.done < each.number), None)

    def falls(self, seat: int, cards: int, begun: int) -> Sequence[Fall]:
        """Return how so many cards fall on a seat that have still to leave; none do where nothing hits it.

        `begun` have left before them, as where the pile was shuffled in between: of these it is the rest, in
        what is left of the time of them all.
        """
        hit = self._falling_on(seat)
        number = max(begun + cards, hit.number if hit is not None else self._owed)
        caused = self._owed or (self._accused is not None and seat in self._accused)
        if number < SEVERAL and not caused:
            return ()
        size = self._size_of_hit(seat, number) if hit is None else hit.size
        since = hit.since if hit is not None and begun else 0
        return rest_of_fall(number, size, begun, since)[:cards]

    def _strike(self) -> None:
        """Tell of the last card played that it hits somebody, once."""
        seat, card = self._played
        if seat >= 0 and not self._struck:
            self._struck = True
            self._add(TableMoment(MomentKind.STRIKE, seat, card=card))

    def land(self, src: Place, dst: Place) -> None:
        """Count a card that arrives."""
        if dst.zone != HAND or src.zone not in (DRAW, DECK):
            return
        hit = self._falling_on(dst.seat)
        if hit is not None:
            hit.done += 1
            hit.age = 0

    def warn(self, seats: frozenset[int]) -> None:
        """Take over of whom everybody is warned, as of one card left."""
        for seat in sorted(seats - self._warned):
            self._add(TableMoment(MomentKind.LAST_CARD, seat))
        self._warned = seats

    def _end(self, event: RoundEnded) -> None:
        seat, card = self._played
        before = tuple(
            now - gained for now, gained in zip(event.scores, event.round_scores, strict=True)
        )
        self.running.clear()
        self.finale = Finale(
            event.winners,
            self._people,
            self._round,
            before,
            event.scores,
            card if seat in event.winners and not event.blocked else UNKNOWN,
            event.blocked,
            prize=self._prize,
        )

    def _add(self, moment: TableMoment) -> None:
        self.running = [
            each for each in self.running if (each.kind, each.seat) != (moment.kind, moment.seat)
        ]
        self.running.append(moment)
        self._begun(moment)

    @property
    def burdened(self) -> frozenset[int]:
        """The seats on which cards fall."""
        return frozenset(each.seat for each in self.running if each.kind is MomentKind.DRAWS)

    @property
    def swollen(self) -> frozenset[int]:
        """The seats whose number of cards has just grown by one that fell on them."""
        return frozenset(
            each.seat
            for each in self.running
            if each.kind is MomentKind.DRAWS and each.done and each.age < SWELLS
        )

    @property
    def moving(self) -> bool:
        """Whether time alone changes what is drawn."""
        return bool(self.running) or (self.finale is not None and not self.finale.over)

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass, at normal speed."""
        for each in self.running:
            each.age += dt
            each.since += dt
        self.running = [each for each in self.running if not each.over]
        if self.finale is not None:
            self.finale.advance(dt)

    def hurry(self) -> None:
        """Jump to the end of every hit, call and prize; all other moments go on."""
        self.running = [each for each in self.running if not (each.size or each.kind in HURRIED)]

    def finish(self) -> None:
        """Jump to the end of everything that has begun."""
        self.running.clear()
        if self.finale is not None:
            self.finale.finish()
