"""Cards of the table in actions: how verbs declare them, and how they are written, refused, listed and kept."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.bot import Temper
from game.bots.memory import shown_action
from game.bots.policies import POLICIES
from game.engine import replay
from game.engine.actions import Action, Refusal
from game.engine.cards import french_deck
from game.engine.info import LISTED
from game.engine.match import Match
from game.engine.notation import replay_reader
from game.engine.notation.action_text import format_action, parse_action
from game.engine.notation.card_text import NotationError
from game.engine.notation.match_as_text import read_text, write_match
from game.engine.notation.positions import (
    read_position,
    write_observation,
    write_position,
)
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.engine.verbs import PLAY, Names, Verb, vocabulary
from game.engine.zones import HAND
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.tools.check_scenario import ScenarioFailure, run
from game.tools.soak import random_action, soak_match
from game.variants import VARIANTS, find_variant
from tests.harness.random_play import positions
from tests.takes.game import DECK, GAME, WIDE, Gleaning, GleaningAdviser

TWICE = french_deck(2, jokers=2)
LIFT = Verb("lift", Names.PLAY, turn=True, takes=(HAND, "pool", "side-row"))
WORDS = vocabulary((replace(PLAY, takes=(HAND, "pool")), LIFT))
POSITION = {"hands": ["7H 2S", "3D"], "pool": "3H 9S 4H KH", "draw": "AC", "turn": 0}


def read(text: str) -> Action:
    return parse_action(text, DECK, WORDS)


def at(position: dict[str, object], variant: Gleaning = GAME) -> Match:
    return Match.from_state(variant, read_position(variant, variant.table(2), position))


def test_a_verb_takes_from_the_hand_unless_it_says_otherwise() -> None:
    assert PLAY.takes == (HAND,)
    assert PLAY.zones == ()
    assert Verb("call", Names.CARDS).takes == ()
    assert LIFT.zones == ("pool", "side-row")
    for variant in VARIANTS:
        assert not any(verb.zones for verb in variant.info.verbs)


@pytest.mark.parametrize(
    "zone",
    ["7H", "10H", "Joker", "B+2", "W", "H", "R", "h", "as", "swap", "2", "12", "the pool", ""],
)
def test_a_zone_is_not_called_like_what_is_written_beside_it(zone: str) -> None:
    with pytest.raises(ValueError, match="cannot be the name of a zone from which play takes"):
        replace(PLAY, takes=(HAND, zone))


@pytest.mark.parametrize(
    ("names", "takes", "says"),
    [
        (Names.NUMBER, (HAND, "pool"), "names no cards"),
        (Names.PLAY, ("pool", HAND), "the first cards of lift are those of the hand"),
        (Names.PLAY, (HAND, "pool", "pool"), "takes from a zone twice"),
    ],
)
def test_a_declaration_that_cannot_be_written_is_refused(
    names: Names, takes: tuple[str, ...], says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        Verb("lift", names, takes=takes)


def test_a_zone_has_to_be_a_key_of_a_position_and_no_card_of_the_deck() -> None:
    class Odd(Gleaning):
        info = replace(Gleaning.info, id="odd", verbs=(replace(PLAY, takes=(HAND, "the-others")),))

    with pytest.raises(ValueError, match="play takes from the-others, which is no key"):
        Odd(GleaningAdviser)


@st.composite
def actions(draw: st.DrawFn) -> Action:
    cards = st.lists(st.integers(0, len(TWICE.faces) - 1), max_size=4)
    hand = draw(cards.filter(bool).map(tuple))
    suit = draw(st.integers(-1, 3))
    if draw(st.booleans()):
        return Action("play", hand, suit).taking(draw(cards))
    return Action("lift", hand, suit).taking(draw(cards), draw(cards))


@given(actions(), st.randoms())
def test_what_is_taken_makes_the_round_trip_in_any_order(action: Action, luck: object) -> None:
    text = format_action(action, TWICE, WORDS)
    assert parse_action(text, TWICE, WORDS) == action
    parts = {zone: list(cards) for zone, cards in WORDS[action.verb].taken(action).items() if cards}
    zones = list(parts)
    luck.shuffle(zones)  # type: ignore[attr-defined]
    mixed = text.split(" pool ")[0].split(" side-row ")[0]
    for zone in zones:
        luck.shuffle(parts[zone])  # type: ignore[attr-defined]
        mixed += f" {zone} " + " ".join(TWICE.codes[card] for card in parts[zone])
    assert parse_action(mixed, TWICE, WORDS) == action


@given(st.lists(st.sampled_from(["play", "lift", "7H", "3S", "pool", "side-row", "as", "H", "2"])))
def test_any_words_are_an_action_or_an_error_in_a_sentence(words: list[str]) -> None:
    try:
        action = read(" ".join(words))
        said = ""
    except NotationError as error:
        said = str(error)
    if said:
        assert " is not " in said
    else:
        assert read(format_action(action, DECK, WORDS)) == action


def test_the_cards_of_the_table_are_written_by_deck_number_after_their_zone() -> None:
    action = read("play 7H pool 4D 3S")
    assert action.cards == (DECK.index["7H"],)
    assert action.taken == (DECK.index["3S"], DECK.index["4D"])
    assert format_action(action, DECK, WORDS) == "play 7H pool 3S 4D"
    assert format_action(read("play 7H"), DECK, WORDS) == "play 7H"
    assert read("play 7H as D pool 3S").suit == DECK.suits.index("D")
    two = read("lift 7H side-row 4D pool 3S")
    assert format_action(two, DECK, WORDS) == "lift 7H pool 3S side-row 4D"
    assert LIFT.taken(two) == {"pool": (DECK.index["3S"],), "side-row": (DECK.index["4D"],)}
    beside = read("lift 7H side-row 4D")
    assert LIFT.taken(beside) == {"pool": (), "side-row": (DECK.index["4D"],)}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("play 7H pool", "'pool' is not followed by a card"),
        ("play pool 3S", "is not an action"),
        ("play 7H pool 3S pool 4D", "'pool' is not to be named twice"),
        ("play 7H pool 3X", "'3X' is not a card"),
        ("play 7H side-row 3S", "'side-row' is not a card"),
    ],
)
def test_what_cannot_be_read_is_told(text: str, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        read(text)


def test_a_game_reads_with_its_own_verbs() -> None:
    classic = find_variant("classic")
    with pytest.raises(NotationError, match="'pool' is not a card"):
        parse_action("play R7 pool R3", classic.table(2).deck, classic.info.vocabulary)


def test_a_card_that_does_not_lie_there_is_refused() -> None:
    match = at(POSITION)
    for text, clause in (
        ("play 7H pool 5H", "G-13"),
        ("play 7H pool 3H 3H", "G-13"),
        ("play 7H pool 2S", "G-13"),
        ("play 7H pool 9S", "N-2"),
        ("play 7H pool 3H 4H KH", "N-2"),
    ):
        refusal = match.submit(0, read(text), 0)
        assert isinstance(refusal, Refusal)
        assert (text, refusal.clause) == (text, clause)
    assert not isinstance(match.submit(0, read("play 7H pool 4H 3H"), 0), Refusal)
    assert match.state.taken[0] == [DECK.index[code] for code in ("7H", "3H", "4H")]


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param(each, id=each.info.id)
        for each in (GAME, WIDE, *VARIANTS)
        if any(verb.zones for verb in each.info.verbs)
    ],
)
def test_nothing_is_taken_that_does_not_lie_there(variant: Variant[Any]) -> None:
    match = Match(variant, variant.table(variant.info.min_players), 3)
    taking = 0
    for state in positions(match, Rng(3), steps=120):
        legal = variant.legal(state, state.turn)
        assert len(legal) <= LISTED
        for action in legal:
            taken = variant.info.vocabulary[action.verb].taken(action)
            taking += bool(action.taken)
            for zone, cards in taken.items():
                lying = variant.lying(state, zone)
                absent = next(card for card in state.table.deck.cards() if card not in lying)
                wrong = action.taking(*{**taken, zone: (*cards, absent)}.values())
                refusal = variant.check(state, state.turn, wrong, state.now)
                assert refusal is not None
                assert refusal.clause == "G-13"
    assert taking


def test_a_position_has_the_zone_as_a_key_and_compares_it_as_a_multiset() -> None:
    match = at(POSITION)
    assert write_position(GAME, match.state)["pool"].split() == ["3H", "9S", "4H", "KH"]
    text = write_observation(GAME, match.observe(1))
    assert text["pool"] == "3H 9S 4H KH"
    assert text["hands"][0] == "? ?"


def test_every_complete_action_is_listed() -> None:
    state = at(POSITION).state
    texts = [GAME.text(state, each) for each in GAME.legal(state, 0)]
    assert sorted(texts) == sorted(
        [
            "play 2S",
            "play 2S pool 9S",
            "play 7H",
            *(f"play 7H pool {code}" for code in ("3H", "4H", "KH")),
            *(f"play 7H pool {pair}" for pair in ("3H 4H", "3H KH", "4H KH")),
        ]
    )


def test_takings_are_those_of_the_legal_actions_that_take_what_is_marked() -> None:
    state = at(POSITION).state
    seven, three = DECK.index["7H"], DECK.index["3H"]
    found = [GAME.text(state, each) for each in GAME.takings(state, 0, (seven,), (three,))]
    assert sorted(found) == ["play 7H pool 3H", "play 7H pool 3H 4H", "play 7H pool 3H KH"]
    assert not list(GAME.takings(state, 1, (seven,), ()))


def test_a_game_may_list_on_demand() -> None:
    hearts = [f"{rank}H" for rank in ("2", "3", "4", "5", "6", "8", "9", "10", "J", "Q", "K", "A")]
    match = at({"hands": ["7H", "3D"], "pool": " ".join(hearts), "draw": "AC", "turn": 0}, WIDE)
    state, seven = match.state, DECK.index["7H"]
    assert len(WIDE.legal(state, 0)) <= LISTED
    assert len(list(islice(WIDE.takings(state, 0, (seven,), ()), 2 * LISTED))) == 2 * LISTED
    most = [DECK.index[code] for code in hearts[:-1]]
    assert len(list(WIDE.takings(state, 0, (seven,), most))) == 2
    action = Action("play", (seven,)).taking(most)
    told = WIDE.tells.evidence(match.observe(1).state, 0, action, [DECK.index["AS"]])
    assert told is None or all(value > -12 for value in told.values())
    assert not isinstance(match.submit(0, action, 0), Refusal)


def test_a_match_is_kept_and_read_again_with_what_was_taken() -> None:
    for seed in range(6):
        match, rng = Match(GAME, GAME.table(3), seed), Rng(seed)
        while not match.over:
            seat, action = random_action(GAME, match.state, 0, rng)
            assert not isinstance(match.submit(seat, action, 0), Refusal)
        assert any(entry.action.taken for entry in match.log)
        again = replay_reader.read(replay.write(match), lambda _: GAME).play()
        told = read_text(write_match(match), lambda _: GAME).play()
        for other in (again, told):
            assert other.log == match.log
            assert other.state.digest() == match.state.digest()


def test_a_scenario_names_the_zone_and_what_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.variants.VARIANTS", [*VARIANTS, GAME])
    step = {
        "seat": 0,
        "does": "play 7H pool 4H 3H",
        "then": {"pool": "KH 9S", "taken": ["4H 7H 3H", ""]},
    }
    scenario = {"game": "gleaning", "clauses": ["N-2"], "title": "", "position": POSITION}
    first = {"legal": [f"play 7H{taken}" for taken in ("", " pool 4H 3H")]}
    run({**scenario, "step": [step, {"seat": 1, "does": "play 3D pool 4D", "refused": "G-13"}]})
    with pytest.raises(ScenarioFailure, match="legal should be"):
        run({**scenario, "then": first, "step": [step]})
    wrong = {**step, "then": {"pool": "KH"}}
    with pytest.raises(ScenarioFailure, match="pool should be 'KH', but is"):
        run({**scenario, "step": [wrong]})


def test_what_was_taken_was_open_and_is_remembered() -> None:
    match = at(POSITION)
    action = read("play 7H pool 3H")
    events = match.submit(0, action, 0)
    assert not isinstance(events, Refusal)
    assert shown_action(action, events) == action
    assert shown_action(action, ()).taken == action.taken


@pytest.mark.parametrize("variant", [GAME, WIDE], ids=["listed", "on demand"])
@pytest.mark.parametrize("policy", POLICIES)
def test_bots_play_it_to_the_end(variant: Gleaning, policy: str) -> None:
    match = Match(variant, variant.table(3), 5)
    seats = [BotSeat(POLICIES[policy](variant, Temper()), Rng(seat)) for seat in range(3)]
    Runner(match, seats).run(rounds=1)
    assert match.over
    assert any(entry.action.taken for entry in match.log)


def test_it_is_soaked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.variants.VARIANTS", [*VARIANTS, GAME])
    soaked = soak_match(GAME, 3, 3, 9)
    assert soaked.rounds > 0
    assert soaked.refusals > 0
