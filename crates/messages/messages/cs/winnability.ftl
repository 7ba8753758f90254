### Příkazy mate a dead: kdo ještě může dát mat, a proč ne.

## Texty nápovědy

cli-mate = Říci, zda hráč ještě může dát mat nějakou posloupností přípustných tahů
cli-mate-arg-fen = Pozice ve FEN, nebo startpos, nebo „-“ pro řádek ze standardního vstupu
cli-mate-arg-file = Odpovědět pro každou pozici z tohoto souboru, jeden FEN na řádek; „-“ je standardní vstup
cli-mate-arg-side = Hráč, který má dát mat; není-li zadán, zjišťuje se to pro oba
cli-mate-arg-counter = Počítat jen posloupnosti tahů, které matují dříve, než partii ukončí tahy bez pokroku, počínaje počítadlem ve FEN
cli-mate-arg-edition = Vydání Pravidel, které říká, kolik takových tahů partii ukončí; není-li zadáno, nejnovější
cli-mate-arg-budget = Kolik pozic se smí prozkoumat, než otázka zůstane otevřená
cli-mate-arg-verify = Ověřit každou posloupnost tahů a každý důkaz nezávislým kódem
cli-mate-arg-diagrams = Ukázat šachovnici po každém tahu
cli-mate-arg-flip = Ukázat šachovnici ze strany černého
cli-mate-arg-jobs = Kolik pozic se zkoumá současně

cli-dead = Říci, zda je pozice mrtvá: žádný hráč už nemůže dát mat
cli-dead-arg-fen = Pozice ve FEN, nebo startpos, nebo „-“ pro řádek ze standardního vstupu
cli-dead-arg-edition = Vydání Pravidel, jehož článek se uvádí; není-li zadáno, nejnovější
cli-dead-arg-budget = Kolik pozic se smí prozkoumat, než otázka zůstane otevřená
cli-dead-arg-verify = Ověřit každou posloupnost tahů a každý důkaz nezávislým kódem
cli-dead-arg-diagrams = Ukázat šachovnici po každém tahu
cli-dead-arg-flip = Ukázat šachovnici ze strany černého

cli-value-side = STRANA
cli-value-states = POZICE

## Odpovědi

winnability-can = { $color ->
    [white] Bílý
   *[black] Černý
} může dát mat, například za { $plies ->
    [one] { $plies } půltah
    [few] { $plies } půltahy
   *[other] { $plies } půltahů
}:
winnability-has-mated = { $color ->
    [white] Bílý
   *[black] Černý
} dal mat.
winnability-cannot = { $color ->
    [white] Bílý
   *[black] Černý
} nemůže dát mat žádnou posloupností přípustných tahů.
winnability-cannot-in-time = { $color ->
    [white] Bílý
   *[black] Černý
} nemůže dát mat dříve, než partii ukončí tahy bez pokroku.
winnability-undetermined = Zůstává otevřené, zda { $color ->
    [white] bílý
   *[black] černý
} může dát mat.
winnability-effort = Tahy k matu ani důkaz se nenašly; prozkoumáno: { $states ->
    [one] { $states } pozice
    [few] { $states } pozice
   *[other] { $states } pozic
} a { $sets ->
    [one] { $sets } množina pozic
    [few] { $sets } množiny pozic
   *[other] { $sets } množin pozic
}. Větší rozpočet (--budget) možná rozhodne.
winnability-cut-short = Od nynějšího stavu počítadla by tato posloupnost tahů k matu nedošla: dříve by partii ukončily tahy bez braní a bez tahu pěšcem, jakmile by jich každý hráč provedl { $moves } (článek { $article }, vydání { $edition }). S --counter se hledá jiná.
winnability-too-long = Bez článku { $article } (vydání { $edition }; počet tahů každého hráče bez braní a bez tahu pěšcem: { $moves }) by posloupnost tahů existovala:
winnability-verified = Ověřeno nezávislým kódem: platí.
winnability-refused = Ověřeno nezávislým kódem: neplatí ({ $reason }). Chyba je v programu.
winnability-not-playable = Z této pozice se podle obvyklých pravidel hrát nedá, takže odpověď neexistuje.
winnability-hint-position = „jadoube position“ ukáže všechny důvody

## Důkazy

winnability-proof-stalemate = Partie skončila: pat.
winnability-proof-is-mated = Partie skončila: { $color ->
    [white] bílý
   *[black] černý
} dostal mat.
winnability-proof-lone-king = { $color ->
    [white] Bílý
   *[black] Černý
} má jen krále.
winnability-proof-knight-against-queens = { $color ->
    [white] Bílý
   *[black] Černý
} má jen krále a jezdce a soupeř jen krále a dámy: dáma, která bere svému králi pole, může šach také odvrátit.
winnability-proof-bishops-of-one-shade = { $color ->
    [white] Bílý
   *[black] Černý
} má jen střelce na polích jedné barvy, na druhé barvě žádný střelec není a soupeř nemá jezdce ani pěšce: králi vždy zbývá pole, kam může jít.
winnability-proof-forced-line = { $count ->
    [one] Příští tah je vynucený: { $moves }. Po něm:
    [few] Příští { $count } půltahy jsou vynucené: { $moves }. Po nich:
   *[other] Příštích { $count } půltahů je vynucených: { $moves }. Po nich:
}
winnability-proof-all-moves = { $count ->
    [one] Přípustný tah je jediný a nic nemění:
    [few] Přípustné jsou { $count } tahy a žádný nic nemění:
   *[other] Přípustných je { $count } tahů a žádný nic nemění:
}
winnability-proof-exhausted = Všechny dosažitelné pozice byly prohlédnuty a v žádné není takový mat ({ $count ->
    [one] { $count } pozice
    [few] { $count } pozice
   *[other] { $count } pozic
}; kde rozhodují samy kameny, dál se nehledalo).
winnability-proof-exhausted-within = Všechny pozice dosažitelné dříve, než uplyne tento počet půltahů bez braní a bez tahu pěšcem ({ $plies }), byly prohlédnuty a v žádné není takový mat ({ $count ->
    [one] { $count } pozice
    [few] { $count } pozice
   *[other] { $count } pozic
}).
winnability-proof-epochs = Kam se každý kámen může dostat, bylo sledováno přes všechna možná braní a tahy pěšců. { $count ->
    [one] Jediná množina pozic obsahuje
    [few] { $count } množiny pozic obsahují
   *[other] { $count } množin pozic obsahuje
} vše, co může následovat, a žádný takový mat.

## Jeden řádek pro každou z mnoha pozic

winnability-short-can = { $color ->
    [white] bílý
   *[black] černý
} může dát mat za { $plies ->
    [one] { $plies } půltah
    [few] { $plies } půltahy
   *[other] { $plies } půltahů
}
winnability-short-cannot = { $color ->
    [white] bílý
   *[black] černý
} nemůže dát mat: { $how }
winnability-short-undetermined = { $color ->
    [white] bílý
   *[black] černý
}: otevřené
winnability-short-cut = počítadlo by partii ukončilo dříve
winnability-short-refused = ověření selhalo
winnability-how-stalemate = pat
winnability-how-is-mated = dostal mat
winnability-how-lone-king = samotný král
winnability-how-knight-against-queens = jezdec proti dámám
winnability-how-bishops-of-one-shade = střelci na jedné barvě
winnability-how-forced-line = vynucené tahy
winnability-how-all-moves = po každém tahu
winnability-how-exhausted = prohlédnuty všechny pozice
winnability-how-exhausted-within = prohlédnuty všechny pozice, které počítadlo dovolí
winnability-how-epochs = ohraničeno vše, co může následovat
winnability-total = { $positions ->
    [one] { $positions } pozice
    [few] { $positions } pozice
   *[other] { $positions } pozic
} za { $seconds } s: { $can }krát může dát mat, { $cannot }krát nemůže, { $undetermined }krát otevřené
winnability-total-unreadable = { $count ->
    [one] { $count } řádek nešlo přečíst
    [few] { $count } řádky nešlo přečíst
   *[other] { $count } řádků nešlo přečíst
}
winnability-total-verified = Ověřeno nezávislým kódem: platných odpovědí { $verified }, neplatných { $refused }

## Mrtvé pozice

dead-verdict = { $verdict ->
    [dead] Pozice je mrtvá: žádný hráč nemůže dát mat žádnou posloupností přípustných tahů (článek { $article }, vydání { $edition }).
    [alive] Pozice není mrtvá (článek { $article }, vydání { $edition }).
   *[undetermined] Zůstává otevřené, zda je pozice mrtvá (článek { $article }, vydání { $edition }).
}
