"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012) over sampled worlds.

One tree holds the actions of all seats; each iteration goes down it in a world, in which only the actions that
are legal there can be chosen. From the first new action on it is played out: to the end of the round, or for a
while in games that have an outlook on the end.

The actions to decide between are tried equally often, each in the same worlds, and the worse half is dropped
time and again (sequential halving: Karnin, Koren and Somekh, 2013). Further down the formula UCB1 chooses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, exp, log, log2, sqrt
from typing import Any, Protocol

from game.bots.luck import Luck
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.state import MATCH_OVER, State
from game.engine.variant import Variant

EXPLORE = 0.2
"""How willingly actions that did badly so far are tried again, in the formula UCB1."""

LONGEST = 400
"""The most actions of a play-out; whoever holds the fewest cards then is taken to win."""

CAPRICE = 0.1
"""The share of actions in a play-out that are chosen by chance."""

JUMPS = 0.5
"""The share of chances to jump in that are taken."""

SWAY = 0.5
"""How far the rest of a match scatters, as a share of what the last round has moved and of the root of how many
rounds are left: fitted to played matches (docs/strength.md)."""

PRIOR = 0.3
"""The weight of the advice for an action in the choice, which fades as the action is visited."""


class Worlds(Protocol):
    """A source of worlds that look like the observation."""

    def world(self) -> State:
        """Return the next world."""
        ...


class Node:
    """An action in the tree: how often it was visited and available, the chance to win it was found to have."""

    __slots__ = ("available", "children", "prior", "value", "visits")

    def __init__(self, prior: float = 0.0) -> None:
        self.visits = 0
        self.available = 0
        self.value = 0.0
        self.prior = prior
        self.children: dict[Action, Node] = {}

    @property
    def mean(self) -> float:
        """The mean chance to win, for the seat that acts."""
        return self.value / self.visits if self.visits else 0.0


class Search:
    """A search for the best action of the seat that an observation belongs to."""

    def __init__(
        self,
        variant: Variant[Any],
        observation: Observation,
        worlds: Worlds,
        rng: Rng,
    ) -> None:
        self.variant = variant
        self.seat = observation.seat
        self.now = observation.now
        self.root = Node()
        self._source = worlds
        self._luck = Luck(rng)
        self._calls = variant.info.timed
        self._jumping = variant.jumps_at(observation.state.table)
        self._low_wins = variant.low_wins(observation.state.table)
        self._horizon = variant.adviser.horizon
        self._left = list(observation.legal)
        priors = self._priors(observation.state, self.seat, self._left)
        for action, prior in zip(self._left, priors, strict=True):
            self.root.children[action] = Node(prior)
        self._left.sort(key=self._promise, reverse=True)
        self.iterations = 0

    def run(self, budget: int) -> Iterator[None]:
        """Search with at most so many iterations; yields after every few, which take some ms."""
        del self._left[max(1, budget) :]
        rounds = ceil(log2(len(self._left))) or 1
        for left in range(rounds, 0, -1):
            worlds = (budget - self.iterations) // (left * len(self._left))
            for _ in range(worlds):
                self._try_each(self._source.world())
                yield
            self._left.sort(key=self._promise, reverse=True)
            del self._left[(len(self._left) + 1) // 2 :]

    def best(self) -> Action:
        """Return the best of the actions that were not dropped."""
        return self._left[0]

    def _promise(self, action: Action) -> tuple[float, float]:
        """Return by what actions are ranked: the chance to win they were found to have, then the advice."""
        node = self.root.children[action]
        return node.mean, node.prior

    def try_all(self, world: State) -> dict[Action, float]:
        """Make an iteration with every action, all in the same world; return what chance each had in it.

        It is for those who want to know all actions, and drop none: not for a search that runs.
        """
        return dict(zip(self._left, self._try_each(world), strict=True))

    def _try_each(self, world: State) -> list[float]:
        """Make an iteration with each action that is left, all in the same world; return their chances."""
        found = []
        for action in self._left:
            state = world.clone()
            self.variant.apply(state, self.seat, action, self.now)
            found.append(self._iterate(state, self.root.children[action]))
        self.iterations += len(self._left)
        return found

    def _iterate(self, state: State, first: Node) -> float:
        """Go down the tree below an action that was just taken, and play out; return the chance to win then."""
        variant, now = self.variant, self.now
        legal_of, apply = variant.legal, variant.apply
        node = first
        path = [(first, self.seat)]
        while node.visits and not state.winners:
            if self._calls:
                self._call(state)
            if self._jumping and self._jump(state):
                continue
            seat = state.turn
            legal = legal_of(state, seat)
            if len(legal) < 2:
                if not legal:
                    break
                apply(state, seat, legal[0], now)
                continue
            children = node.children
            new = [action for action in legal if action not in children]
            if new:
                priors = self._priors(state, seat, legal)
                for action, prior in zip(legal, priors, strict=True):
                    if action not in children:
                        children[action] = Node(prior)
            action = self._select(node, legal)
            node = children[action]
            path.append((node, seat))
            apply(state, seat, action, now)
        chances = self._chances(state)
        for each, seat in path:
            each.visits += 1
            each.value += chances[seat]
        return chances[self.seat]

    def _call(self, state: State) -> None:
        """Make the calls that the rules require, for all seats."""
        due, check, apply = self.variant.out_of_turn.due, self.variant.check, self.variant.apply
        for _ in range(len(state.hands) + 2):
            wanted = due(state, self.now)
            if not wanted:
                return
            seat, action = wanted[0]
            if check(state, seat, action, self.now) is not None:
                return
            apply(state, seat, action, self.now)

    def _jump(self, state: State) -> bool:
        """Let a seat that may jump in do so, by chance as people do; return whether one has."""
        variant, luck = self.variant, self._luck
        for seat in variant.out_of_turn.jumpers(state):
            jumps = variant.jumps(state, seat)
            if jumps and luck.chance() < JUMPS:
                action = variant.adviser.choose(state, seat, jumps)
                variant.apply(state, seat, action, self.now)
                return True
        return False

    def _select(self, node: Node, legal: Sequence[Action]) -> Action:
        children = node.children
        best, chosen = -1.0, legal[0]
        for action in legal:
            child = children[action]
            child.available += 1
            visits = child.visits
            if visits:
                score = (
                    child.value / visits
                    + EXPLORE * sqrt(log(child.available) / visits)
                    + PRIOR * child.prior / (1 + visits)
                )
            else:
                score = 10.0 + child.prior
            if score > best:
                best, chosen = score, action
        return chosen

    def _priors(self, state: State, seat: int, legal: Sequence[Action]) -> list[float]:
        appeal = self.variant.adviser.appeal
        scores = [appeal(state, seat, action) for action in legal]
        top = max(scores)
        weights = [exp((score - top) / 8) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _chances(self, state: State) -> list[float]:
        """Play on for a while; return the chance of each seat to win then."""
        actions = 0
        while actions < LONGEST:
            self._play_on(state, self._horizon)
            actions += self._horizon
            if state.winners:
                return prospects(state, self._low_wins)
            outlook = self.variant.adviser.outlook(state)
            if outlook is not None:
                return outlook
        table = state.table
        counts = [
            min(len(state.hands[each]) for each in table.side(seat))
            for seat in range(table.players)
        ]
        least = min(counts)
        share = len(counts) / (table.sides * counts.count(least))
        return [share if count == least else 0.0 for count in counts]

    def _play_on(self, state: State, actions: int) -> None:
        """Take so many actions, or fewer if the round ends, mostly sensible ones."""
        variant, luck, now = self.variant, self._luck, self.now
        legal_of, apply, choose = variant.legal, variant.apply, variant.adviser.choose
        for _ in range(actions):
            if self._calls:
                self._call(state)
            if state.winners:
                return
            if self._jumping and self._jump(state):
                continue
            seat = state.turn
            legal = legal_of(state, seat)
            if len(legal) < 2:
                if not legal:
                    return
                action = legal[0]
            elif luck.chance() < CAPRICE:
                action = luck.choice(legal)
            else:
                action = choose(state, seat, legal)
            apply(state, seat, action, now)


def prospects(state: State, low_wins: bool) -> list[float]:
    """Return the chance of each seat to win the match after a round, estimated where the match goes on."""
    players = len(state.hands)
    # A seat's chance is that of its side, which partners share.
    each = players // state.table.sides
    if state.phase == MATCH_OVER:
        share = each / len(state.winners)
        return [share if seat in state.winners else 0.0 for seat in range(players)]
    moved = max(1.0, sum(map(abs, state.round_scores)) / each)
    spread = SWAY * moved * sqrt(_rounds_left(state))
    sign = -1 if low_wins else 1
    lead = max(sign * score for score in state.scores)
    weights = [exp((sign * score - lead) / spread) for score in state.scores]
    total = sum(weights) / each
    return [weight / total for weight in weights]


def _rounds_left(state: State) -> float:
    """Return about how many rounds are still to be played, by what ends the match: at least 1."""
    rounds, target = (state.table.options.get(name) for name in ("rounds", "target"))
    ends = []
    if isinstance(rounds, int) and rounds:
        ends.append(float(rounds - state.round))
    if isinstance(target, int) and target:
        pace = max([1, *map(abs, state.round_scores)])
        ends.append((target - max(state.scores)) / pace)
    return max(1.0, min(ends, default=1.0))
