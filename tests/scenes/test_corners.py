"""The table with a corner for each person, by real input of devices of their own."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.actions import Action
from game.engine.cards import UNKNOWN
from game.engine.out_of_turn import Timeliness
from game.scenes.pause.lost_device_scene import LostDeviceScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.title.title_scene import TitleScene
from game.session.together.refusals import MOST
from game.show.devices import KEYS, LEFT_KEYS, MOUSE, NUMBER_KEYS, RIGHT_KEYS, pad
from game.show.seating import Corners, Hands, Seating
from game.store.settings_file import Settings
from game.store.talk_options import load_talk
from game.words.marks import plain
from tests.harness.corner_sight import tell_asked
from tests.harness.couch import PAD, Couch, couch
from tests.harness.events import key
from tests.harness.seen import Writing
from tests.harness.written import Position

TWO: Position = {
    "hands": ["R5 B7 W", "G5 Y2 B9"],
    "discard": "R9",
    "draw": "Y5 G1 Y6 Y3",
    "turn": 0,
}
STUCK: Position = {**TWO, "hands": ["B7 G3 B2", "G5 Y2 B9"]}


def choose(made: Couch, seat: int, label: str) -> None:
    """Choose an item of the panel of a corner."""
    panel = made.corner(seat).panel()
    assert panel is not None
    steps = [item.label for item in panel.items].index(label) - panel.at
    made.do(seat, *["right"] * steps, "confirm")


def codes(made: Couch, seat: int) -> str:
    deck = made.match.table.deck
    return " ".join(deck.codes[card] for card in made.match.state.hands[seat])


def test_the_routes_open_corners_where_the_seating_says_so(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS]) as made:
        made.stack.reset(TitleScene(made.kit, made.stack))
        made.stack.ways.table(made.plan, made.seating)
        assert type(made.top) is type(made.scene)
        turns = Seating(made.seating.devices, Hands.TURN_BY_TURN)
        made.stack.ways.table(made.plan, turns)
        assert type(made.top) is not type(made.scene)


def test_the_menu_at_the_edge_is_everybodys(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS]) as made:  # the mouse is nobody's
        made.frames(5)
        made.click(made.signs.menu.center)
        assert isinstance(made.top, PauseScene)


def test_rules_in_force_are_marked_at_the_edge_and_named_while_they_are_pointed_at(
    tmp_path: Path,
) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS]) as made:
        made.frames(5)
        assert not made.signs.marks.shown
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], options={"jump_in": True}) as made:
        made.frames(5)
        signs = made.signs
        assert signs.marks.names == ("Jump in",)
        assert signs.marks.shown
        made.point(signs.marks.rect.center)
        made.frames(5)
        (names,) = signs.named()
        assert pygame.Rect((0, 0), made.kit.size).contains(names.rect)
        assert names.rect.centery < signs.marks.rect.top
        made.point((5, 5))
        made.frames(5)
        assert not signs.named()


def test_cards_are_played_by_their_place_blind_and_with_ones_own_device_alone(
    tmp_path: Path,
) -> None:
    with couch(tmp_path, [KEYS, PAD], position=TWO) as made:
        made.do(1, "confirm")  # not in turn: nothing happens but a reason in the own corner
        assert not made.match.log
        assert "Ada" in (made.corner(1).content().line or "")
        assert made.corner(0).content().line is None
        made.do(0, "confirm")
        assert [entry.seat for entry in made.match.log] == [0]
        assert codes(made, 0) == "B7 W"
        assert not made.corner(0).content().is_open
        made.do(1, "confirm")
        assert codes(made, 1) == "Y2 B9"
        assert made.match.state.turn == 0


def test_a_refusal_too_many_is_told_to_its_person_alone(tmp_path: Path) -> None:
    with couch(tmp_path, [KEYS, PAD], position=TWO) as made:
        for _ in range(3 * MOST):
            made.do(1, "confirm")
        assert made.ear.heard.count("refuse") == MOST
        assert "Ada" in (made.corner(1).content().line or "")
        made.go_to(0, 1)
        made.do(0, "confirm")
        assert made.ear.heard.count("refuse") == MOST + 1


def test_a_card_that_does_not_match_is_refused_without_being_named(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], position=TWO) as made:
        made.go_to(0, 1)
        made.do(0, "confirm")
        assert not made.match.log
        line = plain(made.corner(0).content().line or "")
        assert line == "That card can't be played now. Play red, another 9 or a wild card; or draw."
        made.wait(8000)
        assert made.corner(0).content().line is None


def test_a_wild_card_asks_for_its_suit_in_the_corner(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], position=TWO) as made:
        made.go_to(0, 2)
        made.do(0, "confirm")
        panel = made.corner(0).panel()
        assert panel is not None
        assert not made.match.log
        assert [offer.suit for offer in panel.items] == list(made.match.table.deck.suits)
        made.do(0, "back")
        assert made.corner(0).panel() is None
        assert not made.match.log
        made.do(0, "confirm", "right", "confirm")
        assert made.match.log[-1].action.suit == 1


def test_an_open_corner_shows_its_own_cards_alone_and_says_so(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, NUMBER_KEYS, PAD]) as made:
        for seat in range(3):
            made.do(seat, "look_hand")
            content = made.corner(seat).content()
            assert content.is_open
            held = made.match.state.hands[seat]
            assert sorted(face for face in content.faces if face is not None) == sorted(held)
        assert all(made.corner(seat).content().is_open for seat in range(3))
        made.do(1, "look_hand")
        opened = [made.corner(seat).content() for seat in range(3)]
        assert [each.is_open for each in opened] == [True, False, True]
        assert set(opened[1].faces) == {None}
        seen = made.presented
        assert {card for seat in range(3) for card in seen.zones[("hand", seat)]} == {UNKNOWN}


def test_an_open_corner_closes_at_the_end_of_its_persons_turn(tmp_path: Path) -> None:
    with couch(tmp_path, [KEYS, PAD], position=TWO) as made:
        for seat in (0, 1):
            made.do(seat, "look_hand")
        made.do(0, "confirm")
        assert [entry.seat for entry in made.match.log] == [0]
        assert [made.corner(seat).is_open() for seat in (0, 1)] == [False, True]
        assert made.corner(0).content().faces == (None, None)


def test_a_pinned_corner_stays_open_until_its_person_closes_it(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], position=TWO) as made:
        words = made.kit.words
        made.do(0, "more")
        choose(made, 0, words("corner.pin"))
        assert made.corner(0).content().device_name == words("corner.pinned")
        made.do(0, "confirm")
        assert len(made.match.log) == 1
        assert made.corner(0).is_open()
        made.do(0, "look_hand")
        made.do(0, "look_hand")
        assert made.corner(0).content().device_name == words("corner.open")


def test_a_pinned_corner_can_be_let_go(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], position=TWO) as made:
        for key in ("corner.pin", "corner.unpin"):
            made.do(0, "more")
            choose(made, 0, made.kit.words(key))
            assert made.corner(0).is_open()
        made.do(0, "confirm")
        assert len(made.match.log) == 1
        assert not made.corner(0).is_open()


@pytest.mark.parametrize("people", [2, 6, 10])
def test_at_every_size_it_says_that_cards_are_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: int
) -> None:
    writing = Writing(monkeypatch)
    devices = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS, *(pad(number) for number in range(7))]
    wishes = Settings(speed="OFF", text_scale=2.0, guides={"classic": ["skipped"]})
    with couch(tmp_path, devices[:people], settings=wishes) as made:
        said = []
        for seat in range(min(people, 3)):
            writing.clear()
            made.do(seat, "look_hand")
            made.picture()
            assert made.corner(seat).is_open()
            said += [line for line, _ in writing.texts if line == made.kit.words("corner.open")]
        assert len(said) >= min(people, 3)


@pytest.mark.parametrize("text", [1.5, 2.0])
@pytest.mark.parametrize("people", [2, 6])
def test_large_numbers_of_slots_are_clear_of_their_edges(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: int, text: float
) -> None:
    writing = Writing(monkeypatch)
    devices = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS, *(pad(number) for number in range(7))]
    wishes = Settings(speed="OFF", text_scale=text, guides={"classic": ["skipped"]})
    with couch(tmp_path, devices[:people], settings=wishes) as made:
        made.picture()
        numbers = [(line, rect) for line, rect in writing.texts if line.isdecimal()]
        corners = [made.corner(seat).box() for seat in range(people)]
        slots = [made.kit.rect(slot) for box in corners for slot in box.slots(7)]
        found = [
            (line, rect.w / slot.w)
            for line, rect in numbers
            for slot in slots
            if slot.collidepoint(rect.center)
        ]
        assert len({line for line, _ in found}) >= 5
        assert [each for each in found if each[1] > 0.75] == []


def test_opening_ones_own_hand_closes_the_others_where_one_may_be_open(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], corners=Corners.ONE) as made:
        made.do(0, "look_hand")
        made.do(1, "look_hand")
        assert [made.corner(seat).content().is_open for seat in (0, 1)] == [False, True]


def test_open_hands_are_open_always(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], corners=Corners.OPEN) as made:
        made.do(0, "look_hand")
        assert all(made.corner(seat).content().is_open for seat in (0, 1))


def test_devices_in_one_frame_keep_their_order(tmp_path: Path) -> None:
    with couch(tmp_path, [KEYS, PAD], position=TWO) as made:
        made.send(0, "confirm")
        made.send(1, "confirm")
        made.frame()
        assert [entry.seat for entry in made.match.log] == [0, 1]


def test_a_held_key_plays_one_card(tmp_path: Path) -> None:
    with couch(tmp_path, [KEYS, PAD], position=TWO) as made:
        down, _ = key(pygame.K_RETURN)
        for _ in range(5):
            made.post(down)
        assert len(made.match.log) == 1
        made.do(1, "confirm")
        for _ in range(5):
            made.post(down)
        assert len(made.match.log) == 2


def test_the_mouse_plays_by_buttons_and_clicks(tmp_path: Path) -> None:
    with couch(tmp_path, [MOUSE, LEFT_KEYS], position=TWO) as made:
        made.click_part(0, "slot", 0)
        assert not made.match.log
        assert made.corner(0).content().cursor == 0
        made.click_part(0, "item", 0)
        assert made.match.log[-1].action.verb == "play"
        made.click_part(0, "eye")
        assert made.corner(0).content().is_open
        made.click_part(1, "eye")  # another's corner
        assert not made.corner(1).content().is_open


def test_the_mouse_plays_a_card_that_is_clicked_again(tmp_path: Path) -> None:
    with couch(tmp_path, [MOUSE, LEFT_KEYS], position=TWO) as made:
        made.click_part(0, "slot", 0)
        made.click_part(0, "slot", 0)
        assert made.match.log[-1].action.verb == "play"


@pytest.mark.parametrize("seat", [0, 1])
def test_menu_pauses_for_everybody(tmp_path: Path, seat: int) -> None:
    with couch(tmp_path, [LEFT_KEYS, PAD]) as made:
        made.do(seat, "menu")
        assert isinstance(made.top, PauseScene)


def test_a_pad_that_is_unplugged_stops_the_game_and_closes_every_corner(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, PAD]) as made:
        made.do(0, "look_hand")
        assert made.corner(0).is_open()
        made.pads[made.used[1].number].unplug()
        made.frames(2)
        assert isinstance(made.top, LostDeviceScene)
        assert not made.corner(0).is_open()


def test_new_cards_join_the_end_and_the_order_changes_by_command_alone(tmp_path: Path) -> None:
    with couch(tmp_path, [KEYS, LEFT_KEYS], position=STUCK) as made:
        corner = made.corner(0)
        before = corner.faces()
        made.do(0, "draw")
        assert corner.faces()[: len(before)] == before
        assert len(corner.faces()) > len(before)
        made.do(0, "sort")
        assert sorted(corner.faces()) == sorted(made.match.state.hands[0])
        assert corner.faces() != made.match.state.hands[0]


def test_the_prompts_are_reached_by_direction_alone(tmp_path: Path) -> None:
    """A device needs no more than directions and one button."""
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], position=STUCK) as made:
        made.do(0, "down")
        corner = made.corner(0)
        assert corner.in_prompts()
        made.do(0, "right", "confirm")  # the second prompt: draw
        assert made.match.log[-1].action.verb == "draw"
        assert corner.on_cards()


def test_a_pause_closes_the_hands(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, PAD]) as made:
        made.do(0, "look_hand")
        made.do(1, "menu")
        assert isinstance(made.top, PauseScene)
        assert not made.corner(0).content().is_open
        assert made.corner(0).content().faces == (None,) * len(made.match.state.hands[0])


def test_the_mouse_reaches_the_prompts_of_a_narrow_corner_out_of_turn(tmp_path: Path) -> None:
    used = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS, PAD, MOUSE]
    with couch(tmp_path, used, size=(1920, 1080)) as made:
        corner = made.corner(4)
        assert made.match.state.turn != 4
        assert not corner.grown()
        made.point(made.kit.rect(corner.box(grown=False).header).center)
        assert corner.grown()
        more = [item.label for item in corner.content().items].index(made.kit.words("table.draw"))
        made.click_part(4, "item", more)
        assert corner.content().line
        made.point((960, 540))
        made.wait(8000)  # until it is no longer told why
        assert not corner.grown()


def test_many_cards_take_a_second_row_and_then_pages(tmp_path: Path) -> None:
    hand = " ".join(f"{colour}{number}" for colour in "RYGB" for number in range(1, 6))
    position = {**TWO, "hands": [hand, "G5 Y2 B9"], "draw": "Y7 G7 Y8 Y9"}
    with couch(tmp_path, [KEYS, LEFT_KEYS], position=position) as made:
        corner = made.corner(0)
        content = corner.content()
        assert (content.pages, len(content.faces), content.first) == (2, 16, 1)
        slots = corner.box(grown=True).slots(16)
        assert len({slot.top for slot in slots}) == 2
        made.do(0, "up")
        assert corner.cursor() == 0  # the prompts are above the first row
        assert corner.in_prompts()
        made.do(0, "back", "down")
        assert corner.cursor() == 8
        made.go_to(0, 17)
        content = corner.content()
        assert (content.page, len(content.faces), content.first, content.cursor) == (1, 4, 17, 1)
        made.do(0, "look_hand")
        assert list(corner.content().faces) == corner.faces()[16:]


def test_the_round_ends_in_its_result_and_the_next_one_is_dealt(tmp_path: Path) -> None:
    last: Position = {**TWO, "hands": ["R5", "G5 Y2 B9"]}
    with couch(tmp_path, [KEYS, PAD], position=last, options={"rounds": 2}) as made:
        made.do(0, "confirm")
        assert made.scene.host.over
        assert made.corner(1).content().is_open  # all hands are laid open
        made.wait(2000)
        assert isinstance(made.top, EndScene | ResultScene)
        made.press(pygame.K_RETURN)
        assert made.top is made.scene
        made.frames(2)
        assert [len(made.corner(seat).faces()) for seat in (0, 1)] == [
            len(hand) for hand in made.match.state.hands
        ]
        assert not any(made.corner(seat).content().is_open for seat in (0, 1))


def test_a_device_of_nobodys_moves_no_cursor(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, PAD]) as made:
        before = [made.corner(seat).content() for seat in (0, 1)]
        made.press(pygame.K_RIGHT, pygame.K_RETURN)
        assert [made.corner(seat).content() for seat in (0, 1)] == before
        made.press(pygame.K_ESCAPE)  # which is everybody's
        assert isinstance(made.top, PauseScene)


@pytest.mark.parametrize("people", [4, 6])
def test_nothing_that_is_said_covers_a_corner(tmp_path: Path, people: int) -> None:
    """Everybody talks at once, and the dealer's mistakes are explained: all of it lies on free cloth."""
    used = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS, KEYS, PAD, MOUSE][:people]
    with couch(tmp_path, used, game="callout", size=(1920, 1080)) as made:
        said = load_talk("en").lists["phrases"][:people]
        for seat, text in enumerate(said):
            made.corner(seat).do(Action("say", text=text))
            made.corner(seat).ask_for_more()
            made.frame()
        made.picture()
        notices = made.notices()
        placed = [notice.spot.rect for notice in notices if notice.spot is not None]
        assert placed
        corners = [made.corner(seat).box().rect for seat in range(people)]
        for rect in placed:
            assert rect.collidelist(corners) == -1


def test_corners_are_asked_for_what_they_show_only_when_something_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    tell_asked(monkeypatch, asked.append)
    with couch(tmp_path, (LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS)) as made:
        made.frames(10)
        asked.clear()
        made.frames(10)
        assert asked == []
        made.do(1, "right")
        assert asked == [0, 1, 2]
        asked.clear()
        made.picture()
        assert asked == []
        made.press(pygame.K_F10)  # under a menu hands are closed, and settings may be others
        made.picture()
        assert asked


TWO_LEFT: Position = {
    "hands": ["R5 B7", "G5 Y2 B9"],
    "discard": "R9",
    "draw": "Y5 G1 Y6 Y3",
    "turn": 0,
}


def test_prompts_are_dim_pulse_and_show_that_a_call_was_made(tmp_path: Path) -> None:
    settings = Settings(think="OFF")
    with couch(
        tmp_path, [PAD, LEFT_KEYS], game="oono", position=TWO_LEFT, settings=settings
    ) as made:

        def look(seat: int) -> dict[str, Timeliness]:
            return {item.label: item.when for item in made.corner(seat).content().items}

        words = made.kit.words
        uno, draw = words("oono.call.uno"), words("table.draw")
        assert look(0)[uno] is Timeliness.DUE
        assert look(0)[draw] is Timeliness.PERHAPS
        assert look(1)[uno] is look(1)[draw] is Timeliness.NEVER
        made.frames(30)
        assert made.pulses(0)
        assert not made.pulses(1)
        assert made.scene.due() == 0
        pictures = set()
        for _ in range(30):
            made.frame()
            pictures.add(made.pixels())
        assert len(pictures) > 5
        made.do(0, "call_1")
        made.frames(60)
        assert look(0)[uno] is Timeliness.MADE
        assert not made.pulses(0)
        assert made.scene.due() != 0


def test_a_prompt_that_is_due_stands_still_under_reduced_motion(tmp_path: Path) -> None:
    used = [LEFT_KEYS, RIGHT_KEYS]
    settings = Settings(think="OFF", reduced_motion=True, away=0)
    with couch(tmp_path, used, game="oono", position=TWO_LEFT, settings=settings) as made:
        made.frames(60)
        assert made.corner(0).content().due
        assert made.scene.due() is None


def test_what_is_not_shown_yet_changes_no_prompt(tmp_path: Path) -> None:
    position: Position = {**TWO_LEFT, "hands": ["R5 B7 R1", "G5 Y2"], "discard": "R9"}
    settings = Settings(think="OFF")
    with couch(
        tmp_path, [LEFT_KEYS, RIGHT_KEYS], game="oono", position=position, settings=settings
    ) as made:
        made.frames(30)
        assert not made.corner(1).content().due
        made.do(0, "confirm")
        assert made.match.state.turn == 1
        assert made.scene.room.busy
        assert not made.corner(1).content().due
        made.frames(90)
        assert made.corner(1).content().due


def test_why_cards_fall_on_a_person_stands_at_their_corner(tmp_path: Path) -> None:
    position: Position = {
        "hands": ["R+2 B7 G1", "G5 Y2 B9"],
        "discard": "R9",
        "draw": "Y5 G1 Y6 Y3 B1 B2",
        "turn": 0,
    }
    with couch(
        tmp_path,
        [LEFT_KEYS, RIGHT_KEYS],
        game="oono",
        position=position,
        settings=Settings(think="OFF"),
        size=(1920, 1080),
    ) as made:
        made.frames(30)
        made.do(0, "confirm")
        for _ in range(200):
            made.frame()
            if made.match.state.turn == 1 and not made.scene.room.busy:
                break
        made.do(1, "draw")
        for _ in range(120):
            made.frame()
            told = [each for each in made.notices() if each.clause]
            if told and told[0].spot is not None:
                break
        assert [each.seat for each in told] == [1]
        assert "Ruth" in told[0].text
        assert told[0].spot is not None


def pinned(made: Couch, seat: int) -> None:
    made.do(seat, "more")
    choose(made, seat, made.kit.words("corner.pin"))
    assert made.corner(seat).is_open()


def test_no_corner_is_open_in_the_next_deal(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], options={"rounds": 2}, position=TWO) as made:
        pinned(made, 1)
        host, match = made.scene.host, made.match
        while not host.over:
            turn = match.state.turn
            host.runner.submit(turn, match.observe(turn).legal[0])
        made.frame()
        assert made.corner(1).is_open()
        host.next_round()
        made.wait(4000)
        assert match.state.round == 2
        assert not made.corner(1).is_open()


def test_a_pinned_corner_is_closed_in_a_pause_and_open_again_after_it(tmp_path: Path) -> None:
    with couch(tmp_path, [LEFT_KEYS, RIGHT_KEYS], position=TWO) as made:
        pinned(made, 0)
        made.do(1, "look_hand")
        made.scene.pause()
        assert [made.corner(seat).is_open() for seat in (0, 1)] == [False, False]
        made.scene.resume()
        assert [made.corner(seat).is_open() for seat in (0, 1)] == [True, False]
