# Co říká server stolu.

## Problémy: nadpis, o co jde, co dělat

server-problem-no-link = Chybí odkaz
server-problem-no-link-detail = K tomu je třeba odkaz s rolí; žádný nepřišel, nebo ho tento server nezná.
server-problem-no-link-todo = Otevřete svůj odkaz znovu, nebo požádejte hlavního rozhodčího o nový.
server-problem-link-revoked = Odkaz byl zrušen
server-problem-link-revoked-detail = Hlavní rozhodčí tento odkaz zrušil, nebo byl program, který jej vypsal, spuštěn znovu a vypsal jiný.
server-problem-link-revoked-todo = Požádejte hlavního rozhodčího o nový odkaz, nebo otevřete ten, který vypsalo poslední spuštění.
server-problem-not-your-role = S tímto odkazem ne
server-problem-not-your-role-detail = Role tohoto odkazu to nedovoluje.
server-problem-not-your-role-todo = Použijte odkaz s rolí, která to dovoluje, nebo zavolejte rozhodčího.
server-problem-not-found = Nenalezeno
server-problem-not-found-detail = Nic takového tu není, nebo tam váš odkaz nesahá.
server-problem-not-found-todo = Zkontrolujte adresu.
server-problem-method-not-allowed = Takto ne
server-problem-method-not-allowed-detail = Tato adresa existuje, ale ne pro tuto metodu.
server-problem-method-not-allowed-todo = Použijte některou z metod, které popisuje /docs.
server-problem-conflict = Partie mezitím pokročila
server-problem-conflict-todo = Načtěte partii znovu a zopakujte, co chcete udělat.
server-problem-answered = Na otázku už někdo odpověděl
server-problem-answered-todo = Přečtěte si odpověď; kdo přesto chce něco jiného, rozhodne jinak a uvede důvod.
server-problem-unread = Zatím nepřečteno
server-problem-unread-todo = Požádejte hráče, aby rozhodnutí potvrdili, nebo spusťte hodiny i tak.
server-problem-too-large = Příliš velké
server-problem-too-large-detail = Přišlo víc, než tento server bere najednou.
server-problem-too-large-todo = Pošlete méně, případně po částech.
server-problem-bad-request = Nesrozumitelné
server-problem-bad-request-detail = Část adresy nebo údaj v ní nemá podobu, která se tu očekává.
server-problem-bad-request-todo = Pošlete to v podobě, kterou popisuje /docs.
server-problem-unreadable-line = Řádek nelze přečíst
server-problem-unreadable-line-todo = Napište řádek tak, jak jej má jazyk přepisů.
server-problem-impossible = To se nemohlo stát
server-problem-impossible-todo = Podívejte se, jak stojí šachovnice a hodiny, a sdělte, co se opravdu stalo.
server-problem-not-valid = Neplatná hodnota
server-problem-not-valid-todo = Opravte údaj a pošlete jej znovu.
server-problem-no-pairing = Podle pravidel zatím nalosovat nelze
server-problem-no-pairing-todo = Udělejte, co se tu píše, nebo nalosujte ručně.
server-problem-too-many-requests = Příliš mnoho dotazů
server-problem-too-many-requests-detail = V krátké době přišlo víc dotazů, než jeden tazatel smí.
server-problem-too-many-requests-todo = Počkejte vteřinu a zkuste to znovu.
server-problem-result-excluded = Pozice tento výsledek vylučuje
server-problem-result-excluded-todo = Zapište ho přesto s odůvodněním, nebo zvolte jiný výsledek.
server-problem-result-signed = Oba hráči podepsali jiný výsledek
server-problem-result-signed-todo = Zapište ho přesto s odůvodněním, nebo zvolte výsledek, který podepsali.
server-problem-share-used = Váš podíl je vyčerpán
server-problem-share-used-todo = Pokračujte v tazích a s hodinami. S čímkoli jiným se obraťte na rozhodčího: může to zaznamenat a vidí, že to bylo odmítnuto.
server-problem-store = Nepodařilo se to uložit
server-problem-store-detail = Databáze neodpovídá, jak má. Co jste poslali, možná nebylo zaznamenáno.
server-problem-store-todo = Načtěte partii znovu a podívejte se, zda tam je; pokud to trvá, zkontrolujte server.

server-conflict = Viděli jste záznam { $seen }, a je jich { $actual }.
server-result-excluded = { $why ->
    [checkmate] Na šachovnici je mat ({ $article }), a ten znamená výhru hráče, který ho dal.
    [stalemate] Na šachovnici je pat ({ $article }), a ten znamená remízu.
   *[cannot-mate] Je dokázáno, že { $side ->
        [white] bílý
       *[black] černý
    } nemůže dát mat žádnou posloupností přípustných tahů ({ $article }).
}
server-result-signed = Oba hráči podepsali { $signed } ({ $article }).
server-not-valid = „{ $text }“ není možná hodnota údaje „{ $field }“.
server-body-no-json = Co přišlo, neříká, že je to JSON (Content-Type: application/json).
server-body-syntax = Řádek { $line }, sloupec { $column }: to není JSON.
server-body-form = Řádek { $line }, sloupec { $column }: to nemá podobu, která se tu očekává.
server-body-form-word = Řádek { $line }, sloupec { $column }: „{ $word }“ tu chybí, nebo sem nepatří.
server-hidden-letter = V „{ $field }“ je znak, který nikdo nevidí ({ $code }, { $place }. znak textu). Odstraňte jej: co se uchovává, musí být takové, jak vypadá.
server-line-stamped = Řádek má vlastní čas; tady měří čas server.
server-line-none = Není v tom žádný řádek.
server-line-too-many = To je víc řádků, než se zaznamenává najednou.
server-line-too-long = Řádek je delší, než se smí zaznamenat.
server-log-full = Rozhodčí zaznamenali v této partii tolik, kolik smějí.
server-log-full-again = Od toho záznamu se zaznamenalo víc, než kolik smějí rozhodčí zaznamenat znovu. Vraťte se místo toho před něj a zaznamenejte, co se stalo odtud.
server-share-pace = { $side ->
    [white] Bílý
   *[black] Černý
} smí zaznamenat { $most } řádků najednou a pak { $rate } za sekundu. Místo na toto bude znovu za { $wait ->
    [one] { $wait } sekundu
    [few] { $wait } sekundy
   *[other] { $wait } sekund
}.
server-share-acts = { $side ->
    [white] Bílý
   *[black] Černý
} zaznamenal v této partii kromě tahů { $most } řádků, tolik, kolik jedna strana smí. Tahy, stisky hodin, reklamace, vzdání a přijetí remízy se zaznamenávají dál, doteky jeden za sekundu; nic jiného už v této partii ne.
server-share-moves = { $side ->
    [white] Bílý
   *[black] Černý
} zaznamenal v této partii { $most } tahů a stisků hodin, tolik, kolik jedna strana smí, a víc, než kterákoli partie potřebuje. Za tuto stranu se v této partii už nic nezaznamená, ledaže to zaznamená rozhodčí.
server-not-a-socket = Tato adresa je pro WebSocket.
server-too-many-sockets = Je otevřeno víc spojení, než jich tento server udrží najednou.
server-line-not-for-players = To smí zaznamenat jen rozhodčí.
server-line-other-side = To má říci druhý hráč.
server-line-both-sides = To smí zaznamenat jen rozhodčí nebo tablet u šachovnice, který používají oba hráči.
server-line-game-over = Partie skončila: hráč může doplnit zápis, podepsat výsledek, zavolat rozhodčího nebo se odvolat, nic jiného.
server-line-result-entered = Výsledek této šachovnice byl zadán ručně. Nejprve jej vezměte zpět; partie pak stojí, jak stála, a hodiny lze spustit.
server-line-result-stands = Výsledek této šachovnice byl zadán ručně a platí dál, ať se o partii rozhodne cokoli. Opravte místo toho ten výsledek.
server-presence-board = Šachovnice { $board }, { $white } – { $black }: { $why } Na žádné šachovnici nebylo nic zapsáno.
server-no-such-entry = Není záznam { $entry }, ke kterému by se partie mohla vrátit.
server-later-impossible = Pak už se nemohl stát záznam { $entry }: { $line } ({ $why }) Vraťte se místo toho před něj a zaznamenejte, co se stalo odtud.
server-attention-gone = Už tu není nic k vyřízení: mezitím to vyřídil někdo jiný.
server-question-answered = { $named ->
    [yes] Na tuto otázku mezitím, v čase partie { $at }, odpověděl(a) { $who }: { $answer }
   *[no] Na tuto otázku mezitím, v čase partie { $at }, odpověděl jiný rozhodčí: { $answer }
}
server-unread = { $who ->
    [white] Bílý zatím nepotvrdil, že rozhodnutí četl.
    [black] Černý zatím nepotvrdil, že rozhodnutí četl.
   *[both] Hráči zatím nepotvrdili, že rozhodnutí četli.
}
server-game-begun = Partie začala; co stojí v jejím prvním záznamu, už nelze změnit.
server-round-begun = V tomto kole se už hrálo nebo byl zapsán výsledek; nelze je vzít zpět.
server-has-rounds = Turnaj už má kola; z tohoto souboru lze převzít jen hráče.
server-no-envelope = V této partii není zapečetěn žádný tah.
server-rulings-one-of = Je třeba právě jedno z transcript, pgn a fen.

## Co čeká na rozhodčího

server-waiting-call = { $side ->
    [white] Bílý
   *[black] Černý
} volá rozhodčího.
server-waiting-call-reason = { $side ->
    [white] Bílý
   *[black] Černý
} volá rozhodčího: { $reason }
server-waiting-flag = { $side ->
    [white] Bílému
   *[black] Černému
} spadl praporek.
server-gap = { $why ->
    [restart] Stůl byl znovu spuštěn; { $length } se nepočítá.
    [sleep] Počítač stolu byl uspaný; { $length } se nepočítá.
    [stall] Stůl se zastavil; { $length } se nepočítá.
   *[jump] Byl přestaven denní čas, o { $length }. Hodiny jdou dál, jak šly.
  }
server-attention-board-taken = { $named ->
    [yes] U šachovnice je { $who }.
   *[no] U šachovnice je rozhodčí.
}
server-attention-board-left = { $named ->
    [yes] { $who } už u šachovnice není.
   *[no] Rozhodčí už u šachovnice není.
}
server-attention-call-taken = { $named ->
    [yes] Na přivolání přichází { $who }.
   *[no] Na přivolání přichází rozhodčí.
}
server-attention-call-withdrawn = Přivolání rozhodčího je vzato zpět.
server-attention-call-closed = { $named ->
    [yes] Přivolání vyřídil(a) { $who }.
   *[no] Rozhodčí přivolání vyřídil.
}
server-attention-question-taken = { $named ->
    [yes] Otázku { $question } řeší { $who }.
   *[no] Otázku { $question } řeší rozhodčí.
}
server-attention-must-read = Oba hráči mají potvrdit, že četli rozhodnutí v záznamu { $entry }.
server-attention-read = { $side ->
    [white] Bílý četl rozhodnutí v záznamu { $entry }.
   *[black] Černý četl rozhodnutí v záznamu { $entry }.
}
server-attention-not-awaited = Hraje se dál bez potvrzení, že záznam { $entry } byl přečten.
server-result-told = { $said ->
    [entered] Výsledek byl zadán ručně: { $result }. Partie skončila.
    [open] Výsledek byl ručně ponechán otevřený.
   *[withdrawn] Ručně zadaný výsledek byl vzat zpět. Partie stojí, jak stála, hodiny jsou zastavené.
  }
server-result-said = { $source ->
    [forfeit] bez hry, zadal rozhodčí
    [open] výsledek nechal rozhodčí otevřený
   *[by-hand] zadal rozhodčí
  }
server-waiting-late = { $side ->
    [white] Bílý
   *[black] Černý
} ještě nepřišel k šachovnici.
server-waiting-refused = { $side ->
    [white] Bílý
   *[black] Černý
} zaznamenává víc, než jedna strana smí: { $lines ->
    [one] { $lines } řádek byl odmítnut.
    [few] { $lines } řádky byly odmítnuty.
   *[other] { $lines } řádků bylo odmítnuto.
}

## Kniha událostí

server-ledger-game = { $event }, { $round }. kolo, { $board }. šachovnice

## Start

server-first-link = start serveru
server-listen = Adresu { $address } nelze použít: { $said }
server-listen-in-use = Adresu { $address } používá jiný program.
server-listen-elsewhere = Tento počítač adresu { $address } nemá.
server-listen-denied = Tento uživatel nesmí naslouchat na { $address }.
server-front-end-missing = Stránky stolu nejsou v tomto programu zabudovány. Sestavte je příkazem „{ $command }“ a pak znovu sestavte program.
server-docs-title = API programu jadoube
server-docs-token = Token
server-docs-schema = schémata
server-docs-send = Odeslat
server-docs-body = tělo
server-example-event = Ukázkový turnaj
server-example-call = Dotkl se pěšce a tvrdí, že to byl jen rukáv.

## Příkaz

cli-serve = Spustit stůl rozhodčího na tomto počítači, pro prohlížeče
cli-serve-arg-store = kam se vše ukládá: soubor, nebo postgres://…, sdílí-li turnaj víc serverů
cli-serve-arg-memory = vše držet jen v paměti
cli-serve-arg-listen = kde naslouchat; jiné počítače se připojí, jen není-li to adresa zpětné smyčky
cli-serve-arg-address = adresa, pod kterou je server dostupný ostatním, pro odkazy a QR kódy
cli-serve-arg-link-file = uchovat odkaz hlavního rozhodčího v tomto souboru, který může číst jen jeho vlastník, a nevypisovat jej; každé spuštění zapíše nový
cli-serve-arg-stall = zastaví-li se server na tolik sekund, oznámí to a nikomu za to neběží čas
cli-serve-arg-rating-list = listina FIDE, ve sloupcích nebo v XML, ve které stůl vyhledává hráče
cli-serve-arg-open = otevřít stůl v prohlížeči
cli-serve-arg-no-example = v prázdném úložišti nevytvářet ukázkový turnaj
cli-value-store = ÚLOŽIŠTĚ
cli-value-seconds = SEKUNDY
cli-value-time = ČAS
cli-value-address = ADRESA
cli-value-url = URL
serve-running = Stůl běží na { $address }. Vše se ukládá do { $store }.
serve-link = Odkaz hlavního rozhodčího: { $link }
serve-link-in-file = Odkaz hlavního rozhodčího je v souboru { $file }.
serve-no-address = Nenašla se adresa, pod kterou se na tento počítač dostanou ostatní, a tak odkazy fungují jen tady. Uveďte ji pomocí --address, například --address http://192.168.1.20:8017.
serve-end = Ctrl-C jej ukončí.
serve-cannot = Stůl nelze spustit: { $reason }
serve-hint-cannot = podívejte se, zda adresu nebo soubor nepoužívá jiný program, nebo zvolte jiné pomocí --listen a --store
serve-not-an-address = „{ $text }“ není adresa k naslouchání.
serve-hint-address = napište adresu a port, například 127.0.0.1:8017, nebo 0.0.0.0:8017 pro celou síť
serve-no-folder = Složka pro data není známa. Uveďte soubor pomocí --store.
server-problem-busy = Server je zaneprázdněn
server-problem-busy-detail = Čeká tolik dotazů, že by na tento brzy nedošla řada. Partie běží dál.
server-problem-busy-todo = Zkuste to znovu za několik vteřin.
server-ratings-being-read = Právě se čte jiná listina; najednou se čte jen jedna.
server-field-too-long = Pole „{ $field }“ má víc než { $most } znaků.
server-import-too-many = Najednou přišlo víc než { $most } partií; nic nebylo převzato. Pošlete je po částech.
server-rulings-too-many-lines = Najednou se neposuzuje víc než { $most } řádků.
server-problem-link-expired = Platnost odkazu skončila
server-problem-link-expired-detail = Tento odkaz platil do doby, která už uplynula.
server-problem-link-expired-todo = Požádejte hlavního rozhodčího o nový odkaz.
server-problem-wrong-host = Pod tímto jménem ne
server-problem-wrong-host-todo = Použijte některou adresu tohoto serveru. Je-li jméno správné, spusťte server s --host a tímto jménem.
server-wrong-host = Dotaz je určen pro „{ $text }“, a tak se tento server nejmenuje.
server-problem-other-origin = Z jiné stránky
server-problem-other-origin-todo = Použijte stránky tohoto serveru. Jsou-li pod jinou adresou, spusťte server s --address a touto adresou.
server-other-origin = Stránka z „{ $text }“ tu nesmí nic měnit ani sledovat.
server-problem-too-slow = Příliš pomalé
server-problem-too-slow-detail = Co se posílalo, nedošlo včas až do konce.
server-problem-too-slow-todo = Zkontrolujte připojení a pošlete to znovu.
server-few-files = Systém dovoluje programu { $files } otevřených souborů, takže šachovnice může najednou sledovat jen { $sockets } zařízení. Zvyšte mez na { $wanted } (ulimit -n, nebo LimitNOFILE= v systemd).
server-tls-file = { $file }: { $said }
server-tls-no-certificate = { $file }: není v něm certifikát ve formátu PEM.
server-tls-no-key = { $file }: není v něm klíč ve formátu PEM.
server-tls-not-usable = Certifikát nelze použít: { $said }
cli-serve-arg-host = další jméno, pod kterým se prohlížeče na server obracejí; lze uvést vícekrát
cli-serve-arg-trusted-proxy = proxy nebo síť proxy, které se věří, za koho se ptá; lze uvést vícekrát
cli-serve-arg-allow-origin = cizí stránka, například https://club.example, jejíž skripty se smějí ptát na Pravidla, kontroly a rozhodnutí; lze uvést vícekrát
cli-serve-arg-tls = šifrovat spojení s prohlížeči certifikátem, který si stůl sám vytvoří a uchová vedle úložiště
cli-serve-arg-tls-cert = šifrovat spojení s prohlížeči tímto certifikátem (PEM, i s těmi, o které se opírá)
cli-serve-arg-tls-key = klíč k certifikátu (PEM)
cli-value-network = SÍŤ
cli-value-origin = PŮVOD
serve-fingerprint = Otisk certifikátu (SHA-256): { $fingerprint }
serve-not-a-network = „{ $text }“ není síť.
serve-hint-network = napište adresu, například 127.0.0.1, nebo síť, například 10.0.0.0/8
serve-not-an-origin = „{ $text }“ není původ stránky.
serve-hint-origin = napište jej jako https://club.example, bez cesty
cli-value-certificate = CERTIFIKÁT
