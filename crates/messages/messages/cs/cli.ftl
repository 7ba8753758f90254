### Příkazový řádek: nápověda, nadpisy, návratové kódy, chyby v argumentech, potíže se soubory.
### Id nápovědy vychází ze jmen příkazu a jeho argumentu.

## Program

cli = Pravidla šachu v příkazovém řádku
cli-arg-lang = Jazyk výstupu; není-li zadán, rozhodnou JADOUBE_LANG, LC_ALL, LC_MESSAGES a LANG
cli-arg-json = Vypsat JSON místo textu
cli-arg-color = Kdy použít barvy
cli-arg-help = Ukázat tuto nápovědu
cli-arg-version = Ukázat verzi

## Příkazy

cli-position = Ukázat pozici a vše, co o ní říká šachovnice
cli-position-arg-fen = Pozice ve FEN, nebo startpos, nebo „-“ pro řádek ze standardního vstupu
cli-position-arg-svg = Zapsat diagram do tohoto souboru jako SVG; „-“ je standardní výstup
cli-position-arg-flip = Ukázat šachovnici ze strany černého

cli-why = Říci, zda je tah přípustný, a pokud ne, která pravidla porušuje
cli-why-arg-fen = Pozice ve FEN, nebo startpos, nebo „-“ pro řádek ze standardního vstupu
cli-why-arg-move = Tah, jak ho píší šachové programy: e2e4, e7e8q; rošáda e1g1 nebo e1h1
cli-why-arg-edition = Vydání Pravidel, jehož články se citují; není-li zadáno, nejnovější
cli-why-arg-svg = Zapsat diagram do tohoto souboru jako SVG; „-“ je standardní výstup
cli-why-arg-flip = Ukázat šachovnici ze strany černého

cli-chess960 = Ukázat základní postavení Chess960 podle čísla, nebo je vylosovat
cli-chess960-arg-number = Číslo postavení od 0 do 959
cli-chess960-arg-random = Vylosovat postavení
cli-chess960-arg-seed = Číslo, z něhož se losuje; stejné číslo vylosuje vždy stejné postavení
cli-chess960-arg-svg = Zapsat diagram do tohoto souboru jako SVG; „-“ je standardní výstup
cli-chess960-arg-flip = Ukázat šachovnici ze strany černého

cli-perft = Spočítat posloupnosti přípustných tahů
cli-perft-arg-depth = Délka posloupností; tah kteréhokoli hráče se počítá za jeden
cli-perft-arg-fen = Pozice ve FEN, nebo startpos, nebo „-“ pro řádek ze standardního vstupu; není-li zadána, začátek partie
cli-perft-arg-divide = Ukázat také, kolik posloupností začíná každým tahem
cli-perft-arg-suite = Spočítat pozice z těchto souborů a porovnat s počty, které uvádějí
cli-perft-arg-nodes = Vynechat počty ze souborů, které jsou větší než toto číslo

cli-pgn = Přečíst záznamy partií a každý tah zahrát na šachovnici
cli-pgn-arg-files = Soubory PGN, i zabalené jako .zst nebo .gz; „-“ je standardní vstup
cli-pgn-arg-format = Co vypsat: zprávu o tom, co je špatně, nebo partie samy jako JSON, každou na jeden řádek
cli-pgn-arg-jobs = Kolik částí souboru se čte současně
cli-audit = Zkontrolovat celé databáze partií podle Pravidel
cli-audit-arg-files = Soubory PGN, i zabalené jako .zst nebo .gz, složky s nimi, nebo „-“ pro standardní vstup
cli-audit-arg-edition = Vydání, podle kterého se posuzují všechny partie; jinak podle data každé partie
cli-audit-arg-compare = Dvě vydání: vypsat partie, které posuzují různě
cli-audit-arg-only = Jen tyto kontroly, podle jména nebo označení, oddělené čárkami
cli-audit-arg-ignore = Tyto kontroly ne
cli-audit-arg-severity = Jen nálezy alespoň této závažnosti
cli-audit-arg-fail-on = Od jaké závažnosti je návratový kód 1
cli-audit-arg-no-draw-before = Soutěž nedovoluje dohodu o remíze před tímto tahem
cli-audit-arg-jobs = Kolik částí souboru se kontroluje najednou
cli-audit-arg-format = Jak se nálezy zapisují: vůbec ne, jako text, nebo pro programy
cli-audit-arg-out = Kam se nálezy zapíší; jinak na standardní výstup
cli-audit-arg-html = Zapsat stránku s počty, grafy a nejzávažnějšími partiemi
cli-audit-arg-fix = Zapsat opravenou kopii všech partií: výsledky, značky, zápis tahů; každá změna se vypíše
cli-audit-arg-checkpoint = Pamatovat si v tomto souboru, kam kontrola došla, a po přerušení odtud pokračovat

cli-completions = Vypsat skript, který v shellu doplňuje naše argumenty
cli-completions-arg-shell = Shell

cli-man = Vypsat manuálovou stránku, nebo zapsat stránky všech příkazů do adresáře
cli-man-arg-out = Adresář pro stránky

## Jména hodnot v nápovědě, velkými písmeny

cli-value-command = PŘÍKAZ
cli-value-language = JAZYK
cli-value-when = KDY
cli-value-fen = FEN
cli-value-move = TAH
cli-value-edition = VYDÁNÍ
cli-value-number = ČÍSLO
cli-value-seed = SEMÍNKO
cli-value-depth = HLOUBKA
cli-value-nodes = UZLY
cli-value-format = TVAR
cli-value-file = SOUBOR
cli-value-shell = SHELL
cli-value-directory = ADRESÁŘ
cli-value-checks = KONTROLY
cli-value-severity = ZÁVAŽNOST
cli-value-editions = VYDÁNÍ,VYDÁNÍ

## Nadpisy a poznámky v nápovědě

help-usage = Použití:
help-commands = Příkazy
help-arguments = Argumenty
help-options = Volby
help-global-options = Volby všech příkazů
help-any-options = [VOLBY]
help-examples = Příklady:
help-exit-codes = Návratové kódy:
help-values = [hodnoty: { $values }]
help-default = [výchozí: { $value }]

## Co znamenají návratové kódy

exit-fine = hotovo; na otázku je odpověď ano
exit-negative = hotovo; odpověď je ne: tah je nepřípustný, pozice není hratelná, počet se liší, nic se nenašlo
exit-bad-input = argumenty nebo vstup nedávají smysl
exit-trouble = soubor nelze přečíst nebo zapsat, nebo selhal program
exit-undetermined = hotovo; otázka zůstává otevřená: nepodařilo se dokázat ano ani ne

## Nadpisy manuálových stránek

man-name = JMÉNO
man-synopsis = POUŽITÍ
man-description = POPIS
man-extra = PŘÍKLADY A NÁVRATOVÉ KÓDY
man-version = VERZE
man-written = Zapsáno: { $file }

## Chyby v argumentech

usage-unknown-command = Příkaz „{ $command }“ neexistuje.
usage-unknown-argument = Argument „{ $argument }“ není znám nebo sem nepatří.
usage-missing-value = „{ $argument }“ potřebuje hodnotu.
usage-value-unwanted = „{ $argument }“ nemá žádnou hodnotu.
usage-invalid-value = „{ $value }“ není hodnota pro „{ $argument }“.
usage-conflict = „{ $argument }“ nelze použít zároveň s „{ $other }“.
usage-missing-argument = Chybí argument: { $argument }.
usage-missing-command = Chybí příkaz.
usage-not-text = Některý argument není platný text.
usage-wrong = Argumenty nedávají smysl.
usage-expected-values = jedna z hodnot { $values }
usage-hint-similar = nemělo to být „{ $suggestion }“?
usage-hint-help = viz „{ $command }“

## Čísla

number-wrong = „{ $text }“ není hodnota pro { $name }.
number-expected = celé číslo od { $min } do { $max }

## Soubory

file-standard-stream = standardní vstup nebo výstup
file-not-found = Takový soubor ani adresář neexistuje: { $file }.
file-not-permitted = { $file }: přístup není povolen.
file-is-directory = { $file } je adresář; je třeba soubor.
file-not-text = { $file } není text v UTF-8.
file-trouble = Čtení nebo zápis selhaly ({ $file }): { $reason }.
file-too-large = { $file } je delší než { $megabytes } MB, víc se jako jeden text nečte. Rozdělte ho do více souborů.
file-window-too-large = { $file } potřebuje k rozbalení víc než { $window } MB paměti (okno nad 2^{ $power }). Nejprve ho rozbalte, nebo ho zkomprimujte znovu bez --long.
file-record-too-long = { $file }: zápis partie, který začíná na řádku { $line } nebo za ním, je delší než { $megabytes } MB. Zápis končí výsledkem nebo tam, kde začínají značky dalšího; rozdělte ho.
usage-too-long = Argument { $number } je příliš dlouhý.
usage-expected-shorter = nejvýše { $most } znaků
usage-hint-too-long = dlouhý text uložte do souboru a uveďte jeho jméno
