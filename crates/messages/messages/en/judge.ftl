### The command judge.

cli-judge = Play transcripts through the Laws and print the protocol
cli-judge-arg-files = Transcripts (.txt, or .md with blocks marked transcript); { "-" } for standard input
cli-judge-arg-edition = Judge by this edition, whatever the transcript says
cli-judge-arg-explain = Say on what each ruling rests, and where no rule applies
cli-judge-arg-diagrams = Draw the position whenever it changes
cli-judge-arg-quiet = Show only cases that differ from what they expect
cli-judge-arg-for-players = Leave out what only the arbiter may read
cli-judge-arg-format = Print the transcripts in their canonical form and judge nothing
cli-judge-arg-html = Write the protocol as a page with diagrams and clocks

judge-page-title = Protocol
judge-clock = { $side ->
    [white] W
   *[black] B
} { $time }
judge-allowed-moves = moves still allowed: { $moves }
judge-not-applied = { $rules } not applied: { $why }
judge-not-in-this-edition = not in this edition: { $rules }
judge-rests-on = rests on { $provisions }
judge-by-reading = by the adopted reading { $reading }
judge-uncertain = the number or the value is likely, but was not read in the text of the edition
judge-mate-possible = a mate is possible: a line of { $plies ->
    [one] one move
   *[other] { $plies } moves
} was found
judge-mate-impossible = it was proved that no series of legal moves leads to mate
judge-differs = line { $line }: { $difference }
judge-missing = expected and not ruled: { $expected }
judge-unexpected = ruled and not expected: { $found }
judge-other = another ruling: expected { $expected }, found { $found }
judge-other-answer = another answer: expected { $expected }, found { $found }
judge-other-state = another state: expected { $expected }, found { $found }
judge-uncited = the ruling is as expected, but does not cite { $articles }: { $found }
judge-impossible = this cannot have happened: { $found }
judge-summary = { $cases ->
    [one] One case
   *[other] { $cases } cases
}, { $failed ->
    [0] none differs
    [one] one differs
   *[other] { $failed } differ
} from what is expected.
judge-nothing = There is no transcript to judge.
judge-not-a-transcript = { $file } is not a transcript:
    { $problems }
judge-not-a-transcript-hint = The language is described in docs/TRANSCRIPTS.md.

## Why a game cannot start

cannot-start-clock = The clock cannot be set like this: { $why }.
cannot-start-move = Move { $number } of the record cannot have been played.
cannot-start-period = There is no period { $period }.

## Why an event cannot have happened; these stand inside a sentence, after a colon

impossible-no-clock = no clock is used in this game
impossible-no-piece = there is no piece on { $square }
impossible-not-in-hand = nobody holds a piece from { $square } in the hand
impossible-has-moved = { $side ->
    [white] White has
   *[black] Black has
} made a move since play began, and was there
impossible-clock-time-went-back = { $at } is earlier than the event before it, at { $last }
impossible-clock-not-started = the clock has not been started
impossible-clock-already-started = the clock was started before
impossible-clock-not-running = the clock is stopped
impossible-clock-already-running = { $side ->
    [white] White’s
   *[black] Black’s
} clock is running
impossible-clock-other-side-runs = { $side ->
    [white] White’s
   *[black] Black’s
} clock is the one that runs
impossible-clock-not-enough-time = { $side ->
    [white] White
   *[black] Black
} has { $left }, so { $asked } cannot be taken off
impossible-clock-nothing-gained = the last press of { $side ->
    [white] White
   *[black] Black
} brought nothing that could be taken back
impossible-clock-no-such-period = { $side ->
    [white] White
   *[black] Black
} has no period { $period }
impossible-clock-flag-down-with-time = { $side ->
    [white] White’s
   *[black] Black’s
} flag is down while { $time } is left
cannot-start-period-is-over = { $side ->
    [white] White
   *[black] Black
} has completed { $moves } moves: period { $period } is over.

## Articles behind a ruling, which did not decide

judge-background = in the background: { $articles }
impossible-no-answer = { $question } has to be answered with one of these words: { $answers }

## Queries

query-class = what class the time control is
query-edition = which edition is in force
query-moves = the legal moves of the piece on { $square }
query-captures = the legal captures on { $square }
query-legal = whether { $move } is legal
query-attacks = what attacks { $square }
query-check = whether there is a check
query-rights = the rights to castle
query-seen = how often the position has occurred
query-dead = whether the position is dead
query-mate = whether { $side ->
    [white] White
   *[black] Black
} can still mate
query-notation = { $move } in the notation “{ $language }”
query-reads = what “{ $text }” means in the notation “{ $language }”
query-undetermined = it stays open
