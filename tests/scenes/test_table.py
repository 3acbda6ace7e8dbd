"""A person at the table: by keys alone, by mouse alone, in any seat, in a window that changes."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.engine.state import ROUND_OVER
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.table.table_scene import TableScene, open_table
from game.store.settings_file import Settings
from tests.scenes.driving import Seated

Sit = Callable[..., Seated]


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    return lambda **how: Seated(tmp_path, **how)


def play_by_keys(seated: Seated) -> None:
    scene = seated.scene
    playable = scene.shown.local.playable
    assert playable is not None
    if not playable:
        seated.press(pygame.K_d)
        return
    for _ in range(len(scene.shown.view.held) + 1):
        focus = scene.shown.view.highlights.focus
        if focus is not None and scene.shown.view.held[focus] in playable:
            break
        seated.press(pygame.K_RIGHT)
    seated.press(pygame.K_RETURN)
    if scene.shown.picker is not None:
        seated.press(pygame.K_RIGHT)
        seated.press(pygame.K_SPACE)
    assert scene.shown.picker is None


def play_by_mouse(seated: Seated) -> None:
    scene = seated.scene
    playable = scene.shown.local.playable
    assert playable is not None
    slots = [slot for slot, card in enumerate(scene.shown.view.held) if card in playable]
    if not slots:
        seated.click(seated.middle("draw"))
        return
    seated.click(seated.spot(slots[0]))
    if scene.shown.picker is not None:
        seated.click(scene.shown.picker.tiles[2].rect.center)
    assert scene.shown.picker is None


@pytest.mark.parametrize("seat", [0, 2])
def test_a_round_is_played_by_keys_alone(sit: Sit, seat: int) -> None:
    seated = sit(players=3, seat=seat, seed=11, bot="random")
    turns = 0
    while seated.my_turn():
        assert seated.agrees()
        before = len(seated.match.log)
        play_by_keys(seated)
        assert len(seated.match.log) > before
        turns += 1
    assert turns > 3
    assert isinstance(seated.top, ResultScene)
    assert seated.agrees()


def test_a_round_is_played_by_mouse_alone_and_the_next_one_dealt(sit: Sit) -> None:
    seated = sit(players=4, seed=3, rounds=2)
    while seated.my_turn():
        assert seated.agrees()
        before = len(seated.match.log)
        play_by_mouse(seated)
        assert len(seated.match.log) > before
    assert isinstance(seated.top, ResultScene)
    assert seated.match.state.phase == ROUND_OVER
    result = seated.top
    seated.wait(400)
    seated.click(result.on.rect.center)
    seated.wait(100)
    assert isinstance(seated.top, TableScene)
    assert seated.match.state.round == 2
    assert seated.my_turn()
    assert seated.agrees()


def test_the_window_may_change_at_any_moment(sit: Sit) -> None:
    seated = sit(players=6, seed=5)
    luck = Random(1)
    sizes = [(960, 540), (1280, 720), (1024, 768), (1600, 680), (1280, 1024), (1000, 1500)]
    for step in range(120):
        seated.frame(luck.choice((16, 40, 200)))
        if step % 4 == 0:
            size = luck.choice([size for size in sizes if size != seated.kit.size])
            seated.resize(size)
        if step % 9 == 0:
            seated.press(pygame.K_LEFT)
        if seated.scene.shown.local.in_turn:
            play_by_keys(seated)
    assert seated.my_turn()
    seated.wait(600)
    assert seated.agrees()


def test_a_card_that_cannot_be_played_shakes_and_says_why(sit: Sit) -> None:
    seated = sit(players=3, seed=2)
    assert seated.my_turn()
    scene = seated.scene
    slot = next(
        s for s, c in enumerate(scene.shown.view.held) if c not in scene.shown.local.playable
    )
    before = len(seated.match.log)
    seated.click(seated.spot(slot))
    assert len(seated.match.log) == before
    sentence, clause = scene.shown.view.highlights.reason
    assert "does not match" in sentence
    assert clause in ("C-5", "C-6")
    assert scene.shown.view.moving
    seated.wait(600)
    assert not scene.shown.view.moving
    seated.press(pygame.K_LEFT)
    assert scene.shown.view.highlights.reason is None
    seated.press(pygame.K_w)
    assert scene.shown.view.highlights.reason is not None


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_the_answer_why_not_opens_its_rule(sit: Sit, by: str) -> None:
    seated = sit(players=3, seed=2)
    assert seated.my_turn()
    scene = seated.scene
    slot = next(
        s for s, c in enumerate(scene.shown.view.held) if c not in scene.shown.local.playable
    )
    card = seated.spot(slot)
    seated.click(card)
    seated.wait(600)
    _, clause = scene.shown.view.highlights.reason
    if by == "key":
        seated.press(pygame.K_r)
    else:
        answer = scene.shown.view.remarks.answer
        for share in range(11):
            x = card[0] + (answer.centerx - card[0]) * share // 10
            seated.point((x, card[1] + (answer.centery - card[1]) * share // 10))
        seated.click(answer.center)
    book = seated.top
    assert isinstance(book, RuleBookScene)
    assert book.group.focused.spoken.startswith(f"{clause}:")


def test_out_of_turn_a_card_says_whose_turn_it_is(sit: Sit) -> None:
    seated = sit(players=3, seed=2)
    seated.scene.shown.view.hurry()
    for _ in range(200):
        if not seated.scene.shown.local.in_turn and not seated.scene.shown.view.moving:
            break
        if seated.scene.shown.local.in_turn:
            play_by_keys(seated)
            seated.scene.shown.view.hurry()
        seated.frame(1)
    seated.click(seated.spot(0))
    sentence, clause = seated.scene.shown.view.highlights.reason
    assert clause == "G-12"
    assert "turn" in sentence


def test_a_card_can_be_dragged_onto_the_pile_and_let_go_elsewhere(sit: Sit) -> None:
    seated = sit(players=3, seed=4)
    assert seated.my_turn()
    scene = seated.scene
    card = next(c for c in scene.shown.view.held if len(scene.shown.local.plays(c)) == 1)
    slot = scene.shown.view.held.index(card)
    before = len(seated.match.log)

    def drag(to: tuple[int, int]) -> None:
        seated.point(seated.spot(slot))
        seated.button(seated.spot(slot), True)
        start = seated.spot(slot)
        for step in range(1, 6):
            x = start[0] + (to[0] - start[0]) * step // 5
            y = start[1] + (to[1] - start[1]) * step // 5
            seated.point((x, y), held=True)
        assert scene.shown.view.highlights.drag is not None
        seated.button(to, False)

    drag((60, 400))
    assert len(seated.match.log) == before
    assert scene.shown.view.highlights.drag is None
    seated.wait(300)
    drag(seated.middle("discard"))
    assert len(seated.match.log) > before


def test_escape_leaves_the_colour_picker_and_then_opens_the_menu(sit: Sit) -> None:
    for seed in range(40):
        seated = sit(players=2, seed=seed, settings=Settings(speed="OFF", think="OFF"))
        assert seated.my_turn()
        scene = seated.scene
        wild = [c for c in scene.shown.view.held if len(scene.shown.local.plays(c)) == 4]
        if wild:
            break
    before = len(seated.match.log)
    seated.click(seated.spot(scene.shown.view.held.index(wild[0])))
    assert scene.shown.picker is not None
    assert [tile.name for tile in scene.shown.picker.tiles] == ["Red", "Yellow", "Green", "Blue"]
    seated.press(pygame.K_ESCAPE)
    assert scene.shown.picker is None
    assert len(seated.match.log) == before
    seated.press(pygame.K_ESCAPE)
    assert isinstance(seated.top, PauseScene)
    now = scene.host.now
    seated.wait(3000)
    assert scene.host.now == now


def test_a_click_hurries_and_does_nothing_else(sit: Sit) -> None:
    seated = sit(players=4, seed=6)
    seated.wait(300)
    assert seated.scene.shown.view.director.busy
    seated.click(seated.middle("hand"))
    assert not seated.scene.shown.view.director.busy
    assert len(seated.match.log) == 0
    assert seated.agrees()


def test_when_nothing_moves_nothing_is_due(sit: Sit) -> None:
    seated = sit(players=3, seed=2)
    assert seated.my_turn()
    seated.wait(1500)
    assert seated.scene.due() is None
    assert not seated.scene.dirty


@pytest.mark.parametrize(
    "settings",
    [Settings(speed="OFF", think="OFF"), Settings(reduced_motion=True), Settings(show_legal=False)],
)
def test_whatever_moves_or_is_marked_the_game_is_the_same(sit: Sit, settings: Settings) -> None:
    seated = sit(players=3, seed=8, settings=settings)
    while seated.my_turn() and len(seated.match.log) < 30:
        play_by_keys(seated)
        seated.stack.draw(seated.kit.window.surface)
    seated.wait(2000)
    assert seated.agrees()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_at_the_table_breaks_nothing(sit: Sit, seed: int) -> None:
    seated = sit(players=2 + seed * 3, seed=seed, rounds=9)
    luck = Random(seed)
    keys = [
        pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN,
        pygame.K_d, pygame.K_w, pygame.K_TAB,
    ]  # fmt: skip
    for _ in range(700):
        wide, tall = seated.kit.size
        spot = (luck.randrange(wide), luck.randrange(tall))
        deed = luck.randrange(9)
        if isinstance(seated.top, ResultScene):
            seated.press(pygame.K_RETURN)
        elif seated.top is not seated.scene:
            seated.press(pygame.K_ESCAPE)
        elif deed < 4:
            seated.press(luck.choice(keys))
        elif deed < 6:
            # The lower half is where there is something to click; the menu is another test's.
            seated.click((spot[0], tall // 2 + spot[1] // 2))
        elif deed == 6:
            seated.point(spot, held=luck.random() < 0.3)
        elif deed == 7:
            seated.frame(luck.choice((1, 16, 300)))
        elif luck.random() < 0.2:
            size = luck.choice([(960, 540), (1280, 800), (1024, 768), (1400, 600)])
            if size != seated.kit.size:
                seated.resize(size)
    while seated.top is not seated.scene:
        seated.press(pygame.K_ESCAPE)
    seated.my_turn()
    seated.wait(800)
    assert seated.agrees()
    assert len(seated.match.log) > 20


def test_on_a_hidpi_screen_the_mouse_still_finds_the_cards(sit: Sit) -> None:
    seated = sit(players=3, seed=3, density=2)
    assert seated.kit.size == (2560, 1440)
    assert seated.my_turn()
    scene = seated.scene
    for slot in range(len(scene.shown.view.held)):
        x, y = seated.spot(slot)
        seated.point((x // 2, y // 2))
        assert scene.shown.view.highlights.focus == slot


def test_only_bots_can_be_watched(tmp_path: Path) -> None:
    from game.session.plan import Plan, Seat

    seated = Seated(tmp_path, players=3)
    seats = tuple(Seat(name.capitalize(), name, "greedy") for name in ("ruth", "jun", "milo"))
    seated.scene = open_table(seated.kit, seated.stack, Plan("classic", seats, {}, 1))
    seated.stack.reset(seated.scene)
    for _ in range(4000):
        seated.frame(60)
        if isinstance(seated.top, ResultScene):
            break
    assert isinstance(seated.top, ResultScene)
    assert seated.agrees()
