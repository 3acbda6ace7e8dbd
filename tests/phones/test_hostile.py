"""Nobody gets in: what comes from outside ends in a refusal, and costs the table nothing."""

from __future__ import annotations

import http.client
import json
import re
import shutil
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from game.phones import reception, server, table_code
from game.phones.hosting import Order
from game.phones.messages.from_phones import LONGEST_NAME, MOST_BYTES, NotUnderstood, Said, read
from game.phones.messages.to_phones import VERSION
from game.phones.networks import is_local
from game.phones.page_files import page_files
from game.phones.phones import MOST_AT_ONCE, Phones
from game.phones.server import BURST, MOST_SOCKETS, MOST_STRANGERS
from game.session.host import Host
from game.store.platform_folders import assets
from game.words.catalogue import Catalogue
from tests.phones.table_of_phones import Client, deal, open_phones, sit_down, until


@pytest.fixture
def phones(words: Catalogue) -> Iterator[Phones]:
    with open_phones(words) as found:
        yield found


@pytest.fixture
def table(phones: Phones) -> Iterator[tuple[Client, Client, Host]]:
    """Two phones at a dealt table of Classic, of which the first is in turn."""
    ruth, jun = sit_down(phones, "Ruth", "Jun")
    host = deal(phones, "classic", bots=0, seed=3)
    while host.match.state.turn != 0:
        action = host.match.observe(host.match.state.turn).legal[0]
        host.runner.submit(host.match.state.turn, action)
    yield ruth, jun, host
    ruth.close()
    jun.close()


def asked(phones: Phones, path: str, **headers: str) -> http.client.HTTPResponse:
    """The answer to a request by HTTP."""
    address = phones.addresses[0]
    connection = http.client.HTTPConnection(address, timeout=120)
    connection.putrequest("GET", path, skip_host=True)
    for name, value in {"Host": address, **headers}.items():
        connection.putheader(name, value)
    connection.endheaders()
    return connection.getresponse()


def is_closed(client: Client, why: str = "") -> bool:
    """Whether a connection is ended, perhaps after saying why."""
    try:
        message = client.hears()
    except ConnectionClosed:
        return not why
    if message["type"] == "closed" and why:
        return bool(message["why"] == why)
    return is_closed(client, why)


OUTSIDE = [
    "/../pyproject.toml", "/cards/../../main.py", "/%2e%2e/pyproject.toml", "//etc/passwd",
    "/cards/colour/../../../main.py", "/strings/en/talk.toml", "/cards", "/phone/index.html",
    "/cards/colour/R5.svg/..", "/\\..\\main.py",
]  # fmt: skip


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_but_the_page_and_its_pictures_is_served(phones: Phones, path: str) -> None:
    answer = asked(phones, path)
    assert answer.status == 404
    assert not answer.read()


def test_the_page_may_load_nothing_from_elsewhere(phones: Phones) -> None:
    answer = asked(phones, "/")
    assert answer.status == 200
    policy = answer.getheader("Content-Security-Policy", "")
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert answer.getheader("X-Content-Type-Options") == "nosniff"
    assert answer.getheader("Referrer-Policy") == "no-referrer"


def test_only_what_cannot_change_is_kept_by_a_browser(phones: Phones) -> None:
    page = asked(phones, "/")
    assert page.getheader("Cache-Control") == "no-store"
    named = set(re.findall(r'(?:href|src)="(/[^"]+)"', page.read().decode()))
    scripts = {path for path in named if path.endswith(".js")}
    assert len({path.rpartition("/")[0] for path in scripts}) == 1
    for path in named:
        answer = asked(phones, path)
        assert answer.status == 200
        assert "max-age" in answer.getheader("Cache-Control", "")
        if path in scripts:
            assert not re.search(rb"""from ['"]/(?!page-)""", answer.read())


def test_another_version_of_the_page_is_in_another_folder(tmp_path: Path) -> None:
    shutil.copytree(assets() / "phone", tmp_path / "phone")
    before = page_files(tmp_path)
    assert before.keys() == page_files(tmp_path).keys()
    script = tmp_path / "phone" / "main.js"
    script.write_text(script.read_text(encoding="utf-8") + "// changed", encoding="utf-8")
    own = {path for path in before if "/page-" in path}
    assert own
    assert not own & page_files(tmp_path).keys()


@pytest.mark.parametrize("host", ["evil.example", "localhost:1", "127.0.0.1", "127.0.0.1:1", ""])
def test_a_name_that_leads_here_by_a_trick_is_refused(phones: Phones, host: str) -> None:
    """A page of somebody else whose name has been pointed at this address (DNS rebinding)."""
    assert asked(phones, "/", Host=host).status == 421


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", ""]
)
def test_pages_from_elsewhere_may_not_talk(phones: Phones, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{phones.addresses[0]}/table", origin=origin or None, compression=None)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("method", ["POST", "PUT", "OPTIONS", "FOO"])
def test_other_methods_are_refused(phones: Phones, method: str) -> None:
    host, port = phones.addresses[0].split(":")
    with socket.create_connection((host, int(port)), timeout=120) as raw:
        raw.sendall(f"{method} / HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
        assert b" 405 " in raw.recv(1000).split(b"\r\n")[0]


def test_a_wrong_code_lets_nobody_in(phones: Phones) -> None:
    client = Client(phones)
    client.hello(code="XXXX")
    assert is_closed(client, "code")
    assert not phones.guests


def test_guessing_shuts_the_door_for_a_while(
    phones: Phones, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(table_code.WRONG):
        client = Client(phones)
        client.hello(code="XXXX")
        assert is_closed(client, "code")
    client = Client(phones)
    client.hello(code=phones.code)
    assert is_closed(client, "code")
    now = time.monotonic() + table_code.FORGOTTEN + 1
    monkeypatch.setattr(phones, "_now", lambda: now)
    client = Client(phones)
    client.hello(code=phones.code)
    assert client.hears()["type"] == "welcome"


def test_wrong_codes_of_one_page_shut_the_door_to_no_other(phones: Phones) -> None:
    """A page that somebody else's has opened, and tries codes in, has the address of the one beside it."""
    for _ in range(table_code.WRONG):
        client = Client(phones)
        client.hello(code="XXXX", page="odd")
        assert is_closed(client, "code")
    for page, good in (("odd", False), ("own", True)):
        client = Client(phones)
        client.hello(code=phones.code, page=page)
        assert client.hears()["type"] == ("welcome" if good else "closed")


def test_who_makes_up_pages_still_has_one_address() -> None:
    guesses = table_code.Guesses()
    for number in range(table_code.WRONG_OF_ADDRESS):
        assert not guesses.right("XXXX", "AAAA", "192.168.1.7", 0, f"page {number}")
    assert not guesses.right("AAAA", "AAAA", "192.168.1.7", 1, "another")
    assert guesses.right("AAAA", "AAAA", "192.168.1.8", 1, "another")


@pytest.mark.parametrize("secret", ["x" * 32, "é", "ruth", "None"])
def test_a_guessed_secret_gets_no_seat(
    phones: Phones, table: tuple[Client, Client, Host], secret: str
) -> None:
    client = Client(phones)
    client.hello(secret=secret)
    assert is_closed(client, "secret")


def test_the_secret_of_a_seat_that_was_left_is_worth_nothing(phones: Phones) -> None:
    (ruth,) = sit_down(phones, "Ruth")
    secret = next(iter(phones.guests.values())).secret
    ruth.say("leave")
    assert is_closed(ruth, "left")
    client = Client(phones)
    client.hello(secret=secret)
    assert is_closed(client, "secret")


@pytest.mark.parametrize("other", [VERSION - 1, VERSION + 1])
def test_another_version_is_sent_away(phones: Phones, other: int) -> None:
    sit_down(phones, "Ruth")
    for proof in ({"code": phones.code}, {"secret": phones.guests[1].secret}):
        client = Client(phones)
        client.say("hello", version=other, **proof)
        assert is_closed(client, "version")
    assert phones.guests[1].line is not None


def test_secrets_are_in_no_address_and_nobody_elses_message(
    phones: Phones, table: tuple[Client, Client, Host]
) -> None:
    ruth, jun, _ = table
    secrets = [guest.secret for guest in phones.guests.values()]
    assert len(set(secrets)) == 2
    heard = json.dumps([ruth.hears("table"), jun.hears("table")])
    assert not any(secret in heard or secret in phones.link() for secret in secrets)
    assert phones.link().endswith(f"/#{phones.code}")


@pytest.mark.parametrize(
    "data",
    [
        "", "{", "[]", "null", "[" * 1000, '{"type":"nothing"}', '{"type":"act"}',
        '{"type":"act","number":"1","action":"draw"}', '{"type":"hello","version":1,"more":1}',
        '{"type":"act","number":1,"action":' + "9" * 400 + "}", b"\xff\xfe",
        '{"type":"sit","name":"Ida","portrait":"' + "x" * 41 + '"}',
        '{"type":"sit","name":"\\ud800x","portrait":""}',
    ],
)  # fmt: skip
def test_nonsense_ends_the_connection_and_nothing_else(
    phones: Phones, table: tuple[Client, Client, Host], data: str | bytes
) -> None:
    _, jun, host = table
    before = list(host.match.log)
    client = Client(phones)
    client.socket.send(data)
    assert is_closed(client)
    assert host.match.log == before
    jun.say("act", number=0, action="draw")
    assert jun.hears("refused")["sentence"]


def test_a_message_that_is_too_long_ends_the_connection(phones: Phones) -> None:
    client = Client(phones)
    client.socket.send("x" * (MOST_BYTES + 1))
    assert is_closed(client)


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    """Nothing else is raised than what says that it is not understood."""
    try:
        said: object = read(data)
    except Exception as error:
        said = error
    assert isinstance(said, Said | NotUnderstood)


def test_a_flood_ends_its_connection_alone(
    phones: Phones, table: tuple[Client, Client, Host]
) -> None:
    ruth, jun, host = table
    with suppress(ConnectionClosed):
        for _ in range(BURST * 3):
            jun.say("act", number=-1, action="draw")
    assert jun.is_ended()
    ruth.say("act", number=ruth.hears("table")["number"], action="draw")
    until(lambda: bool(host.match.log) and host.match.log[-1].seat == 0, phones)


def test_who_says_nothing_makes_way_and_is_sent_away(
    phones: Phones, table: tuple[Client, Client, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many hold a line and say nothing, whoever has a seat comes back."""
    monkeypatch.setattr(server, "PATIENCE", 3.0)
    silent = [Client(phones) for _ in range(MOST_STRANGERS + 2)]
    for each in (silent[0], silent[1], silent[-1]):
        with pytest.raises(ConnectionClosed):
            each.socket.recv(timeout=120)
    ruth, _, _ = table
    ruth.say("act", number=-1, action="draw")
    assert ruth.hears("refused")
    again = Client(phones)
    again.hello(secret=phones.guests[1].secret)
    assert again.hears("table")["hand"]
    again.close()


def test_connections_without_a_word_keep_nobody_out(phones: Phones) -> None:
    host, port = phones.addresses[0].split(":")
    (ruth,) = sit_down(phones, "Ruth")
    silent = [socket.create_connection((host, int(port)), timeout=120) for _ in range(MOST_SOCKETS)]
    assert asked(phones, "/").status == 200
    ruth.say("leave")
    assert is_closed(ruth, "left")
    assert silent[0].recv(1) == b""
    for each in silent:
        each.close()


def test_no_more_than_so_many_come_in_without_a_seat(
    phones: Phones, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "MOST_VISITORS", 2)
    sit_down(phones, "Ruth")
    for _ in range(2):
        visitor = Client(phones)
        visitor.hello(code=phones.code)
        assert visitor.hears()["type"] == "welcome"
    visitor = Client(phones)
    visitor.hello(code=phones.code)
    assert is_closed(visitor, "full")
    ruth = Client(phones)
    ruth.hello(secret=phones.guests[1].secret)
    assert ruth.hears("seated")


@pytest.mark.skipif(sys.platform != "linux", reason="there is one address alone to come from")
def test_who_guesses_shuts_the_door_to_nobody_else(
    phones: Phones, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_code, "WRONG_OF_ALL", table_code.WRONG + 1)
    for _ in range(table_code.WRONG):
        client = Client(phones, "127.0.0.7")
        client.hello(code="XXXX")
        assert is_closed(client, "code")
    for source, code, good in (
        ("127.0.0.7", phones.code, False),
        ("127.0.0.1", phones.code, True),
        ("127.0.0.1", "XXXX", False),
        ("127.0.0.1", phones.code, False),  # so many of all
    ):
        client = Client(phones, source)
        client.hello(code=code)
        assert client.hears()["type"] == ("welcome" if good else "closed")


def test_what_has_arrived_is_read_a_little_at_a_time(phones: Phones) -> None:
    ruth, jun = sit_down(phones, "Ruth", "Jun")
    server = phones._server
    assert server is not None
    for _ in range(MOST_AT_ONCE // 2 + 1):
        ruth.say("act", number=0, action="draw")
        jun.say("act", number=0, action="draw")
    while len(server.inbox) < MOST_AT_ONCE + 2:
        time.sleep(0.005)
    phones.update()
    assert len(server.inbox) == 2
    assert phones.due == 0
    phones.update()
    assert phones.due != 0


def test_what_happens_at_the_table_is_told_without_waiting_for_anything_else(
    table: tuple[Client, Client, Host], phones: Phones
) -> None:
    """Where nothing moves on the screen the program sleeps until something is due."""
    *_, host = table
    phones.update()
    assert phones.due != 0
    seat = host.match.state.turn
    host.runner.submit(seat, host.match.observe(seat).legal[0])
    assert phones.due == 0
    phones.update()
    assert phones.due != 0


def test_a_secret_is_not_written_where_a_guest_is(phones: Phones) -> None:
    sit_down(phones, "Ruth")
    (guest,) = phones.guests.values()
    assert guest.secret not in repr(phones.guests)


NAMES = [
    ("Ida", "Ida"), ("  Ida \t\n of  Aix ", "Ida of Aix"), ("<img src=x>{ $name }", "<img src=x>{ $name }"),
    ("Ida\r\nRuth: 99", "Ida Ruth: 99"), ("e\u0301", "\u00e9"), ("\u0958" * 20, "\u0915\u093c" * 20),
    ("\u3000 \u00a0", "Ruth"), ("\u05e2\u05d3\u05d4", "\u05e2\u05d3\u05d4"),
    ("\U0001f469\u200d\U0001f467" * 10, "\U0001f469\u200d\U0001f467" * 10),
]  # fmt: skip
REFUSED = [
    "\u0000Ida", "I\u0007da", "Ida\x1b[31m", "\u202eadI", "I\u200bd\u2066a", "\ue000RIda\ue001",
    "I" + "\u0301" * 30, "\u0301Ida", "\uffff\ufdd0", "\u3000\u200b", "\ufe0f", "\u034f", "\u3164", "\u2800",
    "Ida\ufe0f", "I\u200dda", "\u200d" * 400, "x" * 21, "x" * 3000, "\u738b" * 11,
]  # fmt: skip


@pytest.mark.parametrize(("said", "called"), NAMES)
def test_a_name_that_is_typed_says_nothing_but_a_name(
    phones: Phones, said: str, called: str
) -> None:
    client = Client(phones)
    client.hello(code=phones.code)
    client.hears("welcome")
    client.say("sit", name=said, portrait="ruth")
    assert client.hears("seated")["name"] == called


@pytest.mark.parametrize("said", REFUSED)
def test_a_name_that_cannot_be_shown_is_refused_and_another_may_be_said(
    phones: Phones, said: str
) -> None:
    client = Client(phones)
    client.hello(code=phones.code)
    client.hears("welcome")
    client.say("sit", name=said, portrait="ruth")
    refused = client.hears("refused")["sentence"]
    assert refused.startswith("That name cannot be used. It ")
    assert "$" not in refused
    client.say("sit", name="Ida", portrait="ruth")
    assert client.hears("seated")["name"] == "Ida"


@pytest.mark.parametrize("said", ["\ue001" * 300, "\u200d" * 400, "\0", "a\u202eb", "x" * 201])
def test_talk_that_cannot_be_shown_is_refused_in_a_sentence(phones: Phones, said: str) -> None:
    (ruth,) = sit_down(phones, "Ruth")
    host = deal(phones, "callout", bots=1, seed=3)
    ruth.say("act", number=host.match.number, action=f"say {said}")
    assert ruth.hears("refused")["sentence"].startswith("It ")
    assert not host.match.log
    ruth.say("act", number=host.match.number, action="say Zoë 🐱!")
    until(lambda: bool(host.match.log), phones)
    ruth.close()


def test_nobody_acts_before_they_have_come_in(
    phones: Phones, table: tuple[Client, Client, Host]
) -> None:
    _, _, host = table
    before = len(host.match.log)
    client = Client(phones)
    client.say("act", number=host.match.number, action="draw")
    client.say("sit", name="Ruth", portrait="ruth")
    client.hello(code=phones.code)
    assert client.hears()["type"] == "welcome"
    client.say("act", number=host.match.number, action="draw")
    client.say("watch")
    watched = client.hears("table")
    assert watched["seat"] == -1
    assert not watched["hand"]
    client.say("act", number=host.match.number, action="draw")
    for _ in range(20):
        phones.update()
        time.sleep(0.01)
    assert len(host.match.log) == before


@pytest.mark.parametrize(
    "action", ["play R5", "play W as R", "draw 1", "next round", "say hello", "undo 1", "", "\x00"]
)
def test_another_seats_turn_is_nobody_elses(
    phones: Phones, table: tuple[Client, Client, Host], action: str
) -> None:
    _, jun, host = table
    before = list(host.match.log)
    jun.say("act", number=host.match.number, action=action)
    assert jun.hears("refused")["sentence"]
    assert host.match.log == before


@pytest.mark.parametrize("word", ["AS", "kind.AS", "card", "–", "{seat}"])
def test_a_mistake_that_there_is_not_is_told_as_it_was_written(phones: Phones, word: str) -> None:
    (ruth,) = sit_down(phones, "Ruth")
    host = deal(phones, "callout", bots=2)
    while host.match.state.phase != "play":
        host.update(200)
    ruth.say("act", number=-1, action=f"accuse 1 {word}")
    refused = ruth.hears("refused")
    assert f'There is no such mistake as "{word}".' in refused["sentence"]
    assert refused["clause"] == "L-21"


def test_what_was_said_once_is_too_late_when_it_is_said_again(
    phones: Phones, table: tuple[Client, Client, Host]
) -> None:
    ruth, _, host = table
    number = ruth.hears("table")["number"]
    ruth.say("act", number=number, action="draw")
    until(lambda: bool(host.match.log) and host.match.log[-1].seat == 0, phones)
    done = len(host.match.log)
    while host.match.state.turn != 0:
        host.runner.submit(
            host.match.state.turn, host.match.observe(host.match.state.turn).legal[0]
        )
    done = len(host.match.log)
    ruth.say("act", number=number, action="draw")
    ruth.hears("refused")
    assert len(host.match.log) == done


def test_cards_that_are_not_in_the_hand_cannot_be_named(
    phones: Phones, table: tuple[Client, Client, Host]
) -> None:
    ruth, _, host = table
    held = set(host.match.state.hands[0])
    other = next(card for card in range(host.match.table.deck.size) if card not in held)
    code = host.match.table.deck.codes[other]
    before = len(host.match.log)
    ruth.say("act", number=host.match.number, action=f"play {code}")
    assert ruth.hears("refused")["sentence"]
    assert len(host.match.log) == before


def test_nothing_is_done_while_the_game_is_paused_or_phones_are_off(
    phones: Phones, table: tuple[Client, Client, Host]
) -> None:
    ruth, jun, host = table
    phones.paused = True
    ruth.say("act", number=host.match.number, action="draw")
    assert "paused" in ruth.hears("refused")["sentence"]
    before = len(host.match.log)
    address, port = phones.addresses[0].split(":")
    phones.close()
    assert is_closed(jun, "ended")
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((address, int(port)), timeout=2)
    assert len(host.match.log) == before


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("192.168.1.20", True), ("10.0.0.5", True), ("172.16.3.3", True), ("169.254.1.1", True),
        ("127.0.0.1", False), ("0.0.0.0", False), ("8.8.8.8", False), ("172.32.0.1", False),
        ("::1", False), ("", False),
    ],
)  # fmt: skip
def test_only_addresses_of_local_networks_are_listened_at(address: str, local: bool) -> None:
    assert is_local(address) is local


def heard_by(client: Client) -> set[str]:
    """The kinds of messages that have come to a client."""
    kinds = set()
    with suppress(TimeoutError):
        while True:
            kinds.add(json.loads(client.socket.recv(timeout=0.1))["type"])
    return kinds


BAD_ORDERS = [
    {"deed": "burn"}, {"deed": ""}, {"deed": 1}, {"deed": None}, {}, {"deed": "deal", "place": "0"},
    {"deed": "deal", "place": 0.5}, {"deed": "remove", "place": 0, "name": "x" * (LONGEST_NAME + 1)},
    {"deed": "remove", "place": 0, "name": ["Jun"]}, {"deed": "deal", "seat": 0},
]  # fmt: skip


@pytest.mark.parametrize("said", BAD_ORDERS, ids=str)
def test_an_order_that_is_none_ends_the_connection(phones: Phones, said: dict[str, object]) -> None:
    (ruth,) = sit_down(phones, "Ruth")
    ruth.say("host", **said)
    assert is_closed(ruth)


def test_who_is_no_host_is_refused_and_who_has_no_seat_is_not_heard(
    phones: Phones, table: tuple[Client, Client, Host]
) -> None:
    ruth, _, host = table
    before, people = len(host.match.log), host.plan.people
    stranger, onlooker = Client(phones), Client(phones)
    onlooker.hello(code=phones.code)
    onlooker.hears("welcome")
    onlooker.say("watch")
    onlooker.hears("table")
    for client in (stranger, onlooker, ruth):
        for deed in ("pause", "go_on", "deal", "remove", "bot", "seat"):
            client.say("host", deed=deed, place=1 if deed in ("remove", "bot") else -1, name="Jun")
    for _ in range(6):
        assert ruth.hears("refused")["sentence"] == phones._words()("phone.no_host")
    assert heard_by(onlooker) <= {"here", "table"}
    assert (len(host.match.log), host.plan.people) == (before, people)
    assert not phones.paused


@given(
    place=st.integers(-(2**70), 2**70),
    name=st.text(max_size=40),
    deed=st.sampled_from(["pause", "go_on", "deal", "remove", "bot", "seat"]),
)
def test_an_order_is_read_whole_or_not_at_all(place: int, name: str, deed: str) -> None:
    text = json.dumps({"type": "host", "deed": deed, "place": place, "name": name})
    try:
        said = read(text)
    except NotUnderstood:
        assert not -(2**63) <= place < 2**64 or len(text) > MOST_BYTES
    else:
        assert isinstance(said, Order)
        assert (said.deed.value, said.place, said.name) == (deed, place, name)
