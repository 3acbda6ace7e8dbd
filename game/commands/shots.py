"""The command `shots`."""

from __future__ import annotations

from pathlib import Path

import click

from game.commands.common import CommandError, on_a_screen, say, tell_errors, watched
from game.commands.values import Folder, Name, WindowSize
from game.files.reading import AssetError
from game.store.language_files import sentence_of
from game.store.platform_folders import assets, unwritable
from game.tools.shot_scripts import NoSuchMoment
from game.tools.shots import take
from game.tools.standard_shots import chosen, standard
from game.words.catalogue import languages
from game.words.counted import counted
from game.words.path_names import named, quoted


@click.command()
@click.argument("folder", metavar="DIR", type=Folder())
@click.option(
    "--size", metavar="WxH", type=WindowSize(), help="Size of the window for all pictures."
)
@click.option(
    "--scene",
    "scenes",
    multiple=True,
    type=Name("a scene"),
    metavar="PREFIX",
    help="Only this scene, or the pictures whose names begin so; may be repeated.",
)
@click.option(
    "--language",
    type=Name("a language"),
    metavar="NAME",
    help="Language of the texts, by the name of its folder.",
)
def shots(
    folder: Path, size: tuple[int, int] | None, scenes: tuple[str, ...], language: str | None
) -> None:
    """Take pictures of every scene and every game into DIR, as PNG files."""

    if unwritable(folder) is not None:
        raise CommandError(
            f"No pictures can be written to {named(folder)}: choose a folder of your own."
        )
    for scene in scenes:
        if not chosen([scene], size):
            known = ", ".join(dict.fromkeys(each.scene for each in standard()))
            raise CommandError(f"--scene: there is no {quoted(scene)}; the scenes are {known}.")
    wanted = chosen(scenes, size)
    if language is not None:
        spoken = languages(assets() / "strings")
        if language not in spoken:
            raise CommandError(
                f"--language: there is no {quoted(language)}; the languages are {', '.join(spoken)}."
            )
        wanted = [each.speaking(language) for each in wanted]
    told: dict[str, None] = {}
    taken = take(wanted, folder, lambda notice: told.setdefault(notice))
    try:
        with on_a_screen():
            number = sum(1 for _ in watched(taken, len(wanted), "pictures"))
    except NoSuchMoment as error:
        raise click.ClickException(f"{error}.") from None
    except AssetError as error:
        raise CommandError(sentence_of(error)) from None
    except OSError as error:
        raise CommandError(
            f"{named(error.filename)} cannot be written: {error.strerror}."
        ) from None
    tell_errors(list(told))
    say(f"{counted(number, 'picture')} in {named(folder)}")
