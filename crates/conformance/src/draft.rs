//! Tables that are played in memory and saved step by step.

use talon_cards::fair::Secret;
use talon_games::GameKind;
use talon_players::{Level, decision_seed};
use talon_store::{Commit, InputKey, Place};
use talon_table::{
    Actor, Command, DealView, Home, Limits, PersonId, PhaseView, Recorded, Table, TableId, Timestamp, Viewer,
};

/// A table in memory, with the commit that would save what has happened there so far.
pub(super) struct Draft {
    pub(super) id: TableId,
    pub(super) table: Table,
    saved: u32,
    pub(super) log: Vec<Recorded>,
    home: Place,
}

impl Draft {
    /// A table in its lobby, with its host in the first seat.
    pub(super) fn open(number: u64, host: PersonId, home: Place, at: Timestamp) -> Self {
        let id = TableId(number);
        let mut draft = Self { id, table: Table::new(), saved: 0, log: Vec::new(), home };
        let mut secret = [7; 32];
        secret[..8].copy_from_slice(&number.to_be_bytes());
        draft.carry_out(
            &Command::Open {
                id,
                rules: GameKind::Santase.default_rules(),
                host,
                secret: Secret::new(secret),
                home: Home { community: true },
            },
            at,
        );
        draft
    }

    /// Applies a command to the table.
    pub(super) fn carry_out(&mut self, command: &Command, at: Timestamp) {
        for event in self.table.decide(command, at, &Limits::default()).unwrap() {
            let recorded = Recorded { seq: self.table.version() + 1, at, event };
            self.table.evolve(&recorded).unwrap();
            self.log.push(recorded);
        }
    }

    /// The commit of everything that is not saved yet.
    pub(super) fn commit(&mut self, key: Option<InputKey>, at: Timestamp) -> Commit {
        let events: Vec<Recorded> = self.log.iter().filter(|recorded| recorded.seq > self.saved).cloned().collect();
        let commit = Commit {
            reading: talon_table::Reading::current(),
            table: self.id,
            expected: self.saved,
            home: (self.saved == 0).then(|| self.home.clone()),
            onto: None,
            fixture: None,
            events,
            key,
            answered: None,
            seated: self.table.persons(),
            open: self.table.is_open(),
            ended: None,
            timers: Vec::new(),
            at,
        };
        self.saved = self.table.version();
        commit
    }

    /// The player to move decides, as an AI player would. Returns `false` if it is nobody's turn.
    pub(super) fn play(&mut self, at: Timestamp) -> bool {
        let PhaseView::Playing { deal_no, waiting_for, .. } = self.table.view(Viewer::Public).phase else {
            return false;
        };
        let seat = waiting_for.iter().next().unwrap();
        let view = self.table.view(Viewer::Seat(seat));
        let PhaseView::Playing { deal: DealView::Open(deal), .. } = view.phase else {
            return false;
        };
        let turn = self.table.turn();
        let action = Level::Thumb.player().choose(&deal, decision_seed(self.id.0, deal_no, turn, seat));
        let person = self.table.persons().into_iter().find(|person| self.table.seat_of(*person) == Some(seat));
        self.carry_out(&Command::Act { by: Actor::Person(person.unwrap()), turn, action }, at);
        true
    }
}
