"""The trick that was taken last, over the table: `LastTrickScene(kit, stack, host, trick)`."""

from __future__ import annotations

from pygame import Surface

from game.scenes.base.overlays.paper_overlay import Overlay, card_box
from game.scenes.base.scene_stack import Stack
from game.session.host import Host
from game.session.replays.tape import LastTrick
from game.show.motion.card_pose import CARD_RATIO, Pose
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import AMBER, BROWN, INK
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.table.portraits import CREAM, portrait
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.name_lines import draw_name
from game.view.widgets.widget_boxes import button_box, draw_text, settle
from game.view.widgets.widgets import Button
from game.words.sentences import Sentences

CARDS = (190.0, 165.0, 140.0, 115.0, 90.0, 65.0)
"""The widths that the cards may have, in design pixels: the largest with which all fits."""
GAP, FACE = 40.0, 40.0
TITLE_SIZE, SIZE, NAME = 52.0, 28.0, 26.0


class LastTrickScene(Overlay):
    """The cards of a trick in the order they were played, each with its player, and who took it."""

    def __init__(self, kit: SceneKit, stack: Stack, host: Host, trick: LastTrick) -> None:
        super().__init__(kit, stack)
        self.trick = trick
        self.seats = host.plan.seats
        self.sentences = Sentences(kit.words, host.match.table, lambda: host.plan.reader)
        self.back = Button(
            kit.words("ui.back"), stack.pop, command="back", shadow=False, primary=True
        )
        self.group = FocusGroup([self.back])
        dress = kit.faces(host.variant.info.deck)
        self.art = CardArt(kit.pictures, host.match.table.deck, dress, kit.back)
        self.placed: Placed = {}

    @property
    def sentence(self) -> str:
        """Who took it."""
        return self.kit.words("table.took_it", name=self.sentences.name(self.trick.winner))

    def layout(self) -> None:
        self.art.resize(self.kit.space)
        ways = tuple(self._page(wide) for wide in CARDS)
        self.placed = settle(self.kit, self.kit.arrange(FirstBox(ways)))
        self.card = self.placed["card"]

    def _page(self, wide: float) -> Box:
        """The texts, the cards of a width with who played them, and the way back."""
        columns = [
            ColumnBox(
                (
                    LeafBox(wide, wide * CARD_RATIO, key=("card", at)),
                    Box(low=14),
                    LeafBox(2 * FACE, 2 * FACE, key=("face", at)),
                    self._name(seat, at, wide + GAP),
                ),
                align="middle",
            )
            for at, seat in enumerate(self.trick.seats)
        ]
        back = button_box(self.kit, self.back, high=76, air=20, least=320)
        head = ColumnBox((self._head, self._told), 6, "middle")
        cards = RowBox(tuple(columns), spread="middle")
        return card_box(ColumnBox((head, cards, back), 24, "middle"))

    @property
    def _head(self) -> TextBox:
        text = self.kit.words("table.last_trick")
        return TextBox(text, TITLE_SIZE, TITLE, lines=1, smallest=26, key="head")

    @property
    def _told(self) -> TextBox:
        return TextBox(self.sentence, SIZE, MEDIUM, smallest=18, key="told")

    def _name(self, seat: int, at: int, wide: float) -> TextBox:
        name, key = self.sentences.called(seat), ("name", at)
        return TextBox(name, NAME, BOLD, 1, 18, cut=True, least=wide, most=wide, key=key)

    def draw_card(self, target: Surface) -> None:
        kit, trick, placed = self.kit, self.trick, self.placed
        draw_text(kit, target, self._head, placed["head"], INK, "middle")
        draw_text(kit, target, self._told, placed["told"], BROWN, "middle")
        for at, (card, seat) in enumerate(zip(trick.cards, trick.seats, strict=True)):
            where = kit.design(placed["card", at])
            self.art.draw(target, card, Pose(where.centerx, where.centery, 0.0, where.w))
            ring = AMBER if seat == trick.winner else CREAM
            face = portrait(kit, self.seats[seat].portrait, kit.px(FACE), ring)
            target.blit(face, face.get_rect(center=placed["face", at].center))
            name, room = self._name(seat, at, 0), placed["name", at]
            draw_name(kit, target, name.text, room, name.size, name.face, INK, "center")
        self.group.draw(kit, target)
