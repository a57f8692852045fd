# Expédition Altiplano en texte sur la ligne de commande. Les clés commencent par `cli-altiplano-`.

cli-altiplano-at-turn = Tour { $turn }, phase { $phase } sur 4 : { $name }. { $player } joue.
cli-altiplano-at-turn-you = Tour { $turn }, phase { $phase } sur 4 : { $name }. C’est ton tour.
cli-altiplano-camp = Camp de { $player }
cli-altiplano-camp-you = Ton Camp ({ $player })
cli-altiplano-characters = Personnages : { $cards }
cli-altiplano-location = Lieu : { $card }
cli-altiplano-treasures = Trésors : { $cards } ({ $count } sur 2)
cli-altiplano-specials = Spéciales : { $cards }
cli-altiplano-kept = Gardés face cachée : { $cards }
cli-altiplano-looking = Cartes regardées : { $cards }
cli-altiplano-cards-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cli-altiplano-hand-hidden = Main : Exploration { $exploration }, Personnages { $characters }
cli-altiplano-hand-seen = dont tu as vu : { $cards }
cli-altiplano-hand = Main ({ $count }, limite { $limit }) : { $cards }
cli-altiplano-piles = Pioches : Exploration { $exploration }, Personnages { $characters }
cli-altiplano-pile-known = Tu connais le dessous de la pioche { $pile ->
    [exploration] Exploration
   *[characters] Personnages
}, à partir du bas : { $cards }
cli-altiplano-unknown-card = ?
cli-altiplano-discard-exploration = Défausse Exploration : { $cards }
cli-altiplano-discard-characters = Défausse Personnages : { $cards }
cli-altiplano-in-play = En jeu : { $cards }
cli-altiplano-revealed = Révélées : { $cards }
