### Vrednosti same z besedami. Identifikatorji so iz imen v programu.

## Vrednosti

value-none = ni
value-bound-included = { $time } (vključno)
value-bound-excluded = { $time } (ne vključno)
value-range = { $least } do { $most }
value-points = zmaga { $win }, remi { $draw }, poraz { $loss }
value-counted = { $count } ({ $choice })

## Odgovori

choice-yes = da
choice-no = ne
choice-unstated = ni navedeno

## Vrste partij in trenutki

choice-standard = standardni šah
choice-rapid = pospešeni šah
choice-blitz = hitropotezni šah
choice-made = izvršene na šahovnici
choice-completed = zaključene

## Izvedba poteze

choice-deliberate = nameren dotik
choice-intent-to-move-or-capture = dotik z namenom premakniti ali vzeti
choice-any-non-accidental-contact = vsak dotik, ki ni očitno naključen
choice-one-of-each = po ena figura vsake barve
choice-one-or-more-of-each = ena ali več figur vsake barve
choice-whole-article4 = ves 4. člen
choice-articles41-to47 = členi 4.1 do 4.7
choice-king-alone = samo kralja
choice-king-and-rook-together = kralja in trdnjave hkrati
choice-king-then-rook = kralja in nato trdnjave
choice-bars-this-rook = s to trdnjavo se ne sme rokirati
choice-bars-both-sides = ne sme se rokirati na nobeno stran
choice-released = ko so figure spuščene
choice-article3-fulfilled = ko je storjeno vse, kar zahteva 3. člen
choice-restore-and-replay = pozicija se vzpostavi in poteza ponovi
choice-illegal-and-queen = nepravilna poteza in kmet postane dama
choice-move-legal = poteza mora biti pravilna
choice-article3-and42-to47 = 3. člen ter 4.2 do 4.7
choice-mate = mat
choice-stalemate = pat
choice-dead = mrtva pozicija
choice-agreement = dogovor o remiju
choice-threefold = trikratna ponovitev
choice-fivefold = petkratna ponovitev
choice-seventy-five = 75 potez
choice-fifty = 50 potez

## Ura in zastavica

choice-zero = nič časa
choice-must-specify = tekmovanje ga mora določiti
choice-must-specify-else-zero = tekmovanje ga mora določiti, sicer nič časa
choice-arbiter-may = sodnik sme
choice-arbiter-shall = sodnik mora
choice-forbidden-unless-both = sodnik ne sme, razen če sta padli obe zastavici
choice-continue-or-draw-in-last-period = igra se nadaljuje; v zadnji periodi je remi
choice-draw = remi
choice-guideline-if-announced = po smernici o partijah brez dodatka, če je objavljena
choice-no-rule = brez pravila

## Nepravilnosti

choice-continue-unless-arbiter = igra se nadaljuje, če sodnik ne odloči drugače
choice-restart-below = nova partija, če je bilo izvršenih manj potez
choice-always = vedno
choice-never = nikoli
choice-only-if-schedule-suffers = le če bi trpel urnik
choice-game-annulled = partija se namesto tega razveljavi
choice-swapped-king-may-not-castle = kralj, zamenjan z damo, ne sme rokirati
choice-wrong-king-or-rook-may-not-castle = napačno postavljen kralj ali trdnjava ne sme rokirati
choice-when-made = ko je izvršena na šahovnici
choice-as-any-move = kot vsaka poteza
choice-opponent-clock-started = ko steče nasprotnikova ura
choice-own-clock-pressed = ko igralec pritisne uro
choice-breach = kršitev, o kateri presodi sodnik
choice-illegal = nepravilna poteza
choice-illegal-if-pressed = nepravilna poteza, če je bila pritisnjena ura
choice-unregulated = ni urejeno
choice-improper-handling = nepravilno ravnanje z uro
choice-whole-game = med celotno partijo
choice-until-opponent-makes-move = dokler nasprotnik ne izvrši naslednje poteze
choice-ladder = kazni za nepravilne poteze
choice-win-for-claimant = zmago; remi, če igralec, ki reklamira, ne more matirati
choice-win-for-claimant-or-draw-for-player = zmago; če igralec, ki reklamira, ne more matirati, sme drugi reklamirati remi
choice-on-observation = ob lastnem opažanju
choice-on-observation-within-window = ob lastnem opažanju, dokler se da popraviti
choice-only-on-claim = le na podlagi reklamacije
choice-only-on-claim-except-both-kings-or-promotion = le na podlagi reklamacije, razen če sta v šahu oba kralja ali promocija ni dokončana
choice-intervene-if-possible = sodnik posreduje, če je mogoče
choice-wait-one-move-then-draw = sodnik počaka na naslednjo zaključeno potezo; nato je remi

## Zapisovanje

choice-paper = papir
choice-electronic = potrjen elektronski zapisnik
choice-move-by-move = zapisovanja potezo za potezo
choice-all-of-recording = vsega, kar zahteva člen o zapisovanju
choice-rest-of-period = do konca periode
choice-while-below = dokler je čas pod mejo
choice-neither-required = ko nobenemu igralcu ni treba zapisovati
choice-neither-keeps = ko noben igralec ne zapisuje
choice-sign = s podpisom zapisnikov
choice-electronic-approval = z elektronsko potrditvijo

## Remi

choice-agree = dogovor o remiju
choice-offer-or-agree = ponudbo remija ali dogovor
choice-on-touch = z dotikom figure z namenom premakniti ali vzeti
choice-on-move = le z odigrano potezo
choice-quickplay-claim = reklamacija v pospešenem zaključku
choice-quickplay-increment = prošnja za dodatek v pospešenem zaključku
choice-player-may = igralec sme
choice-player-or-arbiter-shall = igralec ali sodnik mora
choice-article4 = 4. člen
choice-articles3-and4 = 3. in 4. člen
choice-consecutive-alternate = v zaporednih potezah vsakega igralca
choice-anywhere = kjer koli v partiji
choice-no-longer-capturable = kmeta, ki ga je bilo mogoče vzeti, ni več mogoče vzeti
choice-at-start-of-sequence = na začetku zaporedja je bilo mogoče vzeti kmeta
choice-in-articles = v členih
choice-in-appendix = v dodatku
choice-in-guidelines = v smernicah
choice-if-announced-without-increment = kjer je objavljen, nikoli z dodatkom
choice-final-position = po končni poziciji
choice-opponent-of-flagged = po tem, kaj je nasprotnik igralca s padlo zastavico mogel ali poskušal storiti

## Vedenje in sodnik

choice-phone-unless-off = telefon, ki ni izključen
choice-phone-ban = telefoni in druga komunikacijska sredstva
choice-any-device-ban = vsaka elektronska naprava, ki je sodnik ni odobril
choice-sound = da oddaja zvok
choice-brought-in = da je prinesena v prireditveni prostor
choice-on-person = da jo ima igralec pri sebi
choice-not-foreseen = ni navedeno
choice-clothes-bags-items = oblačila, torbe in drugi predmeti
choice-clothes-bags-items-body = oblačila, torbe, drugi predmeti in telo
choice-all-except-quickplay = na vse razen odločitev v pospešenem zaključku
choice-all = na vse, če tekmovanje tega ne izključi
choice-warning = opomin
choice-opp-time-plus = dodatni čas nasprotniku
choice-own-time-minus = odvzem časa kršitelju
choice-opp-points-max = povečanje točk nasprotnika do najvišjega možnega števila
choice-own-points-minus = zmanjšanje točk kršitelja
choice-loss = izguba partije
choice-fine = vnaprej objavljena denarna kazen
choice-rounds-exclusion = izključitev iz enega ali več kol
choice-expulsion = izključitev s tekmovanja

## Notacija, slepi igralci, prekinitev

choice-mandatory = mora se pisati
choice-optional = se sme izpustiti
choice-capture = jemanje
choice-check = šah
choice-en-passant = jemanje en passant
choice-should-be-told = sodnik naj ga opozori
choice-must-be-told = sodnik ga mora opozoriti
choice-director = direktor tekmovanja
choice-organiser = organizator
choice-organiser-after-arbiter = organizator po posvetu s sodnikom
choice-event-default = za privzeti čas zamude tekmovanja
choice-mate-stalemate-dead-or-flag = mat, pat ali mrtva pozicija s kuvertirano potezo ali padla zastavica
choice-any-conclusion = kakršen koli konec partije s kuvertirano potezo
choice-own-scoresheet = lastni zapisnik
choice-paper-sheet = list papirja
