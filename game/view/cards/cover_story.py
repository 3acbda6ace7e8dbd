"""The preview of a game on the title: beats in which the cards of its cover move.

It is read from the game's cover file (`game.view.cards.game_cover`), and begins and ends with the cover's fan::

    [preview]
    extra = { R5 = "top", Joker = "left" }    # cards besides the fan's, and where they come from
    down = ["Joker"]                          # those of them that lie face down at first

    [[preview.beat]]                          # one after the other:
    cards = { R5 = "pile" }                   # cards that move, each to a place
    up = ["Joker"]                            # cards that are turned up
    badge = "+2"                              # a number on the picture from now on; "" takes it away
    icon = "shield"                           # … or a sign instead of a number
    says = "uno"                              # a word (of the game's strings) during this beat
    suit = "S"                                # the suit or colour whose shape is {suit} in it
    by = "left"                               # where it is said; "bottom" if nothing is said of it
    hold = 700                                # ms for which all of it is then looked at

What is misspelt, or moves a card that is not there, is told in one sentence that names the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.files.reading import Unreadable
from game.files.toml_files import read_toml
from game.view.base.suit_styles import SUITS
from game.view.cards.game_cover import bad_cover

OUTSIDE = ("left", "top", "right", "bottom")
"""Beyond the picture's edges, where the players are."""
PLACES = ("fan", "hand", "pile", "west", "north", "east", "south", *OUTSIDE)
"""The places of cards: fan and hand are for the cover's own cards, the four directions for a trick."""
HOLD = 450


@dataclass(frozen=True, slots=True)
class Beat:
    """One beat of a preview. `badge` and `icon` are None where they do not change."""

    cards: Mapping[str, str] = field(default_factory=dict)
    up: tuple[str, ...] = ()
    badge: str | None = None
    icon: str | None = None
    says: str = ""
    suit: str = ""
    by: str = "bottom"
    hold: int = HOLD


@dataclass(frozen=True, slots=True)
class CoverStory:
    """The preview of a game: its cards and its beats, of which there may be none."""

    beats: tuple[Beat, ...] = ()
    extra: Mapping[str, str] = field(default_factory=dict)
    down: tuple[str, ...] = ()

    @classmethod
    def of(cls, folder: Path, game: str) -> CoverStory:
        """The preview in the cover of a game; CoverError if it cannot be used."""
        path = folder / f"{game}.toml"
        if not path.exists():
            return cls()
        try:
            cover = read_toml(path, within=folder)
        except Unreadable as error:
            raise bad_cover(path, error.phrase) from None
        try:
            return _preview(cover.get("preview", {}), tuple(map(str, cover["cards"])))
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise bad_cover(path, str(error)) from None


def _preview(table: Mapping[str, Any], fan: tuple[str, ...]) -> CoverStory:
    _only("[preview]", table, ("extra", "down", "beat"))
    extra = {card: _place(card, place, OUTSIDE) for card, place in table.get("extra", {}).items()}
    known = {*fan, *extra}
    down = _cards(table.get("down", ()), known)
    return CoverStory(tuple(_beat(each, known) for each in table.get("beat", ())), extra, down)


def _beat(table: Mapping[str, Any], known: set[str]) -> Beat:
    _only("[[preview.beat]]", table, ("cards", "up", "badge", "icon", "says", "suit", "by", "hold"))
    moved = {card: _place(card, place, PLACES) for card, place in table.get("cards", {}).items()}
    by, hold = table.get("by", "bottom"), table.get("hold", HOLD)
    if by not in OUTSIDE:
        raise ValueError(f"by is {by!r}, where one of {', '.join(OUTSIDE)} was expected")
    if not isinstance(hold, int) or hold < 0:
        raise ValueError(f"hold is {hold!r}, where ms were expected")
    _cards(moved, known)
    return Beat(
        moved,
        _cards(table.get("up", ()), known),
        _text(table, "badge"),
        _text(table, "icon"),
        _text(table, "says") or "",
        _suit(table),
        by,
        hold,
    )


def _only(what: str, table: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for key in table:
        if key not in known:
            raise ValueError(f"{what} has no use for {key}; it knows {', '.join(known)}")


def _cards(named: Any, known: set[str]) -> tuple[str, ...]:
    for card in named:
        if card not in known:
            raise ValueError(f"there is no card {card} in it")
    return tuple(named)


def _place(card: str, place: Any, places: tuple[str, ...]) -> str:
    if place not in places:
        raise ValueError(f"{card} is at {place!r}, where one of {', '.join(places)} was expected")
    return str(place)


def _suit(table: Mapping[str, Any]) -> str:
    suit = _text(table, "suit") or ""
    if suit and suit not in SUITS:
        raise ValueError(f"suit is {suit!r}, where one of {', '.join(SUITS)} was expected")
    return suit


def _text(table: Mapping[str, Any], key: str) -> str | None:
    value = table.get(key)
    if value is not None and not isinstance(value, str):
        raise ValueError(f"{key} is {value!r}, where a text was expected")
    return value
