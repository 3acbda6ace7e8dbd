"""The search for puzzles: the same deals give the same files, and no kind has more than a third of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from game.session.puzzles.puzzle_files import load_puzzle
from game.store.platform_folders import assets
from game.tools.puzzles.ending_search import EndingSearch, within_thirds
from game.tools.puzzles.found_puzzle import FoundPuzzle, file_text
from game.variants import find_variant

CARDS = {
    "tricks": {2: (4, 7), 3: (3, 5), 4: (3, 4)},
    "classic": {2: (3, 8)},
    "oono": {2: (3, 8), 3: (3, 8)},
    "attack": {2: (3, 8)},
}


def first_of(game: str) -> Path:
    """The file of the first puzzle of a game."""
    return min((assets() / "puzzles" / game).glob("*.toml"))


def searched(game: str) -> tuple[EndingSearch, str, FoundPuzzle]:
    """The search through the deal of the first puzzle of a game, its file, and what is found again."""
    file = first_of(game)
    search = EndingSearch(find_variant(game), CARDS[game], 2000)
    (found,) = search.run(load_puzzle(file).deal, 1)
    return search, file.read_text("utf-8"), found


@pytest.mark.parametrize("game", CARDS)
def test_the_same_deal_gives_the_same_file(game: str) -> None:
    _, text, found = searched(game)
    share = load_puzzle(first_of(game)).share
    assert file_text(found, share) == text


def test_a_second_position_with_such_a_hand_is_thrown_away() -> None:
    search, _, found = searched(
        "attack"
    )  # with one goal, so that each position is asked about once
    assert search.counts["found"] == 1
    assert list(search.run(found.deal, 1)) == []
    assert search.counts["alike"] == 1
    tried = ("choice", "obvious", "found", "alike")
    questions = sum(search.counts[each] for each in search.counts if each.startswith("question:"))
    assert sum(search.counts[each] for each in tried) + questions == search.counts["positions"]


def asked(found: FoundPuzzle, kinds: str) -> list[FoundPuzzle]:
    return [replace(found, asks=kind, deal=deal) for deal, kind in enumerate(kinds)]


def test_no_kind_is_more_than_a_third() -> None:
    _, _, found = searched("classic")
    kept = within_thirds(asked(found, "aaaaaaaaabbbbccccaaa"))
    assert Counter(each.asks for each in kept) == {"a": 4, "b": 4, "c": 4}
    assert [each.deal for each in kept] == [0, 1, 2, 3, *range(9, 17)]


@pytest.mark.parametrize("kinds", ["aaaaaaaabc", "aaaaaaaaaaaab", "aaaabbbbcccc"])
def test_few_puzzles_and_few_kinds_are_kept(kinds: str) -> None:
    _, _, found = searched("classic")
    assert len(within_thirds(asked(found, kinds))) == len(kinds)
