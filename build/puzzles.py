"""Search for puzzles in matches of guests, and write their files.

    .venv/bin/python build/puzzles.py tricks --deals 1000 --write assets/puzzles

The same run gives the same files. It prints how many positions were tried, and how many each test threw away.
Files that are there stay as they are: what is found and is like none of them is numbered on after them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.session.puzzles.puzzle_files import load_puzzle
from game.tools.puzzles.alike import shape_of
from game.tools.puzzles.ending_search import EndingSearch, within_thirds
from game.tools.puzzles.found_puzzle import FoundPuzzle, file_text
from game.tools.puzzles.grading import grade_of, share_of_accusers, share_of_finders
from game.tools.puzzles.scene_search import SceneSearch
from game.variants import find_variant

CARDS = {
    "tricks": {2: (4, 7), 3: (3, 5), 4: (3, 4)},
    "classic": {2: (3, 8), 3: (3, 8), 4: (3, 8)},
    "oono": {2: (3, 8), 3: (3, 8), 4: (3, 8)},
    "attack": {2: (3, 8), 3: (3, 8)},
    "callout": {2: (3, 8), 3: (3, 8), 4: (3, 8), 5: (3, 8)},
}
"""How many cards a hand has in the positions that are tried, by game and the number of players."""
CASES = 2000
"""The most deals of the unseen cards: fewer than a puzzle may have, so that people can see through it."""
SCENE_PLAYERS = (4, 5, 6)
"""With how many players scenes are searched: enough that somebody looks on."""
LEFT_OUT = ("too-slow",)
"""The kinds of answers that a scene cannot show fairly: its clock is not seen."""


def main() -> None:
    """Search, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(CARDS))
    parser.add_argument("--first", type=int, default=1, help="the first deal")
    parser.add_argument("--deals", type=int, default=1000, help="how many deals are played")
    parser.add_argument("--players", type=int, nargs="*", help="only so many players, taking turns")
    parser.add_argument(
        "--one-a-deal",
        action="store_true",
        help="keep the first of each deal: others may be like it",
    )
    parser.add_argument("--scenes", help="search for what is asked about scenes, as catch")
    parser.add_argument(
        "--each", type=int, default=12, help="so many scenes of a kind of answer at most"
    )
    parser.add_argument("--write", type=Path, help="the folder for the files")
    chosen = parser.parse_args()
    folder = None if chosen.write is None else chosen.write / chosen.game
    written = (
        [] if folder is None else [load_puzzle(each) for each in sorted(folder.glob("*.toml"))]
    )
    search = _search(chosen)
    search.shapes.update(
        shape_of(each.table.deck, each.seen.state.hands[each.seat]) for each in written
    )
    found: list[FoundPuzzle] = []
    shares: dict[tuple[int, int], float] = {}
    for puzzle in search.run(chosen.first, chosen.deals):
        if chosen.one_a_deal and found and found[-1].deal == puzzle.deal:
            search.counts["of a deal before"] += 1
            continue
        share = _share(puzzle)
        found.append(puzzle)
        shares[puzzle.deal, puzzle.action] = share
        told = f"{puzzle.seen.state.players} players, {puzzle.proof.worlds} deals"
        if puzzle.scene is not None:
            told = f"{puzzle.seen.state.players} players, {puzzle.proof.answers[0].text}"
        spent = f"{process_time():.0f} s"
        print(f"deal {puzzle.deal}: {puzzle.asks}, {told}, {share:.2f}, {spent}", flush=True)
    kept = [(each, shares[each.deal, each.action]) for each in within_thirds(found)]
    figures = {
        **search.counts,
        "over a third of a kind": len(found) - len(kept),
        "kept": len(kept),
        "kinds": Counter(puzzle.proof.answers[0].text for puzzle, _ in kept),
        "asks": Counter(puzzle.asks for puzzle, _ in kept),
        "grades": Counter(grade_of(share) for _, share in kept),
        "cpu seconds": round(process_time()),
    }
    print(json.dumps(figures, indent=2))
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        last = max((int(each.id) for each in written), default=0)
        for number, (puzzle, share) in enumerate(kept, last + 1):
            text = file_text(puzzle, share)
            (folder / f"{number:03}.toml").write_text(text, encoding="utf-8", newline="\n")


def _search(chosen: argparse.Namespace) -> EndingSearch | SceneSearch:
    """Return the search that was chosen."""
    variant = find_variant(chosen.game)
    if chosen.scenes:
        return SceneSearch(
            variant, chosen.scenes, chosen.players or SCENE_PLAYERS, chosen.each, LEFT_OUT
        )
    cards = CARDS[chosen.game]
    return EndingSearch(
        variant, {players: cards[players] for players in chosen.players or cards}, CASES
    )


def _share(puzzle: FoundPuzzle) -> float:
    """Return the share of the guests' tries that find the answer."""
    if puzzle.scene is not None:
        return share_of_accusers(puzzle.scene, puzzle.proof.answers)
    return share_of_finders(puzzle.variant, puzzle.seen, puzzle.proof.answers)


if __name__ == "__main__":
    main()
