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
terminal-key-orders = consignes

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
terminal-orders-title = Consignes
terminal-orders-keys = Entrée change, Échap ferme
terminal-orders-words = Ce que tu réponds sans qu’on te le demande, dès la question suivante. Personne d’autre ne voit tes consignes.
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
    o   ce que tu réponds d’avance, si le jeu demande beaucoup
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
