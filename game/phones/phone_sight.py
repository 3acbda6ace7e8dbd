"""What the phone of a seat shows: the seat's own view of the table, whole, and everything that it may do.

All of it comes from one viewpoint, so that nothing that is hidden from the seat is ever sent. Games are known
by their declarations alone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence

from game.engine.actions import Action, Refusal
from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.events import EVERYONE, Announced, CardsMoved, Event, HandShown, TurnChanged, sees
from game.engine.notation.action_text import format_action
from game.engine.notation.rule_set_text import changed_rules
from game.engine.out_of_turn import ClockKind, Timeliness
from game.engine.verbs import PLAY
from game.engine.zones import DISCARD, HAND
from game.phones.end_sight import EndSight
from game.phones.messages.table_shown import (
    Choice,
    Clocked,
    Ended,
    HandSeen,
    Held,
    Laid,
    PageButton,
    PlayerShown,
    RuleShown,
    SheetShown,
    Shown,
)
from game.phones.middle_sight import MIDDLES, NamedOnPhone
from game.session.evening.evening import EveningTold
from game.session.plan import Seat
from game.session.reactions import FACES
from game.session.together.absence import Absent
from game.session.viewpoint import Viewpoint
from game.show.hands.hand_order import display_order
from game.show.moments.lost_turns import LostTurns
from game.show.offers.call_offers import merged
from game.show.offers.next_choice import next_choice
from game.show.offers.offer import Asks, Offer
from game.show.offers.turn_offers import WAYS, HeldCard
from game.show.presented_table import Presented
from game.show.sight.asked import faced_label
from game.show.sight.plates import Plate
from game.show.sight.round_end import RoundEnd, round_end_of
from game.show.sight.seat_sight import SeatSight, sight_of
from game.show.sight.table_sight import table_sight_of
from game.words.catalogue import Catalogue
from game.words.marks import Worded
from game.words.option_words import rule_label
from game.words.sentences import Sentences

SEAT = "{seat}"
"""What stands in an action for the seat that is chosen on the page."""
LATELY = 2
"""So many turns after it was shown a hand is still sent: a phone may have missed what came between."""
MOVES = 12
"""The number of recent moves that are told."""


class PhoneSight:
    """The table as a viewpoint's seat sees it on a phone. `phrases` are what can be said in a game of talk."""

    def __init__(
        self, viewpoint: Viewpoint, words: Catalogue, people: Sequence[Seat], phrases: Sequence[str]
    ) -> None:
        self.viewpoint, self.words, self.people = viewpoint, words, people
        self.sentences = Sentences(words, viewpoint.table, lambda: viewpoint.seat)
        self._phrases = phrases
        self._info = viewpoint.variant.info
        self._deck = viewpoint.table.deck
        self._names = NamedOnPhone(self.sentences)
        self._game = viewpoint.table.game
        options = viewpoint.table.options
        self._rules = [
            RuleShown(rule_label(words, self._game, each, options[each.name]), each.clause)
            for each in changed_rules(self._info, options)
        ]
        self._moves: deque[str] = deque(maxlen=MOVES)
        self._ends = EndSight(self.sentences, self._names, people, viewpoint.seat)
        self._turns = 0
        self._lost_turns = LostTurns()
        self._last = -1, UNKNOWN
        self._hand_seen: HandSeen | None = None
        """The hand that the seat was shown last, in the turn with the number `_seen_in`."""
        self._seen_in = 0
        self._doubted = -1
        """Whose hand that is, until what came of it has been told; else −1."""
        self.changed = True
        """Whether something may have changed since the table was last shown."""
        self._tell_again()
        viewpoint.subscribe(self._happened)
        viewpoint.host.absences.subscribe(self._absent)
        viewpoint.subscribe_back(lambda _seat: self._tell_again())

    def close(self) -> None:
        """Stop following the match."""
        self.viewpoint.host.absences.unsubscribe(self._absent)
        self.viewpoint.close()

    def _absent(self, seat: int, what: Absent) -> None:
        """Tell of somebody else who is away, or back: who sits here is told otherwise."""
        if what.listed and seat != self.viewpoint.seat:
            name = self.sentences.name(seat)
            self._moves.append(self.words(what.listed, name=name))
            done = self.viewpoint.host.absences.while_away.of(seat)
            meanwhile = self.sentences.meanwhile(seat, *done) if what is Absent.BACK else None
            self._moves += [] if meanwhile is None else [meanwhile]
        self.changed = True

    def parted(self, name: str) -> None:
        """Tell of somebody else who has given up a seat in the match."""
        self._moves.append(self.words("table.parted", name=name))
        self.changed = True

    def _happened(self, events: Sequence[Event]) -> None:
        self.changed = True
        for event in events:
            self._turns += isinstance(event, TurnChanged)
            match event:
                case CardsMoved(cards, src, dst) if (src.zone, dst.zone) == (HAND, DISCARD):
                    self._last = src.seat, cards[-1]
                case HandShown(_, [_, *_], seen_by) if seen_by != EVERYONE:
                    self._see(event)
                case Announced(_, _, other, spoken=False):
                    self._judge(event, other)
            told = self.sentences.happening(event)
            new_hand = self.sentences.new_hand(event, self.viewpoint.seat)
            self._moves += filter(None, (told, new_hand))
            lost = self._lost_turns.hear(event)
            if lost is not None and lost.lost == self.viewpoint.seat:
                self._moves.append(lost.told(self.sentences))

    def _see(self, shown: HandShown) -> None:
        """Take note of a hand, if it is for this seat (H-3)."""
        if not sees(shown.seen_by, self.viewpoint.seat):
            return
        self._doubted = shown.seat
        number = 1 if self._hand_seen is None else self._hand_seen.number + 1
        cards = [shown.cards[place] for place in display_order(shown.cards, self._deck)]
        self._hand_seen, self._seen_in = (
            HandSeen(
                number,
                self.words("table.shown_hand", name=self.sentences.name(shown.seat)),
                self.words("table.only_you_see"),
                [Laid(self._deck.codes[card], self._names.card(card)) for card in cards],
            ),
            self._turns,
        )

    def _judge(self, event: Announced, other: int) -> None:
        """Say with the hand that this seat has just been shown what came of it."""
        seen, asked = self._hand_seen, self._doubted == event.seat and other == self.viewpoint.seat
        verdict = self.sentences.happening(event)
        if seen is not None and asked and self._seen_in == self._turns and verdict:
            note, self._doubted = self.words("table.only_you_see"), -1
            seen.text = self.words("table.told_and_noted", told=Worded(verdict), note=note)

    def _tell_again(self) -> None:
        self._moves.clear()
        self._lost_turns.forget()
        self._hand_seen, self._doubted = None, -1
        self._happened(self.viewpoint.opening)
        for _, events in self.viewpoint.told():
            self._happened(events)

    def shown(
        self,
        away: Collection[int] = (),
        *,
        paused: bool = False,
        evening: EveningTold | None = None,
    ) -> Shown:
        """Return the table as it is now; `away` are the seats whose phones are gone.

        The end of a match tells how the `evening` stands to which it belongs.
        """
        seen, words = self.viewpoint, self.words
        presented = Presented.of(seen.variant, seen.observation.state, seen.seat)
        seats = table_sight_of(self._game, presented, seen.warned)
        sight = sight_of(seen, seats, alone=seen.alone)
        end = round_end_of(seen, self._last)
        if end is not None:
            line = words("phone.match_over" if end.match else "phone.over")
        elif sight.seat in seen.host.absences.away:
            line = words("phone.away_line")
        elif sight.own:
            line = words("phone.your_turn")
        else:
            name = self.sentences.name(sight.table.turn)
            asked = Worded(sight.table.asked.worded(words))
            line = words("corner.turn", name=name, asked=asked)
            if any(held.goes for held in sight.hand):
                line = words("phone.may_jump", name=name)
        return Shown(
            number=sight.number,
            game=self._game,
            deck=self._info.deck,
            seat=sight.seat,
            line=line,
            turn=sight.own,
            turns=self._turns,
            facing=self._faced(sight),
            middle=MIDDLES[self._info.middle](self._names, presented),
            players=self._players(sight, away),
            hand=self._hand(sight.hand),
            buttons=self._buttons(sight),
            clocks=self._clocks(),
            moves=list(self._moves),
            timed=seen.timed,
            over=sight.over,
            stands_in=self._stands_in(),
            # While the scores are shown nothing waits to go on.
            paused=paused and not sight.over,
            end=None if end is None else self._ended(end, evening),
            faces=FACES if seen.plays_a_seat and seen.host.reactions.possible else (),
            rules=self._rules,
            seen=self._hand_seen if self._turns < self._seen_in + LATELY else None,
        )

    def _stands_in(self) -> int:
        """Return in how many ms a bot takes the turn of this seat, if that is soon; else −1."""
        absences, seat = self.viewpoint.host.absences, self.viewpoint.seat
        left = absences.left(seat) if absences.warned == seat else None
        return -1 if left is None else left

    def _ended(self, end: RoundEnd, evening: EveningTold | None) -> Ended:
        host = self.viewpoint.host
        ended = self._ends.ended(end, host.plan.people, host.readiness)
        if evening is None or not end.match:
            return ended
        return self._ends.with_evening(ended, evening, host.readiness)

    def _faced(self, sight: SeatSight) -> str:
        facing = sight.table.facing
        if not facing:
            return ""
        if sight.own:
            return self.words("phone.you_face", count=facing)
        return faced_label(self.sentences, sight.table.turn, facing).worded(self.words)

    def _players(self, sight: SeatSight, away: Collection[int]) -> list[PlayerShown]:
        """Return everybody, beginning with whoever sits next to the seat."""
        count, first = len(self.people), max(0, sight.seat)
        order = [(first + step) % count for step in range(1, count + 1)]
        return [self._player(sight.table.plates[seat], away) for seat in order]

    def _player(self, plate: Plate, away: Collection[int]) -> PlayerShown:
        person = self.people[plate.seat]
        account = plate.account
        note = account.lines(self.words)[0]
        return PlayerShown(
            plate.seat,
            self.sentences.called(plate.seat),
            person.portrait,
            person.colour,
            len(plate.cards),
            turn=plate.turn,
            alert=plate.alert,
            note=note,
            account=note if account.tells else "",
            away=plate.seat in away,
        )

    def _clocks(self) -> list[Clocked]:
        words, found = self.words, []
        for clock in self.viewpoint.clocks():
            name = self.sentences.name(clock.seat)
            label = words(f"phone.clock_{clock.kind.value}", name=name)
            own = clock.seat == self.viewpoint.seat and clock.kind is not ClockKind.MATCH
            found.append(Clocked(label, clock.left, clock.whole, clock.stands, own))
        return found

    def _hand(self, hand: Sequence[HeldCard]) -> list[Held]:
        order = display_order([held.card for held in hand], self._deck)
        return [self._held(hand[place]) for place in order]

    def _held(self, held: HeldCard) -> Held:
        if held.card == UNKNOWN:
            return Held("", self.words("phone.face_down"), None, ())
        many = held.takes and len(held.plays) > WAYS
        plays = [offer for offer in held.plays if not (many and offer.taken)]
        own, count = self.viewpoint.seat, len(self.people)
        # Whoever is named comes in the order of the table, as in the strip of players.
        plays.sort(key=lambda offer: (offer.seat - own) % count if offer.seat >= 0 else 0)
        return Held(
            self._deck.codes[held.card],
            self._names.card(held.card),
            held.goes,
            list(map(self._button, plays)),
            self._text(held.together) if held.together else "",
            self.words("table.pick_taken" if held.takes else "table.pick_hand")
            if held.takes or held.names
            else "",
            self._marks(held.card) if many else (),
        )

    def _marks(self, card: int) -> list[PageButton]:
        """Return the cards of the table that a card may take, each with what it adds to the play."""
        play = Action(PLAY.word, (card,))
        alone, zones = self._text(play), self.viewpoint.takeable_by_zone(card, ())
        found = []
        for place, cards in enumerate(zones):
            for each in cards:
                groups = [(each,) if at == place else () for at in range(len(zones))]
                added = self._text(play.taking(*groups)).removeprefix(f"{alone} ")
                found.append(PageButton(self._names.card(each), added))
        return found

    def _text(self, action: Action, seat: str = "") -> str:
        return format_action(action, self._deck, self._info.vocabulary, seat)

    def _button(self, offer: Offer) -> PageButton:
        """Return the button of an offer that asks for nothing more."""
        return PageButton(
            offer.said_aloud(self.words),
            self._text(offer.action) if offer.action else "",
            offer.verb,
            self._deck.letter(offer.suit),
            portrait=self.people[offer.seat].portrait if offer.seat >= 0 else "",
            note=self.words(note)
            if (note := f"{self._game}.note.{offer.verb}") in self.words
            else "",
            cards=len(self.viewpoint.observation.state.hands[offer.seat])
            if offer.seat >= 0
            else -1,
        )

    def _buttons(self, sight: SeatSight) -> list[PageButton]:
        """Return what is done besides playing cards, and how it stands with it: the phone is the seat's own.

        Where the game goes by the clock nobody is told.
        """
        offers = *sight.turns, *merged(sight.calls)
        made = [self._call(each) if each.calls else self._button(each) for each in offers]
        plays = not sight.own or any(held.goes is not False for held in sight.hand)
        for offer, button in zip(offers, made, strict=True) if not self.viewpoint.timed else ():
            button.dim, button.made = offer.dim, offer.when is Timeliness.MADE
            button.due |= offer.when is Timeliness.DUE and plays
        return made

    def _call(self, offer: Offer) -> PageButton:
        """Return the button of a call, with what it asks for; it never depends on what could be called out."""
        button = self._button(offer)
        button.due = offer.due
        # What else can be called has its place on the page even while something is due.
        button.sheet = self._sheet(offer, button.label)
        return button

    def _sheet(self, offer: Offer, title: str) -> SheetShown | None:
        """Return what a call asks for: where it is about somebody, the seats and what is said of them."""
        if offer.asks is Asks.NOTHING:
            return None
        asked = next_choice(self.viewpoint, offer, self._phrases, alone=True)
        if not offer.asks.about_a_seat:
            # Suits of a game by the clock have buttons of their own on the page, whatever its sheet shows.
            apart = [each for each in asked.offers if each.suit != NO_SUIT and each.card == UNKNOWN]
            beside = apart if self.viewpoint.timed else []
            asked = asked.without(beside)
            items = [self._button(each) for each in (*asked.first, *asked.rest, *beside)]
            return SheetShown(title, items, first=len(asked.first) if asked.rest else 0)
        seats = [
            Choice(each.seat, self.people[each.seat].name, self.people[each.seat].portrait)
            for each in asked.offers
        ]
        first = 0
        about = asked.offers[0]  # the page puts the seat that is chosen in the place of SEAT
        if about.action is not None:
            items = [self._button_about(about, title)]
        else:
            about_it = next_choice(self.viewpoint, about)
            kinds = (*about_it.first, *about_it.rest)
            items = [self._button_about(each, each.label.worded(self.words)) for each in kinds]
            first = len(about_it.first) if about_it.rest else 0
        return SheetShown(title, items, seats, asked.at, warm=True, first=first)

    def _button_about(self, offer: Offer, label: str) -> PageButton:
        """Return the button of an offer about somebody who is yet to be chosen."""
        action = offer.action
        return PageButton(label, "" if action is None else self._text(action, SEAT))

    def told(self, refusal: Refusal, action: Action) -> tuple[str, str]:
        """Return a refusal as a sentence and a clause; for a card, why that card cannot be played."""
        one = action.verb == "play" and len(action.cards) == 1 and not action.taken
        if one and refusal.reason != "jumped-second":  # which says by how much
            refusal = self.viewpoint.why_not(action.cards[0]) or refusal
        return self.sentences.refusal(refusal), refusal.clause
