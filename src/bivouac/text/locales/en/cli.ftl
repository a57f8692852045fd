# The command line, in English. Keys begin with `cli-`; numbers that are names (seeds, choices, turns) come as words.

## Names

cli-none = none
cli-empty = empty
cli-yes-no-true = true or false
cli-several = one or more of { $known }, each once and joined by commas, or { cli-none }
cli-span = a whole number from { $low } to { $high }
cli-or = { $first } or { $second }
cli-version = Bivouac { $version }, Python { $python }, { $compiled ->
    [yes] rules compiled
   *[no] rules not compiled (plain Python)
}

## Help

cli-help =
    Bivouac: the table for expedition games. Rules enforced and explained, bots that
    see no more than you do, every game replayed exactly.

    Usage: bivouac COMMAND ...

    Commands:
      games      the games there are, with their options
      play       play a game here, against bots or with a friend on one screen
      tutor      a guided first game that explains each rule when it matters
      resume     go on with a game that you left
      replay     play a record again and look at any moment of it
      fork       begin a new game at any moment of a record
      rules      the rulebook of a game, whole or one clause
      cards      the cards of a game and what they do
      simulate   let bots play many games and count
      balance    whether a game is fair, by many games between bots
      matchups   every deck against every other, by many games between bots
      serve      the web table: play in a browser, by link or on one screen
      backup     a copy of all tables of the web table, while it runs
      restore    go back to such a copy

    Everywhere:
      --lang en|fr   the language (else that of your system)
      --tone simple  shorter sentences for questions and log, where a game has them
      --help         this text, or the help of a command
      --version      which Bivouac this is, and whether its rules are compiled

    Examples:
      bivouac play altiplano
      bivouac resume
      bivouac rules altiplano place.treasure
      bivouac simulate altiplano --games 200 --seats random,greedy --seed 1

    `bivouac COMMAND --help` teaches each command.

cli-help-games =
    The games there are: how many play, and the options a table can be set up with.

    Usage: bivouac games [--lang en|fr]

    Example:
      bivouac games

cli-help-play =
    Play a game in this terminal, at a drawn table: the board, both sides, your
    hand, the log. You are asked one question at a time; what you can choose is lit
    and has a number. Without --seats you play against the bot “greedy”. Two humans
    share the screen; hands are covered in between.

    Usage: bivouac play GAME [--seats WHO,WHO] [--seed N] [--option KEY=VALUE ...]
                        {"["}--save FILE] [--record FILE] [--plain]
           bivouac play --load FILE [--save FILE] [--record FILE] [--plain]

      GAME                 a name from `bivouac games`
      --seats WHO,WHO      who plays, seat 0 first: human, { $bots }
      --seed N             deal the cards that belong to this number
      --option KEY=VALUE   an option of the game; give it again for another one
      --load FILE          go on with a saved game
      --save FILE          where the game is saved while you play and when you leave
      --record FILE        where the record is kept when the game is over
      --plain              plain questions, line by line, instead of the drawn table
      --tone simple        shorter sentences, where the game has them (or: full)
      --lang en|fr         the language

    At the drawn table (80 x 24 cells or more):
      3               choose what has this number; two digits above 9
      Tab, arrows     move; Enter chooses; the mouse does both
      ?               why you cannot do that now, with its clause
      i  c            the card enlarged; the clause behind what you see
      l  r  d         the log, the rulebook, the discard piles
      u  g  t         take back, French or English, day or lamplight
      s  q  h         save, save and quit, help
      w               shorter or full sentences, where the game has both

    At plain prompts (a pipe, a small or simple terminal, --plain):
      3 or draw/exploration   choose
      ?                       what you can type
      why place/nine-wells    why you cannot do that now, with its clause
      rules place.treasure    a clause of the rulebook
      card ohio-bob           what a card does
      log   undo   tone   save FILE   quit

    The game is saved after every choice, and however you leave: `bivouac resume`
    goes on with it. Choices can also come through a pipe, one on each line.

    Examples:
      bivouac play altiplano
      bivouac play altiplano --seats human,human --option assembly=true
      bivouac play altered --option deck0=muna --option deck1=ordis
      bivouac play fortune-and-glory --option advanced=jungle,flights
      bivouac play altiplano --seats greedy,random --seed 7 --record game.json
      bivouac play --load game.json

cli-help-resume =
    Go on with a game that you left: the latest one, or the one you name. Games are
    saved after every choice; a game that is over leaves the list.

    Usage: bivouac resume [FILE] [--list] [--record FILE] [--plain]

      FILE            a saved game; without it, the latest one
      --list          the games that wait for you
      --record FILE   where the record is kept when the game is over
      --plain         plain questions, line by line, instead of the drawn table
      --lang en|fr    the language

    Examples:
      bivouac resume
      bivouac resume --list

cli-help-replay =
    Play a record again and look at it at the drawn table: arrow keys step through
    it, v lends you the eyes of each seat, f begins a new game from where you are.
    Through a pipe, with --log or --plain, the table is printed as one seat saw it.
    A record that does not come out as it says is refused.

    Usage: bivouac replay FILE [--at N] [--as SEAT] [--log] [--plain]

      FILE           a record: from `play --record` or `simulate --records`
      --at N         begin after N choices (0 is the beginning); what is printed is
                     the end, unless you say so
      --as SEAT      see what that seat saw: 0 is Player 1, 1 is Player 2;
                     without it you are a spectator
      --log          print the log up to that moment, each line with its clause
      --plain        print the table instead of drawing it
      --lang en|fr   the language

    Examples:
      bivouac replay game.json
      bivouac replay game.json --log
      bivouac replay game.json --at 12 --as 0

cli-help-fork =
    Begin a new game at any moment of a record: everything before it happened, what
    follows is yours. Hidden cards lie as they did.

    Usage: bivouac fork FILE --at N [--seats WHO,WHO] [--save FILE] [--record FILE]
                        {"["}--plain]

      FILE              a record: from `play --record` or `simulate --records`
      --at N            after so many choices (0 is the beginning)
      --seats WHO,WHO   who plays on, seat 0 first: human, { $bots }
      --save FILE       where the game is saved while you play and when you leave
      --record FILE     where the record is kept when the game is over
      --plain           plain questions, line by line, instead of the drawn table
      --lang en|fr      the language

    Example:
      bivouac fork game.json --at 12 --seats human,greedy

cli-help-rules =
    The rulebook of a game in our own words, each clause by its name. Log lines and
    refused moves name these clauses. [R] marks a ruling: our decision where the
    book is silent. [R!] marks one where the book says otherwise, with our reason
    and the option that keeps to the book.

    Usage: bivouac rules GAME [CLAUSE]

      GAME           a name from `bivouac games`
      CLAUSE         one clause (place.treasure) or all that begin alike (place)
      --lang en|fr   the language

    Examples:
      bivouac rules altiplano
      bivouac rules altiplano place
      bivouac rules altiplano place.treasure
      bivouac rules altered dusk

cli-help-cards =
    The cards of a game and what they do. Each says where it comes from: rulebook,
    public, or original (designed by us). With --pictures they are drawn instead.

    Usage: bivouac cards GAME [NAME] [--origin ORIGIN] [--pictures FOLDER]

      GAME                a name from `bivouac games`
      NAME                one card, by its name in either language or by its key
      --origin ORIGIN     only cards of that origin: { $origins }
      --pictures FOLDER   draw each card there as an SVG file, named by its key
      --lang en|fr        the language

    Examples:
      bivouac cards altiplano
      bivouac cards altiplano "Ohio Bob"
      bivouac cards altiplano --origin original
      bivouac cards altered "Sierra & Oddball"
      bivouac cards altiplano --pictures cards --lang fr

cli-help-simulate =
    Let bots play many games and count who wins. The same seed gives the same games,
    however many processes play them. Who begins alternates; a game that reaches the
    turn cap (200, unless --option turn_cap=N) counts as unfinished and as nobody’s
    win. Intervals are 95% Wilson intervals.

    Usage: bivouac simulate GAME --games N --seats BOT,BOT [--seed N] [--jobs N]
                            {"["}--json FILE] [--csv FILE] [--records FOLDER]
                            {"["}--option KEY=VALUE ...]

      GAME                 a name from `bivouac games`
      --games N            how many games (100)
      --seats BOT,BOT      who plays, seat 0 first: { $bots }
      --seed N             where chance begins (1)
      --jobs N             how many processes (1)
      --json FILE          the figures as JSON; - is the standard output
      --csv FILE           one row for each game; - is the standard output
      --records FOLDER     the record of every game, for `bivouac replay`
      --option KEY=VALUE   an option of the game; give it again for another one
      --lang en|fr         the language

    Examples:
      bivouac simulate altiplano --games 200 --seats random,greedy --seed 1
      bivouac simulate altiplano --seats greedy,greedy --jobs 2 --json r.json

cli-help-serve =
    The web table: a server on this machine. It opens your browser; Ctrl-C ends it
    and keeps every game.

    Usage: bivouac serve [--port N] [--host ADDRESS] [--data FOLDER]
                         {"["}--settings FILE] [--no-browser]

      --port N          where it listens (8765, or any free one if that is taken)
      --host ADDRESS    on which address (127.0.0.1: only this one; 0.0.0.0: all)
      --data FOLDER     where the tables are kept
      --settings FILE   settings as a TOML file; BIVOUAC_... in the environment wins
      --no-browser      do not open a browser
      --lang en|fr      the language

    Examples:
      bivouac serve
      bivouac serve --port 8080 --data tables --no-browser

cli-help-backup =
    Copies all tables of the web table into one file, also while the server runs.
    To go back to it: bivouac restore FILE.

    Usage: bivouac backup FILE [--data FOLDER] [--settings FILE]

      FILE              a file that is not there yet
      --data FOLDER     where the tables are kept
      --settings FILE   settings as a TOML file; BIVOUAC_... in the environment wins
      --lang en|fr      the language

    Example:
      bivouac backup tables-monday.sqlite

cli-help-restore =
    Puts a copy made by bivouac backup in the place of the tables of the web table.
    Stop the server first. Tables that are there already are replaced only with
    --replace, and even then kept beside the new ones under another name.

    Usage: bivouac restore FILE [--replace] [--data FOLDER] [--settings FILE]

      FILE              a copy; it stays as it is
      --replace         put it in the place of tables that are there
      --data FOLDER     where the tables are kept
      --settings FILE   settings as a TOML file; BIVOUAC_... in the environment wins
      --lang en|fr      the language

    Example:
      bivouac restore tables-monday.sqlite --replace

cli-help-balance =
    Whether a game is fair: bots play many games, every card is counted, and what
    the game should be like is held against what came out. Ends with 0 if all of it
    holds, with 1 if not. The same seed gives the same figures, however many
    processes play; who begins alternates.

    Usage: bivouac balance GAME [--games N] [--seats BOT,BOT] [--seed N] [--jobs N]
                           {"["}--json FILE] [--plot FILE] [--report FOLDER]
                           {"["}--option KEY=VALUE ...] [--compare]

      GAME                 a name from `bivouac games`
      --games N            how many games (10000)
      --seats BOT,BOT      who plays (greedy at every seat): { $bots }
      --seed N             where chance begins (1)
      --jobs N             how many processes (one for each processor)
      --json FILE          the figures as JSON; - is the standard output
      --plot FILE          the figures as a picture (SVG); needs matplotlib
      --report FOLDER      pages in both languages, pictures and JSON; the same
      --option KEY=VALUE   an option of the game; give it again for another one
      --compare            only what the parts of the game change, side by side,
                           where a game has any; nothing is asked of them
      --lang en|fr         the language

    Examples:
      bivouac balance altiplano --games 500
      bivouac balance altiplano --plot balance.svg
      bivouac balance altiplano --option assembly=true --report reports

cli-help-matchups =
    Every deck of a game against every other: bots play many games for each pair,
    and a table shows how often each deck wins, with 95% Wilson intervals. Who
    begins alternates. The same seed gives the same figures, however many processes
    play.

    Usage: bivouac matchups GAME [--games N] [--seats BOT,BOT] [--seed N] [--jobs N]
                            {"["}--report FOLDER]

      GAME              a game whose tables name decks
      --games N         how many games for each pair of decks (100)
      --seats BOT,BOT   who plays (greedy at both seats): { $bots }
      --seed N          where chance begins (1)
      --jobs N          how many processes (one for each processor)
      --report FOLDER   pages in both languages and JSON
      --lang en|fr      the language

    Examples:
      bivouac matchups altered --games 20
      bivouac matchups altered --games 100 --report reports

## Errors: one sentence each, what was expected and what to do

cli-error-language = “{ $given }” is no language of Bivouac: say --lang en or --lang fr.
cli-error-language-missing = --lang needs a language: en or fr.
cli-error-tone = “{ $given }” is no tone of Bivouac: say --tone simple or --tone full.
cli-error-tone-missing = --tone needs a tone: simple or full.
cli-error-command = There is no command “{ $given }”: expected one of { $known } (see bivouac --help).
cli-error-flag = { $given } is not known here: bivouac { $command } --help lists what is.
cli-error-extra = “{ $given }” is one word too many: bivouac { $command } --help shows what is expected.
cli-error-missing-game = Say which game: bivouac { $command } --help shows how.
cli-error-missing-file = Say which file: bivouac { $command } --help shows how.
cli-error-no-value = { $flag } needs a value: bivouac { $command } --help shows which.
cli-error-repeated = { $flag } was given twice: give it once.
cli-error-number = { $flag } expects a whole number, not “{ $given }”.
cli-error-number-low = { $flag } expects a whole number of { $low } or more, not “{ $given }”.
cli-error-game = No game is called “{ $given }”: there is { $known }.
cli-error-game-missing = Say which game: { $known }.
cli-error-bot = No bot is called “{ $given }”: there is { $known }.
cli-error-bot-of-game = The bot “{ $given }” does not play { $game }: there is { $known }.
cli-error-player = Nobody called “{ $given }” can take a seat: there is human, { $known }.
cli-error-human = A human cannot sit in a simulation: take one of the bots { $known }, or play with bivouac play.
cli-error-seats = { $game } needs { $needed } seats, separated by commas, not { $given }.
cli-error-option = { $game } has no option “{ $given }”: it has { $known }.
cli-error-option-form = --option expects KEY=VALUE, not “{ $given }”.
cli-error-option-value = The option { $name } expects { $expected }, not “{ $given }”.
cli-error-option-twice = The option { $name } was given twice: give it once.
cli-error-load-new = --load goes on with a saved game: leave out { $flag }, which belongs to a new one.
cli-error-load-game = { $file } holds a game of { $found }, not of { $given }.
cli-error-seat = There is no seat “{ $given }”: expected { $known }.
cli-error-at = This record has { $choices } choices: --at expects 0 to { $choices }, not { $given }.
cli-error-clause = { $game } has no clause “{ $given }”: bivouac rules { $game } lists them all.
cli-error-clause-near = { $game } has no clause “{ $given }”: perhaps { $guess }, and bivouac rules { $game } lists them all.
cli-error-card-near = { $game } has no card “{ $given }”: perhaps { $guess }, and bivouac cards { $game } lists them all.
cli-error-card = { $game } has no card “{ $given }”: bivouac cards { $game } lists them all.
cli-error-origin = No card has the origin “{ $given }”: there is { $known }.
cli-error-output-twice = --json and --csv cannot both go to the standard output: give one of them a file.
cli-error-compare-game = { $given } has no parts that can be compared: { $known } has.
cli-error-balance-game = Nobody has written down yet what a fair game of { $given } is: there is { $known }.
cli-error-matchups-game = { $given } has no decks to set against each other: { $known } has.
cli-error-no-plots = Pictures and reports need matplotlib: install it with python3 -m pip install "bivouac[report]".
cli-error-no-file = { $file } does not exist.
cli-error-no-folder = { $file } cannot be written: its folder does not exist.
cli-error-is-file = { $file } is a file: a folder was expected.
cli-error-is-folder = { $file } is a folder: a file was expected.
cli-error-no-pictures = The cards of { $game } cannot be drawn: nobody has said yet how they look.
cli-error-no-assets = Cards cannot be drawn, because the icons and fonts are missing: make them with python3 tools/assets.py in the folder of the project, which needs Node 20 or later, and install Bivouac again.
cli-error-denied-read = { $file } may not be read: its permissions forbid it.
cli-error-denied-write = { $file } may not be written: its permissions forbid it.
cli-error-full = { $file } could not be written because the disk is full: nothing that was there is lost.
cli-error-read = { $file } could not be read ({ $why }).
cli-error-write = { $file } could not be written ({ $why }).
cli-error-not-json = { $file } is broken or cut short: a whole JSON file from Bivouac was expected.
cli-error-not-table = { $file } is no saved game of Bivouac: expected a file that bivouac play has saved.
cli-error-not-record = { $file } is no record of Bivouac: expected a file from bivouac play --record.
cli-error-is-record = { $file } is the record of a game, not a saved game: look at it with bivouac replay.
cli-error-is-table = { $file } is a saved game, not a record: go on with bivouac resume.
cli-error-file-game = { $file } is about a game called “{ $given }”, which this Bivouac does not have.
cli-error-format = { $file } has the format { $found }, and this Bivouac reads format { $expected }: use the version that wrote it.
cli-error-rules = { $file } was made with rules { $found } of { $game }, and these are rules { $expected }: use the version that wrote it.
cli-error-damaged = { $file } is damaged: what it says about the game does not hold together.
cli-error-replay = { $file } does not play out as it says: the first difference is at choice { $choice }.
cli-error-no-saved-game = No game waits for you: begin one with bivouac play.
cli-error-fork-over = The game of { $file } is over after choice { $at }: take a smaller --at.
cli-error-replay-setup = { $file } does not play out as it says: these rules set up another game from its seed and options.
cli-error-output = The output could not be written ({ $why }).
cli-error-inside = Something went wrong inside Bivouac ({ $why }): please report it; BIVOUAC_TRACE=1 shows where.
cli-error-interrupted = Stopped: the simulation was not finished, and no figures were written.

## Games

cli-games-line = { $name }: { $title }, { $players } players
cli-games-option = { $name } = { $default } ({ $expected }; { $clause })
cli-games-play = Play: bivouac play { $name }

## Playing

cli-play-begins = { $title }, seed { $seed }.
cli-play-goes-on = { $title } goes on from { $file }.
cli-play-seat = { $player }: { $who }
cli-play-hint = Type a number to choose, ? for help, quit to leave.
cli-play-input = { $player } >
cli-play-not-understood = “{ $given }” is no choice here: type a number from 1 to { $most }, an option’s key, or ? for help.
cli-play-not-understood-near = “{ $given }” is no choice here: perhaps { $guess }, or a number from 1 to { $most }, or ? for help.
cli-play-allowed = You can do that now: it is number { $number }.
cli-play-no-action = “{ $given }” is no action of this game: type a key such as { $example }.
cli-play-why-what = Say what: why { $example }
cli-play-why-line = { $key }: { $sentence }
cli-play-rules-what = Say which clause: rules { $example }
cli-play-card-what = Say which card: card { $example }
cli-play-save-what = Say where: save my-game.json
cli-play-undone = Taken back.
cli-play-no-undo = This cannot be taken back: since your last choice a card was drawn or seen, or the other player had a say.
cli-play-saved = Saved in { $file }.
cli-play-go-on = Your game is saved in { $file }; go on with: bivouac play --load { $quoted }
cli-play-go-on-list = Your game is saved in { $file }; go on with: bivouac resume
cli-play-lost = The game could not be saved anywhere; this is its seed: { $seed }
cli-play-hand-over = { $player }, it is your turn to look. Press Enter when nobody else can see the screen.
cli-play-window = { $player }, you may answer what was just announced, but you hold nothing that fits. Press Enter to pass.
cli-play-why = By clause { $clause }: { $text }
cli-play-keep = Keep the record of this game? Type a file name, or press Enter for no.
cli-play-kept = The record is kept in { $file }; see it again with: bivouac replay { $quoted }
cli-play-advice = ✦ The guide suggests this: { $why }
cli-play-no-advice = There is no guide at this table: bivouac tutor opens a game with one.
cli-play-record-hint = --record FILE keeps the record of a finished game.
cli-play-help =
    What you can type:
      a number, or a key such as { $example }: choose that option
      why KEY (or ? KEY): why you cannot do that now, with its clause
      why: what you hold and see and cannot use now
      rules CLAUSE: a clause of the rulebook, such as { $clause }
      card NAME: what a card does
      look: the table again
      log: everything told so far
      undo: take back your last choice, where nothing was learned since
      tone: shorter sentences, or full ones again
      orders: what you answer without being asked, and how to change it
      save FILE: save the game there and go on
      quit: save the game and leave

cli-play-tone-simple = Short sentences from now on.
cli-play-tone-full = Full sentences from now on.
cli-play-one-tone = This game has no shorter sentences.
cli-play-no-orders = In this game nothing can be ordered in advance.
cli-play-no-order = { $given } cannot be ordered. There is: { $words }
cli-play-orders-what =
    orders card: those about each card. orders moment/test: what can be ordered there.
    orders moment/test never: order that. It holds from the next question on.
cli-plain-terminal = This terminal cannot draw the table, so here are plain questions.
cli-plain-small = This window has { $columns } columns and { $rows } rows; the drawn table needs 80 and 24, so here are plain questions.
cli-resume-line = { $title }: { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}, { $seats }, { $when }
cli-resume-none = No game waits for you.

## Replaying

cli-replay-head = { $title }: { $choices } choices, seed { $seed }, replayed exactly.
cli-replay-options = Options: { $options }
cli-replay-at = After choice { $at } of { $choices }, as { $player } sees it:
cli-replay-next = Next choice: { $player }, { $key }
cli-replay-unfinished = This game was not finished.

## Rules and cards

cli-card-head = { $name } ({ $key }): { $kind }

cli-pictures-written = { $n ->
    [one] { $n } card is drawn in { $folder }.
   *[other] { $n } cards are drawn in { $folder }.
}

## Simulating

cli-sim-progress = games
cli-sim-head = { $title }: { $n ->
    [one] { $n } game
   *[other] { $n } games
}, seed { $seed }
cli-sim-seat = seat { $seat }, { $bot }: { $wins } won, { $share } ({ $low } to { $high })
cli-sim-first = whoever began: { $wins } won, { $share } ({ $low } to { $high })
cli-sim-lost = won by nobody: { $n }
cli-sim-unfinished = unfinished: { $n }
cli-sim-turns = turns: median { $median }, from { $p10 } (10%) to { $p90 } (90%)
cli-sim-speed = { $decisions } decisions, { $speed } a second, { $compiled ->
    [yes] compiled
   *[no] not compiled
}
cli-sim-written = Written: { $file }
cli-sim-records = Records: { $folder }

## The web table

cli-serve-started = Bivouac is at { $address } (Ctrl-C ends it)
cli-serve-ended = Every game is kept.
cli-backup-done = Copied into { $file } ({ $size } kB)
cli-error-port-taken = Port { $port } is taken: give another one with --port, or none.
cli-error-listen = Cannot listen at { $host } ({ $why }).
cli-error-serve = The server cannot start: its database or its bus does not answer ({ $why }).
cli-error-setting = The setting { $name } does not fit: it should be { $expected }.
cli-error-backup-database = These tables are in PostgreSQL: copy them with pg_dump.
cli-error-backup-nothing = There are no tables in { $folder } yet.
cli-error-backup-exists = { $file } exists already: give a new name.
cli-error-backup-failed = The tables could not be copied ({ $why }).
cli-restore-done = { $copy } is now in the place of { $file } ({ $size } kB)
cli-restore-kept = The tables that were there are kept in { $file }
cli-error-restore-database = These tables are in PostgreSQL: go back with pg_restore or psql.
cli-error-restore-exists = There are tables in { $file } already: put the copy in their place with --replace; they are kept under another name.
cli-error-restore-itself = { $file } is the tables themselves, not a copy of them: give a file made by bivouac backup.
cli-error-restore-foreign = { $file } holds no tables of Bivouac: give a file made by bivouac backup.
cli-error-restore-damaged = { $file } is damaged and cannot be restored: give another copy.
cli-error-restore-newer = { $file } was made by another version of Bivouac than this one can read: restore it with the version that made it, or a later one.
cli-error-serve-newer = The tables in { $file } were written by a version of Bivouac that this one cannot read: start that version, or a newer one.
cli-error-serve-damaged = The tables in { $file } are damaged: go back to a copy with bivouac restore.
cli-error-serve-foreign = { $file } holds no tables of Bivouac: name another folder with --data, or move this file away.
cli-error-folder-taken = Another server uses { $file }: stop it first, or give another folder with --data.

cli-balance-line = { $what }: { $found } ({ $wanted }), { $verdict }
