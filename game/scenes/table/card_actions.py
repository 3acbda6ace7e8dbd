"""Playing and drawing cards by a person, and the answers when that is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from game.engine.actions import Action
from game.scenes.table.call_controls import CallControls
from game.scenes.table.gathered_cards import GatheredCards
from game.scenes.table.hand_focus import HandFocus
from game.show.local_seat import LocalSeat
from game.show.offers.next_choice import next_choice
from game.show.offers.offer import Asks, Offer
from game.show.offers.turn_offers import asked_for, play_of
from game.show.table_highlights import FocusAt
from game.view.base.scene_kit import SceneKit
from game.view.calls.call_panel import CallPanel
from game.view.calls.panel_items import Grid, Item
from game.view.calls.suit_picker import SuitPicker
from game.view.table.table_view import TableView
from game.words.marks import plain

WAY_KEYS = "123456789"
"""The keys of the first ways to play a card."""
WAYS_GRID = Grid(2, 8)


class CardActions:
    """Playing, drawing and asking why, at one table.

    A slot is a place in the displayed hand, from 0. `done` (`SeatControls.follow`) is called after each action.
    """

    def __init__(
        self,
        kit: SceneKit,
        local: LocalSeat,
        view: TableView,
        focus: HandFocus,
        calling: CallControls,
        done: Callable[[], None],
    ) -> None:
        self.kit, self.local, self.view, self.focus = kit, local, view, focus
        self.calling = calling
        self._done = done
        self.picker: SuitPicker | None = None
        self._taking_panel: CallPanel | None = None
        """The panel that asks what a card takes; None if it is not open."""
        self._asked: Offer | None = None
        """The play that it asks about."""
        self._number = 0
        """The number of the observation that it was opened for."""
        self.gathering = GatheredCards(local, view)

    def drop(self, slot: int) -> None:
        """Handle a card dropped on the piles: play it together with those that are marked."""
        if self.gathering:
            self.gathering.mark(slot)
        self.confirm(slot)

    def confirm(self, slot: int) -> None:
        """Play the marked cards, or else the card at a slot."""
        if not self.gathering:
            self.play_slot(slot)
            return
        action = self.gathering.action
        self.gathering.forget()
        self.do(action)

    def gather(self) -> None:
        """Mark the card in focus to be played with others, or unmark it."""
        slot = self.local.own.focus
        if slot is not None and slot < len(self.view.hand.held):
            self.gathering.turn(slot)
            self.kit.sound.play("pick")

    def play_slot(self, slot: int) -> None:
        """Play the card at a slot, asking for its suit where there are several; or say why it is refused."""
        card = self.view.hand.held[slot]
        offer = self.local.play(card)
        if offer is None:
            self._refuse(slot)
        elif offer.action is not None:
            self.do(offer.action)
        else:
            self._choose(offer)

    def _choose(self, offer: Offer) -> None:
        """Play a card as it was chosen, or ask for its suit or for what it takes."""
        self._close_ways()
        if offer.action is not None:
            self.do(offer.action)
        elif offer.asks is Asks.SUIT:
            self._pick(next_choice(self.local.viewpoint, offer).offers)
        else:
            self._ask_taken(offer)

    def mark_open(self, number: int) -> None:
        """Mark one of the open cards to be taken, or unmark it, once a card of the hand has been picked."""
        offer, shown = self._asked, self.local.showing.presented
        lying = shown.lying()
        if offer is None or number >= len(lying):
            return
        card, marked = lying[number], list(offer.taken)
        if card in marked and marked.count(card) == lying.count(card):
            marked.remove(card)
        else:
            marked.append(card)
        found = play_of(self.local.viewpoint, offer.card, tuple(marked))
        if found.dim:
            self._sound_refused()
        else:
            self.kit.sound.play("pick")
            self._choose(found)

    def _ask_taken(self, offer: Offer) -> None:
        """Open the panel with the ways to play a card, or with the cards that it may take first."""
        words, offers = self.kit.words, next_choice(self.local.viewpoint, offer).offers
        if not offers:  # it was overtaken between two inputs
            return
        self._asked = offer
        keys = [*WAY_KEYS, *("" for _ in offers)]
        items = [
            Item(
                plain(each.label.worded(words)),
                key,
                partial(self._choose, each),
                action=each.action,
                whole=True,
            )
            for each, key in zip(offers, keys, strict=False)
        ]
        asked = asked_for(offer)
        title = words("table.swap_with" if offer.asks is Asks.SEAT else "table.play")
        self._taking_panel = CallPanel(
            self.kit, title, words(asked), items, WAYS_GRID, self._close_ways
        )
        self._number = self.local.viewpoint.observation.number
        self.calling.ask(self._taking_panel)

    def _close_ways(self) -> None:
        if self._taking_panel is not None and self.calling.panel is self._taking_panel:
            self.calling.close()
        self._taking_panel = self._asked = None
        self.local.hold(taken=())

    def _light(self) -> None:
        """Mark the open cards that are to be taken by what has been marked, or by what is in focus."""
        if self._taking_panel is None or self._asked is None:
            return
        if self.calling.panel is not self._taking_panel:  # it was closed in another way
            self._close_ways()
            return
        item = self._taking_panel.in_focus
        action = None if item is None else item.action
        self.local.hold(taken=self._asked.taken if action is None else action.taken)

    def play_together(self) -> None:
        """Play the card in focus together with all equal ones."""
        card, slot = self.focus.card, self.local.own.focus
        if card is None or slot is None:
            return
        action = self.local.together(card)
        if action is not None:
            self.do(action)
        else:
            self.play_slot(slot)

    def draw(self) -> None:
        """Draw a card, or say beside the pile why that is refused."""
        action = self.local.action("draw")
        if action is not None:
            self.do(action)
        else:
            self.local.say(
                self.local.told(self.local.viewpoint.refusal(Action("draw"))), beside="pile"
            )

    def do(self, action: Action) -> None:
        """Do an action; if it is refused after all, show why."""
        self.local.hold(reason=None, beside="", at=FocusAt.HAND)  # removes an earlier answer
        refusal = self.local.viewpoint.do(action)
        if refusal is not None:  # somebody else was quicker
            self.local.say(self.local.told(refusal))
        self._done()

    def play_focused(self) -> None:
        """Play the card in focus, or say why it cannot be played."""
        card, slot = self.focus.card, self.local.own.focus
        if card is None or slot is None:
            return
        if self.gathering or self.local.play(card) is not None:
            self.confirm(slot)
        else:
            self.why()

    def why(self) -> bool:
        """Say why the card in focus cannot be played; return False if it can be."""
        highlights = self.local.highlights
        if highlights.own.focus is None:
            self.focus.on(0 if self.view.hand.held else None)
        card = self.focus.card
        if card is None:
            return True
        reason = self.local.told(self.local.why_not(card))
        if reason is None:
            name = self.local.showing.sentences.card(card)
            self.local.say((self.kit.words("table.nothing_wrong", card=name), ""))
            return False
        self.local.say(reason)
        return True

    def _refuse(self, slot: int) -> None:
        """Shake a card and say why it cannot be played."""
        self.focus.on(slot)
        self.local.say(self.local.told(self.local.why_not(self.view.hand.held[slot])))
        self.view.hand.shake()
        self._sound_refused()

    def _sound_refused(self) -> None:
        if self.local.refused():
            self.kit.sound.play("refuse")

    def _pick(self, plays: Sequence[Offer]) -> None:
        words, deck = self.kit.words, self.local.table.deck
        by_suit = {each.suit: each.action for each in plays if each.action is not None}
        suits = [(each.suit, deck.suits[each.suit], each.label.worded(words)) for each in plays]

        def chosen(suit: int) -> None:
            self._close_picker()
            self.do(by_suit[suit])

        self.picker = SuitPicker(
            self.kit,
            self.view.keycaps,
            words("table.pick_suit"),
            suits,
            Counter(deck.suit[card] for card in self.view.hand.held),
            chosen,
            self._unpick,
            self.view.occupancy,
        )
        self.place()

    def close(self) -> None:
        """Close what asks how a card is played, and forget the marks."""
        self._close_picker()
        self._close_ways()
        self.gathering.forget()

    def _close_picker(self) -> None:
        if self.picker is not None:
            self.picker.leave()
        self.picker = None

    def _unpick(self) -> None:
        self._close_picker()
        self.view.paths.dropped = None

    def place(self) -> None:
        """Place the suit picker, if it is open."""
        if self.picker is not None:
            self.picker.place()

    def follow(self) -> None:
        """Close what asks how a card is played when none is asked for any more; keep marks on their cards."""
        self.gathering.follow()
        if (
            self._taking_panel is not None
            and self._number != self.local.viewpoint.observation.number
        ):
            self._close_ways()
        self._light()
        if self.local.highlights.playable is None:
            self._close_picker()
