### Izbire v pravilih tekmovanja z besedami. Imena sporočil nastanejo iz imen izbir in vrednosti.

## Izbire

option-announced = Vnaprej objavljeno igralcem
option-edition = Izdaja Pravil
option-medium = Način igranja
option-rules = Pravila, ki veljajo
option-fide-rated = Štetje za rating FIDE
option-local-rules = Lastna pravila organizatorja
option-variant = Šah ali šah960
option-chess960-source = Žreb začetnih položajev pri šahu960
option-stage = Del tekmovanja
option-team-match = Ekipni dvoboj
option-official-time = Ura, ki kaže uradni čas
option-start-announcements = Začetek kola se napove
option-pace = Vrsta šaha
option-supervision = Nadzor
option-clock-kind = Vrsta šahovskih ur
option-move-counter = Števec potez na urah
option-default-time = Privzeti čas zamude
option-both-absent = Če ni nobenega igralca, čas izgublja
option-arbiter-watch = Kaj velja za videno
option-flag-watch = Kdaj velja padec zastavice za opažen
option-assistant-notice = Koliko pred kolom se zaprosi za pomočnika
option-scoresheet = Zapisniki
option-signs = Znaki ×, +, # in e.p. v zapisu
option-draw-agreement = Sporazumni remi
option-venue = Deli prireditvenega prostora
option-playing-area = Deli igralnega prostora
option-contiguous-areas = Sosednji prostori brez naprav
option-smoking-area = Prostor za kadilce
option-opponent-reports-leaving = Igralec, ki ni na potezi, javi odhod
option-devices = Elektronske naprave igralcev
option-device-penalty = Kazen za napravo
option-fines = Denarne kazni
option-appeals = Pritožbe in rok zanje
option-games-per-arbiter = Število partij na sodnika
option-recorder = Kdo zapisuje partije pri polnem nadzoru
option-adjournment = Prekinjanje partij
option-resumption-default-time = Privzeti čas zamude pri nadaljevanju
option-resumption-both-absent = Če k nadaljevanju ne pride nihče, čas izgublja
option-guideline-iii = Partije brez dodatka (smernice III)
option-designated-arbiter = Sodnik, ki o reklamacijah odloča od daleč
option-two-boards = Dve šahovnici v partiji slepega igralca
option-blind-adaptations = Prilagoditve za slepe igralce
option-rank-names = Imena vrst pri napovedovanju potez

## Vrednosti

option-word-yes = da
option-word-no = ne
option-word-over-the-board = za šahovnico
option-word-other = { $option ->
    [medium] na drug način
    [rank-names] druga, po dogovoru
   *[both-absent] tisti, ki ga določi sodnik
}
option-word-basic = samo osnovna pravila
option-word-basic-and-competition = osnovna in tekmovalna pravila
option-word-computer = z računalnikom
option-word-dice = s kockami
option-word-coin = s kovancem
option-word-cards = s kartami
option-word-regular = redno kolo
option-word-play-off = dodatni dvoboj
option-word-knock-out = izločilni dvoboj
option-word-electronic = { $option ->
    [scoresheet] potrjena naprava
   *[clock-kind] elektronske
}
option-word-mechanical = mehanske
option-word-off = { $option ->
    [adjournment] partije se ne prekinjajo
   *[move-counter] se ne uporablja
}
option-word-on = { $option ->
    [adjournment] partije se smejo prekiniti
   *[move-counter] šteje
}
option-word-adds-time = šteje in doda čas naslednje periode
option-word-player-on-move = igralec, ki je na potezi
option-word-divided = oba, vsak polovico
option-word-all = vse, kar je bilo zapisano
option-word-reported = samo, kar je bilo javljeno
option-word-noticed = ko ga opazi nekdo, ki ima to pravico
option-word-automatic = takoj ko ga pokaže ura
option-word-paper = papirnati
option-word-carbon = papirnati s kopijo
option-word-written = se pišejo
option-word-left-out = se smejo izpustiti
option-word-free = prosto
option-word-consent = s soglasjem sodnika
option-word-forbidden = prepovedane
option-word-off-in-bag = izključene v torbi
option-word-loss = izguba partije
option-word-none = niso dovoljene
option-word-allowed = so dovoljene
option-word-arbiter = sodnik
option-word-assistant = pomočnik
option-word-electronic-only = samo naprava
option-word-nobody = nihče
option-word-increment = igralec sme zahtevati dodatek
option-word-claim = igralec sme reklamirati remi
option-word-no-arbiter = reklamacije, kjer ni sodnika
option-word-on-demand = na željo igralca
option-word-always = vedno
option-word-german = nemška
option-word-standard = { $option ->
    [variant] šah iz običajnega položaja
   *[pace] standardni šah
}
option-word-chess960 = šah960
option-word-rapid = pospešeni šah
option-word-blitz = hitropotezni šah
option-word-full = polni
option-word-limited = omejeni

## Napake

regulation-wanted = Za »{ $option }« se vpiše { $free ->
    [time] čas, na primer 0:30:00
    [number] celo število
    [after-moves] število potez
   *[text] besedilo
}.
