"""The rows that switch the first-game guides on again, or off: one for each, and one for all."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.guide import SKIPPED
from game.store.places import assets
from game.variants import VARIANTS
from game.view.choice import Choice
from game.view.stage import Stage
from game.view.widgets import Row

WAYS = ("off", "left", "all")
"""Nothing is explained; what has not been explained yet; everything, from the beginning."""


def guide_rows(stage: Stage, changed: Callable[[], None]) -> list[Row]:
    """What the guide of each game has left to explain; "left" is there where some of it has been read."""
    words, read = stage.words, stage.settings.guides
    guides = assets() / "guides"
    infos = [each.info for each in VARIANTS if (guides / f"{each.info.id}.toml").is_file()]
    names = [info.id for info in infos]
    before = {name: read.get(name) for name in names}

    def way(name: str) -> str:
        notes = read.get(name)
        return "all" if not notes else "off" if SKIPPED in notes else "left"

    def put(name: str, chosen: str) -> None:
        notes = before[name]
        if chosen == "off":
            read[name] = [SKIPPED]
        elif chosen == "left" and notes:
            read[name] = notes
        else:
            read.pop(name, None)

    def row(name: str, title: str) -> Choice:
        ways = [each for each in WAYS if each != "left" or way(name) == "left"]

        def choose(place: int) -> None:
            put(name, ways[place])
            together()
            changed()

        labels = [words(f"ui.settings.guide.{each}") for each in ways]
        help = words("ui.settings.guide.help", game=title)
        return Choice(title, labels, ways.index(way(name)), choose, help=help)

    rows = {info.id: row(info.id, info.title) for info in infos}

    def choose_all(place: int) -> None:
        if place < 2:
            for name, each in rows.items():
                put(name, ("off", "all")[place])
                each.chosen = (0, len(each.labels) - 1)[place]
        together()
        changed()

    common = [words(f"ui.settings.guide.{each}") for each in ("off", "all")]
    every = Choice(
        words("ui.settings.guide.every"),
        common,
        0,
        choose_all,
        help=words("ui.settings.guide.every_help"),
    )

    def together() -> None:
        """Say in the row for all of them what they have in common."""
        ways = {way(name) for name in names}
        alike = len(ways) == 1 and "left" not in ways
        every.labels = common if alike else [*common, words("ui.settings.guide.mixed")]
        every.chosen = ("off", "all").index(ways.pop()) if alike else 2

    together()
    return [every, *rows.values()]
