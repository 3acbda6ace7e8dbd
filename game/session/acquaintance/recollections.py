"""What a guest remembers of a person, by thresholds: `greeting_recollections`, `end_recollections`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from game.engine.cards import NO_SUIT
from game.session.acquaintance.acquaintance import Acquaintance
from game.store.sqlite_files.encounters import Encounter

RUN = 3
"""From how many in a row on they are spoken of."""
ROUND_NUMBERS, CENTURY = (10, 25, 50), 100
"""The numbers of matches together that are spoken of: these, and every hundredth."""
AWAY = 14 * 24 * 3600.0
"""Seconds after which somebody has been away for long."""
AGAIN = 3 * 3600.0
"""Seconds in which somebody is back soon."""
EVEN = 6
"""From so many matches on it is worth saying that neither of the two is ahead."""
LATELY, ENOUGH, MOSTLY = 20, 10, 0.6
"""What somebody likes to play: this share of the last so many matches, of which there must be enough."""


class Remembered(StrEnum):
    """What a guest may remember of a person, or notice of them in a match: each has lines of its own."""

    FIRST = "first"
    ROUND_NUMBER = "round_number"
    YOUR_RUN = "your_run"
    MY_RUN = "my_run"
    AWAY = "away"
    LEVEL = "level"
    YOUR_GAME = "your_game"
    YOU_WON = "you_won"
    I_WON = "i_won"
    AGAIN = "again"
    RUN_OVER = "run_over"
    BEATEN_AT_LAST = "beaten_at_last"
    YOUR_SUIT = "your_suit"
    YOUR_TARGET = "your_target"
    YOUR_LAST = "your_last"


class Recollection(NamedTuple):
    """One thing that a guest remembers, and what stands in the lines about it.

    `number` is how many; `suit` is a suit of the deck that the match is played with.
    """

    kind: Remembered
    number: int = 0
    suit: int = NO_SUIT


def greeting_recollections(
    known: Acquaintance, game: str, now: float, lately: Sequence[str], seen: float
) -> Iterator[Recollection]:
    """Yield what a guest remembers as a match of a game begins, the most telling first.

    `now` is in s since 1970; `lately` are the games of the person's matches with anybody, the last first, and
    `seen` is when the last of all that they have played began. Of a night between two matches nobody speaks
    while it has not come: who is back soon is told so, and not who won the last time.
    """
    last = known.last
    if last is None:
        yield Recollection(Remembered.FIRST)
        return
    number = len(known.matches) + 1
    if number in ROUND_NUMBERS or number % CENTURY == 0:
        yield Recollection(Remembered.ROUND_NUMBER, number)
    if known.run >= RUN:
        yield Recollection(Remembered.YOUR_RUN, known.run)
    if known.run <= -RUN:
        yield Recollection(Remembered.MY_RUN, -known.run)
    if now - max(seen, last.began) >= AWAY:
        yield Recollection(Remembered.AWAY)
    if known.ahead == known.behind and known.ahead + known.behind >= EVEN:
        yield Recollection(Remembered.LEVEL, known.ahead)
    if likes(game, lately):
        yield Recollection(Remembered.YOUR_GAME)
    if 0 <= now - last.began < AGAIN:
        yield Recollection(Remembered.AGAIN)
    elif last.own != last.theirs:
        if last.own == 1:
            yield Recollection(Remembered.YOU_WON)
        if last.theirs == 1:
            yield Recollection(Remembered.I_WON)


def likes(game: str, lately: Sequence[str]) -> bool:
    """Return whether somebody who has played these games, the last first, likes to play one of them most."""
    last = lately[:LATELY]
    return len(last) >= ENOUGH and last.count(game) >= MOSTLY * len(last)


def end_recollections(known: Acquaintance, now: Encounter) -> Iterator[Recollection]:
    """Yield what a guest remembers as a match is over that is `now`; `known` is what was before it."""
    if now.own == 1 < now.theirs and known.run <= -RUN:
        yield Recollection(Remembered.BEATEN_AT_LAST, -known.run)
    if now.theirs == 1 < now.own and known.run >= RUN:
        yield Recollection(Remembered.RUN_OVER, known.run)
