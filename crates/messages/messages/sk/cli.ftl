### Príkazový riadok: pomoc, nadpisy, návratové kódy, chyby v argumentoch, ťažkosti so súbormi.
### Id pomoci vychádza z mien príkazu a jeho argumentu.

## Program

cli = Pravidlá šachu v príkazovom riadku
cli-arg-lang = Jazyk výstupu; ak nie je zadaný, rozhodnú JADOUBE_LANG, LC_ALL, LC_MESSAGES a LANG
cli-arg-json = Vypísať JSON namiesto textu
cli-arg-color = Kedy použiť farby
cli-arg-help = Ukázať túto pomoc
cli-arg-version = Ukázať verziu

## Príkazy

cli-position = Ukázať pozíciu a všetko, čo o nej hovorí šachovnica
cli-position-arg-fen = Pozícia vo FEN, alebo startpos, alebo „-“ pre riadok zo štandardného vstupu
cli-position-arg-svg = Zapísať diagram do tohto súboru ako SVG; „-“ je štandardný výstup
cli-position-arg-flip = Ukázať šachovnicu zo strany čierneho

cli-why = Povedať, či je ťah prípustný, a ak nie, ktoré pravidlá porušuje
cli-why-arg-fen = Pozícia vo FEN, alebo startpos, alebo „-“ pre riadok zo štandardného vstupu
cli-why-arg-move = Ťah, ako ho píšu šachové programy: e2e4, e7e8q; rošáda e1g1 alebo e1h1
cli-why-arg-edition = Vydanie Pravidiel, ktorého články sa citujú; ak nie je zadané, najnovšie
cli-why-arg-svg = Zapísať diagram do tohto súboru ako SVG; „-“ je štandardný výstup
cli-why-arg-flip = Ukázať šachovnicu zo strany čierneho

cli-chess960 = Ukázať počiatočné postavenie šachu960 podľa čísla, alebo ho vyžrebovať
cli-chess960-arg-number = Číslo postavenia od 0 do 959
cli-chess960-arg-random = Vyžrebovať postavenie
cli-chess960-arg-seed = Číslo, z ktorého sa žrebuje; rovnaké číslo vyžrebuje vždy rovnaké postavenie
cli-chess960-arg-svg = Zapísať diagram do tohto súboru ako SVG; „-“ je štandardný výstup
cli-chess960-arg-flip = Ukázať šachovnicu zo strany čierneho

cli-perft = Spočítať postupnosti prípustných ťahov
cli-perft-arg-depth = Dĺžka postupností; ťah ktoréhokoľvek hráča sa počíta za jeden
cli-perft-arg-fen = Pozícia vo FEN, alebo startpos, alebo „-“ pre riadok zo štandardného vstupu; ak nie je zadaná, začiatok partie
cli-perft-arg-divide = Ukázať aj to, koľko postupností sa začína každým ťahom
cli-perft-arg-suite = Spočítať pozície z týchto súborov a porovnať s počtami, ktoré uvádzajú
cli-perft-arg-nodes = Vynechať počty zo súborov, ktoré sú väčšie ako toto číslo

cli-pgn = Prečítať záznamy partií a každý ťah zahrať na šachovnici
cli-pgn-arg-files = Súbory PGN, aj zabalené ako .zst alebo .gz; „-“ je štandardný vstup
cli-pgn-arg-format = Čo vypísať: správu o tom, čo je zle, alebo samotné partie ako JSON, každú na jeden riadok
cli-pgn-arg-jobs = Koľko častí súboru sa číta súčasne
cli-audit = Skontrolovať celé databázy partií podľa Pravidiel
cli-audit-arg-files = Súbory PGN, aj zabalené ako .zst alebo .gz, priečinky s nimi, alebo „-“ pre štandardný vstup
cli-audit-arg-edition = Vydanie, podľa ktorého sa posudzujú všetky partie; inak podľa dátumu každej partie
cli-audit-arg-compare = Dve vydania: vypísať partie, ktoré posudzujú rôzne
cli-audit-arg-only = Len tieto kontroly, podľa názvu alebo označenia, oddelené čiarkami
cli-audit-arg-ignore = Tieto kontroly nie
cli-audit-arg-severity = Len nálezy aspoň tejto závažnosti
cli-audit-arg-fail-on = Od akej závažnosti je návratový kód 1
cli-audit-arg-no-draw-before = Turnaj nedovoľuje dohodu na remíze pred týmto ťahom
cli-audit-arg-jobs = Koľko častí súboru sa kontroluje naraz
cli-audit-arg-format = Ako sa nálezy zapisujú: vôbec nie, ako text, alebo pre programy
cli-audit-arg-out = Kam sa nálezy zapíšu; inak na štandardný výstup
cli-audit-arg-html = Zapísať stránku s počtami, grafmi a najzávažnejšími partiami
cli-audit-arg-fix = Zapísať opravenú kópiu všetkých partií: výsledky, značky, zápis ťahov; každá zmena sa vypíše
cli-audit-arg-checkpoint = Pamätať si v tomto súbore, kam kontrola došla, a po prerušení odtiaľ pokračovať

cli-completions = Vypísať skript, ktorý v shelli dopĺňa naše argumenty
cli-completions-arg-shell = Shell

cli-man = Vypísať manuálovú stránku, alebo zapísať stránky všetkých príkazov do adresára
cli-man-arg-out = Adresár pre stránky

## Mená hodnôt v pomoci, veľkými písmenami

cli-value-command = PRÍKAZ
cli-value-language = JAZYK
cli-value-when = KEDY
cli-value-fen = FEN
cli-value-move = ŤAH
cli-value-edition = VYDANIE
cli-value-number = ČÍSLO
cli-value-seed = SEMIENKO
cli-value-depth = HĹBKA
cli-value-nodes = UZLY
cli-value-format = TVAR
cli-value-file = SÚBOR
cli-value-shell = SHELL
cli-value-directory = ADRESÁR
cli-value-checks = KONTROLY
cli-value-severity = ZÁVAŽNOSŤ
cli-value-editions = VYDANIE,VYDANIE

## Nadpisy a poznámky v pomoci

help-usage = Použitie:
help-commands = Príkazy
help-arguments = Argumenty
help-options = Voľby
help-global-options = Voľby všetkých príkazov
help-any-options = [VOĽBY]
help-examples = Príklady:
help-exit-codes = Návratové kódy:
help-values = [hodnoty: { $values }]
help-default = [predvolené: { $value }]

## Čo znamenajú návratové kódy

exit-fine = hotovo; na otázku je odpoveď áno
exit-negative = hotovo; odpoveď je nie: ťah je neprípustný, pozícia nie je hrateľná, počet sa líši, nič sa nenašlo
exit-bad-input = argumenty alebo vstup nedávajú zmysel
exit-trouble = súbor nemožno prečítať alebo zapísať, alebo zlyhal program
exit-undetermined = hotovo; otázka zostáva otvorená: nepodarilo sa dokázať áno ani nie

## Nadpisy manuálových stránok

man-name = NÁZOV
man-synopsis = POUŽITIE
man-description = OPIS
man-extra = PRÍKLADY A NÁVRATOVÉ KÓDY
man-version = VERZIA
man-written = Zapísané: { $file }

## Chyby v argumentoch

usage-unknown-command = Príkaz „{ $command }“ neexistuje.
usage-unknown-argument = Argument „{ $argument }“ nie je známy alebo sem nepatrí.
usage-missing-value = „{ $argument }“ potrebuje hodnotu.
usage-value-unwanted = „{ $argument }“ nemá žiadnu hodnotu.
usage-invalid-value = „{ $value }“ nie je hodnota pre „{ $argument }“.
usage-conflict = „{ $argument }“ nemožno použiť spolu s „{ $other }“.
usage-missing-argument = Chýba argument: { $argument }.
usage-missing-command = Chýba príkaz.
usage-not-text = Niektorý argument nie je platný text.
usage-wrong = Argumenty nedávajú zmysel.
usage-expected-values = jedna z hodnôt { $values }
usage-hint-similar = nemalo to byť „{ $suggestion }“?
usage-hint-help = pozrite „{ $command }“

## Čísla

number-wrong = „{ $text }“ nie je hodnota pre { $name }.
number-expected = celé číslo od { $min } do { $max }

## Súbory

file-standard-stream = štandardný vstup alebo výstup
file-not-found = Taký súbor ani adresár neexistuje: { $file }.
file-not-permitted = { $file }: prístup nie je povolený.
file-is-directory = { $file } je adresár; treba súbor.
file-not-text = { $file } nie je text v UTF-8.
file-trouble = Čítanie alebo zápis zlyhali ({ $file }): { $reason }.
file-too-large = { $file } je dlhší než { $megabytes } MB, viac sa ako jeden text nečíta. Rozdeľte ho do viacerých súborov.
file-window-too-large = { $file } potrebuje na rozbalenie viac než { $window } MB pamäte (okno nad 2^{ $power }). Najprv ho rozbaľte alebo ho skomprimujte znova bez --long.
file-record-too-long = { $file }: zápis partie, ktorý sa začína na riadku { $line } alebo za ním, je dlhší než { $megabytes } MB. Zápis sa končí výsledkom alebo tam, kde sa začínajú značky ďalšieho; rozdeľte ho.
usage-too-long = Argument { $number } je príliš dlhý.
usage-expected-shorter = najviac { $most } znakov
usage-hint-too-long = dlhý text uložte do súboru a uveďte jeho meno
