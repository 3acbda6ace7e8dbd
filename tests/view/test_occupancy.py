"""The book of who covers which place of a table."""

from __future__ import annotations

from functools import partial

from hypothesis import assume, given
from hypothesis import strategies as st
from pygame import FRect

from game.view.speech.free_places import Ground
from game.view.speech.occupancy import Occupancy, Precedence
from game.view.speech.spots import Covering, Spot
from tests.harness.some import some

WINDOW = (1920.0, 1080.0)
ABOUT = FRect(900, 500, 120, 120)
SIZE = (400.0, 140.0)


def book() -> Occupancy:
    made = Occupancy()
    made.resize(WINDOW)
    made.report("pile", ABOUT)
    return made


def find(size: tuple[float, float], ground: Ground) -> Spot | None:
    return ground.nearest(ABOUT, size)


def ask(
    occupancy: Occupancy,
    name: str = "note",
    precedence: Precedence = Precedence.NOTE,
    size: tuple[float, float] = SIZE,
    over: tuple[str, ...] = (),
) -> Spot | None:
    return occupancy.place(name, precedence, size, partial(find, size), *over)


def test_a_piece_is_where_it_was_last_reported() -> None:
    occupancy = book()
    occupancy.report("hand", FRect(0, 0, 10, 10), FRect(90, 0, 10, 10))
    assert occupancy.box("hand") == FRect(0, 0, 100, 10)
    occupancy.report("hand", FRect(5, 5, 10, 10))
    assert occupancy.boxes("hand") == (FRect(5, 5, 10, 10),)
    occupancy.remove("hand")
    assert occupancy.box("hand") is None
    occupancy.report("hand", ABOUT)
    occupancy.report("hand")
    assert occupancy.boxes("hand") == ()


def test_nobody_can_move_a_piece_but_by_reporting_it() -> None:
    occupancy, mine = book(), FRect(0, 0, 10, 10)
    occupancy.report("hand", mine)
    mine.x = 500
    occupancy.boxes("hand")[0].x = 500
    assert occupancy.box("hand") == FRect(0, 0, 10, 10)


def test_a_bubble_is_in_the_book_as_long_as_it_has_a_place() -> None:
    occupancy = book()
    spot = ask(occupancy)
    assert spot is not None
    assert occupancy.box("note") == spot.rect
    occupancy.report("wall", FRect(0, 0, *WINDOW))
    assert ask(occupancy) is None
    assert occupancy.box("note") is None


def test_it_stays_while_its_place_is_free() -> None:
    occupancy = book()
    before = ask(occupancy)
    assert before is not None
    occupancy.report("elsewhere", FRect(0, 0, 50, 50))
    assert ask(occupancy) == before
    occupancy.report("here", FRect(*before.rect.center, 5, 5))
    after = ask(occupancy)
    assert after is not None
    assert not after.rect.colliderect(before.rect.inflate(-400, -140))
    occupancy.remove("here")
    assert ask(occupancy) == after, "it does not jump back"


def test_it_is_looked_for_anew_when_it_says_something_else() -> None:
    occupancy = book()
    ask(occupancy)
    larger = ask(occupancy, size=(600.0, 200.0))
    assert larger is not None
    assert larger.rect.size == (600, 200)


def test_nothing_is_looked_for_while_nothing_changes() -> None:
    occupancy, asked = book(), []

    def look(ground: Ground) -> Spot | None:
        asked.append(ground)
        return ground.nearest(ABOUT, SIZE)

    for _ in range(3):
        occupancy.place("note", Precedence.NOTE, "the same", look)
        occupancy.report("pile", FRect(ABOUT))
    assert len(asked) == 1


def test_what_comes_later_gives_way() -> None:
    occupancy = book()
    notice = ask(occupancy, "notice", Precedence.NOTICE)
    note = ask(occupancy, "note", Precedence.NOTE)
    assert notice is not None
    assert note is not None
    assert note.rect.colliderect(notice.rect), "a notice is in no note's way"
    moved = ask(occupancy, "notice", Precedence.NOTICE)
    assert moved is not None
    assert not moved.rect.colliderect(note.rect)
    assert ask(occupancy, "note", Precedence.NOTE) == note


def test_equals_keep_off_each_other() -> None:
    occupancy = book()
    spots = [ask(occupancy, name, Precedence.NOTICE) for name in ("one", "two")]
    assert spots[0] is not None
    assert spots[1] is not None
    assert not spots[0].rect.colliderect(spots[1].rect)


def test_some_pieces_may_be_lain_on() -> None:
    occupancy = book()
    occupancy.report("cloth", FRect(0, 0, *WINDOW), cover=Covering.NEVER)
    assert ask(occupancy) is None
    assert ask(occupancy, "other", over=("cloth",)) is not None


def test_only_obstacles_count_as_changes() -> None:
    occupancy = book()
    before = occupancy.changes()
    occupancy.report("portrait", ABOUT, cover=Covering.FREELY)
    occupancy.report("pile", ABOUT)
    ask(occupancy)
    assert occupancy.changes() == before
    occupancy.report("pile", ABOUT.move(1, 0))
    assert occupancy.changes() > before


def test_another_window_is_an_empty_book() -> None:
    occupancy = book()
    ask(occupancy)
    before = occupancy.changes()
    occupancy.resize((1080.0, 1920.0))
    assert occupancy.box("pile") is None
    assert occupancy.box("note") is None
    assert occupancy.changes() != before


boxes = st.builds(
    FRect, *(st.floats(0, 1000, width=32) for _ in range(2)), *[st.floats(5, 400)] * 2
)
steps = st.lists(st.tuples(st.sampled_from("abcdefg"), boxes), min_size=1, max_size=12)


@given(steps, st.lists(st.sampled_from(Precedence), min_size=1, max_size=4, unique=True))
def test_after_any_changes_everybody_stands_free_or_nowhere(
    moves: list[tuple[str, FRect]], bubbles: list[Precedence]
) -> None:
    occupancy = book()
    spots: dict[Precedence, Spot | None] = {}
    for name, box in moves:
        occupancy.report(name, box)
        for each in sorted(bubbles):
            spots[each] = ask(occupancy, each.name, each)
    standing = {each: spot for each, spot in spots.items() if spot is not None}
    assume(standing)
    for each, spot in some(standing.items()):
        assert occupancy.ground(each, own=each.name).free(spot.rect)
        assert ask(occupancy, each.name, each) == spot, "it is stable"
