"""Small faces that people make at the table: who makes which, how often, and how the next guest answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

FACES = ("happy", "winking", "wry", "surprised", "worried", "sad", "cross", "calm")
"""The looks of a portrait that somebody can make."""
PAUSE = 4.0
"""Seconds between two faces of one seat, at least."""
LATER = 700
"""ms after which a guest answers."""
ANSWERS: Mapping[str, str] = {
    "happy": "happy",
    "winking": "happy",
    "wry": "wry",
    "surprised": "surprised",
    "worried": "happy",
    "sad": "worried",
    "cross": "wry",
}
"""How a guest looks back; at a calm face nobody does."""


class FaceMade(NamedTuple):
    """A seat makes a face, after so many ms."""

    seat: int
    face: str
    after: int = 0


Listener = Callable[[FaceMade], object]


class Reactions:
    """The faces that are made at a table of so many seats. They are no part of the match, and are not kept.

    `guest` says whether a bot plays a seat, and `clocked` whether it is played against the clock just now.
    """

    def __init__(
        self, seats: int, guest: Callable[[int], bool], clocked: Callable[[], bool]
    ) -> None:
        self._seats, self._guest, self._clocked = seats, guest, clocked
        self._last: dict[int, float] = {}
        self._listeners: list[Listener] = []
        self.allowed = True
        """Whether the table has them."""

    def subscribe(self, listener: Listener) -> None:
        """Call `listener` with every face that is made."""
        self._listeners.append(listener)

    def unsubscribe(self, listener: Listener) -> None:
        """Call it no more."""
        self._listeners.remove(listener)

    @property
    def possible(self) -> bool:
        """Whether faces can be made now: never while it is played against the clock."""
        return self.allowed and not self._clocked()

    def may(self, seat: int, now: float) -> bool:
        """Whether a seat may make a face at `now`, in seconds."""
        if not self.possible or not 0 <= seat < self._seats:
            return False
        return now - self._last.get(seat, now - PAUSE) >= PAUSE

    def make(self, seat: int, face: str, now: float) -> bool:
        """Let a seat make a face at `now`, in seconds; return whether it may."""
        if face not in FACES or not self.may(seat, now):
            return False
        self._last[seat] = now
        made = [FaceMade(seat, face)]
        guest = self._next_guest(seat)
        if guest >= 0 and face in ANSWERS:
            made.append(FaceMade(guest, ANSWERS[face], LATER))
        for each in made:
            for listener in list(self._listeners):
                listener(each)
        return True

    def _next_guest(self, seat: int) -> int:
        """Return the first bot after a seat; −1 if there is none."""
        after = ((seat + step) % self._seats for step in range(1, self._seats))
        return next((each for each in after if self._guest(each)), -1)
