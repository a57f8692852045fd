# Les mots des pages que fabrique tools/docs. Le fichier anglais a les mêmes clés.

site-name = Bivouac
site-language = Français
site-description = La table des jeux d’expédition : des règles appliquées et expliquées, des parties rejouées à l’identique, des robots qui n’en voient pas plus que toi.
site-copyright = Chaque phrase, chaque carte imaginée et chaque dessin d’ici est de nous, sous licence MIT. Les règles, les noms et les nombres des jeux sont des faits.
site-dark = Passer en sombre
site-light = Passer en clair

nav-home = Jouer
nav-games = Jeux
nav-research = Programme
nav-contribute = Contribuer
nav-game-rules = Règles
nav-game-cards = Cartes
nav-results = Résultats

games-pages = [Règles](games/{ $game }/rules.md), [cartes](games/{ $game }/cards.md).
game-more = [Les règles, clause par clause](rules.md). [Toutes les cartes](cards.md). Une partie : `bivouac play { $game } --lang fr`.

options-title = Options
options-facts = Par défaut { $default } ; { $values }. Clause { $clause }.
options-clause = clause

rules-title = { $title } : les règles
rules-intro =
    Chaque règle dans nos propres mots, une clause à la fois. Le nom d’une clause est celui que te montrent le journal
    et chaque coup refusé ; son adresse sur cette page se termine par `#` et ce nom. Dans le terminal :
    `bivouac rules { $game } --lang fr`.

    { $silent } marque notre décision là où le livret se tait. { $against } en marque une là où le livret dit autre
    chose : la clause explique notre choix, et une option de la table s’en tient au livret. Quand un propriétaire de la
    boîte pourrait trancher autrement, une option le permet aussi, et la clause y renvoie.
rules-option = option { $option }

map-lands = Terres ({ $count })
map-seas = Mers ({ $count })
map-cities = Villes ({ $count })
map-space = zone
map-what = ce que c’est
map-near = touche
map-cost = { $n ->
    [one] { $n } point pour y entrer
   *[other] { $n } points pour y entrer
}
map-major = ville majeure
map-minor = ville
map-port = port
map-deep = jungle épaisse

cards-title = { $title } : les cartes
cards-intro =
    Les { $count } cartes. Le texte de chacune est fabriqué à partir de ce que fait la carte : il ne peut rien dire
    d’autre. Une carte « tirée du livret de règles » est racontée par les règles publiées ; une « création de Bivouac »
    est imaginée par nous et n’est pas la carte publiée. Dans le terminal : `bivouac cards { $game } --lang fr`.
cards-kind = { $kind } ({ $count })

verbs-verb = verbe
verbs-card = carte
verbs-text = son texte

commands-title = Commandes
commands-intro =
    Ce que chaque commande répond à `--help`. Depuis un clone, écris `python3 run.py` à la place de `bivouac`.

in-english = Ce rapport est fabriqué en anglais.

figures-title = { $title } : les longs essais
figures-intro = Fabriqué par `python3 run.py test --full`.
figures-compiled = Les règles étaient compilées.
figures-plain = Les règles tournaient en Python seul.
figures-what = quoi
figures-figure = chiffre
figures-times = fois
figures-edition = { $edition } : { $what }
figures-survivors = Les mutants qui ont survécu
figures-drawn = Une graine tirée des règles choisit les mutants : des règles changées en rencontrent d’autres. Pour revoir les mêmes : `{ $command }`
figures-no-survivor = Aucun.
figures-refusals = Les refus par clause
figures-refusals-intro = Chaque choix interdit a été refusé par une clause, et l’état d’après était celui d’avant.
figure-random = parties au hasard sans erreur
figure-random-value = { $games } ({ $finished } gagnées avant la limite)
figure-decisions = décisions prises
figure-decisions-value = { $count }
figure-refused = choix interdits refusés, état inchangé
figure-refused-value = { $count }
figure-duel = greedy contre random
figure-duel-value = { $wins } gagnées sur { $games } ({ $low } à { $high })
figure-first = { $seats } bots greedy : qui commence gagne
figure-first-value = { $wins } sur { $games }
figure-unfinished = { $seats } bots greedy : inachevées
figure-unfinished-value = { $count } sur { $games }
figure-turns = { $seats } bots greedy : tours, médiane
figure-turns-value = { $count }
figure-mutants = mutants des règles démasqués
figure-mutants-value = { $killed } sur { $total }
