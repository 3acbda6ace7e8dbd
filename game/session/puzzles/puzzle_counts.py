"""From how many puzzles of each game today's is drawn: `drawn_from(keys)`. It is the same within a dealing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from game.engine.problems import Phrase, Problem
from game.files.fields import Fields
from game.files.reading import AssetError
from game.files.toml_files import read_toml
from game.session.puzzles.puzzle_files import MOST_FILES
from game.session.today.dealing import DEALING, FOLDER
from game.store.platform_folders import assets
from game.variants import VARIANTS


def counts_path() -> Path:
    """Return the file with the counts of the dealing."""
    return assets() / FOLDER / f"puzzles-{DEALING}.toml"


@cache
def _shipped() -> Mapping[str, int]:
    """Return the counts of the dealing, whose file stays as it is while the program runs."""
    return load_counts(counts_path())


def load_counts(path: Path) -> dict[str, int]:
    """Return how many puzzles of each game a file counts, in its order. Raises AssetError if it is no good."""
    try:
        file = Fields(read_toml(path, within=path.parent))
        file.only(*(variant.info.id for variant in VARIANTS))
        return {game: file.whole_between(game, 1, MOST_FILES, 1) for game in file.table}
    except Problem as problem:
        phrase = Phrase("problem.file-todays-puzzle", file=str(path), reason=problem.phrase)
        raise AssetError(phrase) from None


def drawn_from(keys: Mapping[str, Sequence[str]]) -> list[str]:
    """Return those of the keys of all games from which today's is drawn: not what was added since.

    If that leaves none, they are all of them.
    """
    counts = _shipped().items()
    counted = [key for game, count in counts for key in keys.get(game, ())[:count]]
    return counted or [key for each in keys.values() for key in each]
