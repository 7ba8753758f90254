### The values themselves in words. The ids are made from the names in the code.

## Values

value-none = none
value-bound-included = { $time } (included)
value-bound-excluded = { $time } (not included)
value-range = { $least } to { $most }
value-points = win { $win }, draw { $draw }, loss { $loss }
value-counted = { $count } ({ $choice })

## Answers

choice-yes = yes
choice-no = no
choice-unstated = not stated

## Classes and moments

choice-standard = standard chess
choice-rapid = rapid
choice-blitz = blitz
choice-made = made on the board
choice-completed = completed

## The act of moving

choice-deliberate = a deliberate touch
choice-intent-to-move-or-capture = a touch with the intention of moving or capturing
choice-any-non-accidental-contact = every contact that is not clearly accidental
choice-one-of-each = one piece of each colour
choice-one-or-more-of-each = one or more of each colour
choice-whole-article4 = all of Article 4
choice-articles41-to47 = Articles 4.1 to 4.7
choice-king-alone = the king alone
choice-king-and-rook-together = king and rook at the same time
choice-king-then-rook = the king and then a rook
choice-bars-this-rook = castling with this rook is barred
choice-bars-both-sides = castling is barred on both sides
choice-released = when the pieces are released
choice-article3-fulfilled = when all that Article 3 asks for is done
choice-restore-and-replay = the position is restored and the move replayed
choice-illegal-and-queen = an illegal move, and the pawn becomes a queen
choice-move-legal = the move must be legal
choice-article3-and42-to47 = Article 3 and 4.2 to 4.7
choice-mate = checkmate
choice-stalemate = stalemate
choice-dead = dead position
choice-agreement = agreement on a draw
choice-threefold = threefold repetition
choice-fivefold = fivefold repetition
choice-seventy-five = seventy-five moves
choice-fifty = fifty moves

## The clock and the flag

choice-zero = no time at all
choice-must-specify = the event must state it
choice-must-specify-else-zero = the event must state it, otherwise no time at all
choice-arbiter-may = the arbiter may
choice-arbiter-shall = the arbiter shall
choice-forbidden-unless-both = the arbiter must not, unless both flags have fallen
choice-continue-or-draw-in-last-period = play continues; in the last period it is a draw
choice-draw = draw
choice-guideline-if-announced = as the guideline on games without increment says, where it is announced
choice-no-rule = no rule

## Irregularities

choice-continue-unless-arbiter = the game continues unless the arbiter rules otherwise
choice-restart-below = a new game as long as fewer moves have been made
choice-always = always
choice-never = never
choice-only-if-schedule-suffers = only if the schedule would suffer
choice-game-annulled = the game is annulled instead
choice-swapped-king-may-not-castle = a king that changed places with the queen may not castle
choice-wrong-king-or-rook-may-not-castle = a king or a rook wrongly placed may not castle
choice-when-made = when it is made on the board
choice-as-any-move = as any move
choice-opponent-clock-started = when the opponent’s clock is started
choice-own-clock-pressed = when the player has pressed the clock
choice-breach = a breach, for the arbiter to judge
choice-illegal = an illegal move
choice-illegal-if-pressed = an illegal move if the clock was pressed
choice-unregulated = not regulated
choice-improper-handling = improper handling of the clock
choice-whole-game = during the whole game
choice-until-opponent-makes-move = until the opponent has made the next move
choice-ladder = the penalties for illegal moves
choice-win-for-claimant = the win, or a draw if the claimant cannot mate
choice-win-for-claimant-or-draw-for-player = the win; if the claimant cannot mate, the other may claim a draw
choice-on-observation = on what the arbiter observes
choice-on-observation-within-window = on what the arbiter observes while it can still be put right
choice-only-on-claim = only on a claim
choice-only-on-claim-except-both-kings-or-promotion = only on a claim, except for both kings in check or an unfinished promotion
choice-intervene-if-possible = the arbiter intervenes if possible
choice-wait-one-move-then-draw = the arbiter waits for the next completed move; then it is a draw

## Recording

choice-paper = paper
choice-electronic = a certified electronic scoresheet
choice-move-by-move = from recording move after move
choice-all-of-recording = from all that the article on recording asks for
choice-rest-of-period = for the rest of the period
choice-while-below = while the time is below the limit
choice-neither-required = when neither player has to record
choice-neither-keeps = when neither player records
choice-sign = by signing the scoresheets
choice-electronic-approval = by electronic approval

## Draws

choice-agree = agreeing on a draw
choice-offer-or-agree = offering or agreeing on a draw
choice-on-touch = touching a piece in order to move or capture it
choice-on-move = only a move that has been played
choice-quickplay-claim = the claim in a quickplay finish
choice-quickplay-increment = the request for an increment in a quickplay finish
choice-player-may = the player may
choice-player-or-arbiter-shall = the player or the arbiter shall
choice-article4 = Article 4
choice-articles3-and4 = Articles 3 and 4
choice-consecutive-alternate = at consecutive alternate moves of each player
choice-anywhere = anywhere in the game
choice-no-longer-capturable = a pawn that could have been captured no longer can
choice-at-start-of-sequence = when the sequence began, a pawn could have been captured
choice-in-articles = in the articles
choice-in-appendix = in an appendix
choice-in-guidelines = in the guidelines
choice-if-announced-without-increment = where it was announced, and never with an increment
choice-final-position = by the final position
choice-opponent-of-flagged = by what the opponent of the flagged player could or tried to do

## Conduct and arbiter

choice-phone-unless-off = a phone that is not switched off
choice-phone-ban = phones and other means of communication
choice-any-device-ban = any electronic device that the arbiter has not approved
choice-sound = that it makes a sound
choice-brought-in = that it was brought into the venue
choice-on-person = that the player has it on them
choice-not-foreseen = nothing is said
choice-clothes-bags-items = clothes, bags and other items
choice-clothes-bags-items-body = clothes, bags, other items and the body
choice-all-except-quickplay = everything but decisions in a quickplay finish
choice-all = everything, unless the event excludes it
choice-warning = warning
choice-opp-time-plus = more time for the opponent
choice-own-time-minus = less time for the offender
choice-opp-points-max = the opponent’s points raised to the maximum
choice-own-points-minus = fewer points for the offender
choice-loss = loss of the game
choice-fine = a fine announced in advance
choice-rounds-exclusion = exclusion from one or more rounds
choice-expulsion = expulsion from the event

## Notation, blind players, adjournment

choice-mandatory = must be written
choice-optional = may be left out
choice-capture = capture
choice-check = check
choice-en-passant = en passant
choice-should-be-told = the arbiter should tell him
choice-must-be-told = the arbiter must tell him
choice-director = the director of the event
choice-organiser = the organiser
choice-organiser-after-arbiter = the organiser, after consulting the arbiter
choice-event-default = by the default time of the event
choice-mate-stalemate-dead-or-flag = mate, stalemate or a dead position by the sealed move, or a flag that had fallen
choice-any-conclusion = any end of the game by the sealed move
choice-own-scoresheet = the player’s own scoresheet
choice-paper-sheet = a sheet of paper
