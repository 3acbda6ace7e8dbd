"""The things that can be won, and which of them somebody may choose: `Things.of(kit, person)`.

Each is a cloth, a back or the faces of cards, or a portrait, whose file names the goal by which it is won
(`won_by`). One that names no goal, or one that this program does not know, is free.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.engine.problems import Phrase
from game.files.reading import told_of
from game.scenes.base.goals.person_goals import goals_of, todo
from game.scenes.base.match_history import MatchHistory
from game.session.goals.goals import GOALS, Progress
from game.session.goals.unlocked import KeptUnlocks, Turn
from game.store.name_changes import load_changes
from game.store.platform_folders import assets
from game.view.base.scene_kit import BACKS, SceneKit
from game.view.base.theme_files import (
    BackFile,
    LookError,
    PrizeFile,
    ThemeFile,
    names,
    read_back,
    read_faces,
    read_portrait,
    read_theme,
)
from game.words.catalogue import Catalogue
from game.words.people_texts import kept_name

_BLANKS = re.compile("[-_]+")


class ThingKind(StrEnum):
    """What a thing is, as the messages of its name begin."""

    THEME = "theme"
    BACK = "back"
    FACES = "faces"
    PORTRAIT = "person"


class Thing(NamedTuple):
    """Something that can be won: what it is, the name of its file, and the goal by which it is won."""

    kind: ThingKind
    id: str
    goal: str


READERS: Mapping[ThingKind, tuple[str, Callable[[Path], ThemeFile | BackFile | PrizeFile]]] = {
    ThingKind.THEME: ("themes", read_theme),
    ThingKind.BACK: (BACKS, read_back),
    ThingKind.FACES: ("cards", read_faces),
    ThingKind.PORTRAIT: ("portraits", read_portrait),
}
"""The folder of the files of each kind, and what reads one."""


@cache
def all_things() -> Sequence[Thing]:
    """Return everything that can be won, as the files say, in the order of the goals."""
    known = [each.id for each in GOALS]
    found: list[Thing] = []
    for kind, (folder, read) in READERS.items():
        for name in names(assets() / folder):
            try:
                goal = read(assets() / folder / f"{name}.toml").won_by
            except LookError:
                continue  # the settings tell why it is no good
            if goal in known:
                found.append(Thing(kind, name, goal))
    return sorted(found, key=lambda each: known.index(each.goal))


def won_by(goal: str) -> Sequence[Thing]:
    """Return what is won by a goal."""
    return [each for each in all_things() if each.goal == goal]


def free_first(kind: ThingKind, ids: Sequence[str]) -> list[str]:
    """Return the names of files with those first that need not be won, in their order, then by their goals."""
    won = [each.id for each in all_things() if each.kind is kind]
    return [*(each for each in ids if each not in won), *(each for each in won if each in ids)]


def thing_text(kit: SceneKit, thing: Thing) -> str:
    """Return what a thing is, with its name."""
    name = thing_name(kit.words, thing.kind, thing.id)
    return kit.words(f"ui.won.{thing.kind.value}", name=name)


def thing_name(words: Catalogue, kind: ThingKind, id: str) -> str:
    """Return what a thing is called: by its message, or else as its file is, with blanks for - and _."""
    key = f"{kind.value}.{id}"
    return words(key) if key in words else kept_name(_BLANKS.sub(" ", id))


class Things:
    """What one person may choose: all that is free, what they have won, or everything if it is `unlocked`."""

    def __init__(
        self, kit: SceneKit, person: str, progress: Collection[Progress], *, unlocked: bool
    ) -> None:
        self._kit = kit
        self.person = person
        self._progress = {each.goal.id: each for each in progress}
        self._goals = {(each.kind, each.id): each.goal for each in all_things()}
        self.unlocked = unlocked

    @classmethod
    def of(cls, kit: SceneKit, person: str, history: MatchHistory | None = None) -> Things:
        """Return what somebody may choose, by the logs, those of a `history` that has been read already."""
        history = history or MatchHistory.of(kit)
        unlocked = is_unlocked(kit, history.data, person)
        return cls(kit, person, goals_of(kit, history, person), unlocked=unlocked)

    def locked(self, kind: ThingKind, id: str) -> str:
        """Return what is to be done for a thing, and how far that is; "" if it can be chosen."""
        goal = self._goals.get((kind, id), "")
        progress = self._progress.get(goal)
        if self.unlocked or progress is None or progress.reached:
            return ""
        words = self._kit.words
        return words(
            "ui.won.locked",
            todo=todo(self._kit, progress.goal),
            count=progress.done,
            all=progress.goal.target,
        )


def is_unlocked(kit: SceneKit, data: Path, person: str) -> bool:
    """Return whether somebody has unlocked all."""
    if not kit.keeps_matches:
        return False
    try:
        return KeptUnlocks(data, kit.tell_once).unlocked(person, load_changes(data))
    except OSError as error:
        kit.tell_once(Phrase("problem.history", detail=told_of(error)))
        return False


def unlock(kit: SceneKit, data: Path, person: str, now: float, *, on: bool) -> bool:
    """Keep that somebody unlocks all, or no more; return False, after a notice, if that cannot be kept."""
    try:
        KeptUnlocks(data).turn(Turn(now, person, on))
    except OSError as error:
        told = Phrase("problem.unlock-unwritable", folder=str(data), detail=told_of(error))
        kit.notices.append(kit.words.phrase(told))
        return False
    return True
