### What only One Card: Tricks says, or says in its own way.

tricks-title = One Card: Tricks
# The title in two parts: the first is written small, the second large beside it.
tricks-title-family = One Card:
tricks-title-name = Tricks
tricks-line = Bid for the trump, and win the one card.
tricks-centre = The one card
tricks-bid = Bid { $count }
tricks-passed = Pass
tricks-no-bid = No bid yet
tricks-trump-open = Not named yet
tricks-trump-lead = By { $name }'s lead
tricks-trump-none = No trump

tricks-order-uptown = Uptown
tricks-order-downtown = Downtown

tricks-asked-auction = to bid
tricks-asked-order = to choose

tricks-caption-downtown = From the next lead on:

tricks-action-bid = { $count }
tricks-action-pass = Pass
tricks-action-uptown = Uptown
tricks-action-downtown = Downtown

tricks-advice-bid = With { $suit } as trump the hand looks worth { $worth } points: { $count } is a bid it can keep.
tricks-advice-bid-more = With { $suit } as trump the hand looks worth { $worth } points: { $count } is a gamble.
tricks-advice-pass = The hand looks worth { $worth } points at best, and a bid that is not made counts nothing.
tricks-advice-name-trump = { NAME($card, letter: "capital") } makes { $suit } trump, the suit that promises most tricks.
tricks-advice-name-other = { NAME($card, letter: "capital") } makes { $suit } trump.
tricks-advice-stands = No card that is still out beats { $card } in its suit.
tricks-advice-lead-low = No card is sure to win: { $card } risks least.
tricks-advice-lead-on = A card that beats { $card } is still out, but it need not come.
tricks-advice-must = { NAME($card, letter: "capital") } is the only card that may be played.
tricks-advice-uptown = Uptown the hand beats { $count } of the cards still out, downtown { $worth }.
tricks-advice-downtown = Downtown the hand beats { $count } of the cards still out, uptown { $worth }.
tricks-advice-low = There are no points in the trick: { $card } is worth least.
tricks-advice-low-other = There are no points in the trick: { $card } can go.
tricks-advice-beaten-other = The trick cannot be won: { $card } can go.
tricks-advice-beaten = The trick cannot be won: { $card } gives away least.

tricks-advice-win =
    { $count ->
        [one] The trick holds a point, and { $card } takes it for good.
       *[other] The trick holds { $count } points, and { $card } takes it for good.
    }
tricks-advice-try =
    { $count ->
        [one] The trick holds a point: { $card } wins it as it lies.
       *[other] The trick holds { $count } points: { $card } wins it as it lies.
    }
tricks-advice-dear =
    { $count ->
        [one] { NAME($card, letter: "capital") } is given away: to win the trick would cost more than its point.
       *[other] { NAME($card, letter: "capital") } is given away: to win the trick would cost more than its { $count } points.
    }

tricks-guide-bid = Bid points to take, of fifteen: more than the last bid, or pass for good.
tricks-guide-bid-won = The auction is won: the suit of the first card led becomes trump.
tricks-guide-order = The Joker was in the trick: downtown makes the nine the highest card, uptown leaves the ace on top.
tricks-guide-lead = Whoever took the last trick leads: any card may open the next one.
tricks-guide-follow = The suit that was led must be followed; whoever has none of it may play any card.
tricks-guide-trump = This suit is trump now: the highest trump takes the trick, and without one the highest card of the suit led.
tricks-guide-joker = The Joker is the smallest trump, and in a round without trump nothing beats it.
tricks-guide-taken = The trick is taken: every Jack, Queen and King in it is a point, and the Joker three.
tricks-guide-last = The last trick brings the one card with it, and what that is worth.

tricks-option-target-name = Target
tricks-option-target-help = The match ends after the round in which somebody's score reaches this. If two are level at the top, it goes on.

tricks-option-downtown-name = Downtown
tricks-option-downtown-help = When the winner of the Joker's trick may turn the order of the cards round.
tricks-option-downtown-always = In every round
tricks-option-downtown-no-bid = Only in rounds without trump

tricks-refusal-unknown-here = This game does not know that: bid or pass in the auction, then play one card at a time.
tricks-refusal-is-out = Whoever has passed is out of the auction; it goes on without them.
tricks-refusal-auction-on = The auction is still on: bid more than the last bid, or pass.
tricks-refusal-auction-over = The auction is over; now a card is to be played.
tricks-refusal-bid-between = A bid must be higher than the last one: from { $low } to { $high } points here; or pass.
tricks-refusal-fifteen-or-pass = Only 15 points are higher than the last bid; bid them, or pass.
tricks-refusal-order-first =
    First the order is to be chosen: downtown turns it round, uptown leaves it.
    Then comes the next lead.
tricks-refusal-order-only = Now only the order is to be chosen: downtown turns it round, uptown leaves it.
tricks-refusal-no-order-now =
    The order can be chosen only by who has just taken the Joker, before the next lead, and where the table's options have it.
    Play goes on as it is.
tricks-refusal-one-card = One card is played at a time, and it names no suit besides its own.
tricks-refusal-joker-names-no-trump =
    { NAME($card, letter: "capital") } has no suit, and the bidder's first card names the trump.
    Lead any other card.
tricks-refusal-must-follow =
    { NAME($card, letter: "capital") } does not follow.
    There is a card of { $suit } in the hand: one of these must be played.
tricks-refusal-must-trump =
    { NAME($card, letter: "capital") } does not follow.
    Trump was led, and there is a card of { $suit } in the hand: one of these must be played.
tricks-refusal-joker-is-trump =
    { NAME($card, letter: "capital") } does not follow.
    Trump was led, and the Joker is a trump, the only one in the hand: it must be played.

tricks-event-bid = { $name } bids { $count }.
tricks-event-pass = { $name } passes.
tricks-event-suit = { $name } makes { $suit } trump.
tricks-event-took-trick = { $name } takes the trick.
tricks-event-took-centre = { $name } takes the one card: { $cards }.
tricks-event-downtown = { $name } turns the order round: downtown, the nine is high.
tricks-event-uptown = { $name } leaves the order: uptown, the ace is high.

# Ways to play that its set-up offers.
tricks-preset-short = Short
tricks-preset-long = Long

## The lesson

tricks-lesson-aim-title = Take jacks, queens and kings
tricks-lesson-aim = Each of them that you win in a trick counts 1, and the Joker counts 3: 15 points a round.

tricks-lesson-bid-title = Bid for the lead
tricks-lesson-bid = Say how many points you will take. The highest bidder names the trump suit, and with this hand you can risk 7.
tricks-lesson-bid-do = bid 7

tricks-lesson-trump-title = Your card makes trump
tricks-lesson-trump = The others passed. The suit you lead now is trump for the whole round, and spades are your best.
tricks-lesson-trump-do = lead the ace of spades

tricks-lesson-lead-title = You won, so you lead
tricks-lesson-lead = Your ace took that trick, with a queen in it. Now get rid of a low card, which can't win anyway.
tricks-lesson-lead-do = lead the 9 of diamonds

tricks-lesson-follow-title = Follow suit
tricks-lesson-follow = { $seat1 } won that trick and leads a heart. Who has the suit must play it, and you have a heart.
tricks-lesson-follow-do = play the 10 of hearts

tricks-lesson-ruff-title = Trump it
tricks-lesson-ruff = You have no club, so you may play anything. A trump beats every club, the ace too.
tricks-lesson-ruff-do = play the king of spades

tricks-lesson-joker-title = The Joker
tricks-lesson-joker = It counts 3 and is the lowest trump, but by now nobody else has any. Lead it and it wins.
tricks-lesson-joker-do = lead the Joker

tricks-lesson-order-title = Uptown or downtown
tricks-lesson-order = Whoever wins the Joker may turn the order of ranks round, so that 9 is highest. You need no change.
tricks-lesson-order-do = stay uptown

tricks-lesson-last-title = The one card
tricks-lesson-last = Whoever wins the last trick also gets the card in the middle. Nobody has seen it yet.
tricks-lesson-last-do = lead the jack of spades

tricks-lesson-score-title = You made your bid
tricks-lesson-score = You bid 7 and took 12, so you score 12. With fewer than 7 you would have scored nothing.

tricks-lesson-says-bid = 7!
