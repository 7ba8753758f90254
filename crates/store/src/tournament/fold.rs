//! Folding the entries of a tournament. What cannot be is refused, and the tournament stays as it was.

use std::collections::{BTreeMap, BTreeSet};

use laws::event::Score;

use super::points::read_score;
use super::refusal::{NotATournament, Refused};
use super::settings::check_settings;
use super::{
    Board, Draft, Elsewhere, Entered, Entrant, Link, LinkState, Place, Presence, Round, Seal,
    Tournament,
};
use crate::chain::Hash;
use crate::entry::{Entry, Seq, UnixMillis};
use crate::wire::v1::tournament::{
    BoardsPlaced, DraftDropped, DraftPairing, EventMistaken, GameSealed, LinkMade, LinkRevoked,
    PlayedElsewhere, Player, PlayerMistaken, PlayerReturned, PlayerWithdrawn, ResultEntered,
    ResultsOnly, Role, RoundDrafted, RoundMade, RoundWithdrawn, Settings,
};
use crate::wire::v1::{Body, TournamentBody, V1};

impl Tournament {
    /// The tournament that a log amounts to.
    ///
    /// # Errors
    /// If it is not the log of one, or an entry tells what cannot be.
    pub fn from_log(entries: &[Entry]) -> Result<Tournament, NotATournament> {
        let (first, rest) = entries.split_first().ok_or(NotATournament::Empty)?;
        let refused = |why| NotATournament::Refused { seq: first.seq, why };
        let TournamentBody::Created(settings) = TournamentBody::of(first)? else {
            return Err(refused(Refused::NotMade));
        };
        let mut tournament = Tournament::new(settings).map_err(refused)?;
        tournament.seq = first.seq;
        for entry in rest {
            let body = TournamentBody::of(entry)?;
            let folded = tournament.fold(entry.seq, entry.at, body);
            folded.map_err(|why| NotATournament::Refused { seq: entry.seq, why })?;
        }
        Ok(tournament)
    }

    /// A tournament without players.
    ///
    /// # Errors
    /// If a setting is not possible.
    pub fn new(settings: Settings) -> Result<Tournament, Refused> {
        let (edition, points) = check_settings(&settings)?;
        let tournament = Tournament {
            settings,
            edition,
            points,
            players: Vec::new(),
            places: BTreeMap::new(),
            rounds: Vec::new(),
            draft: None,
            given_up: BTreeSet::new(),
            lists: Vec::new(),
            mistaken: false,
            links: Vec::new(),
            seals: BTreeMap::new(),
            arbiter_report: BTreeMap::new(),
            seq: Seq(1),
        };
        tournament.can_forbid(&tournament.settings)?;
        Ok(tournament)
    }

    /// Folds one more entry.
    ///
    /// # Errors
    /// If it tells what cannot be; then nothing has changed.
    pub fn fold(&mut self, seq: Seq, at: UnixMillis, body: TournamentBody) -> Result<(), Refused> {
        match body {
            TournamentBody::Created(_) => return Err(Refused::MadeAlready),
            TournamentBody::Changed(settings) => self.change(settings)?,
            TournamentBody::Mistaken(it) => self.take_for_mistake(&it)?,
            TournamentBody::Restored(_) => self.restore()?,
            TournamentBody::PlayerAdded(player) => self.add(player)?,
            TournamentBody::PlayerChanged(player) => self.change_player(player)?,
            TournamentBody::PlayerWithdrawn(it) => self.withdraw(&it)?,
            TournamentBody::PlayerMistaken(it) => self.take_player_for_mistake(&it)?,
            TournamentBody::PlayerReturned(it) => self.take_back(it)?,
            TournamentBody::ListTakenIn(it) => self.take_list(it)?,
            TournamentBody::ListTakenBack(it) => self.take_list_back(&it)?,
            TournamentBody::RoundDrafted(it) => self.draft_round(it, seq)?,
            TournamentBody::DraftDropped(it) => self.drop_draft(&it)?,
            TournamentBody::RoundMade(round) => self.make_round(round, at)?,
            TournamentBody::BoardsPlaced(it) => self.place(&it)?,
            TournamentBody::RoundWithdrawn(it) => self.withdraw_round(&it, seq)?,
            TournamentBody::ResultEntered(it) => {
                self.enter(&it, (seq, at), |was| was == Entered::Nothing)?;
            }
            TournamentBody::ResultCorrected(it) => self.enter(&it, (seq, at), |_| true)?,
            TournamentBody::ResultWithdrawn(it) => {
                let board = self.board_of(&it.game)?;
                (board.entered, board.entry, board.since) = (Entered::Nothing, seq, at);
                (board.who, board.reason) = (it.who, it.reason);
            }
            TournamentBody::GameSealed(it) => self.seal(&it)?,
            TournamentBody::ArbiterReport(it) => self.arbiter_report = it.items,
            TournamentBody::LinkMade(it) => self.make_link(it, at)?,
            TournamentBody::LinkRevoked(it) => self.revoke(&it, at)?,
        }
        self.seq = seq;
        Ok(())
    }

    pub(super) fn change(&mut self, settings: Settings) -> Result<(), Refused> {
        let (edition, points) = check_settings(&settings)?;
        self.can_forbid(&settings)?;
        (self.settings, self.edition, self.points) = (settings, edition, points);
        Ok(())
    }

    /// Pairs are forbidden of two players who are here.
    fn can_forbid(&self, settings: &Settings) -> Result<(), Refused> {
        for pair in &settings.forbidden_pairs {
            for id in [&pair.one, &pair.other] {
                self.player(id).ok_or_else(|| Refused::NoPlayer(id.clone()))?;
            }
            if pair.one == pair.other {
                return Err(Refused::PairedTwice(pair.one.clone()));
            }
        }
        Ok(())
    }

    fn take_for_mistake(&mut self, it: &EventMistaken) -> Result<(), Refused> {
        reasoned(&it.reason)?;
        if self.mistaken {
            return Err(Refused::MistakenAlready);
        }
        self.mistaken = true;
        Ok(())
    }

    fn restore(&mut self) -> Result<(), Refused> {
        if !self.mistaken {
            return Err(Refused::NotMistaken);
        }
        self.mistaken = false;
        Ok(())
    }

    fn add(&mut self, player: Player) -> Result<(), Refused> {
        named(&player)?;
        if self.player(&player.id).is_some() {
            return Err(Refused::PlayerTwice(player.id));
        }
        self.places.insert(player.id.clone(), self.players.len());
        self.players.push(Entrant { player, presence: Presence::Playing });
        Ok(())
    }

    fn change_player(&mut self, player: Player) -> Result<(), Refused> {
        named(&player)?;
        let entrant = self.entrant(&player.id)?;
        entrant.player = player;
        Ok(())
    }

    fn withdraw(&mut self, it: &PlayerWithdrawn) -> Result<(), Refused> {
        let rounds = self.rounds.last().map_or(0, |it| it.number);
        let entrant = self.entrant(&it.player)?;
        if entrant.presence != Presence::Playing {
            return Err(Refused::Withdrawn(it.player.clone()));
        }
        entrant.presence = Presence::WithdrawnAfter { rounds };
        Ok(())
    }

    fn take_player_for_mistake(&mut self, it: &PlayerMistaken) -> Result<(), Refused> {
        reasoned(&it.reason)?;
        let plays = |board: &Board| board.white == it.player || board.black == it.player;
        let is_in = |round: &Round| {
            round.boards.iter().any(plays) || round.byes.iter().any(|bye| bye.player == it.player)
        };
        if self.rounds.iter().any(is_in) {
            return Err(Refused::Seated(it.player.clone()));
        }
        let entrant = self.entrant(&it.player)?;
        if entrant.presence == Presence::Mistaken {
            return Err(Refused::Withdrawn(it.player.clone()));
        }
        entrant.presence = Presence::Mistaken;
        Ok(())
    }

    fn take_back(&mut self, it: PlayerReturned) -> Result<(), Refused> {
        let entrant = self.entrant(&it.player)?;
        if entrant.presence == Presence::Playing {
            return Err(Refused::NotWithdrawn(it.player));
        }
        entrant.presence = Presence::Playing;
        Ok(())
    }

    pub(super) fn entrant(&mut self, id: &str) -> Result<&mut Entrant, Refused> {
        match self.places.get(id) {
            Some(place) => Ok(&mut self.players[*place]),
            None => Err(Refused::NoPlayer(id.to_owned())),
        }
    }

    /// What speaks against a draft is no reason to refuse it: `objections` says it.
    fn draft_round(&mut self, drafted: RoundDrafted, seq: Seq) -> Result<(), Refused> {
        let expected = self.next_round();
        if drafted.round != expected {
            return Err(Refused::Round { found: drafted.round, expected });
        }
        self.draft = Some(Draft { round: drafted, seq });
        Ok(())
    }

    fn drop_draft(&mut self, it: &DraftDropped) -> Result<(), Refused> {
        match &self.draft {
            Some(draft) if draft.round.round == it.round => self.draft = None,
            _ => return Err(Refused::NoDraft(it.round)),
        }
        Ok(())
    }

    /// Whether something was played in its games is for whoever has their logs to say.
    fn withdraw_round(&mut self, it: &RoundWithdrawn, seq: Seq) -> Result<(), Refused> {
        reasoned(&it.reason)?;
        if let Some(draft) = &self.draft {
            return Err(Refused::DraftThere(draft.round.round));
        }
        let last = self.rounds.pop_if(|last| {
            let open = |it: &Board| it.elsewhere.is_none() && it.entered == Entered::Nothing;
            last.number == it.round && last.boards.iter().all(open)
        });
        let Round { number, starts_at, boards, byes } =
            last.ok_or(Refused::RoundStays(it.round))?;
        let only = (1..).zip(&boards).filter(|it| it.1.place == Place::ResultsOnly);
        let only: Vec<u32> = only.map(|it| it.0).collect();
        let results_only = match only.len() {
            0 => None,
            all if all == boards.len() => Some(ResultsOnly { boards: None }),
            _ => Some(ResultsOnly { boards: Some(only) }),
        };
        self.given_up.extend(boards.iter().map(|it| it.game.clone()));
        let pairing = |it: Board| DraftPairing { white: it.white, black: it.black };
        let pairings = boards.into_iter().map(pairing).collect();
        let round = RoundDrafted { v: V1, round: number, starts_at, pairings, byes, results_only };
        self.draft = Some(Draft { round, seq });
        Ok(())
    }

    /// The next round, or the last one paired again.
    fn make_round(&mut self, made: RoundMade, at: UnixMillis) -> Result<(), Refused> {
        let last = self.rounds.last().map_or(0, |it| it.number);
        let again = made.round == last && last > 0;
        if !again && made.round != last.saturating_add(1) {
            return Err(Refused::Round { found: made.round, expected: last.saturating_add(1) });
        }
        let earlier = &self.rounds[..self.rounds.len() - usize::from(again)];
        let mut games: BTreeSet<&str> =
            earlier.iter().flat_map(|it| &it.boards).map(|it| it.game.as_str()).collect();
        let (mut boards, mut seated) = (BTreeSet::new(), BTreeSet::new());
        for pairing in &made.pairings {
            for id in [&pairing.white, &pairing.black] {
                self.may_be_seated(id, &mut seated)?;
            }
            if !boards.insert(pairing.board) {
                return Err(Refused::BoardTwice(pairing.board));
            }
            if !games.insert(&pairing.game) {
                return Err(Refused::GameTwice(pairing.game.clone()));
            }
        }
        for bye in &made.byes {
            self.may_be_seated(&bye.player, &mut seated)?;
        }
        let mut boards = Vec::with_capacity(made.pairings.len());
        for it in made.pairings {
            boards.push(Board {
                number: it.board,
                white: it.white,
                black: it.black,
                game: it.game,
                elsewhere: it.elsewhere.map(|it| self.taken_in(&it)).transpose()?,
                place: Place::AtDesk,
                entered: Entered::Nothing,
                since: at,
                entry: Seq::START,
                who: None,
                reason: None,
            });
        }
        boards.sort_by_key(|it| it.number);
        let round =
            Round { number: made.round, starts_at: made.starts_at, boards, byes: made.byes };
        if again && let Some(before) = self.rounds.pop() {
            self.given_up.extend(before.boards.into_iter().map(|it| it.game));
        }
        if self.draft.as_ref().is_some_and(|it| it.round.round == round.number) {
            self.draft = None;
        }
        self.rounds.push(round);
        Ok(())
    }

    fn may_be_seated(&self, id: &str, seated: &mut BTreeSet<String>) -> Result<(), Refused> {
        match self.player(id).map(|it| it.presence) {
            None => Err(Refused::NoPlayer(id.to_owned())),
            Some(Presence::WithdrawnAfter { .. } | Presence::Mistaken) => {
                Err(Refused::Withdrawn(id.to_owned()))
            }
            Some(Presence::Playing) if !seated.insert(id.to_owned()) => {
                Err(Refused::PairedTwice(id.to_owned()))
            }
            Some(Presence::Playing) => Ok(()),
        }
    }

    /// All of them or none.
    fn place(&mut self, it: &BoardsPlaced) -> Result<(), Refused> {
        let known: BTreeSet<&str> = self.games().collect();
        if let Some(game) = it.games.iter().find(|it| !known.contains(it.as_str())) {
            return Err(Refused::NoGame(game.clone()));
        }
        let games: BTreeSet<&str> = it.games.iter().map(String::as_str).collect();
        let boards = self.rounds.iter_mut().flat_map(|it| &mut it.boards);
        for board in boards.filter(|board| games.contains(board.game.as_str())) {
            board.place = if it.results_only { Place::ResultsOnly } else { Place::AtDesk };
        }
        Ok(())
    }

    fn enter(
        &mut self,
        it: &ResultEntered,
        (seq, at): (Seq, UnixMillis),
        may: impl Fn(Entered) -> bool,
    ) -> Result<(), Refused> {
        let entered = match &it.result {
            None => Entered::Open,
            Some(text) => Entered::Score(self.score(text)?),
        };
        let board = self.board_of(&it.game)?;
        if !may(board.entered) {
            return Err(Refused::ResultTwice(it.game.clone()));
        }
        (board.entered, board.entry, board.since) = (entered, seq, at);
        (board.who, board.reason) = (it.who.clone(), it.reason.clone());
        Ok(())
    }

    fn taken_in(&self, it: &PlayedElsewhere) -> Result<Elsewhere, Refused> {
        Ok(Elsewhere { score: self.score(&it.result)?, unrated: it.unrated })
    }

    /// The score that a text says, if a game can be worth it.
    fn score(&self, text: &str) -> Result<Score, Refused> {
        let score = read_score(text).ok_or_else(|| Refused::NotAResult(text.to_owned()))?;
        if !self.is_worth(score) {
            return Err(Refused::TooMuch(text.to_owned()));
        }
        Ok(score)
    }

    fn board_of(&mut self, game: &str) -> Result<&mut Board, Refused> {
        let mut boards = self.rounds.iter_mut().flat_map(|it| &mut it.boards);
        let board = boards.find(|board| board.game == game);
        board.ok_or_else(|| Refused::NoGame(game.to_owned()))
    }

    /// A log only grows, and so do its seals.
    fn seal(&mut self, it: &GameSealed) -> Result<(), Refused> {
        if !self.games().any(|game| game == it.game) {
            return Err(Refused::NoGame(it.game.clone()));
        }
        let refused = || Refused::NotASeal(it.game.clone());
        let hash = it.hash.parse().map_err(|_| refused())?;
        let seals = self.seals.entry(it.game.clone()).or_default();
        if Seq(it.seq) <= seals.last().map_or(Seq::START, |it| it.seq) {
            return Err(refused());
        }
        seals.push(Seal { seq: Seq(it.seq), hash });
        Ok(())
    }

    fn make_link(&mut self, made: LinkMade, at: UnixMillis) -> Result<(), Refused> {
        if self.links.iter().any(|it| it.made.link == made.link) {
            return Err(Refused::LinkTwice(made.link));
        }
        if made.token_hash.parse::<Hash>().is_err() {
            return Err(Refused::NoHash(made.link));
        }
        let board = match (&made.role, &made.game, made.sides.is_empty()) {
            (Role::Player, Some(game), false) => Some(game),
            (Role::Player, ..) => return Err(Refused::Scope(made.link)),
            (_, None, true) => None,
            _ => return Err(Refused::Scope(made.link)),
        };
        if let Some(game) = board
            && !self.games().any(|it| it == game)
        {
            return Err(Refused::NoGame(game.clone()));
        }
        self.links.push(Link { made, at, state: LinkState::Open });
        Ok(())
    }

    fn revoke(&mut self, it: &LinkRevoked, at: UnixMillis) -> Result<(), Refused> {
        let link = self.links.iter_mut().find(|link| link.made.link == it.link);
        let link = link.ok_or_else(|| Refused::NoLink(it.link.clone()))?;
        if link.state != LinkState::Open {
            return Err(Refused::RevokedAlready(it.link.clone()));
        }
        link.state = LinkState::RevokedAt(at);
        Ok(())
    }
}

fn reasoned(reason: &str) -> Result<(), Refused> {
    if reason.trim().is_empty() { Err(Refused::NoReason) } else { Ok(()) }
}

fn named(player: &Player) -> Result<(), Refused> {
    if player.name.trim().is_empty() { Err(Refused::NoName) } else { Ok(()) }
}
