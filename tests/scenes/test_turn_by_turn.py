"""Several people at one screen, turn by turn: the curtain between two hands, and what happened meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.actions import Action
from game.scenes.pause.pause_scene import PauseScene
from game.session.plan import Plan, Seat
from game.show.devices import KEYS, LEFT_KEYS, MOUSE, Device, pad
from game.show.handover import REST, Curtain, Handover
from game.show.motion.tween import Speed
from game.show.seating import Seating
from game.store.settings_file import Settings
from game.view.input.device_names import device_name
from tests.harness import events
from tests.harness.seen import Writing
from tests.harness.some import some
from tests.harness.table import Table
from tests.harness.written import Position

ADA, RUTH = Seat("Ada", "ada", colour="rose"), Seat("Ruth", "ruth", colour="sky")
JUN = Seat("Jun", "jun", colour="green")
MILO = Seat("Milo", "milo", "greedy")
A = pygame.CONTROLLER_BUTTON_A
CLASSIC: Position = {
    "hands": ["R5 G9 W", "R7 Y2 B9", "R1 G2 Y3"],
    "discard": "R3",
    "turn": 0,
}
ELSEWHERE: Position = {**CLASSIC, "hands": ["Y8 R5 B0", "G3 R9 W", "B2 B4 Y6"]}
"""The same for whoever sees no hand, also once Ada has played her red 5."""


@pytest.fixture
def couch(tmp_path: Path) -> Callable[..., Table]:
    def made(
        *seats: Seat,
        game: str = "classic",
        position: Position | None = None,
        seating: Seating | None = None,
        moving: bool = False,
        size: tuple[int, int] = (1280, 720),
        options: dict[str, bool] | None = None,
        text_scale: float = 1.0,
    ) -> Table:
        wishes = Settings(
            speed="NORMAL" if moving else "OFF",
            guides={game: ["skipped"]},
            text_scale=text_scale,
        )
        table = Table(tmp_path, size, game=game, settings=wishes)
        lasting = {"rounds": 2} if game == "classic" else {}
        table.share(Plan(game, seats, {**lasting, **(options or {})}, 3), seating, position)
        table.frame()
        return table

    return made


def handover(table: Table) -> Handover:
    assert table.scene.turns is not None
    return table.scene.turns.handover


def play_something(table: Table) -> None:
    action = table.viewpoint.observation.legal[0]
    assert table.viewpoint.do(action) is None


def until_it_hangs(table: Table, most: int = 400) -> None:
    for _ in range(most):
        if handover(table).curtain is Curtain.HANGING:
            table.frame(REST)
            return
        table.frame(20)
    raise AssertionError("the curtain does not fall")


def lifted(table: Table) -> Table:
    table.press(pygame.K_RETURN)
    open_at_last(table)
    return table


def open_at_last(table: Table) -> None:
    for _ in range(100):
        if handover(table).curtain is Curtain.OPEN:
            return
        table.frame(20)
    raise AssertionError("the curtain does not rise")


def test_it_hangs_from_the_beginning_until_the_first_person_lifts_it(
    couch: Callable[..., Table],
) -> None:
    table = couch(ADA, RUTH, position=CLASSIC | {"hands": CLASSIC["hands"][:2], "turn": 1})
    assert handover(table).curtain is Curtain.HANGING
    assert handover(table).shown.seat == 1
    table.press(pygame.K_RIGHT, pygame.K_d)
    table.click((640, 20), button=3)
    assert handover(table).curtain is not Curtain.OPEN or not table.match.log
    lifted(table)
    assert not table.covered()
    assert not table.match.log


def test_no_pixel_depends_on_a_hidden_card_from_the_last_play_to_the_lifting(
    couch: Callable[..., Table],
) -> None:
    """The hands are others, and all else is the same: every frame while the curtain falls and hangs is."""

    def frames(position: Position) -> Iterator[bytes]:
        table = lifted(couch(ADA, RUTH, JUN, position=position, moving=True))
        five = table.match.table.deck.index["R5"]
        assert table.viewpoint.do(Action("play", (five,))) is None
        seen = set()
        for _ in range(200):
            if handover(table).curtain is Curtain.HANGING:
                break
            table.frame(20)
            if handover(table).covered:
                seen.add(handover(table).curtain)
                yield table.pixels()
        assert seen == {Curtain.FALLING, Curtain.HANGING}
        table.press(pygame.K_RIGHT, pygame.K_h, pygame.K_w, pygame.K_s)
        yield table.pixels()

    for one, other in some(zip(frames(CLASSIC), frames(ELSEWHERE), strict=True)):
        assert one == other


def test_a_hand_turns_over_as_soon_as_its_turn_has_ended(couch: Callable[..., Table]) -> None:
    """While a bot plays on nothing in any picture depends on the cards, whatever is pressed or pointed at."""

    def frames(position: Position) -> Iterator[bytes]:
        table = lifted(couch(ADA, MILO, RUTH, position=position, moving=True))
        five = table.match.table.deck.index["R5"]
        assert table.viewpoint.do(Action("play", (five,))) is None
        while not handover(table).turned:
            table.frame(20)
        assert handover(table).curtain is Curtain.OPEN
        for key in (pygame.K_RIGHT, pygame.K_RETURN, pygame.K_h, pygame.K_w, pygame.K_UP):
            if len(table.match.log) > 1:
                break
            table.point((640, 660))
            table.press(key)
            yield table.pixels()
        assert len(table.match.log) == 1
        until_it_hangs(table)
        yield b""

    seen = 0
    for one, other in zip(frames(CLASSIC), frames(ELSEWHERE), strict=True):
        assert one == other
        seen += 1
    assert seen > 3


def test_a_hand_that_was_turned_over_is_seen_again_in_the_next_turn(
    couch: Callable[..., Table],
) -> None:
    hands = ["Rskip R5 G9 W", "R7 Y2 B9"]
    table = lifted(couch(ADA, RUTH, position={**CLASSIC, "hands": hands}))
    skip = table.match.table.deck.index["Rskip"]
    assert table.viewpoint.do(Action("play", (skip,))) is None
    table.frame(20)
    assert table.match.state.turn == 0
    assert (handover(table).turned, handover(table).curtain) == (False, Curtain.OPEN)


def test_the_curtain_falls_when_the_turn_is_anothers_and_time_stands_still_behind_it(
    couch: Callable[..., Table],
) -> None:
    table = lifted(couch(ADA, RUTH, MILO, position=CLASSIC, moving=True))
    play_something(table)
    until_it_hangs(table)
    assert handover(table).shown.seat == 1
    before = table.scene.host.now
    table.wait(3000)
    assert table.scene.host.now == before
    assert handover(table).curtain is Curtain.HANGING
    assert all(each.covered() for each in table.people)


def test_only_the_next_players_own_device_lifts_it(couch: Callable[..., Table]) -> None:
    devices = {0: frozenset({MOUSE, KEYS}), 1: frozenset({pad(7)})}
    table = couch(ADA, RUTH, JUN, position=CLASSIC, seating=Seating(devices))
    table.click((640, 360))
    open_at_last(table)
    play_something(table)
    until_it_hangs(table)
    table.press(pygame.K_RETURN)
    table.click((640, 360))
    table.post(events.pad_button(A, pad=8), events.pad_button(A, False, pad=8))
    assert handover(table).curtain is Curtain.HANGING
    table.post(events.pad_button(A, pad=7), events.pad_button(A, False, pad=7))
    assert handover(table).curtain is not Curtain.HANGING


def test_the_curtain_names_the_next_player_while_it_falls(couch: Callable[..., Table]) -> None:
    table = lifted(couch(ADA, RUTH, JUN, position=CLASSIC, moving=True))
    play_something(table)
    for _ in range(200):
        table.frame(20)
        if handover(table).curtain is Curtain.FALLING:
            break
    assert handover(table).curtain is Curtain.FALLING
    assert handover(table).shown.seat == 0
    assert handover(table).called.seat == 1
    until_it_hangs(table)
    assert handover(table).called.seat == 1


@pytest.mark.parametrize("moving", [False, True])
def test_who_presses_a_key_over_and_over_does_not_lift_it_for_the_next(
    couch: Callable[..., Table], moving: bool
) -> None:
    table = lifted(couch(ADA, RUTH, JUN, position=CLASSIC, moving=moving))
    table.press(pygame.K_RIGHT)  # a card is in focus, or it says why not
    play_something(table)
    for _ in range(60):
        table.press(pygame.K_RETURN, pygame.K_RETURN)
        table.frame(40)
        assert handover(table).curtain is not Curtain.RISING
    assert handover(table).curtain is Curtain.HANGING
    assert handover(table).shown.seat == 1
    table.frame(REST)
    table.press(pygame.K_RETURN)
    assert handover(table).curtain is not Curtain.HANGING


def test_what_happened_since_ones_own_turn_is_told_in_order(couch: Callable[..., Table]) -> None:
    table = lifted(couch(ADA, RUTH, MILO, position=CLASSIC, moving=True))
    play_something(table)  # Ada
    until_it_hangs(table)
    lifted(table)
    assert [step.seat for step in handover(table).recap.steps] == [0]  # type: ignore[union-attr]
    table.press(pygame.K_RETURN)
    assert handover(table).recap is None
    assert len(table.match.log) == 1  # the key that ends it plays no card
    play_something(table)  # Ruth; Milo plays by himself
    until_it_hangs(table)
    assert handover(table).shown.seat == 0
    lifted(table)
    recap = handover(table).recap
    assert recap is not None
    assert [step.seat for step in recap.steps] == [1, 2]
    assert recap.shown == 1
    before = table.scene.host.now
    table.wait(700)
    assert recap.shown == 2
    table.press(pygame.K_w)  # once more
    assert recap.shown == 1
    table.wait(700)
    assert recap.told
    assert table.scene.host.now == before
    table.press(pygame.K_RIGHT)
    assert handover(table).recap is None
    assert table.focus() is not None


def test_a_recap_tells_no_card_that_somebody_drew(couch: Callable[..., Table]) -> None:
    position = CLASSIC | {"hands": ["G9 G8", "B7 Y2", "R1 G2"], "draw": "B1 B2 B3 B4 B5"}
    table = lifted(couch(ADA, RUTH, JUN, position=position))
    assert table.viewpoint.do(Action("draw")) is None
    until_it_hangs(table)
    lifted(table)
    (step,) = handover(table).recap.steps  # type: ignore[union-attr]
    assert step.cards
    assert set(step.cards) == {-1}


def test_one_person_among_bots_sees_no_curtain(couch: Callable[..., Table]) -> None:
    table = couch(ADA, MILO)
    assert table.scene.turns is None


def test_before_each_round_is_dealt_the_curtain_hangs(couch: Callable[..., Table]) -> None:
    position = CLASSIC | {"hands": ["R5", "B7 Y2", "R1 G2"]}
    table = lifted(couch(ADA, RUTH, JUN, position=position))
    play_something(table)
    assert table.scene.host.over
    table.scene.host.next_round()
    table.frame()
    assert handover(table).curtain is Curtain.HANGING
    assert all(each.covered() for each in table.people)


def test_everybody_can_pause(couch: Callable[..., Table]) -> None:
    devices = {0: frozenset({MOUSE}), 1: frozenset({pad(7)}), 2: frozenset({pad(8)})}
    table = couch(ADA, RUTH, JUN, position=CLASSIC, seating=Seating(devices))
    start = pygame.CONTROLLER_BUTTON_START
    table.post(events.pad_button(start, pad=8), events.pad_button(start, False, pad=8))
    assert isinstance(table.top, PauseScene)


@pytest.mark.parametrize("game", ["classic", "oono", "attack", "tricks"])
def test_a_round_is_played_by_two_people_and_bots_behind_the_curtain(
    couch: Callable[..., Table], game: str
) -> None:
    table = couch(ADA, MILO, RUTH, Seat("Emil", "emil", "random"), game=game)
    shown = set()
    for _ in range(4000):
        if table.scene.host.over:
            break
        if handover(table).curtain is Curtain.HANGING or handover(table).recap is not None:
            table.frame(REST)
            table.press(pygame.K_RETURN)
        elif table.in_turn():
            assert table.agrees()
            shown.add(table.seat)
            play_something(table)
        table.frame(50)
    assert table.scene.host.over
    assert shown == {0, 2}
    assert table.kit.speed is Speed.OFF


def test_nothing_of_a_hand_is_seen_behind_the_menu(couch: Callable[..., Table]) -> None:
    def paused(position: Position) -> bytes:
        table = lifted(couch(ADA, RUTH, JUN, position=position))
        table.press(pygame.K_F10)
        assert isinstance(table.top, PauseScene)
        return table.pixels()

    assert paused(CLASSIC) == paused(ELSEWHERE)


def test_who_is_not_meant_is_told_for_whom_the_curtain_waits(
    couch: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Seating({0: frozenset({pad(7)}), 1: frozenset({pad(8)})})
    table = couch(ADA, RUTH, position=CLASSIC | {"hands": CLASSIC["hands"][:2]}, seating=own)
    writing = Writing(monkeypatch)

    def said() -> str:
        writing.clear()
        table.draw_anew()
        table.picture()
        return " ".join(text for text, _ in writing.texts)

    assert "Your cards stay hidden until then." in said()
    table.post(events.pad_button(A, pad=8), events.pad_button(A, False, pad=8))
    assert handover(table).curtain is Curtain.HANGING
    found = said()
    assert "Only Ada can lift the curtain:" in found
    assert device_name(table.kit.words, table.kit.input.pads, pad(7)) in found
    table.wait(6000)
    assert "Only Ada can lift the curtain:" not in said()
    table.post(events.pad_button(A, pad=7), events.pad_button(A, False, pad=7))
    open_at_last(table)


def test_who_has_no_device_of_their_own_is_not_said_to_have_that_of_another(
    couch: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Seating({1: frozenset({pad(8)})})
    table = couch(ADA, RUTH, position=CLASSIC | {"hands": CLASSIC["hands"][:2]}, seating=own)
    table.post(events.pad_button(A, pad=8), events.pad_button(A, False, pad=8))
    assert handover(table).curtain is Curtain.HANGING
    writing = Writing(monkeypatch)
    table.draw_anew()
    table.picture()
    found = " ".join(text for text, _ in writing.texts)
    assert table.kit.words("couch.not_meant_free", name="Ada") in found
    assert device_name(table.kit.words, table.kit.input.pads, pad(8)) not in found


def test_no_key_gives_a_card_that_lies_face_down_the_focus(couch: Callable[..., Table]) -> None:
    for key in (pygame.K_w, pygame.K_s, pygame.K_b, pygame.K_RIGHT, pygame.K_RETURN):
        table = lifted(couch(ADA, MILO, RUTH, position=CLASSIC, moving=True))
        five = table.match.table.deck.index["R5"]
        assert table.viewpoint.do(Action("play", (five,))) is None
        while not handover(table).turned:
            table.frame(20)
        table.press(key)
        assert handover(table).turned
        assert table.focus() is None
        assert table.answer() is None


SANA = Seat("Sana", "sana", "greedy")
JUMPS: Position = {"hands": ["R5 R7 G9", "R7 G2", "B1 B2 R1", "R2 Y3"], "discard": "R3", "turn": 0}
NO_JUMPS: Position = {**JUMPS, "hands": ["R5 G7 G9", *JUMPS["hands"][1:]]}


def turned_over(couch: Callable[..., Table], position: Position, *, jump_in: bool = True) -> Table:
    """Ada's hand lies face down after her turn: Milo has laid a seven, and Sana, a bot too, is next."""
    rules = {"jump_in": jump_in}
    table = lifted(couch(ADA, MILO, SANA, RUTH, position=position, moving=True, options=rules))
    for seat, card in ((0, "R5"), (1, "R7")):
        code = table.match.table.deck.index[card]
        assert table.scene.host.runner.submit(seat, Action("play", (code,))) is None
    until_turned(table)
    return table


def until_turned(table: Table) -> None:
    for _ in range(100):
        if handover(table).turned:
            return
        table.frame(10)
    raise AssertionError("the hand stays open")


def test_whose_hand_is_turned_over_steps_to_their_plate_and_makes_a_face(
    couch: Callable[..., Table],
) -> None:
    table = turned_over(couch, JUMPS)
    table.press(pygame.K_DOWN)
    assert table.foci() == ["plate"]
    table.press(pygame.K_RETURN, pygame.K_1)
    assert table.scene.room.feelings.looks[0] == "happy"


def told_to_look(table: Table, monkeypatch: pytest.MonkeyPatch) -> bool:
    writing = Writing(monkeypatch)
    table.pixels()
    return table.kit.words("table.look_to_jump") in [line for line, _ in writing.texts]


@pytest.mark.parametrize("position", [JUMPS, NO_JUMPS], ids=["holds", "not"])
def test_whoever_may_jump_in_is_told_to_look_whatever_they_hold(
    couch: Callable[..., Table], position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = turned_over(couch, position)
    assert told_to_look(table, monkeypatch)


def test_nothing_of_a_hand_that_is_turned_over_depends_on_a_card_that_may_jump(
    couch: Callable[..., Table],
) -> None:
    def seen(position: Position) -> tuple[object, bytes]:
        table = turned_over(couch, position)
        table.point((640, 660))
        table.frame(400)
        assert (handover(table).may_look, len(table.match.log)) == (True, 2)
        pixels = table.pixels()  # prompts are told as they were drawn last
        return table.prompts(), pixels

    assert seen(JUMPS) == seen(NO_JUMPS)


def test_a_hand_is_not_looked_at_again_where_nobody_jumps_in(
    couch: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = turned_over(couch, JUMPS, jump_in=False)
    assert not told_to_look(table, monkeypatch)
    assert not handover(table).look()


def test_who_looks_at_their_hand_jumps_in_out_of_turn(couch: Callable[..., Table]) -> None:
    table = turned_over(couch, JUMPS)
    table.press(pygame.K_RETURN)
    table.frame(10)
    assert not handover(table).turned
    assert len(table.match.log) == 2
    table.press(pygame.K_RETURN)
    assert (len(table.match.log), table.match.log[-1].seat) == (3, 0)
    assert table.match.log[-1].action.cards == (table.match.table.deck.index["R7"],)


def test_a_hand_that_was_looked_at_turns_over_again_with_the_end_of_the_jump(
    couch: Callable[..., Table],
) -> None:
    table = turned_over(couch, NO_JUMPS)
    table.press(pygame.K_RETURN)
    table.frame(10)
    assert not handover(table).turned
    assert table.scene.host.runner.submit(2, Action("draw")) is None
    until_turned(table)
    assert not handover(table).may_look


def opened_panel(
    couch: Callable[..., Table], device: Device, game: str, players: int, **how: Any
) -> Table:
    """A table at which the first person has opened the list of other actions, or of faces (with all keys)."""
    hands = [f"R{n} G{n} B{n} Y{n} R{n + 5} G{n + 5} B{n + 5}" for n in range(players)]
    people = [ADA, JUN, Seat("Mei", "mei"), Seat("Kofi", "kofi"), RUTH][:players]
    seating = Seating({0: frozenset({device}), 1: frozenset({MOUSE})})
    position = {"hands": hands, "discard": "Y9", "turn": 0}
    table = couch(*people, game=game, position=position, seating=seating, **how)
    if device is KEYS:
        lifted(table).press(pygame.K_y)
    else:
        table.post(*events.key_at(pygame.KSCAN_E))
        open_at_last(table)
        table.post(*events.key_at(pygame.KSCAN_T))
    table.picture()
    return table


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 1024)])
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("game", ["classic", "oono"])
@pytest.mark.parametrize("device", [LEFT_KEYS, KEYS])
def test_the_panel_of_other_actions_covers_nothing_that_has_to_be_read(
    couch: Callable[..., Table], device: Device, game: str, players: int, size: tuple[int, int]
) -> None:
    table = opened_panel(couch, device, game, players, size=size)
    panel = table.panel()
    assert panel is not None
    plates = [f"plate {seat}" for seat in table.others()]
    for name in (*plates, "own plate", "hand", "called", "top card", "stock count"):
        for rect in some(table.rects(name)):
            assert not rect.inflate(-4, -4).colliderect(panel.rect), name


@pytest.mark.parametrize("game", ["classic", "oono"])
@pytest.mark.parametrize("device", [LEFT_KEYS, KEYS])
def test_in_large_text_it_leaves_the_hand_free(
    couch: Callable[..., Table], device: Device, game: str
) -> None:
    table = opened_panel(couch, device, game, 3, text_scale=2.0)
    panel = table.panel()
    assert panel is not None
    for rect in some(table.rects("hand")):
        assert not rect.inflate(-4, -4).colliderect(panel.rect)


@pytest.mark.parametrize("size", [(720, 1280), (960, 1000), (1280, 720)])
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("game", ["classic", "oono"])
@pytest.mark.parametrize("device", [LEFT_KEYS, KEYS])
def test_in_large_text_it_lies_over_piles_alone_and_the_table_is_dim_then(
    couch: Callable[..., Table], device: Device, game: str, players: int, size: tuple[int, int]
) -> None:
    table = opened_panel(couch, device, game, players, size=size, text_scale=2.0)
    panel = table.panel()
    assert panel is not None

    def meets(name: str) -> bool:
        return any(each.inflate(-4, -4).colliderect(panel.rect) for each in some(table.rects(name)))

    spared = *(f"plate {seat}" for seat in table.others()), "own plate", "hand"
    for name in (*spared, *(["calls"] if game == "oono" else [])):
        assert not meets(name), name
    assert panel.over == any(map(meets, ("top card", "called", "stock count")))


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_ones_plate_makes_room_for_it_and_keeps_off_the_calls(
    couch: Callable[..., Table], text_scale: float
) -> None:
    for size in ((720, 1280), (960, 1000)):
        table = opened_panel(couch, LEFT_KEYS, "oono", 5, size=size, text_scale=text_scale)
        (calls,), (own,) = table.rects("calls"), table.rects("own plate")
        assert not own.inflate(-4, -4).colliderect(calls), size


def test_faces_lie_in_fewer_rows_where_a_high_panel_would_cover_a_plate(
    couch: Callable[..., Table],
) -> None:
    def rows(game: str) -> int:
        panel = opened_panel(couch, KEYS, game, 5).panel()
        assert panel is not None
        return len({item.rect.top for item in panel.items})

    assert rows("classic") == 4
    assert rows("oono") == 2
