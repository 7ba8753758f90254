//! The list of provisions: the key, and the articles in each edition. Data only; how to ask for it is in the
//! module above.
//!
//! The columns are 2009, 2014, the Czech appendix, 2017, 2018 and 2023. In a column stands:
//!
//! - `"3.1"` or several: in force in these articles, the leading one first;
//! - `by "6.2.c"`: no rule of its own, that article covers the case;
//! - `-`: not in force;
//! - `=`: as the edition it rests on;
//! - `~` before the rest: likely, but not read in the printed text.

use super::table::provisions;

provisions! {
    // intro
    /// Over-the-board play; two parts.
    IntroScope "intro.scope" ["Introduction"] ["Introduction"] [=] ["Introduction"] ["Introduction"] ["0.1"];

    // preface
    /// Uncovered cases decided by analogy.
    PrefaceAnalogy "preface.analogy" ["Preface"] ["Preface"] [=] ["Preface"] ["Preface"] ["0.2"];
    /// Federation may add more detailed rules (a-c).
    PrefaceFederationRules "preface.federation_rules" ["Preface"] [-] [-] [-] [-] [-];
    /// FIDE-rated games must follow the Laws.
    PrefaceRatingCondition "preface.rating_condition" [-] ["Preface"] [=] ["Preface"] ["Preface"] ["0.2"];
    /// Federation may ask FIDE for a ruling.
    PrefaceRuling "preface.ruling" ["14.1"] ["Preface"] [=] ["Preface"] ["Preface"] ["0.2"];

    // game
    /// Two opponents move pieces on a board.
    GamePlayers "game.players" ["1.1"] ["1.1"] [=] ["1.1"] ["1.1"] ["1.1"];
    /// White first, then alternately.
    GameWhiteFirst "game.white_first" ["1.1"] ["1.1"] [=] ["1.2"] ["1.2"] ["1.2"];
    /// Player has the move once opponent's move is made.
    GameHaveMove "game.have_move" ["1.1"] ["1.1"] [=] ["1.3"] ["1.3"] ["1.3"];
    /// Attack king so that no legal move.
    GameObjective "game.objective" ["1.2"] ["1.2"] [=] ["1.4"] ["1.4"] ["1.4"];
    /// Mate wins; may not leave/expose/capture king.
    GameMateWins "game.mate_wins" ["1.2"] ["1.2"] [=] ["1.4.1"] ["1.4.1"] ["1.4.1"];
    /// Mated side loses.
    GameMatedLoses "game.mated_loses" ["1.2"] ["1.2"] [=] ["1.4.2"] ["1.4.2"] ["1.4.2"];
    /// Neither can mate: draw.
    GameNeitherCanMate "game.neither_can_mate" ["1.3"] ["1.3"] [=] ["1.5"] ["1.5"] ["1.5"];

    // setup
    /// 8x8, light near-right corner.
    SetupBoard "setup.board" ["2.1"] ["2.1"] [=] ["2.1"] ["2.1"] ["2.1"];
    /// 16 pieces a side.
    SetupPieces "setup.pieces" ["2.2"] ["2.2"] [=] ["2.2"] ["2.2"] ["2.2"];
    /// Initial position.
    SetupInitial "setup.initial" ["2.3"] ["2.3"] [=] ["2.3"] ["2.3"] ["2.3"];
    /// Files, ranks, diagonals.
    SetupLines "setup.lines" ["2.4"] ["2.4"] [=] ["2.4"] ["2.4"] ["2.4"];

    // move
    /// No move onto own piece.
    MoveOwnSquare "move.own_square" ["3.1"] [~ "3.1"] [=] ["3.1"] ["3.1"] ["3.1"];
    /// Capture removes the piece.
    MoveCapture "move.capture" ["3.1"] [~ "3.1"] [=] ["3.1.1"] ["3.1.1"] ["3.1.1"];
    /// Attacks a piece.
    MoveAttackPiece "move.attack_piece" ["3.1"] [~ "3.1"] [=] ["3.1.2"] ["3.1.2"] ["3.1.2"];
    /// Attacks a square even if pinned.
    MoveAttackSquare "move.attack_square" ["3.1"] [~ "3.1"] [=] ["3.1.3"] ["3.1.3"] ["3.1.3"];
    /// Bishop.
    MoveBishop "move.bishop" ["3.2"] ["3.2"] [=] ["3.2"] ["3.2"] ["3.2"];
    /// Rook.
    MoveRook "move.rook" ["3.3"] ["3.3"] [=] ["3.3"] ["3.3"] ["3.3"];
    /// Queen.
    MoveQueen "move.queen" ["3.4"] ["3.4"] [=] ["3.4"] ["3.4"] ["3.4"];
    /// Bishop, rook and queen do not jump.
    MoveNoJump "move.no_jump" ["3.5"] ["3.5"] [=] ["3.5"] ["3.5"] ["3.5"];
    /// Knight.
    MoveKnight "move.knight" ["3.6"] ["3.6"] [=] ["3.6"] ["3.6"] ["3.6"];
    /// One step forward.
    MovePawnSingle "move.pawn.single" ["3.7.a"] [~ "3.7.a"] [=] ["3.7.1"] ["3.7.1"] ["3.7.1"];
    /// Two steps on first move.
    MovePawnDouble "move.pawn.double" ["3.7.b"] [~ "3.7.b"] [=] ["3.7.2"] ["3.7.2"] ["3.7.2"];
    /// Diagonal capture.
    MovePawnCapture "move.pawn.capture" ["3.7.c"] [~ "3.7.c"] [=] ["3.7.3"] ["3.7.3"] ["3.7.3"];
    /// En passant capture.
    MovePawnEnPassant "move.pawn.en_passant" ["3.7.d"] [~ "3.7.d"] [=] ["3.7.4.1"] ["3.7.4.1"] ["3.7.3.1"];
    /// Only on the next move.
    MovePawnEnPassantWhen "move.pawn.en_passant_when" ["3.7.d"] [~ "3.7.d"] [=] ["3.7.4.2"] ["3.7.4.2"] ["3.7.3.2"];
    /// Must promote to Q/R/B/N.
    MovePawnPromote "move.pawn.promote" ["3.7.e"] [~ "3.7.e"] [=] ["3.7.5.1"] ["3.7.5.1"] ["3.7.3.3"];
    /// Choice not limited to captured pieces.
    MovePawnPromoteChoice "move.pawn.promote_choice" ["3.7.e"] [~ "3.7.e"] [=] ["3.7.5.2"] ["3.7.5.2"] ["3.7.3.4"];
    /// Effect immediate.
    MovePawnPromoteEffect "move.pawn.promote_effect" ["3.7.e"] [~ "3.7.e"] [=] ["3.7.5.3"] ["3.7.5.3"] ["3.7.3.5"];
    /// Two ways of moving the king, chapeau.
    MoveKingWays "move.king.ways" ["3.8.a"] ["3.8"] [=] ["3.8"] ["3.8"] ["3.8"];
    /// King step.
    MoveKingStep "move.king.step" ["3.8.a.i"] [~ "3.8.a"] [=] ["3.8.1"] ["3.8.1"] ["3.8.1"];
    /// Castling described.
    MoveKingCastle "move.king.castle" ["3.8.a.ii"] [~ "3.8.a"] [=] ["3.8.2"] ["3.8.2"] ["3.8.2"];
    /// Right lost.
    MoveKingCastleLost "move.king.castle_lost" ["3.8.b.1"] [~ "3.8.b.1"] [=] ["3.8.2.1"] ["3.8.2.1"] ["3.8.2.1"];
    /// King moved.
    MoveKingCastleLostKing "move.king.castle_lost.king"
        ["3.8.b.1.a"] [~ "3.8.b.1.a"] [=] ["3.8.2.1.1"] ["3.8.2.1.1"] ["3.8.2.1.1"];
    /// Rook moved.
    MoveKingCastleLostRook "move.king.castle_lost.rook"
        ["3.8.b.1.b"] [~ "3.8.b.1.b"] [=] ["3.8.2.1.2"] ["3.8.2.1.2"] ["3.8.2.1.2"];
    /// Temporarily prevented.
    MoveKingCastleBlocked "move.king.castle_blocked" ["3.8.b.2"] [~ "3.8.b.2"] [=] ["3.8.2.2"] ["3.8.2.2"] ["3.8.2.2"];
    /// Square attacked.
    MoveKingCastleBlockedAttack "move.king.castle_blocked.attack"
        ["3.8.b.2.a"] [~ "3.8.b.2.a"] [=] ["3.8.2.2.1"] ["3.8.2.2.1"] ["3.8.2.2.3"];
    /// Piece between.
    MoveKingCastleBlockedPiece "move.king.castle_blocked.piece"
        ["3.8.b.2.b"] [~ "3.8.b.2.b"] [=] ["3.8.2.2.2"] ["3.8.2.2.2"] ["3.8.2.2.4"];
    /// King in check.
    MoveCheck "move.check" ["3.9"] [~ "3.9"] [=] ["3.9.1"] ["3.9.1"] ["3.9.1"];
    /// No move into/leaving check.
    MoveNoSelfCheck "move.no_self_check" ["3.9"] [~ "3.9"] [=] ["3.9.2"] ["3.9.2"] ["3.9.2"];
    /// Legal move defined.
    MoveLegal "move.legal" ["4.6"] [~ "3.10.a"] [=] ["3.10.1"] ["3.10.1"] ["3.10.1"];
    /// Illegal move defined.
    MoveIllegal "move.illegal" [-] [~ "3.10.b"] [=] ["3.10.2"] ["3.10.2"] ["3.10.2"];
    /// Illegal position defined.
    MoveIllegalPosition "move.illegal_position" [-] ["3.10.c"] [=] ["3.10.3"] ["3.10.3"] ["3.10.3"];

    // act
    /// One hand only.
    ActOneHand "act.one_hand" ["4.1"] ["4.1"] [=] ["4.1"] ["4.1"] ["4.1"];
    /// Adjusting after notice.
    ActAdjust "act.adjust" ["4.2"] ["4.2"] [=] ["4.2.1"] ["4.2.1"] ["4.2.1"];
    /// Other contact counts as intent.
    ActContactIsIntent "act.contact_is_intent" [-] [-] [=] ["4.2.2"] ["4.2.2"] ["4.2.2"];
    /// Touch-move chapeau.
    ActTouch "act.touch" ["4.3"] [~ "4.3"] [=] ["4.3"] ["4.3"] ["4.3"];
    /// Own piece(s).
    ActTouchOwn "act.touch.own" ["4.3.a"] [~ "4.3.a"] [=] ["4.3.1"] ["4.3.1"] ["4.3.1"];
    /// Opponent piece(s).
    ActTouchOpp "act.touch.opp" ["4.3.b"] [~ "4.3.b"] [=] ["4.3.2"] ["4.3.2"] ["4.3.2"];
    /// Both colours.
    ActTouchBoth "act.touch.both" ["4.3.c"] ["4.3.c"] [=] ["4.3.3"] ["4.3.3"] ["4.3.3"];
    /// If a player having the move, chapeau.
    ActCastleChapeau "act.castle_chapeau" ["4.4"] ["4.4"] [=] ["4.4"] ["4.4"] ["4.4"];
    /// King and rook touched.
    ActCastleTouch "act.castle_touch" ["4.4.a"] [~ "4.4.a"] [=] ["4.4.1"] ["4.4.1"] ["4.4.1"];
    /// Rook first.
    ActCastleRookFirst "act.castle_rook_first" ["4.4.b"] [~ "4.4.b"] [=] ["4.4.2"] ["4.4.2"] ["4.4.2"];
    /// Intended castling illegal.
    ActCastleIllegal "act.castle_illegal" ["4.4.c"] [~ "4.4.c"] [=] ["4.4.3"] ["4.4.3"] ["4.4.3"];
    /// Choice final when piece touches square.
    ActPromotionChoice "act.promotion_choice" ["4.4.d"] [~ "4.4.d"] [=] ["4.4.4"] ["4.4.4"] ["4.4.4"];
    /// None of the touched can move.
    ActNoLegalTouched "act.no_legal_touched" ["4.5"] ["4.5"] [=] ["4.5"] ["4.5"] ["4.5"];
    /// Act of promotion, chapeau.
    ActPromotionWays "act.promotion_ways" [-] ["4.6"] [=] ["4.6"] ["4.6"] ["4.6"];
    /// Pawn need not be placed.
    ActPromotionWaysSkip "act.promotion_ways.skip" [-] ["4.6.1"] [=] ["4.6.1"] ["4.6.1"] ["4.6.1"];
    /// Any order.
    ActPromotionWaysOrder "act.promotion_ways.order" [-] ["4.6.2"] [=] ["4.6.2"] ["4.6.2"] ["4.6.2"];
    /// Piece on promotion square is captured.
    ActPromotionWaysCapture "act.promotion_ways.capture" [-] ["4.6"] [=] ["4.6.3"] ["4.6.3"] ["4.6.3"];
    /// Released piece; when a move is made.
    ActMade "act.made" ["4.6"] ["4.7"] [=] ["4.7"] ["4.7"] ["4.7"];
    /// Made: capture.
    ActMadeCapture "act.made.capture" ["4.6.a"] [~ "4.7.a"] [=] ["4.7.1"] ["4.7.1"] ["4.7.1"];
    /// Made: castling.
    ActMadeCastle "act.made.castle" ["4.6.b"] [~ "4.7.b"] [=] ["4.7.2"] ["4.7.2"] ["4.7.2"];
    /// Made: promotion.
    ActMadePromotion "act.made.promotion" ["4.6.c"] [~ "4.7.c"] [=] ["4.7.3"] ["4.7.3"] ["4.7.3"];
    /// Right to claim lost by touching.
    ActClaimForfeited "act.claim_forfeited" ["4.7"] ["4.8"] [=] ["4.8"] ["4.8"] ["4.8"];
    /// Assistant moves the pieces.
    ActAssistant "act.assistant" [-] ["4.9"] [=] ["4.9"] ["4.9"] ["4.9"];

    // end
    /// Win by mate.
    EndMate "end.mate" ["5.1.a"] ["5.1.a"] [=] ["5.1.1"] ["5.1.1"] ["5.1.1"];
    /// Win by resignation.
    EndResign "end.resign" ["5.1.b"] ["5.1.b"] [=] ["5.1.2"] ["5.1.2"] ["5.1.2"];
    /// Stalemate.
    EndStalemate "end.stalemate" ["5.2.a"] ["5.2.a"] [=] ["5.2.1"] ["5.2.1"] ["5.2.1"];
    /// Dead position.
    EndDead "end.dead" ["5.2.b"] ["5.2.b"] [=] ["5.2.2"] ["5.2.2"] ["5.2.2"];
    /// Agreement.
    EndAgreed "end.agreed" ["5.2.c"] ["5.2.c"] [=] ["5.2.3"] ["5.2.3"] ["5.2.3"];
    /// Cross-reference to repetition.
    EndRepetitionRef "end.repetition_ref" ["5.2.d"] ["5.3.a"] [=] [-] [-] [-];
    /// Cross-reference to 50 moves.
    EndFiftyRef "end.fifty_ref" ["5.2.e"] ["5.3.b"] [=] [-] [-] [-];

    // clock
    /// Chessclock, clock, flag, flag-fall.
    ClockDefinitions "clock.definitions" ["6.1"] ["6.1"] [=] ["6.1"] ["6.1"] ["6.1"];
    /// Pressing completes the move.
    ClockComplete "clock.complete" ["6.7.a"] [~ "6.2.a"] [=] ["6.2.1"] ["6.2.1"] ["6.2.1"];
    /// Game-ending move is complete.
    ClockCompleteEndsGame "clock.complete.ends_game" ["6.7.a"] [~ "6.2.a.1"] [=] ["6.2.1.1"] ["6.2.1.1"] ["6.2.1.1"];
    /// Making the next move completes the previous.
    ClockCompleteNextMove "clock.complete.next_move" [-] [~ "6.2.a.2"] [=] ["6.2.1.2"] ["6.2.1.2"] ["6.2.1.2"];
    /// Must be allowed to press.
    ClockMayPress "clock.may_press" ["6.7.a"] [~ "6.2.a"] [=] ["6.2.2"] ["6.2.2"] ["6.2.2"];
    /// Same hand; no hovering.
    ClockSameHand "clock.same_hand" ["6.7.b"] [~ "6.2.b"] [=] ["6.2.3"] ["6.2.3"] ["6.2.3"];
    /// Proper handling.
    ClockHandling "clock.handling" ["6.7.c"] [~ "6.2.c"] [=] ["6.2.4"] ["6.2.4"] ["6.2.4"];
    /// Adjust only on own time.
    ClockAdjustOwnTime "clock.adjust_own_time" [-] ["6.2.d"] [=] ["6.2.5"] ["6.2.5"] ["6.2.5"];
    /// Assistant for the clock.
    ClockAssistant "clock.assistant" ["6.7.d"] [~ "6.2.e"] [=] ["6.2.6"] ["6.2.6"] ["6.2.6"];
    /// Moves in allotted time.
    ClockAllotted "clock.allotted" ["6.2.a"] [~ "6.3.a"] [=] ["6.3.1"] ["6.3.1"] ["6.3.1"];
    /// Time saved; delay mode.
    ClockCarryDelay "clock.carry_delay" ["6.2.b"] [~ "6.3.b"] [=] ["6.3.2"] ["6.3.2"] ["6.3.2"];
    /// Check after flag-fall.
    ClockFlagCheck "clock.flag_check" ["6.3"] [~ "6.4"] [=] ["6.4"] ["6.4"] ["6.4"];
    /// Arbiter places the clock.
    ClockPlacement "clock.placement" ["6.4"] ["6.5"] [=] ["6.5"] ["6.5"] ["6.5"];
    /// White's clock started.
    ClockStart "clock.start" ["6.5"] ["6.6"] [=] ["6.6"] ["6.6"] ["6.6"];
    /// Default time.
    ClockDefault "clock.default" ["6.6.a"] [~ "6.7.a"] [=] ["6.7.1"] ["6.7.1"] ["6.7.1"];
    /// Neither present: White loses the time.
    ClockDefaultAbsent "clock.default_absent" ["6.6.b"] [~ "6.7.b"] [=] ["6.7.2"] ["6.7.2"] ["6.7.2"];
    /// Flag deemed fallen.
    ClockFlagWhen "clock.flag_when" ["6.8"] ["6.8"] ["A.3.d.1"] ["6.8"] ["6.8"] ["6.8"];
    /// Flag-fall loses / draw if no mate.
    ClockFlagLoses "clock.flag_loses" ["6.9"] [~ "6.9"] [=] ["6.9"] ["6.9"] ["6.9"];
    /// Clock is conclusive.
    ClockIndication "clock.indication" ["6.10.a"] [~ "6.10.a"] [=] ["6.10.1"] ["6.10.1"] ["6.10.1"];
    /// Wrong setting.
    ClockWrongSetting "clock.wrong_setting" ["6.10.b"] [~ "6.10.b"] ["A.3.a.1"] ["6.10.2"] ["6.10.2"] ["6.10.2"];
    /// Both flags down.
    ClockBothFlags "clock.both_flags" ["6.11"] ["6.11"] ["A.3.d.3"] ["III.3.1"] ["III.3.1"] ["III.3.1"];
    /// Continue if not last period.
    ClockBothFlagsOtherPeriod "clock.both_flags.other_period"
        ["6.11.a"] ["6.11.a"] [=] ["III.3.1.1"] ["III.3.1.1"] ["III.3.1.1"];
    /// Draw if last period.
    ClockBothFlagsLastPeriod "clock.both_flags.last_period"
        ["6.11.b"] ["6.11.b"] ["A.3.d.3"] ["III.3.1.2"] ["III.3.1.2"] ["III.3.1.2"];
    /// Arbiter stops for interruption.
    ClockInterrupt "clock.interrupt" ["6.12.a"] [~ "6.12.a"] [=] ["6.11.1"] ["6.11.1"] ["6.11.1"];
    /// Player stops to seek help.
    ClockPlayerStop "clock.player_stop" ["6.12.b"] [~ "6.12.b"] [=] ["6.11.2"] ["6.11.2"] ["6.11.2"];
    /// Arbiter decides restart.
    ClockRestart "clock.restart" ["6.12.c"] [~ "6.12.c"] [=] ["6.11.3"] ["6.11.3"] ["6.11.3"];
    /// Stop without valid reason.
    ClockStopWithoutReason "clock.stop_without_reason" ["6.12.d"] [~ "6.12.d"] [=] ["6.11.4"] ["6.11.4"] ["6.11.4"];
    /// Displays allowed.
    ClockScreens "clock.screens" ["6.14"] [~ "6.13"] [=] ["6.12.1"] ["6.12.1"] ["6.12.1"];
    /// No claim based only on them.
    ClockScreensNoClaim "clock.screens_no_claim" ["6.14"] [~ "6.13"] [=] ["6.12.2"] ["6.12.2"] ["6.12.2"];

    // irr
    /// Restored position: times.
    IrrTimes "irr.times" ["6.13"] ["7.1"] [=] ["7.1"] ["7.1"] ["7.1"];
    /// Wrong initial position.
    IrrInitial "irr.initial" ["7.1.a"] [~ "7.2.a"] ["A.3.a.2"] ["7.2.1"] ["7.2.1"] ["7.2.1"];
    /// Board wrongly placed.
    IrrBoard "irr.board" ["7.1.b"] [~ "7.2.b"] ["A.3.a.2"] ["7.2.2"] ["7.2.2"] ["7.2.2"];
    /// Colours reversed.
    IrrColours "irr.colours" ["7.2"] ["7.3"] [=] ["7.3"] ["7.3"] ["7.3"];
    /// Displaced pieces: restore on own time.
    IrrDisplace "irr.displace" ["7.3"] [~ "7.4"] [=] ["7.4.1"] ["7.4.1"] ["7.4.1"];
    /// Stop the clock, ask arbiter.
    IrrDisplaceStop "irr.displace.stop" ["7.3"] [~ "7.4"] [=] ["7.4.2"] ["7.4.2"] ["7.4.2"];
    /// Arbiter may penalise.
    IrrDisplacePenalty "irr.displace.penalty" ["7.3"] [~ "7.4"] [=] ["7.4.3"] ["7.4.3"] ["7.4.3"];
    /// Illegal move: restore.
    IrrIllegal "irr.illegal" ["7.4.a"] [~ "7.5.a"] ["A.3.c", "B.2.c"] ["7.5.1"] ["7.5.1"] ["7.5.1"];
    /// Pawn left on last rank.
    IrrUnpromoted "irr.unpromoted" ["7.4.a"] [~ "7.5.a"] ["A.3.c"] ["7.5.2"] ["7.5.2"] ["7.5.2"];
    /// King capture named as illegal move.
    IrrKingCaptured "irr.king_captured" ["7.4.a"] [-] [=] [-] [-] [-];
    /// Clock pressed without a move.
    IrrClockNoMove "irr.clock_no_move" [-] [~ by "6.2.c"] [=] ["7.8.1"] ["7.5.3"] ["7.5.3"];
    /// Two hands for one move.
    IrrTwoHands "irr.two_hands" [by "4.1"] [by "4.1"] [=] ["7.7.1"] ["7.5.4"] ["7.5.4"];
    /// Penalty ladder.
    IrrIllegalPenalty "irr.illegal_penalty" ["7.4.b"] ["7.5.b"] [=] ["7.5.3", "7.7.2", "7.8.2"] ["7.5.5"] ["7.5.5"];
    /// Pieces found displaced.
    IrrDisplacedFound "irr.displaced_found" ["7.5"] ["7.6"] [=] ["7.6"] ["7.6"] ["7.6"];

    // rec
    /// Duty to record.
    RecRecord "rec.record" ["8.1"] [~ "8.1.a"] ["A.2"] ["8.1.1"] ["8.1.1"] ["8.1.1", "8.1.1.1"];
    /// Electronic scoresheet.
    RecElectronic "rec.electronic" [-] [-] [=] [-] [-] ["8.1.1.2"];
    /// No writing in advance.
    RecNoAdvance "rec.no_advance" ["8.1"] [~ "8.1.b"] [=] ["8.1.2"] ["8.1.2"] ["8.1.2"];
    /// May reply before recording.
    RecReplyFirst "rec.reply_first" ["8.1"] [~ "8.1.c"] [=] ["8.1.3"] ["8.1.3"] ["8.1.3"];
    /// What the scoresheet is for.
    RecUse "rec.use" ["12.4"] [~ "8.1.d"] [=] ["8.1.4"] ["8.1.4"] ["8.1.4"];
    /// Record the draw offer.
    RecOffer "rec.offer" ["8.1"] [~ "8.1.e"] [=] ["8.1.5"] ["8.1.5"] ["8.1.5"];
    /// Assistant records.
    RecAssistant "rec.assistant" ["8.1"] [~ "8.1.f"] [=] ["8.1.6"] ["8.1.6"] ["8.1.6"];
    /// Visible to arbiter.
    RecVisible "rec.visible" ["8.2"] ["8.2"] [=] ["8.2"] ["8.2"] ["8.2"];
    /// Property of organiser.
    RecProperty "rec.property" ["8.3"] ["8.3"] [=] ["8.3"] ["8.3"] ["8.3"];
    /// Under 5 minutes.
    RecExempt "rec.exempt" ["8.4"] [~ "8.4"] [=] ["8.4"] ["8.4"] ["8.4"];
    /// Neither keeps score.
    RecCatchUpNeither "rec.catch_up.neither" ["8.5.a"] [~ "8.5.a"] [=] ["8.5.1"] ["8.5.1"] ["8.5.1"];
    /// One does not keep score.
    RecCatchUpOne "rec.catch_up.one" ["8.5.b"] [~ "8.5.b"] [=] ["8.5.2"] ["8.5.2"] ["8.5.2"];
    /// No complete scoresheet.
    RecReconstruct "rec.reconstruct" ["8.5.c"] [~ "8.5.c"] [=] ["8.5.3"] ["8.5.3"] ["8.5.3"];
    /// Cannot prove overstep.
    RecUnprovable "rec.unprovable" ["8.6"] ["8.6"] [=] ["8.6"] ["8.6"] ["8.6"];
    /// Signing the result.
    RecSign "rec.sign" ["8.7"] ["8.7"] [=] ["8.7"] ["8.7"] ["8.7"];

    // draw
    /// Event may restrict agreed draws.
    DrawRestriction "draw.restriction" ["9.1.a"] [~ "9.1.a"] [=] ["9.1.1"] ["9.1.1"] ["9.1.1"];
    /// If allowed, the following.
    DrawOffer "draw.offer" ["9.1.b"] [~ "9.1.b"] [=] ["9.1.2"] ["9.1.2"] ["9.1.2"];
    /// How and how long an offer stands.
    DrawOfferHow "draw.offer.how" ["9.1.b.1"] [~ "9.1.b.1"] [=] ["9.1.2.1"] ["9.1.2.1"] ["9.1.2.1"];
    /// Record (=).
    DrawOfferRecord "draw.offer.record" ["9.1.b.2"] [~ "9.1.b.2"] [=] ["9.1.2.2"] ["9.1.2.2"] ["9.1.2.2"];
    /// Claim is also an offer.
    DrawOfferClaimIsOffer "draw.offer.claim_is_offer" ["9.1.b.3"] [~ "9.1.b.3"] [=] ["9.1.2.3"] ["9.1.2.3"] ["9.1.2.3"];
    /// Threefold, chapeau.
    DrawThreefold "draw.threefold" ["9.2"] [~ "9.2"] [=] ["9.2.1"] ["9.2.1"] ["9.2"];
    /// About to appear.
    DrawThreefoldAbout "draw.threefold.about" ["9.2.a"] [~ "9.2.a"] [=] ["9.2.1.1"] ["9.2.1.1"] ["9.2.1"];
    /// Has just appeared.
    DrawThreefoldHas "draw.threefold.has" ["9.2.b"] [~ "9.2.b"] [=] ["9.2.1.2"] ["9.2.1.2"] ["9.2.2"];
    /// Sameness of positions.
    DrawSamePosition "draw.same_position" ["9.2"] [~ "9.2"] [=] ["9.2.2"] ["9.2.2"] ["9.2.3"];
    /// En passant test.
    DrawSamePositionEp "draw.same_position.ep" ["9.2"] [~ "9.2.1"] [=] ["9.2.2.1"] ["9.2.2.1"] ["9.2.3.1"];
    /// Castling-right test.
    DrawSamePositionCastling "draw.same_position.castling" ["9.2"] [~ "9.2.2"] [=] ["9.2.2.2"] ["9.2.2.2"] ["9.2.3.2"];
    /// 50 moves, chapeau.
    DrawFifty "draw.fifty" ["9.3"] ["9.3"] [=] ["9.3"] ["9.3"] ["9.3"];
    /// With intended move.
    DrawFiftyAbout "draw.fifty.about" ["9.3.a"] [~ "9.3.a"] [=] ["9.3.1"] ["9.3.1"] ["9.3.1"];
    /// Already played.
    DrawFiftyHas "draw.fifty.has" ["9.3.b"] [~ "9.3.b"] [=] ["9.3.2"] ["9.3.2"] ["9.3.2"];
    /// Touching forfeits the claim.
    DrawTouchForfeits "draw.touch_forfeits" ["9.4"] ["9.4"] [=] ["9.4"] ["9.4"] ["9.4"];
    /// Clock at the claim; irrevocable.
    DrawClaimClock "draw.claim_clock" ["9.5"] ["9.5"] [=] ["9.5.1"] ["9.5.1"] ["9.5.1"];
    /// Correct claim.
    DrawClaimCorrect "draw.claim_correct" ["9.5.a"] [~ "9.5.a"] [=] ["9.5.2"] ["9.5.2"] ["9.5.2"];
    /// Incorrect claim.
    DrawClaimWrong "draw.claim_wrong" ["9.5.b"] [~ "9.5.b"] [=] ["9.5.3"] ["9.5.3"] ["9.5.3"];
    /// Automatic draws, chapeau.
    DrawAuto "draw.auto" [-] ["9.6"] [=] ["9.6"] ["9.6"] ["9.6"];
    /// Fivefold.
    DrawAutoFivefold "draw.auto.fivefold" [-] ["9.6.a"] [=] ["9.6.1"] ["9.6.1"] ["9.6.1"];
    /// 75 moves.
    DrawAutoSeventyfive "draw.auto.seventyfive" [-] ["9.6.b"] [=] ["9.6.2"] ["9.6.2"] ["9.6.2"];
    /// Dead position repeated in part 2.
    DrawDeadComp "draw.dead_comp" ["9.6"] [~ "9.7"] [=] [-] [-] [-];

    // qpf
    /// Quickplay finish defined.
    QpfDefine "qpf.define" ["10.1"] ["G.1"] [=] ["III.1"] ["III.1"] ["III.1"];
    /// Only if announced.
    QpfAnnounce "qpf.announce" [-] ["G.2"] [=] ["III.2.1"] ["III.2.1"] ["III.2.1"];
    /// Standard and rapid w/o increment, not blitz.
    QpfScope "qpf.scope" [by "B.3.b"] ["G.3"] ["B.2.b"] ["III.2.2"] ["III.2.2"] ["III.2.2"];
    /// Request 5 s increment.
    QpfIncrementOption "qpf.increment_option" [-] ["G.4"] [=] ["III.4"] ["III.4"] ["III.4"];
    /// Claim with < 2 min.
    QpfClaim "qpf.claim" ["10.2"] ["G.5"] [=] ["III.5"] ["III.5"] ["III.5"];
    /// Arbiter agrees.
    QpfClaimAccept "qpf.claim.accept" ["10.2.a"] ["G.5.1"] [=] ["III.5.1"] ["III.5.1"] ["III.5.1"];
    /// Arbiter postpones.
    QpfClaimPostpone "qpf.claim.postpone" ["10.2.b"] [~ "G.5.2"] [=] ["III.5.2"] ["III.5.2"] ["III.5.2"];
    /// Arbiter rejects.
    QpfClaimReject "qpf.claim.reject" ["10.2.c"] [~ "G.5.3"] [=] ["III.5.3"] ["III.5.3"] ["III.5.3"];
    /// Decision is final.
    QpfFinal "qpf.final" ["10.2.d"] [-] [=] [-] [-] [-];
    /// No arbiter present, chapeau.
    QpfNoArbiter "qpf.no_arbiter" ["D"] [~ "G.6"] [=] ["III.6"] ["III.6"] ["III.6"];
    /// Claim concludes the game.
    QpfNoArbiterClaim "qpf.no_arbiter.claim" ["D.1"] [~ "G.6.a"] [=] ["III.6.1"] ["III.6.1"] ["III.6.1"];
    /// Opponent cannot win.
    QpfNoArbiterCannotWin "qpf.no_arbiter.cannot_win"
        ["D.1.a"] [~ "G.6.a.1"] [=] ["III.6.1.1"] ["III.6.1.1"] ["III.6.1.1"];
    /// Opponent makes no effort.
    QpfNoArbiterNoEffort "qpf.no_arbiter.no_effort" ["D.1.b"] [~ "G.6.a.2"] [=] ["III.6.1.2"] ["III.6.1.2"] ["III.6.1.2"];
    /// Referred to an arbiter.
    QpfNoArbiterRefer "qpf.no_arbiter.refer" ["D.1"] [~ "G.6.b"] [=] ["III.6.2"] ["III.6.2"] ["III.6.2"];

    // points
    /// 1 / 0 / half.
    PointsDefault "points.default" ["11.1"] ["10.1"] [=] ["10.1"] ["10.1"] ["10.1"];
    /// Total never above the maximum.
    PointsCap "points.cap" [-] ["10.2"] [=] ["10.2"] ["10.2"] ["10.2"];

    // conduct
    /// No disrepute.
    ConductDisrepute "conduct.disrepute" ["12.1"] ["11.1"] [=] ["11.1"] ["11.1"] ["11.1"];
    /// Playing venue.
    ConductVenue "conduct.venue" ["12.2"] ["11.2"] [=] ["11.2.1"] ["11.2.1"] ["11.2.1"];
    /// Playing area.
    ConductArea "conduct.area" ["12.2"] ["11.2"] [=] ["11.2.2"] ["11.2.2"] ["11.2.2"];
    /// Only with permission, chapeau.
    ConductPermission "conduct.permission" ["12.2"] ["11.2"] [=] ["11.2.3"] ["11.2.3"] ["11.2.3"];
    /// Leave the venue.
    ConductLeaveVenue "conduct.leave_venue" ["12.2"] ["11.2.a"] [=] ["11.2.3.1"] ["11.2.3.1"] ["11.2.3.1"];
    /// Leave the area on move.
    ConductLeaveArea "conduct.leave_area" ["12.2"] ["11.2.b"] [=] ["11.2.3.2"] ["11.2.3.2"] ["11.2.3.2"];
    /// Outsiders' access.
    ConductAccess "conduct.access" [-] ["11.2.c"] [=] ["11.2.3.3"] ["11.2.3.3"] ["11.2.3.3"];
    /// Opponent must report.
    ConductReportLeaving "conduct.report_leaving" [-] [-] [=] ["11.2.4"] ["11.2.4"] ["11.2.4"];
    /// No notes, advice, analysis.
    ConductNotes "conduct.notes" ["12.3.a"] ["11.3.a"] [=] ["11.3.1"] ["11.3.1"] ["11.3.1"];
    /// Device ban.
    ConductDeviceBan "conduct.device_ban" ["12.3.b"] ["11.3.b"] [=] ["11.3.2.1"] ["11.3.2.1"] ["11.3.2"];
    /// Bag storage option.
    ConductDeviceBag "conduct.device_bag" [-] [-] [=] ["11.3.2.1"] ["11.3.2.1"] ["11.3.2.1"];
    /// Device penalty.
    ConductDevicePenalty "conduct.device_penalty" ["12.3.b"] ["11.3.b"] [=] ["11.3.2.2"] ["11.3.2.2"] ["11.3.2.2"];
    /// Inspection.
    ConductInspection "conduct.inspection" [-] ["11.3.b"] [=] ["11.3.3"] ["11.3.3"] ["11.3.3"];
    /// Smoking.
    ConductSmoking "conduct.smoking" ["12.3.c"] ["11.3.c"] [=] ["11.3.4"] ["11.3.4"] ["11.3.4"];
    /// Finished players are spectators.
    ConductFinished "conduct.finished" ["12.5"] ["11.4"] [=] ["11.4"] ["11.4"] ["11.4"];
    /// No distraction.
    ConductDistract "conduct.distract" ["12.6"] ["11.5"] [=] ["11.5"] ["11.5"] ["11.5"];
    /// Infraction leads to penalties.
    ConductInfraction "conduct.infraction" ["12.7"] ["11.6"] [=] ["11.6"] ["11.6"] ["11.6"];
    /// Persistent refusal loses.
    ConductPersistent "conduct.persistent" ["12.8"] ["11.7"] [=] ["11.7"] ["11.7"] ["11.7"];
    /// Both guilty.
    ConductBothGuilty "conduct.both_guilty" ["12.9"] ["11.8"] [=] ["11.8"] ["11.8"] ["11.8"];
    /// Right to explanation.
    ConductExplanation "conduct.explanation" [-] ["11.9"] [=] ["11.9"] ["11.9"] ["11.9"];
    /// Appeal.
    ConductAppeal "conduct.appeal" ["12.10"] ["11.10"] [=] ["11.10"] ["11.10"] ["11.10"];
    /// Players assist reconstruction.
    ConductAssistReconstruct "conduct.assist_reconstruct" [-] [-] [=] ["11.11"] ["11.11"] ["11.11"];
    /// Checking claims is the players' duty.
    ConductCheckClaims "conduct.check_claims" [-] [-] [=] ["11.12"] ["11.12"] ["11.12"];

    // arb
    /// See that Laws are observed.
    ArbObserveLaws "arb.observe_laws" ["13.1"] ["12.1"] [=] ["12.1"] ["12.1"] ["12.1"];
    /// Duties, chapeau.
    ArbDuties "arb.duties" ["13.2"] [~ "12.2"] [=] ["12.2"] ["12.2"] ["12.2"];
    /// Fair play.
    ArbDutiesFairPlay "arb.duties.fair_play" [-] [~ "12.2.a"] [=] ["12.2.1"] ["12.2.1"] ["12.2.1"];
    /// Best interest.
    ArbDutiesBestInterest "arb.duties.best_interest" ["13.2"] [~ "12.2.b"] [=] ["12.2.2"] ["12.2.2"] ["12.2.2"];
    /// Playing environment.
    ArbDutiesEnvironment "arb.duties.environment" ["13.2"] [~ "12.2.c"] [=] ["12.2.3"] ["12.2.3"] ["12.2.3"];
    /// Players not disturbed.
    ArbDutiesUndisturbed "arb.duties.undisturbed" ["13.2"] [~ "12.2.d"] [=] ["12.2.4"] ["12.2.4"] ["12.2.4"];
    /// Supervise progress.
    ArbDutiesSupervise "arb.duties.supervise" ["13.2"] [~ "12.2.e"] [=] ["12.2.5"] ["12.2.5"] ["12.2.5"];
    /// Disabled / medical.
    ArbDutiesDisabled "arb.duties.disabled" [-] [~ "12.2.f"] [=] ["12.2.6"] ["12.2.6"] ["12.2.6"];
    /// Anti-cheating / fair-play rules.
    ArbDutiesAnticheating "arb.duties.anticheating" [-] [-] [=] ["12.2.7"] ["12.2.7"] ["12.2.7"];
    /// Observe, enforce, penalise.
    ArbObserveGames "arb.observe_games" ["13.3"] ["12.3"] [=] ["12.3"] ["12.3"] ["12.3"];
    /// Appoint assistants.
    ArbAssistants "arb.assistants" [-] ["12.4"] [=] ["12.4"] ["12.4"] ["12.4"];
    /// Extra time for disturbance.
    ArbExtraTime "arb.extra_time" ["13.5"] ["12.5"] [=] ["12.5"] ["12.5"] ["12.5"];
    /// Must not intervene / inform.
    ArbNoIntervene "arb.no_intervene" ["13.6"] ["12.6"] ["A.3.c", "A.3.d.1"] ["12.6"] ["12.6"] ["12.6"];
    /// Observers inform only the arbiter.
    ArbThirdParties "arb.third_parties" ["13.7.a"] ["12.7"] [=] ["12.7"] ["12.7"] ["12.7"];
    /// Phones of others.
    ArbPhones "arb.phones" ["13.7.b"] ["12.8"] [=] ["12.8"] ["12.8"] ["12.8"];
    /// Penalty options, chapeau.
    ArbPenalties "arb.penalties" ["13.4"] [~ "12.9"] [=] ["12.9"] ["12.9"] ["12.9"];
    /// Warning.
    ArbPenaltiesWarning "arb.penalties.warning" ["13.4.a"] [~ "12.9.a"] [=] ["12.9.1"] ["12.9.1"] ["12.9.1"];
    /// More time to opponent.
    ArbPenaltiesOppTime "arb.penalties.opp_time" ["13.4.b"] [~ "12.9.b"] [=] ["12.9.2"] ["12.9.2"] ["12.9.2"];
    /// Less time to offender.
    ArbPenaltiesOwnTime "arb.penalties.own_time" ["13.4.c"] [~ "12.9.c"] [=] ["12.9.3"] ["12.9.3"] ["12.9.3"];
    /// Raise opponent's points to maximum.
    ArbPenaltiesOppPoints "arb.penalties.opp_points" ["13.4.f"] [~ "12.9.d"] [=] ["12.9.4"] ["12.9.4"] ["12.9.4"];
    /// Reduce offender's points.
    ArbPenaltiesOwnPoints "arb.penalties.own_points" ["13.4.e"] [~ "12.9.e"] [=] ["12.9.5"] ["12.9.5"] ["12.9.5"];
    /// Loss of game.
    ArbPenaltiesLoss "arb.penalties.loss" ["13.4.d"] [~ "12.9.f"] [=] ["12.9.6"] ["12.9.6"] ["12.9.6"];
    /// Fine announced in advance.
    ArbPenaltiesFine "arb.penalties.fine" [-] [~ "12.9.g"] [=] ["12.9.7"] ["12.9.7"] ["12.9.7"];
    /// Exclusion from rounds.
    ArbPenaltiesRounds "arb.penalties.rounds" [-] [-] [=] ["12.9.8"] ["12.9.8"] ["12.9.8"];
    /// Expulsion.
    ArbPenaltiesExpel "arb.penalties.expel" ["13.4.g"] [~ "12.9.h"] [=] ["12.9.9"] ["12.9.9"] ["12.9.9"];

    // rapid
    /// Rapid time bounds.
    RapidDefine "rapid.define" ["A.1"] [~ "A.1"] ["A.1"] ["A.1"] ["A.1"] ["A.1"];
    /// Need not record.
    RapidNoRecord "rapid.no_record" ["A.2"] [~ "A.2"] ["A.2"] ["A.2"] ["A.2"] ["A.2"];
    /// Rapid time penalties.
    RapidPenaltyMinutes "rapid.penalty_minutes" [-] [-] [-] [-] [-] ["A.3"];
    /// Competition Rules apply.
    RapidSupervised "rapid.supervised" ["A.3"] [~ "A.3"] [-] ["A.3.1"] ["A.3.1"] ["A.4"];
    /// One arbiter for at most three games.
    RapidSupervisedRatio "rapid.supervised.ratio" ["A.3"] [~ "A.3.a"] [-] ["A.3.1.1"] ["A.3.1.1"] ["A.4.1"];
    /// Each game recorded.
    RapidSupervisedRecorded "rapid.supervised.recorded" [-] [~ "A.3.b"] [-] ["A.3.1.2"] ["A.3.1.2"] ["A.4.2"];
    /// Ask to see the scoresheet, max 5.
    RapidSupervisedShow "rapid.supervised.show" [-] [-] [-] ["A.3.2"] ["A.3.2"] ["A.4.3"];
    /// Otherwise, chapeau.
    RapidOtherwise "rapid.otherwise" ["A.4"] [~ "A.4"] ["A.3"] ["A.4"] ["A.4"] ["A.5"];
    /// Window of moves, chapeau.
    RapidWindow "rapid.window" ["A.4.a"] ["A.4.a"] ["A.3.a"] ["A.4.1"] ["A.4.1"] ["A.5.1"];
    /// Clock setting after the window.
    RapidWindowClock "rapid.window.clock" ["A.4.a"] ["A.4.a.1"] ["A.3.a.1"] ["A.4.1.1"] ["A.4.1.1"] ["A.5.1.1"];
    /// Set-up/orientation after the window.
    RapidWindowSetup "rapid.window.setup" ["A.4.a"] ["A.4.a.2"] ["A.3.a.2"] ["A.4.1.2"] ["A.4.1.2"] ["A.5.1.2"];
    /// Article 4 only on request.
    RapidArticle4OnRequest "rapid.article4_on_request" ["A.4.b"] [-] ["A.3.b"] [-] [-] [-];
    /// Illegal move, unsupervised.
    RapidIllegal "rapid.illegal" ["A.4.c"] [~ "A.4.b"] ["A.3.c"] ["A.4.2"] ["A.4.2"] ["A.5.2"];
    /// Who signals the flag.
    RapidFlagCall "rapid.flag_call" ["A.4.d.1"] [-] ["A.3.d.1"] [-] ["A.4.5"] ["A.5.5"];
    /// Claiming a win on time.
    RapidFlagClaim "rapid.flag_claim" ["A.4.d.2"] [~ "A.4.c"] ["A.3.d.2"] [~ "A.4.3"] ["A.4.3"] ["A.5.3"];
    /// Both flags down.
    RapidBothFlags "rapid.both_flags" ["A.4.d.3"] [by "6.11"] ["A.3.d.3"] [-] [-] [-];
    /// Both kings in check / pawn on last rank.
    RapidBothKings "rapid.both_kings" ["A.4.c"] [~ "A.4.d"] ["A.3.c"] ["A.4.4"] ["A.4.4"] ["A.5.4"];
    /// Event declares the regime.
    RapidDeclareRegime "rapid.declare_regime" [-] [~ "A.5"] [-] ["A.5"] ["A.5"] ["A.6"];

    // blitz
    /// Blitz time bounds.
    BlitzDefine "blitz.define" ["B.1"] [~ "B.1"] ["B.1"] ["B.1"] ["B.1"] ["B.1"];
    /// Blitz time penalties.
    BlitzPenaltyMinutes "blitz.penalty_minutes" [-] [~ "B.2"] [-] ["B.2"] ["B.2"] [by "A.3"];
    /// Competition Rules apply.
    BlitzSupervised "blitz.supervised" ["B.2"] [~ "B.3"] [-] ["B.3.1"] ["B.3.1"] ["B.2"];
    /// One arbiter, one game.
    BlitzSupervisedRatio "blitz.supervised.ratio" ["B.2"] [~ "B.3.a"] [-] ["B.3.1.1"] ["B.3.1.1"] ["B.2.1"];
    /// Each game recorded.
    BlitzSupervisedRecorded "blitz.supervised.recorded" [-] [~ "B.3.b"] [-] ["B.3.1.2"] ["B.3.1.2"] ["B.2.2"];
    /// Ask to see the scoresheet, max 5.
    BlitzSupervisedShow "blitz.supervised.show" [-] [-] [-] ["B.3.2"] ["B.3.2"] ["B.2.3"];
    /// Otherwise rapid laws.
    BlitzOtherwise "blitz.otherwise" ["B.3"] [~ "B.4"] ["B.2"] ["B.4"] ["B.4"] ["B.3"];
    /// Rapid laws as base.
    BlitzRapidBase "blitz.rapid_base" ["B.3.a"] [~ "B.4"] ["B.2.a"] ["B.4"] ["B.4"] ["B.3"];
    /// Provisions not applied.
    BlitzExclusions "blitz.exclusions" ["B.3.b"] [by "G.3"] ["B.2.b"] [by "III.2.2"] [by "III.2.2"] [by "III.2.2"];
    /// Illegal move in blitz.
    BlitzIllegal "blitz.illegal" ["B.3.c"] [~ "A.4.b"] ["B.2.c"] ["A.4.2"] ["A.4.2"] ["A.5.2"];
    /// Event declares the regime.
    BlitzDeclareRegime "blitz.declare_regime" [-] [~ "B.5"] [-] ["B.5"] ["B.5"] ["B.4"];

    // note
    /// 'Piece' excludes pawns.
    NotePieceWord "note.piece_word" ["C.1"] ["C.1"] [=] ["C.1"] ["C.1"] ["C.1"];
    /// Piece letter.
    NotePieceLetter "note.piece_letter" ["C.2"] ["C.2"] [=] ["C.2"] ["C.2"] ["C.2"];
    /// National letters, figurines.
    NoteNationalLetter "note.national_letter" ["C.3"] ["C.3"] [=] ["C.3"] ["C.3"] ["C.3"];
    /// Pawns have no letter.
    NotePawn "note.pawn" ["C.4"] ["C.4"] [=] ["C.4"] ["C.4"] ["C.4"];
    /// Files a-h.
    NoteFiles "note.files" ["C.5"] ["C.5"] [=] ["C.5"] ["C.5"] ["C.5"];
    /// Ranks 1-8.
    NoteRanks "note.ranks" ["C.6"] ["C.6"] [=] ["C.6"] ["C.6"] ["C.6"];
    /// Unique square names.
    NoteSquares "note.squares" ["C.7"] ["C.7"] [=] ["C.7"] ["C.7"] ["C.7"];
    /// Move notation, long form.
    NoteMove "note.move" ["C.8"] ["C.8"] [=] ["C.8"] ["C.8"] ["C.8"];
    /// Capture sign.
    NoteCapture "note.capture"
        ["C.9"] [~ "C.9"] [=] ["C.9", "C.9.1", "C.9.2"] ["C.9", "C.9.1", "C.9.2"] ["C.9", "C.9.1", "C.9.2"];
    /// Pawn capture, en passant.
    NotePawnCapture "note.pawn_capture" ["C.9"] [~ "C.9"] [=] ["C.9.3"] ["C.9.3"] ["C.9.3"];
    /// Two identical pieces.
    NoteAmbiguity "note.ambiguity" ["C.10"] ["C.10"] [=] ["C.10"] ["C.10"] ["C.10"];
    /// Same rank: by file.
    NoteAmbiguityRank "note.ambiguity.rank"
        ["C.10.1"] [~ "C.10.1"] [=] ["C.10.1", "C.10.1.1", "C.10.1.2", "C.10.1.3"]
        ["C.10.1", "C.10.1.1", "C.10.1.2", "C.10.1.3"] ["C.10.1", "C.10.1.1", "C.10.1.2"];
    /// Same file: by rank.
    NoteAmbiguityFile "note.ambiguity.file"
        ["C.10.2"] [~ "C.10.2"] [=] ["C.10.2", "C.10.2.1", "C.10.2.2", "C.10.2.3"]
        ["C.10.2", "C.10.2.1", "C.10.2.2", "C.10.2.3"] ["C.10.2", "C.10.2.1", "C.10.2.2", "C.10.2.3"];
    /// Otherwise by file; examples.
    NoteAmbiguityOther "note.ambiguity.other"
        ["C.10.3"] [~ "C.10.3"] [=] ["C.10.3", "C.10.3.1", "C.10.3.2", "C.10.3.3", "C.10.3.4"]
        ["C.10.3", "C.10.3.1", "C.10.3.2", "C.10.3.3", "C.10.3.4"]
        ["C.10.3", "C.10.3.1", "C.10.3.2", "C.10.3.3", "C.10.3.4"];
    /// Two pawns can capture the same piece.
    NoteTwoPawns "note.two_pawns" ["C.11"] [-] [=] [-] [-] [-];
    /// Promotion.
    NotePromotion "note.promotion" ["C.12"] ["C.11"] [=] ["C.11"] ["C.11"] ["C.11"];
    /// Draw offer (=).
    NoteOffer "note.offer" ["C.13"] ["C.12"] [=] ["C.12"] ["C.12"] ["C.12"];
    /// Abbreviations.
    NoteAbbreviations "note.abbreviations"
        ["C"] ["C.13"] [=] ["C.13"] ["C.13"] ["C.13", "C.13.1", "C.13.2", "C.13.3", "C.13.4", "C.13.5", "C.13.6"];

    // blind
    /// Who may adapt; two boards.
    BlindAdapt "blind.adapt" ["E.1"] [~ "D.1"] [=] ["D.1"] ["D.1"] ["D.1"];
    /// Board requirements.
    BlindBoard "blind.board"
        ["E.1.a", "E.1.b", "E.1.c"] [~ "D.1"] [=] ["D.1.1", "D.1.2", "D.1.3"] ["D.1.1", "D.1.2", "D.1.3"]
        ["D.1.1", "D.1.2", "D.1.3"];
    /// Piece requirements.
    BlindPieces "blind.pieces"
        ["E.1.d", "E.1.e"] [~ "D.1"] [=] ["D.1.4", "D.1.4.1", "D.1.4.2"] ["D.1.4", "D.1.4.1", "D.1.4.2"]
        ["D.1.4", "D.1.4.1", "D.1.4.2"];
    /// Regulations governing play, chapeau.
    BlindRegulations "blind.regulations" ["E.2"] ["D.2"] [=] ["D.2"] ["D.2"] ["D.2"];
    /// Announcing moves.
    BlindAnnounce "blind.announce" ["E.2.1"] [~ "D.2.1"] [=] ["D.2.1"] ["D.2.1"] ["D.2.1"];
    /// When a piece is touched.
    BlindTouched "blind.touched" ["E.2.2"] ["D.2.2"] [=] ["D.2.2"] ["D.2.2"] ["D.2.2"];
    /// When a move is made.
    BlindMade "blind.made"
        ["E.2.3", "E.2.3.a", "E.2.3.b", "E.2.3.c"] [~ "D.2.3"] [=] ["D.2.3", "D.2.3.1", "D.2.3.2", "D.2.3.3"]
        ["D.2.3", "D.2.3.1", "D.2.3.2", "D.2.3.3"] ["D.2.3", "D.2.3.1", "D.2.3.2", "D.2.3.3"];
    /// Only then start the clock.
    BlindClockAfter "blind.clock_after" ["E.2.3"] [~ "D.2.3"] [=] ["D.2.4"] ["D.2.4"] ["D.2.4"];
    /// Normal rules for the sighted.
    BlindSighted "blind.sighted" ["E.2.3"] [~ "D.2.3"] [=] ["D.2.5"] ["D.2.5"] ["D.2.5"];
    /// Special clock.
    BlindClock "blind.clock"
        ["E.2.4", "E.2.4.a", "E.2.4.b"] [~ "D.2.4"] [=] ["D.2.6.1", "D.2.6.2", "D.2.6.2.1", "D.2.6.2.2"]
        ["D.2.6.1", "D.2.6.2", "D.2.6.2.1", "D.2.6.2.2"] ["D.2.6", "D.2.6.1", "D.2.6.2", "D.2.6.2.1", "D.2.6.2.2"];
    /// Keeping score.
    BlindRecord "blind.record" ["E.2.5"] [~ "D.2.5"] [=] ["D.2.7"] ["D.2.7"] ["D.2.7"];
    /// Slip of the tongue.
    BlindSlip "blind.slip" ["E.2.6"] [~ "D.2.6"] [=] ["D.2.8"] ["D.2.8"] ["D.2.8"];
    /// Positions differ.
    BlindDiffering "blind.differing" ["E.2.7", "E.2.8"] [~ "D.2.7", "D.2.8"] [=] ["D.2.9"] ["D.2.9"] ["D.2.9"];
    /// Assistant's duties.
    BlindAssistant "blind.assistant"
        ["E.2.9", "E.2.9.a", "E.2.9.b", "E.2.9.c", "E.2.9.d", "E.2.9.e", "E.2.9.f"] [~ "D.2.9"] [=]
        ["D.2.10", "D.2.10.1", "D.2.10.2", "D.2.10.3", "D.2.10.4", "D.2.10.5", "D.2.10.6"]
        ["D.2.10", "D.2.10.1", "D.2.10.2", "D.2.10.3", "D.2.10.4", "D.2.10.5", "D.2.10.6"]
        ["D.2.10", "D.2.10.1", "D.2.10.2", "D.2.10.3", "D.2.10.4", "D.2.10.5", "D.2.10.6"];
    /// Sighted player's assistant.
    BlindAssistantSighted "blind.assistant_sighted" ["E.2.10"] [~ "D.2.10"] [=] ["D.2.11"] ["D.2.11"] ["D.2.11"];

    // adj
    /// Sealing.
    AdjSeal "adj.seal" ["Guidelines 1.a"] [~ "E.1.a"] [=] ["I.1.1"] ["I.1.1"] ["I.1.1"];
    /// Adjourning before the end.
    AdjEarly "adj.early" ["Guidelines 1.b"] [~ "E.1.b"] [=] ["I.1.2"] ["I.1.2"] ["I.1.2"];
    /// Envelope data.
    AdjEnvelope "adj.envelope"

        ["Guidelines 2", "Guidelines 2.a", "Guidelines 2.b", "Guidelines 2.c", "Guidelines 2.d", "Guidelines 2.e", "Guidelines 2.f", "Guidelines 2.g"]
        [~ "E.2", "E.2.a", "E.2.b", "E.2.c", "E.2.d", "E.2.e", "E.2.f", "E.2.g"] [=]
        ["I.2", "I.2.1", "I.2.2", "I.2.3", "I.2.4", "I.2.5", "I.2.6", "I.2.7"]
        ["I.2", "I.2.1", "I.2.2", "I.2.3", "I.2.4", "I.2.5", "I.2.6", "I.2.7"]
        ["I.2", "I.2.1", "I.2.2", "I.2.3", "I.2.4", "I.2.5", "I.2.6", "I.2.7"];
    /// Arbiter checks the envelope.
    AdjCheck "adj.check" ["Guidelines 3"] [~ "E.3"] [=] ["I.3"] ["I.3"] ["I.3"];
    /// Draw offer after sealing.
    AdjOffer "adj.offer" ["Guidelines 4"] [~ "E.4"] [=] ["I.4"] ["I.4"] ["I.4"];
    /// Set up before resumption.
    AdjResumeSetup "adj.resume_setup" ["Guidelines 5"] [~ "E.5"] [=] ["I.5"] ["I.5"] ["I.5"];
    /// Agreed or resigned before.
    AdjSettled "adj.settled" ["Guidelines 6"] [~ "E.6"] [=] ["I.6"] ["I.6"] ["I.6"];
    /// Opening the envelope.
    AdjOpen "adj.open" ["Guidelines 7"] [~ "E.7"] [=] ["I.7"] ["I.7"] ["I.7"];
    /// Ambiguous / illegal sealed move loses.
    AdjBadSeal "adj.bad_seal"
        ["Guidelines 8", "Guidelines 8.a", "Guidelines 8.b", "Guidelines 8.c"] [~ "E.8", "E.8.a", "E.8.b", "E.8.c"]
        [=] ["I.8", "I.8.1", "I.8.2", "I.8.3"] ["I.8", "I.8.1", "I.8.2", "I.8.3"] ["I.8", "I.8.1", "I.8.2", "I.8.3"];
    /// At resumption time.
    AdjPresent "adj.present"
        ["Guidelines 9", "Guidelines 9.a", "Guidelines 9.b", "Guidelines 9.c"] [~ "E.9", "E.9.a", "E.9.b", "E.9.c"]
        [=] ["I.9", "I.9.1", "I.9.2", "I.9.3"] ["I.9", "I.9.1", "I.9.2", "I.9.3"] ["I.9", "I.9.1", "I.9.2", "I.9.3"];
    /// Late arrival.
    AdjLate "adj.late"
        ["Guidelines 10", "Guidelines 10.a", "Guidelines 10.b", "Guidelines 10.c"] [~ "E.10"] [=] ["I.10"] ["I.10"]
        ["I.10"];
    /// Neither present.
    AdjNeither "adj.neither" [-] [~ "E.11"] [=] ["I.11"] ["I.11"] ["I.11"];
    /// Envelope missing.
    AdjLostEnvelope "adj.lost_envelope" ["Guidelines 11.a"] [~ "E.12.a"] [=] ["I.12.1"] ["I.12.1"] ["I.12.1"];
    /// Position cannot be re-established.
    AdjNoPosition "adj.no_position" ["Guidelines 11.b"] [~ "E.12.b"] [=] ["I.12.2"] ["I.12.2"] ["I.12.2"];
    /// Wrong time shown.
    AdjTimeError "adj.time_error" ["Guidelines 12"] [~ "E.13"] [=] ["I.13"] ["I.13"] ["I.13"];
    /// Session timing.
    AdjSession "adj.session" ["Guidelines 13"] [~ "E.14"] [=] ["I.14"] ["I.14"] ["I.14"];

    // c960
    /// Chess960.
    C960Intro "c960.intro" ["F.1"] [~ "F.1"] [=] ["II.1"] ["II.1"] ["II.1"];
    /// Starting position.
    C960Start "c960.start"
        ["F.2"] [~ "F.2"] [=] ["II.2", "II.2.1", "II.2.2", "II.2.3"] ["II.2", "II.2.1", "II.2.2", "II.2.3"]
        ["II.2", "II.2.1", "II.2.2", "II.2.3"];
    /// Chess960 castling, heading.
    C960CastleChapeau "c960.castle_chapeau" ["F.3"] [~ "F.3"] [=] ["II.3"] ["II.3"] ["II.3"];
    /// Castling once per game.
    C960Castle "c960.castle" ["F.3.a"] [~ "F.3.a"] [=] ["II.3.1"] ["II.3.1"] ["II.3.1"];
    /// How to castle, four methods.
    C960How "c960.how"
        ["F.3.b"] [~ "F.3.b"] [=] ["II.3.2", "II.3.2.1", "II.3.2.2", "II.3.2.3", "II.3.2.4"]
        ["II.3.2", "II.3.2.1", "II.3.2.2", "II.3.2.3", "II.3.2.4"]
        ["II.3.2", "II.3.2.1", "II.3.2.2", "II.3.2.3", "II.3.2.4"];
    /// Recommendations.
    C960Recommend "c960.recommend"
        ["F.3.b"] [~ "F.3.b"] [=] ["II.3.2.5", "II.3.2.5.1", "II.3.2.5.2"] ["II.3.2.5", "II.3.2.5.1", "II.3.2.5.2"]
        ["II.3.2.5", "II.3.2.5.1", "II.3.2.5.2"];
    /// Final squares.
    C960Clarify "c960.clarify" ["F.3.b"] [~ "F.3.b"] [=] ["II.3.2.6"] ["II.3.2.6"] ["II.3.2.6"];
    /// Notes (vacancy condition).
    C960Notes "c960.notes"
        ["F.3.b"] [~ "F.3.b"] [=] ["II.3.2.7", "II.3.2.7.1", "II.3.2.7.2", "II.3.2.7.3", "II.3.2.7.4", "II.3.2.7.5"]
        ["II.3.2.7", "II.3.2.7.1", "II.3.2.7.2", "II.3.2.7.3", "II.3.2.7.4", "II.3.2.7.5"]
        ["II.3.2.7", "II.3.2.7.1", "II.3.2.7.2", "II.3.2.7.3", "II.3.2.7.4", "II.3.2.7.5"];

    // guidelines
    /// Guidelines declared not part of the Laws.
    GuidelinesStatus "guidelines.status" [-] [-] [=] [-] [-] ["Guidelines, Introduction"];

    // glossary
    /// Glossary of terms.
    Glossary "glossary" [-] [~ "Glossary"] [=] ["Glossary"] ["Glossary"] ["Glossary"];

    // headings
    /// Heading-only articles added in 2023 (no normative text).
    Headings2023 "headings.2023"
        [-] [-] [=] [-] [-]
        ["3.7", "3.9", "3.10", "4.2", "6.2", "6.3", "6.7", "6.10", "7.4", "7.5", "8.1", "8.5", "9.1", "9.5", "11.2", "11.3", "D.2.6", "I.1", "I.12"];
}
