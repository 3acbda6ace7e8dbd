"""The transcripts: that the program plays and tells every game as written, and how a difference is shown."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from game.commands import commands
from game.engine.notation.action_text import parse_action
from game.engine.variant import Variant
from game.tools.transcripts import keeping
from game.tools.transcripts.chosen_tables import chosen_tables
from game.variants import VARIANTS
from tests.knock.addition import added
from tests.knock.game import GAME

KEPT = Path(__file__).resolve().parents[1] / "transcripts"
GAMES = [variant.info.id for variant in VARIANTS]
SHORT = "tricks"
"""A game whose transcripts are short."""


def run(*words: str | Path, folder: Path = KEPT) -> Result:
    arguments = ["transcripts", *map(str, words), "--folder", str(folder)]
    return CliRunner().invoke(commands, arguments)


def lines_of(game: str) -> list[str]:
    files = sorted(KEPT.glob(f"{game}-*.txt"))
    assert files
    return [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A folder with the transcripts of one game."""
    for file in KEPT.glob(f"{SHORT}-*.txt"):
        shutil.copy(file, tmp_path)
    return tmp_path


def changed(folder: Path, begins: str, text: str) -> tuple[str, str, str]:
    """Change the last line that begins so in one transcript; (file, its move, the line before)."""
    file = folder / f"{SHORT}-2.txt"
    lines = file.read_text(encoding="utf-8").split("\n")
    place = max(at for at, line in enumerate(lines) if line.startswith(begins))
    before, lines[place] = lines[place], text
    file.write_text("\n".join(lines), encoding="utf-8")
    return file.name, [line for line in lines[:place] if line.startswith("move ")][-1], before


@pytest.mark.parametrize("game", GAMES)
def test_the_program_plays_and_tells_what_is_written(game: str) -> None:
    done = run("check", game)
    assert done.exit_code == 0, done.output
    assert done.output.endswith("transcripts, 0 differ\n")
    assert not done.output.startswith("0 ")


@pytest.mark.parametrize("variant", VARIANTS, ids=GAMES)
def test_every_verb_comes_up(variant: Variant[Any]) -> None:
    deck = next(chosen_tables(variant)).table.deck
    moves = [line.split(" ", 6)[6] for line in lines_of(variant.info.id) if line[:5] == "move "]
    verbs = {parse_action(text, deck, variant.info.vocabulary).verb for text in moves}
    assert verbs == {*variant.info.vocabulary}


@pytest.mark.parametrize("variant", VARIANTS, ids=GAMES)
def test_refusals_name_clauses_of_the_game(variant: Variant[Any]) -> None:
    refused = {line.split()[-1] for line in lines_of(variant.info.id) if "  refused " in line}
    assert len(refused) > 1
    assert refused <= {*variant.clauses()}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_written_as_python_has_it(game: str) -> None:
    facts = [line for line in lines_of(game) if not line.startswith("  told ")]
    odd = re.compile(r"[\[\]{}()<]|\b(None|True|False|Action|Place|0x\w+)\b")
    assert [line for line in facts if odd.search(line)] == []


def test_they_are_as_small_as_they_have_to_be() -> None:
    sizes = [file.stat().st_size for file in KEPT.glob("*.txt")]
    assert max(sizes) <= keeping.LARGEST
    assert sum(sizes) <= keeping.LARGEST_OF_ALL


def test_a_changed_fact_is_shown_with_its_move(copied: Path) -> None:
    text = "  sees 0 turn=7"
    file, move, before = changed(copied, "  sees ", text)
    done = run("check", SHORT, folder=copied)
    assert done.exit_code == 1
    shown = [line for line in done.output.splitlines() if not line.endswith(("differ", "differs"))]
    assert shown[0].startswith(f"{file}, line ")
    assert shown[0].endswith(f": {move}")
    assert shown[1:] == [f"  kept: {text}", f"  now:  {before}"]


def test_a_sentence_is_left_out_where_rules_alone_are_compared(copied: Path) -> None:
    _, move, before = changed(copied, "  told ", "  told 0 Nothing happened.")
    done = run("check", SHORT, folder=copied)
    assert done.exit_code == 1
    assert move in done.output
    assert before in done.output
    assert run("check", SHORT, "--rules", folder=copied).exit_code == 0


def test_a_transcript_that_ends_too_soon_or_is_missing_differs(copied: Path) -> None:
    file = copied / f"{SHORT}-1.txt"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-1]), encoding="utf-8")
    (copied / f"{SHORT}-2.txt").unlink()
    (copied / f"{SHORT}-99.txt").write_text("", encoding="utf-8")
    done = run("check", SHORT, folder=copied)
    assert done.exit_code == 1
    assert f"  kept: {keeping.NOTHING}\n  now:  {lines[-1]}" in done.output
    assert f"{SHORT}-2.txt, line 1" in done.output
    assert f"{SHORT}-99.txt" in done.output
    assert done.output.endswith("3 differ\n")


def test_writing_leaves_what_is_there_and_no_more(tmp_path: Path) -> None:
    stale, others = tmp_path / f"{SHORT}-99.txt", tmp_path / "notes.txt"
    for file in (stale, others):
        file.write_text("old", encoding="utf-8")
    done = run("write", SHORT, folder=tmp_path)
    assert done.exit_code == 0, done.output
    assert done.output.endswith("every verb came up\n")
    assert not stale.exists()
    assert others.exists()
    for file in KEPT.glob(f"{SHORT}-*.txt"):
        assert (tmp_path / file.name).read_bytes() == file.read_bytes()


def test_what_cannot_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    for done in (run("check", "whist"), run("check", folder=tmp_path / "nowhere")):
        assert done.exit_code == 2
        assert done.stderr.startswith("There is no ")


def test_a_game_of_another_family_needs_nothing_of_its_own(tmp_path: Path) -> None:
    """It has a zone and a verb that no other game has."""
    with added(tmp_path / "assets"):
        done = run("write", GAME.info.id, folder=tmp_path)
    assert done.exit_code == 0, done.output
    assert done.output.endswith("every verb came up\n")
    files = sorted(tmp_path.glob(f"{GAME.info.id}-*.txt"))
    assert len(files) > 1
    assert all("  told " in file.read_text(encoding="utf-8") for file in files)
