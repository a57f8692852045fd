# La table dessinée dans le terminal. Les clés commencent par `terminal-`.

## La page

terminal-too-small = Cette fenêtre est trop petite pour la table : il faut 80 colonnes et 24 lignes. Agrandis-la, ou pars avec q : ta partie est sauvegardée.
terminal-seat-bot = { $player } ({ $bot })
terminal-human = toi ou quelqu’un près de toi
terminal-bot = le robot { $bot }
terminal-turn = Tour { $n }
terminal-yours = À toi de choisir
terminal-theirs = Un instant
terminal-over = La partie est finie
terminal-typing = { $n }_
terminal-window = Tu peux répondre à ce qui vient d’être annoncé, mais rien chez toi ne convient. Passe.
terminal-hint-menu = ⏎ { $title } : { $n } choix
terminal-hint-why = ⏎ ou ? qu’est-ce, et pourquoi pas : { $title }
terminal-advice = Le guide le propose : { $why }
terminal-can = { $n }. { $sentence }
terminal-no-undo = Ce choix ne peut pas être annulé : depuis, une carte a été piochée ou vue, ou l’autre joueur a eu son mot à dire.
terminal-saved = Sauvegardé dans { $file }. Reprends plus tard avec bivouac resume.
terminal-kept = L’enregistrement est gardé dans { $file }.

## Les touches du bas

terminal-key-why = pourquoi
terminal-key-what = quoi
terminal-key-clause = clause
terminal-key-log = journal
terminal-key-rules = règles
terminal-key-piles = défausses
terminal-key-undo = annuler
terminal-key-help = aide
terminal-key-quit = quitter
terminal-key-leave = quitter
terminal-key-language = English
terminal-key-colours = couleurs
terminal-key-tone-full = mots courts
terminal-key-tone-simple = mots entiers
terminal-key-save = sauver
terminal-key-card = carte
terminal-key-hurry = plus vite
terminal-key-end = et après
terminal-key-back = retour
terminal-key-forward = suite
terminal-key-run = défiler
terminal-key-eyes = quels yeux
terminal-key-fork = bifurquer

## Papiers et pages

terminal-slip-close = Échap ferme
terminal-page-close = Échap ferme
terminal-clause-title = La règle derrière
terminal-log-title = Le journal
terminal-rules-title = Les règles
terminal-rules-keys = / chercher, ← → section, Échap ferme
terminal-rules-search = Tape un mot ou une clause
terminal-rules-none = Aucune clause ne le dit. Tape moins, ou un autre mot.
terminal-piles-title = Les cartes à regarder, celle du dessus d’abord
terminal-piles-none = Il n’y a pas de pile à regarder.
terminal-why-title = Pourquoi je ne peux pas…
terminal-why-search = Tape ce que tu voudrais faire
terminal-lesson-keys = Entrée continue, c montre la clause
terminal-cover = { $player }, appuie sur Entrée quand toi seul regardes l’écran.
terminal-cover-keys = Entrée découvre la table
terminal-help-title = À cette table
terminal-help =
    Choisir : tape le numéro d’une carte ou d’un bouton éclairé, clique, ou
    vas-y avec Tab ou les flèches puis Entrée. Au-dessus de 9, tape les deux
    chiffres ; Entrée termine un numéro, Retour arrière l’efface.

    ?   pourquoi pas ? Et qu’en faire ? Deux fois : une liste du reste
    i   la carte agrandie, avec ses clauses (ou Entrée, ou un clic)
    c   la clause derrière la ligne du journal ou la question
    l   le journal                  r   les règles
    d   les défausses               u   annuler, si rien n’a été appris
    g   English                     t   jour ou lanterne
    w   des phrases courtes ou entières, si le jeu a les deux
    s   sauver maintenant           q   sauver et quitter
    Espace   ne pas attendre        Échap   fermer

    Un numéro : tu peux choisir. • a bougé depuis ton dernier choix.
    ✦ le guide le propose. ▶ qui joue, ou bien où sont les touches.
terminal-help-replay =
    ← →               un choix en arrière ou en avant
    PgPréc PgSuiv     dix choix
    Début Fin         le début, la fin
    un nombre         ce moment de la partie (Entrée termine le nombre)
    Espace            défiler tout seul, ou s’arrêter
    v                 quels yeux : un spectateur, puis chaque place
    f                 bifurquer : une nouvelle partie commence à ce moment
    Tab, ↑ et ↓ parcourent la table ; les touches ? i c expliquent.
    l journal  r règles  d défausses  g English  t couleurs  w ton  q fin

## La fin

terminal-end-hint = Appuie sur e pour la suite.
terminal-end-why = Par la clause { $clause } : { $text }
terminal-end-record = Garder l’enregistrement dans un fichier
terminal-end-again = Rejouer une partie
terminal-end-replay = Revoir la partie depuis son début
terminal-end-look = Regarder la table
terminal-end-leave = Partir
terminal-record-title = Garder l’enregistrement dans ce fichier

## Revoir

terminal-replay-at = Choix { $at } sur { $length }, { $player }
terminal-replay-running = ▶ choix { $at } sur { $length }, { $player }
terminal-replay-next = Choix suivant : { $sentence }.
terminal-replay-unfinished = Cette partie n’a pas été finie.
terminal-fork-title = Une nouvelle partie après le choix { $at }
terminal-fork-seat = { $player } : { $who }
terminal-fork-begin = Commencer
terminal-fork-over = La partie est finie ici : reviens en arrière, là où il reste quelque chose à choisir.

## Expédition Altiplano

terminal-altiplano-track-title = Les phases d’un tour
terminal-altiplano-track = Un tour passe par quatre phases : la pioche, une Action, une Action ou une pose, le contrôle de la main.
terminal-altiplano-camp-own = Ton Camp
terminal-altiplano-camp-told = { $n ->
    [one] { $n } Personnage
   *[other] { $n } Personnages
} sur 5, { $treasures ->
    [one] { $treasures } Trésor
   *[other] { $treasures } Trésors
} sur 2.
terminal-altiplano-hand-hidden = Main { $n } : Exploration { $exploration }, Personnages { $characters }
terminal-altiplano-hand-told = Une main cachée. Cartes Exploration : { $exploration } ; cartes Personnage : { $characters }.
terminal-altiplano-hand-own = Ta main
terminal-altiplano-hand-of = Main { DE($player) }
terminal-altiplano-hand-count = { $n }, limite { $limit }
terminal-altiplano-hand-over = { $n }, au-dessus de la limite de { $limit }
terminal-altiplano-backs-exploration = Exploration, cachées
terminal-altiplano-backs-characters = Personnages, cachés
terminal-altiplano-empty-camp = Personne encore
terminal-altiplano-kept = { $n } face cachée
terminal-altiplano-kept-told = Des Personnages gardés face cachée, jusqu’à ce que les deux expéditions soient complètes.
terminal-altiplano-no-location = aucun Lieu
terminal-altiplano-no-location-told = Aucun Lieu dans ce Camp.
terminal-altiplano-no-treasure = aucun Trésor
terminal-altiplano-no-treasure-told = Aucun Trésor encore dans ce Camp ; deux font gagner la partie.
terminal-altiplano-pile-exploration = Exploration
terminal-altiplano-pile-characters = Personnages
terminal-altiplano-pile-exploration-told = La pioche Exploration : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
terminal-altiplano-pile-characters-told = La pioche Personnages : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
terminal-altiplano-pile-known = Tu connais celles-ci, en partant du dessous : { $cards }.
terminal-altiplano-discard = { $n } en défausse
terminal-altiplano-discard-empty = vide
terminal-altiplano-discard-exploration-told = La défausse Exploration : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
terminal-altiplano-discard-characters-told = La défausse Personnages : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
terminal-altiplano-nobody = personne
terminal-altiplano-you = à toi
terminal-altiplano-seat = Joueur { $n }
terminal-altiplano-in-play = en jeu
terminal-altiplano-looked-at = regardée
terminal-altiplano-kept-own = gardé
terminal-altiplano-revealed = retournée
terminal-altiplano-in-discard = défaussée
terminal-altiplano-seen = vue en main
terminal-altiplano-legend = ◆◇ Trésors gagnés et manquants, ▤ pioche, ▽ défausse, ▒ cartes cachées.

## À la recherche d'Archibald

terminal-archibald-round = Manche { $n }
terminal-archibald-track-title = Un tour
terminal-archibald-track = Un tour : avant le déplacement tu peux jouer ta carte, puis ton héros se déplace ou combat, et après tu peux jouer ta carte si tu ne l’as pas fait.
terminal-archibald-flood = Eau
terminal-archibald-flood-title = L’inondation
terminal-archibald-flood-told = { $n ->
    [one] { $n } pion d’inondation
   *[other] { $n } pions d’inondation
} sur 4. Au quatrième, l’eau ramène tous les héros en arrière.
terminal-archibald-level-1 = Départ
terminal-archibald-level-2 = Village
terminal-archibald-level-3 = Jardin
terminal-archibald-level-4 = Palais
terminal-archibald-level-5 = Geôles
terminal-archibald-cell = { $level }, { $cell } : { $tile }
terminal-archibald-tile-fog = pas encore vu
terminal-archibald-tile-start = départ
terminal-archibald-tile-blank = sentier
terminal-archibald-tile-heart = cœur
terminal-archibald-tile-card = carte
terminal-archibald-tile-heart-card = les deux
terminal-archibald-tile-enemy = libre
terminal-archibald-tile-spring = ressort
terminal-archibald-tile-book = Livre
terminal-archibald-tile-trial = épreuve
terminal-archibald-tile-falls = Chutes
terminal-archibald-tile-gaol = fermée
terminal-archibald-tile-trap = Piège
terminal-archibald-tile-archibald = Archibald
terminal-archibald-tile-with-book = Il y a aussi un Livre : on l’ouvre après le reste.
terminal-archibald-walls = Murs : { $sides }.
terminal-archibald-walls-flat = Ses murs ne comptent pas ({ $sides }).
terminal-archibald-wall-N = vers les geôles
terminal-archibald-wall-S = vers le départ
terminal-archibald-wall-E = à droite
terminal-archibald-wall-W = à gauche
terminal-archibald-gaol-seen = Tu y as jeté un œil : { $tile }.
terminal-archibald-foes-wait = À combattre à la première arrivée : { $foes }.
terminal-archibald-foes-stand = Sur place : { $foes }.
terminal-archibald-heroes-stand = Héros ici : { $heroes }.
terminal-archibald-you = Toi
terminal-archibald-no-hero = Pas encore de héros.
terminal-archibald-bare = rien sur le dos
terminal-archibald-held = aux prises
terminal-archibald-sheet = { $hero } ({ $player })
terminal-archibald-told-lives = { $n ->
    [one] { $n } vie
   *[other] { $n } vies
}, { $most } au plus.
terminal-archibald-told-dice = Dés au combat : { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}.
terminal-archibald-told-cell = Sur la case { $cell }.
terminal-archibald-told-held = Aux prises avec des ennemis : combat au lieu de se déplacer.
terminal-archibald-told-hand = { $n ->
    [0] Pas de carte en main.
    [one] { $n } carte en main : { $n2 } de niveau 2, { $n3 } de niveau 3, { $n4 } de niveau 4.
   *[other] { $n } cartes en main : { $n2 } de niveau 2, { $n3 } de niveau 3, { $n4 } de niveau 4.
}
terminal-archibald-told-cards = Tu en connais : { $cards }.
terminal-archibald-read-by = Lue par : { $player }.
terminal-archibald-answered = { $player } : « { $answer } »
terminal-archibald-fight = Combat en { $cell } : { $hero }
terminal-archibald-fight-told = { $hero } contre { $foes }.
terminal-archibald-no-foes = les ennemis
terminal-archibald-hits = { $who } : { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}.
terminal-archibald-hits-short = { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}
terminal-archibald-trial = Épreuve : { $n } ({ $player })
terminal-archibald-test = Dé : { $n } ({ $player })
terminal-archibald-pile-tiles = Tuiles { $n2 }·{ $n3 }·{ $n4 }
terminal-archibald-pile-tiles-told = Tuiles encore dans les piles : { $n2 } de niveau 2, { $n3 } de niveau 3, { $n4 } de niveau 4.
terminal-archibald-pile-encounters = Cartes { $n2 }·{ $n3 }·{ $n4 }
terminal-archibald-pile-encounters-told = Cartes Rencontre dans les piles : { $n2 } de niveau 2, { $n3 } de niveau 3, { $n4 } de niveau 4.
terminal-archibald-pile-adventures = ¶ { $n }
terminal-archibald-pile-adventures-told = Aventures dans la pile : { $n }.
terminal-archibald-discards = ▽ { $n }
terminal-archibald-discards-told = Défaussé ou déjà lu : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}. La touche d les montre.
terminal-archibald-supply-told = Ennemis hors du plateau : { $foes }.
terminal-archibald-supply-none = Tous les ennemis sont sur le plateau.
terminal-archibald-hand-own = Ta main
terminal-archibald-hand-count = { $n } sur { $limit }
terminal-archibald-hand-over = { $n }, { $limit } au plus
terminal-archibald-kind = { $kind } ▒{ $n }
terminal-archibald-discard-encounters = Cartes Rencontre de niveau { $level } défaussées : { $n }
terminal-archibald-discard-adventures = Aventures déjà lues : { $n }
terminal-archibald-signs = Les signes
terminal-archibald-legend = ━┃▔▁ murs, ♥♡ vies, ◆ dé rouge, ◇ dé jaune, † une touche, ‡ deux touches, ※ plusieurs ennemis, # aux prises, ▒2 carte cachée de niveau 2, ≈○ eau.

## Altered

terminal-altered-day = Jour { $n }
terminal-altered-day-arena = Jour { $n }, Arène
terminal-altered-day-title = Les phases d’un Jour
terminal-altered-day-told = Le Matin tu pioches et peux ajouter un Orbe, à Midi des capacités s’éveillent, l’Après-midi vous jouez tour à tour jusqu’à ce que vous ayez passé tous les deux, au Crépuscule les Expéditions avancent, la Nuit elles se reposent.
terminal-altered-you = Toi
terminal-altered-side = { $player }, { $faction }
terminal-altered-side-told = { $player } joue { $faction }. Ses deux marqueurs ont avancé ensemble de { $n ->
    [one] { $n } région
   *[other] { $n } régions
} ; à 7 ils se réunissent.
terminal-altered-first = commence
terminal-altered-first-told = A le marqueur Premier Joueur aujourd’hui. Il change de camp chaque Matin.
terminal-altered-passed = a passé
terminal-altered-mana = Mana
terminal-altered-mana-told = { $n ->
    [one] { $n } Orbe de Mana
   *[other] { $n } Orbes de Mana
}, { $ready } disponibles.
terminal-altered-mana-known = Tu peux regarder : { $cards }.
terminal-altered-hand = Main
terminal-altered-hand-told = { $n ->
    [0] Une main vide.
    [one] Une main cachée d’une carte.
   *[other] Une main cachée de { $n } cartes.
}
terminal-altered-hand-known = Tu connais celles-ci : { $cards }.
terminal-altered-deck = Deck
terminal-altered-deck-told = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans le deck. Quand il n’en reste pas assez, la défausse est mélangée et devient le nouveau deck.
terminal-altered-deck-known = Tu sais que celles-ci y sont : { $cards }.
terminal-altered-discard = Défausse
terminal-altered-discard-told = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans la défausse. La touche d la montre.
terminal-altered-hero = Héros
terminal-altered-companion = Compagnon
terminal-altered-hero-of = Expédition Héros de { $player }
terminal-altered-companion-of = Expédition Compagnon de { $player }
terminal-altered-region = Région { $n } sur 8
terminal-altered-region-hidden = Sa carte Tumulte est face cachée : personne ne connaît ses terrains.
terminal-altered-region-open = Terrains : { $terrains }.
terminal-altered-region-there = Ici maintenant : { $who }.
terminal-altered-stands = En région { $n } sur 8 ; terrains qui comptent : { $terrains }.
terminal-altered-against = { $terrain } { $n } contre { $other }
terminal-altered-totals = { $sums }.
terminal-altered-moves = avance
terminal-altered-moves-told = Au Crépuscule, elle avancerait en l’état : { $terrains }.
terminal-altered-stays = reste
terminal-altered-stays-told = Au Crépuscule, elle resterait en l’état : aucun total qui compte ne dépasse celui d’en face.
terminal-altered-halted = arrêtée
terminal-altered-halted-told = Elle ne peut pas avancer en ce moment : un Défenseur ou un effet la retient.
terminal-altered-arena = Arène : tes deux Expéditions comptent ensemble, sur les trois terrains
terminal-altered-arena-told = Qui est en tête sur le plus de terrains au Crépuscule gagne.
terminal-altered-arena-sums = { $player } : { $sums }.
terminal-altered-arena-ahead = En tête : { $terrains }.
terminal-altered-copies = Il y en a { $n }, tous pareils.
terminal-altered-carries = { $mark } ({ $clause }) : { $text }
terminal-altered-counters = { $n ->
    [one] { $n } compteur
   *[other] { $n } compteurs
}
terminal-altered-also = Gigantesque : il est dans l’autre Expédition et compte ici aussi.
terminal-altered-in-reserve = En Réserve.
terminal-altered-no-landmarks = aucun Repère
terminal-altered-no-landmarks-told = Aucun Repère ici. Deux restent pour la nuit.
terminal-altered-no-reserve = Réserve vide
terminal-altered-no-reserve-told = Aucune carte dans cette Réserve. Deux restent pour la nuit.
terminal-altered-sealed = Orbe
terminal-altered-sealed-told = Tu as choisi cette carte pour ta zone de Mana. Personne d’autre ne le sait encore.
terminal-altered-revealed = Révélée.
terminal-altered-limbo = aux Limbes
terminal-altered-limbo-told = Aux Limbes : elle est jouée et va faire effet.
terminal-altered-dice = Dés
terminal-altered-dice-told = Résultat : { $faces }.
terminal-altered-pending = Réactions à venir : { $cards }
terminal-altered-pile-discard = Défausse de { $player } : { $n }
terminal-altered-pile-mana = Orbes de Mana de { $player } que tu peux regarder : { $n }
terminal-altered-pile-list = Liste du deck de { $player } : { $n }
terminal-altered-legend = { $hero } { $companion } marqueurs et leur direction, [ ] compte dans cette région, { $due } avancerait au Crépuscule, { $halted } arrêtée, { $ready }{ $spent } Orbes prêts et épuisés, 3{ $ready } coûte 3, R en Réserve, ★ Héros, ⌂ Repère, ✺ Sort, ◦ jeton, +2 boosts, #2 compteurs, T1 Coriace, ×2 deux pareils, ▒ caché, ▤ deck, ▽ défausse, { $hidden } face cachée.
