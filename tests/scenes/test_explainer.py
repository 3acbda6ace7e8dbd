"""Hints and the first-game guide at the table, by real events."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.engine.events import DirectionChanged, SeatSkipped, TurnChanged
from game.scenes.pause.pause_scene import PauseScene
from game.session.plan import Plan, Seat
from game.show.devices import LEFT_KEYS, RIGHT_KEYS
from game.show.guide_notes import HOLDS, SKIPPED, Moment
from game.store.match_log import read_log
from game.store.settings_file import Settings
from tests.harness.program import still
from tests.harness.seen import Writing
from tests.harness.table import Table
from tests.harness.written import Position

WILD: Position = {"hands": ["W B9", "R2 G8 Y9", "R3 Y4 B2"], "discard": "Y5"}
OWN_TURN: Position = {"hands": ["R1 G7 B9", "R2 G8 Y9", "R3 Y4 B2"], "discard": "Y5"}
GAMES = ("classic", "oono", "attack", "tricks", "callout")


def at_turn(folder: Path, game: str, *, guide: bool = True, **more: object) -> Table:
    settings = still()
    if not guide:
        settings.guides = {each: [SKIPPED] for each in GAMES}
    made = Table(folder, game=game, settings=settings, **more)  # type: ignore[arg-type]
    assert made.my_turn()
    made.wait(300)
    return made


def test_a_turn_that_comes_is_not_told_as_one_that_is_lost(tmp_path: Path) -> None:
    table = at_turn(tmp_path, "oono")
    seat, view = table.seat, table.viewpoint.observation.state

    def skipped(event: object) -> bool:
        moment = Moment(view, seat, (), (), frozenset(), frozenset(), event)  # type: ignore[arg-type]
        return HOLDS["skipped"](moment, "")

    assert skipped(SeatSkipped(seat))
    assert not skipped(SeatSkipped(seat + 1))
    assert not skipped(TurnChanged(seat))
    assert not skipped(DirectionChanged(seat))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_given_by_a_key_and_can_be_followed_to_the_end(tmp_path: Path, game: str) -> None:
    table = at_turn(tmp_path, game, guide=False, seed=5)
    followed = 0
    for _ in range(12):
        if not table.my_turn():
            break
        table.press(pygame.K_h)
        assert table.told()
        action = table.hint()
        if action is None or action.verb in ("accuse", "call", "suit", "one"):
            break
        if action.verb == "play":
            focus = table.focus()
            assert focus is not None
            assert table.held()[focus] == action.cards[0]
        elif action.verb == "draw":
            assert table.on_pile()
        table.do(action)
        table.wait(200)
        assert table.hint() is None
        followed += 1
    assert followed


def asked(table: Table) -> str:
    """Ask for a hint by its key, and return what is said once whoever is asked has thought about it."""
    table.press(pygame.K_h)
    for _ in range(3000):
        if table.hint() is not None:
            return table.told().text
        table.scene.ponder()
        table.frame()
    raise AssertionError("no hint comes")


def guested(folder: Path, game: str = "classic", hints: str = "") -> Table:
    """A table with Ruth, who plays by a policy of her own, and a master."""
    settings = still()
    settings.guides, settings.hints = {each: [SKIPPED] for each in GAMES}, hints
    table = Table(folder, game=game, settings=settings)
    guests = (Seat("Ruth", "ruth", "ruth"), Seat("Jun", "jun", "jun", level="master"))
    table.sit(Plan(game, (Seat("Ada", "ada"), *guests), {}, 4))
    for _ in range(3000):
        if table.in_turn():
            break
        table.scene.ponder()
        table.frame(50)
    table.wait(300)
    assert table.in_turn()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_asked_again_the_others_at_the_table_say_what_they_would_do(
    tmp_path: Path, game: str
) -> None:
    table = guested(tmp_path, game)
    number = table.match.number
    own = asked(table)
    assert "would do this" not in own
    assert asked(table).startswith("Ruth would do this. ")
    assert asked(table).startswith("Jun would do this. ")
    assert asked(table) == own
    hint = table.hint()
    assert hint is not None
    assert table.viewpoint.allows(hint)
    assert table.match.number == number
    asked(table)
    table.press(pygame.K_RIGHT)
    assert not table.told()
    assert asked(table) == own


def test_who_is_given_a_hint_stands_in_the_log_once(tmp_path: Path) -> None:
    table = guested(tmp_path)
    path = table.scene.host.keeper.log.path  # type: ignore[union-attr]
    asked(table)
    asked(table)
    rows = read_log(path).rows
    assert [row["hinted"] for row in rows if "hinted" in row] == [table.viewpoint.seat]


def test_while_somebody_thinks_it_says_so_and_stops_nothing(tmp_path: Path) -> None:
    table = guested(tmp_path, hints="master")
    table.press(pygame.K_h)
    assert table.hint() is None
    assert table.told().text == "One moment …"
    assert table.scene.due() is not None
    assert table.thinks()
    table.press(pygame.K_RIGHT)
    assert not table.told()
    assert not table.thinks()
    table.press(pygame.K_h, pygame.K_h)
    assert table.told().text.startswith("Ruth would do this. ")
    table.press(pygame.K_h)
    assert table.told().text == "Jun is thinking …"
    table.viewpoint.do(table.viewpoint.observation.legal[-1])
    table.wait(200)
    assert table.hint() is None
    assert table.told() is None or table.told().text != "Jun is thinking …"


def test_by_the_clock_a_hint_for_one_who_plays_alone_costs_no_time(tmp_path: Path) -> None:
    table = guested(tmp_path, "callout", hints="master")
    host = table.scene.host
    table.press(pygame.K_h)
    asked = host.now
    table.wait(500)
    assert table.told().text == "One moment …"
    assert host.now == asked
    while table.hint() is None:
        table.scene.ponder()
        table.frame()
    table.wait(1000)
    assert host.now == asked, "it is being read"
    table.wait(9_000)
    assert host.now > asked, "there was time to read it"
    table.press(pygame.K_h)
    while table.hint() is None:
        table.scene.ponder()
        table.frame()
    asked = host.now
    table.press(pygame.K_RIGHT)
    table.wait(200)
    assert host.now > asked, "it is put away"


def test_by_the_clock_what_to_call_holds_nothing_up(tmp_path: Path) -> None:
    position: Position = {"hands": ["8S 9H", "JD 9S", "4S 7C 2H"], "discard": "5S", "turn": 0}
    settings = Settings(speed="OFF", think="OFF", guides={"callout": [SKIPPED]})
    table = Table(tmp_path, game="callout", bot="random", position=position, settings=settings)
    spade = table.match.table.deck.index["8S"]
    assert table.viewpoint.do(Action("play", cards=(spade,))) is None
    table.frame()
    table.press(pygame.K_h)
    assert table.hint() == Action("call", cards=(spade,))
    asked = table.scene.host.now
    table.wait(200)
    assert table.scene.host.now > asked


def test_where_the_clock_waits_for_nobody_a_hint_is_not_thought_about(tmp_path: Path) -> None:
    settings = Settings(speed="OFF", think="OFF", guides={"callout": [SKIPPED]}, hints="master")
    table = Table(tmp_path, game="callout", settings=settings)
    seats = (Seat("Ada", "ada"), Seat("Ravi", "ravi"), Seat("Ruth", "ruth", "ruth"))
    plan = Plan("callout", seats, {"turn_seconds": 0}, 4)
    table.sit(plan, [LEFT_KEYS, RIGHT_KEYS])
    for _ in range(400):
        if any(each.in_turn() for each in table.people):
            break
        table.frame(50)
    person = next(each for each in table.people if each.in_turn())
    person.advise()
    assert person.hint() is not None
    assert not person.thinks()


def test_a_hint_says_so_when_there_is_nothing_to_do(tmp_path: Path) -> None:
    table = at_turn(tmp_path, "classic", guide=False)
    action = table.viewpoint.observation.legal[-1]
    table.viewpoint.do(action)
    table.press(pygame.K_h)
    assert table.told()


def test_a_hint_shows_the_house_rule_that_it_follows(tmp_path: Path) -> None:
    position: Position = {
        "hands": ["R1 B9", "R2 G8 Y9", "R3 Y4 B2"],
        "discard": "Y5",
        "draw": "G1 Y2",
    }
    for house, clause in (({}, ""), ({"draw_until": True}, "H-1")):
        table = at_turn(tmp_path / clause, "classic", guide=False, position=position, **house)
        table.press(pygame.K_h)
        hint = table.hint()
        assert hint is not None
        assert hint.verb == "draw"
        assert table.told().clause == clause


def test_that_there_is_nothing_to_do_is_said_no_longer_than_it_holds(tmp_path: Path) -> None:
    settings = Settings(speed="OFF", think="NORMAL", guides={"classic": [SKIPPED]})
    table = Table(tmp_path, game="classic", settings=settings)
    assert table.my_turn()
    table.viewpoint.do(table.viewpoint.observation.legal[-1])
    table.press(pygame.K_h)
    assert table.hint() is None
    assert table.told()
    assert table.my_turn()
    table.frame(20)
    assert not table.told()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_turn_is_explained_once(tmp_path: Path, game: str) -> None:
    table = at_turn(tmp_path, game)
    assert table.note() is not None
    assert table.told().clause
    first = table.note().id
    table.wait(1000)
    table.press(pygame.K_RIGHT)
    assert table.note() is None or table.note().id != first
    assert first in table.kit.settings.guides[game]


def test_a_note_stays_for_a_moment_and_stops_nothing(tmp_path: Path) -> None:
    table = Table(tmp_path, game="classic", settings=still(), position=OWN_TURN)
    table.frame()
    number = table.match.number
    note = table.note()
    assert note is not None
    table.press(pygame.K_RIGHT)
    assert table.note() is note
    table.press(pygame.K_d)
    assert table.match.number > number


def test_the_guide_is_skipped_by_a_key_and_begun_again_in_the_pause(tmp_path: Path) -> None:
    table = at_turn(tmp_path, "oono")
    assert table.told()
    table.press(pygame.K_g)
    assert not table.told()
    assert not table.guided()
    assert Settings.load(table.kit.places.settings)[0].guides == {"oono": [SKIPPED]}
    table.press(pygame.K_ESCAPE)
    pause = table.top
    assert isinstance(pause, PauseScene)
    again = next(each for each in pause.group.widgets if each.label == "Show all tips again")
    again.activate(table.kit)
    assert table.top is table.scene
    assert table.guided()


def test_the_guide_is_skipped_by_a_click(tmp_path: Path) -> None:
    table = at_turn(tmp_path, "tricks")
    table.picture()
    table.click(table.bubble().ways["guide"].center)
    assert not table.guided()


def test_in_a_timed_game_a_note_goes_by_itself(tmp_path: Path) -> None:
    table = at_turn(tmp_path, "callout")
    note = table.note()
    assert note is not None
    for _ in range(700):
        table.frame()
        if table.note() is not note:
            break
    assert table.note() is not note


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (720, 1280), (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("game", ["oono", "tricks"])
def test_notes_lie_inside_every_window(
    tmp_path: Path, size: tuple[int, int], scale: float, game: str
) -> None:
    settings = Settings(speed="OFF", think="OFF", text_scale=scale)
    table = Table(tmp_path, size, game=game, settings=settings, players=4)
    assert table.my_turn()
    table.wait(300)
    table.picture()
    assert table.told()
    assert pygame.Rect((0, 0), size).contains(table.bubble().ways["guide"])


def test_a_note_is_put_away_by_a_click_on_got_it(tmp_path: Path) -> None:
    table = at_turn(tmp_path, "classic")
    table.frame()
    note = table.note()
    assert note is not None
    table.click(table.bubble().ways["back"].center)
    assert table.note() is None
    assert note.id in table.kit.settings.guides["classic"]
    assert "*" not in table.kit.settings.guides["classic"]


@pytest.mark.parametrize("by", ["escape", "enter", "pad"])
def test_a_note_is_put_away_by_a_key_which_then_pauses_again(tmp_path: Path, by: str) -> None:
    table = at_turn(tmp_path, "classic")
    table.wait(1000)
    note, log = table.note(), len(table.match.log)
    assert note is not None
    if by == "pad":
        table.pad(pygame.CONTROLLER_BUTTON_B)
    else:
        table.press(pygame.K_ESCAPE if by == "escape" else pygame.K_RETURN)
    table.frame()
    assert table.note() is None
    assert table.focus() is None, "it did no more than that"
    assert len(table.match.log) == log
    assert table.top is table.scene
    assert note.id in table.kit.settings.guides["classic"]
    if by == "pad":
        table.pad(pygame.CONTROLLER_BUTTON_B)
    else:
        table.press(pygame.K_ESCAPE)
    assert isinstance(table.top, PauseScene)


@pytest.mark.parametrize("after", [0, 1000])
def test_escape_is_still_meant_for_what_has_just_gone_by_itself(tmp_path: Path, after: int) -> None:
    table = at_turn(tmp_path, "callout")
    assert table.told()
    for _ in range(1000):
        table.frame()
        if not table.told():
            break
    table.skip_guide()  # no other note comes
    table.wait(after)
    assert not table.told()
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.top, PauseScene) == bool(after)
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.top, PauseScene) != bool(after), "it is used up once"


def test_a_note_shows_the_key_of_got_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_turn(tmp_path, "classic")
    writing = Writing(monkeypatch)
    table.picture()
    way = table.bubble().ways["back"]
    written = [line for line, rect in writing.texts if way.contains(rect)]
    assert written == ["Esc", "Got it"]


def test_escape_closes_a_choice_of_suits_before_a_note(tmp_path: Path) -> None:
    table = at_turn(tmp_path, "classic", position=WILD)
    table.press(pygame.K_RETURN, pygame.K_RETURN)
    assert table.suits_asked() is not None
    assert table.note() is not None
    table.press(pygame.K_ESCAPE)
    assert table.suits_asked() is None
    assert table.note() is not None
    table.press(pygame.K_ESCAPE)
    assert table.note() is None
    assert table.top is table.scene


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_tail_of_a_hint_lies_over_nothing(tmp_path: Path, size: tuple[int, int]) -> None:
    settings = Settings(speed="OFF", think="OFF", guides={"tricks": [SKIPPED]})
    table = Table(tmp_path, size, game="tricks", players=4, seed=1, settings=settings)
    for _ in range(200):
        if table.in_turn() and not table.moving():
            break
        table.frame(50)
    table.press(pygame.K_h)
    table.frames(3)
    spot = table.bubble().spot
    middle = table.box("middle")
    assert middle is not None
    assert not middle.clipline(spot.rect.center, spot.tip)
