# Words of the pages that tools/docs makes. The French file has the same keys.

site-name = Bivouac
site-language = English
site-description = The table for expedition games: rules enforced and explained, every game replayed exactly, bots that see no more than you do.
site-copyright = Every sentence, card design and drawing here is ours, under the MIT licence. Rules, names and numbers of the games are facts.
site-dark = Switch to dark mode
site-light = Switch to light mode

nav-home = Play
nav-games = Games
nav-research = Program
nav-contribute = Contribute
nav-game-rules = Rulebook
nav-game-cards = Cards
nav-results = Results

games-pages = [Rulebook](games/{ $game }/rules.md), [cards](games/{ $game }/cards.md).
game-more = [The rulebook, clause by clause](rules.md). [All cards](cards.md). A game: `bivouac play { $game }`.

options-title = Options
options-facts = Default { $default }; { $values }. Clause { $clause }.
options-clause = clause

rules-title = { $title }: the rulebook
rules-intro =
    Every rule in our own words, one clause at a time. The name of a clause is what the log and every refused move
    show you; its address on this page ends in `#` and that name. In the terminal: `bivouac rules { $game }`.

    { $silent } marks our decision where the book is silent. { $against } marks one where the book says otherwise: the
    clause tells why we decided so, and an option of the table keeps to the book. Where owners may well decide otherwise,
    an option does too, and the clause links to it.
rules-option = option { $option }

map-lands = Lands ({ $count })
map-seas = Seas ({ $count })
map-cities = Cities ({ $count })
map-space = space
map-what = what it is
map-near = touches
map-cost = { $n ->
    [one] { $n } point to enter
   *[other] { $n } points to enter
}
map-major = major city
map-minor = city
map-port = port
map-deep = deep jungle

cards-title = { $title }: the cards
cards-intro =
    All { $count } cards. The text of each is made from what the card does, so it cannot say anything else. A card “from
    the rulebook” is one that the published rules tell; one “original to Bivouac” is designed by us and is not the
    published card. In the terminal: `bivouac cards { $game }`.
cards-kind = { $kind } ({ $count })

verbs-verb = verb
verbs-card = card
verbs-text = its text

commands-title = Commands
commands-intro =
    What each command says when you ask it for `--help`. From a clone, write `python3 run.py` in place of `bivouac`.

in-english = This report is made in English.

figures-title = { $title }: the full tier
figures-intro = Made by `python3 run.py test --full`.
figures-compiled = The rules were compiled.
figures-plain = The rules ran as plain Python.
figures-what = what
figures-figure = figure
figures-times = times
figures-edition = { $edition }: { $what }
figures-survivors = Mutants that survived
figures-drawn = A seed made from the rules draws the mutants, so that changed rules meet others. The same ones again: `{ $command }`
figures-no-survivor = None.
figures-refusals = Refusals by clause
figures-refusals-intro = Each illegal choice was refused with a clause, and the state after it was the state before it.
figure-random = random games without an error
figure-random-value = { $games } ({ $finished } won before the cap)
figure-decisions = decisions in them
figure-decisions-value = { $count }
figure-refused = illegal choices refused, state unchanged
figure-refused-value = { $count }
figure-duel = greedy against random
figure-duel-value = { $wins } of { $games } won ({ $low } to { $high })
figure-first = { $seats } greedy bots: whoever begins wins
figure-first-value = { $wins } of { $games }
figure-unfinished = { $seats } greedy bots: unfinished
figure-unfinished-value = { $count } of { $games }
figure-turns = { $seats } greedy bots: turns, median
figure-turns-value = { $count }
figure-mutants = mutants of the rules killed
figure-mutants-value = { $killed } of { $total }
