"""What a review says: `ReviewTexts(words, tape, review)`."""

from __future__ import annotations

from game.bots.judgement import PARTS
from game.engine.actions import Action, Reason
from game.engine.events import SuitCalled
from game.scenes.base.game_titles import game_title
from game.session.replays.tape import Eyes, Tape
from game.session.review.drew_on import drew_on
from game.session.review.kept_accuracy import Chosen
from game.session.review.match_review import Decision, Review, in_points
from game.show.offers.deeds import deed
from game.view.widgets.figures import plain_number
from game.words.catalogue import Catalogue
from game.words.marks import Worded
from game.words.named_things import Several
from game.words.sentences import Sentences

SAY_NOTHING = ("any",)
"""Reasons for what the game's own advice finds no better than the rest: here something else was found."""


def per_cent(chance: int) -> int:
    """Return a chance in whole per cent."""
    return round(100 * chance / PARTS)


def gained(points: int) -> str:
    """Return what was won or lost, with its sign."""
    return f"+{points}" if points > 0 else plain_number(points)


class ReviewTexts:
    """The texts about the match of a tape as one seat saw it: "you" are who played it alone."""

    def __init__(self, words: Catalogue, tape: Tape, seat: int) -> None:
        self.words, self.tape, self.seat = words, tape, seat
        reader = seat if tape.plan.reader == seat else -1
        self.sentences = Sentences(words, tape.table, lambda: reader)

    @property
    def about(self) -> str:
        """The game, and who else played."""
        words, tape = self.words, self.tape
        game = game_title(words, tape.variant.info.id)
        others = [each.name for number, each in enumerate(tape.plan.seats) if number != self.seat]
        return words("ui.review.about", game=game, names=Several(tuple(others)))

    def accuracy(self, review: Review, lately: Chosen) -> str:
        """Return how well was chosen, beside how well in other matches of late; "" after too few decisions."""
        found, before = review.accuracy, lately.accuracy
        if found is None:
            return ""
        count = round(100 * found)
        if before is None:
            return self.words("ui.review.accuracy", count=count)
        return self.words("ui.review.accuracy_lately", count=count, before=round(100 * before))

    def par(self, percent: int | None) -> str:
        """Return how the par of a deal of a day differs from where the curve starts; "" without one."""
        return "" if percent is None else self.words("ui.review.par", par=percent)

    def slips(self, review: Review) -> str:
        """Return what choices have cost that were no turning point each; "" for nothing."""
        lost = -in_points(review)[2]
        return self.words("ui.review.slips", count=lost) if lost else ""

    def both(self, one: str, other: str) -> str:
        """Return two sentences in a row."""
        if not one:
            return other
        return self.words("ui.review.told", done=Worded(one), why=Worded(other))

    def forgotten(self, review: Review) -> str:
        """Return before which turns a call was left out; "" where none was."""
        numbers = [self.number(review, each) for each in review.forgotten]
        if not numbers:
            return ""
        listed = Several(tuple(str(each) for each in numbers))
        return self.words("ui.review.forgot", count=len(numbers), turns=listed)

    def number(self, review: Review, decision: Decision) -> int:
        """Return the number of a decision among those of the seat, from 1."""
        return review.decisions.index(decision) + 1

    def outcome(self, review: Review) -> str:
        """Return what cards and others' play have done, in a sentence."""
        start, luck, _, end = in_points(review)
        key = "up" if luck > 0 else "down" if luck < 0 else "even"
        name = self.sentences.name(self.seat)
        return self.words(f"ui.review.luck_{key}", name=name, start=start, end=end)

    def change(self, decision: Decision) -> str:
        """Return from which chance a decision led to which."""
        return self.from_to(decision.judged.value, decision.judged.after)

    def from_to(self, before: int, after: int) -> str:
        """Return from which chance it went to which."""
        return self.words("ui.review.change", before=per_cent(before), after=per_cent(after))

    def told(self, decision: Decision) -> str:
        """Return what was done, and why something else was better; or why it was fine."""
        done = self._done(decision)
        better = decision.judged.best if decision.stands else decision.played
        view = self.tape.state(decision.at).seen_from(self.seat)
        adviser = self.tape.variant.adviser
        why: Reason | None = adviser.why(view, self.seat, better)
        if decision.stands:
            rather = adviser.why_rather(view, self.seat, better, decision.played)
            why = rather or drew_on(self.tape, self.seat, decision)
        if why is None or why.reason in SAY_NOTHING:
            return done
        return self.both(done, self.sentences.advice(why))

    def _done(self, decision: Decision) -> str:
        """Return the first sentence about what was played.

        Where the same card was better for another suit, the suit that was called stands there as well.
        """
        events = self.tape.events(decision.at + 1, Eyes(self.seat))
        told = [said for each in events if (said := self.sentences.happening(each))]
        done = told[0] if told else self.deed(decision.played)
        called = [each for each in events if isinstance(each, SuitCalled)]
        if not called or decision.judged.best.cards != decision.played.cards:
            return done
        return self.both(done, self.sentences.happening(called[0]) or "")

    def tag(self, decision: Decision) -> str:
        """Return the better deed, or what others would have done instead of a fine one."""
        if decision.stands or decision.usual is None:
            deed = Worded(self.deed(decision.judged.best))
            return self.words("ui.review.better", deed=deed)
        return self.words("ui.review.usual", deed=Worded(self.deed(decision.usual)))

    def deed(self, action: Action) -> str:
        """Return what an action is called."""
        return deed(self.sentences, action)
