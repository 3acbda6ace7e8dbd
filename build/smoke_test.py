"""Try the packaged program as a player would: `python build/smoke_test.py [--debian]`.

It is started from a read-only folder below names with blanks and accents, in an empty environment. It must say
its version, simulate a round of every game, search in worker processes, play its own replays again, go on a
tour of its window (title, a round of every game, two virtual pads at one table), lose nothing when it is
killed and go on, open a saved match, and say in a sentence what is wrong with one that is not. Pictures are
left in dist/smoke. With --debian the Debian package is also installed, upgraded and removed in a clean Debian.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "build")]

import pygame  # noqa: E402
from packing.trouble import Trouble  # noqa: E402
from smoke.debian_root import try_debian_package  # noqa: E402
from smoke.display import Display, virtual_screen  # noqa: E402
from smoke.player import PATIENCE, Player, executable  # noqa: E402

from game import __version__  # noqa: E402
from game.commands import NAMES  # noqa: E402
from game.engine.notation import replay_reader  # noqa: E402
from game.engine.notation.match_as_text import write_match  # noqa: E402
from game.variants import VARIANTS, find_variant  # noqa: E402

PROGRAM = ROOT / "dist" / "all-for-one"
PICTURES = ROOT / "dist" / "smoke"
NEVER_SHIPPED = (
    *("freesansbold*", "numpy", "libcrypto*", "libssl*", "libstdc++*", "hypothesis", "fontTools"),
    *("readme", "zoneinfo", "tests", "pytest", "mypyc", "cc1*", "*.upx"),
)
LOCALES = {"root.dat", "en.dat", "en_001.dat", "en_GB.dat"}
"""What is shipped of Babel's data: the rules of the languages that the program speaks."""
LEAST_PLAYED = 8
"""Actions after which a match is killed."""
LEAST_COLOURS = 50
"""Colours that a picture of the program has, unlike an empty window."""
SEARCHES = ("--bots", "inga,greedy", "--players", "2", "--matches", "2", "--jobs", "2")


def require(holds: object, sentence: str) -> None:
    """Raise Trouble with a sentence unless something holds."""
    if not holds:
        raise Trouble(sentence)


def check_contents() -> None:
    """See that what must not be shipped is not there, and that licences are."""
    unwanted = [file.name for name in NEVER_SHIPPED for file in PROGRAM.rglob(name)]
    require(not unwanted, f"These are not to be shipped: {', '.join(unwanted)}.")
    locales = {file.name for file in PROGRAM.rglob("locale-data/*.dat")}
    require(locales == LOCALES, f"These locales are shipped: {', '.join(sorted(locales))}.")
    texts = list(PROGRAM.rglob("assets/licences/*.txt"))
    require(len(texts) > 20, "The texts of the licences are missing.")
    told = [file.read_bytes() for file in PROGRAM.rglob("build/identity.toml")]
    ours = (ROOT / "build" / "identity.toml").read_bytes()
    require(told == [ours], "The program does not say who publishes it.")


def check_commands(player: Player) -> Path:
    """See what works without a window; return a replay."""
    require(__version__ in player.run("--version"), "The version is another one.")
    told = player.run("--help")
    require(all(name in told for name in NAMES), "The help does not name every command.")
    saved = player.home / "saved"
    for variant in VARIANTS:
        game, players = variant.info.id, str(variant.info.min_players)
        usual = ("--players", players, "--matches", "1", "--json", "--save", str(saved))
        report = player.told("simulate", game, *usual)
        require(report["rounds"] >= 1 and not report["errors"], f"{game} failed: {report}")
    report = player.told("simulate", "attack", *SEARCHES, "--json")
    require(not report["errors"], f"The bots that search failed: {report}")
    replays = sorted(saved.glob("*.jsonl"))
    require(len(replays) == len(VARIANTS), "Not every match was saved.")
    for each in replays:
        player.run("replay", str(each), "--check")
    player.run("history", "rebuild")
    done = f"{len(VARIANTS)} games simulated, their replays checked, searches in two processes"
    print(done, flush=True)
    return replays[0]


def check_window(player: Player) -> None:
    """See that the window opens, and let the program play in it."""
    require("first frame" in player.run("--first-frame"), "There was no first frame.")
    player.run("shots", str(PICTURES), "--scene", "phones-join")
    for line in player.run("tour", str(PICTURES)).splitlines():
        print(f"tour: {line}", flush=True)


def check_kill(player: Player) -> None:
    """See that a match which is killed goes on where it was, and can be watched."""
    playing = player.start("tour", str(PICTURES), "--stop", "play-on")
    done = 0
    assert playing.stdout is not None
    try:
        for line in playing.stdout:
            done = json.loads(line)["actions"]
            if done >= LEAST_PLAYED:
                break
    finally:
        playing.kill()
        playing.communicate()
    require(done >= LEAST_PLAYED, f"The match to be killed had {done} actions.")
    log = player.logs()[-1]
    kept = player.told("open", str(log), "--check", "--json")["actions"]
    require(kept >= done, f"{done} actions were played and {kept} kept.")
    found = player.told("tour", str(PICTURES), "--stop", "take-up")
    require(found["kept"] >= kept, f"{kept} actions were kept and {found['kept']} taken up.")
    log = player.logs()[-1]
    whole = player.told("open", str(log), "--check", "--json")["actions"]
    require(whole == found["actions"], f"{found['actions']} actions were played and {whole} kept.")
    print(f"killed after {done} actions, continued from {found['kept']} to {whole}", flush=True)


def check_opening(player: Player, display: Display, saved: Path) -> None:
    """See that a saved match is opened in the window, and that a bad one is told of."""
    with saved.open(encoding="utf-8") as lines:
        match = replay_reader.read(lines, find_variant).play()
    file = player.home / "Zoës große Partie.oneplay"
    file.write_text(write_match(match), encoding="utf-8")
    told = player.told("open", str(file), "--check", "--json")
    require(told["kind"] == "match", f"{file.name} is opened as a {told['kind']}.")
    bad = player.home / "not a match.oneplay"
    bad.write_text('[Game "nothing"]\n', encoding="utf-8")
    sentence = player.run("open", str(bad), "--check", status=1)
    require("Traceback" not in sentence and bad.name in sentence, f"It says: {sentence}")
    for each, name in ((file, "opened"), (bad, "opened-bad")):
        watched(player, display, each, PICTURES / f"{name}.png")
    print(f"opened {file.name}, and told of {bad.name}", flush=True)


def watched(player: Player, display: Display, file: Path, into: Path) -> None:
    """Start the program with a file, and save what is on the screen once there is something."""
    running = player.start(str(file))
    try:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and running.poll() is None:
            time.sleep(0.5)
            picture = display.picture()
            if picture is None:
                return
            if colours(picture) > LEAST_COLOURS:
                time.sleep(1.5)  # what flies lands
                last = display.picture()
                assert last is not None
                pygame.image.save(last, str(into))
                return
        raise Trouble(f"With {file.name} no picture came.")
    finally:
        running.kill()
        running.communicate()


def colours(picture: pygame.Surface) -> int:
    """Return how many colours a picture has on a grid of points."""
    width, height = picture.get_size()
    points = ((x, y) for x in range(0, width, 7) for y in range(0, height, 7))
    return len({tuple(picture.get_at(point)) for point in points})


def smoke_test() -> None:
    """Try the program. Raises Trouble, which says what is wrong with it."""
    require(executable(PROGRAM).exists(), "There is no program to try: run build/release.py first.")
    check_contents()
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    PICTURES.chmod(0o777)
    with tempfile.TemporaryDirectory() as above:
        folder = Path(above)
        folder.chmod(0o755)
        screen = folder / "screen"
        screen.mkdir()
        with virtual_screen(screen) as display:
            player = Player(executable(PROGRAM), folder, display.name)
            try:
                saved = check_commands(player)
                check_window(player)
                check_kill(player)
                check_opening(player, display, saved)
                player.check_program()
            finally:
                player.close()
    print(f"pictures: {PICTURES}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Try the packaged program as a player would.")
    parser.add_argument(
        "--debian", action="store_true", help="try the Debian package in a clean Debian as well"
    )
    given = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # of this process, which reads pictures
    try:
        smoke_test()
        if given.debian:
            try_debian_package(ROOT / "dist", PICTURES)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        sys.exit(1)
