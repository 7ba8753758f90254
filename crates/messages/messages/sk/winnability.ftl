### Príkazy mate a dead: kto ešte môže dať mat, a prečo nie.

## Texty pomocníka

cli-mate = Povedať, či hráč ešte môže dať mat nejakou postupnosťou prípustných ťahov
cli-mate-arg-fen = Pozícia vo FEN, alebo startpos, alebo „-“ pre riadok zo štandardného vstupu
cli-mate-arg-file = Odpovedať pre každú pozíciu z tohto súboru, jeden FEN na riadok; „-“ je štandardný vstup
cli-mate-arg-side = Hráč, ktorý má dať mat; ak nie je zadaný, zisťuje sa to pre oboch
cli-mate-arg-counter = Počítať len postupnosti, ktoré vedú k matu skôr, než partiu ukončia ťahy bez pokroku, počnúc počítadlom vo FEN
cli-mate-arg-edition = Vydanie Pravidiel, ktoré hovorí, koľko takých ťahov partiu ukončí; ak nie je zadané, najnovšie
cli-mate-arg-budget = Koľko pozícií sa smie preskúmať, kým otázka zostane otvorená
cli-mate-arg-verify = Overiť každú postupnosť ťahov a každý dôkaz nezávislým kódom
cli-mate-arg-diagrams = Ukázať šachovnicu po každom ťahu postupnosti
cli-mate-arg-flip = Ukázať šachovnicu zo strany čierneho
cli-mate-arg-jobs = Koľko pozícií sa skúma súčasne

cli-dead = Povedať, či je pozícia mŕtva: žiadny hráč už nemôže dať mat
cli-dead-arg-fen = Pozícia vo FEN, alebo startpos, alebo „-“ pre riadok zo štandardného vstupu
cli-dead-arg-edition = Vydanie Pravidiel, ktorého článok sa uvádza; ak nie je zadané, najnovšie
cli-dead-arg-budget = Koľko pozícií sa smie preskúmať, kým otázka zostane otvorená
cli-dead-arg-verify = Overiť každú postupnosť ťahov a každý dôkaz nezávislým kódom
cli-dead-arg-diagrams = Ukázať šachovnicu po každom ťahu postupnosti
cli-dead-arg-flip = Ukázať šachovnicu zo strany čierneho

cli-value-side = STRANA
cli-value-states = POZÍCIE

## Odpovede

winnability-can = { $color ->
    [white] Biely
   *[black] Čierny
} môže dať mat, napríklad za { $plies ->
    [one] { $plies } polťah
    [few] { $plies } polťahy
   *[other] { $plies } polťahov
}:
winnability-has-mated = { $color ->
    [white] Biely
   *[black] Čierny
} dal mat.
winnability-cannot = { $color ->
    [white] Biely
   *[black] Čierny
} nemôže dať mat žiadnou postupnosťou prípustných ťahov.
winnability-cannot-in-time = { $color ->
    [white] Biely
   *[black] Čierny
} nemôže dať mat skôr, než partiu ukončia ťahy bez pokroku.
winnability-undetermined = Zostáva otvorené, či { $color ->
    [white] biely
   *[black] čierny
} môže dať mat.
winnability-effort = Ťahy k matu ani dôkaz sa nenašli; preskúmané: { $states ->
    [one] { $states } pozícia
    [few] { $states } pozície
   *[other] { $states } pozícií
} a { $sets ->
    [one] { $sets } množina pozícií
    [few] { $sets } množiny pozícií
   *[other] { $sets } množín pozícií
}. Väčší rozpočet (--budget) možno rozhodne.
winnability-cut-short = Od terajšieho stavu počítadla by táto postupnosť ťahov k matu nedošla: skôr partiu ukončia ťahy bez brania a bez ťahu pešiakom, ktorých každý hráč urobil { $moves } (článok { $article }, vydanie { $edition }). S --counter sa hľadá iná.
winnability-too-long = Bez článku { $article } (vydanie { $edition }; počet ťahov každého hráča bez brania a bez ťahu pešiakom: { $moves }) by postupnosť ťahov existovala:
winnability-verified = Overené nezávislým kódom: platí.
winnability-refused = Overené nezávislým kódom: neplatí ({ $reason }). Chyba je v programe.
winnability-not-playable = Z tejto pozície sa podľa zvyčajných pravidiel hrať nedá, takže odpoveď neexistuje.
winnability-hint-position = „jadoube position“ ukáže všetky dôvody

## Dôkazy

winnability-proof-stalemate = Partia sa skončila: pat.
winnability-proof-is-mated = Partia sa skončila: { $color ->
    [white] biely
   *[black] čierny
} dostal mat.
winnability-proof-lone-king = { $color ->
    [white] Biely
   *[black] Čierny
} má len kráľa.
winnability-proof-knight-against-queens = { $color ->
    [white] Biely
   *[black] Čierny
} má len kráľa a jazdca a súper len kráľa a dámy: dáma, ktorá berie svojmu kráľovi pole, môže šach aj odvrátiť.
winnability-proof-bishops-of-one-shade = { $color ->
    [white] Biely
   *[black] Čierny
} má len strelcov na poliach jednej farby, na druhej farbe nie je žiadny strelec a súper nemá jazdca ani pešiaka: kráľovi vždy zostáva pole, kam môže ísť.
winnability-proof-forced-line = { $count ->
    [one] Ďalší ťah je vynútený: { $moves }. Po ňom:
    [few] Ďalšie { $count } polťahy sú vynútené: { $moves }. Po nich:
   *[other] Ďalších { $count } polťahov je vynútených: { $moves }. Po nich:
}
winnability-proof-all-moves = { $count ->
    [one] Prípustný ťah je jediný a nič nemení:
    [few] Prípustné sú { $count } ťahy a žiadny nič nemení:
   *[other] Prípustných je { $count } ťahov a žiadny nič nemení:
}
winnability-proof-exhausted = Všetky dosiahnuteľné pozície boli prezreté a žiadna nie je tým matom ({ $count ->
    [one] { $count } pozícia
    [few] { $count } pozície
   *[other] { $count } pozícií
}; kde rozhodujú samotné figúrky, ďalej sa nehľadalo).
winnability-proof-exhausted-within = Všetky pozície dosiahnuteľné skôr, než uplynie tento počet polťahov bez brania a bez ťahu pešiakom ({ $plies }), boli prezreté a žiadna nie je tým matom ({ $count ->
    [one] { $count } pozícia
    [few] { $count } pozície
   *[other] { $count } pozícií
}).
winnability-proof-epochs = Kam sa ktorá figúrka môže dostať, sa sledovalo cez všetky možné brania a ťahy pešiakov. { $count ->
    [one] Jediná množina pozícií obsahuje
    [few] { $count } množiny pozícií obsahujú
   *[other] { $count } množín pozícií obsahuje
} všetko, čo môže nasledovať, a žiadny taký mat.

## Jeden riadok pre každú z mnohých pozícií

winnability-short-can = { $color ->
    [white] biely
   *[black] čierny
} môže dať mat za { $plies ->
    [one] { $plies } polťah
    [few] { $plies } polťahy
   *[other] { $plies } polťahov
}
winnability-short-cannot = { $color ->
    [white] biely
   *[black] čierny
} nemôže dať mat: { $how }
winnability-short-undetermined = { $color ->
    [white] biely
   *[black] čierny
}: otvorené
winnability-short-cut = počítadlo by partiu ukončilo skôr
winnability-short-refused = overenie zlyhalo
winnability-how-stalemate = pat
winnability-how-is-mated = dostal mat
winnability-how-lone-king = samotný kráľ
winnability-how-knight-against-queens = jazdec proti dámam
winnability-how-bishops-of-one-shade = strelci na jednej farbe
winnability-how-forced-line = vynútené ťahy
winnability-how-all-moves = po každom ťahu
winnability-how-exhausted = prezreté všetky pozície
winnability-how-exhausted-within = prezreté všetky pozície, ktoré počítadlo dovolí
winnability-how-epochs = ohraničené všetko, čo môže nasledovať
winnability-total = { $positions ->
    [one] { $positions } pozícia
    [few] { $positions } pozície
   *[other] { $positions } pozícií
} za { $seconds } s: { $can }-krát môže dať mat, { $cannot }-krát nemôže, { $undetermined }-krát otvorené
winnability-total-unreadable = { $count ->
    [one] { $count } riadok sa nedal prečítať
    [few] { $count } riadky sa nedali prečítať
   *[other] { $count } riadkov sa nedalo prečítať
}
winnability-total-verified = Overené nezávislým kódom: platných odpovedí { $verified }, neplatných { $refused }

## Mŕtve pozície

dead-verdict = { $verdict ->
    [dead] Pozícia je mŕtva: žiadny hráč nemôže dať mat žiadnou postupnosťou prípustných ťahov (článok { $article }, vydanie { $edition }).
    [alive] Pozícia nie je mŕtva (článok { $article }, vydanie { $edition }).
   *[undetermined] Zostáva otvorené, či je pozícia mŕtva (článok { $article }, vydanie { $edition }).
}
