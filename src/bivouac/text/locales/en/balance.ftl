# Reports on whether a game is fair, in English. Figures come as words, already written as the language does.

balance-title = { $title }: is it fair?
balance-title-edition = { $title }, { $edition }: is it fair?
balance-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
} between the bots { $bots }, seed { $seed }, rules { $rules }; { $begins }.
balance-unfinished = { $n ->
    [0] All of them ended.
    [one] One of them reached the turn cap and is nobody’s win.
   *[other] { $n } of them reached the turn cap and are nobody’s win.
}
balance-options = Options: { $options }.
balance-made = Made by `{ $command }`.
balance-all-hold = Everything that is asked for holds.
balance-some-fail = { $n ->
    [one] One thing that is asked for does not hold.
   *[other] { $n } things that are asked for do not hold.
}

## What must hold

balance-section-targets = What must hold
balance-column-target = what
balance-column-wanted = wanted
balance-column-found = found
balance-column-verdict = verdict
balance-holds = holds
balance-fails = does not hold
balance-fails-cards = does not hold: { $cards }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
balance-target-first = games won by whoever begins
balance-target-turns = length of the median game, in turns
balance-target-drawn = games won by whoever drew a card, { $exempt }
balance-target-began = games won by whoever began with a card on the table
balance-target-played = games in which a card is played, for every card
balance-target-moments = games in which a Reaction could be used, for every one
balance-exempt = for every card
balance-span = { $low } to { $high }
balance-at-least = at least { $low }

## Cards

balance-section-cards = Cards
balance-column-card = card
balance-column-drawn = drawn by
balance-column-won = won
balance-column-interval = 95% interval
balance-column-began = began, won
balance-column-played = played in
balance-column-uses = times a game
balance-section-reactions = Reactions
balance-column-moment-games = could be used in
balance-column-moments = moments a game
balance-column-answers = used in these

## How it is counted

balance-section-how = How it is counted
balance-how-drawn = Drawn by: how many players a game, of the { $seats }, were dealt the card or got it from a pile into the hand at least once. Won: their share of the games won, in finished games, with Wilson’s 95% interval.
balance-how-began = Began, won: the share won by those who had the card on the table when the first turn began.
balance-how-played = Played: from the hand, placed, used on the table, or used as a Reaction.
balance-how-moments = Moments: a player was asked to react and could do it with this card. Passing over it is allowed.

## The figure

balance-figure-cards = Games won, card by card
balance-figure-drawn = by whoever drew it
balance-figure-began = by whoever began with it
balance-figure-exempt = may decide a game
balance-figure-band = asked for
balance-figure-turns = Length of the games
balance-figure-turns-axis = turns
balance-figure-median = median { $n }
balance-figure-first = Games won by whoever begins

## Games with more seats than two

balance-target-leaders = games won by whoever began with a card, at a full table
balance-target-seats = difference between two seats in order of play
balance-target-rounds = length of the median game, in rounds
balance-at-most = at most { $high }
balance-alternates = who begins alternates
balance-in-order = seats sit in order of play
balance-section-seats = Seats in order of play
balance-column-seat = seat
balance-figure-rounds-axis = rounds
balance-figure-seats = Games won by each seat, in order of play

## Deck against deck

matchups-title = { $title }: deck against deck
matchups-games = { $n ->
    [one] One game
   *[other] { $n } games
} for each cell between the bots { $bots }, seed { $seed }; who begins alternates.
matchups-column-deck = deck
matchups-column-others = all others
matchups-how = Each cell: finished games won by the deck of the row against that of the column, with Wilson’s 95% interval in percent. The last column counts the games against all other decks, at either seat.

## What is counted for each player, and choices weighed by playouts

balance-section-rates = For each player of a game
balance-how-weighed = Weighed: one in { $every } of these choices, { $choices } in all, is played on { $playouts } times from either answer, for { $turns } rounds, with what the player could not know dealt anew. { $clear } of them had a clear result: the two differ by more than one and a half standard errors.

## The parts of a game, side by side

balance-compare-games = { $n ->
    [one] One game
   *[other] { $n } games
} for each column between the bots { $bots }, seed { $seed }, rules { $rules }; seats sit in order of play.
balance-compare-unfinished = games that reach the turn cap
balance-compare-most = won most often by whoever began with
balance-compare-least = won least often by whoever began with
balance-compare-how = Lengths: the median, and in brackets between which lengths eight in ten games lie. What has no unit is counted for each player of a game; a dash stands where the rules of a column do not know of it.
balance-compare-chance = Chance alone: at so many games a seat that is worth as much as the others wins { $low } to { $high } of them in 95 series out of 100.
