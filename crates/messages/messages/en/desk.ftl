### Every sentence of the desk: screens, buttons, incidents, checks. Rulings are in `rulings`.

## The frame of the page

desk-skip = Skip to the content
desk-ways = Main navigation
desk-hall = Hall
desk-event = Event
desk-events = Events
desk-board = Board
desk-checks = Checks
desk-law = The Laws
desk-language = Language
desk-look-dark = Dark
desk-look-light = Light
desk-loading = One moment …
desk-close = Close
desk-cancel = Cancel
desk-back = Back
desk-open = Open
desk-save = Save
desk-saved = Saved
desk-print = Print
desk-copy = Copy
desk-copied = Copied
desk-import = Import
desk-reason = Reason
desk-result = Result
desk-offline-now = The desk cannot be reached. It goes on as soon as the connection is back.
desk-reconnecting = Connecting again …
desk-try-again = Try again
desk-role-chief = Chief arbiter
desk-role-arbiter = Arbiter
desk-role-player = Player
desk-role-spectator = Spectator

## Sides, pieces, squares

desk-side = { $side ->
    [white] White
   *[black] Black
}
desk-piece = { $side ->
    [white] { $kind ->
            [king] white king
            [queen] white queen
            [rook] white rook
            [bishop] white bishop
            [knight] white knight
           *[pawn] white pawn
        }
   *[black] { $kind ->
            [king] black king
            [queen] black queen
            [rook] black rook
            [bishop] black bishop
            [knight] black knight
           *[pawn] black pawn
        }
}
desk-kind = { $kind ->
    [king] King
    [queen] Queen
    [rook] Rook
    [bishop] Bishop
    [knight] Knight
   *[pawn] Pawn
}
desk-square-with-piece = { $square }, { $piece }
desk-square-empty = { $square }, empty
desk-square-state = { $state ->
    [touched] touched
    [check] in check
   *[fallen] lies on the board
}
desk-board-label = Chessboard. Arrow keys walk, Enter touches or lets go, Delete takes off.
desk-board-picture = Chessboard
desk-board-number = Board { $board }
desk-round = Round
desk-round-number = Round { $round }
desk-round-short = R{ $round }
desk-turn-board = Turn the board

## The clock

desk-clock-of = Clock: { $side }
desk-press-clock = { $side ->
    [white] Press the clock (White)
   *[black] Press the clock (Black)
}
desk-flag-down = Flag
desk-stage-until = after move { $move } +{ $next }
desk-stage-left = { $moves ->
    [one] { $moves } move left, then +{ $next }
   *[other] { $moves } moves left, then +{ $next }
}
desk-stage-last = last period
desk-stage-per-move = { $how ->
    [hourglass] hourglass
    [delay] { $time } free in each move
    [bronstein] up to { $time } back with each move
   *[increment] +{ $time } a move
}
desk-clock-before = before
desk-clock-after = after
desk-clock-runs = runs
desk-clock-stopped = The clock is stopped.
desk-stop-clock = Stop the clock
desk-start-clock = { $side ->
    [white] Start White’s clock
   *[black] Start Black’s clock
}
desk-start-game = Start the game
desk-not-here = { $side ->
    [white] White is not here
   *[black] Black is not here
}
desk-default-time-left = Not yet here: { $who }. Default time ends in { $time }.
desk-default-time-over = Not here by the end of the default time: { $who }.

## The board for its players

desk-announcements = What was ruled
desk-not-started = The game has not started.
desk-adjourned = The game is adjourned.
desk-over-title = The game is over.
desk-last-move = { $side ->
    [white] White’s last move: { $move }
   *[black] Black’s last move: { $move }
}
desk-beside-board = Beside the board
desk-take-off = Take off the board
desk-promote-title = Which piece do you put?
desk-promote-leave-pawn = Leave the pawn
desk-offer-draw = Offer a draw
desk-offered = Draw offered
desk-offer-of = { $side ->
    [white] White offers a draw.
   *[black] Black offers a draw.
}
desk-accept = Accept
desk-decline = Decline
desk-claim-draw = Claim a draw
desk-claim-ground = On what ground?
desk-ground-threefold = The same position for the third time
desk-ground-fifty = Fifty moves without a capture or a pawn move
desk-claim-with = Intended move
desk-claim-with-help = If the position arises only by your next move, write the move here and do not make it. Leave it empty if the position is on the board.
desk-claim-illegible = This cannot be read as a move. Write it as on your scoresheet, for example Nf3 or exd5, without anything else.
desk-claim-now = Claim
desk-adjust = I adjust
desk-knocked-over = Pieces knocked over
desk-knock-choose = Tap the pieces that were knocked over.
desk-knock-done = They fell over
desk-fallen-pieces = Pieces lie on the board.
desk-set-up-again = Set up again
desk-point-out = Point something out
desk-point-out-what = What did you notice?
desk-point-out-now = Tell the arbiter
desk-notice-illegal-move = An illegal move
desk-notice-touch-move = A touched piece was not moved
desk-notice-two-hands = A move with two hands
desk-notice-wrong-set-up = The pieces were set up wrongly
desk-notice-flag = { $side ->
    [white] White’s flag has fallen
   *[black] Black’s flag has fallen
}
desk-call-arbiter = Call the arbiter
desk-call-reason = What is it about?
desk-call-now = Call
desk-resign = Resign
desk-resign-title = Resign the game?
desk-resign-sure = This ends the game. Your opponent wins.
desk-resign-now = I resign
desk-seal-ordered = { $side ->
    [white] White is to seal the next move: write it, put it into the envelope.
   *[black] Black is to seal the next move: write it, put it into the envelope.
}
desk-seal-now = The envelope is sealed
desk-scoresheet = Scoresheet
desk-write-move = Write the move (e.g. 12.Nf3)
desk-write = Write
desk-sheet-print = Scoresheet for printing
desk-tablet = One tablet for both
desk-more = More …
desk-understood = Understood
desk-called-at = The arbiter has been called, at { $time }.
desk-call-withdraw = Take the call back
desk-near-miss = Near another square: take back
desk-ruled-title = What was ruled
desk-ruled-move = Stood on the board: { $from }–{ $to }
desk-ruled-correction = The arbiter has put right what was recorded: { $reason }
desk-ruled-awaited = The arbiter wants both players to confirm this before the clock goes on.
desk-touch-title = How the board takes a touch
desk-touch-says = Tap a piece, then its square. Or keep your finger on the piece for a moment and pull it. A finger that swipes, zooms or slides in from beside the board touches nothing. What was sent binds, as at a real board. Very near to another square you can take it back for a second.
desk-this-device = This device
desk-device-buzz = Vibrates
desk-device-sound = Sounds
desk-device-awake = Stays awake during the game
desk-device-when = When it is your move, when something is ruled, when your time runs short.
desk-full-screen = Full screen

## The arbiter at a board

desk-incidents = Something happened
desk-log = Record
desk-log-all = Show everything
desk-log-empty = Nothing has happened yet.
desk-log-start = The game as it was set up
desk-log-struck = struck out
desk-log-corrected = Back to entry { $seq }
desk-log-replaced = Entry { $seq } is put right
desk-log-again = as entry { $seq }
desk-log-closes = { $count ->
    [one] the call is dealt with
   *[other] { $count } calls are dealt with
}
# What happened, in the record: what one player did, one thing after the other, or what happened to both.
desk-deed = { $deed ->
    [touches] touches { $what }
    [takes-off] takes off { $what }
    [puts] puts { $piece } on { $what }
    [releases] releases { $what }
    [knocks-over] knocks over { $what }
    [sets-up] sets up
    [plays] plays { $what }
    [offers-draw] offers draw
    [accepts] accepts
    [declines] declines
    [resigns] resigns
    [adjusts] adjusts
    [arrives] arrives
    [is-absent] is absent
    [seals] seals
    [claims-threefold] claims threefold
    [claims-threefold-with] claims threefold with { $what }
    [claims-fifty] claims fifty
    [claims-fifty-with] claims fifty with { $what }
    [calls-arbiter] calls arbiter “{ $what }”
    [writes] writes “{ $what }”
   *[presses] presses
}
desk-deeds-of = { $side ->
    [white] white
   *[black] black
} { $deeds }
desk-happening = { $what ->
    [round-starts] round starts
    [stops-clock] arbiter stops clock
    [starts-clock] { $side ->
            [white] arbiter starts white
           *[black] arbiter starts black
        }
    [flag-falls] { $side ->
            [white] flag white falls
           *[black] flag black falls
        }
    [notices-flag] { $side ->
            [white] arbiter notices flag white
           *[black] arbiter notices flag black
        }
   *[time-passes] time passes
}
desk-correct-back-to = Correct: back to after “{ $line }”
desk-correction-title = Correction
desk-correction-back = Go back to after this entry
desk-correction-only = Only this entry was wrong
desk-replacement-which = Which of it was wrong?
desk-replacement-line = What happened instead
desk-replacement-other-player = It was the other player
desk-replacement-otherwise = { $count ->
    [0] Everything after it stands as it was ruled.
    [one] One later entry is ruled otherwise by it:
   *[other] { $count } later entries are ruled otherwise by it:
}
desk-replacement-now = Put right
desk-correction-says = The game will stand as after “{ $line }”. Nothing is deleted.
desk-correction-strikes = { $count ->
    [one] { $count } entry is struck out
   *[other] { $count } entries are struck out
}
desk-correct-now = Correct
desk-override = Decide otherwise
desk-override-title = Decide otherwise
desk-override-says = Your decision replaces what was ruled. Both stay in the record, with your reason.
desk-override-decision = Decision
desk-override-play-on = Play on
desk-apply = Apply
desk-decide = Decide
desk-preview = What follows?
desk-preview-title = What follows
desk-preview-nothing = Nothing is to be ruled.
desk-preview-unexpected = No irregularity of this kind was found.
desk-lines-recorded = What is recorded
desk-duty-moves = Moves: { $moves }
desk-question-follows = You will be asked:
desk-fact-penalty = Penalty
desk-penalty-time = How much time?
desk-penalty-points = How many points is the player left with, at most?
desk-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
desk-time-minutes = Minutes
desk-time-seconds = Seconds
desk-time-minutes-wrong = Minutes: a number up to 999.
desk-time-seconds-wrong = Seconds: a number from 0 to 59.
desk-answer-words = In your words
desk-question-reason = Reason (if you like)
desk-question-take = I see to it
desk-question-taken = { $named ->
    [yes] { $who } sees to it
   *[no] an arbiter sees to it
}
desk-question-anew = Decide otherwise all the same
desk-urgency-blocks = Play waits
desk-urgency-waits = Can wait
desk-called-by = { $side ->
    [white] White calls the arbiter:
   *[black] Black calls the arbiter:
}
desk-board-take = I am at the board
desk-board-leave = I have gone from the board
desk-board-taken = { $named ->
    [yes] { $who } is at the board since { $time }.
   *[no] An arbiter is at the board since { $time }.
}
desk-call-take = I am coming
desk-call-taken = { $named ->
    [yes] { $who } is coming, since { $time }.
   *[no] An arbiter is coming, since { $time }.
}
desk-call-close = Dealt with
desk-closes-calls = { $count ->
    [one] The call is dealt with by it
   *[other] The calls are dealt with by it
}
desk-must-read = Both players confirm that they have read it before the clock goes on
desk-unread = { $who ->
    [white] White has still to confirm the ruling before the clock is started.
    [black] Black has still to confirm the ruling before the clock is started.
   *[both] Both players have still to confirm the ruling before the clock is started.
}
desk-read-for = { $side ->
    [white] White has told me that he has read it
   *[black] Black has told me that he has read it
}
desk-not-awaited = Do not wait for it
desk-refused-last = the last at { $time }
desk-count-illegal = { $count ->
    [one] { $count } illegal move
   *[other] { $count } illegal moves
}
desk-count-warned = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
desk-count-knocks = { $count ->
    [one] pieces knocked over once
   *[other] pieces knocked over { $count } times
}
desk-free-line = Type what happened
desk-moves-played = Moves
desk-time-used = Time used
desk-time-used-says = White { $white }, Black { $black } in all; the longest: { $move }, { $time }
desk-time-used-table = As a table
desk-time-used-move = Move
desk-transcript = Transcript
desk-sheet-of = { $side ->
    [white] White’s scoresheet
   *[black] Black’s scoresheet
}
desk-article-open = Article { $article }: read the text

## Incidents and the facts they need

desk-incidents-more = More …
desk-incidents-fewer = Fewer
desk-incident-illegal = Illegal move
desk-incident-touched = Piece touched
desk-incident-flag = Flag
desk-incident-penalty = Warning, penalty
desk-incident-phone = Phone, device
desk-incident-late = Late arrival
desk-incident-knocked = Pieces knocked over
desk-incident-clock-wrong = Clock wrong
desk-incident-distraction = Distraction, conduct
desk-incident-two-hands = Two hands
desk-incident-press = Pressed without a move
desk-incident-unpromoted = Pawn not exchanged
desk-incident-set-up = Wrong start
desk-incident-record = Scoresheet
desk-incident-left = Left the room
desk-incident-help = Forbidden help
desk-incident-claim = Draw claimed
desk-incident-disturbed = Game disturbed
desk-incident-resigned = Resigned
desk-incident-agreed = Draw agreed
desk-incident-set-clock = Set the clock
desk-fact-side = Who?
desk-fact-move = Which move?
desk-fact-pressed = Was the clock pressed?
desk-fact-squares = Which pieces? Tap them.
desk-fact-manner = How?
desk-fact-device = What was found?
desk-fact-place = Where?
desk-fact-device-state = In what state?
desk-fact-purpose = On purpose?
desk-fact-fault = What is wrong?
desk-fact-detail = Details
desk-fact-white-time = New time for White
desk-fact-black-time = New time for Black
desk-fact-conduct = What did he or she do?
desk-fact-irregular = What was wrong?
desk-fact-sheet = What happened?
desk-fact-area = Where?
desk-fact-help = What was used?
desk-fact-ground = On what ground?
desk-fact-cause = What disturbed the game?
desk-fact-lasted = How long?
desk-choice-yes = Yes
desk-choice-no = No
desk-choice-deliberately = On purpose
desk-choice-unclearly = Unclear
desk-choice-accidentally = By accident
desk-choice-phone = Phone
desk-choice-smart-watch = Smart watch
desk-choice-earpiece = Earpiece
desk-choice-device = Other device
desk-choice-on-person = On the person
desk-choice-switched-on = Switched on
desk-choice-in-bag = In the bag
desk-choice-sounding = It made a sound
desk-choice-in-use = In use
desk-choice-switched-off = Switched off
desk-choice-accident = By accident
desk-choice-perhaps-on-purpose = Perhaps on purpose
desk-choice-on-purpose = On purpose
desk-choice-wrong = Wrong setting
desk-choice-defective = Defective
desk-choice-reversed = Sides exchanged
desk-choice-disturbing = Disturbed the opponent
desk-choice-discourteous = Was discourteous
desk-choice-insulting = Insulted somebody
desk-choice-smoking = Smoked
desk-choice-wrong-set-up = Pieces set up wrongly
desk-choice-reversed-colours = Colours exchanged
desk-choice-wrong-orientation = Board turned wrongly
desk-choice-illegal-position = Illegal position
desk-choice-stops-recording = Stopped recording
desk-choice-hides-sheet = Hides the scoresheet
desk-choice-refuses-record = Refuses to record
desk-choice-tears-sheet = Tore the scoresheet
desk-choice-playing-area = Left the playing area
desk-choice-venue = Left the venue
desk-choice-toilet = To the toilet
desk-choice-smoking-area = To the smoking area
desk-choice-uses-notes = Notes
desk-choice-uses-advice = Advice
desk-choice-uses-information = Information
desk-choice-uses-analysis = Analysis on another board
desk-choice-threefold = Same position for the third time
desk-choice-fifty = Fifty moves

## Adjournment

desk-adjournment = Adjourn
desk-adjourn-order = Order the player on move to seal a move.
desk-adjourn-order-side = { $side ->
    [white] White seals
   *[black] Black seals
}
desk-adjourn-seal = { $side ->
    [white] White writes the move and puts both scoresheets into the envelope.
   *[black] Black writes the move and puts both scoresheets into the envelope.
}
desk-adjourn-sealed = The move is sealed
desk-adjourn-stop = Only then is the clock stopped.
desk-adjourn-envelope = Print what belongs on the envelope.
desk-envelope-print = Envelope for printing
desk-adjourn-resume = At the resumption: open the envelope and type what is written.
desk-adjourn-written = The sealed move as it is written
desk-adjourn-open = Resume with this move
desk-adjourn-reply = { $side ->
    [white] The envelope is opened only when { $name }, who has to reply, is present.
   *[black] The envelope is opened only when { $name }, who has to reply, is present.
}
desk-envelope-title = Sealed move
desk-time-left = Time left
desk-signature-of = { $side ->
    [white] Signature of White
   *[black] Signature of Black
}
desk-signature-arbiter = Signature of the arbiter
desk-of-player = as the player writes

## The hall

desk-hall-interrupted = { $count ->
    [one] The desk was away. The clock of one board stands where it was last proven.
   *[other] The desk was away. The clocks of { $count } boards stand where they were last proven.
  }
desk-hall-go-on = The readings stand: all go on
desk-log-lag = { $time } s under way, taken off
desk-hall-waiting = { $count ->
    [one] { $count } board waits for you
   *[other] { $count } boards wait for you
}
desk-hall-running = in play: { $count }
desk-hall-over = finished: { $count }
desk-hall-empty = No round has been paired yet.
desk-hall-empty-help = Enter the players first, then pair a round. Its boards appear here by themselves.
desk-hall-new = not begun: { $count }
desk-hall-waits = waiting for you: { $count }
desk-hall-show-only = Show only
desk-hall-all = Show all boards
desk-hall-none-found = No board is like that.
desk-hall-search = Name or board number
desk-hall-rounds-live = Rounds under way
desk-hall-order = Order
desk-hall-form = Form
desk-hall-cards = Cards
desk-hall-rows = Rows
desk-badge-absent = absent
desk-badge-short = short of time
desk-by-urgency = By urgency
desk-by-board = By board
desk-phase-not_started = not started
desk-phase-running = in play
desk-phase-adjourned = adjourned
desk-phase-over = over
desk-phase-annulled = annulled
desk-waiting-question = Question:
desk-waiting-call = Call:
desk-waiting-flag = Flag:
desk-waiting-late = Late:
desk-waiting-refused = Refused:

## The event

desk-tab-settings = How it is played
desk-tab-players = Players
desk-tab-rounds = Rounds
desk-tab-standings = Standings
desk-tab-ledger = Incidents
desk-tab-links = Links
desk-rounds = Rounds
desk-event-name = Name
desk-event-place = Place
desk-event-date = Date
desk-event-date-end = Last day
desk-event-new = New event
desk-event-mistake = Made by mistake
desk-event-mistake-says = Nothing has been played in it. The event disappears from the lists of all others; its log stays, and you can take it back here.
desk-event-mistaken = made by mistake
desk-event-restore = Take back
desk-first-start = The first event
desk-first-name = Your name
desk-first-name-says = What you record is signed with it. Other arbiters get links of their own later, each with a name.
desk-first-link = Your link
desk-first-link-says = This link stays good when the desk is started again. Keep it as you keep a key: on your phone, or printed.
desk-first-players = On to the players
desk-event-size = players: { $players }, rounds: { $rounds }
desk-settings-event = Event
desk-settings-event-says = Stands on pairings, scoresheets, results and reports.
desk-settings-game = The game
desk-settings-game-says = Which edition of the Laws holds, and how long the players have.
desk-settings-scoring = Points
desk-settings-scoring-says = What a game is worth in the standings. An empty field counts as the number shown in it.
desk-settings-pairing = Pairing
desk-settings-pairing-says = How many rounds there are decides who is a topscorer in the last one, and how many are accelerated.
desk-pairing-system = Pairing system
desk-pairing-system-is = { $system ->
   *[dutch-2026] FIDE (Dutch) 2026
}
desk-pairing-acceleration = Acceleration
desk-pairing-acceleration-is = { $acceleration ->
    [baku] Baku (C.04.7)
   *[none] none
}
desk-pairing-first-color = First player’s colour
desk-pairing-lot = To be drawn by the program
desk-pairing-drawn = Drawn by the program.
desk-pairing-unsaid = White, as long as nothing is said
desk-settings-regulations = Regulations
desk-settings-regulations-says = Only what your announcement rules otherwise than usual, or what the Laws leave to it.
desk-settings-spectators = Spectators
desk-settings-spectators-says = Moves and results are shown to them so much later, so that nobody is helped from outside.
desk-edition = Edition of the Laws
desk-supervision = Supervision
desk-supervision-full = full
desk-supervision-limited = limited
desk-supervision-help = For rapid and blitz: full if there are enough arbiters to watch the games.
desk-not-stated = not stated
desk-time-control = Time control
desk-pace = Class
desk-pace-from-time = follows from the time control
desk-pace-help = Only to be chosen if the announcement sets another class than the time control makes.
desk-class = { $class ->
    [rapid] Rapid chess
    [blitz] Blitz
   *[standard] Standard chess
}
desk-class-is = { $class ->
    [rapid] Rapid chess.
    [blitz] Blitz.
   *[standard] Standard chess.
}
desk-for-60-moves = For 60 moves: { $time }.
desk-spectator-delay = Delay for spectators (minutes)
desk-public = Public
desk-public-help = What everybody may see without a link: an address for a poster, a projector, and games for other programs. Drafts of rounds, incidents, questions and complaints never go out.
desk-public-shown = What is shown
desk-public-shown-nothing = Nothing
desk-public-shown-page = Pairings, results, standings
desk-public-shown-games = The games too, live
desk-public-delay = Delay (minutes)
desk-public-sooner = Spectators with a link see everything { $minutes } min later. Here it would be seen sooner, and somebody could help a player from outside.
desk-public-origins = Pages of others that may read it
desk-public-origins-help = One per line, such as https://club.example. Without one only this desk’s own page reads it in a browser; programs, such as a broadcast that fetches the games, need no entry.
desk-public-projector = For a projector
desk-public-pgn = Games for a broadcast (PGN)
desk-public-pgn-round = Of round { $round } only
desk-scoring-win = Win
desk-scoring-draw = Draw
desk-scoring-loss = Loss
desk-scoring-forfeit-win = Win without play
desk-scoring-forfeit-loss = Loss without play
desk-scoring-bye = Bye
desk-scoring-is = Points: win { $win }, draw { $draw }, loss { $loss }.
desk-regulations-help = What is not listed here is as usual.
desk-regulation-add = Add an option …
desk-regulation-remove = Leave out: { $option }
desk-regulation-several = Several are separated by semicolons.
desk-regulation-free = { $free ->
    [time] with the time …
    [after-moves] after a number of moves …
   *[text] in other words …
}
desk-presets = Usual time controls …
desk-player-name = Name
desk-player-title = Title
desk-player-rating = Rating
desk-player-federation = Federation
desk-player-language = Writes moves in
desk-player-add = Add
desk-player-change = Change
desk-player-withdraw = Withdraw from the event …
desk-player-withdraw-sure = The player will not be paired again. Games that are made stay as they are.
desk-player-withdraw-now = Withdraw
desk-player-withdrawn = { $round ->
    [0] withdrawn before the first round
   *[other] withdrawn after round { $round }
}
desk-player-take-back = Take back into the event
desk-player-take-back-help = The player is paired again from the next round on. The rounds missed stay as they are.
desk-player-mistake = Added by mistake
desk-player-mistake-says = The player disappears from the list, standings and files; the entry stays in the log. It can be taken back.
desk-player-mistaken = added by mistake
desk-players-import = From a file
desk-players-import-help = A table with a heading line (CSV), or a tournament file (TRF) with its rounds and results.
desk-players-only = Players only, without what was played
desk-players-file = File with players
desk-players-added = { $count ->
    [one] { $count } player added
   *[other] { $count } players added
}
desk-players-matched = { $count ->
    [one] { $count } player was here already and was not added again
   *[other] { $count } players were here already and were not added again
}
desk-rounds-taken-in = { $count ->
    [one] One round taken in with its results.
   *[other] { $count } rounds taken in with their results.
}
desk-players-choose-file = Choose a file …
desk-players-paste = Paste a list …
desk-list-is-right = Where the list and the event differ, the list is right
desk-list-columns = What the columns hold
desk-list-column-holds = The column holds
desk-list-column-left-out = – left out –
desk-list-field = { $field ->
    [name] Name
    [first_name] First name
    [title] Title
    [rating] Rating
    [federation] Federation
    [fide_id] FIDE number
    [birth] Born
    [sex] Sex
    [club] Club
    [language] Writes moves in
    [place] Place
    [date] Date
    [date_end] Last day
    [time_control] Time control
    [scoring] Points
    [kind] Type of tournament
    [chief_arbiter] Chief arbiter
    [deputies] Deputies
    [allotted_times] Time control in words
    [rounds] Rounds
    [round_dates] Days of the rounds
    [first_color] Colour of the first in round 1
    [forbidden_pairs] Forbidden pairs
   *[lines] Kept as it came
}
desk-list-would = To be added: { $added }; to be changed: { $changed }; as they are: { $same }.
desk-list-rounds = Rounds with results: { $count }.
desk-list-event = The event
desk-list-lines-left = Lines that are not kept, since the event has its own or since they name players by numbers that others have here: { $count }.
desk-list-take-back = Take the last list back
desk-list-line = Line
desk-list-becomes = Becomes
desk-list-act = { $act ->
    [add] added
    [change] changed
   *[same] as it is
}
desk-player-fide-id = FIDE number
desk-player-birth = Born
desk-player-birth-help = day or year
desk-player-sex = Sex
desk-sex = { $sex ->
    [female] woman
   *[male] man
}
desk-player-club = Club
desk-ratings-check = Check all against the rating list
desk-ratings-no-differences = All players who are in the list are as it has them.
desk-ratings-list-says = The list says
desk-ratings-unknown = Not in the list, or not surely: { $names }
desk-ratings-take-over = Take over ({ $count })
desk-ratings-found = In the rating list
desk-ratings-choose = Choose the rating list …
desk-ratings-list = { $state ->
    [none] No rating list yet. Choose that of FIDE, packed as it comes: players are then found as you type. Nothing of it is kept but what you take over.
    [reading] The rating list { $file } is being read: { $percent } %
    [wrong] This rating list could not be read.
   *[there] Rating list { $file }: { $players } players. Type a name or a FIDE number above.
}
desk-report-details = For the report to FIDE
desk-report-details-help = What the tournament file (TRF) and the arbiter’s report need beside the settings.
desk-report-kind = Type of tournament
desk-report-chief = Chief arbiter
desk-report-deputies = Deputies, one on each line
desk-report-rounds = Number of rounds
desk-report-date = Round { $round }
desk-players-to-rounds = On to the first round
desk-players-none = Nobody has been entered yet. Under Players they are entered by hand or taken from a list.
desk-round-new = Next round
desk-round-starts = Starts at
desk-round-propose = Pair by the rules
desk-round-by-hand = Pair by hand
desk-round-byes = Players without an opponent
desk-round-byes-help = Who shall not be paired in this round gets a bye. If the number of the others is odd, pairing by rank gives the last of them a full bye.
desk-bye-give = Give a bye
desk-bye-worth = { $worth ->
    [full] full bye
    [win] a whole point
    [half] half a point
   *[zero] no points
}
desk-bye-of = Without an opponent: { $name }. Points: { $points }
desk-take-out = Take out
desk-round-new-help = What is drafted here is seen by arbiters only. It is published in a second step, when you have looked at it.
desk-round-needs-players = A round needs at least two players: enter them under Players.
desk-draft-of = Draft of round { $round }
desk-draft-unseen = seen by arbiters only
desk-draft-help = Two players change places when you drag one onto the other, or choose one and then the other. Whoever is chosen can also get a bye or be taken out.
desk-draft-turn = Change colours
desk-draft-free = Not paired
desk-draft-bye = Bye
desk-draft-take-out = Take the pair apart
desk-draft-publish = Publish
desk-draft-insist-help = No pairing by the rules can have this. The arbiter decides whether it is played all the same.
desk-draft-insist = Publish all the same
desk-draft-propose-again = Pair by the rules anew
desk-pairing-as-rules = As the rules give it.
desk-pairing-seen = Held against the rules …
desk-pairing-differs = Otherwise than the rules give it:
desk-pairing-differs-at = Boards: { $boards }
desk-pairing-explanation = Why it is paired like this
desk-pairing-why = Why?
desk-pairing-bracket = Points: { $points }
desk-pairing-moved-down = Moved down to this group: { $players }
desk-pairing-floats = Leaves this group downwards
desk-pairing-otherwise = This is not what the rules give. By the rules: { $pairs }.
desk-pairing-criteria = The criteria C1–C21
desk-draft-drop = Drop the draft
desk-round-stage = { $stage ->
    [started] started
   *[published] published
}
desk-round-back = { $to ->
    [published] Take back the start
   *[draft] Back to draft
}
desk-round-back-says = { $to ->
    [published] Nothing has been played in round { $round }. Its boards stand again as before the start; the reason is kept in the record of each game.
   *[draft] Nothing has been played in round { $round }. Only arbiters will see it then, and links for its boards no longer work.
}
desk-absences = Who is here?
desk-absences-help = Before the start, tap whoever is not here. After it, tap whoever has come late, or was marked as here by mistake. It is recorded for all boards together.
desk-absences-missing = { $count ->
    [0] All players are here.
    [one] { $count } player is not here.
   *[other] { $count } players are not here.
}
desk-absences-only-missing = Only boards on which somebody is missing
desk-absences-none = No board on which somebody could be missing.
desk-absences-here = here
desk-absences-not-here = not here
desk-absences-has-come = has come
desk-absences-record = { $count ->
    [0] Record
   *[other] Record ({ $count })
}
desk-forbidden-pairs = Forbidden pairs ({ $count })
desk-forbidden-pairs-help = Players who shall not be paired, such as members of one family. A round in which they meet cannot be published.
desk-forbidden-pairs-rounds = rounds { $first } to { $last }
desk-forbidden-pairs-add = Forbid this pair
desk-round-start = Start all games
desk-round-start-sure = { $count ->
    [one] Start round { $round }: { $count } board? The clock starts where play has not begun.
   *[other] Start round { $round }: { $count } boards? The clocks start where play has not begun.
}
desk-to-hall = To the hall
desk-round-started = { $count ->
    [one] { $count } game started
   *[other] { $count } games started
}
desk-result-by-game = as the game
desk-result-from = { $source ->
    [game] from the game
    [arbiter] the arbiter’s decision
    [forfeit] without play
    [by_hand] by hand
   *[elsewhere] elsewhere
  }
desk-result-elsewhere-help = Played elsewhere: the result was taken in, there is no game to look at.
desk-result-as-taken-in = as taken in
desk-trf = Tournament file (TRF)
desk-games-pgn = Games (PGN)
desk-games-pgn-help = Moves, clock times and results, without rulings. The record of each game with its rulings is at its board.
desk-game-pgn-full = PGN with rulings
desk-result-open = open
## Results one after another, and boards of which only the result is entered.
desk-results = Results
desk-results-enter = Enter results
desk-results-missing = { $count ->
    [one] one is missing
   *[other] { $count } are missing
  }
desk-results-typed = Board and result, such as 12=
desk-results-help = Type the board, then 1 for 1-0, 0 for 0-1, = for a draw, “+” or “-” for a win without play, and Enter. Or tap a board, then its result.
desk-results-take = Enter
desk-results-undo = Undo
desk-results-undone = entered by mistake
desk-results-says = Board { $board }: { $white } – { $black } { $result }
desk-results-no-board = There is no board { $board } in this round.
desk-results-entered = Board { $board }: { $result } is entered.
desk-results-withdrawn = Board { $board }: the result is taken back.
desk-results-withdraw = Take the result back
desk-results-worth = White { $white }, Black { $black }
desk-results-open = To the board
desk-results-only = result only
desk-places = Where the boards are played
desk-places-only = { $count ->
    [0] all at the desk
    [one] one board: result only
   *[other] { $count } boards: results only
  }
desk-places-help = Where wooden boards and clocks are used, only the result is entered; such a board is not started with the round, and can still be opened.
desk-places-boards = Boards (empty: all)
desk-places-results-only = Results only
desk-places-at-desk = At the desk
desk-take-over = Only the result of this board is entered
desk-take-over-help = To judge an incident here, set up what stands on the board and what the clocks show; then start the clock of whoever is to move: from there on the desk is the clock of this game.
desk-take-over-do = Take the game to the desk
desk-take-over-set-up = Set up position and clocks
desk-take-over-set-up-help = What stands on the board and what the clocks show when the desk takes the game over.
desk-take-over-set = Set up
desk-take-over-fen = Position (FEN)
desk-take-over-clock = { $side ->
    [white] White’s clock
   *[black] Black’s clock
  }
desk-take-over-both = Both clocks need a time, such as 0:45:10.
desk-rounds-none = No round yet. The first one is paired when the players are entered.
desk-rank = Rank
desk-points = Points
desk-games = Games
desk-wins = Wins
desk-reports = Reports
desk-reports-help = For the organiser and to hand in: results with who signed, incidents with position, ruling and clocks, standings, hashes.
desk-reports-day = Only of this day
desk-reports-day-pdf = Report as PDF
desk-reports-arbiter = Report of the chief arbiter
desk-reports-arbiter-help = What the desk knows is filled in. What you change stays as you wrote it; the rest follows what happens.
desk-reports-arbiter-pdf = Report of the chief arbiter as PDF
desk-reports-written = written by hand
desk-report-title = Incidents
desk-ledger-empty = There have been no incidents. What is recorded at a board appears here, with its ruling and article.
desk-ledger-all-rounds = all rounds
desk-ledger-all-days = all days
desk-ledger-person = Player or other person
desk-ledger-everybody = everybody
desk-ledger-kind = Kind of incident
desk-ledger-all-kinds = all kinds
desk-ledger-count = { $count ->
    [one] one incident
   *[other] { $count } incidents
}
desk-ledger-recorded-by = recorded by { $who }
desk-ledger-struck = struck out by entry { $entry }
desk-ledger-seals = How the logs of the games end
desk-seal = Last entry of the log: { $entry }. Hash: { $hash }
desk-link-new = New link
desk-link-label = For whom?
desk-link-delay = Delay (minutes)
desk-link-tablets = Tablets for all boards of round { $round }
desk-link-help = Whoever has the link has the role. It is shown once; take it back below when it is no longer needed.
desk-link-named = Links of arbiters need a name: what they record is signed with it. The link of a chief arbiter that is made here stays good when the desk is started again.
desk-found-at = Phones and tablets find the desk at
desk-only-here = Only this machine reaches { $address }: the QR codes lead nowhere on a phone.
desk-only-here-do = End the desk and start it so that the network of the hall reaches it:
desk-link-own = this desk
desk-links-valid = Valid links
desk-links-of-board = Links for this board
desk-links-of-board-help = Scan the code with the player’s device. One tablet can serve both players.
desk-qr-label = QR code of the link
desk-revoke = Take back
desk-revoke-link = Take back: { $label }
desk-link-revoked = This link has been taken back. Ask the chief arbiter for a new one. If it was the one that the program printed: each start prints a new one, and only the last is good.
desk-link-until = Good until
desk-link-good-until = good until { $time }
desk-link-expired = The time for which this link was good is over. Ask the chief arbiter for a new one.
desk-link-unknown = This desk does not know the link: perhaps a part of it is missing, or it belongs to another desk. Ask the chief arbiter for a new one.
desk-fingerprint = Fingerprint of the certificate (SHA-256):
desk-link-tournament = Run a tournament, or play in one
desk-link-open = Your link
desk-link-open-help = The chief arbiter gives you a link or a QR code. It says what you may do.
desk-welcome = The arbiter’s desk
desk-welcome-says = Run a tournament with its boards, clocks and rulings, or find out what the Laws say: no internet, no account. What happens at the board goes in; the ruling comes out, with its article.

## Checks without a game

desk-check-flag = Flag-fall check
desk-check-flag-short = A flag has fallen: can the opponent still mate? With the moves, or the proof.
desk-check-flag-help = A flag has fallen. Set up the position: the answer says for each side whether any series of legal moves can lead to mate, with the moves or the proof.
desk-check-claim = Claim check
desk-check-claim-short = Threefold repetition or fifty moves: is the claim right?
desk-check-claim-help = Paste the moves in any language. The answer says whether the claim is right, and why.
desk-check-time = Time-control check
desk-check-time-short = What a time control means, and whether it makes standard, rapid or blitz.
desk-check-time-help = Write the time control as in the announcement. The answer says what it means and which class it makes.
desk-check-now = Check
desk-palette = Pieces to put
desk-rub-out = Rub out
desk-clear-board = Empty board
desk-start-position = Starting position
desk-to-move = To move
desk-fen-unreadable = This is no position: in FEN the eight ranks are separated by strokes.
desk-flag-of = { $side ->
    [white] White’s flag falls
   *[black] Black’s flag falls
}
desk-line-start = To the beginning
desk-line-back = One move back
desk-line-on = Next move
desk-line-end = To the end
desk-moves = Moves
desk-moves-language = Letters of the pieces
desk-claim-right = The claim is right
desk-claim-wrong = The claim is wrong
desk-claim-occurrences = Occurrences of the position: { $count }; needed: { $needed }
desk-claim-progress = Moves without a capture or a pawn move: { $count }
desk-time-short = In short
desk-time-main = Main time
desk-time-for-60 = For 60 moves
desk-law-short = Eight editions, with search and what changed.
desk-law-retold = Retold in our own words; the authentic text is the one issued by the federation. “Reading” marks what we add.
desk-law-beside = Beside it
desk-law-search = Search
desk-law-contents = Contents
desk-law-hits = Found: { $count }
desk-law-choose = Choose an article, or a second edition to see what changed.
desk-law-no-counterpart = This edition has no counterpart.
desk-law-elsewhere = In other editions:
desk-law-in-browser = Open in the law browser
desk-law-changes = From { $from } to { $to }
desk-law-value = What the Laws set
desk-law-came = New: { $count }
desk-law-went = Gone: { $count }
desk-law-moved = Renumbered: { $count }
