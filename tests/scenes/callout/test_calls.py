"""Call-Out: spades and suits are called, by keys, by mouse and by pad."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.engine.actions import Action
from game.engine.out_of_turn import Timeliness
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.view.calls.call_bar import SHADE_ROOM
from game.view.cards.card_art import Mark
from tests.harness.calls import (
    KEYS_KEPT,
    call_button,
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
from tests.harness.some import some
from tests.harness.table import Sit, Table

BUTTONS = {"Accuse": "accuse", "Talk": "say", "Time out": "time out"}
"""What is written on buttons, and the verbs of their calls."""


def test_a_spade_is_called_in_one_input(sit: Sit) -> None:
    table = sit(position=round_of("4S 5S 6S"))
    reach(table, "5S")
    table.press(pygame.K_RETURN)
    table.press(pygame.K_l)
    assert table.done_by()[-2:] == ["play", "call"]
    assert not table.match.state.owed


def test_a_spade_that_is_not_called_can_be_called_out(sit: Sit) -> None:
    table = sit(position=round_of("4S 5S 6S"))
    reach(table, "4S")
    table.press(pygame.K_RETURN)
    clocks = table.viewpoint.clocks()
    assert [each.verb for each in clocks if each.seat == 0][-1] == "call"
    table.let_pass(3500)
    assert (
        table.scene.host.runner.submit(1, Action("accuse", seat=0, text="uncalled-spade")) is None
    )
    assert table.match.log[-1].seat == 1
    table.wait(700)
    assert "L-12" in clauses(table)


@pytest.mark.parametrize("alone", [True, False])
def test_who_calls_a_spade_too_late_is_told_and_nobody_else(sit: Sit, alone: bool) -> None:
    table = sit(position=round_of("4S 5H 6H"))
    table.look_alone(alone)
    reach(table, "4S")
    table.press(pygame.K_RETURN)
    table.let_pass(3500)
    table.frame()
    table.press(pygame.K_l, pygame.K_4)
    assert table.done_by()[-1] == "call"
    answer = table.call_answer()
    assert (answer is not None) == alone
    assert answer is None or "Too late: you had 3 seconds" in answer.text
    assert all("Too late" not in notice.text for notice in table.notices())


def test_a_spade_that_is_called_in_time_is_not_too_late(sit: Sit) -> None:
    table = sit(position=round_of("4S 5S 6S"))
    reach(table, "5S")
    table.press(pygame.K_RETURN)
    table.let_pass(2500)
    table.press(pygame.K_l)
    assert table.done_by()[-1] == "call"
    assert table.call_answer() is None


def test_with_nothing_waiting_the_call_asks_which_spade(sit: Sit) -> None:
    table = sit(seed=5).dealt()
    table.press(pygame.K_l)
    shown = opened(table)
    assert len(shown.items) == 13
    table.press(pygame.K_8)
    assert table.done_by() == ["call"]


def first_spades(table: Table) -> str:
    """The keys of the spades that the open panel shows."""
    return "".join(each.key for each in opened(table).shown)


def test_six_spades_at_hand_are_large_and_all_others_behind_one_more(sit: Sit) -> None:
    table = sit(position=round_of("KS QS 9S 7H"))
    table.press(pygame.K_l)
    shown = opened(table)
    # What was turned up is no play; those in the hand come in the order of ranks, and others fill up.
    assert first_spades(table) == "2349QK"
    assert shown.more is not None
    least = min(each.rect.w * each.rect.h for each in shown.shown)
    table.press(pygame.K_z)
    assert first_spades(table) == "56780J1"
    assert least > max(each.rect.w * each.rect.h for each in shown.shown)
    table.press(pygame.K_z)
    assert first_spades(table) == "2349QK"
    table.press(pygame.K_8)  # the figures on cards are keys, shown or not
    assert table.match.log[-1].action.verb == "call"


@pytest.mark.parametrize("called", [True, False])
def test_a_spade_that_somebody_has_played_is_at_hand_whether_or_not_it_is_due(
    sit: Sit, called: bool
) -> None:
    position = {"hands": ["7H 9H QH", "KS 5D 6D", "7C 9C QC"], "discard": "8S", "turn": 1}
    table = sit(position=position)
    king = table.match.state.hands[1][0]
    submit = table.scene.host.runner.submit
    table.press(pygame.K_l)
    assert first_spades(table) == "234567"
    table.press(pygame.K_l)
    assert submit(1, Action("play", (king,))) is None
    if called:
        assert submit(1, Action("call", (king,))) is None
    table.wait(1000)
    assert bool(table.match.state.owed) != called
    table.press(pygame.K_l)
    assert first_spades(table) == "23456K"


def test_with_nothing_to_call_the_button_is_dim_and_its_panel_says_so(sit: Sit) -> None:
    table = sit(position=round_of("QD 7H 6S 2C", turn=1))
    words = table.kit.words
    table.frame()
    assert table.call("call").dim
    table.press(pygame.K_l)
    shown = opened(table)
    assert shown.question == words("callout.senseless.call")
    for seat in (1, 2):
        assert table.scene.host.runner.submit(seat, Action("draw")) is None
    table.frames(3)
    assert opened(table) is shown
    assert shown.question == words("callout.asked.call")
    assert table.call("call").when is Timeliness.PERHAPS


def test_a_false_call_can_be_made_and_is_a_mistake(sit: Sit) -> None:
    table = sit(position=round_of("QD 7H 6S 2C", turn=1))
    table.press(pygame.K_l, pygame.K_8)
    assert table.done_by() == ["call"]
    assert [each.kind for each in table.match.state.mistakes] == ["wrong-call"]


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_the_suit_is_a_race_that_asks_by_itself(sit: Sit, mouse: bool) -> None:
    table = sit(position=round_of("JH 5S 6S"))
    reach(table, "JH")
    table.press(pygame.K_RETURN)
    table.frame()
    shown = opened(table)
    assert shown.quiet
    table.click(item(table, "Clubs")) if mouse else table.press(pygame.K_4)
    assert table.match.state.called == 3
    assert table.match.state.suit_by == 0
    table.wait(400)
    assert table.panel() is None
    assert "L-9" in clauses(table)


def test_the_suits_on_the_button_are_one_click(sit: Sit) -> None:
    table = sit(position=round_of("JH 5S 6S"))
    table.click(table.spot(table.slot("JH")))
    table.click(table.suit_on_call("suit", 2).center)
    assert table.match.state.called == 2


def test_who_was_slower_is_told_by_how_much(sit: Sit) -> None:
    table = sit(position=round_of("JH 5S 6S"))
    reach(table, "JH")
    table.press(pygame.K_RETURN)
    table.frame(400)
    table.scene.host.runner.submit(1, Action("suit", suit=1))
    table.frame(200)
    table.click(call_button(table, "suit"))
    refused = table.call_answer()
    assert refused.clause == "L-9"
    assert "Ruth was first" in refused.text


@pytest.mark.parametrize("played", [False, True], ids=["called", "played"])
def test_a_panel_that_is_overtaken_says_why_and_its_keys_do_nothing_else(
    sit: Sit, played: bool
) -> None:
    table = sit(position=round_of("JH 5S 6S"))
    reach(table, "JH")
    table.press(pygame.K_RETURN)
    table.frame()
    assert opened(table).quiet
    table.frame(400)
    if played:
        (card, *_) = table.match.state.hands[1]
        table.scene.host.runner.submit(1, Action("play", (card,)))
    else:
        table.scene.host.runner.submit(1, Action("suit", suit=1))
    table.frame()
    assert table.panel() is None
    answered = table.call_answer()
    assert "Ruth" in answered.text
    assert ("first" in answered.text) is not played
    table.press(pygame.K_1)  # meant for the first suit; otherwise it accuses the first opponent
    assert table.panel() is None
    assert table.call_answer() == answered
    table.wait(KEYS_KEPT)
    table.press(pygame.K_1)
    assert opened(table).people


def test_the_answer_to_a_lost_race_goes_when_the_next_one_begins(sit: Sit) -> None:
    hands = ["JH 5S 6S", "JS 4C", "3D 4D", "3C 6C"]
    table = sit(position={**round_of("JH 5S 6S"), "hands": hands})
    reach(table, "JH")
    table.press(pygame.K_RETURN)
    table.frame()
    table.frame(400)
    table.scene.host.runner.submit(1, Action("suit", suit=0))
    table.frame()
    assert "Ruth" in table.call_answer().text
    jack = table.match.table.deck.index["JS"]
    table.scene.host.runner.submit(1, Action("play", (jack,)))
    table.frame()
    assert opened(table).quiet
    assert table.call_answer() is None


def test_who_was_first_is_said_once(sit: Sit) -> None:
    table = sit(position=round_of("JH 5S 6S"))
    reach(table, "JH")
    table.press(pygame.K_RETURN)
    table.frame()
    table.frame(400)
    table.scene.host.runner.submit(1, Action("suit", suit=1))
    table.wait(400)
    assert "Ruth" in table.call_answer().text
    assert "L-9" not in clauses(table)


def test_an_answer_about_a_race_takes_the_place_of_what_was_said_of_it(sit: Sit) -> None:
    table = sit(position=round_of("JH 5S 6S"))
    reach(table, "JH")
    table.press(pygame.K_RETURN)
    table.frame()
    table.close_panel()
    table.frame(400)
    table.scene.host.runner.submit(1, Action("suit", suit=1))
    table.wait(400)
    assert "L-9" in clauses(table)
    table.click(call_button(table, "suit"))
    assert "Ruth was first" in table.call_answer().text
    assert "L-9" not in clauses(table)


def test_one_with_cards_in_the_hand_counts_but_is_not_shown_as_well_done(sit: Sit) -> None:
    table = sit(position=round_of("JH 5S 6S"))
    table.press(pygame.K_o)
    assert table.done_by() == ["one"]
    assert not any(each.pressed for each in table.calls())


def test_each_call_takes_two_buttons_of_a_pad_and_what_is_not_at_hand_three(sit: Sit) -> None:
    table = sit(position=round_of(turn=1))
    table.pad(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    table.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert table.match.log[-1].action == Action("say", text="nice card")
    deck = table.match.table.deck
    for wanted in ("5S", "AS"):
        table.pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
        shown = opened(table)
        chosen = next(each for each in shown.items if deck.codes[each.action.cards[0]] == wanted)
        if wanted == "AS":
            assert shown.more is not None
            choose_by_pad(table, shown.more)
        choose_by_pad(table, chosen)
        assert [deck.codes[card] for card in table.match.log[-1].action.cards] == [wanted]
    table.pad(pygame.CONTROLLER_BUTTON_BACK)
    shown = opened(table)
    names = [each.label for each in shown.items]
    assert names == ["Rules", "Hint", "Sort the hand", "Why not?", "Recent moves", "Time out"]
    buttons = {
        "pad-x": pygame.CONTROLLER_BUTTON_X,
        "pad-y": pygame.CONTROLLER_BUTTON_Y,
        "pad-up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    }
    table.pad(buttons[shown.button_of(shown.items[-1])])
    assert table.viewpoint.stopped_by == 0
    squeeze(table, pygame.CONTROLLER_AXIS_TRIGGERLEFT)
    assert table.call_answer().clause == "L-25"


def test_a_suit_is_two_buttons_of_a_pad(sit: Sit) -> None:
    table = sit(position=round_of("JH 5S 6S"))
    table.click(table.spot(table.slot("JH")))
    table.close_panel()
    table.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    table.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert table.match.state.called == 3


def test_rules_and_hints_are_two_buttons_of_a_pad(sit: Sit) -> None:
    table = sit(position=round_of())
    table.pad(pygame.CONTROLLER_BUTTON_BACK)
    table.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert table.told()
    table.pad(pygame.CONTROLLER_BUTTON_BACK)
    table.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert isinstance(table.top, RuleBookScene)
    assert table.kit.input.buttons.meaning(pygame.CONTROLLER_BUTTON_BACK) == "rules"


def test_every_call_is_reached_by_pad(sit: Sit) -> None:
    table = sit(seed=5).dealt()
    table.pad(pygame.CONTROLLER_BUTTON_A)
    for _ in range(2):
        table.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert table.call_in_focus() is not None
    seen = set()
    for row in range(3):
        if row:
            table.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        for _ in range(2):
            seen.add(table.call_in_focus())
            table.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert seen == {each.verb for each in table.calls()}


def test_tab_stays_among_the_calls_and_a_question_about_a_card_leaves_them(sit: Sit) -> None:
    table = sit(seed=5).dealt()
    table.press(pygame.K_RIGHT)
    for _ in range(3):
        if table.call_in_focus() is None:
            table.press(pygame.K_DOWN)
    first = table.call_in_focus()
    assert first is not None
    assert table.focus() is None
    table.press(pygame.K_TAB)
    assert table.call_in_focus() not in (None, first)
    assert table.focus() is None
    table.press(pygame.K_w)
    assert table.call_in_focus() is None
    assert table.focus() is not None


def test_a_panel_that_has_the_keys_has_the_focus(sit: Sit) -> None:
    table = sit(seed=5).dealt()
    table.press(pygame.K_RIGHT)

    def ringed() -> int:
        return table.card_marks().count(Mark.FOCUS)

    assert ringed() == 1
    table.press(pygame.K_a)
    table.frame()
    assert table.panel() is not None
    assert ringed() == 0
    table.press(pygame.K_ESCAPE)
    table.frame()
    assert ringed() == 1


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (960, 1000)])
def test_labels_are_clear_of_the_edges_of_their_buttons(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
) -> None:
    wishes = replace(still(), text_scale=text)
    writing = Writing(monkeypatch)
    table = sit(players=4, size=size, settings=wishes)
    table.picture()
    edge = table.kit.px(SHADE_ROOM)
    """How far a button is from the corner of the picture that is drawn of it."""
    labels = {line: rect for line, rect in writing.texts if line in BUTTONS}
    assert labels.keys() == BUTTONS.keys()
    for line, rect in some(labels.items()):
        room = edge + table.rect(f"call {BUTTONS[line]}").w - rect.right
        assert room >= rect.h * 0.16, line
