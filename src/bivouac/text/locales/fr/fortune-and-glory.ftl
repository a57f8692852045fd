# Fortune and Glory. `$card` et `$source` sont des noms de cartes, `$player` et `$other` des noms de joueurs ; `$in`, `$to` et `$the`
# sont des zones ; `$artifact` est un artefact avec son aventure.

game-fortune-and-glory = Fortune and Glory
    .description = Les héros des années 1930 courent le monde après des artefacts perdus, de cliffhanger en cliffhanger : qui rentre le premier avec 15 Fortunes l’emporte.

phase-fortune-and-glory-0 = Mise en place
phase-fortune-and-glory-1 = Phase Initiative
phase-fortune-and-glory-2 = Phase Mouvement
phase-fortune-and-glory-3 = Phase Aventure
phase-fortune-and-glory-4 = Phase de Fin

## Options de la table.

option-fortune-and-glory-level = Niveau
    .explanation = Quels éléments de la boîte sont en jeu.
    .value-basic = de base
    .value-advanced = avancé
option-fortune-and-glory-advanced = Éléments avancés
    .explanation = Quels éléments avancés s’ajoutent au niveau de base, un seul ou plusieurs. Le niveau avancé les a tous.
    .value-jungle = jungle épaisse
    .value-temples = temples
    .value-texts = textes spéciaux
    .value-flights = vols
    .value-zeppelin = zeppelin
    .value-villains = Méchants
option-fortune-and-glory-mode = Mode
    .explanation = Si les héros jouent les uns contre les autres ou ensemble.
    .value-competitive = les uns contre les autres
    .value-cooperative = ensemble
option-fortune-and-glory-ko = Quand un héros est KO
    .explanation = Si un héros tient encore debout avec autant de blessures que de santé, ou s’il est alors KO.
    .value-beyond = avec plus de blessures que de santé
    .value-equal = avec autant de blessures que de santé
option-fortune-and-glory-enemy_ko = Quand un ennemi est battu
    .explanation = Si un ennemi est battu par autant de blessures que sa carte en montre, ou seulement par davantage.
    .value-equal = avec autant de blessures que sur sa carte
    .value-beyond = avec plus de blessures que sur sa carte
option-fortune-and-glory-danger_deck = Paquet Dangers
    .explanation = Si une carte Danger peut revenir aussitôt, ou seulement après toutes les autres.
    .value-shuffled = les cartes retournent dans le paquet
    .value-cycling = toutes les cartes d’abord
option-fortune-and-glory-round_cap = Limite de tours
    .explanation = La partie s’arrête inachevée après ce nombre de tours ; 0 ne fixe aucune limite.
    .value-0 = sans limite

## Ce qu’on peut choisir.

action-fortune-and-glory-go = Aller { $to }
action-fortune-and-glory-stay = Rester sur place
action-fortune-and-glory-draw = Piocher un Événement
action-fortune-and-glory-play = Jouer { $card }
action-fortune-and-glory-activate = Activer { $card }
action-fortune-and-glory-use = Utiliser { $card }
action-fortune-and-glory-search = Chercher l’artefact
action-fortune-and-glory-decline = Ne pas chercher
action-fortune-and-glory-press-on = Poursuivre
action-fortune-and-glory-stop = Stopper pour la nuit
action-fortune-and-glory-fight = Combattre
action-fortune-and-glory-escape = Tenter de s’échapper
action-fortune-and-glory-roll = Lancer les dés
action-fortune-and-glory-push = Se surpasser : { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
action-fortune-and-glory-sell = Vendre { $card }
action-fortune-and-glory-buy = Acheter { $card }
action-fortune-and-glory-buy-gear = Acheter une carte Équipement
action-fortune-and-glory-buy-ally = Acheter une carte Allié
action-fortune-and-glory-heal = Soigner { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
action-fortune-and-glory-done = En rester là avec les affaires
action-fortune-and-glory-discard = Défausser { $card }
action-fortune-and-glory-lose = { $goods ->
    [glory] Perdre 1 Gloire
   *[fortune] Perdre 1 Fortune
}
action-fortune-and-glory-give-up = Choisir { $card }
action-fortune-and-glory-keep = Garder { $card }
action-fortune-and-glory-target = Choisir { $player }
action-fortune-and-glory-place = Choisir { $the }
action-fortune-and-glory-step = S’écarter { $to }
action-fortune-and-glory-take = Prendre { $card }
action-fortune-and-glory-ready = Remettre { $card } à l’endroit
action-fortune-and-glory-resolve = D’abord { $card }
action-fortune-and-glory-sneak = Choisir le { $n }
action-fortune-and-glory-board = Se faufiler à bord du zeppelin
action-fortune-and-glory-below = Rester en bas
action-fortune-and-glory-leave = Quitter le zeppelin
action-fortune-and-glory-go-on = Continuer jusqu’au combat suivant
action-fortune-and-glory-fly = Voler vers { $the }

choice-fortune-and-glory-priced = { $choice } pour { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}
choice-fortune-and-glory-free = { $choice } gratuitement
choice-fortune-and-glory-brings = { $choice } pour { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}
choice-fortune-and-glory-go = Aller { $to } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
})
choice-fortune-and-glory-fight = Combattre avec { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
choice-fortune-and-glory-escape = Tenter de s’échapper : { $trial }
choice-fortune-and-glory-roll = Lancer { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
choice-fortune-and-glory-push = Se surpasser : prendre { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} et lancer { $n } dés
choice-fortune-and-glory-leave = Quitter le zeppelin avec { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}
choice-fortune-and-glory-play-nothing = Ne rien jouer
choice-fortune-and-glory-draw-nothing = Ne rien piocher
choice-fortune-and-glory-activate-nothing = Continuer sans
choice-fortune-and-glory-no = Y renoncer
choice-fortune-and-glory-yes = Le faire
choice-fortune-and-glory-site = Choisir { $artifact } { $in }
choice-fortune-and-glory-keep = { $choice } : { $text }
choice-fortune-and-glory-fly = Voler vers { $the } (1 point, { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
})
choice-fortune-and-glory-end-move = Ne pas aller plus loin

## Questions.

prompt-fortune-and-glory-draw-on-one = { $die ->
    [initiative] Tu as fait 1 à l’initiative : pioche un Événement gratuit, ou non.
   *[movement] Tu as fait 1 au dé de mouvement : pioche un Événement gratuit, ou non.
}
prompt-fortune-and-glory-goal = Mouvement : tu es { $in } et tu as { $n ->
    [one] { $n } point
   *[other] { $n } points
}. Où vas-tu ?
prompt-fortune-and-glory-go-on = Mouvement : tu es { $in }, il te reste { $n ->
    [one] { $n } point
   *[other] { $n } points
} et { $fortune ->
    [one] { $fortune } Fortune
   *[other] { $fortune } Fortunes
}. Prendre un vol, continuer, ou en rester là ?
prompt-fortune-and-glory-goal-held = Mouvement : tu es en plein cliffhanger et tu ne peux pas bouger.
prompt-fortune-and-glory-journey = Tu peux te déplacer aussitôt de { $n ->
    [one] { $n } point
   *[other] { $n } points
} au plus. Où vas-tu ?
prompt-fortune-and-glory-step = Te voilà hors de danger, mais le sbire reste : écarte-toi dans une zone voisine.
prompt-fortune-and-glory-search = On peut chercher { $artifact } { $in } : { $n ->
    [one] { $n } danger surmonté
   *[other] { $n } dangers surmontés
} sur { $danger }, { $worth ->
    [one] { $worth } Fortune
   *[other] { $worth } Fortunes
} à la vente.{ $more } Tu cherches ?
# Ce qu’une question devant un artefact dit encore.
more-fortune-and-glory-gold = { $n ->
    [one] { $n } pièce attend sous le crâne.
   *[other] { $n } pièces attendent sous le crâne.
}
more-fortune-and-glory-explore = La jungle est épaisse : il faut d’abord trouver l’aventure, { $n } % avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
more-fortune-and-glory-text = Texte de l’aventure : « { $text } »
prompt-fortune-and-glory-press-on = { $n ->
    [one] { $n } danger surmonté
   *[other] { $n } dangers surmontés
} sur { $danger }, { $glory ->
    [one] { $glory } Gloire
   *[other] { $glory } Gloires
} en attente, { $wounds ->
    [0] aucune blessure
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}.{ $more } Poursuivre, ou stopper pour encaisser la Gloire et te soigner ?
prompt-fortune-and-glory-press-on-after = { $card } : { $line } { prompt-fortune-and-glory-press-on }
prompt-fortune-and-glory-round = Round { $n } contre { $card } ({ $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, encore { $left ->
    [one] { $left } blessure
   *[other] { $left } blessures
}). Combattre, ou tenter de t’échapper ?
prompt-fortune-and-glory-roll = { $test } ({ $card }) : { $n } sur { $needed } jusqu’ici. Lance les dés.
prompt-fortune-and-glory-roll-or-push = { $test } ({ $card }) : { $n } sur { $needed } jusqu’ici. Lance les dés, ou surpasse-toi d’abord.
prompt-fortune-and-glory-sneak = { $by ->
    [card] Tu te faufiles (Méchant : { $card })
   *[none] Tu te faufiles à bord du zeppelin
} : choisis un nombre de 1 à 6. { $n ->
    [one] Si le dé le montre, tu te fais voir.
   *[other] Chacun des { $n } dés qui le montre te voit.
}
prompt-fortune-and-glory-board = Le zeppelin est juste au-dessus de toi, { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
} à bord. Te faufiler à bord ({ $dice ->
    [one] { $dice } dé te cherche
   *[other] { $dice } dés te cherchent
}, puis des combats contre l’Infanterie), ou rester en bas et jouer ton tour habituel ?
prompt-fortune-and-glory-leave-or-go-on = À bord du zeppelin : { $n ->
    [one] { $n } combat gagné
   *[other] { $n } combats gagnés
}, { $taken ->
    [one] { $taken } Fortune
   *[other] { $taken } Fortunes
} sur { $fortune } à toi, { $wounds ->
    [0] aucune blessure
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} ({ $most } au plus). Partir, ou continuer ?
prompt-fortune-and-glory-own-ability = { $what } Utilise une de tes cartes, ou continue.
prompt-fortune-and-glory-excess = Tu portes trop de cartes : choisis-en une à défausser.
prompt-fortune-and-glory-keep-one = Garde une de ces { $n } cartes ; { $n ->
    [2] l’autre va
   *[other] les autres vont
} à la défausse.
prompt-fortune-and-glory-ko-loss = Tu as été KO : choisis ce que tu perds (encore { $n }).
prompt-fortune-and-glory-drop-chosen = { $source } : choisis une carte à défausser (encore { $n }).
prompt-fortune-and-glory-take-kit = { $source } : choisis une carte à prendre { A($other) }.
prompt-fortune-and-glory-lose-artifact = { $source } : choisis l’artefact que tu perds.
prompt-fortune-and-glory-take-artifact = { $source } : choisis l’artefact à prendre { A($other) }.
prompt-fortune-and-glory-business = Tes affaires { $in } : tu as { $glory ->
    [one] { $glory } Gloire
   *[other] { $glory } Gloires
} et { $fortune ->
    [one] { $fortune } Fortune
   *[other] { $fortune } Fortunes
}. Vends, achète, soigne-toi, ou restes-en là.
prompt-fortune-and-glory-may = { $source } : { $text } Fais-le, ou renonces-y.
prompt-fortune-and-glory-choose-one = { $source } : choisis.
prompt-fortune-and-glory-either = { $source } : choisis comment t’en sortir.
prompt-fortune-and-glory-both = { $source } : il faut surmonter tout ceci. Par quoi commences-tu ?
prompt-fortune-and-glory-bar = { $source } : choisis ce { QUE($player) } ne pourra pas choisir contre { $card }.
prompt-fortune-and-glory-target = { $source } : { $text } Choisis le héros.
prompt-fortune-and-glory-place = { $source } : { $text } Choisis la zone.
prompt-fortune-and-glory-pick = { $source } : { $text }
prompt-fortune-and-glory-wait-phase = { $phase } : { $player } a un choix à faire.
    .own = { $phase } : tu as un choix à faire.

# Ce qui se passe et à quoi on peut répondre ; `.own` quand c’est à qui lit.
moment-fortune-and-glory-round = Le tour { $n } commence.
moment-fortune-and-glory-move = { $player } a fait { $n } au dé de mouvement et a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .own = Tu as fait { $n } au dé de mouvement et tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
moment-fortune-and-glory-arrived = { $player } est { $in } ; son mouvement est fini.
    .own = Ton mouvement est fini, et tu es { $in }.
moment-fortune-and-glory-danger = { $player } affronte { $card } : « { $text } »
    .own = Tu affrontes { $card } : « { $text } »
moment-fortune-and-glory-test = { $player } va tester { $test } avec { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} ({ $card }).
    .own = Tu vas tester { $test } avec { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } ({ $card }).
moment-fortune-and-glory-result-failed = { $player } va rater un test : { $test } ({ $card }), dernier jet { $dice }.
    .own = Tu vas rater un test : { $test } ({ $card }), dernier jet { $dice }.
moment-fortune-and-glory-result-passed = { $player } va réussir un test : { $test } ({ $card }), dernier jet { $dice }.
    .own = Tu vas réussir un test : { $test } ({ $card }), dernier jet { $dice }.
moment-fortune-and-glory-blows = { $player } contre { $card } : touches { $hits } à { $n }, avant la défense.
    .own = Toi contre { $card } : touches { $hits } à { $n }, avant la défense.
moment-fortune-and-glory-ko = { $player } va être KO.
    .own = Tu vas être KO.
moment-fortune-and-glory-sale = { $player } vend { $artifact } pour { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
}.
    .own = Tu vends { $artifact } pour { $n ->
        [one] { $n } Fortune
       *[other] { $n } Fortunes
    }.
moment-fortune-and-glory-card = { $card }, carte { DE($player) }, va prendre effet : « { $text } »
    .own = { $card }, ta carte, va prendre effet : « { $text } »
moment-fortune-and-glory-end = Le tour { $n } va finir.
prompt-fortune-and-glory-answer = { $what } Joue une carte, ou passe.

## Comment une partie finit.

ending-fortune-and-glory-home-with-fortune = { $n ->
    [one] { $player } retrouve sa ville de départ, Fortune faite, et gagne la partie.
   *[other] { $player } retrouvent leur ville de départ avec autant de Fortunes et de Gloires, et se partagent la victoire.
}
    .own = Tu retrouves ta ville de départ, Fortune faite, et tu gagnes la partie.
    .with = Tu partages la victoire avec { $player }.
ending-fortune-and-glory-round-cap = La partie s’arrête inachevée : la limite de tours est atteinte.

## Pourquoi pas.

here-fortune-and-glory-space = cette zone
    .in = dans cette zone
    .to = dans cette zone
reason-fortune-and-glory-fine = Tu peux le faire.
reason-fortune-and-glory-game-over = La partie est finie : un héros est rentré, Fortune faite. Lance une nouvelle partie pour continuer.
reason-fortune-and-glory-game-cut-short = La partie s’est arrêtée à sa limite de tours. Lance une nouvelle partie pour continuer.
reason-fortune-and-glory-not-asked = Quelqu’un d’autre a d’abord un choix à faire. Ce sera bientôt à toi.
reason-fortune-and-glory-not-your-move = C’est un autre héros qui se déplace. Chacun bouge à son tour, dans le sens des aiguilles d’une montre, à partir du Premier Joueur.
reason-fortune-and-glory-finish-card = Une carte est en cours et demande autre chose. Réponds-lui d’abord.
reason-fortune-and-glory-not-a-target = Cela ne peut pas être choisi pour cette carte. Choisis parmi ce qu’elle propose.
reason-fortune-and-glory-not-in-hand = Tu n’as pas { $card } en main.
reason-fortune-and-glory-wrong-moment = Ce n’est pas le moment pour { $card }. { $needs }
reason-fortune-and-glory-not-yours = Cela n’arrive pas au bon héros pour { $card }. { $needs }
reason-fortune-and-glory-hero-is-ko = Ton héros est KO jusqu’à la phase de Fin.
reason-fortune-and-glory-nothing-to-do = Rien à faire maintenant avec { $card }. Attends un meilleur moment.
reason-fortune-and-glory-only-cancels = Une carte va prendre effet : seule une carte qui annule peut être jouée maintenant.
reason-fortune-and-glory-not-carried = Tu n’as pas { $card }.
reason-fortune-and-glory-turned = Tu as déjà activé { $card } ce tour-ci. La carte est remise à l’endroit au début du prochain.
reason-fortune-and-glory-no-activation = Rien à activer à ce moment sur { $card }.
reason-fortune-and-glory-out-of-reach = Tes points ne suffisent pas pour aller { $to }.
reason-fortune-and-glory-is-here = Tu es déjà { $in }. Tu peux y rester.
reason-fortune-and-glory-choose-goal = C’est ton mouvement : choisis où aller, ou reste.
reason-fortune-and-glory-must-step = Le sbire est toujours là : écarte-toi d’abord dans une zone voisine.
reason-fortune-and-glory-not-beside = Tu ne peux t’écarter que dans une zone voisine.
reason-fortune-and-glory-choose-option = Choisis d’abord comment affronter ce qui est devant toi.
reason-fortune-and-glory-option-barred = Une carte interdit cette issue. Choisis-en une autre.
reason-fortune-and-glory-test-done = Ce test est déjà fait. Choisis-en un qui reste.
reason-fortune-and-glory-choose-order = Choisis d’abord le test qui vient maintenant.
reason-fortune-and-glory-fight-or-escape = Tu es en combat : combats, ou tente de t’échapper.
reason-fortune-and-glory-roll-or-push = Tu es en plein test : lance les dés, ou surpasse-toi une fois si c’est encore possible.
reason-fortune-and-glory-others-first = Quelqu’un d’autre a d’abord un choix à faire. Attends un instant.
reason-fortune-and-glory-leads-away = Ton héros partirait avec { $card }, et on ne quitte pas ainsi un combat. Garde la carte pour après.
reason-fortune-and-glory-pushed-already = On ne se surpasse qu’une fois par test, et c’est déjà fait. Lance les dés.
reason-fortune-and-glory-no-push-here = On ne se surpasse que dans un cliffhanger ou pour s’échapper.
reason-fortune-and-glory-no-self-ko = Tant de blessures te mettraient KO : tu ne peux pas te surpasser à ce point.
reason-fortune-and-glory-search-or-not = Dis d’abord si tu cherches l’artefact d’ici.
reason-fortune-and-glory-stop-or-go = Décide d’abord : poursuivre ou stopper.
reason-fortune-and-glory-too-dear = Tu n’as pas assez de Gloires pour cela.
reason-fortune-and-glory-not-in-shop = Le magasin n’a plus { $card }.
reason-fortune-and-glory-not-so-wounded = Tu n’as pas tant de blessures.
reason-fortune-and-glory-no-artifact = Tu ne portes pas cet artefact.
reason-fortune-and-glory-city-business = Tu fais des affaires en ville : vends, achète, soigne-toi, ou restes-en là.
reason-fortune-and-glory-deck-empty = Il ne reste aucune carte dans ce paquet.
reason-fortune-and-glory-too-much-carried = Tu portes trop de cartes. Choisis-en d’abord une à défausser.
reason-fortune-and-glory-choose-loss = Tu as été KO. Choisis d’abord ce que tu perds.
reason-fortune-and-glory-none-to-lose = Tu n’as pas cela à perdre. Choisis autre chose.
reason-fortune-and-glory-choose-card = Choisis d’abord une des cartes proposées.
reason-fortune-and-glory-keep-one = Choisis d’abord laquelle de ces cartes tu gardes.
reason-fortune-and-glory-draw-or-not = Dis d’abord si tu pioches l’Événement gratuit.
reason-fortune-and-glory-draw-as-you-move = Ton dé de mouvement montre 1 : avant de partir, dis si tu pioches l’Événement gratuit.
reason-fortune-and-glory-name-number = Tu te faufiles : choisis d’abord un nombre de 1 à 6.
reason-fortune-and-glory-board-or-not = Le zeppelin est au-dessus de toi : dis d’abord si tu te faufiles à bord ou si tu restes en bas.
reason-fortune-and-glory-no-zeppelin = Il n’y a pas de zeppelin dans cette partie.
reason-fortune-and-glory-zeppelin-elsewhere = Le zeppelin n’est pas au-dessus de toi. On ne s’y faufile que depuis la zone où il se trouve.
reason-fortune-and-glory-hanging-below = Tu es en plein cliffhanger : affronte-le d’abord.
reason-fortune-and-glory-nothing-aboard = Il n’y a pas de Fortune à bord du zeppelin, donc rien à y gagner. Il en amasse à chaque phase de Fin.
reason-fortune-and-glory-leave-or-go-on = Tu es à bord du zeppelin : pars, ou continue jusqu’au combat suivant.
reason-fortune-and-glory-all-won = Toute la Fortune du zeppelin est déjà à toi. Pars avec.
reason-fortune-and-glory-other-moment = C’est pour un autre moment du tour. Réponds d’abord à la question posée.
reason-fortune-and-glory-no-flights = On joue sans vols à cette table. Les options de la table disent quels éléments avancés sont de la partie.
reason-fortune-and-glory-not-from-here = On ne prend un vol que d’une ville. Va d’abord en ville.
reason-fortune-and-glory-no-point-left = Un vol prend 1 point de mouvement, et il ne t’en reste pas.
reason-fortune-and-glory-major-too-dear = Un vol vers une ville majeure coûte 2 Fortunes, et tu ne les as pas.
reason-fortune-and-glory-minor-too-dear = Un vol vers une ville mineure coûte 3 Fortunes, et tu ne les as pas.
reason-fortune-and-glory-fare-too-dear = Même à ton tarif, un vol coûte une Fortune que tu n’as pas.
needs-fortune-and-glory-moment = Son moment : { $head }.
needs-fortune-and-glory-text = Son texte nomme son moment.
