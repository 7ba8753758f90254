### Príkaz law: pomoc, články, hľadanie, porovnanie vydaní, slovníček.

## Pomoc

cli-law = Ukázať článok Pravidiel a všetko, čo k nemu patrí
cli-law-arg-article = Číslo článku: 7.5.5, A.4.2, III.5.1, C7.5.5-c, Preface, G-37
cli-law-arg-edition = Vydanie Pravidiel; ak nie je zadané, najnovšie
cli-law-search = Nájsť články podľa slov v texte alebo v názve
cli-law-search-arg-words = Slová; na diakritike nezáleží a stačí začiatok slova
cli-law-search-arg-edition = Vydanie Pravidiel; ak nie je zadané, najnovšie
cli-law-search-arg-limit = Koľko nálezov sa ukáže
cli-law-diff = Ukázať, čo sa zmenilo medzi dvoma vydaniami
cli-law-diff-arg-before = Staršie vydanie
cli-law-diff-arg-after = Novšie vydanie
cli-law-coverage = Ukázať, do akej miery program uplatňuje jednotlivé články
cli-law-coverage-arg-edition = Vydanie Pravidiel; ak nie je zadané, najnovšie
cli-law-glossary = Ukázať pojem slovníčka, alebo všetky
cli-law-glossary-arg-term = Pojem po anglicky, česky, slovensky alebo slovinsky; ak nie je zadaný, všetky
cli-law-glossary-arg-edition = Vydanie Pravidiel; ak nie je zadané, najnovšie
cli-law-editions = Vypísať vydania Pravidiel
cli-law-parameters = Vypísať všetky hodnoty, ktoré vydanie určuje
cli-law-parameters-arg-edition = Vydanie Pravidiel; ak nie je zadané, najnovšie
cli-law-parameters-arg-pace = Druh šachu podľa času
cli-law-parameters-arg-supervised = Rýchly a bleskový šach podľa Pravidiel pre turnaje
cli-law-parameters-arg-unsupervised = Rýchly a bleskový šach s malým počtom rozhodcov
cli-value-article = ČLÁNOK
cli-value-words = SLOVÁ
cli-value-term = POJEM
cli-value-pace = DRUH

## Vydania

laws-edition-fide-2009 = Pravidlá šachu FIDE 2009
laws-edition-fide-2009-cs = Pravidlá šachu FIDE 2009, české znenie
laws-edition-fide-2014 = Pravidlá šachu FIDE 2014
laws-edition-cz-rapid-blitz = Česká príloha pre rýchly a bleskový šach
laws-edition-fide-2017 = Pravidlá šachu FIDE 2017
laws-edition-fide-2017-sl = Pravidlá šachu FIDE 2017, slovinské znenie
laws-edition-fide-2018 = Pravidlá šachu FIDE 2018
laws-edition-fide-2023 = Pravidlá šachu FIDE 2023
laws-overlay = kde ho turnaj prijme; opiera sa o { $base }

## Článok

laws-text-is-retold = Prerozprávané vlastnými slovami; záväzné je znenie, ktoré vydala federácia. Slovom „Reading“ je označené, čo dopĺňame sami.
laws-text-in-english = Text je po anglicky; preložené sú len názvy.
laws-heading-misprint = Tlačová chyba v tomto znení, ktorou sa neriadime
laws-heading-under = Pod týmto článkom
laws-heading-commentary = Komentár (návod, nie pravidlo)
laws-heading-values = Hodnoty, ktoré určuje
laws-heading-editions = V jednotlivých vydaniach
laws-heading-readings = Naše výklady (docs/INTERPRETATIONS.md)
laws-heading-questions = Ponechané rozhodcovi
laws-heading-terms = Pojmy slovníčka
laws-heading-status = Ako s ním zaobchádza program
laws-not-in-force = také pravidlo nemá
laws-covered = upravené v { $articles }
laws-certainty-marks = ~ pravdepodobné, v tlačenom texte neoverené; ? neisté

## Druhy partií

laws-regime-standard = vážny šach
laws-regime-rapid = rýchly šach
laws-regime-rapid-supervised = rýchly šach s dohľadom
laws-regime-rapid-unsupervised = rýchly šach bez dohľadu
laws-regime-blitz = bleskový šach
laws-regime-blitz-supervised = bleskový šach s dohľadom
laws-regime-blitz-unsupervised = bleskový šach bez dohľadu

## Ako sme ďaleko

laws-status-planned = Zatiaľ sa neuplatňuje.
laws-status-ruled = Rozhoduje o ňom pravidlo programu.
laws-status-arbiter = Program sa pýta rozhodcu.
laws-status-fact = Zabezpečuje to sama šachovnica.
laws-status-guidance = Ukazuje sa ako text; nie je o čom rozhodovať.
laws-status-out-of-scope = Programu sa netýka: ide o vzťah federácie a FIDE.
laws-status-name-planned = v pláne
laws-status-name-ruled = rozhoduje pravidlo
laws-status-name-arbiter = pýta sa rozhodcu
laws-status-name-fact = zabezpečuje šachovnica
laws-status-name-guidance = ukazuje sa ako text
laws-status-name-out-of-scope = netýka sa programu

## Čo sa nenašlo

laws-article-unreadable = „{ $text }“ nie je číslo článku.
laws-article-absent = { $edition } nemá článok { $article }.
laws-article-expected-empty = číslo ako 7.5.1, A.4.2 alebo III.5
laws-article-expected-step = číslo alebo malé písmeno
laws-article-expected-dot = bodka alebo koniec
laws-article-expected-too-deep = koniec: žiadne vydanie nemá toľko úrovní
laws-article-expected-too-large = menšie číslo
laws-article-expected-passage = písmeno odseku komentára, ako v C7.5.5-c
laws-hint-nearest = najbližšie sú { $articles }
laws-hint-elsewhere = vydania, ktoré toto číslo majú: { $editions }
laws-search-more = Nezobrazené: { $count }. Viac ukáže --limit.
laws-search-count = Nájdené pre „{ $words }“ v { $edition }: { $count }.
laws-glossary-none = { $edition } nemá slovníček.
laws-glossary-unknown = Slovníček { $edition } nemá pojem „{ $term }“.
laws-term-used = Vyskytuje sa v: { $articles }.
laws-term-unused = Toto slovo žiadny článok nepoužíva.

## Nadpisy prehľadov

laws-diff-title = Od { $before } k { $after }
laws-diff-values = Čo sa zmenilo vecne
laws-diff-moved = Prečíslované
laws-diff-came = Nové pravidlá
laws-diff-went = Zrušené pravidlá
laws-diff-same = Vydania sa nelíšia.
laws-coverage-title = Do akej miery program uplatňuje { $edition }, podľa článkov
laws-parameters-title = { $edition }: { $regime }
laws-query-too-long = Hľadá sa príliš veľa naraz.
laws-query-hint = hľadajte niekoľko slov alebo číslo článku
