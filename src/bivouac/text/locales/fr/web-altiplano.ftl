# Ce que dit le plateau d’Expédition Altiplano dans le navigateur. Il vient avec le plateau.

web-camp-yours = Ton Camp
web-camp-of = Camp { DE($player) }
web-characters = Personnages
web-finds = Lieu et Trésors
web-no-location = pas de Lieu
web-no-treasure = pas de Trésor
web-treasures-count = { $n ->
    [one] { $n } Trésor sur 2
   *[other] { $n } Trésors sur 2
}
web-hand-yours = Ta main : { $n } cartes, { $limit } au plus
web-hand-hidden = Main { DE($player) } : { $exploration } Exploration, { $characters } Personnage
web-hand-empty = main vide
web-kept = { $n ->
    [one] { $n } gardé face cachée
   *[other] { $n } gardés face cachée
}
web-looking = { $n ->
    [one] regarde { $n } carte
   *[other] regarde { $n } cartes
}
web-valley = La vallée
web-in-play = En jeu
web-tray = Cartes au choix
web-pile = { $pile ->
    [characters] Pioche Personnages, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
   *[exploration] Pioche Exploration, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
}
web-pile-name = { $pile ->
    [characters] Personnages
   *[exploration] Exploration
}
web-pile-empty = plus de carte
web-discard = { $n ->
    [0] { $pile ->
        [characters] Défausse Personnages, vide
       *[exploration] Défausse Exploration, vide
    }
   *[other] { $pile ->
        [characters] Défausse Personnages, { $n }, dessus : { $top }
       *[exploration] Défausse Exploration, { $n }, dessus : { $top }
    }
}
web-discard-name = Défausse
web-discard-empty = défausse vide
web-discard-title = { $pile ->
    [characters] Défausse Personnages, la plus récente d’abord
   *[exploration] Défausse Exploration, la plus récente d’abord
}
