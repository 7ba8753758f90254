### Prvi koraki: pozdrav, ukaz help in kaj je uporabnik morda mislil.

## Ukaz help

cli-help = Pokaži pomoč za ukaz, enako kot --help
cli-help-arg-command = Ukaz in morebitni ukaz pod njim; če ni podan, ves program

## Pozdrav

greeting-what = Pravila šaha kot program: poveste, kaj se je zgodilo za šahovnico, in dobite odločitve, vsako s členom.
greeting-try = Za poskus:
greeting-judge = Začne črni: kaj pravi sodnik?
greeting-mate = Belemu je padla zastavica: ali črni s skakačem še lahko zmaga?
greeting-law = Kaj je spremenila najnovejša izdaja Pravil
greeting-audit = Vaše partije po Pravilih
greeting-serve = Sodniška miza v brskalniku, s primerom tekmovanja
greeting-help = »{ $help }« razloži ukaz, »{ $all }« izpiše vse.

## Kam vodi neznan ukaz

guide-hint = morda iščete to:
guide-topic = Poišči, kaj o tem pravijo Pravila
guide-term = Pokaži izraz iz slovarja in člene, ki ga uporabljajo

## Besede, ki pomenijo ukaz, ločene z vejicami. Iščejo se v vseh jezikih. Id je id pomoči za ukaz,
## le z »meaning« namesto »cli«.

meaning-judge = incident, odločitev, sodnik, odločiti, protokol, prepis, kaj se je zgodilo, dotik, dotaknil se je, dotaknjena figura, kazen, nepravilna poteza
meaning-position = pozicija, diagram, slika, šahovnica, pravilne poteze, šah, pat, postavitev, pokaži
meaning-why = zakaj, nepravilen, nepravilna poteza, nedovoljena poteza, pravilna poteza, rokada, en passant, mimohod, promocija, vezava, poteza
meaning-mate = mat, zastavica, padec zastavice, padla je zastavica, čas, prekoračitev časa, poraz na čas, zmaga na čas, premalo materiala, goli kralj, pomožni mat
meaning-dead = mrtva pozicija, remi, premalo materiala, zaprta pozicija, trdnjavska pozicija
meaning-legal = nemogoča pozicija, mogoča pozicija, dosegljiva pozicija, retroanaliza
meaning-chess960 = Fischerjev šah, naključni šah, začetna pozicija, žreb, izžrebaj, šah960
meaning-perft = število potez, štetje potez
meaning-pgn = partije, partija, zapis partije, zapisi, pregled pgn, preveri pgn, beri partije
meaning-audit = zbirka partij, zbirka, podatkovna baza, arhiv, pregled, pregled partij, pregled pgn, preveri pgn, napake, popravi
meaning-law = pravila, pravilo, pravila šaha, člen, členi, zakon
meaning-law-search = išči, iskanje, poišči, najdi, vprašanje
meaning-law-diff = spremembe, kaj se je spremenilo, primerjaj izdaji, razlika, razlike, nova pravila
meaning-law-coverage = pokritost
meaning-law-glossary = slovar, slovarček, izraz, izrazi, pojem
meaning-law-editions = izdaja, izdaje, leto
meaning-law-parameters = vrednosti, parametri
meaning-time = tempo, časovna kontrola, igralni čas, hitropotezni šah, hitropotezno, pospešeni šah, pospešeno, standardni šah, dodatek, zakasnitev
meaning-clock = ura, šahovska ura, štoparica
meaning-claim = remi, reklamacija, reklamacija remija, ponovitev, ponovitev pozicije, trikrat, trikratna ponovitev, petdeset potez, 50 potez, pravilo 50 potez, 75 potez
meaning-reconcile = zapisnik, zapisniki, dva zapisnika, zapis, primerjaj, primerjaj zapisnika
meaning-incidents = incidenti, poročilo, opomini, kršitve, seznam incidentov
meaning-envelope = kuverta, prekinitev, prekinjena partija, kuvertirana poteza
meaning-seal = kuvertirana poteza, kuvertiraj, zaveza, zgoščena vrednost
meaning-bundle = dokazi, dokazila, brez sodnika, pospešeni zaključek, dve minuti
meaning-pair = žrebanje, žrebati, žreb, švicarski sistem, nizozemski sistem, naslednje kolo, trf
meaning-notate = notacija, črke, prevedi, pretvori, jezik, dolgi zapis, kratki zapis
meaning-say = napovej, napoved, slep, slepi, slaboviden, slabovidni, beri naglas
meaning-serve = miza, sodniška miza, strežnik, turnir, tekmovanje, dvorana, splet, brskalnik, aplikacija, zaženi, kolo, kola, krog, pari, žrebanje parov, lestvica, igralci, tablica
meaning-store = shramba, shranjeni podatki
meaning-store-backup = varnostna kopija, kopija, kopiraj, shrani, izvozi
meaning-store-restore = obnovi, obnovitev, uvozi
meaning-store-verify = preveri, poškodba
meaning-store-report = poročilo, pdf
meaning-completions = dopolnjevanje, lupina
meaning-man = priročnik, navodila, dokumentacija
meaning-help = pomoč, ukazi, ukaz, možnosti, kako, primer, primeri, zgled, zgledi

## Teme Pravil: besede, ki jih pomenijo, ločene z vejicami. Po prvi se iščejo v Pravilih.

topic-touch = dotik, dotaknjena figura, dotaknil se je, pravilo o dotaknjeni figuri, popravljam, popraviti figuro
topic-castling = rokada, rokirati, mala rokada, velika rokada
topic-stalemate = pat
topic-checkmate = mat, šah mat, šahmat, šah
topic-illegal = nepravilna poteza, nepravilen, nepravilne poteze, nedovoljena poteza
topic-repetition = ponovitev, ponovitev pozicije, trikratna ponovitev, trikrat, enaka pozicija
topic-fifty = petdeset potez, petdeset, 50 potez, pravilo 50 potez, 75 potez
topic-flag = zastavica, padec zastavice, padla je zastavica, prekoračitev časa, čas
topic-draw = remi, remiji
topic-draw-offer = ponudba remija, ponudba, dogovor, dogovorjen remi
topic-dead-position = mrtva pozicija, premalo materiala
topic-promotion = promocija, promocija kmeta, promovirati
topic-en-passant = en passant, mimohod
topic-scoresheet = zapisnik, zapis, zapis partije, zapisovanje
topic-device = mobil, telefon, mobilni telefon, mobilnik, pametna ura, elektronska naprava, goljufanje
topic-late = čas zamude, zamuda, zamuda igralca, odsoten
topic-forfeit = kontumac, brez boja
topic-appeal = pritožba, pritožiti se, protest
topic-penalty = kazni, kazen, opomin, kaznovati
topic-adjournment = prekinitev, prekinjena partija
topic-resign = vdati, vdati se, vda se, predaja
topic-rapid = pospešeni šah, pospešeno
topic-blitz = hitropotezni šah, hitropotezno
topic-increment = dodatek, zakasnitev
topic-quickplay = pospešeni zaključek, dve minuti
topic-blind = invalidnost, slepi, slabovidni, slaboviden
topic-arbiter = sodnik, glavni sodnik
topic-spectator = gledalci, gledalec
topic-distract = motenje, motiti, hrup
topic-two-hands = z dvema rokama, dve roki, z obema rokama, z eno roko
topic-displaced = podrte figure, padle figure
topic-press = pritisk, pritisk na uro, pritisniti uro
topic-result = izid, izidi, rezultat, točke
topic-set-up = začetna pozicija, napačna pozicija, zamenjane barve
topic-chess960 = šah960, chess960, Fischerjev šah
topic-smoking = kajenje, kaditi
topic-notes = analizirati, zapiski, nasvet, pripombe
