//! Checks without a game: mate and dead positions, legality, time controls.

use axum::Json;
use axum::extract::State;
use board::{Bitboard, Color, Irregularity, Move, Position, Setup};
use clock::{Moves, classify, total};
use laws::Provision;
use messages::{Args, Messages};
use notation::diagram::{Diagram, to_svg};
use tell::words::{color_key, message_id, phrase, pieces, squares};
use winnability::legality::{self, Legality};
use winnability::{Budget, MaterialRule, Proof, Solver, Terminal, Winnability};

use super::law::edition_or_newest;
use crate::problem::{Kind, Problem};
use crate::server::{Body, Shared, Talk};
use crate::wire::{
    DeadAnswer, DeadVerdict, FlagFallResults, LegalAnswer, LegalRequest, MateAnswer, MateRequest,
    MateVerdict, SideMate, TimeAnswer, TimeRequest,
};

/// What one question may cost on a server that many ask.
const BUDGET: Budget = Budget { states: 200_000, abstract_states: 10_000 };

/// Can this player still mate by any series of legal moves?
#[utoipa::path(post, path = "/v1/checks/mate", tag = "checks", request_body = MateRequest,
    responses((status = 200, body = MateAnswer), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn mate(
    State(shared): State<Shared>,
    Talk(messages): Talk,
    Body(request): Body<MateRequest>,
) -> Result<Json<MateAnswer>, Problem> {
    let edition = edition_or_newest(&messages, request.edition.as_deref())?;
    let position = playable(&messages, &request.fen)?;
    let wanted = request.side.map(Color::from);
    let found = searching(&shared, &messages, move || {
        let mut solver = Solver::new();
        Color::ALL.map(|side| {
            let asked = wanted.is_none_or(|it| it == side);
            asked.then(|| solver.can_mate(&position, side, BUDGET))
        })
    })
    .await?;
    let [white, black] = found;
    let dead = white.as_ref().zip(black.as_ref());
    let dead = dead.map(|(white, black)| dead_answer(&messages, edition, white, black));
    // Whose flag falls loses, unless the opponent cannot mate.
    let result = |opponent: &Option<Winnability>, lost: &'static str| match opponent {
        Some(Winnability::CanMate(_)) => Some(lost),
        Some(Winnability::CannotMate(_)) => Some("½-½"),
        _ => None,
    };
    Ok(Json(MateAnswer {
        fen: fen(&position.setup()),
        diagram: diagram(&position.setup()),
        flag_fall: FlagFallResults { white: result(&black, "0-1"), black: result(&white, "1-0") },
        white: white.map(|it| side_mate(&messages, &position, Color::White, &it)),
        black: black.map(|it| side_mate(&messages, &position, Color::Black, &it)),
        dead,
    }))
}

/// Runs a search beside the requests, if not too many run already.
async fn searching<T: Send + 'static>(
    shared: &Shared,
    messages: &Messages,
    search: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    let busy = || Problem::new(messages, Kind::TooManyRequests);
    let wait = std::time::Duration::from_secs(10);
    let permit = tokio::time::timeout(wait, shared.limits.searches.acquire()).await;
    let _permit = permit.map_err(|_| busy())?.map_err(|_| busy())?;
    tokio::task::spawn_blocking(search).await.map_err(|_| Problem::new(messages, Kind::Store))
}

fn setup_of(messages: &Messages, text: &str) -> Result<Setup, Problem> {
    notation::fen::read(text.trim()).map_err(|_| Problem::field(messages, "fen", text))
}

fn playable(messages: &Messages, text: &str) -> Result<Position, Problem> {
    let setup = setup_of(messages, text)?;
    let position = Position::new(&setup).or_else(board::NotPlayable::play_all_the_same);
    position.map_err(|_| {
        let detail = messages.text("winnability-not-playable");
        let problem = Problem::because(messages, Kind::NotValid, detail);
        Problem { field: Some("fen".to_owned()), ..problem }
    })
}

fn fen(setup: &Setup) -> String {
    notation::fen::write(setup, Default::default())
}

pub(super) fn diagram(setup: &Setup) -> String {
    to_svg(&Diagram::new(setup.placement))
}

fn side_mate(
    messages: &Messages,
    position: &Position,
    side: Color,
    found: &Winnability,
) -> SideMate {
    let color = Args::new().set("color", color_key(side));
    let (verdict, id, line, proof) = match found {
        Winnability::CanMate(helpmate) => {
            (MateVerdict::CanMate, "winnability-can", helpmate.line.as_slice(), None)
        }
        Winnability::CannotMate(proof) => {
            let told = proof_told(messages, position, side, proof);
            (MateVerdict::CannotMate, "winnability-cannot", &[][..], Some(told))
        }
        Winnability::Undetermined(_) => {
            (MateVerdict::Undetermined, "winnability-undetermined", &[][..], None)
        }
    };
    let color = color.set("count", line.len()).set("plies", line.len());
    SideMate {
        verdict,
        line: in_algebraic(position, line),
        line_uci: line.iter().map(|it| it.attempt_with_king_target().to_string()).collect(),
        proof,
        sentence: messages.with(id, &color),
    }
}

fn in_algebraic(start: &Position, line: &[Move]) -> Vec<String> {
    let mut position = *start;
    let mut words = Vec::with_capacity(line.len());
    for played in line {
        words.push(notation::san::write(&position, *played));
        position = position.play_unchecked(*played);
    }
    words
}

/// The proof itself, without the parts it rests on.
fn proof_told(messages: &Messages, position: &Position, side: Color, proof: &Proof) -> String {
    let args = Args::new().set("color", color_key(side));
    let (code, args) = match proof {
        Proof::Terminal(Terminal::Stalemate) => ("stalemate", args),
        Proof::Terminal(Terminal::IsMated) => ("is_mated", args),
        Proof::Material(MaterialRule::LoneKing) => ("lone_king", args),
        Proof::Material(MaterialRule::KnightAgainstQueens) => ("knight_against_queens", args),
        Proof::Material(MaterialRule::BishopsOfOneShade) => ("bishops_of_one_shade", args),
        Proof::ForcedLine { line, .. } => {
            let moves = in_algebraic(position, line).join(" ");
            ("forced_line", args.set("count", line.len()).set("moves", moves))
        }
        Proof::Exhausted { states } => ("exhausted", args.set("count", *states)),
        Proof::ExhaustedWithin { states, plies_max } => {
            ("exhausted_within", args.set("count", *states).set("plies", *plies_max))
        }
        Proof::Epochs { invariant } => ("epochs", args.set("count", invariant.len())),
        Proof::AllMoves(parts) => ("all_moves", args.set("count", parts.len())),
    };
    messages.with(&message_id("winnability-proof", code), &args)
}

fn dead_answer(
    messages: &Messages,
    edition: laws::Edition,
    white: &Winnability,
    black: &Winnability,
) -> DeadAnswer {
    let (verdict, key) = match (white, black) {
        (Winnability::CannotMate(_), Winnability::CannotMate(_)) => (DeadVerdict::Dead, "dead"),
        (Winnability::CanMate(_), _) | (_, Winnability::CanMate(_)) => {
            (DeadVerdict::NotDead, "alive")
        }
        _ => (DeadVerdict::Undetermined, "undetermined"),
    };
    let article = Provision::EndDead.article(edition).map(|it| it.to_string());
    let args = Args::new()
        .set("verdict", key)
        .set("article", article.clone().unwrap_or_default())
        .set("edition", edition.tag());
    DeadAnswer { verdict, sentence: messages.with("dead-verdict", &args), article }
}

/// Can a game have led to this position?
#[utoipa::path(post, path = "/v1/checks/legal", tag = "checks", request_body = LegalRequest,
    responses((status = 200, body = LegalAnswer), (status = 422, body = Problem)))]
pub(super) async fn legal(
    State(shared): State<Shared>,
    Talk(messages): Talk,
    Body(request): Body<LegalRequest>,
) -> Result<Json<LegalAnswer>, Problem> {
    let setup = setup_of(&messages, &request.fen)?;
    let search = move || legality::judge(&setup, legality::Budget::DEFAULT);
    let found = searching(&shared, &messages, search).await?;
    let (legal, reasons) = match &found {
        Legality::Legal(_) => ("yes", Vec::new()),
        Legality::Illegal(reasons) => {
            ("no", reasons.iter().map(|it| tell_reason(&messages, &setup, it)).collect())
        }
        Legality::Unknown(_) => ("unknown", Vec::new()),
    };
    let playable = Position::new(&setup).or_else(board::NotPlayable::play_all_the_same).is_ok();
    Ok(Json(LegalAnswer { fen: fen(&setup), legal, playable, reasons, diagram: diagram(&setup) }))
}

/// Why no game leads to a position.
fn tell_reason(messages: &Messages, setup: &Setup, reason: &legality::Reason) -> String {
    use legality::Reason;
    let none = Bitboard::EMPTY;
    let number = |needed: u32, possible: u32| (u64::from(needed), u64::from(possible));
    let white = Color::White;
    let (code, color, on, attackers, (needed, possible), origins, hidden) = match *reason {
        Reason::Irregular(it) => return tell_irregular(messages, setup, it),
        Reason::BothKingsInCheck { on_white, on_black } => {
            ("both_kings_in_check", white, none, on_white | on_black, (0, 0), none, 0)
        }
        Reason::CastlingNotAtHome { rook } => {
            ("castling_not_at_home", white, rook.into(), none, (0, 0), none, 0)
        }
        Reason::Promoted { color, promoted, pawns_missing } => {
            ("promoted", color, none, none, number(promoted, pawns_missing), none, 0)
        }
        Reason::PawnOrigins { color, pawns, origins } => {
            let counts = number(pawns.count(), origins.count());
            ("pawn_origins", color, pawns, none, counts, origins, 0)
        }
        Reason::PawnCaptures { color, needed, missing, out_of_reach } => {
            ("pawn_captures", color, none, none, number(needed, missing), none, out_of_reach)
        }
        Reason::PawnsPassed { needed, possible } => {
            ("pawns_passed", white, none, none, number(needed, possible), none, 0)
        }
        Reason::Blocked { square } => ("blocked", white, square.into(), none, (0, 0), none, 0),
        Reason::MoveParity { turn } => ("move_parity", turn, none, none, (0, 0), none, 0),
        Reason::ImpossibleCheck { king, attackers } => {
            ("impossible_check", white, king.into(), attackers, (0, 0), none, 0)
        }
        Reason::NoLastMove { player, plies, positions } => {
            ("no_last_move", player, none, none, (plies.into(), positions), none, 0)
        }
    };
    let args = Args::new()
        .set("color", color_key(color))
        .set("pieces", pieces(messages, &setup.placement, on))
        .set("squares", squares(messages, on))
        .set("attackers", pieces(messages, &setup.placement, attackers))
        .set("count", attackers.count())
        .set("origins", squares(messages, origins))
        .set("out-of-reach", hidden)
        .set("needed", needed)
        .set("possible", possible);
    messages.with(&message_id("illegal-position", code), &args)
}

fn tell_irregular(messages: &Messages, setup: &Setup, it: Irregularity) -> String {
    use board::{CastlingFault, EnPassantFault};
    let none = Bitboard::EMPTY;
    let (code, color, on, attackers, count) = match it {
        Irregularity::NoKing(color) => ("no_king", color, none, none, 0),
        Irregularity::SeveralKings(color, on) => ("several_kings", color, on, none, on.count()),
        Irregularity::TooManyPieces(color, count) => ("too_many_pieces", color, none, none, count),
        Irregularity::TooManyPawns(color, count) => ("too_many_pawns", color, none, none, count),
        Irregularity::PawnsOnEdgeRanks(on) => ("pawns_on_edge_ranks", Color::White, on, none, 0),
        Irregularity::OpponentInCheck { king, attackers } => {
            ("opponent_in_check", Color::White, king.into(), attackers, attackers.count())
        }
        Irregularity::TooManyCheckers { king, attackers } => {
            ("too_many_checkers", Color::White, king.into(), attackers, attackers.count())
        }
        Irregularity::Castling { rook, fault } => {
            let code = match fault {
                CastlingFault::NotOnFirstRank => "castling_not_on_first_rank",
                CastlingFault::NoRook => "castling_no_rook",
                CastlingFault::KingElsewhere => "castling_king_elsewhere",
                CastlingFault::SecondOnWing => "castling_second_on_wing",
            };
            (code, Color::White, rook.into(), none, 0)
        }
        Irregularity::EnPassant { square, fault } => {
            let code = match fault {
                EnPassantFault::WrongRank => "en_passant_wrong_rank",
                EnPassantFault::Occupied => "en_passant_occupied",
                EnPassantFault::NoPawn => "en_passant_no_pawn",
                EnPassantFault::OriginOccupied => "en_passant_origin_occupied",
                EnPassantFault::CheckedBefore => "en_passant_checked_before",
            };
            (code, Color::White, square.into(), none, 0)
        }
    };
    let args = Args::new()
        .set("color", color_key(color))
        .set("squares", squares(messages, on))
        .set("square-count", on.count())
        .set("count", count)
        .set("attackers", pieces(messages, &setup.placement, attackers));
    messages.with(&message_id("irregular", code), &args)
}

/// What a time control says, and which class it makes.
#[utoipa::path(post, path = "/v1/checks/time", tag = "checks", request_body = TimeRequest,
    responses((status = 200, body = TimeAnswer), (status = 422, body = Problem)))]
pub(super) async fn time(
    Talk(messages): Talk,
    Body(request): Body<TimeRequest>,
) -> Result<Json<TimeAnswer>, Problem> {
    let edition = edition_or_newest(&messages, request.edition.as_deref())?;
    let control = crate::event::time_control(&request.text);
    let control = control.ok_or_else(|| {
        let detail = messages.with("time-wrong", &Args::new().set("text", &request.text));
        let todo = messages.text("time-hint");
        let problem = Problem::because(&messages, Kind::NotValid, detail);
        Problem { field: Some("text".to_owned()), todo, ..problem }
    })?;
    let schedule = control.of(Color::White);
    let classified = classify(&control, &edition.bounds());
    let reading = clock::language::read(&request.text).ok();
    let remarks = reading.map(|it| it.notes).unwrap_or_default();
    Ok(Json(TimeAnswer {
        time_control: clock::language::write_transcript(&control),
        words: phrase(&messages, &clock::language::prose(&control).phrase()),
        class: phrase(&messages, &classified.answers[Color::White].phrase()),
        main_time_ms: schedule.periods().iter().map(|it| it.time).sum::<clock::Millis>().get(),
        for_60_moves_ms: total(schedule, Moves(60)).total.get(),
        remarks: remarks.iter().map(|it| phrase(&messages, &it.phrase())).collect(),
    }))
}
