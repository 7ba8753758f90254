### Tournaments and lists of players: what cannot be entered, and why.

## Entries of a tournament

store-refused-not-made = The tournament has not been set up yet.
store-refused-made-already = The tournament is set up already. Change its settings instead.
store-refused-mistaken-already = The tournament has been withdrawn as a mistake already.
store-refused-not-mistaken = The tournament has not been withdrawn.
store-refused-no-reason = Say why: the reason is kept.
store-refused-no-name = A player needs a name.
store-refused-player-twice = There is already a player with the number { $name }.
store-refused-no-player = There is no player with the number { $name }.
store-refused-withdrawn = The player with the number { $name } has withdrawn.
store-refused-not-withdrawn = The player with the number { $name } has not withdrawn.
store-refused-seated = The player with the number { $name } is in a round, and can only withdraw from the event.
store-refused-list-twice = There is already a list { $name }.
store-refused-no-list = There is no list { $name } that could be taken back.
store-refused-list-overrun = More has happened since the list { $name } was taken in, so it cannot be taken back.
store-refused-round = Round { $expected } comes next, not round { $found }.
store-refused-no-draft = There is no draft of round { $round }.
store-refused-draft-there = Round { $round } is drafted already. Drop that draft first.
store-refused-drawn-already = The colour of the first player is drawn before the first round; there are rounds already.
store-refused-round-stays = Round { $round } stays as it is: only the last round can become a draft again, and only while it has no results.
store-refused-paired-twice = The player with the number { $name } is in this round more than once.
store-refused-board-twice = There is more than one board { $number } in this round.
store-refused-game-twice = The game { $name } is already played at another board.
store-refused-no-game = There is no game { $name } in this tournament.
store-refused-not-a-result = “{ $name }” is not a result. Write for example 1-0, ½-½ or +/-.
store-refused-too-much = “{ $name }” is more than both players together can have from one game.
store-refused-result-twice = The game { $name } has a result already. Correct it instead.
store-refused-not-a-seal = The seal of the game { $name } names no hash, or an earlier entry than the seal before it.
store-refused-link-twice = There is already a link { $name }.
store-refused-no-link = There is no link { $name }.
store-refused-revoked-already = The link { $name } is revoked already.
store-refused-no-hash = The link { $name } has no secret.
store-refused-scope = A link for a player needs a board and a side; other links have none.

## What speaks against a draft of a round

store-objection-no-boards = Nobody is paired yet.
store-objection-no-player = There is no player { $name }.
store-objection-gone = { $name } does not play in the event any more.
store-objection-twice = { $name } is in this round more than once.
store-objection-forbidden = { $one } and { $other } shall not be paired.
store-objection-met = { $one } and { $other } met in round { $round }.
store-objection-third-time = { $name } would have { $color ->
    [white] White
   *[black] Black
} for the third time in a row.
store-objection-unbalanced = { $name } would have had { $color ->
    [white] White in { $by } more { $by ->
        [one] game
       *[other] games
    } than Black
   *[black] Black in { $by } more { $by ->
        [one] game
       *[other] games
    } than White
}.
store-objection-bye-twice = { $name } had a full bye or won without play in round { $round }.
store-objection-left-out = { $name } has neither an opponent nor a bye.

## Why the rules give no pairing

store-pairing-games-open = Round { $round } is not over: no result yet at { $count ->
    [one] board
   *[other] boards
} { $boards }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}. Enter the results first, or pair by hand.
store-pairing-left-over = No pairing keeps the absolute criteria (C.04.3, C1–C3): { $players }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
} would be left without an opponent. The arbiter decides what to do (Article 1.9.3): give byes, lift a forbidden pair, or pair by hand and let players meet again.
store-pairing-contradiction = Round { $round } of { $name } does not go with that of the opponent. Correct the round first.
store-pairing-too-large = The event is too large to be paired by the rules.

## Settings

store-setting-no-name = A tournament needs a name.
store-setting-edition = “{ $name }” is not an edition of the Laws. Write for example fide-2023.
store-setting-date = “{ $name }” is not a day. Write for example 2026-11-16.
store-setting-time-control = “{ $name }” is not a time control. Write for example 40/1:30:00, all/0:30:00; +0:30.
store-setting-scoring = A game cannot be worth “{ $name }”: a win is worth at least a draw, a draw at least a loss, and two draws no more than a win and a loss.
store-setting-accelerated-points = Acceleration needs a win that is worth two draws, and a loss that is worth nothing (C.04.7).
store-setting-rounds-unknown = Acceleration needs the number of rounds. Enter it first.
store-setting-regulations = The regulations cannot be read.

## Lists of players

# $fault is one of the sentences below.
store-list-problem = Line { $line }, column { $column }: { $fault }
store-list-no-heading = No column is headed “name”.
store-list-no-players = There is no line of a player; it would begin with 001.
store-list-no-name = The name is missing; the player is left out.
store-list-rating = “{ $word }” is not a rating; the player is entered without one.
store-list-fide-id = “{ $word }” is not a FIDE number; the player is entered without one.
store-list-language = “{ $word }” is not a language in which moves are written; the player is entered without one.
store-list-text = The text is too long or cannot be printed; it is left out.
store-list-open-quote = This quotation mark is not closed.
store-list-too-many-fields = The line has more fields than the heading; what is beyond it is left out.
store-list-start-number = “{ $word }” is not a starting number, or another player has it; nobody is paired with this player.
store-list-round = “{ $word }” is not an opponent, a colour and a result; the player is entered without a game in this round.
store-list-opponent = No player has the starting number { $word }; the player is entered without a game in this round.
store-list-contradiction = The line of the opponent says something else; the game is left out.
store-list-no-colors = Neither line says who had White; the player of this line is entered as White.
store-list-shifted = The fields of this line stand { $by } { $by ->
    [one] column
   *[other] columns
} too far to the { $side ->
    [left] left
   *[right] right
}; they were read there. Check the player.
store-list-columns = The fields of this line do not stand in their columns, and no other place makes sense. Nothing of the file is taken in: write it anew with the program it comes from.
store-list-header = “{ $word }” makes no sense in a line { $code }; the line is kept as it is.
store-list-not-kept = The file has more lines that mean nothing to the desk than it can keep; the rest is left out.
store-list-too-many-rounds = There are too many rounds; from here on they are left out.
store-trf-too-many-players = A report file holds at most { $count } players.
store-ratings-unreadable = The file cannot be read: { $reason }
store-ratings-form = The file is no rating list of FIDE, neither in columns (with its heading line) nor in XML.
store-ratings-packed = The file is packed in a way the desk does not know. Unpack it first.
store-ratings-too-large = The file is larger than any rating list of FIDE.
store-ratings-too-many = The list has more than { $most } players.

## Stores and logs

store-url-empty = No file and no server is named.
store-url-scheme = “{ $word }:” is neither “sqlite:” nor “postgres:”.
store-url-sslmode = “{ $word }” is not a way to encrypt. Write sslmode=disable, prefer, require or verify-full.
store-url-no-roots = sslmode=verify-full needs sslrootcert=…, the file with the certificate that is trusted.
store-url-timeout = “{ $word }” is not a time to wait. Write for example timeout=10s or timeout=500ms, from 50 ms to one hour.
store-open-foreign = { $file } is a database of another program.
store-open-in-use = { $file } is open in another program that writes to it, most likely another desk. End that program first, or name another file. Several desks on one event need PostgreSQL.
store-open-later = The database has form { $found }, and this program knows forms up to { $known }. Use a newer program.
store-open-without-postgres = This program was built without PostgreSQL. Keep the event in a file, or use a program built with the feature “postgres”.
store-trouble-database = { $name } says: { $said }
store-trouble-batch = Something that was to be written at the same time failed: { $said }
store-trouble-silent = PostgreSQL has not answered within { $seconds } s. Whether the last entry was written is not known; it is looked up as soon as the database answers.
store-trouble-closed = The database is closed.
store-trouble-damaged = The log { $log } is damaged: entry { $entry }, { $field }.
store-trouble-file = { $file }: { $said }
store-body-kind = Entry { $entry } is of the kind “{ $kind }”, which this program does not know.
store-body-form = Entry { $entry } does not have the form of its kind.
store-event-stamped = the line has a time of its own
store-log-empty = The log is empty.
store-log-order = Entry { $entry } is not where a game is set up.
store-log-entry = Entry { $entry }: { $why }
store-log-correction = Entry { $entry } goes back to entry { $to }, which does not stand.
store-log-result = Entry { $entry } tells of a result that is none.
store-log-name = “{ $name }” is not the name of a log.
store-restore-not-empty = The store is not empty.
store-restore-not-a-backup = { $file } is not a backup.
store-restore-line = Line { $line } of the backup cannot be read.
store-restore-cut-off = The backup is cut off.
store-import-no-game = There is no game in it.
store-import-game = Game { $game } of the file cannot be set up: { $why }
store-import-line = Line { $line }: { $why }
store-import-json = This is not the JSON of a log.
store-import-json-at = Line { $line }, column { $column }: this is not the JSON of a log.
store-import-chain = Entry { $entry } does not fit into the chain of the log: something was changed, removed or inserted.
store-import-write = Something in it cannot be written as an entry.
store-import-cut-off = Game { $game } of the file was taken in up to move { $number }: “{ $move }” cannot be played there.

## What is wrong with a log

store-fault-broken = { $log }: entry { $entry } does not fit the chain; the log was changed past this program.
store-fault-unreadable = { $log } cannot be played again and is left aside: { $reason }
store-fault-differs = { $log }: other rulings stand in the log than are given now (entries { $entries }). The game goes on with what is ruled now.
store-fault-missing = { $log } is not there, though a round names it.
store-fault-unsealed = { $log }: the log of the tournament says that entry { $entry } was the last when the game was over, and it is missing or another now; the end of the log was cut off or made anew past this program. Compare the hash on the scoresheet.

## The command that keeps the store

cli-store = Copy, take back or check what the desk has stored
cli-store-backup = Copy everything into a new file, also while the desk is running
cli-store-backup-arg-file = the file, which must not exist yet
cli-store-backup-arg-store = which store: a file, or postgres://…; if not given, that of “jadoube serve”
cli-store-backup-arg-archive = write lines of JSON instead of a database (PostgreSQL always does)
cli-store-restore = Take a backup into an empty store, after every log in it was checked
cli-store-restore-arg-file = the backup, of either kind
cli-store-restore-arg-store = which store: a file, or postgres://…; if not given, that of “jadoube serve”
cli-store-restore-arg-until = only what happened until then: 2026-11-16T15:04:05+01:00, or milliseconds since 1970
cli-store-verify = Check the chain of every log, and play every log again
cli-store-verify-arg-store = which store: a file, or postgres://…; if not given, that of “jadoube serve”
cli-store-report = Make a report of an event as PDF
cli-store-report-arg-file = the new file
cli-store-report-arg-event = which event, by its id; not needed if there is only one
cli-store-report-arg-round = only this round
cli-store-report-arg-arbiter = the report of the chief arbiter instead of that of the event
cli-store-report-arg-offset = how far the place is from Greenwich, such as +01:00; times are told so
cli-store-report-arg-store = which store: a file, or postgres://…; if not given, that of “jadoube serve”
store-reported = { $event } is in { $file }.
store-no-event = There is no event “{ $event }” in the store.
store-which-event = { $count ->
    [0] There is no event in the store.
   *[other] Say with --event which of these: { $events }.
}
store-not-an-offset = “{ $text }” does not say how far a place is from Greenwich. Write for example +01:00.
store-backed-up = Everything in { $store } was copied into { $file }.
store-restored = Taken into { $store }: { $logs ->
    [one] one log
   *[other] { $logs } logs
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
store-restored-until = What is later than { $time } was left out. Links that were revoked later work again: look through them.
store-not-a-moment = “{ $text }” is not a moment. Write for example 2026-11-16T15:04:05+01:00, or milliseconds since 1970.
store-whole = { $store }: { $logs ->
    [one] one log
   *[other] { $logs } logs
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}; nothing is wrong.
store-cannot = That could not be done with { $store }: { $reason }
store-not-a-store = “{ $text }” is no place for a store: { $reason }
store-list-too-many-players = There are more than { $most } players; nothing was taken in. Divide the list.
store-list-more-problems = More than { $most } things make no sense; the rest is not listed.
