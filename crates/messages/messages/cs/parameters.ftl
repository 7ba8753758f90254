### Názvy hodnot, které vydání stanoví. Identifikátory jsou utvořeny z klíčů.

## Rámec

parameter-meta-base = Opírá se o vydání
parameter-meta-covers = Druhy partií, které samo upravuje
parameter-meta-must-be-announced = Platí jen tam, kde bylo oznámeno?
parameter-meta-federation-rules-allowed = Smějí federace přidat vlastní pravidla?
parameter-meta-guidelines-in-laws = Jsou přílohy a směrnice součástí Pravidel?
parameter-class-increment-factor = Počet tahů, pro které se počítá přídavek
parameter-class-rapid-min = Nejkratší čas pro rapid šach
parameter-class-rapid-max = Nejdelší čas pro rapid šach
parameter-class-blitz-max = Nejdelší čas pro bleskový šach
parameter-class-basis = Tahy, které se musí vejít do času
parameter-class-increment-range = Obvyklé rozmezí přídavku
parameter-sup-tiers = Existují dva stupně dohledu?
parameter-sup-rapid-games = Počet partií na rozhodčího v rapid šachu
parameter-sup-blitz-games = Počet partií na rozhodčího v bleskovém šachu
parameter-sup-needs-record = Musí každou partii zapisovat rozhodčí nebo pomocník?
parameter-sup-event-declares = Musí soutěž určit stupeň dohledu pro všechny partie?
parameter-sup-view-score-max = Kolikrát smí hráč nahlédnout do zápisu rozhodčího

## Provedení tahu

parameter-touch-intent = Dotek, který zavazuje
parameter-touch-both-colours = Dotek kamenů obou barev
parameter-touch-adjust-own-clock = Smějí se kameny opravovat jen tehdy, běží-li vlastní hodiny?
parameter-touch-forfeit-trigger = Dotek, kterým soupeř ztrácí právo reklamovat
parameter-touch-forfeit-scope = Co pak již nelze reklamovat
parameter-castle-kr-touch-deliberate = Zavazuje jen úmyslný dotek krále a věže?
parameter-castle-illegal-trigger = Doteky, které zavazují táhnout králem
parameter-castle-released-king-duty = Musí král puštěný při nepřípustné rošádě táhnout jinam?
parameter-castle-rook-first = Dotek věže před králem
parameter-promo-free-form = Lze proměnu provést v libovolném pořadí úkonů?
parameter-promo-unpromoted = Pěšec ponechaný na poslední řadě
parameter-move-illegal-position-defined = Jsou nepřípustný tah a nepřípustná pozice definovány?
parameter-move-made-when = Kdy je tah proveden
parameter-move-assistant = Smí kameny táhnout pomocník?
parameter-end-finish-test = Co musí poslední tah splňovat
parameter-end-resign-draw-if-no-mate = Končí vzdání remízou, nemůže-li soupeř dát mat?
parameter-end-agreed-min-moves = Počet tahů každého hráče před dohodou o remíze

## Šachové hodiny

parameter-clock-next-move-completes = Dokončí předchozí tah provedení dalšího tahu?
parameter-clock-no-press-needed = Konce partie, které nevyžadují stisk hodin
parameter-clock-late-press = Smí se hodiny stisknout i po dalším tahu soupeře?
parameter-clock-control-basis = Tahy, které počítá časová kontrola
parameter-clock-delay-carry = Převádí se ušetřený čas i v režimu se zpožděním?
parameter-clock-default-rule = Neurčí-li soutěž čekací dobu
parameter-clock-default-excusable = Smí rozhodčí prominout pozdní příchod?
parameter-clock-keep-times = Je uvedeno, že časy mohou zůstat, jak jsou?
parameter-clock-no-deduction-disabled = Zůstává hráči s postižením celý čas, i když má pomocníka?

## Praporek

parameter-flag-loss-basis = Tahy, které chrání před prohrou na čas
parameter-flag-call = Kdo upozorňuje na spadlý praporek
parameter-flag-claim-must-stop = Musí reklamující hráč zastavit hodiny?
parameter-flag-claim-own-flag-up = Musí být praporek reklamujícího hráče nahoře?
parameter-flag-both-down = Oba praporky spadly, pořadí není známo

## Nesprávnosti

parameter-irr-colours = Obrácené barvy
parameter-irr-setup-window = Počet dokončených tahů, po nichž již nelze reklamovat postavení
parameter-irr-clock-window = Smí se potom ještě opravit nesprávné nastavení hodin?
parameter-irr-wrong-setup-castling = Rošáda po nesprávném postavení, které platí dál
parameter-illegal-done = Kdy je nepřípustný tah dokončen
parameter-illegal-two-hands = Tah oběma rukama
parameter-illegal-empty-press = Stisk hodin bez tahu
parameter-illegal-king-capture-named = Je braní krále výslovně uvedeno jako nepřípustný tah?
parameter-illegal-shared-count = Počítají se všechny druhy nepřípustných tahů dohromady?
parameter-illegal-loses-at = Kolikátý nepřípustný tah prohrává
parameter-illegal-bonus = Přidaný čas soupeři za nepřípustný tah, který neprohrává
parameter-illegal-draw-if-no-mate = Končí prohrávající nepřípustný tah remízou, nemůže-li soupeř dát mat?
parameter-illegal-window = Dokdy lze nepřípustný tah napravit
parameter-illegal-on-claim = Co přinese oprávněná reklamace nepřípustného tahu
parameter-illegal-arbiter = Kdy rozhodčí zasáhne při nepřípustném tahu
parameter-illegal-both-kings = Oba králové v šachu nebo pěšec na poslední řadě
parameter-illegal-survives-by-agreement = Lze jej později napravit jen po dohodě hráčů?
parameter-art4-arbiter = Kdy rozhodčí uplatní článek 4

## Zapisování

parameter-rec-media = Na co se partie smí zapisovat
parameter-rec-required = Musí hráči zapisovat?
parameter-rec-exempt-below = Čas, pod nímž hráč nemusí zapisovat
parameter-rec-exempt-increment = Přídavek, od něhož výjimka neplatí
parameter-rec-exempt-from = Od čeho je hráč v časové tísni osvobozen
parameter-rec-exempt-for = Jak dlouho výjimka trvá
parameter-rec-update-duty-in-84 = Vyžaduje doplnění tahů už článek o výjimce?
parameter-rec-scorekeeping-trigger = Kdy se o zápis stará rozhodčí
parameter-rec-claims-kept-without-score = Zůstává právo reklamovat i bez zápisu?
parameter-rec-result-by = Jak se výsledek potvrzuje

## Remíza

parameter-draw-restrictable = Co smí soutěž omezit
parameter-draw-offer-lapses = Čím nabídka končí kromě slov
parameter-draw-claims-as-offers = Reklamace, které jsou zároveň nabídkou remízy
parameter-draw-intended-locked = Je zamýšlený tah po zapsání závazný?
parameter-draw-claim-stops-clock = Kdo při reklamaci zastaví hodiny
parameter-draw-false-claim-bonus = Přidaný čas soupeři za neoprávněnou reklamaci
parameter-draw-false-claim-articles = Čím se pak řídí zamýšlený tah
parameter-draw-rep-claim = Počet výskytů pozice, který lze reklamovat
parameter-draw-rep-auto = Počet výskytů, při němž je remíza bez reklamace
parameter-draw-fifty-claim = Počet tahů bez pokroku, který lze reklamovat
parameter-draw-fifty-basis = Tahy, které se pro tuto reklamaci počítají
parameter-draw-auto-moves = Počet tahů bez pokroku, při němž je remíza bez reklamace
parameter-draw-same-iff = Je totožnost pozic definována oběma směry?
parameter-draw-ep-test = Podmínka pro braní mimochodem
parameter-draw-dead-in-part2 = Opakuje se mrtvá pozice v Turnajových pravidlech?

## Rychlé zakončení

parameter-qpf-place = Kde je rychlé zakončení upraveno
parameter-qpf-needs-announcement = Jen bylo-li oznámeno?
parameter-qpf-only-without-increment = Jen bez přídavku?
parameter-qpf-available = Ve kterých partiích je rychlé zakončení
parameter-qpf-below = Čas, pod nímž lze reklamovat
parameter-qpf-increment-option = Přídavek, o který lze požádat
parameter-qpf-bonus = Přidaný čas soupeři
parameter-qpf-postpone-test = Jak se rozhodne odložená reklamace
parameter-qpf-final = Je rozhodnutí konečné?
parameter-qpf-claim-is-offer = Je reklamace zároveň nabídkou remízy?

## Bodování, chování, rozhodčí

parameter-points-game = Kolik bodů je za partii
parameter-points-cap = Je součet bodů obou hráčů omezen maximem za partii?
parameter-device-ban = Zakázaná zařízení
parameter-device-bag-option = Smí soutěž dovolit vypnuté zařízení v tašce?
parameter-device-trigger = Za co se v souvislosti se zařízením trestá
parameter-device-opp-half-if-no-mate = Získá soupeř jen půl bodu, nemůže-li dát mat?
parameter-device-milder-option = Smí soutěž stanovit mírnější trest?
parameter-inspect-scope = Co se smí prohlédnout
parameter-conduct-report-leaving-option = Smí soutěž uložit hráči, který není na tahu, aby hlásil odchod?
parameter-conduct-outsiders-need-permission = Potřebují nehrající dovolení ke vstupu do hrací místnosti?
parameter-conduct-explanation-right = Má hráč právo na vysvětlení Pravidel?
parameter-conduct-players-check-claims = Pomáhají hráči s rekonstrukcí partie a ověřením reklamace?
parameter-appeal-scope = Proti čemu se lze odvolat
parameter-appeal-after-signing = Lze se odvolat i po podpisu?
parameter-arb-move-count-basis = Počet tahů, který rozhodčí nesmí sdělit
parameter-arb-penalties = Možné tresty

## Přílohy a směrnice

parameter-note-long-form = Smí se psát výchozí pole?
parameter-note-capture-sign = Znak braní
parameter-note-ep-suffix = Znak braní mimochodem
parameter-note-optional-signs = Znaky, které lze vynechat
parameter-note-two-pawn-rule = Existuje zvláštní článek pro dva pěšce?
parameter-note-other-system = Hráč, který zapisuje jinak než algebraicky
parameter-blind-adapted-by = Kdo upravuje pravidla pro nevidomé hráče
parameter-blind-rank-names-fixed = Jsou německé číslovky pro řady povinné?
parameter-blind-talking-clock = Počítá se s mluvícími hodinami?
parameter-blind-assistant-if-hearing-impaired = Je pomocník povinný proti nedoslýchavému hráči?
parameter-adj-late-limit = O kolik se hráč smí opozdit při dohrávce
parameter-adj-late-exceptions = Kdy hráč opožděný k dohrávce neprohrává
parameter-adj-neither-present-rule = Existuje pravidlo pro případ, že nikdo nepřijde?
parameter-adj-sheet = Na co se zapisuje tah do obálky
parameter-c960-place = Kde je upraven Chess960
