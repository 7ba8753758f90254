### Besedne zveze, iz katerih sestavlja stavke več ukazov.

## Figura enega igralca in kje stoji. $color je white ali black, $piece je vrsta figure.

colored-piece = { $color ->
    [white] { $piece ->
        [king] beli kralj
        [queen] bela dama
        [rook] bela trdnjava
        [bishop] beli lovec
        [knight] beli skakač
       *[pawn] beli kmet
    }
   *[black] { $piece ->
        [king] črni kralj
        [queen] črna dama
        [rook] črna trdnjava
        [bishop] črni lovec
        [knight] črni skakač
       *[pawn] črni kmet
    }
}
piece-on-square = { colored-piece } na { $square }

## Naštevanja: $items so že ločeni z vejicami.

list-and = { $items } in { $last }

## Števila figur

count-kings = { $count ->
    [one] { $count } kralj
    [two] { $count } kralja
    [few] { $count } kralji
   *[other] { $count } kraljev
}
count-queens = { $count ->
    [one] { $count } dama
    [two] { $count } dami
    [few] { $count } dame
   *[other] { $count } dam
}
count-rooks = { $count ->
    [one] { $count } trdnjava
    [two] { $count } trdnjavi
    [few] { $count } trdnjave
   *[other] { $count } trdnjav
}
count-bishops = { $count ->
    [one] { $count } lovec
    [two] { $count } lovca
    [few] { $count } lovci
   *[other] { $count } lovcev
}
count-knights = { $count ->
    [one] { $count } skakač
    [two] { $count } skakača
    [few] { $count } skakači
   *[other] { $count } skakačev
}
count-pawns = { $count ->
    [one] { $count } kmet
    [two] { $count } kmeta
    [few] { $count } kmetje
   *[other] { $count } kmetov
}

## Čas

seconds = { $whole },{ $thousandths } s

## Oznake vrstic pod diagramom

label-x-fen = X-FEN
label-shredder-fen = Shredder-FEN
label-chess960 = Številka v šahu960
label-expected = pričakovano

## Diagrami

diagram-title = Šahovska pozicija { $fen }
diagram-written = Diagram je v datoteki { $file }.

empty-square = { $square } je prazno
