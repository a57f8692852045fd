# Une ligne d’ambiance pour chaque Événement de Fortune and Glory, de notre cru. Elle ne dit rien qu’une règle demanderait.

flavour-fortune-and-glory-lucky-hat = On retourne toujours le chercher. Lui ne revient jamais seul.
flavour-fortune-and-glory-tail-wind = La moustache du capitaine arrive un peu avant lui.
flavour-fortune-and-glory-wrong-train = Tout le monde descend, et nul ne connaît le nom de la gare.
flavour-fortune-and-glory-brass-fake = Au dos, en tout petit : « Souvenir de Limoges ».
flavour-fortune-and-glory-not-so-fast = Une main gantée se pose sur l’enveloppe, sans se presser.

## À jouer immédiatement.

flavour-fortune-and-glory-soldiers-ashore = Ils sont venus en nombre. Personne ne les avait invités.
flavour-fortune-and-glory-earth-shrugs = Quatre secondes, et tous les géographes ont du travail.
flavour-fortune-and-glory-wrong-suitcase = Même cuir, même étiquette. Pas du tout le même métier.
flavour-fortune-and-glory-loose-balloon = La foule applaudit. Elle croit que c’était prévu.
flavour-fortune-and-glory-early-monsoon = Les chameaux demandent à être portés.
flavour-fortune-and-glory-age-of-museums = Même la sous-préfecture veut sa momie, et vite.

## À ton tour de jeu.

flavour-fortune-and-glory-runaway-locomotive = Le frein est d’origine. Il est resté à la gare d’origine.
flavour-fortune-and-glory-home-for-supper = Elle n’a pas demandé d’où tu venais. Elle a gardé du pain.
flavour-fortune-and-glory-unwanted-rescue = « Lâche-moi ! — Voyons, ma corde est bien plus solide. »
flavour-fortune-and-glory-motorcycle-on-credit = Trois vitesses, deux pneus, et l’huissier dans le rétroviseur.
flavour-fortune-and-glory-missing-page = Elle calait une armoire depuis deux siècles.
flavour-fortune-and-glory-turned-signpost = Deux clous, un marteau, et le nord est à l’est.
flavour-fortune-and-glory-handle-with-care = Le commissionnaire l’a posée très doucement, puis a couru.
flavour-fortune-and-glory-fan-mail = « Cher héros, mon fils veut ta signature et ton cheval. »

## Au début et à la fin du tour.

flavour-fortune-and-glory-gone-before-dawn = Les bottes à la main, et les marches comptées la veille.
flavour-fortune-and-glory-express-on-time = On a réveillé le maire pour qu’il voie ça.
flavour-fortune-and-glory-changed-lock = La concierge a fait des valises. Les tiennes.

## En chemin.

flavour-fortune-and-glory-red-line = Un trait, un point, une fanfare, et te voilà.
flavour-fortune-and-glory-your-papers = Il manque le formulaire qui autorise les formulaires.
flavour-fortune-and-glory-short-cut = « Par ici », dit le guide, en regardant par là.
flavour-fortune-and-glory-last-ferry = Il part plein, arrive penché, et repart quand même.
flavour-fortune-and-glory-welcoming-committee = Ils tiennent une pancarte à ton nom, avec deux fautes.

## Devant un danger.

flavour-fortune-and-glory-back-door = Toute forteresse a une cuisine, et il faut bien la livrer.
flavour-fortune-and-glory-no-way-through = Le maçon a fini plus tôt que prévu, pour une fois.
flavour-fortune-and-glory-fraying-rope = La vie ne tient qu’à un fil. On voit très bien lequel.

## Les tests.

flavour-fortune-and-glory-second-wind = Il restait une gorgée dans la gourde, et du courage au fond.
flavour-fortune-and-glory-grandmothers-diary = Elle y notait tout, surtout la prononciation des malédictions.
flavour-fortune-and-glory-gritted-teeth = « Même pas mal », dit-on trois fois, de plus en plus bas.
flavour-fortune-and-glory-pinch-of-pepper = Rien n’arrête les héros, sauf un éternuement bien placé.
flavour-fortune-and-glory-smile-please = Le petit oiseau va sortir. Le gros serpent aussi.
flavour-fortune-and-glory-here-comes-the-cavalry = Demain, les journaux ne parleront que du cheval.
flavour-fortune-and-glory-wobbling-stone = Elle attendait depuis mille ans qu’on lui souffle dessus.
flavour-fortune-and-glory-coin-on-its-edge = Elle tourne encore. Personne n’ose respirer.
flavour-fortune-and-glory-never-mind-the-gear = Le fabricant garantit tout, sauf l’emploi comme passerelle.

## Les combats et leurs suites.

flavour-fortune-and-glory-third-floor-piano = Les déménageurs jurent qu’ils avaient crié.
flavour-fortune-and-glory-borrowed-chair = Louis XV par les pieds, bagarre par le dossier.
flavour-fortune-and-glory-only-a-little-dust = Le chapeau bouge. Dessous, quelqu’un tousse.

## Les ventes et les cartes.

flavour-fortune-and-glory-bidding-war = Le monsieur du fond s’est gratté l’oreille. Adjugé.
flavour-fortune-and-glory-not-at-this-address = La lettre est repartie avant même d’être lue.

## Du jeu avancé.

flavour-fortune-and-glory-lost-temple = Sur toutes les cartes, à cet endroit, il y a une tache de café.
