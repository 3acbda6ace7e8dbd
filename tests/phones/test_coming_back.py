"""Phones that sleep, lose the network or reload: they are back with their hands, and nobody else is."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from game.phones import server
from game.phones.news import News
from game.phones.phone_people import AWAY, HELD
from game.phones.phones import Phones
from game.words.catalogue import Catalogue
from tests.phones.table_of_phones import Client, deal, open_phones, sit_down, until

TIMES = 20
WITHIN = 1.0
"""Seconds: what a phone waits for its hand, on a machine that does little else."""


@pytest.fixture
def phones(words: Catalogue) -> Iterator[Phones]:
    with open_phones(words) as found:
        yield found


def secret_of(phones: Phones, number: int = 1) -> str:
    return phones.guests[number].secret


def back(phones: Phones, number: int = 1) -> tuple[Client, list[str]]:
    """A new connection of a phone, and the cards that it is shown."""
    client = Client(phones)
    client.hello(secret=secret_of(phones, number))
    assert client.hears()["type"] == "seated"
    return client, [card["code"] for card in client.hears("table")["hand"]]


def test_a_phone_is_back_with_its_hand_every_time(phones: Phones) -> None:
    (ruth,) = sit_down(phones, "Ruth")
    host = deal(phones, "classic", bots=2)
    hand = [card["code"] for card in ruth.hears("table")["hand"]]
    assert len(hand) == 7
    for time_ in range(TIMES):
        if time_ % 2:
            ruth.socket.socket.close()  # without a word, as when the network is gone
        else:
            ruth.close()
        ruth, again = back(phones)
        assert again == hand
    number = host.match.number
    ruth.say("act", number=number, action="draw")
    ruth.hears()


def test_who_has_greeted_hears_again_and_again_that_the_program_is_there(
    phones: Phones, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "BEAT", 0.01)
    stranger = Client(phones)
    (ruth,) = sit_down(phones, "Ruth")
    for _ in range(3):
        ruth.hears("here")
    with pytest.raises(TimeoutError):
        stranger.socket.recv(timeout=0)


def test_a_newer_phone_with_the_secret_takes_over_the_seat(phones: Phones) -> None:
    (ruth,) = sit_down(phones, "Ruth")
    deal(phones, "classic")
    newer, _ = back(phones)
    while (message := ruth.hears())["type"] != "closed":
        pass
    assert message["why"] == "moved"
    newer.say("act", number=-1, action="draw")
    assert newer.hears("refused")


def test_a_seat_is_held_for_a_phone_that_is_away_and_then_the_table_is_asked(
    phones: Phones, monkeypatch: pytest.MonkeyPatch
) -> None:
    ruth, jun = sit_down(phones, "Ruth", "Jun")
    host = deal(phones, "classic")
    ruth.close()
    until(lambda: phones.guests[1].line is None, phones)
    assert not phones.away  # a page that is loaded anew is not away
    start = time.monotonic()
    monkeypatch.setattr(phones, "_now", lambda: start + AWAY + 0.5)
    assert phones.away == [0]
    while not {p["name"]: p["away"] for p in jun.hears("table")["players"]}["Ruth"]:
        pass
    phones.update()
    assert not phones.happened()
    left = phones.held(1)
    assert left is not None
    assert 0 < left < HELD
    monkeypatch.setattr(phones, "_now", lambda: start + HELD + 1)
    phones.update()
    phones.update()
    assert phones.held(1) == 0
    assert not phones.happened()  # whoever plays at the table asks by the time that is left
    assert host.plan.seats[0].person
    back(phones)
    assert phones.happened() == [(1, News.IS_BACK)]
    assert not phones.away


def test_the_clock_stands_while_a_phone_is_away(
    phones: Phones, monkeypatch: pytest.MonkeyPatch
) -> None:
    ruth, _ = sit_down(phones, "Ruth", "Jun")
    host = deal(phones, "callout", bots=0)
    host.update(100)
    assert host.now == 100
    ruth.close()
    until(lambda: phones.guests[1].line is None, phones)
    start = time.monotonic()
    monkeypatch.setattr(phones, "_now", lambda: start + AWAY + 0.5)
    phones.update()
    host.update(100)
    assert host.now == 100
    back(phones)
    host.update(100)
    assert host.now == 200


def test_time_counts_by_arrival_and_no_phone_can_say_otherwise(phones: Phones) -> None:
    ruth, _ = sit_down(phones, "Ruth", "Jun")
    host = deal(phones, "callout", bots=0)
    host.update(500)
    ruth.say("act", number=host.match.number, action="say hello")
    until(lambda: len(host.match.log) > 0, phones)
    assert host.match.log[-1].now == 500
    ruth.socket.send('{"type":"act","number":0,"action":"say hello","now":1}')
    assert ruth.is_ended()


def test_the_others_are_told_among_the_moves_who_has_left(phones: Phones) -> None:
    ruth, jun, ada = sit_down(phones, "Ruth", "Jun", "Ada")
    deal(phones, "classic")
    for client in (ruth, ada):
        assert "Jun has left." not in client.hears("table")["moves"]
    jun.say("leave")
    for client in (ruth, ada):
        until_told(client, "Jun has left.")


def until_told(client: Client, sentence: str) -> None:
    """Hear what a phone is sent until a sentence stands last among its moves."""
    while client.hears("table")["moves"][-1:] != [sentence]:
        pass
