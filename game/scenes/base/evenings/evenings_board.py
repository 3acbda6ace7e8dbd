"""The evening of the party, for screens: `EveningsBoard(kit)`; how it stands, and what comes next in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.engine.notation.rule_set_text import with_lengths
from game.engine.problems import Phrase
from game.files.reading import told_of
from game.scenes.base.game_titles import title_parts
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.matches_under_way import MatchUnderWay, matches_under_way
from game.scenes.base.party.party_room import party_of
from game.scenes.base.party.seating_table import SeatingTable
from game.session.evening.evening import (
    Evening,
    LoggedEveningMatch,
    evening_under_way,
    logged_evening,
)
from game.session.evening.evening_log import (
    Attendance,
    EveningLog,
    EveningPlace,
    Member,
    part_of,
)
from game.session.evening.kept_evenings import KeptEvenings
from game.session.host import Host
from game.session.plan import Plan
from game.session.records.ending import ending_of
from game.show.seating import Seating
from game.store.history_index import Wanted
from game.store.name_changes import load_changes, name_at
from game.variants import find_variant
from game.view.base.scene_kit import SceneKit

HELD = Phrase("problem.cup-held")


class EveningsBoard:
    """The evening that was begun last, with the points of the people in the room brought up to date.

    `host` is that of a match of it that has just ended, and is still at the table. Where no matches are kept
    there is no evening. A `history` that is open already is used.
    """

    def __init__(
        self, kit: SceneKit, host: Host | None = None, history: MatchHistory | None = None
    ) -> None:
        self.kit = kit
        self.host = host if host is not None and host.match.over else None
        """That of the match that has just ended; None if none has."""
        self._kept = KeptEvenings(kit.places.data, kit.tell_once)
        self._opened = history
        self.history: MatchHistory | None = None
        """The matches, once there is an evening to be read of."""
        self._going: Sequence[MatchUnderWay] = ()
        self.current: Evening | None = None
        """The evening that was begun last; None if there is none."""
        self.look()

    def look(self) -> None:
        """Read the last evening and its matches; what is under way is looked at where no table is open."""
        self.current, kit = None, self.kit
        if not kit.keeps_matches:
            return
        try:
            found = self._kept.evenings()
        except OSError as error:
            kit.tell_once(Phrase("problem.history", detail=told_of(error)))
            return
        if not found:
            return
        if self.history is None:
            self.history = self._opened or MatchHistory.of(kit)
            self.history.read_on(self.history.left)
            self._going = () if self.host is not None else matches_under_way(kit).going
        self.current = Evening(self._named(found[-1]), self._logged(self.history))

    def _named(self, log: EveningLog) -> EveningLog:
        """Return it with its people called as they are called today, as the history calls them."""
        changes = load_changes(self.kit.places.data)
        if not changes:
            return log
        called = tuple(
            noted._replace(
                here=tuple(
                    each._replace(name=name_at(changes, each.name, log.began))
                    for each in noted.here
                )
            )
            for noted in log.attendance
        )
        return replace(log, attendance=called)

    def _logged(self, history: MatchHistory) -> list[LoggedEveningMatch]:
        logged = [logged_evening(each) for each in history.find(Wanted(part=True))]
        logged += [
            evening_under_way(each.found.path.name, each.kept.plan, each.kept.began)
            for each in self._going
        ]
        if self.host is not None:
            own = evening_under_way("", self.host.plan, history.now())
            places = ending_of(self.host.match).places
            logged.append(own and own._replace(places=places, over=True, waits=False))
        return [each for each in logged if each is not None]

    @property
    def trouble(self) -> Phrase | None:
        """Why it cannot be known how the evening stands; None if it is."""
        return None if self.history is None else self.history.trouble

    @property
    def open(self) -> Evening | None:
        """The evening, if a match of it is to come."""
        return None if self.current is None or self.current.over else self.current

    def begin(self, games: Sequence[str], *, short: bool) -> bool:
        """Begin an evening for the people in the room; return False, after a notice, if that cannot be done."""
        kit, party = self.kit, party_of(self.kit)
        history = self.history or self._opened or MatchHistory.of(kit)
        seed = kit.chance.randint(1, (1 << 48) - 1)
        log = EveningLog(f"{seed:x}", round(history.now(), 3), tuple(games), short)
        if not self._written(lambda: self._kept.begin(log), Phrase("problem.evening-begun")):
            return False
        for place in range(len(party.chairs)):
            party.chairs.stand(place, 0, 0)
        self.look()
        self.gather()
        return True

    def end(self) -> bool:
        """Let the evening end before its last match; return False, after a notice, if that cannot be done."""
        evening = self.current
        if evening is None or self.history is None:
            return False
        log, now = evening.log, self.history.now()
        done = self._written(lambda: self._kept.end(log, now), self._unwritable(HELD))
        self.look()
        return done

    @property
    def next_called(self) -> str:
        """What the game of the match that is to be played is called; "" if there is none."""
        game = "" if self.current is None else self.current.next_game
        return title_parts(self.kit.words, game).name if game else ""

    def tell_phones(self) -> None:
        """Tell phones how the evening stands, and what comes next."""
        if self.kit.phones is not None and self.current is not None:
            self.kit.phones.tell_evening(self.current.told(self.next_called))

    def gather(self) -> None:
        """Note who is there for the match that is due, and give their chairs the points of the evening."""
        evening = self.current
        if evening is None:
            return
        party = party_of(self.kit)
        number = len(evening.matches) + 1
        goes_on = not evening.over or self.host is not None
        if goes_on and not evening.waiting and party:
            who = Attendance(number, self._here(evening.log))
            if who.here != evening.log.of_match(number).here:
                self._note(evening.log, who)
        self._stand()

    def _note(self, log: EveningLog, who: Attendance) -> bool:
        done = self._written(lambda: self._kept.note(log, who), self._unwritable(HELD))
        self.look()
        return done

    def _here(self, log: EveningLog) -> tuple[Member, ...]:
        """Return who is in the room, each with their number: that of their chair, or of their name."""
        chairs = party_of(self.kit).chairs
        known = log.members
        taken = {chairs[place].member for place in chairs.people} & known.keys()
        names = {each.name: each.number for each in known.values()}
        evening = self.current
        paid = {who for match in (evening.matches if evening else ()) for who in match.paid}
        found: list[Member] = []
        for place in chairs.people:
            chair = chairs[place]
            own, named = chair.member if chair.member in known else 0, names.get(chair.name, 0)
            # Who comes back under their name is who they were; a number that has brought nothing yet gives way.
            back = named if named not in taken and own not in paid else 0
            number = back or own or max({0, *known, *taken}) + 1
            taken.add(number)
            chairs.stand(place, number, chair.points)
            found.append(Member(number, chair.name, chair.portrait, chair.colour))
        return tuple(found)

    def _stand(self) -> None:
        """Let the chairs of the room show how the evening stands."""
        party = party_of(self.kit)
        points = (
            {row.member.number: row.points for row in self.current.standing} if self.current else {}
        )
        for place in party.chairs.people:
            member = party.chairs[place].member
            if member in points:
                party.chairs.stand(place, member, points[member])
        party.changed()

    def table(self) -> SeatingTable | None:
        """Return the table of the match that is due, for the people in the room; None if there is none."""
        return (
            None if self.open is None else SeatingTable(self.kit, find_variant(self.open.next_game))
        )

    @property
    def waiting(self) -> MatchUnderWay | None:
        """The match of the evening that waits to go on."""
        log = "" if self.current is None else self.current.waiting
        return next((each for each in self._going if log and each.found.path.name == log), None)

    def deal(self, table: SeatingTable) -> tuple[Plan, Seating] | None:
        """Return what is to be played, and by whom; None, after a notice, if that cannot be noted."""
        evening = self.open
        if evening is None or evening.due is None:
            return None
        here = self._here(evening.log)
        chairs = table.plan.chairs
        resting = tuple(chairs[place].member for place in table.plan.resting)
        if not self._note(evening.log, Attendance(evening.due, here, resting)):
            return None
        table.take()
        plan, seating = table.deal(None)
        part = part_of(EveningPlace(evening.log.id, evening.due))
        options = plan.options
        if evening.log.short:
            options = with_lengths(options, find_variant(plan.game).info.short)
        return replace(plan, part=part, options=options), seating

    def _unwritable(self, detail: str | Phrase) -> Phrase:
        return Phrase("problem.evening-unwritable", folder=str(self._kept.folder), detail=detail)

    def _written(self, write: Callable[[], bool], otherwise: Phrase) -> bool:
        """Write something; return False, after a notice, if another program was before us, or it fails."""
        try:
            if write():
                return True
            told = otherwise
        except OSError as error:
            told = self._unwritable(told_of(error))
        self.kit.notices.append(self.kit.words.phrase(told))
        return False
