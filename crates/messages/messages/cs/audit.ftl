### Příkaz audit: co je špatně v celých databázích partií.

audit-player-white = Bílý
audit-player-black = Černý
audit-class-standard = vážný šach
audit-class-rapid = rapid
audit-class-blitz = blesk
audit-severity-error = chyba
audit-severity-warning = varování
audit-severity-info = informace
audit-no-piece = Tento tah nemůže zahrát žádný kámen.

audit-check-illegal-move = nepřípustný tah
audit-check-ambiguous-move = nejednoznačný tah
audit-check-unreadable-move = nečitelný tah
audit-check-passed = hráč vynechal tah
audit-check-moves-after-mate = tahy po matu
audit-check-moves-after-stalemate = tahy po patu
audit-check-moves-after-dead = tahy v mrtvé pozici
audit-check-moves-after-repetition = tahy po opakování, které partii končí
audit-check-moves-after-series = tahy po sérii, která partii končí
audit-check-result-not-mate = výsledek odporuje matu
audit-check-result-not-stalemate = výsledek odporuje patu
audit-check-result-not-dead = výsledek odporuje mrtvé pozici
audit-check-result-not-automatic = výsledek odporuje remíze bez reklamace
audit-check-flag-no-mate = prohra na čas proti hráči, který nemohl dát mat
audit-check-win-no-mate = výhra bez možnosti matu
audit-check-result-outside = výsledek, který bodování nezná
audit-check-draw-before-move = remíza dříve, než každý táhl
audit-check-draw-too-early = remíza dříve, než soutěž dovoluje
audit-check-repetition-missed = nereklamované opakování
audit-check-series-missed = nereklamovaná série bez pokroku
audit-check-time-gained = čas odnikud
audit-check-time-negative = záporný čas
audit-check-increment-wrong = chybný přídavek
audit-check-flag-unnoticed = nepovšimnutý pád praporku
audit-check-clock-unreadable = nečitelný čas
audit-check-time-class = třída časové kontroly
audit-check-fen-unreadable = nečitelné výchozí postavení
audit-check-fen-castling = nemožné právo na rošádu
audit-check-fen-en-passant = nemožné pole pro braní mimochodem
audit-check-fen-impossible = nemožné výchozí postavení
audit-check-needless-origin = zbytečné výchozí pole
audit-check-sign-missing = chybějící znak šachu nebo matu
audit-check-sign-wrong = chybný znak šachu nebo matu
audit-check-spelling = neobvyklý zápis
audit-check-roster-missing = chybějící značky
audit-check-result-mismatch = dva výsledky
audit-check-result-missing = chybí výsledek za tahy
audit-check-bad-date = chybné datum
audit-check-time-control-unknown = neznámá časová kontrola
audit-check-time-control-dialect = časová kontrola v jiném tvaru
audit-check-termination-dialect = zakončení jinými slovy
audit-check-duplicate-tag = značka dvakrát
audit-check-result-spelling = výsledek v jiném zápisu
audit-check-setup-missing = neohlášené výchozí postavení
audit-check-other-variant = jiná varianta hry
audit-check-broken-form = porušený zápis
audit-check-encoding = není UTF-8
audit-check-binary-bytes = bajty, které do textu nepatří
audit-check-too-long = příliš dlouhý zápis
audit-check-broken-input = porušený soubor
audit-check-too-many = více nálezů, než se uchovává

audit-found-illegal-move = „{ $word }“ je nepřípustný tah. { $reason }
audit-found-ambiguous-move = „{ $word }“ může být tah z { $squares }.
audit-found-unreadable-move = „{ $word }“ není tah v algebraické notaci.
audit-found-passed = { $player } vynechal tah („{ $word }“). Hráči se v tazích střídají a nikdo tah vynechat nesmí.
audit-found-moves-after-mate = Partie zde skončila matem. Tahů obou hráčů poté: { $count }.
audit-found-moves-after-stalemate = Partie zde skončila patem. Tahů obou hráčů poté: { $count }.
audit-found-moves-after-dead = Partie zde skončila: žádný z hráčů nemůže dát mat žádnou posloupností přípustných tahů. Tahů obou hráčů poté: { $count }.
audit-found-moves-after-repetition = Partie zde skončila remízou bez reklamace: počet výskytů pozice je { $number }. Tahů obou hráčů poté: { $count }.
audit-found-moves-after-series = Partie zde skončila remízou bez reklamace: počet tahů každého hráče bez braní a bez tahu pěšcem je { $number }. Tahů obou hráčů poté: { $count }.
audit-found-result-not-mate = Poslední postavení je mat. V zápisu stojí { $result }, má být { $right }.
audit-found-result-not-stalemate = Poslední postavení je pat. V zápisu stojí { $result }, má být { $right }.
audit-found-result-not-dead = Poslední postavení je mrtvé: možná byla jen remíza. V zápisu stojí { $result }, má být { $right }.
audit-found-result-not-automatic = Partie už předtím skončila remízou bez reklamace. V zápisu stojí { $result }, má být { $right }.
audit-found-flag-no-mate = { $player } nemohl dát mat žádnou posloupností přípustných tahů, a přece vyhrál na čas. V zápisu stojí { $result }, má být { $right }.
audit-found-win-no-mate = { $player } vyhrál, ale nemohl dát mat žádnou posloupností přípustných tahů. { $kind ->
    [draw] I po vzdání partie je to pak remíza: { $right } místo { $result }.
   *[other] Výsledek { $result } by vysvětlilo jen vzdání partie; po matu nebo pádu praporku mohl být jen { $right }.
}
audit-found-result-outside = Výsledek „{ $value }“ není výhra, remíza ani prohra.
audit-found-draw-before-move = Na remíze se lze dohodnout, až každý hráč udělá aspoň tolik tahů: { $number }. Zde jich bylo { $count }.
audit-found-draw-too-early = Soutěž nedovoluje dohodu o remíze před tahem { $number }. Tahů každého hráče zde: { $count }.
audit-found-repetition-missed = { $player } mohl reklamovat remízu: počet výskytů pozice je { $number }. Výsledek je { $result }.
audit-found-series-missed = { $player } mohl reklamovat remízu: počet tahů každého hráče bez braní a bez tahu pěšcem je { $number }. Výsledek je { $result }.
audit-found-time-gained = { $player }: na hodinách přibylo { $rise }; může přibýt nejvýš { $allowed }. Takových míst v partii: { $count }.
audit-found-time-negative = { $player }: hodiny ukazují záporný čas: „{ $value }“.
audit-found-increment-wrong = { $player }: hodiny ukazují { $rise }, podle časové kontroly má být { $allowed }. Takových míst v partii: { $count }.
audit-found-flag-unnoticed = { $player } už neměl žádný čas a hrál dál. Tahů tohoto hráče poté: { $count }.
audit-found-clock-unreadable = „{ $value }“ není čas.
audit-found-time-class = Soutěž uvádí { $claimed }, ale podle časové kontroly je to { $class }.
audit-found-fen-unreadable = Výchozí postavení nelze přečíst: „{ $value }“.
audit-found-fen-castling = Výchozí postavení má právo na rošádu, které není možné. { $reason }
audit-found-fen-en-passant = Výchozí postavení má pole pro braní mimochodem, které není možné. { $reason }
audit-found-fen-impossible = K výchozímu postavení nevede žádná partie. { $reason }
audit-found-needless-origin = Z výchozího pole je uvedeno víc, než je třeba. „{ $word }“ se píše { $better }. Takových míst v partii: { $count }.
audit-found-sign-missing = Chybí znak šachu nebo matu. „{ $word }“ se píše { $better }. Takových míst v partii: { $count }.
audit-found-sign-wrong = Znak šachu nebo matu je chybný. „{ $word }“ se píše { $better }. Takových míst v partii: { $count }.
audit-found-spelling = Jiný zápis, než jaký se užívá v záznamech partií. „{ $word }“ se píše { $better }. Takových míst v partii: { $count }.
audit-found-roster-missing = Chybějí značky, které má každý zápis: { $names }.
audit-found-result-mismatch = Ve značce je { $tag }, za tahy { $result }.
audit-found-result-missing = Tahy končí bez výsledku.
audit-found-bad-date = „{ $value }“ není datum ve tvaru rok.měsíc.den.
audit-found-time-control-unknown = „{ $value }“ není časová kontrola.
audit-found-time-control-dialect = Časová kontrola „{ $value }“ není v tom tvaru, který se užívá v záznamech partií, nebo její čísla vypadají jako minuty. { $better ->
    [none] Není jasné, co má být místo toho.
   *[other] Má být { $better }.
}
audit-found-termination-dialect = „{ $value }“ není žádné ze slov, která standard pro konec partie má. { $better ->
    [none] Není jasné, co má být místo toho.
   *[other] Má být { $better }.
}
audit-found-duplicate-tag = Značka { $name } je zde podruhé; platí první.
audit-found-result-spelling = Výsledek „{ $value }“ se píše { $better }.
audit-found-setup-missing = Partie začíná z jiného postavení a značka SetUp to neohlašuje.
audit-found-other-variant = „{ $value }“ není šach podle Pravidel; partie nebyla posuzována.
audit-found-broken-form = Tvar zápisu je porušen: { $fault }
audit-found-encoding = Bajt { $byte } není UTF-8; text byl čten jako Windows-1252.
audit-found-binary-bytes = Bajty, které do textu nepatří: { $count }.
audit-found-too-long = { $kind ->
    [moves] Partie má dohromady více než { $count } tahů obou hráčů; zbytek nebyl přehrán.
   *[other] Do { $count } bajtů žádný konec partie; zápis byl zde rozdělen.
}
audit-found-broken-input = Soubor nelze dál číst: { $kind ->
    [not-found] neexistuje.
    [not-permitted] systém to nedovoluje.
    [directory] je to složka.
    [ends-early] končí uprostřed.
    [damaged] jeho obsah je poškozený.
   *[other] systém hlásí chybu.
}
audit-found-too-many = V této části souboru bylo { $count } nálezů; další se neuchovávají. Následující partie, které nebyly prohlédnuty: { $games }.

audit-total = { $files ->
    [one] { $files } soubor
    [few] { $files } soubory
   *[other] { $files } souborů
}, { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, { $findings ->
    [one] { $findings } nález
    [few] { $findings } nálezy
   *[other] { $findings } nálezů
}, { $with ->
    [one] { $with } partie s nálezem
    [few] { $with } partie s nálezem
   *[other] { $with } partií s nálezem
}, { $speed } MB za sekundu
audit-nothing = Nic nebylo nalezeno.
audit-first = první: { $file }:{ $line }, partie { $game }
audit-line = { $file }:{ $line }:{ $column }: partie { $game }: { $severity } { $id } { $name }: { $text }
audit-articles = Článek { $articles }, { $edition }
audit-resumed = Pokračuje se po partii { $game } souboru { $file }.
audit-changes = Změny zapsané do { $file }: { $count }. Partií se změnami: { $games }.
audit-change = { $file }:{ $line }: partie { $game }: { $name }: „{ $before }“ se mění na „{ $after }“
audit-differs = { $file }:{ $line }: partie { $game }
audit-only-in = jen { $edition }: { $text }
audit-compared = Partií, které { $first } a { $second } posuzují různě: { $count }.

audit-page-title = Audit záznamů partií
audit-page-checks = Nálezy podle kontroly
audit-page-moves = Nálezy podle čísla tahu
audit-page-editions = Nálezy podle vydání Pravidel
audit-page-worst = Partie s nejzávažnějšími nálezy
audit-page-game = { $white } – { $black }, partie { $game }, { $file }:{ $line }

audit-wrong-check = Kontrola „{ $text }“ neexistuje.
audit-nearest-check = Mysleli jste { $nearest }?
audit-two-editions = --compare bere dvě vydání oddělená čárkou, ne „{ $text }“.
audit-needs-out = K tomu je třeba soubor pro nálezy: --out SOUBOR.
audit-same-file = Soubor { $file } by se v jednom běhu četl i zapisoval, nebo zapisoval dvakrát. Zvolte jiný.
audit-no-games = V { $file } není žádný soubor se záznamy partií.
audit-other-run = Záznam o stavu { $file } patří k jinému běhu: liší se soubory nebo volby.
audit-bad-checkpoint = Záznam o stavu { $file } nelze přečíst.
audit-lost-output = Soubor { $file } je kratší, než říká záznam o stavu; začněte znovu bez něj.
