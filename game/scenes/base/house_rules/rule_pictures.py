"""Pictures of rules that can be changed, as presets' files have them: `RulePictures(kit, variant, presets)`."""

from __future__ import annotations

from typing import Any

from game.engine.options import Option
from game.engine.variant import Variant
from game.store.lesson_files import LessonPart
from game.store.preset_files import Presets
from game.view.base.colours import Colour
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.lesson.lesson_picture import LessonPicture

CLOTH = (Colour.hex("#2f5d4c"), Colour.hex("#16332a"))


class RulePictures:
    """The pictures of one game's rules, which `art` draws; `declared` are the parts of each, by its name."""

    def __init__(self, kit: SceneKit, variant: Variant[Any], presets: Presets) -> None:
        self._kit, self._game = kit, variant.info.id
        table = variant.table(variant.info.min_players)
        cards = CardArt(kit.pictures, table.deck, kit.faces(variant.info.deck), kit.back)
        self.art = LessonPicture(kit, cards, table, (), self._says, CLOTH)
        self.declared = presets.pictures

    def _says(self, word: str) -> str:
        """Return what is said in a picture."""
        return self._kit.words(f"{self._game}.said.{word}")

    def parts(self, option: Option) -> tuple[LessonPart, ...]:
        """Return the picture of a rule: its mark, if it has none of its own."""
        return self.declared.get(option.name, (LessonPart("icon", option.mark),))
