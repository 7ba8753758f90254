### Obraty, ze kterých skládá své věty více příkazů.

## Kámen jednoho hráče a kde stojí. $color je white nebo black, $piece je druh kamene.

colored-piece = { $color ->
    [white] { $piece ->
        [king] bílý král
        [queen] bílá dáma
        [rook] bílá věž
        [bishop] bílý střelec
        [knight] bílý jezdec
       *[pawn] bílý pěšec
    }
   *[black] { $piece ->
        [king] černý král
        [queen] černá dáma
        [rook] černá věž
        [bishop] černý střelec
        [knight] černý jezdec
       *[pawn] černý pěšec
    }
}
piece-on-square = { colored-piece } na { $square }

## Výčty: $items jsou už odděleny čárkami.

list-and = { $items } a { $last }

## Počty kamenů

count-kings = { $count ->
    [one] { $count } král
    [few] { $count } králové
   *[other] { $count } králů
}
count-queens = { $count ->
    [one] { $count } dáma
    [few] { $count } dámy
   *[other] { $count } dam
}
count-rooks = { $count ->
    [one] { $count } věž
    [few] { $count } věže
   *[other] { $count } věží
}
count-bishops = { $count ->
    [one] { $count } střelec
    [few] { $count } střelci
   *[other] { $count } střelců
}
count-knights = { $count ->
    [one] { $count } jezdec
    [few] { $count } jezdci
   *[other] { $count } jezdců
}
count-pawns = { $count ->
    [one] { $count } pěšec
    [few] { $count } pěšci
   *[other] { $count } pěšců
}

## Čas

seconds = { $whole },{ $thousandths } s

## Popisky řádků pod diagramem

label-x-fen = X-FEN
label-shredder-fen = Shredder-FEN
label-chess960 = Číslo v Chess960
label-expected = očekává se

## Diagramy

diagram-title = Šachová pozice { $fen }
diagram-written = Diagram je v souboru { $file }.

empty-square = { $square } je prázdné
