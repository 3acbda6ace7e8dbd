"""The declarations of a game, read by menus, files, bots, tests and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.engine.options import Option, Options
from game.engine.verbs import NEXT_ROUND, Verb, Vocabulary, vocabulary

LISTED = 200
"""The most actions that are listed at once."""


@dataclass(frozen=True, slots=True)
class LearningStep:
    """A step in which a game whose players call, and err, is learned at the table.

    `id` names it in messages. `calls` are the words of the calls that it brings: their buttons come with it,
    and their use is what is counted; one of those that it `ends` with is a use only if the round ends by it, as
    else it was never right. `mistakes` are the words of the mistakes that others call the learner out for from
    then on. `errs` are the words of the verbs in which bots err while it lasts; with `wrong_plays` a card that
    breaks a rule may be played from then on, and is refused before.
    """

    id: str
    calls: tuple[str, ...]
    mistakes: tuple[str, ...] = ()
    errs: tuple[str, ...] = ()
    wrong_plays: bool = False
    ends: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Info:
    """The declarations of one game.

    `id` is its name in files and on the command line; `family` groups games that are measured and shown alike
    ("shedding", "trick-taking"). `clauses` is the letter that its rules are numbered with, and the last number,
    `shared` the clauses that it has of other letters; `deck` the set of card pictures; `layout` the name of the
    table's TMX file without its ending ("": the game has no table and is played on the command line alone);
    `middle` the kind of picture between the players. `verbs` is everything that a seat can do. `timed` is
    whether the rules go by the clock; `mistakes_can_be_played` whether `check` accepts plays that break a rule,
    for others to call out; `rules` the version of the rules, to be raised when an old replay would run
    differently; `low_wins` whether the lowest total wins a match; `has_last_trick` whether the trick that was
    taken last can be looked at again at its table; `lists_on_demand` whether more than LISTED actions may be
    legal at once, so that `Variant.legal` names only some of them (see `Variant.takings`); `gathers` the zone,
    by seat, in which seats gather cards whose number is told on their plates ("": none, or tricks, which have
    plates of their own); `moments` the words that `Variant.moments` may return.
    `partners` are the numbers of players who may play in pairs; `spread` is the standard deviation of people's
    ratings that is expected. `too_slow` is the announcement, by its name and its text, that somebody is
    punished for being too slow (empty: nobody is). `short` are the lengths of a short match, as in a cup; those
    that it does not name are not played for, and `sign` the shape on a cup that was won in the game.
    `steps` are those in which the game can be learned at the table, one after another (empty: everything is
    there from the start; see `game/session/lessons/learning.py`).
    `told` are the clauses by which things happen, by the words of happenings (`played`) and of what brought
    them about (`skipped:draw_two`). `top_bid` is the highest bid of an auction (0: there is none).
    """

    id: str
    family: str
    clauses: tuple[str, int]
    min_players: int
    max_players: int
    deck: str
    layout: str
    middle: str
    options: tuple[Option, ...]
    verbs: tuple[Verb, ...]
    shared: tuple[str, ...] = ()
    partners: tuple[int, ...] = ()
    timed: bool = False
    mistakes_can_be_played: bool = False
    rules: int = 1
    low_wins: bool = False
    spread: float = 200
    has_last_trick: bool = False
    lists_on_demand: bool = False
    gathers: str = ""
    top_bid: int = 0
    moments: tuple[str, ...] = ()
    too_slow: tuple[str, str] = ("", "")
    sign: str = "sun"
    steps: tuple[LearningStep, ...] = ()
    short: Mapping[str, int] = field(
        default_factory=lambda: {"rounds": 1}, repr=False, compare=False
    )
    told: Mapping[str, str] = field(default_factory=dict, repr=False, compare=False)
    vocabulary: Vocabulary = field(init=False, repr=False, compare=False)
    turn_verbs: frozenset[str] = field(init=False, repr=False, compare=False)
    """The words of the verbs for the player in turn, and of the table's own verb."""
    calls: bool = field(init=False, repr=False, compare=False)
    """Whether any verb may be used out of turn."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "vocabulary", vocabulary(self.verbs))
        turns = {verb.word for verb in self.verbs if verb.turn}
        put(self, "turn_verbs", frozenset({*turns, NEXT_ROUND.word}))
        put(self, "calls", any(not verb.turn for verb in self.verbs))

    @property
    def open_zones(self) -> tuple[str, ...]:
        """The zones on the table from which verbs take cards, each once."""
        return tuple(dict.fromkeys(zone for verb in self.verbs for zone in verb.zones))

    @property
    def offered(self) -> tuple[Verb, ...]:
        """The calls that may have a button on the table, in the order of `verbs`."""
        return tuple(verb for verb in self.verbs if verb.offered)

    def used_at(self, options: Options) -> tuple[Verb, ...]:
        """Return the verbs that anybody uses at a table with these options."""
        return tuple(verb for verb in self.verbs if verb.used(options))

    def offered_at(self, options: Options) -> tuple[Verb, ...]:
        """Return the calls that have a button on a table with these options."""
        return tuple(verb for verb in self.used_at(options) if verb.offered)

    @property
    def offered_as_written(self) -> tuple[Verb, ...]:
        """The calls that have a button on a table with the usual options."""
        return self.offered_at({option.name: option.default for option in self.options})

    def button(self, word: str) -> str:
        """Return the word of the call whose button on the table makes the call `word`; "" if none does."""
        made = (verb.word for verb in self.offered if word in (verb.word, verb.closing))
        return next(made, "")
