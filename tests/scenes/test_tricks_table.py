"""A person at the table for tricks: bids, cards and the order by keys alone and by mouse alone."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.engine.events import Place
from game.engine.state import ROUND_OVER
from game.scenes.result.result_scene import ResultScene
from game.scenes.table.table_scene import TableScene, open_table
from game.session.plan import Plan, Seat
from game.store.settings_file import Settings
from tests.scenes.driving import Seated

Sit = Callable[..., Seated]


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    return lambda **how: Seated(tmp_path, **{"game": "tricks", **how})


def act_by_keys(seated: Seated, luck: Random) -> str:
    """Do something with arrows and Enter only; its verb."""
    seated.frame()  # what can be chosen is seen now
    scene, log = seated.scene, len(seated.match.log)
    choices = scene.shown.furniture.choices
    if choices.actions:
        if choices.focus is None:  # the mouse was used last
            seated.press(pygame.K_UP)
        for _ in range(luck.randrange(3)):
            seated.press(pygame.K_RIGHT)
    else:
        playable = scene.shown.local.playable
        assert playable
        for _ in range(len(scene.shown.view.held) + 1):
            focus = scene.shown.view.highlights.focus
            if focus is not None and scene.shown.view.held[focus] in playable:
                break
            seated.press(pygame.K_RIGHT)
    seated.press(pygame.K_RETURN)
    assert len(seated.match.log) > log
    return seated.match.log[log].action.verb


def act_by_mouse(seated: Seated, luck: Random) -> str:
    """Do something by a click; its verb."""
    seated.frame()  # what can be chosen is seen now
    scene, log = seated.scene, len(seated.match.log)
    choices = scene.shown.furniture.choices
    if choices.buttons:
        seated.click(luck.choice(choices.buttons).rect.center)
    else:
        playable = scene.shown.local.playable
        assert playable
        slots = [slot for slot, card in enumerate(scene.shown.view.held) if card in playable]
        seated.click(seated.spot(luck.choice(slots)))
    assert len(seated.match.log) > log
    return seated.match.log[log].action.verb


@pytest.mark.parametrize("act", [act_by_keys, act_by_mouse])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_played_and_the_next_one_dealt(
    sit: Sit, players: int, act: Callable[[Seated, Random], str]
) -> None:
    seated = sit(players=players, seed=players)
    luck = Random(players)
    if act is act_by_keys:
        seated.press(pygame.K_LEFT)
    verbs = set()
    while seated.my_turn():
        verbs.add(act(seated, luck))
        assert seated.agrees() or seated.scene.shown.local.showing.director.busy
    assert isinstance(seated.top, ResultScene)
    assert seated.match.state.phase == ROUND_OVER
    assert {"bid", "pass"} & verbs
    assert "play" in verbs
    assert seated.agrees()
    seated.wait(400)
    seated.press(pygame.K_RETURN)
    seated.wait(100)
    assert isinstance(seated.top, TableScene)
    assert seated.my_turn()
    assert seated.match.state.round == 2
    assert seated.agrees()


@pytest.mark.parametrize("act", [act_by_keys, act_by_mouse])
def test_the_order_is_chosen(sit: Sit, act: Callable[[Seated, Random], str]) -> None:
    for seed in range(1, 30):
        seated = sit(players=2, seed=seed)
        luck = Random(seed)
        if act is act_by_keys:
            seated.press(pygame.K_LEFT)
        while seated.my_turn():
            if seated.match.state.phase == "order":
                assert [a.verb for a in seated.scene.shown.furniture.choices.actions] == [
                    "downtown",
                    "uptown",
                ]
                verb = act(seated, luck)
                assert verb in ("downtown", "uptown")
                seated.frame(700)
                assert seated.scene.shown.view.director.presented.facts.order == verb
                return
            act(seated, luck)
    raise AssertionError("nobody ever took the Joker")


def test_the_window_changes_while_a_trick_is_gathered(sit: Sit) -> None:
    seated = sit(players=4, seed=3)
    luck = Random(5)
    sizes = [(960, 540), (1280, 720), (1024, 768), (1600, 680), (1000, 1500)]
    director = seated.scene.shown.view.director
    gathered = 0
    while isinstance(seated.top, TableScene):
        if any(flight.src.zone == "trick" for flight in director.flights):
            gathered += 1
            seated.resize(luck.choice([each for each in sizes if each != seated.kit.size]))
            seated.stack.draw(seated.kit.window.surface)
            for flight in director.flights:
                middle = seated.scene.shown.view.middle
                start = middle.pose(flight.src, director.presented, flight, False)
                end = middle.pose(flight.dst, director.presented, flight, True)
                wide, tall = (
                    seated.scene.shown.view.placement.wide,
                    seated.scene.shown.view.placement.tall,
                )
                for pose in (start, end):
                    assert 0 < pose.x < wide
                    assert 0 < pose.y < tall
        if seated.scene.shown.local.in_turn:
            act_by_mouse(seated, luck)
        seated.frame(50)
    assert gathered >= 6
    assert seated.agrees()


def test_a_card_that_does_not_follow_says_why_with_its_clause(sit: Sit) -> None:
    for seed in range(1, 20):
        seated = sit(players=4, seed=seed)
        luck = Random(seed)
        while seated.my_turn():
            scene = seated.scene
            held, playable = scene.shown.view.held, scene.shown.local.playable
            if playable is not None and playable < set(held):
                slot = next(slot for slot, card in enumerate(held) if card not in playable)
                log = len(seated.match.log)
                seated.click(seated.spot(slot))
                assert len(seated.match.log) == log
                reason = scene.shown.view.highlights.reason
                assert reason is not None
                assert reason[1] in ("T-5", "T-8", "T-9")
                return
            act_by_mouse(seated, luck)
    raise AssertionError("every card could always be played")


def test_in_the_auction_no_card_is_veiled(sit: Sit) -> None:
    seated = sit(players=3, seed=2)
    assert seated.my_turn()
    assert seated.match.state.phase == "auction"
    assert seated.scene.shown.view.highlights.playable is None


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (720, 1280), (1680, 720)])
def test_a_card_looked_at_in_the_auction_is_not_covered_by_the_bids(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    settings = Settings(speed="OFF", think="OFF", text_scale=scale)
    seated = Seated(tmp_path, size, game="tricks", players=2, seed=2, settings=settings)
    assert seated.my_turn()
    for slot in (0, 6, 11):
        seated.point(seated.spot(slot))
        view = seated.scene.shown.view
        assert view.highlights.focus == slot
        pose = view.fan.poses(slot, low=view.highlights.choosing)[slot]
        index = pose.corner(0.15, 0.12)
        pixel = tuple(round(each * seated.kit.space.scale) for each in index)
        assert all(
            not b.rect.collidepoint(pixel) for b in seated.scene.shown.furniture.choices.buttons
        )
        view.advance(0)
        assert view.motion.targets[slot] == pose


def test_a_spectator_looks_over_the_first_players_shoulder(tmp_path: Path) -> None:
    seated = Seated(tmp_path, players=3, game="tricks")
    seats = tuple(Seat(name.capitalize(), name, "greedy") for name in ("ruth", "jun", "milo"))
    seated.scene = open_table(seated.kit, seated.stack, Plan("tricks", seats, {}, 1))
    seated.stack.reset(seated.scene)
    seated.wait(4000)
    assert set(seated.scene.shown.view.held) == {-1}
    assert Place("hand", 0) in seated.scene.shown.view.director.presented.zones
    for _ in range(4000):
        seated.frame(60)
        if isinstance(seated.top, ResultScene):
            break
    assert isinstance(seated.top, ResultScene)
    assert seated.agrees()
