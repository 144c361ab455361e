//! The phase before a match.

use std::time::Duration;

use talon_cards::{
    Seat,
    fair::{self, Secret, Seed},
};
use talon_games::AnyRules;

use super::{Sitting, count, seats};
use crate::{FinishedMatch, Mistake, Timestamp};

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
    pub(crate) prepared_at: Timestamp,
    /// How long the lobby waits after its last event.
    pub(crate) waits: Duration,
    /// How many events it has had.
    pub(crate) events: u32,
    /// Whether it waits for somebody to start its match, even when it is full.
    pub(crate) is_held: bool,
    /// One for each seat that the rules allow at most.
    pub(crate) chairs: Vec<Option<Chair>>,
    /// In a rematch's lobby, the previous match.
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

    /// Whether somebody gave words for the previous match and has given none for this one. Then a rematch does not start by itself: words
    /// can be given only after the commitment is shown, and that person should have the time.
    pub(crate) fn awaits_words(&self) -> bool {
        let Some(previous) = &self.previous else {
            return false;
        };
        let gave = |person| {
            previous
                .result
                .seats
                .iter()
                .zip(&previous.words)
                .any(|(seat, words)| seat.holder.person() == Some(person) && words.is_some())
        };
        seats(self.chairs.len())
            .filter_map(|seat| self.chair(seat))
            .filter(|chair| chair.words.is_none())
            .filter_map(|chair| chair.sitting.holder.person())
            .any(gave)
    }
}
