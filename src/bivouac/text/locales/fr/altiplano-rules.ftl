rule-altiplano-section--words = Vocabulaire

rule-altiplano--words--i-and-you = Le « je » d’une carte désigne qui la joue ou, pour un Personnage ou une carte Spéciale, qui l’a dans son Camp. « Mon adversaire », sur la carte, est l’autre. « Tu », c’est toi, dans ces règles et partout où une table te parle.
rule-altiplano--words--discard = Une carte défaussée quitte une main. Elle rejoint la défausse Personnages ou la défausse Exploration, selon ce qu’elle est elle-même.
rule-altiplano--words--remove = Une carte supprimée quitte un Camp pour la défausse qui lui correspond. Supprimer et défausser sont deux choses différentes : un effet qui parle de l’une ne vaut pas pour l’autre.
rule-altiplano--words--reveal = Les cartes retournées sortent d’une pioche et finissent face visible sur la défausse qui va avec elle.
rule-altiplano--words--draw-any = Si un effet te fait piocher sans nommer de sorte de carte, c’est toi qui choisis la pioche. S’il y a plusieurs cartes à piocher, tu peux en prendre dans l’une et dans l’autre.
rule-altiplano--words--draw-one-by-one = Quand le choix de la pioche te revient, tu pioches carte par carte. Tu vois chacune avant de choisir la pioche de la suivante.
    .ruling = silent
rule-altiplano--words--exploration = Les Actions, les Réactions, les Lieux et les Trésors sont tous des cartes Exploration. Ils partagent une seule pioche et une seule défausse.
rule-altiplano--words--character-kinds = Un Personnage est Archéologue, Baroudeur, les deux à la fois, ou neutre, c’est-à-dire ni l’un ni l’autre.
rule-altiplano--words--beast-trap = Certaines cartes Action portent le pictogramme Bête ou le pictogramme Piège, qui indique leur catégorie. D’autres cartes et capacités les visent par ce moyen.
rule-altiplano--words--cancel-icon = Un pictogramme Bête annulée ou Piège annulé sur un Personnage t’apprend que sa capacité agit sur les cartes Action de cette catégorie.
rule-altiplano--words--card-over-rule = Quand le texte d’une carte contredit une règle générale, c’est la carte qui l’emporte. Une seule règle passe avant toutes les cartes : jamais de troisième Action dans un tour.
    .ruling = silent

rule-altiplano-section--components = Matériel

rule-altiplano--components--players = Le jeu se joue à 2, ni plus ni moins, et chaque personne mène une expédition.
rule-altiplano--components--characters = La boîte contient 17 cartes Personnage.
rule-altiplano--components--character-mix = Un seul Personnage est à la fois Archéologue et Baroudeur, et deux au moins sont neutres. La plupart des Personnages ont un type : Archéologue ou Baroudeur.
rule-altiplano--components--character-abilities = Aucun Personnage n’est dépourvu de capacité. C’est une Action, une capacité permanente ou une Réaction.
rule-altiplano--components--exploration = Les 34 cartes Exploration se répartissent en 5 Lieux, 3 Trésors et 26 cartes Action ou Réaction.
rule-altiplano--components--specials = Deux cartes sont Spéciales : Aventurier sans peur et Bourlingueur sans scrupule.
rule-altiplano--components--turn-cards = Deux cartes Tour de jeu disent qui commence quoi : l’une porte « Premier tour », l’autre « Premier Personnage ».
rule-altiplano--components--camp-limit = Ton Camp a de la place pour 5 Personnages, 1 Lieu, les deux cartes Spéciales et 2 Trésors. Au second Trésor, tu gagnes.

rule-altiplano-section--setup = Mise en place

rule-altiplano--setup--turn-cards = Les 2 cartes Tour de jeu sont mélangées, et tu en reçois une, ton adversaire l’autre.
rule-altiplano--setup--first-turn = Si tu as « Premier tour », tu joues le premier tour de la partie.
rule-altiplano--setup--first-character = « Premier Personnage » ne sert que pour la Constitution des expéditions. Sans cette option, cette carte ne change rien.
rule-altiplano--setup--deal-characters = Dans le jeu de base, les 17 Personnages sont mélangés et chaque Camp en reçoit 3, face visible.
rule-altiplano--setup--character-pile = Les 11 Personnages qui restent deviennent la pioche Personnages, face cachée.
rule-altiplano--setup--specials = Les deux cartes Spéciales commencent face visible sur le plateau central. Si un Camp compte plus d’Archéologues ou plus de Baroudeurs que l’autre, il reçoit aussitôt la carte correspondante.
rule-altiplano--setup--treasures-aside = Les 3 Trésors attendent de côté pendant que les 31 autres cartes Exploration sont mélangées.
rule-altiplano--setup--hands = Tu reçois 5 de ces 31 cartes et ton adversaire aussi ; ces mains sont cachées. Tu peux consulter la tienne tout de suite.
rule-altiplano--setup--exploration-pile = La pioche Exploration commence avec 24 cartes. Le dessous réunit les 3 Trésors et 16 autres cartes, mélangés ensemble. Les 5 dernières cartes sont posées dessus : aucun Trésor ne se trouve donc parmi les 5 premières.

rule-altiplano-section--assembly = Constitution des expéditions

rule-altiplano--assembly--instead = Avec la Constitution des expéditions, tu choisis tes Personnages de départ au lieu d’en recevoir au hasard. Cela se passe avant la distribution des mains.
    .ruling = silent
rule-altiplano--assembly--first-three = Si tu as « Premier Personnage », tu prends les 3 Personnages du dessus de la pioche. L’un d’eux reste face cachée dans ton Camp, et les deux autres vont à ton adversaire.
rule-altiplano--assembly--pass = Quand tu reçois deux Personnages, tu en pioches un troisième. Tu gardes l’un des trois face cachée dans ton Camp et tu rends les deux autres, et ainsi de suite à tour de rôle.
rule-altiplano--assembly--end = Dès que chaque Camp compte 3 Personnages face cachée, la Constitution est finie. Les deux Personnages restés hors des Camps reviennent dans la pioche Personnages, qui est mélangée et compte de nouveau 11 cartes.
rule-altiplano--assembly--reveal = Les six Personnages gardés passent alors face visible, et les cartes Spéciales sont attribuées. Rien de cela n’arrive plus tôt.
rule-altiplano--assembly--secret = Tant que les Personnages sont face cachée, tu ne vois que ceux que tu as gardés et ceux qui passent entre tes mains.

rule-altiplano-section--turn = Tour de jeu

rule-altiplano--turn--alternate = Tu joues ton tour du début à la fin, puis c’est à ton adversaire, et ainsi de suite.
rule-altiplano--turn--order = Ton tour a quatre phases, toujours dans cet ordre : la pioche, une Action, une Action ou une pose, la vérification de la main.
rule-altiplano--turn--optional = Tu passes toujours par les phases 1 et 4. En phases 2 et 3, tu peux choisir de ne rien faire.
rule-altiplano--phase1--draw = En phase 1, tu pioches exactement une carte, Exploration ou Personnage, selon ton envie. Peu importe combien de cartes tu as déjà en main.
rule-altiplano--phase1--to-hand = La carte piochée va dans ta main, même si c’est un Personnage.
rule-altiplano--phase2--one-action = En phase 2, tu as droit à une Action au plus. C’est une carte Action de ta main, l’Action d’un Personnage de ton Camp ou celle d’une carte Spéciale de ton Camp.
rule-altiplano--phase2--no-placing = Tu ne poses rien en phase 2 : les Personnages, les Lieux et les Trésors de ta main attendent la phase 3.
rule-altiplano--phase3--action-or-place = En phase 3, tu fais une seule chose au plus. Soit tu fais une autre Action, avec le même choix qu’en phase 2, soit tu poses un Personnage, un Lieu ou un Trésor de ta main.
rule-altiplano--phase3--same-action-again = Tu peux utiliser l’Action du même Personnage ou de la même carte Spéciale en phase 2 puis encore en phase 3, tant que sa carte est toujours dans ton Camp.
rule-altiplano--phase4--hand-limit = En phase 4, tu comptes toutes les cartes de ta main, Personnages et cartes Exploration ensemble. Au-delà de 5, tu en défausses pour revenir à 5, et tu choisis lesquelles.
rule-altiplano--phase4--raised-limit = Une capacité peut relever cette limite tant que sa carte est dans ton Camp. Sir Allistair, par exemple, la relève de 3.
rule-altiplano--phase4--only-own = Tu ne vérifies ta main qu’à ton propre tour. Si elle dépasse 5 cartes pendant le tour de ton adversaire, elle peut rester ainsi jusqu’à ta phase 4.

rule-altiplano-section--special = Cartes Spéciales

rule-altiplano--special--adventurer = Tu as la carte Aventurier sans peur tant que ton Camp compte strictement plus d’Archéologues que celui de ton adversaire. C’est vrai à chaque instant, mise en place comprise.
rule-altiplano--special--rogue = Tu as la carte Bourlingueur sans scrupule tant que ton Camp compte strictement plus de Baroudeurs que celui de ton adversaire. C’est vrai à chaque instant, mise en place comprise.
rule-altiplano--special--tie = Si les deux Camps ont autant d’Archéologues l’un que l’autre, même zéro, Aventurier sans peur revient sur-le-champ au plateau central. Il en va de même pour les Baroudeurs et Bourlingueur sans scrupule.
rule-altiplano--special--both = Tu peux avoir les deux cartes Spéciales, une seule, ou ni l’une ni l’autre.
rule-altiplano--special--double-type = Le Personnage qui est des deux types compte comme Archéologue pour Aventurier sans peur et comme Baroudeur pour Bourlingueur sans scrupule.
rule-altiplano--special--action-no-extra = Une carte Spéciale élargit ton choix sans te donner plus d’Actions. La sienne occupe la phase 2 ou la phase 3 de ton tour, comme n’importe quelle autre.
rule-altiplano--special--adventurer-draws = L’Action d’Aventurier sans peur te fait piocher une carte. Comme elle n’en précise pas la sorte, tu prends dans la pioche de ton choix.
    .ruling = silent
rule-altiplano--special--prerequisite = Certaines cartes Action te demandent d’être Aventurier sans peur ou Bourlingueur sans scrupule. Tu ne peux les jouer que si cette carte Spéciale est dans ton Camp à ce moment-là.
rule-altiplano--special--rogue-action = Les livrets ne disent pas quelle est l’Action de Bourlingueur sans scrupule, celle-ci est donc de nous : elle défausse une carte au hasard de la main de ton adversaire. Tu ne peux pas l’utiliser contre une main de 2 cartes ou moins. Tu peux l’utiliser de nouveau en phase 3.
    .ruling = silent
rule-altiplano--special--every-change = Les cartes Spéciales sont vérifiées après chaque changement dans l’un ou l’autre Camp, même au milieu d’un effet.
    .ruling = silent
rule-altiplano--special--lost-midway = Une fois que tu as annoncé une carte ou une Action, elle se poursuit même si tu perds son prérequis en chemin.
    .ruling = silent
rule-altiplano--special--never-removed = Aucun effet ne supprime ni ne défausse une carte Spéciale. Elle ne se déplace que selon le nombre d’Archéologues ou de Baroudeurs.
    .ruling = silent

rule-altiplano-section--piles = Pioches, défausses et mains

rule-altiplano--piles--two-discards = Les Personnages et les cartes Exploration ont chacun leur propre défausse, face visible.
rule-altiplano--piles--draw-hidden = Les deux pioches restent face cachée.
rule-altiplano--piles--reshuffle = Une pioche vide se refait avec sa défausse. Celle-ci est mélangée tout entière, Trésors compris.
rule-altiplano--piles--inspect = Ton adversaire et toi pouvez parcourir les deux défausses quand vous voulez. Leur ordre n’en est jamais modifié.
rule-altiplano--piles--empty-both = Si une pioche et sa défausse sont vides toutes les deux, rien n’y est pioché. En phase 1, tu pioches alors dans l’autre. Si les quatre piles sont vides, tu ne pioches pas. La prochaine carte de cette sorte à être défaussée forme alors la nouvelle pioche, dès que se termine l’effet ou la phase qui l’a envoyée là.
    .ruling = silent
rule-altiplano--piles--reshuffle-when = Une pioche se refait quand elle est épuisée : dès que sa dernière carte l’a quittée et que l’effet qui l’a prise est terminé. Si tu pioches 3 cartes et que la pioche n’en a qu’une, tu continues avec les cartes remélangées. Si tu préfères, règle la table pour qu’une pioche vide attende qu’on ait besoin d’une de ses cartes.
    .ruling = silent
rule-altiplano--piles--in-flight = La carte en train d’être jouée et celles que son effet a retournées ou regarde restent en dehors de ce mélange. Les cartes retournées rejoignent la défausse ensemble, après la dernière.
    .ruling = silent
rule-altiplano--hand--open-count = Tes cartes sont cachées, mais pas le nombre que tu en as de chaque sorte. Ton adversaire et toi voyez combien de Personnages et combien de cartes Exploration contient chaque main.
    .ruling = silent

rule-altiplano-section--play = Jouer des cartes

rule-altiplano--play--read-aloud = Le journal nomme chaque carte jouée et dit ce qu’elle fait.
rule-altiplano--play--prerequisite = Le texte rouge d’une carte est son prérequis. S’il n’est pas rempli, tu ne peux pas jouer cette carte.
rule-altiplano--play--player-chooses = Quand tu joues une carte, tous les choix qu’elle demande sont les tiens. Tu désignes même le Personnage qui quitte le Camp de ton adversaire.
rule-altiplano--play--action-card = Une carte Action ou Réaction produit d’abord son effet, puis elle va à la défausse.
rule-altiplano--play--character-action = Tu ne peux utiliser l’Action d’un Personnage que s’il est dans ton Camp. Dans ta main, à peine pioché ou non, il n’en a aucune.
rule-altiplano--play--placed-acts-later = Un Personnage que tu poses en phase 3 ne peut pas agir avant ton prochain tour, car il ne reste plus de phase pour cela.
rule-altiplano--play--brought-in-acts = Si un effet fait entrer un Personnage dans ton Camp en phase 2, tu peux utiliser son Action en phase 3.
    .ruling = silent
rule-altiplano--play--passive = Certains Personnages ont une capacité permanente, qui n’est pas une Action. Elle agit tant que ce Personnage est dans le Camp.
rule-altiplano--play--random = « Au hasard », comme avec Orage, veut dire que personne ne choisit. Chaque carte de la main, Personnage ou carte Exploration, a la même chance d’être prise. Si la main est trop petite, toutes ses cartes y passent.
    .ruling = silent
rule-altiplano--play--no-target = Tu ne peux ni jouer une carte ni utiliser une Action si, d’après ce que tu vois, son effet entier ne ferait rien.
    .ruling = silent
rule-altiplano--play--partial = Si un effet ne peut s’appliquer qu’en partie, il s’applique aussi loin que possible.
    .ruling = silent
rule-altiplano--play--no-third-action = Aucun effet ne te donne jamais une troisième Action dans un tour.
rule-altiplano--play--ohio-bob = Avec l’Action d’Ohio Bob, tu regardes sans les montrer les 3 cartes du dessus de la pioche Exploration. Tu peux dévoiler un Trésor qui s’y trouve et le prendre en main. Le reste passe sous la pioche dans le même ordre, et une seconde utilisation creuse donc plus loin.
    .ruling = silent
rule-altiplano--play--che-madera = Tu ne peux utiliser l’Action de Che Madera que s’il y a un Personnage dans le Camp de ton adversaire. Tu en paies d’abord le coût : Che Madera va à la défausse. Cela ne compte pas comme une suppression par ton adversaire.
    .ruling = silent

rule-altiplano-section--reaction = Réactions

rule-altiplano--reaction--only-then = Pendant le tour de ton adversaire, tu peux utiliser des cartes Réaction et des capacités de Réaction, et rien d’autre.
rule-altiplano--reaction--condition = Les premiers mots d’une Réaction désignent son moment. Tu peux l’utiliser à ce moment-là et à aucun autre.
rule-altiplano--reaction--card-discarded = Une fois utilisée, une carte Réaction va à la défausse.
rule-altiplano--reaction--no-action = Une Réaction n’est pas une Action. Elle n’occupe aucune phase, ni de ton tour ni de celui de ton adversaire.
    .ruling = silent
rule-altiplano--reaction--ability = La capacité de Réaction d’un Personnage agit pour toi tant que ce Personnage est dans ton Camp.
rule-altiplano--reaction--own-removal = Une capacité qui répond à la suppression d’un Personnage de ton Camp vaut aussi quand le Personnage sur le point de partir est celui qui la possède.
    .ruling = silent
rule-altiplano--reaction--trap = Quand ton adversaire joue un Piège, tu peux réagir juste après l’annonce, avant que rien n’y soit choisi ni appliqué. Il en va de même pour une Bête.
    .ruling = silent
rule-altiplano--reaction--removal = Quand ton adversaire supprime un Personnage de ton Camp, tu peux réagir une fois ce Personnage choisi et avant son départ. S’il y en a plusieurs, la question se pose pour chacun séparément.
    .ruling = silent
rule-altiplano--reaction--several = Tu peux répondre à un même événement par plusieurs Réactions, l’une après l’autre, jusqu’à ce qu’il soit annulé.
    .ruling = silent
rule-altiplano--reaction--often = Une capacité de Réaction ne répond qu’une fois au même événement. Dans un tour, elle peut répondre à autant d’événements qu’il y en a.
    .ruling = silent
rule-altiplano--reaction--not-own-turn = Tu n’utilises jamais de Réaction pendant ton propre tour. Seule exception : une Réaction dont les premiers mots nomment une Réaction de ton adversaire, car cela ne peut arriver à aucun autre moment.
    .ruling = silent
rule-altiplano--reaction--icons-on-cards = Seules les cartes Action portent les pictogrammes Bête et Piège. L’Action d’un Personnage ou d’une carte Spéciale ne permet donc jamais de Réaction à une Bête ou à un Piège.
rule-altiplano--reaction--hidden = Ton adversaire n’apprend pas si tu aurais pu réagir. Vu d’en face, passer et n’avoir rien pour réagir se ressemblent en tout point.
    .ruling = silent
rule-altiplano--reaction--one-chain = Une Réaction peut elle-même recevoir une réponse, si elle remplit la condition d’une autre. Le moment de réagir ouvert en dernier se referme en premier.
    .ruling = silent
rule-altiplano--reaction--cancelled-card = Une carte annulée est quand même dépensée et va à la défausse. L’Action de cette phase est utilisée elle aussi.
    .ruling = silent

rule-altiplano-section--place = Pose

rule-altiplano--place--character = En phase 3, tu peux poser un Personnage de ta main dans ton Camp.
rule-altiplano--place--sixth = Si ton Camp compte déjà cinq Personnages, tu choisis l’un de ces cinq, jamais le nouveau venu, qui va à la défausse quand le sixième arrive. C’est un seul changement : les cartes Spéciales sont vérifiées une fois, juste après.
    .ruling = silent
rule-altiplano--place--location = Tu ne peux poser un Lieu que si ton Camp n’en a aucun.
rule-altiplano--place--treasure = Tu ne peux poser un Trésor que si ton Camp compte à ce moment-là un Lieu et au moins un Archéologue. Le Personnage qui est des deux types compte comme Archéologue.
rule-altiplano--place--spends-location = Poser un Trésor te coûte ce Lieu : il est supprimé dans le même mouvement.
rule-altiplano--place--types-of-removal = Le Personnage que tu écartes pour un sixième et le Lieu que tu dépenses pour un Trésor ne comptent pas comme des cartes que tu supprimes. Ton adversaire ne peut donc pas y réagir.
    .ruling = silent
rule-altiplano--place--by-effect = Les limites d’un Camp valent à chaque instant, peu importe ce qui y fait entrer une carte. Un sixième Personnage prend la place d’un des cinq, et un second Lieu reste dehors.
    .ruling = silent

rule-altiplano-section--end = Fin de partie

rule-altiplano--end--two-treasures = Dès que tu poses ton second Trésor, la partie est finie et tu as gagné.
rule-altiplano--end--by-effect = Deux Trésors dans ton Camp te donnent la victoire, quelle que soit la façon dont le second y est arrivé.
    .ruling = silent
rule-altiplano--end--no-draw = Le jeu ne connaît pas de match nul. Un nombre maximal de tours peut être fixé ; il est désactivé par défaut à une table et activé pour les simulations. Une partie qui l’atteint s’arrête inachevée, jamais sur une victoire.
    .ruling = silent
