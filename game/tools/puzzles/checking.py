"""Puzzle files proved anew: everything that a file says of its position, but how many guests find it."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.puzzles.puzzle_rules import SceneRules
from game.session.puzzles.puzzle_files import Puzzle
from game.tools.puzzles.alike import Shape, shape_of
from game.tools.puzzles.grading import grade_of, share_of_accusers, share_of_finders
from game.tools.puzzles.seen_ending import NoPuzzle, ProvedEnding, SeenEnding
from game.tools.puzzles.seen_scene import DEALS, proved_scene

NO_PUZZLE = {
    "options": "it is played by other rules than the usual, which no proof knows",
    "choice": "fewer than three of the legal actions differ in more than a suit",
    "cases": "there are more deals than a proof may have",
    "unclear": "the others may do more than a proof can try",
    "no deal": "no deal of the unseen cards fits what lies there",
    "decided": "what is asked is decided already, or cannot be asked of this seat",
    "obvious": "a rule of thumb finds the answer",
    "several": "actions that are not equal reach the goal",
    "no certain action": "no action reaches the goal in every deal",
    "nothing": "nothing is right at the end of the scene",
    "poor": "nothing in the scene hides what is right, or its cards have gone back already",
    "lures": "too little in the scene suggests something that is wrong",
    "unseen": "what is right depends on cards that are not seen",
    "no plan": "the answer reaches the goal only for somebody who sees all cards",
}
"""What is wrong with a position that is no puzzle, by the test that it fails."""


def refuted(puzzle: Puzzle) -> str | None:
    """Return the sentence about the first thing in a puzzle's file that is not so; None if all is proved."""
    rules = puzzle.variant.puzzles.scenes.get(puzzle.asks)
    if rules is not None:
        return _refuted_scene(puzzle, rules)
    try:
        ending = SeenEnding(puzzle.variant, puzzle.seen)
        proof = ending.proved(puzzle.asks)
    except NoPuzzle as why:
        return NO_PUZZLE[str(why)]
    return _differs(puzzle, proof) or _wrong_deal(puzzle, ending) or _wrong_grade(puzzle)


def _refuted_scene(puzzle: Puzzle, rules: SceneRules) -> str | None:
    """Return the first thing that is not so in a file about a scene."""
    try:
        proof = proved_scene(rules, [puzzle.scene(seed) for seed in range(DEALS)])
    except NoPuzzle as why:
        return NO_PUZZLE[str(why)]
    except ValueError:  # another deal than that by which it was read
        return NO_PUZZLE["unseen"]
    if puzzle.fails:
        return "fails is of no use: no unseen card has a part in what is asked"
    return _differs(puzzle, proof) or _wrong_grade(puzzle)


def _differs(puzzle: Puzzle, proof: ProvedEnding) -> str | None:
    variant, view = puzzle.variant, puzzle.seen.state
    if set(puzzle.answers) != set(proof.answers):
        right = ", ".join(variant.text(view, each) for each in proof.answers)
        return f"the answer is {right}"
    if puzzle.worlds != proof.worlds:
        return f"worlds is {puzzle.worlds}, and there are {proof.worlds} deals"
    for action, count in proof.reached.items():
        if puzzle.reached[action] != count:
            text = variant.text(view, action)
            return f"reached is {puzzle.reached[action]} for {text}, which reaches the goal in {count} deals"
    return None


def _wrong_deal(puzzle: Puzzle, ending: SeenEnding) -> str | None:
    """Return the sentence about a deal in which an action does not fail."""
    if not puzzle.fails:
        return None
    if puzzle.asks in puzzle.variant.puzzles.blind:
        return "fails is of no use: no unseen card has a part in what is asked"
    by_hands = {_hands(world.hands): world for world in ending.worlds}
    solver = ending.solver(puzzle.asks)
    for action, hands in puzzle.fails.items():
        text = puzzle.variant.text(puzzle.seen.state, action)
        world = by_hands.get(_hands(hands))
        if world is None:
            return f"no deal that fits is that in which {text} is said to fail"
        if solver.reaches(solver.after(world, action)):
            return f"{text} does not fail in the deal that is given for it"
    return None


def _hands(hands: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Return hands so that the order of their cards makes no difference."""
    return tuple(tuple(sorted(hand)) for hand in hands)


def _wrong_grade(puzzle: Puzzle) -> str | None:
    grade = grade_of(puzzle.share)
    return None if grade == puzzle.grade else f"grade: a share of {puzzle.share} is {grade}"


def wrongly_shared(puzzle: Puzzle) -> str | None:
    """Let the guests try it; return the sentence about another share of finders than the file has."""
    if puzzle.before:
        found = share_of_accusers(puzzle.scene(), puzzle.answers)
    else:
        found = share_of_finders(puzzle.variant, puzzle.seen, puzzle.answers)
    share = round(found, 4)
    return (
        None if share == puzzle.share else f"share is {puzzle.share}, and {share} of tries find it"
    )


class Likeness:
    """Says which puzzles of a game have the same cards in hand, up to a swap of suits or colours."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, Shape], str] = {}

    def before(self, puzzle: Puzzle) -> str | None:
        """Return the id of a puzzle like this one that was asked about before, or None."""
        hand = puzzle.seen.state.hands[puzzle.seat]
        shape = shape_of(puzzle.table.deck, hand)
        first = self._known.setdefault((puzzle.game, shape), puzzle.id)
        return None if first == puzzle.id else first
