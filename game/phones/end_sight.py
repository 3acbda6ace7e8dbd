"""The end of a round as a phone shows it: who won, with what, and how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.engine.cards import UNKNOWN
from game.phones.messages.table_shown import Ended, Stood
from game.phones.middle_sight import NamedOnPhone
from game.session.evening.evening import EveningRow, EveningTold
from game.session.evening.points import points_text
from game.session.plan import Seat
from game.session.together.readiness import Readiness
from game.show.sight.round_end import RoundEnd, Stands
from game.words.named_things import Player, Several
from game.words.sentences import Sentences


class EndSight:
    """Words the ends of rounds for a seat (−1: an onlooker)."""

    def __init__(
        self, sentences: Sentences, names: NamedOnPhone, people: Sequence[Seat], seat: int
    ) -> None:
        self.words, self.people, self.seat = sentences.words, people, seat
        self._sentences, self._names = sentences, names

    def ended(self, end: RoundEnd, people: Sequence[int], readiness: Readiness) -> Ended:
        """Return the end of a round as it is sent; `people` are the seats of those who play."""
        words, own = self.words, self.seat in end.winners
        winners = sorted(end.winners, key=lambda each: each != self.seat)
        code = "" if end.card == UNKNOWN else self._names.laid(end.card).code
        return Ended(
            title=self._title(winners, own=own),
            faces=[(self.people[each].portrait, self.people[each].colour) for each in winners],
            standing=[self._stood(each, end, readiness) for each in end.standing],
            about=words("phone.end_match")
            if end.match
            else words("phone.end_round", round=end.round),
            next=self._next(end, len(people), readiness),
            own=own,
            told=self._told(end, own=own),
            card=code,
            ready=self.seat in readiness.ready,
            waits=self._waits(readiness),
            left=-1 if readiness.left is None else readiness.left,
        )

    def with_evening(self, ended: Ended, evening: EveningTold, readiness: Readiness) -> Ended:
        """Return the end of a match with the standing of its evening, and what comes next in that."""
        words, left = self.words, evening.next
        comes = words("phone.evening_next", game=left) if left else words("phone.evening_over")
        after = words("phone.evening_after", played=evening.played, matches=evening.matches)
        return replace(
            ended,
            standing=[self._evening_row(row, evening, readiness) for row in evening.rows],
            about=after if left else self._evening_won(evening),
            next=ended.next if readiness.held else comes,
        )

    def _next(self, end: RoundEnd, people: int, readiness: Readiness) -> str:
        """Return what comes next, or that it waits."""
        words = self.words
        if readiness.held:
            return words("phone.on_hold")
        if end.match:
            return words("phone.next_choice" if people < 2 else "phone.next_match")
        return words("phone.next_round", round=end.round + 1)

    def _evening_won(self, evening: EveningTold) -> str:
        if not any(row.points for row in evening.rows):  # nobody finished ahead of anybody
            return self.words("phone.evening_over")
        best = [row.member for row in evening.rows if row.place == 1]
        others = [each for each in best if not self._is_own(each.number, evening)]
        names = Several(tuple(Player(each.name) for each in others))
        if len(others) < len(best):
            return self.words("phone.evening_own", names=names, others=len(others))
        return self.words("phone.evening_won", names=names)

    def _is_own(self, number: int, evening: EveningTold) -> bool:
        """Whether somebody with a number in the evening is who reads this."""
        return self.seat >= 0 and evening.seat_of(number) == self.seat

    def _evening_row(self, row: EveningRow, evening: EveningTold, readiness: Readiness) -> Stood:
        seat = evening.seat_of(row.member.number)
        own = self._is_own(row.member.number, evening)
        gained = "" if row.gained is None else f"+{points_text(row.gained)}"
        return Stood(
            seat,
            row.place,
            self.words("phone.you") if own else row.member.name,
            row.member.portrait,
            row.member.colour,
            points_text(row.points),
            gained,
            own,
            seat in readiness.ready,
        )

    def _waits(self, readiness: Readiness) -> str:
        """Return for whom those wait who are ready; "" where nobody is."""
        names = tuple(Player(self.people[each].name) for each in readiness.waiting)
        told = bool(names and readiness.ready)
        return self.words("phone.waiting", names=Several(names)) if told else ""

    def _title(self, winners: Sequence[int], *, own: bool) -> str:
        others = [Player(self.people[each].name) for each in winners if each != self.seat]
        # Partners have won it together; others who are level have not.
        ways = "won" if self._names.table.one_side(winners) else "tied"
        if not own:
            return self.words(f"phone.they_{ways}", names=Several(tuple(others)))
        if others:
            return self.words(f"phone.you_and_{ways}", names=Several(tuple(others)))
        return self.words("phone.you_won")

    def _told(self, end: RoundEnd, *, own: bool) -> str:
        """Return a sentence: with whose last card it was won, or else which place is one's own."""
        if own:
            if end.card == UNKNOWN:
                return ""
            name = Player(self.people[end.by].name, you=end.by == self.seat)
            return self.words("phone.with_card", card=self._sentences.card(end.card), name=name)
        place = end.place(self.seat)
        return self.words("phone.place", place=place, count=len(self.people)) if place else ""

    def _stood(self, each: Stands, end: RoundEnd, readiness: Readiness) -> Stood:
        person, own = self.people[each.seat], each.seat == self.seat
        return Stood(
            each.seat,
            each.place,
            self.words("phone.you") if own else person.name,
            person.portrait,
            person.colour,
            str(each.score),
            "" if end.first else f"{each.gained:+d}" if each.gained else "0",
            own,
            each.seat in readiness.ready,
        )
