"""The sounds of a match: `Soundscape.hear` plays those of events, `land` those of cards that arrive.

A card's sound depends on its source and destination, an announcement's on the game's verb, any other on the
kind of event. There is one soundscape for a room, however many people play in it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from game.engine.events import (
    Announced,
    CardsMoved,
    Event,
    FacingChanged,
    Place,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    Shuffled,
    SuitCalled,
    TurnChanged,
    changes_hands,
)
from game.engine.out_of_turn import Clock, ClockKind
from game.engine.verbs import Vocabulary
from game.engine.zones import CENTRE, DECK, DISCARD, DRAW, HAND, SHARED, TAKEN, TRICK
from game.show.moments.finale import Finale
from game.show.moments.hits import HitSize, hit_size
from game.show.moments.moment import Cause, MomentKind, TableMoment
from game.show.presented_table import Presented

LANDINGS: dict[tuple[str, str], str] = {
    (DRAW, HAND): "draw",
    (DECK, HAND): "draw",
    (DRAW, DISCARD): "play",
    (HAND, DISCARD): "play",
    (HAND, TRICK): "play",
    (DISCARD, HAND): "gather",
    (HAND, DRAW): "gather",
    (TRICK, TAKEN): "gather",
    (CENTRE, TAKEN): "draw",
    (CENTRE, CENTRE): "prize",
}
"""The sound of a card by the zones that it comes from and lands in; other movements make none.

One that lands where it lay has been turned up there.
"""


HITS: Mapping[HitSize, str] = {
    HitSize.TWO: "hit-two",
    HitSize.FOUR: "hit-four",
    HitSize.SIX: "hit-six",
    HitSize.EIGHT: "hit-eight",
}
"""The sound of a hit by its size; smaller ones have none."""
MARKED = {MomentKind.CAUGHT: "caught", MomentKind.PRIZE: "prize"}
"""The sounds of moments that no event tells of by itself."""
HEAVY = 4
"""From so many cards on the last of those that fall on somebody is heard as a hit once more."""
HURRIED = 0.4
"""The share of a turn's time from which on its clock makes the table tense."""


def _of_own_zones(src: Place, dst: Place) -> str | None:
    """Return the sound of a card that lands in a zone that no other game has, or is taken from it."""
    if dst.zone not in SHARED and src.zone in (HAND, DRAW, DECK):
        return "play"
    return "gather" if src.zone not in SHARED and dst.zone in (TAKEN, HAND) else None


class Sounds(Protocol):
    """Plays sounds by their names, and lets music follow the table."""

    def play(self, name: str, channel: str = "effects", higher: int = 0, side: float = 0.0) -> None:
        """Play one of the variations of a sound: among the "effects", "calls" or "voices".

        It comes from a `side`: −1.0 is the left edge of the table, 1.0 the right one.
        """

    def tense(self, on: bool) -> None:
        """Let the tune have a layer more, or no longer."""

    def cadence(self, *, won: bool) -> None:
        """Let the tune close."""


class Soundscape:
    """The sounds of one match in a room; `people` are the seats that are played in it.

    `voices` names the voice (by its portrait) of each seat that has one; seats of people have none. `verbs`
    are the game's: an announcement that is not one of them has no sound.
    """

    def __init__(
        self,
        sound: Sounds,
        people: Collection[int],
        voices: Mapping[int, str],
        verbs: Vocabulary,
    ) -> None:
        self._sound = sound
        self._people = frozenset(people)
        self._voices = voices
        self._verbs = verbs
        self._dealing = False
        self._warned: frozenset[int] = frozenset()
        self._falling: dict[int, tuple[int, int]] = {}
        """By seat, how many cards that fall on it have landed, and how many there are."""
        self._facing = self._owed = 0
        """How many cards one faces, and how many of those are being taken."""
        self._played = -1
        """Who has played last."""
        self._accused = False
        """Whether somebody has been accused since, whose cards have a sound of their own."""
        self._grown = False
        """Whether what one faces has been added to."""
        self._tense = False
        self.side: Callable[[int], float] = lambda seat: 0.0
        """Returns on which side of the table a seat is shown, from −1.0 to 1.0; 0.0 for nobody's (−1)."""
        self._crossing = False
        """Whether hands change owners, which sounds once, however many there are."""

    def hear(self, event: Event) -> None:
        """Play the sound of an event that begins to be shown; cards sound when they `land`."""
        crosses = changes_hands(event)
        if crosses and not self._crossing:
            self._sound.play("gather")
        self._crossing = crosses
        match event:
            case RoundBegan():
                self._dealing = True
                self._falling.clear()
                self._facing = self._owed = 0
                self._played, self._grown, self._accused = -1, False, False
            case FacingChanged(number):
                self._owed = self._facing if not number else 0
                if number > self._facing:
                    self._hit(number)
                self._grown = number > self._facing > 0 or (self._grown and number > 0)
                self._facing = number
            case CardsMoved(cards, src, dst) if src.zone == DRAW and dst.zone == HAND:
                if len(cards) > 1 and not self._dealing:
                    self._falling[dst.seat] = (0, len(cards))
                    by_card = self._played not in (-1, dst.seat)
                    if by_card and not self._owed and not self._accused:
                        self._hit(len(cards), dst.seat)
                self._owed = 0
            case CardsMoved(_, src, dst) if src.zone == HAND and dst.zone == DISCARD:
                self._played, self._owed, self._accused = src.seat, 0, False
            case TurnChanged(seat):
                self._owed, self._accused = 0, False
                if seat in self._people:
                    self._sound.play("turn")
            case Shuffled():
                self._sound.play("shuffle")
            case SuitCalled(seat):
                # Where anybody may call the suit, whoever did not play the card was faster than who did.
                if self._played in (seat, -1):
                    self._sound.play("pick", side=self.side(seat))
                else:
                    self._sound.play("first", "calls", side=self.side(seat))
                self.speak(seat)
            case SeatSkipped(seat):
                self.speak(seat)
            case Announced("jump", seat):
                # It is a race, as that for a suit.
                self._sound.play("first", "calls", side=self.side(seat))
            case Announced(what, seat):
                verb = self._verbs.get(what)
                if verb is not None and verb.sound:
                    self._sound.play(verb.sound, "calls", side=self.side(seat))
                self._accused |= event.other >= 0
                if event.spoken:
                    self.speak(seat)
            case RoundEnded(winners):
                for seat in winners:
                    self.speak(seat)

    def land(self, src: Place, dst: Place) -> None:
        """Play the sound of one or several cards that arrive together."""
        name = LANDINGS.get((src.zone, dst.zone)) or _of_own_zones(src, dst)
        if src.zone == HAND:
            self._dealing = False
        if name == "draw" and self._dealing:
            name = "deal"
        if name == "draw" and dst.seat in self._falling:
            self._fall(dst.seat)
        elif name is not None:
            self._sound.play(name, side=self._side_of(src, dst))

    def _side_of(self, src: Place, dst: Place) -> float:
        """Return from where a card is heard as it lands: at a seat, or on the way there from one."""
        if dst.zone in (HAND, TAKEN):
            return self.side(dst.seat)
        return self.side(src.seat) / 2 if src.zone == HAND else 0.0

    def _fall(self, seat: int) -> None:
        """Play the sound of one of several cards that fall on a seat, each a semitone above the one before."""
        done, count = self._falling.pop(seat)
        self._sound.play("draw", higher=done, side=self.side(seat))
        if done + 1 < count:
            self._falling[seat] = (done + 1, count)
        elif count >= HEAVY:
            self._hit(count, seat)

    def _hit(self, count: int, seat: int = -1) -> None:
        """Play the sound of a hit of so many cards; while they grow nobody knows whose it will be (−1)."""
        name = HITS.get(hit_size(count, own=seat in self._people))
        if name is not None:
            self._sound.play(name, "calls", side=self.side(seat))

    def mark(self, moment: TableMoment) -> None:
        """Play the sound of a moment that has one of its own, as the taking of a stack by a person.

        Others take theirs as soon as they face it, and are heard when they do.
        """
        if moment.kind in MARKED:
            self._sound.play(MARKED[moment.kind], "calls", side=self.side(moment.seat))
        elif moment.cause is Cause.FACED and moment.seat in self._people and moment.size in HITS:
            self._sound.play(HITS[moment.size], "calls")

    def follow(
        self, shown: Presented[Any], warned: frozenset[int], clocks: Sequence[Clock]
    ) -> None:
        """Let music follow how tense the table is, by what everybody at it sees.

        It is where somebody is down to one card, where a stack grows, in the last trick, and while the clock of
        a turn runs out. Clocks of calls are left out: that one is due is for players to notice.
        """
        last_trick = Place(TRICK) in shown.zones and max(shown.counts(), default=0) <= 1
        hurried = any(
            each.kind is ClockKind.TURN and not each.stands and each.left < HURRIED * each.whole
            for each in clocks
        )
        tense = not shown.open_hands and (bool(warned) or self._grown or last_trick or hurried)
        self._feel(tense)

    def relax(self) -> None:
        """Let music be as it is where nobody plays."""
        self._feel(False)

    def _feel(self, tense: bool) -> None:
        if tense != self._tense:
            self._tense = tense
            self._sound.tense(tense)

    def end(self, finale: Finale) -> None:
        """Play the sound of the end of a round or of the match: won and lost sound unlike each other."""
        self.relax()
        self._sound.cadence(won=not finale.lost)
        if finale.lost:
            self._sound.play("defeat" if finale.match else "lose", "calls")
        else:
            self._sound.play("win" if finale.match else "round", "calls")

    def warn(self, seats: frozenset[int]) -> None:
        """Play the warning if a seat has joined those warned of, unless it is that of the only person."""
        own = self._people if len(self._people) == 1 else frozenset()
        if seats - self._warned - own:
            self._sound.play("warning", "calls")
        self._warned = seats

    def speak(self, seat: int) -> None:
        """Let the voice of a seat be heard, if it has one."""
        if seat in self._voices:
            name = f"voices/{self._voices[seat]}"
            self._sound.play(name, "voices", side=self.side(seat))
