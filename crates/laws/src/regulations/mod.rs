//! What the organiser of a competition may choose: one field for each option. What an edition fixes is not
//! here, nor what the arbiter decides on the day.

mod check;
mod choices;
mod fault;
mod file;
mod form;
mod raw;
mod setting;
mod values;
mod written;

pub use check::CheckedRegulations;
pub use choices::*;
pub use fault::{Advice, InvalidRegulations, Objection, RegulationFault};
pub use file::{FileFault, FileProblem, NotRegulations};
pub use form::{Form, Free};
pub use raw::{OptionFault, RawValue};
pub use values::{
    Adjourning, Appeals, DevicePenalty, DrawAgreement, Need, PlayerAttributes, Players, Scoring,
};

use clock::TimeControl;

use crate::date::Date;
use crate::edition::Edition;
use crate::pace::{Pace, Supervision};
use crate::rulebook::{Occurrences, Seconds};
use setting::settings;

settings! {
    /// The regulations of a competition, not yet compared with the edition.
    ///
    /// ```
    /// use jadoube_laws::regulations::{Recorder, YesNo};
    /// use jadoube_laws::{Edition, Regulations};
    ///
    /// let regulations = Regulations { recorder: Some(Recorder::Arbiter), ..Regulations::usual() };
    /// assert_eq!(regulations.fide_rated, YesNo::Yes);
    /// assert_eq!(regulations.to_toml(), "recorder = \"arbiter\"\n");
    /// assert!(Regulations::KEYS.contains(&"recorder"));
    /// ```
    pub struct Regulations;

    /// One option with its value.
    ///
    /// ```
    /// use jadoube_laws::Regulations;
    /// use jadoube_laws::regulations::{RawValue, Scoresheet, Setting};
    ///
    /// let setting = Setting::read("scoresheet", &RawValue::Text("carbon".to_owned()))?;
    /// assert_eq!(setting, Setting::Scoresheet(Scoresheet::Carbon));
    /// let mut regulations = Regulations::usual();
    /// regulations.set(setting);
    /// assert_eq!(regulations.scoresheet, Scoresheet::Carbon);
    /// # Ok::<(), jadoube_laws::regulations::OptionFault>(())
    /// ```
    pub enum Setting {
        // The frame
        /// The edition; without one, that in force on the day of the game.
        edition Edition: Option<Edition> = None,
        /// The options that were announced to the players beforehand, by their keys.
        announced Announced: Vec<Announcement> = Vec::new(),
        /// Over the board or not.
        medium Medium: Medium = Medium::OverTheBoard,
        /// The Basic Rules alone, or the Competition Rules too.
        rules Rules: Rules = Rules::BasicAndCompetition,
        /// Are the games rated by FIDE?
        fide_rated FideRated: YesNo = YesNo::Yes,
        /// Rules of the organiser's own.
        local_rules LocalRules: Vec<String> = Vec::new(),
        /// Standard chess or Chess960.
        variant Variant: Variant = Variant::Standard,
        /// How the starting positions of Chess960 are drawn.
        chess960_source Chess960Source: Chess960Source = Chess960Source::Computer,
        /// The stage of the competition.
        stage Stage: Stage = Stage::Regular,
        /// Is it a match of teams?
        team_match TeamMatch: YesNo = YesNo::No,
        /// The clock that gives the official time.
        official_time OfficialTime: String = String::from("hall clock"),
        /// Are the start of the round and the minute before it announced?
        start_announcements StartAnnouncements: YesNo = YesNo::No,

        // Time and clock
        /// The time control; without one no clock is used.
        time_control TimeControl: Option<TimeControl> = None,
        /// The pace, stated as a check.
        pace Pace: Option<Pace> = None,
        /// Electronic or mechanical clocks.
        clock_kind ClockKind: ClockKind = ClockKind::Electronic,
        /// What the clock does with its move counter.
        move_counter MoveCounter: MoveCounter = MoveCounter::On,
        /// By how much a player may be late.
        default_time DefaultTime: Option<Seconds> = None,
        /// Who loses the time if nobody is there.
        both_absent BothAbsent: BothAbsent = BothAbsent::PlayerOnMove,
        /// What counts as seen by the arbiter.
        arbiter_watch ArbiterWatch: Option<ArbiterWatch> = None,
        /// When a flag counts as noticed.
        flag_watch FlagWatch: FlagWatch = FlagWatch::Noticed,
        /// How long before the round an assistant must be asked for.
        assistant_notice AssistantNotice: Seconds = Seconds(86_400),

        // Record and notation
        /// The kind of scoresheet.
        scoresheet Scoresheet: Scoresheet = Scoresheet::Paper,
        /// Are the signs of capture, check, mate and en passant written?
        signs Signs: Signs = Signs::Written,

        // Draws and points
        /// What is allowed in agreeing on a draw.
        draw_agreement DrawAgreement: DrawAgreement = DrawAgreement::Free,
        /// What a game is worth.
        scoring Scoring: Scoring = Scoring::WHOLE_AND_HALF,

        // Conduct and venue
        /// The places of the venue besides the playing area.
        venue Venue: Vec<String> = Vec::new(),
        /// The places of the playing area.
        playing_area PlayingArea: Vec<String> = Vec::new(),
        /// Adjoining areas in which devices are forbidden too.
        contiguous_areas ContiguousAreas: Vec<String> = Vec::new(),
        /// Where one may smoke.
        smoking_area SmokingArea: Option<String> = None,
        /// Must the player who is not on move report leaving?
        opponent_reports_leaving OpponentReportsLeaving: YesNo = YesNo::No,
        /// What players may do with their devices.
        devices Devices: Devices = Devices::Forbidden,
        /// The penalty for a device.
        device_penalty DevicePenalty: DevicePenalty = DevicePenalty::Loss,
        /// The tariff of fines.
        fines Fines: Vec<String> = Vec::new(),
        /// Appeals.
        appeals Appeals: Appeals = Appeals::Allowed { deadline: None, procedure: None, fee: None, committee: None },

        // Rapid and blitz
        /// Whether the Competition Rules apply in full.
        supervision Supervision: Option<Supervision> = None,
        /// How many games each arbiter has.
        games_per_arbiter GamesPerArbiter: Option<Occurrences> = None,
        /// Who records each game.
        recorder Recorder: Option<Recorder> = None,

        // Adjournment, quickplay finish, blind play
        /// Adjourning.
        adjournment Adjournment: Adjourning = Adjourning::Off,
        /// By how much a player may be late for a resumption.
        resumption_default_time ResumptionDefaultTime: Option<Seconds> = None,
        /// Who loses the time if nobody comes to a resumption.
        resumption_both_absent ResumptionBothAbsent: BothAbsent = BothAbsent::PlayerOnMove,
        /// The parts of the guideline on games without increment that apply.
        guideline_iii GuidelineIii: Vec<GuidelineIii> = Vec::new(),
        /// The arbiter to whom claims are referred where there is none.
        designated_arbiter DesignatedArbiter: Option<String> = None,
        /// Two boards for a blind player.
        two_boards TwoBoards: TwoBoards = TwoBoards::OnDemand,
        /// Adaptations of the rules for blind players.
        blind_adaptations BlindAdaptations: Vec<String> = Vec::new(),
        /// The names of the ranks in announcing moves.
        rank_names RankNames: RankNames = RankNames::German,
        /// What is to be known of the two players.
        players Players: Players = Players::UNKNOWN,
    }
}

impl Regulations {
    /// The edition that governs a game of this day: the one that was chosen, or the one in force.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Regulations};
    ///
    /// let day = "2020-05-01".parse()?;
    /// let usual = Regulations::usual();
    /// assert_eq!(usual.edition_on(day), Some(Edition::Fide2018));
    /// let chosen = Regulations { edition: Some(Edition::Fide2023), ..usual };
    /// assert_eq!(chosen.edition_on(day), Some(Edition::Fide2023));
    /// # Ok::<(), jadoube_laws::NotADate>(())
    /// ```
    #[must_use]
    pub fn edition_on(&self, day: Date) -> Option<Edition> {
        self.edition.or_else(|| Edition::in_force_on(day))
    }

    /// Compares them with an edition.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Regulations};
    ///
    /// let regulations = Regulations::from_toml(
    ///     r#"
    ///     time_control = [{ moves = 40, time = "90m" }, { time = "30m" }]
    ///     clock_mode = "cumulative"
    ///     increment = "30s"
    ///     draw_agreement = { after = 30 }
    ///     "#,
    /// )?;
    /// // A restriction of draws has to be announced, and appeals need a deadline.
    /// let wrong = regulations.check(Edition::Fide2018).unwrap_err();
    /// let options: Vec<&str> = wrong.faults.iter().map(|it| it.option).collect();
    /// assert_eq!(options, ["draw_agreement", "appeals"]);
    /// assert_eq!(wrong.faults[0].article.to_string(), "9.1.1");
    /// # Ok::<(), jadoube_laws::regulations::NotRegulations>(())
    /// ```
    ///
    /// # Errors
    /// Everything that contradicts the edition or is missing, each with the article.
    pub fn check(self, edition: Edition) -> Result<CheckedRegulations, InvalidRegulations> {
        check::check(self, edition)
    }

    /// Reads them from a file.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Regulations};
    ///
    /// let regulations = Regulations::from_toml("edition = \"fide-2023\"\nsmoking_area = \"yard\"\n")?;
    /// assert_eq!(regulations.edition, Some(Edition::Fide2023));
    ///
    /// // All problems at once, each with its place and the nearest right word.
    /// let wrong = Regulations::from_toml("fide_ratd = \"yes\"\nvariant = \"chess96\"\n").unwrap_err();
    /// assert_eq!(wrong.problems.len(), 2);
    /// assert!(wrong.to_string().contains("did you mean `fide_rated`?"));
    /// assert_eq!((wrong.problems[1].line, wrong.problems[1].column), (2, 11));
    /// # Ok::<(), jadoube_laws::regulations::NotRegulations>(())
    /// ```
    ///
    /// # Errors
    /// Everything in the file that cannot be read, each with its place.
    pub fn from_toml(text: &str) -> Result<Regulations, NotRegulations> {
        file::read(text)
    }

    /// Writes those that differ from the usual ones, so that reading gives the same regulations again.
    ///
    /// ```
    /// use jadoube_laws::Regulations;
    /// use jadoube_laws::regulations::Variant;
    ///
    /// let regulations = Regulations { variant: Variant::Chess960, ..Regulations::usual() };
    /// let file = regulations.to_toml();
    /// assert_eq!(file, "variant = \"chess960\"\n");
    /// assert_eq!(Regulations::from_toml(&file), Ok(regulations));
    /// ```
    #[must_use]
    pub fn to_toml(&self) -> String {
        file::write(self)
    }
}
