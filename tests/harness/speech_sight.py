"""Words for what is said at a table: answers, notes and hints, speech at the seats, recent moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pygame import FRect, Rect

from game.engine.actions import Action, Advice
from game.engine.events import Event
from game.store.guide_files import Note
from game.view.speech.notice_places import Notice
from game.view.speech.spots import Spot
from tests.harness.inside import Inside
from tests.harness.program import Point


class Answer(NamedTuple):
    """An answer: its sentence, and the clause that it names, or ""."""

    text: str
    clause: str


@dataclass(frozen=True)
class Bubble:
    """The bubble of a note or hint, in design pixels, and its ways out by command, in window pixels."""

    shown: bool
    """Whether there is room for it."""
    spot: Spot
    ringed: FRect | None
    """What has a ring, as the bubble has no tail to it."""
    ways: dict[str, Rect]


class SpeechSight(Inside):
    """What is said to one person."""

    def answer(self) -> Answer | None:
        """The answer beside a card or a prompt, or None."""
        reason = self._inside.local.own.reason
        return None if reason is None else Answer(*reason)

    def call_answer(self) -> Answer | None:
        """The answer to a call, above the buttons, or None."""
        answered = self._inside.calling.answered
        return Answer(answered.text, answered.clause) if answered.text else None

    def call_answer_box(self) -> FRect | None:
        """Where the answer to a call lies, in design pixels; None if there is none."""
        spot = self._inside.calling.answered.place()
        return None if spot is None else spot.rect

    def answered_call(self) -> str | None:
        """The verb of the call that is being answered, or None."""
        return self._inside.calling.answered.word

    def told(self) -> Answer | None:
        """What the bubble of a note or a hint says, or None."""
        explainer = self._inside.explainer
        return Answer(explainer.text, explainer.clause) if explainer.shown else None

    def note(self) -> Note | None:
        """The note of the guide that is shown, or None."""
        return self._inside.explainer.note

    def hint(self) -> Action | None:
        """The action that a hint advises, or None."""
        return self._inside.explainer.hint

    def advice(self) -> Advice | None:
        """What would be advised now; None if there is nothing to do, or not all has been shown."""
        return self._inside.local.advice()

    def bubble(self) -> Bubble:
        """The bubble of the note or the hint."""
        bubble = self._inside.explainer.bubble
        return Bubble(bubble.shown, bubble.spot, bubble.ringed, dict(bubble.ways))

    def spoken_of(self) -> list[FRect]:
        """The areas of what a note or hint speaks of, in design pixels."""
        return self._inside.explainer._about()

    def held_up(self) -> int:
        """For how many ms the others wait for a note to be read."""
        return self._inside.explainer.holds_up

    def advise(self) -> None:
        """Ask for a hint as its key does, past all devices."""
        self._inside.explainer.advise()

    def thinks(self) -> bool:
        """Let whoever was asked for a hint think a little; whether there is more to think about."""
        return self._inside.explainer.ponder()

    def guided(self) -> bool:
        """Whether the guide still has something to say."""
        return self._inside.explainer.guide.on

    def stands(self, note: Note) -> bool:
        """Whether what a note says holds now."""
        return self._inside.explainer.guide.stands(note)

    def skip_guide(self) -> None:
        """Let the guide say nothing more, and take away what it says."""
        self._inside.explainer.guide.skip()
        self._inside.explainer.close()

    def notices(self) -> list[Notice]:
        """What is said or explained at the seats, the oldest first."""
        return list(self._inside.notices.shown)

    def explained(self) -> list[Notice]:
        """What is explained at the seats with its clause, the oldest first."""
        return [each for each in self.notices() if each.clause]

    def happens(self, event: Event) -> None:
        """Tell of an event at the seats, past the match."""
        self._inside.seat_panels.hear(event)

    def explain(self, seat: int, text: str, clause: str) -> None:
        """Explain something at a seat with its clause, past the match."""
        self._inside.notices.explain(seat, text, clause)

    def say(self, seat: int, text: str) -> None:
        """Let somebody say something at a seat, past the match."""
        self._inside.notices.say(seat, text)

    def forget_notices(self) -> None:
        """Take away what is said at the seats."""
        self._inside.notices.forget()

    def moves(self) -> list[str]:
        """The recent moves, as they are told."""
        return list(self._inside.view.director.log)

    def sentence(self) -> str:
        """The sentence above the hand: who has to draw how many cards, or what is marked; or ""."""
        return self._inside.seat_panels.answer.text

    def show_sentence(self, text: str, *, urgent: bool) -> None:
        """Show another sentence there, large or as of somebody else, past the match."""
        self._inside.seat_panels.answer.show(text, urgent=urgent)

    def sentence_is_urgent(self) -> bool:
        """Whether that sentence is large, as the person has to answer now."""
        return self._inside.seat_panels.answer.urgent

    def clause_tag(self) -> Point:
        """The middle of the tag of the clause that was named last, in window pixels."""
        named = self._inside.named
        said, rect = next(iter(named._named()))
        return named.bubbles.chip(rect, said).center

    def to_be_drawn(self) -> tuple[int, int]:
        """The number of cards that stands at a seat as to be drawn, and the seat; (0, −1) for none."""
        mark = self._inside.seat_panels.mark
        return mark.number, mark.seat

    def match_lines(self) -> list[str]:
        """What is said of the match as a whole: the round, the end, the clock."""
        furnishings = self._inside.view.furnishings
        return [] if furnishings is None else list(furnishings.lines.texts)
