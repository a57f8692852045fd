# Ce qui est écrit sur les cartes de Fortune and Glory. « Tu » est qui possède la carte. Un verbe a la forme `me` (ce que tu fais),
# `one` (ce que fait un autre héros ; le sujet est devant) ou `to` (après « tu peux »). Une proposition n’a ni majuscule ni point.

## Noms.

skill-fortune-and-glory-combat = Combat
    .test = un test de Combat
skill-fortune-and-glory-agility = Agilité
    .test = un test d’Agilité
skill-fortune-and-glory-cunning = Ruse
    .test = un test de Ruse
skill-fortune-and-glory-lore = Connaissance
    .test = un test de Connaissance
pool-fortune-and-glory-and = { $first } + { $second }

keyword-fortune-and-glory-animal = Animal
keyword-fortune-and-glory-chase = Poursuite
keyword-fortune-and-glory-climb = Escalade
keyword-fortune-and-glory-crowd = Foule
keyword-fortune-and-glory-dark = Obscurité
keyword-fortune-and-glory-disguise = Déguisement
keyword-fortune-and-glory-driving = Conduite
keyword-fortune-and-glory-fall = Chute
keyword-fortune-and-glory-fire = Feu
keyword-fortune-and-glory-ice = Glace
keyword-fortune-and-glory-night = Nuit
keyword-fortune-and-glory-poison = Poison
keyword-fortune-and-glory-puzzle = Énigme
keyword-fortune-and-glory-ruins = Ruines
keyword-fortune-and-glory-trap = Piège
keyword-fortune-and-glory-water = Eau
keyword-fortune-and-glory-thug = Truand
keyword-fortune-and-glory-beast = Bête
keyword-fortune-and-glory-cultist = Adepte
keyword-fortune-and-glory-monster = Monstre
keyword-fortune-and-glory-zombie = Zombie
keyword-fortune-and-glory-nazi = Nazi
keyword-fortune-and-glory-infantry = Infanterie
keyword-fortune-and-glory-vehicle = Véhicule
keyword-fortune-and-glory-escorted = Escorté
keyword-fortune-and-glory-gun = Pistolet
keyword-fortune-and-glory-melee = Corps à corps
keyword-fortune-and-glory-armour = Armure
keyword-fortune-and-glory-tool = Outil
keyword-fortune-and-glory-book = Livre
keyword-fortune-and-glory-guide = Guide
keyword-fortune-and-glory-fighter = Combattant
keyword-fortune-and-glory-scholar = Savant
keyword-fortune-and-glory-spy = Espion
keyword-fortune-and-glory-child = Enfant
keyword-fortune-and-glory-press = Presse

kind-fortune-and-glory-event = Événement
kind-fortune-and-glory-city = Carte Ville
kind-fortune-and-glory-city-danger = Carte Ville, danger
kind-fortune-and-glory-secret = Carte Ville, secrète
kind-fortune-and-glory-gear = Équipement
kind-fortune-and-glory-ally = Allié
kind-fortune-and-glory-item-gear = Objet commun, Équipement
kind-fortune-and-glory-item-ally = Objet commun, Allié
kind-fortune-and-glory-enemy = Ennemi
kind-fortune-and-glory-nazi = Ennemi nazi
kind-fortune-and-glory-reference = Ennemi, carte de référence
kind-fortune-and-glory-danger = Danger
kind-fortune-and-glory-artifact = Artefact
kind-fortune-and-glory-adventure = Aventure
kind-fortune-and-glory-hero = Héros

# Des cartes d’un paquet : une, plusieurs, d’autres encore ; `.many` les nomme en général.
cards-fortune-and-glory-event = { $n ->
    [1] un Événement
   *[other] { $n } Événements
}
    .more = { $n ->
        [1] un Événement de plus
       *[other] { $n } Événements de plus
    }
    .many = les Événements
cards-fortune-and-glory-gear = { $n ->
    [1] une carte Équipement
   *[other] { $n } cartes Équipement
}
    .more = { $n ->
        [1] une carte Équipement de plus
       *[other] { $n } cartes Équipement de plus
    }
    .many = les cartes Équipement
cards-fortune-and-glory-ally = { $n ->
    [1] une carte Allié
   *[other] { $n } cartes Allié
}
    .more = { $n ->
        [1] une carte Allié de plus
       *[other] { $n } cartes Allié de plus
    }
    .many = les cartes Allié

# Tant de quelque chose : un nombre, d’autres encore, `.that` après un dé.
counted-fortune-and-glory-glory = { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}
    .more = { $n ->
        [one] { $n } Gloire de plus
       *[other] { $n } Gloires de plus
    }
    .that = autant de Gloires
counted-fortune-and-glory-fortune = { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}
    .more = { $n ->
        [one] { $n } Fortune de plus
       *[other] { $n } Fortunes de plus
    }
    .that = autant de Fortunes
counted-fortune-and-glory-hit = { $n ->
    [1] 1 touche
   *[other] { $n } touches
}
    .more = { $n ->
        [1] 1 touche de plus
       *[other] { $n } touches de plus
    }
    .that = autant de touches
counted-fortune-and-glory-sure-hit = { $n ->
    [1] 1 touche imparable
   *[other] { $n } touches imparables
}
    .more = { $n ->
        [1] 1 touche imparable de plus
       *[other] { $n } touches imparables de plus
    }
    .that = autant de touches imparables
counted-fortune-and-glory-wound = { $n ->
    [1] 1 blessure
   *[other] { $n } blessures
}
    .more = { $n ->
        [1] 1 blessure de plus
       *[other] { $n } blessures de plus
    }
    .that = autant de blessures
counted-fortune-and-glory-all-wounds = toutes les blessures
counted-fortune-and-glory-point = { $n ->
    [1] 1 point
   *[other] { $n } points
}
    .more = { $n ->
        [1] 1 point de plus
       *[other] { $n } points de plus
    }
    .that = autant de points
counted-fortune-and-glory-soldier = { $n ->
    [1] un soldat nazi
   *[other] { $n } soldats nazis
}
counted-fortune-and-glory-mobster = { $n ->
    [1] un mafieux
   *[other] { $n } mafieux
}

amount-fortune-and-glory-each = { $amount } par { $each }
each-fortune-and-glory-allies = allié { $form ->
    [one] qu’il a
   *[me] que tu as
}
each-fortune-and-glory-gear = carte Équipement { $form ->
    [one] qu’il a
   *[me] que tu as
}
each-fortune-and-glory-artifacts = artefact { $form ->
    [one] qu’il porte
   *[me] que tu portes
}
each-fortune-and-glory-wounds = { $form ->
    [one] blessure qu’il a
   *[me] blessure
}
each-fortune-and-glory-markers = marqueur danger { $form ->
    [one] qu’il a
   *[me] que tu as
}
each-fortune-and-glory-hand = carte { $form ->
    [one] de sa main
   *[me] de ta main
}
each-fortune-and-glory-heroes-here = autre héros { $form ->
    [one] dans sa zone
   *[me] dans ta zone
}

whom-fortune-and-glory-you = toi
whom-fortune-and-glory-it = ce héros
whom-fortune-and-glory-each = chaque héros
whom-fortune-and-glory-each-other = chaque autre héros
whom-fortune-and-glory-one = un héros de ton choix
whom-fortune-and-glory-one-other = un autre héros de ton choix
whom-fortune-and-glory-such = { $who } { $such }

## Conditions. `me` est une proposition sur toi, `who` décrit un héros (« chaque héros dans un désert ») ; `.not` la nie.

place-fortune-and-glory-plains = dans une terre de plaines
place-fortune-and-glory-forest = dans une terre de forêts
place-fortune-and-glory-mountains = dans une terre de montagnes
place-fortune-and-glory-desert = dans une terre de désert
place-fortune-and-glory-snow = dans une terre de neige
place-fortune-and-glory-jungle = dans une terre de jungle
place-fortune-and-glory-island = dans une terre d’îles
place-fortune-and-glory-waterfall = dans une terre à cascade
place-fortune-and-glory-city = en ville
place-fortune-and-glory-sea = en mer
place-fortune-and-glory-land = sur terre
place-fortune-and-glory-home = { $person ->
    [who] dans sa ville de départ
   *[me] dans ta ville de départ
}
place-fortune-and-glory-artifact = là où se trouve un artefact

condition-fortune-and-glory-here = { $person ->
    [who] { $place }
   *[me] tu es { $place }
}
    .not = { $person ->
        [who] qui n’est pas { $place }
       *[me] tu n’es pas { $place }
    }
condition-fortune-and-glory-wounded = { $person ->
    [who] qui a des blessures
   *[me] tu as des blessures
}
    .not = { $person ->
        [who] sans blessure
       *[me] tu n’as aucune blessure
    }
condition-fortune-and-glory-has = { $person ->
    [who] qui a une carte { $keyword }
   *[me] tu as une carte { $keyword }
}
    .not = { $person ->
        [who] sans carte { $keyword }
       *[me] tu n’as aucune carte { $keyword }
    }
condition-fortune-and-glory-rich = { $person ->
    [who] qui a au moins { $n ->
        [one] { $n } Fortune
       *[other] { $n } Fortunes
    }
   *[me] tu as au moins { $n ->
        [one] { $n } Fortune
       *[other] { $n } Fortunes
    }
}
    .not = { $person ->
        [who] qui a moins de { $n ->
            [one] { $n } Fortune
           *[other] { $n } Fortunes
        }
       *[me] tu as moins de { $n ->
            [one] { $n } Fortune
           *[other] { $n } Fortunes
        }
    }
condition-fortune-and-glory-glorious = { $person ->
    [who] qui a au moins { $n ->
        [one] { $n } Gloire
       *[other] { $n } Gloires
    }
   *[me] tu as au moins { $n ->
        [one] { $n } Gloire
       *[other] { $n } Gloires
    }
}
    .not = { $person ->
        [who] qui a moins de { $n ->
            [one] { $n } Gloire
           *[other] { $n } Gloires
        }
       *[me] tu as moins de { $n ->
            [one] { $n } Gloire
           *[other] { $n } Gloires
        }
    }
condition-fortune-and-glory-first = { $person ->
    [who] qui est Premier Joueur
   *[me] tu es Premier Joueur
}
    .not = { $person ->
        [who] qui n’est pas Premier Joueur
       *[me] tu n’es pas Premier Joueur
    }
condition-fortune-and-glory-hanging = { $person ->
    [who] en plein cliffhanger
   *[me] tu es en plein cliffhanger
}
    .not = { $person ->
        [who] hors de tout cliffhanger
       *[me] tu n’es pas en plein cliffhanger
    }
condition-fortune-and-glory-carrying = { $person ->
    [who] qui porte un artefact
   *[me] tu portes un artefact
}
    .not = { $person ->
        [who] qui ne porte aucun artefact
       *[me] tu ne portes aucun artefact
    }
condition-fortune-and-glory-searching = { $person ->
    [who] qui a des marqueurs danger
   *[me] tu as des marqueurs danger
}
    .not = { $person ->
        [who] sans marqueur danger
       *[me] tu n’as aucun marqueur danger
    }
condition-fortune-and-glory-in-space-of = { $person ->
    [who] dans ta zone
   *[me] tu es dans la même zone
}
    .not = { $person ->
        [who] hors de ta zone
       *[me] tu es dans une autre zone
    }
condition-fortune-and-glory-leading = { $person ->
    [who] qui a le plus de Fortunes
   *[me] personne n’a plus de Fortunes que toi
}
    .not = { $person ->
        [who] qui n’a pas le plus de Fortunes
       *[me] quelqu’un a plus de Fortunes que toi
    }
condition-fortune-and-glory-owns = { $person ->
    [who] qui a { $a }
   *[me] tu as { $a }
}
    .not = { $person ->
        [who] à qui il manque { $a }
       *[me] il te manque { $a }
    }

## Comment les verbes se lient.

verb-fortune-and-glory-then = { $first }, puis { $second }
verb-fortune-and-glory-then-before = { $first }, { $second }
verb-fortune-and-glory-and = { $first } et { $second }
verb-fortune-and-glory-and-before = { $first }, { $second }
verb-fortune-and-glory-or = { $first } ; ou { $second }
verb-fortune-and-glory-choose-one = au choix : { $choices }
verb-fortune-and-glory-if = { SI($condition) }, { $verb }
verb-fortune-and-glory-if-else = { SI($condition) }, { $verb } ; sinon, { $otherwise }
verb-fortune-and-glory-if-else-long = { SI($condition) }, { $verb }. Sinon, { $otherwise }
verb-fortune-and-glory-instead = { $otherwise } ; { SI($condition) }, { $verb } à la place
verb-fortune-and-glory-may = tu peux { $verb }
verb-fortune-and-glory-if-you-wish = si tu veux, { $verb }
verb-fortune-and-glory-to = { $cost } pour { $verb }
verb-fortune-and-glory-for = { $cost } ; en échange, { $verb }
verb-fortune-and-glory-pay = { $form ->
    [to] payer { $amount }
   *[me] paie { $amount }
}
verb-fortune-and-glory-for-each = pour chaque { $each }, { $verb }
verb-fortune-and-glory-times = { $n ->
    [1] { $verb }
   *[other] { $n } fois de suite : { $verb }
}
verb-fortune-and-glory-times-die = lance un D{ $n } et fais ceci autant de fois : { $verb }
verb-fortune-and-glory-each-hero = pour { $who } : { $verb }
verb-fortune-and-glory-rolls = { $form ->
    [one] lance un D{ $n } et { $verb }
    [to] lancer un D{ $n } et { $verb }
   *[me] lance un D{ $n } et { $verb }
}
verb-fortune-and-glory-next = { $first } ; { $second }
verb-fortune-and-glory-if-passed = { $kind ->
    [fight] { $person ->
        [one] après une victoire ou une évasion, { $verb }
       *[me] si tu gagnes ou t’échappes, { $verb }
    }
   *[test] { $person ->
        [one] en cas de réussite, { $verb }
       *[me] si tu réussis, { $verb }
    }
}
verb-fortune-and-glory-if-failed = { $person ->
    [one] en cas d’échec, { $verb }
   *[me] si tu rates, { $verb }
}

## Tests et combats.

trial-fortune-and-glory-test = { $skills } { $target }+, { $n } succès
trial-fortune-and-glory-or = { $first } ; ou { $second }
trial-fortune-and-glory-and = { $first }, et { $second }
trial-fortune-and-glory-then = { $first }, puis { $second }
trial-fortune-and-glory-again = { $trial }, puis un autre
verb-fortune-and-glory-test = { $form ->
    [one] teste { $test }
    [to] tester { $test }
   *[me] teste { $test }
}
verb-fortune-and-glory-fight = { $form ->
    [one] combat { $enemy }
    [to] combattre { $enemy }
   *[me] combats { $enemy }
}
enemy-fortune-and-glory-enemy = un Ennemi
    .infantry = un Ennemi d’Infanterie
enemy-fortune-and-glory-nazi = un Ennemi nazi
    .infantry = un Ennemi nazi d’Infanterie
enemy-fortune-and-glory-mobster = un mafieux
    .infantry = un mafieux
enemy-fortune-and-glory-nazi-soldier = un soldat nazi
    .infantry = un soldat nazi
enemy-fortune-and-glory-zombie = un zombie
    .infantry = un zombie
enemy-fortune-and-glory-cultist = un adepte
    .infantry = un adepte
