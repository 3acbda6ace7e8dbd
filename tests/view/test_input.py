"""Mouse, keys and pads as one stream of intents."""

from __future__ import annotations

import pygame
import pytest

from game.view.bindings import Bindings
from game.view.input import Device, Intent, Kind, Reader
from tests.view.window_kit import click, key, motion, text


@pytest.fixture
def reader() -> Reader:
    pygame.display.init()
    return Reader(lambda pos: (pos[0] * 2, pos[1] * 2))


def kinds(intents: list[Intent]) -> list[Kind]:
    return [intent.kind for intent in intents]


def test_arrows_navigate(reader: Reader) -> None:
    (intent,) = reader.read(key(pygame.K_LEFT))
    assert (intent.kind, intent.direction, intent.device) == (
        Kind.NAVIGATE,
        (-1, 0),
        Device.KEYS,
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
def test_named_keys(reader: Reader, code: int, kind: Kind) -> None:
    assert kinds(reader.read(key(code))) == [kind]


def test_alt_enter_is_full_screen_and_no_choice(reader: Reader) -> None:
    assert kinds(reader.read(key(pygame.K_RETURN, pygame.KMOD_LALT))) == [Kind.FULL_SCREEN]


def test_a_held_key_repeats_only_where_it_navigates(reader: Reader) -> None:
    down = [key(pygame.K_RIGHT)[0]] * 3 + [key(pygame.K_RETURN)[0]] * 3
    assert kinds(reader.read(down)) == [Kind.NAVIGATE] * 3 + [Kind.CONFIRM]


def test_a_rebound_key_changes_what_it_means_and_what_prompts_show(reader: Reader) -> None:
    assert reader.prompt("draw") == "D"
    reader.bindings.bind_key("draw", pygame.K_x)
    assert reader.prompt("draw") == "X"
    assert [each.command for each in reader.read(key(pygame.K_d))] == [""]
    assert reader.read(key(pygame.K_x))[0].command == "draw"


def test_a_key_belongs_to_one_action_only() -> None:
    bindings = Bindings()
    assert bindings.bind_key("why", pygame.K_d) == "draw"
    assert bindings.for_key(pygame.K_d) == "why"
    assert bindings.key_label("draw") == "W"  # they have changed places: none is left without
    assert bindings.bind_key("find", pygame.K_SPACE) == "confirm"
    assert bindings.key_label("confirm") == "Enter"
    assert bindings.bind_key("rules", pygame.K_r) == ""


def test_bindings_are_kept_and_as_they_came_again() -> None:
    bindings = Bindings()
    assert (bindings.kept_keys, bindings.kept_buttons) == ({}, {})
    bindings.bind_key("draw", pygame.K_x)
    bindings.bind_key("why", pygame.K_r)
    bindings.bind_button("draw", pygame.CONTROLLER_BUTTON_Y)
    other = Bindings()
    other.restore({**bindings.kept_keys, "gone": [1]}, bindings.kept_buttons)
    for name in bindings.names:
        assert other.key_label(name) == bindings.key_label(name)
        assert other.button_label(name) == bindings.button_label(name)
    other.reset_keys()
    other.reset_buttons()
    assert (other.kept_keys, other.kept_buttons) == ({}, {})


def test_a_button_means_first_what_is_said_at_the_table() -> None:
    bindings, left = Bindings(), pygame.CONTROLLER_BUTTON_LEFTSHOULDER
    assert bindings.for_button(left) == "previous"
    bindings.at_table({"uno", "challenge"})
    assert bindings.for_button(left) == "uno"
    assert bindings.button_here("previous") == ""
    bindings.at_table({"call", "suit", "accuse"})
    assert bindings.for_button(left) == "call"
    assert bindings.button_here("call") == bindings.button_label("call") == "pad-lb"
    bindings.at_table(())
    assert bindings.for_button(left) == "previous"


def test_calls_of_two_tables_share_a_button_and_others_do_not() -> None:
    bindings = Bindings()
    assert bindings.bind_button("one", pygame.CONTROLLER_BUTTON_LEFTSHOULDER) == "call"
    assert bindings.button_label("call") == "pad-lt"  # exchanged
    assert bindings.button_label("uno") == "pad-lb"
    taken = bindings.bind_button("hint", pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert taken in ("previous", "uno", "one")
    for table in ((), ("uno",), ("one", "call")):
        bindings.at_table(table)
        assert bindings.for_button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER) == "hint"


def test_the_other_stick_points_once_each_time(reader: Reader) -> None:
    def lean(x: int, y: int) -> list[float]:
        events = [
            pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
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


def test_the_next_key_is_caught_whatever_it_means(reader: Reader) -> None:
    reader.catch()
    (intent,) = reader.read(key(pygame.K_LSHIFT) + key(pygame.K_ESCAPE))
    assert (intent.kind, intent.device, intent.button) == (
        Kind.CAUGHT,
        Device.KEYS,
        pygame.K_ESCAPE,
    )
    assert kinds(reader.read(key(pygame.K_ESCAPE))) == [Kind.BACK]


def test_mouse_positions_are_real_pixels(reader: Reader) -> None:
    move, press, release = reader.read(click((100, 50)))
    assert (move.kind, move.pos) == (Kind.MOVE, (200, 100))
    assert (press.kind, press.pos) == (Kind.PRESS, (200, 100))
    assert (release.kind, release.start) == (Kind.RELEASE, (200, 100))


def test_a_drag_begins_only_after_some_pixels(reader: Reader) -> None:
    down = click((10, 10))[1]
    near, far = motion((11, 10), held=True), motion((30, 30), held=True)
    assert kinds(reader.read([down, near, far, near])) == [
        Kind.PRESS,
        Kind.MOVE,
        Kind.DRAG,
        Kind.DRAG,
    ]


def test_the_wheel_is_told_once(reader: Reader) -> None:
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0)
    as_button = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=4)
    (intent,) = reader.read([as_button, wheel])
    assert (intent.kind, intent.amount) == (Kind.WHEEL, 1.0)


def test_letters_are_text_only_while_somebody_writes(reader: Reader) -> None:
    assert kinds(reader.read(text("d"))) == [Kind.COMMAND]
    reader.type_text(True)
    assert [intent.text for intent in reader.read(text("Dora d"))] == list("Dora d")
    assert kinds(reader.read(key(pygame.K_BACKSPACE))) == [Kind.ERASE]
    assert kinds(reader.read(key(pygame.K_RETURN))) == [Kind.CONFIRM]
    reader.type_text(False)
    assert kinds(reader.read(text("w"))) == [Kind.COMMAND]


def test_pad_buttons_mean_the_same_and_change_the_prompts(reader: Reader) -> None:
    press = pygame.event.Event(
        pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0
    )
    assert kinds(reader.read([press])) == [Kind.CONFIRM]
    assert reader.prompt("confirm") == "pad-a"
    reader.read(key(pygame.K_LEFT))
    assert reader.prompt("confirm") == "Enter"


def test_the_pointer_is_forgotten_when_it_leaves(reader: Reader) -> None:
    reader.read([motion((3, 3))])
    assert reader.pointer == (6, 6)
    reader.read([pygame.event.Event(pygame.WINDOWLEAVE)])
    assert reader.pointer is None
