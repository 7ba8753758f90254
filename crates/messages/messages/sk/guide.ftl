### Prvé kroky: uvítanie, príkaz help a čo mohol mať používateľ na mysli.

## Príkaz help

cli-help = Ukázať pomoc k príkazu, rovnako ako --help
cli-help-arg-command = Príkaz, prípadne aj príkaz pod ním; ak nie je zadaný, celý program

## Uvítanie

greeting-what = Pravidlá šachu ako program: zadáte, čo sa stalo pri šachovnici, a dostanete rozhodnutia, každé s článkom.
greeting-try = Na vyskúšanie:
greeting-judge = Začína čierny: čo na to rozhodca?
greeting-mate = Bielemu spadla zástavka: môže čierny s jazdcom ešte vyhrať?
greeting-law = Čo zmenilo najnovšie vydanie Pravidiel
greeting-audit = Vaše vlastné partie podľa Pravidiel
greeting-serve = Stôl rozhodcu v prehliadači, s ukážkovou súťažou
greeting-help = „{ $help }“ vysvetlí príkaz, „{ $all }“ vypíše všetky.

## Kam vedie neznámy príkaz

guide-hint = možno hľadáte toto:
guide-topic = Nájsť, čo o tom hovoria Pravidlá
guide-term = Ukázať pojem slovníčka a články, ktoré ho používajú

## Slová, ktoré znamenajú príkaz, oddelené čiarkami. Hľadajú sa vo všetkých jazykoch. Id je id pomoci k príkazu,
## len s „meaning“ namiesto „cli“.

meaning-judge = incident, rozhodnutie, rozhodca, rozhodnúť, protokol, prepis, čo sa stalo, dotyk, dotkol sa, ťah dotknutou figúrkou, trest, neprípustný ťah
meaning-position = pozícia, diagram, obrázok, šachovnica, prípustné ťahy, šach, pat, postavenie, ukázať
meaning-why = prečo, neprípustný, neprípustný ťah, nemožný ťah, prípustný ťah, rošáda, mimochodom, branie mimochodom, premena, väzba, ťah
meaning-mate = mat, zástavka, spadnutie zástavky, spadla zástavka, čas, prekročenie času, prehra na čas, výhra na čas, nedostatok materiálu, samotný kráľ, pomocný mat
meaning-dead = mŕtva pozícia, remíza, nedostatok materiálu, zablokovaná pozícia, pevnosť
meaning-legal = nemožná pozícia, možná pozícia, dosiahnuteľná pozícia, retroanalýza
meaning-chess960 = Fischerov šach, náhodný šach, počiatočné postavenie, žreb, vyžrebovať, šach960
meaning-perft = počet ťahov, počítať ťahy
meaning-pgn = partie, partia, záznam partie, záznamy, kontrola pgn, čítať partie
meaning-audit = databáza, databázy, archív, kontrola, kontrola partií, kontrola pgn, chyby, opraviť
meaning-law = pravidlá, pravidlo, pravidlá šachu, článok, články, zákon
meaning-law-search = hľadať, nájsť, vyhľadať, otázka
meaning-law-diff = zmeny, čo sa zmenilo, porovnať vydania, rozdiel, rozdiely, nové pravidlá
meaning-law-coverage = pokrytie
meaning-law-glossary = slovníček, slovník, pojem, pojmy
meaning-law-editions = vydanie, vydania, rok
meaning-law-parameters = hodnoty, parametre
meaning-time = tempo, časová kontrola, časový limit, bleskový šach, blesk, rýchly šach, rapid, vážny šach, prídavok, oneskorenie
meaning-clock = hodiny, šachové hodiny, stopky
meaning-claim = remíza, reklamácia, reklamácia remízy, opakovanie, opakovanie pozície, trikrát, trojnásobné opakovanie, päťdesiat ťahov, 50 ťahov, pravidlo 50 ťahov, 75 ťahov
meaning-reconcile = partiár, partiáre, dva partiáre, zápis, porovnať, porovnať partiáre
meaning-incidents = incidenty, správa, napomenutia, priestupky, zoznam incidentov
meaning-envelope = obálka, prerušenie, prerušená partia, pečatený ťah, pečatiť
meaning-seal = pečatený ťah, zapečatiť, záväzok, odtlačok
meaning-bundle = dôkazy, podklady, bez rozhodcu, ukončenie rýchlej hry, dve minúty
meaning-pair = žrebovanie, žrebovať, vyžrebovať, švajčiarsky systém, holandský systém, ďalšie kolo, trf
meaning-notate = notácia, písmená, preložiť, previesť, jazyk, dlhý zápis, krátky zápis
meaning-say = ohlásiť, oznámiť, nevidiaci, slepý, zrakovo postihnutý, čítať nahlas
meaning-serve = stôl, server, turnaj, súťaž, hracia sála, web, prehliadač, aplikácia, spustiť, kolo, kolá, žrebovanie, nasadenie, poradie, hráči, tablet
meaning-store = úložisko, uložené dáta
meaning-store-backup = záloha, zálohovať, kópia, uložiť, vyviezť
meaning-store-restore = obnoviť, obnova, načítať zálohu
meaning-store-verify = overiť, poškodenie
meaning-store-report = správa, hlásenie, pdf
meaning-completions = dopĺňanie, shell
meaning-man = manuál, príručka, dokumentácia
meaning-help = pomoc, pomocník, príkazy, príkaz, voľby, ako, príklad, príklady

## Témy Pravidiel: slová, ktoré ich znamenajú, oddelené čiarkami. Podľa prvého sa v Pravidlách hľadá.

topic-touch = dotyk, dotknutá figúrka, dotkol sa, ťah dotknutou figúrkou, opravujem, opraviť figúrku
topic-castling = rošáda, rošovať, malá rošáda, veľká rošáda
topic-stalemate = pat
topic-checkmate = mat, šach-mat, šach
topic-illegal = neprípustný ťah, neprípustný, neprípustné ťahy, nemožný ťah
topic-repetition = opakovanie, opakovanie pozície, trojnásobné opakovanie, trikrát, rovnaká pozícia
topic-fifty = päťdesiat ťahov, päťdesiat, 50 ťahov, pravidlo 50 ťahov, 75 ťahov
topic-flag = zástavka, spadnutie zástavky, spadla zástavka, prekročenie času, čas
topic-draw = remíza
topic-draw-offer = ponuka remízy, ponuka, dohoda, dohoda na remíze
topic-dead-position = mŕtva pozícia, nedostatok materiálu
topic-promotion = premena, premena pešiaka, premeniť
topic-en-passant = mimochodom, branie mimochodom
topic-scoresheet = partiár, zápis, zápis partie, zapisovanie
topic-device = mobil, telefón, mobilný telefón, inteligentné hodinky, elektronické zariadenie, podvod, podvádzanie
topic-late = čakacia doba, neskorý príchod, meškanie, neprítomný
topic-forfeit = kontumácia, kontumačne
topic-appeal = protest, odvolanie, odvolať sa
topic-penalty = trest, tresty, napomenutie, potrestať
topic-adjournment = prerušenie, prerušená partia
topic-resign = vzdanie, vzdanie sa, vzdať sa, vzdal
topic-rapid = rýchly šach, rapid
topic-blitz = bleskový šach, blesk
topic-increment = prídavok, oneskorenie
topic-quickplay = ukončenie rýchlej hry, dve minúty
topic-blind = postihnutie, nevidiaci, slepý, zrakovo postihnutý
topic-arbiter = rozhodca, hlavný rozhodca
topic-spectator = diváci, divák
topic-distract = rozptyľovanie, rušenie, vyrušovanie, hluk
topic-two-hands = dvoma rukami, dve ruky, jednou rukou
topic-displaced = zhodené figúrky, spadnuté figúrky
topic-press = stlačiť hodiny, stlačenie hodín
topic-result = výsledok, výsledky, skóre, body
topic-set-up = postavenie, počiatočné postavenie, zlé postavenie, zamenené farby
topic-chess960 = šach960, chess960, Fischerov šach
topic-smoking = fajčenie, fajčiť
topic-notes = poznámky, analyzovať, rozbor, rada
