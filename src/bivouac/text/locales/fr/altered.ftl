# Altered. `$card` et `$source` sont des noms de cartes, `$player` et `$other` des noms de joueurs, `$n` un nombre.

game-altered = Altered
    .description = Ton Héros et ton Compagnon partent des deux bouts d’une ligne de régions : réunis-les avant que ton adversaire ne réunisse les siens.

phase-altered-0 = Ouverture
phase-altered-1 = Matin
phase-altered-2 = Midi
phase-altered-3 = Après-midi
phase-altered-4 = Crépuscule
phase-altered-5 = Nuit

## Options d’une table.

option-altered-deck0 = Deck du joueur 1
    .explanation = Le deck de démarrage d’une faction, ou l’un des six au hasard.
    .value-random = au hasard
    .value-axiom = Axiom : Sierra & Oddball
    .value-bravos = Bravos : Kojo & Booda
    .value-lyra = Lyra : Nevenka & Blotch
    .value-muna = Muna : Teija & Nauraa
    .value-ordis = Ordis : Sigismar & Wingspan
    .value-yzmir = Yzmir : Akesha & Taru
option-altered-deck1 = Deck du joueur 2
    .explanation = Le deck de démarrage d’une faction, l’un des six au hasard, ou le même que celui du joueur 1.
    .value-random = au hasard
    .value-same = le même que celui du joueur 1
    .value-axiom = Axiom : Sierra & Oddball
    .value-bravos = Bravos : Kojo & Booda
    .value-lyra = Lyra : Nevenka & Blotch
    .value-muna = Muna : Teija & Nauraa
    .value-ordis = Ordis : Sigismar & Wingspan
    .value-yzmir = Yzmir : Akesha & Taru
option-altered-first = Premier Joueur
    .explanation = Qui est Premier Joueur le premier Jour.
    .value-random = au hasard
    .value-0 = le joueur 1
    .value-1 = le joueur 2
option-altered-layout = Disposition de la piste
    .explanation = L’une des 48 dispositions des cartes Tumulte, par son numéro ; 0 les mélange.
    .value-0 = mélangée
option-altered-victory = Victoire
    .explanation = Si la victoire se constate à la fin de la Nuit, ou aussitôt qu’un marqueur a bougé, comme le dit le premier livret.
    .value-night = à la fin de la Nuit
    .value-at-once = aussitôt
option-altered-decklists = Listes des decks
    .explanation = Si tu peux lire ce que contient le deck adverse. Avec un deck de démarrage, le Héros suffit à qui les connaît.
    .value-open = ouvertes
    .value-hidden = cachées
option-altered-day_cap = Limite de Jours
    .explanation = La partie s’arrête inachevée après ce nombre de Jours ; 0 ne fixe pas de limite.
    .value-0 = sans limite

number-altered-1 = un
number-altered-2 = deux
number-altered-3 = trois
number-altered-4 = quatre
number-altered-5 = cinq
number-altered-6 = six
number-altered-7 = sept
number-altered-8 = huit

counter-altered-kelon = { $n ->
    [1] 1 compteur Kélon
   *[other] { $n } compteurs Kélon
}
counter-altered-plain = { $n ->
    [1] 1 compteur
   *[other] { $n } compteurs
}

## De quelles cartes parle un texte. Ce qui en est dit est dans `$rest`.

phrase-altered = { $other } { $noun } { $aimed } { $adjectives } { $rest }
phrase-altered-aimed = { $form ->
    [many] { $gender ->
        [feminine] ciblées
       *[masculine] ciblés
    }
   *[a] { $gender ->
        [feminine] ciblée
       *[masculine] ciblé
    }
}
phrase-altered-a = { $gender ->
    [feminine] une { $phrase }
   *[masculine] un { $phrase }
}
phrase-altered-other = { $form ->
    [a] autre
   *[many] autres
}
phrase-altered-mine = que tu contrôles
phrase-altered-yours = que ton adversaire contrôle
phrase-altered-most = de Coût de Main { $n } ou moins
phrase-altered-most-counted = dont le Coût de Main ne dépasse pas { $n }
phrase-altered-least-counted = dont le Coût de Main atteint { $n }
phrase-altered-least = de Coût de Main { $n } ou plus
phrase-altered-total = dont les Coûts de Main font { $n } au plus ensemble
phrase-altered-my-expedition = de mon Expédition
phrase-altered-other-expedition = de ton autre Expédition
phrase-altered-facing-me = face à moi
phrase-altered-zero = avec une statistique de base de 0
phrase-altered-no-tokens = hors jetons
phrase-altered-in-reserve = en Réserve

who-altered-target = { $gender ->
    [feminine] une { $phrase }
   *[masculine] un { $phrase }
}
who-altered-up-to-one = { $gender ->
    [feminine] jusqu’à une { $phrase }
   *[masculine] jusqu’à un { $phrase }
}
who-altered-target-other = { $gender ->
    [feminine] une { $phrase }
   *[masculine] un { $phrase }
}
who-altered-up-to-one-other = { $gender ->
    [feminine] jusqu’à une { $phrase }
   *[masculine] jusqu’à un { $phrase }
}
who-altered-up-to = jusqu’à { $count } { $phrase }
who-altered-several = { $count } { $phrase }
who-altered-each = les { $phrase }
who-altered-next = { $gender ->
    [feminine] { $until ->
        [afternoon] la prochaine { $phrase } que tu joues cet Après-midi
        [day] la prochaine { $phrase } que tu joues ce Jour
       *[turn] la prochaine { $phrase } que tu joues ce tour-ci
    }
   *[masculine] { $until ->
        [afternoon] le prochain { $phrase } que tu joues cet Après-midi
        [day] le prochain { $phrase } que tu joues ce Jour
       *[turn] le prochain { $phrase } que tu joues ce tour-ci
    }
}
who-altered-next-from-hand = { $gender ->
    [feminine] la prochaine { $phrase } que tu joues de ta main ce tour-ci
   *[masculine] le prochain { $phrase } que tu joues de ta main ce tour-ci
}
who-altered-next-from-reserve = { $gender ->
    [feminine] la prochaine { $phrase } que tu joues de ta Réserve ce tour-ci
   *[masculine] le prochain { $phrase } que tu joues de ta Réserve ce tour-ci
}

## Ce que font les cartes. « Je » est la carte, « tu » qui la joue. `$person` dit qui agit : moi, lui, un seul, plusieurs.

amount-altered-boosts = { $n ->
    [1] 1 boost
   *[other] { $n } boosts
}
amount-altered-boosts-x = autant de boosts que le dé indique
amount-altered-boosts-count = 1 boost par { $phrase }
amount-altered-boosts-cards-in-reserve = { $both ->
    [1] 1 boost par carte des deux Réserves
   *[0] 1 boost par carte de ta Réserve
}
amount-altered-regions-between = le nombre de régions entre ton Héros et ton Compagnon
amount-altered-counters-on-me = le nombre de mes compteurs
amount-altered-count = le nombre de { $phrase }

verb-altered-gain = { $person ->
    [me] je reçois { $what }
    [it] ce Personnage reçoit { $what }
    [many] { $gender ->
        [feminine] { $who } reçoivent { $what } chacune
       *[masculine] { $who } reçoivent { $what } chacun
    }
    [all] { $gender ->
        [feminine] { $who } reçoivent { $what } chacune
       *[masculine] { $who } reçoivent { $what } chacun
    }
   *[one] { $who } reçoit { $what }
}
    .to = { $person ->
        [me] me donner { $what }
        [it] lui donner { $what }
       *[one] donner { $what } { A($who) }
    }
verb-altered-become = { $person ->
    [me] je deviens { $what }
    [it] ce Personnage devient { $what }
    [many] { $who } deviennent { $what }
    [all] { $who } deviennent { $what }
   *[one] { $who } devient { $what }
}
    .to = { $person ->
        [me] me rendre { $what }
        [it] le rendre { $what }
       *[one] rendre { $what } { $who }
    }
verb-altered-lose-fleeting = { $person ->
    [me] je ne suis plus Fugace
    [it] ce Personnage n’est plus Fugace
    [many] { $who } ne sont plus Fugaces
    [all] { $who } ne sont plus Fugaces
   *[one] { $who } n’est plus Fugace
}
    .to = { $person ->
        [me] me faire perdre Fugace
        [it] lui faire perdre Fugace
       *[one] faire perdre Fugace { A($who) }
    }
verb-altered-send-reserve = { $person ->
    [me] envoie-moi en Réserve
    [it] envoie ce Personnage en Réserve
   *[one] envoie en Réserve { $who }
}
    .to = { $person ->
        [me] m’envoyer en Réserve
        [it] envoyer ce Personnage en Réserve
       *[one] envoyer en Réserve { $who }
    }
verb-altered-send-discard = { $person ->
    [me] défausse-moi
    [it] défausse ce Personnage
   *[one] défausse { $who }
}
    .to = { $person ->
        [me] me défausser
        [it] défausser ce Personnage
       *[one] défausser { $who }
    }
verb-altered-send-hand = { $person ->
    [me] renvoie-moi dans la main de mon propriétaire
    [it] renvoie ce Personnage dans la main de son propriétaire
   *[one] renvoie dans la main de son propriétaire { $who }
}
    .to = { $person ->
        [me] me renvoyer dans la main de mon propriétaire
        [it] renvoyer ce Personnage dans la main de son propriétaire
       *[one] renvoyer dans la main de son propriétaire { $who }
    }
verb-altered-send-deck = { $person ->
    [me] mets-moi sur le deck de mon propriétaire
    [it] mets ce Personnage sur le deck de son propriétaire
   *[one] mets sur le deck de son propriétaire { $who }
}
    .to = { $person ->
        [me] me mettre sur le deck de mon propriétaire
        [it] mettre ce Personnage sur le deck de son propriétaire
       *[one] mettre sur le deck de son propriétaire { $who }
    }
verb-altered-send-mana = { $person ->
    [me] je deviens un Orbe de Mana de mon propriétaire
    [it] ce Personnage devient un Orbe de Mana de son propriétaire
   *[one] { $who } devient un Orbe de Mana de son propriétaire
}
    .to = { $person ->
        [me] faire de moi un Orbe de Mana
        [it] faire de ce Personnage un Orbe de Mana
       *[one] faire un Orbe de Mana { DE($who) }
    }
verb-altered-switch = { $person ->
    [me] je change d’Expédition
    [it] ce Personnage change d’Expédition
    [many] { $who } changent d’Expédition
    [all] { $who } changent d’Expédition
   *[one] { $who } change d’Expédition
}
    .to = faire changer d’Expédition { $who }
verb-altered-aim = choisis { $who }
    .to = choisir { $who }
verb-altered-activate = active les capacités → { DE($who) }
    .to = activer les capacités → { DE($who) }
verb-altered-activate-from-reserve = active les capacités Réserve { DE($who) }
    .to = activer les capacités Réserve { DE($who) }
verb-altered-sabotage = sabote
    .to = saboter
    .meaning = Saboter, c’est défausser une carte d’une Réserve, la tienne ou celle de l’adversaire, ou aucune.
verb-altered-sacrifice = { $person ->
    [me] sacrifie-moi
   *[one] sacrifie { $who }
}
    .to = { $person ->
        [me] me sacrifier
       *[one] sacrifier { $who }
    }
verb-altered-each-sacrifices = chaque camp sacrifie un Personnage
verb-altered-play-me = joue-moi sans payer
    .to = me jouer sans payer
verb-altered-discard-orb = défausse un de tes Orbes de Mana
    .to = défausser un de tes Orbes de Mana
verb-altered-discard-hands = { $reserve ->
    [1] vous défaussez chacun votre main et votre Réserve
   *[0] vous défaussez chacun votre main
}
verb-altered-discard-any = tu peux défausser autant de cartes de ta Réserve que tu veux
verb-altered-back-to-reserve = mets-moi en Réserve
    .to = me mettre en Réserve
verb-altered-reveal-to-play = révèle les { $n } cartes du dessus de ton deck ; mets-en jusqu’à { $most } Personnages dans tes Expéditions, Fugaces ; défausse les autres
verb-altered-reveal-top = révèle la carte du dessus de ton deck ; tu peux la jouer sans payer ou la prendre en main
verb-altered-gain-there = tous les Personnages { DE($expedition) } deviennent { $what }
verb-altered-draw = { $whose ->
    [opponent] { $n ->
        [1] ton adversaire pioche une carte
       *[other] ton adversaire pioche { $count } cartes
    }
    [everybody] { $n ->
        [1] vous piochez chacun une carte
       *[other] vous piochez chacun { $count } cartes
    }
   *[you] { $n ->
        [1] pioche une carte
       *[other] pioche { $count } cartes
    }
}
    .to = { $n ->
        [1] piocher une carte
       *[other] piocher { $count } cartes
    }
verb-altered-draw-x = pioche autant de cartes
    .to = piocher autant de cartes
verb-altered-resupply = { $whose ->
    [opponent] ton adversaire se ravitaille
    [everybody] vous vous ravitaillez tous les deux
   *[you] ravitaille-toi
}
    .to = te ravitailler
verb-altered-hand-to-reserve = { $optional ->
    [1] tu peux mettre une carte de ta main en Réserve
   *[0] mets une carte de ta main en Réserve
}
    .to = mettre une carte de ta main en Réserve
verb-altered-discard-from-hand = { $whose ->
    [opponent] ton adversaire défausse une carte de sa main
   *[you] défausse une carte de ta main
}
    .to = défausser une carte de ta main
verb-altered-reserve-to-hand = { $optional ->
    [1] tu peux reprendre en main { $a } de ta Réserve
   *[0] reprends en main { $a } de ta Réserve
}
    .to = reprendre en main { $a } de ta Réserve
verb-altered-discard-from-reserve = { $optional ->
    [1] tu peux défausser { $a } de ta Réserve
   *[0] défausse { $a } de ta Réserve
}
    .to = défausser { $a } de ta Réserve
verb-altered-top-to-mana = { $whose ->
    [everybody] la carte du dessus de chaque deck devient un Orbe de Mana épuisé
   *[you] { $n ->
        [1] la carte du dessus de ton deck devient un Orbe de Mana épuisé
       *[other] les { $count } cartes du dessus de ton deck deviennent des Orbes de Mana épuisés
    }
}
    .to = faire de la carte du dessus de ton deck un Orbe de Mana épuisé
verb-altered-pay = paie { $n } Mana
    .to = payer { $n } Mana
verb-altered-spend = { $n ->
    [1] dépense 1 de mes compteurs
   *[other] dépense { $n } de mes compteurs
}
    .to = dépenser { $n } de mes compteurs
verb-altered-exhaust-me = épuise-moi
    .to = m’épuiser
verb-altered-after-you = Après vous
verb-altered-next-costs = { $who } coûte { $n } de moins
verb-altered-next-free = { $who } est sans coût
verb-altered-after-rest = après le Repos, { $verb }
verb-altered-create = { $n ->
    [1] crée { $a } { $where }
   *[other] crée { $count } jetons { $token } { $where }
}
    .to = { $n ->
        [1] créer { $a } { $where }
       *[other] créer { $count } jetons { $token } { $where }
    }
verb-altered-distribute = crée { $count } jetons { $token }, répartis à ton gré entre les Expéditions
    .to = créer { $count } jetons { $token }, répartis à ton gré entre les Expéditions
verb-altered-roll = lance un dé
    .to = lancer un dé
verb-altered-raise-die = augmente le résultat de { $n }
    .to = augmenter le résultat de { $n }
verb-altered-move-forward = { $expedition } avance d’une région
    .to = faire avancer { $expedition } d’une région
verb-altered-move-back = l’Expédition adverse face à moi recule d’une région
    .to = faire reculer d’une région l’Expédition adverse face à moi
verb-altered-stop = { $expedition } ne peut pas avancer ce Jour
verb-altered-stop-all = aucune Expédition ne peut avancer ce Jour
verb-altered-win = tu gagnes la partie

token-altered = un jeton { $token }
where-altered-target = dans une Expédition ciblée
where-altered-mine = dans mon Expédition
where-altered-other = dans ton autre Expédition
where-altered-hero = dans ton Expédition Héros
where-altered-companion = dans ton Expédition Compagnon
where-altered-each = dans chacune de tes Expéditions
which-altered-target = une Expédition ciblée
which-altered-mine = mon Expédition
which-altered-other = ton autre Expédition
which-altered-hero = ton Expédition Héros
which-altered-companion = ton Expédition Compagnon
which-altered-each = chacune de tes Expéditions

which-altered-all = toutes les Expéditions
verb-altered-then = { $first }, puis { $second }
verb-altered-and = { $first } et { $second }
verb-altered-and-before = { $first }, { $second }
verb-altered-may = tu peux { $verb }
verb-altered-may-cost = tu peux { $cost } pour { $verb }
verb-altered-if = { SI($condition) }, { $verb }
verb-altered-if-else = { SI($condition) }, { $verb } ; sinon, { $otherwise }
verb-altered-on = { $condition }, { $verb }
verb-altered-choose-one = choisis : { $choices }
verb-altered-or = { $first } ; ou { $second }

condition-altered-control = { $n ->
    [1] tu contrôles { $a }
   *[other] tu contrôles au moins { $count } { $many }
}
condition-altered-be-first = tu es Premier Joueur
condition-altered-not-be-first = tu n’es pas Premier Joueur
condition-altered-first-character = c’est le premier Personnage que tu joues cet Après-midi
condition-altered-orbs = tu as au moins { $n } Orbes de Mana
condition-altered-not-orbs = tu as moins de { $n } Orbes de Mana
condition-altered-boosts = { $n ->
    [1] j’ai au moins 1 boost
   *[other] j’ai au moins { $n } boosts
}
condition-altered-not-boosts = j’ai moins de { $n } boosts
condition-altered-counters = j’ai au moins { $n } compteurs
condition-altered-not-counters = j’ai moins de { $n } compteurs
condition-altered-has-mark = je suis { $marks }
condition-altered-not-has-mark = je ne suis pas { $marks }
condition-altered-it-is = c’est { $a }
condition-altered-done = tu le fais
condition-altered-zeros = tu as au moins { $n } statistiques de base de 0 parmi les Personnages que tu contrôles
condition-altered-three-statuses = tu contrôles un Personnage Fugace, un autre Ancré et un autre encore Endormi
condition-altered-after-first-day = le premier Jour est passé
condition-altered-rolled-from = sur { $low } ou plus
condition-altered-rolled-just = sur { $low }
condition-altered-rolled-span = de { $low } à { $high }

head-altered-arrow = À l’arrivée (→)
head-altered-from-hand = De la main
head-altered-from-reserve = De la Réserve
head-altered-noon = À Midi
head-altered-dusk = Au Crépuscule
head-altered-night = La Nuit
head-altered-leaves = Quand je quitte la zone d’Expédition
head-altered-leaves-to-reserve = Quand je vais de la zone d’Expédition en Réserve
head-altered-put-in-reserve = Quand je vais de ta main en Réserve
head-altered-leaves-landmarks = Quand je quitte ta zone des Repères
head-altered-sacrificed = Quand on me sacrifie
head-altered-fails = Quand mon Expédition n’avance pas au Crépuscule
head-altered-joins = Quand { $a } rejoint tes Expéditions
head-altered-plays = Quand tu joues { $a }
head-altered-plays-first = { $gender ->
    [feminine] Quand tu joues { $a }, la première de l’Après-midi
   *[masculine] Quand tu joues { $a }, le premier de l’Après-midi
}
head-altered-rolls = Quand tu lances des dés
head-altered-sacrifices = Quand tu sacrifies un Personnage
head-altered-creates = Quand tu crées un jeton
head-altered-gains-boost = Quand un Personnage que tu contrôles gagne des boosts
head-altered-reserve-left = Quand une carte quitte ta Réserve l’Après-midi
head-altered-opponent-draws = Quand ton adversaire pioche ou se ravitaille
head-altered-forward = Quand l’une de tes Expéditions avance grâce au terrain { $terrain }
head-altered-exhaust = M’épuiser
head-altered-exhaust-pay = Payer { $n } Mana et m’épuiser
head-altered-support = Soutien
head-altered-dearer = { $head } (pour 1 Mana de plus { SI($condition) })
head-altered-if = { $head }, { SI($condition) }
head-altered-only-if = { $head } (seulement { SI($condition) })

ability-altered = { $head } : { $effect }

standing-altered-tough = { $who } sont Coriaces { $n }
standing-altered-tough-x = Coriace X, X étant { $n }
standing-altered-gigantic = { $who } sont Gigantesques
standing-altered-defender = { $who } sont Défenseurs
standing-altered-defender-me = je suis Défenseur
standing-altered-reserve-trigger = { $who } ont « De la Réserve : { $verb } »
standing-altered-fleeting = { $who } que tu joues sont Fugaces
standing-altered-silences = les capacités →, main et Réserve des Personnages face à moi ne s’activent pas
standing-altered-stops = ton autre Expédition et celle qui lui fait face ne peuvent pas avancer
standing-altered-floods = toutes les régions sont Eau et rien d’autre
standing-altered-costs-more = { $who } coûtent { $n } de plus
standing-altered-floor = { $who } que joue ton adversaire coûtent au moins { $n }
standing-altered-extra-die = quand tu lances des dés, lances-en un de plus et ignores-en un à ton choix
standing-altered-resupplies-better = au lieu de te ravitailler, révèle les deux cartes du dessus de ton deck : l’une va en Réserve, l’autre à la défausse
standing-altered-to-mana-instead = au lieu de quitter la zone d’Expédition, je deviens un Orbe de Mana de mon propriétaire
standing-altered-not-playable = on ne peut pas me jouer
standing-altered-adds-to-die = quand tu lances un dé, tu peux ajouter 1 à son résultat
standing-altered-may-become-mana = au lieu de quitter la zone d’Expédition, je peux devenir un Orbe de Mana de mon propriétaire
standing-altered-may-become-mana-else = au lieu de quitter la zone d’Expédition, je peux devenir un Orbe de Mana de mon propriétaire ; sinon : { $verb }
standing-altered-other-morning = le Matin, pioche 1 carte seulement ; la carte du dessus de ton deck devient ton nouvel Orbe de Mana, au lieu d’une carte de ta main
standing-altered-if = { SI($condition) }, { $verb }
cheaper-altered = En me jouant, tu peux défausser une carte de ta Réserve : je coûte { $n } de moins.

card-altered-rare = { $name } (rare)
card-altered-out-of-faction = { $name } (rare { $faction })
facts-altered-character = Main { $hand }, Réserve { $reserve } ; Forêt { $forest }, Montagne { $mountain }, Eau { $water }.
facts-altered-token = Forêt { $forest }, Montagne { $mountain }, Eau { $water }.
facts-altered-cost = Main { $hand }, Réserve { $reserve }.
facts-altered-hero = Garde { $reserve } cartes en Réserve et { $landmarks } Repères la Nuit.
source-altered-facts = Noms, coûts et statistiques comme imprimés ; la formulation est de nous.

## Ce qui peut se choisir.

action-altered-play = { $place ->
    [hero] Jouer { $card } dans ton Expédition Héros
    [companion] Jouer { $card } dans ton Expédition Compagnon
   *[none] Jouer { $card }
}
action-altered-reserve = { $place ->
    [hero] Jouer { $card } de ta Réserve dans ton Expédition Héros
    [companion] Jouer { $card } de ta Réserve dans ton Expédition Compagnon
   *[none] Jouer { $card } de ta Réserve
}
action-altered-exhaust = { $rank ->
    [1] Épuiser { $card }
   *[other] Épuiser { $card } (numéro { $rank })
}
action-altered-exhaust-b = { $rank ->
    [1] Épuiser { $card } pour sa seconde capacité
   *[other] Épuiser { $card } (numéro { $rank }) pour sa seconde capacité
}
action-altered-support = Défausser { $card } de ta Réserve pour sa capacité de Soutien
action-altered-mana = Mettre { $card } dans ta zone de Mana
action-altered-choose = Choisir { $card }
action-altered-pick = { $place ->
    [my-hero] Choisir { $card } dans ton Expédition Héros
    [my-companion] Choisir { $card } dans ton Expédition Compagnon
    [my-landmarks] Choisir { $card } parmi tes Repères
    [my-reserve] Choisir { $card } dans ta Réserve
    [your-hero] Choisir { $card } dans l’Expédition Héros adverse
    [your-companion] Choisir { $card } dans l’Expédition Compagnon adverse
    [your-landmarks] Choisir { $card } parmi les Repères adverses
   *[your-reserve] Choisir { $card } dans la Réserve adverse
}
action-altered-first = D’abord { $card }
action-altered-expedition = { $place ->
    [my-hero] Ton Expédition Héros
    [my-companion] Ton Expédition Compagnon
    [your-hero] L’Expédition Héros adverse
   *[your-companion] L’Expédition Compagnon adverse
}
action-altered-player = { $place ->
    [me] Toi
   *[you] Ton adversaire
}
action-altered-ignore = Ignorer le { $n }

ranked-altered = { $card } (numéro { $rank })
marked-altered = { $card } ({ $marks })
mark-altered-boosts = { $n ->
    [1] 1 boost
   *[other] { $n } boosts
}

choice-altered-for = { $choice } pour { $n } Mana
choice-altered-pass-turn = Passer : plus de tour pour toi cet Après-midi
choice-altered-no-orb = Garder toutes tes cartes en main
choice-altered-leave-there = La laisser sur ton deck
choice-altered-no-more = Ne plus mettre personne en jeu
choice-altered-no-target = Ne choisir aucune cible
choice-altered-no-card = Ne choisir aucune carte
choice-altered-decline = T’en passer
choice-altered-clean-reserve = Défausser { $card } de ta Réserve
choice-altered-clean-landmarks = Abandonner le Repère { $card }
choice-altered-pay-all = Payer le coût entier
choice-altered-tough = { $choice }, en payant { $n } Mana pour Coriace

## Le journal. `.own` se lit du côté de qui agit, `.hidden` quand la carte reste cachée.

line-altered-begins = { $player } est Premier Joueur.
    .own = Tu es Premier Joueur.
line-altered-has-hero = Héros { DE($player) } : { $card }.
    .own = Ton Héros : { $card }.
# Ici $n compte les cartes ; 0 est une ligne d’une partie commencée quand chaque carte avait la sienne.
line-altered-drew-opening = { $n ->
    [0] { $player } pioche { $cards } pour commencer.
   *[other] { $player } pioche { $n } cartes pour commencer : { $cards }.
}
    .own = { $n ->
        [0] Tu pioches { $cards } pour commencer.
       *[other] Tu pioches { $n } cartes pour commencer : { $cards }.
    }
    .hidden = { $n ->
        [0] { $player } pioche une carte pour commencer.
       *[other] { $player } pioche { $n } cartes pour commencer.
    }
line-altered-opening-mana = { $n ->
    [0] { $player } met { $cards } dans la zone de Mana.
   *[other] { $player } met { $n } cartes dans la zone de Mana : { $cards }.
}
    .own = { $n ->
        [0] Tu mets { $cards } dans ta zone de Mana.
       *[other] Tu mets { $n } cartes dans ta zone de Mana : { $cards }.
    }
    .hidden = { $n ->
        [0] { $player } met une carte dans la zone de Mana.
       *[other] { $player } met { $n } cartes dans la zone de Mana.
    }
line-altered-day = Le Jour { $n } commence.
line-altered-arena-day = Le Jour { $n } commence, dans l’Arène.
line-altered-marker-passes = { $player } devient Premier Joueur.
    .own = Tu deviens Premier Joueur.
line-altered-readied = Tout ce qui était épuisé se redresse.
line-altered-drew-morning = { $player } pioche { $card }.
    .own = Tu pioches { $card }.
    .hidden = { $player } pioche une carte.
line-altered-expanded = { $player } met { $card } dans la zone de Mana, en Orbe redressé.
    .own = Tu mets { $card } dans ta zone de Mana, en Orbe redressé.
    .hidden = { $player } met une carte dans la zone de Mana, en Orbe redressé.
line-altered-did-not-expand = { $player } ne met pas de carte dans la zone de Mana.
    .own = Tu ne mets pas de carte dans ta zone de Mana.
line-altered-noon = Il est Midi.
line-altered-afternoon = L’Après-midi commence avec { $player }.
    .own = L’Après-midi commence avec toi.
line-altered-dusk = Le Crépuscule tombe.
line-altered-night = La Nuit tombe.
line-altered-played = { $player } joue { $card }.
    .own = Tu joues { $card }.
line-altered-played-hero = { $player } joue { $card } dans l’Expédition Héros.
    .own = Tu joues { $card } dans ton Expédition Héros.
line-altered-played-companion = { $player } joue { $card } dans l’Expédition Compagnon.
    .own = Tu joues { $card } dans ton Expédition Compagnon.
line-altered-replayed = { $player } joue { $card } de la Réserve.
    .own = Tu joues { $card } de ta Réserve.
line-altered-replayed-hero = { $player } joue { $card } de la Réserve dans l’Expédition Héros.
    .own = Tu joues { $card } de ta Réserve dans ton Expédition Héros.
line-altered-replayed-companion = { $player } joue { $card } de la Réserve dans l’Expédition Compagnon.
    .own = Tu joues { $card } de ta Réserve dans ton Expédition Compagnon.
line-altered-paid = { $player } paie { $n } Mana pour { $card }.
    .own = Tu paies { $n } Mana pour { $card }.
line-altered-free = { $card } ne coûte rien.
line-altered-cheaper = { $player } défausse { $card } de la Réserve pour payer moins.
    .own = Tu défausses { $card } de ta Réserve pour payer moins.
line-altered-spell-kept = Le Sort { $card } a fini d’agir et va dans la Réserve { DE($player) }.
    .own = Le Sort { $card } a fini d’agir et va dans ta Réserve.
line-altered-spell-spent = Le Sort Fugace { $card } a fini d’agir et va dans la défausse { DE($player) }.
    .own = Le Sort Fugace { $card } a fini d’agir et va dans ta défausse.
line-altered-exhausted = { $player } épuise { $card }.
    .own = Tu épuises { $card }.
line-altered-supported = { $player } défausse { $card } de la Réserve pour sa capacité de Soutien.
    .own = Tu défausses { $card } de ta Réserve pour sa capacité de Soutien.
line-altered-passed = { $player } passe pour cet Après-midi.
    .own = Tu passes pour cet Après-midi.
line-altered-after-you = { $player } dit « Après vous » : le tour se termine.
    .own = Tu dis « Après vous » : ton tour se termine.
line-altered-triggered = { $card } réagit, pour { $player }.
    .own = { $card } réagit, pour toi.
line-altered-condition-unmet = La condition { DE($card) } n’est pas remplie : il ne se passe rien.
line-altered-found-nothing = Cette étape { DE($card) } ne fait rien.
line-altered-declined = { $player } renonce à cette étape { DE($card) }.
    .own = Tu renonces à cette étape { DE($card) }.
line-altered-chose-mode = { $player } choisit ce que fait { $card } : { $text }.
    .own = Tu choisis ce que fait { $card } : { $text }.
line-altered-promised = { $card } promet { A($player) } : { $text }.
    .own = { $card } te promet : { $text }.
line-altered-activated = { $player } active les capacités { DE($card) }.
    .own = Tu actives les capacités { DE($card) }.
line-altered-about-to-leave = { $card } est sur le point de quitter les Expéditions { DE($player) }.
    .own = { $card } est sur le point de quitter tes Expéditions.
line-altered-resupply-replaced = { $card } remplace le ravitaillement { DE($player) } par un choix entre deux cartes.
    .own = { $card } remplace ton ravitaillement par un choix entre deux cartes.
line-altered-die-added = { $card } donne { A($player) } un dé de plus ; l’un des dés sera ignoré.
    .own = { $card } te donne un dé de plus ; l’un des dés sera ignoré.
line-altered-paid-tough = { $player } paie { $n } Mana pour cibler { $card } malgré Coriace.
    .own = Tu paies { $n } Mana pour cibler { $card } malgré Coriace.
line-altered-paid-effect = { $player } paie { $n } Mana pour la capacité.
    .own = Tu paies { $n } Mana pour la capacité.
line-altered-boosted = { $n ->
    [0] { $card } ne gagne pas de boost.
    [1] { $card } gagne 1 boost.
   *[other] { $card } gagne { $n } boosts.
}
line-altered-counted = { $card } gagne { $n ->
    [1] 1 compteur
   *[other] { $n } compteurs
}.
line-altered-spent = { $card } dépense { $n ->
    [1] 1 compteur
   *[other] { $n } compteurs
}.
line-altered-targeted = { $player } cible { $card }.
    .own = Tu cibles { $card }.
line-altered-became-fleeting = { $card } reçoit le statut Fugace.
line-altered-lost-fleeting = { $card } perd le statut Fugace.
line-altered-became-anchored = { $card } reçoit le statut Ancré.
line-altered-became-asleep = { $card } reçoit le statut Endormi.
line-altered-already-fleeting = { $card } a déjà le statut Fugace : rien ne change.
line-altered-already-anchored = { $card } a déjà le statut Ancré : rien ne change.
line-altered-already-asleep = { $card } a déjà le statut Endormi : rien ne change.
line-altered-not-fleeting = { $card } n’a pas le statut Fugace : rien ne change.
line-altered-drew = { $player } pioche { $card }.
    .own = Tu pioches { $card }.
    .hidden = { $player } pioche une carte.
line-altered-nothing-to-draw = { $player } n’a plus de carte ni dans son deck ni dans sa défausse.
    .own = Tu n’as plus de carte ni dans ton deck ni dans ta défausse.
line-altered-reshuffled = La défausse { DE($player) } est mélangée et forme un deck de { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
    .own = Ta défausse est mélangée et forme un deck de { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
line-altered-resupplied = Ravitaillement : { $card } passe du deck { DE($player) } à la Réserve.
    .own = Ravitaillement : { $card } passe de ton deck à ta Réserve.
line-altered-revealed = { $player } révèle { $card }.
    .own = Tu révèles { $card }.
line-altered-to-reserve = { $card } va dans la Réserve { DE($player) }.
    .own = { $card } va dans ta Réserve.
line-altered-to-discard = { $card } va dans la défausse { DE($player) }.
    .own = { $card } va dans ta défausse.
line-altered-to-hand = { $card } revient dans la main { DE($player) }.
    .own = { $card } revient dans ta main.
line-altered-to-deck = { $card } va sur le deck { DE($player) }.
    .own = { $card } va sur ton deck.
line-altered-to-mana = { $card } devient un Orbe de Mana { DE($player) }, épuisé.
    .own = { $card } devient un de tes Orbes de Mana, épuisé.
    .hidden = Une carte devient un Orbe de Mana { DE($player) }, épuisé.
line-altered-fleeting-goes = { $card } est Fugace et va dans la défausse { DE($player) }.
    .own = { $card } est Fugace et va dans ta défausse.
line-altered-token-goes = Le jeton { $card } quitte la partie.
line-altered-sabotaged = { $whose ->
    [own] { $player } sabote { $card } dans sa propre Réserve, et la carte va dans sa défausse.
   *[other] { $player } sabote { $card } dans la Réserve { DE($other) }, et la carte va dans la défausse { DE($other) }.
}
    .own = { $whose ->
        [own] Tu sabotes { $card } dans ta propre Réserve, et la carte va dans ta défausse.
       *[other] Tu sabotes { $card } dans la Réserve { DE($other) }, et la carte va dans la défausse { DE($other) }.
    }
    .you = { $player } sabote { $card } dans ta Réserve, et la carte va dans ta défausse.
line-altered-sacrificed = { $player } sacrifie { $card }.
    .own = Tu sacrifies { $card }.
line-altered-discarded = { $player } défausse { $card }.
    .own = Tu défausses { $card }.
line-altered-hand-to-reserve = { $player } met { $card } de sa main en Réserve.
    .own = Tu mets { $card } de ta main en Réserve.
line-altered-reserve-to-hand = { $player } reprend { $card } de la Réserve en main.
    .own = Tu reprends { $card } de ta Réserve en main.
line-altered-created-hero = { $card } rejoint l’Expédition Héros { DE($player) }.
    .own = { $card } rejoint ton Expédition Héros.
line-altered-created-companion = { $card } rejoint l’Expédition Compagnon { DE($player) }.
    .own = { $card } rejoint ton Expédition Compagnon.
line-altered-rolled = { $player } obtient { $n } au dé.
    .own = Tu obtiens { $n } au dé.
line-altered-ignored-die = { $player } ignore le { $n }.
    .own = Tu ignores le { $n }.
line-altered-added-to-die = { $player } augmente le résultat de { $n }.
    .own = Tu augmentes le résultat de { $n }.
line-altered-switched = { $card } change d’Expédition.
line-altered-forward-hero = Le Héros { DE($player) } domine en { $terrains } et avance en région { $n }.
    .own = Ton Héros domine en { $terrains } et avance en région { $n }.
line-altered-forward-companion = Le Compagnon { DE($player) } domine en { $terrains } et avance en région { $n }.
    .own = Ton Compagnon domine en { $terrains } et avance en région { $n }.
line-altered-stayed-hero = Le Héros { DE($player) } reste en région { $n }.
    .own = Ton Héros reste en région { $n }.
line-altered-stayed-companion = Le Compagnon { DE($player) } reste en région { $n }.
    .own = Ton Compagnon reste en région { $n }.
line-altered-defended-hero = Le Héros { DE($player) } domine mais reste en région { $n } : { $card } a le mot-clé Défenseur.
    .own = Ton Héros domine mais reste en région { $n } : { $card } a le mot-clé Défenseur.
line-altered-defended-companion = Le Compagnon { DE($player) } domine mais reste en région { $n } : { $card } a le mot-clé Défenseur.
    .own = Ton Compagnon domine mais reste en région { $n } : { $card } a le mot-clé Défenseur.
line-altered-barred-hero = Le Héros { DE($player) } ne peut pas avancer et reste en région { $n }.
    .own = Ton Héros ne peut pas avancer et reste en région { $n }.
line-altered-barred-companion = Le Compagnon { DE($player) } ne peut pas avancer et reste en région { $n }.
    .own = Ton Compagnon ne peut pas avancer et reste en région { $n }.
line-altered-no-moves = Dans l’Arène, aucune Expédition ne bouge.
line-altered-moved-hero = Le Héros { DE($player) } avance en région { $n }.
    .own = Ton Héros avance en région { $n }.
line-altered-moved-companion = Le Compagnon { DE($player) } avance en région { $n }.
    .own = Ton Compagnon avance en région { $n }.
line-altered-back-hero = Le Héros { DE($player) } recule en région { $n }.
    .own = Ton Héros recule en région { $n }.
line-altered-back-companion = Le Compagnon { DE($player) } recule en région { $n }.
    .own = Ton Compagnon recule en région { $n }.
line-altered-tumult = Une carte Tumulte se retourne : { $left } en région { $n }, { $right } en région { $next }.
line-altered-rested = Repos : les Personnages quittent les Expéditions.
line-altered-stayed-anchored = { $card } reste à sa place et perd le statut Ancré.
line-altered-stayed-asleep = { $card } reste à sa place et perd le statut Endormi.
line-altered-stayed-eternal = { $card } reste à sa place : Éternel est son mot-clé.
line-altered-cleaned-reserve = Nettoyage : { $player } défausse { $card } de la Réserve.
    .own = Nettoyage : tu défausses { $card } de ta Réserve.
line-altered-cleaned-landmarks = Nettoyage : { $player } abandonne le Repère { $card }.
    .own = Nettoyage : tu abandonnes le Repère { $card }.
line-altered-stopped-hero = L’Expédition Héros { DE($player) } ne peut pas avancer ce Jour.
    .own = Ton Expédition Héros ne peut pas avancer ce Jour.
line-altered-stopped-companion = L’Expédition Compagnon { DE($player) } ne peut pas avancer ce Jour.
    .own = Ton Expédition Compagnon ne peut pas avancer ce Jour.
line-altered-to-arena = Vous êtes allés aussi loin l’un que l’autre : tout le monde va dans l’Arène.
line-altered-arena-won = { $player } l’emporte sur { $n ->
    [one] { $n } terrain
   *[other] { $n } terrains
} dans l’Arène et gagne la partie.
    .own = Tu l’emportes sur { $n ->
        [one] { $n } terrain
       *[other] { $n } terrains
    } dans l’Arène et tu gagnes la partie.
line-altered-arena-again = Personne ne l’emporte sur plus de terrains : encore un Jour dans l’Arène.
line-altered-met = Le Héros et le Compagnon { DE($player) } se sont rejoints au bout de { $n } régions : { $player } gagne la partie.
    .own = Ton Héros et ton Compagnon se sont rejoints au bout de { $n } régions : tu gagnes la partie.
line-altered-further = Les deux duos se sont rejoints, et celui { DE($player) } est allé plus loin, par { $n } régions contre { $less } : { $player } gagne la partie.
    .own = Les deux duos se sont rejoints, et le tien est allé plus loin, par { $n } régions contre { $less } : tu gagnes la partie.
line-altered-won-by-card = { $player } gagne la partie grâce { A($card) }.
    .own = Tu gagnes la partie grâce { A($card) }.
line-altered-cut-short = La partie s’arrête inachevée après { $n ->
    [one] { $n } Jour
   *[other] { $n } Jours
}.

## Comment une partie finit.

ending-altered-met = Le Héros et le Compagnon { DE($player) } se sont rejoints : { $player } gagne.
    .own = Ton Héros et ton Compagnon se sont rejoints : tu gagnes.
ending-altered-further = Les deux duos se sont rejoints, et celui { DE($player) } est allé plus loin : { $player } gagne à la distance.
    .own = Les deux duos se sont rejoints, et le tien est allé plus loin : tu gagnes à la distance.
ending-altered-arena = { $player } gagne dans l’Arène.
    .own = Tu gagnes dans l’Arène.
ending-altered-card = { $player } gagne par un effet.
    .own = Tu gagnes par un effet.
ending-altered-cap = La partie s’arrête inachevée : elle a atteint sa limite de Jours.

## Pourquoi pas.

reason-altered-fine = Tu peux le faire.
reason-altered-game-over = La partie est finie : un Héros et un Compagnon se sont rejoints. Commence une nouvelle partie pour rejouer.
reason-altered-game-over-further = La partie est finie : elle s’est gagnée à la distance. Commence une nouvelle partie pour rejouer.
reason-altered-game-over-arena = La partie est finie : elle s’est gagnée dans l’Arène. Commence une nouvelle partie pour rejouer.
reason-altered-game-over-card = La partie est finie : elle s’est gagnée par une carte. Commence une nouvelle partie pour rejouer.
reason-altered-game-cut-short = La partie s’est arrêtée à sa limite de Jours. Commence une nouvelle partie pour rejouer.
reason-altered-opening-first = Choisis d’abord trois de tes six cartes pour ta zone de Mana.
reason-altered-opening-done = Tu as choisi tes trois cartes de Mana. Attends ton adversaire.
reason-altered-not-your-turn = C’est le tour de ton adversaire. Tu joues une carte pendant le tien.
reason-altered-quick-not-now = Une action rapide se fait pendant ton tour, avant de jouer une carte ou de passer.
reason-altered-opponent-chooses = Ton adversaire a d’abord un choix à faire.
reason-altered-not-in-hand = Tu n’as pas { $card } en main. Choisis une carte que tu as.
reason-altered-not-among-six = { $card } n’est pas parmi les cartes que tu as piochées. Choisis-en trois de celles-là.
reason-altered-not-in-hand-at-morning = Tu n’as pas { $card } en main. Mets dans ta zone de Mana une carte que tu as, ou aucune.
reason-altered-not-in-hand-for-effect = Tu n’as pas { $card } en main. Cet effet demande une carte de ta main.
reason-altered-not-in-reserve = Ta Réserve n’a pas { $card } à choisir ainsi. Choisis une carte qui s’y trouve.
reason-altered-not-enough-mana = Tu n’as pas assez de Mana pour { $card }.
reason-altered-not-playable = On ne peut pas jouer { $card } maintenant. { $needs }
reason-altered-not-controlled = Tu ne contrôles pas { $card }, ou pas ainsi.
reason-altered-no-exhaust = { $card } n’a pas de capacité pour laquelle s’épuiser ainsi.
reason-altered-exhausted-already = Cette carte est déjà épuisée : { $card }. Elle se redresse le Matin.
reason-altered-no-support = { $card } n’a pas de capacité de Soutien.
reason-altered-support-not-in-reserve = { $card } n’est pas dans ta Réserve. Une capacité de Soutien ne sert que de là.
reason-altered-quick-mana = Tu n’as pas assez de Mana pour cette capacité { DE($card) }.
reason-altered-quick-cost = Cette capacité { DE($card) } a, outre le Mana, un coût que tu ne peux pas payer maintenant.
reason-altered-quick-condition = Cette capacité { DE($card) } ne peut pas servir maintenant. { $needs }
reason-altered-too-often = { $card } l’a déjà fait cent fois aujourd’hui. C’est la limite.
reason-altered-only-morning = Une carte ne va de la main à la zone de Mana que le Matin.
reason-altered-only-in-effect = Tu ne choisis cela que si un effet le demande. Joue une carte, fais une action rapide ou passe.
reason-altered-only-in-order = Aucune réaction n’attend d’être ordonnée.
reason-altered-not-in-morning = C’est le Matin : mets une carte dans ta zone de Mana ou garde-les toutes.
reason-altered-finish-effect = Un effet est en cours et demande autre chose. Réponds-y d’abord.
reason-altered-not-offered = Cet effet ne propose pas cela. Choisis parmi ce qu’il propose.
reason-altered-not-there = { $card } ne se trouve pas à l’endroit désigné. Choisis parmi ce que l’effet propose.
reason-altered-not-fitting = { $card } est bien là, mais cet effet ne cible pas ce genre de carte. Choisis parmi ce qu’il propose.
reason-altered-out-of-reach = { $card } est en Réserve, et cet effet n’atteint que ce qui est en jeu.
reason-altered-chosen-already = Tu as déjà choisi { $card }. Les cibles d’une même étape sont toutes différentes.
reason-altered-tough-unpaid = { $card } est Coriace, et tu n’as pas assez de Mana pour cibler cette carte.
reason-altered-must-target = Il faut choisir une cible tant qu’il y en a une de possible.
reason-altered-must-choose = Cela se fait autant que possible. Choisis une carte.
reason-altered-in-their-order = Nomme les Expéditions dans leur ordre : celles d’avant la dernière nommée ne reviennent plus.
reason-altered-no-such-die = Aucun dé que tu pourrais ignorer n’indique cela.
reason-altered-order-first = Choisis d’abord laquelle de tes réactions en attente vient maintenant.
reason-altered-clean-up = Ta Réserve a trop de cartes pour la Nuit. Choisis-en d’abord une à défausser.
reason-altered-clean-up-landmarks = Tu as trop de Repères pour la Nuit. Choisis-en d’abord un à abandonner.
reason-altered-not-yours-to-clean = Choisis une carte de ta propre Réserve : elle dépasse sa limite.
reason-altered-not-a-landmark-of-yours = Choisis un de tes propres Repères : ils dépassent leur limite.
reason-altered-pay-first = Attends pour { $card } : la carte en train d’être jouée se paie d’abord.

needs-altered-condition = Elle ne sert que { SI($condition) }.
needs-altered-text = Son propre texte l’interdit.

## Questions.

prompt-altered-opening = Choisis trois cartes pour ta zone de Mana : { $n } sur 3.
prompt-altered-expand = Matin : mets une carte dans ta zone de Mana, ou garde-les toutes.
prompt-altered-turn = À toi : joue une carte, fais une action rapide ou passe. Mana disponible : { $n }.
prompt-altered-clean-reserve = Nuit : ta Réserve garde { $n } cartes. Choisis une carte à défausser.
prompt-altered-clean-landmarks = Nuit : tu gardes { $n } Repères. Choisis un Repère à abandonner.
prompt-altered-ignore = Choisis le dé à ignorer.
prompt-altered-sort = Choisis quelle carte révélée va en Réserve ; l’autre est défaussée.
prompt-altered-pay = Défausse une carte de ta Réserve pour payer moins cher { $card }, ou paie tout.
prompt-altered-order = Plusieurs réactions attendent : choisis laquelle vient maintenant.
prompt-altered-do = { $source } : { $text }
prompt-altered-may = { $source } : { $text } Le fais-tu ?
prompt-altered-add-one = Le dé indique { $n } : ajouter 1 ?
prompt-altered-put = Mets un Personnage révélé dans une de tes Expéditions, ou aucun.
prompt-altered-play-or-take = Joue la carte révélée sans payer, choisis-la pour ta main, ou laisse-la sur ton deck.
prompt-altered-become-orb = { $card } va partir : en faire plutôt un Orbe de Mana ?
prompt-altered-wait-phase = { $phase } : { $player } choisit.
