"""The addresses at which phones come in: one port for all, and those alone that can be bound."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterator, Sequence
from types import SimpleNamespace

import pytest

from game.phones import networks
from game.phones.networks import MOST_BOUND, PORTS_NEXT, bound_sockets, private_addresses
from game.phones.phone_lines import NoPhones
from game.phones.phones import Phones
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


def test_the_port_behind_one_that_is_taken_comes_next(taken: int) -> None:
    """Phones find their seats again by their address: a free port was another one each time."""
    found = [ports([HERE, THERE], taken) for _ in range(2)]
    assert found[0] == found[1]
    assert 0 < found[0][0][1] - taken <= PORTS_NEXT


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


def _network(*addresses: str, up: bool = True) -> tuple[list[SimpleNamespace], SimpleNamespace]:
    """What is told of a network: its addresses, of which one is no IPv4 address, and whether it is up."""
    found = [SimpleNamespace(family=socket.AF_INET, address=each) for each in addresses]
    link = SimpleNamespace(family=socket.AF_INET6, address="fe80::1")
    return [link, *found], SimpleNamespace(isup=up)


def test_networks_that_are_up_are_found_and_those_that_lead_elsewhere_come_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also that of this computer's own hotspot, without a way to others: "no local network was found"."""
    networks_of_it = {
        "lo": _network("127.0.0.1"),
        "hotspot": _network("10.42.0.1"),
        "cable": _network("192.168.7.7", "8.8.8.8"),
        "pulled": _network("192.168.9.9", up=False),
    }
    addresses = {name: found for name, (found, _) in networks_of_it.items()}
    states = {name: state for name, (_, state) in networks_of_it.items()}
    monkeypatch.setattr(networks.psutil, "net_if_addrs", lambda: addresses)
    monkeypatch.setattr(networks.psutil, "net_if_stats", lambda: states)
    monkeypatch.setattr(networks, "_sending_addresses", lambda: ["192.168.7.7", "192.168.9.9"])
    assert private_addresses() == ["192.168.7.7", "10.42.0.1"]
    monkeypatch.setattr(networks, "_sending_addresses", list)
    assert private_addresses() == ["10.42.0.1", "192.168.7.7"]


def test_the_addresses_of_this_computer_are_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its address to itself among them, which every computer has."""
    monkeypatch.setattr(networks, "is_local", lambda address: True)
    found = private_addresses()
    assert HERE in found
    assert all(_has(each) for each in found)


def test_hundreds_of_addresses_do_not_take_all_files() -> None:
    many = [f"127.0.0.{number}" for number in range(1, 251)]
    assert [address for address, _ in ports(many, 0)] == many[:MOST_BOUND]
