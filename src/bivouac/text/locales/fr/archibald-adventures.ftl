# Les Aventures : la scène que la personne à gauche lit à voix haute, les réponses, et ce qui en découle. `.o1` raconte la
# réponse 1 ; quand un dé décide, `.w1` et `.l1` racontent la suite. Ce que cela fait au héros est dit par les verbes.

adventure-archibald-sleeping-beetle = Un scarabée gros comme une charrette dort en travers du chemin. Chaque ronflement te refait la coiffure. Impossible de passer à côté. Alors, on fait quoi ?
    .name = Le scarabée qui ronfle
    .a1 = Lui passer dessus sur la pointe des pieds
    .a2 = Lui chanter une berceuse
    .a3 = Lui chatouiller le pied, le troisième à gauche
    .o1 = Te voilà tout en haut. Ça glisse comme une savonnette.
    .w1 = Et hop, quel toboggan. Tu atterris de l’autre côté en courant.
    .l1 = Le scarabée éternue. Tu retombes bien plus tard, exactement à ton point de départ.
    .o2 = Il sourit en dormant, soupire, et lâche ce qu’il serrait contre lui comme un doudou.
    .o3 = Il rit, tu ris, toute la haie rit, et ça fait un bien fou. De là-haut, quelqu’un descend voir ce qu’il y a de si drôle.

adventure-archibald-ant-parade = Des fourmis traversent le chemin à la queue leu leu, chacune avec sa miette, toutes en retard. On ne voit ni la première ni la dernière. « Avancez, avancez », dit la numéro 812. Tu fais quoi ?
    .name = Le défilé des fourmis
    .a1 = Te glisser dans la file, l’air de rien
    .a2 = T’asseoir et attendre la fin
    .a3 = Demander à parler à la cheffe
    .o1 = On te colle une miette dans les bras, on garde un de tes bagages à la douane, et en avant marche. C’est pile la bonne direction.
    .o2 = Vers la numéro 3 046, tu piques du nez. Au réveil, tu es en pleine forme, et ça défile toujours.
    .o3 = Un grand silence tombe sur la file.
    .w3 = « On ne nous l’avait jamais demandé », dit la plus petite, et chacune veut t’offrir quelque chose.
    .l3 = « Je croyais que c’était toi », répète chacune à la suivante, jusqu’au bout du jardin. Tu t’éloignes sur la pointe des pieds.

adventure-archibald-dew-drop = Une goutte de rosée pend à un brin d’herbe, juste au-dessus du chemin. Elle est aussi grande que toi, elle tremble, elle hésite. Comment passes-tu ?
    .name = La goutte de rosée
    .a1 = L’aider un peu et boire une gorgée
    .a2 = Faire une grimace à ton reflet
    .a3 = Filer dessous à toute vitesse
    .o1 = Tu poses tes lèvres dessus, tout doucement.
    .w1 = C’est frais, ça sent la menthe, et ça tient. Quelle forme, d’un seul coup.
    .l1 = Elle ne tenait plus que par cette gorgée-là. Plouf.
    .o2 = Ton reflet en fait une pire. Tu éclates de rire, et c’est là que tu vois briller quelque chose dans l’herbe, derrière lui.
    .o3 = Tu files comme une flèche. Dans ton dos, la goutte a fini d’hésiter.

adventure-archibald-proud-snail = Un escargot occupe tout le chemin. « On passe contre un compliment, dit-il. Un beau. » Il attend, un œil à ta gauche, un œil à ta droite. Tu lui dis quoi ?
    .name = L’escargot fiérot
    .a1 = Qu’il a une bien belle maison
    .a2 = Qu’il va drôlement vite
    .a3 = Qu’il brille comme personne
    .o1 = « Entre donc. » C’est douillet, le thé est chaud, et la visite dure tout l’après-midi. Dehors, les autres s’activent.
    .o2 = Il rougit. « Tu trouves ? Chiche. Jusqu’à ce caillou. »
    .w2 = Tu gagnes, et de loin. Il est si content d’avoir fait la course qu’il te montre son raccourci.
    .l2 = Tu t’arrêtes pour l’attendre. Lui, non. Perdre contre un escargot, ça se paie.
    .o3 = Tout ému, il te couvre de cadeaux et passe une couche de brillant sur le chemin. Tu repars plus tôt que prévu, en marche arrière.

adventure-archibald-lost-sock = Une chaussette est tombée du fil à linge des géants. Elle est grande comme un chapiteau, et à l’intérieur, ça fredonne. Tu fais quoi ?
    .name = La chaussette perdue
    .a1 = Entrer en te bouchant le nez
    .a2 = Frapper, si l’on peut frapper à une chaussette
    .a3 = La traîner jusqu’à la flaque voisine
    .o1 = Il fait noir là-dedans, et de plus en plus vers les orteils.
    .w1 = Tout au bout, il y a ce que les lessives égarent depuis cent ans. Sers-toi, c’est cadeau.
    .l1 = Au talon, tu rencontres la chanteuse. C’est une puce, et elle était là avant toi.
    .o2 = « J’arrive », dit une voix, et un paquet qui sent le gâteau sort par le haut. « Moi aussi », dit une autre, bien moins aimable.
    .o3 = Elle boit comme un chameau. À la place de la flaque, il y a maintenant un chemin, et un batelier bien étonné.

adventure-archibald-cricket-concert = Un grillon en queue-de-pie vient d’achever son grand morceau pour patte seule. Il salue. Le public, c’est toi, rien que toi. Alors ?
    .name = Le concert du grillon
    .a1 = Applaudir à tout rompre
    .a2 = Reprendre le refrain avec lui
    .o1 = Il rejoue tout, puis un bis pour le dernier rang. Dans tout le jardin, on se sent mieux sans savoir pourquoi.
    .o2 = Tu prends ta respiration. Le grillon compte jusqu’à quatre.
    .w2 = Quelle voix. Les pâquerettes s’ouvrent, et les cadeaux pleuvent sur la scène.
    .l2 = Un bien joli duo, jusqu’à la note aiguë. À celle-là, on répond du ciel, et de mauvaise humeur.

adventure-archibald-two-mushrooms = Deux champignons ont poussé côte à côte et ne sont jamais d’accord. « Dis-nous la vérité, demandent-ils d’une seule voix. Qui a le plus beau chapeau ? » Ton verdict ?
    .name = Les deux chapeaux
    .a1 = Le rouge à pois
    .a2 = Le marron tout simple
    .a3 = Aucun des deux, il y manque une plume
    .o1 = Le rouge te demande un souvenir de ce grand jour et te prête son ombre pour la sieste. Et quelle sieste.
    .o2 = Le marron t’ouvre un passage secret entre deux racines. « Et fais passer la nouvelle », ajoute-t-il. Qui l’apprend en premier reçoit un cadeau avec.
    .o3 = Ils se regardent. Ils te regardent.
    .w3 = « Une plume », soupirent-ils. Tu viens de mettre fin à trois semaines de guerre, et ils savent dire merci.
    .l3 = Pour la première fois de leur vie, ils sont d’accord. Ils secouent leurs chapeaux, et tout ce qu’il y avait dessus te tombe sur la tête.

adventure-archibald-ladybird-spots = Une coccinelle tourne en rond à toute vitesse. « Je ne vois pas mon dos, halète-t-elle. Compte pour moi, tu veux ? J’ai combien de points ? » Difficile à dire, elle ne tient pas en place. Tu réponds quoi ?
    .name = Les points de la coccinelle
    .a1 = Sept
    .a2 = Cent, au bas mot
    .o1 = « Sept, comme maman. » Quel soulagement. Elle te vide son sac à main dans les bras.
    .o2 = « Cent. » Il faut qu’elle s’assoie.
    .w2 = Puis l’envie de voler la prend. Elle t’embarque et te dépose un peu plus loin.
    .l2 = Puis elle pleure de joie, et pour une coccinelle, elle pleure beaucoup.

adventure-archibald-biscuit-crumb = Une miette de biscuit est tombée du monde des géants. Elle est haute comme une maison, et encore tiède. Ton ventre dit quelque chose. Tu fais quoi ?
    .name = La miette
    .a1 = Obéir à ton ventre
    .a2 = Appeler tout le monde à table
    .a3 = Grimper dessus et la faire rouler
    .o1 = Tu manges la porte, l’escalier et la moitié du toit. Quel bonheur, mais plus rien ne se boutonne.
    .o2 = On accourt de tout le jardin, et personne n’arrive les mains vides.
    .o3 = Quelques petits pas en arrière, et la voilà qui tourne.
    .w3 = Elle tourne à merveille. Tu traverses la moitié du pré en saluant la foule.
    .l3 = Elle tourne plus vite que toi. Pendant un petit moment, c’est la miette qui est dessus.

adventure-archibald-knitting-spider = Une toute petite araignée tricote un très long pull. Il a huit manches. « C’est pour mon frère, dit-elle, mais il gigote tout le temps. Tu m’aides ? » Comment ?
    .name = Le pull à huit manches
    .a1 = Essayer le pull
    .a2 = Tenir la pelote
    .o1 = Un bras ici, une jambe là, et la tête, elle passe où ?
    .w1 = Il te va, à condition de croiser les bras trois fois. Jamais tu n’as eu aussi chaud au cœur.
    .l1 = Tu fais maintenant partie du pull. Pour te sortir de là, il faut laisser tout le reste dedans.
    .o2 = Tu tiens, elle tricote, et elle te raconte tout sur tout le monde. C’est très instructif. Pendant ce temps, les autres ne chôment pas.

adventure-archibald-lost-seide = Un Séide tout jeune renifle, assis sur un caillou. Son casque lui tombe sur le menton. « Tu n’en aurais pas vu onze comme moi ? demande-t-il. Mais en plus grand ? » Tu fais quoi ?
    .name = Le Séide égaré
    .a1 = L’accompagner jusqu’au carrefour
    .a2 = Lui montrer l’autre chemin
    .a3 = Lui proposer d’échanger vos chapeaux
    .o1 = En route, il partage son sandwich avec toi. C’est la première fois que quelqu’un marche à côté de lui.
    .o2 = « Merci mille fois », dit-il, et il s’en va au pas, une, deux, une, deux.
    .w2 = Onze autres lui courent après, tous plus grands, et l’un d’eux laisse tomber quelque chose. La voie est libre, tu en profites.
    .l2 = Il revient aussitôt. Il en a retrouvé un sur les onze, et celui-là ne renifle pas.
    .o3 = Son casque te va bien, tes affaires lui vont bien, et sur ton passage, tout le monde salue.

adventure-archibald-rude-echo = Il y a un trou par terre, et un écho dedans. Tu dis bonjour. « C’est de la part de qui ? » demande l’écho. Et toi, tu réponds ?
    .name = L’écho mal élevé
    .a1 = Ton nom, le plus fort possible
    .a2 = Une question : y a-t-il quelqu’un
    .a3 = Un secret, tout bas
    .o1 = « Connais pas », dit l’écho, et il fait suivre. Bientôt, tous les trous du jardin ne parlent que de toi. On t’ouvre les portes, et les autres ramassent les nouvelles.
    .o2 = Il y a comme un silence.
    .w2 = « Non », dit l’écho, et il te lance de tout pour que tu le croies. Rien que des choses utiles.
    .l2 = « Non », dit l’écho. Tu attends un peu. On dirait bien qu’il n’y a personne.
    .o3 = Un secret, c’est lourd, et sans lui, tu respires. Mais l’écho ne garde rien pour lui, et quelqu’un d’autre profite de ce que tu avais en réserve.

adventure-archibald-woodlouse-toll = Un cloporte s’est mis en boule au milieu du chemin. « Péage, dit une voix à l’intérieur. Mot de passe ? » On ne t’a parlé d’aucun mot de passe. Tu tentes quoi ?
    .name = La boule de péage
    .a1 = Le mot magique des parents
    .a2 = Sésame, ouvre-toi
    .a3 = Une petite poussée amicale
    .o1 = « Exact, dit la voix. Ça fera une carte. Et voici la monnaie. »
    .o2 = « Sésame, sésame, marmonne la voix. Attends, je cherche. »
    .w2 = « Voilà. Il date de ma grand-mère. » On te donne un biscuit pour la route, et te voilà déjà plus loin.
    .l2 = « Ah. Celui-là, c’est pour la vanne. » En effet.
    .o3 = Ça roule, ça glousse, ça veut recommencer. Puis c’est toi la boule. Dans le public, on rit, on se sent mieux, et on ramasse ce qui tombe de tes poches.

adventure-archibald-dandelion-flight = Un pissenlit est prêt au départ, tous parachutes ouverts. « Dernier appel pour le fond du jardin, dit une graine, ou pour là où le vent voudra. Il reste une place. » Alors ?
    .name = Air Pissenlit
    .a1 = Monter à bord
    .a2 = Rester à terre et souffler très fort
    .o1 = Ça monte. D’ici, tout le jardin est une grande salade.
    .w1 = Le vent allait justement dans ton sens. Tu te poses en douceur, un peu plus loin.
    .l1 = Le vent a oublié quelque chose à la maison. Demi-tour.
    .o2 = Cent parachutes, cent vœux. Il en retombe un pour toi, et pour les autres aussi.

adventure-archibald-earthworm-ends = Un ver de terre sort du sol à ta gauche, et continue de sortir à ta droite. « Ravi », dit-il. Impossible de savoir de quel côté ça parlait. Tu serres la main où ?
    .name = Le ver bien élevé
    .a1 = Au bout de gauche
    .a2 = Au bout de droite
    .a3 = En plein milieu
    .o1 = C’est la tête. Elle cherchait depuis des années à qui parler, et ne te laisse pas partir sans un cadeau.
    .o2 = C’est la queue, et la queue est chatouilleuse. Tu pars en vol plané, du bon côté, et tu finis dans la mare. La mare déborde.
    .o3 = « Quel tact », disent les deux bouts. Le ver boit une flaque à ta santé, et ta santé s’en ressent aussitôt.

adventure-archibald-talking-cocoon = Un cocon pend au bord du chemin. On frappe, de l’intérieur. « C’est déjà le printemps ? » demande une voix endormie. Tu réponds quoi ?
    .name = Le cocon
    .a1 = Oui, tout le monde est debout
    .a2 = Pas encore, rendors-toi
    .o1 = Ça craque, ça bâille, et il en sort une patte de trop.
    .w1 = C’est un papillon, et un papillon reconnaissant. Il t’emmène pour son tout premier vol.
    .l1 = « Mais on gèle. » Un froissement, un courant d’air, et ce que tu portais a déménagé dans le cocon.
    .o2 = « Encore cinq minutes », dit la voix. Ça donne tellement envie que tu t’allonges aussi.

adventure-archibald-stuck-bumblebee = Un bourdon est entré dans une campanule la tête la première, et bien trop vite. On ne voit plus qu’un gros derrière rayé, et il est fâché. Comment l’aides-tu ?
    .name = Le bourdon coincé
    .a1 = En tirant
    .a2 = En poussant
    .a3 = En sonnant la cloche
    .o1 = Plop. Il sort d’un coup et s’assied sur toi un petit moment. Tout confus, il vide pour toi ses deux paniers.
    .o2 = Il s’enfonce encore, jusqu’au nectar. Il y en a pour deux, et la rosée du matin déborde sur le pas de la porte.
    .o3 = Ding, dong. Dans tout le pré, des têtes se tournent.
    .w3 = « À table. » Le bourdon ressort tout seul, et le repas est délicieux.
    .l3 = Le premier arrivé est un Moustik, serviette autour du cou.

adventure-archibald-leaky-can = L’arrosoir des géants goutte. Chaque goutte est une baignoire, et il en tombe une toutes les dix secondes. Quelqu’un devrait faire quelque chose. Tu regardes autour de toi, et quelqu’un, c’est toi. Alors ?
    .name = L’arrosoir qui goutte
    .a1 = Mettre un doigt sur le trou
    .a2 = Le boucher avec une de tes affaires
    .a3 = En profiter pour prendre une douche
    .o1 = Ça marche. Ça marche tant que tu restes là, donc tu restes là. Les autres passent et te souhaitent bien le bonjour.
    .o2 = On dirait que c’était fait pour. Plus une goutte, et une bonne action, ça fait du bien.
    .o3 = Tu te savonnes les cheveux en chantant. Voici la goutte suivante.
    .w3 = Juste comme il faut. La vie est belle.
    .l3 = Personne ne t’avait dit que l’eau venait tout droit du puits. Elle est si froide qu’elle mord.

adventure-archibald-glass-marble = Une bille de verre s’est arrêtée en haut d’une pente. Elle fait trois fois ta taille, et un ruban vert nage dedans. Il suffirait d’un rien. Tu fais quoi ?
    .name = La bille
    .a1 = La pousser et sauter dessus
    .a2 = Coller ton nez contre le verre
    .o1 = Ça roule. Ça roule avec toi dessus, et voici une pancarte à deux flèches.
    .w1 = À gauche, ouf. Quand elle s’arrête, tu as fait un bon bout de chemin.
    .l1 = À droite, c’est la mare. La mare remonte jusqu’au chemin.
    .o2 = Que c’est joli, et que de choses se sont amassées au pied. Tu regardes encore une fois. De l’autre côté, un œil te regarde aussi.

adventure-archibald-hiccuping-toad = La colline devant toi fait « hic ». C’est un crapaud, et ça dure depuis mardi. À chaque hoquet, tout le chemin sursaute. Comment le guéris-tu ?
    .name = Le crapaud qui a le hoquet
    .a1 = En lui faisant peur
    .a2 = En le faisant boire par l’autre bord du verre
    .a3 = En comptant pendant qu’il retient son souffle
    .o1 = Tu te glisses derrière lui. « Bouh. »
    .w1 = Il bondit. Comme tu lui tenais un orteil, tu bondis aussi, et il ne fait jamais les choses à moitié.
    .l1 = Il bondit, puis il retombe. Par chance, il est mou. Par malchance, il est lourd.
    .o2 = Une moitié va dans le crapaud, l’autre sur le chemin. Mais le voilà guéri, et il a le merci généreux.
    .o3 = À trente, il soupire. Un long soupir tiède, qui sèche les flaques et fait du bien à tout le monde.

adventure-archibald-three-boxes = Un lucane tient un étal avec trois boîtes. « On ne regarde pas, on ne secoue pas, on ne boude pas, annonce-t-il. Laquelle ? »
    .name = L’étal du lucane
    .a1 = La grande
    .a2 = La petite
    .a3 = Celle qui bourdonne
    .o1 = Dedans, il y a une boîte, et dans la boîte, une boîte. Deux sont pleines. Pour l’emballage, il garde une de tes affaires.
    .o2 = C’est une pommade pour héros, à étaler partout. Tu poses ce que tu portes, et le temps de te retourner, il l’a vendu.
    .o3 = Tu soulèves le couvercle d’un cheveu.
    .w3 = Il en sort un courant d’air presque neuf. Il te dépose un bon bout de chemin plus loin.
    .l3 = Il en sort un Moustik à qui l’on avait promis le calme.

adventure-archibald-feather-bed = Un rouge-gorge a perdu une plume. C’est le lit le plus doux du monde, avec une pancarte : « Pas avant midi. » Suivent onze pages de petites lignes. Tu fais quoi ?
    .name = Le lit de plume
    .a1 = T’allonger tout de suite
    .a2 = Lire les petites lignes jusqu’au bout
    .a3 = La lever face au vent
    .o1 = Qui a parlé de l’heure ? Tu dors jusqu’à quatre heures, et les autres ont eu une journée bien remplie.
    .o2 = Page neuf, c’est écrit : qui a lu jusqu’ici peut prendre ce qu’il y a sous l’oreiller.
    .o3 = La plume frémit. Toi aussi.
    .w3 = Elle décolle, avec toi dessous, et se pose là où tu voulais aller.
    .l3 = Elle décolle sans toi. Tu lui fais au revoir de la main.
