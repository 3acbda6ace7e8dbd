import json
from dataclasses import field
from typing import Any, NamedTuple

import pytest

from game.engine.cards import UNKNOWN
from game.engine.state import MATCH_OVER, PLAY, Covered, Laid, Open, State, slotted
from game.variants import find_variant


class Said(NamedTuple):
    """Something to remember: who said it, about which cards, in which words."""

    seat: int
    cards: tuple[int, ...]
    words: tuple[str, ...]


@slotted
class Example(State):
    """One field of every kind."""

    draw: Covered[list[int]] = field(default_factory=list)
    aside: Covered[list[list[int]]] = field(default_factory=list)
    trick: Laid[list[int]] = field(default_factory=list)
    taken: Laid[list[list[int]]] = field(default_factory=list)
    called: Open[bool] = False
    marks: Open[list[int]] = field(default_factory=list)
    said: Open[list[Said]] = field(default_factory=list)
    secret: str = ""
    secrets: list[int] = field(default_factory=list)


@pytest.fixture
def state() -> Example:
    return Example(
        find_variant("classic").table(2),
        hands=[[1, 2], [3]],
        draw=[4, 5],
        aside=[[6], []],
        trick=[7],
        taken=[[8], [9]],
        called=True,
        said=[Said(1, (7, 8), ("well", "played")), Said(0, (), ())],
        secret="psst",
        secrets=[10],
        rng=99,
    )


def test_a_state_begins_with_nothing_done() -> None:
    """Before a deal gives it cards: seat 0 in turn in the first round, at the first moment."""
    fresh = State(find_variant("classic").table(2))
    assert (fresh.hands, fresh.scores, fresh.round_scores, fresh.winners) == ([], [], [], [])
    assert (fresh.turn, fresh.dealer, fresh.round, fresh.now, fresh.rng) == (0, 0, 1, 0, 0)
    assert (fresh.phase, fresh.over) == (PLAY, False)


def test_a_seat_sees_its_own_hand_and_what_lies_open(state: Example) -> None:
    view = state.seen_from(0)
    assert view.hands == [[1, 2], [UNKNOWN]]
    assert (view.trick, view.taken, view.called) == ([7], [[8], [9]], True)


def test_what_is_not_declared_open_is_blank(state: Example) -> None:
    view = state.seen_from(0)
    assert (view.draw, view.aside) == ([UNKNOWN] * 2, [[UNKNOWN], []])
    assert (view.secret, view.secrets, view.rng) == ("", [], 0)


def test_a_spectator_sees_no_hand(state: Example) -> None:
    assert state.seen_from(-1).hands == [[UNKNOWN, UNKNOWN], [UNKNOWN]]


def test_all_hands_are_open_when_the_round_is_over(state: Example) -> None:
    state.phase = MATCH_OVER
    assert state.seen_from(1).hands == [[1, 2], [3]]
    assert state.seen_from(1).draw == [UNKNOWN, UNKNOWN]


def test_a_view_shares_nothing_that_may_change(state: Example) -> None:
    before = state.encode()
    for copy in (state.clone(), state.seen_from(0)):
        copy.hands[0].append(50)
        copy.trick.append(50)
        copy.taken[0].append(50)
        copy.marks.append(3)
    assert state.encode() == before


def test_a_glimpse_sees_the_same_and_shares_what_is_open(state: Example) -> None:
    for seat in (-1, 0, 1):
        glimpse = state.glimpse(seat)
        assert glimpse == state.seen_from(seat)
        assert glimpse.trick is state.trick
        assert glimpse.said is state.said
        assert glimpse.draw is not state.draw


def test_copies_share_what_is_only_ever_replaced(state: Example) -> None:
    before = state.encode()
    for copy in (state.clone(), state.seen_from(0)):
        assert copy.scores is state.scores
        copy.scores = [3]
    assert state.encode() == before


def test_zones_are_the_places_of_cards(state: Example) -> None:
    assert sorted(card for zone in state.zones() for card in zone) == list(range(1, 10))


def test_what_is_encoded_is_decoded_as_it_was(state: Example) -> None:
    again = Example.decode(state.table, json.loads(json.dumps(state.encode())))
    assert again == state
    assert [type(each) for each in (again.said[0], again.said[0].cards)] == [Said, tuple]


def test_the_digest_is_the_same_in_every_process(state: Example) -> None:
    again = Example.decode(state.table, json.loads(json.dumps(state.encode())))
    assert again.digest() == state.digest()
    again.draw.reverse()
    assert again.digest() != state.digest()


def test_a_field_added_later_is_not_in_the_digest(
    state: Example, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Example, "undigested", frozenset({"draw"}))
    again = state.clone()
    again.draw.reverse()
    assert again.digest() == state.digest()
    again.trick = [8]
    assert again.digest() != state.digest()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"turn": "0"}, "turn"),
        ({"hands": [1]}, "hands"),
        ({"called": 1}, "called"),
        ({"said": [[1, [7], ["well"], 3]]}, "said"),
        ({"said": [[1, 7, ["well"]]]}, "said"),
        ({"said": [[1, [7], [8]]]}, "said"),
        ({"said": [[1, ["7"], ["well"]]]}, "said"),
        ({"said": ["1"]}, "said"),
        ({"more": 1}, "more"),
    ],
)
def test_what_is_not_a_state_is_refused(state: Example, change: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Example.decode(state.table, {**state.encode(), **change})


def test_what_a_view_hides_changes_in_its_clone_only(state: Example) -> None:
    view = state.seen_from(0)
    for cards in (view.draw, view.hands[1], view.aside[0]):
        with pytest.raises(TypeError, match="clone"):
            cards.append(5)
        with pytest.raises(TypeError, match="clone"):
            cards[0] = 5
    world = view.clone()
    world.draw.append(5)
    world.hands[1][0] = 5
    assert (view.draw, view.hands[1]) == ([UNKNOWN] * 2, [UNKNOWN])
