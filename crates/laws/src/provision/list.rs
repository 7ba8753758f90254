//! The list of provisions with their stable keys. Where they stand is data of the editions.

macro_rules! provisions {
    ($($(#[$doc:meta])+ $name:ident $key:literal,)+) => {
        /// A rule of chess, identified by what it says. Orders like the articles of 2018.
        ///
        /// ```
        /// use jadoube_laws::{Article, Edition, Provision};
        ///
        /// let claim: Provision = "draw.threefold.has".parse()?;
        /// assert_eq!(claim, Provision::DrawThreefoldHas);
        /// assert_eq!(claim.article(Edition::Fide2009), Some(Article::new("9.2.b")));
        /// assert_eq!(claim.article(Edition::Fide2023), Some(Article::new("9.2.2")));
        ///
        /// // The fifth occurrence came with the edition of 2014.
        /// assert_eq!(Provision::DrawAutoFivefold.article(Edition::Fide2009), None);
        /// # Ok::<(), jadoube_laws::NotAProvision>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Provision {
            $(#[doc = concat!("`", $key, "`: ")] $(#[$doc])+ $name,)+
        }

        impl Provision {
            /// All of them, in the order of the list.
            pub const ALL: &'static [Provision] = &[$(Provision::$name),+];

            /// The stable key: `move.own_square`.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Provision::$name => $key,)+
                }
            }
        }
    };
}

provisions! {
    // intro
    /// Over-the-board play; two parts.
    IntroScope "intro.scope",

    // preface
    /// Uncovered cases decided by analogy.
    PrefaceAnalogy "preface.analogy",
    /// Federation may add more detailed rules (a-c).
    PrefaceFederationRules "preface.federation_rules",
    /// FIDE-rated games must follow the Laws.
    PrefaceRatingCondition "preface.rating_condition",
    /// Federation may ask FIDE for a ruling.
    PrefaceRuling "preface.ruling",

    // game
    /// Two opponents move pieces on a board.
    GamePlayers "game.players",
    /// White first, then alternately.
    GameWhiteFirst "game.white_first",
    /// Player has the move once opponent's move is made.
    GameHaveMove "game.have_move",
    /// Attack king so that no legal move.
    GameObjective "game.objective",
    /// Mate wins; may not leave/expose/capture king.
    GameMateWins "game.mate_wins",
    /// Mated side loses.
    GameMatedLoses "game.mated_loses",
    /// Neither can mate: draw.
    GameNeitherCanMate "game.neither_can_mate",

    // setup
    /// 8x8, light near-right corner.
    SetupBoard "setup.board",
    /// 16 pieces a side.
    SetupPieces "setup.pieces",
    /// Initial position.
    SetupInitial "setup.initial",
    /// Files, ranks, diagonals.
    SetupLines "setup.lines",

    // move
    /// No move onto own piece.
    MoveOwnSquare "move.own_square",
    /// Capture removes the piece.
    MoveCapture "move.capture",
    /// Attacks a piece.
    MoveAttackPiece "move.attack_piece",
    /// Attacks a square even if pinned.
    MoveAttackSquare "move.attack_square",
    /// Bishop.
    MoveBishop "move.bishop",
    /// Rook.
    MoveRook "move.rook",
    /// Queen.
    MoveQueen "move.queen",
    /// Bishop, rook and queen do not jump.
    MoveNoJump "move.no_jump",
    /// Knight.
    MoveKnight "move.knight",
    /// One step forward.
    MovePawnSingle "move.pawn.single",
    /// Two steps on first move.
    MovePawnDouble "move.pawn.double",
    /// Diagonal capture.
    MovePawnCapture "move.pawn.capture",
    /// En passant capture.
    MovePawnEnPassant "move.pawn.en_passant",
    /// Only on the next move.
    MovePawnEnPassantWhen "move.pawn.en_passant_when",
    /// Must promote to Q/R/B/N.
    MovePawnPromote "move.pawn.promote",
    /// Choice not limited to captured pieces.
    MovePawnPromoteChoice "move.pawn.promote_choice",
    /// Effect immediate.
    MovePawnPromoteEffect "move.pawn.promote_effect",
    /// Two ways of moving the king, chapeau.
    MoveKingWays "move.king.ways",
    /// King step.
    MoveKingStep "move.king.step",
    /// Castling described.
    MoveKingCastle "move.king.castle",
    /// Right lost.
    MoveKingCastleLost "move.king.castle_lost",
    /// King moved.
    MoveKingCastleLostKing "move.king.castle_lost.king",
    /// Rook moved.
    MoveKingCastleLostRook "move.king.castle_lost.rook",
    /// Temporarily prevented.
    MoveKingCastleBlocked "move.king.castle_blocked",
    /// Square attacked.
    MoveKingCastleBlockedAttack "move.king.castle_blocked.attack",
    /// Piece between.
    MoveKingCastleBlockedPiece "move.king.castle_blocked.piece",
    /// King in check.
    MoveCheck "move.check",
    /// No move into/leaving check.
    MoveNoSelfCheck "move.no_self_check",
    /// Legal move defined.
    MoveLegal "move.legal",
    /// Illegal move defined.
    MoveIllegal "move.illegal",
    /// Illegal position defined.
    MoveIllegalPosition "move.illegal_position",

    // act
    /// One hand only.
    ActOneHand "act.one_hand",
    /// Adjusting after notice.
    ActAdjust "act.adjust",
    /// Other contact counts as intent.
    ActContactIsIntent "act.contact_is_intent",
    /// Touch-move chapeau.
    ActTouch "act.touch",
    /// Own piece(s).
    ActTouchOwn "act.touch.own",
    /// Opponent piece(s).
    ActTouchOpp "act.touch.opp",
    /// Both colours.
    ActTouchBoth "act.touch.both",
    /// If a player having the move, chapeau.
    ActCastleChapeau "act.castle_chapeau",
    /// King and rook touched.
    ActCastleTouch "act.castle_touch",
    /// Rook first.
    ActCastleRookFirst "act.castle_rook_first",
    /// Intended castling illegal.
    ActCastleIllegal "act.castle_illegal",
    /// Choice final when piece touches square.
    ActPromotionChoice "act.promotion_choice",
    /// None of the touched can move.
    ActNoLegalTouched "act.no_legal_touched",
    /// Act of promotion, chapeau.
    ActPromotionWays "act.promotion_ways",
    /// Pawn need not be placed.
    ActPromotionWaysSkip "act.promotion_ways.skip",
    /// Any order.
    ActPromotionWaysOrder "act.promotion_ways.order",
    /// Piece on promotion square is captured.
    ActPromotionWaysCapture "act.promotion_ways.capture",
    /// Released piece; when a move is made.
    ActMade "act.made",
    /// Made: capture.
    ActMadeCapture "act.made.capture",
    /// Made: castling.
    ActMadeCastle "act.made.castle",
    /// Made: promotion.
    ActMadePromotion "act.made.promotion",
    /// Right to claim lost by touching.
    ActClaimForfeited "act.claim_forfeited",
    /// Assistant moves the pieces.
    ActAssistant "act.assistant",

    // end
    /// Win by mate.
    EndMate "end.mate",
    /// Win by resignation.
    EndResign "end.resign",
    /// Stalemate.
    EndStalemate "end.stalemate",
    /// Dead position.
    EndDead "end.dead",
    /// Agreement.
    EndAgreed "end.agreed",
    /// Cross-reference to repetition.
    EndRepetitionRef "end.repetition_ref",
    /// Cross-reference to 50 moves.
    EndFiftyRef "end.fifty_ref",

    // clock
    /// Chessclock, clock, flag, flag-fall.
    ClockDefinitions "clock.definitions",
    /// Pressing completes the move.
    ClockComplete "clock.complete",
    /// Game-ending move is complete.
    ClockCompleteEndsGame "clock.complete.ends_game",
    /// Making the next move completes the previous.
    ClockCompleteNextMove "clock.complete.next_move",
    /// Must be allowed to press.
    ClockMayPress "clock.may_press",
    /// Same hand; no hovering.
    ClockSameHand "clock.same_hand",
    /// Proper handling.
    ClockHandling "clock.handling",
    /// Adjust only on own time.
    ClockAdjustOwnTime "clock.adjust_own_time",
    /// Assistant for the clock.
    ClockAssistant "clock.assistant",
    /// Moves in allotted time.
    ClockAllotted "clock.allotted",
    /// Time saved; delay mode.
    ClockCarryDelay "clock.carry_delay",
    /// Check after flag-fall.
    ClockFlagCheck "clock.flag_check",
    /// Arbiter places the clock.
    ClockPlacement "clock.placement",
    /// White's clock started.
    ClockStart "clock.start",
    /// Default time.
    ClockDefault "clock.default",
    /// Neither present: White loses the time.
    ClockDefaultAbsent "clock.default_absent",
    /// Flag deemed fallen.
    ClockFlagWhen "clock.flag_when",
    /// Flag-fall loses / draw if no mate.
    ClockFlagLoses "clock.flag_loses",
    /// Clock is conclusive.
    ClockIndication "clock.indication",
    /// Wrong setting.
    ClockWrongSetting "clock.wrong_setting",
    /// Both flags down.
    ClockBothFlags "clock.both_flags",
    /// Continue if not last period.
    ClockBothFlagsOtherPeriod "clock.both_flags.other_period",
    /// Draw if last period.
    ClockBothFlagsLastPeriod "clock.both_flags.last_period",
    /// Arbiter stops for interruption.
    ClockInterrupt "clock.interrupt",
    /// Player stops to seek help.
    ClockPlayerStop "clock.player_stop",
    /// Arbiter decides restart.
    ClockRestart "clock.restart",
    /// Stop without valid reason.
    ClockStopWithoutReason "clock.stop_without_reason",
    /// Displays allowed.
    ClockScreens "clock.screens",
    /// No claim based only on them.
    ClockScreensNoClaim "clock.screens_no_claim",

    // irr
    /// Restored position: times.
    IrrTimes "irr.times",
    /// Wrong initial position.
    IrrInitial "irr.initial",
    /// Board wrongly placed.
    IrrBoard "irr.board",
    /// Colours reversed.
    IrrColours "irr.colours",
    /// Displaced pieces: restore on own time.
    IrrDisplace "irr.displace",
    /// Stop the clock, ask arbiter.
    IrrDisplaceStop "irr.displace.stop",
    /// Arbiter may penalise.
    IrrDisplacePenalty "irr.displace.penalty",
    /// Illegal move: restore.
    IrrIllegal "irr.illegal",
    /// Pawn left on last rank.
    IrrUnpromoted "irr.unpromoted",
    /// King capture named as illegal move.
    IrrKingCaptured "irr.king_captured",
    /// Clock pressed without a move.
    IrrClockNoMove "irr.clock_no_move",
    /// Two hands for one move.
    IrrTwoHands "irr.two_hands",
    /// Penalty ladder.
    IrrIllegalPenalty "irr.illegal_penalty",
    /// Pieces found displaced.
    IrrDisplacedFound "irr.displaced_found",

    // rec
    /// Duty to record.
    RecRecord "rec.record",
    /// Electronic scoresheet.
    RecElectronic "rec.electronic",
    /// No writing in advance.
    RecNoAdvance "rec.no_advance",
    /// May reply before recording.
    RecReplyFirst "rec.reply_first",
    /// What the scoresheet is for.
    RecUse "rec.use",
    /// Record the draw offer.
    RecOffer "rec.offer",
    /// Assistant records.
    RecAssistant "rec.assistant",
    /// Visible to arbiter.
    RecVisible "rec.visible",
    /// Property of organiser.
    RecProperty "rec.property",
    /// Under 5 minutes.
    RecExempt "rec.exempt",
    /// Neither keeps score.
    RecCatchUpNeither "rec.catch_up.neither",
    /// One does not keep score.
    RecCatchUpOne "rec.catch_up.one",
    /// No complete scoresheet.
    RecReconstruct "rec.reconstruct",
    /// Cannot prove overstep.
    RecUnprovable "rec.unprovable",
    /// Signing the result.
    RecSign "rec.sign",

    // draw
    /// Event may restrict agreed draws.
    DrawRestriction "draw.restriction",
    /// If allowed, the following.
    DrawOffer "draw.offer",
    /// How and how long an offer stands.
    DrawOfferHow "draw.offer.how",
    /// Record (=).
    DrawOfferRecord "draw.offer.record",
    /// Claim is also an offer.
    DrawOfferClaimIsOffer "draw.offer.claim_is_offer",
    /// Threefold, chapeau.
    DrawThreefold "draw.threefold",
    /// About to appear.
    DrawThreefoldAbout "draw.threefold.about",
    /// Has just appeared.
    DrawThreefoldHas "draw.threefold.has",
    /// Sameness of positions.
    DrawSamePosition "draw.same_position",
    /// En passant test.
    DrawSamePositionEp "draw.same_position.ep",
    /// Castling-right test.
    DrawSamePositionCastling "draw.same_position.castling",
    /// 50 moves, chapeau.
    DrawFifty "draw.fifty",
    /// With intended move.
    DrawFiftyAbout "draw.fifty.about",
    /// Already played.
    DrawFiftyHas "draw.fifty.has",
    /// Touching forfeits the claim.
    DrawTouchForfeits "draw.touch_forfeits",
    /// Clock at the claim; irrevocable.
    DrawClaimClock "draw.claim_clock",
    /// Correct claim.
    DrawClaimCorrect "draw.claim_correct",
    /// Incorrect claim.
    DrawClaimWrong "draw.claim_wrong",
    /// Automatic draws, chapeau.
    DrawAuto "draw.auto",
    /// Fivefold.
    DrawAutoFivefold "draw.auto.fivefold",
    /// 75 moves.
    DrawAutoSeventyfive "draw.auto.seventyfive",
    /// Dead position repeated in part 2.
    DrawDeadComp "draw.dead_comp",

    // qpf
    /// Quickplay finish defined.
    QpfDefine "qpf.define",
    /// Only if announced.
    QpfAnnounce "qpf.announce",
    /// Standard and rapid w/o increment, not blitz.
    QpfScope "qpf.scope",
    /// Request 5 s increment.
    QpfIncrementOption "qpf.increment_option",
    /// Claim with < 2 min.
    QpfClaim "qpf.claim",
    /// Arbiter agrees.
    QpfClaimAccept "qpf.claim.accept",
    /// Arbiter postpones.
    QpfClaimPostpone "qpf.claim.postpone",
    /// Arbiter rejects.
    QpfClaimReject "qpf.claim.reject",
    /// Decision is final.
    QpfFinal "qpf.final",
    /// No arbiter present, chapeau.
    QpfNoArbiter "qpf.no_arbiter",
    /// Claim concludes the game.
    QpfNoArbiterClaim "qpf.no_arbiter.claim",
    /// Opponent cannot win.
    QpfNoArbiterCannotWin "qpf.no_arbiter.cannot_win",
    /// Opponent makes no effort.
    QpfNoArbiterNoEffort "qpf.no_arbiter.no_effort",
    /// Referred to an arbiter.
    QpfNoArbiterRefer "qpf.no_arbiter.refer",

    // points
    /// 1 / 0 / half.
    PointsDefault "points.default",
    /// Total never above the maximum.
    PointsCap "points.cap",

    // conduct
    /// No disrepute.
    ConductDisrepute "conduct.disrepute",
    /// Playing venue.
    ConductVenue "conduct.venue",
    /// Playing area.
    ConductArea "conduct.area",
    /// Only with permission, chapeau.
    ConductPermission "conduct.permission",
    /// Leave the venue.
    ConductLeaveVenue "conduct.leave_venue",
    /// Leave the area on move.
    ConductLeaveArea "conduct.leave_area",
    /// Outsiders' access.
    ConductAccess "conduct.access",
    /// Opponent must report.
    ConductReportLeaving "conduct.report_leaving",
    /// No notes, advice, analysis.
    ConductNotes "conduct.notes",
    /// Device ban.
    ConductDeviceBan "conduct.device_ban",
    /// Bag storage option.
    ConductDeviceBag "conduct.device_bag",
    /// Device penalty.
    ConductDevicePenalty "conduct.device_penalty",
    /// Inspection.
    ConductInspection "conduct.inspection",
    /// Smoking.
    ConductSmoking "conduct.smoking",
    /// Finished players are spectators.
    ConductFinished "conduct.finished",
    /// No distraction.
    ConductDistract "conduct.distract",
    /// Infraction leads to penalties.
    ConductInfraction "conduct.infraction",
    /// Persistent refusal loses.
    ConductPersistent "conduct.persistent",
    /// Both guilty.
    ConductBothGuilty "conduct.both_guilty",
    /// Right to explanation.
    ConductExplanation "conduct.explanation",
    /// Appeal.
    ConductAppeal "conduct.appeal",
    /// Players assist reconstruction.
    ConductAssistReconstruct "conduct.assist_reconstruct",
    /// Checking claims is the players' duty.
    ConductCheckClaims "conduct.check_claims",

    // arb
    /// See that Laws are observed.
    ArbObserveLaws "arb.observe_laws",
    /// Duties, chapeau.
    ArbDuties "arb.duties",
    /// Fair play.
    ArbDutiesFairPlay "arb.duties.fair_play",
    /// Best interest.
    ArbDutiesBestInterest "arb.duties.best_interest",
    /// Playing environment.
    ArbDutiesEnvironment "arb.duties.environment",
    /// Players not disturbed.
    ArbDutiesUndisturbed "arb.duties.undisturbed",
    /// Supervise progress.
    ArbDutiesSupervise "arb.duties.supervise",
    /// Disabled / medical.
    ArbDutiesDisabled "arb.duties.disabled",
    /// Anti-cheating / fair-play rules.
    ArbDutiesAnticheating "arb.duties.anticheating",
    /// Observe, enforce, penalise.
    ArbObserveGames "arb.observe_games",
    /// Appoint assistants.
    ArbAssistants "arb.assistants",
    /// Extra time for disturbance.
    ArbExtraTime "arb.extra_time",
    /// Must not intervene / inform.
    ArbNoIntervene "arb.no_intervene",
    /// Observers inform only the arbiter.
    ArbThirdParties "arb.third_parties",
    /// Phones of others.
    ArbPhones "arb.phones",
    /// Penalty options, chapeau.
    ArbPenalties "arb.penalties",
    /// Warning.
    ArbPenaltiesWarning "arb.penalties.warning",
    /// More time to opponent.
    ArbPenaltiesOppTime "arb.penalties.opp_time",
    /// Less time to offender.
    ArbPenaltiesOwnTime "arb.penalties.own_time",
    /// Raise opponent's points to maximum.
    ArbPenaltiesOppPoints "arb.penalties.opp_points",
    /// Reduce offender's points.
    ArbPenaltiesOwnPoints "arb.penalties.own_points",
    /// Loss of game.
    ArbPenaltiesLoss "arb.penalties.loss",
    /// Fine announced in advance.
    ArbPenaltiesFine "arb.penalties.fine",
    /// Exclusion from rounds.
    ArbPenaltiesRounds "arb.penalties.rounds",
    /// Expulsion.
    ArbPenaltiesExpel "arb.penalties.expel",

    // rapid
    /// Rapid time bounds.
    RapidDefine "rapid.define",
    /// Need not record.
    RapidNoRecord "rapid.no_record",
    /// Rapid time penalties.
    RapidPenaltyMinutes "rapid.penalty_minutes",
    /// Competition Rules apply.
    RapidSupervised "rapid.supervised",
    /// One arbiter for at most three games.
    RapidSupervisedRatio "rapid.supervised.ratio",
    /// Each game recorded.
    RapidSupervisedRecorded "rapid.supervised.recorded",
    /// Ask to see the scoresheet, max 5.
    RapidSupervisedShow "rapid.supervised.show",
    /// Otherwise, chapeau.
    RapidOtherwise "rapid.otherwise",
    /// Window of moves, chapeau.
    RapidWindow "rapid.window",
    /// Clock setting after the window.
    RapidWindowClock "rapid.window.clock",
    /// Set-up/orientation after the window.
    RapidWindowSetup "rapid.window.setup",
    /// Article 4 only on request.
    RapidArticle4OnRequest "rapid.article4_on_request",
    /// Illegal move, unsupervised.
    RapidIllegal "rapid.illegal",
    /// Who signals the flag.
    RapidFlagCall "rapid.flag_call",
    /// Claiming a win on time.
    RapidFlagClaim "rapid.flag_claim",
    /// Both flags down.
    RapidBothFlags "rapid.both_flags",
    /// Both kings in check / pawn on last rank.
    RapidBothKings "rapid.both_kings",
    /// Event declares the regime.
    RapidDeclareRegime "rapid.declare_regime",

    // blitz
    /// Blitz time bounds.
    BlitzDefine "blitz.define",
    /// Blitz time penalties.
    BlitzPenaltyMinutes "blitz.penalty_minutes",
    /// Competition Rules apply.
    BlitzSupervised "blitz.supervised",
    /// One arbiter, one game.
    BlitzSupervisedRatio "blitz.supervised.ratio",
    /// Each game recorded.
    BlitzSupervisedRecorded "blitz.supervised.recorded",
    /// Ask to see the scoresheet, max 5.
    BlitzSupervisedShow "blitz.supervised.show",
    /// Otherwise rapid laws.
    BlitzOtherwise "blitz.otherwise",
    /// Rapid laws as base.
    BlitzRapidBase "blitz.rapid_base",
    /// Provisions not applied.
    BlitzExclusions "blitz.exclusions",
    /// Illegal move in blitz.
    BlitzIllegal "blitz.illegal",
    /// Event declares the regime.
    BlitzDeclareRegime "blitz.declare_regime",

    // note
    /// 'Piece' excludes pawns.
    NotePieceWord "note.piece_word",
    /// Piece letter.
    NotePieceLetter "note.piece_letter",
    /// National letters, figurines.
    NoteNationalLetter "note.national_letter",
    /// Pawns have no letter.
    NotePawn "note.pawn",
    /// Files a-h.
    NoteFiles "note.files",
    /// Ranks 1-8.
    NoteRanks "note.ranks",
    /// Unique square names.
    NoteSquares "note.squares",
    /// Move notation, long form.
    NoteMove "note.move",
    /// Capture sign.
    NoteCapture "note.capture",
    /// Pawn capture, en passant.
    NotePawnCapture "note.pawn_capture",
    /// Two identical pieces.
    NoteAmbiguity "note.ambiguity",
    /// Same rank: by file.
    NoteAmbiguityRank "note.ambiguity.rank",
    /// Same file: by rank.
    NoteAmbiguityFile "note.ambiguity.file",
    /// Otherwise by file; examples.
    NoteAmbiguityOther "note.ambiguity.other",
    /// Two pawns can capture the same piece.
    NoteTwoPawns "note.two_pawns",
    /// Promotion.
    NotePromotion "note.promotion",
    /// Draw offer (=).
    NoteOffer "note.offer",
    /// Abbreviations.
    NoteAbbreviations "note.abbreviations",

    // blind
    /// Who may adapt; two boards.
    BlindAdapt "blind.adapt",
    /// Board requirements.
    BlindBoard "blind.board",
    /// Piece requirements.
    BlindPieces "blind.pieces",
    /// Regulations governing play, chapeau.
    BlindRegulations "blind.regulations",
    /// Announcing moves.
    BlindAnnounce "blind.announce",
    /// When a piece is touched.
    BlindTouched "blind.touched",
    /// When a move is made.
    BlindMade "blind.made",
    /// Only then start the clock.
    BlindClockAfter "blind.clock_after",
    /// Normal rules for the sighted.
    BlindSighted "blind.sighted",
    /// Special clock.
    BlindClock "blind.clock",
    /// Keeping score.
    BlindRecord "blind.record",
    /// Slip of the tongue.
    BlindSlip "blind.slip",
    /// Positions differ.
    BlindDiffering "blind.differing",
    /// Assistant's duties.
    BlindAssistant "blind.assistant",
    /// Sighted player's assistant.
    BlindAssistantSighted "blind.assistant_sighted",

    // adj
    /// Sealing.
    AdjSeal "adj.seal",
    /// Adjourning before the end.
    AdjEarly "adj.early",
    /// Envelope data.
    AdjEnvelope "adj.envelope",
    /// Arbiter checks the envelope.
    AdjCheck "adj.check",
    /// Draw offer after sealing.
    AdjOffer "adj.offer",
    /// Set up before resumption.
    AdjResumeSetup "adj.resume_setup",
    /// Agreed or resigned before.
    AdjSettled "adj.settled",
    /// Opening the envelope.
    AdjOpen "adj.open",
    /// Ambiguous / illegal sealed move loses.
    AdjBadSeal "adj.bad_seal",
    /// At resumption time.
    AdjPresent "adj.present",
    /// Late arrival.
    AdjLate "adj.late",
    /// Neither present.
    AdjNeither "adj.neither",
    /// Envelope missing.
    AdjLostEnvelope "adj.lost_envelope",
    /// Position cannot be re-established.
    AdjNoPosition "adj.no_position",
    /// Wrong time shown.
    AdjTimeError "adj.time_error",
    /// Session timing.
    AdjSession "adj.session",

    // c960
    /// Chess960.
    C960Intro "c960.intro",
    /// Starting position.
    C960Start "c960.start",
    /// Chess960 castling, heading.
    C960CastleChapeau "c960.castle_chapeau",
    /// Castling once per game.
    C960Castle "c960.castle",
    /// How to castle, four methods.
    C960How "c960.how",
    /// Recommendations.
    C960Recommend "c960.recommend",
    /// Final squares.
    C960Clarify "c960.clarify",
    /// Notes (vacancy condition).
    C960Notes "c960.notes",

    // guidelines
    /// Guidelines declared not part of the Laws.
    GuidelinesStatus "guidelines.status",

    // glossary
    /// Glossary of terms.
    Glossary "glossary",

    // headings
    /// Heading-only articles added in 2023 (no normative text).
    Headings2023 "headings.2023",
}
