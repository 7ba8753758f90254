### Príkaz audit: čo je zle v celých databázach partií.

audit-player-white = Biely
audit-player-black = Čierny
audit-class-standard = vážny šach
audit-class-rapid = rýchly šach
audit-class-blitz = bleskový šach
audit-severity-error = chyba
audit-severity-warning = varovanie
audit-severity-info = informácia
audit-no-piece = Tento ťah nemôže urobiť žiadna figúrka.

audit-check-illegal-move = neprípustný ťah
audit-check-ambiguous-move = nejednoznačný ťah
audit-check-unreadable-move = nečitateľný ťah
audit-check-passed = hráč vynechal ťah
audit-check-moves-after-mate = ťahy po mate
audit-check-moves-after-stalemate = ťahy po pate
audit-check-moves-after-dead = ťahy v mŕtvej pozícii
audit-check-moves-after-repetition = ťahy po opakovaní, ktoré partiu končí
audit-check-moves-after-series = ťahy po sérii, ktorá partiu končí
audit-check-result-not-mate = výsledok odporuje matu
audit-check-result-not-stalemate = výsledok odporuje patu
audit-check-result-not-dead = výsledok odporuje mŕtvej pozícii
audit-check-result-not-automatic = výsledok odporuje remíze bez reklamácie
audit-check-flag-no-mate = prehra na čas proti hráčovi, ktorý nemohol dať mat
audit-check-win-no-mate = výhra bez možnosti matu
audit-check-result-outside = výsledok, ktorý bodovanie nepozná
audit-check-draw-before-move = remíza skôr, než každý ťahal
audit-check-draw-too-early = remíza skôr, než turnaj dovoľuje
audit-check-repetition-missed = nereklamované opakovanie
audit-check-series-missed = nereklamovaná séria bez pokroku
audit-check-time-gained = čas odnikiaľ
audit-check-time-negative = záporný čas
audit-check-increment-wrong = chybný prídavok
audit-check-flag-unnoticed = nepovšimnuté spadnutie zástavky
audit-check-clock-unreadable = nečitateľný čas
audit-check-time-class = druh šachu podľa časovej kontroly
audit-check-fen-unreadable = nečitateľná východisková pozícia
audit-check-fen-castling = nemožné právo na rošádu
audit-check-fen-en-passant = nemožné pole pre branie mimochodom
audit-check-fen-impossible = nemožná východisková pozícia
audit-check-needless-origin = zbytočné východiskové pole
audit-check-sign-missing = chýbajúci znak šachu alebo matu
audit-check-sign-wrong = chybný znak šachu alebo matu
audit-check-spelling = nezvyčajný zápis
audit-check-roster-missing = chýbajúce značky
audit-check-result-mismatch = dva výsledky
audit-check-result-missing = chýba výsledok za ťahmi
audit-check-bad-date = chybný dátum
audit-check-time-control-unknown = neznáma časová kontrola
audit-check-time-control-dialect = časová kontrola v inom tvare
audit-check-termination-dialect = zakončenie inými slovami
audit-check-duplicate-tag = značka dvakrát
audit-check-result-spelling = výsledok v inom zápise
audit-check-setup-missing = neohlásená východisková pozícia
audit-check-other-variant = iný variant hry
audit-check-broken-form = porušený zápis
audit-check-encoding = nie je UTF-8
audit-check-binary-bytes = bajty, ktoré v texte nie sú
audit-check-too-long = príliš dlhý zápis
audit-check-broken-input = porušený súbor
audit-check-too-many = viac nálezov, než sa uchováva

audit-found-illegal-move = „{ $word }“ je neprípustný ťah. { $reason }
audit-found-ambiguous-move = „{ $word }“ môže byť ťah z { $squares }.
audit-found-unreadable-move = „{ $word }“ nie je ťah v algebraickej notácii.
audit-found-passed = { $player } vynechal ťah („{ $word }“). Hráči sa v ťahoch striedajú a nikto ťah vynechať nesmie.
audit-found-moves-after-mate = Partia sa tu skončila matom. Ťahov oboch hráčov potom: { $count }.
audit-found-moves-after-stalemate = Partia sa tu skončila patom. Ťahov oboch hráčov potom: { $count }.
audit-found-moves-after-dead = Partia sa tu skončila: žiadny z hráčov nemôže dať mat žiadnou postupnosťou prípustných ťahov. Ťahov oboch hráčov potom: { $count }.
audit-found-moves-after-repetition = Partia sa tu skončila remízou bez reklamácie: počet výskytov pozície je { $number }. Ťahov oboch hráčov potom: { $count }.
audit-found-moves-after-series = Partia sa tu skončila remízou bez reklamácie: počet ťahov každého hráča bez brania a bez ťahu pešiakom je { $number }. Ťahov oboch hráčov potom: { $count }.
audit-found-result-not-mate = Posledná pozícia je mat. V zápise stojí { $result }, má byť { $right }.
audit-found-result-not-stalemate = Posledná pozícia je pat. V zápise stojí { $result }, má byť { $right }.
audit-found-result-not-dead = Posledná pozícia je mŕtva: možná bola len remíza. V zápise stojí { $result }, má byť { $right }.
audit-found-result-not-automatic = Partia sa už predtým skončila remízou bez reklamácie. V zápise stojí { $result }, má byť { $right }.
audit-found-flag-no-mate = Partia sa skončila prehrou na čas, ale { $player } nemohol dať mat žiadnou postupnosťou prípustných ťahov. V zápise stojí { $result }, má byť { $right }.
audit-found-win-no-mate = { $player } vyhral, ale nemohol dať mat žiadnou postupnosťou prípustných ťahov. { $kind ->
    [draw] Aj vzdanie partie je potom remíza: { $right } namiesto { $result }.
   *[other] Výsledok { $result } by vysvetlilo len vzdanie partie; matom alebo na čas mohlo byť len { $right }.
}
audit-found-result-outside = Výsledok „{ $value }“ nie je výhra, remíza ani prehra.
audit-found-draw-before-move = Na remíze sa možno dohodnúť, až keď každý hráč urobí aspoň toľko ťahov: { $number }. Tu ich bolo { $count }.
audit-found-draw-too-early = Turnaj nedovoľuje dohodu na remíze pred ťahom { $number }. Ťahov každého hráča tu: { $count }.
audit-found-repetition-missed = { $player } mohol reklamovať remízu: počet výskytov pozície je { $number }. Výsledok je { $result }.
audit-found-series-missed = { $player } mohol reklamovať remízu: počet ťahov každého hráča bez brania a bez ťahu pešiakom je { $number }. Výsledok je { $result }.
audit-found-time-gained = Hodinám tohto hráča ({ $player }) pribudlo { $rise }; môže pribudnúť najviac { $allowed }. Takých miest v partii: { $count }.
audit-found-time-negative = Hodiny tohto hráča ({ $player }) ukazujú záporný čas: „{ $value }“.
audit-found-increment-wrong = Hodiny tohto hráča ({ $player }) dávajú { $rise }, podľa časovej kontroly má byť { $allowed }. Takých miest v partii: { $count }.
audit-found-flag-unnoticed = { $player } už nemal žiadny čas a hral ďalej. Ťahov tohto hráča potom: { $count }.
audit-found-clock-unreadable = „{ $value }“ nie je čas.
audit-found-time-class = Turnaj uvádza { $claimed }, ale podľa časovej kontroly je to { $class }.
audit-found-fen-unreadable = Východiskovú pozíciu nemožno prečítať: „{ $value }“.
audit-found-fen-castling = Východisková pozícia má právo na rošádu, ktoré nie je možné. { $reason }
audit-found-fen-en-passant = Východisková pozícia má pole pre branie mimochodom, ktoré nie je možné. { $reason }
audit-found-fen-impossible = K východiskovej pozícii nevedie žiadna partia. { $reason }
audit-found-needless-origin = Z východiskového poľa je uvedené viac, než treba. „{ $word }“ sa píše { $better }. Takých miest v partii: { $count }.
audit-found-sign-missing = Chýba znak šachu alebo matu. „{ $word }“ sa píše { $better }. Takých miest v partii: { $count }.
audit-found-sign-wrong = Znak šachu alebo matu je chybný. „{ $word }“ sa píše { $better }. Takých miest v partii: { $count }.
audit-found-spelling = Iný zápis, než majú záznamy partií. „{ $word }“ sa píše { $better }. Takých miest v partii: { $count }.
audit-found-roster-missing = Chýbajú značky, ktoré má každý zápis: { $names }.
audit-found-result-mismatch = V značke je { $tag }, za ťahmi { $result }.
audit-found-result-missing = Ťahy sa končia bez výsledku.
audit-found-bad-date = „{ $value }“ nie je dátum v tvare rok.mesiac.deň.
audit-found-time-control-unknown = „{ $value }“ nie je časová kontrola.
audit-found-time-control-dialect = Časová kontrola „{ $value }“ nemá tvar záznamov partií, alebo jej čísla vyzerajú ako minúty. { $better ->
    [none] Nie je jasné, čo má byť namiesto toho.
   *[other] Má byť { $better }.
}
audit-found-termination-dialect = „{ $value }“ nie je žiadne zo slov, ktoré štandard pre koniec partie má. { $better ->
    [none] Nie je jasné, čo má byť namiesto toho.
   *[other] Má byť { $better }.
}
audit-found-duplicate-tag = Značka { $name } je tu druhýkrát; platí prvá.
audit-found-result-spelling = Výsledok „{ $value }“ sa píše { $better }.
audit-found-setup-missing = Partia sa začína z inej pozície a značka SetUp to neohlasuje.
audit-found-other-variant = „{ $value }“ nie je šach podľa Pravidiel; partia nebola posudzovaná.
audit-found-broken-form = Tvar zápisu je porušený: { $fault }
audit-found-encoding = Bajt { $byte } nie je UTF-8; text bol čítaný ako Windows-1252.
audit-found-binary-bytes = Bajty, ktoré v texte nie sú: { $count }.
audit-found-too-long = { $kind ->
    [moves] Partia má spolu viac než { $count } ťahov oboch hráčov; zvyšok sa už nesledoval.
   *[other] Do { $count } bajtov žiadny koniec partie; zápis tu bol rozdelený.
}
audit-found-broken-input = Súbor nemožno ďalej čítať: { $kind ->
    [not-found] neexistuje.
    [not-permitted] systém to nedovoľuje.
    [directory] je to priečinok.
    [ends-early] končí sa uprostred.
    [damaged] jeho obsah je poškodený.
   *[other] systém hlási chybu.
}
audit-found-too-many = V tejto časti súboru bolo { $count } nálezov; ďalšie sa neuchovávajú. Nasledujúce partie, ktoré neboli prezreté: { $games }.

audit-total = { $files ->
    [one] { $files } súbor
    [few] { $files } súbory
   *[other] { $files } súborov
}, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partií
}, { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
}, { $findings ->
    [one] { $findings } nález
    [few] { $findings } nálezy
   *[other] { $findings } nálezov
}, { $with ->
    [one] { $with } partia s nálezom
    [few] { $with } partie s nálezom
   *[other] { $with } partií s nálezom
}, { $speed } MB za sekundu
audit-nothing = Nič sa nenašlo.
audit-first = prvý: { $file }:{ $line }, partia { $game }
audit-line = { $file }:{ $line }:{ $column }: partia { $game }: { $severity } { $id } { $name }: { $text }
audit-articles = Článok { $articles }, { $edition }
audit-resumed = Pokračuje sa po partii { $game } súboru { $file }.
audit-changes = Zmeny zapísané do { $file }: { $count }. Partií so zmenami: { $games }.
audit-change = { $file }:{ $line }: partia { $game }: { $name }: „{ $before }“ sa mení na „{ $after }“
audit-differs = { $file }:{ $line }: partia { $game }
audit-only-in = len { $edition }: { $text }
audit-compared = Partií, ktoré { $first } a { $second } posudzujú rôzne: { $count }.

audit-page-title = Audit záznamov partií
audit-page-checks = Nálezy podľa kontroly
audit-page-moves = Nálezy podľa čísla ťahu
audit-page-editions = Nálezy podľa vydania Pravidiel
audit-page-worst = Partie s najzávažnejšími nálezmi
audit-page-game = { $white } – { $black }, partia { $game }, { $file }:{ $line }

audit-wrong-check = Kontrola „{ $text }“ neexistuje.
audit-nearest-check = Mysleli ste { $nearest }?
audit-two-editions = --compare berie dve vydania oddelené čiarkou, nie „{ $text }“.
audit-needs-out = Na to je potrebný súbor pre nálezy: --out SÚBOR.
audit-same-file = Súbor { $file } by sa v jednom behu čítal aj zapisoval, alebo zapisoval dvakrát. Zvoľte iný.
audit-no-games = V { $file } nie je žiadny súbor so záznamami partií.
audit-other-run = Záznam o stave { $file } patrí k inému behu: líšia sa súbory alebo voľby.
audit-bad-checkpoint = Záznam o stave { $file } nemožno prečítať.
audit-lost-output = Súbor { $file } je kratší, než hovorí záznam o stave; začnite znova bez neho.
