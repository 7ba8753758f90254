//! The options that are a choice between words. The words are those of the files.

use super::setting::choices;

choices! {
    /// An option that has to be announced, by its key.
    pub enum Announcement {
        /// The overlay that was chosen.
        Edition = "edition",
        /// A restriction of draws by agreement.
        DrawAgreement = "draw_agreement",
        /// A lesser penalty for devices.
        DevicePenalty = "device_penalty",
        /// The tariff of fines.
        Fines = "fines",
        /// The guideline on games without increment.
        GuidelineIii = "guideline_iii",
    }

    /// How the game is played.
    pub enum Medium {
        /// Over the board.
        OverTheBoard = "over-the-board",
        /// In another way; every ruling then carries a remark.
        Other = "other",
    }

    /// Which parts of the Laws apply.
    pub enum Rules {
        /// The Basic Rules alone: no clock, no scoresheet, no penalties.
        Basic = "basic",
        /// The Basic Rules and the Competition Rules.
        BasicAndCompetition = "basic-and-competition",
    }

    /// Yes or no.
    pub enum YesNo {
        /// Yes.
        Yes = "yes",
        /// No.
        No = "no",
    }

    /// The starting position.
    pub enum Variant {
        /// The usual one.
        Standard = "standard",
        /// One of the 960.
        Chess960 = "chess960",
    }

    /// How a starting position of Chess960 is drawn.
    pub enum Chess960Source {
        /// By a computer.
        Computer = "computer",
        /// With dice.
        Dice = "dice",
        /// With a coin.
        Coin = "coin",
        /// With cards.
        Cards = "cards",
    }

    /// The stage of a competition.
    pub enum Stage {
        /// A regular round.
        Regular = "regular",
        /// A play-off.
        PlayOff = "play-off",
        /// A knock-out.
        KnockOut = "knock-out",
    }

    /// The kind of clock.
    pub enum ClockKind {
        /// Electronic.
        Electronic = "electronic",
        /// Mechanical: it shows no sign of the first flag and adds no time.
        Mechanical = "mechanical",
    }

    /// What the clock does with its move counter.
    pub enum MoveCounter {
        /// It does not count.
        Off = "off",
        /// It counts.
        On = "on",
        /// It counts, and adds the time of the next period by itself.
        AddsTime = "adds-time",
    }

    /// Who loses the time when neither player is there.
    pub enum BothAbsent {
        /// The player who has the move.
        PlayerOnMove = "player-on-move",
        /// It is divided.
        Divided = "divided",
        /// As the arbiter decides.
        Other = "other",
    }

    /// What counts as seen by the arbiter.
    pub enum ArbiterWatch {
        /// Everything that the system sees.
        All = "all",
        /// Only what is reported.
        Reported = "reported",
    }

    /// When a flag counts as noticed.
    pub enum FlagWatch {
        /// When someone entitled notices it.
        Noticed = "noticed",
        /// When the device shows it.
        Automatic = "automatic",
    }

    /// On what the players record.
    pub enum Scoresheet {
        /// Paper.
        Paper = "paper",
        /// Paper with a copy.
        Carbon = "carbon",
        /// A certified device.
        Electronic = "electronic",
    }

    /// The signs that may be left out of a score.
    pub enum Signs {
        /// They are written.
        Written = "written",
        /// They are left out.
        LeftOut = "left-out",
    }

    /// What players may do with their devices.
    pub enum Devices {
        /// They may not have them.
        Forbidden = "forbidden",
        /// They may have them switched off in a bag.
        OffInBag = "off-in-bag",
    }

    /// Who records each game under full supervision.
    pub enum Recorder {
        /// The arbiter.
        Arbiter = "arbiter",
        /// An assistant.
        Assistant = "assistant",
        /// Only a device.
        ElectronicOnly = "electronic-only",
        /// Nobody.
        Nobody = "nobody",
    }

    /// A part of the guideline on games without increment.
    pub enum GuidelineIii {
        /// A player may ask for an increment.
        Increment = "increment",
        /// A player may claim that the opponent cannot or does not try to win by normal means.
        Claim = "claim",
        /// Such claims where no arbiter is present.
        NoArbiter = "no-arbiter",
    }

    /// Two boards for a blind player.
    pub enum TwoBoards {
        /// If a player asks.
        OnDemand = "on-demand",
        /// Always.
        Always = "always",
    }

    /// The names of the ranks in announcing moves.
    pub enum RankNames {
        /// The German numbers.
        German = "german",
        /// Others, as agreed.
        Other = "other",
    }
}
