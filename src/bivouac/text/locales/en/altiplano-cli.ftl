# Expedition Altiplano as text on the command line. Keys begin with `cli-altiplano-`.

cli-altiplano-at-turn = Turn { $turn }, phase { $phase } of 4: { $name }. { $player } plays.
cli-altiplano-at-turn-you = Turn { $turn }, phase { $phase } of 4: { $name }. It is your turn.
cli-altiplano-camp = { $player }’s Camp
cli-altiplano-camp-you = Your Camp ({ $player })
cli-altiplano-characters = Characters: { $cards }
cli-altiplano-location = Location: { $card }
cli-altiplano-treasures = Treasures: { $cards } ({ $count } of 2)
cli-altiplano-specials = Specials: { $cards }
cli-altiplano-kept = Kept face down: { $cards }
cli-altiplano-looking = Looking at: { $cards }
cli-altiplano-cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cli-altiplano-hand-hidden = Hand: { $exploration } Exploration, { $characters } Character
cli-altiplano-hand-seen = of which you have seen: { $cards }
cli-altiplano-hand = Hand ({ $count }, limit { $limit }): { $cards }
cli-altiplano-piles = Piles: Exploration { $exploration }, Characters { $characters }
cli-altiplano-pile-known = You know the bottom of the { $pile ->
    [exploration] Exploration
   *[characters] Character
} pile, from below: { $cards }
cli-altiplano-unknown-card = ?
cli-altiplano-discard-exploration = Exploration discard: { $cards }
cli-altiplano-discard-characters = Character discard: { $cards }
cli-altiplano-in-play = In play: { $cards }
cli-altiplano-revealed = Revealed: { $cards }
