rule-archibald-section--components = Components

rule-archibald--components--board = The board climbs through five levels, 55 cells in all: the start (5 cells, red), the Minimoy village (15, yellow), the garden (15, green), the palace of Necropolis (15, purple) and the gaols (5, blue).
rule-archibald--components--rows = The cells form 11 rows of 5. The start is row 1, the village rows 2 to 4, the garden rows 5 to 7, the palace rows 8 to 10, the gaols row 11. Past the edges there is nothing: that is where the world ends.
    .ruling = silent
rule-archibald--components--last-row = The last row of a level is the one nearest the gaols: rows 1, 4, 7, 10 and 11. “The last tiles of a level” means the same thing.
    .ruling = silent
rule-archibald--components--tiles = There are 55 tiles, one for each cell, sorted by level: 5 for the start, 15 each for levels 2, 3 and 4, and 5 for the gaols.
    .ruling = silent
rule-archibald--components--start-tiles = The 5 start tiles lie face up from the beginning. They are blank and have no walls.
    .ruling = silent
rule-archibald--components--gaol-tiles = Behind the gaol doors are Archibald, Traps and Books. We count 1 Archibald, 2 Traps and 2 Books, none of them with walls. As an option of the table there are 1 or 3 Traps instead, and the other gaols are Books.
    .ruling = silent
rule-archibald--components--encounters = There are 45 Encounter cards for levels 2, 3 and 4: 15 for each.
    .ruling = silent
rule-archibald--components--adventures = There are 22 Adventure cards.
rule-archibald--components--figures = There are 4 heroes, and against them 6 Seides, 4 Moustiks, 2 millipedes, 2 spiders and 2 Darkos.
rule-archibald--components--sheets = Each of the 4 heroes has a sheet. It shows how many lives the hero can have, 3 or more, and has room for one piece of equipment.
rule-archibald--components--dice = There are 1 ordinary die, 3 red and 3 yellow combat dice, 4 flood tokens and 4 life tokens.
rule-archibald--components--players = The game is for 2 to 4 players, with one hero each. It takes at least two, because somebody has to sit on your left, and there are no more than 4 heroes to go round.
    .ruling = silent

rule-archibald-section--setup = Set-up

rule-archibald--setup--tiles = The tiles of levels 2, 3 and 4 are shuffled, each level into a face-down pile of its own.
rule-archibald--setup--encounters = The Encounter cards are shuffled too, one face-down pile for each of these levels.
rule-archibald--setup--adventures = The Adventure cards are shuffled into one face-down pile.
rule-archibald--setup--gaols = The 5 gaol tiles are shuffled and laid face down on the 5 gaol cells. Nobody knows where Archibald is.
rule-archibald--setup--choose-heroes = The youngest of you picks a hero and a start cell, then the others in turn, each among the heroes still free. Seats stand for ages here: the first seat is the youngest. As an option of the table, chance gives out the heroes.
    .ruling = silent
rule-archibald--setup--one-per-start = Each start cell takes a single hero. That is so at set-up only; later on, heroes may share one.
    .ruling = silent
rule-archibald--setup--life = Every hero sets out with 3 lives.
rule-archibald--setup--cards = You draw 2 Encounter cards of level 2, and so does everybody.

rule-archibald-section--turn = Your turn

rule-archibald--turn--order = The youngest begins, then play goes round clockwise.
rule-archibald--turn--move = You name a cell next to your hero’s and go there. If enemies hold your hero, you fight instead.
rule-archibald--turn--reveal = If the cell has no tile yet, you draw one of its level and lay it face up, its arrow toward the gaols. Your hero then steps on it and does what it shows.
rule-archibald--turn--one-card = Once in your turn you may play an Encounter card, before or after you move. It may be one that you have just drawn. Between the moves that a spring gives, though, you wait.
    .ruling = silent
rule-archibald--turn--equipment-free = Changing equipment costs nothing. You may do it as often as you like, and it is not your card of the turn.
rule-archibald--turn--discard-free = In your turn you may discard as many cards as you like.
rule-archibald--turn--must-move = If your hero can move, your hero must. Only with no way open on any side does your hero stay.
    .ruling = silent
rule-archibald--turn--end = Once your hero has moved or fought, the tile has done its work, and you have played a card or chosen not to, the next player begins.

rule-archibald-section--move = Moving

rule-archibald--move--orthogonal = You go up, down, left or right by one cell, back toward the start too if you like, but never diagonally.
rule-archibald--move--wall = A red edge on a tile is a wall: no passing there. It stops heroes from both sides.
    .ruling = silent
rule-archibald--move--satan-falls = Satan’s Falls, in the garden, have walls all round. Nobody goes in.
rule-archibald--move--entry-walled = If the tile that you have just turned up shows a wall toward your hero, it stays where it is and does nothing. Your hero stays too, and the move is spent. As an option of the table, your hero steps over it this once, as the book says, though never into Satan’s Falls.
    .ruling = against
    .because = To us a wall is a wall as soon as it is seen; by the book, the hero moves onto every tile that was drawn.
rule-archibald--move--shared = A tile has room for everybody: any number of heroes and enemies may stand on it.
rule-archibald--blocked--redraw = If laying a tile would leave no way through, you draw another in its place. The first goes to the bottom of its pile.
rule-archibald--blocked--test = There is a way through as long as every hero can still walk to each gaol that is face down. Cells without a tile count as open. The walk may not cross a gaol that is face down, nor a Trap. After all, Archibald may be behind any of these doors.
    .ruling = silent
rule-archibald--blocked--no-alternative = If every tile left in the pile would close the way, the first one drawn is laid after all. For the rest of the game it counts as having no walls on any side, even if it is Satan’s Falls. So no hero is ever shut in.
    .ruling = silent

rule-archibald-section--tiles = Tiles

rule-archibald--tile--on-arrival = When your hero steps on a tile, you do what it shows.
rule-archibald--tile--blank = On a blank tile nothing happens. Enjoy the view.
rule-archibald--tile--heart = A heart gives your hero 1 life, up to the number on the sheet; with all lives there, it gives nothing. It works each time you arrive, also on a tile that was already face up.
rule-archibald--tile--card = A card symbol lets you draw 1 Encounter card of the tile’s level, each time you arrive.
rule-archibald--tile--heart-card = A heart with a card gives both, each time you arrive.
rule-archibald--tile--enemy = The enemies shown on a tile come out, and you fight them at once. They wait there for the first hero to arrive; after that the tile is empty of surprises.
rule-archibald--tile--unentered-enemy = If a tile has been turned up but nobody has come in, its enemies wait for the first hero who does.
    .ruling = silent
rule-archibald--tile--enemy-supply = If there are not enough figures of a kind, as many come as there are.
    .ruling = silent
rule-archibald--tile--spring = A spring lets you move again at once if you like, each time you arrive. It is a full move, in any direction.
    .ruling = silent
rule-archibald--tile--book = A Book brings an Adventure card, each time you arrive. It comes after the other symbol of the tile.
rule-archibald--tile--trial = A drinking straw is a trial, each time you arrive. Roll the ordinary die: on 4, 5 or 6 nothing happens; on 1, 2 or 3 a flood token is added.
rule-archibald--tile--entering-enemies = If you step on a tile where enemies already stand, you fight them as if they had just come out.
    .ruling = silent
rule-archibald--tile--order = An arrival goes in this order: the card for a new level and its flood token, the fight, the symbol, the Book, the flood. A spring is a symbol: with a Book beside it, your hero makes the spring’s move first, and the Book is opened once that move is done with, wherever it led, unless your hero was defeated or sent back. A Trap or Archibald acts right after the token.
    .ruling = silent
rule-archibald--tile--held-symbol = A hero held by enemies still gets the symbol and the Book of the tile, but no move from a spring: somebody is sitting on it.
    .ruling = silent
rule-archibald--tile--put-there = A hero put on a tile by a Trap, a flood, a defeat or a card has not arrived there. Its symbol does nothing and no level counts as reached, but enemies standing there hold the hero.
    .ruling = silent
rule-archibald--tile--spring-chain = Each spring serves your hero once in a turn. As an option of the table every arrival counts, as the book says, up to ten moves from springs in a turn.
    .ruling = against
    .because = Between two springs side by side a turn might never end; by the book, every arrival counts.
rule-archibald--tile--book-after-fight = A Book on a tile with enemies is opened after the fight, and stays shut if the hero was defeated.
    .ruling = silent
rule-archibald--gaol--reveal = When your hero goes to a gaol that is face down, you turn its tile over. Your hero steps in and does what it shows.
rule-archibald--gaol--trap = A Trap sends your hero straight to a tile in the last row of the garden, each time, even when everybody knows that it is one. The move is over then, but you may still play your card of the turn.
    .ruling = silent
rule-archibald--gaol--book = A Book in a gaol brings an Adventure card, each time you arrive.
rule-archibald--gaol--archibald = If you find Archibald, you win at once.

rule-archibald-section--adventure = Adventure cards

rule-archibald--adventure--reader = The player on your left draws the card and reads you the question. You answer, and your hero lives with what comes of it.
rule-archibald--adventure--hidden = What each answer brings stays hidden from you until you have given yours.
rule-archibald--adventure--reshuffle = When all Adventures have been used, they are shuffled into a new pile.

rule-archibald-section--encounter = Encounter cards

rule-archibald--encounter--kinds = Encounter cards come in three kinds: equipment, enemies and powers.
rule-archibald--encounter--hidden = Only you see your hand. Everybody sees how many cards of each level it holds. As an option of the table, all hands are open.
    .ruling = silent
rule-archibald--encounter--hand-limit = You hold 3 cards at most. With more than that you discard down to 3 at once, and you choose which ones go.
    .ruling = silent
rule-archibald--encounter--worn-apart = Equipment that your hero wears is not in your hand.
    .ruling = silent
rule-archibald--encounter--reshuffle = An empty pile is made anew from the discards of its own level.
rule-archibald--encounter--none-left = That happens when a card is needed. If the pile and its discards are both empty, you draw nothing.
    .ruling = silent
rule-archibald--equipment--slot = A hero wears one piece of equipment. You may put on another for free; the old one is then discarded.
rule-archibald--equipment--first = Putting on a first piece is as free as changing it.
    .ruling = silent
rule-archibald--equipment--when = You put on or change equipment in your own turn only, and never between an arrival and the end of its fight.
    .ruling = silent
rule-archibald--equipment--dice = Weapons give your hero more combat dice.
rule-archibald--equipment--armour = Armour saves your hero from losing a life. Once it has done so, it is discarded.
rule-archibald--equipment--life-saved = Armour works by itself the first time your hero would lose a life, in a fight or otherwise. It saves one life, unless its card says more.
    .ruling = silent
rule-archibald--equipment--more = Some equipment does more than add dice or save lives. What its card says happens by itself, as long as your hero wears it. Where a die is rolled again, a red one comes first.
    .ruling = silent
rule-archibald--enemycard--place = An enemy card puts one or more enemies on one tile that is face up, even one with heroes or enemies on it. Then the card is discarded.
rule-archibald--enemycard--later = A hero who stands there fights the newcomers in that hero’s own next turn, instead of moving, as with enemies who survived a fight.
    .ruling = silent
rule-archibald--enemycard--supply = If all figures of a kind are on the board, you may take one from a tile without heroes. If none can be taken, you cannot play the card.
rule-archibald--enemycard--several = With a card for several enemies, you take each missing figure that way, from another tile than the one they go to. You can play the card if at least one figure can be placed.
    .ruling = silent
rule-archibald--enemycard--where = Enemies may be put on any tile that is face up in levels 2 to 5, but not where walls close it all round, as at Satan’s Falls, and never on a start cell. Two options of the table allow these places too, as the book says: start cells, and tiles walled in all round.
    .ruling = against
    .because = On a start cell enemies would hold a hero before the first step, and behind walls all round nobody could ever fight them; by the book, every tile that is face up will do.
rule-archibald--power--resolve = A power does what it says when you play it, then it is discarded.
rule-archibald--power--no-effect = You cannot play a power that would do nothing at all. As an option of the table you can: then nothing happens, and it is discarded.
    .ruling = silent

rule-archibald-section--combat = Fights

rule-archibald--combat--forced = If enemies stand on your hero’s tile, there is no way round them: your hero fights them all at once.
rule-archibald--combat--dice = The strength of heroes and enemies is a number of red and yellow dice. Equipment may add some to your hero’s.
rule-archibald--combat--hits = A sword is 1 hit and a double sword 2. Any other face is a miss.
rule-archibald--combat--enemy-roller = The player on your left rolls for the enemies.
rule-archibald--combat--simultaneous = Both sides roll, and all losses count together at the end.
rule-archibald--combat--one-exchange = A fight is a single exchange: each side rolls once.
rule-archibald--combat--enemy-life = An enemy has 1 life, so each hit of your hero’s beats one of them.
rule-archibald--combat--which-enemy = You choose which enemies go. They return to the supply.
    .ruling = silent
rule-archibald--combat--hero-loss = Each hit of the enemies’ costs your hero one life, less what armour saves.
rule-archibald--combat--blocked = If an enemy is left, your hero is held. Next turn, and not before, your hero fights again instead of moving, even if that beats the last of them. In your turn your hero fights one exchange at most, whatever cards or Adventures bring: enemies who come after it wait for your next turn.
    .ruling = silent
rule-archibald--combat--held-card = A held hero’s player may still play the card of the turn, before or after the fight.
    .ruling = silent
rule-archibald--combat--shared-enemies = Heroes on one tile each fight its enemies in their own turns. Once no enemy is left there, all of them are free.
    .ruling = silent
rule-archibald--combat--dice-supply = There are 3 red and 3 yellow dice, so no side ever rolls more than that of a colour.
    .ruling = silent

rule-archibald-section--defeat = Defeat

rule-archibald--defeat--at-zero = At 0 lives your hero is defeated and your turn ends. All the cards of your hand and the equipment are lost.
rule-archibald--defeat--restart = Your hero starts again on a tile in the last row of the level before the one of the defeat.
rule-archibald--defeat--refill = Your hero has 3 lives again.
rule-archibald--defeat--cards = You draw 2 Encounter cards of the level where your hero starts again. Level 1 has none, so there you take level 2’s.
    .ruling = silent
rule-archibald--defeat--level-1 = A hero defeated on level 1 starts again there.
    .ruling = silent
rule-archibald--defeat--simultaneous = Enemies beaten in the same exchange are gone all the same. The others stay on the tile.

rule-archibald-section--levels = Levels and flood

rule-archibald--level--no-pile = Levels 1 and 5 have no Encounter pile and no tile with a card. If an effect makes you draw there, you draw from level 2 or level 4.
    .ruling = silent
rule-archibald--level--bonus = The first time your hero goes from level 2 to 3, and from 3 to 4, you draw a card of the level reached. That makes two such cards in a game at most.
rule-archibald--flood--new-level = Each time a level is reached for the first time, a flood token is added. As we play it, the first hero of all counts: once for each of levels 2, 3, 4 and 5. As an option of the table, every hero’s first arrival on levels 3, 4 and 5 counts instead.
    .ruling = silent
rule-archibald--flood--trial = Each failed trial adds a flood token.
rule-archibald--flood--four = At 4 tokens the water comes. Every hero goes to a tile in the last row of the level before the own one; each player chooses which.
rule-archibald--flood--reset = Then all flood tokens are taken away.
rule-archibald--flood--when = The flood waits until the arrival or the card that brought the fourth token is done with. If Archibald is found in that arrival, you have won before your feet get wet.
    .ruling = silent
rule-archibald--flood--surplus = There is never a fifth token.
    .ruling = silent
rule-archibald--flood--ends-move = A flood in the middle of a move ends it, a spring’s extra move too. You may still play your card of the turn.
    .ruling = silent
rule-archibald--flood--once-back = A hero whom a Trap or a defeat has sent back in that same arrival is not pushed back a second time. As an option of the table, the water takes everybody, as the book says.
    .ruling = against
    .because = A hero who has just been sent back has paid for this arrival already; by the book, every hero is pushed back.
rule-archibald--flood--choosers = The player whose turn it is chooses first, then the others clockwise.
    .ruling = silent
rule-archibald--flood--level-1 = Heroes on level 1 stay where they are.
    .ruling = silent
rule-archibald--flood--leaves-fight = A hero whom the water carries off leaves the fight behind.
    .ruling = silent
rule-archibald--return--tile = When a Trap, a defeat or a flood sends your hero back, you choose among the tiles of that row that are face up and from which there is a way through; on level 1, among the start cells. If there is none, you take the nearest row toward the start that has one.
    .ruling = silent
rule-archibald--return--by-card = A card that puts a hero somewhere can only choose a tile that is face up and from which there is a way through, too.
    .ruling = silent

rule-archibald-section--end = Victory

rule-archibald--end--archibald = Whoever first frees Archibald wins at once. There is no other way to end the game.
rule-archibald--end--cap = A table may set a limit of turns, which is off unless you ask for it and on in simulations. A game that reaches it stops unfinished, and nobody has won.
    .ruling = silent
