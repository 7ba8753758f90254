### Co se stalo, jak to říká záznam partie: malá písmena, bez tečky. $who je podmět věty.

## Lidé, místa, ruce

event-who = { $who ->
    [white] bílý
    [black] černý
    [both] každý z hráčů
    [assistant-white] pomocník bílého
    [assistant-black] pomocník černého
    [arbiter] rozhodčí
    [chief-arbiter] hlavní rozhodčí
    [designated-arbiter] určený rozhodčí
    [organiser] pořadatel
    [operator] obsluha šachovnice
    [spectator] divák
    [neighbour] hráč jiné partie
    [captain] kapitán
   *[named] { $name }
}
event-area-left = { $area ->
    [playing-area] hrací místnost
    [venue] hrací prostor
    [toilet] toaletu
    [rest-room] odpočívárnu
    [refreshment-area] prostor pro občerstvení
    [smoking-area] kuřárnu
    [analysis-room] místnost pro rozbory
   *[named] „{ $name }“
}
event-area-to = { $area ->
    [playing-area] do hrací místnosti
    [venue] do hracího prostoru
    [toilet] na toaletu
    [rest-room] do odpočívárny
    [refreshment-area] do prostoru pro občerstvení
    [smoking-area] do kuřárny
    [analysis-room] do místnosti pro rozbory
   *[named] na místo „{ $name }“
}
event-area-in = { $area ->
    [playing-area] v hrací místnosti
    [venue] v hracím prostoru
    [toilet] na toaletě
    [rest-room] v odpočívárně
    [refreshment-area] v prostoru pro občerstvení
    [smoking-area] v kuřárně
    [analysis-room] v místnosti pro rozbory
   *[named] na místě „{ $name }“
}
event-hand = { $what ->
    [left] levou rukou
    [right] pravou rukou
   *[both] oběma rukama
}
event-blind-board = na šachovnici nevidomého
event-basis = { $what ->
    [scoresheet] podle partiáře
    [board-record] podle záznamu elektronické šachovnice
   *[display] podle obrazovky v sále
}

## Kolo

event-configured = { $who } mění „{ $option }“ na { $value }
event-round-starts = kolo začíná
event-round-starts-scheduled = kolo začíná, plánováno na { $time }
event-resumption-starts = dohrávka začíná
event-announced = rozhodčí oznamuje { $words }
event-arrives = { $who } přichází
event-is-absent = { $who } není přítomen
event-time-passes = plyne čas
event-start-drawn = základní postavení { $number } vylosováno { $method ->
    [computer] počítačem
    [dice] kostkami
    [coin] mincí
   *[cards] kartami
}

## Kameny

event-board-shows = na šachovnici stojí { $what }
event-board-corner = { $what ->
    [light] rohové pole vpravo je bílé
   *[dark] rohové pole vpravo je černé
}
event-board-scanned = šachovnice byla prohlédnuta
event-touches = { $who } se dotýká { $squares }
event-order-unclear = v nejasném pořadí
event-manner = { $what ->
    [accidental] náhodou
    [unclear] není jasné, zda úmyslně
    [turning] aby jej otočil
   *[feeling] hmatem
}
event-takes-off = { $who } odebírá { $square }
event-puts = { $who } staví { $color ->
    [white] { $piece ->
        [king] bílého krále
        [queen] bílou dámu
        [rook] bílou věž
        [bishop] bílého střelce
        [knight] bílého jezdce
       *[pawn] bílého pěšce
    }
   *[black] { $piece ->
        [king] černého krále
        [queen] černou dámu
        [rook] černou věž
        [bishop] černého střelce
        [knight] černého jezdce
       *[pawn] černého pěšce
    }
} na { $square }
event-inverted = vzhůru nohama
event-releases = { $who } pouští { $square }
event-knocks-over = { $who } převrhuje { $squares }
event-purpose = { $what ->
    [yes] úmyslně
   *[unclear] možná úmyslně
}
event-sets-up = { $who } staví kameny
event-plays = { $who } hraje { $move }
event-and-presses = mačká hodiny

## Hodiny

event-presses = { $who } mačká hodiny
event-outsider-presses = hráč jiné partie mačká hodiny { $side ->
    [white] bílého
   *[black] černého
}
event-stops-clock = { $who } zastavuje hodiny
event-stop-reason = { $what ->
    [draw-claim] aby reklamoval remízu
    [flag] kvůli praporku
    [illegal-move] kvůli nepřípustnému tahu
    [illegal-position] kvůli nepřípustné pozici
    [touched-piece] kvůli dotknutému kameni
    [irregularity] kvůli nesprávnosti
    [piece-missing] protože chybí kámen
    [knocked-pieces] kvůli převrženým kamenům
    [wrong-setting] kvůli chybnému nastavení hodin
    [disturbance] kvůli rušení
    [illness] kvůli nevolnosti
    [toilet] kvůli toaletě
    [sealing] kvůli pečetění tahu
    [resigning] aby se vzdal
   *[arrived] po příchodu
}
event-starts-clock = { $who } spouští hodiny { $side ->
    [white] bílého
   *[black] černého
}
event-mishandles-clock = { $who } { $how ->
    [holds] drží hodiny
    [hovers] drží ruku nad hodinami
    [covers] zakrývá hodiny
    [bangs] tluče do hodin
    [lifts] zvedá hodiny
    [next-board] mačká hodiny sousední partie
   *[knocks-over] převrhuje hodiny
}
event-flag-falls = padá praporek { $side ->
    [white] bílého
   *[black] černého
}
event-notices-flag = { $who } zjišťuje pád praporku { $side ->
    [white] bílého
   *[black] černého
}
event-clock-shows = hodiny ukazují
event-sets-clock = rozhodčí nastavuje hodiny
event-sets-new-clock = rozhodčí nastavuje nové hodiny
event-time-of = { $side ->
    [white] bílý
   *[black] černý
} { $time }
event-first-flag = první spadl praporek { $side ->
    [white] bílého
   *[black] černého
}
event-counter = počítadlo { $white } a { $black }
event-move-number = tah { $number }
event-increment = přídavek { $time }
event-finds-clock = { $who } zjišťuje závadu hodin: { $fault ->
    [defect] porucha
    [wrong-setting] chybné nastavení
   *[sides-exchanged] prohozené strany
}

## Nabídky, reklamace, řeč

event-adjusts = { $who } oznamuje opravování
event-telling-arbiter = rozhodčímu
event-offers-draw = { $who } nabízí remízu
event-on-condition = s podmínkou { $words }
event-accepts = { $who } přijímá remízu
event-declines = { $who } odmítá remízu
event-claims = { $who } reklamuje remízu: { $ground ->
    [threefold] stejná pozice potřetí
    [fifty] padesát tahů
    [no-normal-means] nelze vyhrát normálními prostředky
   *[no-effort] soupeř neusiluje o výhru
}
event-with-move = tahem { $move }
event-unwritten = tah není zapsán
event-withdraws = { $who } chce vzít zpět { $what ->
    [offer] nabídku
   *[claim] reklamaci
}
event-resigns = { $who } se vzdává
event-resigning = { $what ->
    [king] položením krále
    [clock] zastavením hodin
    [hand] podáním ruky
   *[sheet] v partiáři
}
event-gestures = { $who } { $gesture ->
    [king] pokládá krále
    [clock] beze slova zastavuje hodiny
    [hand] podává ruku
    [handshake] potřásá si rukou se soupeřem
   *[sheet] beze slova podepisuje partiář
}
event-take-back-agreed = oba se dohodli vzít tah zpět
event-asks = { $who } se ptá, { $what ->
    [move-count] kolik tahů bylo provedeno
    [time-used] kolik času bylo spotřebováno
    [may-castle] zda smí udělat rošádu
    [may-take-en-passant] zda smí brát mimochodem
   *[how-to-claim] jak se reklamuje
}
event-asks-about = { $who } se ptá na článek { $article }
event-asks-words = { $who } se ptá { $words }
event-requests = { $who } žádá: { $what }
event-request = { $what ->
    [assistant-for-moving] pomocníka pro tahy
    [assistant-for-clock] pomocníka pro hodiny
    [assistant-for-writing] pomocníka pro zápis
    [blank-sheet] prázdný partiář
    [see-record] nahlédnutí do záznamu rozhodčího
    [opponents-sheet] soupeřův partiář
    [bag] tašku
    [two-boards] hru na dvou šachovnicích
    [other-clock-side] hodiny na druhé straně
    [increment] přídavek času
    [consent] souhlas
    [adjournment] přerušení partie
    [opening] otevření obálky
   *[medical-help] lékařskou pomoc
}
event-request-piece = { $piece ->
    [king] krále
    [queen] dámu
    [rook] věž
    [bishop] střelce
    [knight] jezdce
   *[pawn] pěšce
}
event-request-leave = dovolení opustit { $area }
event-request-enter = dovolení jít { $area }
event-request-device = { $purpose ->
    [recording] zařízení { $name } k zápisu
   *[other] zařízení { $name }
}
event-disability = kvůli postižení
event-calls-arbiter = { $who } volá rozhodčího
event-complaint = { $about ->
    [offers] stížnost: opakované nabídky remízy
    [equipment] stížnost: hrací materiál nebo hrací podmínky
    [cheating] stížnost: podvádění
   *[opponent] stížnost: soupeř ruší
}
event-tells = { $who } sděluje (adresát: { $to }): { $what }
event-news = { $what ->
    [clock-not-pressed] hodiny nebyly stisknuty
    [move-count] počet tahů
    [time-used] spotřebovaný čas
    [flag] pád praporku
    [advice] rada
   *[irregularity] nesprávnost
}
event-announces-move = { $who } oznamuje tah { $words }
event-repeats = { $who } opakuje oznámený tah
event-says-castling = { $who } oznamuje rošádu
event-decides = { $who } rozhoduje { $question }: { $answer }
event-consulting = po poradě: { $words }
event-appeals = { $who } se odvolává

## Partiáře a obálky

event-writes = { $who } zapisuje { $words }
event-notes = { $who } zaznamenává { $what }
event-mark = { $what ->
    [draw-offer] nabídku remízy (=)
    [time] čas
    [result] výsledek
   *[position] pozici
}
event-stops-recording = { $who } přestává zapisovat
event-sheet = { $who } { $how ->
    [hides] skrývá partiář
    [uncovers] odkrývá partiář
    [tears] trhá partiář
    [keeps] ponechává si partiář
    [hands-in] odevzdává partiář
    [lends] půjčuje partiář
    [returns] vrací partiář
    [updates] doplňuje partiář
    [finds-defective] zjišťuje, že partiář je vadný
    [verifies-position] potvrzuje pozici
    [verifies-sheet] potvrzuje partiář
    [disputes-position] zpochybňuje pozici
   *[disputes-sheet] zpochybňuje partiář
}
event-signs = { $who } podepisuje výsledek { $result }
event-approves = { $who } schvaluje výsledek { $result }
event-reconstructed = { $count ->
    [one] rekonstrukce dává { $count } tah
    [few] rekonstrukce dává { $count } tahy
   *[other] rekonstrukce dává { $count } tahů
}
event-not-reconstructed = rekonstrukce se nedaří
event-orders-to-seal = rozhodčí ukládá { $side ->
    [white] bílému
   *[black] černému
} zapečetit tah
event-seals = { $who } pečetí tah
event-envelope-opened = obálka je otevřena: { $words }
event-envelope-lost = obálka se ztratila
event-envelope-lost-with-times = obálka se ztratila, časy nejsou známy

## Chování

event-leaves = { $who } opouští { $area }
event-enters = { $who } přichází { $area }
event-finds-device = { $who } nachází { $device ->
    [phone] telefon
    [tablet] tablet
    [smart-watch] chytré hodinky
    [fitness-tracker] fitness náramek
    [smart-pen] chytré pero
    [earpiece] sluchátko
   *[other] zařízení
} ({ $whose })
event-device-place = { $what ->
    [person] u této osoby
   *[bag] v tašce
}
event-device-state = { $what ->
    [off] ve vypnutém stavu
    [on] v zapnutém stavu
    [sounding] vydávající zvuk
   *[in-use] při používání
}
event-places-bag = { $who } odkládá tašku
event-opens-bag = { $who } otevírá tašku
event-takes-bag = { $who } bere tašku { $area }
event-uses-help = { $who } používá { $help ->
    [notes] poznámky
    [advice] radu
    [information] informace
   *[analysis] rozbor na jiné šachovnici
}
event-reports = { $who } hlásí ({ $of }): { $conduct }
event-conduct = { $what ->
    [disturbing] rušení
    [smoking] kouření
    [insulting] urážky
    [prearranging] předem dohodnutý výsledek
    [interfering] zasahování do partie
    [drunk] opilost
    [lingering] zdržování se u šachovnic
   *[discourteous] nezdvořilost
}
event-refuses = { $who } odmítá: { $what }
event-order = { $what ->
    [record] zapisovat tahy
    [lend-sheet] půjčit partiář
    [reconstruct] rekonstruovat partii
    [inspection] prohlídku
    [take-part] účastnit se
   *[play-on] hrát dál
}
event-disturbed = partie je rušena: { $cause }
event-lasting = po dobu { $time }
event-notices = { $who } zjišťuje: { $what }
event-irregular = { $what ->
    [illegal-move] nepřípustný tah
    [illegal-position] nepřípustnou pozici
    [both-kings-in-check] oba krále v šachu
    [unpromoted] neproměněného pěšce na { $square }
    [touch-move] porušení pravidla o dotknutém kameni
    [two-hands] tah oběma rukama
    [press-without-move] stisk bez tahu
    [wrong-set-up] nesprávné počáteční postavení
    [wrong-orientation] nesprávně položenou šachovnici
    [reversed-colours] obrácené barvy
    [displaced] posunutý kámen na { $square }
    [clock-reading] chybný údaj hodin
    [boards-differ] rozdíl mezi šachovnicemi
   *[board-out-of-step] neshodu elektronické šachovnice s partií
}

## Slova, vybavení a obálka

event-draw-words-unclear = { $who } říká něco, co { $seemed ->
    [offer] může být nabídka remízy
   *[acceptance] může být přijetí remízy
}
event-finds-equipment = { $who } zjišťuje závadu { $what ->
    [board] na šachovnici
    [set] na kamenech
    [blind-board] na šachovnici nevidomého hráče
   *[blind-set] na kamenech nevidomého hráče
}
event-envelope-care = { $who } { $how ->
    [signs] kontroluje a podepisuje obálku
   *[keeps] bere obálku do úschovy
}
event-silently = nic neříká
event-confirms-time-control = { $who } potvrzuje časovou kontrolu
event-decides-default = { $who } uzavírá { $question } výchozí odpovědí
