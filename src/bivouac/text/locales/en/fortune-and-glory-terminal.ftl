# Fortune and Glory, drawn in the terminal. Keys begin with `terminal-fortune-and-glory-`.

terminal-fortune-and-glory-round = Round { $n }
terminal-fortune-and-glory-round-title = A round
terminal-fortune-and-glory-phase-initiative = Initiative
terminal-fortune-and-glory-phase-movement = Movement
terminal-fortune-and-glory-phase-adventure = Adventure
terminal-fortune-and-glory-phase-end = End
terminal-fortune-and-glory-first = ★{ $letter } goal ${ $goal }
terminal-fortune-and-glory-first-told = First Player: { $player }.
terminal-fortune-and-glory-goal-told = Whoever is at home with { $n } Fortune at the end of a round wins.
terminal-fortune-and-glory-points = ▣{ $die } →{ $n }
terminal-fortune-and-glory-you = You
terminal-fortune-and-glory-all = all
terminal-fortune-and-glory-ko = KO
terminal-fortune-and-glory-used = used
terminal-fortune-and-glory-ability-used = ability used
terminal-fortune-and-glory-skill-combat = Combat
terminal-fortune-and-glory-skill-agility = Agility
terminal-fortune-and-glory-skill-cunning = Cunning
terminal-fortune-and-glory-skill-lore = Lore
terminal-fortune-and-glory-raise = { $skill } { $plus }: { $by }.
terminal-fortune-and-glory-until-test = for this test
terminal-fortune-and-glory-until-phase = for this phase
terminal-fortune-and-glory-until-round = for this round
terminal-fortune-and-glory-zeppelin = The zeppelin
terminal-fortune-and-glory-loot = Taken by Villains
terminal-fortune-and-glory-henchmen = Henchmen
terminal-fortune-and-glory-supply = Not on the board: soldiers { $soldiers }, mobsters { $n }.
terminal-fortune-and-glory-auction = Auction: { $space } +{ $n }
terminal-fortune-and-glory-decks = Cards left: Dangers { $danger }, Events { $event }
terminal-fortune-and-glory-decks-title = The decks
terminal-fortune-and-glory-decks-told = Cards left: Dangers { $danger }, Events { $event }, City cards { $city }, Gear { $gear }, Allies { $ally }, enemies { $enemy }, Nazi enemies { $nazi }, artifacts { $artifact }, adventures { $adventure }, locations { $location }.
terminal-fortune-and-glory-discards = In the discard piles: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. The key d shows them.
terminal-fortune-and-glory-discard = { $kind }, discarded: { $n }
terminal-fortune-and-glory-shop = Common items in the shop
terminal-fortune-and-glory-test = A test
terminal-fortune-and-glory-cities = How far the cities are
terminal-fortune-and-glory-price = { $n }✶
terminal-fortune-and-glory-stock = { $price } Glory; left in the shop: { $n }.
terminal-fortune-and-glory-buy-gear = Gear card
terminal-fortune-and-glory-buy-ally = Ally
terminal-fortune-and-glory-heal = Heal { $n }
terminal-fortune-and-glory-push = { $wounds ->
    [0] { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
   *[other] −{ $wounds }♥ { $n } dice
}
terminal-fortune-and-glory-chance = { $n }%
terminal-fortune-and-glory-map = The world
terminal-fortune-and-glory-map-told = ● major city, ○ minor city, ◈ artifact, Π temple, Θ zeppelin, Ψ Villain, ♠ henchman; heroes by their letters, your own on green.
terminal-fortune-and-glory-space-land = { $space }: land, costs { $n } to enter.
terminal-fortune-and-glory-space-sea = { $space }: sea, costs { $n } to enter.
terminal-fortune-and-glory-space-city = { $space }: minor city, costs { $n } to enter.
terminal-fortune-and-glory-space-major = { $space }: major city, costs { $n } to enter; pays 1 Fortune more.
terminal-fortune-and-glory-legend = ★ First Player, $ Fortune, ✶ Glory, ♥ health left, ◘ defence, ! dangers, → points away, ◈ artifact, Π temple, ↕ instability, ♣ exploration markers, ⌂ at home, ♠ henchman or enemy, Θ zeppelin, Ψ Villain, ↯ in a cliffhanger, ▲▼ level raised or lowered, ■ Gear and Allies, ▒ cards in hand.
terminal-fortune-and-glory-legend-cards = ▷ Event, ⌂ City card, ■ Gear, ▲ Ally, □ common item, ↷ used, ∞ in play, ▣ dice, ✓ success, ●○ successes or wounds so far; ● major city, ○ minor city, ≈ sea.
