"""Where on the table it is what a note or a hint speaks of: `NoteSubjects`."""

from __future__ import annotations

from pygame import FRect

from game.engine.actions import Action
from game.scenes.table.seat_panels import SeatPanels
from game.show.guide_notes import concerned
from game.show.local_seat import LocalSeat
from game.store.guide_files import Note
from game.view.speech.occupancy import OWN_PLATE
from game.view.table.table_view import TableView

PIECES = {
    "own": OWN_PLATE,
    "taken": "taken cards",
    "draw": "pile",
    "called": "called",
    "faced": "faced",
    "centre": "one card",
    "choices": "choices",
    "calls": "calls",
}
"""The names in the occupancy of the places of notes; any other place is the hand, or the plate of a player."""
HIGH = 0.5
"""The upper part of a card in the hand that others of the hand leave in sight."""


class NoteSubjects:
    """The areas, in design pixels, of what can be spoken of at a local seat's table."""

    def __init__(self, local: LocalSeat, view: TableView, seat_panels: SeatPanels) -> None:
        self.local, self.view, self.seat_panels = local, view, seat_panels
        self.named = -1
        """Whom the note that is shown calls by name, if anybody."""

    def of_note(self, note: Note) -> list[FRect | None]:
        """Return the areas of what a note speaks of, any of which it may point at; None for one not shown."""
        occupancy = self.view.occupancy
        place = note.at
        if note.call:
            return [occupancy.box(f"call {note.call}")]
        if place == "warned":
            return [occupancy.box(f"player {self.named}")]
        if place == "hand":
            return list(self._cards_of(note))
        if place == "discard" or (place == "faced" and not occupancy.boxes(place)):
            return [self.view.middle.last_played(self.view.director.presented)]
        return list(occupancy.boxes(PIECES[place]))

    @property
    def warned(self) -> int:
        """The first of the others, from the player's left, of whom everybody is warned; -1 for none."""
        viewpoint, own = self.local.viewpoint, self.local.seat
        players = viewpoint.table.players
        round_ = ((own + step) % players for step in range(1, players))
        return next((seat for seat in round_ if seat in viewpoint.warned), -1)

    def _cards_of(self, note: Note) -> list[FRect]:
        """Return what is in sight of the cards that a note is about."""
        viewpoint, held = self.local.viewpoint, self.view.hand.held
        boxes = self.view.occupancy.boxes("hand")
        if len(boxes) != len(held):
            return []
        state = viewpoint.observation.state
        cards = concerned(note, state, self.local.seat, viewpoint.observation.legal)
        slots = [slot for slot, card in enumerate(held) if card in cards] or list(range(len(held)))
        found = []
        for slot in slots:
            box = boxes[slot]
            wide = box.w
            if slot + 1 < len(boxes) and boxes[slot + 1].left > box.left:
                wide = min(wide, boxes[slot + 1].left - box.left)
            found.append(FRect(box.left, box.top, wide, box.h * HIGH))
        return found

    def of_action(self, action: Action) -> FRect | None:
        """Return the area of the card, pile or button for an action, or None if it is not shown."""
        occupancy, held = self.view.occupancy, self.view.hand.held
        cards, actions = occupancy.boxes("hand"), self.seat_panels.choices.actions
        if action.verb == "play" and action.cards[0] in held and len(cards) == len(held):
            return cards[held.index(action.cards[0])]
        if action in actions:
            return occupancy.boxes("choices")[actions.index(action)]
        return occupancy.box("pile" if action.verb == "draw" else f"call {action.verb}")
