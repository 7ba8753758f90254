### Turnaje a zoznamy hráčov: čo sa nedá zapísať a prečo.

## Entries of a tournament

store-refused-not-made = Turnaj ešte nie je založený.
store-refused-made-already = Turnaj už je založený. Zmeňte namiesto toho jeho nastavenia.
store-refused-no-name = Hráč musí mať meno.
store-refused-player-twice = Hráč s číslom { $name } už v turnaji je.
store-refused-no-player = Hráč s číslom { $name } v turnaji nie je.
store-refused-withdrawn = Hráč s číslom { $name } z turnaja odstúpil.
store-refused-round = Na rade je { $expected }. kolo, nie { $found }. kolo.
store-refused-paired-twice = Hráč s číslom { $name } je v tomto kole viackrát.
store-refused-board-twice = V tomto kole je viac šachovníc s číslom { $number }.
store-refused-game-twice = Partia { $name } sa už hrá na inej šachovnici.
store-refused-no-game = Partia { $name } v tomto turnaji nie je.
store-refused-not-a-result = „{ $name }“ nie je výsledok. Napíšte napríklad 1-0, ½-½ alebo +/-.
store-refused-too-much = „{ $name }“ je viac, než môžu obaja hráči z jednej partie spolu získať.
store-refused-result-twice = Partia { $name } už má výsledok. Opravte ho.
store-refused-link-twice = Odkaz { $name } už existuje.
store-refused-no-link = Odkaz { $name } neexistuje.
store-refused-revoked-already = Odkaz { $name } už je zrušený.
store-refused-no-hash = Odkaz { $name } nemá tajný kľúč.
store-refused-scope = Odkaz pre hráča potrebuje šachovnicu a farbu; iné odkazy ich nemajú.

## Settings

store-setting-no-name = Turnaj musí mať názov.
store-setting-edition = „{ $name }“ nie je vydanie Pravidiel. Napíšte napríklad fide-2023.
store-setting-date = „{ $name }“ nie je deň. Napíšte napríklad 2026-11-16.
store-setting-time-control = „{ $name }“ nie je časová kontrola. Napíšte napríklad 40/1:30:00, all/0:30:00; +0:30.
store-setting-scoring = Partia nemôže mať hodnotu „{ $name }“: výhra má aspoň hodnotu remízy, remíza aspoň hodnotu prehry a dve remízy najviac hodnotu výhry a prehry.
store-setting-regulations = Predpis súťaže sa nedá prečítať.

## Lists of players

# $fault is one of the sentences below.
store-list-problem = Riadok { $line }, stĺpec { $column }: { $fault }
store-list-no-heading = Žiadny stĺpec nemá záhlavie „meno“.
store-list-no-players = Nie je tu riadok žiadneho hráča; začínal by sa 001.
store-list-no-name = Chýba meno; hráč sa vynecháva.
store-list-rating = „{ $word }“ nie je rating; hráč sa zapisuje bez neho.
store-list-fide-id = „{ $word }“ nie je číslo FIDE; hráč sa zapisuje bez neho.
store-list-language = „{ $word }“ nie je jazyk, v ktorom sa zapisujú ťahy; hráč sa zapisuje bez neho.
store-list-text = Text je príliš dlhý alebo ho nemožno vytlačiť; vynecháva sa.
store-list-open-quote = Táto úvodzovka nie je uzavretá.
store-list-too-many-fields = Riadok má viac polí než záhlavie; nadbytočné polia sa vynechávajú.

## Čo nie je v poriadku so záznamom

store-fault-broken = { $log }: položka { $entry } nezapadá do reťaze; záznam bol zmenený mimo tohto programu.
store-fault-unreadable = { $log } sa nedá znova prehrať a zostáva bokom: { $reason }
store-fault-differs = { $log }: v zázname sú iné rozhodnutia, než aké by padli teraz (položky { $entries }). Partia pokračuje podľa toho, čo platí teraz.
store-fault-missing = { $log } chýba, hoci je uvedený v niektorom kole.

## Príkaz, ktorý sa stará o úložisko

cli-store = Skopíruje, obnoví alebo skontroluje, čo si stôl uložil
cli-store-backup = Skopíruje všetko do nového súboru, aj keď stôl beží
cli-store-backup-arg-file = súbor, ktorý ešte neexistuje
cli-store-backup-arg-store = ktoré úložisko: súbor, alebo postgres://…; ak nie je zadané, to, ktoré má „jadoube serve“
cli-store-backup-arg-archive = zapísať riadky JSON namiesto databázy (PostgreSQL to robí vždy)
cli-store-restore = Prevezme zálohu do prázdneho úložiska, keď skontroluje každý záznam v nej
cli-store-restore-arg-file = záloha ktoréhokoľvek druhu
cli-store-restore-arg-store = ktoré úložisko: súbor, alebo postgres://…; ak nie je zadané, to, ktoré má „jadoube serve“
cli-store-verify = Skontroluje reťaz každého záznamu a každý záznam znova prehrá
cli-store-verify-arg-store = ktoré úložisko: súbor, alebo postgres://…; ak nie je zadané, to, ktoré má „jadoube serve“
store-backed-up = Všetko z { $store } je skopírované do { $file }.
store-restored = Do { $store } prevzaté: { $logs ->
    [one] { $logs } záznam
    [few] { $logs } záznamy
   *[other] { $logs } záznamov
}, { $entries ->
    [one] { $entries } položka
    [few] { $entries } položky
   *[other] { $entries } položiek
}.
store-whole = { $store }: { $logs ->
    [one] { $logs } záznam
    [few] { $logs } záznamy
   *[other] { $logs } záznamov
}, { $entries ->
    [one] { $entries } položka
    [few] { $entries } položky
   *[other] { $entries } položiek
}; všetko je v poriadku.
store-cannot = S { $store } sa to nedá urobiť: { $reason }
store-not-a-store = „{ $text }“ nie je miesto pre úložisko: { $reason }
