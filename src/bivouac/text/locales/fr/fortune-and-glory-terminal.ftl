# Fortune and Glory, dessiné dans le terminal. Les clés commencent par `terminal-fortune-and-glory-`.

terminal-fortune-and-glory-round = Tour { $n }
terminal-fortune-and-glory-round-title = Un tour
terminal-fortune-and-glory-phase-initiative = Initiative
terminal-fortune-and-glory-phase-movement = Mouvement
terminal-fortune-and-glory-phase-adventure = Aventure
terminal-fortune-and-glory-phase-end = Fin
terminal-fortune-and-glory-first = ★{ $letter } but ${ $goal }
terminal-fortune-and-glory-first-told = Premier Joueur : { $player }.
terminal-fortune-and-glory-goal-told = Qui est dans sa ville de départ avec { $n } Fortunes à la fin d’un tour l’emporte.
terminal-fortune-and-glory-points = ▣{ $die } →{ $n }
terminal-fortune-and-glory-you = Toi
terminal-fortune-and-glory-all = tous
terminal-fortune-and-glory-ko = KO
terminal-fortune-and-glory-used = déjà servi
terminal-fortune-and-glory-ability-used = capacité déjà servie
terminal-fortune-and-glory-skill-combat = Combat
terminal-fortune-and-glory-skill-agility = Agilité
terminal-fortune-and-glory-skill-cunning = Ruse
terminal-fortune-and-glory-skill-lore = Connaissance
terminal-fortune-and-glory-raise = { $skill } { $plus } : { $by }.
terminal-fortune-and-glory-until-test = pour ce test
terminal-fortune-and-glory-until-phase = pour cette phase
terminal-fortune-and-glory-until-round = pour ce tour
terminal-fortune-and-glory-zeppelin = Le zeppelin
terminal-fortune-and-glory-loot = Pris par les Méchants
terminal-fortune-and-glory-henchmen = Sbires
terminal-fortune-and-glory-supply = Hors du plateau : soldats { $soldiers }, mafieux { $n }.
terminal-fortune-and-glory-auction = Enchères : { $space } +{ $n }
terminal-fortune-and-glory-decks = Pioches : Dangers { $danger }, Événements { $event }
terminal-fortune-and-glory-decks-title = Les pioches
terminal-fortune-and-glory-decks-told = Cartes restantes : Dangers { $danger }, Événements { $event }, Villes { $city }, Équipements { $gear }, Alliés { $ally }, ennemis { $enemy }, ennemis nazis { $nazi }, artefacts { $artifact }, aventures { $adventure }, lieux { $location }.
terminal-fortune-and-glory-discards = Dans les défausses : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}. La touche d les montre.
terminal-fortune-and-glory-discard = { $kind }, en défausse : { $n }
terminal-fortune-and-glory-shop = Objets communs au magasin
terminal-fortune-and-glory-test = Un test
terminal-fortune-and-glory-cities = À quelle distance sont les villes
terminal-fortune-and-glory-price = { $n }✶
terminal-fortune-and-glory-stock = { $price } de Gloire ; reste au magasin : { $n }.
terminal-fortune-and-glory-buy-gear = Équipement
terminal-fortune-and-glory-buy-ally = Allié
terminal-fortune-and-glory-heal = Soigner { $n }
terminal-fortune-and-glory-push = { $wounds ->
    [0] { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
   *[other] −{ $wounds }♥ { $n } dés
}
terminal-fortune-and-glory-chance = { $n } %
terminal-fortune-and-glory-map = Le monde
terminal-fortune-and-glory-map-told = ● ville majeure, ○ ville mineure, ◈ artefact, Π temple, Θ zeppelin, Ψ Méchant, ♠ sbire ; les héros par leurs lettres, le tien sur fond vert.
terminal-fortune-and-glory-space-land = { $space } : terre, y entrer coûte { $n }.
terminal-fortune-and-glory-space-sea = { $space } : mer, y entrer coûte { $n }.
terminal-fortune-and-glory-space-city = { $space } : ville mineure, y entrer coûte { $n }.
terminal-fortune-and-glory-space-major = { $space } : ville majeure, y entrer coûte { $n } ; elle paie 1 Fortune de plus.
terminal-fortune-and-glory-legend = ★ Premier Joueur, $ Fortune, ✶ Gloire, ♥ santé qui reste, ◘ défense, ! dangers, → distance en points, ◈ artefact, Π temple, ↕ instabilité, ♣ marqueurs exploration, ⌂ dans sa ville de départ, ♠ sbire ou ennemi, Θ zeppelin, Ψ Méchant, ↯ dans un cliffhanger, ▲▼ niveau plus haut ou plus bas, ■ Équipements et Alliés, ▒ cartes en main.
terminal-fortune-and-glory-legend-cards = ▷ Événement, ⌂ carte Ville, ■ Équipement, ▲ Allié, □ objet commun, ↷ déjà servi, ∞ en jeu, ▣ dés, ✓ succès, ●○ succès ou blessures jusqu’ici ; ● ville majeure, ○ ville mineure, ≈ mer.
