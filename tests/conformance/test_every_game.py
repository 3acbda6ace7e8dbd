"""Conformance tests of games; every game in VARIANTS is tested."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.engine import replay
from game.engine.actions import Refusal
from game.engine.cards import UNKNOWN
from game.engine.events import CardsMoved, redact
from game.engine.info import LISTED
from game.engine.match import Match
from game.engine.notation.action_text import format_action, parse_action
from game.engine.notation.positions import read_position, write_position
from game.engine.observe import Observation, observe
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.variant import Variant
from game.engine.worlds import sample
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.tools.soak import all_cards, nonsense, random_action, random_table, soak
from game.variants import VARIANTS, find_variant
from game.words.catalogue import Catalogue
from game.words.marks import plain
from game.words.sentences import Sentences
from tests.harness.random_play import positions, turn_actions
from tests.harness.some import some

ROOT = Path(__file__).resolve().parents[2]


def _games() -> list[Any]:
    return [pytest.param(variant, id=variant.info.id) for variant in VARIANTS]


def _tables() -> list[Any]:
    """Each game with the fewest, the most and a number of players between."""
    tables = []
    for variant in VARIANTS:
        low, high = variant.info.min_players, variant.info.max_players
        for players in sorted({low, (low + high) // 2, high}):
            tables.append(pytest.param(variant, players, id=f"{variant.info.id}-{players}"))
    return tables


every_game = pytest.mark.parametrize("variant", _games())
every_table = pytest.mark.parametrize(("variant", "players"), _tables())


def new_match(variant: Variant[Any], players: int, seed: int) -> Match:
    return Match(variant, random_table(variant, players, Rng(seed + 77)), seed)


@every_table
@pytest.mark.parametrize("policy", POLICIES)
def test_bots_play_to_the_end(variant: Variant[Any], players: int, policy: str) -> None:
    for seed in range(3):
        match = new_match(variant, players, seed)
        temper = Temper()
        seats = [
            BotSeat(POLICIES[policy](variant, temper), Rng(seed * 10 + seat))
            for seat in range(players)
        ]
        Runner(match, seats).run(rounds=3)
        assert match.state.over
        assert match.state.winners


@every_table
def test_no_card_is_lost_or_made(variant: Variant[Any], players: int) -> None:
    match = new_match(variant, players, 1)
    deck = Counter(match.table.deck.cards())
    for state in positions(match, Rng(2)):
        assert all_cards(state) == deck


@every_table
def test_legal_is_what_check_accepts(variant: Variant[Any], players: int) -> None:
    match = new_match(variant, players, 2)
    universe = turn_actions(variant, match.table)
    for state in positions(match, Rng(3), steps=120):
        for seat in range(players):
            legal = variant.legal(state, seat)
            assert len(set(legal)) == len(legal)
            now = state.now
            accepted = {a for a in universe if variant.check(state, seat, a, now) is None}
            assert len(legal) <= LISTED
            legal += variant.jumps(state, seat)
            assert len(set(legal)) == len(legal)
            single = {action for action in legal if len(action.cards) < 2 and not action.taken}
            if variant.info.mistakes_can_be_played:
                assert single <= accepted
            else:
                assert single == accepted


@every_table
def test_a_clone_is_independent(variant: Variant[Any], players: int) -> None:
    rng = Rng(4)
    for state in positions(new_match(variant, players, 3), rng, steps=60):
        before = state.encode()
        clone = state.clone()
        assert clone == state
        for _ in range(5):
            if not clone.over:
                seat, action = random_action(variant, clone, clone.now, rng)
                variant.apply(clone, seat, action, clone.now)
        assert state.encode() == before


@every_table
def test_encoding_makes_the_round_trip(variant: Variant[Any], players: int) -> None:
    for state in positions(new_match(variant, players, 4), Rng(5), steps=100):
        data = json.loads(json.dumps(state.encode()))
        again = type(state).decode(state.table, data)
        assert again == state
        assert again.digest() == state.digest()


@every_table
def test_a_position_makes_the_round_trip(variant: Variant[Any], players: int) -> None:
    for state in positions(new_match(variant, players, 5), Rng(6), steps=100):
        written = write_position(variant, state)
        again = read_position(variant, state.table, written)
        assert write_position(variant, again) == written


@every_table
def test_every_action_has_a_text_form(variant: Variant[Any], players: int) -> None:
    match = new_match(variant, players, 6)
    for _ in positions(match, Rng(7)):
        pass
    deck, own = match.table.deck, variant.info.vocabulary
    for entry in some(match.log):
        assert parse_action(format_action(entry.action, deck, own), deck, own) == entry.action


@every_game
def test_a_match_runs_the_same_in_a_fresh_process(variant: Variant[Any], tmp_path: Path) -> None:
    match = new_match(variant, variant.info.max_players, 7)
    for _ in positions(match, Rng(8), steps=300):
        pass
    file = tmp_path / "match.jsonl"
    file.write_text("\n".join(replay.write(match)), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "replay", str(file), "--check"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": "4711", "PYTHONUTF8": "1"},
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@every_game
def test_a_match_does_not_use_the_global_generator(variant: Variant[Any]) -> None:
    digests = set()
    for burnt in range(2):
        random.seed(burnt)
        match = new_match(variant, variant.info.min_players, 8)
        for _ in positions(match, Rng(9), steps=80):
            random.random()
        digests.add(match.state.digest())
    assert len(digests) == 1


@every_table
def test_a_sampled_world_looks_just_like_what_was_seen(variant: Variant[Any], players: int) -> None:
    """test_hidden_cards tests that an observation contains nothing hidden."""
    rng = Rng(10)
    for state in positions(new_match(variant, players, 9), rng, steps=60):
        for seat in range(players):
            seen = observe(variant, state, seat, state.now)
            world = sample(seen, rng)
            assert observe(variant, world, seat, state.now) == seen
            assert seen.state.rng == 0
            assert len(world.zones()) == len(state.zones())


@every_table
def test_legal_is_the_same_on_the_state_and_on_the_view(
    variant: Variant[Any], players: int
) -> None:
    for state in positions(new_match(variant, players, 10), Rng(11), steps=80):
        for seat in range(players):
            seen = observe(variant, state, seat, state.now)
            assert seen.legal == variant.legal(state, seat)


@every_game
def test_every_unseen_card_reaches_every_place(variant: Variant[Any]) -> None:
    rng = Rng(12)
    match = new_match(variant, variant.info.min_players, 11)
    *_, state = (each.clone() for each in positions(match, rng, steps=13) if not each.over)
    seen = observe(variant, state, state.turn, state.now)
    hidden = [n for n, zone in enumerate(seen.state.zones()) if UNKNOWN in zone]
    unseen = set(_unseen(seen))
    reached: dict[int, set[int]] = defaultdict(set)
    for _ in range(600):
        world = sample(seen, rng).zones()
        for number in hidden:
            reached[number].update(world[number])
    for number in some(hidden):
        assert unseen <= reached[number], f"zone {number}"


def _unseen(seen: Observation) -> list[int]:
    visible = [card for zone in seen.state.zones() for card in zone if card != UNKNOWN]
    return seen.state.table.deck.rest(visible)


@every_table
def test_who_needs_no_asking_has_nothing_to_call(variant: Variant[Any], players: int) -> None:
    states = positions(new_match(variant, players, 18), Rng(19), steps=150)
    for state in some(each for each in states if not each.over):
        callers = variant.out_of_turn.callers(state)
        for seat in range(players):
            view = state.seen_from(seat)
            assert list(variant.out_of_turn.callers(view)) == list(callers)
            if seat not in callers:
                assert not variant.out_of_turn.calls(state, seat, state.now)
                assert not variant.out_of_turn.noticed(view, seat, state.now)
                assert all(who != seat for who, _ in variant.out_of_turn.due(state, state.now))


@every_table
def test_events_hide_what_a_seat_may_not_see(variant: Variant[Any], players: int) -> None:
    """A card that goes from one covered place to another is covered in everybody else's events."""
    rng = Rng(14)
    match = new_match(variant, players, 13)
    now = compared = 0
    for _ in range(200):
        if match.over:
            break
        before = {seat: observe(variant, match.state, seat, now) for seat in range(players)}
        seat, action = random_action(variant, match.state, now, rng)
        events = match.submit(seat, action, now)
        assert isinstance(events, list)
        if match.state.over or before[0].state.over:
            continue
        for eye in range(players):
            after = observe(variant, match.state, eye, now)
            _no_news(redact(events, eye), before[eye].state, after.state)
            compared += 1
    assert compared


def _no_news(events: list[Any], before: State, after: State) -> None:
    """Check that faces in the events were visible before, or are now, or were open in passing."""
    seen = Counter(c for state in (before, after) for zone in state.zones() for c in zone)
    for event in events:
        if isinstance(event, CardsMoved):
            covered = {event.src.zone, event.dst.zone} <= {"hand", "draw"}
            if covered:
                assert all(card == UNKNOWN or seen[card] for card in event.cards), event


@every_table
def test_a_refusal_changes_nothing_and_says_why(
    variant: Variant[Any], players: int, words: Catalogue
) -> None:
    rng = Rng(15)
    match = new_match(variant, players, 14)
    sentences = Sentences(words, match.table)
    clauses = set(variant.clauses())
    refused = 0
    for state in positions(match, rng, steps=150):
        seat, action = nonsense(match.table, rng)
        if variant.check(state, seat, action, state.now) is None:
            continue
        before, length = state.digest(), len(match.log)
        refusal = match.submit(seat, action, state.now)
        assert isinstance(refusal, Refusal)
        assert (state.digest(), len(match.log)) == (before, length)
        assert refusal.clause in clauses
        sentence = plain(sentences.refusal(refusal))
        assert sentence.endswith((".", "!")), (refusal, sentence)
        assert "{" not in sentence
        assert not sentence.startswith("Refusal."), refusal
        refused += 1
    assert refused


@every_table
def test_a_stale_turn_action_is_refused(variant: Variant[Any], players: int) -> None:
    match = new_match(variant, players, 15)
    for state in positions(match, Rng(17)):  # cards dealt by hand come first
        if variant.legal(state, state.turn):
            break
    old = match.observe(match.state.turn)
    for _ in positions(match, Rng(16), steps=4):
        pass
    for action in some(old.legal):
        answer = match.submit(old.seat, action, match.state.now, old.number)
        assert isinstance(answer, Refusal)


@every_game
def test_a_game_is_found_by_its_id(variant: Variant[Any]) -> None:
    assert find_variant(variant.info.id) is variant


@every_game
def test_a_game_says_what_its_options_mean(variant: Variant[Any], words: Catalogue) -> None:
    for option in some(variant.info.options):
        assert option.clause in variant.clauses()
        assert option.accept(option.default) == option.default
        for part in ("name", "help"):
            assert (f"{variant.info.id}.option.{option.name}.{part}" in words) == option.offered


def test_a_short_soak_finds_nothing() -> None:
    parts = list(soak(rounds=300 * len(VARIANTS), seed=5))
    assert [fault for part in parts for fault in part.faults] == []
    assert {part.game for part in parts} == {variant.info.id for variant in VARIANTS}
    assert all(part.refusals > part.rounds for part in parts)
