"""The controls of one person at a table: focus, cards, calls, choices, hints and answers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import partial
from typing import Protocol

from pygame import Surface

from game.scenes.base.at_table.making_faces import may_make_faces
from game.scenes.table.call_controls import CallControls
from game.scenes.table.card_actions import CardActions
from game.scenes.table.explainer import Explainer
from game.scenes.table.hand_focus import HandFocus
from game.scenes.table.hurrying import Hurrying
from game.scenes.table.more_panel import FACE, open_faces, open_more
from game.scenes.table.named_rules import NamedRules
from game.scenes.table.seat_panels import SeatPanels
from game.scenes.table.table_mouse import TableMouse
from game.scenes.table.take_back import TakeBack
from game.show.local_seat import LocalSeat
from game.show.table_highlights import FocusAt
from game.show.waits import soonest
from game.view.base.scene_kit import SceneKit
from game.view.calls.caller_list import CallerList, place_together
from game.view.calls.suit_picker import SuitPicker
from game.view.input.intents import Intent, Kind
from game.view.input.usual_bindings import AT_TRICK_TABLES
from game.view.speech.occupancy import OWN_PLATE
from game.view.speech.seat_notices import SeatNotices
from game.view.table.rule_marks import RULES
from game.view.table.table_view import TableView


class TableWays(Protocol):
    """The ways from a table to other screens."""

    def pause_game(self, why: str = "") -> None:
        """Open the pause menu; `why` says why, if nobody asked for it."""

    def open_rules(self, clause: str = "") -> None:
        """Open the rule book, at a clause if one is given."""

    def open_moves(self) -> None:
        """Open the list of all moves."""

    def open_last_trick(self) -> None:
        """Show the trick that was taken last."""


class SeatControls:
    """The controls of one local seat at its view of the table.

    `hurry` finishes all movement at the table. `hint` gives a hint, where that is not the game's advice.
    Without being `guided` nothing is told by the first-game guide, as where a coach tells it.
    """

    def __init__(
        self,
        kit: SceneKit,
        local: LocalSeat,
        view: TableView,
        ways: TableWays,
        hurry: Callable[[], None],
        *,
        guided: bool = True,
        hint: Callable[[], None] | None = None,
    ) -> None:
        self.kit, self.local, self.view = kit, local, view
        self._ways = ways
        self.focus = HandFocus(local, view)
        calling = CallControls(kit, local, view)
        self.card_actions = CardActions(kit, local, view, self.focus, calling, self.follow)
        self.mouse = TableMouse(kit, local, view, self.focus, self.card_actions)
        self.seat_panels = SeatPanels(
            kit, local, view, calling, self.card_actions.do, self.focus.on
        )
        self.focus.gained = self.seat_panels.lose_focus
        self.explainer = Explainer(kit, local, view, self.seat_panels, self.focus.on, guided=guided)
        self._hint = hint or self.explainer.advise
        self.named = NamedRules(kit, self.seat_panels, self.explainer, ways.open_rules)
        self.take_back = TakeBack(kit, local, view, self._came_back)
        self._hurrying = Hurrying(local, view, self.mouse, self.take_back, hurry)
        self.hushed = False
        """Whether hints and notes of the guide wait, as while something else is told."""
        self._commands: Mapping[str, Callable[[], object]] = {
            "draw": self.card_actions.draw,
            "why": self._why,
            "rules": self.named.open,
            "together": self.card_actions.play_together,
            "gather": self.card_actions.gather,
            "undo": self.take_back.do,
            "sort": self._sort,
            "more": partial(open_more, kit, calling, self._meant),
            FACE: partial(open_faces, kit, calling),
            "moves": partial(self._leave_for, ways.open_moves),
            "last_trick": partial(self._leave_for, ways.open_last_trick),
            "hint": self._hint,
            "guide": self.explainer.skip_guide,
        }
        self._playable: frozenset[int] | None = None
        """What could be played when a card was last given the focus for that."""

    @property
    def picker(self) -> SuitPicker | None:
        """The open suit picker, or None."""
        return self.card_actions.picker

    @property
    def calling(self) -> CallControls:
        """The controls for the seat's own calls."""
        return self.seat_panels.calling

    @property
    def notices(self) -> SeatNotices:
        """The notices at the seats."""
        return self.seat_panels.notices

    def resume(self) -> None:
        """Apply settings that may have changed while the scene was covered."""
        wishes, local = self.kit.settings, self.local
        local.hold(marked=local.marks_playable(wishes))
        if wishes.sorting != local.arrangement.by:
            local.arrangement.sort(wishes.sorting)

    def pause(self) -> None:
        """Close what asks for something, as another scene covers the table."""
        self.calling.close()

    def cover(self, *, on: bool) -> None:
        """Hide the hand and everything that tells of it, as another person may look at the screen now."""
        if on == self.local.own.covered:
            return
        self.local.hold(covered=on)
        if on:
            self.mouse.let_go()
            self.card_actions.close()
            self.calling.close()
            self.local.say(None)
            self.focus.on(None)
            self.view.hand.settle()

    def turn_over(self, *, on: bool, may_look: bool = False) -> None:
        """Let the hand lie face down, as the turn of its person is over; all else can be done as before.

        Who `may_look` at it again, to jump in, is told so.
        """
        if may_look != self.local.own.may_look:
            self.local.hold(may_look=may_look)
        if on == self.local.own.turned:
            return
        self.local.hold(turned=on)
        if on:
            self.mouse.let_go()
            self.card_actions.close()
            self.local.say(None)
            self.focus.on(None)
        elif not self.local.own.covered:
            self._focus_by_keys()

    @property
    def said_here(self) -> set[str]:
        """The names of actions whose bindings take precedence at this table."""
        options = self.local.viewpoint.table.options
        verbs = {verb.word for verb in self.local.viewpoint.variant.info.used_at(options)}
        seen = self.local.viewpoint
        may_err = seen.variant.info.mistakes_can_be_played and seen.plays_a_seat
        free = {"gather", "more"} if may_err else set()
        taking = set(AT_TRICK_TABLES) if self.local.info.has_last_trick else set()
        return verbs | free | taking | ({"undo"} if seen.takes_back else set())

    def layout(self) -> None:
        """Place everything for the window's size."""
        self.view.resize()
        self.seat_panels.place()
        self.card_actions.place()

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return self.view.moving or self.seat_panels.moving

    @property
    def content(self) -> Hashable:
        """What it shows, but for what moves."""
        picker = None if self.picker is None else self.picker.content
        seen = self.local.viewpoint.observation.number
        parts = self.view.content, self.seat_panels.content, self.explainer.content
        return *parts, picker, self.hushed, seen

    @property
    def due(self) -> int | None:
        """In how many ms something disappears by itself, or a click counts again; None for never."""
        return soonest(self.seat_panels.due, self.explainer.due, self.mouse.due)

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass; called after game time has passed."""
        self.mouse.advance(dt)
        self.local.renew()
        if self.local.own.covered:
            return
        self.follow()
        self.seat_panels.advance(dt)
        self.explainer.advance(dt)
        self.explainer.say_one_thing()

    def follow(self) -> None:
        """Take over what can be done, and let focus and marks follow their cards."""
        self.local.renew()
        if self.local.highlights.playable != self._playable:
            self._playable = self.local.highlights.playable
            self._focus_by_keys()
        if self.focus.strayed or self.mouse.parted:
            self.mouse.follow()
        self.card_actions.follow()

    def hush(self, *, on: bool) -> None:
        """Let no card stand out and say nothing at the seats, while what has happened is told."""
        if on == self.hushed:
            return
        self.hushed = on
        if on:
            self.focus.on(None)
        else:
            self._focus_by_keys()

    def _focus_by_keys(self) -> None:
        """Let a card that can be played have the focus, unless something else is told or chosen now."""
        if not self.hushed and not self.seat_panels.focused:
            self.focus.lead()

    def _came_back(self, card: int | None) -> None:
        """Let a card that was taken back have the focus."""
        self.follow()
        self.focus.lead_to(card)

    def handle(self, intent: Intent) -> None:
        """Handle an intent from one of the seat's devices."""
        if intent.deliberate:
            self.local.used = intent.device
        if not self._claimed(intent):
            self._at_table(intent)
        self.card_actions.follow()  # what is drawn next has the marks of what is in focus now
        self.explainer.acted()

    def _claimed(self, intent: Intent) -> bool:
        """Handle an intent for what lies over the table, or that hurries what moves; return if it was one."""
        if self.named.handle(intent):
            return True
        if self.explainer.handle(intent) or self.calling.handle(intent):
            return True
        if self.picker is not None:
            self.picker.handle(intent)
            return True
        if self.seat_panels.choose(intent):
            return True
        if intent.kind is Kind.BACK and self.local.own.drag is not None:
            self.mouse.forget()
            self.mouse.let_go()
            return True
        if intent.kind is Kind.BACK and self.card_actions.gathering:
            self.card_actions.gathering.forget()
            return True
        if intent.kind is Kind.BACK and not self.hushed and self.explainer.put_away():
            return True
        if intent.kind in (Kind.BACK, Kind.MENU):
            self._pause()
            return True
        return intent.deliberate and self._hurrying.uses_up(intent)

    def _at_table(self, intent: Intent) -> None:
        if intent.step != (0, 0):
            self._step(intent.step)
            return
        match intent.kind:
            case Kind.CONFIRM:
                self._confirm()
            case Kind.COMMAND:
                self._command(intent.command)
            case Kind.MOVE:
                self.mouse.point(intent.pos)
                self.take_back.point(intent)
            case Kind.LEAVE:
                self.mouse.leave()
            case Kind.PRESS:
                self.mouse.press(intent)
            case Kind.DRAG:
                self.mouse.drag(intent)
            case Kind.RELEASE:
                self._clicked(*self.mouse.release(intent))

    def _step(self, direction: tuple[int, int]) -> None:
        self.mouse.give_way()
        self.focus.step(direction)

    def _confirm(self) -> None:
        own = self.local.own
        if own.at is FocusAt.PILE:
            self.card_actions.draw()
        elif own.at is FocusAt.RULES:
            self.named.open()
        elif own.at is FocusAt.PLATE:
            self._command(FACE)
        elif own.focus is not None:
            self.card_actions.confirm(own.focus)
        elif self.local.highlights.to_draw:
            self.card_actions.draw()
        else:
            self._step((0, 1))

    def _clicked(self, what: str, number: int) -> None:
        if what == "hand" and self.card_actions.gathering:
            self.card_actions.gathering.turn(number)
        elif what == "hand":
            self.card_actions.play_slot(number)
        elif what == "open":
            self.card_actions.mark_open(number)
        elif what == "hint":
            self.card_actions.play_focused()
        elif what in ("draw", "together", "gather"):
            self._command(what)
        elif what == "menu":
            self._pause()
        elif what == "prompt":
            self._command(self.view.corner.prompts[number].command)
        elif what == OWN_PLATE and may_make_faces(self.local):
            self._command(FACE)
        elif what in ("log", "taken"):
            self._command("moves" if what == "log" else "last_trick")
        elif what in ("answer", RULES):
            self.named.open()

    def _command(self, command: str) -> None:
        if command in self._commands:
            self._commands[command]()

    def _leave_for(self, way: Callable[[], None]) -> None:
        """Open another screen."""
        self.mouse.let_go()
        way()

    def _meant(self, command: str) -> None:
        """Do a command, or a call, that was chosen by name."""
        intent = Intent(Kind.COMMAND, self.view.keycaps.device, command=command)
        if not self._claimed(intent):
            self._at_table(intent)

    def _why(self) -> None:
        if not self.card_actions.why() and self.view.keycaps.by_pad:
            self.local.say(None)
            self._hint()  # a pad has no button left for hints alone

    def _sort(self) -> None:
        """Sort the hand in the next order, and keep that in the settings."""
        arrangement = self.local.arrangement
        arrangement.sort(arrangement.next())
        self.kit.settings.sorting = arrangement.by
        self.kit.keep_settings()
        self.focus.follow()
        self.kit.sound.play("gather")

    def _pause(self) -> None:
        self._leave_for(self._ways.pause_game)

    def _place(self, lists: Iterable[CallerList]) -> None:
        """Let all that is said find its place on the table as it is now, each clear of those before it."""
        self.calling.bar.fit()  # to the keys of the device that is used by now
        self.seat_panels.place_texts()
        before = self.view.occupancy.changes()
        self.view.refresh()
        if self.view.occupancy.changes() != before:  # the plates have only now been reported
            self.calling.place_panel()
            self.seat_panels.place_texts()
            self.view.refresh()  # an answer about a card keeps clear of them, and of the log if it can
        place_together(list(lists))
        if self._bare:
            return
        self.calling.answered.place()  # notes keep clear of answers
        if not self.hushed:
            self.explainer.place()  # what is said at the seats keeps clear of it
            self.seat_panels.notices.place()

    @property
    def _bare(self) -> bool:
        """Whether the table is drawn without anything that is said or may be done at it."""
        return self.local.own.covered or self.view.ended

    def draw(self, target: Surface, lists: Iterable[CallerList] = ()) -> None:
        """Draw the table as this seat sees it, and its controls. `lists` of calls will be drawn on it."""
        self._place(lists)
        self.view.draw(target)  # without the recent moves, if a bubble now lies over them
        if self._bare:
            return
        self.seat_panels.draw(target, hushed=self.hushed)
        if not self.hushed:
            self.explainer.draw(target)
        if self.picker is not None:
            self.picker.draw(target)
        self.seat_panels.draw_calls(target)
