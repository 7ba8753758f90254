//! From lines to events of the laws and back.

use board::{Attempt, ByColor, Color, Position, Setup, Violation};
use laws::event::{Decision, DrawClaim, Happening, Played, SealedMove, Stopped, Written};
use laws::game::Game;
use laws::regulations::RankNames;
use notation::algebraic::{self, Reason, Refused};
use notation::announce::{self, Spoken};
use notation::letters::Language;

use crate::answers::{answer_words, read_answer};
use crate::model::{Deed, EventLine, Stamp};
use crate::resolve::{Unresolved, move_text, resolve};
use crate::{lexis, stopping, written};

/// What has to be known to understand the moves in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Context {
    /// The position before the event.
    pub position: Setup,
    /// The language of each player's notation, where it is known.
    pub languages: ByColor<Option<Language>>,
}

impl Context {
    /// A position, the players writing in English.
    #[must_use]
    pub fn of(position: Setup) -> Context {
        Context { position, languages: ByColor { white: None, black: None } }
    }

    fn playable(&self) -> Option<Position> {
        Position::new(&self.position).or_else(board::NotPlayable::play_all_the_same).ok()
    }

    /// What an announcement can mean, in the first language that has its words.
    fn heard(&self, side: Color, words: &str) -> Happening {
        let said = |meant: Vec<Attempt>, language: Option<Spoken>| Happening::MoveAnnounced {
            side,
            words: words.to_owned(),
            meant,
            rank_names: language.map(|it| match it {
                Spoken::German => RankNames::German,
                _ => RankNames::Other,
            }),
        };
        let turned = Context { position: Setup { turn: side, ..self.position }, ..self.clone() };
        let Some(position) = turned.playable() else { return said(Vec::new(), None) };
        for &language in Spoken::ALL {
            let meant: Vec<Attempt> = match announce::read(&position, words, language) {
                Ok(heard) => vec![heard.played.attempt()],
                Err(error) => match error.problem {
                    announce::Problem::Move(Reason::Ambiguous { moves }) => {
                        moves.iter().map(|it| it.attempt()).collect()
                    }
                    announce::Problem::Move(Reason::Illegal { refused }) => refused
                        .iter()
                        .filter(|it| lacks_new_piece(it))
                        .map(|it| it.attempt)
                        .collect(),
                    _ => Vec::new(),
                },
            };
            if !meant.is_empty() {
                return said(meant, Some(language));
            }
        }
        // Who tells it may write it down as a move.
        let own = self.languages[side];
        let mut languages = own.into_iter().chain([Language::English]);
        let read = |language| algebraic::read(&position, words.trim(), language).ok();
        let meant = languages.find_map(read).map(|it| it.played.attempt());
        said(meant.into_iter().collect(), None)
    }

    /// The move that stands on a scoresheet, in the language of its owner or else in English.
    fn written(&self, written: &Written) -> Option<Attempt> {
        let position = self.playable()?;
        let own = self.languages[written.side];
        let mut languages = own.into_iter().chain([Language::English]);
        let read = |language| algebraic::read(&position, written.text.trim(), language).ok();
        languages.find_map(read).map(|it| it.played.attempt())
    }

    /// What a sealed move means, in the language of the player on move or else in English.
    fn sealed(&self, text: &str) -> SealedMove {
        let side = self.position.turn;
        let (_, body) = lexis::numbered(text.trim());
        let Some(position) = self.playable() else { return SealedMove::Unintelligible };
        let language = self.languages[side].unwrap_or(Language::English);
        match algebraic::read(&position, body, language) {
            Ok(reading) => SealedMove::Legal(reading.played.attempt()),
            Err(error) => match error.reason {
                Reason::Ambiguous { moves } => {
                    SealedMove::Ambiguous(moves.iter().map(|it| it.attempt()).collect())
                }
                Reason::Illegal { refused } => match refused.first() {
                    Some(refused) => SealedMove::Illegal(refused.attempt),
                    None => SealedMove::Unintelligible,
                },
                Reason::NobodyReaches { to, pieces, .. } => match pieces.first() {
                    Some(from) => SealedMove::Illegal(Attempt { from, to, promotion: None }),
                    None => SealedMove::Unintelligible,
                },
                Reason::NotAlgebraic { .. } => SealedMove::Unintelligible,
            },
        }
    }
}

impl EventLine {
    /// What happened, the moves being understood in the position before it.
    ///
    /// # Errors
    /// Why a move cannot be understood.
    pub fn happening(&self, context: &Context) -> Result<Happening, Unresolved> {
        let position = &context.position;
        Ok(match &self.deed {
            Deed::Plain(Happening::MoveRecorded(it)) => {
                let language = context.languages[it.side];
                let named = language.and_then(|language| written::named(&it.text, language));
                let meant = context.written(it);
                Happening::MoveRecorded(Written { named, meant, ..it.clone() })
            }
            Deed::Plain(happening) => happening.clone(),
            Deed::Plays { side, text, hand, press } => {
                let attempt = resolve(position, *side, text)?;
                Happening::MovePlayed(Played { side: *side, attempt, hand: *hand, press: *press })
            }
            Deed::Claims { side, ground, with, written, basis } => {
                let intended = with.as_ref().map(|text| resolve(position, *side, text));
                Happening::DrawClaimed(DrawClaim {
                    side: *side,
                    ground: *ground,
                    intended: intended.transpose()?,
                    written: *written,
                    basis: *basis,
                })
            }
            Deed::Announces { side, words } => context.heard(*side, words),
            Deed::OpensEnvelope { text, nonce } => Happening::EnvelopeOpened {
                text: text.clone(),
                meant: context.sealed(text),
                nonce: *nonce,
            },
            Deed::Stops { by, words } => Happening::ClockStopped(Stopped {
                by: by.clone(),
                reason: words.as_deref().map(stopping::reason),
            }),
            Deed::Decides { by, question, words, consulted, reason } => {
                let (about, answer) = read_answer(*question, words);
                Happening::ArbiterDecided(Decision {
                    by: by.clone(),
                    about,
                    answer,
                    consulted: consulted.clone(),
                    reason: reason.clone(),
                })
            }
        })
    }

    /// The line that tells of an event in this position, the player having acted himself.
    #[must_use]
    pub fn of(stamp: Option<Stamp>, happening: &Happening, position: &Setup) -> EventLine {
        let deed = match happening {
            Happening::MovePlayed(it) => Deed::Plays {
                side: it.side,
                text: move_text(position, it.side, it.attempt),
                hand: it.hand,
                press: it.press,
            },
            Happening::DrawClaimed(it) => Deed::Claims {
                side: it.side,
                ground: it.ground,
                with: it.intended.map(|attempt| move_text(position, it.side, attempt)),
                written: it.written,
                basis: it.basis,
            },
            Happening::MoveAnnounced { side, words, .. } => {
                Deed::Announces { side: *side, words: words.clone() }
            }
            Happening::EnvelopeOpened { text, nonce, .. } => {
                Deed::OpensEnvelope { text: text.clone(), nonce: *nonce }
            }
            Happening::ClockStopped(it) => {
                Deed::Stops { by: it.by.clone(), words: it.reason.as_ref().map(stopping::words) }
            }
            Happening::ArbiterDecided(it) => Deed::Decides {
                by: it.by.clone(),
                question: it.question(),
                words: answer_words(it),
                consulted: it.consulted.clone(),
                reason: it.reason.clone(),
            },
            Happening::MoveRecorded(it) => {
                let written = Written { named: None, meant: None, ..it.clone() };
                Deed::Plain(Happening::MoveRecorded(written))
            }
            other => Deed::Plain(other.clone()),
        };
        EventLine { stamp, assistant: false, deed }
    }
}

/// Is nothing wrong with the move but that the piece which the pawn becomes was not named?
fn lacks_new_piece(refused: &Refused) -> bool {
    matches!(refused.violations[..], [Violation::PromotionMissing { .. }])
}

/// What a line tells in a game. A move is understood in the legal game or else on the board as it stands; one that is
/// written down, in the position in which it is played.
///
/// # Errors
/// If a move means nothing there.
pub fn understand(
    game: &Game,
    languages: ByColor<Option<Language>>,
    line: &EventLine,
) -> Result<Happening, Unresolved> {
    let position = match &line.deed {
        Deed::Plain(Happening::MoveRecorded(it)) => game.position_of_written(it),
        // A move may be announced after it was made.
        Deed::Announces { side, .. } => {
            let standing = game.before_unpressed(*side);
            standing.as_ref().unwrap_or(game.standing()).setup()
        }
        _ => game.standing().setup(),
    };
    let context = Context { position, languages };
    if let Some(again) = made_again(game, &context, line) {
        return Ok(again);
    }
    line.happening(&context).or_else(|why| {
        let placement = *game.board().placement();
        let on_board = Context { position: Setup { placement, ..position }, ..context };
        line.happening(&on_board).map_err(|_| why)
    })
}

/// A move by a player who has not completed his last one: that one made again, put right, or its piece carried on.
fn made_again(game: &Game, context: &Context, line: &EventLine) -> Option<Happening> {
    let Deed::Plays { side, .. } = &line.deed else { return None };
    let position = game.before_unpressed(*side)?.setup();
    let before = Context { position, ..context.clone() };
    let Ok(Happening::MovePlayed(played)) = line.happening(&before) else { return None };
    let attempt = match game.carries_on(*side, played.attempt) {
        _ if game.makes_again(*side, played.attempt) => played.attempt,
        Some(released) if line.happening(context).is_err() => {
            Attempt { from: released, ..played.attempt }
        }
        _ => return None,
    };
    Some(Happening::MovePlayed(Played { attempt, ..played }))
}
