# Une ligne d’ambiance pour chaque ennemi de Fortune and Glory, de notre cru. Elle ne dit rien qu’une règle demanderait.

## Ennemis.

flavour-fortune-and-glory-dockside-thugs = Ils déchargent les cargos, et parfois les passagers.
flavour-fortune-and-glory-knife-dancer = Son numéro dure huit couteaux. Compte bien.
flavour-fortune-and-glory-tomb-guardian = « Personne ne passe », lui a-t-on dit. Puis on l’a oublié.
flavour-fortune-and-glory-man-eating-tiger = Les végétariens, il les préfère saignants.
flavour-fortune-and-glory-masked-cultists = Ils ont fait vœu de silence, et le crient en chœur.
flavour-fortune-and-glory-pickpocket-choir = Quand la basse entre, ton portefeuille sort.
flavour-fortune-and-glory-velvet-mauler = Il serre la main, puis tout le reste.
flavour-fortune-and-glory-bent-inspector = Il mène l’enquête, de préférence dans tes poches.
flavour-fortune-and-glory-getaway-driver = Il klaxonne après, pour la forme.
flavour-fortune-and-glory-robbers-on-the-run = Ils courent plus vite que leurs sacs.
flavour-fortune-and-glory-hired-guns = Rien de personnel : c’est compris dans le forfait.
flavour-fortune-and-glory-rooftop-acrobats = Pas de filet. C’est toi qui amortis.
flavour-fortune-and-glory-royal-cobra = Sa Majesté reçoit sans rendez-vous.
flavour-fortune-and-glory-old-crocodile = Il a mangé le passeur, la barque et l’horaire.
flavour-fortune-and-glory-slighted-hippopotamus = Deux tonnes d’amour-propre, au grand galop.
flavour-fortune-and-glory-crimson-hypnotist = Fixe la montre. Non, l’autre. Trop tard.
flavour-fortune-and-glory-fire-eaters = Ne jamais leur proposer un digestif.
flavour-fortune-and-glory-brass-automaton = Il salue, il joue aux échecs, il n’aime pas perdre.
flavour-fortune-and-glory-strangler-vine = Elle s’attache vite.

## Ennemis nazis.

flavour-fortune-and-glory-patrol = Toujours au pas, surtout dans la mauvaise direction.
flavour-fortune-and-glory-elite-guard = Bottes cirées, idées courtes.
flavour-fortune-and-glory-flamethrower = Il a déjà brûlé la voiture du colonel. Deux fois.
flavour-fortune-and-glory-tank = Trente tonnes d’arguments, et pas une idée.
flavour-fortune-and-glory-nazi-gold = Il a déjà été volé une fois. Ça donne des idées.
flavour-fortune-and-glory-attack-dogs = Eux, au moins, une saucisse peut les convaincre.
flavour-fortune-and-glory-wireless-operator = Son doigt tape plus vite que tu ne frappes.
flavour-fortune-and-glory-mountain-troops = Le grand air ne les a pas arrangés.
flavour-fortune-and-glory-machine-gun-nest = On y parle beaucoup, on n’y écoute guère.
flavour-fortune-and-glory-frogmen = Palmes aux pieds, vase aux yeux, et toujours aucun charme.
flavour-fortune-and-glory-border-guards = Il manque un tampon. Il manquera toujours un tampon.
flavour-fortune-and-glory-hidden-sniper = Il y a une cigogne de trop sur ce clocher.
flavour-fortune-and-glory-occult-archivists = Tout est classé : les grimoires, les témoins, l’affaire.
flavour-fortune-and-glory-lost-parachutists = « Rassemblement au moulin. » Mais quel moulin ?
flavour-fortune-and-glory-whole-barracks = Quarante paires de bottes, et un seul peigne.
flavour-fortune-and-glory-dive-bomber = Il descend toujours plus vite qu’il ne remonte.
flavour-fortune-and-glory-man-in-the-grey-hat = Il pose des questions dont il a déjà tapé les réponses.
flavour-fortune-and-glory-steam-armour = À l’intérieur, quelqu’un mijote.

## Cartes de référence.

flavour-fortune-and-glory-mobster = Il dit « patron » même en dormant.
flavour-fortune-and-glory-nazi-soldier = On lui a dit de ne pas penser. Il obéit.
flavour-fortune-and-glory-zombie = Il revient de loin, et cela se sent.
flavour-fortune-and-glory-cultist = La robe est fournie, le poignard aussi. L’avenir, moins.
