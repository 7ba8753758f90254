### The commands envelope and seal: the envelope of an adjourned game, and its move kept secret.

cli-envelope = Print what stands on the envelope of an adjourned game
cli-envelope-arg-file = A transcript in which a move is sealed; “-” is standard input
cli-envelope-arg-html = Write the page for printing to this file; “-” is standard output
cli-envelope-arg-resumption = When and where play is resumed
cli-envelope-arg-edition = Judge by this edition, whatever the transcript says

cli-seal = Commit to a sealed move: print the hash for the record and the number that will prove the move
cli-seal-arg-move = The move as it is written on the scoresheet
cli-seal-arg-nonce = The number, if it was drawn before: 32 hexadecimal digits
cli-value-text = TEXT
cli-value-hex = DIGITS

envelope-title = Adjourned game
envelope-names = Players
envelope-position = Position before the sealed move
envelope-times = Time used
envelope-sealer = Sealed by
envelope-number = Number of the sealed move
envelope-offer = Offer of a draw
envelope-resumption = Date, time and place of the resumption
envelope-clocks = The clocks show
envelope-both-times = White { $white }, Black { $black }
envelope-offered = { $side ->
    [white] (=) by White
   *[black] (=) by Black
}
envelope-no-offer = none
envelope-commitment = Commitment to the sealed move
envelope-sign-white = White
envelope-sign-black = Black
envelope-sign-arbiter = Arbiter
envelope-not-said = (to be entered)
envelope-none = No move is sealed in this transcript.
envelope-none-hint = A move is sealed by a line such as: 2:00 white seals

seal-commitment = for the record
seal-nonce = keep with the envelope
seal-wrong-nonce = “{ $text }” is not the number of a sealed move: it has 32 hexadecimal digits.
seal-no-chance = The system gave no random number: { $reason }.
