### Voľby v propozíciách slovami. Názvy správ sa tvoria z názvov volieb a hodnôt.

## Voľby

option-announced = Vopred oznámené hráčom
option-edition = Vydanie Pravidiel
option-medium = Spôsob hry
option-rules = Platné pravidlá
option-fide-rated = Zápočet na rating FIDE
option-local-rules = Vlastné pravidlá organizátora
option-variant = Šach, alebo šach960
option-chess960-source = Žrebovanie počiatočných postavení pre šach960
option-stage = Časť súťaže
option-team-match = Zápas družstiev
option-official-time = Hodiny, ktoré určujú oficiálny čas
option-start-announcements = Začiatok kola sa ohlasuje
option-pace = Druh šachu
option-supervision = Dohľad
option-clock-kind = Druh šachových hodín
option-move-counter = Počítadlo ťahov na hodinách
option-default-time = Čakacia doba
option-both-absent = Ak chýbajú obaja hráči, čas stráca
option-arbiter-watch = Čo sa počíta za videné rozhodcom
option-flag-watch = Kedy sa spadnutie zástavky považuje za zistené
option-assistant-notice = Ako dlho pred kolom sa žiada o asistenta
option-scoresheet = Partiáre
option-signs = Znaky ×, +, # a e.p. v zápise
option-draw-agreement = Remíza dohodou
option-venue = Miesta hracieho priestoru
option-playing-area = Miesta hracej miestnosti
option-contiguous-areas = Priľahlé priestory bez zariadení
option-smoking-area = Priestor pre fajčiarov
option-opponent-reports-leaving = Hráč, ktorý nie je na ťahu, hlási odchod
option-devices = Elektronické zariadenia hráčov
option-device-penalty = Trest za zariadenie
option-fines = Pokuty
option-appeals = Protesty a lehota na ne
option-games-per-arbiter = Počet partií na rozhodcu
option-recorder = Kto zapisuje partie pri úplnom dohľade
option-adjournment = Prerušovanie partií
option-resumption-default-time = Čakacia doba pri dohrávke
option-resumption-both-absent = Ak na dohrávku nepríde nikto, čas stráca
option-guideline-iii = Partie bez prídavku (smernica III)
option-designated-arbiter = Rozhodca, ktorý rozhoduje reklamácie na diaľku
option-two-boards = Dve šachovnice v partii nevidiaceho hráča
option-blind-adaptations = Úpravy pre nevidiacich hráčov
option-rank-names = Názvy radov pri oznamovaní ťahov

## Hodnoty

option-word-yes = áno
option-word-no = nie
option-word-over-the-board = pri šachovnici
option-word-other = { $option ->
    [medium] iným spôsobom
    [rank-names] iné, podľa dohody
   *[both-absent] ten, koho určí rozhodca
}
option-word-basic = len základné pravidlá
option-word-basic-and-competition = základné pravidlá a Pravidlá pre turnaje
option-word-computer = počítačom
option-word-dice = kockami
option-word-coin = mincou
option-word-cards = kartami
option-word-regular = riadne kolo
option-word-play-off = rozstrel
option-word-knock-out = vyraďovací zápas
option-word-electronic = { $option ->
    [scoresheet] certifikované zariadenie
   *[clock-kind] elektronické
}
option-word-mechanical = mechanické
option-word-off = { $option ->
    [adjournment] partie sa neprerušujú
   *[move-counter] nepoužíva sa
}
option-word-on = { $option ->
    [adjournment] partie možno prerušiť
   *[move-counter] počíta
}
option-word-adds-time = počíta a pridáva čas ďalšej časovej periódy
option-word-player-on-move = hráč, ktorý je na ťahu
option-word-divided = obaja, každý polovicu
option-word-all = všetko, čo bolo zaznamenané
option-word-reported = len to, čo bolo ohlásené
option-word-noticed = keď ho zistí niekto oprávnený
option-word-automatic = len čo ho ukážu hodiny
option-word-paper = papierové
option-word-carbon = papierové s kópiou
option-word-written = píšu sa
option-word-left-out = môžu sa vynechať
option-word-free = voľná
option-word-consent = so súhlasom rozhodcu
option-word-forbidden = zakázané
option-word-off-in-bag = vypnuté v taške
option-word-loss = prehra partie
option-word-none = nie sú prípustné
option-word-allowed = sú prípustné
option-word-arbiter = rozhodca
option-word-assistant = asistent
option-word-electronic-only = len zariadenie
option-word-nobody = nikto
option-word-increment = hráč môže žiadať o prídavok
option-word-claim = hráč môže reklamovať remízu
option-word-no-arbiter = reklamácie, kde nie je rozhodca
option-word-on-demand = na želanie hráča
option-word-always = vždy
option-word-german = nemecké
option-word-standard = { $option ->
    [variant] šach z obvyklého postavenia
   *[pace] vážny šach
}
option-word-chess960 = šach960
option-word-rapid = rýchly šach
option-word-blitz = bleskový šach
option-word-full = úplný
option-word-limited = obmedzený

## Chyby

regulation-wanted = Pre „{ $option }“ sa zadáva { $free ->
    [time] čas, napríklad 0:30:00
    [number] celé číslo
    [after-moves] počet ťahov
   *[text] text
}.
