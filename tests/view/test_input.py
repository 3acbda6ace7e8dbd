"""Mouse, keys and pads as one stream of intents."""

from __future__ import annotations

import gc
import weakref

import pygame
import pytest

from game.show.devices import KEYS
from game.store.language_files import load_words
from game.variants import VARIANTS
from game.view.input.input_reader import InputReader
from game.view.input.intents import Intent, Kind
from game.view.input.usual_bindings import usual_bindings
from tests.harness.events import (
    click,
    key,
    motion,
    mouse_button,
    pad_axis,
    pad_button,
    text,
    wheel,
    window,
)
from tests.harness.some import some

INFOS = [each.info for each in VARIANTS]


@pytest.fixture
def reader() -> InputReader:
    pygame.display.init()
    made = InputReader(lambda pos: (pos[0] * 2, pos[1] * 2), lambda: INFOS)
    made.key_names.words = load_words()
    return made


def kinds(intents: list[Intent]) -> list[Kind]:
    return [intent.kind for intent in intents]


def test_arrows_navigate(reader: InputReader) -> None:
    (intent,) = reader.read(key(pygame.K_LEFT))
    assert (intent.kind, intent.direction, intent.device) == (
        Kind.NAVIGATE,
        (-1, 0),
        KEYS,
    )


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (pygame.K_RETURN, Kind.CONFIRM),
        (pygame.K_SPACE, Kind.CONFIRM),
        (pygame.K_ESCAPE, Kind.BACK),
        (pygame.K_F11, Kind.FULL_SCREEN),
    ],
)
def test_named_keys(reader: InputReader, code: int, kind: Kind) -> None:
    assert kinds(reader.read(key(code))) == [kind]


def test_alt_enter_is_full_screen_and_no_choice(reader: InputReader) -> None:
    assert kinds(reader.read(key(pygame.K_RETURN, pygame.KMOD_LALT))) == [Kind.FULL_SCREEN]


def test_a_held_key_repeats_only_where_it_navigates(reader: InputReader) -> None:
    down = [key(pygame.K_RIGHT)[0]] * 3 + [key(pygame.K_RETURN)[0]] * 3
    assert kinds(reader.read(down)) == [Kind.NAVIGATE] * 3 + [Kind.CONFIRM]


def test_a_rebound_key_changes_what_it_means_and_what_prompts_show(reader: InputReader) -> None:
    assert reader.prompt("draw") == "D"
    reader.keys.bind("draw", pygame.K_x)
    assert reader.prompt("draw") == "X"
    assert [each.command for each in reader.read(key(pygame.K_d))] == [""]
    assert reader.read(key(pygame.K_x))[0].command == "draw"


def test_a_key_belongs_to_one_action_of_a_screen_only(reader: InputReader) -> None:
    keys = reader.keys
    assert keys.bind("why", pygame.K_d) == "draw"
    assert keys.meaning(pygame.K_d) == "why"
    assert keys.label("draw") == "W"  # they have changed places: none is left without
    assert keys.bind("find", pygame.K_SPACE) == "confirm"
    assert keys.label("confirm") == "Enter"
    assert keys.bind("rules", pygame.K_r) == ""
    assert (
        keys.bind("uno", pygame.K_r) == "rules"
    )  # a call at a table, and what is meant everywhere
    assert keys.label("rules") == "U"


def test_bindings_are_kept_and_as_they_came_again(reader: InputReader) -> None:
    assert (reader.keys.kept, reader.buttons.kept) == ({}, {})
    reader.keys.bind("draw", pygame.K_x)
    reader.keys.bind("why", pygame.K_r)
    reader.buttons.bind("draw", pygame.CONTROLLER_BUTTON_Y)
    for bindings, other in zip(
        (reader.keys, reader.buttons), usual_bindings(INFOS, reader.key_name), strict=True
    ):
        other.restore({**bindings.kept, "gone": [1]})
        for name in bindings.names:
            assert other.label(name) == bindings.label(name)
        other.reset()
        assert other.kept == {}


def test_a_verb_has_the_key_and_the_button_that_its_game_declares(reader: InputReader) -> None:
    verbs = [verb for info in INFOS for verb in info.verbs]
    for verb in some(each for each in verbs if each.key):
        assert reader.keys.label(verb.word) == verb.key.upper()
    for verb in some(each for each in verbs if each.button):
        assert reader.buttons.label(verb.word) == f"pad-{verb.button}"


def test_a_key_means_a_call_only_at_a_table_that_knows_it(reader: InputReader) -> None:
    assert reader.keys.meaning(pygame.K_u) is None
    reader.at_table({"uno", "challenge"})
    assert reader.keys.meaning(pygame.K_u) == "uno"
    assert reader.keys.meaning(pygame.K_d) == "draw"


def test_a_button_means_first_what_is_said_at_the_table(reader: InputReader) -> None:
    bindings, left = reader.buttons, pygame.CONTROLLER_BUTTON_LEFTSHOULDER
    assert bindings.meaning(left) == "previous"
    bindings.at_table({"uno", "challenge"})
    assert bindings.meaning(left) == "uno"
    assert bindings.label_here("previous") == ""
    bindings.at_table({"call", "suit", "accuse"})
    assert bindings.meaning(left) == "call"
    assert bindings.label_here("call") == bindings.label("call") == "pad-lb"
    bindings.at_table(())
    assert bindings.meaning(left) == "previous"


def test_calls_of_two_tables_share_a_button_and_others_do_not(reader: InputReader) -> None:
    bindings = reader.buttons
    assert bindings.bind("one", pygame.CONTROLLER_BUTTON_LEFTSHOULDER) == "call"
    assert bindings.label("call") == "pad-lt"  # exchanged
    assert bindings.label("uno") == "pad-lb"
    taken = bindings.bind("hint", pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert taken in ("previous", "uno", "one", "call_2")
    for table in ((), ("uno",), ("one", "call")):
        bindings.at_table(table)
        assert bindings.meaning(pygame.CONTROLLER_BUTTON_LEFTSHOULDER) == "hint"


def test_the_other_stick_points_once_each_time(reader: InputReader) -> None:
    def lean(x: int, y: int) -> list[float]:
        events = [
            pad_axis(axis, value)
            for axis, value in (
                (pygame.CONTROLLER_AXIS_RIGHTX, x),
                (pygame.CONTROLLER_AXIS_RIGHTY, y),
            )
        ]
        return [each.amount for each in reader.read(events) if each.kind is Kind.AIM]

    assert lean(8000, 0) == []
    assert lean(32767, 0) == [pytest.approx(90)]
    assert lean(30000, -9000) == []
    assert lean(0, 0) == []
    assert lean(0, -32767) == [pytest.approx(0)]


def test_the_next_key_is_caught_whatever_it_means(reader: InputReader) -> None:
    reader.catch()
    (intent,) = reader.read(key(pygame.K_LSHIFT) + key(pygame.K_ESCAPE))
    assert (intent.kind, intent.device, intent.button) == (
        Kind.CAUGHT,
        KEYS,
        pygame.K_ESCAPE,
    )
    assert kinds(reader.read(key(pygame.K_ESCAPE))) == [Kind.BACK]


def test_mouse_positions_are_real_pixels(reader: InputReader) -> None:
    move, press, release = reader.read(click((100, 50)))
    assert (move.kind, move.pos) == (Kind.MOVE, (200, 100))
    assert (press.kind, press.pos) == (Kind.PRESS, (200, 100))
    assert (release.kind, release.start) == (Kind.RELEASE, (200, 100))


def test_a_drag_begins_only_after_some_pixels(reader: InputReader) -> None:
    down = click((10, 10))[1]
    near, far = motion((11, 10), held=True), motion((30, 30), held=True)
    assert kinds(reader.read([down, near, far, near])) == [
        Kind.PRESS,
        Kind.MOVE,
        Kind.DRAG,
        Kind.DRAG,
    ]


def test_the_wheel_is_told_once(reader: InputReader) -> None:
    as_button = mouse_button((5, 5), True, button=4)
    (intent,) = reader.read([as_button, wheel(1)])
    assert (intent.kind, intent.amount) == (Kind.WHEEL, 1.0)


def test_letters_are_text_only_while_somebody_writes(reader: InputReader) -> None:
    assert kinds(reader.read(text("d"))) == [Kind.COMMAND]
    reader.type_text(True)
    assert [intent.text for intent in reader.read(text("Dora d"))] == list("Dora d")
    assert kinds(reader.read(key(pygame.K_BACKSPACE))) == [Kind.ERASE]
    assert kinds(reader.read(key(pygame.K_RETURN))) == [Kind.CONFIRM]
    reader.type_text(False)
    assert kinds(reader.read(text("w"))) == [Kind.COMMAND]


def test_pad_buttons_mean_the_same_and_change_the_prompts(reader: InputReader) -> None:
    assert kinds(reader.read([pad_button(pygame.CONTROLLER_BUTTON_A)])) == [Kind.CONFIRM]
    assert reader.prompt("confirm") == "pad-a"
    reader.read(key(pygame.K_LEFT))
    assert reader.prompt("confirm") == "Enter"


def test_the_pointer_is_forgotten_when_it_leaves(reader: InputReader) -> None:
    reader.read([motion((3, 3))])
    assert reader.pointer == (6, 6)
    reader.read([window(pygame.WINDOWLEAVE)])
    assert reader.pointer is None


def test_the_words_of_another_language_are_let_go(reader: InputReader) -> None:
    assert reader.key_names.words is not None
    assert reader.key_name(pygame.K_RETURN) == reader.key_names.words("key.return")
    before = weakref.ref(reader.key_names.words)
    reader.key_names.words = load_words()
    gc.collect()
    assert before() is None
