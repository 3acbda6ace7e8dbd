"""What a person may call at any time: the buttons, and the panels that ask what a call is about.

`Calling` knows calls by what they have to name, never by their game.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect, Surface

from game.engine.actions import Action
from game.engine.variant import Call
from game.scenes.round import Play
from game.store.table_talk import load_talk
from game.view.bubbles import Bubbles, Spot
from game.view.callpanel import CallPanel, Column, Item
from game.view.calls import CallBar, CallButton
from game.view.input import Device, Intent, Kind
from game.view.seats import SeatBox
from game.view.stage import Stage
from game.view.table import TableView
from game.view.whom import SeatPicker

REFUSED_MS = 5000
"""ms for which the answer to a refused call is seen."""
LARGE_TEXT = 1.25
"""Of the designed size: beyond it a panel takes more room."""
BEATEN_MS = 3000
"""ms for which a suit that comes too late is told by how much."""
LETTERS = "123456789BCDEFGHJKMNQRSUVWXYZ"
PANEL_SIZE = (755.0, 430.0)


class Calling:
    """The calls of one table. `word` finds the words of a verb, the game's own first."""

    def __init__(self, stage: Stage, play: Play, view: TableView, word: Callable[..., str]) -> None:
        self.stage, self.play, self.view = stage, play, view
        self._word = word
        calls = play.variant.info.call_verbs if play.seat >= 0 else ()
        self.bar = CallBar(stage, [(call, word("call", call.verb)) for call in calls])
        self.bar.suits = play.match.table.deck.suits
        self.bubbles = Bubbles(stage)
        self.whom: SeatPicker | None = None
        self.panel: CallPanel | None = None
        self._lit: CallButton | None = None
        self._refused: tuple[CallButton, str, str] | None = None
        self._refused_left = 0
        self._raced = False

    # --- placing and time

    def place(self) -> None:
        """Take over where everything is on the table."""
        placement = self.view.placement
        if "calls" in placement.places:
            self.bar.place(placement["calls"])
        if self.whom is not None:
            self._place_whom(self.whom)
        if self.panel is not None:
            self._place_panel(self.panel)

    def _place_whom(self, picker: SeatPicker) -> None:
        boxes = {seat: (box.portrait, plate_of(box)) for seat, box in self.view.boxes.items()}
        picker.place(boxes, self.view.placement["choices"])

    def _place_panel(self, panel: CallPanel) -> None:
        places = self.view.placement.places
        area = places.get("panel")
        if area is None:
            area = FRect(0, 0, *PANEL_SIZE)
            area.bottomright = (self.view.placement.wide - 84, self.bar.area.top - 14)
        large = self.view.text_scale
        if large > LARGE_TEXT:
            # Large text needs more than the panel's own place: it may lie over piles, never over calls.
            right, bottom = area.right, area.bottom
            area = FRect(area)
            area.w = min(area.w * large * 0.95, right - 92)
            area.h = bottom - 92
            area.bottomright = (right, bottom)
        panel.place(area)

    @property
    def floor(self) -> float:
        """How low a panel may reach without covering a call (design pixels)."""
        return self.bar.area.top - 14 if self.bar.buttons else self.view.placement.tall

    @property
    def due(self) -> int | None:
        """In how many ms something goes by itself."""
        return self._refused_left if self._refused else None

    def advance(self, dt: int) -> bool:
        """Let `dt` ms pass; whether there is anything new to be seen."""
        new = self._follow()
        if self._refused is not None:
            self._refused_left -= dt
            if self._refused_left <= 0:
                self._refused = None
                new = True
        return new

    def _follow(self) -> bool:
        """What closes has another word while it can; a suit that is to be named is asked for by itself."""
        new = False
        for button in self.bar.buttons:
            call = button.call
            if call.closing:
                verb = call.closing if self._may(Action(call.closing)) else call.verb
                label = self._word("call", verb)
                new |= label != button.label
                button.label = label
            elif call.argument == "suit":
                open_now = self._may(Action(call.verb, suit=0))
                if open_now != self._raced:
                    self._raced = open_now
                    new = True
                    if open_now and self.panel is None and self.whom is None:
                        self._open(button, quiet=True)
                    elif not open_now and self.panel is not None and self.panel.quiet:
                        self.close()
        return new

    def _may(self, action: Action) -> bool:
        return self.play.seat >= 0 and self.play.allows(action)

    # --- what the player wants

    def handle(self, intent: Intent) -> bool:
        """Take an intent; whether it was for the calls."""
        if intent.deliberate:
            self._refused = None
        if not self.bar.buttons:
            return False
        button = self.bar.meant(intent)
        if button is None and self.panel is None and self.whom is None and self.bar.focus:
            if intent.kind is Kind.CONFIRM:
                button = self.bar.focus
            elif intent.kind is Kind.NAVIGATE and self.bar.step(intent.direction):
                return True
            elif intent.kind is Kind.BACK:
                self.bar.focus = None
                return True
        if intent.device is Device.MOUSE and intent.deliberate:
            self.bar.focus = None
        if button is not None:
            suit = self.bar.suit_at(button, intent)
            if suit is not None:
                self._call(button, Action(button.call.verb, suit=suit))
            else:
                self._press(button)
            return True
        if self.panel is not None and self.panel.handle(intent):
            return True
        if self.whom is not None and self.whom.handle(intent):
            return True
        return self._at_seat(intent)

    def _at_seat(self, intent: Intent) -> bool:
        """A seat's number, or a click on it, opens the panel of what is called about somebody."""
        button = next((each for each in self.bar.buttons if each.call.groups), None)
        seat = None
        if self.play.timed and intent.kind is Kind.COMMAND:
            self.view.hurry()
        if intent.letter == "0" and self._offered(self.play.seat):
            seat = self.play.seat
        elif intent.kind is Kind.COMMAND and intent.command.startswith("seat "):
            number = int(intent.command.removeprefix("seat ")) - 1
            seats = list(self.view.boxes)
            seat = seats[number] if number < len(seats) else None
            if seat is None or (button is None and self._offered(seat) is None):
                return True
        elif intent.kind is Kind.PRESS and intent.button == 1:
            x, y = self.view.design(intent.pos)
            seat = next(
                (s for s, b in self.view.boxes.items() if b.portrait.collidepoint(x, y)), None
            )
            if seat is None and self.view.plate.collidepoint(x, y):
                seat = self.play.seat
            if seat is not None and self.play.timed:
                self.view.hurry()
        offered = self._offered(seat)
        if offered is not None:
            self.view.hurry()
            self._call(self.bar.buttons[0], offered)
            return True
        if button is None or seat is None or seat == self.play.seat:
            return False
        self._open(button, person=seat)
        return True

    def _offered(self, seat: int | None) -> Action | None:
        """What can be done to a seat just now, such as dealing to it."""
        if seat is None:
            return None
        return next((each for each in self.play.choices if each.seat == seat), None)

    def _press(self, button: CallButton) -> None:
        """Make a call, or ask first what it is about. The same button takes it back."""
        again = self._lit is button and not (self.panel is not None and self.panel.quiet)
        self.close()
        if again:
            return
        self.view.hurry()
        call = button.call
        due = self.play.due_call(call.verb)
        others = {seat: self.play.sentences.name(seat) for seat in self.view.boxes}
        if call.argument == "cards" and due is not None:
            self._call(button, due)
        elif call.closing:
            verb = call.closing if self._may(Action(call.closing)) else call.verb
            self._call(button, Action(verb))
        elif not call.argument:
            self._call(button, Action(call.verb))
        elif call.argument != "seat" or call.groups:
            self._open(button)
        elif len(others) == 1:
            self._call(button, Action(call.verb, seat=next(iter(others))))
        else:
            self._lit = button
            self.whom = SeatPicker(
                self.stage,
                self._word("whom", call.verb),
                others,
                self.play.last_mover,
                lambda seat: self._call(button, Action(call.verb, seat=seat)),
                self.close,
            )
            self._place_whom(self.whom)

    def close(self) -> None:
        """Ask nothing any more."""
        self.whom = self._lit = self.panel = None

    # --- panels

    def _open(self, button: CallButton, *, person: int = -1, quiet: bool = False) -> None:
        call = button.call
        people: dict[int, tuple[str, str]] = {}
        if call.argument == "seat":
            people = {
                seat: (self.play.sentences.name(seat), self.view.players.people[seat].portrait)
                for seat in self.view.boxes
            }
            if person < 0:
                last = self.play.last_mover
                person = last if last in people else next(iter(people))
        self._lit = button
        self.panel = CallPanel(
            self.stage,
            self._word("call", call.verb),
            self._word("asked", call.verb),
            self._columns(button, call),
            self.close,
            people=people,
            person=person,
            quiet=quiet,
            warm=call.argument == "seat",
        )
        self._place_panel(self.panel)

    def _columns(self, button: CallButton, call: Call) -> list[Column]:
        if call.groups:
            return self._texts_by_group(button, call)
        if call.argument == "suit":
            return [Column("", (item,)) for item in self._suits(button, call)]
        cards = call.argument == "cards"
        items = self._cards(button, call) if cards else self._phrases(button, call)
        across = 4 if cards else 2
        deep = -(-len(items) // across)
        return [Column("", tuple(items[at : at + deep])) for at in range(0, len(items), deep)]

    def _suits(self, button: CallButton, call: Call) -> list[Item]:
        words = self.stage.words
        return [
            Item(
                words(f"suit.{letter}").capitalize(),
                str(suit + 1),
                lambda suit=suit: self._call(button, Action(call.verb, suit=suit)),  # type: ignore[misc]
                letter,
            )
            for suit, letter in enumerate(self.play.match.table.deck.suits)
        ]

    def _cards(self, button: CallButton, call: Call) -> list[Item]:
        deck, found = self.play.match.table.deck, []
        for card in call.cards:
            letter = deck.suits[deck.suit[card]]
            rank = deck.codes[card].removesuffix(letter)
            label = self.stage.words(f"card.{rank}").capitalize()
            # The figure on the card is its key; a ten has two, of which the second is its own.
            key = {"A": "1", "10": "0"}.get(rank, rank)
            found.append(
                Item(
                    label,
                    key,
                    lambda card=card: self._call(button, Action(call.verb, (card,))),  # type: ignore[misc]
                    letter,
                )
            )
        return found

    def _phrases(self, button: CallButton, call: Call) -> list[Item]:
        phrases = load_talk(self.stage.settings.language).phrases
        return [
            Item(
                f"“{text}”",
                LETTERS[place] if place < len(LETTERS) else "",
                lambda text=text: self._call(button, Action(call.verb, text=text)),  # type: ignore[misc]
            )
            for place, text in enumerate(phrases)
        ]

    def _texts_by_group(self, button: CallButton, call: Call) -> list[Column]:
        taken = {self.stage.reader.bindings.key_label(each.call.verb) for each in self.bar.buttons}
        free = [letter for letter in LETTERS if not letter.isdigit() and letter not in taken]
        columns = []
        for group, texts in call.groups:
            items = []
            for text in texts:
                label = self._word("kind_short", text)
                wished = [letter for letter in label.upper() if letter in free]
                key = wished[0] if wished else free[0]
                free.remove(key)
                items.append(
                    Item(label, key, lambda text=text: self._accuse(button, text))  # type: ignore[misc]
                )
            columns.append(Column(self._word("group", group), tuple(items)))
        return columns

    def _accuse(self, button: CallButton, text: str) -> None:
        person = self.panel.person if self.panel is not None else -1
        self._call(button, Action(button.call.verb, seat=person, text=text))

    # --- calls

    def _call(self, button: CallButton, action: Action) -> None:
        self.close()
        refusal = self.play.call(action)
        if refusal is None:
            self.stage.sound.play("press")
            return
        self.stage.sound.play("refuse")
        self._refused = (button, *(self._beaten(action) or refusal))
        self._refused_left = REFUSED_MS

    def _draw_offers(self, target: Surface) -> None:
        """The keys of the seats to which something can be done just now."""
        offered = {each.seat for each in self.play.choices if each.seat >= 0}
        if not offered or self.panel is not None:
            return
        px, pad = self.stage.px, self.stage.reader.device is Device.PAD
        for number, (seat, box) in enumerate(self.view.boxes.items(), 1):
            if seat in offered:
                where = box.portrait
                at = (px(where.left + where.w * 0.14), px(where.bottom - where.h * 0.2))
                label = "+" if pad else self.stage.reader.prompt(f"seat {number}")
                self.stage.paint.keycap(target, label, at, anchor="center")
        if self.play.seat in offered:
            x, y, radius = self.view.players.own_portrait(self.view.plate)
            at = (px(x - radius * 0.6), px(y + radius * 0.7))
            self.stage.paint.keycap(target, "+" if pad else "0", at, anchor="center")

    def _beaten(self, action: Action) -> tuple[str, str] | None:
        """For a suit that comes too late: who was first, and by how much."""
        words, key = self.stage.words, f"{self.play.plan.game}.explained.beaten"
        seat, _, ago = self.play.race()
        if action.suit < 0 or seat in (-1, self.play.seat) or f"{key}.text" not in words:
            return None
        if ago > BEATEN_MS:
            return None
        name = self.play.sentences.name(seat)
        text = words(f"{key}.text", name=name, seconds=f"{ago / 1000:.2f}")
        return text, words(f"{key}.clause")

    # --- drawing

    @property
    def questioned(self) -> int:
        """The seat whose cards the player is about to call into question; −1 if none."""
        return self.panel.person if self.panel is not None and self.panel.people else -1

    def draw(self, target: Surface) -> None:
        """Draw what nothing ever covers."""
        if self.whom is not None:
            self.whom.draw(target)
        else:
            self._draw_offers(target)
        if self.panel is not None:
            self.panel.draw(target)
        self.bar.draw(target, self._lit.call if self._lit else None)
        if self._refused is not None:
            button, text, clause = self._refused
            scale = self.stage.space.scale
            wide, tall = self.bubbles.reason_size(text, clause)
            area = self.bar.area
            tip = (button.rect.centerx / scale, area.top - 3)
            spot = Spot(FRect(area.left, area.top - tall - 26, wide, tall), tip)
            self.bubbles.reason(text, clause, spot).draw(target)


def plate_of(box: SeatBox) -> FRect:
    """What of a seat's plate lies below its portrait; a plate beside it is taken whole."""
    if box.taken is not None:
        return box.plate
    plate = FRect(box.plate)
    plate.w = min(plate.w, box.portrait.w * 1.2)
    plate.centerx = box.portrait.centerx
    return plate
