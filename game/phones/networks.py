"""The addresses of this computer in networks of its own: phones come in by no others."""

from __future__ import annotations

import ipaddress
import socket

LOOPBACK = "127.0.0.1"
"""The address at which a computer reaches itself alone."""
_ELSEWHERE = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
"""Where a packet would go, if one were sent: the system says from which of its addresses."""


def private_addresses() -> list[str]:
    """Return this computer's IPv4 addresses in local networks, the one most likely to be reached first."""
    found: list[str] = []
    for there in _ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((there, 9))  # sends nothing
                found.append(asking.getsockname()[0])
            except OSError:
                continue
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(each[4][0]) for each in named]
    except OSError:
        pass
    return [each for each in dict.fromkeys(found) if is_local(each)]


def is_local(address: str) -> bool:
    """Whether an IPv4 address is one of a local network: private, and no computer's own."""
    try:
        found = ipaddress.IPv4Address(address)
    except ValueError:
        return False
    return found.is_private and not found.is_loopback and not found.is_unspecified
