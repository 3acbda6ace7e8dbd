"""Pictures of the real scenes without a screen: `take(standard(), folder)`.

Every shot is a fresh program with a fixed deal in which bots have played to a chosen moment, so the same tree
gives the same pictures. A game joins by being in VARIANTS (with a layout), a scene by a line in `standard`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

import pygame
from pygame import Surface
from pygame.event import Event

from game.bots.bot import Bot
from game.engine.cards import NO_SUIT
from game.engine.options import Value
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.scenes.guests import PORTRAITS, guest_name
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.scenes.round import Play
from game.scenes.rulebook import RuleBookScene
from game.scenes.settings import PAGES, SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.session.plan import Plan, Seat
from game.store.roster import load_roster
from game.store.settings import Settings
from game.tools.offscreen import FRAME, Offscreen
from game.variants import VARIANTS, find_variant

Size: TypeAlias = tuple[int, int]
Pose: TypeAlias = Callable[[Offscreen], None]

USUAL: Size = (1280, 720)
OTHERS: tuple[Size, ...] = ((1920, 1080), (2560, 1080), (1024, 768))
SEATS = (2, 4, 10)
SEED = 7
STEP = 50
"""ms at a time while bots play to the chosen moment."""
LONGEST = 40_000
"""Steps after which a moment is taken never to come."""
MOST_DEALS = 50
"""Deals in which something is looked for."""
LARGE_HAND = 30
SETTLE, GLANCE = 1600, 400
"""ms from the chosen moment to the picture, in a scene that stands still and at a table in mid-game."""


class NoSuchMoment(RuntimeError):
    """The moment that a picture is to show never came; the message names it."""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: `name` is its file's without the ending; `pose` brings a program at its title to it."""

    scene: str
    name: str
    pose: Pose
    size: Size = USUAL
    settings: dict[str, Any] = field(default_factory=dict)

    def at(self, size: Size) -> Shot:
        """The same in another window; the file's name says which."""
        return replace(self, name=f"{self.name}-{size[0]}x{size[1]}", size=size)

    def take(self) -> Surface:
        """The picture, in real pixels. NoSuchMoment if the game never comes to it."""
        room = Offscreen(self.size, Settings(**self.settings))
        try:
            self.pose(room)
        except NoSuchMoment as error:
            raise NoSuchMoment(f"{self.name}: {error}") from None
        return room.picture()


# --- poses


def _still(_room: Offscreen) -> None:
    """The title, when its cards have been dealt."""
    _room.wait(SETTLE)


def _pushed(scene: Callable[[Offscreen], Any], room: Offscreen) -> None:
    """Another scene on top."""
    room.stack.push(scene(room))
    room.wait(SETTLE)


def plan(
    game: str,
    players: int,
    persons: int = 1,
    seed: int = SEED,
    options: Mapping[str, Value] = MappingProxyType({}),
) -> Plan:
    """A table: Ada first, then the guests as they are invited."""
    seats = [Seat("Ada", "ada")]
    seats += [
        Seat(guest_name(each), each, "greedy" if number >= persons else "")
        for number, each in enumerate(PORTRAITS[: players - 1], 1)
    ]
    return Plan(game, tuple(seats), options, seed)


def sit_down(room: Offscreen, table: Plan) -> TableScene:
    """A table that begins to be dealt."""
    scene = TableScene(room.stage, room.stack, table)
    room.stack.push(scene)
    return scene


def play_until(room: Offscreen, scene: TableScene, done: Callable[[], bool]) -> None:
    """Let the bots play, and one of them for the player, until `done` or NoSuchMoment."""
    play, luck = scene.play, Rng(SEED)
    guest = load_roster()["greedy"]
    bot = guest.bot(play.variant)
    for _ in range(LONGEST):
        if done():
            return
        if room.top is scene and not play.over and not play.director.busy:
            _stand_in(play, bot, guest.budget, luck)
        room.happen((), STEP)
    raise NoSuchMoment("this never happened")


def _stand_in(play: Play, bot: Bot, budget: int, luck: Rng) -> None:
    call = bot.react(play.observation, luck)
    if call is not None and play.do(call.action) is None:
        return
    if play.in_turn:
        play.do(bot.decide(play.observation, budget, luck))


def _rest(room: Offscreen, scene: TableScene) -> None:
    """Let what has just begun be seen, and what moves come to rest."""
    room.wait(GLANCE)
    for _ in range(SETTLE // FRAME):
        if not scene.view.moving:
            return
        room.happen(())


def _in_turn(scene: TableScene) -> bool:
    return scene.play.in_turn


def _mid_game(players: int, game: str, room: Offscreen) -> None:
    """The player's turn, when everybody has had a few."""
    scene = sit_down(room, plan(game, players))
    moves = 3 * players + 1

    def reached() -> bool:
        play = scene.play
        return len(play.match.log) >= moves and play.in_turn and not play.over

    play_until(room, scene, reached)
    _rest(room, scene)


def _dealing(players: int, game: str, room: Offscreen) -> None:
    """Cards in the air."""
    sit_down(room, plan(game, players))
    room.wait(1250)


def _first_turn(players: int, game: str, room: Offscreen) -> None:
    """The first time that the player has something to do."""
    scene = sit_down(room, plan(game, players))
    play_until(room, scene, partial(_in_turn, scene))
    _rest(room, scene)


def _over(players: int, game: str, room: Offscreen) -> None:
    """The result of the first round."""
    scene = sit_down(room, plan(game, players))
    play_until(room, scene, lambda: isinstance(room.top, ResultScene))
    room.wait(SETTLE)


def _paused(game: str, room: Offscreen) -> None:
    _mid_game(4, game, room)
    scene = room.top
    assert isinstance(scene, TableScene)
    room.stack.push(PauseScene(room.stage, room.stack, scene.play.plan))
    room.wait(SETTLE)


def _picking(game: str, room: Offscreen) -> None:
    """A wild card has been clicked, and its suit is asked for."""
    for seed in range(SEED, SEED + MOST_DEALS):
        scene = sit_down(room, plan(game, 4, seed=seed))
        play_until(room, scene, partial(_in_turn, scene))
        held = enumerate(scene.view.held)
        slot = next((at for at, card in held if len(scene.play.plays(card)) > 1), None)
        if slot is not None:
            break
        room.stack.pop()
    else:
        raise NoSuchMoment("no card ever asked for a suit")
    _rest(room, scene)
    x, y = scene.view.fan.rest[slot].corner(0.15, 0.2)
    scale = room.stage.space.scale
    _click(room, (round(x * scale), round(y * scale)))
    _rest(room, scene)


def _click(room: Offscreen, at: tuple[int, int]) -> None:
    pressed = {"pos": at, "button": 1}
    room.happen([Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))])
    room.happen([Event(pygame.MOUSEBUTTONDOWN, pressed)])
    room.happen([Event(pygame.MOUSEBUTTONUP, pressed)])


def _compared(game: str, room: Offscreen) -> None:
    """The table in the rule book that compares the cards of all games."""
    book = _rules(game, room)
    room.stack.push(book)
    _click(room, book.compare.rect.center)
    room.wait(SETTLE)


def _large_hand(game: str, room: Offscreen) -> None:
    """The player has drawn and drawn; everybody is played by hand, so that nobody goes out meanwhile."""
    declared = {each.name: each for each in find_variant(game).info.options}
    drawing: dict[str, Value] = {}
    if "cards" in declared:
        drawing["cards"] = declared["cards"].high
    if "voluntary_draw" in declared:
        drawing["voluntary_draw"] = True
    scene = sit_down(room, plan(game, 3, persons=3, options=drawing))
    play = scene.play
    runner, match, luck = play.runner, play.match, Rng(SEED)
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
        runner.offer(state.turn, luck.choice(wanted or legal))
    else:
        raise NoSuchMoment(f"nobody ever held {LARGE_HAND} cards")
    scene.view.hurry()
    room.wait(SETTLE)


# --- the standard set


def offered() -> list[Variant[Any]]:
    """The games that have a table."""
    return [each for each in VARIANTS if each.info.layout]


def standard() -> list[Shot]:
    """Every scene and every game in the usual window, and some of them in others."""
    games = offered()
    first = games[0].info.id
    shots = [
        Shot("title", "title", _still),
        Shot("comparison", "comparison", partial(_compared, first)),
        Shot("pause", f"pause-{first}", partial(_paused, first)),
    ]
    for page in PAGES:
        name = "settings" if page == next(iter(PAGES)) else f"settings-{page}"
        shots.append(Shot("settings", name, partial(_pushed, partial(_settings, page))))
    for variant in games:
        shots += _of_game(variant)
    shots += [
        Shot("table", f"table-{first}-4-{look}", partial(_mid_game, 4, first), settings=settings)
        for look, settings in _LOOKS.items()
    ]
    chosen = {"title", f"table-{first}-10", f"setup-{games[-1].info.id}", f"result-{first}"}
    chosen |= {f"table-{each.info.id}-4" for each in games}
    shots += [shot.at(size) for size in OTHERS for shot in shots if shot.name in chosen]
    return shots


_LOOKS: dict[str, dict[str, Any]] = {
    "large-text": {"text_scale": 2.0},
    "high-contrast": {"high_contrast": True},
    "night": {"theme": "night", "back": "compass"},
    "wine": {"theme": "wine", "back": "tide"},
}


def _of_game(variant: Variant[Any]) -> list[Shot]:
    info = variant.info
    game = info.id
    seats = sorted({max(info.min_players, min(each, info.max_players)) for each in SEATS})
    shots = [
        Shot("setup", f"setup-{game}", partial(_pushed, partial(_setup, variant))),
        Shot("rules", f"rules-{game}", partial(_pushed, partial(_rules, game))),
        Shot("deal", f"deal-{game}", partial(_dealing, 4, game)),
        Shot("first", f"first-{game}", partial(_first_turn, 4, game)),
        *(Shot("table", f"table-{game}-{each}", partial(_mid_game, each, game)) for each in seats),
        Shot("result", f"result-{game}", partial(_over, 4, game)),
    ]
    draws = "draw" in info.turn_verbs
    wild = NO_SUIT in variant.table(info.min_players).deck.suit
    if draws and wild and not info.mistakes_can_be_played:
        shots.append(Shot("picker", f"picker-{game}", partial(_picking, game)))
    if draws:
        shots.append(Shot("hand", f"hand-{game}-{LARGE_HAND}", partial(_large_hand, game)))
    return shots


def _settings(page: str, room: Offscreen) -> SettingsScene:
    scene = SettingsScene(room.stage, room.stack)
    scene.turn(page)
    return scene


def _setup(variant: Variant[Any], room: Offscreen) -> SetupScene:
    return SetupScene(room.stage, room.stack, variant)


def _rules(game: str, room: Offscreen) -> RuleBookScene:
    return RuleBookScene(room.stage, room.stack, game)


# --- taking them


def chosen(scenes: Iterable[str], size: Size | None) -> list[Shot]:
    """The standard set, or what of it shows these scenes (or has these names), or all at one size."""
    wanted = set(scenes)
    shots = [s for s in standard() if not wanted or s.scene in wanted or s.name in wanted]
    if size is None:
        return shots
    return [replace(shot, size=size) for shot in shots if shot.size == USUAL]


def take(shots: Iterable[Shot], folder: Path) -> Iterator[Path]:
    """Write them one by one, each as soon as it is taken; the files, as they are written."""
    for shot in shots:
        file = folder / f"{shot.name}.png"
        pygame.image.save(shot.take(), file)
        yield file
