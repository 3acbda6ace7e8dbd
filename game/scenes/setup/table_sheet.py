"""The sheet of the set-up about people: the player's name, how many opponents, how good, and who they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.engine.info import Info
from game.scenes.base.guest_list import level_name, read_roster
from game.scenes.base.pair_names import partner_names, with_partner
from game.scenes.base.remembered_table import RememberedTable, player_name
from game.scenes.setup.opponent_chip import OpponentChip
from game.store.bot_files import guest_texts, known_levels
from game.view.base.boxes import Box, FlowBox
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.paper_sheet import Sheet
from game.view.widgets.text_field import TextField
from game.view.widgets.widget_boxes import line_high
from game.view.widgets.widgets import Row

TALL_ABREAST, FLAT_ABREAST = 5, 3
LEAST_TALL, MOST_TALL = 176, 300
LEAST_LINES = 6
"""How many chips lie in a row, and how high they are with a large portrait, in design pixels."""


class TableSheet(Sheet):
    """The rows change `remembered` and the player's name; `changed` is called after that.

    `choose_guests` is called with the place of the chip that was pressed, `open_rules` with a clause.
    """

    def __init__(
        self,
        kit: SceneKit,
        info: Info,
        remembered: RememberedTable,
        changed: Callable[[], None],
        choose_guests: Callable[[int], None],
        open_rules: Callable[[str], None],
    ) -> None:
        words = kit.words
        super().__init__(words("ui.setup.table"))
        self.kit, self.remembered, self._info = kit, remembered, info
        self._changed, self._choose_guests = changed, choose_guests
        self._counts = range(info.min_players - 1, info.max_players)
        self._levels = [*known_levels(), ""]
        self.name = TextField(
            words("ui.setup.name"), player_name(kit), self._named, help=words("ui.setup.name_help")
        )
        self.opponents = ChoiceRow(
            words("ui.setup.opponents"),
            [str(count) for count in self._counts],
            0,
            self._invite,
            help=words("ui.setup.opponents_help", low=info.min_players, high=info.max_players),
            clause="G-11",
        )
        self.opponents.opened = open_rules
        named = [level_name(words, level) for level in self._levels if level]
        labels = [*named, words("ui.guests.as_they_are")]
        self.everyone = ChoiceRow(words("ui.setup.bots"), labels, 0, self._all_play)
        self.chips: list[OpponentChip] = []
        self._policies: list[str] = []
        """By what the opponents play, in the same order."""
        self.refresh()

    def refresh(self) -> None:
        """Show who is invited now, with chips that are made anew."""
        words, level = self.kit.words, self.remembered.level
        seats = self.remembered.opponents(self.kit)
        roster = read_roster(self.kit)
        self.opponents.chosen = self._counts.index(len(seats))
        self.everyone.chosen = self._levels.index(level)
        self.everyone.help = words(
            f"level.{level}.about" if level else "ui.guests.as_they_are_help"
        )
        self.chips = [
            OpponentChip(
                seat.name,
                seat.portrait,
                "",
                partial(self._choose_guests, place),
                words("ui.setup.seat_help", about=guest_texts(roster[seat.bot], words)[1]),
            )
            for place, seat in enumerate(seats)
        ]
        self._policies = [roster[seat.bot].policy for seat in seats]
        self.tell()
        self._lay(TALL_ABREAST, 0)

    def tell(self) -> None:
        """Say how well each opponent plays, and with whom."""
        words, level = self.kit.words, self.remembered.level
        names = [player_name(self.kit), *(chip.name for chip in self.chips)]
        partners = partner_names(self._info, self.remembered.options, names)[1:]
        for chip, policy, partner in zip(self.chips, self._policies, partners, strict=True):
            chip.bot = with_partner(words, level_name(words, level or policy), partner)

    def _named(self, name: str) -> None:
        self.kit.settings.name = name
        self._changed()

    def _invite(self, place: int) -> None:
        self.remembered.invite(self.kit, self._counts[place])
        self.refresh()
        self._changed()

    def _all_play(self, place: int) -> None:
        self.remembered.level = self._levels[place]
        self.refresh()
        self._changed()

    def _lay(self, abreast: int, tall: int) -> None:
        """Put at most so many chips into a row, as evenly as possible, each so many real pixels high."""
        for chip in self.chips:
            chip.tall = tall
        lines = -(-len(self.chips) // abreast)
        each = -(-len(self.chips) // lines)
        chips: list[list[Row]] = [
            [*self.chips[at : at + each]] for at in range(0, len(self.chips), each)
        ]
        self.rows = [[self.name], [self.opponents], [self.everyone], *chips]

    def set_flat(self) -> None:
        """Give the chips small portraits, beside the names."""
        self._lay(FLAT_ABREAST, 0)

    def measure_tall(self) -> None:
        """Give the chips the least height that large portraits have, if such a row has room for a name."""
        if self.kit.fonts.height(26, BOLD) > self.kit.px(60):
            self.set_flat()
        else:
            self._lay(TALL_ABREAST, self.kit.px(LEAST_TALL))

    @property
    def box(self) -> Box:
        """Its box: as high as with the largest portraits, or as low as lets a few lines be seen."""
        kit, scale = self.kit, self.kit.space.scale

        def height_at(width: float) -> float:
            high = self.fitting(kit, round(width * scale)) / scale
            return high + (MOST_TALL - LEAST_TALL) * (len(self.rows) - 3) * bool(self.chips[0].tall)

        least = self.bare(kit) / scale + LEAST_LINES * line_high(kit)
        return FlowBox(object(), height_at, view=least, key="table")

    def set_chips(self, room: Rect) -> None:
        """Give the chips large portraits if a sheet of this size has room for them, and else small ones."""
        kit, px = self.kit, self.kit.px
        self.measure_tall()
        spare = room.h - self.fitting(kit, room.w)
        if spare < 0:
            self.set_flat()
        elif self.chips[0].tall:
            lines = len(self.rows) - 3
            self._lay(TALL_ABREAST, min(px(MOST_TALL), px(LEAST_TALL) + spare // lines))
