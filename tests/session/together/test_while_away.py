"""What bots have played for people who are away, as everybody has seen it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.engine.cards import UNKNOWN
from game.engine.events import EVERYONE, NOBODY, CardsMoved, Place, RoundBegan, only
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.together.while_away import Meanwhile, WhileAway
from game.store.language_files import load_words
from game.variants import VARIANTS, find_variant
from game.words.marks import plain
from game.words.sentences import MOST_PLAYED, Sentences

MINE, PILE, STOCK = Place("hand", 1), Place("discard"), Place("draw")


@pytest.fixture
def away() -> WhileAway:
    return WhileAway()


def test_what_is_played_and_drawn_is_known(away: WhileAway) -> None:
    away.hear([CardsMoved((5,), MINE, PILE)], {1})
    away.hear([CardsMoved((7, 8), STOCK, MINE, only(1))], {1})
    away.hear([CardsMoved((9,), Place("hand", 0), PILE)], {1})
    assert away.of(1) == Meanwhile((5,), 2)
    assert away.of(0) == Meanwhile()


def test_no_card_is_told_that_not_everybody_has_seen(away: WhileAway) -> None:
    away.hear([CardsMoved((5,), MINE, PILE, only(1))], {1})
    away.hear([CardsMoved((6,), MINE, PILE, NOBODY)], {1})
    away.hear([CardsMoved((UNKNOWN,), MINE, PILE, EVERYONE)], {1})
    away.hear(
        [CardsMoved((4,), Place("hand", 2), MINE)], {1}
    )  # hands that are swapped are not drawn
    assert away.of(1) == Meanwhile()


def test_hands_that_went_both_ways_were_swapped(away: WhileAway) -> None:
    there, back = (
        CardsMoved((4,), MINE, Place("hand", 2)),
        CardsMoved((6, 7), Place("hand", 2), MINE),
    )
    away.hear([CardsMoved((5,), MINE, PILE), there, back], {1})
    assert away.of(1) == Meanwhile((5,), 0, (2,))
    assert away.of(2) == Meanwhile()
    away.begin(1)
    on = [CardsMoved((n,), Place("hand", n), Place("hand", (n + 1) % 3)) for n in range(3)]
    away.hear(on, {1})
    assert away.of(1) == Meanwhile()


def test_it_is_of_one_round_and_of_one_absence(away: WhileAway) -> None:
    away.hear([CardsMoved((5,), MINE, PILE)], {1})
    away.hear([RoundBegan(2, 0)], {1})
    assert away.of(1) == Meanwhile()
    away.hear([CardsMoved((5,), MINE, PILE)], {1})
    away.begin(1)
    assert away.of(1) == Meanwhile()


@pytest.mark.parametrize("game", [each.info.id for each in VARIANTS])
def test_a_deal_is_nothing_that_was_drawn(game: str) -> None:
    bots = [Seat(name, name.lower(), "greedy") for name in ("Milo", "Sana")]
    host = Host(Plan(game, (Seat("Ada", "ada"), Seat("Jun", "jun"), *bots), {"rounds": 3}, 3))
    for seat in (0, 1):
        host.absences.leave(seat)
    for _ in range(4000):
        if host.over:
            break
        host.update(2000)
    assert host.over
    assert not host.match.over
    assert host.absences.while_away.of(1) != Meanwhile()
    before = len(host.match.log)
    host.next_round()
    assert len(host.match.log) == before + 1
    assert host.match.state.hands[1]
    assert host.absences.while_away.of(1) == Meanwhile()


@pytest.mark.parametrize(
    ("reader", "while_away"), [(1, "While you were away: "), (-1, "While Jun was away: ")]
)
def test_it_is_told_in_one_sentence(reader: int, while_away: str) -> None:
    variant = find_variant("classic")
    table = variant.table(3, {}, ["Ada", "Jun", "Ruth"])
    sentences, index = Sentences(load_words("en"), table, lambda: reader), table.deck.index
    blue, red = index["B3"], index["R5"]

    def told(
        played: list[int], drew: int, swapped: Sequence[int] = (), *, once: bool = False
    ) -> str | None:
        said = sentences.meanwhile(1, played, drew, swapped, once=once)
        return None if said is None else plain(said)

    assert told([], 0) is None
    assert told([blue], 2) == f"{while_away}blue 3, drew 2"
    assert told([blue, red], 0) == f"{while_away}blue 3, red 5"
    assert told([], 4) == f"{while_away}drew 4"
    many = told([red, blue] * MOST_PLAYED, 1)
    assert many is not None
    assert many.startswith(f"{while_away}{2 * MOST_PLAYED} cards played, the last red 5")
    assert many.endswith("blue 3; drew 1")
    assert told([red, red, blue], 0) == f"{while_away}two red 5s, blue 3"
    assert told([red], 0, [2, 0, 2]) == f"{while_away}red 5, swapped hands with Ruth and Ada"
    assert told([], 0, [2]) == f"{while_away}swapped hands with Ruth"
    lead = f"A bot played for {'you' if reader == 1 else 'Jun'}: "
    assert told([red], 2, [0], once=True) == f"{lead}red 5, drew 2, swapped hands with Ada"
