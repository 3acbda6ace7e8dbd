"""Hosting from a phone: what the phone of a host is shown of the room, and what it may ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from game.show.sight.host_sight import HostDeed, HostRow, HostSight
from game.words.catalogue import Catalogue


class Order(Struct, tag="host", forbid_unknown_fields=True):
    """Do something as a host: with the table, or with whoever sits at a `place` and is called so."""

    deed: HostDeed
    place: int = -1
    name: str = ""


class HostButton(Struct):
    """Something that a host can do."""

    deed: str
    label: str


class Hosted(Struct):
    """Somebody whom a host sees; `about` is what they play with, or who plays."""

    place: int
    name: str
    called: str
    portrait: str
    colour: str
    about: str
    deeds: Sequence[HostButton]


class Hosting(Struct, tag="hosting"):
    """What a phone may do as a host, whole; nothing at all for one that may not host any more."""

    deeds: Sequence[HostButton]
    people: Sequence[Hosted]


class HostDesk(Protocol):
    """Where phones that may host ask for deeds."""

    def sight(self, number: int) -> HostSight:
        """Return what the phone with this number may do now: nothing if it may not host."""
        ...

    def device(self, row: HostRow) -> str:
        """Return what players call the device of somebody."""
        ...

    def do(self, number: int, order: Order) -> str:
        """Do what the phone with this number asks for; return why that is not done, in a sentence, or ""."""
        ...


def hosting(sight: HostSight, desk: HostDesk, words: Catalogue) -> Hosting:
    """Return what is said of it to a phone."""
    people = [
        Hosted(
            row.place,
            row.name,
            row.called or row.name or words("phone.host_free"),
            row.portrait if row.name else "",
            row.colour if row.person else "",
            _about(row, desk, words),
            _buttons(row.deeds, words),
        )
        for row in sight.rows
    ]
    return Hosting(_buttons(sight.deeds, words), people)


def _about(row: HostRow, desk: HostDesk, words: Catalogue) -> str:
    if row.comes or not row.name:
        return row.comes
    if not row.person:
        return words("phone.host_bot_for" if row.device else "phone.host_is_bot")
    device = desk.device(row)
    return words("phone.host_stands_in", device=device) if row.stands_in else device


def _buttons(deeds: Sequence[HostDeed], words: Catalogue) -> list[HostButton]:
    return [HostButton(each.value, words(f"phone.host_{each.value}")) for each in deeds]
