### The command pgn: game records and what is wrong with them.

pgn-total = { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $defects ->
    [0] nothing wrong
    [one] { $defects } defect
   *[other] { $defects } defects
}, { $broken ->
    [one] { $broken } game that could not be played to its end
   *[other] { $broken } games that could not be played to their end
}, { $speed } MB a second
pgn-defect = { $file }:{ $line }:{ $column }: game { $game }: { $text }

pgn-defect-bad-tag = this is not a tag: a name, then a value in quotation marks, in square brackets.
pgn-defect-unclosed-comment = the comment that begins here has no closing brace.
pgn-defect-unclosed-variation = a variation has no closing bracket.
pgn-defect-stray-closing = there is nothing to close here.
pgn-defect-stray-byte = this has no place among the moves.
pgn-defect-no-tags = the moves begin without any tag.
pgn-defect-no-result = the game ends without a result.
pgn-defect-bad-fen = the starting position cannot be read: expected { $expected }.
pgn-defect-not-playable = one cannot play on from the starting position.
pgn-defect-not-algebraic = “{ $word }” is not a move in algebraic notation.
pgn-defect-ambiguous = “{ $word }” may be a move from { $squares }.
pgn-defect-no-such-move = no piece can make the move “{ $word }”.
pgn-defect-illegal-move = “{ $word }” is illegal. { $reason }
pgn-defect-too-long = the record is longer than { $megabytes } MB; what comes after this place was not read. Divide it, or repair where the next record begins.
pgn-defect-too-many-moves = no game has so many moves; those from here on were left out.
pgn-more = The first { $told } of { $all } defects are shown.
