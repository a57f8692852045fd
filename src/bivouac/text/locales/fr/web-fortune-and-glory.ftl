# Ce que dit le plateau de Fortune and Glory dans le navigateur. Il est chargé avec le plateau.

web-fortune-and-glory-map = La carte du monde
web-fortune-and-glory-zoom-in = Agrandir la carte
web-fortune-and-glory-zoom-out = Réduire la carte
web-fortune-and-glory-to-hero = Vers mon héros
web-fortune-and-glory-adventures = Artefacts à chercher
web-fortune-and-glory-round = { $yours ->
    [yes] Tour { $n }, { $phase } : à toi
   *[no] Tour { $n }, { $phase } : { $player }
}
web-fortune-and-glory-skill = { $skill ->
    [combat] Combat
    [agility] Agilité
    [cunning] Ruse
   *[lore] Connaissance
}
web-fortune-and-glory-level = { $n ->
    [0] { $skill } 0, sur la fiche { $printed }
   *[other] { $skill } { $n }, sur la fiche { $printed }
}
web-fortune-and-glory-defence = Défense { $n }
web-fortune-and-glory-fortune = Fortune
web-fortune-and-glory-glory = Gloire
web-fortune-and-glory-wounds = Blessures : { $n } sur { $most }
web-fortune-and-glory-dangers = { $n ->
    [one] { $n } danger
   *[other] { $n } dangers
}
web-fortune-and-glory-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-fortune-and-glory-markers = { $hero } cherche : { $n } dangers surmontés sur { $most }
web-fortune-and-glory-sheet = { $hero }, { $player }
web-fortune-and-glory-home = Départ : { $home }
web-fortune-and-glory-at-home = À son point de départ : { $home }
web-fortune-and-glory-goods = Fortune { $fortune }, Gloire { $glory }, blessures { $wounds } sur { $bears }.
web-fortune-and-glory-where = Se trouve { $in } ; départ : { $home }.
web-fortune-and-glory-hidden = En main : { $events ->
    [0] aucun Événement
    [one] { $events } Événement
   *[other] { $events } Événements
}, { $city ->
    [0] aucune carte Ville
    [one] { $city } carte Ville
   *[other] { $city } cartes Ville
}.
web-fortune-and-glory-ko = KO jusqu’à la phase de fin
web-fortune-and-glory-ko-short = KO
web-fortune-and-glory-falling = Sur le point d’être KO
web-fortune-and-glory-hangs = En plein cliffhanger : { $card }
web-fortune-and-glory-hangs-short = En plein cliffhanger
web-fortune-and-glory-used = { $card } (utilisée)
web-fortune-and-glory-used-short = utilisée
web-fortune-and-glory-worth = { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}
web-fortune-and-glory-chosen = choisie
web-fortune-and-glory-no-cards = Aucune carte en main, rien dans les bagages
web-fortune-and-glory-carries-nothing = Ne porte rien
web-fortune-and-glory-tray = À choisir
web-fortune-and-glory-space = { $kind ->
    [sea] Une mer ; y entrer coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
    [major] Une ville majeure : les artefacts y rapportent 1 Fortune de plus.
    [city] Une ville.
   *[land] Une terre.
} { $port ->
    [yes] Elle a un port.
   *[no] { "" }
}
web-fortune-and-glory-deep = Jungle épaisse.
web-fortune-and-glory-terrain = Terrain : { $what }.
web-fortune-and-glory-terrain-word = { $word ->
    [plains] plaines
    [forest] forêt
    [mountains] montagnes
    [desert] désert
    [snow] neige
    [jungle] jungle
    [waterfall] cascade
   *[island] île
}
web-fortune-and-glory-site-here = { $artifact } se trouve ici : { $fortune ->
    [one] { $fortune } Fortune
   *[other] { $fortune } Fortunes
}, { $danger ->
    [one] { $danger } danger
   *[other] { $danger } dangers
}.
web-fortune-and-glory-henchman = { $figure ->
    [soldier] Un soldat nazi se tient ici : tout chemin s’y termine par un combat.
   *[mobster] Un mafieux se tient ici : tout chemin s’y termine par un combat.
}
web-fortune-and-glory-here = Ici : { $heroes }.
web-fortune-and-glory-new = nouveau
web-fortune-and-glory-piles = Pioches et défausses
web-fortune-and-glory-unfold = Retour à la scène

# Comment commencent les mots expliqués, sous toutes leurs formes ; la première est le mot lui-même.

web-fortune-and-glory-term-fortune = Fortune
web-fortune-and-glory-term-glory = Gloire
web-fortune-and-glory-term-danger = danger, Danger
web-fortune-and-glory-term-cliffhanger = cliffhanger, Cliffhanger
web-fortune-and-glory-term-success = succès
web-fortune-and-glory-term-push = se surpasse, te surpasse, surpass
web-fortune-and-glory-term-wound = blessure
web-fortune-and-glory-term-ko = KO
web-fortune-and-glory-term-defence = défense, Défense
web-fortune-and-glory-term-escape = s’échapper, t’échappe, échapp
web-fortune-and-glory-term-henchman = sbire, Sbire
web-fortune-and-glory-term-gear = équipement, Équipement
web-fortune-and-glory-term-ally = allié, Allié
web-fortune-and-glory-term-loyalty = loyauté, Loyauté
web-fortune-and-glory-term-item = objet commun, objets communs
web-fortune-and-glory-term-artifact = artefact, Artefact
web-fortune-and-glory-term-event = Événement
web-fortune-and-glory-term-first = Premier Joueur
web-fortune-and-glory-term-temple = temple, Temple
web-fortune-and-glory-term-villain = Méchant
web-fortune-and-glory-term-sneak = faufiler, faufile, Faufile
web-fortune-and-glory-standing = { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}
web-fortune-and-glory-length = { $n ->
    [one] La partie a duré { $n } tour.
   *[other] La partie a duré { $n } tours.
}
web-fortune-and-glory-when = Tour { $n } :
