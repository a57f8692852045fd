# Words that all games share. `$player` and `$other` are names of players; `$n` is a number.

player = Player { $n }
spectator = Spectator
this-card = this card
or = { $first } or { $second }
or-before = { $first }, { $second }
and = { $first } and { $second }
and-before = { $first }, { $second }
names = { $first }, { $second }
names-apart = { $first }; { $second }

language-en = English
language-fr = French

yes = yes
no = no
option-none = none

action-pass = Pass
action-yes = Yes
action-mode = Choose option { $n }

## The grammar of cards. `$verb` is a clause without capital or full stop; "I" is whoever plays the card.

verb-then = { $first }, then { $second }
verb-then-before = { $first }, { $second }
verb-then-some = { $verb }, then { $some }
verb-and = { $first }; { $second }
verb-or = { $first }, or { $second }
verb-or-before = { $first }, { $second }
verb-choose-one = either { $choices }
verb-if = if { $condition }, { $verb }
verb-if-else = if { $condition }, { $verb }; otherwise, { $otherwise }
verb-instead = { $usual }; if { $condition }, { $verb } instead
verb-may = if I wish, { $verb }
verb-cost = as a cost, { $verb }
verb-for-each = { $each }, { $verb }
verb-times = { $n ->
    [1] once, { $verb }
    [2] twice, { $verb }
   *[other] { $n } times, { $verb }
}

# So many of the things named just before: besides them (`more`) or in their place. The attribute `.some` of a verb says
# it of them; `.gender` is that of what it counts, where no kind of card tells.
some = { $role ->
    [more] { $n ->
        [1] one more
       *[other] { $n } more
    }
   *[instead] { $n ->
        [1] one
       *[other] { $n }
    }
}

## A card from top to bottom.

card-kind = { $kind } — { $types }
card-and = { $first } and { $second }
card-and-before = { $first }, { $second }
card-prerequisite = Prerequisite: { $condition }.
card-cost = Cost: { $verb }.
card-ability = { $head }: { $effect }
card-ability-with-cost = { $head } (cost: { $cost }): { $effect }
card-action = Action

origin-rulebook = From the rulebook
origin-public = From public sources
origin-original = Original to Bivouac

## Questions.

prompt-order = Choose which effect comes first.
prompt-choose = Choose.
prompt-may = You may use this effect or leave it: { $source }.
prompt-choose-one = Choose one of the effects: { $source }.
prompt-wait = { $player } is choosing.
prompt-wait-several = Others are still choosing.
prompt-wait-secret = { $player }’s turn goes on in a moment.
    .own = Your turn goes on in a moment.

## Rulings: what we decided, where the book is silent or says otherwise.

ruling-silent = ruling
ruling-against = against the book
ruling-otherwise = The book says otherwise.
ruling-and = { $first } and { $second }
ruling-by-the-book = By the book: { $count ->
        [one] option
       *[other] options
    } { $options }.
ruling-legend = [R] marks a ruling: our decision where the book is silent. [R!] marks one where the book says otherwise, with our reason and the option that keeps to the book.
