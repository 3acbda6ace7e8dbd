"""The trick that was taken last, over the table: `LastTrickScene(kit, stack, host, trick)`."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.scene_stack import Stack
from game.session.host import Host
from game.session.replays.tape import LastTrick
from game.show.card_pose import CARD_RATIO, Pose
from game.view.base.colours import AMBER, BROWN, INK
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.base.suit_styles import faces
from game.view.cards.card_art import CardArt
from game.view.table.portraits import CREAM, portrait
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button
from game.words.named_things import Player

CARD, GAP, FACE = 190.0, 40.0, 40.0
TITLE_SIZE, SIZE, NAME = 52.0, 28.0, 26.0


class LastTrickScene(Overlay):
    """The cards of a trick in the order they were played, each with its player, and who took it."""

    def __init__(self, kit: SceneKit, stack: Stack, host: Host, trick: LastTrick) -> None:
        super().__init__(kit, stack)
        self.trick = trick
        self.seats = host.plan.seats
        self.back = Button(
            kit.words("ui.back"), stack.pop, command="back", shadow=False, primary=True
        )
        self.group = FocusGroup([self.back])
        wishes, info = kit.settings, host.variant.info
        dress = faces(info.deck, wishes.four_colour, wishes.high_contrast)
        self.art = CardArt(kit.pictures, host.match.table.deck, dress, kit.back)
        self.places: list[Rect] = []

    @property
    def sentence(self) -> str:
        """Who took it."""
        name = Player(self.seats[self.trick.winner].name)
        return self.kit.words("table.took_it", name=name)

    def layout(self) -> None:
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        self.art.resize(kit.space)
        count = len(self.trick.cards)
        width, height = kit.size
        head = fonts.height(TITLE_SIZE, TITLE) + fonts.height(SIZE, MEDIUM) + px(28)
        button = max(px(76), fonts.height(30, BOLD) + px(20))
        foot = 2 * px(FACE) + fonts.height(NAME, BOLD) + px(34)
        gap = px(GAP)
        most = (width - 2 * px(PADDING + 20) - gap * (count - 1)) // count
        room = height - px(40) - 2 * px(PADDING) - head - foot - button - px(24)
        wide = min(px(CARD), most, round(room / CARD_RATIO))
        high = round(wide * CARD_RATIO)
        title = fonts.width(kit.words("table.last_trick"), TITLE_SIZE, TITLE)
        inner = max(
            count * wide + (count - 1) * gap, title, fonts.width(self.sentence, SIZE, MEDIUM)
        )
        inner = min(inner, width - 2 * px(PADDING + 20))
        tall = 2 * px(PADDING) + head + high + foot + button + px(24)
        self.card = Rect(0, 0, inner + 2 * px(PADDING), tall)
        self.card.center = (width // 2, height // 2)
        left = self.card.centerx - (count * wide + (count - 1) * gap) // 2
        top = self.card.top + px(PADDING) + head
        self.places = [Rect(left + n * (wide + gap), top, wide, high) for n in range(count)]
        self.back.rect = Rect(0, 0, min(inner, max(px(320), self.back.natural_width(kit))), button)
        self.back.rect.midbottom = (self.card.centerx, self.card.bottom - px(PADDING))

    def draw_card(self, target: Surface) -> None:
        kit, px, fonts, trick = self.kit, self.kit.px, self.kit.fonts, self.trick
        x, y = self.card.centerx, self.card.top + px(PADDING) - px(8)
        room = self.card.w - 2 * px(PADDING)
        title = kit.words("table.last_trick")
        size = fonts.fitted(title, TITLE_SIZE, TITLE, room)
        kit.paint.text(target, title, (x, y), size, TITLE, INK, "midtop")
        y += fonts.height(TITLE_SIZE, TITLE) + px(6)
        size = fonts.fitted(self.sentence, SIZE, MEDIUM, room)
        kit.paint.text(target, self.sentence, (x, y), size, MEDIUM, BROWN, "midtop")
        for card, seat, place in zip(trick.cards, trick.seats, self.places, strict=True):
            where = kit.design(place)
            self.art.draw(target, card, Pose(where.centerx, where.centery, 0.0, where.w))
            ring = AMBER if seat == trick.winner else CREAM
            face = portrait(kit, self.seats[seat].portrait, px(FACE), ring)
            at = face.get_rect(midtop=(place.centerx, place.bottom + px(14)))
            target.blit(face, at)
            most = place.w + px(GAP)
            name = self.seats[seat].name
            size = fonts.fitted(name, NAME, BOLD, most)
            name = fonts.cut(name, size, BOLD, most)
            kit.paint.text(
                target, name, (place.centerx, at.bottom + px(4)), size, BOLD, INK, "midtop"
            )
        self.group.draw(kit, target)
