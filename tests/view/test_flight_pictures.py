"""How many pictures a frame makes while many cards fly: what takes long is made before, or not at all.

Counted, not timed. Nothing is prepared between the frames, as on a machine that has no time left there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from pygame import Surface

from game.app import PICTURES_A_FRAME
from game.engine.cards import UNKNOWN
from game.engine.variant import Variant
from game.scenes.base.scene_stack import Stack
from game.scenes.routes import Routes
from game.scenes.table.table_scene import TableScene
from game.store.platform_folders import assets
from game.store.settings_file import Settings
from game.tools.bench_frames import one_persons_table
from game.tools.cards_in_air import CardJuggler
from game.tools.offscreen import FRAME, Canvas, Offscreen, canvas_kit, explained
from game.tools.shot_scripts import plan, play_until, sit_down
from game.variants import VARIANTS
from game.view.base.pictures import Pictures
from game.view.base.window import Window, open_display
from game.view.cards.card_sprites import FLYING, NARROWINGS, CardLook, CardSprites, Mark
from tests.harness.seat_sight import seen_at

SIZE = (960, 540)
AS_MUCH = 24 << 20
"""The bytes of pictures that are kept in a window of this size, in proportion to one of 1920 × 1080."""
MOVING, FRAMES, WARM = 30, 150, 60


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often what takes long has been done: files read, shadows blurred, cards turned."""
    found: Counter[str] = Counter()

    def count(owner: type, name: str, what: str) -> None:
        done: Callable[..., Surface] = getattr(owner, name)

        def counted(*args: Any) -> Surface:
            found[what] += 1
            return done(*args)

        monkeypatch.setattr(owner, name, counted)

    count(Pictures, "_load", "files")
    count(CardSprites, "_soft", "shadows")
    count(CardSprites, "turned", "turned")
    return found


def seated(variant: Variant[Any]) -> TableScene:
    """The game's largest table, with every picture made that is made before anything moves."""
    open_display()
    kit = canvas_kit(Window("test", native=Canvas(SIZE)), Settings(guides=explained()))
    kit.pool.limit = AS_MUCH
    stack = Stack()
    Routes(kit, stack)
    scene = one_persons_table(kit, stack, variant)
    stack.push(scene)
    seen = seen_at(scene)
    seen.hurry()
    while seen.notices():
        scene.update(FRAME)
    kit.pool.allowance = PICTURES_A_FRAME
    while scene.ponder():
        pass
    return scene


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)
def test_frames_full_of_cards_turn_few_and_read_no_files(
    variant: Variant[Any], counts: Counter[str]
) -> None:
    scene = seated(variant)
    pool, target = scene.kit.pool, scene.kit.window.surface
    juggler = CardJuggler(seen_at(scene).director, MOVING)
    turned = []
    for frame in range(WARM + FRAMES):
        if frame == WARM:
            counts.clear()
        before = counts["turned"]
        scene.update(FRAME)
        juggler.advance()
        pool.begin_frame()
        scene.draw(target)
        if frame >= WARM:
            turned.append(counts["turned"] - before)
    assert counts["files"] == 0
    assert counts["shadows"] == 0
    # One a frame is made for cards that are about to lie there; whatever else is turned is drawn like another.
    assert max(turned) <= 2
    assert sum(turned) <= FRAMES / 2
    assert pool.bytes <= pool.limit


@pytest.mark.parametrize("game", ["classic", "callout"])
def test_what_the_end_of_a_round_shows_is_there_before_it(game: str, counts: Counter[str]) -> None:
    room = Offscreen(SIZE, Settings(guides=explained()))
    scene = sit_down(room, plan(game, 3, seed=4))
    room.kit.pool.allowance = PICTURES_A_FRAME
    room.wait(3000)
    while scene.ponder():
        pass
    moments, director = scene.room.moments, seen_at(scene).director
    play_until(room, scene, lambda: any(len(each.before) == 1 for each in director.flights))
    while moments.finale is None:
        while scene.ponder():
            pass
        room.happen(())
        room.picture()
        play_until(room, scene, lambda: bool(director.flights) or moments.finale is not None)
    counts.clear()
    for _ in range(12):
        room.picture()
        room.happen(())
    assert moments.finale.age < 300
    assert counts["files"] <= 1, "but for the shape of a suit, where the card is named"
    assert counts["shadows"] == 0


def test_the_shadow_of_a_card_on_its_edge_is_hardly_wider_than_it() -> None:
    """It was that of the whole card, pressed together: a dark stripe on both sides."""
    deck, wide = VARIANTS[0].table(2).deck, 60
    sprites = CardSprites(Pictures(assets()), deck, "colour", "clover", 1.0, 120.0)
    look = CardLook(UNKNOWN, wide, FLYING, Mark.PLAIN, 0, False)
    on_edge = look._replace(narrow=NARROWINGS - 1)
    dark = []
    for each in (look, on_edge):
        sprite = sprites.upright(each)
        level = sprite.get_height() // 2
        solid = [x for x in range(sprite.get_width()) if sprite.get_at((x, level)).a > 250]
        dark.append(sprite.get_at((solid[-1] + 6, level)).a)
    assert dark[1] < dark[0]
