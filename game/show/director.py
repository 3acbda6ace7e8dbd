"""The director: it turns events into movement of cards, and updates the presented table as they land.

`push` redacted events as they come, and `advance` time once a frame; draw `presented` and the `flights`.
`hurry` finishes all movement at once. Nothing here affects the match; it decides when events are seen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Any, TypeAlias

from game.engine.cards import UNKNOWN
from game.engine.events import (
    EVERYONE,
    Announced,
    CardsMoved,
    DirectionChanged,
    Event,
    HandShown,
    MatchEnded,
    Place,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    TurnChanged,
    changes_hands,
)
from game.engine.zones import CENTRE, DISCARD, FACE_DOWN, HAND, TAKEN
from game.show.listed_moves import is_listed, still_dealing
from game.show.moments.hits import Fall, falls_quietly
from game.show.motion.flight import Flight
from game.show.motion.tween import Speed, Tween
from game.show.presented_table import PILE, Presented, Told

DEAL, DEAL_FLIGHT = 90, 260
PLAY, LAST_PLAY, PRIZE = 220, 480, 560
"""ms on its way for a card that is played, one by which a round ends, and one that was set aside and is won."""
CROSS = 900
"""ms in which hands that change owners cross the table."""
DRAW, DRAW_NEXT = 200, 120
TURN_UP = 320
SHUFFLE = 340
GATHER = 420
LINGER = 1100
"""ms for which a whole trick stays on the table, and cards that were covered are shown before they move."""
NOTE = 420
"""ms of pause after a skip, an announcement or a change of direction, so that it is noticed."""
LAST_WORD = 800
"""ms of pause after the call by which a round ends, of which nobody is in a hurry any more."""
LOG = 12

Listener: TypeAlias = Callable[[Event], None]
Landing: TypeAlias = Callable[[Place, Place], None]


class Director:
    """Shows events to the seat of `presented`, one after the other.

    `tell` returns the sentence about an event, or None; the sentences are kept in `log`, the oldest first, at
    most LOG of them. `heard` is called with each event when it begins to be shown, `landed` with source and
    destination whenever cards arrive. `changes` counts what has been shown. A `prompt` director makes no pause
    after skips and announcements, as is needed where game time runs on, but for the last one of a round.
    """

    def __init__(
        self,
        presented: Presented[Any],
        tell: Callable[[Event], str | None],
        heard: Listener | None = None,
        speed: Speed = Speed.NORMAL,
        landed: Landing | None = None,
        prompt: bool = False,
    ) -> None:
        self.presented = presented
        self.speed = speed
        self.prompt = prompt
        self.flights: list[Flight] = []
        self.log: deque[str] = deque(maxlen=LOG)
        self.changes = 0
        self.falls: Callable[[int, int, int], Sequence[Fall]] = falls_quietly
        """Returns how cards fall on somebody: by the seat, how many, and how many of them have left before."""
        self.calm = True
        """Whether no card goes slowly and large, whoever looks at it."""
        self._fallen = 0
        """How many of the cards have left that fall on somebody, as the pile may be shuffled in between."""
        self._tell = tell
        self._heard = heard
        self._landed = landed
        self._queue: deque[Event | Told] = deque()
        self._wait = 0
        self._dealing = False
        self._deals = 0
        self._lingered = False

    @property
    def busy(self) -> bool:
        """Whether anything moves or is queued."""
        return bool(self.flights or self._queue or self._wait > 0)

    @property
    def blocks(self) -> bool:
        """Whether something is queued or moves that has to be seen before anybody acts on it."""
        return bool(self._queue or self._wait > 0) or any(not each.falls for each in self.flights)

    @property
    def settled(self) -> bool:
        """Whether the deal of the round has been shown, and no other waits to be."""
        return not (self._dealing or self._deals)

    @property
    def hands_lie(self) -> bool:
        """Whether all hands lie where they belong: neither dealt nor changing their owners."""
        return self.settled and not any(each.hand for each in self.flights)

    def falls_on(self, hand: Place) -> bool:
        """Return whether cards are falling on the one whose hand it is, or are to once the pile is shuffled."""
        rest = takewhile(lambda each: not isinstance(each, Told), self._queue)
        drawn = (self.presented.source, hand)
        return self._falling(hand) or any(
            isinstance(each, CardsMoved) and (each.src, each.dst) == drawn for each in rest
        )

    def _falling(self, hand: Place) -> bool:
        """Return whether some of the cards that fall on somebody are on their way."""
        return any(each.falls and each.dst == hand for each in self.flights)

    def push(self, events: Iterable[Event], told: Told | None = None) -> None:
        """Queue events, and the facts that hold after them. With `Speed.OFF` they are shown at once."""
        queued = list(events)
        self._deals += sum(isinstance(event, RoundBegan) for event in queued)
        self._queue.extend(queued)
        if told is not None:
            self._queue.append(told)
        if self.speed is Speed.OFF:
            self.hurry()

    def add(self, sentence: str) -> None:
        """Add a sentence about what is no event of the match."""
        self.log.append(sentence)
        self.changes += 1

    def show_at_once(self, presented: Presented[Any], told: Iterable[str]) -> None:
        """Show another moment of the match, with the sentences about what led to it; nothing moves to it."""
        self.presented = presented
        self.flights.clear()
        self._queue.clear()
        self._wait = 0
        self._dealing = self._lingered = False
        self._deals = 0
        self.log = deque(told, maxlen=LOG)
        self.changes += 1

    def hurry(self) -> None:
        """Finish everything that moves or is queued."""
        while self.flights or self._queue:
            self._land(all_of_them=True)
            self._wait = 0
            if self._queue:
                self._begin(self._queue.popleft())
        self._wait = 0

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        left = dt
        while True:
            # In steps up to the next event, so that one long frame has the result of several short ones.
            step = min(left, self._wait) if self._queue else left
            for flight in self.flights:
                flight.tween.advance(step)
            self._land()
            self._wait = max(0, self._wait - step)
            left -= step
            if self._wait or not self._queue:
                if left <= 0 or not self._queue:
                    break
                continue
            self._begin(self._queue.popleft())

    def _begin(self, event: Event | Told) -> None:
        shown = self.presented
        self.changes += 1
        if isinstance(event, Told):
            shown.tell(event)
            return
        held_up = self._held_up(event)
        if held_up:
            self._queue.appendleft(event)
            self._wait = held_up
            return
        self._dealing = still_dealing(event, self._dealing)
        together: list[Event] = [event]
        match event:
            case CardsMoved() if changes_hands(event):
                together += self._others_that_change()
                self._wait = self.speed.ms(self._cross(together))
            case CardsMoved():
                pause = self._look_first(event)
                if pause:
                    self._queue.appendleft(event)
                    self._wait = self.speed.ms(pause)
                    return
                self._wait = self.speed.ms(self._fly(event))
            case TurnChanged(seat):
                shown.pass_to(seat)
            case RoundBegan(number, dealer):
                shown.begin_round(number, dealer)
                self._deals -= 1
            case DirectionChanged():
                self._wait = self.speed.ms(NOTE)
            case SeatSkipped() | Announced(cards=()) if not self.prompt:
                self._wait = self.speed.ms(NOTE)
            case Announced() if self._ends:
                self._wait = self.speed.ms(LAST_WORD)
            case HandShown(seat, cards, seen_by) if seen_by == EVERYONE:
                shown.zones[Place(HAND, seat)] = list(cards)
                shown.open_hands = True
            case RoundEnded(_, _, scores) | MatchEnded(_, scores):
                shown.scores = list(scores)
        if isinstance(event, Announced) and event.what == "jump":
            shown.jump_in(event.seat)
        for each in together:
            shown.facts = shown.facts.after(each)
            self._note(each)
            if self._heard is not None:
                self._heard(each)

    def _others_that_change(self) -> list[Event]:
        """Take the other hands that change owners with one out of the queue."""
        found: list[Event] = []
        while self._queue and changes_hands(event := self._queue[0]):
            self._queue.popleft()
            found.append(event)
        return found

    def _note(self, event: Event) -> None:
        sentence = self._tell(event) if is_listed(event, self._dealing) else None
        if sentence is not None:
            self.log.append(sentence)

    def _look_first(self, event: CardsMoved) -> int:
        """Return for how many ms the cards of an event are to be shown before they move; 0 if they may move."""
        shown, src = self.presented, event.src
        looked_at = None if self._lingered else shown.facts.looked_at(event)
        if looked_at is not None:
            self._lingered = True
            shown.facts = looked_at
            return LINGER
        self._lingered = False
        lying = shown.cards(src)
        covered = src.zone in shown.covered and src != shown.source
        if covered and event.dst.zone != HAND and UNKNOWN not in event.cards and UNKNOWN in lying:
            for card in event.cards:
                before = tuple(shown.cards(src))
                left_at = shown.take(src, (card,))[0]
                self._add((card,), src, src, before, left_at, (False, True), TURN_UP, 0)
            return TURN_UP + LINGER
        return 0

    def _held_up(self, event: Event) -> int:
        """Return for how many ms an event has to wait for cards that fall on somebody; mostly 0."""
        if isinstance(event, RoundBegan | HandShown | RoundEnded) or changes_hands(event):
            falling = [each for each in self.flights if each.falls]
        elif isinstance(event, CardsMoved):  # a hand has its cards in the order in which they came
            hands = {event.src} if self._falls(event) else {event.src, event.dst}
            falling = [each for each in self.flights if each.falls and each.dst in hands]
        else:
            return 0
        return max((each.tween.left for each in falling), default=0)

    def _fly(self, event: CardsMoved) -> int:
        """Start the movement of an event's cards; return the ms until the next event may begin."""
        shown = self.presented
        src, dst = event.src, event.dst
        before = tuple(shown.cards(src))
        seen_before = shown.seen_at(src) or event.cards[0] in before
        if dst == PILE and event.cards[0] == UNKNOWN and src.zone != HAND:
            shown.take(src, event.cards)
            self._add(event.cards, src, dst, before, 0, (False, False), SHUFFLE, 0, under=True)
            return SHUFFLE
        gap, takes = 0, PLAY
        way = self._falls(event)
        falls = bool(way)
        if falls:
            self._fallen = self._fallen_on(dst) + len(event.cards)
        elif src == shown.source and dst.zone == HAND:
            gap, takes = (DEAL, DEAL_FLIGHT) if self._dealing else (DRAW_NEXT, DRAW)
        elif dst.zone in FACE_DOWN:
            gap, takes = 0, GATHER
        elif src == shown.source:
            takes = TURN_UP
        grand = self._grand(event)
        takes = grand or takes
        way = way or [Fall(takes, gap * place) for place in range(len(event.cards))]
        for place, card in enumerate(event.cards):
            left_at = shown.take(src, (card,))[0]
            seen_after = card != UNKNOWN and dst.zone not in FACE_DOWN
            faces = (seen_before and card != UNKNOWN, seen_after)
            fall = way[place]
            self._add(
                (card,), src, dst, before, left_at, faces, *fall, falls=falls, grand=bool(grand)
            )
        if falls:
            return 0
        last = gap * (len(event.cards) - 1)
        return last + gap if self._dealing and dst.zone == HAND else last + takes

    def _grand(self, event: CardsMoved) -> int:
        """Return for how many ms a card is on its way at which everybody looks; 0 for any other one.

        That is the last card of a hand by which the round ends, or may end once its player has said so, and the
        one that was set aside.
        """
        if self.calm:
            return 0
        if (event.src.zone, event.dst.zone) == (CENTRE, TAKEN):
            return PRIZE
        if not (self._ends or self.prompt) or (event.src.zone, event.dst.zone) != (HAND, DISCARD):
            return 0
        return 0 if len(self.presented.cards(event.src)) > len(event.cards) else LAST_PLAY

    @property
    def _ends(self) -> bool:
        """Whether what is queued ends the round."""
        return any(isinstance(each, RoundEnded) for each in self._queue)

    def _falls(self, event: CardsMoved) -> Sequence[Fall]:
        """Return how the cards of an event fall on somebody, if they do."""
        if self._dealing or event.src != self.presented.source or event.dst.zone != HAND:
            return ()
        return self.falls(event.dst.seat, len(event.cards), self._fallen_on(event.dst))

    def _fallen_on(self, hand: Place) -> int:
        """Return how many have left of the cards that are falling on a hand."""
        return self._fallen if self._falling(hand) else 0

    def _cross(self, events: Sequence[Event]) -> int:
        """Let whole hands leave for their new owners at once; return the ms until the next event may begin."""
        shown = self.presented
        moves = [event for event in events if changes_hands(event)]
        before = {event.src: tuple(shown.cards(event.src)) for event in moves}
        seen = {place: shown.seen_at(place) for event in moves for place in (event.src, event.dst)}
        for event in moves:
            shown.take(event.src, event.cards)
        for src, dst, hand in ((event.src, event.dst, event.cards) for event in moves):
            for place, card in enumerate(hand):
                known = card != UNKNOWN
                faces = (known and seen[src], known and seen[dst])
                self._add((card,), src, dst, before[src], place, faces, CROSS, 0, hand=hand)
        return CROSS

    def _add(
        self,
        cards: tuple[int, ...],
        src: Place,
        dst: Place,
        before: tuple[int, ...],
        index: int,
        faces: tuple[bool, bool],
        takes: int,
        delay: int,
        under: bool = False,
        falls: bool = False,
        hand: tuple[int, ...] = (),
        grand: bool = False,
    ) -> None:
        tween = Tween(self.speed.ms(takes), self.speed.ms(delay))
        lie = self.presented.landed + sum(len(flight.cards) for flight in self.flights)
        self.flights.append(
            Flight(cards, src, dst, before, index, faces, tween, lie, under, falls, hand, grand)
        )

    def _land(self, all_of_them: bool = False) -> None:
        """Put down the cards that have arrived, in the order in which they left.

        Those that fall on somebody keep an order of their own, as others do not wait for them.
        """
        late: set[bool] = set()
        for flight in list(self.flights):
            if flight.falls in late or not (all_of_them or flight.tween.done):
                late.add(flight.falls)
                continue
            self.flights.remove(flight)
            self.changes += 1
            if flight.under:
                self.presented.put_under(flight.dst, len(flight.cards))
            else:
                turned_up = flight.src == flight.dst
                self.presented.put(flight.dst, flight.cards, turned_up)
            if self._landed is not None:
                self._landed(flight.src, flight.dst)
