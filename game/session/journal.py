"""The journal of a match: what is written of it, so that it can go on after the program has ended in any way.

The first line of its log has what the first line of a replay has, and who sits where; in a match that is
played to learn step by step also how often calls had been used before (`steps`), and in one by house rules
the name under which these were chosen (`set_name`). Then comes a line for each action as in a replay, with
the generators of bots where they have moved on (`luck`) and what bots had decided on (`due`); between them
are hashes of the state, who has sat down since (`sits`), and for whom bots play until they touch their
devices (`away`). In a match that is learned, a call that is no use of it says so (`in_vain`). What is taken
back stays in the log: a line `undo N`, the table's, says that the last N actions no longer stand, and a line
`practised` before it that this was more than is allowed, so that the match counts no more. A line `hinted`
says who was given a hint: their rating is of how they play without. A match that ends says how (`ended`), for
those whose rules have changed by the time they read it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.events import Event
from game.engine.match import Entry
from game.engine.problems import Phrase
from game.engine.replay import HASH_EVERY, head_of, row_of, undo_row
from game.session.agenda import Scheduled
from game.session.course import SatDown
from game.session.host import Host
from game.session.lessons.steps import in_vain
from game.session.plan import Seat, TakingBack
from game.session.records.log_reader import FORMAT, KIND
from game.store.match_log import MatchLog


class Journal:
    """Writes a host's match into a log, as its keeper.

    `began` is when the match did, in seconds since 1970; `tell` is called when it cannot be written.
    """

    def __init__(
        self,
        host: Host,
        log: MatchLog,
        began: float,
        tell: Callable[[Phrase], object] = lambda phrase: None,
    ) -> None:
        self.host = host
        self.log = log
        self.began = round(began, 3)
        self.tell = tell
        self._luck: dict[int, int] = {}
        """The states of the bots' generators as they stand in the log."""
        self._seating: Mapping[str, Any] | None = None
        self._hinted: set[int] = set()

    def begin(self) -> None:
        """Write the first line, and what has been done already."""
        plan, match = self.host.plan, self.host.match
        practice = {"practice": True} if plan.branched else {}
        part = {"part": dict(plan.part)} if plan.part else {}
        steps = {} if plan.steps is None else {"steps": plan.steps}
        named = {} if plan.set_name is None else {"set_name": plan.set_name}
        self._write(
            {
                "all-for-one": KIND,
                "format": FORMAT,
                **head_of(match),
                "chosen": dict(plan.options),
                "seats": [_seat_row(seat) for seat in plan.seats],
                "began": self.began,
                **practice,
                **part,
                **steps,
                **named,
                **({} if plan.taking_back is TakingBack.OFF else {"back": plan.taking_back.value}),
            }
        )
        again = match.again()
        for entry, _ in again.follow(match.log):
            self._write(row_of(again, entry))

    def acted(self, entry: Entry, events: Sequence[Event]) -> None:
        """Write an accepted action; a match that is over says so."""
        host = self.host
        match = host.match
        row = {**row_of(match, entry), **self._plans(host.luck, host.scheduled)}
        learned = host.plan.steps is not None
        if learned and in_vain(match.variant.info, entry.action.verb, events):
            row["in_vain"] = True
        self._write(row)
        if match.over or len(match.log) % HASH_EVERY == 0:
            self._write({"after": len(match.log), "hash": match.state.digest()})
        if match.over:
            self.ended()

    def ended(self) -> None:
        """Write how the match has ended: one that goes on no more, if it is not over, was left."""
        self._write(self.host.ending().row())

    def taken_back(self, count: int) -> None:
        """Write that the last actions have been taken back; then all are asked again what they want to do."""
        host = self.host
        self._write({**undo_row(host.now, count), **self._plans(host.luck, host.scheduled)})

    def practised(self) -> None:
        """Write that the match is practice from now on, before anything is taken back for that."""
        self._write({"practised": len(self.host.match.log)})

    def hinted(self, seat: int) -> None:
        """Write that a seat's person was given a hint, once a match."""
        if seat not in self._hinted:
            self._hinted.add(seat)
            self._write({"hinted": seat})

    def _plans(self, luck: Mapping[int, int], scheduled: Sequence[Scheduled]) -> dict[str, Any]:
        """Return the generators of bots as far as they have moved on, and what was decided on."""
        row: dict[str, Any] = {}
        moved = {seat: state for seat, state in luck.items() if self._luck.get(seat) != state}
        if moved:
            self._luck |= moved
            row["luck"] = {str(seat): f"{state:x}" for seat, state in moved.items()}
        if scheduled:
            row["due"] = [self._due(each) for each in scheduled]
        return row

    def _due(self, each: Scheduled) -> list[Any]:
        does = self.host.variant.text(self.host.match.state, each.action)
        return [each.seat, each.now, does, each.number, each.call]

    def sat(self, change: SatDown, seat: Seat, luck: int | None) -> None:
        """Write who plays a seat from now on; then all are asked again what they want to do."""
        states = {each: state for each, state in self.host.luck.items() if each != change.seat}
        # A bot that comes back may begin with the generator of the one before, which the log has given up.
        self._luck.pop(change.seat, None)
        if luck is not None:
            states[change.seat] = luck
        calls = [each for each in self.host.scheduled if each.call]
        left = [each for each in calls if each.seat != change.seat]
        self._write({"sits": change.seat, **_seat_row(seat), **self._plans(states, left)})

    def _write(self, row: Mapping[str, Any]) -> None:
        self.log.append(row)
        trouble = self.log.trouble()
        if trouble is not None:
            self.tell(trouble)

    def left(self, away: Sequence[int]) -> None:
        """Write for which seats bots play until their people touch their devices."""
        self._write({"away": list(away)})

    def seated(self, seating: Mapping[str, Any] | None) -> None:
        """Write with which devices people play, if that is not what the log says already."""
        if seating != self._seating:
            self._seating = seating
            self._write({"seating": seating})

    def close(self) -> None:
        """Let go of the log."""
        self.log.close()


def _seat_row(seat: Seat) -> dict[str, str]:
    return {name: value for name, value in seat._asdict().items() if value}
