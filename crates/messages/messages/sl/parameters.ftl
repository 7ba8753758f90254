### Imena vrednosti, ki jih določa izdaja. Identifikatorji so iz ključev.

## Okvir

parameter-meta-base = Temelji na izdaji
parameter-meta-covers = Vrste partij, ki jih ureja sama
parameter-meta-must-be-announced = Ali velja le, kjer je bila objavljena?
parameter-meta-federation-rules-allowed = Ali smejo zveze dodati svoja pravila?
parameter-meta-guidelines-in-laws = Ali so dodatki in smernice del Pravil?
parameter-class-increment-factor = Število potez, za katere se šteje dodatek
parameter-class-rapid-min = Najkrajši čas pospešenega šaha
parameter-class-rapid-max = Najdaljši čas pospešenega šaha
parameter-class-blitz-max = Najdaljši čas hitropoteznega šaha
parameter-class-basis = Poteze, ki morajo biti opravljene v tem času
parameter-class-increment-range = Običajni razpon dodatka
parameter-sup-tiers = Ali obstajata dve stopnji nadzora?
parameter-sup-rapid-games = Število partij na sodnika v pospešenem šahu
parameter-sup-blitz-games = Število partij na sodnika v hitropoteznem šahu
parameter-sup-needs-record = Ali mora vsako partijo zapisovati sodnik ali pomočnik?
parameter-sup-event-declares = Ali mora tekmovanje določiti stopnjo nadzora za vse partije?
parameter-sup-view-score-max = Kolikokrat sme igralec pogledati sodnikov zapis

## Izvedba poteze

parameter-touch-intent = Dotik, ki zavezuje
parameter-touch-both-colours = Dotik figur obeh barv
parameter-touch-adjust-own-clock = Ali se smejo figure popravljati le, ko teče lastna ura?
parameter-touch-forfeit-trigger = Dotik, s katerim nasprotnik izgubi pravico do reklamacije
parameter-touch-forfeit-scope = Česa potem ni več mogoče reklamirati
parameter-castle-kr-touch-deliberate = Ali zavezuje le nameren dotik kralja in trdnjave?
parameter-castle-illegal-trigger = Dotiki, ki zavezujejo k potezi s kraljem
parameter-castle-released-king-duty = Ali je treba s kraljem, spuščenim pri nepravilni rokadi, odigrati drugo potezo?
parameter-castle-rook-first = Dotik trdnjave pred kraljem
parameter-promo-free-form = Ali se lahko promocija izvede v poljubnem vrstnem redu?
parameter-promo-unpromoted = Kmet, puščen na zadnji vrsti
parameter-move-illegal-position-defined = Ali sta nepravilna poteza in nepravilna pozicija opredeljeni?
parameter-move-made-when = Kdaj je poteza izvršena
parameter-move-assistant = Ali sme figure premikati pomočnik?
parameter-end-finish-test = Čemu mora ustrezati zadnja poteza
parameter-end-resign-draw-if-no-mate = Ali je vdaja remi, če nasprotnik ne more matirati?
parameter-end-agreed-min-moves = Število potez vsakega igralca pred dogovorom o remiju

## Šahovska ura

parameter-clock-next-move-completes = Ali naslednja poteza zaključi prejšnjo?
parameter-clock-no-press-needed = Konci partije, pri katerih ni treba pritisniti ure
parameter-clock-late-press = Ali se sme ura pritisniti tudi po naslednji potezi nasprotnika?
parameter-clock-control-basis = Poteze, ki jih šteje časovna kontrola
parameter-clock-delay-carry = Ali se prihranjeni čas prenese tudi v načinu z zakasnitvijo?
parameter-clock-default-rule = Če tekmovanje ne določi privzetega časa zamude
parameter-clock-default-excusable = Ali sme sodnik opravičiti zamudo?
parameter-clock-keep-times = Ali je navedeno, da lahko časi ostanejo, kot so?
parameter-clock-no-deduction-disabled = Ali igralec invalid obdrži čas, ko mu pomaga pomočnik?

## Zastavica

parameter-flag-loss-basis = Poteze, ki varujejo pred porazom zaradi časa
parameter-flag-call = Kdo opozori na padlo zastavico
parameter-flag-claim-must-stop = Ali mora igralec ob reklamaciji ustaviti uro?
parameter-flag-claim-own-flag-up = Ali reklamacija velja le, če igralčeva lastna zastavica še ni padla?
parameter-flag-both-down = Padli sta obe zastavici, vrstni red ni znan

## Nepravilnosti

parameter-irr-colours = Zamenjane barve
parameter-irr-setup-window = Število zaključenih potez, po katerih postavitve ni več mogoče izpodbijati
parameter-irr-clock-window = Ali se sme potem še popraviti napačna nastavitev ure?
parameter-irr-wrong-setup-castling = Rokada po napačni postavitvi, ki velja
parameter-illegal-done = Kdaj je nepravilna poteza zaključena
parameter-illegal-two-hands = Poteza z dvema rokama
parameter-illegal-empty-press = Pritisk na uro brez poteze
parameter-illegal-king-capture-named = Ali je jemanje kralja izrecno navedeno kot nepravilna poteza?
parameter-illegal-shared-count = Ali se vse vrste nepravilnih potez štejejo skupaj?
parameter-illegal-loses-at = Katera nepravilna poteza po vrsti pomeni poraz
parameter-illegal-bonus = Dodani čas nasprotniku za nepravilno potezo, ki še ne pomeni poraza
parameter-illegal-draw-if-no-mate = Ali je namesto poraza zaradi nepravilne poteze remi, če nasprotnik ne more matirati?
parameter-illegal-window = Do kdaj se nepravilna poteza lahko popravi
parameter-illegal-on-claim = Kaj prinese upravičena reklamacija nepravilne poteze
parameter-illegal-arbiter = Kdaj sodnik ukrepa ob nepravilni potezi
parameter-illegal-both-kings = Oba kralja v šahu ali kmet na zadnji vrsti
parameter-illegal-survives-by-agreement = Ali se pozneje lahko popravi le, če se igralca strinjata?
parameter-art4-arbiter = Kdaj sodnik uporabi 4. člen

## Zapisovanje

parameter-rec-media = Na kaj se partija sme zapisovati
parameter-rec-required = Ali morata igralca zapisovati?
parameter-rec-exempt-below = Čas, pod katerim igralcu ni treba zapisovati
parameter-rec-exempt-increment = Dodatek, od katerega izjema ne velja
parameter-rec-exempt-from = Česa je igralec v časovni stiski oproščen
parameter-rec-exempt-for = Kako dolgo velja izjema
parameter-rec-update-duty-in-84 = Ali že člen o izjemi zahteva manjkajoče poteze?
parameter-rec-scorekeeping-trigger = Kdaj za zapis poskrbi sodnik
parameter-rec-claims-kept-without-score = Ali pravica do reklamacij ostane tudi brez zapisa?
parameter-rec-result-by = Kako se izid potrdi

## Remi

parameter-draw-restrictable = Kaj sme tekmovanje omejiti
parameter-draw-offer-lapses = S čim razen z besedo ponudba preneha
parameter-draw-claims-as-offers = Reklamacije, ki so hkrati ponudba remija
parameter-draw-intended-locked = Ali je nameravana poteza po zapisu zavezujoča?
parameter-draw-claim-stops-clock = Kdo ob reklamaciji ustavi uro
parameter-draw-false-claim-bonus = Dodani čas nasprotniku za neupravičeno reklamacijo
parameter-draw-false-claim-articles = Kaj potem velja za nameravano potezo
parameter-draw-rep-claim = Število pojavitev pozicije, pri katerem je mogoče reklamirati remi
parameter-draw-rep-auto = Število pojavitev, pri katerem je remi brez reklamacije
parameter-draw-fifty-claim = Število potez brez napredka, pri katerem je mogoče reklamirati remi
parameter-draw-fifty-basis = Poteze, ki se štejejo za to reklamacijo
parameter-draw-auto-moves = Število potez brez napredka, pri katerem je remi brez reklamacije
parameter-draw-same-iff = Ali je enakost pozicij opredeljena v obe smeri?
parameter-draw-ep-test = Pogoj za jemanje en passant
parameter-draw-dead-in-part2 = Ali je mrtva pozicija ponovljena v Tekmovalnih pravilih?

## Pospešeni zaključek

parameter-qpf-place = Kje je pospešeni zaključek
parameter-qpf-needs-announcement = Le če je bil objavljen?
parameter-qpf-only-without-increment = Le brez dodatka?
parameter-qpf-available = V katerih partijah je pospešeni zaključek
parameter-qpf-below = Čas, pod katerim je reklamacija mogoča
parameter-qpf-increment-option = Dodatek, za katerega je mogoče prositi
parameter-qpf-bonus = Dodani čas nasprotniku
parameter-qpf-postpone-test = Kako se odloči o odloženi reklamaciji
parameter-qpf-final = Ali je odločitev dokončna?
parameter-qpf-claim-is-offer = Ali je reklamacija hkrati ponudba remija?

## Točke, vedenje, sodnik

parameter-points-game = Koliko točk prinese partija
parameter-points-cap = Ali vsota točk obeh igralcev nikoli ne sme preseči najvišjega števila za partijo?
parameter-device-ban = Prepovedane naprave
parameter-device-bag-option = Ali sme tekmovanje dovoliti izključeno napravo v torbi?
parameter-device-trigger = Kaj se pri napravi kaznuje
parameter-device-opp-half-if-no-mate = Ali nasprotnik dobi le pol točke, če ne more matirati?
parameter-device-milder-option = Ali sme tekmovanje določiti milejšo kazen?
parameter-inspect-scope = Kaj se sme pregledati
parameter-conduct-report-leaving-option = Ali sme tekmovanje zahtevati, da igralec, ki ni na potezi, javi odhod?
parameter-conduct-outsiders-need-permission = Ali drugi potrebujejo dovoljenje za igralni prostor?
parameter-conduct-explanation-right = Ali ima igralec pravico do razlage Pravil?
parameter-conduct-players-check-claims = Ali igralca pomagata pri rekonstrukciji partije in preverjanju reklamacij?
parameter-appeal-scope = Na kaj se je mogoče pritožiti
parameter-appeal-after-signing = Ali je pritožba mogoča tudi po podpisu?
parameter-arb-move-count-basis = Število potez, ki ga sodnik ne sme povedati
parameter-arb-penalties = Možne kazni

## Dodatki in smernice

parameter-note-long-form = Ali se sme pisati izhodiščno polje?
parameter-note-capture-sign = Znak jemanja
parameter-note-ep-suffix = Znak jemanja en passant
parameter-note-optional-signs = Znaki, ki se smejo izpustiti
parameter-note-two-pawn-rule = Ali obstaja poseben člen za dva kmeta?
parameter-note-other-system = Igralec, ki ne zapisuje v algebraični notaciji
parameter-blind-adapted-by = Kdo prilagodi pravila za slepe igralce
parameter-blind-rank-names-fixed = Ali so nemški števniki za vrste obvezni?
parameter-blind-talking-clock = Ali je predvidena govoreča ura?
parameter-blind-assistant-if-hearing-impaired = Ali je pomočnik obvezen proti naglušnemu igralcu?
parameter-adj-late-limit = Koliko sme igralec zamuditi na nadaljevanje
parameter-adj-late-exceptions = Kdaj igralec, ki zamudi na nadaljevanje, ne izgubi
parameter-adj-neither-present-rule = Ali obstaja pravilo za primer, da nihče ne pride?
parameter-adj-sheet = Na kaj se zapiše kuvertirana poteza
parameter-c960-place = Kje je šah960
