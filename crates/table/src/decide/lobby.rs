//! Commands of the lobby, and those that close a table.

use std::num::NonZeroU32;
use std::time::Duration;

use talon_cards::{Seat, fair::Secret};
use talon_games::AnyRules;

use super::Draft;
use crate::{
    Closed, Command, Event, Home, How, Limits, Mistake, PersonId, Refusal, Reservation, Stale, TableId,
    evolve::fits,
    phase::{Chair, Phase},
    words,
};

impl Draft {
    pub(super) fn open(
        &mut self,
        id: TableId,
        rules: &AnyRules,
        host: PersonId,
        secret: &Secret,
        home: Home,
        limits: &Limits,
    ) -> Result<(), Refusal> {
        if self.table.open.is_some() {
            return self.stale_phase();
        }
        self.push(Event::Opened { id, rules: rules.clone(), host, community: home.community });
        self.prepare(1, secret, limits);
        self.push(Event::Joined { seat: Seat::FIRST, person: host });
        Ok(())
    }

    pub(super) fn prepare(&mut self, match_no: u32, secret: &Secret, limits: &Limits) {
        self.push(Event::Prepared {
            match_no,
            commitment: secret.commitment(),
            secret: secret.clone(),
            waits_ms: millis(limits.lobby_expires),
        });
    }

    pub(super) fn join(&mut self, person: PersonId) -> Result<(), Refusal> {
        if self.table.opened().is_ok() && self.table.seat_of(person).is_some() {
            return Err(Mistake::AlreadySeated.into());
        }
        let (open, lobby) = self.table.in_lobby()?;
        if !open.community && person != open.host {
            return Err(Mistake::PrivateTable.into());
        }
        open.is_free_for(person)?;
        let seat = lobby.free_seat().ok_or(Mistake::TableFull)?;
        self.push(Event::Joined { seat, person });
        Ok(())
    }

    pub(super) fn reserve(&mut self, kept: &Reservation) -> Result<(), Refusal> {
        let (open, lobby) = self.table.in_lobby()?;
        if open.reserved.as_ref().is_some_and(|reserved| reserved == kept) {
            return Err(Stale::Done.into());
        }
        let is_one = |chair: &Chair| chair.sitting.holder.person().is_some_and(|person| kept.persons.contains(&person));
        if !lobby.players().all(is_one) {
            return Err(Mistake::Reserved.into());
        }
        let Reservation { persons, all, again } = kept.clone();
        self.push(Event::Reserved { persons, all, again });
        Ok(())
    }

    pub(super) fn fix_boards(&mut self, boards: NonZeroU32) -> Result<(), Refusal> {
        let (open, lobby) = self.table.in_lobby()?;
        if open.terms.boards.is_some() {
            return Err(Stale::Done.into());
        }
        if lobby.previous.is_some() {
            return Err(Mistake::PlayedOnce.into());
        }
        if lobby.has_words() {
            return Err(Mistake::SameCards.into());
        }
        self.push(Event::BoardsFixed { boards });
        Ok(())
    }

    pub(super) fn leave(&mut self, person: PersonId) -> Result<(), Refusal> {
        let phase = &self.table.opened()?.phase;
        let reason = match phase {
            Phase::Lobby(_) => Closed::Cancelled,
            Phase::Over(_) => Closed::Ended,
            Phase::Unprepared | Phase::Playing(_) | Phase::Closed(_) => {
                return Err(Mistake::NotInLobby.into());
            }
        };
        let last = phase.persons().count() == 1;
        let seat = self.table.seated(person)?;
        self.push(Event::Left { seat, person });
        if last {
            self.push(Event::Closed { reason });
        }
        Ok(())
    }

    pub(super) fn add_ai(&mut self, by: PersonId, limits: &Limits) -> Result<(), Refusal> {
        let (open, lobby) = self.table.in_lobby()?;
        self.table.seated(by)?;
        open.is_free()?;
        let seat = lobby.free_seat().ok_or(Mistake::TableFull)?;
        // A host who has chosen a level wants it again.
        let before = lobby.chairs.iter().rev().find_map(|chair| chair.as_ref()?.sitting.ai());
        let level = before.unwrap_or(&limits.ai_level).to_owned();
        self.push(Event::AiJoined { seat, level });
        Ok(())
    }

    pub(super) fn remove_ai(&mut self, by: PersonId, seat: Seat) -> Result<(), Refusal> {
        self.table.in_lobby()?;
        self.table.seated(by)?;
        self.ai_in_lobby(seat)?;
        self.push(Event::AiLeft { seat });
        Ok(())
    }

    pub(super) fn next_ai(&mut self, by: PersonId, seat: Seat, limits: &Limits) -> Result<(), Refusal> {
        self.table.in_lobby()?;
        self.is_host(by)?;
        let level = self.ai_in_lobby(seat)?;
        let levels = &limits.ai_levels;
        let next = levels.iter().position(|known| known == level).map_or(0, |place| (place + 1) % levels.len());
        let level = levels.get(next).unwrap_or(&limits.ai_level).clone();
        self.push(Event::AiLeft { seat });
        self.push(Event::AiJoined { seat, level });
        Ok(())
    }

    /// The seated person is the host.
    fn is_host(&self, by: PersonId) -> Result<(), Refusal> {
        self.table.seated(by)?;
        if by == self.table.opened()?.host { Ok(()) } else { Err(Mistake::NotHost.into()) }
    }

    /// The level of the AI player on this seat of the lobby.
    fn ai_in_lobby(&self, seat: Seat) -> Result<&str, Refusal> {
        let (_, lobby) = self.table.in_lobby()?;
        lobby.chair(seat).and_then(|chair| chair.sitting.ai()).ok_or_else(|| Mistake::NoAiHere.into())
    }

    pub(super) fn set_option(&mut self, by: PersonId, key: &str, value: &str) -> Result<(), Refusal> {
        self.set_options(by, &[(key.to_owned(), value.to_owned())])
    }

    pub(super) fn set_options(&mut self, by: PersonId, options: &[(String, String)]) -> Result<(), Refusal> {
        let (open, lobby) = self.table.in_lobby()?;
        self.is_host(by)?;
        open.is_free()?;
        let (before, community) = (open.terms.clone(), open.community);
        let after = options.iter().try_fold(before.clone(), |terms, (key, value)| terms.with(key, value));
        let after = after.map_err(|_| Mistake::UnknownOption)?;
        if after == before {
            return Err(Stale::Done.into());
        }
        if !fits(lobby, &after.rules) {
            return Err(Mistake::TooManySeated.into());
        }
        let pairs = after.options(community).into_iter().zip(before.options(community));
        for (option, _) in pairs.filter(|(after, before)| after.value != before.value) {
            self.push(Event::OptionSet { key: option.key.to_owned(), value: option.value.to_owned() });
        }
        Ok(())
    }

    pub(super) fn give_words(&mut self, person: PersonId, words: &str) -> Result<(), Refusal> {
        let (open, lobby) = self.table.in_lobby()?;
        let seat = self.table.seated(person)?;
        if open.terms.boards.is_some() {
            return Err(Mistake::SameCards.into());
        }
        let words = words::recorded(words)?;
        if lobby.chair(seat).is_some_and(|chair| chair.words.as_ref() == Some(&words)) {
            return Err(Stale::Done.into());
        }
        self.push(Event::WordsGiven { seat, words });
        Ok(())
    }

    pub(super) fn start(&mut self, by: PersonId) -> Result<(), Refusal> {
        let (open, lobby) = self.table.in_lobby()?;
        let seat = self.table.seated(by)?;
        lobby.startable(&open.terms.rules, Some(seat))?;
        open.are_all_here(lobby)?;
        if lobby.chair(seat).is_some_and(|chair| !chair.ready) {
            self.push(Event::Ready { seat });
        }
        self.begin();
        Ok(())
    }

    pub(super) fn hold_start(&mut self, person: PersonId) -> Result<(), Refusal> {
        let (_, lobby) = self.table.in_lobby()?;
        let seat = self.table.seated(person)?;
        if lobby.is_held {
            return Err(Stale::Done.into());
        }
        self.push(Event::StartHeld { seat });
        Ok(())
    }

    pub(super) fn start_full(&mut self, limits: &Limits) -> Result<(), Refusal> {
        match self.table.due(limits) {
            Some((due, Command::StartFull)) if due <= self.now => self.begin(),
            Some(_) | None => return self.stale_phase(),
        }
        Ok(())
    }

    /// Starts the match of a lobby that can start, and deals.
    pub(super) fn begin(&mut self) {
        let Ok((open, lobby)) = self.table.in_lobby() else {
            return;
        };
        let started = Event::Started {
            match_no: lobby.match_no,
            first_dealer: open.first_dealer(lobby),
            rules_rev: open.terms.rules.kind().rules_rev(),
        };
        self.push(started);
        self.settle();
    }

    pub(super) fn cancel(&mut self, by: PersonId) -> Result<(), Refusal> {
        let open = self.table.opened()?;
        let reason = match &open.phase {
            Phase::Lobby(_) => Closed::Cancelled,
            Phase::Over(_) => Closed::Ended,
            Phase::Unprepared | Phase::Playing(_) | Phase::Closed(_) => {
                return Err(Mistake::NotInLobby.into());
            }
        };
        self.is_host(by)?;
        self.push(Event::Closed { reason });
        Ok(())
    }

    pub(super) fn give_way(&mut self) -> Result<(), Refusal> {
        match &self.table.opened()?.phase {
            Phase::Over(_) => self.push(Event::Closed { reason: Closed::Ended }),
            Phase::Unprepared | Phase::Lobby(_) | Phase::Playing(_) | Phase::Closed(_) => return self.stale_phase(),
        }
        Ok(())
    }

    pub(super) fn expire(&mut self, limits: &Limits) -> Result<(), Refusal> {
        let open = self.table.opened()?;
        let reason = match &open.phase {
            Phase::Lobby(_) => Closed::Expired,
            Phase::Over(_) => Closed::Ended,
            Phase::Playing(_) => return self.end_idle(limits),
            Phase::Unprepared | Phase::Closed(_) => return self.stale_phase(),
        };
        self.expects_expiry(limits)?;
        self.push(Event::Closed { reason });
        Ok(())
    }

    fn end_idle(&mut self, limits: &Limits) -> Result<(), Refusal> {
        self.expects_expiry(limits)?;
        let seats = self.table.opened()?.phase.persons().map(|(seat, _)| seat).collect();
        self.end_match(How::Abandoned { seats })
    }

    fn expects_expiry(&self, limits: &Limits) -> Result<(), Refusal> {
        match self.table.due(limits) {
            Some((due, Command::Expire)) if due <= self.now => Ok(()),
            Some(_) | None => self.stale_phase(),
        }
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
