"""A seat played at this screen: a viewpoint with its showing, its highlights and its devices."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Unpack

from game.engine.actions import Action, Advice, Refusal
from game.engine.events import Place
from game.engine.info import Info
from game.engine.observe import Observation
from game.engine.table import Table
from game.engine.zones import HAND
from game.session.viewpoint import Viewpoint
from game.show.devices import Device
from game.show.director import Director
from game.show.hands.hand_order import Arrangement
from game.show.offers.offer import Offer
from game.show.offers.turn_offers import play_of
from game.show.showing import Showing
from game.show.sight.seat_sight import SeatSight, attended, shown_by_now, sight_of
from game.show.sight.table_sight import TableSight, table_sight_of
from game.show.table_highlights import Attending, Attention, Expressions, TableHighlights
from game.store.settings_file import Settings
from game.words.named_things import Several

STEP = 50
"""ms of game time after which what time alone may change is worked out again."""


class LocalSeat:
    """One person at this screen, or an onlooker.

    `devices` are those that the person plays with, None for all of them, as where one person plays alone;
    `used` is the one that was used last. What is done in a turn is offered only once the events before it have
    been shown (see `Showing.caught_up`); calls, and cards where mistakes may be played, never wait.
    """

    def __init__(
        self,
        viewpoint: Viewpoint,
        showing: Showing,
        *,
        sorting: str = "suit",
        devices: Collection[Device] | None = None,
    ) -> None:
        self.viewpoint = viewpoint
        self.showing = showing
        self.alone = False
        """Whether one person alone looks at the screen."""
        self._held: tuple[int, ...] = ()
        """The cards as they were shown when the sight was made last."""
        self._known: tuple[object, ...] = ()
        """What the sight was last made from (see `_inputs`)."""
        self._moment = 0
        """The game time for which what time may change was worked out last, in ms."""
        self._seen: Observation | None = None
        """The observation that it was made from."""
        self.expressions = Expressions()
        """How players look; the room replaces it."""
        self.arrangement = Arrangement(viewpoint.table.deck, sorting)
        self.devices = None if devices is None else frozenset(devices)
        self.used: Device | None = None if devices is None else next(iter(devices), None)
        self.sight = SeatSight(self._table(None), TableHighlights())
        """What the person is shown and may do; replaced by `hold`, `say` and `renew` alone."""
        self.renew()

    @property
    def seat(self) -> int:
        """The number of the seat; −1 for an onlooker."""
        return self.viewpoint.seat

    @property
    def reader(self) -> int:
        """The seat, if its person is alone at the table, and so is "you"; −1 if not."""
        return self.viewpoint.reader

    @property
    def info(self) -> Info:
        """The declarations of the game."""
        return self.viewpoint.variant.info

    @property
    def takes_back(self) -> bool:
        """Whether something may be taken back at this table."""
        return self.viewpoint.takes_back

    @property
    def gives_hints(self) -> bool:
        """Whether a hint may be asked for at this table."""
        return self.viewpoint.gives_hints

    @property
    def table(self) -> Table:
        """The table of the match."""
        return self.viewpoint.table

    @property
    def director(self) -> Director:
        """What shows events to the seat."""
        return self.showing.director

    def plays_with(self, device: Device) -> bool:
        """Return whether intents of this device belong to this seat."""
        return self.devices is None or device in self.devices

    @property
    def in_turn(self) -> bool:
        """Whether the seat has a turn action, and all events before it have been shown."""
        return self.viewpoint.in_turn and self.showing.caught_up

    def marks_playable(self, wishes: Settings) -> bool:
        """Return whether cards that can be played are to stand out."""
        learned = self.viewpoint.timed and self.viewpoint.host.gentle > 1
        return learned or (wishes.show_legal_timed if self.viewpoint.timed else wishes.show_legal)

    def play(self, card: int) -> Offer | None:
        """Return the offer to play a card of the hand, or None if it cannot be played now."""
        # A jump never waits for what is still being shown.
        if not (self.viewpoint.may_err or self.in_turn or self._jumps(card)):
            return None
        if self.came_second(card) is not None:
            return None
        offer = play_of(self.viewpoint, card)
        return None if offer.dim else offer

    def _jumps(self, card: int) -> bool:
        return any(action.cards == (card,) for action in self.viewpoint.jumps)

    def came_second(self, card: int) -> Refusal | None:
        """Return why a jump with a card comes too late (H-4); None if it is none.

        Who has come into turn meanwhile still means the jump until that has been shown.
        """
        shown = self.in_turn and not self.viewpoint.race.just_now
        return None if shown or self._jumps(card) else self.viewpoint.race.came_second(card)

    def refused(self) -> bool:
        """Take note that something is refused; return whether the others at the screen may hear of it."""
        return self.viewpoint.host.refusals.heard(self.seat)

    def why_not(self, card: int) -> Refusal | None:
        """Return why a card cannot be played now, be it that a jump came second; None if nothing is wrong."""
        return self.came_second(card) or self.viewpoint.why_not(card)

    def action(self, verb: str) -> Action | None:
        """Return the action with this verb and no cards, or None if it cannot be done now."""
        return self.viewpoint.action(verb) if self.showing.caught_up else None

    def together(self, card: int) -> Action | None:
        """Return the play of all copies of a card that are held, or None if that cannot be done now."""
        return self.viewpoint.together(card) if self.showing.caught_up else None

    @property
    def choices(self) -> tuple[Offer, ...]:
        """What is to be chosen now besides cards and the draw pile."""
        return self.now.choices

    @property
    def calls(self) -> tuple[Offer, ...]:
        """The calls, each by itself, as they are now."""
        return self.now.calls

    @property
    def now(self) -> SeatSight:
        """The sight of this very moment; `sight` is that of the last `renew`."""
        self.renew(step=0)
        return self.sight

    @property
    def highlights(self) -> TableHighlights:
        """What stands out at the table."""
        return self.sight.highlights

    @property
    def own(self) -> Attention:
        """What the person attends to."""
        return self.sight.highlights.own

    def hold(self, **changes: Unpack[Attending]) -> None:
        """Change what the person attends to, by the names of `Attention`."""
        self.renew()
        own = replace(self.own, **changes)
        if own != self.own:
            self._attend(own)

    def say(self, reason: tuple[str, str] | None, beside: str = "") -> None:
        """Show an answer (sentence, clause) beside the card in focus, or something else; None removes it."""
        self.hold(reason=reason, beside=beside)

    def renew(self, step: int = STEP) -> None:
        """Take over what may be done now, if anything has happened, or at least `step` ms have passed.

        What does not differ stays the same object.
        """
        seen, inputs = self.viewpoint.observation, self._inputs(step)
        fresh = seen is not self._seen
        if not fresh and inputs == self._known:
            return
        before, self._seen = self.sight, seen
        moved = fresh or inputs[0] != self._known[0]
        only_shown = not fresh and inputs[1:] == self._known[1:]
        self._known = inputs
        table = self._table(before.table) if moved else before.table
        held, caught_up = tuple(self.held), self.showing.caught_up
        if not only_shown:
            sight = sight_of(
                self.viewpoint,
                table,
                self.own,
                held,
                caught_up=caught_up,
                alone=self.alone,
                before=None if fresh else before,
            )
        elif held == self._held and table.turn == before.table.turn:  # cards of others have moved
            sight = replace(before, table=table)
        else:
            sight = shown_by_now(self.viewpoint, before, table, held, caught_up=caught_up)
        self._held = held
        self._show(sight, before)

    def _inputs(self, step: int) -> tuple[object, ...]:
        """What the sight is made from, besides the observation and what is the person's own; as shown first.

        The time is that of before until `step` ms have passed.
        """
        told, order, shown = self.showing, self.arrangement, self.showing.director.changes
        now = self.viewpoint.now if self.viewpoint.timed else 0
        if not 0 <= now - self._moment < step:
            self._moment = now
        return shown, told.caught_up, self._moment, self.alone, order.by, order.kept

    def _table(self, before: TableSight | None) -> TableSight:
        seen = self.viewpoint
        return table_sight_of(seen.table.game, self.showing.presented, seen.warned, before)

    def _attend(self, own: Attention) -> None:
        """Make the highlights anew for what the person attends to now."""
        before, caught_up = self.sight, self.showing.caught_up
        args = self.viewpoint, before, own, self.held
        self._show(attended(*args, caught_up=caught_up, before=before), before)

    def _show(self, sight: SeatSight, before: SeatSight) -> None:
        """Take over a sight; an answer that was about another moment is gone."""
        now, own = sight.highlights, sight.highlights.own
        if own.reason == before.highlights.own.reason and now.outdates(before.highlights):
            now = replace(now, own=replace(own, reason=None, beside=""))
            sight = replace(sight, highlights=now)
        self.sight = sight

    @property
    def held(self) -> Sequence[int]:
        """The seat's cards as far as they have been shown, in displayed order."""
        if self.seat < 0:
            return ()
        return self.arrangement.arranged(self.showing.presented.cards(Place(HAND, self.seat)))

    def advice(self) -> Advice | None:
        """Return advice, or None if there is nothing to do."""
        return self.viewpoint.advice() if self.showing.caught_up else None

    def told(self, refusal: Refusal | None) -> tuple[str, str] | None:
        """Return a refusal as (sentence, clause); None for None."""
        if refusal is None:
            return None
        return self.showing.sentences.refusal(refusal), refusal.clause

    def answers(self) -> Several:
        """Return the names of the cards that the player in turn could play now if they were in the hand.

        Who looks alone, and so shows nobody anything, is told of those that are in it.
        """
        viewpoint = self.viewpoint
        found = viewpoint.answers()
        if self.alone and viewpoint.in_turn:
            found = [face for face in found if face in viewpoint.observation.state.hands[self.seat]]
        return self.showing.sentences.any_of(found)
