# La table du navigateur : ce que dit le serveur. Les clés commencent par `server-`.

## Ce qui est refusé : ce qui était attendu, et que faire

server-wrong-secret = Ce lien n’ouvre aucune table ici. Vérifie qu’il est entier.
server-no-secret = Il faut le secret d’une place : envoie-le dans l’en-tête Authorization, après le mot Bearer.
server-no-table = Cette table n’est plus là.
server-no-game = Il n’y a pas de tel jeu ici. Il y a : { $known }.
server-no-bot = Il n’y a pas de tel robot ici. Il y a : { $known }.
server-no-bot-of-game = Le robot « { $bot } » ne joue pas à ce jeu. Il y a : { $known }.
server-not-guided = Aucune première partie guidée n’est écrite pour ce jeu. Il y en a une pour : { $known }.
server-no-seat = Il n’y a pas de telle place : cette table en a { $n }, comptées à partir de 0.
server-name-invisible = On ne voit rien de ce nom. Prends-en un avec des lettres ou des signes.
server-name-taken = Deux joueurs d’une même table ne peuvent pas avoir des noms qui se ressemblent à s’y tromper. Prends-en un autre.
server-no-position = Il n’y a pas de telle position : cette partie a { $n } choix.
server-no-course = Ce jeu n’a pas de partie guidée « { $name } ». Il a : { $known }.
server-no-option = Ce jeu n’a pas d’option « { $name } ». Il a : { $known }.
server-option-yesno = L’option { $name } est true ou false.
server-option-word = L’option { $name } est l’un de ces mots : { $known }.
server-option-words = L’option { $name } prend des mots de cette liste, chacun une fois, joints par des virgules : { $known }.
server-option-number = L’option { $name } est un nombre entier de { $low } à { $high }.
server-no-phrase = Il n’y a pas de telle phrase toute prête.
server-empty-message = Ce message ne contient aucun mot.
server-chat-full = Cette table a entendu tous les messages qu’elle peut garder.
server-seats = Ce jeu se joue de { $low } à { $high } joueurs.
server-clock = Une pendule a de 1 à { $minutes } minutes et rend de 0 à { $seconds } secondes.
server-spectator = Les spectateurs regardent. Pour jouer, ouvre le lien d’une place.
server-stale = La table a avancé depuis. Regarde de nouveau et refais ton choix.
server-unknown-option = Ce n’est pas un choix de ce jeu.
server-order-answers = Ta consigne répond à ta place. Change-la pour que l’on te demande.
server-no-rest = On ne te demande pas de réagir en ce moment.
server-no-order = Ce jeu ne connaît pas cette consigne.
server-no-such-order = Cette consigne ne peut pas dire cela. Il y a : { $known }.
server-over = Cette partie est finie.
server-out-of-time = Le temps est écoulé.
server-not-over = Cette partie se joue encore. La revanche vient après.
server-rematch-made = La revanche t’attend déjà.
server-nothing-to-undo = Tu n’as aucun choix à reprendre.
server-offered = C’est déjà demandé. Attends la réponse.
server-no-offer = Personne ne demande cela en ce moment.
server-bot-sits-there = Un robot joue déjà à cette place.
server-not-away = Un robot peut prendre le relais quand le joueur est absent depuis { $seconds } secondes.
server-not-your-seat = Une partie finie ne se revoit par les yeux d’une place qu’avec le lien de cette place.
server-absent = { $player } n’est pas là, et un robot joue à sa place. Jusqu’à son retour, ou pendant encore { $hours ->
    [one] une heure
   *[other] { $hours } heures
}, rien n’est repris, abandonné ni supprimé sans son accord.
server-undo-seen = Un robot a joué à la place de { $player } depuis ce choix, et ce qu’il a montré a été vu. Seul l’accord de { $player } permet de le reprendre.
server-still-running = Tant qu’une partie se joue, personne n’a son enregistrement.
server-delete-running = D’autres jouent encore ici. Mettez-vous d’accord pour abandonner la partie, puis supprime-la.
server-fork-running = Tant qu’une partie se joue, tu ne peux continuer que depuis l’instant présent, et depuis ta propre place.
server-fork-over = La partie est finie à cette position. Choisis-en une plus tôt.
server-no-fork = Cette partie vient d’ailleurs et commence au milieu. On peut la regarder, pas la continuer.
server-record-not-json = Ce fichier n’est pas entier : un enregistrement de Bivouac est un fichier JSON.
server-record-not-record = Ce fichier n’est pas un enregistrement de Bivouac.
server-record-damaged = Cet enregistrement est abîmé : ce qu’il dit de la partie ne tient pas ensemble.
server-record-rules = Cet enregistrement vient d’autres règles que celles d’ici.
server-record-replay = Cet enregistrement ne se rejoue pas comme il le dit : la première différence est au choix { $choice }.
server-record-too-long = Vérifier cet enregistrement prend trop de temps.
server-rules-changed = Les règles ont changé depuis que l’on a joué cette partie ici, et elle ne peut pas continuer avec les nouvelles.
server-damaged = Cette table est abîmée dans la base de données et ne peut pas s’ouvrir. Qui s’occupe de ce serveur peut revenir à une copie.
server-hello-expected = Le premier message est un bonjour (hello) avec le secret d’une place.
server-hello-twice = Tu as déjà dit bonjour.
server-broken-message = Ce message est illisible : il faut un type connu avec ses champs.
server-broken-request = Cette demande est illisible : il y manque quelque chose, ou quelque chose n’est pas du bon genre.
server-too-long = Ce message est trop long : { $bytes } octets au plus.
server-too-long-body = C’est trop long.
server-too-many = C’est trop à la fois. Attends un instant.
server-too-many-tables = Tu as ouvert beaucoup de tables en peu de temps. Attends un instant.
server-too-many-visitors = Cette table a autant de visiteurs qu’elle peut en recevoir.
server-too-many-spectators = Les spectateurs de cette table disent beaucoup de choses à la fois. Attends un instant.
server-too-slow = Ta ligne est trop lente pour cette table. Réessaie.
server-silent = On n’a plus rien entendu de toi depuis un moment. Ta partie est en sûreté et reprend tout de suite.
server-not-found = Il n’y a rien à cette adresse.
server-not-allowed = Cette adresse ne fait pas cela.
server-origin = Cette demande vient d’une page d’un autre site.
server-host = Ce serveur ne s’appelle pas ainsi. Qui s’en occupe peut permettre ce nom dans les réglages : public_address ou allowed_hosts.
server-unavailable = Le serveur n’atteint pas sa base de données. Rien n’est perdu. Réessaie dans un instant.
server-failed = Quelque chose a échoué dans le serveur. Réessaie, et si cela se reproduit, dis-le à qui s’en occupe.
server-deleted = Cette table a été supprimée.
server-left = Un robot joue à ta place. Rouvre ton lien pour revenir.
server-shutting-down = Le serveur redémarre. Ta partie est en sécurité et reprend dans un instant.
server-no-client = Le serveur marche, mais ses pages n’ont pas été construites. Dans le dossier du projet : npm ci --prefix web && npm run build --prefix web

## À la table

server-passing = Ta consigne laisse passer.
server-ordered = Ta consigne répond à ta place.
server-resting = Tu laisses passer la suite de ce tour.
server-notice-missed = En ton absence, un robot a fait { $n ->
    [one] un choix
   *[other] { $n } choix
} à ta place. Le journal dit ce qui s’est passé.
server-notice-rules = Les règles ont été mises à jour. La partie continue là où elle en était.
server-notice-rules-lost = Les règles ont été mises à jour, et les derniers choix ne leur convenaient pas. La partie continue d’avant ces choix.
server-notice-expires = Cette partie est gardée encore { $days ->
    [one] un jour
   *[other] { $days } jours
}, puis elle est supprimée. Enregistre-la pour la garder.
server-notice-expires-live = Personne n’a joué ici depuis longtemps. Dans { $days ->
    [one] un jour
   *[other] { $days } jours
}, cette partie est supprimée, sauf si quelqu’un continue.
server-ended-abandoned = Vous avez convenu d’abandonner cette partie. Personne ne gagne.
server-ended-conceded = { $player } a concédé la partie.
    .own = Tu as concédé la partie.
server-ended-flagged = { $player } n’a plus de temps.
    .own = Tu n’as plus de temps.

## Lignes du journal

server-note-took-over = { $other } laisse un robot jouer à la place de { $player }.
    .own = { $other } laisse un robot jouer à ta place.
    .nobody = Un robot joue à la place de { $player }.
server-note-gave-up = { $player } renonce, et un robot joue à sa place.
    .own = Tu renonces, et un robot joue à ta place.
server-note-ran-out = { $player } n’a plus de temps, et un robot joue à sa place.
    .own = Tu n’as plus de temps, et un robot joue à ta place.
server-note-returned = { $player } est de retour.
    .own = Tu es de retour.
server-note-undone = { $player } reprend un choix.
    .own = Tu reprends un choix.
    .nobody = Un choix est repris.
server-note-refused-undo = { $player } refuse que l’on revienne en arrière.
    .own = Tu refuses que l’on revienne en arrière.
server-note-refused-abandon = { $player } refuse d’abandonner la partie.
    .own = Tu refuses d’abandonner la partie.
server-note-refused-rematch = { $player } refuse la revanche.
    .own = Tu refuses la revanche.
server-note-withdrew = { $player } retire sa demande.
    .own = Tu retires ta demande.

## Phrases toutes prêtes

server-phrase-hello = Bonjour !
server-phrase-good-luck = Bonne chance !
server-phrase-well-played = Bien joué !
server-phrase-thanks = Merci !
server-phrase-oops = Oups.
server-phrase-thinking = Je réfléchis.
server-phrase-your-turn = C’est ton tour.
server-phrase-again = On rejoue ?
server-phrase-goodbye = Au revoir !
