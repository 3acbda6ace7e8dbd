"""Moments at real tables: what is shown of them, that nothing waits for them, and how they are ended."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.engine.events import Place
from game.engine.out_of_turn import Timeliness
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.show.devices import KEY_ZONES
from game.show.moments.finale import LASTS, Finale
from game.show.moments.hits import FASTER, NUDGED, TOGETHER, HitSize
from game.show.moments.moment import MomentKind, TableMoment, hold_time
from game.show.moments.table_moments import FADE
from game.show.motion.pulse import PERIOD, TIMES
from game.show.presented_table import PILE
from game.store.settings_file import Settings
from game.tools.offscreen import FRAME, explained
from game.view.cards.card_sprites import Mark
from game.view.moments.finale_layout import HINT, FinalePlaces
from game.view.table.hits.hit_view import SHAKES
from game.view.table.turn_marker import GLIDE
from tests.harness.couch import Couch
from tests.harness.program import Program
from tests.harness.table import Table
from tests.harness.written import Position

LAST: Position = {"hands": ["R5", "B1 B2 B3", "Y1 Y2 Y3"], "discard": "R9"}


def ends(table: Table) -> Finale:
    """Play the last card, and let it land."""
    table.click(table.spot(table.slot("R5")))
    for _ in range(200):
        finale = table.scene.room.moments.finale
        if finale is not None:
            return finale
        table.frame()
    raise AssertionError("the round does not end")


def pixels(table: Table) -> bytes:
    table.frame()
    table.app.draw()
    return table.kit.window.surface.get_view("2").raw


def test_a_key_jumps_to_the_end_of_the_moment_and_another_goes_on(tmp_path: Path) -> None:
    table = Table(tmp_path, position=LAST, settings=Settings(), rounds=3)
    finale = ends(table)
    assert (finale.winners, finale.lost, finale.age < LASTS // 2) == ((0,), False, True)
    first = pixels(table)
    table.press(pygame.K_SPACE)
    assert finale.over
    assert table.top is table.scene
    assert pixels(table) != first
    table.press(pygame.K_SPACE)
    table.frame()
    assert isinstance(table.top, EndScene | ResultScene)
    assert table.ear.heard.count("round") == 1


def test_the_round_has_its_number_where_nobody_saw_it_begin(tmp_path: Path) -> None:
    """As in a match that goes on, or one of bots alone that do not wait."""
    table = Table(tmp_path, position={**LAST, "round": 2}, settings=Settings(), rounds=3)
    assert ends(table).number == 2


def test_without_any_key_it_ends_and_the_result_follows(tmp_path: Path) -> None:
    table = Table(tmp_path, position=LAST, settings=Settings(), rounds=3)
    finale = ends(table)
    table.wait(LASTS - finale.age - 100)
    assert not finale.over
    assert table.top is table.scene
    table.wait(200)
    assert finale.over
    table.wait(1600)
    assert isinstance(table.top, EndScene | ResultScene)


def test_a_click_does_the_same_and_the_next_round_is_clean(tmp_path: Path) -> None:
    table = Table(tmp_path, position=LAST, settings=Settings(), rounds=3)
    finale = ends(table)
    table.click((5, 300))
    assert finale.over
    table.click((5, 300))
    table.frame()
    assert isinstance(table.top, EndScene | ResultScene)
    table.press(pygame.K_RETURN, pygame.K_RETURN)
    assert table.top is table.scene
    table.frame()
    assert table.scene.room.moments.finale is None
    table.picture()
    assert table.prompts(), "the end of the round is not shown any more"


def test_reduced_motion_fades_and_stands_still(tmp_path: Path) -> None:
    wishes = Settings(reduced_motion=True)
    table = Table(tmp_path, position=LAST, settings=wishes, rounds=3)
    finale = ends(table)
    table.wait(FADE + 40)
    assert finale.over
    assert pixels(table) == pixels(table)


def test_with_movement_off_it_is_there_at_once(tmp_path: Path) -> None:
    table = Table(tmp_path, position=LAST, settings=Settings(speed="OFF"), rounds=3)
    finale = ends(table)
    table.frame()
    assert finale.over


def test_what_takes_long_is_made_while_nothing_happens(tmp_path: Path) -> None:
    table = Table(tmp_path, position=LAST, settings=Settings(think="SLOW"), rounds=3)
    finale, paint, steps = table.scene._finale, table.kit.paint, 0
    while table.scene.ponder():
        steps += 1
        assert steps < 2000
    before, places = paint.misses, finale._places()
    finale._rays(places)
    finale._ring(places)
    assert paint.misses == before
    table.resize((1000, 600))
    while table.scene.ponder():
        pass
    before, places = paint.misses, finale._places()
    finale._rays(places)
    assert paint.misses == before


@pytest.mark.parametrize("size", [(960, 540), (720, 1280), (1024, 768), (2560, 1080)])
def test_everything_has_its_place_in_any_window(tmp_path: Path, size: tuple[int, int]) -> None:
    hands = ["R5", *(f"B{number} G{number}" for number in range(1, 10))]
    table = Table(tmp_path, size, position={"hands": hands, "discard": "R9"}, rounds=3)
    ends(table)
    table.picture()
    boxes = table.boxes("finale")
    window = pygame.FRect(0, 0, table.kit.space.wide + 1, table.kit.space.tall + 1)
    chips = boxes[2:]
    assert len(chips) == 10
    assert all(window.contains(chip) for chip in chips)
    assert all(chip.collidelist(chips[at + 1 :]) < 0 for at, chip in enumerate(chips))
    assert not any(chip.colliderect(boxes[1].inflate(0, -2)) for chip in chips)


STACK: Position = {"hands": ["R+2 R3 G4 G5", "B1 B2 B3", "Y1 Y2 R7"], "discard": "R9"}
FALLING: Position = {
    "hands": ["R5 G5 Y7 Y8", "R4 G4 B3", "Y1 Y2 Y3"],
    "discard": "W+4",
    "called": "R",
    "facing": 12,
    "turn": 2,
}


@pytest.fixture
def falling(tmp_path: Path) -> Table:
    """A table at which twelve cards have begun to fall on a bot."""
    wishes = Settings(think="OFF")
    table = Table(tmp_path, game="oono", position=FALLING, settings=wishes, target=0, rounds=1)
    for _ in range(200):
        if table.flights():
            return table
        table.frame()
    raise AssertionError("nothing falls")


def test_cards_that_fall_on_a_bot_come_one_by_one_within_bounds(falling: Table) -> None:
    counts, passed = [], 0
    while falling.busy():
        falling.frame()
        passed += FRAME
        counts.append(len(falling.presented.cards(Place("hand", 2))))
    assert set(counts) == set(range(3, 16))
    assert passed <= TOGETHER + 2 * FRAME
    assert falling.agrees()


EIGHT: Position = {
    "hands": ["R+2 Y+2 G+2", "B1 B2 B3 B4", "Y1 Y2 Y3"],
    "discard": "R+2",
    "facing": 6,
}


def hit(folder: Path, settings: Settings, size: tuple[int, int] = (1280, 720)) -> Table:
    """A table at which eight cards begin to fall on a bot."""
    table = Table(folder, size, game="oono", position=EIGHT, settings=settings, target=0, rounds=1)
    while table.scene.ponder():
        pass
    table.click(table.spot(table.slot("R+2")))
    for _ in range(200):
        if any(each.number == 8 for each in table.scene.room.moments.running):
            return table
        table.frame()
    raise AssertionError("nobody is hit")


def edge_of(table: Table) -> int:
    """Where the right edge of the table is in the picture, in pixels of a window of 1920."""
    surface = table.kit.window.surface
    row = [sum(surface.get_at((x, 900))[:3]) for x in range(1780, 1920)]
    steps = [abs(after - before) for before, after in pairwise(row)]
    return 1780 + steps.index(max(steps))


def test_the_table_shakes_by_six_pixels_to_both_sides_and_settles(tmp_path: Path) -> None:
    table = hit(tmp_path, Settings(think="OFF"), (1920, 1080))
    table.drawn_every = 1
    table.app.draw()
    edges, asides = [], []
    for _ in range(SHAKES // FRAME + 1):
        asides.append(table.shaken())
        edges.append(edge_of(table))
        table.frame()
    rests = edge_of(table)
    assert [edge - rests for edge in edges] == asides
    assert (max(asides), min(asides)) == (6, -4)
    assert table.shaken() == 0


@pytest.mark.parametrize("stock", ["R1", "R1 R2", "R1 R2 R3"])
def test_a_shuffle_in_between_makes_no_hit_smaller_nor_longer(tmp_path: Path, stock: str) -> None:
    """The stock has a few of the six cards that fall; the others go on where these were."""
    pile = "B5 B6 B7 B8 B9 G1 G2 G3 G5 G6 R+2"
    position: Position = {**EIGHT, "discard": pile, "facing": 4, "draw": stock}
    wishes = Settings(think="OFF")
    table = Table(tmp_path, game="oono", position=position, settings=wishes, target=0, rounds=1)
    table.click(table.spot(table.slot("R+2")))
    sizes: list[HitSize] = []
    takes: list[int] = []
    for _ in range(200):
        table.frame()
        sizes += [each.size for each in running(table) if each.kind is MomentKind.DRAWS]
        takes += [each.takes for each in table.flights() if each.zone == "draw"]
        if sizes and not table.scene.room.moments.burdened:
            break
    assert set(sizes) == {HitSize.SIX}
    assert list(dict.fromkeys(takes))[: len(FASTER)] == list(FASTER)
    assert len(sizes) <= TOGETHER // FRAME + 1
    assert max(table.presented.counts()) == 4 + 6


def running(table: Table) -> list[TableMoment]:
    """What happens at the seats now."""
    return table.scene.room.moments.running


def brightness(table: Table) -> int:
    """How light a corner of the cloth is."""
    table.app.draw()
    return sum(table.kit.window.surface.get_at((1080, 430))[:3])


def test_a_large_hit_stops_the_room_and_its_clock_and_takes_the_light(tmp_path: Path) -> None:
    table = hit(tmp_path, Settings(think="OFF"))
    moments, light = table.scene.room.moments, brightness(table)
    done, stops = len(table.match.log), 0
    asides = set()
    while hold_time(moments.running, timed=True):
        asides.add(table.shaken())
        assert len(table.match.log) == done
        table.frame()
        stops += FRAME
    assert 200 <= stops <= 300
    assert brightness(table) < light / 2
    assert {0} < asides
    assert max(map(abs, asides)) <= 6
    for _ in range(TOGETHER // FRAME):
        table.frame()
    assert not any(each.size for each in moments.running if each.done < each.number)
    table.wait(3 * GLIDE)  # the marker, which waited, passes over what is looked at
    assert abs(brightness(table) - light) < light / 10


OWN_HIT: Position = {
    "hands": ["B1 B2 B3 B4", "Y1 Y2 Y3", "R+2 Y+2 G+2"],
    "discard": "R+2",
    "turn": 2,
}


@pytest.mark.parametrize("facing", [2, 6, 10])
@pytest.mark.parametrize("hurried", [False, True])
def test_no_bot_acts_before_one_s_own_hit_has_been_seen(
    tmp_path: Path, facing: int, hurried: bool
) -> None:
    """However fast bots think; the marker of whose turn it is stays with who is hit, too."""
    wishes, position = Settings(think="OFF"), {**OWN_HIT, "facing": facing}
    table = Table(tmp_path, game="oono", position=position, settings=wishes, target=0, rounds=1)
    table.drawn_every = 1  # what is drawn says whether the marker stays
    table.my_turn()
    table.press(pygame.K_d)
    moments, done, passed = table.scene.room.moments, len(table.match.log), 0
    table.frame()
    (hit,) = (each for each in moments.running if each.kind is MomentKind.DRAWS)
    if hurried:
        table.press(pygame.K_SPACE)
        assert not hold_time(moments.running, timed=False)
    marked = table.turn_marker()
    while hold_time(moments.running, timed=False):
        assert (len(table.match.log), table.turn_marker()) == (done, marked)
        table.frame()
        passed += FRAME
    assert hurried or (hit.done, bool(passed)) == (facing + 2, True)
    assert passed <= TOGETHER + FRAME
    table.frame(33)
    table.frame(33)
    assert len(table.match.log) > done


@pytest.mark.parametrize(("facing", "sound"), [(2, "hit-six"), (4, "hit-eight"), (8, "hit-eight")])
@pytest.mark.parametrize("calm", [False, True])
def test_one_s_own_stack_is_heard_a_size_larger_as_it_is_taken(
    tmp_path: Path, facing: int, sound: str, calm: bool
) -> None:
    wishes, position = Settings(think="OFF", calm=calm), {**OWN_HIT, "facing": facing}
    table = Table(tmp_path, game="oono", position=position, settings=wishes, target=0, rounds=1)
    table.my_turn()
    table.wait(1000)
    table.ear.heard.clear()
    table.press(pygame.K_d)
    table.wait(150)
    hits = [each for each in table.ear.heard if each.startswith("hit-")]
    assert hits == ([] if calm else [sound])


def test_where_hits_pass_quietly_no_bot_waits_for_one(tmp_path: Path) -> None:
    wishes = Settings(think="OFF", calm=True)
    position = {**OWN_HIT, "facing": 6}
    table = Table(tmp_path, game="oono", position=position, settings=wishes, target=0, rounds=1)
    table.my_turn()
    table.press(pygame.K_d)
    done = len(table.match.log)
    table.frame()
    table.frame()
    assert table.scene.room.moments.burdened
    assert len(table.match.log) > done


def test_a_key_hurries_a_hit(tmp_path: Path) -> None:
    table = hit(tmp_path, Settings(think="OFF"))
    light = brightness(table)
    table.wait(FRAME)
    assert table.shaken()
    table.press(pygame.K_SPACE)
    assert not table.scene.room.moments.burdened
    assert abs(brightness(table) - light) < light / 10
    assert not table.shaken()
    assert not table.flights()
    assert not hold_time(table.scene.room.moments.running, timed=True)
    table.wait(200)
    assert abs(brightness(table) - light) < light / 10


@pytest.mark.parametrize("calm", [False, True])
def test_the_portrait_of_who_is_hit_gives_way_and_comes_back(tmp_path: Path, calm: bool) -> None:
    table = Table(tmp_path, position=STACK, settings=Settings(think="SLOW", calm=calm))
    table.click(table.spot(table.slot("R+2")))
    steps: list[tuple[int, int]] = []
    for _ in range(100):
        table.frame()
        table.app.draw()
        steps += [table.nudged().get(1, (0, 0))] if running(table) else []
    moved = [step for step in steps if any(step)]
    assert bool(moved) is not calm
    assert len(moved) <= NUDGED // FRAME + 1
    assert len(steps) > 2 * NUDGED // FRAME


def test_whoever_is_hit_hardest_says_so_and_looks_like_it(tmp_path: Path) -> None:
    wishes = Settings(think="OFF")
    table = hurt_guest(tmp_path, wishes)
    said: list[int] = []
    table.scene.room.remark = lambda seat, text, surely: not said.append(seat)
    table.click(table.spot(table.slot("R+2")))
    for _ in range(200):
        table.frame()
        if table.scene.room.moments.burdened:
            break
    table.frame()
    (hurt,) = table.scene.room.moments.burdened
    assert said[-1] == hurt
    assert hurt in table.looks()


def test_who_hits_a_person_hardest_says_so(tmp_path: Path) -> None:
    """A person's line is their own; the guest who talks least speaks here."""
    position = {**OWN_HIT, "facing": 6}
    table = Table(
        tmp_path, game="oono", position=position, bot="ruth", settings=Settings(think="OFF")
    )
    said: list[tuple[int, bool]] = []
    table.scene.room.remark = lambda seat, text, surely: not said.append((seat, surely))
    table.my_turn()
    said.clear()
    table.press(pygame.K_d)
    table.frames(3)
    (hit,) = (each for each in running(table) if each.kind is MomentKind.DRAWS)
    assert hit.seat == 0
    assert said == [(hit.other, True)]


def hurt_guest(folder: Path, settings: Settings, size: tuple[int, int] = (1280, 720)) -> Table:
    """A table at which guests sit who say what they feel, and eight cards are about to fall on one."""
    return Table(
        folder, size, game="oono", position=EIGHT, settings=settings, bot="ruth", target=0, rounds=1
    )


def test_their_line_stands_beside_what_is_explained_and_clear_of_the_number(tmp_path: Path) -> None:
    table = hurt_guest(tmp_path, Settings(think="OFF", guides=explained()))
    table.click(table.spot(table.slot("R+2")))
    moments = table.scene.room.moments
    while not moments.burdened:
        table.frame()
    table.frame()
    (hurt,) = moments.burdened
    (hit,) = (each for each in moments.running if each.kind is MomentKind.DRAWS)
    table.picture()
    there = [each for each in table.notices() if each.seat == hurt and each.spot is not None]
    assert [each.spoken for each in there] == [True], "what is explained waits for the last card"
    while hit.done < hit.number:
        table.frame()
    table.picture()
    there = [each for each in table.notices() if each.seat == hurt and each.spot is not None]
    assert sorted(each.spoken for each in there) == [False, True]
    spots = [table.kit.rect(each.spot.rect) for each in there if each.spot is not None]
    assert len(spots) == 2
    assert table.hit_number().w > 100
    assert table.hit_number().collidelist(spots) < 0


@pytest.mark.parametrize("size", [(720, 1280), (1080, 1920), (960, 540)])
def test_the_number_hides_no_name_and_nothing_that_is_said_in_large_text(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    wishes = Settings(think="OFF", text_scale=2.0, guides=explained())
    table = hurt_guest(tmp_path, wishes, size)
    table.click(table.spot(table.slot("R+2")))
    moments = table.scene.room.moments
    while not any(each.done == 8 for each in moments.running):
        table.frame()
    table.picture()
    lying = table.hit_number()
    said = [table.kit.rect(each.spot.rect) for each in table.notices() if each.spot is not None]
    read = [table.rect(name) for name in ("plate 1", "plate 2", "own plate", "piles", "called")]
    assert said
    assert lying.w > 60
    assert lying.collidelist([*said, *read]) < 0
    table.wait(TOGETHER)
    assert not table.boxes("hit")


def test_in_the_corners_the_number_lies_beside_the_recent_moves(tmp_path: Path) -> None:
    hands = ["R+2 Y+2 G+2", *(f"B{number} G{number} Y{number}" for number in range(1, 10))]
    ten: Position = {"hands": hands, "discard": "R+2", "facing": 6}
    people = KEY_ZONES[:2]
    wishes = Settings(think="OFF")
    couch = Couch(tmp_path, people, game="oono", bot_count=8, position=ten, settings=wishes)
    couch.go_to(0, 0)
    couch.do(0, "confirm")
    couch.wait(TOGETHER)
    couch.do(1, "draw")
    for _ in range(400):
        if any(each.done for each in couch.scene.room.moments.running):
            break
        couch.frame()
    couch.picture()
    number, moves = couch.box("hit"), couch.box("recent moves")
    assert number is not None
    assert moves is not None
    assert not number.colliderect(moves)


def test_in_the_corners_any_of_them_hurries_a_hit(tmp_path: Path) -> None:
    couch = Couch(tmp_path, KEY_ZONES[:2], bot_count=1, position=STACK, settings=Settings())
    couch.go_to(0, 0)
    couch.do(0, "confirm")
    moments = couch.scene.room.moments
    for _ in range(200):
        if any(each.done for each in moments.running):
            break
        couch.frame()
    assert moments.burdened
    couch.scene.hurry()
    assert not moments.burdened


@pytest.mark.parametrize("wishes", [{"calm": True}, {"reduced_motion": True}])
def test_a_hit_passes_quietly_for_who_wants_it_so(tmp_path: Path, wishes: dict[str, bool]) -> None:
    table = hit(tmp_path, Settings(think="OFF", **wishes))
    moments, light = table.scene.room.moments, brightness(table)
    sizes, stops, lights = set(), set(), set()
    for _ in range(TOGETHER // FRAME):
        stops.add(hold_time(moments.running, timed=True))
        sizes.update(each.size for each in moments.running)
        lights.add(abs(brightness(table) - light) < light / 10)
        table.frame()
    assert (stops, sizes, lights) == ({False}, {HitSize.NUDGE}, {True})


def test_nobody_waits_for_cards_that_fall_on_another(falling: Table) -> None:
    done = len(falling.match.log)
    falling.frame()
    assert falling.in_turn()
    assert falling.busy()
    assert not falling.waited_for()
    falling.click(falling.spot(falling.slot("R5")))
    assert len(falling.match.log) == done + 1
    falling.my_turn()
    assert falling.agrees()


def test_a_penalty_says_its_cause_at_the_seat_that_pays(tmp_path: Path) -> None:
    table = Table(tmp_path, position=STACK, settings=Settings(think="SLOW"))
    table.click(table.spot(table.slot("R+2")))
    while not table.scene.room.moments.burdened:
        table.frame()
    (hit,) = (each for each in running(table) if each.kind is MomentKind.DRAWS)
    while hit.done < hit.number:
        assert not table.explained(), "nobody reads while cards fall"
        table.frame()
    table.frame()
    (notice,) = table.explained()
    assert (notice.seat, notice.clause) == (1, "C-9")
    assert "Ruth" in notice.text
    assert "2" in notice.text


def test_under_reduced_motion_only_the_count_of_falling_cards_is_drawn(tmp_path: Path) -> None:
    wishes = Settings(think="SLOW", reduced_motion=True)
    table = Table(tmp_path, position=STACK, settings=wishes)
    table.click(table.spot(table.slot("R+2")))
    for _ in range(60):
        table.frame()
        assert not table.leaning()
        assert not table.swollen()
    assert table.looks()


def test_with_nothing_to_play_the_pile_calls_for_a_while(tmp_path: Path) -> None:
    hands = ["G3 G4", "B1 B2 B3", "Y1 Y2 Y3"]
    table = Table(tmp_path, position={"hands": hands, "discard": "R9"}, settings=Settings())
    table.wait(100)
    assert (table.pile_calls(), table.pile_pulses()) == (True, True)
    table.wait(PERIOD * TIMES)
    assert (table.pile_calls(), table.pile_pulses()) == (True, False)
    hands[0] = "R3 G4"
    table.at({"hands": hands, "discard": "R9"})
    table.wait(100)
    assert not table.pile_calls()


def test_with_nothing_to_play_no_card_stands_out(tmp_path: Path) -> None:
    hands = ["G3 G4", "B1 B2 B3", "R7 Y2 Y3"]
    table = Table(
        tmp_path, position={"hands": hands, "discard": "R9", "turn": 2}, settings=Settings()
    )
    table.press(pygame.K_RIGHT)
    assert table.focus() is not None
    for _ in range(100):
        table.wait(50)
        if table.in_turn():
            break
    assert table.playable() == frozenset()
    assert table.focus() is None


@pytest.mark.parametrize("by_mouse", [False, True])
def test_enter_draws_when_drawing_is_all_one_can_do(tmp_path: Path, by_mouse: bool) -> None:
    """The pile has the focus then, for who plays by keys; and the card that fits has it after that."""
    hands = ["G3 G4", "B1 B2 B3", "R7 Y2 Y3"]
    where = {"hands": hands, "discard": "R9", "turn": 2, "draw": "Y5 R5 G1"}
    table = Table(tmp_path, position=where, settings=Settings())
    if by_mouse:
        table.point((600, 300))
    else:
        table.press(pygame.K_RIGHT)
    for _ in range(100):
        table.wait(50)
        if table.in_turn():
            break
    assert table.on_pile() is not by_mouse
    table.press(pygame.K_RETURN)
    assert [each.action.verb for each in table.scene.host.match.log if each.seat == 0] == ["draw"]


def test_the_ring_that_calls_lies_round_the_whole_of_a_high_pile(tmp_path: Path) -> None:
    hands = ["G3 G4", "B1 B2 B3", "Y1 Y2 Y3"]
    table = Table(tmp_path, position={"hands": hands, "discard": "R9"}, settings=Settings())
    table.wait(100)
    table.picture()
    assert len(table.presented.cards(PILE)) > 80
    where, top = table.areas()["draw"], table.top_of_stock()
    box = table.box("draw pile")
    assert box is not None
    assert box.left <= top.x - where.w / 2
    assert box.top <= top.y - where.h / 2
    assert box.top < where.top  # it stands higher than its place on the cloth
    assert box.bottom > where.bottom


def test_where_legal_cards_are_not_shown_the_pile_is_silent_too(tmp_path: Path) -> None:
    hands = ["G3 G4", "B1 B2 B3", "Y1 Y2 Y3"]
    wishes = Settings(show_legal=False)
    table = Table(tmp_path, position={"hands": hands, "discard": "R9"}, settings=wishes)
    table.wait(100)
    assert not table.pile_calls()


def test_a_card_in_focus_that_cannot_be_played_looks_like_it(tmp_path: Path) -> None:
    table = Table(tmp_path, position=STACK)
    for code, mark in (("G4", Mark.BARRED), ("R3", Mark.FOCUS)):
        slot = table.slot(code)
        table.point(table.spot(slot))
        assert table.card_mark(slot) is mark


def test_escape_puts_a_dragged_card_back_and_does_nothing_else(tmp_path: Path) -> None:
    table = Table(tmp_path, position=STACK)
    before, held = len(table.match.log), list(table.held())
    at, to = table.spot(table.slot("R3")), table.middle("discard")
    table.point(at)
    table.button(at, down=True)
    table.point(to, held=True)
    table.point((to[0] + 3, to[1]), held=True)
    assert table.dragged() is not None
    table.press(pygame.K_ESCAPE)
    assert table.dragged() is None
    table.button(to, down=False)
    assert table.top is table.scene
    assert len(table.match.log) == before
    assert table.held() == held


def test_uno_is_dim_due_and_then_made(tmp_path: Path) -> None:
    hands = ["R3 G4 G5", "B1 B2 B3", "Y1 Y2 Y3"]
    wishes = Settings(think="SLOW")
    table = Table(
        tmp_path, game="oono", position={"hands": hands, "discard": "R9"}, settings=wishes
    )
    table.wait(100)
    assert {each.verb: each.when for each in table.calls()} == {
        "uno": Timeliness.NEVER,
        "challenge": Timeliness.NEVER,
    }
    hands[:2] = ["R3 G4", "B1"]
    table.at({"hands": hands, "discard": "R9", "uncalled": 1})
    table.wait(100)
    assert table.call("uno").due
    assert table.calls_pulse()
    assert table.call("challenge").when is Timeliness.PERHAPS
    table.press(pygame.K_u)
    assert table.call("uno").pressed
    table.wait(1500)
    assert not table.call("uno").pressed
    assert table.call("uno").when is Timeliness.MADE
    assert not table.calls_pulse()


def test_alone_a_call_before_a_card_is_dim_if_none_can_be_played(tmp_path: Path) -> None:
    position: Position = {"hands": ["B3 G4", "B1 B2 B3", "Y1 Y2 Y3"], "discard": "R9"}
    table = Table(tmp_path, game="oono", position=position, settings=Settings(think="SLOW"))
    table.wait(100)
    assert table.call("uno").dim
    # Where others look as well, the button tells nothing of the hand.
    assert table.viewpoint.timeliness("uno", alone=False) is Timeliness.DUE


def test_in_the_corners_it_is_shown_to_all_and_any_of_them_goes_on(tmp_path: Path) -> None:
    couch = Couch(tmp_path, KEY_ZONES[:2], bot_count=1, position=LAST, settings=Settings())
    couch.go_to(0, 0)
    couch.do(0, "confirm")
    for _ in range(200):
        if couch.scene.room.moments.finale is not None:
            break
        couch.frame()
    finale = couch.scene.room.moments.finale
    assert finale is not None
    assert (finale.winners, finale.own, finale.lost) == ((0,), frozenset({0, 1}), False)
    couch.do(1, "confirm")
    assert finale.over
    couch.do(1, "confirm")
    couch.frame()
    assert isinstance(couch.top, EndScene | ResultScene)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (960, 540)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_scores_of_ten_players_stand_above_how_to_go_on(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    kit = Program(tmp_path, size, settings=Settings(text_scale=scale)).kit
    places = FinalePlaces.of(kit, ["Catherine"] * 10)
    rows = [places.banner, *places.chips]
    pill = kit.paint.keycap_size("Enter", HINT)[1] + kit.px(18)
    top = min(places.hint[1] - pill // 2, size[1] - 4 - pill)
    assert all(each.bottom <= top for each in rows)
    assert all(each.top >= places.banner.bottom for each in places.chips)
    assert places.banner.top >= 0


@pytest.mark.parametrize("turn", [0, 1])
def test_the_pile_calls_nobody_to_draw_out_of_turn(tmp_path: Path, turn: int) -> None:
    """In Call-Out one could draw then, and would be accused of it (L-20)."""
    position: Position = {
        "hands": ["3C 4C", "5D 6D 9D", "6H 9H 10H"],
        "discard": "KS",
        "turn": turn,
    }
    wishes = Settings(show_legal_timed=True, think="OFF", speed="OFF")
    table = Table(tmp_path, game="callout", position=position, settings=wishes)
    table.frame()
    assert table.match.state.turn == turn
    assert table.may_draw()
    assert table.pile_calls() == (turn == 0)


def test_the_light_goes_to_who_is_accused_before_it_is_known_who_pays(tmp_path: Path) -> None:
    position = {"hands": ["R5 G5", "R1 G2 Y4", "B1 B2 B3"], "discard": "R3", "turn": 0}
    table = Table(tmp_path, game="oono", position=position, settings=Settings())
    table.wait(500)
    five = table.match.table.deck.index["R5"]
    assert table.scene.host.runner.submit(0, Action("play", cards=(five,))) is None
    table.wait(900)

    def brightness(seat: int) -> int:
        place = table.face(seat) if seat else table.boxes("hand")[0]
        face = table.kit.rect(place).scale_by(0.3)
        return sum(pygame.transform.average_color(table.picture(), face)[:3])

    before = [brightness(seat) for seat in range(3)]
    assert table.scene.host.runner.submit(2, Action("challenge", seat=0)) is None
    table.wait(250)
    assert table.scene.room.moments.running[-1].kind is MomentKind.ACCUSED
    now = [brightness(seat) for seat in range(3)]
    assert now[1] < before[1] * 0.8
    assert now[0] > before[0] * 0.9
    table.press(pygame.K_SPACE)
    table.wait(400)
    assert not [e for e in table.scene.room.moments.running if e.kind is MomentKind.ACCUSED]
