"""What is said at a puzzle about a scene: what happened in it, why an answer is right, and others are not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from game.engine.actions import Action
from game.engine.events import Event
from game.engine.match import Entry
from game.engine.puzzles.scenes import WatchedScene
from game.scenes.table.puzzle.puzzle_texts import PuzzleTexts
from game.session.puzzles.puzzle_files import Puzzle
from game.session.viewpoint import Viewpoint
from game.show.listed_moves import is_listed
from game.show.offers.offer import verb_label
from game.words.catalogue import Catalogue
from game.words.marks import Worded
from game.words.sentences import Sentences

FEW = 3
"""So many wrong actions are told of beside a right one."""


class SceneTexts(PuzzleTexts):
    """The texts about a puzzle with a scene. Which actions something in it suggests, the game says."""

    def __init__(self, words: Catalogue, puzzle: Puzzle, sentences: Sentences) -> None:
        super().__init__(words, puzzle, sentences)
        self._scene: WatchedScene = puzzle.scene()
        self._lures = list(puzzle.variant.puzzles.scenes[puzzle.asks].lures(self._scene))

    def _word(self, key: str, action: Action) -> str:
        """Return a message of the game about an action, by what it names."""
        puzzle, words = self.puzzle, self.words
        kind = verb_label(puzzle.game, "kind", action.text).worded(words)
        name = self.sentences.name(action.seat)
        return words(f"{puzzle.game}.puzzle.{key}", name=name, kind=Worded(kind))

    @property
    def watch(self) -> str:
        """That what happens is to be watched."""
        return self.words("ui.puzzles.watch")

    @property
    def promise(self) -> str:
        return self.words("ui.puzzles.one_right")

    def deed(self, action: Action) -> Worded:
        return Worded(self._word(f"{self.puzzle.asks}-deed", action))

    def hint(self) -> str:
        answer = self.puzzle.answers[0]
        suggested = [each for _, each in self._lures if each in self.puzzle.reached]
        others = [each for each in (*suggested, *self.puzzle.reached) if each != answer]
        one, other = sorted((answer, others[0]))
        return self.words("ui.puzzles.hint_two", one=self.deed(one), other=self.deed(other))

    def works(self, action: Action) -> str:
        if action in self.puzzle.answers:
            return self._word(f"{self.puzzle.asks}-is-{action.text}", action)
        return self.words("ui.puzzles.nothing_of_it", deed=self.deed(action))

    def answers(self) -> Iterator[str]:
        for action in self.puzzle.answers:
            yield self.words("label", name=self.deed(action))
            yield self.works(action)

    def fails(self, action: Action) -> str:
        """Return why what seems to be wrong is not; "" if nothing seems to be."""
        return next((self._lured(name, each) for name, each in self._lures if each == action), "")

    def others(self) -> Iterator[str]:
        """Yield why other things are not wrong that seem to be, each kind of seeming once."""
        told = {name: self._lured(name, action) for name, action in reversed(self._lures)}
        yield from list(dict.fromkeys(reversed(told.values())))[:FEW]

    def _lured(self, name: str, action: Action) -> str:
        return self._word(f"{self.puzzle.asks}-seems-{name}", action)

    def story(self, seen: Viewpoint) -> list[str]:
        """Return what has happened so far, an action a line, and where it stands at the end."""
        told = [self._happened(entry, events) for entry, events in seen.told()]
        over = len(told) >= len(self.puzzle.before)
        return [
            *filter(None, told),
            *([self._stands(self._scene.played().state.turn)] if over else []),
        ]

    def _happened(self, entry: Entry, events: list[Event]) -> str:
        """Return what an action was, with the seconds at which it was done; "" if nothing is told of it."""
        told = [self.sentences.happening(each) for each in events if is_listed(each, dealing=False)]
        found = list(filter(None, told))
        if not found:
            return ""
        line = reduce(self._both, found)
        return self.words("ui.puzzles.at", seconds=entry.now / 1000, told=Worded(line))

    def _both(self, before: str, after: str) -> str:
        """Return two sentences in a row."""
        return self.words("ui.puzzles.both", before=Worded(before), after=Worded(after))

    def _stands(self, turn: int) -> str:
        """Return when time stands still, and whose turn it is then."""
        return self.words(
            "ui.puzzles.stands", seconds=self.puzzle.at / 1000, name=self.sentences.name(turn)
        )
