### Reports on paper: a round, a day, an event, and what the chief arbiter hands in.

report-page = Page { $page } of { $pages }
report-title-round = { $event }: report of round { $round }
report-title-day = { $event }: report of { $day }
report-title-event = { $event }: report
report-title-arbiter = { $event }: report of the chief arbiter
report-made = Made

## Results

report-round = Round { $round }
report-round-at = Round { $round }, { $time }
report-board = Board
report-white = White
report-black = Black
report-result = Result
report-result-by = Comes from
report-signed = Signed by
report-from = { $source ->
    [game] the game
    [arbiter] the arbiter’s decision
    [forfeit] no play
    [by-hand] entered by hand
   *[elsewhere] played elsewhere
}
report-signatures = { $signed ->
    [both] both players
    [white] White only
    [black] Black only
    [other] a signature under another result
   *[nobody] nobody
}
report-byes = Without an opponent: { $names }

## What happened

report-happened = What happened
report-happened-none = Nothing that has to be reported.
report-positions = A diagram shows the position before what is told beside it. Times are those of the desk.
report-diagram = Position. White: { $white }. Black: { $black }.
report-place-of = board { $board }: { $white } – { $black }
report-incident = Incident: { $who }, { $what } [{ $articles }]
report-clocks = Clocks afterwards: White { $white }, Black { $black }
report-recorded = Recorded by { $who }, entry { $entry }, { $time }
report-struck = Struck out later by entry { $entry }.
report-corrected = Corrected: the game went on as after entry { $to }. Reason: { $reason }
report-entered = Result entered by hand: { $result }
report-entered-nothing = The result entered by hand was taken back.
report-entered-open = Entered by hand: the result is open.

## Standings and seals

report-standings = Standings
report-rank = Rank
report-name = Name
report-federation = Federation
report-rating = Rating
report-points = Points
report-games = Games
report-seals = Seals
report-seals-help = Each hash is that of the last entry of the log of a game and holds those of all entries before it: whoever changes an entry changes the hash.
report-round-board = Round/board
report-entry = Entry
report-hash = Hash
report-sign-chief = Chief arbiter: place, date, signature

## What the chief arbiter hands in

report-item-event = Event
report-item-place = Place
report-item-federation = Federation
report-item-dates = Dates
report-item-organiser = Organiser
report-item-chief-arbiter = Chief arbiter
report-item-arbiters = Arbiters
report-item-laws = Laws of Chess
report-item-class = Class
report-item-time-control = Time control
report-item-default-time = Default time
report-item-system = System
report-item-pairing-program = Pairing program
report-item-rounds = Rounds played
report-item-players = Players
report-item-federations = Federations of the players
report-item-titles = Titles
report-item-conditions = Playing conditions
report-item-late = Late arrivals
report-item-forfeits = Games without play
report-item-withdrawn = Withdrawn
report-item-corrected = Results entered by hand
report-item-incidents = Incidents that stand
report-item-appeals-committee = Appeals committee
report-item-appeals = Appeals and decisions
report-item-fair-play = Measures against cheating
report-item-remarks = Remarks
report-players = { $players ->
    [one] one player
   *[other] { $players } players
}{ $rated ->
    [0] { "" }
   *[other] , { $rated } of them rated, average { $average }
}
report-board-result = Round { $round }, board { $board }: { $white } – { $black } { $result }
report-withdrawn = { $name }, after round { $round }
report-incident-of = { $who }: { $what } ({ $game }, { $when })
report-schedule = Rounds
report-round-head = Round
report-starts = Starts at
report-first-entry = First entry
report-boards = Boards
report-byes-head = Byes
