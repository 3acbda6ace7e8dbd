"""The page that people come to, in a browser: at every width, light and dark, with text of twice the size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.phones.browser import Browser, Tab, chromium, needs_browser

pytestmark = needs_browser
SITE = Path(__file__).resolve().parent.parent / "docs" / "site"
PAGES = ("index.html", "party.html")
SIZES = [(390, 844), (1280, 720), (1920, 1080)]
LEAST_CONTRAST = 4.5

FAINT = """
(() => {
  const light = (c) => c.map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const rgb = (text) => text.match(/[\\d.]+/g).map(Number);
  const found = [];
  for (const each of document.querySelectorAll("main *, footer *")) {
    if (![...each.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
    let ground = each;
    while (ground && rgb(getComputedStyle(ground).backgroundColor)[3] === 0) ground = ground.parentElement;
    const [a, b] = [
      light(rgb(getComputedStyle(each).color).slice(0, 3)),
      light(rgb(getComputedStyle(ground).backgroundColor).slice(0, 3)),
    ].sort((x, y) => x - y);
    if ((b + 0.05) / (a + 0.05) < %f) found.push(each.outerHTML.slice(0, 80));
  }
  return found;
})()
"""
MISSING = """
Promise.all([...document.images].map((each) => {
  each.loading = "eager";
  return each.decode().then(() => "", () => each.src);
})).then((found) => found.filter(Boolean))
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(lambda: None) as opened:
        yield opened


def opened(browser: Browser, page: str, size: tuple[int, int], scheme: str) -> Tab:
    tab = browser.phone(*size, ("prefers-color-scheme", scheme))
    tab.open((SITE / page).as_uri())
    tab.until(lambda: tab.ask("document.readyState === 'complete' && location.protocol") == "file:")
    return tab


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_fits_and_can_be_read(
    browser: Browser, page: str, size: tuple[int, int], scheme: str
) -> None:
    tab = opened(browser, page, size, scheme)
    assert tab.ask("innerWidth") == size[0]
    assert tab.ask("document.documentElement.scrollWidth") <= size[0]
    assert tab.ask(FAINT % LEAST_CONTRAST) == []
    assert tab.ask(MISSING) == []
    tab.close()


@pytest.mark.parametrize("page", PAGES)
def test_it_fits_with_text_of_twice_the_size(browser: Browser, page: str) -> None:
    tab = opened(browser, page, (1280, 720), "light")
    tab.ask("document.documentElement.style.fontSize = '200%'")
    assert tab.ask("document.documentElement.scrollWidth") <= 1280
    tab.close()
