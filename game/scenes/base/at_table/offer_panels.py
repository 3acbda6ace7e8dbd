"""Offers as items of lists: what each is called on the screen, and the lists of what it still asks for.

The corners and the lists at a table that is handed on both use `OfferPanels`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from game.engine.actions import Action
from game.engine.out_of_turn import Timeliness
from game.session.plan import Seat
from game.show.local_seat import LocalSeat
from game.show.offers.call_offers import merged
from game.show.offers.next_choice import next_choice
from game.show.offers.offer import Asks, NextChoice, Offer, verb_label
from game.store.talk_options import load_talk
from game.view.base.scene_kit import SceneKit
from game.words.talk_lists import Talk


@dataclass(frozen=True, slots=True)
class OfferItem:
    """One thing that can be chosen: its label, what choosing it does, and the action of the bindings for it.

    `number` is its place among the calls that stand on a corner, from 1 (0: none), `when` whether it makes
    sense. `suit` is a suit's letter, `portrait` the name of somebody's picture, `seat` the number of the seat
    that is meant (−1: none).
    """

    label: str
    act: Callable[[], None]
    command: str = ""
    number: int = 0
    suit: str = ""
    portrait: str = ""
    seat: int = -1
    when: Timeliness = Timeliness.PERHAPS


@dataclass(frozen=True, slots=True)
class Panel:
    """Items that take the place of others until one is chosen; `warm` if somebody is accused in it.

    `at` is the item that has the focus first.
    """

    title: str
    items: Sequence[OfferItem]
    warm: bool = False
    at: int = 0


def spoken_talk(kit: SceneKit) -> Talk:
    """Return the talk of the player's language; a notice tells if its file is damaged."""
    talk = load_talk(kit.settings.language)
    for damaged in talk.damages:
        kit.words.note(damaged)
    return talk


class Chooser(Protocol):
    """Whoever asks what an offer asks for, and does what was chosen."""

    def ask(self, panel: Panel) -> None:
        """Open a panel."""

    def do(self, action: Action) -> None:
        """Do an action, or say why it is refused."""


class OfferPanels:
    """The items and panels of one local seat's offers. `people` are the players by seat.

    Seats are offered clockwise from the own one, or `by_number`.
    """

    def __init__(
        self,
        kit: SceneKit,
        local: LocalSeat,
        people: Sequence[Seat],
        chooser: Chooser,
        *,
        by_number: bool = False,
    ) -> None:
        self.kit, self.local, self.people, self.chooser = kit, local, people, chooser
        self._by_number = by_number

    def item(self, offer: Offer, command: str = "", *, number: int = 0) -> OfferItem:
        """Return an offer as an item of a list; choosing it does it, or asks what it asks for."""
        return self.item_that(partial(self.choose, offer), offer, command, number=number)

    def item_that(
        self, act: Callable[[], None], offer: Offer, command: str = "", *, number: int = 0
    ) -> OfferItem:
        """Return an offer as an item that does something of its own."""
        if offer.seat >= 0:
            return self.person(offer.seat, act)
        suit = self.local.table.deck.letter(offer.suit)
        return OfferItem(self.label(offer), act, command, number, suit, when=offer.when)

    def label(self, offer: Offer) -> str:
        """Return what an offer is called in the language of the screen."""
        return offer.label.worded(self.kit.words)

    def person(self, seat: int, act: Callable[[], None]) -> OfferItem:
        """Return the item of a seat, by the name and portrait of whoever sits there."""
        person = self.people[seat]
        return OfferItem(person.name, act, portrait=person.portrait, seat=seat)

    def choose(self, offer: Offer) -> None:
        """Do what an offer does, or ask for what it asks for."""
        if offer.calls and offer.seat < 0:
            # Lists stay open while the game goes on: what the call does now counts.
            calls = merged(self.local.calls)
            offer = next((each for each in calls if each.calls == offer.calls), offer)
        if offer.action is not None:
            self.chooser.do(offer.action)
            return
        phrases = spoken_talk(self.kit).lists["phrases"] if offer.asks is Asks.WORDS else ()
        asked = next_choice(self.local.viewpoint, offer, phrases, by_number=self._by_number)
        if offer.asks is Asks.KIND:
            call = verb_label(self.local.table.game, "call", offer.verb).worded(self.kit.words)
            name = self.people[offer.seat].name
            title = self.kit.words("table.panel-of", title=call, name=name)
            self._ask(title, asked, warm=True)
        elif not offer.asks.about_a_seat:
            self._ask(self.label(offer), asked)
        elif len(asked.offers) == 1:
            self.choose(asked.offers[0])
        else:
            items = list(map(self.item, asked.offers))
            self.chooser.ask(Panel(self.label(offer), items, warm=True, at=asked.at))

    def _ask(self, title: str, asked: NextChoice, *, warm: bool = False) -> None:
        """Ask for one of these; those that are shown at once are offered, and all others behind one more."""
        items = list(map(self.item, asked.first))
        proposed = asked.offers[asked.at : asked.at + 1]
        at = next((n for n, each in enumerate(asked.first) if each in proposed), 0)
        if asked.rest:
            others = partial(self._ask_rest, title, asked, warm=warm)
            items.append(OfferItem(self.kit.words("table.more_of_these"), others))
        self.chooser.ask(Panel(title, items, warm, at))

    def _ask_rest(self, title: str, asked: NextChoice, *, warm: bool) -> None:
        """Ask for one of the others."""
        self.chooser.ask(Panel(title, list(map(self.item, asked.rest)), warm))
