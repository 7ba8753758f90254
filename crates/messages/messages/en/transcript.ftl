### Transcripts: what is wrong with a line.

# $fault is one of the sentences below.
transcript-problem = Line { $line }, column { $column }: { $fault }
transcript-fault-unexpected = “{ $found }” does not belong here. Expected: { $expected }.
transcript-fault-nearest = “{ $found }” does not belong here; did you mean “{ $nearest }”? Expected: { $expected }.
transcript-fault-end = The line ends too early. Expected: { $expected }.
transcript-fault-open-quote = This quotation mark is not closed.
transcript-fault-header-after-events = This line belongs to the header, before the first event.
transcript-fault-nothing-happened = Nothing has happened yet of which this could be expected.
transcript-fault-fen = This is not a position in FEN.
transcript-fault-time-control = This is not a time control such as 40/1:30:00, all/0:30:00; +0:30.
transcript-fault-option = There is no option “{ $option }”; did you mean “{ $nearest }”?
transcript-fault-option-word = The option “{ $option }” cannot be “{ $word }”; did you mean “{ $nearest }”? Possible: { $possible }.
transcript-fault-option-value = The option “{ $option }” cannot have this value.
transcript-fault-answer = “{ $found }” is no answer to { $question }. Possible: { $possible }.
transcript-fault-answer-nearest = “{ $found }” is no answer to { $question }; did you mean “{ $nearest }”? Possible: { $possible }.
transcript-answer-with = “{ $word }” with { $kind }

## What is expected at a place

transcript-word = “{ $word }”
transcript-join = { $before }, { $next }
transcript-kind-square = a square
transcript-kind-together = squares joined by +
transcript-kind-role = a piece (K, Q, R, B, N, P)
transcript-kind-move = a move
transcript-kind-ply = a move with its number
transcript-kind-fen = a position in FEN
transcript-kind-number = a number
transcript-kind-signed = a number with its sign
transcript-kind-ordinal = 1st, 2nd, 3rd
transcript-kind-side = “white” or “black”
transcript-kind-times = times such as white 0:30:00 black 0:38:00
transcript-kind-span = a time such as 0:30:00
transcript-kind-plus-span = a time with its sign, such as +2:00
transcript-kind-time-of-day = a time of day such as 15:00:00
transcript-kind-date = a date such as 2018-01-01
transcript-kind-result = a result
transcript-kind-question = a question such as J-12
transcript-kind-article = an article
transcript-kind-option = an option of the regulations
transcript-kind-value = the value of the option
transcript-kind-text = a text in quotation marks
transcript-kind-word = a word
transcript-kind-entries = entries of an envelope (names, position, times, sealer, number, offer, resumption)
transcript-kind-hexadecimal = a number in hexadecimal digits
transcript-kind-fact = a fact that may be missing, such as first-flag
transcript-kind-end = the end of the line

## Why a case cannot be played

transcript-cannot-move = Line { $line }: { $why }.
transcript-cannot-edition = None of the known editions was in force on { $date }.

# These stand inside a sentence, after a colon.
transcript-unresolved-not-a-move = “{ $move }” is not a move
transcript-unresolved-no-piece = no piece is there that “{ $move }” could mean
transcript-unresolved-ambiguous = “{ $move }” could mean more than one piece: { $squares }
transcript-fault-long-line = A line has at most { $most } characters. Divide it, or shorten the text in quotation marks.
transcript-fault-long-header = At most { $most } header lines may stand before the first case. Move those that belong to one case under its “case” line.
transcript-fault-too-many-problems = { $most } problems were found; what comes after this line was not read. Repair these first.
transcript-fault-long-case = A case has at most { $most } lines. Divide it: begin another case with the position that was reached.
