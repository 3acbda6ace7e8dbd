"""What is said of a cup on its paper: what comes next, how it has ended, or what came of one meeting."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from game.scenes.base.cups.cup_texts import ROUNDS, games_text, metal_text, round_name
from game.scenes.base.cups.cups_board import CupsBoard
from game.scenes.base.game_titles import title_parts
from game.scenes.base.remembered_table import player_name
from game.session.cup.bracket import Bracket, CupState, Meeting
from game.session.cup.cup_draw import MEETINGS, OWN, game_of, round_of
from game.session.plan import Seat
from game.store.bot_files import guest_lines, load_roster
from game.words.named_things import Player


class Saying(NamedTuple):
    """The lines of the paper, "" for none, and whose faces stand beside them."""

    lines: Sequence[str]
    seats: Sequence[Seat]


class CupLine(StrEnum):
    """When a guest may say something on the page of a cup."""

    MEETS = "cup_meets"
    """Before it meets the player; then ahead of them, behind, or level in their meeting."""
    AHEAD = "cup_ahead"
    BEHIND = "cup_behind"
    LEVEL = "cup_level"
    WAITS = "cup_waits"
    """Before, or while, it meets another guest."""
    THROUGH = "cup_through"
    """As it has won a meeting, or lost it, or won the cup."""
    OUT = "cup_out"
    CHAMPION = "cup_champion"


class CupSayings:
    """What is said of one cup, as a board has it."""

    def __init__(self, board: CupsBoard, bracket: Bracket) -> None:
        self.board, self.bracket = board, bracket
        self._words = board.kit.words

    def now(self) -> Saying:
        """Return the next match and a line of the guest, or how the cup has ended."""
        words, board, bracket = self._words, self.board, self.bracket
        own = board.seat(bracket, OWN)
        meeting = bracket.own
        other = next((slot for slot in meeting.pair or () if slot != OWN), OWN)
        seat = board.seat(bracket, other)
        name = Player(seat.name)
        if bracket.state is CupState.WON:
            made = words("ui.cup.made_of", metal=metal_text(words, bracket), lost=bracket.lost)
            said = self._line(meeting, other)
            return Saying(
                [games_text(words, bracket), words("ui.cup.won"), made, said], [own, seat]
            )
        if bracket.state is CupState.LOST:
            champion = bracket.champion
            winner = "" if champion is None else board.seat(bracket, champion).name
            told = words("ui.cup.champion", name=Player(winner)) if winner else self._others()
            lost = words("ui.cup.lost", name=name)
            said = self._line(meeting, other)
            return Saying([self._score(meeting, seat), lost, said, told], [seat])
        if bracket.state is CupState.GIVEN_UP:
            return Saying([games_text(words, bracket), words("ui.cup.given_up")], [own])
        if bracket.next is None:
            head = words(f"ui.cup.your_{ROUNDS[bracket.own_round - 1]}")
            return Saying([head, self._others()], [own])
        number = bracket.next.due or 1
        game = title_parts(words, game_of(bracket.draw, meeting.number, number)).name
        lines = [
            words(f"ui.cup.your_{ROUNDS[round_of(meeting.number) - 1]}"),
            words("ui.cup.meet", name=name),
            words("ui.cup.match_of", number=number, game=game),
            self._score(meeting, seat) or self._between(seat),
            words("ui.cup.waits") if bracket.next.waits else self._line(meeting, other),
        ]
        return Saying(lines, [own, seat])

    def of(self, meeting: Meeting) -> Saying | None:
        """Return what came of a meeting, with a line of each guest there; None while nobody meets there."""
        if meeting.pair is None:
            return None
        words, board = self._words, self.board
        first, second = (board.seat(self.bracket, slot) for slot in meeting.pair)
        names = {
            "first": Player(words("ui.cup.you") if first.person else first.name),
            "second": Player(second.name),
        }
        if any(each.winner is not None for each in meeting.matches):
            own, other = (meeting.wins(slot) for slot in meeting.pair)
            score = words("ui.cup.met", **names, own=own, other=other)
        else:
            score = words("ui.cup.to_meet", **names)
        lines = [round_name(words, meeting.number), score]
        for slot in meeting.pair:
            seat = board.seat(self.bracket, slot)
            if slot == OWN:
                lines.append(self._between(second))
            else:
                said = self._words_of(meeting, slot)
                told = words("ui.cup.says", name=Player(seat.name), line=said)
                lines.append(told if said else "")
        return Saying(lines, [first, second])

    def _score(self, meeting: Meeting, seat: Seat) -> str:
        if not any(each.winner is not None for each in meeting.matches):
            return ""
        other = next(slot for slot in meeting.pair or () if slot != OWN)
        own, theirs = meeting.wins(OWN), meeting.wins(other)
        return self._words("ui.cup.stands", own=own, other=theirs, name=Player(seat.name))

    def _between(self, seat: Seat) -> str:
        """Return how the player and a guest stand with each other, over all their matches."""
        history = self.board.history
        if not history.whole:
            return ""
        known = history.acquaintances(player_name(self.board.kit), {seat.bot: seat.name})[seat.bot]
        if known.standing is None:
            return ""
        ahead, behind = known.standing
        return self._words("ui.end.between", name=Player(seat.name), own=ahead, other=behind)

    def _line(self, meeting: Meeting, slot: int) -> str:
        said = self._words_of(meeting, slot)
        return self._words("ui.cup.said", line=said) if said else ""

    def _words_of(self, meeting: Meeting, slot: int) -> str:
        """Return what a guest says of a meeting of theirs, "" if they have no line for it."""
        guest = load_roster().get(self.board.seat(self.bracket, slot).bot)
        if guest is None:
            return ""
        lines = guest_lines(guest, self._words, occasion_of(meeting, slot))
        return lines[self.bracket.draw.seed % len(lines)] if lines else ""

    def _others(self) -> str:
        """Which bots play, as long as any do."""
        meeting, words = self.bracket.bots_next, self._words
        if meeting is None or meeting.pair is None:
            return ""
        first, second = (Player(self.board.seat(self.bracket, slot).name) for slot in meeting.pair)
        drawn = game_of(self.bracket.draw, meeting.number, meeting.due or 1)
        game = title_parts(words, drawn).name
        return words("ui.cup.others_play", first=first, second=second, game=game)


def occasion_of(meeting: Meeting, slot: int) -> CupLine:
    """Return which of the lines for a cup a guest says of a meeting of theirs."""
    if meeting.winner == slot:
        return CupLine.CHAMPION if meeting.number == MEETINGS[-1] else CupLine.THROUGH
    if meeting.winner is not None:
        return CupLine.OUT
    if OWN not in (meeting.pair or ()):
        return CupLine.WAITS
    own, theirs = meeting.wins(OWN), meeting.wins(slot)
    if own == theirs:
        return CupLine.LEVEL if own else CupLine.MEETS
    return CupLine.AHEAD if theirs > own else CupLine.BEHIND
