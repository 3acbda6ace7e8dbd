"""The pictures that are always taken: every scene and every game, and some of them in other windows.

A game joins by being in VARIANTS (with a layout), a scene by a line in `standard`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.engine.cards import NO_SUIT
from game.engine.variant import Variant
from game.engine.verbs import Names
from game.scenes.settings.settings_scene import PAGES
from game.session.lessons.steps import USES
from game.store.guide_files import load_guide
from game.store.lesson_files import tried_rules
from game.store.platform_folders import assets
from game.tools import shot_scripts as poses
from game.tools.poses import cup_scripts as cup_poses
from game.tools.poses import evening_scripts as evening_poses
from game.tools.poses import house_scripts as house_poses
from game.tools.poses import lesson_scripts as lesson_poses
from game.tools.poses import menu_scripts as menu_poses
from game.tools.poses import moment_scripts as moment_poses
from game.tools.poses import record_scripts as record_poses
from game.tools.poses import review_scripts as review_poses
from game.tools.poses import take_back_scripts as back_poses
from game.tools.poses import title_scripts as title_poses
from game.tools.poses import today_scripts as today_poses
from game.tools.poses import unfinished_scripts as unfinished_poses
from game.tools.poses.couch_shots import of_couch
from game.tools.poses.puzzle_scripts import of_puzzles
from game.tools.shot_scripts import LARGE_HAND, Pose
from game.tools.shots import AT_ONCE, LARGE, USUAL, Shot, Size
from game.variants import with_a_table

OTHERS: tuple[Size, ...] = ((1920, 1080), (2560, 1080), (1024, 768))
SEATS = (2, 4, 10)
ROUNDS = 4
"""Rounds of the matches whose end is shown, where the game counts them."""
_SENTENCE = "The settings in settings.json cannot be read: all are as they came."
_LOOKS: dict[str, dict[str, Any]] = {
    "large-text": LARGE,
    "high-contrast": {"high_contrast": True},
    "night": {"theme": "night", "back": "compass", "night_cards": True},
    "wine": {"theme": "wine", "back": "tide"},
}


def standard() -> list[Shot]:
    """Every scene and every game in the usual window, and some of them in others."""
    games, first = with_a_table(), with_a_table()[0].info.id
    shots = [
        Shot("title", "title", poses.still),
        Shot("waiting", "waiting", partial(title_poses.waiting, 1)),
        Shot("waiting", "waiting-large", partial(title_poses.waiting, 3), settings=LARGE),
        Shot("waiting", "waiting-upright", partial(title_poses.waiting, 3), (720, 1280)),
        Shot("comparison", "comparison", partial(menu_poses.compared, first)),
        Shot("comparison", "comparison-sets", partial(menu_poses.sets_compared, first)),
        Shot("search", f"search-{first}", partial(menu_poses.searched, first, "wild")),
        Shot("notice", "notice", partial(poses.told, _SENTENCE)),
        Shot("pause", f"pause-{first}", partial(poses.paused, first)),
        Shot("large", "large-pause", partial(poses.paused, first), settings=LARGE),
        Shot("drag", f"drag-{first}", partial(poses.dragged, first)),
    ]
    shots += [
        Shot("undo", f"undo-{first}", partial(back_poses.taken_back, first)),
        Shot("undo", f"undo-late-{first}", partial(back_poses.too_late, first)),
        Shot("practice", f"practice-{first}", partial(back_poses.practice, first)),
        Shot("today", "today", partial(today_poses.todays, 2, 0)),
        Shot("today", "today-open", partial(today_poses.todays, 0, 3)),
        Shot("today", "today-large", partial(today_poses.todays, 5, 1), settings=LARGE),
        Shot("unfinished", "unfinished", unfinished_poses.unfinished),
        Shot("unfinished", "unfinished-large", unfinished_poses.unfinished, settings=LARGE),
        Shot("cup", "cup", partial(cup_poses.cup, 3, 4)),
        Shot("cup", "cup-choose", partial(cup_poses.cup, 0, -1)),
        Shot("cup", "cup-large", partial(cup_poses.cup, 2, 4), settings=LARGE),
        Shot("cup", "cup-upright", partial(cup_poses.cup, 1, 2), (960, 1000)),
        Shot("evening", "evening", partial(evening_poses.standing, 5, 2)),
        Shot("evening", "evening-choose", evening_poses.choosing),
        Shot("evening", "evening-won", partial(evening_poses.won, 5)),
        Shot("evening", "evening-large", partial(evening_poses.standing, 8, 2), settings=LARGE),
        Shot("evening", "evening-won-large", partial(evening_poses.won, 8), settings=LARGE),
        Shot("evening", "evening-upright", partial(evening_poses.standing, 8, 2), (960, 1000)),
        Shot("records", "records", partial(record_poses.records, record_poses.MATCHES, ())),
        Shot("records", "records-none", partial(record_poses.records, 0, ())),
        Shot("records", "records-goals", record_poses.goals),
        Shot("records", "records-rating", partial(record_poses.of_game, first)),
        Shot("matches", "matches", record_poses.listed),
        Shot("profile", "profile", record_poses.profile),
        Shot("confirm", "profile-delete", record_poses.deleting),
    ]
    shots += of_puzzles(games)
    for page in PAGES:
        name = "settings" if page == next(iter(PAGES)) else f"settings-{page}"
        shots.append(Shot("settings", name, partial(menu_poses.settings, page)))
    shots.append(Shot("settings", "settings-zones", menu_poses.zones))
    for variant in games:
        shots += _of_game(variant)
        shots += _of_calls(variant)
    shots += [
        Shot("table", f"table-{first}-4-{look}", partial(poses.mid_game, 4, first), settings=how)
        for look, how in _LOOKS.items()
    ]
    shots += of_couch(games)
    shots += _of_moments(games)
    shots += [shot for variant in games for shot in _of_lesson(variant)]
    shots += [
        Shot("replay", "replay-2", partial(poses.replayed, first, 2)),
        Shot("replay", "replay-10", partial(poses.replayed, first, 10)),
        Shot("replay", "replay-upright", partial(poses.replayed, first, 4), (720, 1280)),
        Shot("replay", "replay-large-text", partial(poses.replayed, first, 4), (960, 540), LARGE),
        Shot(
            "replay",
            "replay-moves",
            partial(poses.replayed, first, 4, listed=True),
            (960, 540),
            LARGE,
        ),
        Shot("replay", "replay-copy", partial(poses.copied, first)),
    ]
    shots += _of_reviews(games)
    shots += [
        Shot("replay", f"last-trick-{each.info.id}", partial(poses.last_trick, each.info.id))
        for each in games
        if each.info.has_last_trick
    ]
    chosen = {"title", f"table-{first}-10", f"setup-{games[-1].info.id}", f"result-{first}"}
    chosen |= {f"table-{each.info.id}-4" for each in games} | {f"replay-{first}"}
    shots += [shot.at(size) for size in OTHERS for shot in shots if shot.name in chosen]
    return shots


def _of_house(game: str) -> list[Shot]:
    """What house rules show at the table of a game that has them."""
    shots = []
    if house_poses.has_rule(game, "jump_in"):
        shots.append(Shot("house", f"house-jump-{game}", partial(house_poses.jumping, game)))
    if house_poses.has_rule(game, "seven_zero"):
        shots.append(Shot("house", f"house-crossing-{game}", partial(house_poses.crossing, game)))
    if house_poses.shows_hands(game):
        pose = partial(house_poses.shown_hand, game)
        shots.append(Shot("house", f"house-hand-{game}", pose))
        shots.append(Shot("house", f"house-hand-large-{game}", pose, settings=LARGE))
    return shots


def _of_game(variant: Variant[Any]) -> list[Shot]:
    info = variant.info
    game = info.id
    seats = sorted({max(info.min_players, min(each, info.max_players)) for each in SEATS})
    most = seats[-1]
    counted = any(option.name == "rounds" for option in info.options)
    full = poses.CALM if info.timed else poses.SEED

    def table(players: int) -> Pose:
        deal = full if players == most else poses.SEED
        return partial(poses.mid_game, players, game, deal=deal)

    match = partial(poses.match_over, game, {"rounds": ROUNDS} if counted else {})
    shots = [
        Shot("setup", f"setup-{game}", partial(menu_poses.setup, variant)),
        *_of_house(game),
        Shot("house-rules", f"house-rules-{game}", partial(menu_poses.house_rules, variant)),
        Shot("guests", f"guests-{game}", partial(menu_poses.guests, variant)),
        Shot("rules", f"rules-{game}", partial(menu_poses.rules, game)),
        Shot("deal", f"deal-{game}", partial(poses.dealing, 4, game)),
        Shot("first", f"first-{game}", partial(poses.first_turn, 4, game)),
        *(Shot("table", f"table-{game}-{n}", table(n)) for n in seats),
        Shot("hint", f"hint-{game}", partial(poses.asked, pygame.K_h, game)),
        # Where cards take others, each can be played, if only to be laid down.
        *(
            []
            if info.open_zones
            else [Shot("refusal", f"refusal-{game}", partial(poses.refused, game))]
        ),
        Shot("result", f"result-{game}", partial(poses.over, 4, game)),
        Shot("result", f"result-{game}-{most}", partial(poses.over, most, game)),
        *(
            Shot("large", f"large-{game}-{n}", table(n), settings=LARGE)
            for n in dict.fromkeys((4, most))
        ),
        Shot("large", f"large-result-{game}", partial(poses.over, most, game), settings=LARGE),
        Shot("match", f"match-{game}", match, settings=AT_ONCE),
        Shot("replay", f"replay-{game}", partial(poses.replayed, game, 4)),
    ]
    if load_guide(assets() / "guides", variant):
        guided = partial(poses.guided, game)
        shots.append(Shot("guide", f"guide-{game}", guided, settings={"guides": {}}))
    for number, step in enumerate(info.steps):
        learning = partial(poses.learning, game, USES * number)
        name = f"steps-{game}-{step.id}"
        shots.append(Shot("guide", name, learning, settings={"guides": {}}))
    draws = "draw" in info.turn_verbs
    wild = NO_SUIT in variant.table(info.min_players).deck.suit
    if draws and wild and not info.mistakes_can_be_played:
        shots.append(Shot("picker", f"picker-{game}", partial(poses.picking, game)))
    if info.family == "shedding":  # in others a hand does not grow
        shots.append(Shot("hand", f"hand-{game}-{LARGE_HAND}", partial(poses.large_hand, game)))
    return shots


def _of_lesson(variant: Variant[Any]) -> list[Shot]:
    """Every step of a lesson, some with large text, what comes before and after it, and some rules tried."""
    info, game = variant.info, variant.info.id
    count = lesson_poses.steps(game)
    small = 960, 540
    shots = [
        Shot("lesson", f"lesson-{game}-{n + 1:02}", partial(lesson_poses.step, game, n))
        for n in range(count)
    ]
    if not count:
        return shots
    shots += [
        Shot("lesson", f"{shot.name}-large-text", shot.pose, small, LARGE) for shot in shots[1::3]
    ]
    shots += [
        Shot("try", f"try-{game}-{rule}", partial(lesson_poses.tried, game, rule))
        for rule in tried_rules(assets() / "lessons", game)[::4]
    ]
    if info.timed:
        accusing = partial(lesson_poses.opened, game, "accuse")
        shots.append(Shot("lesson", f"lesson-{game}-opened", accusing))
        shots.append(Shot("lesson", f"lesson-{game}-over", partial(lesson_poses.over, game)))
    elif game == with_a_table()[0].info.id:
        shots += [
            Shot(
                "lesson", f"lesson-{game}-upright", partial(lesson_poses.step, game, 1), (720, 1280)
            ),
            Shot("lesson", f"lesson-{game}-astray", partial(lesson_poses.astray, game, 1)),
            Shot("lesson", f"lesson-{game}-offer", partial(lesson_poses.offer, game)),
            Shot("lesson", f"lesson-{game}-over", partial(lesson_poses.over, game)),
        ]
    return shots


_PANELS = {Names.SEAT_AND_WORD: "accuse", Names.TEXT: "talk", Names.SUIT: "suits"}
"""The names of the pictures of calls' panels, by the kind of arguments."""


def _of_calls(variant: Variant[Any]) -> list[Shot]:
    """The panels of what may be called at any time, in a game that goes by the clock."""
    info = variant.info
    if not info.timed:
        return []
    game = info.id
    panels = [
        (_PANELS[verb.names], ord(verb.key))
        for verb in info.offered
        if verb.names in _PANELS and verb.key
    ]
    return [
        *(
            Shot(name, f"{name}-{game}", partial(poses.asked, key, game))
            for name, key in sorted(panels)
        ),
        *(
            Shot("large", f"large-{name}-{game}", partial(poses.asked, key, game), settings=LARGE)
            for name, key in sorted(panels)
        ),
        Shot("race", f"race-{game}", partial(poses.raced, game)),
        Shot("notice", f"notice-{game}", partial(poses.noticed, game)),
    ]


def _of_moments(games: list[Variant[Any]]) -> list[Shot]:
    """The end of a round, won and lost, and what happens at the seats."""
    infos = [variant.info for variant in games]
    trumps = next(info.id for info in infos if info.has_last_trick)
    calling = next(info.id for info in infos if info.offered_as_written and not info.timed)
    plain = infos[0].id
    scripts: dict[str, Pose] = {
        "won": partial(moment_poses.won, calling, 4),
        "winning": partial(moment_poses.winning, calling, 4),
        "lost": partial(moment_poses.lost, calling, 4),
        "lost-10": partial(moment_poses.lost, plain, 10),
        "won-cup": partial(moment_poses.won, trumps, 4),
        "penalty": partial(moment_poses.penalty, calling, 4),
        "called": partial(moment_poses.called, calling, 4),
        "skipped": partial(moment_poses.skipped, plain, 4),
        "due": partial(moment_poses.due, calling, 4),
        "pile": partial(moment_poses.nothing_to_play, plain, 4),
        "made": partial(moment_poses.made, calling, 4),
    }
    shots = [Shot("moment", f"moment-{name}", pose) for name, pose in scripts.items()]
    won, lost = shots[0], shots[2]
    return [
        *shots,
        replace(won, name="moment-won-reduced", settings={"reduced_motion": True}),
        replace(lost, name="moment-lost-upright", size=(720, 1280)),
        replace(won, name="moment-won-large-text", size=(960, 540), settings=LARGE),
    ]


def _of_reviews(games: list[Variant[Any]]) -> list[Shot]:
    """Where a match turned: in every game, with nothing to show, and with up to three turns."""
    first = games[0].info.id
    three = partial(review_poses.turned, first, 4, 3)
    fine = partial(review_poses.turned, first, 4, 0, fine=True)
    small = 960, 540
    return [
        *(
            Shot(
                "review", f"review-{each.info.id}", partial(review_poses.turned, each.info.id, 4, 3)
            )
            for each in games
        ),
        Shot("review", "review-2", partial(review_poses.turned, first, 2, 2)),
        Shot("review", "review-10", partial(review_poses.turned, first, 10, 1)),
        Shot("review", "review-none", partial(review_poses.turned, first, 4, 0)),
        Shot("review", "review-fine", fine),
        Shot("review", "review-working", partial(review_poses.working, first)),
        Shot("review", "review-upright", three, (720, 1280)),
        Shot("review", "review-large-text", three, small, LARGE),
        Shot("review", "review-fine-large-text", fine, small, LARGE),
    ]


def chosen(scenes: Iterable[str], size: Size | None) -> list[Shot]:
    """Return the standard shots of these scenes or names (all if none is given), perhaps at one size.

    What is neither a scene nor a name is the beginning of names.
    """
    every, wanted = standard(), set(scenes)
    known = {name for shot in every for name in (shot.scene, shot.name)}
    begin = tuple(wanted - known)
    shots = [
        shot
        for shot in every
        if not wanted or {shot.scene, shot.name} & wanted or shot.name.startswith(begin)
    ]
    if size is None:
        return shots
    return [replace(shot, size=size) for shot in shots if shot.size == USUAL]
