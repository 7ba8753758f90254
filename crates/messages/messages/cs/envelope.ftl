### Příkazy envelope a seal: obálka přerušené partie a její utajený tah.

cli-envelope = Vypsat údaje na obálku přerušené partie
cli-envelope-arg-file = Přepis, v němž je tah zapečetěn; „-“ je standardní vstup
cli-envelope-arg-html = Zapsat stránku k vytištění do tohoto souboru; „-“ je standardní výstup
cli-envelope-arg-resumption = Kdy a kde se bude dohrávat
cli-envelope-arg-edition = Posuzovat podle tohoto vydání, ať přepis uvádí cokoli

cli-seal = Zavázat se k zapečetěnému tahu: vypsat otisk do záznamu a číslo, které tah doloží
cli-seal-arg-move = Tah, jak je napsán v partiáři
cli-seal-arg-nonce = Číslo, bylo-li vylosováno dříve: 32 šestnáctkových číslic
cli-value-text = TEXT
cli-value-hex = ČÍSLICE

envelope-title = Přerušená partie
envelope-names = Hráči
envelope-position = Pozice před zapečetěným tahem
envelope-times = Spotřebovaný čas
envelope-sealer = Tah zapečetil
envelope-number = Číslo zapečetěného tahu
envelope-offer = Nabídka remízy
envelope-resumption = Datum, čas a místo dohrávky
envelope-clocks = Hodiny ukazují
envelope-both-times = bílý { $white }, černý { $black }
envelope-offered = { $side ->
    [white] (=) bílý
   *[black] (=) černý
}
envelope-no-offer = žádná
envelope-commitment = Závazek k zapečetěnému tahu
envelope-sign-white = bílý
envelope-sign-black = černý
envelope-sign-arbiter = rozhodčí
envelope-not-said = (doplnit)
envelope-none = V tomto přepisu není zapečetěn žádný tah.
envelope-none-hint = Tah pečetí řádek jako: 2:00 white seals

seal-commitment = do záznamu
seal-nonce = uschovat s obálkou
seal-wrong-nonce = „{ $text }“ není číslo zapečetěného tahu: má 32 šestnáctkových číslic.
seal-no-chance = Systém nevydal náhodné číslo: { $reason }.
