"""Pictures of the real scenes without a screen: `take(shots, folder)`.

Every shot is a fresh program with a fixed deal in which bots have played to a chosen moment, so the same tree
gives the same pictures. `game.tools.standard_shots` has the ones that are always taken.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from io import BytesIO
from pathlib import Path
from typing import Any, TypeAlias

import pygame
from pygame import Surface

from game.files.writing import write_whole
from game.store.settings_file import Settings
from game.tools.offscreen import Offscreen, explained
from game.tools.shot_scripts import NoSuchMoment, Pose

Size: TypeAlias = tuple[int, int]

LARGE = {"text_scale": 2.0}
"""The settings with the largest text."""
AT_ONCE = {"speed": "OFF", "think": "OFF"}
"""The settings with which nothing moves and nobody waits."""
USUAL: Size = (1280, 720)


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: `name` is its file's without the ending; `pose` brings a program at its title to it.

    The first-game guides count as read, unless the picture is of one.
    """

    scene: str
    name: str
    pose: Pose
    size: Size = USUAL
    settings: dict[str, Any] = field(default_factory=dict)

    def at(self, size: Size) -> Shot:
        """The same in another window; the file's name says which."""
        return replace(self, name=f"{self.name}-{size[0]}x{size[1]}", size=size)

    def speaking(self, language: str) -> Shot:
        """The same in another language, by the name of its folder."""
        return replace(self, settings={**self.settings, "language": language})

    def wishes(self) -> Settings:
        """The player's settings."""
        return Settings(**{"faces_told": True, "guides": explained(), **self.settings})

    def take(self, tell: Callable[[str], None] = lambda notice: None) -> Surface:
        """The picture, in real pixels. NoSuchMoment if the game never comes to it.

        `tell` gets the notices that a player would be shown over it, as of a language that is damaged.
        """
        room = Offscreen(self.size, self.wishes(), tell=tell)
        try:
            self.pose(room)
        except NoSuchMoment as error:
            raise NoSuchMoment(f"{self.name}: {error}") from None
        picture = room.picture()
        if room.kit.phones is not None:
            room.kit.phones.close()
        return picture


def take(
    shots: Iterable[Shot], folder: Path, tell: Callable[[str], None] = lambda notice: None
) -> Iterator[Path]:
    """Take the shots, writing each while the next is being taken; yield the files once they are written.

    `tell` is that of `Shot.take`. Raise OSError, with the file's name, if one cannot be written.
    """
    with ThreadPoolExecutor(1) as writer:
        begun: deque[Future[Path]] = deque()
        for shot in shots:
            begun.append(writer.submit(_write, shot.take(tell), folder / f"{shot.name}.png"))
            if len(begun) > 1:
                yield begun.popleft().result()
        for each in begun:
            yield each.result()


def _write(picture: Surface, file: Path) -> Path:
    """By way of the memory: SDL says nothing of a disk that is full."""
    data = BytesIO()
    pygame.image.save(picture, data, file.name)
    write_whole(file, data.getvalue())
    return file
