"""A turn that a match turned on, on paper: `TurnCard`. Open it has the table as it stood, and a sentence."""

from __future__ import annotations

from collections.abc import Callable

from pygame import SRCALPHA, Rect, Surface

from game.scenes.base.small_table import draw_small_table
from game.scenes.review.review_moments import ReviewMoment
from game.session.replays.tape import Tape
from game.show.hands.hand_order import display_order
from game.view.base.boxes import Box, ColumnBox, LeafBox, RowBox, TextBox
from game.view.base.colours import AMBER, BROWN, INK, LIGHT, PAPER, PAPER_EDGE, PAPER_LOW, Colour
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_sprites import Mark
from game.view.widgets.rich_lines import RichLines
from game.view.widgets.widget_boxes import button_box, draw_text, line_high
from game.view.widgets.widgets import Button, Look, Widget

DISC, SMALL = 50.0, 22.0
TURN, CHANGE, LARGE, TOLD, DEED = 28.0, 32.0, 60.0, 26.0, 25.0
CLOSED = (Colour.hex("#efe3c6"), Colour.hex("#dccba3"))
BETTER, BETTER_LINE = Colour.hex("#c9ecd0"), Colour.hex("#1f7a46")
OTHERWISE = Colour.hex("#e9dfc6")
LOST = Colour.hex("#9c3517")


class TurnCard(Widget):
    """A turn of a review. Closed it is opened by a press; open it has a button to `play` on from there.

    `number` is its place among the turning points, from 1; 0 for what is shown where there are none.
    """

    radius = 24

    def __init__(
        self,
        kit: SceneKit,
        tape: Tape,
        seat: int,
        moment: ReviewMoment,
        number: int,
        opened: Callable[[], None],
        play: Callable[[], None],
    ) -> None:
        super().__init__()
        self.tape, self.seat, self.moment, self.number = tape, seat, moment, number
        self._opened = opened
        self.turn, self.change = moment.turn, moment.change
        self.told, self.deed = RichLines(moment.told, TOLD), RichLines(moment.tag, DEED)
        better = kit.words("ui.review.play_better")
        self.play = Button(better, play, primary=True, icon="play", shadow=False)
        self.open = False
        self.parts: dict[str, Rect] = {}
        self._picture: tuple[tuple[object, ...], Surface] | None = None

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.turn, self.change, self.told.text, self.deed.text

    def activate(self, kit: SceneKit) -> None:
        if not self.open:
            kit.sound.play("press")
            self._opened()

    def closed_box(self, kit: SceneKit, *, pictured: bool, told: bool) -> Box:
        """Return its box while another one is open: with the table, and what is told, if that is wanted."""
        head = RowBox(
            (self._disc(kit), self._turn, Box(share=1), self._change(CHANGE)), 14, "middle"
        )
        table = (Box(key=(self, "table"), low=130, share=1),) if pictured else ()
        texts = (self._told(kit), self._deed(kit)) if told else ()
        body = ColumnBox((head, *table, *texts), 14, pad=(22, 18, 22, 20), key=self, share=1)
        return RowBox((body,), share=25)

    def open_box(self, kit: SceneKit, *, beside: bool) -> Box:
        """Return its box while it is open, with the table `beside` the texts or above them."""
        heads = (self._disc(kit), self._turn) if self.number else (self._turn,)
        change = self._change(LARGE if beside and self.number else 40)
        head = RowBox((*heads, Box(share=1), *(() if beside else (change,))), 14, "middle")
        play = (button_box(kit, self.play, high=84, air=22),) if self.number else ()
        texts = (head, *((change,) if beside else ()), self._told(kit), self._deed(kit))
        column = ColumnBox((*texts, Box(share=1), *play), 12, share=40)
        table = Box(key=(self, "table"), low=250 if beside else 300, least=300, share=52)
        pad = (22, 22, 26, 22)
        if beside:
            body: Box = RowBox((table, column), 30, pad=pad, key=self, share=1)
        else:
            body = ColumnBox((table, column), 18, pad=pad, key=self, share=1)
        return RowBox((body,), share=62)

    def _disc(self, kit: SceneKit) -> Box:
        side = max(DISC, 1.2 * line_high(kit, TURN))
        return LeafBox(side, side, key=(self, "disc"))

    @property
    def _turn(self) -> TextBox:
        return TextBox(self.turn, TURN, BOLD, lines=1, smallest=20, key=(self, "turn"))

    def _change(self, size: float) -> TextBox:
        return TextBox(self.change, size, TITLE, lines=1, smallest=30, key=(self, "change"))

    def _told(self, kit: SceneKit) -> Box:
        return self.told.box(kit, (self, "told"))

    def _deed(self, kit: SceneKit) -> Box:
        """The better deed on a green pill, beside a tick; or without one, what is said beside the deed."""
        side = line_high(kit, SMALL)
        tick = (LeafBox(side, side, key=(self, "tick")),) if self.number else ()
        text = ColumnBox((self.deed.box(kit, (self, "deed")),), share=1)
        pill = RowBox((*tick, text), 12, "middle", pad=(18, 8, 18, 8))
        return RowBox((ColumnBox((pill,), key=(self, "pill")),))

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        parts = self.parts
        fill = (PAPER, PAPER_LOW) if self.open else CLOSED
        rect = self.rect.move(0, kit.px(3)) if look.pressed and not self.open else self.rect
        kit.paint.box(target, rect, fill, radius=self.radius, edge=PAPER_EDGE, shadow=True)
        if "disc" in parts:
            at, radius = parts["disc"].center, parts["disc"].w // 2
            tone, ink = (AMBER, INK) if self.open else (INK, LIGHT)
            kit.paint.disc(target, at, radius, tone, INK, 4)
            text = str(self.number)
            size = kit.fonts.fitted(text, 30, TITLE, radius)
            kit.paint.text(target, text, at, size, TITLE, ink, "center")
        draw_text(kit, target, self._turn, parts["turn"], INK)
        ink = BETTER_LINE if self.moment.good else LOST
        draw_text(kit, target, self._change(LARGE), parts["change"], ink)  # as large as has room
        if "table" in parts:
            self._draw_table(kit, target, parts["table"])
        if "told" in parts:
            self.told.draw(kit, target, parts["told"], BROWN)
            self._draw_deed(kit, target)

    def _draw_deed(self, kit: SceneKit, target: Surface) -> None:
        tone = BETTER if self.number else OTHERWISE
        kit.paint.box(target, self.parts["pill"], tone, radius=20)
        if "tick" in self.parts:
            tick = self.parts["tick"]
            target.blit(kit.pictures.tinted("icons/check", tick.w, tick.h, BETTER_LINE), tick)
        self.deed.draw(kit, target, self.parts["deed"], INK)

    def _draw_table(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        """The table as it stood, with the better cards, or the fine ones, out of the hand."""
        wishes = kit.settings
        key = (rect.size, kit.faces("french"), wishes.theme)
        if self._picture is None or self._picture[0] != key:
            picture = Surface(rect.size, SRCALPHA)
            state, variant = self.tape.state(self.moment.at), self.tape.variant
            seats, area = self.tape.plan.seats, picture.get_rect()
            held = self._held(state.hands[self.seat])
            draw_small_table(
                kit, picture, area, variant, state, seats, self.seat, held, counted=True
            )
            self._picture = key, picture
        target.blit(self._picture[1], rect)

    def _held(self, hand: list[int]) -> list[tuple[int, Mark]]:
        """The cards as the player has them, the better ones out."""
        order = display_order(hand, self.tape.table.deck, "suit")
        wanted = list(self.moment.out)
        found: list[tuple[int, Mark]] = []
        for place in order:
            card = hand[place]
            better = card in wanted
            if better:
                wanted.remove(card)
            found.append((card, Mark.BETTER if better else Mark.VEILED))
        if all(mark is not Mark.BETTER for _, mark in found):
            return [(card, Mark.PLAIN) for card, _ in found]
        return found
