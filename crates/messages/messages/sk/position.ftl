### Príkaz position: čo hovorí šachovnica a prečo je rozostavenie nezvyčajné.

## Titulky

position-check = Šach.
position-checkmate = Mat.
position-stalemate = Pat.
position-no-legal-move = Žiadny ťah nie je prípustný.

## Riadky pod diagramom

label-turn = Na ťahu
label-check = Šach
label-legal-moves = Prípustné ťahy
label-plies = Bez brania a ťahu pešiakom
label-material-white = Biely má
label-material-black = Čierny má
label-castling-white = Rošáda bieleho
label-castling-black = Rošáda čierneho
label-en-passant = Branie mimochodom
label-key = Kľúč

position-turn = { $color ->
    [white] biely
   *[black] čierny
}, { $number }. ťah
position-check-by = kráľa na { $king } { $count ->
    [one] ohrozuje
   *[other] ohrozujú
} { $attackers }
position-plies = { $count ->
    [one] { $count } polťah
    [few] { $count } polťahy
   *[other] { $count } polťahov
}
position-nothing = nič
position-castling = { $wing ->
    [king] O-O
   *[queen] O-O-O
} s vežou na { $rook }
position-en-passant = { $square }; { $legal ->
    [yes] branie na tomto poli je prípustné
   *[no] žiadne branie na tomto poli nie je prípustné
}

## Nezvyčajné rozostavenia

irregular-bars-play = Zvyčajné pravidlá tu zlyhávajú; prípustné ťahy vyplývajú len z ťahov figúrok:
irregular-playable = Odtiaľto sa dá hrať, ale žiadna partia k tejto pozícii nevedie:

irregular-no-king = { $color ->
    [white] Biely
   *[black] Čierny
} nemá kráľa.
irregular-several-kings = { $color ->
    [white] Biely
   *[black] Čierny
} má viac kráľov ({ $count }): { $squares }.
irregular-too-many-pieces = { $color ->
    [white] Biely
   *[black] Čierny
} má viac ako šestnásť figúrok: { $count }.
irregular-too-many-pawns = { $color ->
    [white] Biely
   *[black] Čierny
} má viac ako osem pešiakov: { $count }.
irregular-pawns-on-edge-ranks = Na prvom alebo ôsmom rade { $square-count ->
    [one] stojí pešiak
   *[other] stoja pešiaci
}: { $squares }.
irregular-opponent-in-check = Hráč, ktorý nie je na ťahu, je v šachu: kráľa na { $squares } { $count ->
    [one] ohrozuje
   *[other] ohrozujú
} { $attackers }.
irregular-too-many-checkers = Žiadny ťah nemôže dať šach toľkými figúrkami naraz ({ $count }): kráľa na { $squares } ohrozujú { $attackers }.
irregular-castling-not-on-first-rank = Právo na rošádu uvádza pole { $squares }, ktoré neleží na prvom rade žiadneho hráča.
irregular-castling-no-rook = Právo na rošádu uvádza pole { $squares }, kde nestojí veža tohto hráča.
irregular-castling-king-elsewhere = Právo na rošádu uvádza vežu na { $squares }, ale kráľ tohto hráča nestojí na tom istom rade.
irregular-castling-second-on-wing = Právo na rošádu uvádza vežu na { $squares }, ale na tejto strane kráľa už je právo s inou vežou.
irregular-en-passant-wrong-rank = Pole { $squares } pre branie mimochodom neleží na rade, ktorý súperov pešiak prechádza.
irregular-en-passant-occupied = Pole { $squares } pre branie mimochodom je obsadené.
irregular-en-passant-no-pawn = Pole pre branie mimochodom je { $squares }, ale pred ním nestojí súperov pešiak.
irregular-en-passant-origin-occupied = Pole pre branie mimochodom je { $squares }, ale pole, z ktorého pešiak vyšiel, je obsadené.
irregular-en-passant-checked-before = Pole pre branie mimochodom je { $squares }, ale hráč na ťahu bol v šachu už pred týmto postupom o dve polia.
