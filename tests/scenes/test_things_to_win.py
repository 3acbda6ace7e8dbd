"""Things to win: locked until they are won or all is unlocked, told of where they are chosen and won."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

import pygame
import pytest

from game.scenes.base.goals.things import ThingKind, Things, all_things, thing_text
from game.scenes.base.guest_names import PORTRAITS, WON_PORTRAITS
from game.scenes.base.match_history import MatchHistory, NamedPerson
from game.scenes.records.profile_scene import ProfileScene
from game.scenes.result.new_achievements import New
from game.scenes.result.new_goals import new_goals
from game.scenes.settings.settings_scene import SettingsScene
from game.session.goals.goals import GOALS
from game.session.records.parts import part_text
from game.session.today.todays_deal import drawn
from game.store.history_index import HistoryIndex, MatchRecord
from game.store.match_folder import MatchFolder
from game.store.settings_file import Settings
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.picture_row import PictureRow
from game.words.named_things import Player
from tests.harness.played import DAY, played
from tests.harness.program import Program
from tests.harness.some import some
from tests.harness.table import Table

FREE = {
    ThingKind.THEME: {"copper", "moss", "night", "teal", "wine"},
    ThingKind.BACK: {"compass", "orchard", "rosette", "tide"},
    ThingKind.PORTRAIT: {"ada", *PORTRAITS},
}


def put(kit: SceneKit, *records: MatchRecord) -> None:
    """Let these be matches that have ended."""
    folder = MatchFolder(kit.places.data).ended
    folder.mkdir(parents=True, exist_ok=True)
    for each in records:
        (folder / each.name).touch()
    HistoryIndex(kit.places.data).put(records)


def tried(day: date) -> MatchRecord:
    """The first try of a day's deal."""
    names = ["jun", "mei", "zoe"]
    names.insert(drawn("classic", day, 1).seat, "Ada*")
    began = datetime(day.year, day.month, day.day, 12).timestamp()
    part = part_text({"today": day.isoformat(), "dealing": 1})
    return played(f"{day}.match", "classic", " ".join(names), [4, 3, 2, 1], began, part=part)


def streak_of(count: int) -> list[MatchRecord]:
    return [tried(date(2026, 11, 2) + timedelta(days=each)) for each in range(count)]


def at_settings(folder: Path, page: str, *records: MatchRecord) -> tuple[Program, SettingsScene]:
    program = Program(folder, settings=Settings(speed="OFF", name="Ada"))
    put(program.kit, *records)
    scene = SettingsScene(program.kit, program.stack, page)
    program.stack.push(scene)
    return program, scene


def pictures(scene: SettingsScene | ProfileScene, label: str) -> PictureRow:
    rows = (row for line in scene.sheet.rows for row in line)
    return next(each for each in rows if isinstance(each, PictureRow) and each.label == label)


def test_there_are_sixteen_and_nothing_that_was_free_is_locked() -> None:
    assert len(all_things()) >= 16
    assert {each.goal for each in all_things()} <= {each.id for each in GOALS}
    for kind, free in FREE.items():
        assert not free & {each.id for each in all_things() if each.kind is kind}
    own = {each.id for each in all_things() if each.kind is ThingKind.PORTRAIT}
    assert own == set(WON_PORTRAITS)


def test_each_has_a_name(tmp_path: Path) -> None:
    kit = Program(tmp_path).kit
    names = {thing_text(kit, each) for each in all_things()}
    assert len(names) == len(all_things())
    assert not any("." in each for each in names)


def test_an_unknown_thing_or_goal_is_free(tmp_path: Path) -> None:
    kit = Program(tmp_path).kit
    things = Things(kit, "Ada", (), unlocked=False)
    assert not things.locked(ThingKind.THEME, "teal")
    assert not things.locked(ThingKind.BACK, "of another program")
    assert not things.locked(ThingKind.BACK, "lantern")  # nobody knows its goal here


def test_a_locked_back_says_what_wins_it_and_is_not_chosen(tmp_path: Path) -> None:
    program, scene = at_settings(tmp_path, "look", *streak_of(2))
    row = pictures(scene, "Card backs")
    program.walk(row)
    locked = [tile.name for tile in row.tiles if tile.locked]
    assert locked == ["Lantern", "Moon", "Clover", "Crown", "Peacock"]
    while row.spoken[1] != "Lantern":
        program.press(pygame.K_RIGHT)
    told = "Locked. Finish a deal of the day 3 days in a row. You have 2 of 3."
    assert row.spoken[2] == told
    assert program.kit.settings.back == "tide"  # the last free one on the way
    program.press(pygame.K_DOWN)
    assert row.spoken[1] == "Tide"
    assert row.help != told


def test_a_locked_one_is_not_chosen_by_mouse(tmp_path: Path) -> None:
    program, scene = at_settings(tmp_path, "look")
    row = pictures(scene, "Table")
    before = program.kit.settings.theme
    place = next(at for at, tile in enumerate(row.tiles) if tile.locked)
    program.click(row.spots(program.kit)[place].center)
    assert row.looked == place
    assert program.kit.settings.theme == before


def test_what_is_won_can_be_chosen(tmp_path: Path) -> None:
    program, scene = at_settings(tmp_path, "look", *streak_of(7))
    row = pictures(scene, "Table")
    (place,) = (at for at, tile in enumerate(row.tiles) if tile.name == "Plum damask")
    assert not row.tiles[place].locked
    program.click(row.spots(program.kit)[place].center)
    assert program.kit.settings.theme == "plum"
    program.wait(200)


@pytest.mark.parametrize("matches", [99, 100])
def test_dark_cards_are_won_by_a_hundred_matches(tmp_path: Path, matches: int) -> None:
    each = (played(f"{n}.match", "classic", "Ada* jun", [4, 3], DAY + n) for n in range(matches))
    program, scene = at_settings(tmp_path, "look", *each)
    row = pictures(scene, "Card faces")
    (place,) = (at for at, tile in enumerate(row.tiles) if tile.name == "Night")
    assert bool(row.tiles[place].locked) == (matches < 100)
    program.click(row.spots(program.kit)[place].center)
    dark = {program.kit.faces(deck) for deck in ("colour", "french")}
    assert dark == ({"colour-night", "french-night"} if matches == 100 else {"colour", "french"})


def test_the_switch_unlocks_all_and_locks_it_again(tmp_path: Path) -> None:
    program, scene = at_settings(tmp_path, "player")
    assert [tile.name for tile in pictures(scene, "Portrait").tiles if tile.locked]

    def switch() -> ChoiceRow:
        rows = (row for line in scene.sheet.rows for row in line)
        return next(
            each for each in rows if isinstance(each, ChoiceRow) and each.label.startswith("Unlock")
        )

    program.walk(switch())
    program.press(pygame.K_RIGHT)
    assert not any(tile.locked for tile in pictures(scene, "Portrait").tiles)
    assert program.focused is switch()
    program.press(pygame.K_LEFT)
    assert any(tile.locked for tile in pictures(scene, "Portrait").tiles)


def test_a_profile_has_its_own_things(tmp_path: Path) -> None:
    program = Program(tmp_path, settings=Settings(speed="OFF", name="Ada"))
    six = "a b c d e"
    records = [
        played(f"{number}.match", "classic", f"{name}* {six}", [9, 1, 2, 3, 4, 5], number * DAY)
        for number, name in enumerate(10 * ["Eve"] + 9 * ["Ada"])
    ]
    put(program.kit, *records)
    locked = {}
    for name in ("Ada", "Eve"):
        scene = ProfileScene(program.kit, program.stack, NamedPerson(name, "ada"))
        program.stack.push(scene)
        locked[name] = [tile.name for tile in pictures(scene, "Portrait").tiles if tile.locked]
        program.press(pygame.K_ESCAPE)
    assert "Luna" in locked["Ada"]
    assert "Luna" not in locked["Eve"]


@pytest.mark.parametrize("size", [(1280, 800), (720, 1280)])
def test_all_of_it_is_drawn_with_the_largest_text(tmp_path: Path, size: tuple[int, int]) -> None:
    settings = Settings(speed="OFF", name="Ada", text_scale=2.0)
    program = Program(tmp_path, size, settings=settings)
    for page in ("look", "player"):
        program.stack.push(SettingsScene(program.kit, program.stack, page))
        program.wait(100)
        assert program.picture().get_size() == size
        program.press(pygame.K_ESCAPE)


def test_the_match_that_reaches_a_goal_tells_what_it_won(tmp_path: Path) -> None:
    table = Table(tmp_path, settings=Settings(speed="OFF", think="OFF", name="Ada"), players=6)
    six = "ruth jun milo emil inga"
    before = [
        played(f"{number}.match", "oono", f"Ada* {six}", [9, 1, 2, 3, 4, 5], 1e9 + number * DAY)
        for number in range(99)
    ]
    put(table.kit, *(each._replace(seats=_last(each)) for each in before))
    host = table.scene.host
    while not host.over:
        if host.match.state.turn == 0:
            host.runner.submit(0, host.match.observe(0).legal[0])
        else:
            host.update(100)
    history = MatchHistory.of(table.kit)
    found = {each.achievement.id: each for each in new_goals(table.kit, host, history)}
    assert "matches-100" in found
    assert found["matches-100"].heading(table.kit, "classic") == "You earned “A hundred matches”"


def test_what_a_goal_took_is_told_as_done(tmp_path: Path) -> None:
    kit = Program(tmp_path).kit
    ada = Player("Ada", you=True)
    told = {each.id: New(ada, each).about(kit, "classic") for each in GOALS}
    assert told["cup"] == "You have won a cup."
    assert told["each-guest"] == "You have finished ahead of twelve guests 5 times each."
    assert all(each.startswith("You have ") for each in some(told.values()))


def test_a_match_over_midnight_counts_for_the_day_on_which_it_began(tmp_path: Path) -> None:
    """A 30th day would have been found at its end, and gone again as soon as its log was read."""
    table = Table(tmp_path, settings=Settings(speed="OFF", think="OFF", name="Ada"))
    host = table.scene.host
    assert host.keeper is not None
    began = host.keeper.began
    put(
        table.kit,
        *(
            played(f"{number}.match", "oono", "Ada* jun", [1, 9], began - number * DAY)
            for number in range(29)
        ),
    )
    while not host.over:
        if host.match.state.turn == 0:
            host.runner.submit(0, host.match.observe(0).legal[0])
        else:
            host.update(100)
    history = MatchHistory.of(table.kit)
    history.now = lambda: began + DAY
    assert "days-30" not in {each.achievement.id for each in new_goals(table.kit, host, history)}
    host.keeper.began = began + DAY
    assert "days-30" in {each.achievement.id for each in new_goals(table.kit, host, history)}


def _last(record: MatchRecord) -> tuple:  # type: ignore[type-arg]
    """The seats of a match, of which the first has not won."""
    return tuple(
        each._replace(won=False, place=6) if not each.seat else each for each in record.seats
    )
