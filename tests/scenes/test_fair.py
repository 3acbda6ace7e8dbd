"""Holding or mashing gives nothing, anybody ends a pause, and nothing that opens covers another's corner."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine.actions import Action
from game.scenes.pause.pause_scene import PauseScene
from game.show.devices import KEY_ZONES, KEYS, LEFT_KEYS, MOUSE, NUMBER_KEYS, Device
from game.variants import with_a_table
from game.view.input.key_zones import USUAL_PLACES
from tests.harness import events
from tests.harness.couch import BUTTONS, KEYBOARD, PAD, Couch, couch
from tests.harness.some import some
from tests.harness.written import Position

TIMES = 6
"""Presses in one frame."""
BY_TURNS = [variant.info.id for variant in with_a_table() if not variant.info.timed]
GAMES = [variant.info.id for variant in with_a_table()]
ACTIONS = ("draw", "confirm", "call_1", "call_2", "more", "look_hand")
KINDS: tuple[Device, ...] = (LEFT_KEYS, KEYS, PAD)

DRAWING: dict[str, Position] = {
    "oono": {"hands": ["B7 G3 B2", "G5 Y2 B9", "R1 R2 R4"], "discard": "R9", "turn": 0},
}
"""Positions of games in which a card is drawn only if none can be played."""
SEEDS = {"attack": 4}
Outcome = tuple[object, ...]


def deal_anew(made: Couch) -> int:
    """Open the same cards again; return who is in turn."""
    made.deal_anew(DRAWING.get(made.plan.game))
    made.frames(2)
    return made.match.state.turn


def mash(made: Couch, seat: int, action: str) -> None:
    """Press and let go many times in one frame, and twice in each of the next frames."""
    for _ in range(TIMES):
        made.send(seat, action)
    made.frame()
    for _ in range(3):
        made.send(seat, action)
        made.send(seat, action)
        made.frame()


def hold(made: Couch, seat: int, action: str) -> None:
    """Press and keep pressed, for long enough that keys repeat; let go at last."""
    device = made.used[seat]
    if device.is_pad:
        if action == "look_hand":
            made.send(seat, action)
            made.frame()
            return
        pad, button = made.pads[device.number], BUTTONS[action]
        pad.button(button, True)
        made.frames(TIMES * 5)
        pad.button(button, False)
        made.frame()
        return
    if device in KEY_ZONES:
        (place,) = USUAL_PLACES[device][action]
        down, up = events.key_at(place)
    else:
        down, up = events.key(KEYBOARD[action])
    for _ in range(TIMES):
        events.post(down, down)
        made.frames(5)
    made.post(up)


def usable(device: Device, action: str) -> bool:
    if device.is_pad:
        return True
    return action in (USUAL_PLACES[device] if device in KEY_ZONES else KEYBOARD)


def outcome(made: Couch) -> Outcome:
    state = made.match.state
    return [(each.seat, each.action) for each in made.match.log], state.hands, state.turn


def after(
    made: Couch, action: str, does: Callable[[Couch, int, str], None]
) -> tuple[Outcome, bool]:
    """What has come of it for whoever is in turn, and whether their corner asks something or is open."""
    seat = deal_anew(made)
    does(made, seat, action)
    made.frames(2)
    corner = made.corner(seat)
    return outcome(made), corner.panel() is not None or corner.is_open()


def once(made: Couch, seat: int, action: str) -> None:
    made.do(seat, action)


def twice(made: Couch, seat: int, action: str) -> None:
    made.do(seat, action, action)


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("game", BY_TURNS)
def test_mashing_or_holding_a_key_gives_what_one_press_gives(
    tmp_path: Path, game: str, first: int
) -> None:
    """Nobody draws, plays or calls twice, whatever the device; a suit that is asked for is chosen once."""
    used = [*KINDS[first:], *KINDS[:first]]
    with couch(tmp_path, used, game=game, seed=SEEDS.get(game, 5)) as made:
        done = 0
        device = made.used[deal_anew(made)]
        for action in (each for each in ACTIONS if usable(device, each)):
            expected, asks = after(made, action, once)
            assert after(made, action, hold) == (expected, asks), action
            if asks and action == "confirm":
                expected, _ = after(made, action, twice)
            if action != "more":  # mashed, it opens and chooses what it offers first
                assert after(made, action, mash)[0] == expected, action
            done += len(expected[0]) > 0  # type: ignore[arg-type]
        assert done or game == "tricks"  # in which a hand is bid for first


CALLED: Position = {
    "hands": ["R5 G9 Y3", "R7 Y2 B9", "R1"],
    "discard": "R3",
    "draw": "Y5 G1 Y6 Y3 B1 B2 B3",
    "turn": 0,
    "uncalled": 2,
}
OWED: Position = {
    "hands": ["R5 G9", "R7 Y2 B9", "R1 G2 Y4"],
    "discard": "R3",
    "draw": "Y5 G1 Y6 Y3 B1 B2 B3",
    "turn": 0,
}


@pytest.mark.parametrize("device", [LEFT_KEYS, PAD], ids=str)
@pytest.mark.parametrize("does", [mash, hold])
def test_a_call_is_heard_once_however_often_it_is_made(
    tmp_path: Path, device: Device, does: Callable[[Couch, int, str], None]
) -> None:
    with couch(tmp_path, [device, NUMBER_KEYS, MOUSE], game="oono", position=OWED) as made:
        told, heard = made.moves(), made.ear.heard
        heard.clear()
        does(made, 0, "call_1")
        made.frames(2)
        assert {entry.action.verb for entry in made.match.log} == {"uno"}
        assert len(made.moves()) == len(told) + 1
        assert heard.count("call-out") == 1


@pytest.mark.parametrize("device", [LEFT_KEYS, PAD], ids=str)
def test_somebody_is_caught_once_however_often_they_are_challenged(
    tmp_path: Path, device: Device
) -> None:
    with couch(tmp_path, [device, NUMBER_KEYS, MOUSE], game="oono", position=CALLED) as made:
        made.do(0, "call_2")
        panel = made.corner(0).panel()
        assert panel is not None
        place = [offer.label for offer in panel.items].index("Jun")
        for _ in range(place):
            made.do(0, "right")
        made.send(0, "confirm")
        for _ in range(TIMES):
            made.send(0, "call_2")
            made.send(0, "right")
            made.send(0, "confirm")
        made.frames(2)
        assert [(entry.seat, entry.action.verb) for entry in made.match.log] == [(0, "challenge")]
        assert len(made.match.state.hands[2]) == 3


TIMED: Position = {
    "hands": ["5H 9C KH 3D 8C", "5S 7C 2H", "5H 9D 10H"],
    "discard": "5D",
    "draw": "4H 6H 7H 8D 9H 10C 4D 6D 7D 8H 9D 10D 4C 6C 7C",
    "turn": 1,
}


@pytest.mark.parametrize("action", ["draw", "confirm"])
@pytest.mark.parametrize("device", KINDS, ids=str)
def test_where_mistakes_can_be_played_mashing_costs_a_card_for_each_of_them(
    tmp_path: Path, device: Device, action: str
) -> None:
    """Every press out of turn is a mistake of its own; held, the key is one press."""
    used = [device, NUMBER_KEYS, MOUSE]
    held = len(TIMED["hands"][0].split())
    with couch(tmp_path, used, game="callout", position=TIMED) as made:
        hold(made, 0, action)
        assert len(made.match.log) == 1
    with couch(tmp_path, used, game="callout", position=TIMED) as made:
        for _ in range(TIMES):
            made.send(0, action)
        made.frame()
        done = [entry for entry in made.match.log if entry.seat == 0]
        assert len(done) > 1
        accuse = Action("accuse", seat=0, text="out-of-turn")
        for _ in done:
            assert made.corner(1).viewpoint.do(accuse) is None
        cards = len(made.match.state.hands[0])
        assert cards >= held + len(done)


@pytest.mark.parametrize("ender", range(4))
@pytest.mark.parametrize("by", ["confirm", "back", "menu"])
def test_anybody_ends_the_pause_that_another_began(tmp_path: Path, ender: int, by: str) -> None:
    used = [LEFT_KEYS, PAD, KEYS, PAD]
    with couch(tmp_path, used) as made:
        device = made.used[ender]
        if not usable(device, by):
            by = "back"
        for starter in some(seat for seat in range(4) if seat != ender):
            made.do(starter, "menu" if usable(made.used[starter], "menu") else "back")
            if not isinstance(
                made.top, PauseScene
            ):  # a zone's way to the menu is its list of the rest
                made.corner(starter).pause()
                made.frame()
            assert isinstance(made.top, PauseScene)
            made.do(ender, by)
            assert made.top is made.scene


@pytest.mark.parametrize("ender", [0, 1])
def test_whoever_has_the_mouse_ends_the_pause_of_a_pad_and_the_other_way_round(
    tmp_path: Path, ender: int
) -> None:
    with couch(tmp_path, [MOUSE, PAD]) as made:
        made.corner(1 - ender).pause()
        made.frame()
        pause = made.top
        assert isinstance(pause, PauseScene)
        if ender == 0:
            made.click(pause.menu.widgets[0])
        else:
            made.do(1, "confirm")
        assert made.top is made.scene


@pytest.mark.parametrize("size", [(1280, 720), (800, 1280)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_opens_covers_anybodys_corner(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    """Of four people each opens panels, and no pixel of another's prompts and cards changes; all speak."""
    with couch(tmp_path, [PAD] * 4, game=game, size=size) as made:
        boxes = [made.corner(seat).box(grown=True) for seat in range(4)]
        areas = {
            seat: [made.kit.rect(part) for part in (box.header, box.prompts, box.rail, box.eye)]
            for seat, box in enumerate(boxes)
        }

        def seen() -> dict[int, list[bytes]]:
            return {seat: [made.pixels(part) for part in own] for seat, own in areas.items()}

        for seat in areas:
            made.do(seat, "right", "left")  # a cursor in every corner
        before, turns = seen(), made.match.state.turn
        for seat in areas:
            opened = 0
            for action in ("more", "call_1", "call_2", "call_3"):
                made.do(seat, action)
                if made.corner(seat).panel() is not None:
                    opened += 1
                    now = seen()
                    assert now[seat] != before[seat]
                    assert all(now[each] == before[each] for each in areas if each != seat)
                    made.do(seat, "back")
            assert opened
            made.wait(5000)
        assert made.match.state.turn == turns
        corners = [box.rect for box in boxes]
        for seat in areas:
            for text in ("Hm!", "That was a long sentence for somebody with so few cards here."):
                made.scene.room.remark(seat, text, False)
                made.frames(2)
                made.picture()
                notices = made.notices()
                assert any(notice.seat == seat for notice in notices)
                for notice in notices:
                    bubble = made.box(notice.name)
                    assert bubble is not None
                    assert bubble.collidelist(corners) < 0
