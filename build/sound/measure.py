"""Measures what the program plays: `python build/sound/measure.py [games…] [--keep FOLDER]`.

A round of each game is played by the program itself, with the usual settings and a fixed deal: three guests,
and a person for whom `greedy` acts 2 s after its turn has come. In the place of the mixer stands one whose time
is the game's: it takes down what begins when and how loud it is from frame to frame, and then all is added up
as the mixer would, the music apart from the rest. Loudness is that of ITU-R BS.1770 with both gates, the true
peak that of four times as many samples. With `--keep` the sound is written as `<game>.wav` and so on.
"""

import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
import soundfile
from audio import RATE, Wave
from level import weighted

ROOT = Path(__file__).resolve().parents[2]
PLAYERS, DEAL, ACTS_AFTER = 4, 7, 2_000
LONGEST = 600_000
"""ms of a round that are listened to at most: none of these rounds is as long."""
AFTER = 9_000
"""ms that are listened to after the end."""


class Begun:
    """A sound that has begun, and how loud it is from which ms on."""

    def __init__(self, now: int, sound: Any, loud: float) -> None:
        self.at, self.sound, self.loud = now, sound, [(now, loud)]
        self.frames = np.frombuffer(sound.get_raw(), "<i2").reshape(-1, 2) / 32768

    @property
    def end(self) -> float:
        """The ms at which it ends, if nothing cuts it off."""
        return self.at + len(self.frames) * 1000 / RATE


class Desk:
    """A channel of a mixer that takes down what is played on it; `clock` gives the game's ms."""

    def __init__(self, clock: Any) -> None:
        self.clock = clock
        self.begun: list[Begun] = []
        self.waiting: Any = None
        self.level = 1.0

    def _pass(self) -> None:
        while self.begun and self.waiting is not None and self.begun[-1].end <= self.clock():
            # What was queued begins on the sample after the one before it.
            after = Begun(self.clock(), self.waiting, self.level)
            after.at = self.begun[-1].end
            self.begun.append(after)
            self.waiting = None

    def get_busy(self) -> bool:
        self._pass()
        return bool(self.begun) and self.clock() < self.begun[-1].end

    def get_sound(self) -> Any:
        return self.begun[-1].sound if self.get_busy() else None

    def queue(self, sound: Any) -> None:
        self.waiting = sound

    def play(self, sound: Any) -> None:
        self.waiting = None
        self.begun.append(Begun(self.clock(), sound, self.level))

    def fadeout(self, ms: int) -> None:
        raise AssertionError("nothing falls silent in the midst of a round")

    def set_volume(self, level: float, right: float | None = None) -> None:
        if right is not None:  # what comes from a side
            self.begun[-1].frames = self.begun[-1].frames * np.array([level, right])
            return
        self.level = level
        self.look()

    def look(self) -> None:
        """Take down how loud what plays is now."""
        if self.get_busy():
            loud = self.level * self.begun[-1].sound.get_volume()
            if loud != self.begun[-1].loud[-1][1]:
                self.begun[-1].loud.append((self.clock(), loud))


def added(desks: list[Desk], end: int) -> Wave:
    """All that was played on some channels, until an ms."""
    whole = np.zeros((end * RATE // 1000, 2))
    for desk in desks:
        for each, after in zip(desk.begun, [*desk.begun[1:], None], strict=False):
            start = round(each.at * RATE / 1000)
            stop = start + len(each.frames)
            if after is not None:
                stop = min(stop, round(after.at * RATE / 1000))
            stop = min(stop, len(whole))
            # What was queued is found playing some ms after it has begun, as loud as from its beginning.
            gains = np.full(max(0, stop - start), each.loud[0][1])
            for at, loud in each.loud:
                gains[max(0, round((at - each.at) * RATE / 1000)) :] = loud
            whole[start:stop] += each.frames[: len(gains)] * gains[:, None]
    return whole


def integrated(wave: Wave) -> float:
    """The loudness of a stereo piece in LUFS, with both gates."""
    power = sum(np.square(weighted(wave[:, side])) for side in (0, 1))
    block, step = round(0.4 * RATE), round(0.1 * RATE)
    summed = np.cumsum(np.concatenate([[0.0], power]))
    starts = np.arange(0, len(power) - block, step)
    means = (summed[starts + block] - summed[starts]) / block
    heard = means[means > 10 ** ((-70 + 0.691) / 10)]
    if not len(heard):
        return -120.0
    heard = heard[heard > 0.1 * np.mean(heard)]
    return float(10 * np.log10(np.mean(heard)) - 0.691)


def true_peak(wave: Wave) -> float:
    """The highest that a wave goes between its samples too, in dB below full scale."""
    highest, block = 1e-6, 1 << 16
    for start in range(0, len(wave), block):
        for side in (0, 1):
            part = wave[start : start + block + 256, side]
            spectrum = np.fft.rfft(part * np.hanning(len(part)) if len(part) < 512 else part)
            finer = 4 * np.fft.irfft(spectrum, 4 * len(part))
            edge = min(512, len(finer) // 4)
            highest = max(highest, float(np.max(np.abs(finer[edge:-edge]))))
    return float(20 * np.log10(highest))


def played(game: str) -> tuple[Wave, Wave]:
    """The music of a round of a game, and all else that is heard."""
    import pygame

    from game.bots.bot import Temper
    from game.bots.greedy_bot import GreedyBot
    from game.engine.rng import Rng
    from game.scenes.table.table_scene import open_table
    from game.session.plan import Plan, Seat
    from game.store.platform_folders import assets
    from game.store.settings_file import Settings
    from game.tools.offscreen import FRAME, Offscreen, explained
    from game.variants import find_variant
    from game.view.base.sound_player import MUSIC, VOICES_OF_MIXER, Speaker

    guests = [
        Seat(name.capitalize(), name, name) for name in ("ruth", "jun", "milo")[: PLAYERS - 1]
    ]
    plan = Plan(game, (Seat("Ada", "ada"), *guests), {}, DEAL)
    settings = Settings(guides=explained())
    program = Offscreen((960, 540), settings)
    clock = program.clock
    desks = [Desk(clock) for _ in range(VOICES_OF_MIXER)]
    pygame.mixer.Channel = lambda number: desks[number]
    program.kit.sound = speaker = Speaker(assets() / "sounds", clock)
    speaker.told = print
    speaker.open()
    program.stack.reset(open_table(program.kit, program.stack, plan))
    host, variant = program.top.host, find_variant(game)
    policy, luck, waited, over = GreedyBot(variant, Temper()), Rng(DEAL), 0, LONGEST
    while clock.now < min(LONGEST, over + AFTER):
        program.happen(())
        speaker.band.wait()
        while program.app.stack.ponder():
            pass
        for desk in desks:
            desk.look()
        if host.over:
            over = min(over, clock.now)
        elif host.match.state.turn == 0 and not program.top.room.busy:
            waited += FRAME
            if waited >= ACTS_AFTER:
                waited = 0
                seen = host.match.observe(0)
                if seen.legal:
                    host.runner.submit(0, policy.decide(seen, 0, luck))
        else:
            waited = 0
    end = clock.now
    pygame.mixer.quit()
    return added([desks[MUSIC]], end), added(desks[MUSIC + 1 :], end)


def main() -> None:
    """Measure the games that are named, or all."""
    sys.path.insert(0, str(ROOT))
    os.environ |= {"SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy"}
    from game.variants import VARIANTS

    asked = sys.argv[1:]
    keep = None
    if "--keep" in asked:
        at = asked.index("--keep")
        keep = Path(asked[at + 1])
        keep.mkdir(parents=True, exist_ok=True)
        del asked[at : at + 2]
    print("game        s   all LUFS   true peak dB   effects and voices   music   music below")
    for game in asked or [each.info.id for each in VARIANTS]:
        music, others = played(game)
        both = music + others
        if keep is not None:
            for name, wave in (("", both), ("-music", music), ("-others", others)):
                soundfile.write(keep / f"{game}{name}.wav", wave, RATE, "FLOAT")
        loud, below = integrated(both), integrated(others) - integrated(music)
        print(
            f"{game:9} {len(both) / RATE:3.0f}   {loud:8.1f}   {true_peak(both):12.1f}"
            f"   {integrated(others):18.1f}   {integrated(music):5.1f}   {below:11.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
