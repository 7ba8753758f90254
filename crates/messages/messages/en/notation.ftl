### Notation: the commands notate and say.

## Help texts

cli-notate = Read a record in the letters of one language and write it in those of another
cli-notate-arg-file = The record: a movetext or the moves of a scoresheet; “-” is standard input
cli-notate-arg-from = Language of the record, by its tag or name; auto finds it out
cli-notate-arg-to = Language to write, by its tag or name; if not given, the language of the output
cli-notate-arg-long = Write both squares of every move
cli-notate-arg-no-captures = Leave out the sign of capture
cli-notate-arg-figurines = Write figurines instead of letters
cli-notate-arg-fen = The position before the first move in FEN; if not given, the start of a game

cli-say = Say how moves are announced to a visually disabled player, or understand an announcement
cli-say-arg-move = The moves, as on a scoresheet or as engines write them
cli-say-arg-read = Understand this announcement instead
cli-say-arg-in = Language of the announcements
cli-say-arg-from = Language of the letters in the moves, by its tag or name
cli-say-arg-short = Say of the departure only what is needed
cli-say-arg-captures = Mention captures
cli-say-arg-fen = The position before the first move in FEN; if not given, the start of a game

cli-value-announcement = ANNOUNCEMENT

## The record as a whole

notate-not-playable = Moves cannot be read from this position: the ordinary rules fail in it.
notate-no-moves = There is no move in the record.
notate-offer = { $color ->
    [white] White’s draw offer is open.
   *[black] Black’s draw offer is open.
}
notate-read-in = Read in { $language }.
notate-sure-letters = Only languages with these letters read the whole record: { $tags }.
notate-sure-moves = Languages with different letters read it too and find the same moves: { $tags }.
notate-sure-clash = Languages with different letters read it too but find other moves, so name the right one with --from: { $tags }.
notate-sure-part = No language reads it all; moves that can be read: { $read } of { $count } ({ $tags }).
notate-system = { $system ->
    [coordinates] The record seems to be kept in pairs of squares without letters for the pieces
    [english_descriptive] The record seems to be kept in English descriptive notation
    [spanish_descriptive] The record seems to be kept in Spanish descriptive notation
    [french_descriptive] The record seems to be kept in French descriptive notation
   *[numeric] The record seems to be kept in the numeric notation of correspondence chess
}; only algebraic notation is recognised, and another scoresheet is no evidence.
notate-unread = Not read after it, since the position is not known any more: { $texts }

## A move that cannot be read. $move is its number and text.

notate-not-algebraic = { $move } cannot be read as a move in the letters of “{ $language }”.
notate-expected-move = a move
notate-expected-square = a square
notate-expected-promotion-or-end = the new piece of a promotion, or the end of the move
notate-expected-end = the end of the move
notate-ambiguous = { $move } can mean more than one legal move.
notate-nobody-reaches = { $move }: { $piece ->
    [king] the king cannot get to { $square }.
    [queen] no queen can get to { $square }.
    [rook] no rook can get to { $square }.
    [bishop] no bishop can get to { $square }.
    [knight] no knight can get to { $square }.
   *[pawn] no pawn can get to { $square }.
}
notate-illegal = { $move } is an illegal move:
notate-hint-near = legal moves that are similar: { $moves }

## Numbers

notate-number-wrong = the number { $number } is wrong.
notate-number-other-player = three dots stand before a move of Black.
notate-number-missing = the number is missing.

## What is unusual about a move, or untrue

notate-note-pawn-letter = a pawn has no letter.
notate-note-hyphen = there is no hyphen in a move.
notate-note-spaces = there are no spaces in a move.
notate-note-square-case = the file is written with a small letter.
notate-note-letter-case = the piece is written with a capital letter.
notate-note-look-alike = a letter is of another alphabet that looks the same.
notate-note-castling-spelling = castling is written 0-0 or 0-0-0.
notate-note-castling-as-king-move = castling is not written as a move of the king.
notate-note-promotion-sign = the new piece follows the square without a sign.
notate-note-departure-missing = a pawn that captures needs the file of departure.
notate-note-departure-needless = the departure is not needed.
notate-note-departure-by-rank = the file of departure is preferred to the rank.
notate-note-capture-sign-unusual = the sign of capture is × or x.
notate-note-capture-sign-wrong = nothing is captured.
notate-note-capture-unmarked = the capture is not marked.
notate-note-check-sign-wrong = { $actual ->
    [none] it is not check.
    [check] it is check but not checkmate.
   *[mate] it is checkmate.
}
notate-note-check-unmarked = the check is not marked.
notate-note-check-in-words = check and checkmate are written with signs.
notate-note-en-passant-wrong = this is no capture en passant.
notate-note-en-passant-unmarked = the capture en passant is not marked.
notate-note-draw-offer-sign = a draw offer is marked (=).
notate-note-comment = there are no comments in a move.

## Announcements

say-heard = { $move } ({ $uci })
say-silence = No move is announced.
say-unknown-word = The word “{ $word }” has no meaning in an announcement.
say-incomplete = The announcement is not a whole move.
say-expected-square = a square, such as Eva vier
say-expected-wing = which way the king castles, such as lange
say-expected-end = the end of the announcement
say-hint = say the piece and the squares: Springer Gustav eins Felix drei; or Lange Rochade, Kurze Rochade
