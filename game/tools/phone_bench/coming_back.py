"""Phones that sleep, lose the network or load the page anew in the middle of matches: they are back at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import NamedTuple

from websockets.exceptions import ConnectionClosed

from game.phones.phone_people import PhonePlayer
from game.session.host import Host
from game.tools.phone_bench.phone_table import PhoneTable, phone_table
from game.tools.phone_bench.virtual_phone import NothingHeard, VirtualPhone, load_page
from game.variants import VARIANTS

KINDS = ("sleep", "network", "reload")
"""A line that only seems to be open when the phone wakes up; one that is gone without a word; a page loaded
anew."""
LONGEST_WALK = 60
"""Actions of a match between two times at which a phone goes, at most."""
LONGEST_WAIT, STEP = 3000, 40
"""Steps of so many ms in which that must be done."""
EVERY = 25
"""So many times each match is left and taken up again."""
BOTS = 2


class CameBack(NamedTuple):
    """A phone that was away: how, from which game, the seconds until it had its hand, and what is `wrong`."""

    kind: str
    game: str
    seconds: float
    wrong: str = ""


def coming_back(count: int, seed: int) -> Iterator[CameBack]:
    """Let a phone go and come back `count` times; all games take turns."""
    luck = Random(f"phones {seed}")
    with phone_table() as table:
        client = table.come_in()
        (guest,) = table.phones.guests.values()
        for number in range(count):
            game = VARIANTS[number // EVERY % len(VARIANTS)].info.id
            if number % EVERY == 0:
                host = table.deal(game, BOTS, luck.randrange(1, 1_000_000))
            _walk(table, host, luck)
            if host.over:
                host = table.deal(game, BOTS, luck.randrange(1, 1_000_000))
                _walk(table, host, luck)
            kind = luck.choice(KINDS)
            start = monotonic()
            try:
                client = _again(table, client, guest, kind)
                wrong = _compared(client, host)
            except (NothingHeard, ConnectionClosed) as error:
                wrong = str(error)
                client = table.come_in()
            yield CameBack(kind, game, monotonic() - start, wrong)


def _walk(table: PhoneTable, host: Host, luck: Random) -> None:
    """Play on for a random number of actions; whoever has the phone does anything that goes."""
    wanted = len(host.match.log) + luck.randrange(LONGEST_WALK)
    for _ in range(LONGEST_WAIT):
        if len(host.match.log) >= wanted or host.over:
            return
        if host.match.state.turn == 0 and (legal := host.match.observe(0).legal):
            host.runner.submit(0, luck.choice(legal))
        table.go_on(STEP)
    raise NothingHeard("the match does not go on")


def _again(table: PhoneTable, before: VirtualPhone, guest: PhonePlayer, kind: str) -> VirtualPhone:
    """Let a phone go, and return it as it is when it is back."""
    if kind == "network":
        before.vanish()
    elif kind == "reload":
        before.close()
        load_page(table.address)
    client = VirtualPhone(table.address, table.frame)
    client.hello(secret=guest.secret)
    client.hears("seated")
    if kind == "sleep":
        before.close()
    return client


def _compared(client: VirtualPhone, host: Host) -> str:
    """Return what is wrong with the hand that the phone is shown, or ""."""
    shown = client.hears("table")
    while shown["number"] != host.match.number:
        shown = client.hears("table")
    codes = host.match.table.deck.codes
    held = sorted(codes[card] for card in host.match.state.hands[0])
    told = sorted(card["code"] for card in shown["hand"])
    return "" if held == told else f"the hand is {held}, and the phone shows {told}"
