"""The papers of the evening: its games, how people stand, what comes next, and what is told of each."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace
from pygame import Rect, Surface

from game.scenes.base.game_titles import title_parts
from game.scenes.base.panels.boxed_panel import BoxedPanel
from game.scenes.base.panels.covers_of_games import game_covers
from game.scenes.base.party.points_row import HEAD, Heads, PointsRow, draw_points
from game.scenes.base.party.winner_portraits import HIGH, draw_winners
from game.scenes.evening.evening_texts import points_of, praise_text
from game.session.evening.evening import Evening, EveningRow
from game.session.evening.evening_log import LEAST_MATCHES, MOST_MATCHES
from game.session.evening.points import points_text
from game.session.evening.praise import Praise
from game.show.feelings import HAPPY
from game.view.base.boxes import Box, ColumnBox, FirstBox, GridBox, LeafBox, RowBox, TextBox
from game.view.base.colours import AMBER, INK, PAPER, PERSON_COLOURS, RUST, Colour
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import CREAM, portrait
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.widget_boxes import line_high, row_box
from game.words.named_things import Player, Several

HEADING, TEXT, SMALL = 44.0, 27.0, 24.0
FACE = 42
"""The radius of a face beside what is told of somebody, in design pixels."""
THUMB, THUMB_WIDE, COVER, LEAST = 54, 126, 72, 12
"""How high and how wide the picture of a game is at least beside a text, how high above a row, and how many
heights of a line such a row is wide."""
HIGH_GRID = 800
"""From this height of all matches on they lie in two columns, in design pixels."""
LARGER = 1.5
"""By how much the letters of the standing grow at most."""
LARGER_WON, FACES_FIRST = (2.0, 1.6, 1.3, 1.0), 1.4
"""How many times as large the letters of who has won are, and by how much more the faces have grown then."""
LINE, FEW, LARGE = 56, 6, 36.0
"""The height of a line of the standing, in design pixels; of so few people it has letters of that size."""


class ChoosingGames(BoxedPanel):
    """How many matches, how long they are, and the game of each. `games` are those that can be dealt.

    What people have chosen stays while the games change, as far as it can.
    """

    def __init__(self, kit: SceneKit, games: Sequence[str], drawn: Sequence[str]) -> None:
        super().__init__(kit)
        self.games, self.covers = list(games), game_covers()
        self.chosen = list(drawn)
        """The games of as many matches as there can be."""
        self.changed: Callable[[], None] = lambda: None
        words = kit.words
        counts = [str(number) for number in range(LEAST_MATCHES, MOST_MATCHES + 1)]
        self.count = ChoiceRow(words("ui.evening.matches"), counts, 2, self._counted)
        lengths = [words("ui.evening.short"), words("ui.evening.as_set")]
        self.length = ChoiceRow(words("ui.evening.length"), lengths, 0, lambda _: None)
        self.rows = self._rows_of_games()

    def _rows_of_games(self) -> list[ChoiceRow]:
        words = self.kit.words
        names = [title_parts(words, each).name for each in self.games]
        return [
            ChoiceRow(
                words("ui.evening.match", number=at + 1),
                names,
                self.games.index(each),
                lambda game, at=at: self._choose(at, game),  # type: ignore[misc]
            )
            for at, each in enumerate(self.chosen)
        ]

    def offer(self, games: Sequence[str], drawn: Sequence[str]) -> None:
        """Let other games be dealt; a match of one that cannot be any more gets the one drawn for it."""
        self.games = list(games)
        pairs = zip(self.chosen, drawn, strict=True)
        self.chosen = [each if each in games else other for each, other in pairs]
        self.rows = self._rows_of_games()

    def _counted(self, chosen: int) -> None:
        self.changed()

    def _choose(self, at: int, game: int) -> None:
        self.chosen[at] = self.games[game]

    def draw_games(self, drawn: Sequence[str]) -> None:
        """Let the matches have these games."""
        self.chosen = list(drawn)
        for row, each in zip(self.rows, drawn, strict=True):
            row.chosen = self.games.index(each)

    @property
    def matches(self) -> int:
        """How many matches are played."""
        return LEAST_MATCHES + self.count.chosen

    @property
    def short(self) -> bool:
        """Whether they are short."""
        return self.length.chosen == 0

    @property
    def texts(self) -> list[TextBox]:
        return [TextBox(self.kit.words("ui.evening.about"), TEXT, MEDIUM, key="about")]

    @property
    def box(self) -> Box:
        """What an evening is, how long it is, and its matches, in two columns on a high paper."""
        two = self._grids[1]
        high = replace(two, low=HIGH_GRID)
        return self._column(FirstBox((high, *self._grids), share=1))

    def body_height(self, width: int) -> int:
        return self.kit.boxes.height(self._column(FirstBox(tuple(self._grids))), width)

    def _column(self, matches: Box) -> Box:
        kit, least = self.kit, LEAST * line_high(self.kit)
        first = tuple(row_box(kit, each, least=least) for each in (self.count, self.length))
        return ColumnBox((*self.texts, _columns(first), matches), 18)

    @property
    def _grids(self) -> list[GridBox]:
        """The matches, three or two in a line, each below a picture of its game; or the rows alone."""
        kit, least = self.kit, LEAST * line_high(self.kit)
        shown = enumerate(self.rows[: self.matches])
        rows = {at: replace(row_box(kit, each, least=least), share=0) for at, each in shown}
        cells = tuple(
            ColumnBox((Box(low=COVER, share=1, key=("cover", at)), row), 8)
            for at, row in rows.items()
        )
        grids = [GridBox(cells, 20, columns=count, line_gap=18, level=True) for count in (3, 2)]
        return [*grids, GridBox(tuple(rows.values()), columns=1, line_gap=14)]

    def draw_body(self, target: Surface) -> None:
        super().draw_body(target)
        for at in range(self.matches):
            if ("cover", at) in self.placed:
                rect = self.placed["cover", at]
                target.blit(self.covers[self.chosen[at]].picture(self.kit, *rect.size), rect)


class StandingPanel(BoxedPanel):
    """Everybody in the evening by their points, with what the last match has brought."""

    def __init__(self, kit: SceneKit, evening: Evening) -> None:
        super().__init__(kit)
        self.rows = evening.standing
        self.most = max((row.points for row in self.rows), default=0)
        self.title = kit.words("ui.evening.standing")
        gained = any(row.gained is not None for row in self.rows)
        names = ("points_head", "gained_head")
        self.heads = [kit.words(f"ui.evening.{each}") for each in names] if gained else []
        """What stands above the figures once there are two of everybody."""

    @property
    def _size(self) -> float:
        """The size of the letters: of fewer people they are larger."""
        return TEXT if len(self.rows) > FEW else LARGE

    @property
    def _line(self) -> float:
        """The height of a line, in design pixels."""
        return LINE * self._size / TEXT

    @property
    def texts(self) -> list[TextBox]:
        return []

    @property
    def box(self) -> Box:
        high = max(
            self._line, self.kit.fonts.height(self._size, SEMIBOLD) / self.kit.space.scale + 14
        )
        lines = (Box(low=high, share=1, key=("row", at)) for at in range(len(self.rows)))
        heads = LeafBox(0, line_high(self.kit, HEAD), key="heads")
        return ColumnBox((*([heads] if self.heads else []), *lines), 4)

    def draw_body(self, target: Surface) -> None:
        """Draw the lines, with more room in larger letters."""
        least, lines = self.kit.px(self._line), []
        high = min((self.placed["row", at].h for at in range(len(self.rows))), default=least)
        times = min(LARGER, max(1.0, high / least))
        for at, row in enumerate(self.rows):
            room = self.placed["row", at]
            line = Rect(room.left, 0, room.w, min(room.h, round(times * least)))
            line.centery = room.centery
            lines.append((line, points_row(row, self.most)))
        heads = Heads(self.placed["heads"], *self.heads) if self.heads else None
        draw_points(self.kit, target, lines, times * self._size, (INK, PAPER), heads)


def points_row(row: EveningRow, most: float) -> PointsRow:
    """Return somebody's line; `most` are the points of whoever has most."""
    who, gained = row.member, "" if row.gained is None else f"+{points_text(row.gained)}"
    return PointsRow(
        row.place, who.name, who.portrait, who.colour, row.points, most, gained, row.here
    )


class NextPanel(BoxedPanel):
    """The game that comes next, who plays and who sits out, or why it cannot be dealt, and the plan."""

    inks: ClassVar[Mapping[Hashable, Colour]] = {"next": INK, "trouble": RUST}

    def __init__(self, kit: SceneKit, evening: Evening, game: str, told: str, trouble: str) -> None:
        super().__init__(kit)
        self.evening, self.game = evening, game
        self.told, self.trouble = told, trouble
        self.covers = game_covers()

    @property
    def texts(self) -> list[TextBox]:
        words = self.kit.words
        matches = range(1, len(self.evening.log.games) + 1)
        key, text = ("trouble", self.trouble) if self.trouble else ("told", self.told)
        return [
            TextBox(
                words("ui.evening.next", game=self.game), HEADING, TITLE, smallest=30, key="next"
            ),
            TextBox(text, TEXT, SEMIBOLD, key=key),
            *(self._match(number) for number in matches),
        ]

    def _match(self, number: int) -> TextBox:
        """Return the text of a match: of few they are larger, and that of the next one stands out."""
        size = TEXT if len(self.evening.log.games) > FEW else LARGE
        face = BOLD if number == self.evening.due else MEDIUM
        return TextBox(self._told_of(number), size, face, smallest=TEXT, key=number)

    def _told_of(self, number: int) -> str:
        """Return the game of a match, with who has won it once it is over."""
        words, evening = self.kit.words, self.evening
        game = title_parts(words, evening.log.games[number - 1]).name
        if number > len(evening.matches):
            return words("ui.evening.planned", number=number, game=game)
        paid, members = evening.matches[number - 1].paid, evening.log.members
        best = [each for each, points in paid.items() if points == max(paid.values())]
        names = Several(tuple(Player(members[each].name) for each in best))
        return words("ui.evening.was_won", number=number, game=game, names=names)

    @property
    def box(self) -> Box:
        following, told, *plan = self.texts
        lines = tuple(
            RowBox(
                (
                    Box(low=THUMB, least=THUMB_WIDE, key=("cover", text.key)),
                    replace(text, share=1),
                ),
                18,
                share=1,
            )
            for text in plan
        )
        return ColumnBox((following, told, ColumnBox(lines, 8, share=1, pad=(0, 14, 0, 0))), 8)

    def draw_body(self, target: Surface) -> None:
        super().draw_body(target)
        for number, game in enumerate(self.evening.log.games, start=1):
            room = self.placed["cover", number]
            high = min(room.h, round(room.w / 1.5))
            picture = self.covers[game].picture(self.kit, round(1.5 * high), high)
            target.blit(picture, picture.get_rect(midleft=room.midleft))


class WinnersPanel(BoxedPanel):
    """Who has won the evening, large."""

    inks: ClassVar[Mapping[Hashable, Colour]] = {("headline", times): INK for times in LARGER_WON}

    def __init__(self, kit: SceneKit, evening: Evening) -> None:
        super().__init__(kit)
        self.shapes: Callable[[Surface, Rect], None] | None = None
        """Draws what flies out behind the faces, which are in that area, as long as something does."""
        winners = evening.winners
        self.faces = [row.member.portrait for row in winners]
        names = Several(tuple(Player(row.member.name) for row in winners))
        words, points = kit.words, winners[0].points
        self.headline = words("ui.evening.won", names=names, count=len(winners))
        self.points = points_of(words, points, shared=len(winners) > 1)
        if not points:  # nobody finished ahead of anybody
            self.headline, self.points = words("ui.evening.unwon"), words("ui.evening.unwon_why")

    @property
    def texts(self) -> list[TextBox]:
        return [text for times in LARGER_WON for text in self._texts(times)]

    def _texts(self, times: float) -> tuple[TextBox, TextBox]:
        return (
            TextBox(self.headline, 64 * times, TITLE, smallest=38, key=("headline", times)),
            TextBox(self.points, TEXT * times, SEMIBOLD, key=("points", times)),
        )

    @property
    def box(self) -> Box:
        """The faces above the texts, whose letters are larger where the faces are, too."""
        return FirstBox(tuple(map(self._column, LARGER_WON)))

    def body_height(self, width: int) -> int:
        return self.kit.boxes.height(self._column(1.0), width)

    def _column(self, times: float) -> Box:
        headline, points = self._texts(times)
        if times == 1:
            return self._below_each_other(Box(low=HIGH, share=1, key="winners"), headline, points)
        faces = Box(low=HIGH * times * FACES_FIRST, share=6, key="winners")
        near = self._below_each_other(faces, replace(headline, lines=1, smallest=0), points)
        return replace(near, parts=(Box(share=1), *near.parts, Box(share=1)))

    def _below_each_other(self, faces: Box, *texts: TextBox) -> ColumnBox:
        return ColumnBox((faces, *(ColumnBox((each,), align="middle") for each in texts)), 6)

    def draw_body(self, target: Surface) -> None:
        if self.shapes is not None:
            self.shapes(target, self.placed["winners"])
        draw_winners(self.kit, target, self.faces, self.placed["winners"])
        super().draw_body(target)


class PraisePanel(BoxedPanel):
    """Everybody with one true thing of the evening, the best first, in one or two columns."""

    def __init__(self, kit: SceneKit, evening: Evening, told: Mapping[int, Praise]) -> None:
        super().__init__(kit)
        names = {number: each.name for number, each in evening.log.members.items()}
        self.rows = [row for row in evening.standing if row.member.number in told]
        self.told = [praise_text(kit.words, told[row.member.number], names) for row in self.rows]

    @property
    def texts(self) -> list[TextBox]:
        return [text for at in range(len(self.rows)) for text in self._texts_of(at)]

    def _texts_of(self, at: int) -> tuple[TextBox, TextBox]:
        row = self.rows[at]
        words, points = self.kit.words, points_of(self.kit.words, row.points)
        name = words(
            "ui.evening.name_and_points", place=row.place, name=row.member.name, points=points
        )
        return (
            TextBox(name, SMALL, BOLD, key=("name", at)),
            TextBox(self.told[at], TEXT, MEDIUM, key=("told", at)),
        )

    @property
    def box(self) -> Box:
        lines = tuple(
            RowBox(
                (
                    LeafBox(2 * FACE, 2 * FACE, key=("face", at)),
                    ColumnBox(self._texts_of(at), 2, share=1, least=8 * line_high(self.kit)),
                ),
                18,
                "middle",
                share=1,
            )
            for at in range(len(self.rows))
        )
        return _columns(lines)

    def draw_body(self, target: Surface) -> None:
        super().draw_body(target)
        for at, row in enumerate(self.rows):
            rect = self.placed["face", at]
            ring = AMBER if row.place == 1 else PERSON_COLOURS.get(row.member.colour, CREAM)
            look = HAPPY if row.place == 1 else ""
            face = portrait(self.kit, row.member.portrait, min(rect.size) // 2, ring, look)
            target.blit(face, face.get_rect(center=rect.center))


def _columns(parts: tuple[Box, ...]) -> Box:
    """Return them in two columns, or in one where there is no room for two."""
    return FirstBox(tuple(GridBox(parts, 20, columns=count, line_gap=14) for count in (2, 1)))
