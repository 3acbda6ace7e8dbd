"""The answer to a refused call, shown for a while above the buttons: `RefusedCall`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial

from pygame import FRect, Surface

from game.engine.actions import Action
from game.session.log_queries import Race, last_of_race, last_race
from game.show.local_seat import LocalSeat
from game.view.base.scene_kit import SceneKit
from game.view.base.space import Point
from game.view.calls.call_button import CallButton
from game.view.speech.bubbles import REASON_WIDE, Bubbles, Paragraph
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import HAND_ROOM, PANEL_ROOM, Occupancy, Precedence
from game.view.speech.spots import Spot, away

REFUSED_MS = 5000
"""ms for which the answer is shown."""
BEATEN_MS = 3000
"""ms after another's call of a suit in which a later call is answered with how late it was."""

NAME = "refused call"
"""The name of the bubble in the occupancy."""
WIDTHS = (REASON_WIDE, 420.0, 380.0, 340.0)
"""How wide its lines may be, in design pixels, the usual width first."""
ABOVE, AIR = 26.0, 14.0
"""The distance in design pixels between the bubble and the buttons, and if possible from what is elsewhere."""
WORTH_AIR = 60.0
"""How much further off (design pixels) it rather lies than close to something."""


class RefusedCall:
    """The refusal of the last call; `text` and `clause` are "" while none is shown."""

    def __init__(self, kit: SceneKit, local: LocalSeat, occupancy: Occupancy) -> None:
        self.kit, self.local, self.occupancy = kit, local, occupancy
        self.bubbles = Bubbles(kit)
        self.text = self.clause = ""
        self._button: CallButton | None = None
        self._action: Action | None = None
        self._left = 0
        self._wide = WIDTHS[0]
        self.told_race: Callable[[Race], None] = lambda race: None
        """Called with a race for a suit when the answer says who was first, so that it is said once."""

    def refused(self, button: CallButton, action: Action, why: tuple[str, str]) -> None:
        """Show why the call of a button was refused: (sentence, clause)."""
        self._say(self._beaten(action) or why, button, action)

    def tell(self, button: CallButton, said: tuple[str, str]) -> None:
        """Show what is to be known of a call that was made: (sentence, clause)."""
        self._say(said, button)

    def overtaken(self, button: CallButton) -> None:
        """Show, if the language says it, who was faster, so that a suit can no longer be called."""
        words, told = self.kit.words, self.local.showing.sentences
        key, last = (
            f"{self.local.viewpoint.table.game}.too_late",
            last_of_race(self.local.viewpoint),
        )
        if last is None or last.seat == self.local.seat or f"{key}.clause" not in words:
            return
        name, suit = told.name(last.seat), last.action.suit
        race = last_race(self.local.viewpoint)
        if race is not None and last.action.verb == button.verb:
            took = race.took / 1000
            text = words(f"{key}.call", name=name, suit=told.suit(suit), seconds=took)
            self.told_race(race)
        else:
            text = words(f"{key}.play", name=name)
        self._say((text, words(f"{key}.clause")), button)

    def _say(self, said: tuple[str, str], button: CallButton, action: Action | None = None) -> None:
        """Show an answer, in place of one about a card."""
        self.text, self.clause = said
        self._button, self._action, self._left = button, action, REFUSED_MS
        self.local.say(None)

    @property
    def content(self) -> Hashable:
        """What it shows."""
        return self.text, self.clause, self.word

    @property
    def word(self) -> str | None:
        """The verb of the call that was refused; None while no answer is shown."""
        return self._button.verb if self._button is not None else None

    def forget(self) -> None:
        """Remove the answer."""
        self.text = self.clause = ""
        self._button = self._action = None
        self.occupancy.remove(NAME)

    @property
    def due(self) -> int | None:
        """In how many ms the answer disappears by itself; None if there is none."""
        return self._left if self._button else None

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass; the answer disappears after a while, once it is wrong, or for one about a card."""
        if self._button is None:
            return
        self._left -= dt
        allowed = self._action is not None and self.local.viewpoint.allows(self._action)
        if self._left <= 0 or allowed or self.local.own.reason is not None:
            self.forget()

    def _beaten(self, action: Action) -> tuple[str, str] | None:
        """Return, for the call of a suit that came too late, who was first and by how much; otherwise None."""
        words, key = self.kit.words, f"{self.local.viewpoint.table.game}.explained.beaten"
        race = last_race(self.local.viewpoint)
        if action.suit < 0 or race is None or race.seat == self.local.seat:
            return None
        ago = self.local.viewpoint.now - race.at
        if ago > BEATEN_MS or f"{key}.text" not in words:
            return None
        name = self.local.showing.sentences.name(race.seat)
        text = words(f"{key}.text", name=name, seconds=ago / 1000)
        self.told_race(race)
        return text, words(f"{key}.clause")

    @property
    def paragraph(self) -> Paragraph:
        """The answer as it is set."""
        return Paragraph(self.text, self.clause, self._wide)

    def place(self) -> Spot | None:
        """Return a place above the buttons, with the tail at the pressed one, or None if nothing is refused.

        It has no tail if the pressed one is in a lower row: it would point at another.
        """
        if self._button is None:
            return None
        calls = self.occupancy.box("calls")
        pressed = self.occupancy.box(f"call {self._button.verb}")
        if calls is None or pressed is None:
            return None
        tip = (pressed.centerx, calls.top - 3) if pressed.top <= calls.top + ABOVE else None
        sizes = {
            wide: self.bubbles.reason_size(self.paragraph._replace(wide=wide)) for wide in WIDTHS
        }
        question = (self.text, *sizes.values(), tuple(calls), tuple(pressed))
        find = partial(self._find, calls, tip, sizes)
        return self.occupancy.place(NAME, Precedence.ANSWER, question, find, HAND_ROOM, PANEL_ROOM)

    def _find(
        self, calls: FRect, tip: Point | None, sizes: Mapping[float, Point], ground: Ground
    ) -> Spot:
        """Return the place above the buttons at which a width of the answer has room, or another one."""
        for self._wide in WIDTHS:
            wide, tall = sizes[self._wide]
            usual = FRect(calls.left, calls.top - tall - ABOVE, wide, tall)
            spot = Spot(usual, tip or usual.center)
            if ground.first([spot], 0.0) is not None:
                return spot
        self._wide = WIDTHS[0]
        size = sizes[self._wide]
        close, airy = ground.nearest(calls, size), ground.nearest(calls, size, air=AIR)
        best = close or ground.least(calls, size)
        if airy is not None and away(airy.rect, calls) <= away(best.rect, calls) + WORTH_AIR:
            best = airy
        return Spot(best.rect, best.rect.center)  # a tail would point at the button that is nearest

    def draw(self, target: Surface) -> None:
        """Draw the answer."""
        spot = self.place()
        if spot is not None:
            self.bubbles.reason(self.paragraph, spot).draw(target)
