### The first steps: the greeting, the command help, and what somebody may have meant.

## The command help

cli-help = Show the help of a command, as --help does
cli-help-arg-command = The command, and the command under it if there is one; if not given, the program

## The greeting

greeting-what = The Laws of Chess as software: what happens at the board goes in, rulings come out, each with its article.
greeting-try = Things to try:
greeting-judge = Black begins: what does the arbiter say?
greeting-mate = White’s flag has fallen: can Black still win with a knight?
greeting-law = What the newest edition of the Laws changed
greeting-audit = Your own games against the Laws
greeting-serve = The arbiter’s desk in the browser, with an example event
greeting-help = “{ $help }” explains a command, “{ $all }” lists all of them.

## What an unknown command leads to

guide-hint = perhaps this is what you are looking for:
guide-topic = Find what the Laws say about it
guide-term = Show the term of the glossary and the articles that use it

## Words that mean a command, with commas between them. They are looked up in all languages. The id is that of the command’s help text,
## with “meaning” for “cli”.

meaning-judge = incident, ruling, rulings, arbiter, referee, decide, decision, protocol, transcript, what happened, rule on, touch, touch move, touched piece, penalty, illegal move
meaning-position = fen, epd, x-fen, diagram, board, picture, svg, legal moves, check, stalemate, show
meaning-why = illegal, illegal move, legal move, castling, castle, may I castle, en passant, promotion, pin, pinned, move, why not
meaning-mate = flag, flag fall, flagged, time out, timeout, out of time, lost on time, win on time, checkmate, can mate, helpmate, insufficient material, mating material, bare king, win or draw
meaning-dead = dead position, dead draw, draw, insufficient material, blocked position, fortress
meaning-legal = illegal position, possible position, reachable, retro, retro analysis, proof game, validate, valid
meaning-chess960 = 960, fischer random, fischerandom, freestyle, freestyle chess, shuffle chess, frc, start position, starting position
meaning-perft = count moves, move count, nodes, move generator
meaning-pgn = games, game, game record, records, pgn check, check pgn, read games, parse, validate pgn
meaning-audit = database, databases, archive, check games, pgn check, check pgn, validate pgn, errors, fix, results, findings
meaning-law = laws, rules, rule, article, articles, fide, rulebook, handbook, laws of chess
meaning-law-search = search, find, look up, grep, ask, question
meaning-law-diff = changes, changed, compare editions, what changed, difference, new rules, diff
meaning-law-coverage = coverage, implemented, supported
meaning-law-glossary = glossary, term, terms, definition, dictionary, vocabulary, translate a term
meaning-law-editions = editions, edition, year, 2009, 2014, 2017, 2018, 2023
meaning-law-parameters = values, parameters, parameter, limits
meaning-time = time control, time controls, tempo, blitz, rapid, classical, standard, bullet, increment, delay, bronstein, fischer, bonus
meaning-clock = chess clock, timer, countdown, clocks
meaning-claim = draw, draw claim, claim a draw, repetition, threefold, threefold repetition, three times, fivefold, fifty, fifty moves, fifty move rule, 50, 50 moves, 50 move rule, 75, 75 moves
meaning-reconcile = scoresheets, scoresheet, two scoresheets, compare scoresheets, compare, reconstruct
meaning-incidents = report, ledger, warnings, penalties, breaches, list of incidents
meaning-envelope = adjourn, adjournment, adjourned game, sealed move, sealed
meaning-seal = sealed move, commit, commitment, hash
meaning-bundle = evidence, no arbiter, without an arbiter, quickplay finish, two minutes, no effort
meaning-pair = pairing, pairings, pair, swiss, swiss system, dutch, next round, trf, check pairings, simulate
meaning-notate = notation, letters, translate, convert, figurines, language, long notation, short notation
meaning-say = announce, announcement, blind, visually disabled, braille, read aloud, speak, speech
meaning-serve = desk, server, tournament, event, hall, web, browser, website, gui, app, start, run, open, round, rounds, pairings, standings, players, tablet, board server, api
meaning-store = storage, saved, data, postgres, sqlite
meaning-store-backup = backup, back up, copy, export, save
meaning-store-restore = restore, import, recover
meaning-store-verify = verify, integrity, damaged
meaning-store-report = report, pdf, hand in, protocol of the event
meaning-completions = completion, shell, bash, zsh, fish, powershell, autocomplete, tab
meaning-man = manual, manual page, manpage, documentation, docs
meaning-help = usage, commands, command, options, info, what, how, hello, tutorial, example, examples

## Subjects of the Laws: the words that mean them, with commas between them. The first is what the Laws are searched for.

topic-touch = touched, touch, touch move, touched piece, adjust, j’adoube, I adjust
topic-castling = castling, castle, castles, O-O, 0-0
topic-stalemate = stalemate
topic-checkmate = checkmate, mate, check
topic-illegal = illegal move, illegal, illegal moves
topic-repetition = repetition, threefold, threefold repetition, fivefold, three times, same position
topic-fifty = fifty moves, fifty, 50, 50 moves, fifty move rule, 50 move rule, 75, 75 moves
topic-flag = flag, flag fall, time out, out of time, lost on time
topic-draw = draw, drawn game
topic-draw-offer = draw offer, offer, offer a draw, agreement, agreed draw
topic-dead-position = dead position, insufficient material, dead draw
topic-promotion = promotion, promote, promoted, queening, underpromotion
topic-en-passant = en passant, in passing
topic-scoresheet = scoresheet, score sheet, recording, write down
topic-device = mobile phone, phone, cellphone, telephone, device, smartwatch, electronic device, cheating
topic-late = default time, late, late arrival, lateness, absent, no show
topic-forfeit = default, forfeit, walkover
topic-appeal = appeal, appeals, protest
topic-penalty = penalties, penalty, punishment, warning, sanction, sanctions
topic-adjournment = adjournment, adjourn, adjourned
topic-resign = resign, resigns, resignation
topic-rapid = rapid chess, rapid
topic-blitz = blitz
topic-increment = increment, delay, bonus, bronstein, fischer
topic-quickplay = quickplay finish, quickplay, two minutes
topic-blind = visually disabled, blind, disability
topic-arbiter = arbiter, referee, chief arbiter
topic-spectator = spectators, spectator, kibitzer
topic-distract = distraction, distract, disturb, annoy, noise
topic-two-hands = two hands, both hands, one hand
topic-displaced = displaced, knocked over, toppled, fallen pieces
topic-press = press, pressing the clock, press the clock, clock press
topic-result = result, results, score, points
topic-set-up = initial position, wrong position, colours reversed, wrong set up, set up
topic-chess960 = chess960, 960, fischer random, freestyle
topic-smoking = smoking, smoke, e-cigarette
topic-notes = notes, analysing, analysis, advice, book
