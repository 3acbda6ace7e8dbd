"""Viewpoints: what one seat, or an onlooker, may know of a host's match, and what it may do there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from game.engine.actions import Action, Advice, Reason, Refusal
from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.events import CardsMoved, Event, redact
from game.engine.info import LISTED
from game.engine.match import Entry
from game.engine.observe import Observation
from game.engine.out_of_turn import Clock, ClockKind, Timeliness
from game.engine.state import State
from game.engine.variant import takes
from game.engine.verbs import Verb
from game.engine.zones import HAND
from game.session.cup.cup_draw import is_played_once
from game.session.host import Host, WentBack
from game.session.jump_race import JumpRace
from game.session.lessons.steps import StepsTaken
from game.session.plan import TakingBack

Listener = Callable[[list[Event]], None]

ONLOOKER = -1
"""The seat number of a viewpoint that only watches."""


class Viewpoint:
    """The match of a host as seen from `seat`, or by an ONLOOKER. Any number may be open on one host.

    Nothing that it returns or passes on tells more than the seat may know (G-5); only `shown_state` and `shown`
    do, where all hands are shown to practise. Faces of cards are cards of the deck; times are game ms. Raises
    ValueError if there is no such seat.
    """

    def __init__(self, host: Host, seat: int) -> None:
        if not ONLOOKER <= seat < host.match.table.players:
            raise ValueError(f"there is no seat {seat} at this table")
        self.host = host
        self.seat = seat
        self.variant = host.variant
        self.table = host.match.table
        self._listeners: list[Listener] = []
        self._gone_back: list[WentBack] = []
        self._seen: Observation | None = None
        self.race = JumpRace(host, seat)
        """Who was quicker than a jump of the seat."""
        host.subscribe(self._happened)
        host.subscribe_back(self._went_back)

    def close(self) -> None:
        """Stop receiving events."""
        self.host.unsubscribe(self._happened)
        self.host.unsubscribe_back(self._went_back)

    def subscribe(self, listener: Listener) -> None:
        """Call `listener` with the events of each action, as this seat may see them."""
        self._listeners.append(listener)

    def subscribe_back(self, listener: WentBack) -> None:
        """Call `listener` with a seat that has taken actions back: this seat sees an earlier moment now."""
        self._gone_back.append(listener)

    def _went_back(self, seat: int) -> None:
        self._seen = None
        self.race.forget()
        for listener in self._gone_back:
            listener(seat)

    def told(self) -> Iterator[tuple[Entry, list[Event]]]:
        """Yield every action that stands, with its events as this seat may see them."""
        for step in self.host.course.steps:
            yield step.entry, self.shown(step.events)

    def _happened(self, entry: Entry, events: list[Event]) -> None:
        seen = self._seen
        if entry.action.verb in self.variant.info.turn_verbs:
            if entry.seat == self.seat:
                self.race.forget()
            elif seen is not None:  # else nobody has looked since the action before
                self.race.overtake(entry, self.jumps, seen.number)
        self._seen = None
        own = self.shown(events)
        for listener in self._listeners:
            listener(own)

    @property
    def opening(self) -> list[Event]:
        """The events of the first deal as this seat may see them; none once an action has been done."""
        return self.shown(self.host.match.opening) if not self.host.match.log else []

    @property
    def log(self) -> Sequence[Entry]:
        """The accepted actions, which everybody sees, the oldest first."""
        return self.host.match.log

    @property
    def now(self) -> int:
        """The game's time in ms."""
        return self.host.now

    @property
    def observation(self) -> Observation:
        """The seat's observation. It may be ahead of what has been shown."""
        if self._seen is None:
            self._seen = self.host.match.observe(self.seat, self.now)
        return self._seen

    @property
    def alone(self) -> bool:
        """Whether the seat's person is the only one at the table, with a phone or without."""
        return self.host.plan.people == (self.seat,)

    @property
    def reader(self) -> int:
        """The seat that is "you" in what is told here: the own one, if its person is alone; else ONLOOKER."""
        return self.seat if self.alone else ONLOOKER

    @property
    def sees_hands(self) -> bool:
        """Whether all hands are shown to the seat, whose one person plays to practise."""
        return self.host.plan.taking_back is TakingBack.PRACTICE and self.alone

    @property
    def shown_state(self) -> State:
        """The state as it is shown to the seat: what it may know, and all hands where they are shown."""
        view = self.observation.state
        if self.sees_hands:
            view = view.clone()
            view.hands = [[*hand] for hand in self.host.match.state.hands]
        return view

    def shown(self, events: Iterable[Event]) -> list[Event]:
        """Return events as they are shown to the seat."""
        if not self.sees_hands:
            return redact(events, self.seat)
        found: list[Event] = []
        for event in events:
            moved = isinstance(event, CardsMoved) and HAND in (event.src.zone, event.dst.zone)
            found += [event] if moved else redact([event], self.seat)
        return found

    @property
    def plays_a_seat(self) -> bool:
        """Whether this is the viewpoint of a seat, and not of an onlooker."""
        return self.seat >= 0

    @property
    def in_turn(self) -> bool:
        """Whether the seat has a turn action to take."""
        return bool(self.observation.legal)

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.observation.state.over

    @property
    def timed(self) -> bool:
        """Whether the rules go by the clock."""
        return self.host.timed

    @property
    def warned(self) -> frozenset[int]:
        """The seats that everybody is warned of (see `Variant.warned`)."""
        return frozenset(self.variant.warned(self.observation.state))

    @property
    def stopped_by(self) -> int:
        """The seat that has stopped all clocks; −1: they run."""
        return self.variant.out_of_turn.stopped_by(self.observation.state)

    def clocks(self) -> list[Clock]:
        """Return the clocks that the seat is to see: none of turns while slowness costs nothing."""
        found = self.variant.out_of_turn.clocks(self.observation.state, self.seat, self.now)
        hurried = self.steps.punishes(self.variant.info.too_slow[1])
        return [clock for clock in found if hurried or clock.kind is not ClockKind.TURN]

    @property
    def may_err(self) -> bool:
        """Whether wrong cards may be played in this game, for others to call out.

        An option may have them refused all the same.
        """
        can = self.variant.info.mistakes_can_be_played and self.plays_a_seat
        return can and self.steps.wrong_plays

    @property
    def learns(self) -> bool:
        """Whether the seat's person learns the game here step by step."""
        return self.host.learning.learns(self.seat)

    @property
    def steps(self) -> StepsTaken:
        """How far the seat's person is in learning the game; where it is not learned, all has come."""
        return self.host.learning.taken_by(self.seat)

    def plays(self, card: int, marked: Sequence[int] = ()) -> list[Action]:
        """Return the plays of a card that are open now: none, one, or one for each suit that may be called.

        Where cards of the table are taken there is one for each set of them that has at least those `marked`,
        up to LISTED of them.
        """
        if self.may_err:
            action = Action("play", (card,))
            return [action] if self.allows(action) else []
        return list(islice(self._takings(card, marked), LISTED))

    def _takings(self, card: int, marked: Sequence[int]) -> Iterable[Action]:
        seen = self.observation
        if self.variant.info.lists_on_demand and seen.legal:
            return self.variant.takings(seen.state, self.seat, (card,), marked)
        return (
            action
            for action in seen.legal or self.jumps
            if action.verb == "play" and action.cards == (card,) and takes(action, marked)
        )

    @property
    def jumps(self) -> list[Action]:
        """The turn actions that are open to the seat although it is not in turn."""
        if not self.plays_a_seat or self.observation.legal:
            return []
        return self.variant.jumps(self.observation.state, self.seat)

    def takeable(self, card: int, marked: Sequence[int]) -> list[int]:
        """Return the cards of the table that a play of a card may take besides those `marked`, each once."""
        return sorted({each for cards in self.takeable_by_zone(card, marked) for each in cards})

    def takeable_by_zone(self, card: int, marked: Sequence[int]) -> list[list[int]]:
        """Return the same for each zone that a play takes from, in its order."""
        state, play = self.observation.state, self.variant.info.vocabulary["play"]
        lying = (sorted(set(self.variant.lying(state, zone))) for zone in play.zones)
        return [
            [each for each in cards if self._may_take(card, (*marked, each))] for cards in lying
        ]

    def _may_take(self, card: int, marked: Sequence[int]) -> bool:
        return next(iter(self._takings(card, marked)), None) is not None

    @property
    def legal_cards(self) -> frozenset[int]:
        """The faces whose play breaks no rule now."""
        legal = self.observation.legal
        return frozenset(each.cards[0] for each in legal if each.verb == "play")

    @property
    def playable(self) -> frozenset[int] | None:
        """The faces that may be played; None while the seat is not asked for a card."""
        if self.may_err:
            hand = self.observation.state.hands[self.seat]
            if self.over:
                return None
            return frozenset(card for card in set(hand) if card >= 0 and self.plays(card)) or None
        if not any(each.verb in ("play", "draw") for each in self.observation.legal):
            return None
        return self.legal_cards

    def action(self, verb: str) -> Action | None:
        """Return the action with this verb and no cards, or None if it cannot be done now."""
        if self.may_err:
            bare = Action(verb)
            return bare if self.allows(bare) else None
        legal = self.observation.legal
        return next((each for each in legal if each.verb == verb and not each.cards), None)

    @property
    def choices(self) -> list[Action]:
        """The actions to offer now besides plays and draws: the legal ones, or a timed game's offers."""
        if self.timed and self.plays_a_seat:
            state = self.observation.state
            return self.variant.out_of_turn.offers(state, self.seat, self.now)
        return [each for each in self.observation.legal if each.verb not in ("play", "draw")]

    def together(self, card: int) -> Action | None:
        """Return the play of all copies of a card that the seat holds, or None if that cannot be done now."""
        if not self.plays_a_seat:
            return None
        copies = self.observation.state.hands[self.seat].count(card)
        action = Action("play", (card,) * copies)
        if copies < 2:
            return None
        allowed = self.allows(action) if self.may_err else action in self.observation.legal
        return action if allowed else None

    def due_call(self, verb: str) -> Action | None:
        """Return the call with this verb that the rules require of the seat now, or None."""
        if not self.plays_a_seat:
            return None
        due = self.variant.out_of_turn.due(self.observation.state, self.now)
        return next((a for seat, a in due if seat == self.seat and a.verb == verb), None)

    def nameable(self, verb: Verb) -> Sequence[str]:
        """Return the words that a call may name to any purpose now, in their order; whoever asks, the same."""
        out_of_turn = self.variant.out_of_turn
        words = out_of_turn.nameable(self.observation.state, verb.word, self.now) or verb.words
        return [word for word in words if self.steps.punishes(word)]

    def too_late(self, action: Action) -> Refusal | None:
        """Return why a call that is allowed comes too late to count; what others must not be told."""
        if not self.plays_a_seat or not self.allows(action):
            return None
        return self.variant.out_of_turn.too_late(
            self.observation.state, self.seat, action, self.now
        )

    def timeliness(self, verb: str, *, alone: bool) -> Timeliness:
        """Return whether a call makes sense now, by what everybody sees.

        Where one person `alone` looks, one that is to go before a card makes sense only if one can be played.
        """
        if not self.plays_a_seat:
            return Timeliness.NEVER
        out_of_turn = self.variant.out_of_turn
        judge = out_of_turn.timeliness_alone if alone else out_of_turn.timeliness
        found = judge(self.observation.state, self.seat, verb)
        if found is Timeliness.DUE and alone and self.in_turn and not self.playable:
            return Timeliness.NEVER
        return found

    def answers(self) -> list[int]:
        """Return the faces that the player in turn could play now if one card of the hand were of that face."""
        view = self.observation.state.clone()
        others = [UNKNOWN] * (len(view.hands[view.turn]) - 1)
        found = []
        for face in range(len(view.table.deck.faces)):
            view.hands[view.turn] = [*others, face]
            legal = self.variant.legal(view, view.turn)
            if any(each.verb == "play" and each.cards[0] == face for each in legal):
                found.append(face)
        return found

    def allows(self, action: Action) -> bool:
        """Return whether `check` accepts the action for this seat now."""
        return self.plays_a_seat and self.refusal(action) is None

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action is refused for this seat now, or None if it is allowed."""
        return self.variant.check(self.observation.state, self.seat, action, self.now)

    def why_not(self, card: int) -> Refusal | None:
        """Return why a card cannot be played now, or why playing it would be a mistake; None if neither."""
        if self.variant.info.mistakes_can_be_played:
            action = Action("play", (card,))
            return self._objection(action) or self.refusal(action)
        wild = self.table.deck.suit[card] == NO_SUIT
        return self.refusal(Action("play", (card,), 0 if wild else NO_SUIT))

    def _objection(self, action: Action) -> Refusal | None:
        return self.variant.out_of_turn.objection(self.observation.state, self.seat, action)

    def advice(self) -> Advice | None:
        """Return advice from what this seat knows, or None if it has nothing to do."""
        state = self.observation.state
        return self.variant.adviser.advice(state, self.seat, self.now, self.steps.has)

    def do(self, action: Action, answers: int | None = None) -> Refusal | None:
        """Do an action now; return its refusal, or None if it was done.

        `answers` is the number of the observation that it answers (None: the present one). What is a mistake is
        refused as well while the game is learned and such mistakes have not come yet.
        """
        if not self.may_err and (wrong := self._objection(action)) is not None:
            return wrong
        number = self.observation.number if answers is None else answers
        return self.host.runner.submit(self.seat, action, number)

    @property
    def may_take_back(self) -> Reason | None:
        """Why nothing can be taken back now; None if something can."""
        found = self.host.may_take_back(self.seat)
        return found if isinstance(found, Reason) else None

    @property
    def takes_back(self) -> bool:
        """Whether people at this table may take back anything at all."""
        return self.plays_a_seat and self.host.plan.taking_back is not TakingBack.OFF

    @property
    def may_practise(self) -> bool:
        """Whether one may go back all the same, to practise (`Host.may_practise`)."""
        return self.takes_back and self.host.may_practise(self.seat)

    def practise(self) -> None:
        """Let the match be practice from now on."""
        self.host.practise()

    @property
    def gives_hints(self) -> bool:
        """Whether a hint may be asked for: not in the first try of the deal of a day, nor in a cup."""
        return not is_played_once(self.host.plan)

    def hinted(self) -> None:
        """Note that a hint was given."""
        self.host.hinted(self.seat)

    def take_back(self) -> Reason | None:
        """Go back to the seat's last decision; return why not, or None if it was done."""
        return self.host.take_back(self.seat)
