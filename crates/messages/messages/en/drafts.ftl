### Why a round is paired as it is: the FIDE (Dutch) System, Handbook C.04.3.

## Criteria

draft-criterion-c1 = Two players do not meet twice.
draft-criterion-c2 = Who has had the pairing-allocated bye, or a full point without play, does not get it.
draft-criterion-c3 = Two players who must have the same colour do not meet, unless one of them is a topscorer.
draft-criterion-c4 = Those who leave the bracket can be paired with the players below.
draft-criterion-c5 = The bye goes to a player with as few points as possible.
draft-criterion-c6 = As few players as possible leave the bracket downwards.
draft-criterion-c7 = Those who leave it have as few points as possible.
draft-criterion-c8 = Those who leave it are chosen so that the next bracket can be paired as well as possible.
draft-criterion-c9 = Who gets the bye has as few unplayed games as possible.
draft-criterion-c10 = As few topscorers and their opponents as possible get a colour difference above two.
draft-criterion-c11 = As few topscorers and their opponents as possible get the same colour three times in a row.
draft-criterion-c12 = As few players as possible do not get the colour they prefer.
draft-criterion-c13 = As few players as possible do not get the colour they strongly prefer.
draft-criterion-c14 = As few players as possible float down who floated down in the last round.
draft-criterion-c15 = As few players as possible float up who floated up in the last round.
draft-criterion-c16 = As few players as possible float down who floated down two rounds ago.
draft-criterion-c17 = As few players as possible float up who floated up two rounds ago.
draft-criterion-c18 = Players who float down again after the last round meet opponents as near to them in points as possible.
draft-criterion-c19 = Players who float up again after the last round meet opponents as near to them in points as possible.
draft-criterion-c20 = Players who float down as they did two rounds ago meet opponents as near to them in points as possible.
draft-criterion-c21 = Players who float up as they did two rounds ago meet opponents as near to them in points as possible.

## Why it is so

draft-reason-no-other-way = Otherwise the absolute criteria (C1–C5) could not be kept, here or further down.
draft-reason-criterion = The next best pairing fails { $criterion } more. { $rule }
draft-reason-counted = The next best pairing fails { $criterion } more: { $otherwise } instead of { $kept }. { $rule }
draft-reason-order = The next best pairing is as good by all criteria and comes later in the order of Article 4.
draft-color-both-preferences = Both have the colour they prefer (5.2.1).
draft-color-stronger-preference = The stronger preference has its colour (5.2.2).
draft-color-alternation = The colours change from the last round in which they differed (5.2.3).
draft-color-higher-ranked = The higher ranked player has the colour he prefers (5.2.4).
draft-color-initial-color = Neither prefers a colour: it follows from the pairing number and the colour drawn (5.2.5).
draft-failed = { $criterion } could not be kept altogether. { $rule }
draft-failed-counted = { $criterion } could not be kept altogether ({ $count }). { $rule }
draft-bye-to = { $name } gets the bye: with fewer points nobody can have it (C5).

## Held against the rules

draft-breach-not-there = { $name } is paired and does not play in this round.
draft-breach-not-paired-once = { $name } is to play in this round, and has neither exactly one opponent nor the bye.
draft-breach-met-before = { $one } and { $other } have met before (C1).
draft-breach-forbidden = { $one } and { $other } shall not be paired.
draft-breach-bye-again = { $name } has had the bye, or a full point without play, before (C2).
draft-breach-same-color = { $one } and { $other } must both have the same colour (C3).
draft-breach-not-completed = In the bracket { $points }: those who are left cannot be paired with the players below (C4).
draft-breach-bye-score = The bye goes to { $name } with { $given } points; somebody with { $possible } can have it (C5).
draft-breach-quality = In the bracket { $points }, { $criterion } fails more than it has to. { $rule }
draft-breach-counted = In the bracket { $points }, { $criterion } fails more than it has to: { $found } instead of { $expected }. { $rule }
draft-breach-order = In the bracket { $points } all criteria are kept as well, but another pairing comes first in the order of Article 4.
draft-breach-colors = { $white } and { $black } have each other’s colours (Article 5.2).
