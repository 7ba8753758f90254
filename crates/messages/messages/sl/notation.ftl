### Zapis: ukaza notate in say.

## Pomoč

cli-notate = Preberi zapis v črkah enega jezika in ga zapiši v črkah drugega
cli-notate-arg-file = Zapis: besedilo potez ali poteze z zapisnika; »-« je standardni vhod
cli-notate-arg-from = Jezik zapisa po oznaki ali imenu; auto ga ugotovi
cli-notate-arg-to = Jezik, v katerem se piše, po oznaki ali imenu; če ni podan, jezik izpisa
cli-notate-arg-long = Piši obe polji vsake poteze
cli-notate-arg-no-captures = Izpusti znak jemanja
cli-notate-arg-figurines = Piši figurice namesto črk
cli-notate-arg-fen = Pozicija pred prvo potezo v FEN; če ni podana, začetek partije

cli-say = Povej, kako se poteze napovedujejo slepemu ali slabovidnemu igralcu, ali razumi napoved
cli-say-arg-move = Poteze kot na zapisniku ali kot jih pišejo šahovski programi
cli-say-arg-read = Namesto tega razumi to napoved
cli-say-arg-in = Jezik napovedi
cli-say-arg-from = Jezik črk v potezah po oznaki ali imenu
cli-say-arg-short = O izhodiščnem polju povej samo, kar je potrebno
cli-say-arg-captures = Omeni jemanje
cli-say-arg-fen = Pozicija pred prvo potezo v FEN; če ni podana, začetek partije

cli-value-announcement = NAPOVED

## Zapis kot celota

notate-not-playable = Iz te pozicije ni mogoče brati potez: običajna pravila v njej odpovejo.
notate-no-moves = V zapisu ni nobene poteze.
notate-offer = { $color ->
    [white] Ponudba remija belega velja.
   *[black] Ponudba remija črnega velja.
}
notate-read-in = Prebrano v jeziku { $language }.
notate-sure-letters = Ves zapis preberejo samo jeziki s temi črkami: { $tags }.
notate-sure-moves = Preberejo ga tudi jeziki z drugimi črkami in najdejo iste poteze: { $tags }.
notate-sure-clash = Preberejo ga tudi jeziki z drugimi črkami, a najdejo druge poteze; pravega podajte z --from: { $tags }.
notate-sure-part = Vsega ne prebere noben jezik; berljive poteze: { $read } od { $count } ({ $tags }).
notate-system = { $system ->
    [coordinates] Zapis je verjetno v parih polj brez črk figur
    [english_descriptive] Zapis je verjetno v angleški opisni notaciji
    [spanish_descriptive] Zapis je verjetno v španski opisni notaciji
    [french_descriptive] Zapis je verjetno v francoski opisni notaciji
   *[numeric] Zapis je verjetno v številčni notaciji dopisnega šaha
}; priznana je samo algebraična notacija, zapisnik v drugi notaciji pa ni dokaz.
notate-unread = Dlje ni prebrano, ker pozicija ni več znana: { $texts }

## Poteza, ki je ni mogoče prebrati. $move je njena številka in besedilo.

notate-not-algebraic = { $move } ni mogoče prebrati kot poteze v črkah jezika »{ $language }«.
notate-expected-move = poteza
notate-expected-square = polje
notate-expected-promotion-or-end = nova figura pri promociji ali konec poteze
notate-expected-end = konec poteze
notate-ambiguous = { $move } lahko pomeni več pravilnih potez.
notate-nobody-reaches = { $move }: { $piece ->
    [king] kralj ne more na { $square }.
    [queen] nobena dama ne more na { $square }.
    [rook] nobena trdnjava ne more na { $square }.
    [bishop] noben lovec ne more na { $square }.
    [knight] noben skakač ne more na { $square }.
   *[pawn] noben kmet ne more na { $square }.
}
notate-illegal = { $move } je nepravilna poteza:
notate-hint-near = podobne pravilne poteze: { $moves }

## Številke

notate-number-wrong = številka { $number } je napačna.
notate-number-other-player = tri pike stojijo pred potezo črnega.
notate-number-missing = številka manjka.

## Kaj je pri potezi nenavadno ali neresnično

notate-note-pawn-letter = kmet nima črke.
notate-note-hyphen = v potezi ni vezaja.
notate-note-spaces = v potezi ni presledkov.
notate-note-square-case = linija se piše z malo črko.
notate-note-letter-case = figura se piše z veliko črko.
notate-note-look-alike = črka je iz druge pisave, le videti je enaka.
notate-note-castling-spelling = rokada se piše 0-0 ali 0-0-0.
notate-note-castling-as-king-move = rokada se ne piše kot poteza kralja.
notate-note-promotion-sign = nova figura sledi polju brez znaka.
notate-note-departure-missing = pri jemanju s kmetom je treba navesti izhodiščno linijo.
notate-note-departure-needless = izhodiščnega polja ni treba navesti.
notate-note-departure-by-rank = izhodiščna linija ima prednost pred vrsto.
notate-note-capture-sign-unusual = znak jemanja je × ali x.
notate-note-capture-sign-wrong = nič ni vzeto.
notate-note-capture-unmarked = jemanje ni označeno.
notate-note-check-sign-wrong = { $actual ->
    [none] to ni šah.
    [check] to je šah, ni pa mat.
   *[mate] to je mat.
}
notate-note-check-unmarked = šah ni označen.
notate-note-check-in-words = šah in mat se pišeta z znaki.
notate-note-en-passant-wrong = to ni jemanje en passant.
notate-note-en-passant-unmarked = jemanje en passant ni označeno.
notate-note-draw-offer-sign = ponudba remija se označi z (=).
notate-note-comment = v potezi ni komentarjev.

## Napovedi

say-heard = { $move } ({ $uci })
say-silence = Nobena poteza ni napovedana.
say-unknown-word = Beseda »{ $word }« v napovedi nima pomena.
say-incomplete = Napoved ni cela poteza.
say-expected-square = polje, na primer Eva vier
say-expected-wing = kam kralj rokira, na primer lange
say-expected-end = konec napovedi
say-hint = povejte figuro in polji: Springer Gustav eins Felix drei; ali Lange Rochade, Kurze Rochade
