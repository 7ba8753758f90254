### Ukazna vrstica: pomoč, naslovi, izhodne kode, napake v argumentih, težave z datotekami.
### Id pomoči izhaja iz imen ukaza in njegovega argumenta.

## Program

cli = Pravila šaha v ukazni vrstici
cli-arg-lang = Jezik izpisa; če ni podan, odločijo JADOUBE_LANG, LC_ALL, LC_MESSAGES in LANG
cli-arg-json = Izpiši JSON namesto besedila
cli-arg-color = Kdaj uporabiti barve
cli-arg-help = Pokaži to pomoč
cli-arg-version = Pokaži različico

## Ukazi

cli-position = Pokaži pozicijo in vse, kar o njej pove šahovnica
cli-position-arg-fen = Pozicija v FEN, ali startpos, ali »-« za vrstico s standardnega vhoda
cli-position-arg-svg = Zapiši diagram v to datoteko kot SVG; »-« je standardni izhod
cli-position-arg-flip = Pokaži šahovnico s strani črnega

cli-why = Povej, ali je poteza pravilna, in če ni, katera pravila krši
cli-why-arg-fen = Pozicija v FEN, ali startpos, ali »-« za vrstico s standardnega vhoda
cli-why-arg-move = Poteza, kot jo pišejo šahovski programi: e2e4, e7e8q; rokada e1g1 ali e1h1
cli-why-arg-edition = Izdaja Pravil, katere členi se navajajo; če ni podana, najnovejša
cli-why-arg-svg = Zapiši diagram v to datoteko kot SVG; »-« je standardni izhod
cli-why-arg-flip = Pokaži šahovnico s strani črnega

cli-chess960 = Pokaži začetno pozicijo šaha960 po številki ali jo izžrebaj
cli-chess960-arg-number = Številka pozicije od 0 do 959
cli-chess960-arg-random = Izžrebaj pozicijo
cli-chess960-arg-seed = Število, iz katerega se žreba; isto število vedno izžreba isto pozicijo
cli-chess960-arg-svg = Zapiši diagram v to datoteko kot SVG; »-« je standardni izhod
cli-chess960-arg-flip = Pokaži šahovnico s strani črnega

cli-perft = Preštej zaporedja pravilnih potez
cli-perft-arg-depth = Dolžina zaporedij; poteza katerega koli igralca šteje za eno
cli-perft-arg-fen = Pozicija v FEN, ali startpos, ali »-« za vrstico s standardnega vhoda; če ni podana, začetek partije
cli-perft-arg-divide = Pokaži tudi, koliko zaporedij se začne z vsako potezo
cli-perft-arg-suite = Preštej pozicije iz teh datotek in primerjaj s števili, ki jih navajajo
cli-perft-arg-nodes = Izpusti števila iz datotek, ki so večja od tega

cli-pgn = Preberi zapise partij in vsako potezo odigraj na šahovnici
cli-pgn-arg-files = Datoteke PGN, tudi stisnjene kot .zst ali .gz; »-« je standardni vhod
cli-pgn-arg-format = Kaj izpisati: poročilo o tem, kaj je narobe, ali partije same kot JSON, vsako v svoji vrstici
cli-pgn-arg-jobs = Koliko delov datoteke se bere hkrati
cli-audit = Preveri cele zbirke partij po Pravilih
cli-audit-arg-files = Datoteke PGN, tudi stisnjene kot .zst ali .gz, mape z njimi ali »-« za standardni vhod
cli-audit-arg-edition = Izdaja, po kateri se presojajo vse partije; sicer tista, ki je veljala na dan posamezne partije
cli-audit-arg-compare = Dve izdaji: izpiši partije, ki jih presojata različno
cli-audit-arg-only = Samo ta preverjanja, po imenu ali oznaki, ločena z vejicami
cli-audit-arg-ignore = Teh preverjanj ne
cli-audit-arg-severity = Samo najdbe vsaj te resnosti
cli-audit-arg-fail-on = Od katere resnosti je izhodna koda 1
cli-audit-arg-no-draw-before = Tekmovanje ne dovoljuje dogovora o remiju pred to potezo
cli-audit-arg-jobs = Koliko delov datoteke se preverja hkrati
cli-audit-arg-format = Kako se zapišejo najdbe: sploh ne, kot besedilo ali za programe
cli-audit-arg-out = Kam se zapišejo najdbe; sicer na standardni izhod
cli-audit-arg-html = Zapiši stran s števili, grafi in partijami z najhujšimi najdbami
cli-audit-arg-fix = Zapiši popravljeno kopijo vseh partij: izidi, oznake, zapis potez; vsaka sprememba se izpiše
cli-audit-arg-checkpoint = V tej datoteki si zapomni, do kod je prišlo preverjanje, in po prekinitvi nadaljuj od tam

cli-completions = Izpiši skript, ki v lupini dopolnjuje naše argumente
cli-completions-arg-shell = Lupina

cli-man = Izpiši stran priročnika ali zapiši strani vseh ukazov v mapo
cli-man-arg-out = Mapa za strani

## Imena vrednosti v pomoči, z velikimi črkami

cli-value-command = UKAZ
cli-value-language = JEZIK
cli-value-when = KDAJ
cli-value-fen = FEN
cli-value-move = POTEZA
cli-value-edition = IZDAJA
cli-value-number = ŠTEVILKA
cli-value-seed = SEME
cli-value-depth = GLOBINA
cli-value-nodes = VOZLIŠČA
cli-value-format = OBLIKA
cli-value-file = DATOTEKA
cli-value-shell = LUPINA
cli-value-directory = MAPA
cli-value-checks = PREVERJANJA
cli-value-severity = RESNOST
cli-value-editions = IZDAJA,IZDAJA

## Naslovi in opombe v pomoči

help-usage = Uporaba:
help-commands = Ukazi
help-arguments = Argumenti
help-options = Možnosti
help-global-options = Možnosti vseh ukazov
help-any-options = [MOŽNOSTI]
help-examples = Zgledi:
help-exit-codes = Izhodne kode:
help-values = [vrednosti: { $values }]
help-default = [privzeto: { $value }]

## Kaj pomenijo izhodne kode

exit-fine = opravljeno; če je bilo vprašanje, je odgovor da
exit-negative = opravljeno; odgovor je ne: poteza je nepravilna, iz pozicije ni mogoče igrati, število se razlikuje, nič ni najdeno
exit-bad-input = argumenti ali vhod nimajo smisla
exit-trouble = datoteke ni mogoče prebrati ali zapisati ali pa je odpovedal program
exit-undetermined = opravljeno; vprašanje ostaja odprto: ni bilo mogoče dokazati niti »da« niti »ne«

## Naslovi strani priročnika

man-name = IME
man-synopsis = UPORABA
man-description = OPIS
man-extra = ZGLEDI IN IZHODNE KODE
man-version = RAZLIČICA
man-written = Zapisano: { $file }

## Napake v argumentih

usage-unknown-command = Ukaz »{ $command }« ne obstaja.
usage-unknown-argument = Argument »{ $argument }« ni znan ali ne sodi sem.
usage-missing-value = »{ $argument }« potrebuje vrednost.
usage-value-unwanted = »{ $argument }« ne sprejme vrednosti.
usage-invalid-value = »{ $value }« ni vrednost za »{ $argument }«.
usage-conflict = Argumenta »{ $argument }« ni mogoče uporabiti skupaj z argumentom »{ $other }«.
usage-missing-argument = Manjka argument: { $argument }.
usage-missing-command = Manjka ukaz.
usage-not-text = Eden od argumentov ni veljavno besedilo.
usage-wrong = Argumenti nimajo smisla.
usage-expected-values = ena od vrednosti { $values }
usage-hint-similar = ste mislili »{ $suggestion }«?
usage-hint-help = glejte »{ $command }«

## Števila

number-wrong = »{ $text }« ni vrednost za { $name }.
number-expected = celo število od { $min } do { $max }

## Datoteke

file-standard-stream = standardni vhod ali izhod
file-not-found = Ni take datoteke niti mape: { $file }.
file-not-permitted = { $file }: dostop ni dovoljen.
file-is-directory = { $file } je mapa; potrebna je datoteka.
file-not-text = { $file } ni besedilo v UTF-8.
file-trouble = Branje ali pisanje ni uspelo ({ $file }): { $reason }.
file-too-large = { $file } je daljša od { $megabytes } MB; več se kot eno besedilo ne bere. Razdelite jo na več datotek.
file-window-too-large = { $file } za razširitev potrebuje več kot { $window } MB pomnilnika (okno nad 2^{ $power }). Najprej jo razširite ali jo znova stisnite brez --long.
file-record-too-long = { $file }: zapis partije, ki se začne v vrstici { $line } ali za njo, je daljši od { $megabytes } MB. Zapis se konča z rezultatom ali tam, kjer se začnejo oznake naslednjega; razdelite ga.
usage-too-long = Argument { $number } je predolg.
usage-expected-shorter = največ { $most } znakov
usage-hint-too-long = dolgo besedilo shranite v datoteko in navedite njeno ime
