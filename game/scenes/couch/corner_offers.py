"""What a corner offers: its prompts, which are the same all through a game, and the panels that they open.

Nothing here depends on what could be called out. Verbs are known by their declarations alone, and no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from game.engine.actions import Action
from game.engine.state import PLAY
from game.engine.verbs import Names, Verb, calls_as_one
from game.scenes.base.binding_names import action_name
from game.scenes.base.call_offers import CallOffers, Offer, Panel
from game.session.plan import Seat
from game.show.corner_hand import CornerHand
from game.show.local_seat import LocalSeat
from game.view.base.scene_kit import SceneKit
from game.view.input.usual_bindings import CALLS


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
        self.calls = CallOffers(kit, local, people, actions)
        self._reveals = {verb.word for verb in self.info.verbs if verb.reveals}
        self._shown, self._rest = self._calls()

    def _calls(self) -> tuple[list[tuple[Verb, ...]], list[Verb]]:
        """Return the calls that stand on the corner, cards and suits as one, and the others."""
        shown: list[tuple[Verb, ...]] = []
        rest = []
        for verbs in calls_as_one(self.info.offered):
            verb = verbs[0]
            if verb.names is Names.TEXT or verb.closing:
                rest.append(verb)
            else:
                shown.append(verbs)
        return shown, rest

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
                label = self.calls.word("call", verbs[0].word)
                act = partial(self.call, verbs)
                found.append(Offer(label, act, verbs[0].word, number))
        found.append(Offer(words("table.more"), self.more, "more"))
        return found

    def _choice(self, action: Action) -> Offer:
        act = partial(self.actions.do, action)
        if action.seat >= 0:
            person = self.people[action.seat]
            return Offer(person.name, act, portrait=person.portrait)
        label = self.calls.word("action", action.verb, count=action.number)
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
            found.append(Offer(self.calls.word("call", self.calls.now(verb)), act, verb.word))
        if self.local.viewpoint.timed and self.playing:
            found += [self._choice(each) for each in self.choices]
        found.append(Offer(action_name(kit, "sort"), actions.sort, "sort"))
        if self.hand.pages > 1:
            found.append(Offer(kit.words("corner.next_cards"), actions.turn_page))
        found.append(Offer(action_name(kit, "rules"), actions.open_rules, "rules"))
        found.append(Offer(kit.words("table.menu"), actions.pause, "menu"))
        actions.ask(Panel(kit.words("table.more"), found))

    def named(self, word: str) -> tuple[Verb, ...] | None:
        """Return the calls that a command means, by the word of one of them or by their place; or None."""
        for number, verbs in enumerate(self._shown, 1):
            if word == CALLS[number - 1] or any(verb.word == word for verb in verbs):
                return verbs
        return next(((verb,) for verb in self._rest if verb.word == word), None)

    def call(self, verbs: Sequence[Verb]) -> None:
        """Make a call, or open the panel that asks for what it names."""
        self.calls.call(verbs)
