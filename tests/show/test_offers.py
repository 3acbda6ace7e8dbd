"""What a seat is offered: everything that it may do, and nothing that tells what it may not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.actions import Action
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.state import State
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import ONLOOKER, Viewpoint
from game.show.offers.call_offers import calls_of, merged
from game.show.offers.next_choice import next_choice
from game.show.offers.offer import AT_ONCE, Asks, NextChoice, Offer
from game.show.offers.turn_offers import choices_of, drawing, hand_of
from game.show.presented_table import Presented
from game.show.sight.seat_sight import sight_of
from game.show.sight.table_sight import table_sight_of
from game.variants import VARIANTS
from game.words.catalogue import Catalogue
from game.words.named_things import UNNAMED
from tests.harness.redealt import another, states

GAMES = [variant.info.id for variant in VARIANTS]
PHRASES = ("Please play.", "Well done.")


def plan(game: str, people: int = 3) -> Plan:
    names = ("Ada", "Ruth", "Emil", "Jun")[:people]
    return Plan(game, tuple(Seat(name, name.lower(), "greedy") for name in names), {}, 4)


def viewpoint(chosen: Plan, state: State, seat: int) -> Viewpoint:
    match = Match.from_state(Host(chosen).variant, state.clone())
    return Viewpoint(Host(chosen, match), seat)


def asked(seen: Viewpoint, offer: Offer) -> Iterator[NextChoice]:
    """Everything that an offer asks for, one thing after the other."""
    following = next_choice(seen, offer, PHRASES)
    yield following
    for each in following.offers:
        if each.asks is not Asks.NOTHING:
            yield from asked(seen, each)


def everything(seen: Viewpoint) -> list[object]:
    """All that a seat is shown and offered, with all that it is asked."""
    calls = merged(calls_of(seen))
    presented = Presented.of(seen.variant, seen.observation.state, seen.seat)
    return [
        sight_of(seen, table_sight_of(seen.table.game, presented, seen.warned)),
        calls,
        calls_of(seen),
        *(following for call in calls for following in asked(seen, call)),
        drawing(seen),
        choices_of(seen),
        hand_of(seen),
        *(held.plays for held in hand_of(seen)),
    ]


def offers(seen: Viewpoint) -> Iterator[Offer]:
    for part in everything(seen):
        match part:
            case Offer():
                yield part
            case NextChoice():
                yield from part.offers
            case tuple():
                yield from (each for each in part if isinstance(each, Offer))


@pytest.mark.parametrize("game", GAMES)
def test_it_depends_on_what_the_seat_knows_alone(game: str) -> None:
    chosen, luck, compared = plan(game), Rng(5), 0
    for state in states(chosen):
        for seat in (ONLOOKER, *range(len(chosen.seats))):
            world = another(chosen, state, seat, luck)
            assert everything(viewpoint(chosen, state, seat)) == everything(
                viewpoint(chosen, world, seat)
            )
            compared += world.hands != state.hands
    assert compared


@pytest.mark.parametrize("game", GAMES)
def test_whether_it_makes_sense_tells_nothing_of_hands(game: str) -> None:
    """Corners, and a screen that is handed on, show it to everybody: an onlooker would know as much."""
    chosen, luck, compared = plan(game), Rng(6), 0
    for state in states(chosen, every=2, steps=80):
        for seat in range(len(chosen.seats)):
            world = another(chosen, state, ONLOOKER, luck)
            true, other = viewpoint(chosen, state, seat), viewpoint(chosen, world, seat)
            when = [(each.verb, each.when) for each in in_turn_or_not(true)]
            assert when == [(each.verb, each.when) for each in in_turn_or_not(other)]
            compared += world.hands != state.hands
    assert compared


def in_turn_or_not(seen: Viewpoint) -> list[Offer]:
    """What stands on a corner, besides cards: its calls, and to draw."""
    draw = drawing(seen)
    return [*merged(calls_of(seen)), *([] if draw is None else [draw])]


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_of_a_turn_is_offered(game: str) -> None:
    chosen, found = plan(game), 0
    for state in states(chosen, every=1):
        for seat in range(len(chosen.seats)):
            seen = viewpoint(chosen, state, seat)
            offered = {each.action for each in offers(seen)}
            offered |= {held.together for held in hand_of(seen)}
            legal = [each for each in seen.observation.legal if len(set(each.cards)) < 2]
            assert set(legal) <= offered
            found += len(legal)
    assert found > 40


@pytest.mark.parametrize("game", GAMES)
def test_every_offer_has_words(game: str, words: Catalogue) -> None:
    chosen, worded = plan(game), 0
    for state in states(chosen, every=2):
        for seat in range(len(chosen.seats)):
            for offer in offers(viewpoint(chosen, state, seat)):
                said = {offer.label.worded(words), offer.said_aloud(words)}
                assert "" not in said
                assert UNNAMED not in said
                worded += 1
    assert worded > 20


def test_who_owes_a_suit_chooses_it() -> None:
    """The call is due, but the program does not choose for the person: a suit is proposed among all of them."""
    chosen, owing = plan("callout"), 0
    for state in states(chosen, every=1, steps=400):
        for seat in range(len(chosen.seats)):
            seen = viewpoint(chosen, state, seat)
            if seen.due_call("suit") is None or seen.due_call("call") is not None:
                continue
            call = next(each for each in merged(calls_of(seen)) if each.asks is Asks.CARD)
            assert (call.action, call.due, call.raced) == (None, False, True)
            following = next_choice(seen, call)
            deck = seen.table.deck
            proposed = following.offers[following.at : following.at + len(deck.suits)]
            suits = [Action("suit", suit=suit) for suit in range(len(deck.suits))]
            assert [each.action for each in proposed] == suits
            owing += 1
    assert owing


def test_what_a_call_offers_at_once_tells_nothing_of_the_hand_to_others() -> None:
    """Six of all that can be called: those played lately; who looks alone has those of the own hand as well."""
    chosen, luck = plan("callout"), Rng(7)
    hidden, own = 0, 0
    for state in states(chosen, every=2, steps=120):
        for seat in range(len(chosen.seats)):
            true = viewpoint(chosen, state, seat)
            other = viewpoint(chosen, another(chosen, state, ONLOOKER, luck), seat)
            call = next(each for each in merged(calls_of(true)) if each.asks is Asks.CARD)
            seen = next_choice(true, call)
            assert seen.first == next_choice(other, call).first
            assert len(seen.first) == AT_ONCE
            assert sorted([*seen.first, *seen.rest], key=repr) == sorted(seen.offers, key=repr)
            alone = next_choice(true, call, alone=True)
            held = {c for c in true.observation.state.hands[seat] if c in call.calls[0].cards}
            at_once = {each.card for each in alone.first}
            assert len(held & at_once) == len(held) or len(at_once) == AT_ONCE
            hidden += not held <= {each.card for each in seen.first}
            own += bool(held) and held <= at_once
    assert hidden
    assert own


def test_the_order_of_what_can_be_called_is_always_the_same() -> None:
    """Neither what is due, nor what was played or is held, changes it: only which six are shown at once."""
    chosen, luck = plan("callout"), Rng(11)
    orders: set[tuple[object, ...]] = set()
    shown: set[tuple[object, ...]] = set()
    raced, owed = 0, 0
    for state in states(chosen, every=1, steps=400):
        for seat in range(len(chosen.seats)):
            seen = viewpoint(chosen, state, seat)
            other = viewpoint(chosen, another(chosen, state, seat, luck), seat)
            call = next(each for each in merged(calls_of(seen)) if each.asks is Asks.CARD)
            raced += call.raced
            owed += call.due or seen.due_call("suit") is not None
            for alone in (False, True):
                asked = next_choice(seen, call, alone=alone)
                orders.add(tuple(each.action for each in asked.offers))
                places = [asked.offers.index(each) for each in asked.first]
                assert places == sorted(places)
                assert asked == next_choice(other, call, alone=alone)
                shown.add(tuple(places))
    assert len(orders) == 1
    assert len(shown) > 1
    assert raced > 10
    assert owed > 10
