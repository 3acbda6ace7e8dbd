"""The puzzles of all games with what came of them, for screens: `PuzzleBoard.of(kit)`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path

from game.engine.problems import Phrase
from game.files.reading import told_of
from game.scenes.base.remembered_table import player_name
from game.session.puzzles import puzzle_files
from game.session.puzzles.attempts import Attempt, KeptAttempts
from game.session.puzzles.puzzle_counts import drawn_from
from game.session.puzzles.puzzle_files import (
    Puzzle,
    PuzzleError,
    game_of,
    load_puzzle,
    puzzle_keys,
    puzzle_path,
)
from game.session.puzzles.puzzle_progress import (
    PuzzleProgress,
    days_solved,
    is_open,
    progress_by_puzzle,
    todays_puzzle,
)
from game.session.today.day import this_day
from game.session.today.first_tries import streak
from game.store.name_changes import load_changes
from game.variants import with_a_table
from game.view.base.scene_kit import SceneKit


def there_are_puzzles() -> bool:
    """Whether the program has a puzzle of any game that has a table."""
    folder = puzzle_files.shipped_puzzles()
    return any(puzzle_keys(folder, variant.info.id) for variant in with_a_table())


@cache
def _read(path: Path, game: str) -> Puzzle | Phrase:
    """Return the puzzle in a file, or why it cannot be used; it stays as it is while the program runs."""
    try:
        return load_puzzle(path, game=game)
    except PuzzleError as error:
        return error.phrase


class PuzzleBoard:
    """The puzzles in a folder, of games that have a table, by keys, and how the player stands with them."""

    def __init__(self, kit: SceneKit, folder: Path, attempts: Sequence[Attempt] = ()) -> None:
        self.kit, self.folder = kit, folder
        self.day = this_day()
        self.keys = {
            variant.info.id: found
            for variant in with_a_table()
            if (found := puzzle_keys(folder, variant.info.id))
        }
        """The keys of the puzzles of each game that has some."""
        self._attempts = list(attempts)
        self.progress: dict[str, PuzzleProgress] = {}
        self.streak = 0
        self.solved_today = False
        self._count()

    @classmethod
    def of(cls, kit: SceneKit) -> PuzzleBoard:
        """Return the puzzles of the program, with what the player's logs tell of them."""
        attempts: list[Attempt] = []
        if kit.keeps_matches:
            data = kit.places.data
            try:
                kept = KeptAttempts(data, kit.tell_once)
                attempts = kept.of(player_name(kit), load_changes(data))
            except OSError as error:
                kit.tell_once(Phrase("problem.history", detail=told_of(error)))
        return cls(kit, puzzle_files.shipped_puzzles(), attempts)

    def _count(self) -> None:
        self.progress = progress_by_puzzle(self._attempts)
        days = days_solved(self._attempts)
        self.streak = streak(days, self.day)
        self.solved_today = self.day in days

    @cached_property
    def today(self) -> str:
        """The key of today's puzzle; "" if there is none.

        In place of one that cannot be used it is the next that can, of those from which it is drawn.
        """
        drawn = drawn_from(self.keys)
        key = todays_puzzle(drawn, self.day)
        at = drawn.index(key) if key else 0
        return next((each for each in (*drawn[at:], *drawn[:at]) if self.puzzle(each)), key)

    def puzzle(self, key: str) -> Puzzle | None:
        """Return a puzzle; None, after a notice, if its file cannot be used."""
        puzzle = _read(puzzle_path(self.folder, key), game_of(key))
        if isinstance(puzzle, Puzzle):
            return puzzle
        self.kit.tell_once(puzzle)
        return None

    def grades(self, game: str) -> dict[str, str]:
        """Return the grades of the puzzles of a game that can be used, by their keys."""
        read = {key: self.puzzle(key) for key in self.keys[game]}
        return {key: each.grade for key, each in read.items() if each}

    def number(self, key: str) -> int:
        """Return the number of a puzzle among those of its game, from 1."""
        return self.keys[game_of(key)].index(key) + 1

    def is_open(self, key: str) -> bool:
        """Whether a puzzle is still to be solved, or has come back."""
        return is_open(self.progress, key, self.day)

    def is_back(self, key: str) -> bool:
        """Whether a puzzle that was missed has come back."""
        return key in self.progress and self.progress[key].is_back(self.day)

    def is_solved(self, key: str) -> bool:
        """Whether a puzzle has ever been solved."""
        return key in self.progress and self.progress[key].solved

    def next(self, game: str, after: str = "") -> str:
        """Return the puzzle of a game to go on with: one that has come back, or else the next that is open.

        Without an open one it is the next of all. One that cannot be used is passed over, unless none can.
        """
        keys = list(self.grades(game)) or self.keys[game]
        at = keys.index(after) + 1 if after in keys else 0
        others = [each for each in (*keys[at:], *keys[:at]) if each != after]
        back = [each for each in others if self.is_back(each)]
        still = [each for each in others if self.is_open(each)]
        return next(iter((*back, *still, *others)), after)

    def note(self, key: str, *, right: bool) -> None:
        """Keep an attempt of the player; a notice tells if it could not be."""
        kit, todays = self.kit, key == self.today
        day = self.day if todays else this_day()  # over midnight today's stays that of its own day
        attempt = Attempt(key, player_name(kit), time.time(), day, right, todays)
        self._attempts.append(attempt)
        self._count()
        if not kit.keeps_matches:
            return
        try:
            KeptAttempts(kit.places.data).note(attempt)
        except OSError as error:
            folder = str(kit.places.data)
            told = Phrase("problem.puzzles-unwritable", folder=folder, detail=told_of(error))
            kit.notices.append(kit.words.phrase(told))
