"""Profiles: another name, two made one, one deleted. What was played follows the name."""

from __future__ import annotations

from errno import ENOSPC
from pathlib import Path

import pygame
import pytest

from game.scenes.base.overlays.confirm_scene import ConfirmScene
from game.scenes.base.profiles import rename_profile
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.records.profile_scene import ProfileScene
from game.scenes.records.records_scene import RecordsScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.title.title_scene import TitleScene
from game.session.records.history import rename_person
from game.store import name_changes
from game.store.history_index import HistoryIndex, Wanted
from game.store.settings_file import Profile, Settings
from tests.harness.kept import ended
from tests.harness.program import Program
from tests.harness.seen import Writing, overlapping

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Ruth, the player, has played two matches against Jun; Jo has played none."""
    for seed in range(2):
        ended(tmp_path / "data", "classic", seed, person=True)
    settings = Settings(speed="OFF", think="OFF", name="Ruth", portrait="ruth")
    settings.profiles = {"Ruth": Profile("ruth", "sky"), "Jo": Profile("zoe", "rose")}
    return Program(tmp_path, settings=settings)


def profile(program: Program) -> ProfileScene:
    """Open the player's profile from the title."""
    title = program.top
    assert isinstance(title, TitleScene)
    program.click(title.pill.player)
    scene = program.top
    assert isinstance(scene, ProfileScene)
    return scene


def count(program: Program, name: str) -> int:
    return HistoryIndex(program.kit.places.data).count(Wanted(person=name))


def rename(program: Program, scene: ProfileScene, name: str) -> None:
    program.walk(scene.sheet.rows[0][0])
    program.press(pygame.K_RETURN, *[pygame.K_BACKSPACE] * 10)
    program.write(name)
    program.press(pygame.K_RETURN)


def test_a_new_name_takes_everything_along(program: Program) -> None:
    scene = profile(program)
    rename(program, scene, "Rita")
    settings = program.kit.settings
    assert settings.name == "Rita"
    assert settings.profiles == {"Rita": Profile("ruth", "sky"), "Jo": Profile("zoe", "rose")}
    assert (count(program, "Ruth"), count(program, "Rita")) == (0, 2)
    program.press(pygame.K_ESCAPE)
    title = program.top
    assert isinstance(title, TitleScene)
    assert title.pill.player.name == "Rita"
    program.click(title.pill.records)
    records = program.top
    assert isinstance(records, RecordsScene)
    assert records.person.name == "Rita"
    assert records.record.whole.games == 2


@pytest.mark.parametrize("name", ["Joan", "Ruth"])
def test_the_record_of_somebody_else_follows_a_new_name(program: Program, name: str) -> None:
    ended(program.kit.places.data, "classic", 2, person=True)
    rename_person(program.kit.places.data, "Ruth", "Jo")
    program.stack.ways.records()
    records = program.top
    assert isinstance(records, RecordsScene)
    program.walk(records.choice)
    program.press(pygame.K_RIGHT)
    assert (records.person.name, records.record.whole.games) == ("Jo", 3)
    program.click(records.card.card)
    scene = program.top
    assert isinstance(scene, ProfileScene)
    rename(program, scene, name)
    if isinstance(program.top, ConfirmScene):
        program.walk(program.top.yes)
        program.press(pygame.K_RETURN)
    program.press(pygame.K_ESCAPE)
    assert program.top is records
    assert (records.person.name, records.record.whole.games) == (name, 3)


def test_another_look(program: Program) -> None:
    scene = profile(program)
    program.walk(scene.portrait)
    program.press(pygame.K_RIGHT)
    assert program.kit.settings.portrait == "jun"
    assert program.kit.settings.profiles["Ruth"].portrait == "jun"


@pytest.mark.parametrize("known", [True, False])
def test_two_who_become_one_have_learned_what_both_have(program: Program, known: bool) -> None:
    profiles = program.kit.settings.profiles
    profiles["Ruth"].learned = ["callout"]
    profiles["Jo"].learned = ["oono", "callout"]
    if not known:
        del profiles["Ruth"]
    assert rename_profile(program.kit, "Jo", "Ruth")
    (ruth,) = program.kit.settings.profiles.values()
    assert ruth.learned == (["callout", "oono"] if known else ["oono", "callout"])
    assert ruth.portrait == "ruth"


@pytest.mark.parametrize("agreed", [True, False])
def test_a_name_that_somebody_has_makes_two_one_if_that_is_meant(
    program: Program, agreed: bool
) -> None:
    scene = profile(program)
    rename(program, scene, "Jo")
    asked = program.top
    assert isinstance(asked, ConfirmScene)
    assert "Jo" in asked.sentence
    if agreed:
        program.walk(asked.yes)
    program.press(pygame.K_RETURN)
    assert program.top is scene
    assert scene.name == ("Jo" if agreed else "Ruth")
    assert (count(program, "Ruth"), count(program, "Jo")) == ((0, 2) if agreed else (2, 0))
    settings = program.kit.settings
    assert (settings.name, settings.portrait) == (("Jo", "zoe") if agreed else ("Ruth", "ruth"))
    assert list(settings.profiles) == (["Jo"] if agreed else ["Ruth", "Jo"])


def test_two_are_made_one_by_pad(program: Program) -> None:
    scene = profile(program)
    program.walk(scene.other)
    assert not scene.merge.enabled
    program.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert scene.merge.enabled
    program.walk(scene.merge)
    program.pad(A)
    asked = program.top
    assert isinstance(asked, ConfirmScene)
    program.pad(B)
    assert count(program, "Jo") == 0
    program.pad(A)
    program.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT, A)
    assert count(program, "Jo") == 2


def test_who_is_deleted_leaves_matches_without_a_name(program: Program) -> None:
    scene = profile(program)
    program.click(scene.delete)
    asked = program.top
    assert isinstance(asked, ConfirmScene)
    assert program.focused is asked.no
    program.press(pygame.K_ESCAPE)
    assert count(program, "Ruth") == 2
    program.click(scene.delete)
    asked = program.top
    assert isinstance(asked, ConfirmScene)
    program.click(asked.yes)
    title = program.top
    assert isinstance(title, TitleScene)
    assert title.pill.player.name == program.kit.words("ui.player.name")
    assert "Ruth" not in program.kit.settings.profiles
    index = HistoryIndex(program.kit.places.data)
    assert count(program, "Ruth") == 0
    assert {match.seats[0].player for match in index.find()} == {""}
    program.click(title.pill.records)
    records = program.top
    assert isinstance(records, RecordsScene)
    assert [each.name for each in records.people] == [title.pill.player.name, "Jo"]


def test_a_name_that_cannot_be_kept_stays_and_is_told(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = profile(program)

    def full(*_: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(name_changes, "write_whole", full)
    rename(program, scene, "Rita")
    told = program.top
    assert isinstance(told, NoticeScene)
    assert scene.name == "Ruth"
    assert program.kit.settings.name == "Ruth"


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (720, 1280)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_on_it_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    settings = Settings(speed="OFF", think="OFF", text_scale=scale)
    settings.profiles["Jo"] = Profile("zoe")
    program = Program(tmp_path, size, settings=settings)
    title = program.top
    assert isinstance(title, TitleScene)
    program.stack.ways.profile(title.player)
    scene = program.top
    assert isinstance(scene, ProfileScene)
    writing = Writing(monkeypatch)
    for widget in [each for each in scene.group.widgets if each.enabled]:
        program.walk(widget)
        writing.clear()
        program.picture()
        assert writing.cut == []
        assert overlapping(writing.seen, 4) == []
    program.click(scene.delete)
    writing.clear()
    program.picture()
    assert writing.cut == []


def test_a_name_is_selected_whole_and_a_full_field_tells(tmp_path: Path) -> None:
    program = Program(tmp_path, settings=Settings(speed="OFF", think="OFF", name="Ruth"))
    title = program.top
    assert isinstance(title, TitleScene)
    program.press(pygame.K_RETURN)
    setup = program.top
    assert isinstance(setup, SetupScene)
    field = setup.table.name
    program.walk(field)
    program.press(pygame.K_RETURN)
    before = field.help
    program.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    assert field.selected
    assert field.text == "Ruth"
    program.write("Maximiliane Antonia ")
    assert field.text == "Maximiliane Antonia "
    assert field.help == before
    program.write("Eva")
    assert field.text == "Maximiliane Antonia "
    assert "20" in field.help
    assert program.ear.heard[-1] == "refuse"
    program.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    program.press(pygame.K_BACKSPACE)
    assert field.text == ""
    assert field.help == before
    program.write("Rita")
    program.press(pygame.K_RETURN)
    assert program.kit.settings.name == "Rita"


def test_what_cannot_be_shown_is_left_out_of_what_is_typed(tmp_path: Path) -> None:
    program = Program(tmp_path, settings=Settings(speed="OFF", think="OFF", name="Ruth"))
    program.press(pygame.K_RETURN)
    setup = program.top
    assert isinstance(setup, SetupScene)
    field = setup.table.name
    program.walk(field)
    about = field.help
    program.press(pygame.K_RETURN)
    assert field.help == program.kit.words("ui.text_writing") != about
    program.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    program.write("Zoe\u0301\u202e")
    assert field.text == "Zoe\u0301"
    assert field.help == program.kit.words("ui.text_unshown")
    program.press(pygame.K_BACKSPACE)
    assert field.text == "Zo"
    assert field.help == program.kit.words("ui.text_writing")
