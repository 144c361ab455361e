//! A finished deal: what became of the contract, and what everybody records (`rules/belot.md §9`, §10).

use talon_cards::Seat;
use talon_games::belot::{Deal, Entry, Outcome, SEATS, Sheet, View};
use talon_games::{AnyScore, Listed};
use talon_table::DealRecord;

use super::position::{last_trick, seats};
use super::verdict::{times, title};
use super::words::Belot;
use crate::Text;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Mentions, Phrase, Room};

/// What became of the contract, and a row for each player.
pub(super) fn outcome(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome) {
    draft.title(&title(reader, record.deal_no, outcome));
    let Some(sheet) = outcome.sheet() else { return };
    let pot = pot_before(record);
    for seat in seats(reader) {
        let line = &sheet.lines[seat.index()];
        let (points, tricks) = (line.points.into(), line.tricks);
        draft.body(&Belot::Recorded { player: reader.who(seat), points, tricks, units: recorded(sheet, seat, pot) });
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

/// What a player records, with the pot.
fn recorded(sheet: &Sheet, seat: Seat, pot: u32) -> u32 {
    let own = u32::from(sheet.lines[seat.index()].recorded.units);
    if sheet.winner == Some(seat) { own + pot } else { own }
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
