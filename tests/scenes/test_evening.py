"""The evening: its games, the standing between matches, who joins and who leaves, and the winner."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.phones import reception
from game.scenes.base.evenings.evenings_board import EveningsBoard
from game.scenes.base.game_titles import title_parts
from game.scenes.base.overlays.confirm_scene import ConfirmScene
from game.scenes.base.party.party_room import party_of
from game.scenes.base.scene_stack import Scene
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.evening.evening_panels import NextPanel, PraisePanel, StandingPanel, WinnersPanel
from game.scenes.evening.evening_scene import EveningScene
from game.scenes.evening.winners_scene import WinnersScene
from game.scenes.result.evening_end import EveningEnd
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.table.table_scene import TableScene
from game.session.evening.evening import Evening
from game.session.evening.evening_log import evening_place
from game.session.evening.points import paid, points_text
from game.session.host import Host
from game.session.records.ending import ending_of
from game.show.devices import pad, phone
from game.store.settings_file import Settings
from game.tools.offscreen import Offscreen, explained
from game.tools.poses import evening_scripts
from game.variants import find_variant
from tests.harness import events
from tests.harness.program import Program
from tests.harness.seen import Writing
from tests.harness.some import some
from tests.phones.table_of_phones import HOME
from tests.scenes.test_hosting import let_host, order, sight
from tests.scenes.test_phones import Phone, come_in

A, X = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_X


def in_room(
    folder: Path, pads: int = 3, text: float = 1.0, size: tuple[int, int] = (1280, 720)
) -> Program:
    """The room of the party with so many people, each with a pad."""
    settings = Settings(speed="OFF", think="OFF", guides=explained(), text_scale=text)
    program = Program(folder, size, settings=settings)
    program.stack.ways.party("classic")
    for number in range(1, pads + 1):
        press(program, number)
    assert len(room(program).seating_plan.chairs.people) == pads
    return program


def press(program: Program, number: int, button: int = A) -> None:
    program.post(
        events.pad_button(button, pad=number), events.pad_button(button, False, pad=number)
    )


def room(program: Program) -> SeatingScene:
    assert isinstance(program.top, SeatingScene)
    return program.top


def page(program: Program) -> EveningScene:
    assert isinstance(program.top, EveningScene)
    return program.top


def begin(program: Program, *games: str) -> None:
    """Choose the games of an evening one by one, by the mouse, and begin it."""
    program.click(room(program).evening)
    program.frame()
    scene = page(program)
    assert scene.chooser is not None
    while scene.chooser.matches > len(games):
        program.click(scene.chooser.count.spot(program.kit, -1))
    for row, game in zip(scene.chooser.rows, games, strict=False):
        for step in (*[-1] * row.chosen, *[1] * row.labels.index(game)):
            program.click(row.spot(program.kit, step))
        assert row.value == game
    program.click(scene.begin)
    program.frame()


def host(program: Program) -> Host:
    assert isinstance(program.top, TableScene | CornersScene)
    return program.top.host


def play(program: Program) -> EveningEnd:
    """Let everybody play what is legal first, until the match is over; return its end."""
    playing = host(program)
    while not playing.match.over:
        if playing.over:
            playing.next_round()
            continue
        turn = playing.match.state.turn
        playing.runner.submit(turn, playing.match.observe(turn).legal[-1])
    program.wait(3000)
    assert isinstance(program.top, EveningEnd)
    return program.top


def evening(program: Program) -> Evening:
    found = EveningsBoard(program.kit).current
    assert found is not None
    return found


def standing(program: Program) -> StandingPanel:
    panel = page(program).panels[0]
    assert isinstance(panel, StandingPanel)
    return panel


def stands(program: Program) -> dict[str, float]:
    """How everybody stands, as the page shows it."""
    return {row.member.name: row.points for row in standing(program).rows}


def to_standing(program: Program) -> EveningScene:
    """Play the match at the table, and go on to the standing by a click."""
    program.click(play(program).on)
    program.frame()
    return page(program)


def go_on(program: Program, pads: int = 3) -> None:
    """Let everybody say by their pad that they are ready for the next match."""
    for number in range(1, pads + 1):
        press(program, number)
    program.frames(3)


def test_an_evening_of_three_matches_from_the_room_to_its_winner(tmp_path: Path) -> None:
    program = in_room(tmp_path)
    begin(program, "Classic", "OONO", "Attack")
    games, totals = [], dict.fromkeys(people(program), 0.0)
    for number in (1, 2, 3):
        playing = host(program)
        games.append(playing.plan.game)
        place = evening_place(playing.plan.part)
        assert place is not None
        assert place.match == number
        end = play(program)
        names = [seat.name for seat in playing.plan.seats if seat.person]
        places = dict(zip(names, ending_of(playing.match).places, strict=True))
        for name, points in paid(places).items():
            totals[name] += points
        assert end.texts["next"].text == ("Next: OONO", "Next: Attack", "")[number - 1]
        assert end.on.label == ("Standings" if number < 3 else "Who won the evening?")
        program.click(end.on)
        program.frame()
        if number < 3:
            assert stands(program) == totals
            assert page(program).about == f"Match {number + 1} of 3"
            assert page(program).play.label == f"Deal {['OONO', 'Attack'][number - 1]}"
            press(program, 1)
            press(program, 2)
            assert page(program).strip is not None
            go_on(program)
    assert games == ["classic", "oono", "attack"]
    winners = program.top
    assert isinstance(winners, WinnersScene)
    assert "cup" in program.ear.heard
    first, praise = winners.panels
    assert isinstance(first, WinnersPanel)
    assert isinstance(praise, PraisePanel)
    best = [name for name, points in totals.items() if points == max(totals.values())]
    assert all(name in first.headline for name in best)
    assert {row.member.name: row.points for row in praise.rows} == totals
    assert all(praise.told)
    assert len(praise.told) == 3
    program.click(winners.room)
    chairs = room(program).seating_plan.chairs
    assert {chairs[at].name: chairs[at].points for at in chairs.people} == totals
    # The evening is over: games are chosen for another one, and who won the last can be seen again.
    program.click(room(program).evening)
    assert page(program).evening is None
    program.click(page(program).last)
    again = program.top
    assert isinstance(again, WinnersScene)
    assert isinstance(again.panels[1], PraisePanel)
    assert again.panels[1].told == praise.told


def people(program: Program) -> list[str]:
    return [seat.name for seat in host(program).plan.seats if seat.person]


def test_an_evening_goes_on_after_the_program_was_killed(tmp_path: Path) -> None:
    program = in_room(tmp_path)
    begin(program, "Classic", "OONO", "Attack")
    to_standing(program)
    before = stands(program)
    go_on(program)
    playing = host(program)
    for _ in range(5):
        turn = playing.match.state.turn
        playing.runner.submit(turn, playing.match.observe(turn).legal[-1])
    log = [entry.action for entry in playing.match.log]
    assert playing.keeper is not None
    playing.keeper.close()  # as the system does with what a killed program has open

    again = Program(tmp_path, settings=program.kit.settings)
    again.stack.ways.party()
    again.click(room(again).evening)
    scene = page(again)
    assert stands(again) == before
    assert scene.about == "Match 2 of 3"
    assert scene.play.label == "Continue the match"
    again.click(scene.play)
    assert again.stack.ways._host is not None  # type: ignore[attr-defined]
    match = again.stack.ways._host.match  # type: ignore[attr-defined]
    assert [entry.action for entry in match.log] == log
    assert evening(again).due == 2


def test_a_match_that_was_given_up_is_dealt_anew(tmp_path: Path) -> None:
    program = in_room(tmp_path)
    begin(program, "Classic", "OONO", "Attack")
    program.stack.ways.leave(for_good=True)  # type: ignore[attr-defined]
    program.stack.ways.title()
    program.stack.ways.party()
    program.click(room(program).evening)
    assert page(program).about == "Match 1 of 3"
    assert page(program).play.label == "Deal Classic"
    program.click(page(program).play)
    assert host(program).plan.game == "classic"
    to_standing(program)
    assert page(program).about == "Match 2 of 3"


def test_one_joins_late_and_another_leaves_early(tmp_path: Path) -> None:
    program = in_room(tmp_path)
    begin(program, "Classic", "OONO", "Attack")
    first, second, third = people(program)
    to_standing(program)
    before = stands(program)
    program.click(page(program).room)
    cards = room(program).cards
    leaving = next(card for card in cards if card.chair.name == second)
    program.point(leaving.rect.center)
    press(program, 2, X)  # leaves
    press(program, 4)  # joins
    program.click(room(program).evening)
    late = next(name for name in stands(program) if name not in before)
    assert stands(program) == {**before, late: 0}
    assert {row.member.name for row in standing(program).rows if not row.here} == {second}
    program.click(page(program).play)
    assert set(people(program)) == {first, third, late}
    playing = host(program)
    to_standing(program)
    names = [seat.name for seat in playing.plan.seats]
    gained = paid(dict(zip(names, ending_of(playing.match).places, strict=True)))
    assert stands(program) == {
        name: points + gained.get(name, 0) for name, points in {**before, late: 0}.items()
    }
    # Who comes back under the same name is who they were.
    program.click(page(program).room)
    chairs = room(program).seating_plan.chairs
    press(program, 2)
    place = room(program).seating_plan.places_of(pad(2))[0]
    assert chairs[place].name not in {*before, late}
    chairs.name(place, second)
    program.click(room(program).evening)
    assert sorted(stands(program)) == sorted({first, second, third, late})
    assert all(row.here for row in standing(program).rows)


def test_a_match_that_bots_played_for_all_but_one_says_why_it_paid_nobody(tmp_path: Path) -> None:
    program = in_room(tmp_path)
    begin(program, "Classic", "OONO", "Attack")
    playing = host(program)
    for seat in range(1, len(playing.plan.seats)):
        playing.seat_bot(seat, "greedy")
    to_standing(program)
    assert set(stands(program).values()) == {0}
    following = page(program).panels[1]
    assert isinstance(following, NextPanel)
    assert following.told == program.kit.words("ui.evening.unpaid", number=1)
    program.click(page(program).finish)
    assert isinstance(program.top, ConfirmScene)
    program.click(program.top.yes)
    winners = program.top
    assert isinstance(winners, WinnersScene)
    assert isinstance(winners.panels[0], WinnersPanel)
    assert winners.panels[0].headline == "No points this evening"


def test_who_sits_out_gets_the_mean(tmp_path: Path) -> None:
    program = in_room(tmp_path, pads=9)
    program.click(room(program).evening)
    scene = page(program)
    assert scene.chooser is not None
    drawn = scene.chooser.chosen
    least = {find_variant(each).info.max_players for each in drawn}
    assert min(least) >= 9  # drawn are games in which everybody has a seat
    program.press(pygame.K_ESCAPE)
    few = next(each for each in scene.chooser.games if find_variant(each).info.max_players < 9)
    begin(program, *[title_parts(program.kit.words, few).name] * 3)
    seats = len(people(program))
    assert seats == find_variant(few).info.max_players
    playing = host(program)
    to_standing(program)
    resting = set(stands(program)) - {seat.name for seat in playing.plan.seats}
    assert len(resting) == 9 - seats
    assert {stands(program)[name] for name in resting} == {(seats - 1) / 2}


def test_an_evening_is_ended_early_and_the_points_so_far_decide(tmp_path: Path) -> None:
    program = in_room(tmp_path)
    begin(program, "Classic", "OONO", "Attack")
    to_standing(program)
    best = [row.member.name for row in standing(program).rows if row.place == 1]
    program.click(page(program).finish)
    question = program.top
    assert isinstance(question, ConfirmScene)
    program.click(question.no)
    assert page(program).evening is not None
    program.click(page(program).finish)
    question = program.top
    assert isinstance(question, ConfirmScene)
    program.click(question.yes)
    winners = program.top
    assert isinstance(winners, WinnersScene)
    assert isinstance(winners.panels[0], WinnersPanel)
    assert all(name in winners.panels[0].headline for name in best)
    assert winners.about == "After one match"


def test_an_evening_that_was_ended_before_its_first_match_has_no_winner(tmp_path: Path) -> None:
    program = in_room(tmp_path)
    begin(program, "Classic", "OONO", "Attack")
    program.stack.ways.leave(for_good=True)  # type: ignore[attr-defined]
    program.stack.ways.title()
    program.stack.ways.party()
    program.click(room(program).evening)
    program.click(page(program).finish)
    assert isinstance(program.top, ConfirmScene)
    program.click(program.top.yes)
    assert page(program).chooser is not None
    assert page(program).last not in page(program).foot


def test_one_alone_cannot_begin_an_evening_and_nobody_but_people_is_asked_for(
    tmp_path: Path,
) -> None:
    program = in_room(tmp_path, pads=1)
    program.click(room(program).evening)
    assert page(program).chooser is None
    assert page(program).about == "Take at least two seats first"
    assert page(program).group.focused is page(program).back
    program.press(pygame.K_ESCAPE)
    press(program, 2)
    begin(program, "Classic", "Classic", "Classic")
    assert len(host(program).plan.seats) == 2  # no bots, where nobody has asked for them


def test_what_is_chosen_stays_while_others_are_away(tmp_path: Path) -> None:
    program = in_room(tmp_path)
    program.click(room(program).evening)
    program.frame()
    scene = page(program)
    assert scene.chooser is not None
    paper = scene.chooser
    for row, step in ((paper.count, -1), (paper.length, 1), (paper.rows[0], 1)):
        program.click(row.spot(program.kit, step))
    chosen = paper.matches, paper.short, [row.value for row in paper.rows]
    plan = party_of(program.kit).plan
    left = [plan.devices[place] for place in plan.chairs.people[1:]]
    for place in plan.chairs.people[1:]:
        plan.leave(place)
    program.frames(2)
    assert scene.chooser is None
    assert scene.about == "Take at least two seats first"
    assert scene.begin not in scene.foot
    for device in left:
        plan.sit_down(device)
    program.frames(2)
    assert scene.chooser is not None
    paper = scene.chooser
    assert (paper.matches, paper.short, [row.value for row in paper.rows]) == chosen
    assert scene.begin in scene.foot


def test_where_no_game_can_be_dealt_the_page_says_why(tmp_path: Path) -> None:
    program = in_room(tmp_path, pads=2)
    plan = room(program).seating_plan
    for place in plan.chairs.people:
        plan.drop(place)
    room(program).resume()
    program.click(room(program).evening)
    program.frame()
    scene = page(program)
    assert scene.chooser is not None
    plan.sit_down(phone(1))
    program.frames(2)
    assert scene.chooser is None
    trouble = scene.about
    program.press(pygame.K_ESCAPE)
    assert room(program).trouble == trouble
    assert trouble != "Take at least two seats first"


def test_keys_alone_choose_games_begin_and_go_on(tmp_path: Path) -> None:
    """Two who share the keyboard and the mouse, turn by turn: nobody waits for anybody."""
    program = in_room(tmp_path, pads=2)
    plan = room(program).seating_plan
    for place in plan.chairs.people:
        plan.drop(place)
    room(program).resume()
    program.walk(room(program).evening)
    program.press(pygame.K_RETURN)
    scene = page(program)
    assert scene.chooser is not None
    program.walk(scene.chooser.count)
    program.press(pygame.K_LEFT, pygame.K_LEFT)
    assert scene.chooser.matches == 3
    program.walk(scene.draw_lots)
    program.press(pygame.K_RETURN)
    games = scene.chooser.chosen[:3]
    program.walk(scene.begin)
    program.press(pygame.K_RETURN)
    assert host(program).plan.game == games[0]
    end = play(program)
    assert end.group.focused is end.on
    program.press(pygame.K_RETURN)
    assert page(program).strip is None
    assert page(program).group.focused is page(program).play
    program.press(pygame.K_RETURN)
    assert host(program).plan.game == games[1]


def test_what_cannot_be_dealt_says_why_and_leads_to_the_room(tmp_path: Path) -> None:
    program = in_room(tmp_path, pads=3)
    begin(program, "Classic", "Tricks", "OONO")
    to_standing(program)
    party = party_of(program.kit)
    for place in party.chairs.people[1:]:
        party.plan.leave(place)
    program.frames(2)
    assert not page(program).play.enabled
    text = next(each.text for each in page(program).panels[1].texts if each.key == "trouble")
    assert text == room_trouble(program)


def room_trouble(program: Program) -> str:
    """Why the next game cannot be dealt, as the room tells."""
    program.click(page(program).room)
    assert room(program).info.id == "tricks"
    return room(program).trouble


def winners_of(people: int, size: tuple[int, int] = (1280, 720)) -> WinnersPanel:
    """The panel with the winners of an evening of so many people, drawn."""
    program = Offscreen(size, Settings(guides=explained()))
    evening_scripts.won(people, program)
    program.picture()
    scene = program.app.stack.top
    assert isinstance(scene, WinnersScene)
    panel = scene.panels[0]
    assert isinstance(panel, WinnersPanel)
    return panel


@pytest.mark.parametrize("size", [(1280, 720), (960, 1000), (1080, 1920), (720, 1280)])
def test_who_has_won_is_said_in_large_letters_in_every_window(size: tuple[int, int]) -> None:
    panel = winners_of(5, size)
    (line,) = (rect for key, rect in panel.placed.items() if "headline" in str(key))
    assert line.h >= size[1] * 0.05
    assert panel.placed["winners"].bottom <= line.top


def test_winners_who_are_level_share_the_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    writing = Writing(monkeypatch)
    assert len(winners_of(4).faces) == 2
    told = [text for text, _ in writing.texts]
    assert "Ruth and Milo share first place!" in told
    assert "7 points each" in told


@pytest.mark.parametrize("played", [1, 0])
def test_the_two_figures_of_the_standing_are_named(
    played: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Offscreen((1280, 720), Settings(guides=explained()))
    writing = Writing(monkeypatch)
    evening_scripts.standing(4, played, program)
    program.picture()
    told = [text for text, _ in writing.texts]
    assert told.count("Points") == told.count("Last match") == played
    if played:
        points, gained = writing.place("Points"), writing.place("Last match")
        assert points.right < gained.left
        assert gained.right == writing.place("+1").right


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (960, 1000)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_all_that_can_be_chosen_is_reached_and_nothing_lies_on_anything(
    tmp_path: Path, size: tuple[int, int], text: float
) -> None:
    program = in_room(tmp_path, pads=8, text=text, size=size)
    program.walk(room(program).evening)
    program.press(pygame.K_RETURN)
    scene = page(program)
    assert scene.chooser is not None
    for widget in some([*scene.chooser.rows[: scene.chooser.matches], *scene.foot, scene.back]):
        program.walk(widget)
        assert widget.rect.colliderect(program.kit.window.surface.get_rect())
    program.click(scene.begin)
    playing = host(program)
    program.click(play(program).on)
    feet = [each.rect for each in page(program).foot]
    assert all(not one.colliderect(other) for one, other in combinations(feet, 2))
    assert playing.match.over


def test_phones_see_the_standing_and_what_comes_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    program = in_room(tmp_path, pads=1)
    program.click(room(program).phones)
    zoe, max_ = come_in(program, "Zoe", "zoe"), come_in(program, "Max", "walt")
    program.press(pygame.K_ESCAPE)
    begin(program, "Classic", "OONO", "Attack")
    playing = host(program)
    end = play(program)
    told = ended(zoe)
    assert told["about"] == "The evening after match 1 of 3"
    assert told["next"] == "Next: OONO"
    names = [seat.name for seat in playing.plan.seats]
    gained = paid(dict(zip(names, ending_of(playing.match).places, strict=True)))
    shown = {each["name"]: each["points"] for each in told["standing"]}
    assert shown == {
        "You" if name == "Zoe" else name: points_text(points) for name, points in gained.items()
    }
    assert program.top is end
    # Who is ready by phone lets the screen go on to the standing, and waits there for the others.
    zoe.say("act", number=0, action="go on")
    until_shown(program, EveningScene)
    assert playing.readiness.ready == {names.index("Zoe")}
    max_.say("act", number=0, action="go on")
    press(program, 1)
    until_shown(program, CornersScene)
    assert host(program).plan.game == "oono"
    assert program.kit.phones is not None
    program.kit.phones.close()


def test_who_goes_back_to_the_end_of_a_match_stays_there_whoever_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    program = in_room(tmp_path, pads=1)
    program.click(room(program).phones)
    zoe = come_in(program, "Zoe", "zoe")
    program.press(pygame.K_ESCAPE)
    begin(program, "Classic", "Classic", "Classic")
    for following in (EveningScene, EveningScene, WinnersScene):
        end = play(program)
        assert (program.stack.dealing() is end) == (following is EveningScene)
        ended(zoe)
        zoe.say("act", number=0, action="go on")
        until_shown(program, following)
        program.press(pygame.K_ESCAPE)
        program.wait(8000)
        assert program.top is end
        assert end.due() is None
        program.click(end.on)
        until_shown(program, following)
        assert (program.stack.dealing() is program.top) == (following is EveningScene)
        if following is EveningScene:
            press(program, 1)
            until_shown(program, CornersScene)
    zoe.close()
    assert program.kit.phones is not None
    program.kit.phones.close()


def test_nobody_is_taken_for_who_left_in_a_match_before_the_program_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    program = in_room(tmp_path, pads=2)
    program.click(room(program).phones)
    zoe = come_in(program, "Zoe", "zoe")
    program.press(pygame.K_ESCAPE)
    begin(program, "Classic", "Classic", "Classic")
    (place,) = party_of(program.kit).plan.places_of(phone(1))
    zoe.say("leave")
    assert zoe.hears("closed")["why"] == "left"
    assert program.kit.phones is not None
    program.kit.phones.close()

    again = Program(tmp_path, settings=program.kit.settings)
    again.stack.ways.party()
    for number in (1, 2, 3):
        press(again, number)
    chair = room(again).seating_plan.chairs[place]
    assert chair.person
    assert chair.name != "Zoe"
    again.click(room(again).evening)
    here = {row.member.name: row.member.number for row in standing(again).rows if row.here}
    assert here[chair.name] == 4


def test_a_host_is_offered_to_deal_only_what_can_be_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])
    program = in_room(tmp_path, pads=1)
    program.click(room(program).phones)
    zoe = come_in(program, "Zoe", "zoe")
    let_host(program, "Zoe")
    program.press(pygame.K_ESCAPE)
    begin(program, "Classic", "Classic", "Classic")
    end = play(program)
    order(zoe, "deal")
    until_shown(program, EveningScene)
    plan = party_of(program.kit).plan
    left = plan.places_of(pad(1))[0]
    plan.leave(left)
    until(program, lambda: not page(program).play.enabled)
    sight(zoe, lambda told: bool(told["people"]) and not told["deeds"])
    order(zoe, "deal")
    assert zoe.hears("refused")["sentence"] == program.kit.words("phone.host_too_late")
    standing_page = page(program)
    # Nor is anything dealt once the evening has been ended, here or at the end of the match below.
    program.click(standing_page.finish)
    assert isinstance(program.top, ConfirmScene)
    program.click(program.top.yes)
    assert isinstance(program.top, WinnersScene)
    assert program.stack.dealing() is None
    over = program.kit.words("phone.evening_over")
    until(program, lambda: (zoe.hears("table").get("end") or {}).get("next") == over)
    program.press(pygame.K_ESCAPE)
    assert program.top is end
    assert end.texts["next"].text == ""
    assert program.stack.dealing() is None
    assert end.on.label == "Who won the evening?"
    zoe.close()
    assert program.kit.phones is not None
    program.kit.phones.close()


def ended(phone: Phone) -> dict[str, Any]:
    """The end of a match with the standing of its evening, as a phone hears of it."""
    for _ in range(50):
        end: dict[str, Any] = phone.hears("table").get("end") or {}
        if "evening" in end.get("about", ""):
            return end
    raise AssertionError("nothing is told of the evening")


def until(program: Program, done: Callable[[], bool]) -> None:
    for _ in range(300):
        if done():
            return
        program.frame()
        time.sleep(0.001)
    raise AssertionError("it does not come to that")


def until_shown(program: Program, kind: type[Scene]) -> None:
    until(program, lambda: isinstance(program.top, kind))
