"""Bots that are programs of the player's: the same interface as those of `game.bots`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from game.bots.bot import Bot, Policy, Reaction
from game.bots.memory import Memory, shown_action
from game.engine.actions import Action
from game.engine.cards import Deck
from game.engine.observe import Observation
from game.engine.problems import Phrase
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant
from game.session.programs import program_messages as messages
from game.session.programs.child_process import ChildProcess
from game.session.programs.program_talk import ProgramTalk, Question, Start
from game.store.bot_files import Guest
from game.store.bot_programs import Program

Meant = TypeVar("Meant")

GLANCE = 0.004
"""Seconds that a step of thinking waits for the program's answer."""
WAIT = 0.05
"""Seconds between two looks at the program where nothing else is to be done."""


class _Told(Memory):
    """Passes what the seat sees on to the program, and remembers nothing itself."""

    def __init__(self, variant: Variant[Any], table: Table, talk: ProgramTalk) -> None:
        super().__init__()
        self._variant, self._table, self._talk = variant, table, talk
        self._begun = False

    def begin(self, view: State) -> None:
        """Say that all is told from the beginning, if it has been told before: something was taken back.

        The program was told where it sits, and sees the table when it is asked.
        """
        if self._begun and not self._talk.gone:
            self._talk.say(messages.AGAIN)
        self._begun = True

    def note(self, now: int, seat: int, action: Action, events: Iterable[Any], view: State) -> None:
        """Tell the program of an action."""
        if not self._talk.gone:
            events = list(events)
            shown, deck = shown_action(action, events), self._table.deck
            self._talk.say(messages.seen(self._variant, now, seat, shown, events, deck))


class _Call(NamedTuple):
    """A question for a call that the program has not answered yet."""

    question: Question
    observation: Observation
    rng: Rng


class ProgramThinking:
    """A decision that the program is making. Unlike other thinking it takes as long as the program does.

    It is not done while a call is to be made first.
    """

    def __init__(
        self,
        talk: ProgramTalk,
        question: Question,
        choose: Callable[[], Action],
        called: Callable[[], bool],
    ) -> None:
        self._talk = talk
        self._question = question
        self._choose = choose
        self._called = called
        self._found: Action | None = None

    @property
    def done(self) -> bool:
        """Whether the program has answered, or its time is up."""
        self._talk.poll()
        return self._question.settled and self._called()

    def step(self) -> None:
        """Wait a few ms for the answer."""
        self._talk.poll(GLANCE)

    def action(self) -> Action:
        """Return the action that was answered, or that of the stand-in; waits if need be."""
        if self._found is None:
            while not self._question.settled:
                self._talk.poll(WAIT)
            self._found = self._choose()
        return self._found


class ProcessBot(Policy):
    """A seat that a program plays. `stand_in` decides where the program does not.

    With `waits`, `react` waits for the program's answer; without, it returns None, and `late_calls` has the
    answer later. `tell` is told of trouble; `start` starts the program.
    """

    def __init__(
        self,
        guest: Guest,
        program: Program,
        variant: Variant[Any],
        table: Table,
        seat: int,
        stand_in: Bot,
        *,
        waits: bool,
        tell: Callable[[Phrase], None],
        start: Start = ChildProcess,
    ) -> None:
        super().__init__(variant, guest.temper)
        self._stand_in = stand_in
        self._waits = waits
        self._calls: list[_Call] = []
        self.talk = ProgramTalk(program, guest.name or guest.id, tell, start)
        self.memory = _Told(variant, table, self.talk)
        self.talk.ask(messages.hello(table, seat))

    def close(self) -> None:
        """Let the program end. The stand-in plays on."""
        self.talk.close()

    def consider(self, observation: Observation, budget: int, rng: Rng) -> ProgramThinking | None:
        """Ask the program for a turn action; None if it is asked no more."""
        if self.talk.gone:
            return None
        question = self.talk.ask(messages.decide(self.variant, observation))

        def choose() -> Action:
            return self._answer(
                *(question, observation, messages.read_action, self._may_do),
                lambda: self._stand_in.decide(observation, budget, rng),
            )

        return ProgramThinking(self.talk, question, choose, lambda: not self._calls)

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """Return the turn action that the program answers with, or that of the stand-in."""
        thinking = self.consider(observation, budget, rng)
        if thinking is None:
            return self._stand_in.decide(observation, budget, rng)
        return thinking.action()

    def _may_do(self, seen: Observation, action: Action) -> bool:
        """Return whether it is a legal turn action, or a mistake that the game lets pass."""
        return action in seen.legal or (
            action.verb in self.variant.info.turn_verbs
            and action in self.variant.out_of_turn.slips(seen.state, seen.seat)
        )

    def react(self, observation: Observation, rng: Rng) -> Reaction | None:
        """Return a call to make out of turn, or None: there is none, or `late_calls` will have it."""
        if self.talk.gone:
            return self._stand_in.react(observation, rng)
        sample = self._sample(observation)
        if not sample:
            return None
        question = self.talk.ask(messages.react(self.variant, observation, sample))
        call = _Call(question, observation, rng)
        if not self._waits:
            self._calls.append(call)
            return None
        while not question.settled:
            self.talk.poll(WAIT)
        return self._reaction(call)

    @property
    def asked(self) -> bool:
        """Whether `late_calls` may have something soon."""
        return bool(self._calls)

    def late_calls(self, wait: bool = False) -> list[tuple[int, Reaction]]:
        """Return the calls that were answered meanwhile, each with the game time in ms that it was asked at.

        With `wait` a few ms are waited for an answer.
        """
        if not self._calls:
            return []
        self.talk.poll(GLANCE if wait else 0)
        settled = [call for call in self._calls if call.question.settled]
        self._calls = [call for call in self._calls if not call.question.settled]
        found = [(call.observation.now, self._reaction(call)) for call in settled]
        return [(now, reaction) for now, reaction in found if reaction is not None]

    def _sample(self, observation: Observation) -> Sequence[Action]:
        """Return calls that could be made: those that are due, and mistakes to call out, come first."""
        out_of_turn, seat = self.variant.out_of_turn, observation.seat
        state, now = observation.state, observation.now
        due = [action for who, action in out_of_turn.due(state, now) if who == seat]
        noticed = [action for _, action in out_of_turn.noticed(state, seat, now)]
        return list(dict.fromkeys([*due, *noticed, *out_of_turn.calls(state, seat, now)]))

    def _reaction(self, call: _Call) -> Reaction | None:
        """Return the call that was answered, or that of the stand-in."""
        question, seen, rng = call
        return self._answer(
            *(question, seen, messages.read_reaction, self._may_call),
            lambda: self._stand_in.react(seen, rng),
        )

    def _may_call(self, seen: Observation, reaction: Reaction | None) -> bool:
        """Return whether it is no call at all, or one that is allowed."""
        if reaction is None:
            return True
        action = reaction.action
        if action.verb in self.variant.info.turn_verbs:
            return False
        return self.variant.check(seen.state, seen.seat, action, seen.now) is None

    def _answer(
        self,
        question: Question,
        seen: Observation,
        read: Callable[[messages.Message, Variant[Any], Deck], Meant],
        allowed: Callable[[Observation, Meant], bool],
        stand_in: Callable[[], Meant],
    ) -> Meant:
        """Return what a question was answered with; what the stand-in does, if that is none or not allowed."""
        if question.answer is not None:
            try:
                meant = read(question.answer, self.variant, seen.state.table.deck)
            except messages.Nonsense:
                self.talk.misread()
            else:
                if allowed(seen, meant):
                    return meant
                self.talk.refuse()
        return stand_in()
