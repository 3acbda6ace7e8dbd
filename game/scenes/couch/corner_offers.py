"""What a corner offers: its prompts, choices that take their place, and the panels that they open.

Nothing here depends on what could be called out. Verbs are known by their declarations alone, and no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from game.engine.actions import Action
from game.engine.out_of_turn import Timeliness
from game.engine.state import PLAY
from game.scenes.base.at_table.making_faces import asking_item, face_items, may_make_faces
from game.scenes.base.at_table.offer_panels import OfferItem, OfferPanels, Panel
from game.scenes.base.binding_names import action_name
from game.session.plan import Seat
from game.show.hands.corner_hand import CornerHand
from game.show.local_seat import LocalSeat
from game.show.offers.call_offers import merged
from game.show.offers.offer import Asks, Offer
from game.show.offers.turn_offers import playing
from game.view.base.scene_kit import SceneKit
from game.view.input.usual_bindings import CALLS


class OfferedActions(Protocol):
    """What the offers of a corner do."""

    @property
    def is_open(self) -> bool:
        """Whether everybody sees the faces of the hand."""
        ...

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

    def pin(self) -> None:
        """Keep the hand open beyond the turn, or no longer."""

    @property
    def may_pin(self) -> bool:
        """Whether hands close by themselves at this table."""
        ...

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
        self.panels = OfferPanels(kit, local, people, actions)
        self._reveals = {verb.word for verb in self.info.verbs if verb.reveals}

    def _calls(self) -> tuple[list[Offer], list[Offer]]:
        """Return the calls that stand on the corner, and the others: what is said, and time out."""
        calls = merged(self.local.calls)
        aside = [each.asks is Asks.WORDS or each.lasts for each in calls]
        pairs = list(zip(calls, aside, strict=True))
        return [call for call, rest in pairs if not rest], [call for call, rest in pairs if rest]

    @property
    def playing(self) -> bool:
        """Whether the round is on, and cards are played."""
        return self.local.viewpoint.observation.state.phase == PLAY

    @property
    def choices(self) -> list[Offer]:
        """The choices of this moment, without the one that uncovers the own hand, which opening it does."""
        return [each for each in self.local.choices if each.verb not in self._reveals]

    @property
    def replaced(self) -> bool:
        """Whether choices have to be made before cards are played, and take the place of the prompts."""
        return not self.playing and bool(self.choices)

    @property
    def may_jump(self) -> bool:
        """Whether the seat could jump in with the very same card, whether or not it holds it (H-4).

        At a screen that everybody sees nothing else may be told of a hand that is closed.
        """
        seen = self.local.viewpoint
        jumpers = seen.variant.out_of_turn.jumpers(seen.observation.state)
        return not self.local.now.own and seen.seat in jumpers

    def jumping(self, faces: Sequence[int | None]) -> frozenset[int]:
        """Return the places of the faces that may jump in, if that is to stand out; None is no face."""
        if not (self.may_jump and self.local.marks_playable(self.kit.settings)):
            return frozenset()
        jumps = {action.cards[0] for action in self.local.viewpoint.jumps}
        return frozenset(place for place, face in enumerate(faces) if face in jumps)

    def fitting(self, faces: Sequence[int | None]) -> frozenset[int] | None:
        """Return the places of the faces that may be played now; None if these are not to stand out."""
        lifted = self.local.sight.highlights.lifted
        if lifted is None or not self.local.marks_playable(self.kit.settings):
            return None
        return frozenset(place for place, face in enumerate(faces) if face in lifted)

    @property
    def longest(self) -> list[OfferItem]:
        """The prompts that others take the place of in the course of a round, beside those that there are."""
        seen = self.local.viewpoint
        if self.replaced or not seen.variant.jumps_at(seen.table):
            return []
        return [OfferItem(self.kit.words("table.jump"), self.actions.play, "confirm")]

    def prompts(self) -> list[OfferItem]:
        """Return the prompts, and choices that have to be made now in their place or among them."""
        words, actions = self.kit.words, self.actions
        choices, replaced = self.choices, self.replaced
        found = []
        if not replaced:
            marked = len(self.hand.marked)
            label = words("table.jump") if self.may_jump else words("table.play")
            if marked:
                label = words("table.together", count=marked)
            found.append(OfferItem(label, actions.play, "confirm", when=self._playing))
            draw = self.local.now.draw
            if draw is not None:
                found.append(self._drawing(draw))
        if not (self.local.viewpoint.timed and self.playing):
            found += map(self._choice, choices)
        if not replaced:
            shown, _ = self._calls()
            for number, call in enumerate(shown, 1):
                item = self.panels.item(call, call.verb, number=number)
                idle = item.when is Timeliness.DUE and self._stuck
                found.append(replace(item, when=Timeliness.NEVER) if idle else item)
        found.append(OfferItem(words("table.more"), self.more, "more"))
        return found

    @property
    def _stuck(self) -> bool:
        """Whether everybody sees that no card of the hand can be played now, in turn or as a jump."""
        seen = self.local.viewpoint
        if not self.actions.is_open or seen.may_err or not self.hand.known or not self.playing:
            return False
        return not (seen.legal_cards or seen.jumps)

    @property
    def _playing(self) -> Timeliness:
        """Whether playing a card makes sense: of a hand that lies open also by its cards."""
        when = playing(self.local.viewpoint, in_turn=self.local.now.own)
        return Timeliness.NEVER if self._stuck else when

    def _drawing(self, draw: Offer) -> OfferItem:
        """Return the prompt to draw, or to take so many cards; it is dim if an open hand shows why not."""
        if draw.why is not None and self.actions.is_open:
            draw = replace(draw, when=Timeliness.NEVER)
        if draw.aloud is not None:
            draw = replace(draw, label=draw.aloud)
        return self.panels.item_that(self.actions.draw, draw, draw.verb)

    def _choice(self, offer: Offer) -> OfferItem:
        """Numbers have no key of their own."""
        numbered = offer.action is not None and offer.action.number
        return self.panels.item(offer, "" if numbered else offer.verb)

    def more(self) -> None:
        """Open the panel with everything that has no prompt of its own."""
        actions, kit = self.actions, self.kit
        found = []
        if self.local.viewpoint.may_err:
            found.append(OfferItem(kit.words("table.mark"), actions.mark, "gather"))
        else:
            together = action_name(kit, "together")
            found.append(OfferItem(together, actions.play_alike, "together"))
        _, rest = self._calls()
        found += [self.panels.item(call, call.verb) for call in rest]
        if self.local.viewpoint.timed and self.playing:
            found += map(self._choice, self.choices)
        found.append(OfferItem(action_name(kit, "sort"), actions.sort, "sort"))
        if actions.may_pin:
            label = kit.words("corner.unpin" if self.hand.pinned else "corner.pin")
            found.append(OfferItem(label, actions.pin))
        if self.hand.pages > 1:
            found.append(OfferItem(kit.words("corner.next_cards"), actions.turn_page))
        if may_make_faces(self.local):
            items = face_items(kit, self.local, self.people[self.local.seat].portrait)
            found.append(asking_item(kit, items, actions.ask))
        found.append(OfferItem(action_name(kit, "rules"), actions.open_rules, "rules"))
        found.append(OfferItem(kit.words("table.menu"), actions.pause, "menu"))
        actions.ask(Panel(kit.words("table.more"), found))

    def named(self, word: str) -> Offer | None:
        """Return the call that a command means, by the word of one of its verbs or by its place; or None."""
        shown, rest = self._calls()
        for number, call in enumerate(shown, 1):
            if word == CALLS[number - 1] or any(verb.word == word for verb in call.calls):
                return call
        return next((call for call in rest if call.verb == word), None)
