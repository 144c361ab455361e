//! Members who act as another person since they linked their accounts: their places in a league move along.

use std::borrow::Cow;

use talon_standings::league::Person;
use talon_standings::{Competitor, MatchFact};
use talon_table::{PersonId, Timestamp};

use crate::League;
use crate::season::Season;

impl League {
    /// Whether something of a person's in it moves to the person that they act as now.
    pub(crate) fn follows(&self, from: PersonId, to: PersonId) -> bool {
        from != to && (self.has(from) || self.owner == from || self.leaves_entry(from, to) || self.bars(from, to))
    }

    /// Whether a person who was removed could come back as another person.
    fn bars(&self, from: PersonId, to: PersonId) -> bool {
        self.removed.contains(&from) && !self.removed.contains(&to) && !self.has(to)
    }

    /// Whether a person who has left takes over another's entry at the point of leaving.
    fn leaves_entry(&self, from: PersonId, to: PersonId) -> bool {
        self.season().is_some_and(|season| season.plays(from) && !season.plays(to) && !self.has(to))
    }

    pub(crate) fn link(&mut self, from: PersonId, to: PersonId, at: Timestamp) -> Option<()> {
        if !self.follows(from, to) {
            return None;
        }
        if self.owner == from {
            self.owner = to;
        }
        let (was_in, keeps_own) = (self.has(from), self.has(to));
        self.named.insert(to);
        self.moved.remove(&to);
        self.moved.insert(from, to);
        if keeps_own {
            self.members.retain(|member| *member != from);
        }
        for member in self.members.iter_mut().filter(|member| **member == from) {
            *member = to;
        }
        let was_removed = self.removed.remove(&from);
        if self.has(to) {
            self.removed.remove(&to);
        } else if was_removed {
            self.removed.insert(to);
        }
        if let Some(season) = self.playing() {
            match (was_in, keeps_own) {
                (_, false) => season.follow(from, to, at),
                (true, true) => season.leave(from),
                (false, true) => {}
            }
        }
        Some(())
    }

    /// The present holder of a person's former place.
    pub(crate) fn place_of(&self, person: PersonId) -> PersonId {
        let mut now = person;
        // Either the new holder of the place still has it, or the search goes on from there. Places never move in a circle.
        while let Some(next) = self.moved.get(&now).filter(|_| !self.has(now)) {
            now = *next;
        }
        now
    }
}

impl Season {
    /// The present holder of the entry that the person had at a moment; the person if they had none.
    #[must_use]
    pub fn acts_as(&self, person: PersonId, at: Timestamp) -> PersonId {
        let entry = self.names.entry(person.0, at).and_then(|entry| self.league.entries.get(entry));
        entry.map_or(person, |entry| PersonId(entry.who))
    }

    /// All persons as whom somebody has played in it, including that one.
    pub fn names_of(&self, person: PersonId) -> impl Iterator<Item = PersonId> {
        let entry = self.league.entries.iter().position(|entry| entry.who == person.0);
        let names = self.names.0.iter().filter(move |name| Some(name.entry) == entry && name.who != person.0);
        [person].into_iter().chain(names.map(|name| PersonId(name.who)))
    }

    /// Whether somebody in it has become another person since it began.
    #[must_use]
    pub fn has_linked(&self) -> bool {
        self.names.0.len() > self.league.entries.len()
    }

    /// A result with everybody named as the person that they act as now.
    pub(crate) fn as_named_now<'a>(&self, fact: &'a MatchFact) -> Cow<'a, MatchFact> {
        if !self.has_linked() {
            return Cow::Borrowed(fact);
        }
        let (mut fact, at) = (fact.clone(), Timestamp(fact.ended_at_ms));
        for player in &mut fact.players {
            if let Competitor::Person(who) = &mut player.who {
                *who = self.acts_as(PersonId(*who), at).0;
            }
        }
        Cow::Owned(fact)
    }

    /// Moves an entry to another person. If the other had left an entry behind, the two are exchanged.
    fn follow(&mut self, from: PersonId, to: PersonId, at: Timestamp) {
        let (from, to) = (from.0, to.0);
        if !self.plays(PersonId(from)) {
            return;
        }
        let rename = |who: &mut Person| {
            *who = match *who {
                who if who == from => to,
                who if who == to => from,
                who => who,
            }
        };
        for (place, entry) in self.league.entries.iter_mut().enumerate() {
            let before = entry.who;
            rename(&mut entry.who);
            if entry.who != before {
                self.names.add(entry.who, place, at);
            }
        }
        for drawn in &mut self.rounds {
            drawn.round.fixtures.iter_mut().flat_map(|fixture| &mut fixture.players).for_each(rename);
            drawn.round.byes.iter_mut().for_each(rename);
        }
        self.walk_overs.iter_mut().flat_map(|score| &mut score.sides).for_each(|side| rename(&mut side.who));
    }
}
