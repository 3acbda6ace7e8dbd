"""The rating in the records of one game: only where there is one, and as honest as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.base.match_history import MatchHistory
from game.scenes.records.rating_panel import RatingPanel
from game.scenes.records.records_scene import RecordsScene
from game.store.history_index import HistoryIndex, MatchRecord
from game.store.settings_file import Settings
from tests.harness.played import DAY, played
from tests.harness.program import Program

NOW = 1_790_000_000.0


def opened(folder: Path, *matches: MatchRecord, settings: Settings | None = None) -> RecordsScene:
    program = Program(folder, settings=settings or Settings(name="Ada"))
    data = folder / "sample"
    HistoryIndex(data).put(matches)
    history = MatchHistory(program.kit, data, lambda: NOW)
    scene = RecordsScene(program.kit, program.stack, history)
    program.stack.push(scene)
    program.frame()
    return scene


def match(number: int, who: str, scores: list[int], game: str = "classic") -> MatchRecord:
    return played(f"{number:03}", game, who, scores, NOW - (60 - number) * DAY)


def rating(scene: RecordsScene, game: str) -> RatingPanel | None:
    next(each for each in scene.games.tiles if each.game == game).activate(scene.kit)
    found = [each for each in scene.tallies if isinstance(each, RatingPanel)]
    scene.draw(scene.kit.window.surface)
    return found[0] if found else None


def test_of_all_games_together_there_is_no_rating(tmp_path: Path) -> None:
    scene = opened(tmp_path, match(1, "Ada* jun", [3, 0]))
    assert not [each for each in scene.tallies if isinstance(each, RatingPanel)]


def test_a_person_stands_between_guests_and_only_the_bar_is_told_at_first(tmp_path: Path) -> None:
    matches = [match(n, "Ada* jun milo", [n % 2, 1 - n % 2, 0]) for n in range(3)]
    panel = rating(opened(tmp_path, *matches), "classic")
    assert panel is not None
    assert "3 matches" in panel.note
    (own,) = (each for each in panel.rungs if each.own)
    assert (own.name, own.text) == ("Ada", "")
    assert own.bar.low < own.bar.middle < own.bar.high
    middles = [each.bar.middle for each in panel.rungs]
    assert middles == sorted(middles, reverse=True)
    guests = [each for each in panel.rungs if not each.own]
    assert guests
    wins = [int(each.text.split()[0]) for each in guests]
    assert wins == sorted(wins)  # the weaker a guest, the more of 100
    assert all(0 < each < 100 for each in wins)


def test_after_ten_matches_the_number_is_told(tmp_path: Path) -> None:
    matches = [match(n, "Ada* jun milo", [n % 2, 1 - n % 2, 0]) for n in range(10)]
    panel = rating(opened(tmp_path, *matches), "classic")
    assert panel is not None
    (own,) = (each for each in panel.rungs if each.own)
    assert own.text.replace("−", "-") == str(own.bar.middle)


@pytest.mark.parametrize("who", ["Ada* Eve*", "Ada* stranger"])
def test_without_measured_guests_there_is_none(tmp_path: Path, who: str) -> None:
    assert rating(opened(tmp_path, match(1, who, [3, 0])), "classic") is None


def test_by_house_rules_the_guests_are_said_not_to_be_measured(tmp_path: Path) -> None:
    house = match(1, "Ada* jun", [3, 0])._replace(options='{"jump_in": true}')
    panel = rating(opened(tmp_path, house), "classic")
    assert panel is not None
    assert "not measured" in panel.note


def test_house_rules_of_two_sets_have_no_rating_together(tmp_path: Path) -> None:
    sets = '{"jump_in": true}', '{"stacking": "same"}'
    played_so = [match(n, "Ada* jun", [3, 0])._replace(options=sets[n % 2]) for n in range(4)]
    scene = opened(tmp_path, *played_so)
    assert scene.rules.chosen == 1
    assert rating(scene, "classic") is None
    scene.rules.chosen = 2
    scene._load()
    panel = next(each for each in scene.tallies if isinstance(each, RatingPanel))
    assert "not measured" in panel.note


def test_a_set_of_another_game_takes_no_rating_away(tmp_path: Path) -> None:
    house = match(1, "Ada* jun", [3, 0])._replace(options='{"jump_in": true}')
    other = match(2, "Ada* jun", [3, 0], "oono")._replace(options='{"jump_in": true}')
    scene = opened(tmp_path, house, other)
    assert scene.rules.chosen == 1
    assert rating(scene, "classic") is not None
