"""A person at the table for tricks: bids, cards and the order by keys alone and by mouse alone."""

from collections.abc import Callable
from functools import partial
from math import hypot
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import FRect

from game.engine.events import Place
from game.engine.state import ROUND_OVER
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.table.table_scene import TableScene
from game.session.plan import Plan
from game.store.settings_file import Settings
from game.view.base.suit_styles import FOUR_COLOURS
from game.view.speech.occupancy import Precedence
from game.view.speech.spots import NEAR, away
from tests.harness.playing import focus_a_card
from tests.harness.seen import Writing
from tests.harness.some import some
from tests.harness.table import Sit, Table, bots


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    return partial(Table, tmp_path, game="tricks")


def act_by_keys(table: Table, luck: Random) -> str:
    """Do something with arrows and Enter only; its verb."""
    table.frame()  # what can be chosen is seen now
    log = len(table.match.log)
    if table.choices():
        if table.choice_in_focus() is None:  # the mouse was used last
            table.press(pygame.K_UP)
        for _ in range(luck.randrange(3)):
            table.press(pygame.K_RIGHT)
    else:
        playable = table.playable()
        assert playable
        focus_a_card(table, playable)
    table.press(pygame.K_RETURN)
    assert len(table.match.log) > log
    return table.match.log[log].action.verb


def act_by_mouse(table: Table, luck: Random) -> str:
    """Do something by a click; its verb."""
    table.frame()  # what can be chosen is seen now
    log = len(table.match.log)
    choices = table.choices()
    if choices:
        table.click(luck.choice(choices).rect.center)
    else:
        playable = table.playable()
        assert playable
        slots = [slot for slot, card in enumerate(table.held()) if card in playable]
        table.click(table.spot(luck.choice(slots)))
    assert len(table.match.log) > log
    return table.match.log[log].action.verb


@pytest.mark.parametrize("act", [act_by_keys, act_by_mouse])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_played_and_the_next_one_dealt(
    sit: Sit, players: int, act: Callable[[Table, Random], str]
) -> None:
    table = sit(players=players, seed=players)
    luck = Random(players)
    if act is act_by_keys:
        table.press(pygame.K_LEFT)
    verbs = set()
    while table.my_turn():
        verbs.add(act(table, luck))
        assert table.agrees() or table.busy()
    assert isinstance(table.top, EndScene | ResultScene)
    assert table.match.state.phase == ROUND_OVER
    assert {"bid", "pass"} & verbs
    assert "play" in verbs
    assert table.agrees()
    table.wait(400)
    table.press(pygame.K_RETURN)
    table.wait(100)
    assert isinstance(table.top, TableScene)
    assert table.my_turn()
    assert table.match.state.round == 2
    assert table.agrees()


@pytest.mark.parametrize("act", [act_by_keys, act_by_mouse])
def test_the_order_is_chosen(sit: Sit, act: Callable[[Table, Random], str]) -> None:
    position = {
        "hands": ["QH 9C", "10D KC"],
        "taken": ["AS 10H Joker", "9D QC JS"],
        "centre": "KS",
        "bidder": 0,
        "bids": [8, "pass"],
        "trump": "S",
        "phase": "order",
    }
    table = sit(position=position)
    luck = Random(1)
    if act is act_by_keys:
        table.press(pygame.K_LEFT)
    assert table.my_turn()
    table.frame()  # what can be chosen is seen now
    assert [each.verb for each in table.choices()] == ["downtown", "uptown"]
    verb = act(table, luck)
    assert verb in ("downtown", "uptown")
    table.frame(700)
    assert table.presented.facts.order == verb


def test_the_window_changes_while_a_trick_is_gathered(sit: Sit) -> None:
    table = sit(players=4, seed=3)
    luck = Random(5)
    sizes = [(960, 540), (1280, 720), (1024, 768), (1600, 680), (1000, 1500)]
    gathered = 0
    while isinstance(table.top, TableScene):
        if any(flight.zone == "trick" for flight in table.flights()):
            gathered += 1
            table.resize(luck.choice([each for each in sizes if each != table.kit.size]))
            table.picture()
            wide, tall = table.kit.space.wide, table.kit.space.tall
            for flight in table.flights():
                for pose in (flight.start, flight.end):
                    assert 0 < pose.x < wide
                    assert 0 < pose.y < tall
        if table.in_turn():
            act_by_mouse(table, luck)
        table.frame(50)
    assert gathered >= 6
    assert table.agrees()


def test_a_card_that_does_not_follow_says_why_with_its_clause(sit: Sit) -> None:
    position = {
        "hands": ["QH 9C AS", "10D KC JS", "10H QC QS", "9H AC KS"],
        "centre": "AD",
        "trick": "JH",
        "bidder": 3,
        "bids": ["pass", "pass", "pass", 9],
        "leader": 3,
        "trump": "S",
    }
    table = sit(position=position)
    assert table.my_turn()
    held, playable = table.held(), table.playable()
    assert playable is not None
    assert playable < set(held)
    slot = next(slot for slot, card in enumerate(held) if card not in playable)
    table.click(table.spot(slot))
    assert not table.match.log
    reason = table.answer()
    assert reason is not None
    assert reason[1] in ("T-5", "T-8", "T-9")


def test_in_the_auction_no_card_is_veiled(sit: Sit) -> None:
    table = sit(players=3, seed=2)
    assert table.my_turn()
    assert table.match.state.phase == "auction"
    assert table.playable() is None
    assert table.lifted() is None


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (720, 1280), (1680, 720)])
def test_a_card_looked_at_in_the_auction_is_not_covered_by_the_bids(
    sit: Sit, size: tuple[int, int], scale: float
) -> None:
    settings = Settings(speed="OFF", think="OFF", text_scale=scale)
    table = sit(size=size, players=2, seed=2, settings=settings)
    assert table.my_turn()
    for slot in (0, 6, 11):
        table.point(table.spot(slot))
        table.picture()
        assert table.focus() == slot
        index = table.lies(slot).corner(0.15, 0.12)
        pixel = tuple(round(each * table.kit.space.scale) for each in index)
        assert all(not b.rect.collidepoint(pixel) for b in some(table.choices()))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1024, 768), (720, 1280)])
def test_passing_shows_its_key_beside_every_bid(
    sit: Sit, size: tuple[int, int], scale: float
) -> None:
    settings = Settings(speed="OFF", think="OFF", text_scale=scale)
    table = sit(size=size, players=3, seed=2, settings=settings)
    assert table.my_turn()
    table.frame()
    choices = table.choices()
    assert [each.verb for each in choices] == ["bid"] * 9 + ["pass"]
    assert table.choice_key(9) == "K"
    assert table.room_on_choice(9) > 0
    area = table.area("choices")
    assert all(area.contains(each.rect) for each in choices)


def test_only_one_thing_has_the_focus(sit: Sit) -> None:
    table = sit(players=3, seed=2)
    assert table.my_turn()
    for key in (pygame.K_RIGHT, pygame.K_w, pygame.K_TAB, pygame.K_TAB, pygame.K_w, pygame.K_UP):
        table.press(key)
        assert len(table.foci()) == 1
    assert table.choice_in_focus() == 1  # where it was before the question
    table.point(table.spot(3))
    assert len(table.foci()) == 1
    assert table.focus() == 3


HANDS = ["AH KH QS", "9S 9C 10H", "JS JC JD", "QC QD KC"]
SHAPES = [(1280, 720), (1024, 768), (720, 1280), (960, 1000), (2560, 1080)]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("turn", [0, -1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bid_stands_by_its_seat(sit: Sit, players: int, turn: int, scale: float) -> None:
    """Each by its own seat and over nothing, or in the circle without a tail."""
    turn %= players
    bids: list[object] = [8, 9, "pass", 12][:players]
    bids[turn] = ""
    settings = Settings(speed="OFF", think="SLOW", text_scale=scale)
    position = {
        "hands": HANDS[:players],
        "centre": "9D",
        "phase": "auction",
        "bids": bids,
        "turn": turn,
    }
    table = sit(position=position, settings=settings)
    for size in SHAPES:
        table.resize(size)
        table.picture()
        circle, said = table.middle_area(), table.bids_said()
        rects = [spot.rect for spot in said]
        assert tuple(map(tuple, rects)) == tuple(map(tuple, table.boxes("bids")))
        others = [seat for seat in range(players) if seat != turn]
        if size[0] > size[1] or players < 4:
            assert len(said) == len(others)
        whole = table.ground(Precedence.PIECE, "trick", "bids")
        for rect in rects:
            assert whole.free(rect)
            assert sum(rect.colliderect(other) for other in rects) == 1
        for spot in said:
            if spot.tip == spot.rect.center:
                assert circle.contains(spot.rect)
                continue
            tip = FRect(*spot.tip, 0, 0)
            by = {seat: gap(tip, player_box(table, seat)) for seat in range(players)}
            nearest = min(by, key=lambda seat: by[seat])
            assert nearest in others
            assert away(spot.rect, player_box(table, nearest)) <= NEAR
            others.remove(nearest)


def gap(one: FRect, other: FRect) -> float:
    """The distance between two boxes."""
    across = max(other.left - one.right, one.left - other.right, 0)
    return hypot(across, max(other.top - one.bottom, one.top - other.bottom, 0))


def player_box(table: Table, seat: int) -> FRect:
    """What bubbles point at for a seat."""
    return table.box(f"player {seat}") or table.box("own plate")


def test_a_spectator_looks_over_the_first_players_shoulder(sit: Sit) -> None:
    table = sit(players=3)
    table.sit(Plan("tricks", tuple(bots(3)), {}, 1))
    table.wait(4000)
    assert set(table.held()) == {-1}
    assert Place("hand", 0) in table.presented.zones
    for _ in range(4000):
        table.frame(60)
        if isinstance(table.top, EndScene | ResultScene):
            break
    assert isinstance(table.top, EndScene | ResultScene)
    assert table.agrees()


def brightness(table: Table, piece: str) -> float:
    """How bright a piece of the table is on the average, of 255."""
    box = min(table.boxes(piece), key=lambda each: each.top)
    area = table.kit.rect(box)
    return sum(pygame.transform.average_color(table.picture(), area)[:3]) / 3


def test_what_is_decided_weighs_more_than_what_is_not_known(sit: Sit) -> None:
    table = sit(players=4, seed=4)
    for _ in range(20):
        if not table.choices():
            table.wait(1000)
    assert table.choices()  # it is time to bid, and no trump is known
    waiting = brightness(table, "trump and order")
    assert waiting < 0.6 * brightness(table, "choices")
    luck, known = Random(1), waiting
    for _ in range(20):
        if table.my_turn():
            act_by_keys(table, luck)
        table.wait(3000)
        known = brightness(table, "trump and order")
        if known > 1.8 * waiting:  # somebody has led
            break
    assert known > 1.8 * waiting


@pytest.mark.parametrize("four", [False, True])
def test_the_trump_has_the_colour_of_its_suit(sit: Sit, four: bool) -> None:
    """Of four colours too, if the player wants one for each suit."""
    position = {
        "hands": ["9C 10C", "9H 10H"],
        "centre": "Joker",
        "bids": [8, "pass"],
        "bidder": 0,
        "trump": "C",
        "order": "downtown",
    }
    wishes = Settings(speed="OFF", think="OFF", four_colour=four)
    table = sit(position=position, settings=wishes)
    area, green = table.kit.rect(table.boxes("trump and order")[0]), FOUR_COLOURS["C"].main
    shown = table.picture().subsurface(area)
    near = pygame.mask.from_threshold(shown, green, (30, 30, 30)).count()
    assert (near > 100) == four


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_the_list_of_faces_leaves_free_who_is_asked_for_what(sit: Sit, seed: int) -> None:
    table = sit(players=3, seed=seed, settings=Settings(guides={"tricks": ["skipped"]})).dealt()
    while table.match.state.turn != 2:  # who sits where the list would lie
        if table.my_turn():
            act_by_keys(table, Random(seed))
        table.frame()
    table.press(pygame.K_y)
    table.picture()
    panel = table.panel()
    assert panel is not None
    (asked,) = table.boxes("asked")
    assert not table.kit.rect(asked).colliderect(panel.rect)


def test_a_bid_is_said_at_once_where_it_stays(sit: Sit) -> None:
    """It keeps clear of who is asked now, and not of the place where its own seat was asked."""
    table = sit(players=4, seed=3, settings=Settings(think="SLOW"))
    table.resize((1024, 768))
    said = 0
    while not table.choices():
        table.frame()
        table.picture()
        at = set(map(tuple, table.boxes("bids")))
        table.resize((1024, 768))  # everything is placed anew
        table.picture()
        assert at <= set(map(tuple, table.boxes("bids")))
        said += bool(at)
    assert said


def test_nothing_is_asked_beside_a_panel_that_lies_over_it(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else pieces of "You to play" would be left beside the panel."""
    position = {
        "hands": ["QH 9C JS", "10D KC 9D", "AC KD QS"],
        "centre": "KS",
        "bidder": 0,
        "bids": [7, "pass", "pass"],
        "trump": "H",
    }
    writing = Writing(monkeypatch)
    table = sit((1280, 1024), position=position)
    table.frame(1000)
    table.picture()
    asked, said = table.kit.words("table.to_play"), []
    spot = writing.place(asked).inflate(30, 100)  # the place of the card
    for key in (pygame.K_y, pygame.K_ESCAPE):
        writing.clear()
        table.press(key)
        table.picture()
        panel = table.box("panel")
        over = panel is not None and table.kit.rect(panel).colliderect(spot)
        said.append((over, asked in [line for line, _ in writing.texts]))
    assert said == [(True, False), (False, True)]


def test_the_name_of_the_one_card_is_not_left_in_pieces_beside_a_panel(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing = Writing(monkeypatch)
    table = sit((1280, 736), players=4, settings=Settings(speed="OFF", think="OFF"))
    while not table.choices():
        table.frame(1000)
    table.picture()
    name, said = table.kit.words("tricks.centre"), []
    spot = writing.place(name)
    for key in (pygame.K_y, pygame.K_ESCAPE):
        writing.clear()
        table.press(key)
        table.picture()
        panel = table.box("panel")
        over = panel is not None and table.kit.rect(panel).colliderect(spot)
        said.append((over, name in [line for line, _ in writing.texts]))
    assert said == [(True, False), (False, True)]
