//! The phase before a match.

use std::time::Duration;

use talon_cards::{
    Seat,
    fair::{self, Secret, Seed},
};
use talon_games::AnyRules;

use super::{Sitting, count, seats};
use crate::{FinishedMatch, Mistake};

/// A taken seat of a lobby.
#[derive(Clone)]
pub(crate) struct Chair {
    pub(crate) sitting: Sitting,
    pub(crate) ready: bool,
    pub(crate) words: Option<String>,
}

#[derive(Clone)]
pub(crate) struct Lobby {
    pub(crate) match_no: u32,
    pub(crate) secret: Secret,
    /// How long the lobby waits after the last thing that happened in it.
    pub(crate) waits: Duration,
    /// How much has happened in it.
    pub(crate) events: u32,
    /// One for each seat that the rules allow at most.
    pub(crate) chairs: Vec<Option<Chair>>,
    /// The match before, in a rematch's lobby.
    pub(crate) previous: Option<Box<FinishedMatch>>,
}

impl Lobby {
    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())?.as_ref()
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.get_mut(seat.index())?.as_mut()
    }

    /// The taken chairs, in order: who plays, once the match starts.
    pub(crate) fn players(&self) -> impl Iterator<Item = &Chair> {
        self.chairs.iter().flatten()
    }

    pub(crate) fn has_words(&self) -> bool {
        self.players().any(|chair| chair.words.is_some())
    }

    pub(crate) fn free_seat(&self) -> Option<Seat> {
        seats(self.chairs.len()).find(|seat| self.chair(*seat).is_none())
    }

    /// Whether the match can start, apart from the readiness of one seat.
    pub(crate) fn startable(&self, rules: &AnyRules, except: Option<Seat>) -> Result<(), Mistake> {
        if !rules.seats().contains(&count(self.players().count())) {
            return Err(Mistake::NotEnoughPlayers);
        }
        let unready = seats(self.chairs.len())
            .filter(|seat| Some(*seat) != except)
            .any(|seat| self.chair(seat).is_some_and(|chair| !chair.ready));
        if unready {
            return Err(Mistake::OthersNotReady);
        }
        Ok(())
    }

    /// The seed of deal `number`; 0 draws the first dealer.
    pub(crate) fn seed(&self, number: u32) -> Seed {
        let words: Vec<_> = self.players().map(|chair| chair.words.clone()).collect();
        fair::deal_seed(&self.secret, &words, number)
    }
}
