"""The list of all unfinished matches: what it tells of each, discarding them, and those that cannot go on."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pygame
import pytest

from game.scenes.base.matches_under_way import matches_under_way
from game.scenes.base.overlays.confirm_scene import ConfirmScene
from game.scenes.base.overlays.paper_overlay import RISE_MS
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.title.match_choice import MatchChoice
from game.scenes.title.unfinished_panels import LeftPanel, UnfinishedPanel
from game.scenes.title.unfinished_scene import UnfinishedScene
from game.session.plan import Plan, Seat
from game.session.today import day
from game.store.match_folder import MatchFolder
from game.store.settings_file import Settings
from game.view.widgets.figures import plain_number
from tests.harness.program import Program
from tests.harness.rules_changed import rules_changed
from tests.harness.seat_sight import seen_at
from tests.harness.seen import Writing, overlapping
from tests.harness.some import some
from tests.scenes.test_continue import leave, play_some, table, title

ADA = Seat("Ada", "ada")


def leave_one(program: Program, game: str, names: tuple[str, ...], **how: object) -> None:
    """Play a few cards of a match with guests, and leave it."""
    guests = (Seat(name, name.lower(), "greedy") for name in names)
    program.stack.ways.table(Plan(game, (ADA, *guests), {}, 1, **how))  # type: ignore[arg-type]
    play_some(program, 4)
    leave(program)


def two_left(folder: Path) -> Program:
    """A program at its title, with two matches of Classic that can go on."""
    program = Program(folder)
    for name in ("Ruth", "Jun"):
        leave_one(program, "classic", (name,))
    return program


def listed(program: Program) -> UnfinishedScene:
    """The list, opened from the title."""
    program.click(title(program).unfinished)
    return the_list(program)


def the_list(program: Program) -> UnfinishedScene:
    assert isinstance(program.top, UnfinishedScene)
    return program.top


def unfinished(panel: LeftPanel) -> UnfinishedPanel:
    assert isinstance(panel, UnfinishedPanel)
    return panel


def by_game(program: Program) -> UnfinishedScene:
    """The list, opened by way of the first game."""
    program.click(title(program).cards[0])
    assert isinstance(program.top, MatchChoice)
    program.wait(RISE_MS)  # while it rises a click counts for what is seen there
    program.click(program.top.all)
    return the_list(program)


def test_one_list_has_the_matches_of_all_games_the_one_left_last_first(tmp_path: Path) -> None:
    program = Program(tmp_path)
    leave_one(program, "classic", ("Ruth", "Sana"))
    assert title(program).unfinished not in title(program).bar  # Continue is all there is
    leave_one(program, "tricks", ("Milo",))
    leave_one(program, "classic", ("Jun",))
    go_on = title(program).go_on
    assert go_on is not None
    assert go_on.what.endswith("with Jun")
    assert title(program).unfinished.label == "All 3"
    scene = listed(program)
    assert [panel.game for panel in scene.panels] == [
        "One: Classic",
        "One Card: Tricks",
        "One: Classic",
    ]
    told = [[seat.name for seat in unfinished(each).standings.seats] for each in scene.panels]
    assert told == [["You", "Jun"], ["You", "Milo"], ["You", "Ruth", "Sana"]]
    assert all("left today at" in panel.state for panel in scene.panels)
    assert program.focused is scene.panels[0].buttons[0]
    program.click(scene.panels[2].buttons[0])
    assert isinstance(program.top, PauseScene)
    program.press(pygame.K_ESCAPE)
    assert [seat.name for seat in table(program).host.plan.seats] == ["Ada", "Ruth", "Sana"]


def test_it_tells_the_score_and_shows_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Program(tmp_path)
    program.stack.ways.table(
        Plan("attack", (ADA, Seat("Ruth", "ruth", "greedy")), {"rounds": 3}, 1)
    )
    host = table(program).host
    own = seen_at(table(program)).viewpoint
    while not host.over:
        if own.in_turn:
            assert own.do(own.observation.legal[0]) is None
        host.update(2000)
    host.next_round()
    scores = [plain_number(each) for each in host.match.state.scores]
    assert scores != ["0", "0"]
    program.stack.ways.title()
    scene = by_game_of(program, "attack")
    panel = unfinished(scene.panels[0])
    writing = Writing(monkeypatch)
    program.picture()
    written = [text for text, _ in writing.seen]
    assert [text for text in written if text in scores] == scores
    assert "Round 2 of 3" in written
    where = panel.placed["picture"]
    assert (
        len({tuple(panel.picture(where.size).get_at((x, where.h // 2))) for x in range(where.w)})
        > 9
    )


def by_game_of(program: Program, game: str) -> UnfinishedScene:
    card = next(each for each in title(program).cards if each.info.id == game)
    program.click(card)
    assert isinstance(program.top, MatchChoice)
    program.click(program.top.all)
    return the_list(program)


def test_by_its_game_one_goes_on_with_the_last_or_sees_all(tmp_path: Path) -> None:
    program = two_left(tmp_path)
    leave_one(program, "oono", ("Milo",))
    program.click(title(program).cards[0])
    choice = program.top
    assert isinstance(choice, MatchChoice)
    assert choice.last is not None
    assert choice.last.detail.startswith("with Jun")
    assert choice.all.label == "Unfinished matches (3)"
    program.click(choice.last)
    assert isinstance(program.top, PauseScene)
    program.press(pygame.K_ESCAPE)
    assert table(program).host.plan.seats[1].name == "Jun"


def test_a_match_can_be_discarded_and_is_gone_once_the_list_is_left(tmp_path: Path) -> None:
    program = two_left(tmp_path)
    before = title(program)
    panel = unfinished(listed(program).panels[0])
    program.click(panel.toss)
    assert not panel.go_on.enabled
    assert program.focused is panel.toss
    assert panel.state == program.kit.words("ui.title.discarded")
    assert len(matches_under_way(program.kit).going) == 2  # it can still be brought back
    program.press(pygame.K_ESCAPE)
    after = title(program)
    assert after is not before
    assert after.go_on is not None
    assert after.go_on.what.endswith("with Ruth")
    assert len(list((tmp_path / "data" / "history").iterdir())) == 1
    assert len(matches_under_way(program.kit).going) == 1


def test_what_was_discarded_can_be_brought_back_while_the_list_is_open(tmp_path: Path) -> None:
    program = two_left(tmp_path)
    before = title(program)
    panel = unfinished(listed(program).panels[1])
    told = panel.state
    program.walk(panel.toss)
    program.press(pygame.K_RETURN)
    assert panel.gone
    program.press(pygame.K_RETURN)
    assert panel.go_on.enabled
    assert panel.state == told
    program.press(pygame.K_ESCAPE)
    assert title(program) is before
    assert len(matches_under_way(program.kit).going) == 2


def test_a_match_that_another_program_plays_is_not_discarded(tmp_path: Path) -> None:
    program = two_left(tmp_path)
    panel = unfinished(listed(program).panels[0])
    other, _ = MatchFolder(program.kit.places.data).take_up(panel.each.found)
    assert other is not None
    program.click(panel.toss)
    program.press(pygame.K_ESCAPE)
    assert panel.each.found.path.exists()
    told = program.kit.words("problem.match-taken")
    assert isinstance(program.top, NoticeScene)
    assert told in program.top.sentence
    other.close()


def test_a_match_that_cannot_be_moved_is_told_of(tmp_path: Path) -> None:
    program = two_left(tmp_path)
    panel = unfinished(listed(program).panels[0])
    (tmp_path / "data" / "history").write_text("in the way")
    path = panel.each.found.path
    program.click(panel.toss)
    program.press(pygame.K_ESCAPE)
    assert path.exists()
    assert isinstance(program.top, NoticeScene)
    assert str(path) in program.top.sentence


@pytest.mark.parametrize(
    ("part", "heading", "asked"),
    [
        (
            {"today": "2026-11-24", "dealing": 1},
            "Deal of 24 November: One: Classic",
            "ui.title.give_up_deal",
        ),
        (
            {"cup": "1", "meeting": 1, "match": 1},
            "The cup: One: Classic",
            "ui.title.give_up_cup_match",
        ),
    ],
)
def test_what_is_played_once_is_told_as_such_and_given_up_only_after_a_question(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    part: dict[str, object],
    heading: str,
    asked: str,
) -> None:
    monkeypatch.setattr(day, "_chosen", date(2026, 11, 25))
    program = Program(tmp_path)
    leave_one(program, "classic", ("Ruth",), part=part)
    scene = by_game(program)
    panel = unfinished(scene.panels[0])
    assert panel.game == heading
    program.click(panel.toss)
    question = program.top
    assert isinstance(question, ConfirmScene)
    assert question.title == program.kit.words(asked)
    program.click(question.no)
    assert program.top is scene
    assert not panel.gone
    program.click(panel.toss)
    question = program.top
    assert isinstance(question, ConfirmScene)
    program.click(question.yes)
    assert program.top is scene
    assert panel.gone
    program.click(panel.toss)  # brought back without a question
    assert not panel.gone
    program.click(panel.toss)
    assert isinstance(program.top, ConfirmScene)
    program.click(program.top.yes)
    program.press(pygame.K_ESCAPE)
    assert matches_under_way(program.kit).going == []


def test_a_new_game_after_the_last_match_was_discarded(tmp_path: Path) -> None:
    program = two_left(tmp_path)
    for panel in listed(program).panels:
        program.click(unfinished(panel).toss)
    program.press(pygame.K_ESCAPE)
    assert title(program).go_on is None
    assert not title(program).cards[0].under_way
    program.click(title(program).cards[0])
    assert isinstance(program.top, SetupScene)


def test_one_goes_on_while_another_is_discarded(tmp_path: Path) -> None:
    program = two_left(tmp_path)
    first, second = (unfinished(each) for each in listed(program).panels)
    program.click(first.toss)
    program.click(second.go_on)
    assert isinstance(program.top, PauseScene)
    program.press(pygame.K_ESCAPE)
    assert table(program).host.plan.seats[1].name == "Ruth"
    leave(program)
    (left,) = title(program).matches.going
    assert left.kept.plan.seats[1].name == "Ruth"


SHAPES = [(960, 540), (540, 960), (1280, 720), (1920, 1080)]


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_of_the_list_is_cut_or_lies_over_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    program = two_left(tmp_path)
    many = ("Jun", "Milo", "Emil", "Kofi", "Sana", "Mei", "Ruth", "Inga", "Otis")
    leave_one(program, "classic", many)
    program = Program(tmp_path, size, settings=Settings(text_scale=scale))
    program.wait(2000)
    scene = by_game(program)
    program.wait(600)
    writing = Writing(monkeypatch)
    for widget in some(scene.group.widgets):
        program.walk(widget)
        writing.clear()
        program.picture()
        assert not writing.cut
        assert not overlapping(writing.seen, 2)
        assert pygame.Rect((0, 0), size).contains(widget.rect)
        assert widget.spoken[0] in [text for text, _ in writing.seen]


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_title_says_that_there_are_several_wherever_that_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    two_left(tmp_path)
    settings = Settings(speed="OFF", think="OFF", text_scale=scale)
    program = Program(tmp_path, size, settings=settings)
    scene = title(program)
    assert scene.go_on is not None
    writing = Writing(monkeypatch)
    program.picture()
    said = [text for text, rect in writing.seen if scene.go_on.rect.contains(rect)]
    assert [each for each in said if "Classic" in each and "…" not in each]
    assert scene.unfinished in scene.bar or scale > 1
    assert not any(
        one.rect.colliderect(other.rect)
        for one in some(scene.bar)
        for other in scene.bar
        if one is not other
    )


def left_by_older_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int] = (1280, 720)
) -> Program:
    """Leave a match, and start the program again with newer rules of its game."""
    program = Program(tmp_path, size)
    leave_one(program, "classic", ("Ruth",))
    rules_changed(monkeypatch)
    return Program(tmp_path, size)


def test_a_match_by_older_rules_is_listed_and_says_why_it_cannot_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = left_by_older_rules(tmp_path, monkeypatch)
    (path,) = (tmp_path / "data" / "matches").iterdir()
    before = path.read_bytes()
    scene = title(program)
    assert scene.go_on is None
    assert [card.info.id for card in scene.cards if card.under_way] == ["classic"]
    program.click(scene.cards[0])
    choice = program.top
    assert isinstance(choice, MatchChoice)
    assert choice.last is None
    program.picture()
    program.click(choice.all)
    found = the_list(program)
    (panel,) = found.panels
    assert panel.state.startswith(program.kit.words("ui.title.stopped_by_rules"))
    program.picture()
    program.click(panel.buttons[0])
    confirm = program.top
    assert isinstance(confirm, ConfirmScene)
    assert "older rules" in confirm.sentence
    program.click(confirm.no)
    assert program.top is found
    assert path.read_bytes() == before


def test_a_match_by_older_rules_can_be_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = left_by_older_rules(tmp_path, monkeypatch)
    leave_one(program, "classic", ("Jun",))
    scene = listed(program)
    assert len(scene.panels) == 2
    program.click(scene.panels[1].buttons[0])
    assert isinstance(program.top, ConfirmScene)
    program.click(program.top.yes)
    assert program.top is scene
    assert len(scene.panels) == 1
    program.picture()
    program.click(scene.back)
    assert len(list((tmp_path / "data" / "matches").iterdir())) == 1
    assert title(program).cards[0].under_way
    assert title(program).matches.stopped == []
    assert title(program).go_on is not None


def test_when_the_last_match_is_deleted_nothing_is_left_to_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = left_by_older_rules(tmp_path, monkeypatch)
    scene = by_game(program)
    program.click(scene.panels[0].buttons[0])
    assert isinstance(program.top, ConfirmScene)
    program.click(program.top.yes)
    assert not any(card.under_way for card in title(program).cards)
    program.click(title(program).cards[0])
    assert isinstance(program.top, SetupScene)
