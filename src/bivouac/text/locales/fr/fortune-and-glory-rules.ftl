rule-fortune-and-glory-section--modes = Façons de jouer

rule-fortune-and-glory--mode--two-modes = Il y a deux façons de jouer, ou modes : compétitif et coopératif. L’option « mode » en choisit un.
rule-fortune-and-glory--mode--competitive-aim = En mode compétitif, tu cours le monde contre les autres, à la recherche d’artefacts anciens.
rule-fortune-and-glory--mode--cooperative-aim = En mode coopératif, vous faites front ensemble contre une organisation qui veut le monde entier pour elle.
rule-fortune-and-glory--mode--competitive-default = Une règle qui ne nomme aucun mode parle du mode compétitif.
rule-fortune-and-glory--mode--basic-and-competitive = L’option « level » dit quelle part du jeu est sur la table. Le niveau basique, c’est le mode compétitif sans les éléments avancés : ni jungle épaisse, ni temples, ni textes spéciaux, ni vols, ni zeppelin, ni Méchants. L’option « advanced » en ajoute quelques-uns au niveau basique, pour les apprendre un par un ; le niveau avancé les a tous. Le mode coopératif est toujours avancé, car il ne peut pas se passer des Méchants.
    .ruling = silent

rule-fortune-and-glory-section--components = Matériel

rule-fortune-and-glory--component--dice = La boîte contient 16 dés à six faces : 8 verts pour les ennemis, 8 blancs pour les héros. Ils ne limitent pas un jet : si tu as droit à plus de 8 dés, tu les lances tous.
    .ruling = silent
rule-fortune-and-glory--component--d3 = Un D6, c’est un dé. Pour un D3, lance un dé et prends la moitié, arrondie vers le haut : 1 ou 2 donne 1, 3 ou 4 donne 2, 5 ou 6 donne 3.
rule-fortune-and-glory--component--wound-markers = Les marqueurs blessure comptent les blessures d’un héros ou d’un ennemi.
rule-fortune-and-glory--component--artifact-tokens-paired = Les pions Artefact, en forme de crâne, vont par deux, de la même couleur.
rule-fortune-and-glory--component--artifact-token-places = L’un des deux crânes est sur la carte de l’artefact, son jumeau sur le plateau. Tu vois ainsi d’un coup d’œil ce qui se cache où.
rule-fortune-and-glory--component--success-markers = Les marqueurs succès comptent tes succès pendant un test.
rule-fortune-and-glory--component--danger-markers = Retourné, un marqueur succès devient un marqueur danger. Il compte les dangers que tu as surmontés dans l’aventure en cours.
rule-fortune-and-glory--component--auction-marker = Le marqueur enchère est posé dans une ville où se tient une vente aux enchères.
rule-fortune-and-glory--component--auction-sale = Tu peux vendre tes artefacts aux enchères. Comme toutes les villes en achètent de toute façon, ce que l’enchère apporte de plus est écrit sur la carte Ville ou Événement qui a posé le marqueur.
    .ruling = silent
rule-fortune-and-glory--component--first-player-marker = Le marqueur Premier Joueur montre qui commence ce tour.
rule-fortune-and-glory--component--exploration-markers = Les marqueurs exploration montrent depuis combien de temps un héros fouille une jungle épaisse.
rule-fortune-and-glory--component--collapse-markers = Les marqueurs effondrement montrent si un temple est près de s’écrouler. Un temple peut se mettre à trembler quand des héros ou des Méchants y cherchent un trésor. Les règles des temples les appellent marqueurs d’instabilité : c’est la même chose.
    .ruling = silent
rule-fortune-and-glory--component--villain-track = La piste du Méchant montre où en sont les Méchants. Elle ne sert qu’en mode coopératif.
rule-fortune-and-glory--component--villain-track-marker = Le marqueur de la piste du Méchant avance quand arrive l’une des choses énumérées avec la piste, ou quand une carte le dit. Une carte Événement, à elle seule, n’y change rien.
    .ruling = silent
rule-fortune-and-glory--component--collaborator-tokens = Chaque clan a ses propres pions, ses collaborateurs, pour le mode coopératif.
rule-fortune-and-glory--component--collaborator-bonus = Sur le plateau, ces pions aident les Méchants. Pour nous, collaborateurs et avant-postes sont la même pièce sous deux noms.
    .ruling = silent
rule-fortune-and-glory--component--occupation-markers = Les marqueurs occupation montrent quelles zones un clan a prises sous son contrôle. Un tel marqueur n’est qu’un drapeau : les cartes et les fiches de clan disent quand on le pose et ce qu’il fait.
    .ruling = silent
rule-fortune-and-glory--component--spare-markers = Les marqueurs supplémentaires sont là pour vos règles maison. Les nôtres ne s’en servent pas.
rule-fortune-and-glory--component--hero-figures = Il y a 8 figurines grises, une pour chaque héros.
rule-fortune-and-glory--component--villain-figures = Il y a 6 figurines rouges, une pour chaque Méchant.
rule-fortune-and-glory--component--nazi-figures = Il y a 16 soldats nazis verts.
rule-fortune-and-glory--component--mobster-figures = Il y a 8 mafieux verts.
rule-fortune-and-glory--component--temple-figures = Il y a 8 temples verts.
rule-fortune-and-glory--component--zeppelin-figure = Il y a un zeppelin nazi rouge.
rule-fortune-and-glory--component--coins = La boîte contient 120 pièces : l’or pour la Fortune, le bleu pour la Gloire, en valeurs 1 et 5, 30 de chaque sorte. En jeu, la réserve ne s’épuise jamais.
    .ruling = silent

rule-fortune-and-glory-section--cards = Cartes

rule-fortune-and-glory--card--keywords = De nombreuses cartes portent des mots-clés, juste sous l’image.
rule-fortune-and-glory--card--keyword-icons = Les mots-clés les plus importants ont aussi une icône en haut à droite du texte, comme pistolet ou feu.
rule-fortune-and-glory--card--shuffle-icon = Après la défausse d’une carte à l’icône Mélanger, son paquet est refait : les cartes qui y restent et toute sa défausse, cette carte comprise, sont mélangées ensemble.
    .ruling = silent
rule-fortune-and-glory--card--gold-bonus-enemy = Une pièce d’or marquée +2 sur la carte d’un ennemi, par exemple Or nazi, vaut 2 Fortunes si tu bats cet ennemi. S’échapper ne rapporte rien.
    .ruling = silent
rule-fortune-and-glory--card--gold-bonus-location = Une pièce d’or marquée +2 sur une carte Lieu ajoute 2 Fortunes à l’artefact que la carte place. Les pièces attendent sous le crâne la personne qui récupérera l’artefact. Au niveau basique, l’icône ne fait rien, car elle appartient à la jungle épaisse.
    .ruling = silent
rule-fortune-and-glory--card--play-immediately = Un Événement « à jouer immédiatement » se joue dès que tu le pioches.
rule-fortune-and-glory--card--play-immediately-on-choice = Quand tu pioches plusieurs cartes pour n’en garder qu’une, un tel Événement ne se joue que si c’est lui que tu gardes.
rule-fortune-and-glory--card--discard-per-deck = Chaque paquet a sa propre défausse. Quand un paquet est vide et qu’il faut une carte, sa défausse est mélangée et devient le nouveau paquet. Le paquet Danger et les objets communs ont leurs propres règles.
    .ruling = silent
rule-fortune-and-glory--card--discard-open = Les défausses sont face visible, et tu peux les consulter à tout moment.
rule-fortune-and-glory--card--event-nature = Les Événements sont des bonus spéciaux que les héros trouvent en chemin. Certains sont moins bienvenus que d’autres.
rule-fortune-and-glory--card--event-hidden = Les Événements restent dans ta main, où personne d’autre ne les voit, sauf ceux « à jouer immédiatement ».
rule-fortune-and-glory--card--city-when = Tu pioches des cartes Ville quand ton héros visite une ville.
rule-fortune-and-glory--card--city-kinds = Une carte Ville peut être bonne, comme un équipement ou un allié, ou mauvaise, comme une ville dangereuse qui te retient.
rule-fortune-and-glory--card--city-secret = Une carte Ville avec l’icône secrète en haut à gauche reste cachée quand tu la pioches, comme un Événement.
rule-fortune-and-glory--card--gear-ally-effect = Équipements et alliés renforcent ton héros : ils augmentent ses aptitudes ou lui donnent des capacités.
rule-fortune-and-glory--card--enemy-kinds = Il y a deux paquets d’adversaires : les cartes Ennemi et les cartes Ennemi nazi.
rule-fortune-and-glory--card--artifact-adventure-pair = Les cartes Artefact et Aventure sont piochées par deux, une de chaque, et forment un nom à elles deux : « Le crâne » et « de Méduse ».
rule-fortune-and-glory--card--artifact-fortune-value = La carte Artefact donne la valeur de Fortune : ce que vaut la trouvaille.
rule-fortune-and-glory--card--adventure-danger-value = La carte Aventure donne la valeur de danger : la difficulté pour récupérer la trouvaille. Quand une règle parle des nombres de « l’artefact », il s’agit de la paire.
    .ruling = silent
rule-fortune-and-glory--card--key-icons = Les petites icônes en noir et blanc, sur le bord droit, ne veulent rien dire en jeu. Tu peux les ignorer.
rule-fortune-and-glory--card--location-use = Les cartes Lieu désignent des endroits du plateau.
rule-fortune-and-glory--card--location-contents = Chaque carte Lieu montre un petit plan, une zone et une ville. Pour un lieu au hasard, c’est la zone de la carte qui compte ; pour une ville au hasard, c’est sa ville.
    .ruling = silent
rule-fortune-and-glory--card--common-item-price = Le prix d’un objet commun, en Gloire, est en haut à droite de sa carte.
rule-fortune-and-glory--card--common-item-shop = Les objets communs sont étalés face visible. C’est un magasin que l’on trouve dans toutes les villes.
rule-fortune-and-glory--card--danger-double-sided = Les cartes Danger ont deux faces : le danger, et le cliffhanger qui suit si tu échoues.
rule-fortune-and-glory--card--villain-count = Il y a 6 cartes Méchant, réservées au jeu avancé.
rule-fortune-and-glory--card--villain-contents = Une carte Méchant montre les aptitudes du Méchant, ses blessures, sa défense et ses capacités.
rule-fortune-and-glory--card--villain-faction = L’icône en haut à gauche d’une carte Méchant est celle de son clan.
rule-fortune-and-glory--card--villain-event = Les Événements Méchant sont ce que les Méchants gagnent dans leur quête de pouvoir. Ils ne servent qu’en mode coopératif.
rule-fortune-and-glory--card--enemy-reference = Les cartes de référence Ennemi, imprimées des deux côtés, décrivent les 4 ennemis de base qu’une carte peut t’envoyer : Mafia, Nazis, Zombies et Ordre de la Main pourpre.
rule-fortune-and-glory--card--read-aloud = Les cartes sont lues à haute voix. Seuls les Événements et les cartes Ville à l’icône secrète, un point d’exclamation en haut à gauche, ne le sont pas.
rule-fortune-and-glory--sheet--hero = Chaque héros a sa fiche.
rule-fortune-and-glory--sheet--clan = Chaque clan a une fiche à deux faces : son organisation d’un côté, ses collaborateurs de l’autre.
rule-fortune-and-glory--sheet--zeppelin = Les règles du zeppelin sont sur une fiche à deux faces : d’un côté le zeppelin ordinaire, de l’autre le zeppelin de guerre nazi du mode coopératif.

rule-fortune-and-glory-section--board = Le plateau

rule-fortune-and-glory--board--three-zone-types = Le plateau a trois sortes de zones : terre, mer et ville.
rule-fortune-and-glory--board--entry-cost = Entrer dans une zone coûte des points de mouvement. Seules les mers portent un nombre ; une terre ou une ville coûte toujours 1.
    .ruling = silent
rule-fortune-and-glory--board--terrain-icons = Les zones portent des icônes de terrain. Les règles elles-mêmes ne parlent que de la mer et de la jungle cerclée de rouge ; les cartes peuvent en nommer d’autres.
    .ruling = silent
rule-fortune-and-glory--board--land-borders = D’épaisses lignes noires séparent les terres entre elles.
rule-fortune-and-glory--board--city-icons = Les villes sont des icônes rondes, en or ou en argent selon leur importance.
rule-fortune-and-glory--board--city-major = Une grande icône en or est une ville majeure.
rule-fortune-and-glory--board--city-minor = Une icône plus petite, en argent, est une ville mineure.
rule-fortune-and-glory--board--port-cities = Dans un port, on passe de la ville à la mer qui la borde. Une terre et une mer voisines se touchent, elles, sans aucun port.
    .ruling = silent
rule-fortune-and-glory--board--city-links = Une ville est une zone à part entière. Elle touche la terre qui l’entoure et, si c’est un port, les mers qui la bordent, mais jamais une autre ville. Tu peux traverser une terre sans entrer dans sa ville.
    .ruling = silent
rule-fortune-and-glory--board--sea-icon = Les mers portent l’icône mer.
rule-fortune-and-glory--board--pacific-crossing = Les demi-cercles, aux bords gauche et droit, relient les deux côtés du Pacifique. Deux zones ainsi reliées sont de simples voisines : tu payes la mer où tu entres, et rien de plus.
    .ruling = silent
rule-fortune-and-glory--board--random-place = Chaque fois qu’il faut un lieu ou une ville au hasard, on pioche une carte Lieu.

rule-fortune-and-glory-section--resources = Fortune et Gloire

rule-fortune-and-glory--resource--two-kinds = Il y a deux choses à amasser : la Fortune, en pièces d’or, et la Gloire, en pièces bleues.
rule-fortune-and-glory--resource--fortune-use = La Fortune fait gagner la partie.
rule-fortune-and-glory--resource--glory-source = Tu gagnes de la Gloire en surmontant des dangers et en battant des ennemis.
rule-fortune-and-glory--resource--glory-use = En ville, la Gloire achète des équipements, des alliés, des objets communs et des soins.

rule-fortune-and-glory-section--tests = Aptitudes et tests

rule-fortune-and-glory--skill--four = Ton héros a quatre aptitudes : Combat, Agilité, Ruse et Connaissance.
rule-fortune-and-glory--skill--combat = Le Combat sert à se battre, à mains nues ou avec une arme.
rule-fortune-and-glory--skill--agility = L’Agilité sert à courir, sauter, esquiver et se glisser partout.
rule-fortune-and-glory--skill--cunning = La Ruse sert face aux énigmes, aux pièges et dans les mauvais pas.
rule-fortune-and-glory--skill--lore = La Connaissance sert pour les légendes et les vieilles histoires : lire des glyphes, comprendre un artefact, tenir tête à une créature de conte.
rule-fortune-and-glory--test--three-elements = Un test dit trois choses : l’aptitude, le résultat que chaque dé doit atteindre et le nombre de succès qu’il faut en tout. « Agilité 5+, 2 succès » est un test.
rule-fortune-and-glory--test--dice-count = Dans un test, tu lances autant de dés que le niveau de ton héros dans l’aptitude. Tu en lances toujours au moins 1, dans un test comme dans un combat, même si quelque chose fait baisser ce niveau. Seule la recherche d’un Méchant peut tomber à 0.
    .ruling = silent
rule-fortune-and-glory--test--success-per-die = Chaque dé qui atteint le résultat demandé, ou le dépasse, donne 1 succès.
rule-fortune-and-glory--test--success-markers-accumulate = Tu prends un marqueur succès par succès ; ils s’additionnent d’un jet à l’autre.
rule-fortune-and-glory--test--repeat-while-success = Tant qu’un jet apporte au moins un succès, tu relances avec tous tes dés. Le test s’arrête quand tu as assez de succès, ou quand un jet n’en apporte aucun : il est alors raté. Dans les deux cas, les marqueurs succès sont rendus.
    .ruling = silent
rule-fortune-and-glory--test--pass = Le test est réussi quand tu as autant de marqueurs succès qu’il en demande, ou plus.
rule-fortune-and-glory--test--extra-bonuses-last = D’abord, les cartes et les capacités fixent ton niveau ; ensuite, les dés supplémentaires s’ajoutent au jet.
    .ruling = silent
rule-fortune-and-glory--test--combined-skills = Certains tests combinent deux aptitudes ou plus.
rule-fortune-and-glory--test--combined-text = La façon de jouer un test combiné est écrite sur sa carte. Il n’y a pas de règle générale pour combiner des aptitudes.
    .ruling = silent

rule-fortune-and-glory-section--push = Se surpasser

rule-fortune-and-glory--push--only-cliffhanger-or-escape = Quand tout semble perdu, ton héros peut se surpasser : lors d’un test de cliffhanger ou d’évasion, et nulle part ailleurs.
rule-fortune-and-glory--push--costs-wounds = Se surpasser se paye en blessures, autant que tu veux en prendre. La défense n’en pare aucune : c’est un prix, pas des touches.
    .ruling = silent
rule-fortune-and-glory--push--one-die-per-wound = Chaque blessure prise pour se surpasser te donne 1 dé de plus pour le jet.
    .ruling = silent
rule-fortune-and-glory--push--many-times-per-game = Ton héros peut se surpasser dans une partie aussi souvent que l’occasion s’en présente.
rule-fortune-and-glory--push--once-per-exercise = On se surpasse une fois par test, quel que soit le nombre de jets. Tu l’annonces avant le jet où tu le veux, le premier ou un autre.
    .ruling = silent
rule-fortune-and-glory--push--no-self-ko = Tu ne peux pas te surpasser au point de mettre ton propre héros KO.
rule-fortune-and-glory--push--current-roll-only = Les dés gagnés en se surpassant ne valent que pour ce jet-là. S’il t’en vaut un autre, ils n’y sont plus.
    .ruling = silent

rule-fortune-and-glory-section--wounds = Blessures et KO

rule-fortune-and-glory--wound--health-box = La case en bas à droite de la fiche donne la santé de ton héros.
rule-fortune-and-glory--wound--marker-each = Pour chaque blessure, pose un marqueur blessure sur la case santé de ta fiche.
rule-fortune-and-glory--wound--defence-bar = La barre en bas à droite de la fiche donne la défense de ton héros, 0 ou 1.
rule-fortune-and-glory--wound--heal = Pour chaque blessure soignée, retire un marqueur blessure.
rule-fortune-and-glory--ko--hero-threshold = Ton héros est KO quand il a plus de blessures que de santé. En option, autant de blessures que de santé suffisent. Perdre une carte qui te donnait de la santé n’est pas un KO : les blessures en trop sont soignées.
    .ruling = silent
rule-fortune-and-glory--ko--lies-in-start-city = Un héros KO est couché dans sa ville de départ.
rule-fortune-and-glory--ko--out-until-end = Un héros KO est hors jeu jusqu’à la phase de Fin qui vient. Toutes ses blessures sont retirées. Tes Événements restent dans ta main, mais tu ne peux pas les jouer. Si le KO arrive en phase Mouvement, il n’y a pas d’aventure pour toi ce tour.
    .ruling = silent
rule-fortune-and-glory--ko--penalty = Un KO te coûte aussi quelque chose : la pénalité de KO.
rule-fortune-and-glory--ko--penalty-d6-discard = Pour la pénalité de KO, lance un D6, même si tu n’as rien à perdre, et renonce à autant de choses. Une carte Équipement, 1 Gloire et 1 Fortune comptent chacune pour une, dans le mélange de ton choix ; si tu en as moins, tu perds tout cela. Les objets communs qui sont des équipements comptent et retournent au magasin. Les alliés ne risquent rien. La Gloire d’un ennemi battu au même moment te revient d’abord.
    .ruling = silent
rule-fortune-and-glory--ko--penalty-artifacts = Après cela, la pénalité de KO te fait lancer un D6 pour chaque artefact que tu portes, dans l’ordre où tu les as trouvés : sur 1, 2 ou 3, il est défaussé. Le trésor d’un temple n’y échappe pas.
    .ruling = silent
rule-fortune-and-glory--ko--loses-danger-markers = Si ton héros est KO pendant une quête, en phase Mouvement ou Aventure, tu perds tous tes marqueurs danger. Les cartes Danger rencontrées ce tour partent aussi, sans Gloire.
    .ruling = silent
rule-fortune-and-glory--ko--restarts-quest = Après un KO, quand tu repars en quête du même artefact ou d’un autre, tu recommences à zéro.

rule-fortune-and-glory-section--gear = Équipements et alliés

rule-fortune-and-glory--gear--draw-top = Quand tu obtiens un équipement ou un allié, pioche la carte du dessus de ce paquet et pose-la face visible à côté de ta fiche.
rule-fortune-and-glory--gear--price = Acheter une carte du paquet Équipement ou du paquet Allié coûte 5 Gloires.
rule-fortune-and-glory--gear--carry-limit = Ton héros peut avoir 3 équipements et 3 alliés à la fois, 6 cartes en tout.
rule-fortune-and-glory--gear--use-any = Tu peux utiliser autant de tes équipements et alliés que tu veux.
rule-fortune-and-glory--gear--excess-discarded = Si ton héros a plus d’équipements ou d’alliés que permis, tu défausses aussitôt le surplus. Tu choisis quelle carte part ; ce peut être la nouvelle.
    .ruling = silent
rule-fortune-and-glory--gear--activation-once = Certains équipements et alliés ont une capacité à activer. Elle sert une fois par tour.
rule-fortune-and-glory--gear--activation-turned = Une carte activée est retournée jusqu’à la fin du tour.
rule-fortune-and-glory--gear--passive-kept = Ce qu’une carte retournée donne par ailleurs, comme un niveau plus élevé, tu l’as toujours.
rule-fortune-and-glory--ally--loyalty-value = Le nombre en bas à gauche d’un allié est sa loyauté.
rule-fortune-and-glory--ally--loyalty-dice = Pour un test de loyauté, lance autant de dés que la loyauté de l’allié. C’est une carte qui demande le test, et elle peut dire ce qu’il faut sur un dé ; sinon, 4, 5 ou 6 est un succès. Ces nombres sont les nôtres ; les cartes de ta propre boîte peuvent les remplacer.
    .ruling = silent
rule-fortune-and-glory--ally--loyalty-pass = Un succès suffit à réussir un test de loyauté : l’allié reste.
rule-fortune-and-glory--ally--loyalty-fail = Sans aucun succès à un test de loyauté, l’allié te quitte et part à la défausse.

rule-fortune-and-glory-section--items = Objets communs

rule-fortune-and-glory--item--bought-with-glory = Les objets communs s’achètent en ville, avec de la Gloire.
rule-fortune-and-glory--item--works-like-gear = Les objets communs fonctionnent comme les équipements et les alliés.
rule-fortune-and-glory--item--open-choice = Les objets communs ne forment pas un paquet : tu prends celui que tu veux à l’étalage, puis tu le payes. Il y en a 12, et ce qui est acheté n’y est plus tant qu’il n’est pas revenu.
    .ruling = silent
rule-fortune-and-glory--item--returns-to-shop = Un objet commun dont tu te sépares retourne au magasin. Il n’a pas de défausse.
rule-fortune-and-glory--item--beside-sheet = Un objet commun que tu as acheté est posé à côté de ta fiche.
rule-fortune-and-glory--item--counts-in-limit = Un objet commun compte dans ce que ton héros peut avoir.
rule-fortune-and-glory--item--keyword = Chaque objet commun porte le mot-clé Équipement ou Allié : tu sais donc comme quoi il compte.

rule-fortune-and-glory-section--setup = Mise en place

rule-fortune-and-glory--setup--basic-figures-aside = Au niveau basique, le zeppelin, les temples et les Méchants restent dans la boîte.
rule-fortune-and-glory--setup--basic-remove-artifacts = Au niveau basique, six cartes Artefact restent dans la boîte : La mine, La cité, La vallée, Le temple, Les cavernes et Le tombeau.
rule-fortune-and-glory--setup--basic-remove-city = Au niveau basique, la carte Ville Du grabuge en ville reste dans la boîte.
rule-fortune-and-glory--setup--basic-remove-event = Au niveau basique, l’Événement Le temple oublié reste dans la boîte.
rule-fortune-and-glory--setup--basic-remove-danger = Au niveau basique, les Dangers Agents du mal restent dans la boîte. Quand une carte écartée existe en plusieurs exemplaires, tous le sont.
    .ruling = silent
rule-fortune-and-glory--setup--basic-remove-enemy = Au niveau basique, l’Ennemi Chef de gang reste dans la boîte.
rule-fortune-and-glory--setup--basic-remove-nazi-enemy = Au niveau basique, l’Ennemi nazi Commandant nazi reste dans la boîte.
rule-fortune-and-glory--setup--basic-ignore-references = Au niveau basique, ce qu’une carte ou une fiche dit des Méchants, des temples, de la jungle épaisse ou des vols ne fait rien. Le livret le dit des cartes Aventure ; pour nous, cela vaut pour toutes, puisque rien de tout cela n’est là.
    .ruling = silent
rule-fortune-and-glory--setup--basic-ignore-special-text = Au niveau basique, le texte spécial sous le titre des cartes Artefact et Aventure ne fait rien.
rule-fortune-and-glory--setup--shuffle = Les paquets sont mélangés.
rule-fortune-and-glory--setup--random-hero = On joue de deux à huit en mode compétitif, et le hasard donne à chaque personne son héros. Tu commences sans Fortune, sans Gloire et sans cartes, sauf si ta fiche dit autre chose.
    .ruling = silent
rule-fortune-and-glory--setup--hero-start = Ton héros commence à l’endroit qu’indique sa fiche.
rule-fortune-and-glory--setup--danger-deck-danger-face = Dans le paquet Danger, toutes les cartes montrent leur face danger.
rule-fortune-and-glory--setup--danger-draw-hidden = Tout le monde voit la carte du dessus ; celle que tu pioches en est donc une autre, que personne n’a vue.
rule-fortune-and-glory--setup--artifact-pair = Pour former un artefact, on pioche une carte Artefact et une carte Aventure, et on les pose ensemble au-dessus du plateau.
rule-fortune-and-glory--setup--artifact-location = Une carte Lieu, tirée au hasard, décide de la cachette d’un artefact.
rule-fortune-and-glory--setup--artifact-skulls = Deux crânes de même couleur relient la paire de cartes de l’artefact à sa cachette sur le plateau.
rule-fortune-and-glory--setup--four-artifacts = On commence avec 4 artefacts cachés.
rule-fortune-and-glory--setup--one-artifact-per-place = Un endroit ne cache qu’un seul artefact.
rule-fortune-and-glory--setup--redraw-repeat = Si une carte Lieu désigne un endroit qui cache déjà un artefact, on en pioche une autre.

rule-fortune-and-glory-section--round = Le tour de jeu compétitif

rule-fortune-and-glory--round--aim = Reviens avant les autres dans ta ville de départ avec 15 Fortunes.
rule-fortune-and-glory--round--stay-home = Passer par ta ville de départ ne suffit pas : ton héros doit y être quand le tour se termine.
rule-fortune-and-glory--round--phases = Un tour a quatre phases : Initiative, Mouvement, Aventure, Fin. « Une fois par tour » se compte d’une Initiative à la suivante. Quand une règle dit que c’est fini pour toi, elle parle de ta part de la phase en cours.
    .ruling = silent

rule-fortune-and-glory-section--initiative = Phase Initiative

rule-fortune-and-glory--initiative--roll = Pour l’initiative, chaque personne lance un D6.
rule-fortune-and-glory--initiative--highest = Le plus haut résultat d’initiative prend le marqueur Premier Joueur et commence à chaque phase de ce tour ; les autres suivent dans le sens des aiguilles d’une montre. En cas d’égalité en tête, on relance entre ex aequo, et un 1 à ce jet ne rapporte pas d’Événement.
    .ruling = silent
rule-fortune-and-glory--initiative--one-draws-event = Si ton dé d’initiative montre 1, tu peux piocher un Événement, gratuitement. Si vous êtes plusieurs dans ce cas, vous décidez dans l’ordre, à partir du Premier Joueur.
    .ruling = silent
rule-fortune-and-glory--initiative--ready-cards = Les cartes activées au tour précédent sont remises à l’endroit, prêtes à resservir.

rule-fortune-and-glory-section--movement = Phase Mouvement

rule-fortune-and-glory--movement--clockwise = On se déplace l’un après l’autre, dans le sens des aiguilles d’une montre, à partir du Premier Joueur.
    .ruling = silent
rule-fortune-and-glory--movement--roll = Pour te déplacer, lance un D6 : c’est le nombre de points de mouvement que tu peux dépenser.
rule-fortune-and-glory--movement--optional = Rien ne t’oblige à te déplacer.
rule-fortune-and-glory--movement--one-draws-event = Si ton dé de mouvement montre 1, tu peux aussi piocher un Événement, gratuitement. Un dé relancé par une carte n’en apporte pas.
    .ruling = silent
rule-fortune-and-glory--movement--land-city-cost = Entrer dans une terre ou une ville coûte 1 point.
rule-fortune-and-glory--movement--sea-cost = Entrer dans une mer coûte le nombre qui y est imprimé. S’il te reste moins de points, tu n’y entres pas, et les points ne se gardent pas : sur une île, un petit jet te laisse à terre.
    .ruling = silent
rule-fortune-and-glory--movement--reach-artifact = Si tu es dans une zone avec un artefact, tu peux le chercher en phase Aventure.
rule-fortune-and-glory--movement--all-before-adventure = La phase Aventure ne commence que lorsque tout le monde s’est déplacé.
rule-fortune-and-glory--movement--several-at-artifact = Plusieurs héros peuvent se retrouver devant le même artefact. En mode compétitif, ils font la course ; travailler ensemble, c’est pour le mode coopératif.
    .ruling = silent
rule-fortune-and-glory--movement--example-sahara = Un exemple : le Duc Dudley fait 5 à Londres. Les Îles britanniques (1), l’Europe de l’Ouest (1), la Méditerranée (2) et le Sahara (1) prennent ses 5 points.
    .ruling = silent
rule-fortune-and-glory--movement--henchman-stops = Si tu entres dans une zone où se tient un sbire, tu t’arrêtes là et tu te bats aussitôt, en pleine phase Mouvement.

rule-fortune-and-glory-section--adventure = Phase Aventure

rule-fortune-and-glory--adventure--clockwise = Les aventures se jouent l’une après l’autre, dans le sens des aiguilles d’une montre, à partir du Premier Joueur.
    .ruling = silent
rule-fortune-and-glory--adventure--by-place = Ce qui t’attend dépend de l’endroit où tu es : terre, mer, ville ou cachette d’un artefact. Si tu ne cherches pas l’artefact qui est là, il ne t’arrive rien.
    .ruling = silent

rule-fortune-and-glory-section--end = Phase de Fin

rule-fortune-and-glory--end--steps = La phase de Fin a cinq étapes : le zeppelin se déplace, les Méchants partent à l’aventure, on vérifie la victoire, on renouvelle les artefacts, les héros se relèvent.
rule-fortune-and-glory--end--zeppelin-not-basic = Le niveau basique saute l’étape du zeppelin en phase de Fin.
rule-fortune-and-glory--end--villains-not-basic = Le niveau basique saute l’étape des Méchants en phase de Fin.
rule-fortune-and-glory--end--refill = En phase de Fin, pour chaque artefact trouvé ce tour, une nouvelle paire est piochée et cachée à un endroit tiré au hasard.
rule-fortune-and-glory--end--always-four = À la fin du tour, il y a de nouveau 4 artefacts.
rule-fortune-and-glory--end--more-than-four = Des éléments avancés peuvent porter les artefacts à plus de 4. On pioche jusqu’à en avoir 4, sans jamais en retirer ; un endroit déjà occupé est tiré de nouveau, comme à la mise en place.
    .ruling = silent
rule-fortune-and-glory--end--heroes-return = Tout à la fin de la phase de Fin, les héros KO se relèvent.

rule-fortune-and-glory-section--travel = Sur terre et en mer

rule-fortune-and-glory--travel--roll = Dans une terre ou une mer sans artefact, fais le jet de voyage en phase Aventure : un D6. Les artefacts ne sont que sur terre : en mer, tu lances donc toujours.
    .ruling = silent
rule-fortune-and-glory--travel--event-on-4-to-6 = Sur 4, 5 ou 6 au jet de voyage, tu pioches un Événement.
rule-fortune-and-glory--travel--attack-on-1 = Sur 1 au jet de voyage, on t’attaque : pioche une carte Ennemi pour savoir qui, et bats-toi.
rule-fortune-and-glory--travel--nothing-on-2-3 = Sur 2 ou 3 au jet de voyage, il ne se passe rien : le voyage est paisible.

rule-fortune-and-glory-section--artifact = Aventures et artefacts

rule-fortune-and-glory--artifact--may-search = Dans une zone qui cache un artefact, tu peux partir à sa recherche.
rule-fortune-and-glory--artifact--announce = Annonce qui part et vers quoi : Jake Zane, pour « L’épée des Anciens ». Cela mérite une fanfare.
rule-fortune-and-glory--artifact--two-values = La paire de cartes donne deux nombres : la Fortune, dans la pièce d’or, et les dangers à surmonter pour trouver l’artefact, dans le bouclier rouge.
rule-fortune-and-glory--artifact--stop-ends-phase = Si tu stoppes, ta phase Aventure s’arrête aussitôt.
rule-fortune-and-glory--artifact--stop-collects-glory = Quand tu stoppes, tu défausses les cartes Danger que tu as surmontées ce tour et tu empoches leur Gloire.
rule-fortune-and-glory--artifact--stop-keeps-markers = Quand tu stoppes, tu gardes tes marqueurs danger. Ils comptent d’un tour à l’autre.
rule-fortune-and-glory--artifact--stop-heals = Quand tu stoppes, une nuit au bivouac soigne toutes tes blessures, et c’est gratuit.
    .ruling = silent
rule-fortune-and-glory--artifact--resume-next-round = Si tu as stoppé et que tu es encore là à la phase Aventure suivante, tu peux reprendre la quête et piocher un nouveau danger. Si tu quittes la zone, ou si quelqu’un d’autre prend l’artefact, tes marqueurs danger sont perdus.
    .ruling = silent
rule-fortune-and-glory--artifact--obtained-at-value = Quand tu as autant de marqueurs danger que la valeur de danger de l’artefact, tu l’as trouvé. L’aventure se termine alors comme si tu avais stoppé : tu empoches la Gloire des dangers de ce tour et tu te soignes.
    .ruling = silent
rule-fortune-and-glory--artifact--taken-to-sheet = Quand tu trouves un artefact, tu prends sa paire de cartes et tu la poses près de ta fiche.
rule-fortune-and-glory--artifact--skull-removed = Le crâne d’un artefact trouvé quitte le plateau.
rule-fortune-and-glory--artifact--markers-discarded = Quand tu trouves un artefact, tes marqueurs danger sont rendus.

rule-fortune-and-glory-section--danger = Dangers

rule-fortune-and-glory--danger--draw = Pour le premier danger d’une aventure, et pour chacun des suivants, tu pioches une carte du paquet Danger.
rule-fortune-and-glory--danger--read-danger-face = Lis la carte Danger sur sa face danger : celle où le premier mot sous l’image est « Danger ».
rule-fortune-and-glory--danger--how-overcome = On surmonte un danger en réussissant ses tests ou en battant les ennemis qu’il amène.
rule-fortune-and-glory--danger--fail-ends-turn = Si tu rates un danger, l’aventure est finie pour toi ce tour.
rule-fortune-and-glory--danger--fail-flips-card = Une carte Danger que tu rates est retournée côté cliffhanger.
rule-fortune-and-glory--danger--fail-in-cliffhanger = Après un danger raté, te voilà en plein cliffhanger jusqu’à ta prochaine phase Aventure.
rule-fortune-and-glory--danger--fail-forfeits-glory = Si tu rates un danger, les autres que tu as surmontés ce tour sont défaussés sans Gloire. Les marqueurs danger qu’ils t’ont donnés restent.
    .ruling = silent
rule-fortune-and-glory--danger--success-marker = Pour un danger surmonté, pose un marqueur danger sur ta fiche.
rule-fortune-and-glory--danger--markers-total = Tes marqueurs danger s’additionnent : c’est le total des dangers surmontés dans cette quête.
rule-fortune-and-glory--danger--choice-after = Après un danger surmonté, tu choisis : stopper, ou poursuivre vers le suivant.
rule-fortune-and-glory--danger--deck-same-face = Toutes les cartes du paquet Danger sont tournées du même côté.
rule-fortune-and-glory--danger--shuffle-before-draw = Le paquet Danger est mélangé avant chaque pioche.
rule-fortune-and-glory--danger--draw-bottom-or-middle = Une carte Danger se pioche au milieu du paquet ou en dessous.
rule-fortune-and-glory--danger--discard-returns = Une carte Danger défaussée retourne dans le paquet et se mélange aux autres.
rule-fortune-and-glory--danger--alternative-hidden-deck = Il y a une autre façon de tenir le paquet Danger : faces danger cachées. On pioche par-dessous et on tourne la carte côté danger.
rule-fortune-and-glory--danger--alternative-discard-top = Si le paquet Danger est tenu faces danger cachées, les défausses vont sur le dessus, cette face toujours cachée.
rule-fortune-and-glory--danger--alternative-full-cycle = Si le paquet Danger est tenu faces danger cachées, toutes ses cartes passent une fois avant que l’une d’elles revienne. Nous mélangeons avant chaque pioche ; cette autre façon est une option de la table.
    .ruling = silent
rule-fortune-and-glory--danger--or-choice = Un « ou » entre des tests te laisse choisir lequel passer.
rule-fortune-and-glory--danger--and-both = Un « et » entre des tests veut dire qu’il faut réussir les deux.
rule-fortune-and-glory--danger--and-order = De deux tests joints par « et », tu choisis lequel vient en premier.
rule-fortune-and-glory--danger--fight-option = Certains dangers proposent un combat au lieu d’un test. Si tu le choisis, le danger est surmonté quand tu bats l’ennemi, et tout autant quand tu t’échappes.
    .ruling = silent
rule-fortune-and-glory--danger--fight-glory = Dans un combat que propose un danger, la Gloire de la carte Danger ne compte pas : tu gagnes celle de l’ennemi. Si tu t’échappes, tu prends le marqueur danger, mais aucune Gloire.
    .ruling = silent
rule-fortune-and-glory--danger--keywords = Un danger porte des mots-clés sous son image ; d’autres cartes ou capacités peuvent s’y référer.
rule-fortune-and-glory--danger--test-keywords = Un test de danger ou de cliffhanger a tous les mots-clés de sa carte.
rule-fortune-and-glory--danger--example-boat-chase = Un exemple : Poursuite en bateau a les mots-clés conduite, poursuite et eau. Son test d’Agilité est à la fois un test de conduite, de poursuite et d’eau.

rule-fortune-and-glory-section--cliffhanger = Cliffhangers

rule-fortune-and-glory--cliffhanger--only-after-failure = La face cliffhanger d’une carte n’apparaît que si son danger a été raté.
rule-fortune-and-glory--cliffhanger--no-movement = En plein cliffhanger, ton héros ne peut pas se déplacer en phase Mouvement.
rule-fortune-and-glory--cliffhanger--movement-die = En plein cliffhanger, tu peux quand même lancer le dé de mouvement, mais seulement dans l’espoir d’un 1 et de son Événement.
rule-fortune-and-glory--cliffhanger--must-be-faced = À la phase Aventure suivante, tu dois affronter ton cliffhanger, avant tout nouveau danger : réussis les tests de la carte.
rule-fortune-and-glory--cliffhanger--fail-ko = Si tu rates un cliffhanger, ton héros est KO.
rule-fortune-and-glory--cliffhanger--may-push = Tu peux te surpasser pour gagner des dés à un test de cliffhanger.
rule-fortune-and-glory--cliffhanger--success-glory = Si tu sors d’un cliffhanger, tu gagnes sa Gloire, tout de suite.
    .ruling = silent
rule-fortune-and-glory--cliffhanger--success-marker = Sortir d’un cliffhanger te donne aussi son marqueur danger. Si l’artefact est parti entre-temps, il faut affronter le cliffhanger quand même : pour sa Gloire, car il n’y a plus rien à trouver.
    .ruling = silent
rule-fortune-and-glory--cliffhanger--success-choice = Une fois sorti d’un cliffhanger, ton héros a le choix : poursuivre, ou stopper.

rule-fortune-and-glory-section--city = En ville

rule-fortune-and-glory--city--options = En ville, tu peux vendre des artefacts, trouver ce qu’il te faut et te reposer pour te soigner.
rule-fortune-and-glory--city--draw-first = Tu pioches d’abord une carte Ville, à chaque phase Aventure passée en ville. Les affaires viennent après.
    .ruling = silent
rule-fortune-and-glory--city--cards-read-aloud = La plupart des cartes Ville sont lues à haute voix quand on les pioche.
rule-fortune-and-glory--city--secret-card-kept = Une carte Ville à l’icône secrète va dans ta main sans être montrée, et tu la joues plus tard, comme un Événement.
rule-fortune-and-glory--city--danger-cards = Certaines cartes Ville sont des dangers.
rule-fortune-and-glory--city--danger-tested = Les tests d’un danger de ville se passent comme les autres. En sortir, ou sortir de son cliffhanger, rapporte la Gloire aussitôt, mais pas de marqueur danger, et il n’y a rien à poursuivre.
    .ruling = silent
rule-fortune-and-glory--city--danger-one-sided = Une carte Ville n’a qu’une face : son cliffhanger est en bas, sur le devant.
rule-fortune-and-glory--city--danger-fail = Si tu rates un danger de ville, l’aventure est finie pour toi ce tour et te voilà dans son cliffhanger.
rule-fortune-and-glory--city--danger-fail-no-business = Après un danger de ville raté, plus d’affaires pour toi dans cette ville ce tour.
rule-fortune-and-glory--city--cliffhanger-first = Après un danger de ville raté, tu affrontes son cliffhanger à la phase Aventure du tour suivant, au lieu de piocher une carte Ville.
    .ruling = silent
rule-fortune-and-glory--city--cliffhanger-then-business = Si tu sors du cliffhanger d’une ville, tu peux y faire des affaires aussitôt après.
rule-fortune-and-glory--city--business-after-card = Une fois ta carte Ville réglée, tu peux faire des affaires.
rule-fortune-and-glory--city--may-buy-or-heal = En ville, tu peux acheter des équipements, des alliés et des objets communs, et soigner des blessures. La liste du livret parle aussi d’acheter des artefacts, mais sans aucun prix ; pour nous, c’est un lapsus, et nous lisons « objets ».
    .ruling = silent
rule-fortune-and-glory--city--buy-any-number = En ville, achète autant de cartes Équipement et Allié que tu veux, à 5 Gloires chacune, et des objets communs en plus.
rule-fortune-and-glory--city--item-price = Un objet commun coûte ce que dit sa carte.
rule-fortune-and-glory--city--heal-price = En ville, se soigner coûte 1 Gloire par blessure.

rule-fortune-and-glory-section--sell = Vendre

rule-fortune-and-glory--sell--any-artifact = Pendant tes affaires en ville, tu peux vendre n’importe quel artefact que tu as trouvé.
rule-fortune-and-glory--sell--value = Pour vendre un artefact, défausse-le et prends la Fortune indiquée sur sa carte.
rule-fortune-and-glory--sell--major-city-bonus = Vendre un artefact dans une ville majeure rapporte 1 Fortune de plus.

rule-fortune-and-glory-section--combat = Combats

rule-fortune-and-glory--combat--same-for-all = Truands ou nazis, un combat se déroule à peu près de la même façon.
rule-fortune-and-glory--combat--name-enemy = À chaque combat, on dit contre qui.
rule-fortune-and-glory--combat--reference-enemy = Si l’ennemi est désigné, un mafieux ou un zombie par exemple, sa carte de référence dit tout de lui.
rule-fortune-and-glory--combat--draw-enemy = Le plus souvent, tu pioches ton adversaire, dans le paquet Ennemi ou Ennemi nazi, selon ce qui est demandé.
rule-fortune-and-glory--combat--enemy-values = Un ennemi a sa Gloire, ses dés de combat, son nombre de blessures et des capacités bien à lui.
rule-fortune-and-glory--combat--infantry-only = Dans un lieu étroit, comme un sous-marin ou un zeppelin, il arrive que seule l’infanterie soit admise : une carte sans le mot-clé Infanterie est défaussée et tu pioches de nouveau. S’il n’y a plus d’Infanterie, ou plus que des cartes au mot-clé Escorté, tu combats le soldat nazi de la carte de référence, ou le mafieux s’il s’agit de la pègre.
    .ruling = silent
rule-fortune-and-glory--combat--enemy-keywords = Un ennemi porte ses mots-clés sous l’image. Le premier est toujours son type.
rule-fortune-and-glory--combat--escorted-cards = Certaines cartes, comme Or nazi, ont le mot-clé Escorté.
rule-fortune-and-glory--combat--escorted-draw = Quand sort une carte au mot-clé Escorté, tu en pioches une autre pour savoir qui est l’escorte.
rule-fortune-and-glory--combat--escorted-stack = Si la carte piochée comme escorte porte elle aussi le mot-clé Escorté, garde-les toutes et pioche jusqu’à trouver l’ennemi qui les accompagne.
rule-fortune-and-glory--combat--escorted-not-infantry = Une carte au mot-clé Escorté n’est jamais l’ennemi, ni de l’infanterie à elle seule. Quand seule l’infanterie est admise, elle est défaussée comme toute carte sans le mot-clé Infanterie.
    .ruling = silent
rule-fortune-and-glory--combat--rounds = Un combat se joue en rounds. À chacun d’eux, le héros et l’ennemi frappent en même temps : tu lances autant de dés que ton Combat, une seule fois.
    .ruling = silent
rule-fortune-and-glory--combat--cards-between-rounds = Certaines cartes servent pendant un round de combat, d’autres seulement entre deux rounds, d’autres aux deux moments ; chacune le dit.
    .ruling = silent
rule-fortune-and-glory--combat--hit = Dans un combat, chaque dé de 4, 5 ou 6 est une touche.
rule-fortune-and-glory--combat--to-the-death = Contre un ennemi ordinaire, on se bat jusqu’à ce qu’un camp soit vaincu. Si 12 rounds de suite ne blessent personne, l’ennemi se retire et il n’y a pas de Gloire à prendre.
    .ruling = silent

rule-fortune-and-glory-section--defence = Défense

rule-fortune-and-glory--defence--value = La défense est le nombre de touches que tu pares chaque fois que tu devrais recevoir des blessures. Cela vaut pour les ennemis aussi, et pour les blessures hors d’un combat, sauf si une règle dit qu’il n’y a pas de défense.
    .ruling = silent
rule-fortune-and-glory--defence--each-round = Avec 1 en défense, tu pares la première touche de chaque round de combat.
rule-fortune-and-glory--defence--unparried-hit = Chaque touche qui n’est pas parée fait 1 blessure. Un ennemi ordinaire est vaincu quand il a autant de blessures que l’indique sa carte ; en option, il en faut une de plus.
    .ruling = silent

rule-fortune-and-glory-section--glory = La Gloire d’un combat

rule-fortune-and-glory--glory--enemy-at-once = Quand tu bats un ennemi, tu reçois aussitôt sa Gloire.
rule-fortune-and-glory--glory--even-when-ko = Tu reçois la Gloire d’un ennemi battu même si ton héros est KO au même round. Elle arrive avant la pénalité de KO, qui peut te la reprendre.
    .ruling = silent

rule-fortune-and-glory-section--escape = S’échapper

rule-fortune-and-glory--escape--test-on-enemy = Au bas de chaque carte ennemie, il y a un test d’évasion, pour quand tu préfères fuir.
rule-fortune-and-glory--escape--any-round = À chaque round de combat, tu peux tenter de t’échapper au lieu de te battre.
rule-fortune-and-glory--escape--success-discards = Si tu réussis à t’échapper, l’ennemi part à la défausse sans frapper.
rule-fortune-and-glory--escape--success-continues = Une fois l’ennemi semé, tu continues ce que tu faisais.
rule-fortune-and-glory--escape--success-no-glory = Un ennemi que tu as fui ne te rapporte pas de Gloire.
rule-fortune-and-glory--escape--fail-attacked = Si tu rates le test d’évasion, l’ennemi te frappe comme à n’importe quel round.
rule-fortune-and-glory--escape--fail-no-attack = À un round où tu as tenté de t’échapper, tu ne frappes pas.
rule-fortune-and-glory--escape--choose-again = Au début du round de combat suivant, tu choisis de nouveau : fuir ou te battre.

rule-fortune-and-glory-section--henchman = Les sbires du plateau

rule-fortune-and-glory--henchman--kinds = Un sbire sur le plateau est un nazi ou un mafieux.
rule-fortune-and-glory--henchman--values = Un sbire se bat comme le dit sa carte de référence.
rule-fortune-and-glory--henchman--one-per-zone = Il n’y a jamais plus d’un sbire dans une zone.
rule-fortune-and-glory--henchman--relocate = Si un deuxième sbire devait venir dans une zone, on pioche un lieu au hasard pour le nouveau, jusqu’à trois fois s’il le faut ; après quoi il n’est pas placé. Il ne l’est pas non plus quand il n’y a plus de figurines.
    .ruling = silent
rule-fortune-and-glory--henchman--blocks = Les sbires barrent la route : entre dans leur zone, et ton mouvement s’achève par un combat. Si tu gagnes, la figurine retourne à la réserve et tu restes où tu es.
    .ruling = silent
rule-fortune-and-glory--henchman--appears-on-hero = Si un sbire surgit dans ta zone, tu le combats aussitôt, même si ce n’est pas à toi de jouer. Avec plusieurs héros sur place, le premier dans l’ordre du tour se bat ; en mode coopératif, tous ensemble. Un héros KO est hors d’atteinte, mais il se bat en se relevant si un sbire est là. Il n’y a de sbires en ville que si une carte le dit.
    .ruling = silent
rule-fortune-and-glory--henchman--escape-figure-stays = Si tu échappes à un sbire, sa figurine reste sur place.
rule-fortune-and-glory--henchman--escape-moves-hero = Si tu échappes à un sbire, tu dois passer aussitôt dans une zone voisine de ton choix. Ce pas est gratuit. S’il y a un sbire là aussi, c’est un nouveau combat ; si tu étais face à un danger ou en plein cliffhanger, tu le laisses derrière toi, avec ta quête.
    .ruling = silent

rule-fortune-and-glory-section--event = Cartes Événement

rule-fortune-and-glory--event--any-time = Un Événement peut se jouer à tout moment, sauf si la carte dit autre chose. Nos cartes le disent toutes : chacune se joue aussitôt, quand c’est à toi, ou à un moment qu’elle nomme. Ces moments sont : le tour commence, un dé de mouvement est tombé, un héros est arrivé, un danger est sur la table, un test est annoncé, son jet décisif est tombé, les coups d’un round de combat sont tombés, un héros va être KO, un artefact est en vente, une carte vient d’être jouée, et juste avant la vérification de la victoire.
    .ruling = silent
rule-fortune-and-glory--event--targets = Avec un Événement, tu peux t’aider, aider un autre héros, ou mettre des bâtons dans les roues de quelqu’un.
rule-fortune-and-glory--event--no-hand-limit = Tu peux avoir en main autant d’Événements que tu veux.
rule-fortune-and-glory--event--read-aloud-when-played = Un Événement joué est lu à haute voix.
rule-fortune-and-glory--event--discarded-after = Une fois son effet passé, un Événement est défaussé.
rule-fortune-and-glory--event--remains-in-play = Un Événement qui porte la mention « reste en jeu » n’est pas défaussé : il reste à côté du plateau.
rule-fortune-and-glory--event--after-levels-and-rerolls = Autour d’un jet, tout va dans cet ordre : les capacités et activations du héros, les Événements d’avant le jet, le jet, les relances par des capacités, les Événements d’après le jet.
    .ruling = silent
rule-fortune-and-glory--event--first-player-priority = Si vous êtes plusieurs à vouloir jouer un Événement, le Premier Joueur passe d’abord, puis les autres dans le sens des aiguilles d’une montre. Chaque carte est résolue jusqu’au bout, puis le choix reprend au Premier Joueur. Tout ce qui arrive en même temps suit aussi cet ordre.
    .ruling = silent

rule-fortune-and-glory-section--cancel = Annuler des cartes

rule-fortune-and-glory--cancel--permitted = Certaines cartes et capacités annulent une autre carte, jouée à l’instant ou déjà en jeu.
rule-fortune-and-glory--cancel--effect = Une carte annulée ne fait plus rien dès cet instant.
rule-fortune-and-glory--cancel--discard = Une carte annulée va dans sa propre défausse.
rule-fortune-and-glory--cancel--one-at-a-time = On annule une carte à la fois. Une carte qui annule peut être annulée à son tour.
    .ruling = silent
rule-fortune-and-glory--cancel--not-after-dice = Dès qu’un Événement a fait lancer ou relancer des dés, il est trop tard pour l’annuler.

rule-fortune-and-glory-section--race = La course à l’artefact

rule-fortune-and-glory--race--condition = En mode compétitif, des héros qui cherchent le même artefact dans la même zone font la course.
rule-fortune-and-glory--race--alternate = Dans une course, les rivaux alternent : l’un pioche un danger, l’affronte et décide, puis c’est au suivant. Toute la course se joue quand vient le premier d’entre eux, et c’est la phase Aventure de chacun. On demande aux héros présents, dans l’ordre, qui en est ; dire non met fin à ta phase Aventure. Un héros en plein cliffhanger à cet endroit en est d’office, et l’affronte en premier.
    .ruling = silent
rule-fortune-and-glory--race--blind-decision = Dans une course, tu décides de poursuivre ou non avant de savoir comment ton rival s’en tire.
rule-fortune-and-glory--race--example = Un exemple : Jake et Shelly font la course pour « La lance des Anciens ». Jake surmonte un danger et choisit de poursuivre. Avant qu’il pioche de nouveau, Shelly affronte son premier danger et finit en plein cliffhanger. Jake a fait son choix : il pioche.
rule-fortune-and-glory--race--artifact-gone = Si tu as choisi de poursuivre une course et qu’un rival trouve l’artefact avant toi, tu pioches quand même un danger et tu l’affrontes. Si tu le surmontes, tu dois stopper, et tu empoches ta Gloire ; si tu échoues, te voilà en plein cliffhanger, comme d’habitude. Si tu n’avais encore rien pioché, rien ne t’engage : tu fais le jet de voyage. Si tu es dans un cliffhanger, tu l’affrontes. Si une carte t’emmène ailleurs, c’est un arrêt si tu avais choisi de poursuivre ; si tu n’avais encore rien pioché, tu joues là où tu te trouves.
    .ruling = silent

rule-fortune-and-glory-section--victory = Gagner

rule-fortune-and-glory--victory--condition = En phase de Fin, tu gagnes si ton héros est dans sa ville de départ et que tu as 15 Fortunes ou plus. Un héros KO couché là ne compte pas ; un héros en plein cliffhanger, oui.
    .ruling = silent
rule-fortune-and-glory--victory--tie-fortune = Si vous êtes plusieurs à pouvoir gagner à la même phase de Fin, la plus grande Fortune l’emporte.
rule-fortune-and-glory--victory--tie-glory = Si vos Fortunes sont égales, la plus grande Gloire l’emporte. Si elle est égale aussi, la victoire est partagée.
    .ruling = silent
rule-fortune-and-glory--end--cap = Une table peut fixer une limite de tours : il n’y en a pas, sauf si tu la demandes, et il y en a une dans les simulations. Une partie qui l’atteint s’arrête inachevée, et personne n’a gagné.
    .ruling = silent

rule-fortune-and-glory-section--jungle = Avancé : la jungle épaisse

rule-fortune-and-glory--jungle--five-zones = Cinq zones sont des jungles épaisses. Leur icône jungle est cerclée de rouge.
rule-fortune-and-glory--jungle--names = Les jungles épaisses sont la Jungle amazonienne, les Chutes de l’Amazone, le Cœur de l’Afrique, la Jungle du Congo et la Jungle d’Indonésie.
rule-fortune-and-glory--jungle--location-cards = Les cartes Lieu des jungles épaisses ont des plantes qui pendent au bord, et l’icône Mélanger.
rule-fortune-and-glory--jungle--fortune-bonus = Un artefact caché dans une jungle épaisse vaut 2 Fortunes de plus. La pièce de sa carte Lieu est ce même bonus : 2 pièces en tout. Les autres jungles ne donnent rien. Si une carte déplace un artefact dans une jungle épaisse, les pièces s’y ajoutent, et hors d’une jungle épaisse elles disparaissent ; un temple garde les siennes.
    .ruling = silent
rule-fortune-and-glory--jungle--bonus-under-skull = Les 2 pièces d’une jungle épaisse attendent sous le crâne du plateau.
rule-fortune-and-glory--jungle--bonus-collected = La personne qui récupère l’artefact d’une jungle épaisse prend les 2 pièces.
rule-fortune-and-glory--jungle--bonus-on-temple = Si l’artefact d’une jungle épaisse est un temple, les 2 pièces s’ajoutent à sa Fortune.
rule-fortune-and-glory--jungle--find-first = Dans une jungle épaisse, il faut trouver l’aventure avant de la vivre.
rule-fortune-and-glory--jungle--first-roll = Pour explorer une jungle épaisse, prends un marqueur exploration et lance un dé.
rule-fortune-and-glory--jungle--found-on-4-to-6 = Sur 4, 5 ou 6, ton exploration te mène au bon endroit et tu commences à piocher des dangers.
rule-fortune-and-glory--jungle--lost-on-1-to-3 = Sur 1, 2 ou 3, tu te perds entre les arbres, et il n’y a pas d’aventure pour toi ce tour.
rule-fortune-and-glory--jungle--second-roll = Si ton héros s’est perdu dans la jungle et n’a pas bougé à la phase Aventure suivante, prends un deuxième marqueur exploration et lance deux dés.
rule-fortune-and-glory--jungle--second-found = Avec un 4, un 5 ou un 6 parmi ces deux dés, l’aventure peut commencer.
rule-fortune-and-glory--jungle--repeat = L’exploration continue ainsi, tour après tour, jusqu’à ce que tu trouves l’aventure ou que tu partes. Chaque essai ajoute un marqueur ; tu lances un dé par marqueur, et un seul 4, 5 ou 6 suffit.
    .ruling = silent
rule-fortune-and-glory--jungle--no-more-exploring = Une fois l’aventure trouvée et les dangers commencés, plus besoin d’explorer.
rule-fortune-and-glory--jungle--markers-dropped = Une fois l’aventure trouvée, tu peux rendre tes marqueurs exploration.
rule-fortune-and-glory--jungle--restart-after-leaving = Si ton héros a quitté une jungle épaisse, déplacé ou KO, il explore depuis le début à son retour. Chaque héros explore pour lui-même : ce que l’un a trouvé, les autres ne l’ont pas trouvé. Quand l’artefact n’est plus là, tout ce qu’on a exploré pour lui ne compte plus.
    .ruling = silent

rule-fortune-and-glory-section--temple = Avancé : les temples

rule-fortune-and-glory--temple--place-artifacts = Certaines cartes Artefact sont un lieu et non un objet : les temples. Ce sont La mine, La cité, La vallée, Le temple, Les cavernes et Le tombeau, et toute autre carte à l’icône temple.
    .ruling = silent
rule-fortune-and-glory--temple--icon = L’icône temple est en bas à droite d’une carte Artefact.
rule-fortune-and-glory--temple--figure = Quand un temple arrive sur le plateau, sa zone reçoit une figurine de temple en plus du crâne.
rule-fortune-and-glory--temple--high-fortune = Les temples valent beaucoup de Fortune ; la carte dit combien.
rule-fortune-and-glory--temple--fortune-on-card = La Fortune d’un temple est posée sur sa carte quand il entre en jeu.
rule-fortune-and-glory--temple--fortune-through-dangers = Un temple ne s’emporte pas pour être vendu : on gagne sa Fortune en surmontant des dangers.
rule-fortune-and-glory--temple--one-fortune-each = Pour chaque danger ou cliffhanger surmonté dans un temple, tu prends aussitôt 1 Fortune sur sa carte.
rule-fortune-and-glory--temple--treasure-taken = La personne qui prend la dernière pièce d’un temple prend aussi sa figurine : c’est le trésor. On en a alors fini avec le temple, et on ne teste pas d’effondrement. Ses cartes sont défaussées, son crâne et tous ses marqueurs rendus, un Méchant présent s’en va, et l’aventure se termine pour tout le monde comme pour un artefact trouvé ; un rival qui a choisi de poursuivre affronte un dernier danger.
    .ruling = silent
rule-fortune-and-glory--temple--treasure-as-artifact = Le trésor d’un temple compte comme un artefact.
rule-fortune-and-glory--temple--treasure-fates = Le trésor d’un temple peut être vendu, volé ou perdu.
rule-fortune-and-glory--temple--treasure-price = Le trésor d’un temple se vend 3 Fortunes en ville, et 4 dans une ville majeure, comme tout artefact.
    .ruling = silent

rule-fortune-and-glory-section--collapse = Avancé : les temples qui s’effondrent

rule-fortune-and-glory--collapse--always-near = L’ennui avec les temples anciens : ils sont toujours sur le point de s’écrouler.
rule-fortune-and-glory--collapse--danger-value-meaning = La valeur de danger d’un temple n’est pas le nombre de dangers à surmonter pour une trouvaille. Elle dit à quel rythme il faut tester un effondrement.
rule-fortune-and-glory--collapse--marker-on-temple = Dans un temple, le marqueur de chaque danger surmonté va sur le temple, et non sur ta fiche. Celui d’un cliffhanger y va aussi.
    .ruling = silent
rule-fortune-and-glory--collapse--instability-marker = Quand les marqueurs danger d’un temple atteignent sa valeur de danger, ils sont tous retirés, et un marqueur d’instabilité prend leur place.
rule-fortune-and-glory--collapse--test-trigger = Quand la valeur de danger d’un temple est atteinte, on teste un effondrement.
rule-fortune-and-glory--collapse--roll = Pour tester un effondrement, lance un dé par marqueur d’instabilité. Si l’un d’eux au moins montre 1, le temple s’effondre aussitôt.
    .ruling = silent
rule-fortune-and-glory--collapse--shared-markers = Sur un temple, les marqueurs danger de tous les héros comptent ensemble.
rule-fortune-and-glory--collapse--cliffhanger-marker = Si un héros rate un danger dans le temple et se retrouve en plein cliffhanger, tous les marqueurs danger du temple sont retirés et un marqueur d’instabilité s’ajoute, même s’il n’y avait rien à retirer.
    .ruling = silent
rule-fortune-and-glory--collapse--cliffhanger-test = Quand un héros se retrouve en plein cliffhanger dans un temple, on teste aussitôt un effondrement.
rule-fortune-and-glory--collapse--fortune-lost = Quand un temple s’effondre, la Fortune qui y reste est perdue.
rule-fortune-and-glory--collapse--figure-removed = Quand un temple s’effondre, sa figurine quitte le plateau, ses cartes sont défaussées et son crâne est rendu. Un héros qui en sort et qui était en plein cliffhanger en est quitte, sans Gloire ; tout autre qui en sort termine l’aventure comme s’il avait stoppé.
    .ruling = silent
rule-fortune-and-glory--collapse--escape-all = Quand un temple s’effondre, tous les héros de sa zone doivent tenter de sortir, dans l’ordre du tour, même ceux qui n’étaient pas de l’aventure. Sortir ne déplace personne.
    .ruling = silent
rule-fortune-and-glory--collapse--escape-test = Le test pour sortir d’un temple qui s’effondre est en bas à droite de sa carte.
rule-fortune-and-glory--collapse--escape-fail = Un héros qui ne sort pas d’un temple qui s’effondre est KO.
rule-fortune-and-glory--collapse--may-push = Tu peux te surpasser pour gagner des dés et sortir d’un temple qui s’effondre.

rule-fortune-and-glory-section--special-text = Avancé : les textes spéciaux

rule-fortune-and-glory--special-text--nature = Certaines cartes Artefact et Aventure ont un texte spécial sous le titre : une mésaventure, ou une règle qui change. Il vaut pour chaque héros dès qu’il annonce sa recherche, jusqu’à ce qu’il parte ou que l’artefact ne soit plus là. S’il parle du premier danger d’un tour, un cliffhanger en est un.
    .ruling = silent
rule-fortune-and-glory--special-text--artifact-means-treasure = Quand un texte spécial parle d’artefact, il s’agit, pour un temple, du trésor final.

rule-fortune-and-glory-section--flight = Avancé : la voie aérienne

rule-fortune-and-glory--flight--from-city = Si tu commences ton mouvement en ville, ou si tu y arrives en chemin, tu peux prendre un vol vers une autre ville. Tu peux voler plusieurs fois dans un même mouvement, en payant à chaque fois. Un déplacement offert par une carte ne comprend pas de vol.
    .ruling = silent
rule-fortune-and-glory--flight--cost-major = Un vol vers une ville majeure coûte 2 Fortunes.
rule-fortune-and-glory--flight--cost-minor = Un vol vers une ville mineure coûte 3 Fortunes.
rule-fortune-and-glory--flight--destination-only = Seule la ville d’arrivée compte pour le prix d’un vol, pas celle du départ.
rule-fortune-and-glory--flight--immediate = Un vol t’amène aussitôt à destination.
rule-fortune-and-glory--flight--move-on = Après un vol, tu peux continuer ton mouvement à partir de la ville d’arrivée.
rule-fortune-and-glory--flight--example = Un exemple : parti de la zone Yucatan, le Duc va à Mexico (1), paye 2 Fortunes et vole jusqu’à Hong Kong (1), puis continue vers la Chine (1) : 3 points en tout. Un vol prend un point de mouvement, comme tout pas dans une ville ; s’il ne t’en reste pas, tu ne peux pas voler.
    .ruling = silent

rule-fortune-and-glory-section--zeppelin = Avancé : le zeppelin

rule-fortune-and-glory--zeppelin--sneak-aboard = Tu peux te faufiler à bord du zeppelin nazi et poursuivre tes aventures en plein ciel. Avec notre fiche : à ton tour de la phase Aventure, si le zeppelin est dans ta zone avec de la Fortune à bord et que tu n’es pas en plein cliffhanger, tu peux le faire à la place de ta rencontre habituelle, que ce soit le jet de voyage, la ville ou la recherche. Ton héros reste dans la zone, et les marqueurs de danger y restent aussi.
    .ruling = silent
rule-fortune-and-glory--zeppelin--random-start = À la mise en place, le zeppelin est posé dans un lieu tiré au hasard. Avec notre fiche, c’est une terre, et il n’y a encore rien à bord.
    .ruling = silent
rule-fortune-and-glory--zeppelin--moves-each-end = Le zeppelin se déplace à chaque phase de Fin. Avec notre fiche : on pioche une carte Lieu et on lance un D3 ; il vole d’autant de zones vers la terre de la carte, par le plus court chemin, au-dessus des terres, des mers et des villes, et s’arrête s’il l’atteint.
    .ruling = silent
rule-fortune-and-glory--zeppelin--gathers-fortune = Le zeppelin amasse de la Fortune en chemin. Avec notre fiche : 1 à chaque phase de Fin après son déplacement, jusqu’à 6 à bord.
    .ruling = silent
rule-fortune-and-glory--zeppelin--drops-soldiers = Il arrive au zeppelin de lâcher des soldats nazis en parachute. Avec notre fiche : un seul, dans la terre où finit son déplacement, si le D3 montre 3 ; au-dessus d’une mer ou d’une ville, aucun.
    .ruling = silent
rule-fortune-and-glory--zeppelin--rules-on-sheet = Toutes les autres règles du zeppelin sont sur sa fiche. La fiche de notre table est de nous ; celle de ta boîte peut la remplacer. Avec la nôtre : sa Recherche est de 4. Pour chaque dé qui montre ton nombre, tu te bats un round contre une carte Infanterie du paquet nazi, chaque fois une autre. Ensuite tu combats à mort des cartes Infanterie, une à la fois. Après chacune que tu bats, tu pars avec 2 Fortunes par combat ainsi gagné, mais jamais plus qu’il n’y en a à bord, ou tu continues, tant qu’il reste quelque chose à gagner. Si tu t’échappes d’un combat à bord, ou si une carte t’emmène ailleurs, tu pars avec ce que tu as gagné ; si tu es KO, sans rien.
    .ruling = silent
rule-fortune-and-glory--zeppelin--war-side-coop-only = Le zeppelin de guerre, sur l’autre face de la fiche, ne sert qu’en mode coopératif.
rule-fortune-and-glory--zeppelin--sneak-covered-later = Pour monter à bord du zeppelin, tu passes le même test pour te faufiler que face à un Méchant ; le nombre de dés est sur la fiche du zeppelin.
    .ruling = silent

rule-fortune-and-glory-section--villain = Avancé : les Méchants

rule-fortune-and-glory--villain--six = Il y a six Méchants, chacun avec sa figurine et sa carte.
rule-fortune-and-glory--villain--only-by-card = En mode compétitif, un Méchant n’arrive que si une carte l’amène.
rule-fortune-and-glory--villain--random-draw = Pour un Méchant au hasard, mélange les cartes Méchant qui ne sont pas en jeu et pioches-en une.
rule-fortune-and-glory--villain--joins-hunt = Un Méchant pioché pendant une aventure se joint à la chasse à l’artefact.
rule-fortune-and-glory--villain--random-by-clan = Pour un Méchant au hasard d’un clan, ne mélange que ceux de ce clan qui ne sont pas en jeu. S’il n’y en a pas, personne ne vient ; si la carte devait montrer un ennemi, on en pioche une autre.
    .ruling = silent
rule-fortune-and-glory--villain--values = Les Méchants ont une défense, des blessures et des capacités, comme les héros, mais des aptitudes d’un autre genre.
rule-fortune-and-glory--villain--search = La Recherche dit si un Méchant est doué pour la chasse aux artefacts, et pour repérer les héros qui se faufilent.
rule-fortune-and-glory--villain--combat = Le Combat dit si un Méchant est doué pour se battre.
rule-fortune-and-glory--villain--placed-with-hero = Un Méchant entre en jeu dans la zone du héros qui a pioché sa carte. Là où il n’y a pas d’artefact, il reste et ne cherche pas.
    .ruling = silent
rule-fortune-and-glory--villain--one-per-zone = Il y a au plus un Méchant par zone.
rule-fortune-and-glory--villain--present-one-used = Si un autre Méchant devait arriver dans la même zone, celui qui est déjà là fait l’affaire. La carte qui vient d’être piochée retourne parmi celles qui ne sont pas en jeu.
    .ruling = silent
rule-fortune-and-glory--villain--no-block = Seuls les sbires te barrent la route ; les Méchants, non.
rule-fortune-and-glory--villain--no-forced-fight = Tu peux partager une zone avec un Méchant sans te battre. Il n’y a combat que si une règle ou une carte le dit, comme après un test raté pour se faufiler.
    .ruling = silent

rule-fortune-and-glory-section--sneak = Avancé : se faufiler

rule-fortune-and-glory--sneak--when = Quand un Méchant est dans l’aventure, il faut te faufiler avant de poursuivre.
rule-fortune-and-glory--sneak--roll = Pour te faufiler, choisis un nombre de 1 à 6, puis lance autant de dés que la Recherche du Méchant.
rule-fortune-and-glory--sneak--fail = Si un dé montre ton nombre quand tu te faufiles, ton héros est repéré. Il se bat et, s’il tient encore debout, il continue quand même vers le danger suivant.
    .ruling = silent
rule-fortune-and-glory--sneak--fight-per-match = Pour chaque dé à ton nombre quand tu te faufiles, tu te bats un round contre le Méchant avant le danger suivant. Si le Méchant est KO avant la fin, les autres rounds tombent.
    .ruling = silent
rule-fortune-and-glory--sneak--success = Si aucun dé ne montre ton nombre quand tu te faufiles, ton héros passe inaperçu et peut poursuivre.
rule-fortune-and-glory--sneak--not-when-stopping = Si tu stoppes après un danger, pas besoin de te faufiler : qui va doucement ne se fait pas voir.
rule-fortune-and-glory--sneak--agents-of-evil = Sur les cartes Danger Agents du mal, le test est de se faufiler. S’il n’y a pas encore de Méchant dans l’aventure, on en pioche un au hasard qui s’y joint. Si tu échoues, tu te bats d’abord, puis te voilà dans le cliffhanger, sauf si ton héros est KO.
    .ruling = silent
rule-fortune-and-glory--sneak--agents-villain-stays = Une fois Agents du mal ou son cliffhanger derrière toi, le Méchant est toujours là : pour poursuivre, il faut encore te faufiler.

rule-fortune-and-glory-section--villain-fight = Avancé : combattre un Méchant

rule-fortune-and-glory--villain-fight--single-round = Un combat contre un Méchant dure un round, et non jusqu’à la mort.
rule-fortune-and-glory--villain-fight--dice = Contre un Méchant, tu lances autant de dés que ton Combat, en même temps qu’il lance les siens.
rule-fortune-and-glory--villain-fight--hits-then-over = Dans un combat contre un Méchant, les touches comptent comme dans tout autre, et c’est fini. Un danger où tu t’es battu ainsi est surmonté si tu tiens encore debout.
    .ruling = silent
rule-fortune-and-glory--villain-fight--after-sneak = Après un test pour te faufiler, tu te bats contre le Méchant autant de rounds que l’ont dit les dés, mais toujours pas jusqu’à la mort.
rule-fortune-and-glory--villain-fight--glory-per-hit = Chaque touche portée au Méchant te rapporte 1 Gloire.
rule-fortune-and-glory--villain-fight--hits-count = Pour la Gloire d’un combat contre un Méchant, ce sont les touches qui comptent, même celles qui ont été parées.
rule-fortune-and-glory--villain-fight--no-escape = On n’échappe pas à un Méchant.
rule-fortune-and-glory--villain-fight--villain-ko = Avec autant de blessures que l’indique sa carte, ou plus, un Méchant est KO et quitte le plateau. Sa carte retourne parmi celles qui ne sont pas en jeu, sans ses marqueurs ; ce qu’il avait pris reste hors d’atteinte.
    .ruling = silent

rule-fortune-and-glory-section--villain-adventure = Avancé : les Méchants en chasse

rule-fortune-and-glory--villain-adventure--roll = À chaque phase de Fin, chaque Méchant qui est dans une aventure lance autant de dés que sa Recherche, une fois. Les Méchants passent dans l’ordre de leur entrée en jeu.
    .ruling = silent
rule-fortune-and-glory--villain-adventure--hero-penalty = Chaque héros dans la même zone retire 1 dé au Méchant, jusqu’à ne plus en laisser. Les héros KO sont couchés dans leur ville et n’en retirent pas.
    .ruling = silent
rule-fortune-and-glory--villain-adventure--success = Chaque 4, 5 ou 6 que lance un Méchant est un succès : un marqueur danger sur sa carte.
rule-fortune-and-glory--villain-adventure--wound-on-1 = Chaque 1 qu’un Méchant lance en chasse est une blessure pour lui. Sa défense ne la pare pas, mais ses gardes du corps peuvent la prendre. Si le même jet apporte l’artefact et le KO, le Méchant a les deux.
    .ruling = silent
rule-fortune-and-glory--villain-adventure--collects = Avec autant de marqueurs danger que la valeur de danger de l’artefact, le Méchant s’en empare, avec les pièces de la jungle s’il y en a. Un Méchant qui prend la dernière pièce d’un temple prend le trésor.
    .ruling = silent
rule-fortune-and-glory--villain-adventure--artifact-aside = Un artefact pris par un Méchant est posé à côté du plateau, pour montrer qui l’a.
rule-fortune-and-glory--villain-adventure--no-special-text = Les textes spéciaux ne disent rien à un Méchant.
rule-fortune-and-glory--villain-adventure--temple = Dans un temple, chaque succès d’un Méchant prend 1 Fortune et pose un marqueur danger sur le temple, comme un danger surmonté. Cela se fait succès par succès, en testant l’effondrement entre deux s’il le faut ; un effondrement y met fin.
    .ruling = silent
rule-fortune-and-glory--villain-adventure--fortune-aside = La Fortune qu’un Méchant prend est aussi posée à côté du plateau.
rule-fortune-and-glory--villain-adventure--leaves-when-collected = Quand un artefact est récupéré, par qui que ce soit, tout Méchant de cette aventure quitte le plateau.
rule-fortune-and-glory--villain-adventure--collapse-no-test = Un Méchant dans un temple qui s’effondre ne passe pas de test d’évasion.
rule-fortune-and-glory--villain-adventure--collapse-wounds = Un Méchant dans un temple qui s’effondre reçoit D6 blessures, que sa défense et ses gardes du corps peuvent réduire, et il quitte le plateau.
    .ruling = silent

rule-fortune-and-glory-section--bodyguard = Avancé : les gardes du corps nazis

rule-fortune-and-glory--bodyguard--bonus = Les Méchants nazis ne voyagent jamais sans soldats pour les garder.
rule-fortune-and-glory--bodyguard--two = Un Méchant nazi entre en jeu avec 2 sbires nazis comme gardes du corps.
rule-fortune-and-glory--bodyguard--not-ordinary = Les gardes du corps ne te barrent pas la route et ne se battent pas de leur côté.
rule-fortune-and-glory--bodyguard--plus-one = Chaque garde du corps donne au Méchant 1 de Combat et 1 blessure de plus. Cette blessure est celle que le garde encaisse, et non une autre en plus.
    .ruling = silent
rule-fortune-and-glory--bodyguard--no-hero-penalty = Tant qu’un Méchant nazi a un garde du corps, les héros de la zone ne lui retirent pas de dés, quel que soit leur nombre.
    .ruling = silent
rule-fortune-and-glory--bodyguard--first-wound = Les gardes du corps prennent les blessures en premier, après la défense : chacune en retire un, tant qu’il y en a.
    .ruling = silent
rule-fortune-and-glory--bodyguard--remainder = Les blessures que les gardes du corps ne prennent pas sont pour le Méchant.
rule-fortune-and-glory--bodyguard--third = Si un soldat nazi se tient là où un Méchant nazi entre en jeu, le Méchant en fait un troisième garde du corps.
rule-fortune-and-glory--bodyguard--returned = Les gardes du corps encore là quand le Méchant quitte le plateau retournent à la réserve.
rule-fortune-and-glory--bodyguard--shortage = S’il manque des figurines, un Méchant nazi se contente de 1 garde du corps, ou d’aucun.

rule-fortune-and-glory-section--nazi-gold = Avancé : Or nazi et un Méchant

rule-fortune-and-glory--nazi-gold--villain-escort = Si l’escorte piochée pour Or nazi se trouve être un Méchant, c’est lui qui garde l’or.
rule-fortune-and-glory--nazi-gold--not-to-death = Quand un Méchant garde Or nazi, le combat n’est pas jusqu’à la mort : l’or se gagne donc autrement.
rule-fortune-and-glory--nazi-gold--more-wounds = Si tu blesses le Méchant qui garde Or nazi plus qu’il ne te blesse, l’or est à toi.
rule-fortune-and-glory--nazi-gold--guards-count = Dans le combat pour Or nazi, les gardes du corps que tu retires comptent comme des blessures.
rule-fortune-and-glory--nazi-gold--otherwise = Si tu n’as pas blessé le Méchant davantage, Or nazi t’échappe. On compare les blessures, pas les touches, et à égalité l’or reste au Méchant.
    .ruling = silent

rule-fortune-and-glory-section--coop = Le jeu coopératif

rule-fortune-and-glory--coop--against-organisation = En mode coopératif, vous êtes du même côté, et c’est le jeu lui-même qui mène l’organisation contre vous.
rule-fortune-and-glory--coop--villains-seek = Les Méchants cherchent les artefacts anciens. Seuls les héros leur barrent la route.

rule-fortune-and-glory-section--coop-setup = Coopératif : mise en place

rule-fortune-and-glory--coop--setup--like-competitive = On met en place comme en mode compétitif, et on ajoute ce qui suit.
rule-fortune-and-glory--coop--setup--villain-event-deck = En mode coopératif, on pose le paquet Événement Méchant.
rule-fortune-and-glory--coop--setup--track = On pose la piste du Méchant, avec son marqueur à 0.
    .ruling = silent
rule-fortune-and-glory--coop--setup--choose-clan = Vous décidez ensemble quel clan combattre.
rule-fortune-and-glory--coop--setup--clan-pieces = La fiche du clan, ses avant-postes et son tableau sont posés à la vue de tout le monde. Ce tableau est celui dont se sert Viles manœuvres.
    .ruling = silent
rule-fortune-and-glory--coop--setup--draw-villains = Les Méchants de ce clan sont mélangés ; on en pioche autant qu’il faut et on les aligne près de la fiche du clan, de gauche à droite.
rule-fortune-and-glory--coop--setup--active-villains = Les Méchants du rang sont les Méchants actifs : 2 ou 3, selon le nombre de héros. Un clan qui en a moins se contente de ceux qu’il a.
    .ruling = silent
rule-fortune-and-glory--coop--setup--first-deployed = Le premier Méchant, à gauche du rang, commence sur le plateau, auprès de l’artefact qui vaut le plus de Fortune. Les 2 pièces d’une jungle épaisse comptent ; pour un temple, c’est la Fortune posée sur sa carte.
    .ruling = silent
rule-fortune-and-glory--coop--setup--tie-lower-danger = De deux artefacts de même valeur, le premier Méchant va vers celui qui a la plus petite valeur de danger.
rule-fortune-and-glory--coop--setup--tie-players-choose = Si deux artefacts sont à égalité sur les deux valeurs, vous choisissez où va le premier Méchant. Pour ces choix du groupe, le Premier Joueur répond pour tout le monde, et la première place tant qu’il n’y en a pas encore.
    .ruling = silent
rule-fortune-and-glory--coop--setup--second-ready = Le deuxième Méchant commence debout sur sa carte : Prêt.
rule-fortune-and-glory--coop--setup--third-delayed = Un troisième Méchant commence couché sur sa carte : Retardé.
rule-fortune-and-glory--coop--setup--outpost = Chaque clan a son propre genre d’avant-postes, des bases secrètes, et en a d’ordinaire un sur le plateau au départ.
rule-fortune-and-glory--coop--setup--outpost-on-sheet = La fiche du clan décrit son premier avant-poste.
rule-fortune-and-glory--coop--setup--shared-goal = Vous amassez la Fortune ensemble. La somme qu’il vous faut pour gagner change avec le nombre de héros.
rule-fortune-and-glory--coop--setup--table-contents = Le tableau qui suit dit aussi combien de Méchants vous affrontez, et jusqu’où la piste peut aller avant qu’ils gagnent. Nous gardons ses nombres comme ils sont imprimés, même les plus curieux.
    .ruling = silent
rule-fortune-and-glory--coop--setup--players-1 = 1 personne : 15 Fortunes pour gagner, 2 Méchants, piste du Méchant 20.
rule-fortune-and-glory--coop--setup--players-2 = 2 personnes : 20 Fortunes pour gagner, 2 Méchants, piste du Méchant 15.
rule-fortune-and-glory--coop--setup--players-3 = 3 personnes : 30 Fortunes pour gagner, 2 Méchants, piste du Méchant 15.
rule-fortune-and-glory--coop--setup--players-4 = 4 personnes : 40 Fortunes pour gagner, 2 Méchants, piste du Méchant 15.
rule-fortune-and-glory--coop--setup--players-5 = 5 personnes : 45 Fortunes pour gagner, 3 Méchants, piste du Méchant 20.
rule-fortune-and-glory--coop--setup--players-6 = 6 personnes : 55 Fortunes pour gagner, 3 Méchants, piste du Méchant 20.
rule-fortune-and-glory--coop--setup--players-7 = 7 personnes : 55 Fortunes pour gagner, 3 Méchants, piste du Méchant 20.
rule-fortune-and-glory--coop--setup--players-8 = 8 personnes : 60 Fortunes pour gagner, 3 Méchants, piste du Méchant 20.

rule-fortune-and-glory-section--coop-purse = Coopératif : Fortune commune, Gloire individuelle

rule-fortune-and-glory--coop--fortune--pooled = Toute la Fortune va dans une seule bourse.
rule-fortune-and-glory--coop--fortune--any-hero = Tout héros peut puiser dans la bourse commune, ou y perdre.
rule-fortune-and-glory--coop--fortune--safe-on-ko = Un KO ne coûte pas de Fortune : sa pénalité ne se paye qu’en équipements et en Gloire.
    .ruling = silent
rule-fortune-and-glory--coop--glory--individual = La Gloire est propre à chaque héros.
rule-fortune-and-glory--coop--glory--full-each = Quand des héros font quelque chose ensemble, combat, danger ou aventure, chacun reçoit toute la Gloire, peu importe qui a passé le test.
    .ruling = silent

rule-fortune-and-glory-section--coop-round = Coopératif : le tour de jeu

rule-fortune-and-glory--coop--round--extra-phase = Le tour coopératif est celui du mode compétitif, avec une phase Méchant avant la Fin.
rule-fortune-and-glory--coop--round--phases = Le tour coopératif a cinq phases : Initiative, Mouvement, Aventure, Méchant, Fin.
rule-fortune-and-glory--coop--round--first-three = Initiative, Mouvement et Aventure se jouent comme en mode compétitif.
rule-fortune-and-glory--coop--round--joint-decisions = Concertez-vous : qui va chercher quel artefact, qui travaille avec qui, qui se répartit sur le plateau.
rule-fortune-and-glory--coop--trade--allowed = En phase Aventure, des héros dans la même zone peuvent s’échanger artefacts, objets communs, équipements et alliés.
rule-fortune-and-glory--coop--trade--forbidden = Les Événements, les cartes Ville et la Gloire ne s’échangent pas.

rule-fortune-and-glory-section--coop-team = Coopératif : travailler ensemble

rule-fortune-and-glory--coop--team--together = Des héros dans la même aventure en affrontent ensemble les dangers et les ennemis.
rule-fortune-and-glory--coop--team--one-danger = Les héros d’une même aventure piochent un seul danger pour tout le groupe. Le premier dans l’ordre du tour le pioche et dit qui passe le test. Une fois le danger surmonté, chaque héros du groupe prend un marqueur danger, et l’artefact est trouvé dès que l’un d’eux en a assez. Un temple donne pour cela un marqueur et une pièce.
    .ruling = silent
rule-fortune-and-glory--coop--team--split-tests = Si le danger du groupe a plusieurs tests, le héros qui l’a pioché les répartit.
rule-fortune-and-glory--coop--team--one-hero-all-tests = Un seul héros peut passer tous les tests du groupe.
rule-fortune-and-glory--coop--team--helpers-push = Tout héros du groupe qui ne passe pas le test peut se surpasser pour aider, cliffhanger ou non : 1 blessure pour 1 dé de plus à ce jet, une fois par test et par héros.
    .ruling = silent
rule-fortune-and-glory--coop--team--fail-together = Si un test du groupe échoue, tout le monde a échoué, et le danger devient un cliffhanger. Vous l’affrontez ensemble au tour suivant ; si vous le ratez, tous les héros qui y sont pris sont KO.
    .ruling = silent
rule-fortune-and-glory--coop--team--choice = Quand le groupe a surmonté un danger, vous choisissez : poursuivre, ou stopper.
rule-fortune-and-glory--coop--team--stopped-out = Chaque héros du groupe décide pour lui-même. Celui qui stoppe n’est plus de l’aventure pour ce tour, et les autres peuvent continuer.
    .ruling = silent

rule-fortune-and-glory-section--coop-fight = Coopératif : se battre ensemble

rule-fortune-and-glory--coop--fight--alternate = À plusieurs contre un ennemi, les héros se relaient : l’un se bat un round, un autre le suivant, et ainsi de suite.
rule-fortune-and-glory--coop--fight--until = Un combat à plusieurs continue jusqu’à ce que l’ennemi soit vaincu, ou que chaque héros soit KO ou ait fui. Si l’un s’échappe, l’ennemi reste, blessures comprises, pour ceux qui sont encore là.
    .ruling = silent
rule-fortune-and-glory--coop--fight--order = Dans un combat à plusieurs, vous choisissez l’ordre dans lequel vous vous battez.
rule-fortune-and-glory--coop--fight--villain-each = Contre un Méchant, chaque héros du groupe se bat un round. Après un test pour se faufiler, seuls ceux qui ont été repérés se battent.
    .ruling = silent
rule-fortune-and-glory--coop--escape--individual = Chaque héros s’échappe pour son compte, d’un ennemi comme d’un temple qui s’effondre.
rule-fortune-and-glory--coop--sneak--own-number = Pour se faufiler, chaque héros choisit son propre nombre.
rule-fortune-and-glory--coop--sneak--one-roll-each = Pour se faufiler devant un Méchant, on lance les dés une fois pour chaque héros. En option, un seul jet vaut pour tout le monde.
    .ruling = silent
rule-fortune-and-glory--coop--sneak--numbers-free = Pour vous faufiler, vous pouvez choisir le même nombre, ou chacun le sien.
rule-fortune-and-glory--coop--sneak--fight-per-match = Pour chaque dé à ton nombre quand tu te faufiles, tu te bats contre le Méchant.
rule-fortune-and-glory--coop--artifact--carrier = Quand un groupe récupère un artefact, vous décidez qui le porte.

rule-fortune-and-glory-section--coop-outpost = Coopératif : les avant-postes

rule-fortune-and-glory--coop--outpost--per-clan = Chaque clan a son propre genre d’avant-poste.
rule-fortune-and-glory--coop--outpost--ability = Un avant-poste a une capacité qui sert à chaque tour, en phase Méchant.
rule-fortune-and-glory--coop--outpost--rules-on-sheet = Les règles d’un avant-poste sont au dos de la fiche du clan.
rule-fortune-and-glory--coop--outpost--destroyed = Un héros qui détruit un avant-poste le retire du jeu et gagne un bonus. La façon de faire est sur la fiche du clan. Nos fiches sont de nous ; celles de ta boîte peuvent les remplacer.
    .ruling = silent
rule-fortune-and-glory--coop--outpost--loot = Le bonus d’un avant-poste est un artefact de ton choix parmi ceux des Méchants, ou bien toute leur Fortune. Ils rendent leur Fortune trois par trois : il n’y en a donc jamais plus de 2, et l’artefact est presque toujours la meilleure prise.
    .ruling = silent
rule-fortune-and-glory--coop--outpost--track-back = Détruire un avant-poste fait aussi reculer la piste de D3 cases, mais pas en dessous de 0.

rule-fortune-and-glory-section--coop-villain-phase = Coopératif : la phase Méchant

rule-fortune-and-glory--coop--villain-phase--steps = La phase Méchant a trois étapes : on pioche un Événement Méchant, les avant-postes et le zeppelin agissent, les Méchants partent à l’aventure.
rule-fortune-and-glory--coop--villain-event--purpose = Les Événements Méchant renforcent les Méchants et lâchent de vilaines choses sur les héros.
rule-fortune-and-glory--coop--villain-event--draw = La phase Méchant commence par un Événement Méchant, pioché et lu à haute voix.
rule-fortune-and-glory--coop--villain-event--vile-tactics = Un Événement Méchant, Viles manœuvres, est plusieurs fois dans le paquet.
rule-fortune-and-glory--coop--villain-event--vile-tactics-test = Viles manœuvres demande un jet sur le tableau du clan, qui dit ce qui arrive. C’est un D6, sauf si la carte ou la fiche dit autre chose. Nos tableaux sont de nous ; ceux de ta boîte peuvent les remplacer.
    .ruling = silent
rule-fortune-and-glory--coop--random-villain--select = Pour un Méchant en jeu au hasard, mélange les cartes de ceux qui sont en jeu et pioches-en une.
rule-fortune-and-glory--coop--random-villain--in-play = Les Méchants en jeu sont ceux du plateau et ceux qui attendent à leur base, dans le rang : toutes les cartes du rang, même celles des Méchants Retardés ou KO.
    .ruling = silent
rule-fortune-and-glory--coop--zeppelin--competitive-use = Le zeppelin ordinaire est pour le mode compétitif, où il survole le plateau et parachute un soldat de temps à autre.
rule-fortune-and-glory--coop--zeppelin--only-against-nazis = En mode coopératif, il n’y a de zeppelin que contre les nazis, et c’est le zeppelin de guerre.
rule-fortune-and-glory--coop--zeppelin--acts = Le zeppelin de guerre agit à la deuxième étape de la phase Méchant, après les avant-postes.
    .ruling = silent
rule-fortune-and-glory--coop--zeppelin--rules-on-sheet = Les règles du zeppelin de guerre sont sur la fiche du zeppelin.

rule-fortune-and-glory-section--coop-villains = Coopératif : ce que font les Méchants

rule-fortune-and-glory--coop--state--active-role = En mode coopératif, les Méchants en font plus qu’en mode compétitif.
rule-fortune-and-glory--coop--state--searching = En phase Méchant, les Méchants du plateau cherchent des artefacts.
rule-fortune-and-glory--coop--state--four = En mode coopératif, un Méchant est dans l’un de ces quatre états : Déployé, Prêt, Retardé ou KO.
rule-fortune-and-glory--coop--state--deployed = Déployé : sur le plateau, dans une aventure, à la poursuite de l’artefact.
rule-fortune-and-glory--coop--state--ready = Prêt : debout sur sa carte, dans l’attente d’être déployé.
rule-fortune-and-glory--coop--state--delayed = Retardé : couché sur sa carte, pas encore prêt.
rule-fortune-and-glory--coop--state--ko = KO : couché sur sa carte, qui est retournée.
rule-fortune-and-glory--coop--action--every-villain = À la troisième étape de la phase Méchant, chaque Méchant agit, à chaque tour. Cela remplace l’étape des Méchants en phase de Fin.
    .ruling = silent
rule-fortune-and-glory--coop--action--left-first = Parmi les Méchants, celui qui est à gauche du rang agit en premier.
rule-fortune-and-glory--coop--action--by-state = Un Méchant qui agit fait une seule chose, selon son état.
rule-fortune-and-glory--coop--action--ko = Un Méchant KO remet sa carte à l’endroit : il est Retardé.
rule-fortune-and-glory--coop--action--delayed = Un Méchant Retardé se relève : il est Prêt.
rule-fortune-and-glory--coop--action--ready = Un Méchant Prêt est déployé auprès de l’artefact qui vaut le plus de Fortune parmi ceux sans Méchant. Les égalités se règlent comme à la mise en place. Si tous ont un Méchant, celui-ci reste Prêt.
    .ruling = silent
rule-fortune-and-glory--coop--action--deployed = Un Méchant Déployé lance les dés pour s’emparer de l’artefact.
rule-fortune-and-glory--coop--search--as-advanced = En mode coopératif, les Méchants cherchent comme dans le jeu avancé.
rule-fortune-and-glory--coop--search--dice = Pour chercher, les Méchants lancent autant de dés que leur Recherche, moins un par héros dans leur zone.
rule-fortune-and-glory--coop--search--success = Pour chaque 4, 5 ou 6, un Méchant qui cherche prend un marqueur danger.
rule-fortune-and-glory--coop--search--wound = Pour chaque 1, un Méchant qui cherche prend une blessure que sa défense ne pare pas.
rule-fortune-and-glory--coop--search--loot-stored = Ce que les Méchants prennent, Fortune et artefacts, est gardé près de la fiche du clan.
rule-fortune-and-glory--coop--search--treasure-counts = Le trésor d’un temple pris par un Méchant compte comme un artefact et fait avancer la piste.
rule-fortune-and-glory--coop--search--cards-discarded = D’un temple vidé par les Méchants, seul le trésor est gardé ; ses cartes sont défaussées. Le livret le dit de toutes les cartes d’artefact, mais il les garde aussi pour qu’on puisse les reprendre ; pour nous, il s’agit des temples.
    .ruling = silent
rule-fortune-and-glory--coop--search--explores-jungle = Dans une jungle épaisse, un Méchant doit explorer, comme un héros. S’il trouve l’endroit, il cherche aussitôt ; sinon, son action est passée. Cela vaut aussi en mode compétitif.
    .ruling = silent
rule-fortune-and-glory--coop--return--wounds = Un Méchant qui a trop de blessures rentre à la base : il est KO. Il perd ses marqueurs danger en quittant le plateau, et ses blessures seulement quand sa carte est remise à l’endroit.
    .ruling = silent
rule-fortune-and-glory--coop--return--artifact-found = Un Méchant qui a récupéré l’artefact rentre à la base : il est Prêt.
rule-fortune-and-glory--coop--return--hero-found-or-collapse = Si un héros a récupéré l’artefact, ou si le temple s’est effondré, le Méchant rentre à la base : il est Retardé. Celui que l’effondrement a trop blessé est KO.
    .ruling = silent

rule-fortune-and-glory-section--coop-track = Coopératif : la piste du Méchant

rule-fortune-and-glory--coop--track--purpose = La piste du Méchant montre jusqu’où le mal a progressé.
rule-fortune-and-glory--coop--track--artifact = La piste du Méchant avance de 2 cases pour chaque artefact qu’un Méchant récupère.
rule-fortune-and-glory--coop--track--fortune = La piste du Méchant avance de 1 case toutes les 3 Fortunes amassées par le clan, tous Méchants réunis, pièces de la jungle comprises.
    .ruling = silent
rule-fortune-and-glory--coop--track--fortune-returned = Les 3 Fortunes qui ont fait avancer la piste retournent à la réserve.
rule-fortune-and-glory--coop--track--henchman-collision = La piste du Méchant avance de 1 case chaque fois qu’un sbire devrait venir dans une zone qui en a déjà un. Le nouveau va alors dans un lieu tiré au hasard, où cela peut se reproduire.
    .ruling = silent
rule-fortune-and-glory--coop--track--no-figures = La piste du Méchant avance de 1 case chaque fois qu’un sbire ne peut pas être placé faute de figurines. Les gardes du corps manquants ne comptent pas.
    .ruling = silent
rule-fortune-and-glory--coop--track--cards = Certaines cartes et capacités font aussi bouger la piste du Méchant.

rule-fortune-and-glory-section--coop-end = Coopératif : phase de Fin, victoire et défaite

rule-fortune-and-glory--coop--end--refill = En phase de Fin coopérative, les artefacts manquants sont remplacés.
rule-fortune-and-glory--coop--end--heroes-stand = En phase de Fin coopérative, les héros KO se relèvent.
rule-fortune-and-glory--coop--lose = Si la piste du Méchant atteint le nombre des Méchants, c’est aussitôt la défaite pour tout le monde.
rule-fortune-and-glory--coop--win = Dès que votre Fortune commune atteint son nombre, c’est la victoire pour tout le monde, où que soient vos héros. Si un même effet amène la victoire et la défaite, c’est une défaite.
    .ruling = silent
