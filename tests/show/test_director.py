"""Whatever is shown, hurried or skipped: once nothing moves, the shown table is the real one."""

from random import Random

import pytest

from game.engine.actions import NEXT_ROUND, TABLE
from game.engine.cards import NO_SUIT
from game.engine.events import CardsMoved, Event, Place, RoundEnded, redact
from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position
from game.engine.state import MATCH_OVER, ROUND_OVER
from game.engine.table_facts import PileFacts
from game.show.director import (
    DEAL,
    DEAL_FLIGHT,
    GATHER,
    LAST_PLAY,
    LINGER,
    PLAY,
    PRIZE,
    TURN_UP,
    Director,
)
from game.show.moments.hits import HitSize, fall_of
from game.show.motion.tween import Speed
from game.show.presented_table import Presented, Told
from game.variants import VARIANTS, all_verbs, find_variant
from tests.harness.careless_play import careless, careless_match

GAMES = [variant.info.id for variant in VARIANTS]


def begin(game: str, players: int, seed: int, seat: int, speed: Speed = Speed.NORMAL):
    variant = find_variant(game)
    match = Match(variant, variant.table(players), seed)
    shown = Presented.of(match.variant, match.observe(seat).state, seat)
    director = Director(shown, lambda event: type(event).__name__, speed=speed)
    director.push(redact(match.opening, seat), Told.of(match.variant, match.observe(seat).state))
    return match, director


def truth(match: Match, seat: int):
    return Presented.of(match.variant, match.observe(seat).state, seat).shows()


def check_lies(director: Director) -> None:
    shown = director.presented
    for place, cards in shown.zones.items():
        assert len(shown.lies[place]) == len(cards)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("speed", list(Speed))
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (6, 3), (10, 4)])
def test_at_rest_the_shown_table_is_the_real_one(
    game: str, speed: Speed, players: int, seed: int
) -> None:
    rng = Random(seed)
    players = min(players, find_variant(game).info.max_players)
    seat = rng.randrange(-1, players)
    match, director = begin(game, players, seed, seat, speed)
    rounds = 0
    for _ in range(400):
        while director.busy:
            total = sum(map(len, director.presented.zones.values()))
            in_the_air = sum(len(flight.cards) for flight in director.flights)
            assert total + in_the_air == match.table.deck.size
            if rng.random() < 0.1:
                director.hurry()
            else:
                director.advance(rng.choice((1, 16, 33, 100, 1000)))
        check_lies(director)
        assert director.presented.shows() == truth(match, seat)
        if match.state.phase == MATCH_OVER:
            break
        if match.state.phase == ROUND_OVER:
            rounds += 1
            if rounds > 2:
                break
            actor, action = TABLE, NEXT_ROUND
        else:
            turn = match.state.turn
            calls = [
                (who, call)
                for who in range(players)
                for call in match.variant.out_of_turn.calls(match.state, who, match.state.now)
            ]
            turns = [(turn, each) for each in match.variant.legal(match.state, turn)]
            said = calls and (not turns or rng.random() < 0.4)
            actor, action = rng.choice(calls if said else turns)
        events = match.submit(actor, action, match.state.now)
        assert isinstance(events, list)
        director.push(redact(events, seat), Told.of(match.variant, match.observe(seat).state))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (5, 5), (6, 6)])
def test_where_cards_go_back_from_below_others_the_shown_table_is_the_real_one(
    players: int, seed: int
) -> None:
    match = careless_match(players, seed)
    seats = range(-1, players)
    directors = []
    for seat in seats:
        view = match.observe(seat).state
        shown = Presented.of(match.variant, view, seat)
        directors.append(Director(shown, lambda event: None, speed=Speed.NORMAL))
        directors[-1].falls = lambda seat, cards, left: fall_of(cards, HitSize.TWO)
    compared = 0
    for _, _, _, events in careless(match, seed):
        for seat, director in zip(seats, directors, strict=True):
            view = match.observe(seat).state
            director.push(redact(events, seat), Told.of(match.variant, view))
            director.advance(40)
            if director.busy and len(match.log) % 3:
                continue
            while director.busy:  # cards that fall land after others that left later
                director.advance(50)
            check_lies(director)
            assert director.presented.shows() == truth(match, seat)
            compared += 1
    assert compared


@pytest.mark.parametrize(
    ("hands", "discard", "draw", "done"),
    [
        # The lower of two equal cards goes back, with another between them.
        (["9C KD", "6H 3C", "JD 9C"], "5H", "3S 4H", ["0 play 9C", "2 play JD", "2 play 9C"]),
        # A card is taken out from between two in question as the pile is shuffled; one like it lies on top.
        (
            ["2C 4D KC", "6H", "4D QD"],
            "3D 5H",
            "",
            ["0 play 2C", "2 play 4D", "2 play QD", "0 play 4D", "2 draw"],
        ),
    ],
)
def test_of_equal_cards_the_one_that_has_moved_is_shown_to_have(
    hands: list[str], discard: str, draw: str, done: list[str]
) -> None:
    variant = find_variant("callout")
    given = {"hands": hands, "discard": discard, "draw": draw}
    state = read_position(variant, variant.table(3, {"turn_seconds": 0}), given)
    match = Match.from_state(variant, state)
    directors = []
    for seat in range(-1, 3):
        shown = Presented.of(variant, match.observe(seat).state, seat)
        directors.append(Director(shown, lambda event: None, speed=Speed.OFF))
    for text in (*done, "1 accuse 0 no-match"):
        seat, does = text.split(" ", 1)
        action = parse_action(does, match.table.deck, all_verbs())
        events = match.submit(int(seat), action, 0)
        assert isinstance(events, list)
        for viewer, director in enumerate(directors, -1):
            told = Told.of(variant, match.observe(viewer).state)
            director.push(redact(events, viewer), told)
            check_lies(director)
            assert director.presented.shows() == truth(match, viewer)


def test_with_the_speed_off_nothing_ever_moves() -> None:
    match, director = begin("classic", 4, 1, 0, Speed.OFF)
    assert not director.busy
    assert director.presented.shows() == truth(match, 0)


def test_the_deal_takes_ninety_ms_a_card_and_the_first_is_in_the_air_at_once() -> None:
    _, director = begin("classic", 4, 1, 0)
    director.advance(0)
    assert len(director.flights) == 1
    director.advance(DEAL * 2)
    assert len(director.flights) == 3
    cards = 28
    director.advance(DEAL * (cards - 3) + DEAL_FLIGHT)
    assert sum(director.presented.counts()) == cards


def test_a_long_frame_shows_what_short_ones_would() -> None:
    _, smooth = begin("classic", 5, 9, 0)
    _, jerky = begin("classic", 5, 9, 0)
    for _ in range(100):
        smooth.advance(16)
    jerky.advance(1600)
    assert smooth.presented.shows() == jerky.presented.shows()
    assert [f.tween.elapsed for f in smooth.flights] == [f.tween.elapsed for f in jerky.flights]


def test_a_card_that_is_played_leaves_the_hand_at_once_and_lands_after_its_flight() -> None:
    match, director = begin("classic", 2, 3, 0)
    director.hurry()
    seat = match.state.turn
    action = match.variant.legal(match.state, seat)[0]
    assert action.verb == "play"
    before = len(director.presented.cards(Place("hand", seat)))
    events = match.submit(seat, action, 0)
    assert isinstance(events, list)
    director.push(redact(events, 0))
    director.advance(0)
    assert len(director.presented.cards(Place("hand", seat))) == before - 1
    assert director.presented.cards(Place("discard"))[-1:] != [action.cards[0]]
    director.advance(PLAY)
    assert director.presented.cards(Place("discard"))[-1] == action.cards[0]


def test_cards_of_others_are_never_known_before_they_are_open() -> None:
    _, director = begin("classic", 4, 5, 2)
    dealt = 0
    while director.busy:
        director.advance(50)
        for flight in director.flights:
            if flight.dst.zone == "hand" and flight.dst.seat != 2:
                assert set(flight.cards) == {-1}
                dealt += 1
    assert dealt


def _tricks(seat: int):
    match, director = begin("tricks", 3, 5, seat)
    director.hurry()
    return match, director


def _first_legal(match: Match, director: Director, seat: int) -> list:
    actor = match.state.turn
    events = match.submit(actor, match.variant.legal(match.state, actor)[0], 0)
    assert isinstance(events, list)
    view = match.observe(seat).state
    director.push(redact(events, seat), Told.of(match.variant, view))
    return events


def test_a_whole_trick_lies_for_a_while_and_then_goes_to_its_winner_face_down() -> None:
    match, director = _tricks(0)
    trick = Place("trick")
    while not any(match.state.taken):
        director.hurry()
        _first_legal(match, director, 0)
    director.advance(PLAY + LINGER // 2)
    shown = director.presented
    winner = match.state.turn
    assert len(shown.cards(trick)) == 3
    assert shown.facts.winning == winner
    director.advance(LINGER // 2 + GATHER // 2)
    assert not shown.cards(trick)
    assert [flight.shown for flight in director.flights] == [(True, False)] * 3
    director.advance(GATHER)
    assert not director.busy
    assert len(shown.cards(Place("taken", winner))) == 3
    assert shown.facts.winning == -1


def test_the_one_card_is_turned_up_in_the_middle_before_it_is_taken() -> None:
    match, director = _tricks(1)
    centre = Place("centre")
    assert director.presented.cards(centre) == [-1]
    (one,) = match.state.centre
    while not match.state.over:
        director.hurry()
        _first_legal(match, director, 1)
    director.advance(PLAY + LINGER + GATHER + TURN_UP)
    assert director.presented.cards(centre) == [one]
    director.hurry()
    assert director.presented.cards(centre) == []
    assert director.presented.shows() == truth(match, 1)


def test_when_a_card_is_taken_back_what_was_called_before_it_is_in_force_again() -> None:
    match, director = begin("callout", 3, 1, 0, Speed.OFF)
    card = match.state.hands[1][0]
    hand, called = Place("hand", 1), Told(PileFacts(called=2), ())
    director.push([CardsMoved((card,), hand, Place("discard"), -1)], Told(PileFacts(), ()))
    assert director.presented.facts.called == NO_SUIT
    director.push([CardsMoved((card,), Place("discard"), hand, -1)], called)
    assert director.presented.facts.called == 2


def test_a_card_that_comes_back_waits_for_cards_that_fall_on_the_same_hand() -> None:
    _match, director = begin("callout", 3, 5, seat=0)
    director.hurry()
    director.falls = lambda seat, cards, left: fall_of(cards, HitSize.TWO)
    shown, hand, discard = director.presented, Place("hand", 0), Place("discard")
    back, before = shown.cards(discard)[-1], list(shown.cards(hand))
    director.push([CardsMoved((4, 5), Place("draw"), hand), CardsMoved((back,), discard, hand)])
    while director.busy:
        director.advance(16)
    assert shown.cards(hand) == [*before, 4, 5, back]


def first_flight(director: Director, event: CardsMoved, *then: Event) -> tuple[bool, int]:
    """Return whether everybody looks at the card of an event, and for how many ms it is on its way."""
    director.hurry()
    director.presented.zones[event.src] = list(event.cards)
    director.push([event, *then])
    director.advance(0)
    (flight,) = director.flights
    return flight.grand, flight.tween.duration


LAST = CardsMoved((3,), Place("hand", 0), Place("discard"))
ENDED = RoundEnded((0,), (1, 0), (1, 0), False)
WON = CardsMoved((3,), Place("centre"), Place("taken", 1))


@pytest.mark.parametrize(
    ("game", "events", "takes"),
    [("classic", (LAST, ENDED), LAST_PLAY), ("tricks", (WON,), PRIZE)],
)
def test_what_everybody_looks_at_goes_slowly_but_where_all_is_to_be_calm(
    game: str, events: tuple[CardsMoved, ...], takes: int
) -> None:
    for calm in (False, True):
        director = begin(game, 2, 1, 0)[1]
        director.calm = calm
        grand, lasts = first_flight(director, *events)
        assert grand is not calm
        assert (lasts == takes) is not calm


def test_a_card_by_which_no_round_ends_goes_as_any_other() -> None:
    director = begin("classic", 2, 1, 0)[1]
    director.calm = False
    assert first_flight(director, LAST) == (False, PLAY)
