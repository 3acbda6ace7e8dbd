"""Scenario files: a position, a few actions, and what must then hold (docs/notation.md).

The same runner serves the command line and the tests.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.engine.actions import TABLE
from game.engine.notation.action_text import parse_action
from game.engine.notation.card_text import NotationError
from game.engine.notation.position_keys import CARD, Key
from game.engine.notation.positions import count_players, read_position, read_value
from game.engine.options import SetupError
from game.engine.problems import as_written
from game.engine.state import State
from game.engine.variant import Variant
from game.engine.verbs import Vocabulary
from game.files.reading import Unreadable
from game.files.toml_files import read_toml
from game.store.language_files import load_words
from game.variants import all_verbs, find_variant

STEP_KEYS: dict[str, type | tuple[type, ...]] = {
    "seat": int,
    "does": str,
    "at": (float, int),
    "refused": (bool, str),
    "then": dict,
}
KINDS = {
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    str: "a text",
    list: "a list",
    dict: "a table",
}
"""The names of TOML's types in error messages."""
LATEST = 1e9
"""The latest time of a step, in seconds."""
SETS = frozenset({"open", "winners", "warned"})
"""Readings in which order does not count."""


class ScenarioError(Exception):
    """A file that is not a scenario: what is wrong with which key, and what was expected."""


class ScenarioFailure(AssertionError):
    """A scenario that does not hold: at which step, what was expected and what came."""


def load(path: Path) -> dict[str, Any]:
    """The file's contents, its form checked; ScenarioError says what is wrong with it."""
    try:
        data = read_toml(path)
    except Unreadable as error:
        raise ScenarioError(
            f"the file cannot be used: {load_words().phrase(error.phrase)}"
        ) from None
    _keys(
        data,
        "the scenario",
        {
            "game": str,
            "clauses": list,
            "title": str,
            "options": dict,
            "position": dict,
            "deal": dict,
            "then": dict,
            "step": list,
            "fails": str,
        },
        required=("game", "clauses", "title"),
    )
    if ("position" in data) == ("deal" in data):
        raise ScenarioError("exactly one of the keys position and deal must be given")
    return data


def run(data: Mapping[str, Any]) -> None:
    """Play a scenario. ScenarioFailure if it does not hold, ScenarioError if it makes no sense."""
    try:
        variant = find_variant(data["game"])
    except KeyError as error:
        raise ScenarioError(f"the key game: {error.args[0]}") from None
    known = variant.clauses()
    for clause in data["clauses"]:
        if clause not in known:
            raise ScenarioError(
                f"the key clauses: {as_written(clause)} is not a clause of this game"
            )
    try:
        state = _start(variant, data)
    except SetupError as error:
        if data.get("fails") == error.clause:
            return
        why = load_words().phrase(error.phrase)
        if "fails" in data:
            raise ScenarioFailure(
                f"the start is refused by {error.clause}, not {data['fails']}: {why}"
            ) from None
        raise ScenarioFailure(f"the start is refused by {error.clause}: {why}") from None
    if "fails" in data:
        raise ScenarioFailure(f"the start should be refused by {data['fails']}, but it is allowed")
    now = state.now
    _hold(variant, state, data.get("then", {}), "before the first step", now)
    for number, step in enumerate(data.get("step", ()), 1):
        now = _step(variant, state, step, f"step {number}", now)


def _start(variant: Variant[Any], data: Mapping[str, Any]) -> State:
    options = data.get("options", {})
    if "deal" in data:
        deal = data["deal"]
        _keys(deal, "deal", {"players": int, "seed": int}, required=("players", "seed"))
        started: State = variant.begin(variant.table(deal["players"], options), deal["seed"])
        return started
    try:
        players = count_players(data["position"])
        return read_position(variant, variant.table(players, options), data["position"])
    except NotationError as error:
        raise ScenarioError(f"the position: {error}") from None


def _verbs(variant: Variant[Any]) -> Vocabulary:
    """Return the verbs of the game, and those of other games, which a scenario may try in it."""
    return {**all_verbs(), **variant.info.vocabulary}


def _step(variant: Variant[Any], state: State, step: Any, where: str, now: int) -> int:
    """Do one step; the time after it."""
    if not isinstance(step, dict):
        raise ScenarioError(f"{where} is not a table")
    _keys(step, where, STEP_KEYS, required=("seat", "does"))
    seat = step["seat"]
    if not TABLE <= seat < state.players:
        raise ScenarioError(f"{where}, the key seat: {seat} is not a seat of this table")
    at = _moment(step["at"], where) if "at" in step else now
    if at < now:
        raise ScenarioError(f"{where}, the key at: time goes back to {at / 1000} s")
    try:
        action = parse_action(step["does"], state.table.deck, _verbs(variant))
    except NotationError as error:
        raise ScenarioError(f"{where}, the key does: {error}") from None
    refusal = variant.check(state, seat, action, at)
    expected = step.get("refused", False)
    if expected is False:
        if refusal is not None:
            raise ScenarioFailure(
                f"{where}: {as_written(step['does'])} is refused by {refusal.clause}"
            )
        variant.apply(state, seat, action, at, [])
    elif refusal is None:
        raise ScenarioFailure(
            f"{where}: {as_written(step['does'])} should be refused, but it is allowed"
        )
    elif expected is not True and refusal.clause != expected:
        raise ScenarioFailure(
            f"{where}: {as_written(step['does'])} is refused by {refusal.clause}, not by {expected}"
        )
    _hold(variant, state, step.get("then", {}), where, at)
    return at


def _moment(seconds: float, where: str) -> int:
    """In ms. TOML has numbers that no clock shows."""
    if not -LATEST < seconds < LATEST:
        raise ScenarioError(f"{where}, the key at: {seconds} is not a moment")
    return round(seconds * 1000)


def _hold(
    variant: Variant[Any], state: State, then: Mapping[str, Any], where: str, now: int
) -> None:
    keys = {key.name: key for key in variant.keys}
    readings = variant.readings(state, now)
    for name, expected in then.items():
        if name in readings:
            found = readings[name]()
            same = (
                _same_key(keys[name], expected, found, state, where)
                if name in keys
                else _same_reading(variant, name, expected, found, state, where)
            )
        elif name in keys:
            key = keys[name]
            value = getattr(state, key.field)
            try:
                same = key.codec.same(read_value(key, expected, state.table), value)
            except NotationError as error:
                raise ScenarioError(f"{where}, then: {error}") from None
            found = key.codec.write(value, state.table)
        else:
            known = ", ".join(sorted({*keys, *readings}))
            raise ScenarioError(f"{where}, then: {name} is not known; there are {known}")
        if not same:
            raise ScenarioFailure(
                f"{where}: {name} should be {as_written(expected)}, but is {as_written(found)}"
            )


def _same_key(key: Key, expected: Any, found: Any, state: State, where: str) -> bool:
    """Whether a reading that is a key as well, for it changes by time alone, is what was expected."""
    try:
        wanted = read_value(key, expected, state.table)
    except NotationError as error:
        raise ScenarioError(f"{where}, then: {error}") from None
    return bool(key.codec.same(wanted, read_value(key, found, state.table)))


def _same_reading(
    variant: Variant[Any], name: str, expected: Any, found: Any, state: State, where: str
) -> bool:
    if name == "legal":
        if not isinstance(expected, list):
            raise ScenarioError(
                f"{where}, then, legal: {as_written(expected)} is not a list of actions"
            )
        deck, verbs = state.table.deck, _verbs(variant)
        try:
            wanted = {parse_action(text, deck, verbs) for text in expected}
        except NotationError as error:
            raise ScenarioError(f"{where}, then, legal: {error}") from None
        return wanted == {parse_action(text, deck, verbs) for text in found}
    if name == "top":
        try:
            CARD.read(expected, state.table)
        except NotationError as error:
            raise ScenarioError(f"{where}, then, top: {error}") from None
    if name in SETS and isinstance(expected, list):
        # Not as sets: a file may hold values that are not hashable.
        return all(each in found for each in expected) and all(each in expected for each in found)
    # 1 and `true` are different here, though equal in Python.
    return type(expected) is type(found) and bool(expected == found)


def _keys(
    table: Mapping[str, Any],
    where: str,
    kinds: Mapping[str, type | tuple[type, ...]],
    required: Sequence[str],
) -> None:
    for name, value in table.items():
        if name not in kinds:
            raise ScenarioError(f"{where}: {name} is not a key; they are {', '.join(kinds)}")
        kind = kinds[name]
        allowed = kind if isinstance(kind, tuple) else (kind,)
        if type(value) not in allowed:
            wanted = (
                KINDS[float] if float in allowed else " or ".join(map(KINDS.__getitem__, allowed))
            )
            raise ScenarioError(
                f"{where}: {name} is {as_written(value)}, where {wanted} was expected"
            )
    for name in required:
        if name not in table:
            raise ScenarioError(f"{where}: the key {name} is missing")
