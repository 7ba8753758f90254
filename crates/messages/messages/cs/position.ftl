### Příkaz position: co říká šachovnice a proč je rozestavení neobvyklé.

## Titulky

position-check = Šach.
position-checkmate = Mat.
position-stalemate = Pat.
position-no-legal-move = Žádný tah není přípustný.

## Řádky pod diagramem

label-turn = Na tahu
label-check = Šach
label-legal-moves = Přípustné tahy
label-plies = Bez braní a tahu pěšcem
label-material-white = Bílý má
label-material-black = Černý má
label-castling-white = Rošáda bílého
label-castling-black = Rošáda černého
label-en-passant = Braní mimochodem
label-key = Klíč

position-turn = { $color ->
    [white] bílý
   *[black] černý
}, { $number }. tah
position-check-by = krále na { $king } { $count ->
    [one] napadá
   *[other] napadají
} { $attackers }
position-plies = { $count ->
    [one] { $count } půltah
    [few] { $count } půltahy
   *[other] { $count } půltahů
}
position-nothing = nic
position-castling = { $wing ->
    [king] O-O
   *[queen] O-O-O
} s věží na { $rook }
position-en-passant = { $square }; { $legal ->
    [yes] braní na tomto poli je přípustné
   *[no] žádné braní na tomto poli není přípustné
}

## Neobvyklá rozestavení

irregular-bars-play = Obvyklá pravidla tu selhávají; přípustné tahy plynou jen z tahů kamenů:
irregular-playable = Odtud se dá hrát, ale žádná partie k této pozici nevede:

irregular-no-king = { $color ->
    [white] Bílý
   *[black] Černý
} nemá krále.
irregular-several-kings = { $color ->
    [white] Bílý
   *[black] Černý
} má více králů ({ $count }): { $squares }.
irregular-too-many-pieces = { $color ->
    [white] Bílý
   *[black] Černý
} má více než šestnáct kamenů: { $count }.
irregular-too-many-pawns = { $color ->
    [white] Bílý
   *[black] Černý
} má více než osm pěšců: { $count }.
irregular-pawns-on-edge-ranks = Na první nebo osmé řadě { $square-count ->
    [one] stojí pěšec
   *[other] stojí pěšci
}: { $squares }.
irregular-opponent-in-check = Hráč, který není na tahu, je v šachu: krále na { $squares } { $count ->
    [one] napadá
   *[other] napadají
} { $attackers }.
irregular-too-many-checkers = Žádný tah nemůže dát šach tolika kameny najednou ({ $count }): krále na { $squares } napadají { $attackers }.
irregular-castling-not-on-first-rank = Právo na rošádu uvádí pole { $squares }, které neleží na první řadě žádného hráče.
irregular-castling-no-rook = Právo na rošádu uvádí pole { $squares }, kde nestojí věž tohoto hráče.
irregular-castling-king-elsewhere = Právo na rošádu uvádí věž na { $squares }, ale král tohoto hráče nestojí na téže řadě.
irregular-castling-second-on-wing = Právo na rošádu uvádí věž na { $squares }, ale na této straně krále už je právo s jinou věží.
irregular-en-passant-wrong-rank = Pole { $squares } pro braní mimochodem neleží na řadě, kterou soupeřův pěšec přechází.
irregular-en-passant-occupied = Pole { $squares } pro braní mimochodem je obsazené.
irregular-en-passant-no-pawn = Pole pro braní mimochodem je { $squares }, ale před ním nestojí soupeřův pěšec.
irregular-en-passant-origin-occupied = Pole pro braní mimochodem je { $squares }, ale pole, ze kterého pěšec vyšel, je obsazené.
irregular-en-passant-checked-before = Pole pro braní mimochodem je { $squares }, ale hráč na tahu byl v šachu už před tímto postupem o dvě pole.
