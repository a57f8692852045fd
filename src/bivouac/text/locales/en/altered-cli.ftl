# Altered as text on the command line. Keys begin with `cli-altered-`.

cli-altered-opening = { $phase }. First player: { $player }.
cli-altered-day = Day { $n }, { $phase }. First player: { $player }.
cli-altered-day-arena = Day { $n } in the Arena, { $phase }. First player: { $player }.
cli-altered-passed = Passed: { $players }.
cli-altered-you = you ({ $player })
cli-altered-player = { $player }
cli-altered-legend = Signs: { $signs }; { $hero } a Hero’s marker, { $companion } a Companion’s; ░ face down. Markers above are the opponent’s.
cli-altered-side = { $who }, { $faction }: { $hero }. Mana { $ready } of { $orbs } ready, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, { $discard } discarded.
cli-altered-hero = Hero Expedition: { $cards }. { $told }
cli-altered-companion = Companion Expedition: { $cards }. { $told }
cli-altered-stands = Region { $n } ({ $terrains }): { $sums } against { $others }, { $fate }.
cli-altered-stands-arena = { $sums } against { $others }.
cli-altered-moves = would move now ({ $terrains })
cli-altered-stays = would stay now
cli-altered-halted = cannot move now
cli-altered-landmarks = Landmarks: { $cards }
cli-altered-reserve = Reserve: { $cards }
cli-altered-hand = Your hand: { $cards }
cli-altered-hand-seen = of which you know: { $cards }
cli-altered-revealed = Revealed: { $cards }.
cli-altered-limbo = In Limbo: { $cards }.
cli-altered-dice = Dice: { $faces }.
cli-altered-sealed = Chosen for your Mana zone, unseen by others: { $cards }.
