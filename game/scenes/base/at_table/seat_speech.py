"""What is said and explained at the seats of a table as events are shown: `SeatSpeech`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.engine.cards import UNKNOWN
from game.engine.events import (
    Announced,
    CardsMoved,
    Event,
    Place,
    RoundBegan,
    SeatSkipped,
    SuitCalled,
)
from game.engine.state import PLAY
from game.engine.zones import DISCARD, DRAW, HAND
from game.session.log_queries import Race, race_to_explain
from game.session.viewpoint import ONLOOKER
from game.show.local_seat import LocalSeat
from game.show.moments.lost_turns import LostTurn, LostTurns
from game.show.moments.moment import Cause, MomentKind, TableMoment
from game.show.room import CALL_OUT
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.speech.notice_places import Tone
from game.view.speech.occupancy import Occupancy
from game.view.speech.seat_notices import SeatNotices
from game.view.table.portraits import blit_portrait
from game.words.catalogue import Catalogue
from game.words.sentences import Sentences

CAUSES = {Cause.FACED: "moment.no_answer", Cause.CARD: "moment.hit"}
"""The messages that say why cards fall on somebody."""
CAUSE_MS = 2600
"""ms for which that is seen."""


def values_of(sentences: Sentences, event: Announced) -> dict[str, object]:
    """Return the values of the messages about something that was announced."""
    _, seat, other, count, cards, text, *_ = event
    return {
        "name": sentences.name(seat),
        "other": sentences.name(other),
        "cards": sentences.cards(cards),
        "count": count,
        "text": text,
        "kind": sentences.kind(text, "kind_short"),
    }


def spoken(words: Catalogue, sentences: Sentences, event: Event) -> tuple[int, str] | None:
    """Return who says what as an event happens: a suit that is called, a jump, or words of the game's own.

    None if nobody says anything.
    """
    match event:
        case SuitCalled(seat, suit):
            return seat, words("table.says_suit", suit=sentences.suit(suit))
        case SeatSkipped(seat):
            return seat, words("table.skipped")
        case Announced("jump", seat):
            return seat, words("table.jumps_in")
        case Announced(what, seat):
            said = f"{sentences.table.game}.said.{what}"
            if said in words:
                return seat, words(said, **values_of(sentences, event))
    return None


class SeatSpeech:
    """The `notices` at the seats of one table, as the events shown to one local seat make them."""

    def __init__(self, kit: SceneKit, local: LocalSeat, art: CardArt, occupancy: Occupancy) -> None:
        self.kit, self.local = kit, local
        self.notices = SeatNotices(kit, art, self._portrait, occupancy)
        self._race = ""
        """What has been said of the last race for a suit."""
        self._answered: Race | None = None
        self._lost_turns = LostTurns()
        self._later: dict[int, list[Callable[[], None]]] = {}
        """By seat, what is told there once the cards lie that fall on it: nobody reads while they do."""
        local.showing.landings.append(self._landed)
        local.viewpoint.subscribe_back(lambda seat: self._forget())
        self._forget()

    def _forget(self) -> None:
        """Say nothing more of what has been."""
        self.notices.forget()
        self._later.clear()
        self._lost_turns.forget(self.local.showing.presented.turn)

    def hear(self, event: Event) -> None:
        """Handle an event that begins to be shown."""
        lost = self._lost_turns.hear(event)
        if lost is not None:
            self._tell_lost(lost)
        new_hand = self.local.showing.sentences.new_hand(event, self.local.seat)
        if new_hand:
            self.notices.explain(self.local.seat, new_hand, self._clause("swap"))
        match event:
            case RoundBegan():
                self.notices.forget()
                self._later.clear()
            case CardsMoved(_, src) if src.zone == HAND:
                self.notices.gather()
            case CardsMoved(_, src, dst) if (src.zone, dst.zone) == (DRAW, DISCARD):
                self._tell_opening()
            case Announced("jump", seat) if seat == self.local.seat:
                pass  # who has pressed the card knows it
            case SuitCalled() | SeatSkipped() | Announced():
                said = spoken(self.kit.words, self.local.showing.sentences, event)
                if said is not None:
                    say = partial(self.notices.say, *said, tone=self._tone(event))
                    if isinstance(event, SeatSkipped):
                        self._tell_after(said[0], say)
                    else:
                        say()
        match event:
            case SuitCalled(seat):
                self._tell_race(seat)
            case Announced("swap" | "hands-on"):
                self._tell_hands(event)
            case Announced(what) if what != "jump":
                self._announced(event)

    def _tell_after(self, seat: int, tell: Callable[[], None]) -> None:
        """Tell something at a seat, as soon as no more cards fall on it."""
        if self.local.showing.director.falls_on(Place(HAND, seat)):
            self._later.setdefault(seat, []).append(tell)
        else:
            tell()

    def _landed(self, src: Place, dst: Place) -> None:
        """Tell what has waited for the last of the cards that fall on a seat."""
        if dst.zone == HAND and not self.local.showing.director.falls_on(dst):
            for tell in self._later.pop(dst.seat, ()):
                tell()

    def _tone(self, event: Event) -> Tone:
        """Return how it is said: all look at who calls a last card, or accuses somebody."""
        if not isinstance(event, Announced) or self.kit.calm:
            return Tone.PLAIN
        verb = self.local.viewpoint.variant.info.vocabulary.get(event.what)
        if verb is None:
            return Tone.PLAIN
        if event.spoken and event.other >= 0:
            return Tone.ACCUSING
        return Tone.CALLED if verb.sound == CALL_OUT else Tone.PLAIN

    def _announced(self, event: Announced) -> None:
        words, game, sentences = (
            self.kit.words,
            self.local.viewpoint.table.game,
            self.local.showing.sentences,
        )
        what, seat, other, _, cards, text, *_ = event
        values = values_of(sentences, event)
        said = f"{game}.said.{what}"
        explained = f"{game}.explained.{what}"
        still = (
            self.local.viewpoint.stopped_by >= 0
            or self.local.viewpoint.observation.state.phase != PLAY
        )
        kind = "still" if still and f"{explained}.still.text" in words else text
        if f"{explained}.{kind}.text" in words:
            explained = f"{explained}.{kind}"
        if f"{explained}.text" in words:
            about = seat if other < 0 else other
            clause = words(f"{explained}.clause")
            self.notices.explain(about, words(f"{explained}.text", **values), clause)
        if cards and not words.mentions(said, "cards"):
            self.notices.lay(seat, cards[-1])

    def _tell_lost(self, turn: LostTurn) -> None:
        """Say at the seat of a person that a jump has taken the turn, and who is next (H-4).

        Where several play at one screen each of them is told, at a table of one's own its person alone.
        """
        seen = self.local.viewpoint
        if turn.lost in seen.host.plan.people and seen.seat in (turn.lost, ONLOOKER):
            text = turn.told(self.local.showing.sentences)
            self.notices.explain(turn.lost, text, self._clause("jump"))

    def _tell_hands(self, event: Announced) -> None:
        """Say at the seat of who has played it that hands change owners (H-5), but not of one's own hand."""
        own = self.local.seat
        concerned = event.what == "hands-on" or own in (event.seat, event.other)
        told = self.local.showing.sentences.happening(event)
        if told and (own == ONLOOKER or not concerned):
            self.notices.explain(event.seat, told, self._clause(event.what))

    def _clause(self, what: str) -> str:
        """Return the clause by which something happens in this game."""
        return self.local.viewpoint.variant.info.told.get(what, "")

    def _tell_opening(self) -> None:
        """Tell a person who owes a call for the card that was turned up, in a game that has a word for it."""
        words, local = self.kit.words, self.local
        seen, key = local.viewpoint, f"{local.viewpoint.table.game}.explained.opening"
        if f"{key}.text" not in words:
            return
        state, people = seen.observation.state, seen.host.plan.people
        for seat, action in seen.variant.out_of_turn.due(state, seen.now):
            if action.cards and seat in people and seen.seat in (seat, ONLOOKER):
                sentences = local.showing.sentences
                values = {"name": sentences.name(seat), "cards": sentences.cards(action.cards)}
                self.notices.explain(seat, words(f"{key}.text", **values), words(f"{key}.clause"))

    def _portrait(self, target: Surface, seat: int, at: tuple[int, int], radius: int) -> None:
        name = self.local.viewpoint.host.plan.seats[seat].portrait
        blit_portrait(self.kit, target, name, at, radius)

    def tell(self, moment: TableMoment) -> None:
        """Say at a seat why several cards fall on it; accusations are explained as they are made."""
        if moment.kind is not MomentKind.DRAWS or moment.cause not in CAUSES:
            return
        sentences = self.local.showing.sentences
        told, deck = self.local.viewpoint.variant.info.told, self.local.viewpoint.table.deck
        kind = deck.kind[moment.card].replace(" ", "_") if moment.card != UNKNOWN else ""
        faced = moment.cause is Cause.FACED
        keys = (f"drew:facing_{kind}", "drew:facing") if faced else (f"drew:{kind}",)
        clause = next((told[key] for key in keys if key in told), told.get("drew", ""))
        text = self.kit.words(
            sentences.own_key(CAUSES[moment.cause]),
            name=sentences.name(moment.seat),
            other=sentences.name(moment.other),
            card=sentences.card(moment.card),
            count=moment.number,
        )
        told_there = partial(self.notices.explain, moment.seat, text, clause, CAUSE_MS)
        self._tell_after(moment.seat, told_there)

    def _tell_race(self, seat: int) -> None:
        """Show who was first to call a suit, and how soon, in a game where that is a race."""
        words, key = self.kit.words, f"{self.local.viewpoint.table.game}.explained.race"
        race = race_to_explain(self.local.viewpoint)
        if f"{key}.text" in words and race is not None and race.seat == seat:
            if race == self._answered:
                return
            name = self.local.showing.sentences.name(seat)
            standing = not race.took and f"{key}.standing.text" in words
            told = f"{key}.standing.text" if standing else f"{key}.text"
            self._race = words(told, name=name, seconds=race.took / 1000)
            self.notices.explain(seat, self._race, words(f"{key}.clause"))

    def race_answered(self, race: Race) -> None:
        """Say nothing of a race for a suit at the seat: the answer to a call that came too late tells it."""
        self._answered = race
        self.notices.withdraw(self._race)
