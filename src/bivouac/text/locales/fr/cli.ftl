# La ligne de commande, en français. Les clés commencent par `cli-`.

## Noms

cli-none = aucun
cli-empty = vide
cli-yes-no-true = true ou false
cli-several = un ou plusieurs mots de { $known }, chacun une fois, joints par des virgules, ou { cli-none }
cli-span = un nombre entier de { $low } à { $high }
cli-or = { $first } ou { $second }
cli-version = Bivouac { $version }, Python { $python }, { $compiled ->
    [yes] règles compilées
   *[no] règles non compilées (Python seul)
}

## Aide

cli-help =
    Bivouac : la table des jeux d’expédition. Des règles appliquées et expliquées,
    des robots qui n’en voient pas plus que toi, des parties rejouées à l’identique.

    Usage : bivouac COMMANDE ...

    Commandes :
      games      les jeux disponibles, avec leurs options
      play       jouer ici, contre des robots ou à deux sur un écran
      tutor      une première partie guidée, chaque règle expliquée à son heure
      resume     reprendre une partie que tu as quittée
      replay     rejouer une partie enregistrée et la regarder à tout moment
      fork       commencer une nouvelle partie à un moment d’une autre
      rules      les règles d’un jeu, entières ou une seule clause
      cards      les cartes d’un jeu et ce qu’elles font
      simulate   faire jouer des robots un grand nombre de fois et compter
      balance    si un jeu est équitable, par de nombreuses parties de robots
      matchups   chaque deck contre chaque autre, par des parties de robots
      serve      la table du navigateur : jouer par lien ou sur un écran
      backup     une copie de toutes ses tables, même pendant qu’on joue
      restore    revenir à une telle copie

    Partout :
      --lang en|fr   la langue (sinon celle de ton système)
      --tone simple  des questions et un journal plus courts, si le jeu en a
      --help         ce texte, ou l’aide d’une commande
      --version      la version de Bivouac, et si ses règles sont compilées

    Exemples :
      bivouac play altiplano --lang fr
      bivouac resume
      bivouac rules altiplano place.treasure
      bivouac simulate altiplano --games 200 --seats random,greedy --seed 1

    `bivouac COMMANDE --help` explique chaque commande.

cli-help-games =
    Les jeux disponibles : à combien on y joue, et les options d’une table.

    Usage : bivouac games [--lang en|fr]

    Exemple :
      bivouac games

cli-help-play =
    Joue dans ce terminal, à une table dessinée : le plateau, les deux côtés, ta
    main, le journal. On te pose une question à la fois ; ce que tu peux choisir
    est éclairé et numéroté. Sans --seats, tu joues contre le robot « greedy ».
    À deux humains, l’écran se partage et les mains sont couvertes entre vous.

    Usage : bivouac play JEU [--seats QUI,QUI] [--seed N] [--option CLÉ=VALEUR ...]
                         {"["}--save FICHIER] [--record FICHIER] [--plain]
            bivouac play --load FICHIER [--save FICHIER] [--record FICHIER]
                         {"["}--plain]

      JEU                   un nom donné par `bivouac games`
      --seats QUI,QUI       qui joue, d’abord la place 0 : human, { $bots }
      --seed N              distribuer les cartes qui vont avec ce nombre
      --option CLÉ=VALEUR   une option du jeu ; à répéter pour une autre
      --load FICHIER        reprendre une partie sauvegardée
      --save FICHIER        où la partie est sauvegardée, en jouant et quand tu pars
      --record FICHIER      où la partie terminée est enregistrée
      --plain               des questions simples, ligne par ligne, sans dessin
      --tone simple         des phrases plus courtes, si le jeu en a (ou : full)
      --lang en|fr          la langue

    À la table dessinée (80 x 24 cases ou plus) :
      3               choisir ce qui porte ce numéro ; deux chiffres au-dessus de 9
      Tab, flèches    se déplacer ; Entrée choisit ; la souris fait les deux
      ?               pourquoi pas maintenant, et par quelle clause
      i  c            la carte agrandie ; la clause derrière ce que tu vois
      l  r  d         le journal, les règles, les défausses
      u  g  t         annuler, français ou anglais, jour ou lanterne
      s  q  h         sauver, sauver et quitter, l’aide
      w               des phrases courtes ou entières, si le jeu a les deux

    Aux questions simples (un tube, un terminal petit ou simple, --plain) :
      3 ou draw/exploration       choisir
      ?                           ce que tu peux taper
      pourquoi place/nine-wells   pourquoi pas maintenant, et par quelle clause
      règles place.treasure       une clause des règles
      carte ohio-bob              ce que fait une carte
      journal   annuler   ton   sauver FICHIER   quitter

    La partie est sauvegardée après chaque choix, et quand tu pars :
    `bivouac resume` la reprend. Les choix peuvent venir d’un tube, un par ligne.

    Exemples :
      bivouac play altiplano
      bivouac play altiplano --seats human,human --option assembly=true
      bivouac play altered --option deck0=muna --option deck1=ordis
      bivouac play fortune-and-glory --option advanced=jungle,flights
      bivouac play altiplano --seats greedy,random --seed 7 --record partie.json
      bivouac play --load partie.json

cli-help-resume =
    Reprends une partie que tu as quittée : la dernière, ou celle que tu nommes. Les
    parties sont sauvegardées après chaque choix ; une partie finie quitte la liste.

    Usage : bivouac resume [FICHIER] [--list] [--record FICHIER] [--plain]

      FICHIER             une partie sauvegardée ; sinon, la dernière
      --list              les parties qui t’attendent
      --record FICHIER    où la partie terminée est enregistrée
      --plain             des questions simples, ligne par ligne, sans dessin
      --lang en|fr        la langue

    Exemples :
      bivouac resume
      bivouac resume --list

cli-help-replay =
    Rejoue une partie enregistrée et regarde-la à la table dessinée : les flèches la
    parcourent, v te prête les yeux de chaque place, f commence une nouvelle partie
    là où tu es. Par un tube, avec --log ou --plain, la table est écrite comme une
    place l’a vue. Un enregistrement qui ne se rejoue pas à l’identique est refusé.

    Usage : bivouac replay FICHIER [--at N] [--as PLACE] [--log] [--plain]

      FICHIER        un enregistrement : de `play --record` ou `simulate --records`
      --at N         commencer après N choix (0 est le début) ; ce qui est écrit
                     est la fin, sauf si tu le dis
      --as PLACE     voir ce que cette place a vu : 0 est Joueur 1, 1 est Joueur 2 ;
                     sans cela, tu es spectateur
      --log          écrire le journal jusqu’à ce moment, avec les clauses
      --plain        écrire la table au lieu de la dessiner
      --lang en|fr   la langue

    Exemples :
      bivouac replay partie.json
      bivouac replay partie.json --log
      bivouac replay partie.json --at 12 --as 0

cli-help-fork =
    Commence une nouvelle partie à un moment d’une partie enregistrée : ce qui
    précède a eu lieu, la suite est à toi. Les cartes cachées restent à leur place.

    Usage : bivouac fork FICHIER --at N [--seats QUI,QUI] [--save FICHIER]
                         {"["}--record FICHIER] [--plain]

      FICHIER            un enregistrement, de `play --record` par exemple
      --at N             après N choix (0 est le début)
      --seats QUI,QUI    qui joue, d’abord la place 0 : human, { $bots }
      --save FICHIER     où la partie est sauvegardée, en jouant et quand tu pars
      --record FICHIER   où la partie terminée est enregistrée
      --plain            des questions simples, ligne par ligne, sans dessin
      --lang en|fr       la langue

    Exemple :
      bivouac fork partie.json --at 12 --seats human,greedy

cli-help-rules =
    Les règles d’un jeu dans nos propres mots, chaque clause avec son nom. Le
    journal et les coups refusés nomment ces clauses. [R] marque une
    interprétation : notre décision là où le livret se tait. [R!] en marque une là
    où le livret dit autre chose, avec notre raison et l’option qui s’en tient au
    livret.

    Usage : bivouac rules JEU [CLAUSE]

      JEU            un nom donné par `bivouac games`
      CLAUSE         une clause (place.treasure) ou toutes celles d’un début (place)
      --lang en|fr   la langue

    Exemples :
      bivouac rules altiplano
      bivouac rules altiplano place
      bivouac rules altiplano place.treasure
      bivouac rules altered dusk

cli-help-cards =
    Les cartes d’un jeu et ce qu’elles font. Chacune dit d’où elle vient : rulebook
    (livret), public, ou original (notre création). Avec --pictures, elles sont
    dessinées.

    Usage : bivouac cards JEU [NOM] [--origin ORIGINE] [--pictures DOSSIER]

      JEU                  un nom donné par `bivouac games`
      NOM                  une carte, par son nom dans une des langues ou sa clé
      --origin ORIGINE     une seule origine : { $origins }
      --pictures DOSSIER   y dessine chaque carte dans un fichier SVG à son nom
      --lang en|fr         la langue

    Exemples :
      bivouac cards altiplano
      bivouac cards altiplano "Ohio Bob"
      bivouac cards altiplano --origin original
      bivouac cards altered "Sierra & Oddball"
      bivouac cards altiplano --pictures cartes --lang fr

cli-help-simulate =
    Fait jouer des robots un grand nombre de fois et compte les victoires. La même
    graine donne les mêmes parties, quel que soit le nombre de processus. On
    commence à tour de rôle ; une partie qui atteint la limite de tours (200, sauf
    avec --option turn_cap=N) reste inachevée et n’est gagnée par personne. Les
    intervalles sont ceux de Wilson à 95 %.

    Usage : bivouac simulate JEU --games N --seats ROBOT,ROBOT [--seed N] [--jobs N]
                             {"["}--json FICHIER] [--csv FICHIER] [--records DOSSIER]
                             {"["}--option CLÉ=VALEUR ...]

      JEU                   un nom donné par `bivouac games`
      --games N             combien de parties (100)
      --seats ROBOT,ROBOT   qui joue, d’abord la place 0 : { $bots }
      --seed N              où commence le hasard (1)
      --jobs N              combien de processus (1)
      --json FICHIER        les chiffres en JSON ; - est la sortie standard
      --csv FICHIER         une ligne par partie ; - est la sortie standard
      --records DOSSIER     l’enregistrement de chaque partie, pour `bivouac replay`
      --option CLÉ=VALEUR   une option du jeu ; à répéter pour une autre
      --lang en|fr          la langue

    Exemples :
      bivouac simulate altiplano --games 200 --seats random,greedy --seed 1
      bivouac simulate altiplano --seats greedy,greedy --jobs 2 --json r.json

cli-help-serve =
    La table du navigateur : un serveur sur cette machine. Il ouvre ton navigateur ;
    Ctrl-C l’arrête et garde toutes les parties.

    Usage : bivouac serve [--port N] [--host ADRESSE] [--data DOSSIER]
                          {"["}--settings FICHIER] [--no-browser]

      --port N             où il écoute (8765, ou un port libre s’il est pris)
      --host ADRESSE       à quelle adresse (127.0.0.1 : cette machine seulement ;
                           0.0.0.0 : toutes)
      --data DOSSIER       où les tables sont gardées
      --settings FICHIER   des réglages en TOML ; BIVOUAC_... dans l’environnement
                           l’emporte
      --no-browser         ne pas ouvrir de navigateur
      --lang en|fr         la langue

    Exemples :
      bivouac serve
      bivouac serve --port 8080 --data tables --no-browser

cli-help-backup =
    Copie toutes les tables du navigateur dans un fichier, même pendant que le
    serveur marche. Pour y revenir : bivouac restore FICHIER.

    Usage : bivouac backup FICHIER [--data DOSSIER] [--settings FICHIER]

      FICHIER              un fichier qui n’existe pas encore
      --data DOSSIER       où les tables sont gardées
      --settings FICHIER   des réglages en TOML ; BIVOUAC_... dans l’environnement
                           l’emporte
      --lang en|fr         la langue

    Exemple :
      bivouac backup tables-lundi.sqlite

cli-help-restore =
    Met une copie faite par bivouac backup à la place des tables du navigateur.
    Arrête d’abord le serveur. Des tables déjà là ne sont remplacées qu’avec
    --replace, et même alors elles restent à côté sous un autre nom.

    Usage : bivouac restore FICHIER [--replace] [--data DOSSIER]
                            { "[" }--settings FICHIER]

      FICHIER              une copie ; elle reste telle quelle
      --replace            la mettre à la place des tables qui sont là
      --data DOSSIER       où les tables sont gardées
      --settings FICHIER   des réglages en TOML ; BIVOUAC_... dans l’environnement
                           l’emporte
      --lang en|fr         la langue

    Exemple :
      bivouac restore tables-lundi.sqlite --replace

cli-help-balance =
    Dit si un jeu est équitable : des robots jouent un grand nombre de parties,
    chaque carte est comptée, et ce que le jeu devrait être est comparé à ce qu’il
    est. Finit par 0 si tout est tenu, par 1 sinon. La même graine donne les mêmes
    chiffres, quel que soit le nombre de processus ; on commence à tour de rôle.

    Usage : bivouac balance JEU [--games N] [--seats ROBOT,ROBOT] [--seed N]
                            {"["}--jobs N] [--json FICHIER] [--plot FICHIER]
                            {"["}--report DOSSIER] [--option CLÉ=VALEUR ...]
                            {"["}--compare]

      JEU                   un nom donné par `bivouac games`
      --games N             combien de parties (10000)
      --seats ROBOT,ROBOT   qui joue (greedy à chaque place) : { $bots }
      --seed N              où commence le hasard (1)
      --jobs N              combien de processus (un par processeur)
      --json FICHIER        les chiffres en JSON ; - est la sortie standard
      --plot FICHIER        les chiffres en image (SVG) ; demande matplotlib
      --report DOSSIER      pages dans les deux langues, images et JSON ; de même
      --option CLÉ=VALEUR   une option du jeu ; à répéter pour une autre
      --compare             seulement ce que changent les éléments du jeu, côte à
                            côte, s’il en a ; rien ne leur est demandé
      --lang en|fr          la langue

    Exemples :
      bivouac balance altiplano --games 500
      bivouac balance altiplano --plot equilibre.svg
      bivouac balance altiplano --option assembly=true --report rapports

cli-help-matchups =
    Chaque deck d’un jeu contre chaque autre : des robots jouent un grand nombre de
    parties pour chaque paire, et un tableau dit combien chaque deck en gagne, avec
    des intervalles de Wilson à 95 %. On commence à tour de rôle. La même graine
    donne les mêmes chiffres, quel que soit le nombre de processus.

    Usage : bivouac matchups JEU [--games N] [--seats ROBOT,ROBOT] [--seed N]
                             {"["}--jobs N] [--report DOSSIER]

      JEU                   un jeu dont les tables nomment des decks
      --games N             combien de parties pour chaque paire de decks (100)
      --seats ROBOT,ROBOT   qui joue (greedy aux deux places) : { $bots }
      --seed N              où commence le hasard (1)
      --jobs N              combien de processus (un par processeur)
      --report DOSSIER      pages dans les deux langues et JSON
      --lang en|fr          la langue

    Exemples :
      bivouac matchups altered --games 20
      bivouac matchups altered --games 100 --report rapports

## Erreurs : une phrase chacune, ce qui était attendu et que faire

cli-error-language = « { $given } » n’est pas une langue de Bivouac : écris --lang en ou --lang fr.
cli-error-language-missing = Il manque une langue après --lang : en ou fr.
cli-error-tone = « { $given } » n’est pas un ton de Bivouac : écris --tone simple ou --tone full.
cli-error-tone-missing = Il manque un ton après --tone : simple ou full.
cli-error-command = Il n’y a pas de commande « { $given } » : il y a { $known } (voir bivouac --help).
cli-error-flag = { $given } n’est pas connu ici : bivouac { $command } --help dit ce qui l’est.
cli-error-extra = « { $given } » est de trop : bivouac { $command } --help montre ce qui est attendu.
cli-error-missing-game = Dis quel jeu : bivouac { $command } --help montre comment.
cli-error-missing-file = Dis quel fichier : bivouac { $command } --help montre comment.
cli-error-no-value = Il manque une valeur après { $flag } : bivouac { $command } --help dit laquelle.
cli-error-repeated = { $flag } est donné deux fois : une seule suffit.
cli-error-number = { $flag } attend un nombre entier, pas « { $given } ».
cli-error-number-low = { $flag } attend un nombre entier à partir de { $low }, pas « { $given } ».
cli-error-game = Aucun jeu ne s’appelle « { $given } » : il y a { $known }.
cli-error-game-missing = Dis à quel jeu : { $known }.
cli-error-bot = Aucun robot ne s’appelle « { $given } » : il y a { $known }.
cli-error-bot-of-game = Le robot « { $given } » ne joue pas à { $game } : il y a { $known }.
cli-error-player = Personne du nom de « { $given } » ne peut prendre place : il y a human, { $known }.
cli-error-human = Un humain ne peut pas jouer dans une simulation : prends un des robots { $known }, ou joue avec bivouac play.
cli-error-seats = { $game } demande { $needed } places, séparées par des virgules, et non { $given }.
cli-error-option = { $game } n’a pas d’option « { $given } » : il y a { $known }.
cli-error-option-form = --option attend CLÉ=VALEUR, pas « { $given } ».
cli-error-option-value = L’option { $name } attend { $expected }, pas « { $given } ».
cli-error-option-twice = L’option { $name } est donnée deux fois : une seule suffit.
cli-error-load-new = --load reprend une partie sauvegardée : enlève { $flag }, qui va avec une nouvelle partie.
cli-error-load-game = { $file } contient une partie de { $found }, pas de { $given }.
cli-error-seat = Il n’y a pas de place « { $given } » : il y a { $known }.
cli-error-at = Cet enregistrement a { $choices } choix : --at attend de 0 à { $choices }, pas { $given }.
cli-error-clause = { $game } n’a pas de clause « { $given } » : bivouac rules { $game } les donne toutes.
cli-error-clause-near = { $game } n’a pas de clause « { $given } » : peut-être { $guess }, et bivouac rules { $game } les donne toutes.
cli-error-card-near = { $game } n’a pas de carte « { $given } » : peut-être { $guess }, et bivouac cards { $game } les donne toutes.
cli-error-card = { $game } n’a pas de carte « { $given } » : bivouac cards { $game } les donne toutes.
cli-error-origin = Aucune carte n’a l’origine « { $given } » : il y a { $known }.
cli-error-output-twice = --json et --csv ne peuvent pas aller tous deux sur la sortie standard : donne un fichier à l’un d’eux.
cli-error-compare-game = { $given } n’a pas d’éléments à comparer : { $known } en a.
cli-error-balance-game = Personne n’a encore écrit ce qu’est une partie équitable de { $given } : il y a { $known }.
cli-error-matchups-game = { $given } n’a pas de decks à opposer : { $known } en a.
cli-error-no-plots = Les images et les rapports demandent matplotlib : installe-le avec python3 -m pip install "bivouac[report]".
cli-error-no-file = { $file } n’existe pas.
cli-error-no-folder = Impossible d’écrire { $file } : son dossier n’existe pas.
cli-error-is-file = { $file } est un fichier : un dossier était attendu.
cli-error-is-folder = { $file } est un dossier : il faut un fichier.
cli-error-no-pictures = Impossible de dessiner les cartes { DE($game) } : personne n’a encore dit à quoi elles ressemblent.
cli-error-no-assets = Impossible de dessiner les cartes, car il manque les icônes et les polices : prépare-les avec python3 tools/assets.py dans le dossier du projet, ce qui demande Node 20 ou plus récent, puis installe Bivouac de nouveau.
cli-error-denied-read = Impossible de lire { $file } : ses droits l’interdisent.
cli-error-denied-write = Impossible d’écrire { $file } : ses droits l’interdisent.
cli-error-full = Impossible d’écrire { $file }, car le disque est plein : rien de ce qui y était n’est perdu.
cli-error-read = Impossible de lire { $file } ({ $why }).
cli-error-write = Impossible d’écrire { $file } ({ $why }).
cli-error-not-json = { $file } est abîmé ou incomplet : il faut un fichier JSON entier de Bivouac.
cli-error-not-table = { $file } n’est pas une partie sauvegardée de Bivouac : il faut un fichier sauvegardé par bivouac play.
cli-error-not-record = { $file } n’est pas un enregistrement de Bivouac : il faut un fichier de bivouac play --record.
cli-error-is-record = { $file } est un enregistrement, pas une partie sauvegardée : regarde-le avec bivouac replay.
cli-error-is-table = { $file } est une partie sauvegardée, pas un enregistrement : reprends-la avec bivouac resume.
cli-error-file-game = { $file } parle d’un jeu appelé « { $given } », que ce Bivouac n’a pas.
cli-error-format = { $file } a le format { $found }, et ce Bivouac lit le format { $expected } : prends la version qui l’a écrit.
cli-error-rules = { $file } vient des règles { $found } de { $game }, et voici les règles { $expected } : prends la version qui l’a écrit.
cli-error-damaged = { $file } est abîmé : ce qu’il dit de la partie ne tient pas ensemble.
cli-error-replay = { $file } ne se rejoue pas comme il le dit : la première différence est au choix { $choice }.
cli-error-no-saved-game = Aucune partie ne t’attend : commences-en une avec bivouac play.
cli-error-fork-over = La partie de { $file } est finie après le choix { $at } : prends un --at plus petit.
cli-error-replay-setup = { $file } ne se rejoue pas comme il le dit : sa graine et ses options donnent ici une autre partie.
cli-error-output = Impossible d’écrire le résultat ({ $why }).
cli-error-inside = Quelque chose a échoué dans Bivouac ({ $why }) : signale-le, s’il te plaît ; BIVOUAC_TRACE=1 montre où.
cli-error-interrupted = Arrêté : la simulation n’est pas finie, et aucun chiffre n’a été écrit.

## Jeux

cli-games-line = { $name } : { $title }, { $players } joueurs
cli-games-option = { $name } = { $default } ({ $expected } ; { $clause })
cli-games-play = Pour jouer : bivouac play { $name }

## La partie

cli-play-begins = { $title }, graine { $seed }.
cli-play-goes-on = { $title } reprend depuis { $file }.
cli-play-seat = { $player } : { $who }
cli-play-hint = Tape un numéro pour choisir, ? pour l’aide, quitter pour partir.
cli-play-input = { $player } >
cli-play-not-understood = « { $given } » n’est pas un choix ici : tape un numéro de 1 à { $most }, la clé d’une possibilité, ou ? pour l’aide.
cli-play-not-understood-near = « { $given } » n’est pas un choix ici : peut-être { $guess }, ou un numéro de 1 à { $most }, ou ? pour l’aide.
cli-play-allowed = Tu peux le faire maintenant : c’est le numéro { $number }.
cli-play-no-action = « { $given } » n’est pas une action de ce jeu : tape une clé comme { $example }.
cli-play-why-what = Dis quoi : pourquoi { $example }
cli-play-why-line = { $key } : { $sentence }
cli-play-rules-what = Dis quelle clause : règles { $example }
cli-play-card-what = Dis quelle carte : carte { $example }
cli-play-save-what = Dis où : sauver ma-partie.json
cli-play-undone = Choix annulé.
cli-play-no-undo = Ce choix ne peut pas être annulé : depuis, une carte a été piochée ou vue, ou l’autre joueur a eu son mot à dire.
cli-play-saved = Sauvegardé dans { $file }.
cli-play-go-on = Ta partie est sauvegardée dans { $file } ; reprends-la avec : bivouac play --load { $quoted }
cli-play-go-on-list = Ta partie est sauvegardée dans { $file } ; reprends-la avec : bivouac resume
cli-play-lost = La partie n’a pu être sauvegardée nulle part ; voici sa graine : { $seed }
cli-play-hand-over = { $player }, à toi de regarder. Appuie sur Entrée quand personne d’autre ne voit l’écran.
cli-play-window = { $player }, tu peux répondre à ce qui vient d’être annoncé, mais rien chez toi ne convient. Appuie sur Entrée pour passer.
cli-play-why = Par la clause { $clause } : { $text }
cli-play-keep = Garder l’enregistrement de cette partie ? Tape un nom de fichier, ou Entrée pour non.
cli-play-kept = L’enregistrement est gardé dans { $file } ; revois-le avec : bivouac replay { $quoted }
cli-play-advice = ✦ Le guide le propose : { $why }
cli-play-no-advice = Il n’y a pas de guide à cette table : bivouac tutor ouvre une partie avec un guide.
cli-play-record-hint = --record FICHIER garde l’enregistrement d’une partie finie.
cli-play-help =
    Ce que tu peux taper :
      un numéro, ou une clé comme { $example } : choisir cette possibilité
      pourquoi CLÉ (ou ? CLÉ) : pourquoi c’est impossible maintenant, avec la clause
      pourquoi : ce que tu tiens et vois sans pouvoir t’en servir maintenant
      règles CLAUSE : une clause des règles, comme { $clause }
      carte NOM : ce que fait une carte
      table : revoir la table
      journal : tout ce qui a été dit
      annuler : reprendre ton dernier choix, si rien n’a été appris depuis
      ton : des phrases plus courtes, ou de nouveau entières
      consignes : ce que tu réponds sans qu’on te le demande, et comment le changer
      sauver FICHIER : sauvegarder la partie là et continuer
      quitter : sauvegarder la partie et partir

cli-play-tone-simple = À partir de maintenant, des phrases courtes.
cli-play-tone-full = À partir de maintenant, des phrases entières.
cli-play-one-tone = Ce jeu n’a pas de phrases plus courtes.
cli-play-no-orders = Dans ce jeu, il n’y a pas de consignes à donner.
cli-play-no-order = { $given } n’est pas une consigne possible. Il y a : { $words }
cli-play-orders-what =
    consignes card : celles de chaque carte. consignes moment/test : ce qui peut y être demandé.
    consignes moment/test never : donner cette consigne. Elle vaut dès la question suivante.
cli-plain-terminal = Ce terminal ne peut pas dessiner la table : voici des questions simples.
cli-plain-small = Cette fenêtre a { $columns } colonnes et { $rows } lignes, et la table dessinée en demande 80 et 24 : voici des questions simples.
cli-resume-line = { $title } : { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}, { $seats }, { $when }
cli-resume-none = Aucune partie ne t’attend.

## Rejouer

cli-replay-head = { $title } : { $choices } choix, graine { $seed }, rejouée à l’identique.
cli-replay-options = Options : { $options }
cli-replay-at = Après le choix { $at } sur { $choices }, vu par { $player } :
cli-replay-next = Choix suivant : { $player }, { $key }
cli-replay-unfinished = Cette partie n’a pas été finie.

## Règles et cartes

cli-card-head = { $name } ({ $key }) : { $kind }

cli-pictures-written = { $n ->
    [one] { $n } carte est dessinée dans { $folder }.
   *[other] { $n } cartes sont dessinées dans { $folder }.
}

## Simuler

cli-sim-progress = parties
cli-sim-head = { $title } : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, graine { $seed }
cli-sim-seat = place { $seat }, { $bot } : { $wins } gagnées, { $share } ({ $low } à { $high })
cli-sim-first = qui commence : { $wins } gagnées, { $share } ({ $low } à { $high })
cli-sim-lost = gagnées par personne : { $n }
cli-sim-unfinished = inachevées : { $n }
cli-sim-turns = tours : médiane { $median }, de { $p10 } (10 %) à { $p90 } (90 %)
cli-sim-speed = { $decisions } décisions, { $speed } par seconde, { $compiled ->
    [yes] compilé
   *[no] non compilé
}
cli-sim-written = Écrit : { $file }
cli-sim-records = Enregistrements : { $folder }

## La table du navigateur

cli-serve-started = Bivouac est à l’adresse { $address } (Ctrl-C l’arrête)
cli-serve-ended = Toutes les parties sont gardées.
cli-backup-done = Copié dans { $file } ({ $size } ko)
cli-error-port-taken = Le port { $port } est pris : donnes-en un autre avec --port, ou aucun.
cli-error-listen = Impossible d’écouter à l’adresse { $host } ({ $why }).
cli-error-serve = Le serveur ne peut pas démarrer : sa base de données ou son bus ne répond pas ({ $why }).
cli-error-setting = Le réglage { $name } ne convient pas : il attend { $expected }.
cli-error-backup-database = Ces tables sont dans PostgreSQL : copie-les avec pg_dump.
cli-error-backup-nothing = Il n’y a pas encore de tables dans { $folder }.
cli-error-backup-exists = { $file } existe déjà : donne un autre nom.
cli-error-backup-failed = Les tables n’ont pas pu être copiées ({ $why }).
cli-restore-done = { $copy } est maintenant à la place de { $file } ({ $size } ko)
cli-restore-kept = Les tables qui étaient là sont gardées dans { $file }
cli-error-restore-database = Ces tables sont dans PostgreSQL : reviens en arrière avec pg_restore ou psql.
cli-error-restore-exists = Il y a déjà des tables dans { $file } : mets la copie à leur place avec --replace ; elles restent sous un autre nom.
cli-error-restore-itself = { $file }, ce sont les tables elles-mêmes, pas une copie : donne un fichier fait par bivouac backup.
cli-error-restore-foreign = { $file } ne contient pas de tables de Bivouac : donne un fichier fait par bivouac backup.
cli-error-restore-damaged = { $file } est abîmé et ne peut pas être remis en place : donne une autre copie.
cli-error-restore-newer = { $file } vient d’une version de Bivouac que celle-ci ne sait pas lire : remets-le en place avec la version qui l’a fait, ou une plus récente.
cli-error-serve-newer = Les tables de { $file } viennent d’une version de Bivouac que celle-ci ne sait pas lire : lance cette version-là, ou une plus récente.
cli-error-serve-damaged = Les tables de { $file } sont abîmées : reviens à une copie avec bivouac restore.
cli-error-serve-foreign = { $file } ne contient pas de tables de Bivouac : donne un autre dossier avec --data, ou déplace ce fichier.
cli-error-folder-taken = Un autre serveur utilise { $file } : arrête-le d’abord, ou donne un autre dossier avec --data.

cli-balance-line = { $what } : { $found } ({ $wanted }), { $verdict }
