"""The inbox of the phones' messages: whose turn it is, and what is forgotten."""

from __future__ import annotations

from itertools import islice

from game.phones.inbox import Arrived, Inbox
from game.phones.messages.from_phones import Act

DRAW = Act(0, "draw")


def said(inbox: Inbox, line: int, count: int = 1) -> None:
    for _ in range(count):
        inbox.put(Arrived(line, DRAW))


def lines(inbox: Inbox, most: int = 100) -> list[int]:
    """The connections that the next messages are of; minus one for the end of the first."""
    taken = islice(iter(inbox.take, None), most)
    return [-each.line if each.said is None else each.line for each in taken]


def test_connections_take_turns() -> None:
    inbox = Inbox()
    said(inbox, 1, 30)
    said(inbox, 2, 2)
    said(inbox, 3)
    assert lines(inbox, 7) == [1, 2, 3, 1, 2, 1, 1]
    assert len(inbox) == 26


def test_who_floods_delays_nobody_who_comes_later() -> None:
    inbox = Inbox()
    for line in range(1, 41):
        said(inbox, line, 30)
    lines(inbox, 16)
    said(inbox, 99)
    assert 99 in lines(inbox, 41)


def test_what_somebody_known_said_last_is_read() -> None:
    inbox = Inbox()
    said(inbox, 1, 3)
    inbox.end(1, known=True)
    assert lines(inbox) == [1, 1, 1, -1]
    assert not inbox


def test_who_hangs_up_before_coming_in_is_forgotten() -> None:
    inbox = Inbox()
    for line in range(1, 1001):
        said(inbox, line, 30)
        inbox.end(line, known=False)
    assert not inbox
    assert inbox.take() is None


def test_the_end_is_told_where_something_was_read() -> None:
    inbox = Inbox()
    said(inbox, 1, 3)
    assert lines(inbox, 1) == [1]
    inbox.end(1, known=False)
    assert lines(inbox) == [-1]
