"""What must hold of every position, for the fuzzer: it is refused by the name of a key, or can be played on.

In a position that is accepted whoever is in turn has something to do, it is written as it is read, all that is
shown and advised there can be worked out, and this stays so whatever is done from there on.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from game.app import App, open_kit
from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.engine import replay
from game.engine.actions import NEXT_ROUND, TABLE, Action, Refusal
from game.engine.events import Event
from game.engine.match import Entry, Match
from game.engine.notation import replay_reader
from game.engine.notation.card_text import NotationError
from game.engine.notation.match_as_text import read_text, write_position_text
from game.engine.notation.positions import (
    count_players,
    read_position,
    write_observation,
    write_position,
)
from game.engine.observe import Observation, observe
from game.engine.options import SetupError
from game.engine.problems import Problem, presentable
from game.engine.replay import ReplayError
from game.engine.rng import Rng
from game.engine.state import ROUND_OVER, State
from game.engine.variant import Variant
from game.engine.worlds import sample
from game.scenes.base.watching.watched_match import tape_of_text
from game.scenes.title.title_backdrop import OpeningScene
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.store.language_files import load_words
from game.tools.fuzzing.random_positions import Made, make_position
from game.tools.soak import all_cards, nonsense, random_action
from game.variants import VARIANTS, find_variant

PLAYED = (0, 5, 15, 40)
"""Actions that are played on from a position."""
PAUSES = (0, 0, 700, 2500, 12_000)
"""Ms between two of them."""
REFUSED = re.compile(r"the key (\S+?):? |(.*?) is not a key of a position", re.DOTALL)
"""How it is told that a position cannot be: by the key that says so."""
QUICK = ("random", "greedy", "easy", "normal", "hard")
"""The policies that are asked what they would do."""
BY_BOTS, DRAWN = 1 / 20, 1 / 400
"""The shares of positions that bots play on from, and of those that are drawn."""
MOST_BY_BOTS = 60
"""Actions that bots play on."""
FRAMES = 3
MOST_TOLD = 1200
"""Letters of a position that are told with a fault."""


class PositionFault(AssertionError):
    """Something does not hold of a position that was accepted, or of how one was refused."""


def check_positions(folder: Path, luck: Random) -> None:
    """Try a position of every game. Raises PositionFault, or whatever went wrong."""
    for variant in VARIANTS:
        made = make_position(variant, luck)
        try:
            _check_one(variant, made, folder, luck)
        except Exception as error:
            error.add_note(f"{variant.info.id}: {presentable(str(made), MOST_TOLD)}")
            raise


def _check_one(variant: Variant[Any], made: Made, folder: Path, luck: Random) -> None:
    state = read_made(variant, made)
    if state is None:
        return
    try:
        check_accepted(variant, state, luck)
        if variant.info.layout and luck.random() < DRAWN:
            _draw(variant, state, folder)
    except (Problem, ReplayError) as error:  # of another file that would be told
        raise PositionFault(str(error)) from error


def read_made(variant: Variant[Any], made: Made) -> State | None:
    """Return the state that a position describes; None if it is refused, by the name of a key."""
    try:
        table = variant.table(count_players(made.position), made.options)
        return read_position(variant, table, made.position)
    except SetupError as error:
        _must(bool(load_words().phrase(error.phrase)), "a table is refused without a sentence")
    except NotationError as error:
        _named(variant, made, str(error))
    return None


def check_accepted(variant: Variant[Any], state: State, luck: Random) -> None:
    """Try all that can be done with a position that was accepted."""
    _look(variant, state, luck)
    _written(variant, state)
    _advised(variant, state, luck)
    match = _play_on(variant, state, luck)
    again = replay_reader.read(replay.write(match), find_variant).play()
    _must(again.state == match.state, "the replay ends otherwise than the match")
    if luck.random() < BY_BOTS:
        _let_bots_play(variant, state, luck)


def _must(holds: bool, wrong: str) -> None:
    if not holds:
        raise PositionFault(wrong)


def _named(variant: Variant[Any], made: Made, said: str) -> None:
    """A sentence that refuses a position names one of its keys."""
    found = REFUSED.match(said)
    names = [key.name for key in variant.keys]
    named = found is not None and (found[1] in names or found[2] in made.position)
    _must(named, f"it is refused without a key: {said[:200]}")


def _look(variant: Variant[Any], state: State, luck: Random) -> None:
    """Whoever is in turn has something to do, and all that is shown can be worked out."""
    now = state.now
    legal = variant.legal(state, state.turn)
    if state.over:
        begins = variant.check(state, TABLE, NEXT_ROUND, now) is None
        _must(not legal and begins == (state.phase == ROUND_OVER), "after a round, not the next")
    for action in legal:
        _must(variant.check(state, state.turn, action, now) is None, f"{action} is refused")
    for reading in variant.readings(state, now).values():
        reading()
    variant.warned(state)
    for seat in range(-1, state.players):
        seen = observe(variant, state, seat, now)
        _must(seen.legal == (legal if seat == state.turn else []), "a view tells otherwise")
        _shown(variant, seen)
    seen = observe(variant, state, state.turn, now)
    world = sample(seen, Rng(luck.getrandbits(30)))
    _must(world.seen_from(state.turn) == seen.state, "a world looks otherwise")


def _shown(variant: Variant[Any], seen: Observation) -> None:
    view, seat = seen.state, seen.seat
    write_observation(variant, seen)
    variant.facts(view)
    for other in range(view.players):
        variant.tally(view, other)
    if seat >= 0:
        variant.moments(view, seat)
        variant.out_of_turn.clocks(view, seat, seen.now)
        variant.out_of_turn.offers(view, seat, seen.now)


def _written(variant: Variant[Any], state: State) -> None:
    """A position is written as it is read, by itself and as text, and somebody has something to do in it."""
    _still_stands(variant, state, state.now)
    opened = read_text(write_position_text(variant, state), find_variant).play().state
    _must(write_position(variant, opened) == write_position(variant, state), "its text is another")


def _still_stands(variant: Variant[Any], state: State, now: int) -> None:
    written = write_position(variant, state)
    again = read_position(variant, state.table, written)
    _must(write_position(variant, again) == written, "it is not written as it is read")
    if state.over or variant.legal(state, state.turn):
        return
    # A round is stopped, or has still to begin: something is due from somebody who can do it.
    due = variant.out_of_turn.due(state, now)
    acts = any(variant.check(state, seat, action, now) is None for seat, action in due)
    _must(acts, f"seat {state.turn} is in turn and nobody can do anything")


def _advised(variant: Variant[Any], state: State, luck: Random) -> None:
    """Hints, plain mistakes and bots have something to say, and bots do what can be done."""
    if state.over:
        return
    rng = Rng(luck.getrandbits(30))
    for seat in range(state.players):
        seen = observe(variant, state, seat, state.now)
        variant.adviser.advice(seen.state, seat, state.now)
        for action in seen.legal[:6]:
            variant.adviser.why(seen.state, seat, action)
            for blunder in variant.blunders:
                blunder.test(seen.state, seat, seen.legal, action)
        bot = POLICIES[luck.choice(QUICK)](variant, Temper())
        if bot.memory is not None:
            bot.memory.begin(seen.state)
        bot.react(seen, rng)
        if seen.legal:
            decided = bot.decide(seen, 4, rng)
            refusal = variant.check(state, seat, decided, state.now)
            _must(refusal is None, f"a bot would do {decided}")


def _play_on(variant: Variant[Any], state: State, luck: Random) -> Match:
    """Play on by chance, with nonsense among it; return the match."""
    match = Match.from_state(variant, state.clone())
    cards, now = all_cards(match.state), state.now
    rng = Rng(luck.getrandbits(30))
    for _ in range(luck.choice(PLAYED)):
        if match.over:
            break
        now += luck.choice(PAUSES)
        seat, action = _something(variant, match.state, now, luck, rng)
        before = match.state.clone()
        answer = match.submit(seat, action, now)
        if isinstance(answer, Refusal):
            _must(match.state == before, f"{action} is refused, and has changed something")
            continue
        if action.verb == NEXT_ROUND.verb:
            cards = Counter(match.table.deck.cards())
        _must(all_cards(match.state) == cards, f"after {action} the cards are not those before")
        _still_stands(variant, match.state, now)
    return match


def _something(
    variant: Variant[Any], state: State, now: int, luck: Random, rng: Rng
) -> tuple[int, Action]:
    if luck.random() < 0.25:
        return nonsense(state.table, rng)
    return random_action(variant, state, now, rng)


class _Enough(Exception):
    """Bots have played on long enough: with few cards a round may never end."""


def _let_bots_play(variant: Variant[Any], state: State, luck: Random) -> None:
    """Let bots play on, at most to the end of the round."""
    if state.over:
        return
    match = Match.from_state(variant, state.clone())
    bots = [POLICIES[luck.choice(QUICK)](variant, Temper()) for _ in range(state.players)]
    runner = Runner(match, [BotSeat(bot, Rng(luck.getrandbits(30))) for bot in bots])

    def stop(_entry: Entry, _events: list[Event]) -> None:
        if len(match.log) == MOST_BY_BOTS:
            raise _Enough

    runner.subscribe(stop)
    with suppress(_Enough):
        runner.run(rounds=1)


def _draw(variant: Variant[Any], state: State, folder: Path) -> None:
    """Watch the position in the window, and play on from it."""
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = str(folder)
    kit = open_kit()
    try:
        app = App(kit, OpeningScene)
        tape = tape_of_text(write_position_text(variant, state))
        app.stack.ways.watch_tape(tape)
        for play_on in (False, True):
            if play_on and not state.over:
                app.stack.ways.play_on(tape, 0, state.turn)
            for _ in range(FRAMES):
                app.draw()
                app.advance(16, [])
    finally:
        kit.window.close()
