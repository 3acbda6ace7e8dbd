"""The monkey test: random mouse, key, pad, resizing and focus events at all scenes and games.

`play(events, seed)` sends pygame events to fresh programs, a round of them to each; the seeds of the rounds are
`seed`, `seed` + 1 and so on. No event may raise an exception, and whenever nothing moves the presented table
must equal the observation. Rounds are reproducible: a fault is found again by its round's seed and the number
of its event, and `shrunk` finds the events of the round that it does not need.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import TypeAlias

import pygame
from pygame.event import Event

from game.scenes.base.scene_stack import Scene
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.settings.settings_scene import SettingsScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.table.table_scene import TableScene, open_table
from game.scenes.title.title_scene import TitleScene
from game.show.presented_table import Presented
from game.store.settings_file import SPEEDS, Settings
from game.tools.offscreen import FRAME, Offscreen
from game.tools.shot_scripts import plan
from game.variants import with_a_table
from game.view.base.window import NoDisplay
from game.view.input.pads import TRIGGERS

SIZES = (
    (960, 540),
    (1280, 720),
    (1920, 1080),
    (1024, 768),
    (2560, 1080),
    (720, 1280),
    (1280, 1024),
)
ROUND = 250
"""Events after which another scene is opened, so that all are tested."""
AWAY = 60
"""Events away from a table after which another scene is opened as well."""
DRAWN = 7
"""One in so many turns of the loop is drawn; drawing is most of the time."""
LONGEST_QUIET = 30_000
"""ms of waiting within which everything that moves must have landed."""

Gesture: TypeAlias = Callable[["Monkey"], list[Event]]

_KEYS = (
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_SPACE,
    pygame.K_ESCAPE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_F10, pygame.K_F11,
    *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1),
)  # fmt: skip
_STICKS = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
_MODIFIERS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_ALT, pygame.KMOD_CTRL)


class Disagreement(AssertionError):
    """Nothing moves, and the presented table differs from the observation."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault found in a round: the number of its event, what and where it was, and the traceback (`story`).

    `without` are the events of the round, counted from 1, that are not needed for it.
    """

    seed: int
    event: int
    what: str
    story: str
    without: frozenset[int] = frozenset()

    @property
    def again(self) -> str:
        """The command that shows it again."""
        left_out = f" --without {spans(self.without)}" if self.without else ""
        return f"main.py monkey --seed {self.seed} --events {self.event}{left_out}"

    def __str__(self) -> str:
        return f"seed {self.seed}, event {self.event}; again by: {self.again}\n{self.story}"


@dataclass(slots=True)
class Found:
    """The results of rounds: numbers of events and comparisons, scenes that were seen, and faults."""

    events: int = 0
    compared: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)


class Monkey:
    """One program and the generator of its events. It keeps track of what is held down.

    With a `size` the window keeps that size, and the settings are the defaults.
    """

    def __init__(self, seed: int, size: tuple[int, int] | None = None) -> None:
        self.luck = Random(seed)
        wishes = Settings(
            speed=self.luck.choice(SPEEDS),
            think=self.luck.choice(SPEEDS),
            text_scale=self.luck.choice((1.0, 1.0, 1.5, 2.0)),
            reduced_motion=self.luck.random() < 0.2,
        )
        density = 2 if self.luck.random() < 0.1 else 1
        first = self.luck.choice(SIZES)
        self._weights = _WEIGHTS
        if size is not None:
            wishes, first, density = Settings(), size, 1
            self._weights = [
                0 if gesture is _resize else weight for gesture, weight in _CHANCES.items()
            ]
        self.room = Offscreen(first, wishes, density=density)
        self.room.kit.chance = Random(seed)
        self.at = (0, 0)
        self.held = False
        self._turns = 0
        self._away = 0

    def spot(self) -> tuple[int, int]:
        """Somewhere in the window, mostly near the last place: a hand moves in small steps."""
        wide, tall = self.room.canvas.size
        if self.luck.random() < 0.5:
            return self.luck.randrange(wide), self.luck.randrange(tall)
        x, y = self.at
        x, y = x + self.luck.randint(-60, 60), y + self.luck.randint(-60, 60)
        return min(max(x, 0), wide - 1), min(max(y, 0), tall - 1)

    def go(self) -> None:
        """Open a scene: the title, a table, or one that covers them."""
        self._away = 0
        room, luck = self.room, self.luck
        variant = luck.choice(with_a_table())
        info, kit, stack = variant.info, room.kit, room.stack
        scenes: list[Callable[[], Scene]] = [
            partial(SetupScene, kit, stack, variant),
            partial(RuleBookScene, kit, stack, info.id),
            partial(SettingsScene, kit, stack),
        ]
        # A table is where there is most to do.
        table = plan(
            info.id, luck.randint(info.min_players, info.max_players), seed=luck.randrange(999)
        )
        scenes += [partial(open_table, kit, stack, table)] * 6
        stack.reset(TitleScene(kit, stack))
        if luck.random() < 0.95:
            stack.push(luck.choice(scenes)())

    def act(self, happens: bool = True) -> None:
        """Send one random event, and let some time pass.

        If it does not happen, the same random numbers are drawn, so that later events stay the same.
        """
        gesture = self.luck.choices(_GESTURES, self._weights)[0]
        elapsed = self.luck.choice((1, FRAME, FRAME, FRAME, 50, 300))
        events = gesture(self) if happens else self._only_think(gesture)
        goes_on = self.room.happen(events, elapsed)
        self._away = 0 if goes_on and isinstance(self.room.top, TableScene) else self._away + 1
        if not goes_on or self._away > AWAY:
            self.go()
        self._turns += 1
        if self._turns % DRAWN == 0:
            self.room.app.draw()

    def _only_think(self, gesture: Gesture) -> list[Event]:
        """Draw from chance what a gesture draws, and leave everything as it was."""
        kept = self.at, self.held, self.room.canvas.size
        gesture(self)
        self.at, self.held, size = kept
        if size != self.room.canvas.size:
            self.room.canvas.resize(size)
            self.room.kit.window.refresh()
        return []

    def land(self) -> None:
        """Let time pass until nothing moves on the table, if there is one."""
        scene, waited = self.room.top, 0
        while isinstance(scene, TableScene) and scene.shown.local.showing.director.busy:
            self.room.happen((), FRAME)
            waited += FRAME
            if waited > LONGEST_QUIET:
                raise Disagreement("what moves never lands")
            scene = self.room.top

    def compare(self) -> bool:
        """Compare the presented table with the observation; return whether there was one at rest.

        Raises Disagreement if they differ.
        """
        scene = self.room.top
        if not isinstance(scene, TableScene) or scene.shown.local.showing.director.busy:
            return False
        host = scene.host
        for local in scene.room.seats:
            state = host.match.observe(local.seat).state
            truth = Presented.of(host.variant, state, local.seat).shows()
            shown = local.showing.presented.shows()
            wrong = [name for name, value in truth.items() if shown[name] != value]
            if wrong:
                told = "; ".join(f"{name} is {truth[name]}, shown {shown[name]}" for name in wrong)
                raise Disagreement(f"{host.plan.game}, deal {host.plan.seed}: {told}")
        return True


# --- what a hand can do


def _move(monkey: Monkey) -> list[Event]:
    monkey.at = monkey.spot()
    buttons = (int(monkey.held), 0, 0)
    return [Event(pygame.MOUSEMOTION, pos=monkey.at, rel=(1, 1), buttons=buttons, touch=False)]


def _press(monkey: Monkey) -> list[Event]:
    """The main button goes down or comes up, wherever the pointer is by then."""
    monkey.held = not monkey.held
    kind = pygame.MOUSEBUTTONDOWN if monkey.held else pygame.MOUSEBUTTONUP
    return [Event(kind, pos=monkey.at, button=1, touch=False)]


def _click(monkey: Monkey) -> list[Event]:
    button = monkey.luck.choice((1, 1, 1, 1, 2, 3))
    monkey.held = False
    return [
        *_move(monkey),
        Event(pygame.MOUSEBUTTONDOWN, pos=monkey.at, button=button, touch=False),
        Event(pygame.MOUSEBUTTONUP, pos=monkey.at, button=button, touch=False),
    ]


def _wheel(monkey: Monkey) -> list[Event]:
    amount = monkey.luck.choice((-3, -1, 1, 3))
    return [Event(pygame.MOUSEWHEEL, x=0, y=amount, precise_x=0.0, precise_y=float(amount))]


def _key(monkey: Monkey) -> list[Event]:
    code, mod = monkey.luck.choice(_KEYS), monkey.luck.choice(_MODIFIERS)
    letter = chr(code) if 32 < code < 127 else ""
    events = [Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0)]
    if letter:
        events.append(Event(pygame.TEXTINPUT, text=letter))
    if monkey.luck.random() < 0.9:
        events.append(Event(pygame.KEYUP, key=code, mod=mod, unicode=letter, scancode=0))
    return events


def _arrow(monkey: Monkey) -> list[Event]:
    code = monkey.luck.choice(_KEYS[:5])
    told = {"key": code, "mod": 0, "unicode": "", "scancode": 0}
    return [Event(pygame.KEYDOWN, told), Event(pygame.KEYUP, told)]


def _text(monkey: Monkey) -> list[Event]:
    text = monkey.luck.choice(("a", "é", "ß", "日本", "🂡", "  ", "x" * 60))
    kind = monkey.luck.choice((pygame.TEXTINPUT, pygame.TEXTEDITING))
    return [Event(kind, text=text, start=0, length=len(text))]


def _button(monkey: Monkey) -> list[Event]:
    button = monkey.luck.randrange(15)
    told = {"button": button, "instance_id": 0}
    down = [Event(pygame.CONTROLLERBUTTONDOWN, told)]
    return down + [Event(pygame.CONTROLLERBUTTONUP, told)] * (monkey.luck.random() < 0.9)


def _axis(monkey: Monkey) -> list[Event]:
    axis = monkey.luck.choice((*_STICKS, *TRIGGERS))
    value = monkey.luck.choice((-32768, 0, 0, 12_000, 32767))
    return [Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)]


def _plug(monkey: Monkey) -> list[Event]:
    if monkey.luck.random() < 0.5:
        return [Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)]
    return [Event(pygame.CONTROLLERDEVICEADDED, device_index=0)]


# --- what the desktop can do


def _resize(monkey: Monkey) -> list[Event]:
    size = monkey.luck.choice(SIZES)
    if monkey.luck.random() < 0.3:
        size = (monkey.luck.randint(480, 2600), monkey.luck.randint(400, 1500))
    monkey.room.canvas.resize(size)
    return [Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])]


def _focus(monkey: Monkey) -> list[Event]:
    kinds = (
        pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWHIDDEN,
        pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED,
    )  # fmt: skip
    return [Event(monkey.luck.choice(kinds)), Event(pygame.WINDOWEXPOSED)]


def _quit(_monkey: Monkey) -> list[Event]:
    return [Event(pygame.QUIT)]


_CHANCES: dict[Gesture, int] = {
    _move: 200, _press: 80, _click: 220, _wheel: 30, _key: 150, _arrow: 150, _text: 10,
    _button: 110, _axis: 50, _plug: 4, _resize: 6, _focus: 8, _quit: 1,
}  # fmt: skip
_GESTURES, _WEIGHTS = list(_CHANCES), list(_CHANCES.values())


# --- letting it


def play(events: int, seed: int, without: Collection[int] = ()) -> Iterator[Found]:
    """Send `events` events to the program in rounds, each with its own seed; yield what each round found.

    In the first round the events `without` (from 1) do not happen.
    """
    for number in range(-(-events // ROUND)):
        left_out = without if number == 0 else ()
        yield one_round(min(ROUND, events - number * ROUND), seed + number, left_out)


def one_round(events: int, seed: int, without: Collection[int] = ()) -> Found:
    """Run one round on a fresh program; an exception becomes a fault with its traceback.

    Raise NoDisplay where SDL has no driver to draw with.
    """
    found = Found()
    done = 0
    try:
        monkey = Monkey(seed)
        monkey.go()
        while done < events:
            done += 1
            monkey.act(done not in without)
            found.seen[_where(monkey.room.top)] += 1
            found.compared += monkey.compare()
        monkey.land()
        found.compared += monkey.compare()
    except NoDisplay:
        raise
    except Exception as error:
        found.faults.append(Fault(seed, done, _what(error), traceback.format_exc(limit=-8)))
    found.events = events
    return found


def shrunk(fault: Fault, tries: int = 60) -> Fault:
    """The same fault with fewer events, as far as that many rounds tell."""
    without, size = set(fault.without), fault.event // 2
    while size and tries:
        for first in range(1, fault.event, size):
            more = {n for n in range(first, min(first + size, fault.event)) if n not in without}
            if not more or not tries:
                continue
            tries -= 1
            found = one_round(fault.event, fault.seed, without | more).faults
            if found and (found[0].what, found[0].event) == (fault.what, fault.event):
                without |= more
                fault = replace(found[0], without=frozenset(without))
        size //= 2
    return fault


def _what(error: Exception) -> str:
    """Return the exception and its place in the program, by which faults of the same cause are recognised."""
    at = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {at.name}, {at.filename}:{at.lineno}"


def spans(numbers: Collection[int]) -> str:
    """Numbers as a command line has them: 3-17,20."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ",".join(f"{low}-{high}" if high > low else f"{low}" for low, high in found)


def numbers_of(text: str) -> frozenset[int]:
    """The numbers that `spans` has written, of events of one round. ValueError if it has not."""
    numbers: set[int] = set()
    for span in filter(None, text.split(",")):
        first, _, last = span.partition("-")
        low, high = int(first), int(last or first)
        if not 1 <= low <= high <= ROUND:
            raise ValueError(span)
        numbers.update(range(low, high + 1))
    return frozenset(numbers)


def _where(scene: Scene) -> str:
    name = type(scene).__name__.removesuffix("Scene").lower()
    return f"{name} {scene.host.plan.game}" if isinstance(scene, TableScene) else name


def total(parts: list[Found]) -> Found:
    """All of them together."""
    found = Found()
    for part in parts:
        found.events += part.events
        found.compared += part.compared
        found.seen += part.seen
        found.faults += part.faults
    return found
