//! Why a finished deal ended so, and the count term by term, so that players can check it (`rules/belot.md §9`, §10).

use talon_cards::Seat;
use talon_games::belot::{
    Capot, CapotBlocksExit, Contract, Declared, Entry, Outcome, Rounding, Rules, RunsTo, SEATS, Sheet, Verdict, View,
};
use talon_table::DealRecord;

use super::auction;
use super::order::in_sequence;
use super::outcome::{gathered, pot_before, rounded, sum};
use super::position::{last_trick, seats};
use super::scene::note;
use super::verdict::{reason, times};
use super::words::Belot;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Phrase, Symbols};
use crate::{Line, Text};

/// Why it ended so.
pub(super) fn account(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome, last: &View) {
    let Some(sheet) = outcome.sheet() else {
        return draft.body(&Belot::ThrownIn { dealer: reader.who(last.dealer.next(SEATS)) });
    };
    draft.body(&reason(reader, sheet, &last.rules));
    if sheet.winner.is_none() && reader.view.boards.is_some() {
        draft.body(&Belot::HungNobody { units: sheet.hung.units.into() });
    }
    draft.aside(details(reader, record, sheet, last));
}

/// What unfolds: how the points came about, as far as the rows do not say it.
fn details(reader: &Reader<'_>, record: &DealRecord, sheet: &Sheet, last: &View) -> Vec<Line> {
    let mut draft = Draft::new(reader.locale);
    last_trick(&mut draft, reader, record.deal_no, last);
    if !matches!(sheet.verdict, Verdict::Made | Verdict::Failed) {
        auction::standing(&mut draft, reader, last);
    }
    disclosed(&mut draft, reader, sheet);
    best(&mut draft, reader, sheet);
    capot(&mut draft, reader, sheet, &last.rules);
    for seat in seats(reader) {
        counted(&mut draft, reader, sheet, seat);
    }
    gathering(&mut draft, reader, record, sheet);
    if last.rules.rounding == Rounding::ByContract {
        draft.dim(&Belot::RoundedFrom { least: rounded_from(sheet.standing.contract) });
    }
    draft.finish().lines()
}

/// What everybody declared, now that suits and ranks may be known.
fn disclosed(draft: &mut Draft, reader: &Reader<'_>, sheet: &Sheet) {
    for seat in seats(reader) {
        let declared = &sheet.lines[seat.index()].declared;
        let list: Vec<Text> = declared
            .combinations()
            .iter()
            .map(|combination| {
                let cards = Symbols::of(in_sequence(combination.cards()));
                let points = u32::from(combination.points());
                reader.say(&Belot::CombinationWorth { kind: combination.kind(), cards, points })
            })
            .collect();
        if !list.is_empty() {
            draft.body(&Belot::Disclosed { player: reader.who(seat), list: Phrase(Text::join(list, " · ")) });
        }
    }
}

/// Whether more than one player declared something of this kind.
fn is_contested(sheet: &Sheet, has: impl Fn(&Declared) -> bool) -> bool {
    sheet.lines.iter().filter(|line| has(&line.declared)).count() > 1
}

/// Which of several sequences and carrés count.
fn best(draft: &mut Draft, reader: &Reader<'_>, sheet: &Sheet) {
    let line = |seat: Seat| &sheet.lines[seat.index()];
    match sheet.runs_to {
        RunsTo::Void => draft.body(&Belot::RunsVoid),
        RunsTo::Seat { seat } if is_contested(sheet, |declared| !declared.runs.is_empty()) => {
            draft.body(&Belot::RunsBest { player: reader.who(seat), points: line(seat).runs.into() });
        }
        RunsTo::Seat { .. } | RunsTo::Nobody => {}
    }
    if let Some(seat) = sheet.carres_to.filter(|_| is_contested(sheet, |declared| !declared.carres.is_empty())) {
        draft.body(&Belot::CarresBest { player: reader.who(seat), points: line(seat).carres.into() });
    }
}

fn capot(draft: &mut Draft, reader: &Reader<'_>, sheet: &Sheet, rules: &Rules) {
    let tricks = |seat: &Seat| sheet.lines[seat.index()].tricks;
    let without = seats(reader).into_iter().find(|seat| tricks(seat) == 0);
    let with = seats(reader).into_iter().find(|seat| tricks(seat) > 0);
    let (line, blocks) = match (sheet.capot, without, with) {
        (Capot::Half, Some(seat), _) => {
            (Belot::CapotHalf { player: reader.who(seat) }, rules.capot_blocks_exit == CapotBlocksExit::Any)
        }
        (Capot::Full, _, Some(seat)) => {
            (Belot::CapotFull { player: reader.who(seat) }, rules.capot_blocks_exit != CapotBlocksExit::Off)
        }
        (Capot::None | Capot::Half | Capot::Full, _, _) => return,
    };
    draft.body(&line);
    if blocks && reader.view.boards.is_none() {
        draft.dim(&Belot::CapotBlocks);
    }
}

/// What a player's points are made of, unless the cards are all.
fn counted(draft: &mut Draft, reader: &Reader<'_>, sheet: &Sheet, seat: Seat) {
    let line = &sheet.lines[seat.index()];
    if line.points == line.cards {
        return;
    }
    draft.body(&Belot::Account {
        player: reader.who(seat),
        cards: line.cards.into(),
        last: line.last_ten.into(),
        runs: line.runs.into(),
        carres: line.carres.into(),
        belots: line.belots.into(),
        factor: u8::try_from(line.factor).unwrap_or(u8::MAX),
        capot: line.capot.into(),
        points: line.points.into(),
    });
}

/// The points that several players or several deals bring to the winner, or to what hangs.
fn gathering(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, sheet: &Sheet) {
    match sheet.winner {
        Some(winner) if gathered(sheet).len() > 1 || pot_before(record) > 0 => {
            let account = Phrase(note(reader, record, sheet, winner));
            draft.body(&Belot::Line { player: reader.who(winner), account });
        }
        None if reader.view.boards.is_none() => hung(draft, sheet),
        Some(_) | None => {}
    }
}

/// What hangs for the next deal.
fn hung(draft: &mut Draft, sheet: &Sheet) {
    let Entry { points, units, .. } = sheet.hung;
    draft.body(&Belot::Hung {
        sum: sum(sheet),
        points: points.into(),
        rounded: rounded(&sheet.hung),
        times: times(sheet),
        units: units.into(),
    });
}

/// The least remainder that is rounded up where it depends on the contract (`rules/belot.md §12`).
const fn rounded_from(contract: Contract) -> u8 {
    match contract {
        Contract::NoTrump => 5,
        Contract::AllTrumps => 4,
        Contract::Clubs | Contract::Diamonds | Contract::Hearts | Contract::Spades => 6,
    }
}
