"""One Card: Tricks where a scenario cannot show it: who sees what, and how the greedy bot plays."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.engine.actions import Action
from game.engine.cards import UNKNOWN
from game.engine.events import NOBODY, CardsMoved, Event, Place, only
from game.engine.match import Match
from game.engine.notation.card_text import NotationError
from game.engine.notation.positions import read_position
from game.engine.observe import Observation, observe
from game.engine.rng import Rng
from game.engine.table_facts import Tally, TrickFacts
from game.engine.worlds import sample
from game.variants.tricks import TRICKS
from game.variants.tricks.cards import DECK
from game.variants.tricks.state import TricksState
from game.words.catalogue import Catalogue
from game.words.marks import plain
from game.words.sentences import Sentences


def seen(position: dict[str, object], seat: int) -> Observation:
    hands = position["hands"]
    assert isinstance(hands, list)
    state = read_position(TRICKS, TRICKS.table(len(hands)), position)
    return observe(TRICKS, state, seat, 0)


def choice(position: dict[str, object], seat: int) -> str:
    """What a greedy bot does there; any luck must lead to the same."""
    bot = POLICIES["greedy"](TRICKS, Temper())
    observation = seen(position, seat)
    chosen = {bot.decide(observation, 0, Rng(luck)) for luck in range(20)}
    assert len(chosen) == 1
    return TRICKS.text(observation.state, chosen.pop())


def test_nobody_sees_the_one_card_before_it_is_taken() -> None:
    """T-1: covered for every seat and for those who look on; G-5."""
    match = Match(TRICKS, TRICKS.table(3), 5)
    rng = Rng(1)
    while not match.state.over:
        assert len(match.state.centre) == 1
        for seat in range(-1, 3):
            assert match.observe(seat).state.centre == [UNKNOWN]
        seat = match.state.turn
        match.submit(seat, rng.choice(TRICKS.legal(match.state, seat)), 0)
    for seat in range(-1, 3):
        taken = [card for cards in match.observe(seat).state.taken for card in cards]
        assert sorted(taken) == DECK.cards()


def test_every_card_is_told_as_it_is_dealt() -> None:
    """T-1, T-2: from the dealer's left, each shown to its owner; the one card to nobody."""
    events: list[Event] = []
    state = TRICKS.begin(TRICKS.table(3), 5, events)
    moved = [event for event in events if isinstance(event, CardsMoved)]
    *dealt, centre = moved
    assert [(each.dst, each.seen_by) for each in dealt] == [
        (Place("hand", seat), only(seat))
        for _ in range(8)
        for seat in ((state.dealer + step) % 3 for step in (1, 2, 3))
    ]
    for seat, hand in enumerate(state.hands):
        told = [each.cards[0] for each in dealt if each.dst.seat == seat]
        assert sorted(told) == sorted(hand)
    assert (centre.cards, centre.dst, centre.seen_by) == (
        tuple(state.centre),
        Place("centre"),
        NOBODY,
    )


def test_the_one_card_may_be_any_that_has_not_been_seen() -> None:
    match = Match(TRICKS, TRICKS.table(4), 6)
    observation = match.observe(match.state.turn)
    own = observation.state.hands[observation.seat]
    rng = Rng(2)
    centres = Counter(sample(observation, rng).centre[0] for _ in range(2000))
    assert set(centres) == set(DECK.rest(own))
    assert min(centres.values()) > 60  # of about 105 each


def test_cards_taken_are_open_to_all() -> None:
    """They were seen being played."""
    position: dict[str, object] = {
        "hands": ["9C", "10C"],
        "centre": "JC",
        "taken": ["AS KS", "QH 9H"],
    }
    for seat in range(2):
        state: TricksState = seen(position, seat).state  # type: ignore[assignment]
        assert [len(cards) for cards in state.taken] == [2, 2]
        assert UNKNOWN not in state.taken[0] + state.taken[1]


def test_a_whole_trick_cannot_lie_on_the_table() -> None:
    with pytest.raises(NotationError, match="trick"):
        seen({"hands": ["9C", "10C"], "centre": "JC", "trick": "AS KS"}, 0)


def test_the_one_card_must_be_named_where_more_are_left() -> None:
    with pytest.raises(NotationError, match="centre"):
        seen({"hands": ["9C", "10C"]}, 0)


@pytest.mark.parametrize("bids", [["", 8, ""], [""], "8 9", 8, {"0": 8, "1": 9}])
def test_the_bids_are_a_list_with_one_for_each_seat(bids: object) -> None:
    with pytest.raises(NotationError, match="one entry for each of 2 seats"):
        seen({"hands": ["9C", "10C"], "centre": "JC", "bids": bids}, 0)


def facts(position: dict[str, object]) -> TrickFacts:
    return TRICKS.facts(seen(position, 0).state)  # type: ignore[arg-type, return-value]


def test_the_table_tells_whose_card_would_take_the_trick_and_how_the_ranks_go() -> None:
    led: dict[str, object] = {
        "hands": ["9C AC", "10C KD 9S", "JC QD 9D"],
        "centre": "JD",
        "turn": 1,
        "leader": 0,
        "trick": "9H",
    }
    assert facts(led).winning == 0
    two = {**led, "hands": ["9C AC", "10C KD", "JC QD 9D"], "turn": 2, "trick": "9H AH"}
    assert (facts(two).winning, facts(two).leader) == (1, 0)
    assert facts({**two, "order": "downtown"}).winning == 0
    assert facts({**two, "trick": "", "leader": 2}).winning == -1
    assert facts(two).ranking == ("A", "K", "Q", "J", "10", "9")
    assert facts({**two, "order": "downtown"}).ranking == ("9", "10", "J", "Q", "K", "A")


def plates(position: dict[str, object]) -> list[Tally]:
    view = seen(position, 0).state
    return [TRICKS.tally(view, seat) for seat in range(3)]  # type: ignore[arg-type]


def test_in_the_auction_the_highest_bid_is_ahead_and_afterwards_the_bidder() -> None:
    auction: dict[str, object] = {
        "hands": ["9C AC", "10C KD", "JC QD"],
        "centre": "JD",
        "phase": "auction",
    }
    assert [each.ahead for each in plates(auction)] == [False] * 3
    assert [each.bidding for each in plates(auction)] == [True] * 3
    spoken = {**auction, "bids": ["pass", 7, 8], "turn": 1}
    assert [(each.ahead, each.bidder) for each in plates(spoken)] == [
        (False, False),
        (False, False),
        (True, False),
    ]
    won = {**auction, "phase": "play", "bids": ["pass", "pass", 8], "bidder": 2, "turn": 2}
    assert [(each.ahead, each.bidder, each.bidding) for each in plates(won)] == [
        (False, False, False),
        (False, False, False),
        (True, True, False),
    ]


def test_the_one_card_is_told_of_whoever_took_the_last_trick() -> None:
    last: dict[str, object] = {
        "hands": ["AC", "9C", "10C"],
        "centre": "JD",
        "taken": ["", "KH QH JH", ""],
    }
    state = read_position(TRICKS, TRICKS.table(3), last)
    for seat, code in enumerate(("AC", "9C", "10C")):
        assert [plate.prize for plate in plates(last)] == [UNKNOWN] * 3
        TRICKS.apply(state, seat, Action("play", (DECK.index[code],)), 0)  # type: ignore[arg-type]
    assert state.over
    jack = DECK.index["JD"]
    tallies = [TRICKS.tally(state, seat) for seat in range(3)]  # type: ignore[arg-type]
    assert [each.prize for each in tallies] == [jack, UNKNOWN, UNKNOWN]
    assert [each.points for each in tallies] == [1, 3, 0]
    assert [each.taken for each in tallies] == [4, 3, 0]


def test_a_bid_must_be_one() -> None:
    with pytest.raises(NotationError, match="bids"):
        seen({"hands": ["9C", "10C"], "centre": "JC", "bids": ["passed", 8]}, 0)


@pytest.mark.parametrize(
    ("hand", "spoken"),
    [("AS KS QS JS 10S AH", "bid 6"), ("9S 10S 9H 10H 9D 10D", "pass")],
)
def test_a_beginner_bids_what_the_hand_is_worth(hand: str, spoken: str) -> None:
    rest = Counter(DECK.codes[card] for card in DECK.cards()) - Counter(hand.split())
    codes = list(rest)
    position: dict[str, object] = {
        "hands": [hand, *(" ".join(codes[n * 6 : n * 6 + 6]) for n in range(3))],
        "phase": "auction",
    }
    assert choice(position, 0) == spoken


def poor(seats: int, options: dict[str, object]) -> Observation:
    """The view of the last of so many to speak, whose hand is worth no bid; all others have passed."""
    hand = "9S 10S 9H 10H 9D 10D"
    rest = Counter(DECK.codes[card] for card in DECK.cards()) - Counter(hand.split())
    codes, others = list(rest), seats - 1
    position: dict[str, object] = {
        "hands": [*(" ".join(codes[n * 6 : n * 6 + 6]) for n in range(others)), hand],
        "phase": "auction",
        "bids": [*["pass"] * others, ""],
        "turn": others,
        "dealer": others,
        "centre": codes[-1],
    }
    state = read_position(TRICKS, TRICKS.table(seats, options), position)
    return observe(TRICKS, state, others, 0)


@pytest.mark.parametrize(("must", "spoken"), [(False, "pass"), (True, "bid 6")])
def test_a_dealer_who_must_bid_bids_the_least(must: bool, spoken: str) -> None:
    bot = POLICIES["greedy"](TRICKS, Temper())
    observation = poor(4, {"dealer_must_bid": must})
    assert TRICKS.text(observation.state, bot.decide(observation, 0, Rng(1))) == spoken


def test_advice_says_that_one_must_bid_and_what_a_failed_bid_costs(words: Catalogue) -> None:
    for options, reason, said in (
        ({}, "pass", "you score nothing"),
        ({"failed_bid": "minus"}, "pass-minus", "you lose as many points as you bid"),
        ({"dealer_must_bid": True}, "bid-must", "you must bid"),
    ):
        view = poor(4, options).state
        advice = TRICKS.adviser.advice(view, 3, 0)
        assert advice is not None
        assert advice.why.reason == reason
        assert said in plain(Sentences(words, view.table).advice(advice.why))


def test_who_others_passed_to_must_bid_in_every_world_that_is_sampled() -> None:
    observation = poor(4, {"dealer_must_bid": True})
    for luck in range(20):
        world = sample(observation, Rng(luck))
        assert TRICKS.legal(world, 3) == observation.legal
        assert Action("pass") not in observation.legal


def test_a_beginner_names_the_long_suit_from_the_top() -> None:
    position: dict[str, object] = {
        "hands": ["AS KS JS 9H AD", "10S 9S AH KH QH"],
        "centre": "JC",
        "bids": [8, "pass"],
        "bidder": 0,
    }
    assert choice(position, 0) == "play AS"


def test_a_beginner_wins_cheaply_where_points_lie() -> None:
    position: dict[str, object] = {
        "hands": ["9S", "AD QD 10D"],
        "centre": "JC",
        "trick": "JD",
        "turn": 1,
    }
    assert choice(position, 1) == "play QD"


def test_a_beginner_ducks_where_none_lie() -> None:
    position: dict[str, object] = {
        "hands": ["9S", "AD 9D"],
        "centre": "JC",
        "trick": "10D",
        "turn": 1,
    }
    assert choice(position, 1) == "play 9D"


@pytest.mark.parametrize(("hand", "order"), [("AH AD", "uptown"), ("9H 9D", "downtown")])
def test_a_beginner_turns_the_order_to_suit_the_hand(hand: str, order: str) -> None:
    position: dict[str, object] = {
        "hands": [hand, "KC QC"],
        "centre": "JC",
        "phase": "order",
        "taken": ["Joker 9S", ""],
    }
    assert choice(position, 0) == order


def test_every_refusal_and_happening_has_its_sentence(words: Catalogue) -> None:
    rng = Rng(8)
    match = Match(TRICKS, TRICKS.table(2), 3)
    sentences = Sentences(words, match.table)
    said = set()
    while not match.over:
        state = match.state
        seat, action = (
            (-1, Action("next round"))
            if state.over
            else (state.turn, rng.choice(TRICKS.legal(state, state.turn)))
        )
        answer = match.submit(seat, action, 0)
        assert isinstance(answer, list)
        said |= {plain(text) for event in answer if (text := sentences.happening(event))}
    assert not [text for text in said if text.startswith("event.") or "{" in text]
    assert any("won the one card" in text for text in said)
