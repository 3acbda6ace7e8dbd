"""A match at a table with a window: its runner, its director, and what the viewer may do.

`Play` joins the session and the view without drawing anything: the table scene asks it what is allowed.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine.actions import Action, Advice, Refusal
from game.engine.cards import NO_SUIT
from game.engine.events import Event, RoundEnded, redact
from game.engine.match import Entry, Match
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.variant import Clock
from game.scenes.outcome import Outcome, standings
from game.session.clock import SlowClock
from game.session.controllers import BotSeat, Controller, Human
from game.session.plan import Plan
from game.session.runner import Runner
from game.store.roster import load_roster
from game.store.table_talk import talk_options
from game.variants import find_variant
from game.view.director import Director
from game.view.presented import Facts, Presented
from game.view.sound import Sound
from game.view.soundscape import Soundscape
from game.view.tween import Speed
from game.words.catalogue import Catalogue
from game.words.sentences import Sentences, first_upper

THINK = 750
"""ms for which a bot seems to think at normal speed where there is a choice."""


class Play:
    """One match, dealt and running, and heard.

    `listeners` are told of each event when it begins to be seen; `fair` is the runner's, if a person plays.
    """

    def __init__(
        self,
        plan: Plan,
        words: Catalogue,
        speed: Speed,
        sound: Sound,
        fair: int = 0,
        thinking: Speed | None = None,
    ) -> None:
        self.plan = plan
        self.seat = plan.viewer
        self.variant = find_variant(plan.game)
        names = [seat.name for seat in plan.seats]
        options = {**talk_options(self.variant), **plan.options}
        table = self.variant.table(len(names), options, names)
        self.match = Match(self.variant, table, plan.seed)
        self.sentences = Sentences(words, table)
        voices = {seat: each.portrait for seat, each in enumerate(plan.seats) if not each.person}
        self.soundscape = Soundscape(sound, self.seat, voices)
        self.listeners: list[Callable[[Event], None]] = [self.soundscape.hear]
        self._ended: RoundEnded | None = None
        self._rounds: list[tuple[int, ...]] = []
        self.runner = Runner(
            self.match, self._controllers(thinking or speed), fair=fair if self.seat >= 0 else 0
        )
        self.runner.subscribe(self._happened)
        view = self.match.observe(self.seat).state
        shown = Presented.of(view, self.seat)
        timed = self.variant.info.timed
        self.director = Director(
            shown, self._told, self._heard, speed, self.soundscape.land, prompt=timed
        )
        self.clock = SlowClock()
        self._seen: Observation | None = None
        self.director.push(redact(self.match.opening, self.seat), self._facts())

    def _controllers(self, thinking: Speed) -> list[Controller]:
        roster, luck = load_roster(), Rng(self.plan.seed ^ 0x5EED)
        controllers: list[Controller] = []
        for seat in self.plan.seats:
            if seat.person:
                controllers.append(Human())
            else:
                guest = roster[seat.bot]
                bot = guest.bot(self.variant)
                think = thinking.ms(THINK)
                controllers.append(BotSeat(bot, luck.fork(), think=think, budget=guest.budget))
        return controllers

    def pace(self, motion: Speed, thinking: Speed, fair: int, slowing: float) -> None:
        """Go on at another speed: what moves, how long bots think, and in timed games the whole clock.

        `fair` is how long (ms) bots leave a person before they go on, `slowing` how many times slower.
        """
        self.director.speed = motion
        for controller in self.runner.controllers:
            if isinstance(controller, BotSeat):
                controller.think = thinking.ms(THINK)
        self.runner.fair = fair if self.seat >= 0 else 0
        self.clock.times = slowing if self.variant.info.timed else 1.0

    # --- what happens

    def _happened(self, entry: Entry, events: list[Event]) -> None:
        self._seen = None
        self._ended = next((e for e in events if isinstance(e, RoundEnded)), None)
        if self._ended is not None:
            self._rounds.append(self._ended.round_scores)
        self.director.push(redact(events, self.seat), self._facts())
        self._hold()

    def _facts(self) -> Facts:
        """What now holds besides what the events tell."""
        state = self.observation.state
        return Facts.of(state, self.variant.winning(state), self.variant.ranking(state))

    def _hold(self) -> None:
        """Nothing happens while cards move; in a game that goes by the clock, only while they are dealt."""
        self.runner.hold("motion", not self._seen_enough)

    def _heard(self, event: Event) -> None:
        for listener in self.listeners:
            listener(event)

    def _told(self, event: Event) -> str | None:
        """The sentence about an event, if it needs one."""
        sentence = self.sentences.happening(event)
        return None if sentence is None else first_upper(sentence)

    def update(self, dt: int) -> None:
        """Let `dt` ms pass, unless cards are still moving."""
        self._hold()
        if not self.director.busy:
            self.soundscape.warn(self.warned)
        self.runner.update(self.clock.game(dt))

    @property
    def waits(self) -> int | None:
        """In how many ms something falls due; None if that is up to the persons."""
        return self.clock.real(self.runner.waits)

    def next_round(self) -> None:
        """Deal the next round."""
        self.runner.next_round()

    # --- what the viewer may know and do

    @property
    def observation(self) -> Observation:
        """What the viewer knows. It may be ahead of what has been shown."""
        if self._seen is None:
            self._seen = self.match.observe(self.seat, self.runner.now)
        return self._seen

    @property
    def warned(self) -> frozenset[int]:
        """The seats that everybody is to be warned of."""
        return frozenset(self.variant.warned(self.observation.state))

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.match.state.over

    @property
    def timed(self) -> bool:
        """Whether the rules go by the clock, so that nothing waits for what is shown."""
        return self.variant.info.timed

    @property
    def in_turn(self) -> bool:
        """Whether the viewer has something to do, and has seen all that led to it."""
        return bool(self.observation.legal) and self._seen_enough

    @property
    def _seen_enough(self) -> bool:
        return not self.director.busy or (self.timed and self.director.settled)

    @property
    def free(self) -> bool:
        """Whether cards may be put down at any time, rightly or not, for others to call it out."""
        return self.variant.info.mistakes_can_be_played and self.seat >= 0

    def plays(self, card: int) -> list[Action]:
        """The ways to play a card just now: none, one, or one for each suit that may be named."""
        if self.free:
            action = Action("play", (card,))
            return [action] if self.allows(action) else []
        return [
            action
            for action in self.observation.legal
            if action.verb == "play" and action.cards == (card,)
        ]

    @property
    def playable(self) -> frozenset[int] | None:
        """The faces that may be played; None while the viewer is not asked for one."""
        if self.free:
            hand = self.observation.state.hands[self.seat]
            if self.over or not self._seen_enough:
                return None
            return frozenset(card for card in set(hand) if card >= 0 and self.plays(card)) or None
        legal = self.observation.legal
        if not self.in_turn or not any(each.verb in ("play", "draw") for each in legal):
            return None
        return frozenset(each.cards[0] for each in legal if each.verb == "play")

    def action(self, verb: str) -> Action | None:
        """The legal action with this verb and no cards, if there is one."""
        if self.free:
            bare = Action(verb)
            return bare if self._seen_enough and self.allows(bare) else None
        if not self.in_turn:
            return None
        legal = self.observation.legal
        return next((each for each in legal if each.verb == verb and not each.cards), None)

    @property
    def choices(self) -> list[Action]:
        """What can be done now that is neither a card nor a draw: legal, or at hand for other reasons."""
        if self.timed and self.seat >= 0:
            state = self.observation.state
            return self.variant.offers(state, self.seat, self.runner.now)
        if not self.in_turn:
            return []
        return [each for each in self.observation.legal if each.verb not in ("play", "draw")]

    def answers(self) -> str:
        """The cards that whoever is in turn could now play if they had them, in words."""
        view = self.observation.state.clone()
        deck = view.table.deck
        view.hands[view.turn] = list(range(len(deck.faces)))
        legal = self.variant.legal(view, view.turn)
        cards = dict.fromkeys(each.cards[0] for each in legal if each.verb == "play")
        return self.sentences.any_of(cards)

    @property
    def legal_cards(self) -> frozenset[int]:
        """The faces that break no rule just now, whatever else may be put down."""
        legal = self.observation.legal
        return frozenset(each.cards[0] for each in legal if each.verb == "play")

    def due_call(self, verb: str) -> Action | None:
        """The call with this verb that the rules ask of the viewer now; None if they do not."""
        if self.seat < 0:
            return None
        due = self.variant.due(self.observation.state, self.runner.now)
        return next((a for seat, a in due if seat == self.seat and a.verb == verb), None)

    def together(self, card: int) -> Action | None:
        """Every copy of a card that the viewer holds, played at once; None if that cannot be."""
        copies = self.observation.state.hands[self.seat].count(card)
        action = Action("play", (card,) * copies)
        return action if copies > 1 and self._allowed(action) else None

    def _allowed(self, action: Action) -> bool:
        if self.free:
            return self._seen_enough and self.allows(action)
        return self.in_turn and action in self.observation.legal

    @property
    def stopped_by(self) -> int:
        """Who has stopped every clock; −1: they run."""
        return self.variant.stopped_by(self.observation.state)

    def clocks(self) -> list[Clock]:
        """The times that run, of those that the viewer is to see."""
        return self.variant.clocks(self.observation.state, self.seat, self.runner.now)

    def call(self, action: Action) -> tuple[str, str] | None:
        """Call something now; why it is refused, as a sentence and its clause."""
        found = self.runner.offer(self.seat, action)
        return None if found is None else (self.sentences.refusal(found), found.clause)

    def allows(self, action: Action) -> bool:
        """Whether the viewer could do this now, rightly or not."""
        state, now = self.observation.state, self.runner.now
        return self.variant.check(state, self.seat, action, now) is None

    def refusal(self, action: Action) -> tuple[str, str] | None:
        """Why an action is not allowed: a sentence and its clause; None if it is."""
        seen = self.observation
        found = self.variant.check(seen.state, self.seat, action, self.runner.now)
        if found is None:
            return None
        return self.sentences.refusal(found), found.clause

    def why_not(self, card: int) -> tuple[str, str] | None:
        """Why a card cannot be played, or should not; None if it can."""
        if self.free:
            action = Action("play", (card,))
            found = self.variant.objection(self.observation.state, self.seat, action)
            if found is not None:
                return self.sentences.refusal(found), found.clause
            return self.refusal(action)
        wild = self.match.table.deck.suit[card] == NO_SUIT
        return self.refusal(Action("play", (card,), 0 if wild else NO_SUIT))

    def advice(self) -> Advice | None:
        """What a sensible player would do in the viewer's place, knowing no more than the viewer."""
        if not self._seen_enough:
            return None
        return self.variant.advice(self.observation.state, self.seat, self.runner.now)

    def do(self, action: Action) -> Refusal | None:
        """Do what the viewer wants."""
        return self.runner.offer(self.seat, action, self.observation.number)

    def outcome(self) -> Outcome:
        """What came of the round that is over."""
        state = self.match.state
        blocked = self._ended is not None and self._ended.blocked
        found = standings(self.plan, self.variant, state)
        rounds = tuple(self._rounds)
        return Outcome(self.plan, state.round, self.match.over, found, blocked, rounds)
