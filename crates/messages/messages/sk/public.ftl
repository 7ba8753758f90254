### Všetky vety verejnej stránky turnaja, ktorá nepotrebuje odkaz.

public-language = Jazyk
public-dark = Tmavý
public-light = Svetlý
public-print = Tlač
public-search = Hľadať podľa mena alebo šachovnice
public-loading = Okamih …
public-gone = Tu nie je nič na pozeranie: túto adresu nemá žiadny turnaj, alebo ho usporiadateľ neukazuje.
public-unreachable = Stôl nie je dosiahnuteľný. Tu je, čo bolo známe naposledy; len čo sa spojenie obnoví, bude sa pokračovať.
public-delayed = { $minutes ->
    [one] Všetko sa ukazuje o minútu neskôr.
    [few] Všetko sa ukazuje o { $minutes } minúty neskôr.
   *[other] Všetko sa ukazuje o { $minutes } minút neskôr.
}

## Pohľady

public-views = Pohľady
public-view-pairings = Nasadenie
public-view-boards = Šachovnice
public-view-standings = Poradie
public-view-crosstable = Tabuľka
public-rounds = Kolá
public-round = { $round }. kolo
public-round-short = Kolo
public-no-rounds = Zatiaľ nebolo zverejnené žiadne kolo.
public-board = Šachovnica
public-white = Biely
public-black = Čierny
public-result = Výsledok
public-player = Hráč
public-opponent = Súper
public-points = Body
public-rank = Poradie
public-wins = Výhry
public-bye = voľno
public-elsewhere = hrané inde
public-colour-of = Farba
public-colour = { $side ->
    [white] b
   *[black] č
}
public-standings-after = { $rounds ->
    [0] Poradie
   *[other] Poradie po { $rounds }. kole
}
public-crosstable-help = V každom kole: poradie súpera v tejto tabuľke, farba (b, č), body.
public-stands = Poradie: { $rank }, body: { $points }, partie: { $played }

## Partia

public-game = Partia
public-to-game = K partii na šachovnici { $board }
public-position-of = Pozícia na šachovnici { $board }
public-moves = Ťahy
public-first = Na začiatok
public-back = O ťah späť
public-on = O ťah ďalej
public-last = K poslednému ťahu
public-turn = Otočiť šachovnicu

## Premietanie

public-projector = Premietanie
public-projector-pairings = Nasadenie { $round }. kola
public-projector-results = Výsledky { $round }. kola
public-projector-boards = Šachovnice { $round }. kola
public-projector-standings = Poradie
public-interval = Každých
public-stay = Pozastaviť
public-go-on = Pokračovať
public-whole-screen = Celá obrazovka
public-leave = Späť
