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

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.files.fields import Fields
from game.files.reading import Unreadable, unreadable
from game.files.toml_files import read_toml
from game.view.base.suit_styles import SUITS
from game.view.cards.game_cover import bad_cover, fan_cards

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
            cover = Fields(read_toml(path, within=folder))
            return _preview(cover.fields("preview"), fan_cards(cover))
        except Unreadable as error:
            raise bad_cover(path, error.phrase) from None


def _preview(preview: Fields, fan: tuple[str, ...]) -> CoverStory:
    preview.only("extra", "down", "beat")
    extra = _places(preview.fields("extra"), OUTSIDE)
    known = {*fan, *extra}
    down = _cards(preview, "down", known)
    return CoverStory(tuple(_beat(each, known) for each in preview.each("beat")), extra, down)


def _beat(beat: Fields, known: set[str]) -> Beat:
    beat.only("cards", "up", "badge", "icon", "says", "suit", "by", "hold")
    moved = _places(beat.fields("cards"), PLACES)
    _check_cards("preview.beat.cards", moved, known)
    return Beat(
        moved,
        _cards(beat, "up", known),
        beat.optional_text("badge"),
        beat.optional_text("icon"),
        beat.optional_text("says") or "",
        beat.choice("suit", tuple(SUITS), ""),
        beat.choice("by", OUTSIDE, "bottom"),
        beat.whole("hold", 0, HOLD),
    )


def _places(cards: Fields, places: tuple[str, ...]) -> dict[str, str]:
    return {card: cards.choice(card, places, "") for card in cards.table}


def _cards(fields: Fields, key: str, known: set[str]) -> tuple[str, ...]:
    cards = fields.texts(key)
    _check_cards(f"{fields.place}.{key}", cards, known)
    return cards


def _check_cards(key: str, cards: Iterable[str], known: set[str]) -> None:
    for card in cards:
        if card not in known:
            raise unreadable("no-card", key=key, card=card)
