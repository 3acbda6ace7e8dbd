"""Rounds of the monkey: `play(events, seed)`, and the faults that they find.

Pygame events are sent to fresh programs, a round of them to each; the seeds of the rounds follow each other. No
event may raise an exception. Rounds are reproducible: a fault is found again by its round's seed and the number
of its event, and `shrunk` finds the events of the round that it does not need.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace

from game.tools.drawn.record import recording
from game.tools.monkey.monkey import Monkey, where
from game.view.base.window import NoDisplay

ROUND = 250
"""Events after which another scene is opened, so that all are tested."""
LOOKED = 5
"""One in so many tables at rest is looked at for overlaps."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault found in a round: the number of its event, what and where it was, and the traceback (`story`).

    `without` are the events of the round, counted from 1, that are not needed for it. With `long` it was found
    in one program that is watched, after so many events at most.
    """

    seed: int
    event: int
    what: str
    story: str
    without: frozenset[int] = frozenset()
    long: bool = False

    @classmethod
    def of(cls, error: Exception, seed: int, event: int, *, long: bool = False) -> Fault:
        """The fault of an exception that is being handled."""
        return cls(seed, event, _what(error), traceback.format_exc(limit=-8), long=long)

    @property
    def again(self) -> str:
        """The command that shows it again."""
        left_out = f" --without {spans(self.without)}" if self.without else ""
        report = " --report" if self.long else ""
        return f"main.py monkey --seed {self.seed} --events {self.event}{left_out}{report}"

    def __str__(self) -> str:
        return f"seed {self.seed}, event {self.event}; again by: {self.again}\n{self.story}"


@dataclass(slots=True)
class Found:
    """The results of rounds: events, tables compared and looked at, scenes that were seen, and faults."""

    events: int = 0
    compared: int = 0
    looked: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)


def play(events: int, seed: int, without: Collection[int] = ()) -> Iterator[Found]:
    """Send `events` events to the program in rounds, each with its own seed; yield what each round found.

    In the first round the events `without` (from 1) do not happen.
    """
    for number in range(-(-events // ROUND)):
        left_out = without if number == 0 else ()
        yield one_round(min(ROUND, events - number * ROUND), seed + number, left_out)


def one_round(events: int, seed: int, without: Collection[int] = ()) -> Found:
    """Run one round on a fresh program; an exception becomes a fault with its traceback.

    Raise NoDisplay where SDL has no driver to draw with.
    """
    found = Found()
    done = 0
    try:
        with recording() as record:
            monkey = Monkey(seed)
            monkey.go()
            while done < events:
                done += 1
                monkey.act(done not in without)
                found.seen[where(monkey.room.top)] += 1
                if monkey.compare():
                    found.compared += 1
                    found.looked += done % LOOKED == 0 and monkey.look(record)
            monkey.land()
            found.compared += monkey.compare()
    except NoDisplay:
        raise
    except Exception as error:
        found.faults.append(Fault.of(error, seed, done))
    found.events = events
    return found


def shrunk(fault: Fault, tries: int = 60) -> Fault:
    """The same fault with fewer events, as far as that many rounds tell."""
    without, size = set(fault.without), fault.event // 2
    while size and tries:
        for first in range(1, fault.event, size):
            more = {n for n in range(first, min(first + size, fault.event)) if n not in without}
            if not more or not tries:
                continue
            tries -= 1
            found = one_round(fault.event, fault.seed, without | more).faults
            if found and (found[0].what, found[0].event) == (fault.what, fault.event):
                without |= more
                fault = replace(found[0], without=frozenset(without))
        size //= 2
    return fault


def _what(error: Exception) -> str:
    """Return the exception and its place in the program, by which faults of the same cause are recognised."""
    at = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {at.name}, {at.filename}:{at.lineno}"


def spans(numbers: Collection[int]) -> str:
    """Numbers as a command line has them: 3-17,20."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ",".join(f"{low}-{high}" if high > low else f"{low}" for low, high in found)


def numbers_of(text: str) -> frozenset[int]:
    """The numbers that `spans` has written, of events of one round. ValueError if it has not."""
    numbers: set[int] = set()
    for span in filter(None, text.split(",")):
        first, _, last = span.partition("-")
        low, high = int(first), int(last or first)
        if not 1 <= low <= high <= ROUND:
            raise ValueError(span)
        numbers.update(range(low, high + 1))
    return frozenset(numbers)


def total(parts: list[Found]) -> Found:
    """All of them together."""
    found = Found()
    for part in parts:
        found.events += part.events
        found.compared += part.compared
        found.looked += part.looked
        found.seen += part.seen
        found.faults += part.faults
    return found
