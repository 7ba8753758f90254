### The commands time and clock: help, labels, and the clock on the screen.

## Help

cli-time = Explain a time control: its periods, its class and other ways to write it
cli-time-arg-control = The time control: 90+30, 3|2, 40/5400+30:1800+30, or in words
cli-time-arg-edition = Edition of the Laws that decides the class; if not given, the newest
cli-time-arg-format = How the control is written: auto takes seconds as in PGN where the text looks like it, otherwise as people write
cli-value-control = CONTROL
cli-clock = Show a chess clock in the terminal
cli-clock-arg-control = The time control, as for the command time; if not given, 90 minutes with 30 seconds per move
cli-clock-arg-preset = A control by its name, see --list
cli-clock-arg-list = List the controls that have a name
cli-clock-arg-beep = Sound the bell when a flag falls
cli-value-name = NAME

## A time control

time-label-control = Control
time-label-period = Period { $number }
time-label-period-white = White, period { $number }
time-label-period-black = Black, period { $number }
time-label-pgn = PGN
time-label-short = Short
time-label-transcript = Transcript
time-label-preset = Known as
time-label-total = Time for { $moves } moves
time-label-total-white = White’s time for { $moves } moves
time-label-total-black = Black’s time for { $moves } moves
time-label-class = Class
time-label-bounds = Bounds
time-mode-plain = no time per move
time-mode-fischer = increment of { $time }
time-mode-bronstein = Bronstein delay of { $time }
time-mode-delay = delay of { $time }
time-mode-hourglass = hourglass
time-class-under = { $class } ({ $edition })
time-class-sides = White { $white }, Black { $black }
time-bounds = blitz up to { $blitz } ({ $blitz_article }), rapid from { $from } to { $to } ({ $rapid_article })
time-heading-editions = Under other editions
time-heading-languages = In other languages
time-heading-ignored = Not understood
time-heading-notes = Notes
time-read-pgn = Read as a PGN tag: the numbers are seconds.
time-read-transcript = Read as the line of a transcript.
time-wrong = “{ $text }” is not a time control.
time-wrong-period = Period { $number }: { $reason }
time-hint = write minutes and seconds per move, such as 90+30 or 3+2, or a PGN tag, such as 40/5400+30:1800+30

## The clock on the screen

screen-no-terminal = The chess clock needs a terminal.
screen-no-terminal-hint = run it without redirecting the output; --list shows the controls anywhere
screen-untimed = A clock needs a time control.
screen-white = White
screen-black = Black
screen-moves = moves { $count }
screen-period = period { $number }
screen-delay = delay { $time }
screen-ready = Ready. Space starts White’s clock.
screen-running-white = White’s clock is running.
screen-running-black = Black’s clock is running.
screen-paused = Stopped. Space or p goes on.
screen-flag-white = White’s flag has fallen first.
screen-flag-black = Black’s flag has fallen first.
screen-not-now = That is not possible now.
screen-not-enough = There is less time on the clock.
screen-help = space/←→ press · p stop · w b correct · x swap · m presets · q quit
screen-help-correct = ↑↓ 1 minute · ←→ 1 second · +/- counter · n next period · Enter done
screen-help-menu = ↑↓ choose · Enter set the clock · Esc back
screen-correct-white = Correcting White’s clock.
screen-correct-black = Correcting Black’s clock.
screen-menu = Set the clock
screen-quit = Quit? y: yes, any other key: no.
screen-too-small = The terminal is too small: 60 columns and 16 lines are needed.
