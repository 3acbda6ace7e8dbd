"""A game of a new family, with a new verb and its own table, is added by one line in the list of games.

The game is tests/knock. Its notation is read and written, it is simulated, soaked and shown, and played in a
window by keys and by mouse; several people play it from corners, and with phones.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.engine import replay
from game.engine.actions import Action
from game.engine.match import Match
from game.engine.notation import replay_reader
from game.engine.notation.action_text import format_action, parse_action
from game.engine.rng import Rng
from game.phones.messages.from_phones import Act
from game.phones.phone_actions import do
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.devices import KEYS, LEFT_KEYS, MOUSE, RIGHT_KEYS
from game.store.language_files import load_words
from game.tools.check_scenario import load, run
from game.tools.fuzzing.position_checks import check_accepted, read_made
from game.tools.fuzzing.random_positions import make_position
from game.tools.shots import take
from game.tools.soak import random_action, soak_match
from game.tools.standard_shots import chosen, standard
from game.variants import VARIANTS, all_verbs, find_variant, with_a_table
from tests.harness import desktop
from tests.harness.corner_turns import take_turn
from tests.harness.couch import PAD, couch
from tests.harness.desktop import Desktop, moved_on, needs_screen, ready
from tests.harness.pads import VirtualPad
from tests.harness.table import Table
from tests.harness.written import Position
from tests.knock.addition import added
from tests.knock.game import GAME, KNOCK

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = sorted((ROOT / "tests" / "knock" / "examples").glob("*.toml"))
MOST_TURNS = 200
SOUND = "accuse"
"""The sound that the game's verb asks for."""
BEGINNING: Position = {
    "hands": ["AS KS QS", "2H 3D 4C", "5H 6D 7C", "8H 9D 10C", "JH QD KC"],
    "discard": "2S",
    "draw": "3S 4S 5S 6S 7S",
}


@pytest.fixture(autouse=True)
def with_the_game(tmp_path: Path) -> Iterator[None]:
    before = list(VARIANTS)
    with added(tmp_path / "assets"):
        yield
    assert before == VARIANTS


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program's command line with the game in it."""
    return subprocess.run(
        [sys.executable, "-m", "tests.knock", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_it_is_found_and_nothing_of_it_is_known_elsewhere() -> None:
    assert find_variant("knock") is GAME
    assert GAME in with_a_table()
    assert "knock" not in {v.word for each in VARIANTS if each is not GAME for v in each.info.verbs}
    named = subprocess.run(
        ["grep", "-rilw", "knock", "game", "assets"], cwd=ROOT, capture_output=True, text=True
    )
    assert named.stdout == ""


def test_its_verb_is_written_and_read() -> None:
    deck = GAME.table(5).deck
    assert parse_action("knock", deck, all_verbs()) == KNOCK
    assert format_action(KNOCK, deck, all_verbs()) == "knock"
    other = find_variant("classic")
    refusal = other.check(other.begin(other.table(3), 1), 0, KNOCK, 0)
    assert refusal is not None


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_its_scenarios_hold(file: Path) -> None:
    run(load(file))


def test_its_matches_run_again_from_their_replays() -> None:
    match, rng = Match(GAME, GAME.table(5, {"rounds": 3}), 8), Rng(8)
    while not match.over:
        seat, action = random_action(GAME, match.state, match.state.now, rng)
        assert isinstance(match.submit(seat, action, match.state.now), list)
    lines = list(replay.write(match))
    assert replay_reader.read(lines, find_variant).play().state == match.state
    assert any('"knock"' in line for line in lines[1:])


def test_it_is_simulated(tmp_path: Path) -> None:
    saved = tmp_path / "replays"
    done = command(
        "simulate", "knock", "--players", "5", "--matches", "20", "--json", "--save", str(saved)
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["matches"] == 20
    file = next(saved.iterdir())
    checked = command("replay", str(file), "--check")
    assert checked.returncode == 0, checked.stderr


def test_it_is_refused_with_a_number_of_players_it_is_not_for() -> None:
    done = command("simulate", "knock", "--players", "4")
    assert done.returncode == 2
    assert "5 players" in done.stderr


def test_it_is_soaked() -> None:
    soaked = soak_match(GAME, 5, 3, 9)
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


def test_pictures_of_it_are_taken(tmp_path: Path) -> None:
    names = [shot.name for shot in standard() if "knock" in shot.name]
    assert {"table-knock-5", "setup-knock", "rules-knock", "result-knock", "hint-knock"} <= set(
        names
    )
    for file in take(chosen(["table-knock-5", "result-knock"], (960, 540)), tmp_path):
        assert file.stat().st_size > 10_000


def test_pictures_of_records_are_taken_though_nothing_can_be_achieved_in_it(tmp_path: Path) -> None:
    assert not GAME.achievements
    scenes = ["records", "matches", "profile"]
    for file in take(chosen(scenes, (960, 540)), tmp_path):
        assert file.stat().st_size > 10_000


def test_its_words_and_its_table_are_its_own(tmp_path: Path) -> None:
    table = Table(tmp_path, game="knock", players=5)
    assert table.my_turn()
    table.frame()
    assert [each.label for each in table.choices()] == ["Knock"]
    assert table.area("draw").x > table.area("discard").x  # other than at every other table
    assert table.kit.input.prompt("knock") == "N"


@pytest.fixture
def begun(tmp_path: Path) -> Table:
    """The person's first turn."""
    table = Table(tmp_path, game="knock", position=BEGINNING)
    table.frame()
    assert table.in_turn()
    return table


def has_knocked(table: Table) -> bool:
    """Whether the person's only action is a knock, which was heard once."""
    own = [entry.action for entry in table.match.log if entry.seat == 0]
    return own == [KNOCK] and table.ear.heard.count(SOUND) == 1


def test_a_key_knocks(begun: Table) -> None:
    begun.press(pygame.K_n)
    begun.frames(2)
    assert has_knocked(begun)


def test_a_pads_button_knocks(begun: Table) -> None:
    begun.kit.input.pads.open()
    with VirtualPad() as pad:
        begun.frames(2)
        assert not has_knocked(begun)
        pad.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        begun.frames(2)
        assert has_knocked(begun)


def test_it_is_played_from_corners(tmp_path: Path) -> None:
    luck = Rng(3)
    with couch(tmp_path, (KEYS, LEFT_KEYS, MOUSE, RIGHT_KEYS, PAD), game="knock", seed=2) as made:
        for _ in range(2 * len(made.used)):
            if not made.match.over:
                take_turn(made, made.match.state.turn, luck)
    assert {entry.seat for entry in made.match.log} == set(range(5))


def test_a_phone_is_shown_it_and_knocks() -> None:
    words = load_words()
    names = ("Ada", "Ruth", "Jun", "Milo", "Emil")
    seats = tuple(Seat(name, name.lower()) for name in names)
    host = Host(Plan("knock", seats, {}, 1))
    sight = PhoneSight(Viewpoint(host, host.match.state.turn), words, seats, ())
    shown = sight.shown()
    assert (shown.middle.kind, len(shown.players), len(shown.hand)) == ("piles", 5, 3)
    (button,) = [each for each in shown.buttons if each.action == "knock"]
    assert button.label == "Knock"
    assert do(Act(shown.number, button.action), sight, words) is None
    assert host.match.log[-1].action == KNOCK


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Desktop]:
    with desktop.screen(1280, 800) as display:
        running = Desktop(display, tmp_path / "home", "FAST", "tests.knock", "watched")
        yield running
        running.close()


def to_table(window: Desktop, *, by_keys: bool) -> None:
    """From the title to the game's table."""
    for label, scene in (("Knock", "SetupScene"), ("Deal", "TableScene")):
        if by_keys:
            window.focus(label)
            window.key("Return")
        else:
            window.click(window.widget(label))
        window.wait(scene, lambda now, scene=scene: now["scene"] == scene and now["still"])  # type: ignore[misc]


@needs_screen
def test_a_round_with_the_mouse(window: Desktop) -> None:
    to_table(window, by_keys=False)
    for _ in range(MOST_TURNS):
        now = window.wait("the player's turn", ready)
        if now["scene"] in ("ResultScene", "EndScene"):
            break
        table = now["table"]
        spots, playable = table["spots"], table["playable"]
        window.click(spots[f"hand {playable[0]}"] if playable else spots["draw 0"])
        window.wait("an action", moved_on(table["actions"]))
    assert now["scene"] in ("ResultScene", "EndScene"), "the round does not end"


@needs_screen
def test_a_round_with_keys_that_ends_with_a_knock(window: Desktop) -> None:
    to_table(window, by_keys=True)
    knocked = False
    for _ in range(MOST_TURNS):
        now = window.wait("the player's turn", ready)
        if now["scene"] in ("ResultScene", "EndScene"):
            break
        table = now["table"]
        if table["playable"]:
            window.key("Right", "Return")
        else:
            window.key("d" if knocked else "n")
            knocked = True
        window.wait("an action", moved_on(table["actions"]))
    assert knocked
    assert window.now["scene"] in ("ResultScene", "EndScene")


def test_action_of_the_game_is_no_call() -> None:
    assert Action("knock").verb in GAME.info.turn_verbs
    assert not GAME.info.calls
