//! Judging commands.
//!
//! A decision is made on a draft of the table: every event is applied to the draft at once, so that its consequences (drawing, a forced
//! card, the end of a deal, the next deal) follow from the new state.

mod absence;
mod ending;
mod lobby;
mod play;

use crate::{Command, Event, Limits, Mistake, Recorded, Refusal, Stale, Table, Timestamp};

impl Table {
    /// What follows from a command: the events to record, in order, at `now`. There is at least one.
    ///
    /// # Errors
    /// [`Refusal`], and nothing happens.
    pub fn decide(&self, command: &Command, now: Timestamp, limits: &Limits) -> Result<Vec<Event>, Refusal> {
        let mut draft = Draft::of(self, now);
        draft.carry_out(command, limits)?;
        Ok(draft.events)
    }
}

/// A table as it will be, and the events that lead there.
struct Draft {
    table: Table,
    now: Timestamp,
    events: Vec<Event>,
    /// False once an event did not apply, which would be a fault of this crate. The event stays in the list, so that [`Table::evolve`]
    /// reports it when it is recorded, and no further events are decided.
    sound: bool,
}

impl Draft {
    fn of(table: &Table, now: Timestamp) -> Self {
        Self { table: table.clone(), now, events: Vec::new(), sound: true }
    }

    fn push(&mut self, event: Event) {
        if !self.sound {
            return;
        }
        let recorded = Recorded { seq: self.table.version().saturating_add(1), at: self.now, event };
        self.sound = self.table.evolve(&recorded).is_ok();
        self.events.push(recorded.event);
    }

    fn carry_out(&mut self, command: &Command, limits: &Limits) -> Result<(), Refusal> {
        if self.table.open.is_some() {
            self.table.opened()?;
        }
        if command.goes_on_in_lobby()
            && self.table.in_lobby().is_ok_and(|(_, lobby)| lobby.events >= limits.lobby_events)
        {
            return Err(Mistake::LobbyWorn.into());
        }
        match command {
            Command::Open { id, rules, host, secret, home } => self.open(*id, rules, *host, secret, *home, limits),
            Command::Reserve(kept) => self.reserve(kept),
            Command::FixBoards { boards } => self.fix_boards(*boards),
            Command::Join { person } => self.join(*person),
            Command::Leave { person } => self.leave(*person),
            Command::AddAi { by } => self.add_ai(*by, limits),
            Command::RemoveAi { by, seat } => self.remove_ai(*by, *seat),
            Command::NextAi { by, seat } => self.next_ai(*by, *seat, limits),
            Command::SetOption { by, key, value } => self.set_option(*by, key, value),
            Command::SetOptions { by, options } => self.set_options(*by, options),
            Command::Words { person, words } => self.give_words(*person, words),
            Command::Start { by } => self.start(*by),
            Command::HoldStart { person } => self.hold_start(*person),
            Command::StartFull => self.start_full(limits),
            Command::Act { by, turn, action } => self.act(*by, *turn, *action),
            Command::Prefer { person, pref, on } => self.prefer(*person, *pref, *on),
            Command::Undo { person } => self.undo(*person),
            Command::StandDown { person } => self.stand_down(*person, limits),
            Command::Return { person } => self.come_back(*person),
            Command::TakeOver { person, seat } => self.take_over(*person, *seat, limits),
            Command::ProposePause { person } => self.propose_pause(*person),
            Command::Resume { person } => self.resume(*person),
            Command::Remove { by, seat } => self.remove(*by, *seat, limits),
            Command::Stop { by } => self.stop(*by),
            Command::TimeOut => self.time_out(limits),
            Command::Resign { person } => self.resign(*person),
            Command::ProposeEnd { person } => self.propose_end(*person),
            Command::WithdrawEnd { person } => self.withdraw_end(*person),
            Command::EndAbandoned { by } => self.end_abandoned(*by, limits),
            Command::Rematch { person, secret } => self.rematch(*person, secret, limits),
            Command::Cancel { by } => self.cancel(*by),
            Command::GiveWay => self.give_way(),
            Command::Expire => self.expire(limits),
            Command::Revise => self.revise(),
            Command::Delay { by, version } => self.delay(*by, *version),
            Command::Withdraw => self.withdraw(),
        }
    }

    /// Refuses what belongs to an earlier phase of an open table.
    fn stale_phase<T>(&self) -> Result<T, Refusal> {
        self.table.opened()?;
        Err(Stale::Phase.into())
    }
}
