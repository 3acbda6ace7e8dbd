"""Positions made by chance, from the keys that their game declares: mostly sensible ones, and hostile ones.

A position is one that random play has reached, perhaps with fewer cards, or it has few cards dealt out anyhow
and at its other keys what comes up there in play. Then some keys are left out, or get other values: those of
other positions, nearly right ones, and what no game knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

from game.engine.match import Match
from game.engine.notation.positions import write_position
from game.engine.option_values import Value
from game.engine.rng import Rng
from game.engine.state import MATCH_OVER, ROUND_OVER
from game.engine.table import Table
from game.engine.variant import Variant
from game.tools.fuzzing.hostile_texts import hostile_text
from game.tools.soak import random_action, random_table

Position: TypeAlias = dict[str, Any]

WALKS, STEPS = 5, 150
"""Matches with each number of players, and their actions, in which the usual values of keys are found."""
REACHED = (0, 3, 12, 40, 120)
"""Actions after which a position is reached."""
HOSTILE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 1_000_000, 10**12 + 1, -(10**30), 1.5, float("nan"), float("inf"), "", " ",
    "none", "?", "any", "0", [], [[]], {}, {"hands": []}, [None], [-1], ["none"], [True], ["pass", "pass"],
    "round over", "match over", "play", "left", "right",
)  # fmt: skip
MORE = {"phase": (ROUND_OVER, MATCH_OVER)}
"""Values that a key has in every game, and that random play may not come to."""
LONGEST = 100_000
"""Letters that a text may have which means nothing."""


class Made(NamedTuple):
    """A position, and the options of its table."""

    options: dict[str, Value]
    position: Position


def make_position(variant: Variant[Any], luck: Random) -> Made:
    """Return a position of a game, and the options of a table for it."""
    rng = Rng(luck.getrandbits(40))
    info = variant.info
    players = luck.choice((info.min_players, luck.randint(info.min_players, info.max_players)))
    table = random_table(variant, players, rng)
    make = luck.choice((_reached, _thinned, _thinned, _dealt_out, _dealt_out))
    position = make(variant, table, luck, rng)
    for _ in range(luck.choice((0, 0, 0, 1, 1, 2, 4))):
        luck.choice(_CHANGES)(variant, table, position, luck)
    return Made(dict(table.options), position)


@cache
def usual_values(variant: Variant[Any]) -> Mapping[str, Sequence[Any]]:
    """Return the values of each key that come up in random play; keys that none has are left out."""
    found: dict[str, dict[str, Any]] = {key.name: {} for key in variant.keys}
    for players in {variant.info.min_players, variant.info.max_players}:
        for walk in range(WALKS):
            rng = Rng(1000 * players + walk)
            match = Match(variant, random_table(variant, players, rng), walk)
            for step in range(STEPS):
                if step % 5 == 0 or match.state.over:
                    for name, value in write_position(variant, match.state).items():
                        found[name][repr(value)] = value
                if match.over:
                    break
                _go_on(match, rng)
    return {name: tuple(values.values()) for name, values in found.items() if values}


def _go_on(match: Match, rng: Rng) -> None:
    now = match.state.now + rng.below(900)
    seat, action = random_action(match.variant, match.state, now, rng)
    match.submit(seat, action, now)


def _reached(variant: Variant[Any], table: Table, luck: Random, rng: Rng) -> Position:
    match = Match(variant, table, luck.getrandbits(30))
    to_the_end = luck.random() < 0.2
    for _ in range(luck.choice(REACHED)):
        if match.over or (match.state.over and to_the_end):
            break
        _go_on(match, rng)
    return write_position(variant, match.state)


def _thinned(variant: Variant[Any], table: Table, luck: Random, rng: Rng) -> Position:
    """Leave few cards of a position that play has reached, mostly as many less of each hand."""
    position = _reached(variant, table, luck, rng)
    hands = [hand.split() for hand in position["hands"]]
    less = max(0, max(map(len, hands)) - luck.choice((1, 1, 1, 2, 3)))
    for hand in hands:
        luck.shuffle(hand)
    uneven = (-1, 0, 0, 1) if luck.random() < 0.3 else (0,)
    position["hands"] = [" ".join(hand[max(0, less + luck.choice(uneven)) :]) for hand in hands]
    for name, value in position.items():
        if name != "hands" and isinstance(value, str) and luck.random() < 0.4:
            cards = value.split()
            if len(cards) > 1 and all(card in table.deck.index for card in cards):
                position[name] = " ".join(cards[-luck.choice((1, 2, 5)) :])
    return position


def _dealt_out(variant: Variant[Any], table: Table, luck: Random, _rng: Rng) -> Position:
    """Deal few cards anyhow to the places for them, and leave out about half of all other keys."""
    deck = [table.deck.codes[card] for card in table.deck.pack]
    luck.shuffle(deck)

    def some(*counts: int) -> str:
        count = luck.choice(counts)
        taken = deck[:count]
        del deck[:count]
        return " ".join(taken)

    zones = {slot.name for slot in variant.state.plan if slot.seen in ("held", "covered", "laid")}
    each = luck.choice((1, 1, 2, 3, 6))
    counts = (each,) if luck.random() < 0.7 else (0, 1, each, each + 1)
    position: Position = {"hands": [some(*counts) for _ in range(table.players)]}
    for key in variant.keys:
        required = key.default is None
        if key.name in position or not (required or luck.random() < 0.45):
            continue
        if key.name not in usual_values(variant):
            continue
        by_seat = isinstance(usual_values(variant)[key.name][0], list)
        if key.field not in zones:
            position[key.name] = _usual(variant, table, position, key.name, luck)
        elif by_seat:
            position[key.name] = [some(0, 0, 1, 3) for _ in range(table.players)]
        else:
            position[key.name] = some(1, 1, 2, 5) if required else some(0, 1, 1, 1, 4)
    return position


def _usual(variant: Variant[Any], table: Table, position: Position, name: str, luck: Random) -> Any:
    """Return a value that a key has in play, or one like it."""
    value = luck.choice((*usual_values(variant)[name], *MORE.get(name, ())))
    if isinstance(value, list):
        entries = [
            one for row in usual_values(variant)[name] if isinstance(row, list) for one in row
        ]
        return [luck.choice(entries or [value]) for _ in range(table.players)]
    if isinstance(value, int) and luck.random() < 0.5:
        return luck.choice((not value,) if isinstance(value, bool) else (*range(table.players), 2))
    if value in ("", *table.deck.suits):
        return luck.choice(("", *table.deck.suits))
    if value in table.deck.index:
        hands = " ".join(map(str, position["hands"])).split()
        return luck.choice(hands or [value])
    return value


def _leave_out(variant: Variant[Any], table: Table, position: Position, luck: Random) -> None:
    if position:
        del position[luck.choice(sorted(position))]


def _exchange(variant: Variant[Any], table: Table, position: Position, luck: Random) -> None:
    name = luck.choice(sorted(usual_values(variant)))
    if isinstance(position.get("hands"), list):
        position[name] = _usual(variant, table, position, name, luck)


def _alter(variant: Variant[Any], table: Table, position: Position, luck: Random) -> None:
    if position:
        name = luck.choice(sorted(position))
        position[name] = _altered(position[name], table, luck)


def _spoil(variant: Variant[Any], table: Table, position: Position, luck: Random) -> None:
    names = [key.name for key in variant.keys]
    name = (
        luck.choice(names)
        if luck.random() < 0.9
        else luck.choice(("hand", "Turn", hostile_text(luck, LONGEST)))
    )
    position[name] = luck.choice(HOSTILE) if luck.random() < 0.8 else hostile_text(luck, LONGEST)


_CHANGES: tuple[Callable[[Variant[Any], Table, Position, Random], None], ...] = (
    *(_leave_out, _exchange, _exchange, _exchange, _alter, _alter, _alter, _spoil),
)


def _altered(value: Any, table: Table, luck: Random) -> Any:
    """Return a value that is nearly another: a card more or less, a number beside it, an entry elsewhere."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + luck.choice((-1, 1, 2, 100, -(10**9)))
    if isinstance(value, list):
        return _altered_list(list(value), table, luck)
    words = str(value).split()
    ways: list[Callable[[], Any]] = [
        lambda: words.insert(luck.randint(0, len(words)), luck.choice(table.deck.codes)),
        lambda: words and words.pop(luck.randrange(len(words))),
        lambda: luck.shuffle(words),
        lambda: words.extend(words[:1]),
        words.clear,
        lambda: words.append(hostile_text(luck, 200)),
    ]
    luck.choice(ways)()
    return " ".join(words)


def _altered_list(entries: list[Any], table: Table, luck: Random) -> list[Any]:
    place = luck.randrange(len(entries)) if entries else -1
    way = luck.randrange(5)
    if place < 0 or way == 0:
        entries.append(luck.choice((*entries, *HOSTILE)))
    elif way == 1:
        del entries[place]
    elif way == 2:
        luck.shuffle(entries)
    elif way == 3:
        entries[place] = luck.choice(HOSTILE)
    else:
        entries[place] = _altered(entries[place], table, luck)
    return entries
