"""What guests and a person have had with each other, and what guests remember of it, by its thresholds."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.session.acquaintance.acquaintance import Acquaintance
from game.session.acquaintance.recollections import (
    AGAIN,
    AWAY,
    ENOUGH,
    EVEN,
    LATELY,
    Recollection,
    end_recollections,
    greeting_recollections,
    likes,
)
from game.store.history_index import HistoryIndex
from game.store.sqlite_files.encounters import Encounter
from tests.harness.played import DAY, played

NOW = 1.7e9


def met(results: str, *, ago: float = DAY) -> Acquaintance:
    """Ruth as she has met somebody, the last match first and so long ago.

    A + is one that was won, a - one that Ruth has won, a < one in which the person was third and Ruth second,
    and a = one in which the two were level.
    """
    places = {"+": (1, 2), "-": (2, 1), "<": (3, 2), "=": (1, 1)}
    matches = (
        Encounter("ruth", "classic", NOW - ago - number * DAY, *places[each])
        for number, each in enumerate(results)
    )
    return Acquaintance.of("ruth", matches)


def kinds(
    known: Acquaintance, *, game: str = "oono", lately: str = "", seen: float = 0.0
) -> list[str]:
    found = greeting_recollections(known, game, NOW, lately.split(), seen)
    return [each.kind for each in found]


def test_it_is_known_how_often_each_was_ahead_and_how_often_in_a_row() -> None:
    known = met("++=+-<=")
    assert (known.ahead, known.behind, known.run) == (3, 2, 3)
    assert met("<-+").run == -2
    assert (met("").run, met("==").run, met("").last) == (0, 0, None)
    more = met("-").with_match(Encounter("ruth", "oono", NOW, 1, 3))
    assert (more.ahead, more.behind, more.run) == (1, 1, 1)


def test_a_guest_who_has_never_met_somebody_says_so_and_remembers_nothing_else() -> None:
    assert kinds(met("")) == ["first"]
    assert "first" not in kinds(met("+"))


def test_who_won_the_last_match_is_remembered() -> None:
    assert kinds(met("+")) == ["you_won"]
    assert kinds(met("-")) == ["i_won"]
    assert kinds(met("<")) == []
    assert kinds(met("=")) == []


@pytest.mark.parametrize(
    ("results", "told"),
    [
        ("+++", Recollection("your_run", 3)),
        ("---<", Recollection("my_run", 4)),
        ("+++---", Recollection("level", 3)),
        ("+-" * 4 + "+", Recollection("round_number", 10)),
        ("+-" * 49 + "+", Recollection("round_number", 100)),
    ],
)
def test_runs_and_round_numbers_and_equal_ones_are_remembered(
    results: str, told: Recollection
) -> None:
    assert told in greeting_recollections(met(results), "oono", NOW, (), 0.0)


def test_below_its_threshold_nothing_is_remembered() -> None:
    assert kinds(met("++")) == ["you_won"]
    assert kinds(met("--")) == ["i_won"]
    assert kinds(met("+-+-")) == ["you_won"]
    assert len("+-+-") < EVEN
    assert "round_number" not in kinds(met("+-" * 5))


@pytest.mark.parametrize(
    ("ago", "told"),
    [
        (AWAY, ["away"]),
        (AWAY - 1, []),
        (AGAIN, []),
        (AGAIN - 1, ["again"]),
        (0.0, ["again"]),
        (-5.0, []),
    ],
)
def test_who_was_away_and_who_is_back_soon(ago: float, told: list[str]) -> None:
    """A clock that was put back makes nobody come back."""
    assert kinds(met("<", ago=ago)) == told


def test_who_has_played_with_others_was_not_away() -> None:
    assert "away" not in kinds(met("<", ago=2 * AWAY), seen=NOW - AWAY + 1)
    assert "away" in kinds(met("<", ago=2 * AWAY), seen=NOW - AWAY)


def test_of_who_is_back_at_once_nobody_tells_what_came_after_the_last_match() -> None:
    for results in "+-":
        assert kinds(met(results, ago=AGAIN - 1)) == ["again"]
        assert "again" not in kinds(met(results, ago=AGAIN))


def test_what_somebody_likes_to_play_is_known_from_enough_matches() -> None:
    mostly = ["oono", "classic", "oono", "oono", "attack"] * 4
    assert likes("oono", mostly)
    assert not likes("classic", mostly)
    assert likes("oono", ["oono"] * ENOUGH)
    assert not likes("oono", ["oono"] * (ENOUGH - 1))
    assert not likes("oono", ["classic"] * LATELY + ["oono"] * 99)
    assert "your_game" in kinds(met("<"), game="oono", lately="oono " * ENOUGH)
    assert "your_game" not in kinds(met("<"), game="classic", lately="oono " * ENOUGH)


def test_at_the_end_of_a_run_both_speak_of_it() -> None:
    won, lost = Encounter("ruth", "oono", NOW, 1, 2), Encounter("ruth", "oono", NOW, 2, 1)
    third = Encounter("ruth", "oono", NOW, 2, 3)
    assert list(end_recollections(met("+++"), lost)) == [Recollection("run_over", 3)]
    assert list(end_recollections(met("----"), won)) == [Recollection("beaten_at_last", 4)]
    assert list(end_recollections(met("+++"), won)) == []
    assert list(end_recollections(met("++"), lost)) == []
    assert list(end_recollections(met("---"), third)) == []  # neither of the two has won


def test_matches_with_guests_are_found_by_the_index_the_last_first(tmp_path: Path) -> None:
    index = HistoryIndex(tmp_path)
    assert index.encounters("Ada", {"ruth": "Ruth"}) == []
    index.put(
        [
            played("1", "oono", "Ada* ruth jun", [9, 3, 1], NOW),
            played("2", "tricks", "ruth Ada* ruth", [1, 5, 9], NOW + 1),
            played("3", "oono", "Ada* jun", [9, 3], NOW + 2),
            played("4", "oono", "Ada* ruth", [9, 3], NOW + 3, over=False),
            played("5", "oono", "Eve* ruth", [9, 3], NOW + 4),
            played("6", "oono", "ruth* Ada*", [9, 3], NOW + 5),
        ]
    )
    assert index.encounters("Ada", {"ruth": "Ruth"}) == [
        Encounter("ruth", "tricks", NOW + 1, 2, 1),
        Encounter("ruth", "oono", NOW, 1, 2),
    ]
    both = index.encounters("Ada", {"ruth": "Ruth", "jun": "Jun"})
    assert [each.began for each in both] == [NOW + 2, NOW + 1, NOW, NOW]
    assert {(each.bot, each.own, each.theirs) for each in both[2:]} == {
        ("ruth", 1, 2),
        ("jun", 1, 3),
    }
    assert index.encounters("Ada", {}) == []


def test_a_guest_who_plays_on_for_somebody_is_not_met(tmp_path: Path) -> None:
    index = HistoryIndex(tmp_path)
    match = played("1", "oono", "Ada* ruth", [9, 3], NOW)
    own, guest = match.seats
    index.put([match._replace(seats=(own, guest._replace(player="Bob")))])
    assert index.encounters("Ada", {"ruth": "Ruth"}) == []
    assert index.encounters("Ada", {"ruth": "Bob"}) != []  # in a language in which she is called so
