### Na kaj se odločitev nanaša. Stoji v povedi iz datoteke `rulings` za dvopičjem: brez velike začetnice in brez pike.

## Poteze in dotiki

matter-out-of-turn = poteza igralca, ki ni na potezi
matter-touch-out-of-turn = dotik figure, ko igralec ni na potezi, k ničemur ne zavezuje, lahko pa moti nasprotnika
matter-adjusting-without-move = popravljanje figur, čeprav igralec ni na potezi
matter-adjusting-on-opponents-time = popravljanje figur v nasprotnikovem času
matter-released-piece-stays = spuščena figura ostane na svojem polju
matter-other-promotion = druga figura, saj je izbira pri promociji dokončna
matter-two-hands = poteza z obema rokama
matter-touched-piece-not-moved = obveznost zaradi dotika figure ni bila izpolnjena
matter-captured-piece-not-removed = vzeta figura je še na šahovnici
matter-pawn-not-removed = kmet je še na šahovnici
matter-promotion-wrong-colour = nova figura je napačne barve
matter-second-move-in-a-row = druga poteza zapored
matter-castling-unfinished = rokada ni bila dokončana
matter-inverted-rook-is-rook = narobe obrnjena trdnjava je trdnjava
matter-ask-arbiter-to-turn = za obračanje figure je bolje prositi sodnika
matter-facing-of-knights = kam gledata skakača, odloča njun lastnik
matter-tell-arbiter-before-adjusting = če nasprotnika ni, se popravljanje figur vnaprej napove sodniku
matter-announced-after-touch = figure se popravljajo po napovedi; napoved po dotiku ničesar ne spremeni
matter-loss-for-accident = poraz zaradi nezgode
matter-castling-barred = rokada tu ni mogoča

## Konec partije

matter-agreement-too-early = o remiju se ni mogoče dogovoriti, dokler vsak igralec ne odigra poteze
matter-agreement = za remi je potreben dogovor obeh igralcev
matter-not-an-end = s tem se partija ne konča
matter-results-differ = izida na zapisnikih se razlikujeta
matter-record-closed = oba igralca sta podpisala izid; zapis je zaključen
matter-result-stands = partija je končana in njen izid velja
matter-dead-position = vprašanje, ali je pozicija mrtva

## Ura

matter-do-not-inform = igralca se ne sme opozoriti
matter-stop-do-not-press = uro je treba ustaviti, ne pritisniti
matter-arbiter-resumes = o nadaljevanju igre odloča sodnik
matter-valid-stop = utemeljen razlog za ustavitev ure
matter-moves-completed-in-time = predpisane poteze so bile zaključene pravočasno
matter-flag-not-down = zastavica ni padla
matter-arrived-in-time = prihod pred iztekom privzetega časa zamude
matter-setting-frozen = nastavitve ure ni več mogoče spremeniti
matter-reading-stands = prikaz na uri velja
matter-turn-the-board = šahovnico je za tega igralca mogoče obrniti
matter-flag-seen = padec zastavice
matter-start-without-time-control = začetek brez časovne kontrole
matter-arbiters-start-clocks = ure naj poženejo sodniki
matter-look-at-the-clocks = čas je za pregled ur ter zapis časov in potez
matter-start-warning = igra se bo vsak čas začela
matter-check-white-and-black = preveriti, ali na urah beli in črni nista zamenjana
matter-clock-side = stran šahovnice, na kateri stoji ura
matter-supervision-not-stated = stopnja nadzora ni določena
matter-change-of-supervision = sprememba nadzora med koli
matter-supervision-not-met = pogoji za polni nadzor niso izpolnjeni
matter-default-time-not-stated = privzeti čas zamude ni določen
matter-time-control-stays = časovna kontrola naj bo v vseh kolih enaka
matter-time-control = časovna kontrola
matter-displays = zasloni, monitorji in demonstracijske deske
matter-times-do-not-add-up = vsota časov na uri se ne ujema
matter-clock-assistant = pomočnik za uro
matter-assistant-introduced-late = pomočnik bi moral biti predstavljen pred partijo
matter-no-deduction = igralcu z invalidnostjo se čas ne odvzame
matter-question-open = pred nadaljevanjem je treba odgovoriti na vprašanje
matter-resumes-later = igra se bo nadaljevala pozneje
matter-mark-faulty-clock = pokvarjena ura se označi in odstrani
matter-both-flags = padli sta obe zastavici
matter-claimant-stops-clocks = kdor reklamira, mora ustaviti obe uri
matter-note-times-first = pred popravkom se zapišejo časi in števci

## Nepravilnosti

matter-orientation = postavitev šahovnice
matter-initial-position = začetna pozicija
matter-king-and-queen-exchanged = kralj in dama sta zamenjana
matter-knight-and-bishop-exchanged = skakač in lovec sta zamenjana
matter-reversed-colours = zamenjane barve
matter-pressed-before-restoring = ura je bila pritisnjena, preden so bile podrte figure spet postavljene
matter-both-kings-in-check = oba kralja v šahu
matter-pawn-on-last-rank = kmet na zadnji vrsti
matter-not-this-position = na šahovnici ni pozicije, o kateri je govora
matter-unreachable-position = pozicija, do katere ne pripelje nobena pravilna partija
matter-illegal-move = nepravilna poteza
matter-illegal-move-stands = nepravilna poteza ostane v veljavi
matter-bishops-of-one-colour = dva lovca na poljih iste barve
matter-board-out-of-step = elektronska šahovnica se ne ujema s partijo
matter-displaced-piece = premaknjena figura

## Remi

matter-offer-at-wrong-time = remi, ponujen ob napačnem času
matter-withdrawal = ponudbe ali reklamacije ni mogoče umakniti
matter-write-move-first = potezo je treba pred reklamacijo zapisati
matter-written-move-fixed = zapisane poteze ni mogoče spremeniti
matter-automatic-draw = remi brez reklamacije tu ne nastane
matter-claimable-draw = remi, ki ga lahko prinese le reklamacija
matter-draw-restriction = remiji po dogovoru so omejeni
matter-repeated-offers = ponavljajoče se ponujanje remija
matter-claim-incomplete = reklamaciji manjka nekaj, kar je zanjo potrebno
matter-not-quickplay-finish = partija ni v pospešenem zaključku
matter-increment-request = prošnja za dodatek časa

## Sodnik

matter-move-count = povedati število potez
matter-time-used = povedati porabljeni čas
matter-advice = nasvet
matter-see-record = vpogled v sodnikov zapis
matter-question-not-open = to vprašanje ni odprto
matter-correction-without-result = popravek brez pravilnega izida (na primer: corrected 1-0)
matter-decision-not-open = vprašanje takšne odločitve ne dopušča
matter-score-outside-normal = izid, kakršnega partija ne more imeti
matter-approval-for-signature = potrditev izida: potrdi se samo elektronski zapisnik, papirnati se podpiše
matter-change-too-late = za to spremembo je prepozno
matter-outside-scope = zunaj področja uporabe Pravil

## Prekinitev in igra slepih

matter-sealing = kuvertiranje poteze
matter-session-is-over = čas igre je potekel: igralec na potezi je pozvan, da potezo kuvertira
matter-sealed-move-change = sprememba kuvertirane poteze
matter-envelope-incomplete = na kuverti manjka podatek
matter-envelope-opening = odpiranje kuverte
matter-fixed-rank-names = druga imena vrst: izdaja predpisuje nemške števnike
matter-envelope-first = najprej se odpre kuverta: izid, ki ga prinese kuvertirana poteza, velja
matter-other-sealed-move = besedilo v kuverti ni poteza, h kateri se je zavezal zapis
matter-seal-not-proved = manjka število, ki bi dokazalo kuvertirano potezo
matter-not-seen = sodnik nepravilne poteze ni videl; velja, dokler je kdo ne reklamira
matter-hand-not-seen = nihče ni videl, s katero roko je bila pritisnjena ura
matter-slip-of-the-tongue = govorni spodrsljaj
matter-two-boards = igra na dveh šahovnicah
matter-unasked-information = nezahtevana informacija
matter-other-rank-names = druga imena vrst namesto nemških števnikov
matter-german-rank-names = vrste se napovedujejo z nemškimi števniki
matter-feeling-binds-nobody = figura, ki jo igralec le otipa in je ne vzame iz odprtine, ni dotaknjena
matter-move-not-yet-made = poteza je napovedana, ni pa še izvedena
matter-pressed-before-announcing = ura je bila pritisnjena, preden je bila poteza napovedana
matter-two-boards-on-demand = dve šahovnici se uporabita, če to zahteva eden od igralcev
matter-blind-adaptations = pravila igre so prilagojena krajevnim razmeram, kot določajo pravila tekmovanja

## Zapis

matter-written-in-advance = poteza, zapisana vnaprej
matter-moves-not-recorded = nezapisane poteze
matter-own-move-not-recorded = naslednja poteza je bila odigrana pred zapisom lastne prejšnje poteze
matter-wrong-move-written = zapisana je druga poteza, kot je bila odigrana
matter-sheet-up-to-date = zapisnik je popoln
matter-moved-before-updating = poteza, odigrana pred dopolnitvijo zapisnika
matter-sheet-not-returned = poteza, odigrana pred vrnitvijo nasprotnikovega zapisnika
matter-not-exempt = igralec mora še naprej zapisovati poteze
matter-exempt-from-recording = do konca periode igralcu ni treba zapisovati
matter-sheet-data = podatki, ki sodijo na zapisnik
matter-notes-on-sheet = prepovedani zapiski na zapisniku
matter-algebraic-required = poteze se zapisujejo v algebraični notaciji
matter-pawn-letter = kmetje se zapisujejo brez črke
matter-hyphen-in-move = med deli zapisa poteze ni vezaja
matter-long-form-not-described = izdaja opisuje samo kratek zapis poteze
matter-sign-left-out = manjka znak, ki ga izdaja zahteva
matter-pawn-file-left-out = pri jemanju s kmetom se zapiše njegova linija
matter-other-notation-as-evidence = zapisnik v drugi notaciji kot dokaz
matter-sheet-of-organiser = zapisnik je last organizatorja
matter-opponents-sheet = nasprotnikov zapisnik
matter-record-kept = partijo zapisuje nekdo drug
matter-nobody-records = partije nima kdo zapisovati
matter-signed-result = podpisani izid
matter-sheets-incomplete = zapisnikov ni mogoče dopolniti

## Vedenje in kazni

matter-not-in-the-list = kazen, ki je ni na seznamu
matter-fine-without-tariff = denarna kazen brez vnaprej objavljene tarife
matter-penalty-without-amount = kazen brez navedenega obsega
matter-reduction-ends-time = ob odvzemu toliko časa bi zastavica padla
matter-organisers-consent = morda je potrebno soglasje organizatorja
matter-final-notice = naslednja zavrnitev pomeni izgubo partije
matter-no-final-notice = pred porazom zaradi zavračanja je potreben zadnji opomin
matter-permission = dovoljenje je dano
matter-leaving-venue = zapustitev prireditvenega prostora
matter-leaving-playing-area = zapustitev igralnega prostora
matter-entering-playing-area = vstop v igralni prostor
matter-reporting-or-permission = javljanje se tu razume kot prošnja za dovoljenje
matter-often-away-on-move = pogosto zapuščanje šahovnice, ko je igralec na potezi
matter-outside-help = tuja pomoč
matter-device = elektronska naprava
matter-approved-device = naprava, ki jo je odobril sodnik
matter-authorised-device = dovoljena uporaba naprave
matter-use-of-bag = uporaba torbe
matter-designated-area = določeni prostor
matter-this-inspection = pregled te vrste
matter-smoking = kajenje
matter-disturbing = motenje
matter-interfering = vmešavanje v partijo
matter-too-many-requests = več prošenj za vpogled v zapis, kot je dovoljeno
matter-order-refused = zavrnitev sodnikovega navodila
matter-accepted-assistant = pomočnik je sprejet
matter-assistant = pomočnik
matter-stay-after-game = kako dolgo smejo igralci ostati po partiji
matter-yes-or-no = odgovor »da« ali »ne« o poziciji
matter-clock-not-pressed = opozorilo, da ura ni bila pritisnjena
matter-told-to-arbiter = povedano samo sodniku
matter-appeal = pritožba
matter-late-appeal = pritožba po roku
matter-equipment = oprema se zamenja ob naslednji ustavitvi
matter-play-on-meanwhile = medtem se igra nadaljuje, kot je odločil sodnik
matter-measure = sodnikov ukrep
matter-fair-play-complaint = pritožba zaradi goljufanja se zapiše in sporoči po pravilih proti goljufanju
matter-offer-to-be-noted = oba igralca zapišeta ponudbo z znakom (=)
matter-claim-waits = reklamacija počaka, da jo lahko preverita oba igralca
matter-envelope-keeping = hramba kuverte
matter-ambiguous-move = potezo je mogoče brati na več načinov: figura se določi z linijo ali vrsto
matter-made-move-stands = poteza, ki je bila izvedena po pravilih, velja, čeprav se igralca dogovorita, da jo vrneta
matter-result-excluded = izid, ki ga pozicija izključuje; potrebna je utemeljitev
matter-team-boards = ekipna tekmovanja: barvi se na šahovnicah menjata in vse ure so obrnjene v isto smer
matter-clock-of-next-board = pritisnjena je bila ura sosednje partije: tam jo je treba popraviti, tu teče lastna ura naprej
matter-flag-to-be-announced = zastavica velja za padlo od trenutka, ko je sodnik to opazil; to mora takoj razglasiti

## Nič ne sledi

matter-illegal-position-gone = nepravilne pozicije ni več na šahovnici
matter-game-is-over = partija je končana; to ničesar ne spremeni
matter-nothing-follows = iz tega ne sledi nič
matter-taken-down = zapisano; nič drugega ne sledi
matter-decided-so = tako je odločeno; nič drugega ne sledi
matter-move-not-made = s tem samim ni narejena nobena poteza
matter-duty-as-before = dolžnost ostaja, kakršna je bila
matter-accidental-contact = očitno naključen dotik k ničemur ne zavezuje
matter-adjusting-binds-nobody = popravljanje figur k ničemur ne zavezuje
matter-flag-not-observed = zastavica velja za padlo šele, ko to kdo opazi ali na to opozori
matter-other-signature-missing = en igralec je podpisal; drugi podpis še manjka
