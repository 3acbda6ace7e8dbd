"""What can be called out after a scene: proved by the rules, and no question where a rule of thumb finds it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.engine.actions import Action
from game.engine.match import Match
from game.engine.rng import Rng
from game.session.puzzles.puzzle_files import Puzzle, load_puzzle
from game.session.runner import Runner
from game.store.platform_folders import assets
from game.tools.puzzles.careless_seat import CarelessSeat
from game.tools.puzzles.checking import refuted, wrongly_shared
from game.tools.puzzles.found_puzzle import file_text
from game.tools.puzzles.grading import guests
from game.tools.puzzles.scene_search import SceneSearch, remarks_of
from game.tools.puzzles.seen_scene import right_of
from game.variants import find_variant
from game.variants.callout.accusations import open_mistakes
from tests.harness.example_scene import SCENE
from tests.harness.puzzle_texts import puzzle_of
from tests.harness.some import some

CALLOUT = find_variant("callout")
RULES = CALLOUT.puzzles.scenes["catch"]
SHIPPED = [
    file
    for file in sorted((assets() / "puzzles" / "callout").glob("*.toml"))
    if 'asks = "catch"' in file.read_text("utf-8")
]
AT_THE_END = '["2D 9C KC", "8D 3S", "KH 4S", "6S 7S", "8S 9S"]'
SAID = 'does = "say I have 2 cards"\nat = 6'


def test_it_is_proved(tmp_path: Path) -> None:
    assert refuted(puzzle_of(tmp_path, SCENE)) is None


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            [
                ('["accuse 3 no-match"]', '["accuse 2 no-match"]'),
                ('"accuse 3 no-match" = 1', '"accuse 3 no-match" = 0'),
                ('"accuse 2 no-match" = 0', '"accuse 2 no-match" = 1'),
            ],
            "the answer is accuse 3 no-match",
        ),
        # What the other says is not so either.
        ([("I have 2 cards", "I have 5 cards")], "actions that are not equal reach the goal"),
        # The suit that was called is that of the queen.
        ([('"suit C"', '"suit H"')], "nothing is right at the end of the scene"),
        # So long after the spade that the wrong card is all that the last action was.
        ([(f"\n[[before]]\nseat = 2\n{SAID}\n", "")], "a rule of thumb finds the answer"),
        # Anybody sees that it goes on nothing.
        (
            [("QH ? ?", "QD ? ?"), ("play QH", "play QD")],
            "a rule of thumb finds the answer",
        ),
        (
            [("[position]", "[options]\ncatch_seconds = 20\n\n[position]")],
            "it is played by other rules than the usual, which no proof knows",
        ),
        (
            [("[from]", f'[fails]\n"accuse 1 no-match" = {AT_THE_END}\n\n[from]')],
            "fails is of no use: no unseen card has a part in what is asked",
        ),
        ([('grade = "middle"', 'grade = "hard"')], "grade: a share of 0.5 is middle"),
    ],
)
def test_what_is_not_so_is_told(
    tmp_path: Path, changes: list[tuple[str, str]], sentence: str
) -> None:
    assert refuted(puzzle_of(tmp_path, SCENE, *changes)) == sentence


def test_a_mistake_has_to_have_its_like(tmp_path: Path) -> None:
    """A remark that is false is told apart from one that is true; alone it would be plain."""
    false = [
        ('"suit C"', '"suit H"'),
        ("seat = 2\n" + SAID, "seat = 3\n" + SAID.replace("2 cards", "7 cards")),
        ("[reached]", '[[before]]\nseat = 2\ndoes = "say oh no"\nat = 7\n\n[reached]'),
        ('["accuse 3 no-match"]', '["accuse 3 false-statement"]'),
        ('"accuse 3 no-match" = 1', '"accuse 3 no-match" = 0'),
        ('"accuse 3 false-statement" = 0', '"accuse 3 false-statement" = 1'),
    ]
    alone = puzzle_of(tmp_path, SCENE, *false)
    assert refuted(alone) == (
        "nothing in the scene hides what is right, or its cards have gone back already"
    )
    beside = puzzle_of(tmp_path, SCENE, *false, ("say oh no", "say I have 2 cards"))
    assert refuted(beside) is None


def test_what_only_seems_to_be_wrong_is_known(tmp_path: Path) -> None:
    found = RULES.lures(puzzle_of(tmp_path, SCENE).scene())
    assert {(name, each.seat, each.text) for name, each in found} == {
        ("by-rank", 1, "no-match"),
        ("called", 1, "uncalled-spade"),
        ("fitting-call", 1, "wrong-call"),
        ("wild", 2, "no-match"),
        ("true-claim", 2, "false-statement"),
    }


def careless(players: int, deal: int) -> Match:
    """A round of careless guests."""
    rng, table = Rng(deal), [each for each in guests() if each.policy != "master"]
    seats = [
        CarelessSeat(each.bot(CALLOUT), rng.fork(), RULES, remarks_of(CALLOUT), 1)
        for each in (rng.choice(table) for _ in range(players))
    ]
    match = Match(CALLOUT, CALLOUT.table(players), deal)
    Runner(match, seats).run(1)
    return match


def test_an_accusation_is_right_where_the_rules_have_a_mistake_open() -> None:
    """It is made to find out; what the rules themselves keep of mistakes says the same."""
    match = careless(4, 7)
    again, seen = match.again(), Counter[str]()
    for number, _ in enumerate(again.follow(match.log), 1):
        if again.state.over:
            break
        now = match.log[min(number, len(match.log) - 1)].now
        tries = RULES.tries(again.state.seen_from(0), 0, now)
        right = {each for each in tries if RULES.right(again.state, 0, each, now)}
        opened = open_mistakes(again.state, now)  # type: ignore[arg-type]
        wanted = {Action("accuse", seat=each.seat, text=each.kind) for each in opened if each.seat}
        assert right == wanted
        seen.update(each.text for each in right)
    assert len(seen) > 4, seen


def test_careless_guests_make_every_kind_of_mistake() -> None:
    made: set[str] = set()
    for deal in range(1, 4):
        match = careless(5, deal)
        again = match.again()
        for _ in again.follow(match.log):
            made |= {each.kind for each in open_mistakes(again.state, again.state.now)}  # type: ignore[arg-type]
    assert made >= {
        "no-match", "out-of-turn", "uncalled-spade", "question", "bad-word", "wrong-call",
        "false-statement", "wrong-accusation", "not-identical",
    }  # fmt: skip


def first() -> Puzzle:
    return load_puzzle(SHIPPED[0])


def test_the_same_deal_gives_the_same_file() -> None:
    puzzle = first()
    search = SceneSearch(CALLOUT, "catch", (4, 5, 6), 11, ("too-slow",))
    found = next(each for each in search.run(puzzle.deal, 1) if each.action == puzzle.action)
    assert file_text(found, puzzle.share) == SHIPPED[0].read_text("utf-8")


def test_so_many_guests_find_it() -> None:
    assert wrongly_shared(first()) is None


def test_of_the_shipped_ones_no_kind_of_mistake_is_a_third() -> None:
    kinds = Counter(load_puzzle(file).answers[0].text for file in some(SHIPPED))
    assert len(kinds) > 5
    assert 3 * max(kinds.values()) <= len(SHIPPED)


@pytest.mark.parametrize("thumb", RULES.thumbs)
def test_a_rule_of_thumb_finds_none_of_the_shipped_ones(thumb: str) -> None:
    for file in some(SHIPPED):
        puzzle = load_puzzle(file)
        assert RULES.thumbs[thumb](puzzle.scene()) not in puzzle.answers, file


def test_only_one_accusation_is_right_whatever_cards_are_not_seen() -> None:
    puzzle = first()
    for seed in range(20, 30):
        assert right_of(RULES, puzzle.scene(seed)) == puzzle.answers
