"""Words for what is offered at a table: prompts, calls, choices, pills at a card, and what asks for more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.engine.actions import Action
from game.engine.out_of_turn import Timeliness
from game.show.table_highlights import FocusAt
from game.view.base.fonts import BOLD
from game.view.calls.call_panel import CallPanel
from game.view.input.intents import Intent
from game.view.widgets.focus_group import FocusGroup
from tests.harness.inside import Inside


@dataclass(frozen=True)
class Offered:
    """What can be clicked: its verb or command, what stands on it, and where, in window pixels."""

    verb: str
    label: str
    rect: Rect
    when: Timeliness = Timeliness.PERHAPS
    """Whether it makes sense: it is dim, due, or shown as made."""
    ready: bool = True
    """Whether it is not greyed out."""
    pressed: bool = False
    """Whether it looks as if it had just been pressed."""

    @property
    def dim(self) -> bool:
        """Whether it makes no sense now, and shows that."""
        return self.when is Timeliness.NEVER

    @property
    def due(self) -> bool:
        """Whether it pulses, as it should be done now."""
        return self.when is Timeliness.DUE


@dataclass(frozen=True)
class SuitsAsked:
    """The open choice of a suit or colour: names and places in window pixels, and which has the focus."""

    names: tuple[str, ...]
    rects: tuple[Rect, ...]
    focus: int


@dataclass(frozen=True)
class SeatsAsked:
    """The open question whom a call is about: the seats with their places, and which has the focus."""

    rects: dict[int, Rect]
    focus: int


class OfferSight(Inside):
    """What one person is offered, apart from the cards themselves."""

    def prompts(self) -> list[Offered]:
        """What the prompts beside the own plate say, with their commands."""
        return [
            Offered(each.command, each.label, each.rect, ready=each.ready)
            for each in self._inside.view.corner.prompts
        ]

    def prompt(self, command: str) -> Offered:
        """The prompt of a command."""
        return next(each for each in self.prompts() if each.verb == command)

    def calls(self) -> list[Offered]:
        """The buttons of the calls."""
        return [
            Offered(each.verb, each.label, each.rect, each.when, pressed=bool(each.pressed))
            for each in self._inside.calling.bar.buttons
        ]

    def call(self, verb: str) -> Offered:
        """The button of a call."""
        return next(each for each in self.calls() if each.verb == verb)

    def suit_on_call(self, verb: str, suit: int) -> Rect:
        """Where a suit stands on the button of a call that names one, in window pixels."""
        bar = self._inside.calling.bar
        button = next(each for each in bar.buttons if each.verb == verb)
        return bar._suit_spots(button)[suit]

    def calls_pulse(self) -> bool:
        """Whether the ring round a call that is due moves."""
        return self._inside.calling.bar.moving

    def call_in_focus(self) -> str | None:
        """The verb of the call whose button has the focus, or None."""
        focus = self._inside.calling.bar.focus
        return None if focus is None else focus.verb

    def caption(self) -> str:
        """What is said before the choices; "" if there is no room for it."""
        row = self._inside.seat_panels.choices
        return row.caption if "caption" in row.placed else ""

    def choices(self) -> list[Offered]:
        """The choices above the hand, in their order."""
        row = self._inside.seat_panels.choices
        pairs = zip(row.actions, row.buttons, strict=True)
        return [Offered(action.verb, each.label, each.rect) for action, each in pairs]

    def choice_in_focus(self) -> int | None:
        """The number of the choice that has the focus, or None."""
        return self._inside.seat_panels.choices.focus

    def choice_key(self, number: int) -> str:
        """The key that stands on a choice; "" for none."""
        button = self._inside.seat_panels.choices.buttons[number]
        return self.key_of(button.command) if button.command else ""

    def room_on_choice(self, number: int) -> int:
        """How many pixels of the width of a choice are left beside its label and its key."""
        kit, button = self._inside.kit, self._inside.seat_panels.choices.buttons[number]
        label = kit.fonts.width(button.label, button.size, BOLD)
        return button.rect.w - label - kit.paint.keycap_size(self.choice_key(number), button.cap)[0]

    def choice_caption(self) -> str:
        """What stands before the choices."""
        return self._inside.seat_panels.choices.caption

    def foci(self) -> list[str]:
        """Everything that is drawn as having the focus, each by a name."""
        own = self._inside.local.own
        found = [] if own.focus is None else [f"card {own.focus}"]
        found += [] if own.at is FocusAt.HAND else [own.at.value]
        choice, call = self.choice_in_focus(), self.call_in_focus()
        found += [] if choice is None else [f"choice {choice}"]
        return found + ([] if call is None else [f"call {call}"])

    def pills(self) -> dict[str, Rect]:
        """What is offered with the card in focus, or answers about it, by name, in window pixels.

        "hint" does what the pill beside the card says, "together" plays all that are the same, "gather" marks
        the card, "answer" opens the rule of what was said about it.
        """
        remarks = self._inside.view.remarks
        named = {
            "hint": remarks.hint,
            "together": remarks.together,
            "gather": remarks.gather,
            "answer": remarks.answer,
        }
        return {name: rect for name, rect in named.items() if rect is not None}

    def suits_asked(self) -> SuitsAsked | None:
        """The open choice of a suit for a card, or None."""
        picker = self._inside.picker
        if picker is None:
            return None
        tiles = picker.tiles
        names, rects = (tuple(each.name for each in tiles), tuple(each.rect for each in tiles))
        return SuitsAsked(
            names, rects, [tile is picker.group.focused for tile in tiles].index(True)
        )

    def suits_group(self) -> FocusGroup | None:
        """The widgets of the open choice of a suit for a card, or None."""
        picker = self._inside.picker
        return None if picker is None else picker.group

    def seats_asked(self) -> SeatsAsked | None:
        """The open question whom a call is about, or None."""
        picker = self._inside.calling.seat_picker
        return None if picker is None else SeatsAsked(dict(picker.rects), picker.focus)

    def panel(self) -> CallPanel | None:
        """The open panel of a call, or None."""
        return self._inside.calling.panel

    def look_alone(self, alone: bool) -> None:
        """Let the person be the only one who looks at the screen, or not."""
        self._inside.local.alone = alone

    def close_panel(self) -> None:
        """Close what a call has opened, past all devices."""
        self._inside.calling.close()

    def tell_intents(self, told: Callable[[Intent], None]) -> None:
        """From now on tell of each intent that reaches the seat, before it is handled."""
        controls = self._inside
        handle = controls.handle

        def tell(intent: Intent) -> None:
            told(intent)
            handle(intent)

        controls.handle = tell  # type: ignore[method-assign]

    def key_of(self, command: str) -> str:
        """What the prompts of the seat name as the key or button of a command."""
        return self._inside.view.keycaps(command)

    def play(self, slot: int) -> None:
        """Play a card of the hand as a confirmation does it, past all devices."""
        self._inside.card_actions.play_slot(slot)

    def draw_card(self) -> None:
        """Draw a card as a click on the pile does it, past all devices."""
        self._inside.card_actions.draw()

    def do(self, action: Action) -> None:
        """Do a turn action as a card or a choice does it, past all devices."""
        self._inside.card_actions.do(action)
