# Le guide d'une première partie, en français : les leçons (un texte et son titre), puis les raisons de ses conseils.
# Une leçon qui nomme $card est amenée par cette carte.

## Leçons d’Expédition Altiplano

tutor-altiplano-goal = Tu gagnes dès que tu poses ton second Trésor dans ton Camp. Trois Trésors se cachent parmi les cartes Exploration : deux sont donc à ta portée. Réunir une équipe, trouver un Lieu, gêner ton adversaire, tout sert ce seul but.
    .title = Deux Trésors pour gagner
tutor-altiplano-draw = Chacun de tes tours commence par une carte, prise dans la pioche de ton choix. La pioche Personnages contient les membres de ton expédition. La pioche Exploration contient les Actions, les Réactions, les Lieux et les Trésors. Tu pioches même si ta main est déjà pleine.
    .title = Pioche une carte
tutor-altiplano-one-action = En phase 2, tu peux faire une Action, ou aucune. Tu joues une carte Action de ta main, ou tu utilises l’Action d’un Personnage ou d’une carte Spéciale de ton Camp.
    .title = Une Action
tutor-altiplano-action-or-place = La phase 3 te laisse faire encore une chose. Soit tu fais une autre Action, soit tu poses une carte de ta main dans ton Camp : un Personnage, un Lieu ou un Trésor. Jamais les deux, alors demande-toi ce qui presse le plus.
    .title = Une Action ou une carte pour ton Camp
tutor-altiplano-reactions = { $card } : c’est une carte Réaction. Pendant le tour de ton adversaire, tu ne peux utiliser que des Réactions, que ce soient des cartes ou des capacités de Personnages. Quand tu peux répondre à quelque chose, la question t’est posée : tu ne peux pas rater le moment.
    .title = Pendant le tour adverse
tutor-altiplano-announced = { $card } : c’est une Bête ou un Piège, et cela ne frappe pas tout de suite. La carte est annoncée, et l’autre peut réagir avant que rien n’y soit choisi ni appliqué. Une bonne réponse à ce moment-là peut tout arrêter.
    .title = Une Bête ou un Piège s’annonce
tutor-altiplano-removal = Quand un Personnage va être supprimé, comme { $card }, la personne qui l’a dans son Camp peut réagir. Le moment vient une fois ce Personnage choisi et avant son départ. Si plusieurs doivent partir, il revient pour chacun d’eux.
    .title = Avant qu’un Personnage parte
tutor-altiplano-sixth = Un Camp a de la place pour cinq Personnages. Tu peux quand même en poser un sixième : l’un des cinq va alors à la défausse, jamais le nouveau venu, et c’est toi qui choisis lequel. Un Camp plein est une occasion d’échanger.
    .title = Un sixième Personnage
tutor-altiplano-hand-limit = Ton tour se termine par la phase 4 : tu comptes ta main, Personnages et cartes Exploration ensemble. S’il y en a plus de cinq, tu en défausses pour revenir à cinq, et tu choisis lesquelles. Quelques capacités changent cette limite.
    .title = Cinq cartes en main
tutor-altiplano-turn = Ton tour a quatre phases, toujours dans cet ordre : la pioche, une Action, une Action ou une pose, la vérification de la main. Tu passes toujours par la première et la dernière. Dans les deux du milieu, tu es libre de ne rien faire.
    .title = Un tour en quatre phases
tutor-altiplano-first-turn = Avant la partie, deux cartes Tour de jeu sont mélangées et chaque personne en reçoit une. Celle qui a « Premier tour » commence. Ensuite, vous jouez des tours entiers, l’un après l’autre.
    .title = Qui commence
tutor-altiplano-spends-location = Un Trésor a son prix : quand tu le poses, ton Lieu quitte ton Camp pour la défausse. Pour le second Trésor, il te faudra un autre Lieu.
    .title = Le prix d’un Trésor
tutor-altiplano-treasure = Pour poser un Trésor, ton Camp doit compter deux choses à ce moment-là : un Lieu et au moins un Archéologue. Amène-les tôt et prends-en soin. Tant qu’il en manque une, le Trésor attend dans ta main.
    .title = Ce qu’il faut à un Trésor
tutor-altiplano-location = { $card } : c’est un Lieu, un endroit où un Trésor peut voir le jour. Un Lieu se pose en phase 3, et seulement si ton Camp n’en a aucun. Si tu en trouves un autre, garde-le en main pour le second Trésor.
    .title = Un Lieu
tutor-altiplano-no-placing = { $card } : voilà une carte pour ton Camp, mais la phase 2 n’est pas son moment. Les Personnages, les Lieux et les Trésors attendent la phase 3 dans ta main. Regarde d’abord si une Action en vaut la peine.
    .title = On ne pose encore rien
tutor-altiplano-character = En phase 3, tu peux poser un Personnage de ta main dans ton Camp, par exemple { $card }. Dans ta main, un Personnage ne fait rien pour toi. Dans ton Camp, son type compte et sa capacité agit.
    .title = Un Personnage te rejoint
tutor-altiplano-placed-later = Un Personnage que tu poses en phase 3, par exemple { $card }, ne peut pas agir dans le même tour : il ne reste plus de phase pour lui. Dès ton prochain tour, tu peux utiliser son Action.
    .title = Un nouveau venu agit plus tard
tutor-altiplano-kinds = Chaque Personnage est Archéologue, Baroudeur, les deux ou ni l’un ni l’autre. Ce sont les Archéologues qui amènent les Trésors dans ton Camp. Le nombre d’Archéologues et celui de Baroudeurs décident aussi qui a les deux cartes Spéciales.
    .title = Archéologues et Baroudeurs
tutor-altiplano-adventurer = Le Camp qui compte strictement plus d’Archéologues a la carte Aventurier sans peur. C’est vrai à chaque instant, dès le tout début. Elle apporte une Action qui fait piocher une carte, et elle ouvre la voie à certaines des cartes les plus fortes.
    .title = Aventurier sans peur
tutor-altiplano-rogue = Le Camp qui compte strictement plus de Baroudeurs a la carte Bourlingueur sans scrupule. C’est vrai à chaque instant, dès le tout début. Elle apporte une Action contre la main d’en face, et elle ouvre la voie à certaines des cartes les plus rudes.
    .title = Bourlingueur sans scrupule
tutor-altiplano-special-action = Une carte Spéciale dans ton Camp te donne plus de choix, mais pas plus d’Actions. Si tu utilises la sienne, elle occupe la phase 2 ou la phase 3, comme n’importe quelle autre.
    .title = Pas d’Action en plus
tutor-altiplano-rogue-action = L’Action de Bourlingueur sans scrupule défausse une carte au hasard de la main d’en face. Elle épargne une main de deux cartes ou moins. Qui a cette carte Spéciale peut s’en servir en phase 2 et de nouveau en phase 3.
    .title = Ce que fait le Bourlingueur
tutor-altiplano-tie = Si les deux Camps ont autant d’Archéologues l’un que l’autre, même zéro, personne n’a Aventurier sans peur : la carte est sur le plateau central. Il en va de même pour les Baroudeurs et Bourlingueur sans scrupule. Un seul Personnage de plus suffit pour la prendre.
    .title = Égalité
tutor-altiplano-every-change = Une carte Spéciale a changé de place. Après chaque changement dans l’un ou l’autre Camp, les nombres sont comparés de nouveau, même au milieu d’un effet. Priver ton adversaire d’un Personnage peut donc te valoir une carte Spéciale, tout comme en poser un.
    .title = Les cartes Spéciales bougent aussitôt
tutor-altiplano-action-card = { $card } : c’est une carte Action. Quand tu la joues, elle produit son effet, puis elle va à la défausse. La jouer, c’est ton Action pour cette phase.
    .title = Jouer une carte Action
tutor-altiplano-character-action = { $card } a une Action : elle peut servir tant que ce Personnage est dans le Camp de qui veut l’utiliser. Dans une main, un Personnage n’a aucune Action.
    .title = L’Action d’un Personnage
tutor-altiplano-prerequisite = { $card } : cette carte a un prérequis, écrit en rouge. S’il n’est pas rempli, elle ne peut pas être jouée. Souvent, elle te demande d’être Aventurier sans peur ou Bourlingueur sans scrupule : compte les Archéologues et les Baroudeurs avant de miser sur elle.
    .title = Ce qui est écrit en rouge
tutor-altiplano-no-target = Une carte dont l’effet entier ne ferait rien, d’après ce que tu vois, ne peut pas être jouée. Voilà pourquoi tu ne peux pas choisir { $card }. Il en va de même pour l’Action d’un Personnage.
    .title = Une carte qui n’a rien à faire
tutor-altiplano-player-chooses = Qui joue une carte fait tous les choix qu’elle demande. Tu désignes donc le Personnage qui quitte le Camp de ton adversaire, et ton adversaire désigne celui qui quitte le tien.
    .title = Qui joue choisit
tutor-altiplano-remove = { $card } : cette carte a été supprimée, elle a quitté un Camp pour la défausse. Défausser est autre chose : la carte vient alors d’une main. Un effet qui parle de l’un ne vaut pas pour l’autre.
    .title = Supprimer n’est pas défausser
tutor-altiplano-random = « Au hasard » veut dire que personne ne choisit. Chaque carte de la main a la même chance d’être prise, les Personnages aussi, et une main trop petite y passe tout entière. La carte qui compte le plus pour toi risque autant que les autres.
    .title = Au hasard
tutor-altiplano-draw-any = Quand un effet te fait piocher sans nommer de sorte de carte, tu choisis la pioche. Tu pioches carte par carte, et tu vois chacune avant de choisir la pioche de la suivante.
    .title = Piocher grâce à un effet
tutor-altiplano-passive = { $card } a une capacité permanente. Ce n’est pas une Action et elle n’occupe aucune phase : elle agit d’elle-même, tant que ce Personnage est dans le Camp.
    .title = Des capacités qui agissent toujours
tutor-altiplano-beast-trap = { $card } : cette carte porte un pictogramme, Bête ou Piège. C’est une carte Action comme les autres, mais certaines cartes et certains Personnages sont faits pour répondre à ce pictogramme. Regarde le Camp d’en face avant d’en jouer une.
    .title = Bêtes et Pièges
tutor-altiplano-cancel-icon = Certains Personnages sont faits pour déjouer les Bêtes ou les Pièges, et un pictogramme annulé sur leur carte dit lesquels. { $card } en fait partie. Avant de jouer une Bête ou un Piège, mieux vaut regarder qui se tient dans le Camp d’en face.
    .title = Qui déjoue les Bêtes et les Pièges
tutor-altiplano-reaction-moment = Le texte violet d’une Réaction désigne son moment. { $card } peut servir à ce moment-là et à aucun autre. Lis ce texte dès maintenant, pour savoir ce que tu attends.
    .title = Ce qui est écrit en violet
tutor-altiplano-reaction-ability = { $card } peut réagir aussi : c’est la capacité de ce Personnage. Elle agit pour qui l’a dans son Camp, et pour personne d’autre.
    .title = Des Personnages qui réagissent
tutor-altiplano-cancelled = { $card } : cette carte a été annulée et ne fait rien. Elle est quand même dépensée et va à la défausse. Si c’était une Action, sa phase est utilisée elle aussi.
    .title = Annulée, mais dépensée
tutor-altiplano-no-action = { $card } a servi à réagir. Une Réaction n’est pas une Action : elle n’occupe aucune phase, ni de ton tour ni de celui de ton adversaire.
    .title = Réagir n’occupe aucune phase
tutor-altiplano-hidden = Personne n’apprend si l’autre aurait pu réagir. Passer et n’avoir rien pour réagir se ressemblent en tout point. Un silence ne prouve donc rien, ni le tien ni celui d’en face.
    .title = Passer ne dit rien
tutor-altiplano-untouched-top = Au départ, les cinq cartes du dessus de la pioche Exploration ne cachent aucun Trésor. Les trois Trésors sont quelque part parmi les 19 cartes du dessous. Profite des premières pioches pour te préparer.
    .title = Où sont les Trésors
tutor-altiplano-discards = Il y a deux défausses, une pour les Personnages et une pour les cartes Exploration. Elles sont face visible, et tu peux les parcourir quand tu veux. Parfois, une carte qui mérite d’être reprise s’y retrouve.
    .title = Deux défausses
tutor-altiplano-open-count = Tu ne vois pas les cartes de ton adversaire, mais tu vois combien de Personnages et combien de cartes Exploration contient sa main. Ton adversaire voit la même chose de la tienne. Remarque donc dans quelle pioche chaque carte est prise.
    .title = Ce qu’on voit d’une main
tutor-altiplano-camp = Un Camp a de la place pour cinq Personnages, un Lieu, les deux cartes Spéciales et deux Trésors. Il n’y en a jamais plus, et le second Trésor met fin à la partie.
    .title = Ce qui tient dans un Camp
tutor-altiplano-reshuffle = Une pioche qui s’épuise n’arrête pas la partie. Sa défausse est mélangée pour former une nouvelle pioche, tout entière, Trésors compris. Ce qui est parti tôt peut donc revenir.
    .title = Quand une pioche s’épuise
tutor-altiplano-assembly = Dans le jeu de base, tes trois premiers Personnages te sont distribués. Avec la Constitution des expéditions, tu les choisis toi-même, un par un, parmi des cartes qui passent de main en main. Quand tu te sentiras à l’aise ici, essaie : bivouac play altiplano --option assembly=true
    .title = La prochaine fois, choisis ton équipe

## Why the guide suggests a choice

tutor-advice-altiplano-draw-archaeologist = Tu n’as encore aucun Archéologue, et il en faut un pour un Trésor : cherche-le dans la pioche Personnages.
tutor-advice-altiplano-draw-character = Un Personnage de plus peut apporter une capacité utile, et peut-être une carte Spéciale.
tutor-advice-altiplano-draw-location = Tu n’as encore aucun Lieu, et il en faut un pour un Trésor : les Lieux sont dans la pioche Exploration.
tutor-advice-altiplano-draw-treasure = Les Trésors sont dans la pioche Exploration, et chaque carte que tu y prends t’en rapproche.
tutor-advice-altiplano-draw-exploration = Tu as un Trésor en main : ce sont maintenant les Actions, les Réactions et les Lieux qui t’aident le plus.
tutor-advice-altiplano-place-winner = C’est ton second Trésor : il te donne la victoire.
tutor-advice-altiplano-place-treasure = Un Trésor est plus à l’abri dans ton Camp que dans ta main, et c’est la moitié de la victoire.
tutor-advice-altiplano-place-location-now = Tu as un Trésor en main, et c’est un Lieu qu’il lui faut.
tutor-advice-altiplano-place-location = Un Trésor demande un Lieu dans ton Camp : mieux vaut l’y avoir avant qu’un Trésor se présente.
tutor-advice-altiplano-place-archaeologist = Ton Camp n’a pas d’Archéologue, et sans lui tu ne peux pas poser de Trésor.
tutor-advice-altiplano-place-for-adventurer = Un Archéologue de plus te fait passer devant, et Aventurier sans peur vient à toi.
tutor-advice-altiplano-place-for-rogue = Un Baroudeur de plus te fait passer devant, et Bourlingueur sans scrupule vient à toi.
tutor-advice-altiplano-place-character = Dans ton Camp, ce Personnage agit pour toi ; dans ta main, il ne fait que prendre de la place.
tutor-advice-altiplano-effect-either = Cela te laisse le choix entre deux effets, et tu prends le meilleur.
tutor-advice-altiplano-effect-remove-treasure = Cela ôte un Trésor du Camp de ton adversaire.
tutor-advice-altiplano-effect-win-over = Cela prend un Personnage à ton adversaire pour te le donner : les deux Camps changent en ta faveur.
tutor-advice-altiplano-effect-remove = Cela ôte un Personnage du Camp de ton adversaire, et peut-être avec lui une capacité ou une carte Spéciale.
tutor-advice-altiplano-effect-send-back = Cela renvoie un Personnage hors du Camp de ton adversaire : il faudra du temps pour le reposer.
tutor-advice-altiplano-effect-remove-location = Sans Lieu, ton adversaire ne peut pas poser de Trésor.
tutor-advice-altiplano-effect-search = Cela te laisse chercher ce qu’il te faut au lieu de t’en remettre à la chance.
tutor-advice-altiplano-effect-bring-in = Cela peut faire entrer une carte de plus dans ton Camp, où elle agit pour toi.
tutor-advice-altiplano-effect-steal = Ce qui est pris dans la main de ton adversaire est à toi.
tutor-advice-altiplano-effect-discard = Une main plus petite laisse à ton adversaire moins de projets et moins de réponses.
tutor-advice-altiplano-effect-draw = Plus de cartes, c’est plus de choix, et tu gardes les meilleures.
tutor-advice-altiplano-effect = Cela t’apporte plus maintenant que d’attendre.
tutor-advice-altiplano-act-adventurer = Aventurier sans peur te donne une carte à chaque fois, et reste auprès de toi.
tutor-advice-altiplano-act-rogue = Bourlingueur sans scrupule coûte une carte à ton adversaire et ne te coûte rien.
tutor-advice-altiplano-react-cancel = Cela annule la carte avant qu’elle ne fasse quoi que ce soit.
tutor-advice-altiplano-react-turn-against = La Bête se retourne contre ton adversaire avant de te nuire.
tutor-advice-altiplano-react-save = Cela garde le Personnage de ton côté.
tutor-advice-altiplano-react-location = Sans ce Lieu, ton adversaire ne peut pas encore poser de Trésor.
tutor-advice-altiplano-react-discard = Cela compense les cartes que tu viens de perdre.
tutor-advice-altiplano-pass-window = Le coup n’est pas assez grave : garde ta réponse pour pire.
tutor-advice-altiplano-pass-take = Rien ici ne t’aide assez.
tutor-advice-altiplano-pass-phase-2 = Aucune Action ne t’aide plus que d’attendre : garde tes cartes pour un meilleur moment.
tutor-advice-altiplano-pass-phase-3 = Rien ici ne t’aide plus que d’attendre : finis ton tour et garde tes cartes.
tutor-advice-altiplano-discard-theirs = C’est la carte qui manquera le plus à ton adversaire.
tutor-advice-altiplano-discard-limit = De toutes tes cartes, c’est celle qui te manquera le moins.
tutor-advice-altiplano-discard-cost = Il faut bien payer, et c’est la carte qui te manquera le moins.
tutor-advice-altiplano-remove-treasure = Un Trésor de moins éloigne ton adversaire de la victoire.
tutor-advice-altiplano-remove-last-archaeologist = C’est le seul Archéologue de ton adversaire : sans lui, aucun Trésor ne peut être posé là-bas.
tutor-advice-altiplano-remove-archaeologist = Les Archéologues posent les Trésors et font venir Aventurier sans peur : en perdre un fait mal.
tutor-advice-altiplano-remove-character = De ceux que tu peux choisir, c’est le Personnage qui aide le plus ton adversaire.
tutor-advice-altiplano-remove-own = Il faut payer, et c’est ce Personnage qui t’apporte le moins.
tutor-advice-altiplano-return-own = Il revient seulement dans ta main : tu pourras le reposer plus tard.
tutor-advice-altiplano-return-theirs = De ceux que tu peux choisir, c’est le Personnage qui aide le plus ton adversaire.
tutor-advice-altiplano-take-over = De ceux que tu peux choisir, c’est le Personnage qui t’apporte le plus.
tutor-advice-altiplano-take-treasure = Un Trésor : prends-le, c’est pour lui que tu as fait tout ce chemin.
tutor-advice-altiplano-take-location = Un Lieu : il t’en faut un pour chaque Trésor que tu poses.
tutor-advice-altiplano-take-character = Ce Personnage rend ton expédition plus forte.
tutor-advice-altiplano-take-card = De ces cartes, c’est celle qui t’aide le plus.
tutor-advice-altiplano-give = Il faut donner une carte, et celle-ci te manquera le moins.
tutor-advice-altiplano-displace = Quelqu’un doit laisser sa place, et c’est ce Personnage qui t’apporte le moins.
tutor-advice-altiplano-keep = C’est le Personnage qui donne le meilleur départ à ton expédition.
tutor-advice-altiplano-mode = De ces effets, c’est celui qui t’aide le plus.
tutor-advice-altiplano-yes = Cela t’apporte plus que d’y renoncer.

## At the table

tutor-welcome = Ta première partie : { $title }. Un guide est à tes côtés. Chaque règle t’est expliquée quand elle compte pour la première fois, et une option est marquée comme celle que le guide te conseille. Tape conseil pour la suivre, ou choisis ce que tu veux.
tutor-all-met = Tu as rencontré toutes les leçons de ce jeu.
tutor-not-met = Tu n’as pas encore rencontré :
tutor-not-met-line = { $title } (bivouac rules { $game } { $clause })

cli-help-tutor =
    Une première partie guidée. La donne est toujours la même ; chaque règle est
    expliquée, avec sa clause, quand elle compte pour la première fois, et un guide
    te conseille un choix en disant pourquoi. Tu peux toujours choisir autre chose.

    Usage : bivouac tutor JEU [--save FICHIER] [--record FICHIER] [--plain]

      JEU                un nom donné par `bivouac games`
      --save FICHIER     où la partie est sauvegardée quand tu pars
      --record FICHIER   où la partie terminée est enregistrée
      --plain            de simples questions, l’une après l’autre, sans plein écran
      --lang en|fr       la langue

    Pendant la partie, tout ce que montre `bivouac play --help` peut se taper, et :
      conseil            suivre ce que le guide te conseille

    Une première partie que tu quittes est sauvegardée comme les autres, et le guide
    est de nouveau là quand tu la reprends.

    Exemples :
      bivouac tutor altiplano --lang fr
      bivouac tutor altiplano --lang fr --plain

cli-error-no-course = Il n’y a pas de première partie guidée de { $game } : il faut un jeu parmi { $known }.
