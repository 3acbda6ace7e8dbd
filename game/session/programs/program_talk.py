"""The conversation with the program of a bot: questions, answers in time, and what goes wrong.

Whatever the program does, nothing here waits for it unasked, and every question is settled in time.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import monotonic
from typing import Protocol, TypeAlias

from game.engine.problems import Phrase
from game.files.reading import detail_of
from game.session.programs.child_process import MOST_ANSWERS, Answer, ChildProcess
from game.session.programs.program_messages import Message, Nonsense, as_line, read_answer
from game.store.bot_programs import Program

ANSWERS_WITHIN = 2.0
"""Seconds that the program has for an answer."""
STARTS_WITHIN = 10.0
"""Seconds that it has to answer the first message: it may have to be loaded first."""
MOST_SILENCES = 3
"""Answers that may be missing before it is asked no more."""


class Question:
    """A message that is to be answered. `answer` is None while there is none, and for good if it `failed`."""

    def __init__(self, number: int, asked: float) -> None:
        self.number = number
        self.asked = asked
        self.answer: Message | None = None
        self.failed = False

    @property
    def settled(self) -> bool:
        """Whether nothing more is to be waited for."""
        return self.failed or self.answer is not None


class Child(Protocol):
    """A program that has been started, as `ChildProcess` is one."""

    @property
    def number(self) -> int:
        """The number of the process."""

    @property
    def ended(self) -> bool:
        """Whether the program says nothing any more."""

    @property
    def complaint(self) -> str:
        """What the program complained about last; "" for nothing."""

    def send(self, line: bytes) -> bool:
        """Send a line; return False if too many wait already."""

    def receive(self, wait: float = 0) -> Answer | None:
        """Return the next line, waiting so many seconds at most; None if there is none."""

    def close(self) -> None:
        """Let the program end."""


Start: TypeAlias = Callable[[Program], Child]
"""Starts a program. Raises OSError or ValueError if it cannot be."""


class ProgramTalk:
    """The conversation with one program. `tell` is told once of each kind of trouble.

    `name` is that of the bot in what is told. When the program is asked no more, `gone` is True.
    """

    def __init__(
        self,
        program: Program,
        name: str,
        tell: Callable[[Phrase], None],
        start: Start = ChildProcess,
    ) -> None:
        self._name = name
        self._tell = tell
        self._told: set[str] = set()
        self._open: list[Question] = []
        self._number = 0
        self._silences = 0
        self._greeting: Question | None = None
        self._ready = 0.0
        self._child: Child | None = None
        try:
            self._child = start(program)
        except (OSError, ValueError) as error:
            detail = detail_of(error)
            self._report("program-start", detail=detail)

    @property
    def gone(self) -> bool:
        """Whether the program is asked no more."""
        return self._child is None

    @property
    def process(self) -> int | None:
        """The number of the process; None if it is gone."""
        return self._child.number if self._child is not None else None

    def say(self, message: Message) -> None:
        """Tell the program something that it need not answer."""
        if self._child is not None and not self._child.send(as_line(message)):
            self._give_up("program-silent-for-good")

    def ask(self, message: Message) -> Question:
        """Ask the program something; the first question is the greeting."""
        question = Question(self._number, monotonic())
        self._number += 1
        if self._child is None:
            question.failed = True
            return question
        if self._greeting is None:
            self._greeting = question
        self._open.append(question)
        self.say({**message, "ask": question.number})
        return question

    def close(self) -> None:
        """Say goodbye and let the program end."""
        self.say({"type": "bye"})
        self._leave()

    def poll(self, wait: float = 0) -> None:
        """Take in what has been answered, waiting so many seconds for something; settle what is overdue."""
        child = self._child
        if child is None or not self._open:
            return
        ended = child.ended
        heard = child.receive(wait)
        for _ in range(MOST_ANSWERS):  # a program may write faster than anybody reads
            if heard is None:
                break
            if heard.line is None:
                self._fail("program-long")
            else:
                self._hear(heard.line, heard.at)
            if self._child is None:
                return
            heard = child.receive()
        if ended:
            said = child.complaint
            if said:
                self._give_up("program-ended-saying", said=said)
            else:
                self._give_up("program-ended")
            return
        self._settle_overdue()

    def _hear(self, line: bytes, at: float) -> None:
        try:
            number, answer = read_answer(line)
            if not 0 <= number < self._number:
                raise Nonsense
        except Nonsense:
            self._fail("program-nonsense")
            return
        for question in self._open:
            if question.number == number and at <= self._end_of(question):
                question.answer = answer
                self._open.remove(question)
                if question is self._greeting:
                    self._ready = at
                return
        # Otherwise it is late, or a second answer.

    def _end_of(self, question: Question) -> float:
        """When the time for an answer is up; it does not run before the program has been loaded."""
        greeting = self._greeting
        if question is greeting:
            return question.asked + STARTS_WITHIN
        if greeting is not None and not greeting.settled:
            return math.inf
        return max(question.asked, self._ready) + ANSWERS_WITHIN

    def _settle_overdue(self) -> None:
        now = monotonic()
        for question in [each for each in self._open if now > self._end_of(each)]:
            question.failed = True
            self._open.remove(question)
            self._silences += 1
            if question is self._greeting or self._silences >= MOST_SILENCES:
                self._give_up("program-silent-for-good")
                return
            self._report("program-silent", seconds=round(ANSWERS_WITHIN))

    def _fail(self, why: str) -> None:
        """Report a line that is no answer; the newest question counts as answered by it."""
        self._report(why)
        if self._open and self._open[-1] is not self._greeting:
            self._open.pop().failed = True

    def refuse(self) -> None:
        """Report that an answer was read and cannot be used."""
        self._report("program-illegal")

    def misread(self) -> None:
        """Report that an answer names no action."""
        self._report("program-nonsense")

    def _give_up(self, why: str, /, **details: str) -> None:
        self._leave()
        self._report(why, **details)

    def _leave(self) -> None:
        if self._child is not None:
            self._child.close()
            self._child = None
        for question in self._open:
            question.failed = True
        self._open.clear()

    def _report(self, why: str, /, **details: str | int) -> None:
        if why not in self._told:
            self._told.add(why)
            self._tell(Phrase(f"problem.{why}", name=self._name, **details))
