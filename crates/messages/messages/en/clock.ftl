### Time controls and chess clocks.
### The sentences about a control are read back by the program, so they use only words that it knows.

## Lengths of time (nominative)

clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
# Parts of a second: 0.5 s
clock-seconds-part = { $seconds } s
# Minutes and seconds
clock-time-two = { $first } { $second }

## Periods of a time control

clock-period-moves = { $time } for { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
clock-period-every = { $time } for every { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
clock-period-whole = { $time } for the whole game
clock-period-rest = { $time } for the rest of the game
clock-then = { $before }, then { $next }
clock-join = { $before }, { $next }

## Time that comes with each move

clock-increment = with { $time } per move from move { $move }
clock-delay = with a delay of { $time } per move from move { $move }
clock-bronstein = with a Bronstein delay of { $time } per move from move { $move }
clock-no-increment = without increment from move { $move }
clock-hourglass = hourglass with { $time }

## The whole control

clock-odds = White: { $white }; Black: { $black }
clock-untimed = no time control
clock-unknown = time control not known

## Classes of games

clock-class-standard = standard chess
clock-class-rapid = rapid
clock-class-blitz = blitz
clock-class-both = rapid and blitz at once: the bounds overlap
clock-class-neither = neither rapid nor blitz: the bounds leave a gap
clock-class-no-total = no class: an hourglass has no total

## Controls of well-known events

clock-preset-fide-standard = FIDE events in standard chess
clock-preset-fide-world-championship-2018 = World Championship match of 2018
clock-preset-fide-world-championship-2021 = World Championship match of 2021
clock-preset-fide-candidates-2024 = Candidates Tournament of 2024
clock-preset-fide-rapid = World Rapid Championship
clock-preset-fide-blitz = World Blitz Championship
clock-preset-armageddon = armageddon game
clock-preset-classic = classical control before increments

## What is to be known about a reading

clock-note-units = Numbers without a unit were read as minutes, and after a plus as seconds.
clock-note-perhaps-minutes = The numbers were read as seconds, as this format asks, but they look like minutes.
clock-note-quota = The number of moves in period { $period } is not stated; { $moves } was assumed.
clock-note-from-move-one = It is not said from which move on time comes with each move; the first was assumed.
clock-note-for-both = The time per move is stated once; it was read for both players.
clock-note-last-repeats = The last period has a number of moves, so it is repeated.
clock-note-order-turned = Minutes and moves were read in the other order than usual.
clock-note-misspelt = A word was read as “{ $word }”.
clock-note-beyond-standard = Common, but not in the standard of this format.

## Why a part of a text was passed over

clock-ignored-unknown-word = unknown word
clock-ignored-loose-number = a number that belongs to nothing
clock-ignored-too-large = a number that is too large
clock-ignored-nothing-to-belong-to = there is no time that it could belong to

## What was expected at a place

clock-expected-number = a number
clock-expected-clock-time = a time such as 1:30:00 or 0:30
clock-expected-moves-or-all = a number of moves or “all”
clock-expected-slash = a slash between moves and time
clock-expected-mode = “+”, “delay” or “bronstein” with a time
clock-expected-main-time = the time of a period
clock-expected-period = another period
clock-expected-end = the end of the text
clock-expected-control = periods that make a time control

## What is wrong with a time control

clock-fault-no-periods = There is no period.
clock-fault-too-many-periods = There are too many periods: { $count }.
clock-fault-no-moves = A period for no moves.
clock-fault-too-many-moves = Too many moves in one period: { $moves }.
clock-fault-no-time = A period without time.
clock-fault-too-much-time = Too much time in one period: { $time }.
clock-fault-no-bonus = A mode that gives time with each move, and gives none.
clock-fault-too-much-bonus = Too much time with each move: { $time }.
clock-fault-rest-not-last = All remaining moves, and yet another period follows.
clock-fault-hourglass-not-alone = An hourglass has one period, for the whole game.
clock-fault-hourglass-for-one = An hourglass for one player only.

## What was assumed about the time that a clock should show

clock-assumed-every-move-pressed = Every move was completed by pressing the clock.
clock-assumed-period-given = { $side ->
    [white] White has the time of period { $period } on the clock.
   *[black] Black has the time of period { $period } on the clock.
}
clock-assumed-unrecorded = { $side ->
    [white] White’s moves without a recorded time: { $moves }.
   *[black] Black’s moves without a recorded time: { $moves }.
}
clock-assumed-rest-of-elapsed = { $side ->
    [white] White used for them what is left of the time elapsed.
   *[black] Black used for them what is left of the time elapsed.
}
clock-assumed-flag-is-up = { $side ->
    [white] White’s flag has not fallen.
   *[black] Black’s flag has not fallen.
}
clock-assumed-not-thinking = { $side ->
    [white] White has used no time for the next move.
   *[black] Black has used no time for the next move.
}
clock-assumed-no-stops = The clocks were not stopped during the time elapsed.

## What cannot all be true

clock-contradiction-used-more = { $side ->
    [white] White used { $time } more than was there.
   *[black] Black used { $time } more than was there.
}
clock-contradiction-longer-than-elapsed = The recorded times are { $time } longer than the time elapsed.
clock-contradiction-too-many-times = { $side ->
    [white] White has { $moves } more recorded times than moves.
   *[black] Black has { $moves } more recorded times than moves.
}
clock-expected-shorter = a time control of at most { $most } characters: leave out what is not about time
