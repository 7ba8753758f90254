//! Who of a list is in the tournament already. To take one for another is worse than to have one twice: what both say must
//! agree.

use std::collections::{BTreeMap, BTreeSet};

use crate::tournament::{Entrant, Presence};
use crate::wire::v1::V1;
use crate::wire::v1::tournament::Player;

/// By what somebody is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum KnownBy {
    FideId,
    /// The name, and the year of birth or the federation.
    NameAndMore,
    /// The name; of the rest one of both says nothing.
    Name,
}

impl KnownBy {
    const SUREST_FIRST: [KnownBy; 3] = [KnownBy::FideId, KnownBy::NameAndMore, KnownBy::Name];
}

/// What tells a player from others.
struct Identity {
    fide_id: Option<u64>,
    /// Its words in the order of the alphabet: some write the family name first, some put a comma behind it.
    name: Vec<String>,
    year: Option<String>,
    federation: Option<String>,
}

impl Identity {
    fn of(player: &Player) -> Identity {
        let words = player.name.split(|it: char| it.is_whitespace() || it == ',');
        let mut name: Vec<String> =
            words.filter(|it| !it.is_empty()).map(str::to_lowercase).collect();
        name.sort();
        Identity {
            fide_id: player.fide_id,
            name,
            year: player.birth.as_deref().and_then(year),
            federation: player.federation.as_deref().map(str::to_lowercase),
        }
    }

    fn is(&self, other: &Identity) -> Option<KnownBy> {
        if let Some(same) = agree(&self.fide_id, &other.fide_id) {
            return same.then_some(KnownBy::FideId);
        }
        let rest = [agree(&self.year, &other.year), agree(&self.federation, &other.federation)];
        if self.name != other.name || rest.contains(&Some(false)) {
            return None;
        }
        Some(if rest.contains(&Some(true)) { KnownBy::NameAndMore } else { KnownBy::Name })
    }
}

/// Do both say the same? Nothing if one of them does not say it.
fn agree<T: PartialEq>(one: &Option<T>, other: &Option<T>) -> Option<bool> {
    Some(one.as_ref()? == other.as_ref()?)
}

/// Of a day of birth as report files write it, `1990/01/31`, or of the year alone.
fn year(birth: &str) -> Option<String> {
    let digits: String = birth.trim().chars().take_while(char::is_ascii_digit).collect();
    (digits.len() == 4).then_some(digits)
}

/// For each player of a list, who of the tournament he is. Nobody is two of a list. Who was added by mistake is looked at last.
pub(crate) fn known_among<'t>(entrants: &'t [Entrant], list: &[Player]) -> Vec<Option<&'t Player>> {
    let known = entrants.iter().map(|it| (&it.player, Identity::of(&it.player), it.presence));
    let known: Vec<_> = known.collect();
    let (mut by_number, mut by_name) = (BTreeMap::new(), BTreeMap::new());
    for it in &known {
        by_name.entry(&it.1.name).or_insert_with(Vec::new).push(it);
        if let Some(number) = it.1.fide_id {
            by_number.entry(number).or_insert_with(Vec::new).push(it);
        }
    }
    let listed: Vec<_> = list.iter().map(Identity::of).collect();
    let mut found = vec![None; list.len()];
    let mut taken = BTreeSet::new();
    let by_mistake = [false, true].into_iter();
    let ways = by_mistake.flat_map(|it| KnownBy::SUREST_FIRST.map(|by| (it, by)));
    for (by_mistake, by) in ways {
        for (own, found) in listed.iter().zip(&mut found).filter(|it| it.1.is_none()) {
            let alike = match by {
                KnownBy::FideId => own.fide_id.and_then(|it| by_number.get(&it)),
                KnownBy::NameAndMore | KnownBy::Name => by_name.get(&own.name),
            };
            let alike = alike.into_iter().flatten();
            let alike = alike.filter(|it| (it.2 == Presence::Mistaken) == by_mistake);
            let free = alike.filter(|it| !taken.contains(it.0.id.as_str()));
            *found = free.filter(|it| it.1.is(own) == Some(by)).map(|it| it.0).next();
            taken.extend(found.map(|it| it.id.as_str()));
        }
    }
    found
}

/// A player of the tournament with what only the list says of him; nothing if it says no more.
pub(crate) fn completed(known: &Player, listed: Player) -> Option<Player> {
    let known = Player { v: Some(V1), ..known.clone() };
    let whole = over(listed, known.clone());
    (whole != known).then_some(whole)
}

/// A player of the tournament as the list has him, with what only the tournament says; nothing if that is no change.
pub(crate) fn replaced(known: &Player, listed: Player) -> Option<Player> {
    let known = Player { v: Some(V1), ..known.clone() };
    let listed = Player { v: Some(V1), id: known.id.clone(), ..listed };
    let whole = over(known.clone(), listed);
    (whole != known).then_some(whole)
}

/// What the upper one says, and what only the lower one says.
fn over(lower: Player, upper: Player) -> Player {
    Player {
        v: upper.v,
        id: upper.id,
        name: upper.name,
        title: upper.title.or(lower.title),
        rating: upper.rating.or(lower.rating),
        federation: upper.federation.or(lower.federation),
        language: upper.language.or(lower.language),
        fide_id: upper.fide_id.or(lower.fide_id),
        birth: upper.birth.or(lower.birth),
        sex: upper.sex.or(lower.sex),
        club: upper.club.or(lower.club),
        start_number: upper.start_number.or(lower.start_number),
    }
}
