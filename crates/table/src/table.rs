//! The aggregate.

use std::fmt;

use talon_cards::{Seat, fair};

use crate::{
    BadLog, Command, FinishedMatch, Limits, Mistake, PersonId, Recorded, Refusal, Reservation, Stale, TableId,
    Timestamp, Why,
    phase::{Lobby, Open, Phase, Playing, Stage},
};

/// Something that waits for a person: a decision, or a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// When it came up.
    pub since: Timestamp,
    /// When the person last did something at the table; long ago if never.
    pub active_at: Timestamp,
}

/// A table: who sits there, and the lobby, match or result that it is in.
///
/// `Debug` shows the name and the version only.
#[derive(Clone)]
pub struct Table {
    pub(crate) version: u32,
    pub(crate) turn: u32,
    pub(crate) idle_since: Timestamp,
    pub(crate) latest_at: Timestamp,
    /// `None` until the table is opened.
    pub(crate) open: Option<Open>,
}

impl Default for Table {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("id", &self.id()).field("version", &self.version).finish_non_exhaustive()
    }
}

impl Table {
    /// A table that is not opened yet; it takes only [`Command::Open`].
    #[must_use]
    pub fn new() -> Self {
        Self { version: 0, turn: 0, idle_since: Timestamp(0), latest_at: Timestamp(0), open: None }
    }

    /// The table that a log replays to.
    ///
    /// # Errors
    /// [`BadLog`] at the first record that cannot follow those before it, or when there is no record.
    pub fn replay(log: impl IntoIterator<Item = Recorded>) -> Result<Self, BadLog> {
        let mut table = Self::new();
        for recorded in log {
            table.evolve(&recorded)?;
        }
        if table.version == 0 {
            return Err(BadLog { seq: 0, why: Why::Empty });
        }
        Ok(table)
    }

    /// The match that has just ended, until the next is prepared.
    #[must_use]
    pub fn just_finished(&self) -> Option<&FinishedMatch> {
        match &self.open.as_ref()?.phase {
            Phase::Over(over) => Some(&over.finished),
            Phase::Closed(shut) => shut.last.as_deref(),
            Phase::Unprepared | Phase::Lobby(_) | Phase::Playing(_) => None,
        }
    }

    /// How many events the table has seen: the `seq` of the last one.
    #[must_use]
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The number of the present decision: it advances with every action and every deal, over all matches of the table, so that no button
    /// drawn for one decision fits another.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// The table's name; `None` before it is opened.
    #[must_use]
    pub fn id(&self) -> Option<TableId> {
        self.open.as_ref().map(|open| open.id)
    }

    /// Since when nothing has happened: the time of the last event, plus the [delays](crate::Event::Delayed) since.
    #[must_use]
    pub fn idle_since(&self) -> Timestamp {
        self.idle_since
    }

    /// When the last event was recorded.
    #[must_use]
    pub fn latest_at(&self) -> Timestamp {
        self.latest_at
    }

    /// Whether the table exists and is not closed.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.open.as_ref().is_some_and(|open| !matches!(open.phase, Phase::Closed(_)))
    }

    /// Whether a match is being played.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.open.as_ref().is_some_and(|open| matches!(open.phase, Phase::Playing(_)))
    }

    /// Whether the deal under way was dealt under an earlier revision of its game's rules, and is to be [dealt again](Command::Revise).
    #[must_use]
    pub fn is_outdated(&self) -> bool {
        self.open.as_ref().and_then(Open::playing).is_some_and(|playing| playing.outdated)
    }

    /// The seat that a person holds; none for somebody who was removed from the match.
    #[must_use]
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seated_persons().find(|(_, other)| *other == person).map(|(seat, _)| seat)
    }

    /// The turn of the person at `seat`; none if the match does not wait for that person.
    #[must_use]
    pub fn turn_of(&self, seat: Seat) -> Option<Turn> {
        let playing = self.open.as_ref()?.playing().filter(|playing| playing.pause.is_none())?;
        let is_awaited = playing.awaited_persons().any(|(awaited, _)| awaited == seat);
        let sitting = playing.seats.get(seat.index()).filter(|_| is_awaited)?;
        // Somebody who has just been notified of the match is not called again for its first turn.
        Some(Turn { since: playing.since, active_at: sitting.active_at.max(playing.started_at) })
    }

    /// When somebody last did something at the table from `seat`; long ago if never.
    #[must_use]
    pub fn active_at(&self, seat: Seat) -> Timestamp {
        let sitting = self.open.as_ref().and_then(|open| open.phase.sitting(seat));
        sitting.map_or(Timestamp(i64::MIN), |sitting| sitting.active_at)
    }

    /// What the person at `seat` should be notified of even while sitting at the table: a match of several people has begun in which the
    /// person has not decided anything, or another one is offered.
    #[must_use]
    pub fn calls_for(&self, seat: Seat) -> Option<Turn> {
        let open = self.open.as_ref().filter(|open| open.community)?;
        open.phase.sitting(seat)?.holder.person()?;
        let since = match &open.phase {
            Phase::Playing(playing) => match &playing.stage {
                Stage::Dealt(deal) if deal.deal_no == 1 && !deal.decided.contains(seat) => playing.started_at,
                Stage::Dealt(_) | Stage::Shuffling | Stage::Annulled { .. } | Stage::Scored(..) => return None,
            },
            Phase::Lobby(lobby) if lobby.previous.is_some() && !lobby.chair(seat)?.ready => lobby.prepared_at,
            Phase::Unprepared | Phase::Lobby(_) | Phase::Over(_) | Phase::Closed(_) => return None,
        };
        Some(Turn { since, active_at: Timestamp(i64::MIN) })
    }

    /// Since when the present deal is the one to show. A match's lobby and its first deal share a moment; none after a match.
    #[must_use]
    pub fn on_show_since(&self) -> Option<Timestamp> {
        match &self.open.as_ref()?.phase {
            Phase::Lobby(lobby) => Some(lobby.prepared_at),
            Phase::Playing(playing) => match &playing.stage {
                Stage::Dealt(deal) if deal.deal_no > 1 => Some(deal.dealt_at),
                Stage::Dealt(_) | Stage::Shuffling | Stage::Annulled { .. } | Stage::Scored(..) => {
                    Some(playing.prepared_at)
                }
            },
            Phase::Unprepared | Phase::Over(_) | Phase::Closed(_) => None,
        }
    }

    /// Whether an admin resigns by stopping the match: an admin who plays in it does, unless others do too, and agree to end it.
    #[must_use]
    pub fn stopping_resigns(&self, admin: PersonId) -> bool {
        let playing = self.open.as_ref().and_then(Open::playing);
        let seat = self.seat_of(admin);
        playing.zip(seat).is_some_and(|(playing, seat)| playing.must_resign(seat))
    }

    /// The persons who hold seats, in the seats' order, except those who were removed from the match. A closed table still
    /// names them.
    #[must_use]
    pub fn persons(&self) -> Vec<PersonId> {
        self.seated_persons().map(|(_, person)| person).collect()
    }

    /// Everybody who ever took a seat, each once.
    #[must_use]
    pub fn came(&self) -> &[PersonId] {
        self.open.as_ref().map_or(&[][..], |open| &open.came)
    }

    /// For whom the seats are reserved; none if they are for everybody.
    #[must_use]
    pub fn kept_for(&self) -> Option<&Reservation> {
        self.open.as_ref()?.reserved.as_ref()
    }

    fn seated_persons(&self) -> impl Iterator<Item = (Seat, PersonId)> {
        let taken = self.open.iter().flat_map(|open| open.phase.taken());
        let seated = taken.filter(|(_, sitting)| !sitting.is_removed());
        seated.filter_map(|(seat, sitting)| Some((seat, sitting.holder.person()?)))
    }

    /// The first seat on turn that an AI player plays, in its own right or in a person's place, and that player's level;
    /// none while the match is paused.
    #[must_use]
    pub fn ai_to_act(&self) -> Option<(Seat, String)> {
        let playing = self.open.as_ref()?.playing().filter(|playing| playing.pause.is_none())?;
        playing.awaited().iter().find_map(|seat| Some((seat, playing.seats.get(seat.index())?.ai()?.to_owned())))
    }

    /// The seed of AI players' decisions in this match; none outside of a match. Tables that play the same boards share it, so that the
    /// same play meets the same answers.
    #[must_use]
    pub fn chance_of_players(&self) -> Option<u64> {
        Some(fair::chance_of_players(&self.open.as_ref()?.playing()?.secret))
    }

    /// When the persons on turn are to be reminded, and whom: after half of their time.
    #[must_use]
    pub fn reminder(&self) -> Option<(Timestamp, Vec<PersonId>)> {
        let open = self.open.as_ref()?;
        let playing = open.playing()?;
        playing.deadline(open.terms.clock)?;
        let half = open.terms.clock.per_decision()? / 2;
        Some((playing.since.plus(half), playing.awaited_persons().map(|(_, person)| person).collect()))
    }

    /// The next moment at which something is due without a press, and the command for it: the time for a decision is over, a full lobby
    /// starts, or a lobby, a finished table or a match has waited long enough.
    #[must_use]
    pub fn due(&self, limits: &Limits) -> Option<(Timestamp, Command)> {
        let open = self.open.as_ref()?;
        let waits = match &open.phase {
            Phase::Lobby(lobby) if open.starts_by_itself(lobby) && limits.starts_after < lobby.waits => {
                return Some((self.idle_since.plus(limits.starts_after), Command::StartFull));
            }
            Phase::Lobby(lobby) => lobby.waits,
            Phase::Over(_) => limits.rematch_expires,
            Phase::Playing(playing) => {
                let idle = self.idle_since.plus(playing.waits(limits));
                let late = playing.deadline(open.terms.clock).filter(|late| *late < idle);
                return Some(late.map_or((idle, Command::Expire), |late| (late, Command::TimeOut)));
            }
            Phase::Unprepared | Phase::Closed(_) => return None,
        };
        Some((self.idle_since.plus(waits), Command::Expire))
    }

    pub(crate) fn opened(&self) -> Result<&Open, Refusal> {
        match &self.open {
            Some(open) if !matches!(open.phase, Phase::Closed(_)) => Ok(open),
            Some(_) | None => Err(Stale::Closed.into()),
        }
    }

    pub(crate) fn in_lobby(&self) -> Result<(&Open, &Lobby), Refusal> {
        let open = self.opened()?;
        match &open.phase {
            Phase::Lobby(lobby) => Ok((open, lobby)),
            Phase::Unprepared | Phase::Playing(_) | Phase::Over(_) | Phase::Closed(_) => {
                Err(Mistake::NotInLobby.into())
            }
        }
    }

    pub(crate) fn in_play(&self) -> Result<(&Open, &Playing), Refusal> {
        let open = self.opened()?;
        let playing = open.playing().ok_or(Mistake::NotPlaying)?;
        Ok((open, playing))
    }

    pub(crate) fn seated(&self, person: PersonId) -> Result<Seat, Mistake> {
        self.seat_of(person).ok_or_else(|| {
            let holds_one = |open: &Open| open.phase.persons().any(|(_, other)| other == person);
            if self.open.as_ref().is_some_and(holds_one) { Mistake::Removed } else { Mistake::NotSeated }
        })
    }
}
