# The drawn table in the terminal. Keys begin with `terminal-`.

## The page

terminal-too-small = This window is too small for the table: it needs 80 columns and 24 rows. Make it larger, or leave with q: your game is saved.
terminal-seat-bot = { $player } ({ $bot })
terminal-human = you or a friend
terminal-bot = the bot { $bot }
terminal-turn = Turn { $n }
terminal-yours = Your choice
terminal-theirs = One moment
terminal-over = The game is over
terminal-typing = { $n }_
terminal-window = You may answer what was announced, but nothing you have fits. Pass.
terminal-hint-menu = ⏎ { $title }: { $n } choices
terminal-hint-why = ⏎ or ? what is this, and why not: { $title }
terminal-advice = The guide suggests this: { $why }
terminal-can = { $n }. { $sentence }
terminal-no-undo = This choice cannot be taken back: since then a card was drawn or seen, or the other player had a say.
terminal-saved = Saved in { $file }. Go on later with bivouac resume.
terminal-kept = The record is kept in { $file }.

## Keys in the bottom line

terminal-key-why = why?
terminal-key-what = what?
terminal-key-clause = clause
terminal-key-log = log
terminal-key-rules = rules
terminal-key-piles = discards
terminal-key-undo = undo
terminal-key-help = help
terminal-key-quit = save, quit
terminal-key-leave = quit
terminal-key-language = français
terminal-key-colours = colours
terminal-key-tone-full = short words
terminal-key-tone-simple = full words
terminal-key-save = save
terminal-key-card = card
terminal-key-hurry = faster
terminal-key-end = what next
terminal-key-back = back
terminal-key-forward = forward
terminal-key-run = run
terminal-key-eyes = whose eyes
terminal-key-fork = fork
terminal-key-orders = orders

## Slips and pages

terminal-slip-close = Esc closes
terminal-page-close = Esc closes
terminal-clause-title = The rule behind it
terminal-log-title = The log
terminal-rules-title = The rulebook
terminal-rules-keys = / search, ← → section, Esc closes
terminal-rules-search = Type a word or a clause
terminal-rules-none = No clause says that. Type less, or another word.
terminal-piles-title = Cards to look through, the top card first
terminal-piles-none = There are no piles to look through.
terminal-why-title = Why can’t I…?
terminal-why-search = Type what you would like to do
terminal-orders-title = Standing orders
terminal-orders-keys = Enter changes, Esc closes
terminal-orders-words = What you answer without being asked, from the next question on. Nobody else sees your orders.
terminal-lesson-keys = Enter goes on, c shows the clause
terminal-cover = { $player }, press Enter when only you look at the screen.
terminal-cover-keys = Enter uncovers the table
terminal-help-title = At this table
terminal-help =
    Choose: type the number on a lit card or button, click it, or go there
    with Tab or the arrows and press Enter. Above 9 type both digits; Enter
    ends a number, Backspace takes it back.

    ?   why can’t I? What can I do with this? Twice: a list of all else
    i   the card enlarged, with its clauses (or Enter, or a click)
    c   the clause behind the log line or the question
    l   the log                     r   the rulebook
    d   the discard piles           u   take back, while nothing was learned
    g   français                    t   day or lamplight
    w   shorter or full sentences, where the game has both
    o   what you answer without being asked, where a game asks much
    s   save now                    q   save and quit
    Space   do not wait for bots    Esc   close

    A number: you can choose it. • it has moved since your last choice.
    ✦ the guide suggests it. ▶ whose turn it is, or where the keys are.
terminal-help-replay =
    ← →         one choice back or forward
    PgUp PgDn   ten choices
    Home End    the beginning, the end
    a number    that moment of the game (Enter ends the number)
    Space       run by itself, or stop
    v           whose eyes: a spectator’s, then each seat’s
    f           fork: a new game begins at this moment
    Tab, ↑ and ↓ move along the table; ? i c explain what is there.
    l log  r rulebook  d discards  g français  t colours  w tone  q quit

## The end

terminal-end-hint = Press e for what next.
terminal-end-why = By clause { $clause }: { $text }
terminal-end-record = Keep the record in a file
terminal-end-again = Play again
terminal-end-replay = See the game again from its beginning
terminal-end-look = Look at the table
terminal-end-leave = Leave
terminal-record-title = Keep the record in this file

## Replay

terminal-replay-at = Choice { $at } of { $length }, { $player }
terminal-replay-running = ▶ choice { $at } of { $length }, { $player }
terminal-replay-next = Next choice: { $sentence }.
terminal-replay-unfinished = This game was not finished.
terminal-fork-title = A new game after choice { $at }
terminal-fork-seat = { $player }: { $who }
terminal-fork-begin = Begin
terminal-fork-over = The game is over here: step back to fork it where something is still to be chosen.
