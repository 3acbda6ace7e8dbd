"""The soak test: very many rounds of every game with random actions, legal and nonsensical.

No action may raise an exception or lose a card, a refused one may change nothing, and the replay must end in
the same state. Tests use the parts as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.engine import replay
from game.engine.actions import NEXT_ROUND, TABLE, Action, Refusal
from game.engine.match import Match
from game.engine.notation import replay_reader
from game.engine.options import Option, SetupError
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant
from game.store.talk_options import talk_options
from game.tools.worker_pool import in_order
from game.variants import VARIANTS, all_verbs, find_variant

BATCH = 50
"""Rounds a worker plays at a time."""

LONGEST = 4000
"""The number of actions after which a random round is abandoned; it might go on for ever."""


class SoakError(AssertionError):
    """A check has failed; the message says which, and after which action."""


@dataclass(frozen=True, slots=True)
class Soaked:
    """The figures of some rounds of one game; `faults` has a sentence for each failed check."""

    game: str
    rounds: int = 0
    actions: int = 0
    refusals: int = 0
    matches: int = 0
    faults: tuple[str, ...] = ()


def random_value(option: Option, rng: Rng) -> Any:
    """A value that the option may have; of numbers, mostly a small one, for matches that end."""
    if option.choices:
        return rng.choice(option.choices)
    if isinstance(option.default, bool):
        return rng.below(2) == 1
    if isinstance(option.default, int):
        few = range(option.low, min(option.high, option.low + 3) + 1)
        return rng.choice([*few, *option.also, option.default])
    return option.default


def random_table(variant: Variant[Any], players: int, rng: Rng) -> Table:
    """A table with random options, among those that can be dealt, and the talk of the program.

    In games with house rules half of them differ from the usual ones in one or two only, so that a fault names
    its rule.
    """
    talk = talk_options(variant)
    apart = Rng(rng.state)
    few = bool(variant.info.shared) and apart.below(2) == 1
    for _ in range(200):
        options = {option.name: random_value(option, rng) for option in variant.info.options}
        if few:
            kept = [apart.choice(list(options)) for _ in range(1 + apart.below(2))]
            options = {name: options[name] for name in kept}
        try:
            return variant.table(players, {**options, **talk})
        except SetupError:
            continue
    return variant.table(players, talk)


def random_action(variant: Variant[Any], state: State, now: int, rng: Rng) -> tuple[int, Action]:
    """Something that is allowed now, and by whom: mostly a turn action, sometimes a call."""
    if state.over:
        return TABLE, NEXT_ROUND
    due = variant.out_of_turn.due(state, now)
    if due and rng.below(2):
        return due[0]
    legal = variant.legal(state, state.turn)
    if variant.acts_out_of_turn(state.table) and (not legal or rng.below(4) == 0):
        calls = [
            (seat, call)
            for seat in range(state.players)
            for call in variant.out_of_turn.calls(state, seat, now)
            if variant.check(state, seat, call, now) is None
        ]
        jumpers = variant.out_of_turn.jumpers(state)
        calls += [(seat, jump) for seat in jumpers for jump in variant.jumps(state, seat)]
        if calls:
            return rng.choice(calls)
    # Random players that drew as often as they played would soon hold the whole deck.
    plays = [action for action in legal if action.verb != "draw"]
    return state.turn, rng.choice(plays if plays and rng.below(4) else legal)


def nonsense(table: Table, rng: Rng) -> tuple[int, Action]:
    """Any action by anybody, mostly not allowed."""
    action = Action(
        rng.choice([*all_verbs(), "dance", ""]),
        tuple(rng.below(len(table.deck.faces)) for _ in range(rng.below(3))),
        rng.below(len(table.deck.suits) + 1) - 1,
        rng.below(table.players + 2) - 1,
        rng.below(20),
        rng.choice(["", "too-slow", "nonsense", "is it my turn?"]),
    )
    return rng.below(table.players + 2) - 1, action


def all_cards(state: State) -> Counter[int]:
    """How often each card is anywhere in the state."""
    return Counter(card for zone in state.zones() for card in zone)


def soak_match(variant: Variant[Any], players: int, seed: int, rounds: int) -> Soaked:
    """Play up to so many rounds of one match. SoakError says what did not hold."""
    rng = Rng(seed)
    table = random_table(variant, players, rng)
    match = Match(variant, table, seed)
    deck = Counter(table.deck.cards())
    now = played = refusals = begun = 0
    while not match.over and played < rounds and len(match.log) - begun < LONGEST:
        state = match.state
        now += rng.below(1500) if rng.below(20) else rng.below(20_000)
        if rng.below(3) == 0:
            seat, action = nonsense(table, rng)
            before = state.clone()
            answer = match.submit(seat, action, now)
            if isinstance(answer, Refusal):
                refusals += 1
                if state != before:
                    raise SoakError(f"{action} by seat {seat} is refused, but changed the state")
                continue
        else:
            seat, action = random_action(variant, state, now, rng)
            answer = match.submit(seat, action, now)
            if isinstance(answer, Refusal):
                raise SoakError(f"{action} by seat {seat} is offered, but refused: {answer}")
        if all_cards(state) != deck:
            raise SoakError(f"after {action} by seat {seat} the cards are not the deck's")
        if action.verb == "next round":
            begun = len(match.log)
        played += state.over
    again = replay_reader.read(replay.write(match), find_variant).play()
    if again.state != match.state:
        raise SoakError("the replay ends otherwise than the match")
    return Soaked(variant.info.id, max(1, played), len(match.log), refusals, 1)


def _batch(part: tuple[str, int, int]) -> Soaked:
    """The work of one part: so many rounds of a game, from a first seed on."""
    game, first, rounds = part
    variant = find_variant(game)
    low, high = variant.info.min_players, variant.info.max_players
    done = actions = refusals = matches = 0
    faults = []
    while done < rounds:
        seed = first + matches
        players = low + seed % (high - low + 1)
        try:
            one = soak_match(variant, players, seed, rounds - done)
        except Exception as error:
            faults.append(f"{game}, {players} players, seed {seed}: {error!r}")
            one = Soaked(game, 1)
        done += one.rounds
        actions += one.actions
        refusals += one.refusals
        matches += 1
    return Soaked(game, done, actions, refusals, matches, tuple(faults))


def soak(rounds: int, seed: int, jobs: int = 1) -> Iterator[Soaked]:
    """Soak every game with an equal share of `rounds`, in batches as they are done."""
    share = -(-rounds // len(VARIANTS))
    work = (
        (variant.info.id, seed * 1_000_003 + start, min(BATCH, share - start))
        for variant in VARIANTS
        for start in range(0, share, BATCH)
    )
    yield from in_order(_batch, work, jobs)


def totals(parts: list[Soaked]) -> dict[str, dict[str, int]]:
    """The figures of all parts, added up by game."""
    return {
        game: {
            name: sum(getattr(part, name) for part in parts if part.game == game)
            for name in ("rounds", "actions", "refusals", "matches")
        }
        for game in dict.fromkeys(part.game for part in parts)
    }
