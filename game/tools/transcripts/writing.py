"""Writing of transcripts: a match as lines, each of them one fact (docs/notation.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.engine.actions import Refusal
from game.engine.events import Event, redact
from game.engine.match import Match
from game.engine.notation.action_text import format_action
from game.engine.rng import Rng
from game.engine.table import Table
from game.engine.verbs import NEXT_ROUND
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.listed_moves import is_listed, still_dealing
from game.show.offers.call_offers import calls_of
from game.show.offers.offer import Offer
from game.show.offers.turn_offers import drawing
from game.tools.transcripts.chosen_tables import ChosenTable
from game.tools.transcripts.even_player import EvenPlayer, tried
from game.tools.transcripts.plain_values import (
    Facts,
    differing,
    event_text,
    joined,
    plain,
    position_facts,
    seen_facts,
    whole,
)
from game.words.catalogue import Catalogue
from game.words.marks import plain as without_marks
from game.words.sentences import Sentences

ONLOOKER = -1
MOVE, ROUND, TOLD = "move ", "round ", "  told "
"""What lines begin with: a move's, a round's, and that of a sentence."""
LONGEST = 160
"""Moves after which a transcript ends, in the middle of the match."""
APART = 4
"""After every so many moves each seat tries an action of each verb."""


def told_to(seat: int, words: Catalogue, table: Table) -> Sentences:
    """Return the sentences that the player of a seat reads; an onlooker's name all players."""
    return Sentences(words, table, lambda: seat)


class Transcript:
    """One match, played and written down at once: `lines()` yields the lines, without line ends.

    `verbs` are the verbs of the actions that were taken, once the lines have been read.
    """

    def __init__(self, chosen: ChosenTable, words: Catalogue) -> None:
        self.chosen = chosen
        self.variant = chosen.variant
        self.match = Match(chosen.variant, chosen.table, chosen.seed)
        self.verbs: Counter[str] = Counter()
        self._seats = (ONLOOKER, *range(chosen.table.players))
        self._sentences = {seat: told_to(seat, words, chosen.table) for seat in self._seats}
        self._position: Facts = {}
        self._seen: dict[int, Facts] = {}
        self._offers: dict[int, str] = {}
        self._dealing = False
        people = tuple(Seat(name, "", "") for name in chosen.table.names)
        self._plan = Plan(chosen.variant.info.id, people, dict(chosen.options), chosen.seed)

    def lines(self) -> Iterator[str]:
        """Play the match, and yield the lines as they come."""
        chosen = self.chosen
        yield f"{self.variant.info.id} {chosen.table.players} seed {chosen.seed}"
        yield from (f"option {name}={plain(value)}" for name, value in chosen.options.items())
        yield from (f"seat {seat} {name}" for seat, name in enumerate(chosen.table.names))
        rng = Rng(chosen.seed)
        player, trying = EvenPlayer(self.variant, rng), rng.fork()
        yield from self._round()
        yield from self._after(self.match.opening)
        while not self.match.over and len(self.match.log) < LONGEST:
            now = player.moment(self.match.state)
            seat, action = player.choose(self.match, now)
            text = self.variant.text(self.match.state, action)
            events = self.match.submit(seat, action, now)
            number = len(self.match.log)
            if isinstance(events, Refusal):
                raise ValueError(f"{text} after action {number} is refused by {events.clause}")
            self.verbs[action.verb] += 1
            yield f"{MOVE}{number} at {now} seat {seat} {text}"
            if action.verb == NEXT_ROUND.word:
                yield from self._round()
            else:
                yield from self._changed()
            refused = [] if number % APART else [*self._refused(trying)]
            yield from self._after(events, refused)

    def _round(self) -> Iterator[str]:
        """Yield the beginning of a round: from there on everything is told anew."""
        state = self.match.state
        self._position = position_facts(self.variant, state)
        self._seen = {}
        self._offers = {}
        yield f"{ROUND}{state.round}"
        yield f"  position {whole(self._position)}"

    def _changed(self) -> Iterator[str]:
        position = position_facts(self.variant, self.match.state)
        changed = differing(self._position, position)
        self._position = position
        if changed:
            yield f"  changed {joined(changed)}"

    def _after(self, events: Sequence[Event], refused: Sequence[str] = ()) -> Iterator[str]:
        """Yield what is seen of a move, what may be done next, and at last what is told of it."""
        seen = {seat: redact(events, seat) for seat in self._seats}
        table = self.match.state.table
        for place in range(len(events)):
            texts = {seat: event_text(seen[seat][place], table) for seat in self._seats}
            yield from self._by_text("event", texts, everybody="")
        yield from self._observed()
        yield from refused
        for place, event in enumerate(events):
            self._dealing = still_dealing(event, self._dealing)
            if is_listed(event, self._dealing):
                told = {
                    seat: without_marks(self._sentences[seat].happening(seen[seat][place]) or "")
                    for seat in self._seats
                }
                yield from self._by_text("told", told)

    def _observed(self) -> Iterator[str]:
        """Yield what is other in what each seat sees, then what each may do in its turn."""
        changes: dict[int, str] = {}
        legal: dict[int, str] = {}
        deck, verbs = self.match.state.table.deck, self.variant.info.vocabulary
        for seat in self._seats:
            observed = self.match.observe(seat)
            facts = seen_facts(self.variant, observed)
            changes[seat] = joined(differing(self._seen.get(seat, {}), facts))
            self._seen[seat] = facts
            texts = [format_action(action, deck, verbs) for action in observed.legal]
            legal[seat] = "; ".join(sorted(texts))
        yield from self._by_text("sees", changes)
        yield from self._by_text("legal", legal)
        yield from self._offered()

    def _offered(self) -> Iterator[str]:
        """Yield what each seat is offered besides cards, where that has changed: due, or dim by a clause."""
        host, changed = Host(self._plan, self.match), {}
        for seat in self._seats:
            seen = Viewpoint(host, seat)
            draw = drawing(seen)
            offers = [*([] if draw is None else [draw]), *calls_of(seen)]
            text = "; ".join(map(_offer_text, offers))
            changed[seat] = "" if text == self._offers.get(seat) else text
            self._offers[seat] = text
        yield from self._by_text("offers", changed)

    def _by_text(
        self, word: str, texts: dict[int, str], everybody: str | None = None
    ) -> Iterator[str]:
        """Yield a line for each text, with the seats that it is for; `everybody` stands for all of them."""
        for text in dict.fromkeys(texts.values()):
            if text:
                seats = [seat for seat in self._seats if texts[seat] == text]
                whose = everybody if len(seats) == len(self._seats) else None
                named = ",".join(map(str, seats)) if whose is None else whose
                yield f"  {' '.join(part for part in (word, named, text) if part)}"

    def _refused(self, rng: Rng) -> Iterator[str]:
        """Yield a line for each action of those that seats try now and that is refused: the clause."""
        state = self.match.state
        for seat in range(state.players):
            for verb in self.variant.info.verbs:
                if not verb.used(state.table.options):
                    continue
                action = tried(verb, state, seat, rng)
                refusal = self.variant.check(state, seat, action, state.now)
                if refusal is not None:
                    text = self.variant.text(state, action)
                    yield f"  refused {seat} {text} {refusal.clause}"


def _offer_text(offer: Offer) -> str:
    """Return an offer as a transcript has it: its verb, whether it is due or dim, and the clause of that."""
    clause = offer.why.clause if offer.why is not None else ""
    state = "due" if offer.due else "dim" if offer.dim else ""
    return " ".join(part for part in (offer.verb, state, clause) if part)
