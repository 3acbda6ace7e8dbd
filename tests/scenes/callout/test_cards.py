"""Call-Out: cards put down out of turn, in twos, and together though they differ."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.engine.actions import Action
from game.view.speech.spots import covers_none
from tests.harness.calls import clauses, round_of
from tests.harness.playing import reach
from tests.harness.program import points_between, still
from tests.harness.table import Sit, Table


def test_a_card_out_of_turn_can_be_played_and_nothing_tells(sit: Sit) -> None:
    table = sit(position=round_of(turn=1))
    assert not table.marks_playable()
    table.click(table.spot(0))
    assert table.done_by()[-1] == "play"


def test_identical_cards_are_played_by_one_key(sit: Sit) -> None:
    table = sit(position=round_of("QD QD 6S"))
    reach(table, "QD")
    table.press(pygame.K_b)
    last = table.match.log[-1].action
    assert last.verb == "play"
    assert len(last.cards) == 2


@pytest.mark.parametrize(("second", "warns"), [("QD", False), ("6S", True)])
def test_only_marks_on_different_cards_come_with_a_warning(
    sit: Sit, second: str, warns: bool
) -> None:
    table = sit(position=round_of("QD QD 6S"))
    reach(table, "QD")
    table.press(pygame.K_m)
    if warns:
        reach(table, second)
    else:
        table.press(pygame.K_RIGHT)
    table.press(pygame.K_m)
    table.frame()
    assert len(table.gathered()) == 2
    assert ("differ" in table.sentence()) is warns


@pytest.mark.parametrize("way", ["keys", "mouse", "pad"])
def test_different_cards_can_be_put_down_together(sit: Sit, way: str) -> None:
    table = sit(position=round_of("QD 7H 6S 2C"))
    if way == "keys":
        for code in ("QD", "6S"):
            reach(table, code)
            table.press(pygame.K_m)
        table.frame()
        assert table.sentence().startswith("2 cards")
        table.press(pygame.K_RETURN)
    elif way == "mouse":
        table.point(table.spot(table.slot("QD")))
        table.wait(400)
        table.picture()
        table.click(table.pills()["gather"].center)
        table.click(table.spot(table.slot("6S")))
        table.picture()
        table.click(table.pills()["hint"].center)
    else:
        for code in ("QD", "6S"):
            while table.focus() != table.slot(code):
                table.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
            table.pad(pygame.CONTROLLER_BUTTON_LEFTSTICK)
        table.pad(pygame.CONTROLLER_BUTTON_A)
    last = table.match.log[-1].action
    codes = [table.match.table.deck.codes[card] for card in last.cards]
    assert codes == ["QD", "6S"]
    assert table.gathered() == ()
    table.scene.host.runner.submit(1, Action("accuse", seat=0, text="not-identical"))
    table.wait(900)
    assert "L-5" in clauses(table)


def offered(table: Table) -> list[str]:
    """What is offered with the card in focus."""
    table.picture()
    return [name for name in table.pills() if name != "answer"]


@pytest.mark.parametrize("hand", ["QD 7H 6S 2C", "QD QD 6S 2C"])
def test_a_card_that_slides_under_the_mouse_after_a_click_is_not_chosen(
    sit: Sit, hand: str
) -> None:
    table = sit(position=round_of(hand))
    at = table.spot(table.slot("QD"))
    table.click(at)
    table.wait(60)
    table.picture()
    assert table.done_by() == ["play"]
    assert table.what_is_at(at)[0] == "hand"
    assert table.focus() is None
    assert "hint" not in table.pills()
    table.click((at[0] + 2, at[1]))  # the second half of a double click
    table.wait(60)
    assert table.done_by() == ["play"]
    assert table.focus() is None


@pytest.mark.parametrize("way", ["moved", "waited", "key"])
def test_whoever_chooses_the_next_card_plays_it_at_once(sit: Sit, way: str) -> None:
    table = sit(position=round_of("QD 7H 6S 2C"))
    at = table.spot(1)
    table.click(at)
    table.wait(60 if way != "waited" else 450)
    if way == "key":
        table.press(pygame.K_RIGHT)
        table.press(pygame.K_RETURN)
    elif way == "moved":
        table.click(table.spot(1))
    else:
        table.click(at)
    table.wait(60)
    assert table.done_by() == ["play", "play"]


def test_the_pile_is_not_drawn_from_twice_by_a_double_click(sit: Sit) -> None:
    table = sit(position=round_of("QD 7H 6S 2C"))
    for _ in range(2):
        table.click(table.middle("draw"))
        table.wait(60)
    assert table.done_by() == ["draw"]
    table.press(pygame.K_d)  # a key is meant
    assert table.done_by() == ["draw", "draw"]


@pytest.mark.parametrize("offer", ["hint", "gather"])
def test_what_is_offered_with_a_card_stays_until_the_mouse_is_there(sit: Sit, offer: str) -> None:
    table = sit(position=round_of("QD 7H 6S 2C"))
    slot = table.slot("QD")
    start = table.spot(slot)
    table.point(start)
    table.wait(400)
    table.picture()
    end = table.pills()[offer].center
    for at in points_between(start, end, 80):
        table.point(at)
        table.picture()
        assert table.focus() == slot, at
    assert table.what_is_at(end) == (offer, 0)


def test_nothing_is_offered_with_a_card_while_a_panel_has_the_keys(sit: Sit) -> None:
    table = sit(position=round_of("QD QD 6S"))
    reach(table, "QD")
    table.frame()
    assert offered(table) == ["hint", "together", "gather"]
    table.press(pygame.K_a)
    table.frame()
    assert offered(table) == []
    table.press(pygame.K_ESCAPE)
    table.frame()
    assert offered(table) == ["hint", "together", "gather"]


def test_nothing_is_offered_with_a_face_down_card_in_a_time_out(sit: Sit) -> None:
    table = sit(position=round_of("QD QD 6S"))
    reach(table, "QD")
    table.press(pygame.K_p)
    table.frame()
    assert table.veiled()
    assert table.focus() is not None
    assert offered(table) == []


THIRTY = " ".join(
    rank + suit for suit in "HDC" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J"]
)


def test_a_large_hand_uses_the_width_between_the_log_and_the_calls(sit: Sit) -> None:
    table = sit(position=round_of(THIRTY))
    hand, places = table.hand_area(), table.areas()
    assert table.rows() == 2
    assert hand.left - places["log"].right < 60
    assert places["calls"].left - hand.right < 60


def test_a_card_in_focus_does_not_rise_into_an_open_panel(sit: Sit) -> None:
    table = sit(position=round_of(" ".join(THIRTY.split()[:15])))
    reach(table, "6D")
    focus = table.focus()
    assert focus is not None
    table.wait(400)
    risen = table.lies(focus)
    table.press(pygame.K_t)
    table.wait(400)
    box = table.box("panel")
    assert box is not None
    lying = table.lies(focus)
    assert risen.y - risen.height / 2 < box.bottom
    assert lying.x + lying.width / 2 > box.left
    assert lying.y - lying.height / 2 >= box.bottom


def test_the_sentence_on_what_is_faced_hides_no_card_beside_a_panel(sit: Sit) -> None:
    """Upright there is a strip for it where the panel opens; pushed aside it lay over the hand."""
    faced = round_of("QD QC 6H 5H", players=4, facing=4, discard="7D")
    table = sit(position=faced, size=(960, 1000), settings=replace(still(), text_scale=1.5))
    table.focus_on(1)
    for key in (pygame.K_a, pygame.K_t, pygame.K_l):
        table.press(key)
        table.wait(400)
        table.picture()
        sentence, panel = table.box("faced"), table.box("panel")
        assert sentence is not None
        assert panel is not None
        assert covers_none(sentence, [*table.boxes("hand"), panel])
        table.press(pygame.K_ESCAPE)


def test_what_is_offered_with_a_card_is_not_under_the_sentence_on_what_is_faced(sit: Sit) -> None:
    faced = round_of("QD QC 6H 5H 4H", facing=4, discard="7D")
    table = sit(position=faced, settings=replace(still(), text_scale=1.5))
    table.focus_on(2)
    table.wait(400)
    table.picture()
    sentence = table.box("faced")
    assert sentence is not None
    assert covers_none(sentence, [*table.boxes("hint"), *table.boxes("gather")])
