### Every sentence of the public page of an event, which needs no link.

public-language = Language
public-dark = Dark
public-light = Light
public-print = Print
public-search = Search by name or board
public-loading = One moment …
public-gone = There is nothing to see here: no event has this address, or its organiser does not show it.
public-unreachable = The desk cannot be reached. What stands here is what was known last; it goes on as soon as the connection is back.
public-delayed = { $minutes ->
    [one] Everything is shown one minute later.
   *[other] Everything is shown { $minutes } minutes later.
}

## Views

public-views = Views
public-view-pairings = Pairings
public-view-boards = Boards
public-view-standings = Standings
public-view-crosstable = Crosstable
public-rounds = Rounds
public-round = Round { $round }
public-round-short = Rd
public-no-rounds = No round has been published yet.
public-board = Board
public-white = White
public-black = Black
public-result = Result
public-player = Player
public-opponent = Opponent
public-points = Points
public-rank = Rank
public-wins = Wins
public-bye = bye
public-elsewhere = played elsewhere
public-colour-of = Colour
public-colour = { $side ->
    [white] w
   *[black] b
}
public-standings-after = { $rounds ->
    [0] Standings
    [one] Standings after round 1
   *[other] Standings after round { $rounds }
}
public-crosstable-help = Each round: the opponent’s rank in this list, the colour (w, b), the points.
public-stands = Rank { $rank }, points: { $points }, games: { $played }

## A game

public-game = Game
public-to-game = To the game on board { $board }
public-position-of = Position on board { $board }
public-moves = Moves
public-first = To the beginning
public-back = One move back
public-on = One move on
public-last = To the last move
public-turn = Turn the board

## The projector

public-projector = Projector
public-projector-pairings = Pairings of round { $round }
public-projector-results = Results of round { $round }
public-projector-boards = Boards of round { $round }
public-projector-standings = Standings
public-interval = Every
public-stay = Hold
public-go-on = Go on
public-whole-screen = Full screen
public-leave = Back
