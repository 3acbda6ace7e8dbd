"""Who is away from the table, where several people play: bots play for them until they touch their device."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from enum import Enum

from game.engine.events import Announced, Event, TurnChanged
from game.session.together.while_away import WhileAway

LEAST = 30_000
"""ms that everybody has for a turn, before a bot takes it."""
LAST = 15_000
"""In the last of these ms it is said that a bot takes the turn soon."""
TURNS, PENALTIES = 3, 2
"""After so many turns in a row that bots have taken, or penalties for slowness, a bot stays."""


class Absent(Enum):
    """What is told of somebody at the table; the values are the names of the messages."""

    NUDGED = "nudged"
    """It has been their turn for a while."""
    WARNED = "warned"
    """A bot takes this turn soon."""
    PLAYED = "played"
    """A bot takes this turn for them."""
    DONE = "took"
    """A bot has taken the turn, which is over."""
    AWAY = "away"
    """A bot plays for them from now on."""
    BACK = "back"
    """They play themselves again."""

    @property
    def listed(self) -> str:
        """The message that tells it in the list of moves; "" for what is of one's own concern alone."""
        if self in (Absent.NUDGED, Absent.WARNED, Absent.DONE):
            return ""
        return f"table.absent_{self.value}" + ("_listed" if self is Absent.AWAY else "")


Told = Callable[[int, Absent], object]
"""Called with a seat, and what is told of its person."""


class Absences:
    """The turns that people let pass. `people` are their seats.

    `awaited` is the seat that is to act, None while nobody is; `stand_in` lets a bot play a seat, or its person
    again. `too_slow` is the announcement of slowness (`Info.too_slow`). After a `limit` of ms without a touch a
    bot takes a turn, after half of them its person is nudged, and before the LAST of them warned. Without any
    nobody is away, nor is anybody who plays with bots alone.
    """

    def __init__(
        self,
        people: Callable[[], Collection[int]],
        awaited: Callable[[], int | None],
        stand_in: Callable[[int, bool], object],
        too_slow: tuple[str, str] = ("", ""),
    ) -> None:
        self._people, self._awaited = people, awaited
        self._stand_in, self._too_slow = stand_in, too_slow
        self._limit = 0
        self.away: set[int] = set()
        """The seats for which bots play until their people touch their devices."""
        self.played: frozenset[int] = frozenset()
        """The seats that bots play now: of those who are away, and of who has let this turn pass."""
        self._turn: int | None = None
        self._idle = 0
        self._counted = False
        """Whether this turn counts as one that was let pass."""
        self._missed: Counter[int] = Counter()
        self._slow: Counter[int] = Counter()
        self._listeners: list[Told] = []
        self.while_away = WhileAway()
        """What has been done for those who are away, or have let a turn pass."""

    @property
    def limit(self) -> int:
        """After how many ms without a touch a bot takes a turn; 0 for never."""
        return self._limit

    @limit.setter
    def limit(self, ms: int) -> None:
        self._limit = max(LEAST, ms) if ms > 0 else 0

    def subscribe(self, listener: Told) -> None:
        """Call `listener` with what is told of people."""
        self._listeners.append(listener)

    def unsubscribe(self, listener: Told) -> None:
        """Call it no more."""
        self._listeners.remove(listener)

    def _tell(self, seat: int, what: Absent) -> None:
        for listener in list(self._listeners):
            listener(seat, what)

    @property
    def here(self) -> list[int]:
        """The seats of people who are not away."""
        return [seat for seat in self._people() if seat not in self.away]

    def _waited_for(self) -> int | None:
        """Return the person who is to act; None if it is a bot, or people cannot be away."""
        awaited, people = self._awaited(), self._people()
        if awaited is None or not self.limit or awaited in self.away or len(people) < 2:
            return None
        return awaited if awaited in people else None

    def _exchange(self) -> None:
        """Let bots and people take their seats, as it is now."""
        late = self._turn is not None and self._counted and self.limit > 0
        before, self.played = self.played, frozenset({*self.away, *((self._turn,) if late else ())})
        for seat in sorted(before ^ self.played):
            self._stand_in(seat, seat in self.played)

    def hear(self, events: Sequence[Event]) -> None:
        """Take note of what an action has done in the match."""
        self.while_away.hear(events, self.away | self.played)
        for event in events:
            match event:
                case TurnChanged():
                    taken, seat = self._counted, self._turn
                    self._begin(None)
                    if taken and seat is not None and seat not in self.away:
                        self._tell(seat, Absent.DONE)
                case Announced(what, _, seat, _, _, text) if (what, text) == self._too_slow:
                    self._was_slow(seat)

    def _begin(self, turn: int | None) -> None:
        """Begin to wait anew for whose turn it is."""
        self._turn, self._idle, self._counted = turn, 0, False

    def touch(self, seat: int) -> None:
        """Take note that the person on a seat is there."""
        if seat == self._turn:
            self._begin(seat)
        self._missed.pop(seat, None)
        self._slow.pop(seat, None)
        if seat in self.away:
            self.away.discard(seat)
            self._tell(seat, Absent.BACK)
        self._exchange()

    def advance(self, ms: int) -> None:
        """Let `ms` of real time pass in which somebody could act."""
        awaited, waited_for = self._awaited(), self._waited_for()
        if awaited != self._turn:
            self._begin(awaited)
        if waited_for is None or self._counted:
            self._exchange()
            return
        before, self._idle = self._idle, self._idle + ms
        if self._idle >= self.limit:
            # The limit may have been set lower meanwhile: this turn is counted once, whatever it was before.
            self._counted = True
            self._missed[waited_for] += 1
            if self._missed[waited_for] < TURNS:
                self.while_away.begin(waited_for)
                self._tell(waited_for, Absent.PLAYED)
            else:
                self.leave(waited_for)
        elif before < self.limit - LAST <= self._idle:
            self._tell(waited_for, Absent.WARNED)
        elif before < self.limit // 2 <= self._idle:
            self._tell(waited_for, Absent.NUDGED)
        self._exchange()

    def _was_slow(self, seat: int) -> None:
        """Take note that somebody was punished for being too slow."""
        people = self._people()
        if self.limit and len(people) > 1 and seat in people and seat not in self.away:
            self._slow[seat] += 1
            if self._slow[seat] >= PENALTIES:
                self.leave(seat)

    def leave(self, seat: int) -> None:
        """Let a bot play for somebody from now on, until they touch their device."""
        if seat not in self.away:
            self.away.add(seat)
            self.while_away.begin(seat)
            self._exchange()
            self._tell(seat, Absent.AWAY)

    def still_away(self, seats: Collection[int]) -> None:
        """Let bots play on for those who were away when the match was kept, until they touch their devices."""
        self.away.update(seats)
        self._exchange()

    def forget(self, seat: int) -> None:
        """Take note that somebody else has a seat now."""
        self.away.discard(seat)
        self._missed.pop(seat, None)
        self._slow.pop(seat, None)
        self._begin(None)
        self.played -= {seat}

    @property
    def due(self) -> int | None:
        """In how many ms of waiting somebody is nudged or warned, or a bot takes a turn; None for never."""
        if self._waited_for() is None:
            return None
        idle = self._idle if self._turn == self._awaited() else 0
        moments = self.limit // 2, self.limit - LAST, self.limit
        return next((at - idle for at in moments if idle < at), None)

    def left(self, seat: int) -> int | None:
        """Return in how many ms a bot takes the turn of a seat; None while it is not waited for."""
        if seat != self._turn or self._counted or seat != self._waited_for():
            return None
        return self.limit - self._idle

    @property
    def warned(self) -> int | None:
        """The seat whose turn a bot takes soon, None for none."""
        seat = self._turn
        left = None if seat is None else self.left(seat)
        return seat if left is not None and left <= LAST else None
