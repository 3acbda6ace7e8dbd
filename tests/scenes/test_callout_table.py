"""Call-Out at the table: calls, accusations, races and time-outs, by keys and by mouse, while time runs."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.engine.events import Announced
from game.engine.out_of_turn import Clock
from game.scenes.result.result_scene import ResultScene
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.store.settings_file import Settings
from game.variants.callout.accusations import KINDS
from game.view.calls.call_panel import CallPanel
from game.view.calls.say_field import LIMIT
from tests.scenes.driving import Seated

Sit = Callable[..., Seated]
SPADES = range(13)
SUIT_KEYS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    return lambda **how: Seated(tmp_path, game="callout", **{"players": 3, "bot": "random", **how})


def panel(seated: Seated) -> CallPanel | None:
    return seated.scene.shown.furniture.calling.panel


def item(seated: Seated, label: str) -> tuple[int, int]:
    """Where to click for something in the panel."""
    shown = panel(seated)
    assert shown is not None
    return next(each.rect.center for each in shown.items if label in each.label)


def button(seated: Seated, verb: str) -> tuple[int, int]:
    bar = seated.scene.shown.furniture.calling.bar
    return next(each.rect.center for each in bar.buttons if each.verb.word == verb)


def dealt(seated: Seated) -> Seated:
    """The cards have been dealt, and no time has passed since."""
    seated.scene.shown.view.hurry()
    return seated


def turned_to(seated: Seated, seat: int, most: int = 400) -> None:
    """Let the bots play until it is the turn of a seat; the person draws meanwhile."""
    for _ in range(most):
        if seated.match.state.turn == seat:
            return
        if seated.scene.shown.local.viewpoint.observation.legal:
            seated.press(pygame.K_d)
        seated.frame(50)
    raise AssertionError("the turn does not come round")


def hold(seated: Seated, *codes: str) -> None:
    """Give the person a hand of these cards, as if they had been dealt."""
    deck = seated.match.table.deck
    state = seated.match.state
    state.hands[0] = [deck.index[code] for code in codes]
    scene = seated.scene
    scene.shown.local.viewpoint._seen = None
    zones = scene.shown.local.showing.director.presented.zones
    zones[next(place for place in zones if place.zone == "hand" and place.seat == 0)] = list(
        state.hands[0]
    )
    seated.frame(1)


def slot(seated: Seated, code: str) -> int:
    return seated.scene.shown.view.held.index(seated.match.table.deck.index[code])


def reach(seated: Seated, code: str) -> None:
    """Move the focus to a card by keys."""
    for _ in range(len(seated.scene.shown.view.held) + 1):
        if seated.scene.shown.view.highlights.focus == slot(seated, code):
            return
        seated.press(pygame.K_RIGHT)
    raise AssertionError(f"{code} cannot be reached")


def verbs(seated: Seated, seat: int = 0) -> list[str]:
    return [entry.action.verb for entry in seated.match.log if entry.seat == seat]


def act(seated: Seated, *, mouse: bool) -> None:
    """Do what a careful person would do now, if there is anything."""
    scene, play = seated.scene, seated.scene.shown.local.viewpoint
    if play.due_call("call") is not None:
        seated.click(button(seated, "call")) if mouse else seated.press(pygame.K_l)
    elif play.due_call("suit") is not None:
        shown = panel(seated)
        assert shown is not None
        if mouse:
            seated.click(shown.items[1].rect.center)
        else:
            seated.press(pygame.K_2)
    elif play.due_call("one") is not None:
        seated.click(button(seated, "one")) if mouse else seated.press(pygame.K_o)
    elif play.observation.legal:
        held = scene.shown.view.held
        found = [n for n, card in enumerate(held) if card in play.legal_cards]
        if not found:
            seated.click(seated.middle("draw")) if mouse else seated.press(pygame.K_d)
        elif mouse:
            seated.click(seated.spot(found[0]))
        else:
            reach(seated, seated.match.table.deck.codes[held[found[0]]])
            seated.press(pygame.K_RETURN)


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_a_round_is_played(sit: Sit, mouse: bool) -> None:
    seated = dealt(sit(seed=4, bot="greedy", settings=Settings(speed="FAST")))
    for _ in range(6000):
        if seated.top is not seated.scene:
            break
        if not seated.scene.host.over:
            act(seated, mouse=mouse)
        seated.frame(100)
    assert isinstance(seated.top, ResultScene)
    assert {"play", "draw"} & set(verbs(seated))
    assert seated.agrees()


def test_an_accusation_by_keys_takes_two_inputs_and_is_right(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 1)
    seated.scene.host.runner.offer(1, Action("say", text="who is next?"))
    before = len(seated.match.state.hands[1])
    seated.press(pygame.K_1)
    shown = panel(seated)
    assert shown is not None
    assert shown.person == 1
    key = next(each.key for each in shown.items if "question" in each.label)
    seated.press(pygame.key.key_code(key.lower()))
    assert seated.match.log[-1].action == Action("accuse", seat=1, text="question")
    assert len(seated.match.state.hands[1]) == before + 1
    seated.wait(500)
    told = [each for each in seated.scene.shown.furniture.notices.shown if each.clause]
    assert any(each.clause == "L-24" and each.text.startswith("Right") for each in told)


def test_a_wrong_accusation_by_mouse_is_told_with_its_clause(sit: Sit) -> None:
    seated = dealt(sit(seed=5, players=4))
    turned_to(seated, 2)
    portrait = seated.scene.shown.view.boxes[2].portrait
    seated.click(seated.kit.rect(portrait).center)
    seated.click(item(seated, "bad"))
    assert seated.match.log[-1].action == Action("accuse", seat=2, text="bad-word")
    seated.wait(800)
    told = [each for each in seated.scene.shown.furniture.notices.shown if each.clause]
    assert any(each.clause == "L-19" for each in told)


def test_every_kind_is_offered_whatever_is_open(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    seated.press(pygame.K_a)
    shown = panel(seated)
    assert shown is not None
    assert len(shown.items) == len(KINDS) == 16
    keys = [each.key for each in shown.items]
    assert len(set(keys)) == 16
    calls = seated.scene.shown.furniture.calling.bar.buttons
    taken = {seated.kit.reader.keys.label(each.verb.word) for each in calls}
    assert not taken & set(keys)


def test_a_spade_is_called_in_one_input(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 0)
    hold(seated, "4S", "5S", "6S")
    reach(seated, "5S")
    seated.press(pygame.K_RETURN)
    seated.press(pygame.K_l)
    assert verbs(seated)[-2:] == ["play", "call"]
    assert not seated.match.state.owed


def test_a_spade_that_is_not_called_can_be_called_out(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 0)
    hold(seated, "4S", "5S", "6S")
    reach(seated, "4S")
    seated.press(pygame.K_RETURN)
    clocks = seated.scene.shown.local.viewpoint.clocks()
    assert [each.what for each in clocks if each.seat == 0][-1] == "call"
    now = seated.match.state.now + 3500
    seated.scene.host.runner.now = now
    seated.scene.host.runner.offer(1, Action("accuse", seat=0, text="uncalled-spade"))
    assert seated.match.log[-1].seat == 1
    seated.wait(700)
    told = [each.clause for each in seated.scene.shown.furniture.notices.shown if each.clause]
    assert "L-12" in told


def test_with_nothing_waiting_the_call_asks_which_spade(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    seated.press(pygame.K_l)
    shown = panel(seated)
    assert shown is not None
    assert len(shown.items) == len(SPADES)
    seated.press(pygame.K_8)
    assert verbs(seated) == ["call"]


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_the_suit_is_a_race_that_asks_by_itself(sit: Sit, mouse: bool) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 0)
    hold(seated, "JH", "5S", "6S")
    reach(seated, "JH")
    seated.press(pygame.K_RETURN)
    seated.frame()
    shown = panel(seated)
    assert shown is not None
    assert shown.quiet
    seated.click(item(seated, "Clubs")) if mouse else seated.press(pygame.K_4)
    assert seated.match.state.called == 3
    assert seated.match.state.suit_by == 0
    seated.wait(400)
    assert panel(seated) is None
    told = [each for each in seated.scene.shown.furniture.notices.shown if each.clause == "L-9"]
    assert told


def test_the_suits_on_the_button_are_one_click(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 0)
    hold(seated, "JH", "5S", "6S")
    seated.click(seated.spot(slot(seated, "JH")))
    bar = seated.scene.shown.furniture.calling.bar
    suit = next(each for each in bar.buttons if each.verb.word == "suit")
    seated.click(bar._suit_spots(suit)[2].center)
    assert seated.match.state.called == 2


def test_who_was_slower_is_told_by_how_much(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 0)
    hold(seated, "JH", "5S", "6S")
    reach(seated, "JH")
    seated.press(pygame.K_RETURN)
    seated.frame(400)
    seated.scene.host.runner.offer(1, Action("suit", suit=1))
    seated.frame(200)
    seated.click(button(seated, "suit"))
    refused = seated.scene.shown.furniture.calling.answered
    assert refused.clause == "L-9"
    assert "Ruth was first" in refused.text


def test_identical_cards_are_played_by_one_key(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 0)
    hold(seated, "QD", "QD", "6S")
    reach(seated, "QD")
    seated.press(pygame.K_b)
    last = seated.match.log[-1].action
    assert last.verb == "play"
    assert len(last.cards) == 2


def test_a_time_out_veils_the_hand_until_its_end(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 0)
    seated.press(pygame.K_p)
    seated.frame()
    assert seated.scene.shown.local.viewpoint.stopped_by == 0
    assert seated.scene.shown.view.highlights.veiled
    assert all(clock.stands for clock in seated.scene.shown.local.viewpoint.clocks())
    choices = seated.scene.shown.furniture.choices
    assert [each.verb for each in choices.actions] == ["look"]
    seated.press(pygame.K_p)
    seated.frame()
    assert seated.scene.shown.local.viewpoint.stopped_by == -1
    assert not seated.scene.shown.view.highlights.veiled


def test_a_card_out_of_turn_can_be_played_and_nothing_tells(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 1)
    assert not seated.scene.shown.view.highlights.marked
    seated.click(seated.spot(0))
    assert verbs(seated)[-1] == "play"


def test_phrases_are_said_in_two_inputs(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    seated.press(pygame.K_t)
    seated.press(pygame.K_1)
    assert seated.match.log[-1].action == Action("say", text="nice card")
    seated.wait(300)
    assert any("nice card" in each.text for each in seated.scene.shown.furniture.notices.shown)


def test_the_dealer_deals_by_hand(sit: Sit) -> None:
    for seed in range(30):
        seated = dealt(sit(seed=seed, deal="by hand"))
        if seated.match.state.dealer == 0:
            break
    seated.frame()
    seated.press(pygame.K_1)
    seated.press(pygame.K_0)
    assert [len(hand) for hand in seated.match.state.hands] == [1, 1, 0]
    seated.click(seated.kit.rect(seated.scene.shown.view.boxes[2].portrait).center)
    assert [len(hand) for hand in seated.match.state.hands] == [1, 1, 1]
    for verb in ("deal", "done", "look"):
        seated.wait(2500 if verb == "done" else 700)
        choices = seated.scene.shown.furniture.choices
        place = [each.verb for each in choices.actions].index(verb)
        seated.click(choices.buttons[place].rect.center)
    assert seated.match.state.phase == "play"


def test_the_clock_runs_while_cards_move(sit: Sit) -> None:
    seated = dealt(sit(seed=5, settings=Settings(speed="SLOW")))
    turned_to(seated, 0)
    seated.press(pygame.K_d)
    assert seated.scene.shown.local.showing.director.busy
    before = seated.scene.host.now
    seated.frame(60)
    assert seated.scene.host.now >= before + 60


def test_a_panel_stays_in_place_when_the_window_changes(sit: Sit) -> None:
    seated = dealt(sit(seed=5, players=6))
    seated.press(pygame.K_a)
    for size in ((1024, 768), (2560, 1080), (960, 540), (1000, 1500), (1280, 720)):
        seated.resize(size)
        seated.frame()
        shown = panel(seated)
        assert shown is not None
        bar = seated.scene.shown.furniture.calling.bar
        for each in bar.buttons:
            assert not each.rect.colliderect(shown.rect)
        for each in shown.items:
            assert shown.rect.contains(each.rect)
        seated.wait(200)
    seated.press(pygame.K_ESCAPE)
    assert panel(seated) is None


def pad(seated: Seated, button: int) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, button=button, instance_id=0))
    seated.frame()


def squeeze(seated: Seated, axis: int) -> None:
    for value in (32000, 0):
        event = pygame.event.Event(
            pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0
        )
        pygame.event.post(event)
    seated.frame()


def test_an_accusation_by_pad_takes_three_inputs(sit: Sit) -> None:
    seated = dealt(sit(seed=5, players=2))
    squeeze(seated, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
    assert panel(seated) is not None
    pad(seated, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    pad(seated, pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert seated.match.log[-1].action == Action("accuse", seat=1, text="bad-word")


def point(seated: Seated, seat: int) -> None:
    """Push the right stick once towards a portrait, and let it go."""
    middle, portrait = (
        seated.scene.shown.view.middle.area,
        seated.scene.shown.view.boxes[seat].portrait,
    )
    x, y = portrait.centerx - middle.centerx, portrait.centery - middle.centery
    far = hypot(x, y)
    for share in (1.0, 0.0):
        for axis, way in (
            (pygame.CONTROLLER_AXIS_RIGHTX, x),
            (pygame.CONTROLLER_AXIS_RIGHTY, y),
        ):
            value = round(32000 * share * way / far)
            event = pygame.event.Event(
                pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0
            )
            pygame.event.post(event)
        seated.frame()


@pytest.mark.parametrize("players", [2, 4, 10])
def test_anybody_is_accused_of_anything_by_pad_in_three_inputs(sit: Sit, players: int) -> None:
    seated = dealt(sit(seed=5, players=players, settings=Settings(fair=60000)))
    cross = (
        pygame.CONTROLLER_BUTTON_DPAD_LEFT,
        pygame.CONTROLLER_BUTTON_DPAD_UP,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    )
    for seat in range(1, players):
        number = seat % len(KINDS)
        point(seated, seat)
        for button_ in (cross[number // 4], cross[number % 4]):
            pad(seated, button_)
        last = seated.match.log[-1]
        assert (last.seat, last.action.verb, last.action.seat) == (0, "accuse", seat)


@pytest.mark.parametrize("panel_key", [None, pygame.K_l, pygame.K_t, pygame.K_i])
def test_anybody_is_accused_by_keys_in_two_inputs(sit: Sit, panel_key: int | None) -> None:
    seated = dealt(sit(seed=5, players=10, settings=Settings(fair=60000)))
    for seat in range(1, 10):
        if panel_key is not None:
            seated.press(panel_key)
            assert panel(seated) is not None
        seated.press(pygame.K_F1 + seat - 1)
        shown = panel(seated)
        assert shown is not None
        seated.press(pygame.key.key_code(shown.items[seat].key.lower()))
        assert seated.match.log[-1].action.verb == "accuse"
        assert seated.match.log[-1].action.seat == seat


def test_anybody_is_accused_by_mouse_in_two_inputs_while_the_suit_is_asked(sit: Sit) -> None:
    seated = dealt(sit(seed=5, players=4))
    turned_to(seated, 0)
    hold(seated, "JH", "5S", "6S")
    reach(seated, "JH")
    seated.press(pygame.K_RETURN)
    seated.frame()
    shown = panel(seated)
    assert shown is not None
    assert shown.quiet
    seated.click(seated.kit.rect(seated.scene.shown.view.boxes[3].portrait).center)
    seated.click(item(seated, "wrong call"))
    assert seated.match.log[-1].action == Action("accuse", seat=3, text="wrong-call")


def test_a_direction_that_is_held_on_a_pad_chooses_only_once(sit: Sit) -> None:
    seated = dealt(sit(seed=5, players=2))
    squeeze(seated, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
    held = pygame.event.Event(
        pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_UP, instance_id=0
    )
    pygame.event.post(held)
    seated.frame()
    pygame.time.wait(450)
    seated.frame()
    assert not verbs(seated)
    shown = panel(seated)
    assert shown is not None
    assert shown.column == 1


def test_each_call_takes_two_buttons_of_a_pad_at_most(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 1)
    pad(seated, pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    pad(seated, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert seated.match.log[-1].action == Action("say", text="nice card")
    pad(seated, pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    pad(seated, pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    deck = seated.match.table.deck
    assert [deck.codes[card] for card in seated.match.log[-1].action.cards] == ["AS"]
    pad(seated, pygame.CONTROLLER_BUTTON_BACK)
    shown = panel(seated)
    assert shown is not None
    names = [each.label for each in shown.items]
    assert names == ["Rules", "Hint", "Sort the hand", "Why not?", "Time out"]
    buttons = {
        "pad-x": pygame.CONTROLLER_BUTTON_X,
        "pad-up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    }
    pad(seated, buttons[shown.button_of(shown.items[-1])])
    assert seated.scene.shown.local.viewpoint.stopped_by == 0
    squeeze(seated, pygame.CONTROLLER_AXIS_TRIGGERLEFT)
    assert seated.scene.shown.furniture.calling.answered.clause == "L-25"


def test_a_suit_is_two_buttons_of_a_pad(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 0)
    hold(seated, "JH", "5S", "6S")
    seated.click(seated.spot(slot(seated, "JH")))
    seated.scene.shown.furniture.calling.close()
    pad(seated, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    pad(seated, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert seated.match.state.called == 3


def test_rules_and_hints_are_two_buttons_of_a_pad(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 0)
    pad(seated, pygame.CONTROLLER_BUTTON_BACK)
    pad(seated, pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert seated.scene.shown.coach.shown
    pad(seated, pygame.CONTROLLER_BUTTON_BACK)
    pad(seated, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert isinstance(seated.top, RuleBookScene)
    assert seated.kit.reader.buttons.meaning(pygame.CONTROLLER_BUTTON_BACK) == "rules"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080), (1920, 1080)])
@pytest.mark.parametrize("open_panel", [False, True])
def test_speech_hides_nobody_however_many_talk(
    sit: Sit, size: tuple[int, int], open_panel: bool
) -> None:
    seated = dealt(sit(seed=5, players=10, size=size, settings=Settings(fair=60000)))
    texts = ("well played", "I have been waiting here for such a long time, and nobody plays")
    for seat in range(1, 10):
        said = Action("say", text=texts[seat % 2])
        assert seated.scene.host.runner.offer(seat, said) is None
    if open_panel:
        seated.press(pygame.K_a)
    scene, found = seated.scene, []
    for _ in range(200):
        seated.frame()
        seated.stack.draw(seated.kit.window.surface)
        found = [each for each in scene.shown.furniture.notices.shown if each.spot is not None]
        if len(found) >= 4:
            break
    assert len(found) >= 4
    faces = [box.portrait.inflate(-8, -8) for box in scene.shown.view.boxes.values()]
    shown = panel(seated)
    for notice in found:
        assert notice.spot is not None
        assert notice.spot.rect.collidelist(faces) < 0
        if shown is not None:
            assert not seated.kit.rect(notice.spot.rect).colliderect(shown.rect)


def test_every_call_is_reached_by_pad(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    pad(seated, pygame.CONTROLLER_BUTTON_A)
    for _ in range(2):
        pad(seated, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    bar = seated.scene.shown.furniture.calling.bar
    assert bar.focus is not None
    seen = set()
    for down in (False, True):
        if down:
            pad(seated, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        for _ in range(3):
            seen.add(bar.focus.verb.word)
            pad(seated, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert seen == {each.verb.word for each in bar.buttons}


def write(seated: Seated, text: str) -> None:
    """Type a text, as a keyboard does: each letter is a key, and then a text."""
    for letter in text:
        code = ord(letter.lower())
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
        seated.frame()


def test_anything_can_be_written_and_said_while_the_clock_runs(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 1)
    seated.press(pygame.K_t)
    seated.press(pygame.K_RETURN)
    assert seated.kit.reader.typing
    before, log = seated.match.state.now, len(verbs(seated))
    now = seated.scene.host.now
    write(seated, "Damn cold, said Ada 1")
    assert len(verbs(seated)) == log  # d draws, a accuses, 1 is a seat: not while somebody writes
    assert panel(seated) is not None
    assert seated.scene.host.now > now >= before
    seated.press(pygame.K_RETURN)
    assert verbs(seated)[-1] == "say"
    said = next(each for each in reversed(seated.match.log) if each.seat == 0)
    assert said.action == Action("say", text="Damn cold, said Ada 1")
    assert not seated.kit.reader.typing
    assert panel(seated) is None
    seated.scene.host.runner.offer(1, Action("accuse", seat=0, text="bad-word"))
    seated.wait(900)
    told = [each.clause for each in seated.scene.shown.furniture.notices.shown if each.clause]
    assert "L-24" in told


def test_escape_leaves_unsaid_what_is_written(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    seated.press(pygame.K_t)
    shown = panel(seated)
    assert shown is not None
    assert shown.field is not None
    seated.click(shown.field.rect.center)
    write(seated, "oh")
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))
    seated.frame()
    assert shown.field.text == "o"
    seated.press(pygame.K_ESCAPE)
    assert not seated.kit.reader.typing
    assert panel(seated) is shown
    seated.press(pygame.K_ESCAPE)
    assert panel(seated) is None
    assert not verbs(seated)


def test_another_call_ends_the_writing(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    seated.press(pygame.K_t)
    seated.press(pygame.K_RETURN)
    seated.click(button(seated, "accuse"))
    assert not seated.kit.reader.typing
    seated.press(pygame.K_t)
    seated.press(pygame.K_RETURN)
    seated.press(pygame.K_F10)
    assert panel(seated) is None
    assert not seated.kit.reader.typing


def test_what_is_written_has_an_end(sit: Sit) -> None:
    seated = dealt(sit(seed=5))
    seated.press(pygame.K_t)
    seated.press(pygame.K_RETURN)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="so " * 90))
    seated.frame()
    seated.press(pygame.K_RETURN)
    text = seated.match.log[-1].action.text
    assert text == text.strip()
    assert len(text) <= LIMIT


@pytest.mark.parametrize("way", ["keys", "mouse", "pad"])
def test_different_cards_can_be_put_down_together(sit: Sit, way: str) -> None:
    seated = dealt(sit(seed=5))
    turned_to(seated, 0)
    hold(seated, "QD", "7H", "6S", "2C")
    scene = seated.scene
    if way == "keys":
        for code in ("QD", "6S"):
            reach(seated, code)
            seated.press(pygame.K_m)
        seated.frame()
        assert scene.shown.furniture.answer.text.startswith("2 cards")
        seated.press(pygame.K_RETURN)
    elif way == "mouse":
        seated.point(seated.spot(slot(seated, "QD")))
        seated.wait(400)
        seated.stack.draw(seated.kit.window.surface)
        offered = scene.shown.view.remarks.gather
        assert offered is not None
        seated.click(offered.center)
        seated.click(seated.spot(slot(seated, "6S")))
        seated.stack.draw(seated.kit.window.surface)
        plays = scene.shown.view.remarks.hint
        assert plays is not None
        seated.click(plays.center)
    else:
        for code in ("QD", "6S"):
            while scene.shown.view.highlights.focus != slot(seated, code):
                pad(seated, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
            pad(seated, pygame.CONTROLLER_BUTTON_LEFTSTICK)
        pad(seated, pygame.CONTROLLER_BUTTON_A)
    last = seated.match.log[-1].action
    codes = [seated.match.table.deck.codes[card] for card in last.cards]
    assert codes == ["QD", "6S"]
    assert not scene.shown.deeds.gathering
    scene.host.runner.offer(1, Action("accuse", seat=0, text="not-identical"))
    seated.wait(900)
    told = [each.clause for each in scene.shown.furniture.notices.shown if each.clause]
    assert "L-5" in told


def test_upright_the_card_in_focus_stays_below_the_buttons(tmp_path: Path) -> None:
    seated = Seated(tmp_path, game="callout", players=4, bot="random", size=(1080, 1920))
    dealt(seated)
    seated.scene.shown.focus.on(2)
    view = seated.scene.shown.view
    view.motion.settle()
    pose, calls = view.motion.targets[2], view.placement["calls"]
    assert pose.y - pose.height / 2 > calls.bottom
    clock = view.plate.left - 100  # the own clock stands there
    assert view.placement["log"].right < clock + 10


def test_an_answer_goes_with_the_moment_it_was_about(sit: Sit) -> None:
    seated = dealt(sit())
    turned_to(seated, 1)
    seated.press(pygame.K_w)
    assert seated.scene.shown.view.highlights.reason is not None
    turned_to(seated, 0)
    seated.frame(1)
    assert seated.scene.shown.view.highlights.reason is None


def test_when_the_minutes_are_up_the_clock_tells_that_the_round_is_the_last(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = dealt(sit())
    said: list[str] = []
    draw = "game.scenes.table.time_display.draw_minutes"
    monkeypatch.setattr(draw, lambda kit, target, area, text: said.append(text))
    for left in (30_000, 0):
        clock = Clock("match", -1, left, 60_000)
        monkeypatch.setattr(
            seated.scene.shown.local.viewpoint, "clocks", lambda clock=clock: [clock]
        )
        seated.scene.draw(seated.kit.window.surface)
    words = seated.kit.words
    assert said == ["0:30 left", words("table.last_round")]


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_that_is_called_out_is_explained_in_its_own_words(sit: Sit, kind: str) -> None:
    seated = dealt(sit())
    furniture, words = seated.scene.shown.furniture, seated.kit.words
    furniture.hear(Announced("right", 1, 2, text=kind))
    (told,) = [notice for notice in furniture.notices.shown if notice.clause]
    assert told.clause == words(f"callout.explained.right.{kind}.clause")
    assert told.text != words(
        "callout.explained.right.text", other=seated.scene.shown.local.showing.sentences.name(2)
    )


def test_a_wrong_accusation_in_a_time_out_is_told_to_cost_nothing(sit: Sit) -> None:
    seated = dealt(sit())
    furniture, words = seated.scene.shown.furniture, seated.kit.words
    told = []
    for _ in range(2):
        furniture.hear(Announced("wrong", 0, 1, text="question"))
        told.append(furniture.notices.shown[-1].text)
        seated.press(pygame.K_p)
    name = seated.scene.shown.local.showing.sentences.name
    keys = ("callout.explained.wrong.text", "callout.explained.wrong.still.text")
    assert told == [words(key, name=name(0), other=name(1)) for key in keys]
