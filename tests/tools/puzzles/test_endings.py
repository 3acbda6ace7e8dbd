"""Endings of Tricks: deals, solving and proof, on positions whose answers can be worked out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.notation.action_text import parse_action
from game.engine.notation.card_text import format_cards, parse_cards
from game.engine.observe import Observation, observe
from game.engine.rng import Rng
from game.engine.state import State
from game.session.puzzles.puzzle_files import load_puzzle
from game.tools.puzzles import deals as all_deals
from game.tools.puzzles import seen_ending
from game.tools.puzzles.alike import shape_of
from game.tools.puzzles.checking import Likeness, refuted, wrongly_shared
from game.tools.puzzles.deals import deals, most_deals
from game.tools.puzzles.grading import grade_of
from game.tools.puzzles.seen_ending import NoPuzzle, SeenEnding
from game.tools.puzzles.solving import EndingSolver
from game.variants import find_variant
from tests.harness.puzzle_texts import puzzle_of
from tests.harness.some import some

TRICKS = find_variant("tricks")
KEEP_BOTH = """\
game = "tricks"
seat = 1
asks = "last"
answers = ["play QD"]
proof = "certain"
grade = "hard"
share = 0.0
worlds = 12

[position]
hands = ["? ?", "KS QD JC"]
trick = "AH"
turn = 1
centre = "?"
taken = ["AS QS JS AD KD JD 10D 9D Joker", "AC KC QC KH QH JH 10H 9H"]

[reached]
"play KS" = 10
"play QD" = 12
"play JC" = 10

[fails]
"play KS" = ["9S 10S", "KS QD JC"]
"play JC" = ["9C 10C", "KS QD JC"]

[from]
deal = 1
action = 1
"""
"""Nobody names a trump. Seat 0 takes this trick and leads; of 9S 10S 9C 10C it holds two.

With king and jack kept seat 1 takes whatever is led, and leads a card that cannot be followed or is higher.
With the king gone two spades beat it, with the jack gone two clubs.
"""


def seen_with(own: str, others: list[int], gone: str, trick: str = "") -> Observation:
    """What seat 0 sees with these cards, the others holding so many, `gone` having been taken."""
    deck = TRICKS.table(len(others) + 1).deck
    table = TRICKS.table(len(others) + 1)
    view = TRICKS.state(
        table,
        hands=[parse_cards(own, deck), *([-1] * count for count in others)],
        taken=[parse_cards(gone, deck), *([] for _ in others)],
        scores=[0] * table.players,
        bids=[-1] * table.players,
        trick=parse_cards(trick, deck),
        leader=-len(parse_cards(trick, deck)) % table.players,
        centre=[-1],
    )
    return observe(TRICKS, view, 0, 0)


NO_DEAL = "JS 9S AH KH JH 10H 9H AD QD JD 10D AC KC QC 9C"
"""Without KD QH JC 10C Joker for seat 0, and three spades: who throws a diamond on one held none of them."""
ALL_BUT_FIVE = "AH KH QH JH 10H 9H AD KD JD 10D 9D AC KC QC JC 10C 9C QS JS Joker"
"""Without king and nine of spades for seat 0, and ace and ten of spades and queen of diamonds."""


def test_each_deal_comes_once() -> None:
    seen = seen_with("KS 9S", [2], ALL_BUT_FIVE)
    found = [format_cards(each.hands[1], each.table.deck) for each in deals(TRICKS, seen.state)]
    assert sorted(found) == ["10S AS", "10S QD", "AS QD"]
    assert most_deals(seen.state) == 3
    for each in some(deals(TRICKS, seen.state)):
        assert not each.unused()


def test_who_did_not_follow_holds_nothing_of_the_suit() -> None:
    gone = ALL_BUT_FIVE.replace("9H ", "").replace("AH ", "")
    seen = seen_with("KS 9S", [1, 1], gone, trick="AH 9H")
    assert len(list(deals(TRICKS, seen.state))) == 6
    threw = seen_with("KS 9S", [1, 1], ALL_BUT_FIVE.replace("QS ", "").replace("AH ", ""), "AH QS")
    assert len(list(deals(TRICKS, threw.state))) == 6
    led = seen_with("KS 9S", [1, 1], ALL_BUT_FIVE.replace("9D ", "").replace("QS ", ""), "QS 9D")
    # Seat 2 had no spade to follow with: of ace, ten and queen of diamonds it holds the queen.
    assert {tuple(each.hands[2]) for each in deals(TRICKS, led.state)} == {
        tuple(parse_cards("QD", led.state.table.deck))
    }


@pytest.mark.parametrize("quick", [False, True])
def test_a_deal_is_solved_against_every_answer(quick: bool) -> None:
    """King and nine of spades are led from, for the last trick: only without the ace can it be taken."""
    seen = seen_with("KS 9S", [2], ALL_BUT_FIVE)
    deck = seen.state.table.deck
    reached = {}
    for world in deals(TRICKS, seen.state):
        solver = EndingSolver(
            TRICKS, 0, "last", TRICKS.puzzles.quick("last", 0, world) if quick else None
        )
        reached[format_cards(world.hands[1], deck)] = [
            TRICKS.text(seen.state, each)
            for each in seen.legal
            if solver.reaches(solver.after(world, each))
        ]
    assert reached == {"10S AS": [], "AS QD": [], "10S QD": ["play KS"]}


@pytest.mark.parametrize("quick", [None, True])
def test_one_plan_is_asked_for_and_not_one_for_each_deal(quick: bool | None) -> None:
    """King of spades or of diamonds: who sees which queen is led last keeps the right one."""
    gone = "AS JS 10S 9S AD JD 10D 9D KH QH JH 10H 9H AC KC QC JC 10C 9C Joker"
    seen = seen_with("KS KD", [1], gone, "AH")
    worlds = list(deals(TRICKS, seen.state))
    solver = EndingSolver(TRICKS, 0, "last", quick and TRICKS.puzzles.quick("last", 0, worlds[0]))
    assert len(worlds) == 2
    assert all(map(solver.reaches, some(worlds)))
    assert not solver.sure(worlds)
    assert all(solver.sure([world]) for world in some(worlds))


def whole_states() -> list[State]:
    """States of all numbers of players and ways to turn the order, with a few cards left."""
    found = []
    for seed in range(1, 9):
        for players, left in ((2, 4), (3, 3), (4, 3)):
            rng = Rng(seed * 10 + players)
            how = rng.choice(["always", "no-bid", "captured"])
            state = TRICKS.begin(TRICKS.table(players, {"downtown": how}), seed)
            while state.phase == "auction" or max(map(len, state.hands)) > left:
                TRICKS.apply(state, state.turn, rng.choice(TRICKS.legal(state, state.turn)), 0)
            found.append(state)
    return found


def test_the_quick_solver_finds_what_the_rules_do() -> None:
    results = []
    for state in some(whole_states()):
        for asks in TRICKS.puzzles.goals:
            for seat in range(state.players):
                quick = TRICKS.puzzles.quick(asks, seat, state)
                found = EndingSolver(TRICKS, seat, asks, quick).reaches(state)
                assert quick is None or found == EndingSolver(TRICKS, seat, asks).reaches(state)
                results.append((asks, found))
    assert len(set(results)) == 2 * len(TRICKS.puzzles.goals)


def test_the_quick_solver_plans_as_the_rules_do() -> None:
    results = []
    for state in some(whole_states()[:15]):
        seen = observe(TRICKS, state, state.turn, 0)
        if most_deals(seen.state) > 150:
            continue
        worlds = list(deals(TRICKS, seen.state))
        for asks in TRICKS.puzzles.goals:
            quick = TRICKS.puzzles.quick(asks, state.turn, state)
            assert quick is not None
            for action in seen.legal:
                after = [EndingSolver(TRICKS, 0, asks).after(world, action) for world in worlds]
                possible = [each for each in after if quick.reaches(each)]
                for some_worlds in (after, possible[: len(possible) // 2], possible[:3]):
                    if some_worlds:
                        found = EndingSolver(TRICKS, state.turn, asks, quick).sure(some_worlds)
                        assert found == EndingSolver(TRICKS, state.turn, asks).sure(some_worlds)
                        results.append(found and len(some_worlds) > 1)
    assert True in results
    assert False in results


def test_the_quick_solver_is_for_who_plays_alone() -> None:
    table = TRICKS.table(4, {"partners": True})
    assert TRICKS.puzzles.quick("win", 0, TRICKS.begin(table, 1)) is None


def test_a_position_worked_out_by_hand_is_proved(tmp_path: Path) -> None:
    assert refuted(puzzle_of(tmp_path, KEEP_BOTH)) is None


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            [
                ('answers = ["play QD"]', 'answers = ["play KS"]'),
                ('"play KS" = 10', '"play KS" = 12'),
                ('"play QD" = 12', '"play QD" = 10'),
                ('"play KS" = ["9S 10S", "KS QD JC"]\n', ""),
            ],
            "the answer is play QD",
        ),
        (
            [("worlds = 12", "worlds = 11"), ('"play QD" = 12', '"play QD" = 11')],
            "worlds is 11, and there are 12 deals",
        ),
        (
            [('"play KS" = 10', '"play KS" = 9')],
            "reached is 9 for play KS, which reaches the goal in 10 deals",
        ),
        (
            [('["9S 10S", "KS QD JC"]', '["9S 9C", "KS QD JC"]')],
            "play KS does not fail in the deal that is given for it",
        ),
        (
            [('["9S 10S", "KS QD JC"]', '["9S AS", "KS QD JC"]')],
            "no deal that fits is that in which play KS is said to fail",
        ),
        ([('grade = "hard"', 'grade = "easy"')], "grade: a share of 0.0 is hard"),
        (
            [('asks = "last"', 'asks = "bid"')],
            "what is asked is decided already, or cannot be asked of this seat",
        ),
        (
            [("KS QD JC", "KS QD QC"), ("AC KC QC", "AC KC JC"), ('"play JC"', '"play QC"')],
            "fewer than three of the legal actions differ in more than a suit",
        ),
        (  # with the ace of spades out no two kings and jacks are enough
            [("AS QS", "9S QS"), ('["9S 10S",', '["AS 10S",')],
            "no action reaches the goal in every deal",
        ),
        (  # with the ten of clubs gone as well no two clubs can come
            [
                ("AC KC QC", "10C AC KC QC"),
                ("worlds = 12", "worlds = 6"),
                ('"play QD" = 12', '"play QD" = 6'),
                ('"play KS" = 10', '"play KS" = 5'),
                ('"play JC" = 10', '"play JC" = 5'),
                ('"9C 10C"', '"9C 9S"'),
            ],
            "a rule of thumb finds the answer",
        ),
    ],
)
def test_what_is_not_so_is_refused_in_a_sentence(
    tmp_path: Path, changes: list[tuple[str, str]], sentence: str
) -> None:
    assert refuted(puzzle_of(tmp_path, KEEP_BOTH, *changes)) == sentence


def test_the_deals_are_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many actions fail in one that the file names."""
    asked = puzzle_of(tmp_path, KEEP_BOTH)
    parts, made = all_deals._parts, list[list[int]]()

    def counted(cards: list[int], sizes: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
        made.append(sizes)
        return parts(cards, sizes)

    monkeypatch.setattr(all_deals, "_parts", counted)
    assert len(asked.fails) == 2
    assert refuted(asked) is None
    assert made.count(all_deals.unseen_places(asked.seen.state)) == 1


def test_a_position_with_too_many_deals_is_none(tmp_path: Path) -> None:
    asked = puzzle_of(tmp_path, KEEP_BOTH)
    with pytest.raises(NoPuzzle, match="cases"):
        SeenEnding(TRICKS, asked.seen, 11).proved("last")
    assert SeenEnding(TRICKS, asked.seen, 12).proved("last").worlds == 12


def test_too_many_deals_are_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """No deal fits, so that not even some are found by chance, and all would be tried one by one."""
    made: list[State] = []

    def deals_made(_variant: object, view: State) -> list[State]:
        made.append(view)
        return []

    monkeypatch.setattr(seen_ending, "deals", deals_made)
    seen = seen_with("KD QH JC 10C Joker", [1, 1], NO_DEAL, "QS 9D")
    with pytest.raises(NoPuzzle, match="cases"):
        SeenEnding(TRICKS, seen, 5).proved("last")
    assert made == []


def test_a_position_that_no_deal_fits_is_none() -> None:
    """Seat 2 threw a diamond on a spade, and nothing but spades is left to hold."""
    seen = seen_with("KD QH JC 10C Joker", [1, 1], NO_DEAL, "QS 9D")
    assert format_cards(seen.state.unused(), seen.state.table.deck) == "10S KS AS"
    with pytest.raises(NoPuzzle, match="no deal"):
        SeenEnding(TRICKS, seen).proved("last")


def test_the_share_is_that_of_the_guests(tmp_path: Path) -> None:
    asked = puzzle_of(tmp_path, KEEP_BOTH)
    wrong = wrongly_shared(puzzle_of(tmp_path, KEEP_BOTH, ("share = 0.0", "share = 0.0123")))
    assert wrong is not None
    assert wrong.startswith("share is 0.0123, and ")
    real = wrong.split()[4]
    assert (
        wrongly_shared(puzzle_of(tmp_path, KEEP_BOTH, ("share = 0.0", f"share = {real}"))) is None
    )
    assert asked.share == 0


def test_grades_are_by_share() -> None:
    assert [grade_of(share) for share in (0, 0.1999, 0.2, 0.6, 0.6001, 1)] == [
        "hard",
        "hard",
        "middle",
        "middle",
        "easy",
        "easy",
    ]


def test_hands_are_alike_up_to_a_swap_of_suits() -> None:
    deck = TRICKS.table(2).deck

    def shape(cards: str) -> object:
        return shape_of(deck, parse_cards(cards, deck))

    assert shape("KS QD JC Joker") == shape("JH Joker KC QS")
    assert shape("KS QS JC") == shape("KD QD JH")
    assert shape("KS QS JC") != shape("KS QD JC")
    assert shape("KS QS JC") != shape("KS QS 10C")
    assert shape("KS QS Joker") != shape("KS QS JC")


def test_a_second_puzzle_with_such_a_hand_is_named(tmp_path: Path) -> None:
    likeness = Likeness()
    first = puzzle_of(tmp_path, KEEP_BOTH)
    assert likeness.before(first) is None
    other = tmp_path / "other.toml"
    other.write_text(KEEP_BOTH, "utf-8")
    assert likeness.before(load_puzzle(other)) == "changed"
    assert likeness.before(first) is None


def test_equal_cards_are_those_with_nothing_between() -> None:
    seen = seen_with("KS QS 9S", [2], ALL_BUT_FIVE.replace("QS JS", "JS"))
    verbs = TRICKS.info.vocabulary
    one, other, low = (
        parse_action(f"play {card}", seen.state.table.deck, verbs) for card in ("KS", "QS", "9S")
    )
    assert TRICKS.puzzles.equal(seen.state, one, other)
    assert not TRICKS.puzzles.equal(seen.state, other, low)  # another number of points, and the ten
