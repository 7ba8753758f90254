//! Warnings, penalties, permissions, devices: what is remembered about conduct. It decides nothing.

use ::board::{ByColor, Color};
use clock::{Instant, Millis};

use super::Trail;
use crate::article::Article;
use crate::discretion::answers::{PhonesAllowed, SmokingWhere, StayAfterGame, VenueIncludes};
use crate::discretion::{Decided, Discretion};
use crate::edition::Edition;
use crate::event::{Area, BagAct, Device, DeviceFound, Event, Happening, Order, Request, Who};
use crate::named::named;
use crate::provision::Provision;
use crate::ruling::{
    Bar, ClaimGround, Matter, Outcome, PenaltyAmount, Proposal, Question, Reason, ResultOf, Ruling,
    Task, Verdict,
};

/// Warnings, penalties, permissions, devices: what is remembered about conduct.
///
/// ```
/// use board::Color;
/// use clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_laws::event::{Event, Happening, Order, Who};
/// use jadoube_laws::game::{Configuration, Game, IncidentKind};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let refused = Happening::OrderRefused { who: Who::Player(Color::Black), order: Order::Record };
/// game.record(&Event::new(Instant::START, refused))?;
/// assert_eq!(game.ledger().refusals(Color::Black), 1);
/// let first = &game.ledger().incidents()[0];
/// assert_eq!(first.what, IncidentKind::Refusal(Order::Record));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    incidents: Trail<Incident>,
    final_notice: ByColor<bool>,
    refusals: ByColor<u8>,
    permissions: Vec<Permission>,
    approved: Vec<(Who, Option<Device>)>,
    authorised: Vec<Who>,
    designated: Vec<Area>,
    smoking: Vec<Area>,
    venue: Vec<Area>,
    assistants: ByColor<Vec<Task>>,
    bags: ByColor<BagLeave>,
    away: ByColor<Option<Away>>,
    left_on_move: ByColor<u8>,
    reported_leaving: ByColor<bool>,
    expelled: Vec<Who>,
    appeals: Vec<(Color, Instant)>,
    over_at: Option<Instant>,
    stay: Option<Millis>,
    last_offender: Option<Who>,
    last_decided: Option<Decided>,
    device_asked: Option<(Who, Option<Device>)>,
    last_found: Option<DeviceFound>,
    reduction_noted: bool,
}

/// Something about a person's conduct that the organiser will read later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Incident {
    /// When.
    pub at: Instant,
    /// Who.
    pub who: Who,
    /// What.
    pub what: IncidentKind,
    /// On which articles it rests, the leading one first.
    pub articles: Vec<Article>,
}

/// The kinds of incidents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum IncidentKind {
    /// A breach.
    Violation(Matter),
    /// An illegal move, the how-manieth.
    IllegalMove(u8),
    /// A warning.
    Warning,
    /// A penalty: the item of the list and how much.
    Penalty(Article, PenaltyAmount),
    /// A player came so much after the start of play.
    LateArrival(Millis),
    /// A player did not come in time, and the game was lost.
    NoShow,
    /// The game was lost for a device.
    LostByDevice,
    /// The game was lost for refusing to comply with the Laws.
    LostByRefusal,
    /// The notice that the next refusal loses the game.
    FinalNotice,
    /// An order was refused.
    Refusal(Order),
    /// A claim was wrong.
    WrongClaim(ClaimGround),
    /// A claim was not looked at, because it could not be made then or so.
    BarredClaim(Bar),
    /// An appeal.
    Appeal,
    /// Sent away.
    Expelled,
}

named! {
    all
    /// What incidents are counted under.
    pub enum IncidentGroup {
        /// Breaches of the Laws.
        Violation = "violation",
        /// Illegal moves.
        IllegalMove = "illegal-move",
        /// Warnings.
        Warning = "warning",
        /// Penalties, and games lost by conduct.
        Penalty = "penalty",
        /// Late arrivals, and games lost by not coming.
        Late = "late",
        /// Orders that were refused.
        Refusal = "refusal",
        /// Notices that the next refusal loses the game.
        FinalNotice = "final-notice",
        /// Claims that were wrong, or could not be made.
        WrongClaim = "wrong-claim",
        /// Expulsions.
        Expulsion = "expulsion",
        /// Appeals.
        Appeal = "appeal",
    }
}

impl IncidentKind {
    /// What it is counted under.
    #[must_use]
    pub const fn group(&self) -> IncidentGroup {
        match self {
            IncidentKind::Violation(_) => IncidentGroup::Violation,
            IncidentKind::IllegalMove(_) => IncidentGroup::IllegalMove,
            IncidentKind::Warning => IncidentGroup::Warning,
            IncidentKind::Penalty(..)
            | IncidentKind::LostByDevice
            | IncidentKind::LostByRefusal => IncidentGroup::Penalty,
            IncidentKind::LateArrival(_) | IncidentKind::NoShow => IncidentGroup::Late,
            IncidentKind::FinalNotice => IncidentGroup::FinalNotice,
            IncidentKind::Refusal(_) => IncidentGroup::Refusal,
            IncidentKind::WrongClaim(_) | IncidentKind::BarredClaim(_) => IncidentGroup::WrongClaim,
            IncidentKind::Appeal => IncidentGroup::Appeal,
            IncidentKind::Expelled => IncidentGroup::Expulsion,
        }
    }
}

/// Leave that the arbiter gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Permission {
    /// To whom.
    pub who: Who,
    /// For which area.
    pub area: Area,
    /// When.
    pub at: Instant,
    /// Did it end because the player came back?
    pub ended: bool,
}

/// A player who is not in the playing area.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Away {
    /// What the player left.
    pub area: Area,
    /// Since when.
    pub since: Instant,
}

/// Leave to use the bag is leave to open it once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum BagLeave {
    #[default]
    None,
    Given,
    Used,
}

impl Ledger {
    pub(super) fn fold_event(&mut self, edition: Edition, event: &Event, to_move: Color) {
        self.device_asked = None;
        if let Some(side) = at_the_board(&event.what) {
            self.away[side] = None;
        }
        match &event.what {
            Happening::ArbiterDecided(it) => self.last_decided = it.decided().cloned(),
            Happening::RequestMade { by, what: Request::Device { kind, .. }, .. } => {
                self.device_asked = Some((by.clone(), Some(*kind)));
            }
            Happening::DeviceFound(it) => self.last_found = Some(it.clone()),
            Happening::RequestMade { by, what: Request::Leave(Area::PlayingArea), .. } => {
                for side in by.players() {
                    self.reported_leaving[side] = true;
                }
            }
            Happening::AreaLeft { who, area } => {
                for side in who.players() {
                    let away = Away { area: area.clone(), since: event.at };
                    match area {
                        Area::PlayingArea | Area::Venue => self.away[side] = Some(away),
                        // A place by name: the board, or another from which a player returns.
                        Area::Named(_) => self.away[side] = self.away[side].take().or(Some(away)),
                        _ => {}
                    }
                    if side == to_move && *area == Area::PlayingArea {
                        self.left_on_move[side] = self.left_on_move[side].saturating_add(1);
                    }
                }
            }
            Happening::AreaEntered { who, area: Area::PlayingArea } => {
                for side in who.players() {
                    self.away[side] = None;
                    self.reported_leaving[side] = false;
                    self.end_leave(side);
                }
            }
            // Whoever is in another room is not at the board, whether or not his leaving was told.
            Happening::AreaEntered { who, area } if *area != Area::Venue => {
                for side in who.players() {
                    let away = Away { area: area.clone(), since: event.at };
                    self.away[side] = self.away[side].take().or(Some(away));
                }
            }
            Happening::BagHandled { side, how: BagAct::Placed } => {
                self.bags[*side] = BagLeave::None;
            }
            Happening::BagHandled { side, how: BagAct::Opened } => {
                let leave = &mut self.bags[*side];
                *leave = match leave {
                    BagLeave::Given => BagLeave::Used,
                    BagLeave::None | BagLeave::Used => BagLeave::None,
                };
            }
            Happening::OrderRefused { who, order } => {
                for side in who.players() {
                    self.refusals[side] = self.refusals[side].saturating_add(1);
                }
                let articles = articles_of(Provision::ConductPersistent, edition);
                self.enter(event.at, who, IncidentKind::Refusal(order.clone()), articles);
            }
            Happening::AppealFiled(side) => {
                self.appeals.push((*side, event.at));
                let articles = articles_of(Provision::ConductAppeal, edition);
                self.enter(event.at, &(*side).into(), IncidentKind::Appeal, articles);
            }
            _ => {}
        }
    }

    /// A player came so much after the start.
    pub(super) fn enter_late(&mut self, at: Instant, side: Color, late: Millis, rule: Article) {
        self.enter(at, &side.into(), IncidentKind::LateArrival(late), vec![rule]);
    }

    /// A player has not come since then, although it was entered.
    pub(super) fn forget_late(&mut self, side: Color, since: Option<Instant>) {
        let wrong = |it: &Incident| {
            matches!(it.what, IncidentKind::LateArrival(_))
                && it.who.player() == Some(side)
                && since.is_some_and(|since| it.at >= since)
        };
        self.incidents.retain(|it| !wrong(it));
    }

    pub(super) fn fold_ruling(
        &mut self,
        at: Instant,
        ruling: &Ruling,
        answering: Option<&Question>,
        claimant: Option<Color>,
    ) {
        let articles = || ruling.articles();
        match ruling.verdict() {
            Verdict::Violation { who, what } => {
                self.last_offender = Some(who.clone());
                self.enter(at, who, IncidentKind::Violation(*what), articles());
            }
            Verdict::IllegalCompleted { side, count, .. } => {
                self.enter(at, &(*side).into(), IncidentKind::IllegalMove(*count), articles());
            }
            Verdict::Penalty { who, item, amount } => {
                self.reduction_noted = false;
                let warning = Provision::ArbPenaltiesWarning.article(ruling.edition());
                let what = match warning == Some(*item) {
                    true => IncidentKind::Warning,
                    false => IncidentKind::Penalty(*item, amount.clone()),
                };
                self.enter(at, who, what, articles());
            }
            Verdict::ClaimRejected(ground) => {
                self.enter_claim(at, claimant, IncidentKind::WrongClaim(*ground), articles());
            }
            Verdict::ClaimBarred(bar) => {
                self.enter_claim(at, claimant, IncidentKind::BarredClaim(*bar), articles());
            }
            Verdict::Expel { who, .. } => {
                self.expelled.push(who.clone());
                self.enter(at, who, IncidentKind::Expelled, articles());
            }
            Verdict::Ask(question) => {
                if let Some(about) = &question.about {
                    self.last_offender = Some(about.clone());
                }
            }
            Verdict::GameOver { outcome, .. } => {
                self.over_at = self.over_at.or(Some(at));
                let at_fault = answering.and_then(Question::side);
                self.on_lost_by_conduct(at, outcome, at_fault, &articles());
            }
            Verdict::Note { to: Some(who), what: Matter::FinalNotice } => {
                for side in who.players() {
                    self.final_notice[side] = true;
                }
                self.enter(at, who, IncidentKind::FinalNotice, articles());
            }
            Verdict::Note { what: Matter::ReductionEndsTime, .. } => {
                self.reduction_noted = true;
            }
            Verdict::Note { what: Matter::StayAfterGame, .. } => {
                self.stay = match self.last_decided {
                    Some(Decided::StayAfterGame(StayAfterGame::Minutes(stay))) => stay,
                    _ => None,
                };
            }
            Verdict::Allowed { what: Some(what) } => self.grant(at, *what, answering),
            _ => {}
        }
    }

    /// Leave to go is leave to go once: it ends when the player is back.
    fn end_leave(&mut self, side: Color) {
        for permission in self.permissions.iter_mut().filter(|it| it.who == side.into()) {
            permission.ended = true;
        }
    }

    /// The arbiter allowed what was asked for, or designated a place of his own accord.
    fn grant(&mut self, at: Instant, what: Matter, answering: Option<&Question>) {
        let who = answering.and_then(|it| it.about.clone());
        let proposal = answering.and_then(|it| it.proposal.clone());
        match (what, who, proposal) {
            (Matter::Permission, Some(who), Some(Proposal::Area(area))) => {
                self.permissions.push(Permission { who, area, at, ended: false });
            }
            (Matter::ApprovedDevice, Some(who), Some(Proposal::Device(kind))) => {
                self.approved.push((who, Some(kind)));
            }
            // Approved as a measure of the arbiter, who knows which. A device that was found is one approved before.
            (Matter::ApprovedDevice, Some(who), _) => {
                let measure = answering.is_some_and(|it| it.which == Discretion::MeasuresTaken);
                self.approved.extend(measure.then_some((who, None)));
            }
            // Approved at once, without a question.
            (Matter::ApprovedDevice, None, _) => self.approved.extend(self.device_asked.take()),
            (Matter::UseOfBag, Some(who), _) => {
                for side in who.players() {
                    self.bags[side] = BagLeave::Given;
                }
            }
            (Matter::AcceptedAssistant, Some(who), Some(Proposal::Assistant(task))) => {
                for side in who.players() {
                    self.assistants[side].push(task);
                }
            }
            (Matter::AuthorisedDevice, who, _) => {
                let named = match &self.last_decided {
                    Some(Decided::PhonesAllowed(PhonesAllowed::Authorise(named))) => named.clone(),
                    _ => None,
                };
                self.authorised.extend(named.or(who));
            }
            (Matter::DesignatedArea, ..) => self.designate(),
            _ => {}
        }
    }

    fn designate(&mut self) {
        match &self.last_decided {
            Some(Decided::SmokingWhere(SmokingWhere::Area(area))) => {
                self.smoking.extend(area.clone());
            }
            Some(Decided::PhonesAllowed(PhonesAllowed::Designate(area))) => {
                self.designated.extend(area.clone());
            }
            Some(Decided::VenueIncludes(VenueIncludes::Areas(area))) => {
                self.venue.extend(area.clone());
            }
            _ => {}
        }
    }

    /// Who stayed away, had a device or refused has lost. Of two who scored nothing only the one is listed whose
    /// conduct was judged, if it was not that of both.
    fn on_lost_by_conduct(
        &mut self,
        at: Instant,
        outcome: &Outcome,
        judged: Option<Color>,
        articles: &[Article],
    ) {
        let ResultOf::Score(score) = outcome.result else { return };
        let (what, judged) = match outcome.reason {
            Reason::DefaultTime => (IncidentKind::NoShow, None),
            Reason::Device => (IncidentKind::LostByDevice, None),
            Reason::Refusal => (IncidentKind::LostByRefusal, judged),
            Reason::BothRefused => (IncidentKind::LostByRefusal, None),
            _ => return,
        };
        let at_fault =
            |it: &Color| score.has_lost(*it) && judged.is_none_or(|judged| judged == *it);
        for side in Color::ALL.into_iter().filter(at_fault) {
            self.enter(at, &side.into(), what.clone(), articles.to_vec());
        }
    }

    /// What nobody claimed, an arbiter saw himself: then it is nobody's incident.
    fn enter_claim(
        &mut self,
        at: Instant,
        claimant: Option<Color>,
        what: IncidentKind,
        articles: Vec<Article>,
    ) {
        if let Some(side) = claimant {
            self.enter(at, &side.into(), what, articles);
        }
    }

    fn enter(&mut self, at: Instant, who: &Who, what: IncidentKind, articles: Vec<Article>) {
        self.incidents.push(Incident { at, who: who.clone(), what, articles });
    }

    /// Everything that happened, in its order.
    #[must_use]
    pub fn incidents(&self) -> &Trail<Incident> {
        &self.incidents
    }

    /// Was the player told that the next refusal loses the game?
    #[must_use]
    pub fn has_final_notice(&self, side: Color) -> bool {
        self.final_notice[side]
    }

    /// How often the player refused an order.
    #[must_use]
    pub fn refusals(&self, side: Color) -> u8 {
        self.refusals[side]
    }

    /// The leave that was given, in its order.
    #[must_use]
    pub fn permissions(&self) -> &[Permission] {
        &self.permissions
    }

    /// Has this person leave for this area?
    #[must_use]
    pub fn may(&self, who: &Who, area: &Area) -> bool {
        let mut open = self.permissions.iter().filter(|it| !it.ended);
        open.any(|it| it.who == *who && it.area == *area)
    }

    /// The kinds of the devices that were approved for a person, as far as they are known.
    pub fn approved<'a>(&'a self, who: &'a Who) -> impl Iterator<Item = Option<Device>> + 'a {
        self.approved.iter().filter(move |it| it.0 == *who).map(|it| it.1)
    }

    /// The device that was found last.
    #[must_use]
    pub fn last_found(&self) -> Option<&DeviceFound> {
        self.last_found.as_ref()
    }

    /// May this person use a device in the venue?
    #[must_use]
    pub fn is_authorised(&self, who: &Who) -> bool {
        self.authorised.contains(who)
    }

    /// Adjoining areas that the arbiter designated.
    #[must_use]
    pub fn designated(&self) -> &[Area] {
        &self.designated
    }

    /// Where one may smoke, as the arbiter designated.
    #[must_use]
    pub fn smoking_areas(&self) -> &[Area] {
        &self.smoking
    }

    /// Places that the arbiter added to the venue.
    #[must_use]
    pub fn added_to_venue(&self) -> &[Area] {
        &self.venue
    }

    /// For what an assistant of this player was accepted.
    #[must_use]
    pub fn assistants(&self, side: Color) -> &[Task] {
        &self.assistants[side]
    }

    /// Did the player open the bag last with leave?
    #[must_use]
    pub fn is_bag_open_with_leave(&self, side: Color) -> bool {
        self.bags[side] == BagLeave::Used
    }

    /// Where a player went.
    #[must_use]
    pub fn away(&self, side: Color) -> Option<&Away> {
        self.away[side].as_ref()
    }

    /// How often a player left the playing area while having the move.
    #[must_use]
    pub fn left_on_move(&self, side: Color) -> u8 {
        self.left_on_move[side]
    }

    /// Did the player report that he is leaving the playing area?
    #[must_use]
    pub fn has_reported_leaving(&self, side: Color) -> bool {
        self.reported_leaving[side]
    }

    /// Who was sent away.
    #[must_use]
    pub fn expelled(&self) -> &[Who] {
        &self.expelled
    }

    /// Who appealed, and when.
    #[must_use]
    pub fn appeals(&self) -> &[(Color, Instant)] {
        &self.appeals
    }

    /// When the game ended.
    #[must_use]
    pub fn over_at(&self) -> Option<Instant> {
        self.over_at
    }

    /// How long players may stay after their game, if the arbiter said.
    #[must_use]
    pub fn stay(&self) -> Option<Millis> {
        self.stay
    }

    /// Whom the last breach or question was about.
    pub(crate) fn last_offender(&self) -> Option<&Who> {
        self.last_offender.as_ref()
    }

    /// Was it noted that a penalty would make the flag fall, and has to be said again?
    pub(crate) fn is_reduction_noted(&self) -> bool {
        self.reduction_noted
    }
}

/// The player whose hands or words at the board show that he is there.
fn at_the_board(what: &Happening) -> Option<Color> {
    Some(match what {
        Happening::MovePlayed(it) => it.side,
        Happening::PieceTouched(it) => it.side,
        Happening::PiecePlaced(it) => it.side,
        Happening::ClockPressed(it) => it.side,
        Happening::DrawClaimed(it) => it.side,
        Happening::DrawOffered { side, .. }
        | Happening::DrawAccepted(side)
        | Happening::DrawDeclined(side)
        | Happening::AdjustAnnounced { side, .. }
        | Happening::PlayerArrived(side) => *side,
        _ => return None,
    })
}

/// The article of a provision in an edition, if it has it.
fn articles_of(provision: Provision, edition: Edition) -> Vec<Article> {
    provision.article(edition).into_iter().collect()
}
