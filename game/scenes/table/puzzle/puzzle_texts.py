"""What is said at a puzzle: `PuzzleTexts(words, puzzle, sentences)`. Its numbers are those of the proof."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from game.engine.actions import Action
from game.session.puzzles.best_row import BestRow, best_row
from game.session.puzzles.puzzle_files import Puzzle
from game.show.offers.deeds import deed
from game.words.catalogue import Catalogue
from game.words.marks import Worded
from game.words.named_things import Join, Several
from game.words.sentences import Sentences

FEW = 4
"""So many other actions are told of."""
FEW_CARDS = 6
"""So many cards are told of that can be played on an answer."""


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

    @cached_property
    def rows(self) -> Mapping[Action, BestRow]:
        """How far each action leads, where all has to be done in a row; nothing if there is too much to try."""
        puzzle, rules = self.puzzle, self.puzzle.variant.puzzles
        if puzzle.asks not in rules.rows:
            return {}
        goal, state = rules.goals[puzzle.asks], puzzle.state()
        found = {
            each: best_row(puzzle.variant, goal, state, puzzle.seat, each)
            for each in puzzle.reached
        }
        return {action: row for action, row in found.items() if row is not None}

    def rest_of_row(self, action: Action) -> tuple[Action, ...]:
        """Return what follows an action in the row by which the goal is reached; () if there is none."""
        row = self.rows.get(action)
        return row.actions[1:] if row is not None and row.reached else ()

    def works(self, action: Action) -> str:
        """Return how often an action reaches the goal, or how far it leads."""
        row = self.rows.get(action)
        if row is not None and row.left and not self.puzzle.reached[action]:
            return self._leaves(self.deed(action), row.left)
        return self._works(self.deed(action), self.puzzle.reached[action])

    def _leaves(self, deed: Worded, count: int) -> str:
        return self.words("ui.puzzles.row_left", deed=deed, count=count)

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
        """Return a deal in which an action fails, or what others may do then; "" if neither is known."""
        hands = self.puzzle.fails.get(action)
        if hands is None:
            return self._missed_by(action)
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

    def _missed_by(self, action: Action) -> str:
        """Return what others may do after an action, so that it misses the goal; "" if it is not known."""
        moves = self._way_of_others(action)
        return "" if moves is None else self.words("ui.puzzles.missed_by", moves=moves)

    def _way_of_others(self, action: Action) -> Several | None:
        puzzle = self.puzzle
        if puzzle.reached[action]:
            return None
        rules, state = puzzle.variant.puzzles, puzzle.state()
        way = rules.missed_by(puzzle.asks, puzzle.seat, state, action)
        moves = tuple(Worded(self._of_another(*each)) for each in way)
        return Several(moves, Join.DOT) if moves else None

    def _of_another(self, seat: int, action: Action) -> str:
        """Return what somebody else does."""
        name, cards = self.sentences.name(seat), self.sentences.cards(action.cards)
        if not action.cards:
            return self.words("ui.puzzles.other_draws", name=name)
        if action.suit >= 0:
            suit = self.sentences.suit(action.suit)
            return self.words("ui.puzzles.other_plays_as", name=name, cards=cards, suit=suit)
        return self.words("ui.puzzles.other_plays", name=name, cards=cards)

    def answers(self) -> Iterator[str]:
        """Yield that the right actions reach the goal, and what follows the first where it is a row."""
        yield from map(self.works, self.puzzle.answers)
        row = self.rows.get(self.puzzle.answers[0])
        if row is not None and row.reached and len(row.actions) > 1:
            moves = Several(tuple(map(self.deed, row.actions)), Join.DOT)
            yield self.words("ui.puzzles.row", moves=moves)
        yield from self._held_up(self.puzzle.answers[0])

    def _held_up(self, answer: Action) -> Iterator[str]:
        """Yield why others cannot do after an answer what it prevents, where that is asked."""
        puzzle, words, sentences = self.puzzle, self.words, self.sentences
        rules, state = puzzle.variant.puzzles, puzzle.state()
        held = rules.held_up(puzzle.asks, puzzle.seat, state, answer)
        if held is None:
            return
        if not held.goes:
            yield words("ui.puzzles.goes_none")
        elif len(held.goes) <= FEW_CARDS:
            yield words("ui.puzzles.goes_on", cards=sentences.any_of(held.goes))
        for seat, left in sorted(held.left.items(), key=lambda each: each[1])[:FEW]:
            yield words("ui.puzzles.keeps", name=sentences.name(seat), count=left)

    def others(self) -> Iterator[str]:
        """Yield how often the other actions reach the goal, the best first; in one line if all do as often.

        Where all has to be done in a row yield how far they lead. An example of one that fails comes last.
        """
        reached = self.puzzle.reached
        others = [each for each in reached if each not in self.puzzle.answers]
        if all(each in self.rows for each in others):
            yield from self._lefts(others)
            return
        others.sort(key=lambda each: -reached[each])
        best, worst = reached[others[0]], reached[others[-1]]
        if len(others) > 1 and best == worst:
            yield self._works(Worded(self.words("ui.puzzles.any_other")), best)
        else:
            yield from map(self.works, others[:FEW])
        example = self._way_of_others(others[-1])
        if example is not None:
            yield self.words("ui.puzzles.missed_after", deed=self.deed(others[-1]), moves=example)

    def _lefts(self, others: Sequence[Action]) -> Iterator[str]:
        """Yield how many cards other actions leave, the fewest first; in one line if all leave as many."""
        left = {each: self.rows[each].left for each in others}
        if len(others) > 1 and len(set(left.values())) == 1 and left[others[0]]:
            other = Worded(self.words("ui.puzzles.any_other"))
            yield self._leaves(other, left[others[0]])
        else:
            yield from map(self.works, sorted(others, key=left.__getitem__)[:FEW])
