"""The monkey test: random events of mouse, keys, zones of them, pads and window at all scenes and games.

`play(events, seed)` sends pygame events to fresh programs, a round of them to each; the seeds of the rounds are
`seed`, `seed` + 1 and so on. No event may raise an exception, and whenever nothing moves the presented table
must equal the observation. What is not to be drawn again must look as it did. Rounds are reproducible: a fault
is found again by its round's seed and the number of its event, and `shrunk` finds the events of the round that
it does not need.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from random import Random

from pygame.event import Event

from game.engine.info import Info
from game.scenes.base.scene_stack import Scene
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.plan import Plan
from game.show.devices import KEY_ZONES, MOUSE, pad
from game.show.presented_table import Presented
from game.show.seating import Corners, Hands, Seating
from game.store.settings_file import SPEEDS, Settings
from game.tools.drawn.overlaps import wrong_in
from game.tools.drawn.record import Record, recording
from game.tools.monkey_hands import CHANCES, PADS, SIZES, Gesture, RandomHands, resize
from game.tools.offscreen import FRAME, Offscreen
from game.tools.shot_scripts import plan
from game.variants import with_a_table
from game.view.base.window import NoDisplay

ROUND = 250
"""Events after which another scene is opened, so that all are tested."""
AWAY = 60
"""Events away from a table after which another scene is opened as well."""
DRAWN = 7
"""One in so many turns of the loop is drawn; drawing is most of the time."""
LOOKED = 5
"""One in so many tables at rest is looked at for overlaps."""
LONGEST_QUIET = 30_000
"""ms of waiting within which everything that moves must have landed."""

ROOMY = (1280, 720)
"""The least window in which a table has room for everything at once, with text of the usual size."""

TABLES = (TableScene, CornersScene)
"""The scenes in which a match is played."""


class Overlap(AssertionError):
    """Something that was drawn is cut, or covered by something else."""


class Outdated(AssertionError):
    """What is seen is not what the scene shows now."""


class Disagreement(AssertionError):
    """Nothing moves, and the presented table differs from the observation."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault found in a round: the number of its event, what and where it was, and the traceback (`story`).

    `without` are the events of the round, counted from 1, that are not needed for it. With `long` it was found
    in one program that is watched, after so many events at most.
    """

    seed: int
    event: int
    what: str
    story: str
    without: frozenset[int] = frozenset()
    long: bool = False

    @classmethod
    def of(cls, error: Exception, seed: int, event: int, *, long: bool = False) -> Fault:
        """The fault of an exception that is being handled."""
        return cls(seed, event, _what(error), traceback.format_exc(limit=-8), long=long)

    @property
    def again(self) -> str:
        """The command that shows it again."""
        left_out = f" --without {spans(self.without)}" if self.without else ""
        report = " --report" if self.long else ""
        return f"main.py monkey --seed {self.seed} --events {self.event}{left_out}{report}"

    def __str__(self) -> str:
        return f"seed {self.seed}, event {self.event}; again by: {self.again}\n{self.story}"


@dataclass(slots=True)
class Found:
    """The results of rounds: events, tables compared and looked at, scenes that were seen, and faults."""

    events: int = 0
    compared: int = 0
    looked: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)


class Monkey(RandomHands):
    """One program and the generator of its events. It keeps track of what is held down.

    With a `size` the window keeps that size, and the settings are the defaults.
    """

    def __init__(self, seed: int, size: tuple[int, int] | None = None) -> None:
        luck = Random(seed)
        wishes = Settings(
            speed=luck.choice(SPEEDS),
            think=luck.choice(SPEEDS),
            text_scale=luck.choice((1.0, 1.0, 1.5, 2.0)),
            couch_text=luck.random() < 0.2,
            reduced_motion=luck.random() < 0.2,
        )
        density = 2 if luck.random() < 0.1 else 1
        first = luck.choice(SIZES)
        self._weights = list(CHANCES.values())
        if size is not None:
            wishes, first, density = Settings(), size, 1
            self._weights = [
                0 if gesture is resize else weight for gesture, weight in CHANCES.items()
            ]
        super().__init__(luck, Offscreen(first, wishes, density=density))
        self.room.kit.chance = Random(seed)
        self._turns = 0
        self._away = 0

    def go(self) -> None:
        """Open a scene as its own ways lead there: the title, a table, or one that covers them."""
        self._away = 0
        openings = self.openings()
        self.room.stack.reset(TitleScene(self.room.kit, self.room.stack))
        if self.luck.random() < 0.95:
            self.luck.choice(openings)()

    def openings(self) -> list[Callable[[], None]]:
        """Return what opens scenes from the title: the pages of one game, and tables twice as often."""
        luck, ways = self.luck, self.room.stack.ways
        info = luck.choice(with_a_table()).info
        pages: list[Callable[[], None]] = [
            partial(ways.setup, info.id),
            partial(ways.rules, info.id),
            partial(ways.settings),
            partial(ways.party, info.id),
            partial(ways.today, info.id),
            ways.cup,
            partial(self._evening, info.id),
            ways.puzzles,
            ways.records,
        ]
        players, seed = luck.randint(info.min_players, info.max_players), luck.randrange(999)
        alone = partial(ways.table, plan(info.id, players, seed=seed))
        shared = partial(ways.table, *self._shared(info, players, seed))
        # A table is where there is most to do.
        return pages + [alone, shared] * len(pages)

    def _evening(self, game: str) -> None:
        """Open the evening above the room of the party, as that does."""
        self.room.stack.ways.party(game)
        self.room.stack.ways.evening()

    def _shared(self, info: Info, players: int, seed: int) -> tuple[Plan, Seating]:
        """Several people: all at once with a device each, some of them with one pad, or turn by turn."""
        luck = self.luck
        devices = [MOUSE, *KEY_ZONES, *map(pad, range(PADS))]
        luck.shuffle(devices)
        people = luck.randint(min(2, players), min(players, len(devices)))
        table = plan(info.id, players, persons=people, seed=seed)
        used = {
            seat: frozenset({device}) for seat, device in zip(table.people, devices, strict=False)
        }
        if not info.timed and luck.random() < 0.4:
            one, other = luck.sample(table.people, 2)
            taken = {device for seat in used if seat not in (one, other) for device in used[seat]}
            free = [device for device in map(pad, range(PADS)) if device not in taken]
            if free:
                used[one] = used[other] = frozenset({luck.choice(free)})
        if info.timed or luck.random() < 0.5:
            return table, Seating(used, Hands.CORNERS, luck.choice(list(Corners)))
        own = {seat: devices for seat, devices in used.items() if luck.random() < 0.6}
        return table, Seating(own)

    def act(self, happens: bool = True) -> None:
        """Send one random event, and let some time pass.

        If it does not happen, the same random numbers are drawn, so that later events stay the same.
        """
        gesture = self.luck.choices(list(CHANCES), self._weights)[0]
        elapsed = self.luck.choice((1, FRAME, FRAME, FRAME, 50, 300))
        events = gesture(self) if happens else self._only_think(gesture)
        goes_on = self.room.happen(events, elapsed)
        self._away = 0 if goes_on and isinstance(self.room.top, TABLES) else self._away + 1
        if not goes_on or self._away > AWAY:
            self.go()
        self._turns += 1
        if self._turns % DRAWN == 0:
            self.room.app.draw()
            self._draw_again()

    def _draw_again(self) -> None:
        """Draw a scene of which nothing is to be drawn again all the same.

        Raises Outdated if that gives another picture.
        """
        stack, window = self.room.stack, self.room.kit.window.surface
        if not stack.dirty:
            # A copy of the largest windows has 33 MB, and none of them is kept.
            seen = blake2b(window.get_buffer().raw).digest()
            stack.draw(window)
            if blake2b(window.get_buffer().raw).digest() != seen:
                raise Outdated("nothing has to be drawn again, but another picture would be drawn")

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
        """Let time pass until nothing moves on the table, if there is one and no curtain is before it."""
        scene, waited = self.room.top, 0
        while isinstance(scene, TABLES) and scene.room.busy and not _covered(scene):
            self.room.happen((), FRAME)
            waited += FRAME
            if waited > LONGEST_QUIET:
                raise Disagreement("what moves never lands")
            scene = self.room.top

    def look(self, record: Record) -> bool:
        """See that nothing is cut or covered; return whether the window is one in which there is room for all.

        Raises Overlap.
        """
        space, scene = self.room.kit.space, self.room.top
        roomy = space.width >= ROOMY[0] and space.height >= ROOMY[1]
        if (
            not roomy
            or space.text_scale > 1
            or space.density > 1
            or self.room.kit.settings.couch_text
        ):
            return False
        if not isinstance(scene, TABLES) or scene.room.busy or scene.due() == 0:
            return False
        # What was pressed last may open something, and bubbles give way to that in the next frame.
        self.room.happen((), FRAME)
        if self.room.top is not scene or scene.room.busy:
            return False
        self.room.app.draw()  # so that the stack knows what is in the window
        wrong = wrong_in(record.frame(self.room))
        if wrong:
            raise Overlap(f"{_where(scene)}, {space.width}x{space.height}: {'; '.join(wrong)}")
        return True

    def compare(self) -> bool:
        """Compare the presented table with the observations; return whether there was one at rest.

        Raises Disagreement if they differ, or if something is open behind the curtain.
        """
        scene = self.room.top
        if not isinstance(scene, TABLES):
            return False
        turns = scene.turns if isinstance(scene, TableScene) else None
        if turns is not None and turns.handover.covered:
            hidden = all(each.local.highlights.own.covered for each in turns.controls)
            if not hidden or turns.calls.lists:
                raise Disagreement("something is open behind the curtain")
        if scene.room.busy:
            return False
        host = scene.host
        for local in scene.room.seats:
            state = host.match.observe(local.seat).state
            if local.viewpoint.sees_hands:
                state = state.clone()
                state.hands = [[*hand] for hand in host.match.state.hands]
            truth = Presented.of(host.variant, state, local.seat).shows()
            shown = local.showing.presented.shows()
            wrong = [name for name, value in truth.items() if shown[name] != value]
            if wrong:
                told = "; ".join(f"{name} is {truth[name]}, shown {shown[name]}" for name in wrong)
                raise Disagreement(f"{host.plan.game}, deal {host.plan.seed}: {told}")
        return True


def _covered(scene: TableScene | CornersScene) -> bool:
    """Whether the table is behind a curtain, where nothing moves."""
    if not isinstance(scene, TableScene) or scene.turns is None:
        return False
    return scene.turns.handover.covered


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
        with recording() as record:
            monkey = Monkey(seed)
            monkey.go()
            while done < events:
                done += 1
                monkey.act(done not in without)
                found.seen[_where(monkey.room.top)] += 1
                if monkey.compare():
                    found.compared += 1
                    found.looked += done % LOOKED == 0 and monkey.look(record)
            monkey.land()
            found.compared += monkey.compare()
    except NoDisplay:
        raise
    except Exception as error:
        found.faults.append(Fault.of(error, seed, done))
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
    if isinstance(scene, TableScene) and scene.turns is not None:
        name = "shared table"
    return f"{name} {scene.host.plan.game}" if isinstance(scene, TABLES) else name


def total(parts: list[Found]) -> Found:
    """All of them together."""
    found = Found()
    for part in parts:
        found.events += part.events
        found.compared += part.compared
        found.looked += part.looked
        found.seen += part.seen
        found.faults += part.faults
    return found
