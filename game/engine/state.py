"""States of a match: slotted classes whose copying, encoding and redaction are generated from their fields.

A game declares its fields and who may see each of them, and overrides nothing::

    @slotted
    class ShedState(State):
        draw: Covered[list[int]] = field(default_factory=list)  # all see how many cards, nobody their faces
        discard: Open[list[int]] = field(default_factory=list)
        facing: Open[int] = 0

A field whose type has none of these marks is seen by nobody: what a seat may know is an allow-list (G-5).
Fields hold numbers, texts, truth values, lists of these, lists of lists, and lists of named tuples of these.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields
from hashlib import blake2b
from typing import (
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    NoReturn,
    Self,
    TypeAlias,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from game.engine.cards import UNKNOWN
from game.engine.table import Table

T = TypeVar("T")
S = TypeVar("S", bound="State")

Shared: TypeAlias = Annotated[T, "shared"]
"""Everybody sees it. It never changes, so copies share it, and it is not part of an encoding."""
Open: TypeAlias = Annotated[T, "open"]
"""Everybody sees it."""
Settled: TypeAlias = Annotated[T, "settled"]
"""Everybody sees it. It is replaced and never changed in place, so copies share it."""
Held: TypeAlias = Annotated[list[list[int]], "held"]
"""Cards by seat: each seat sees its own, and how many cards the others have."""
Covered: TypeAlias = Annotated[T, "covered"]
"""Cards (a list, or lists by seat) of which everybody sees only the number."""

Laid: TypeAlias = Annotated[T, "laid"]
"""Cards (a list, or lists by seat) whose faces everybody sees."""

PLAY = "play"
ROUND_OVER = "round over"
MATCH_OVER = "match over"


class _Hidden(list[int]):
    """An immutable list of UNKNOWN, which views of equal length share; its clone can be changed."""

    def _refuse(self, *args: object) -> NoReturn:
        raise TypeError("a view is not to be changed, its clone is")

    append = extend = insert = remove = pop = clear = sort = reverse = _refuse  # type: ignore[assignment]
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse


class _HiddenByCount(dict[int, list[int]]):
    def __missing__(self, count: int) -> list[int]:
        self[count] = made = _Hidden([UNKNOWN] * count)
        return made


_HIDDEN = _HiddenByCount()


class Slot(NamedTuple):
    """One field of a state: its name, its type, and its mark, which says who sees it ("": nobody)."""

    name: str
    kind: Any
    seen: str

    @property
    def by_seat(self) -> bool:
        """Whether it is a list of lists, one for each seat."""
        return get_origin(self.kind) is list and get_origin(get_args(self.kind)[0]) is list


@dataclass(slots=True)
class State:
    """The state of a match, with the fields that every game has.

    `hands` are cards by seat; `turn` is the seat in turn; `dealer` is a seat, or −1 where a game has none;
    `scores` are sums over the rounds by seat; `round` counts from 1; `round_scores` and `winners` are those of
    the last round once it is over (`winners` those of the match once that is over) and empty before; `now` is
    the time of the last action in game ms; `rng` is the state of the random generator. `undigested` names the
    fields that a game got after matches of it were kept: with them in its digest, those could not go on.
    """

    plan: ClassVar[tuple[Slot, ...]] = ()
    undigested: ClassVar[frozenset[str]] = frozenset()

    table: Shared[Table]
    hands: Held = field(default_factory=list)
    turn: Open[int] = 0
    dealer: Open[int] = 0
    scores: Settled[list[int]] = field(default_factory=list)
    round: Open[int] = 1
    phase: Open[str] = PLAY
    round_scores: Settled[list[int]] = field(default_factory=list)
    winners: Settled[list[int]] = field(default_factory=list)
    now: Open[int] = 0
    rng: int = 0

    def clone(self) -> Self:
        """An independent copy."""
        raise NotImplementedError("a state class is made with @slotted")

    def seen_from(self, seat: int) -> Self:
        """Return a copy in which all that `seat` may not see is blanked: cards are UNKNOWN, the rest empty.

        The copy must not be changed, since its hidden parts are shared; clone it first.
        """
        raise NotImplementedError("a state class is made with @slotted")

    def glimpse(self, seat: int) -> Self:
        """Return what `seen_from` does, in a time that does not grow with what lies on the table.

        It shares what is open with the state, and so holds only until that changes.
        """
        raise NotImplementedError("a state class is made with @slotted")

    def zones(self) -> list[list[int]]:
        """Return every zone that holds cards, each hand being one; the lists themselves, not copies."""
        found: list[list[int]] = []
        for name, _, seen in self.plan:
            if seen in ("held", "covered", "laid"):
                zone = getattr(self, name)
                found.extend(zone if zone and isinstance(zone[0], list) else [zone])
        return found

    def unused(self) -> list[int]:
        """Return the cards of the deck that are in no zone.

        Raises ValueError if a card is there more often than the deck has it.
        """
        return self.table.deck.rest(card for zone in self.zones() for card in zone)

    def eyes(self, seat: int) -> int:
        """Return a bit mask of the hands whose faces `seat` sees: its own; all (−1) after the round."""
        if self.phase == ROUND_OVER or self.phase == MATCH_OVER:
            return -1
        return 1 << seat if seat >= 0 else 0

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.table.players

    @property
    def over(self) -> bool:
        """Whether the round, and perhaps the match, is over."""
        return self.phase == ROUND_OVER or self.phase == MATCH_OVER

    @property
    def entries(self) -> int:
        """The number of entries in all lists but those of cards: what a game remembers of what was done."""
        return sum(
            len(getattr(self, name))
            for name, kind, seen in self.plan
            if get_origin(kind) is list and seen not in ("held", "covered", "laid")
        )

    def encode(self) -> dict[str, Any]:
        """Return the fields as JSON values. Together with the table they are the whole state."""
        return {name: _plain(getattr(self, name)) for name, _, seen in self.plan}

    @classmethod
    def decode(cls, table: Table, data: dict[str, Any]) -> Self:
        """Return the state that `encode` wrote. Raises ValueError if the fields or their types do not fit."""
        names = {name for name, _, _ in cls.plan}
        if set(data) != names:
            odd = ", ".join(sorted(set(data) ^ names))
            raise ValueError(f"the fields are not those of this game: {odd}")
        return cls(table, **{name: _typed(data[name], kind, name) for name, kind, _ in cls.plan})

    def digest(self) -> str:
        """Return a hash of the state: 16 hexadecimal digits, the same on every platform.

        It is of all fields but the `undigested`, which follow from the actions and the other fields.
        """
        # JSON writes tuples as lists: what `encode` would give, without copying it first.
        fields = {
            name: getattr(self, name) for name, _, _ in self.plan if name not in self.undigested
        }
        text = json.dumps(fields, sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=8).hexdigest()


@dataclass_transform()
def slotted(cls: type[S]) -> type[S]:
    """Make a slotted dataclass of a State, with its copies and views compiled for its fields."""
    made = dataclass(slots=True)(cls)
    made.plan = _read_plan(made)
    copies, views, glimpses = [], [], []
    for slot in made.plan:
        name, _, seen = slot
        viewed = _viewed(*slot)
        copies.append(f"    new.{name} = {_copied(*slot)}")
        views.append(f"    new.{name} = {viewed}")
        shared = f"old.{name}" if seen in ("open", "settled", "laid") else viewed
        glimpses.append(f"    new.{name} = {shared}")
    eyes = "    eyes = old.eyes(seat)"
    made.clone = _compiled(made, "clone(old)", copies)  # type: ignore[method-assign]
    made.seen_from = _compiled(  # type: ignore[method-assign]
        made, "seen_from(old, seat)", [eyes, *views]
    )
    made.glimpse = _compiled(  # type: ignore[method-assign]
        made, "glimpse(old, seat)", [eyes, *glimpses]
    )
    return made


def _read_plan(cls: type[State]) -> tuple[Slot, ...]:
    hints = get_type_hints(cls, include_extras=True)
    plan = []
    for each in fields(cls):
        hint = hints[each.name]
        seen = hint.__metadata__[0] if get_origin(hint) is Annotated else ""
        plan.append(Slot(each.name, get_args(hint)[0] if seen else hint, seen))
    return tuple(slot for slot in plan if slot.seen != "shared")


def _copied(name: str, kind: Any, seen: str) -> str:
    value = f"old.{name}"
    if get_origin(kind) is list and seen != "settled":
        if get_origin(get_args(kind)[0]) is list:
            return f"list(map(copied, {value}))"
        return f"[*{value}]"
    return value


def _as_seen(hands: list[list[int]], eyes: int) -> list[list[int]]:
    seen = []
    for hand in hands:
        seen.append([*hand] if eyes & 1 else _HIDDEN[len(hand)])
        eyes >>= 1
    return seen


def _viewed(name: str, kind: Any, seen: str) -> str:
    value = f"old.{name}"
    if seen in ("open", "settled", "laid"):
        return _copied(name, kind, seen)
    if seen == "held":
        return f"as_seen({value}, eyes)"
    if seen == "covered":
        if get_origin(get_args(kind)[0]) is list:
            return f"[hidden[len(row)] for row in {value}]"
        return f"hidden[len({value})]"
    return repr((get_origin(kind) or kind)())


def _compiled(cls: type[State], signature: str, lines: list[str]) -> Any:
    # Generated as source code, as in `dataclasses`: with a loop over the fields a clone, which a search
    # makes thousands of times a second, would take three times as long.
    shared = [
        f"    new.{each.name} = old.{each.name}"
        for each in fields(cls)
        if each.name not in {slot.name for slot in cls.plan}
    ]
    source = "\n".join(
        [f"def {signature}:", "    new = make(cls)", *shared, *lines, "    return new"]
    )
    names: dict[str, Any] = {
        "make": object.__new__,
        "cls": cls,
        "copied": list.copy,
        "as_seen": _as_seen,
        "hidden": _HIDDEN,
    }
    exec(source, names)
    return names[signature.split("(")[0]]


def _plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value


def _typed(value: Any, kind: Any, name: str) -> Any:
    """Return a JSON value as the type of a field. Raises ValueError if it is of another type."""
    if get_origin(kind) is list:
        (item,) = get_args(kind)
        if isinstance(value, list):
            return [_typed(each, item, name) for each in value]
    elif isinstance(kind, type) and issubclass(kind, tuple):
        hints = get_type_hints(kind)
        if isinstance(value, list) and len(value) == len(hints):
            parts = zip(value, hints.values(), strict=True)
            return kind(*(_typed(each, part, name) for each, part in parts))
    elif get_origin(kind) is tuple:
        if isinstance(value, list):
            return tuple(_typed(each, get_args(kind)[0], name) for each in value)
    elif type(value) is kind:
        return value
    raise ValueError(f"the field {name} holds {value!r}, which is not of its type")
