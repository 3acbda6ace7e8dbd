### The words of the test game Knock.

knock-title = Knock
knock-line = Collect one suit, and knock in time.
knock-aim = Every round won counts 1.
knock-action-knock = Knock
knock-said-knock = Knock!
knock-event-knock = { $name } knocks.
knock-refusal-cannot-knock = Nobody can knock now: a card was taken, or somebody has knocked before.
knock-refusal-has-drawn = A card has been taken already: throw one.
knock-refusal-draw-first = Take a card first, or knock.
knock-option-rounds-name = Rounds
knock-option-rounds-help = How many rounds the match has.
