"""The end of a match as a scene: what is said and seen at it, for who has won and who has lost."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pygame
import pytest

from game.engine.events import Event
from game.engine.match import Entry, Match
from game.engine.table_facts import Tally
from game.scenes.base.match_history import MatchHistory
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.result.details_scene import DetailsScene
from game.scenes.result.end_scene import LASTS, SEEN, SETTLES, EndScene
from game.scenes.result.end_stage import SINKS, SINKS_FIRST
from game.scenes.result.end_words import EndTold, EndWords, end_words
from game.scenes.result.opening import watched_end
from game.scenes.result.watched_end import WatchedEnd
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.course import Course
from game.session.end_facts.end_fact import EndFact
from game.session.outcome import Outcome, SeatResult, outcome_of
from game.session.plan import Plan, Seat, TakingBack
from game.show.feelings import HAPPY, SAD
from game.store.bot_files import guest_lines, load_roster
from game.store.settings_file import Settings
from game.view.base.fonts import TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.moments.end_light import SINKING
from tests.harness.bot_play import tape_of_bots
from tests.harness.played import DAY, keep, played
from tests.harness.seen import Writing, overlapping
from tests.harness.table import Table, bots
from tests.harness.taped import Watching, tape_of
from tests.harness.written import Position

WINS: Position = {"hands": ["R5", "B1 B2 B3", "Y1 Y2 Y3"], "discard": "R9"}
LOSES: Position = {"hands": ["B1 G2", "R5", "Y1 Y2 Y3"], "discard": "R9", "turn": 1}
STILL = Settings(speed="OFF", think="OFF")


def end_of(table: Table) -> EndScene:
    """Let the match come to its end."""
    for _ in range(600):
        if isinstance(table.top, EndScene):
            return table.top
        table.frame(50)
    raise AssertionError("the match does not end")


def won(folder: Path, settings: Settings = STILL) -> Table:
    table = Table(folder, position=WINS, settings=settings, bot="ruth")
    table.click(table.spot(table.slot("R5")))
    end_of(table)
    return table


def lost(folder: Path, settings: Settings = STILL) -> Table:
    table = Table(folder, position=LOSES, settings=settings, bot="ruth")
    end_of(table)
    return table


def test_who_has_won_is_told_large_and_looks_it(tmp_path: Path) -> None:
    table = won(tmp_path)
    scene = end_of(table)
    assert scene.texts["headline"].text == "You win!"
    assert (scene.stage.lost, scene.stage.look) == (False, HAPPY)
    assert "banner" in scene.placed
    assert scene.said.speaker in (1, 2)
    assert scene.said.line


def test_scores_stand_with_the_best_first(tmp_path: Path) -> None:
    position: Position = {
        "hands": ["R5", "B1 B2 B3", "Y1", "G1 G2"],
        "discard": "R9",
        "scores": [0, 1, 3, 2],
        "round": 9,
    }
    table = Table(tmp_path, position=position, settings=STILL, bot="ruth", players=4, rounds=9)
    table.click(table.spot(table.slot("R5")))
    end = end_of(table)
    scores = [end.outcome.results[seat].score for seat in end.stage.finale.order]
    assert scores == sorted(scores, reverse=True)
    assert end.stage.finale.order == (2, 3, 0, 1)


def test_who_has_lost_is_told_who_has_won_and_sees_the_own_cards(tmp_path: Path) -> None:
    table = lost(tmp_path)
    scene = end_of(table)
    winner = table.scene.host.plan.seats[1].name
    assert scene.texts["headline"].text == f"{winner} wins"
    assert (scene.stage.lost, scene.stage.look) == (True, SAD)
    assert {"own", "plate", "cards", "winner", "said"} <= set(scene.placed)
    assert scene.said.speaker == 1


def test_in_a_high_window_whoever_has_lost_is_below_the_winner_if_no_cards_were_left(
    tmp_path: Path,
) -> None:
    table = lost(tmp_path)
    scene = end_of(table)
    table.resize((960, 1000))
    assert scene.placed["own"].right <= scene.placed["cards"].left
    results = [replace(each, hand=()) for each in scene.page.outcome.results]
    scene.page.outcome = replace(scene.page.outcome, results=tuple(results))
    scene.layout()
    assert "cards" not in scene.placed
    assert abs(scene.placed["own"].centerx - scene.placed["winner"].centerx) <= 1
    assert scene.placed["own"].top > scene.placed["winner"].bottom


def test_it_was_close_for_whoever_led_to_the_last_round_and_for_no_other() -> None:
    turned = EndFact("turned_last", 1, 0)
    assert turned.close_for(0)
    assert not turned.close_for(2)


def met_before(folder: Path, scores: Sequence[int], count: int = 3) -> None:
    """Let Ada have played so many matches against Ruth."""
    now = time.time()
    matches = (
        played(f"{n}", "oono", "Ada* ruth", scores, now - (n + 1) * DAY) for n in range(count)
    )
    keep(folder / "data", matches)


@pytest.mark.parametrize(
    ("hand", "says"),
    [("B1", "So close: you had one card left."), ("B1 G2", "Third in a row for Ruth.")],
)
def test_who_has_lost_is_told_of_themselves_before_the_winner(
    tmp_path: Path, hand: str, says: str
) -> None:
    now = time.time()
    before = (played(f"{n}", "classic", "Ada* ruth", (0, 1), now - (n + 1) * DAY) for n in range(2))
    keep(tmp_path / "data", before)
    position: Position = {**LOSES, "hands": [hand, *LOSES["hands"][1:]]}
    table = Table(tmp_path, position=position, settings=STILL, guests=("ruth", "jun"))
    assert end_of(table).texts["sentence"].text == says


@pytest.mark.parametrize(
    ("position", "scores", "kind", "between"),
    [
        (LOSES, (9, 1), "run_over", "Head to head: you 3, Ruth 1"),
        (WINS, (1, 9), "beaten_at_last", "Head to head: you 1, Ruth 3"),
    ],
)
def test_a_guest_speaks_of_a_run_that_has_ended_and_it_is_told_how_the_two_stand(
    tmp_path: Path, position: Position, scores: Sequence[int], kind: str, between: str
) -> None:
    met_before(tmp_path, scores)
    table = lost(tmp_path) if position is LOSES else won(tmp_path)
    scene = end_of(table)
    lines = guest_lines(load_roster()["ruth"], table.kit.words, kind, count=3)
    assert scene.said.line in lines
    assert scene.outcome.plan.seats[scene.said.speaker].bot == "ruth"
    assert scene.said.between == between
    assert "between" in scene.placed


def plays_on(table: Table) -> None:
    table.scene.host.seat_bot(1, "ruth")


def under_another_name(table: Table) -> None:
    seats = list(table.plan.seats)
    seats[1] = Seat("Bob", "theo", "ruth")
    table.plan = replace(table.plan, seats=tuple(seats))
    table.at(LOSES)


def for_the_person(table: Table) -> None:
    table.scene.host.seat_bot(0, "greedy")
    table.scene.host.seat_person(0)


@pytest.mark.parametrize("change", [plays_on, under_another_name, for_the_person])
def test_of_a_bot_that_plays_on_for_somebody_nothing_is_told_that_was_between_others(
    tmp_path: Path, change: Callable[[Table], None]
) -> None:
    met_before(tmp_path, (9, 1))
    table = Table(tmp_path, position=LOSES, settings=STILL, bot="ruth")
    change(table)
    scene = end_of(table)
    assert scene.said.speaker == 1
    assert scene.said.line in guest_lines(load_roster()["ruth"], table.kit.words, "wins")
    assert scene.said.between == ""


def test_of_a_guest_who_was_met_once_no_standing_is_told(tmp_path: Path) -> None:
    scene = end_of(won(tmp_path))
    assert scene.said.between == ""
    assert "between" not in scene.placed


def test_the_history_is_opened_once_for_all_that_an_end_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[MatchHistory] = []
    usual = MatchHistory.of

    def noted(kit: SceneKit) -> MatchHistory:
        opened.append(usual(kit))
        return opened[-1]

    table = Table(tmp_path, position=WINS, settings=STILL, bot="ruth")
    monkeypatch.setattr(MatchHistory, "of", noted)
    table.click(table.spot(table.slot("R5")))
    scene = end_of(table)
    scene.details()
    table.frame()
    assert isinstance(table.top, DetailsScene)
    assert len(opened) == 1


@pytest.mark.parametrize(
    ("game", "rounds", "times"), [("tricks", 2, 0), ("tricks", 1, 0), ("attack", 1, 1)]
)
def test_what_is_watched_is_not_played_again_to_tell_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, rounds: int, times: int
) -> None:
    """Only the sizes of hands, which are told of a single round without a bid, are counted once."""
    table = Table(tmp_path, settings=STILL)
    tape = tape_of_bots(game, "normal normal normal", options={"rounds": rounds})
    assert len(tape.rounds) == rounds
    followed = []
    usual = Match.follow

    def noted(match: Match, log: Sequence[Entry]) -> Iterator[tuple[Entry, list[Event]]]:
        followed.append(match)
        return usual(match, log)

    monkeypatch.setattr(Match, "follow", noted)
    watched_end(table.kit, table.stack, tape, lambda: None)
    assert len(followed) == times


def test_a_rematch_is_a_new_deal_and_the_same_deal_is_the_same(tmp_path: Path) -> None:
    table = won(tmp_path)
    scene = end_of(table)
    before = scene.played.plan
    table.press(pygame.K_RETURN)
    assert isinstance(table.top, TableScene)
    after = table.top.host.plan
    assert (after.seats, after.seed != before.seed) == (before.seats, True)


def test_the_same_deal_can_be_played_again(tmp_path: Path) -> None:
    table = won(tmp_path)
    scene = end_of(table)
    same = next(each for each in scene.small if each.label == table.kit.words("ui.pause.restart"))
    table.click(same)
    assert isinstance(table.top, TableScene)
    assert table.top.host.plan.seed == scene.played.plan.seed


def test_details_have_the_hands_and_lead_back(tmp_path: Path) -> None:
    table = won(tmp_path)
    scene = end_of(table)
    table.click(scene.small[0])
    assert isinstance(table.top, DetailsScene)
    assert table.top.hands
    assert [each.label for each in table.top.buttons] == ["Back"]
    table.press(pygame.K_RETURN)
    assert table.top is scene


def test_back_leads_to_the_title(tmp_path: Path) -> None:
    table = won(tmp_path)
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.top, TitleScene)


def test_a_key_hurries_it_and_presses_nothing(tmp_path: Path) -> None:
    table = won(tmp_path, Settings(think="OFF"))
    scene = end_of(table)
    assert scene.moving
    assert scene.age < LASTS // 2
    table.press(pygame.K_RETURN)
    assert table.top is scene
    assert not scene.moving
    table.press(pygame.K_RETURN)
    assert table.top is scene  # whoever presses on and on still means what moved
    table.wait(SETTLES)
    table.press(pygame.K_RETURN)
    assert table.top is scene, "nobody has seen it yet"
    table.wait(SEEN)
    table.press(pygame.K_RETURN)
    assert isinstance(table.top, TableScene)


def test_its_buttons_are_live_from_the_first(tmp_path: Path) -> None:
    table = won(tmp_path, Settings(think="OFF"))
    scene = end_of(table)
    assert scene.moving
    table.click(scene.small[0])
    assert isinstance(table.top, DetailsScene)


def test_it_moves_and_comes_to_rest(tmp_path: Path) -> None:
    table = lost(tmp_path, Settings(think="OFF"))
    scene = end_of(table)
    seen = set()
    while scene.ponder():
        pass
    for _ in range(LASTS // 50):
        table.frame(50)
        table.app.draw()
        seen.add(table.kit.window.surface.get_view("2").raw)
    assert len(seen) > 15
    table.wait(200)
    assert not scene.moving
    assert scene.due() is None


@pytest.mark.parametrize("wishes", [{"reduced_motion": True}, {"speed": "OFF"}])
def test_where_motion_is_reduced_it_stands_at_once(
    tmp_path: Path, wishes: dict[str, object]
) -> None:
    table = lost(tmp_path, Settings(think="OFF", **wishes))  # type: ignore[arg-type]
    assert not end_of(table).moving


@pytest.mark.parametrize(
    ("held", "cards", "more"),
    [("B1 B2 B3 B4", 4, []), ("B1 B2 B3 B4 B5", 5, []), ("B1 B2 B3 B4 B5 B6 B7 B8 B9", 5, ["+4"])],
)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 1400)])
def test_the_others_have_all_their_cards_beside_them_or_how_many_more(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    held: str,
    cards: int,
    more: list[str],
) -> None:
    position: Position = {"hands": ["R5", held, "Y1 Y2"], "discard": "R9"}
    table = Table(tmp_path, size, position=position, settings=STILL, bot="ruth")
    table.click(table.spot(table.slot("R5")))
    scene = end_of(table)
    drawn: list[str] = []
    codes = table.match.table.deck.codes
    monkeypatch.setattr(
        CardArt, "draw", lambda art, target, card, pose, **how: drawn.append(codes[card])
    )
    writing = Writing(monkeypatch)
    scene.draw(table.kit.window.surface)
    assert [each for each in drawn if each[0] == "B"] == held.split()[:cards]
    assert [text for text, _ in writing.texts if text.startswith("+")] == more


def test_practice_says_that_it_does_not_count(tmp_path: Path) -> None:
    table = Table(tmp_path, settings=STILL)
    seats = (Seat("Ada", "ada"), *bots(3)[1:])
    table.sit(Plan("classic", seats, {}, 3, TakingBack.PRACTICE))
    host = table.scene.host
    host.seat_bot(0, "greedy")
    scene = end_of(table)
    assert scene.texts["next"].text == table.kit.words("ui.end.practice")


def test_what_is_watched_to_its_end_ends_with_the_scene(tmp_path: Path) -> None:
    tape = tape_of("classic", actions=2000)
    watching = Watching(tmp_path, tape, settings=STILL)
    watching.stack.ways.watch_tape(tape, tape.length - 1)
    replay = watching.top
    assert isinstance(replay, ReplayScene)
    watching.press(pygame.K_SPACE)
    for _ in range(200):
        watching.frame(100)
        if isinstance(watching.top, EndScene):
            break
    scene = watching.top
    assert isinstance(scene, EndScene)
    assert scene.outcome.winners[0].seat.name in scene.texts["headline"].text
    watching.click(scene.lively[1])
    assert watching.top is replay
    assert replay.playback.playing
    assert replay.playback.at <= 1


def test_nothing_that_a_guest_says_is_used_up_by_watching(tmp_path: Path) -> None:
    table = Table(tmp_path, settings=STILL)
    tape = tape_of_bots("classic", "normal normal normal")
    match = tape.match(tape.length)
    steps = Course(match).steps
    outcome = outcome_of(tape.plan, match, steps)
    guests = {"greedy": load_roster()["ruth"]}
    said = [end_words(table.kit, outcome, match, steps, guests, watched=True) for _ in range(8)]
    assert said[0].line
    assert {each.line for each in said} == {said[0].line}
    played = [end_words(table.kit, outcome, match, steps, guests).line for _ in range(3)]
    assert len(set(played)) == 3


def test_no_partner_says_to_the_reader_what_is_meant_for_opponents(tmp_path: Path) -> None:
    table = Table(tmp_path, settings=STILL)
    tape = tape_of_bots("classic", "normal normal normal normal", options={"partners": True})
    match = tape.match(tape.length)
    steps = Course(match).steps
    guests = {"greedy": load_roster()["ruth"]}
    for reader in range(4):
        seats = tuple(
            each._replace(bot="" if at == reader else "greedy")
            for at, each in enumerate(tape.plan.seats)
        )
        outcome = outcome_of(replace(tape.plan, seats=seats), match, steps)
        said = end_words(table.kit, outcome, match, steps, guests)
        assert said.speaker >= 0
        assert said.speaker % 2 != reader % 2


@pytest.mark.parametrize("speaker", [0, 1])
@pytest.mark.parametrize("person", [0, 2, None])
def test_what_somebody_says_is_drawn_where_they_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speaker: int, person: int | None
) -> None:
    """Seat 0 has won; nobody is told to say what another says."""
    table = Table(tmp_path, settings=STILL)
    seats = tuple(
        Seat(name, "ruth", "" if at == person else "greedy")
        for at, name in enumerate(("Ada", "Ben", "Cleo", "Dan"))
    )
    results = tuple(
        SeatResult(each, 0, at == 0, (3, 4) if at else (), Tally(0))
        for at, each in enumerate(seats)
    )
    outcome = Outcome(Plan("classic", seats, {}, 3), 1, True, results)
    words = EndWords(speaker=speaker, line="Patience pays.")
    scene = WatchedEnd(table.kit, table.stack, EndTold(outcome, words), lambda: None)
    table.stack.push(scene)
    writing = Writing(monkeypatch)
    table.resize((1280, 720))
    writing.clear()
    table.picture()
    drawn = any("Patience" in line for line, _ in writing.seen)
    stands = speaker == 0 or ("seat", speaker) in scene.placed
    assert drawn is stands
    assert drawn or person == 2  # who lost against Ada sees no place for Ben


@pytest.mark.parametrize("shape", [(720, 1280), (960, 1000), (1280, 720)])
def test_with_large_text_a_win_is_one_line_above_the_scores(
    tmp_path: Path, shape: tuple[int, int]
) -> None:
    table = won(tmp_path, replace(STILL, text_scale=2.0))
    table.resize(shape)
    scene = end_of(table)
    (size,) = (key[1] for key in scene.placed if isinstance(key, tuple) and key[0] == "headline")
    rect = scene.placed["headline", size]
    assert rect.h < 1.5 * table.kit.fonts.height(size, TITLE)
    assert [("chip", place) in scene.placed for place in range(3)] == [True] * 3


def test_in_a_high_window_a_winner_and_the_others_are_larger(tmp_path: Path) -> None:
    table = won(tmp_path, STILL)
    scene = end_of(table)
    parts = ("winner", ("seat", 1))
    usual = [table.kit.design(scene.placed[key]).h for key in parts]
    table.resize((960, 1000))
    high = [table.kit.design(scene.placed[key]).h for key in parts]
    assert high[0] >= 1.3 * usual[0]
    assert high[1] >= 1.3 * usual[1]


SHAPES = [(1280, 720), (960, 540), (1920, 1080), (720, 1280), (2520, 1080), (1024, 768)]


@pytest.mark.parametrize(("game", "players"), [("attack", 2), ("attack", 10), ("tricks", 4)])
def test_everything_is_in_the_window_and_nothing_over_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    table = Table(tmp_path, settings=Settings(speed="OFF", think="OFF"))
    seats = (Seat("Ada", "ada"), *bots(players)[1:])
    table.sit(Plan(game, seats, {}, 3))
    table.scene.host.seat_bot(0, "greedy")
    host = table.scene.host
    while not host.match.over:
        if host.over:
            host.next_round()
        host.runner.run(1)
    scene = end_of(table)
    writing = Writing(monkeypatch)
    for shape in SHAPES:
        for text_scale in (1.0, 1.5, 2.0):
            table.kit.settings.text_scale = text_scale
            table.resize(shape)
            window = pygame.Rect((0, 0), shape)
            writing.clear()
            table.picture()
            assert not writing.cut, (writing.cut, shape, text_scale)
            for button in chain(scene.lively, scene.small):
                assert window.contains(button.rect), (button.label, shape, text_scale)
            for line, rect in writing.seen:
                assert window.contains(rect), (line, shape, text_scale)
            assert not overlapping(writing.seen, 2), (shape, text_scale)


@pytest.mark.parametrize("shape", [(960, 540), (720, 1280), (1280, 720)])
def test_ten_with_the_longest_names_who_share_a_win_have_a_headline(
    tmp_path: Path, shape: tuple[int, int]
) -> None:
    """At twice the size of texts there is no room for all of it, but for the buttons."""
    table = Table(tmp_path, settings=STILL)
    table.kit.settings.text_scale = 2.0
    seats = tuple(Seat("W" * 19 + str(number), "ruth", "greedy") for number in range(10))
    results = tuple(SeatResult(each, 5, True, (), Tally(5)) for each in seats)
    outcome = Outcome(Plan("attack", seats, {}, 3), 1, True, results)
    ended = EndTold(outcome, EndWords())
    played = EndScene(table.kit, table.stack, ended)
    watched = WatchedEnd(table.kit, table.stack, ended, lambda: None)
    for scene in (watched, played):
        table.stack.push(scene)
        table.resize(shape)
        table.picture()
        window = pygame.Rect((0, 0), shape)
        assert any(isinstance(key, tuple) and key[0] == "headline" for key in scene.placed)
        for button in chain(scene.lively, scene.small):
            assert window.contains(button.rect), button.label


def test_shapes_sink_behind_a_winner_for_a_while(tmp_path: Path) -> None:
    """Nobody waits for them: what can be pressed is there, and a press does what it says."""
    table = Table(tmp_path, position=WINS, settings=Settings(think="OFF"), bot="ruth")
    table.click(table.spot(table.slot("R5")))
    scene = end_of(table)
    scene.finish()
    assert not scene.moving
    assert scene.due() == SINKING
    before = table.pixels()
    for _ in range(10):
        table.frame(200)
    assert table.pixels() != before
    assert scene.said.first
    for _ in range(SINKS // 1000 + 1):
        table.frame(1000)
    assert scene.due() == SINKING  # a first win has more of them, for longer
    for _ in range((SINKS_FIRST - SINKS) // 1000 + 1):
        table.frame(1000)
    assert scene.due() is None
    at_rest = table.pixels()
    table.frame(400)
    assert table.pixels() == at_rest
