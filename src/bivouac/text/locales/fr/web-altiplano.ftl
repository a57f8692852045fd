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

# Comment commencent les mots expliqués, sous toutes leurs formes ; la première est le mot lui-même.

web-altiplano-term-reaction = Réaction
web-altiplano-term-treasure = Trésor
web-altiplano-term-location = Lieu
web-altiplano-term-camp = Camp
web-altiplano-term-remove = supprimer, supprim, Supprim
web-altiplano-term-discard = défausser, défauss, Défauss
web-altiplano-term-reveal = retourner, retourn, Retourn
web-altiplano-term-archaeologist = Archéologue
web-altiplano-term-raider = Baroudeur
web-altiplano-term-beast = Bête
web-altiplano-term-trap = Piège
web-altiplano-sign = { $type ->
    [archaeologist] Archéologue
    [raider] Baroudeur
    [neutral] Neutre
    [beast] Bête
   *[trap] Piège
}
web-altiplano-standing = { $n ->
    [0] aucun Trésor
    [one] { $n } Trésor
   *[other] { $n } Trésors
}
web-altiplano-length = { $n ->
    [one] La partie a duré { $n } tour.
   *[other] La partie a duré { $n } tours.
}
web-altiplano-when = Tour { $n } :
