### Hodnoty samy slovy. Identifikátory jsou utvořeny ze jmen v programu.

## Hodnoty

value-none = není
value-bound-included = { $time } (včetně)
value-bound-excluded = { $time } (vyjma)
value-range = { $least } až { $most }
value-points = výhra { $win }, remíza { $draw }, prohra { $loss }
value-counted = { $count } ({ $choice })

## Odpovědi

choice-yes = ano
choice-no = ne
choice-unstated = neuvedeno

## Druhy partií a okamžiky

choice-standard = vážný šach
choice-rapid = rapid šach
choice-blitz = bleskový šach
choice-made = provedené na šachovnici
choice-completed = dokončené

## Provedení tahu

choice-deliberate = úmyslný dotek
choice-intent-to-move-or-capture = dotek s úmyslem táhnout nebo brát
choice-any-non-accidental-contact = každý dotek, který není zjevně náhodný
choice-one-of-each = po jednom kameni každé barvy
choice-one-or-more-of-each = jeden nebo více kamenů každé barvy
choice-whole-article4 = celý článek 4
choice-articles41-to47 = články 4.1 až 4.7
choice-king-alone = jen krále
choice-king-and-rook-together = krále a věže zároveň
choice-king-then-rook = krále a potom věže
choice-bars-this-rook = s touto věží se nesmí rošovat
choice-bars-both-sides = nesmí se rošovat na žádnou stranu
choice-released = po puštění kamenů
choice-article3-fulfilled = po splnění všeho, co žádá článek 3
choice-restore-and-replay = pozice se obnoví a tah se opakuje
choice-illegal-and-queen = nepřípustný tah a pěšec se mění v dámu
choice-move-legal = přípustnost tahu
choice-article3-and42-to47 = článek 3 a články 4.2 až 4.7
choice-mate = mat
choice-stalemate = pat
choice-dead = mrtvá pozice
choice-agreement = dohoda o remíze
choice-threefold = trojí opakování
choice-fivefold = pětinásobné opakování
choice-seventy-five = 75 tahů
choice-fifty = 50 tahů

## Hodiny a praporek

choice-zero = je nulová
choice-must-specify = soutěž ji musí stanovit
choice-must-specify-else-zero = soutěž ji musí stanovit, jinak je nulová
choice-arbiter-may = rozhodčí smí
choice-arbiter-shall = rozhodčí musí
choice-forbidden-unless-both = rozhodčí nesmí, leda že spadly oba praporky
choice-continue-or-draw-in-last-period = hraje se dál; v posledním časovém úseku remíza
choice-draw = remíza
choice-guideline-if-announced = podle směrnice o partiích bez přídavku, byla-li oznámena
choice-no-rule = bez pravidla

## Nesprávnosti

choice-continue-unless-arbiter = hraje se dál, nerozhodne-li rozhodčí jinak
choice-restart-below = nová partie, bylo-li provedeno méně tahů
choice-always = vždy
choice-never = nikdy
choice-only-if-schedule-suffers = jen kdyby utrpěl časový plán
choice-game-annulled = partie se místo toho zruší
choice-swapped-king-may-not-castle = král zaměněný s dámou nesmí rošovat
choice-wrong-king-or-rook-may-not-castle = nesprávně postavený král ani věž nesmí rošovat
choice-when-made = po provedení na šachovnici
choice-as-any-move = jako každý tah
choice-opponent-clock-started = po spuštění hodin soupeře
choice-own-clock-pressed = po stisku hodin hráčem
choice-breach = porušení, o kterém rozhodne rozhodčí
choice-illegal = nepřípustný tah
choice-illegal-if-pressed = nepřípustný tah, byly-li stisknuty hodiny
choice-unregulated = neupraveno
choice-improper-handling = nevhodné zacházení s hodinami
choice-whole-game = po celou partii
choice-until-opponent-makes-move = než soupeř provede další tah
choice-ladder = tresty za nepřípustné tahy
choice-win-for-claimant = výhru, nebo remízu, nemůže-li reklamující dát mat
choice-win-for-claimant-or-draw-for-player = výhru; nemůže-li reklamující dát mat, smí druhý reklamovat remízu
choice-on-observation = při vlastním pozorování
choice-on-observation-within-window = při vlastním pozorování, dokud to lze napravit
choice-only-on-claim = jen na reklamaci
choice-only-on-claim-except-both-kings-or-promotion = jen na reklamaci, kromě obou králů v šachu nebo nedokončené proměny
choice-intervene-if-possible = rozhodčí zasáhne, je-li to možné
choice-wait-one-move-then-draw = rozhodčí počká na další dokončený tah; pak je remíza

## Zapisování

choice-paper = papír
choice-electronic = certifikovaný elektronický partiář
choice-move-by-move = od zapisování tah po tahu
choice-all-of-recording = od všeho, co žádá článek o zapisování
choice-rest-of-period = do konce časového úseku
choice-while-below = dokud je čas pod hranicí
choice-neither-required = nemusí-li zapisovat žádný hráč
choice-neither-keeps = nezapisuje-li žádný hráč
choice-sign = podpisem partiářů
choice-electronic-approval = elektronickým schválením

## Remíza

choice-agree = dohodu o remíze
choice-offer-or-agree = nabídku remízy i dohodu
choice-on-touch = dotekem kamene s úmyslem táhnout nebo brát
choice-on-move = jen provedeným tahem
choice-quickplay-claim = reklamace v rychlém zakončení
choice-quickplay-increment = žádost o přídavek v rychlém zakončení
choice-player-may = hráč smí
choice-player-or-arbiter-shall = hráč nebo rozhodčí musí
choice-article4 = článkem 4
choice-articles3-and4 = články 3 a 4
choice-consecutive-alternate = v po sobě jdoucích tazích každého hráče
choice-anywhere = kdekoli v partii
choice-no-longer-capturable = pěšce, kterého bylo možné brát, už brát nelze
choice-at-start-of-sequence = na začátku sledu bylo možné brát pěšce
choice-in-articles = v článcích
choice-in-appendix = v příloze
choice-in-guidelines = ve směrnicích
choice-if-announced-without-increment = kde bylo oznámeno, nikdy s přídavkem
choice-final-position = podle konečné pozice
choice-opponent-of-flagged = podle toho, co mohl nebo zkoušel soupeř hráče se spadlým praporkem

## Chování a rozhodčí

choice-phone-unless-off = telefon, který není vypnutý
choice-phone-ban = telefony a jiné prostředky komunikace
choice-any-device-ban = každé elektronické zařízení neschválené rozhodčím
choice-sound = za zvuk
choice-brought-in = za vnesení do hracího prostoru
choice-on-person = za to, že ho má hráč u sebe
choice-not-foreseen = není uvedeno
choice-clothes-bags-items = oděv, zavazadla a jiné předměty
choice-clothes-bags-items-body = oděv, zavazadla, jiné předměty a tělo
choice-all-except-quickplay = všemu kromě rozhodnutí v rychlém zakončení
choice-all = všemu, nevyloučí-li to soutěž
choice-warning = napomenutí
choice-opp-time-plus = přidání času soupeři
choice-own-time-minus = odebrání času provinilci
choice-opp-points-max = zvýšení bodů soupeře na maximum
choice-own-points-minus = snížení bodů provinilce
choice-loss = prohra partie
choice-fine = předem oznámená pokuta
choice-rounds-exclusion = vyloučení z jednoho nebo více kol
choice-expulsion = vyloučení ze soutěže

## Notace, nevidomí hráči, přerušení

choice-mandatory = musí se psát
choice-optional = lze vynechat
choice-capture = braní
choice-check = šach
choice-en-passant = braní mimochodem
choice-should-be-told = rozhodčí by ho měl upozornit
choice-must-be-told = rozhodčí ho musí upozornit
choice-director = ředitel soutěže
choice-organiser = pořadatel
choice-organiser-after-arbiter = pořadatel po poradě s rozhodčím
choice-event-default = o čekací dobu soutěže
choice-mate-stalemate-dead-or-flag = mat, pat nebo mrtvá pozice tahem z obálky, nebo spadlý praporek
choice-any-conclusion = jakýkoli konec partie tahem z obálky
choice-own-scoresheet = vlastní partiář
choice-paper-sheet = list papíru
