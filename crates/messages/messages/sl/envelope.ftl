### Ukaza envelope in seal: kuverta prekinjene partije in njena skrita poteza.

cli-envelope = Izpiši podatke na kuverti prekinjene partije
cli-envelope-arg-file = Prepis, v katerem je poteza kuvertirana; »-« je standardni vhod
cli-envelope-arg-html = Zapiši stran za tiskanje v to datoteko; »-« je standardni izhod
cli-envelope-arg-resumption = Kdaj in kje se igra nadaljuje
cli-envelope-arg-edition = Presojaj po tej izdaji, ne glede na to, kaj piše v prepisu

cli-seal = Zaveži se h kuvertirani potezi: izpiši zgoščeno vrednost za zapis in število, ki bo potezo dokazalo
cli-seal-arg-move = Poteza, kot je zapisana v zapisniku
cli-seal-arg-nonce = Število, če je bilo izžrebano prej: 32 šestnajstiških števk
cli-value-text = BESEDILO
cli-value-hex = ŠTEVKE

envelope-title = Prekinjena partija
envelope-names = Igralca
envelope-position = Pozicija pred kuvertirano potezo
envelope-times = Porabljeni čas
envelope-sealer = Potezo je kuvertiral
envelope-number = Številka kuvertirane poteze
envelope-offer = Ponudba remija
envelope-resumption = Datum, čas in kraj nadaljevanja
envelope-clocks = Uri kažeta
envelope-both-times = beli { $white }, črni { $black }
envelope-offered = { $side ->
    [white] (=) beli
   *[black] (=) črni
}
envelope-no-offer = ni ponudbe
envelope-commitment = Zaveza h kuvertirani potezi
envelope-sign-white = beli
envelope-sign-black = črni
envelope-sign-arbiter = sodnik
envelope-not-said = (dopolniti)
envelope-none = V tem prepisu ni kuvertirana nobena poteza.
envelope-none-hint = Potezo kuvertira vrstica, kot je: 2:00 white seals

seal-commitment = za zapis
seal-nonce = hraniti s kuverto
seal-wrong-nonce = »{ $text }« ni število kuvertirane poteze: to ima 32 šestnajstiških števk.
seal-no-chance = Sistem ni dal naključnega števila: { $reason }.
