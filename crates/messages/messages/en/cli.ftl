### The command line: help texts, headings, exit codes, mistakes in arguments, trouble with files.
### The id of a help text follows from the names of the command and of its argument.

## The program

cli = The Laws of Chess on the command line
cli-arg-lang = Language of the output; if not given, JADOUBE_LANG, LC_ALL, LC_MESSAGES and LANG decide
cli-arg-json = Print JSON instead of text
cli-arg-color = When to use colours
cli-arg-help = Show this help
cli-arg-version = Show the version

## Commands

cli-position = Show a position and everything the board says about it
cli-position-arg-fen = The position in FEN, or startpos, or “-” for a line from standard input
cli-position-arg-svg = Write the diagram to this file as SVG; “-” is standard output
cli-position-arg-flip = Show the board from Black’s side

cli-why = Say whether a move is legal and, if not, which rules it breaks
cli-why-arg-fen = The position in FEN, or startpos, or “-” for a line from standard input
cli-why-arg-move = The move as engines write it: e2e4, e7e8q; castling e1g1 or e1h1
cli-why-arg-edition = Edition of the Laws whose articles are cited; if not given, the newest
cli-why-arg-svg = Write the diagram to this file as SVG; “-” is standard output
cli-why-arg-flip = Show the board from Black’s side

cli-chess960 = Show a starting position of Chess960 by its number, or draw one by lot
cli-chess960-arg-number = Number of the position, from 0 to 959
cli-chess960-arg-random = Draw a position by lot
cli-chess960-arg-seed = Number from which the lot is drawn; the same number always draws the same position
cli-chess960-arg-svg = Write the diagram to this file as SVG; “-” is standard output
cli-chess960-arg-flip = Show the board from Black’s side

cli-perft = Count the sequences of legal moves
cli-perft-arg-depth = Length of the sequences; a move of either player counts as one
cli-perft-arg-fen = The position in FEN, or startpos, or “-” for a line from standard input; if not given, the start of a game
cli-perft-arg-divide = Show also how many sequences begin with each move
cli-perft-arg-suite = Count the positions of these files and compare with the counts they state
cli-perft-arg-nodes = Leave out the counts of a suite that are larger than this

cli-pgn = Read game records and play every move on the board
cli-pgn-arg-files = Files in PGN, also packed as .zst or .gz; “-” is standard input
cli-pgn-arg-format = What to print: a report of what is wrong, or the games themselves as JSON, one to a line
cli-pgn-arg-jobs = How many parts of a file are read at the same time
cli-audit = Check whole databases of games against the Laws
cli-audit-arg-files = Files in PGN, also packed as .zst or .gz, folders of them, or “-” for standard input
cli-audit-arg-edition = The edition by which all games are judged; otherwise that of each game’s date
cli-audit-arg-compare = Two editions: list the games that they judge differently
cli-audit-arg-only = Only these checks, by name or id, with commas between them
cli-audit-arg-ignore = Not these checks
cli-audit-arg-severity = Only findings of at least this severity
cli-audit-arg-fail-on = From which severity on the exit code is 1
cli-audit-arg-no-draw-before = The event allows no draw by agreement before this move
cli-audit-arg-jobs = How many parts of a file are audited at the same time
cli-audit-arg-format = How the findings are written: not at all, as text, or for programs
cli-audit-arg-out = Where the findings are written; otherwise to standard output
cli-audit-arg-html = Write a page with counts, plots and the gravest games
cli-audit-arg-fix = Write a corrected copy of all games: results, tags, spelling; each change is listed
cli-audit-arg-checkpoint = Remember in this file how far the audit is, and go on from there after an interruption

cli-completions = Print a script that completes our arguments in a shell
cli-completions-arg-shell = The shell

cli-man = Print the manual page, or write the pages of all commands to a directory
cli-man-arg-out = Directory for the pages

## Names of values in the help, in capital letters

cli-value-command = COMMAND
cli-value-language = LANGUAGE
cli-value-when = WHEN
cli-value-fen = FEN
cli-value-move = MOVE
cli-value-edition = EDITION
cli-value-number = NUMBER
cli-value-seed = SEED
cli-value-depth = DEPTH
cli-value-nodes = NODES
cli-value-format = FORMAT
cli-value-file = FILE
cli-value-shell = SHELL
cli-value-directory = DIRECTORY
cli-value-checks = CHECKS
cli-value-severity = SEVERITY
cli-value-editions = EDITION,EDITION

## Headings and notes in the help

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-global-options = Options of all commands
help-any-options = [OPTIONS]
help-examples = Examples:
help-exit-codes = Exit codes:
help-values = [values: { $values }]
help-default = [default: { $value }]

## What the exit codes mean

exit-fine = done; the answer is yes where there is a question
exit-negative = done; the answer is no: the move is illegal, the position is not playable, a count differs, nothing is found
exit-bad-input = arguments or input make no sense
exit-trouble = a file cannot be read or written, or the program failed
exit-undetermined = done; the question stays open: neither yes nor no could be proved

## Headings of manual pages

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-extra = EXAMPLES AND EXIT CODES
man-version = VERSION
man-written = Written: { $file }

## Mistakes in arguments

usage-unknown-command = There is no command “{ $command }”.
usage-unknown-argument = The argument “{ $argument }” is not known or not expected here.
usage-missing-value = “{ $argument }” needs a value.
usage-value-unwanted = “{ $argument }” takes no value.
usage-invalid-value = “{ $value }” is not a value for “{ $argument }”.
usage-conflict = “{ $argument }” cannot be used together with “{ $other }”.
usage-missing-argument = An argument is missing: { $argument }.
usage-missing-command = A command is missing.
usage-not-text = An argument is not valid text.
usage-wrong = The arguments make no sense.
usage-expected-values = one of { $values }
usage-hint-similar = did you mean “{ $suggestion }”?
usage-hint-help = see “{ $command }”

## Numbers

number-wrong = “{ $text }” is not a value for { $name }.
number-expected = a whole number from { $min } to { $max }

## Files

file-standard-stream = standard input or output
file-not-found = There is neither such a file nor such a directory: { $file }.
file-not-permitted = { $file }: access is not permitted.
file-is-directory = { $file } is a directory; a file is needed.
file-not-text = { $file } is not text in UTF-8.
file-trouble = Reading or writing failed ({ $file }): { $reason }.
file-too-large = { $file } is longer than { $megabytes } MB, more than is read as one text. Divide it into several files.
file-window-too-large = { $file } needs more than { $window } MB of memory to be unpacked (a window above 2^{ $power }). Unpack it first, or compress it again without --long.
file-record-too-long = { $file }: the record that begins in or after line { $line } is longer than { $megabytes } MB. A record ends with its result or where the tags of the next one begin; divide it.
usage-too-long = Argument { $number } is too long.
usage-expected-shorter = at most { $most } characters
usage-hint-too-long = put a long text into a file and name the file
