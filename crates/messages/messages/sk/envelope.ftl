### Príkazy envelope a seal: obálka prerušenej partie a jej utajený ťah.

cli-envelope = Vypísať údaje na obálku prerušenej partie
cli-envelope-arg-file = Prepis, v ktorom je ťah pečatený; „-“ je štandardný vstup
cli-envelope-arg-html = Zapísať stránku na vytlačenie do tohto súboru; „-“ je štandardný výstup
cli-envelope-arg-resumption = Kedy a kde bude dohrávka
cli-envelope-arg-edition = Rozhodovať podľa tohto vydania, nech prepis uvádza čokoľvek

cli-seal = Zaviazať sa k pečatenému ťahu: vypísať odtlačok do záznamu a číslo, ktoré ťah doloží
cli-seal-arg-move = Ťah, ako je napísaný na partiári
cli-seal-arg-nonce = Číslo, ak bolo vyžrebované skôr: 32 šestnástkových číslic
cli-value-text = TEXT
cli-value-hex = ČÍSLICE

envelope-title = Prerušená partia
envelope-names = Hráči
envelope-position = Pozícia pred pečateným ťahom
envelope-times = Spotrebovaný čas
envelope-sealer = Ťah zapečatil
envelope-number = Číslo pečateného ťahu
envelope-offer = Ponuka remízy
envelope-resumption = Dátum, čas a miesto dohrávky
envelope-clocks = Hodiny ukazujú
envelope-both-times = biely { $white }, čierny { $black }
envelope-offered = { $side ->
    [white] (=) biely
   *[black] (=) čierny
}
envelope-no-offer = žiadna
envelope-commitment = Záväzok k pečatenému ťahu
envelope-sign-white = biely
envelope-sign-black = čierny
envelope-sign-arbiter = rozhodca
envelope-not-said = (doplniť)
envelope-none = V tomto prepise nie je pečatený žiadny ťah.
envelope-none-hint = Ťah pečatí riadok ako: 2:00 white seals

seal-commitment = do záznamu
seal-nonce = uschovať s obálkou
seal-wrong-nonce = „{ $text }“ nie je číslo pečateného ťahu: má 32 šestnástkových číslic.
seal-no-chance = Systém nevydal náhodné číslo: { $reason }.
