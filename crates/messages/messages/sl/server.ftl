# Kaj pove strežnik mize.

## Težave: naslov, za kaj gre, kaj storiti

server-problem-no-link = Ni povezave
server-problem-no-link-detail = Za to je potrebna povezava z vlogo; nobena ni prišla ali pa je ta strežnik ne pozna.
server-problem-no-link-todo = Znova odprite svojo povezavo ali prosite glavnega sodnika za novo.
server-problem-link-revoked = Povezava je preklicana
server-problem-link-revoked-detail = Glavni sodnik je to povezavo preklical ali pa je bil program, ki jo je izpisal, znova zagnan in je izpisal drugo.
server-problem-link-revoked-todo = Prosite glavnega sodnika za novo povezavo ali odprite tisto, ki jo je izpisal zadnji zagon.
server-problem-not-your-role = S to povezavo ne
server-problem-not-your-role-detail = Vloga te povezave tega ne dovoljuje.
server-problem-not-your-role-todo = Uporabite povezavo z vlogo, ki to dovoljuje, ali pokličite sodnika.
server-problem-not-found = Ni najdeno
server-problem-not-found-detail = Tega tu ni ali pa vaša povezava do tega nima dostopa.
server-problem-not-found-todo = Preverite naslov.
server-problem-method-not-allowed = Tako ne gre
server-problem-method-not-allowed-detail = Ta naslov obstaja, vendar ne za to metodo.
server-problem-method-not-allowed-todo = Uporabite eno od metod, ki jih opisuje /docs.
server-problem-conflict = Partija je medtem šla naprej
server-problem-conflict-todo = Znova naložite partijo in ponovite, kar želite storiti.
server-problem-answered = Na vprašanje je že nekdo odgovoril
server-problem-answered-todo = Preberite odgovor; kdor kljub temu želi drugače, odloči drugače in navede razlog.
server-problem-unread = Še ni prebrano
server-problem-unread-todo = Prosite igralca, naj odločitev potrdita, ali pa uro vseeno zaženite.
server-problem-too-large = Preveliko
server-problem-too-large-detail = Prišlo je več, kot ta strežnik vzame naenkrat.
server-problem-too-large-todo = Pošljite manj, po potrebi v več delih.
server-problem-bad-request = Ni razumljivo
server-problem-bad-request-detail = Del naslova ali podatek v njem nima oblike, ki se tu pričakuje.
server-problem-bad-request-todo = Pošljite to v obliki, ki jo opisuje /docs.
server-problem-unreadable-line = Vrstice ni mogoče prebrati
server-problem-unreadable-line-todo = Napišite vrstico tako, kot to zahteva jezik prepisov.
server-problem-impossible = To se ni moglo zgoditi
server-problem-impossible-todo = Poglejte, kako stojita šahovnica in ura, in povejte, kaj se je res zgodilo.
server-problem-not-valid = Neveljavna vrednost
server-problem-not-valid-todo = Popravite podatek in ga pošljite znova.
server-problem-no-pairing = Po pravilih še ni mogoče žrebati
server-problem-no-pairing-todo = Naredite, kar piše tukaj, ali izžrebajte ročno.
server-problem-too-many-requests = Preveč vprašanj
server-problem-too-many-requests-detail = V kratkem času je prišlo več vprašanj, kot jih en spraševalec sme zastaviti.
server-problem-too-many-requests-todo = Počakajte sekundo in poskusite znova.
server-problem-result-excluded = Pozicija ta izid izključuje
server-problem-result-excluded-todo = Vnesite ga kljub temu z utemeljitvijo ali izberite drug izid.
server-problem-result-signed = Igralca sta podpisala drug izid
server-problem-result-signed-todo = Vnesite ga kljub temu z utemeljitvijo ali izberite izid, ki sta ga podpisala.
server-problem-share-used = Vaš delež je porabljen
server-problem-share-used-todo = Nadaljujte s potezami in uro. Za vse drugo se obrnite na sodnika: lahko to zapiše in vidi, da je bilo zavrnjeno.
server-problem-store = Ni bilo mogoče shraniti
server-problem-store-detail = Podatkovna baza ne odgovarja, kot bi morala. Kar ste poslali, morda ni zapisano.
server-problem-store-todo = Znova naložite partijo in poglejte, ali je tam; če se to ponavlja, preverite strežnik.

server-conflict = Videli ste vnos { $seen }, vseh pa je { $actual }.
server-result-excluded = { $why ->
    [checkmate] Na šahovnici je mat ({ $article }), kar pomeni zmago igralca, ki ga je dal.
    [stalemate] Na šahovnici je pat ({ $article }), kar pomeni remi.
   *[cannot-mate] Dokazano je, da { $side ->
        [white] beli
       *[black] črni
    } ne more matirati z nobenim zaporedjem pravilnih potez ({ $article }).
}
server-result-signed = Igralca sta podpisala { $signed } ({ $article }).
server-not-valid = »{ $text }« ni mogoča vrednost podatka »{ $field }«.
server-body-no-json = Kar je prišlo, ne pove, da je JSON (Content-Type: application/json).
server-body-syntax = Vrstica { $line }, stolpec { $column }: to ni JSON.
server-body-form = Vrstica { $line }, stolpec { $column }: to nima oblike, ki se tu pričakuje.
server-body-form-word = Vrstica { $line }, stolpec { $column }: »{ $word }« tu manjka ali ne sodi sem.
server-hidden-letter = V »{ $field }« je znak, ki ga nihče ne vidi ({ $code }, { $place }. znak besedila). Odstranite ga: kar se hrani, mora biti takšno, kot je videti.
server-line-stamped = Vrstica ima svoj čas; tu meri čas strežnik.
server-line-none = V tem ni nobene vrstice.
server-line-too-many = To je več vrstic, kot se jih zapiše naenkrat.
server-line-too-long = Vrstica je daljša, kot se sme zapisati.
server-log-full = Sodniki so v tej partiji zapisali toliko, kolikor smejo.
server-log-full-again = Od tega vpisa je zapisanega več, kot smejo sodniki zapisati znova. Namesto tega se vrnite pred njega in vpišite, kaj se je zgodilo od tam.
server-share-pace = { $side ->
    [white] Beli
   *[black] Črni
} sme zapisati { $most } vrstic naenkrat in nato { $rate } na sekundo. Za to bo prostor spet čez { $wait ->
    [one] { $wait } sekundo
    [two] { $wait } sekundi
    [few] { $wait } sekunde
   *[other] { $wait } sekund
}.
server-share-acts = { $side ->
    [white] Beli
   *[black] Črni
} je v tej partiji poleg potez zapisal { $most } vrstic, kolikor jih ena stran sme. Poteze, pritiski na uro, reklamacije, predaja in sprejem remija se zapisujejo še naprej, dotiki po eden na sekundo; nič drugega v tej partiji ne več.
server-share-moves = { $side ->
    [white] Beli
   *[black] Črni
} je v tej partiji zapisal { $most } potez in pritiskov na uro, kolikor jih ena stran sme in več, kot jih katera koli partija potrebuje. Za to stran se v tej partiji ne bo zapisalo nič več, razen če to zapiše sodnik.
server-not-a-socket = Ta naslov je za WebSocket.
server-too-many-sockets = Odprtih je več povezav, kot jih ta strežnik vzdržuje hkrati.
server-line-not-for-players = To sme zapisati samo sodnik.
server-line-other-side = To mora povedati drugi igralec.
server-line-both-sides = To sme zapisati samo sodnik ali tablica ob šahovnici, ki jo uporabljata oba igralca.
server-line-game-over = Partija je končana: igralec lahko dopolni zapisnik, podpiše izid, pokliče sodnika ali se pritoži, drugega ne.
server-line-result-entered = Izid te partije je bil vpisan ročno. Najprej ga umaknite; partija potem stoji, kot je stala, in uro je mogoče pognati.
server-line-result-stands = Izid te partije je bil vpisan ročno in velja naprej, karkoli se o partiji odloči. Namesto tega popravite ta izid.
server-presence-board = Šahovnica { $board }, { $white } – { $black }: { $why } Na nobeni šahovnici ni bilo nič zapisano.
server-no-such-entry = Ni vnosa { $entry }, na katerega bi se partija lahko vrnila.
server-later-impossible = Potem se vnos { $entry } ne bi mogel več zgoditi: { $line } ({ $why }) Namesto tega se vrnite pred njega in vpišite, kaj se je zgodilo od tam.
server-attention-gone = Tu ni več ničesar za urediti: medtem je to uredil nekdo drug.
server-question-answered = { $named ->
    [yes] Na to vprašanje je medtem, ob { $at } časa partije, odgovoril(a) { $who }: { $answer }
   *[no] Na to vprašanje je medtem, ob { $at } časa partije, odgovoril drug sodnik: { $answer }
}
server-unread = { $who ->
    [white] Beli še ni potrdil, da je odločitev prebral.
    [black] Črni še ni potrdil, da je odločitev prebral.
   *[both] Igralca še nista potrdila, da sta odločitev prebrala.
}
server-game-begun = Partija se je začela; kar stoji v njenem prvem vnosu, ni več mogoče spremeniti.
server-round-begun = V tem kolu se je že igralo ali je vpisan izid; ni ga več mogoče vzeti nazaj.
server-has-rounds = Turnir že ima kola; iz te datoteke je mogoče prevzeti samo igralce.
server-no-envelope = V tej partiji ni kuvertirana nobena poteza.
server-rulings-one-of = Potrebno je natanko eno od transcript, pgn in fen.

## Kaj čaka sodnika

server-waiting-call = { $side ->
    [white] Beli
   *[black] Črni
} kliče sodnika.
server-waiting-call-reason = { $side ->
    [white] Beli
   *[black] Črni
} kliče sodnika: { $reason }
server-waiting-flag = { $side ->
    [white] Belemu
   *[black] Črnemu
} je padla zastavica.
server-gap = { $why ->
    [restart] Miza je bila znova zagnana; { $length } se ne šteje.
    [sleep] Računalnik mize je spal; { $length } se ne šteje.
    [stall] Miza se je ustavila; { $length } se ne šteje.
   *[jump] Nastavljen je bil čas dneva, za { $length }. Ure tečejo naprej, kot so tekle.
  }
server-attention-board-taken = { $named ->
    [yes] Pri šahovnici je { $who }.
   *[no] Pri šahovnici je sodnik.
}
server-attention-board-left = { $named ->
    [yes] { $who } ni več pri šahovnici.
   *[no] Sodnika ni več pri šahovnici.
}
server-attention-call-taken = { $named ->
    [yes] Na klic prihaja { $who }.
   *[no] Na klic prihaja sodnik.
}
server-attention-call-withdrawn = Klic sodnika je preklican.
server-attention-call-closed = { $named ->
    [yes] Klic je uredil(a) { $who }.
   *[no] Sodnik je klic uredil.
}
server-attention-question-taken = { $named ->
    [yes] Vprašanje { $question } rešuje { $who }.
   *[no] Vprašanje { $question } rešuje sodnik.
}
server-attention-must-read = Oba igralca naj potrdita, da sta prebrala odločitev v vnosu { $entry }.
server-attention-read = { $side ->
    [white] Beli je prebral odločitev v vnosu { $entry }.
   *[black] Črni je prebral odločitev v vnosu { $entry }.
}
server-attention-not-awaited = Igra se nadaljuje brez potrditve, da je bil vnos { $entry } prebran.
server-result-told = { $said ->
    [entered] Izid je bil vpisan ročno: { $result }. Partija je končana.
    [open] Izid je bil ročno puščen odprt.
   *[withdrawn] Ročno vpisani izid je bil umaknjen. Partija stoji, kot je stala, ura je ustavljena.
  }
server-result-said = { $source ->
    [forfeit] brez igre, vpisal sodnik
    [open] sodnik je izid pustil odprt
   *[by-hand] vpisal sodnik
  }
server-waiting-late = { $side ->
    [white] Beli
   *[black] Črni
} še ni prišel k šahovnici.
server-waiting-refused = { $side ->
    [white] Beli
   *[black] Črni
} zapisuje več, kot ena stran sme: { $lines ->
    [one] { $lines } vrstica je bila zavrnjena.
    [two] { $lines } vrstici sta bili zavrnjeni.
    [few] { $lines } vrstice so bile zavrnjene.
   *[other] { $lines } vrstic je bilo zavrnjenih.
}

## Knjiga dogodkov

server-ledger-game = { $event }, { $round }. kolo, { $board }. šahovnica

## Zagon

server-first-link = zagon strežnika
server-listen = Naslova { $address } ni mogoče uporabiti: { $said }
server-listen-in-use = Naslov { $address } uporablja drug program.
server-listen-elsewhere = Ta računalnik nima naslova { $address }.
server-listen-denied = Ta uporabnik ne sme poslušati na naslovu { $address }.
server-front-end-missing = Strani mize niso vgrajene v ta program. Zgradite jih z ukazom »{ $command }« in nato znova zgradite program.
server-docs-title = API programa jadoube
server-docs-token = Žeton
server-docs-schema = sheme
server-docs-send = Pošlji
server-docs-body = telo
server-example-event = Vzorčni turnir
server-example-call = Dotaknil se je kmeta in trdi, da je bil samo rokav.

## Ukaz

cli-serve = Zaženi sodniško mizo na tem računalniku, za brskalnike
cli-serve-arg-store = kje se vse hrani: datoteka ali postgres://…, kadar si turnir deli več strežnikov
cli-serve-arg-memory = hrani vse samo v pomnilniku
cli-serve-arg-listen = kje poslušati; drugi računalniki pridejo do njega le, če to ni povratni naslov
cli-serve-arg-address = naslov, na katerem strežnik najdejo drugi, za povezave in kode QR
cli-serve-arg-link-file = hrani povezavo glavnega sodnika v tej datoteki, ki jo lahko bere samo njen lastnik, in je ne izpiši; vsak zagon zapiše novo
cli-serve-arg-stall = če se strežnik ustavi za toliko sekund, to pove in nikomur zato ne teče čas
cli-serve-arg-rating-list = rating lista FIDE, v stolpcih ali v XML, v kateri sodniška miza išče igralce
cli-serve-arg-open = odpri mizo v brskalniku
cli-serve-arg-no-example = v prazni shrambi ne ustvari vzorčnega turnirja
cli-value-store = SHRAMBA
cli-value-seconds = SEKUNDE
cli-value-time = ČAS
cli-value-address = NASLOV
cli-value-url = URL
serve-running = Sodniška miza deluje na naslovu { $address }. Vse se hrani v { $store }.
serve-link = Povezava glavnega sodnika: { $link }
serve-link-in-file = Povezava glavnega sodnika je v datoteki { $file }.
serve-no-address = Naslova, na katerem drugi računalniki najdejo tega, ni bilo mogoče ugotoviti, zato povezave delujejo samo tu. Navedite ga z --address, na primer --address http://192.168.1.20:8017.
serve-end = Ctrl-C jo ustavi.
serve-cannot = Mize ni mogoče zagnati: { $reason }
serve-hint-cannot = poglejte, ali naslov ali datoteko uporablja drug program, ali pa z --listen in --store izberite drug naslov ali drugo datoteko
serve-not-an-address = »{ $text }« ni naslov za poslušanje.
serve-hint-address = napišite naslov in vrata, na primer 127.0.0.1:8017, ali 0.0.0.0:8017 za vse omrežje
serve-no-folder = Mapa za podatke ni znana. Navedite datoteko z --store.
server-problem-busy = Strežnik je zaseden
server-problem-busy-detail = Čaka toliko vprašanj, da to ne bi kmalu prišlo na vrsto. Partije tečejo naprej.
server-problem-busy-todo = Poskusite znova čez nekaj sekund.
server-ratings-being-read = Pravkar se bere druga rating lista; naenkrat se bere le ena.
server-field-too-long = Polje »{ $field }« ima več kot { $most } znakov.
server-import-too-many = Naenkrat je prišlo več kot { $most } partij; nič ni bilo prevzeto. Pošljite jih v več delih.
server-rulings-too-many-lines = Naenkrat se ne presoja več kot { $most } vrstic.
server-problem-link-expired = Povezava je potekla
server-problem-link-expired-detail = Ta povezava je veljala do časa, ki je že minil.
server-problem-link-expired-todo = Prosite glavnega sodnika za novo povezavo.
server-problem-wrong-host = Pod tem imenom ne
server-problem-wrong-host-todo = Uporabite enega od naslovov tega strežnika. Če je ime pravo, zaženite strežnik z --host in tem imenom.
server-wrong-host = Vprašanje je namenjeno »{ $text }«, in to ni nobeno od imen tega strežnika.
server-problem-other-origin = Z druge strani
server-problem-other-origin-todo = Uporabite strani tega strežnika. Če so na drugem naslovu, zaženite strežnik z --address in tem naslovom.
server-other-origin = Stran z »{ $text }« tu ne sme ničesar spreminjati niti spremljati.
server-problem-too-slow = Prepočasi
server-problem-too-slow-detail = Kar se je pošiljalo, ni pravočasno prišlo do konca.
server-problem-too-slow-todo = Preverite povezavo z omrežjem in pošljite znova.
server-few-files = Sistem dovoli programu { $files } odprtih datotek, zato lahko šahovnice hkrati spremlja le { $sockets } naprav. Zvišajte mejo na { $wanted } (ulimit -n ali LimitNOFILE= v systemd).
server-tls-file = { $file }: { $said }
server-tls-no-certificate = { $file }: v njej ni potrdila v obliki PEM.
server-tls-no-key = { $file }: v njej ni ključa v obliki PEM.
server-tls-not-usable = Potrdila ni mogoče uporabiti: { $said }
cli-serve-arg-host = še eno ime, pod katerim se brskalniki obračajo na ta strežnik; lahko se navede večkrat
cli-serve-arg-trusted-proxy = posredniški strežnik ali njihovo omrežje, ki se mu verjame, za koga sprašuje; lahko se navede večkrat
cli-serve-arg-allow-origin = tuja stran, na primer https://club.example, katere skripti smejo spraševati po Pravilih, preverjanjih in odločitvah; lahko se navede večkrat
cli-serve-arg-tls = šifriraj zveze z brskalniki s potrdilom, ki ga miza naredi sama in ga hrani ob shrambi
cli-serve-arg-tls-cert = šifriraj zveze z brskalniki s tem potrdilom (PEM, skupaj s tistimi, na katera se opira)
cli-serve-arg-tls-key = ključ potrdila (PEM)
cli-value-network = OMREŽJE
cli-value-origin = IZVOR
serve-fingerprint = Prstni odtis potrdila (SHA-256): { $fingerprint }
serve-not-a-network = »{ $text }« ni omrežje.
serve-hint-network = napišite naslov, na primer 127.0.0.1, ali omrežje, na primer 10.0.0.0/8
serve-not-an-origin = »{ $text }« ni izvor strani.
serve-hint-origin = zapišite ga kot https://club.example, brez poti
cli-value-certificate = POTRDILO
