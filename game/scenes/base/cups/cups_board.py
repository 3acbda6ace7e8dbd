"""The player's cups, for screens: `CupsBoard.of(kit, going)`; the one that is open, and those that were won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from game.engine.problems import Phrase
from game.files.reading import told_of
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.matches_under_way import MatchUnderWay
from game.scenes.base.remembered_table import player_name, player_portrait
from game.scenes.base.todays.todays_board import guest_seats
from game.session.cup.bracket import (
    Bracket,
    CupState,
    LoggedCupMatch,
    Meeting,
    logged_of,
    waiting_of,
)
from game.session.cup.cup_draw import (
    LARGEST_SEED,
    OWN,
    CupDraw,
    CupPlace,
    TooFewGuests,
    drawn_guests,
    plan_of,
)
from game.session.cup.kept_cups import KeptCups
from game.session.cup.ladder import choices_of_cups, ladder_for
from game.session.plan import Plan, Seat
from game.store.bot_files import load_roster
from game.store.history_index import Wanted
from game.store.name_changes import load_changes, name_at
from game.store.strength_file import StrengthError
from game.view.base.scene_kit import SceneKit


class CupsBoard:
    """The cups of the player, by their draws and the logs of matches. `going` are the matches under way.

    Without `kept` there are none, and none is begun.
    """

    def __init__(
        self,
        kit: SceneKit,
        history: MatchHistory,
        going: Sequence[MatchUnderWay] = (),
        *,
        kept: bool = True,
    ) -> None:
        self.kit = kit
        self.history = history
        self.cups = KeptCups(history.data, kit.tell_once)
        self.going = going
        self._kept = kept
        self._seats: dict[str, list[Seat]] = {}
        """The guests of cups, by the ids of these."""

    @classmethod
    def of(
        cls,
        kit: SceneKit,
        history: MatchHistory | None = None,
        going: Sequence[MatchUnderWay] = (),
    ) -> CupsBoard:
        """Return the player's cups as the logs tell of them; none where no matches are kept."""
        return cls(kit, history or MatchHistory.of(kit), going, kept=kit.keeps_matches)

    @cached_property
    def draws_of_all(self) -> list[CupDraw]:
        """The draws of everybody's cups."""
        if not self._kept:
            return []
        try:
            return self.cups.draws()
        except OSError as error:
            self.kit.tell_once(Phrase("problem.history", detail=told_of(error)))
            return []

    @cached_property
    def draws(self) -> list[CupDraw]:
        """The draws of the player's cups, by whatever name they were called then."""
        person, draws = player_name(self.kit), self.draws_of_all
        changes = load_changes(self.history.data) if draws else []
        return [each for each in draws if name_at(changes, each.player, each.began) == person]

    @cached_property
    def _logged(self) -> list[LoggedCupMatch]:
        """All matches of cups."""
        logged = [logged_of(each) for each in self.history.find(Wanted(part=True))]
        logged += [
            waiting_of(each.found.path.name, each.kept.plan, each.kept.began) for each in self.going
        ]
        return [each for each in logged if each is not None]

    @cached_property
    def brackets(self) -> list[Bracket]:
        """The player's cups, the first that was begun first."""
        return [Bracket(draw, self._logged) for draw in self.draws]

    def after(self, match: LoggedCupMatch) -> Bracket | None:
        """Return the cup of a match that is over by now; None if it has no draw, or not all logs are read."""
        draw = next((each for each in self.draws if each.id == match.place.cup), None)
        bracket = None if draw is None else Bracket(draw, [*self._logged, match])
        return bracket if self.history.whole else None

    def lacks(self, place: CupPlace) -> bool:
        """Return whether a match is to be played still, by all logs."""
        found = next((each for each in self.brackets if each.draw.id == place.cup), None)
        return (
            found is not None
            and self.history.whole
            and len(found.meetings[place.meeting].matches) < place.match
        )

    @property
    def open(self) -> Bracket | None:
        """The cup that is being played; of two, as an earlier program may have left, the first."""
        return next((each for each in self.brackets if each.state is CupState.OPEN), None)

    @property
    def shown(self) -> Bracket | None:
        """The cup that is open, or else the one that was begun last."""
        return self.open or next(reversed(self.brackets), None)

    @property
    def won(self) -> list[Bracket]:
        """The cups that were won, in order."""
        found = [each for each in self.brackets if each.state is CupState.WON]
        return sorted(found, key=lambda each: each.last)

    def seat(self, bracket: Bracket, slot: int) -> Seat:
        """Return who sits in a slot, as a seat at a table. No two guests of a cup look alike."""
        kit, draw = self.kit, bracket.draw
        if slot == OWN:
            return Seat(player_name(kit), player_portrait(kit))
        if draw.id not in self._seats:
            roster = load_roster()
            self._seats[draw.id] = guest_seats(kit, [roster[each] for each in draw.guests])
        return self._seats[draw.id][slot - 1]

    def plan(self, bracket: Bracket, meeting: Meeting) -> Plan:
        """Return the plan of the match that is due in a meeting."""
        pair, due = meeting.pair, meeting.due
        assert pair is not None
        assert due is not None
        sitters = {slot: self.seat(bracket, slot) for slot in pair}
        return plan_of(bracket.draw, meeting.number, due, sitters)

    def waiting(self, meeting: Meeting) -> MatchUnderWay | None:
        """Return the match of a meeting that waits to go on."""
        if not meeting.waits:
            return None
        log = meeting.matches[-1].log
        return next((each for each in self.going if each.found.path.name == log), None)

    def begin(self, games: Sequence[str]) -> bool:
        """Begin a cup of a game, or of several; return False, after a notice, if that cannot be done."""
        if not self._kept:
            return False
        kit, now = self.kit, self.history.now()
        seed = kit.chance.randint(1, LARGEST_SEED)
        own = player_portrait(kit)
        try:
            guests = drawn_guests(ladder_for(own, games), seed)
            draw = CupDraw(
                f"{seed:x}", player_name(kit), own, round(now, 3), tuple(games), seed, guests
            )
            begun = self.cups.begin(draw)
        except TooFewGuests:
            return self._failed(Phrase("problem.cup-guests"))
        except StrengthError as error:
            return self._failed(error.phrase)
        except OSError as error:
            return self._failed(self._unwritable(told_of(error)))
        return begun or self._failed(Phrase("problem.cup-begun"))

    def give_up(self, bracket: Bracket) -> bool:
        """Note that a cup goes on no more; return False, after a notice, if that cannot be done."""
        try:
            done = self.cups.give_up(bracket.draw, self.history.now())
        except OSError as error:
            return self._failed(self._unwritable(told_of(error)))
        return done or self._failed(self._unwritable(Phrase("problem.cup-held")))

    def _unwritable(self, detail: str | Phrase) -> Phrase:
        return Phrase("problem.cup-unwritable", folder=str(self.cups.folder), detail=detail)

    def _failed(self, told: Phrase) -> bool:
        """Tell why what was asked for was not done, each time."""
        self.kit.notices.append(self.kit.words.phrase(told))
        return False


def cups_to_choose(kit: SceneKit) -> list[tuple[str, ...]]:
    """Return the games of each cup that the player may begin."""
    try:
        return choices_of_cups(player_portrait(kit))
    except StrengthError as error:
        kit.tell_once(error.phrase)
        return []
