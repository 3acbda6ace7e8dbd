"""What is said of a cup: its rounds, its games, what came of it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from game.scenes.base.game_titles import title_parts
from game.session.cup.bracket import Bracket, CupState, Metal
from game.session.cup.cup_draw import OWN, round_of
from game.view.base.colours import Colour
from game.words.catalogue import Catalogue
from game.words.marks import Worded

SEASONS = ("winter", "spring", "summer", "autumn")
"""Of three months each, from December on."""
ROUNDS = ("first", "semi", "final")
NAMES = {Metal.GOLD: "gold", Metal.SILVER: "silver", Metal.COPPER: "copper"}
METALS = {
    Metal.GOLD: Colour.hex("#f0b93a"),
    Metal.SILVER: Colour.hex("#c9ced6"),
    Metal.COPPER: Colour.hex("#c9794a"),
}


def round_name(words: Catalogue, meeting: int) -> str:
    """Return the name of the round of a meeting."""
    return words(f"ui.cup.{ROUNDS[round_of(meeting) - 1]}")


def cup_name(words: Catalogue, bracket: Bracket) -> str:
    """Return what a cup is called, by the season in which it was begun."""
    return words(f"ui.cup.{SEASONS[time.localtime(bracket.draw.began).tm_mon % 12 // 3]}")


def games_text(words: Catalogue, bracket: Bracket) -> str:
    """Return which games a cup is played in."""
    if bracket.draw.mixed:
        return words("ui.cup.mixed")
    return title_parts(words, bracket.draw.games[0]).name


def metal_text(words: Catalogue, bracket: Bracket) -> str:
    """Return what a cup is made of."""
    return words(f"ui.cup.{NAMES[bracket.metal]}")


def in_short(words: Catalogue, bracket: Bracket | None) -> str:
    """Return in a few words how a cup stands, as for the title."""
    if bracket is None or bracket.state is not CupState.OPEN:
        return words("ui.cup.none")
    own = words(f"ui.cup.{ROUNDS[bracket.own_round - 1]}")
    meeting = bracket.next
    if meeting is None or meeting.pair is None:
        return own
    both = sum(map(meeting.wins, meeting.pair))
    return _stands(words, own, meeting.wins(OWN), both) if both else own


def _stands(words: Catalogue, name: str, own: int, both: int) -> str:
    """Return how often the player has won in a round of that name, and how often the other."""
    return words("ui.cup.in_short", round=Worded(name), own=own, other=both - own)


def longest_in_short(words: Catalogue) -> Sequence[str]:
    """Return texts of which none that tells in short how a cup stands is longer than the longest."""
    names = [words(f"ui.cup.{each}") for each in ROUNDS]
    return [words("ui.cup.none"), *(_stands(words, each, 1, 2) for each in names)]
