"""What is said at a puzzle: `PuzzleTexts(words, puzzle, sentences)`. Its numbers are those of the proof."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.actions import Action
from game.session.puzzles.puzzle_files import Puzzle
from game.show.offers.deeds import deed
from game.words.catalogue import Catalogue
from game.words.marks import Worded
from game.words.named_things import Several
from game.words.sentences import Sentences

FEW = 4
"""So many other actions are told of."""


class PuzzleTexts:
    """The texts about a puzzle; the `sentences` are those of its table."""

    def __init__(self, words: Catalogue, puzzle: Puzzle, sentences: Sentences) -> None:
        self.words, self.puzzle, self.sentences = words, puzzle, sentences

    @property
    def goal(self) -> str:
        """What is asked."""
        return self.words(f"{self.puzzle.game}.puzzle.{self.puzzle.asks}")

    @property
    def promise(self) -> str:
        """How sure the answer is."""
        return self.words("ui.puzzles.certain")

    def deed(self, action: Action) -> Worded:
        """Return what an action is called."""
        return Worded(deed(self.sentences, action))

    def hint(self) -> str:
        """Return that one of two actions is right, in the order of the hand."""
        puzzle = self.puzzle
        others = [each for each in puzzle.reached if each not in puzzle.answers]
        near = max(others, key=lambda each: puzzle.reached[each])
        one, other = sorted((puzzle.answers[0], near))
        return self.words("ui.puzzles.hint_two", one=self.deed(one), other=self.deed(other))

    def works(self, action: Action) -> str:
        """Return how often an action reaches the goal."""
        puzzle, deed = self.puzzle, self.deed(action)
        count, worlds = puzzle.reached[action], puzzle.worlds
        missed = f"{puzzle.game}.puzzle.{puzzle.asks}-missed"
        if not count and missed in self.words:
            return self.words(missed, deed=deed)
        key = "all" if count == worlds else "some" if count else "none"
        return self.words(f"ui.puzzles.works_{key}", deed=deed, count=count, all=worlds)

    def out(self) -> Iterator[str]:
        """Yield what is not seen at the table, a line for each suit."""
        for each in self.sentences.by_suit(self.puzzle.seen.state.unused()):
            yield self.words("label", name=each)

    def fails(self, action: Action) -> str:
        """Return a deal in which an action fails; "" if none is known."""
        hands = self.puzzle.fails.get(action)
        if hands is None:
            return ""
        held = [
            Worded(
                self.words(
                    "ui.puzzles.holds",
                    name=self.sentences.name(seat),
                    cards=self.sentences.cards(hand),
                )
            )
            for seat, hand in enumerate(hands)
            if seat != self.puzzle.seat and hand
        ]
        return self.words("ui.puzzles.fails", held=Several(tuple(held)))

    def others(self) -> Iterator[str]:
        """Yield how often the other actions reach the goal, the best of them first."""
        puzzle = self.puzzle
        others = [each for each in puzzle.reached if each not in puzzle.answers]
        others.sort(key=lambda each: -puzzle.reached[each])
        for each in others[:FEW]:
            yield self.works(each)
