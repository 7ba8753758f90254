//! The envelope of an adjourned game, as it is to be written on: the seven entries of the guideline. The sealed move
//! is not among them.

use ::board::{ByColor, Color, Setup};
use clock::readings::given;
use clock::{Millis, Moves};

use crate::article::Article;
use crate::edition::Edition;
use crate::event::{Commitment, EnvelopeEntry};
use crate::game::Game;
use crate::provision::Provision;
use crate::regulations::Adjourning;

/// What is written on the envelope, except for the names, which a game does not know.
///
/// ```
/// use board::Color;
/// use clock::{Instant, Millis};
/// use jadoube_laws::event::{Commitment, EnvelopeEntry, Event, Happening, Nonce};
/// use jadoube_laws::game::{Configuration, Game};
/// use jadoube_laws::{Edition, Envelope};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let commitment = Some(Commitment::to("1.e4", Nonce::new([7; 16])));
/// let sealed = Happening::EnvelopeSealed { side: Color::White, entries: None, commitment };
/// for (minute, what) in (0..).zip([Happening::SealOrdered(Color::White), sealed]) {
///     game.record(&Event::new(Instant::after_start(Millis::from_minutes(minute)), what))?;
/// }
/// let envelope = Envelope::of(&game).expect("a sealed move");
/// assert_eq!((envelope.sealer, envelope.number), (Color::White, 1));
/// assert_eq!(envelope.commitment, commitment);
/// let asked_by = envelope.article(EnvelopeEntry::Names);
/// assert_eq!(asked_by.map(|it| it.to_string()).as_deref(), Some("I.2.1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// By this edition.
    pub edition: Edition,
    /// The position immediately before the sealed move.
    pub position: Setup,
    /// The time used by each player, if a clock is used.
    pub used: Option<ByColor<Millis>>,
    /// What the clocks show.
    pub left: Option<ByColor<Millis>>,
    /// Who sealed.
    pub sealer: Color,
    /// The number of the sealed move.
    pub number: u32,
    /// Whose offer of a draw is open.
    pub offer: Option<Color>,
    /// When and where play is resumed, as the regulations say it.
    pub resumption: Option<String>,
    /// The sealed move as the record holds it.
    pub commitment: Option<Commitment>,
}

impl Envelope {
    /// The envelope of a game in which a move has been sealed and not yet opened.
    #[must_use]
    pub fn of(game: &Game) -> Option<Envelope> {
        let adjournment = game.adjournment();
        let sealer = adjournment.reply_sealed_by().or(adjournment.sealed_by())?;
        // Once the sealed move is on the board the envelope is history.
        if game.history().plies().len() != adjournment.plies_at_sealing() {
            return None;
        }
        let position = game.standing().setup();
        let times = adjournment.times().or_else(|| game.times());
        let resumption = match &game.frame().regulations().adjournment {
            Adjourning::On { resumption, .. } => resumption.clone(),
            Adjourning::Off => None,
        };
        Some(Envelope {
            edition: game.frame().edition(),
            position,
            used: times.and_then(|left| used(game, left)),
            left: times,
            sealer,
            number: position.move_number.get(),
            offer: game.offer().map(|it| it.side),
            resumption,
            commitment: adjournment.commitment(),
        })
    }

    /// The article that asks for an entry.
    #[must_use]
    pub fn article(&self, entry: EnvelopeEntry) -> Option<Article> {
        let articles = Provision::AdjEnvelope.validity(self.edition).articles();
        // The first is the heading, the others follow in the order of the entries.
        articles.get(1 + entry as usize).copied()
    }
}

/// The time each player has used: what the time control and the arbiter have given, less what is left.
fn used(game: &Game, left: ByColor<Millis>) -> Option<ByColor<Millis>> {
    let control = game.frame().control()?;
    let face = game.clock()?.face(game.now()).ok()?;
    Some(ByColor::from_fn(|side| {
        let schedule = control.of(side);
        let completed = Moves(game.history().completed(side));
        let put =
            schedule.allotted_by(face.sides[side].period) + given(schedule, completed).increments;
        let (plus, minus) = game.clockwork().corrections(side);
        (put + plus).saturating_sub(minus).saturating_sub(left[side])
    }))
}
