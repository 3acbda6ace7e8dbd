"""Hosting from a phone: whom the big screen lets host, what they can do, and that nobody else can."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.phones import reception
from game.phones.phone_people import HELD
from game.scenes.base.party.party_room import party_of, wake_party
from game.scenes.base.phone_door import phones_of
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.pause.coming_back_scene import ComingBackScene
from game.scenes.pause.lost_device_scene import LostDeviceScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.pause.who_plays_scene import WhoPlaysScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.result.together_end import TogetherEnd
from game.scenes.seating.phones_scene import PhonesScene
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.table.table_scene import TableScene
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.words.people_texts import KEPT_NAME
from tests.harness.program import Program
from tests.phones.table_of_phones import HOME
from tests.scenes.test_phones import Phone, come_in, go_on
from tests.scenes.test_seats_change import to_the_result

Sight = dict[str, Any]


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reception, "private_addresses", lambda: [HOME])


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """The card by which phones come in, over the room in which Classic is chosen."""
    program = Program(tmp_path)
    program.kit.settings.guides = {"classic": ["skipped"]}
    program.stack.ways.party("classic", seed=5)
    room = program.top
    assert isinstance(room, SeatingScene)
    program.click(room.phones)
    yield program
    phones_of(program.kit).close()


def let_host(program: Program, name: str) -> None:
    """Press somebody on the card by which phones come in."""
    scene = program.top
    assert isinstance(scene, PhonesScene)
    program.frames(2)
    program.click(next(each for each in scene._tiles if each.guest.seat.name == name))


def sight(client: Phone, wanted: Callable[[Sight], bool]) -> Sight:
    """What a phone is told as a host, once it is as it is wanted."""
    while not wanted(told := client.hears("hosting")):
        pass
    return told


def deeds(told: Sight) -> list[str]:
    return [each["deed"] for each in told["deeds"]]


def row(told: Sight, name: str) -> Sight:
    return next(each for each in told["people"] if each["name"] == name)


def order(client: Phone, deed: str, person: Sight | None = None) -> None:
    place, name = (-1, "") if person is None else (person["place"], person["name"])
    client.say("host", deed=deed, place=place, name=name)


def people(program: Program) -> list[str]:
    chairs = party_of(program.kit).chairs
    return [chairs[place].name for place in chairs.people]


def table(program: Program) -> TableScene | CornersScene:
    assert isinstance(program.top, TableScene | CornersScene)
    return program.top


def hosted(program: Program, *others: str) -> list[Phone]:
    """The phones of Ada, who hosts, and of others."""
    found = [come_in(program, "Ada", "ada")]
    found += [come_in(program, name, name.lower()) for name in others]
    let_host(program, "Ada")
    return found


def at_table(program: Program, *others: str) -> tuple[list[Phone], Host]:
    """The same at a match that Ada has dealt by phone."""
    found = hosted(program, *others)
    ada = found[0]
    sight(ada, lambda told: deeds(told) == ["deal"])
    order(ada, "deal")
    go_on(program, lambda: isinstance(program.top, TableScene | CornersScene))
    return found, table(program).host


def test_one_press_lets_a_phone_host_and_another_one_ends_that(program: Program) -> None:
    ada, jun = come_in(program, "Ada", "ada"), come_in(program, "Jun", "jun")
    let_host(program, "Ada")
    assert ada.hears("alert")["sentence"] == program.kit.words("phone.host_allowed")
    told = sight(ada, lambda told: bool(told["people"]))
    assert row(told, "Ada")["deeds"] == []
    assert [each["deed"] for each in row(told, "Jun")["deeds"]] == ["remove"]
    let_host(program, "Ada")
    assert ada.hears("alert")["sentence"] == program.kit.words("phone.host_revoked")
    assert ada.hears("hosting")["people"] == []
    order(ada, "remove", row(told, "Jun"))
    assert ada.hears("refused")["sentence"] == program.kit.words("phone.no_host")
    assert people(program) == ["Ada", "Jun"]
    jun.close()


def test_the_second_press_ends_it_for_who_has_lost_their_chair_too(program: Program) -> None:
    (ada,) = hosted(program)
    party = party_of(program.kit)
    party.plan.leave(party.plan.people[0])
    let_host(program, "Ada")
    assert not party.hosts
    let_host(program, "Ada")
    assert party.hosts == {1}
    ada.close()


@pytest.mark.parametrize(
    "deed", ["deal", "pause", "go_on", "remove", "bot", "seat", "wait", "give"]
)
def test_who_may_not_host_is_refused_everything(program: Program, deed: str) -> None:
    _, jun = hosted(program, "Jun")
    place = party_of(program.kit).plan.people[0]
    for where, name in ((-1, ""), (place, "Ada"), (2, "")):
        jun.say("host", deed=deed, place=where, name=name)
        assert jun.hears("refused")["sentence"] == program.kit.words("phone.no_host")
    assert people(program) == ["Ada", "Jun"]
    assert isinstance(program.top, PhonesScene)


def test_a_host_changes_the_chairs_of_the_room(program: Program) -> None:
    ada, jun = hosted(program, "Jun")
    told = sight(ada, lambda told: len(told["people"]) > 2)
    free = next(each for each in told["people"] if not each["name"])
    assert free["called"] == program.kit.words("phone.host_free")
    order(ada, "bot", free)
    told = sight(ada, lambda told: any(each["about"] == "Bot" for each in told["people"]))
    order(ada, "remove", row(told, "Jun"))
    assert jun.hears("closed")["why"] == "left"
    told = sight(ada, lambda told: all(each["name"] != "Jun" for each in told["people"]))
    assert people(program) == ["Ada"]
    order(ada, "remove", {"place": 1, "name": "Jun"})  # who sat there is gone
    assert ada.hears("refused")["sentence"] == program.kit.words("phone.host_too_late")
    assert people(program) == ["Ada"]


def test_a_host_removes_whoever_has_the_longest_of_names(program: Program) -> None:
    long = "क्षि" * 10 + "न"  # few letters, of many code points
    assert len(long) > KEPT_NAME
    (ada,) = hosted(program)
    other = come_in(program, long, "jun")
    order(ada, "remove", row(sight(ada, lambda told: len(told["people"]) > 2), long))
    assert other.hears("closed")["why"] == "left"
    assert people(program) == ["Ada"]


def test_a_host_deals_over_the_card_with_the_code(program: Program) -> None:
    _, host = at_table(program, "Jun")
    assert len(host.plan.people) == 2


def test_a_host_pauses_and_goes_on_whatever_lies_over_the_table(program: Program) -> None:
    (ada, _), host = at_table(program, "Jun")
    sight(ada, lambda told: deeds(told) == ["pause"])
    order(ada, "pause")
    go_on(program, lambda: isinstance(program.top, PauseScene))
    assert program.top.why == program.kit.words("ui.pause.by_phone", name="Ada")  # type: ignore[attr-defined]
    program.stack.ways.settings()
    sight(ada, lambda told: deeds(told) == ["go_on"])
    order(ada, "go_on")
    go_on(program, lambda: isinstance(program.top, TableScene | CornersScene))
    assert table(program).host is host


def test_what_was_chosen_at_the_screen_holds_where_a_host_goes_on(program: Program) -> None:
    (ada, jun), host = at_table(program, "Jun")
    program.stack.ways.who_plays(host)
    scene = program.top
    assert isinstance(scene, WhoPlaysScene)
    scene._sit(1, len(scene._labels(1)) - 1)
    order(ada, "go_on")
    go_on(program, lambda: isinstance(program.top, TableScene | CornersScene))
    assert not host.plan.seats[1].person
    jun.close()


def test_a_host_lets_a_bot_play_for_somebody_until_they_touch_their_phone(
    program: Program,
) -> None:
    (ada, jun), host = at_table(program, "Jun")
    told = sight(ada, lambda told: deeds(told) == ["pause"])
    order(ada, "bot", row(told, "Jun"))
    jun.hears("alert")
    assert host.absences.away == {1}
    told = sight(ada, lambda told: row(told, "Jun")["deeds"][0]["deed"] == "seat")
    order(ada, "seat", row(told, "Jun"))
    sight(ada, lambda told: row(told, "Jun")["deeds"][0]["deed"] == "bot")
    assert not host.absences.away
    assert host.plan.people == (0, 1)


def test_who_is_removed_leaves_the_room_and_a_bot_plays_on(program: Program) -> None:
    (ada, jun), host = at_table(program, "Jun")
    told = sight(ada, lambda told: deeds(told) == ["pause"])
    order(ada, "remove", row(told, "Jun"))
    assert jun.hears("closed")["why"] == "left"
    go_on(program, lambda: isinstance(program.top, TableScene | CornersScene))
    assert host.plan.people == (0,)
    assert people(program) == ["Ada"]
    assert len(ada.hears("table")["hand"]) == len(host.match.state.hands[0])


def test_a_host_reads_who_has_left(program: Program) -> None:
    (ada, jun), host = at_table(program, "Jun")
    jun.say("leave")
    assert jun.hears("closed")["why"] == "left"
    go_on(program, lambda: isinstance(program.top, LostDeviceScene))
    told = sight(ada, lambda told: bool(told["people"]) and bool(row(told, "Jun")["deeds"]))
    order(ada, "bot", row(told, "Jun"))
    words = program.kit.words
    about = words("phone.host_stands_in", device=words("ui.who_plays.left"))
    sight(ada, lambda told: bool(told["people"]) and row(told, "Jun")["about"] == about)
    assert host.absences.away == {1}


def test_a_pause_lasts_on_where_somebody_is_removed(program: Program) -> None:
    (ada, jun), host = at_table(program, "Jun")
    order(ada, "pause")
    told = sight(ada, lambda told: deeds(told) == ["go_on"])
    order(ada, "remove", row(told, "Jun"))
    jun.hears("closed")
    assert isinstance(program.top, PauseScene)
    assert host.plan.people == (0,)


def test_a_host_answers_the_question_who_plays_for_a_phone_that_is_gone(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada, jun), host = at_table(program, "Jun")
    phones = phones_of(program.kit)
    jun.close()
    go_on(program, lambda: phones.guests[2].line is None)
    now = time.monotonic() + HELD + 1
    monkeypatch.setattr(phones, "_now", lambda: now)
    while host.match.state.turn != 1:
        host.runner.submit(0, host.match.observe(0).legal[0])
    go_on(program, lambda: isinstance(program.top, LostDeviceScene))
    told = sight(ada, lambda told: bool(told["people"]) and bool(row(told, "Jun")["deeds"]))
    order(ada, "bot", row(told, "Jun"))
    go_on(program, lambda: isinstance(program.top, TableScene | CornersScene))
    assert host.absences.away == {1}
    program.frames(10)
    assert isinstance(program.top, TableScene | CornersScene)


def test_a_host_deals_another_match_for_all(program: Program) -> None:
    (ada, jun), host = at_table(program, "Jun")
    assert isinstance(to_the_result(program, host), TogetherEnd)
    program.stack.ways.pause(host.plan, host=host)
    host.readiness.hold(True)
    sight(ada, lambda told: deeds(told) == ["deal"])
    order(ada, "deal")
    go_on(program, lambda: isinstance(program.top, TableScene | CornersScene))
    assert table(program).host is not host
    assert table(program).host.plan.people == (0, 1)
    jun.close()


def test_a_host_deals_nothing_in_the_match_of_somebody_who_plays_alone(program: Program) -> None:
    ada, jun = hosted(program, "Jun")
    seats = (Seat("Max", "ada"), Seat("Milo", "milo", "greedy"))
    program.stack.ways.table(Plan("classic", seats, {"rounds": 2}, 3))
    assert isinstance(to_the_result(program, table(program).host), ResultScene)
    told = sight(ada, lambda told: bool(told["people"]) and not told["deeds"])
    order(ada, "deal")
    assert ada.hears("refused")["sentence"] == program.kit.words("phone.host_too_late")
    assert isinstance(program.top, ResultScene)
    order(ada, "remove", row(told, "Jun"))  # the room is the host's all the same
    assert jun.hears("closed")["why"] == "left"
    ada.close()


def waiting_for_jun(program: Program) -> tuple[Phone, Host]:
    """Ada's phone, which hosts, where Jun's is waited for."""
    (ada, jun), host = at_table(program, "Jun")
    jun.close()
    go_on(program, lambda: not phones_of(program.kit).is_here(2))
    program.stack.ways.wait_for_people(host)
    assert isinstance(program.top, ComingBackScene)
    return ada, host


def may(told: Sight, name: str) -> list[str]:
    return [each["deed"] for each in row(told, name)["deeds"]]


def test_a_host_puts_a_bot_in_for_who_is_waited_for_and_goes_on(program: Program) -> None:
    ada, host = waiting_for_jun(program)
    words = program.kit.words
    told = sight(ada, lambda told: deeds(told) == [])
    assert [each["called"] for each in told["people"]] == ["Ada", "Jun"]
    assert row(told, "Jun")["about"] == words("ui.back.phone")
    assert (may(told, "Ada"), may(told, "Jun")) == ([], ["bot", "give"])
    other = {**row(told, "Jun"), "name": "Ruth"}
    for deed, person in (
        ("remove", row(told, "Jun")),
        ("wait", row(told, "Jun")),
        ("bot", other),
        ("bot", row(told, "Ada")),
        ("go_on", None),
        ("pause", None),
    ):
        order(ada, deed, person)
        assert ada.hears("refused")["sentence"] == words("phone.host_too_late")
    order(ada, "bot", row(told, "Jun"))
    told = sight(ada, lambda told: deeds(told) == ["go_on"])
    assert row(told, "Jun")["about"] == words("ui.back.bot")
    assert may(told, "Jun") == ["wait", "give"]
    assert program.top.rows[1].value == words("ui.back.bot")  # type: ignore[attr-defined]
    order(ada, "go_on")
    go_on(program, lambda: isinstance(program.top, TableScene | CornersScene))
    assert host.plan.people == (0,)
    ada.close()


def test_a_host_gives_a_seat_away_by_name_and_waits_again(program: Program) -> None:
    ada, host = waiting_for_jun(program)
    told = sight(ada, lambda told: deeds(told) == [])
    order(ada, "give", row(told, "Jun"))
    told = sight(ada, lambda told: may(told, "Jun") == ["bot", "wait"])
    stranger = Phone(program)
    stranger.hello(code=stranger.phones.code)
    assert [each["name"] for each in stranger.hears("welcome")["faces"]] == ["Jun"]
    stranger.say("sit", name="Zora", portrait="jun")
    stranger.hears("seated")
    told = sight(ada, lambda told: deeds(told) == ["go_on"])
    assert may(told, "Jun") == ["bot", "wait"]
    order(ada, "wait", row(told, "Jun"))
    assert stranger.hears("closed")["why"] == "left"
    sight(ada, lambda told: deeds(told) == [] and may(told, "Jun") == ["bot", "give"])
    assert host.plan.people == (0, 1)
    ada.close()


def test_a_host_settles_it_though_something_lies_over_the_list(program: Program) -> None:
    ada, host = waiting_for_jun(program)
    program.stack.ways.pause(host.plan, "", host)
    told = sight(ada, lambda told: bool(told["people"]) and may(told, "Jun") == ["bot", "give"])
    order(ada, "bot", row(told, "Jun"))
    sight(ada, lambda told: deeds(told) == ["go_on"])
    assert isinstance(program.top, PauseScene)
    order(ada, "go_on")
    go_on(program, lambda: isinstance(program.top, TableScene | CornersScene))
    assert host.plan.people == (0,)
    ada.close()


def test_nothing_is_dealt_while_a_round_is_played(program: Program) -> None:
    (ada, jun), host = at_table(program, "Jun")
    order(ada, "deal")  # nothing is to be dealt
    assert ada.hears("refused")["sentence"] == program.kit.words("phone.host_too_late")
    jun.say("host", deed="deal", place=-1, name="")
    assert jun.hears("refused")["sentence"] == program.kit.words("phone.no_host")
    assert not host.over


def test_who_hosts_is_known_by_the_secret_after_the_program_has_ended(
    program: Program, tmp_path: Path
) -> None:
    ada, jun = hosted(program, "Jun")
    phones = phones_of(program.kit)
    secrets = {guest.seat.name: guest.secret for guest in phones.guests.values()}
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, SeatingScene)
    kept = party_of(program.kit)
    kept.changed()
    phones.close()
    again = Program(tmp_path)
    wake_party(again.kit)
    try:
        clients = {}
        for name, secret in secrets.items():
            clients[name] = Phone(again)
            clients[name].hello(secret=secret)
            clients[name].hears("seated")
        assert row(clients["Ada"].hears("hosting"), "Jun")
        clients["Jun"].say("host", deed="remove", place=0, name="Ada")
        assert clients["Jun"].hears("refused")["sentence"] == again.kit.words("phone.no_host")
    finally:
        phones_of(again.kit).close()
    for client in (ada, jun):
        client.close()


def test_who_leaves_is_no_host_when_they_come_again(program: Program) -> None:
    (ada,) = hosted(program)
    sight(ada, lambda told: bool(told["people"]))
    ada.say("leave")
    ada.hears("closed")
    assert not party_of(program.kit).hosts
    again = come_in(program, "Ada", "ada")
    again.say("host", deed="deal", place=-1, name="")
    assert again.hears("refused")["sentence"] == program.kit.words("phone.no_host")
