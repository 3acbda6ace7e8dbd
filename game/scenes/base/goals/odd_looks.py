"""What the files of looks say in vain: a game that is not there, a goal that is not there. `odd_looks()`.

Such a theme, back, portrait or such faces can be used all the same; only what is named does not come about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from game.engine.problems import Phrase, as_written
from game.scenes.base.goals.things import READERS
from game.session.goals.goals import GOALS
from game.store.platform_folders import assets
from game.variants import VARIANTS
from game.view.base.theme_files import LookError, ThemeFile, names


@cache
def odd_looks() -> Sequence[Phrase]:
    """Return a sentence for each file of a look that names what is not there, or cannot be used at all."""
    told: list[Phrase] = []
    owners: dict[str, str] = {}
    for folder, read in READERS.values():
        for name in names(assets() / folder):
            path = assets() / folder / f"{name}.toml"
            try:
                look = read(path)
            except LookError as error:
                told.append(error.phrase)
                continue
            told += _odd_goal(str(path), look.won_by)
            if isinstance(look, ThemeFile):
                told += _odd_games(str(path), look, owners)
    return told


def _odd_goal(file: str, goal: str) -> Iterator[Phrase]:
    known = tuple(each.id for each in GOALS)
    if goal and goal not in known:
        yield Phrase("problem.look-goal", file=file, value=as_written(goal), known=known)


def _odd_games(file: str, theme: ThemeFile, owners: dict[str, str]) -> Iterator[Phrase]:
    """Yield what is wrong with the games of a theme; `owners` are the themes before it, by their games."""
    known = tuple(variant.info.id for variant in VARIANTS)
    unknown = tuple(as_written(game) for game in theme.games if game not in known)
    if unknown:
        yield Phrase("problem.theme-games", file=file, value=unknown[0], known=known)
    taken = [game for game in theme.games if owners.get(game, theme.id) != theme.id]
    if taken:
        yield Phrase("problem.theme-taken", file=file, game=taken[0], other=owners[taken[0]])
    for game in theme.games:
        owners.setdefault(game, theme.id)
