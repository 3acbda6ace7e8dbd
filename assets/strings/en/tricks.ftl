### What only One Card: Tricks says, or says in its own way.

tricks-title = One Card: Tricks
# The title in two parts: the first is written small, the second large beside it.
tricks-title-family = One Card:
tricks-title-name = Tricks
tricks-line = Bid for trump, and win the one card.
tricks-centre = The one card
# The same once it is turned up, with the points that it is worth.
tricks-centre_named =
    { $count ->
        [0] The one card: { $card }
        [one] The one card: { $card }, 1 point
       *[other] The one card: { $card }, { $count } points
    }
tricks-bid = Bid { $count }
tricks-passed = Pass
tricks-no-bid = No bid yet
tricks-trump-open = Not known yet
tricks-trump-lead =
    { TRAIT($name, "person") ->
        [you] By your lead
       *[other] By { $name }'s lead
    }
tricks-trump-none = No trump

tricks-order-uptown = Uptown
tricks-order-downtown = Downtown

tricks-asked-auction = to bid
tricks-asked-order = to choose

tricks-caption-downtown = From the next trick:

tricks-action-bid = { $count }
tricks-action-pass = Pass
tricks-action-uptown = Uptown
tricks-action-downtown = Downtown

tricks-advice-bid = With { $suit } as trump your hand looks worth { $worth } points. A bid of { $count } is safe enough.
tricks-advice-bid-more = With { $suit } as trump your hand looks worth { $worth } points. A bid of { $count } is a gamble.
tricks-advice-bid-must = Everybody else has passed, so you must bid. With { $suit } as trump your hand looks worth { $worth } points, so { $count } is a gamble.
tricks-advice-pass-minus = Your hand looks worth { $worth } points at best, so pass. If you bid more than you take, you lose as many points as you bid.
tricks-advice-pass = Your hand looks worth { $worth } points at best, so pass. If you bid more than you take, you score nothing.
tricks-advice-bid-pair = With { $suit } as trump your hand and your partner's look worth { $worth } points together. A bid of { $count } is safe enough.
tricks-advice-bid-more-pair = With { $suit } as trump your hand and your partner's look worth { $worth } points together. A bid of { $count } is a gamble.
tricks-advice-bid-must-pair = Everybody else has passed, so you must bid. With { $suit } as trump your hand and your partner's look worth { $worth } points together, so { $count } is a gamble.
tricks-advice-pass-minus-pair = Your hand and your partner's look worth { $worth } points together at best, so pass. If your pair bids more than it takes, it loses as many points as you bid.
tricks-advice-pass-pair = Your hand and your partner's look worth { $worth } points together at best, so pass. If your pair bids more than it takes, it scores nothing.
# $other is the partner.
tricks-advice-pass-partner = { $other }, your partner, has bid { $count }, which counts for you both: pass.
tricks-advice-bid-partner = { $other }, your partner, has bid { $count }, which counts for you both. A higher bid is harder to make.
tricks-advice-partner-given =
    { $count ->
        [one] { $other }, your partner, is winning this trick: add the { $card }, which counts a point for you both.
       *[other] { $other }, your partner, is winning this trick: add the { $card }, which counts { $count } points for you both.
    }
tricks-advice-partner-kept = { $other }, your partner, is winning this trick. You can spare the { $card }.
tricks-advice-partner-taken = { $other }, your partner, is winning this trick, but may lose it. The { $card } makes it safer.
tricks-advice-name-trump = { NAME($card, letter: "capital") } makes { $suit } trump, the suit that should win you most tricks.
tricks-advice-name-other = { NAME($card, letter: "capital") } makes { $suit } trump.
tricks-advice-stands = Nobody else has a higher card than the { $card } in the suit you lead.
tricks-advice-lead-low = You have no card that is sure to win. You risk least with the { $card }.
tricks-advice-lead-on = Somebody may have a card that beats the { $card }, but need not.
tricks-advice-must = { NAME($card, letter: "capital") } is the only card you may play.
tricks-advice-uptown = Uptown, your cards beat { $count } of the cards you have not seen; downtown, { $worth }.
tricks-advice-downtown = Downtown, your cards beat { $count } of the cards you have not seen; uptown, { $worth }.
tricks-advice-low = This trick has no points yet. { NAME($card, letter: "capital") } is your least useful card.
tricks-advice-low-other = This trick has no points yet. You can spare the { $card }.
tricks-advice-beaten-other = You cannot win this trick. You can spare the { $card }.
tricks-advice-beaten = You cannot win this trick. { NAME($card, letter: "capital") } gives away least.

tricks-advice-win =
    { $count ->
        [one] With the { $card } you are sure to win this trick, and its point.
       *[other] With the { $card } you are sure to win this trick, and its { $count } points.
    }
tricks-advice-try =
    { $count ->
        [one] There is a point in this trick, and the { $card } is winning it so far.
       *[other] There are { $count } points in this trick, and the { $card } is winning it so far.
    }
tricks-advice-dear =
    { $count ->
        [one] Play the { $card } and let the trick go: winning it would cost you more than its point.
       *[other] Play the { $card } and let the trick go: winning it would cost you more than its { $count } points.
    }

tricks-guide-bid = Bid how many of the 15 points you will take, or pass and be out.
tricks-guide-bid-won = You won the auction: lead a card, and its suit becomes trump.
tricks-guide-order = You won the Joker: choose downtown to make nines high, or uptown to keep aces high.
tricks-guide-lead = You lead this trick: play any card.
tricks-guide-follow = Follow the suit that was led, or play any card if you have none of it.
tricks-guide-trump = The suit of the first card is trump: a trump beats every card of another suit.
tricks-guide-joker = Your Joker is the lowest trump, but in a round without trump it beats every card.
tricks-guide-taken = You won the trick: every jack, queen and king in it is worth one point, and the Joker three.
tricks-guide-last = Whoever wins the last trick also gets the one card, and its points.

tricks-option-target-name = Target
tricks-option-target-help = The match ends after the round in which somebody reaches this score. If the leaders are tied, you play on.
tricks-option-target-0 = None

tricks-option-rounds-name = Rounds
tricks-option-rounds-help = How many rounds you play at most. Without a limit, you play until somebody reaches the target.
tricks-option-rounds-0 = No limit

tricks-option-downtown-name = Downtown
tricks-option-downtown-help = When the winner of the Joker may turn the order of the cards round.
tricks-option-downtown-always = In every round
tricks-option-downtown-no-bid = Only in rounds without trump
tricks-option-downtown-captured = Only with somebody else's Joker

tricks-option-failed_bid-name = A bid that fails
tricks-option-failed_bid-help = What the highest bidder scores after taking fewer points than bid.
tricks-option-failed_bid-zero = Scores nothing
tricks-option-failed_bid-minus = Loses the points bid

tricks-option-dealer_must_bid-name = Dealer must bid
tricks-option-dealer_must_bid-help = If everybody else passes, the dealer has to bid, so that every round has a trump.

tricks-option-bidder_first-name = Bidder wins first
tricks-option-bidder_first-help = A bidder who makes the bid and reaches the target wins, even if somebody else has more.

tricks-option-partners-name = Partners
tricks-option-partners-help = With four players, those who sit opposite each other play together and have one score.

tricks-refusal-unknown-here = You cannot do that here. Bid or pass in the auction; then play one card at a time.
tricks-refusal-is-out = You have passed, so you are out of the auction.
tricks-refusal-auction-on = The auction is still on: bid, or pass. Cards are played after it.
tricks-refusal-auction-over = The auction is over. Play a card.
tricks-refusal-bid-between = Bid more than the last player: { $low } to { $high } points. Or pass.
tricks-refusal-must-bid = Everybody else has passed, and the dealer must bid: { $low } to { $high } points.
tricks-refusal-fifteen-or-pass = Only 15 points would be higher than the last bid. Bid 15, or pass.
tricks-refusal-order-first =
    Choose the order first: downtown turns it round, uptown leaves it.
    Then lead.
tricks-refusal-order-only = Choose the order now: downtown turns it round, uptown leaves it.
tricks-refusal-no-order-now =
    Only the player who has just won the Joker may choose the order, before the next trick, and only if the options allow it.
    Play a card.
tricks-refusal-one-card = Play one card at a time, without naming a suit.
tricks-refusal-joker-names-no-trump =
    { NAME($card, letter: "capital") } has no suit, and your first card decides trump.
    Lead another card.
tricks-refusal-must-follow =
    { NAME($card, letter: "capital") } does not follow suit.
    You have { $suit }: play one of those.
tricks-refusal-must-trump =
    { NAME($card, letter: "capital") } does not follow suit.
    Trump was led, and you have { $suit }: play one of those.
tricks-refusal-joker-is-trump =
    { NAME($card, letter: "capital") } does not follow suit.
    Trump was led, and the Joker is your only trump: play it.

tricks-event-bid = { NAME($name, letter: "capital") } bid { $count }.
tricks-event-pass = { NAME($name, letter: "capital") } passed.
tricks-event-suit = { NAME($name, letter: "capital") } made { $suit } trump.
tricks-event-took-trick = { NAME($name, letter: "capital") } won the trick.
tricks-event-took-centre = { NAME($name, letter: "capital") } won the one card: { $cards }.
tricks-event-downtown = { NAME($name, letter: "capital") } chose downtown: nines are high.
tricks-event-uptown = { NAME($name, letter: "capital") } chose uptown: aces are high.

# Ways to play that its set-up offers.
tricks-preset-short = Short
tricks-preset-long = Long

## The lesson

tricks-lesson-aim-title = Take jacks, queens and kings
tricks-lesson-aim = For a trick everybody plays one card, and the best card wins them all. Each jack, queen and king you win counts 1, the Joker 3: 15 points a round.

tricks-lesson-bid-title = Bid for the first lead
tricks-lesson-bid = A bid says how many points you will take. The highest bidder plays first, and so makes a suit the strongest. With your high spades you can risk 7: if you take fewer, you score nothing.
tricks-lesson-bid-do = bid 7

tricks-lesson-trump-title = Your card makes trump
tricks-lesson-trump = The others passed. The suit you lead now is trump: it beats all other suits, for the whole round. Spades are your best.
tricks-lesson-trump-do = lead the ace of spades

tricks-lesson-lead-title = You won, so you lead
tricks-lesson-lead = You won that trick, with a queen in it. Whoever wins a trick leads the next. Lead a low card: it has no points, and would win no later trick.
tricks-lesson-lead-do = lead the 9 of diamonds

tricks-lesson-follow-title = Follow suit
tricks-lesson-follow = { $seat1 } won that trick and leads a heart. Whoever has the suit must play it, and you have a heart.
tricks-lesson-follow-do = play the 10 of hearts

tricks-lesson-ruff-title = Trump it
tricks-lesson-ruff = You have no club, so you may play anything. A trump beats every club, the ace too.
tricks-lesson-ruff-do = play the king of spades

tricks-lesson-joker-title = The Joker
tricks-lesson-joker = It counts 3 and is the lowest trump, but nobody else has a trump left. Lead it, and you win it with all that the others play.
tricks-lesson-joker-do = lead the Joker

tricks-lesson-order-title = Uptown or downtown
tricks-lesson-order = Whoever wins the Joker may turn the order of ranks round, so that 9 is highest: downtown. Your last card is a trump and wins anyway, so change nothing.
tricks-lesson-order-do = stay uptown

tricks-lesson-last-title = The one card
tricks-lesson-last = Whoever wins the last trick also gets the card in the middle. Nobody has seen it yet.
tricks-lesson-last-do = lead the jack of spades

tricks-lesson-score-title = You made your bid
tricks-lesson-score = You bid 7 and took 12, so you score 12. With fewer than 7 you would score nothing. The others score what they took.

tricks-lesson-says-bid = 7!

## "Try it": each rule that can be changed, with a few cards

tricks-try-downtown-lead-title = Fetch the Joker
tricks-try-downtown-lead = With this rule only a Joker that somebody else plays may turn the order. Lead your ace of trumps.
tricks-try-downtown-lead-do = lead the ace of spades

tricks-try-downtown-turn-title = Captured
tricks-try-downtown-turn = { $seat1 } had no other trump and had to play the Joker. You took it, so you may turn the order round.
tricks-try-downtown-turn-do = choose downtown

tricks-try-downtown-nine-title = The 9 is high now
tricks-try-downtown-nine = From here on 9 is high and ace is low. Nobody beats your 9 of diamonds.
tricks-try-downtown-nine-do = lead the 9 of diamonds

tricks-try-failed_bid-last-title = Not enough points
tricks-try-failed_bid-last = You bid 7 and have taken 4 points so far. Play your last card and see what it costs.
tricks-try-failed_bid-last-do = play the 9 of diamonds

tricks-try-failed_bid-minus-title = Seven taken off
tricks-try-failed_bid-minus = You did not make your bid, so its 7 points were taken off: 12 became 5. As written, the round would just have scored nothing.

tricks-try-dealer_must_bid-bid-title = You must bid
tricks-try-dealer_must_bid-bid = Everybody has passed, and you are the dealer. With this rule you may not pass too, so bid 6.
tricks-try-dealer_must_bid-bid-do = bid 6

tricks-try-dealer_must_bid-trump-title = So there is a trump
tricks-try-dealer_must_bid-trump = Lead to the first trick. The suit of that card is trump for this round. So every round has one.
tricks-try-dealer_must_bid-trump-do = lead the ace of spades

tricks-try-bidder_first-last-title = Your bid is made
tricks-try-bidder_first-last = You bid 6. With this trick you have 6 points, and your total is 30.
tricks-try-bidder_first-last-do = play the ace of spades

tricks-try-bidder_first-first-title = First all the same
tricks-try-bidder_first-first = { $seat1 } came to 32. But you made your bid and reached 30, so you win before everybody else.

tricks-try-partners-last-title = For the two of you
tricks-try-partners-last = You bid 8, and { $seat2 } is your partner. You have taken 4 points, { $seat2 } has taken 2. Play your last card.
tricks-try-partners-last-do = play the 9 of diamonds

tricks-try-partners-made-title = Together you made it
tricks-try-partners-made = { $seat2 } took two points more, and what both of you take counts together: the bid of 8 is made.

## Puzzles: what is to be reached

tricks-puzzle-win = Win this round.
tricks-puzzle-bid = Make your bid.
tricks-puzzle-stop = Let the bidder miss the bid.
tricks-puzzle-last = Win the last trick.
