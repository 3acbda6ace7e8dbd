"""The addresses of this computer in networks of its own: phones come in by no others."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
from collections.abc import Sequence
from typing import TypeAlias

import psutil

Socket: TypeAlias = socket.socket

LOOPBACK = "127.0.0.1"
"""The address at which a computer reaches itself alone."""
_ELSEWHERE = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
"""Where a packet would go, if one were sent: the system says from which of its addresses."""
MOST_BOUND = 8
"""Addresses at which phones come in, at most: each is shown, and takes one of the program's files."""
PORTS_NEXT, PORTS_TRIED = 4, 4
"""How many ports behind the wanted one are tried, and then free ones, until one is free at all addresses.

A phone's page belongs to its address with the port: while that is the same, the phone finds its seat again.
"""


def private_addresses() -> list[str]:
    """Return this computer's IPv4 addresses in local networks that are up, likely ways to reach it first.

    Those come first from which it sends to other networks; one that leads nowhere, such as a hotspot of this
    computer's own, comes behind them, and so do those of virtual machines. No server of names is asked: it may
    not answer, and an old line in a file of hosts tells addresses that nobody has.
    """
    running = {name for name, state in psutil.net_if_stats().items() if state.isup}
    up = [
        each.address
        for name, addresses in psutil.net_if_addrs().items()
        for each in addresses
        if name in running and each.family == socket.AF_INET and is_local(each.address)
    ]
    sending = [each for each in _sending_addresses() if each in up]
    return list(dict.fromkeys([*sending, *up]))


def _sending_addresses() -> list[str]:
    """Return the addresses from which this computer would send to other networks."""
    found: list[str] = []
    for there in _ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((there, 9))  # sends nothing
                found.append(asking.getsockname()[0])
            except OSError:
                continue
    return found


def bound_sockets(addresses: Sequence[str], port: int) -> list[Socket]:
    """Return sockets at these addresses, all on one port: `port`, or the next that is free at all of them.

    What cannot be bound, or is beyond MOST_BOUND, is left out. Raises OSError if none is left.
    """
    following = range(port + 1, port + 1 + PORTS_NEXT) if port else ()
    for tried in (port, *following, *(0 for _ in range(PORTS_TRIED))):
        bound, trouble = _bind(addresses, tried)
        if bound and not any(error.errno == errno.EADDRINUSE for error in trouble):
            return bound
        for each in bound:
            each.close()
    raise trouble[0] if trouble else OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))


def _bind(addresses: Sequence[str], port: int) -> tuple[list[Socket], list[OSError]]:
    """Return a socket for each address that could be bound to a port, 0 for any, and why others could not."""
    bound: list[Socket] = []
    trouble: list[OSError] = []
    for address in addresses:
        if len(bound) == MOST_BOUND:
            break
        made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            if (
                os.name == "posix"
            ):  # or the port stays taken for minutes after the program has ended
                made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind((address, port))
            made.listen()
        except OSError as error:
            made.close()
            trouble.append(error)
        else:
            port = made.getsockname()[1]
            bound.append(made)
    return bound, trouble


def is_local(address: str) -> bool:
    """Whether an IPv4 address is one of a local network: private, and no computer's own."""
    try:
        found = ipaddress.IPv4Address(address)
    except ValueError:
        return False
    return found.is_private and not found.is_loopback and not found.is_unspecified
