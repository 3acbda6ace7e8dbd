"""Handing on the screen: whose hand is shown where several people share it turn by turn, behind a curtain."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from game.session.host import Host
from game.show.local_seat import LocalSeat
from game.show.motion.tween import Speed, Tween
from game.show.recap import Recap

FALL, RISE = 300, 280
"""ms in which the curtain falls and rises at normal speed."""
REST = 400
"""ms of real time without a press after which the curtain that has fallen can be lifted."""


class Curtain(Enum):
    """What the curtain does."""

    OPEN = auto()
    FALLING = auto()
    HANGING = auto()
    RISING = auto()


class Handover:
    """The seat whose hand is `shown`, and the curtain that falls before it is another's.

    While the curtain is not open, and until the next player has seen what happened meanwhile, game time stands
    still (`blocks`). The curtain hangs from the beginning, and before each deal, until the person who acts
    first lifts it. Once it falls, it can be lifted only after REST ms in which nobody has tried to: who presses
    a key over and over to play must not lift it for the next player. It calls nobody for whom a bot plays.
    Raises ValueError if there are fewer than two seats.
    """

    def __init__(self, host: Host, seats: Sequence[LocalSeat]) -> None:
        if len(seats) < 2:
            raise ValueError("one person hands the screen to nobody")
        self._host = host
        self._seats = {local.seat: local for local in seats}
        self._recaps = {local.seat: Recap(local.viewpoint) for local in seats}
        self.shown = self._next_to_act()
        self.curtain = Curtain.OPEN if host.over else Curtain.HANGING
        self.recap: Recap | None = None
        """What is told to the person who lifted the curtain; None if nothing is."""
        self.turned = False
        """Whether the hand that is shown lies face down, as its person's turn is over."""
        self._looks = False
        """Whether that person looks at it all the same, as somebody may jump in."""
        self._acted = False
        """Whether it has been that person's turn since the curtain was lifted."""
        self._motion = Tween(0)
        self._rest = 0
        self._round = host.match.state.round
        host.wait_for(self)

    @property
    def blocks(self) -> bool:
        """Whether game time stands still."""
        if self.curtain is Curtain.HANGING and self._played(self.shown.seat):
            return False
        return self.curtain is not Curtain.OPEN or self.recap is not None

    @property
    def moving(self) -> bool:
        """Whether the curtain moves, or a recap goes on."""
        going = self.recap is not None and not self.recap.told
        return self.curtain in (Curtain.FALLING, Curtain.RISING) or going

    @property
    def covered(self) -> bool:
        """Whether the hand that is shown must not be seen."""
        return self.curtain in (Curtain.FALLING, Curtain.HANGING)

    @property
    def down(self) -> float:
        """How far the curtain is down, 0.0 (open) to 1.0 (all is covered)."""
        match self.curtain:
            case Curtain.OPEN:
                return 0.0
            case Curtain.FALLING:
                return self._motion.eased
            case Curtain.RISING:
                return 1.0 - self._motion.eased
        return 1.0

    @property
    def called(self) -> LocalSeat:
        """The person whom the curtain names: while it falls, the next one, whose hand is not `shown` yet."""
        return self._next_to_act() if self.curtain is Curtain.FALLING else self.shown

    @property
    def away(self) -> frozenset[int]:
        """The seats of people for whom bots play."""
        return self._host.absences.played

    def _played(self, seat: int) -> bool:
        """Whether a bot plays for somebody who is away."""
        return seat in self.away

    def _next_to_act(self) -> LocalSeat:
        """The person in turn, or the first one clockwise from the bot in turn; those who are away come last."""
        state = self._host.match.state
        places = [seat % state.players for seat in range(state.turn, state.turn + state.players)]
        here = [seat for seat in places if seat in self._seats]
        return self._seats[min(here, key=self._played)]

    def advance(self, dt: int, speed: Speed) -> None:
        """Let `dt` ms of real time pass, and let the curtain fall if the turn is another person's."""
        state = self._host.match.state
        self._motion.advance(dt)
        self._rest = max(0, self._rest - dt)
        if self.curtain is Curtain.FALLING and self._motion.done:
            self._hang()
        elif self.curtain is Curtain.RISING and self._motion.done:
            self.curtain = Curtain.OPEN
        elif self.curtain is Curtain.OPEN and self.recap is not None:
            self.recap.advance(dt)
        self._turn_over()
        if state.round != self._round and not state.over:
            # The cards of the new round are dealt behind it.
            self._round = state.round
            self._hang()
        elif self.curtain is Curtain.OPEN and not self.shown.showing.director.busy:
            if self._calls_another:
                self._fall(speed)
        elif self.curtain is Curtain.HANGING and not self.blocks and self._calls_another:
            self._hang()

    def _turn_over(self) -> None:
        """Let the hand lie face down once its person's turn has ended and its end has been shown."""
        state = self._host.match.state
        self._looks &= self._jumping
        if state.over or state.turn == self.shown.seat:
            self._acted, self.turned = not self.covered and not state.over, False
        elif self._acted and not self.shown.showing.director.busy:
            self.turned = not self._looks

    @property
    def _jumping(self) -> bool:
        """Whether the person whose hand is shown may jump in, by what everybody sees (H-4)."""
        match = self._host.match
        return self.shown.seat in self._host.variant.out_of_turn.jumpers(match.state)

    @property
    def may_look(self) -> bool:
        """Whether a hand that is turned over can be looked at again, to jump in, whatever is in it."""
        return self.turned and self.curtain is Curtain.OPEN and self._jumping

    def look(self) -> bool:
        """Turn the hand over once more until the jump is closed; return whether that can be done."""
        if not self.may_look:
            return False
        self._looks, self.turned = True, False
        return True

    @property
    def _calls_another(self) -> bool:
        """Whether it is the turn of a person who is here, and whose hand is not the one that is shown."""
        state = self._host.match.state
        acting = None if state.over else self._seats.get(state.turn)
        return acting not in (None, self.shown) and not self._played(state.turn)

    def drop(self) -> None:
        """Let the curtain hang at once, as when the game is stopped and anybody may look at the screen."""
        if not self._host.over:
            self._hang()

    def _fall(self, speed: Speed) -> None:
        self.recap = None
        self.curtain = Curtain.FALLING
        self._motion = Tween(speed.ms(FALL))
        self._rest = REST

    def _hang(self) -> None:
        self.curtain = Curtain.HANGING
        self.recap = None
        self.turned = self._acted = self._looks = False
        self.shown = self._next_to_act()

    def lift(self, speed: Speed) -> bool:
        """Lift the curtain, as its player has asked for; return whether it hangs and rests (see the class)."""
        if self.curtain is Curtain.HANGING and not self._rest:
            self.curtain = Curtain.RISING
            self._motion = Tween(speed.ms(RISE))
            recap = self._recaps[self.shown.seat]
            recap.begin(speed)
            self.recap = recap if recap.steps else None
            return True
        if self._rest:
            self._rest = REST
        return False

    def end_recap(self) -> bool:
        """End the recap, if there is one; return whether there was."""
        was, self.recap = self.recap is not None, None
        return was
