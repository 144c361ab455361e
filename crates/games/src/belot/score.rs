//! The match: deals to a target (`rules/belot.md §10`, §11).

use serde::{Deserialize, Serialize};
use talon_cards::{Seat, SeatSet};

use super::{Capot, CapotBlocksExit, Outcome, PerSeat, PotBlocksExit, Rules, SEATS, Sheet};
use crate::{GameScore, Progress};

/// The score of a match between deals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The units of each seat.
    pub totals: PerSeat<u32>,
    /// The units that hang: the winner of the next decided deal takes them.
    pub pot: u32,
    /// Who took the pot with the last deal, and how much it was.
    pub pot_taken: Option<(Seat, u32)>,
    /// Whether somebody has reached the target and only the last deal's capot, or the pot, keeps the match going.
    pub held_open: bool,
    /// Who deals next.
    pub dealer: Seat,
    /// How many deals have been dealt, those included that were thrown in.
    pub deals: u32,
    /// The units that win the match.
    pub target: u16,
}

impl Score {
    pub(super) const fn start(rules: &Rules, first_dealer: Seat) -> Self {
        Self {
            totals: [0; SEATS as usize],
            pot: 0,
            pot_taken: None,
            held_open: false,
            dealer: first_dealer,
            deals: 0,
            target: rules.target.units(),
        }
    }

    pub(super) fn record(&mut self, rules: &Rules, outcome: &Outcome) -> Progress {
        self.deals += 1;
        self.dealer = self.dealer.next(SEATS);
        self.pot_taken = None;
        match outcome {
            Outcome::ThrownIn => Progress::Continue,
            Outcome::Counted(sheet) => {
                self.add(sheet);
                self.check(rules, sheet)
            }
        }
    }

    fn add(&mut self, sheet: &Sheet) {
        for (total, line) in self.totals.iter_mut().zip(sheet.lines) {
            *total = total.saturating_add(u32::from(line.recorded.units));
        }
        match sheet.winner {
            Some(seat) => {
                let pot = std::mem::take(&mut self.pot);
                self.pot_taken = (pot > 0).then_some((seat, pot));
                self.totals[seat.index()] = self.totals[seat.index()].saturating_add(pot);
            }
            None => self.pot = self.pot.saturating_add(u32::from(sheet.hung.units)),
        }
    }

    /// §11: one player leads with the target reached, and the deal just played can end the match.
    fn check(&mut self, rules: &Rules, sheet: &Sheet) -> Progress {
        let highest = self.totals.into_iter().max().unwrap_or_default();
        let leaders: SeatSet = Seat::all(SEATS).filter(|seat| self.totals[seat.index()] == highest).collect();
        let reached = highest >= u32::from(self.target);
        let blocked = blocked_by_capot(rules, sheet.capot) || self.blocked_by_pot(rules);
        self.held_open = reached && blocked;
        if reached && !blocked && leaders.len() == 1 {
            Progress::Finished { winners: leaders }
        } else {
            Progress::Continue
        }
    }

    const fn blocked_by_pot(&self, rules: &Rules) -> bool {
        match rules.pot_blocks_exit {
            PotBlocksExit::Off => false,
            PotBlocksExit::On => self.pot > 0,
        }
    }
}

/// "С капо не се излиза": whether this deal cannot end the match.
const fn blocked_by_capot(rules: &Rules, capot: Capot) -> bool {
    match (rules.capot_blocks_exit, capot) {
        (CapotBlocksExit::Off, _) | (_, Capot::None) | (CapotBlocksExit::Full, Capot::Half) => false,
        (CapotBlocksExit::Any, Capot::Half | Capot::Full) | (CapotBlocksExit::Full, Capot::Full) => true,
    }
}

impl GameScore for Score {
    fn dealer(&self) -> Seat {
        self.dealer
    }

    fn points(&self) -> Vec<i32> {
        self.totals.map(|total| i32::try_from(total).unwrap_or(i32::MAX)).to_vec()
    }

    fn target(&self) -> i32 {
        i32::from(self.target)
    }
}
