### The command legal: can a game have led to this position?

## Help texts

cli-legal = Say whether a game can have led to a position, with reasons or with a game
cli-legal-arg-fen = The position in FEN, or startpos, or “-” for a line from standard input
cli-legal-arg-file = Answer for every position of this file, one FEN to a line; “-” is standard input
cli-legal-arg-verify = Play the game through, or work out the reasons again, with separate code
cli-legal-arg-budget = How many positions may be played from while a game is looked for
cli-legal-arg-edition = Edition of the Laws whose article is cited; if not given, the newest
cli-legal-arg-svg = Write the diagram to this file as SVG; “-” is standard output
cli-legal-arg-flip = Show the board from Black’s side

## Answers

legality-illegal = This position is illegal: no series of legal moves leads to it (Article { $article }, edition { $edition }).
legality-illegal-uncited = No series of legal moves leads to this position.
legality-start = This position is legal: every game starts with it.
legality-legal = This position is legal. A game that leads to it:
legality-unknown = It stays open whether a game leads to this position.
legality-effort = Nothing speaks against it: { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
} can be taken back. No game was found by playing from { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}; a larger budget (--budget) may find one.
legality-verified = Checked with separate code: this holds.
legality-partly-verified = Checked with separate code: confirmed { $confirmed }, too long to repeat { $open }.
legality-nothing-to-verify = There is nothing to check: neither reasons nor a game were given.
legality-refused = Checked with separate code: this does not hold ({ $detail }). Please report it.
legality-verdict = { $verdict ->
    [legal] legal
    [illegal] illegal
   *[unknown] open
}
legality-summary = Positions: { $count }; legal { $legal }, illegal { $illegal }, open { $unknown }.

## Reasons

illegal-position-both-kings-in-check = Both kings are in check: { $attackers } attack them.
illegal-position-castling-not-at-home = A castling right names { $squares }, but king and rook do not stand as at the start of a game of regular chess.
illegal-position-promoted = { $color ->
    [white] White
   *[black] Black
} must have promoted at least { $needed ->
    [one] { $needed } pawn
   *[other] { $needed } pawns
}, but only { $possible ->
    [one] { $possible } pawn is missing
   *[other] { $possible } pawns are missing
}.
illegal-position-pawn-origins = The pawns on { $squares } can only have come from { $origins }: that is { $possible ->
    [one] { $possible } square
   *[other] { $possible } squares
} for { $needed } pawns.
illegal-position-pawn-captures = { $color ->
    [white] White’s
   *[black] Black’s
} pawns must have captured at least { $needed } times to stand where they are, but the opponent lacks only { $possible } of the sixteen men{ $out-of-reach ->
    [0] .
   *[other] , and { $out-of-reach } of these fell at home, where no pawn could capture.
}
illegal-position-pawns-passed = On { $needed } files White’s and Black’s pawns no longer face each other, but all captures together can have brought at most { $possible ->
    [one] { $possible } pair
   *[other] { $possible } pairs
} past one another.
illegal-position-blocked = There is no way to its square for { $pieces }: men that have never moved are in the way.
illegal-position-move-parity = { $color ->
    [white] White
   *[black] Black
} cannot be to move: only knights have moved, and the shades of their squares tell whether the number of moves is even.
illegal-position-impossible-check = No last move can have given this check: { $attackers } { $count ->
    [one] attacks
   *[other] attack
} the king on { $squares }.
illegal-position-no-last-move = { $color ->
    [white] White
   *[black] Black
} cannot have made a last move: every move that is taken back leads, after { $needed ->
    [one] { $needed } ply
   *[other] { $needed } plies
} at most, to a position that is illegal itself.
