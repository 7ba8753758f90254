### Ukaz incidents: poročilo za organizatorja.

cli-incidents = Izpiši incidente partij: kršitve, nepravilne poteze, opomine, kazni, zamude, pritožbe
cli-incidents-arg-files = Prepisi partij enega tekmovanja; vsak primer je partija; »-« je standardni vhod
cli-incidents-arg-format = Oblika poročila
cli-incidents-arg-player = Samo ta oseba, po imenu v glavah
cli-incidents-arg-edition = Presojaj po tej izdaji, ne glede na to, kaj piše v prepisih

incident-title = Incidenti
incident-summary = { $games ->
    [one] { $games } partija
    [two] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partij
}, { $people ->
    [0] nihče nima incidentov
    [one] incidente ima { $people } oseba
    [two] incidente imata { $people } osebi
    [few] incidente imajo { $people } osebe
   *[other] incidente ima { $people } oseb
}.
incident-person = Oseba
incident-game = Partija
incident-time = Čas
incident-what = Incident
incident-articles = Členi
incident-recorded-by = Zapisal
incident-unnamed = { $side ->
    [white] beli
   *[black] črni
}, { $game }
incident-other = { $who }, { $game }
incident-nobody = Nobena partija teh prepisov ne pozna osebe »{ $name }«.
incident-nobody-hint = Imena so v glavah, v vrsticah, ki se začnejo s player white ali player black.

## Kako se incidenti štejejo

incident-group-violation = Kršitve
incident-group-illegal-move = Nepravilne poteze
incident-group-warning = Opomini
incident-group-penalty = Kazni
incident-group-late = Zamude
incident-group-refusal = Zavrnitve
incident-group-final-notice = Zadnji opomini
incident-group-wrong-claim = Neupravičene reklamacije
incident-group-expulsion = Odstranitve
incident-group-appeal = Pritožbe

## Kaj se je zgodilo; znotraj tabele, brez velike začetnice in pike

incident-illegal-move = { $count }. nepravilna poteza
incident-warning = opomin
incident-penalty = kazen: { $item }
incident-penalty-amount = kazen: { $item }, { $amount }
incident-late = prihod { $time } po začetku
incident-no-show = ni prišel pravočasno, partija je izgubljena
incident-lost-device = partija izgubljena zaradi elektronske naprave
incident-lost-refusal = partija izgubljena zaradi zavračanja spoštovanja Pravil
incident-final-notice = opozorjen, da z naslednjo zavrnitvijo izgubi partijo
incident-refusal = zavrnitev: { $order ->
    [record] zapisovati poteze
    [lend-sheet] posoditi zapisnik
    [reconstruct] pomagati pri rekonstrukciji partije
    [inspection] dovoliti pregled
    [take-part] sodelovati
   *[play-on] nadaljevati igro
}
incident-refusal-words = zavrnitev navodila: { $order }
incident-wrong-claim = neupravičena reklamacija: { $ground }
incident-barred-claim = reklamacija ni bila obravnavana: { ruling-bar }
incident-appeal = vložil pritožbo
incident-expelled = odstranjen
incident-struck = { $what } (prečrtano z vnosom { $entry })
incident-by = { $by ->
    [white] beli
    [black] črni
    [both] oba igralca
    [arbiter] sodnik
   *[program] program
}
