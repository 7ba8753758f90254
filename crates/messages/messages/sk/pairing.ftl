### Žrebovanie podľa holandského systému FIDE: príkaz pair, a čo pult hovorí o návrhu kola.

## Pomoc

cli-pair = Vyžrebovať ďalšie kolo turnajového súboru podľa holandského systému FIDE, povedať prečo, alebo porovnať jeho kolá s pravidlami
cli-pair-arg-file = Turnajový súbor (TRF16 alebo TRF26); „-“ je štandardný vstup
cli-pair-arg-round = Vyžrebovať toto kolo nanovo podľa toho, čo bolo pred ním; s --check skontrolovať len toto kolo
cli-pair-arg-explain = Pri každej dvojici a každom zostupujúcom povedať, prečo je to tak
cli-pair-arg-check = Porovnať každé kolo súboru s pravidlami a menovať, kde sa líši najskôr
cli-pair-arg-simulate = Zapísať vymyslené turnaje, vyžrebované podľa pravidiel, ako TRF
cli-pair-arg-players = Koľko hráčov má vymyslený turnaj
cli-pair-arg-rounds = Koľko má kôl
cli-pair-arg-count = Koľko turnajov sa zapíše; pre viac než jeden treba --out
cli-pair-arg-seed = Prvé zo semienok; rovnaké semienko dáva rovnaký turnaj
cli-pair-arg-forfeits = Koľko z 1000 partií sa nehrá, lebo niekto neprišiel
cli-pair-arg-byes = Koľko z 1000 hráčov žiada v kole o pol bodu a koľko ich chýba
cli-pair-arg-withdrawals = Koľko z 1000 hráčov v kole z turnaja odstúpi
cli-pair-arg-forbidden = Koľko dvojíc nesmie hrať proti sebe
cli-pair-arg-accelerated = S akceleráciou Baku
cli-pair-arg-format = Verzia zapísaných súborov
cli-pair-arg-out = Adresár pre súbory

## Kolo

pair-round = { $round }. kolo z { $rounds }
pair-round-open = { $round }. kolo
pair-rules = Holandský systém FIDE, pravidlá od 1. februára 2026
pair-board = Šachovnica
pair-white = Biely
pair-black = Čierny
pair-points = Body
pair-bye = Voľno: { $player }
pair-nobody = V tomto kole nemá byť vyžrebovaný nikto.
pair-rounds-unknown = Súbor nehovorí, koľko kôl sa bude hrať (riadok 142 alebo XXR); žrebuje sa, akoby ďalšie kolo nasledovalo.
pair-last-taken = Súbor nehovorí, koľko sa hrá kôl (riadok 142 alebo XXR); za posledné sa berie posledné vyžrebované.
pair-too-few-opponents = S počtom hráčov { $players } nemôže mať každý v každom z kôl ({ $rounds }) nového súpera. Podľa článku 1.9.3 rozhodne hlavný rozhodca, čo ďalej.
pair-arbiter-decides = Podľa článku 1.9.3 rozhodne hlavný rozhodca, čo ďalej.

## Prečo

pair-bracket = Skupina { $score }
pair-moved-down = zhora prišli: { $players }
pair-residents = domácich: { $count }
pair-floats = zostupuje { $player }
pair-gets-bye = voľno dostáva { $player }
pair-colors = farby podľa { $article }: { $why }
pair-not-kept = nedá sa celkom dodržať: { $criteria }

## Kontrola

pair-agrees = { $round }. kolo je vyžrebované podľa pravidiel.
pair-differs = { $round }. kolo sa líši
pair-found = v súbore: { $pairs }
pair-expected = podľa pravidiel: { $pairs }
pair-total = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kolá
   *[other] { $rounds } kôl
}, líši sa: { $differ }.
pair-nothing-paired = V súbore nie je žiadne vyžrebované kolo.

## Vymyslené turnaje

pair-simulated = Vymyslený turnaj, semienko { $seed }
pair-written = Zapísaných turnajov: { $count }; adresár: { $folder }

## Chyby

pair-not-a-tournament = Podľa tohto súboru sa nedá nič vyžrebovať.
pair-repair-line = Opravte tento riadok, alebo súbor vytvorte znova v programe, z ktorého pochádza.
pair-refused-hint = Opravte súbor, alebo ho vytvorte znova v programe, z ktorého pochádza.
pair-open-games = { $round }. kolo sa nedá vyžrebovať: partií { $before }. kola bez výsledku: { $games }: { $names }
pair-open-hint = Zapíšte výsledky, alebo žrebujte skoršie kolo pomocou --round.
pair-all-paired = Všetky kolá turnaja sú vyžrebované: { $rounds }.
pair-all-paired-hint = S --round sa kolo vyžrebuje nanovo; s --check sa všetky porovnajú s pravidlami.
pair-out-needed = Viac turnajov potrebuje adresár.
pair-out-hint = Uveďte ho pomocou --out.

## Čo hovoria pravidlá

pairing-c6 = čo najmenej zostupujúcich
pairing-c7 = čo najnižšie body zostupujúcich
pairing-c8 = čo najlepšie vyžrebovaná ďalšia skupina
pairing-c9 = nehrané partie hráča s voľnom
pairing-c10 = rozdiel farieb nad dva, s najlepšími
pairing-c11 = rovnaká farba trikrát za sebou, s najlepšími
pairing-c12 = nároky na farbu
pairing-c13 = silné nároky na farbu
pairing-c14 = domáci, ktorí zostúpili v minulom kole
pairing-c15 = súperi, ktorí vystúpili v minulom kole
pairing-c16 = domáci, ktorí zostúpili v predminulom kole
pairing-c17 = súperi, ktorí vystúpili v predminulom kole
pairing-c18 = rozdiely bodov tých, čo zostúpili v minulom kole
pairing-c19 = rozdiely bodov tých, čo vystúpili v minulom kole
pairing-c20 = rozdiely bodov tých, čo zostúpili v predminulom kole
pairing-c21 = rozdiely bodov tých, čo vystúpili v predminulom kole
pairing-compared = { $criterion } ({ $more } namiesto { $less })
pairing-no-other-way = inak by nemohli byť vyžrebovaní všetci (C1 až C5)
pairing-otherwise = inak by bolo horšie splnené { $criterion }
pairing-order = prvé z rovnako dobrých v poradí článku 4
pairing-colors-both = obaja dostávajú, čo im patrí
pairing-colors-stronger = silnejší nárok
pairing-colors-alternation = opačne, než keď sa ich farby naposledy líšili
pairing-colors-higher = nárok hráča s vyšším poradím
pairing-colors-initial = podľa vyžrebovanej farby
pairing-nobody-left = Žiadne žrebovanie nespĺňa absolútne kritériá. Bez súpera by zostali: { $players }
pairing-contradiction = Čo mal(a) { $player } v { $round }. kole, nezodpovedá tomu, čo mal súper.
pairing-too-large = Turnaj je na žrebovanie príliš veľký.
