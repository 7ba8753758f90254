//! Lists that were taken in as one act and can be taken back as one.

use std::collections::BTreeSet;

use super::{Entered, Presence, Refused, Round, Tournament};
use crate::wire::v1::report::{ListTakenBack, ListTakenIn};
use crate::wire::v1::tournament::{Player, Settings};

/// A list that was taken in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenList {
    /// As it was taken in.
    pub taken: ListTakenIn,
    /// Who was changed by it, as they were after it.
    after: Vec<Player>,
    /// The settings after it.
    settings_after: Box<Settings>,
    /// Does it still count?
    pub state: ListState,
}

/// Whether a list still counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListState {
    /// It does.
    In,
    /// It was taken back.
    Back,
}

impl Tournament {
    /// The lists that were taken in, the first first, those taken back too.
    #[must_use]
    pub fn lists(&self) -> &[TakenList] {
        &self.lists
    }

    /// The last list that counts, if it can be taken back as things are.
    #[must_use]
    pub fn list_to_take_back(&self) -> Option<&TakenList> {
        let last = self.lists.iter().rfind(|it| it.state == ListState::In)?;
        self.may_go_back(last).is_ok().then_some(last)
    }

    pub(super) fn take_list(&mut self, taken: ListTakenIn) -> Result<(), Refused> {
        if self.lists.iter().any(|it| it.taken.list == taken.list) {
            return Err(Refused::ListTwice(taken.list));
        }
        let known = |id: &str| self.player(id).ok_or_else(|| Refused::NoPlayer(id.to_owned()));
        for id in &taken.added {
            known(id)?;
        }
        let mut after = Vec::with_capacity(taken.changed.len());
        for before in &taken.changed {
            after.push(known(&before.id)?.player.clone());
        }
        let settings_after = Box::new(self.settings.clone());
        self.lists.push(TakenList { taken, after, settings_after, state: ListState::In });
        Ok(())
    }

    /// What was changed again since the list came stays as it is.
    pub(super) fn take_list_back(&mut self, it: &ListTakenBack) -> Result<(), Refused> {
        let is_in =
            |known: &&mut TakenList| known.taken.list == it.list && known.state == ListState::In;
        let list = self.lists.iter_mut().find(is_in);
        let list = list.ok_or_else(|| Refused::NoList(it.list.clone()))?;
        let list = list.clone();
        self.may_go_back(&list)?;
        let TakenList { taken, after, settings_after, .. } = list;
        if let Some(before) = taken.settings.filter(|_| self.settings == *settings_after) {
            self.change(*before)?;
        }
        if taken.rounds > 0 {
            self.rounds.clear();
        }
        for (before, after) in taken.changed.into_iter().zip(after) {
            let entrant = self.entrant(&before.id)?;
            if entrant.player == after {
                entrant.player = before;
            }
        }
        for id in &taken.added {
            self.entrant(id)?.presence = Presence::Mistaken;
        }
        if let Some(list) = self.lists.iter_mut().find(|known| known.taken.list == it.list) {
            list.state = ListState::Back;
        }
        Ok(())
    }

    /// Rounds that came with a list go with it, if they are all there is and nothing of them is played or entered here. What a game
    /// is worth stays as soon as there are other rounds.
    fn may_go_back(
        &self,
        TakenList { taken, settings_after, .. }: &TakenList,
    ) -> Result<(), Refused> {
        let overrun = || Refused::ListOverrun(taken.list.clone());
        if taken.rounds > 0 {
            let untouched = |it: &Round| {
                it.boards.iter().all(|it| it.elsewhere.is_some() && it.entered == Entered::Nothing)
            };
            let all = usize::try_from(taken.rounds).is_ok_and(|it| it == self.rounds.len());
            let as_it_came = all && self.rounds.iter().all(untouched) && self.draft.is_none();
            return if as_it_came { Ok(()) } else { Err(overrun()) };
        }
        let before = taken.settings.as_deref().filter(|_| self.settings == **settings_after);
        let counts_otherwise = before.is_some_and(|it| it.scoring != self.settings.scoring);
        if counts_otherwise && !self.rounds.is_empty() {
            return Err(overrun());
        }
        // A draft and forbidden pairs name players, too; pairs that came with the list go with it.
        let forbidden = &before.map_or(&self.settings, |it| it).forbidden_pairs;
        let forbidden = forbidden.iter().flat_map(|it| [it.one.as_str(), it.other.as_str()]);
        let drafted = self.draft.iter().flat_map(|it| it.round.seated());
        let seated = self.rounds.iter().flat_map(Round::seated);
        let named: BTreeSet<&str> = seated.chain(drafted).chain(forbidden).collect();
        let named = taken.added.iter().find(|it| named.contains(it.as_str()));
        named.map_or(Ok(()), |id| Err(Refused::Seated(id.clone())))
    }
}

impl Round {
    /// Who is in it, with and without an opponent.
    pub fn seated(&self) -> impl Iterator<Item = &str> {
        let boards = self.boards.iter().flat_map(|it| [it.white.as_str(), it.black.as_str()]);
        boards.chain(self.byes.iter().map(|it| it.player.as_str()))
    }
}
