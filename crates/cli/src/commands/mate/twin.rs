//! Answers about mates as JSON.

use board::{Color, Move, Position};
use messages::Messages;
use serde::Serialize;
use tell::winnability::MateVerdict;
use winnability::{Effort, Helpmate, Proof, Winnability};

use super::ask::Answer;
use crate::output::json::LegalMove;
use crate::words;

#[derive(Serialize)]
pub(crate) struct AnswerTwin {
    side: &'static str,
    verdict: MateVerdict,
    helpmate: Option<HelpmateTwin>,
    proof: Option<ProofTwin>,
    effort: Option<EffortTwin>,
    /// The line that the counter forbids or leaves open.
    too_long: Option<HelpmateTwin>,
    cut_short: bool,
    counter_heeded: bool,
    verified: Option<bool>,
}

/// A line that mates.
#[derive(Serialize)]
pub(crate) struct HelpmateTwin {
    plies: usize,
    plies_without_progress_max: u32,
    moves: Vec<LegalMove>,
}

/// A proof, with the proofs it rests on.
#[derive(Serialize)]
pub(crate) struct ProofTwin {
    code: &'static str,
    text: String,
    /// Positions, or sets of positions.
    states: Option<u64>,
    /// The forced moves.
    moves: Vec<LegalMove>,
    parts: Vec<PartTwin>,
}

#[derive(Serialize)]
pub(crate) struct PartTwin {
    /// None after a forced line.
    #[serde(rename = "move")]
    played: Option<LegalMove>,
    proof: ProofTwin,
}

#[derive(Serialize)]
pub(crate) struct EffortTwin {
    states: u64,
    abstract_states: u64,
}

impl AnswerTwin {
    pub(crate) fn of(messages: &Messages, position: &Position, answer: &Answer) -> AnswerTwin {
        let mut twin = AnswerTwin {
            side: words::color_key(answer.side),
            verdict: answer.verdict(),
            helpmate: None,
            proof: None,
            effort: None,
            too_long: answer.too_long.as_ref().map(|it| HelpmateTwin::of(position, it)),
            cut_short: answer.cut_short.is_some(),
            counter_heeded: answer.heeded.is_some(),
            verified: answer.checked.map(|it| it.is_ok()),
        };
        match &answer.found {
            Winnability::CanMate(helpmate) => {
                twin.helpmate = Some(HelpmateTwin::of(position, helpmate));
            }
            Winnability::CannotMate(proof) => {
                twin.proof = Some(ProofTwin::of(messages, position, answer.side, proof));
            }
            Winnability::Undetermined(effort) => twin.effort = Some(EffortTwin::from(*effort)),
        }
        twin
    }
}

impl From<Effort> for EffortTwin {
    fn from(effort: Effort) -> EffortTwin {
        EffortTwin { states: effort.states, abstract_states: effort.abstract_states }
    }
}

impl HelpmateTwin {
    pub(crate) fn of(start: &Position, helpmate: &Helpmate) -> HelpmateTwin {
        HelpmateTwin {
            plies: helpmate.line.len(),
            plies_without_progress_max: helpmate.plies_without_progress_max(start),
            moves: moves(start, &helpmate.line),
        }
    }
}

impl ProofTwin {
    pub(crate) fn of(
        messages: &Messages,
        position: &Position,
        winner: Color,
        proof: &Proof,
    ) -> ProofTwin {
        let mut twin = ProofTwin {
            code: tell::winnability::proof_code(proof),
            text: tell::winnability::proof_sentence(messages, position, winner, proof),
            states: None,
            moves: Vec::new(),
            parts: Vec::new(),
        };
        match proof {
            Proof::ForcedLine { line, then } => {
                twin.moves = moves(position, line);
                let after = line.iter().fold(*position, |it, played| it.play_unchecked(*played));
                let proof = ProofTwin::of(messages, &after, winner, then);
                twin.parts.push(PartTwin { played: None, proof });
            }
            Proof::AllMoves(parts) => {
                for (played, part) in parts {
                    let after = position.play_unchecked(*played);
                    let proof = ProofTwin::of(messages, &after, winner, part);
                    twin.parts.push(PartTwin { played: moves(position, &[*played]).pop(), proof });
                }
            }
            Proof::Exhausted { states } | Proof::ExhaustedWithin { states, .. } => {
                twin.states = Some(*states);
            }
            Proof::Epochs { invariant } => twin.states = Some(invariant.len() as u64),
            Proof::Terminal(_) | Proof::Material(_) => {}
        }
        twin
    }
}

fn moves(start: &Position, line: &[Move]) -> Vec<LegalMove> {
    let mut position = *start;
    let mut moves = Vec::with_capacity(line.len());
    for played in line {
        moves.push(LegalMove::of(Some(&position), &position.setup(), *played));
        position = position.play_unchecked(*played);
    }
    moves
}
