### Příkaz bundle: reklamace bez přítomnosti rozhodčího s podklady pro toho, kdo o ní rozhodne.

cli-bundle = Sestavit reklamaci bez přítomnosti rozhodčího a její písemné podklady pro toho, kdo o ní rozhodne
cli-bundle-arg-file = Přepis s takovou reklamací; „-“ je standardní vstup
cli-bundle-arg-html = Zapsat stránku k tisku do tohoto souboru; „-“ je standardní výstup
cli-bundle-arg-edition = Posuzovat podle tohoto vydání, ať přepis uvádí cokoli

bundle-title = Reklamace remízy bez přítomnosti rozhodčího
bundle-articles = Články { $articles }
bundle-white = Bílý
bundle-black = Černý
bundle-claimant = Reklamuje
bundle-grounds = Důvod
bundle-time = Čas reklamace
bundle-clocks = Hodiny při reklamaci
bundle-both-clocks = bílý { $white }, černý { $black }
bundle-move = Na tahu
bundle-next-move = { $side ->
    [white] bílý, { $number }. tah
   *[black] černý, { $number }. tah
}
bundle-taken = Co následovalo
bundle-referred = reklamace ukončila partii a byla postoupena k rozhodnutí
bundle-incomplete = chybělo něco, co je k reklamaci třeba; partie ukončena nebyla
bundle-decider = Rozhoduje
bundle-signed-white = Bílý podepsal
bundle-signed-black = Černý podepsal
bundle-not-reported = (neuvedeno)

bundle-position = Konečná pozice
bundle-evidence = Co má být doloženo písemně
bundle-evidence-position = konečná pozice zapsaná hráčem
bundle-evidence-position-verified = konečná pozice ověřená soupeřem
bundle-evidence-scoresheet = úplný partiář hráče
bundle-evidence-scoresheet-verified = partiář ověřený soupeřem
bundle-state-present = doloženo
bundle-state-missing = CHYBÍ
bundle-state-disputed = ZPOCHYBNĚNO
bundle-state-not-reported = neuvedeno

bundle-moves = Tahy
bundle-moves-as-played = Tahy, jak byly zahrány; partiář není doložen
bundle-no-moves = Záznam před reklamací žádné tahy neobsahuje.
bundle-number = Č.
bundle-played = Zahráno
bundle-sheet-white = Partiář bílého
bundle-sheet-black = Partiář černého
bundle-other-white = Dále v partiáři bílého
bundle-other-black = Dále v partiáři černého
bundle-statements = Vyjádření hráčů
bundle-said = { $who }:
bundle-wrote = { $who }, písemně:
bundle-question = K rozhodnutí
bundle-decided = Rozhodnuto: { $result }.
bundle-sign-white = Bílý
bundle-sign-black = Černý
bundle-sign-decider = Rozhodující rozhodčí

bundle-none = V tomto přepisu není žádná reklamace bez přítomnosti rozhodčího.
bundle-none-hint = Je třeba „regulations guideline_iii no-arbiter“ a řádek jako: 1:20:00 white claims no normal means
