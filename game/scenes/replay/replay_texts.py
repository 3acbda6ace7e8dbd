"""What is told of a match that is watched again: `ReplayTexts(words, tape, sentences, house)`."""

from __future__ import annotations

import time

from game.scenes.base.game_titles import game_title
from game.scenes.replay.move_list import Heading
from game.session.replays.tape import Eyes, Tape
from game.session.viewpoint import ONLOOKER
from game.words.catalogue import Catalogue
from game.words.sentences import Sentences

MINUTE = 60_000


class ReplayTexts:
    """The texts of one tape; `house` is the name of the set of rules by which it was played, "" for none."""

    def __init__(self, words: Catalogue, tape: Tape, sentences: Sentences, house: str = "") -> None:
        self.house = house
        self.words = words
        self.tape = tape
        self.sentences = sentences

    def whose(self, eyes: Eyes) -> str:
        """Return whose hands are open."""
        words = self.words
        if eyes.all:
            whose = words("ui.replay.hands_all")
        elif eyes.seat == ONLOOKER:
            whose = words("ui.replay.hands_none")
        else:
            whose = words("ui.replay.hands_one", name=self.sentences.name(eyes.seat))
        return words("ui.replay.hands", whose=whose)

    def where(self, at: int) -> str:
        """Return which turn has been shown after so many actions, and whose it was."""
        tape, words = self.tape, self.words
        round_ = tape.rounds[tape.round_at(at)]
        entry = tape.entry(at)
        turn = round_.turn_at(at)
        if at == round_.first or entry is None or not turn:
            return words("ui.replay.dealt")
        if at == round_.last and round_.winners:
            return words("ui.replay.over")
        mover = tape.entry(round_.turns[turn - 1])
        if mover is None or mover.seat < 0:
            return words("ui.replay.turn_short", number=turn)
        return words("ui.replay.turn", number=turn, name=self.sentences.name(mover.seat))

    def heading(self, number: int) -> Heading:
        """Return what stands above the moves of the round with this index in the tape's rounds.

        Its scores are what it has brought, or, as long as it is played, those with which it began.
        """
        words, tape = self.words, self.tape
        round_ = tape.rounds[number]
        day = ""
        if tape.began:
            then = time.localtime(tape.began)
            month = words("ui.month", number=then.tm_mon)
            day = words("ui.replay.day", day=then.tm_mday, month=month)
        rounds = tape.table.options.get("rounds", 0)
        known = isinstance(rounds, int) and rounds >= round_.number
        about = words("ui.replay.round", number=round_.number)
        if known:
            about = words("ui.replay.round_of", number=round_.number, rounds=rounds)
        scores = ""
        for seat, points in enumerate(round_.gained or round_.scores):
            score = words("ui.replay.score", name=self.sentences.name(seat), score=points)
            scores = words("ui.replay.scores", scores=scores, score=score) if scores else score
        return Heading(game_title(words, tape.variant.info.id), day, about, scores)

    @property
    def length(self) -> str:
        """How many rounds there are, and how long they took, with the set of rules.

        Of a position it is how many turns lead on from it.
        """
        told = self._length
        return (
            self.words("ui.replay.length_and_set", length=told, set=self.house)
            if self.house
            else told
        )

    @property
    def _length(self) -> str:
        words, tape = self.words, self.tape
        if tape.seed is None:  # part of a round, begun at a time that nobody knows
            turns = sum(len(each.turns) for each in tape.rounds)
            return words("ui.replay.position", count=turns)
        minutes = round(tape.log[-1].now / MINUTE) if tape.log else 0
        told = words(
            "ui.replay.length",
            rounds=words("ui.replay.rounds", count=len(tape.rounds)),
            minutes=words("ui.replay.minutes", count=minutes),
        )
        return words("ui.replay.so_far", length=told) if tape.running else told
