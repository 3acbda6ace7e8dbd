from pathlib import Path

import pytest

from game.bots.policies import POLICIES
from game.store.bot_files import RosterError, load_guest, load_roster
from game.store.language_files import load_words
from game.store.platform_folders import assets
from game.variants import VARIANTS
from tests.harness.problem_sentences import said, tells

GOOD = 'portrait = "ada"\npolicy = "random"\n'


def test_the_bots_that_come_with_the_program_can_play() -> None:
    roster, words = load_roster(), load_words()
    assert {"random", "greedy"} <= set(roster)
    for guest in roster.values():
        assert f"bot.{guest.id}.name" in words
        assert words(f"bot.{guest.id}.about").endswith(".")
        assert (assets() / "portraits" / f"{guest.portrait}.svg").exists()
        for variant in VARIANTS:
            assert guest.bot(variant)


def test_what_a_file_leaves_out_has_its_default(tmp_path: Path) -> None:
    file = tmp_path / "ann.toml"
    file.write_text(GOOD)
    guest = load_guest(file)
    assert (guest.id, guest.budget, guest.temper.reaction) == ("ann", 1, 1500)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("policy = ", "is not a bot"),
        ('policy = "random"', "portrait is missing"),
        (GOOD + "speed = 3\n", "no use for speed; it knows portrait, policy"),
        (GOOD + "[temper]\ntalk = 2\n", "temper.talk is 2, but must be 0 to 1"),
        (GOOD + "temper = 3\n", "temper is 3, but must be a table"),
        (GOOD + "budget = 0\n", "budget is 0, but must be a whole number, 1 or more"),
        (GOOD + "[temper]\nluck = 1\n", "no use for temper.luck; it knows attention"),
        (GOOD.replace("random", "clever"), f"the policies are {', '.join(POLICIES)}"),
    ],
)
def test_a_wrong_file_is_told_by_file_and_key(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "ann.toml"
    file.write_text(text)
    with tells(RosterError, says) as told:
        load_guest(file)
    assert str(file) in said(told.value)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with tells(RosterError, "cannot be read"):
        load_guest(tmp_path / "nobody.toml")
