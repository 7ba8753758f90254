//! Who asks: the link whose token came with the request.

use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::header;
use axum::http::request::Parts;
use messages::Messages;
use serde::Deserialize;
use store::tournament::Tournament;
use store::wire::v1::TournamentBody;
use utoipa::IntoParams;

use super::{Shared, Talk};
use crate::access::{End, Grant, Token};
use crate::desk::{Desk, LiveBoard, LiveEvent, Trouble};
use crate::play::Reader;
use crate::problem::{Kind, Problem};
use crate::wire::Role;

/// Who asks, and in which language.
#[derive(Clone)]
pub(crate) struct Caller {
    pub(crate) desk: Arc<Desk>,
    pub(crate) grant: Arc<Grant>,
    pub(crate) messages: Messages,
}

/// Sets of roles, for what not every link may do.
pub(crate) const CHIEF: u8 = set(Role::Chief);
pub(crate) const ARBITERS: u8 = CHIEF | set(Role::Arbiter);
pub(crate) const AT_BOARD: u8 = ARBITERS | set(Role::Player);
pub(crate) const AT_HALL: u8 = ARBITERS | set(Role::Spectator);
pub(crate) const ANYBODY: u8 = AT_BOARD | AT_HALL;

const fn set(role: Role) -> u8 {
    1 << role as u8
}

/// A caller of one of these roles, at the event or the board that the path names. What the link does not reach is not there for it.
pub(crate) struct At<T, const ROLES: u8>(pub(crate) Caller, pub(crate) Arc<T>);

/// What a path names.
pub(crate) trait InPath: Sized {
    const PARAMETER: &str;

    fn find(caller: &Caller, id: &str) -> Result<Arc<Self>, Problem>;
}

impl InPath for LiveEvent {
    const PARAMETER: &str = "event";

    fn find(caller: &Caller, id: &str) -> Result<Arc<LiveEvent>, Problem> {
        caller.event(id)
    }
}

impl InPath for LiveBoard {
    const PARAMETER: &str = "game";

    fn find(caller: &Caller, id: &str) -> Result<Arc<LiveBoard>, Problem> {
        // A board of a round that was withdrawn is none.
        let is_there = |it: &Arc<LiveBoard>| {
            let event = caller.desk.event(&it.event);
            event.is_some_and(|event| event.look(|event| event.board(&it.game).is_some()))
        };
        let reached = |it: &Arc<LiveBoard>| caller.grant.reaches_game(&it.event, &it.game);
        caller.desk.board(id).filter(reached).filter(is_there).ok_or_else(|| caller.not_found())
    }
}

impl<T: InPath, const ROLES: u8> FromRequestParts<Shared> for At<T, ROLES> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Self, Problem> {
        let caller = Caller::from_request_parts(parts, shared).await?;
        caller.must_be(ROLES)?;
        let named = RawPathParams::from_request_parts(parts, shared).await;
        let named = named.map_err(|_| Problem::new(&caller.messages, Kind::BadRequest))?;
        let id = named.iter().find(|it| it.0 == T::PARAMETER).map_or("", |it| it.1);
        let place = T::find(&caller, id)?;
        Ok(At(caller, place))
    }
}

/// What a WebSocket is opened with.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct WatchQuery {
    /// Entries up to this one are left out.
    #[serde(default)]
    pub(crate) after: u64,
    /// Of a hall: which round.
    pub(crate) round: Option<u32>,
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Caller, Problem> {
        let Talk(messages) = Talk::of(parts);
        let no_link = || Problem::new(&messages, Kind::NoLink);
        let token = token(parts).ok_or_else(no_link)?;
        let grant = shared.desk.grant(&token).ok_or_else(no_link)?;
        match grant.end(shared.desk.now_ms()) {
            Some(End::Revoked) => Err(Problem::new(&messages, Kind::LinkRevoked)),
            Some(End::Expired) => Err(Problem::new(&messages, Kind::LinkExpired)),
            None => Ok(Caller { desk: Arc::clone(&shared.desk), grant, messages }),
        }
    }
}

/// The protocol that is spoken on WebSockets.
pub(super) const PROTOCOL: &str = "jadoube";
/// How a token begins among the protocols of a WebSocket: browsers let no other header be set there, and addresses are
/// written into logs.
const TOKEN: &str = "token.";

/// The token of a request.
pub(crate) fn token(parts: &Parts) -> Option<Token> {
    if let Some(value) = parts.headers.get(header::AUTHORIZATION) {
        return Token::read(value.to_str().ok()?.strip_prefix("Bearer ")?.trim());
    }
    if !parts.headers.contains_key(header::UPGRADE) {
        return None;
    }
    let lists = parts.headers.get_all(header::SEC_WEBSOCKET_PROTOCOL).iter();
    let mut protocols = lists.filter_map(|it| it.to_str().ok()).flat_map(|it| it.split(','));
    protocols.find_map(|it| Token::read(it.trim().strip_prefix(TOKEN)?))
}

impl Caller {
    /// The problem that a trouble is to this caller.
    pub(crate) fn told(&self, trouble: &Trouble) -> Problem {
        trouble.problem(&self.messages)
    }

    pub(crate) fn refused(&self) -> Problem {
        Problem::new(&self.messages, Kind::NotYourRole)
    }

    pub(crate) fn not_found(&self) -> Problem {
        Problem::new(&self.messages, Kind::NotFound)
    }

    /// The link must be one of these.
    pub(crate) fn must_be(&self, roles: u8) -> Result<(), Problem> {
        match roles & set(self.grant.role) {
            0 => Err(self.refused()),
            _ => Ok(()),
        }
    }

    pub(crate) fn reader(&self) -> Reader {
        Reader { audience: self.grant.audience(), messages: self.messages }
    }

    /// Says something about an event.
    pub(crate) async fn say(
        &self,
        event: &Arc<LiveEvent>,
        found: impl FnOnce(&Tournament) -> Result<Vec<TournamentBody>, Trouble>,
    ) -> Result<Vec<TournamentBody>, Problem> {
        self.desk.say(event, found).await.map_err(|it| self.told(&it))
    }

    /// An event that the link reaches. One that it does not reach is not there for it.
    pub(crate) fn event(&self, id: &str) -> Result<Arc<LiveEvent>, Problem> {
        let event = self.desk.event(id).filter(|it| self.grant.reaches(&it.id));
        event.ok_or_else(|| self.not_found())
    }

    /// The event that has this game, also one that was played elsewhere, if the link reaches both.
    pub(crate) fn event_of(&self, game: &str) -> Result<Arc<LiveEvent>, Problem> {
        let has = |it: &Arc<LiveEvent>| it.look(|it| it.board(game).is_some());
        let event = self.desk.events().into_iter().find(has);
        let event = event.filter(|it| self.grant.reaches_game(&it.id, game));
        event.ok_or_else(|| self.not_found())
    }

    /// By how much this link sees everything later.
    pub(crate) fn delay_ms(&self, event: &str) -> i64 {
        if self.grant.role != Role::Spectator {
            return 0;
        }
        let event = || self.desk.event(event);
        let of_event = || event().map(|it| it.look(|it| it.settings().spectator_delay_s));
        i64::from(self.grant.delay_s.or_else(of_event).unwrap_or(0)) * 1_000
    }
}
