# Ce que font les cartes de Fortune and Glory, et quand. Les formes d’un verbe sont expliquées dans fortune-and-glory-cards.ftl.

## Biens et cartes.

verb-fortune-and-glory-glory = { $sign ->
    [minus] { $form ->
        [one] perd { $amount }
        [to] perdre { $amount }
       *[me] perds { $amount }
    }
   *[plus] { $form ->
        [one] gagne { $amount }
        [to] gagner { $amount }
       *[me] gagne { $amount }
    }
}
verb-fortune-and-glory-fortune = { $sign ->
    [minus] { $form ->
        [one] perd { $amount }
        [to] perdre { $amount }
       *[me] perds { $amount }
    }
   *[plus] { $form ->
        [one] gagne { $amount }
        [to] gagner { $amount }
       *[me] gagne { $amount }
    }
}
verb-fortune-and-glory-steal = { $form ->
    [to] prendre { $amount } à { $who }
   *[me] prends { $amount } à { $who }
}
verb-fortune-and-glory-draw = { $form ->
    [one] pioche { $cards }
    [to] piocher { $cards }
   *[me] pioche { $cards }
}
verb-fortune-and-glory-look-keep = { $form ->
    [to] piocher
   *[me] pioche
} { $deck ->
    [event] { $n } Événements et { $form ->
        [to] en garder un
       *[me] gardes-en un
    }
    [ally] { $n } cartes Allié et { $form ->
        [to] en garder une
       *[me] gardes-en une
    }
   *[gear] { $n } cartes Équipement et { $form ->
        [to] en garder une
       *[me] gardes-en une
    }
}
verb-fortune-and-glory-drop-events = { $form ->
    [one] défausse { $n ->
        [1] une carte
       *[other] { $n } cartes
    } de sa main
    [to] défausser { $n ->
        [1] une carte
       *[other] { $n } cartes
    } de ta main
   *[me] défausse { $n ->
        [1] une carte
       *[other] { $n } cartes
    } de ta main
}
verb-fortune-and-glory-drop-kit = { $form ->
    [one] défausse { $cards }
    [to] défausser { $cards }
   *[me] défausse { $cards }
}
verb-fortune-and-glory-drop-me = { $form ->
    [to] défausser cette carte
   *[me] défausse cette carte
}
verb-fortune-and-glory-steal-kit = { $form ->
    [to] prendre
   *[me] prends
} { $cards } de ton choix à { $who }
verb-fortune-and-glory-ready-card = { $form ->
    [to] remettre à l’endroit une de tes cartes activées
   *[me] remets à l’endroit une de tes cartes activées
}
verb-fortune-and-glory-lose-artifact = { $form ->
    [one] perd un artefact de son choix
    [to] perdre un artefact de ton choix
   *[me] perds un artefact de ton choix
}
verb-fortune-and-glory-steal-artifact = { $form ->
    [to] prendre
   *[me] prends
} un artefact de ton choix à { $who }
verb-fortune-and-glory-deliver = si tu es { $in }, { $verb }

## Santé et progression.

verb-fortune-and-glory-hurt = { $form ->
    [one] encaisse { $amount }
    [to] encaisser { $amount }
   *[me] encaisse { $amount }
}
verb-fortune-and-glory-hurt-unparried = { $form ->
    [one] encaisse { $amount }
    [to] encaisser { $amount }
   *[me] encaisse { $amount }
}
verb-fortune-and-glory-heal = { $form ->
    [one] soigne { $amount }
    [to] soigner { $amount }
   *[me] soigne { $amount }
}
verb-fortune-and-glory-knock-out = { $person ->
    [one] { $who } est KO
   *[me] tu es KO
}
verb-fortune-and-glory-markers = { $form ->
    [one] gagne
    [to] gagner
   *[me] gagne
} { $n ->
    [1] un marqueur danger
   *[other] { $n } marqueurs danger
} pour { $form ->
    [one] sa
   *[me] ta
} quête, mais jamais le dernier
verb-fortune-and-glory-lose-markers = { $form ->
    [one] perd
    [to] perdre
   *[me] perds
} { $n ->
    [1] un marqueur danger
   *[other] { $n } marqueurs danger
}
verb-fortune-and-glory-skip-turn = { $form ->
    [one] passe sa prochaine phase Aventure de ce tour
    [to] passer ta prochaine phase Aventure de ce tour
   *[me] passe ta prochaine phase Aventure de ce tour
}

## Le plateau.

verb-fortune-and-glory-go-to = { $form ->
    [one] va
    [to] aller
   *[me] va
} { $place ->
    [home] dans { $form ->
        [one] sa
       *[me] ta
    } ville de départ
    [random-land] dans un lieu au hasard
    [random-city] dans une ville au hasard
    [nearest-city] dans la ville la plus proche
    [any-city] dans une ville de ton choix
    [any-land] dans une terre de ton choix
    [beside] dans une zone voisine de ton choix
   *[my-space] dans ta zone
}
verb-fortune-and-glory-travel = { $form ->
    [one] peut se déplacer aussitôt, { DE($amount) } au plus
    [to] te déplacer aussitôt, { DE($amount) } au plus
   *[me] déplace-toi aussitôt, { DE($amount) } au plus
}
verb-fortune-and-glory-halt = { $it ->
    [one] ce héros ne peut pas bouger cette fois-ci
   *[me] ton mouvement s’arrête là
}
verb-fortune-and-glory-henchman = { $n ->
    [1] { $figures } apparaît { $where }
   *[other] { $spread ->
        [each] { $figures } apparaissent, chacun { $where }
       *[together] { $figures } apparaissent { $where }
    }
}
where-fortune-and-glory-home = { $person ->
    [one] dans la ville de départ { DE($who) }
   *[me] dans ta ville de départ
}
where-fortune-and-glory-random-land = dans un lieu au hasard
where-fortune-and-glory-random-city = dans une ville au hasard
where-fortune-and-glory-nearest-city = dans la ville la plus proche { DE($who) }
where-fortune-and-glory-my-space = dans ta zone
where-fortune-and-glory-at-hero = { $person ->
    [one] dans la zone { DE($who) }
   *[me] dans ta zone
}
where-fortune-and-glory-any-city = dans une ville de ton choix
where-fortune-and-glory-any-land = dans une terre de ton choix
where-fortune-and-glory-beside = dans une zone de ton choix à côté { DE($who) }
verb-fortune-and-glory-no-henchman = { $form ->
    [to] retirer
   *[me] retire
} du plateau un sbire de ton choix
verb-fortune-and-glory-auction = { $place ->
    [random-city] une enchère s’ouvre dans une ville au hasard
   *[at-hero] une enchère s’ouvre dans ta ville
} : le prochain artefact qui y est vendu rapporte { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} de plus
verb-fortune-and-glory-new-artifact = { $form ->
    [to] placer
   *[me] place
} un artefact de plus sur le plateau
verb-fortune-and-glory-move-artifact = { $form ->
    [to] déplacer
   *[me] déplace
} un artefact dont la zone est sans héros vers un lieu au hasard

## Sur ce qui est en cours. `it` dit de qui c’est le moment.

verb-fortune-and-glory-dice = { $form ->
    [one] lance
    [to] lancer
   *[me] lance
} { $n ->
    [1] 1 dé
   *[other] { $n } dés
} de { $sign ->
    [minus] moins
   *[plus] plus
} pour ce test
verb-fortune-and-glory-level = { $it ->
    [one] l’aptitude { $skill } de ce héros { $sign ->
        [minus] baisse
       *[plus] monte
    } de { $n }
   *[me] ton aptitude { $skill } { $sign ->
        [minus] baisse
       *[plus] monte
    } de { $n }
} { $until ->
    [test] pour ce test
    [phase] jusqu’à la fin de la phase
   *[round] jusqu’à la fin du tour
}
verb-fortune-and-glory-reroll = { $form ->
    [one] relance
    [to] relancer
   *[me] relance
} { $which ->
    [all] tous les dés de ce jet
   *[misses] les dés ratés
}
verb-fortune-and-glory-success = { $sign ->
    [minus] { $form ->
        [one] perd
        [to] perdre
       *[me] perds
    } { $n } succès de ce jet
   *[plus] { $form ->
        [one] gagne
        [to] gagner
       *[me] gagne
    } { $n } succès
}
verb-fortune-and-glory-pass = { $it ->
    [one] ce héros le réussit quand même
   *[me] tu le réussis quand même
}
verb-fortune-and-glory-hits = { $form ->
    [one] inflige
    [to] infliger
   *[me] inflige
} { $n ->
    [1] 1 touche
   *[other] { $n } touches
} de { $sign ->
    [minus] moins
   *[plus] plus
}
verb-fortune-and-glory-blows = l’ennemi inflige { $n ->
    [1] 1 touche
   *[other] { $n } touches
} de { $sign ->
    [minus] moins
   *[plus] plus
}
verb-fortune-and-glory-parry = { $form ->
    [one] pare
    [to] parer
   *[me] pare
} { $n ->
    [1] 1 touche
   *[other] { $n } touches
} de plus dans ce round de combat
verb-fortune-and-glory-end-fight = { $how ->
    [fled] le combat s’arrête aussitôt, comme après une évasion
   *[beaten] l’ennemi est aussitôt battu et te laisse sa Gloire
}
verb-fortune-and-glory-new-danger = { $form ->
    [one] la défausse et en pioche une autre
    [to] la défausser et en piocher une autre
   *[me] défausse-la et pioches-en une autre
}
verb-fortune-and-glory-bar = { $form ->
    [to] interdire l’une d’elles
   *[me] interdis l’une d’elles
}
verb-fortune-and-glory-cancel = { $form ->
    [to] l’annuler
   *[me] annule-la
}
verb-fortune-and-glory-cancel-staying = { $form ->
    [to] défausser
   *[me] défausse
} une carte qui reste en jeu
verb-fortune-and-glory-survive = { $n ->
    [0] { $it ->
        [one] ce héros tient debout, mais ne peut plus supporter aucune blessure
       *[me] tu tiens debout, mais tu ne peux plus supporter aucune blessure
    }
    [1] { $it ->
        [one] ce héros tient debout et peut encore supporter 1 blessure
       *[me] tu tiens debout et tu peux encore supporter 1 blessure
    }
   *[other] { $it ->
        [one] ce héros tient debout et peut encore supporter { $n } blessures
       *[me] tu tiens debout et tu peux encore supporter { $n } blessures
    }
}
verb-fortune-and-glory-price = il rapporte { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} de { $sign ->
    [minus] moins
   *[plus] plus
}
verb-fortune-and-glory-price-fake = c’est un faux, il ne rapporte rien
verb-fortune-and-glory-steps = { $form ->
    [one] a { $amount } de { $sign ->
        [minus] moins
       *[plus] plus
    }
    [to] { $sign ->
        [minus] perdre { $amount }
       *[plus] gagner { $amount }
    }
   *[me] { $sign ->
        [minus] perds { $amount }
       *[plus] gagne { $amount }
    }
} pour ce mouvement
verb-fortune-and-glory-reroll-move = { $form ->
    [one] relance
    [to] relancer
   *[me] relance
} le dé de mouvement
verb-fortune-and-glory-loyalty = teste la loyauté de cet allié ({ $target }+)
verb-fortune-and-glory-loyalty-of = { $form ->
    [one] teste la loyauté de chacun de ses alliés
    [to] tester la loyauté de chacun de tes alliés
   *[me] teste la loyauté de chacun de tes alliés
} ({ $target }+)

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
} aux tests { $keyword }
ability-fortune-and-glory-dice-with-both = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} aux tests et aux combats { $keyword }
ability-fortune-and-glory-dice-against = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} { $n ->
    [1] dé
   *[other] dés
} contre les ennemis { $keyword }
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
} en jungle profonde (jeu avancé)
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
ability-fortune-and-glory-look = chaque fois que tu dois piocher { $a }, pioche { $cards } et gardes-en { $deck ->
    [event] un
   *[other] une
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

source-fortune-and-glory-public = Vu sur { $source }.
