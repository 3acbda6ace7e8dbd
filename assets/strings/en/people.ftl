### Who can be at the table: the kinds of bots by their files, and the people by their portraits.

bot-greedy-name = Beginner
bot-greedy-about = Plays what matches, keeps wild cards, and watches who is close to winning.
bot-random-name = Scatterbrain
bot-random-about = Plays at random, and often forgets to call.

# How well a bot plays, by its policy.
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-master = Master
level-easy-about = Every guest plays like somebody who has just learnt the game.
level-normal-about = Every guest plays sensibly, with a slip now and then.
level-hard-about = Every guest plays well and remembers what was played.
level-master-about = Every guest thinks ahead and makes the most of every hand.
level-greedy = Beginner
level-random = At random
level-process = Your program

person-ada = Ada
person-ruth = Ruth
person-jun = Jun
person-milo = Milo
person-emil = Emil
person-inga = Inga
person-kofi = Kofi
person-mei = Mei
person-otis = Otis
person-lola = Lola
person-walt = Walt
person-zoe = Zoe
person-ravi = Ravi
person-nora = Nora
person-theo = Theo
person-sana = Sana
person-vera = Vera
person-hugo = Hugo
person-pip = Pip
person-otto = Otto
person-odette = Odette
person-luna = Luna
