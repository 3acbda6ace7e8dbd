"""The page in a real browser, behind a network that is lost: it is back with its hand, in every game.

`ALL_FOR_ONE_RETURNS=500` lets it go and come back so many times, and `-s` prints how long it took.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any, NamedTuple

import pytest

from game.session.host import Host
from game.tools.phone_bench.phone_table import PhoneTable, phone_table
from game.variants import VARIANTS
from tests.phones.browser import FLAGS, PATIENCE, Browser, chromium, needs_browser
from tests.phones.lossy_network import LossyNetwork, lossy_network

pytestmark = [
    needs_browser,
    pytest.mark.skipif(sys.platform != "linux", reason="there is one address alone to listen at"),
]
RETURNS = int(os.environ.get("ALL_FOR_ONE_RETURNS", "15"))
ADDRESS = "127.0.0.2"
"""Where the program listens; the browser is led there by way of the network that can be lost."""
KINDS = ("reload", "silent", "offline", "sleep")
"""A page loaded anew; a network that is gone without a word, or as the phone knows; a phone that sleeps."""
GAPS = ((0.3, 1.0), (0.5, 2.0), (1.0, 3.0), (3.0, 9.0))
"""Seconds for which a network is gone: each of these is as frequent as any other."""
WITHIN = 1.0
"""Seconds within which the page has its hand again, without those in which it, or the program, did not run."""
FRAME = 0.016
EACH = 3
"""So many returns to a match."""
WALK = 12
"""Actions of a match between two returns, at most."""
LONGEST = 3000

WATCH = """(() => {
  const now = () => (performance.timeOrigin + performance.now()) / 1000
  window.late = []
  let last = performance.now()
  setInterval(() => {
    const time = performance.now()
    if (time - last > 30) late.push([now(), (time - last - 20) / 1000])
    last = time
  }, 20)
  window.seen = []
  const look = () => {
    const pictures = [...document.querySelectorAll('#cards img')]
    const cards = pictures.map((each) => each.src.replace(/.*\\/|\\.svg/g, ''))
    const table = document.getElementById('table')
    const told = JSON.stringify([
      table && !table.hidden && !document.body.dataset.cover ? Number(table.dataset.number) : -1, cards.sort(),
    ])
    if (told !== seen.at(-1)?.[1]) seen.push([now(), told])
    setTimeout(look, 5)
  }
  addEventListener('DOMContentLoaded', look)
})()"""
"""Notes when the page shows which table with which cards, and how late an empty timer is."""


class Return(NamedTuple):
    """How the page was gone, for how long, the seconds until its hand was back, and those when nothing ran."""

    kind: str
    game: str
    gap: float
    seconds: float
    starved: float


class Party:
    """A program that draws, a page in a browser, and the network between them."""

    def __init__(self, table: PhoneTable, browser: Browser, network: LossyNetwork) -> None:
        self.table, self.browser, self.network = table, browser, network
        self._drawn = time.monotonic()
        self.gaps: list[tuple[float, float]] = []
        """When a frame came late, in s of the epoch, and by how many seconds."""
        browser.meanwhile = self.frame
        self.tab = browser.phone(390, 844)
        self.tab.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        self.tab.call("Network.enable")
        self.tab.open(table.phones.link())
        self.tab.press("Sit down")
        self.tab.until(lambda: table.phones.guests)
        self.other = browser.call(
            "Target.createTarget", url="about:blank", browserContextId=self.tab.context
        )["targetId"]
        browser.call("Target.activateTarget", targetId=self.tab.target)
        self.host: Host

    def frame(self) -> None:
        past = time.monotonic() - self._drawn
        if past >= FRAME:
            if past > 2 * FRAME:
                self.gaps.append((time.time(), past - FRAME))
            self._drawn += past
            self.table.frame()

    def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.browser.wait()

    def deal(self, game: str, luck: Random) -> None:
        """Open the table of a new match for the page and two bots."""
        self.host = self.table.deal(game, 2, luck.randrange(1, 1_000_000))
        self.wait(0.3)

    def walk(self, actions: int, luck: Random) -> None:
        """Play on; whoever has the phone does anything that goes."""
        wanted = len(self.host.match.log) + actions
        for _ in range(LONGEST):
            if len(self.host.match.log) >= wanted or self.host.over:
                return
            legal = self.host.match.observe(0).legal if self.host.match.state.turn == 0 else ()
            if legal:
                self.host.runner.submit(0, luck.choice(legal))
            self.table.go_on(40)

    def hand(self) -> list[str]:
        codes = self.host.match.table.deck.codes
        return sorted(codes[card] for card in self.host.match.state.hands[0])

    def shown(self) -> list[Any]:
        """When the page showed something else: the time, the table's number (−1 for none), and the cards."""
        found = self.tab.ask("JSON.stringify(window.seen ?? [])")
        return [(moment, *json.loads(told)) for moment, told in json.loads(found)]

    def offline(self, yes: bool) -> None:
        self.tab.call(
            "Network.emulateNetworkConditions",
            offline=yes,
            latency=0,
            downloadThroughput=-1,
            uploadThroughput=-1,
        )

    def sleep(self, yes: bool) -> None:
        if yes:
            self.browser.call("Target.activateTarget", targetId=self.other)
            self.tab.call("Page.setWebLifecycleState", state="frozen")
        else:
            self.tab.call("Page.setWebLifecycleState", state="active")
            self.browser.call("Target.activateTarget", targetId=self.tab.target)

    def go(self, kind: str, gap: float, luck: Random) -> float:
        """Let the page be gone for so many seconds; return when it could be back, in s of the epoch."""
        if kind == "reload":
            self.wait(0.05)
            start = time.time()
            self.tab.reload()
            return start
        if kind == "sleep":
            self.sleep(True)
        if kind == "offline":
            self.offline(True)
        self.network.cut()
        # Later a game by the clock would wait for the phone.
        early = min(0.3, gap / 2)
        self.wait(early)
        self.walk(luck.randrange(1, 4), luck)
        self.wait(gap - early)
        self.network.mend()
        start = time.time()
        if kind == "offline":
            self.offline(False)
        if kind == "sleep":
            self.sleep(False)
        return start

    def comes_back(self, kind: str, gap: float, luck: Random) -> Return:
        """Let the page go and come back."""
        game = self.host.match.table.game
        self.tab.until(
            lambda: self.shown()[-1][1] == self.host.match.number, "the table is not shown"
        )
        self.tab.ask("void seen.splice(0, seen.length - 1)")
        start = self.go(kind, gap, luck)
        number = self.host.match.number
        end = time.monotonic() + PATIENCE
        while True:
            found = [each for each in self.shown() if each[1] >= number]
            found = [each for each in found if kind != "reload" or each[0] > start]
            if found:
                break
            assert time.monotonic() < end, f"the page is not back: {kind}, {game}, {gap:.1f} s"
            self.wait(0.02)
        back = found[0][0]
        late = json.loads(self.tab.ask("JSON.stringify(late)"))
        starved = starved_in(start, back, [*late, *self.gaps])
        self.tab.until(
            lambda: self.shown()[-1][1:] == (self.host.match.number, self.hand()), "another hand"
        )
        return Return(kind, game, gap, max(0.0, back - start), starved)


def starved_in(start: float, end: float, late: list[Any]) -> float:
    """Return for how many of the seconds between two times something came late: when, and by how much."""
    found, until = 0.0, start
    for moment, by in sorted(late, key=lambda each: each[0] - each[1]):
        first, last = max(moment - by, until), min(moment, end)
        if last > first:
            found, until = found + last - first, last
    return found


@pytest.fixture
def party() -> Iterator[Party]:
    with lossy_network() as network, phone_table() as table:
        table.phones.close()
        table.phones.let_in([ADDRESS], 0)
        network.target = (ADDRESS, int(table.phones.addresses[0].rpartition(":")[2]))
        led = f"--host-resolver-rules=MAP {ADDRESS} 127.0.0.1:{network.port}"
        with chromium(lambda: None, (*FLAGS, led)) as browser:
            yield Party(table, browser, network)
            browser.meanwhile = lambda: None


@pytest.mark.timeout(600 + 20 * RETURNS)
def test_the_page_is_back_with_its_hand_within_a_second(party: Party) -> None:
    luck = Random(3)
    found: list[Return] = []
    for number in range(RETURNS):
        game = VARIANTS[number // EACH % len(VARIANTS)].info.id
        if number % EACH == 0:
            party.deal(game, luck)
        party.walk(luck.randrange(WALK), luck)
        if party.host.over:
            party.deal(game, luck)
        kind = KINDS[number % len(KINDS)]
        found.append(party.comes_back(kind, luck.uniform(*luck.choice(GAPS)), luck))
        if found[-1].seconds > WITHIN:
            print(number, found[-1], flush=True)
    for kind in KINDS:
        times = sorted(each.seconds for each in found if each.kind == kind)
        print(kind, len(times), *(f"{each:.3f}" for each in (median(times), *times[-3:])))
    slow = [each for each in found if each.seconds > WITHIN]
    print("within a second:", len(found) - len(slow), *slow, sep="\n")
    assert not [each for each in slow if each.seconds - each.starved > WITHIN]
