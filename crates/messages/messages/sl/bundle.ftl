### Ukaz bundle: reklamacija brez navzočega sodnika z dokazili za tistega, ki o njej odloči.

cli-bundle = Zberi reklamacijo brez navzočega sodnika in njena pisna dokazila za tistega, ki o njej odloči
cli-bundle-arg-file = Prepis s tako reklamacijo; »-« je standardni vhod
cli-bundle-arg-html = Zapiši stran za tisk v to datoteko; »-« je standardni izhod
cli-bundle-arg-edition = Presojaj po tej izdaji, ne glede na to, kaj piše v prepisu

bundle-title = Reklamacija remija brez navzočega sodnika
bundle-articles = Členi { $articles }
bundle-white = Beli
bundle-black = Črni
bundle-claimant = Reklamira
bundle-grounds = Razlog
bundle-time = Čas reklamacije
bundle-clocks = Uri ob reklamaciji
bundle-both-clocks = beli { $white }, črni { $black }
bundle-move = Na potezi
bundle-next-move = { $side ->
    [white] beli, { $number }. poteza
   *[black] črni, { $number }. poteza
}
bundle-taken = Kaj je sledilo
bundle-referred = reklamacija je končala partijo in je predana v odločitev
bundle-incomplete = manjkalo je nekaj, kar reklamacija potrebuje; partija ni bila končana
bundle-decider = Odloča
bundle-signed-white = Beli je podpisal
bundle-signed-black = Črni je podpisal
bundle-not-reported = (ni navedeno)

bundle-position = Končna pozicija
bundle-evidence = Kaj mora biti predloženo pisno
bundle-evidence-position = končna pozicija, ki jo je zapisal igralec
bundle-evidence-position-verified = končna pozicija, ki jo je potrdil nasprotnik
bundle-evidence-scoresheet = popoln zapisnik igralca
bundle-evidence-scoresheet-verified = zapisnik, ki ga je potrdil nasprotnik
bundle-state-present = predloženo
bundle-state-missing = MANJKA
bundle-state-disputed = SPORNO
bundle-state-not-reported = ni navedeno

bundle-moves = Poteze
bundle-moves-as-played = Poteze, kot so bile odigrane; zapisnika ni
bundle-no-moves = V zapisu pred reklamacijo ni potez.
bundle-number = Št.
bundle-played = Odigrano
bundle-sheet-white = Zapisnik belega
bundle-sheet-black = Zapisnik črnega
bundle-other-white = Še v zapisniku belega
bundle-other-black = Še v zapisniku črnega
bundle-statements = Izjave igralcev
bundle-said = { $who }:
bundle-wrote = { $who }, pisno:
bundle-question = V odločitev
bundle-decided = Odločeno: { $result }.
bundle-sign-white = Beli
bundle-sign-black = Črni
bundle-sign-decider = Sodnik, ki odloča

bundle-none = V tem prepisu ni reklamacije brez navzočega sodnika.
bundle-none-hint = Potrebni sta »regulations guideline_iii no-arbiter« in vrstica, kot je: 1:20:00 white claims no normal means
