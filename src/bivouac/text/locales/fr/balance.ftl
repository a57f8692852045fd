# Les rapports qui disent si un jeu est équitable, en français. Les chiffres arrivent déjà écrits.

balance-title = { $title } : est-ce équitable ?
balance-title-edition = { $title }, { $edition } : est-ce équitable ?
balance-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} entre les robots { $bots }, graine { $seed }, règles { $rules } ; { $begins }.
balance-unfinished = { $n ->
    [0] Toutes sont allées à leur terme.
    [one] Une seule a atteint la limite de tours et n’est gagnée par personne.
   *[other] { $n } ont atteint la limite de tours et ne sont gagnées par personne.
}
balance-options = Options : { $options }.
balance-made = Fait par `{ $command }`.
balance-all-hold = Tout ce qui est demandé est tenu.
balance-some-fail = { $n ->
    [one] Une chose demandée n’est pas tenue.
   *[other] { $n } choses demandées ne sont pas tenues.
}

## Ce qui doit être tenu

balance-section-targets = Ce qui doit être tenu
balance-column-target = quoi
balance-column-wanted = voulu
balance-column-found = trouvé
balance-column-verdict = verdict
balance-holds = tenu
balance-fails = pas tenu
balance-fails-cards = pas tenu : { $cards }{ $more ->
        [0] {""}
        [one] {" "}et { $more } autre
       *[other] {" "}et { $more } autres
    }
balance-target-first = parties gagnées par qui commence
balance-target-turns = durée de la partie médiane, en tours
balance-target-drawn = parties gagnées par qui a pioché une carte, { $exempt }
balance-target-began = parties gagnées par qui avait une carte sur la table au départ
balance-target-played = parties où une carte est jouée, pour chaque carte
balance-target-moments = parties où une Réaction a pu servir, pour chacune
balance-exempt = pour chaque carte
balance-span = { $low } à { $high }
balance-at-least = au moins { $low }

## Les cartes

balance-section-cards = Les cartes
balance-column-card = carte
balance-column-drawn = piochée par
balance-column-won = gagné
balance-column-interval = marge à 95 %
balance-column-began = au départ, gagné
balance-column-played = jouée dans
balance-column-uses = fois par partie
balance-section-reactions = Les Réactions
balance-column-moment-games = a pu servir dans
balance-column-moments = occasions par partie
balance-column-answers = a servi alors

## Comment on compte

balance-section-how = Comment on compte
balance-how-drawn = Piochée par : combien de joueurs par partie, sur { $seats }, ont reçu la carte ou l’ont prise d’une pile en main au moins une fois. Gagné : leur part de victoires, dans les parties terminées, avec l’intervalle de Wilson à 95 %.
balance-how-began = Au départ, gagné : la part gagnée par qui avait la carte sur la table au début du premier tour.
balance-how-played = Jouée : depuis la main, posée, utilisée sur la table, ou en Réaction.
balance-how-moments = Occasions : un joueur pouvait réagir avec cette carte. Il a le droit de s’en passer.

## La figure

balance-figure-cards = Parties gagnées, carte par carte
balance-figure-drawn = par qui l’a piochée
balance-figure-began = par qui l’avait au départ
balance-figure-exempt = peut décider de la partie
balance-figure-band = demandé
balance-figure-turns = Durée des parties
balance-figure-turns-axis = tours
balance-figure-median = médiane { $n }
balance-figure-first = Parties gagnées par qui commence

## Jeux à plus de deux places

balance-target-leaders = parties gagnées par qui a commencé avec une carte, à une table pleine
balance-target-seats = différence entre deux places dans l’ordre du jeu
balance-target-rounds = durée de la partie médiane, en tours de table
balance-at-most = au plus { $high }
balance-alternates = on commence à tour de rôle
balance-in-order = les places suivent l’ordre du jeu
balance-section-seats = Les places dans l’ordre du jeu
balance-column-seat = place
balance-figure-rounds-axis = tours de table
balance-figure-seats = Parties gagnées par chaque place, dans l’ordre du jeu

## Deck contre deck

matchups-title = { $title } : deck contre deck
matchups-games = { $n ->
    [one] Une partie
   *[other] { $n } parties
} pour chaque case entre les robots { $bots }, graine { $seed } ; on commence à tour de rôle.
matchups-column-deck = deck
matchups-column-others = tous les autres
matchups-how = Chaque case : les parties terminées que le deck de la ligne gagne contre celui de la colonne, avec l’intervalle de Wilson à 95 %, en pour cent. La dernière colonne compte les parties contre tous les autres decks, à l’une ou l’autre place.

## Ce qui se compte par joueur, et les choix pesés en rejouant

balance-section-rates = Par joueur et par partie
balance-how-weighed = Pesé : un de ces choix sur { $every }, soit { $choices } en tout, est rejoué { $playouts } fois à partir de chaque réponse, pendant { $turns } manches, en redistribuant ce que le joueur ne pouvait pas savoir. Le résultat est net pour { $clear } d’entre eux : les deux réponses diffèrent de plus d’une fois et demie l’erreur type.

## Les éléments d’un jeu, côte à côte

balance-compare-games = { $n ->
    [one] Une partie
   *[other] { $n } parties
} pour chaque colonne entre les robots { $bots }, graine { $seed }, règles { $rules } ; les places suivent l’ordre du jeu.
balance-compare-unfinished = parties qui atteignent la limite de tours
balance-compare-most = gagnent le plus souvent en ayant commencé avec
balance-compare-least = gagnent le moins souvent en ayant commencé avec
balance-compare-how = Durées : la médiane, et entre parenthèses les durées entre lesquelles se tiennent huit parties sur dix. Ce qui n’a pas d’unité est compté par joueur et par partie ; un tiret est mis là où les règles d’une colonne ne le connaissent pas.
balance-compare-chance = Le seul hasard : avec autant de parties, une place qui vaut les autres en gagne de { $low } à { $high }, 95 séries sur 100.
