### První kroky: uvítání, příkaz help a co mohl mít uživatel na mysli.

## Příkaz help

cli-help = Ukázat nápovědu k příkazu, stejně jako --help
cli-help-arg-command = Příkaz, případně i příkaz pod ním; není-li zadán, celý program

## Uvítání

greeting-what = Pravidla šachu jako program: zadáte, co se stalo u šachovnice, a dostanete rozhodnutí, každé s článkem.
greeting-try = K vyzkoušení:
greeting-judge = Začíná černý: co na to rozhodčí?
greeting-mate = Bílému spadl praporek: může černý s jezdcem ještě vyhrát?
greeting-law = Co změnilo nejnovější vydání Pravidel
greeting-audit = Vaše vlastní partie podle Pravidel
greeting-serve = Stůl rozhodčího v prohlížeči, s ukázkovou soutěží
greeting-help = „{ $help }“ vysvětlí příkaz, „{ $all }“ vypíše všechny.

## Kam vede neznámý příkaz

guide-hint = možná hledáte toto:
guide-topic = Najít, co o tom říkají Pravidla
guide-term = Ukázat pojem slovníčku a články, které ho používají

## Slova, která znamenají příkaz, oddělená čárkami. Hledají se ve všech jazycích. Id je id nápovědy příkazu,
## jen s „meaning“ místo „cli“.

meaning-judge = incident, rozhodnutí, rozhodčí, rozhodnout, protokol, přepis, co se stalo, dotek, dotyk, dotkl se, tah dotknutým kamenem, trest, nepřípustný tah
meaning-position = pozice, diagram, obrázek, šachovnice, přípustné tahy, šach, pat, postavení, ukázat
meaning-why = proč, nepřípustný, nepřípustný tah, nemožný tah, přípustný tah, rošáda, mimochodem, braní mimochodem, proměna, vazba, tah
meaning-mate = mat, praporek, pád praporku, spadl praporek, čas, překročení času, prohra na čas, výhra na čas, nedostatek materiálu, matující materiál, holý král, pomocný mat
meaning-dead = mrtvá pozice, remíza, nedostatek materiálu, zablokovaná pozice, pevnost
meaning-legal = nemožná pozice, možná pozice, dosažitelná pozice, retroanalýza
meaning-chess960 = Fischerovy šachy, Fischerův šach, náhodný šach, základní postavení, los, vylosovat
meaning-perft = počet tahů, počítat tahy
meaning-pgn = partie, záznam partie, záznamy, kontrola pgn, číst partie
meaning-audit = databáze, archiv, kontrola, kontrola partií, kontrola pgn, chyby, opravit
meaning-law = pravidla, pravidlo, pravidla šachu, článek, články, zákon
meaning-law-search = hledat, najít, vyhledat, otázka
meaning-law-diff = změny, co se změnilo, srovnat vydání, rozdíl, rozdíly, nová pravidla
meaning-law-coverage = pokrytí
meaning-law-glossary = slovníček, slovník, pojem, pojmy, výklad pojmů
meaning-law-editions = vydání, rok
meaning-law-parameters = hodnoty, parametry
meaning-time = tempo, časová kontrola, časový limit, bleskový šach, bleskovka, blesk, rapid, vážný šach, přídavek, zpoždění
meaning-clock = hodiny, šachové hodiny, stopky
meaning-claim = remíza, reklamace, reklamace remízy, opakování, opakování pozice, třikrát, trojí opakování, padesát tahů, 50 tahů, pravidlo 50 tahů, 75 tahů
meaning-reconcile = partiář, partiáře, dva partiáře, zápis, porovnat, porovnat partiáře
meaning-incidents = incidenty, zpráva, napomenutí, přestupky, seznam incidentů
meaning-envelope = obálka, přerušení, přerušená partie, zapečetěný tah, pečetit
meaning-seal = zapečetěný tah, zapečetit, závazek, otisk
meaning-bundle = důkazy, podklady, bez rozhodčího, rychlé zakončení, dvě minuty
meaning-pair = losování, losovat, nalosovat, švýcarský systém, nizozemský systém, další kolo, trf
meaning-notate = notace, písmena, přeložit, převést, jazyk, dlouhý zápis, krátký zápis
meaning-say = ohlásit, oznámit, nevidomý, slepý, zrakově postižený, číst nahlas
meaning-serve = stůl, server, turnaj, soutěž, hrací sál, web, prohlížeč, aplikace, spustit, kolo, kola, losování, nasazení, pořadí, hráči, tablet
meaning-store = úložiště, uložená data
meaning-store-backup = záloha, zálohovat, kopie, uložit, vyvézt
meaning-store-restore = obnovit, obnova, načíst zálohu
meaning-store-verify = ověřit, poškození
meaning-store-report = zpráva, hlášení, pdf
meaning-completions = doplňování, shell
meaning-man = manuál, příručka, dokumentace
meaning-help = pomoc, nápověda, příkazy, příkaz, volby, jak, příklad, příklady

## Témata Pravidel: slova, která je znamenají, oddělená čárkami. Podle prvního se v Pravidlech hledá.

topic-touch = dotek, dotyk, dotknutý kámen, dotkl se, tah dotknutým kamenem, opravuji, opravit kámen
topic-castling = rošáda, rošovat, malá rošáda, velká rošáda
topic-stalemate = pat
topic-checkmate = mat, šach mat, šach
topic-illegal = nepřípustný tah, nepřípustný, nepřípustné tahy, nemožný tah
topic-repetition = opakování, opakování pozice, trojí opakování, třikrát, stejná pozice
topic-fifty = padesát tahů, padesát, 50 tahů, pravidlo 50 tahů, pravidlo padesáti tahů, 75 tahů
topic-flag = praporek, pád praporku, spadl praporek, překročení času, čas
topic-draw = remíza
topic-draw-offer = nabídka remízy, nabídka, dohoda, dohoda na remíze
topic-dead-position = mrtvá pozice, nedostatek materiálu
topic-promotion = proměna, proměna pěšce, proměnit, dáma z pěšce
topic-en-passant = mimochodem, braní mimochodem
topic-scoresheet = partiář, zápis, zápis partie, zapisování
topic-device = mobil, telefon, mobilní telefon, chytré hodinky, elektronické zařízení, podvod, podvádění
topic-late = čekací doba, zpoždění hráče, pozdní příchod, opožděný příchod, nepřítomný
topic-forfeit = kontumace, kontumačně
topic-appeal = odvolání, odvolat se, protest
topic-penalty = trest, tresty, napomenutí, potrestat
topic-adjournment = přerušení, přerušená partie
topic-resign = vzdát, vzdát se, vzdal
topic-rapid = rapid, rapid šach
topic-blitz = bleskový šach, blesk, bleskovka
topic-increment = přídavek, zpoždění
topic-quickplay = rychlé zakončení, rychlé zakončení partie, dvě minuty
topic-blind = postižení, nevidomý, slepý, zrakově postižený
topic-arbiter = rozhodčí, hlavní rozhodčí
topic-spectator = diváci, divák
topic-distract = rušení, rušit, vyrušování, hluk
topic-two-hands = oběma rukama, dvě ruce, jednou rukou
topic-displaced = převržené kameny, spadlé kameny, shozené kameny
topic-press = stisk, stisk hodin, stisknout hodiny
topic-result = výsledek, výsledky, skóre, body
topic-set-up = postavení, počáteční postavení, špatné postavení, obrácené barvy
topic-chess960 = chess960, Fischerovy šachy, Fischerův šach
topic-smoking = kouření, kouřit
topic-notes = poznámky, analyzovat, rozbor, rada, nápověda při partii
