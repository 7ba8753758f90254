### Napake v pozicijah (FEN) in v potezah, kot jih piše uporabnik.

## Kaj je narobe, po delih FEN

fen-wrong = FEN ni mogoče prebrati: { $field ->
    [pieces] napaka je v postavitvi figur
    [turn] napaka je v podatku, kdo je na potezi
    [castling] napaka je v pravicah do rokade
    [en-passant] napaka je v polju za jemanje en passant
    [counter] napaka je v številu polpotez od zadnjega jemanja ali poteze kmeta
    [move-number] napaka je v številki poteze
   *[end] za zadnjim podatkom je še nekaj
}.

## Kaj sodi tja (za »pričakovano:«)

fen-expected-piece-or-digit = črka figure (KQRBNP ali kqrbnp), števka od 1 do 8 ali poševnica
fen-expected-slash = poševnica, ker ima ta vrsta že svojih osem polj
fen-expected-more-squares = še kakšno polje, ker jih ima vrsta osem
fen-expected-more-ranks = še ena vrsta, ker jih je osem
fen-expected-space = presledek in naslednji podatek
fen-expected-color = w ali b
fen-expected-castling = vezaj ali črke, kot so KQkq ali HAha, vsaka pravica enkrat
fen-expected-square-or-dash = vezaj ali polje, kot je e3
fen-expected-number = celo število
fen-expected-number-from-one = celo število od 1 naprej
fen-expected-nothing = nič več

## Kaj storiti

fen-hint = FEN navaja figure, kdo je na potezi, rokade, polje za jemanje en passant in dve števili, vmes je po en presledek: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq { "-" } 0 1
fen-hint-quotes = FEN vsebuje presledke: dajte ga v narekovaje

## Poteze

move-wrong = »{ $text }« ni poteza, kot jo pišejo šahovski programi.
move-expected-from = polje, s katerega gre figura
move-expected-to = polje, na katero gre figura
move-expected-promotion = q, r, b ali n za novo figuro ali nič
move-expected-end = nič več
move-hint = napišite dve polji in pri promociji črko nove figure: e2e4, e7e8q; rokada je e1g1 ali e1h1
