# The web table: what the server says. Keys begin with `server-`.

## What is refused: what was expected, and what to do

server-wrong-secret = This link opens no table here. Check that it is whole.
server-no-secret = This needs the secret of a seat: send it in the Authorization header, after the word Bearer.
server-no-table = This table is not there any more.
server-no-game = There is no such game here. There is: { $known }.
server-no-bot = There is no such bot here. There is: { $known }.
server-no-bot-of-game = The bot “{ $bot }” does not play this game. There is: { $known }.
server-not-guided = No guided first game has been written for this game. There is one for: { $known }.
server-no-seat = There is no such seat: this table has { $n } of them, counted from 0.
server-name-invisible = Nothing of this name can be seen. Take one with letters or signs.
server-name-taken = Two players at one table cannot have names that look the same. Take another one.
server-no-position = There is no such position: this game has { $n } choices.
server-no-course = This game has no guided game “{ $name }”. It has: { $known }.
server-no-option = This game has no option “{ $name }”. It has: { $known }.
server-option-yesno = The option { $name } is true or false.
server-option-word = The option { $name } is one of these: { $known }.
server-option-words = The option { $name } is any of these, each once and joined by commas: { $known }.
server-option-number = The option { $name } is a whole number from { $low } to { $high }.
server-no-phrase = There is no such quick phrase.
server-empty-message = This message has no words in it.
server-chat-full = This table has heard all the messages it can keep.
server-seats = This game is for { $low } to { $high } players.
server-clock = A clock has 1 to { $minutes } minutes and gives back 0 to { $seconds } seconds.
server-spectator = Spectators look on. To play, open the link of a seat.
server-stale = The table has moved on since then. Look again and choose anew.
server-unknown-option = This is no choice of this game.
server-order-answers = Your standing order answers this. Change it to be asked.
server-no-rest = You are not being asked to react now.
server-no-order = This game knows no such order.
server-no-such-order = This order cannot say that. There is: { $known }.
server-over = This game is over.
server-out-of-time = The time has run out.
server-not-over = This game is still being played. A rematch comes after it.
server-rematch-made = The rematch is waiting for you already.
server-nothing-to-undo = You have no choice to take back.
server-offered = This has been asked already. Wait for the answer.
server-no-offer = Nobody is asking for this now.
server-bot-sits-there = A bot plays this seat already.
server-not-away = A bot can take over once the player has been away for { $seconds } seconds.
server-not-your-seat = A finished game is seen through the eyes of a seat only with the link of that seat.
server-absent = { $player } is away, and a bot plays for them. Until they are back, or for { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
}, nothing is taken back, abandoned or deleted without them.
server-undo-seen = A bot has played for { $player } since that choice, and what it showed has been seen. Only { $player } can agree to take it back.
server-still-running = While a game is being played, nobody gets its record.
server-delete-running = Others still play here. Agree to abandon the game first, then delete it.
server-fork-running = While a game is being played, you can only go on from where it stands, and from your own seat.
server-fork-over = The game is over at this position. Choose an earlier one.
server-no-fork = This game came from elsewhere and began in the middle. It can be watched, not continued.
server-record-not-json = This file is not whole: a record of Bivouac is a JSON file.
server-record-not-record = This file is not a record of Bivouac.
server-record-damaged = This record is damaged: what it says of the game does not fit together.
server-record-rules = This record was made with other rules than those played here.
server-record-replay = This record does not play out as it says: the first difference is at choice { $choice }.
server-record-too-long = Checking this record takes too long.
server-rules-changed = The rules have changed since this game was played here last, and it cannot go on with the new ones.
server-damaged = This table is damaged in the database and cannot be opened. Whoever runs this server can go back to a copy.
server-hello-expected = The first message is a hello with the secret of a seat.
server-hello-twice = You have said hello already.
server-broken-message = This message cannot be read: a known type with its fields was expected.
server-broken-request = This request cannot be read: something is missing in it, or of the wrong kind.
server-too-long = This message is too long: at most { $bytes } bytes.
server-too-long-body = This is too long.
server-too-many = This is too much at once. Wait a moment.
server-too-many-tables = You have made many tables in a short time. Wait a moment.
server-too-many-visitors = This table has as many visitors as it can take.
server-too-many-spectators = The spectators of this table say much at once. Wait a moment.
server-too-slow = Your line is too slow for this table. Try again.
server-silent = Nothing was heard from you for a while. Your game is safe and goes on in a moment.
server-not-found = There is nothing at this address.
server-not-allowed = This address does not do that.
server-origin = This request comes from a page of another site.
server-host = This server is not called by this name. Whoever runs it can allow it in the settings: public_address or allowed_hosts.
server-unavailable = The server cannot reach its database. Nothing is lost. Try again in a moment.
server-failed = Something went wrong in the server. Try again, and tell whoever runs it if it happens again.
server-deleted = This table has been deleted.
server-left = A bot plays on at your seat. Open your link again to come back.
server-shutting-down = The server is restarting. Your game is safe and goes on in a moment.
server-no-client = The server runs, but its pages have not been built. In the folder of the project: npm ci --prefix web && npm run build --prefix web

## At the table

server-passing = Your standing order lets this pass.
server-ordered = Your standing order answers this.
server-resting = You let the rest of this turn pass.
server-notice-missed = While you were away a bot made { $n ->
    [one] one choice
   *[other] { $n } choices
} for you. The log tells what happened.
server-notice-rules = The rules have been updated. The game goes on from where it stood.
server-notice-rules-lost = The rules have been updated, and the last choices did not fit them. The game goes on from before those.
server-notice-expires = This game is kept for { $days ->
    [one] one more day
   *[other] { $days } more days
}, then it is deleted. Save its record to keep it.
server-notice-expires-live = Nobody has played here for long. In { $days ->
    [one] one day
   *[other] { $days } days
} this game is deleted, unless somebody plays on.
server-ended-abandoned = You have agreed to abandon this game. Nobody wins.
server-ended-conceded = { $player } has conceded.
    .own = You have conceded.
server-ended-flagged = { $player } has run out of time.
    .own = You have run out of time.

## Lines of the log

server-note-took-over = { $other } lets a bot play for { $player }.
    .own = { $other } lets a bot play for you.
    .nobody = A bot plays for { $player }.
server-note-gave-up = { $player } gives up, and a bot plays on.
    .own = You give up, and a bot plays on.
server-note-ran-out = { $player } has run out of time, and a bot plays on.
    .own = You have run out of time, and a bot plays on.
server-note-returned = { $player } is back.
    .own = You are back.
server-note-undone = { $player } takes back a choice.
    .own = You take back a choice.
    .nobody = A choice is taken back.
server-note-refused-undo = { $player } does not agree to taking back.
    .own = You do not agree to taking back.
server-note-refused-abandon = { $player } does not agree to abandoning the game.
    .own = You do not agree to abandoning the game.
server-note-refused-rematch = { $player } does not agree to a rematch.
    .own = You do not agree to a rematch.
server-note-withdrew = { $player } withdraws the request.
    .own = You withdraw your request.

## Quick phrases

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played!
server-phrase-thanks = Thanks!
server-phrase-oops = Oops.
server-phrase-thinking = Let me think.
server-phrase-your-turn = It’s your turn.
server-phrase-again = Shall we play again?
server-phrase-goodbye = Goodbye!
