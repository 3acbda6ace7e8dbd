"""Call-Out: anybody is accused of anything in a few inputs, and what came of it is told."""

from __future__ import annotations

import pygame
import pytest

from game.engine.actions import Action
from game.engine.events import Announced
from game.store.settings_file import Settings
from game.variants.callout.kinds import KINDS
from tests.harness import events
from tests.harness.calls import (
    aim,
    choose_by_pad,
    clauses,
    item,
    opened,
    round_of,
    squeeze,
)
from tests.harness.playing import reach
from tests.harness.program import still
from tests.harness.seen import Writing
from tests.harness.table import Sit, Table


def test_an_accusation_by_keys_takes_two_inputs_and_is_right(sit: Sit) -> None:
    table = sit(position=round_of(turn=1))
    table.scene.host.runner.submit(1, Action("say", text="who is next?"))
    before = len(table.match.state.hands[1])
    table.press(pygame.K_1)
    shown = opened(table)
    assert shown.person == 1
    key = next(each.key for each in shown.items if "question" in each.label)
    table.press(pygame.key.key_code(key.lower()))
    assert table.match.log[-1].action == Action("accuse", seat=1, text="question")
    assert len(table.match.state.hands[1]) == before + 1
    table.wait(500)
    told = table.explained()
    assert any(each.clause == "L-24" and "are right" in each.text for each in told)


def test_a_wrong_accusation_by_mouse_is_told_with_its_clause(sit: Sit) -> None:
    table = sit(position=round_of(turn=2, players=4))
    portrait = table.face(2)
    table.click(table.kit.rect(portrait).center)
    table.click(item(table, "bad"))
    assert table.match.log[-1].action == Action("accuse", seat=2, text="bad-word")
    table.wait(800)
    assert "L-19" in clauses(table)


def test_six_kinds_are_offered_at_once_and_the_rest_behind_one_more(sit: Sit) -> None:
    table = sit(seed=5).dealt()
    table.press(pygame.K_a)
    shown = opened(table)
    first = [each.label for each in shown.shown]
    assert first == [
        "no match", "out of turn", "uncalled spade", "too slow", "a question", "bad word",
    ]  # fmt: skip
    assert shown.more is not None
    table.press(pygame.K_z)
    second = [each.label for each in shown.shown]
    assert second == ["wrong call", "false claim", "false accusation", "not identical"]
    table.click(shown.more.rect.center)
    assert [each.label for each in shown.shown] == first
    keys = [each.key for each in (*shown.items, shown.more)]
    assert len(set(keys)) == 11
    calls = table.calls()
    taken = {table.kit.input.keys.label(each.verb) for each in calls}
    assert not taken & set(keys)


def test_no_prompt_has_a_key_that_means_something_else_on_the_panel(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """W is "Why?" below the plate, and "too slow" on the panel: only one of them stands there."""
    table = sit(seed=5).dealt()
    words, writing = table.kit.words, Writing(monkeypatch)
    prompts = {each: words(f"table.{each}") for each in ("draw", "why_short", "hint", "sort")}

    def shown() -> set[str]:
        writing.clear()
        table.picture()
        texts = {text for text, _ in writing.texts}
        return {command for command, text in prompts.items() if text in texts}

    assert shown() == set(prompts)
    table.press(pygame.K_a)
    assert {each.key for each in opened(table).choices} >= {"W", "S"}
    assert shown() == {"draw", "hint"}
    table.press(pygame.K_ESCAPE)
    assert shown() == set(prompts)


def test_a_key_of_what_is_not_shown_accuses_nobody(sit: Sit) -> None:
    table = sit(seed=5).dealt()
    table.press(pygame.K_a)
    shown = opened(table)
    hidden = next(each for each in shown.items if each not in shown.shown)
    table.press(pygame.key.key_code(hidden.key.lower()))
    assert table.done_by() == []


def test_the_kinds_of_a_time_out_are_offered_in_one_with_the_same_keys(sit: Sit) -> None:
    table = sit(position=round_of(turn=1))
    table.press(pygame.K_a)
    before = {each.label: each.key for each in opened(table).items}
    assert "looked in time-out" not in before
    table.press(pygame.K_ESCAPE)
    table.scene.host.runner.submit(2, Action("time out"))
    table.press(pygame.K_a)
    shown = opened(table)
    assert [each.label for each in shown.shown][:4] == [
        "looked in time-out", "played or drew", "picked up cards", "ended time-out",
    ]  # fmt: skip
    assert before.items() <= {each.label: each.key for each in shown.items}.items()


def test_whoever_acted_last_is_chosen_beforehand(sit: Sit) -> None:
    table = sit(position=round_of(turn=1, players=4))
    for seat, said in ((2, "well played"), (3, "oh no"), (0, "good luck")):
        table.scene.host.runner.submit(seat, Action("say", text=said))
    table.press(pygame.K_a)
    assert opened(table).person == 3


def test_a_mistake_does_not_change_what_is_offered(sit: Sit) -> None:
    offered = []
    for said in ("well played", "who is next?"):
        table = sit(position=round_of(turn=1))
        table.scene.host.runner.submit(1, Action("say", text=said))
        table.press(pygame.K_a)
        offered.append([(each.label, each.key) for each in opened(table).items])
    assert offered[0] == offered[1]


def test_an_accusation_by_pad_takes_two_inputs(sit: Sit) -> None:
    table = sit(seed=5, players=2).dealt()
    squeeze(table, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
    choose_by_pad(table, opened(table).shown[5])
    assert table.match.log[-1].action == Action("accuse", seat=1, text="bad-word")


@pytest.mark.parametrize("players", [2, 4, 10])
def test_anybody_is_accused_of_anything_by_pad_in_three_inputs(sit: Sit, players: int) -> None:
    table = sit(seed=5, players=players, settings=Settings(fair=60000)).dealt()
    for seat in range(1, players):
        aim(table, seat)
        shown = opened(table)
        number = seat % len(shown.items)
        if shown.items[number] not in shown.shown:
            assert shown.more is not None
            choose_by_pad(table, shown.more)
        choose_by_pad(table, shown.items[number])
        last = table.match.log[-1]
        assert (last.seat, last.action.verb, last.action.seat) == (0, "accuse", seat)


@pytest.mark.parametrize("panel_key", [None, pygame.K_l, pygame.K_t, pygame.K_i])
def test_anybody_is_accused_by_keys_in_two_inputs(sit: Sit, panel_key: int | None) -> None:
    table = sit(seed=5, players=10, settings=Settings(fair=60000)).dealt()
    for seat in range(1, 10):
        if panel_key is not None:
            table.press(panel_key)
            assert table.panel() is not None
        table.press(pygame.K_F1 + seat - 1)
        shown = opened(table)
        table.press(pygame.key.key_code(shown.shown[seat % 6].key.lower()))
        assert table.match.log[-1].action.verb == "accuse"
        assert table.match.log[-1].action.seat == seat


def test_anybody_is_accused_by_mouse_in_two_inputs_while_the_suit_is_asked(sit: Sit) -> None:
    table = sit(position=round_of("JH 5S 6S", players=4))
    reach(table, "JH")
    table.press(pygame.K_RETURN)
    table.frame()
    shown = opened(table)
    assert shown.quiet
    table.click(table.portrait(3))
    table.click(item(table, "too slow"))
    assert table.match.log[-1].action == Action("accuse", seat=3, text="too-slow")


def test_a_direction_that_is_held_on_a_pad_chooses_only_once(sit: Sit) -> None:
    table = sit(seed=5, players=2).dealt()
    squeeze(table, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
    table.post(events.pad_button(pygame.CONTROLLER_BUTTON_DPAD_UP))
    table.frame(450)
    table.frame()
    assert table.done_by() == ["accuse"]


def test_a_panel_stays_in_place_when_the_window_changes(sit: Sit) -> None:
    table = sit(seed=5, players=6).dealt()
    table.press(pygame.K_a)
    for size in ((1024, 768), (2560, 1080), (960, 540), (1000, 1500), (1280, 720)):
        table.resize(size)
        table.frame()
        shown = opened(table)
        for each in table.calls():
            assert not each.rect.colliderect(shown.rect)
        for each in shown.shown:
            assert shown.rect.contains(each.rect)
        table.wait(200)
    table.press(pygame.K_ESCAPE)
    assert table.panel() is None


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_that_is_called_out_is_explained_in_its_own_words(sit: Sit, kind: str) -> None:
    table = sit().dealt()
    words = table.kit.words
    table.happens(Announced("right", 1, 2, text=kind))
    (told,) = table.explained()
    assert told.clause == words(f"callout.explained.right.{kind}.clause")
    assert told.text != words(
        "callout.explained.right.text",
        name=table.name(1),
        other=table.name(2),
    )


def test_a_wrong_accusation_in_a_time_out_is_told_to_cost_nothing(sit: Sit) -> None:
    table = sit().dealt()
    words = table.kit.words
    told = []
    for _ in range(2):
        table.happens(Announced("wrong", 0, 1, text="question"))
        told.append(table.notices()[-1].text)
        table.press(pygame.K_p)
    name = table.name
    keys = ("callout.explained.wrong.text", "callout.explained.wrong.still.text")
    assert told == [words(key, name=name(0), other=name(1)) for key in keys]


def verdicts(table: Table) -> list[str]:
    """What is explained at the seats."""
    return [each.text for each in table.explained()]


def test_a_verdict_on_a_draw_says_nothing_of_cards_that_go_back(sit: Sit) -> None:
    table = sit(position=round_of(turn=0), settings=still())
    offer = table.scene.host.runner.submit
    offer(1, Action("draw"))
    offer(0, Action("accuse", seat=1, text="out-of-turn"))
    table.frame()
    (told,) = verdicts(table)
    assert told.startswith("You are right: it was not Ruth's turn.")
    assert "back" not in told


def test_the_verdict_on_a_second_break_of_one_card_says_that_it_is_back_already(sit: Sit) -> None:
    table = sit(position=round_of(turn=0, players=4), settings=still())
    offer, before = table.scene.host.runner.submit, len(table.match.state.hands[1])
    offer(1, Action("play", (table.match.table.deck.index["9H"],)))
    offer(0, Action("accuse", seat=1, text="out-of-turn"))
    table.frame()
    assert "goes back" in verdicts(table)[-1]
    offer(2, Action("accuse", seat=1, text="no-match"))
    table.frame()
    assert "another penalty card" in verdicts(table)[-1]
    assert "gone back already" in verdicts(table)[-1]
    assert len(table.match.state.hands[1]) == before + 2


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 900)])
def test_the_panel_covers_neither_piles_nor_calls_nor_what_is_faced(
    sit: Sit, size: tuple[int, int], players: int, text_scale: float
) -> None:
    wishes = Settings(fair=60000, text_scale=text_scale)
    position = round_of("4S 7S JH", players=players, facing=4, discard="7H")
    table = sit(position=position, size=size, settings=wishes).dealt()
    table.frame()
    for key in (pygame.K_a, pygame.K_l, pygame.K_t, pygame.K_i):
        table.press(key)
        table.picture()
        panel_at = opened(table).rect
        faced = table.boxes("faced")
        assert faced
        kept = [*table.boxes("piles"), *table.boxes("calls"), *table.boxes("hand")]
        for box in (*kept, *faced, *table.boxes("own plate")):
            assert not table.kit.rect(box).inflate(-4, -4).colliderect(panel_at)
        table.press(pygame.K_ESCAPE)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2341, 759)])
def test_a_card_that_is_doubted_leaves_the_number_on_it_to_be_read(
    sit: Sit, size: tuple[int, int]
) -> None:
    position = round_of(turn=1, players=2, facing=2, discard="7D")
    table = sit(position=position, size=size).dealt()
    seven = table.match.table.deck.index["7H"]
    assert table.scene.host.runner.submit(1, Action("play", cards=(seven,))) is None
    table.wait(1500)
    assert not table.boxes("question")
    (number,) = table.boxes("pile number")
    before = table.picture().subsurface(table.kit.rect(number)).copy()
    table.press(pygame.K_1)
    doubted = table.picture().subsurface(table.kit.rect(number)).copy()
    assert table.boxes("question")
    assert doubted.get_buffer().raw == before.get_buffer().raw
