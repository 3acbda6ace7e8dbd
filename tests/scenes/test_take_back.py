"""Taking back at the table: by key, mouse and pad, and the reason where it cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.scenes.pause.pause_scene import PauseScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.plan import Plan, TakingBack
from game.show.devices import KEYS
from game.store.settings_file import Settings
from game.tools.drawn.record import TEXT, recording
from game.view.widgets.widgets import Button
from tests.harness.couch import PAD, Couch, couch
from tests.harness.program import Point, Program, still
from tests.harness.table import Sit, Table, bots

CLASSIC: dict[str, Any] = {"hands": ["R5 G9 B1", "Y1 Y2 Y3", "B9 Y4 Y8"], "discard": "R3"}
ALLOWED = TakingBack.ALLOWED


def prompt(table: Table) -> Point:
    """The middle of the prompt to take back."""
    table.picture()
    return table.prompt("undo").rect.center


def greyed(table: Table) -> bool:
    table.picture()
    return not table.prompt("undo").ready


def played(sit: Sit, **more: Any) -> Table:
    """A table at which the person has just played a card, which still flies."""
    table = sit(position=CLASSIC, taking_back=ALLOWED, **more).dealt()
    assert greyed(table)
    table.click(table.spot(table.slot("R5")))
    assert table.done_by() == ["play"]
    return table


def back(table: Table) -> None:
    """Check that the table is shown as it was before the card was played."""
    assert table.done_by() == []
    assert not table.busy()
    assert table.agrees()
    assert table.in_turn()
    assert table.codes(table.held()).split() == ["R5", "G9", "B1"]
    *dealt, undone = table.moves()
    assert undone == "You undid the move."
    assert dealt == list(map(table.sentence_of, table.match.opening))


def test_a_card_is_taken_back_by_key_while_it_still_flies(sit: Sit) -> None:
    table = played(sit)
    assert table.moving()
    table.press(pygame.K_z)
    back(table)
    assert table.answer() == ("Undone.", "")
    table.click(table.spot(table.slot("R5")))
    assert table.done_by() == ["play"]
    assert table.my_turn()
    assert table.agrees()


def test_a_card_that_was_taken_back_by_key_has_the_focus(sit: Sit) -> None:
    hands = ["R5 R7 R1", "Y1 Y2 Y3", "B9 Y4 Y8"]
    table = sit(position={"hands": hands, "discard": "R3"}, taking_back=ALLOWED).dealt()
    table.press(pygame.K_RIGHT)
    table.focus_on(table.slot("R1"))
    table.press(pygame.K_RETURN)
    assert table.done_by() == ["play"]
    table.focus_on(table.slot("R5"))
    table.press(pygame.K_z)
    assert table.done_by() == []
    assert table.focus() == table.slot("R1")


def test_what_was_said_and_felt_about_it_is_over(sit: Sit) -> None:
    hands = ["Rskip G9 B1", "Y1 Y2 Y3", "B9 Y4 Y8"]
    table = sit(position={"hands": hands, "discard": "R3"}, taking_back=ALLOWED).dealt()
    table.click(table.spot(table.slot("Rskip")))
    table.wait(500)
    assert table.notices()
    table.press(pygame.K_z)
    assert table.done_by() == []
    assert not table.notices()
    table.frame()
    assert table.looks() == {}


def test_a_card_is_taken_back_by_mouse(sit: Sit) -> None:
    table = played(sit)
    table.click(prompt(table))
    back(table)


def test_a_bot_leaves_time_to_take_back_even_if_it_has_no_choice(sit: Sit) -> None:
    table = played(sit)
    table.wait(600)
    assert not table.busy()
    assert len(table.match.observe(table.match.state.turn).legal) == 1
    table.click(prompt(table))
    back(table)


def test_bots_that_think_at_once_leave_a_moment_too(sit: Sit) -> None:
    settings = still()
    settings.think = "OFF"
    table = played(sit, settings=settings)
    table.wait(300)
    assert not table.busy()
    table.press(pygame.K_z)
    back(table)


def test_a_card_is_taken_back_by_pad(sit: Sit) -> None:
    table = played(sit)
    table.pad(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    back(table)


def test_once_a_bot_has_played_the_prompt_is_greyed_and_says_why(sit: Sit) -> None:
    table = played(sit)
    assert not greyed(table)
    assert table.my_turn()
    assert greyed(table)
    done = len(table.match.log)
    last = table.match.log[-1].seat
    why = f"Too late to undo: {table.match.table.names[last]} has moved since."
    table.press(pygame.K_z)
    assert table.answer() == (table.kit.words("table.undo_practice", why=why), "")
    assert table.ear.heard[-1] == "refuse"
    assert len(table.match.log) == done
    table.press(pygame.K_LEFT, pygame.K_RIGHT)
    assert table.answer() is None
    table.point(prompt(table))
    assert table.answer() == (why, "")
    table.point((4, 4))
    assert table.answer() is None


def test_another_press_undoes_what_is_too_late_as_practice(sit: Sit) -> None:
    table = played(sit)
    assert not greyed(table)
    assert table.my_turn()
    table.press(pygame.K_z)
    host = table.scene.host
    assert not host.plan.for_practice
    table.press(pygame.K_z)
    assert host.plan.for_practice
    assert table.answer() == (table.kit.words("table.undone_practice"), "")
    assert table.done_by() == []


def test_what_was_offered_is_over_once_somebody_has_moved(sit: Sit) -> None:
    table = played(sit)
    assert table.my_turn()
    table.press(pygame.K_z)
    table.do(table.viewpoint.observation.legal[0])
    assert table.my_turn()
    table.press(pygame.K_z)
    assert not table.scene.host.plan.for_practice


def test_bots_go_on_after_a_card_was_taken_back(sit: Sit) -> None:
    table = sit(players=4, seed=3, taking_back=ALLOWED, rounds=3).dealt()
    undone = 0
    while table.my_turn() and undone < 3:
        legal = table.viewpoint.observation.legal
        plays = [each for each in legal if each.verb == "play"]
        before = table.match.state.clone()
        table.do((plays or legal)[0])
        table.frame()
        table.press(pygame.K_z)
        if plays and not table.scene.host.over:
            undone += 1
            assert table.match.state == before
            assert table.agrees()
            table.do(plays[-1])
    assert undone == 3
    assert table.agrees()


@pytest.mark.parametrize("game", ["callout", "classic"])
def test_where_it_is_off_nothing_is_offered(sit: Sit, game: str) -> None:
    table = sit(game=game, seed=3).dealt()
    table.picture()
    assert "undo" not in [each.verb for each in table.prompts()]
    done = len(table.match.log)
    table.press(pygame.K_z)
    assert len(table.match.log) >= done
    assert table.answer() is None


def test_people_who_hand_the_screen_on_take_back_before_the_next_one_acts(sit: Sit) -> None:
    table = sit()
    people = [each._replace(bot="") for each in bots(3)]
    table.share(Plan("classic", tuple(people), {}, 1, ALLOWED), position=CLASSIC)
    table.press(pygame.K_RETURN)
    table.wait(500)
    first = table.seat
    table.click(table.spot(table.slot("R5")))
    table.press(pygame.K_z)
    assert not table.match.log
    assert table.seat == first
    assert table.agrees()


def test_alone_against_bots_it_is_allowed_from_the_set_up(tmp_path: Path) -> None:
    program = Program(tmp_path)
    assert isinstance(program.top, TitleScene)
    for place, expected in ((0, ALLOWED), (4, TakingBack.OFF)):
        assert isinstance(program.top, TitleScene)
        program.click(program.top.cards[place])
        assert isinstance(program.top, SetupScene)
        program.click(program.top.deal)
        assert isinstance(program.top, TableScene)
        assert program.top.host.plan.taking_back is expected
        program.stack.ways.leave(for_good=True)  # type: ignore[attr-defined]
        program.stack.ways.title()


def paused(made: Couch) -> list[Button]:
    """Pause, and return the buttons that take something back."""
    made.send(0, "menu")
    made.frame()
    assert isinstance(made.top, PauseScene)
    buttons = [each for each in made.top.menu.widgets if isinstance(each, Button)]
    return [each for each in buttons if each.label.startswith("Undo")]


AT_ONCE: dict[str, Any] = {"hands": ["R5 B7 W", "R8 Y2 B9"], "discard": "R9", "draw": "Y5 G1 Y6"}
NO_MATCH: dict[str, Any] = {**AT_ONCE, "hands": ["B7 G3 B2", "R8 Y2 B9"]}


def test_where_all_play_at_once_the_pause_takes_back_the_last_move(tmp_path: Path) -> None:
    with couch(tmp_path, [KEYS, PAD], position=AT_ONCE, taking_back=ALLOWED) as made:
        assert not paused(made)  # nobody has moved yet
        made.press(pygame.K_ESCAPE)
        before = made.match.state.clone()
        for seat, name in enumerate(each.name for each in made.plan.seats):
            made.do(seat, "confirm")
            moved = len(made.match.log)
            (button,) = paused(made)
            assert button.label == f"Undo {name}'s last move"
            assert button.enabled
            made.click(button)
            assert made.top is made.scene
            assert made.match.state == before
            assert len(made.match.log) == moved - 1
            made.frame()
            made.go_to(seat, 2)  # as any card that is new in the hand, it lies at the end
            made.do(seat, "confirm")
            before = made.match.state.clone()
            assert made.match.state.turn == 1 - seat


def test_the_pause_says_why_a_move_cannot_be_taken_back(tmp_path: Path) -> None:
    with couch(tmp_path, [KEYS, PAD], position=NO_MATCH, taking_back=ALLOWED) as made:
        made.do(0, "draw")
        (button,) = paused(made)
        assert not button.enabled
        assert button.detail == "Too late to undo: a card has been drawn."
        made.click(button)
        assert isinstance(made.top, PauseScene)
        assert len(made.match.log) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 1000)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_that_reason_is_seen_with_large_text_too(tmp_path: Path, size: Point, text: float) -> None:
    settings = Settings(speed="OFF", think="OFF", text_scale=text)
    used: dict[str, Any] = {"position": NO_MATCH, "taking_back": ALLOWED, "settings": settings}
    with recording() as record, couch(tmp_path, [KEYS, PAD], size=size, **used) as made:
        made.do(0, "draw")
        (button,) = paused(made)
        record.marks.clear()
        made.picture()
        texts = [each.line for each in record.marks if each.kind == TEXT]
        assert sum(button.detail in line for line in texts) == 1
        assert any(line.startswith("Deal ") for line in texts)


def test_the_pause_offers_no_taking_back_where_it_is_off(tmp_path: Path) -> None:
    with couch(tmp_path, [KEYS, PAD], position=AT_ONCE) as made:
        made.do(0, "confirm")
        assert not paused(made)


@pytest.mark.parametrize("game", ["classic", "oono", "attack", "tricks", "callout"])
def test_the_moves_listed_of_a_match_are_those_that_were_seen(tmp_path: Path, game: str) -> None:
    table = Table(tmp_path, game=game, players=4, seed=3, settings=still())
    assert table.my_turn()
    table.wait(500)
    seen = table.moves()
    if game != "attack":  # which turns up cards for who begins
        assert [each for each in seen if "Round 1" in each] == seen[:1], "the deal is told once"
    assert table.listed_moves()[-len(seen) :] == seen
