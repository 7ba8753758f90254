### Pairings by the FIDE (Dutch) System: the command pair, and what the desk says of a draft.

## Help texts

cli-pair = Pair the next round of a tournament file by the FIDE (Dutch) System, say why, or hold its rounds against the rules
cli-pair-arg-file = A tournament report (TRF16 or TRF26); “-” is standard input
cli-pair-arg-round = Pair this round anew from what was before it; with --check, check only this one
cli-pair-arg-explain = Say of every pair and every downfloater why it is so
cli-pair-arg-check = Hold every round of the file against the rules and name where it differs first
cli-pair-arg-simulate = Write tournaments that never were, paired by the rules, as TRF
cli-pair-arg-players = How many players a simulated tournament has
cli-pair-arg-rounds = How many rounds it has
cli-pair-arg-count = How many tournaments are written; more than one need --out
cli-pair-arg-seed = The first of the seeds; the same seed gives the same tournament
cli-pair-arg-forfeits = How many of 1000 games are not played because somebody stays away
cli-pair-arg-byes = How many of 1000 players ask for half a point in a round, and how many are absent
cli-pair-arg-withdrawals = How many of 1000 players leave the tournament in a round
cli-pair-arg-forbidden = How many pairs must not meet
cli-pair-arg-accelerated = With Baku acceleration
cli-pair-arg-format = The version of the reports that are written
cli-pair-arg-out = Folder for the reports

## The round

pair-round = Round { $round } of { $rounds }
pair-round-open = Round { $round }
pair-rules = FIDE (Dutch) System, rules of 1 February 2026
pair-board = Board
pair-white = White
pair-black = Black
pair-points = Points
pair-bye = Bye: { $player }
pair-nobody = Nobody is to be paired in this round.
pair-rounds-unknown = The file does not say how many rounds there will be (line 142 or XXR); this one is paired as if another followed.
pair-last-taken = The file does not say how many rounds there are (line 142 or XXR); the last one that was paired is taken for the last.
pair-too-few-opponents = With { $players } players nobody can have a new opponent in each of { $rounds } rounds. By Article 1.9.3 the chief arbiter decides what to do.
pair-arbiter-decides = By Article 1.9.3 the chief arbiter decides what to do.

## Why

pair-bracket = Bracket { $score }
pair-moved-down = moved down: { $players }
pair-residents = residents: { $count }
pair-floats = { $player } floats down
pair-gets-bye = { $player } gets the bye
pair-colors = colours by { $article }: { $why }
pair-not-kept = not kept altogether: { $criteria }

## Check

pair-agrees = Round { $round } is paired by the rules.
pair-differs = Round { $round } differs
pair-found = found: { $pairs }
pair-expected = expected: { $pairs }
pair-total = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $differ ->
    [0] none differs.
    [one] one differs.
   *[other] { $differ } differ.
}
pair-nothing-paired = The file has no round that was paired.

## Simulated tournaments

pair-simulated = Simulated tournament, seed { $seed }
pair-written = { $count ->
    [one] One tournament is
   *[other] { $count } tournaments are
} in { $folder }.

## Errors

pair-not-a-tournament = After this file nothing can be paired.
pair-repair-line = Repair this line, or write the file anew with the program it comes from.
pair-refused-hint = Repair the file, or write it anew with the program it comes from.
pair-open-games = Round { $round } cannot be paired: { $games ->
    [one] a game
   *[other] { $games } games
} of round { $before } { $games ->
    [one] has
   *[other] have
} no result: { $names }
pair-open-hint = Enter the results, or pair a round before with --round.
pair-all-paired = All rounds of the tournament are paired: { $rounds }.
pair-all-paired-hint = With --round a round is paired anew; with --check all are held against the rules.
pair-out-needed = Several tournaments need a folder.
pair-out-hint = Name it with --out.

## What the rules say

pairing-c6 = as few downfloaters as can be
pairing-c7 = points of the downfloaters as low as can be
pairing-c8 = the next bracket paired as well as can be
pairing-c9 = unplayed games of the player with the bye
pairing-c10 = colour difference above two, with topscorers
pairing-c11 = the same colour three times in a row, with topscorers
pairing-c12 = colour preferences
pairing-c13 = strong colour preferences
pairing-c14 = residents who floated down in the last round
pairing-c15 = opponents who floated up in the last round
pairing-c16 = residents who floated down two rounds ago
pairing-c17 = opponents who floated up two rounds ago
pairing-c18 = score differences of those who floated down in the last round
pairing-c19 = score differences of those who floated up in the last round
pairing-c20 = score differences of those who floated down two rounds ago
pairing-c21 = score differences of those who floated up two rounds ago
pairing-compared = { $criterion } ({ $more } instead of { $less })
pairing-no-other-way = otherwise not everybody could be paired (C1 to C5)
pairing-otherwise = otherwise worse by { $criterion }
pairing-order = the first of the equally good ones in the order of Article 4
pairing-colors-both = both get what they should have
pairing-colors-stronger = the stronger preference
pairing-colors-alternation = the other way round than when their colours last differed
pairing-colors-higher = what the higher ranked player should have
pairing-colors-initial = by the colour that was drawn
pairing-nobody-left = No pairing keeps the absolute criteria. Without an opponent would be: { $players }
pairing-contradiction = What { $player } had in round { $round } does not go with what his opponent had.
pairing-too-large = The tournament is too large to be paired.
