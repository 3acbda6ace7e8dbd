"""The small picture of a table: faces, piles and hand do not lie over each other, and stay inside the rim."""

from __future__ import annotations

import pytest
from pygame import FRect, Rect, Surface

from game.engine.match import Match
from game.scenes.base import small_table
from game.scenes.base.guest_names import PORTRAITS
from game.session.plan import Seat
from game.show.motion.card_pose import Pose
from game.tools.offscreen import Offscreen
from game.variants import find_variant
from game.view.base.space import Space
from game.view.base.table_theme import RIM, RIM_INSET
from game.view.cards.card_art import CardArt
from tests.harness.some import some


@pytest.mark.parametrize("size", [(720, 270), (480, 270), (300, 270), (270, 460)])
@pytest.mark.parametrize("players", [2, 3, 4, 10])
def test_faces_piles_and_hand_are_apart(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], players: int
) -> None:
    kit = Offscreen((1280, 720)).kit
    faces: list[Rect] = []
    cards: list[FRect] = []
    draw, portrait = CardArt.draw, small_table.portrait

    def drawn(art: CardArt, target: Surface, card: int, pose: Pose, **how: object) -> None:
        cards.append(
            FRect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
        )
        draw(art, target, card, pose, **how)  # type: ignore[arg-type]

    class Told(Surface):
        """A face that tells where it is drawn."""

        def get_rect(self, **where: object) -> Rect:  # type: ignore[override]
            faces.append(super().get_rect(**where))
            return faces[-1]

    def told(*args: object, **how: object) -> Surface:
        face = portrait(*args, **how)  # type: ignore[arg-type]
        made = Told(face.get_size(), face.get_flags())
        made.blit(face, (0, 0))
        return made

    monkeypatch.setattr(CardArt, "draw", drawn)
    monkeypatch.setattr(small_table, "portrait", told)
    variant = find_variant("classic")
    state = Match(variant, variant.table(players), 11).state
    seats = [Seat("", each) for each in PORTRAITS[:players]]
    target = Surface(size)
    small_table.draw_small_table(kit, target, target.get_rect(), variant, state, seats, 0)

    edge = Space(*size, kit.space.density).px(RIM_INSET)
    space = Space(size[0] + 2 * edge, size[1] + 2 * edge, kit.space.density)
    piles, hand = cards[:2], cards[2:]
    heads = [FRect(*(side / space.scale for side in each)) for each in some(faces)]
    assert len(heads) == players - 1
    for head in heads:
        assert [each for each in (*piles, *hand) if each.colliderect(head)] == []
    assert max(pile.bottom for pile in piles) < min(card.top for card in some(hand))
    cloth = FRect(0, 0, *space.sides).inflate(-2 * (RIM_INSET + RIM), -2 * (RIM_INSET + RIM))
    assert [head for head in heads if not cloth.contains(head)] == []
