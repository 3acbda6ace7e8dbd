"""Nobody goes out before a seat is in turn again: the solver finds what the rules allow in every deal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import pytest

from game.engine.actions import Action
from game.engine.notation.card_text import format_cards
from game.engine.observe import observe
from game.engine.puzzles.puzzle_rules import Unclear
from game.engine.rng import Rng
from game.engine.state import State
from game.variants import find_variant
from tests.harness.some import some
from tests.harness.written import match_at


def late_position(game: str, players: int, seed: int, facing: str = "") -> State | None:
    """A round that is nearly over: most cards lie in the discard pile, and somebody holds one or two.

    With a kind of card that makes others draw two, `facing`, one of it is on top and seat 0 has to draw them.
    """
    variant = find_variant(game)
    deck, rng = variant.table(players).deck, Rng(seed)
    cards = deck.cards()
    rng.shuffle(cards)
    if facing:
        top = next(card for card in reversed(cards) if deck.kind[card] == facing)
        cards.append(cards.pop(cards.index(top)))
    if deck.suit[cards[-1]] < 0:
        return None
    hands = []
    most, lying = (1, 5) if facing else (2, 3)  # so that all deals can be tried
    for count in [3, *(1 + rng.below(most) for _ in range(players - 1))]:
        hands.append(format_cards(cards[:count], deck))
        del cards[:count]
    draw, discard = format_cards(cards[:lying], deck), format_cards(cards[lying:], deck)
    faced = {"facing": 2} if facing else {}
    position = {"hands": hands, "draw": draw, "discard": discard, "turn": 0, **faced}
    return match_at(game, position).state


def goes_out(variant: Any, state: State, seat: int) -> bool:
    """Whether somebody else can go out before the seat is in turn, in a deal that is known."""
    if any(not hand for number, hand in enumerate(state.hands) if number != seat):
        return True
    if state.turn == seat or state.over:
        return False
    for action in variant.legal(state, state.turn):
        after = state.clone()
        variant.apply(after, state.turn, action, 0)
        if goes_out(variant, after, seat):
            return True
    return False


def is_safe(variant: Any, state: Any, action: Action) -> bool:
    """Whether nobody can go out after an action of seat 0, in every deal of the cards that it does not see."""
    return not any(goes_out(variant, world, 0) for world in worlds(variant, state, action))


def worlds(variant: Any, state: Any, action: Action) -> Iterator[Any]:
    """Yield the states after an action of seat 0, one for every deal of the cards that it does not see."""
    hidden = [card for hand in state.hands[1:] for card in hand] + state.draw
    for cards in dict.fromkeys(permutations(hidden)):
        world, left = state.clone(), list(cards)
        for hand in world.hands[1:]:
            hand[:] = [left.pop() for _ in hand]
        world.draw = left
        variant.apply(world, 0, action, 0)
        yield world


def fewest(variant: Any, state: State) -> tuple[int, ...]:
    """How few cards each seat has at some time until seat 0 is in turn, in a deal that is known."""
    found = tuple(map(len, state.hands))
    if state.turn == 0 or state.over:
        return found
    for action in variant.legal(state, state.turn):
        after = state.clone()
        variant.apply(after, state.turn, action, 0)
        found = tuple(map(min, found, fewest(variant, after)))
    return found


@pytest.mark.parametrize(("game", "players"), [*product(("classic", "oono", "attack"), (2, 3))])
def test_how_few_cards_others_keep_is_what_the_rules_allow_in_some_deal(
    game: str, players: int
) -> None:
    """In no deal anybody has fewer, and in some deal somebody has as few as that."""
    variant, compared = find_variant(game), 0
    for seed in range(60):
        state = late_position(game, players, seed)
        if state is None or len(state.draw) < players:
            continue
        for action in observe(variant, state, 0, 0).legal[:2]:
            held = variant.puzzles.held_up("hold", 0, state, action)
            if held is None:
                continue
            worst = (99,) * players
            for world in worlds(variant, state, action):
                worst = tuple(map(min, worst, fewest(variant, world)))
            assert {seat: worst[seat] for seat in held.left} == held.left, (
                seed,
                variant.text(state, action),
            )
            compared += bool(held.left)
    assert compared > 3


@pytest.mark.parametrize(
    ("game", "players", "facing"),
    [
        *product(("classic", "oono", "attack"), (2, 3), [""]),
        *product(["oono"], (2, 3), ["draw two"]),
        *product(["attack"], (2, 3), ["2"]),
    ],
)
def test_the_solver_finds_what_the_rules_allow(game: str, players: int, facing: str) -> None:
    variant = find_variant(game)
    found = []
    for seed in some(range(600 if facing else 200)):
        state = late_position(game, players, seed, facing)
        if state is None or len(variant.legal(state, 0)) < 2:
            continue
        seen = observe(variant, state, 0, 0)
        quick = variant.puzzles.quick("hold", 0, state)
        assert quick is not None
        for action in seen.legal:
            after = state.clone()
            variant.apply(after, 0, action, 0)
            try:
                safe = quick.reaches(after)
            except Unclear:
                continue
            assert safe == is_safe(variant, state, action), (seed, variant.text(state, action))
            found.append(safe)
    assert found.count(True) > 10
    assert found.count(False) > 10


@pytest.mark.parametrize(
    ("held", "uncalled", "decided"),
    [
        (2, -1, None),
        (1, -1, None),
        (3, -1, True),  # nobody is near to going out
        (1, 1, True),  # whoever likes may challenge, which is nothing to be counted on
    ],
)
def test_it_is_asked_where_somebody_may_soon_go_out(
    held: int, uncalled: int, decided: bool | None
) -> None:
    variant = find_variant("oono")
    hands = ["R5 G9 Y3", " ".join(["R7", "Y2", "B9"][:held])]
    more = {"uncalled": uncalled} if uncalled >= 0 else {}
    state = match_at("oono", {"hands": hands, "discard": "R3", "turn": 0, **more}).state
    assert variant.puzzles.goals["hold"](state, 0) is decided


def test_it_is_missed_once_somebody_has_gone_out() -> None:
    variant = find_variant("oono")
    match = match_at("oono", {"hands": ["R5 G9 Y3", "R7"], "discard": "R3", "turn": 1})
    match.submit(1, match.observe(1).legal[0], 0)
    assert not match.state.hands[1]
    assert variant.puzzles.goals["hold"](match.state, 0) is False


@pytest.mark.parametrize(
    ("game", "position", "decided"),
    [
        ("oono", {"hands": ["R5 G9 Rskip", "R7 Y2"], "discard": "R3"}, True),
        ("oono", {"hands": ["R5 G9 Rrev", "R7 Y2"], "discard": "R3"}, True),
        ("oono", {"hands": ["R5 G9 Gskip", "R7 Y2"], "discard": "R3"}, None),  # it does not go
        ("oono", {"hands": ["R5 G9 Rskip", "R7 Y2", "B1 B2"], "discard": "R3"}, None),
        ("attack", {"hands": ["5H 9C JH", "7H 2D"], "discard": "3H", "facing": 3}, True),
        ("attack", {"hands": ["5H 9C 3C", "7H 2D"], "discard": "3H", "facing": 3}, None),
    ],
)
def test_it_is_not_asked_of_who_can_keep_the_turn(
    game: str, position: dict[str, Any], decided: bool | None
) -> None:
    state = match_at(game, {**position, "turn": 0}).state
    assert find_variant(game).puzzles.goals["hold"](state, 0) is decided
