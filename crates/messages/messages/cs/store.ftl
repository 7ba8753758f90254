### Turnaje a seznamy hráčů: co nelze zapsat a proč.

## Entries of a tournament

store-refused-not-made = Turnaj ještě není založen.
store-refused-made-already = Turnaj už je založen. Změňte místo toho jeho nastavení.
store-refused-mistaken-already = Turnaj už je stažen jako omyl.
store-refused-not-mistaken = Turnaj není stažen.
store-refused-no-reason = Uveďte důvod: zůstane zapsán.
store-refused-no-name = Hráč musí mít jméno.
store-refused-player-twice = Hráč s číslem { $name } už v turnaji je.
store-refused-no-player = Hráč s číslem { $name } v turnaji není.
store-refused-withdrawn = Hráč s číslem { $name } z turnaje odstoupil.
store-refused-not-withdrawn = Hráč s číslem { $name } z turnaje neodstoupil.
store-refused-seated = Hráč s číslem { $name } je už v některém kole a může z turnaje jen odstoupit.
store-refused-list-twice = Seznam { $name } už tu je.
store-refused-no-list = Není tu seznam { $name }, který by bylo možné vzít zpět.
store-refused-list-overrun = Od zapsání seznamu { $name } se stalo víc, takže jej nelze vzít zpět.
store-refused-round = Na řadě je { $expected }. kolo, ne { $found }. kolo.
store-refused-no-draft = Návrh { $round }. kola není.
store-refused-draft-there = Návrh { $round }. kola už je. Nejdřív ho zahoďte.
store-refused-drawn-already = Barva prvního hráče se losuje před prvním kolem; kola už jsou.
store-refused-round-stays = { $round }. kolo zůstává, jak je: návrhem se může znovu stát jen poslední kolo, a to dokud v něm nejsou výsledky.
store-refused-paired-twice = Hráč s číslem { $name } je v tomto kole víckrát.
store-refused-board-twice = V tomto kole je víc šachovnic s číslem { $number }.
store-refused-game-twice = Partie { $name } se už hraje na jiné šachovnici.
store-refused-no-game = Partie { $name } v tomto turnaji není.
store-refused-not-a-result = „{ $name }“ není výsledek. Napište například 1-0, ½-½ nebo +/-.
store-refused-too-much = „{ $name }“ je víc, než mohou oba hráči z jedné partie dohromady získat.
store-refused-result-twice = Partie { $name } už má výsledek. Opravte ho.
store-refused-not-a-seal = Pečeť partie { $name } neuvádí otisk, nebo uvádí dřívější záznam než předchozí pečeť.
store-refused-link-twice = Odkaz { $name } už existuje.
store-refused-no-link = Odkaz { $name } neexistuje.
store-refused-revoked-already = Odkaz { $name } už je zrušen.
store-refused-no-hash = Odkaz { $name } nemá tajný klíč.
store-refused-scope = Odkaz pro hráče potřebuje šachovnici a barvu; jiné odkazy je nemají.

## What speaks against a draft of a round

store-objection-no-boards = Nikdo zatím není nalosován.
store-objection-no-player = Hráč { $name } není.
store-objection-gone = { $name } už v turnaji nehraje.
store-objection-twice = { $name } je v tomto kole víckrát.
store-objection-forbidden = { $one } a { $other } spolu nemají být nalosováni.
store-objection-met = { $one } a { $other } spolu hráli v { $round }. kole.
store-objection-third-time = { $name } by potřetí za sebou hrál(a) { $color ->
    [white] s bílými
   *[black] s černými
}.
store-objection-unbalanced = { $name } by hrál(a) { $color ->
    [white] s bílými o { $by } { $by ->
        [one] partii
        [few] partie
       *[other] partií
    } víc než s černými
   *[black] s černými o { $by } { $by ->
        [one] partii
        [few] partie
       *[other] partií
    } víc než s bílými
}.
store-objection-bye-twice = { $name } už v { $round }. kole dostal(a) plné volno nebo zvítězil(a) bez hry.
store-objection-left-out = { $name } nemá soupeře ani volno.

## Why the rules give no pairing

store-pairing-games-open = { $round }. kolo neskončilo: chybí výsledek na { $count ->
    [one] šachovnici
   *[other] šachovnicích
} { $boards }{ $more ->
    [0] { "" }
   *[other] { " " }a { $more } dalších
}. Nejdřív zadejte výsledky, nebo nalosujte ručně.
store-pairing-left-over = Žádné nalosování nesplní absolutní kritéria (C.04.3, C1–C3): bez soupeře by zůstali { $players }{ $more ->
    [0] { "" }
   *[other] { " " }a { $more } dalších
}. Rozhodne rozhodčí (článek 1.9.3): dát volno, zrušit zakázanou dvojici, nebo nalosovat ručně i dvojice, které už spolu hrály.
store-pairing-contradiction = { $round }. kolo hráče { $name } neodpovídá tomu, co má soupeř. Nejdřív kolo opravte.
store-pairing-too-large = Turnaj je pro losování podle pravidel příliš velký.

## Settings

store-setting-no-name = Turnaj musí mít název.
store-setting-edition = „{ $name }“ není vydání Pravidel. Napište například fide-2023.
store-setting-date = „{ $name }“ není den. Napište například 2026-11-16.
store-setting-time-control = „{ $name }“ není časová kontrola. Napište například 40/1:30:00, all/0:30:00; +0:30.
store-setting-scoring = Partie nemůže mít hodnotu „{ $name }“: výhra má aspoň hodnotu remízy, remíza aspoň hodnotu prohry a dvě remízy nejvýš hodnotu výhry a prohry.
store-setting-accelerated-points = Akcelerace vyžaduje, aby výhra měla hodnotu dvou remíz a prohra žádnou (C.04.7).
store-setting-rounds-unknown = Akcelerace potřebuje znát počet kol. Nejdřív ho zadejte.
store-setting-regulations = Rozpis soutěže nelze přečíst.

## Lists of players

# $fault is one of the sentences below.
store-list-problem = Řádek { $line }, sloupec { $column }: { $fault }
store-list-no-heading = Žádný sloupec nemá záhlaví „jméno“.
store-list-no-players = Není tu řádek žádného hráče; začínal by 001.
store-list-no-name = Chybí jméno; hráč se vynechává.
store-list-rating = „{ $word }“ není rating; hráč se zapisuje bez něj.
store-list-fide-id = „{ $word }“ není číslo FIDE; hráč se zapisuje bez něj.
store-list-language = „{ $word }“ není jazyk, ve kterém se zapisují tahy; hráč se zapisuje bez něj.
store-list-text = Text je příliš dlouhý nebo jej nelze vytisknout; vynechává se.
store-list-open-quote = Tato uvozovka není uzavřena.
store-list-too-many-fields = Řádek má víc polí než záhlaví; přebývající pole se vynechávají.
store-list-start-number = „{ $word }“ není startovní číslo, nebo je má jiný hráč; k tomuto hráči se nepřiřazuje žádný soupeř.
store-list-round = „{ $word }“ není soupeř, barva a výsledek; hráč se v tomto kole zapisuje bez partie.
store-list-opponent = Startovní číslo { $word } nemá žádný hráč; hráč se v tomto kole zapisuje bez partie.
store-list-contradiction = Řádek soupeře říká něco jiného; partie se vynechává.
store-list-no-colors = Ani jeden řádek neříká, kdo měl bílé; jako bílý se zapisuje hráč tohoto řádku.
store-list-shifted = Pole tohoto řádku stojí o { $by } { $by ->
    [one] sloupec
    [few] sloupce
   *[other] sloupců
} příliš { $side ->
    [left] vlevo
   *[right] vpravo
}; odtud se četla. Zkontrolujte hráče.
store-list-columns = Pole tohoto řádku nestojí ve svých sloupcích a žádné jiné místo nedává smysl. Ze souboru se nezapisuje nic: vytvořte jej znovu programem, ze kterého je.
store-list-header = „{ $word }“ v řádku { $code } nedává smysl; řádek se uchovává tak, jak je.
store-list-not-kept = Soubor má víc řádků, kterým stůl nerozumí, než kolik jich může uchovat; ostatní se vynechávají.
store-list-too-many-rounds = Kol je příliš mnoho; odtud dál se vynechávají.
store-trf-too-many-players = Do souboru zprávy se vejde nejvýše { $count } hráčů.
store-ratings-unreadable = Soubor nelze přečíst: { $reason }
store-ratings-form = Soubor není listina FIDE, ani ve sloupcích (se záhlavím), ani v XML.
store-ratings-packed = Soubor je zabalen způsobem, který stůl nezná. Nejprve jej rozbalte.
store-ratings-too-large = Soubor je větší než kterákoli listina FIDE.
store-ratings-too-many = Listina má víc než { $most } hráčů.

## Úložiště a protokoly

store-url-empty = Není uveden soubor ani server.
store-url-scheme = „{ $word }:“ není „sqlite:“ ani „postgres:“.
store-url-sslmode = „{ $word }“ není způsob šifrování. Napište sslmode=disable, prefer, require nebo verify-full.
store-url-no-roots = sslmode=verify-full potřebuje sslrootcert=…, soubor s certifikátem, kterému se důvěřuje.
store-url-timeout = „{ $word }“ není doba čekání. Napište například timeout=10s nebo timeout=500ms, od 50 ms do jedné hodiny.
store-open-foreign = { $file } je databáze jiného programu.
store-open-in-use = Do souboru { $file } právě zapisuje jiný program, nejspíš jiný stůl rozhodčího. Nejprve ho ukončete, nebo zvolte jiný soubor. Více stolů pro jeden turnaj potřebuje PostgreSQL.
store-open-later = Databáze je ve formátu { $found } a tento program zná formáty do { $known }. Použijte novější program.
store-open-without-postgres = Tento program byl sestaven bez PostgreSQL. Ukládejte turnaj do souboru, nebo použijte program sestavený s vlastností „postgres“.
store-trouble-database = { $name } hlásí: { $said }
store-trouble-batch = Selhalo něco, co se mělo zapsat zároveň: { $said }
store-trouble-silent = PostgreSQL neodpověděl do { $seconds } s. Zda byl poslední záznam zapsán, není známo; zjistí se to, jakmile databáze odpoví.
store-trouble-closed = Databáze je zavřená.
store-trouble-damaged = Protokol { $log } je poškozen: záznam { $entry }, { $field }.
store-trouble-file = { $file }: { $said }
store-body-kind = Záznam { $entry } je druhu „{ $kind }“, který tento program nezná.
store-body-form = Záznam { $entry } nemá podobu svého druhu.
store-event-stamped = řádek má vlastní čas
store-log-empty = Protokol je prázdný.
store-log-order = Záznam { $entry } není tam, kde se partie zakládá.
store-log-entry = Záznam { $entry }: { $why }
store-log-correction = Záznam { $entry } se vrací k záznamu { $to }, který neplatí.
store-log-result = Záznam { $entry } mluví o výsledku, který žádným výsledkem není.
store-log-name = „{ $name }“ není název protokolu.
store-restore-not-empty = Úložiště není prázdné.
store-restore-not-a-backup = { $file } není záloha.
store-restore-line = Řádek { $line } zálohy nelze přečíst.
store-restore-cut-off = Záloha je useknutá.
store-import-no-game = Není v tom žádná partie.
store-import-game = { $game }. partii souboru nelze založit: { $why }
store-import-line = Řádek { $line }: { $why }
store-import-json = To není JSON protokolu.
store-import-json-at = Řádek { $line }, sloupec { $column }: to není JSON protokolu.
store-import-chain = Záznam { $entry } nezapadá do řetězce protokolu: něco bylo změněno, odstraněno nebo vloženo.
store-import-write = Něco z toho nelze zapsat jako záznam.
store-import-cut-off = { $game }. partie souboru byla převzata po { $number }. tah: „{ $move }“ tam nelze zahrát.

## Co není v pořádku s protokolem

store-fault-broken = { $log }: záznam { $entry } nezapadá do řetězce; protokol byl změněn mimo tento program.
store-fault-unreadable = { $log } nelze znovu přehrát a zůstává stranou: { $reason }
store-fault-differs = { $log }: v protokolu jsou jiná rozhodnutí, než jaká by padla teď (záznamy { $entries }). Partie pokračuje podle toho, co platí teď.
store-fault-missing = { $log } chybí, ačkoli je uveden v některém kole.
store-fault-unsealed = { $log }: podle protokolu turnaje byl po skončení partie poslední záznam { $entry }, který teď chybí nebo je jiný; konec protokolu byl mimo tento program uříznut nebo vytvořen znovu. Porovnejte otisk na partiáři.

## Příkaz, který pečuje o úložiště

cli-store = Zkopírovat, obnovit nebo zkontrolovat, co si stůl uložil
cli-store-backup = Zkopírovat vše do nového souboru, i když stůl běží
cli-store-backup-arg-file = soubor, který ještě neexistuje
cli-store-backup-arg-store = které úložiště: soubor, nebo postgres://…; není-li zadáno, to, které má „jadoube serve“
cli-store-backup-arg-archive = zapsat řádky JSON místo databáze (PostgreSQL to dělá vždy)
cli-store-restore = Převzít zálohu do prázdného úložiště po kontrole každého protokolu v ní
cli-store-restore-arg-file = záloha kteréhokoli druhu
cli-store-restore-arg-store = které úložiště: soubor, nebo postgres://…; není-li zadáno, to, které má „jadoube serve“
cli-store-restore-arg-until = jen to, co se stalo do té chvíle: 2026-11-16T15:04:05+01:00, nebo milisekundy od roku 1970
cli-store-verify = Zkontrolovat řetězec každého protokolu a každý protokol znovu přehrát
cli-store-verify-arg-store = které úložiště: soubor, nebo postgres://…; není-li zadáno, to, které má „jadoube serve“
cli-store-report = Vytvořit zprávu o turnaji jako PDF
cli-store-report-arg-file = nový soubor
cli-store-report-arg-event = který turnaj, podle označení; není třeba, je-li jen jeden
cli-store-report-arg-round = jen toto kolo
cli-store-report-arg-arbiter = zpráva hlavního rozhodčího místo zprávy o turnaji
cli-store-report-arg-offset = jak daleko je místo od Greenwiche, například +01:00; tak jsou uvedeny časy
cli-store-report-arg-store = které úložiště: soubor, nebo postgres://…; není-li zadáno, to, které má „jadoube serve“
store-reported = { $event } je v souboru { $file }.
store-no-event = V úložišti není turnaj „{ $event }“.
store-which-event = { $count ->
    [0] V úložišti není žádný turnaj.
   *[other] Uveďte pomocí --event, který z nich: { $events }.
}
store-not-an-offset = „{ $text }“ neříká, jak daleko je místo od Greenwiche. Napište například +01:00.
store-backed-up = Vše z { $store } je zkopírováno do { $file }.
store-restored = Do { $store } převzato: { $logs ->
    [one] { $logs } protokol
    [few] { $logs } protokoly
   *[other] { $logs } protokolů
}, { $entries ->
    [one] { $entries } záznam
    [few] { $entries } záznamy
   *[other] { $entries } záznamů
}.
store-restored-until = Co je pozdější než { $time }, bylo vynecháno. Odkazy, které byly zrušeny později, znovu fungují: projděte je.
store-not-a-moment = „{ $text }“ není okamžik. Napište například 2026-11-16T15:04:05+01:00, nebo milisekundy od roku 1970.
store-whole = { $store }: { $logs ->
    [one] { $logs } protokol
    [few] { $logs } protokoly
   *[other] { $logs } protokolů
}, { $entries ->
    [one] { $entries } záznam
    [few] { $entries } záznamy
   *[other] { $entries } záznamů
}; vše je v pořádku.
store-cannot = S { $store } to nejde udělat: { $reason }
store-not-a-store = „{ $text }“ není místo pro úložiště: { $reason }
store-list-too-many-players = Hráčů je víc než { $most }; nic nebylo převzato. Rozdělte seznam.
store-list-more-problems = Nesmyslů je víc než { $most }; další se neuvádějí.
