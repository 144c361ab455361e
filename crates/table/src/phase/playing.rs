//! A match under way.

use std::time::Duration;

use talon_cards::{
    Seat, SeatSet,
    fair::{self, Secret, Seed},
};
use talon_games::{AnyDeal, AnyScore, Progress};

use super::{Missed, Sitting, Tricks, count, seats};
use crate::{
    Absence, Clock, DealRecord, FinishedMatch, How, Limits, MatchResult, Passed, PersonId, SeatResult, Timestamp,
};

#[derive(Clone)]
pub(crate) struct Playing {
    pub(crate) match_no: u32,
    pub(crate) secret: Secret,
    /// When its lobby opened.
    pub(crate) prepared_at: Timestamp,
    pub(crate) started_at: Timestamp,
    pub(crate) seats: Vec<Sitting>,
    pub(crate) words: Vec<Option<String>>,
    /// The revision of the game's rules of the present deal.
    pub(crate) rules_rev: u32,
    /// Whether that is an earlier revision than this build's. Such play is not judged; the log says its outcome.
    pub(crate) outdated: bool,
    /// How many deals were annulled.
    pub(crate) annulled: u32,
    /// The deal that was last dealt again.
    pub(crate) redealt: Option<u32>,
    /// Decisions made per seat, by its holder.
    pub(crate) decisions: Vec<u32>,
    /// Decisions made per seat in its person's place.
    pub(crate) stand_ins: Vec<u32>,
    /// Who held a seat until somebody else took it over, in that order.
    pub(crate) replaced: Vec<SeatResult>,
    pub(crate) score: AnyScore,
    pub(crate) sheet: Vec<DealRecord>,
    pub(crate) end_proposed: SeatSet,
    pub(crate) pause_proposed: SeatSet,
    pub(crate) pause: Option<Pause>,
    /// The state that the last decision can be taken back to.
    pub(crate) takeback: Option<Box<Takeback>>,
    /// When the present decision came up.
    pub(crate) since: Timestamp,
    pub(crate) stage: Stage,
    /// The tricks of the deal under way, or of the one that was played last.
    pub(crate) tricks: Option<Tricks>,
    /// Those of the deal before it.
    pub(crate) earlier: Option<Tricks>,
    pub(crate) previous: Option<Box<FinishedMatch>>,
}

/// Why the clock stands still.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pause {
    /// Every person present wanted it.
    Agreed,
    /// Nobody was left to play.
    Deserted,
}

/// The last decision, as long as it can be taken back.
#[derive(Clone)]
pub(crate) struct Takeback {
    /// Who decided.
    pub(crate) seat: Seat,
    /// The deal before it.
    pub(crate) before: AnyDeal,
}

#[derive(Clone)]
pub(crate) enum Stage {
    /// Started, and nothing dealt yet; exists only between two events of one decision.
    Shuffling,
    /// A deal is annulled, and not dealt again yet; exists only between two events of one decision.
    Annulled {
        deal_no: u32,
    },
    Dealt(Deal),
    /// A deal is scored and the next not dealt; exists only between two events of one decision.
    Scored(Deal, Progress),
}

#[derive(Clone)]
pub(crate) struct Deal {
    pub(crate) deal_no: u32,
    pub(crate) dealt_at: Timestamp,
    pub(crate) dealer: Seat,
    pub(crate) deal: AnyDeal,
    /// Whether something was played that the rules no longer know; the deal is then as it was before that.
    pub(crate) lost: bool,
    /// The seats whose persons have decided something in it themselves, taken back or not.
    pub(crate) decided: SeatSet,
}

impl Playing {
    /// The number of seats that play.
    pub(crate) fn count(&self) -> u8 {
        count(self.seats.len())
    }

    /// The seats on turn; none in a deal that is to be dealt again.
    pub(crate) fn awaited(&self) -> SeatSet {
        match &self.stage {
            Stage::Dealt(deal) if !self.outdated => deal.deal.to_act(),
            Stage::Dealt(_) | Stage::Shuffling | Stage::Annulled { .. } | Stage::Scored(..) => SeatSet::EMPTY,
        }
    }

    /// Whether the person on a seat has decided something in the deal under way.
    pub(crate) fn has_decided(&self, seat: Seat) -> bool {
        match &self.stage {
            Stage::Dealt(deal) | Stage::Scored(deal, _) => deal.decided.contains(seat),
            Stage::Shuffling | Stage::Annulled { .. } => false,
        }
    }

    /// The tricks that somebody may not have seen being taken: this seat's person, or any person who plays. They include tricks of the
    /// previous deal until the same person has decided something in the present one.
    pub(crate) fn passed(&self, seat: Option<Seat>) -> Vec<Passed> {
        let readers: Vec<Seat> = match seat {
            Some(seat) => vec![seat],
            None => self.present().map(|(seat, _)| seat).collect(),
        };
        let fresh = readers.iter().copied().filter(|seat| !self.has_decided(*seat));
        let earlier = self.earlier.as_ref().and_then(|tricks| tricks.told_to(fresh));
        let present = self.tricks.as_ref().and_then(|tricks| tricks.told_to(readers.iter().copied()));
        earlier.into_iter().chain(present).collect()
    }

    /// The same for every viewer, at the end of the match.
    pub(crate) fn missed(&self) -> Missed {
        let seats = seats(self.seats.len()).map(|seat| self.passed(Some(seat))).collect();
        Missed { public: self.passed(None), seats }
    }

    /// The seed of deal `deal_no`, counting annulled deals: no cards are dealt twice.
    pub(crate) fn seed(&self, deal_no: u32) -> Seed {
        fair::deal_seed(&self.secret, &self.words, deal_no.saturating_add(self.annulled))
    }

    /// Whether everybody agrees to end the match who must: the persons who play, and those whose time has run out. Otherwise a loser could
    /// end the match while the winner sleeps.
    pub(crate) fn all_agree(&self) -> bool {
        self.who_must_agree().all(|seat| self.end_proposed.contains(seat))
    }

    /// Whether the person in this seat can end the match only by resigning: nobody else is there to agree, or somebody does not.
    pub(crate) fn must_resign(&self, seat: Seat) -> bool {
        self.is_alone(seat) || self.who_must_agree().any(|other| other != seat && !self.end_proposed.contains(other))
    }

    /// Whether nobody but the person in this seat would have to agree to end the match.
    pub(crate) fn is_alone(&self, seat: Seat) -> bool {
        self.who_must_agree().all(|other| other == seat)
    }

    fn who_must_agree(&self) -> impl Iterator<Item = Seat> {
        let slow = |sitting: &Sitting| sitting.away.as_ref().is_some_and(|away| away.why == Absence::TimedOut);
        let asked = seats(self.seats.len()).zip(&self.seats);
        asked.filter(move |(_, sitting)| sitting.present().is_some() || slow(sitting)).map(|(seat, _)| seat)
    }

    /// Whether every person who plays is in a set; absent persons do not matter.
    pub(crate) fn all_present_in(&self, set: SeatSet) -> bool {
        seats(self.seats.len())
            .zip(&self.seats)
            .all(|(seat, sitting)| sitting.present().is_none() || set.contains(seat))
    }

    /// The seats whose persons play.
    pub(crate) fn present(&self) -> impl Iterator<Item = (Seat, PersonId)> {
        seats(self.seats.len()).zip(&self.seats).filter_map(|(seat, sitting)| Some((seat, sitting.present()?)))
    }

    /// When the time of the persons on turn is over; none if there is no limit.
    pub(crate) fn deadline(&self, clock: Clock) -> Option<Timestamp> {
        let hurried = self.pause.is_none() && self.awaited_persons().next().is_some();
        Some(self.since.plus(clock.per_decision().filter(|_| hurried)?))
    }

    /// How long nothing may happen before the match ends by itself.
    pub(crate) fn waits(&self, limits: &Limits) -> Duration {
        match self.pause {
            Some(Pause::Agreed) => limits.pause_ends_after.max(limits.idle_ends_after),
            Some(Pause::Deserted) | None => limits.idle_ends_after,
        }
    }

    /// The seats that a person at `seat` may treat as left, and from when on; none if the match waits only for that person. With a slow
    /// clock, the whole time for a decision may be used.
    pub(crate) fn missed_by(&self, seat: Seat, clock: Clock, limits: &Limits) -> Option<(Vec<Seat>, Timestamp)> {
        let away = seats(self.seats.len())
            .zip(&self.seats)
            .filter_map(|(seat, sitting)| Some((seat, sitting.away.as_ref()?.since.plus(limits.abandoned_after))));
        let patience = limits.abandoned_after.max(clock.per_decision().unwrap_or_default());
        let silent = self.since.plus(patience);
        let hurried = self.pause.is_none();
        let silent = self.awaited_persons().filter(|_| hurried).map(|(seat, _)| (seat, silent));
        let missed: Vec<(Seat, Timestamp)> = away.chain(silent).filter(|(other, _)| *other != seat).collect();
        let first = missed.iter().map(|(_, until)| *until).min()?;
        // All seats that may be treated as left by the earliest such moment.
        Some((missed.into_iter().filter(|(_, until)| *until <= first).map(|(seat, _)| seat).collect(), first))
    }

    /// The seats on turn whose persons play.
    pub(crate) fn awaited_persons(&self) -> impl Iterator<Item = (Seat, PersonId)> {
        self.awaited().iter().filter_map(|seat| Some((seat, self.seats.get(seat.index())?.present()?)))
    }

    /// The result if the match ended now in this way; `None` if it cannot.
    pub(crate) fn result(&self, how: How) -> Option<MatchResult> {
        let all: SeatSet = seats(self.seats.len()).collect();
        let finished = match &self.stage {
            Stage::Scored(_, Progress::Finished { winners }) => Some(*winners),
            Stage::Scored(_, Progress::Continue) | Stage::Shuffling | Stage::Annulled { .. } | Stage::Dealt(_) => None,
        };
        let winners = match (&how, finished) {
            (How::Played, Some(winners)) => winners,
            (How::Resigned { seat }, None) if self.person_at(*seat) => without(all, &[*seat]),
            // In older logs, persons whose time had run out were not asked.
            (How::Agreed, None) if self.all_present_in(self.end_proposed) => SeatSet::EMPTY,
            (How::Stopped, None) => SeatSet::EMPTY,
            (How::Abandoned { seats }, None) if !seats.is_empty() && seats.iter().all(|seat| all.contains(*seat)) => {
                without(all, seats)
            }
            (How::Played | How::Resigned { .. } | How::Agreed | How::Stopped | How::Abandoned { .. }, _) => {
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

    /// Whether a person held a seat of the match before somebody else took it over.
    pub(crate) fn was_replaced(&self, person: PersonId) -> bool {
        self.replaced.iter().any(|stay| stay.holder.person() == Some(person))
    }

    /// The holder of a seat, and the decisions there since they took it.
    pub(crate) fn stay(&self, seat: Seat) -> Option<SeatResult> {
        self.seat_results().into_iter().find(|stay| stay.seat == seat)
    }

    pub(crate) fn seat_results(&self) -> Vec<SeatResult> {
        seats(self.seats.len())
            .zip(&self.seats)
            .zip(self.decisions.iter().zip(&self.stand_ins))
            .map(|((seat, sitting), (decisions, stand_in))| SeatResult {
                seat,
                holder: sitting.holder.clone(),
                decisions: *decisions,
                stand_in: *stand_in,
            })
            .collect()
    }
}

fn without(all: SeatSet, absent: &[Seat]) -> SeatSet {
    all.iter().filter(|seat| !absent.contains(seat)).collect()
}
