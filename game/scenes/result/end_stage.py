"""What is seen at the end of a match, drawn where its page has placed it: `EndStage.draw`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from pygame import FRect, Rect, Surface

from game.engine.cards import UNKNOWN
from game.engine.info import Info
from game.engine.table import Table
from game.scenes.result.end_page import CROWN, MOST_FACES, MOST_OTHERS, PLACE, headline_box
from game.session.outcome import Outcome
from game.session.records.ending import places
from game.show.feelings import HAPPY, SAD, WRY
from game.show.moments.finale import Finale
from game.show.motion.card_pose import CARD_RATIO, Pose
from game.show.motion.tween import ease_out, lerp
from game.variants import find_variant
from game.view.base.arranging import Placed
from game.view.base.boxes import TextBox
from game.view.base.colours import (
    AMBER,
    INK,
    LIGHT,
    LINE,
    PAPER,
    PAPER_LOW,
)
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.cards.hand_fan import FOCUS_SCALE
from game.view.moments.end_light import EndLight
from game.view.moments.finale_layout import FinalePlaces
from game.view.moments.portrait_colours import banner_colour
from game.view.moments.score_chips import ScoreChips
from game.view.speech.bubbles import Bubbles
from game.view.speech.spots import Spot
from game.view.speech.tails import ASIDE
from game.view.table.portraits import portrait
from game.view.widgets.figures import signed_number
from game.view.widgets.widget_boxes import draw_text

LASTS = 1800
"""ms after which everything has come, at normal speed."""
SINKS, SINKS_FIRST = 14_000, 24_000
"""ms, at any speed, for which the shapes behind a winner sink after that."""
NARROWS = 400
"""ms in which the light narrows, or grows warm."""
CARDS_AT, APART, FALLS = 260, 60, 280
"""When the first card falls, how long after it the next one, and for how long each does (ms)."""
BANNER_AT, BANNER = 160, 260
HEADLINE_AT, SENTENCE_AT, SCORES_AT, FADES = 300, 760, 1000, 220
ANGLES = (-26, 7, 24, -12, 16, -22, 10, 29, -5)
"""By how many degrees the cards lie that have fallen."""
MOST_CARDS, WIDEST = 9, 168.0
"""How many of one's own cards lie there, and how wide they are at most."""
OTHERS, LEAST_OTHERS = 104.0, 60.0
"""How wide those of each other player are at most in a place of the usual size, and at least."""
SEEN, TURNED = 0.5, 1.35
"""How much of such a card is seen beside the next, as a share of its width: its index is. And how wide one is
that is turned, as a share of that too."""
MORE, MORE_HIGH = 26.0, 42.0
"""The size of the number of cards that do not lie there, and the height of what it stands on."""
FACE = 0.44
"""The radius of another player's portrait, as a share of the height of their place."""
HIGH = 260.0
"""From how far above where they lie cards fall, in design pixels."""
LIFT, LAST_LIFT = 8.0, 30.0
TAIL = 26.0
"""How far the tail of a bubble reaches, in design pixels."""
TILT = -7
"""By how many degrees the crown leans."""


class EndStage:
    """Draws one end; `lost` is whether the only person here has lost.

    At the `first` win of that person more shapes fall, and for longer. `look` is how they look, `card` the face
    with which the match was won (UNKNOWN: none).
    """

    def __init__(
        self,
        kit: SceneKit,
        outcome: Outcome,
        table: Table,
        info: Info,
        look: str,
        card: int,
        *,
        first: bool = False,
    ) -> None:
        self.kit, self.outcome, self.table, self.info = kit, outcome, table, info
        self.look, self.card = look, card
        self.reader = outcome.plan.reader
        self.lost = outcome.reader_lost
        people = [each.seat for each in outcome.results]
        winners = tuple(seat for seat, each in enumerate(outcome.results) if each.won)
        own = frozenset(outcome.plan.people)
        scores = tuple(each.score for each in outcome.results)
        low = find_variant(table.game).low_wins(table)
        ranks = places(scores, winners, low_wins=low, sides=table.sides)
        best_first = tuple(sorted(range(len(scores)), key=ranks.__getitem__))
        self.finale = Finale(
            winners, own, outcome.round, scores, scores, match=True, standing=best_first
        )
        self.chips = ScoreChips(kit, people, look if self.lost else SAD)
        self.light = EndLight(kit, outcome.plan.game, table.deck.suits, first=first)
        self.sinks = SINKS_FIRST if first else SINKS
        self.bubbles = Bubbles(kit)
        self.art: CardArt | None = None

    def renew(self) -> None:
        """Make the cards anew, as their size or their faces may have changed."""
        kit = self.kit
        self.art = CardArt(kit.pictures, self.table.deck, kit.faces(self.info.deck), kit.back)
        self.art.resize(kit.space, 250 / FOCUS_SCALE)

    def draw(
        self, target: Surface, placed: Placed, texts: dict[str, TextBox], age: int, speaker: int
    ) -> None:
        """Draw everything but the buttons; `age` is in ms, until all has come at normal speed."""
        for part in self._parts(placed, texts, speaker):
            part(target, age)

    def preparing(self, placed: Placed, texts: dict[str, TextBox], speaker: int) -> Iterator[None]:
        """Make the pictures before anything moves, one part at a time, on a surface that nobody sees."""
        hidden = Surface(self.kit.size)
        yield from self.light.preparing(self._here(placed).center, lost=self.lost)
        for part in self._parts(placed, texts, speaker):
            part(hidden, LASTS)
            yield

    @staticmethod
    def _head(placed: Placed) -> tuple[str, float]:
        """The key of the headline, with the size it has."""
        return next(key for key in placed if isinstance(key, tuple) and key[0] == "headline")

    def _here(self, placed: Placed) -> Rect:
        """Where the light falls."""
        return placed.get("winner") or placed[self._head(placed)]

    def _parts(
        self, placed: Placed, texts: dict[str, TextBox], speaker: int
    ) -> Iterator[Callable[[Surface, int], None]]:
        """Yield what draws each part, from the lowest on: what it is about comes first, then target and age."""
        yield partial(self._lit, self._here(placed))
        if "winner" in placed:
            if not self.lost:
                yield partial(self._last_card, placed["winner"])
            yield partial(self._winners, placed["winner"])
        yield partial(self._others, placed)
        if "own" in placed:
            yield partial(self._own, placed)
        if "cards" in placed:
            yield partial(self._fallen, placed["cards"])
        head = self._head(placed)
        yield partial(self._headline, placed, headline_box(texts, head[1]), placed[head])
        for key in ("sentence", "between", "achieved"):
            if key in placed:
                write = partial(self._write, texts[key], side=self._side(placed))
                yield partial(self._come, placed[key], SENTENCE_AT, write)
        if "said" in placed:
            bubble = partial(self._bubble, placed, texts["said"], speaker)
            room = placed["said"].inflate(self.kit.px(30), self.kit.px(70))
            yield partial(self._come, room, HEADLINE_AT, bubble)
        yield partial(self._scores, placed, texts["next"])

    def _lit(self, here: Rect, target: Surface, age: int) -> None:
        """The table and its light, and what flies out behind a winner."""
        self.light.draw(target, here.center, _share(age, 0, NARROWS), lost=self.lost)
        if not self.lost:
            sunk = _share(age, LASTS, self.sinks)
            self.light.shapes(target, here.center, here.bottom, age - BANNER_AT, sunk)

    def _side(self, placed: Placed) -> str:
        """Return where texts stand: they begin beside a winner, and are in the middle below one."""
        head, winner = placed[self._head(placed)], placed.get("winner")
        if winner is None:
            return "start" if self.lost else "middle"
        return "middle" if winner.left < head.right and head.left < winner.right else "start"

    def _fade(
        self, target: Surface, area: Rect, share: float, draw: Callable[[Surface, Rect], None]
    ) -> None:
        """Draw something into an area that has come so far (0 to 1)."""
        area = area.clip(target.get_rect())
        if share <= 0 or not area.w or not area.h:
            return
        before = target.subsurface(area).copy() if share < 1 else None
        draw(target, area)
        if before is not None:
            before.set_alpha(round(255 * (1 - share)))
            target.blit(before, area)

    def _write(self, text: TextBox, target: Surface, rect: Rect, *, side: str = "start") -> None:
        draw_text(self.kit, target, text, rect, LIGHT, side, soft=True)  # type: ignore[arg-type]

    def _come(
        self,
        area: Rect,
        begins: int,
        draw: Callable[[Surface, Rect], None],
        target: Surface,
        age: int,
    ) -> None:
        """Draw something into an area, into which it comes from an age on."""
        self._fade(target, area, _share(age, begins, FADES), draw)

    def _headline(
        self, placed: Placed, text: TextBox, rect: Rect, target: Surface, age: int
    ) -> None:
        if "banner" not in placed:
            write = partial(self._write, text, side=self._side(placed))
            self._come(rect, HEADLINE_AT, write, target, age)
            return
        kit, banner = self.kit, placed["banner"]
        slide = ease_out(_share(age, BANNER_AT, BANNER))
        if slide <= 0:
            return
        aside = round(lerp(-banner.right, 0, slide))
        winner = self.outcome.winners[0].seat.portrait if self.outcome.winners else ""
        base = banner_colour(winner)
        fill = (base, base.mix(INK, 0.35))
        kit.paint.pill(target, banner.move(aside, 0), fill, line=LIGHT, line_width=5, shadow=True)
        draw_text(kit, target, text, rect.move(aside, 0), LIGHT, "middle", soft=True)

    def _last_card(self, room: Rect, target: Surface, age: int) -> None:
        """The card with which the match was won, behind the winner."""
        if self.card == UNKNOWN or self.art is None:
            return
        area = self.kit.design(room)
        share = _share(age, 0, FALLS) ** 2
        wide = min(250.0, area.h * 0.44)
        x, y = area.centerx + area.h * 0.46, area.centery + area.h * 0.12
        pose = Pose(x, y - HIGH * (1 - share), -11, wide)
        self.art.draw(target, self.card, pose, lift=LIFT, opacity=min(1.0, share * 3))

    def _winners(self, room: Rect, target: Surface, age: int) -> None:
        """The portraits of the winners, each with a crown; in front of a banner the first is the lowest."""
        kit = self.kit
        shown = self.outcome.winners[:MOST_FACES]
        side = round(room.h / (1 + CROWN))
        radius = side // 2
        step = (room.w - side) // max(1, len(shown) - 1)
        first = room.centerx - step * (len(shown) - 1) // 2
        for place, each in reversed(list(enumerate(shown))):
            around = Rect(0, 0, 2 * radius, 2 * radius)
            around.midbottom = (first + place * step, room.bottom)
            if not self.lost:
                around.y += kit.px(34)  # behind the banner
            kit.paint.shadow(target, around, radius / kit.space.scale, (4, 12), 18)
            kit.paint.disc(target, around.center, radius + max(2, kit.px(5)), INK)
            ring = banner_colour(each.seat.portrait).mix(LIGHT, 0.25) if self.lost else AMBER
            target.blit(portrait(kit, each.seat.portrait, radius, ring, HAPPY), around)
            self._crown(target, (around.centerx, around.top + round(side * 0.02)), side)

    def _crown(self, target: Surface, at: tuple[int, int], side: int) -> None:
        """A crown whose foot is at a point on the head."""
        crown = round(side * 0.36)
        picture = self.kit.pictures.outlined("icons/crown", crown, AMBER, crown // 18)
        if self.lost:
            picture = pygame.transform.rotozoom(picture, TILT, 1.0)
        target.blit(picture, picture.get_rect(center=(at[0], at[1] - round(crown * 0.12))))

    def _own(self, placed: Placed, target: Surface, age: int) -> None:
        """One's own face, and on a plate below it the name."""
        kit, rect, plate = self.kit, placed["own"], placed["plate"]
        own = self.outcome.results[self.reader]
        radius = min(rect.w, rect.h) // 2
        around = Rect(0, 0, 2 * radius, 2 * radius)
        around.center = rect.center
        kit.paint.disc(target, around.center, radius + max(2, kit.px(4)), INK)
        target.blit(portrait(kit, own.seat.portrait, radius, AMBER, self.look), around)
        kit.paint.pill(target, plate, INK, line=AMBER, line_width=4)
        text = own.seat.name
        size = kit.fonts.fitted(text, 30, BOLD, plate.w - kit.px(24))
        text = kit.fonts.cut(text, size, BOLD, plate.w - kit.px(16))
        kit.paint.text(target, text, plate.center, size, BOLD, LIGHT, "center")

    def _fallen(self, room: Rect, target: Surface, age: int) -> None:
        """One's own last cards, as they fall one by one; the last has the longer shadow."""
        hand = self.outcome.results[self.reader].hand
        self._fall(hand, MOST_CARDS, room, WIDEST, target, age)

    def _fall(
        self,
        whole: Sequence[int],
        most: int,
        room: Rect,
        widest: float,
        target: Surface,
        age: int,
    ) -> None:
        """As many cards of a hand as there is room for, and how many more there were."""
        if not whole or self.art is None:
            return
        area = self.kit.design(room)
        wide = min(widest, area.h / (CARD_RATIO * 1.25), area.w / 2.2)
        hand = whole[:most]
        if widest != WIDEST:
            least = LEAST_OTHERS * widest / OTHERS
            fit = 1 + int((area.w / least - TURNED) / SEEN)
            hand = hand[: max(1, fit)]
            wide = min(wide, area.w / (TURNED + SEEN * (len(hand) - 1)))
        step = min(wide * 0.86, (area.w - TURNED * wide) / max(1, len(hand) - 1))
        first = area.centerx - step * (len(hand) - 1) / 2
        if widest == WIDEST:  # from one's own face on
            first = area.left + wide * 0.68
        for place, card in enumerate(hand):
            share = _share(age, CARDS_AT + APART * place, FALLS)
            if share <= 0:
                continue
            down = area.h * 0.06 * ((place * 3) % 3 - 1)
            y = area.centery + down - HIGH * (1 - share**2)
            # It does not turn as it falls: each angle would be another picture.
            pose = Pose(first + place * step, y, ANGLES[place % len(ANGLES)], wide)
            lift = LAST_LIFT if place == len(hand) - 1 else LIFT
            opacity = min(1.0, share * 3)
            self.art.draw(target, card, pose, lift=lift, opacity=opacity)
        if len(whole) > len(hand):
            last = self.kit.rect(
                FRect(first + step * (len(hand) - 1), area.centery, wide, wide * 0.62)
            )
            more = partial(self._more, len(whole) - len(hand), last.bottomleft)
            self._come(room, CARDS_AT + APART * len(hand) + FALLS, more, target, age)

    def _more(self, count: int, at: tuple[int, int], target: Surface, room: Rect) -> None:
        """How many cards there were besides those that lie in a place, over the last of them."""
        kit, text = self.kit, signed_number(count)
        wide = kit.fonts.width(text, MORE, BOLD) + kit.px(24)
        plate = Rect(0, 0, max(wide, kit.px(MORE_HIGH)), kit.px(MORE_HIGH))
        plate.midbottom = at
        plate.clamp_ip(room)
        kit.paint.pill(target, plate, INK, line=LIGHT, line_width=2)
        kit.paint.text(target, text, plate.center, MORE, BOLD, LIGHT, "center")

    def _others(self, placed: Placed, target: Surface, age: int) -> None:
        """The others where they have a place: each a face, and some of the cards that were left."""
        kit = self.kit
        for key, rect in placed.items():
            if not (isinstance(key, tuple) and key[0] == "seat"):
                continue
            each = self.outcome.results[key[1]]
            right = rect.centerx > kit.size[0] // 2
            radius = round(rect.h * FACE)
            x = rect.right - radius if right else rect.left + radius
            around = Rect(0, 0, 2 * radius, 2 * radius)
            around.center = (x, rect.centery)
            cards = Rect(rect.left, rect.top, rect.w - 2 * radius, rect.h)
            if not right:
                cards.left = around.right
            widest = OTHERS * kit.design(rect).h / PLACE[1]
            self._fall(each.hand, MOST_OTHERS, cards, widest, target, age)
            kit.paint.disc(target, around.center, radius + max(2, kit.px(4)), INK)
            look = SAD if key[1] % 2 else WRY
            target.blit(portrait(kit, each.seat.portrait, radius, look=look), around)

    def _bubble(
        self, placed: Placed, text: TextBox, speaker: int, target: Surface, area: Rect
    ) -> None:
        """What somebody says, with a tail towards who says it."""
        rect = self.kit.design(placed["said"])
        of = placed.get(("seat", speaker)) or placed.get("winner")
        tip = rect.center
        if of is not None:
            about = self.kit.design(of)
            x = min(max(about.centerx, rect.left + ASIDE), rect.right - ASIDE)
            tip = (x, rect.top - TAIL if about.centery < rect.centery else rect.bottom + TAIL)
        self.bubbles.shape(target, Spot(rect, tip), (PAPER, PAPER_LOW), 24)
        draw_text(self.kit, target, text, placed["line"], INK, "middle")

    def _scores(self, placed: Placed, then: TextBox, target: Surface, age: int) -> None:
        share = _share(age, SCORES_AT, FADES)
        found = [
            placed[("chip", at)] for at in range(len(self.finale.order)) if ("chip", at) in placed
        ]
        if found:
            places = FinalePlaces(1.0, found[0].center, found[0], tuple(found), found[0].center)
            self.chips.draw(target, self.finale, places, self.finale.after, share)
        if "next" in placed and share > 0:
            self._fade(target, placed["next"], share, partial(self._write, then, side="middle"))
            for at in range(2):
                rect = placed[("rule", at)]
                line = Rect(rect.left, rect.centery, rect.w, max(1, self.kit.px(2)))
                self.kit.paint.box(target, line, LINE.fade(0.5), radius=1)


def _share(age: int, begins: int, lasts: int) -> float:
    return min(1.0, max(0.0, (age - begins) / lasts))
