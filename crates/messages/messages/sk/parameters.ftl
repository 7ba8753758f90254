### Názvy hodnôt, ktoré vydanie určuje. Identifikátory sú utvorené z kľúčov.

## Rámec

parameter-meta-base = Opiera sa o vydanie
parameter-meta-covers = Druhy partií, ktoré samo upravuje
parameter-meta-must-be-announced = Platí len tam, kde bolo oznámené?
parameter-meta-federation-rules-allowed = Smú federácie pridať vlastné pravidlá?
parameter-meta-guidelines-in-laws = Sú prílohy a smernice súčasťou Pravidiel?
parameter-class-increment-factor = Počet ťahov, pre ktoré sa počíta prídavok
parameter-class-rapid-min = Najkratší čas rýchleho šachu
parameter-class-rapid-max = Najdlhší čas rýchleho šachu
parameter-class-blitz-max = Najdlhší čas bleskového šachu
parameter-class-basis = Ťahy, ktoré sa musia zmestiť do času
parameter-class-increment-range = Zvyčajné rozpätie prídavku
parameter-sup-tiers = Existujú dva stupne dohľadu?
parameter-sup-rapid-games = Počet partií na rozhodcu v rýchlom šachu
parameter-sup-blitz-games = Počet partií na rozhodcu v bleskovom šachu
parameter-sup-needs-record = Musí každú partiu zapisovať rozhodca alebo pomocník?
parameter-sup-event-declares = Musí turnaj určiť stupeň dohľadu pre všetky partie?
parameter-sup-view-score-max = Koľkokrát smie hráč nazrieť do zápisu rozhodcu

## Vykonanie ťahu

parameter-touch-intent = Dotyk, ktorý zaväzuje
parameter-touch-both-colours = Dotyk figúrok oboch farieb
parameter-touch-adjust-own-clock = Smú sa figúrky opravovať len vtedy, keď bežia vlastné hodiny?
parameter-touch-forfeit-trigger = Dotyk, ktorým súper stráca právo reklamovať
parameter-touch-forfeit-scope = Čo potom už nemožno reklamovať
parameter-castle-kr-touch-deliberate = Zaväzuje len úmyselný dotyk kráľa a veže?
parameter-castle-illegal-trigger = Dotyky, ktoré zaväzujú ťahať kráľom
parameter-castle-released-king-duty = Musí kráľ pustený pri neprípustnej rošáde ťahať inam?
parameter-castle-rook-first = Dotyk veže pred kráľom
parameter-promo-free-form = Možno premenu vykonať v ľubovoľnom poradí úkonov?
parameter-promo-unpromoted = Pešiak ponechaný na poslednom rade
parameter-move-illegal-position-defined = Sú neprípustný ťah a neprípustná pozícia definované?
parameter-move-made-when = Kedy je ťah vykonaný
parameter-move-assistant = Smie figúrkami ťahať pomocník?
parameter-end-finish-test = Čo musí posledný ťah spĺňať
parameter-end-resign-draw-if-no-mate = Je vzdanie partie remízou, ak súper nemôže dať mat?
parameter-end-agreed-min-moves = Počet ťahov každého hráča pred dohodou na remíze

## Šachové hodiny

parameter-clock-next-move-completes = Ukončí sa vykonaním ďalšieho ťahu predchádzajúci ťah?
parameter-clock-no-press-needed = Konce partie, ktoré nevyžadujú stlačenie hodín
parameter-clock-late-press = Smú sa hodiny stlačiť aj po ďalšom ťahu súpera?
parameter-clock-control-basis = Ťahy, ktoré počíta časová kontrola
parameter-clock-delay-carry = Prenáša sa ušetrený čas aj v režime s oneskorením?
parameter-clock-default-rule = Ak turnaj neurčí čakaciu dobu
parameter-clock-default-excusable = Smie rozhodca odpustiť neskorý príchod?
parameter-clock-keep-times = Je uvedené, že časy môžu zostať, ako sú?
parameter-clock-no-deduction-disabled = Zachováva si hráč s postihnutím celý čas, keď má pomocníka?

## Zástavka

parameter-flag-loss-basis = Ťahy, ktoré chránia pred prehrou na čas
parameter-flag-call = Kto upozorňuje na spadnutú zástavku
parameter-flag-claim-must-stop = Musí reklamujúci hráč zastaviť hodiny?
parameter-flag-claim-own-flag-up = Musí byť zástavka reklamujúceho hráča ešte nespadnutá?
parameter-flag-both-down = Obe zástavky spadli, poradie nie je známe

## Nesprávnosti

parameter-irr-colours = Zamenené farby
parameter-irr-setup-window = Počet ukončených ťahov, po ktorých už nemožno reklamovať počiatočné postavenie
parameter-irr-clock-window = Smie sa potom ešte opraviť nesprávne nastavenie hodín?
parameter-irr-wrong-setup-castling = Rošáda po nesprávnom počiatočnom postavení, ktoré platí ďalej
parameter-illegal-done = Kedy je neprípustný ťah ukončený
parameter-illegal-two-hands = Ťah dvoma rukami
parameter-illegal-empty-press = Stlačenie hodín bez ťahu
parameter-illegal-king-capture-named = Je branie kráľa výslovne uvedené ako neprípustný ťah?
parameter-illegal-shared-count = Počítajú sa všetky druhy neprípustných ťahov spolu?
parameter-illegal-loses-at = Koľký neprípustný ťah prehráva
parameter-illegal-bonus = Pridaný čas súperovi za neprípustný ťah, ktorý neprehráva
parameter-illegal-draw-if-no-mate = Je namiesto prehry za neprípustný ťah remíza, ak súper nemôže dať mat?
parameter-illegal-window = Dokedy možno neprípustný ťah napraviť
parameter-illegal-on-claim = Čo prinesie oprávnená reklamácia neprípustného ťahu
parameter-illegal-arbiter = Kedy rozhodca zasiahne pri neprípustnom ťahu
parameter-illegal-both-kings = Obaja králi v šachu alebo pešiak na poslednom rade
parameter-illegal-survives-by-agreement = Možno ho neskôr napraviť len po dohode hráčov?
parameter-art4-arbiter = Kedy rozhodca uplatní článok 4

## Zapisovanie

parameter-rec-media = Na čo sa partia smie zapisovať
parameter-rec-required = Musia hráči zapisovať?
parameter-rec-exempt-below = Čas, pod ktorým hráč nemusí zapisovať
parameter-rec-exempt-increment = Prídavok, od ktorého výnimka neplatí
parameter-rec-exempt-from = Od čoho je hráč v časovej tiesni oslobodený
parameter-rec-exempt-for = Ako dlho výnimka trvá
parameter-rec-update-duty-in-84 = Vyžaduje doplnenie ťahov už článok o výnimke?
parameter-rec-scorekeeping-trigger = Kedy sa o zápis stará rozhodca
parameter-rec-claims-kept-without-score = Zostáva právo reklamovať aj bez zápisu?
parameter-rec-result-by = Ako sa výsledok potvrdzuje

## Remíza

parameter-draw-restrictable = Čo smie turnaj obmedziť
parameter-draw-offer-lapses = Čím sa ponuka končí okrem slov
parameter-draw-claims-as-offers = Reklamácie, ktoré sú zároveň ponukou remízy
parameter-draw-intended-locked = Je zamýšľaný ťah po zapísaní záväzný?
parameter-draw-claim-stops-clock = Kto pri reklamácii zastaví hodiny
parameter-draw-false-claim-bonus = Pridaný čas súperovi za neoprávnenú reklamáciu
parameter-draw-false-claim-articles = Čím sa potom riadi zamýšľaný ťah
parameter-draw-rep-claim = Počet výskytov pozície, ktorý možno reklamovať
parameter-draw-rep-auto = Počet výskytov, pri ktorom je remíza bez reklamácie
parameter-draw-fifty-claim = Počet ťahov bez pokroku, ktorý možno reklamovať
parameter-draw-fifty-basis = Ťahy, ktoré sa pre túto reklamáciu počítajú
parameter-draw-auto-moves = Počet ťahov bez pokroku, pri ktorom je remíza bez reklamácie
parameter-draw-same-iff = Je totožnosť pozícií definovaná oboma smermi?
parameter-draw-ep-test = Podmienka pre branie mimochodom
parameter-draw-dead-in-part2 = Opakuje sa mŕtva pozícia v Pravidlách pre turnaje?

## Ukončenie rýchlej hry

parameter-qpf-place = Kde je ukončenie rýchlej hry upravené
parameter-qpf-needs-announcement = Len ak bolo oznámené?
parameter-qpf-only-without-increment = Len bez prídavku?
parameter-qpf-available = V ktorých partiách je ukončenie rýchlej hry
parameter-qpf-below = Čas, pod ktorým možno reklamovať
parameter-qpf-increment-option = Prídavok, o ktorý možno požiadať
parameter-qpf-bonus = Pridaný čas súperovi
parameter-qpf-postpone-test = Ako sa rozhodne odložená reklamácia
parameter-qpf-final = Je rozhodnutie konečné?
parameter-qpf-claim-is-offer = Je reklamácia zároveň ponukou remízy?

## Bodovanie, správanie, rozhodca

parameter-points-game = Koľko bodov je za partiu
parameter-points-cap = Je súčet bodov oboch hráčov obmedzený maximom za partiu?
parameter-device-ban = Zakázané zariadenia
parameter-device-bag-option = Smie turnaj dovoliť vypnuté zariadenie v taške?
parameter-device-trigger = Za čo sa pri zariadení trestá
parameter-device-opp-half-if-no-mate = Získa súper len pol bodu, ak nemôže dať mat?
parameter-device-milder-option = Smie turnaj určiť miernejší trest?
parameter-inspect-scope = Čo sa smie prehľadať
parameter-conduct-report-leaving-option = Smie turnaj uložiť hráčovi, ktorý nie je na ťahu, aby hlásil odchod?
parameter-conduct-outsiders-need-permission = Potrebujú nehrajúci povolenie na vstup do hracej miestnosti?
parameter-conduct-explanation-right = Má hráč právo na vysvetlenie Pravidiel?
parameter-conduct-players-check-claims = Pomáhajú hráči s rekonštrukciou partie a overením reklamácie?
parameter-appeal-scope = Proti čomu možno podať protest
parameter-appeal-after-signing = Možno podať protest aj po podpise?
parameter-arb-move-count-basis = Počet ťahov, ktorý rozhodca nesmie oznámiť
parameter-arb-penalties = Možné tresty

## Prílohy a smernice

parameter-note-long-form = Smie sa písať východiskové pole?
parameter-note-capture-sign = Znak brania
parameter-note-ep-suffix = Znak brania mimochodom
parameter-note-optional-signs = Znaky, ktoré možno vynechať
parameter-note-two-pawn-rule = Existuje osobitný článok pre dvoch pešiakov?
parameter-note-other-system = Hráč, ktorý zapisuje inak než algebraicky
parameter-blind-adapted-by = Kto prispôsobuje pravidlá pre nevidiacich hráčov
parameter-blind-rank-names-fixed = Sú nemecké číslovky pre rady povinné?
parameter-blind-talking-clock = Počíta sa s hovoriacimi hodinami?
parameter-blind-assistant-if-hearing-impaired = Je pomocník povinný proti sluchovo postihnutému hráčovi?
parameter-adj-late-limit = O koľko sa hráč smie oneskoriť pri dohrávke
parameter-adj-late-exceptions = Kedy hráč oneskorený na dohrávku neprehráva
parameter-adj-neither-present-rule = Existuje pravidlo pre prípad, že nikto nepríde?
parameter-adj-sheet = Na čo sa zapisuje pečatený ťah
parameter-c960-place = Kde je upravený šach960
