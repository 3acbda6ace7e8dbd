"""Tunes are heard bar by bar: in turn, tense at the next bar, closed by a cadence, without a gap or a click.

The bars of these tunes are plateaus, each of its own height, so that what is heard tells which bar it is.
"""

from __future__ import annotations

import random
import time
import wave
from array import array
from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path

import pygame
import pytest

from game.view.base.sound_player import BITS, RATE, Speaker
from game.view.files.tune_files import BARS, LEAD
from game.view.music import music_player
from game.view.music.music_player import JOIN, QUIET, TURN, MusicPlayer
from game.view.music.samples import joined, laid_under, loud_until, mixed
from game.view.music.sound import LEVELS

BAR = 22_050
TENSE, WON, LOST = 4_000, 9_000, 8_000


class Desk:
    """A channel of the mixer whose time passes bar by bar; `heard` is what has been played on it."""

    def __init__(self) -> None:
        self.playing: pygame.mixer.Sound | None = None
        self.waiting: pygame.mixer.Sound | None = None
        self.heard: list[bytes] = []

    def get_sound(self) -> pygame.mixer.Sound | None:
        return self.playing

    def queue(self, sound: pygame.mixer.Sound) -> None:
        self.waiting = sound

    def play(self, sound: pygame.mixer.Sound) -> None:
        self.playing, self.waiting = sound, None

    def fadeout(self, ms: int) -> None:
        self.playing = self.waiting = None

    def end(self) -> None:
        """Let what plays come to its end."""
        if self.playing is not None:
            self.heard.append(self.playing.get_raw())
        self.playing, self.waiting = self.waiting, None


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(RATE, BITS, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, mixer: None) -> Desk:
    desk = Desk()
    monkeypatch.setattr(music_player.pygame.mixer, "Channel", lambda number: desk)
    return desk


def write(file: Path, levels: list[int], frames: int = BAR) -> None:
    """A file with a plateau a bar, and what is before and after them."""
    file.parent.mkdir(parents=True, exist_ok=True)
    samples = array("h", [levels[0]] * LEAD)
    for level in levels[1:-1]:
        samples += array("h", [level] * frames)
    samples += array("h", [levels[-1]] * LEAD)
    with wave.open(str(file), "wb") as out:
        out.setparams((1, 2, 44_100, 0, "NONE", ""))
        out.writeframes(samples.tobytes())


def write_tune(
    folder: Path, name: str, lowest: int, strains: str = "ab", *, game: bool = True
) -> None:
    """A tune whose bars have the heights `lowest`, 10 more, 20 more …"""
    bars = [lowest + 10 * number for number in range(BARS * len(strains))]
    for number in range(len(strains)):
        ring = [bars[(number * BARS + place) % len(bars)] for place in range(-1, BARS + 1)]
        write(folder / name / f"{number + 1}.ogg", ring)
    if game:
        for strain in set(strains):
            write(folder / name / f"{strain}-tense.ogg", [TENSE] * (BARS + 2))
        for number in (1, 2):
            write(folder / name / f"won-{number}.ogg", [0, WON + number, WON + number, 0])
            write(folder / name / f"lost-{number}.ogg", [0, LOST + number, 0])
    about = folder / "tunes.toml"
    before = about.read_text() if about.exists() else ""
    about.write_text(f'{before}[{name}]\nbar = {BAR}\nstrains = "{strains}"\n')


@pytest.fixture
def player(tmp_path: Path) -> MusicPlayer:
    write_tune(tmp_path, "title", 100, game=False)
    write_tune(tmp_path, "whist", 1_000)
    write_tune(tmp_path, "rummy", 2_000, "abc")
    return MusicPlayer(tmp_path, 0)


def look(player: MusicPlayer) -> None:
    """Let the player look until it has read all that it asks for."""
    for _ in range(6):
        player.update()
        player.wait()
    player.update()


def go_on(player: MusicPlayer, desk: Desk, bars: int) -> list[int]:
    """Play so many bars; the heights in their middle."""
    begun = len(desk.heard)
    for _ in range(bars):
        look(player)
        desk.end()
    return [middle(each) for each in desk.heard[begun:]]


def middle(frames: bytes) -> int:
    samples = array("h", frames)
    return samples[len(samples) // 2]


def test_the_bars_come_in_turn_and_round_again(player: MusicPlayer, desk: Desk) -> None:
    player.play("whist")
    heights = go_on(player, desk, 2 * BARS + 3)
    bars = [1_000 + 10 * number for number in range(2 * BARS)]
    assert heights == [*bars, *bars[:3]]
    assert {len(each) for each in desk.heard} == {4 * BAR}
    assert player.troubles == []


def test_the_layer_comes_and_goes_at_the_next_bar(player: MusicPlayer, desk: Desk) -> None:
    player.play("whist")
    go_on(player, desk, 2)
    look(player)
    player.tense = True
    assert go_on(player, desk, 3) == [1_020, 1_030 + TENSE, 1_040 + TENSE]
    look(player)
    player.tense = False
    assert go_on(player, desk, 2) == [1_050 + TENSE, 1_060]


def test_another_tune_comes_at_the_next_bar_and_each_goes_on_where_it_was_left(
    player: MusicPlayer, desk: Desk
) -> None:
    player.play("whist")
    go_on(player, desk, 3)
    look(player)
    player.play("rummy")
    assert go_on(player, desk, 3) == [1_030, 2_000, 2_010]
    look(player)
    player.play("whist")
    # The section that was broken off is not begun again: its bars have just been heard.
    assert go_on(player, desk, 2) == [2_020, 1_080]
    look(player)
    player.play("rummy")
    assert go_on(player, desk, 2) == [1_090, 2_080]


def test_a_round_closes_with_a_cadence_and_the_tune_goes_on_after_it(
    player: MusicPlayer, desk: Desk
) -> None:
    player.play("whist")
    go_on(player, desk, 1)
    for won, heights in (
        (True, [WON + 1]),
        (False, [LOST + 1]),
        (True, [WON + 2]),
        (True, [WON + 1]),
    ):
        look(player)
        player.end(won=won)
        before, *after = go_on(player, desk, 3)
        assert before < WON - 2_000
        assert after[:1] == heights
        assert (after[1] - 1_000) % 80 == 0  # the first bar of a section


def test_after_the_cadence_another_tune_may_follow(player: MusicPlayer, desk: Desk) -> None:
    player.play("whist")
    go_on(player, desk, 1)
    look(player)
    player.end(won=False)
    go_on(player, desk, 1)
    look(player)
    player.play("rummy")
    assert go_on(player, desk, 2) == [LOST + 1, 2_000]


@pytest.mark.parametrize("won", [True, False])
def test_the_next_tune_begins_over_a_cadence_that_dies_away(
    tmp_path: Path, player: MusicPlayer, desk: Desk, won: bool
) -> None:
    """Where a match ends nobody hears the silence at the end of a cadence's file."""
    dies = [0, LOST, QUIET // 2, QUIET // 4, 0]
    for kind in ("won-1", "lost-1"):
        write(tmp_path / "whist" / f"{kind}.ogg", dies)
    player.play("whist")
    go_on(player, desk, 1)
    look(player)
    player.end(won=won)
    player.play("rummy")
    assert go_on(player, desk, 3)[1:] == [LOST, 2_000 + QUIET // 2]
    loud, next_bar = (array("h", each)[::2] for each in desk.heard[-2:])
    assert BAR <= len(loud) < BAR + 7, "it is cut off where it is quiet"
    assert next_bar[0] - QUIET // 2 < 5, "of what is left nothing is lost"
    assert len(next_bar) == BAR
    assert min(next_bar[TURN:]) > 2_000


def test_a_tune_without_cadences_or_a_layer_just_goes_on(player: MusicPlayer, desk: Desk) -> None:
    player.play("title")
    player.tense = True
    go_on(player, desk, 1)
    player.end(won=True)
    assert go_on(player, desk, 3) == [110, 120, 130]


def test_what_has_no_tune_has_the_title_s(player: MusicPlayer, desk: Desk) -> None:
    player.play("knock")
    assert go_on(player, desk, 2) == [100, 110]


def test_whatever_happens_no_bar_is_heard_again_before_its_tune_has_come_round(
    player: MusicPlayer, desk: Desk
) -> None:
    luck = random.Random(5)
    for _ in range(150):
        match luck.randrange(8):
            case 0:
                player.play(luck.choice(("title", "whist", "rummy")))
            case 1:
                player.end(won=luck.random() < 0.5)
            case 2:
                player.tense = luck.random() < 0.5
        go_on(player, desk, 1)
    heights = [height % TENSE for height in map(middle, desk.heard) if height < LOST]
    for lowest, count in ((100, 2 * BARS), (1_000, 2 * BARS), (2_000, 3 * BARS)):
        own = [each for each in heights if lowest <= each < lowest + 10 * count]
        assert len(own) > count
        sections = [each for each, _ in groupby((each - lowest) // 80 for each in own)]
        turns = count // BARS
        assert all(
            (after - before) % turns == 1 or turns == 1 for before, after in pairwise(sections)
        )


def test_nothing_steps_where_one_goes_over_into_another(player: MusicPlayer, desk: Desk) -> None:
    player.play("whist")
    go_on(player, desk, 2)
    look(player)
    player.tense = True
    go_on(player, desk, 3)
    player.tense = False
    look(player)
    player.end(won=True)
    go_on(player, desk, 3)
    look(player)
    player.play("rummy")
    go_on(player, desk, 4)
    parts = [array("h", each)[::2] for each in desk.heard]
    steepest = 3 * WON * 1.6 / JOIN
    for before, after in pairwise(parts):
        if before[-1] < LOST:  # a cadence dies away, which a plateau cannot
            assert abs(after[0] - before[-1]) < steepest
        assert max(abs(right - left) for left, right in pairwise(after)) < steepest
    assert parts[0][0] < 5


def test_music_that_is_let_go_falls_silent_and_comes_again(player: MusicPlayer, desk: Desk) -> None:
    player.play("whist")
    go_on(player, desk, 1)
    player.play(None)
    look(player)
    assert desk.playing is None
    player.play("whist")
    assert go_on(player, desk, 1) == [1_080]


def test_a_section_that_cannot_be_read_is_named_and_passed_over(
    player: MusicPlayer, desk: Desk
) -> None:
    file = player.folder / "rummy" / "2.ogg"
    file.write_bytes(b"OggS, and no more")
    player.play("rummy")
    heights = go_on(player, desk, BARS + 2)
    assert heights[-2:] == [2_160, 2_170]
    assert [(where, why.key) for where, why in player.troubles] == [
        (file, "problem.reason-not-sound")
    ]


def test_a_section_that_is_too_short_is_a_sound_and_told_so(
    player: MusicPlayer, desk: Desk
) -> None:
    """It was told to be no sound, while it plays anywhere else."""
    file = player.folder / "rummy" / "2.ogg"
    with wave.open(str(file), "wb") as short:
        short.setnchannels(2)
        short.setsampwidth(2)
        short.setframerate(RATE)
        short.writeframes(bytes(4 * RATE // 10))
    player.play("rummy")
    go_on(player, desk, BARS + 2)
    assert [(where, why.key) for where, why in player.troubles] == [
        (file, "problem.reason-sound-short")
    ]


@pytest.mark.parametrize(
    "about",
    ["[whist]\nbar = 3", "whist = 3", "[whist]\nbar = 22050\nstrains = 'AB'", "[whist", "[whist]"],
)
def test_what_is_said_of_tunes_must_be_in_order(tmp_path: Path, desk: Desk, about: str) -> None:
    (tmp_path / "tunes.toml").write_text(about)
    player = MusicPlayer(tmp_path, 0)
    player.play("whist")
    look(player)
    assert desk.playing is None
    assert [file for file, _ in player.troubles] == [tmp_path / "tunes.toml"]


def test_no_more_is_decoded_than_is_soon_heard(player: MusicPlayer, desk: Desk) -> None:
    player.tense = True
    for name in ("whist", "rummy", "title", "rummy"):
        player.play(name)
        go_on(player, desk, BARS + 2)
        read = [each for each in player._passages.values() if each is not None]
        assert len(read) <= music_player.KEPT


def test_samples_are_added_as_they_would_be_one_by_one() -> None:
    luck = random.Random(3)
    one, other = (array("h", [luck.randint(-16_384, 16_383) for _ in range(999)]) for _ in range(2))
    sums = array("h", mixed(one.tobytes(), other.tobytes()))
    assert sums.tolist() == [a + b for a, b in zip(one, other, strict=True)]
    assert mixed(b"", one.tobytes()) == b""
    assert len(mixed(one.tobytes()[:100], other.tobytes())) == 100


@pytest.mark.parametrize("sample", [-(1 << 15), (1 << 15) - 1])
def test_samples_that_are_louder_than_any_of_ours_are_mixed_all_the_same(sample: int) -> None:
    """A part of a theme's tune at full scale once raised in the middle of the frame."""
    loud = array("h", [sample] * 40).tobytes()
    assert len(mixed(loud, loud)) == len(loud)


@pytest.mark.parametrize("channels", [1, 2])
def test_where_something_is_quiet_from_there_on_is_found(channels: int) -> None:
    frames = array("h", [-900, 900] * 450 * channels + [-7, 7] * 500 * channels)
    end = loud_until(frames.tobytes(), 7, channels)
    assert 900 <= end < 900 + 7
    assert loud_until(frames.tobytes(), 6, channels) > 1_800
    assert loud_until(frames.tobytes(), 900, channels) == 0
    assert loud_until(b"", 7, channels) == 0


def test_what_dies_away_lies_below_the_beginning_of_the_next() -> None:
    tail, frames = array("h", [5] * 4), array("h", [100] * 6)
    assert (
        array("h", laid_under(tail.tobytes(), frames.tobytes())).tolist() == [105] * 4 + [100] * 2
    )
    long = array("h", [5] * 9)
    assert array("h", laid_under(long.tobytes(), frames.tobytes())).tolist() == [105] * 6


@pytest.mark.parametrize("channels", [1, 2])
def test_one_goes_over_into_the_other(channels: int) -> None:
    before, after = array("h", [900] * 20 * channels), array("h", [-300] * 50 * channels)
    found = array("h", joined(before.tobytes(), after.tobytes(), channels))
    assert len(found) == len(after)
    assert found[0] > 850
    assert found[20 * channels - 1] < -250
    assert found[20 * channels :].tolist() == [-300] * 30 * channels
    assert found.tolist() == sorted(found, reverse=True)


def test_on_the_tape_a_bar_follows_another_without_a_lost_or_doubled_sample(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "tape.raw"))
    # A third of the pace of time, so that a machine with much else to do is not late for a bar.
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "35")
    pygame.mixer.quit()
    write_tune(tmp_path / "music", "whist", 1_000)
    speaker = Speaker(tmp_path)
    speaker.volume("music", 1.0)
    speaker.music("whist")
    until = time.monotonic() + 120
    while (tmp_path / "tape.raw").stat().st_size < 4.5 * BAR * 4 and time.monotonic() < until:
        speaker.update()
        speaker.tense((tmp_path / "tape.raw").stat().st_size > 2 * BAR * 4)
        time.sleep(0.005)
    pygame.mixer.quit()
    left = array("h", (tmp_path / "tape.raw").read_bytes())[::2]
    runs = [(height, len(list(run))) for height, run in groupby(left)]
    whole = [(height % TENSE, length) for height, length in runs if length > BAR - JOIN - 1]
    assert [height for height, _ in whole[:4]] == [1_000, 1_010, 1_020, 1_030]
    assert [length for _, length in whole[1:3] if length != BAR - JOIN] in ([BAR, BAR], [BAR])
    assert any(height > TENSE for height, _ in runs)


def test_silent_music_is_not_even_read(tmp_path: Path, mixer: None) -> None:
    write_tune(tmp_path / "music", "whist", 1_000)
    speaker = Speaker(tmp_path)
    speaker.volume("music", 0)
    speaker.open()
    speaker.music("whist")
    speaker.update()
    assert speaker.due is None
    assert not speaker.band._passages
    speaker.volume("music", LEVELS["music"])
    assert speaker.due is not None
    speaker.band.wait()
