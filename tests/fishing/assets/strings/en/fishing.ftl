### The words of the test game Fishing.

ui-family-fishing = Fishing
fishing-title = Fishing
fishing-line = Catch cards from the pool that add up to yours.
fishing-aim = Most points for what you have caught win.
fishing-event-drew =
    { $count ->
        [one] { $name } gets a card.
       *[other] { $name } gets { $count } cards.
    }
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
fishing-advice-catch = { NAME($card, letter: "capital") } catches most: { $count } cards with itself.
fishing-advice-lay = You can catch nothing. The { $card } is worth least to the others.
fishing-advice-spare = What you could catch is worth less than the { $card } costs you.

## The lesson

fishing-lesson-catch-title = Catch what adds up
fishing-lesson-catch = Your cards catch cards of the pool that add up to them. An ace is 1: with your 7 you can catch the 4, the 2 and the ace.
fishing-lesson-catch-do = catch the 4, the 2 and the ace with the 7
fishing-lesson-equal-title = Kings catch kings
fishing-lesson-equal = A jack, queen or king catches one card of its rank.
fishing-lesson-equal-do = catch the king
fishing-lesson-lay-title = Nothing to catch
fishing-lesson-lay = Nothing adds up to your 6, so it has to lie in the pool. Others may catch it.
fishing-lesson-lay-do = lay down the 6
