"""A person at the table: by keys alone, by mouse alone, in any seat, in a window that changes."""

from random import Random

import pygame
import pytest

from game.engine.state import ROUND_OVER
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.table.table_scene import TableScene
from game.session.plan import Plan
from game.show.guide_notes import SKIPPED
from game.store.settings_file import Settings
from tests.harness.playing import play_by_keys, play_by_mouse, reach
from tests.harness.program import points_between, still
from tests.harness.table import Sit, bots


@pytest.mark.parametrize("seat", [0, 2])
def test_a_round_is_played_by_keys_alone(sit: Sit, seat: int) -> None:
    table = sit(players=3, seat=seat, seed=11, bot="random")
    turns = 0
    while table.my_turn():
        assert table.agrees()
        before = len(table.match.log)
        play_by_keys(table)
        assert len(table.match.log) > before
        turns += 1
    assert turns > 3
    assert isinstance(table.top, EndScene | ResultScene)
    assert table.agrees()


def test_a_round_is_played_by_mouse_alone_and_the_next_one_dealt(sit: Sit) -> None:
    table = sit(players=4, seed=3, rounds=2)
    while table.my_turn():
        assert table.agrees()
        before = len(table.match.log)
        play_by_mouse(table)
        assert len(table.match.log) > before
    assert isinstance(table.top, EndScene | ResultScene)
    assert table.match.state.phase == ROUND_OVER
    result = table.top
    table.wait(400)
    table.click(result.on.rect.center)
    table.wait(100)
    assert isinstance(table.top, TableScene)
    assert table.match.state.round == 2
    assert table.my_turn()
    assert table.agrees()


def test_the_window_may_change_at_any_moment(sit: Sit) -> None:
    table = sit(players=6, seed=5)
    luck = Random(1)
    sizes = [(960, 540), (1280, 720), (1024, 768), (1600, 680), (1280, 1024), (1000, 1500)]
    for step in range(120):
        table.frame(luck.choice((16, 40, 200)))
        if step % 4 == 0:
            size = luck.choice([size for size in sizes if size != table.kit.size])
            table.resize(size)
        if step % 9 == 0:
            table.press(pygame.K_LEFT)
        if table.in_turn():
            play_by_keys(table)
    assert table.my_turn()
    table.wait(600)
    assert table.agrees()


def test_a_card_that_cannot_be_played_shakes_and_says_why(sit: Sit) -> None:
    table = sit(players=3, seed=2)
    assert table.my_turn()
    slot = next(s for s, c in enumerate(table.held()) if c not in table.playable())
    before = len(table.match.log)
    table.click(table.spot(slot))
    assert len(table.match.log) == before
    sentence, clause = table.answer()
    assert "does not match" in sentence
    assert clause in ("C-5", "C-6")
    assert table.moving()
    table.wait(600)
    assert not table.moving()
    table.press(pygame.K_LEFT)
    assert table.answer() is None
    table.press(pygame.K_w)
    assert table.answer() is not None


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_the_answer_why_not_opens_its_rule(sit: Sit, by: str) -> None:
    table = sit(players=3, seed=2)
    assert table.my_turn()
    slot = next(s for s, c in enumerate(table.held()) if c not in table.playable())
    card = table.spot(slot)
    table.click(card)
    table.wait(600)
    _, clause = table.answer()
    if by == "key":
        table.press(pygame.K_r)
    else:
        answer = table.pills()["answer"]
        for at in (card, *points_between(card, answer.center, 10)):
            table.point(at)
        table.click(answer.center)
    book = table.top
    assert isinstance(book, RuleBookScene)
    assert book.group.focused.spoken[0] == clause


def test_out_of_turn_a_card_says_whose_turn_it_is(sit: Sit) -> None:
    hands = ["R1 G7 B9", "R2 G8 Y9", "R3 G9 Y8"]
    table = sit(position={"hands": hands, "discard": "R5", "turn": 1})
    assert not table.in_turn()
    table.click(table.spot(0))
    sentence, clause = table.answer()
    assert clause == "G-12"
    assert "turn" in sentence


def test_a_card_can_be_dragged_onto_the_pile_and_let_go_elsewhere(sit: Sit) -> None:
    table = sit(players=3, seed=4)
    assert table.my_turn()
    card = next(c for c in table.held() if len(table.plays(c)) == 1)
    slot = table.held().index(card)
    before = len(table.match.log)

    def drag(to: tuple[int, int]) -> None:
        start = table.spot(slot)
        table.point(start)
        table.button(start, True)
        for at in points_between(start, to, 5):
            table.point(at, held=True)
        assert table.dragged() is not None
        table.button(to, False)

    drag((60, 400))
    assert len(table.match.log) == before
    assert table.dragged() is None
    table.wait(300)
    drag(table.middle("discard"))
    assert len(table.match.log) > before


def test_the_colour_picker_is_drawn_as_soon_as_the_mouse_opens_it(sit: Sit) -> None:
    table = sit(position={"hands": ["R1 W G7", "R2 G8 Y9"], "discard": "R5"}, settings=still())
    table.drawn_every = 1
    at = table.spot(table.slot("W"))
    table.point(at)
    table.button(at, True)
    table.frames(10)
    drawn = table.app.frames
    table.button(at, False)
    assert table.suits_asked() is not None
    assert table.app.frames > drawn


@pytest.mark.parametrize("size", [(720, 1280), (1080, 1920), (1280, 720), (960, 540)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_colour_picker_covers_nobody(sit: Sit, size: tuple[int, int], scale: float) -> None:
    position = {"hands": ["R1 W G7", "R2 G8", "R3 G9", "R4 Y9"], "discard": "R5"}
    wishes = Settings(speed="OFF", think="OFF", text_scale=scale)
    table = sit(size, position=position, settings=wishes)
    table.click(table.spot(table.slot("W")))
    asked = table.suits_asked()
    assert asked is not None
    assert len({rect.top for rect in asked.rects}) == 1
    plates = [table.rect(f"plate {seat}") for seat in (1, 2, 3)]
    assert table.rect("suit picker").collidelist(plates) < 0


def test_the_colour_picker_begins_at_the_colour_that_is_held_most(sit: Sit) -> None:
    table = sit(position={"hands": ["W B1 B2 R5", "G1 G2"], "discard": "R3", "turn": 0})
    table.click(table.spot(table.slot("W")))
    picker = table.suits_asked()
    assert picker is not None
    assert picker.focus == 3
    table.press(pygame.K_RETURN)
    assert table.match.log[-1].action.suit == 3


@pytest.mark.parametrize("key", [pygame.K_w, pygame.K_h])
def test_escape_puts_an_answer_away_before_it_opens_the_menu(sit: Sit, key: int) -> None:
    wishes = still()
    wishes.guides["classic"] = [SKIPPED]
    position = {"hands": ["R5 B1 B2", "G1 G2"], "discard": "R3", "turn": 0}
    table = sit(position=position, settings=wishes)
    while table.focus() != table.slot("B1"):
        table.press(pygame.K_RIGHT)
    table.press(key)
    assert table.answer() or table.told()
    table.press(pygame.K_ESCAPE)
    assert table.top is table.scene
    assert table.answer() is None
    assert not table.told()
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.top, PauseScene)


def test_escape_puts_the_answer_to_a_call_away_too(sit: Sit) -> None:
    table = sit(game="oono", position={"hands": ["R5 B1 B2", "G1 G2"], "discard": "R3", "turn": 0})
    table.press(pygame.K_u)
    assert table.call_answer().text
    table.press(pygame.K_ESCAPE)
    assert table.top is table.scene
    assert table.call_answer() is None


def test_escape_leaves_the_colour_picker_and_then_opens_the_menu(sit: Sit) -> None:
    position = {"hands": ["R1 W G7", "R2 G8 Y9"], "discard": "R5"}
    wishes = still()
    wishes.guides["classic"] = [SKIPPED]  # Escape would put a note away first
    table = sit(position=position, settings=wishes)
    scene = table.scene
    before = len(table.match.log)
    table.click(table.spot(table.slot("W")))
    assert table.suits_asked() is not None
    assert table.suits_asked().names == ("Red", "Yellow", "Green", "Blue")
    table.press(pygame.K_ESCAPE)
    assert table.suits_asked() is None
    assert len(table.match.log) == before
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.top, PauseScene)
    now = scene.host.now
    table.wait(3000)
    assert scene.host.now == now


def test_a_click_hurries_and_does_nothing_else(sit: Sit) -> None:
    table = sit(players=4, seed=6)
    table.wait(300)
    assert table.busy()
    table.click(table.middle("hand"))
    assert not table.busy()
    assert len(table.match.log) == 0
    assert table.agrees()


def test_when_nothing_moves_nothing_is_due(sit: Sit) -> None:
    table = sit(players=3, seed=2)
    assert table.my_turn()
    table.wait(1500)
    assert table.scene.due() is None
    assert not table.scene.dirty


@pytest.mark.parametrize(
    "settings",
    [still(), Settings(reduced_motion=True), Settings(show_legal=False)],
)
def test_whatever_moves_or_is_marked_the_game_is_the_same(sit: Sit, settings: Settings) -> None:
    table = sit(players=3, seed=8, settings=settings)
    while table.my_turn() and len(table.match.log) < 30:
        play_by_keys(table)
        table.picture()
    table.wait(2000)
    assert table.agrees()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_at_the_table_breaks_nothing(sit: Sit, seed: int) -> None:
    table = sit(players=2 + seed * 3, seed=seed, rounds=9)
    luck = Random(seed)
    keys = [
        pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN,
        pygame.K_d, pygame.K_w, pygame.K_TAB,
    ]  # fmt: skip
    for _ in range(700):
        wide, tall = table.kit.size
        spot = (luck.randrange(wide), luck.randrange(tall))
        choice = luck.randrange(9)
        if isinstance(table.top, EndScene | ResultScene):
            table.press(pygame.K_RETURN)
        elif table.top is not table.scene:
            table.press(pygame.K_ESCAPE)
        elif choice < 4:
            table.press(luck.choice(keys))
        elif choice < 6:
            # The lower half is where there is something to click; the menu is another test's.
            table.click((spot[0], tall // 2 + spot[1] // 2))
        elif choice == 6:
            table.point(spot, held=luck.random() < 0.3)
        elif choice == 7:
            table.frame(luck.choice((1, 16, 300)))
        elif luck.random() < 0.2:
            size = luck.choice([(960, 540), (1280, 800), (1024, 768), (1400, 600)])
            if size != table.kit.size:
                table.resize(size)
    while table.top is not table.scene:
        table.press(pygame.K_ESCAPE)
    table.my_turn()
    table.wait(800)
    assert table.agrees()
    assert len(table.match.log) > 20


def test_on_a_hidpi_screen_the_mouse_still_finds_the_cards(sit: Sit) -> None:
    table = sit(players=3, seed=3, density=2)
    assert table.kit.size == (2560, 1440)
    assert table.my_turn()
    for slot in range(len(table.held())):
        table.point(table.spot(slot))
        assert table.focus() == slot


def test_only_bots_can_be_watched(sit: Sit) -> None:
    table = sit(players=3)
    table.sit(Plan("classic", tuple(bots(3)), {}, 1))
    for _ in range(4000):
        table.frame(60)
        if isinstance(table.top, EndScene | ResultScene):
            break
    assert isinstance(table.top, EndScene | ResultScene)
    assert table.agrees()


def test_with_a_turn_the_focus_leaves_a_card_that_cannot_be_played(sit: Sit) -> None:
    hands = ["R5 G9 B1", "R1 R2 R7"]
    table = sit(position={"hands": hands, "discard": "R3", "turn": 1}).dealt()
    for _ in range(8):
        if table.focus() == table.slot("G9"):
            break
        table.press(pygame.K_RIGHT)
    assert table.focus() == table.slot("G9")
    assert table.my_turn()
    table.frames(2)
    assert table.focus() == table.slot("R5")


def test_the_menu_names_no_key_that_puts_something_away_first(sit: Sit) -> None:
    position = {"hands": ["R5 G9 B1", "R1 R2 R7"], "discard": "R3", "turn": 0}
    wishes = still()
    wishes.guides["classic"] = [SKIPPED]
    table = sit(position=position, settings=wishes).dealt()

    def menu() -> bytes:
        table.picture()
        return table.pixels(table.menu())

    reach(table, "G9")
    named = menu()
    table.press(pygame.K_w)
    assert table.answer() is not None
    assert menu() != named
    table.press(pygame.K_ESCAPE)
    assert table.top is table.scene
    assert menu() == named
    table.press(pygame.K_w)
    table.press(pygame.K_F10)  # which the menu names meanwhile
    assert isinstance(table.top, PauseScene)
