"""Logs of matches without what was said in them: `unsaid(rows, head)`.

What stands for talk is judged as the talk was, so that the match can be played again with all that came of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from game.engine.actions import Action, Refusal
from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.replay_reader import read_rows, taken_back
from game.engine.replay import FORMAT
from game.engine.variant import WORDLESS, Variant
from game.engine.verbs import Names
from game.variants import VARIANTS, find_variant

Row = Mapping[str, Any]


def own_lists() -> set[str]:
    """Return the names of the options with lists of words that players may have of their own."""
    options = [option for variant in VARIANTS for option in variant.info.options]
    return {each.name for each in options if each.offered and isinstance(each.default, tuple)}


def without_lists(head: Row) -> dict[str, Any]:
    """Return the first line of a log with the words that come with the rules in the place of players' own."""
    lists = own_lists()
    told = dict(head)
    for key in ("options", "chosen"):
        if isinstance(told.get(key), Mapping):
            told[key] = {name: value for name, value in told[key].items() if name not in lists}
    return told


def said_in(rows: Sequence[Row]) -> set[str]:
    """Return what was said, or was to be said, in the lines of a log, and the words of players' own lists."""
    found = {text for row in rows for does in _deeds(row) if (text := _talk(does))}
    for key in ("options", "chosen"):
        options = rows[0].get(key, {}) if rows else {}
        for name in own_lists():
            found |= {str(text) for text in options.get(name, ())}
    return found


def unsaid(rows: Sequence[Row], head: Row) -> list[dict[str, Any]]:
    """Return the lines of a log behind its first one with other words in the place of talk.

    `head` is what is told of the first line. Where the match cannot be played again, the words are left out.
    """
    told = [_without_plans(row) for row in rows[1:]]
    try:
        if any(_talk(str(row.get("does", ""))) for row in rows):
            told = list(_Twice(rows[0], head).follow(told))
    except Exception:  # what is at fault may be the rules
        told = list(_wordless(told))
    return told


def _deeds(row: Row) -> Iterator[str]:
    yield str(row.get("does", ""))
    yield from (str(each[2]) for each in row.get("due", ()))


def _talk(does: str) -> str:
    """Return what is said by an action in the notation, "" if it says nothing."""
    for verb in {
        verb.word for each in VARIANTS for verb in each.info.verbs if verb.names is Names.TEXT
    }:
        if does.startswith(f"{verb} "):
            return does.removeprefix(f"{verb} ")
    return ""


def _without_plans(row: Row) -> dict[str, Any]:
    """Return a line without the talk that bots had decided on."""
    told = dict(row)
    if "due" in told:
        told["due"] = [each for each in told["due"] if not _talk(str(each[2]))]
    return told


def _wordless(rows: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Lines in which nothing is said; hashes are those of states in which something was, and are left out."""
    for row in rows:
        if text := _talk(str(row.get("does", ""))):
            yield {**row, "does": row["does"].removesuffix(text) + WORDLESS}
        elif "hash" not in row:
            yield row


class _Twice:
    """A match as it was played, and as it is told, side by side."""

    def __init__(self, head: Row, told: Row) -> None:
        self._variant: Variant[Any] = find_variant(str(head["game"]))
        self._played, self._told = _begun(head), _begun(told)

    def follow(self, rows: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """Yield the lines as they are told. Raises ValueError where the match goes another way."""
        for row in rows:
            if count := taken_back(row):
                self._played.take_back(count)
                self._told.take_back(count)
            elif "hash" in row:
                yield {**row, "hash": self._told.state.digest()}
                continue
            elif "does" in row:
                yield {**row, "does": self._does(row)}
                continue
            yield row

    def _does(self, row: Row) -> str:
        played, told = self._played, self._told
        vocabulary = self._variant.info.vocabulary
        action = parse_action(row["does"], played.table.deck, vocabulary)
        seat, other = row["seat"], action
        if vocabulary[action.verb].names is Names.TEXT:
            other = self._variant.reworded(played.state, told.state, seat, action)
        text = self._variant.text(told.state, other)
        _submit(played, seat, action, row["at"])
        _submit(told, seat, other, row["at"])
        return text


def _begun(head: Row) -> Match:
    return read_rows([(1, {**head, "format": FORMAT})], find_variant).play()


def _submit(match: Match, seat: int, action: Action, now: int) -> None:
    answer = match.submit(seat, action, now)
    if isinstance(answer, Refusal):
        raise ValueError(answer.clause)
