"""Draws of cups that are cut off anywhere, or left as a power cut may leave them: what was synced is read."""

from __future__ import annotations

from dataclasses import replace
from json import dumps
from pathlib import Path

from game.files.checked_lines import checked_lines
from game.files.reading import read_bytes
from game.files.writing import write_whole
from game.session.cup.cup_draw import CupDraw, drawn_guests
from game.session.cup.kept_cups import GIVEN_UP, KIND, KeptCups, draw_row
from game.session.cup.ladder import choices_of_cups, ladder
from game.store.bot_files import load_roster
from game.store.language_files import load_words


def some_draw(seed: int, id: str = "c") -> CupDraw:
    """Return the draw of a cup of all games."""
    portrait = next(iter(load_roster().values())).portrait
    games = choices_of_cups(portrait)[-1]
    guests = drawn_guests(ladder(games), seed)
    return CupDraw(id, "Ada", portrait, 1000.5, games, seed, guests)


def draw_bytes(draw: CupDraw) -> bytes:
    """Return the log of a cup that was given up."""
    rows = (draw_row(draw), {GIVEN_UP: 2000.5})
    return checked_lines(dumps(row, separators=(",", ":")).encode() for row in rows)


def cup_fault(data: Path, draw: CupDraw, image: bytes, synced: int) -> str:
    """Return what is wrong where the program starts with an image of the draw's log, and begins another cup."""
    content = draw_bytes(draw)
    told: list[str] = []
    cups = KeptCups(data, lambda phrase: told.append(load_words().phrase(phrase)))
    cups.folder.mkdir(parents=True)
    write_whole(cups.folder / f"1.{KIND}", image)
    found = cups.draws()
    whole = {draw, replace(draw, given_up=True)}
    if not whole.issuperset(found):
        return "another cup is read than was drawn"
    if synced > content.index(b"\n") and not found:
        return f"it is lost: {' '.join(told)}"
    if synced == len(content) and not found[0].given_up:
        return "that it was given up is lost"
    if not found and image and not told:
        return "it is lost without a word"
    if image not in [read_bytes(each) for each in cups.folder.iterdir()]:
        return "the file has been changed"
    other = replace(draw, id="other")
    if not cups.begin(other) or KeptCups(data).draws() != [*found, other]:
        return "no other cup can be begun"
    if found and not (cups.give_up(draw, 3000.5) and cups.draws()[0].given_up):
        return "it cannot be given up"
    return ""
