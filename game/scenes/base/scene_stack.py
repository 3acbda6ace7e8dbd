"""Scenes and the scene stack: the top scene receives intents and time, those below wait.

A scene is drawn while it is `moving`, and when what it shows (its `content`) is another than was drawn last;
menus say so themselves, by being `dirty`. It gets time in `update`, and says in `due` when time alone will
change something, so that a window in which nothing moves draws nothing and sleeps.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Protocol

from pygame import Surface

from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent

if TYPE_CHECKING:  # the first picture must not wait for the rules
    from datetime import date
    from pathlib import Path

    from game.engine.events import HandShown
    from game.engine.option_values import Value
    from game.scenes.base.guest_list import Chosen, GuestWish
    from game.scenes.base.match_history import MatchHistory, NamedPerson
    from game.scenes.base.matches_under_way import MatchUnderWay
    from game.session.host import Host
    from game.session.plan import Plan
    from game.session.replays.tape import LastTrick, Tape
    from game.show.devices import Device
    from game.show.local_seat import LocalSeat
    from game.show.seating import Seating
    from game.store.bot_files import Guest


class Ways(Protocol):
    """The ways from one screen to another; `game.scenes.routes` implements them."""

    def title(self) -> None:
        """Go to the title and leave everything else."""

    def before_first(self, game: str, then: Callable[[], None]) -> None:
        """Offer the lesson of a game to whoever has never played it, once; else do `then` at once."""

    def lesson(self, game: str, rule: str = "") -> None:
        """Give the lesson of a game, or the small one on one of its rules."""

    def lesson_over(self, game: str, again: Callable[[], None]) -> None:
        """Ask what comes after the lesson of a game; `again` begins it anew."""

    def practise(self, game: str) -> None:
        """Open the table of a match in which a timed game is learned with a slow clock."""

    def setup(self, game: str, *, for_party: bool = False) -> None:
        """Open the set-up of a game; for a party its options alone."""

    def guests(self, game: str, wish: GuestWish, chosen: Chosen) -> None:
        """Let guests be chosen for a game; `chosen` is called with them when that is done."""

    def party(self, game: str = "", seed: int | None = None) -> None:
        """Open the room of the party with a game chosen: that of before, if none is given.

        `seed` is the number of the deal, None for a random one.
        """

    def wake_party(self) -> None:
        """Let the people of this evening find their seats again, after the program has ended."""

    def change_setup(self, game: str) -> None:
        """Leave the match for where it was dealt: the room of the party, or the set-up of the game."""

    def table(self, plan: Plan, seating: Seating | None = None) -> None:
        """Open the table of a new match for the people at this screen; without a seating one plays alone."""

    def go_on(self, each: MatchUnderWay) -> None:
        """Go on with a match that was left."""

    def rematch(self, plan: Plan) -> None:
        """Open the table of a new match for the people of the one before."""

    def result(self, host: Host) -> None:
        """Open the result of a round of a host's that is over, or the end of its match."""

    def reseat(self, host: Host, seating: Seating) -> None:
        """Go on with a match whose seats, or their devices, are others than before."""

    def come_back(self, device: Device) -> None:
        """Give somebody who is back with a phone the seat that a bot has held for them."""

    def phones(self) -> None:
        """Show how one comes in with a phone; from then on phones may."""

    def who_plays(self, host: Host) -> None:
        """Open the list of who plays each seat of a match under way."""

    def lost_device(self, host: Host, device: Device) -> None:
        """Ask who plays on for a person whose device has gone, or is yet to be chosen."""

    def pause(self, plan: Plan, why: str = "", host: Host | None = None) -> None:
        """Open the pause menu of a match; `why` says why there is a pause, if nobody asked for it.

        With a `host` the seats of its match can be given to others.
        """

    def watch(self, *, listed: bool = False) -> None:
        """Watch the match at the table, as far as it has been played; `listed`: for the list of its moves."""

    def watch_tape(self, tape: Tape, at: int = 0) -> None:
        """Watch a match from a place on."""

    def watch_log(self, path: Path, *, running: bool = False) -> None:
        """Watch a match by the path of its log; of one that is `running` no hidden hand is shown."""

    def watch_file(self, path: Path) -> None:
        """Watch the match or position in a file."""

    def paste(self) -> None:
        """Watch the match or position whose text is on the clipboard."""

    def review(self, tape: Tape | None = None, watch: Callable[[int], None] | None = None) -> None:
        """Show where a match that is over turned: that of a tape, or the one at the table.

        `watch` shows it again from a place on, if it is not to be watched on top.
        """

    def play_on(self, tape: Tape, at: int, own: int) -> None:
        """Open the table of a match that goes on from a place in another, as practice: a person plays `own`."""

    def last_trick(self, host: Host, trick: LastTrick) -> None:
        """Show a trick that was taken at the table of a host."""

    def shown_hand(self, host: Host, local: LocalSeat, shown: HandShown, *, covered: bool) -> None:
        """Show a hand to somebody alone; `covered` where others see the screen as well."""

    def rules(
        self, game: str, clause: str = "", options: Mapping[str, Value] | None = None
    ) -> None:
        """Open the rule book of a game, at a clause if one is given, for a table with these options."""

    def today(self, game: str = "", day: date | None = None) -> None:
        """Open the deals of today, or of a past day, one of them chosen; a match at the table is left."""

    def cup(self) -> None:
        """Open the cup; a match at the table is left."""

    def evening(self) -> None:
        """Open the evening of the party: its games, how it stands, or who has won it."""

    def records(self) -> None:
        """Open the records of the player."""

    def matches(self, history: MatchHistory) -> None:
        """Open the list of all matches."""

    def profile(
        self, person: NamedPerson, renamed: Callable[[str], None] = lambda name: None
    ) -> None:
        """Open what can be done with somebody's profile; `renamed` is called with another name."""

    def settings(self, page: str = "look") -> None:
        """Open the settings at one of their pages."""

    def notice(self, sentence: str) -> None:
        """Show a sentence that has to be read."""

    def ask_program(self, guest: Guest, answered: Callable[[bool], None]) -> None:
        """Ask whether the program of a bot may be started; `answered` is called with the answer."""

    def load_table(self) -> None:
        """Import the modules of the table in advance."""


class Scene:
    """One screen of the program. Subclasses override what they need.

    The stack calls `layout` before the first `draw` and whenever the window changes; `resume` each time the
    scene comes to the top, `pause` each time it is covered or leaves: always in pairs.
    """

    overlay = False
    """Whether the scene below is visible around this one."""
    plays = False
    """Whether a match goes on while it is on top."""
    gathers = False
    """Whether the people of a match are waited for here: who plays what seat is settled at the screen then."""
    tune = ""
    """The tune to be heard with it; "" is that of the scene below."""

    def __init__(self, kit: SceneKit, stack: Stack) -> None:
        self.kit = kit
        self.stack = stack
        self.dirty = True

    @property
    def moving(self) -> bool:
        """Whether each frame differs from the one before."""
        return False

    @property
    def content(self) -> Hashable:
        """What the scene shows: while nothing moves, another picture is drawn only if this is another.

        It may differ where the picture does not, but never the other way round. A menu has none: it is `dirty`
        when it is to be drawn again.
        """
        return None

    @property
    def deals(self) -> Callable[[], object] | None:
        """What deals the next cards, as a host may ask for by phone; None where nothing is to be dealt."""
        return None

    def layout(self) -> None:
        """Place everything for the window's size, `kit.space`."""

    def resume(self) -> None:
        """Called when the scene has come to the top."""

    def pause(self) -> None:
        """Called when the scene is no longer on top."""

    def close(self) -> None:
        """Called when the scene has left the stack for good, after `pause`."""

    def interrupted(self) -> None:
        """Called when the program goes on after it was asleep or held up for a while."""

    def ponder(self) -> bool:
        """Do a few ms of work that nothing on the screen waits for; return whether there is more of it."""
        return False

    def in_order(self, intents: list[Intent]) -> list[Intent]:
        """Return the intents of one frame in the order in which they are to be handled."""
        return intents

    def handle(self, intent: Intent) -> None:
        """Handle an intent."""

    def update(self, dt: int) -> None:
        """Let `dt` ms of real time pass."""

    def due(self) -> int | None:
        """Return in how many ms time alone will change something: 0 while anything moves, None for never."""
        return None

    def draw(self, target: Surface) -> None:
        """Draw the whole scene on a surface of `kit.size`, over what is on it."""


class Stack:
    """A stack of scenes. It may be changed while a scene handles an intent.

    `left` counts the scenes that were taken off, for whoever clears up after them to set to 0. `ways` lead
    from one screen to another; `game.scenes.routes.Routes` sets it.
    """

    ways: Ways

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._placed: set[int] = set()
        self._drawn: Hashable = None
        """The content of the top scene as it was drawn last; None while it moves."""
        self.left = 0

    def __bool__(self) -> bool:
        return bool(self._scenes)

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The top scene. Raises IndexError if there is none."""
        return self._scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self._scenes:
            self.top.pause()
        self._enter(scene)

    def pop(self) -> None:
        """Remove the top scene; the one below goes on."""
        self._leave()
        if self._scenes:
            self._place(self.top)
            self.top.dirty = True
            self.top.resume()

    def deals(self) -> Scene | None:
        """Return the topmost scene that deals the next cards; None if there is none."""
        return next((each for each in reversed(self._scenes) if each.deals is not None), None)

    def uncover(self, scene: Scene) -> bool:
        """Remove all scenes above one of the stack; return whether it is the top one then.

        A scene that comes to the top on the way may leave for another screen, without this one below.
        """
        while scene in self._scenes and self.top is not scene:
            self.pop()
        return scene in self._scenes

    def replace(self, scene: Scene) -> None:
        """Replace the top scene."""
        self._leave()
        self._enter(scene)

    def reset(self, scene: Scene) -> None:
        """Replace all scenes by one."""
        self.clear()
        self._enter(scene)

    @property
    def first(self) -> Scene | None:
        """The bottom scene, or None."""
        return self._scenes[0] if self._scenes else None

    def replace_all_but_first(self, scene: Scene) -> None:
        """Replace all scenes above the bottom one by one scene."""
        self.top.pause()
        for gone in self._scenes[1:]:
            self._placed.discard(id(gone))
            gone.close()
        self.left += len(self._scenes) - 1
        del self._scenes[1:]
        self._enter(scene)

    def clear(self) -> None:
        """Remove all scenes, which ends the program."""
        if self._scenes:
            self._leave()
        self.left += len(self._scenes)
        for gone in self._scenes:
            gone.close()
        self._scenes.clear()
        self._placed.clear()

    def abandon(self) -> None:
        """Drop all scenes without a word to them, as one of them cannot even be left."""
        self.left += len(self._scenes)
        self._scenes.clear()
        self._placed.clear()

    def _enter(self, scene: Scene) -> None:
        self._scenes.append(scene)
        self._place(scene)
        scene.dirty = True
        scene.resume()

    def _leave(self) -> None:
        scene = self._scenes.pop()
        self._placed.discard(id(scene))
        self.left += 1
        scene.pause()
        scene.close()

    def _place(self, scene: Scene) -> None:
        if id(scene) not in self._placed:
            self._placed.add(id(scene))
            scene.layout()

    def resized(self) -> None:
        """Lay out the visible scenes for the window's new size, and the others when they are uncovered."""
        self._placed.clear()
        for scene in self.seen():
            self._place(scene)
        if self._scenes:
            self.top.dirty = True

    def seen(self) -> list[Scene]:
        """Return the visible scenes, the lowest first."""
        lowest = len(self._scenes) - 1
        while lowest > 0 and self._scenes[lowest].overlay:
            lowest -= 1
        return self._scenes[max(lowest, 0) :]

    def update(self, dt: int) -> None:
        """Let time pass for the top scene."""
        if self._scenes:
            self.top.update(dt)

    def ponder(self) -> bool:
        """Do a few ms of the work for which the top scene finds time between frames, if it has any."""
        return bool(self._scenes) and self.top.ponder()

    def due(self) -> int | None:
        """Return `due` of the top scene."""
        return self.top.due() if self._scenes else None

    @property
    def tune(self) -> str:
        """The tune of the topmost scene that has one; "" if none has."""
        return next((each.tune for each in reversed(self._scenes) if each.tune), "")

    @property
    def dirty(self) -> bool:
        """Whether a visible scene has to be drawn again."""
        if not self._scenes:
            return False
        return self.top.dirty or self.top.moving or self._content() != self._drawn

    def _content(self) -> Hashable:
        """The content of the top scene in a tuple of its own; None while it moves."""
        return None if self.top.moving else (self.top.content,)

    def draw(self, target: Surface) -> None:
        """Draw the top scene and those visible around it."""
        seen = self.seen()
        for scene in seen:
            self._place(scene)
        # Before it is drawn: what finds another place by being drawn is drawn there in the next frame.
        self._drawn = self._content()
        for scene in seen:
            scene.draw(target)
            scene.dirty = False
        if (
            self.top.moving
        ):  # what began to move by being drawn may be at rest before the next frame
            self._drawn = None
