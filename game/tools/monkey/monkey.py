"""The monkey: random events of mouse, keys, zones of them, pads and window at all scenes and games.

Whenever nothing moves the presented table must equal the observation. What is not to be drawn again must look
as it did, and at a table at rest nothing may be cut or covered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from zlib import crc32

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
from game.tools.drawn.record import Record
from game.tools.monkey.monkey_hands import CHANCES, PADS, SIZES, Gesture, RandomHands, resize
from game.tools.offscreen import FRAME, Offscreen
from game.tools.shot_scripts import plan
from game.variants import with_a_table

AWAY = 60
"""Events away from a table after which another scene is opened as well."""
DRAWN = 7
"""One in so many turns of the loop is drawn; drawing is most of the time."""
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
        if not (stack.dirty or self.room.app.fading):
            # A copy of the largest windows has 44 MB, and none of them is kept.
            seen = crc32(window.get_buffer().raw)
            stack.draw(window)
            if crc32(window.get_buffer().raw) != seen:
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
            raise Overlap(f"{where(scene)}, {space.width}x{space.height}: {'; '.join(wrong)}")
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


def where(scene: Scene) -> str:
    """Return the name of a scene, of a table with its game."""
    name = type(scene).__name__.removesuffix("Scene").lower()
    if isinstance(scene, TableScene) and scene.turns is not None:
        name = "shared table"
    return f"{name} {scene.host.plan.game}" if isinstance(scene, TABLES) else name
