### Names of suits, colours and cards, in every form that sentences ask for.
###
### A sentence asks for a form with an option of NAME, as in { NAME($card, letter: "capital") }; what it asks for
### is a variable here, to choose by. Options and their values are the language's own: "letter" is what English
### needs, as a name may stand at the beginning of a sentence (in a list, "letter" is for the first member alone).
### An attribute of a name, such as ".gender = feminine", is known as $gender to what the card is made of besides;
### TRAIT($card, "gender") chooses by it in a sentence.

## Suits and colours.

suit-R =
    { $letter ->
        [capital] Red
       *[small] red
    }
suit-Y =
    { $letter ->
        [capital] Yellow
       *[small] yellow
    }
suit-G =
    { $letter ->
        [capital] Green
       *[small] green
    }
suit-B =
    { $letter ->
        [capital] Blue
       *[small] blue
    }
suit-S =
    { $letter ->
        [capital] Spades
       *[small] spades
    }
suit-H =
    { $letter ->
        [capital] Hearts
       *[small] hearts
    }
suit-D =
    { $letter ->
        [capital] Diamonds
       *[small] diamonds
    }
suit-C =
    { $letter ->
        [capital] Clubs
       *[small] clubs
    }

## Ranks, and cards that have no suit.

card-unknown =
    { $letter ->
        [capital] A card
       *[small] a card
    }
card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-J =
    { $letter ->
        [capital] Jack
       *[small] jack
    }
card-Q =
    { $letter ->
        [capital] Queen
       *[small] queen
    }
card-K =
    { $letter ->
        [capital] King
       *[small] king
    }
card-A =
    { $letter ->
        [capital] Ace
       *[small] ace
    }
card-Joker = Joker
card-plus2 = Draw 2
card-rev = Reverse
card-skip = Skip
card-W = Wild
card-Wplus4 = Draw 4

## Whole cards: $suit and $rank are in the form that is asked for. Their shape stands before them.

card-pattern-RYGB = { $suit } { $rank }
card-pattern-SHDC = { $rank } of { NAME($suit, letter: "small") }

# A card of this $rank, whatever its suit, beside some of one suit alone.
card-any = any { $rank }

# Several cards of one $suit, whose shape stands before them: $ranks is a list.
card-several = { $ranks }

## A name alone, on a button or a plate.

label = { NAME($name, letter: "capital") }
