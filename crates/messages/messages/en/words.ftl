### Phrases that several commands build their sentences from.

## A piece of one player, and where it stands. $color is white or black, $piece the kind.

colored-piece = { $color ->
    [white] white
   *[black] black
} { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
piece-on-square = the { colored-piece } on { $square }

## Enumerations: $items are separated by commas already.

list-and = { $items } and { $last }

## Numbers of pieces

count-kings = { $count ->
    [one] { $count } king
   *[other] { $count } kings
}
count-queens = { $count ->
    [one] { $count } queen
   *[other] { $count } queens
}
count-rooks = { $count ->
    [one] { $count } rook
   *[other] { $count } rooks
}
count-bishops = { $count ->
    [one] { $count } bishop
   *[other] { $count } bishops
}
count-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
count-pawns = { $count ->
    [one] { $count } pawn
   *[other] { $count } pawns
}

## Time

seconds = { $whole }.{ $thousandths } s

## Labels of the lines under a diagram

label-x-fen = X-FEN
label-shredder-fen = Shredder-FEN
label-chess960 = Chess960 number
label-expected = expected

## Diagrams

diagram-title = Chess position { $fen }
diagram-written = The diagram is in { $file }.

empty-square = { $square } empty
