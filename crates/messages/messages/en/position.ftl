### The command position: what the board says, and why an arrangement is irregular.

## Headlines

position-check = Check.
position-checkmate = Checkmate.
position-stalemate = Stalemate.
position-no-legal-move = There is no legal move.

## Lines under the diagram

label-turn = To move
label-check = Check
label-legal-moves = Legal moves
label-plies = No capture or pawn move for
label-material-white = White has
label-material-black = Black has
label-castling-white = White’s castling
label-castling-black = Black’s castling
label-en-passant = En passant
label-key = Key

position-turn = { $color ->
    [white] White
   *[black] Black
}, move { $number }
position-check-by = { $attackers } { $count ->
    [one] attacks
   *[other] attack
} the king on { $king }
position-plies = { $count ->
    [one] { $count } ply
   *[other] { $count } plies
}
position-nothing = nothing
position-castling = { $wing ->
    [king] O-O
   *[queen] O-O-O
} with the rook on { $rook }
position-en-passant = { $square }; { $legal ->
    [yes] a capture there is legal
   *[no] no capture there is legal
}

## Irregular arrangements

irregular-bars-play = The ordinary rules fail here; the legal moves follow from the moves of the pieces alone:
irregular-playable = One can play on from here, but no game leads to this position:

irregular-no-king = { $color ->
    [white] White
   *[black] Black
} has no king.
irregular-several-kings = { $color ->
    [white] White
   *[black] Black
} has { $count } kings: { $squares }.
irregular-too-many-pieces = { $color ->
    [white] White
   *[black] Black
} has { $count } pieces and pawns, more than sixteen.
irregular-too-many-pawns = { $color ->
    [white] White
   *[black] Black
} has { $count } pawns, more than eight.
irregular-pawns-on-edge-ranks = { $square-count ->
    [one] A pawn stands
   *[other] Pawns stand
} on the first or eighth rank: { $squares }.
irregular-opponent-in-check = The player who does not have the move is in check: { $attackers } { $count ->
    [one] attacks
   *[other] attack
} the king on { $squares }.
irregular-too-many-checkers = No move can give check with { $count } pieces at once: { $attackers } attack the king on { $squares }.
irregular-castling-not-on-first-rank = A castling right names { $squares }, which is not on the first rank of a player.
irregular-castling-no-rook = A castling right names { $squares }, where no rook of that player stands.
irregular-castling-king-elsewhere = A castling right names the rook on { $squares }, but that player’s king is not on the same rank.
irregular-castling-second-on-wing = A castling right names the rook on { $squares }, but there is a right with another rook on that side of the king already.
irregular-en-passant-wrong-rank = The en passant square { $squares } is not on the rank that a pawn of the opponent passes over.
irregular-en-passant-occupied = The en passant square { $squares } is occupied.
irregular-en-passant-no-pawn = The en passant square is { $squares }, but no pawn of the opponent stands in front of it.
irregular-en-passant-origin-occupied = The en passant square is { $squares }, but the square from which the pawn came is occupied.
irregular-en-passant-checked-before = The en passant square is { $squares }, but the player to move was in check before that double step already.
