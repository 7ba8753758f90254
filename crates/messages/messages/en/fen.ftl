### Mistakes in positions (FEN) and in moves as the user writes them.

## What is wrong, by the field of the FEN

fen-wrong = The FEN cannot be read: { $field ->
    [pieces] there is a mistake in the placement of the pieces
    [turn] there is a mistake in the side to move
    [castling] there is a mistake in the castling rights
    [en-passant] there is a mistake in the en passant square
    [counter] there is a mistake in the number of plies since the last capture or pawn move
    [move-number] there is a mistake in the move number
   *[end] there is something after the last field
}.

## What belongs there (after “expected:”)

fen-expected-piece-or-digit = a piece letter (KQRBNP or kqrbnp), a digit from 1 to 8, or a slash
fen-expected-slash = a slash, since this rank has its eight squares already
fen-expected-more-squares = more squares, since a rank has eight
fen-expected-more-ranks = another rank, since there are eight
fen-expected-space = a space and the next field
fen-expected-color = w or b
fen-expected-castling = a dash, or letters such as KQkq or HAha, each right once
fen-expected-square-or-dash = a dash or a square such as e3
fen-expected-number = a whole number
fen-expected-number-from-one = a whole number from 1 up
fen-expected-nothing = nothing more

## What to do

fen-hint = a FEN names the pieces, the side to move, castling, the en passant square and two numbers, with one space between them: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq { "-" } 0 1
fen-hint-quotes = a FEN contains spaces: put it in quotation marks

## Moves

move-wrong = “{ $text }” is not a move as engines write it.
move-expected-from = the square from which the piece moves
move-expected-to = the square to which the piece moves
move-expected-promotion = q, r, b or n for the new piece, or nothing
move-expected-end = nothing more
move-hint = write two squares, and for a promotion the letter of the new piece: e2e4, e7e8q; castling is e1g1 or e1h1
