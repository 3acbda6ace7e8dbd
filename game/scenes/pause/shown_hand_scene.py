"""A hand that a doubt shows to one person, over the table: `ShownHandScene(kit, stack, host, local, shown)`."""

from __future__ import annotations

from pygame import Rect, Surface

from game.engine.cards import UNKNOWN
from game.engine.events import HandShown
from game.scenes.base.overlays.paper_overlay import Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.session.host import Host
from game.show.hands.hand_order import display_order
from game.show.local_seat import LocalSeat
from game.show.motion.card_pose import CARD_RATIO, Pose
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK, PERSON_COLOURS
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.input.intents import Intent, Kind
from game.view.table.portraits import CREAM, portrait
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import button_box, draw_text, settle
from game.view.widgets.widgets import Button
from game.words.marks import plain

CARDS = (150.0, 125.0, 100.0, 80.0, 62.0, 46.0)
"""The widths that the cards may have, in design pixels: the largest with which all fits."""
IN_ROW = (12, 8, 6, 5)
"""How many of them may lie in a row."""
APART, FACE = 14.0, 54.0
TITLE_SIZE, SIZE = 52.0, 28.0


class ShownHandScene(Overlay):
    """The cards that `local` alone is shown (H-3); the match waits until they have been looked at.

    Above them stands the `verdict`, what came of it, "" for none. At a screen that others see as well the cards
    lie covered until that person, by a device of theirs, wants to look; of a hand that is shown `to_all`, as it
    lies open anyway, nobody is asked to look away.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        host: Host,
        local: LocalSeat,
        shown: HandShown,
        verdict: str = "",
        *,
        covered: bool = False,
        to_all: bool = False,
    ) -> None:
        super().__init__(kit, stack)
        self.local = local
        self.covered, self.to_all = covered, to_all
        self.verdict = plain(verdict)
        deck = host.match.table.deck
        self.cards = [shown.cards[place] for place in display_order(shown.cards, deck)]
        self.owner, self.viewer = host.plan.seats[shown.seat], host.plan.seats[local.seat]
        words = kit.words
        look, back = words("table.look_at_hand"), words("ui.back")
        self.look = Button(look, self._look, command="look", shadow=False, primary=True)
        self.back = Button(back, stack.pop, command="back", shadow=False, primary=True)
        dress = kit.faces(host.variant.info.deck)
        self.art = CardArt(kit.pictures, deck, dress, kit.back)
        self.group = FocusGroup([self.look if covered else self.back])
        self.placed: Placed = {}

    def _look(self) -> None:
        """Turn the cards over."""
        self.covered = False
        self.group = FocusGroup([self.back])
        self.kit.sound.play("press")
        self.layout()
        self.dirty = True

    @property
    def sentence(self) -> str:
        """Whom the cards are shown to, or that the others look away; "" if all may see them."""
        words = self.kit.words
        if self.to_all:
            return ""
        if self.covered:
            return words("table.look_away", name=self.viewer.name)
        if self.local.alone:
            return words("table.only_you_see")
        return words("table.only_one_sees", name=self.viewer.name)

    def layout(self) -> None:
        self.art.resize(self.kit.space)
        pages = tuple(self._page(wide, most) for wide in CARDS for most in IN_ROW)
        self.placed = settle(self.kit, self.kit.arrange(FirstBox(pages)))
        self.card = self.placed["card"]

    def _page(self, wide: float, most: int) -> Box:
        """Whose hand it is, its cards of a width with the `most` in a row, and the way on."""
        places = range(len(self.cards))
        count = -(-len(places) // most)
        each = -(-len(places) // count)
        rows = [
            RowBox(
                tuple(
                    LeafBox(wide, wide * CARD_RATIO, key=("card", place))
                    for place in places[first : first + each]
                ),
                APART,
            )
            for first in range(0, len(places), each)
        ]
        (button,) = self.group.widgets
        assert isinstance(button, Button)
        way = button_box(self.kit, button, high=76, air=20, least=320)
        face = LeafBox(2 * FACE, 2 * FACE, key="face")
        verdict = (self._verdict,) if self.verdict and not self.covered else ()
        told = (self._told,) if self.sentence else ()
        head = ColumnBox((face, self._head, *verdict, *told), 8, "middle")
        return card_box(
            ColumnBox((head, ColumnBox(tuple(rows), APART, "middle"), way), 24, "middle")
        )

    @property
    def _head(self) -> TextBox:
        text = self.kit.words("table.shown_hand", name=self.owner.name)
        return TextBox(text, TITLE_SIZE, TITLE, lines=1, smallest=26, key="head")

    @property
    def _verdict(self) -> TextBox:
        return TextBox(self.verdict, SIZE, BOLD, smallest=18, key="verdict")

    @property
    def _told(self) -> TextBox:
        return TextBox(self.sentence, SIZE, MEDIUM, smallest=18, key="told")

    def handle(self, intent: Intent) -> None:
        # Nobody else looks, or has looked; but anybody can go on, as where that device is lost.
        if self.local.plays_with(intent.device) or intent.kind in (Kind.BACK, Kind.MENU):
            super().handle(intent)

    def draw_card(self, target: Surface) -> None:
        kit, placed = self.kit, self.placed
        ring = PERSON_COLOURS.get(self.owner.colour, CREAM)
        face = portrait(kit, self.owner.portrait, kit.px(FACE), ring)
        target.blit(face, face.get_rect(center=Rect(placed["face"]).center))
        draw_text(kit, target, self._head, placed["head"], INK, "middle")
        if "verdict" in placed:
            draw_text(kit, target, self._verdict, placed["verdict"], INK, "middle")
        if "told" in placed:
            draw_text(kit, target, self._told, placed["told"], BROWN, "middle")
        for place, card in enumerate(self.cards):
            where = kit.design(placed["card", place])
            pose = Pose(where.centerx, where.centery, 0.0, where.w)
            self.art.draw(target, UNKNOWN if self.covered else card, pose)
        self.group.draw(kit, target)
