"""Faces that are made at a table without corners: from one's own plate, by a key, by a pad, by a list."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.base.at_table.making_faces import ACTIONS_BEFORE
from game.session.plan import Plan
from game.session.reactions import FACES, LATER, PAUSE
from game.show.devices import pad
from game.show.seating import Seating
from game.store.settings_file import Settings
from game.view.speech.occupancy import OWN_PLATE
from tests.harness import events
from tests.harness.program import Point
from tests.harness.table import Sit, Table
from tests.scenes.test_calls_of_all import PEOPLE, TURN, couch, item, lifted, opened, tap

MINE = {"hands": ["R5 G9 Y3", "R7 Y2 B9"], "discard": "R3", "turn": 0}
__all__ = ["couch"]


def looks(table: Table) -> dict[int, str]:
    return dict(table.scene.room.feelings.looks)


def own_plate(table: Table) -> Point:
    where = table.boxes(OWN_PLATE)[0]
    return table.kit.rect(where).center


def faces_asked(table: Table) -> list[str]:
    panel = table.panel()
    return [] if panel is None else [each.label for each in panel.items]


def named(table: Table) -> list[str]:
    return [table.kit.words(f"table.face_{face}") for face in FACES]


def chosen(table: Table, face: str) -> Point:
    panel = table.panel()
    assert panel is not None
    return panel.items[FACES.index(face)].rect.center


@pytest.fixture
def table(sit: Sit) -> Table:
    table = sit(position=MINE, game="classic", settings=Settings(guides={"classic": ["skipped"]}))
    table.frame()
    return table


def test_a_key_asks_which_face_and_the_guest_answers(table: Table) -> None:
    table.press(pygame.K_y)
    assert faces_asked(table) == named(table)
    table.press(pygame.K_1)
    assert table.panel() is None
    assert looks(table) == {0: "happy"}
    table.wait(LATER + 50)
    assert looks(table)[1] == "happy"
    assert not table.match.log


def test_a_click_on_ones_own_plate_asks_as_well(table: Table) -> None:
    table.click(own_plate(table))
    assert faces_asked(table) == named(table)
    table.picture()
    table.click(chosen(table, "sad"))
    assert looks(table) == {0: "sad"}


def test_a_second_face_has_to_wait(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 100.0)
    table.press(pygame.K_y, pygame.K_1, pygame.K_y, pygame.K_6)
    assert looks(table)[0] == "happy"
    assert table.ear.heard[-1] == "refuse"
    monkeypatch.setattr("time.monotonic", lambda: 100.0 + PAUSE)
    table.press(pygame.K_y, pygame.K_6)
    assert looks(table)[0] == "sad"


@pytest.mark.parametrize("game", ["classic", "oono", "attack"])
def test_a_pad_steps_down_to_ones_own_plate(sit: Sit, game: str) -> None:
    """Below the hand, and below the calls where the game has any."""
    table = sit(game=game, settings=Settings(guides={game: ["skipped"]})).dealt()
    assert table.my_turn()

    def push(button: int) -> list[str]:
        table.post(events.pad_button(button, pad=1), events.pad_button(button, False, pad=1))
        return table.foci()

    seen = [push(pygame.CONTROLLER_BUTTON_DPAD_DOWN) for _ in range(6)]
    assert seen[-1] == ["plate"]
    table.picture()
    push(pygame.CONTROLLER_BUTTON_A)
    assert faces_asked(table) == named(table)
    push(pygame.CONTROLLER_BUTTON_B)
    assert table.panel() is None
    assert push(pygame.CONTROLLER_BUTTON_DPAD_UP) != ["plate"]


@pytest.mark.parametrize("allowed", [True, False])
def test_none_is_made_by_the_clock_or_where_there_are_none(sit: Sit, allowed: bool) -> None:
    game = "callout" if allowed else "classic"
    wishes = Settings(guides={game: ["skipped"]}, reactions=allowed)
    table = sit(game=game, settings=wishes)
    table.wait(3000)
    table.press(pygame.K_y)
    assert table.panel() is None
    assert table.ear.heard[-1] == "refuse"


def test_where_the_screen_is_handed_on_everybody_has_them_in_their_list(
    couch: Callable[..., Table],
) -> None:
    table = lifted(couch(TURN))
    table.click(table.portrait(1))
    ask = table.kit.words("table.make_face")
    assert [each.label for each in opened(table, 1).items][-1] == ask
    table.click(item(table, 1, ask))
    assert [each.label for each in opened(table, 1).items] == named(table)
    table.click(item(table, 1, table.kit.words("table.face_wry")))
    assert looks(table)[1] == "wry"


def test_where_nothing_is_called_a_portrait_asks_at_once(couch: Callable[..., Table]) -> None:
    table = lifted(couch(TURN, game="classic"))
    table.click(table.portrait(2))
    assert [each.label for each in opened(table, 2).items] == named(table)
    table.press(pygame.K_3)
    assert looks(table)[2] == "wry"


def push(table: Table, button: int) -> list[str]:
    table.post(events.pad_button(button, pad=1), events.pad_button(button, False, pad=1))
    return table.foci()


def test_the_plate_says_under_the_pointer_what_a_click_does(table: Table) -> None:
    before = table.said_on_plate(0)
    table.point(own_plate(table))
    assert table.said_on_plate(0) == table.kit.words("table.own_face_click") != before
    table.picture()
    table.point((640, 300))
    assert table.said_on_plate(0) == before


def test_the_plate_names_the_button_or_the_key_that_is_bound(table: Table) -> None:
    words = table.kit.words
    table.post(events.pad_button(pygame.CONTROLLER_BUTTON_DPAD_DOWN, pad=1))
    for _ in range(6):
        push(table, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert table.said_on_plate(0) == words("table.own_face", key="A")
    table.kit.input.keys.bind("face", pygame.K_q)
    table.press(pygame.K_UP, pygame.K_DOWN)
    assert table.foci() == ["plate"]
    assert table.said_on_plate(0) == words("table.own_face", key="Q")
    table.press(pygame.K_q, pygame.K_1)
    assert looks(table) == {0: "happy"}


def auction(sit: Sit, *, reactions: bool = True) -> Table:
    """A table at which a bid is asked for."""
    wishes = Settings(guides={"tricks": ["skipped"]}, reactions=reactions)
    table = sit(game="tricks", players=4, seed=3, settings=wishes).dealt()
    assert table.my_turn()
    assert {each.verb for each in table.choices()} == {"bid", "pass"}
    return table


def test_a_pad_reaches_ones_own_plate_from_the_bids_and_goes_back(sit: Sit) -> None:
    table = auction(sit)
    down, up = pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_UP
    assert push(table, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)[0].startswith("choice ")
    chosen, done = table.foci(), len(table.match.log)
    assert push(table, down) == ["plate"]
    assert push(table, down) == ["plate"]
    table.picture()
    push(table, pygame.CONTROLLER_BUTTON_A)
    assert faces_asked(table) == named(table)
    assert len(table.match.log) == done
    push(table, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert looks(table) == {0: "happy"}
    assert push(table, up) == chosen
    table.press(pygame.K_y)
    assert faces_asked(table) == named(table)


def test_bids_keep_the_focus_where_no_faces_are_made(sit: Sit) -> None:
    table = auction(sit, reactions=False)
    push(table, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert push(table, pygame.CONTROLLER_BUTTON_DPAD_DOWN)[0].startswith("choice ")


def end_recap(table: Table) -> None:
    """Let what has happened meanwhile be told no longer."""
    turns = table.scene.turns
    assert turns is not None
    if turns.handover.recap is None:
        return
    for device in table.devices() or ():
        tap(table, device, pygame.CONTROLLER_BUTTON_A)
    if not table.devices():
        table.press(pygame.K_RETURN)
    assert turns.handover.recap is None
    table.frames(3)


def take_turns(table: Table, count: int) -> list[str]:
    """Let those at the screen draw in their turns until so much was done; what was told at the seats then."""
    said: list[str] = []
    while len(table.match.log) < count:
        lifted(table).frames(3)
        end_recap(table)
        said += [each.text for each in table.notices()]
        for device in table.devices() or ():
            tap(table, device, pygame.CONTROLLER_BUTTON_X)
        table.press(pygame.K_d)
        if table.choices():
            table.press(pygame.K_k)
        table.frames(20)
    return said


@pytest.mark.parametrize("by_pad", [False, True])
def test_where_several_play_it_is_told_once_and_never_again(
    couch: Callable[..., Table], by_pad: bool
) -> None:
    devices = {0: pad(1), 1: pad(2), 2: pad(3)} if by_pad else None
    table = couch(TURN, game="classic", devices=devices)
    table.skip_guide()  # the game comes first
    way, key = ("steps", "A") if by_pad else ("key", "Y")
    told = table.kit.words(f"table.faces_by_{way}", key=key)
    assert told not in take_turns(table, ACTIONS_BEFORE * 3)
    assert told in take_turns(table, ACTIONS_BEFORE * 3 + 2)
    assert Settings.load(table.kit.places.settings)[0].faces_told
    table.picture()
    own = Seating({seat: frozenset({device}) for seat, device in (devices or {}).items()})
    table.share(Plan("classic", PEOPLE, {}, 4), own, TURN)
    assert told not in take_turns(table, ACTIONS_BEFORE * 3 + 2)


def test_nobody_who_plays_with_bots_is_told(table: Table) -> None:
    while len(table.match.log) <= ACTIONS_BEFORE * 3:
        if table.my_turn():
            table.press(pygame.K_d)
        table.frames(200)
    assert not table.kit.settings.faces_told
