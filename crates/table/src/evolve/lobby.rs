//! Events of the lobby, and those that open and close a table.

use std::num::NonZeroU32;
use std::time::Duration;

use talon_cards::{
    Seat, SeatSet,
    fair::{Commitment, Secret},
};
use talon_games::AnyRules;

use crate::{
    Closed, Event, FinishedMatch, Holder, PersonId, Pref, Prefs, Reservation, Table, Terms, Timestamp, Why,
    phase::{Chair, Lobby, Missed, Open, Phase, Playing, Shut, Sitting, Stage, count, seats},
};

impl Table {
    pub(super) fn apply_opened(&mut self, event: &Event) -> Result<(), Why> {
        match (&self.open, event) {
            (None, Event::Opened { id, rules, host, community }) => {
                self.open = Some(Open {
                    id: *id,
                    host: *host,
                    community: *community,
                    terms: Terms::of(rules.clone(), *community),
                    reserved: None,
                    came: Vec::new(),
                    phase: Phase::Unprepared,
                });
                Ok(())
            }
            (Some(open), _) => Err(open.not_now(event.name())),
            (None, _) => Err(Why::NotNow { event: event.name(), phase: "before the table is opened" }),
        }
    }
}

impl Open {
    pub(super) fn prepared(
        &mut self,
        event: &'static str,
        match_no: u32,
        commitment: Commitment,
        secret: &Secret,
        waits_ms: u64,
        at: Timestamp,
    ) -> Result<(), Why> {
        let places = usize::from(*self.terms.rules.seats().end());
        let (expected, previous, mut chairs): (_, _, Vec<Option<Chair>>) = match &self.phase {
            Phase::Unprepared => (1, None, Vec::new()),
            Phase::Over(over) if self.may_go_on(over).is_ok() => (
                over.finished.match_no.saturating_add(1),
                Some(over.finished.clone()),
                over.seats.iter().cloned().map(|sitting| sitting.map(unready)).collect(),
            ),
            Phase::Lobby(_) | Phase::Playing(_) | Phase::Over(_) | Phase::Closed(_) => {
                return Err(self.not_now(event));
            }
        };
        if match_no != expected {
            return Err(Why::MatchNumber { expected, recorded: match_no });
        }
        if secret.commitment() != commitment {
            return Err(Why::Commitment);
        }
        chairs.resize_with(places.max(chairs.len()), || None);
        self.phase = Phase::Lobby(Lobby {
            match_no,
            secret: secret.clone(),
            prepared_at: at,
            waits: Duration::from_millis(waits_ms),
            events: 0,
            is_held: false,
            chairs,
            previous,
        });
        Ok(())
    }

    pub(super) fn reserved(&mut self, event: &'static str, kept: Reservation) -> Result<(), Why> {
        self.lobby_mut(event)?;
        if let Some((seat, _)) = self.phase.taken().find(|(_, sitting)| !is_one_of(sitting, &kept.persons)) {
            return Err(Why::WrongHolder { seat });
        }
        self.reserved = Some(kept);
        Ok(())
    }

    pub(super) fn boards_fixed(&mut self, event: &'static str, boards: NonZeroU32) -> Result<(), Why> {
        let lobby = self.lobby_mut(event)?;
        let fresh = lobby.previous.is_none() && !lobby.has_words();
        if !fresh || self.terms.boards.is_some() {
            return Err(self.not_now(event));
        }
        self.terms.boards = Some(boards);
        Ok(())
    }

    pub(super) fn joined(&mut self, event: &'static str, seat: Seat, person: PersonId) -> Result<(), Why> {
        self.is_free_for(person).map_err(|_| Why::WrongHolder { seat })?;
        if let Some((seat, _)) = self.phase.persons().find(|(_, other)| *other == person) {
            return Err(Why::TwoSeats { seat });
        }
        self.sit(event, seat, Holder::Person { person })?;
        self.note_came(person);
        Ok(())
    }

    pub(super) fn ai_joined(&mut self, event: &'static str, seat: Seat, level: &str) -> Result<(), Why> {
        self.is_free().map_err(|_| Why::WrongHolder { seat })?;
        let level = level.to_owned();
        self.sit(event, seat, Holder::Ai { level })
    }

    fn sit(&mut self, event: &'static str, seat: Seat, holder: Holder) -> Result<(), Why> {
        let lobby = self.lobby_mut(event)?;
        let Some(chair) = lobby.chairs.get_mut(seat.index()) else {
            return Err(Why::NoSuchSeat { seat });
        };
        if chair.is_some() {
            return Err(Why::SeatTaken { seat });
        }
        *chair = Some(Chair { sitting: Sitting::new(holder), ready: true, words: None });
        Ok(())
    }

    pub(super) fn left(&mut self, event: &'static str, seat: Seat, person: PersonId) -> Result<(), Why> {
        if !matches!(self.phase, Phase::Lobby(_) | Phase::Over(_)) {
            return Err(self.not_now(event));
        }
        let holds = self.phase.sitting(seat).and_then(|sitting| sitting.holder.person());
        if holds != Some(person) {
            return Err(Why::WrongHolder { seat });
        }
        self.stand_up(seat);
        if self.host == person {
            self.host = self.heir(seat).unwrap_or(person);
        }
        Ok(())
    }

    pub(super) fn ai_left(&mut self, event: &'static str, seat: Seat) -> Result<(), Why> {
        let lobby = self.lobby_mut(event)?;
        match lobby.chair(seat).map(|chair| &chair.sitting.holder) {
            Some(Holder::Ai { .. }) => {}
            Some(Holder::Person { .. }) | None => return Err(Why::WrongHolder { seat }),
        }
        self.stand_up(seat);
        Ok(())
    }

    fn stand_up(&mut self, seat: Seat) {
        match &mut self.phase {
            Phase::Lobby(lobby) => {
                if let Some(chair) = lobby.chairs.get_mut(seat.index()) {
                    *chair = None;
                }
            }
            Phase::Over(over) => {
                if let Some(place) = over.seats.get_mut(seat.index()) {
                    *place = None;
                }
            }
            Phase::Unprepared | Phase::Playing(_) | Phase::Closed(_) => {}
        }
    }

    /// The next person round the table from a seat.
    pub(super) fn heir(&self, seat: Seat) -> Option<PersonId> {
        let after = self.phase.persons().find(|(other, _)| *other > seat);
        after.or_else(|| self.phase.persons().next()).map(|(_, person)| person)
    }

    pub(super) fn option_set(&mut self, event: &'static str, key: &str, value: &str) -> Result<(), Why> {
        let terms = self.terms.with(key, value).map_err(|_| Why::Option);
        let host = self.host;
        let lobby = self.lobby_mut(event)?;
        let terms = terms?;
        if !fits(lobby, &terms.rules) {
            return Err(Why::Option);
        }
        lobby.chairs.resize_with(usize::from(*terms.rules.seats().end()), || None);
        if lobby.previous.is_some() {
            for chair in lobby.chairs.iter_mut().flatten() {
                let holder = &chair.sitting.holder;
                if holder.person().is_some_and(|person| person != host) {
                    chair.ready = false;
                }
            }
        }
        self.terms = terms;
        Ok(())
    }

    pub(super) fn words_given(&mut self, event: &'static str, seat: Seat, words: &str) -> Result<(), Why> {
        self.lobby_mut(event)?;
        self.persons_seat(seat)?;
        if self.terms.boards.is_some() {
            return Err(self.not_now(event));
        }
        if let Some(chair) = self.lobby_mut(event)?.chair_mut(seat) {
            chair.words = Some(words.to_owned());
        }
        Ok(())
    }

    pub(super) fn ready(&mut self, event: &'static str, seat: Seat) -> Result<(), Why> {
        self.lobby_mut(event)?;
        self.persons_seat(seat)?;
        match self.lobby_mut(event)?.chair_mut(seat) {
            Some(chair) if !chair.ready => {
                chair.ready = true;
                Ok(())
            }
            Some(_) | None => Err(Why::NoChange { seat }),
        }
    }

    pub(super) fn start_held(&mut self, event: &'static str, seat: Seat) -> Result<(), Why> {
        self.persons_seat(seat)?;
        match self.lobby_mut(event)? {
            lobby if lobby.is_held => Err(Why::NoChange { seat }),
            lobby => {
                lobby.is_held = true;
                Ok(())
            }
        }
    }

    pub(super) fn started(
        &mut self,
        event: &'static str,
        match_no: u32,
        first_dealer: Seat,
        rules_rev: u32,
        at: Timestamp,
    ) -> Result<(), Why> {
        let terms = self.terms.clone();
        let rules = &terms.rules;
        let lobby = self.lobby_mut(event)?;
        if match_no != lobby.match_no {
            return Err(Why::MatchNumber { expected: lobby.match_no, recorded: match_no });
        }
        if rules_rev > rules.kind().rules_rev() {
            return Err(Why::RulesRevision { rev: rules_rev });
        }
        lobby.startable(rules, None).map_err(|_| Why::NotStartable)?;
        if terms.boards.is_some() && first_dealer != Seat::FIRST {
            return Err(Why::Dealer { expected: Seat::FIRST, recorded: first_dealer });
        }
        let playing = begin(lobby, &terms, first_dealer, rules_rev, at)?;
        self.phase = Phase::Playing(Box::new(playing));
        Ok(())
    }

    pub(super) fn closed(&mut self, event: &'static str, reason: Closed) -> Result<(), Why> {
        let (sitting, last, missed) = match &self.phase {
            Phase::Lobby(lobby) => (
                lobby.chairs.iter().map(|chair| chair.as_ref().map(|chair| chair.sitting.clone())).collect(),
                lobby.previous.clone(),
                Missed::default(),
            ),
            Phase::Over(over) => (over.seats.clone(), Some(over.finished.clone()), over.missed.clone()),
            // The score of the match is unknown, so it has no result.
            Phase::Playing(playing) if reason == Closed::Withdrawn => {
                (playing.seats.iter().cloned().map(Some).collect(), playing.previous.clone(), Missed::default())
            }
            Phase::Unprepared | Phase::Playing(_) | Phase::Closed(_) => {
                return Err(self.not_now(event));
            }
        };
        self.phase = Phase::Closed(Shut { reason, seats: sitting, last, missed });
        Ok(())
    }

    pub(super) fn preferred(&mut self, event: &'static str, seat: Seat, pref: Pref, on: bool) -> Result<(), Why> {
        if matches!(self.phase, Phase::Unprepared | Phase::Closed(_)) {
            return Err(self.not_now(event));
        }
        self.persons_seat(seat)?;
        let Some(sitting) = self.phase.sitting_mut(seat) else {
            return Err(Why::WrongHolder { seat });
        };
        let slot = sitting.prefs.slot(pref);
        if *slot == on {
            return Err(Why::NoChange { seat });
        }
        *slot = on;
        Ok(())
    }
}

/// Whether the rules leave a seat for everybody who sits in the lobby.
pub(crate) fn fits(lobby: &Lobby, rules: &AnyRules) -> bool {
    let places = usize::from(*rules.seats().end());
    lobby.chairs.iter().skip(places).all(Option::is_none)
}

fn unready(sitting: Sitting) -> Chair {
    let ready = sitting.holder.person().is_none();
    Chair { sitting, ready, words: None }
}

fn begin(lobby: &Lobby, terms: &Terms, first_dealer: Seat, rules_rev: u32, at: Timestamp) -> Result<Playing, Why> {
    let players: Vec<&Chair> = lobby.players().collect();
    if !seats(players.len()).any(|seat| seat == first_dealer) {
        return Err(Why::NoSuchSeat { seat: first_dealer });
    }
    let previous: Option<Box<FinishedMatch>> = lobby.previous.clone();
    Ok(Playing {
        match_no: lobby.match_no,
        secret: lobby.secret.clone(),
        prepared_at: lobby.prepared_at,
        started_at: at,
        seats: players.iter().map(|chair| chair.sitting.clone()).collect(),
        words: players.iter().map(|chair| chair.words.clone()).collect(),
        rules_rev,
        outdated: rules_rev != terms.rules.kind().rules_rev(),
        annulled: 0,
        redealt: None,
        decisions: vec![0; players.len()],
        stand_ins: vec![0; players.len()],
        replaced: Vec::new(),
        score: terms.score(count(players.len()), first_dealer),
        sheet: Vec::new(),
        end_proposed: SeatSet::EMPTY,
        pause_proposed: SeatSet::EMPTY,
        pause: None,
        takeback: None,
        since: at,
        stage: Stage::Shuffling,
        tricks: None,
        earlier: None,
        previous,
    })
}

impl Prefs {
    /// The value of a preference.
    #[must_use]
    pub fn get(mut self, pref: Pref) -> bool {
        *self.slot(pref)
    }

    fn slot(&mut self, pref: Pref) -> &mut bool {
        match pref {
            Pref::HoldDraw => &mut self.hold_draw,
            Pref::PlayForced => &mut self.play_forced,
        }
    }
}

fn is_one_of(sitting: &Sitting, persons: &[PersonId]) -> bool {
    sitting.holder.person().is_some_and(|person| persons.contains(&person))
}
