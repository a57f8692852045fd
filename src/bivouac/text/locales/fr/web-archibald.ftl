# Ce que dit le plateau d'À la recherche d'Archibald dans le navigateur. Il arrive avec le plateau.

web-archibald-board = Le chemin vers Archibald
web-archibald-level = { $level ->
    [1] Départ
    [2] Le village
    [3] Le jardin
    [4] Le palais
   *[5] Geôles
}
web-archibald-cell = { $level ->
    [1] Départ, case { $column }
    [2] Village, ligne { $row }, case { $column }
    [3] Jardin, ligne { $row }, case { $column }
    [4] Palais, ligne { $row }, case { $column }
   *[5] Geôle { $column }
}
web-archibald-tile = { $kind ->
    [none] pas encore de tuile
    [heart] cœur
    [card] carte
    [heart-card] cœur et carte
    [enemy] ennemis
    [spring] ressort : rejoue
    [book] Livre
    [trial] épreuve de la paille
    [falls] Chutes de Satan
    [start] champignon
    [gaol] porte fermée
    [trap] piège
    [archibald] Archibald
   *[blank] tuile vierge
}{ $book ->
    [yes] , avec un Livre
   *[no] { "" }
}
web-archibald-walls = mur : { $sides }
web-archibald-side = { $side ->
    [N] en haut
    [E] à droite
    [S] en bas
   *[W] à gauche
}
web-archibald-figures = { $n } × { $kind }
web-archibald-waiting = ici attendent : { $figures }
web-archibald-seen = tu as regardé : { $what }
web-archibald-stands = { $held ->
    [yes] des ennemis bloquent ici { $hero } ({ $player })
   *[no] { $hero } ({ $player }) est ici
}
web-archibald-setting-out = En route
web-archibald-round = { $yours ->
    [yes] Manche { $n } : à toi
   *[no] Manche { $n } : { $player }
}
web-archibald-flood = { $n ->
    [0] Pas encore d’eau : à 4 gouttes, l’inondation arrive
    [one] { $n } goutte sur 4 : à 4, l’inondation arrive
   *[other] { $n } gouttes sur 4 : à 4, l’inondation arrive
}
web-archibald-lives = { $n ->
    [one] { $n } vie sur { $most }
   *[other] { $n } vies sur { $most }
}
web-archibald-dice = { $colour ->
    [red] { $n ->
        [one] { $n } dé rouge
       *[other] { $n } dés rouges
    }
   *[yellow] { $n ->
        [one] { $n } dé jaune
       *[other] { $n } dés jaunes
    }
}
web-archibald-die = { $colour ->
    [red] dé rouge : { $n ->
        [one] { $n } épée
       *[other] { $n } épées
    }
   *[yellow] dé jaune : { $n ->
        [one] { $n } épée
       *[other] { $n } épées
    }
}
web-archibald-die-pips = dé : { $n }
web-archibald-die-still = { $colour ->
    [red] dé rouge, pas encore lancé
    [yellow] dé jaune, pas encore lancé
   *[white] dé, pas encore lancé
}
web-archibald-sheet = { $player } : { $hero }
web-archibald-no-hero = pas encore de héros
web-archibald-no-gear = ne porte rien
web-archibald-held = aux prises
web-archibald-hand = Tes cartes : { $n } sur { $limit }
web-archibald-hand-hidden = Cartes { DE($player) } : { $village } du village, { $garden } du jardin, { $palace } du palais
web-archibald-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-archibald-pile = { $level ->
    [2] Cartes du village : il en reste { $n }
    [3] Cartes du jardin : il en reste { $n }
   *[4] Cartes du palais : il en reste { $n }
}
web-archibald-adventures = Aventures : il en reste { $n }
web-archibald-discards = Défausse : { $n }
web-archibald-stage = Ce qui se passe
web-archibald-goal = Archibald attend derrière une des cinq portes, tout en haut. Trouve-le avant les autres.
web-archibald-no-dice = aucun dé
web-archibald-hits = { $n ->
    [one] { $n } touche
   *[other] { $n } touches
}
web-archibald-rolls = { $yours ->
    [yes] Tu lances les dés pour les ennemis.
   *[no] { $player } lance les dés pour les ennemis.
}
web-archibald-kill = Quel ennemi tombe ? Touche-le.
web-archibald-fallen = { $n ->
    [0] Aucun ennemi ne tombe.
    [one] Un ennemi tombe.
   *[other] { $n } ennemis tombent.
}
web-archibald-lost = { $yours ->
    [yes] { $n ->
        [0] Tu n’as rien.
        [one] Tu prends un coup.
       *[other] Tu prends { $n } coups.
    }
   *[no] { $n ->
        [0] { $player } n’a rien.
        [one] { $player } prend un coup.
       *[other] { $player } prend { $n } coups.
    }
}
web-archibald-trial = { $passed ->
    [yes] { $n } : { $yours ->
        [yes] tu passes dans la paille.
       *[no] { $player } passe dans la paille.
    }
   *[no] { $n } : l’eau monte.
}
web-archibald-reads = { $player } te fait la lecture.
web-archibald-you-read = Lis à voix haute. La suite est ton secret jusqu’à la réponse.
web-archibald-secret = secret
web-archibald-hand-yours = Ta main : { $n } cartes, { $limit } au plus
web-archibald-hand-empty = aucune carte en main
web-archibald-discard-name = Défausse
web-archibald-discard-empty = défausse vide
web-archibald-about-tile = { $kind ->
    [none] Personne ne sait encore ce qu’il y a ici. Viens, et on retourne une tuile.
    [heart] Qui arrive ici gagne une vie.
    [card] Qui arrive ici pioche une carte.
    [heart-card] Qui arrive ici gagne une vie et pioche une carte.
    [fight] Qui arrive ici combat ces ennemis.
    [enemy] Qui arrive ici en premier rencontre ces ennemis.
    [spring] Qui arrive ici peut se déplacer encore une fois.
    [book] À qui arrive ici, on lit une Aventure.
    [trial] Qui arrive ici lance le dé : sur 1, 2 ou 3, l’eau monte.
    [falls] Des murs de tous les côtés : personne n’entre.
    [start] Ici commence le chemin.
    [gaol] Il y a quelqu’un derrière cette porte. Est-ce Archibald ?
    [trap] Qui arrive ici dégringole jusqu’au jardin.
    [archibald] Le voilà !
   *[blank] Un coin tranquille : il ne se passe rien.
}
web-archibald-supply = { $kind } : il en reste { $n } dans la boîte
web-archibald-box = Ennemis dans la boîte
web-archibald-past = Ce qui vient de se passer
web-archibald-test = { $passed ->
    [yes] { $n } : tant mieux.
   *[no] { $n } : tant pis.
}

# Comment commencent les mots expliqués, sous toutes leurs formes ; la première est le mot lui-même.

web-archibald-term-equipment = équipement, Équipement
web-archibald-term-power = pouvoir, Pouvoir
web-archibald-term-adventure = Aventure
web-archibald-term-gaol = geôle, Geôle
web-archibald-term-flood = inondation, Inondation
web-archibald-term-dice = dés, dé rouge, dé jaune
web-archibald-term-hit = touche
web-archibald-term-life = vie
web-archibald-term-wall = mur, Mur
web-archibald-term-enemy = ennemi, Ennemi
web-archibald-sign = { $kind ->
    [heart] Cœur
    [card] Carte
    [heart-card] Cœur avec une carte
    [spring] Ressort
    [book] Livre
    [trial] Paille
    [dice] Dés rouges et jaunes
   *[die] Le dé ordinaire
}
web-archibald-standing = { $n ->
    [0] au départ
   *[other] ligne { $n } du chemin
}
web-archibald-length = { $n ->
    [one] La partie a duré { $n } tour de table.
   *[other] La partie a duré { $n } tours de table.
}
web-archibald-when = Tour { $n } :
