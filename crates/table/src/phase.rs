//! The phases of a table. The types make impossible states unrepresentable.

use std::time::Duration;

use talon_cards::{
    Seat, SeatSet,
    fair::{self, Secret, Seed},
};
use talon_games::{AnyDeal, AnyRules, AnyScore, Progress};

use crate::{
    Absence, Clock, Closed, DealRecord, FinishedMatch, Holder, How, Limits, MatchResult, Mistake, PersonId, Prefs,
    Reservation, SeatResult, TableId, Terms, Timestamp,
};

#[derive(Clone)]
pub(crate) struct Open {
    pub(crate) id: TableId,
    pub(crate) host: PersonId,
    pub(crate) community: bool,
    pub(crate) terms: Terms,
    /// For whom the seats are kept, if they are for some.
    pub(crate) reserved: Option<Reservation>,
    /// Who ever took a seat, each once.
    pub(crate) came: Vec<PersonId>,
    pub(crate) phase: Phase,
}

impl Open {
    pub(crate) fn note_came(&mut self, person: PersonId) {
        if !self.came.contains(&person) {
            self.came.push(person);
        }
    }

    /// Refuses if the seats are kept for some people: such a match has neither guests nor other terms.
    pub(crate) fn is_free(&self) -> Result<(), Mistake> {
        if self.reserved.is_some() { Err(Mistake::Reserved) } else { Ok(()) }
    }

    /// Refuses a person for whom the seats are not kept.
    pub(crate) fn is_free_for(&self, person: PersonId) -> Result<(), Mistake> {
        match &self.reserved {
            Some(reserved) if !reserved.persons.contains(&person) => Err(Mistake::Reserved),
            Some(_) | None => Ok(()),
        }
    }

    /// Who deals first. It is drawn; in a match of boards it is the first seat, the same one at every table.
    pub(crate) fn first_dealer(&self, lobby: &Lobby) -> Seat {
        match self.terms.boards {
            Some(_) => Seat::FIRST,
            None => fair::first_dealer(&lobby.seed(0), count(lobby.players().count())),
        }
    }

    /// Refuses a match while somebody who must be there is missing.
    pub(crate) fn are_all_here(&self, lobby: &Lobby) -> Result<(), Mistake> {
        let sits = |person: &PersonId| lobby.players().any(|chair| chair.sitting.holder.person() == Some(*person));
        match &self.reserved {
            Some(kept) if kept.all && !kept.persons.iter().all(sits) => Err(Mistake::NotEnoughPlayers),
            Some(_) | None => Ok(()),
        }
    }

    /// Refuses another match when everything that was to be played here is played.
    pub(crate) fn may_go_on(&self, over: &Over) -> Result<(), Mistake> {
        if self.terms.boards.is_some() {
            return Err(Mistake::PlayedOnce);
        }
        match &self.reserved {
            Some(reserved) if !reserved.again.allows(&over.finished.result) => Err(Mistake::Settled),
            Some(_) | None => Ok(()),
        }
    }
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
    /// Set while an AI player plays in a person's place.
    pub(crate) away: Option<Away>,
}

/// A person in whose place an AI player plays.
#[derive(Clone)]
pub(crate) struct Away {
    /// The AI player's level.
    pub(crate) level: String,
    pub(crate) why: Absence,
    pub(crate) since: Timestamp,
}

impl Sitting {
    pub(crate) fn new(holder: Holder) -> Self {
        Self { holder, prefs: Prefs::default(), away: None }
    }

    /// The person who holds the seat and plays.
    pub(crate) fn present(&self) -> Option<PersonId> {
        self.holder.person().filter(|_| self.away.is_none())
    }

    /// Whether an admin removed the person from the match.
    pub(crate) fn is_removed(&self) -> bool {
        self.away.as_ref().is_some_and(|away| away.why == Absence::Removed)
    }

    /// The level of the AI player that decides here, in its own right or in a person's place.
    pub(crate) fn ai(&self) -> Option<&str> {
        match (&self.holder, &self.away) {
            (Holder::Ai { level }, _) | (Holder::Person { .. }, Some(Away { level, .. })) => Some(level),
            (Holder::Person { .. }, None) => None,
        }
    }
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
    /// The revision of the game's rules by which the present deal is played.
    pub(crate) rules_rev: u32,
    /// Whether that is an earlier revision than this build has. Such play is not judged; the log tells its outcome.
    pub(crate) outdated: bool,
    /// How many deals that were dealt do not count.
    pub(crate) annulled: u32,
    /// The deal that was redealt last.
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
    /// What the last decision could be taken back to.
    pub(crate) takeback: Option<Box<Takeback>>,
    /// When the present decision came up.
    pub(crate) since: Timestamp,
    pub(crate) stage: Stage,
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
    /// Started, and nothing dealt yet; only ever between two events of one decision.
    Shuffling,
    /// A deal does not count, and is not dealt anew yet; only ever between two events of one decision.
    Annulled {
        deal_no: u32,
    },
    Dealt(Deal),
    /// A deal is scored and the next not dealt; only ever between two events of one decision.
    Scored(Deal, Progress),
}

#[derive(Clone)]
pub(crate) struct Deal {
    pub(crate) deal_no: u32,
    pub(crate) dealer: Seat,
    pub(crate) deal: AnyDeal,
    /// Whether something was played that the rules no longer know; the deal is then as it was before that.
    pub(crate) lost: bool,
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

impl Playing {
    /// The number of seats that play.
    pub(crate) fn count(&self) -> u8 {
        count(self.seats.len())
    }

    /// The seats on turn; none in a deal that is to be dealt anew.
    pub(crate) fn awaited(&self) -> SeatSet {
        match &self.stage {
            Stage::Dealt(deal) if !self.outdated => deal.deal.to_act(),
            Stage::Dealt(_) | Stage::Shuffling | Stage::Annulled { .. } | Stage::Scored(..) => SeatSet::EMPTY,
        }
    }

    /// The seed of deal `deal_no`, as it is dealt now: no cards are dealt twice.
    pub(crate) fn seed(&self, deal_no: u32) -> Seed {
        fair::deal_seed(&self.secret, &self.words, deal_no.saturating_add(self.annulled))
    }

    /// Whether everybody who must agree to end the match agrees: the persons who play, and those whose time has run out. Otherwise a
    /// loser could end the match while the winner sleeps.
    pub(crate) fn all_agree(&self) -> bool {
        self.have_agreed(self.end_proposed)
    }

    /// The same, apart from the person on this seat.
    pub(crate) fn others_agree(&self, seat: Seat) -> bool {
        let mut proposed = self.end_proposed;
        proposed.insert(seat);
        self.have_agreed(proposed)
    }

    fn have_agreed(&self, proposed: SeatSet) -> bool {
        let slow = |sitting: &Sitting| sitting.away.as_ref().is_some_and(|away| away.why == Absence::TimedOut);
        seats(self.seats.len())
            .zip(&self.seats)
            .all(|(seat, sitting)| proposed.contains(seat) || sitting.present().is_none() && !slow(sitting))
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

    /// When the time of the persons on turn is over; none where nobody is hurried.
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

    /// The seats that a person at `seat` may treat as left, and from when on; none where the match waits for that person
    /// alone. With a slow clock, the whole time for a decision may be used.
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

    /// The result, if the match ended now in this way; `None` where it cannot.
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

    /// Who holds a seat, and what was decided there since.
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

/// The first `count` seats.
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
