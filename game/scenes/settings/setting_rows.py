"""The rows of the settings, page by page.

`look_rows(kit, changed)` and the others return the rows of a page. A row writes its new value into the
settings, plays a sample if it is a volume, and then calls `changed`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from game.scenes.base.goals.portrait_tiles import portrait_tiles
from game.scenes.base.goals.things import ThingKind, Things, free_first, thing_name
from game.scenes.base.goals.unlock_row import unlock_row
from game.scenes.base.remembered_table import player_name, player_portrait
from game.scenes.settings.action_row import ActionRow
from game.scenes.settings.guide_rows import guide_rows
from game.scenes.settings.look_tiles import (
    draw_back,
    draw_faces,
    draw_theme,
    draw_themes,
)
from game.store.platform_folders import assets
from game.store.settings_file import HINTS, ORDERS, SPEEDS
from game.view.base.scene_kit import BACKS, BY_GAME, SceneKit
from game.view.base.suit_styles import faces
from game.view.base.theme_files import BackFile, LookError, ThemeFile, names, read_back, read_theme
from game.view.music.sound import LEVELS, MASTER
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.picture_row import PictureRow, Tile
from game.view.widgets.text_field import TextField
from game.view.widgets.widgets import Row
from game.words.catalogue import languages

Changed = Callable[[], None]
File = TypeVar("File", ThemeFile, BackFile)

FAIR = tuple(range(0, 5001, 500))
AWAY = (0, 30, 60, 120, 300)
SLOWING = (1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)
PER_CENT = tuple(range(0, 101, 10))
TEXT = tuple(range(100, 201, 10))
SAMPLES = {
    MASTER: ("play", "effects"),
    "effects": ("play", "effects"),
    "voices": ("voices/ruth", "voices"),
}
FACES = {
    "plain": (False, False, False),
    "four": (True, False, False),
    "contrast": (True, True, False),
    "night": (True, False, True),
}
"""The faces of cards to choose from: whether they have four colours, high contrast, or are dark."""
SMALL = 0.5
"""The size of small pictures, as a share of the usual."""


class _Rows:
    """Makes rows that set settings, with the messages under `ui.settings.<key>`."""

    def __init__(self, kit: SceneKit, changed: Changed, *, small: bool = False) -> None:
        self.kit = kit
        self.changed = changed
        self.small = small

    def words(self, key: str, **values: object) -> str:
        return self.kit.words(f"ui.settings.{key}", **values)

    def put(self, name: str, value: Any) -> None:
        setattr(self.kit.settings, name, value)
        self.changed()

    def choice(
        self, key: str, labels: Sequence[str], chosen: int, choose: Callable[[int], None]
    ) -> ChoiceRow:
        return ChoiceRow(
            self.words(f"{key}.name"), labels, chosen, choose, help=self.words(f"{key}.help")
        )

    def switch(self, key: str) -> ChoiceRow:
        """Return a row for a setting that is on or off."""
        labels = [self.kit.words("ui.setup.no"), self.kit.words("ui.setup.yes")]
        chosen = int(getattr(self.kit.settings, key))
        return self.choice(key, labels, chosen, lambda place: self.put(key, bool(place)))

    def one_of(self, key: str, values: Sequence[Any], labels: Sequence[str]) -> ChoiceRow:
        """Return a row for one of several values; any other present value counts as the nearest."""
        now = getattr(self.kit.settings, key)
        chosen = values.index(now) if now in values else _nearest(values, now)
        return self.choice(key, labels, chosen, lambda place: self.put(key, values[place]))

    def pictures(
        self,
        key: str,
        tiles: Sequence[Tile],
        chosen: int,
        choose: Callable[[int], None],
        size: tuple[float, float],
        captions: bool = True,
    ) -> PictureRow:
        name, help = self.words(f"{key}.name"), self.words(f"{key}.help")
        if self.small:
            size, captions = (size[0] * SMALL, size[1] * SMALL), False
        return PictureRow(name, tiles, chosen, choose, size=size, help=help, captions=captions)


def look_rows(
    kit: SceneKit, things: Things, changed: Changed, abreast: int, *, small: bool = False
) -> list[list[Row]]:
    """Return the rows for themes, backs, faces of cards and the order of the hand, so many `abreast`.

    The player may choose of some `things`. Their pictures are `small` beside one that shows what all of it
    looks like.
    """
    make = _Rows(kit, changed, small=small)
    rows: list[Row] = [
        _theme_row(make, things),
        _back_row(make, things),
        _faces_row(make, things),
        make.one_of("sorting", ORDERS, [make.words(f"sorting.{each}") for each in ORDERS]),
        make.switch("show_legal"),
        make.switch("show_legal_timed"),
    ]
    if abreast == 1 or small:
        return [[row] for row in rows]
    rows[0].share = rows[2].share = 1.4
    return [rows[0:2], rows[2:4], rows[4:6]]


def _theme_row(make: _Rows, things: Things) -> Row:
    kit = make.kit
    themes = _in_order(ThingKind.THEME, _good(kit, "themes", read_theme))
    ids = [BY_GAME, *(each.id for each in themes)]
    own = tuple(each.id for each in themes if each.games)
    each_its_own = Tile(make.words("theme.by_game"), partial(draw_themes, own))
    wished = kit.settings.theme
    laid = wished if wished == BY_GAME else kit.theme.name
    return make.pictures(
        "theme",
        [
            each_its_own,
            *(
                Tile(
                    thing_name(kit.words, ThingKind.THEME, each.id),
                    partial(draw_theme, each.id),
                    _locked(things, ThingKind.THEME, each.id, laid),
                )
                for each in themes
            ),
        ],
        ids.index(laid) if laid in ids else 0,
        lambda place: make.put("theme", ids[place]),
        (176, 124),
    )


def _back_row(make: _Rows, things: Things) -> Row:
    kit = make.kit
    backs = _in_order(ThingKind.BACK, _good(kit, BACKS, read_back))
    pictures = [each.picture.stem for each in backs]
    ids = [each.id for each in backs]
    wished = kit.settings.back
    laid = pictures.index(kit.back) if kit.back in pictures else 0
    return make.pictures(
        "back",
        [
            Tile(
                thing_name(kit.words, ThingKind.BACK, each.id),
                partial(draw_back, each),
                _locked(things, ThingKind.BACK, each.id, wished),
            )
            for each in backs
        ],
        ids.index(wished) if wished in ids else laid,
        lambda place: make.put("back", backs[place].id),
        (89, 124),
    )


def _faces_row(make: _Rows, things: Things) -> Row:
    wishes = make.kit.settings

    def dress(place: int) -> None:
        wishes.four_colour, wishes.high_contrast, wishes.night_cards = looks[place]
        make.changed()

    names, looks = tuple(FACES), tuple(FACES.values())
    wished = (wishes.four_colour, wishes.high_contrast, wishes.night_cards)
    # Settings that somebody wrote may ask for more than one of them: what is drawn counts.
    drawn = [faces("french", *each) for each in looks]
    chosen = drawn.index(faces("french", *wished))
    tiles = [
        Tile(
            make.kit.words(f"faces.{name}"),
            partial(draw_faces, look),
            _locked(things, ThingKind.FACES, name, names[chosen]),
        )
        for name, look in FACES.items()
    ]
    return make.pictures("faces", tiles, chosen, dress, (228, 124))


def pace_rows(kit: SceneKit, changed: Changed) -> list[list[Row]]:
    """Return the rows for speeds, for the time that people have, and for faces from phones."""
    make = _Rows(kit, changed)
    speeds = [make.words(f"speeds.{each.lower()}") for each in SPEEDS]
    fair = [make.words("seconds", count=each / 1000) for each in FAIR]
    slowing = [make.words("slowing.times", count=each) for each in SLOWING]
    slowing[0] = make.words("slowing.off")
    away = [make.words("seconds", count=each) for each in AWAY]
    away[0] = make.words("away.off")
    return [
        [make.one_of("speed", SPEEDS, speeds)],
        [make.switch("reduced_motion")],
        [make.switch("calm")],
        [make.one_of("think", SPEEDS, speeds)],
        [make.one_of("fair", FAIR, fair)],
        [make.one_of("slowing", SLOWING, slowing)],
        [make.one_of("away", AWAY, away)],
        [make.switch("reactions")],
    ]


def screen_rows(
    kit: SceneKit, changed: Changed, speak: Callable[[str], None] | None
) -> list[list[Row]]:
    """Return the rows for the language, the window, the size of text, and volumes.

    There is no row for the language without `speak`, which changes it, or where there is only one.
    """
    make = _Rows(kit, changed)
    whole = [make.words("full_screen.window"), make.words("full_screen.screen")]

    def show(place: int) -> None:
        if bool(place) != kit.window.full_screen:
            kit.toggle_full_screen()
        changed()

    def loud(channel: str, place: int) -> None:
        level = PER_CENT[place] / 100
        kit.settings.volumes[channel] = level
        kit.sound.volume(channel, level)
        if channel in SAMPLES:
            kit.sound.play(*SAMPLES[channel])
        changed()

    def volume(channel: str) -> list[Row]:
        level = kit.settings.volumes.get(channel, LEVELS[channel])
        labels = [make.words("per_cent", count=each) for each in PER_CENT]
        chosen = _nearest(PER_CENT, level * 100)
        return [make.choice(f"volume.{channel}", labels, chosen, partial(loud, channel))]

    def hear(place: int) -> None:
        kit.sound.mono(bool(place))
        kit.sound.play(*SAMPLES[MASTER])
        make.put("mono", bool(place))

    ears = int(kit.settings.mono)
    sizes = [make.words("per_cent", count=each) for each in TEXT]
    size = _nearest(TEXT, kit.settings.text_scale * 100)
    return [
        *_language_row(make, speak),
        [make.choice("full_screen", whole, int(kit.window.full_screen), show)],
        [
            make.choice(
                "text_scale", sizes, size, lambda place: make.put("text_scale", TEXT[place] / 100)
            )
        ],
        [make.switch("couch_text")],
        *(volume(channel) for channel in LEVELS),
        [make.choice("mono", [make.words("mono.stereo"), make.words("mono.mono")], ears, hear)],
    ]


def _language_row(make: _Rows, speak: Callable[[str], None] | None) -> list[list[Row]]:
    """A row with every language by its own name."""
    found = languages(make.kit.strings)
    if speak is None or len(found) < 2:
        return []
    folders, now = list(found), make.kit.words.language
    chosen = folders.index(now) if now in folders else 0
    names = list(found.values())
    return [[make.choice("language", names, chosen, lambda place: speak(folders[place]))]]


def player_rows(
    kit: SceneKit,
    things: Things,
    changed: Changed,
    abreast: int,
    forget: Callable[[], None] | None,
    unlocked: Callable[[], None],
) -> list[list[Row]]:
    """Return the rows for the player's name and portrait, and for the guides.

    The player may choose of some `things`. There is a row that deletes all data with `forget`, which does so;
    `unlocked` is called once all can be chosen, or no longer.
    """
    guides = guide_rows(kit, changed)
    make = _Rows(kit, changed)
    last: list[list[Row]] = []
    if forget is not None:
        last = [[ActionRow(kit.words("ui.forget.name"), kit.words("ui.forget.help"), forget)]]
    advisers = [kit.words(f"level.{each}") if each else make.words("hints.usual") for each in HINTS]
    own = player_portrait(kit)
    people, tiles = portrait_tiles(kit, things, own)
    name = TextField(
        kit.words("ui.setup.name"),
        player_name(kit),
        lambda name: make.put("name", name),
        help=kit.words("ui.setup.name_help"),
    )
    return [
        [name],
        [
            make.pictures(
                "portrait",
                tiles,
                people.index(own),
                lambda place: make.put("portrait", people[place]),
                (132, 132),
                captions=False,
            )
        ],
        [unlock_row(kit, things, unlocked)],
        [make.one_of("hints", HINTS, advisers)],
        *(guides[at : at + abreast] for at in range(0, len(guides), abreast)),
        *last,
    ]


def _in_order(kind: ThingKind, found: list[File]) -> list[File]:
    """Return files with those first that are free."""
    by_id: dict[str, File] = {each.id: each for each in found}
    return [by_id[each] for each in free_first(kind, [*by_id])]


def _locked(things: Things, kind: ThingKind, id: str, chosen: str) -> str:
    """Return what is to be done for a thing; "" if it can be chosen, as what is chosen already."""
    return "" if id == chosen else things.locked(kind, id)


def _good(kit: SceneKit, folder: str, read: Callable[..., File]) -> list[File]:
    """Return the themes or backs that can be used; the player is told, once, of the others."""
    found: list[File] = []
    for name in names(assets() / folder):
        try:
            found.append(read(assets() / folder / f"{name}.toml"))
        except LookError as error:
            kit.tell_once(error.phrase)
    return found


def _nearest(values: Sequence[Any], wanted: Any) -> int:
    """Return the index of the value nearest to a number; 0 for anything else."""
    if not isinstance(wanted, int | float):
        return 0
    return min(range(len(values)), key=lambda place: abs(values[place] - wanted))
