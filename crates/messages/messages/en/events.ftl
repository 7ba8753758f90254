### What happened, as the record of a game tells it: lower case, no full stop. $who is somebody as the subject of the sentence.

## People, places, hands

event-who = { $who ->
    [white] white
    [black] black
    [both] each player
    [assistant-white] White’s assistant
    [assistant-black] Black’s assistant
    [arbiter] arbiter
    [chief-arbiter] chief arbiter
    [designated-arbiter] designated arbiter
    [organiser] organiser
    [operator] operator of the board
    [spectator] spectator
    [neighbour] player of another game
    [captain] captain
   *[named] { $name }
}
event-area-left = { $area ->
    [playing-area] the playing area
    [venue] the playing venue
    [toilet] the toilet
    [rest-room] the rest room
    [refreshment-area] the refreshment area
    [smoking-area] the smoking area
    [analysis-room] the analysis room
   *[named] “{ $name }”
}
event-area-to = { $area ->
    [playing-area] the playing area
    [venue] the playing venue
    [toilet] the toilet
    [rest-room] the rest room
    [refreshment-area] the refreshment area
    [smoking-area] the smoking area
    [analysis-room] the analysis room
   *[named] “{ $name }”
}
event-area-in = { $area ->
    [playing-area] in the playing area
    [venue] in the playing venue
    [toilet] in the toilet
    [rest-room] in the rest room
    [refreshment-area] in the refreshment area
    [smoking-area] in the smoking area
    [analysis-room] in the analysis room
   *[named] at “{ $name }”
}
event-hand = { $what ->
    [left] with the left hand
    [right] with the right hand
   *[both] with both hands
}
event-blind-board = on the blind player’s board
event-basis = { $what ->
    [scoresheet] going by the scoresheet
    [board-record] going by the record of the electronic board
   *[display] going by a screen in the hall
}

## The round

event-configured = { $who } changes “{ $option }” to { $value }
event-round-starts = round starts
event-round-starts-scheduled = round starts, scheduled for { $time }
event-resumption-starts = resumption starts
event-announced = arbiter announces { $words }
event-arrives = { $who } arrives
event-is-absent = { $who } is absent
event-time-passes = time passes
event-start-drawn = starting position { $number } drawn { $method ->
    [computer] by computer
    [dice] by dice
    [coin] by coin
   *[cards] by cards
}

## Pieces

event-board-shows = the board shows { $what }
event-board-corner = { $what ->
    [light] the corner square on the right is light
   *[dark] the corner square on the right is dark
}
event-board-scanned = the board was looked at
event-touches = { $who } touches { $squares }
event-order-unclear = in unclear order
event-manner = { $what ->
    [accidental] accidentally
    [unclear] it is not clear whether on purpose
    [turning] to turn it
   *[feeling] feeling
}
event-takes-off = { $who } takes off { $square }
event-puts = { $who } puts { $color ->
    [white] { $piece ->
        [king] white king
        [queen] white queen
        [rook] white rook
        [bishop] white bishop
        [knight] white knight
       *[pawn] white pawn
    }
   *[black] { $piece ->
        [king] black king
        [queen] black queen
        [rook] black rook
        [bishop] black bishop
        [knight] black knight
       *[pawn] black pawn
    }
} on { $square }
event-inverted = upside down
event-releases = { $who } releases { $square }
event-knocks-over = { $who } knocks over { $squares }
event-purpose = { $what ->
    [yes] on purpose
   *[unclear] perhaps on purpose
}
event-sets-up = { $who } sets up the pieces
event-plays = { $who } plays { $move }
event-and-presses = presses the clock

## The clock

event-presses = { $who } presses the clock
event-outsider-presses = player of another game presses { $side ->
    [white] White’s
   *[black] Black’s
} clock
event-stops-clock = { $who } stops the clock
event-stop-reason = { $what ->
    [draw-claim] to claim a draw
    [flag] because of a flag
    [illegal-move] because of an illegal move
    [illegal-position] because of an illegal position
    [touched-piece] because of a touched piece
    [irregularity] because of an irregularity
    [piece-missing] because a piece is missing
    [knocked-pieces] because pieces were knocked over
    [wrong-setting] because the clock is set wrongly
    [disturbance] because of a disturbance
    [illness] because of illness
    [toilet] because of the toilet
    [sealing] to seal
    [resigning] to resign
   *[arrived] having arrived
}
event-starts-clock = { $who } starts { $side ->
    [white] White’s
   *[black] Black’s
} clock
event-mishandles-clock = { $who } { $how ->
    [holds] holds the clock
    [hovers] keeps the hand over the clock
    [covers] covers the clock
    [bangs] bangs the clock
    [lifts] lifts the clock
    [next-board] presses the clock of the next board
   *[knocks-over] knocks over the clock
}
event-flag-falls = { $side ->
    [white] White’s
   *[black] Black’s
} flag falls
event-notices-flag = { $who } notices that { $side ->
    [white] White’s
   *[black] Black’s
} flag has fallen
event-clock-shows = the clock shows
event-sets-clock = arbiter sets the clock
event-sets-new-clock = arbiter sets a new clock
event-time-of = { $side ->
    [white] white
   *[black] black
} { $time }
event-first-flag = first was { $side ->
    [white] White’s
   *[black] Black’s
} flag
event-counter = counter { $white } and { $black }
event-move-number = move { $number }
event-increment = increment { $time }
event-finds-clock = { $who } finds the clock { $fault ->
    [defect] defective
    [wrong-setting] set wrongly
   *[sides-exchanged] with the sides exchanged
}

## Offers, claims, talk

event-adjusts = { $who } announces adjusting
event-telling-arbiter = to the arbiter
event-offers-draw = { $who } offers a draw
event-on-condition = on the condition { $words }
event-accepts = { $who } accepts the draw
event-declines = { $who } declines the draw
event-claims = { $who } claims a draw: { $ground ->
    [threefold] threefold repetition
    [fifty] fifty moves
    [no-normal-means] no win by normal means
   *[no-effort] no effort to win
}
event-with-move = with { $move }
event-unwritten = the move is not written
event-withdraws = { $who } wants to take back { $what ->
    [offer] the offer
   *[claim] the claim
}
event-resigns = { $who } resigns
event-resigning = { $what ->
    [king] by laying down the king
    [clock] by stopping the clock
    [hand] by offering the hand
   *[sheet] on the scoresheet
}
event-gestures = { $who } { $gesture ->
    [king] lays down the king
    [clock] stops the clock without a word
    [hand] offers the hand
    [handshake] shakes hands
   *[sheet] signs the scoresheet without a word
}
event-take-back-agreed = both agree to take the move back
event-asks = { $who } asks { $what ->
    [move-count] how many moves were made
    [time-used] how much time was used
    [may-castle] whether castling is allowed
    [may-take-en-passant] whether taking en passant is allowed
   *[how-to-claim] how to claim
}
event-asks-about = { $who } asks about article { $article }
event-asks-words = { $who } asks { $words }
event-requests = { $who } asks for: { $what }
event-request = { $what ->
    [assistant-for-moving] an assistant who moves
    [assistant-for-clock] an assistant for the clock
    [assistant-for-writing] an assistant who writes
    [blank-sheet] a blank scoresheet
    [see-record] a look at the arbiter’s record
    [opponents-sheet] the opponent’s scoresheet
    [bag] the bag
    [two-boards] play on two boards
    [other-clock-side] the clock on the other side
    [increment] an increment
    [consent] consent
    [adjournment] adjournment
    [opening] the opening of the envelope
   *[medical-help] medical help
}
event-request-piece = { $piece ->
    [king] a king
    [queen] a queen
    [rook] a rook
    [bishop] a bishop
    [knight] a knight
   *[pawn] a pawn
}
event-request-leave = to leave { $area }
event-request-enter = to go into { $area }
event-request-device = { $purpose ->
    [recording] the device { $name } for recording
   *[other] the device { $name }
}
event-disability = because of a disability
event-calls-arbiter = { $who } calls the arbiter
event-complaint = { $about ->
    [offers] complaint: repeated offers of a draw
    [equipment] complaint: equipment or playing conditions
    [cheating] complaint: cheating
   *[opponent] complaint: the opponent disturbs
}
event-tells = { $who } tells (to { $to }): { $what }
event-news = { $what ->
    [clock-not-pressed] the clock was not pressed
    [move-count] the number of moves
    [time-used] the time used
    [flag] a flag has fallen
    [advice] advice
   *[irregularity] an irregularity
}
event-announces-move = { $who } announces { $words }
event-repeats = { $who } repeats the announcement
event-says-castling = { $who } announces castling
event-decides = { $who } decides { $question }: { $answer }
event-consulting = having consulted { $words }
event-appeals = { $who } appeals

## Scoresheets and envelopes

event-writes = { $who } writes { $words }
event-notes = { $who } notes { $what }
event-mark = { $what ->
    [draw-offer] the offer of a draw (=)
    [time] the time
    [result] the result
   *[position] the position
}
event-stops-recording = { $who } stops recording
event-sheet = { $who } { $how ->
    [hides] hides the scoresheet
    [uncovers] uncovers the scoresheet
    [tears] tears the scoresheet
    [keeps] keeps the scoresheet
    [hands-in] hands in the scoresheet
    [lends] lends the scoresheet
    [returns] returns the scoresheet
    [updates] brings the scoresheet up to date
    [finds-defective] finds the scoresheet defective
    [verifies-position] confirms the position
    [verifies-sheet] confirms the scoresheet
    [disputes-position] disputes the position
   *[disputes-sheet] disputes the scoresheet
}
event-signs = { $who } signs { $result }
event-approves = { $who } approves { $result }
event-reconstructed = { $count ->
    [one] the reconstruction gives { $count } move
   *[other] the reconstruction gives { $count } moves
}
event-not-reconstructed = the reconstruction fails
event-orders-to-seal = arbiter asks { $side ->
    [white] white
   *[black] black
} to seal a move
event-seals = { $who } seals the move
event-envelope-opened = the envelope is opened: { $words }
event-envelope-lost = the envelope is lost
event-envelope-lost-with-times = the envelope is lost, the times are not known

## Conduct

event-leaves = { $who } leaves { $area }
event-enters = { $who } enters { $area }
event-finds-device = { $who } finds { $device ->
    [phone] a phone
    [tablet] a tablet
    [smart-watch] a smart watch
    [fitness-tracker] a fitness tracker
    [smart-pen] a smart pen
    [earpiece] an earpiece
   *[other] a device
} ({ $whose })
event-device-place = { $what ->
    [person] on the person
   *[bag] in the bag
}
event-device-state = { $what ->
    [off] switched off
    [on] switched on
    [sounding] it sounded
   *[in-use] in use
}
event-places-bag = { $who } puts down the bag
event-opens-bag = { $who } opens the bag
event-takes-bag = { $who } takes the bag to { $area }
event-uses-help = { $who } uses { $help ->
    [notes] notes
    [advice] advice
    [information] information
   *[analysis] analysis on another board
}
event-reports = { $who } reports ({ $of }): { $conduct }
event-conduct = { $what ->
    [disturbing] disturbing
    [smoking] smoking
    [insulting] insulting
    [prearranging] prearranging the result
    [interfering] interfering with the game
    [drunk] drunkenness
    [lingering] lingering at the boards
   *[discourteous] discourtesy
}
event-refuses = { $who } refuses: { $what }
event-order = { $what ->
    [record] to record the moves
    [lend-sheet] to lend the scoresheet
    [reconstruct] to reconstruct the game
    [inspection] inspection
    [take-part] to take part
   *[play-on] to play on
}
event-disturbed = the game is disturbed: { $cause }
event-lasting = for { $time }
event-notices = { $who } notices: { $what }
event-irregular = { $what ->
    [illegal-move] an illegal move
    [illegal-position] an illegal position
    [both-kings-in-check] both kings in check
    [unpromoted] the pawn on { $square } not promoted
    [touch-move] a breach of touch-move
    [two-hands] a move with two hands
    [press-without-move] a press without a move
    [wrong-set-up] a wrong initial position
    [wrong-orientation] a wrongly turned board
    [reversed-colours] reversed colours
    [displaced] a displaced piece on { $square }
    [clock-reading] a wrong reading of the clock
    [boards-differ] the boards differ
   *[board-out-of-step] the electronic board out of step
}

## Words, equipment and envelopes

event-draw-words-unclear = { $who } says something that { $seemed ->
    [offer] may be an offer of a draw
   *[acceptance] may accept the draw
}
event-finds-equipment = { $who } finds a fault in { $what ->
    [board] the board
    [set] the pieces
    [blind-board] the board of the blind player
   *[blind-set] the pieces of the blind player
}
event-envelope-care = { $who } { $how ->
    [signs] checks and signs the envelope
   *[keeps] takes the envelope into keeping
}
event-silently = says nothing
event-confirms-time-control = { $who } confirms the time control
event-decides-default = { $who } closes { $question } with its default
