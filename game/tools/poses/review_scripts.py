"""Scripts for the pictures of reviews: of real matches of bots, with chances that were made up."""

from __future__ import annotations

from dataclasses import replace

from game.bots.judgement import PARTS, Judgement
from game.bots.policies import CARE, POLICIES
from game.engine.actions import Action
from game.engine.match import Match
from game.engine.rng import Rng
from game.scenes.review.review_scene import ReviewScene
from game.session.controllers import BotSeat
from game.session.replays.tape import Tape
from game.session.review.match_review import Decision, Review
from game.session.runner import Runner
from game.store.talk_options import talk_options
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import SEED, SETTLE, plan
from game.variants import find_variant

LOST = (90_000, 170_000, 130_000)
"""What the turns that are shown gave away."""
ROUNDS, STEPS = 2, 900
"""Rounds of the matches, where they are counted, and steps of a review that is being worked out."""


def tape_of(game: str, players: int) -> Tape:
    """A match that bots have played to its end; the first seat is the player's."""
    variant = find_variant(game)
    counted = any(option.name == "rounds" for option in variant.info.options)
    chosen = plan(game, players, options={"rounds": ROUNDS} if counted else {})
    names = [seat.name for seat in chosen.seats]
    options = {**talk_options(variant), **chosen.options}
    match = Match(variant, variant.table(len(names), options, names), SEED)
    luck = Rng(SEED)
    bots = [BotSeat(POLICIES["normal"](variant, CARE["hard"]), luck.fork()) for _ in names]
    Runner(match, bots).run()
    return Tape(chosen, match)


def made_up(tape: Tape, losses: int, *, fine: bool = False) -> Review:
    """A review in which so many turns lost something, or perhaps one was fine."""
    luck, match = Rng(SEED), tape.match(0)
    found: list[Decision] = []
    chance = start = round(PARTS / tape.table.sides)
    others: list[Action | None] = []
    for at, entry in enumerate(tape.log):
        legal = match.observe(0, entry.now).legal if entry.seat == 0 else []
        if entry.action in legal:
            change = luck.below(PARTS // 5) - PARTS // 11
            chance = min(PARTS * 4 // 5, max(PARTS // 20, chance + change))
            judged = Judgement(entry.action, chance, 0, 0.0, 0.0, 0.1, 0.0)
            found.append(Decision(at, entry.action, judged))
            others.append(next((each for each in legal if each != entry.action), None))
        match.submit(entry.seat, entry.action, entry.now)
    choices = [place for place, each in enumerate(others) if each is not None]
    for number, place in enumerate(choices[2 :: max(1, len(choices) // 4)][:losses]):
        found[place] = _lost(found[place], others[place], LOST[number])
    if fine and choices:
        place = choices[len(choices) // 2]
        judged = found[place].judged._replace(margin=0.08)
        found[place] = replace(found[place], judged=judged, usual=others[place])
    won = 0 in tape.state(tape.length).winners
    return Review(0, start, PARTS if won else 0, tuple(found))


def _lost(decision: Decision, better: Action | None, lost: int) -> Decision:
    assert better is not None
    value = max(decision.judged.value, lost + PARTS // 20)
    judged = Judgement(better, value, -lost, lost / PARTS, 0.01, 0.2, 0.0)
    return replace(decision, judged=judged, stands=True)


def turned(game: str, players: int, losses: int, room: Offscreen, *, fine: bool = False) -> None:
    """A review with so many turning points; with none, perhaps with a fine move."""
    tape = tape_of(game, players)
    scene = ReviewScene(room.kit, room.stack, tape, review=made_up(tape, losses, fine=fine))
    room.stack.push(scene)
    room.wait(SETTLE)


def working(game: str, room: Offscreen) -> None:
    """A review that is being worked out."""
    scene = ReviewScene(room.kit, room.stack, tape_of(game, 4))
    room.stack.push(scene)
    for _ in range(STEPS):
        scene.ponder()
    room.wait(SETTLE)
