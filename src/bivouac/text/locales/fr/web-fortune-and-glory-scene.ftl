# What scenes, piles and news of Fortune and Glory say in the browser. It is fetched with the first of them.

web-fortune-and-glory-pile = { $deck ->
    [event] Événements
    [city] Cartes Ville
    [gear] Équipement
    [ally] Alliés
    [enemy] Ennemis
    [nazi] Ennemis nazis
    [danger] Dangers
    [artifact] Artefacts
    [adventure] Aventures
   *[location] Lieux
}
web-fortune-and-glory-left-in = { $n } dans la pioche, { $discarded ->
    [0] rien dans la défausse
   *[other] { $discarded } dans la défausse :
}
web-fortune-and-glory-journeys = Voir les voyages sur la carte
web-fortune-and-glory-journey = { $n ->
    [one] { $n } voyage
   *[other] { $n } voyages
}, { $spaces ->
    [one] { $spaces } lieu
   *[other] { $spaces } lieux
}
web-fortune-and-glory-fold = Regarder la carte
web-fortune-and-glory-now = Maintenant
web-fortune-and-glory-race = Course :
web-fortune-and-glory-cliffhanger = Cliffhanger
web-fortune-and-glory-beaten = Surmonté
web-fortune-and-glory-ko-lost = Tu te réveilles plus pauvre. Choisis ce que tu perds.
web-fortune-and-glory-brings = Rapporte { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
}
web-fortune-and-glory-test = { $target }+, { $n ->
    [one] { $n } succès
   *[other] { $n } succès
}
web-fortune-and-glory-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
web-fortune-and-glory-successes = Succès : { $n } sur { $most }
web-fortune-and-glory-chance = Chances de réussir : { $n } %
web-fortune-and-glory-push = Dépasse tes limites, une fois dans ce test : chaque blessure donne un dé de plus au prochain lancer.
web-fortune-and-glory-fight-round = Combat, manche { $n }
web-fortune-and-glory-pending = { $n ->
    [one] { $n } Gloire en attente : stopper la rapporte, échouer la perd.
   *[other] { $n } Gloires en attente : stopper les rapporte, échouer les perd.
}
web-fortune-and-glory-peril = Le prochain danger, sur { $cards } : environ { $n } % de chances de le surmonter sans dépasser tes limites, { $ko } % d’être KO.
web-fortune-and-glory-market = Affaires { $in }
web-fortune-and-glory-purse = Tu as { $n ->
    [one] { $n } Gloire
   *[other] { $n } Gloires
} à dépenser.
web-fortune-and-glory-sell = à vendre
web-fortune-and-glory-gear = Une carte Équipement
web-fortune-and-glory-since = Depuis ton dernier tour : { $news }
web-fortune-and-glory-came = { $hero } était { $in } auparavant.
web-fortune-and-glory-left = { $hero } est { $in } maintenant.
web-fortune-and-glory-new-site = L’artefact est nouveau.
web-fortune-and-glory-new-henchman = Le sbire est nouveau.
web-fortune-and-glory-gone-site = { $artifact } n’est plus ici.
web-fortune-and-glory-gone-henchman = Un sbire n’est plus ici.
web-fortune-and-glory-sign = { $kind ->
    [skills] Combat, Agilité, Ruse, Connaissance
    [fortune] Fortune
    [glory] Gloire
    [danger] Dangers
    [health] Santé
    [wounds] Blessures
    [defence] Défense
   *[dice] Dés : doré, un succès ; foncé, l’ennemi
}
