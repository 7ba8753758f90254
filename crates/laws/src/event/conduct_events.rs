//! How people behave, and what they carry.

use ::board::Color;

use super::people::{Area, Who};

/// A device that was found.
///
/// ```
/// use board::Color;
/// use jadoube_laws::event::{Device, DeviceFound, DevicePlace, DeviceState, Who};
///
/// let found = DeviceFound {
///     by: Who::Arbiter,
///     whose: Who::Player(Color::Black),
///     device: Device::Phone,
///     state: DeviceState::On,
///     place: DevicePlace::OnPerson,
/// };
/// assert_eq!(found.player(), Some(Color::Black));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceFound {
    /// By whom.
    pub by: Who,
    /// Whose it is.
    pub whose: Who,
    /// What it is.
    pub device: Device,
    /// How it was.
    pub state: DeviceState,
    /// Where it was.
    pub place: DevicePlace,
}

/// What one plays with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Equipment {
    /// The board.
    Board,
    /// The pieces.
    Set,
    /// The tactile board of a blind player.
    BlindBoard,
    /// The pieces of that board.
    BlindSet,
}

/// A kind of device.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Device {
    /// A telephone.
    Phone,
    /// A tablet.
    Tablet,
    /// A watch with a computer in it.
    SmartWatch,
    /// A fitness tracker.
    FitnessTracker,
    /// A pen with a computer in it.
    SmartPen,
    /// An earpiece.
    Earpiece,
    /// Another one.
    Other,
}

/// The state of a device.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum DeviceState {
    /// Nobody said.
    #[default]
    Unknown,
    /// Switched off.
    Off,
    /// Switched on.
    On,
    /// It made a sound.
    Sounding,
    /// It was being used.
    InUse,
}

/// Where a device was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DevicePlace {
    /// On the person.
    OnPerson,
    /// In the bag.
    Bag,
    /// In an area.
    Area(Area),
}

/// What a player did with his bag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BagAct {
    /// He put it where it was agreed.
    Placed,
    /// He opened it.
    Opened,
    /// He took it somewhere.
    TakenTo(Area),
}

/// Help that a player used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Help {
    /// Notes.
    Notes,
    /// Advice.
    Advice,
    /// Other information.
    Information,
    /// Analysis on another board.
    Analysis,
}

/// A report about somebody's conduct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConductReport {
    /// By whom.
    pub by: Who,
    /// About whom.
    pub who: Who,
    /// What he did.
    pub conduct: Misconduct,
    /// In words.
    pub detail: Option<String>,
    /// Where.
    pub place: Option<Area>,
}

/// What somebody is said to have done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misconduct {
    /// Disturbed.
    Disturbing,
    /// Smoked.
    Smoking,
    /// Insulted somebody.
    Insulting,
    /// Arranged the result beforehand.
    Prearranging,
    /// Interfered in a game.
    Interfering,
    /// Came drunk.
    Drunk,
    /// Was discourteous.
    Discourteous,
    /// Stayed where there is nothing left to do.
    Lingering,
    /// Something else.
    Words(String),
}

/// An order that was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// To record the moves.
    Record,
    /// To lend the scoresheet.
    LendSheet,
    /// To reconstruct the game.
    Reconstruct,
    /// To be inspected.
    Inspection,
    /// To take part.
    TakePart,
    /// To play on.
    PlayOn,
    /// Another one.
    Words(String),
}

impl DeviceFound {
    /// The player whose device it is.
    #[must_use]
    pub fn player(&self) -> Option<Color> {
        self.whose.player()
    }
}
