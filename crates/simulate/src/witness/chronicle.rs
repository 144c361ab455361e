//! Tables and leagues according to their logs. For a table: every state it was in, and who knew what.

use std::collections::BTreeMap;

use talon_cards::{CardSet, Seat};
use talon_games::AnyOutcome;
use talon_house::testing::Knowledge;
use talon_league::League;
use talon_table::{BadLog, DealView, Event, PersonId, PhaseView, Recorded, Table, Timestamp, Viewer};

/// The history of a table.
#[derive(Default)]
pub(super) struct Chronicle {
    pub(super) log: Vec<Recorded>,
    /// The table after each event.
    pub(super) states: Vec<Table>,
    /// By match and deal.
    deals: BTreeMap<(u32, u32), Deal>,
    present: Option<(u32, u32)>,
}

/// Who knew what during a deal.
#[derive(Default)]
struct Deal {
    public: Knowledge,
    seats: Vec<Knowledge>,
    /// When it stopped being the table's current deal; `None` while it is.
    until: Option<Timestamp>,
}

impl Chronicle {
    /// Adds what was decided.
    pub(super) fn goes_on(&mut self, events: &[Recorded]) -> Result<(), BadLog> {
        for recorded in events {
            let mut table = self.states.last().cloned().unwrap_or_else(Table::new);
            table.evolve(recorded)?;
            self.learn(&table, recorded);
            self.states.push(table);
            self.log.push(recorded.clone());
        }
        Ok(())
    }

    /// The table's current state.
    pub(super) fn now(&self) -> &Table {
        // A table becomes known only with its first events.
        self.states.last().unwrap_or_else(|| unopened())
    }

    /// True if this match of the table has ended.
    pub(super) fn is_over(&self, match_no: u32) -> bool {
        let ends = |recorded: &Recorded| matches!(&recorded.event, Event::MatchEnded { match_no: over, .. } if *over == match_no);
        self.log.iter().any(ends)
    }

    /// Every card that everybody has ever seen here.
    pub(super) fn open_cards(&self) -> CardSet {
        self.deals.values().fold(CardSet::EMPTY, |open, deal| open.union(deal.public.cards))
    }

    /// Words for the shuffle of a match that has not begun, except this person's own.
    pub(super) fn words_hidden_from(&self, reader: Option<PersonId>) -> impl Iterator<Item = &str> {
        let begins = self.log.iter().rposition(|recorded| matches!(recorded.event, Event::Prepared { .. }));
        let lobby = self.log.iter().zip(&self.states).skip(begins.unwrap_or(self.log.len()));
        let begun = lobby.clone().any(|(recorded, _)| matches!(recorded.event, Event::Started { .. }));
        lobby.filter(move |_| !begun).filter_map(move |(recorded, table)| match &recorded.event {
            Event::WordsGiven { seat, words } => {
                let own = reader.and_then(|person| table.seat_of(person)) == Some(*seat);
                (!own).then_some(words.as_str())
            }
            _ => None,
        })
    }

    /// Words for the shuffles of matches that have begun: everybody may know them.
    pub(super) fn words_shown(&self) -> impl Iterator<Item = &str> {
        let begun = self.log.iter().rposition(|recorded| matches!(recorded.event, Event::Started { .. }));
        self.log.iter().take(begun.unwrap_or_default()).filter_map(|recorded| match &recorded.event {
            Event::WordsGiven { words, .. } => Some(words.as_str()),
            _ => None,
        })
    }

    /// True if the person ever had a seat here.
    pub(super) fn knows(&self, person: PersonId) -> bool {
        self.states.iter().any(|table| table.seat_of(person).is_some())
    }

    fn learn(&mut self, table: &Table, recorded: &Recorded) {
        let public = table.view(Viewer::Public);
        if let Event::Dealt { deal_no, .. } = &recorded.event {
            if let Some(before) = self.present.and_then(|before| self.deals.get_mut(&before)) {
                before.until = Some(recorded.at);
            }
            self.present = Some((public.match_no, *deal_no));
        }
        let Some(deal) = self.present.map(|present| self.deals.entry(present).or_default()) else {
            return;
        };
        if let Event::DealEnded { outcome, .. } = &recorded.event {
            deal.learn_the_end(outcome, public.boards.is_none());
        }
        deal.look(table, public.seats.len());
    }

    /// What a person could know whose question came at `since`: about the current deal, and about those that ended meanwhile.
    pub(super) fn known_since(&self, person: Option<PersonId>, since: Timestamp) -> Vec<&Knowledge> {
        let recent = |(number, deal): &(&(u32, u32), &Deal)| {
            Some(**number) == self.present || deal.until.is_some_and(|until| until >= since)
        };
        let seat =
            person.and_then(|person| self.states.iter().rev().take(STATES).find_map(|table| table.seat_of(person)));
        let deals = self.deals.iter().filter(recent).map(|(_, deal)| deal);
        deals.map(|deal| seat.and_then(|seat| deal.seats.get(seat.index())).unwrap_or(&deal.public)).collect()
    }
}

/// How many states back somebody who is asking may have had a seat.
const STATES: usize = 16;

impl Deal {
    /// `open` is how a deal ended, unless other tables play the same cards.
    fn learn_the_end(&mut self, outcome: &AnyOutcome, open: bool) {
        if open {
            self.public.learn_the_end(outcome);
        }
        self.seats.iter_mut().for_each(|seat| seat.learn_the_end(outcome));
    }

    fn look(&mut self, table: &Table, seats: usize) {
        self.seats.resize_with(self.seats.len().max(seats), Knowledge::default);
        let all = Seat::all(u8::try_from(self.seats.len()).unwrap_or(0)).map(Viewer::Seat);
        for (viewer, knowledge) in all.zip(&mut self.seats).chain([(Viewer::Public, &mut self.public)]) {
            if let PhaseView::Playing { deal: DealView::Open(deal), .. } = table.view(viewer).phase {
                knowledge.learn(&deal);
            }
        }
    }
}

fn unopened() -> &'static Table {
    static UNOPENED: std::sync::LazyLock<Table> = std::sync::LazyLock::new(Table::new);
    &UNOPENED
}

/// The history of a league.
#[derive(Default)]
pub(super) struct LeagueChronicle {
    pub(super) log: Vec<talon_league::Recorded>,
    pub(super) now: Option<League>,
}

impl LeagueChronicle {
    pub(super) fn goes_on(&mut self, events: &[talon_league::Recorded]) -> Result<(), talon_league::BadLog> {
        self.log.extend_from_slice(events);
        self.now = League::replay(self.log.clone())?;
        Ok(())
    }
}
