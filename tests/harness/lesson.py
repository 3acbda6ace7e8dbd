"""The program with the lesson of a game open: what the coach waits for, and what is seen at its table."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Rect

from game.engine.actions import Action, Refusal
from game.engine.match import Match
from game.scenes.table.lesson.lesson_scene import LessonScene
from game.scenes.table.seat_controls import SeatControls
from game.store.lesson_files import LessonPart
from tests.harness.program import Program
from tests.harness.seat_sight import SeatSight


class Lesson(Program, SeatSight):
    """The program with the lesson of a game, or that on one of its rules, open above its title."""

    drawn_every = 2

    def __init__(self, folder: Path, game: str = "classic", rule: str = "", **how: object) -> None:
        super().__init__(folder, **how)  # type: ignore[arg-type]
        self.stack.ways.lesson(game, rule)
        self.until_shown()

    @property
    def scene(self) -> LessonScene:
        top = self.top
        assert isinstance(top, LessonScene)
        return top

    @property
    def _inside(self) -> SeatControls:
        return self.scene.table.controls

    @property
    def match(self) -> Match:
        return self.scene.table.host.match

    def wanted(self) -> Action | None:
        """What is waited for; None while the coach only speaks."""
        return self.scene.table.seen.wanted

    def named(self, part: LessonPart) -> Rect | None:
        """Where a part of the table is of which a step speaks, in window pixels."""
        return self.scene.table.places.named(part)

    def place_of(self, deed: Action) -> Rect | None:
        """Where a deed is done by a click, in window pixels."""
        return self.scene.table.places.deed(deed)

    def opened(self) -> bool:
        """Whether a choice of suits, words, cards or people is open."""
        return self.scene.table.opened

    def asked_for(self) -> Rect | None:
        """Where in what is open that is chosen next which the coach waits for, in window pixels."""
        return self.scene.table.asked

    def why_not(self, card: int) -> Refusal | None:
        """Why a card may not be played."""
        return self.scene.table.seen.why_not(card)

    def others_act(self) -> bool:
        """Whether others still have something to do before the step, or it is being shown."""
        return bool(self.scene.progress.state.left) or self.scene.table.busy

    def shown(self) -> bool:
        """Whether a step is shown; until then others do what comes before it."""
        return self.scene.progress.state.shown

    def said(self) -> bool:
        """Whether the coach's card of the step has been seen."""
        return self.scene.progress.state.said

    def glows(self) -> bool:
        """Whether what is asked for glows, as something else was tried."""
        return self.scene.progress.glows

    def go_to(self, id: str) -> None:
        """Begin with the step of this id."""
        steps = [each.id for each in self.scene.lesson.steps]
        self.scene.begin(steps.index(id), ready=True)
        self.until_shown()

    def until_shown(self) -> bool:
        """Let time pass until a step is shown and the veil hangs still; False if the lesson is over."""
        for _ in range(4000):
            if not isinstance(self.top, LessonScene):
                return False
            if self.shown() and not self.scene.veil.moving and not self.anything_moves():
                self.frames(2)
                return True
            self.frame()
        raise AssertionError("the step is never shown")

    @property
    def verbs(self) -> list[str]:
        """The verbs of the learner's own actions."""
        return [each.action.verb for each in self.match.log if each.seat == 0]

    def key(self, name: str) -> None:
        """Press the key that is bound to an action here."""
        keys = self.kit.input.keys
        self.press(next(code for code in keys.codes(name) if keys.meaning(code) == name))

    def do_by_keys(self, deed: Action | None) -> None:
        """Do a deed with the keys that the coach's card names, and those that what opens names."""
        if deed is not None and len(deed.cards) > 1:
            for _ in deed.cards:
                self.key("gather")
        button = "" if deed is None else self.scene.lesson.variant.info.button(deed.verb)
        if deed is None or (deed.verb != "draw" and not button):
            self.press(pygame.K_RETURN)
        else:
            self.key(button or deed.verb)
        if deed is not None:
            self._answer(deed)

    def _answer(self, deed: Action) -> None:
        """Choose what the deed names in whatever has opened."""
        for _ in range(4):
            suits = self.suits_asked()
            if suits is not None:
                while self.suits_asked().focus != deed.suit:
                    self.press(pygame.K_RIGHT)
                self.press(pygame.K_RETURN)
            elif self.seats_asked() is not None:
                self.press(pygame.K_0 + deed.seat)
            elif (panel := self.panel()) is not None:
                if panel.listed and panel.person != deed.seat:
                    self.press(pygame.K_0 + deed.seat)
                self.press(*self._items(deed))
            else:
                return

    def _items(self, deed: Action) -> list[int]:
        """The keys of the item of the open panel that does the deed."""
        panel = self.panel()
        assert panel is not None
        at = next(place for place, each in enumerate(panel.items) if each.says(deed))
        return [ord(panel.items[at].key.lower())]
