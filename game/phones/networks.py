"""The addresses of this computer in networks of its own: phones come in by no others."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
import threading
from collections.abc import Sequence
from typing import TypeAlias

Socket: TypeAlias = socket.socket

LOOPBACK = "127.0.0.1"
"""The address at which a computer reaches itself alone."""
_ELSEWHERE = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
"""Where a packet would go, if one were sent: the system says from which of its addresses."""
PATIENCE = 0.1
"""Seconds for which the addresses of this computer's name are waited for: a server of names may not answer."""
PORTS_TRIED = 4
"""How many free ports are tried until one is free at all addresses."""


def private_addresses() -> list[str]:
    """Return this computer's IPv4 addresses in local networks, the one most likely to be reached first.

    What its name stands for is looked up beside the frame, which waits for PATIENCE; without an answer by then
    the system's own way to other networks has to do.
    """
    named: list[str] = []
    asking = threading.Thread(target=_look_up, args=(named,), daemon=True)
    asking.start()
    found = _sending_addresses()
    asking.join(PATIENCE)
    return [each for each in dict.fromkeys([*found, *named]) if is_local(each)]


def _sending_addresses() -> list[str]:
    """Return the addresses from which this computer would send into local networks."""
    found: list[str] = []
    for there in _ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((there, 9))  # sends nothing
                found.append(asking.getsockname()[0])
            except OSError:
                continue
    return found


def _look_up(found: list[str]) -> None:
    """Add the addresses of this computer's name, as an old line in a file of hosts may have them, too."""
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except (OSError, UnicodeError):
        return
    found += [str(each[4][0]) for each in named]


def bound_sockets(addresses: Sequence[str], port: int) -> list[Socket]:
    """Return sockets at these addresses, all on one port: `port`, or one that is free at all of them.

    An address that cannot be bound is left out. Raises OSError if none is left.
    """
    for tried in (port, *(0 for _ in range(PORTS_TRIED))):
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
