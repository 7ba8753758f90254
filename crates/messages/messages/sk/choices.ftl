### Samotné hodnoty slovami. Identifikátory sú utvorené z mien v programe.

## Hodnoty

value-none = nie je
value-bound-included = { $time } (vrátane)
value-bound-excluded = { $time } (okrem)
value-range = { $least } až { $most }
value-points = výhra { $win }, remíza { $draw }, prehra { $loss }
value-counted = { $count } ({ $choice })

## Odpovede

choice-yes = áno
choice-no = nie
choice-unstated = neuvedené

## Druhy partií a okamihy

choice-standard = vážny šach
choice-rapid = rýchly šach
choice-blitz = bleskový šach
choice-made = vykonané na šachovnici
choice-completed = ukončené

## Vykonanie ťahu

choice-deliberate = úmyselný dotyk
choice-intent-to-move-or-capture = dotyk s úmyslom ťahať alebo brať
choice-any-non-accidental-contact = každý dotyk, ktorý nie je zjavne náhodný
choice-one-of-each = po jednej figúrke každej farby
choice-one-or-more-of-each = jedna alebo viac figúrok každej farby
choice-whole-article4 = celý článok 4
choice-articles41-to47 = články 4.1 až 4.7
choice-king-alone = len kráľa
choice-king-and-rook-together = kráľa a veže súčasne
choice-king-then-rook = kráľa a potom veže
choice-bars-this-rook = s touto vežou sa nesmie rošovať
choice-bars-both-sides = nesmie sa rošovať na žiadnu stranu
choice-released = po pustení figúrok
choice-article3-fulfilled = po splnení všetkého, čo žiada článok 3
choice-restore-and-replay = pozícia sa obnoví a ťah sa opakuje
choice-illegal-and-queen = neprípustný ťah a pešiak sa mení na dámu
choice-move-legal = ťah musí byť prípustný
choice-article3-and42-to47 = článok 3 a 4.2 až 4.7
choice-mate = mat
choice-stalemate = pat
choice-dead = mŕtva pozícia
choice-agreement = dohoda na remíze
choice-threefold = trojnásobné opakovanie
choice-fivefold = päťnásobné opakovanie
choice-seventy-five = 75 ťahov
choice-fifty = 50 ťahov

## Hodiny a zástavka

choice-zero = žiadny čas
choice-must-specify = turnaj ju musí určiť
choice-must-specify-else-zero = turnaj ju musí určiť, inak žiadny čas
choice-arbiter-may = rozhodca smie
choice-arbiter-shall = rozhodca musí
choice-forbidden-unless-both = rozhodca nesmie, iba ak spadli obe zástavky
choice-continue-or-draw-in-last-period = hrá sa ďalej; v poslednej perióde remíza
choice-draw = remíza
choice-guideline-if-announced = podľa smernice o partiách bez prídavku, ak bola oznámená
choice-no-rule = bez pravidla

## Nesprávnosti

choice-continue-unless-arbiter = hrá sa ďalej, ak rozhodca nerozhodne inak
choice-restart-below = nová partia, ak bolo vykonaných menej ťahov
choice-always = vždy
choice-never = nikdy
choice-only-if-schedule-suffers = len keby utrpel časový plán
choice-game-annulled = partia sa namiesto toho zruší
choice-swapped-king-may-not-castle = kráľ zamenený s dámou nesmie rošovať
choice-wrong-king-or-rook-may-not-castle = nesprávne postavený kráľ ani veža nesmie rošovať
choice-when-made = po vykonaní na šachovnici
choice-as-any-move = ako každý ťah
choice-opponent-clock-started = po spustení hodín súpera
choice-own-clock-pressed = po stlačení hodín hráčom
choice-breach = porušenie, o ktorom rozhodne rozhodca
choice-illegal = neprípustný ťah
choice-illegal-if-pressed = neprípustný ťah, ak boli stlačené hodiny
choice-unregulated = neupravené
choice-improper-handling = neprimerané zaobchádzanie s hodinami
choice-whole-game = počas celej partie
choice-until-opponent-makes-move = kým súper nevykoná ďalší ťah
choice-ladder = tresty za neprípustné ťahy
choice-win-for-claimant = výhru, alebo remízu, ak reklamujúci nemôže dať mat
choice-win-for-claimant-or-draw-for-player = výhru; ak reklamujúci nemôže dať mat, smie druhý reklamovať remízu
choice-on-observation = pri vlastnom pozorovaní
choice-on-observation-within-window = pri vlastnom pozorovaní, kým sa to dá napraviť
choice-only-on-claim = len na reklamáciu
choice-only-on-claim-except-both-kings-or-promotion = len na reklamáciu, okrem oboch kráľov v šachu alebo neukončenej premeny
choice-intervene-if-possible = rozhodca zasiahne, ak je to možné
choice-wait-one-move-then-draw = rozhodca počká na ďalší ukončený ťah; potom je remíza

## Zapisovanie

choice-paper = papier
choice-electronic = certifikovaný elektronický partiár
choice-move-by-move = od zapisovania ťah po ťahu
choice-all-of-recording = od všetkého, čo žiada článok o zapisovaní
choice-rest-of-period = do konca periódy
choice-while-below = kým je čas pod hranicou
choice-neither-required = ak nemusí zapisovať žiadny hráč
choice-neither-keeps = ak nezapisuje žiadny hráč
choice-sign = podpisom partiárov
choice-electronic-approval = elektronickým schválením

## Remíza

choice-agree = dohodu na remíze
choice-offer-or-agree = ponuku remízy aj dohodu
choice-on-touch = dotykom figúrky s úmyslom ťahať alebo brať
choice-on-move = len vykonaným ťahom
choice-quickplay-claim = reklamácia v ukončení rýchlej hry
choice-quickplay-increment = žiadosť o prídavok v ukončení rýchlej hry
choice-player-may = hráč smie
choice-player-or-arbiter-shall = hráč alebo rozhodca musí
choice-article4 = článkom 4
choice-articles3-and4 = článkami 3 a 4
choice-consecutive-alternate = v po sebe idúcich ťahoch každého hráča
choice-anywhere = kdekoľvek v partii
choice-no-longer-capturable = pešiaka, ktorého bolo možné brať, už brať nemožno
choice-at-start-of-sequence = na začiatku postupnosti bolo možné brať pešiaka
choice-in-articles = v článkoch
choice-in-appendix = v prílohe
choice-in-guidelines = v smerniciach
choice-if-announced-without-increment = kde bolo oznámené, nikdy s prídavkom
choice-final-position = podľa konečnej pozície
choice-opponent-of-flagged = podľa toho, čo mohol alebo skúšal súper hráča so spadnutou zástavkou

## Správanie a rozhodca

choice-phone-unless-off = telefón, ktorý nie je vypnutý
choice-phone-ban = telefóny a iné prostriedky komunikácie
choice-any-device-ban = každé elektronické zariadenie neschválené rozhodcom
choice-sound = za zvuk
choice-brought-in = za prinesenie do hracieho priestoru
choice-on-person = za to, že ho má hráč pri sebe
choice-not-foreseen = nie je uvedené
choice-clothes-bags-items = odev, batožina a iné predmety
choice-clothes-bags-items-body = odev, batožina, iné predmety a telo
choice-all-except-quickplay = všetkému okrem rozhodnutí v ukončení rýchlej hry
choice-all = všetkému, ak to turnaj nevylúči
choice-warning = napomenutie
choice-opp-time-plus = pridanie času súperovi
choice-own-time-minus = odobratie času previnilcovi
choice-opp-points-max = zvýšenie bodov súpera na maximum
choice-own-points-minus = zníženie bodov previnilca
choice-loss = prehra partie
choice-fine = vopred oznámená pokuta
choice-rounds-exclusion = vylúčenie z jedného alebo viacerých kôl
choice-expulsion = vykázanie zo súťaže

## Notácia, nevidiaci hráči, prerušenie

choice-mandatory = musí sa písať
choice-optional = možno vynechať
choice-capture = branie
choice-check = šach
choice-en-passant = branie mimochodom
choice-should-be-told = rozhodca by ho mal upozorniť
choice-must-be-told = rozhodca ho musí upozorniť
choice-director = riaditeľ turnaja
choice-organiser = organizátor
choice-organiser-after-arbiter = organizátor po porade s rozhodcom
choice-event-default = o čakaciu dobu turnaja
choice-mate-stalemate-dead-or-flag = mat, pat alebo mŕtva pozícia pečateným ťahom, alebo spadnutá zástavka
choice-any-conclusion = akýkoľvek koniec partie pečateným ťahom
choice-own-scoresheet = vlastný partiár
choice-paper-sheet = list papiera
