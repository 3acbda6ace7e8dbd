"""The controls for calls: their buttons, and the panels that ask for a call's arguments.

`CallControls` treats calls by the kind of their arguments, and knows no game.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import partial

from pygame import Surface

from game.engine.actions import Action
from game.engine.out_of_turn import Timeliness
from game.scenes.base.at_table.making_faces import may_make_faces
from game.scenes.base.at_table.offer_panels import spoken_talk
from game.scenes.table.call_items import items_of
from game.scenes.table.refused_call import RefusedCall
from game.scenes.table.seat_pointing import SeatPointing
from game.session.log_queries import last_mover
from game.show.devices import DeviceKind
from game.show.local_seat import LocalSeat
from game.show.offers.next_choice import next_choice
from game.show.offers.offer import Asks, NextChoice, Offer, verb_label
from game.show.waits import soonest
from game.view.base.scene_kit import SceneKit
from game.view.calls.call_bar import CallBar
from game.view.calls.call_button import CallButton
from game.view.calls.call_panel import CallPanel
from game.view.calls.call_panel_view import CallPanelView
from game.view.calls.panel_places import PanelPlaces
from game.view.calls.say_field import SayField
from game.view.calls.seat_picker import SeatPicker
from game.view.input.intents import Intent, Kind
from game.view.table.table_view import TableView

GONE_MS = 700
"""ms of real time for which a panel that closed by itself keeps its keys: they mean something else now."""


class CallControls:
    """The controls for calls at one table."""

    def __init__(self, kit: SceneKit, local: LocalSeat, view: TableView) -> None:
        self.kit, self.local, self.view = kit, local, view
        calls = [(each, each.label.worded(kit.words)) for each in local.calls]
        self.bar = CallBar(kit, view.keycaps, calls, view.occupancy)
        self.bar.suits = local.viewpoint.table.deck.suits
        self.answered = RefusedCall(kit, local, view.occupancy)
        self.panel_view = CallPanelView(kit, view.keycaps)
        view.corner.spoken_for = self._keys
        self.pointing = SeatPointing(kit, local, view)
        self._panels = PanelPlaces(kit, view.occupancy)
        self.seat_picker: SeatPicker | None = None
        self.panel: CallPanel | None = None
        self._calls: tuple[Offer, ...] = ()
        """The calls as they were last shown, and whether everything before them had been."""
        self._caught_up = False
        self._opened: CallButton | None = None
        """The button whose panel or picker is open."""
        self._raced = False
        self._gone: CallPanel | None = None
        self._gone_left = 0

    def _keys(self) -> set[str]:
        """Return the keys that mean something on the open panel; none where there is none."""
        return set() if self.panel is None else self.panel_view.keys(self.panel)

    def place(self) -> None:
        """Place the buttons and the open panel by the table's layout."""
        placement = self.view.placement
        if "calls" in placement.places:
            self.bar.place(placement["calls"])
        if self.seat_picker is not None:
            self.seat_picker.place(placement["choices"])
        self.place_panel()

    def place_panel(self) -> None:
        """Let the open panel find its place on the table as it is now."""
        if self.panel is not None:
            self._panels.place(self.panel, self.view.placement)

    @property
    def content(self) -> Hashable:
        """What it shows, but for what moves."""
        panel = None if self.panel is None else self.panel.content
        picker = None if self.seat_picker is None else self.seat_picker.content
        lit = None if self._opened is None else self._opened.verb
        return self.bar.content, self.answered.content, lit, panel, picker

    @property
    def due(self) -> int | None:
        """In how many ms something disappears by itself; None for never."""
        return soonest(self.answered.due, self.bar.due, self._gone_left or None)

    @property
    def moving(self) -> bool:
        """Whether a button pulses."""
        return self.bar.moving

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self._gone_left = max(0, self._gone_left - dt)
        if not self._gone_left:
            self._gone = None
        self.answered.advance(dt)
        self.bar.advance(dt)
        self._follow()

    def _follow(self) -> None:
        """Show what each call is now if anything has happened, and ask for a suit that is due."""
        calls, caught_up = self.local.sight.calls, self.local.showing.caught_up
        if calls is self._calls and caught_up == self._caught_up:
            return
        self._calls, self._caught_up = calls, caught_up
        if [call.verb for call in calls] != [button.verb for button in self.bar.buttons]:
            self.bar.offer([(each, each.label.worded(self.kit.words)) for each in calls])
        for button, offer in zip(self.bar.buttons, calls, strict=True):
            # What has not been shown yet changes nothing of whether a call makes sense.
            when = offer.when if caught_up else button.when
            new = self.bar.show(button, offer, offer.label.worded(self.kit.words), when)
            if new and self.panel is not None and self._opened is button:
                self.panel.question = self._question(button)
            if offer.asks is Asks.SUIT and offer.raced != self._raced:
                self._raced = offer.raced
                if offer.raced:
                    self.answered.forget()  # it would be taken for an answer to this race
                    if self.panel is None and self.seat_picker is None:
                        self._open(button, quiet=True)
                elif self.panel is not None and self.panel.quiet:
                    self._overtaken(button, self.panel)

    def _overtaken(self, button: CallButton, panel: CallPanel) -> None:
        """Close the panel that asked for a suit which can no longer be called, and say why."""
        self.close()
        self._gone, self._gone_left = panel, GONE_MS
        self.answered.overtaken(button)

    @property
    def asks(self) -> bool:
        """Whether a panel is open that has the keys, which a quiet one leaves to the table."""
        return self.seat_picker is not None or (self.panel is not None and not self.panel.quiet)

    def handle(self, intent: Intent) -> bool:
        """Handle an intent if it is for the calls; return whether it was."""
        if self._gone is not None and self._gone.takes(intent):
            return True
        if intent.deliberate:
            answered = self.answered.word is not None
            self.answered.forget()
            if answered and intent.kind is Kind.BACK and not self.asks:
                return True  # it is put away, and the match goes on
        if not self.bar.buttons and self.panel is None:
            return False
        if intent.device.kind is DeviceKind.MOUSE and intent.deliberate:
            self.bar.focus = None
        button, panel = self.bar.meant(intent), self.panel
        # The items of an open panel have a pad's buttons for keys, which mean nothing else then.
        if panel is not None and (button is None or intent.device.is_pad):
            item = panel.chosen(intent)
            if item is not None:
                item.choose()
                return True
            if panel.handle(intent):
                return True
        if button is None and panel is None and self.seat_picker is None and self.bar.focus:
            if intent.kind is Kind.CONFIRM:
                button = self.bar.focus
            elif intent.step != (0, 0) and self.bar.step(
                intent.step, downwards=may_make_faces(self.local)
            ):
                return True
            elif intent.kind is Kind.BACK:
                self.bar.focus = None
                return True
        if button is not None:
            suit = self.bar.suit_at(button, intent)
            if suit is not None:
                self._choose(button, next_choice(self.local.viewpoint, button.offer).offers[suit])
            else:
                self._press(button)
            return True
        if self.seat_picker is not None and self.seat_picker.handle(intent):
            return True
        return self._at_seat(intent)

    @property
    def _about_a_seat(self) -> CallButton | None:
        """The call that opens with whoever is pointed at, or None."""
        about = (each for each in self.bar.buttons if each.offer.asks is Asks.SEAT_AND_KIND)
        return next(about, None)

    def _at_seat(self, intent: Intent) -> bool:
        """Handle a seat's key, a click on a seat or a stick that points at one; return whether it was one."""
        button = self._about_a_seat
        pointed = intent.kind is Kind.AIM or (intent.kind is Kind.PRESS and intent.button == 1)
        if self.local.viewpoint.timed and (pointed or intent.kind is Kind.COMMAND):
            self.view.hurry()
        seat = self.pointing.meant(intent)
        offered = self.pointing.offered(seat)
        if offered is not None:
            self._call(self.bar.buttons[0], offered)
        elif button is not None and seat is not None and seat != self.local.seat:
            self._open(button, person=seat)
        else:
            return intent.command.startswith("seat ")
        return True

    def _press(self, button: CallButton) -> None:
        """Make a call, or open the panel that asks for its arguments; the same button closes the panel."""
        again = self._opened is button and not (self.panel is not None and self.panel.quiet)
        self.close()
        if again:
            return
        self.view.hurry()
        self._follow()  # what the call does at this very moment
        offer = button.offer
        if offer.asks is Asks.NOTHING and not offer.lasts and button.when is Timeliness.MADE:
            self.bar.press(button.verb)  # once is enough, in the list of moves as well
        elif offer.action is not None:
            self._call(button, offer.action)
        elif offer.asks is not Asks.SEAT:
            self._open(button)
        else:
            self._ask_whom(button)

    def _ask_whom(self, button: CallButton) -> None:
        """Ask for a seat, unless there is only one, or the call makes no sense: then the answer says why."""
        seats = next_choice(self.local.viewpoint, button.offer).offers
        if len(seats) == 1 or button.when is Timeliness.NEVER:
            self._choose(button, seats[0])
            return
        by_seat = {each.seat: each for each in seats}
        self._opened = button
        self.seat_picker = SeatPicker(
            self.kit,
            self.view.keycaps,
            self._word("whom", button),
            {seat: self.local.showing.sentences.name(seat) for seat in by_seat},
            self.pointing.figures,
            last_mover(self.local.viewpoint),
            lambda seat: self._choose(button, by_seat[seat]),
            self.close,
            self.view.occupancy,
        )
        self.seat_picker.place(self.view.placement["choices"])
        self.local.hold(asked=True)

    def ask(self, panel: CallPanel) -> None:
        """Open another panel in the place of the calls' panels, or close it if it is open."""
        again = self.panel is not None and self.panel.title == panel.title
        self.close()
        if not again:
            self._lay(panel)

    def _lay(self, panel: CallPanel) -> None:
        """Open a panel, which has the keys unless it is quiet."""
        self.panel = panel
        self.place_panel()
        self.local.hold(asked=self.asks)

    def reopen(self, verb: str) -> None:
        """Open the panel of a call again, as one that was made by it does not count."""
        for button in self.bar.buttons:
            if button.verb == verb:
                self._open(button)

    def close(self) -> None:
        """Close the open panel."""
        if self.panel is not None:
            self.panel.leave()
            self._panels.remove()
        if self.seat_picker is not None:
            self.seat_picker.leave()
        self.seat_picker = self._opened = self.panel = None
        self.local.hold(asked=False)

    def _open(self, button: CallButton, *, person: int = -1, quiet: bool = False) -> None:
        self.close()
        seen, offer = self.local.viewpoint, button.offer
        people: dict[int, tuple[str, str]] = {}
        phrases = spoken_talk(self.kit).lists["phrases"] if offer.asks is Asks.WORDS else ()
        asked = next_choice(seen, offer, phrases, alone=self.local.alone)
        choices = {-1: asked}
        if offer.asks.about_a_seat:
            people = {each.seat: self._person(each.seat) for each in asked.offers}
            if person < 0:
                person = asked.offers[asked.at].seat
            choices = {each.seat: next_choice(seen, each) for each in asked.offers}
        field = None
        if offer.asks is Asks.WORDS:
            field = SayField(
                self.kit,
                self.view.keycaps,
                self._word("written", button),
                lambda text: self._call(button, offer.saying(text)),
            )
        taken = {self.kit.input.keys.label(each.verb) for each in self.bar.buttons}
        choose = partial(self._choose_item, button, choices)
        deck = self.local.table.deck
        items, grid = items_of(self.kit, deck, offer, choices[person], taken, choose)
        self._opened = button
        panel = CallPanel(
            self.kit,
            offer.label.worded(self.kit.words),
            self._question(button),
            items,
            grid,
            self.close,
            people=people,
            person=person,
            quiet=quiet,
            warm=offer.asks.about_a_seat,
            field=field,
        )
        self._lay(panel)

    def _person(self, seat: int) -> tuple[str, str]:
        """Return the name and the portrait of whoever sits at a seat."""
        name = self.local.showing.sentences.name(seat)
        return name, self.view.players.people[seat].portrait

    def _word(self, kind: str, button: CallButton) -> str:
        """Return a message of the game about the call of a button."""
        return verb_label(self.local.table.game, kind, button.verb).worded(self.kit.words)

    def _question(self, button: CallButton) -> str:
        """Return what the panel of a call asks for, or that the call would be a mistake now."""
        senseless = button.offer.asks is Asks.CARD and button.when is Timeliness.NEVER
        return self._word("senseless" if senseless else "asked", button)

    def _choose_item(
        self, button: CallButton, choices: Mapping[int, NextChoice], place: int
    ) -> None:
        """Make the call at a place among what it asks for about the seat that was chosen (−1: about none).

        On the panel the items may be in another order.
        """
        offer = choices[self.questioned].offers[place]
        if offer.action is not None:
            self._call(button, offer.action)

    def _choose(self, button: CallButton, offer: Offer) -> None:
        """Make the call of a button as it was chosen among what it asks for."""
        if offer.action is not None:
            self._call(button, offer.action)

    def _call(self, button: CallButton, action: Action) -> None:
        self.close()
        # Others at the screen have to notice by themselves that a call came too late.
        late = self.local.told(self.local.viewpoint.too_late(action)) if self.local.alone else None
        refusal = self.local.told(self.local.viewpoint.do(action))
        if refusal is None:
            self.local.say(None)  # what was answered before is over
            self.kit.sound.play("press")
            self.bar.press(button.verb)
            if late is not None:
                self.answered.tell(button, late)
            return
        if self.local.refused():
            self.kit.sound.play("refuse")
        self.answered.refused(button, action, refusal)

    @property
    def questioned(self) -> int:
        """The seat that the open panel is about; −1 if there is none."""
        return self.panel.person if self.panel is not None and self.panel.people else -1

    def draw(self, target: Surface) -> None:
        """Draw the buttons and the panel, which nothing covers."""
        if self.seat_picker is not None:
            self.seat_picker.draw(target)
        else:
            self.pointing.draw(target, self.panel, calls=self._about_a_seat is not None)
        if self.panel is not None:
            self.panel_view.draw(target, self.panel)
        asking = self.panel is not None or self.seat_picker is not None
        self.bar.draw(target, self._opened.verb if self._opened else "", focused=not asking)
        self.answered.draw(target)
