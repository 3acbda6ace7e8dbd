"""Scripts for the pictures of the scenes that lie over the title: settings, set-up, guests, rule book."""

from __future__ import annotations

from typing import Any

import pygame
from pygame.event import Event

from game.engine.variant import Variant
from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.settings.settings_scene import SettingsScene
from game.scenes.settings.zone_list import ZoneHeading
from game.scenes.setup.setup_scene import SetupScene
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import SETTLE, click, press


def settings(page: str, room: Offscreen) -> None:
    """A page of the settings."""
    scene = SettingsScene(room.kit, room.stack)
    scene.turn(page)
    room.stack.push(scene)
    room.wait(SETTLE)


def zones(room: Offscreen) -> None:
    """The settings where the keys of zones are bound, with the first zone and its keyboard at the top."""
    settings("keys", room)
    scene = room.stack.top
    assert isinstance(scene, SettingsScene)
    heads = [isinstance(line[0], ZoneHeading) for line in scene.sheet.rows]
    first = scene.sheet.rows[heads.index(True) + 1][0]
    scene.group.focus(room.kit, first)
    scene.sheet.show_above(room.kit, first, 1)
    scene.dirty = True
    room.wait(SETTLE)


def setup(variant: Variant[Any], room: Offscreen) -> None:
    """The setup of a game."""
    room.stack.push(SetupScene(room.kit, room.stack, variant))
    room.wait(SETTLE)


def house_rules(variant: Variant[Any], room: Offscreen) -> None:
    """All rules of a game, by the last of its presets."""
    setup(variant, room)
    top = room.top
    if isinstance(top, SetupScene):
        last = len(top.options.choices.sets) - 1
        top.options.preset.chosen = last
        top.options.preset.changed(last)
        top.options.house.activate(room.kit)
    room.wait(SETTLE)


def guests(variant: Variant[Any], room: Offscreen) -> None:
    """The choice of the guests of a game."""
    setup(variant, room)
    top = room.top
    if isinstance(top, SetupScene):
        top.table.chips[0].activate(room.kit)
    room.wait(SETTLE)


def rules(game: str, room: Offscreen) -> None:
    """The rule book of a game."""
    room.stack.push(RuleBookScene(room.kit, room.stack, game))
    room.wait(SETTLE)


def compared(game: str, room: Offscreen) -> None:
    """The table in the rule book that compares the cards of all games."""
    book = RuleBookScene(room.kit, room.stack, game)
    room.stack.push(book)
    click(room, book.compare.rect.center)
    room.wait(SETTLE)


def sets_compared(game: str, room: Offscreen) -> None:
    """The table in the rule book that compares a game's sets of rules, with one of the player's own."""
    room.kit.settings.sets[game] = {"Ada": f"{game} jump_in stacking=up"}
    compared(game, room)
    book = room.top
    if isinstance(book, RuleBookScene):
        click(room, book.compare.rect.center)
    room.wait(SETTLE)


def searched(game: str, query: str, room: Offscreen) -> None:
    """The results of a search in the rule book."""
    rules(game, room)
    press(room, pygame.K_f)
    room.happen([Event(pygame.TEXTINPUT, text=each) for each in query])
    room.wait(SETTLE)
