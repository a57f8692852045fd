# Une ligne d’ambiance pour chaque carte d’Altiplano, de notre cru. Elle ne dit rien qu’une règle demanderait.

## Personnages.

flavour-altiplano-ohio-bob = « Si c’était facile à trouver, ce serait déjà à Cleveland. »
flavour-altiplano-che-madera = Il quitte toujours la fête le premier, et jamais seul.
flavour-altiplano-sir-allistair = Onze malles, plus une douzième pour l’inventaire des onze autres.
flavour-altiplano-huayna = Elle connaît tous les sentiers, et ceux qu’il vaut mieux taire.
flavour-altiplano-henriette-smith = Lit tout haut les inscriptions. Même celles qui l’interdisent.
flavour-altiplano-marcus-vidor = Trois serrures, deux clés, dont une avalée.
flavour-altiplano-aligator-sloop = L’alligator y a perdu la partie, et une lettre.
flavour-altiplano-ramuncho = Son âne a des avis, et il a souvent raison.
flavour-altiplano-the-doc = « Vous vivrez. J’ai lu votre contrat. »
flavour-altiplano-bellefeu = Il vous emprunte du feu, puis la lampe, puis la tente.
flavour-altiplano-antonio = « Choisis une carte. Pas celle-là. Celle-là, c’était la mienne. »
flavour-altiplano-pilar-quispe = Elle enjambe la troisième marche sans s’arrêter de parler.
flavour-altiplano-kid-calloway = Il compte tout haut, mais vos balles à vous.
flavour-altiplano-padre-anselmo = Ce que le vent emporte, il l’a recopié quelque part.
flavour-altiplano-ingrid-halvorsen = Quarante clichés du même mur, et sur l’un d’eux une porte.
flavour-altiplano-tupac-mamani = Deux notes de flûte, et voilà dix bras de plus au camp.
flavour-altiplano-baron-von-krall = Il signe le livre d’or, puis emporte le livre.

## Lieux.

flavour-altiplano-temple-of-the-sleeping-sun = Il est tourné vers l’ouest : prière de ne pas réveiller.
flavour-altiplano-nine-wells = Huit donnent de l’eau. Du neuvième, personne n’est venu se plaindre.
flavour-altiplano-terraces-of-vilcamayu = Quatre cents marches. Le cuisinier les a comptées, poêle au dos.
flavour-altiplano-condor-gate = Trop large pour un homme, trop étroite pour deux ailes.
flavour-altiplano-drowned-city = Aux basses eaux, on peut frapper aux fenêtres du premier.

## Trésors.

flavour-altiplano-child-of-the-snows = Cinq siècles, et l’air de vouloir encore demander pourquoi.
flavour-altiplano-golden-quipu = Mille nœuds d’or. C’est peut-être une liste de courses.
flavour-altiplano-jaguar-mask = Qui l’essaie est prié de sortir, et sans courir.

## Actions.

flavour-altiplano-storm = On a revu la tente au-dessus du col, elle prenait de l’altitude.
flavour-altiplano-surprise-attack = Elle était annoncée. Tout bas, et dans l’autre tente.
flavour-altiplano-jaguar = Il n’a pas consulté la liste des participants.
flavour-altiplano-vampire-bats = Ils ont un faible pour les tables bien garnies.
flavour-altiplano-anaconda = Quelqu’un l’avait prise pour le pont de corde.
flavour-altiplano-stampede = Quarante lamas, aucun plan, exécution parfaite.
flavour-altiplano-pit-of-stakes = « Professeur, attention à la… Professeur ? »
flavour-altiplano-rolling-boulder = Elle n’a jamais demandé à personne de quel bord il était.
flavour-altiplano-poisoned-darts = Les savants d’abord : ils s’arrêtent pour étudier les trous.
flavour-altiplano-sealed-door = Elle s’est ouverte à midi, une minute. Vous étiez à table.
flavour-altiplano-secret-passage = On entre par le portail, on ressort par les cuisines.
flavour-altiplano-museum-funds = Accordés, contre une conférence avec projections et petits-fours.
flavour-altiplano-lost-map = L’autre expédition y avait emballé son saucisson.
flavour-altiplano-looting = « Voler ? Nous déménageons. Deux fois s’il le faut. »
flavour-altiplano-ransom = L’otage a bon appétit et corrige déjà les fautes des lettres.
flavour-altiplano-supplies = Pêches au sirop, pétrole, et enfin les chaussures gauches.
flavour-altiplano-recruitment = Cherchons : ni vertige, ni famille, chapeau personnel.
flavour-altiplano-telegram = VENEZ VITE STOP APPORTEZ DU THÉ STOP TOUT EST PARDONNÉ
flavour-altiplano-bribe = L’enveloppe était mince. L’allusion, beaucoup moins.
flavour-altiplano-forced-march = « On soufflera au sommet. » Il se trouva qu’il y en avait plusieurs.

## Réactions.

flavour-altiplano-torch = Tout ce qui a des dents respecte un homme en flammes.
flavour-altiplano-sixth-sense = Sa nuque s’est moins souvent trompée que la boussole.
flavour-altiplano-bodyguard = Il porte aussi les sacs, mais il n’est pas là pour ça.
flavour-altiplano-landslide = La montagne a retiré son invitation.
flavour-altiplano-double-cross = « J’étais de votre côté. Depuis, j’en ai fait le tour. »
flavour-altiplano-decoy = Un manteau, un bâton, un jambon dedans, et le vent pour complice.

## Cartes Spéciales.

flavour-altiplano-adventurer = N’a jamais reculé. A parfois avancé dans l’autre sens.
flavour-altiplano-rogue = Vous serre la main et compte vos bagues au toucher.
