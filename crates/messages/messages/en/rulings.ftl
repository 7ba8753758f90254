### What the arbiter says: rulings, duties, claims, results. Matters are in `matters`.

ruling-side = { $side ->
    [white] White
   *[black] Black
}

## Who

ruling-person-player = { $side ->
    [white] White
   *[black] Black
}
ruling-person-assistant = { $side ->
    [white] White’s assistant
   *[black] Black’s assistant
}
ruling-person-named = { $name }
ruling-person = { $who ->
    [both] both players
    [arbiter] the arbiter
    [chief-arbiter] the chief arbiter
    [designated-arbiter] the designated arbiter
    [organiser] the organiser
    [operator] the operator of the board
    [spectator] the spectator
    [neighbour] the player of the next board
   *[captain] the captain
}

## The move

ruling-made = { $side ->
    [white] White
   *[black] Black
} has made { $move }.
ruling-completed = { $move } is completed { $by ->
    [press] by pressing the clock
    [end] because it ends the game
   *[next-move] by the player’s next move
}.
ruling-illegal-pending = { $move } is illegal; { $side ->
    [white] White
   *[black] Black
} can still correct it before pressing the clock.
ruling-illegal-completed = { $side ->
    [white] White
   *[black] Black
} has completed an illegal move, number { $count }: { $kind ->
    [no-promotion] the pawn was not exchanged
    [press-without-move] the clock was pressed without a move
    [two-hands] two hands were used
   *[king-captured] the king was captured
}.
ruling-illegal-position = The position is illegal.

## Duty and permission

ruling-must = { $who } must { $duty }.
ruling-allowed = In order.
ruling-allowed-matter = In order: { $what }.
ruling-refused = Refused to { $who }: { $what }.
ruling-violation = Breach by { $who }: { $what }.

duty-move = move the piece on { $square }
duty-capture = capture the piece on { $square }
duty-capture-with = capture the piece on { $square } with the one on { $with }
duty-castle = castle { $wing ->
    [king] on the king’s side
   *[queen] on the queen’s side
}
duty-not-castle = not castle { $wing ->
    [king] on the king’s side
   *[queen] on the queen’s side
} with this move
duty-king-move = move the king: { $moves }
duty-promote = exchange the pawn on { $square } for a new piece
duty-promote-to = promote on { $square } to { $role ->
    [Q] a queen
    [R] a rook
    [B] a bishop
   *[N] a knight
}
duty-play = play { $move }
duty-seal-move = seal { $move }
duty = { $duty ->
    [any-move] make any legal move
    [take-back] take the move back
    [restore-position] restore the position on the player’s own time
    [correct-board] correct the position on the own board
    [record] record the moves
    [update-sheet] bring the scoresheet up to date
    [mark-offer] write (=) on the scoresheet
    [uncover-sheet] uncover the scoresheet
    [lend-sheet] lend the scoresheet
    [return-sheet] return the scoresheet
    [hand-in-sheet] hand in the scoresheet
    [sign] sign the result
    [clarify-result] say what the result is
    [reconstruct] help to reconstruct the game
    [stop-disturbing] stop disturbing
    [keep-silent] keep silent
    [leave] leave the area
    [inspection] submit to an inspection
    [announce-piece] announce the piece
    [announce-move] announce the move
    [repeat] repeat the announcement
    [seal] seal a move
    [provide-sheet] provide a scoresheet
    [provide-piece] provide the piece
    [provide-assistant] provide an assistant
   *[replace-clock] replace the clock
}

## The end of the game

ruling-lost = { $side ->
    [white] White
   *[black] Black
} { $reason ->
    [checkmate] is checkmated
    [resignation] resigned
    [time] lost on time
    [illegal-moves] lost by illegal move number { $count }
    [illegal-move-claimed] lost by an illegal move, on a claim
    [default-time] lost by coming after the default time
    [device] lost because of an electronic device
   *[refusal] lost by refusing to comply with the Laws
}.
ruling-over = The game is over, { $result }: { $reason ->
    [checkmate] checkmate
    [resignation] resignation
    [stalemate] stalemate
    [dead-position] dead position
    [agreement] agreement
    [threefold] the same position for the third time
    [fifty-moves] fifty moves without a capture or a pawn move
    [fivefold] the same position for the fifth time
    [seventy-five-moves] seventy-five moves without a capture or a pawn move
    [time] time
    [both-flags] both flags have fallen
    [illegal-moves] illegal move number { $count }
    [illegal-move-claimed] illegal move, on a claim
    [illegal-position] illegal position
    [no-normal-means] no win by normal means
    [default-time] late beyond the default time
    [device] electronic device
    [refusal] refusal to comply with the Laws
    [both-refused] both players refused to comply with the Laws
    [penalty] penalty
    [sealed-move-ambiguous] ambiguous sealed move
    [sealed-move-unintelligible] unintelligible sealed move
    [sealed-move-illegal] illegal sealed move
   *[arbiters-decision] decision of the arbiter
}.
ruling-over-no-mate = The game is drawn, { $result }: { $reason ->
    [time] the time ran out
    [illegal-moves] illegal move number { $count }
    [illegal-move-claimed] illegal move, on a claim
    [resignation] resignation
   *[device] the game would be lost
}, but the opponent could not mate by any series of legal moves.
ruling-over-pending = The game is over; the result is still to be decided.
ruling-play-on = The game goes on: { $why }.
ruling-annul = The game is cancelled; a new game is played.
ruling-annul-colours = The game is cancelled; a new game is played with the correct colours.

## The board

ruling-restore = The position immediately before the irregularity is put back.
ruling-restore-last = The last position that can be identified is put back.
ruling-set-up = The position is set up.
ruling-set-up-board = The position is transferred to a correct board.
ruling-put-queen = The pawn on { $square } is replaced by a queen.
ruling-setup-fault = The start waits: { $what }.

## The clock

ruling-time-given = { $side ->
    [white] White
   *[black] Black
} gets { $time } more.
ruling-time-taken = { $side ->
    [white] White
   *[black] Black
} loses { $time }.
ruling-set-times = The clocks are set: White { $white }, Black { $black }.
ruling-stop-clock = The chess clock is stopped.
ruling-start-clock = { $side ->
    [white] White’s
   *[black] Black’s
} clock is started.
ruling-run-on = The clock is not stopped for this.
ruling-set-counter = The move counter is corrected: White { $white }, Black { $black }.
ruling-set-counter-next = The move counter is set so that move { $move } comes next.
ruling-set-increment = From now on every move brings { $time } for both players.
ruling-next-period = { $side ->
    [white] White
   *[black] Black
} enters the next period and gets { $time }.
ruling-flag-down = { $side ->
    [white] White’s
   *[black] Black’s
} flag has fallen.

## Claims and offers

ruling-ground = { $ground ->
    [threefold] threefold repetition
    [fifty] fifty moves
    [no-normal-means] no win by normal means
    [no-effort] no effort to win by normal means
    [illegal-move] illegal move
    [illegal-position] illegal position
    [both-kings-in-check] both kings in check
    [unpromoted] a pawn not exchanged
    [touch-move] a breach of touch-move
    [two-hands] two hands
    [press-without-move] clock pressed without a move
    [wrong-set-up] wrong initial position
    [wrong-orientation] board placed wrongly
    [reversed-colours] reversed colours
    [displaced] displaced piece
    [clock-reading] reading of the clock
    [boards-differ] the two boards differ
   *[board-out-of-step] electronic board out of step
}
ruling-claim-upheld = The claim is correct: { $ground }.
ruling-claim-rejected = The claim is wrong: { $ground }.
ruling-claim-barred = The claim is not looked at: { ruling-bar }.
ruling-bar = { $bar ->
    [not-having-the-move] the player does not have the move
    [clock-not-running] the player’s clock is not running
    [piece-touched] the player has touched a piece
    [next-move-made] the next move has been made
    [ten-moves-completed] too many moves have been completed
    [display-only] it rests on a display only
    [not-under-two-minutes] the player has too much time left
    [flag-fell] the flag has fallen
    [guideline-not-announced] the guideline was not announced
    [blitz] not in blitz
   *[increment] not in a game with an increment
}
ruling-offer-stands = { $side ->
    [white] White’s
   *[black] Black’s
} offer of a draw stands.
ruling-offer-stands-without-condition = { $side ->
    [white] White’s
   *[black] Black’s
} offer of a draw stands; the condition is void.
ruling-offer-void = { $side ->
    [white] White’s
   *[black] Black’s
} offer of a draw is void.
ruling-offer-lapsed = { $side ->
    [white] White’s
   *[black] Black’s
} offer of a draw has lapsed.

## Sanctions and guidance

ruling-penalty = Penalty for { $who }: { $item }.
ruling-penalty-amount = Penalty for { $who }: { $item }, { $amount }.
ruling-expel = Expelled: { $who }.
ruling-ask = The arbiter is asked: { $question }.
ruling-intervene = The arbiter steps in: { $why }.
ruling-no-intervention = The arbiter keeps still: { $why }.
ruling-announce = To be announced: { $what }.
ruling-explain = Explained: { $articles }.
ruling-note = Note: { $what }.
ruling-refer = Referred to { $to ->
    [appeals-committee] the appeals committee
    [designated-arbiter] the designated arbiter
   *[chief-arbiter] the chief arbiter
}.
ruling-overridden = The ruling was replaced by the arbiter: { $reason }.
ruling-answer = Answered.

## Facts that nobody reported; they stand inside a sentence, after a colon

missing-facts = this would decide: { $facts }
missing-first-flag = which flag fell first
missing-first-touched = which of the pieces was touched first
missing-intention = whether it was meant
missing-seen-by-arbiter = whether the arbiter saw it
missing-hand = with which hand the clock was pressed
missing-meaning = what the gesture meant
missing-reason-of-stop = why the player stopped the clock
missing-state-of-device = whether the device was switched off, and whether and when it sounded
missing-length-of-disturbance = how long the disturbance lasted
missing-record = a record of the moves
missing-number-of-moves = how many moves were made
missing-times = what the clocks showed
missing-sealed-move = the number that belongs to the sealed move
missing-mate-possible = whether a mate is still possible

## Clocks after a press that is undone

ruling-period-taken-back = { $side ->
    [white] White
   *[black] Black
} is in the period before again: its { $time } come with the move that replaces the one undone.
readings-proposed = Proposed: White { $white }, Black { $black }.
mate-not-proved = It could be proved neither way.
castling-lost-by-set-up = There is no right to castle: the king or the rook was set up wrongly.
queen-ended-play = The queen put on has ended play: nobody can mate after it, before it the opponent could.
end-proposed = Proposed: { $side ->
    [white] White loses.
   *[black] Black loses.
}
ruling-by-reading = By the adopted reading { $reading }.
## Reasons, faults of the set-up, answers

ruling-illegal-move = { $side ->
    [white] White
   *[black] Black
} has completed an illegal move, number { $count }.
ruling-illegal-move-matter = { $side ->
    [white] White
   *[black] Black
} has completed an illegal move, number { $count }: { $what }.
ruling-illegal-position-matter = The position is illegal: { $what }.
ruling-annul-where = At the start stood wrongly: { $where }.
ruling-setup-fault-where = The start waits: { $what } ({ $where }).
ruling-answers = ({ $answers }; without an answer: { $default })
ruling-answers-without-default = ({ $answers }; an answer is needed)
ruling-overridden-without-reason = The ruling was replaced by the arbiter.
