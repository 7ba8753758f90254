### Zvraty, z ktorých skladá svoje vety viac príkazov.

## Figúrka jedného hráča a kde stojí. $color je white alebo black, $piece je druh figúrky.

colored-piece = { $color ->
    [white] { $piece ->
        [king] biely kráľ
        [queen] biela dáma
        [rook] biela veža
        [bishop] biely strelec
        [knight] biely jazdec
       *[pawn] biely pešiak
    }
   *[black] { $piece ->
        [king] čierny kráľ
        [queen] čierna dáma
        [rook] čierna veža
        [bishop] čierny strelec
        [knight] čierny jazdec
       *[pawn] čierny pešiak
    }
}
piece-on-square = { colored-piece } na { $square }

## Vymenovania: $items sú už oddelené čiarkami.

list-and = { $items } a { $last }

## Počty figúrok

count-kings = { $count ->
    [one] { $count } kráľ
    [few] { $count } králi
   *[other] { $count } kráľov
}
count-queens = { $count ->
    [one] { $count } dáma
    [few] { $count } dámy
   *[other] { $count } dám
}
count-rooks = { $count ->
    [one] { $count } veža
    [few] { $count } veže
   *[other] { $count } veží
}
count-bishops = { $count ->
    [one] { $count } strelec
    [few] { $count } strelci
   *[other] { $count } strelcov
}
count-knights = { $count ->
    [one] { $count } jazdec
    [few] { $count } jazdci
   *[other] { $count } jazdcov
}
count-pawns = { $count ->
    [one] { $count } pešiak
    [few] { $count } pešiaci
   *[other] { $count } pešiakov
}

## Čas

seconds = { $whole },{ $thousandths } s

## Popisky riadkov pod diagramom

label-x-fen = X-FEN
label-shredder-fen = Shredder-FEN
label-chess960 = Číslo v šachu960
label-expected = očakáva sa

## Diagramy

diagram-title = Šachová pozícia { $fen }
diagram-written = Diagram je v súbore { $file }.

empty-square = { $square } je prázdne
