"""What phones are shown of a match, and when it is sent again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from game.phones.messages.table_shown import Shown
from game.phones.phone_people import Onlooker
from game.phones.phone_sight import PhoneSight
from game.session.evening.evening import EveningTold
from game.session.host import Host
from game.session.plan import Seat
from game.session.viewpoint import Viewpoint
from game.words.catalogue import Catalogue

CLOCKS = 0.25
"""Seconds between two looks at a table whose rules go by the clock."""
SLIP = 100
"""By so many ms a clock on a phone may be wrong; it runs on while game time stands still for a hit."""

NOBODY: Mapping[Onlooker, str] = {}


class TableUpdates:
    """Tells phones what has changed in the host's match. `phrases` are what can be said in a game of talk."""

    def __init__(
        self, words: Callable[[], Catalogue], phrases: Callable[[], Sequence[str]]
    ) -> None:
        self._words, self._phrases = words, phrases
        self._host: Host | None = None
        self._people: Sequence[Seat] = ()
        self._looked = 0.0
        self._told: Hashable = None
        self._time = 0
        self.evening: EveningTold | None = None
        """How the evening stands to which the match belongs, once it is over."""

    def begin(self, host: Host | None) -> None:
        """Tell of this match from now on, whose people stay who they are; None for of none."""
        self._host, self.evening = host, None
        self._people = () if host is None else host.plan.seats

    def sight(self, seat: int) -> PhoneSight | None:
        """Return the match as a seat sees it; None while there is none."""
        if self._host is None:
            return None
        seen = Viewpoint(self._host, seat)
        return PhoneSight(seen, self._words(), self._people, self._phrases())

    def changes(
        self,
        phones: Iterable[tuple[int, Onlooker, int]],
        gone: Sequence[int],
        *,
        paused: bool,
        now: float,
        cloth: Callable[[str], Sequence[str]],
        replaced: Collection[Onlooker] = (),
        out: Mapping[Onlooker, str] = NOBODY,
    ) -> Iterator[tuple[int, Shown]]:
        """Yield what is to be sent, with the connection; `phones` are connections, who it is, and their delay.

        `gone` are the seats whose phones are gone; bots have the seats of those who are `replaced`, and those
        who sit `out`, with their names, have none. `now` is in seconds, and `cloth` returns the colours of a
        game's table. Clocks are looked at every CLOCKS, and all else when something happens.
        """
        host = self._host
        again = runs = False
        if host is not None and host.timed and now - self._looked > CLOCKS:
            again, runs = True, host.now != self._time
            self._looked, self._time = now, host.now
        away = [*gone, *(() if host is None else sorted(host.absences.away))]
        waits = host and (host.readiness.content, host.absences.warned)
        told = (tuple(away), paused, waits, self.evening)
        again |= told != self._told
        self._told = told
        for line, phone, delay in phones:
            sight = phone.sight
            if sight is None or not (again or sight.changed or phone.sent is None):
                continue
            sight.changed = False
            shown = sight.shown(away, paused=paused, evening=self.evening)
            shown.cloth, shown.delay = cloth(shown.game), delay
            if phone in replaced and not shown.over:
                shown.line = self._words()("phone.away_line")
            if phone in out:
                shown.out = self._words()("phone.sits_out", name=out[phone])
            passed = round((now - phone.sent_at) * 1000)
            if (
                phone.sent is None
                or not _alike(phone.sent, shown)
                or (runs and _slipped(phone.sent, shown, passed))
            ):
                phone.sent, phone.sent_at = shown, now
                yield line, shown


def _slipped(before: Shown, shown: Shown, passed: int) -> bool:
    """Whether a clock on a phone has come to show something else `passed` ms after it was sent."""
    pairs = zip(before.clocks, shown.clocks, strict=False)
    return any(abs(c.left - passed - n.left) > SLIP for c, n in pairs if not n.stands)


def _alike(before: Shown, now: Shown) -> bool:
    """Whether nothing but the time that passes, and the delay of the phone, is different."""
    clocks = [(c.label, c.whole, c.stands) for c in before.clocks]
    if clocks != [(c.label, c.whole, c.stands) for c in now.clocks]:
        return False
    if (before.stands_in < 0) is not (now.stands_in < 0):
        return False
    timed = {"clocks": now.clocks, "delay": now.delay, "stands_in": now.stands_in}
    return replace(before, **timed) == now
