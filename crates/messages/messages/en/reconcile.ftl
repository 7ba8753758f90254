### The command reconcile: two scoresheets of one game.

## Help texts

cli-reconcile = Compare two scoresheets of one game, find where they part and which game explains both
cli-reconcile-arg-white = White’s scoresheet, in any language, illegible moves as “?”; “-” is standard input
cli-reconcile-arg-black = Black’s scoresheet
cli-reconcile-arg-from = The position from which both sheets begin, in FEN; if not given, the start of a game
cli-reconcile-arg-final = Only games that end in this position: the pieces, and if the FEN says more, who has the move and who may castle
cli-reconcile-arg-budget = How many states are looked at

## Findings

reconcile-agreed = Both sheets name the same moves.
reconcile-found = One game explains both sheets better than any other that was found.
reconcile-several = The sheets do not decide: games that explain them equally well: { $games }.
reconcile-nothing = No game was found that explains the sheets (states looked at: { $states }).
reconcile-exhausted = The budget was used up; a larger one (--budget) may find more.
reconcile-languages = Read as: White’s sheet { $white }, Black’s sheet { $black }.
reconcile-divergence = The sheets part at { $move }:
reconcile-game = Game { $number } (faults on the sheets: { $faults }):
reconcile-game-less = Game { $number }, less likely (faults on the sheets: { $faults }):

## The sheets side by side

reconcile-column-game = Game
reconcile-column-white = White’s sheet
reconcile-column-black = Black’s sheet
reconcile-column-note = Note
reconcile-cell-sign = { $keeper ->
    [white] White
   *[black] Black
}: a sign of capture or check is untrue
reconcile-cell-ambiguous = { $keeper ->
    [white] White
   *[black] Black
}: could be another move too
reconcile-cell-near = { $keeper ->
    [white] White
   *[black] Black
}: a slip of the pen
reconcile-cell-other = { $keeper ->
    [white] White
   *[black] Black
}: another move
reconcile-cell-illegible = { $keeper ->
    [white] White
   *[black] Black
}: illegible
reconcile-cell-missing = { $keeper ->
    [white] White
   *[black] Black
}: missing
reconcile-cell-ended = { $keeper ->
    [white] White
   *[black] Black
}: the sheet has ended
reconcile-cell-doubled = { $keeper ->
    [white] White
   *[black] Black
}: written twice
reconcile-cell-surplus = { $keeper ->
    [white] White
   *[black] Black
}: belongs to no move
