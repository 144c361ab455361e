//! A finished match from its first card to its last, every hand open.

use std::fmt;

use talon_cards::{Deck, Seat, fair::Secret};
use talon_games::{AnyAction, AnyDeal, BadDeck};

use crate::{
    BadLog, DealRecord, Decider, Event, FinishedMatch, PersonId, Recorded, Table, TableId, TableView, Viewer, Why,
    phase::{Phase, Playing, Stage, count},
};

/// A deal of a finished match: what was dealt, and what was played.
///
/// Decisions that were taken back are left out. `Debug` shows no card.
#[derive(Clone, PartialEq)]
pub struct PlayedDeal {
    /// The deal of its match: 1, 2, ….
    pub deal_no: u32,
    /// Who dealt.
    pub dealer: Seat,
    /// The revision of the game's rules by which it was played.
    pub rules_rev: u32,
    /// The pack in dealing order.
    pub deck: Deck,
    /// The actions in order, including those made without a choice. A deal that was played by an earlier revision of the rules has
    /// only the actions that this build's rules still know.
    pub actions: Vec<(Seat, AnyAction)>,
    /// For each action the person who chose it; none if an AI player did, or nobody had a choice.
    pub chosen_by: Vec<Option<PersonId>>,
    /// How it ended; none if the match ended before.
    pub record: Option<DealRecord>,
}

impl fmt::Debug for PlayedDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayedDeal({}, {} actions)", self.deal_no, self.actions.len())
    }
}

/// A finished match, deal by deal.
///
/// It shows every hand, so a match under way has none. No log says whether other tables still play the same boards; the caller must make
/// sure that none does before it shows a course. `Debug` shows no card.
#[derive(Clone)]
pub struct Course {
    /// The table when the match had just ended.
    table: Table,
    /// Includes the secret: the caller has made sure that nobody plays these cards any more.
    finished: FinishedMatch,
    rules_rev: u32,
    deals: Vec<PlayedDeal>,
}

impl fmt::Debug for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Course({}, {} deals)", self.finished.match_no, self.deals.len())
    }
}

impl Course {
    /// Match `match_no` of a table's log; none if the log does not have its end.
    ///
    /// # Errors
    /// [`BadLog`] at the first record that cannot follow those before it.
    pub fn of(log: &[Recorded], match_no: u32) -> Result<Option<Self>, BadLog> {
        let mut table = Table::new();
        let mut notes = Notes::default();
        for recorded in log {
            table.evolve(recorded)?;
            notes.add(&table, recorded)?;
            if matches!(&recorded.event, Event::MatchEnded { match_no: ended, .. } if *ended == match_no) {
                return Ok(Self::ended(table, notes));
            }
        }
        Ok(None)
    }

    fn ended(table: Table, Notes { mut deals, secret, rules_rev, .. }: Notes) -> Option<Self> {
        let Some(Phase::Over(over)) = table.open.as_ref().map(|open| &open.phase) else { return None };
        let finished = FinishedMatch { secret, ..(*over.finished).clone() };
        for deal in &mut deals {
            deal.record = finished.sheet.iter().find(|record| record.deal_no == deal.deal_no).cloned();
        }
        Some(Self { table, finished, rules_rev, deals })
    }

    /// The table's name.
    #[must_use]
    pub fn table(&self) -> TableId {
        self.table.id().unwrap_or(TableId(0))
    }

    /// The table as everybody saw it when the match had just ended.
    #[must_use]
    pub fn view(&self) -> TableView {
        self.table.view(Viewer::Public)
    }

    /// The match: its rules, its players, its result.
    #[must_use]
    pub fn finished(&self) -> &FinishedMatch {
        &self.finished
    }

    /// The revision of the game's rules under which the match began.
    #[must_use]
    pub fn rules_rev(&self) -> u32 {
        self.rules_rev
    }

    /// The deals in order; empty if the match ended before the first was dealt.
    #[must_use]
    pub fn deals(&self) -> &[PlayedDeal] {
        &self.deals
    }

    /// How many play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        count(self.finished.result.seats.len())
    }

    /// The seat that a person held at the end.
    #[must_use]
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let mut seats = self.finished.result.seats.iter();
        seats.find(|seat| seat.holder.person() == Some(person)).map(|seat| seat.seat)
    }

    /// A deal as it was before anything was played.
    ///
    /// # Errors
    /// Never for a deal of this match: its log was replayed with the same deck.
    pub fn start(&self, deal: &PlayedDeal) -> Result<AnyDeal, BadDeck> {
        AnyDeal::deal(&self.finished.terms.rules, self.seats(), deal.dealer, &deal.deck)
    }
}

/// The deals of the match, while they are read from a log.
#[derive(Default)]
struct Notes {
    secret: Option<Secret>,
    /// By which the match began.
    rules_rev: u32,
    deals: Vec<PlayedDeal>,
    /// How much of the last deal was played at a person's last decision: only that decision, and what followed from it without a choice,
    /// can be taken back.
    decided: usize,
}

impl Notes {
    /// Adds what a record says about the cards. `table` is the table after it.
    fn add(&mut self, table: &Table, recorded: &Recorded) -> Result<(), BadLog> {
        match &recorded.event {
            Event::Prepared { secret, .. } => *self = Self { secret: Some(secret.clone()), ..Self::default() },
            Event::Started { rules_rev, .. } => self.rules_rev = *rules_rev,
            Event::Dealt { deal_no, dealer, deck } => {
                let (deal_no, dealer, deck) = (*deal_no, *dealer, deck.clone());
                let rules_rev = playing(table).map_or(self.rules_rev, |playing| playing.rules_rev);
                self.deals.push(PlayedDeal {
                    deal_no,
                    dealer,
                    rules_rev,
                    deck,
                    actions: Vec::new(),
                    chosen_by: Vec::new(),
                    record: None,
                });
            }
            // The deal does not count, so nothing of it is kept.
            Event::Revised { .. } => drop(self.deals.pop()),
            Event::Acted { .. } if is_lost(table) => {}
            Event::Acted { seat, by, action } => {
                let kind = table.open.as_ref().map(|open| open.terms.rules.kind());
                let action = kind.and_then(|kind| kind.parse_action(action).ok());
                self.acted(*seat, by, action.ok_or(BadLog { seq: recorded.seq, why: Why::Notation })?);
            }
            Event::Undone { .. } => {
                if let Some(deal) = self.deals.last_mut() {
                    deal.actions.truncate(self.decided);
                    deal.chosen_by.truncate(self.decided);
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn acted(&mut self, seat: Seat, by: &Decider, action: AnyAction) {
        let Some(deal) = self.deals.last_mut() else { return };
        let person = if let Decider::Person(person) = by { Some(*person) } else { None };
        if person.is_some() {
            self.decided = deal.actions.len();
        }
        deal.actions.push((seat, action));
        deal.chosen_by.push(person);
    }
}

fn playing(table: &Table) -> Option<&Playing> {
    table.open.as_ref()?.playing()
}

/// Whether the rules no longer know something that was played in the deal under way.
fn is_lost(table: &Table) -> bool {
    playing(table).is_some_and(|playing| matches!(&playing.stage, Stage::Dealt(deal) if deal.lost))
}
