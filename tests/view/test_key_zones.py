"""Zones of the keyboard: keys by their place, each giving intents of its zone."""

from __future__ import annotations

import pygame
import pytest

from game.show.devices import KEY_ZONES, KEYS, LEFT_KEYS, NUMBER_KEYS, RIGHT_KEYS
from game.store.language_files import load_words
from game.tools.offscreen import ManualClock
from game.variants import VARIANTS
from game.view.input.input_reader import InputReader
from game.view.input.intents import Intent, Kind
from game.view.input.key_zones import LOOK, USUAL_PLACES, bindable_place
from game.view.input.pads import FIRST, NEXT
from tests.harness.events import key, key_at, pad_button, window

INFOS = [each.info for each in VARIANTS]


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def reader(clock: ManualClock) -> InputReader:
    pygame.display.init()
    made = InputReader(lambda pos: pos, lambda: INFOS, clock)
    made.key_names.words = load_words()
    made.use_zones(KEY_ZONES)
    return made


def down(place: int, code: int = 0) -> pygame.event.Event:
    return key_at(place, code)[0]


def up(place: int, code: int = 0) -> pygame.event.Event:
    return key_at(place, code)[1]


def one(intents: list[Intent]) -> Intent:
    (intent,) = intents
    return intent


def test_every_key_of_a_zone_gives_an_intent_of_its_device(reader: InputReader) -> None:
    for zone, usual in USUAL_PLACES.items():
        told = {name: one(reader.read(key_at(place))) for name, (place,) in usual.items()}
        assert {each.device for each in told.values()} == {zone}
        assert [told[name].direction for name in ("left", "right", "up", "down")] == [
            (-1, 0), (1, 0), (0, -1), (0, 1),
        ]  # fmt: skip
        kinds = {name: told.pop(name).kind for name in ("confirm", "back", "menu")}
        assert kinds == {"confirm": Kind.CONFIRM, "back": Kind.BACK, "menu": Kind.MENU}
        for name in ("left", "right", "up", "down"):
            assert told.pop(name).kind is Kind.NAVIGATE
        assert {name: each.command for name, each in told.items()} == {name: name for name in told}


def test_no_place_belongs_to_two_zones_or_to_a_modifier() -> None:
    places = [place for usual in USUAL_PLACES.values() for (place,) in usual.values()]
    assert len(places) == len(set(places)) == 3 * 14
    assert all(bindable_place(place) for place in places)
    refused = (pygame.KSCAN_LSHIFT, pygame.KSCAN_RALT, pygame.KSCAN_ESCAPE, pygame.KSCAN_F11, 0)
    assert not any(bindable_place(place) for place in refused)


def test_the_directions_of_each_zone_form_an_inverted_t() -> None:
    block = {
        **{place: (x, 0) for x, place in enumerate((20, 26, 8, 21, 23, 28, 24, 12, 18, 19))},
        **{place: (x, 1) for x, place in enumerate((4, 22, 7, 9, 10, 11, 13, 14, 15, 51))},
        **{pygame.KSCAN_KP_1 + n: (12 + n % 3, 2 - n // 3) for n in range(9)},
    }
    for usual in USUAL_PLACES.values():
        x, y = block[usual["down"][0]]
        assert [block[usual[name][0]] for name in ("left", "right", "up")] == [
            (x - 1, y), (x + 1, y), (x, y - 1),
        ]  # fmt: skip


def test_a_key_is_known_by_its_place_in_any_layout(reader: InputReader) -> None:
    # The key at the place of Q writes A in France, that of Z writes Y in Germany.
    assert one(reader.read(key_at(pygame.KSCAN_Q, pygame.K_a))).command == LOOK
    reader.at_table({"uno", "challenge"})
    assert one(reader.read(key_at(pygame.KSCAN_Z, pygame.K_y))).command == "uno"
    assert one(reader.read(key_at(pygame.KSCAN_SEMICOLON, ord("ö")))).kind is Kind.BACK
    # And a letter from outside the zones is the letter.
    other = one(reader.read(key_at(pygame.KSCAN_B, pygame.K_d)))
    assert (other.device, other.command) == (KEYS, "draw")


@pytest.mark.parametrize("mod", [pygame.KMOD_NUM, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL])
def test_num_lock_and_modifiers_that_others_hold_change_nothing(
    reader: InputReader, mod: int
) -> None:
    for code in (pygame.K_KP4, pygame.K_LEFT):  # as some systems tell it without Num Lock
        told = one(reader.read(key_at(pygame.KSCAN_KP_4, code, mod)))
        assert (told.device, told.direction) == (NUMBER_KEYS, (-1, 0))
    assert one(reader.read(key_at(pygame.KSCAN_R, pygame.K_r, mod))).command == "draw"


def test_the_other_keys_stay_those_of_the_keyboard(reader: InputReader) -> None:
    for code, kind in (
        (pygame.K_ESCAPE, Kind.BACK), (pygame.K_RETURN, Kind.CONFIRM), (pygame.K_F11, Kind.FULL_SCREEN),
        (pygame.K_LEFT, Kind.NAVIGATE),
    ):  # fmt: skip
        told = one(reader.read(key_at(300, code)))
        assert (told.kind, told.device) == (kind, KEYS)


def test_keys_of_a_zone_that_nobody_uses_are_those_of_the_keyboard(reader: InputReader) -> None:
    reader.use_zones({RIGHT_KEYS})
    told = one(reader.read(key_at(pygame.KSCAN_D, pygame.K_d)))
    assert (told.device, told.command) == (KEYS, "draw")
    assert one(reader.read(key_at(pygame.KSCAN_J, pygame.K_j))).device == RIGHT_KEYS
    assert reader.device == RIGHT_KEYS
    reader.use_zones(())
    assert reader.device == KEYS
    assert one(reader.read(key_at(pygame.KSCAN_J, pygame.K_j))).device == KEYS
    assert one(reader.read(key_at(pygame.KSCAN_KP_4, pygame.K_KP4))).command == "seat 4"


def test_a_held_or_mashed_key_gives_nothing_else(reader: InputReader) -> None:
    held = [down(pygame.KSCAN_E)] * 5 + [up(pygame.KSCAN_E), down(pygame.KSCAN_E)]
    assert [each.kind for each in reader.read(held)] == [Kind.CONFIRM, Kind.CONFIRM]
    assert reader.read([down(pygame.KSCAN_D)] * 3)[1:] == []


def test_a_key_held_since_before_its_zone_was_in_use_is_no_press(reader: InputReader) -> None:
    reader.use_zones(())
    reader.read([down(pygame.KSCAN_E, pygame.K_e)])
    reader.use_zones({LEFT_KEYS})
    assert reader.read([down(pygame.KSCAN_E, pygame.K_e)]) == []
    assert len(reader.read([up(pygame.KSCAN_E, pygame.K_e), down(pygame.KSCAN_E)])) == 1


def test_a_held_direction_repeats_whatever_others_press(
    reader: InputReader, clock: ManualClock
) -> None:
    assert len(reader.read([down(pygame.KSCAN_D), down(pygame.KSCAN_K)])) == 2
    assert reader.due() == FIRST
    clock.now += FIRST
    told = reader.read(key_at(pygame.KSCAN_KP_8))
    assert [(each.device, each.direction) for each in told] == [
        (NUMBER_KEYS, (0, -1)), (LEFT_KEYS, (1, 0)), (RIGHT_KEYS, (0, 1)),
    ]  # fmt: skip
    reader.read([up(pygame.KSCAN_K)])
    clock.now += NEXT
    assert [each.device for each in reader.read([])] == [LEFT_KEYS]
    reader.read([window(pygame.WINDOWFOCUSLOST)])
    assert reader.due() is None


def test_what_is_done_in_one_frame_keeps_its_order(reader: InputReader) -> None:
    told = reader.read(
        [
            down(pygame.KSCAN_O),
            pad_button(pygame.CONTROLLER_BUTTON_A),
            down(pygame.KSCAN_KP_ENTER),
            down(pygame.KSCAN_E),
            *key(pygame.K_ESCAPE),
            pad_button(pygame.CONTROLLER_BUTTON_X),
            down(pygame.KSCAN_P),
        ]
    )
    pad = told[1].device
    assert pad.is_pad
    assert [each.device for each in told] == [
        RIGHT_KEYS, pad, NUMBER_KEYS, LEFT_KEYS, KEYS, pad, RIGHT_KEYS,
    ]  # fmt: skip


def test_the_keys_for_calls_say_what_the_game_at_the_table_offers(reader: InputReader) -> None:
    calls = [pygame.KSCAN_KP_1, pygame.KSCAN_KP_2, pygame.KSCAN_KP_3, pygame.KSCAN_KP_0]

    def said() -> list[str]:
        return [one(reader.read(key_at(place))).command for place in calls]

    assert said() == ["call_1", "call_2", "call_3", "call_4"]
    for info in INFOS:
        words = [verb.word for verb in info.verbs]
        offered = [verb.word for verb in info.verbs if verb.offered]
        reader.at_table({*words, "gather"})
        bound = [verb.word for verb in info.verbs if verb.button and not verb.offered]
        expected = (offered + bound)[:4]
        assert said()[: len(expected)] == expected
        for word, place in zip(expected, ("1", "2", "3", "0"), strict=False):
            assert reader.prompt(word, NUMBER_KEYS) == place
    reader.at_table(())
    assert said() == ["call_1", "call_2", "call_3", "call_4"]
    assert reader.prompt("uno", NUMBER_KEYS) == ""


def test_prompts_are_what_is_printed_on_the_keys(reader: InputReader) -> None:
    assert [reader.prompt(name, LEFT_KEYS) for name in ("left", "up", "draw")] == ["A", "W", "R"]
    assert [reader.prompt(name, RIGHT_KEYS) for name in ("left", "back")] == ["J", ";"]
    pad = [reader.prompt(name, NUMBER_KEYS) for name in ("left", "confirm", "draw", "back")]
    assert pad == ["4", "Enter", "+", "."]
    reader.read(key_at(pygame.KSCAN_KP_4))
    assert reader.prompt("draw") == "+"


def test_letters_are_text_while_somebody_writes(reader: InputReader) -> None:
    reader.type_text(True)
    assert reader.read(key_at(pygame.KSCAN_E, pygame.K_e)) == []
    reader.type_text(False)
    assert one(reader.read(key_at(pygame.KSCAN_E, pygame.K_e))).kind is Kind.CONFIRM


def test_the_next_key_is_caught_by_its_place(reader: InputReader) -> None:
    reader.catch(place=True)
    assert reader.read(key_at(pygame.KSCAN_LSHIFT, pygame.K_LSHIFT)) == []
    assert reader.read(key_at(pygame.KSCAN_F5, pygame.K_F5)) == []
    caught = one(reader.read(key_at(pygame.KSCAN_Q, pygame.K_a)))
    assert (caught.kind, caught.button) == (Kind.CAUGHT, pygame.KSCAN_Q)
    reader.catch(place=True)
    caught = one(reader.read(key_at(pygame.KSCAN_ESCAPE, pygame.K_ESCAPE)))
    assert caught.button == pygame.KSCAN_ESCAPE


def test_a_place_that_is_taken_is_exchanged_within_a_zone_and_between_zones(
    reader: InputReader,
) -> None:
    zones = reader.zones
    assert zones.bind(LEFT_KEYS, "draw", pygame.KSCAN_T) == (LEFT_KEYS, "more")
    assert (reader.prompt("draw", LEFT_KEYS), reader.prompt("more", LEFT_KEYS)) == ("T", "R")
    assert zones.bind(LEFT_KEYS, "back", pygame.KSCAN_H) == (RIGHT_KEYS, "menu")
    assert reader.prompt("menu", RIGHT_KEYS) == "F"
    told = [one(reader.read(key_at(place))) for place in (pygame.KSCAN_H, pygame.KSCAN_F)]
    assert [(each.device, each.kind) for each in told] == [
        (LEFT_KEYS, Kind.BACK), (RIGHT_KEYS, Kind.MENU),
    ]  # fmt: skip
    assert zones.bind(NUMBER_KEYS, "more", pygame.KSCAN_PAGEUP) is None
    assert zones.bind(NUMBER_KEYS, "more", pygame.KSCAN_PAGEUP) is None
    zones.reset()
    assert zones.kept == {}


def test_bindings_are_kept_and_restored(reader: InputReader) -> None:
    assert reader.zones.kept == {}
    reader.zones.bind(LEFT_KEYS, "draw", pygame.KSCAN_B)
    reader.zones.bind(NUMBER_KEYS, LOOK, pygame.KSCAN_U)
    kept = reader.zones.kept
    assert kept == {
        "left": {"draw": [pygame.KSCAN_B]},
        "right": {LOOK: [pygame.KSCAN_KP_7]},
        "number": {LOOK: [pygame.KSCAN_U]},
    }
    other = InputReader(lambda pos: pos, lambda: INFOS)
    other.restore({}, {}, {**kept, "middle": {"draw": [4]}})
    assert other.zones.kept == kept
    # What nobody has chosen gives way to what somebody has.
    other.restore({}, {}, {"left": {"draw": [pygame.KSCAN_P], "gone": [5]}})
    assert other.zones.holder(pygame.KSCAN_P) == (LEFT_KEYS, "draw")
    assert other.prompt("draw", RIGHT_KEYS) == ""
    other.restore({}, {}, {"left": {"draw": [pygame.KSCAN_ESCAPE, pygame.KSCAN_B]}})
    assert other.zones.kept == {"left": {"draw": [pygame.KSCAN_B]}}
