"""The fuzzer's positions: every game holds, a good part is accepted, and faults of old are found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine.actions import Action
from game.engine.notation.position_keys import SUIT, Constraint, Key, replaced
from game.engine.state import MATCH_OVER, PLAY, ROUND_OVER, State
from game.engine.variant import Variant
from game.tools.fuzzing import position_checks
from game.tools.fuzzing.position_checks import check_accepted, check_positions, read_made
from game.tools.fuzzing.random_positions import make_position
from game.variants import VARIANTS, find_variant
from game.variants.callout import senses
from game.variants.callout.cards_aside import missing
from game.variants.callout.state import DEAL, CalloutState
from game.variants.families.trick_positions import TRICK_CONSTRAINTS

MOST = 4000
"""Positions by which a fault is found that has been put back in; most are found by a few hundred."""


def tried(variant: Variant[Any], seeds: range) -> Iterator[State | None]:
    """Try positions of a game; yield those that were accepted, and None for the others."""
    for seed in seeds:
        luck = Random(f"{variant.info.id} {seed}")
        state = read_made(variant, make_position(variant, luck))
        if state is not None:
            check_accepted(variant, state, luck)
        yield state


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.info.id)
def test_whatever_the_position_it_is_told_of_or_played_on(variant: Variant[Any]) -> None:
    states = list(tried(variant, range(250)))
    accepted = [state for state in states if state is not None]
    assert 30 < len(accepted) < 200
    phases = Counter(state.phase for state in accepted)
    assert phases[PLAY] > 10
    assert phases[ROUND_OVER] + phases[MATCH_OVER] > 2
    assert {state.players for state in accepted} >= {
        variant.info.min_players,
        variant.info.max_players,
    }


def test_the_same_seed_gives_the_same_position() -> None:
    for variant in VARIANTS:
        made = [repr(make_position(variant, Random(seed % 40))) for seed in range(80)]
        assert made[:40] == made[40:]
        assert len(set(made)) == 40


def test_positions_are_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Watched in the window, and played on from; the last of them in the folder of the case."""
    monkeypatch.setattr(position_checks, "DRAWN", 1.0)
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    check_positions(tmp_path, Random(5))
    assert list(tmp_path.iterdir())


def without(monkeypatch: pytest.MonkeyPatch, game: str, *dropped: Constraint) -> None:
    """Let a game accept what these constraints of it refuse."""
    variant = find_variant(game)
    left = tuple(each for each in variant.constraints if each not in dropped)
    assert len(left) < len(variant.constraints)
    monkeypatch.setattr(type(variant), "constraints", left)


def of_key(game: str, key: str) -> list[Constraint]:
    return [each for each in find_variant(game).constraints if each.key == key]


def found(game: str) -> BaseException:
    """Return the first thing that goes wrong with positions of a game."""
    try:
        for _ in tried(find_variant(game), range(MOST)):
            pass
    except Exception as fault:
        return fault
    pytest.fail(f"nothing goes wrong with {MOST} positions")


def test_cards_faced_without_a_draw_card_on_top_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "oono", *of_key("oono", "facing"))
    assert isinstance(found("oono"), KeyError)


def test_a_suit_called_where_none_can_be_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    attack = find_variant("attack")
    keys = replaced(attack.keys, Key("called", "called", SUIT, lambda state: -1))
    monkeypatch.setattr(type(attack), "keys", keys)
    assert isinstance(found("attack"), IndexError)


@pytest.mark.parametrize("of_the_family", [True, False])
def test_hands_that_leave_somebody_without_a_card_to_play_are_found(
    monkeypatch: pytest.MonkeyPatch, of_the_family: bool
) -> None:
    """Nobody has one to play; or the bidder's only one is the Joker, which cannot be led (T-5)."""
    hands = of_key("tricks", "hands")
    dropped = [each for each in hands if (each in TRICK_CONSTRAINTS) == of_the_family]
    without(monkeypatch, "tricks", *dropped)
    assert "can do nothing" in str(found("tricks"))


def test_a_dealer_who_waits_for_what_cannot_be_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def duty(state: CalloutState) -> Action:
        if state.phase != DEAL:
            return senses.LOOK
        return senses.DEAL_ALL if missing(state) else senses.DONE

    monkeypatch.setattr(senses, "_dealers_duty", duty)
    assert "nobody can do anything" in str(found("callout"))
