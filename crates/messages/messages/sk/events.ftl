### Čo sa stalo, ako to hovorí záznam partie: malé písmená, bez bodky. $who je podmet vety.

## Ľudia, miesta, ruky

event-who = { $who ->
    [white] biely
    [black] čierny
    [both] každý z hráčov
    [assistant-white] pomocník bieleho
    [assistant-black] pomocník čierneho
    [arbiter] rozhodca
    [chief-arbiter] hlavný rozhodca
    [designated-arbiter] určený rozhodca
    [organiser] organizátor
    [operator] obsluha šachovnice
    [spectator] divák
    [neighbour] hráč inej partie
    [captain] kapitán
   *[named] { $name }
}
event-area-left = { $area ->
    [playing-area] hraciu miestnosť
    [venue] hrací priestor
    [toilet] toaletu
    [rest-room] miestnosť na oddych
    [refreshment-area] priestor na občerstvenie
    [smoking-area] priestor na fajčenie
    [analysis-room] miestnosť na analýzu
   *[named] „{ $name }“
}
event-area-to = { $area ->
    [playing-area] do hracej miestnosti
    [venue] do hracieho priestoru
    [toilet] na toaletu
    [rest-room] do miestnosti na oddych
    [refreshment-area] do priestoru na občerstvenie
    [smoking-area] do priestoru na fajčenie
    [analysis-room] do miestnosti na analýzu
   *[named] na miesto „{ $name }“
}
event-area-in = { $area ->
    [playing-area] v hracej miestnosti
    [venue] v hracom priestore
    [toilet] na toalete
    [rest-room] v miestnosti na oddych
    [refreshment-area] v priestore na občerstvenie
    [smoking-area] v priestore na fajčenie
    [analysis-room] v miestnosti na analýzu
   *[named] na mieste „{ $name }“
}
event-hand = { $what ->
    [left] ľavou rukou
    [right] pravou rukou
   *[both] oboma rukami
}
event-blind-board = na šachovnici nevidiaceho
event-basis = { $what ->
    [scoresheet] podľa partiára
    [board-record] podľa záznamu elektronickej šachovnice
   *[display] podľa obrazovky v sále
}

## Kolo

event-configured = { $who } mení „{ $option }“ na { $value }
event-round-starts = kolo sa začína
event-round-starts-scheduled = kolo sa začína, plánované na { $time }
event-resumption-starts = dohrávka sa začína
event-announced = rozhodca oznamuje { $words }
event-arrives = { $who } prichádza
event-is-absent = { $who } nie je prítomný
event-time-passes = plynie čas
event-start-drawn = počiatočné postavenie { $number } vyžrebované { $method ->
    [computer] počítačom
    [dice] kockami
    [coin] mincou
   *[cards] kartami
}

## Figúrky

event-board-shows = na šachovnici stojí { $what }
event-board-corner = { $what ->
    [light] rohové pole vpravo je biele
   *[dark] rohové pole vpravo je čierne
}
event-board-scanned = šachovnica bola prezretá
event-touches = { $who } sa dotýka { $squares }
event-order-unclear = v nejasnom poradí
event-manner = { $what ->
    [accidental] náhodou
    [unclear] nie je jasné, či úmyselne
    [turning] aby ju otočil
   *[feeling] hmatom
}
event-takes-off = { $who } odoberá { $square }
event-puts = { $who } stavia { $color ->
    [white] { $piece ->
        [king] bieleho kráľa
        [queen] bielu dámu
        [rook] bielu vežu
        [bishop] bieleho strelca
        [knight] bieleho jazdca
       *[pawn] bieleho pešiaka
    }
   *[black] { $piece ->
        [king] čierneho kráľa
        [queen] čiernu dámu
        [rook] čiernu vežu
        [bishop] čierneho strelca
        [knight] čierneho jazdca
       *[pawn] čierneho pešiaka
    }
} na { $square }
event-inverted = hore nohami
event-releases = { $who } púšťa { $square }
event-knocks-over = { $who } zhadzuje { $squares }
event-purpose = { $what ->
    [yes] úmyselne
   *[unclear] možno úmyselne
}
event-sets-up = { $who } stavia figúrky
event-plays = { $who } hrá { $move }
event-and-presses = stláča hodiny

## Hodiny

event-presses = { $who } stláča hodiny
event-outsider-presses = hráč inej partie stláča hodiny { $side ->
    [white] bieleho
   *[black] čierneho
}
event-stops-clock = { $who } zastavuje hodiny
event-stop-reason = { $what ->
    [draw-claim] aby reklamoval remízu
    [flag] kvôli zástavke
    [illegal-move] kvôli neprípustnému ťahu
    [illegal-position] kvôli neprípustnej pozícii
    [touched-piece] kvôli dotknutej figúrke
    [irregularity] kvôli nesprávnosti
    [piece-missing] lebo chýba figúrka
    [knocked-pieces] kvôli zhodeným figúrkam
    [wrong-setting] kvôli nesprávnemu nastaveniu hodín
    [disturbance] kvôli rušeniu
    [illness] kvôli nevoľnosti
    [toilet] kvôli toalete
    [sealing] kvôli pečateniu ťahu
    [resigning] aby sa vzdal
   *[arrived] po príchode
}
event-starts-clock = { $who } spúšťa hodiny { $side ->
    [white] bieleho
   *[black] čierneho
}
event-mishandles-clock = { $who } { $how ->
    [holds] drží hodiny
    [hovers] drží ruku nad hodinami
    [covers] zakrýva hodiny
    [bangs] búcha do hodín
    [lifts] dvíha hodiny
    [next-board] stláča hodiny susednej partie
   *[knocks-over] prevracia hodiny
}
event-flag-falls = padá zástavka { $side ->
    [white] bieleho
   *[black] čierneho
}
event-notices-flag = { $who } zisťuje spadnutie zástavky { $side ->
    [white] bieleho
   *[black] čierneho
}
event-clock-shows = hodiny ukazujú
event-sets-clock = rozhodca nastavuje hodiny
event-sets-new-clock = rozhodca nastavuje nové hodiny
event-time-of = { $side ->
    [white] biely
   *[black] čierny
} { $time }
event-first-flag = prvá spadla zástavka { $side ->
    [white] bieleho
   *[black] čierneho
}
event-counter = počítadlo { $white } a { $black }
event-move-number = ťah { $number }
event-increment = prídavok { $time }
event-finds-clock = { $who } zisťuje chybu hodín: { $fault ->
    [defect] porucha
    [wrong-setting] nesprávne nastavenie
   *[sides-exchanged] prehodené strany
}

## Ponuky, reklamácie, reč

event-adjusts = { $who } ohlasuje opravovanie
event-telling-arbiter = rozhodcovi
event-offers-draw = { $who } ponúka remízu
event-on-condition = s podmienkou { $words }
event-accepts = { $who } prijíma remízu
event-declines = { $who } odmieta remízu
event-claims = { $who } reklamuje remízu: { $ground ->
    [threefold] rovnaká pozícia tretíkrát
    [fifty] päťdesiat ťahov
    [no-normal-means] výhru nemožno dosiahnuť normálnymi prostriedkami
   *[no-effort] súper sa neusiluje o výhru
}
event-with-move = ťahom { $move }
event-unwritten = ťah nie je zapísaný
event-withdraws = { $who } chce vziať späť { $what ->
    [offer] ponuku
   *[claim] reklamáciu
}
event-resigns = { $who } sa vzdáva
event-resigning = { $what ->
    [king] položením kráľa
    [clock] zastavením hodín
    [hand] podaním ruky
   *[sheet] na partiári
}
event-gestures = { $who } { $gesture ->
    [king] pokladá kráľa na šachovnicu
    [clock] bez slova zastavuje hodiny
    [hand] podáva ruku
    [handshake] si podáva ruku so súperom
   *[sheet] bez slova podpisuje partiár
}
event-take-back-agreed = obaja sa dohodli vziať ťah späť
event-asks = { $who } sa pýta, { $what ->
    [move-count] koľko ťahov bolo vykonaných
    [time-used] koľko času sa spotrebovalo
    [may-castle] či smie urobiť rošádu
    [may-take-en-passant] či smie brať mimochodom
   *[how-to-claim] ako sa reklamuje
}
event-asks-about = { $who } sa pýta na článok { $article }
event-asks-words = { $who } sa pýta { $words }
event-requests = { $who } žiada: { $what }
event-request = { $what ->
    [assistant-for-moving] pomocníka na ťahy
    [assistant-for-clock] pomocníka na hodiny
    [assistant-for-writing] pomocníka na zápis
    [blank-sheet] prázdny partiár
    [see-record] nahliadnutie do záznamu rozhodcu
    [opponents-sheet] súperov partiár
    [bag] tašku
    [two-boards] hru na dvoch šachovniciach
    [other-clock-side] hodiny na druhej strane
    [increment] prídavok času
    [consent] súhlas
    [adjournment] prerušenie partie
    [opening] otvorenie obálky
   *[medical-help] lekársku pomoc
}
event-request-piece = { $piece ->
    [king] kráľa
    [queen] dámu
    [rook] vežu
    [bishop] strelca
    [knight] jazdca
   *[pawn] pešiaka
}
event-request-leave = povolenie opustiť { $area }
event-request-enter = povolenie ísť { $area }
event-request-device = { $purpose ->
    [recording] zariadenie { $name } na zápis
   *[other] zariadenie { $name }
}
event-disability = kvôli postihnutiu
event-calls-arbiter = { $who } volá rozhodcu
event-complaint = { $about ->
    [offers] sťažnosť: opakované ponuky remízy
    [equipment] sťažnosť: vybavenie alebo hracie podmienky
    [cheating] sťažnosť: podvádzanie
   *[opponent] sťažnosť: súper ruší
}
event-tells = { $who } oznamuje (adresát: { $to }): { $what }
event-news = { $what ->
    [clock-not-pressed] hodiny neboli stlačené
    [move-count] počet ťahov
    [time-used] spotrebovaný čas
    [flag] spadnutie zástavky
    [advice] rada
   *[irregularity] nesprávnosť
}
event-announces-move = { $who } oznamuje ťah { $words }
event-repeats = { $who } opakuje oznámený ťah
event-says-castling = { $who } oznamuje rošádu
event-decides = { $who } rozhoduje o otázke { $question }: { $answer }
event-consulting = po porade: { $words }
event-appeals = { $who } podáva protest

## Partiáre a obálky

event-writes = { $who } zapisuje { $words }
event-notes = { $who } zaznamenáva { $what }
event-mark = { $what ->
    [draw-offer] ponuku remízy (=)
    [time] čas
    [result] výsledok
   *[position] pozíciu
}
event-stops-recording = { $who } prestáva zapisovať
event-sheet = { $who } { $how ->
    [hides] skrýva partiár
    [uncovers] odkrýva partiár
    [tears] trhá partiár
    [keeps] ponecháva si partiár
    [hands-in] odovzdáva partiár
    [lends] požičiava partiár
    [returns] vracia partiár
    [updates] dopĺňa partiár
    [finds-defective] zisťuje, že partiár je chybný
    [verifies-position] potvrdzuje pozíciu
    [verifies-sheet] potvrdzuje partiár
    [disputes-position] spochybňuje pozíciu
   *[disputes-sheet] spochybňuje partiár
}
event-signs = { $who } podpisuje { $result }
event-approves = { $who } schvaľuje { $result }
event-reconstructed = { $count ->
    [one] rekonštrukcia dáva { $count } ťah
    [few] rekonštrukcia dáva { $count } ťahy
   *[other] rekonštrukcia dáva { $count } ťahov
}
event-not-reconstructed = rekonštrukcia sa nedarí
event-orders-to-seal = rozhodca vyzýva { $side ->
    [white] bieleho
   *[black] čierneho
}, aby zapečatil ťah
event-seals = { $who } pečatí ťah
event-envelope-opened = obálka je otvorená: { $words }
event-envelope-lost = obálka sa stratila
event-envelope-lost-with-times = obálka sa stratila, časy nie sú známe

## Správanie

event-leaves = { $who } opúšťa { $area }
event-enters = { $who } prichádza { $area }
event-finds-device = { $who } nachádza { $device ->
    [phone] telefón
    [tablet] tablet
    [smart-watch] inteligentné hodinky
    [fitness-tracker] fitnes náramok
    [smart-pen] inteligentné pero
    [earpiece] slúchadlo
   *[other] zariadenie
} ({ $whose })
event-device-place = { $what ->
    [person] u tejto osoby
   *[bag] v taške
}
event-device-state = { $what ->
    [off] vo vypnutom stave
    [on] v zapnutom stave
    [sounding] zaznel zvuk
   *[in-use] pri používaní
}
event-places-bag = { $who } odkladá tašku
event-opens-bag = { $who } otvára tašku
event-takes-bag = { $who } berie tašku { $area }
event-uses-help = { $who } používa { $help ->
    [notes] poznámky
    [advice] radu
    [information] informácie
   *[analysis] rozbor na inej šachovnici
}
event-reports = { $who } hlási ({ $of }): { $conduct }
event-conduct = { $what ->
    [disturbing] rušenie
    [smoking] fajčenie
    [insulting] urážky
    [prearranging] vopred dohodnutý výsledok
    [interfering] zasahovanie do partie
    [drunk] opitosť
    [lingering] zdržiavanie sa pri šachovniciach
   *[discourteous] nezdvorilosť
}
event-refuses = { $who } odmieta: { $what }
event-order = { $what ->
    [record] zapisovať ťahy
    [lend-sheet] požičať partiár
    [reconstruct] rekonštruovať partiu
    [inspection] prehliadku
    [take-part] zúčastniť sa
   *[play-on] hrať ďalej
}
event-disturbed = partia je rušená: { $cause }
event-lasting = v trvaní { $time }
event-notices = { $who } zisťuje: { $what }
event-irregular = { $what ->
    [illegal-move] neprípustný ťah
    [illegal-position] neprípustnú pozíciu
    [both-kings-in-check] oboch kráľov v šachu
    [unpromoted] nepremeneného pešiaka na { $square }
    [touch-move] porušenie pravidla o dotknutej figúrke
    [two-hands] ťah dvoma rukami
    [press-without-move] stlačenie bez ťahu
    [wrong-set-up] nesprávne počiatočné postavenie
    [wrong-orientation] nesprávne umiestnenú šachovnicu
    [reversed-colours] zamenené farby
    [displaced] posunutú figúrku na { $square }
    [clock-reading] nesprávny údaj hodín
    [boards-differ] rozdiel medzi šachovnicami
   *[board-out-of-step] nesúlad elektronickej šachovnice s partiou
}

## Slová, vybavenie a obálka

event-draw-words-unclear = { $who } hovorí niečo, čo { $seemed ->
    [offer] môže byť ponuka remízy
   *[acceptance] môže byť prijatie remízy
}
event-finds-equipment = { $who } zisťuje chybu { $what ->
    [board] na šachovnici
    [set] na figúrkach
    [blind-board] na šachovnici nevidiaceho hráča
   *[blind-set] na figúrkach nevidiaceho hráča
}
event-envelope-care = { $who } { $how ->
    [signs] kontroluje a podpisuje obálku
   *[keeps] berie obálku do úschovy
}
event-silently = nič nehovorí
event-confirms-time-control = { $who } potvrdzuje časovú kontrolu
event-decides-default = { $who } uzatvára otázku { $question } predvolenou odpoveďou
