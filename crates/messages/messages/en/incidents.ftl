### The command incidents: the report for the organiser.

cli-incidents = Report the incidents of games: breaches, illegal moves, warnings, penalties, late arrivals, appeals
cli-incidents-arg-files = Transcripts of the games of an event; each case is a game; “-” is standard input
cli-incidents-arg-format = The form of the report
cli-incidents-arg-player = Report this person only, by the name in the headers
cli-incidents-arg-edition = Judge by this edition, whatever the transcripts say

incident-title = Incidents
incident-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, { $people ->
    [0] nobody has incidents
    [one] one person has incidents
   *[other] { $people } people have incidents
}.
incident-person = Person
incident-game = Game
incident-time = Time
incident-what = Incident
incident-articles = Articles
incident-recorded-by = Recorded by
incident-unnamed = { $side ->
    [white] White
   *[black] Black
}, { $game }
incident-other = { $who }, { $game }
incident-nobody = No game of these transcripts knows “{ $name }”.
incident-nobody-hint = Names stand in the headers, in lines that begin with player white or player black.

## How the incidents are counted

incident-group-violation = Breaches
incident-group-illegal-move = Illegal moves
incident-group-warning = Warnings
incident-group-penalty = Penalties
incident-group-late = Late
incident-group-refusal = Refusals
incident-group-final-notice = Final notices
incident-group-wrong-claim = Wrong claims
incident-group-expulsion = Expulsions
incident-group-appeal = Appeals

## What happened; inside a table, without a capital letter and a full stop

incident-illegal-move = illegal move no. { $count }
incident-warning = warning
incident-penalty = penalty: { $item }
incident-penalty-amount = penalty: { $item }, { $amount }
incident-late = arrived { $time } after the start
incident-no-show = did not come in time, the game was lost
incident-lost-device = the game was lost for an electronic device
incident-lost-refusal = the game was lost for refusing to comply with the Laws
incident-final-notice = told that the next refusal loses the game
incident-refusal = refused { $order ->
    [record] to record the moves
    [lend-sheet] to lend the scoresheet
    [reconstruct] to help with the reconstruction
    [inspection] to be inspected
    [take-part] to take part
   *[play-on] to play on
}
incident-refusal-words = refused an order: { $order }
incident-wrong-claim = wrong claim: { $ground }
incident-barred-claim = claim not looked at: { ruling-bar }
incident-appeal = appealed
incident-expelled = expelled
incident-struck = { $what } (struck out by entry { $entry })
incident-by = { $by ->
    [white] White
    [black] Black
    [both] both players
    [arbiter] the arbiter
   *[program] the program
}
