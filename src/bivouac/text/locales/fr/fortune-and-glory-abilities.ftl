# Quand les cartes de Fortune and Glory se jouent, ce qu’elles donnent, et le reste d’une carte. Voir fortune-and-glory-cards.ftl.

## Quand une carte se joue ou s’active. `$whose` dit de qui c’est le moment ; `$skill` est l’aptitude du test, si une seule compte.

head-fortune-and-glory-round = au début d’un tour
head-fortune-and-glory-move = { $whose ->
    [mine] après ton jet de mouvement
    [anothers] après le jet de mouvement d’un autre héros
   *[anybodys] après le jet de mouvement d’un héros
}
head-fortune-and-glory-arrived = { $whose ->
    [mine] après ton mouvement
    [anothers] après le mouvement d’un autre héros
   *[anybodys] après le mouvement d’un héros
}
head-fortune-and-glory-danger = { $whose ->
    [mine] quand tu affrontes un danger ou un cliffhanger
    [anothers] quand un autre héros affronte un danger ou un cliffhanger
   *[anybodys] quand un héros affronte un danger ou un cliffhanger
}
head-fortune-and-glory-danger-drawn = { $whose ->
    [mine] quand tu pioches une carte Danger
    [anothers] quand un autre héros pioche une carte Danger
   *[anybodys] quand un héros pioche une carte Danger
}
head-fortune-and-glory-danger-choice = { $whose ->
    [mine] quand tu affrontes un danger ou un cliffhanger à plusieurs issues
    [anothers] quand un autre héros affronte un danger ou un cliffhanger à plusieurs issues
   *[anybodys] quand un héros affronte un danger ou un cliffhanger à plusieurs issues
}
head-fortune-and-glory-test = { $whose ->
    [mine] { $kind ->
        [skill] avant un de tes tests { DE($skill) }
       *[some] avant un de tes tests
    }
    [anothers] avant un test d’un autre héros
   *[anybodys] avant un test d’un héros
}
head-fortune-and-glory-result-failed = { $whose ->
    [mine] { $kind ->
        [skill] quand tu vas rater { $test }
       *[some] quand tu vas rater un test
    }
    [anothers] quand un autre héros va rater un test
   *[anybodys] quand un héros va rater un test
}
head-fortune-and-glory-result-passed = { $whose ->
    [mine] quand tu vas réussir un test
    [anothers] quand un autre héros va réussir un test
   *[anybodys] quand un héros va réussir un test
}
head-fortune-and-glory-result = { $whose ->
    [mine] { $kind ->
        [skill] après le jet qui décide d’un de tes tests { DE($skill) }
       *[some] après le jet qui décide d’un de tes tests
    }
    [anothers] après le jet qui décide du test d’un autre héros
   *[anybodys] après le jet qui décide du test d’un héros
}
head-fortune-and-glory-blows = { $whose ->
    [mine] en combat, après le jet des dés
    [anothers] dans le combat d’un autre héros, après le jet des dés
   *[anybodys] dans le combat d’un héros, après le jet des dés
}
head-fortune-and-glory-ko = { $whose ->
    [mine] quand tu vas être KO
    [anothers] quand un autre héros va être KO
   *[anybodys] quand un héros va être KO
}
head-fortune-and-glory-sale = { $whose ->
    [mine] quand tu vends un artefact
    [anothers] quand un autre héros vend un artefact
   *[anybodys] quand un héros vend un artefact
}
head-fortune-and-glory-card = { $whose ->
    [mine] quand une de tes cartes va prendre effet
    [anothers] quand la carte d’un autre joueur va prendre effet
   *[anybodys] quand une carte va prendre effet
}
head-fortune-and-glory-end = à la fin d’un tour, avant qu’on cherche un vainqueur
head-fortune-and-glory-own = quand c’est à toi
head-fortune-and-glory-now = immédiatement

head-fortune-and-glory-once = une fois par tour, { $head }
head-fortune-and-glory-if = { $head }, { SI($condition) }
head-fortune-and-glory-then = { $head }, { $effect }
head-fortune-and-glory-colon = { $head } : { $effect }
head-fortune-and-glory-if-you-fail = si tu rates
head-fortune-and-glory-if-you-stop = si tu stoppes
head-fortune-and-glory-if-you-press-on = si tu poursuis
head-fortune-and-glory-arrives = à son arrivée
head-fortune-and-glory-each-round = après chaque round qui ne termine pas le combat

trigger-fortune-and-glory-round-begins = à chaque début de tour
trigger-fortune-and-glory-city-begins = chaque fois que tu commences tes affaires en ville
trigger-fortune-and-glory-travels = chaque fois que tu fais un jet de voyage
trigger-fortune-and-glory-danger-beaten = chaque fois que tu surmontes un danger
trigger-fortune-and-glory-cliffhanger-beaten = chaque fois que tu sors d’un cliffhanger
trigger-fortune-and-glory-enemy-beaten = chaque fois que tu bats un ennemi
trigger-fortune-and-glory-danger-failed = chaque fois que tu tombes dans un cliffhanger
trigger-fortune-and-glory-escaped = chaque fois que tu t’échappes d’un combat
trigger-fortune-and-glory-stops = chaque fois que tu stoppes
trigger-fortune-and-glory-found = chaque fois que tu trouves un artefact
trigger-fortune-and-glory-sold = chaque fois que tu vends un artefact
trigger-fortune-and-glory-sold-at-home = chaque fois que tu vends un artefact dans ta ville de départ
trigger-fortune-and-glory-knocked-out = chaque fois que tu as été KO
trigger-fortune-and-glory-pushed = chaque fois que tu te surpasses
trigger-fortune-and-glory-begins = avant ton premier danger du tour dans ce lieu
trigger-fortune-and-glory-presses-on = chaque fois que tu poursuis dans ce lieu
trigger-fortune-and-glory-cliffhanger = chaque fois que tu tombes dans un cliffhanger dans ce lieu

## Ce qu’une carte donne tant qu’elle est là.

ability-fortune-and-glory-plus = { $skill } { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
ability-fortune-and-glory-dice-with = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} aux tests et combats { $keywords }
ability-fortune-and-glory-dice-against = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} contre les ennemis { $keywords }
ability-fortune-and-glory-dice-with-each = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} par mot-clé { $keywords } aux tests et combats
ability-fortune-and-glory-dice-against-each = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} par mot-clé { $keywords } d’un ennemi
ability-fortune-and-glory-dice-in-fight = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} en combat
ability-fortune-and-glory-dice-in-escape = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} aux tests d’évasion
ability-fortune-and-glory-dice-in-danger = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} aux tests des dangers
ability-fortune-and-glory-dice-in-cliffhanger = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} aux tests des cliffhangers
ability-fortune-and-glory-dice-in-city = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} aux tests des cartes Ville
ability-fortune-and-glory-dice-in-loyalty = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} aux tests de loyauté
ability-fortune-and-glory-dice-in-explore = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} en jungle épaisse (jeu avancé)
ability-fortune-and-glory-dice-in-effect = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} aux tests des Événements et autres cartes
ability-fortune-and-glory-defence = Défense +{ $n }
ability-fortune-and-glory-health = Santé +{ $n }
ability-fortune-and-glory-price = { $cards } te coûtent { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}
ability-fortune-and-glory-heal-price = { $n ->
    [0] en ville, tu te soignes gratuitement
    [one] en ville, tu paies { $n } Gloire par blessure soignée
   *[other] en ville, tu paies { $n } Gloires par blessure soignée
}
ability-fortune-and-glory-fare = un vol te coûte { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} (jeu avancé)
ability-fortune-and-glory-carry = tu peux porter { $more }
ability-fortune-and-glory-points = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] point
   *[other] points
} à chacun de tes mouvements
ability-fortune-and-glory-look = chaque fois que tu dois piocher { $a }, pioches-en { $n } et n’en garde { $deck ->
    [event] qu’un
   *[other] qu’une
}
ability-fortune-and-glory-push-dice = quand tu te surpasses, lance { $n ->
    [1] 1 dé
   *[other] { $n } dés
} de plus
ability-fortune-and-glory-in-one-round = les dangers de ce lieu se surmontent en un seul tour : stopper coûte tous les marqueurs danger
ability-fortune-and-glory-if = { $ability } { SI($condition) }

## Le reste d’une carte.

card-fortune-and-glory-now = À jouer immédiatement.
card-fortune-and-glory-played = { $head } : joue cette carte
card-fortune-and-glory-stays-this-round = Reste en jeu jusqu’à la fin de ce tour.
card-fortune-and-glory-stays-next-round = Reste en jeu jusqu’à la fin du tour suivant.
card-fortune-and-glory-stays-for-good = Reste en jeu.
card-fortune-and-glory-stays-until-ko = Reste en jeu jusqu’à ce que tu sois KO.
card-fortune-and-glory-for-all = Cela vaut pour chaque héros.
card-fortune-and-glory-shuffle = Ensuite, la défausse est remélangée à son paquet.
card-fortune-and-glory-advanced = (Jeu avancé seulement.)
card-fortune-and-glory-escorted = Ce n’est pas un ennemi : pioche la carte suivante. Qui bat cet ennemi gagne aussi { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}.
card-fortune-and-glory-cliffhanger = Cliffhanger « { $name } » ({ $keywords } ; { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}) : { $text }

facts-fortune-and-glory-level = { $skill } { $n }
facts-fortune-and-glory-health = Santé { $n }
facts-fortune-and-glory-defence = Défense { $n }
facts-fortune-and-glory-start = Part { DE($space) }
facts-fortune-and-glory-dice = { $n ->
    [1] 1 dé
   *[other] { $n } dés
}
facts-fortune-and-glory-wounds = { $n ->
    [1] 1 blessure
   *[other] { $n } blessures
}
facts-fortune-and-glory-glory = { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}
facts-fortune-and-glory-fortune = { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}
facts-fortune-and-glory-worth = Vaut { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}
facts-fortune-and-glory-danger = Valeur de danger { $n }
facts-fortune-and-glory-loyalty = Loyauté { $n }
facts-fortune-and-glory-price = Prix { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}
facts-fortune-and-glory-escape = Évasion : { $trial }

source-fortune-and-glory-public = Source : { $source }.
