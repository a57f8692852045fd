# The table in the browser. Keys begin with `web-`.

## Everywhere

web-motto = A table for expedition games: by link with friends, on one screen, or against bots. No account, nothing to install.
web-home = Back to the start
web-places = Bivouac
web-place-play = Play
web-place-library = Library
web-close = Close
web-yes = yes
web-no = no
web-retry = Try again
web-switch-language = Français
web-credits = Icons from game-icons.net (CC BY 3.0), letters Alegreya, Limelight and Fredoka (OFL).
web-missing = There is no page at this address. The start page leads everywhere.
web-error-offline = The server cannot be reached. Check your connection, then try again.
web-error-record = This file is no record of a game: choose a JSON file that Bivouac wrote.
web-no-secret = This link is not whole: the part after # is missing. Copy the whole link you were sent.
web-opening = Opening the table…

## Settings and keys

web-settings = Settings
web-set-language = Language
web-set-theme = Colours
web-set-theme-name = { $theme ->
    [light] light
    [dark] dark
   *[auto] as the system
}
web-set-pace = Pace of bots and cards
web-set-pace-name = { $pace ->
    [slow] slow
    [fast] fast
    [instant] instant
   *[normal] normal
}
web-set-pace-hint = How long you can watch what the others do.
web-set-still = Less motion
web-set-still-hint = Cards change places without travelling.
web-set-still-system = Your system asks for it already.
web-set-sounds = Sounds
web-set-sounds-hint = Soft ones: cards, dice, your turn, the end.
web-set-confirm = Ask me once more
web-set-confirm-hint = Before a card, a tile or a figure that you tap does the only thing it can.
web-set-tone-hint = Where a game has them.
web-set-keys = Single keys as shortcuts
web-set-keys-hint = The key ? lists them.
web-set-name-hint = For the tables that you will set up.
web-set-orders = Standing orders
web-set-orders-hint = When you want to be asked is settled table by table: in the menu of the table.
web-set-orders-here = In the menu of this table
web-keys = Keys
web-keys-off = Single keys can be turned off in the settings.
web-key-language = The other language
web-key-theme = Light or dark
web-key-tab-name = Tab
web-key-tab = On to the next thing
web-key-enter-name = Enter
web-key-enter = Choose what you stand on
web-key-escape-name = Esc
web-key-escape = Close what is open
web-key-help = This list

## The start page

web-play-bot = Play now
web-guided = Learn by playing
web-learn = Learn
web-set-up = Set up a table
web-invite = Invite friends
web-one-screen = On one screen
web-way-bot = One click, and you sit opposite a bot.
web-way-guided = A guided first game: each rule is explained when it first matters.
web-way-rules = Read how it is played, section by section.
web-way-invite = A private link for each of them, on any device.
web-way-one-screen = One device for all of you; each hand stays covered until its owner looks.
web-way-set-up = Choose who sits where, how strong the bots are, and the options.
web-no-board = It has no table in the browser yet. Its rulebook and its cards are here to read.
web-library-about = Every rulebook clause by clause, every card with its text: to read without a table.
web-players = { $low ->
    [one] 1 to { $high } players
   *[other] { $high ->
        [2] 2 players
       *[other] { $low } to { $high } players
    }
}
web-minutes = about { $n } minutes
web-rules = Rulebook
web-rules-short = Rules
web-cards = Cards
web-shelves = About this game
web-cards-search = Find a card
web-cards-by = { $what ->
    [kind] Kind
    [faction] Faction
    [cost] Cost
   *[origin] Origin
}
web-cards-any = all
web-cards-clear = Show all cards
web-cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-upload = Open a recorded game
web-your-tables = Your tables
web-table-go-on = Go on
web-table-review = Watch again
web-table-with = With { $names }
web-table-open = Not everybody has come yet
web-table-won-own = You won
web-table-won = Won by { $names }
web-table-gone = This table is no longer on the server
web-table-forget = Take the table of { $when } off this list
web-tables-all = Show all { $n } tables

## A new table

web-new-table = { $game }: a new table
web-seats-count = How many players?
web-name = Your name
web-name-keep = Keep
web-seat = Seat { $n }
web-seat-name = Name at seat { $n }
web-seat-kind-human = A friend, by private link
web-seat-kind-here = Somebody at this screen
web-seat-kind-open = A bot until somebody opens the link
web-seat-kind-bot = A bot
web-bot = How the bots play
web-bot-name = { $bot ->
    [random] Easy-going
    [greedy] Earnest
   *[other] “{ $bot }”
}
web-bot-about = { $bot ->
    [random] Plays whatever is allowed: good for a first look.
    [greedy] Weighs each move before playing it: a real opponent.
   *[other] A bot of this server.
}
web-bots = { $n ->
    [one] a bot
   *[other] { $n } bots
}
web-deck-own = Your deck
web-deck-other = The other deck: { $deck }
web-clock-choose = Clock
web-clock-none = None: take your time
web-clock-minutes = { $n } minutes each, { $more } seconds back per choice
web-options = Options of the game
web-options-folded = { $n ->
    [0] Options of the game and clock
    [one] Options of the game and clock ({ $n } changed)
   *[other] Options of the game and clock ({ $n } changed)
}
web-option-number = this many:
web-make-table = Set the table
web-invite-title = Invite the others
web-invite-text = Send each player their own link: whoever opens it is seated, on any device. Keep the links private; you find them again in the menu of the table.
web-invite-done = Sit down
web-links = Links
web-links-hint = Whoever opens a link sits at that seat.
web-link-seat = Link for { $player }
web-link-spectators = Link for spectators
web-link-copy = Copy
web-link-copied = Copied
web-link-copy-named = Copy: { $title }
web-link-share-named = Share: { $title }
web-link-qr = To point a phone at
web-link-qr-named = As a picture for a phone: { $title }
web-seat-not-yet = not here yet
web-watching = { $n ->
    [0] nobody is watching
    [one] { $n } is watching
   *[other] { $n } are watching
}
web-reach-local = Only this machine can open these links. For friends in your network, end the server and start it so:
web-invited = You are invited to play { $game }
web-invited-watch = You are invited to watch { $game }
web-name-ask = What do the others call you?
web-watch = Watch

## The table

web-skip = To the choices
web-you = You
web-thing-lit = { $name }: { $choices }
web-thing-moved = { $name }, moved just now
web-tell-on = Continue
web-tell-now = To now
web-prompt = Question
web-pending = { $choice }…
web-all-choices = { $n ->
    [one] The choice as a list
    [2] Both choices as a list
   *[other] All { $n } choices as a list
}
web-asking = One moment…
web-why-not = Not now:
web-enlarge = Enlarge
web-clause-open = Clause { $clause }, open it in the rulebook
web-card-clauses = What the rules say
web-rest = Not again this turn
web-undo = Take back
web-undo-ask = Take back my last choice
web-title-asked = Your turn
web-turn = Turn { $n }
web-turn-of = { $yours ->
    [yes] Turn { $n }: yours
   *[no] Turn { $n }: { $player }
}
web-turn-yours = Your turn
web-turn-theirs = Playing
web-answers = Choosing
web-answers-yours = Your answer
web-phases = Phases of the turn
web-seat-here = at the table
web-seat-away = away
web-seat-bot = bot
web-clock = Time left: { $time }
web-log = Log
web-log-times = ({ $n } times)
web-log-clause = The rule behind it: { $line }
web-menu = Menu of the table
web-chat = Chat
web-chat-tool = { $n ->
    [0] Chat
    [one] Chat, { $n } new message
   *[other] Chat, { $n } new messages
}
web-chat-empty = Nobody has said anything yet.
web-chat-quick = Quick phrases
web-chat-write = Your message
web-chat-send = Send
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-oops = Oops…
web-phrase-thinking = Let me think.
web-phrase-your-turn = Your turn!
web-phrase-again = Once more?
web-phrase-goodbye = See you soon!
web-legend = Signs and words
web-rules-search = Search the rules
web-rules-contents = Sections
web-rules-nothing = No clause speaks of “{ $words }”.
web-rules-version = Version of the rules
web-ruling-silent = ruling
web-ruling-against = against the book
web-line-lost = No connection. Trying to come back; your game is safe.
web-line-waits = Your choice waits for it: { $choice }.
web-line-now = Try now
web-away = { $n ->
    [one] { $players } is away. The game goes on when they are back.
   *[other] Away: { $players }. The game goes on when they are back.
}
web-line-closed = This table is closed here.
web-spectating = You are watching. Hands stay hidden.
web-steps = What just happened
web-step-back = One step back
web-step-on = One step on
web-step-now = Back to now
web-step-place = { $n ->
    [0] now
    [one] { $n } step ago
   *[other] { $n } steps ago
}
web-coach = Your guide
web-coach-next = { $n ->
    [0] Understood
   *[other] Understood, next ({ $n })
}

## The menu of a table

web-try-out = Try it out against bots, at another table
web-abandon = Offer to stop the game
web-concede = Concede
web-concede-sure = { $seats ->
    [1] Concede this game? It ends, and it is lost.
    [2] Concede this game? For you it is lost.
   *[other] Leave this game? A bot plays on at your seat; your link brings you back.
}
web-concede-yes = Concede
web-no-go-on = No, go on
web-delete = Delete this table
web-delete-sure = Delete this table for good, for everybody?
web-delete-yes = Delete
web-no-keep = No, keep it
web-orders = When I could react
web-orders-hint = Your answer never tells whether you could have reacted.
web-orders-ask = Always ask me
web-orders-matters = Ask me when it concerns me
web-orders-never = Never: pass for me
web-orders-each = As ordered below
web-orders-usual = usually: { $what }
web-orders-moments = Moments
web-orders-questions = Questions of my own turn
web-orders-hand = Cards of my hand
web-orders-cards = Other cards
web-tone-simple = Shorter sentences
web-absent = { $player } is not here.
web-take-over = { $bot ->
    [random] An easy-going bot takes over
    [greedy] An earnest bot takes over
   *[other] The bot “{ $bot }” takes over
}
web-notify = Tell me when it is my turn
web-offer = Offer
web-offer-undo = { $player } asks to take back a choice.
web-offer-undo-waiting = You asked to take back a choice; waiting for the others.
web-offer-abandon = { $player } proposes to stop the game without a winner.
web-offer-abandon-waiting = Stopping the game is proposed; waiting for the others.
web-offer-rematch = { $player } would like to play again, seats changed.
web-offer-rematch-waiting = A rematch is proposed; waiting for the others.
web-offer-yes = Agreed
web-offer-no = No
web-offer-back = Withdraw

## One screen

web-cover-title = { $player }, your turn to look
web-cover-text = All hands are covered. Take the screen, and make sure that nobody else is looking.
web-cover-hold = Hold to see the hand of { $player }
web-cover-hint = Hold the eye
web-cover-now = Cover my hand

## The end and the replay

web-end = The game is over
web-end-standing = How far everybody came
web-end-points = { $n ->
    [one] What turned the game
   *[other] What turned the game: { $n } moments
}
web-end-fold = Show the table
web-end-unfold = Show the end
web-another-game = Another game
web-end-by = By the clause
web-rematch = Play again, seats changed
web-rematch-go = To the new table
web-replay = Replay
web-record = Record
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Position
web-replay-place = { $n } of { $most }
web-replay-speed = Speed
web-replay-seat = Seen by
web-replay-link = Link to here
web-replay-go-on = Continue from here against a bot
web-replay-closed = There is nothing to see here: the game is still being played, it was deleted, or the link is not whole.
