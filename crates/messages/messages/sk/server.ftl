# Čo hovorí server stola.

## Problémy: nadpis, o čo ide, čo robiť

server-problem-no-link = Chýba odkaz
server-problem-no-link-detail = Na to treba odkaz s rolou; žiadny neprišiel, alebo ho tento server nepozná.
server-problem-no-link-todo = Otvorte svoj odkaz znova, alebo požiadajte hlavného rozhodcu o nový.
server-problem-link-revoked = Odkaz bol zrušený
server-problem-link-revoked-detail = Hlavný rozhodca tento odkaz zrušil, alebo bol program, ktorý ho vypísal, spustený znova a vypísal iný.
server-problem-link-revoked-todo = Požiadajte hlavného rozhodcu o nový odkaz, alebo otvorte ten, ktorý vypísalo posledné spustenie.
server-problem-not-your-role = S týmto odkazom nie
server-problem-not-your-role-detail = Rola tohto odkazu to nedovoľuje.
server-problem-not-your-role-todo = Použite odkaz s rolou, ktorá to dovoľuje, alebo zavolajte rozhodcu.
server-problem-not-found = Nenájdené
server-problem-not-found-detail = Nič také tu nie je, alebo tam váš odkaz nesiaha.
server-problem-not-found-todo = Skontrolujte adresu.
server-problem-method-not-allowed = Takto nie
server-problem-method-not-allowed-detail = Táto adresa existuje, ale nie pre túto metódu.
server-problem-method-not-allowed-todo = Použite niektorú z metód, ktoré opisuje /docs.
server-problem-conflict = Partia medzitým pokročila
server-problem-conflict-todo = Načítajte partiu znova a zopakujte, čo chcete urobiť.
server-problem-answered = Na otázku už niekto odpovedal
server-problem-answered-todo = Prečítajte si odpoveď; kto napriek tomu chce niečo iné, rozhodne inak a uvedie dôvod.
server-problem-unread = Zatiaľ neprečítané
server-problem-unread-todo = Požiadajte hráčov, aby rozhodnutie potvrdili, alebo spustite hodiny aj tak.
server-problem-too-large = Príliš veľké
server-problem-too-large-detail = Prišlo viac, než tento server berie naraz.
server-problem-too-large-todo = Pošlite menej, prípadne po častiach.
server-problem-bad-request = Nezrozumiteľné
server-problem-bad-request-detail = Časť adresy alebo údaj v nej nemá podobu, ktorá sa tu očakáva.
server-problem-bad-request-todo = Pošlite to v podobe, ktorú opisuje /docs.
server-problem-unreadable-line = Riadok sa nedá prečítať
server-problem-unreadable-line-todo = Napíšte riadok tak, ako ho má jazyk prepisov.
server-problem-impossible = To sa nemohlo stať
server-problem-impossible-todo = Pozrite sa, ako stojí šachovnica a hodiny, a povedzte, čo sa naozaj stalo.
server-problem-not-valid = Neplatná hodnota
server-problem-not-valid-todo = Opravte údaj a pošlite ho znova.
server-problem-no-pairing = Podľa pravidiel zatiaľ vyžrebovať nemožno
server-problem-no-pairing-todo = Urobte, čo sa tu píše, alebo vyžrebujte ručne.
server-problem-too-many-requests = Príliš veľa požiadaviek
server-problem-too-many-requests-detail = V krátkom čase prišlo viac požiadaviek, než je od jedného používateľa dovolené.
server-problem-too-many-requests-todo = Počkajte sekundu a skúste to znova.
server-problem-result-excluded = Pozícia tento výsledok vylučuje
server-problem-result-excluded-todo = Zapíšte ho napriek tomu s odôvodnením, alebo zvoľte iný výsledok.
server-problem-result-signed = Obaja hráči podpísali iný výsledok
server-problem-result-signed-todo = Zapíšte ho napriek tomu s odôvodnením, alebo zvoľte výsledok, ktorý podpísali.
server-problem-share-used = Váš podiel je vyčerpaný
server-problem-share-used-todo = Pokračujte v ťahoch a s hodinami. S čímkoľvek iným sa obráťte na rozhodcu: môže to zaznamenať a vidí, že to bolo odmietnuté.
server-problem-store = Nepodarilo sa to uložiť
server-problem-store-detail = Databáza neodpovedá, ako má. Čo ste poslali, možno nebolo zaznamenané.
server-problem-store-todo = Načítajte partiu znova a pozrite sa, či tam je; ak to trvá, skontrolujte server.

server-conflict = Videli ste záznam { $seen }, a je ich { $actual }.
server-result-excluded = { $why ->
    [checkmate] Na šachovnici je mat ({ $article }), a ten znamená výhru hráča, ktorý ho dal.
    [stalemate] Na šachovnici je pat ({ $article }), a ten znamená remízu.
   *[cannot-mate] Je dokázané, že { $side ->
        [white] biely
       *[black] čierny
    } nemôže dať mat žiadnou postupnosťou prípustných ťahov ({ $article }).
}
server-result-signed = Obaja hráči podpísali { $signed } ({ $article }).
server-not-valid = „{ $text }“ nie je možná hodnota údaja „{ $field }“.
server-body-no-json = Čo prišlo, nehovorí, že je to JSON (Content-Type: application/json).
server-body-syntax = Riadok { $line }, stĺpec { $column }: to nie je JSON.
server-body-form = Riadok { $line }, stĺpec { $column }: to nemá podobu, ktorá sa tu očakáva.
server-body-form-word = Riadok { $line }, stĺpec { $column }: „{ $word }“ tu chýba, alebo sem nepatrí.
server-hidden-letter = V „{ $field }“ je znak, ktorý nikto nevidí ({ $code }, { $place }. znak textu). Odstráňte ho: čo sa uchováva, musí byť také, ako vyzerá.
server-line-stamped = Riadok má vlastný čas; tu meria čas server.
server-line-none = Nie je v tom žiadny riadok.
server-line-too-many = To je viac riadkov, než sa zaznamenáva naraz.
server-line-too-long = Riadok je dlhší, než sa smie zaznamenať.
server-log-full = Rozhodcovia zaznamenali v tejto partii toľko, koľko smú.
server-log-full-again = Od toho záznamu sa zaznamenalo viac, než koľko smú rozhodcovia zaznamenať znova. Vráťte sa namiesto toho pred neho a zaznamenajte, čo sa stalo odtiaľ.
server-share-pace = { $side ->
    [white] Biely
   *[black] Čierny
} smie zaznamenať { $most } riadkov naraz a potom { $rate } za sekundu. Miesto na toto bude znova o { $wait ->
    [one] { $wait } sekundu
    [few] { $wait } sekundy
   *[other] { $wait } sekúnd
}.
server-share-acts = { $side ->
    [white] Biely
   *[black] Čierny
} zaznamenal v tejto partii okrem ťahov { $most } riadkov, toľko, koľko jedna strana smie. Ťahy, stlačenia hodín, reklamácie, vzdanie sa a prijatie remízy sa zaznamenávajú ďalej, dotyky jeden za sekundu; nič iné už v tejto partii nie.
server-share-moves = { $side ->
    [white] Biely
   *[black] Čierny
} zaznamenal v tejto partii { $most } ťahov a stlačení hodín, toľko, koľko jedna strana smie, a viac, než ktorákoľvek partia potrebuje. Za túto stranu sa v tejto partii už nič nezaznamená, iba ak to zaznamená rozhodca.
server-not-a-socket = Táto adresa je pre WebSocket.
server-too-many-sockets = Je otvorených viac spojení, než ich tento server udrží naraz.
server-line-not-for-players = To smie zaznamenať len rozhodca.
server-line-other-side = To má povedať druhý hráč.
server-line-both-sides = To smie zaznamenať len rozhodca alebo tablet pri šachovnici, ktorý používajú obaja hráči.
server-line-game-over = Partia sa skončila: hráč môže doplniť zápis, podpísať výsledok, zavolať rozhodcu alebo sa odvolať, nič iné.
server-line-result-entered = Výsledok tejto šachovnice bol zadaný ručne. Najprv ho vezmite späť; partia potom stojí, ako stála, a hodiny možno spustiť.
server-line-result-stands = Výsledok tejto šachovnice bol zadaný ručne a platí ďalej, nech sa o partii rozhodne čokoľvek. Opravte namiesto toho ten výsledok.
server-presence-board = Šachovnica { $board }, { $white } – { $black }: { $why } Na žiadnej šachovnici nebolo nič zapísané.
server-no-such-entry = Neexistuje záznam { $entry }, ku ktorému by sa partia mohla vrátiť.
server-later-impossible = Potom sa už nemohol stať záznam { $entry }: { $line } ({ $why }) Vráťte sa namiesto toho pred neho a zaznamenajte, čo sa stalo odtiaľ.
server-attention-gone = Už tu nie je nič na vybavenie: medzitým to vybavil niekto iný.
server-question-answered = { $named ->
    [yes] Na túto otázku medzitým, v čase partie { $at }, odpovedal(a) { $who }: { $answer }
   *[no] Na túto otázku medzitým, v čase partie { $at }, odpovedal iný rozhodca: { $answer }
}
server-unread = { $who ->
    [white] Biely zatiaľ nepotvrdil, že rozhodnutie čítal.
    [black] Čierny zatiaľ nepotvrdil, že rozhodnutie čítal.
   *[both] Hráči zatiaľ nepotvrdili, že rozhodnutie čítali.
}
server-game-begun = Partia sa začala; čo stojí v jej prvom zázname, sa už nedá zmeniť.
server-round-begun = V tomto kole sa už hralo alebo bol zapísaný výsledok; nemožno ho vziať späť.
server-has-rounds = Turnaj už má kolá; z tohto súboru možno prevziať len hráčov.
server-no-envelope = V tejto partii nie je zapečatený žiadny ťah.
server-rulings-one-of = Treba práve jedno z transcript, pgn a fen.

## Čo čaká na rozhodcu

server-waiting-call = { $side ->
    [white] Biely
   *[black] Čierny
} volá rozhodcu.
server-waiting-call-reason = { $side ->
    [white] Biely
   *[black] Čierny
} volá rozhodcu: { $reason }
server-waiting-flag = { $side ->
    [white] Bielemu
   *[black] Čiernemu
} spadla zástavka.
server-gap = { $why ->
    [restart] Stôl bol znova spustený; { $length } sa nepočíta.
    [sleep] Počítač stola bol uspaný; { $length } sa nepočíta.
    [stall] Stôl sa zastavil; { $length } sa nepočíta.
   *[jump] Bol prestavený denný čas, o { $length }. Hodiny idú ďalej, ako šli.
  }
server-attention-board-taken = { $named ->
    [yes] Pri šachovnici je { $who }.
   *[no] Pri šachovnici je rozhodca.
}
server-attention-board-left = { $named ->
    [yes] { $who } už pri šachovnici nie je.
   *[no] Rozhodca už pri šachovnici nie je.
}
server-attention-call-taken = { $named ->
    [yes] Na privolanie prichádza { $who }.
   *[no] Na privolanie prichádza rozhodca.
}
server-attention-call-withdrawn = Privolanie rozhodcu je vzaté späť.
server-attention-call-closed = { $named ->
    [yes] Privolanie vybavil(a) { $who }.
   *[no] Rozhodca privolanie vybavil.
}
server-attention-question-taken = { $named ->
    [yes] Otázku { $question } rieši { $who }.
   *[no] Otázku { $question } rieši rozhodca.
}
server-attention-must-read = Obaja hráči majú potvrdiť, že čítali rozhodnutie v zázname { $entry }.
server-attention-read = { $side ->
    [white] Biely čítal rozhodnutie v zázname { $entry }.
   *[black] Čierny čítal rozhodnutie v zázname { $entry }.
}
server-attention-not-awaited = Hrá sa ďalej bez potvrdenia, že záznam { $entry } bol prečítaný.
server-result-told = { $said ->
    [entered] Výsledok bol zadaný ručne: { $result }. Partia sa skončila.
    [open] Výsledok bol ručne ponechaný otvorený.
   *[withdrawn] Ručne zadaný výsledok bol vzatý späť. Partia stojí, ako stála, hodiny sú zastavené.
  }
server-result-said = { $source ->
    [forfeit] bez hry, zadal rozhodca
    [open] výsledok nechal rozhodca otvorený
   *[by-hand] zadal rozhodca
  }
server-waiting-late = { $side ->
    [white] Biely
   *[black] Čierny
} ešte neprišiel k šachovnici.
server-waiting-refused = { $side ->
    [white] Biely
   *[black] Čierny
} zaznamenáva viac, než jedna strana smie: { $lines ->
    [one] { $lines } riadok bol odmietnutý.
    [few] { $lines } riadky boli odmietnuté.
   *[other] { $lines } riadkov bolo odmietnutých.
}

## Kniha udalostí

server-ledger-game = { $event }, { $round }. kolo, { $board }. šachovnica

## Štart

server-first-link = štart servera
server-listen = Adresu { $address } nemožno použiť: { $said }
server-listen-in-use = Adresu { $address } používa iný program.
server-listen-elsewhere = Tento počítač adresu { $address } nemá.
server-listen-denied = Tento používateľ nesmie počúvať na { $address }.
server-front-end-missing = Stránky stola nie sú v tomto programe zabudované. Zostavte ich príkazom „{ $command }“ a potom znova zostavte program.
server-docs-title = API programu jadoube
server-docs-token = Token
server-docs-schema = schémy
server-docs-send = Odoslať
server-docs-body = telo
server-example-event = Ukážkový turnaj
server-example-call = Dotkol sa pešiaka a tvrdí, že to bol len rukáv.

## Príkaz

cli-serve = Spustiť stôl rozhodcu na tomto počítači, pre prehliadače
cli-serve-arg-store = kam sa všetko ukladá: súbor, alebo postgres://…, ak turnaj zdieľa viac serverov
cli-serve-arg-memory = všetko držať len v pamäti
cli-serve-arg-listen = kde počúvať; iné počítače sa pripoja, len ak to nie je adresa spätnej slučky
cli-serve-arg-address = adresa, na ktorej server uvidia ostatní, pre odkazy a QR kódy
cli-serve-arg-link-file = uchovať odkaz hlavného rozhodcu v tomto súbore, ktorý môže čítať len jeho vlastník, a nevypisovať ho; každé spustenie zapíše nový
cli-serve-arg-stall = ak sa server zastaví na toľko sekúnd, oznámi to a nikomu za to nebeží čas
cli-serve-arg-rating-list = listina FIDE, v stĺpcoch alebo v XML, v ktorej stôl vyhľadáva hráčov
cli-serve-arg-open = otvoriť stôl v prehliadači
cli-serve-arg-no-example = v prázdnom úložisku nevytvárať ukážkový turnaj
cli-value-store = ÚLOŽISKO
cli-value-seconds = SEKUNDY
cli-value-time = ČAS
cli-value-address = ADRESA
cli-value-url = URL
serve-running = Stôl beží na { $address }. Všetko sa ukladá do { $store }.
serve-link = Odkaz hlavného rozhodcu: { $link }
serve-link-in-file = Odkaz hlavného rozhodcu je v súbore { $file }.
serve-no-address = Nenašla sa adresa, pod ktorou sa na tento počítač dostanú ostatné, a tak odkazy fungujú len tu. Uveďte ju pomocou --address, napríklad --address http://192.168.1.20:8017.
serve-end = Ctrl-C ho ukončí.
serve-cannot = Stôl sa nedá spustiť: { $reason }
serve-hint-cannot = pozrite sa, či adresu alebo súbor nepoužíva iný program, alebo zvoľte iné pomocou --listen a --store
serve-not-an-address = „{ $text }“ nie je adresa na počúvanie.
serve-hint-address = napíšte adresu a port, napríklad 127.0.0.1:8017, alebo 0.0.0.0:8017 pre celú sieť
serve-no-folder = Priečinok pre dáta nie je známy. Uveďte súbor pomocou --store.
server-problem-busy = Server je zaneprázdnený
server-problem-busy-detail = Čaká toľko požiadaviek, že by sa na túto skoro nedostalo. Partie pokračujú.
server-problem-busy-todo = Skúste to znova o niekoľko sekúnd.
server-ratings-being-read = Práve sa číta iná listina; naraz sa číta len jedna.
server-field-too-long = Pole „{ $field }“ má viac než { $most } znakov.
server-import-too-many = Naraz prišlo viac než { $most } partií; nič nebolo prevzaté. Pošlite ich po častiach.
server-rulings-too-many-lines = Naraz sa neposudzuje viac než { $most } riadkov.
server-problem-link-expired = Platnosť odkazu sa skončila
server-problem-link-expired-detail = Tento odkaz platil do času, ktorý už uplynul.
server-problem-link-expired-todo = Požiadajte hlavného rozhodcu o nový odkaz.
server-problem-wrong-host = Pod týmto menom nie
server-problem-wrong-host-todo = Použite niektorú adresu tohto servera. Ak je meno správne, spustite server s --host a týmto menom.
server-wrong-host = Požiadavka je určená pre „{ $text }“, a tak sa tento server nevolá.
server-problem-other-origin = Z inej stránky
server-problem-other-origin-todo = Použite stránky tohto servera. Ak sú pod inou adresou, spustite server s --address a touto adresou.
server-other-origin = Stránka z „{ $text }“ tu nesmie nič meniť ani sledovať.
server-problem-too-slow = Príliš pomalé
server-problem-too-slow-detail = Čo sa posielalo, neprišlo včas až do konca.
server-problem-too-slow-todo = Skontrolujte pripojenie a pošlite to znova.
server-few-files = Systém dovoľuje programu { $files } otvorených súborov, takže šachovnice môže naraz sledovať len { $sockets } zariadení. Zvýšte medzu na { $wanted } (ulimit -n, alebo LimitNOFILE= v systemd).
server-tls-file = { $file }: { $said }
server-tls-no-certificate = { $file }: nie je v ňom certifikát vo formáte PEM.
server-tls-no-key = { $file }: nie je v ňom kľúč vo formáte PEM.
server-tls-not-usable = Certifikát sa nedá použiť: { $said }
cli-serve-arg-host = ďalšie meno, pod ktorým sa prehliadače na server obracajú; možno uviesť viackrát
cli-serve-arg-trusted-proxy = proxy alebo sieť proxy, ktorej sa verí, za koho sa pýta; možno uviesť viackrát
cli-serve-arg-allow-origin = cudzia stránka, napríklad https://club.example, ktorej skripty sa smú pýtať na Pravidlá, kontroly a rozhodnutia; možno uviesť viackrát
cli-serve-arg-tls = šifrovať spojenia s prehliadačmi certifikátom, ktorý si stôl sám vytvorí a uchová vedľa úložiska
cli-serve-arg-tls-cert = šifrovať spojenia s prehliadačmi týmto certifikátom (PEM, aj s tými, o ktoré sa opiera)
cli-serve-arg-tls-key = kľúč k certifikátu (PEM)
cli-value-network = SIEŤ
cli-value-origin = PÔVOD
serve-fingerprint = Odtlačok certifikátu (SHA-256): { $fingerprint }
serve-not-a-network = „{ $text }“ nie je sieť.
serve-hint-network = napíšte adresu, napríklad 127.0.0.1, alebo sieť, napríklad 10.0.0.0/8
serve-not-an-origin = „{ $text }“ nie je pôvod stránky.
serve-hint-origin = napíšte ho ako https://club.example, bez cesty
cli-value-certificate = CERTIFIKÁT
