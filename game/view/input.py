"""The only reader of pygame's events: mouse, keys and pads become one stream of `Intent`s.

`for intent in reader.read(pygame.event.get()): ...`. A scene looks at `intent.kind` and what belongs to
it, never at a device.
Which key means what is in `reader.bindings`; `reader.prompt("draw")` is what a keycap shows for it.
A direction held on a pad goes on without further events: `reader.due()` says when to read again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum, auto
from typing import Any, NamedTuple, TypeAlias

import pygame

from game.view.bindings import Bindings, bindable_button, bindable_key, button_glyph
from game.view.pads import TRIGGERS, Pads, Pointing, Steering

Point: TypeAlias = tuple[int, int]
PIXELS_TO_DRAG = 6


class Kind(Enum):
    """What somebody wants. In brackets: the fields of the Intent that say more."""

    NAVIGATE = auto()  # (direction)
    AIM = auto()  # (amount): the other stick points there, in degrees clockwise from straight up
    CONFIRM = auto()
    BACK = auto()
    MENU = auto()
    COMMAND = auto()  # (command): a name from the bindings, such as "draw"
    MOVE = auto()  # (pos)
    PRESS = auto()  # (pos, button)
    DRAG = auto()  # (pos, start): moved with the main button down, after a press
    RELEASE = auto()  # (pos, button, start)
    WHEEL = auto()  # (pos, amount): up is positive
    LEAVE = auto()  # the pointer left the window
    TEXT = auto()  # (text): only while `typing`
    COMPOSE = auto()  # (text): what an input method is still putting together
    ERASE = auto()  # backspace, only while `typing`
    CAUGHT = auto()  # (button): the code of the next key, or pad's button, after `catch`
    UNPLUGGED = auto()  # the pad that was in use
    RESIZED = auto()  # the window, or its screen, is another
    EXPOSED = auto()  # the window must be shown again
    HIDDEN = auto()
    FULL_SCREEN = auto()
    QUIT = auto()


class Device(Enum):
    """Where an intent came from: prompts follow the device used last."""

    MOUSE = auto()
    KEYS = auto()
    PAD = auto()
    WINDOW = auto()


class Intent(NamedTuple):
    """One thing that somebody wants. Positions are real pixels; mouse buttons 1 main, 2 middle, 3 other."""

    kind: Kind
    device: Device = Device.WINDOW
    pos: Point = (0, 0)
    start: Point = (0, 0)
    direction: tuple[int, int] = (0, 0)
    command: str = ""
    letter: str = ""
    """What is printed on the key, or the picture of the pad's button, for lists whose items have their own.

    Empty when a direction only goes on because it is held.
    """
    text: str = ""
    amount: float = 0.0
    button: int = 1

    @property
    def deliberate(self) -> bool:
        """Whether it is a key, button or click, and not just the pointer passing by."""
        return self.kind in _DELIBERATE


_DELIBERATE = {
    Kind.NAVIGATE, Kind.AIM, Kind.CONFIRM, Kind.BACK, Kind.MENU, Kind.COMMAND, Kind.PRESS,
}  # fmt: skip
_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_STICK = {pygame.CONTROLLER_AXIS_LEFTX: 0, pygame.CONTROLLER_AXIS_LEFTY: 1}
_OTHER_STICK = {pygame.CONTROLLER_AXIS_RIGHTX: 0, pygame.CONTROLLER_AXIS_RIGHTY: 1}
_CROSS = {(-1, 0): "pad-left", (1, 0): "pad-right", (0, -1): "pad-up", (0, 1): "pad-down"}
_KINDS = {"confirm": Kind.CONFIRM, "back": Kind.BACK, "menu": Kind.MENU}
_WINDOW = {
    pygame.QUIT: Kind.QUIT,
    pygame.WINDOWSIZECHANGED: Kind.RESIZED,
    pygame.WINDOWDISPLAYCHANGED: Kind.RESIZED,
    pygame.WINDOWEXPOSED: Kind.EXPOSED,
    pygame.WINDOWSHOWN: Kind.EXPOSED,
    pygame.WINDOWRESTORED: Kind.EXPOSED,
    pygame.WINDOWHIDDEN: Kind.HIDDEN,
    pygame.WINDOWMINIMIZED: Kind.HIDDEN,
    pygame.WINDOWLEAVE: Kind.LEAVE,
}


class Reader:
    """Turns events into intents. `to_pixels` scales a position in window units to real pixels.

    `clock` gives ms.
    """

    def __init__(
        self,
        to_pixels: Callable[[Point], Point],
        bindings: Bindings | None = None,
        clock: Callable[[], int] = pygame.time.get_ticks,
    ) -> None:
        self.bindings = bindings or Bindings()
        self.pads = Pads()
        self.pointer: Point | None = None
        self.device = Device.MOUSE
        self._to_pixels = to_pixels
        self._clock = clock
        self._steering = Steering()
        self._pointing = Pointing()
        self._pad_in_use: int | None = None
        self._catching = False
        self._typing = False
        self._held: set[int] = set()
        self._press: Point | None = None
        self._dragging = False
        pygame.key.set_repeat(380, 55)

    @property
    def typing(self) -> bool:
        """Whether letters are text (and not commands), as when a name is being written."""
        return self._typing

    def type_text(self, on: bool, where: pygame.Rect | None = None) -> None:
        """Begin or end the writing of text; `where` it appears, for input methods."""
        self._typing = on
        if on:
            pygame.key.start_text_input()
            if where is not None:
                pygame.key.set_text_input_rect(where)

    def catch(self, on: bool = True) -> None:
        """Hand out the next key, or button of a pad, as it is (CAUGHT), whatever it means."""
        self._catching = on

    @property
    def by_pad(self) -> bool:
        """Whether a pad was used last, and prompts show its buttons."""
        return self.device is Device.PAD

    def due(self) -> int | None:
        """In how many ms `read` has something though nothing happens; None for never."""
        return self._steering.due(self._clock())

    def prompt(self, name: str) -> str:
        """The label on the keycap for an action or command: the binding in force."""
        if self.by_pad:
            return self.bindings.button_here(name)
        return self.bindings.key_label(name)

    def read(self, events: Iterable[pygame.event.Event]) -> list[Intent]:
        """The intents of these events, in their order."""
        intents: list[Intent] = []
        for event in events:
            intent = self._intent(event)
            if intent is not None:
                if intent.device is not Device.WINDOW:
                    self.device = intent.device
                intents.append(intent)
        angle = self._pointing.pointed()
        if angle is not None:
            self.device = Device.PAD
            intents.append(Intent(Kind.AIM, Device.PAD, amount=angle))
        step = self._steering.repeated(self._clock())
        if step is not None:
            intents.append(Intent(Kind.NAVIGATE, Device.PAD, direction=step))
        return intents

    def _intent(self, event: pygame.event.Event) -> Intent | None:
        kind = _WINDOW.get(event.type)
        if kind is not None:
            if kind is Kind.LEAVE:
                self.pointer = None
            return Intent(kind)
        handler = _HANDLERS.get(event.type)
        return handler(self, event) if handler is not None else None

    def _caught(self, code: int, device: Device) -> Intent:
        self._catching = False
        return Intent(Kind.CAUGHT, device, button=code)

    def _key_down(self, event: Any) -> Intent | None:
        if self._catching:
            if self._repeated(event.key) or not bindable_key(event.key):
                return None
            return self._caught(event.key, Device.KEYS)
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            return None if self._repeated(event.key) else Intent(Kind.FULL_SCREEN, Device.KEYS)
        name = self.bindings.for_key(event.key)
        repeated = self._repeated(event.key)
        if self._typing and event.key == pygame.K_BACKSPACE:
            return Intent(Kind.ERASE, Device.KEYS)
        letter = chr(event.key) if 33 <= event.key < 127 else ""
        if (name is None and not letter) or (repeated and name not in _DIRECTIONS):
            return None
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return None
        # Space and letters are text while somebody writes; arrows, Enter and Escape are not.
        if self._typing and 32 <= event.key < 127:
            return None
        if name == "next" and event.mod & pygame.KMOD_SHIFT:
            name = "previous"
        if name is None:
            return Intent(Kind.COMMAND, Device.KEYS, letter=letter)
        return self._named(name, Device.KEYS)._replace(letter=letter)

    def _repeated(self, key: int) -> bool:
        repeated = key in self._held
        self._held.add(key)
        return repeated

    def _key_up(self, event: Any) -> Intent | None:
        self._held.discard(event.key)
        return None

    def _named(self, name: str, device: Device) -> Intent:
        if name in _DIRECTIONS:
            return Intent(Kind.NAVIGATE, device, direction=_DIRECTIONS[name])
        if name == "full_screen":
            return Intent(Kind.FULL_SCREEN, device)
        if name in _KINDS:
            return Intent(_KINDS[name], device)
        return Intent(Kind.COMMAND, device, command=name)

    def _text(self, event: Any) -> Intent | None:
        return Intent(Kind.TEXT, Device.KEYS, text=event.text) if self._typing else None

    def _compose(self, event: Any) -> Intent | None:
        return Intent(Kind.COMPOSE, Device.KEYS, text=event.text) if self._typing else None

    def _motion(self, event: Any) -> Intent:
        pos = self.pointer = self._to_pixels(event.pos)
        start = self._press
        if start is None or not event.buttons[0]:
            return Intent(Kind.MOVE, Device.MOUSE, pos)
        far = max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) >= PIXELS_TO_DRAG
        self._dragging = self._dragging or far
        return Intent(Kind.DRAG if self._dragging else Kind.MOVE, Device.MOUSE, pos, start)

    def _button_down(self, event: Any) -> Intent | None:
        if event.button > 3:  # the wheel, told of as buttons too
            return None
        pos = self.pointer = self._to_pixels(event.pos)
        if event.button == 1:
            self._press, self._dragging = pos, False
        return Intent(Kind.PRESS, Device.MOUSE, pos, pos, button=event.button)

    def _button_up(self, event: Any) -> Intent | None:
        if event.button > 3:
            return None
        pos = self.pointer = self._to_pixels(event.pos)
        start = self._press or pos
        if event.button == 1:
            self._press, self._dragging = None, False
        return Intent(Kind.RELEASE, Device.MOUSE, pos, start, button=event.button)

    def _wheel(self, event: Any) -> Intent:
        amount = event.precise_y if event.precise_y else event.y
        return Intent(Kind.WHEEL, Device.MOUSE, self.pointer or (0, 0), amount=float(amount))

    # --- pads

    def _pad_button(self, event: Any) -> Intent | None:
        self._pad_in_use = event.instance_id
        return self._pressed_on_pad(event.button)

    def _pressed_on_pad(self, button: int) -> Intent | None:
        if self._catching:
            return self._caught(button, Device.PAD) if bindable_button(button) else None
        name, glyph = self.bindings.for_button(button), button_glyph(button)
        if name is None:
            return Intent(Kind.COMMAND, Device.PAD, letter=glyph) if glyph else None
        if name in _DIRECTIONS:
            self._steering.hold(_DIRECTIONS[name], self._clock())
        return self._named(name, Device.PAD)._replace(letter=glyph)

    def _pad_button_up(self, event: Any) -> Intent | None:
        name = self.bindings.for_button(event.button)
        if name in _DIRECTIONS:
            self._steering.let_go(_DIRECTIONS[name])
        return None

    def _pad_axis(self, event: Any) -> Intent | None:
        if event.axis in TRIGGERS:
            button = self._steering.squeeze(event.axis, event.value)
            if button is None:
                return None
            self._pad_in_use = event.instance_id
            return self._pressed_on_pad(button)
        if self._catching:
            return None
        if event.axis in _OTHER_STICK:
            self._pointing.lean(_OTHER_STICK[event.axis], event.value)
            self._pad_in_use = event.instance_id
            return None
        if event.axis not in _STICK:
            return None
        step = self._steering.lean(_STICK[event.axis], event.value, self._clock())
        if step is None:
            return None
        self._pad_in_use = event.instance_id
        return Intent(Kind.NAVIGATE, Device.PAD, direction=step, letter=_CROSS[step])

    def _pad_added(self, event: Any) -> Intent | None:
        self.pads.added(event.device_index)
        return None

    def _pad_removed(self, event: Any) -> Intent | None:
        self.pads.removed(event.instance_id)
        if event.instance_id != self._pad_in_use:
            return None
        self._pad_in_use = None
        self._let_go()
        if not self.by_pad:
            return None
        self.device = Device.KEYS
        return Intent(Kind.UNPLUGGED)

    def _focus_lost(self, _event: Any) -> Intent | None:
        """What is let go while another window has the keys is not told of."""
        self._held.clear()
        self._let_go()
        return None

    def _let_go(self) -> None:
        self._steering.clear()
        self._pointing.clear()


_HANDLERS: dict[int, Callable[[Reader, pygame.event.Event], Intent | None]] = {
    pygame.KEYDOWN: Reader._key_down,
    pygame.KEYUP: Reader._key_up,
    pygame.TEXTINPUT: Reader._text,
    pygame.TEXTEDITING: Reader._compose,
    pygame.MOUSEMOTION: Reader._motion,
    pygame.MOUSEBUTTONDOWN: Reader._button_down,
    pygame.MOUSEBUTTONUP: Reader._button_up,
    pygame.MOUSEWHEEL: Reader._wheel,
    pygame.CONTROLLERBUTTONDOWN: Reader._pad_button,
    pygame.CONTROLLERBUTTONUP: Reader._pad_button_up,
    pygame.CONTROLLERAXISMOTION: Reader._pad_axis,
    pygame.CONTROLLERDEVICEADDED: Reader._pad_added,
    pygame.CONTROLLERDEVICEREMOVED: Reader._pad_removed,
    pygame.WINDOWFOCUSLOST: Reader._focus_lost,
}
