### Turnaje a zoznamy hráčov: čo sa nedá zapísať a prečo.

## Entries of a tournament

store-refused-not-made = Turnaj ešte nie je založený.
store-refused-made-already = Turnaj už je založený. Zmeňte namiesto toho jeho nastavenia.
store-refused-mistaken-already = Turnaj je už stiahnutý ako omyl.
store-refused-not-mistaken = Turnaj nie je stiahnutý.
store-refused-no-reason = Uveďte dôvod: zostane zapísaný.
store-refused-no-name = Hráč musí mať meno.
store-refused-player-twice = Hráč s číslom { $name } už v turnaji je.
store-refused-no-player = Hráč s číslom { $name } v turnaji nie je.
store-refused-withdrawn = Hráč s číslom { $name } z turnaja odstúpil.
store-refused-not-withdrawn = Hráč s číslom { $name } z turnaja neodstúpil.
store-refused-seated = Hráč s číslom { $name } je už v niektorom kole a môže z turnaja len odstúpiť.
store-refused-list-twice = Zoznam { $name } tu už je.
store-refused-no-list = Nie je tu zoznam { $name }, ktorý by sa dal vziať späť.
store-refused-list-overrun = Od zapísania zoznamu { $name } sa stalo viac, takže ho nemožno vziať späť.
store-refused-round = Na rade je { $expected }. kolo, nie { $found }. kolo.
store-refused-no-draft = Návrh { $round }. kola neexistuje.
store-refused-draft-there = Návrh { $round }. kola už existuje. Najprv ho zahoďte.
store-refused-drawn-already = Farba prvého hráča sa žrebuje pred prvým kolom; kolá už sú.
store-refused-round-stays = { $round }. kolo zostáva, ako je: návrhom sa môže znova stať len posledné kolo, a to kým v ňom nie sú výsledky.
store-refused-paired-twice = Hráč s číslom { $name } je v tomto kole viackrát.
store-refused-board-twice = V tomto kole je viac šachovníc s číslom { $number }.
store-refused-game-twice = Partia { $name } sa už hrá na inej šachovnici.
store-refused-no-game = Partia { $name } v tomto turnaji nie je.
store-refused-not-a-result = „{ $name }“ nie je výsledok. Napíšte napríklad 1-0, ½-½ alebo +/-.
store-refused-too-much = „{ $name }“ je viac, než môžu obaja hráči z jednej partie spolu získať.
store-refused-result-twice = Partia { $name } už má výsledok. Opravte ho.
store-refused-not-a-seal = Pečať partie { $name } neuvádza odtlačok alebo uvádza skorší záznam ako predchádzajúca pečať.
store-refused-link-twice = Odkaz { $name } už existuje.
store-refused-no-link = Odkaz { $name } neexistuje.
store-refused-revoked-already = Odkaz { $name } už je zrušený.
store-refused-no-hash = Odkaz { $name } nemá tajný kľúč.
store-refused-scope = Odkaz pre hráča potrebuje šachovnicu a farbu; iné odkazy ich nemajú.

## What speaks against a draft of a round

store-objection-no-boards = Nikto zatiaľ nie je vyžrebovaný.
store-objection-no-player = Hráč { $name } neexistuje.
store-objection-gone = { $name } už v turnaji nehrá.
store-objection-twice = { $name } je v tomto kole viackrát.
store-objection-forbidden = { $one } a { $other } nemajú hrať proti sebe.
store-objection-met = { $one } a { $other } spolu hrali v { $round }. kole.
store-objection-third-time = { $name } by tretíkrát za sebou hral(a) { $color ->
    [white] s bielymi
   *[black] s čiernymi
}.
store-objection-unbalanced = { $name } by hral(a) { $color ->
    [white] s bielymi o { $by } { $by ->
        [one] partiu
        [few] partie
       *[other] partií
    } viac ako s čiernymi
   *[black] s čiernymi o { $by } { $by ->
        [one] partiu
        [few] partie
       *[other] partií
    } viac ako s bielymi
}.
store-objection-bye-twice = { $name } už v { $round }. kole dostal(a) plné voľno alebo vyhral(a) bez hry.
store-objection-left-out = { $name } nemá súpera ani voľno.

## Why the rules give no pairing

store-pairing-games-open = { $round }. kolo sa neskončilo: chýba výsledok na { $count ->
    [one] šachovnici
   *[other] šachovniciach
} { $boards }{ $more ->
    [0] { "" }
   *[other] { " " }a { $more } ďalších
}. Najprv zadajte výsledky, alebo vyžrebujte ručne.
store-pairing-left-over = Žiadne žrebovanie nesplní absolútne kritériá (C.04.3, C1–C3): bez súpera by zostali { $players }{ $more ->
    [0] { "" }
   *[other] { " " }a { $more } ďalších
}. Rozhodne rozhodca (článok 1.9.3): dať voľno, zrušiť zakázanú dvojicu, alebo vyžrebovať ručne aj dvojice, ktoré už spolu hrali.
store-pairing-contradiction = { $round }. kolo hráča { $name } nezodpovedá tomu, čo má súper. Najprv kolo opravte.
store-pairing-too-large = Turnaj je na žrebovanie podľa pravidiel príliš veľký.

## Settings

store-setting-no-name = Turnaj musí mať názov.
store-setting-edition = „{ $name }“ nie je vydanie Pravidiel. Napíšte napríklad fide-2023.
store-setting-date = „{ $name }“ nie je deň. Napíšte napríklad 2026-11-16.
store-setting-time-control = „{ $name }“ nie je časová kontrola. Napíšte napríklad 40/1:30:00, all/0:30:00; +0:30.
store-setting-scoring = Partia nemôže mať hodnotu „{ $name }“: výhra má aspoň hodnotu remízy, remíza aspoň hodnotu prehry a dve remízy najviac hodnotu výhry a prehry.
store-setting-accelerated-points = Akcelerácia vyžaduje, aby výhra mala hodnotu dvoch remíz a prehra žiadnu (C.04.7).
store-setting-rounds-unknown = Akcelerácia potrebuje poznať počet kôl. Najprv ho zadajte.
store-setting-regulations = Propozície sa nedajú prečítať.

## Lists of players

# $fault is one of the sentences below.
store-list-problem = Riadok { $line }, stĺpec { $column }: { $fault }
store-list-no-heading = Žiadny stĺpec nemá záhlavie „meno“.
store-list-no-players = Nie je tu riadok žiadneho hráča; začínal by sa číslom 001.
store-list-no-name = Chýba meno; hráč sa vynecháva.
store-list-rating = „{ $word }“ nie je rating; hráč sa zapisuje bez neho.
store-list-fide-id = „{ $word }“ nie je číslo FIDE; hráč sa zapisuje bez neho.
store-list-language = „{ $word }“ nie je jazyk, v ktorom sa zapisujú ťahy; hráč sa zapisuje bez neho.
store-list-text = Text je príliš dlhý alebo ho nemožno vytlačiť; vynecháva sa.
store-list-open-quote = Táto úvodzovka nie je uzavretá.
store-list-too-many-fields = Riadok má viac polí než záhlavie; nadbytočné polia sa vynechávajú.
store-list-start-number = „{ $word }“ nie je štartovné číslo, alebo ho má iný hráč; s týmto hráčom sa nikto nepáruje.
store-list-round = „{ $word }“ nie je súper, farba a výsledok; hráč sa v tomto kole zapisuje bez partie.
store-list-opponent = Štartovné číslo { $word } nemá žiadny hráč; hráč sa v tomto kole zapisuje bez partie.
store-list-contradiction = Riadok súpera hovorí niečo iné; partia sa vynecháva.
store-list-no-colors = Ani jeden riadok nehovorí, kto mal biele; ako biely sa zapisuje hráč tohto riadka.
store-list-shifted = Polia tohto riadka stoja o { $by } { $by ->
    [one] stĺpec
    [few] stĺpce
   *[other] stĺpcov
} príliš { $side ->
    [left] vľavo
   *[right] vpravo
}; odtiaľ sa čítali. Skontrolujte hráča.
store-list-columns = Polia tohto riadka nestoja vo svojich stĺpcoch a žiadne iné miesto nedáva zmysel. Zo súboru sa nezapisuje nič: vytvorte ho znova programom, z ktorého je.
store-list-header = „{ $word }“ v riadku { $code } nedáva zmysel; riadok sa uchováva tak, ako je.
store-list-not-kept = Súbor má viac riadkov, ktorým stôl nerozumie, než koľko ich môže uchovať; ostatné sa vynechávajú.
store-list-too-many-rounds = Kôl je príliš veľa; odtiaľto ďalej sa vynechávajú.
store-trf-too-many-players = Do turnajového súboru sa zmestí najviac { $count } hráčov.
store-ratings-unreadable = Súbor nemožno prečítať: { $reason }
store-ratings-form = Súbor nie je listina FIDE, ani v stĺpcoch (so záhlavím), ani v XML.
store-ratings-packed = Súbor je zbalený spôsobom, ktorý stôl nepozná. Najprv ho rozbaľte.
store-ratings-too-large = Súbor je väčší ako ktorákoľvek listina FIDE.
store-ratings-too-many = Listina má viac ako { $most } hráčov.

## Úložisko a protokoly

store-url-empty = Nie je uvedený súbor ani server.
store-url-scheme = „{ $word }:“ nie je „sqlite:“ ani „postgres:“.
store-url-sslmode = „{ $word }“ nie je spôsob šifrovania. Napíšte sslmode=disable, prefer, require alebo verify-full.
store-url-no-roots = sslmode=verify-full potrebuje sslrootcert=…, súbor s certifikátom, ktorému sa dôveruje.
store-url-timeout = „{ $word }“ nie je čas čakania. Napíšte napríklad timeout=10s alebo timeout=500ms, od 50 ms do jednej hodiny.
store-open-foreign = { $file } je databáza iného programu.
store-open-in-use = Do súboru { $file } práve zapisuje iný program, najskôr iný stôl rozhodcu. Najprv ho ukončite alebo zvoľte iný súbor. Viac stolov pre jeden turnaj potrebuje PostgreSQL.
store-open-later = Databáza má formát { $found } a tento program pozná formáty do { $known }. Použite novší program.
store-open-without-postgres = Tento program bol zostavený bez PostgreSQL. Ukladajte turnaj do súboru alebo použite program zostavený s vlastnosťou „postgres“.
store-trouble-database = { $name } hlási: { $said }
store-trouble-batch = Zlyhalo niečo, čo sa malo zapísať zároveň: { $said }
store-trouble-silent = PostgreSQL neodpovedal do { $seconds } s. Či bol posledný záznam zapísaný, nie je známe; zistí sa to, len čo databáza odpovie.
store-trouble-closed = Databáza je zatvorená.
store-trouble-damaged = Protokol { $log } je poškodený: záznam { $entry }, { $field }.
store-trouble-file = { $file }: { $said }
store-body-kind = Záznam { $entry } je druhu „{ $kind }“, ktorý tento program nepozná.
store-body-form = Záznam { $entry } nemá podobu svojho druhu.
store-event-stamped = riadok má vlastný čas
store-log-empty = Protokol je prázdny.
store-log-order = Záznam { $entry } nie je tam, kde sa partia zakladá.
store-log-entry = Záznam { $entry }: { $why }
store-log-correction = Záznam { $entry } sa vracia k záznamu { $to }, ktorý neplatí.
store-log-result = Záznam { $entry } hovorí o výsledku, ktorý nie je výsledkom.
store-log-name = „{ $name }“ nie je názov protokolu.
store-restore-not-empty = Úložisko nie je prázdne.
store-restore-not-a-backup = { $file } nie je záloha.
store-restore-line = Riadok { $line } zálohy sa nedá prečítať.
store-restore-cut-off = Záloha je neúplná: chýba jej koniec.
store-import-no-game = Nie je v tom žiadna partia.
store-import-game = { $game }. partiu súboru nemožno založiť: { $why }
store-import-line = Riadok { $line }: { $why }
store-import-json = To nie je JSON protokolu.
store-import-json-at = Riadok { $line }, stĺpec { $column }: to nie je JSON protokolu.
store-import-chain = Záznam { $entry } nezapadá do reťazca protokolu: niečo bolo zmenené, odstránené alebo vložené.
store-import-write = Niečo z toho nemožno zapísať ako záznam.
store-import-cut-off = { $game }. partia súboru bola prevzatá po { $number }. ťah: „{ $move }“ tam nemožno zahrať.

## Čo nie je v poriadku s protokolom

store-fault-broken = { $log }: záznam { $entry } nezapadá do reťazca; protokol bol zmenený mimo tohto programu.
store-fault-unreadable = { $log } sa nedá znova prehrať a zostáva bokom: { $reason }
store-fault-differs = { $log }: v protokole sú iné rozhodnutia, než aké by padli teraz (záznamy { $entries }). Partia pokračuje podľa toho, čo platí teraz.
store-fault-missing = { $log } chýba, hoci je uvedený v niektorom kole.
store-fault-unsealed = { $log }: podľa protokolu turnaja bol po skončení partie posledný záznam { $entry }, ktorý teraz chýba alebo je iný; koniec protokolu bol mimo tohto programu odrezaný alebo vytvorený znova. Porovnajte odtlačok na partiári.

## Príkaz, ktorý sa stará o úložisko

cli-store = Skopírovať, obnoviť alebo skontrolovať, čo si stôl uložil
cli-store-backup = Skopírovať všetko do nového súboru, aj keď stôl beží
cli-store-backup-arg-file = súbor, ktorý ešte neexistuje
cli-store-backup-arg-store = ktoré úložisko: súbor, alebo postgres://…; ak nie je zadané, to, ktoré má „jadoube serve“
cli-store-backup-arg-archive = zapísať riadky JSON namiesto databázy (PostgreSQL to robí vždy)
cli-store-restore = Prevziať zálohu do prázdneho úložiska po kontrole každého protokolu v nej
cli-store-restore-arg-file = záloha ktoréhokoľvek druhu
cli-store-restore-arg-store = ktoré úložisko: súbor, alebo postgres://…; ak nie je zadané, to, ktoré má „jadoube serve“
cli-store-restore-arg-until = len to, čo sa stalo do tej chvíle: 2026-11-16T15:04:05+01:00, alebo milisekundy od roku 1970
cli-store-verify = Skontrolovať reťazec každého protokolu a každý protokol znova prehrať
cli-store-verify-arg-store = ktoré úložisko: súbor, alebo postgres://…; ak nie je zadané, to, ktoré má „jadoube serve“
cli-store-report = Vytvoriť správu o turnaji ako PDF
cli-store-report-arg-file = nový súbor
cli-store-report-arg-event = ktorý turnaj, podľa označenia; netreba, ak je len jeden
cli-store-report-arg-round = len toto kolo
cli-store-report-arg-arbiter = správa hlavného rozhodcu namiesto správy o turnaji
cli-store-report-arg-offset = ako ďaleko je miesto od Greenwicha, napríklad +01:00; tak sú uvedené časy
cli-store-report-arg-store = ktoré úložisko: súbor, alebo postgres://…; ak nie je zadané, to, ktoré má „jadoube serve“
store-reported = { $event } je v súbore { $file }.
store-no-event = V úložisku nie je turnaj „{ $event }“.
store-which-event = { $count ->
    [0] V úložisku nie je žiadny turnaj.
   *[other] Uveďte pomocou --event, ktorý z nich: { $events }.
}
store-not-an-offset = „{ $text }“ nehovorí, ako ďaleko je miesto od Greenwicha. Napíšte napríklad +01:00.
store-backed-up = Všetko z { $store } je skopírované do { $file }.
store-restored = Do { $store } prevzaté: { $logs ->
    [one] { $logs } protokol
    [few] { $logs } protokoly
   *[other] { $logs } protokolov
}, { $entries ->
    [one] { $entries } záznam
    [few] { $entries } záznamy
   *[other] { $entries } záznamov
}.
store-restored-until = Čo je neskoršie ako { $time }, bolo vynechané. Odkazy, ktoré boli zrušené neskôr, znova fungujú: prejdite ich.
store-not-a-moment = „{ $text }“ nie je okamih. Napíšte napríklad 2026-11-16T15:04:05+01:00, alebo milisekundy od roku 1970.
store-whole = { $store }: { $logs ->
    [one] { $logs } protokol
    [few] { $logs } protokoly
   *[other] { $logs } protokolov
}, { $entries ->
    [one] { $entries } záznam
    [few] { $entries } záznamy
   *[other] { $entries } záznamov
}; všetko je v poriadku.
store-cannot = S { $store } sa to nepodarilo urobiť: { $reason }
store-not-a-store = „{ $text }“ nie je miesto pre úložisko: { $reason }
store-list-too-many-players = Hráčov je viac než { $most }; nič nebolo prevzaté. Rozdeľte zoznam.
store-list-more-problems = Nezmyslov je viac než { $most }; ďalšie sa neuvádzajú.
