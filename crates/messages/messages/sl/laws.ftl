### Ukaz law: pomoč, členi, iskanje, primerjava izdaj, slovar.

## Pomoč

cli-law = Pokaži člen Pravil in vse, kar sodi k njemu
cli-law-arg-article = Številka člena: 7.5.5, A.4.2, III.5.1, C7.5.5-c, Preface, G-37
cli-law-arg-edition = Izdaja Pravil; če ni podana, najnovejša
cli-law-search = Poišči člene po besedah v besedilu ali naslovu
cli-law-search-arg-words = Besede; strešice niso pomembne in dovolj je začetek besede
cli-law-search-arg-edition = Izdaja Pravil; če ni podana, najnovejša
cli-law-search-arg-limit = Koliko zadetkov se pokaže
cli-law-diff = Pokaži, kaj se je spremenilo med dvema izdajama
cli-law-diff-arg-before = Starejša izdaja
cli-law-diff-arg-after = Novejša izdaja
cli-law-coverage = Pokaži, koliko program izvaja posamezne člene
cli-law-coverage-arg-edition = Izdaja Pravil; če ni podana, najnovejša
cli-law-glossary = Pokaži izraz iz slovarja ali vse izraze
cli-law-glossary-arg-term = Izraz v angleščini, češčini, slovaščini ali slovenščini; če ni podan, vsi
cli-law-glossary-arg-edition = Izdaja Pravil; če ni podana, najnovejša
cli-law-editions = Izpiši izdaje Pravil
cli-law-parameters = Izpiši vse vrednosti, ki jih določa izdaja
cli-law-parameters-arg-edition = Izdaja Pravil; če ni podana, najnovejša
cli-law-parameters-arg-pace = Vrsta partij po času
cli-law-parameters-arg-supervised = Pospešeni in hitropotezni šah po Tekmovalnih pravilih
cli-law-parameters-arg-unsupervised = Pospešeni in hitropotezni šah z malo sodniki
cli-value-article = ČLEN
cli-value-words = BESEDE
cli-value-term = IZRAZ
cli-value-pace = VRSTA

## Izdaje

laws-edition-fide-2009 = Pravila šaha FIDE 2009
laws-edition-fide-2009-cs = Pravila šaha FIDE 2009, češki natis
laws-edition-fide-2014 = Pravila šaha FIDE 2014
laws-edition-cz-rapid-blitz = Češki dodatek za pospešeni in hitropotezni šah
laws-edition-fide-2017 = Pravila šaha FIDE 2017
laws-edition-fide-2017-sl = Pravila šaha FIDE 2017, slovenski natis
laws-edition-fide-2018 = Pravila šaha FIDE 2018
laws-edition-fide-2023 = Pravila šaha FIDE 2023
laws-overlay = kjer jo tekmovanje sprejme; temelji na izdaji { $base }

## Člen

laws-text-is-retold = Povedano z lastnimi besedami; merodajno je besedilo, ki ga je izdala zveza. Z besedo »Reading« je označeno, kar dodajamo sami.
laws-text-in-english = Besedilo je v angleščini; prevedeni so le naslovi.
laws-heading-misprint = Tiskovna napaka v tem natisu, ki je ne upoštevamo
laws-heading-under = Pod tem členom
laws-heading-commentary = Komentar (napotek, ne pravilo)
laws-heading-values = Vrednosti, ki jih določa
laws-heading-editions = V posameznih izdajah
laws-heading-readings = Naše razlage (docs/INTERPRETATIONS.md)
laws-heading-questions = Prepuščeno sodniku
laws-heading-terms = Izrazi slovarja
laws-heading-status = Kako ga obravnava program
laws-not-in-force = takega pravila nima
laws-covered = urejeno v { $articles }
laws-certainty-marks = ~ verjetno, v natisnjenem besedilu ni preverjeno; ? negotovo

## Vrste partij

laws-regime-standard = standardni šah
laws-regime-rapid = pospešeni šah
laws-regime-rapid-supervised = pospešeni šah z nadzorom
laws-regime-rapid-unsupervised = pospešeni šah brez nadzora
laws-regime-blitz = hitropotezni šah
laws-regime-blitz-supervised = hitropotezni šah z nadzorom
laws-regime-blitz-unsupervised = hitropotezni šah brez nadzora

## Kako daleč smo

laws-status-planned = Še se ne izvaja.
laws-status-ruled = O tem odloči pravilo programa.
laws-status-arbiter = Program vpraša sodnika.
laws-status-fact = Za to poskrbi šahovnica sama.
laws-status-guidance = Prikazano kot besedilo; ni česa odločati.
laws-status-out-of-scope = Ni za program: je zadeva med zvezo in FIDE.
laws-status-name-planned = načrtovano
laws-status-name-ruled = odloči pravilo
laws-status-name-arbiter = vpraša sodnika
laws-status-name-fact = poskrbi šahovnica
laws-status-name-guidance = prikazano kot besedilo
laws-status-name-out-of-scope = ni za program

## Kar ni bilo najdeno

laws-article-unreadable = »{ $text }« ni številka člena.
laws-article-absent = Izdaja { $edition } nima člena { $article }.
laws-article-expected-empty = številka, na primer 7.5.1, A.4.2 ali III.5
laws-article-expected-step = številka ali mala črka
laws-article-expected-dot = pika ali konec
laws-article-expected-too-deep = konec: nobena izdaja nima toliko ravni
laws-article-expected-too-large = manjša številka
laws-article-expected-passage = črka odstavka komentarja, kot v C7.5.5-c
laws-hint-nearest = najbližji: { $articles }
laws-hint-elsewhere = to številko imajo izdaje: { $editions }
laws-search-more = Neprikazano: { $count }. Več pokaže --limit.
laws-search-count = Najdeno za »{ $words }« v izdaji { $edition }: { $count }.
laws-glossary-none = Izdaja { $edition } nima slovarja.
laws-glossary-unknown = V slovarju izdaje { $edition } ni izraza »{ $term }«.
laws-term-used = Členi, ki ga uporabljajo: { $articles }.
laws-term-unused = Te besede ne uporablja noben člen.

## Naslovi pregledov

laws-diff-title = Od izdaje { $before } do izdaje { $after }
laws-diff-values = Kaj se je spremenilo po vsebini
laws-diff-moved = Preštevilčeno
laws-diff-came = Nova pravila
laws-diff-went = Pravila, ki jih ni več
laws-diff-same = Izdaji se ne razlikujeta.
laws-coverage-title = Koliko program izvaja izdajo { $edition }, po členih
laws-parameters-title = { $edition }: { $regime }
laws-query-too-long = Iščete preveč naenkrat.
laws-query-hint = iščite nekaj besed ali številko člena
