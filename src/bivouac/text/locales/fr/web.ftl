# La table dans le navigateur. Les clés commencent par `web-`.

## Partout

web-motto = Une table pour les jeux d’expédition : par lien entre amis, sur un seul écran ou contre des robots. Ni compte, ni rien à installer.
web-home = Retour à l’accueil
web-places = Bivouac
web-place-play = Jouer
web-place-library = Bibliothèque
web-close = Fermer
web-yes = oui
web-no = non
web-retry = Réessayer
web-switch-language = English
web-credits = Icônes de game-icons.net (CC BY 3.0), lettres Alegreya, Limelight et Fredoka (OFL).
web-missing = Il n’y a pas de page à cette adresse. L’accueil mène partout.
web-error-offline = Le serveur est hors de portée. Vérifie ta connexion, puis réessaie.
web-error-record = Ce fichier n’est pas l’enregistrement d’une partie : choisis un fichier JSON écrit par Bivouac.
web-no-secret = Ce lien n’est pas entier : il manque la partie après #. Copie tout le lien que tu as reçu.
web-opening = La table s’ouvre…

## Réglages et touches

web-settings = Réglages
web-set-language = Langue
web-set-theme = Couleurs
web-set-theme-name = { $theme ->
    [light] claires
    [dark] sombres
   *[auto] comme le système
}
web-set-pace = Rythme des robots et des cartes
web-set-pace-name = { $pace ->
    [slow] lent
    [fast] rapide
    [instant] immédiat
   *[normal] normal
}
web-set-pace-hint = Le temps que tu as pour voir ce que font les autres.
web-set-still = Moins de mouvement
web-set-still-hint = Les cartes changent de place sans voyager.
web-set-still-system = Ton système le demande déjà.
web-set-sounds = Des sons
web-set-sounds-hint = Discrets : cartes, dés, ton tour, la fin.
web-set-confirm = Redemande-moi
web-set-confirm-hint = Avant qu’une carte, une tuile ou une figurine touchée ne fasse la seule chose qu’elle peut faire.
web-set-tone-hint = Là où un jeu en a.
web-set-keys = Des touches seules comme raccourcis
web-set-keys-hint = La touche ? en donne la liste.
web-set-name-hint = Pour les tables que tu prépareras.
web-set-orders = Ordres permanents
web-set-orders-hint = Quand tu veux être consulté se règle table par table : dans le menu de la table.
web-set-orders-here = Dans le menu de cette table
web-keys = Touches
web-keys-off = Les touches seules peuvent être coupées dans les réglages.
web-key-language = L’autre langue
web-key-theme = Clair ou sombre
web-key-tab-name = Tab
web-key-tab = Passer à la chose suivante
web-key-enter-name = Entrée
web-key-enter = Choisir ce sur quoi tu es
web-key-escape-name = Échap
web-key-escape = Fermer ce qui est ouvert
web-key-help = Cette liste

## L’accueil

web-play-bot = Jouer tout de suite
web-guided = Apprendre en jouant
web-learn = Apprendre
web-set-up = Préparer une table
web-invite = Inviter des amis
web-one-screen = Sur un seul écran
web-way-bot = Un clic, et te voilà face à un robot.
web-way-guided = Une première partie guidée : chaque règle est expliquée quand elle compte pour la première fois.
web-way-rules = Lis comment on joue, section par section.
web-way-invite = Un lien privé pour chacun, sur n’importe quel appareil.
web-way-one-screen = Un seul appareil pour tous ; chaque main reste couverte tant que son joueur ne la regarde pas.
web-way-set-up = Choisis qui s’assied où, la force des robots et les options.
web-no-board = Il n’a pas encore de table dans le navigateur. Son livret et ses cartes sont là pour être lus.
web-library-about = Chaque livret clause par clause, chaque carte avec son texte : à lire sans table.
web-players = { $low ->
    [one] de 1 à { $high } joueurs
   *[other] { $high ->
        [2] 2 joueurs
       *[other] de { $low } à { $high } joueurs
    }
}
web-minutes = environ { $n } minutes
web-rules = Livret de règles
web-rules-short = Règles
web-cards = Cartes
web-shelves = À propos de ce jeu
web-cards-search = Chercher une carte
web-cards-by = { $what ->
    [kind] Genre
    [faction] Faction
    [cost] Coût
   *[origin] Origine
}
web-cards-any = tout
web-cards-clear = Voir toutes les cartes
web-cards-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-upload = Ouvrir une partie enregistrée
web-your-tables = Tes tables
web-table-go-on = Reprendre
web-table-review = Revoir
web-table-with = Avec { $names }
web-table-open = Tout le monde n’est pas encore là
web-table-won-own = Tu as gagné
web-table-won = Victoire { DE($names) }
web-table-gone = Cette table n’est plus sur le serveur
web-table-forget = Retirer de la liste la table du { $when }
web-tables-all = Voir les { $n } tables

## Une nouvelle table

web-new-table = { $game } : une nouvelle table
web-seats-count = Combien de joueurs ?
web-name = Ton nom
web-name-keep = Garder
web-seat = Place { $n }
web-seat-name = Nom à la place { $n }
web-seat-kind-human = Quelqu’un, par lien privé
web-seat-kind-here = Quelqu’un à cet écran
web-seat-kind-open = Un robot jusqu’à ce que quelqu’un ouvre le lien
web-seat-kind-bot = Un robot
web-bot = Le jeu des robots
web-bot-name = { $bot ->
    [random] Insouciant
    [greedy] Appliqué
   *[other] « { $bot } »
}
web-bot-about = { $bot ->
    [random] Joue tout ce qui est permis : bien pour découvrir.
    [greedy] Pèse chaque coup avant de le jouer : un vrai adversaire.
   *[other] Un robot de ce serveur.
}
web-bots = { $n ->
    [one] un robot
   *[other] { $n } robots
}
web-deck-own = Ton deck
web-deck-other = L’autre deck : { $deck }
web-clock-choose = Pendule
web-clock-none = Aucune : prends ton temps
web-clock-minutes = { $n } minutes chacun, { $more } secondes rendues par choix
web-options = Options du jeu
web-options-folded = { $n ->
    [0] Options du jeu et pendule
    [one] Options du jeu et pendule ({ $n } changée)
   *[other] Options du jeu et pendule ({ $n } changées)
}
web-option-number = ce nombre :
web-make-table = Dresser la table
web-invite-title = Invite les autres
web-invite-text = Envoie à chacun son lien : qui l’ouvre est assis, sur n’importe quel appareil. Garde ces liens privés ; tu les retrouves dans le menu de la table.
web-invite-done = S’asseoir
web-links = Liens
web-links-hint = Qui ouvre un lien s’assied à cette place.
web-link-seat = Lien pour { $player }
web-link-spectators = Lien pour le public
web-link-copy = Copier
web-link-copied = Copié
web-link-copy-named = Copier : { $title }
web-link-share-named = Partager : { $title }
web-link-qr = À viser avec un téléphone
web-link-qr-named = En image pour un téléphone : { $title }
web-seat-not-yet = pas encore là
web-watching = { $n ->
    [0] personne ne regarde
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
web-reach-local = Seule cette machine peut ouvrir ces liens. Pour des amis de ton réseau, arrête le serveur et relance-le ainsi :
web-invited = On t’invite à jouer : { $game }
web-invited-watch = On t’invite à regarder : { $game }
web-name-ask = Comment les autres t’appellent-ils ?
web-watch = Regarder

## La table

web-skip = Aller aux choix
web-you = Toi
web-thing-lit = { $name } : { $choices }
web-thing-moved = { $name }, vient de bouger
web-tell-on = Continuer
web-tell-now = Jusqu’à maintenant
web-prompt = Question
web-pending = { $choice }…
web-all-choices = { $n ->
    [one] Le choix en liste
    [2] Les deux choix en liste
   *[other] Les { $n } choix en liste
}
web-asking = Un instant…
web-why-not = Pas maintenant :
web-enlarge = Agrandir
web-clause-open = Clause { $clause }, l’ouvrir dans le livret
web-card-clauses = Ce que disent les règles
web-rest = Plus pendant ce tour
web-undo = Annuler
web-undo-ask = Annuler mon dernier choix
web-title-asked = À toi
web-turn = Tour { $n }
web-turn-of = { $yours ->
    [yes] Tour { $n } : à toi
   *[no] Tour { $n } : { $player }
}
web-turn-yours = À toi de jouer
web-turn-theirs = Joue son tour
web-answers = Fait un choix
web-answers-yours = À toi de répondre
web-phases = Phases du tour
web-seat-here = à la table
web-seat-away = absent
web-seat-bot = robot
web-clock = Temps restant : { $time }
web-log = Journal
web-log-times = ({ $n } fois)
web-log-clause = La règle derrière : { $line }
web-menu = Menu de la table
web-chat = Discussion
web-chat-tool = { $n ->
    [0] Discussion
    [one] Discussion, { $n } nouveau message
   *[other] Discussion, { $n } nouveaux messages
}
web-chat-empty = Personne n’a encore rien dit.
web-chat-quick = Phrases toutes faites
web-chat-write = Ton message
web-chat-send = Envoyer
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-well-played = Bien joué !
web-phrase-thanks = Merci !
web-phrase-oops = Oups…
web-phrase-thinking = Je réfléchis.
web-phrase-your-turn = À toi !
web-phrase-again = On remet ça ?
web-phrase-goodbye = À bientôt !
web-legend = Signes et mots
web-rules-search = Chercher dans les règles
web-rules-contents = Sections
web-rules-nothing = Aucune clause ne parle de « { $words } ».
web-rules-version = Version des règles
web-ruling-silent = interprétation
web-ruling-against = contre le livret
web-line-lost = Pas de connexion. On essaie de revenir ; ta partie est en sûreté.
web-line-waits = Ton choix l’attend : { $choice }.
web-line-now = Essayer maintenant
web-away = { $n ->
    [one] { $players } n’est pas à la table. La partie reprendra à son retour.
   *[other] Ne sont pas à la table : { $players }. La partie reprendra à leur retour.
}
web-line-closed = Cette table est fermée ici.
web-spectating = Tu regardes la partie. Les mains restent cachées.
web-steps = Ce qui vient de se passer
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-step-now = Revenir à maintenant
web-step-place = { $n ->
    [0] maintenant
    [one] il y a { $n } pas
   *[other] il y a { $n } pas
}
web-coach = Ton guide
web-coach-next = { $n ->
    [0] Compris
   *[other] Compris, la suite ({ $n })
}

## Le menu d’une table

web-try-out = Essayer contre des robots, à une autre table
web-abandon = Proposer d’arrêter la partie
web-concede = Abandonner
web-concede-sure = { $seats ->
    [1] Abandonner cette partie ? Elle s’arrête, et elle est perdue.
    [2] Abandonner cette partie ? Pour toi elle est perdue.
   *[other] Quitter cette partie ? Un robot joue à ta place ; ton lien te ramène.
}
web-concede-yes = J’abandonne
web-no-go-on = Non, on continue
web-delete = Supprimer cette table
web-delete-sure = Supprimer cette table pour de bon, pour tout le monde ?
web-delete-yes = Supprimer
web-no-keep = Non, la garder
web-orders = Quand je pourrais réagir
web-orders-hint = Ta réponse ne dit jamais si tu aurais pu réagir.
web-orders-ask = Toujours me demander
web-orders-matters = Me demander quand cela me touche
web-orders-never = Jamais : passer pour moi
web-orders-each = Selon les consignes ci-dessous
web-orders-usual = d’habitude : { $what }
web-orders-moments = Moments
web-orders-questions = Questions de mon propre tour
web-orders-hand = Cartes de ma main
web-orders-cards = Autres cartes
web-tone-simple = Des phrases plus courtes
web-absent = { $player } n’est pas là.
web-take-over = { $bot ->
    [random] Un robot insouciant prend la place
    [greedy] Un robot appliqué prend la place
   *[other] Le robot « { $bot } » prend la place
}
web-notify = Me prévenir quand c’est à moi
web-offer = Proposition
web-offer-undo = { $player } demande à annuler un choix.
web-offer-undo-waiting = Tu as demandé à annuler un choix ; on attend les autres.
web-offer-abandon = { $player } propose d’arrêter la partie sans vainqueur.
web-offer-abandon-waiting = L’arrêt de la partie est proposé ; on attend les autres.
web-offer-rematch = { $player } aimerait rejouer, places échangées.
web-offer-rematch-waiting = Une revanche est proposée ; on attend les autres.
web-offer-yes = D’accord
web-offer-no = Non
web-offer-back = Retirer

## Un seul écran

web-cover-title = { $player }, à toi de regarder
web-cover-text = Toutes les mains sont couvertes. Prends l’écran, et veille à ce que personne d’autre ne regarde.
web-cover-hold = Maintiens pour voir la main { DE($player) }
web-cover-hint = Garde le doigt sur l’œil
web-cover-now = Couvrir ma main

## La fin et la relecture

web-end = La partie est finie
web-end-standing = Jusqu’où chacun est allé
web-end-points = { $n ->
    [one] Ce qui a fait basculer la partie
   *[other] Ce qui a fait basculer la partie : { $n } moments
}
web-end-fold = Voir la table
web-end-unfold = Voir la fin
web-another-game = Un autre jeu
web-end-by = Par la clause
web-rematch = Revanche, places échangées
web-rematch-go = À la nouvelle table
web-replay = Revoir la partie
web-record = Enregistrement
web-replay-first = Au début
web-replay-last = À la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-slider = Position
web-replay-place = { $n } sur { $most }
web-replay-speed = Vitesse
web-replay-seat = Vu par
web-replay-link = Lien vers ici
web-replay-go-on = Continuer d’ici contre un robot
web-replay-closed = Il n’y a rien à voir ici : la partie se joue encore, elle a été supprimée, ou le lien n’est pas entier.
