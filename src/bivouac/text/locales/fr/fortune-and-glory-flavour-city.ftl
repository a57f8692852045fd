# Une ligne d’ambiance pour chaque carte Ville de Fortune and Glory, de notre cru. Elle ne dit rien qu’une règle demanderait.

flavour-fortune-and-glory-old-friend = Il rit, il t’embrasse, et il te reparle du bateau.
flavour-fortune-and-glory-black-market = On ne rend ni la monnaie, ni le reste.
flavour-fortune-and-glory-auction-house = On y a vendu un trône, un phare, et deux fois le même évêque.
flavour-fortune-and-glory-cobra-in-the-bath = La femme de chambre avait pourtant compté les serviettes.
flavour-fortune-and-glory-secret-delivery-paris = Ne pas secouer. Ne pas ouvrir. Ne pas écouter.
flavour-fortune-and-glory-inside-man = Le majordome cligne de l’œil. C’était bien le majordome.

## Dangers de la ville.

flavour-fortune-and-glory-carnival-chase = Tout le monde court, tout le monde rit, sauf trois.
flavour-fortune-and-glory-one-dummy-too-many = Le tailleur n’en avait commandé que cinq.
flavour-fortune-and-glory-wrong-vault = Au 13, les bijoux. Au 31, on n’aurait pas dû.
flavour-fortune-and-glory-taxi-does-not-stop = Au départ, le chauffeur n’avait pas cette moustache.
flavour-fortune-and-glory-between-two-floors = Le liftier est descendu au troisième. Sans la cabine.
flavour-fortune-and-glory-lights-out-in-the-bazaar = Dans le noir, tous les marchands ont la même voix.
flavour-fortune-and-glory-reel-on-fire = Le cinéma muet, d’un coup, s’est mis à crier.
flavour-fortune-and-glory-face-on-every-wall = Le nez est raté. La récompense, elle, est bien dessinée.
flavour-fortune-and-glory-chess-automaton = Pour un franc, il te bat. Pour deux, il te laisse partir.

## Bonnes surprises.

flavour-fortune-and-glory-night-in-the-library = On te laisse la lampe, le silence, et la clé du fond.
flavour-fortune-and-glory-grand-hotel = Le portier n’a rien vu, et il l’a vu avec distinction.
flavour-fortune-and-glory-press-conference = « Une dernière question : qui a payé le chapeau ? »
flavour-fortune-and-glory-show-your-scars = À chaque verre, le crocodile grandit un peu.
flavour-fortune-and-glory-boat-train = Le quai s’en va. C’est toujours le quai qui s’en va.
flavour-fortune-and-glory-collector-in-room-twelve = Rideaux tirés, gants blancs, et jamais de reçu.
flavour-fortune-and-glory-hiring-hall = On embauche ce soir. On regrette dès demain.
flavour-fortune-and-glory-flea-market = Le vendeur en veut trop peu. Surtout, ne pas courir.
flavour-fortune-and-glory-after-dinner-speech = Au dessert, la momie. Au café, les applaudissements.
flavour-fortune-and-glory-uncle-you-never-met = Le notaire a lu trois pages. Le perroquet savait la suite.
flavour-fortune-and-glory-hometown-hero = La fanfare ne connaît qu’un air, mais c’est le tien.
flavour-fortune-and-glory-word-with-the-consul = Un coup de tampon, un coup de fil, un coup de chance.
flavour-fortune-and-glory-dying-whisper = Il aurait pu commencer par la fin.

## Pour le meilleur ou pour le pire.

flavour-fortune-and-glory-roulette-table = La bille hésite. La banque, jamais.
flavour-fortune-and-glory-nimble-fingers = Il s’excuse si bien qu’on lui dirait merci.
flavour-fortune-and-glory-duel-at-dawn = Dix pas, deux témoins, et personne ne sait plus pourquoi.
flavour-fortune-and-glory-better-offers = Et en face, le cuisinier sait cuire le riz.
flavour-fortune-and-glory-protection-money = Ils te protègent de tout, et surtout d’eux.

## Secrètes.

flavour-fortune-and-glory-secret-delivery-mexico-city = Le client a payé d’avance, puis changé de nom.
flavour-fortune-and-glory-secret-delivery-cape-town = Trois coups à la porte verte. Surtout pas quatre.
flavour-fortune-and-glory-secret-delivery-tokyo = La boîte est légère. Les gens qui la suivent, moins.
flavour-fortune-and-glory-museum-objects = « Cette pièce figure à l’inventaire, depuis tout à l’heure. »
flavour-fortune-and-glory-cigarette-case = Bosselé trois fois, du côté du cœur.
flavour-fortune-and-glory-bribed-clerk = Le dossier est tombé derrière l’armoire. Il y est très bien.
