"""Calls, choices and what is faced: by keys alone and by mouse alone, always in reach, telling nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.engine.actions import Action
from game.engine.state import State
from game.engine.verbs import Verb
from game.scenes.result.result_scene import ResultScene
from game.session.log_queries import last_mover
from game.show.presented_table import Presented
from game.store.settings_file import Settings
from game.variants import find_variant
from tests.scenes.driving import Seated

Sit = Callable[..., Seated]
GAMES = ("oono", "attack")
QUICK = Settings(speed="OFF")
UNO, CHALLENGE = (find_variant("oono").info.vocabulary[word] for word in ("uno", "challenge"))


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    return lambda **how: Seated(tmp_path, **how)


def set_up(seated: Seated, change: Callable[[State], None]) -> None:
    """Change the position behind the table's back, and show it."""
    change(seated.match.state)
    local = seated.scene.shown.local
    local.viewpoint._seen = None
    seated.match.number += 1
    view = seated.match.observe(local.seat).state
    local.showing.director.presented = Presented.of(seated.match.variant, view, local.seat)
    local.showing.director.changes += 1
    seated.wait(100)


def button(seated: Seated, call: Verb) -> Rect:
    return seated.scene.shown.furniture.calling.bar.button(call).rect


def play_by_keys(seated: Seated) -> None:
    scene = seated.scene
    playable = scene.shown.local.playable
    assert playable is not None
    if len(scene.shown.view.held) == 2 and playable and scene.shown.furniture.calling.bar.buttons:
        seated.press(pygame.K_u)
    if not playable:
        seated.press(pygame.K_k if scene.shown.furniture.choices.buttons else pygame.K_d)
        return
    for _ in range(len(scene.shown.view.held) + 1):
        focus = scene.shown.view.highlights.focus
        if focus is not None and scene.shown.view.held[focus] in playable:
            break
        seated.press(pygame.K_RIGHT)
    seated.press(pygame.K_RETURN)
    if scene.shown.picker is not None:
        seated.press(pygame.K_SPACE)


def play_by_mouse(seated: Seated) -> None:
    scene, furniture = seated.scene, seated.scene.shown.furniture
    playable = scene.shown.local.playable
    assert playable is not None
    if len(scene.shown.view.held) == 2 and playable and furniture.calling.bar.buttons:
        seated.click(button(seated, UNO).center)
    if furniture.choices.buttons and len(seated.match.log) % 2:
        seated.click(furniture.choices.buttons[0].rect.center)
        return
    slots = [slot for slot, card in enumerate(scene.shown.view.held) if card in playable]
    seated.click(seated.spot(slots[0]) if slots else seated.middle("draw"))
    if scene.shown.picker is not None:
        seated.click(scene.shown.picker.tiles[2].rect.center)


@pytest.mark.parametrize("how", [play_by_keys, play_by_mouse], ids=["keys", "mouse"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_round(sit: Sit, game: str, how: Callable[[Seated], None]) -> None:
    options = {"play_drawn": True} if game == "attack" else {}
    seated = sit(game=game, players=3, seed=7, settings=QUICK, **options)
    turns = 0
    while seated.my_turn():
        assert seated.agrees()
        before = len(seated.match.log)
        how(seated)
        assert len(seated.match.log) > before
        turns += 1
    assert turns > 2
    assert isinstance(seated.top, ResultScene)
    assert seated.agrees()


def down_to_one(state: State) -> None:
    """Seat 2 has played its last card but one without a call."""
    state.hands[2] = state.hands[2][:1]
    state.uncalled = 2  # type: ignore[attr-defined]


def test_a_challenge_takes_two_keys(sit: Sit) -> None:
    seated = sit(game="oono", players=4, settings=QUICK)
    assert seated.my_turn()
    set_up(seated, down_to_one)
    seated.press(pygame.K_c)
    assert seated.scene.shown.furniture.calling.whom is not None
    seated.press(pygame.K_2)
    assert seated.match.log[-1].action == Action("challenge", seat=2)
    assert len(seated.match.state.hands[2]) == 3
    explained = [n for n in seated.scene.shown.furniture.notices.shown if n.clause]
    assert [(n.seat, n.clause) for n in explained] == [(2, "O-17")]


def test_or_two_clicks(sit: Sit) -> None:
    seated = sit(game="oono", players=4, settings=QUICK)
    assert seated.my_turn()
    set_up(seated, down_to_one)
    seated.click(button(seated, CHALLENGE).center)
    whom = seated.scene.shown.furniture.calling.whom
    assert whom is not None
    seated.click(whom.rects[2].center)
    assert seated.match.log[-1].action == Action("challenge", seat=2)


def test_or_one_where_there_is_only_one_opponent(sit: Sit) -> None:
    seated = sit(game="oono", players=2, settings=QUICK)
    assert seated.my_turn()
    before = len(seated.match.log)
    seated.press(pygame.K_c)
    assert seated.scene.shown.furniture.calling.whom is None
    assert len(seated.match.log) == before
    assert seated.scene.shown.furniture.calling.answered.clause == "O-17"


@pytest.mark.parametrize("leave", [pygame.K_ESCAPE, pygame.K_c])
def test_asking_whom_can_be_left_and_changes_nothing(sit: Sit, leave: int) -> None:
    seated = sit(game="oono", players=4, settings=QUICK)
    assert seated.my_turn()
    before = len(seated.match.log)
    seated.press(pygame.K_c)
    seated.press(leave)
    assert seated.scene.shown.furniture.calling.whom is None
    assert seated.stack.top is seated.scene
    assert len(seated.match.log) == before


def picture(seated: Seated, rect: Rect) -> bytes:
    seated.stack.draw(seated.kit.window.surface)
    return pygame.image.tobytes(seated.kit.window.surface.subsurface(rect), "RGB")


def test_the_buttons_tell_nothing(sit: Sit) -> None:
    seated = sit(game="oono", players=4, settings=QUICK)
    assert seated.my_turn()
    both = button(seated, UNO).union(button(seated, CHALLENGE))
    before = picture(seated, both)
    set_up(seated, down_to_one)
    assert picture(seated, both) == before


def test_calls_are_in_reach_while_a_colour_is_picked(sit: Sit) -> None:
    seated = sit(game="oono", players=4, settings=QUICK)
    assert seated.my_turn()

    def wild(state: State) -> None:
        down_to_one(state)
        state.hands[0][0] = state.table.deck.index["W"]

    inside = button(seated, CHALLENGE).inflate(-24, -12)
    before = picture(seated, inside)
    set_up(seated, wild)
    scene = seated.scene
    slot = next(
        s for s, card in enumerate(scene.shown.view.held) if len(scene.shown.local.plays(card)) == 4
    )
    scene.shown.deeds.play_slot(slot)
    assert scene.shown.picker is not None
    assert picture(seated, inside) == before
    seated.click(button(seated, CHALLENGE).center)
    assert scene.shown.furniture.calling.whom is not None
    seated.press(pygame.K_2)
    assert seated.match.log[-1].action == Action("challenge", seat=2)
    assert scene.shown.picker is not None
    seated.press(pygame.K_RETURN)
    assert any(entry.seat == 0 and entry.action.verb == "play" for entry in seated.match.log)


def test_a_pad_challenges_whoever_played_last(sit: Sit) -> None:
    seated = sit(game="oono", players=4, settings=QUICK)
    assert seated.my_turn()
    last = last_mover(seated.scene.host.match)
    for code in (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_A):
        pygame.event.post(
            pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=code, instance_id=0)
        )
        seated.frame()
        if seated.scene.shown.furniture.calling.whom is not None:
            assert seated.scene.shown.furniture.calling.whom.focus == max(last, 1)
    assert seated.scene.shown.furniture.calling.whom is None
    assert seated.scene.shown.furniture.calling.answered.text


@pytest.mark.parametrize("fair", [0, 1500])
def test_bots_leave_time_to_challenge(sit: Sit, fair: int) -> None:
    seated = sit(game="oono", players=3, settings=Settings(speed="OFF", fair=fair))
    runner = seated.scene.host.runner
    for _ in range(3000):
        if seated.scene.shown.local.in_turn:
            play_by_keys(seated)
        state = seated.match.state
        if 1 in map(len, state.hands) and state.turn != 0 and not state.over:
            assert runner.waits is not None
            if fair:
                assert runner.now + runner.waits >= state.now + fair
                return
            if runner.now + runner.waits < state.now + 1500:
                return
        if seated.stack.top is not seated.scene:
            pytest.fail("nobody came down to one card")
        seated.frame(20)


def test_what_is_faced_stands_at_whoever_faces_it(sit: Sit) -> None:
    seated = sit(game="oono", players=4, settings=QUICK)
    assert seated.my_turn()

    def facing(state: State) -> None:
        deck = state.table.deck
        state.discard += [deck.index["R+2"], deck.index["G+2"]]  # type: ignore[attr-defined]
        state.facing = 4  # type: ignore[attr-defined]
        state.hands[0] = [deck.index["R5"], deck.index["B+2"], deck.index["W+4"]]

    set_up(seated, facing)
    furniture = seated.scene.shown.furniture
    assert (furniture.mark.number, furniture.mark.seat) == (4, 0)
    assert "Draw 2" in furniture.answer.text
    assert "Draw 4" in furniture.answer.text
    seated.press(pygame.K_d)
    assert len(seated.match.state.hands[0]) == 7
    assert furniture.mark.number == 0
    assert not furniture.answer.text


def test_a_drawn_card_is_offered_and_can_be_kept(sit: Sit) -> None:
    seated = sit(game="oono", players=3, settings=QUICK)
    assert seated.my_turn()

    def drawing(state: State) -> None:
        deck = state.table.deck
        state.discard.append(deck.index["R1"])  # type: ignore[attr-defined]
        state.hands[0] = [deck.index["B5"], deck.index["G7"]]
        state.draw[-1] = deck.index["R9"]  # type: ignore[attr-defined]

    set_up(seated, drawing)
    seated.press(pygame.K_d)
    seated.wait(50)
    scene = seated.scene
    assert "Red 9" in scene.shown.furniture.choices.caption
    focus = scene.shown.view.highlights.focus
    assert focus is not None
    assert scene.shown.view.held[focus] in (scene.shown.local.playable or ())
    seated.press(pygame.K_UP)
    assert scene.shown.furniture.choices.focus == 0
    seated.press(pygame.K_RETURN)
    assert any(entry.action.verb == "pass" for entry in seated.match.log)
    assert len(seated.match.state.hands[0]) >= 3


SIZES = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (1280, 1024), (1080, 1920)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_the_bars_lie_clear_of_everything(sit: Sit, size: tuple[int, int], players: int) -> None:
    seated = sit(game="oono", size=size, players=players, settings=QUICK)
    scene, kit = seated.scene, seated.kit
    window = Rect((0, 0), size)
    buttons = [each.rect for each in scene.shown.furniture.calling.bar.buttons]
    others = [box.box for box in scene.shown.view.boxes.values()]
    others += [rect for name, rect in scene.shown.view.placement.places.items() if name != "calls"]
    for rect in buttons:
        assert window.contains(rect)
        assert rect.collidelist([kit.rect(other) for other in others]) < 0
    assert not buttons[0].colliderect(buttons[1])
    scene.shown.furniture.calling._press(scene.shown.furniture.calling.bar.buttons[1])
    if scene.shown.furniture.calling.whom is not None:
        rects = list(scene.shown.furniture.calling.whom.rects.values())
        for place, rect in enumerate(rects):
            assert rect.collidelist(rects[place + 1 :]) < 0
            assert rect.collidelist(buttons) < 0
