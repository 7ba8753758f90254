### Ukaz reconcile: dva zapisa ene partije.

## Pomoč

cli-reconcile = Primerjaj dva zapisnika ene partije, najdi, kje se razhajata in katera partija pojasni oba
cli-reconcile-arg-white = Zapisnik belega v katerem koli jeziku, nečitljive poteze kot »?«; »-« je standardni vhod
cli-reconcile-arg-black = Zapisnik črnega
cli-reconcile-arg-from = Pozicija v FEN, s katero se začneta oba zapisnika; če ni podana, začetna pozicija
cli-reconcile-arg-final = Samo partije, ki se končajo s to pozicijo: figure, in če FEN pove več, tudi kdo je na potezi in kdo sme rokirati
cli-reconcile-arg-budget = Koliko stanj se pregleda

## Ugotovitve

reconcile-agreed = Oba zapisnika navajata iste poteze.
reconcile-found = Ena partija pojasni oba zapisnika bolje kot vsaka druga najdena.
reconcile-several = Zapisnika sama ne odločita: število partij, ki ju pojasnijo enako dobro: { $games }.
reconcile-nothing = Ni najdene partije, ki bi pojasnila zapisnika (pregledanih stanj: { $states }).
reconcile-exhausted = Obseg iskanja je izčrpan; večji (--budget) lahko najde več.
reconcile-languages = Prebrano kot: zapisnik belega { $white }, zapisnik črnega { $black }.
reconcile-divergence = Zapisnika se razideta pri potezi { $move }:
reconcile-game = Partija { $number } (napak v zapisnikih: { $faults }):
reconcile-game-less = Partija { $number }, manj verjetna (napak v zapisnikih: { $faults }):

## Zapisa drug ob drugem

reconcile-column-game = Partija
reconcile-column-white = Zapisnik belega
reconcile-column-black = Zapisnik črnega
reconcile-column-note = Opomba
reconcile-cell-sign = { $keeper ->
    [white] beli
   *[black] črni
}: znak jemanja ali šaha ne drži
reconcile-cell-ambiguous = { $keeper ->
    [white] beli
   *[black] črni
}: lahko je tudi druga poteza
reconcile-cell-near = { $keeper ->
    [white] beli
   *[black] črni
}: pisna napaka
reconcile-cell-other = { $keeper ->
    [white] beli
   *[black] črni
}: druga poteza
reconcile-cell-illegible = { $keeper ->
    [white] beli
   *[black] črni
}: nečitljivo
reconcile-cell-missing = { $keeper ->
    [white] beli
   *[black] črni
}: manjka
reconcile-cell-ended = { $keeper ->
    [white] beli
   *[black] črni
}: zapisnik se je že končal
reconcile-cell-doubled = { $keeper ->
    [white] beli
   *[black] črni
}: zapisano dvakrat
reconcile-cell-surplus = { $keeper ->
    [white] beli
   *[black] črni
}: ne pripada nobeni potezi
