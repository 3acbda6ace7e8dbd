"""Puzzles: `assets/puzzles/<game>/<id>.toml`, a position with one best action each.

    game = "tricks"
    seat = 0                          # who is asked, and in turn
    asks = "win"                      # the goal, which the message tricks-puzzle-win says
    answers = ["play KS"]             # all actions that count as right
    proof = "certain"                 # the only kind there is
    grade = "hard"                    # easy, middle or hard
    share = 0.12                      # of the guests' tries that find it
    worlds = 36                       # deals of the unseen cards that were looked at

    [options]                         # only what differs from the default

    [position]                        # as the seat sees it: ? is an unseen card, ?x57 are 57 of them
    hands = ["KS 9D 10H", "? ? ?", "? ? ?"]

    [reached]                         # in how many of the worlds each legal action reaches the goal
    "play KS" = 36
    "play 9D" = 20
    "play 10H" = 11

    [fails]                           # perhaps: a deal in which it fails, as hands by seat
    "play 9D" = ["KS 9D 10H", "AS JD QC", "QS 10D KC"]

    [from]                            # the match that it is from
    deal = 4711
    action = 57

What is asked about a scene has the position in which that begins, what is done in it, and when it is asked:

    at = 6.5                          # seconds since the position; its `share` is of guests who saw the scene

    [[before]]                        # in this order, nothing by the seat that is asked
    seat = 2
    does = "play 8S"                  # as in scenarios
    at = 1.25                         # never before the one above

Then the actions are what can be tried at the end of the scene, `accuse 2 no-match` in place of `play KS`:
`reached` has 1 for those that are right and 0 for the others, `worlds` is 1, and there is no `fails`.

Its sentences are not in the file: what is asked is the message `<game>-puzzle-<asks>`; that an answer is right,
and what any other action gives, is told from `worlds`, `reached` and `fails`, which are what the proof found
and so are true. The game's `Adviser.why` is not asked: its advice is what misses the answer. `certain` says
that an answer reaches the goal in every deal that fits what is seen, and nothing else does.

What the rules refuse, or what these numbers contradict, cannot be used. That the numbers are right is for
`main.py puzzles check` to prove.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from game.engine.actions import Action
from game.engine.match import Entry, Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.card_text import UNSEEN, NotationError
from game.engine.notation.position_keys import CARDS_BY_SEAT
from game.engine.notation.positions import count_players
from game.engine.notation.seen_positions import read_seen_position
from game.engine.observe import Observation
from game.engine.option_values import Value
from game.engine.problems import Filling, Phrase, Problem
from game.engine.puzzles.scenes import WatchedScene
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant
from game.files.fields import Fields
from game.files.reading import AssetError
from game.files.toml_files import read_toml
from game.session.puzzles.scene_steps import check_scene, read_moment, read_steps
from game.store.platform_folders import assets
from game.variants import VARIANTS

FOLDER = "puzzles"
CERTAIN = "certain"
"""How it is proved, which the file says although there is no other way yet: best in most deals is no puzzle."""
GRADES = ("easy", "middle", "hard")
MOST_WORLDS = 200_000
"""A position with more deals is no puzzle."""
LARGEST = 32 << 10
"""Bytes of a file."""
MOST_FILES = 2000
"""How many files of a game are read at most."""


class PuzzleError(AssetError):
    """The file of a puzzle cannot be used. The message names the file, and what is wrong."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle. `id` is the name of its file; `reached` and `fails` are by legal action.

    `before` is the scene that is shown first, and `at` the game time in ms at which it is asked then.
    """

    id: str
    variant: Variant[Any]
    options: Mapping[str, Value]
    position: Mapping[str, Any]
    seat: int
    asks: str
    answers: tuple[Action, ...]
    grade: str
    share: float
    worlds: int
    reached: Mapping[Action, int]
    fails: Mapping[Action, tuple[tuple[int, ...], ...]]
    deal: int
    action: int
    before: tuple[Entry, ...] = ()
    at: int = 0

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.variant.info.id

    @property
    def key(self) -> str:
        """What names it among the puzzles of all games."""
        return f"{self.game}/{self.id}"

    @cached_property
    def table(self) -> Table:
        """The table that it is set at."""
        return self.variant.table(count_players(self.position), dict(self.options))

    def state(self, seed: int = 0, table: Table | None = None) -> State:
        """Return a state that looks like it to its seat, the unseen cards dealt at random by a seed.

        It is at a table like its own if one is given, as with the names of players.
        """
        return read_seen_position(self.variant, table or self.table, self.position, Rng(seed))

    def scene(self, seed: int = 0, table: Table | None = None) -> WatchedScene:
        """Return what is seen before it is asked, as `state` has it; mostly nothing is done in it."""
        begun = Match.from_state(self.variant, self.state(seed, table))
        return WatchedScene(begun, self.before, self.seat, self.at)

    @cached_property
    def seen(self) -> Observation:
        """What its seat sees when it is asked."""
        return self.scene().seen()

    @cached_property
    def tries(self) -> tuple[Action, ...]:
        """The actions one of which is to be found."""
        seen, scenes = self.seen, self.variant.puzzles.scenes
        if self.asks in scenes:
            return tuple(scenes[self.asks].tries(seen.state, self.seat, self.at))
        return tuple(seen.legal)


def shipped_puzzles() -> Path:
    """Return the folder with the puzzles of the program."""
    return assets() / FOLDER


def puzzle_keys(folder: Path, game: str) -> list[str]:
    """Return the keys of the puzzles of a game, in the order of their names, without reading them."""
    return [f"{game}/{each.stem}" for each in sorted((folder / game).glob("*.toml"))[:MOST_FILES]]


def game_of(key: str) -> str:
    """Return the game of the puzzle with a key."""
    game, _, _ = key.partition("/")
    return game


def puzzle_path(folder: Path, key: str) -> Path:
    """Return the file of the puzzle with a key."""
    return folder / f"{key}.toml"


def load_puzzle(path: Path, *, game: str = "") -> Puzzle:
    """Return the puzzle in a file, which must be of a `game` if one is named.

    Raises PuzzleError, which says what is wrong with it.
    """
    try:
        return _read(path, Fields(read_toml(path, limit=LARGEST)), game)
    except NotationError as error:
        reason = Phrase("problem.lesson-notation", detail=str(error))
    except Problem as problem:
        reason = problem.phrase
    raise PuzzleError(Phrase("problem.file-puzzle", file=str(path), reason=reason))


def _read(path: Path, file: Fields, game: str) -> Puzzle:
    file.only(
        "game", "seat", "asks", "answers", "proof", "grade", "share", "worlds",
        "options", "position", "reached", "fails", "from", "before", "at",
    )  # fmt: skip
    file.value("share")
    variants = {each.info.id: each for each in VARIANTS if each.puzzles.asked}
    variant = variants[
        _chosen(file, "game", tuple(each for each in variants if game in ("", each)))
    ]
    _chosen(file, "proof", (CERTAIN,))
    origin = file.fields("from")
    origin.only("deal", "action")
    shell = Puzzle(
        path.stem,
        variant,
        file.fields("options").table,
        file.fields("position").table,
        file.whole("seat", 0, 0),
        _chosen(file, "asks", variant.puzzles.asked),
        (),
        _chosen(file, "grade", GRADES),
        file.number("share", 0, 1, 0),
        file.whole_between("worlds", 1, MOST_WORLDS, 0),
        {},
        {},
        origin.whole("deal", 0, 0),
        origin.whole("action", 0, 0),
        at=read_moment(file),
    )
    shell = replace(shell, before=read_steps(shell.table, variant, file))
    return _checked(shell, file)


def _chosen(file: Fields, key: str, choices: tuple[str, ...]) -> str:
    file.value(key)
    return file.choice(key, choices, "")


def _checked(shell: Puzzle, file: Fields) -> Puzzle:
    """Return a puzzle with its actions, all of which its position has. Raises Problem, NotationError."""
    table, reached, fails = shell.table, file.fields("reached"), file.fields("fails")
    if shell.asks in shell.variant.puzzles.scenes:
        check_scene(shell.scene())
    elif shell.before or shell.at:
        raise _fault("no-scene", asks=shell.asks)
    elif shell.seat >= table.players or shell.state().turn != shell.seat:
        raise _fault("seat", seat=shell.seat)
    if UNSEEN in str(shell.position["hands"][shell.seat]):
        raise _fault("own-hand")
    if shell.worlds < 1:
        raise _fault("worlds")
    verbs = shell.variant.info.vocabulary
    known = {parse_action(each, table.deck, verbs): each for each in reached.table}
    if known.keys() != set(shell.tries) or len(known) < len(reached.table):
        raise _fault("legal")
    found = {
        action: reached.whole_between(text, 0, shell.worlds, 0) for action, text in known.items()
    }
    answers = tuple(parse_action(each, table.deck, verbs) for each in file.texts("answers"))
    _check_answers(shell, answers, found)
    shown = {parse_action(each, table.deck, verbs): each for each in fails.table}
    if not shown.keys() <= found.keys() - set(answers):
        raise _fault("fails")
    hands = {
        action: tuple(tuple(hand) for hand in CARDS_BY_SEAT.read(fails.table[text], table))
        for action, text in shown.items()
    }
    if any(not _fits(shell, each) for each in hands.values()):
        raise _fault("fails")
    return replace(shell, answers=answers, reached=found, fails=hands)


def _check_answers(
    shell: Puzzle, answers: tuple[Action, ...], reached: Mapping[Action, int]
) -> None:
    """Check that the numbers say the same as the answers, and that something else could be chosen."""
    if not answers or not set(answers) < set(reached):
        raise _fault("answers")
    worst = min(reached[each] for each in answers)
    if worst <= max(count for each, count in reached.items() if each not in answers):
        raise _fault("not-best")
    if worst < shell.worlds:
        raise _fault("not-certain", reached=worst, worlds=shell.worlds)


def _fits(shell: Puzzle, hands: tuple[tuple[int, ...], ...]) -> bool:
    """Whether these hands look to the seat as its position does."""
    seen = shell.seen.state.hands
    return sorted(hands[shell.seat]) == sorted(seen[shell.seat]) and all(
        len(one) == len(other) for one, other in zip(hands, seen, strict=True)
    )


def _fault(what: str, /, **values: Filling) -> Problem:
    """Return the problem of a puzzle; `what` is its message's key after "problem.puzzle-"."""
    return Problem(Phrase(f"problem.puzzle-{what}", **values))
