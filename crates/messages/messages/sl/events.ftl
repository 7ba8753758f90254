### Kaj se je zgodilo, kot pove zapis partije: male črke, brez pike. $who je osebek stavka.

## Ljudje, kraji, roke

event-who = { $who ->
    [white] beli
    [black] črni
    [both] vsak od igralcev
    [assistant-white] pomočnik belega
    [assistant-black] pomočnik črnega
    [arbiter] sodnik
    [chief-arbiter] glavni sodnik
    [designated-arbiter] določeni sodnik
    [organiser] organizator
    [operator] upravljavec šahovnice
    [spectator] gledalec
    [neighbour] igralec druge partije
    [captain] kapetan
   *[named] { $name }
}
event-area-left = { $area ->
    [playing-area] igralni prostor
    [venue] prireditveni prostor
    [toilet] stranišče
    [rest-room] prostor za počitek
    [refreshment-area] prostor za okrepčilo
    [smoking-area] kadilnico
    [analysis-room] prostor za analizo
   *[named] »{ $name }«
}
event-area-to = { $area ->
    [playing-area] v igralni prostor
    [venue] v prireditveni prostor
    [toilet] na stranišče
    [rest-room] v prostor za počitek
    [refreshment-area] v prostor za okrepčilo
    [smoking-area] v kadilnico
    [analysis-room] v prostor za analizo
   *[named] na mesto »{ $name }«
}
event-area-in = { $area ->
    [playing-area] v igralnem prostoru
    [venue] v prireditvenem prostoru
    [toilet] na stranišču
    [rest-room] v prostoru za počitek
    [refreshment-area] v prostoru za okrepčilo
    [smoking-area] v kadilnici
    [analysis-room] v prostoru za analizo
   *[named] na mestu »{ $name }«
}
event-hand = { $what ->
    [left] z levo roko
    [right] z desno roko
   *[both] z obema rokama
}
event-blind-board = na šahovnici slepega igralca
event-basis = { $what ->
    [scoresheet] po zapisniku
    [board-record] po zapisu elektronske šahovnice
   *[display] po zaslonu v dvorani
}

## Kolo

event-configured = { $who } spremeni »{ $option }« v { $value }
event-round-starts = kolo se začne
event-round-starts-scheduled = kolo se začne, predvideno ob { $time }
event-resumption-starts = nadaljevanje se začne
event-announced = sodnik objavi { $words }
event-arrives = { $who } pride
event-is-absent = { $who } ni prisoten
event-time-passes = čas teče
event-start-drawn = začetna pozicija { $number } izžrebana { $method ->
    [computer] z računalnikom
    [dice] s kockami
    [coin] s kovancem
   *[cards] s kartami
}

## Figure

event-board-shows = na šahovnici stoji { $what }
event-board-corner = { $what ->
    [light] kotno polje na desni je belo
   *[dark] kotno polje na desni je črno
}
event-board-scanned = šahovnica je bila pregledana
event-touches = { $who } se dotakne { $squares }
event-order-unclear = v nejasnem vrstnem redu
event-manner = { $what ->
    [accidental] po nesreči
    [unclear] ni jasno, ali namerno
    [turning] da jo obrne
   *[feeling] s tipom
}
event-takes-off = { $who } odstrani { $square }
event-puts = { $who } postavi { $color ->
    [white] { $piece ->
        [king] belega kralja
        [queen] belo damo
        [rook] belo trdnjavo
        [bishop] belega lovca
        [knight] belega skakača
       *[pawn] belega kmeta
    }
   *[black] { $piece ->
        [king] črnega kralja
        [queen] črno damo
        [rook] črno trdnjavo
        [bishop] črnega lovca
        [knight] črnega skakača
       *[pawn] črnega kmeta
    }
} na { $square }
event-inverted = narobe
event-releases = { $who } izpusti { $square }
event-knocks-over = { $who } podre { $squares }
event-purpose = { $what ->
    [yes] namerno
   *[unclear] morda namerno
}
event-sets-up = { $who } postavi figure
event-plays = { $who } igra { $move }
event-and-presses = pritisne uro

## Ura

event-presses = { $who } pritisne uro
event-outsider-presses = igralec druge partije pritisne uro { $side ->
    [white] belega
   *[black] črnega
}
event-stops-clock = { $who } ustavi uro
event-stop-reason = { $what ->
    [draw-claim] zaradi reklamacije remija
    [flag] zaradi zastavice
    [illegal-move] zaradi nepravilne poteze
    [illegal-position] zaradi nepravilne pozicije
    [touched-piece] zaradi dotaknjene figure
    [irregularity] zaradi nepravilnosti
    [piece-missing] ker manjka figura
    [knocked-pieces] zaradi podrtih figur
    [wrong-setting] zaradi napačne nastavitve ure
    [disturbance] zaradi motnje
    [illness] zaradi slabosti
    [toilet] zaradi odhoda na stranišče
    [sealing] zaradi kuvertiranja
    [resigning] zaradi vdaje
   *[arrived] po prihodu
}
event-starts-clock = { $who } požene uro { $side ->
    [white] belega
   *[black] črnega
}
event-mishandles-clock = { $who } { $how ->
    [holds] drži uro
    [hovers] drži roko nad uro
    [covers] zakriva uro
    [bangs] udarja po uri
    [lifts] dvigne uro
    [next-board] pritisne uro sosednje partije
   *[knocks-over] prevrne uro
}
event-flag-falls = pade zastavica { $side ->
    [white] belega
   *[black] črnega
}
event-notices-flag = { $who } opazi padec zastavice { $side ->
    [white] belega
   *[black] črnega
}
event-clock-shows = ura kaže
event-sets-clock = sodnik nastavi uro
event-sets-new-clock = sodnik nastavi novo uro
event-time-of = { $side ->
    [white] beli
   *[black] črni
} { $time }
event-first-flag = prva je padla zastavica { $side ->
    [white] belega
   *[black] črnega
}
event-counter = števec { $white } in { $black }
event-move-number = poteza { $number }
event-increment = dodatek { $time }
event-finds-clock = { $who } ugotovi napako na uri: { $fault ->
    [defect] okvara
    [wrong-setting] napačna nastavitev
   *[sides-exchanged] zamenjani strani
}

## Ponudbe, reklamacije, govor

event-adjusts = { $who } napove popravljanje
event-telling-arbiter = sodniku
event-offers-draw = { $who } ponudi remi
event-on-condition = pod pogojem { $words }
event-accepts = { $who } sprejme remi
event-declines = { $who } zavrne remi
event-claims = { $who } reklamira remi: { $ground ->
    [threefold] ista pozicija tretjič
    [fifty] petdeset potez
    [no-normal-means] zmaga ni mogoča z običajnimi sredstvi
   *[no-effort] nasprotnik si ne prizadeva za zmago
}
event-with-move = s potezo { $move }
event-unwritten = poteza ni zapisana
event-withdraws = { $who } želi umakniti { $what ->
    [offer] ponudbo
   *[claim] reklamacijo
}
event-resigns = { $who } se vda
event-resigning = { $what ->
    [king] s položitvijo kralja
    [clock] z ustavitvijo ure
    [hand] s ponujeno roko
   *[sheet] na zapisniku
}
event-gestures = { $who } { $gesture ->
    [king] položi kralja
    [clock] brez besed ustavi uro
    [hand] ponudi roko
    [handshake] se rokuje
   *[sheet] brez besed podpiše zapisnik
}
event-take-back-agreed = oba se dogovorita, da se poteza vrne
event-asks = { $who } vpraša, { $what ->
    [move-count] koliko potez je bilo odigranih
    [time-used] koliko časa je bilo porabljenega
    [may-castle] ali sme rokirati
    [may-take-en-passant] ali sme vzeti en passant
   *[how-to-claim] kako se reklamira
}
event-asks-about = { $who } vpraša o členu { $article }
event-asks-words = { $who } vpraša { $words }
event-requests = { $who } prosi za: { $what }
event-request = { $what ->
    [assistant-for-moving] pomočnika za poteze
    [assistant-for-clock] pomočnika za uro
    [assistant-for-writing] pomočnika za zapisovanje
    [blank-sheet] prazen zapisnik
    [see-record] vpogled v sodnikov zapis
    [opponents-sheet] nasprotnikov zapisnik
    [bag] torbo
    [two-boards] igro na dveh šahovnicah
    [other-clock-side] uro na drugi strani
    [increment] dodatek časa
    [consent] soglasje
    [adjournment] prekinitev partije
    [opening] odprtje kuverte
   *[medical-help] zdravniško pomoč
}
event-request-piece = { $piece ->
    [king] kralja
    [queen] damo
    [rook] trdnjavo
    [bishop] lovca
    [knight] skakača
   *[pawn] kmeta
}
event-request-leave = dovoljenje, da zapusti { $area }
event-request-enter = dovoljenje, da gre { $area }
event-request-device = { $purpose ->
    [recording] napravo { $name } za zapisovanje
   *[other] napravo { $name }
}
event-disability = zaradi invalidnosti
event-calls-arbiter = { $who } pokliče sodnika
event-complaint = { $about ->
    [offers] pritožba: ponavljajoče se ponudbe remija
    [equipment] pritožba: oprema ali pogoji za igro
    [cheating] pritožba: goljufanje
   *[opponent] pritožba: nasprotnik moti
}
event-tells = { $who } pove (naslovnik: { $to }): { $what }
event-news = { $what ->
    [clock-not-pressed] ura ni bila pritisnjena
    [move-count] število potez
    [time-used] porabljeni čas
    [flag] padec zastavice
    [advice] nasvet
   *[irregularity] nepravilnost
}
event-announces-move = { $who } napove potezo { $words }
event-repeats = { $who } ponovi napovedano potezo
event-says-castling = { $who } napove rokado
event-decides = { $who } odloči { $question }: { $answer }
event-consulting = po posvetu: { $words }
event-appeals = { $who } se pritoži

## Zapisniki in kuverte

event-writes = { $who } zapiše { $words }
event-notes = { $who } zabeleži { $what }
event-mark = { $what ->
    [draw-offer] ponudbo remija (=)
    [time] čas
    [result] izid
   *[position] pozicijo
}
event-stops-recording = { $who } neha zapisovati
event-sheet = { $who } { $how ->
    [hides] skriva zapisnik
    [uncovers] odkrije zapisnik
    [tears] raztrga zapisnik
    [keeps] obdrži zapisnik
    [hands-in] odda zapisnik
    [lends] posodi zapisnik
    [returns] vrne zapisnik
    [updates] dopolni zapisnik
    [finds-defective] ugotovi, da je zapisnik poškodovan
    [verifies-position] potrdi pozicijo
    [verifies-sheet] potrdi zapisnik
    [disputes-position] oporeka poziciji
   *[disputes-sheet] oporeka zapisniku
}
event-signs = { $who } podpiše { $result }
event-approves = { $who } potrdi { $result }
event-reconstructed = { $count ->
    [one] rekonstrukcija da { $count } potezo
    [two] rekonstrukcija da { $count } potezi
    [few] rekonstrukcija da { $count } poteze
   *[other] rekonstrukcija da { $count } potez
}
event-not-reconstructed = rekonstrukcija ne uspe
event-orders-to-seal = sodnik naroči { $side ->
    [white] belemu
   *[black] črnemu
}, naj kuvertira potezo
event-seals = { $who } kuvertira potezo
event-envelope-opened = kuverta je odprta: { $words }
event-envelope-lost = kuverta je izgubljena
event-envelope-lost-with-times = kuverta je izgubljena, časi niso znani

## Vedenje

event-leaves = { $who } zapusti { $area }
event-enters = { $who } pride { $area }
event-finds-device = { $who } najde { $device ->
    [phone] telefon
    [tablet] tablico
    [smart-watch] pametno uro
    [fitness-tracker] športno zapestnico
    [smart-pen] pametno pisalo
    [earpiece] slušalko
   *[other] napravo
} ({ $whose })
event-device-place = { $what ->
    [person] pri tej osebi
   *[bag] v torbi
}
event-device-state = { $what ->
    [off] izključeno
    [on] vključeno
    [sounding] zaslišal se je zvok
   *[in-use] v uporabi
}
event-places-bag = { $who } odloži torbo
event-opens-bag = { $who } odpre torbo
event-takes-bag = { $who } vzame torbo { $area }
event-uses-help = { $who } uporablja { $help ->
    [notes] zapiske
    [advice] nasvet
    [information] informacije
   *[analysis] analizo na drugi šahovnici
}
event-reports = { $who } prijavi ({ $of }): { $conduct }
event-conduct = { $what ->
    [disturbing] motenje
    [smoking] kajenje
    [insulting] žalitve
    [prearranging] vnaprej dogovorjen izid
    [interfering] vmešavanje v partijo
    [drunk] vinjenost
    [lingering] zadrževanje ob šahovnicah
   *[discourteous] nevljudnost
}
event-refuses = { $who } zavrne: { $what }
event-order = { $what ->
    [record] zapisovanje potez
    [lend-sheet] posojo zapisnika
    [reconstruct] rekonstrukcijo partije
    [inspection] pregled
    [take-part] sodelovanje
   *[play-on] nadaljevanje igre
}
event-disturbed = partija je motena: { $cause }
event-lasting = v trajanju { $time }
event-notices = { $who } opazi: { $what }
event-irregular = { $what ->
    [illegal-move] nepravilno potezo
    [illegal-position] nepravilno pozicijo
    [both-kings-in-check] oba kralja v šahu
    [unpromoted] nezamenjanega kmeta na { $square }
    [touch-move] kršitev pravila o dotaknjeni figuri
    [two-hands] potezo z obema rokama
    [press-without-move] pritisk brez poteze
    [wrong-set-up] napačno začetno pozicijo
    [wrong-orientation] napačno obrnjeno šahovnico
    [reversed-colours] zamenjane barve
    [displaced] premaknjeno figuro na { $square }
    [clock-reading] napačen podatek na uri
    [boards-differ] razliko med šahovnicama
   *[board-out-of-step] neujemanje elektronske šahovnice s partijo
}

## Besede, oprema in kuverta

event-draw-words-unclear = { $who } pove nekaj, kar { $seemed ->
    [offer] je lahko ponudba remija
   *[acceptance] je lahko sprejem remija
}
event-finds-equipment = { $who } ugotovi napako { $what ->
    [board] na šahovnici
    [set] na figurah
    [blind-board] na šahovnici slepega igralca
   *[blind-set] na figurah slepega igralca
}
event-envelope-care = { $who } { $how ->
    [signs] preveri in podpiše kuverto
   *[keeps] prevzame kuverto v hrambo
}
event-silently = ne reče ničesar
event-confirms-time-control = { $who } potrdi časovno kontrolo
event-decides-default = { $who } zaključi { $question } s privzetim odgovorom
