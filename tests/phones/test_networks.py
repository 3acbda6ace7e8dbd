"""The addresses at which phones come in: one port for all, and those alone that can be bound."""

from __future__ import annotations

import errno
import socket
import threading
from collections.abc import Iterator, Sequence
from time import monotonic

import pytest

from game.phones import networks
from game.phones.networks import bound_sockets, private_addresses
from game.phones.phones import NoPhones, Phones
from game.phones.server import PhoneServer
from game.store.language_files import load_words
from tests.harness.problem_sentences import said

HERE, THERE, NOWHERE = "127.0.0.1", "127.0.0.2", "10.254.253.252"
"""Two addresses of this computer, as Linux has them, and one that is none of its own."""


def _has(address: str) -> bool:
    with socket.socket() as tried:
        try:
            tried.bind((address, 0))
        except OSError:
            return False
    return True


pytestmark = pytest.mark.skipif(
    not _has(THERE), reason="this system has one address of its own alone"
)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program has at the second address."""
    with socket.socket() as other:
        other.bind((THERE, 0))
        other.listen()
        yield other.getsockname()[1]


def ports(addresses: Sequence[str], port: int) -> list[tuple[str, int]]:
    bound = bound_sockets(addresses, port)
    found = [each.getsockname() for each in bound]
    for each in bound:
        each.close()
    return found


def test_all_addresses_have_one_port(taken: int) -> None:
    """With the usual port taken each once got one of its own, and all were shown with the first one's."""
    (first, one), (second, other) = ports([HERE, THERE], taken)
    assert (first, second) == (HERE, THERE)
    assert one == other != taken


def test_an_address_that_cannot_be_bound_is_left_out() -> None:
    assert [address for address, _ in ports([NOWHERE, HERE], 0)] == [HERE]
    with pytest.raises(OSError, match="assign"):
        bound_sockets([NOWHERE], 0)


def test_every_address_that_is_shown_is_served(taken: int) -> None:
    server = PhoneServer({}, lambda: None)
    server.listen([NOWHERE, HERE, THERE], taken)
    try:
        assert list(server.addresses) == [HERE, THERE]
        for address in server.addresses:
            with socket.create_connection((address, server.port), 5):
                pass
    finally:
        server.close()


def test_where_none_is_left_a_sentence_of_ours_says_so() -> None:
    """It blamed other programs, in the words of the system, for an address that an old line alone had."""
    phones = Phones(load_words, {}, tuple, lambda: None)
    with pytest.raises(NoPhones) as told:
        phones.let_in([NOWHERE])
    assert said(told.value) == load_words()("problem.phones-no-network")
    assert not phones.is_open


def test_an_address_that_is_taken_or_forbidden_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> list[socket.socket]:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("game.phones.server.bound_sockets", forbidden)
    phones = Phones(load_words, {}, tuple, lambda: None)
    with pytest.raises(NoPhones) as told:
        phones.let_in([HERE])
    sentence = said(told.value)
    assert f"{HERE}: Permission denied." in sentence
    assert "Errno" not in sentence
    assert not phones.is_open


def test_a_server_of_names_that_does_not_answer_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = threading.Event()

    def asked(*_: object) -> list[object]:
        answers.wait(60)
        return []

    monkeypatch.setattr(networks.socket, "getaddrinfo", asked)
    monkeypatch.setattr(networks, "_sending_addresses", lambda: ["192.168.7.7"])
    began = monotonic()
    assert private_addresses() == ["192.168.7.7"]
    assert monotonic() - began < 1
    answers.set()


def test_addresses_of_its_name_come_after_those_it_sends_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    named = [(0, 0, 0, "", (each, 0)) for each in ("127.0.1.1", "10.1.1.1", "192.168.7.7")]
    monkeypatch.setattr(networks.socket, "getaddrinfo", lambda *_: named)
    monkeypatch.setattr(networks, "_sending_addresses", lambda: ["192.168.7.7", "8.8.8.8"])
    assert private_addresses() == ["192.168.7.7", "10.1.1.1"]
