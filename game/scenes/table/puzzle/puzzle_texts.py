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
        return self.words("ui.puzzles.certain", count=len(self.puzzle.answers))

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
        return self._works(self.deed(action), self.puzzle.reached[action])

    def _works(self, deed: Worded, count: int) -> str:
        """Return that what is called so reaches the goal in so many deals."""
        puzzle, worlds = self.puzzle, self.puzzle.worlds
        missed = f"{puzzle.game}.puzzle.{puzzle.asks}-missed"
        if not count and missed in self.words:
            return self.words(missed, deed=deed)
        key = "all" if count == worlds else "some" if count else "none"
        return self.words(f"ui.puzzles.works_{key}", deed=deed, count=count, all=worlds)

    def unseen(self) -> Iterator[str]:
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

    def answers(self) -> Iterator[str]:
        """Yield that the right actions reach the goal."""
        yield from map(self.works, self.puzzle.answers)

    def others(self) -> Iterator[str]:
        """Yield how often the other actions reach the goal, the best first; in one line if all do as often."""
        reached = self.puzzle.reached
        others = [each for each in reached if each not in self.puzzle.answers]
        others.sort(key=lambda each: -reached[each])
        best, worst = reached[others[0]], reached[others[-1]]
        if len(others) > 1 and best == worst:
            yield self._works(Worded(self.words("ui.puzzles.any_other")), best)
        else:
            yield from map(self.works, others[:FEW])
