"""The main loop of the window: it sleeps while nothing moves, and lets time pass by `Stack.update`.

`run()` opens the window at the title and returns the exit status.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.asked_to_end import AskedToEnd
from game.engine.problems import Problem
from game.fault_handling import FaultHandling, GaveUp
from game.phones.news import News
from game.scenes.base.scene_fade import SceneFade
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.routes import Routes, declared_games
from game.scenes.title.title_backdrop import OpeningScene
from game.show.devices import phone
from game.store.language_files import known_languages, load_words, sentence_of
from game.store.platform_folders import PlayerFolders, assets
from game.store.settings_file import Settings
from game.view.base.freed_memory import give_back_large_blocks
from game.view.base.quiet_stderr import hushed
from game.view.base.scene_kit import SceneKit
from game.view.base.sound_player import Speaker
from game.view.base.window import NoDisplay, Window
from game.view.files.picture_files import load_png
from game.view.input.input_reader import InputReader
from game.view.input.intents import Intent, Kind
from game.words.catalogue import WordsError

if TYPE_CHECKING:  # the first picture must not wait for the rules
    from game.session.replays.tape import Tape

FRAMES_A_SECOND = 60
LONGEST_SLEEP = 1000
"""ms after which the loop wakes up even if nothing has happened, as for Ctrl-C in a terminal."""
LONGEST_GAP = 1500
"""ms between two steps from which on the program counts as having been asleep, as with a closed laptop. They do
not pass in the game."""
LONGEST_STEP = 250
"""The most ms by which a frame advances movement, so that nothing jumps after a stall."""

OF_THE_WINDOW = {
    Kind.QUIT, Kind.RESIZED, Kind.EXPOSED, Kind.HIDDEN, Kind.PLUGGED, Kind.UNPLUGGED,
}  # fmt: skip
"""Kinds of intents that are handled even if they came while the program was asleep."""

PICTURES_A_FRAME = 1
"""The most pictures of cards on their way that a frame makes, where others can stand in for them."""
DRAWING = 7
"""ms of each frame that bots leave for drawing it."""

NAP = 8
"""ms of sleep between two polls for events. SDL itself would poll a thousand times a second."""

First = Callable[[SceneKit, Stack], Scene]


PHONES_NEWS = {
    News.GOES_ON: Kind.CONFIRM,
    News.IS_BACK: Kind.PLUGGED,
}
"""What phones have done, as scenes are told of it."""


class App:
    """The program with its window open. `frames` counts those that were drawn.

    With `reports` a fault of the program is reported, and the title opened; without, as in tests, it is raised.
    """

    def __init__(self, kit: SceneKit, first: First, *, reports: bool = False) -> None:
        self.kit = kit
        self.stack = Stack()
        self._fade = SceneFade(kit, self.stack)
        self._routes = Routes(kit, self.stack)
        self._faults = FaultHandling(kit, self.stack, self._routes) if reports else None
        self.frames = 0
        self._shown = True
        self._stale = True
        self._last = pygame.time.get_ticks()
        self._clock = pygame.time.Clock()
        self._met: Scene | None = None
        """The scene that was on top in the last step."""
        self.stack.push(first(kit, self.stack))

    def run(self) -> None:
        """Run until the last scene has been left. Music starts after the first picture."""
        self.draw()
        self.kit.pool.allowance = PICTURES_A_FRAME
        try:
            while self.step():
                pass
        finally:
            self._routes.leave()
            if self.kit.phones is not None:
                self.kit.phones.close()
            if self.kit.par is not None:
                self.kit.par.close()
        self.kit.keep_settings()

    def step(self) -> bool:
        """Wait for something to do, and do it; return whether the program goes on."""
        self.draw()
        self.clear_up()
        moving = False
        try:
            self._wait()
            moving = self.stack.due() == 0 or self._fade.moving
        except Exception as error:
            self._fault(error)
        now = pygame.time.get_ticks()
        elapsed, self._last = now - self._last, now
        # What moves must not jump after a stall; what waits for its time (a bot that thinks) may.
        if moving and elapsed <= LONGEST_GAP:
            elapsed = min(elapsed, LONGEST_STEP)
        return self.advance(elapsed, pygame.event.get())

    def advance(self, elapsed: int, events: list[pygame.event.Event]) -> bool:
        """Let `elapsed` ms pass, then handle the events; return whether the program goes on.

        Phones are heard before, and so are shown what comes of the events in the next turn of the loop.

        A gap longer than LONGEST_GAP does not pass for the scene, which is interrupted instead. What was
        pressed during the gap was pressed blindly, and is ignored. For a scene that has just been opened the
        gap is the time that it took to load: it is neither charged nor an interruption.
        """
        with self._guarding():
            stalled = elapsed > LONGEST_GAP
            asleep = stalled and bool(self.stack) and self.stack.top is self._met
            if asleep:
                self.stack.top.interrupted()
            self._met = self.stack.top if self.stack else None
            self._hear_phones()
            if self.kit.drawings.arrived():
                self.kit.look_again()
                self.stack.resized()
            self.stack.update(0 if stalled else elapsed)
            self._fade.advance(elapsed)
            reader = self.kit.input
            by_pad, device = reader.by_pad, reader.device
            intents = reader.read(events)
            if self.stack and len(intents) > 1:
                intents = self.stack.top.in_order(intents)
            for intent in intents:
                if asleep and intent.kind not in OF_THE_WINDOW:
                    continue
                self._handle_kind(intent.kind)
                if self.stack:
                    self.stack.top.handle(intent)
            if reader.by_pad != by_pad:
                # Prompts now show the other device's keys, of other widths, and text is larger for a pad.
                self.kit.resize()
                self.stack.resized()
            elif reader.device != device and self.stack:
                self.stack.top.dirty = True
            if self.stack:
                self.kit.sound.music(self.stack.tune or None)
            self.kit.sound.update()
            if self.stack and not self.stack.top.overlay and (notice := self.kit.next_notice()):
                self.stack.ways.notice(notice)
        return bool(self.stack)

    @contextmanager
    def _guarding(self) -> Iterator[None]:
        """Report a fault of what is done meanwhile, and take note where there is none."""
        try:
            yield
        except Exception as error:
            self._fault(error)
        else:
            if self._faults is not None:
                self._faults.step()

    def _fault(self, error: Exception) -> None:
        """Report a fault and go on at the title; raise it where that is not wanted."""
        if self._faults is None:
            raise error
        self._faults.handle(error)
        self._met = None
        self._stale = True

    def _hear_phones(self) -> None:
        """Do what phones have said. Those who want to go on, or have gone, are told of like other devices."""
        phones = self.kit.phones
        if phones is None or not self.stack:
            return
        self._routes.open_desk()
        phones.paused = not self.stack.top.plays
        if phones.update() and self.stack:
            self.stack.top.dirty = True
        for number, news in phones.happened():
            if self.stack:
                self.stack.top.handle(Intent(PHONES_NEWS[news], phone(number)))

    @property
    def fading(self) -> bool:
        """Whether the picture of the scene before is still seen over that of the one that is open."""
        return self._fade.moving

    def clear_up(self) -> None:
        """Free the scenes that were left, if any were; the picture of the next one does not wait for this.

        They hold whole windows of pixels, and their parts refer to each other: Python's collector, which counts
        objects and not bytes, would let dozens of them pile up.
        """
        if self.stack.left:
            self.stack.left = 0
            gc.collect()

    @property
    def _seen(self) -> bool:
        """Whether the window is visible and large enough to draw on."""
        return self._shown and not self.kit.window.too_small

    def _wait(self) -> None:
        """Sleep until an event comes or something is due."""
        due = self.stack.due()
        phones = self.kit.phones
        heard = phones.due if phones is not None else None
        for other in (self.kit.input.due(), self.kit.sound.due, heard):
            if other is not None:
                due = other if due is None else min(due, other)
        if self._seen and (self.stack.dirty or due == 0 or self._fade.moving):
            self._ponder(self._last + 1000 // FRAMES_A_SECOND - DRAWING)
            self._clock.tick(FRAMES_A_SECOND)
            return
        sleep = LONGEST_SLEEP if due is None else max(1, min(due, LONGEST_SLEEP))
        until = pygame.time.get_ticks() + sleep
        self._ponder(until)
        while (left := until - pygame.time.get_ticks()) > 0 and not pygame.event.peek():
            pygame.time.wait(min(left, NAP))

    def _ponder(self, until: int) -> None:
        """Let bots think until that time in ticks, or until an event comes."""
        while pygame.time.get_ticks() < until and not pygame.event.peek() and self.stack.ponder():
            pass

    def _handle_kind(self, kind: Kind) -> None:
        if kind is Kind.QUIT:
            self.stack.clear()
        elif kind is Kind.FULL_SCREEN:
            self.kit.toggle_full_screen()
            self._resized()
        elif kind is Kind.RESIZED:
            self._resized()
        elif kind is Kind.EXPOSED:
            self._shown = self._stale = True
            self._resized()
        elif kind is Kind.HIDDEN:
            self._shown = False

    def _resized(self) -> None:
        if self.kit.resize():
            self.stack.resized()
        self._stale = True

    def draw(self) -> None:
        """Draw a frame, if anything has changed."""
        if not self._seen or not self.stack:
            return
        try:
            if not (self.stack.dirty or self._stale or self._fade.moving):
                return
            self.kit.pool.begin_frame()
            self._fade.draw(self.kit.window.surface, stale=self._stale)
        except Exception as error:
            self._fault(error)
            return
        self.kit.window.flip()
        self._stale = False
        self.frames += 1


def open_kit() -> SceneKit:
    """The kit with its window open, the settings read and the words learned.

    Raises NoDisplay where there is no screen, WordsError or Problem where files are missing.
    """
    window = Window("All for One")
    places = PlayerFolders.of_platform()
    settings, trouble = Settings.load(places.settings, known_languages())
    words = load_words(settings.language)
    said = words.phrase(trouble) if trouble else ""
    if said:
        print(said, file=sys.stderr)
    sound = Speaker(assets() / "sounds")
    sound.as_wished(settings.volumes, mono=settings.mono)
    kit = SceneKit(
        window,
        InputReader(window.to_pixels, declared_games),
        words,
        settings,
        places,
        sound,
    )
    sound.told = kit.tell_once
    if said:
        kit.notices.append(said)
    if settings.full_screen:
        window.toggle_full_screen()
        kit.resize()
    return kit


def run(*, first_frame: bool = False, tape: Tape | None = None, file: Path | None = None) -> int:
    """Play; 0 when the player quits, 2 (after one sentence) where there is no screen or a file is missing.

    It begins at the title or, with a `tape` or a `file` that holds one, where that is watched; of a file that
    cannot be read a notice tells. With `first_frame` the program ends after its first frame, having said so
    with the window's size and the video driver: `bench start` waits for that line.
    """
    try:
        with AskedToEnd() as asked:
            kit = open_kit()
            try:
                return _play(kit, asked, first_frame, tape, file)
            finally:
                kit.window.close()
    except GaveUp:
        return 1  # it has been told
    except Problem as problem:
        print(sentence_of(problem), file=sys.stderr)
        return 2
    except (NoDisplay, WordsError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _play(
    kit: SceneKit, asked: AskedToEnd, first_frame: bool, tape: Tape | None, file: Path | None
) -> int:
    app = App(kit, OpeningScene, reports=True)
    if tape is not None:
        app.stack.ways.title()
        app.stack.ways.watch_tape(tape)
    elif file is not None:
        app.stack.ways.title()
        app.stack.ways.watch_file(file)
    app.draw()
    if first_frame:
        print("first frame", *kit.window.size, pygame.display.get_driver(), flush=True)
        return 0
    # What the first picture can do without.
    gc.enable()
    with hushed():
        icon = load_png(assets() / "icon" / "app-128.png")
    if icon is not None:
        kit.window.icon(icon)
    kit.sound.open()
    kit.input.pads.open()
    kit.lets_phones_in = kit.plays_par = True
    app.stack.ways.wake_party()
    give_back_large_blocks()
    asked.leave_by(partial(pygame.event.post, pygame.Event(pygame.QUIT)))
    app.run()
    return 0
