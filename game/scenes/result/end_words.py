"""What is said at the end of a match: one true sentence, a line of a guest's, what comes next (`EndWords`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from game.engine.cards import UNKNOWN
from game.engine.match import Match
from game.engine.rng import Rng
from game.scenes.base.game_titles import game_title
from game.scenes.base.match_history import MatchHistory
from game.scenes.result.known_guests import KnownGuests, known_guests
from game.scenes.result.new_achievements import New
from game.session.course import SatDown, Step
from game.session.end_facts.end_fact import NOBODY, EndFact, most_telling
from game.session.end_facts.history_facts import FIRST_WIN, history_facts
from game.session.end_facts.match_facts import match_facts
from game.session.end_facts.winning_card import winning_card
from game.session.outcome import Outcome
from game.show.remarks.talkers import remarks_on
from game.store.bot_files import Guest, guest_lines
from game.store.history_index import MatchRecord, Wanted
from game.view.base.scene_kit import SceneKit
from game.words.marks import plain
from game.words.named_things import Player
from game.words.sentences import Sentences

Speaking = tuple[int, Guest, bool]
"""A seat, its bot, and whether it has won."""
SPEAKS = 0xE4D
"""Mixed into the seed of a match, so that who speaks at its end does not follow from its deal."""


@dataclass(frozen=True, slots=True)
class EndWords:
    """The `sentence` ("": nothing is worth one), what the bot of a seat says, what is `next`.

    The `speaker` is that seat (−1: nobody); `between` tells how the only person and a guest stand with each
    other ("": nothing). `close` is whether the only person has lost by little, and looks wry rather than sad,
    `first` whether they have won for the first time; `card` is the face with which a winner ended the match
    (UNKNOWN: none did). The `headline` is what is said large in place of who has won ("": that is).
    """

    sentence: str = ""
    speaker: int = NOBODY
    line: str = ""
    next: str = ""
    close: bool = False
    card: int = UNKNOWN
    between: str = ""
    first: bool = False
    headline: str = ""


@dataclass(frozen=True, slots=True)
class EndTold:
    """What there is to tell at the end of a match: its outcome, what is said, what was achieved first."""

    outcome: Outcome
    said: EndWords
    achieved: Sequence[New] = ()


def end_words(
    kit: SceneKit,
    outcome: Outcome,
    match: Match,
    steps: Sequence[Step],
    guests: Mapping[str, Guest],
    history: MatchHistory | None = None,
    *,
    sat_down: Collection[SatDown] = (),
    watched: bool = False,
) -> EndWords:
    """Return what is said of a match that is over, by the matches before it, if there is a history.

    `sat_down` are all who have sat down in its course. After one that is `watched` comes nothing next.
    """
    plan, words = outcome.plan, kit.words
    reader = plan.reader
    sentences = Sentences(words, match.table, lambda: reader)
    before = () if history is None else history_facts(outcome, _earlier(history, outcome))
    facts = chain(before, match_facts(match, steps, reader))
    fact = most_telling(facts, reader if outcome.reader_lost else NOBODY)
    sentence = "" if fact is None else _told(kit, fact, sentences, plan.game)
    # What bots say is meant for opponents: nobody of the reader's own side speaks.
    own = match.table.side(reader) if reader >= 0 else ()
    known = known_guests(words, history, outcome, match, guests, sat_down)
    bots = [
        (seat, guests[each.seat.bot], each.won)
        for seat, each in enumerate(outcome.results)
        if each.seat.bot in guests and seat not in own
    ]
    speaker, line = _recalled(kit, outcome, sentences, bots, known)
    if not line:
        speaker, line = _said(kit, outcome, bots, watched=watched)
    then = ""
    if not watched:
        learning = "learning" if plan.steps is not None else "practice"
        then = words(f"ui.end.{learning if plan.for_practice else 'next_rematch'}")
    close = fact is not None and fact.close_for(reader)
    card = winning_card(outcome, match, steps)
    between = _between(kit, outcome, known, bots, speaker)
    first = fact is not None and fact.kind == FIRST_WIN
    return EndWords(sentence, speaker, line, then, close, card, between, first)


def _earlier(history: MatchHistory, outcome: Outcome) -> list[MatchRecord]:
    reader = outcome.plan.reader
    if reader < 0 or outcome.plan.for_practice:
        return []
    wanted = Wanted(game=outcome.plan.game, person=outcome.plan.seats[reader].name, counted=True)
    return history.find(wanted)


def _told(kit: SceneKit, fact: EndFact, sentences: Sentences, game: str) -> str:
    words = kit.words
    told = words(
        f"ui.end.told.{fact.kind}",
        name=sentences.name(fact.seat),
        other=sentences.name(fact.other),
        count=fact.count,
        more=fact.more,
        card=sentences.card(fact.card),
        game=game_title(words, game),
    )
    return plain(told)


def _speaking(bots: Sequence[Speaking]) -> Sequence[Speaking]:
    """Return who may say something: those who have won, or else the others, who are fond of talking first."""
    winners = [each for each in bots if each[2]]
    return winners or sorted(bots, key=lambda each: -each[1].temper.talk)


def _said(
    kit: SceneKit, outcome: Outcome, bots: Sequence[Speaking], *, watched: bool
) -> tuple[int, str]:
    """Return who of the bots speaks, and the line: a winner, or else one of those who have lost.

    Nothing is said that was said lately, but where a match is `watched`, which uses nothing up.
    """
    luck = Rng(outcome.plan.seed ^ SPEAKS)
    for seat, guest, won in _speaking(bots):
        every = tuple(guest_lines(guest, kit.words, "wins" if won else "loses"))
        lines = every if watched else kit.said.fresh(every)
        if lines:
            line = luck.choice(lines)
            if not watched:
                kit.said.note(line)
            return seat, line
    return NOBODY, ""


def _recalled(
    kit: SceneKit,
    outcome: Outcome,
    sentences: Sentences,
    bots: Sequence[Speaking],
    known: KnownGuests,
) -> tuple[int, str]:
    """Return who of the bots says what it remembers of the only person, and the line."""
    for seat, guest, _ in _speaking(bots):
        for memory in known.memories(seat):
            remarks = kit.said.unsaid(remarks_on(guest, kit.words, sentences, memory))
            if remarks:
                return seat, kit.said.recall(Rng(outcome.plan.seed ^ SPEAKS).choice(remarks))
    return NOBODY, ""


def _between(
    kit: SceneKit, outcome: Outcome, known: KnownGuests, bots: Sequence[Speaking], speaker: int
) -> str:
    """Return how the only person and who speaks, or the first who may, stand with each other."""
    of = speaker if speaker != NOBODY else next((each[0] for each in _speaking(bots)), NOBODY)
    standing = known.standing(of)
    if standing is None:
        return ""
    ahead, behind = standing
    name = Player(outcome.plan.seats[of].name)
    return plain(kit.words("ui.end.between", name=name, own=ahead, other=behind))
