"""Replays: matches as JSON lines, written here and played again; `notation/replay_reader.py` reads them.

The first line describes the match (format and rules version, game, options, names, seed); one that began from
a position has that `position` there, and no seed. Then there is a line
for each action, `{"at": ms, "seat": n, "does": "play R5"}`, and between them and at the end lines
`{"after": actions, "hash": "…"}` with the hash of the state at that point. `{"at": ms, "seat": -1, "does":
"undo N"}`, the table's, takes back the last N actions that stood; `after` counts those that stand.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.engine.actions import TABLE, Refusal
from game.engine.match import Entry, Match
from game.engine.notation.positions import read_position, write_position
from game.engine.options import SetupError
from game.engine.problems import Phrase, abridged
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant

HASH_EVERY = 32
"""The number of actions between two hashes of the state; there is one after the last action too."""

KIND = "replay"
"""What the first line says that the file is."""

FORMAT = 1
"""The version of the format."""

MOST_REMEMBERED = 2000
"""Entries in the lists of a state; what ten people say and do in a minute, as fast as they can, is a third.

What an action takes may grow with them, so that a file with more could keep the program busy for hours.
"""


class ReplayError(ValueError):
    """A replay cannot be read, or does not run as it did. The message says where and why, for a terminal.

    `phrase` says to players why, as the part of a sentence that names the file; `said` is the same if there is
    one for this fault alone, else None. `setup` says more where its table cannot be set up. `line` is the
    number of the line that it is about, and `action` that of the action, from 1; 0 where it is about none.
    """

    def __init__(
        self,
        reason: str,
        *,
        line: int = 0,
        action: int = 0,
        setup: SetupError | None = None,
        phrase: Phrase | None = None,
    ) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.reason = reason
        self.line = line
        self.action = action
        self.setup = setup
        self.said = phrase
        self.phrase = phrase or _phrase(line, setup)


def _phrase(line: int, setup: SetupError | None) -> Phrase:
    """Return what players are told of a fault in a line, or of a match that cannot be played again."""
    if setup is not None:
        return Phrase("problem.reason-match-setup")
    if line:
        return Phrase("problem.reason-match-line", line=line)
    return Phrase("problem.reason-match-unplayable")


@dataclass(frozen=True, slots=True)
class Replay:
    """The contents of a replay; `hashes` maps a number of actions to the hash of the state after them."""

    variant: Variant[Any]
    table: Table
    seed: int | None
    log: tuple[Entry, ...]
    hashes: dict[int, str]
    beginning: State | None = None
    """What the match began from, where it was not dealt."""

    def play(self, *, most: int = 0) -> Match:
        """Play the match again from its beginning, comparing every hash.

        `most` is how many entries the lists of its state may come to; 0 where the program kept it itself.
        Raises ReplayError beyond that, and at the first action that is refused or hash that differs.
        """
        state = None if self.beginning is None else self.beginning.clone()
        match = Match(self.variant, self.table, self.seed, state)
        self._compare(match, 0)
        for place, entry in enumerate(self.log, 1):
            answer = match.submit(entry.seat, entry.action, entry.now)
            if isinstance(answer, Refusal):
                text = abridged(self.variant.text(match.state, entry.action))
                raise ReplayError(
                    f"action {place} ({text!r} by seat {entry.seat}) is refused by {answer.clause}",
                    action=place,
                )
            if most and place % HASH_EVERY == 0 and match.state.entries > most:
                raise ReplayError(
                    f"up to action {place} more is said and done at once than a table comes to",
                    action=place,
                    phrase=Phrase("problem.reason-match-crowded"),
                )
            self._compare(match, place)
        last = max(self.hashes, default=0)
        if last > len(self.log):
            raise ReplayError(
                f"it has a hash of the state after action {last}, and {len(self.log)} actions"
            )
        return match

    def _compare(self, match: Match, place: int) -> None:
        expected = self.hashes.get(place)
        if expected is not None and match.state.digest() != expected:
            raise ReplayError(
                f"after action {place} the state is not what the file says; "
                "the rules or the file have changed since it was written",
                action=place,
            )


def write(match: Match) -> Iterator[str]:
    """Yield the lines of the replay of a match, finished or not, without line ends.

    The hashes are made by playing the match again, so the match may go on meanwhile. Raises ReplayError if no
    position describes the state that it began from, or if it does not run again as it was played, which would
    be a fault of the rules.
    """
    log = tuple(match.log)
    last = match.state.digest()
    if match.beginning is not None:
        kept = read_position(
            match.variant, match.table, write_position(match.variant, match.beginning)
        )
        if kept.digest() != match.beginning.digest():
            raise ReplayError("the match began from a state that no position describes")
    yield _line({"all-for-one": KIND, "format": FORMAT, **head_of(match)})
    again = match.again()
    try:
        for place, (entry, _) in enumerate(again.follow(log), 1):
            yield _line(row_of(again, entry))
            if place % HASH_EVERY == 0 and place < len(log):
                yield _line({"after": place, "hash": again.state.digest()})
    except ValueError as error:
        raise ReplayError(f"the match does not run again as it was played: {error}") from None
    if again.state.digest() != last:
        raise ReplayError("the match does not run again as it was played")
    yield _line({"after": len(log), "hash": last})


def head_of(match: Match) -> dict[str, Any]:
    """Return what determines a match besides its actions, as the first line of a file has it."""
    table, beginning = match.table, match.beginning
    begun = (
        {"seed": match.seed}
        if beginning is None
        else {"position": write_position(match.variant, beginning)}
    )
    return {
        "game": table.game,
        "rules": match.variant.info.rules,
        "players": table.players,
        "names": list(match.dealt.names),
        "options": {
            option.name: table.options[option.name]
            for option in match.variant.info.options
            if not option.later or table.options[option.name] != option.default
        },
        **begun,
    }


def row_of(match: Match, entry: Entry) -> dict[str, Any]:
    """Return an action of a match as a line of a file has it."""
    does = match.variant.text(match.state, entry.action)
    return {"at": entry.now, "seat": entry.seat, "does": does}


def undo_row(now: int, count: int) -> dict[str, Any]:
    """Return the line of a file by which the last `count` actions are taken back at a game time in ms."""
    return {"at": now, "seat": TABLE, "does": f"undo {count}"}


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
