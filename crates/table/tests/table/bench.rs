//! A table with a log and a clock, and persons who play at random.

use std::time::Duration;

use rand::{RngExt, SeedableRng, rngs::StdRng};
use talon_cards::{Seat, fair::Secret};
use talon_games::{AnyAction, AnyView, GameKind, santase};
use talon_table::{
    Actor, Command, DealView, Event, Home, Limits, Occupant, PersonId, PhaseView, Recorded, Refusal, Table, TableId,
    TableView, Timestamp, Viewer,
};

pub(crate) const ANA: PersonId = PersonId(0xA);
pub(crate) const BORIS: PersonId = PersonId(0xB);
pub(crate) const CVETA: PersonId = PersonId(0xC);

pub(crate) const VIEWERS: [Viewer; 3] = [Viewer::Public, Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND)];

/// Persons for tables of many seats; the first is the host.
pub(crate) fn people(place: u8) -> PersonId {
    PersonId(0xA0 + u64::from(place))
}

pub(crate) fn secret(seed: u64) -> Secret {
    let mut bytes = [0; 32];
    StdRng::seed_from_u64(seed).fill(&mut bytes);
    Secret::new(bytes)
}

#[derive(Clone)]
pub(crate) struct Bench {
    pub(crate) table: Table,
    pub(crate) log: Vec<Recorded>,
    pub(crate) now: Timestamp,
    pub(crate) limits: Limits,
}

impl Bench {
    pub(crate) fn unopened() -> Self {
        Self { table: Table::new(), log: Vec::new(), now: Timestamp(1_700_000_000_000), limits: Limits::default() }
    }

    /// A table in a group, opened by Ana.
    pub(crate) fn opened(seed: u64) -> Self {
        Self::opened_at(seed, Home { community: true })
    }

    pub(crate) fn opened_at(seed: u64, home: Home) -> Self {
        let mut bench = Self::unopened();
        bench.run(Command::Open {
            id: TableId(77),
            rules: GameKind::Santase.default_rules(),
            host: ANA,
            secret: secret(seed),
            home,
        });
        bench
    }

    /// A table of any game in a group, opened by the first of [`people`], with so many of them seated and AI players
    /// after them.
    pub(crate) fn seated(kind: GameKind, persons: u8, ai: u8, seed: u64) -> Self {
        let mut bench = Self::unopened();
        let host = people(0);
        let (id, rules, secret) = (TableId(77), kind.default_rules(), secret(seed));
        bench.run(Command::Open { id, rules, host, secret, home: Home { community: true } });
        for place in 1..persons {
            bench.run(Command::Join { person: people(place) });
        }
        for _ in 0..ai {
            bench.run(Command::AddAi { by: host });
        }
        bench
    }

    /// The views of all seats and of spectators, as text.
    pub(crate) fn everybody(&self) -> Vec<String> {
        let seats = u8::try_from(self.public().seats.len()).unwrap();
        let viewers = [Viewer::Public].into_iter().chain(Seat::all(seats).map(Viewer::Seat));
        viewers.map(|viewer| serde_json::to_string(&self.view(viewer)).unwrap()).collect()
    }

    /// What every seat and spectators know of the deal, as text.
    pub(crate) fn everybody_s_deal(&self) -> Vec<AnyView> {
        let seats = u8::try_from(self.public().seats.len()).unwrap();
        let viewers = [Viewer::Public].into_iter().chain(Seat::all(seats).map(Viewer::Seat));
        viewers.map(|viewer| deal_of(self.view(viewer))).collect()
    }

    /// Ana and Boris in a lobby.
    pub(crate) fn lobby(seed: u64) -> Self {
        let mut bench = Self::opened(seed);
        bench.run(Command::Join { person: BORIS });
        bench
    }

    /// Ana and Boris in the first deal of a match.
    pub(crate) fn playing(seed: u64) -> Self {
        let mut bench = Self::lobby(seed);
        bench.run(Command::Start { by: ANA });
        bench
    }

    /// Ana and Boris after a match played at random, without words.
    pub(crate) fn over(seed: u64) -> Self {
        let mut bench = Self::playing(seed);
        bench.play_out(&mut StdRng::seed_from_u64(seed));
        bench
    }

    /// Carries out a command that must be accepted, and returns its events.
    pub(crate) fn run(&mut self, command: Command) -> Vec<Event> {
        let name = command.name();
        self.tell(command).unwrap_or_else(|refusal| panic!("{name} refused: {refusal}"))
    }

    /// Carries out a command, or not.
    pub(crate) fn tell(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        let events = self.table.decide(&command, self.now, &self.limits)?;
        assert!(!events.is_empty(), "{} accepted without an event", command.name());
        for event in &events {
            self.record(event.clone());
        }
        self.wait(Duration::from_secs(1));
        Ok(events)
    }

    /// A command that must be refused.
    pub(crate) fn refused(&self, command: Command) -> Refusal {
        match self.table.decide(&command, self.now, &self.limits) {
            Err(refusal) => refusal,
            Ok(events) => panic!("{} accepted: {events:?}", command.name()),
        }
    }

    fn record(&mut self, event: Event) {
        let recorded = Recorded { seq: self.table.version() + 1, at: self.now, event };
        self.table.evolve(&recorded).unwrap_or_else(|bad| panic!("a decided event does not apply: {bad}"));
        self.log.push(recorded);
    }

    pub(crate) fn wait(&mut self, duration: Duration) {
        self.now = self.now.plus(duration);
    }

    pub(crate) fn view(&self, viewer: Viewer) -> TableView {
        self.table.view(viewer)
    }

    pub(crate) fn public(&self) -> TableView {
        self.view(Viewer::Public)
    }

    /// The seat on turn.
    pub(crate) fn on_turn(&self) -> Seat {
        match self.public().phase {
            PhaseView::Playing { waiting_for, .. } => waiting_for.iter().next().unwrap(),
            other => panic!("no match is running: {other:?}"),
        }
    }

    pub(crate) fn person_at(&self, seat: Seat) -> PersonId {
        *self.table.persons().iter().find(|person| self.table.seat_of(**person) == Some(seat)).unwrap()
    }

    pub(crate) fn person_on_turn(&self) -> PersonId {
        self.person_at(self.on_turn())
    }

    pub(crate) fn person_off_turn(&self) -> PersonId {
        self.person_at(self.on_turn().other())
    }

    /// What the seat on turn may do.
    pub(crate) fn legal(&self) -> Vec<AnyAction> {
        self.deal_view(self.on_turn()).legal()
    }

    pub(crate) fn deal_view(&self, seat: Seat) -> AnyView {
        deal_of(self.view(Viewer::Seat(seat)))
    }

    /// The command of the seat on turn for an action.
    pub(crate) fn act(&self, action: AnyAction) -> Command {
        let seat = self.on_turn();
        let view = &self.public().seats[seat.index()];
        let by = match view.occupant {
            Some(Occupant::Person { person, .. }) if view.away.is_none() => Actor::Person(person),
            _ => Actor::Ai(seat),
        };
        Command::Act { by, turn: self.table.turn(), action }
    }

    /// One legal action of the seat on turn, at random; a claim seldom, because it ends the deal.
    pub(crate) fn random_action(&self, rng: &mut StdRng) -> AnyAction {
        let mut legal = self.legal();
        if rng.random_ratio(15, 16) {
            legal.retain(|action| *action != AnyAction::Santase(santase::Action::Claim));
        }
        legal[rng.random_range(0..legal.len())]
    }

    pub(crate) fn play_one(&mut self, rng: &mut StdRng) -> Vec<Event> {
        let action = self.random_action(rng);
        let command = self.act(action);
        self.run(command)
    }

    /// Plays at random to the end of the match.
    pub(crate) fn play_out(&mut self, rng: &mut StdRng) {
        while self.table.is_playing() {
            self.play_one(rng);
        }
    }

    /// The views of everybody, as text.
    pub(crate) fn snapshot(&self) -> Vec<String> {
        snapshot(&self.table)
    }
}

pub(crate) fn snapshot(table: &Table) -> Vec<String> {
    VIEWERS.iter().map(|viewer| serde_json::to_string(&table.view(*viewer)).unwrap()).collect()
}

pub(crate) fn deal_of(view: TableView) -> AnyView {
    match view.phase {
        PhaseView::Playing { deal: DealView::Open(deal), .. } => deal,
        other => panic!("no match is running: {other:?}"),
    }
}

pub(crate) fn names(events: &[Event]) -> Vec<&'static str> {
    events.iter().map(Event::name).collect()
}
