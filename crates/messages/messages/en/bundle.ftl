### The command bundle: a claim where no arbiter is present, with its evidence, for the arbiter who decides it.

cli-bundle = Put a claim made without an arbiter together with its written evidence, for whoever decides it
cli-bundle-arg-file = A transcript with such a claim; “-” is standard input
cli-bundle-arg-html = Write the page for printing to this file; “-” is standard output
cli-bundle-arg-edition = Judge by this edition, whatever the transcript says

bundle-title = Claim of a draw, no arbiter present
bundle-articles = Articles { $articles }
bundle-white = White
bundle-black = Black
bundle-claimant = Claimed by
bundle-grounds = Ground
bundle-time = Time of the claim
bundle-clocks = Clocks at the claim
bundle-both-clocks = White { $white }, Black { $black }
bundle-move = To move
bundle-next-move = { $side ->
    [white] White, move { $number }
   *[black] Black, move { $number }
}
bundle-taken = What followed
bundle-referred = the claim ended the game and is referred
bundle-incomplete = something the claim needs was missing; the game was not ended
bundle-decider = Decides
bundle-signed-white = White signed
bundle-signed-black = Black signed
bundle-not-reported = (not reported)

bundle-position = Final position
bundle-evidence = What has to be there in writing
bundle-evidence-position = the final position, written down by the player
bundle-evidence-position-verified = the final position, verified by the opponent
bundle-evidence-scoresheet = the player’s scoresheet, up to date
bundle-evidence-scoresheet-verified = the scoresheet, verified by the opponent
bundle-state-present = present
bundle-state-missing = MISSING
bundle-state-disputed = DISPUTED
bundle-state-not-reported = not reported

bundle-moves = Moves
bundle-moves-as-played = Moves as played; no scoresheet was reported
bundle-no-moves = The record holds no moves before the claim.
bundle-number = No.
bundle-played = Played
bundle-sheet-white = White’s sheet
bundle-sheet-black = Black’s sheet
bundle-other-white = Also on White’s sheet
bundle-other-black = Also on Black’s sheet
bundle-statements = What the players stated
bundle-said = { $who }:
bundle-wrote = { $who }, in writing:
bundle-question = For decision
bundle-decided = Decided: { $result }.
bundle-sign-white = White
bundle-sign-black = Black
bundle-sign-decider = Arbiter who decides

bundle-none = No claim without an arbiter was made in this transcript.
bundle-none-hint = It needs “regulations guideline_iii no-arbiter” and a line such as: 1:20:00 white claims no normal means
