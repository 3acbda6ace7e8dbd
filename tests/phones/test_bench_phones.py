"""A short part of `bench phones`: phones are back in every game, and frames go on under attack."""

from __future__ import annotations

import pytest

from game.tools.phone_bench import bench_phones, coming_back
from game.tools.phone_bench.coming_back import KINDS
from game.tools.phone_bench.phone_table import phone_table
from game.tools.phone_bench.raids import RAIDS
from game.variants import VARIANTS


def test_phones_are_back_with_their_hands_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coming_back, "EVERY", 3)
    found = list(coming_back.coming_back(3 * len(VARIANTS), 5))
    assert {each.game for each in found} == {variant.info.id for variant in VARIANTS}
    assert {each.kind for each in found} == set(KINDS)
    assert not [each for each in found if each.wrong]


def test_another_hand_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    hears = coming_back.VirtualPhone.hears

    def fewer(self: coming_back.VirtualPhone, kind: str) -> dict[str, object]:
        message = hears(self, kind)
        if kind == "table":
            message["hand"] = message["hand"][1:]
        return message

    monkeypatch.setattr(coming_back.VirtualPhone, "hears", fewer)
    assert bench_phones.back(1, 1)["wrong"]


@pytest.mark.parametrize("name", ["secrets", "nonsense"])
def test_frames_go_on_under_attack(name: str) -> None:
    with phone_table() as table:
        bench_phones._seat(table)
        for seconds in (0.1, 1, 10):  # on a busy machine it may be long until anything is done
            figures = bench_phones._under(table, name, seconds)
            if figures["raids_a_second"] > 0:
                break
    assert name in RAIDS
    assert figures["raids_a_second"] > 0
    assert figures["raid"]["frames"] > 0
