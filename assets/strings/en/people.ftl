### Who can be at the table: the kinds of bots by their files, and the people by their portraits.

bot-greedy-name = Beginner
bot-greedy-about = Plays what fits, keeps its wild cards, and watches who is close to winning.
bot-random-name = Scatterbrain
bot-random-about = Plays whatever fits, by chance, and often overlooks what could be called.

# How well a bot plays, by its policy.
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-master = Master
level-easy-about = Everybody plays like somebody who has just learnt the game.
level-normal-about = Everybody plays sensibly, with a slip now and then.
level-hard-about = Everybody plays well and remembers what was played.
level-master-about = Everybody thinks ahead and makes the most of every hand.
level-greedy = Beginner
level-random = By chance
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
