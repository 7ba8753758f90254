### Zápis: příkazy notate a say.

## Nápověda

cli-notate = Přečíst záznam v písmenech jednoho jazyka a zapsat ho v písmenech jiného
cli-notate-arg-file = Záznam: text tahů nebo tahy z partiáře; „-“ je standardní vstup
cli-notate-arg-from = Jazyk záznamu podle značky nebo jména; auto ho zjistí
cli-notate-arg-to = Jazyk zápisu podle značky nebo jména; není-li zadán, jazyk výstupu
cli-notate-arg-long = Psát obě pole každého tahu
cli-notate-arg-no-captures = Vynechat znak braní
cli-notate-arg-figurines = Psát figurky místo písmen
cli-notate-arg-fen = Pozice před prvním tahem ve FEN; není-li zadána, začátek partie

cli-say = Říci, jak se tahy oznamují zrakově postiženému hráči, nebo porozumět oznámení
cli-say-arg-move = Tahy jako v partiáři, nebo jak je píší šachové programy
cli-say-arg-read = Porozumět místo toho tomuto oznámení
cli-say-arg-in = Jazyk oznámení
cli-say-arg-from = Jazyk písmen v tazích podle značky nebo jména
cli-say-arg-short = Z výchozího pole říci jen to, co je třeba
cli-say-arg-captures = Zmínit braní
cli-say-arg-fen = Pozice před prvním tahem ve FEN; není-li zadána, začátek partie

cli-value-announcement = OZNÁMENÍ

## Záznam jako celek

notate-not-playable = Z této pozice nelze tahy číst: obvyklá pravidla v ní selhávají.
notate-no-moves = V záznamu není žádný tah.
notate-offer = { $color ->
    [white] Nabídka remízy bílého trvá.
   *[black] Nabídka remízy černého trvá.
}
notate-read-in = Čteno v jazyce { $language }.
notate-sure-letters = Celý záznam přečtou jen jazyky s těmito písmeny: { $tags }.
notate-sure-moves = Přečtou ho i jazyky s jinými písmeny a najdou stejné tahy: { $tags }.
notate-sure-clash = Přečtou ho i jazyky s jinými písmeny, ale najdou jiné tahy; zadejte správný pomocí --from: { $tags }.
notate-sure-part = Celý ho nepřečte žádný jazyk; čitelné tahy: { $read } z { $count } ({ $tags }).
notate-system = { $system ->
    [coordinates] Záznam je zřejmě veden dvojicemi polí bez písmen figur
    [english_descriptive] Záznam je zřejmě veden anglickou popisnou notací
    [spanish_descriptive] Záznam je zřejmě veden španělskou popisnou notací
    [french_descriptive] Záznam je zřejmě veden francouzskou popisnou notací
   *[numeric] Záznam je zřejmě veden číselnou notací korespondenčního šachu
}; uznává se jen algebraická notace a jiný zápis není důkazem.
notate-unread = Dále se nečetlo, protože pozice už není známa: { $texts }

## Tah, který nelze přečíst. $move je jeho číslo a text.

notate-not-algebraic = { $move } nelze přečíst jako tah v písmenech jazyka „{ $language }“.
notate-expected-move = tah
notate-expected-square = pole
notate-expected-promotion-or-end = nová figura při proměně, nebo konec tahu
notate-expected-end = konec tahu
notate-ambiguous = { $move } může znamenat více přípustných tahů.
notate-nobody-reaches = { $move }: { $piece ->
    [king] král se na { $square } nedostane.
    [queen] žádná dáma se na { $square } nedostane.
    [rook] žádná věž se na { $square } nedostane.
    [bishop] žádný střelec se na { $square } nedostane.
    [knight] žádný jezdec se na { $square } nedostane.
   *[pawn] žádný pěšec se na { $square } nedostane.
}
notate-illegal = { $move } je nepřípustný tah:
notate-hint-near = podobné přípustné tahy: { $moves }

## Čísla

notate-number-wrong = číslo { $number } je chybné.
notate-number-other-player = tři tečky stojí před tahem černého.
notate-number-missing = číslo chybí.

## Co je na tahu neobvyklé nebo nepravdivé

notate-note-pawn-letter = pěšec nemá písmeno.
notate-note-hyphen = v tahu se nepíše pomlčka.
notate-note-spaces = v tahu se nepíší mezery.
notate-note-square-case = sloupec se píše malým písmenem.
notate-note-letter-case = figura se píše velkým písmenem.
notate-note-look-alike = písmeno je z jiné abecedy, jen vypadá stejně.
notate-note-castling-spelling = rošáda se píše 0-0 nebo 0-0-0.
notate-note-castling-as-king-move = rošáda se nepíše jako tah krále.
notate-note-promotion-sign = nová figura následuje za polem bez znaku.
notate-note-departure-missing = u braní pěšcem je třeba uvést výchozí sloupec.
notate-note-departure-needless = výchozí pole není třeba uvádět.
notate-note-departure-by-rank = přednost má výchozí sloupec před řadou.
notate-note-capture-sign-unusual = znak braní je × nebo x.
notate-note-capture-sign-wrong = nic se nebere.
notate-note-capture-unmarked = braní není označeno.
notate-note-check-sign-wrong = { $actual ->
    [none] není to šach.
    [check] je to šach, ale ne mat.
   *[mate] je to mat.
}
notate-note-check-unmarked = šach není označen.
notate-note-check-in-words = šach a mat se píší znaky.
notate-note-en-passant-wrong = není to braní mimochodem.
notate-note-en-passant-unmarked = braní mimochodem není označeno.
notate-note-draw-offer-sign = nabídka remízy se značí (=).
notate-note-comment = v tahu se nepíší poznámky.

## Oznámení

say-heard = { $move } ({ $uci })
say-silence = Žádný tah není oznámen.
say-unknown-word = Slovo „{ $word }“ nemá v oznámení význam.
say-incomplete = Oznámení není celý tah.
say-expected-square = pole, například Eva vier
say-expected-wing = kam král rošuje, například lange
say-expected-end = konec oznámení
say-hint = řekněte figuru a pole: Springer Gustav eins Felix drei; nebo Lange Rochade, Kurze Rochade
