"""What a table tells besides cards, moved on event by event while cards are in the air."""

from dataclasses import FrozenInstanceError

import pytest

from game.engine.cards import NO_SUIT
from game.engine.events import (
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    Place,
    RoundBegan,
    SuitCalled,
    TurnChanged,
)
from game.engine.table_facts import NO_BID, PASSED, Facts, PileFacts, Tally, TrickFacts

DISCARD = Place("discard")


def after(facts: PileFacts, *events: Event) -> PileFacts:
    for event in events:
        facts = facts.after(event)
    return facts


def test_a_round_begins_to_the_left_with_nothing_called_or_faced() -> None:
    fresh = PileFacts()
    assert (fresh.phase, fresh.direction, fresh.called, fresh.facing) == ("play", 1, NO_SUIT, 0)
    begun = after(PileFacts(direction=-1, called=2, facing=4), RoundBegan(2, 0))
    assert (begun, begun.stacked, begun.turned) == (fresh, 0, False)


def test_the_direction_is_turned_until_something_else_happens() -> None:
    turned = after(PileFacts(), DirectionChanged(-1))
    assert (turned.direction, turned.turned) == (-1, True)
    still = after(turned, TurnChanged(1))
    assert (still.direction, still.turned) == (-1, False)


def test_a_suit_is_called_until_a_card_covers_it() -> None:
    called = after(PileFacts(), SuitCalled(0, 2))
    assert called.called == 2
    assert called.landed(Place("hand", 1), 1).called == 2
    assert called.landed(DISCARD, 1).called == NO_SUIT


def test_the_cards_that_have_made_what_is_faced_are_counted() -> None:
    first = after(PileFacts().landed(DISCARD, 1), FacingChanged(2))
    assert (first.facing, first.stacked) == (2, 1)
    second = after(first.landed(DISCARD, 2), FacingChanged(6))
    assert (second.facing, second.stacked) == (6, 3)
    assert after(second, FacingChanged(0)).stacked == 0


def test_what_only_the_pictures_need_does_not_count_for_equality() -> None:
    """The table that is shown equals the game's own once all has landed."""
    shown = PileFacts(stacked=3, turned=True)
    assert shown == PileFacts()
    settled = shown.settled(PileFacts(called=1))
    assert (settled.called, settled.stacked, settled.turned) == (1, 3, False)


def test_a_trick_is_looked_at_before_it_goes() -> None:
    facts = TrickFacts(winning=0)
    taken = CardsMoved((1, 2), Place("trick"), Place("taken", 2))
    looked_at = facts.looked_at(taken)
    assert looked_at is not None
    assert looked_at.winning == 2
    assert facts.looked_at(CardsMoved((1,), Place("hand", 0), Place("trick"))) is None


@pytest.mark.parametrize(
    ("bidder", "points", "bid", "failed"),
    [(True, 6, 7, True), (True, 7, 7, False), (False, 6, 7, False), (True, None, 7, False)],
)
def test_a_bid_fails_if_it_had_to_be_made(
    bidder: bool, points: int | None, bid: int, failed: bool
) -> None:
    assert Tally(0, bid=bid, bidder=bidder, points=points).failed is failed


def test_who_has_passed_has_bid_less_than_who_is_still_to_speak() -> None:
    assert PASSED < NO_BID < 1


@pytest.mark.parametrize("facts", [Facts(), PileFacts(), TrickFacts(), Tally(0)])
def test_facts_are_shared_and_so_cannot_be_changed(facts: Facts | Tally) -> None:
    name = "score" if isinstance(facts, Tally) else "facing"
    with pytest.raises(FrozenInstanceError):
        setattr(facts, name, 3)
    assert not hasattr(facts, "__dict__")
