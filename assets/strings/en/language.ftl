### About this language.

# Its name, as those who speak it write it.
language-name = English

# Whose rules for plurals, numbers and lists it follows: a locale of the Unicode CLDR.
language-locale = en-GB

# A file of the English texts themselves that cannot be used as it is: which, and what in it.
language-damaged_english = The texts in { $file } are damaged ({ $place }). Please install the game again.

# A file of a translation that cannot be used as it is: which, and what in it.
language-damaged = The translation in { $file } is damaged ({ $place }). Missing texts are shown in English.
# Said after several of those, of which no more are shown.
language-damaged_more = More files of the translation are damaged. Missing texts are shown in English.
