### Príkaz bundle: reklamácia bez prítomnosti rozhodcu s podkladmi pre toho, kto o nej rozhodne.

cli-bundle = Zostaviť reklamáciu bez prítomnosti rozhodcu a jej písomné podklady pre toho, kto o nej rozhodne
cli-bundle-arg-file = Prepis s takou reklamáciou; „-“ je štandardný vstup
cli-bundle-arg-html = Zapísať stránku na tlač do tohto súboru; „-“ je štandardný výstup
cli-bundle-arg-edition = Posúdiť podľa tohto vydania, nech prepis hovorí čokoľvek

bundle-title = Reklamácia remízy bez prítomnosti rozhodcu
bundle-articles = Články { $articles }
bundle-white = Biely
bundle-black = Čierny
bundle-claimant = Reklamuje
bundle-grounds = Dôvod
bundle-time = Čas reklamácie
bundle-clocks = Hodiny pri reklamácii
bundle-both-clocks = biely { $white }, čierny { $black }
bundle-move = Na ťahu
bundle-next-move = { $side ->
    [white] biely, { $number }. ťah
   *[black] čierny, { $number }. ťah
}
bundle-taken = Čo nasledovalo
bundle-referred = reklamácia ukončila partiu a bola postúpená na rozhodnutie
bundle-incomplete = chýbalo niečo, čo je na reklamáciu potrebné; partia ukončená nebola
bundle-decider = Rozhoduje
bundle-signed-white = Biely podpísal
bundle-signed-black = Čierny podpísal
bundle-not-reported = (neuvedené)

bundle-position = Konečná pozícia
bundle-evidence = Čo má byť doložené písomne
bundle-evidence-position = konečná pozícia zapísaná hráčom
bundle-evidence-position-verified = konečná pozícia overená súperom
bundle-evidence-scoresheet = aktuálny partiár hráča
bundle-evidence-scoresheet-verified = partiár overený súperom
bundle-state-present = doložené
bundle-state-missing = CHÝBA
bundle-state-disputed = SPOCHYBNENÉ
bundle-state-not-reported = neuvedené

bundle-moves = Ťahy
bundle-moves-as-played = Ťahy, ako boli zahrané; partiár nie je doložený
bundle-no-moves = Záznam pred reklamáciou neobsahuje žiadne ťahy.
bundle-number = Č.
bundle-played = Zahrané
bundle-sheet-white = Partiár bieleho
bundle-sheet-black = Partiár čierneho
bundle-other-white = Ďalej v partiári bieleho
bundle-other-black = Ďalej v partiári čierneho
bundle-statements = Vyjadrenia hráčov
bundle-said = { $who }:
bundle-wrote = { $who }, písomne:
bundle-question = Na rozhodnutie
bundle-decided = Rozhodnuté: { $result }.
bundle-sign-white = Biely
bundle-sign-black = Čierny
bundle-sign-decider = Rozhodca, ktorý rozhodne

bundle-none = V tomto prepise nie je žiadna reklamácia bez prítomnosti rozhodcu.
bundle-none-hint = Treba „regulations guideline_iii no-arbiter“ a riadok ako: 1:20:00 white claims no normal means
