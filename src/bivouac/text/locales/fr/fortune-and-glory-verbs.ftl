# Ce que font les cartes de Fortune and Glory. Les formes d’un verbe sont expliquées dans fortune-and-glory-cards.ftl.

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
   *[beaten] { $it ->
        [one] l’ennemi est aussitôt battu et laisse sa Gloire à ce héros
       *[me] l’ennemi est aussitôt battu et te laisse sa Gloire
    }
}
verb-fortune-and-glory-new-danger = { $form ->
    [one] la défausse et en pioche une autre
    [to] la défausser et en piocher une autre
   *[me] défausse-la et pioches-en une autre
}
verb-fortune-and-glory-bar = { $form ->
    [to] interdire une issue
   *[me] interdis une issue
}
verb-fortune-and-glory-cancel = { $form ->
    [to] l’annuler
   *[me] annule-la
}
verb-fortune-and-glory-cancel-staying = { $form ->
    [to] défausser
   *[me] défausse
} une carte qui reste en jeu
verb-fortune-and-glory-survive = { $form ->
    [one] tient debout
    [to] tenir debout
   *[me] tiens debout
}, { $n ->
    [0] sans plus aucune marge
    [1] avec encore 1 blessure de marge
   *[other] avec encore { $n } blessures de marge
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
