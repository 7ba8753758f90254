### Names of the values that an edition sets. The ids are made from the keys.

## Frame

parameter-meta-base = Rests on the edition
parameter-meta-covers = Kinds of games that it governs itself
parameter-meta-must-be-announced = Does it apply only where it was announced?
parameter-meta-federation-rules-allowed = May federations add rules of their own?
parameter-meta-guidelines-in-laws = Are appendices and guidelines part of the Laws?
parameter-class-increment-factor = Number of moves for which the increment counts
parameter-class-rapid-min = Least time of rapid chess
parameter-class-rapid-max = Most time of rapid chess
parameter-class-blitz-max = Most time of blitz
parameter-class-basis = Moves that must fall within the time
parameter-class-increment-range = Usual range of an increment
parameter-sup-tiers = Are there two degrees of supervision?
parameter-sup-rapid-games = Games for each arbiter in rapid chess
parameter-sup-blitz-games = Games for each arbiter in blitz
parameter-sup-needs-record = Must the arbiter or an assistant record each game?
parameter-sup-event-declares = Must the event declare the degree for all its games?
parameter-sup-view-score-max = How often a player may ask to see the arbiter’s record

## The act of moving

parameter-touch-intent = Touch that binds
parameter-touch-both-colours = Pieces of both colours touched
parameter-touch-adjust-own-clock = May pieces be adjusted only while the own clock runs?
parameter-touch-forfeit-trigger = Touch with which the opponent loses the right to claim
parameter-touch-forfeit-scope = What can then no longer be claimed
parameter-castle-kr-touch-deliberate = Must king and rook be touched deliberately to bind?
parameter-castle-illegal-trigger = Touches that create the duty to move the king
parameter-castle-released-king-duty = Must a king released where castling is illegal make another move?
parameter-castle-rook-first = Rook touched before the king
parameter-promo-free-form = May the acts of a promotion come in any order?
parameter-promo-unpromoted = Pawn left on the last rank
parameter-move-illegal-position-defined = Are illegal move and illegal position defined?
parameter-move-made-when = When a move counts as made
parameter-move-assistant = May an assistant move the pieces?
parameter-end-finish-test = What the last move must comply with
parameter-end-resign-draw-if-no-mate = Is a resignation a draw if the opponent cannot mate?
parameter-end-agreed-min-moves = Moves by each player before a draw can be agreed

## The chess clock

parameter-clock-next-move-completes = Does making the next move complete the previous one?
parameter-clock-no-press-needed = Ends of the game that need no press of the clock
parameter-clock-late-press = May the clock be pressed even after the opponent’s next move?
parameter-clock-control-basis = Moves that a time control counts
parameter-clock-delay-carry = Is time saved carried over in delay mode too?
parameter-clock-default-rule = If the event does not state a default time
parameter-clock-default-excusable = May the arbiter excuse a late arrival?
parameter-clock-keep-times = Is it said that the times may be left as they are?
parameter-clock-no-deduction-disabled = Does a disabled player keep the time when an assistant serves?

## The flag

parameter-flag-loss-basis = Moves that save from losing on time
parameter-flag-call = Who draws attention to a fallen flag
parameter-flag-claim-must-stop = Must the claimant stop the clock?
parameter-flag-claim-own-flag-up = Must the claimant’s own flag be up?
parameter-flag-both-down = Both flags have fallen, the order is unknown

## Irregularities

parameter-irr-colours = Colours reversed
parameter-irr-setup-window = Completed moves after which the set-up can no longer be claimed
parameter-irr-clock-window = May a wrong setting of the clock be corrected after that?
parameter-irr-wrong-setup-castling = Castling after a wrong set-up that stands
parameter-illegal-done = When an illegal move is completed
parameter-illegal-two-hands = Two hands used for one move
parameter-illegal-empty-press = Clock pressed without a move
parameter-illegal-king-capture-named = Is the capture of a king named as an illegal move?
parameter-illegal-shared-count = Do all kinds of illegal moves count together?
parameter-illegal-loses-at = Number of the illegal move that loses
parameter-illegal-bonus = Opponent’s extra time for an illegal move that does not lose
parameter-illegal-draw-if-no-mate = Is the losing illegal move a draw if the opponent cannot mate?
parameter-illegal-window = Until when an illegal move can be put right
parameter-illegal-on-claim = What a correct claim of an illegal move brings
parameter-illegal-arbiter = When the arbiter acts on an illegal move
parameter-illegal-both-kings = Both kings in check, or a pawn on the last rank
parameter-illegal-survives-by-agreement = Can it be put right later only if the players agree?
parameter-art4-arbiter = When the arbiter applies Article 4

## Recording

parameter-rec-media = On what the game may be recorded
parameter-rec-required = Must the players record?
parameter-rec-exempt-below = Time below which a player need not record
parameter-rec-exempt-increment = Increment from which on there is no exemption
parameter-rec-exempt-from = From what a player short of time is exempt
parameter-rec-exempt-for = How long the exemption lasts
parameter-rec-update-duty-in-84 = Does the article on the exemption ask for the missing moves?
parameter-rec-scorekeeping-trigger = When the arbiter sees to the record
parameter-rec-claims-kept-without-score = Do claims survive without a score?
parameter-rec-result-by = How a result is confirmed

## Draws

parameter-draw-restrictable = What the event may restrict
parameter-draw-offer-lapses = What ends an offer besides a word
parameter-draw-claims-as-offers = Claims that are also offers of a draw
parameter-draw-intended-locked = Is the intended move binding once it is written?
parameter-draw-claim-stops-clock = Who stops the clock for a claim
parameter-draw-false-claim-bonus = Opponent’s extra time for an incorrect claim
parameter-draw-false-claim-articles = What governs the intended move after that
parameter-draw-rep-claim = Occurrences of a position that can be claimed
parameter-draw-rep-auto = Occurrences that draw without a claim
parameter-draw-fifty-claim = Moves without progress that can be claimed
parameter-draw-fifty-basis = Moves that count for this claim
parameter-draw-auto-moves = Moves without progress that draw without a claim
parameter-draw-same-iff = Is the sameness of positions defined both ways?
parameter-draw-ep-test = Test for en passant
parameter-draw-dead-in-part2 = Is the dead position repeated in the Competition Rules?

## Quickplay finish

parameter-qpf-place = Where the quickplay finish stands
parameter-qpf-needs-announcement = Only if announced?
parameter-qpf-only-without-increment = Only without an increment?
parameter-qpf-available = In which games there is a quickplay finish
parameter-qpf-below = Time below which the claim is possible
parameter-qpf-increment-option = Increment that can be requested
parameter-qpf-bonus = Opponent’s extra time
parameter-qpf-postpone-test = How a postponed claim is decided
parameter-qpf-final = Is the decision final?
parameter-qpf-claim-is-offer = Is the claim also an offer of a draw?

## Points, conduct, arbiter

parameter-points-game = What a game is worth
parameter-points-cap = Can the two scores never exceed the maximum of a game?
parameter-device-ban = Devices that are banned
parameter-device-bag-option = May the event allow a device switched off in a bag?
parameter-device-trigger = What about a device is penalised
parameter-device-opp-half-if-no-mate = Does the opponent get only half a point if unable to mate?
parameter-device-milder-option = May the event set a milder penalty?
parameter-inspect-scope = What may be inspected
parameter-conduct-report-leaving-option = May the event make a player not on move report leaving?
parameter-conduct-outsiders-need-permission = Do outsiders need permission for the playing area?
parameter-conduct-explanation-right = Has a player the right to an explanation of the Laws?
parameter-conduct-players-check-claims = Do the players help to reconstruct games and check claims?
parameter-appeal-scope = What may be appealed against
parameter-appeal-after-signing = Is an appeal possible even after signing?
parameter-arb-move-count-basis = Number of moves that the arbiter must not tell
parameter-arb-penalties = Penalties to choose from

## Appendices and guidelines

parameter-note-long-form = May the square of departure be written?
parameter-note-capture-sign = Sign of a capture
parameter-note-ep-suffix = Sign of a capture en passant
parameter-note-optional-signs = Signs that may be left out
parameter-note-two-pawn-rule = Is there an article of its own for two pawns?
parameter-note-other-system = A player who writes in another system than the algebraic one
parameter-blind-adapted-by = Who adapts the rules for blind players
parameter-blind-rank-names-fixed = Are the German numbers for the ranks compulsory?
parameter-blind-talking-clock = Is a clock that speaks foreseen?
parameter-blind-assistant-if-hearing-impaired = Is an assistant compulsory against a player hard of hearing?
parameter-adj-late-limit = By how much a player may be late for a resumption
parameter-adj-late-exceptions = When a player late for a resumption does not lose
parameter-adj-neither-present-rule = Is there a rule for the case that nobody comes?
parameter-adj-sheet = On what the move is sealed
parameter-c960-place = Where Chess960 stands
