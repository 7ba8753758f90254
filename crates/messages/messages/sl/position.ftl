### Ukaz position: kaj pove šahovnica in zakaj je postavitev neobičajna.

## Naslovi

position-check = Šah.
position-checkmate = Mat.
position-stalemate = Pat.
position-no-legal-move = Nobena poteza ni pravilna.

## Vrstice pod diagramom

label-turn = Na potezi
label-check = Šah
label-legal-moves = Pravilne poteze
label-plies = Brez jemanja in poteze kmeta
label-material-white = Beli ima
label-material-black = Črni ima
label-castling-white = Rokada belega
label-castling-black = Rokada črnega
label-en-passant = Jemanje en passant
label-key = Ključ

position-turn = { $color ->
    [white] beli
   *[black] črni
}, { $number }. poteza
position-check-by = kralja na { $king } { $count ->
    [one] napada
    [two] napadata
   *[other] napadajo
} { $attackers }
position-plies = { $count ->
    [one] { $count } polpoteza
    [two] { $count } polpotezi
    [few] { $count } polpoteze
   *[other] { $count } polpotez
}
position-nothing = nič
position-castling = { $wing ->
    [king] O-O
   *[queen] O-O-O
} s trdnjavo na { $rook }
position-en-passant = { $square }; { $legal ->
    [yes] jemanje na tem polju je pravilno
   *[no] nobeno jemanje na tem polju ni pravilno
}

## Neobičajne postavitve

irregular-bars-play = Običajna pravila tu odpovejo; pravilne poteze sledijo samo iz gibanja figur:
irregular-playable = Od tod je mogoče igrati, vendar do te pozicije ne pripelje nobena partija:

irregular-no-king = { $color ->
    [white] Beli
   *[black] Črni
} nima kralja.
irregular-several-kings = { $color ->
    [white] Beli
   *[black] Črni
} ima več kraljev ({ $count }): { $squares }.
irregular-too-many-pieces = { $color ->
    [white] Beli
   *[black] Črni
} ima več kot šestnajst figur: { $count }.
irregular-too-many-pawns = { $color ->
    [white] Beli
   *[black] Črni
} ima več kot osem kmetov: { $count }.
irregular-pawns-on-edge-ranks = Na prvi ali osmi vrsti { $square-count ->
    [one] stoji kmet
    [two] stojita kmeta
   *[other] stojijo kmetje
}: { $squares }.
irregular-opponent-in-check = Igralec, ki ni na potezi, je v šahu: kralja na { $squares } { $count ->
    [one] napada
    [two] napadata
   *[other] napadajo
} { $attackers }.
irregular-too-many-checkers = Nobena poteza ne more dati šaha s toliko figurami hkrati ({ $count }): kralja na { $squares } napadajo { $attackers }.
irregular-castling-not-on-first-rank = Pravica do rokade navaja polje { $squares }, ki ni na prvi vrsti nobenega igralca.
irregular-castling-no-rook = Pravica do rokade navaja polje { $squares }, kjer ni trdnjave tega igralca.
irregular-castling-king-elsewhere = Pravica do rokade navaja trdnjavo na { $squares }, vendar kralj tega igralca ni na isti vrsti.
irregular-castling-second-on-wing = Pravica do rokade navaja trdnjavo na { $squares }, vendar je na tej strani kralja že pravica z drugo trdnjavo.
irregular-en-passant-wrong-rank = Polje { $squares } za jemanje en passant ni na vrsti, ki jo nasprotnikov kmet prečka.
irregular-en-passant-occupied = Polje { $squares } za jemanje en passant je zasedeno.
irregular-en-passant-no-pawn = Polje za jemanje en passant je { $squares }, vendar pred njim ni nasprotnikovega kmeta.
irregular-en-passant-origin-occupied = Polje za jemanje en passant je { $squares }, vendar je polje, s katerega je prišel kmet, zasedeno.
irregular-en-passant-checked-before = Polje za jemanje en passant je { $squares }, vendar je bil igralec na potezi v šahu že pred tem premikom za dve polji.
