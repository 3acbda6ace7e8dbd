"""Where somebody who comes with a phone can sit down, and what is said to phones there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import ceil
from typing import Protocol

from game.phones.messages.to_phones import Closed, OfferedFace, Seated, Welcome
from game.phones.phone_people import HELD, PhonePlayer
from game.session.plan import Seat
from game.words.catalogue import Catalogue

PAGE_WORDS = "phone-page-"
"""The ids of the page's own texts begin with this."""
OF_CODE = "code_"
"""The texts by which the page asks for the code begin with this, after that."""
BLANKS = {name: f"{{{name}}}" for name in ("name", "card", "count", "place")}
"""What the page itself puts into its texts."""


class Door(Protocol):
    """A screen at which somebody who comes with a phone can sit down."""

    @property
    def title(self) -> str:
        """The name of the game that is to be played."""
        ...

    @property
    def free(self) -> bool:
        """Whether there is room for one more."""
        ...

    def faces(self) -> Sequence[OfferedFace]:
        """Return the portraits to choose from."""
        ...

    def come_in(self, number: int, name: str, portrait: str) -> Seat | None:
        """Let the person with this phone sit down; return who they are now, or None if there is no room."""
        ...

    def go(self, number: int) -> None:
        """Let the person with this phone leave the seat."""
        ...


def welcome(door: Door | None, words: Catalogue, table: str) -> Welcome:
    """Return what is said to a phone that has come in: who one can be, if one can sit down anywhere."""
    title = door.title if door else ""
    faces = list(door.faces()) if door else []
    free = door is not None and door.free
    return Welcome(title, faces, free, words.language, _page_words(words), table)


def seated(guest: PhonePlayer, words: Catalogue, table: str, *, waits: bool) -> Seated:
    """Return what is said to a phone that has a seat; it `waits` where nothing is dealt."""
    seat, own = guest.seat, _page_words(words)
    return Seated(
        guest.secret, seat.name, seat.portrait, seat.colour, own, round(HELD), waits, table
    )


def other_code(words: Catalogue, wait: float) -> Closed:
    """Return what is said to a phone whose code does not fit, or that has none; `wait` is in seconds."""
    own = {key: text for key, text in _page_words(words).items() if key.startswith(OF_CODE)}
    return Closed("code", ceil(wait), own, words.language)


@lru_cache(maxsize=1)
def _page_words(words: Catalogue) -> Mapping[str, str]:
    """The page's texts, put together once a language: strangers who come in a flood hold up no frame."""
    names = [key for key in words.ids() if key.startswith(PAGE_WORDS)]
    return {key.removeprefix(PAGE_WORDS): words(key, **BLANKS) for key in names}
