"""The stops of a tour, by their names in `STOPS`: each plays in the real window, and yields what it has found.

The window, its video driver, SDL's pads and the player's folders are those of the system. Time alone passes as
the tour wants it. TourFault says what was expected and did not come.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import pygame
from pygame.event import Event

from game.app import App, open_kit
from game.engine.rng import Rng
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.routes import Routes
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.show.devices import pad
from game.show.local_seat import LocalSeat
from game.store.bot_files import load_roster
from game.tools.offscreen import explained
from game.tools.shot_scripts import SEED, plan
from game.tools.tour.virtual_pad import VirtualPad
from game.variants import with_a_table

Finding: TypeAlias = dict[str, Any]

STEP = 50
"""ms that pass in each turn of the loop."""
LONGEST = 20_000
"""Turns of the loop after which what is waited for does not come any more."""
GLANCE = 12
"""Turns of the loop before a picture, so that what flies may land."""
SOME_ACTIONS = 8
"""Actions of people with pads, after which the pads are known to work."""
A_WHILE = 0.02
"""Seconds between two turns of a match that is played until somebody ends the program."""
PAUSED = 40
"""Turns of the loop for a pause to open and to close."""
GUEST = "greedy"


class TourFault(RuntimeError):
    """What was expected did not come; the message is a sentence."""


class Tour:
    """The program in its window, at its title. Pictures go into a folder."""

    def __init__(self, pictures: Path) -> None:
        self.kit = open_kit()
        self.kit.offers_lessons = False
        settings = self.kit.settings
        settings.speed = settings.think = "OFF"
        settings.guides, settings.faces_told = explained(), True
        self.kit.sound.open()
        self.kit.input.pads.open()
        self.app = App(self.kit, TitleScene)
        self.ways = Routes(self.kit, self.app.stack)
        self._pictures = pictures
        guest = load_roster()[GUEST]
        self._budget, self._bot_for = guest.budget, guest.bot
        self._luck = Rng(SEED)

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.app.stack.top

    def turn(self, *events: Event) -> None:
        """Draw, and let STEP ms pass in which these events happen and those that the system has."""
        self.app.draw()
        for each in events:
            pygame.event.post(each)
        if not self.app.advance(STEP, pygame.event.get()):
            raise TourFault("The program has ended by itself.")

    def until(self, what: str, holds: Callable[[], bool], turns: int = LONGEST) -> None:
        """Go on until something holds. TourFault, naming it, if it never does."""
        for _ in range(turns):
            if holds():
                return
            self.turn()
        raise TourFault(f"{what} never came; on top is {type(self.top).__name__}.")

    def press(self, key: int) -> None:
        """Press a key and let it go."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.turn(Event(kind, key=key, mod=0, unicode="", scancode=0))

    def picture(self, name: str) -> None:
        """Save what the window shows."""
        for _ in range(GLANCE):
            self.turn()
        self.app.draw()
        pygame.image.save(self.kit.window.surface, str(self._pictures / f"{name}.png"))

    def stand_in(self, scene: TableScene) -> None:
        """Let a bot play for the person at a table, if they may do anything."""
        local: LocalSeat = scene.shown.local
        viewpoint, bot = local.viewpoint, self._bot_for(scene.host.variant)
        call = bot.react(viewpoint.observation, self._luck)
        if call is not None and viewpoint.do(call.action) is None:
            return
        if local.in_turn:
            viewpoint.do(bot.decide(viewpoint.observation, self._budget, self._luck))

    def leave(self) -> None:
        """Leave the match for good, and go to the title."""
        self.ways.leave(for_good=True)
        self.ways.title()

    def close(self) -> None:
        """Leave the table, and close the window."""
        self.ways.leave()
        self.kit.window.close()


def rounds(tour: Tour) -> Iterator[Finding]:
    """A round of every game, played by bots alone."""
    tour.picture("title")
    for each in with_a_table():
        game = each.info.id
        table = plan(game, 3)
        seats = tuple(seat._replace(bot=GUEST) for seat in table.seats)
        tour.ways.table(replace(table, seats=seats))
        scene = tour.top
        tour.until(f"A move in {game}", lambda scene=scene: len(scene.host.match.log) > 2)  # type: ignore[misc]
        tour.picture(f"table-{game}")
        tour.until(
            f"The end of a round of {game}", lambda: isinstance(tour.top, EndScene | ResultScene)
        )
        tour.picture(f"result-{game}")
        yield {"stop": "rounds", "game": game, "actions": len(scene.host.match.log)}
        tour.leave()


def couch(tour: Tour) -> Iterator[Finding]:
    """Two people sit down with pads at one table, each with a corner, and play by them alone."""
    info = with_a_table()[0].info
    with ExitStack() as plugs:
        pads = [plugs.enter_context(VirtualPad()) for _ in range(2)]
        tour.until("A second pad", lambda: len(tour.kit.input.pads) == len(pads), PAUSED)
        tour.ways.party(info.id)
        for each in pads:
            each.press(pygame.CONTROLLER_BUTTON_A)
            tour.turn()
        seating_plan = tour.top.seating_plan
        if sorted(seating_plan.devices.values()) != sorted(pad(each.instance) for each in pads):
            raise TourFault(f"Not both pads sat down, but {list(seating_plan.devices.values())}.")
        tour.picture("couch-seats")
        tour.until("Where to deal", lambda: isinstance(tour.top, SeatingScene), PAUSED)
        tour.top.deal.activate(tour.kit)
        tour.until("A table of corners", lambda: isinstance(tour.top, CornersScene), PAUSED)
        scene: CornersScene = tour.top
        tour.picture("couch")
        own = {seat: pads[place] for place, seat in enumerate(scene.corners)}
        for _ in range(LONGEST):
            if _done_by(scene, set(own)) >= SOME_ACTIONS or tour.top is not scene:
                break
            turn = scene.host.match.state.turn
            if turn in own:
                own[turn].press(pygame.CONTROLLER_BUTTON_X)
            tour.turn()
        done = _done_by(scene, set(own))
        if not done:
            raise TourFault("Nothing that the pads pressed was played.")
        tour.picture("couch-played")
        yield {"stop": "couch", "pads": len(pads), "actions": done}
        tour.leave()


def _done_by(scene: CornersScene, seats: set[int]) -> int:
    return sum(each.seat in seats for each in scene.host.match.log)


def play_on(tour: Tour) -> Iterator[Finding]:
    """A match is begun and played slowly, an action told after the other, until somebody ends the program."""
    tour.kit.settings.speed = tour.kit.settings.think = "FAST"
    tour.ways.table(plan(with_a_table()[0].info.id, 3))
    scene: TableScene = tour.top
    told = -1
    for _ in range(LONGEST):
        tour.turn()
        if tour.top is scene:
            tour.stand_in(scene)
        if len(scene.host.match.log) != told:
            told = len(scene.host.match.log)
            yield {"stop": "play-on", "actions": told}
        time.sleep(A_WHILE)


def take_up(tour: Tour) -> Iterator[Finding]:
    """The match that was left last is continued from the title, by keys, to the end of its round."""
    if tour.top.go_on is None:
        raise TourFault("The title offers no match to go on with.")
    tour.picture("title-continue")
    for _ in range(PAUSED):
        if tour.top.group.focused is tour.top.go_on:
            break
        tour.press(pygame.K_TAB)
    tour.press(pygame.K_RETURN)
    tour.until("The pause", lambda: isinstance(tour.top, PauseScene), PAUSED)
    tour.picture("continued")
    tour.press(pygame.K_RETURN)
    tour.until("The table", lambda: isinstance(tour.top, TableScene), PAUSED)
    scene: TableScene = tour.top
    kept = len(scene.host.match.log)
    for _ in range(LONGEST):
        if isinstance(tour.top, EndScene | ResultScene):
            break
        if tour.top is scene:
            tour.stand_in(scene)
        tour.turn()
    else:
        raise TourFault("The match that was continued never came to the end of its round.")
    tour.picture("continued-result")
    yield {"stop": "take-up", "kept": kept, "actions": len(scene.host.match.log)}


STOPS: Mapping[str, Callable[[Tour], Iterator[Finding]]] = {
    "rounds": rounds,
    "couch": couch,
    "play-on": play_on,
    "take-up": take_up,
}
USUAL = ("rounds", "couch")
"""The stops of a tour that names none."""
