### The command judge.

cli-judge = Play transcripts through the Laws and print the protocol
cli-judge-arg-files = Transcripts (.txt, or .md with blocks marked transcript); - for standard input
cli-judge-arg-edition = Judge by this edition, whatever the transcript says
cli-judge-arg-explain = Say on what each ruling rests, and where no rule applies
cli-judge-arg-diagrams = Draw the position whenever it changes
cli-judge-arg-quiet = Show only cases that differ from what they expect
cli-judge-arg-format = Print the transcripts in their canonical form and judge nothing
cli-judge-arg-html = Write the protocol as a page with diagrams and clocks

judge-page-title = Protocol
judge-clock = { $side ->
    [white] W
   *[black] B
} { $time }
judge-no-rule-applies = no rule applies
judge-rests-on = rests on { $provisions }
judge-by-reading = by the adopted reading { $reading }
judge-uncertain = the number or the value is likely, but was not read in the text of the edition
judge-mate-possible = a mate is possible: a line of { $plies ->
    [one] one move
   *[other] { $plies } moves
} was found
judge-mate-impossible = it was proved that no series of legal moves leads to mate
judge-differs = line { $line }: { $difference }
judge-missing = expected and not ruled: { $expected }
judge-unexpected = ruled and not expected: { $found }
judge-other = expected { $expected }, found { $found }
judge-impossible = this cannot have happened: { $found }
judge-summary = { $cases ->
    [one] One case
   *[other] { $cases } cases
}, { $failed ->
    [0] none differs
    [one] one differs
   *[other] { $failed } differ
} from what is expected.
judge-not-a-transcript = { $file } is not a transcript:
    { $problems }
judge-not-a-transcript-hint = The language is described in docs/TRANSCRIPTS.md.
