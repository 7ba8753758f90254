# What the server of the desk says.

## Problems: a title, what it is about, what to do

server-problem-no-link = No link
server-problem-no-link-detail = This needs a link with a role, and none was sent, or one that this server does not know.
server-problem-no-link-todo = Open your link again, or ask the chief arbiter for one.
server-problem-link-revoked = The link was revoked
server-problem-link-revoked-detail = The chief arbiter has revoked this link, or the program that printed it has been started again and has printed another.
server-problem-link-revoked-todo = Ask the chief arbiter for a new link, or open the one that the last start printed.
server-problem-not-your-role = Not with this link
server-problem-not-your-role-detail = The role of this link does not allow it.
server-problem-not-your-role-todo = Use a link whose role allows it, or call the arbiter.
server-problem-not-found = Not found
server-problem-not-found-detail = There is no such thing here, or your link does not reach it.
server-problem-not-found-todo = Check the address.
server-problem-method-not-allowed = Not in this way
server-problem-method-not-allowed-detail = This address exists, but not for this method.
server-problem-method-not-allowed-todo = Use one of the methods that /docs describes.
server-problem-conflict = The game has gone on
server-problem-conflict-todo = Load the game again and repeat what you want to do.
server-problem-answered = Somebody has answered it already
server-problem-answered-todo = Read what was answered; whoever still wants it otherwise decides otherwise, with a reason.
server-problem-unread = Not read yet
server-problem-unread-todo = Ask the players to confirm what was ruled, or start the clock all the same.
server-problem-too-large = Too large
server-problem-too-large-detail = More was sent than this server takes at once.
server-problem-too-large-todo = Send less, in several parts if need be.
server-problem-bad-request = Not understood
server-problem-bad-request-detail = A part of the address, or a parameter in it, does not have the form that is expected here.
server-problem-bad-request-todo = Send it in the form that /docs describes.
server-problem-unreadable-line = The line cannot be read
server-problem-unreadable-line-todo = Write the line as the language of transcripts has it.
server-problem-impossible = That cannot have happened
server-problem-impossible-todo = Look at the board and the clock as they stand, and tell what really happened.
server-problem-not-valid = Not valid
server-problem-not-valid-todo = Correct the field and send it again.
server-problem-no-pairing = The rules give no pairing yet
server-problem-no-pairing-todo = Do what it says, or pair by hand.
server-problem-too-many-requests = Too many requests
server-problem-too-many-requests-detail = More was asked in a short time than one asker may.
server-problem-too-many-requests-todo = Wait a second and try again.
server-problem-result-excluded = The position excludes this result
server-problem-result-excluded-todo = Enter it all the same with a reason, or choose another result.
server-problem-result-signed = Both players have signed another result
server-problem-result-signed-todo = Enter it all the same with a reason, or choose the result that they signed.
server-problem-share-used = Your share is used up
server-problem-share-used-todo = Go on with your moves and the clock. For anything else speak to the arbiter, who can record it and sees that it was refused.
server-problem-store = It could not be kept
server-problem-store-detail = The database does not answer as it should. What you sent may not have been recorded.
server-problem-store-todo = Load the game again and look whether it is there; if this goes on, look after the server.

server-conflict = You have seen entry { $seen }, and there are { $actual }.
server-result-excluded = { $why ->
    [checkmate] There is checkmate on the board ({ $article }), which is a win for the player who gave it.
    [stalemate] There is stalemate on the board ({ $article }), which is a draw.
   *[cannot-mate] It is proved that { $side ->
        [white] White
       *[black] Black
    } cannot mate by any series of legal moves ({ $article }).
}
server-result-signed = Both players have signed { $signed } ({ $article }).
server-not-valid = “{ $text }” is no possible value of “{ $field }”.
server-body-no-json = What was sent does not say that it is JSON (Content-Type: application/json).
server-body-syntax = Line { $line }, column { $column }: this is not JSON.
server-body-form = Line { $line }, column { $column }: this does not have the form that is expected here.
server-body-form-word = Line { $line }, column { $column }: “{ $word }” is missing here or does not belong here.
server-hidden-letter = “{ $field }” has a character that nobody sees ({ $code }, at place { $place } of its text). Take it out: what is kept must be what it looks like.
server-line-stamped = The line has a time of its own; here the server is the clock.
server-line-none = There is no line in it.
server-line-too-many = These are more lines than are recorded at once.
server-line-too-long = The line is longer than any that is recorded.
server-log-full = The arbiters have recorded as much in this game as they may.
server-log-full-again = More has been recorded since that entry than the arbiters may record again. Go back to before it instead, and record what happened from there.
server-share-pace = { $side ->
    [white] White
   *[black] Black
} may record { $most } lines at once and then { $rate } a second. There is room for this again in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
server-share-acts = { $side ->
    [white] White
   *[black] Black
} has recorded { $most } lines beside moves in this game, as many as one side may. Moves, presses, claims, resigning and accepting a draw are still recorded, touches one in a second; nothing else will be in this game.
server-share-moves = { $side ->
    [white] White
   *[black] Black
} has recorded { $most } moves and presses in this game, as many as one side may and more than any game needs. Nothing more will be recorded for this side in this game, unless the arbiter records it.
server-not-a-socket = This address is for a WebSocket.
server-too-many-sockets = More connections are open than this server keeps at once.
server-line-not-for-players = Only the arbiter may record this.
server-line-other-side = That is for the other player to say.
server-line-both-sides = Only the arbiter may record this, or the tablet at the board that both players use.
server-line-game-over = The game is over: a player can finish the scoresheet, sign the result, call the arbiter or appeal, and nothing else.
server-line-result-entered = The result of this board was entered by hand. Take it back first; then the game stands as it stood, and its clock can be started.
server-line-result-stands = The result of this board was entered by hand and goes on counting, whatever is decided of the game. Correct that result instead.
server-presence-board = Board { $board }, { $white } – { $black }: { $why } Nothing was recorded at any board.
server-no-such-entry = There is no entry { $entry } to which the game could go back.
server-later-impossible = With that, entry { $entry } can no longer have happened: { $line } ({ $why }) Go back to before it instead, and record what happened from there.
server-attention-gone = There is nothing left to attend to: somebody has dealt with it meanwhile.
server-question-answered = { $named ->
    [yes] { $who } has answered this question meanwhile, at { $at } of the game: { $answer }
   *[no] Another arbiter has answered this question meanwhile, at { $at } of the game: { $answer }
}
server-unread = { $who ->
    [white] White has not confirmed yet what was ruled.
    [black] Black has not confirmed yet what was ruled.
   *[both] The players have not confirmed yet what was ruled.
}
server-game-begun = The game has begun; what stands in its first entry can no longer be changed.
server-round-begun = Something has been played or entered in this round; it can no longer be taken back.
server-has-rounds = The event has rounds already; from this file only the players can be taken in.
server-no-envelope = No move is sealed in this game.
server-rulings-one-of = Exactly one of transcript, pgn and fen is needed.

## What waits for the arbiter

server-waiting-call = { $side ->
    [white] White
   *[black] Black
} calls the arbiter.
server-waiting-call-reason = { $side ->
    [white] White
   *[black] Black
} calls the arbiter: { $reason }
server-waiting-flag = { $side ->
    [white] White’s
   *[black] Black’s
} flag is down.
server-gap = { $why ->
    [restart] The desk was started again; { $length } are not counted.
    [sleep] The machine of the desk slept; { $length } are not counted.
    [stall] The desk stood still; { $length } are not counted.
   *[jump] The time of day was set, by { $length }. The clocks go on as they were.
  }
server-attention-board-taken = { $named ->
    [yes] { $who } is at the board.
   *[no] An arbiter is at the board.
}
server-attention-board-left = { $named ->
    [yes] { $who } has gone from the board.
   *[no] The arbiter has gone from the board.
}
server-attention-call-taken = { $named ->
    [yes] { $who } comes to the call.
   *[no] An arbiter comes to the call.
}
server-attention-call-withdrawn = The call is taken back.
server-attention-call-closed = { $named ->
    [yes] { $who } has dealt with the call.
   *[no] The arbiter has dealt with the call.
}
server-attention-question-taken = { $named ->
    [yes] { $who } sees to question { $question }.
   *[no] An arbiter sees to question { $question }.
}
server-attention-must-read = Both players are to confirm that they have read what was ruled in entry { $entry }.
server-attention-read = { $side ->
    [white] White has read what was ruled in entry { $entry }.
   *[black] Black has read what was ruled in entry { $entry }.
}
server-attention-not-awaited = Play goes on without the confirmation that entry { $entry } was read.
server-result-told = { $said ->
    [entered] The result was entered by hand: { $result }. The game is over.
    [open] The result was left open by hand.
   *[withdrawn] The result entered by hand was taken back. The game stands as it stood, with the clock stopped.
  }
server-result-said = { $source ->
    [forfeit] decided without play, entered by an arbiter
    [open] the result was left open by an arbiter
   *[by-hand] entered by an arbiter
  }
server-waiting-late = { $side ->
    [white] White
   *[black] Black
} has not come to the board.
server-waiting-refused = { $side ->
    [white] White
   *[black] Black
} records more than one side may: { $lines ->
    [one] { $lines } line was refused.
   *[other] { $lines } lines were refused.
}

## The ledger

server-ledger-game = { $event }, round { $round }, board { $board }

## The start

server-first-link = start of the server
server-listen = The address { $address } cannot be used: { $said }
server-listen-in-use = The address { $address } is used by another program.
server-listen-elsewhere = This machine does not have the address { $address }.
server-listen-denied = This user may not listen on { $address }.
server-front-end-missing = The pages of the desk are not built into this program. Build them with “{ $command }” and build the program again.
server-docs-title = The API of jadoube
server-docs-token = Token
server-docs-schema = schemas
server-docs-send = Send
server-docs-body = body
server-example-event = Example Open
server-example-call = He touched the pawn and says it was his sleeve.

## The command

cli-serve = Runs the arbiter’s desk on this machine, for browsers
cli-serve-arg-store = where everything is kept: a file, or postgres://… when several servers share one event
cli-serve-arg-memory = keep everything in memory only
cli-serve-arg-listen = where to listen; other machines reach it only if it is not a loopback address
cli-serve-arg-address = the address under which others reach this server, for links and QR codes
cli-serve-arg-link-file = keep the link of the chief arbiter in this file, which only its owner can read, instead of printing it; each start writes the new one
cli-serve-arg-stall = if the server stands still for so many seconds it says so, and nobody’s clock runs for it
cli-serve-arg-rating-list = a rating list of FIDE, in columns or XML, in which the desk looks players up
cli-serve-arg-open = open the desk in the browser
cli-serve-arg-no-example = make no example event in an empty store
cli-value-store = STORE
cli-value-seconds = SECONDS
cli-value-time = TIME
cli-value-address = ADDRESS
cli-value-url = URL
serve-running = The desk runs at { $address }. Everything is kept in { $store }.
serve-link = The link of the chief arbiter: { $link }
serve-link-in-file = The link of the chief arbiter stands in { $file }.
serve-no-address = No address was found under which other machines reach this one, so the links work only here. Name it with --address, such as --address http://192.168.1.20:8017.
serve-end = Ctrl-C ends it.
serve-cannot = The desk cannot be started: { $reason }
serve-hint-cannot = look whether another program uses the address or the file, or choose others with --listen and --store
serve-not-an-address = “{ $text }” is no address to listen on.
serve-hint-address = write an address and a port, such as 127.0.0.1:8017, or 0.0.0.0:8017 for the whole network
serve-no-folder = No folder for data is known. Name a file with --store.
server-problem-busy = The desk is busy
server-problem-busy-detail = So many questions are waiting that this one would not have its turn soon. The games go on.
server-problem-busy-todo = Try again in a few seconds.
server-ratings-being-read = Another rating list is being read just now; one is read at a time.
server-field-too-long = “{ $field }” has more than { $most } characters.
server-import-too-many = More than { $most } games were sent at once; nothing was taken in. Send them in several parts.
server-rulings-too-many-lines = More than { $most } lines are not judged at once.
server-problem-link-expired = The link has expired
server-problem-link-expired-detail = This link was good until a time that is over.
server-problem-link-expired-todo = Ask the chief arbiter for a new link.
server-problem-wrong-host = Not under this name
server-problem-wrong-host-todo = Use an address of this server. If the name is right, start the server with --host and the name.
server-wrong-host = The request is for “{ $text }”, and that is none of the names of this server.
server-problem-other-origin = From another page
server-problem-other-origin-todo = Use the pages of this server. If they stand under another address, start the server with --address and that address.
server-other-origin = A page of “{ $text }” may neither change nor follow anything here.
server-problem-too-slow = Too slow
server-problem-too-slow-detail = What was being sent did not come to its end in time.
server-problem-too-slow-todo = Look at the connection and send it again.
server-few-files = This system lets the program have { $files } files open, so that only { $sockets } devices can follow boards at once. Raise the limit to { $wanted } (ulimit -n, or LimitNOFILE= of systemd).
server-tls-file = { $file }: { $said }
server-tls-no-certificate = { $file }: there is no certificate in the PEM form in it.
server-tls-no-key = { $file }: there is no key in the PEM form in it.
server-tls-not-usable = The certificate cannot be used: { $said }
cli-serve-arg-host = another name under which browsers ask for this server; may be given several times
cli-serve-arg-trusted-proxy = a proxy, or a network of proxies, that is believed when it says for whom it asks; may be given several times
cli-serve-arg-allow-origin = a page of others, such as https://club.example, whose scripts may ask for the Laws, checks and rulings; may be given several times
cli-serve-arg-tls = encrypt lines to browsers with a certificate that the desk makes itself and keeps beside the store
cli-serve-arg-tls-cert = encrypt lines to browsers with this certificate (PEM, with those that it rests on)
cli-serve-arg-tls-key = the key of the certificate (PEM)
cli-value-network = NETWORK
cli-value-origin = ORIGIN
serve-fingerprint = Fingerprint of the certificate (SHA-256): { $fingerprint }
serve-not-a-network = “{ $text }” is no network.
serve-hint-network = write an address, such as 127.0.0.1, or a network, such as 10.0.0.0/8
serve-not-an-origin = “{ $text }” is no origin of a page.
serve-hint-origin = write it as in https://club.example, without a path
cli-value-certificate = CERTIFICATE
