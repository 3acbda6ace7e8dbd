### What went wrong: tables that cannot be set up, files that cannot be used or written.
### Most of $reason, $detail and $expected are messages of this file; some are what other programs say.

## Setting up a match

problem-players = { $game } is for { $low } to { $high } players, not { $count }.
problem-names =
    { $count ->
        [one] { $count } name was given for { $players } players.
       *[other] { $count } names were given for { $players } players.
    }
problem-option-empty = empty
problem-option-value = The option { $option } cannot be { $value }; it may be { $allowed }.
problem-option-unknown = There is no option { $option }; this game has { NAME($options, join: "comma") }.
problem-option-unknown-none = There is no option { $option }; this game has none.
# What an option may be.
problem-option-switch = true or false
problem-option-choices = { NAME($choices, join: "or") }
problem-option-span = { $low } to { $high }
problem-option-span-also = { NAME($also, join: "or") } or { $low } to { $high }
problem-option-text = a text
problem-option-texts = a list of texts
# A value that an option cannot be, where a text is wrong as such.
problem-option-given-text = the text "{ $text }"

problem-partners = Partners need { $allowed } players, and there are { $count }.
problem-set-none = There is no set of rules on the clipboard. Copy one first, such as "classic jump_in".
# $most is the number of letters that a set of rules may have.
problem-set-long = This set of rules has more than { $most } letters. Copy its line alone, such as "classic jump_in".
problem-set-lines = This set of rules has more than one line. Copy its line alone, such as "classic jump_in".
# $found is a word with a letter that no rule has.
problem-set-word = In this set of rules "{ $found }" is no rule. Copy its line alone, such as "classic jump_in".
# $found is the first word of a set of rules, $game that of this game.
problem-set-other-game = This set of rules begins with "{ $found }", and those of this game with "{ $game }".
problem-hand =
    { $players } players need { $needed } cards: { $cards } each, and the first card. There are only { $size }.
problem-target-by-rounds = A target score needs points. Choose points by the cards (H-8), or no target.
problem-cards =
    { $players } players need { $needed } cards: { $cards } each, one more each to see who begins, and the first card. With decks = { $decks } there are only { $size }.
problem-no-end-rounds = The match would never end: set rounds or target to more than 0.
problem-no-end-minutes = The match would never end: set rounds, target or minutes to more than 0.

## Bots that are programs of the player's

# $name is that of the bot. "A beginner" is the bot that plays in its place.
problem-program-start = { $name } could not be started ({ $detail }). A beginner plays in its place.
problem-program-unconfirmed = You have not confirmed the program { $name }. A beginner plays in its place.
problem-program-ended = { $name } has stopped running. A beginner plays on in its place.
problem-program-ended-saying = { $name } has stopped running ({ $said }). A beginner plays on in its place.
problem-program-silent =
    { $seconds ->
        [one] { $name } did not answer within a second. A beginner answers for it this time.
       *[other] { $name } did not answer within { $seconds } seconds. A beginner answers for it this time.
    }
problem-program-silent-for-good = { $name } does not answer. A beginner plays on in its place.
problem-program-nonsense = { $name } gave an answer that is not a move. A beginner answers for it whenever that happens.
problem-program-long = { $name } gave an answer that is too long. A beginner answers for it whenever that happens.
problem-program-illegal = { $name } tried a move that is not allowed. A beginner answers for it whenever that happens.

## The words that talk is judged by

# $why follows the text that is wrong.
problem-talk = The option { $option } has "{ $text }", { $why }.
problem-talk-suits = The option suit_names has no name for { $suit }, and suit_claims need one.
problem-talk-character = where a single character was expected
problem-talk-short = where a text such as "it's = it is" was expected
problem-talk-suit = where a text such as "S = spades" was expected
problem-talk-suit-twice = though { $suit } is called that
problem-talk-line = where words on one line were expected
problem-talk-long =
    { $most ->
        [one] which is longer than { $most } letter
       *[other] which is longer than { $most } letters
    }
problem-talk-twice = which it has already
problem-talk-placeholder = with { "{" }{ $found }{ "}" }, where { $expected } was expected
problem-talk-placeholders-none = no placeholder
problem-talk-placeholders = { $names }
problem-talk-placeholder-name = { "{" }{ $name }{ "}" }
problem-talk-lacks = which lacks { "{" }{ $name }{ "}" }
problem-talk-more = which has { "{" }{ $name }{ "}" } more than once
problem-talk-brace = with a stray brace, where { $expected } was expected

problem-talk-file = { $file }: { $reason }
problem-talk-no-list = { $file }: there is no list { $name }; it must have { NAME($names, join: "comma") }.
problem-talk-missing = { $file }: the list { $name } is missing; it must have { NAME($names, join: "comma") }.
problem-talk-unshown = { $file }: "{ $text }" in { $name } cannot be used. { $why }
problem-talk-empty = { $file }: { $name } must be a list of texts, and not empty.

## Files that come with the program

problem-file-preset = The presets { $file } cannot be used: { $reason }.
problem-file-theme = The theme { $file } cannot be used: { $reason }.
problem-file-back = The card back { $file } cannot be used: { $reason }.
problem-file-faces = The card faces of { $file } cannot be used: { $reason }.
problem-file-portrait = The portrait of { $file } cannot be used: { $reason }.
# Files that can be used all the same.
problem-theme-games = In the theme { $file }, games names { $value }, which is no game here; it may name { NAME($known, join: "comma") }.
problem-theme-taken = In the theme { $file }, games names { $game }, which { $other }.toml names too. Take it out of one of them: a game can have one theme only.
problem-look-goal = In { $file }, won_by is { $value }, which is no goal here, so anybody can choose it; the goals are { NAME($known, join: "comma") }.
problem-file-cover = The cover { $file } cannot be used: { $reason }.
problem-file-rules = The rules { $file } cannot be used: { $reason }.
problem-file-comparison = The comparison { $file } cannot be used: { $reason }.
problem-file-guide = The guide { $file } cannot be used: { $reason }.
problem-file-guide-note = The guide { $file }, note { $note }, { $reason }.
problem-file-lesson = The lesson { $file } cannot be used: { $reason }.
problem-file-lesson-step = The lesson { $file } cannot be used: step { $step }: { $reason }.
problem-file-puzzle = The puzzle { $file } cannot be used: { $reason }.
problem-file-talk = The talk { $file } cannot be used: { $reason }.
problem-file-dealing = The day's deals cannot be drawn from { $file }: { $reason }.
problem-file-todays-puzzle = Today's puzzle cannot be drawn from { $file }: { $reason }.
problem-file-bot = { $file } is not a bot: { $reason }.
problem-file-strengths = The strengths of the bots in { $file } cannot be used: { $reason }.
problem-file-table = { $file }: { $reason }.
problem-no-match-to-paste = There is no match on the clipboard. Copy one as text first, then paste it here.
problem-open-text = What you pasted is not a match or a position: { $reason }.
problem-open-file = { $file } cannot be opened: { $reason }.
problem-file-picture = The picture { $file } could not be loaded: { $reason }.
problem-file-sound = The sound { $file } is left out: { $reason }. Please install the game again.
problem-file-left-out = The picture { $file } is left out: { $reason }.
# Something that came with the program cannot be used; the first sentence says which file, and why.
problem-own-file = { $told } Please install the game again.
problem-disk-full = the disk is full
problem-disk-file-large = the file is too large for this disk
problem-disk-read-only = the disk is read-only
problem-disk-failing = the disk has a fault
problem-file-face = The font { $file } cannot be used: { $reason }.
problem-file-font = The font package { $package } is not installed.
problem-file-nothing = There are no files in { $folder }.

# Reasons: they stand in the middle of a sentence, behind a colon.
problem-reason-missing = { $key } is missing
problem-reason-value = { $key } is { $value }, but must be { $expected }
problem-reason-key = it has no use for { $key }; it knows { NAME($keys, join: "comma") }
problem-reason-picture = { $key } is { $name }, and the picture of that name cannot be used: { $reason }
problem-reason-not-drawn = it is not an SVG picture that can be drawn
problem-reason-not-light = it is too much to be drawn at once
problem-reason-picture-parts = it has more than { $tags } tags or { $numbers } numbers
problem-reason-picture-dashes = it has a line of dashes that are too short to be seen
problem-reason-picture-costs = drawing it takes more than { $seconds } s or { $most } MB
problem-reason-not-sound = it is not a sound in Ogg Vorbis or WAV that can be played
problem-reason-sound-short = it is too short for its place in the tune
problem-reason-sound-costs = decoding it takes more than { $seconds } s or { $most } MB, or ends the decoder
problem-reason-sound-long = it is longer than { $seconds } s
problem-reason-tune = the tune { $tune } has no bar, or no strains, that can be played
problem-reason-sound-tables = its decoder would need more than { $most } numbers
problem-reason-not-map = it is not a Tiled map, or it is damaged
problem-reason-no-card = { $key } names { $card }, which is not a card of this cover
problem-reason-bot-id = the name of the file may have letters, digits, - and _ only, at most { $most } in all
problem-reason-bot-kept = { $id } is the name of a bot that cannot be replaced
problem-reason-policy = policy is { $policy }; the policies are { NAME($policies, join: "comma") }
problem-reason-bot-command = only a bot in the folder of your own bots may name a command
problem-reason-bot-command-policy = only a bot with policy = "{ $policy }" may name a command
problem-reason-unread = it cannot be read ({ $detail })
problem-reason-folder = it is a folder, not a file
problem-reason-not-file = it is not an ordinary file
problem-reason-damaged = it is damaged
problem-reason-name = its name is not a valid file name
problem-reason-outside = it leads out of the folder { $folder }
problem-reason-many-messages = there are more than { $most } messages in it and in the files before it
problem-reason-many-files = there are more than { $most } files before it
problem-reason-too-much-work = it is too much work to look at it and what comes after it
problem-reason-no-such-rules = there is no such file of rules
problem-reason-more-faults =
    { $count ->
        [one] there is one more fault in it
       *[other] there are { $count } more faults in it
    }
problem-reason-alike = “{ $said }” is all that { $count } messages say that differ in English, such as { $first } and { $last }
problem-reason-large-language = it and the files before it are larger than { $most } kB
problem-reason-too-large = it is larger than { $most } kB
problem-reason-file-missing = it is missing
problem-reason-no-texts = there are no texts in it
problem-reason-encoding = byte { $byte } is not UTF-8 text
problem-reason-toml = it is not valid TOML: { $detail }
problem-reason-toml-lines = it has more than { $most } lines
problem-reason-toml-parts = it has more than { $most } values, lists, tables and parts of names
problem-reason-json = it is not valid JSON: { $detail }
problem-reason-too-many = it holds more than { $most } values
problem-reason-too-deep = it is nested more than { $most } deep
problem-reason-number = it has a number beyond 64 bits
problem-reason-no-log = it holds no match
problem-reason-no-cup = it holds no draw of a cup
problem-reason-no-unlock = it does not say what was unlocked
problem-reason-no-puzzles = it does not say what was tried
problem-reason-cup-games = it has games that this version of the program does not know; a newer one may
problem-reason-no-evening = it holds no evening
problem-reason-cup-guests = it has guests that this version of the program does not know; another one may
problem-reason-match-rules = it was played by older rules
problem-reason-match-unplayable = it cannot be played again from the start
problem-reason-match-newer = it was saved by a newer version of the program
problem-reason-match-format = the number of its format is wrong ({ $value })
problem-reason-match-game = it is of the game “{ $game }”, which this version of the program does not know; a newer one may
problem-reason-match-option = it has rules that this version of the program does not know; a newer one may
problem-reason-locale = { $value } is not a locale that is known, such as de or pt-BR; English rules hold
problem-reason-names = it is damaged, or has no names in it
problem-reason-match-damaged = it is damaged in line { $line }
problem-reason-match-end-gone = its end is missing
problem-reason-match-line = line { $line } cannot be understood, or done
problem-reason-match-tags = it has more than { $most } tags
problem-reason-match-actions = it has more than { $most } lines
problem-reason-match-said = more than { $most } things are said in it
problem-reason-match-sat-down = somebody takes a seat in it more than { $most } times
problem-reason-match-long-line = line { $line } is longer than { $most } letters
problem-reason-match-crowded = more is said and done in it at once than a table comes to
problem-reason-match-setup = such a table cannot be set up
problem-reason-match-hidden = cards are hidden there, and nobody can play on from it
problem-expected-text = a text
problem-expected-some-text = a text that is not blank
problem-expected-texts = a list of texts
problem-expected-colour = a colour like #2b5a50
problem-expected-short-text =
    { $most ->
        [one] a text of at most { $most } letter
       *[other] a text of at most { $most } letters
    }
problem-expected-some-short-text =
    { $most ->
        [one] a text of at most { $most } letter, and not blank
       *[other] a text of at most { $most } letters, and not blank
    }
problem-expected-shown = without { $codes }, which cannot be shown
problem-text-empty = Nothing of it can be seen.
problem-text-unshown = It has something in it that cannot be shown ({ $codes }).
problem-text-long =
    { $most ->
        [one] It may have { $most } letter at most.
       *[other] It may have { $most } letters at most.
    }
problem-expected-short-texts = a list of at most { $most } texts of at most { $letters } letters each
problem-expected-some-short-texts = a list of at most { $most } texts of at most { $letters } letters each, none of them blank
problem-expected-command = a list of 1 to { $most } texts of { $letters } letters in all
problem-expected-whole = a whole number, { $low } to { $high }
problem-expected-choice = one of { NAME($choices, join: "comma") }
problem-expected-switch = true or false
problem-expected-whole-number = a whole number
problem-expected-table = a table
problem-expected-tables = a list of tables
problem-expected-count = a whole number, { $low } or more
problem-expected-cards = a list of 1 to { $most } cards
problem-expected-codes = a list of numbers of keys or buttons
problem-expected-places = actions, each with a list of numbers of keys
problem-phones-no-network = No local network was found. Connect this computer to the Wi-Fi that the phones use, then turn phones on again.
problem-phones-no-server = Phones can't reach this computer at { $address }: { $detail }. Close other programs that share files or games, then turn phones on again.
problem-expected-option = a number, a text, a list of texts, true or false
problem-expected-bots = { $low } to { $high } of them
problem-expected-file-name = a name of letters and digits
problem-expected-number = { $low } to { $high }

# What a translation of them has in vain.
problem-rules-no-texts = there are no texts in it
problem-rules-no-such-clause = the English rules have no such clause
problem-rules-no-such-quick = the English rules have none with this clause, these cards and this icon
problem-rules-no-such-card = the English comparison has no card with these pictures
problem-rules-no-such-effect = the English comparison does not say this of the card, with this clause
problem-rules-not-as-english = it is not as in the English rules, which count

problem-rules-sections = there is no [[section]]
problem-rules-section = a section has no title or no clause
problem-rules-clause = { $clause } is { $value }, where a text was expected
problem-rules-games = { $card } is not about the same games as { $other }

problem-lesson-twice = id: { $id } is used before
problem-lesson-steps = it has no [[step]]
problem-lesson-clause = clause: the game has no { $clause }
problem-lesson-position = the first step needs a position
problem-lesson-seats = position: { $count } hands were expected, one for each seat
problem-lesson-number = { $value } is not a number from 0 to { $most }
problem-lesson-choice = { $value } is none of { NAME($choices, join: "comma") }
problem-lesson-argument = { $value }: what was expected after the first word is { $kind }
problem-lesson-verb = { $value } is nothing that can be called in this game
problem-lesson-notation = { $detail }
problem-lesson-refused = clause { $clause } of the rules refuses what is done

problem-puzzle-seat = seat: { $seat } is not in turn
problem-puzzle-own-hand = position: a card of the seat's own is unseen
problem-puzzle-worlds = worlds: there must be at least one
problem-puzzle-legal = reached: it must have every legal action, and nothing else
problem-puzzle-answers = answers: some of the legal actions were expected, but not all of them
problem-puzzle-not-best = answers: another action reaches the goal as often
problem-puzzle-not-certain = answers: one reaches the goal in { $reached } of { $worlds } deals, and must in all of them
problem-puzzle-no-scene = before and at: “{ $asks }” is not asked about a scene
problem-puzzle-scene-seat = seat: { $seat } is no seat that looks on and does nothing before it is asked
problem-puzzle-scene-length = before: from 1 to { $count } actions were expected
problem-puzzle-scene-time = at: it is asked before the last of what is seen is done
problem-puzzle-scene-refused = before: the rules refuse number { $number }, “{ $does }”
problem-puzzle-scene-turn = seat: { $seat } is in turn when it is asked, or the round is over
problem-puzzle-fails = fails: for actions that are no answers, deals were expected that look like the position

problem-guide-list = it must be a list of [[note]] and nothing else
problem-guide-table = it is no table
problem-guide-key = { $key }: there is no such key
problem-guide-text = { $key }: a text was expected, not { $value }
problem-guide-twice = id: { $id } is used before
problem-guide-choice = { $key }: { $value } is none of { NAME($choices, join: "comma") }
problem-guide-clause = clause: the game has no { $clause }
problem-guide-when = when: a list of conditions was expected, not { $value }
problem-guide-argument = when: { $word } takes no argument, and has { $argument }
problem-guide-expected = when: { $word } takes one of { NAME($choices, join: "comma") }, not { $argument }
problem-guide-word = when: { $word } takes a word, and has none

problem-table-twice = there are two objects named { $name }
problem-table-middle = the map's property middle is { $found }, and the game needs { $needed }
problem-table-above = the object { $name }: above names no place ({ $above })
problem-table-above-circle = the object { $name }: above leads back to it
problem-table-above-text = the object { $name }: above must be the name of a place
problem-table-no-object = the layer places has no object named { $name }
problem-table-no-layer = there is no object layer named { $name }
problem-table-outside = the map's property { $key } is { $name }, which is in another folder
problem-table-size = the map must be from 1 to { $most } pixels wide and high
problem-table-file = the map's property { $key } must be the name of a file
problem-table-players = the object { $name }: players must list numbers, as in 3 4
problem-table-path = the layer seats needs one polyline named path
problem-table-rectangle = the object { $name } must be a rectangle
problem-table-beyond = the object { $name } must lie on the map
problem-table-stretch = the object { $name }: stretch must be wide or tall, not { $value }
problem-table-flag = the object { $name }: { $key } must be true or false
problem-table-anchor = the object { $name }: { $key } must be one of { NAME($choices, join: "comma") }, not { $value }
problem-table-share = the object { $name }: { $key } must be a number from -1 to 1
problem-table-number = number { $number }

## The player's own files

problem-unwritable = Nothing can be saved in { $folder } ({ $detail }). You can play all the same.
problem-unwritable-permission = you may not write there
# Of a player whom the system does not know.
problem-no-home = It is not known where your files are: set HOME, or start the game with --data-dir and a folder.
problem-settings-unsaved = The settings cannot be saved in { $folder } ({ $detail }).

# $wrong is a list of what is wrong with single settings; $kept says where the file has been kept.
problem-settings-values = In the settings in { $file } { $wrong }. { $kept }
problem-settings-lost = The settings in { $file } cannot be used: { $reason }. All settings have been reset. { $kept }
problem-party-damaged = it is damaged, or has no party in it
problem-party-unusable = this program cannot set up such a party
problem-party-lost = The party in { $file } cannot be read: { $reason }. The room is empty. { $kept }
problem-settings-newer = The settings in { $file } were saved by a newer version of the program. They are left as they are: what you change now lasts until you quit.
problem-settings-kept-file = The file is kept as { $name }.
problem-settings-kept-folder = The folder is kept as { $name }.
problem-settings-not-kept = It cannot be set aside, so nothing is saved in its place.
problem-settings-damaged = it is damaged, or has no settings in it
# $instead is one of the two behind it.
problem-settings-value = { $key } is { $value }, but must be { $expected } ({ $instead })
problem-settings-structure = { $key } must be { $expected } ({ $instead })
problem-settings-instead = { $value } is used instead
problem-settings-left-out = it is left out
problem-settings-number = { $number }
problem-settings-unknown = { $setting } cannot be kept: { $reason }
problem-settings-more =
    { $count ->
        [one] { $count } more cannot be used
       *[other] { $count } more cannot be used
    }

problem-match-unsaved = The match in { $file } could not be saved ({ $detail }). You can play on: the game tries again after every move.
problem-match-lost = The match in { $file } cannot be continued: { $reason }. { $kept }
problem-match-kept = The file is kept as { $name }.
problem-match-not-kept = The file stays where it is.
problem-match-left = The match in { $file } cannot be continued: { $reason }. It is left as it is.
problem-unlock = What was unlocked in { $file } cannot be read: { $reason }. It is left as it is.
problem-puzzles-unread = Your puzzle results in { $file } cannot be read: { $reason }. They are left as they are.
problem-puzzles-unwritable = Your try at this puzzle could not be saved in { $folder } ({ $detail }).
problem-unlock-unwritable = Unlocking everything could not be saved in { $folder } ({ $detail }).
problem-cup-lost = The cup in { $file } cannot be read: { $reason }. The file is kept as { $name }.
problem-cup-left = The cup in { $file } cannot be read: { $reason }. It is left as it is.
problem-cup-unwritable = The cup could not be written to { $folder } ({ $detail }).
problem-cup-held = another window of the program has it
problem-cup-guests = Too few guests have been measured in these games for a cup.
problem-cup-begun = Another window of the program has just begun a cup for you.
problem-evening-lost = The evening in { $file } cannot be read: { $reason }. The file is kept as { $name }.
problem-evening-left = The evening in { $file } cannot be read: { $reason }. It is left as it is.
problem-evening-unwritable = The evening could not be written to { $folder } ({ $detail }).
problem-evening-begun = Another window of the program has just begun an evening.
problem-matches-lost = { $count } matches cannot be continued: their files are damaged. They are kept in { $folder }.
problem-matches-left = { $count } matches cannot be continued by this version of the program, or may not be read. They are left as they are in { $folder }.
problem-match-cut = The end of { $file } was damaged. The match goes on from the last move that could be read. The rest is kept as { $name }.
problem-match-taken = This match is already open in another window.
problem-ended-match-unread = The match in { $file } is not in your list of matches: { $reason }. Its file stays as it is.
problem-ended-matches-unread = { $count } matches that have ended cannot be read, and are not in your list of matches. Their files stay as they are, in { $folder }.
problem-names-unread = The names in { $file } cannot be used: { $reason }. Until it can be read again, matches show the names that people had then.
problem-history = Your list of matches cannot be read now ({ $detail }). The matches themselves are safe.
problem-profile = The name could not be changed ({ $detail }). Nothing has changed.
problem-not-discarded = The match could not be discarded: { $file } could not be moved.
problem-not-deleted = Some files could not be deleted: { $file } is still there ({ $detail }).

## Faults of the program

problem-fault-match = Something went wrong. Your match is saved, and you can continue it from the title screen. A report, with nothing personal in it, is in { $file }.
problem-fault = Something went wrong. A report, with nothing personal in it, is in { $file }.
problem-fault-send = { $told } You can send it to { $contact }.
problem-fault-unwritten = Something went wrong, and no report could be written to { $folder } ({ $detail }).
