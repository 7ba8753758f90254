### What a ruling is about. Each stands inside a sentence of `rulings`, after a colon: no capital, no full stop.

## Moves and touches

matter-out-of-turn = a move out of turn
matter-touch-out-of-turn = a piece touched without having the move binds to nothing, but it may distract the opponent
matter-adjusting-without-move = adjusting pieces without having the move
matter-adjusting-on-opponents-time = adjusting pieces on the opponent’s time
matter-released-piece-stays = a released piece stays on its square
matter-other-promotion = another piece, for the choice in a promotion is final
matter-two-hands = a move made with two hands
matter-touched-piece-not-moved = the duty that follows from a touch was not fulfilled
matter-captured-piece-not-removed = the captured piece is still on the board
matter-pawn-not-removed = the pawn is still on the board
matter-promotion-wrong-colour = the new piece has the wrong colour
matter-second-move-in-a-row = a second move in a row
matter-castling-unfinished = the castling was not finished
matter-inverted-rook-is-rook = a rook standing upside down is a rook
matter-ask-arbiter-to-turn = the arbiter should be asked to turn the piece over
matter-facing-of-knights = which way the knights face is up to their owner
matter-tell-arbiter-before-adjusting = while the opponent is away, the arbiter is told before pieces are adjusted
matter-announced-after-touch = pieces are adjusted after saying so; said after the touch, it changes nothing
matter-loss-for-accident = the loss of the game for an accident
matter-castling-barred = castling is not possible here

## Ends

matter-agreement-too-early = a draw cannot be agreed before each player has made a move
matter-agreement = a draw takes the agreement of both players
matter-not-an-end = this does not end the game
matter-results-differ = the scoresheets show different results
matter-record-closed = both players have signed the result; the record is closed
matter-result-stands = the game is over, and its result stands
matter-dead-position = the question whether the position is dead

## Clock

matter-do-not-inform = the player may not be told
matter-stop-do-not-press = the clock is stopped, not pressed
matter-arbiter-resumes = the arbiter decides when play resumes
matter-valid-stop = a valid reason for stopping the clock
matter-moves-completed-in-time = the required moves were completed in time
matter-flag-not-down = the flag has not fallen
matter-arrived-in-time = arrival within the default time
matter-setting-frozen = it is too late to change the setting of the clock
matter-reading-stands = the reading of the clock stands
matter-turn-the-board = the board can be turned for this player
matter-flag-seen = the fall of a flag
matter-start-without-time-control = a start without a time control
matter-arbiters-start-clocks = the arbiters should start the clocks
matter-look-at-the-clocks = it is time to look at the clocks and to note times and moves
matter-start-warning = play is about to start
matter-check-white-and-black = check that White and Black are set the right way round on the clocks
matter-clock-side = the side of the board on which the clock stands
matter-supervision-not-stated = the degree of supervision is not stated
matter-change-of-supervision = a change of supervision between rounds
matter-supervision-not-met = the conditions of full supervision are not met
matter-default-time-not-stated = the default time is not stated
matter-time-control-stays = the time control should stay the same in all rounds
matter-time-control = the time control
matter-displays = screens, monitors and demonstration boards
matter-times-do-not-add-up = the times on the clock do not add up
matter-clock-assistant = an assistant for the clock
matter-assistant-introduced-late = the assistant should have been introduced before the game
matter-no-deduction = a player with a disability keeps the full time
matter-question-open = a question has to be answered before play resumes
matter-resumes-later = play resumes later
matter-mark-faulty-clock = the faulty clock is marked and put aside
matter-both-flags = both flags have fallen
matter-claimant-stops-clocks = whoever claims has to stop both clocks
matter-note-times-first = times and counters are noted before anything is corrected

## Irregularities

matter-orientation = the placing of the board
matter-initial-position = the initial position
matter-king-and-queen-exchanged = king and queen are exchanged
matter-knight-and-bishop-exchanged = knight and bishop are exchanged
matter-reversed-colours = reversed colours
matter-pressed-before-restoring = the clock was pressed before the pieces that fell were set up again
matter-both-kings-in-check = both kings in check
matter-pawn-on-last-rank = a pawn on the last rank
matter-not-this-position = the position is not the one reported
matter-unreachable-position = a position to which no legal game leads
matter-illegal-move = an illegal move
matter-illegal-move-stands = the illegal move stands
matter-bishops-of-one-colour = two bishops on squares of one colour
matter-board-out-of-step = the electronic board is out of step with the game
matter-displaced-piece = a displaced piece

## Draws

matter-offer-at-wrong-time = a draw offered at the wrong time
matter-withdrawal = an offer or a claim cannot be withdrawn
matter-write-move-first = the move has to be written before the claim
matter-written-move-fixed = a written move cannot be changed
matter-automatic-draw = a draw without a claim does not come about
matter-claimable-draw = a draw that only a claim can bring
matter-draw-restriction = draws by agreement are restricted
matter-repeated-offers = a draw offered again and again
matter-claim-incomplete = something that the claim needs is missing
matter-not-quickplay-finish = the game is not in its quickplay finish
matter-increment-request = the request for an increment

## The arbiter

matter-move-count = telling the number of moves
matter-time-used = telling the time used
matter-advice = advice
matter-see-record = a look at the record of the arbiter
matter-question-not-open = this question is not open
matter-correction-without-result = a correction without the right result (such as: corrected 1-0)
matter-decision-not-open = this question does not allow such a decision
matter-score-outside-normal = a result that a game cannot have
matter-approval-for-signature = approving the result: only an electronic scoresheet is approved, a paper one is signed
matter-change-too-late = it is too late for this change
matter-outside-scope = outside the scope of the Laws

## Adjournment and blind play

matter-sealing = the sealing of a move
matter-session-is-over = the session is over: the player on move is asked to seal
matter-sealed-move-change = a change of the sealed move
matter-envelope-incomplete = an entry is missing on the envelope
matter-envelope-opening = the opening of the envelope
matter-fixed-rank-names = other names for the ranks: the edition fixes the German numbers
matter-envelope-first = the envelope is opened first: a result that the sealed move brings stands
matter-other-sealed-move = the text of the envelope is not the move that the record was committed to
matter-seal-not-proved = the number that would prove the sealed move is missing
matter-not-seen = the arbiter did not see the illegal move; it stands until somebody claims
matter-hand-not-seen = nobody saw with which hand the clock was pressed
matter-slip-of-the-tongue = a slip of the tongue
matter-two-boards = play on two boards
matter-unasked-information = information that was not asked for
matter-other-rank-names = other names for the ranks than the German numbers
matter-german-rank-names = the ranks are announced with the German numbers
matter-feeling-binds-nobody = a piece that is felt and stays in its aperture is not touched
matter-move-not-yet-made = the move is announced, but not yet made
matter-pressed-before-announcing = the clock was pressed before the move was announced
matter-two-boards-on-demand = two boards are used if one of the players demands it
matter-blind-adaptations = the rules of play are adapted to local circumstances, as the regulations say

## Record

matter-written-in-advance = a move written before it was made
matter-moves-not-recorded = moves that were not recorded
matter-own-move-not-recorded = the next move was made before the own last move was recorded
matter-wrong-move-written = another move is written than the one that was made
matter-sheet-up-to-date = the scoresheet is up to date
matter-moved-before-updating = a move made before the scoresheet was brought up to date
matter-sheet-not-returned = a move made before the opponent’s scoresheet was returned
matter-not-exempt = the player still has to record the moves
matter-exempt-from-recording = for the rest of the period the player need not record
matter-sheet-data = data that belong on the scoresheet
matter-notes-on-sheet = forbidden notes on the scoresheet
matter-algebraic-required = moves are written in algebraic notation
matter-pawn-letter = pawns are written without a letter
matter-hyphen-in-move = no hyphen stands between the parts of a move
matter-long-form-not-described = the edition describes only the short form of a move
matter-sign-left-out = a sign that the edition asks for is left out
matter-pawn-file-left-out = in a capture with a pawn its file is written
matter-other-notation-as-evidence = a scoresheet in another notation as evidence
matter-sheet-of-organiser = the scoresheet belongs to the organiser
matter-opponents-sheet = the opponent’s scoresheet
matter-record-kept = somebody else records the game
matter-nobody-records = nobody can record the game
matter-signed-result = the signed result
matter-sheets-incomplete = the scoresheets cannot be completed

## Conduct and penalties

matter-not-in-the-list = a penalty that is not in the list
matter-fine-without-tariff = a fine without a tariff announced in advance
matter-penalty-without-amount = a penalty without its amount
matter-reduction-ends-time = so much less time would make the flag fall
matter-organisers-consent = the organiser’s consent may be needed
matter-final-notice = the next refusal loses the game
matter-no-final-notice = a loss for refusal needs a final notice first
matter-permission = permission is given
matter-leaving-venue = leaving the playing venue
matter-leaving-playing-area = leaving the playing area
matter-entering-playing-area = entering the playing area
matter-reporting-or-permission = reporting is understood here as asking for permission
matter-often-away-on-move = leaving the board often while having the move
matter-outside-help = help from outside
matter-device = an electronic device
matter-approved-device = a device that the arbiter has approved
matter-authorised-device = the authorised use of a device
matter-use-of-bag = the use of the bag
matter-designated-area = a designated area
matter-this-inspection = an inspection of this kind
matter-smoking = smoking
matter-disturbing = disturbing
matter-interfering = interfering in a game
matter-too-many-requests = more requests to see the record than are allowed
matter-order-refused = refusing an order of the arbiter
matter-accepted-assistant = the assistant is accepted
matter-assistant = an assistant
matter-stay-after-game = how long players may stay after their game
matter-yes-or-no = a yes or no about the position
matter-clock-not-pressed = telling a player that the clock was not pressed
matter-told-to-arbiter = this was told to the arbiter only
matter-appeal = an appeal
matter-late-appeal = an appeal after the deadline
matter-equipment = the equipment is replaced at the next stop
matter-play-on-meanwhile = meanwhile play goes on as the arbiter ruled
matter-measure = a measure of the arbiter
matter-fair-play-complaint = a complaint of cheating is taken down and reported under the rules against cheating
matter-offer-to-be-noted = both players note the offer with (=)
matter-claim-waits = the claim waits until both players can check it
matter-envelope-keeping = keeping the envelope
matter-ambiguous-move = the move can be read in more than one way: the piece has to be told by its file or rank
matter-made-move-stands = a move that was made by the Laws stands, even if both players agree to take it back
matter-result-excluded = a result that the position excludes; it needs a reason
matter-team-boards = team matches: the colours alternate along the boards and all clocks face the same way
matter-clock-of-next-board = the clock of the next board was pressed: it has to be put right there, and here the own clock runs on
matter-flag-to-be-announced = the flag counts as fallen from the moment the arbiter saw it; it is to be announced at once

## Nothing follows

matter-illegal-position-gone = the illegal position stands no longer
matter-game-is-over = the game is over; this changes nothing
matter-nothing-follows = nothing follows from this
matter-taken-down = it is taken down; nothing follows
matter-decided-so = it is decided so; nothing else follows
matter-move-not-made = this alone makes no move
matter-duty-as-before = the duty stays as it was
matter-accidental-contact = a clearly accidental contact binds nobody
matter-adjusting-binds-nobody = adjusting binds nobody
matter-flag-not-observed = a flag counts as fallen only when it is observed or called
matter-other-signature-missing = one player has signed; the other signature is still missing
