"""Those who have come in with a phone: who has a seat, who only watches, and what the table hears of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256

from game.phones.messages.table_shown import Shown
from game.phones.phone_sight import PhoneSight
from game.session.plan import Seat
from game.show.sight.host_sight import NO_HOST, HostSight

AWAY = 2.5
"""Seconds after which a phone that is gone is said to be away."""
HELD = 20.0
"""Seconds for which its seat is held, before the table is asked."""


def hash_of(secret: str) -> str:
    """Return what is kept of a phone's secret: nobody who reads it can sit down with it."""
    return sha256(secret.encode()).hexdigest()


@dataclass(eq=False, kw_only=True)
class Onlooker:
    """A phone that only watches: its view of the match, and the table that it was sent last, with when (s)."""

    sight: PhoneSight | None = None
    sent: Shown | None = None
    sent_at: float = 0.0

    def stop(self) -> None:
        """See no match any more."""
        if self.sight is not None:
            self.sight.close()
        self.sight = self.sent = None


@dataclass(eq=False)
class PhonePlayer(Onlooker):
    """A person with a phone. `line` is the connection, None while there is none (since `gone`, in seconds)."""

    number: int
    seat: Seat
    secret: str = field(repr=False)
    line: int | None
    gone: float = 0.0
    missed: bool = False
    """Whether the table is to hear that it is back: it was gone for long, or a bot may have its seat."""
    parted: bool = False
    """Whether its person has given up the seat, and will not come back to it."""
    untold: bool = False
    """Whether it has come back where no table was open, or a covered one, which is yet to be told."""
    digest: str = field(default="", repr=False)
    """The hash of the secret, which alone is known of a seat from before the program ended."""
    hosting: HostSight = NO_HOST
    """What it was last told of what it may do as a host."""

    def __post_init__(self) -> None:
        self.digest = self.digest or hash_of(self.secret)

    def lose(self, now: float) -> None:
        """Take note that the connection is gone, at `now` in seconds."""
        self.line, self.gone = None, now

    def is_away(self, now: float) -> bool:
        """Whether the phone has been gone for longer than a page takes to load."""
        return self.line is None and now - self.gone > AWAY

    def held(self, now: float) -> float | None:
        """Return for how many seconds more the seat is held; None if the phone is not away."""
        return max(0.0, self.gone + HELD - now) if self.is_away(now) else None

    def note_time(self, now: float) -> None:
        """Take note of whether the seat has been held for long enough."""
        self.missed |= self.line is None and now - self.gone >= HELD
