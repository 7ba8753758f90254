### Ukaz legal: ali lahko do te pozicije pripelje kakšna partija?

## Pomoč

cli-legal = Povej, ali lahko do pozicije pripelje kakšna partija, z razlogi ali s partijo
cli-legal-arg-fen = Pozicija v FEN, ali startpos, ali »-« za vrstico s standardnega vhoda
cli-legal-arg-file = Odgovori za vsako pozicijo iz te datoteke, en FEN na vrstico; »-« je standardni vhod
cli-legal-arg-verify = Preigraj partijo ali znova izpelji razloge z ločeno kodo
cli-legal-arg-budget = Iz koliko pozicij se sme igrati pri iskanju partije
cli-legal-arg-edition = Izdaja Pravil, katere člen se navede; če ni podana, najnovejša
cli-legal-arg-svg = Zapiši diagram v to datoteko kot SVG; »-« je standardni izhod
cli-legal-arg-flip = Pokaži šahovnico s strani črnega

## Odgovori

legality-illegal = Ta pozicija je nepravilna: do nje ne pripelje nobeno zaporedje pravilnih potez (člen { $article }, izdaja { $edition }).
legality-illegal-uncited = Do te pozicije ne pripelje nobeno zaporedje pravilnih potez.
legality-start = Ta pozicija je pravilna: z njo se začne vsaka partija.
legality-legal = Ta pozicija je pravilna. Partija, ki pripelje do nje:
legality-unknown = Odprto ostaja, ali do te pozicije pripelje kakšna partija.
legality-effort = Nič ne govori proti njej: število polpotez, ki jih je mogoče vzeti nazaj, je { $plies }. Z igranjem iz { $positions ->
    [one] { $positions } pozicije
    [two] { $positions } pozicij
    [few] { $positions } pozicij
   *[other] { $positions } pozicij
} ni bila najdena nobena partija; večji obseg iskanja (--budget) jo morda najde.
legality-verified = Preverjeno z ločeno kodo: drži.
legality-partly-verified = Preverjeno z ločeno kodo: potrjeno { $confirmed }, predolgo za ponovitev { $open }.
legality-nothing-to-verify = Ni česa preverjati: ni ne razlogov ne partije.
legality-refused = Preverjeno z ločeno kodo: ne drži ({ $detail }). Prosimo, sporočite to.
legality-verdict = { $verdict ->
    [legal] pravilna
    [illegal] nepravilna
   *[unknown] odprto
}
legality-summary = Pozicije: { $count }; pravilne { $legal }, nepravilne { $illegal }, odprte { $unknown }.

## Razlogi

illegal-position-both-kings-in-check = Oba kralja sta v šahu; napadalci: { $attackers }.
illegal-position-castling-not-at-home = Pravica do rokade navaja polje { $squares }, vendar kralj in trdnjava ne stojita kot na začetku partije običajnega šaha.
illegal-position-promoted = { $color ->
    [white] Beli
   *[black] Črni
} je moral promovirati vsaj { $needed ->
    [one] { $needed } kmeta
    [two] { $needed } kmeta
    [few] { $needed } kmete
   *[other] { $needed } kmetov
}, vendar { $possible ->
    [one] manjka samo { $possible } kmet
    [two] manjkata samo { $possible } kmeta
    [few] manjkajo samo { $possible } kmetje
   *[other] manjka samo { $possible } kmetov
}.
illegal-position-pawn-origins = Kmetje na { $squares } lahko izvirajo samo s polj { $origins }: število teh polj je { $possible }, število kmetov { $needed }.
illegal-position-pawn-captures = Da stojijo tam, kjer stojijo, so morali { $color ->
    [white] beli
   *[black] črni
} kmetje jemati vsaj { $needed }-krat, vendar nasprotniku od šestnajstih figur manjka samo { $possible }{ $out-of-reach ->
    [0] .
   *[other] , od teh pa jih je doma, kjer noben kmet ni mogel jemati, padlo { $out-of-reach }.
}
illegal-position-pawns-passed = Število linij, na katerih si beli in črni kmet ne stojita več nasproti, je { $needed }, vendar so vsa jemanja skupaj lahko drug mimo drugega spravila največ { $possible ->
    [one] { $possible } par
    [two] { $possible } para
    [few] { $possible } pare
   *[other] { $possible } parov
}.
illegal-position-blocked = Na svoje polje ne more priti { $pieces }: na poti so figure, ki se niso nikoli premaknile.
illegal-position-move-parity = { $color ->
    [white] Beli
   *[black] Črni
} ne more biti na potezi: premikali so se samo skakači, barve njihovih polj pa povedo, ali je število potez sodo.
illegal-position-impossible-check = Ta šah ni mogel nastati z nobeno zadnjo potezo: kralja na { $squares } { $count ->
    [one] napada
    [two] napadata
   *[other] napadajo
} { $attackers }.
illegal-position-no-last-move = { $color ->
    [white] Beli
   *[black] Črni
} ni mogel narediti zadnje poteze: vsaka poteza, vzeta nazaj, pripelje najpozneje po { $needed ->
    [one] { $needed } polpotezi
    [two] { $needed } polpotezah
    [few] { $needed } polpotezah
   *[other] { $needed } polpotezah
} do pozicije, ki je sama nepravilna.
