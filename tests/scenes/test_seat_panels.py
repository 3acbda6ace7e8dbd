"""Calls, choices and what is faced: by keys alone and by mouse alone, always in reach, telling nothing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.engine.actions import Action
from game.engine.verbs import Verb
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.session.log_queries import last_mover
from game.store.settings_file import Settings
from game.variants import find_variant
from game.view.base import rich_text
from game.words.marks import MARK, Worded, strong
from tests.harness.playing import play_by_keys, play_by_mouse
from tests.harness.seen import Writing
from tests.harness.table import Sit, Table
from tests.harness.written import Position

GAMES = ("oono", "attack")
QUICK = Settings(speed="OFF")
IN_PLAY: Position = {
    "hands": ["R1 G7 B9", "R2 G8 Y9", "R3 Y4", "G9 Y8 B2"],
    "discard": "R5",
}
DOWN_TO_ONE: Position = {
    "hands": ["R1 G7 B9", "R2 G8 Y9", "R3", "G9 Y8 B2"],
    "discard": "R6 R5",
    "uncalled": 2,
}
"""Seat 2 has played its last card but one without a call."""
UNO, CHALLENGE = (find_variant("oono").info.vocabulary[word] for word in ("uno", "challenge"))


def button(table: Table, call: Verb) -> Rect:
    return table.call(call.word).rect


@pytest.mark.parametrize("how", [play_by_keys, play_by_mouse], ids=["keys", "mouse"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_round(sit: Sit, game: str, how: Callable[[Table], None]) -> None:
    options = {"play_drawn": True} if game == "attack" else {}
    table = sit(game=game, players=3, seed=7, settings=QUICK, **options)
    turns = 0
    while table.my_turn():
        assert table.agrees()
        before = len(table.match.log)
        how(table)
        assert len(table.match.log) > before
        turns += 1
    assert turns > 2
    assert isinstance(table.top, EndScene | ResultScene)
    assert table.agrees()


def test_a_challenge_takes_two_keys(sit: Sit) -> None:
    table = sit(game="oono", position=DOWN_TO_ONE, settings=QUICK)
    table.press(pygame.K_c)
    assert table.seats_asked() is not None
    table.press(pygame.K_2)
    assert table.match.log[-1].action == Action("challenge", seat=2)
    assert len(table.match.state.hands[2]) == 3
    explained = [n for n in table.notices() if n.clause]
    assert [(n.seat, n.clause) for n in explained] == [(2, "O-17")]


def test_or_two_clicks(sit: Sit) -> None:
    table = sit(game="oono", position=DOWN_TO_ONE, settings=QUICK)
    table.click(button(table, CHALLENGE).center)
    picker = table.seats_asked()
    assert picker is not None
    table.click(picker.rects[2].center)
    assert table.match.log[-1].action == Action("challenge", seat=2)


def test_or_one_where_there_is_only_one_opponent(sit: Sit) -> None:
    table = sit(game="oono", players=2, settings=QUICK)
    assert table.my_turn()
    before = len(table.match.log)
    table.press(pygame.K_c)
    assert table.seats_asked() is None
    assert len(table.match.log) == before
    assert table.call_answer().clause == "O-17"


@pytest.mark.parametrize("leave", [pygame.K_ESCAPE, pygame.K_c])
def test_asking_whom_can_be_left_and_changes_nothing(sit: Sit, leave: int) -> None:
    table = sit(game="oono", position=DOWN_TO_ONE, settings=QUICK)
    before = len(table.match.log)
    table.press(pygame.K_c)
    assert table.seats_asked() is not None
    table.press(leave)
    assert table.seats_asked() is None
    assert table.top is table.scene
    assert len(table.match.log) == before


@pytest.mark.parametrize("key", [pygame.K_d, pygame.K_h])
def test_any_other_key_takes_the_question_away_and_acts(sit: Sit, key: int) -> None:
    table = sit(game="oono", position=DOWN_TO_ONE, settings=QUICK)
    table.press(pygame.K_c)
    assert "seat picker" in table.pieces()
    table.press(key)
    assert table.seats_asked() is None
    assert "seat picker" not in table.pieces()
    if key == pygame.K_d:
        assert table.answer() is not None
    else:
        assert table.hint() is not None


@pytest.mark.parametrize("more", [{}, {"call": True}, {"jump_in": True}], ids=str)
@pytest.mark.parametrize("keys", [True, False], ids=["keys", "mouse"])
def test_the_card_that_fits_at_last_is_offered_once_it_is_in_the_hand(
    sit: Sit, keys: bool, more: dict[str, bool]
) -> None:
    position = {
        "hands": ["Y8 Y9 G3", "G1 G2 B1", "Y1 R3 B3"],
        "discard": "R5",
        "draw": "Y2 R9 G8 B2 Y4",
    }
    wishes = Settings(guides={"classic": ["skipped"]})
    options = {"draw_until": True, "play_drawn": True, **more}
    table = sit(game="classic", position=position, settings=wishes, **options)
    assert table.my_turn()
    if keys:
        table.press(pygame.K_d)
    else:
        table.click(table.middle("draw"))
    assert table.done_by() == ["draw"]
    before = []
    while not table.choices():
        before.append("R9" in table.codes(table.held()).split())
        table.frame()
    assert before.count(False) > 20  # four cards fall one after the other
    slot = table.slot("R9")
    assert not any(before[:-1])
    if keys:
        assert table.focus() == slot
        table.press(pygame.K_RETURN)
    else:
        table.click(table.spot(slot))
    assert table.done_by() == ["draw", "play"]


def test_a_seven_asks_with_whom_to_swap(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    position = {"hands": ["R7 G3 B2", "G1 G2 B1", "Y1 R3 B3"], "discard": "R5"}
    table = sit(game="classic", position=position, settings=QUICK, seven_zero=True)
    table.focus_on(table.slot("R7"))
    table.press(pygame.K_RETURN)
    writing = Writing(monkeypatch)
    table.stack.draw(table.kit.window.surface)
    assert {"Swap with", "Ruth", "Jun"} <= {line for line, _ in writing.texts}
    table.press(pygame.K_2)
    assert table.match.log[-1].action == Action(
        "play", (table.match.table.deck.index["R7"],), seat=2
    )


def test_uno_is_called_once_however_often_its_key_is_pressed(sit: Sit) -> None:
    table = sit(game="oono", position=IN_PLAY | {"hands": ["R1 G7", *IN_PLAY["hands"][1:]]})
    for _ in range(3):
        table.press(pygame.K_u)
        table.frame()
    assert [entry.action.verb for entry in table.match.log] == ["uno"]
    assert table.call_answer() is None


def test_nobody_is_asked_for_with_nothing_to_challenge(sit: Sit) -> None:
    table = sit(game="oono", players=10, settings=QUICK)
    assert table.my_turn()
    table.press(pygame.K_c)
    assert table.seats_asked() is None
    assert table.call_answer().clause == "O-17"


def test_the_buttons_tell_nothing(sit: Sit) -> None:
    table = sit(game="oono", position=IN_PLAY, settings=QUICK)
    both = button(table, UNO).union(button(table, CHALLENGE))
    before = table.pixels(both)
    table.at(DOWN_TO_ONE)
    assert button(table, UNO).union(button(table, CHALLENGE)) == both
    assert table.pixels(both) == before


@pytest.mark.parametrize("size", [(960, 1000), (1280, 720), (960, 540)])
def test_no_name_beside_it_is_covered_while_a_colour_is_picked(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    settings = Settings(speed="OFF", text_scale=2.0)
    held: Position = {"hands": ["W R1 G7", *IN_PLAY["hands"][1:]], "discard": "R5"}
    table = Table(tmp_path, size, game="oono", position=held, settings=settings)
    table.picture()
    table.play(table.slot("W"))
    table.picture()
    asked = table.suits_asked()
    assert asked is not None
    left, right = asked.rects[0].left, asked.rects[-1].right
    ruth, jun, milo = (table.kit.rect(table.plate_of(seat)) for seat in table.others())
    assert ruth.right < left
    assert right < milo.left
    assert jun.bottom < asked.rects[0].top


def test_calls_are_in_reach_while_a_colour_is_picked(sit: Sit) -> None:
    table = sit(game="oono", position=IN_PLAY, settings=QUICK)
    inside = button(table, CHALLENGE).inflate(-24, -12)
    before = table.pixels(inside)
    table.at(DOWN_TO_ONE | {"hands": ["W R1 G7", *DOWN_TO_ONE["hands"][1:]]})
    table.play(table.slot("W"))
    assert table.suits_asked() is not None
    assert table.pixels(inside) == before
    table.click(button(table, CHALLENGE).center)
    assert table.seats_asked() is not None
    table.press(pygame.K_2)
    assert table.match.log[-1].action == Action("challenge", seat=2)
    assert table.suits_asked() is not None
    table.press(pygame.K_RETURN)
    assert any(entry.seat == 0 and entry.action.verb == "play" for entry in table.match.log)


def test_a_pad_challenges_whoever_played_last(sit: Sit) -> None:
    table = sit(game="oono", position=DOWN_TO_ONE, settings=QUICK)
    last = last_mover(table.scene.host.match)
    for code in (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_A):
        table.pad(code)
        if table.seats_asked() is not None:
            assert table.seats_asked().focus == max(last, 1)
    assert table.seats_asked() is None
    assert table.call_answer().text


@pytest.mark.parametrize("fair", [0, 1500])
def test_bots_leave_time_to_challenge(sit: Sit, fair: int) -> None:
    table = sit(game="oono", players=3, settings=Settings(speed="OFF", fair=fair))
    runner = table.scene.host.runner
    for _ in range(3000):
        if table.in_turn():
            play_by_keys(table)
        state = table.match.state
        if 1 in map(len, state.hands) and state.turn != 0 and not state.over:
            assert runner.waits is not None
            if fair:
                assert runner.now + runner.waits >= state.now + fair
                return
            if runner.now + runner.waits < state.now + 1500:
                return
        if table.top is not table.scene:
            pytest.fail("nobody came down to one card")
        table.frame(20)
    pytest.fail("whenever a bot came down to one card, the others waited")


def test_what_is_faced_stands_at_whoever_faces_it(sit: Sit) -> None:
    hands = ["R5 B+2 W+4", *IN_PLAY["hands"][1:]]
    position = {"hands": hands, "discard": "R3 R+2 G+2", "facing": 4}
    table = sit(game="oono", position=position, settings=QUICK)
    table.frame()
    assert table.to_be_drawn() == (4, 0)
    assert "Draw 2" in table.sentence()
    assert "Draw 4" in table.sentence()
    table.press(pygame.K_d)
    assert len(table.match.state.hands[0]) == 7
    assert table.to_be_drawn() == (0, -1)
    assert not table.sentence()


def test_what_one_faces_oneself_is_large_and_nothing_covers_it(sit: Sit) -> None:
    hands = ["R5 B+2 W+4", *IN_PLAY["hands"][1:]]
    position = {"hands": hands, "discard": "R3 R+2 G+2", "facing": 4}
    table = sit(game="oono", position=position, settings=QUICK)
    table.frame()
    sentence = table.sentence()
    assert table.sentence_is_urgent()
    own = table.box("faced")
    table.show_sentence(sentence, urgent=False)  # as it is told of somebody else
    another = table.box("faced")
    table.show_sentence(sentence, urgent=True)
    assert another is not None
    assert own is not None
    assert own.w * own.h > 1.15 * another.w * another.h
    for key in (pygame.K_h, pygame.K_w):
        table.press(key)
        table.wait(300)
        table.picture()
        for name in ("note", "answer"):
            bubble = table.box(name)
            assert bubble is None or not bubble.colliderect(own), name
    assert not own.collidelistall(list(table.boxes("piles")))


def test_the_lines_of_the_moves_keep_their_distance(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(players=3, settings=QUICK)
    tops: list[int] = []

    def note(_kit: object, _target: object, _line: object, at: tuple[int, int], *_: object) -> None:
        tops.append(at[1])

    monkeypatch.setattr(rich_text, "draw", note)
    steps = set()
    for sentences in (["One."] * 6, ["One.", "Two " * 16, "Three."], ["One."]):
        tops.clear()
        table.draw_moves(table.kit.window.surface, sentences)
        steps |= {b - a for a, b in pairwise(sorted(tops))}
    assert len(steps) == 1


def test_the_name_of_a_card_is_not_broken_where_it_fits_a_line(sit: Sit) -> None:
    kit = sit(game="oono", position=IN_PLAY, settings=QUICK).kit
    text = f"Milo played {strong(Worded(f'{MARK}Yyellow Pickup 2'))}."
    whole = rich_text.line_width(kit, rich_text.wrap(kit, text, 22, 10_000)[0], 22)
    lines = rich_text.wrap(kit, text, 22, whole - 10)
    assert [[word.text for word in line] for line in lines] == [
        ["Milo", "played"],
        ["", "yellow", "Pickup", "2", "."],
    ]
    narrow = rich_text.wrap(kit, text, 22, whole // 4)
    assert [word.text for line in narrow for word in line if word.text][-4:-1] == [
        "yellow",
        "Pickup",
        "2",
    ]


def test_a_drawn_card_is_offered_and_can_be_kept(sit: Sit) -> None:
    position = {"hands": ["B5 G7", "R2 G8 Y9", "G9 Y8 B2"], "discard": "R1", "draw": "R9 Y1 Y2 Y3"}
    table = sit(game="oono", position=position, settings=QUICK)
    table.press(pygame.K_d)
    table.wait(50)
    assert "Red 9" in table.choice_caption()
    focus = table.focus()
    assert focus is not None
    assert table.held()[focus] in (table.playable() or ())
    table.press(pygame.K_UP)
    assert table.choice_in_focus() == 0
    table.press(pygame.K_RETURN)
    assert any(entry.action.verb == "pass" for entry in table.match.log)
    assert len(table.match.state.hands[0]) >= 3


SIZES = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (1280, 1024), (1080, 1920)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_the_bars_lie_clear_of_everything(sit: Sit, size: tuple[int, int], players: int) -> None:
    table = sit(game="oono", size=size, players=players, settings=QUICK)
    kit = table.kit
    window = Rect((0, 0), size)
    buttons = [each.rect for each in table.calls()]
    others = [table.seat_box(seat) for seat in table.others()]
    others += [rect for name, rect in table.areas().items() if name != "calls"]
    for rect in buttons:
        assert window.contains(rect)
        assert rect.collidelist([kit.rect(other) for other in others]) < 0
    assert not buttons[0].colliderect(buttons[1])
    table.click(buttons[1].center)
    asked = table.seats_asked()
    if asked is not None:
        rects = list(asked.rects.values())
        for place, rect in enumerate(rects):
            assert rect.collidelist(rects[place + 1 :]) < 0
            assert rect.collidelist(buttons) < 0


@pytest.mark.parametrize("game", ["classic", "tricks", "callout"])
def test_in_a_wide_window_usual_moves_are_told_in_one_line_each(
    sit: Sit, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit((2560, 1080), game=game, settings=Settings(speed="OFF", text_scale=2.0))
    drawn: list[float] = []
    monkeypatch.setattr(rich_text, "draw", lambda *each: drawn.append(each[4]))
    told = "Milo missed a turn.", "Jun chose yellow."
    table.draw_moves(table.kit.window.surface, told)
    assert drawn == [24.0, 24.0]


@pytest.mark.parametrize("game", ["oono", "callout"])
def test_in_a_wide_window_recent_moves_are_as_large_at_every_table(
    sit: Sit, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wishes = Settings(speed="OFF", text_scale=2.0)
    table = sit((3440, 1440), game=game, settings=wishes)
    drawn: list[tuple[str, float]] = []

    def note(
        _kit: object, _target: object, line: rich_text.Line, _at: object, size: float, *_: object
    ) -> None:
        drawn.append((" ".join(word.text for word in line), size))

    monkeypatch.setattr(rich_text, "draw", note)
    told = "Milo drew 4 cards.", "Jun played queen of hearts."
    table.draw_moves(table.kit.window.surface, told)
    text = " ".join(text for text, _ in drawn)
    assert told[-1] in text
    assert {size for _, size in drawn} == {24.0}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_word_of_the_recent_moves_is_broken_in_large_text(
    sit: Sit, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    wishes = Settings(speed="OFF", text_scale=2.0)
    table = sit(size, game="oono", position=IN_PLAY, settings=wishes)
    lines: list[str] = []
    sizes: list[float] = []

    def note(
        _kit: object, _target: object, line: rich_text.Line, _at: object, size: float, *_: object
    ) -> None:
        lines.append(" ".join(word.text for word in line))
        sizes.append(size)

    def drawn(*told: str) -> tuple[str, float]:
        lines.clear()
        sizes.clear()
        table.draw_moves(table.kit.window.surface, told)
        assert len(set(sizes)) == 1
        return " ".join(lines), sizes[0]

    monkeypatch.setattr(rich_text, "draw", note)
    turned = "Play turns counter-clockwise."
    usual = drawn("Jun passed.")[1]
    for told in ((turned,), ("Jun drew 2 cards.", turned), (turned, "Jun passed.")):
        text, letters = drawn(*told)
        assert told[-1] in text
        assert turned in text or "clockwis" not in text
        assert 18 <= letters <= usual
    assert drawn(turned)[1] < usual
