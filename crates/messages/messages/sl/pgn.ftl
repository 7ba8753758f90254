### Ukaz pgn: zapisi partij in kaj je v njih narobe.

pgn-total = { $file }: { $games ->
    [one] { $games } partija
    [two] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partij
}, { $moves ->
    [one] { $moves } poteza
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
}, { $defects ->
    [0] brez napak
    [one] { $defects } napaka
    [two] { $defects } napaki
    [few] { $defects } napake
   *[other] { $defects } napak
}, { $broken ->
    [one] { $broken } partija, ki je ni bilo mogoče odigrati do konca
    [two] { $broken } partiji, ki ju ni bilo mogoče odigrati do konca
    [few] { $broken } partije, ki jih ni bilo mogoče odigrati do konca
   *[other] { $broken } partij, ki jih ni bilo mogoče odigrati do konca
}, { $speed } MB na sekundo
pgn-defect = { $file }:{ $line }:{ $column }: partija { $game }: { $text }

pgn-defect-bad-tag = to ni oznaka: ime in nato vrednost v narekovajih, vse v oglatih oklepajih.
pgn-defect-unclosed-comment = komentar, ki se začne tukaj, nima zavitega zaklepaja.
pgn-defect-unclosed-variation = varianta nima zaklepaja.
pgn-defect-stray-closing = tukaj ni česa zapreti.
pgn-defect-stray-byte = to ne sodi med poteze.
pgn-defect-no-tags = poteze se začnejo brez oznak.
pgn-defect-no-result = partija se konča brez izida.
pgn-defect-bad-fen = začetne pozicije ni mogoče prebrati: pričakuje se { $expected }.
pgn-defect-not-playable = iz začetne pozicije ni mogoče igrati.
pgn-defect-not-algebraic = »{ $word }« ni poteza v algebraični notaciji.
pgn-defect-ambiguous = »{ $word }« je lahko poteza s polj { $squares }.
pgn-defect-no-such-move = poteze »{ $word }« ne more narediti nobena figura.
pgn-defect-illegal-move = »{ $word }« je nepravilna poteza. { $reason }
pgn-defect-too-long = zapis je daljši od { $megabytes } MB; kar sledi temu mestu, ni bilo prebrano. Razdelite ga ali popravite, kje se začne naslednji zapis.
pgn-defect-too-many-moves = toliko potez nima nobena partija; nadaljnje so izpuščene.
pgn-more = Prikazanih je prvih { $told } od { $all } napak.
