//! How a deal is counted (`rules/belot.md §9`, §10).

use talon_cards::Seat;

use super::announce::{judge_carres, judge_runs};
use super::{
    BELOT, CAPOT, Capot, ContraScope, Declared, Entry, LAST_TEN, Line, Outcome, PerSeat, Rules, RunsTo, SEATS, Sheet,
    Stake, Standing, Verdict,
};

/// What is known when the last trick is taken.
pub(super) struct Facts {
    pub(super) standing: Standing,
    pub(super) tricks: PerSeat<u8>,
    /// The points of the cards in each seat's tricks.
    pub(super) cards: PerSeat<u8>,
    pub(super) last_trick: Seat,
    pub(super) declared: PerSeat<Declared>,
    /// How many belots each seat has said.
    pub(super) belots: PerSeat<u8>,
}

impl Facts {
    /// The whole account of the deal.
    pub(super) fn settle(&self, rules: &Rules) -> Outcome {
        let runs_to = judge_runs(&self.declared);
        let carres_to = judge_carres(&self.declared);
        let capot = match self.tricks.iter().filter(|tricks| **tricks == 0).count() {
            0 => Capot::None,
            1 => Capot::Half,
            _ => Capot::Full,
        };
        let mut lines = [Line::default(); SEATS as usize];
        for (seat, line) in Seat::all(SEATS).zip(&mut lines) {
            *line = self.line(seat, runs_to, carres_to, capot);
        }
        let (verdict, winner) = verdict(&self.standing, lines.map(|line| line.points), rules.contra_scope);
        let mut sheet = Sheet {
            standing: self.standing,
            verdict,
            winner,
            lines,
            runs_to,
            carres_to,
            capot,
            hung: Entry::default(),
        };
        record(&mut sheet, rules);
        Outcome::Counted(sheet)
    }

    /// §9: what one seat took.
    fn line(&self, seat: Seat, runs_to: RunsTo, carres_to: Option<Seat>, capot: Capot) -> Line {
        let index = seat.index();
        let declared = self.declared[index];
        let mut line = Line {
            tricks: self.tricks[index],
            declared,
            cards: u16::from(self.cards[index]),
            last_ten: if self.last_trick == seat { LAST_TEN } else { 0 },
            runs: if runs_to == (RunsTo::Seat { seat }) { declared.run_points() } else { 0 },
            carres: if carres_to == Some(seat) { declared.carre_points() } else { 0 },
            belots: BELOT * u16::from(self.belots[index]),
            factor: self.standing.contract.factor(),
            capot: match capot {
                Capot::Half if self.tricks[index] > 0 => CAPOT / 2,
                Capot::Full if self.tricks[index] > 0 => CAPOT,
                Capot::None | Capot::Half | Capot::Full => 0,
            },
            points: 0,
            recorded: Entry::default(),
        };
        let counted = line.cards + line.last_ten + line.runs + line.carres + line.belots;
        line.points = counted * line.factor + line.capot;
        line
    }
}

/// §10: how it went, and who won.
fn verdict(standing: &Standing, points: PerSeat<u16>, scope: ContraScope) -> (Verdict, Option<Seat>) {
    let doubled = match standing.stake {
        Stake::Plain => false,
        Stake::Contra { .. } | Stake::Recontra { .. } => true,
    };
    let can_win = |seat: &Seat| match scope {
        ContraScope::Participants if doubled => standing.takes_part(*seat),
        ContraScope::Participants | ContraScope::All => true,
    };
    let candidates = || Seat::all(SEATS).filter(can_win);
    let most = candidates().map(|seat| points[seat.index()]).max();
    let mut top = candidates().filter(|seat| Some(points[seat.index()]) == most);
    match (top.next(), top.next()) {
        (Some(winner), None) if doubled => (Verdict::Doubled, Some(winner)),
        (Some(winner), None) if winner == standing.declarer => (Verdict::Made, Some(winner)),
        (Some(winner), None) => (Verdict::Failed, Some(winner)),
        (Some(_), Some(_)) | (None, _) if doubled => (Verdict::DoubledHanging, None),
        (Some(_), Some(_)) | (None, _) => (Verdict::Hanging, None),
    }
}

/// §10: who records what, and what hangs. A passer always records his own points, unless he wins a doubled deal. The
/// points of those who took part all go to the winner, or to the pot.
fn record(sheet: &mut Sheet, rules: &Rules) {
    let standing = sheet.standing;
    let entry = |points, times| {
        let units = times * rules.rounding.units(points, standing.contract);
        Entry { points, times, units }
    };
    let mut gathered = 0;
    for (seat, line) in Seat::all(SEATS).zip(&mut sheet.lines) {
        if standing.takes_part(seat) || sheet.winner == Some(seat) {
            gathered += line.points;
            line.recorded = entry(0, 1);
        } else {
            line.recorded = entry(line.points, 1);
        }
    }
    let all = entry(gathered, standing.multiplier());
    match sheet.winner {
        Some(winner) => sheet.lines[winner.index()].recorded = all,
        None => sheet.hung = all,
    }
}
