# Le journal de Fortune and Glory. `.own` est lu par qui agit, `.you` par qui subit, `.hidden` par qui ne doit pas voir la carte.
# `$in` et `$to` sont des zones avec leur préposition, `$artifact` un artefact avec son aventure, `$dice` une liste de dés.

deck-fortune-and-glory-event = Événements
deck-fortune-and-glory-city = Ville
deck-fortune-and-glory-gear = Équipement
deck-fortune-and-glory-ally = Alliés
deck-fortune-and-glory-item = Objets communs
deck-fortune-and-glory-enemy = Ennemis
deck-fortune-and-glory-nazi = Ennemis nazis
deck-fortune-and-glory-reference = Références
deck-fortune-and-glory-danger = Dangers
deck-fortune-and-glory-artifact = Artefacts
deck-fortune-and-glory-adventure = Aventures
deck-fortune-and-glory-hero = Héros
deck-fortune-and-glory-villain = Méchants
deck-fortune-and-glory-location = Lieux

name-fortune-and-glory-adventure = L’aventure { $name }

## Mise en place et tours.

line-fortune-and-glory-hero-drawn = { $player } joue { $card } et part { DE($from) }.
    .own = Tu joues { $card } et tu pars { DE($from) }.
line-fortune-and-glory-artifact-placed = On parle { DE($artifact) }, à chercher { $in } : valeur de danger { $danger }, { $is ->
    [temple] c’est un temple
   *[thing] { $worth ->
        [one] { $worth } Fortune
       *[other] { $worth } Fortunes
    } à la vente
}.
line-fortune-and-glory-place-redrawn = Un artefact se cache déjà { $in } : un autre lieu est tiré pour { $artifact }.
line-fortune-and-glory-round = Le tour { $n } commence.
line-fortune-and-glory-initiative = { $player } lance le dé d’initiative : { $n }.
    .own = Tu lances le dé d’initiative : { $n }.
line-fortune-and-glory-initiative-again = { $player } relance pour départager : { $n }.
    .own = Tu relances pour départager : { $n }.
line-fortune-and-glory-first-player = { $player } est Premier Joueur.
    .own = Tu es Premier Joueur.
line-fortune-and-glory-readied = Toutes les cartes activées sont remises à l’endroit.

## Cartes.

line-fortune-and-glory-drew-event = { $player } pioche { $card }.
    .own = Tu pioches { $card }.
    .hidden = { $player } pioche un Événement.
line-fortune-and-glory-drew-city = { $is ->
    [danger] { $player } pioche une carte Ville : { $card }.
   *[text] { $player } pioche une carte Ville, { $card } : « { $text } »
}
    .own = { $is ->
        [danger] Tu pioches une carte Ville : { $card }.
       *[text] Tu pioches une carte Ville, { $card } : « { $text } »
    }
line-fortune-and-glory-drew-secret = { $player } pioche { $card } et garde la carte secrète.
    .own = Tu pioches { $card } et tu gardes la carte secrète.
    .hidden = { $player } pioche une carte Ville et la garde secrète.
line-fortune-and-glory-drew-gear = { $player } reçoit { $card }.
    .own = Tu reçois { $card }.
line-fortune-and-glory-left-draw = { $player } renonce à l’Événement gratuit.
    .own = Tu renonces à l’Événement gratuit.
line-fortune-and-glory-nothing-to-draw = Le paquet { $deck } et sa défausse sont vides : rien n’est pioché.
line-fortune-and-glory-reshuffled = La défausse { $deck } est mélangée et refait un paquet.
line-fortune-and-glory-shuffle-icon = { $by ->
    [card] { $card } porte le symbole de mélange : la défausse { $deck } retourne dans son paquet.
   *[none] Une jungle épaisse est sortie : la défausse { $deck } retourne dans son paquet.
}
line-fortune-and-glory-played = { $on ->
    [other] { $player } joue { $card } sur { $other } : « { $text } »
   *[none] { $player } joue { $card } : « { $text } »
}
    .own = { $on ->
        [other] Tu joues { $card } sur { $other } : « { $text } »
       *[none] Tu joues { $card } : « { $text } »
    }
    .you = { $player } joue { $card } sur toi : « { $text } »
line-fortune-and-glory-at-once = { $player } pioche { $card }, à jouer immédiatement : « { $text } »
    .own = Tu pioches { $card }, à jouer immédiatement : « { $text } »
line-fortune-and-glory-stays = Reste en jeu : { $card }.
line-fortune-and-glory-left-play = Quitte le jeu : { $card }.
line-fortune-and-glory-cancelled = { $player } annule { $card } avec { $source }.
    .own = Tu annules { $card } avec { $source }.
line-fortune-and-glory-discarded = { $player } défausse { $card }.
    .own = Tu défausses { $card }.
line-fortune-and-glory-kept-one = { $player } ne garde pas { $card }.
    .own = Tu ne gardes pas { $card }.
line-fortune-and-glory-too-many = { $player } porte trop de cartes et défausse { $card }.
    .own = Tu portes trop de cartes et tu défausses { $card }.
line-fortune-and-glory-lost-card = { $player } perd { $card }.
    .own = Tu perds { $card }.
line-fortune-and-glory-back-to-shop = { $player } rend { $card } au magasin.
    .own = Tu rends { $card } au magasin.
line-fortune-and-glory-activated = { $player } active { $card }.
    .own = Tu actives { $card }.
line-fortune-and-glory-used = { $player } utilise { $card }.
    .own = Tu utilises { $card }.
line-fortune-and-glory-loyalty = Test de loyauté { DE($card) } pour { $player } : il faut { $target }+, les dés donnent { $dice }.
    .own = Test de loyauté { DE($card) } pour toi : il faut { $target }+, les dés donnent { $dice }.
line-fortune-and-glory-loyal = { $player } peut toujours compter sur { $card }.
    .own = Tu peux toujours compter sur { $card }.
line-fortune-and-glory-disloyal = { $player } perd un allié : { $card }.
    .own = Tu perds un allié : { $card }.
line-fortune-and-glory-effect-die = { $player } lance un D{ $sides } ({ $card }) : { $n }.
    .own = Tu lances un D{ $sides } ({ $card }) : { $n }.

## Mouvement.

line-fortune-and-glory-move-die = { $by ->
    [card] { $player } relance le dé de mouvement à cause { DE($card) } : { $n }.
   *[none] { $player } lance le dé de mouvement : { $n }.
}
    .own = { $by ->
        [card] Tu relances le dé de mouvement à cause { DE($card) } : { $n }.
       *[none] Tu lances le dé de mouvement : { $n }.
    }
line-fortune-and-glory-moved = { $player } va { $to } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}).
    .own = Tu vas { $to } ({ $n ->
        [one] { $n } point
       *[other] { $n } points
    }).
line-fortune-and-glory-stayed = { $player } reste { $in }.
    .own = Tu restes { $in }.
line-fortune-and-glory-held = { $player } ne peut pas bouger, en plein cliffhanger : { $cliff }.
    .own = Tu ne peux pas bouger, en plein cliffhanger : { $cliff }.
line-fortune-and-glory-carried-to = { $player } se retrouve { $in }.
    .own = Tu te retrouves { $in }.
line-fortune-and-glory-points = { $card } : { $n ->
    [one] { $n } point
   *[other] { $n } points
} de { $sign ->
    [minus] moins
   *[plus] plus
} pour { $player }, { $left } en tout.
    .own = { $card } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de { $sign ->
        [minus] moins
       *[plus] plus
    } pour toi, { $left } en tout.
line-fortune-and-glory-quest-left = { $player } quitte son cliffhanger : { $cliff }.
    .own = Tu quittes ton cliffhanger : { $cliff }.
line-fortune-and-glory-henchman-placed = { $figure ->
    [soldier] Un soldat nazi apparaît { $in }.
   *[mobster] Un mafieux apparaît { $in }.
}
line-fortune-and-glory-henchman-elsewhere = Un sbire est déjà { $in } : un autre lieu est tiré.
line-fortune-and-glory-henchman-gone = Le sbire qui était { $in } est retiré.
line-fortune-and-glory-no-henchman = { $figure ->
    [soldier] Aucun soldat nazi n’est placé.
   *[mobster] Aucun mafieux n’est placé.
}
line-fortune-and-glory-henchman-stays = Le sbire reste { $in } : { $player } doit s’écarter.
    .own = Le sbire reste { $in } : tu dois t’écarter.

## La phase Aventure.

line-fortune-and-glory-travel-die = { $player } fait le jet de voyage : { $n }.
    .own = Tu fais le jet de voyage : { $n }.
line-fortune-and-glory-searches = { $player } cherche { $artifact } { $in }.
    .own = Tu cherches { $artifact } { $in }.
line-fortune-and-glory-declines = { $player } ne cherche pas.
    .own = Tu ne cherches pas.
line-fortune-and-glory-race = { $player } rejoint { $other } { $in } : c’est une course.
    .own = Tu rejoins { $other } { $in } : c’est une course.
    .you = { $player } te rejoint { $in } : c’est une course.
line-fortune-and-glory-danger = { $player } affronte un danger : { $card }.
    .own = Tu affrontes un danger : { $card }.
line-fortune-and-glory-city-danger = { $player } affronte un danger de la ville : { $card }.
    .own = Tu affrontes un danger de la ville : { $card }.
line-fortune-and-glory-cliffhanger = { $player } est en plein cliffhanger : { $cliff }.
    .own = Tu es en plein cliffhanger : { $cliff }.
line-fortune-and-glory-danger-beaten = { $player } surmonte le danger : { $card }.
    .own = Tu surmontes le danger : { $card }.
line-fortune-and-glory-city-danger-beaten = { $player } surmonte le danger : { $card }.
    .own = Tu surmontes le danger : { $card }.
line-fortune-and-glory-cliffhanger-beaten = { $player } sort du cliffhanger : { $cliff }.
    .own = Tu sors du cliffhanger : { $cliff }.
line-fortune-and-glory-danger-failed = { $player } échoue ({ $card }) et tombe dans un cliffhanger : { $cliff }.
    .own = Tu échoues ({ $card }) et tu tombes dans un cliffhanger : { $cliff }.
line-fortune-and-glory-forfeited = { $n ->
    [one] { $player } perd la Gloire du danger surmonté ce tour-ci.
   *[other] { $player } perd la Gloire des { $n } dangers surmontés ce tour-ci.
}
    .own = { $n ->
        [one] Tu perds la Gloire du danger surmonté ce tour-ci.
       *[other] Tu perds la Gloire des { $n } dangers surmontés ce tour-ci.
    }
line-fortune-and-glory-danger-changed = Un autre danger pour { $player } : { $card } à la place { DE($source) }.
    .own = Un autre danger pour toi : { $card } à la place { DE($source) }.
line-fortune-and-glory-barred = { $source } : { $player } ne peut pas choisir « { $trial } » ({ $card }).
    .own = { $source } : tu ne peux pas choisir « { $trial } » ({ $card }).
line-fortune-and-glory-pressed-on = { $player } poursuit.
    .own = Tu poursuis.
line-fortune-and-glory-stopped = { $player } stoppe pour la nuit.
    .own = Tu stoppes pour la nuit.
line-fortune-and-glory-found = { $player } trouve { $artifact } { $in }.
    .own = Tu trouves { $artifact } { $in }.
line-fortune-and-glory-artifact-gone = L’artefact n’est plus là : { $player } affronte encore un dernier danger.
    .own = L’artefact n’est plus là : tu affrontes encore un dernier danger.
line-fortune-and-glory-markers-lost = { $player } perd { $n ->
    [one] { $n } marqueur danger
   *[other] { $n } marqueurs danger
}.
    .own = Tu perds { $n ->
        [one] { $n } marqueur danger
       *[other] { $n } marqueurs danger
    }.
line-fortune-and-glory-markers = { $by ->
    [card] { $card } : { $n ->
        [one] { $n } marqueur danger
       *[other] { $n } marqueurs danger
    } de plus pour { $player }.
   *[none] { $player } a maintenant { $n ->
        [one] { $n } marqueur danger
       *[other] { $n } marqueurs danger
    }.
}
    .own = { $by ->
        [card] { $card } : { $n ->
            [one] { $n } marqueur danger
           *[other] { $n } marqueurs danger
        } de plus pour toi.
       *[none] Tu as maintenant { $n ->
            [one] { $n } marqueur danger
           *[other] { $n } marqueurs danger
        }.
    }

## Tests.

line-fortune-and-glory-test = { $player } teste { $test } ({ $card }).
    .own = Tu testes { $test } ({ $card }).
line-fortune-and-glory-rolled = { $player } lance { $dice } : { $hits ->
    [0] aucun succès
   *[other] { $hits } succès
}.
    .own = Tu lances { $dice } : { $hits ->
        [0] aucun succès
       *[other] { $hits } succès
    }.
line-fortune-and-glory-rerolled = { $player } relance grâce à « { $card } » : { $dice }. Succès de ce jet, désormais : { $hits }.
    .own = Tu relances grâce à « { $card } » : { $dice }. Succès de ce jet, désormais : { $hits }.
line-fortune-and-glory-pushed = { $player } se surpasse et prend { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}.
    .own = Tu te surpasses et tu prends { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }.
line-fortune-and-glory-test-passed = { $player } réussit le test.
    .own = Tu réussis le test.
line-fortune-and-glory-test-failed = { $player } rate le test.
    .own = Tu rates le test.
line-fortune-and-glory-more-dice = { $card } : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} de { $sign ->
    [minus] moins
   *[plus] plus
} pour { $player }.
    .own = { $card } : { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } de { $sign ->
        [minus] moins
       *[plus] plus
    } pour toi.
line-fortune-and-glory-more-level = { $sign ->
    [minus] { $card } : { $player } a { $n } de moins en { $skill }.
   *[plus] { $card } : { $player } a { $n } de plus en { $skill }.
}
    .own = { $sign ->
        [minus] { $card } : tu as { $n } de moins en { $skill }.
       *[plus] { $card } : tu as { $n } de plus en { $skill }.
    }
line-fortune-and-glory-more-success = { $card } : { $n ->
    [one] { $n } succès
   *[other] { $n } succès
} de { $sign ->
    [minus] moins
   *[plus] plus
} pour { $player }.
    .own = { $card } : { $n ->
        [one] { $n } succès
       *[other] { $n } succès
    } de { $sign ->
        [minus] moins
       *[plus] plus
    } pour toi.

## Se faufiler.

line-fortune-and-glory-sneak-roll = { $by ->
    [card] { $player } se faufile (Méchant : { $card })
   *[none] { $player } se faufile à bord du zeppelin
}, nombre choisi { $number } : { $dice }.
    .own = { $by ->
        [card] Tu te faufiles (Méchant : { $card })
       *[none] Tu te faufiles à bord du zeppelin
    }, nombre choisi { $number } : { $dice }.
line-fortune-and-glory-sneaked = { $player } passe sans se faire voir.
    .own = Tu passes sans te faire voir.
line-fortune-and-glory-seen = { $n ->
    [one] { $player } se fait voir : un dé montre le nombre.
   *[other] { $player } se fait voir : { $n } dés montrent le nombre.
}
    .own = { $n ->
        [one] Tu te fais voir : un dé montre le nombre.
       *[other] Tu te fais voir : { $n } dés montrent le nombre.
    }

## Combats.

line-fortune-and-glory-enemy = { $player } doit se battre : { $card }.
    .own = Tu dois te battre : { $card }.
line-fortune-and-glory-escorted = { $card } : l’ennemi suivant en a la garde.
line-fortune-and-glory-not-infantry = Pas d’Infanterie ({ $card }) : la carte suivante est piochée.
line-fortune-and-glory-hero-blows = { $player } lance { $dice } contre l’ennemi ({ $card }) : { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
}.
    .own = Tu lances { $dice } contre l’ennemi ({ $card }) : { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
line-fortune-and-glory-enemy-blows = Les dés de l’ennemi contre { $player } ({ $card }) : { $dice }. { $hits ->
    [0] Aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
}.
    .own = Les dés de l’ennemi contre toi ({ $card }) : { $dice }. { $hits ->
        [0] Aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
line-fortune-and-glory-enemy-hurt = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} pour l’ennemi ({ $card }).
line-fortune-and-glory-enemy-beaten = { $player } bat l’ennemi ({ $card }).
    .own = Tu bats l’ennemi ({ $card }).
line-fortune-and-glory-enemy-withdraws = Trop de rounds sans blessure : le combat s’arrête ({ $card }).
line-fortune-and-glory-tries-escape = { $player } tente de s’échapper ({ $card }).
    .own = Tu tentes de t’échapper ({ $card }).
line-fortune-and-glory-escaped = { $player } s’échappe ({ $card }).
    .own = Tu t’échappes ({ $card }).
line-fortune-and-glory-not-escaped = { $player } ne s’échappe pas : l’ennemi frappe ({ $card }).
    .own = Tu ne t’échappes pas : l’ennemi frappe ({ $card }).
line-fortune-and-glory-hits-changed = { $card } : { $n ->
    [one] { $n } touche
   *[other] { $n } touches
} de { $sign ->
    [minus] moins
   *[plus] plus
} pour { $player }.
    .own = { $card } : { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    } de { $sign ->
        [minus] moins
       *[plus] plus
    } pour toi.
line-fortune-and-glory-blows-changed = { $card } : { $n ->
    [one] { $n } touche
   *[other] { $n } touches
} de { $sign ->
    [minus] moins
   *[plus] plus
} pour l’ennemi ({ $source }).
line-fortune-and-glory-parry-added = { $card } : { $player } peut parer { $n ->
    [one] { $n } touche
   *[other] { $n } touches
} de plus.
    .own = { $card } : tu peux parer { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    } de plus.
line-fortune-and-glory-fight-ended = { $card } : le combat est fini ({ $source }).
line-fortune-and-glory-parried = { $player } pare { $n ->
    [one] { $n } touche
   *[other] { $n } touches
}.
    .own = Tu pares { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    }.

line-fortune-and-glory-round-fought = Le round est fini : { $player } passe ({ $card }).
    .own = Le round est fini : tu passes ({ $card }).

## Le zeppelin.

line-fortune-and-glory-zeppelin-placed = Le zeppelin survole { $the }.
line-fortune-and-glory-zeppelin-heads = Le zeppelin met le cap sur { $the } ; son dé montre { $n }.
line-fortune-and-glory-no-drop = Il ne largue personne { $in } : les soldats n’atterrissent qu’en zone terrestre.
line-fortune-and-glory-zeppelin-flies = Il vole de { $n ->
    [one] { $n } zone
   *[other] { $n } zones
} et survole { $the }.
line-fortune-and-glory-zeppelin-gathers = { $is ->
    [full] Le zeppelin ne contient pas plus de { $n } Fortunes.
   *[more] Le zeppelin amasse de la Fortune : { $n } à bord.
}
line-fortune-and-glory-boards = { $player } se faufile à bord du zeppelin, où il y a { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} à partager.
    .own = Tu te faufiles à bord du zeppelin, où il y a { $n ->
        [one] { $n } Fortune
       *[other] { $n } Fortunes
    } à partager.
line-fortune-and-glory-goes-on = { $player } continue à travers le zeppelin.
    .own = Tu continues à travers le zeppelin.
line-fortune-and-glory-leaves-zeppelin = { $n ->
    [0] { $player } quitte le zeppelin les mains vides.
   *[other] { $player } quitte le zeppelin.
}
    .own = { $n ->
        [0] Tu quittes le zeppelin les mains vides.
       *[other] Tu quittes le zeppelin.
    }

## Santé et biens.

line-fortune-and-glory-hurt = { $player } prend { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}{ $tail }.
    .own = Tu prends { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }{ $tail }.
line-fortune-and-glory-healed = { $player } soigne { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}.
    .own = Tu soignes { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }.
line-fortune-and-glory-ko = { $player } est KO : on ramène son héros { $to }.
    .own = Tu es KO : on ramène ton héros { $to }.
line-fortune-and-glory-saved = { $card } : { $player } tient debout avec { $n ->
    [0] aucune blessure
    [one] { $n } blessure
   *[other] { $n } blessures
}.
    .own = { $card } : tu tiens debout avec { $n ->
        [0] aucune blessure
        [one] { $n } blessure
       *[other] { $n } blessures
    }.
line-fortune-and-glory-ko-die = { $player } lance le dé des pertes après le KO : { $n }.
    .own = Tu lances le dé des pertes après ton KO : { $n }.
line-fortune-and-glory-ko-lost = { $goods ->
    [glory] { $player } perd { $n ->
        [one] { $n } Gloire
       *[other] { $n } Gloires
    } à cause du KO.
   *[fortune] { $player } perd { $n ->
        [one] { $n } Fortune
       *[other] { $n } Fortunes
    } à cause du KO.
}
    .own = { $goods ->
        [glory] Tu perds { $n ->
            [one] { $n } Gloire
           *[other] { $n } Gloires
        } à cause du KO.
       *[fortune] Tu perds { $n ->
            [one] { $n } Fortune
           *[other] { $n } Fortunes
        } à cause du KO.
    }
line-fortune-and-glory-ko-artifact = { $fate ->
    [lost] { $player } obtient { $n } et perd { $artifact }.
   *[kept] { $player } obtient { $n } et garde { $artifact }.
}
    .own = { $fate ->
        [lost] Tu obtiens { $n } et tu perds { $artifact }.
       *[kept] Tu obtiens { $n } et tu gardes { $artifact }.
    }
line-fortune-and-glory-stands-up = { $player } se relève { $in }.
    .own = Tu te relèves { $in }.
line-fortune-and-glory-glory = { $sign ->
    [none] { $player } ne gagne aucune Gloire{ $tail }.
    [empty] { $player } n’a aucune Gloire à perdre{ $tail }.
    [minus] { $player } perd { $n ->
        [one] { $n } Gloire
       *[other] { $n } Gloires
    }{ $tail }.
   *[plus] { $player } gagne { $n ->
        [one] { $n } Gloire
       *[other] { $n } Gloires
    }{ $tail }.
}
    .own = { $sign ->
        [none] Tu ne gagnes aucune Gloire{ $tail }.
        [empty] Tu n’as aucune Gloire à perdre{ $tail }.
        [minus] Tu perds { $n ->
            [one] { $n } Gloire
           *[other] { $n } Gloires
        }{ $tail }.
       *[plus] Tu gagnes { $n ->
            [one] { $n } Gloire
           *[other] { $n } Gloires
        }{ $tail }.
    }
line-fortune-and-glory-fortune = { $sign ->
    [none] { $player } ne gagne aucune Fortune{ $tail }.
    [empty] { $player } n’a aucune Fortune à perdre{ $tail }.
    [minus] { $player } perd { $n ->
        [one] { $n } Fortune
       *[other] { $n } Fortunes
    }{ $tail }.
   *[plus] { $player } gagne { $n ->
        [one] { $n } Fortune
       *[other] { $n } Fortunes
    }{ $tail }.
}
    .own = { $sign ->
        [none] Tu ne gagnes aucune Fortune{ $tail }.
        [empty] Tu n’as aucune Fortune à perdre{ $tail }.
        [minus] Tu perds { $n ->
            [one] { $n } Fortune
           *[other] { $n } Fortunes
        }{ $tail }.
       *[plus] Tu gagnes { $n ->
            [one] { $n } Fortune
           *[other] { $n } Fortunes
        }{ $tail }.
    }
tail-fortune-and-glory-card = { " " }({ $card })
line-fortune-and-glory-stole-glory = { $player } prend { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
} { A($other) } ({ $card }).
    .own = Tu prends { $n ->
        [one] { $n } Gloire
       *[other] { $n } Gloires
    } { A($other) } ({ $card }).
    .you = { $player } te prend { $n ->
        [one] { $n } Gloire
       *[other] { $n } Gloires
    } ({ $card }).
line-fortune-and-glory-stole-fortune = { $player } prend { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} { A($other) } ({ $card }).
    .own = Tu prends { $n ->
        [one] { $n } Fortune
       *[other] { $n } Fortunes
    } { A($other) } ({ $card }).
    .you = { $player } te prend { $n ->
        [one] { $n } Fortune
       *[other] { $n } Fortunes
    } ({ $card }).
line-fortune-and-glory-took-card = { $player } prend { $card } { A($other) }.
    .own = Tu prends { $card } { A($other) }.
    .you = { $player } te prend { $card }.
line-fortune-and-glory-artifact-taken = { $player } prend { $artifact } { A($other) }.
    .own = Tu prends { $artifact } { A($other) }.
    .you = { $player } te prend { $artifact }.
line-fortune-and-glory-ready-again = { $player } remet { $card } à l’endroit : la carte peut resservir.
    .own = Tu remets { $card } à l’endroit : la carte peut resservir.
line-fortune-and-glory-turn-lost = { $player } perd sa phase Aventure de ce tour ({ $card }).
    .own = Tu perds ta phase Aventure de ce tour ({ $card }).
line-fortune-and-glory-artifact-lost = { $player } perd { $artifact }.
    .own = Tu perds { $artifact }.

## La ville.

line-fortune-and-glory-bought = { $deck ->
    [gear] { $player } paie { $n ->
        [one] { $n } Gloire
       *[other] { $n } Gloires
    } pour une carte Équipement.
   *[ally] { $player } paie { $n ->
        [one] { $n } Gloire
       *[other] { $n } Gloires
    } pour une carte Allié.
}
    .own = { $deck ->
        [gear] Tu paies { $n ->
            [one] { $n } Gloire
           *[other] { $n } Gloires
        } pour une carte Équipement.
       *[ally] Tu paies { $n ->
            [one] { $n } Gloire
           *[other] { $n } Gloires
        } pour une carte Allié.
    }
line-fortune-and-glory-bought-item = { $player } achète { $card } pour { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}.
    .own = Tu achètes { $card } pour { $n ->
        [one] { $n } Gloire
       *[other] { $n } Gloires
    }.
line-fortune-and-glory-paid-healing = { $player } paie { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
} pour des soins.
    .own = Tu paies { $n ->
        [one] { $n } Gloire
       *[other] { $n } Gloires
    } pour des soins.
line-fortune-and-glory-sells = { $player } met { $artifact } en vente { $in }, pour { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}.
    .own = Tu mets { $artifact } en vente { $in }, pour { $n ->
        [one] { $n } Fortune
       *[other] { $n } Fortunes
    }.
line-fortune-and-glory-sold = { $player } vend { $artifact } pour { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}.
    .own = Tu vends { $artifact } pour { $n ->
        [one] { $n } Fortune
       *[other] { $n } Fortunes
    }.
line-fortune-and-glory-fake = { $source } : { $player } vend un faux et n’en tire rien ({ $artifact }).
    .own = { $source } : tu vends un faux et tu n’en tires rien ({ $artifact }).
line-fortune-and-glory-price-changed = { $source } : { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} de { $sign ->
    [minus] moins
   *[plus] plus
} pour { $artifact }.
line-fortune-and-glory-artifact-moved = C’est désormais { $in } qu’il faut chercher { $artifact }.
line-fortune-and-glory-auction = Une enchère s’ouvre { $in } : le prochain artefact qui y est vendu rapporte { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} de plus.
line-fortune-and-glory-delivered = { $player } livre { $in } ({ $card }).
    .own = Tu livres { $in } ({ $card }).

## La jungle épaisse.

line-fortune-and-glory-gold-laid = { $temple ->
    [yes] La jungle est épaisse : { $n } pièces de plus, à prendre dans { $artifact }.
   *[no] La jungle est épaisse : { $n } pièces sous le crâne, avec { $artifact }.
}
line-fortune-and-glory-gold-taken-up = Plus de jungle épaisse pour { $artifact } : adieu, les { $n } pièces.
line-fortune-and-glory-explores = { $player } explore la jungle épaisse : { $dice }.
    .own = Tu explores la jungle épaisse : { $dice }.
line-fortune-and-glory-path-found = { $player } trouve le chemin de l’aventure.
    .own = Tu trouves le chemin de l’aventure.
line-fortune-and-glory-path-markers = { $player } repose { $n ->
    [one] son marqueur exploration
   *[other] ses { $n } marqueurs exploration
}.
    .own = Tu reposes { $n ->
        [one] ton marqueur exploration
       *[other] tes { $n } marqueurs exploration
    }.
line-fortune-and-glory-lost-in-jungle = { $player } se perd dans la jungle, avec déjà { $n ->
    [one] { $n } marqueur exploration
   *[other] { $n } marqueurs exploration
} : pas d’aventure ce tour-ci.
    .own = Tu te perds dans la jungle, avec déjà { $n ->
        [one] { $n } marqueur exploration
       *[other] { $n } marqueurs exploration
    } : pas d’aventure ce tour-ci.
line-fortune-and-glory-exploration-lost = { $n ->
    [0] { $player } perd le chemin trouvé dans la jungle.
    [one] { $player } perd { $n } marqueur exploration.
   *[other] { $player } perd { $n } marqueurs exploration.
}
    .own = { $n ->
        [0] Tu perds le chemin trouvé dans la jungle.
        [one] Tu perds { $n } marqueur exploration.
       *[other] Tu perds { $n } marqueurs exploration.
    }

## Les vols.

line-fortune-and-glory-flew = { $player } prend un vol { DE($from) } vers { $the }.
    .own = Tu prends un vol { DE($from) } vers { $the }.
line-fortune-and-glory-ends-move = { $player } ne va pas plus loin et reste { $in }.
    .own = Tu ne vas pas plus loin et tu restes { $in }.

## Les textes spéciaux.

line-fortune-and-glory-special-text = { $card } a un texte : « { $text } »

## La fin.

line-fortune-and-glory-cut-short = La partie s’arrête inachevée après { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}.
line-fortune-and-glory-won = { $player } retrouve sa ville de départ avec { $n } Fortunes et gagne la partie.
    .own = Tu retrouves ta ville de départ avec { $n } Fortunes et tu gagnes la partie.
