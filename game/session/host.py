"""The host of a table: one match, its runner, the controllers of its seats, and the results of its rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Protocol

from game.engine.actions import Reason
from game.engine.events import Event, RoundEnded
from game.engine.match import Entry, Match
from game.session.agenda import Scheduled
from game.session.controllers import BotSeat, Controller
from game.session.course import Course, SatDown
from game.session.keeper import NOT_YET, Keeper, UnderWay
from game.session.lessons.learning import Learning
from game.session.lessons.steps import DealtLearner
from game.session.outcome import Outcome, outcome_of
from game.session.plan import Plan, TakingBack
from game.session.programs.programs import Programs
from game.session.reactions import Reactions
from game.session.records.achieved import AchievedSoFar
from game.session.records.ending import Ending, ending_of
from game.session.runner import Listener, Runner
from game.session.seated_bots import SeatedBots
from game.session.slow_clock import SlowClock
from game.session.taking_back import back_to_any, back_to_own
from game.session.together.absence import Absences, Absent
from game.session.together.readiness import Readiness
from game.session.together.refusals import Refusals
from game.store.bot_files import Guest, load_roster
from game.store.talk_options import talk_options
from game.variants import find_variant

THINK = 750
"""ms that a bot's turn takes at normal speed where there is a choice."""

LEAST_GRACE = 400
"""ms that bots leave a person to take something back, however fast they think."""

PROGRAMS_WAIT = 15
"""ms after which it is looked again whether a bot that is a program wants to call something."""

WentBack = Callable[[int], None]
"""Called with the seat that has taken back its last actions."""


class Moving(Protocol):
    """Something that shows events over time, and that game time may have to wait for."""

    @property
    def blocks(self) -> bool:
        """Whether game time has to stop for what is being shown."""
        ...


class Host:
    """One table: a match dealt from a plan, or a `match` of that plan that is already under way.

    `think` is the delay in ms of bots' turns where they have a choice; `fair` the time in ms that bots leave
    people to call something out (it counts as 0 if no person plays). With `under_way` a match goes on as if it
    had not been interrupted. Options that hold data of a language and are not in the plan are filled from
    `language`. `guests` are the bots by their ids, by default those that come with the program; `programs` says
    which of the player's own may be started.

    Raises SetupError for a plan that cannot be dealt, KeyError for an unknown game or bot, ValueError if the
    match is not one of that plan.
    """

    def __init__(
        self,
        plan: Plan,
        match: Match | None = None,
        *,
        under_way: UnderWay | None = None,
        think: int = THINK,
        fair: int = 0,
        slowing: float = 1.0,
        gentle: float = 1.0,
        language: str = "en",
        guests: Mapping[str, Guest] | None = None,
        programs: Programs | None = None,
    ) -> None:
        self.plan = plan
        self.variant = find_variant(plan.game)
        self.guests = load_roster() if guests is None else guests
        self.match = self._deal(language) if match is None else self._taken_up(match)
        self.gentle = gentle
        """How many times slower than real time a timed game runs at least; more than 1 where it is learned."""
        self.clock = SlowClock(max(slowing, gentle) if self.timed else 1.0)
        self.passed = 0
        """ms of real time since it began, those for which game time stood among them."""
        self._moving: list[Moving] = []
        self._listeners: list[Listener] = []
        self._gone_back: list[WentBack] = []
        left = NOT_YET if under_way is None else under_way
        self.course = Course(self.match, left.sat_down)
        """What has happened in the match."""
        self.reactions = Reactions(
            len(plan.seats),
            lambda seat: self.guest(seat) is not None,
            lambda: self.timed and not self.over,
        )
        """The faces that people make at each other."""
        self.absences = Absences(
            lambda: self.plan.people, self._awaited, self._stand_in, self.variant.info.too_slow
        )
        """Who of the people is away, so that a bot plays for them until they touch their device."""
        self.refusals = Refusals(lambda: self.passed, lambda: self.plan.together)
        """How often people were refused something."""
        self.readiness = Readiness(lambda: self.absences.here, lambda: self.match.over)
        """Who of the people is ready for what comes after the round that is over."""
        self.keeper: Keeper | None = None
        """What keeps the match; None if it is not kept."""
        learner = DealtLearner.of(plan) if under_way is None else under_way.learner
        uses = plan.steps or 0 if under_way is None else under_way.uses
        self.learning = Learning(
            self.variant, learner, uses, lambda: self.plan.seats, lambda: self.absences.away
        )
        """Who learns the game step by step here, and how far they are."""
        self.bots = SeatedBots(
            *(self.match, plan.seed, self.guests, self.learning),
            programs=Programs() if programs is None else programs,
            controllers=lambda: self.runner.controllers,
            people=lambda: self.plan.people,
            think=round(think / self.clock.times),
        )
        """The bots that sit here, for themselves or for somebody who is away."""
        dealt = self.bots.dealt(plan.seats, left.luck)
        self.runner = Runner(
            self.match,
            [dealt.get(seat) or self.learning.person() for seat in range(len(plan.seats))],
            fair=fair if plan.people else 0,
            grace=self._grace,
            slowing=self.clock.times,
            scheduled=left.scheduled,
        )
        self.runner.subscribe(self._happened)
        self.absences.still_away(left.away)
        self.absences.subscribe(self._absent)

    def _deal(self, language: str) -> Match:
        names = [seat.name for seat in self.plan.seats]
        options = {**talk_options(self.variant, language), **self.plan.options}
        table = self.variant.table(len(names), options, names)
        return Match(self.variant, table, self.plan.seed)

    def _taken_up(self, match: Match) -> Match:
        if match.variant is not self.variant:
            raise ValueError(f"the match is one of {match.table.game}, not of {self.plan.game}")
        if match.table.players != len(self.plan.seats):
            raise ValueError(
                f"{match.table.players} play the match, and the plan has {len(self.plan.seats)} seats"
            )
        return match

    def guest(self, seat: int) -> Guest | None:
        """Return the bot that plays a seat; None for a person's."""
        own = self.plan.seats[seat]
        return None if own.person else self.guests.get(own.bot)

    def seat_bot(self, seat: int, bot: str) -> None:
        """Let a bot play on for whoever sits there; the seat keeps its name and its cards (G-2).

        Raises KeyError if there is no such bot.
        """
        self._sit(seat, bot, self.bots.sit_down(seat, bot))

    def _awaited(self) -> int | None:
        """Return the seat that is to act; None while nobody is."""
        state = self.match.state
        stopped = state.over or self.variant.out_of_turn.stopped_by(state) >= 0
        return None if stopped else state.turn

    def _stand_in(self, seat: int, on: bool) -> None:
        """Let a bot play for somebody who is away, or they themselves again."""
        self.runner.seat(seat, self.bots.stand_in(seat) if on else self.learning.person())

    def _absent(self, seat: int, what: Absent) -> None:
        """Have it kept for whom bots play from now on."""
        if self.keeper is not None and what in (Absent.AWAY, Absent.BACK):
            self.keeper.left(sorted(self.absences.away))

    def seat_person(self, seat: int, colour: str = "", name: str = "") -> None:
        """Let a person play on a seat, as when somebody comes back; one who has no colour gets this one.

        Somebody new may have a `name` of their own; "" keeps that of the seat.
        """
        before = self.plan.seats[seat]
        self._sit(seat, "", self.learning.person(), before.colour or colour, name)

    def _sit(
        self,
        seat: int,
        bot: str,
        controller: Controller,
        colour: str | None = None,
        name: str = "",
    ) -> None:
        seats = list(self.plan.seats)
        before = seats[seat]
        kept = before.colour if colour is None else colour
        seats[seat] = before._replace(name=name or before.name, bot=bot, colour=kept, level="")
        self.plan = replace(self.plan, seats=tuple(seats))
        self.match.rename(seat, seats[seat].name)
        other = before.name if seats[seat].name != before.name else ""
        change = SatDown(len(self.match.log), seat, bot, other, before.bot)
        self.course.sat_down.append(change)
        if self.keeper is not None:
            luck = controller.rng.state if isinstance(controller, BotSeat) else None
            self.keeper.sat(change, seats[seat], luck)
        self.bots.end_programs(seat)
        self.absences.forget(seat)
        self.runner.seat(seat, controller)

    def pace(self, think: int, fair: int, slowing: float) -> None:
        """Change `think` and `fair` (ms), and how many times slower than real time a timed game runs.

        What a bot's turn takes stays the same in the room; all else is slower.
        """
        self.clock.times = max(slowing, self.gentle) if self.timed else 1.0
        self.bots.pace(round(think / self.clock.times))
        fair = fair if self.plan.people else 0
        self.runner.pace(fair=fair, grace=self._grace, slowing=self.clock.times)

    @property
    def _grace(self) -> int:
        """ms that bots leave a person to take back what was just done."""
        off = self.plan.taking_back is TakingBack.OFF
        return 0 if off else max(LEAST_GRACE, self.bots.think)

    def wait_for(self, moving: Moving) -> None:
        """Stop game time whenever `moving` blocks."""
        self._moving.append(moving)

    def forget(self, moving: Moving) -> None:
        """No longer wait for `moving`, as when a viewpoint is closed."""
        self._moving.remove(moving)

    def _hold(self) -> None:
        self.runner.hold("motion", any(each.blocks for each in self._moving))

    def update(self, dt: int) -> None:
        """Let `dt` ms of real time pass. Game time does not pass while something blocks."""
        self.passed += dt
        self._hold()
        if not self.runner.held:
            self.absences.advance(dt)
        self._take_calls()
        self.runner.update(self.clock.game(dt))

    def _take_calls(self, wait: bool = False) -> bool:
        """Schedule the calls that programs have answered with; return whether more may come soon."""
        for seat, now, reaction in self.bots.late_calls(wait):
            self.runner.call(seat, now, reaction)
        return self.bots.asked

    def ponder(self) -> bool:
        """Let the bot in turn think for a few ms; return whether it has more to think about."""
        thinking = self.runner.thinking
        if thinking is None:
            return self._take_calls(wait=True)
        thinking.step()
        return not thinking.done

    @property
    def now(self) -> int:
        """The game's time in ms."""
        return self.runner.now

    @property
    def waits(self) -> int | None:
        """In how many ms of real time something falls due; None while the match waits for people alone."""
        waits = [self.clock.real(self.runner.waits), self.absences.due]
        if self.bots.asked:
            waits.append(PROGRAMS_WAIT)
        return min((each for each in waits if each is not None), default=None)

    @property
    def timed(self) -> bool:
        """Whether the rules go by the clock, so that movement of cards does not stop game time."""
        return self.variant.info.timed

    def subscribe(self, listener: Listener) -> None:
        """Call `listener` with every accepted action and its events, unredacted and in order."""
        self._listeners.append(listener)

    def unsubscribe(self, listener: Listener) -> None:
        """No longer call `listener`."""
        self._listeners.remove(listener)

    def subscribe_back(self, listener: WentBack) -> None:
        """Call `listener` with a seat that has taken actions back: what was seen since may be undone."""
        self._gone_back.append(listener)

    def unsubscribe_back(self, listener: WentBack) -> None:
        """No longer call `listener`."""
        self._gone_back.remove(listener)

    @property
    def luck(self) -> dict[int, int]:
        """The states of the bots' generators, by seat."""
        played = self.absences.played
        return {seat: luck for seat, luck in self.bots.luck.items() if seat not in played}

    @property
    def scheduled(self) -> list[Scheduled]:
        """What bots have decided on; what one does for somebody who is away is no part of it."""
        return [each for each in self.runner.scheduled if each.seat not in self.absences.played]

    def close(self) -> None:
        """End the programs that play, and let go of what keeps the match: it does not go on here."""
        self.bots.end_programs()
        if self.keeper is not None:
            self.keeper.close()
            self.keeper = None

    def _happened(self, entry: Entry, events: list[Event]) -> None:
        if self.learning.count(entry.seat, entry.action.verb, events):
            self.runner.drop_call(
                entry.seat
            )  # what has come by now is no longer made for the learner
        if self.keeper is not None:
            self.keeper.acted(entry, events)
        self.course.add(entry, events, self.match.state)
        self.absences.hear(events)
        if any(isinstance(event, RoundEnded) for event in events):
            self.readiness.begin()
        if self.match.over:
            self.bots.end_programs()
        for listener in list(self._listeners):
            listener(entry, events)
        # What happened may have begun to move; whatever falls due at the same moment waits for it.
        self._hold()

    def may_take_back(self, seat: int) -> int | Reason:
        """Return how many of the last actions a person may take back now, or the reason why none."""
        steps = self.course.steps
        match self.plan.taking_back:
            case TakingBack.ALLOWED if not self.plan.practised:
                return back_to_own(steps, seat, self.plan.people, self.variant)
            case TakingBack.ALLOWED | TakingBack.PRACTICE:
                return back_to_any(steps, seat)
        return Reason("off")

    def may_practise(self, seat: int) -> bool:
        """Whether somebody alone with bots may go back all the same, if the match is practice from then on."""
        late = self.plan.people == (seat,) and isinstance(self.may_take_back(seat), Reason)
        allowed = self.plan.taking_back is TakingBack.ALLOWED
        return late and allowed and not isinstance(back_to_any(self.course.steps, seat), Reason)

    def practise(self) -> None:
        """Let the match be practice from now on: anything may be taken back, and it counts in no record."""
        self.plan = replace(self.plan, practised=True)
        if self.keeper is not None:
            self.keeper.practised()

    def hinted(self, seat: int) -> None:
        """Note that a seat's person was given a hint: the match changes no rating of theirs."""
        if self.keeper is not None:
            self.keeper.hinted(seat)

    @property
    def last_person(self) -> int | None:
        """The seat of the person who has acted last; None if nobody has."""
        people = self.plan.people
        seats = (step.entry.seat for step in reversed(self.course.steps))
        return next((seat for seat in seats if seat in people), None)

    def take_back(self, seat: int) -> Reason | None:
        """Go back to the last decision of a person's seat; return why not, or None if it was done.

        Bots remember no more than they knew then. Their generators do not go back: they may decide otherwise.
        """
        count = self.may_take_back(seat)
        if isinstance(count, Reason):
            return count
        self.runner.take_back(count, lambda: self._taken_back(count))
        for listener in list(self._gone_back):
            listener(seat)
        self._hold()
        return None

    def _taken_back(self, count: int) -> None:
        """Take over that the match has gone back, and have it kept."""
        self.course.take_back(count, self.match.state)
        if self.keeper is not None:
            self.keeper.taken_back(count)

    def next_round(self) -> None:
        """Deal the next round."""
        self.runner.next_round()

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.match.state.over

    def outcome(self) -> Outcome:
        """Return the result of the round that is over."""
        return outcome_of(self.plan, self.match, self.course.steps)

    @cached_property
    def achieved(self) -> AchievedSoFar:
        """What the seats have achieved in the match."""
        return AchievedSoFar(self.match)

    def ending(self) -> Ending:
        """Return how the match has ended, as it stands now."""
        return ending_of(self.match, self.achieved)
