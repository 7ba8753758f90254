### Čoho sa rozhodnutie týka. Stojí vo vete zo súboru `rulings` za dvojbodkou: bez veľkého písmena a bez bodky.

## Ťahy a dotyky

matter-out-of-turn = ťah hráča, ktorý nie je na ťahu
matter-touch-out-of-turn = dotyk figúrky hráčom, ktorý nie je na ťahu, k ničomu nezaväzuje, môže však rušiť súpera
matter-adjusting-without-move = opravovanie figúrok, hoci hráč nie je na ťahu
matter-adjusting-on-opponents-time = opravovanie figúrok v súperovom čase
matter-released-piece-stays = pustená figúrka zostáva na svojom poli
matter-other-promotion = iná figúra, lebo voľba pri premene je konečná
matter-two-hands = ťah dvoma rukami
matter-touched-piece-not-moved = nebola splnená povinnosť z dotyku figúrky
matter-captured-piece-not-removed = braná figúrka je stále na šachovnici
matter-pawn-not-removed = pešiak je stále na šachovnici
matter-promotion-wrong-colour = nová figúra má nesprávnu farbu
matter-second-move-in-a-row = druhý ťah za sebou
matter-castling-unfinished = rošáda nebola dokončená
matter-inverted-rook-is-rook = veža postavená hore nohami je veža
matter-ask-arbiter-to-turn = o otočenie figúrky je lepšie požiadať rozhodcu
matter-facing-of-knights = natočenie jazdcov je vecou ich majiteľa
matter-tell-arbiter-before-adjusting = ak je súper preč, opravovanie figúrok sa vopred oznamuje rozhodcovi
matter-announced-after-touch = figúrky sa opravujú až po ohlásení; ohlásenie po dotyku nič nemení
matter-loss-for-accident = prehra za nešťastnú náhodu
matter-castling-barred = rošáda tu nie je možná

## Koniec partie

matter-agreement-too-early = remízu nemožno dohodnúť, kým každý z hráčov nevykonal ťah
matter-agreement = na remízu je potrebná dohoda oboch hráčov
matter-not-an-end = tým sa partia nekončí
matter-results-differ = výsledky na partiároch sa líšia
matter-record-closed = obaja hráči podpísali výsledok; zápis je uzavretý
matter-result-stands = partia sa skončila a jej výsledok platí
matter-dead-position = otázka, či je pozícia mŕtva

## Hodiny

matter-do-not-inform = hráča nemožno upozorniť
matter-stop-do-not-press = hodiny sa majú zastaviť, nie stlačiť
matter-arbiter-resumes = o pokračovaní v hre rozhoduje rozhodca
matter-valid-stop = oprávnený dôvod na zastavenie hodín
matter-moves-completed-in-time = predpísané ťahy boli dokončené včas
matter-flag-not-down = zástavka nespadla
matter-arrived-in-time = príchod v čakacej dobe
matter-setting-frozen = nastavenie hodín už nemožno meniť
matter-reading-stands = údaj hodín platí
matter-turn-the-board = šachovnicu možno pre tohto hráča otočiť
matter-flag-seen = spadnutie zástavky
matter-start-without-time-control = začiatok bez časovej kontroly
matter-arbiters-start-clocks = hodiny majú spustiť rozhodcovia
matter-look-at-the-clocks = je čas skontrolovať hodiny a poznačiť si časy a ťahy
matter-start-warning = hra sa každú chvíľu začne
matter-check-white-and-black = skontrolovať, či hodiny nemajú zameneného bieleho a čierneho
matter-clock-side = strana šachovnice, na ktorej stoja hodiny
matter-supervision-not-stated = stupeň dohľadu nie je určený
matter-change-of-supervision = zmena dohľadu medzi kolami
matter-supervision-not-met = podmienky plného dohľadu nie sú splnené
matter-default-time-not-stated = čakacia doba nie je určená
matter-time-control-stays = časová kontrola má byť vo všetkých kolách rovnaká
matter-time-control = časová kontrola
matter-displays = obrazovky, monitory a demonštračné tabule
matter-times-do-not-add-up = súčet časov na hodinách nesúhlasí
matter-clock-assistant = pomocník na hodiny
matter-assistant-introduced-late = pomocník mal byť predstavený pred partiou
matter-no-deduction = hráčovi s postihnutím sa čas neodpočítava
matter-question-open = pred pokračovaním treba zodpovedať otázku
matter-resumes-later = v hre sa bude pokračovať neskôr
matter-mark-faulty-clock = chybné hodiny sa označia a odložia
matter-both-flags = spadli obe zástavky
matter-claimant-stops-clocks = kto reklamuje, musí zastaviť oboje hodiny
matter-note-times-first = pred opravou sa zapíšu časy a počítadlá

## Nesprávnosti

matter-orientation = umiestnenie šachovnice
matter-initial-position = počiatočné postavenie
matter-king-and-queen-exchanged = kráľ a dáma sú zamenení
matter-knight-and-bishop-exchanged = jazdec a strelec sú zamenení
matter-reversed-colours = zamenené farby
matter-pressed-before-restoring = hodiny boli stlačené skôr, ako boli zhodené figúrky postavené späť
matter-both-kings-in-check = obaja králi v šachu
matter-pawn-on-last-rank = pešiak na poslednom rade
matter-not-this-position = na šachovnici nie je pozícia, o ktorej sa hovorí
matter-unreachable-position = pozícia, ku ktorej nevedie žiadna partia podľa Pravidiel
matter-illegal-move = neprípustný ťah
matter-illegal-move-stands = neprípustný ťah zostáva v platnosti
matter-bishops-of-one-colour = dvaja strelci na poliach tej istej farby
matter-board-out-of-step = elektronická šachovnica nezodpovedá partii
matter-displaced-piece = posunutá figúrka

## Remíza

matter-offer-at-wrong-time = remíza ponúknutá v nesprávnej chvíli
matter-withdrawal = ponuku ani reklamáciu nemožno vziať späť
matter-write-move-first = ťah treba pred reklamáciou zapísať
matter-written-move-fixed = zapísaný ťah nemožno zmeniť
matter-automatic-draw = remíza bez reklamácie tu nenastáva
matter-claimable-draw = remíza, ktorú môže priniesť iba reklamácia
matter-draw-restriction = remízy dohodou sú obmedzené
matter-repeated-offers = opakované ponúkanie remízy
matter-claim-incomplete = reklamácii chýba niečo, čo je pri nej potrebné
matter-not-quickplay-finish = partia nie je vo fáze ukončenia rýchlej hry
matter-increment-request = žiadosť o prídavok času

## Rozhodca

matter-move-count = oznámenie počtu ťahov
matter-time-used = oznámenie spotrebovaného času
matter-advice = rada
matter-see-record = nahliadnutie do záznamu rozhodcu
matter-question-not-open = táto otázka nie je otvorená
matter-correction-without-result = oprava bez správneho výsledku (napríklad: corrected 1-0)
matter-decision-not-open = otázka také rozhodnutie nepripúšťa
matter-score-outside-normal = výsledok, ktorý partia nemôže mať
matter-approval-for-signature = schválenie výsledku: schvaľuje sa len elektronický partiár, papierový sa podpisuje
matter-change-too-late = na túto zmenu je neskoro
matter-outside-scope = mimo pôsobnosti Pravidiel

## Prerušenie a hra nevidiacich

matter-sealing = pečatenie ťahu
matter-session-is-over = hrací čas sa skončil: hráč na ťahu sa vyzve, aby ťah zapečatil
matter-sealed-move-change = zmena pečateného ťahu
matter-envelope-incomplete = na obálke chýba údaj
matter-envelope-opening = otvorenie obálky
matter-fixed-rank-names = iné pomenovania radov: vydanie predpisuje nemecké číslovky
matter-envelope-first = najprv sa otvorí obálka: výsledok, ktorý prinesie pečatený ťah, platí
matter-other-sealed-move = text v obálke nie je ťah, na ktorý je viazaný záznam
matter-seal-not-proved = chýba číslo, ktoré by pečatený ťah doložilo
matter-not-seen = rozhodca neprípustný ťah nevidel; platí, kým ho niekto nereklamuje
matter-hand-not-seen = nikto nevidel, ktorou rukou boli stlačené hodiny
matter-slip-of-the-tongue = prerieknutie
matter-two-boards = hra na dvoch šachovniciach
matter-unasked-information = nevyžiadaná informácia
matter-other-rank-names = iné pomenovania radov než nemecké číslovky
matter-german-rank-names = rady sa oznamujú nemeckými číslovkami
matter-feeling-binds-nobody = figúrka, ktorú hráč iba ohmatal a nevybral z otvoru, nie je dotknutá
matter-move-not-yet-made = ťah je oznámený, ale ešte nie je vykonaný
matter-pressed-before-announcing = hodiny boli stlačené skôr, než bol ťah oznámený
matter-two-boards-on-demand = dve šachovnice sa použijú, ak o to niektorý z hráčov požiada
matter-blind-adaptations = pravidlá hry sú prispôsobené miestnym podmienkam, ako určujú propozície

## Zápis

matter-written-in-advance = ťah zapísaný vopred
matter-moves-not-recorded = nezapísané ťahy
matter-own-move-not-recorded = ďalší ťah bol vykonaný pred zápisom vlastného predchádzajúceho ťahu
matter-wrong-move-written = je zapísaný iný ťah, než bol vykonaný
matter-sheet-up-to-date = partiár je úplný
matter-moved-before-updating = ťah vykonaný pred doplnením partiára
matter-sheet-not-returned = ťah vykonaný pred vrátením súperovho partiára
matter-not-exempt = hráč musí ďalej zapisovať ťahy
matter-exempt-from-recording = do konca časovej periódy hráč nemusí zapisovať
matter-sheet-data = údaje, ktoré na partiár patria
matter-notes-on-sheet = zakázané poznámky na partiári
matter-algebraic-required = ťahy sa zapisujú algebraickou notáciou
matter-pawn-letter = pešiaci sa zapisujú bez písmena
matter-hyphen-in-move = medzi časťami zápisu ťahu sa nepíše pomlčka
matter-long-form-not-described = vydanie opisuje iba krátky zápis ťahu
matter-sign-left-out = chýba značka, ktorú vydanie požaduje
matter-pawn-file-left-out = pri braní pešiakom sa zapisuje jeho stĺpec
matter-other-notation-as-evidence = partiár v inej notácii ako dôkaz
matter-sheet-of-organiser = partiár patrí organizátorovi
matter-opponents-sheet = súperov partiár
matter-record-kept = partiu zapisuje niekto iný
matter-nobody-records = partiu nemá kto zapisovať
matter-signed-result = podpísaný výsledok
matter-sheets-incomplete = partiáre nemožno doplniť

## Správanie a tresty

matter-not-in-the-list = trest, ktorý v zozname nie je
matter-fine-without-tariff = pokuta bez vopred oznámeného sadzobníka
matter-penalty-without-amount = trest bez udanej výšky
matter-reduction-ends-time = po odpočítaní takého množstva času by zástavka spadla
matter-organisers-consent = môže byť potrebný súhlas organizátora
matter-final-notice = ďalšie odmietnutie znamená prehru partie
matter-no-final-notice = prehre za odmietanie musí predchádzať posledné upozornenie
matter-permission = povolenie je udelené
matter-leaving-venue = opustenie hracieho priestoru
matter-leaving-playing-area = opustenie hracej miestnosti
matter-entering-playing-area = vstup do hracej miestnosti
matter-reporting-or-permission = ohlásenie sa tu chápe ako žiadosť o povolenie
matter-often-away-on-move = časté opúšťanie šachovnice hráčom na ťahu
matter-outside-help = cudzia pomoc
matter-device = elektronické zariadenie
matter-approved-device = zariadenie schválené rozhodcom
matter-authorised-device = povolené použitie zariadenia
matter-use-of-bag = použitie tašky
matter-designated-area = určený priestor
matter-this-inspection = prehliadka tohto druhu
matter-smoking = fajčenie
matter-disturbing = rušenie
matter-interfering = zasahovanie do partie
matter-too-many-requests = viac žiadostí o nahliadnutie do záznamu, než je dovolené
matter-order-refused = odmietnutie pokynu rozhodcu
matter-accepted-assistant = pomocník je prijatý
matter-assistant = pomocník
matter-stay-after-game = ako dlho smú hráči zostať po partii
matter-yes-or-no = odpoveď áno či nie k pozícii
matter-clock-not-pressed = upozornenie, že hodiny neboli stlačené
matter-told-to-arbiter = oznámené len rozhodcovi
matter-appeal = protest
matter-late-appeal = protest po lehote
matter-equipment = vybavenie sa vymení pri najbližšom zastavení
matter-play-on-meanwhile = zatiaľ sa hrá ďalej podľa rozhodnutia rozhodcu
matter-measure = opatrenie rozhodcu
matter-fair-play-complaint = sťažnosť na podvádzanie sa zaznamená a oznámi podľa predpisov proti podvádzaniu
matter-offer-to-be-noted = obaja hráči zapíšu ponuku znakom (=)
matter-claim-waits = reklamácia počká, kým ju môžu overiť obaja hráči
matter-envelope-keeping = úschova obálky
matter-ambiguous-move = ťah možno čítať viacerými spôsobmi: figúrka sa určí stĺpcom alebo radom
matter-made-move-stands = ťah vykonaný podľa pravidiel platí, aj keď sa hráči dohodnú, že ho vezmú späť
matter-result-excluded = výsledok, ktorý pozícia vylučuje; treba ho odôvodniť
matter-team-boards = súťaž družstiev: farby sa na šachovniciach striedajú a všetky hodiny sú otočené rovnakým smerom
matter-clock-of-next-board = boli stlačené hodiny susednej partie: tam ich treba opraviť, tu bežia vlastné hodiny ďalej
matter-flag-to-be-announced = zástavka sa považuje za spadnutú od chvíle, keď to rozhodca zistil; má to oznámiť ihneď

## Nič z toho nevyplýva

matter-illegal-position-gone = neprípustná pozícia už na šachovnici nie je
matter-game-is-over = partia sa skončila; nič sa tým nemení
matter-nothing-follows = nič z toho nevyplýva
matter-taken-down = zapísané; nič ďalšie z toho nevyplýva
matter-decided-so = tak rozhodnuté; nič ďalšie z toho nevyplýva
matter-move-not-made = tým samým nie je vykonaný žiadny ťah
matter-duty-as-before = povinnosť zostáva, aká bola
matter-accidental-contact = zjavne náhodný dotyk k ničomu nezaväzuje
matter-adjusting-binds-nobody = opravovanie figúrok k ničomu nezaväzuje
matter-flag-not-observed = zástavka platí za spadnutú, až keď si to niekto všimne alebo na to upozorní
matter-other-signature-missing = jeden hráč podpísal; druhý podpis ešte chýba
