### The command audit: what is wrong in whole databases of games.

audit-player-white = White
audit-player-black = Black
audit-class-standard = standard chess
audit-class-rapid = rapid
audit-class-blitz = blitz
audit-severity-error = error
audit-severity-warning = warning
audit-severity-info = information
audit-no-piece = No piece can make this move.

audit-check-illegal-move = illegal move
audit-check-ambiguous-move = ambiguous move
audit-check-unreadable-move = unreadable move
audit-check-passed = a player passed
audit-check-moves-after-mate = moves after checkmate
audit-check-moves-after-stalemate = moves after stalemate
audit-check-moves-after-dead = moves in a dead position
audit-check-moves-after-repetition = moves after a repetition that ends the game
audit-check-moves-after-series = moves after a series that ends the game
audit-check-result-not-mate = result against a checkmate
audit-check-result-not-stalemate = result against a stalemate
audit-check-result-not-dead = result against a dead position
audit-check-result-not-automatic = result against a draw without claim
audit-check-flag-no-mate = lost on time against a player who could not mate
audit-check-win-no-mate = won without any possible mate
audit-check-result-outside = result that no scale of points knows
audit-check-draw-before-move = draw before a move by each
audit-check-draw-too-early = draw before the move of the event
audit-check-repetition-missed = repetition not claimed
audit-check-series-missed = series without progress not claimed
audit-check-time-gained = time out of nowhere
audit-check-time-negative = negative time
audit-check-increment-wrong = wrong increment
audit-check-flag-unnoticed = flag-fall unnoticed
audit-check-clock-unreadable = unreadable clock
audit-check-time-class = class of the time control
audit-check-fen-unreadable = unreadable starting position
audit-check-fen-castling = impossible castling right
audit-check-fen-en-passant = impossible en passant square
audit-check-fen-impossible = impossible starting position
audit-check-needless-origin = needless square of departure
audit-check-sign-missing = missing sign of check or mate
audit-check-sign-wrong = wrong sign of check or mate
audit-check-spelling = unusual spelling
audit-check-roster-missing = missing tags
audit-check-result-mismatch = two results
audit-check-result-missing = no result after the moves
audit-check-bad-date = bad date
audit-check-time-control-unknown = unknown time control
audit-check-time-control-dialect = time control in another form
audit-check-termination-dialect = ending in other words
audit-check-duplicate-tag = tag twice
audit-check-result-spelling = result in another spelling
audit-check-setup-missing = starting position not announced
audit-check-other-variant = another variant
audit-check-broken-form = broken record
audit-check-encoding = not UTF-8
audit-check-binary-bytes = bytes that no text has
audit-check-too-long = record too long
audit-check-broken-input = broken file
audit-check-too-many = more findings than are kept

audit-found-illegal-move = “{ $word }” is illegal. { $reason }
audit-found-ambiguous-move = “{ $word }” may be a move from { $squares }.
audit-found-unreadable-move = “{ $word }” is not a move in algebraic notation.
audit-found-passed = { $player } passed (“{ $word }”). The players move alternately, and nobody may pass.
audit-found-moves-after-mate = The game ended here by checkmate. Moves of either player after it: { $count }.
audit-found-moves-after-stalemate = The game ended here by stalemate. Moves of either player after it: { $count }.
audit-found-moves-after-dead = The game ended here: neither player can checkmate by any series of legal moves. Moves of either player after it: { $count }.
audit-found-moves-after-repetition = The game was drawn here without a claim: the position had occurred { $number } times. Moves of either player after it: { $count }.
audit-found-moves-after-series = The game was drawn here without a claim: { $number } moves by each player without a capture or a pawn move. Moves of either player after it: { $count }.
audit-found-result-not-mate = The last position is checkmate. The record says { $result }, it should say { $right }.
audit-found-result-not-stalemate = The last position is stalemate. The record says { $result }, it should say { $right }.
audit-found-result-not-dead = The last position is dead: only a draw was possible. The record says { $result }, it should say { $right }.
audit-found-result-not-automatic = The game had ended in a draw without a claim. The record says { $result }, it should say { $right }.
audit-found-flag-no-mate = The game was lost on time, but { $player } could not checkmate by any series of legal moves. The record says { $result }, it should say { $right }.
audit-found-win-no-mate = { $player } won, but could not have checkmated by any series of legal moves. { $kind ->
    [draw] Even a resignation makes it a draw: { $right } instead of { $result }.
   *[other] Only a resignation would explain { $result }; by mate or on time it could only be { $right }.
}
audit-found-result-outside = The result “{ $value }” is not one of a win, a draw and a loss.
audit-found-draw-before-move = A draw can be agreed only after each player has made at least this many moves: { $number }. Here it was { $count }.
audit-found-draw-too-early = The event allows no draw by agreement before move { $number }. Moves by each player here: { $count }.
audit-found-repetition-missed = { $player } could have claimed a draw: the position had occurred { $number } times. The result is { $result }.
audit-found-series-missed = { $player } could have claimed a draw: { $number } moves by each player without a capture or a pawn move. The result is { $result }.
audit-found-time-gained = The clock of this player ({ $player }) went up by { $rise }; it can go up by { $allowed } at most. Such places in the game: { $count }.
audit-found-time-negative = The clock of this player ({ $player }) shows less than no time: “{ $value }”.
audit-found-increment-wrong = The clock of this player ({ $player }) shows { $rise } where the time control gives { $allowed }. Such places in the game: { $count }.
audit-found-flag-unnoticed = { $player } had no time left and went on playing. Moves of this player after it: { $count }.
audit-found-clock-unreadable = “{ $value }” is not a time.
audit-found-time-class = The event says { $claimed }, but by its time control the game is { $class }.
audit-found-fen-unreadable = The starting position cannot be read: “{ $value }”.
audit-found-fen-castling = The starting position has a castling right that cannot be. { $reason }
audit-found-fen-en-passant = The starting position has an en passant square that cannot be. { $reason }
audit-found-fen-impossible = No game leads to the starting position. { $reason }
audit-found-needless-origin = More of the square of departure than is needed. “{ $word }” is written { $better }. Such places in the game: { $count }.
audit-found-sign-missing = A sign of check or mate is missing. “{ $word }” is written { $better }. Such places in the game: { $count }.
audit-found-sign-wrong = A sign of check or mate is wrong. “{ $word }” is written { $better }. Such places in the game: { $count }.
audit-found-spelling = Another spelling than that of game records. “{ $word }” is written { $better }. Such places in the game: { $count }.
audit-found-roster-missing = Tags are missing that every record has: { $names }.
audit-found-result-mismatch = The tag says { $tag }, the end of the moves says { $result }.
audit-found-result-missing = The moves end without a result.
audit-found-bad-date = “{ $value }” is not a date of the form year.month.day.
audit-found-time-control-unknown = “{ $value }” is not a time control.
audit-found-time-control-dialect = The time control “{ $value }” is not in the form of game records, or its numbers look like minutes. { $better ->
    [none] It is not clear what it should be.
   *[other] It should be { $better }.
}
audit-found-termination-dialect = “{ $value }” is not one of the standard’s words for the end of a game. { $better ->
    [none] It is not clear what it should be.
   *[other] It should be { $better }.
}
audit-found-duplicate-tag = The tag { $name } stands here a second time; the first one counts.
audit-found-result-spelling = The result “{ $value }” is written { $better }.
audit-found-setup-missing = The game starts from another position, and the tag SetUp does not announce it.
audit-found-other-variant = “{ $value }” is not chess by the Laws; the game was not judged.
audit-found-broken-form = The form of the record is broken: { $fault }
audit-found-encoding = The byte { $byte } is not UTF-8; the text was read as Windows-1252.
audit-found-binary-bytes = Bytes that no text has: { $count }.
audit-found-too-long = { $kind ->
    [moves] The game has more than { $count } moves of both players together; the rest was not followed.
   *[other] No end of a game within { $count } bytes; the record was cut here.
}
audit-found-broken-input = The file cannot be read further: { $kind ->
    [not-found] it is not there.
    [not-permitted] the system does not permit it.
    [directory] it is a folder.
    [ends-early] it ends in the middle.
    [damaged] its contents are damaged.
   *[other] the system reports an error.
}
audit-found-too-many = In this part of the file were { $count } findings; no more are kept. Games after them that were not looked at: { $games }.

audit-total = { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $findings ->
    [one] { $findings } finding
   *[other] { $findings } findings
} in { $with ->
    [one] { $with } game
   *[other] { $with } games
}, { $speed } MB a second
audit-nothing = Nothing was found.
audit-first = first: { $file }:{ $line }, game { $game }
audit-line = { $file }:{ $line }:{ $column }: game { $game }: { $severity } { $id } { $name }: { $text }
audit-articles = Article { $articles }, { $edition }
audit-resumed = Resumed after game { $game } of { $file }.
audit-changes = Changes written to { $file }: { $count }. Games with changes: { $games }.
audit-change = { $file }:{ $line }: game { $game }: { $name }: “{ $before }” becomes “{ $after }”
audit-differs = { $file }:{ $line }: game { $game }
audit-only-in = only { $edition }: { $text }
audit-compared = Games that { $first } and { $second } judge differently: { $count }.

audit-page-title = Audit of game records
audit-page-checks = Findings by check
audit-page-moves = Findings by move number
audit-page-editions = Findings by edition
audit-page-worst = Games with the gravest findings
audit-page-game = { $white } – { $black }, game { $game }, { $file }:{ $line }

audit-wrong-check = There is no check “{ $text }”.
audit-nearest-check = Did you mean { $nearest }?
audit-two-editions = --compare takes two editions with a comma between them, not “{ $text }”.
audit-needs-out = This needs a file for the findings: --out FILE.
audit-same-file = The file { $file } would be read and written in the same run, or written twice. Name another one.
audit-no-games = There is no file of game records in { $file }.
audit-other-run = The checkpoint { $file } belongs to another run: its files or options differ.
audit-bad-checkpoint = The checkpoint { $file } cannot be read.
audit-lost-output = The file { $file } is shorter than the checkpoint says; begin anew without the checkpoint.
