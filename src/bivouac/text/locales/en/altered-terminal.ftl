# Altered drawn in the terminal. Keys begin with `terminal-altered-`.

terminal-altered-day = Day { $n }
terminal-altered-day-arena = Day { $n }, Arena
terminal-altered-day-title = The phases of a Day
terminal-altered-day-told = In the Morning you draw and may add an Orb, at Noon abilities wake, in the Afternoon you take turns until both have passed, at Dusk the Expeditions move, at Night they rest.
terminal-altered-you = You
terminal-altered-side = { $player }, { $faction }
terminal-altered-side-told = { $player } plays { $faction }. Both markers together have moved { $n ->
    [one] { $n } region
   *[other] { $n } regions
}; at 7 they meet.
terminal-altered-first = first
terminal-altered-first-told = First player today. The marker passes every Morning.
terminal-altered-passed = passed
terminal-altered-mana = Mana
terminal-altered-mana-told = { $n ->
    [one] { $n } Mana Orb
   *[other] { $n } Mana Orbs
}, { $ready } ready.
terminal-altered-mana-known = You may look at these: { $cards }.
terminal-altered-hand = Hand
terminal-altered-hand-told = { $n ->
    [0] An empty hand.
    [one] A hidden hand of one card.
   *[other] A hidden hand of { $n } cards.
}
terminal-altered-hand-known = You know of these: { $cards }.
terminal-altered-deck = Deck
terminal-altered-deck-told = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the deck. When it runs short, the discard pile is shuffled into a new one.
terminal-altered-deck-known = You know that these are in it: { $cards }.
terminal-altered-discard = Discard pile
terminal-altered-discard-told = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the discard pile. Press d to look through it.
terminal-altered-hero = Hero
terminal-altered-companion = Companion
terminal-altered-hero-of = Hero Expedition of { $player }
terminal-altered-companion-of = Companion Expedition of { $player }
terminal-altered-region = Region { $n } of 8
terminal-altered-region-hidden = Its Tumult card is face down: nobody knows its terrains.
terminal-altered-region-open = Terrains: { $terrains }.
terminal-altered-region-there = Here now: { $who }.
terminal-altered-stands = Stands in region { $n } of 8: { $terrains } count.
terminal-altered-against = { $terrain } { $n } against { $other }
terminal-altered-totals = { $sums }.
terminal-altered-moves = moves
terminal-altered-moves-told = If it were Dusk now, it would move forward by { $terrains }.
terminal-altered-stays = stays
terminal-altered-stays-told = If it were Dusk now, it would stay: no total that counts is greater than the one it faces.
terminal-altered-halted = halted
terminal-altered-halted-told = It cannot move forward now: a Defender or an effect holds it.
terminal-altered-arena = Arena: both Expeditions count together, in all three terrains
terminal-altered-arena-told = Whoever is ahead in more terrains at Dusk wins.
terminal-altered-arena-sums = { $player }: { $sums }.
terminal-altered-arena-ahead = Ahead in { $terrains }.
terminal-altered-copies = { $n } of these, all alike.
terminal-altered-carries = { $mark } ({ $clause }): { $text }
terminal-altered-counters = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
terminal-altered-also = Gigantic: it lies in the other Expedition and counts here too.
terminal-altered-in-reserve = In Reserve.
terminal-altered-no-landmarks = no Landmarks
terminal-altered-no-landmarks-told = No Landmarks here. Two stay overnight.
terminal-altered-no-reserve = Reserve empty
terminal-altered-no-reserve-told = No cards in this Reserve. Two stay overnight.
terminal-altered-sealed = Orb
terminal-altered-sealed-told = You have chosen this card for your Mana zone. Nobody else knows yet.
terminal-altered-revealed = Revealed.
terminal-altered-limbo = in Limbo
terminal-altered-limbo-told = In Limbo: it has been played and is about to take effect.
terminal-altered-dice = Dice
terminal-altered-dice-told = Rolled: { $faces }.
terminal-altered-pending = Reactions to come: { $cards }
terminal-altered-pile-discard = Discard pile of { $player }: { $n }
terminal-altered-pile-mana = Mana Orbs of { $player } that you may look at: { $n }
terminal-altered-pile-list = Deck list of { $player }: { $n }
terminal-altered-legend = { $hero } { $companion } markers and where they are bound, [ ] counts in that region, { $due } would move at Dusk, { $halted } halted, { $ready }{ $spent } Orbs ready and exhausted, 3{ $ready } costs 3, R in Reserve, ★ Hero, ⌂ Landmark, ✺ Spell, ◦ token, +2 boosts, #2 counters, T1 Tough, ×2 two alike, ▒ hidden, ▤ deck, ▽ discard, { $hidden } face down.
