"""Where everything stands at the end of a match: `EndPage(kit, ...).box`, roomy or narrow, won or lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.scenes.result.word_button import HIGH, WordButton
from game.session.outcome import Outcome
from game.view.base.boxes import (
    Box,
    ColumnBox,
    FirstBox,
    GridBox,
    LeafBox,
    RowBox,
    StackBox,
    TextBox,
    WrapBox,
)
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.moments.finale_layout import NAME, SCORE
from game.view.widgets.figures import plain_number
from game.view.widgets.widget_boxes import button_box, in_one_line
from game.view.widgets.widgets import Button

LIVELY = 102.0
CHIP, CHIP_ROOM = 78.0, 150.0
"""The height of a chip, and how wide it is besides its name and its score."""
GAP = 16.0
SIDE, NARROW_SIDE, TOP, BOTTOM, WIDE = 128.0, 70.0, 66.0, 74.0, 1500.0
"""The margins inside the rim, and the width from which on the usual ones are."""
SAID, SENTENCE, NEXT, ACHIEVED, BETWEEN = 32.0, 44.0, 26.0, 28.0, 28.0
RULE = 36.0
PLATE = 30.0
"""The size of the name on one's own plate."""
PLACE = 310.0, 168.0
"""The size of the place of one of the others."""
USUAL_CARDS, MOST_OTHERS, ANOTHER_CARD = 3, 5, 50.0
"""How many cards lie in it, how many do at most, and how much wider it is wished to be for each more."""
MOST_FACES = 3
"""So many winners have a large portrait, and so many others a place at each side."""
WIDE_END, TOLD_WIDE = 2200.0, 1250.0
"""The width from which on the winner stands beside the headline, and how wide what is told is there."""
HIGH_END = 1000.0
"""The height from which on it is told in a column although there is room beside each other."""
CROWN = 0.2
"""How much of a portrait's height a crown stands out above it."""


class Measures(NamedTuple):
    """How large the winner's and one's own portrait and the headline are, and whether cards lie there."""

    winner: float
    own: float
    headline: float
    rich: bool = True
    others: float = 1.0
    """How many times as large as usual the others are who have a place of their own."""


HIGH_LOST = (
    Measures(680, 380, 224), Measures(560, 320, 200), Measures(405, 222, 168), Measures(300, 180, 130),
)  # fmt: skip
HIGH_WON = (
    Measures(700, 0, 200, others=1.5), Measures(520, 0, 160, others=1.3), Measures(520, 0, 160),
    Measures(384, 0, 130), Measures(290, 0, 110),
)  # fmt: skip
LOST = (
    Measures(405, 222, 168), Measures(300, 180, 130), Measures(216, 130, 96),
    Measures(150, 100, 72, rich=False), Measures(0, 0, 64, rich=False),
)  # fmt: skip
WON = (
    Measures(384, 0, 130), Measures(290, 0, 110), Measures(200, 0, 84),
    Measures(140, 0, 66, rich=False), Measures(0, 0, 60, rich=False),
)  # fmt: skip
LEAST = 56.0
"""The size of the headline where not even the last of these ways has room."""


class EndPage:
    """The page of one end; `order` are the seats as the scores have them, `speaker` is who says something.

    What stands on it: "winner", ("headline", size), "sentence", "between", "achieved", "said", "own", "plate",
    "cards", "next", a chip ("chip", place) for each seat, ("seat", number) for the others, and the buttons.
    Where several have to be `ready` for what is next, the box of that stands in its place, also without scores.
    """

    def __init__(
        self,
        kit: SceneKit,
        outcome: Outcome,
        texts: dict[str, TextBox],
        lively: Sequence[Button],
        small: Sequence[WordButton],
        order: Sequence[int],
        speaker: int,
        ready: Box | None = None,
    ) -> None:
        self.kit, self.outcome, self.texts = kit, outcome, texts
        self.lively, self.small = lively, small
        self.order, self.speaker, self.ready = order, speaker, ready
        self.reader = outcome.plan.reader

    @property
    def lost(self) -> bool:
        """Whether the only person here has lost, whose own face and cards are seen then."""
        return self.outcome.reader_lost

    @property
    def box(self) -> Box:
        """The whole page: the first of its ways that fits; the last ones have no scores, which Details have."""
        whole, bare = self._feet
        uppers = list(self._ways())
        ways = [
            *(_framed(each, whole) for each in uppers),
            *(_framed(each, bare) for each in uppers),
        ]
        return FirstBox((*ways, _framed(self._least, bare)))

    @property
    def _least(self) -> Box:
        """The headline alone, of which as much is told as the buttons leave room for."""
        return headline_box(self.texts, LEAST)

    def _ways(self) -> Iterator[Box]:
        """Yield the upper part, the roomiest way first."""
        if self.lost:
            yield from map(self._lost_high, HIGH_LOST)
            for each in LOST:
                yield from (self._lost_wide(each), self._lost_beside(each), self._lost_below(each))
        else:
            yield from map(self._won_high, HIGH_WON)
            for each in WON:
                yield from ((self._won(each, sides=True),) if each.rich else ())
                yield self._won(each, sides=False)

    def _lost_high(self, of: Measures) -> Box:
        """Below each other, all of it large, as a high window has room for."""
        return replace(self._lost_below(of), low=HIGH_END)

    def _lost_beside(self, of: Measures) -> Box:
        told, winner = self._columns(of)
        return RowBox((replace(told, share=62), replace(winner, share=38)), 40)

    def _lost_wide(self, of: Measures) -> Box:
        """The winner right beside the headline, in a window in which they would be far from each other."""
        told, winner = self._columns(of)
        parts = Box(share=1), winner, replace(told, share=2, most=TOLD_WIDE), Box(share=1)
        return replace(RowBox(parts, 70), least=WIDE_END)

    def _columns(self, of: Measures) -> tuple[Box, Box]:
        """Return what is told above one's own face and cards, and the winner."""
        told = ColumnBox((*self._told(of), self._own(of)), 22, spread="middle")
        return told, ColumnBox(self._winner(of), 26, align="middle", spread="middle")

    def _lost_below(self, of: Measures) -> Box:
        parts = (*self._winner(of), *self._told(of), self._own(of))
        return ColumnBox(parts, 24, align="middle", spread="middle")

    def _won_high(self, of: Measures) -> Box:
        """The others below the winner, as a high window has room for."""
        others = WrapBox(self._seats(of.others), 60, align="end", spread="middle", line_gap=20)
        middle = replace(self._won(of, sides=False), share=1)
        return ColumnBox((middle, others), 24, low=HIGH_END)

    def _won(self, of: Measures, *, sides: bool) -> Box:
        """The winner over the banner; the others at the `sides`, or only among the scores."""
        headline = in_one_line(self._headline(of))
        banner = ColumnBox((headline,), pad=(70, 14, 70, 20), key="banner")
        winner = self._winner(of)
        portrait, said = winner[:1], winner[1:]
        # The portrait stands behind the banner.
        figure = ColumnBox((*portrait, banner), align="middle")
        told = (figure, *self._told(of)[1:], *said)
        middle = ColumnBox(told, 18, align="middle", spread="middle")
        if not sides:
            return middle
        seats = self._seats(1.0)
        half = (len(seats) + 1) // 2
        left, right = (ColumnBox(each, 20, spread="end") for each in (seats[:half], seats[half:]))
        parts = replace(left, share=25), replace(middle, share=50), replace(right, share=25)
        return RowBox(parts, 20)

    def _seats(self, larger: float) -> tuple[Box, ...]:
        """The others with their cards, each in a place of their own, and the bubble of the one who speaks."""
        found = []
        others = [seat for seat in self.order if not self.outcome.results[seat].won]
        for seat in others[: 2 * MOST_FACES]:
            cards = min(len(self.outcome.results[seat].hand), MOST_OTHERS)
            more = ANOTHER_CARD * max(0, cards - USUAL_CARDS)
            wide, high = larger * (PLACE[0] + more), larger * PLACE[1]
            place: Box = LeafBox(wide, high, narrow=larger * PLACE[0], key=("seat", seat))
            if seat == self.speaker and self.texts["said"].text:
                place = ColumnBox((self._said, place), 22)
            found.append(place)
        return tuple(found)

    def _headline(self, of: Measures) -> TextBox:
        return replace(headline_box(self.texts, of.headline), cut=False)

    def _told(self, of: Measures) -> tuple[Box, ...]:
        """The headline, the sentence, how two stand with each other, and what was first achieved."""
        others = (self.texts[key] for key in ("sentence", "between", "achieved"))
        return (self._headline(of), *(each for each in others if each.text))

    def _winner(self, of: Measures) -> tuple[Box, ...]:
        """The portraits of the winners, and what one of them says."""
        shown = [seat for seat, each in enumerate(self.outcome.results) if each.won][:MOST_FACES]
        count = min(MOST_FACES, max(1, len(self.outcome.winners)))
        wide = of.winner * (1 + 0.7 * (count - 1))
        parts: list[Box] = []
        if of.winner:
            parts.append(LeafBox(wide, of.winner * (1 + CROWN), key="winner"))
        if self.speaker in shown and of.rich and self.texts["said"].text:
            parts.append(self._said)
        return tuple(parts) or (Box(),)

    @property
    def _said(self) -> Box:
        text = replace(self.texts["said"], key="line")
        bubble = ColumnBox((text,), pad=(30, 20, 30, 22), key="said")
        return ColumnBox((bubble,), align="middle", pad=(0, 18, 0, 0))

    def _own(self, of: Measures) -> Box:
        """One's own face with its plate, and beside it the cards that were left, if there are any."""
        if not of.own:
            return Box()
        fonts, scale = self.kit.fonts, self.kit.space.scale
        name = self.outcome.results[self.reader].seat.name
        wide = fonts.width(name, PLATE, BOLD) / scale + 60
        high = fonts.height(PLATE, BOLD) / scale + 12
        plate = LeafBox(max(of.own * 0.6, wide), high, key="plate")
        face: Box = StackBox((LeafBox(of.own, of.own, key="own"), plate), "middle", "end")
        if high > of.own * 0.4:  # it would hide the face
            face = ColumnBox((LeafBox(of.own, of.own, key="own"), plate), 4, align="middle")
        if not of.rich or not self.outcome.results[self.reader].hand:
            return RowBox((face,))
        cards = Box(share=1, low=of.own * 1.15, least=of.own * 1.4, key="cards")
        return RowBox((face, cards), 30, align="middle")

    @property
    def _feet(self) -> tuple[Box, Box]:
        """The scores, what comes next, and the buttons, in few lines; and the buttons alone."""
        each = tuple(map(self._chip, range(len(self.order))))
        chips = WrapBox(each, 14, line_gap=10)
        # Four of which the last would stand alone are in two rows.
        line = RowBox(tuple(replace(chip, narrow=None) for chip in each), 14)
        pairs = RowBox((GridBox(each, 14, columns=2, line_gap=10),))
        few = FirstBox((line, pairs, chips)) if len(each) == 4 else chips
        lively = [button_box(self.kit, each, high=LIVELY, air=26) for each in self.lively]
        small = [button_box(self.kit, each, high=HIGH, air=10) for each in self.small]
        words = WrapBox(tuple(small), 4, align="middle", spread="end")
        wide = ColumnBox(
            (
                RowBox((chips, replace(self._next, share=1)), 30),
                RowBox((*lively, Box(share=1), *small), GAP, align="middle"),
            ),
            22,
        )
        grown = tuple(replace(each, share=1) for each in lively)
        narrow = ColumnBox((few, self._next, RowBox(grown, GAP), words), 16)
        ready = () if self.ready is None else (self.ready,)
        bare = ColumnBox((*ready, RowBox(grown, GAP), words), 10)
        least = ColumnBox((*lively, words), 8)
        high = ColumnBox((few, self._next, ColumnBox((*lively, words), 8)), 16)
        return FirstBox((wide, narrow, high)), FirstBox((bare, least))

    @property
    def _next(self) -> Box:
        if self.ready is not None:
            return self.ready
        text = self.texts["next"]
        if not text.text:
            return Box()
        rules = tuple(Box(share=1, least=RULE, low=2, key=("rule", at)) for at in range(2))
        return RowBox((rules[0], text, rules[1]), 18, align="middle")

    def _chip(self, place: int) -> LeafBox:
        fonts, scale = self.kit.fonts, self.kit.space.scale
        result = self.outcome.results[self.order[place]]
        name = fonts.width(result.seat.name, NAME, BOLD) / scale
        score = fonts.width(plain_number(result.score), SCORE, TITLE) / scale
        high = max(CHIP, fonts.height(SCORE, TITLE) / scale + 14)
        wide = name + score + CHIP_ROOM
        return LeafBox(wide, high, narrow=score + CHIP_ROOM + 60, key=("chip", place))


def _framed(upper: Box, foot: Box) -> Box:
    """A page with its margins: the upper part takes what the foot leaves."""
    body = ColumnBox((replace(upper, share=1), foot), 20)
    usual = ColumnBox((replace(body, share=1),), pad=(SIDE, TOP, SIDE, BOTTOM), least=WIDE)
    narrow = ColumnBox((replace(body, share=1),), pad=(NARROW_SIDE, TOP, NARROW_SIDE, BOTTOM))
    return FirstBox((usual, narrow))


def headline_box(texts: dict[str, TextBox], size: float) -> TextBox:
    """Return the headline in a size, which is cut if there is no room for it."""
    key = ("headline", size)
    box = texts["headline"]
    return replace(box, size=size, smallest=size * 0.55, lines=2, cut=True, key=key)


def end_texts(
    headline: str, sentence: str, between: str, achieved: str, said: str, then: str
) -> dict[str, TextBox]:
    """Return the texts of a page, by what they are."""
    return {
        "headline": TextBox(headline, 168, TITLE, key="headline"),
        "sentence": TextBox(sentence, SENTENCE, MEDIUM, smallest=24, key="sentence"),
        "between": TextBox(between, BETWEEN, SEMIBOLD, smallest=20, key="between"),
        "achieved": TextBox(achieved, ACHIEVED, BOLD, smallest=20, key="achieved"),
        "said": TextBox(said, SAID, BOLD, smallest=22, key="line"),
        "next": TextBox(then, NEXT, SEMIBOLD, lines=2, smallest=20, key="next"),
    }
