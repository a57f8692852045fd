# Expédition Altiplano. `$card`, `$newcomer` et `$source` sont des noms de cartes, `$player` et `$other` des noms de joueurs.

game-altiplano = Expédition Altiplano
    .description = Deux expéditions se disputent les Trésors d’une vallée inca : la première qui en réunit deux dans son Camp l’emporte.

phase-altiplano-0 = Constitution des expéditions
phase-altiplano-1 = Pioche
phase-altiplano-2 = Action
phase-altiplano-3 = Action ou pose
phase-altiplano-4 = Vérification

## Options de la table.

option-altiplano-assembly = Constitution des expéditions
    .explanation = Les premiers Personnages se choisissent à tour de rôle au lieu d’être distribués.
option-altiplano-turn_cap = Limite de tours
    .explanation = La partie s’arrête inachevée après ce nombre de tours ; 0 ne fixe aucune limite.
    .value-0 = sans limite
option-altiplano-first = Premier tour
    .explanation = Qui joue le premier tour.
    .value-random = au hasard
    .value-0 = Joueur 1
    .value-1 = Joueur 2
option-altiplano-rogue_spares = Main que Bourlingueur sans scrupule épargne
    .explanation = L’Action de Bourlingueur sans scrupule ne peut pas viser une main qui a ce nombre de cartes ou moins.
option-altiplano-no_target = Cartes sans effet
    .explanation = Si une carte ou une Action qui ne ferait rien du tout peut quand même servir.
    .value-refused = refusées
    .value-allowed = permises
option-altiplano-own_removal = Un Personnage peut répondre à sa propre suppression
    .explanation = Une Réaction à la suppression d’un Personnage vaut aussi pour celui qui est sur le point de partir.
option-altiplano-several_reactions = Plusieurs Réactions au même événement
    .explanation = Un événement peut recevoir une Réaction après l’autre, jusqu’à ce qu’il soit annulé.
option-altiplano-reshuffle = Mélange d’une défausse
    .explanation = Quand se refait une pioche : dès que l’ancienne est épuisée, comme dans le livret, ou seulement quand il en faut une carte.
    .value-exhausted = quand la pioche est épuisée
    .value-needed = quand il faut une carte

## Noms.

noun-altiplano-card = carte
    .a = une carte
    .gender = feminine
noun-altiplano-character = Personnage
    .a = un Personnage
    .gender = masculine
noun-altiplano-location = Lieu
    .a = un Lieu
    .gender = masculine
noun-altiplano-treasure = Trésor
    .a = un Trésor
    .gender = masculine
noun-altiplano-action = Action
    .a = une Action
    .gender = feminine
noun-altiplano-reaction = Réaction
    .a = une Réaction
    .gender = feminine
noun-altiplano-archaeologist = Archéologue
    .a = un Archéologue
    .gender = masculine
noun-altiplano-raider = Baroudeur
    .a = un Baroudeur
    .gender = masculine
noun-altiplano-neutral = neutre
    .a = un Personnage neutre
    .gender = masculine
noun-altiplano-beast = Bête
    .a = une Bête
    .gender = feminine
noun-altiplano-trap = Piège
    .a = un Piège
    .gender = masculine
noun-altiplano-special = carte Spéciale
    .a = une carte Spéciale
    .gender = feminine

## Ce que font les cartes. « Je » est qui joue la carte, l’autre est « mon adversaire », jamais « tu » : c’est qui lit la page.

verb-altiplano-draw = { $pile ->
    [exploration] { $n ->
        [1] je pioche une carte Exploration
       *[other] je pioche { $n } cartes Exploration
    }
    [character] { $n ->
        [1] je pioche une carte Personnage
       *[other] je pioche { $n } cartes Personnage
    }
   *[any] { $n ->
        [1] je pioche une carte
       *[other] je pioche { $n } cartes
    }
}
    .some = j’en pioche { $some }
    .gender = feminine
verb-altiplano-look-for = { $pile ->
    [character] je regarde les { $n } premières cartes de la pioche Personnages
   *[exploration] je regarde les { $n } premières cartes de la pioche Exploration
} ; parmi elles, je peux montrer { $a } et prendre cette carte en main
    .rest = les autres passent sous la pioche dans le même ordre
verb-altiplano-look-any = { $pile ->
    [character] je regarde les { $n } premières cartes de la pioche Personnages
   *[exploration] je regarde les { $n } premières cartes de la pioche Exploration
} et j’en prends une en main
    .rest = { $n ->
        [2] l’autre passe sous la pioche
       *[other] les autres passent sous la pioche dans le même ordre
    }
verb-altiplano-reveal = { $pile ->
    [character] je retourne les { $n } premières cartes de la pioche Personnages
   *[exploration] je retourne les { $n } premières cartes de la pioche Exploration
}
    .rest = les cartes restantes vont à la défausse
verb-altiplano-reveal-until = je retourne des cartes de la pioche Exploration jusqu’à voir { $a } et je prends cette carte en main
    .rest = les cartes restantes vont à la défausse
verb-altiplano-take-shown = parmi elles, je peux prendre en main { $a }
    .some = je peux en prendre { $some } en main
verb-altiplano-take-shown-camp = parmi elles, je peux poser { $a } dans mon Camp
    .some = je peux en poser { $some } dans mon Camp
verb-altiplano-take-discard = je prends en main { $a } de la défausse
    .some = j’en prends { $some } en main
verb-altiplano-discard-random = { $n ->
    [1] je défausse une carte au hasard de la main de mon adversaire
   *[other] je défausse { $n } cartes au hasard de la main de mon adversaire
}
    .some = j’en défausse { $some } au hasard
    .gender = feminine
verb-altiplano-take-random = { $n ->
    [1] je prends une carte au hasard dans la main de mon adversaire
   *[other] je prends { $n } cartes au hasard dans la main de mon adversaire
}
    .some = j’en prends { $some } au hasard
    .gender = feminine
verb-altiplano-give = je donne à mon adversaire une carte de ma main
    .some = j’en donne { $some } à mon adversaire
    .gender = feminine
verb-altiplano-discard-own = je défausse une carte
    .some = j’en défausse { $some }
    .gender = feminine
verb-altiplano-look-and-discard = je regarde la main de mon adversaire et j’en défausse une carte
verb-altiplano-look-at-hand = je regarde la main de mon adversaire
verb-altiplano-remove = je supprime { $a } du Camp de mon adversaire
    .some = j’en supprime { $some }
verb-altiplano-remove-random = je supprime un Personnage au hasard du Camp de mon adversaire
    .some = j’en supprime { $some } au hasard
    .gender = masculine
verb-altiplano-remove-own = je supprime un Personnage de mon propre Camp
verb-altiplano-remove-location = je supprime le Lieu de mon adversaire
verb-altiplano-remove-treasure = je supprime un Trésor du Camp de mon adversaire
    .some = j’en supprime { $some }
    .gender = masculine
verb-altiplano-win-over = un Personnage de mon choix quitte le Camp de mon adversaire et rejoint le mien
verb-altiplano-send-back = un Personnage de mon choix quitte le Camp de mon adversaire et revient dans sa main
    .times = { $times } Personnages de mon choix quittent le Camp de mon adversaire et reviennent dans sa main
verb-altiplano-take-back = { $a } quitte mon Camp et revient dans ma main
verb-altiplano-send-location-back = le Lieu de mon adversaire revient dans sa main
verb-altiplano-call-in = je pose dans mon Camp { $a } de la défausse
verb-altiplano-smuggle = je pose dans mon Camp un Trésor de ma main, et mon Lieu reste
verb-altiplano-place = je pose dans mon Camp { $a } de ma main
    .some = j’en pose { $some }
verb-altiplano-discard-self = ce Personnage va à la défausse
verb-altiplano-cancel = j’annule cette carte
verb-altiplano-turn-against = cette carte prend effet comme si je l’avais jouée, sans son prérequis
verb-altiplano-stay = ce Personnage reste dans mon Camp
verb-altiplano-to-hand = ce Personnage revient dans ma main au lieu d’aller à la défausse
verb-altiplano-bury = ce Lieu va à la défausse au lieu d’entrer dans le Camp de mon adversaire

amount-altiplano-count-yours = pour chaque { $kind } du Camp de mon adversaire
amount-altiplano-cards-beyond = pour chaque carte de la main de mon adversaire au-delà de { $n }
amount-altiplano-as-many = pour chaque carte défaussée

condition-altiplano-be-adventurer = je suis Aventurier sans peur
condition-altiplano-be-rogue = je suis Bourlingueur sans scrupule
condition-altiplano-you-have-location = mon adversaire a un Lieu
condition-altiplano-you-are-ahead = le Camp de mon adversaire compte plus de cartes que le mien (hors Spéciales)
condition-altiplano-you-have-more-characters = le Camp de mon adversaire compte plus de Personnages que le mien
condition-altiplano-you-hold-more = mon adversaire a plus de cartes en main que moi
condition-altiplano-you-have-treasure = mon adversaire a un Trésor dans son Camp
condition-altiplano-showed = il s’y trouve { $a }

moment-altiplano-beast = Quand mon adversaire joue une Bête
moment-altiplano-trap = Quand mon adversaire joue un Piège
moment-altiplano-removal = Quand mon adversaire supprime un Personnage de mon Camp
moment-altiplano-location = Quand mon adversaire pose un Lieu
moment-altiplano-discard = Quand mon adversaire a défaussé des cartes au hasard de ma main
moment-altiplano-reaction = Quand mon adversaire joue une carte Réaction

standing-altiplano-keep-more = { $n ->
    [1] Ma limite de main augmente d’une carte.
   *[other] Ma limite de main augmente de { $n } cartes.
}
standing-altiplano-keep-less = { $n ->
    [1] La limite de main de mon adversaire diminue d’une carte.
   *[other] La limite de main de mon adversaire diminue de { $n } cartes.
}
standing-altiplano-guard-treasures = Mon adversaire ne peut pas supprimer les Trésors de mon Camp.

reminder-altiplano-location = Je ne peux le poser que si mon Camp n’a aucun Lieu.
reminder-altiplano-treasure = Pour le poser, il me faut un Archéologue et un Lieu dans mon Camp, et ce Lieu est supprimé. Mon second Trésor me donne la victoire.
reminder-altiplano-rogue = { $n ->
    [1] Pas contre une main d’une carte ou moins.
   *[other] Pas contre une main de { $n } cartes ou moins.
}

source-altiplano-name-public-review = Le nom vient d’une critique publique ; le reste est de nous.
source-altiplano-name-rulebook-story = Le nom vient du récit du livret de règles ; le reste est de nous.

## Ce qui peut se choisir.

action-altiplano-draw = { $pile ->
    [characters] Piocher une carte Personnage
   *[exploration] Piocher une carte Exploration
}
action-altiplano-play = Jouer { $card }
action-altiplano-act = Utiliser l’Action { DE($card) }
action-altiplano-place = Poser { $card }
action-altiplano-react = Réagir avec { $card }
action-altiplano-remove = Supprimer { $card }
action-altiplano-discard = Défausser { $card }
action-altiplano-take = Prendre { $card }
action-altiplano-give = Donner { $card }
action-altiplano-keep = Garder { $card }
action-altiplano-displace = Faire de la place : { $card } s’en va
action-altiplano-return = Renvoyer { $card } en main

choice-altiplano-next-phase = Passer à la phase { $n }
choice-altiplano-no-reaction = Ne pas réagir
choice-altiplano-take-nothing = Ne rien prendre

## Le journal. `.own` se lit du côté de qui agit, `.you` du côté de qui subit, `.hidden` quand la carte reste cachée.

line-altiplano-begins = { $player } joue le premier tour.
    .own = Tu joues le premier tour.
line-altiplano-dealt-character = { $card } commence dans le Camp { DE($player) }.
    .own = { $card } commence dans ton Camp.
line-altiplano-kept = { $player } garde { $card } face cachée ({ $n } sur 3).
    .own = Tu gardes { $card } face cachée ({ $n } sur 3).
    .hidden = { $player } garde un Personnage face cachée ({ $n } sur 3).
line-altiplano-assembled = { $player } dévoile { $card }.
    .own = Tu dévoiles { $card }.
line-altiplano-dealt-hands = { $player } reçoit { $n } cartes Exploration.
    .own = Tu reçois { $n } cartes Exploration.
line-altiplano-turn = Tour { $n } : { $player } joue.
    .own = Tour { $n } : c’est à toi de jouer.
line-altiplano-drew = { $player } pioche { $card }.
    .own = Tu pioches { $card }.
    .hidden = { $pile ->
        [characters] { $player } pioche une carte Personnage.
       *[exploration] { $player } pioche une carte Exploration.
    }
line-altiplano-drew-by-effect = { $player } pioche { $card }.
    .own = Tu pioches { $card }.
    .hidden = { $pile ->
        [characters] { $player } pioche une carte Personnage.
       *[exploration] { $player } pioche une carte Exploration.
    }
line-altiplano-nothing-to-draw = { $player } n’a plus de carte à piocher.
    .own = Tu n’as plus de carte à piocher.
line-altiplano-reshuffled = { $pile ->
    [characters] La défausse Personnages est mélangée et forme une nouvelle pioche { $n ->
        [one] d’une seule carte
       *[other] de { $n } cartes
    }.
   *[exploration] La défausse Exploration est mélangée et forme une nouvelle pioche { $n ->
        [one] d’une seule carte
       *[other] de { $n } cartes
    }.
}
line-altiplano-played = { $player } joue { $card } : « { $text } »
    .own = Tu joues { $card } : « { $text } »
line-altiplano-used = { $player } utilise l’Action { DE($card) } : « { $text } »
    .own = Tu utilises l’Action { DE($card) } : « { $text } »
line-altiplano-used-special = { $player } utilise l’Action { DE($card) } : « { $text } »
    .own = Tu utilises l’Action { DE($card) } : « { $text } »
line-altiplano-skipped = { $player } ne fait rien en phase { $n }.
    .own = Tu ne fais rien en phase { $n }.
line-altiplano-placed-character = { $card } entre dans le Camp { DE($player) }.
    .own = { $card } entre dans ton Camp.
line-altiplano-placing = { $player } va poser le Lieu { $card }.
    .own = Tu vas poser le Lieu { $card }.
line-altiplano-placed-location = { $player } pose le Lieu { $card }.
    .own = Tu poses le Lieu { $card }.
line-altiplano-placed-treasure = { $player } pose le Trésor { $card }.
    .own = Tu poses le Trésor { $card }.
line-altiplano-spent-location = Le Lieu { $card } est supprimé du Camp { DE($player) } en échange.
    .own = Le Lieu { $card } est supprimé de ton Camp en échange.
line-altiplano-displaced = { $card } laisse sa place { A($newcomer) } et va à la défausse.
line-altiplano-discarded = { $card } passe de la main { DE($player) } à la défausse.
    .own = { $card } passe de ta main à la défausse.
line-altiplano-discarded-to-limit = { $player } défausse { $card } pour respecter la limite de main.
    .own = Tu défausses { $card } pour respecter la limite de main.
line-altiplano-discarded-at-random = Le hasard désigne { $card }, qui passe de la main { DE($player) } à la défausse.
    .own = Le hasard désigne { $card }, qui passe de ta main à la défausse.
line-altiplano-made-discard = { $player } défausse { $card } de la main { DE($other) }.
    .own = Tu défausses { $card } de la main { DE($other) }.
    .you = { $player } défausse { $card } de ta main.
line-altiplano-removing = { $player } va supprimer { $card } du Camp { DE($other) } avec { $source }.
    .own = Tu vas supprimer { $card } du Camp { DE($other) } avec { $source }.
    .you = { $player } va supprimer { $card } de ton Camp avec { $source }.
line-altiplano-removed = { $player } supprime { $card } du Camp { DE($other) }.
    .own = Tu supprimes { $card } du Camp { DE($other) }.
    .you = { $player } supprime { $card } de ton Camp.
line-altiplano-left = { $card } quitte le Camp { DE($player) } pour la défausse.
    .own = { $card } quitte ton Camp pour la défausse.
line-altiplano-reacted = { $player } réagit avec { $card } : « { $text } »
    .own = Tu réagis avec { $card } : « { $text } »
line-altiplano-cancelled-card = { $player } annule { $card }.
    .own = Tu annules { $card }.
line-altiplano-turned-card = { $player } retourne { $card } contre { $other }.
    .own = Tu retournes { $card } contre { $other }.
    .you = { $player } retourne { $card } contre toi.
line-altiplano-stays = { $card } reste dans le Camp { DE($player) }.
    .own = { $card } reste dans ton Camp.
line-altiplano-back-to-hand = { $card } revient dans la main { DE($player) }.
    .own = { $card } revient dans ta main.
line-altiplano-buried = { $card } va à la défausse sans atteindre le Camp { DE($player) }.
    .own = { $card } va à la défausse sans atteindre ton Camp.
line-altiplano-looked = { $player } regarde { $card }.
    .own = Tu regardes { $card }.
    .hidden = { $pile ->
        [characters] { $player } regarde une carte de la pioche Personnages.
       *[exploration] { $player } regarde une carte de la pioche Exploration.
    }
line-altiplano-showed = { $player } montre { $card } et prend cette carte en main.
    .own = Tu montres { $card } et prends cette carte en main.
line-altiplano-took = { $player } prend { $card } en main.
    .own = Tu prends { $card } en main.
    .hidden = { $pile ->
        [characters] { $player } prend en main la carte Personnage de la place { $n }.
       *[exploration] { $player } prend en main la carte Exploration de la place { $n }.
    }
line-altiplano-put-under = { $pile ->
    [characters] { $player } remet { $n ->
        [one] une carte
       *[other] { $n } cartes
    } sous la pioche Personnages.
   *[exploration] { $player } remet { $n ->
        [one] une carte
       *[other] { $n } cartes
    } sous la pioche Exploration.
}
    .own = { $pile ->
        [characters] Tu remets { $n ->
            [one] une carte
           *[other] { $n } cartes
        } sous la pioche Personnages.
       *[exploration] Tu remets { $n ->
            [one] une carte
           *[other] { $n } cartes
        } sous la pioche Exploration.
    }
line-altiplano-revealed = { $player } retourne { $card }.
    .own = Tu retournes { $card }.
line-altiplano-took-from-discard = { $player } reprend { $card } dans la défausse.
    .own = Tu reprends { $card } dans la défausse.
line-altiplano-saw-hand = { $player } regarde la main { DE($other) }.
    .own = Tu regardes la main { DE($other) }.
    .you = { $player } regarde ta main.
line-altiplano-seen-in-hand = { $player } voit { $card } dans la main { DE($other) }.
    .own = Tu vois { $card } dans la main { DE($other) }.
    .you = { $player } voit { $card } dans ta main.
    .hidden = { $player } voit une carte de la main { DE($other) }.
    .hidden-you = { $player } voit une carte de ta main.
line-altiplano-stole = { $player } prend { $card } au hasard dans la main { DE($other) }.
    .own = Tu prends { $card } au hasard dans la main { DE($other) }.
    .you = { $player } prend { $card } au hasard dans ta main.
    .hidden = { $player } prend une carte au hasard dans la main { DE($other) }.
line-altiplano-gave = { $player } donne { $card } { A($other) }.
    .own = Tu donnes { $card } { A($other) }.
    .you = { $player } te donne { $card }.
    .hidden = { $player } donne une carte { A($other) }.
line-altiplano-won-over = { $player } débauche { $card } du Camp { DE($other) }.
    .own = Tu débauches { $card } du Camp { DE($other) }.
    .you = { $player } débauche { $card } de ton Camp.
line-altiplano-sent-back = { $player } renvoie { $card } du Camp { DE($other) } dans sa main.
    .own = Tu renvoies { $card } du Camp { DE($other) } dans sa main.
    .you = { $player } renvoie { $card } de ton Camp dans ta main.
line-altiplano-called-in = { $player } rappelle { $card } de la défausse.
    .own = Tu rappelles { $card } de la défausse.
line-altiplano-special-to = { $player } a maintenant la carte { $card }.
    .own = Tu as maintenant la carte { $card }.
line-altiplano-special-back = La carte { $card } revient sur le plateau central.
line-altiplano-won = { $player } a deux Trésors et gagne la partie.
    .own = Tu as deux Trésors et tu gagnes la partie.
line-altiplano-cut-short = La partie s’arrête inachevée après { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}.

## Comment une partie finit.

ending-altiplano-two-treasures = { $player } a deux Trésors et gagne la partie.
    .own = Tu as deux Trésors et tu gagnes la partie.
ending-altiplano-turn-cap = La partie s’arrête inachevée : elle a atteint sa limite de tours.

## Pourquoi pas.

reason-altiplano-fine = Tu peux le faire.
reason-altiplano-game-over = La partie est finie : deux Trésors sont réunis dans un même Camp. Commence une nouvelle partie pour rejouer.
reason-altiplano-game-cut-short = La partie s’est arrêtée à sa limite de tours. Commence une nouvelle partie pour rejouer.
reason-altiplano-not-your-turn = C’est le tour de ton adversaire. Tu peux seulement réagir en attendant le tien.
reason-altiplano-opponent-may-answer = Ton adversaire peut réagir d’abord. Ton tour continue dans un instant.
reason-altiplano-opponent-chooses = Ton adversaire a d’abord un choix à faire. Ton tour continue ensuite.
reason-altiplano-opponent-keeps = Ton adversaire choisit un Personnage à garder. Attends de recevoir deux Personnages.
reason-altiplano-no-event = Il ne se passe rien à quoi { $card } puisse répondre. Attends le moment que son texte indique.
reason-altiplano-not-in-own-turn = Pendant ton tour, tu ne peux réagir qu’à une Réaction de ton adversaire. Garde tes Réactions pour son tour.
reason-altiplano-only-reactions = Seule une Réaction est possible maintenant. Réagis ou passe.
reason-altiplano-not-this-event = { $card } ne répond pas à ce qui se passe maintenant. Son texte indique son moment.
reason-altiplano-no-reaction = Tu ne peux pas réagir avec { $card } : son texte n’indique aucun moment pour cela.
reason-altiplano-reaction-not-in-hand = Tu n’as pas { $card } en main. Tu ne peux réagir qu’avec une carte que tu as.
reason-altiplano-reaction-not-in-camp = { $card } n’est pas dans ton Camp. Un Personnage ne réagit que de là.
reason-altiplano-reacted-already = { $card } a déjà répondu à cet événement. Une capacité ne répond qu’une fois à chacun.
reason-altiplano-own-removal = { $card } est sur le point de partir et ne peut pas y répondre : à cette table, un Personnage ne répond pas à sa propre suppression.
reason-altiplano-cannot-pay = Tu ne peux pas payer le coût { DE($card) }. Il faudrait { $cost }.
reason-altiplano-draw-first = La phase 1 passe d’abord : pioche une carte.
reason-altiplano-must-draw = Tu ne peux pas sauter la phase 1 : pioche une carte dans l’une des deux pioches.
reason-altiplano-drawn-already = Tu as déjà pioché ta carte de ce tour. Fais une Action ou continue.
reason-altiplano-nothing-left = { $pile ->
    [characters] Il ne reste aucune carte Personnage à piocher. Prends dans la pioche Exploration.
   *[exploration] Il ne reste aucune carte Exploration à piocher. Prends dans la pioche Personnages.
}
reason-altiplano-not-in-hand = Tu n’as pas { $card } en main. Tu ne peux jouer qu’une carte que tu as.
reason-altiplano-a-reaction = { $card } est une Réaction, pas une Action. Garde cette carte pour le moment que son texte indique.
reason-altiplano-not-adventurer = Tu ne peux jouer { $card } que si tu es Aventurier sans peur. Pour cela, il faut à ton Camp plus d’Archéologues qu’à celui de ton adversaire.
reason-altiplano-not-rogue = Tu ne peux jouer { $card } que si tu es Bourlingueur sans scrupule. Pour cela, il faut à ton Camp plus de Baroudeurs qu’à celui de ton adversaire.
reason-altiplano-prerequisite = Tu ne peux pas jouer { $card } maintenant : { $needs }.
reason-altiplano-no-target = { $card } ne ferait rien maintenant. Il faudrait { $lack }.
reason-altiplano-condition = { $card } ne ferait rien maintenant : { $condition }.
reason-altiplano-not-in-camp = { $card } n’est pas dans ton Camp. Tu ne peux utiliser que l’Action d’un Personnage de ton Camp.
reason-altiplano-no-action = { $card } n’a pas d’Action : sa capacité agit d’elle-même dans un Camp.
reason-altiplano-reaction-ability = La capacité { DE($card) } est une Réaction. Elle attend le moment que son texte indique.
reason-altiplano-adventurer-not-held = Tu n’as pas la carte Aventurier sans peur. Pour cela, il faut à ton Camp plus d’Archéologues qu’à celui de ton adversaire.
reason-altiplano-rogue-not-held = Tu n’as pas la carte Bourlingueur sans scrupule. Pour cela, il faut à ton Camp plus de Baroudeurs qu’à celui de ton adversaire.
reason-altiplano-hand-spared = Ton adversaire a trop peu de cartes : Bourlingueur sans scrupule épargne une si petite main.
reason-altiplano-no-placing-yet = Rien ne se pose en phase 2. Attends la phase 3 pour poser { $card }.
reason-altiplano-place-not-in-hand = Tu n’as pas { $card } en main. Tu ne peux poser qu’une carte que tu as.
reason-altiplano-location-there = Ton Camp a déjà un Lieu. Garde { $card } jusqu’à ce qu’il soit parti.
reason-altiplano-no-archaeologist = Il faut un Archéologue dans ton Camp pour poser un Trésor. Fais-en venir un avant de poser { $card }.
reason-altiplano-no-location = Il faut un Lieu dans ton Camp pour poser un Trésor. Pose un Lieu avant { $card }.
reason-altiplano-only-in-effect = Tu ne choisis cela que si l’effet d’une carte le demande. Fais une Action ou continue.
reason-altiplano-only-over-limit = Tu ne défausses que si une carte le demande ou si ta main dépasse sa limite en phase 4.
reason-altiplano-over-limit = Ta main dépasse sa limite. Choisis d’abord une carte à défausser.
reason-altiplano-not-yours-to-discard = Tu n’as pas { $card } en main. Choisis une carte que tu as.
reason-altiplano-finish-effect = Un effet est en cours et demande autre chose. Réponds-y d’abord.
reason-altiplano-not-a-target = Cet effet ne permet pas de choisir { $card }. Choisis une des cartes qu’il propose.
reason-altiplano-guarded = Un Personnage du Camp de ton adversaire y garde les Trésors : { $card } ne ferait rien maintenant.
reason-altiplano-make-room = Ton Camp est plein. Choisis d’abord lequel de ses cinq Personnages laisse sa place.
reason-altiplano-only-for-room = Un Personnage ne laisse sa place que si un sixième entre dans ton Camp.
reason-altiplano-keep-one = Choisis d’abord, parmi les trois Personnages devant toi, celui que tu gardes.
reason-altiplano-not-passed = { $card } n’est pas un des trois Personnages devant toi. Garde l’un de ceux-là.
reason-altiplano-only-in-assembly = Garder un Personnage ne se fait que pendant la Constitution des expéditions, avant le premier tour.

## Ce qui manque, comme le dit un refus : « tu » est la personne qui lit, à qui est la carte.

need-altiplano-be-adventurer = il faut que tu sois Aventurier sans peur
need-altiplano-be-rogue = il faut que tu sois Bourlingueur sans scrupule
need-altiplano-you-have-location = il faut que ton adversaire ait un Lieu
need-altiplano-you-are-ahead = il faut que le Camp de ton adversaire compte plus de cartes que le tien (hors Spéciales)
need-altiplano-you-have-more-characters = il faut que ton adversaire ait plus de Personnages que toi dans son Camp
need-altiplano-you-hold-more = il faut que ton adversaire ait plus de cartes en main que toi
need-altiplano-you-have-treasure = il faut que ton adversaire ait un Trésor dans son Camp
need-altiplano-text = son texte demande ceci : « { $text } »

lack-altiplano-draw = { $pile ->
    [exploration] une carte Exploration à piocher
    [character] une carte Personnage à piocher
   *[any] une carte à piocher
}
lack-altiplano-look-for = { $pile ->
    [character] une carte Personnage à piocher
   *[exploration] une carte Exploration à piocher
}
lack-altiplano-look-any = { lack-altiplano-look-for }
lack-altiplano-reveal = { lack-altiplano-look-for }
lack-altiplano-take-discard = { $a } dans la défausse
lack-altiplano-discard-random = une carte dans la main de ton adversaire
    .count-yours = { $a } dans le Camp de ton adversaire et une carte dans sa main
    .cards-beyond = plus de { $n } cartes dans la main de ton adversaire
lack-altiplano-take-random = une carte dans la main de ton adversaire
lack-altiplano-look-and-discard = une carte dans la main de ton adversaire
lack-altiplano-remove = { $a } dans le Camp de ton adversaire
lack-altiplano-remove-location = un Lieu dans le Camp de ton adversaire
lack-altiplano-remove-treasure = un Trésor dans le Camp de ton adversaire
lack-altiplano-win-over = un Personnage dans le Camp de ton adversaire
lack-altiplano-look-at-hand = une carte dans la main de ton adversaire
lack-altiplano-remove-random = un Personnage dans le Camp de ton adversaire
lack-altiplano-remove-own = un Personnage dans ton propre Camp
lack-altiplano-send-back = un Personnage dans le Camp de ton adversaire
lack-altiplano-take-back = { $a } dans ton propre Camp
lack-altiplano-send-location-back = un Lieu dans le Camp de ton adversaire
lack-altiplano-call-in = { $a } dans la défausse
lack-altiplano-smuggle = un Trésor en main, avec un Archéologue et un Lieu dans ton Camp
lack-altiplano-reveal-until = une carte Exploration à piocher
lack-altiplano-place = dans ta main { $a } que ton Camp puisse accueillir
lack-altiplano-discard-own = une carte de plus dans ta main, à défausser
lack-altiplano-discard-self = ce Personnage dans ton Camp
lack-altiplano-or = { $first }, ou { $second }
lack-altiplano-anything = quelque chose à changer

## Questions.

prompt-altiplano-draw = Phase 1 : pioche une carte dans l’une des deux pioches.
prompt-altiplano-draw-more-for = Pioche une carte dans l’une des deux pioches : { $source }.
prompt-altiplano-phase-2 = Phase 2 : fais une Action ou continue.
prompt-altiplano-phase-3 = Phase 3 : fais une Action, pose une carte ou continue.
prompt-altiplano-hand-check = Phase 4 : défausse pour revenir à { $limit } cartes ({ $n } de trop).
prompt-altiplano-keep = Constitution des expéditions : garde l’un de ces trois Personnages.
prompt-altiplano-make-room = Ton Camp est plein : choisis le Personnage qui laisse sa place { A($card) }.
prompt-altiplano-answer-played = { $player } joue { $card }. Réagis ou passe.
prompt-altiplano-answer-reacted = { $player } réagit avec { $card }. Réagis ou passe.
prompt-altiplano-answer-removal = { $player } va supprimer { $card } de ton Camp. Réagis ou passe.
prompt-altiplano-answer-placing = { $player } va poser { $card }. Réagis ou passe.
prompt-altiplano-answer-discard = { $player } a défaussé { $n ->
    [1] une carte
   *[other] { $n } cartes
} au hasard de ta main. Réagis ou passe.
prompt-altiplano-take-looked = Choisis une carte à prendre en main : { $source }.
prompt-altiplano-take-looked-kind = Montre { $a } et prends cette carte en main, ou passe : { $source }.
prompt-altiplano-take-shown = Prends en main { $a }, ou passe : { $source }.
prompt-altiplano-take-shown-camp = Pose { $a } dans ton Camp, ou passe : { $source }.
prompt-altiplano-take-discard = Choisis { $a } à prendre dans la défausse : { $source }.
prompt-altiplano-give = Choisis une carte à donner { A($other) } : { $source }.
prompt-altiplano-discard-own = Choisis une carte à défausser comme coût : { $source }.
prompt-altiplano-look-and-discard = Choisis une carte à défausser de la main { DE($other) } : { $source }.
prompt-altiplano-remove = Choisis { $a } à supprimer : { $source }.
prompt-altiplano-remove-own = Choisis un Personnage de ton propre Camp à supprimer comme coût : { $source }.
prompt-altiplano-remove-treasure = Choisis un Trésor à supprimer : { $source }.
prompt-altiplano-win-over = Choisis un Personnage à débaucher : { $source }.
prompt-altiplano-send-back = Choisis un Personnage à renvoyer dans la main { DE($other) } : { $source }.
prompt-altiplano-take-back = Choisis { $a } à reprendre en main comme coût : { $source }.
prompt-altiplano-call-in = Choisis { $a } à poser depuis la défausse : { $source }.
prompt-altiplano-smuggle = Choisis un Trésor à poser : { $source }.
prompt-altiplano-place = Choisis { $a } à poser : { $source }.
prompt-altiplano-wait-phase = Tour { DE($player) }, phase { $n } : { $phase }.
prompt-altiplano-wait-keep = { $player } choisit un Personnage à garder.
