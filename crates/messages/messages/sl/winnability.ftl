### Ukaza mate in dead: kdo lahko še matira in zakaj ne.

## Besedila pomoči

cli-mate = Povej, ali lahko igralec še matira s kakšnim zaporedjem pravilnih potez
cli-mate-arg-fen = Pozicija v FEN, ali startpos, ali »-« za vrstico s standardnega vhoda
cli-mate-arg-file = Odgovori za vsako pozicijo iz te datoteke, en FEN na vrstico; »-« je standardni vhod
cli-mate-arg-side = Igralec, ki naj matira; če ni podan, se vpraša za oba
cli-mate-arg-counter = Upoštevaj samo zaporedja, ki matirajo, preden partijo končajo poteze brez napredka, od števca v FEN naprej
cli-mate-arg-edition = Izdaja Pravil, ki pove, koliko takih potez konča partijo; če ni podana, najnovejša
cli-mate-arg-budget = Koliko pozicij se sme pregledati, preden vprašanje ostane odprto
cli-mate-arg-verify = Preveri vsako zaporedje potez in vsak dokaz z ločeno kodo
cli-mate-arg-diagrams = Pokaži šahovnico po vsaki potezi zaporedja
cli-mate-arg-flip = Pokaži šahovnico s strani črnega
cli-mate-arg-jobs = Koliko pozicij se pregleduje hkrati

cli-dead = Povej, ali je pozicija mrtva: noben igralec ne more več matirati
cli-dead-arg-fen = Pozicija v FEN, ali startpos, ali »-« za vrstico s standardnega vhoda
cli-dead-arg-edition = Izdaja Pravil, katere člen se navede; če ni podana, najnovejša
cli-dead-arg-budget = Koliko pozicij se sme pregledati, preden vprašanje ostane odprto
cli-dead-arg-verify = Preveri vsako zaporedje potez in vsak dokaz z ločeno kodo
cli-dead-arg-diagrams = Pokaži šahovnico po vsaki potezi zaporedja
cli-dead-arg-flip = Pokaži šahovnico s strani črnega

cli-value-side = STRAN
cli-value-states = POZICIJE

## Odgovori

winnability-can = { $color ->
    [white] Beli
   *[black] Črni
} lahko matira, na primer v { $plies ->
    [one] { $plies } polpotezi
    [two] { $plies } polpotezah
    [few] { $plies } polpotezah
   *[other] { $plies } polpotezah
}:
winnability-has-mated = { $color ->
    [white] Beli
   *[black] Črni
} je dal mat.
winnability-cannot = { $color ->
    [white] Beli
   *[black] Črni
} ne more matirati z nobenim zaporedjem pravilnih potez.
winnability-cannot-in-time = { $color ->
    [white] Beli
   *[black] Črni
} ne more matirati, preden partijo končajo poteze brez napredka.
winnability-undetermined = Ostaja odprto, ali lahko { $color ->
    [white] beli
   *[black] črni
} matira.
winnability-effort = Ni bilo mogoče najti ne potez do mata ne dokaza; pregledano: { $states ->
    [one] { $states } pozicija
    [two] { $states } poziciji
    [few] { $states } pozicije
   *[other] { $states } pozicij
} in { $sets ->
    [one] { $sets } množica pozicij
    [two] { $sets } množici pozicij
    [few] { $sets } množice pozicij
   *[other] { $sets } množic pozicij
}. Večji obseg iskanja (--budget) bo morda odločil.
winnability-cut-short = Od sedanjega števca to zaporedje ne bi prišlo do mata: prej partijo konča toliko potez vsakega igralca brez jemanja in brez poteze kmeta: { $moves } (člen { $article }, izdaja { $edition }). Z --counter se išče drugo.
winnability-too-long = Brez člena { $article } (izdaja { $edition }; število potez vsakega igralca brez jemanja in brez poteze kmeta: { $moves }) bi zaporedje obstajalo:
winnability-verified = Preverjeno z ločeno kodo: drži.
winnability-refused = Preverjeno z ločeno kodo: ne drži ({ $reason }). Napaka je v programu.
winnability-not-playable = Iz te pozicije po običajnih pravilih ni mogoče igrati, zato odgovora ni.
winnability-hint-position = »jadoube position« pokaže vse razloge

## Dokazi

winnability-proof-stalemate = Partija je končana: pat.
winnability-proof-is-mated = Partija je končana: { $color ->
    [white] beli
   *[black] črni
} je matiran.
winnability-proof-lone-king = { $color ->
    [white] Beli
   *[black] Črni
} ima samo kralja.
winnability-proof-knight-against-queens = { $color ->
    [white] Beli
   *[black] Črni
} ima samo kralja in skakača, nasprotnik pa samo kralja in dame: dama, ki svojemu kralju jemlje polje, lahko šah tudi odbije.
winnability-proof-bishops-of-one-shade = { $color ->
    [white] Beli
   *[black] Črni
} ima samo lovce na poljih ene barve, na drugi barvi ni nobenega lovca in nasprotnik nima ne skakača ne kmeta: kralju vedno ostane polje, kamor lahko gre.
winnability-proof-forced-line = { $count ->
    [one] Naslednja poteza je prisiljena: { $moves }. Po njej:
    [two] Naslednji { $count } polpotezi sta prisiljeni: { $moves }. Po njiju:
    [few] Naslednje { $count } polpoteze so prisiljene: { $moves }. Po njih:
   *[other] Naslednjih { $count } polpotez je prisiljenih: { $moves }. Po njih:
}
winnability-proof-all-moves = { $count ->
    [1] Pravilna poteza je ena sama in ničesar ne spremeni:
    [one] Pravilnih potez je { $count } in nobena ničesar ne spremeni:
    [two] Pravilni potezi sta { $count } in nobena ničesar ne spremeni:
    [few] Pravilne poteze so { $count } in nobena ničesar ne spremeni:
   *[other] Pravilnih potez je { $count } in nobena ničesar ne spremeni:
}
winnability-proof-exhausted = Pregledane so bile vse dosegljive pozicije in nobena ni ta mat ({ $count ->
    [one] { $count } pozicija
    [two] { $count } poziciji
    [few] { $count } pozicije
   *[other] { $count } pozicij
}; kjer odločajo figure same, se ni iskalo naprej).
winnability-proof-exhausted-within = Pregledane so bile vse pozicije, dosegljive, preden mine toliko polpotez brez jemanja in brez poteze kmeta ({ $plies }), in nobena ni ta mat ({ $count ->
    [one] { $count } pozicija
    [two] { $count } poziciji
    [few] { $count } pozicije
   *[other] { $count } pozicij
}).
winnability-proof-epochs = Kam lahko pride vsaka figura, je bilo spremljano skozi vsa mogoča jemanja in poteze kmetov. { $count ->
    [one] { $count } množica pozicij vsebuje
    [two] { $count } množici pozicij vsebujeta
    [few] { $count } množice pozicij vsebujejo
   *[other] { $count } množic pozicij vsebuje
} vse, kar lahko sledi, in nobenega takega mata.

## Ena vrstica za vsako od mnogih pozicij

winnability-short-can = { $color ->
    [white] beli
   *[black] črni
} lahko matira v { $plies ->
    [one] { $plies } polpotezi
    [two] { $plies } polpotezah
    [few] { $plies } polpotezah
   *[other] { $plies } polpotezah
}
winnability-short-cannot = { $color ->
    [white] beli
   *[black] črni
} ne more matirati: { $how }
winnability-short-undetermined = { $color ->
    [white] beli
   *[black] črni
}: odprto
winnability-short-cut = števec bi partijo končal prej
winnability-short-refused = preverjanje ni uspelo
winnability-how-stalemate = pat
winnability-how-is-mated = je matiran
winnability-how-lone-king = sam kralj
winnability-how-knight-against-queens = skakač proti damam
winnability-how-bishops-of-one-shade = lovci na eni barvi
winnability-how-forced-line = prisiljene poteze
winnability-how-all-moves = po vsaki potezi
winnability-how-exhausted = pregledane vse pozicije
winnability-how-exhausted-within = pregledane vse pozicije, ki jih števec dovoli
winnability-how-epochs = zamejeno vse, kar lahko sledi
winnability-total = { $positions ->
    [one] { $positions } pozicija
    [two] { $positions } poziciji
    [few] { $positions } pozicije
   *[other] { $positions } pozicij
} v { $seconds } s: { $can }-krat lahko matira, { $cannot }-krat ne more, { $undetermined }-krat odprto
winnability-total-unreadable = { $count ->
    [one] { $count } vrstice ni bilo mogoče prebrati
    [two] { $count } vrstic ni bilo mogoče prebrati
    [few] { $count } vrstic ni bilo mogoče prebrati
   *[other] { $count } vrstic ni bilo mogoče prebrati
}
winnability-total-verified = Preverjeno z ločeno kodo: odgovorov, ki držijo: { $verified }, ki ne držijo: { $refused }

## Mrtve pozicije

dead-verdict = { $verdict ->
    [dead] Pozicija je mrtva: noben igralec ne more matirati z nobenim zaporedjem pravilnih potez (člen { $article }, izdaja { $edition }).
    [alive] Pozicija ni mrtva (člen { $article }, izdaja { $edition }).
   *[undetermined] Ostaja odprto, ali je pozicija mrtva (člen { $article }, izdaja { $edition }).
}
