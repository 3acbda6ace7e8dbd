"""What a game says about itself so that puzzles of it can be made and proved."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeAlias

from game.engine.actions import Action

Goal: TypeAlias = Callable[[Any, int], bool | None]
"""Whether a seat has reached what is asked in a whole state; None while that is still open."""
Thumb: TypeAlias = Callable[[Any, int, Sequence[Action]], Action]
"""A rule of thumb: the legal action that it takes, from what the seat sees."""


class Unclear(Exception):
    """There is too much to try, so that nothing can be said of a position."""


class QuickSolver(Protocol):
    """Solves the endings of one round for one goal of a seat, faster than by trying what the rules allow.

    It raises Unclear where it cannot.
    """

    def reaches(self, state: Any) -> bool:
        """Return whether the seat reaches the goal from a whole state, whatever the others do."""
        ...

    def sure(self, states: Sequence[Any]) -> bool:
        """Return whether one plan reaches the goal from all these states, which look alike to the seat."""
        ...


class HeldUp(NamedTuple):
    """Why others cannot do what a seat wants to prevent, once it has played its card.

    `goes` are the unseen cards that can be played on that card. `left` is how many cards each of the others who
    were near has at least until the seat is in turn again, by their seats.
    """

    goes: Sequence[int]
    left: Mapping[int, int]


def _always(_state: Any) -> bool:
    return True


def _none(_asks: str, _seat: int, _state: Any) -> None:
    return None


def _by_nobody(
    _asks: str, _seat: int, _state: Any, _action: Action
) -> Sequence[tuple[int, Action]]:
    return ()


def _not_held(_asks: str, _seat: int, _state: Any, _action: Action) -> None:
    return None


def _never(_view: Any, _one: Action, _other: Action) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class SceneRules:
    """What can be asked about a scene that a seat has just seen (`game.engine.puzzles.scenes`).

    `tries(view, seat, now)` are the actions one of which is to be found, and `right(state, seat, action, now)`
    tells whether one is right, by the rules themselves. A rule of thumb among `thumbs` takes an action from a
    scene, or None. `lures(scene)` are actions that something in the scene suggests although they are wrong,
    each with the name of what suggests it; `poor(scene, action)` is whether the right one is a poor question,
    as where nothing hides it.
    `clean(state)` is whether a position tells all of a state that a scene can begin with. For the search,
    `tempting(state, seat, remarks)` are things that people do by mistake, or that look like it, in groups;
    `remarks` are sentences that the language proposes.
    """

    tries: Callable[[Any, int, int], Sequence[Action]]
    right: Callable[[Any, int, Action, int], bool]
    thumbs: Mapping[str, Callable[[Any], Action | None]]
    lures: Callable[[Any], Iterable[tuple[str, Action]]]
    poor: Callable[[Any, Action], bool]
    clean: Callable[[Any], bool]
    tempting: Callable[[Any, int, Sequence[str]], Sequence[Sequence[Action]]]


@dataclass(frozen=True, slots=True)
class PuzzleRules:
    """The goals of endings by what is asked, and the rules of thumb by name, none of which may find an answer.

    An ending is a position from which nothing is drawn any more, so that it can be played out to the end of the
    round in every deal of the unseen cards. `fits(state)` tells of a whole state whether the cards that lie
    there could have been played from such hands; `key(state)` is the same for two states of an ending only if
    they go on alike; `equal(view, one, other)` tells whether it makes no difference which of two is played.
    `blind` are the goals for which one deal stands for all: no unseen card has a part in them by the usual
    rules, or what solves them takes each for any that is left.
    `rows` are the goals that a seat reaches by what it lays down in a row, before anybody else is in turn.
    `quick(asks, seat, state)` returns what solves the round of a state faster than the rules do, if it can.
    `missed_by(asks, seat, state, action)` returns what others may do after an action of the seat, by seat, so
    that it misses the goal; nothing where they cannot, or nobody has found out.
    `held_up(asks, seat, state, action)` tells the opposite of an action by which the goal is reached, or None.
    `scenes` are what can be asked about scenes, by what is asked.
    """

    goals: Mapping[str, Goal] = field(default_factory=dict)
    thumbs: Mapping[str, Thumb] = field(default_factory=dict)
    fits: Callable[[Any], bool] = _always
    key: Callable[[Any], Hashable] | None = None
    equal: Callable[[Any, Action, Action], bool] = _never
    blind: frozenset[str] = frozenset()
    rows: frozenset[str] = frozenset()
    quick: Callable[[str, int, Any], QuickSolver | None] = _none
    missed_by: Callable[[str, int, Any, Action], Sequence[tuple[int, Action]]] = _by_nobody
    held_up: Callable[[str, int, Any, Action], HeldUp | None] = _not_held
    scenes: Mapping[str, SceneRules] = field(default_factory=dict)

    @property
    def asked(self) -> tuple[str, ...]:
        """All that can be asked."""
        return *self.goals, *self.scenes
