### The commands mate and dead: who can still checkmate, and why not.

## Help texts

cli-mate = Say whether a player can still checkmate by any series of legal moves
cli-mate-arg-fen = The position in FEN, or startpos, or “-” for a line from standard input
cli-mate-arg-file = Answer for every position of this file, one FEN to a line; “-” is standard input
cli-mate-arg-side = The player who is to checkmate; if not given, both are asked about
cli-mate-arg-counter = Count only lines that mate before the moves without progress end the game, from the counter in the FEN on
cli-mate-arg-edition = Edition of the Laws that says how many such moves end a game; if not given, the newest
cli-mate-arg-budget = How many positions may be examined before the question is left open
cli-mate-arg-verify = Check every line and every proof with separate code
cli-mate-arg-diagrams = Show the board after every move of the line
cli-mate-arg-flip = Show the board from Black’s side
cli-mate-arg-jobs = How many positions are examined at the same time

cli-dead = Say whether a position is dead: neither player can checkmate any more
cli-dead-arg-fen = The position in FEN, or startpos, or “-” for a line from standard input
cli-dead-arg-edition = Edition of the Laws whose article is cited; if not given, the newest
cli-dead-arg-budget = How many positions may be examined before the question is left open
cli-dead-arg-verify = Check every line and every proof with separate code
cli-dead-arg-diagrams = Show the board after every move of the line
cli-dead-arg-flip = Show the board from Black’s side

cli-value-side = SIDE
cli-value-states = POSITIONS

## Answers

winnability-can = { $color ->
    [white] White
   *[black] Black
} can checkmate, for example in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}:
winnability-has-mated = { $color ->
    [white] White
   *[black] Black
} has given checkmate.
winnability-cannot = { $color ->
    [white] White
   *[black] Black
} cannot checkmate by any series of legal moves.
winnability-cannot-in-time = { $color ->
    [white] White
   *[black] Black
} cannot checkmate before the moves without progress end the game.
winnability-undetermined = It stays open whether { $color ->
    [white] White
   *[black] Black
} can checkmate.
winnability-effort = Neither a line nor a proof was found among { $states ->
    [one] { $states } position
   *[other] { $states } positions
} and { $sets ->
    [one] { $sets } set of positions
   *[other] { $sets } sets of positions
}. A larger budget (--budget) may decide it.
winnability-cut-short = Played from the present counter, this line would not reach the mate: { $moves } moves by each player without a capture or pawn move end the game before (Article { $article }, edition { $edition }). With --counter another line is looked for.
winnability-too-long = Without Article { $article } (edition { $edition }; { $moves } moves by each player without a capture or pawn move) there would be a line:
winnability-verified = Checked with separate code: this holds.
winnability-refused = Checked with separate code: this does not hold ({ $reason }). The program is at fault.
winnability-not-playable = One cannot play on from this position by the ordinary rules, so there is no answer.
winnability-hint-position = “jadoube position” shows every reason

## Proofs

winnability-proof-stalemate = The game is over: stalemate.
winnability-proof-is-mated = The game is over: { $color ->
    [white] White
   *[black] Black
} is checkmated.
winnability-proof-lone-king = { $color ->
    [white] White
   *[black] Black
} has only the king.
winnability-proof-knight-against-queens = { $color ->
    [white] White
   *[black] Black
} has only king and knight, and the opponent only king and queens: a queen that takes a square from its king can also meet the check.
winnability-proof-bishops-of-one-shade = { $color ->
    [white] White
   *[black] Black
} has only bishops on squares of one colour, there is no bishop on the other colour, and the opponent has neither knight nor pawn: a square remains to which the king can go.
winnability-proof-forced-line = { $count ->
    [one] The next move is forced: { $moves }. After it:
   *[other] The next { $count } plies are forced: { $moves }. After them:
}
winnability-proof-all-moves = { $count ->
    [one] There is one legal move, and it changes nothing:
   *[other] There are { $count } legal moves, and none changes anything:
}
winnability-proof-exhausted = All positions that can be reached were looked at, and none is that mate ({ $count ->
    [one] { $count } position
   *[other] { $count } positions
}; where the pieces alone decide, the search went no further).
winnability-proof-exhausted-within = All positions that can be reached before { $plies } plies without a capture or pawn move were looked at, and none is that mate ({ $count ->
    [one] { $count } position
   *[other] { $count } positions
}).
winnability-proof-epochs = Where each man can get to was followed through every capture and pawn move that is possible. { $count ->
    [one] One set of positions contains
   *[other] { $count } sets of positions contain
} everything that can follow, and no such mate.

## One line for each of many positions

winnability-short-can = { $color ->
    [white] White
   *[black] Black
} can mate in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
winnability-short-cannot = { $color ->
    [white] White
   *[black] Black
} cannot mate: { $how }
winnability-short-undetermined = { $color ->
    [white] White
   *[black] Black
}: open
winnability-short-cut = the counter would end the game before
winnability-short-refused = the check failed
winnability-how-stalemate = stalemate
winnability-how-is-mated = is checkmated
winnability-how-lone-king = the king alone
winnability-how-knight-against-queens = knight against queens
winnability-how-bishops-of-one-shade = bishops on one colour
winnability-how-forced-line = forced moves
winnability-how-all-moves = after every move
winnability-how-exhausted = all positions seen
winnability-how-exhausted-within = all positions seen that the counter allows
winnability-how-epochs = all that can follow enclosed
winnability-total = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} in { $seconds } s: { $can } times can mate, { $cannot } times cannot, { $undetermined } times open
winnability-total-unreadable = { $count ->
    [one] { $count } line could not be read
   *[other] { $count } lines could not be read
}
winnability-total-verified = Checked with separate code: { $verified } answers hold, { $refused } do not

## Dead positions

dead-verdict = { $verdict ->
    [dead] The position is dead: neither player can checkmate by any series of legal moves (Article { $article }, edition { $edition }).
    [alive] The position is not dead (Article { $article }, edition { $edition }).
   *[undetermined] It stays open whether the position is dead (Article { $article }, edition { $edition }).
}
