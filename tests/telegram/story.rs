//! What was secret at a table at each moment, told from its log.

use std::collections::BTreeSet;

use talon_cards::{Card, CardSet, Rank, Seat, Suit};
use talon_games::AnyView;
use talon_loopback::Person;
use talon_table::{Decider, Event, PersonId, PhaseView, Recorded, Table, TableId, Viewer};

/// Who may see which cards after an event.
#[derive(Debug, Clone)]
pub(crate) struct Moment {
    /// The match and the deal; none in a lobby.
    pub(crate) deal: Option<(u32, u32)>,
    /// What lay open in the course of the deal: played cards, the turned one, the swapped nine.
    pub(crate) open: CardSet,
    pub(crate) hands: [CardSet; 2],
    pub(crate) trump: Suit,
    /// Whether the secret of the present match is revealed.
    pub(crate) revealed: bool,
}

/// The press without which an event cannot have happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Cause {
    /// This person pressed exactly this.
    Press { by: i64, data: String },
    /// Somebody pressed Start.
    Start { data: String },
    /// Every person pressed Rematch in the result of the match before.
    Rematch { data: [String; 2], by: BTreeSet<i64> },
}

/// One event: why it happened, and what was secret afterwards.
#[derive(Debug, Clone)]
pub(crate) struct Step {
    pub(crate) cause: Option<Cause>,
    pub(crate) after: Moment,
    pub(crate) event: Event,
}

/// A table's whole story.
#[derive(Debug, Clone)]
pub(crate) struct Story {
    pub(crate) table: TableId,
    /// The Telegram accounts on the seats; none for an AI player.
    pub(crate) seats: [Option<i64>; 2],
    pub(crate) steps: Vec<Step>,
    /// The secrets of the matches, as hex.
    pub(crate) secrets: Vec<String>,
}

impl Story {
    /// The story that a log tells; `seats` are the people in the order of the seats.
    pub(crate) fn new(log: &[Recorded], seats: [Option<&Person>; 2]) -> Self {
        let mut table = Table::new();
        let seats = seats.map(|person| person.map(Person::id));
        let mut story = Self { table: TableId(0), seats, steps: Vec::new(), secrets: Vec::new() };
        let mut now =
            Moment { deal: None, open: CardSet::EMPTY, hands: [CardSet::EMPTY; 2], trump: Suit::Clubs, revealed: true };
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
                    now.open = CardSet::EMPTY;
                }
                Event::Acted { action, .. } => now.open = now.open.union(shown_by(action, now.trump)),
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

    /// What the reader of a chat may see of a deal at a moment.
    pub(crate) fn permitted(&self, moment: &Moment, reader: Option<i64>) -> CardSet {
        let own = self.seats.iter().position(|seat| reader.is_some() && *seat == reader);
        own.map_or(moment.open, |seat| moment.open.union(moment.hands[seat]))
    }

    /// How many decisions the people of the table have made.
    pub(crate) fn decisions(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step.cause, Some(Cause::Press { .. }))).count()
    }

    /// The persons of the log, in the order of the seats.
    pub(crate) fn persons(log: &[Recorded]) -> Vec<PersonId> {
        Table::replay(log.iter().cloned()).expect("the log can be replayed").persons()
    }
}

impl Moment {
    /// Notes the hands, and the turned card at the beginning of a deal.
    fn look(&mut self, table: &Table) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let PhaseView::Playing { deal: AnyView::Santase(view), .. } = table.view(Viewer::Seat(seat)).phase else {
                continue;
            };
            self.hands[seat.index()] = view.hand;
            self.trump = view.trump;
            if let Some(turned) = view.turned {
                self.open.insert(turned);
            }
        }
    }
}

/// What an action lays open.
fn shown_by(action: &str, trump: Suit) -> CardSet {
    match action.parse::<Card>() {
        Ok(card) => CardSet::only(card),
        Err(_) if action == "x" => CardSet::only(Card::new(Rank::Nine, trump)),
        Err(_) => CardSet::EMPTY,
    }
}
