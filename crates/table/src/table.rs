//! The aggregate.

use std::fmt;

use talon_cards::Seat;

use crate::{
    BadLog, Command, Holder, Limits, Mistake, PersonId, Recorded, Refusal, Stale, TableId, Timestamp, Why,
    phase::{Lobby, Open, Phase, Playing},
};

/// A table: who sits there, and the lobby, match or result that it is in.
///
/// `Debug` shows the name and the version only.
#[derive(Clone)]
pub struct Table {
    pub(crate) version: u32,
    pub(crate) turn: u32,
    pub(crate) idle_since: Timestamp,
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
    /// A table that is not opened yet; all it takes is [`Command::Open`].
    #[must_use]
    pub fn new() -> Self {
        Self { version: 0, turn: 0, idle_since: Timestamp(0), open: None }
    }

    /// The table that a log tells of.
    ///
    /// # Errors
    /// [`BadLog`] at the first record that cannot follow on those before it, or when there is no record.
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

    /// How many events the table has seen: the `seq` of the last one.
    #[must_use]
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The number of the present decision: it advances with every action and every deal, over all matches of the table, so
    /// that no button drawn for one decision fits another.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// The table's name; `None` before it is opened.
    #[must_use]
    pub fn id(&self) -> Option<TableId> {
        self.open.as_ref().map(|open| open.id)
    }

    /// When something last happened.
    #[must_use]
    pub fn idle_since(&self) -> Timestamp {
        self.idle_since
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

    /// The seat that a person holds.
    #[must_use]
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let phase = &self.open.as_ref()?.phase;
        phase.taken().find(|(_, sitting)| sitting.holder.person() == Some(person)).map(|(seat, _)| seat)
    }

    /// The persons who hold seats, in the seats' order. A closed table still names them.
    #[must_use]
    pub fn persons(&self) -> Vec<PersonId> {
        self.open.iter().flat_map(|open| open.phase.persons()).map(|(_, person)| person).collect()
    }

    /// The first seat on turn that an AI player holds, and that player's level.
    #[must_use]
    pub fn ai_to_act(&self) -> Option<(Seat, String)> {
        let playing = self.open.as_ref()?.playing()?;
        playing.awaited().iter().find_map(|seat| match &playing.seats.get(seat.index())?.holder {
            Holder::Ai { level } => Some((seat, level.clone())),
            Holder::Person { .. } => None,
        })
    }

    /// The next moment at which something is due without anybody asking, and the command for it: a lobby, or a finished
    /// table, that has waited long enough.
    #[must_use]
    pub fn due(&self, limits: &Limits) -> Option<(Timestamp, Command)> {
        let waits = match &self.open.as_ref()?.phase {
            Phase::Lobby(lobby) => lobby.waits,
            Phase::Over(_) => limits.rematch_expires,
            Phase::Unprepared | Phase::Playing(_) | Phase::Closed(_) => return None,
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
        self.seat_of(person).ok_or(Mistake::NotSeated)
    }
}
