"""The results of rounds and matches: hands laid open, the sheet, the plot, for every game and many windows."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.engine.notation.positions import read_position
from game.engine.rng import Rng
from game.scenes.base.match_history import MatchHistory
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.details_scene import DetailsScene
from game.scenes.result.end_scene import EndScene
from game.scenes.result.new_achievements import New, new_achievements
from game.scenes.result.panes.score_plot import CLOSE, apart, columns_of, in_columns, spread
from game.scenes.result.result_scene import ResultScene
from game.scenes.result.result_sheet import ResultSheet
from game.scenes.table.table_scene import TableScene
from game.session.goals.goals import GOALS
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.store.history_index import HistoryIndex
from game.store.match_folder import MatchFolder
from game.store.settings_file import Settings
from game.tools.offscreen import Offscreen, explained
from game.tools.standard_shots import standard
from game.variants import VARIANTS, find_variant
from game.view.widgets.figures import ticks
from game.words.named_things import Player
from tests.harness.played import played
from tests.harness.program import Program
from tests.harness.seen import Writing, overlapping
from tests.harness.some import some
from tests.harness.table import Table, bots


class Played(Table):
    """A match of which so many rounds have been played by bots, and its result."""

    def __init__(
        self,
        folder: Path,
        game: str,
        players: int,
        played: int,
        options: Mapping[str, int],
        size: tuple[int, int] = (1280, 720),
        text_scale: float = 1.0,
        speed: str = "OFF",
    ) -> None:
        settings = Settings(speed=speed, think="OFF", text_scale=text_scale)
        super().__init__(folder, size, settings=settings)
        self.sit(Plan(game, tuple(bots(players)), options, 3))
        host = self.scene.host
        for number in range(played):
            if number:
                host.next_round()
            host.runner.run(1)
        self.result: ResultSheet = (
            DetailsScene(self.kit, self.stack, host.outcome(), ())
            if host.match.over
            else ResultScene(self.kit, self.stack, host, host.next_round)
        )
        self.stack.push(self.result)
        self.wait(100)
        self.picture()


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("classic", 10, {"rounds": 9}),
        ("oono", 5, {"rounds": 9}),
        ("attack", 3, {"rounds": 9}),
        ("tricks", 4, {"target": 100}),
        ("callout", 4, {"rounds": 9, "target": 0}),
    ],
)
def test_what_counted_adds_up_to_the_score(
    tmp_path: Path, game: str, players: int, options: dict[str, int]
) -> None:
    scene = Played(tmp_path, game, players, 3, options).result
    assert len(scene.outcome.rounds) == 3
    for seat, standing in enumerate(scene.outcome.results):
        assert sum(each[seat] for each in scene.outcome.rounds) == standing.score
        assert scene.outcome.rounds[-1][seat] == standing.round_score
        if standing.tally.counted and not standing.tally.failed:
            assert sum(points for _, points in standing.tally.counted) == standing.round_score


@pytest.mark.parametrize(
    "size", [(1280, 720), (1024, 768), (720, 1280), (2560, 1080), (2560, 1440)]
)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_twenty_rounds_of_ten_players_can_be_read_to_the_end(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    played = Played(tmp_path, "attack", 10, 20, {"rounds": 30}, size, scale)
    scene = played.result
    window = pygame.Rect((0, 0), size)
    assert window.contains(scene.card)
    for button in scene.group.widgets:
        assert window.contains(button.rect)
    for pane in scene.panes:
        assert scene.card.contains(pane.scroll.view)
        assert pane.scroll.view.h > played.kit.px(90)
    played.drawn_every = 50
    for _ in range(200):
        played.press(pygame.K_DOWN)
    assert all(pane.scroll.offset == pane.scroll.most for pane in scene.panes)
    played.picture()


@pytest.mark.parametrize(
    ("cost", "said"), [("zero", "failed, scores nothing"), ("minus", "failed, loses 8")]
)
def test_what_a_failed_bid_costs_is_told(tmp_path: Path, cost: str, said: str) -> None:
    """T-16: also where it is taken off."""
    position = {
        "hands": ["9C", "10C"],
        "centre": "JC",
        "bids": [8, "pass"],
        "bidder": 0,
        "trump": "S",
        "taken": ["JS QS KS", "Joker QD"],
    }
    table = Table(tmp_path, settings=Settings(speed="OFF", think="OFF"))
    plan = Plan("tricks", tuple(bots(2)), {"failed_bid": cost}, 3)
    variant = find_variant("tricks")
    state = read_position(variant, variant.table(2, plan.options), position)
    host = Host(plan, Match.from_state(variant, state))
    host.runner.run(1)
    result = DetailsScene(table.kit, table.stack, host.outcome(), ())
    table.stack.push(result)
    table.wait(100)
    (hands,) = result.hands
    assert any(said in hands.note(each) for each in hands.standings)


def test_a_bid_is_made_only_by_who_held_it(tmp_path: Path) -> None:
    position = {
        "hands": ["9C", "10C"],
        "centre": "JC",
        "bids": [3, 2],
        "bidder": 0,
        "trump": "S",
        "taken": ["JS QS KS AS", "Joker QD"],
    }
    table = Table(tmp_path, settings=Settings(speed="OFF", think="OFF"))
    plan = Plan("tricks", tuple(bots(2)), {}, 3)
    variant = find_variant("tricks")
    state = read_position(variant, variant.table(2, plan.options), position)
    host = Host(plan, Match.from_state(variant, state))
    host.runner.run(1)
    result = DetailsScene(table.kit, table.stack, host.outcome(), ())
    table.stack.push(result)
    table.wait(100)
    (hands,) = result.hands
    notes = {each.seat.name: hands.note(each) for each in hands.standings}
    assert ["made" in notes[seat.name] for seat in plan.seats] == [True, False]
    assert notes[plan.seats[1].name].startswith("Took ")


SHAPES = [(2520, 1080), (1920, 1080), (1280, 800), (1024, 768), (1280, 1024), (1080, 1920)]


@pytest.mark.parametrize(
    ("game", "players", "played", "options"),
    [
        ("oono", 2, 1, {"rounds": 1}),
        ("tricks", 4, 3, {"target": 100}),
        ("oono", 4, 15, {"rounds": 15}),
        ("attack", 10, 3, {"rounds": 30, "cards": 20, "decks": 8}),
    ],
)
def test_no_text_of_a_result_is_cut_or_lies_over_another(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    players: int,
    played: int,
    options: dict[str, int],
) -> None:
    table = Played(tmp_path, game, players, played, options)
    scene, kit = table.result, table.kit
    writing = Writing(monkeypatch)
    table.drawn_every = 1000  # the result alone is looked at
    for shape in SHAPES:
        for text_scale in (1.0, 1.5, 2.0):
            kit.settings.text_scale = text_scale
            table.resize(shape)
            window = pygame.Rect((0, 0), shape)
            for down in range(3):
                writing.clear()
                scene.draw(kit.window.surface)
                assert not writing.cut, (writing.cut, shape, text_scale)
                assert len(writing.seen) > 5  # and not scrolled away
                assert window.contains(scene.card)
                for line, rect in writing.seen:
                    assert scene.card.contains(rect), (line, shape, text_scale)
                assert not overlapping(writing.seen, 2), (shape, text_scale, down)
                table.press(pygame.K_DOWN)


def test_each_card_of_a_large_hand_laid_open_shows_its_index(tmp_path: Path) -> None:
    options = {"rounds": 30, "cards": 20, "decks": 8}
    for shape in SHAPES:
        compared = 0
        played = Played(tmp_path, "attack", 4, 1, options, shape)
        for hands in played.result.hands:
            for standing in hands.standings:
                view = played.result.panes[0].scroll.view
                drawn = hands.places(standing, pygame.Rect(view.topleft, (view.w // 3, 400)))
                for left, right in pairwise(drawn):
                    assert right.top > left.top or right.left - left.left >= 0.35 * left.w - 1
                    compared += 1
        assert compared, shape


def test_the_next_round_is_dealt_by_a_key(tmp_path: Path) -> None:
    played = Played(tmp_path, "oono", 3, 2, {"rounds": 9})
    played.press(pygame.K_RETURN)
    assert played.top is played.scene
    assert played.match.state.round == 3


def test_between_rounds_escape_asks_before_the_match_is_lost(tmp_path: Path) -> None:
    played = Played(tmp_path, "oono", 3, 2, {"rounds": 9})
    played.press(pygame.K_ESCAPE)
    assert isinstance(played.top, PauseScene)


def test_a_key_that_hurries_the_table_does_not_pass_over_the_result(tmp_path: Path) -> None:
    played = Played(tmp_path, "oono", 3, 2, {"rounds": 9}, speed="NORMAL")
    played.press(pygame.K_RETURN)
    assert played.top is played.result
    assert played.result.rising.done
    played.press(pygame.K_RETURN)
    assert played.top is played.scene


def test_ticks_are_round_and_few() -> None:
    assert ticks(0, 177) == [0, 50, 100, 150, 200]
    assert ticks(-62, 0)[0] <= -62
    assert len(ticks(0, 100_000)) <= 6


def test_lines_of_the_same_total_lie_beside_each_other() -> None:
    level, other = (
        [(0.0, 50.0), (10.0, 30.0), (20.0, 30.0)],
        [(0.0, 50.0), (10.0, 30.0), (20.0, 9.0)],
    )
    moved = apart([level, list(level), other], 3.0)
    assert [line[0] for line in moved] == [(0.0, 50.0)] * 3
    assert sorted(line[1][1] for line in moved) == [27.0, 30.0, 33.0]
    assert sorted(line[2][1] for line in moved) == [9.0, 28.5, 31.5]


@pytest.mark.parametrize("game", ["classic", "oono"])
def test_the_last_of_ten_rows_has_its_sum_in_sight(game: str) -> None:
    (shot,) = (each for each in standard() if each.name == f"result-{game}-10")
    room = Offscreen(shot.size, shot.wishes())
    shot.pose(room)
    assert isinstance(room.top, EndScene)
    room.top.details()
    assert isinstance(room.top, DetailsScene)
    assert [pane.scroll.most for pane in room.top.panes] == [0, 0]


@pytest.mark.parametrize("height", [90, 170, 300])
@pytest.mark.parametrize("count", range(2, 11))
def test_every_portrait_at_the_plot_is_seen(count: int, height: int) -> None:
    """However few values there are: at the same one they stand in a row or two."""
    radius = 14
    columns = columns_of(count, radius, height)
    for value in (0, 50, height):
        faces = in_columns([value] * count, radius, columns, (0, 0, height))
        clear = [hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(faces, 2)]
        assert min(clear) >= 2 * radius * CLOSE - 1e-9


def test_ends_of_lines_are_kept_apart_between_the_ends() -> None:
    places = spread([10, 11, 12, 90], 20, 0, 100)
    assert sorted(places) == places
    assert all(b - a >= 20 - 1e-6 for a, b in pairwise(places))
    assert places[0] >= 0
    assert places[-1] <= 100


def play_by_chance(host: Host, seed: int) -> None:
    """Play a match to its end, with the first seat's actions drawn by the seed."""
    luck = Rng(seed)
    while not host.over:
        if host.match.state.turn == 0:
            host.runner.submit(0, luck.choice(host.match.observe(0).legal))
        else:
            host.update(100)


def won_by_chance(folder: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Table:
    """A match of Ada's, played by chance, in which she has achieved something; it is over."""
    settings = Settings(speed="OFF", think="OFF", text_scale=scale, guides=explained())
    for seed in range(1, 20):
        table = Table(folder, size, settings=settings)
        table.sit(Plan("classic", (Seat("Ada", "ada"), *bots(3)[1:]), {}, seed))
        play_by_chance(table.scene.host, seed)
        if table.scene.host.achieved.by_seat().get(0):
            return table
    raise AssertionError("nothing is ever achieved")


def test_what_is_achieved_for_the_first_time_is_told_once(tmp_path: Path) -> None:
    table = won_by_chance(tmp_path)
    kit, host = table.kit, table.scene.host
    ids = host.achieved.by_seat()[0]
    told = new_achievements(host, MatchHistory.of(kit))
    assert [each.achievement.id for each in told] == [*ids[:3]]
    assert {each.name for each in told} == {"Ada"}
    log = MatchFolder(kit.places.data).ended / "1.match"
    log.parent.mkdir(parents=True)
    log.touch()
    before = played(log.name, "classic", "Ada* jun milo", [3, 1, 1], 1e9, achieved=tuple(ids))
    HistoryIndex(kit.places.data).put([before])
    assert new_achievements(host, MatchHistory.of(kit)) == []


def test_nobody_is_you_where_several_look_at_what_was_achieved(tmp_path: Path) -> None:
    """Below somebody's name the result of a party said that "you" had achieved it."""
    kit = Program(tmp_path).kit
    achievements = [(v.info.id, each) for v in VARIANTS for each in v.achievements]
    for game, each in some(achievements):
        assert "You" in New(Player("Ada", you=True), each).about(kit, game)
        assert "You" not in New(Player("Ada"), each).about(kit, game)
    for goal in some(GOALS):
        assert "You" not in New(Player("Ada"), goal).about(kit, "classic")


def test_a_rematch_does_not_tell_again_what_was_achieved_in_the_match_before(
    tmp_path: Path,
) -> None:
    table = won_by_chance(tmp_path)
    kit, plan, ways = table.kit, table.scene.host.plan, table.stack.ways
    told = []
    for begin in (ways.table, ways.rematch):
        begin(plan)
        scene = table.top
        assert isinstance(scene, TableScene)
        play_by_chance(scene.host, plan.seed)
        assert scene.host.achieved.by_seat()[0]
        told.append(new_achievements(scene.host, MatchHistory.of(kit)))
    assert told[0]
    assert not told[1]


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (720, 1280)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_was_achieved_is_told_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    table = won_by_chance(tmp_path, size, scale)
    host = table.scene.host
    writing = Writing(monkeypatch)
    found = new_achievements(host, MatchHistory.of(table.kit))
    result = DetailsScene(table.kit, table.stack, host.outcome(), found)
    table.stack.push(result)
    (block,) = result.achieved
    assert block.lines
    for pane in result.panes:
        pane.scroll.by(10_000)
    table.wait(100)
    writing.clear()
    table.picture()
    assert not writing.cut
    view = result.panes[0].scroll.view
    seen = [each for each in writing.texts if view.contains(each[1])]
    assert {block.lines[0][0], block.lines[0][2]} <= {text for text, _ in seen}
    assert not overlapping(seen, 2)
