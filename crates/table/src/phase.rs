//! The phases of a table, so written that what cannot be cannot be written down.

use std::time::Duration;

use talon_cards::{
    Seat, SeatSet,
    fair::{self, Secret, Seed},
};
use talon_games::{AnyDeal, AnyRules, AnyScore, Progress};

use crate::{
    Closed, DealRecord, FinishedMatch, Holder, How, MatchResult, Mistake, PersonId, Prefs, SeatResult, TableId, Terms,
    Timestamp,
};

#[derive(Clone)]
pub(crate) struct Open {
    pub(crate) id: TableId,
    pub(crate) host: PersonId,
    pub(crate) community: bool,
    pub(crate) terms: Terms,
    pub(crate) phase: Phase,
}

#[derive(Clone)]
pub(crate) enum Phase {
    /// Opened, with no commitment fixed yet; only ever between two events of one decision.
    Unprepared,
    Lobby(Lobby),
    Playing(Box<Playing>),
    Over(Over),
    Closed(Shut),
}

/// Who sits on a seat.
#[derive(Clone)]
pub(crate) struct Sitting {
    pub(crate) holder: Holder,
    pub(crate) prefs: Prefs,
}

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
    /// One for each seat that the rules allow at most.
    pub(crate) chairs: Vec<Option<Chair>>,
    /// The match before, in a rematch's lobby.
    pub(crate) previous: Option<Box<FinishedMatch>>,
}

#[derive(Clone)]
pub(crate) struct Playing {
    pub(crate) match_no: u32,
    pub(crate) secret: Secret,
    pub(crate) seats: Vec<Sitting>,
    pub(crate) words: Vec<Option<String>>,
    /// Decisions made per seat.
    pub(crate) decisions: Vec<u32>,
    pub(crate) score: AnyScore,
    pub(crate) sheet: Vec<DealRecord>,
    pub(crate) end_proposed: SeatSet,
    /// When the present decision came up.
    pub(crate) since: Timestamp,
    pub(crate) stage: Stage,
    pub(crate) previous: Option<Box<FinishedMatch>>,
}

#[derive(Clone)]
pub(crate) enum Stage {
    /// Started, and nothing dealt yet; only ever between two events of one decision.
    Shuffling,
    Dealt(Deal),
    /// A deal is scored and the next not dealt; only ever between two events of one decision.
    Scored(Deal, Progress),
}

#[derive(Clone)]
pub(crate) struct Deal {
    pub(crate) deal_no: u32,
    pub(crate) dealer: Seat,
    pub(crate) deal: AnyDeal,
}

#[derive(Clone)]
pub(crate) struct Over {
    pub(crate) finished: Box<FinishedMatch>,
    pub(crate) seats: Vec<Option<Sitting>>,
}

#[derive(Clone)]
pub(crate) struct Shut {
    pub(crate) reason: Closed,
    pub(crate) seats: Vec<Option<Sitting>>,
    pub(crate) last: Option<Box<FinishedMatch>>,
}

impl Open {
    pub(crate) fn playing(&self) -> Option<&Playing> {
        match &self.phase {
            Phase::Playing(playing) => Some(playing),
            Phase::Unprepared | Phase::Lobby(_) | Phase::Over(_) | Phase::Closed(_) => None,
        }
    }
}

impl Phase {
    /// How many places the table shows, free ones included.
    pub(crate) fn places(&self) -> usize {
        match self {
            Self::Unprepared => 0,
            Self::Lobby(lobby) => lobby.chairs.len(),
            Self::Playing(playing) => playing.seats.len(),
            Self::Over(over) => over.seats.len(),
            Self::Closed(shut) => shut.seats.len(),
        }
    }

    pub(crate) fn sitting(&self, seat: Seat) -> Option<&Sitting> {
        let index = seat.index();
        match self {
            Self::Unprepared => None,
            Self::Lobby(lobby) => lobby.chair(seat).map(|chair| &chair.sitting),
            Self::Playing(playing) => playing.seats.get(index),
            Self::Over(over) => over.seats.get(index)?.as_ref(),
            Self::Closed(shut) => shut.seats.get(index)?.as_ref(),
        }
    }

    pub(crate) fn sitting_mut(&mut self, seat: Seat) -> Option<&mut Sitting> {
        let index = seat.index();
        match self {
            Self::Unprepared => None,
            Self::Lobby(lobby) => lobby.chair_mut(seat).map(|chair| &mut chair.sitting),
            Self::Playing(playing) => playing.seats.get_mut(index),
            Self::Over(over) => over.seats.get_mut(index)?.as_mut(),
            Self::Closed(shut) => shut.seats.get_mut(index)?.as_mut(),
        }
    }

    pub(crate) fn taken(&self) -> impl Iterator<Item = (Seat, &Sitting)> {
        seats(self.places()).filter_map(|seat| Some((seat, self.sitting(seat)?)))
    }

    pub(crate) fn persons(&self) -> impl Iterator<Item = (Seat, PersonId)> {
        self.taken().filter_map(|(seat, sitting)| Some((seat, sitting.holder.person()?)))
    }

    /// The phase as a phrase of time or place, for the reports on a bad log.
    pub(crate) fn phrase(&self) -> &'static str {
        match self {
            Self::Unprepared => "before the commitment is fixed",
            Self::Lobby(_) => "in a lobby",
            Self::Playing(_) => "at this point of a match",
            Self::Over(_) => "after a match",
            Self::Closed(_) => "at a closed table",
        }
    }
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

impl Playing {
    /// The number of seats that play.
    pub(crate) fn count(&self) -> u8 {
        count(self.seats.len())
    }

    /// The seats on turn.
    pub(crate) fn awaited(&self) -> SeatSet {
        match &self.stage {
            Stage::Dealt(deal) => deal.deal.to_act(),
            Stage::Shuffling | Stage::Scored(..) => SeatSet::EMPTY,
        }
    }

    /// The seed of deal `number`.
    pub(crate) fn seed(&self, number: u32) -> Seed {
        fair::deal_seed(&self.secret, &self.words, number)
    }

    /// Whether every person at the table agrees to end the match.
    pub(crate) fn all_agree(&self) -> bool {
        seats(self.seats.len())
            .zip(&self.seats)
            .all(|(seat, sitting)| sitting.holder.person().is_none() || self.end_proposed.contains(seat))
    }

    /// The result, if the match ended now in this way; `None` where it cannot.
    pub(crate) fn result(&self, how: How) -> Option<MatchResult> {
        let all: SeatSet = seats(self.seats.len()).collect();
        let finished = match &self.stage {
            Stage::Scored(_, Progress::Finished { winners }) => Some(*winners),
            Stage::Scored(_, Progress::Continue) | Stage::Shuffling | Stage::Dealt(_) => None,
        };
        let winners = match (&how, finished) {
            (How::Played, Some(winners)) => winners,
            (How::Resigned { seat }, None) if self.person_at(*seat) => without(all, &[*seat]),
            (How::Agreed, None) if self.all_agree() => SeatSet::EMPTY,
            (How::Abandoned { seats }, None) if !seats.is_empty() && seats.iter().all(|seat| all.contains(*seat)) => {
                without(all, seats)
            }
            (How::Played | How::Resigned { .. } | How::Agreed | How::Abandoned { .. }, _) => {
                return None;
            }
        };
        Some(MatchResult {
            winners: winners.iter().collect(),
            points: self.score.points(),
            how,
            seats: self.seat_results(),
            deals: u32::try_from(self.sheet.len()).unwrap_or(u32::MAX),
        })
    }

    fn person_at(&self, seat: Seat) -> bool {
        let sitting = self.seats.get(seat.index());
        sitting.is_some_and(|sitting| sitting.holder.person().is_some())
    }

    fn seat_results(&self) -> Vec<SeatResult> {
        seats(self.seats.len())
            .zip(&self.seats)
            .zip(&self.decisions)
            .map(|((seat, sitting), decisions)| SeatResult {
                seat,
                holder: sitting.holder.clone(),
                decisions: *decisions,
            })
            .collect()
    }
}

/// The first so many seats.
pub(crate) fn seats(count: usize) -> impl Iterator<Item = Seat> {
    Seat::all(self::count(count))
}

/// A number of seats; there are never more than a handful.
pub(crate) fn count(seats: usize) -> u8 {
    u8::try_from(seats).unwrap_or(u8::MAX)
}

fn without(all: SeatSet, absent: &[Seat]) -> SeatSet {
    all.iter().filter(|seat| !absent.contains(seat)).collect()
}
