"""The ladder that a cup is drawn from: `ladder(games)`, the weakest guest first; in which games it can be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.session.cup.cup_draw import GUESTS
from game.store.bot_files import KEPT, load_roster
from game.store.strength_file import Strengths, load_strengths
from game.variants import with_a_table

AT_A_TABLE = 2
"""What counts was measured between two, as a cup is played."""


def ladder(games: Sequence[str], strengths: Strengths | None = None) -> list[str]:
    """Return the ids of the program's guests in the order of their strength in some games, the weakest first.

    In several games their mean place counts. Who was not measured in one of them is not on the ladder; games
    in which nobody was do not count. Raises StrengthError if the file of strengths cannot be used.
    """
    found = load_strengths() if strengths is None else strengths
    known = [id for id in load_roster() if id not in KEPT]
    tables = [_ratings(found, game, known) for game in games]
    tables = [table for table in tables if table]
    listed = [id for id in known if tables and all(id in table for table in tables)]
    places = [_places(table, listed) for table in tables]
    return sorted(listed, key=lambda id: (sum(each[id] for each in places), id))


def ladder_for(
    portrait: str, games: Sequence[str], strengths: Strengths | None = None
) -> list[str]:
    """Return the ladder without who looks like the player, by the player's portrait."""
    roster = load_roster()
    return [each for each in ladder(games, strengths) if roster[each].portrait != portrait]


def choices_of_cups(portrait: str, strengths: Strengths | None = None) -> list[tuple[str, ...]]:
    """Return the games of each cup that a player may begin: one that has enough guests, and all of these mixed.

    Raises StrengthError if the file of strengths cannot be used.
    """
    found = load_strengths() if strengths is None else strengths
    single = [(variant.info.id,) for variant in with_a_table()]
    single = [each for each in single if len(ladder_for(portrait, each, found)) >= GUESTS]
    mixed = tuple(game for (game,) in single)
    whole = len(mixed) > 1 and len(ladder_for(portrait, mixed, found)) >= GUESTS
    return [*single, mixed] if whole else [*single]


def _ratings(found: Strengths, game: str, known: Iterable[str]) -> dict[str, float]:
    table = found.get(game, {})
    return {id: table[id].rating for id in known if id in table and table[id].players == AT_A_TABLE}


def _places(table: Mapping[str, float], listed: Sequence[str]) -> dict[str, int]:
    """Return the place of each, 0 for the weakest; equals share the lower one."""
    return {id: sum(table[each] < table[id] for each in listed) for id in listed}
