rule-archibald-section--components = Matériel

rule-archibald--components--board = Le plateau traverse cinq niveaux, 55 cases en tout : le départ (5 cases, rouge), le village des Minimoys (15, jaune), le jardin (15, vert), le palais de Nécropolis (15, violet) et les geôles (5, bleu).
rule-archibald--components--rows = Les cases forment 11 lignes de 5. Le départ est la ligne 1, le village les lignes 2 à 4, le jardin les lignes 5 à 7, le palais les lignes 8 à 10, les geôles la ligne 11. Au-delà des bords, il n’y a plus rien : le monde s’arrête là.
    .ruling = silent
rule-archibald--components--last-row = La dernière ligne d’un niveau est la plus proche des geôles : les lignes 1, 4, 7, 10 et 11. « Les dernières tuiles d’un niveau » veut dire la même chose.
    .ruling = silent
rule-archibald--components--tiles = Il y a 55 tuiles, une par case, triées par niveau : 5 pour le départ, 15 pour chacun des niveaux 2, 3 et 4, et 5 pour les geôles.
    .ruling = silent
rule-archibald--components--start-tiles = Les 5 tuiles de départ sont face visible dès le début. Elles sont vides et sans murs.
    .ruling = silent
rule-archibald--components--gaol-tiles = Derrière les portes des geôles, il y a Archibald, des Pièges et des Livres. Nous comptons 1 Archibald, 2 Pièges et 2 Livres, tous sans murs. En option, il y a 1 ou 3 Pièges, et les autres geôles sont des Livres.
    .ruling = silent
rule-archibald--components--encounters = Il y a 45 cartes Rencontre pour les niveaux 2, 3 et 4 : 15 pour chacun.
    .ruling = silent
rule-archibald--components--adventures = Il y a 22 cartes Aventure.
rule-archibald--components--figures = Il y a 4 héros et, face à eux, 6 Séides, 4 Moustiks, 2 mille-pattes, 2 araignées et 2 Darkos.
rule-archibald--components--sheets = Chacun des 4 héros a une fiche. Elle montre combien de vies il peut avoir, 3 ou plus, et offre une place pour un équipement.
rule-archibald--components--dice = Il y a 1 dé ordinaire, 3 dés de combat rouges et 3 jaunes, 4 pions d’inondation et 4 pions de vie.
rule-archibald--components--players = Le jeu se joue de 2 à 4, un héros par personne. Il faut être au moins deux, car quelqu’un doit se trouver à ta gauche, et il n’y a que 4 héros à se partager.
    .ruling = silent

rule-archibald-section--setup = Mise en place

rule-archibald--setup--tiles = Les tuiles des niveaux 2, 3 et 4 sont mélangées, chaque niveau en une pile face cachée.
rule-archibald--setup--encounters = Les cartes Rencontre sont mélangées elles aussi, en une pile face cachée pour chacun de ces niveaux.
rule-archibald--setup--adventures = Les cartes Aventure sont mélangées en une seule pile face cachée.
rule-archibald--setup--gaols = Les 5 tuiles des geôles sont mélangées et posées face cachée sur les 5 cases du fond. Personne ne sait où est Archibald.
rule-archibald--setup--choose-heroes = La personne la plus jeune choisit un héros et une case de départ, puis les autres à leur tour, parmi les héros encore libres. Ici, les places tiennent lieu d’âge : la première place est la plus jeune. En option, c’est le hasard qui distribue les héros.
    .ruling = silent
rule-archibald--setup--one-per-start = Chaque case de départ n’accueille qu’un héros. Cela ne vaut que pour la mise en place ; ensuite, des héros peuvent s’y retrouver.
    .ruling = silent
rule-archibald--setup--life = Chaque héros part avec 3 vies.
rule-archibald--setup--cards = Tu pioches 2 cartes Rencontre de niveau 2, comme tout le monde.

rule-archibald-section--turn = Ton tour

rule-archibald--turn--order = La personne la plus jeune commence, puis on joue dans le sens des aiguilles d’une montre.
rule-archibald--turn--move = Tu désignes une case voisine de celle de ton héros et il s’y rend. Si des ennemis le bloquent, il se bat au lieu de se déplacer.
rule-archibald--turn--reveal = Si la case n’a pas encore de tuile, tu en pioches une de son niveau et tu la poses face visible, flèche vers les geôles. Ton héros avance alors dessus et fait ce qu’elle montre.
rule-archibald--turn--one-card = Une fois dans ton tour, tu peux jouer une carte Rencontre, avant ou après ton déplacement. Tu peux même jouer celle que tu viens de piocher. En revanche, entre les déplacements que donne un ressort, il faut patienter.
    .ruling = silent
rule-archibald--turn--equipment-free = Changer d’équipement ne coûte rien. Tu peux le faire autant de fois que tu veux, et cela ne compte pas comme ta carte du tour.
rule-archibald--turn--discard-free = Pendant ton tour, tu peux défausser autant de cartes que tu veux.
rule-archibald--turn--must-move = Si ton héros peut se déplacer, il se déplace. Il ne reste sur place que si aucun côté n’est ouvert.
    .ruling = silent
rule-archibald--turn--end = Quand ton héros s’est déplacé ou a combattu, que sa tuile a fait son effet et que tu as joué une carte ou non, c’est à la personne suivante.

rule-archibald-section--move = Se déplacer

rule-archibald--move--orthogonal = Tu avances d’une case tout droit ou sur le côté, ou tu recules vers le départ si tu préfères, mais jamais en diagonale.
rule-archibald--move--wall = Un bord rouge sur une tuile est un mur : on ne passe pas. Il arrête les héros des deux côtés.
    .ruling = silent
rule-archibald--move--satan-falls = Les Chutes de Satan, dans le jardin, ont des murs tout autour. Personne n’y entre.
rule-archibald--move--entry-walled = Si la tuile que tu viens de retourner présente un mur du côté de ton héros, elle reste en place et ne fait rien. Ton héros reste où il est, et son déplacement est perdu. En option, ton héros franchit le mur cette fois-là, comme le dit le livret, mais jamais celui des Chutes de Satan.
    .ruling = against
    .because = Pour nous, un mur en est un dès qu’on le voit ; selon le livret, le héros avance sur toute tuile qui vient d’être tirée.
rule-archibald--move--shared = Sur une tuile, il y a de la place pour tout le monde : autant de héros et d’ennemis qu’on veut.
rule-archibald--blocked--redraw = Si poser une tuile fermait le passage, tu en pioches une autre à la place. La première va sous sa pile.
rule-archibald--blocked--test = Le passage est ouvert tant que chaque héros peut encore rejoindre à pied chacune des geôles face cachée. Les cases sans tuile comptent comme ouvertes. Le trajet ne traverse ni geôle face cachée ni Piège. Après tout, Archibald est peut-être derrière n’importe laquelle de ces portes.
    .ruling = silent
rule-archibald--blocked--no-alternative = Si toutes les tuiles qui restent dans la pile fermaient le passage, la première piochée est posée quand même. Jusqu’à la fin de la partie, elle compte comme une tuile sans aucun mur, même si ce sont les Chutes de Satan. Ainsi, aucun héros ne reste jamais coincé.
    .ruling = silent

rule-archibald-section--tiles = Les tuiles

rule-archibald--tile--on-arrival = Quand ton héros arrive sur une tuile, tu fais ce qu’elle montre.
rule-archibald--tile--blank = Sur une tuile vierge, il ne se passe rien. Profite de la vue.
rule-archibald--tile--heart = Un cœur rend 1 vie à ton héros, jusqu’au nombre de sa fiche ; s’il les a toutes, rien ne se passe. Il sert à chaque arrivée, même sur une tuile déjà face visible.
rule-archibald--tile--card = Un symbole carte te fait piocher 1 carte Rencontre du niveau de la tuile, à chaque arrivée.
rule-archibald--tile--heart-card = Un cœur avec une carte donne les deux, à chaque arrivée.
rule-archibald--tile--enemy = Les ennemis dessinés sur une tuile sortent, et tu les combats aussitôt. Ils guettent le premier héros qui arrive ; ensuite, la tuile n’a plus de surprise.
rule-archibald--tile--unentered-enemy = Si une tuile a été retournée sans que personne n’y entre, ses ennemis attendent le premier héros qui y viendra.
    .ruling = silent
rule-archibald--tile--enemy-supply = S’il n’y a plus assez de figurines d’une sorte, il en vient autant qu’il en reste.
    .ruling = silent
rule-archibald--tile--spring = Un ressort te laisse avancer encore une fois tout de suite, si tu veux, à chaque arrivée. C’est un déplacement entier, dans la direction de ton choix.
    .ruling = silent
rule-archibald--tile--book = Un Livre amène une carte Aventure, à chaque arrivée. Il passe après l’autre symbole de la tuile.
rule-archibald--tile--trial = Une paille est une épreuve, à chaque arrivée. Lance le dé ordinaire : sur 4, 5 ou 6, rien ne se passe ; sur 1, 2 ou 3, un pion d’inondation s’ajoute.
rule-archibald--tile--entering-enemies = Si ton héros arrive sur une tuile où se tiennent déjà des ennemis, il les combat comme s’ils venaient de sortir.
    .ruling = silent
rule-archibald--tile--order = Une arrivée se déroule dans cet ordre : la carte du nouveau niveau et son pion d’inondation, le combat, le symbole, le Livre, l’inondation. Un ressort est un symbole : s’il y a un Livre à côté, ton héros fait d’abord le déplacement du ressort, et le Livre s’ouvre une fois ce déplacement terminé, où qu’il ait mené, sauf si ton héros a été vaincu ou renvoyé en arrière. Un Piège ou Archibald agit juste après le pion.
    .ruling = silent
rule-archibald--tile--held-symbol = Un héros bloqué par des ennemis profite quand même du symbole et du Livre, mais pas du ressort : quelqu’un est assis dessus.
    .ruling = silent
rule-archibald--tile--put-there = Un héros déposé sur une tuile par un Piège, une inondation, une défaite ou une carte n’y est pas arrivé. Le symbole ne fait rien et aucun niveau n’est atteint, mais les ennemis qui s’y trouvent le bloquent.
    .ruling = silent
rule-archibald--tile--spring-chain = Chaque ressort te sert une fois par tour. En option, chaque arrivée compte, comme le dit le livret, jusqu’à dix déplacements de ressorts par tour.
    .ruling = against
    .because = Entre deux ressorts voisins, un tour pourrait ne jamais finir ; selon le livret, chaque arrivée compte.
rule-archibald--tile--book-after-fight = Un Livre sur une tuile à ennemis s’ouvre après le combat, et reste fermé si le héros a été vaincu.
    .ruling = silent
rule-archibald--gaol--reveal = Quand ton héros va vers une geôle face cachée, tu retournes sa tuile. Ton héros y entre et fait ce qu’elle montre.
rule-archibald--gaol--trap = Un Piège envoie ton héros tout droit sur une tuile de la dernière ligne du jardin, à chaque fois, même quand tout le monde sait qu’il est là. Le déplacement s’arrête alors, mais tu peux encore jouer ta carte du tour.
    .ruling = silent
rule-archibald--gaol--book = Un Livre dans une geôle amène une carte Aventure, à chaque arrivée.
rule-archibald--gaol--archibald = Si tu trouves Archibald, tu gagnes aussitôt.

rule-archibald-section--adventure = Les cartes Aventure

rule-archibald--adventure--reader = La personne à ta gauche pioche la carte et te lit la question. Tu réponds, et ton héros vit ce qui en découle.
rule-archibald--adventure--hidden = Ce que chaque réponse entraîne te reste caché jusqu’à ce que tu aies donné la tienne.
rule-archibald--adventure--reshuffle = Quand toutes les Aventures ont servi, elles sont mélangées en une nouvelle pile.

rule-archibald-section--encounter = Les cartes Rencontre

rule-archibald--encounter--kinds = Les cartes Rencontre sont de trois sortes : équipements, ennemis et pouvoirs.
rule-archibald--encounter--hidden = Ta main n’est visible que pour toi. Tout le monde voit combien de cartes de chaque niveau elle contient. En option, toutes les mains sont visibles.
    .ruling = silent
rule-archibald--encounter--hand-limit = Tu as 3 cartes en main au plus. Au-delà, tu en défausses aussitôt pour revenir à 3, et tu choisis lesquelles.
    .ruling = silent
rule-archibald--encounter--worn-apart = L’équipement que porte ton héros n’est pas dans ta main.
    .ruling = silent
rule-archibald--encounter--reshuffle = Une pile vide se refait avec la défausse de son propre niveau.
rule-archibald--encounter--none-left = Cela se fait au moment où il faut une carte. Si la pile et sa défausse sont vides toutes les deux, tu ne pioches rien.
    .ruling = silent
rule-archibald--equipment--slot = Un héros porte un seul équipement. Tu peux en mettre un autre sans rien payer ; l’ancien est alors défaussé.
rule-archibald--equipment--first = Mettre un premier équipement est aussi gratuit que d’en changer.
    .ruling = silent
rule-archibald--equipment--when = Tu mets ou changes un équipement pendant ton tour seulement, et jamais entre une arrivée et la fin de son combat.
    .ruling = silent
rule-archibald--equipment--dice = Les armes donnent à ton héros des dés de combat en plus.
rule-archibald--equipment--armour = Une armure évite à ton héros de perdre une vie. Dès qu’elle l’a fait, elle est défaussée.
rule-archibald--equipment--life-saved = L’armure agit d’elle-même la première fois que ton héros devrait perdre une vie, au combat ou autrement. Elle sauve une vie, sauf si sa carte en annonce plus.
    .ruling = silent
rule-archibald--equipment--more = Certains équipements ne font pas qu’ajouter des dés ou sauver des vies. Ce que dit leur carte se fait tout seul, tant que ton héros les porte. S’il faut relancer un dé, c’est d’abord un rouge.
    .ruling = silent
rule-archibald--enemycard--place = Une carte ennemi pose un ou plusieurs ennemis sur une tuile face visible, même s’il s’y trouve des héros ou des ennemis. Ensuite, la carte est défaussée.
rule-archibald--enemycard--later = Un héros qui se trouve là combat les nouveaux venus à son propre tour, au lieu de se déplacer, comme avec des ennemis rescapés d’un combat.
    .ruling = silent
rule-archibald--enemycard--supply = Si toutes les figurines d’une sorte sont sur le plateau, tu peux en prendre une sur une tuile sans héros. Si aucune ne peut être prise, tu ne peux pas jouer la carte.
rule-archibald--enemycard--several = Avec une carte à plusieurs ennemis, tu prends ainsi chaque figurine qui manque, sur une autre tuile que celle où ils vont. Tu peux jouer la carte si au moins une figurine peut être posée.
    .ruling = silent
rule-archibald--enemycard--where = Les ennemis peuvent aller sur n’importe quelle tuile face visible des niveaux 2 à 5, sauf si des murs l’entourent entièrement, comme aux Chutes de Satan, et jamais sur une case de départ. Deux options de la table permettent aussi ces endroits, comme le dit le livret : les cases de départ, et les tuiles entourées de murs.
    .ruling = against
    .because = Sur une case de départ, des ennemis bloqueraient un héros avant son premier pas, et entre quatre murs personne ne pourrait jamais les combattre ; selon le livret, toute tuile face visible convient.
rule-archibald--power--resolve = Un pouvoir fait ce qu’il dit quand tu le joues, puis il est défaussé.
rule-archibald--power--no-effect = Tu ne peux pas jouer un pouvoir qui ne ferait rien du tout. En option, tu peux : il ne se passe alors rien, et il est défaussé.
    .ruling = silent

rule-archibald-section--combat = Les combats

rule-archibald--combat--forced = Si des ennemis se tiennent sur la tuile de ton héros, impossible d’y échapper : il les combat tous à la fois.
rule-archibald--combat--dice = La force des héros et des ennemis est un nombre de dés rouges et jaunes. Un équipement peut en ajouter à ceux de ton héros.
rule-archibald--combat--hits = Une épée fait 1 touche et une double épée 2. Toute autre face, c’est raté.
rule-archibald--combat--enemy-roller = La personne à ta gauche lance les dés des ennemis.
rule-archibald--combat--simultaneous = Les deux camps lancent leurs dés, et toutes les pertes comptent ensemble à la fin.
rule-archibald--combat--one-exchange = Un combat ne fait qu’un échange : chaque camp lance une seule fois.
rule-archibald--combat--enemy-life = Un ennemi a 1 vie : chaque touche de ton héros en bat donc un.
rule-archibald--combat--which-enemy = Tu choisis quels ennemis s’en vont. Ils retournent à la réserve.
    .ruling = silent
rule-archibald--combat--hero-loss = Chaque touche des ennemis coûte une vie à ton héros, moins ce que sauve une armure.
rule-archibald--combat--blocked = S’il reste un ennemi, ton héros est bloqué. Au tour suivant, et pas avant, il se bat encore au lieu de se déplacer, même s’il bat alors le dernier. Dans ton tour, ton héros ne livre qu’un échange, quoi qu’apportent les cartes ou les Aventures : les ennemis qui viennent ensuite attendent ton prochain tour.
    .ruling = silent
rule-archibald--combat--held-card = Si ton héros est bloqué, tu peux quand même jouer ta carte du tour, avant ou après le combat.
    .ruling = silent
rule-archibald--combat--shared-enemies = Des héros sur une même tuile combattent ses ennemis chacun à son tour. Dès qu’il n’y en a plus un seul, tous sont libres.
    .ruling = silent
rule-archibald--combat--dice-supply = Il y a 3 dés rouges et 3 jaunes : aucun camp n’en lance donc davantage d’une couleur.
    .ruling = silent

rule-archibald-section--defeat = La défaite

rule-archibald--defeat--at-zero = À 0 vie, ton héros est vaincu et ton tour s’arrête. Toutes les cartes de ta main et l’équipement sont perdus.
rule-archibald--defeat--restart = Ton héros repart d’une tuile de la dernière ligne du niveau qui précède celui de la défaite.
rule-archibald--defeat--refill = Ton héros a de nouveau 3 vies.
rule-archibald--defeat--cards = Tu pioches 2 cartes Rencontre du niveau d’où ton héros repart. Le niveau 1 n’en a pas : tu prends alors celles du niveau 2.
    .ruling = silent
rule-archibald--defeat--level-1 = Un héros vaincu au niveau 1 en repart.
    .ruling = silent
rule-archibald--defeat--simultaneous = Les ennemis battus dans le même échange s’en vont quand même. Les autres restent sur la tuile.

rule-archibald-section--levels = Niveaux et inondation

rule-archibald--level--no-pile = Les niveaux 1 et 5 n’ont ni pile de Rencontres ni tuile à carte. Si un effet t’y fait piocher, tu prends au niveau 2 ou au niveau 4.
    .ruling = silent
rule-archibald--level--bonus = La première fois que ton héros passe du niveau 2 au 3, puis du 3 au 4, tu pioches une carte du niveau atteint. Cela fait deux de ces cartes par partie, au plus.
rule-archibald--flood--new-level = Chaque fois qu’un niveau est atteint pour la première fois, un pion d’inondation s’ajoute. Chez nous, seul compte le tout premier héros : une fois pour chacun des niveaux 2, 3, 4 et 5. En option, c’est la première arrivée de chaque héros aux niveaux 3, 4 et 5 qui compte.
    .ruling = silent
rule-archibald--flood--trial = Chaque épreuve ratée ajoute un pion d’inondation.
rule-archibald--flood--four = Au quatrième pion, l’eau arrive. Chaque héros va sur une tuile de la dernière ligne du niveau qui précède le sien, au choix de qui le joue.
rule-archibald--flood--reset = Ensuite, tous les pions d’inondation sont retirés.
rule-archibald--flood--when = L’inondation attend la fin de l’arrivée ou de la carte qui a amené le quatrième pion. Si Archibald est trouvé dans cette arrivée, la partie est gagnée avant d’avoir les pieds mouillés.
    .ruling = silent
rule-archibald--flood--surplus = Il n’y a jamais de cinquième pion.
    .ruling = silent
rule-archibald--flood--ends-move = Une inondation au milieu d’un déplacement y met fin, ressort compris. Tu peux encore jouer ta carte du tour.
    .ruling = silent
rule-archibald--flood--once-back = Un héros qu’un Piège ou une défaite a déjà renvoyé dans cette même arrivée n’est pas repoussé une seconde fois. En option, l’eau emporte tout le monde, comme le dit le livret.
    .ruling = against
    .because = Un héros qui vient d’être renvoyé a déjà payé pour cette arrivée ; selon le livret, tous les héros sont repoussés.
rule-archibald--flood--choosers = La personne dont c’est le tour choisit d’abord, puis les autres dans le sens des aiguilles d’une montre.
    .ruling = silent
rule-archibald--flood--level-1 = Les héros du niveau 1 restent où ils sont.
    .ruling = silent
rule-archibald--flood--leaves-fight = Un héros que l’eau emporte laisse son combat derrière lui.
    .ruling = silent
rule-archibald--return--tile = Quand un Piège, une défaite ou une inondation renvoie ton héros, tu choisis parmi les tuiles de cette ligne qui sont face visible et d’où le passage est ouvert ; au niveau 1, parmi les cases de départ. S’il n’y en a pas, c’est la ligne la plus proche vers le départ qui en a une.
    .ruling = silent
rule-archibald--return--by-card = Une carte qui dépose un héros quelque part ne peut choisir, elle aussi, qu’une tuile face visible d’où le passage est ouvert.
    .ruling = silent

rule-archibald-section--end = La victoire

rule-archibald--end--archibald = La première personne qui délivre Archibald gagne aussitôt. La partie ne finit pas autrement.
rule-archibald--end--cap = Une table peut fixer une limite de tours, absente si tu ne la demandes pas et présente dans les simulations. Une partie qui l’atteint s’arrête inachevée, et personne n’a gagné.
    .ruling = silent
