"""A game in which cards are caught from the table, written from the documentation, is like any other.

The game is tests/fishing. What holds for every game holds for it, bots of every strength play it, and pictures
of it are taken.
"""

from __future__ import annotations

import inspect
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.engine.info import LISTED
from game.engine.match import Match
from game.engine.notation.positions import read_position
from game.engine.observe import observe
from game.engine.rng import Rng
from game.session.outcome import seat_results
from game.session.plan import Plan, Seat
from game.show.sight.plates import account_of
from game.store.language_files import load_words
from game.tools.check_scenario import load, run
from game.tools.drawn.checked_shots import faults, suited
from game.tools.fuzzing.position_checks import check_accepted, read_made
from game.tools.fuzzing.random_positions import make_position
from game.tools.shots import take
from game.tools.soak import soak_match
from game.tools.standard_shots import chosen, standard
from game.variants import VARIANTS
from game.words.marks import plain
from game.words.sentences import Sentences
from tests.conformance import test_every_game as every_game
from tests.conformance import test_hidden_cards as hidden_cards
from tests.conformance import test_memory as memory
from tests.conformance import test_told_by_events as told
from tests.fishing.addition import added
from tests.fishing.game import DECK, GAME, FishingState, is_catch
from tests.harness.written import Position

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = sorted((ROOT / "tests" / "fishing" / "examples").glob("*.toml"))


@pytest.fixture(autouse=True, scope="module")
def with_the_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    before = list(VARIANTS)
    with added(tmp_path_factory.mktemp("assets")):
        yield
    assert before == VARIANTS


def of_every_game() -> list[Any]:
    """The tests of what any game must hold, each as a test of this one, with all that it is given."""
    found = []
    for module in (every_game, hidden_cards, memory, told):
        for name, test in inspect.getmembers(module, inspect.isfunction):
            needs = set(inspect.signature(test).parameters)
            own = test.__module__ == module.__name__ and name.startswith("test_")
            if own and {"variant"} <= needs <= {"variant", "players", "policy", "words", "seed"}:
                found.append(pytest.param(test, id=name.removeprefix("test_")))
    return found


@pytest.mark.parametrize("test", of_every_game())
def test_what_holds_for_every_game_holds(test: Callable[..., None]) -> None:
    values: dict[str, Iterable[object]] = {
        "variant": (GAME,),
        "players": (2, 4),
        "policy": ("hard", "master") if test.__module__ == memory.__name__ else POLICIES,
        "seed": range(2),
        "words": (load_words(),),
    }
    cases = list(product(*(values[name] for name in inspect.signature(test).parameters)))
    for case in cases:
        test(*case)
    assert cases


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_its_scenarios_hold(file: Path) -> None:
    run(load(file))


def test_every_clause_is_named_by_a_scenario() -> None:
    letter, last = GAME.info.clauses
    named = {clause for file in SCENARIOS for clause in load(file)["clauses"]}
    assert named == {f"{letter}-{number}" for number in range(1, last + 1)}


def test_nothing_of_it_is_known_elsewhere() -> None:
    words = "fishing\\|pond"
    named = subprocess.run(
        ["grep", "-rilw", words, "game", "assets"], cwd=ROOT, capture_output=True, text=True
    )
    assert named.stdout == ""


def test_pictures_of_it_are_taken(tmp_path: Path) -> None:
    names = {shot.name for shot in standard() if "fishing" in shot.name}
    wanted = ["table-fishing-2", "table-fishing-4", "result-fishing", "hint-fishing"]
    assert {*wanted, "setup-fishing", "rules-fishing"} <= names
    for file in take(chosen(wanted, (960, 540)), tmp_path):
        assert file.stat().st_size > 10_000


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program's command line with the game in it."""
    return subprocess.run(
        [sys.executable, "-m", "tests.fishing", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_it_is_simulated_and_runs_the_same_in_a_fresh_process(tmp_path: Path) -> None:
    saved = tmp_path / "replays"
    bots = ("--bots", "greedy,hard")
    done = command("simulate", "fishing", *bots, "--matches", "4", "--save", str(saved))
    assert done.returncode == 0, done.stderr
    files = list(saved.iterdir())
    assert len(files) == 4
    checked = command("replay", str(files[0]), "--check")
    assert checked.returncode == 0, checked.stderr


def test_it_is_soaked() -> None:
    for players in (2, 3, 4):
        soaked = soak_match(GAME, players, 3, 9)
        assert soaked.rounds > 0
        assert soaked.refusals > 0


def test_its_positions_are_told_of_or_played_on() -> None:
    accepted = 0
    for seed in range(150):
        luck = Random(seed)
        state = read_made(GAME, make_position(GAME, luck))
        if state is not None:
            check_accepted(GAME, state, luck)
            accepted += 1
    assert 20 < accepted < 130


def at(position: Position) -> FishingState:
    """The game's state at a position."""
    state: FishingState = read_position(GAME, GAME.table(len(position["hands"])), position)
    return state


def test_of_a_full_pool_some_plays_are_listed_and_all_can_be_made() -> None:
    small = [code for code in DECK.codes if code[:-1] in ("A", "2", "3", "4")]
    pool = " ".join(small)
    state = at({"hands": ["10H 9H KS", "QS"], "pool": pool, "draw": ""})
    listed = GAME.legal(state, 0)
    assert len(listed) <= LISTED
    assert {action.cards for action in listed} == {(card,) for card in state.hands[0]}
    ten = DECK.index["10H"]
    ways = [each.taken for each in GAME.takings(state, 0, (ten,), ())]
    assert len(ways) > LISTED
    assert len(set(ways)) == len(ways)
    assert all(not taken or is_catch(ten, taken) for taken in ways)
    aces = tuple(DECK.index[code] for code in ("AS", "AH"))
    marked = [each.taken for each in GAME.takings(state, 0, (ten,), aces)]
    assert marked == [taken for taken in ways if set(aces) <= set(taken)]


def test_a_bot_that_searches_catches_what_counts() -> None:
    state = at({"hands": ["10H JS", "QS KD"], "pool": "10D QH", "draw": ""})
    bot = POLICIES["master"](GAME, Temper())
    action = bot.decide(observe(GAME, state, 0, 0, 1), 200, Rng(1))
    assert GAME.text(state, action) == "play 10H pool 10D"


def test_bots_of_every_strength_catch_much() -> None:
    for policy in ("greedy", "hard"):
        match = Match(GAME, GAME.table(2), 5)
        bot = POLICIES[policy](GAME, Temper())
        while not match.over:
            seat = match.state.turn
            match.submit(seat, bot.decide(match.observe(seat), 1, Rng(1)), 0)
        caught = [len(cards) for cards in match.state.caught]  # type: ignore[attr-defined]
        assert sum(caught) > 40


def test_the_result_tells_what_was_caught() -> None:
    match = Match(GAME, GAME.table(2), 5)
    while not match.over:
        seat = match.state.turn
        match.submit(seat, GAME.legal(match.state, seat)[-1], 0)
    plan = Plan("fishing", (Seat("Ada", "ada"), Seat("Ruth", "ruth")), {}, 1)
    tallies = [each.tally for each in seat_results(plan, GAME, match.state)]
    told = [account_of("fishing", tally).gathered for tally in tallies]
    assert sum(tally.gathered or 0 for tally in tallies) == 52
    assert [label.worded(load_words()) for label in told if label is not None] == [
        f"{tally.gathered} cards caught" for tally in tallies
    ]


@pytest.mark.parametrize("name", ["table-fishing-4", "large-fishing-4", "large-result-fishing"])
def test_nothing_is_cut_in_its_pictures(name: str) -> None:
    (shot,) = [each for each in standard() if each.name == name]
    assert list(faults(shot, list(suited(shot)))) == []


def test_hands_that_are_dealt_anew_are_told_of_once_for_each() -> None:
    state = at({"hands": ["9S", ""], "pool": "", "draw": "10D 3S 4S", "dealer": 1})
    match = Match.from_state(GAME, state)
    happened = match.submit(0, GAME.legal(state, 0)[0], 0)
    assert isinstance(happened, list)
    told = [Sentences(load_words(), match.table).happening(event) for event in happened]
    assert [plain(each) for each in told if each is not None and "gets" in each] == [
        "Player 1 gets 2 cards.",
        "Player 2 gets a card.",
    ]
