"""What a person does from a corner: playing by position, drawing, opening the hand; and why that is refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from game.engine.actions import Action, Refusal
from game.engine.cards import UNKNOWN
from game.engine.events import Place
from game.engine.verbs import DRAW
from game.engine.zones import HAND
from game.scenes.base.at_table.offer_panels import OfferItem, Panel
from game.session.log_queries import has_looked
from game.show.hands.corner_hand import PER_PAGE, CornerHand
from game.show.local_seat import LocalSeat
from game.show.offers.mismatches import mismatches
from game.show.offers.next_choice import next_choice
from game.show.offers.offer import Offer
from game.show.offers.turn_offers import asked_for
from game.view.base.scene_kit import SceneKit
from game.words.marks import plain

CANNOT_PLAY = "corner.cannot_play"
"""What is said of a card where the reason would tell of the hand."""
ANSWER_MS, LETTER_MS = 3000, 45
"""ms for which a refusal is shown at least, and how much longer for each of its letters."""
PUBLIC = frozenset({"turn", "other", "seat", "count", "low", "high", "verb"})
"""Details of refusals that name nothing but players, or how many of what everybody sees."""


class CornerTable(Protocol):
    """The table of a corner."""

    def pause_game(self, why: str = "") -> None:
        """Open the pause menu."""

    def open_rules(self, clause: str = "") -> None:
        """Open the rule book."""

    def opened(self, seat: int) -> None:
        """Take note that somebody has opened their hand."""

    def hurry(self) -> None:
        """Finish all movement."""

    @property
    def always_open(self) -> bool:
        """Whether the table plays with open hands."""
        ...


class CornerActions:
    """The actions of one local seat. `panel` is what it is asked now, `answer` why something was refused."""

    def __init__(self, kit: SceneKit, local: LocalSeat, table: CornerTable) -> None:
        self.kit, self.local, self._table = kit, local, table
        self.hand = CornerHand(local.viewpoint.table.deck)
        self.panel: Panel | None = None
        self.answer = ""
        self._left = 0
        verbs = local.viewpoint.variant.info.verbs
        self._reveals = next((verb.word for verb in verbs if verb.reveals), "")
        self._led = 0
        """The number of actions after which the cursor was led to a card that was drawn."""
        self._turn = False
        """Whether it was this person's turn when it was looked last."""
        self._done = len(local.viewpoint.log)
        """The number of actions that were done when it was looked last."""
        self._round = local.viewpoint.host.match.state.round
        """The round for which the hand may have been opened."""
        self.follow()

    @property
    def due(self) -> int | None:
        """In how many ms an answer disappears; None if there is none."""
        return self._left if self.answer else None

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        if self.answer:
            self._left -= dt
            if self._left <= 0:
                self.answer = ""
        self.follow()

    def follow(self) -> None:
        """Take over the hand as far as it has been shown; close it while it may not be looked at."""
        presented = self.local.showing.presented
        self.hand.follow(presented.cards(Place(HAND, self.local.seat)))
        if self._veiled or not self.hand.known:
            self.hand.close()
        if self._round != (dealt := self.local.viewpoint.host.match.state.round):
            self._round = dealt  # pinned or not: nobody has asked for these cards
            self.hand.close()
        self._end_turn()
        if self.is_open and self.local.showing.caught_up:
            self.hand.look(self.local.arrangement.by)

    def _end_turn(self) -> None:
        """Close the hand at the end of its person's turn, or after a jump of theirs, unless it is pinned."""
        seen, before, turn_verbs = self.local.viewpoint, self._turn, self.local.info.turn_verbs
        self._turn = seen.in_turn
        done, self._done = seen.log[self._done :], len(seen.log)
        before |= any(each.seat == seen.seat and each.action.verb in turn_verbs for each in done)
        if before and not self._turn and not self.hand.pinned and not seen.over:
            self.hand.close()

    def lead_to_drawn(self) -> bool:
        """Put the cursor on the card just drawn, once, if it is the one card that may be played now.

        That it may be is no secret: had it been another, the turn would have ended with it.
        """
        seen, log = self.local.viewpoint, self.local.viewpoint.host.match.log
        drew = bool(log) and (log[-1].seat, log[-1].action.verb) == (self.local.seat, DRAW.word)
        if not (drew and self.local.in_turn and not seen.may_err) or len(log) == self._led:
            return False
        self._led = len(log)
        last = len(self.hand) - 1
        if seen.playable != frozenset(self.hand.faces[last:]):
            return False
        self.hand.cursor = last
        return True

    def pin(self) -> None:
        """Keep the hand open beyond the turn, or no longer."""
        if not self.hand.known:
            self._refused(None, "corner.cannot")
            return
        self.hand.pin()
        if self.hand.pinned:
            self._table.opened(self.local.seat)
        self.kit.sound.play("pick")

    @property
    def may_pin(self) -> bool:
        """Whether hands close by themselves at this table."""
        return not self._table.always_open

    @property
    def _veiled(self) -> bool:
        """Whether cards may not be looked at now, and this person has not done so all the same."""
        viewpoint = self.local.viewpoint
        return viewpoint.stopped_by >= 0 and not has_looked(viewpoint)

    @property
    def is_open(self) -> bool:
        """Whether the faces of the hand are shown in the corner."""
        if self.local.showing.presented.open_hands:
            return self.hand.known
        if self._table.always_open:
            return self.hand.known and not self._veiled
        return self.hand.is_open

    def ask(self, panel: Panel) -> None:
        """Open a panel in the place of the prompts."""
        self.panel = panel
        self.answer = ""

    def close(self) -> None:
        """Close the open panel."""
        self.panel = None

    def play(self) -> None:
        """Play the marked cards, or the one under the cursor; a wild card asks for its suit first."""
        if not len(self.hand):
            return
        meant = self.hand.faces[self.hand.cursor]  # before what came first is shown
        second = None if meant == UNKNOWN else self.local.came_second(meant)
        self._catch_up()
        faces, slots = self.hand.faces, self.hand.marked or (self.hand.cursor,)
        cards = tuple(faces[slot] for slot in slots)
        if UNKNOWN in cards:
            self._refused(self.local.viewpoint.refusal(Action("play", cards)), CANNOT_PLAY)
            return
        if len(cards) > 1:
            self.hand.unmark()
            self.do(Action("play", cards), CANNOT_PLAY, leaves=slots)
            return
        offer = None if second is not None else self.local.play(cards[0])
        if offer is None:
            why = second or self.local.why_not(cards[0])
            self._refused(why, CANNOT_PLAY)
        else:
            self._choose(offer, slots)

    def _choose(self, offer: Offer, slots: Sequence[int]) -> None:
        """Play a card as it was chosen, or ask for its suit or for what it takes."""
        if offer.action is not None:
            self.do(offer.action, CANNOT_PLAY, leaves=slots)
            return
        deck, words = self.local.table.deck, self.kit.words
        items = [
            OfferItem(
                self._named(each),
                partial(self._choose, each, slots),
                suit=deck.letter(each.suit),
            )
            for each in next_choice(self.local.viewpoint, offer).offers
        ]
        if not items:  # it was overtaken while its panel was open
            self._refused(None, CANNOT_PLAY)
            return
        self.ask(Panel(words(asked_for(offer)), items))

    def _named(self, way: Offer) -> str:
        """Return what a way to play a card is called: a seat by its name and the number of its cards."""
        label = plain(way.label.worded(self.kit.words))
        if way.seat < 0:
            return label
        count = self.local.sight.table.plates[way.seat].count
        return self.kit.words("corner.hand_of", name=label, count=count)

    def play_alike(self) -> None:
        """Play the card under the cursor with all that are equal, or alone if that is not possible."""
        if not len(self.hand):
            return
        self._catch_up()
        action = self.local.together(self.hand.faces[self.hand.cursor])
        if action is None:
            self.play()
        else:
            slots = self.hand.alike(self.hand.cursor)
            self.do(action, CANNOT_PLAY, leaves=slots)

    def draw(self) -> None:
        """Draw a card, or say why not."""
        self._catch_up()
        action = self.local.action("draw")
        if action is not None:
            self.do(action, "corner.cannot_draw")
        else:
            refusal = self.local.viewpoint.refusal(Action("draw"))
            self._refused(refusal, "corner.cannot_draw")

    def do(
        self, action: Action, otherwise: str = "corner.cannot", *, leaves: Sequence[int] = ()
    ) -> None:
        """Do an action; if it is refused, say why, or `otherwise` where that would tell of cards.

        The cursor and marks leave the slots that it `leaves`.
        """
        if leaves:
            self.hand.leave(leaves)
        self.close()
        refusal = self.local.viewpoint.do(action)
        if refusal is not None:
            self._refused(refusal, otherwise)
            return
        self.answer = ""
        self.kit.sound.play("press")

    def _refused(self, refusal: Refusal | None, otherwise: str) -> None:
        told = None if refusal is None else self._told(refusal, playing=otherwise == CANNOT_PLAY)
        self.answer = (told or self.kit.words(otherwise)).replace("\n", " ")
        self._left = ANSWER_MS + LETTER_MS * len(plain(self.answer))
        if self.local.refused():
            self.kit.sound.play("refuse")

    def _told(self, refusal: Refusal, *, playing: bool) -> str | None:
        """Return why something is refused, as far as everybody at the screen may read it; None if not at all.

        Of a hand that lies open all is told. Of one that is closed it is told what any card would be refused
        by: which reason it is would tell of the card. Mistakes that others may call out tell nothing.
        """
        seen, sentences = self.local.viewpoint, self.local.showing.sentences
        errs = seen.variant.info.mistakes_can_be_played
        public = all(name in PUBLIC for name, _ in refusal.details)
        if (public and (refusal.details or not errs)) or (self.is_open and not errs):
            return sentences.refusal(refusal)
        if errs:
            return None
        return sentences.refusal_of_closed(mismatches(seen) if playing else [refusal])

    def _catch_up(self) -> None:
        """Finish what moves if this person is in turn, so that nobody has to wait for it."""
        if self.local.viewpoint.in_turn and not self.local.showing.caught_up:
            self._table.hurry()

    def mark(self) -> None:
        """Mark the card under the cursor to be played with others, or unmark it."""
        if len(self.hand) and self.local.viewpoint.may_err:
            self.hand.mark(self.hand.cursor)
            self.kit.sound.play("pick")

    def sort(self) -> None:
        """Sort the hand in the next order; the cursor stays on its card."""
        self.hand.sort()
        self.kit.sound.play("gather")

    def turn_page(self) -> None:
        """Move the cursor to the next page of the hand."""
        start = (self.hand.page + 1) * PER_PAGE
        self.hand.cursor = start if start < len(self.hand) else 0

    def look(self) -> None:
        """Open or close the hand; where cards may not be looked at, opening is the game's own action."""
        if self.is_open:
            self.hand.close()
            self.kit.sound.play("pick")
            return
        offered = any(each.verb == self._reveals for each in self.local.choices)
        if self._reveals and (offered or self._veiled or not self.hand.known):
            refusal = self.local.viewpoint.do(Action(self._reveals))
            if refusal is not None:
                self._refused(refusal, "corner.cannot")
                return
            self.local.showing.director.hurry()
            self.follow()
        if self.hand.known:
            self.hand.is_open = True
            self._table.opened(self.local.seat)
            self.kit.sound.play("pick")

    def open_rules(self) -> None:
        """Open the rule book."""
        self._table.open_rules()

    def pause(self) -> None:
        """Open the pause menu."""
        self._table.pause_game()
