"""The colours of banners: those of the portraits' clothes, dark enough for light text."""

from __future__ import annotations

import pytest

from game.store.platform_folders import assets
from game.view.base.colours import LIGHT, Colour
from game.view.moments.portrait_colours import LEAST_CONTRAST, SHIRTS, banner_colour

PORTRAITS = sorted(file.stem for file in (assets() / "portraits").glob("*.svg"))


@pytest.mark.parametrize("name", PORTRAITS)
def test_every_portrait_has_the_colour_that_it_wears(name: str) -> None:
    drawn = (assets() / "portraits" / f"{name}.svg").read_text("utf-8")
    assert SHIRTS[name].rgb in drawn
    assert LIGHT.contrast(banner_colour(name)) >= LEAST_CONTRAST


def test_a_colour_that_is_dark_enough_stays() -> None:
    assert banner_colour("inga") == SHIRTS["inga"]
    assert banner_colour("theo") != SHIRTS["theo"]
    assert LIGHT.contrast(Colour(255, 255, 255)) < LEAST_CONTRAST
