### Volby v rozpisu soutěže slovy. Názvy zpráv se tvoří z názvů voleb a hodnot.

## Volby

option-announced = Předem oznámeno hráčům
option-edition = Vydání Pravidel
option-medium = Způsob hry
option-rules = Platná pravidla
option-fide-rated = Zápočet na rating FIDE
option-local-rules = Vlastní pravidla pořadatele
option-variant = Šach, nebo Chess960
option-chess960-source = Losování výchozích postavení Chess960
option-stage = Část soutěže
option-team-match = Utkání družstev
option-official-time = Hodiny, které určují oficiální čas
option-start-announcements = Zahájení kola se ohlašuje
option-pace = Druh šachu
option-supervision = Dohled
option-clock-kind = Druh šachových hodin
option-move-counter = Počítadlo tahů na hodinách
option-default-time = Čekací doba
option-both-absent = Chybějí-li oba hráči, čas ztrácí
option-arbiter-watch = Co se počítá za viděné rozhodčím
option-flag-watch = Kdy se pád praporku považuje za zjištěný
option-assistant-notice = Jak dlouho před kolem se žádá o asistenta
option-scoresheet = Partiáře
option-signs = Znaky ×, +, # a e.p. v zápisu
option-draw-agreement = Remíza dohodou
option-venue = Místa hracího prostoru
option-playing-area = Místa hrací místnosti
option-contiguous-areas = Přilehlé prostory bez zařízení
option-smoking-area = Prostor pro kuřáky
option-opponent-reports-leaving = Hráč, který není na tahu, hlásí odchod
option-devices = Elektronická zařízení hráčů
option-device-penalty = Trest za zařízení
option-fines = Pokuty
option-appeals = Odvolání a lhůta pro ně
option-games-per-arbiter = Počet partií na rozhodčího
option-recorder = Kdo zapisuje partie při plném dohledu
option-adjournment = Přerušování partií
option-resumption-default-time = Čekací doba při dohrávce
option-resumption-both-absent = Nepřijde-li k dohrávce nikdo, čas ztrácí
option-guideline-iii = Partie bez přídavku (směrnice III)
option-designated-arbiter = Rozhodčí, který rozhoduje reklamace na dálku
option-two-boards = Dvě šachovnice v partii nevidomého hráče
option-blind-adaptations = Úpravy pro nevidomé hráče
option-rank-names = Názvy řad při oznamování tahů

## Hodnoty

option-word-yes = ano
option-word-no = ne
option-word-over-the-board = u šachovnice
option-word-other = { $option ->
    [medium] jiným způsobem
    [rank-names] jiné, podle dohody
   *[both-absent] ten, koho určí rozhodčí
}
option-word-basic = jen základní pravidla
option-word-basic-and-competition = základní a turnajová pravidla
option-word-computer = počítačem
option-word-dice = kostkami
option-word-coin = mincí
option-word-cards = kartami
option-word-regular = řádné kolo
option-word-play-off = rozstřel
option-word-knock-out = vyřazovací zápas
option-word-electronic = { $option ->
    [scoresheet] certifikované zařízení
   *[clock-kind] elektronické
}
option-word-mechanical = mechanické
option-word-off = { $option ->
    [adjournment] partie se nepřerušují
   *[move-counter] nepoužívá se
}
option-word-on = { $option ->
    [adjournment] partie lze přerušit
   *[move-counter] počítá
}
option-word-adds-time = počítá a přidává čas dalšího časového úseku
option-word-player-on-move = hráč, který je na tahu
option-word-divided = oba, každý polovinu
option-word-all = vše, co bylo zaznamenáno
option-word-reported = jen to, co bylo ohlášeno
option-word-noticed = když ho zjistí někdo oprávněný
option-word-automatic = jakmile ho ukážou hodiny
option-word-paper = papírové
option-word-carbon = papírové s kopií
option-word-written = píšou se
option-word-left-out = mohou se vynechat
option-word-free = volná
option-word-consent = se souhlasem rozhodčího
option-word-forbidden = zakázána
option-word-off-in-bag = vypnutá v zavazadle
option-word-loss = prohra partie
option-word-none = nejsou přípustná
option-word-allowed = jsou přípustná
option-word-arbiter = rozhodčí
option-word-assistant = asistent
option-word-electronic-only = jen zařízení
option-word-nobody = nikdo
option-word-increment = hráč může žádat o přídavek
option-word-claim = hráč může reklamovat remízu
option-word-no-arbiter = reklamace, kde není rozhodčí
option-word-on-demand = na přání hráče
option-word-always = vždy
option-word-german = německé
option-word-standard = { $option ->
    [variant] šach z obvyklého postavení
   *[pace] vážný šach
}
option-word-chess960 = Chess960
option-word-rapid = rapid šach
option-word-blitz = bleskový šach
option-word-full = plný
option-word-limited = omezený

## Chyby

regulation-wanted = Pro „{ $option }“ se zadává { $free ->
    [time] čas, například 0:30:00
    [number] celé číslo
    [after-moves] počet tahů
   *[text] text
}.
