# À la recherche d’Archibald. `$card` est le nom d’une carte, `$hero` celui d’un héros, `$cell` celui d’une case (« 4-2 » :
# ligne 4, colonne 2), `$player` et `$other` sont des noms de joueurs, `$foes` une liste comme « un Séide et 2 Moustiks ».

game-archibald = À la recherche d’Archibald
    .description = Des héros de deux millimètres vont du village des Minimoys aux geôles de Nécropolis : qui trouve Archibald en premier gagne.

phase-archibald-0 = Mise en place
phase-archibald-1 = Avant le déplacement
phase-archibald-2 = En chemin
phase-archibald-3 = Après le déplacement

## Options de la table.

option-archibald-flood = Quand un nouveau niveau amène de l’eau
    .explanation = Quelles arrivées sur un nouveau niveau ajoutent un pion d’inondation.
    .value-first = le premier héros de chaque niveau
    .value-per-hero = la première fois de chaque héros sur les niveaux 3, 4 et 5
option-archibald-heroes = Héros
    .explanation = Si les joueurs choisissent leurs héros ou les reçoivent au hasard.
    .value-chosen = choisis
    .value-dealt = tirés au hasard
option-archibald-hands = Cartes en main
    .explanation = Si tout le monde peut voir les cartes Rencontre de tout le monde.
    .value-hidden = cachées
    .value-open = visibles
option-archibald-traps = Pièges parmi les geôles
    .explanation = Combien des cinq geôles sont des Pièges ; une garde Archibald, les autres sont des Livres.
option-archibald-entry = Un mur sur la tuile tout juste retournée
    .explanation = Si le mur d’une tuile piochée pour ce pas-là arrête le héros. Personne n’entre jamais dans les Chutes de Satan.
    .value-walled = il arrête le héros
    .value-open = le héros passe cette fois-là
option-archibald-springs = Ressorts
    .explanation = Combien de fois un ressort sert à un héros dans le même tour.
    .value-once = une fois chacun
    .value-every = à chaque arrivée, dix déplacements au plus
option-archibald-flood_spares = L’inondation épargne qui vient de reculer
    .explanation = Un héros qu’un Piège ou une défaite renvoie dans l’arrivée qui amène l’inondation n’est pas emporté en plus.
option-archibald-start_enemies = Ennemis sur les cases de départ
    .explanation = Les cartes ennemi peuvent aussi poser leurs figurines sur les cases de départ.
option-archibald-walled_enemies = Ennemis derrière les murs
    .explanation = Les cartes ennemi peuvent aussi poser leurs figurines sur les tuiles entourées de murs, comme aux Chutes de Satan.
option-archibald-no_effect = Pouvoirs sans effet
    .explanation = Si un pouvoir qui ne ferait rien du tout peut quand même être joué.
    .value-refused = refusés
    .value-allowed = permis
option-archibald-turn_cap = Limite de tours
    .explanation = La partie s’arrête inachevée après ce nombre de tours ; 0 ne fixe aucune limite.
    .value-0 = sans limite

## Noms.

noun-archibald-equipment = équipement
    .a = un équipement
    .gender = masculine
noun-archibald-enemy = ennemis
    .a = une carte ennemi
    .gender = feminine
noun-archibald-power = pouvoir
    .a = un pouvoir
    .gender = masculine
noun-archibald-adventure = Aventure
    .a = une Aventure
    .gender = feminine
noun-archibald-hero = héros
    .a = un héros
    .gender = masculine
noun-archibald-foe = ennemi
    .a = un ennemi
    .gender = masculine

counted-archibald-seide = { $n ->
    [1] un Séide
   *[other] { $n } Séides
}
counted-archibald-moustik = { $n ->
    [1] un Moustik
   *[other] { $n } Moustiks
}
counted-archibald-millipede = { $n ->
    [1] un mille-pattes
   *[other] { $n } mille-pattes
}
counted-archibald-spider = { $n ->
    [1] une araignée
   *[other] { $n } araignées
}
counted-archibald-darkos = { $n ->
    [1] un Darkos
   *[other] { $n } Darkos
}
counted-archibald-red = { $n ->
    [1] un dé rouge
   *[other] { $n } dés rouges
}
counted-archibald-yellow = { $n ->
    [1] un dé jaune
   *[other] { $n } dés jaunes
}

tile-archibald-blank = un chemin vide
tile-archibald-heart = un cœur
tile-archibald-card = une carte
tile-archibald-heart-card = un cœur et une carte
tile-archibald-enemy = des ennemis
tile-archibald-spring = un ressort
tile-archibald-book = un Livre
tile-archibald-trial = une épreuve
tile-archibald-falls = les Chutes de Satan
tile-archibald-start = une case de départ
tile-archibald-trap = un Piège
tile-archibald-archibald = Archibald
tile-archibald-gaol = une geôle encore fermée
tile-archibald-gaol-seen = une geôle encore fermée ; tu y as vu { $tile }
tile-archibald-unknown = une tuile que personne n’a vue

## Ce que font les cartes. « Je » est qui joue la carte ou répond à l’Aventure.

verb-archibald-heal = { $n ->
    [1] mon héros gagne une vie
   *[other] mon héros gagne { $n } vies
}
    .some = mon héros en gagne { $some }
    .gender = feminine
verb-archibald-hurt = { $n ->
    [1] mon héros perd une vie
   *[other] mon héros perd { $n } vies
}
    .some = mon héros en perd { $some }
    .gender = feminine
verb-archibald-heal-others = { $n ->
    [1] chaque autre héros gagne une vie
   *[other] chaque autre héros gagne { $n } vies
}
    .some = chaque autre héros en gagne { $some }
    .gender = feminine
verb-archibald-draw-cards = { $n ->
    [1] je pioche une carte Rencontre de mon niveau
   *[other] je pioche { $n } cartes Rencontre de mon niveau
}
    .some = j’en pioche { $some }
    .gender = feminine
verb-archibald-others-draw = { $n ->
    [1] chaque autre joueur pioche une carte Rencontre de son niveau
   *[other] chaque autre joueur pioche { $n } cartes Rencontre de son niveau
}
    .some = chaque autre joueur en pioche { $some }
    .gender = feminine
verb-archibald-drop-cards = { $n ->
    [1] je défausse une carte de mon choix
   *[other] je défausse { $n } cartes de mon choix
}
    .some = j’en défausse { $some }
    .gender = feminine
verb-archibald-drop-gear = mon héros perd l’équipement qu’il porte
verb-archibald-gift-card = je donne une carte de ma main, face visible, au joueur de mon choix
verb-archibald-steal = je prends une carte au hasard au joueur de mon choix et je la montre
verb-archibald-move-again = mon héros peut se déplacer encore une fois
    .times = { $times ->
        [2] mon héros peut se déplacer encore deux fois
       *[other] mon héros peut se déplacer encore { $times } fois
    }
verb-archibald-back = mon héros retourne à la dernière ligne du niveau précédent
verb-archibald-banish = un héros de mon choix retourne à la dernière ligne du niveau précédent
verb-archibald-leap = je pose mon héros sur une autre tuile découverte du même niveau
verb-archibald-swap = mon héros change de place avec un héros du même niveau
verb-archibald-break-walls = les murs de la tuile de mon héros tombent jusqu’à la fin de la partie
verb-archibald-peek = je regarde en secret une geôle encore fermée
verb-archibald-put-foes = je pose { $counted } sur une tuile découverte
verb-archibald-ambush = { $counted } { $n ->
    [1] surgit
   *[other] surgissent
} sur la tuile de mon héros, à combattre au prochain tour
verb-archibald-clear-tile = tous les ennemis de la tuile de mon héros retournent à la réserve
verb-archibald-add-flood = { $n ->
    [1] on ajoute un pion d’inondation
   *[other] on ajoute { $n } pions d’inondation
}
    .some = on en ajoute { $some }
    .gender = masculine
verb-archibald-drain-flood = { $n ->
    [1] on retire un pion d’inondation
   *[other] on retire { $n } pions d’inondation
}
    .some = on en retire { $some }
    .gender = masculine
verb-archibald-test = je lance le dé : sur 4, 5 ou 6, { $win } ; sur 1, 2 ou 3, { $lose }
verb-archibald-nothing = il ne se passe rien

card-archibald-adds = Ajoute { $dice } en combat.
card-archibald-saves = { $n ->
    [1] Sauve une vie, puis part à la défausse.
   *[other] Sauve jusqu’à { $n } vies d’un coup, puis part à la défausse.
}
gear-archibald-against-one = Contre un seul ennemi, { $counted } de plus.
gear-archibald-against-many = Contre deux ennemis ou plus, { $counted } de plus.
gear-archibald-against-kind = Contre { $foe }, { $counted } de plus.
gear-archibald-one-fight = Ne sert qu’à un combat, puis part à la défausse.
gear-archibald-until-double = Part à la défausse après un combat où j’obtiens une double épée.
gear-archibald-throw-again = { $n ->
    [1] Je relance un dé raté.
   *[other] Je relance { $n } dés ratés.
}
gear-archibald-disarm = { $n ->
    [1] Les ennemis lancent un dé rouge de moins.
   *[other] Les ennemis lancent { $n } dés rouges de moins.
}
gear-archibald-comfort = { $n ->
    [1] Après quoi, je pioche une carte Rencontre de mon niveau.
   *[other] Après quoi, je pioche { $n } cartes Rencontre de mon niveau.
}
gear-archibald-hide = Tant que mon héros la porte, personne ne peut poser d’ennemi sur sa tuile.
gear-archibald-float = Lors d’une inondation, part à la défausse et mon héros reste.
gear-archibald-soft-fall = Un Piège ne renvoie mon héros qu’à la dernière ligne du niveau { $n }.
card-archibald-hero = Combat avec { $dice }. Au plus { $n } vies.
card-archibald-foe = Combat avec { $dice }. { $n } figurines dans la boîte.
card-archibald-level = niveau { $n }
card-archibald-answers = { $n }. { $answer }.

## Ce qui peut se choisir.

action-archibald-hero = Jouer { $card }
action-archibald-start = Partir de { $cell }
action-archibald-move = Aller en { $cell }
action-archibald-fight = Combattre
action-archibald-play = Jouer { $card }
action-archibald-wear = Mettre { $card }
action-archibald-discard = Défausser { $card }
action-archibald-done = Terminé
action-archibald-place = Poser en { $cell }
action-archibald-take = La prendre en { $cell }
action-archibald-kill = Vaincre : { $card }
action-archibald-return = Retourner en { $cell }
action-archibald-leap = Sauter en { $cell }
action-archibald-peek = Jeter un œil en { $cell }
action-archibald-answer = Réponse { $n }
action-archibald-target = Choisir le joueur { $n }
action-archibald-give = Donner { $card }
action-archibald-roll = Lancer les dés
action-archibald-read = Lire à voix haute

choice-archibald-move-n = En avant, en { $cell } : { $tile }
    .simple = En avant : { $tile }
choice-archibald-move-s = En arrière, en { $cell } : { $tile }
    .simple = En arrière : { $tile }
choice-archibald-move-e = À droite, en { $cell } : { $tile }
    .simple = À droite : { $tile }
choice-archibald-move-w = À gauche, en { $cell } : { $tile }
    .simple = À gauche : { $tile }
choice-archibald-end-turn = Finir mon tour
choice-archibald-stay = Rester ici
choice-archibald-stop = M’arrêter ici
choice-archibald-replace = Mettre { $card } ({ $old } part à la défausse)
choice-archibald-target = { $hero } (joueur { $n })
choice-archibald-return = Retourner en { $cell } : { $tile }
    .simple = { $cell } : { $tile }
choice-archibald-place = Poser en { $cell } : { $tile }
    .simple = { $cell } : { $tile }
choice-archibald-roll-die = Lancer le dé

## Le journal. `.own` se lit du côté de qui agit, `.you` du côté de qui subit, `.hidden` quand la carte reste cachée.

line-archibald-chose-hero = { $player } joue { $card }.
    .own = Tu joues { $card }.
line-archibald-dealt-hero = Le hasard donne { $card } { A($player) }.
    .own = Le hasard te donne { $card }.
line-archibald-chose-start = { $player } part de { $cell }.
    .own = Tu pars de { $cell }.
line-archibald-dealt = { $player } pioche { $card }.
    .own = Tu pioches { $card }.
    .hidden = { $player } pioche une carte Rencontre de niveau { $n }.
    .hidden-simple = { $player } pioche une carte.
line-archibald-turn = Tour { $n } : { $player } joue.
    .own = Tour { $n } : c’est à toi de jouer.
    .simple = Tour { DE($player) }.
    .own-simple = À toi de jouer.
line-archibald-moved = { $player } va en { $cell }.
    .own = Tu vas en { $cell }.
line-archibald-laid = { $player } retourne une tuile en { $cell } : { $tile }.
    .own = Tu retournes une tuile en { $cell } : { $tile }.
    .simple = En { $cell } : { $tile }.
    .own-simple = En { $cell } : { $tile }.
line-archibald-redrawn = Cette tuile barrerait le chemin des geôles et passe sous la pile : { $tile }.
    .simple = Celle-ci barrerait le chemin, on en pioche une autre : { $tile }.
line-archibald-barred = Cette tuile barrerait le chemin des geôles : { $tile }.
    .simple = Celle-ci barrerait le chemin : { $tile }.
line-archibald-laid-flat = Toutes les tuiles qui restent barreraient le chemin : la première piochée est posée en { $cell } et ses murs ne comptent pas. C’est { $tile }.
    .simple = En { $cell } : { $tile }. Ses murs ne comptent pas.
line-archibald-walled = Un mur sépare { $player } de { $cell } : le héros reste sur place.
    .own = Un mur te sépare de { $cell } : tu restes sur place.
    .simple = Un mur : { $player } reste là.
    .own-simple = Un mur : tu restes là.
line-archibald-stayed = { $player } ne peut pas se déplacer et reste sur place.
    .own = Tu ne peux pas te déplacer et tu restes sur place.
    .simple = { $player } reste là.
    .own-simple = Tu restes là.
line-archibald-no-extra-move = { $player } ne se déplace pas davantage.
    .own = Tu ne te déplaces pas davantage.
    .simple = { $player } s’arrête.
    .own-simple = Tu t’arrêtes.
line-archibald-spring = { $player } peut se déplacer encore une fois.
    .own = Tu peux te déplacer encore une fois.
    .simple = Encore un pas, { $player }.
    .own-simple = Tu peux continuer.
line-archibald-spring-spent = { $n ->
    [0] Ce ressort a déjà servi { A($player) } à ce tour et ne donne rien.
   *[other] { $player } a déjà eu { $n } déplacements de ressorts à ce tour et n’en a pas d’autre.
}
    .own = { $n ->
        [0] Ce ressort t’a déjà servi à ce tour et ne donne rien.
       *[other] Tu as déjà eu { $n } déplacements de ressorts à ce tour et tu n’en as pas d’autre.
    }
    .simple = Pas de rebond cette fois.
    .own-simple = Pas de rebond cette fois.
line-archibald-gaol = { $player } ouvre la geôle en { $cell } : { $tile }.
    .own = Tu ouvres la geôle en { $cell } : { $tile }.
    .simple = Dans la geôle : { $tile }.
    .own-simple = Dans la geôle : { $tile }.
line-archibald-trapped = C’est un Piège : { $player } dégringole jusqu’au jardin.
    .own = C’est un Piège : tu dégringoles jusqu’au jardin.
    .simple = Un Piège : { $player } dégringole.
    .own-simple = Un Piège : tu dégringoles.
line-archibald-returned = { $why ->
    [flood] L’eau ramène { $player } en { $cell }.
    [defeat] { $player } repart de { $cell }.
   *[other] { $player } retourne en { $cell }.
}
    .own = { $why ->
        [flood] L’eau te ramène en { $cell }.
        [defeat] Tu repars de { $cell }.
       *[other] Tu retournes en { $cell }.
    }
line-archibald-leapt = { $player } saute en { $cell }.
    .own = Tu sautes en { $cell }.
line-archibald-swapped = { $player } et { $other } changent de place.
    .own = Tu changes de place avec { $other }.
    .you = { $player } change de place avec toi.
line-archibald-sent-back = { $player } fait reculer { $other }.
    .own = Tu fais reculer { $other }.
    .you = { $player } te fait reculer.
line-archibald-token-level = Le niveau { $n } est atteint pour la première fois : l’eau monte ({ $tokens } sur 4).
    .simple = Nouveau niveau : l’eau monte ({ $tokens } sur 4).
line-archibald-token-hero = { $player } atteint le niveau { $n } pour la première fois : l’eau monte ({ $tokens } sur 4).
    .own = Tu atteins le niveau { $n } pour la première fois : l’eau monte ({ $tokens } sur 4).
    .simple = Nouveau niveau pour { $player } : l’eau monte ({ $tokens } sur 4).
    .own-simple = Nouveau niveau pour toi : l’eau monte ({ $tokens } sur 4).
line-archibald-token-trial = { $player } rate l’épreuve : l’eau monte ({ $tokens } sur 4).
    .own = Tu rates l’épreuve : l’eau monte ({ $tokens } sur 4).
    .simple = Raté : l’eau monte ({ $tokens } sur 4).
    .own-simple = Raté : l’eau monte ({ $tokens } sur 4).
line-archibald-token-effect = L’eau monte ({ $tokens } sur 4).
line-archibald-token-surplus = L’eau ne peut pas monter plus haut.
line-archibald-drained = L’eau baisse ({ $tokens } sur 4).
line-archibald-flood = Inondation : l’eau ramène les héros au niveau précédent.
    .simple = Inondation : les héros reculent.
line-archibald-flood-spares = { $player } est au premier niveau et y reste.
    .own = Tu es au premier niveau et tu y restes.
    .simple = { $player } reste au sec.
    .own-simple = Tu restes au sec.
line-archibald-flood-once = { $player } vient déjà de reculer : l’eau épargne ce héros.
    .own = Tu viens déjà de reculer : l’eau t’épargne.
    .simple = L’eau épargne { $player }.
    .own-simple = L’eau t’épargne.
line-archibald-flood-over = L’eau s’est retirée.
line-archibald-foes-appear = Sur la tuile : { $foes }.
line-archibald-foes-few = { $n ->
    [one] Il devrait en venir encore un ({ $card }), mais il n’y a plus de figurine.
   *[other] Il devrait en venir encore { $n } ({ $card }), mais il n’y a plus de figurine.
}
    .simple = Plus de figurine : { $card }.
line-archibald-hero-rolled = { $player } frappe : { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}.
    .own = Tu frappes : { $n ->
        [0] aucune touche
        [one] { $n } touche
       *[other] { $n } touches
    }.
line-archibald-foes-rolled = { $player } lance les dés des ennemis : { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}.
    .own = Tu lances les dés des ennemis : { $n ->
        [0] aucune touche
        [one] { $n } touche
       *[other] { $n } touches
    }.
line-archibald-killed = Un ennemi de moins : { $card }.
line-archibald-held = Les ennemis qui restent bloquent { $player }.
    .own = Les ennemis qui restent te bloquent.
    .simple = Les ennemis tiennent { $player }.
    .own-simple = Les ennemis te tiennent.
line-archibald-held-unfought = { $player } a déjà combattu à ce tour : ces ennemis bloquent le héros jusqu’au tour suivant.
    .own = Tu as déjà combattu à ce tour : ces ennemis te bloquent jusqu’à ton prochain tour.
    .simple = Les ennemis tiennent { $player }.
    .own-simple = Les ennemis te tiennent.
line-archibald-lost-lives = { $player } perd { $n ->
    [1] une vie
   *[other] { $n } vies
} et { $lives ->
    [0] n’en a plus
   *[other] en garde { $lives }
}.
    .own = Tu perds { $n ->
        [1] une vie
       *[other] { $n } vies
    } et { $lives ->
        [0] tu n’en as plus
       *[other] tu en gardes { $lives }
    }.
line-archibald-saved = { $card } sauve { $n ->
    [1] une vie
   *[other] { $n } vies
} { A($player) } et part à la défausse.
    .own = { $card } te sauve { $n ->
        [1] une vie
       *[other] { $n } vies
    } et part à la défausse.
line-archibald-threw-again = { $card } : un dé raté est relancé.
    .simple = { $card } : on relance un dé.
line-archibald-used-up = { $card } a fait son temps et part à la défausse.
    .simple = { $card } a fait son temps.
line-archibald-drew-gear = { $player } pioche { $card }.
    .own = Tu pioches { $card }.
    .hidden = { $player } pioche une carte Rencontre de niveau { $n }.
    .hidden-simple = { $player } pioche une carte.
line-archibald-floated = { $card } garde { $player } hors de l’eau et part à la défausse.
    .own = { $card } te garde hors de l’eau et part à la défausse.
    .simple = { $card } : { $player } flotte.
    .own-simple = { $card } : tu flottes.
line-archibald-trapped-softly = C’est un Piège, mais { $card } amortit la chute : { $player } reste au palais.
    .own = C’est un Piège, mais { $card } amortit la chute : tu restes au palais.
    .simple = Un Piège : { $player } tombe, mais pas loin.
    .own-simple = Un Piège : tu tombes, mais pas loin.
line-archibald-defeated = Voilà { $player } hors de combat : le tour est fini.
    .own = Te voilà hors de combat : ton tour est fini.
    .simple = { $player } est hors de combat.
    .own-simple = Tu es hors de combat.
line-archibald-lost-card = { $player } perd { $card }.
    .own = Tu perds { $card }.
line-archibald-refilled = { $player } a de nouveau { $n } vies.
    .own = Tu as de nouveau { $n } vies.
line-archibald-heart = { $player } gagne une vie et en a { $lives }.
    .own = Tu gagnes une vie et tu en as { $lives }.
line-archibald-healed = { $player } gagne { $n ->
    [1] une vie
   *[other] { $n } vies
} et en a { $lives }.
    .own = Tu gagnes { $n ->
        [1] une vie
       *[other] { $n } vies
    } et tu en as { $lives }.
line-archibald-all-lives = { $player } a déjà toutes ses vies ({ $lives }) et n’en gagne pas.
    .own = Tu as déjà toutes tes vies ({ $lives }) et tu n’en gagnes pas.
line-archibald-trial = { $way ->
    [passed] { $player } lance le dé de l’épreuve : { $n }. L’épreuve est réussie.
   *[missed] { $player } lance le dé de l’épreuve : { $n }.
}
    .own = { $way ->
        [passed] Tu lances le dé de l’épreuve : { $n }. L’épreuve est réussie.
       *[missed] Tu lances le dé de l’épreuve : { $n }.
    }
    .simple = { $way ->
        [passed] { $player } fait { $n }. C’est réussi.
       *[missed] { $player } fait { $n }.
    }
    .own-simple = { $way ->
        [passed] Tu fais { $n }. C’est réussi.
       *[missed] Tu fais { $n }.
    }
line-archibald-tested = { $player } fait { $n }. La carte continue : { $story }
    .own = Tu fais { $n }. { $story }
line-archibald-drew-tile = { $player } pioche { $card }.
    .own = Tu pioches { $card }.
    .hidden = { $player } pioche une carte Rencontre de niveau { $n }.
    .hidden-simple = { $player } pioche une carte.
line-archibald-drew-bonus = Première fois au niveau { $n } : { $player } pioche { $card }.
    .own = Première fois au niveau { $n } : tu pioches { $card }.
    .hidden = Première fois au niveau { $n } : { $player } pioche une carte Rencontre.
    .simple = Nouveau niveau : { $player } pioche { $card }.
    .own-simple = Nouveau niveau : tu pioches { $card }.
    .hidden-simple = Nouveau niveau : { $player } pioche une carte.
line-archibald-drew-restart = { $player } pioche { $card } pour repartir.
    .own = Tu pioches { $card } pour repartir.
    .hidden = { $player } pioche une carte Rencontre de niveau { $n } pour repartir.
    .simple = { $player } pioche { $card }.
    .own-simple = Tu pioches { $card }.
    .hidden-simple = { $player } pioche une carte.
line-archibald-drew-effect = { $player } pioche { $card }.
    .own = Tu pioches { $card }.
    .hidden = { $player } pioche une carte Rencontre de niveau { $n }.
    .hidden-simple = { $player } pioche une carte.
line-archibald-nothing-to-draw = Il ne reste aucune carte Rencontre de niveau { $n } à piocher.
    .simple = Il n’y a plus de carte à piocher.
line-archibald-reshuffled = Les cartes Rencontre de niveau { $n } défaussées sont mélangées et forment une nouvelle pile.
    .simple = Les cartes de niveau { $n } sont mélangées.
line-archibald-adventures-reshuffled = Toutes les Aventures ont été lues : mélangées, elles forment une nouvelle pile.
    .simple = Les Aventures sont mélangées.
line-archibald-read = { $player } lit « { $card } » { A($other) } : { $scene }
    .own = Tu lis « { $card } » { A($other) } : { $scene }
    .you = { $player } te lit « { $card } » : { $scene }
    .simple = { $player } lit : { $scene }
    .own-simple = Tu lis : { $scene }
    .you-simple = { $player } lit : { $scene }
line-archibald-answered = { $player } répond : « { $answer } ». La carte continue : { $story }
    .own = Tu réponds : « { $answer } ». { $story }
line-archibald-played = { $player } joue { $card } : « { $text } »
    .own = Tu joues { $card } : « { $text } »
    .simple = { $player } joue { $card }.
    .own-simple = Tu joues { $card }.
line-archibald-wore = { $player } met { $card }.
    .own = Tu mets { $card }.
line-archibald-replaced = { $player } met { $card } et défausse { $old }.
    .own = Tu mets { $card } et tu défausses { $old }.
    .simple = { $player } met { $card }.
    .own-simple = Tu mets { $card }.
line-archibald-discarded = { $player } défausse { $card }.
    .own = Tu défausses { $card }.
line-archibald-discarded-over = { $player } a trop de cartes et défausse { $card }.
    .own = Tu as trop de cartes et tu défausses { $card }.
    .simple = { $player } défausse { $card }.
    .own-simple = Tu défausses { $card }.
line-archibald-dropped = { $player } doit défausser { $card }.
    .own = Tu dois défausser { $card }.
    .simple = { $player } défausse { $card }.
    .own-simple = Tu défausses { $card }.
line-archibald-lost-gear = { $player } perd son équipement : { $card }.
    .own = Tu perds ton équipement : { $card }.
    .simple = { $player } perd { $card }.
    .own-simple = Tu perds { $card }.
line-archibald-placed = { $player } pose { $foes } en { $cell }.
    .own = Tu poses { $foes } en { $cell }.
line-archibald-took = { $player } prend une figurine en { $cell } : { $card }.
    .own = Tu prends une figurine en { $cell } : { $card }.
    .simple = { $player } prend : { $card }.
    .own-simple = Tu prends : { $card }.
line-archibald-ambushed = Embuscade pour { $player } : { $foes }.
    .own = Tu tombes dans une embuscade : { $foes }.
line-archibald-cleared = Il n’y a plus d’ennemi en { $cell }.
line-archibald-walls-fell = Les murs en { $cell } tombent.
line-archibald-peeked = { $player } jette un œil dans la geôle en { $cell }.
    .own = Tu jettes un œil dans la geôle en { $cell }.
line-archibald-saw-gaol = { $card } y voit { $tile }.
    .own = Tu y vois { $tile }.
    .hidden = { $player } ne dit à personne ce qui s’y trouve.
line-archibald-gave = { $player } donne { $card } { A($other) }.
    .own = Tu donnes { $card } { A($other) }.
    .you = { $player } te donne { $card }.
line-archibald-stole = { $other } prend { $card } { A($player) }.
    .own = { $other } te prend { $card }.
    .you = Tu prends { $card } { A($player) }.
line-archibald-nothing = Il ne se passe rien.
line-archibald-won = { $player } ouvre la porte, et voilà Archibald : { $player } gagne.
    .own = Tu ouvres la porte, et voilà Archibald : tu gagnes.
    .simple = { $player } trouve Archibald et gagne.
    .own-simple = Tu trouves Archibald et tu gagnes.
line-archibald-cut-short = La partie s’arrête inachevée après { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}.
    .simple = La partie s’arrête là.

## Comment une partie finit.

ending-archibald-freed = { $player } a trouvé Archibald et gagne la partie.
    .own = Tu as trouvé Archibald et tu gagnes la partie.
    .simple = { $player } gagne.
    .own-simple = Tu gagnes.
ending-archibald-turn-cap = La partie s’arrête inachevée : elle a atteint sa limite de tours.
    .simple = La partie s’arrête là.

## Pourquoi pas.

reason-archibald-fine = Tu peux le faire.
reason-archibald-game-over = La partie est finie : Archibald est libre. Commence une nouvelle partie pour rejouer.
reason-archibald-game-cut-short = La partie s’est arrêtée à sa limite de tours. Commence une nouvelle partie pour rejouer.
reason-archibald-not-your-turn = Ce n’est pas ton tour. Attends qu’il vienne.
reason-archibald-other-chooses = Quelqu’un d’autre a d’abord quelque chose à faire. Ton tour continue ensuite.
reason-archibald-pick-a-hero = Choisis d’abord ton héros.
reason-archibald-hero-taken = Quelqu’un joue déjà { $card }. Choisis un autre héros.
reason-archibald-pick-a-start = Choisis d’abord la case de départ de ton héros.
reason-archibald-start-taken = Il y a déjà un héros en { $cell }. Choisis une case libre.
reason-archibald-only-at-setup = Les héros et les cases de départ ne se choisissent qu’avant le premier tour.
reason-archibald-must-move = Ton héros peut se déplacer, donc il se déplace. Choisis une case voisine.
reason-archibald-must-fight = Il y a des ennemis sur la tuile de ton héros. Combats d’abord.
reason-archibald-nobody-to-fight = Il n’y a personne à combattre ici. Choisis où va ton héros.
reason-archibald-not-adjacent = { $cell } n’est pas à côté de ton héros. Un pas en avant, en arrière, à gauche ou à droite.
reason-archibald-wall-bars = Il y a un mur entre ton héros et { $cell }. Prends un autre chemin.
reason-archibald-held-here = Des ennemis bloquent ton héros. Combats au lieu de te déplacer.
reason-archibald-moved-already = Ton héros a déjà eu son déplacement à ce tour. Le suivant vient au prochain.
reason-archibald-wall-ended = La nouvelle tuile avait un mur, et le déplacement de ton héros s’est arrêté là. Réessaie au prochain tour.
reason-archibald-fought-instead = Ton héros a combattu, et ce combat a pris la place du déplacement.
reason-archibald-fought-already = Ton héros a combattu à ce tour. Un tour n’a de place que pour un échange de coups.
reason-archibald-held-until-next = Des ennemis bloquent ton héros. Tu les combats au prochain tour.
reason-archibald-fight-later = Ces ennemis bloquent ton héros. Tu les combats au prochain tour, au lieu de te déplacer.
reason-archibald-not-in-hand = Tu n’as pas { $card } en main. Tu ne peux jouer qu’une carte que tu as.
reason-archibald-card-played = Tu as déjà joué une carte à ce tour. La suivante attend le prochain.
reason-archibald-no-effect = { $card } ne ferait rien maintenant. Garde cette carte pour un meilleur moment.
reason-archibald-all-lives = { $card } ne ferait rien : ton héros a toutes ses vies.
reason-archibald-no-cards-left = { $card } ne ferait rien : il ne reste aucune carte Rencontre de ton niveau à piocher.
reason-archibald-nobody-has-cards = { $card } ne ferait rien : personne d’autre n’a de carte en main.
reason-archibald-no-water = { $card } ne ferait rien : il n’y a aucun pion d’inondation à retirer.
reason-archibald-no-move-held = { $card } ne ferait rien : des ennemis bloquent ton héros, qui ne peut pas se déplacer une fois de plus.
reason-archibald-nobody-to-send = { $card } ne ferait rien : tous les autres héros sont au niveau 1 et ne peuvent pas reculer.
reason-archibald-nowhere-to-jump = { $card } ne ferait rien : il n’y a pas d’autre tuile où sauter à ce niveau.
reason-archibald-nobody-to-swap = { $card } ne ferait rien : aucun autre héros ne se trouve ailleurs à ton niveau.
reason-archibald-no-walls = { $card } ne ferait rien : la tuile de ton héros n’a pas de mur.
reason-archibald-no-gaol-to-see = { $card } ne ferait rien : tu sais ce que cache chaque geôle encore fermée.
reason-archibald-no-enemies-here = { $card } ne ferait rien : il n’y a pas d’ennemi sur la tuile de ton héros.
reason-archibald-no-figure = Tous ces ennemis sont sur le plateau, et aucun ne peut être repris. { $card } doit attendre.
reason-archibald-no-tile = Aucune tuile découverte ne peut recevoir d’ennemis. { $card } doit attendre.
reason-archibald-wear-not-in-hand = Tu n’as pas { $card } en main. Tu ne peux mettre que ce que tu as.
reason-archibald-discard-not-in-hand = Tu n’as pas { $card } en main. Tu ne peux défausser que ce que tu as.
reason-archibald-move-on = Le ressort laisse ton héros se déplacer encore une fois. Choisis une case ou arrête-toi ici.
reason-archibald-move-on-power = Ta carte laisse ton héros se déplacer encore une fois. Choisis une case ou arrête-toi ici.
reason-archibald-move-on-adventure = L’Aventure laisse ton héros se déplacer encore une fois. Choisis une case ou arrête-toi ici.
reason-archibald-between-moves = Une carte se joue avant ou après tes mouvements, pas entre deux.
reason-archibald-not-during-arrival = L’équipement se change avant ou après le déplacement, pas pendant un combat.
reason-archibald-over-limit = Tu as plus de 3 cartes. Défausses-en d’abord une.
reason-archibald-roll-first = Lance d’abord les dés des ennemis.
reason-archibald-roll-trial = Lance d’abord le dé de l’épreuve.
reason-archibald-roll-test = Lance d’abord le dé de l’Aventure.
reason-archibald-read-first = Lis d’abord l’Aventure à voix haute.
reason-archibald-answer-first = Réponds d’abord à l’Aventure.
reason-archibald-no-such-answer = Cette Aventure n’a pas de réponse { $n }. Choisis l’une de celles qu’elle a.
reason-archibald-kill-first = Choisis d’abord quel ennemi tombe.
reason-archibald-not-fighting = Cet ennemi n’est pas dans le combat. Choisis-en un qui y est.
reason-archibald-return-first = Choisis d’abord la tuile où ton héros retourne.
reason-archibald-no-return-there = Ton héros ne peut pas retourner en { $cell }. Choisis une des tuiles proposées.
reason-archibald-start-cell = Aucun ennemi ne va sur une case de départ. Choisis une tuile du village ou plus loin.
reason-archibald-not-revealed = Il n’y a pas encore de tuile en { $cell }. Choisis une tuile face visible.
reason-archibald-walled-in = { $cell } a des murs tout autour. Choisis une tuile où l’on peut aller.
reason-archibald-hidden-there = En { $cell }, un héros est caché des ennemis. Choisis une autre tuile.
reason-archibald-last-figures = Il n’y a aucune figurine à poser en { $cell } : les seules y sont déjà.
reason-archibald-hero-there = Il y a un héros en { $cell }. Prends une figurine sur une tuile sans héros.
reason-archibald-no-such-figure = Il n’y a pas d’ennemi de cette sorte en { $cell }. Choisis une des tuiles proposées.
reason-archibald-not-a-target = Cela ne peut pas se choisir pour cette carte. Choisis parmi ce qui est proposé.
reason-archibald-not-a-choice = Cela ne peut pas se choisir pour cette Aventure. Choisis parmi ce qui est proposé.
reason-archibald-no-leap-there = Ton héros ne peut pas sauter en { $cell }. Choisis une des tuiles proposées.
reason-archibald-finish-power = Le pouvoir que tu joues te demande d’abord quelque chose. Réponds-y.
reason-archibald-finish-enemy-card = La carte ennemi que tu joues te demande d’abord quelque chose. Réponds-y.
reason-archibald-finish-adventure = L’Aventure te demande d’abord quelque chose. Réponds-y.
reason-archibald-only-in-effect = Cela ne se choisit que si une carte le demande.
reason-archibald-only-in-fight = Les ennemis ne tombent qu’en combat.
reason-archibald-only-with-dice = Il n’y a rien à lancer maintenant.
reason-archibald-only-with-adventure = Aucune Aventure n’est en train d’être lue.
reason-archibald-only-when-sent = Un héros ne recule que si un Piège, une inondation, une défaite ou une carte le renvoie.
reason-archibald-only-enemy-cards = Seule une carte ennemi pose des ennemis.

## Questions.

prompt-archibald-pick-hero = Choisis le héros que tu veux être.
    .simple = Choisis ton héros.
prompt-archibald-pick-start = Choisis d’où part { $hero }.
    .simple = Choisis ton départ.
prompt-archibald-move = À toi : choisis où va { $hero }.
    .simple = Où va { $hero } ?
prompt-archibald-move-or-card = À toi : choisis où va { $hero }. Avant cela, tu peux jouer une carte.
    .simple = Où va { $hero } ? Ou joue une carte.
prompt-archibald-fight = Des ennemis bloquent { $hero } ({ $foes }) : combats.
    .simple = Combats { $foes }.
prompt-archibald-fight-or-card = Des ennemis bloquent { $hero } ({ $foes }) : combats. Avant cela, tu peux jouer une carte.
    .simple = Combats { $foes }. Ou joue une carte.
prompt-archibald-shut-in = { $hero } ne peut aller nulle part : joue une carte ou reste là.
    .simple = Aucun passage : joue une carte ou reste là.
prompt-archibald-after = { $hero } a fini. Joue une carte, ou finis ton tour.
    .simple = Joue une carte, ou finis ton tour.
prompt-archibald-after-played = { $hero } a fini et tu as joué ta carte. Finis ton tour.
    .simple = Finis ton tour.
prompt-archibald-after-no-card = { $hero } a fini, et tu n’as pas de carte à jouer. Finis ton tour.
    .simple = Finis ton tour.
prompt-archibald-roll = { $player } affronte { $foes } : tu es à sa gauche, alors lance les dés des ennemis.
    .simple = Lance les dés des ennemis : { $foes }.
prompt-archibald-kill = { $n ->
    [1] Tu touches une fois : choisis quel ennemi tombe.
   *[other] Tu touches { $n } fois : choisis quel ennemi tombe d’abord.
}
    .simple = Quel ennemi tombe ?
prompt-archibald-hand-limit = { $n ->
    [1] Tu as une carte de trop : choisis celle que tu défausses.
   *[other] Tu as { $n } cartes de trop : choisis-en une à défausser.
}
    .simple = Trop de cartes : défausses-en une.
prompt-archibald-back-trap = Un Piège : choisis la tuile où { $hero } dégringole.
    .simple = Un Piège. Où retombes-tu ?
prompt-archibald-back-flood = L’inondation : choisis la tuile où l’eau ramène { $hero }.
    .simple = L’inondation. Où arrives-tu ?
prompt-archibald-back-defeat = { $hero } n’a plus de vie : choisis la tuile d’où repartir.
    .simple = Plus de vie. D’où repars-tu ?
prompt-archibald-back-card = { $hero } doit reculer : choisis la tuile.
    .simple = Recule. Jusqu’où ?
prompt-archibald-trial = Une épreuve : lance le dé. Sur 4, 5 ou 6, rien ; sur 1, 2 ou 3, l’eau monte.
    .simple = Lance le dé : 4, 5 et 6, c’est bon.
prompt-archibald-read = Tu es à gauche { DE($player) } : lis ceci à voix haute. { $scene } { $answers }
    .simple = Lis à voix haute. { $scene } { $answers }
prompt-archibald-answer = { $player } te lit « { $card } » : { $scene }
    .simple = { $scene }
prompt-archibald-extra-move = { $hero } peut se déplacer encore une fois : choisis où, ou arrête-toi ici.
    .simple = Encore un pas, ou stop ?
prompt-archibald-put-foes = Choisis la tuile pour { $counted } : { $source }.
    .simple = Une tuile pour { $counted }.
prompt-archibald-take-foe = Il n’y a plus de figurine : choisis la tuile où en prendre une ({ $source }).
    .simple = Prends une figurine ailleurs.
prompt-archibald-drop-cards = Choisis une carte à défausser : { $source }.
    .simple = Défausse une carte.
prompt-archibald-gift-card = Choisis à qui tu donnes une de tes cartes : { $source }.
    .simple = À qui donnes-tu une carte ?
prompt-archibald-give-card = Choisis la carte que tu donnes : { $source }.
    .simple = Quelle carte donnes-tu ?
prompt-archibald-steal = Choisis à qui tu prends une carte : { $source }.
    .simple = À qui prends-tu une carte ?
prompt-archibald-banish = Choisis le héros qui recule : { $source }.
    .simple = Qui recule ?
prompt-archibald-leap = Choisis la tuile où saute { $hero } : { $source }.
    .simple = Où sautes-tu ?
prompt-archibald-swap = Choisis le héros qui change de place avec le tien : { $source }.
    .simple = Avec qui changes-tu de place ?
prompt-archibald-peek = Choisis la geôle où tu jettes un œil : { $source }.
    .simple = Quelle geôle regardes-tu ?
prompt-archibald-test = Lance le dé pour « { $source } » : 4, 5 ou 6, tant mieux ; 1, 2 ou 3, tant pis.
    .simple = Lance le dé : 4, 5 et 6, c’est bon.
prompt-archibald-wait-setup = { $player } choisit un héros et son départ.
    .simple = { $player } choisit.
prompt-archibald-wait-turn = C’est le tour { DE($player) }.
    .simple = Tour { DE($player) }.
prompt-archibald-wait-roll = { $player } lance les dés des ennemis.
    .simple = { $player } lance les dés.
prompt-archibald-wait-read = { $player } lit une Aventure à voix haute.
    .simple = { $player } lit à voix haute.
prompt-archibald-wait-answer = { $player } cherche une réponse à « { $card } ».
    .simple = { $player } réfléchit.
prompt-archibald-wait-answer-reader = { $player } cherche une réponse à « { $card } ». Personne d’autre ne sait ce qui en découle. { $outcomes }
    .simple = { $player } réfléchit. Ton secret : { $outcomes }
prompt-archibald-wait-flood = L’inondation : { $player } choisit une tuile.
    .simple = { $player } choisit une tuile.
prompt-archibald-outcome = { $n }. { $outcome }
