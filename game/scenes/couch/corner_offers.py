"""What a corner offers: its prompts, which are the same all through a game, and the panels that they open.

Nothing here depends on what could be called out. Verbs are known by their declarations alone, and no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from game.engine.actions import Action
from game.engine.cards import Deck
from game.engine.state import PLAY
from game.engine.verbs import Names, Verb
from game.scenes.base.binding_names import action_name
from game.session.log_queries import last_mover
from game.session.plan import Seat
from game.show.corner_hand import CornerHand
from game.show.local_seat import LocalSeat
from game.store.talk_options import load_talk
from game.view.base.scene_kit import SceneKit
from game.view.input.bindings import CALLS
from game.words.named_things import Term
from game.words.sentences import suit_name


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that can be chosen: its label, what choosing it does, and the action of the bindings for it.

    `number` is its place among the calls that stand on a corner, from 1 (0: none). `suit` is a suit's letter,
    `portrait` the name of somebody's picture.
    """

    label: str
    act: Callable[[], None]
    command: str = ""
    number: int = 0
    suit: str = ""
    portrait: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """Offers that take the place of the prompts until one is chosen; `warm` if somebody is accused in it.

    `at` is the offer that has the focus first.
    """

    title: str
    offers: Sequence[Offer]
    warm: bool = False
    at: int = 0


def suit_offer(kit: SceneKit, deck: Deck, suit: int, act: Callable[[], None]) -> Offer:
    """Return the offer of a suit or colour of a deck."""
    letter = deck.suits[suit]
    return Offer(kit.words("label", name=suit_name(letter)), act, suit=letter)


class OfferedActions(Protocol):
    """What the offers of a corner do."""

    def play(self) -> None:
        """Play the card under the cursor, or those that are marked."""

    def play_alike(self) -> None:
        """Play the card under the cursor with all that are equal."""

    def draw(self) -> None:
        """Draw a card."""

    def mark(self) -> None:
        """Mark the card under the cursor, or unmark it."""

    def sort(self) -> None:
        """Sort the hand in the next order."""

    def turn_page(self) -> None:
        """Move the cursor to the next page of the hand."""

    def do(self, action: Action) -> None:
        """Do an action, or say why it is refused."""

    def ask(self, panel: Panel) -> None:
        """Open a panel."""

    def open_rules(self) -> None:
        """Open the rule book."""

    def pause(self) -> None:
        """Open the pause menu."""


class CornerOffers:
    """The offers of one corner. `people` are the players by seat."""

    def __init__(
        self,
        kit: SceneKit,
        local: LocalSeat,
        hand: CornerHand,
        people: Sequence[Seat],
        actions: OfferedActions,
    ) -> None:
        self.kit, self.local, self.hand, self.people, self.actions = (
            kit,
            local,
            hand,
            people,
            actions,
        )
        self.info = local.viewpoint.variant.info
        self._reveals = {verb.word for verb in self.info.verbs if verb.reveals}
        self._shown, self._rest = self._calls()

    def word(self, kind: str, verb: str, **values: object) -> str:
        """Return the message of a verb: the game's own, or else the one that games share."""
        own = f"{self.info.id}.{kind}.{verb}"
        words = self.kit.words
        return words(own if own in words else f"{kind}.{verb}", **values)

    def _calls(self) -> tuple[list[tuple[Verb, ...]], list[Verb]]:
        """Return the calls that stand on the corner, cards and suits as one, and the others."""
        shown: list[tuple[Verb, ...]] = []
        naming = tuple(v for v in self.info.offered if v.names in (Names.CARDS, Names.SUIT))
        rest = []
        for verb in self.info.offered:
            if verb in naming:
                if verb is naming[0]:
                    shown.append(naming)
            elif verb.names is Names.TEXT or verb.closing:
                rest.append(verb)
            else:
                shown.append((verb,))
        return shown, rest

    # --- prompts

    @property
    def playing(self) -> bool:
        """Whether the round is on, and cards are played."""
        return self.local.viewpoint.observation.state.phase == PLAY

    @property
    def choices(self) -> list[Action]:
        """The choices of this moment, without the one that uncovers the own hand, which opening it does."""
        return [each for each in self.local.choices if each.verb not in self._reveals]

    @property
    def replaced(self) -> bool:
        """Whether choices have to be made before cards are played, and take the place of the prompts."""
        return not self.playing and bool(self.choices)

    def prompts(self) -> list[Offer]:
        """Return the prompts, and choices that have to be made now in their place or among them."""
        words, actions = self.kit.words, self.actions
        choices, replaced = self.choices, self.replaced
        found = []
        if not replaced:
            marked = len(self.hand.marked)
            label = words("table.together", count=marked) if marked else words("table.play")
            found.append(Offer(label, actions.play, "confirm"))
            if "draw" in self.info.turn_verbs:
                found.append(Offer(words("table.draw"), actions.draw, "draw"))
        if not (self.local.viewpoint.timed and self.playing):
            found += [self._choice(each) for each in choices]
        if not replaced:
            for number, verbs in enumerate(self._shown, 1):
                label = self.word("call", verbs[0].word)
                act = partial(self.call, verbs)
                found.append(Offer(label, act, verbs[0].word, number))
        found.append(Offer(words("table.more"), self.more, "more"))
        return found

    def _choice(self, action: Action) -> Offer:
        act = partial(self.actions.do, action)
        if action.seat >= 0:
            person = self.people[action.seat]
            return Offer(person.name, act, portrait=person.portrait)
        label = self.word("action", action.verb, count=action.number)
        return Offer(label, act, action.verb if not action.number else "")

    def more(self) -> None:
        """Open the panel with everything that has no prompt of its own."""
        actions, kit = self.actions, self.kit
        found = []
        if self.local.viewpoint.may_err:
            found.append(Offer(kit.words("table.mark"), actions.mark, "gather"))
        else:
            found.append(Offer(action_name(kit, "together"), actions.play_alike, "together"))
        for verb in self._rest:
            act = partial(self.call, (verb,))
            found.append(Offer(self.word("call", self._open(verb)), act, verb.word))
        if self.local.viewpoint.timed and self.playing:
            found += [self._choice(each) for each in self.choices]
        found.append(Offer(action_name(kit, "sort"), actions.sort, "sort"))
        if self.hand.pages > 1:
            found.append(Offer(kit.words("corner.next_cards"), actions.turn_page))
        found.append(Offer(action_name(kit, "rules"), actions.open_rules, "rules"))
        found.append(Offer(kit.words("table.menu"), actions.pause, "menu"))
        actions.ask(Panel(kit.words("table.more"), found))

    def _open(self, verb: Verb) -> str:
        """Return the word that a call has now: its own, or that of the call which ends it."""
        closing = verb.closing and self.local.viewpoint.allows(Action(verb.closing))
        return verb.closing if closing else verb.word

    # --- calls

    def named(self, word: str) -> tuple[Verb, ...] | None:
        """Return the calls that a command means, by the word of one of them or by their place; or None."""
        for number, verbs in enumerate(self._shown, 1):
            if word == CALLS[number - 1] or any(verb.word == word for verb in verbs):
                return verbs
        return next(((verb,) for verb in self._rest if verb.word == word), None)

    def call(self, verbs: Sequence[Verb]) -> None:
        """Make a call, or open the panel that asks for what it names."""
        verb, viewpoint = verbs[0], self.local.viewpoint
        due = viewpoint.due_call(verb.word)
        if verb.closing:
            self.actions.do(Action(self._open(verb)))
        elif verb.names is Names.NOTHING:
            self.actions.do(Action(verb.word))
        elif verb.names in (Names.CARDS, Names.SUIT):
            if due is not None:
                self.actions.do(due)
            else:
                self._ask_what(verbs)
        elif verb.names is Names.TEXT:
            phrases = load_talk(self.kit.settings.language).lists["phrases"]
            offers = [
                Offer(text, partial(self.actions.do, Action(verb.word, text=text)))
                for text in phrases
            ]
            self.actions.ask(Panel(self.word("call", verb.word), offers))
        elif verb.names_a_seat:
            self._ask_whom(verb)

    def _ask_what(self, verbs: Sequence[Verb]) -> None:
        """Ask for a suit or a card: for the suit first while everybody sees that one may be named."""
        suits = [verb for verb in verbs if verb.names is Names.SUIT]
        cards = [verb for verb in verbs if verb.names is Names.CARDS]
        first = suits and self.local.viewpoint.allows(Action(suits[0].word, suit=0))
        offers = [offer for verb in suits for offer in self._suits(verb)]
        named = [offer for verb in cards for offer in self._cards(verb)]
        offers = [*offers, *named] if first or not cards else [*named, *offers]
        self.actions.ask(Panel(self.word("call", verbs[0].word), offers))

    def _suits(self, verb: Verb) -> list[Offer]:
        deck = self.local.viewpoint.table.deck
        return [
            suit_offer(self.kit, deck, suit, partial(self.actions.do, Action(verb.word, suit=suit)))
            for suit in range(len(deck.suits))
        ]

    def _cards(self, verb: Verb) -> list[Offer]:
        deck = self.local.viewpoint.table.deck
        found = []
        for card in verb.cards:
            letter = deck.suits[deck.suit[card]]
            rank = deck.codes[card].removesuffix(letter)
            label = self.kit.words("label", name=Term((f"card.{rank}",)))
            act = partial(self.actions.do, Action(verb.word, (card,)))
            found.append(Offer(label, act, suit=letter))
        return found

    def _ask_whom(self, verb: Verb) -> None:
        """Ask whom a call is about, beginning with whoever moved last; then, of what it accuses them."""
        count, own = len(self.people), self.local.seat
        others = [(own + step) % count for step in range(1, count)]
        last = last_mover(self.local.viewpoint)
        offers = [
            Offer(
                self.people[seat].name,
                partial(self._about, verb, seat),
                portrait=self.people[seat].portrait,
            )
            for seat in others
        ]
        if len(offers) == 1:
            offers[0].act()
            return
        at = others.index(last) if last in others else 0
        self.actions.ask(Panel(self.word("call", verb.word), offers, warm=True, at=at))

    def _about(self, verb: Verb, seat: int) -> None:
        if not verb.groups:
            self.actions.do(Action(verb.word, seat=seat))
            return
        offers = [
            Offer(
                self.word("kind_short", text),
                partial(self.actions.do, Action(verb.word, seat=seat, text=text)),
            )
            for _, texts in verb.groups
            for text in texts
        ]
        name = self.people[seat].name
        title = self.kit.words("table.panel-of", title=self.word("call", verb.word), name=name)
        self.actions.ask(Panel(title, offers, warm=True))
