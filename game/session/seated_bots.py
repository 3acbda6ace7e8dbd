"""The bots that sit at a table: made for their seats, kept to one pace, and ended when they leave."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from game.bots.bot import Policy, Reaction
from game.engine.match import Match
from game.engine.rng import Rng
from game.session.controllers import BotSeat, Controller
from game.session.lessons.learning import Learning
from game.session.plan import Seat
from game.session.programs.programs import Programs, process_bots
from game.store.bot_files import USUAL_BOT, Guest

BOTS_LUCK = 0x5EED
"""Mixed into the seed of the bots' generator, so that it differs from the one that shuffles."""


class SeatedBots:
    """The bots of a match that was dealt by `seed`; `guests` are all there are, by their ids.

    `controllers` tells what decides for each seat by now, and `people` which seats people have. `think` is the
    delay in ms of bots' turns where they have a choice.
    """

    def __init__(
        self,
        match: Match,
        seed: int,
        guests: Mapping[str, Guest],
        learning: Learning,
        *,
        programs: Programs,
        controllers: Callable[[], Sequence[Controller]],
        people: Callable[[], Collection[int]],
        think: int,
    ) -> None:
        self._match, self._seed = match, seed
        self._guests, self._learning, self._programs = guests, learning, programs
        self._controllers, self._people = controllers, people
        self.think = think

    def dealt(self, seats: Iterable[Seat], luck: Mapping[int, int]) -> dict[int, BotSeat]:
        """Return the bots that a match begins with, by seat. Raises KeyError if there is no such bot.

        `luck` has the states that their generators go on from, if the match is under way.
        """
        dealing = Rng(self._seed ^ BOTS_LUCK)
        found = {
            seat: self._as_guest(self._bot(seat, own.bot, own.level, dealing.fork()))
            for seat, own in enumerate(seats)
            if not own.person
        }
        for seat in found.keys() & luck.keys():
            found[seat].rng = Rng(luck[seat])
        return found

    def sit_down(self, seat: int, bot: str) -> BotSeat:
        """Return a bot that sits down in the course of the match. Raises KeyError if there is no such bot."""
        return self._as_guest(self._joining(seat, bot))

    def stand_in(self, seat: int) -> BotSeat:
        """Return a bot that plays for somebody who is away, and whose seat it stays."""
        return self._joining(seat, USUAL_BOT)

    def _joining(self, seat: int, bot: str) -> BotSeat:
        luck = Rng(self._seed ^ BOTS_LUCK ^ len(self._match.log)).fork()
        return self._bot(seat, bot, "", luck)

    def _bot(self, seat: int, id: str, level: str, luck: Rng) -> BotSeat:
        guest = self._learning.guest(self._guests[id])
        bot = self._programs.bot(guest, self._match.variant, self._match.table, seat, level)
        self._learning.prepare(bot)
        return BotSeat(bot, luck, think=self.think, budget=guest.budget_at(level))

    def _as_guest(self, own: BotSeat) -> BotSeat:
        """Return a bot that has its seat for itself: among people it takes breaks as they do."""
        if isinstance(own.bot, Policy):
            own.bot.human = bool(self._people())
        return own

    def pace(self, think: int) -> None:
        """Change `think`, for those who sit here and those who will."""
        self.think = think
        for controller in self._controllers():
            if isinstance(controller, BotSeat):
                controller.think = think

    @property
    def luck(self) -> dict[int, int]:
        """The states of the bots' generators, by seat."""
        seats = enumerate(self._controllers())
        return {seat: each.rng.state for seat, each in seats if isinstance(each, BotSeat)}

    @property
    def asked(self) -> bool:
        """Whether a program is still to say if it wants to call something."""
        return any(bot.asked for _, bot in process_bots(self._controllers()))

    def late_calls(self, wait: bool = False) -> Iterator[tuple[int, int, Reaction]]:
        """Yield the calls that programs have answered with: seat, game time in ms of the question, and call.

        With `wait` a few ms are waited for an answer.
        """
        for seat, bot in process_bots(self._controllers()):
            for now, reaction in bot.late_calls(wait):
                yield seat, now, reaction

    def end_programs(self, only: int | None = None) -> None:
        """End the programs that play, or that of one seat."""
        for seat, bot in process_bots(self._controllers()):
            if only in (None, seat):
                bot.close()
