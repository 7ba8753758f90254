### The command why: whether a move is legal, and the rules that it breaks.
### $color and $piece name the piece that the sentence is about, $role the kind of the moving piece.

why-legal = { $move } is legal: { $san }.
why-illegal = { $count ->
    [one] { $move } is illegal:
   *[other] { $move } is illegal for { $count } reasons:
}
why-article = { $count ->
    [one] Article { $articles }
   *[other] Articles { $articles }
}
why-edition = Articles of the edition { $edition }.
why-legend = In brackets: the squares of the move, attackers and attacked squares, pieces in the way.
why-hint-promotion = name the new piece with a letter: { $move }q, { $move }r, { $move }b or { $move }n

## Any piece

why-nothing-there = There is no piece on { $square }.
why-not-having-the-move = { $color ->
    [white] It is Black’s move
   *[black] It is White’s move
}, but on { $square } stands the { colored-piece }.
why-not-moved = A move takes a piece to another square; here it would stay on { $square }.
why-own-piece = A piece cannot move to a square that holds a piece of its own colour: on { $square } stands the { colored-piece }.
why-king-captured = A king is never captured: the opponent’s king stands on { $square }.
why-not-its-way = { $role ->
    [king] A king moves to a square next to its own, or castles with a rook.
    [queen] A queen moves along a file, a rank or a diagonal.
    [rook] A rook moves along a file or a rank.
    [bishop] A bishop moves along a diagonal.
    [knight] A knight moves two squares along a file or a rank and one square to the side.
   *[pawn] A pawn moves straight forward one square, or two from its original square, and captures one square diagonally forward.
}
why-path-blocked = { $role ->
    [queen] A queen
    [rook] A rook
   *[bishop] A bishop
} cannot pass over a piece: on { $square } stands the { colored-piece }.

## Pawns

why-pawn-blocked = { $detail ->
    [single] A pawn can step forward only to an empty square
   *[double] A pawn can go two squares forward only if both are empty
}: on { $square } stands the { colored-piece }.
why-not-its-first-move = Only a pawn on its original square may go two squares forward.
why-nothing-to-capture = A pawn moves diagonally only to capture, and { $square } is empty.
why-en-passant-not-available = The pawn on { $square } cannot be captured en passant: that is possible only in immediate reply to its double step.
why-promotion-missing = A pawn that reaches the last rank on { $square } must give way in the same move to a queen, rook, bishop or knight.
why-promotion-impossible = A new piece is chosen only when a pawn reaches the last rank.

## Castling

why-no-rook-to-castle = { $wing ->
    [king] Castling king-side
   *[queen] Castling queen-side
} needs a rook on that side of the king, and there is none.
why-castling-right-lost = { $wing ->
    [king] The right to castle king-side
   *[queen] The right to castle queen-side
} is lost: { $detail ->
    [rook] the rook on { $square } has moved before
   *[king-or-rook] the king or the rook on { $square } has moved before
}.
why-castling-obstructed = A piece stands in the way of castling: on { $square } the { colored-piece }.
why-castling-out-of-check = The king may not castle out of check: { $attackers } { $count ->
    [one] attacks
   *[other] attack
} { $square }.
why-castling-through-check = The king may not cross an attacked square in castling: { $attackers } { $count ->
    [one] attacks
   *[other] attack
} { $square }.
why-castling-into-check = The king may not arrive on an attacked square in castling: { $attackers } { $count ->
    [one] attacks
   *[other] attack
} { $square }.

## The king in check

why-king-stepped-into-check = The king may not step onto an attacked square: { $attackers } { $count ->
    [one] attacks
   *[other] attack
} { $square }.
why-king-exposed = The move may not expose the own king to an attack: then { $attackers } { $count ->
    [one] attacks
   *[other] attack
} the king on { $square }.
why-king-left-in-check = The king may not be left in check: after the move { $attackers } still { $count ->
    [one] attacks
   *[other] attack
} the king on { $square }.
