### Čeho se rozhodnutí týká. Stojí uvnitř věty ze souboru `rulings` za dvojtečkou: bez velkého písmene a bez tečky.

## Tahy a doteky

matter-out-of-turn = tah hráče, který není na tahu
matter-touch-out-of-turn = dotek kamene hráčem, který není na tahu, k ničemu nezavazuje, může však rušit soupeře
matter-adjusting-without-move = opravování kamenů, ač hráč není na tahu
matter-adjusting-on-opponents-time = opravování kamenů v soupeřově čase
matter-released-piece-stays = puštěný kámen zůstává na svém poli
matter-other-promotion = jiný kámen, neboť volba při proměně je konečná
matter-two-hands = tah oběma rukama
matter-touched-piece-not-moved = nebyla splněna povinnost z doteku kamene
matter-captured-piece-not-removed = vzatý kámen je stále na šachovnici
matter-pawn-not-removed = pěšec je stále na šachovnici
matter-promotion-wrong-colour = nový kámen má nesprávnou barvu
matter-second-move-in-a-row = druhý tah za sebou
matter-castling-unfinished = rošáda nebyla dokončena
matter-inverted-rook-is-rook = věž postavená vzhůru nohama je věž
matter-ask-arbiter-to-turn = o otočení kamene je lépe požádat rozhodčího
matter-facing-of-knights = kam jezdci hledí, je věcí jejich majitele
matter-tell-arbiter-before-adjusting = je-li soupeř pryč, oznamuje se opravování kamenů předem rozhodčímu
matter-announced-after-touch = kameny se opravují až po ohlášení; ohlášení po doteku nic nemění
matter-loss-for-accident = prohra za nešťastnou náhodu
matter-castling-barred = rošáda tu není možná

## Konec partie

matter-agreement-too-early = remízu nelze dohodnout, dokud každý z hráčů neprovedl tah
matter-agreement = k remíze je třeba dohody obou hráčů
matter-not-an-end = tím partie nekončí
matter-results-differ = výsledky v partiářích se liší
matter-record-closed = oba hráči podepsali výsledek; zápis je uzavřen
matter-result-stands = partie skončila a její výsledek platí
matter-dead-position = otázka, zda je pozice mrtvá

## Hodiny

matter-do-not-inform = hráč nesmí být upozorněn
matter-stop-do-not-press = hodiny se mají zastavit, ne stisknout
matter-arbiter-resumes = o pokračování ve hře rozhoduje rozhodčí
matter-valid-stop = oprávněný důvod k zastavení hodin
matter-moves-completed-in-time = předepsané tahy byly dokončeny včas
matter-flag-not-down = praporek nespadl
matter-arrived-in-time = příchod v čekací době
matter-setting-frozen = nastavení hodin už nelze měnit
matter-reading-stands = údaj hodin platí
matter-turn-the-board = šachovnici lze pro tohoto hráče otočit
matter-flag-seen = pád praporku
matter-start-without-time-control = začátek bez časové kontroly
matter-arbiters-start-clocks = hodiny mají spustit rozhodčí
matter-look-at-the-clocks = je čas zkontrolovat hodiny a poznamenat si časy a tahy
matter-start-warning = hra každou chvíli začne
matter-check-white-and-black = zkontrolovat, zda hodiny nemají zaměněného bílého a černého
matter-clock-side = strana šachovnice, na které stojí hodiny
matter-supervision-not-stated = stupeň dohledu není určen
matter-change-of-supervision = změna dohledu mezi koly
matter-supervision-not-met = podmínky plného dohledu nejsou splněny
matter-default-time-not-stated = čekací doba není určena
matter-time-control-stays = časová kontrola má být ve všech kolech stejná
matter-time-control = časová kontrola
matter-displays = obrazovky, monitory a demonstrační desky
matter-times-do-not-add-up = součet časů na hodinách nesouhlasí
matter-clock-assistant = pomocník pro hodiny
matter-assistant-introduced-late = pomocník měl být představen před partií
matter-no-deduction = hráči s postižením se čas neodečítá
matter-question-open = před pokračováním je třeba zodpovědět otázku
matter-resumes-later = ve hře se bude pokračovat později
matter-mark-faulty-clock = vadné hodiny se označí a odloží
matter-both-flags = spadly oba praporky
matter-claimant-stops-clocks = kdo reklamuje, musí zastavit oboje hodiny
matter-note-times-first = před opravou se zapíší časy a počítadla

## Nesprávnosti

matter-orientation = položení šachovnice
matter-initial-position = počáteční postavení
matter-king-and-queen-exchanged = král a dáma jsou zaměněni
matter-knight-and-bishop-exchanged = jezdec a střelec jsou zaměněni
matter-reversed-colours = obrácené barvy
matter-pressed-before-restoring = hodiny byly stisknuty dříve, než byly převržené kameny postaveny zpět
matter-both-kings-in-check = oba králové v šachu
matter-pawn-on-last-rank = pěšec na poslední řadě
matter-not-this-position = na šachovnici není pozice, o které se mluví
matter-unreachable-position = pozice, ke které nevede žádná přípustná partie
matter-illegal-move = nepřípustný tah
matter-illegal-move-stands = nepřípustný tah zůstává v platnosti
matter-bishops-of-one-colour = dva střelci na polích téže barvy
matter-board-out-of-step = elektronická šachovnice se rozešla s partií
matter-displaced-piece = posunutý kámen

## Remíza

matter-offer-at-wrong-time = remíza nabídnutá v nesprávnou chvíli
matter-withdrawal = nabídku ani reklamaci nelze vzít zpět
matter-write-move-first = tah je třeba před reklamací zapsat
matter-written-move-fixed = zapsaný tah nelze změnit
matter-automatic-draw = remíza bez reklamace tu nenastává
matter-claimable-draw = remíza, kterou může přinést jen reklamace
matter-draw-restriction = remízy dohodou jsou omezeny
matter-repeated-offers = opakované nabízení remízy
matter-claim-incomplete = reklamaci chybí něco, co je k ní třeba
matter-not-quickplay-finish = partie není v rychlém zakončení
matter-increment-request = žádost o přídavek času

## Rozhodčí

matter-move-count = sdělení počtu tahů
matter-time-used = sdělení spotřebovaného času
matter-advice = rada
matter-see-record = nahlédnutí do záznamu rozhodčího
matter-question-not-open = tato otázka není otevřená
matter-correction-without-result = oprava bez správného výsledku (například: corrected 1-0)
matter-decision-not-open = otázka takové rozhodnutí nepřipouští
matter-score-outside-normal = výsledek, který partie nemůže mít
matter-approval-for-signature = schválení výsledku: schvaluje se jen elektronický partiář, papírový se podepisuje
matter-change-too-late = na tuto změnu je pozdě
matter-outside-scope = mimo působnost Pravidel

## Přerušení a hra nevidomých

matter-sealing = pečetění tahu
matter-session-is-over = hrací doba skončila: hráč na tahu je vyzván, aby tah zapečetil
matter-sealed-move-change = změna zapečetěného tahu
matter-envelope-incomplete = na obálce chybí údaj
matter-envelope-opening = otevření obálky
matter-fixed-rank-names = jiná pojmenování řad: vydání předepisuje německé číslovky
matter-envelope-first = nejprve se otevře obálka: výsledek, který přinese zapečetěný tah, platí
matter-other-sealed-move = text v obálce není tah, k němuž se zavázal záznam
matter-seal-not-proved = chybí číslo, které by zapečetěný tah doložilo
matter-not-seen = rozhodčí nepřípustný tah neviděl; platí, dokud jej někdo nereklamuje
matter-hand-not-seen = nikdo neviděl, kterou rukou byly stisknuty hodiny
matter-slip-of-the-tongue = přeřeknutí
matter-two-boards = hra na dvou šachovnicích
matter-unasked-information = nevyžádaná informace
matter-other-rank-names = jiná pojmenování řad než německé číslovky
matter-german-rank-names = řady se oznamují německými číslovkami
matter-feeling-binds-nobody = kámen, který hráč jen ohmatal a nevyňal z otvoru, není dotknutý
matter-move-not-yet-made = tah je oznámen, ale ještě není proveden
matter-pressed-before-announcing = hodiny byly stisknuty dříve, než byl tah oznámen
matter-two-boards-on-demand = dvě šachovnice se použijí, požádá-li o to některý z hráčů
matter-blind-adaptations = pravidla hry jsou přizpůsobena místním podmínkám, jak stanoví rozpis soutěže

## Zápis

matter-written-in-advance = tah zapsaný předem
matter-moves-not-recorded = nezapsané tahy
matter-own-move-not-recorded = další tah byl proveden před zápisem vlastního předchozího tahu
matter-wrong-move-written = je zapsán jiný tah, než byl proveden
matter-sheet-up-to-date = zápis je úplný
matter-moved-before-updating = tah provedený před doplněním zápisu
matter-sheet-not-returned = tah provedený před vrácením soupeřova partiáře
matter-not-exempt = hráč musí dále zapisovat tahy
matter-exempt-from-recording = do konce časového úseku hráč nemusí zapisovat
matter-sheet-data = údaje, které do partiáře patří
matter-notes-on-sheet = zakázané poznámky v partiáři
matter-algebraic-required = tahy se zapisují algebraickou notací
matter-pawn-letter = pěšci se zapisují bez písmene
matter-hyphen-in-move = mezi částmi zápisu tahu se nepíše pomlčka
matter-long-form-not-described = vydání popisuje jen krátký zápis tahu
matter-sign-left-out = chybí značka, kterou vydání požaduje
matter-pawn-file-left-out = při braní pěšcem se zapisuje jeho sloupec
matter-other-notation-as-evidence = partiář v jiné notaci jako důkaz
matter-sheet-of-organiser = partiář patří pořadateli
matter-opponents-sheet = soupeřův partiář
matter-record-kept = partii zapisuje někdo jiný
matter-nobody-records = partii nemá kdo zapisovat
matter-signed-result = podepsaný výsledek
matter-sheets-incomplete = partiáře nelze doplnit

## Chování a tresty

matter-not-in-the-list = trest, který v seznamu není
matter-fine-without-tariff = pokuta bez předem oznámeného sazebníku
matter-penalty-without-amount = trest bez udané výše
matter-reduction-ends-time = po odečtení tolika času by praporek spadl
matter-organisers-consent = může být třeba souhlasu pořadatele
matter-final-notice = další odmítnutí znamená prohru partie
matter-no-final-notice = prohře za odmítání musí předcházet poslední upozornění
matter-permission = dovolení je uděleno
matter-leaving-venue = opuštění hracího prostoru
matter-leaving-playing-area = opuštění hrací místnosti
matter-entering-playing-area = vstup do hrací místnosti
matter-reporting-or-permission = ohlášení se zde chápe jako žádost o dovolení
matter-often-away-on-move = časté opouštění šachovnice hráčem na tahu
matter-outside-help = cizí pomoc
matter-device = elektronické zařízení
matter-approved-device = zařízení schválené rozhodčím
matter-authorised-device = povolené použití zařízení
matter-use-of-bag = použití tašky
matter-designated-area = určený prostor
matter-this-inspection = prohlídka tohoto druhu
matter-smoking = kouření
matter-disturbing = rušení
matter-interfering = zasahování do partie
matter-too-many-requests = více žádostí o nahlédnutí do záznamu, než je dovoleno
matter-order-refused = odmítnutí pokynu rozhodčího
matter-accepted-assistant = pomocník je přijat
matter-assistant = pomocník
matter-stay-after-game = jak dlouho smějí hráči zůstat po partii
matter-yes-or-no = odpověď ano či ne k pozici
matter-clock-not-pressed = upozornění, že hodiny nebyly stisknuty
matter-told-to-arbiter = sděleno jen rozhodčímu
matter-appeal = odvolání
matter-late-appeal = odvolání po lhůtě
matter-equipment = hrací materiál se vymění při příštím zastavení
matter-play-on-meanwhile = zatím se hraje dál podle rozhodnutí rozhodčího
matter-measure = opatření rozhodčího
matter-fair-play-complaint = stížnost na podvádění se zaznamená a oznámí podle předpisů proti podvádění
matter-offer-to-be-noted = oba hráči zapíší nabídku znakem (=)
matter-claim-waits = reklamace počká, až ji mohou ověřit oba hráči
matter-envelope-keeping = úschova obálky
matter-ambiguous-move = tah lze číst více způsoby: kámen se určí sloupcem nebo řadou
matter-made-move-stands = tah provedený podle pravidel platí, i když se hráči dohodnou, že ho vezmou zpět
matter-result-excluded = výsledek, který pozice vylučuje; je třeba jej odůvodnit
matter-team-boards = soutěž družstev: barvy se na šachovnicích střídají a všechny hodiny jsou otočeny stejným směrem
matter-clock-of-next-board = byly zmáčknuty hodiny sousední partie: tam je třeba je opravit, zde běží vlastní hodiny dál
matter-flag-to-be-announced = praporek se považuje za spadlý od chvíle, kdy to rozhodčí zjistil; má to oznámit ihned

## Nic z toho neplyne

matter-illegal-position-gone = nepřípustná pozice už na šachovnici není
matter-game-is-over = partie skončila; nic se tím nemění
matter-nothing-follows = nic z toho neplyne
matter-taken-down = zapsáno; nic dalšího z toho neplyne
matter-decided-so = tak rozhodnuto; nic dalšího z toho neplyne
matter-move-not-made = tím samotným není proveden žádný tah
matter-duty-as-before = povinnost zůstává, jaká byla
matter-accidental-contact = zřejmě náhodný dotyk k ničemu nezavazuje
matter-adjusting-binds-nobody = opravování kamenů k ničemu nezavazuje
matter-flag-not-observed = praporek platí za spadlý, až když si toho někdo všimne nebo na to upozorní
matter-other-signature-missing = jeden hráč podepsal; druhý podpis ještě chybí
