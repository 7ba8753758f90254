### Words that every part of the program uses.
### They start with a small letter, so that they can stand inside a sentence.

## Colours of the players and of the pieces (nominative)

color-white = white
color-black = black

## Pieces (nominative singular)

piece-king = king
piece-queen = queen
piece-rook = rook
piece-bishop = bishop
piece-knight = knight
piece-pawn = pawn

## Answers

answer-yes = yes
answer-no = no

## Labels that stand before a message to the user

label-error = error
label-warning = warning
label-note = note
label-hint = hint

## Words quoted from the user or from a file

quoted = “{ $text }”
