"""Sitting down, by real events: devices take seats, bots change, and the table is dealt for who sits there."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.base.guest_names import PORTRAITS
from game.scenes.base.profiles import delete_profile, rename_profile
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.seating.chair_scene import ChairScene
from game.scenes.seating.deed_keys import ON_A_CARD
from game.scenes.seating.seat_card import SeatCard
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.seating.share_scene import ShareScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene
from game.show.devices import KEYS, LEFT_KEYS, MOUSE, NUMBER_KEYS, RIGHT_KEYS, pad
from game.show.seating import Hands
from game.store.settings_file import LastTable, Settings
from game.view.base.fonts import BOLD
from tests.harness import events
from tests.harness.program import Program
from tests.harness.seen import Writing
from tests.harness.some import some

A, X, START = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_START,
)
LEFT_PLAY, RIGHT_PLAY = (pygame.K_e, pygame.KSCAN_E), (pygame.K_o, pygame.KSCAN_O)


def sit(
    folder: Path,
    game: str = "classic",
    size: tuple[int, int] = (1280, 720),
    settings: Settings | None = None,
    guests: int = 3,
) -> Program:
    """The room, with some guests on its chairs."""
    program = Program(folder, size, settings=settings)
    program.stack.ways.setup(game)
    setup = program.top
    assert isinstance(setup, SetupScene)
    program.walk(setup.people, most=90)
    program.press(pygame.K_RETURN)
    room = program.top
    assert isinstance(room, SeatingScene)
    if guests and not room.seating_plan.chairs.taken:
        room.table.seat_guests(list(PORTRAITS[:guests]), "")
        room.seating_plan.swap(0, 3)  # the first chair is free
        room.resume()
    return program


def scene(program: Program) -> SeatingScene:
    assert isinstance(program.top, SeatingScene)
    return program.top


def key(program: Program, which: tuple[int, int]) -> None:
    code, place = which
    program.post(*events.key_at(place, code))


def on_pad(program: Program, number: int, button: int) -> None:
    program.post(
        events.pad_button(button, pad=number), events.pad_button(button, False, pad=number)
    )


def devices(program: Program) -> dict[str, object]:
    seating_plan = scene(program).seating_plan
    return {
        seating_plan.chairs[place].name: device for place, device in seating_plan.devices.items()
    }


def free_chair(program: Program) -> int:
    view = scene(program)
    return next(place for place in range(len(view.cards)) if view.seating_plan.chairs[place].closed)


def test_who_presses_a_button_sits_down_with_that_device(tmp_path: Path) -> None:
    program = sit(tmp_path)
    key(program, LEFT_PLAY)
    on_pad(program, 4, A)
    key(program, RIGHT_PLAY)
    program.click(scene(program).cards[free_chair(program)])
    found = devices(program)
    assert set(found.values()) == {LEFT_KEYS, pad(4), RIGHT_KEYS, MOUSE}
    assert len(scene(program).seating_plan.chairs.people) == 4
    on_pad(program, 4, A)  # who sits already presses what has the focus
    assert isinstance(program.top, ChairScene)
    key(program, (pygame.K_SEMICOLON, pygame.KSCAN_SEMICOLON))
    assert len(scene(program).seating_plan.chairs.people) == 4


def test_a_direction_key_of_a_zone_sits_down_as_any_other_of_its_keys(tmp_path: Path) -> None:
    program = sit(tmp_path)
    key(program, (pygame.K_w, pygame.KSCAN_W))
    key(program, (pygame.K_KP_8, pygame.KSCAN_KP_8))
    assert set(devices(program).values()) == {LEFT_KEYS, NUMBER_KEYS}


def test_keys_of_a_zone_that_nobody_has_change_no_chair_that_is_open(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    program.click(view.cards[0])
    view.seating_plan.drop(0)
    program.click(view.cards[0])
    change = program.top
    assert isinstance(change, ChairScene)
    program.walk(change.who)
    key(program, (pygame.K_KP_ENTER, pygame.KSCAN_KP_ENTER))
    assert program.top is change
    assert view.seating_plan.chairs[0].person
    assert view.seating_plan.devices[0] == NUMBER_KEYS
    assert change.device.value == "Number pad"
    key(program, LEFT_PLAY)
    assert view.seating_plan.devices[0] == NUMBER_KEYS
    assert view.seating_plan.places_of(LEFT_KEYS)


def test_where_all_play_at_once_the_mouse_is_not_offered_to_be_shared(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    view.seating_plan.hands = Hands.CORNERS
    program.click(view.cards[free_chair(program)])
    assert MOUSE in devices(program).values()
    program.click(view.cards[free_chair(program)])
    assert program.top is view
    assert len(view.seating_plan.places_of(MOUSE)) == 1


def test_the_rows_of_hands_stay_where_they_are_clicked(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    seen = set()
    for _ in range(3):
        seen.add((tuple(view.rows.hands.rect), tuple(view.rows.corners.rect)))
        program.click(view.rows.hands)
        seen.add((tuple(view.rows.hands.rect), tuple(view.rows.corners.rect)))
    assert len(seen) == 1
    assert view.rows.corners in view.group.widgets


def test_who_presses_two_buttons_sits_on_one_chair(tmp_path: Path) -> None:
    program = sit(tmp_path)
    on_pad(program, 4, A)
    on_pad(program, 4, X)  # leaves again
    assert devices(program) == {}
    on_pad(program, 4, A)
    assert len(devices(program)) == 1


def test_a_free_chair_becomes_a_persons_and_a_bots_level_changes_by_keys(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    free = next(place for place in range(len(view.cards)) if view.seating_plan.chairs[place].closed)
    program.walk(view.cards[free])
    program.press(pygame.K_RETURN)
    assert view.seating_plan.chairs[free].person
    program.walk(view.cards[1])
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, ChairScene)
    before = view.seating_plan.chairs[1].bot
    program.press(pygame.K_RIGHT)
    assert view.seating_plan.chairs[1].bot != before or view.seating_plan.chairs[1].closed
    program.press(pygame.K_ESCAPE)
    assert program.top is view


@pytest.mark.parametrize("deed", ["change", "empty", "bot"])
def test_the_keys_that_a_chair_tells_do_what_they_say_beside_the_zones(
    tmp_path: Path, deed: str
) -> None:
    program = sit(tmp_path)
    view = scene(program)
    people = view.seating_plan.chairs.people
    program.walk(view.cards[1])
    before = view.seating_plan.chairs[1].bot
    reader = program.kit.input
    told = next(name for name in ON_A_CARD[deed] if reader.prompt(name, KEYS))
    label = reader.prompt(told, KEYS)
    (code,) = [code for code in reader.keys.codes(told) if reader.key_name(code) == label]
    program.post(*events.printed(code))
    after = view.seating_plan.chairs[1]
    done = {
        "change": isinstance(program.top, ChairScene),
        "empty": after.closed,
        "bot": bool(after.bot) and after.bot != before,
    }
    assert [each for each, is_done in done.items() if is_done] == [deed]
    assert view.seating_plan.chairs.people == people


def test_no_key_is_told_that_would_let_somebody_sit_down(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    people = len(view.seating_plan.chairs.people)
    assert program.kit.input.prompt("rules", KEYS) == ""
    program.post(*events.printed(pygame.K_r))
    assert len(view.seating_plan.chairs.people) == people + 1
    program.press(pygame.K_ESCAPE)
    assert program.kit.input.prompt("rules", KEYS) != ""


def test_a_seat_is_emptied_by_the_mouse(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    program.click(view.cards[1])
    chair = program.top
    assert isinstance(chair, ChairScene)
    program.click(chair.leave)
    assert program.top is view
    assert view.seating_plan.chairs[1].closed


def test_a_chair_is_renamed_dressed_and_moved_by_keys_alone(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    program.walk(view.cards[0])
    program.press(pygame.K_RETURN)  # with the keyboard, which nobody had
    assert devices(program) == {"Ada": KEYS}
    program.walk(view.cards[0])
    program.press(pygame.K_RETURN)
    change = program.top
    assert isinstance(change, ChairScene)
    program.walk(change.name)
    program.press(pygame.K_RETURN)
    for _ in range(20):
        program.press(pygame.K_BACKSPACE)
    program.write("Dora")
    program.press(pygame.K_RETURN)
    program.walk(change.colour)
    program.press(pygame.K_RIGHT)
    program.walk(change.at)
    program.press(pygame.K_RIGHT)
    program.walk(change.done)
    program.press(pygame.K_RETURN)
    chair = view.seating_plan.chairs[1]
    assert (chair.name, chair.colour, chair.person) == ("Dora", "indigo", True)


def test_a_second_person_gets_keys_of_who_has_the_whole_keyboard(tmp_path: Path) -> None:
    """Only the mouse was offered, and nothing said that a keyboard can be split."""
    program = sit(tmp_path)
    view = scene(program)
    program.press(pygame.K_RETURN)
    place = free_chair(program)
    program.click(view.cards[place])
    program.click(view.cards[place])
    chair = program.top
    assert isinstance(chair, ChairScene)
    assert {"Left keys", "Right keys", "Number pad"} < set(chair.device.labels)
    program.walk(chair.device)
    while chair.device.value != "Left keys":
        program.press(pygame.K_RIGHT)
    program.click(chair.done)
    own = view.seating_plan.chairs[place].name
    assert devices(program) == {"Ada": RIGHT_KEYS, own: LEFT_KEYS}


def test_enter_sits_down_and_then_deals(tmp_path: Path) -> None:
    """It sat down, and a second one opened that seat."""
    program = sit(tmp_path)
    view = scene(program)
    assert program.focused is view.cards[0]
    program.press(pygame.K_RETURN)
    assert devices(program) == {"Ada": KEYS}
    assert program.focused is view.deal
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, TableScene)


def test_enter_stays_at_the_seat_while_nobody_can_deal(tmp_path: Path) -> None:
    program = sit(tmp_path, guests=0)
    view = scene(program)
    program.press(pygame.K_RETURN)
    assert devices(program) == {"Ada": KEYS}
    assert view.trouble
    assert program.focused is view.cards[0]


def test_enter_at_somebody_without_a_device_is_theirs_with_the_keyboard(tmp_path: Path) -> None:
    """It opened their seat; on a pad any button is theirs."""
    program = sit(tmp_path)
    view = scene(program)
    key(program, LEFT_PLAY)
    (place,) = view.seating_plan.chairs.people
    view.seating_plan.drop(place)
    view.resume()
    program.walk(view.cards[place])
    program.press(pygame.K_RETURN)
    assert view.seating_plan.devices[place] == KEYS
    program.walk(view.cards[place])
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, ChairScene)


def test_the_room_opens_at_deal_once_all_sit_and_else_at_a_free_seat(tmp_path: Path) -> None:
    program = sit(tmp_path, guests=0)
    on_pad(program, 4, A)
    program.stack.ways.party("classic")
    free = program.focused
    assert isinstance(free, SeatCard)
    assert free.chair.closed
    on_pad(program, 5, A)
    program.stack.ways.party("classic")
    assert program.focused is scene(program).deal


def test_the_chosen_game_shows_the_set_of_its_rules(tmp_path: Path) -> None:
    sets = {"classic": {"Sunday": "classic jump_in", "Monday": "classic jump_in"}}
    settings = Settings(speed="OFF", think="OFF", sets=sets)
    settings.games["classic"] = LastTable(options={"jump_in": True}, named="Monday")
    settings.games["oono"] = LastTable(options={"play_drawn": False})
    view = scene(sit(tmp_path, settings=settings))
    told = {tile.info.id: tile.spoken[2] for tile in view.games.tiles}
    assert {game: text for game, text in told.items() if text} == {"classic": "Monday"}
    view.games.tiles[1].activate(view.kit)
    told = {tile.info.id: tile.spoken[2] for tile in view.games.tiles}
    assert {game: text for game, text in told.items() if text} == {"oono": "1 house rule"}
    view.games.tiles[2].activate(view.kit)
    assert not any(tile.spoken[2] for tile in view.games.tiles)


def test_what_is_dealt_in_the_room_has_the_name_of_its_set(tmp_path: Path) -> None:
    sets = {"classic": {"Sunday": "classic jump_in", "Monday": "classic jump_in"}}
    settings = Settings(speed="OFF", think="OFF", sets=sets)
    settings.games["classic"] = LastTable(options={"jump_in": True}, named="Monday")
    program = sit(tmp_path, settings=settings)
    program.press(pygame.K_RETURN, pygame.K_RETURN)
    assert isinstance(program.top, TableScene)
    assert program.top.host.plan.set_name == "Monday"


def test_the_choices_of_hands_are_explained_to_keys_and_mouse(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    rows = [view.rows.hands, view.rows.corners]
    for row in rows:
        program.point(row.rect.center)
        assert program.focused is row
        explained = {row.help}
        for _ in row.labels[1:]:
            program.press(pygame.K_RIGHT)
            explained.add(row.help)
        assert "" not in explained
        assert len(explained) == len(row.labels) or row.idle


def renamed(program: Program, place: int, name: str) -> SeatingScene:
    """Give the person on a chair a name, by keys."""
    view = scene(program)
    program.walk(view.cards[place])
    program.press(pygame.K_RETURN)
    change = program.top
    assert isinstance(change, ChairScene)
    program.walk(change.name)
    program.press(pygame.K_RETURN)
    for _ in range(20):
        program.press(pygame.K_BACKSPACE)
    program.write(name)
    program.press(pygame.K_RETURN)
    program.walk(change.done)
    program.press(pygame.K_RETURN)
    return view


def test_who_is_called_as_a_guest_gets_that_guests_face(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    view.table.seat_guests(["mei", "jun", "milo"], "")
    view.resume()
    place = next(at for at in range(10) if view.seating_plan.chairs[at].closed)
    program.walk(view.cards[place])
    program.press(pygame.K_RETURN)
    renamed(program, place, "mei")
    chairs = view.seating_plan.chairs
    assert (chairs[place].name, chairs[place].portrait) == ("mei", "mei")
    bots = [chairs[at] for at in chairs.bots]
    assert len(bots) == 3
    assert not {"Mei", "mei"} & {*(each.name for each in bots), *(each.portrait for each in bots)}


def test_who_is_called_as_somebody_who_is_here_gets_another_name(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    free = [at for at in range(10) if view.seating_plan.chairs[at].closed][:2]
    for place in free:
        view.seating_plan.share(place, pad(place))
        view.resume()
        renamed(program, place, "Mei")
    chairs = view.seating_plan.chairs
    assert [chairs[at].name for at in free] == ["Mei", "Mei 2"]
    assert chairs[free[0]].portrait == "mei"
    assert chairs[free[1]].portrait != "mei"


def test_two_who_share_a_device_are_dealt_to_turn_by_turn(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    program.click(view.cards[free_chair(program)])
    second = free_chair(program)
    program.click(view.cards[second])
    asked = program.top
    assert isinstance(asked, ShareScene)
    program.click(asked.share)
    program.click(view.deal)
    table = program.top
    assert isinstance(table, TableScene)
    assert table.turns is not None
    assert [local.devices for local in table.room.seats] == [frozenset({MOUSE})] * 2
    assert set(program.kit.settings.profiles) >= {view.seating_plan.chairs[second].name}


def take_free_chair(program: Program, number: int) -> int:
    """Sit down on the first free chair with a pad; return its place."""
    view = scene(program)
    free = next(place for place in range(len(view.cards)) if view.seating_plan.chairs[place].closed)
    program.walk(view.cards[free])
    on_pad(program, number, A)
    return free


def test_who_sits_down_with_a_pad_of_another_is_asked_to_share_it(tmp_path: Path) -> None:
    program = sit(tmp_path)
    on_pad(program, 4, A)
    first = take_free_chair(program, 4)
    asked = program.top
    assert isinstance(asked, ShareScene)
    assert "Ada" in asked.title
    on_pad(program, 4, A)
    view = scene(program)
    assert view.seating_plan.places_of(pad(4)) == [0, first]
    assert [view.cards[place].below for place in (0, first)] == ["Pad 1, shared"] * 2
    second = take_free_chair(program, 4)  # any number of people
    assert isinstance(program.top, ShareScene)
    on_pad(program, 4, A)
    assert view.seating_plan.places_of(pad(4)) == [0, first, second]
    assert view.trouble == ""
    program.click(view.deal)
    table = program.top
    assert isinstance(table, TableScene)
    assert [local.devices for local in table.room.seats] == [frozenset({pad(4)})] * 3


def test_who_does_not_share_takes_another_device_or_none(tmp_path: Path) -> None:
    program = sit(tmp_path)
    on_pad(program, 4, A)
    place = take_free_chair(program, 4)
    on_pad(program, 4, pygame.CONTROLLER_BUTTON_B)
    view = scene(program)
    assert view.seating_plan.waiting == [place]
    place = take_free_chair(program, 4)
    key(program, LEFT_PLAY)
    assert scene(program).seating_plan.devices[place] == LEFT_KEYS


def test_a_chair_is_given_a_device_by_its_row_and_may_share_it(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    key(program, LEFT_PLAY)
    free = next(place for place in range(len(view.cards)) if view.seating_plan.chairs[place].closed)
    program.click(view.cards[free])
    assert view.seating_plan.devices[free] == MOUSE
    program.click(view.cards[free])
    change = program.top
    assert isinstance(change, ChairScene)
    program.walk(change.device)
    program.press(pygame.K_RIGHT)
    assert view.seating_plan.places_of(LEFT_KEYS) == [0, free]
    assert change.device.value == "Left keys, with Ada"
    program.press(pygame.K_LEFT, pygame.K_LEFT)
    assert free not in view.seating_plan.devices
    assert view.seating_plan.devices[0] == LEFT_KEYS
    program.walk(change.who)
    program.press(pygame.K_RIGHT)
    assert change.device not in change.group.widgets  # a bot plays with nothing


@pytest.mark.parametrize(
    ("sharing", "trouble"),
    [(2, ""), (3, "To play all at once, only two people can share a pad")],
)
def test_all_at_once_two_may_share_a_pad(tmp_path: Path, sharing: int, trouble: str) -> None:
    program = sit(tmp_path)
    view = scene(program)
    on_pad(program, 4, A)
    for _ in range(sharing - 1):
        take_free_chair(program, 4)
        on_pad(program, 4, A)
    assert not view.seating_plan.trouble(timed=False)  # turn by turn
    program.walk(view.rows.hands)
    program.press(pygame.K_RIGHT, pygame.K_RIGHT)
    assert view.seating_plan.hands is Hands.CORNERS
    assert view.trouble == trouble
    program.click(view.deal)
    assert isinstance(program.top, CornersScene) == (not trouble)


def test_all_at_once_a_zone_of_keys_is_not_shared(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    key(program, LEFT_PLAY)
    free = next(place for place in range(len(view.cards)) if view.seating_plan.chairs[place].closed)
    view.seating_plan.share(free, LEFT_KEYS)
    program.walk(view.rows.hands)
    program.press(pygame.K_RIGHT, pygame.K_RIGHT)
    assert view.trouble == "To play all at once, only game pads can be shared"


def test_where_the_rules_go_by_the_clock_no_device_is_shared(tmp_path: Path) -> None:
    program = sit(tmp_path, "callout")
    on_pad(program, 4, A)
    place = take_free_chair(program, 4)
    view = scene(program)  # nothing is asked
    assert view.seating_plan.waiting == [place]
    program.click(view.cards[place])
    change = program.top
    assert isinstance(change, ChairScene)
    assert not any("Ada" in label for label in change.device.labels)
    view.seating_plan.share(place, pad(4))
    assert view.seating_plan.trouble(timed=True) == "needed"


def test_too_few_cannot_be_dealt_to_and_it_is_said(tmp_path: Path) -> None:
    program = sit(tmp_path)
    view = scene(program)
    for place in view.seating_plan.chairs.bots:
        view.seating_plan.leave(place)
    view.resume()
    assert not view.deal.enabled
    assert view.deal.detail == "Nobody is here yet"
    on_pad(program, 4, A)
    program.click(view.deal)
    assert program.top is view
    assert view.deal.detail == view.trouble == "1 more player has to sit down"
    on_pad(program, 5, A)
    assert view.deal.enabled


def test_where_the_rules_go_by_the_clock_everybody_needs_a_device(tmp_path: Path) -> None:
    program = sit(tmp_path, "callout")
    view = scene(program)
    on_pad(program, 4, A)
    assert view.trouble == ""  # one person among bots
    view.seating_plan.chairs.seat_person(free_chair(program))
    view.resume()
    program.click(view.deal)
    assert program.top is view
    assert view.trouble == "Emil needs a device: press a button on one, or empty the seat"
    key(program, LEFT_PLAY)
    assert view.trouble == ""
    assert view.seating_plan.seating(timed=True).hands is Hands.CORNERS


def test_a_pad_that_is_unplugged_leaves_its_person_without_a_device(tmp_path: Path) -> None:
    program = sit(tmp_path)
    on_pad(program, 4, A)
    (place,) = scene(program).seating_plan.chairs.people
    program.post(events.pad_gone(4))
    assert devices(program) == {}
    assert scene(program).seating_plan.chairs.people == [place]


@pytest.mark.parametrize("game", ["classic", "oono", "attack", "tricks", "callout"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (540, 960), (1920, 1080)])
def test_nothing_lies_over_anything_else(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    program = Program(tmp_path, size)
    program.stack.ways.party(game)
    view = scene(program)
    program.frame()
    rects = [each.rect for each in view.group.widgets]
    window = program.picture().get_rect()
    for place, rect in some(enumerate(rects)):
        assert window.contains(rect), rect
        assert rect.collidelist(rects[place + 1 :]) < 0, rect


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (960, 1000), (960, 540)])
@pytest.mark.parametrize("text", [1.5, 2.0])
def test_large_text_has_room_on_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
) -> None:
    program = Program(tmp_path, size, settings=Settings(text_scale=text))
    program.stack.ways.party("oono")
    view, kit, window = scene(program), program.kit, pygame.Rect((0, 0), size)
    writing = Writing(monkeypatch)
    program.picture()
    assert writing.cut == []
    assert "Automatic" in [line for line, _ in writing.seen]
    for button in [view.invite, *view.bar.buttons]:
        assert button.rect.w >= kit.fonts.width(button.label, button.size, BOLD)
    rects = [each.rect for each in view.group.widgets]
    assert all(window.contains(rect) for rect in rects)
    assert all(len(rect.collidelistall(rects)) == 1 for rect in rects)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 1024)])
@pytest.mark.parametrize(
    "name", ["Grandpa Wenceslas", "Wolfgang Amadeus Bix", "Wolfeschlegelsteinha"]
)
def test_a_name_at_its_longest_stands_whole_on_its_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], name: str
) -> None:
    program = sit(tmp_path, size=size)
    chairs, place = scene(program).seating_plan.chairs, free_chair(program)
    chairs.seat_person(place)
    chairs.name(place, name)
    scene(program).resume()
    writing = Writing(monkeypatch)
    program.picture()
    assert writing.cut == []
    card = scene(program).cards[place].rect
    said = [line for line, rect in writing.seen if card.contains(rect)]
    assert name.replace(" ", "") in "".join(said).replace(" ", "")


def reopened(program: Program, folder: Path) -> Program:
    """The program, closed and started anew with the same settings, at the same screen."""
    program.stack.clear()
    settings, wrong = Settings.load(program.kit.places.settings)
    assert wrong is None
    return sit(folder, settings=settings)


@pytest.mark.parametrize("anew", [False, True])
def test_who_sits_where_is_still_there_when_one_comes_back(tmp_path: Path, anew: bool) -> None:
    program = sit(tmp_path)
    key(program, LEFT_PLAY)
    key(program, RIGHT_PLAY)
    seating_plan = scene(program).seating_plan
    seating_plan.chairs.name(4, "Grandma")
    program.walk(scene(program).rows.hands)
    program.press(pygame.K_RIGHT)
    hands, seats, given = seating_plan.hands, seating_plan.seats(), devices(program)
    assert hands is not None
    assert len(given) == 2
    program.press(pygame.K_ESCAPE)
    if anew:
        program = reopened(program, tmp_path)
    else:
        program.press(pygame.K_RETURN)
    assert (scene(program).seating_plan is not seating_plan) == anew
    assert scene(program).seating_plan.seats() == seats
    assert scene(program).seating_plan.hands is hands
    assert scene(program).rows.hands.chosen == 1
    assert devices(program) == given


def test_the_setup_of_one_player_changes_nobody_in_the_room(tmp_path: Path) -> None:
    program = sit(tmp_path)
    key(program, LEFT_PLAY)
    seats = scene(program).seating_plan.seats()
    program.press(pygame.K_ESCAPE)
    setup = program.top
    assert isinstance(setup, SetupScene)
    setup.invitation.invite(program.kit, 1)
    program.press(pygame.K_RETURN)
    assert scene(program).seating_plan.seats() == seats


def test_people_who_are_renamed_or_deleted_are_so_on_their_chairs_too(tmp_path: Path) -> None:
    program = sit(tmp_path)
    key(program, LEFT_PLAY)
    key(program, RIGHT_PLAY)
    people = [seat.name for seat in scene(program).seating_plan.seats() if seat.person]
    program.press(pygame.K_ESCAPE)
    kit = program.kit
    assert rename_profile(kit, people[1], "Grandma")
    program = reopened(program, tmp_path)
    assert set(devices(program)) == {people[0], "Grandma"}
    program.press(pygame.K_ESCAPE)
    assert delete_profile(program.kit, "Grandma")
    program.press(pygame.K_RETURN)
    assert set(devices(program)) == {people[0]}


def test_without_a_code_and_points_the_seats_stand_in_the_middle_of_the_window(
    tmp_path: Path,
) -> None:
    room = scene(sit(tmp_path))
    assert (room.coming_in.code, room.table.scores) == ("", [])
    first, *others = [each.rect for each in room.cards]
    assert abs(first.unionall(others).centerx - 640) <= 1
