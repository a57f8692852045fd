# Une ligne d’ambiance pour chaque carte Artefact et Aventure de Fortune and Glory, de notre cru. Elle ne dit rien
# qu’une règle demanderait.

## Artefacts.

flavour-fortune-and-glory-sword = Elle coupe la soie, le fer et les conversations.
flavour-fortune-and-glory-skull = Il lui manque une dent. Un musée prétend l’avoir.
flavour-fortune-and-glory-jar = Vide, jure l’étiquette. Le couvercle a pourtant bougé.
flavour-fortune-and-glory-spear = Plus longue que la malle. Quelle que soit la malle.
flavour-fortune-and-glory-ring = « Du toc », disait le voleur en courant plus vite.
flavour-fortune-and-glory-mask = De face, il rit. De profil, il te regarde.
flavour-fortune-and-glory-armour = Taille unique : un géant, ou bien deux héros.
flavour-fortune-and-glory-eye = L’autre est dans un coffre, à Berne. Ils se cherchent.
flavour-fortune-and-glory-orb = On y voit l’avenir, surtout celui du vendeur.
flavour-fortune-and-glory-heart = Un rubis, dit le bijoutier. Le médecin hésite.
flavour-fortune-and-glory-shield = Il a paré mille coups et servi trois banquets.
flavour-fortune-and-glory-hammer = À qui le tient, le monde entier ressemble à un clou.
flavour-fortune-and-glory-statue = Le socle dit « à genoux ». Elle est debout.
flavour-fortune-and-glory-tears = De vraies perles, encore un peu salées.
flavour-fortune-and-glory-crown = Trop grande pour un roi. On attend toujours la tête.
flavour-fortune-and-glory-codex = Relié en cuir. De quoi, le libraire ne veut pas le dire.
flavour-fortune-and-glory-compass = L’aiguille tremble à l’approche de l’or, ou du déjeuner.
flavour-fortune-and-glory-bell = Sans battant, et pourtant les chiens l’entendent.
flavour-fortune-and-glory-drum = Un coup : la pluie. Deux : la guerre. Trois : pardon.

## Temples.

flavour-fortune-and-glory-mine = Le filon est au fond. L’échelle, c’est moins sûr.
flavour-fortune-and-glory-city = Aucun loyer à payer depuis la dernière éclipse.
flavour-fortune-and-glory-valley = L’écho y répond avant la question.
flavour-fortune-and-glory-temple = Entrée libre. La sortie dépend du plafond.
flavour-fortune-and-glory-caverns = On y descend à la lanterne, on en remonte au pas de course.
flavour-fortune-and-glory-tomb = « Frapper avant d’entrer. » Et quelqu’un a répondu.
flavour-fortune-and-glory-temple-treasure = Trop lourd pour une poche, trop beau pour deux.

## Aventures.

flavour-fortune-and-glory-of-medusa = Apporter un miroir. Ne pas se recoiffer.
flavour-fortune-and-glory-of-hades = On y descend sans peine. Le retour est en sus.
flavour-fortune-and-glory-of-the-ancients = Ils avaient tout prévu, sauf la curiosité.
flavour-fortune-and-glory-of-the-dead = Ici, on repose en paix, à tour de rôle.
flavour-fortune-and-glory-of-lost-souls = On n’y passe pas la nuit. C’est elle qui passe.
flavour-fortune-and-glory-of-zeus = Les éclairs y sont frais du matin.
flavour-fortune-and-glory-of-poseidon = Houle dans l’escalier, marée jusqu’au plafond.
flavour-fortune-and-glory-of-power = Tous l’ont voulu. Leurs tombes se visitent l’après-midi.
flavour-fortune-and-glory-of-the-crimson-hand = Ils ont la main leste, et la manche large.
flavour-fortune-and-glory-of-loki = Deux portes : l’une ment, l’autre aussi.
flavour-fortune-and-glory-of-the-azure-glory = Même les ombres, là-bas, ont un air de fête.
flavour-fortune-and-glory-of-the-gods = Perdu au jeu, là-haut. La revanche dure encore.
flavour-fortune-and-glory-of-illusion = La porte est peinte. Le mur, en revanche, s’ouvre.
flavour-fortune-and-glory-of-pharox = Qui prononce ce nom trois fois le regrette deux fois.
flavour-fortune-and-glory-of-the-monkey-god = On lui offre des bananes. Il préfère les montres.
flavour-fortune-and-glory-of-atlantis = Tout est à sa place, à quatre mille mètres près.
flavour-fortune-and-glory-of-the-winter-queen = Elle reçoit sans feu, et ne raccompagne personne.
flavour-fortune-and-glory-of-the-thief-king = Son trésor est à tout le monde. Enfin, il l’était.
flavour-fortune-and-glory-of-the-whispering-sands = Ne réponds pas. Les dunes adorent bavarder.
flavour-fortune-and-glory-of-the-feathered-serpent = Il mue, il pond, et il n’aime pas qu’on en rie.
flavour-fortune-and-glory-of-the-hundred-doors = Une seule clé, et personne n’a noté pour laquelle.
flavour-fortune-and-glory-of-the-blind-emperor = Jamais il n’a vu son trésor. Il le comptait chaque soir.
flavour-fortune-and-glory-of-the-last-pharaoh = Il a fermé la porte derrière lui, de l’intérieur.
flavour-fortune-and-glory-of-the-thirteenth-moon = Elle se lève quand les douze autres ont le dos tourné.
flavour-fortune-and-glory-of-the-sleeping-volcano = Au village, on marche pieds nus, par politesse.
