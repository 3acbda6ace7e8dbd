### The words of the test game Fishing.

ui-family-fishing = Fishing
fishing-title = Fishing
fishing-line = Catch cards from the pool that add up to yours.
fishing-aim = Most points for what you have caught win.
fishing-event-moved-hand-pool = { $name } lays down { $cards }.
fishing-event-moved-hand-caught = { $name } plays { $cards }.
fishing-event-moved-pool-caught = { $name } catches { $cards }.
fishing-event-moved-draw-pool = { $cards } lie in the pool.
fishing-takes-play = Catch { $cards }
fishing-takes_none-play = Lay it down
fishing-refusal-other-sum = { NAME($card, letter: "capital") } catches cards that add up to it, and these do not.
fishing-refusal-no-equal = { NAME($card, letter: "capital") } catches one card of the same rank.
fishing-option-rounds-name = Rounds
fishing-option-rounds-help = How many rounds the match has.
fishing-gathered =
    { $count ->
        [one] { $count } card caught
       *[other] { $count } cards caught
    }
