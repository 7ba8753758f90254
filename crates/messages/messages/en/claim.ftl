### The command claim: is a claim of a draw by repetition or by moves without progress correct?

## Help texts

cli-claim = Check a claim of a draw by repetition or by fifty moves against the record of the game
cli-claim-arg-file = The record: PGN, or a list of moves in any language; “-” is standard input
cli-claim-arg-threefold = The claim rests on the position: it stands, or will stand, on the board for the third time
cli-claim-arg-fifty = The claim rests on fifty moves by each player without a capture or a pawn move
cli-claim-arg-with = The move that the claimant has written and not made, in the letters of the record or as engines write it
cli-claim-arg-game = Which game of a PGN file, counted from 1; if not given, the first
cli-claim-arg-edition = Edition of the Laws; if not given, the newest
cli-claim-arg-pace = How fast the game is played
cli-claim-arg-unsupervised = Rapid or blitz without enough arbiters for the Competition Rules
cli-claim-arg-from = Language of the record, or auto
cli-claim-arg-diagrams = Show the position that the claim is about
cli-claim-arg-flip = Show the board from Black’s side

## Verdicts

claim-threefold-correct = { $color ->
    [white] White’s
   *[black] Black’s
} claim is correct: the position counts { $count ->
    [one] { $count } time
   *[other] { $count } times
}, and { $needed } are needed. The game is drawn (Articles { $articles }; edition { $edition }).
claim-threefold-wrong = { $color ->
    [white] White’s
   *[black] Black’s
} claim is wrong: the position counts { $count ->
    [one] { $count } time
   *[other] { $count } times
}, and { $needed } are needed (Articles { $articles }; edition { $edition }).
claim-fifty-correct = { $color ->
    [white] White’s
   *[black] Black’s
} claim is correct: half-moves without a capture or a pawn move: { $count }; moves needed by each player: { $needed }. The game is drawn (Articles { $articles }; edition { $edition }).
claim-fifty-wrong = { $color ->
    [white] White’s
   *[black] Black’s
} claim is wrong: half-moves without a capture or a pawn move: { $count }; moves needed by each player: { $needed } (Articles { $articles }; edition { $edition }).
claim-bonus = Extra time for { $color ->
    [white] White
   *[black] Black
}: { $time } (Article { $article }).
claim-must-play = The intended move must be made: { $move } (Article { $article }).
claim-must-move-piece = The piece on { $square } must move (Article { $article }; reading { $reading }).
claim-must-move-any = The piece on { $square } has no legal move: any legal move may be made (Article { $article }; reading { $reading }).
claim-automatic = Without any claim the game is over: { $what ->
    [repetition] the position has stood so often that it is drawn at once
   *[moves] so many moves without a capture or a pawn move draw it at once
} (Article { $article }; edition { $edition }).
claim-intended-illegal = { $color ->
    [white] White’s
   *[black] Black’s
} claim is wrong: the intended move “{ $move }” is illegal (Articles { $articles }; edition { $edition }).

## Places in the game

claim-start = at the start of the record
claim-after = after { $move }
claim-after-intended = after { $move } (intended)

## What was counted

claim-occurrences = The position occurs:
claim-look-alikes = The same pieces on the same squares, but not the same position:
claim-differs-turn = the other player has the move
claim-differs-castling = the castling rights differ
claim-differs-en-passant = a capture en passant is possible in one of them only
claim-since = The last capture or pawn move: { $place }.
claim-since-before = The last capture or pawn move comes before the start of the record.
claim-moves = Moves since then: White { $white }, Black { $black }.

## Trouble

claim-broken = The record cannot be followed: { $move } is no legal move there.
claim-hint-broken = name the language with --from, or correct the record; “jadoube notate” says what is wrong
claim-intended-unclear = It is not clear which move “{ $move }” is meant to be in the last position of the record.
claim-no-game = The record has no game number { $number }.
