# Une ligne d’ambiance pour chaque équipement, allié, objet commun et héros de Fortune and Glory, de notre cru.

## Équipements.

flavour-fortune-and-glory-bullwhip = Il claque, et toute la ménagerie se souvient d’un rendez-vous.
flavour-fortune-and-glory-service-revolver = Rendu à la vie civile, mais pas aux bonnes manières.
flavour-fortune-and-glory-field-notes = Douze ans de fouilles, trois taches de café, une idée de génie.
flavour-fortune-and-glory-seaplane-charter = Le moteur tousse en do majeur. C’est bon signe, paraît-il.
flavour-fortune-and-glory-leather-jacket = Chaque éraflure a son histoire. Les meilleures sont fausses.
flavour-fortune-and-glory-lock-picks = La clé, c’est de ne pas en avoir besoin.
flavour-fortune-and-glory-miners-lamp = Le noir recule d’un pas. Ce qui s’y cachait aussi.
flavour-fortune-and-glory-smoke-bombs = L’art de prendre congé sans vexer personne, ni être suivi.
flavour-fortune-and-glory-sword-cane = Pointe de Tolède, pommeau d’argent, réplique facile.
flavour-fortune-and-glory-false-moustaches = Avec celle-ci, même ta mère te vouvoierait.
flavour-fortune-and-glory-motorcycle = Quarante chevaux, dont aucun n’est dressé.
flavour-fortune-and-glory-snakebite-serum = À conserver au frais, loin des serpents susceptibles.
flavour-fortune-and-glory-ice-axe = Un bout tient la paroi. L’autre tient les gens à distance.
flavour-fortune-and-glory-fireproof-coat = Il sent encore le volcan de l’an dernier.
flavour-fortune-and-glory-diving-helmet = Vue imprenable, conversation limitée.
flavour-fortune-and-glory-radio-set = Entre deux tangos, une voix épelle des coordonnées.
flavour-fortune-and-glory-elephant-gun = Recule de trois pas. Le tireur, pas la cible.
flavour-fortune-and-glory-dented-cigarette-case = Le tabac nuit à la santé. L’étui, lui, la protège.
flavour-fortune-and-glory-rabbits-foot = Elle ne craint qu’une chose : qu’on lui demande des preuves.
flavour-fortune-and-glory-contrary-compass = Elle indique l’aventure, à quelques degrés près.

## Alliés.

flavour-fortune-and-glory-street-kid = Sept ans et demi, neuf métiers, pas une seule adresse.
flavour-fortune-and-glory-retired-boxer = Les gants, il les a raccrochés. Les poings, il les a gardés.
flavour-fortune-and-glory-mountain-guide = Ne dit pas un mot sous la corniche, et peu de choses ailleurs.
flavour-fortune-and-glory-lady-of-the-press = « Souris, tu tombes en première page. »
flavour-fortune-and-glory-double-agent = Il t’est tout dévoué, un jour sur deux.
flavour-fortune-and-glory-old-professor = Il a perdu ses lunettes, jamais le fil de l’Histoire.
flavour-fortune-and-glory-bush-pilot = Il se pose partout où il y a la place, et ailleurs aussi.
flavour-fortune-and-glory-mahout-and-elephant = Elle choisit la route, il présente les excuses.
flavour-fortune-and-glory-cat-burglar = Il passe par la fenêtre, par respect pour la serrure.
flavour-fortune-and-glory-ships-cook = Il goûte tout avant toi, et en laisse parfois.
flavour-fortune-and-glory-stunt-double = De dos, c’est toi. À l’hôpital, c’est elle.
flavour-fortune-and-glory-medium-on-credit = Les esprits sont formels : le tarif augmente.
flavour-fortune-and-glory-deposed-king = A perdu son trône aux cartes, et gardé le goût de jouer.
flavour-fortune-and-glory-sister-dynamite = La foi déplace les montagnes. Elle, elle donne un coup de main.
flavour-fortune-and-glory-newsreel-cameraman = Dans l’objectif, tout péril est petit.
flavour-fortune-and-glory-circus-gorilla = Il a son habit, son numéro, et une dent contre les cochers.
flavour-fortune-and-glory-black-belt-librarian = « Chut. » Première et dernière sommation.
flavour-fortune-and-glory-smuggler-captain = Il sait les marées, les douaniers, et la date de leurs fêtes.
flavour-fortune-and-glory-butler = Il repasse le journal, les chemises et, au besoin, plus tard.
flavour-fortune-and-glory-lighthouse-girl = Deux éclats, une pause : elle compte même en dormant.

## Objets communs.

flavour-fortune-and-glory-rope-and-hook = Le grappin tient à tout. C’est son métier.
flavour-fortune-and-glory-torch = Éclaire les fresques, agace les chauves-souris.
flavour-fortune-and-glory-first-aid-kit = De quoi recoudre un bras ou un bouton.
flavour-fortune-and-glory-pistol = Peu bavard, mais il aime avoir le dernier mot.
flavour-fortune-and-glory-rail-pass = Première classe. Le toit est sans supplément.
flavour-fortune-and-glory-porter = « C’est tout ? » demande-t-il sous la malle.
flavour-fortune-and-glory-stick-of-dynamite = Mèche courte, adieux brefs.
flavour-fortune-and-glory-phrase-book = « Où est la gare ? L’ambassade ? Où est passé le pont ? »
flavour-fortune-and-glory-box-of-cartridges = Sans arme, cela fait un assez bon presse-papiers.
flavour-fortune-and-glory-bodyguard = Large comme une porte, et tout aussi fermé.
flavour-fortune-and-glory-local-guide = Le raccourci est plus long, mais sa tante y fait le thé.
flavour-fortune-and-glory-nurse-on-leave = Elle avait promis de ne pas travailler. Toi, tu n’as rien promis.

## Héros.

flavour-fortune-and-glory-duke-dudley = Seize quartiers de noblesse, et pas un pour reculer.
flavour-fortune-and-glory-jacques-moreau = L’addition réglée, l’hôtesse saluée, il saute du balcon.
flavour-fortune-and-glory-doctor-zhukov = Il a prouvé l’impossible. Deux fois.
flavour-fortune-and-glory-sharon-hunter = « Ne bouge plus ! » dit-elle au volcan.
flavour-fortune-and-glory-jake-zane = Bien plus d’heures de vol que de pistes en vue.
flavour-fortune-and-glory-alexander-cartwright = Neuf romans dans sa véranda. Le dixième l’a mis à la porte.
flavour-fortune-and-glory-shelly-hargrove = Au dernier refrain, la salle applaudit, et le coffre est vide.
flavour-fortune-and-glory-li-mei-chen = Elle s’incline avant le combat. C’est la dernière politesse.
