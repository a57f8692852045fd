# Temples of Fortune and Glory: lines, questions, cards, the table in sentences. `$card` is the name of a temple, `$artifact` a temple
# with its adventure inside a sentence; both may be plural.

line-fortune-and-glory-temple-placed = A temple figure marks the place, and { $n } Fortune lie on the card.
line-fortune-and-glory-no-temple-figure = { $by ->
    [card] { $card }: no temple figure is left, another Artifact is drawn.
   *[none] No temple figure is left, so no temple comes into play.
}
line-fortune-and-glory-no-temple = No temple is left to come into play.
line-fortune-and-glory-temple-markers = { $card }: danger markers { $n } of { $danger }.
line-fortune-and-glory-treasure = { $who ->
    [villains] The Villains take the last coin and, with it, the temple’s treasure { $in } ({ $artifact }).
   *[hero] { $player } takes the last coin and, with it, the temple’s treasure { $in } ({ $artifact }).
}
    .own = You take the last coin and, with it, the temple’s treasure { $in } ({ $artifact }).
line-fortune-and-glory-temple-shakes = { $card }: the ground shakes. Instability markers: { $n }.
line-fortune-and-glory-collapse-dice = { $card }: the dice for a collapse show { $dice }.
line-fortune-and-glory-temple-holds = { $card }: no 1, the walls still hold.
line-fortune-and-glory-temple-collapses = A 1: everything comes down { $in } ({ $artifact }).
line-fortune-and-glory-fortune-buried = { $card }: { $n } Fortune { $n ->
    [one] is
   *[other] are
} buried.
line-fortune-and-glory-temple-gone = The temple leaves the map with its skull, and its cards are discarded ({ $artifact }).
line-fortune-and-glory-must-get-out = { $player } must get out ({ $card }).
    .own = You must get out ({ $card }).
line-fortune-and-glory-got-out = { $player } gets out ({ $card }).
    .own = You get out ({ $card }).
line-fortune-and-glory-not-out = { $player } does not get out ({ $card }).
    .own = You do not get out ({ $card }).
line-fortune-and-glory-cliffhanger-buried = { $player } is rid of the cliffhanger { $cliff }, without Glory.
    .own = You are rid of the cliffhanger { $cliff }, without Glory.

## Questions and reasons.

prompt-fortune-and-glory-search-temple = You can enter a temple { $in } ({ $artifact }): { $gold } Fortune left, 1 for each danger you overcome; danger markers { $n } of { $danger }, instability { $shaken }.{ $more } Do you?
prompt-fortune-and-glory-press-on-temple = { $gold } Fortune left in the temple, danger markers { $n } of { $danger }, instability { $shaken } (a collapse at the next test: { $chance } %). { $glory } Glory waiting, { $wounds ->
    [0] no wounds
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.{ $more } Press on, or stop: collect the Glory and heal?
prompt-fortune-and-glory-press-on-temple-after = { $card }: { $line } { prompt-fortune-and-glory-press-on-temple }
prompt-fortune-and-glory-get-out = { $source }: everything comes down. Choose how you get out.
reason-fortune-and-glory-must-flee = The temple is coming down: first get out.

## Cards.

kind-fortune-and-glory-temple = Artifact, temple
kind-fortune-and-glory-treasure = Artifact, treasure
facts-fortune-and-glory-coins = { $n } Fortune on the card
facts-fortune-and-glory-collapse = When it collapses: { $trial }
card-fortune-and-glory-temple = Each danger overcome here takes 1 Fortune from this card; the last coin brings the temple’s treasure.
verb-fortune-and-glory-new-temple = place one more temple on the board

## The table in sentences.

table-fortune-and-glory-temple = { $artifact }, { $in }: a temple with { $n } Fortune; danger markers { $markers } of { $danger }, instability { $shaken }{ $away }.
table-fortune-and-glory-in-temple = { $who }, searching
table-fortune-and-glory-peril-temple = The temple: { $n } % that it collapses on the next danger; { $out } % to get out then without a push.
