"""What the window does about a fault of the program: it has it reported, goes to the title, and says so."""

from __future__ import annotations

import sys

from game import __version__
from game.scenes.base.scene_stack import Stack
from game.scenes.routes import Routes
from game.store.language_files import of_own_file
from game.view.base.scene_kit import SceneKit

CALM = 60
"""Steps of the main loop without a fault after which the next one counts as the first."""
MOST_FAULTS = 3
"""Faults in close succession after which the program ends."""


class GaveUp(Exception):
    """The program cannot go on. The message is a sentence."""


class FaultHandling:
    """Handles the faults of one window; `step` is called with each step that went well."""

    def __init__(self, kit: SceneKit, stack: Stack, routes: Routes) -> None:
        self._kit, self._stack, self._routes = kit, stack, routes
        self._faults = 0
        self._calm = 0
        self._said = ""
        """What was printed last, of faults in close succession."""

    def step(self) -> None:
        """Take note of a step of the main loop in which nothing went wrong."""
        self._calm += 1
        if self._calm >= CALM:
            self._faults, self._said = 0, ""

    def handle(self, error: Exception) -> None:
        """Report a fault and go on at the title. Raises GaveUp if faults follow each other.

        What should have come with the program and cannot be used is named by its sentence, and not reported.
        """
        self._faults, self._calm = self._faults + 1, 0
        scene = type(self._stack.top).__name__ if self._stack else ""
        log = self._routes.log
        there = self._go_to_title() or self._go_to_title()
        told = of_own_file(error) or self._routes.report(error, scene, log, __version__)
        sentence = self._kit.words.phrase(told)
        if sentence != self._said:
            print(sentence, file=sys.stderr)
        self._said = sentence
        if not there or self._faults >= MOST_FAULTS:
            raise GaveUp(sentence) from error
        self._kit.notices.append(sentence)

    def _go_to_title(self) -> bool:
        """Leave everything for the title; return whether that could be done."""
        try:
            self._routes.title()
        except Exception:  # what is at fault may be unable to be left
            self._stack.abandon()
            return False
        return True
