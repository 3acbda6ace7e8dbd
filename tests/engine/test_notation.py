from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.actions import Action
from game.engine.cards import COLOURS, SUITS, Deck, colour_deck, french_deck
from game.engine.notation.action_text import format_action, parse_action
from game.engine.notation.card_text import NotationError, format_cards, parse_cards
from game.engine.notation.position_keys import (
    CARD,
    DIRECTION,
    PILE,
    SEAT_OR_NONE,
    SEATS,
    SUIT,
    Codec,
)
from game.engine.notation.positions import count_players, read_position, write_position
from game.engine.rng import Rng
from game.engine.state import State
from game.variants import all_verbs, find_variant

FRENCH = french_deck(2, jokers=4)
COLOUR = find_variant("classic").table(2).deck
DECKS = {"french": FRENCH, "colour": COLOUR}

decks = st.sampled_from([FRENCH, COLOUR])


@st.composite
def actions(draw: st.DrawFn) -> tuple[Deck, Action]:
    deck = draw(decks)
    cards = st.lists(st.integers(0, len(deck.faces) - 1), min_size=1, max_size=3).map(tuple)
    suit = st.integers(0, 3)
    seat = st.integers(0, 9)
    words = st.from_regex(r"[a-z?!.]+( [a-z?!.]+)*", fullmatch=True)
    return deck, draw(
        st.one_of(
            st.sampled_from(["draw", "pass", "uno", "time out", "time in", "next round"]).map(
                Action
            ),
            st.builds(lambda c, s: Action("play", c, s), cards, suit),
            st.builds(lambda c: Action("play", c), cards),
            st.builds(lambda c: Action("call", c), cards),
            st.builds(lambda s: Action("suit", suit=s), suit),
            st.builds(lambda s: Action("challenge", seat=s), seat),
            st.builds(lambda s: Action("deal", seat=s), st.integers(-1, 9)),
            st.builds(lambda n: Action("bid", number=n), st.integers(0, 99)),
            st.builds(lambda s: Action("accuse", seat=s, text="too-slow"), seat),
            st.builds(lambda t: Action("say", text=t), words),
        )
    )


@given(actions())
def test_an_action_makes_the_round_trip(made: tuple[Deck, Action]) -> None:
    deck, action = made
    assert parse_action(format_action(action, deck, all_verbs()), deck, all_verbs()) == action


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_an_error_in_a_sentence(text: str) -> None:
    try:
        action = parse_action(text, COLOUR, all_verbs())
        said = ""
    except NotationError as error:
        said = str(error)
    if said:
        assert " is not " in said
    else:
        assert (
            parse_action(format_action(action, COLOUR, all_verbs()), COLOUR, all_verbs()) == action
        )


@given(decks, st.data())
def test_cards_make_the_round_trip(deck: Deck, data: st.DataObject) -> None:
    cards = data.draw(st.lists(st.integers(0, len(deck.faces) - 1)))
    assert parse_cards(format_cards(cards, deck), deck) == cards


def test_the_codes_are_those_of_the_notation() -> None:
    assert {"2S", "10H", "JD", "AC", "QS", "Joker"} <= set(FRENCH.codes)
    assert {"R5", "Y3", "G0", "B+2", "Yskip", "Rrev", "W", "W+4"} <= set(COLOUR.codes)
    assert FRENCH.suits == SUITS
    assert COLOUR.suits == COLOURS


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("play", "is not an action"),
        ("play R12", "'R12' is not a card of this deck; its codes are like R0, G1, W.4$"),
        ("play W as X", "'X' is not one of the letters R, Y, G, B"),
        ("bid nine", "'nine' is not a number"),
        ("bid " + "9" * 5000, "9' is not a number"),
        ("bid " + "9" * 101, f"'{'9' * 100}' is not a number"),
        ("dance", "the verbs are"),
        (7, "is not a text"),
    ],
)
def test_a_wrong_action_is_told(text: Any, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        parse_action(text, COLOUR, all_verbs())


def test_a_number_may_have_a_hundred_figures() -> None:
    assert parse_action("bid " + "9" * 100, COLOUR, all_verbs()).number == int("9" * 100)


def position(**changes: Any) -> State:
    variant = find_variant("classic")
    data = {"hands": ["R1 R2", "B1"], "discard": "R9", **changes}
    data = {key: value for key, value in data.items() if value is not None}
    return read_position(variant, variant.table(count_players(data)), data)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"hands": None}, "the key hands must be given"),
        ({"hands": ["W W", "W W"]}, "the key hands: W is there 4 times, but the deck has it 3"),
        ({"discard": None}, "the key discard must be given"),
        ({"colour": "R"}, "colour is not a key of a position; they are hands"),
        ({"turn": 2}, "the key turn: 2 is not a seat; they are 0 to 1"),
        ({"turn": True}, "true is not a whole number"),
        ({"scores": [1]}, "one entry for each of 2 seats"),
        ({"direction": "up"}, "'up' is none of 'left', 'right'"),
        ({"phase": "auction"}, "'auction' is none of"),
        ({"discard": "R9 R0 R0"}, "the key discard: R0 is there 2 times, but the deck has it once"),
        ({"draw": 5}, "the key draw: 5 is not a text of cards"),
        ({"discard": ""}, "the key discard: at least one card must lie there"),
        ({"draw": "R1 R1"}, "the key draw: R1 is there 3 times"),
        ({"facing": 2}, "the key facing: 2 cannot be: in this game it is always 0"),
        ({"idle": -2}, "the key idle: -2 is less than 0"),
        ({"round": 0}, "the key round: 0 is less than 1"),
        ({"called": "Z"}, "the key called: 'Z' is not one of the letters"),
    ],
)
def test_a_wrong_position_is_told_by_its_key(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(NotationError, match=says):
        position(**changes)


def test_what_a_position_leaves_out_has_its_default() -> None:
    state = position(turn=1)
    written = write_position(find_variant("classic"), state)
    assert written["dealer"] == 0
    assert written["scores"] == [0, 0]
    assert written["round"] == 1
    assert written["phase"] == "play"
    assert written["direction"] == "left"
    assert written["idle"] == 0
    assert len(written["draw"].split()) == 107 - 4
    assert state.rng == Rng(0).state


@pytest.mark.parametrize(
    ("codec", "written", "value"),
    [
        (SEAT_OR_NONE, "none", -1),
        (SEAT_OR_NONE, 0, 0),
        (SEAT_OR_NONE, 1, 1),
        (SEATS, "none", []),
        (SEATS, [0, 1], [0, 1]),
        (CARD, "", -1),
        (CARD, "R0", 0),
        (SUIT, "", -1),
        (SUIT, "R", 0),
        (SUIT, "B", 3),
        (PILE, "R1 R2 R3", [3, 2, 1]),
        (DIRECTION, "left", 1),
        (DIRECTION, "right", -1),
    ],
)
def test_what_is_nobody_or_nothing_is_written_as_it_is_read(
    codec: Codec, written: Any, value: Any
) -> None:
    table = find_variant("classic").table(2)
    assert codec.read(written, table) == value
    assert codec.write(value, table) == written


def test_a_draw_pile_is_written_with_the_next_card_first() -> None:
    state = position(draw="G1 G2 G3")
    assert write_position(find_variant("classic"), state)["draw"] == "G1 G2 G3"
    assert COLOUR.codes[state.draw[-1]] == "G1"  # type: ignore[attr-defined]


def test_a_deck_of_colours_is_counted() -> None:
    deck = colour_deck([("+2", "draw two", 20)], [])
    assert deck.size == 4 * (19 + 2)
