### The words of the test game Gleaning.

gleaning-title = Gleaning
gleaning-line = Take cards of a suit with a card of that suit.
gleaning-aim = Every card taken counts 1.
gleaning-event-moved-hand-pool = { $name } lays down { $cards }.
gleaning-event-moved-hand-taken = { $name } plays { $cards }.
gleaning-event-moved-pool-taken = { $name } takes { $cards }.
gleaning-event-moved-draw-pool = { $cards } lie in the pool.
gleaning-refusal-takes-nothing = { NAME($card, letter: "capital") } does not take that.
gleaning-takes_none-play = Lay it down
