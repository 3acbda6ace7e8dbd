"""The day's deals: first tries that count once, practice, par, the calendar, and what stands on the title."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pygame
import pytest

from game.engine.rng import Rng
from game.scenes.base.remembered_table import last_game, player_name
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.todays_end import TodaysEnd
from game.scenes.review.review_scene import ReviewScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.scenes.today import today_scene
from game.scenes.today.today_scene import TodayScene
from game.session.host import Host
from game.session.plan import Plan, Seat, TakingBack
from game.session.records.history import rename_person
from game.session.records.parts import part_in
from game.session.today.day import use_day
from game.session.today.first_tries import TryState
from game.session.today.kept_par import KeptPar, batch_row
from game.session.today.par import AT_ONCE, MATCHES
from game.session.today.todays_deal import TodaysDeal, drawn, games_of_the_day, is_first_try
from game.store.bot_files import USUAL_BOT
from game.store.history_index import HistoryIndex
from game.store.match_log import MatchLog
from game.store.settings_file import LastTable
from game.view.widgets.widgets import Button
from tests.harness.kept import ended
from tests.harness.program import Program, at_rest
from tests.harness.seat_sight import seen_at
from tests.harness.seen import Writing, overlapping
from tests.harness.some import some

DAY = date(2026, 11, 24)
GAMES = games_of_the_day()


@pytest.fixture(autouse=True)
def _day() -> Iterator[None]:
    """It is DAY, whatever day it is."""
    use_day(DAY)
    yield
    use_day(None)


def todays(program: Program, game: str = "") -> TodayScene:
    if not isinstance(program.top, TodayScene):
        program.stack.ways.today(game)
    program.frame()
    assert isinstance(program.top, TodayScene)
    return program.top


def table(program: Program) -> TableScene:
    assert isinstance(program.top, TableScene)
    return program.top


def title(program: Program) -> TitleScene:
    """The title, after its first picture and what is read then."""
    program.frames(2)
    assert isinstance(program.top, TitleScene)
    return program.top


def begin(program: Program, game: str = "classic") -> TableScene:
    """Begin the first try of a game."""
    scene = todays(program, game)
    assert scene.play.label == f"Play today's {scene.panel.deal.game.capitalize()}"
    program.click(scene.play)
    program.frame()
    return table(program)


def play_by_chance(host: Host, seed: int) -> None:
    """Play a match to its end, with what its person does drawn by the seed."""
    luck, own = Rng(seed), host.plan.people[0]
    while not host.over:
        if host.match.state.turn == own:
            host.runner.submit(own, luck.choice(host.match.observe(own).legal))
        else:
            host.update(100)


def finish(program: Program, seed: int = 1) -> TodaysEnd:
    """Play what is at the table to its end, by chance; its result."""
    scene = table(program)
    play_by_chance(scene.host, seed)
    program.stack.ways.result(scene.host)
    program.frame()
    assert isinstance(program.top, TodaysEnd)
    return program.top


def played(program: Program, game: str = "classic") -> TodayScene:
    """Play the first try of a game, and go on to the day's deals."""
    begin(program, game)
    program.click(finish(program).on)
    return todays(program)


def keep_par(program: Program, game: str = "classic", wins: int = 24) -> None:
    """Let the par of a game have been played."""
    deal = drawn(game, DAY)
    path = KeptPar(program.kit.places.data).path(deal)
    log = MatchLog.create(path)
    log.append({"all-for-one": "par", "format": 1})
    for first in range(0, MATCHES, AT_ONCE):
        won = min(wins, AT_ONCE)
        wins -= won
        log.append(batch_row(deal, first, first + AT_ONCE, won))
    log.close()


def test_the_first_deal_that_is_open_is_offered(tmp_path: Path) -> None:
    scene = todays(at_rest(tmp_path))
    assert [tile.game for tile in scene.tiles.tiles] == list(GAMES)
    assert scene.game == GAMES[0]
    assert scene.group.focused is scene.play
    assert scene.foot == [scene.play]
    assert scene.board.done == scene.board.streak == 0


def test_a_first_try_is_this_very_deal(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    host = begin(one).host
    deal = drawn("classic", DAY)
    assert host.match.seed == deal.number
    assert host.plan.people == (deal.seat,)
    assert host.plan.seats[deal.seat].name == "Ada"
    assert host.plan.part == {"today": "2026-11-24", "dealing": 1}
    assert is_first_try(host.plan)
    assert host.plan.taking_back is TakingBack.OFF
    guests = {guest.id: guest for guest in deal.guests}
    own = [host.guest(seat) for seat in range(4) if seat != deal.seat]
    assert all(guest is not None and guest is guests[guest.id] for guest in own)


def test_a_file_of_the_players_own_changes_no_guest(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    deal = drawn("classic", DAY)
    file = one.kit.places.data / "bots" / f"{deal.guests[0].id}.toml"
    file.parent.mkdir(parents=True)
    file.write_text('portrait = "zoe"\npolicy = "random"\nbudget = 1\n')
    host = begin(one).host
    guest = host.guest((deal.seat + 1) % 4)
    assert guest is not None
    assert guest == deal.guests[0]


def test_who_has_the_players_portrait_comes_as_somebody_else(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    deal = drawn("classic", DAY)
    one.kit.settings.portrait = deal.guests[0].portrait
    host = begin(one).host
    seat = host.plan.seats[(deal.seat + 1) % 4]
    assert seat.bot == deal.guests[0].id
    faces = [each.portrait for each in host.plan.seats]
    assert len(set(faces)) == 4


def test_a_first_try_gives_no_hint_and_takes_nothing_back(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    scene = begin(one)
    own = seen_at(scene)
    while scene.host.match.state.turn != scene.host.plan.people[0]:
        one.frame()
    one.picture()
    commands = {each.verb for each in own.prompts()}
    assert "why" in commands
    assert not {"hint", "undo"} & commands
    one.press(pygame.K_h)
    told = own.told()
    assert told is not None
    assert "No hints" in told.text
    done = len(scene.host.match.log)
    one.press(pygame.K_z)
    assert len(scene.host.match.log) == done


def paused(program: Program) -> PauseScene:
    """Open the pause menu of the table."""
    scene = table(program)
    program.stack.ways.pause(scene.host.plan, host=scene.host)
    program.frame()
    assert isinstance(program.top, PauseScene)
    return program.top


def test_nobody_else_plays_a_first_try_and_nobody_is_told_its_number(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    one.kit.settings.games["classic"] = LastTable(deal=77)
    begin(one)
    assert one.kit.settings.games["classic"].deal == 77
    assert last_game(one.kit) == "classic"
    menu = paused(one)
    who, number = one.kit.words("ui.pause.who_plays"), str(drawn("classic", DAY).number)
    assert who not in [each.label for each in menu.menu.widgets if isinstance(each, Button)]
    assert number not in menu.under_title
    menu._ask("restart", menu._restart)
    menu.go_back()
    assert number not in menu.under_title


def test_practice_tells_its_number_and_lets_others_play(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    page = played(one)
    one.click(page.tiles.tiles[0])
    one.click(page.practise)
    one.frame()
    menu = paused(one)
    who, number = one.kit.words("ui.pause.who_plays"), str(drawn("classic", DAY).number)
    assert who in [each.label for each in menu.menu.widgets if isinstance(each, Button)]
    assert number in menu.under_title.replace(",", "")
    assert one.kit.settings.games["classic"].deal == drawn("classic", DAY).number


def test_it_counts_once_and_later_ones_are_practice(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    scene = played(one)
    (found,) = HistoryIndex(one.kit.places.data).find()
    assert found.counted
    assert part_in(found.part) == drawn("classic", DAY).part
    tried = scene.board.tried("classic")
    assert tried is not None
    assert tried.log == found.name
    assert tried.state in (TryState.WON, TryState.PLAYED)
    assert scene.board.done == scene.board.streak == 1
    scene = todays(one, "classic")
    one.click(scene.tiles.tiles[0])
    assert scene.foot == [scene.play, scene.practise, scene.review, scene.watch]
    one.click(scene.practise)
    one.frame()
    host = table(one).host
    assert host.plan.for_practice
    assert host.match.seed == found.seed
    one.click(finish(one).on)
    after = todays(one).board
    assert after.tries == scene.board.tries
    assert [each.counted for each in HistoryIndex(one.kit.places.data).find()].count(True) == 1


@pytest.mark.parametrize("again", ["on", "restart"])
def test_after_a_first_try_the_result_leads_to_the_deals_or_to_practice(
    tmp_path: Path, again: str
) -> None:
    one = at_rest(tmp_path)
    begin(one)
    result = finish(one)
    assert result.on.label == "Today's deals"
    assert result.change not in result.group.widgets
    one.click(getattr(result, again))
    one.frame()
    if again == "on":
        assert todays(one).game == "classic"
    else:
        host = table(one).host
        assert host.plan.for_practice
        assert host.match.seed == drawn("classic", DAY).number


def test_one_that_was_left_waits_under_continue(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    scene = begin(one)
    done = len(scene.host.match.log)
    one.stack.ways.title()
    home = title(one)
    assert home.go_on is not None
    assert home.go_on.what == "Today's deal: One: Classic"
    use_day(DAY + timedelta(1))
    one.stack.ways.title()
    home = title(one)
    assert home.go_on is not None
    assert home.go_on.what == "Deal of 24 November: One: Classic"
    use_day(DAY)
    one.stack.ways.title()
    page = todays(one, "classic")
    tried = page.board.tried("classic")
    assert tried is not None
    assert tried.state is TryState.WAITS
    assert page.board.done == page.board.streak == 0
    assert page.play.label == "Continue today's Classic"
    one.click(page.play)
    host = next(each.host for each in one.stack.seen() if isinstance(each, TableScene))
    assert len(host.match.log) >= done
    assert is_first_try(host.plan)
    guests = drawn("classic", DAY).guests
    assert host.guest((host.plan.people[0] + 1) % 4) is guests[0]


def test_one_that_is_given_up_is_played(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    plan = begin(one).host.plan
    one.stack.ways.rematch(plan)
    one.frame()
    assert table(one).host.plan.for_practice
    page = todays(one, "classic")
    tried = page.board.tried("classic")
    assert tried is not None
    assert tried.state is TryState.GIVEN_UP
    assert page.board.streak == 0
    assert page.told is not None
    assert page.told.line(None).startswith("All for One, Classic, 24 Nov 2026 (1): given up")
    assert (page.watch.enabled, page.review.enabled) == (True, False)


def test_another_profile_has_its_own_first_try(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    played(one)
    one.kit.settings.name = "Ben"
    one.stack.ways.title()
    page = todays(one, "classic")
    assert page.board.tries == {}
    assert page.play.label == "Play today's Classic"


def called(program: Program, name: str) -> None:
    """Let the player be called otherwise from now on."""
    rename_person(program.kit.places.data, player_name(program.kit), name)
    program.kit.settings.name = name


def test_a_first_try_that_waits_is_still_that_of_who_has_another_name(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    begin(one)
    one.stack.ways.title()
    called(one, "Eve")
    page = todays(one, "classic")
    tried = page.board.tried("classic")
    assert tried is not None
    assert tried.state is TryState.WAITS
    assert page.play.label == "Continue today's Classic"


@pytest.mark.parametrize("again", [False, True])
def test_one_that_a_bot_has_ended_is_still_that_of_who_has_another_name(
    tmp_path: Path, *, again: bool
) -> None:
    one = at_rest(tmp_path)
    host = begin(one).host
    host.seat_bot(host.plan.people[0], USUAL_BOT)
    while not host.over:
        host.update(100)
    one.stack.ways.title()
    before = todays(one, "classic").board.tried("classic")
    assert before is not None
    called(one, "Eve")
    if again:
        HistoryIndex(one.kit.places.data).path.unlink()
    one.stack.ways.title()
    assert todays(one, "classic").board.tried("classic") == before


def test_all_logs_are_read_before_a_deal_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An index that is made again has the newest logs first; the first try may be in none of them."""
    one = at_rest(tmp_path)
    before = played(one).board
    for seed in range(3):
        ended(one.kit.places.data, "oono", seed, person=True)
    logs = sorted((one.kit.places.data / "history").glob("*.match"))
    own = next(each for each in logs if each.name == before.tries["classic", DAY].log)
    own.rename(own.with_name(f"00000101-000000-{own.name}"))
    HistoryIndex(one.kit.places.data).path.unlink()
    monkeypatch.setattr("game.scenes.base.match_history.MOST_READ", 1)
    one.stack.ways.title()
    home = title(one)
    assert home.today is not None
    assert home.today.below == "1 of 5"
    HistoryIndex(one.kit.places.data).path.unlink()
    one.stack.ways.today("classic")
    page = one.top
    assert isinstance(page, TodayScene)
    assert page.board.tried("classic") is None
    page.play.action()
    assert one.top is page
    tried = page.board.tried("classic")
    assert tried is not None
    assert tried.state is before.tries["classic", DAY].state
    assert page.board.streak == 1


def test_the_deal_that_is_offered_begins_while_another_that_is_over_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = at_rest(tmp_path)
    played(one)
    for seed in range(3):
        ended(one.kit.places.data, "oono", seed, person=True)
    (own,) = (one.kit.places.data / "history").glob("2026*classic*.match")
    own.rename(own.with_name(f"99991231-000000-{own.name}"))
    HistoryIndex(one.kit.places.data).path.unlink()
    monkeypatch.setattr("game.scenes.base.match_history.MOST_READ", 1)
    one.stack.ways.today("classic")
    page = one.top
    assert isinstance(page, TodayScene)
    assert page.board.history.left
    assert page.told is not None
    assert page.play.label == "Play today's OONO"
    page.play.action()
    assert table(one).host.plan.game == "oono"


def test_a_match_of_fewer_players_than_the_deal_it_names_is_nobodys_first_try(
    tmp_path: Path,
) -> None:
    game = next(each for each in GAMES if drawn(each, DAY).seat > 1)
    one = at_rest(tmp_path)
    part = {"today": DAY.isoformat(), "dealing": 1}
    seats = Seat("Ben", "mei"), Seat("Jun", "jun", "jun")
    one.stack.ways.table(Plan(game, seats, {}, 7, part=part))
    one.frame()
    one.stack.ways.title()
    home = title(one)
    assert home.today is not None
    assert home.today.below == "0 of 5"
    assert todays(one).board.tried(game) is None


def test_a_first_try_is_shown_by_the_dealing_that_it_was_played_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = at_rest(tmp_path)
    played(one)
    asked: list[int] = []

    def by(game: str, day: date, dealing: int) -> TodaysDeal:
        asked.append(dealing)
        return drawn(game, day)

    monkeypatch.setattr("game.scenes.base.todays.todays_board.DEALING", 2)
    monkeypatch.setattr("game.scenes.base.todays.todays_board.drawn", by)
    one.stack.ways.title()
    todays(one)
    assert asked[-5:] == [1 if game == "classic" else 2 for game in GAMES]


def test_at_midnight_the_deals_of_the_next_day_are_shown(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    page = todays(one)
    use_day(DAY + timedelta(1))
    one.click(page.play)
    assert one.top is page
    assert page.deal.day == DAY + timedelta(1)
    assert begin(one).host.plan.part["today"] == "2026-11-25"


def test_one_that_ends_after_midnight_is_told_of_with_its_own_day(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    begin(one)
    end = finish(one)
    use_day(DAY + timedelta(1))
    one.click(end.on)
    page = todays(one)
    assert page.board.day == DAY
    assert page.game == "classic"
    assert page.told is not None
    assert page.play not in page.foot
    one.click(page.to_today)
    one.frame()
    assert one.top is page
    assert page.board.day == DAY + timedelta(1)
    assert page.foot == [page.play]
    assert begin(one).host.plan.part["today"] == "2026-11-25"


def test_a_clock_that_was_put_back_is_noted_in_the_log(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    played(one)
    use_day(DAY - timedelta(3))
    one.stack.ways.title()
    host = begin(one).host
    assert host.plan.part["newest"] >= "2026-11-24"
    one.click(finish(one).on)
    page = todays(one)
    assert page.board.done == 1
    assert page.board.streak == 0
    use_day(DAY)
    one.stack.ways.title()
    assert todays(one).board.streak == 1


def test_par_is_told_by_the_result_and_the_page_once_it_is_known(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    begin(one)
    result = finish(one)
    assert result.par is None
    assert "is still being worked out" in result.texts["next"].text
    keep_par(one)
    one.frame()
    assert result.par == 12
    told = "Par 12%: Hard bots in your seat win 12 times in 100."
    assert result.texts["next"].text == told
    one.click(result.on)
    page = todays(one)
    one.click(page.tiles.tiles[0])
    assert page.panel.par.percent == 12
    assert page.told is not None
    assert "par 12 %" in page.told.line(12)


def test_an_open_deal_tells_no_par(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    keep_par(one)
    assert todays(one, "classic").panel.par.percent is None


def test_practice_has_no_par_on_its_result(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    page = played(one)
    one.click(page.tiles.tiles[0])
    one.click(page.practise)
    one.frame()
    end = finish(one)
    keep_par(one)
    one.frame()
    assert end.par is None
    assert "Par" not in end.texts["next"].text


def test_the_line_says_what_came_of_it_in_how_many_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(today_scene, "copy_text", lambda text: not copied.append(text))
    one = at_rest(tmp_path)
    host = begin(one).host
    one.click(finish(one).on)
    keep_par(one)
    page = todays(one, "classic")
    one.click(page.tiles.tiles[0])
    one.click(page.panel.copy)
    seat = host.plan.people[0]
    turns = 0
    last = (-1, "")
    for entry in host.match.log:
        if entry.action.verb not in host.variant.info.turn_verbs or entry.seat < 0:
            continue
        turns += entry.seat == seat and last != (seat, "draw")
        last = (entry.seat, entry.action.verb)
    won = "won" if seat in host.match.state.winners else "lost"
    assert turns > 1
    assert copied == [f"All for One, Classic, 24 Nov 2026 (1): {won}, par 12 %, {turns} turns"]
    assert page.panel.copy.label == "Copied"


def test_a_first_try_can_be_reviewed(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    page = played(one)
    one.click(page.tiles.tiles[0])
    one.click(page.review)
    one.frame()
    assert isinstance(one.top, ReviewScene)
    assert one.top.par is None
    one.press(pygame.K_ESCAPE)
    assert one.top is page


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540)])
def test_its_review_says_why_the_curve_does_not_start_at_par(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    one = at_rest(tmp_path, size)
    keep_par(one)
    page = played(one)
    one.click(page.tiles.tiles[0])
    one.click(page.review)
    writing = Writing(monkeypatch)
    one.picture()
    told = "Par 12% is for these cards; the curve starts before the deal."
    assert writing.place(told).w > 0
    assert not writing.cut


def test_the_picture_is_saved_as_a_file(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    page = played(one)
    one.click(page.tiles.tiles[0])
    one.click(page.panel.save)
    one.frame()
    assert isinstance(one.top, NoticeScene)
    file = one.kit.places.data / "exported" / "2026-11-24-classic.png"
    picture = pygame.image.load(file)
    assert picture.get_size() == (640, 320)
    assert str(file) in one.top.sentence


def test_a_picture_that_cannot_be_saved_is_told_of(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    page = played(one)
    (one.kit.places.data / "exported").write_text("a file in the place of the folder")
    one.click(page.tiles.tiles[0])
    one.click(page.panel.save)
    one.frame()
    assert isinstance(one.top, NoticeScene)
    assert "could not be written" in one.top.sentence


def test_the_title_says_what_waits(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    home = title(one)
    assert home.today is not None
    assert home.today.below == "0 of 5"
    assert home.today.states == [None] * 5
    played(one)
    one.stack.ways.title()
    home = title(one)
    assert home.today is not None
    assert home.today.below == "1 of 5"
    first, *others = home.today.states
    assert first is not None
    assert others == [None] * 4
    one.click(home.today)
    assert isinstance(one.top, TodayScene)


def test_the_first_picture_of_the_title_does_not_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*given: object) -> None:
        raise AssertionError("it is read before the first picture")

    monkeypatch.setattr("game.scenes.title.title_scene.TodaysBoard.of", never)
    one = at_rest(tmp_path)
    with pytest.raises(AssertionError, match="before the first picture"):
        one.frame()


def test_the_month_is_turned_over_by_keys(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    page = todays(one)
    assert page.month.title == "November"
    one.walk(page.month.before)
    one.press(pygame.K_RETURN)
    assert page.month.month == (2026, 10)
    for _ in range(10):
        one.press(pygame.K_RETURN)
    assert page.month.title == "December 2025"
    assert page.month.after.enabled


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (960, 540), (720, 1280)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_is_whole_and_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    one = at_rest(tmp_path, size, scale)
    keep_par(one)
    page = played(one)
    one.click(page.tiles.tiles[0])
    writing = Writing(monkeypatch)
    for widget in some(each for each in page.group.widgets if each.enabled):
        page.group.focus(one.kit, widget)
        page.columns.follow(one.kit, widget)
        writing.clear()
        one.picture()
        assert not writing.cut
        view = page.columns.scroll.view
        on_panels = [each for each in writing.texts if view.contains(each[1])]
        assert not overlapping(on_panels, 2)
        assert not any(view.colliderect(each.rect) for each in (*page.foot, page.back))
        around = widget not in page.columns.widgets
        assert around or view.inflate(4, 4).contains(widget.rect)


@pytest.mark.parametrize("size", [(720, 1280), (1280, 800), (2560, 1080)])
def test_what_can_be_pasted_is_seen_before_one_scrolls(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    one = at_rest(tmp_path, size, 2.0)
    keep_par(one)
    panel, view = (page := played(one)).panel, page.columns.scroll.view
    for key in ("paste", "line", panel.copy, panel.save):
        assert view.contains(panel.placed[key])


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (2560, 1080)])
@pytest.mark.parametrize("over", [False, True])
def test_the_paper_of_a_deal_is_filled_beside_the_month(
    tmp_path: Path, size: tuple[int, int], over: bool
) -> None:
    one = at_rest(tmp_path, size)
    keep_par(one)
    page = played(one) if over else todays(one)
    body, table = page.panel.body, page.panel.placed["table"]
    lowest = max(rect.bottom for rect in page.panel.placed.values())
    assert body.bottom - lowest < body.h // 12
    assert table.h > body.h * 2 // 5


def test_a_pad_does_all_of_it(tmp_path: Path) -> None:
    one = at_rest(tmp_path)
    page = todays(one)
    one.pad(pygame.CONTROLLER_BUTTON_A)
    one.frame()
    assert is_first_try(table(one).host.plan)
    assert page not in one.stack.seen()
