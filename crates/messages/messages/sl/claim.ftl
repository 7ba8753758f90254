### Ukaz claim: je reklamacija remija zaradi ponovitve ali potez brez napredka upravičena?

## Pomoč

cli-claim = Preveri reklamacijo remija zaradi ponovitve pozicije ali petdesetih potez po zapisu partije
cli-claim-arg-file = Zapis: PGN ali seznam potez v katerem koli jeziku; »-« je standardni vhod
cli-claim-arg-threefold = Reklamacija se opira na pozicijo: na šahovnici je ali bo tretjič
cli-claim-arg-fifty = Reklamacija se opira na petdeset potez vsakega igralca brez jemanja in brez poteze kmeta
cli-claim-arg-with = Poteza, ki jo je igralec zapisal in je ni odigral, s črkami zapisa ali tako, kot jo pišejo šahovski programi
cli-claim-arg-game = Katera partija datoteke PGN, šteto od 1; če ni podana, prva
cli-claim-arg-edition = Izdaja Pravil; če ni podana, najnovejša
cli-claim-arg-pace = Kako hitro se igra
cli-claim-arg-unsupervised = Pospešeni ali hitropotezni šah brez dovolj sodnikov za tekmovalna pravila
cli-claim-arg-from = Jezik zapisa ali auto
cli-claim-arg-diagrams = Pokaži pozicijo, na katero se nanaša reklamacija
cli-claim-arg-flip = Pokaži šahovnico s strani črnega

## Odločitve

claim-threefold-correct = Reklamacija { $color ->
    [white] belega
   *[black] črnega
} je upravičena: število pojavitev pozicije je { $count }, potrebno število je { $needed }. Partija se konča z remijem (členi { $articles }; izdaja { $edition }).
claim-threefold-wrong = Reklamacija { $color ->
    [white] belega
   *[black] črnega
} ni upravičena: število pojavitev pozicije je { $count }, potrebno število je { $needed } (členi { $articles }; izdaja { $edition }).
claim-fifty-correct = Reklamacija { $color ->
    [white] belega
   *[black] črnega
} je upravičena: polpotez brez jemanja in brez poteze kmeta: { $count }; potrebnih potez vsakega igralca: { $needed }. Partija se konča z remijem (členi { $articles }; izdaja { $edition }).
claim-fifty-wrong = Reklamacija { $color ->
    [white] belega
   *[black] črnega
} ni upravičena: polpotez brez jemanja in brez poteze kmeta: { $count }; potrebnih potez vsakega igralca: { $needed } (členi { $articles }; izdaja { $edition }).
claim-bonus = Dodatni čas za { $color ->
    [white] belega
   *[black] črnega
}: { $time } (člen { $article }).
claim-must-play = Nameravano potezo je treba odigrati: { $move } (člen { $article }).
claim-must-move-piece = Premakniti je treba figuro s polja { $square } (člen { $article }; razlaga { $reading }).
claim-must-move-any = Figura na polju { $square } nima pravilne poteze: odigrati je mogoče katero koli pravilno potezo (člen { $article }; razlaga { $reading }).
claim-automatic = Partija je končana tudi brez reklamacije: { $what ->
    [repetition] pozicija je nastala tolikokrat, da je takoj remi
   *[moves] toliko potez brez jemanja in brez poteze kmeta pomeni takoj remi
} (člen { $article }; izdaja { $edition }).
claim-intended-illegal = { $color ->
    [white] Reklamacija belega
   *[black] Reklamacija črnega
} je neupravičena: nameravana poteza »{ $move }« je nepravilna (členi { $articles }; izdaja { $edition }).

## Mesta v partiji

claim-start = na začetku zapisa
claim-after = po potezi { $move }
claim-after-intended = po potezi { $move } (nameravana)

## Kaj se je štelo

claim-occurrences = Pozicija se je pojavila:
claim-look-alikes = Iste figure na istih poljih, vendar ne ista pozicija:
claim-differs-turn = na potezi je drugi igralec
claim-differs-castling = pravice do rokade so različne
claim-differs-en-passant = jemanje en passant je mogoče le v eni od njiju
claim-since = Zadnje jemanje ali poteza kmeta: { $place }.
claim-since-before = Zadnje jemanje ali poteza kmeta je pred začetkom zapisa.
claim-moves = Potez od takrat: beli { $white }, črni { $black }.

## Težave

claim-broken = Zapisu ni mogoče slediti: { $move } tam ni pravilna poteza.
claim-hint-broken = navedite jezik z --from ali popravite zapis; kaj je narobe, pove »jadoube notate«
claim-intended-unclear = Ni jasno, katera poteza naj bi bila »{ $move }« v zadnji poziciji zapisa.
claim-no-game = Zapis nima partije številka { $number }.
