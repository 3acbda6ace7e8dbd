"""What is heard of what happens: `Soundscape.hear` for events, `land` for cards that arrive.

Three tables say it: a card's sound goes by where it comes from and where it lands, an announcement's by its
name, and everything else by the kind of event. No game is known here; one whose announcements
are new is heard all the same, since whoever announces something speaks.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.events import (
    Announced,
    Event,
    Place,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    Shuffled,
    SuitCalled,
    TurnChanged,
)
from game.view.sound import Sound

LANDINGS: dict[tuple[str, str], str] = {
    ("draw", "hand"): "draw",
    ("deck", "hand"): "draw",
    ("draw", "discard"): "play",
    ("hand", "discard"): "play",
    ("hand", "trick"): "play",
    ("discard", "hand"): "gather",
    ("trick", "taken"): "gather",
    ("centre", "taken"): "draw",
}
"""The sound of a card that came from one zone and lands in another; the rest makes none."""

CALLS: dict[str, str] = {
    "uno": "call-out",
    "one": "call-out",
    "challenge": "accuse",
    "accuse": "accuse",
}
"""Announcements with a sound of their own, beside the voice of whoever makes them."""

UNSPOKEN = frozenset({"dealt", "begins"})
"""Announcements that the table makes: `seat` is whom they are about, not who speaks."""


class Soundscape:
    """The sounds of one match, as heard from `seat` (−1: a spectator).

    `voices` names the voice (a portrait's) of each seat that has one. A person at the table has none,
    for they have their own.
    """

    def __init__(self, sound: Sound, seat: int, voices: Mapping[int, str]) -> None:
        self._sound = sound
        self._seat = seat
        self._voices = voices
        self._dealing = False
        self._warned: frozenset[int] = frozenset()

    def hear(self, event: Event) -> None:
        """The sound of an event as it begins to be seen; cards are heard as they `land`."""
        match event:
            case RoundBegan():
                self._dealing = True
            case TurnChanged(seat) if seat == self._seat:
                self._sound.play("turn")
            case Shuffled():
                self._sound.play("shuffle")
            case SuitCalled(seat):
                self._sound.play("pick")
                self._speak(seat)
            case SeatSkipped(seat):
                self._speak(seat)
            case Announced(what, seat):
                if what in CALLS:
                    self._sound.play(CALLS[what])
                if what not in UNSPOKEN:
                    self._speak(seat)
            case RoundEnded(winners):
                self._sound.play("round")
                for seat in winners:
                    self._speak(seat)

    def land(self, src: Place, dst: Place) -> None:
        """The sound of one or several cards that arrive together."""
        name = LANDINGS.get((src.zone, dst.zone))
        if src.zone == "hand":
            self._dealing = False
        if name == "draw" and self._dealing:
            name = "deal"
        if name is not None:
            self._sound.play(name)

    def warn(self, seats: frozenset[int]) -> None:
        """These seats are now warned of: heard once for each that comes to be, one's own excepted."""
        if seats - self._warned - {self._seat}:
            self._sound.play("warning")
        self._warned = seats

    def _speak(self, seat: int) -> None:
        if seat in self._voices:
            self._sound.play(f"voices/{self._voices[seat]}", "voices")
