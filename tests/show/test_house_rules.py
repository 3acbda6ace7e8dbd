"""What house rules show of a table: hands that change owners, jumps, a hand that one seat alone is shown."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.actions import NEXT_ROUND, TABLE
from game.engine.events import HandShown, redact
from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position
from game.engine.rng import Rng
from game.engine.state import MATCH_OVER
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.director import CROSS, Director
from game.show.motion.tween import Speed
from game.show.offers.next_choice import next_choice
from game.show.offers.offer import Asks
from game.show.offers.turn_offers import asked_for, choices_of, hand_of, play_of
from game.show.presented_table import Presented, Told
from game.store.language_files import load_words
from game.tools.soak import random_action
from game.variants import find_variant
from game.words.sentences import Sentences

RULES: dict[str, dict[str, object]] = {
    "classic": {
        "draw_until": True,
        "stacking": "up",
        "draw4": "doubt",
        "jump_in": True,
        "seven_zero": True,
        "call": True,
        "play_drawn": True,
        "rounds": 2,
    },
    "oono": {
        "draw_until": True,
        "draw4": "doubt",
        "jump_in": True,
        "seven_zero": True,
        "rounds": 2,
    },
    "attack": {"jump_in": True, "play_after_attack": True, "draw_until": True, "rounds": 2},
}


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_at_rest_the_shown_table_is_the_real_one(game: str, players: int, seed: int) -> None:
    variant, rng, luck = find_variant(game), Rng(seed), Random(seed)
    match = Match(variant, variant.table(players, RULES[game]), seed)
    sentences = Sentences(load_words(), match.table)

    def view(seat: int) -> Any:
        return match.observe(seat).state

    directors = {
        seat: Director(
            Presented.of(variant, view(seat), seat), sentences.happening, speed=Speed.NORMAL
        )
        for seat in range(-1, players)
    }
    for seat, director in directors.items():
        director.push(redact(match.opening, seat), Told.of(variant, view(seat)))
    done = 0
    while not match.over and done < 300:
        state = match.state
        who, action = (
            (TABLE, NEXT_ROUND) if state.over else random_action(variant, state, state.now, rng)
        )
        events = match.submit(who, action, state.now)
        assert isinstance(events, list)
        done += 1
        for seat, director in directors.items():
            director.push(redact(events, seat), Told.of(variant, view(seat)))
            while director.busy:
                director.hurry() if luck.random() < 0.5 else director.advance(100)
            real = Presented.of(variant, view(seat), seat).shows()
            assert director.presented.shows() == real
    assert done > 20
    assert match.state.phase == MATCH_OVER or done == 300


def seen_at(position: dict[str, Any], seat: int, **options: object) -> Viewpoint:
    oono = find_variant("oono")
    table = oono.table(3, options, ("Ada", "Ben", "Cleo"))
    match = Match.from_state(oono, read_position(oono, table, position))
    seats = tuple(Seat(name, "ada", "") for name in table.names)
    return Viewpoint(Host(Plan("oono", seats, dict(options), 1), match), seat)


def test_a_seven_asks_whose_hand_is_taken() -> None:
    position = {"hands": ["R7 G3 Y8", "B9 B8", "Y1"], "discard": "R5"}
    seen = seen_at(position, 0, seven_zero=True)
    seven = seen.table.deck.index["R7"]
    offer = play_of(seen, seven)
    assert (offer.asks, offer.action, asked_for(offer)) == (Asks.SEAT, None, "table.pick_hand")
    asked = next_choice(seen, offer).offers
    assert [each.label.text for each in asked] == ["Ben", "Cleo"]
    assert [each.action.seat for each in asked if each.action] == [1, 2]
    assert [held.names for held in hand_of(seen)] == [True, False, False]


def test_a_jump_is_offered_out_of_turn_and_a_doubt_to_who_faces_the_card() -> None:
    position = {"hands": ["G3 Y8", "B9 B8", "R5 Y1"], "discard": "R3 R5", "jump": True}
    jumping = seen_at({**position, "turn": 1, "laid_by": 0}, 2, jump_in=True)
    assert not jumping.in_turn
    five, other = (jumping.table.deck.index[code] for code in ("R5", "Y1"))
    assert play_of(jumping, five).action is not None
    assert play_of(jumping, other).dim
    assert [held.goes for held in hand_of(jumping)] == [True, None]
    doubtful = {"hands": ["G3 Y8", "B9", "Y1"], "discard": "R3 W+4", "called": "B", "facing": 4}
    doubting = seen_at({**doubtful, "turn": 1, "doubtable": "R"}, 1, draw4="doubt")
    assert [offer.verb for offer in choices_of(doubting)] == ["doubt"]


def test_the_hand_that_a_doubt_shows_is_told_to_the_doubter_alone() -> None:
    position = {"hands": ["W+4 R1", "B9 G1", "Y1"], "discard": "R3", "draw": "G1 G2 G3 G4 G5 G6"}
    seen = seen_at(position, 1, draw4="doubt")
    match = seen.host.match
    for seat, text in ((0, "play W+4 as B"), (1, "doubt")):
        legal = {seen.variant.text(match.state, each): each for each in match.observe(seat).legal}
        events = match.submit(seat, legal[text], 0)
    assert isinstance(events, list)
    sentences = Sentences(load_words(), match.table)
    shown = [next(e for e in redact(events, eye) if isinstance(e, HandShown)) for eye in (0, 1, 2)]
    told = [sentences.happening(event) for event in shown]
    assert [sentence is not None for sentence in told] == [False, True, False]


FOUR = ["R7 R0 Y8", "B9 B8 G1 G2", "Y1 Y2", "R1 R2 B3 B4 B5"]


@pytest.mark.parametrize("eyes", [-1, 0, 1, 2])
@pytest.mark.parametrize(
    ("text", "goes_to"), [("play R7 swap 2", {0: 2, 2: 0}), ("play R0", {0: 1, 1: 2, 2: 3, 3: 0})]
)
def test_hands_that_change_owners_cross_the_table_at_once(
    text: str, goes_to: dict[int, int], eyes: int
) -> None:
    variant = find_variant("classic")
    table = variant.table(4, {"seven_zero": True})
    position = {"hands": FOUR, "discard": "R5"}
    match = Match.from_state(variant, read_position(variant, table, position))
    shown = Presented.of(variant, match.observe(eyes).state, eyes)
    director = Director(shown, lambda event: None)
    events = match.submit(0, parse_action(text, table.deck, variant.info.vocabulary), 0)
    assert isinstance(events, list)
    director.push(redact(events, eyes), Told.of(variant, match.observe(eyes).state))
    while not any(flight.hand for flight in director.flights):
        director.advance(10)
    hands = {flight.src.seat: flight.hand for flight in director.flights}
    assert {flight.src.seat: flight.dst.seat for flight in director.flights} == goes_to
    assert [shown.counts()[seat] for seat in goes_to] == [0] * len(goes_to)
    for flight in director.flights:  # a face is seen at its owners' alone, who turn it
        assert flight.shown == (flight.src.seat == eyes, flight.dst.seat == eyes)
    director.advance(CROSS - 10)
    assert director.flights
    director.advance(10)
    assert not director.flights
    assert [shown.counts()[goes_to[seat]] for seat in goes_to] == [
        len(hands[seat]) for seat in goes_to
    ]
    director.hurry()
    assert shown.shows() == Presented.of(variant, match.observe(eyes).state, eyes).shows()
