"""What a game declares of itself, for menus, files, bots, tests and pictures to read."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.options import Option
from game.engine.verbs import NEXT_ROUND, Verb, Vocabulary, vocabulary


@dataclass(frozen=True, slots=True)
class Info:
    """A game's declarations.

    `clauses` is the letter its rules are numbered with, and the last number; `deck` the set of card pictures;
    `layout` the name of the table's TMX file ("" while the game has no table), `middle` what is drawn between
    the players; `verbs` is everything that a seat can do. `timed` is whether the rules go by the clock;
    `mistakes_can_be_played` whether `check` lets some plays pass that are not legal, for others to call out;
    `rules` the version of the rules, raised when an old replay would run differently; `low_wins` whether the
    lowest total wins a match; `moments` the words that `Variant.moments` may give.
    """

    id: str
    title: str
    family: str
    clauses: tuple[str, int]
    min_players: int
    max_players: int
    deck: str
    layout: str
    middle: str
    options: tuple[Option, ...]
    verbs: tuple[Verb, ...]
    timed: bool = False
    mistakes_can_be_played: bool = False
    rules: int = 1
    low_wins: bool = False
    moments: tuple[str, ...] = ()
    vocabulary: Vocabulary = field(init=False, repr=False, compare=False)
    turn_verbs: frozenset[str] = field(init=False, repr=False, compare=False)
    """The words of the verbs that only the player in turn may use, and of the table's."""
    calls: bool = field(init=False, repr=False, compare=False)
    """Whether there is anything that seats may do out of turn."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "vocabulary", vocabulary(self.verbs))
        turns = {verb.word for verb in self.verbs if verb.turn}
        put(self, "turn_verbs", frozenset({*turns, NEXT_ROUND.word}))
        put(self, "calls", any(not verb.turn for verb in self.verbs))

    @property
    def offered(self) -> tuple[Verb, ...]:
        """The calls that have a button on the table, in their order."""
        return tuple(verb for verb in self.verbs if verb.offered)
