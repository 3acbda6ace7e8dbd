"""Scripts for the pictures of the records: a year of matches that were never played, the same each time."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from game.engine.info import Info
from game.engine.rng import Rng
from game.scenes.base.guest_names import PLAYER_PORTRAIT, PORTRAITS, guest_name
from game.scenes.base.match_history import MatchHistory, NamedPerson
from game.scenes.base.remembered_table import player_name
from game.scenes.records.matches_scene import MatchesScene
from game.scenes.records.profile_scene import ProfileScene
from game.scenes.records.records_scene import RecordsScene
from game.session.records.ending import places
from game.store.history_index import HistoryIndex, MatchRecord, SeatRecord
from game.store.language_files import load_words
from game.store.settings_file import Profile
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import SEED, SETTLE, press
from game.variants import find_variant, with_a_table

NOW = time.mktime((2026, 11, 19, 21, 50, 0, 0, 0, -1))
DAY = 24 * 3600
MATCHES, MET = 148, 7
"""How many matches there are, and how many guests they are played with."""


def matches(count: int = MATCHES) -> Iterator[MatchRecord]:
    """Make matches of nine months, of which the player wins more and more."""
    luck, infos = Rng(SEED), [variant.info for variant in with_a_table()]
    words = load_words()
    for number in range(count):
        info = infos[luck.below(len(infos) + 2) % len(infos)]
        guests = list(PORTRAITS[:MET])
        luck.shuffle(guests)
        del guests[min(1 + luck.below(5), info.max_players - 1) :]
        low, high = (2, 40) if info.low_wins else (0, 30)
        scores = [low + luck.below(high) for _ in range(1 + len(guests))]
        if luck.below(2 * count) < number:
            scores[0] = 0 if info.low_wins else high + 1
        over = luck.below(12) > 0
        found = find_variant(info.id).achievements
        achieved = luck.choice(found).id if found and number % 8 == 0 else ""
        named = [words(f"person.{PLAYER_PORTRAIT}"), *(guest_name(words, each) for each in guests)]
        people = list(zip(named, ("", *guests), strict=True))
        yield _match(number, info, people, scores, (achieved,) if achieved else (), over=over)


def _match(
    number: int,
    info: Info,
    people: Sequence[tuple[str, str]],
    scores: Sequence[int],
    achieved: tuple[str, ...],
    *,
    over: bool,
) -> MatchRecord:
    """Make a match of `people`: the name of each and the guest that it is, "" for the player."""
    best = min(scores) if info.low_wins else max(scores)
    winners = [seat for seat, score in enumerate(scores) if over and score == best]
    place = places(scores, winners, low_wins=info.low_wins) if over else (0,) * len(scores)
    seats = [
        SeatRecord(
            seat,
            name,
            guest,
            "",
            scores[seat],
            seat in winners,
            guest or PLAYER_PORTRAIT,
            place[seat],
            () if guest else achieved,
        )
        for seat, (name, guest) in enumerate(people)
    ]
    house = number % 9 == 4 and any(option.name == "jump_in" for option in info.options)
    options = '{"jump_in": true}' if house else "{}"
    began = NOW - (MATCHES - number - 1) * 1.75 * DAY - 600
    name = f"{number:04}-{info.id}.match"
    return MatchRecord(
        *(name, info.id, info.rules, began, options, number, 1, 60, 200_000, over, over),
        "",
        tuple(seats),
    )


class _Sample(MatchHistory):
    """A history of so many matches in a folder that goes with it."""

    def __init__(self, room: Offscreen, count: int) -> None:
        self._files = TemporaryDirectory()
        data = Path(self._files.name)
        super().__init__(room.kit, data, lambda: NOW)
        if count:
            HistoryIndex(data).put(matches(count))


def records(count: int, keys: Sequence[int], room: Offscreen) -> None:
    """The records of somebody who has finished so many matches, after some keys."""
    room.stack.push(RecordsScene(room.kit, room.stack, _Sample(room, count)))
    for key in keys:
        press(room, key)
    room.wait(SETTLE)


def of_game(game: str, room: Offscreen) -> None:
    """The record in one game, with the rating."""
    records(MATCHES, (), room)
    scene = room.top
    if isinstance(scene, RecordsScene):
        next(each for each in scene.games.tiles if each.game == game).activate(room.kit)
    room.wait(SETTLE)


def goals(room: Offscreen) -> None:
    """The goals, below the achievements, with one of those in focus."""
    records(MATCHES, (), room)
    scene = room.top
    if isinstance(scene, RecordsScene):
        tile = scene.goals.tiles[len(scene.goals.tiles) // 2]
        scene.group.focus(room.kit, tile)
        scene.columns.follow(room.kit, tile)
        scene.dirty = True
    room.wait(SETTLE)


def listed(room: Offscreen) -> None:
    """The list of all matches."""
    room.stack.push(MatchesScene(room.kit, room.stack, _Sample(room, MATCHES)))
    room.wait(SETTLE)


def profile(room: Offscreen) -> None:
    """What can be done with the player's profile."""
    room.kit.settings.profiles = {
        guest_name(room.kit.words, each): Profile(each) for each in PORTRAITS[:2]
    }
    player = NamedPerson(player_name(room.kit), PLAYER_PORTRAIT)
    room.stack.push(ProfileScene(room.kit, room.stack, player))
    room.wait(SETTLE)


def deleting(room: Offscreen) -> None:
    """The question before a profile is deleted."""
    profile(room)
    top = room.top
    if isinstance(top, ProfileScene):
        top.delete.activate(room.kit)
    room.wait(SETTLE)
