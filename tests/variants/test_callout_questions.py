"""Call-Out's plays in question, over many random tables: who closes them, what goes back with them (L-20)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.engine.actions import DRAW, Action
from game.engine.events import CardsMoved, Event, Place, only, redact
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position, write_position
from game.engine.observe import observe
from game.engine.rng import Rng
from game.engine.state import PLAY
from game.variants import all_verbs
from game.variants.callout import CALLOUT
from game.variants.callout.accusations import open_mistakes
from game.variants.callout.broken_rules import breaks, first_in_question, lies, open_breaks
from game.variants.callout.moves import mismatch
from game.variants.callout.state import CalloutState
from tests.conformance.hidden_cards import redealt
from tests.harness.careless_play import OPTIONS, any_cards, careless, careless_match


def position(hands: list[str], **keys: Any) -> Any:
    table = CALLOUT.table(len(hands), OPTIONS)
    given = {"hands": hands, "discard": "5H", "draw": "3S 4H 8D 9D 10D", **keys}
    return read_position(CALLOUT, table, given)


def do(state: CalloutState, seat: int, text: str, at: float) -> list[Event]:
    action = parse_action(text, state.table.deck, all_verbs())
    assert CALLOUT.check(state, seat, action, round(at * 1000)) is None
    events: list[Event] = []
    CALLOUT.apply(state, seat, action, round(at * 1000), events)
    return events


TABLES = [(players, seed) for players in (2, 3, 5) for seed in range(4)]


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_a_turn_closes_the_questions_about_all_others_and_none_about_its_player(
    players: int, seed: int
) -> None:
    kept = 0
    match = careless_match(players, seed)
    for before, seat, action, _ in careless(match, seed):
        state = match.state
        asked = {
            (move.serial, kind): move.seat for move in before.moves for kind in open_breaks(move)
        }
        still = {(move.serial, kind) for move in state.moves for kind in open_breaks(move)}
        if state.over or action.verb == "accuse":
            continue
        own = {key for key, about in asked.items() if about == seat}
        if seat == before.turn:
            assert {key for key in still if key in asked} == own
            kept += len(own)
        else:
            assert asked.keys() <= still
    assert kept


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_what_may_go_back_lies_on_the_pile_and_no_card_is_lost(players: int, seed: int) -> None:
    match = careless_match(players, seed)
    asked = 0
    for _ in careless(match, seed):
        state = match.state
        assert state.unused() == []
        first = first_in_question(state.moves)
        if first < 0:
            continue
        lying = [card for move in state.moves[first:] if lies(move) for card in move.cards]
        assert state.discard[-len(lying) :] == lying
        assert len(state.discard) > len(lying)
        asked += 1
    assert asked


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_who_pays_attention_accuses_nobody_wrongly_however_careless_they_are(
    players: int, seed: int
) -> None:
    match = careless_match(players, seed)
    noticed = 0
    for _ in careless(match, seed):
        state = match.state
        open_now = {(each.seat, each.kind) for each in open_mistakes(state, state.now)}
        for seat in range(players):
            view = observe(CALLOUT, state, seat, state.now).state
            for _, action in CALLOUT.out_of_turn.noticed(view, seat, state.now):
                assert (action.seat, action.text) in open_now
                noticed += 1
    assert noticed


PUT_BACK = (
    "turn",
    "direction",
    "facing",
    "more_turns",
    "skips",
    "called",
    "awaiting_suit",
    "laid_by",
    "discard",
)


def own_turns(state: CalloutState, seat: int, rng: Rng) -> None:
    """Let a seat act, rightly or wrongly, for as long as its turn comes straight back."""
    while state.turn == seat:
        action = DRAW if rng.below(2) else any_cards(state, seat, rng)
        CALLOUT.apply(state, seat, action, state.now)


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_a_play_called_out_after_the_turns_it_gave_is_as_if_none_of_them_had_been(
    players: int, seed: int
) -> None:
    undone, rng = 0, Rng(seed)
    for state, _, _, _ in careless(careless_match(players, seed), seed):
        seat = state.turn
        asked = any(open_breaks(move) and move.seat == seat for move in state.moves)
        if state.phase != PLAY or asked or len(state.draw) < 20:
            continue
        for card in sorted(set(state.hands[seat])):
            after, play = state.clone(), Action("play", (card,))
            if not mismatch(after, seat, play.cards):
                continue
            CALLOUT.apply(after, seat, play, after.now)
            if after.turn != seat:
                continue
            own_turns(after, seat, rng)
            kind = breaks(next(move for move in after.moves if move.seat == seat))[0]
            accusation = Action("accuse", seat=seat, text=kind)
            CALLOUT.apply(after, (seat + 1) % players, accusation, after.now)
            was, found = write_position(CALLOUT, state), write_position(CALLOUT, after)
            assert {key: found[key] for key in PUT_BACK} == {key: was[key] for key in PUT_BACK}
            assert after.draw == state.draw[:-1]
            assert Counter(after.hands[seat]) == Counter([*state.hands[seat], state.draw[-1]])
            assert [open_breaks(move) for move in after.moves if move.seat == seat] == [[]]
            assert after.draws == ()
            undone += 1
    assert undone


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_what_goes_back_tells_nobody_which_card_it_was(players: int, seed: int) -> None:
    """Whatever the hand that others cannot see, they see the same."""
    rng, told = Rng(seed), 0
    for state, _, _, _ in careless(careless_match(players, seed), seed):
        if not state.draws or state.over:
            continue
        offender = state.draws[0].seat
        viewer = (offender + 1) % players
        world = redealt(state, viewer, rng)
        kinds = {each.kind for each in open_mistakes(state, state.now) if each.seat == offender}
        for kind in sorted(kinds):
            accusation = Action("accuse", seat=offender, text=kind)
            seen = []
            for each in (state.clone(), world.clone()):
                events: list[Event] = []
                CALLOUT.apply(each, viewer, accusation, each.now, events)
                assert each.unused() == []
                seen.append((redact(events, viewer), each.seen_from(viewer).encode()))
            assert seen[0] == seen[1]
            told += 1
    assert told


def test_a_card_that_goes_back_to_the_pile_is_seen_by_who_drew_it_alone() -> None:
    state = position(["2C KD", "6H 3C", "QD 5D"])
    do(state, 0, "play 2C", 1)
    do(state, 0, "draw", 2)
    deck = state.table.deck.index
    moved = [each for each in do(state, 1, "accuse 0 no-match", 3) if isinstance(each, CardsMoved)]
    drawn, two, penalty = moved
    assert drawn == CardsMoved((deck["3S"],), Place("hand", 0), Place("draw"), only(0))
    assert (two.cards, two.src, two.dst) == ((deck["2C"],), Place("discard"), Place("hand", 0))
    assert penalty == CardsMoved((deck["3S"],), Place("draw"), Place("hand", 0), only(0))


def test_cards_drawn_that_may_go_back_are_shown_to_nobody() -> None:
    state = position(["2C KD", "6H 3C", "QD 5D"])
    do(state, 0, "play 2C", 1)
    do(state, 0, "draw", 2)
    assert state.draws
    assert [state.seen_from(seat).draws for seat in range(-1, 3)] == [()] * 4


def test_the_verdict_tells_how_many_cards_go_back_to_the_hand() -> None:
    state = position(["2C 5C 5C KD", "6H 3C", "QD 5D"])
    do(state, 0, "play 2C", 1)
    do(state, 0, "play 5C 5C", 2)
    told = [
        each for each in do(state, 1, "accuse 0 no-match", 3) if not isinstance(each, CardsMoved)
    ]
    accused, right, turns, _ = told
    assert accused.what == "accuse"
    assert (right.what, right.number) == ("right", 3)
    assert (turns.what, turns.seat, turns.spoken) == ("turns-taken-back", 0, False)
