"""When a table is sent to a phone again."""

from __future__ import annotations

from game.phones.phone_people import Onlooker
from game.phones.table_updates import TableUpdates
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.words.catalogue import Catalogue


def test_a_clock_that_ran_on_while_game_time_stood_still_is_sent_again(words: Catalogue) -> None:
    seats = tuple(Seat(name, "milo") for name in ("Ada", "Bea", "Cem"))
    host = Host(Plan("callout", seats, {}, 7))
    updates = TableUpdates(lambda: words, lambda: ())
    updates.begin(host)
    phone = Onlooker(sight=updates.sight(0))
    clock = 0.0

    def looks(*passed: int) -> list[int]:
        """How many tables are sent at looks before which so much game time has passed of 300 ms."""
        nonlocal clock
        sent = []
        for ms in passed:
            host.update(ms)
            clock += 0.3
            changes = updates.changes(
                [(1, phone, -1)], (), paused=False, now=clock, cloth=lambda game: ()
            )
            sent.append(len(list(changes)))
        return sent

    looks(300)
    assert phone.sent is not None
    assert any(not each.stands for each in phone.sent.clocks)
    assert looks(300, 300) == [0, 0]
    assert looks(0, 0, 0) == [0, 0, 0], "time stands still for as long as it likes"
    assert looks(300, 300, 250, 250, 250) == [1, 0, 0, 0, 1]
    phone.stop()
