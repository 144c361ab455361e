//! A finished deal: what everybody records, and term by term, so that players can check the count (`rules/belot.md §9`, §10).

use talon_cards::Seat;
use talon_games::belot::{
    Capot, CapotBlocksExit, Contract, Deal, Declared, Entry, Outcome, Rounding, Rules, RunsTo, SEATS, Sheet, View,
};
use talon_games::{AnyScore, Listed};
use talon_table::DealRecord;

use super::auction;
use super::order::in_sequence;
use super::position::{last_trick, seats};
use super::verdict::{reason, times, title};
use super::words::Belot;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Choice, Mentions, Phrase, Room, Symbols};
use crate::{Line, Text};

/// The lines of a finished deal.
pub(super) fn outcome(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome, last: &View) {
    draft.title(&title(reader, record.deal_no, outcome));
    let pot = pot_before(record);
    match outcome {
        Outcome::Counted(sheet) => counted(draft, reader, (record, sheet), last),
        Outcome::ThrownIn => {
            draft.body(&Belot::ThrownIn { dealer: reader.who(last.dealer.next(SEATS)) });
            if pot > 0 {
                draft.body(&Belot::PotStays { units: pot });
            }
        }
    }
}

/// The points in the pot when the deal was dealt.
pub(super) fn pot_before(record: &DealRecord) -> u32 {
    pot(&record.score_before)
}

/// The points in the pot; none where every deal stands alone.
pub(super) fn pot(score: &AnyScore) -> u32 {
    Deal::own_score(score).map_or(0, |score| score.pot)
}

/// The same in few lines.
pub(super) fn recap(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome, last: &View) {
    draft.dim(&title(reader, record.deal_no, outcome));
    let Some(sheet) = outcome.sheet() else { return };
    let pot = pot_before(record);
    draft.dim(&reason(reader, sheet, &last.rules));
    let score = |seat: Seat| Belot::ShortAccount {
        player: reader.who(seat),
        points: sheet.lines[seat.index()].points.into(),
        units: recorded(sheet, seat, pot),
    };
    draft.dim(&Room::DealPoints { scores: Mentions::of(reader.locale, seats(reader).map(score)) });
    last_trick(draft, reader, record.deal_no, last);
}

/// What was played, and by whom.
pub(super) fn sheet_note(reader: &Reader<'_>, outcome: &Outcome) -> Text {
    reader.say(&match outcome.sheet() {
        Some(sheet) => Belot::SheetNote {
            contract: sheet.standing.contract,
            times: times(sheet),
            declarer: reader.who(sheet.standing.declarer),
        },
        None => Belot::SheetNoteThrownIn,
    })
}

fn counted(draft: &mut Draft, reader: &Reader<'_>, (record, sheet): (&DealRecord, &Sheet), last: &View) {
    let pot = pot_before(record);
    draft.strong(&reason(reader, sheet, &last.rules));
    last_trick(draft, reader, record.deal_no, last);
    draft.gap();
    for seat in seats(reader) {
        let line = &sheet.lines[seat.index()];
        let (points, tricks) = (line.points.into(), line.tricks);
        draft.body(&Belot::Recorded { player: reader.who(seat), points, tricks, units: recorded(sheet, seat, pot) });
    }
    if sheet.winner.is_none() {
        hung(draft, reader, sheet, pot);
    }
    draft.aside(details(reader, sheet, last, pot));
}

/// What a player records, with the pot.
fn recorded(sheet: &Sheet, seat: Seat, pot: u32) -> u32 {
    let own = u32::from(sheet.lines[seat.index()].recorded.units);
    if sheet.winner == Some(seat) { own + pot } else { own }
}

/// The account term by term.
fn details(reader: &Reader<'_>, sheet: &Sheet, last: &View, pot: u32) -> Vec<Line> {
    let mut draft = Draft::new(reader.locale);
    auction::standing(&mut draft, reader, last);
    disclosed(&mut draft, reader, sheet);
    runs(&mut draft, reader, sheet);
    carres(&mut draft, reader, sheet);
    for (seat, suit) in &last.belots {
        draft.body(&Belot::SaidPair { player: reader.who(*seat), suit: (*suit).into() });
    }
    capot(&mut draft, reader, sheet, &last.rules);
    for seat in seats(reader) {
        line(&mut draft, reader, sheet, seat, pot);
    }
    draft.dim(&Belot::RoundedFrom { least: rounded_from(&last.rules, sheet.standing.contract) });
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

fn runs(draft: &mut Draft, reader: &Reader<'_>, sheet: &Sheet) {
    match sheet.runs_to {
        RunsTo::Nobody => {}
        RunsTo::Void => draft.body(&Belot::RunsVoid),
        RunsTo::Seat { seat } => {
            let player = reader.who(seat);
            let points = u32::from(sheet.lines[seat.index()].runs);
            draft.body(&if is_contested(sheet, |declared| !declared.runs.is_empty()) {
                Belot::RunsBest { player, points }
            } else {
                Belot::RunsAlone { player, points }
            });
        }
    }
}

fn carres(draft: &mut Draft, reader: &Reader<'_>, sheet: &Sheet) {
    if let Some(seat) = sheet.carres_to {
        let player = reader.who(seat);
        let points = u32::from(sheet.lines[seat.index()].carres);
        draft.body(&if is_contested(sheet, |declared| !declared.carres.is_empty()) {
            Belot::CarresBest { player, points }
        } else {
            Belot::CarresAlone { player, points }
        });
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

/// One player: what he took, and under it what he records.
fn line(draft: &mut Draft, reader: &Reader<'_>, sheet: &Sheet, seat: Seat, pot: u32) {
    let line = &sheet.lines[seat.index()];
    let account = reader.say(&Belot::Account {
        tricks: line.tricks,
        cards: line.cards.into(),
        last: line.last_ten.into(),
        runs: line.runs.into(),
        carres: line.carres.into(),
        belots: line.belots.into(),
        factor: u8::try_from(line.factor).unwrap_or(u8::MAX),
        capot: line.capot.into(),
        points: line.points.into(),
    });
    draft.body(&Belot::Line { player: reader.who(seat), account: Phrase::from(account) });
    let Entry { points, units, .. } = line.recorded;
    let won = sheet.winner == Some(seat);
    draft.dim(&if won && gathered(sheet).len() > 1 {
        Belot::RecordWon {
            sum: sum(sheet),
            points: points.into(),
            rounded: rounded(&line.recorded),
            times: times(sheet),
            units: units.into(),
        }
    } else if won || !sheet.standing.takes_part(seat) {
        Belot::RecordOwn { points: points.into(), units: units.into() }
    } else {
        Belot::RecordNothing { goes: Choice(if sheet.winner.is_some() { "winner" } else { "pot" }) }
    });
    if won && pot > 0 {
        draft.dim(&Belot::RecordPot { pot, units: pot + u32::from(units) });
    }
}

/// What stays in the pot after a deal that hangs.
fn hung(draft: &mut Draft, reader: &Reader<'_>, sheet: &Sheet, pot: u32) {
    let Entry { points, units, .. } = sheet.hung;
    if reader.view.boards.is_some() {
        return draft.strong(&Belot::HungNobody { units: units.into() });
    }
    draft.strong(&Belot::Hung {
        sum: sum(sheet),
        points: points.into(),
        rounded: rounded(&sheet.hung),
        times: times(sheet),
        units: units.into(),
    });
    if pot > 0 {
        draft.body(&Belot::HungInAll { units: pot + u32::from(units) });
    }
}

/// The players whose points go together to the winner or to the pot; the winner comes first.
pub(super) fn gathered(sheet: &Sheet) -> Vec<Seat> {
    let others = Seat::all(SEATS).filter(|seat| sheet.standing.takes_part(*seat) && sheet.winner != Some(*seat));
    sheet.winner.into_iter().chain(others).collect()
}

/// The points of [`gathered`] as a sum in digits.
pub(super) fn sum(sheet: &Sheet) -> Phrase {
    let terms: Vec<String> =
        gathered(sheet).into_iter().map(|seat| sheet.lines[seat.index()].points.to_string()).collect();
    Phrase::from(terms.join(" + "))
}

/// The units before they are multiplied.
pub(super) fn rounded(entry: &Entry) -> u32 {
    u32::from(entry.units.checked_div(entry.times).unwrap_or_default())
}

/// The least remainder that is rounded up (`rules/belot.md §12`).
const fn rounded_from(rules: &Rules, contract: Contract) -> u8 {
    match (rules.rounding, contract) {
        (Rounding::Plain, _) | (Rounding::ByContract, Contract::NoTrump) => 5,
        (Rounding::ByContract, Contract::AllTrumps) => 4,
        (Rounding::ByContract, Contract::Clubs | Contract::Diamonds | Contract::Hearts | Contract::Spades) => 6,
    }
}
