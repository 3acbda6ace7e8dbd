"""Scripts that bring a program from its title to the moment of a picture; each is a function of an Offscreen.

Bots play fixed deals up to that moment; what the player does there is sent as events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import TypeAlias

import pygame
from pygame.event import Event

from game.bots.bot import Bot
from game.engine.option_values import Value
from game.engine.rng import Rng
from game.scenes.base.guest_names import PLAYER_PORTRAIT, PORTRAITS, guest_name
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.result.end_scene import EndScene
from game.scenes.result.result_scene import ResultScene
from game.scenes.table.table_scene import TableScene, open_table
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.replays.tape import Tape
from game.show.local_seat import LocalSeat
from game.store.bot_files import load_roster
from game.store.language_files import load_words
from game.tools.offscreen import FRAME, Offscreen
from game.variants import find_variant

Pose: TypeAlias = Callable[[Offscreen], None]

SEED = 7
CALM = 1
"""A deal in which nothing is being explained at a full table of a game with a clock, when that is posed."""
STEP = 50
"""ms at a time while bots play to the chosen moment."""
LONGEST = 40_000
"""The number of steps after which NoSuchMoment is raised."""
MOST_DEALS = 50
"""Deals in which something is looked for."""
LARGE_HAND = 30
SETTLE, GLANCE = 1600, 400
"""ms from the chosen moment to the picture, in a scene that stands still and at a table in mid-game."""


class NoSuchMoment(RuntimeError):
    """The moment of a picture did not come; the message names it."""


def still(_room: Offscreen) -> None:
    """The title, when its cards have been dealt."""
    _room.wait(SETTLE)


def plan(
    game: str,
    players: int,
    persons: int = 1,
    seed: int = SEED,
    options: Mapping[str, Value] = MappingProxyType({}),
) -> Plan:
    """A table: Ada first, then the guests as they are invited; as near to so many as the game is for."""
    info = find_variant(game).info
    players = max(info.min_players, min(players, info.max_players))
    words = load_words()
    seats = [Seat(guest_name(words, PLAYER_PORTRAIT), PLAYER_PORTRAIT)]
    seats += [
        Seat(guest_name(words, each), each, "greedy" if number >= persons else "")
        for number, each in enumerate(PORTRAITS[: players - 1], 1)
    ]
    return Plan(game, tuple(seats), options, seed)


def sit_down(room: Offscreen, table: Plan) -> TableScene:
    """A table that begins to be dealt."""
    scene = open_table(room.kit, room.stack, table)
    room.stack.push(scene)
    return scene


def play_until(room: Offscreen, scene: TableScene, done: Callable[[], bool]) -> None:
    """Let the bots play, and one of them for the player, until `done` or NoSuchMoment."""
    local, luck = scene.shown.local, Rng(SEED)
    guest = load_roster()["greedy"]
    bot = guest.bot(scene.host.variant)
    for _ in range(LONGEST):
        if done():
            return
        if room.top is scene and not scene.host.over and not local.showing.director.busy:
            stand_in(local, bot, guest.budget, luck)
        room.happen((), STEP)
    raise NoSuchMoment("this never happened")


def stand_in(local: LocalSeat, bot: Bot, budget: int, luck: Rng) -> None:
    """Let a bot take a person's turn, or make a call for them."""
    viewpoint = local.viewpoint
    call = bot.react(viewpoint.observation, luck)
    if call is not None and viewpoint.do(call.action) is None:
        return
    if local.in_turn:
        viewpoint.do(bot.decide(viewpoint.observation, budget, luck))


def rest(room: Offscreen, scene: TableScene) -> None:
    """Let what has just begun be seen, and what moves come to rest."""
    room.wait(GLANCE)
    for _ in range(SETTLE // FRAME):
        if not scene.shown.view.moving:
            return
        room.happen(())


def in_turn(scene: TableScene) -> bool:
    """Whether the player has something to do."""
    return scene.shown.local.in_turn


def mid_game(players: int, game: str, room: Offscreen, *, deal: int = SEED) -> None:
    """The player's turn, when everybody has had a few."""
    scene = sit_down(room, plan(game, players, seed=deal))
    moves = 3 * players + 1

    def reached() -> bool:
        host = scene.host
        return len(host.match.log) >= moves and in_turn(scene) and not host.over

    play_until(room, scene, reached)
    rest(room, scene)


def dealing(players: int, game: str, room: Offscreen) -> None:
    """Cards in the air."""
    sit_down(room, plan(game, players))
    room.wait(1250)


def first_turn(players: int, game: str, room: Offscreen) -> None:
    """The first time that the player has something to do."""
    scene = sit_down(room, plan(game, players))
    play_until(room, scene, partial(in_turn, scene))
    rest(room, scene)


def over(players: int, game: str, room: Offscreen) -> None:
    """The result of the first round."""
    scene = sit_down(room, plan(game, players))
    play_until(room, scene, lambda: isinstance(room.top, EndScene | ResultScene))
    room.wait(SETTLE)


def paused(game: str, room: Offscreen) -> None:
    """The pause menu over a table in mid-game."""
    mid_game(4, game, room)
    scene = room.top
    assert isinstance(scene, TableScene)
    room.stack.push(PauseScene(room.kit, room.stack, scene.host.plan))
    room.wait(SETTLE)


def picking(game: str, room: Offscreen) -> None:
    """A wild card has been clicked, and its suit is asked for."""
    for seed in range(SEED, SEED + MOST_DEALS):
        scene = sit_down(room, plan(game, 4, seed=seed))
        play_until(room, scene, partial(in_turn, scene))
        held = enumerate(scene.shown.view.hand.held)
        offers = ((at, scene.shown.local.play(card)) for at, card in held)
        slot = next((at for at, each in offers if each is not None and each.action is None), None)
        if slot is not None:
            break
        room.stack.pop()
    else:
        raise NoSuchMoment("no card ever asked for a suit")
    rest(room, scene)
    click(room, corner(room, scene, slot))
    rest(room, scene)


def corner(room: Offscreen, scene: TableScene, slot: int) -> tuple[int, int]:
    """Return the point at which a card of the hand is pointed at, in window units."""
    x, y = scene.shown.view.hand.fan.rest[slot].corner(0.15, 0.2)
    scale = room.kit.space.scale
    return round(x * scale), round(y * scale)


def point(room: Offscreen, at: tuple[int, int], *, held: bool = False) -> None:
    """Move the mouse there."""
    room.happen([Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0))])


def click(room: Offscreen, at: tuple[int, int]) -> None:
    """Click there."""
    pressed = {"pos": at, "button": 1}
    point(room, at)
    room.happen([Event(pygame.MOUSEBUTTONDOWN, pressed)])
    room.happen([Event(pygame.MOUSEBUTTONUP, pressed)])


def _played(game: str, players: int, actions: int) -> Tape:
    """A match that bots have played, of that many actions at most."""
    table = plan(game, players, options=_rounds(game))
    seats = tuple(seat._replace(bot=seat.bot or "greedy") for seat in table.seats)
    host = Host(replace(table, seats=seats))
    while not host.match.over and len(host.match.log) < actions:
        if host.over:
            host.next_round()
        host.runner.run(1)
    return Tape(table, host.match)


def _rounds(game: str) -> dict[str, Value]:
    named = {option.name for option in find_variant(game).info.options}
    return (
        {"rounds": 3, **({"target": 0} if "minutes" in named else {})} if "rounds" in named else {}
    )


def replayed(game: str, players: int, room: Offscreen, *, listed: bool = False) -> None:
    """A match that is watched again, somewhere in its second half."""
    tape = _played(game, players, 300)
    scene = ReplayScene(room.kit, room.stack, tape, tape.length * 3 // 5, listed=listed)
    room.stack.push(scene)
    room.wait(SETTLE)


def copied(game: str, room: Offscreen) -> None:
    """The question what to copy of a match as text."""
    replayed(game, 4, room)
    press(room, pygame.K_c)
    room.wait(SETTLE)


def last_trick(game: str, room: Offscreen) -> None:
    """The trick that was taken last, over its table."""
    mid_game(4, game, room)
    press(room, pygame.K_l)
    room.wait(SETTLE)


def large_hand(game: str, room: Offscreen) -> None:
    """A hand of many cards; the script plays all seats, also those of bots, so that nobody goes out."""
    declared = {each.name: each for each in find_variant(game).info.options}
    drawing: dict[str, Value] = {}
    if "cards" in declared:
        drawing["cards"] = declared["cards"].high
    if "voluntary_draw" in declared:
        drawing["voluntary_draw"] = True
    table = plan(game, 3, options=drawing)
    scene = sit_down(room, table)
    runner, match, luck = scene.host.runner, scene.host.match, Rng(SEED)
    for _ in range(LONGEST):
        state = match.state
        if len(state.hands[0]) >= LARGE_HAND and state.turn == 0:
            break
        legal = match.observe(state.turn, runner.now).legal
        if not legal:
            raise NoSuchMoment(f"nobody ever held {LARGE_HAND} cards")
        draws = [each for each in legal if each.verb == "draw"]
        plays = [each for each in legal if each.verb == "play"]
        few = len(state.hands[state.turn]) <= 4
        wanted = draws if state.turn == 0 or few else plays
        runner.submit(state.turn, luck.choice(wanted or legal))
    else:
        raise NoSuchMoment(f"nobody ever held {LARGE_HAND} cards")
    scene.shown.view.hurry()
    room.wait(SETTLE)
    if len(scene.shown.view.hand.held) < LARGE_HAND or scene.turns is not None:
        raise NoSuchMoment("the hand is not seen")


def press(room: Offscreen, key: int) -> None:
    """Press a key and let it go."""
    told = {"key": key, "mod": 0, "unicode": chr(key) if 32 < key < 127 else "", "scancode": 0}
    room.happen([Event(pygame.KEYDOWN, told), Event(pygame.KEYUP, told)])


def asked(key: int, game: str, room: Offscreen) -> None:
    """The player's turn in mid-game, and a key that opens something."""
    mid_game(4, game, room)
    press(room, key)
    room.wait(GLANCE)


def raced(game: str, room: Offscreen) -> None:
    """A card lies for which anybody may name the suit: the picker has opened by itself."""
    scene = sit_down(room, plan(game, 4))
    calling = scene.shown.seat_panels.calling
    play_until(
        room,
        scene,
        lambda: calling.panel is not None and not scene.shown.local.showing.director.busy,
    )
    room.wait(GLANCE)


def noticed(game: str, room: Offscreen) -> None:
    """Something has happened at a seat that is explained with its clause."""
    scene = sit_down(room, plan(game, 4))
    notices = scene.shown.seat_panels.notices
    play_until(room, scene, lambda: any(each.clause for each in notices.shown))
    room.wait(GLANCE)


def refused(game: str, room: Offscreen) -> None:
    """A card has been asked about that cannot, or should not, be played."""
    scene = sit_down(room, plan(game, 4))
    local = scene.shown.local

    def wrong() -> int | None:
        """The first card that would be refused, while others would not be."""
        if not in_turn(scene) or local.highlights.playable is None:
            return None
        held = enumerate(scene.shown.view.hand.held)
        return next((at for at, card in held if local.viewpoint.why_not(card) is not None), None)

    play_until(room, scene, lambda: wrong() is not None)
    slot = wrong()
    assert slot is not None
    rest(room, scene)
    point(room, corner(room, scene, slot))
    room.wait(GLANCE)
    press(room, pygame.K_w)
    rest(room, scene)


def dragged(game: str, room: Offscreen) -> None:
    """A card on its way to the pile, held by the mouse."""
    mid_game(4, game, room)
    scene = room.top
    assert isinstance(scene, TableScene)
    held, playable = scene.shown.view.hand.held, scene.shown.local.highlights.playable or ()
    slot = next((at for at, card in enumerate(held) if card in playable), 0)
    x, y = corner(room, scene, slot)
    point(room, (x, y))
    room.wait(GLANCE)
    room.happen([Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)])
    to_x, to_y = room.canvas.size[0] // 2, room.canvas.size[1] // 2
    for step in range(1, 9):
        point(room, (x + (to_x - x) * step // 8, y + (to_y - y) * step // 8), held=True)


def guided(game: str, room: Offscreen) -> None:
    """The guide explains something, the player being in turn."""
    scene = sit_down(room, plan(game, 4))
    play_until(room, scene, lambda: in_turn(scene) and scene.shown.explainer.shown)
    rest(room, scene)


def learning(game: str, uses: int, room: Offscreen) -> None:
    """The game is learned step by step, and what is new is explained."""
    scene = sit_down(room, replace(plan(game, 4), steps=uses))
    play_until(room, scene, lambda: in_turn(scene) and scene.shown.explainer.shown)
    rest(room, scene)


def match_over(game: str, options: Mapping[str, Value], room: Offscreen) -> None:
    """The end of a match of several rounds, with their sheet."""
    scene = sit_down(room, plan(game, 4, options=options))

    def done() -> bool:
        if isinstance(room.top, EndScene | ResultScene):
            if room.top.outcome.match_over:
                return True
            press(room, pygame.K_RETURN)
        return False

    play_until(room, scene, done)
    room.wait(SETTLE)


def told(sentence: str, room: Offscreen) -> None:
    """A notice."""
    room.stack.push(NoticeScene(room.kit, room.stack, sentence))
    room.wait(SETTLE)
