### The options of the regulations in words. The ids are made from the names of options and values.

## Options

option-announced = Announced to the players beforehand
option-edition = Edition of the Laws
option-medium = How the games are played
option-rules = Rules that apply
option-fide-rated = Rated by FIDE
option-local-rules = Rules of the organiser’s own
option-variant = Chess or Chess960
option-chess960-source = How starting positions of Chess960 are drawn
option-stage = Stage of the competition
option-team-match = Match of teams
option-official-time = Clock that gives the official time
option-start-announcements = The start of the round is announced
option-pace = Kind of chess
option-supervision = Supervision
option-clock-kind = Kind of clocks
option-move-counter = Move counter of the clocks
option-default-time = Default time
option-both-absent = If both players are absent, the time is lost by
option-arbiter-watch = What counts as seen by the arbiter
option-flag-watch = When a fallen flag counts as noticed
option-assistant-notice = How long before the round an assistant is asked for
option-scoresheet = Scoresheets
option-signs = The signs ×, +, # and e.p. in the score
option-draw-agreement = Draws by agreement
option-venue = Places of the playing venue
option-playing-area = Places of the playing area
option-contiguous-areas = Adjoining areas without devices
option-smoking-area = Smoking area
option-opponent-reports-leaving = A player who is not on move reports leaving
option-devices = Electronic devices of the players
option-device-penalty = Penalty for a device
option-fines = Fines
option-appeals = Appeals, and the time allowed for them
option-games-per-arbiter = Games for each arbiter
option-recorder = Who records the games under full supervision
option-adjournment = Adjourning
option-resumption-default-time = Default time at a resumption
option-resumption-both-absent = If nobody comes to a resumption, the time is lost by
option-guideline-iii = Games without increment (Guideline III)
option-designated-arbiter = Arbiter who decides claims from afar
option-two-boards = Two boards in a game with a blind player
option-blind-adaptations = Adaptations for blind players
option-rank-names = Names of the ranks when moves are announced

## Values

option-word-yes = yes
option-word-no = no
option-word-over-the-board = over the board
option-word-other = { $option ->
    [medium] in another way
    [rank-names] other ones, as agreed
   *[both-absent] the one whom the arbiter names
}
option-word-basic = the Basic Rules alone
option-word-basic-and-competition = Basic Rules and Competition Rules
option-word-computer = by computer
option-word-dice = with dice
option-word-coin = with a coin
option-word-cards = with cards
option-word-regular = regular round
option-word-play-off = play-off
option-word-knock-out = knock-out
option-word-electronic = { $option ->
    [scoresheet] a certified device
   *[clock-kind] electronic
}
option-word-mechanical = mechanical
option-word-off = { $option ->
    [adjournment] games are not adjourned
   *[move-counter] not used
}
option-word-on = { $option ->
    [adjournment] games may be adjourned
   *[move-counter] counts
}
option-word-adds-time = counts and adds the time of the next period
option-word-player-on-move = the player who has the move
option-word-divided = both, each half of it
option-word-all = everything that was recorded
option-word-reported = only what was reported
option-word-noticed = when somebody entitled notices it
option-word-automatic = as soon as the clock shows it
option-word-paper = paper
option-word-carbon = paper with a copy
option-word-written = written
option-word-left-out = may be left out
option-word-free = free
option-word-consent = with the arbiter’s consent
option-word-forbidden = forbidden
option-word-off-in-bag = switched off in a bag
option-word-loss = loss of the game
option-word-none = not allowed
option-word-allowed = allowed
option-word-arbiter = the arbiter
option-word-assistant = an assistant
option-word-electronic-only = a device alone
option-word-nobody = nobody
option-word-increment = a player may ask for an increment
option-word-claim = a player may claim a draw
option-word-no-arbiter = claims where no arbiter is present
option-word-on-demand = if a player asks
option-word-always = always
option-word-german = German
option-word-standard = { $option ->
    [variant] chess from the usual position
   *[pace] standard chess
}
option-word-chess960 = Chess960
option-word-rapid = rapid
option-word-blitz = blitz
option-word-full = full
option-word-limited = limited

## Mistakes

regulation-wanted = What is wanted for “{ $option }” is { $free ->
    [time] a time such as 0:30:00
    [number] a whole number
    [after-moves] a number of moves
   *[text] a text
}.
