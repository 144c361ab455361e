//! Who could know what at a table at each moment, derived from its log by the true views of everybody.

use std::collections::BTreeSet;

use talon_cards::{Card, Seat};
use talon_house::testing::{Knowledge, card_of};
use talon_table::{DealRecord, DealView, Decider, Event, PersonId, PhaseView, Recorded, Table, TableId, Viewer};

use super::people::Human;

/// What everybody may know after an event.
#[derive(Debug, Clone)]
pub struct Moment {
    /// The match and the deal; `None` in a lobby.
    pub deal: Option<(u32, u32)>,
    /// What everybody has been able to see during the deal.
    pub public: Knowledge,
    /// The same for the player of each seat.
    pub seats: Vec<Knowledge>,
    /// The accounts on the seats; `None` for an AI player.
    holders: Vec<Option<i64>>,
    /// Who gave up a seat during the deal, and what they had seen.
    gone: Vec<(i64, Knowledge)>,
    /// Whether the secret of the current match is revealed.
    pub revealed: bool,
}

/// The press without which an event can't have happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cause {
    /// This person pressed exactly this.
    Press {
        /// The account.
        by: i64,
        /// What the button carried.
        data: String,
    },
    /// Somebody pressed Start.
    Start {
        /// What the button carried.
        data: String,
    },
    /// Every person pressed Rematch on the previous match's result.
    Rematch {
        /// The button's data, on the result and in the lobby that followed it.
        data: [String; 2],
        /// The accounts.
        by: BTreeSet<i64>,
    },
}

/// An event: its cause, and what was known afterwards.
#[derive(Debug, Clone)]
pub struct Step {
    /// The press that caused it; `None` if it followed by itself.
    pub cause: Option<Cause>,
    /// What was known afterwards.
    pub after: Moment,
    /// What happened.
    pub event: Event,
}

impl Step {
    /// True if a person or an AI player made a decision.
    pub fn is_move(&self) -> bool {
        matches!(self.event, Event::Acted { by: Decider::Person(_) | Decider::Ai(_), .. })
    }
}

/// A card that was given face down, which only some can name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    /// The step after which it is hidden from `from`.
    pub step: usize,
    /// The card that was given.
    pub card: Card,
    /// A person who must not learn it now.
    pub from: i64,
}

/// The whole story of a table.
#[derive(Debug, Clone)]
pub struct Story {
    /// The table.
    pub table: TableId,
    /// The accounts on the seats in the end; `None` for an AI player.
    pub seats: Vec<Option<i64>>,
    /// The events in order.
    pub steps: Vec<Step>,
    /// The secrets of the matches in hexadecimal.
    pub secrets: Vec<String>,
}

impl Story {
    /// The story in a log. `seats` are the people in seat order, `None` for an AI player.
    pub fn new<'a, P: Human + 'a>(log: &[Recorded], seats: impl IntoIterator<Item = Option<&'a P>>) -> Self {
        Self::with_successors(log, seats, [])
    }

    /// The same if others took over seats, in this order.
    pub fn with_successors<'a, P: Human + 'a>(
        log: &[Recorded],
        seats: impl IntoIterator<Item = Option<&'a P>>,
        successors: impl IntoIterator<Item = &'a P>,
    ) -> Self {
        let mut table = Table::new();
        let seats: Vec<Option<i64>> = seats.into_iter().map(|person| person.map(Human::account)).collect();
        let mut successors = successors.into_iter().map(Human::account);
        let empty = vec![Knowledge::default(); seats.len()];
        let mut now = Moment {
            deal: None,
            public: Knowledge::default(),
            seats: empty.clone(),
            holders: seats.clone(),
            gone: Vec::new(),
            revealed: true,
        };
        let mut story = Self { table: TableId(0), seats, steps: Vec::new(), secrets: Vec::new() };
        let mut match_no = 0;
        for recorded in log {
            let turn = table.turn();
            table.evolve(recorded).expect("the log can be replayed");
            let event = &recorded.event;
            match event {
                Event::Opened { id, .. } => story.table = *id,
                Event::Prepared { secret, .. } => {
                    story.secrets.push(secret.bytes().iter().map(|byte| format!("{byte:02x}")).collect());
                    now.revealed = false;
                }
                Event::Started { match_no: number, .. } => match_no = *number,
                Event::Dealt { deal_no, .. } => {
                    now.deal = Some((match_no, *deal_no));
                    (now.public, now.seats) = (Knowledge::default(), empty.clone());
                    now.gone.clear();
                }
                Event::Replaced { seat, .. } => {
                    let successor = successors.next().expect("somebody is known to have taken the seat");
                    let former = now.holders[seat.index()].replace(successor).expect("a person's seat");
                    now.gone.push((former, now.seats[seat.index()].clone()));
                    story.seats.clone_from(&now.holders);
                }
                Event::DealEnded { outcome, .. } => {
                    now.public.learn_the_end(outcome);
                    now.seats.iter_mut().for_each(|seat| seat.learn_the_end(outcome));
                }
                Event::MatchEnded { .. } => (now.deal, now.revealed) = (None, true),
                _ => {}
            }
            now.look(&table);
            let cause = story.cause(event, turn, match_no);
            story.steps.push(Step { cause, after: now.clone(), event: event.clone() });
        }
        story
    }

    fn cause(&self, event: &Event, turn: u32, match_no: u32) -> Option<Cause> {
        let button = |number: u32, verb: &str| format!("1.{}.{number}.{verb}", self.table);
        match event {
            Event::Acted { seat, by: Decider::Person(_), action } => {
                let by = self.seats[seat.index()].expect("a person's seat");
                Some(Cause::Press { by, data: button(turn, &format!("act:{action}")) })
            }
            Event::Started { .. } if match_no == 1 => Some(Cause::Start { data: button(1, "start") }),
            Event::Started { .. } => {
                let data = [button(match_no - 1, "rematch"), button(match_no, "rematch")];
                Some(Cause::Rematch { data, by: self.seats.iter().flatten().copied().collect() })
            }
            _ => None,
        }
    }

    /// What the reader of a chat may know about a deal at a moment.
    pub fn known<'m>(&self, moment: &'m Moment, reader: Option<i64>) -> &'m Knowledge {
        let own = moment.holders.iter().position(|holder| reader.is_some() && *holder == reader);
        let gone = || moment.gone.iter().find(|(former, _)| Some(*former) == reader).map(|(_, seen)| seen);
        own.map(|seat| &moment.seats[seat]).or_else(gone).unwrap_or(&moment.public)
    }

    /// The number of decisions that the table's people made.
    pub fn decisions(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step.cause, Some(Cause::Press { .. }))).count()
    }

    /// The cards that were given face down, each for a person who neither gave nor got it, as long as nobody can see it. Derived only
    /// from the decisions, so that it does not depend on what the views show.
    pub fn given(&self) -> Vec<Hidden> {
        let mut hidden = Vec::new();
        for (number, step) in self.steps.iter().enumerate() {
            let Event::Acted { seat, action, .. } = &step.event else { continue };
            let Some(card) = action.strip_prefix("g:").and_then(card_of) else { continue };
            let receiver = |seat: usize| step.after.seats[seat].own.contains(card);
            for (other, person) in self.seats.iter().enumerate() {
                let stranger = other != seat.index() && !receiver(other);
                if let Some(from) = person.filter(|_| stranger && !step.after.public.cards.contains(card)) {
                    hidden.push(Hidden { step: number, card, from });
                }
            }
        }
        hidden
    }

    /// The persons in the log, in seat order.
    pub fn persons(log: &[Recorded]) -> Vec<PersonId> {
        Table::replay(log.iter().cloned()).expect("the log can be replayed").persons()
    }
}

impl Moment {
    /// Records what everybody, and each player, sees now.
    fn look(&mut self, table: &Table) {
        let seats = Seat::all(u8::try_from(self.seats.len()).expect("few seats"));
        let viewers = seats.map(Viewer::Seat).zip(&mut self.seats);
        let gone = self.gone.iter_mut().map(|(_, knowledge)| (Viewer::Public, knowledge));
        for (viewer, knowledge) in viewers.chain(gone).chain([(Viewer::Public, &mut self.public)]) {
            let view = table.view(viewer);
            if let PhaseView::Playing { deal: DealView::Open(deal), .. } = &view.phase {
                knowledge.learn(deal);
                knowledge.learn_passed(&view.passed);
                // A hand shows how the previous deal ended, with its last trick.
                if let (Viewer::Seat(_), Some(last)) = (viewer, view.sheet.last().and_then(DealRecord::last_view)) {
                    knowledge.learn_the_trick(last);
                }
            }
        }
    }
}
