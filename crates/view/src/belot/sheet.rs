//! A finished deal in one line of the score sheet.

use talon_games::belot::{Outcome, Sheet, Verdict};
use talon_table::DealRecord;

use super::outcome::pot_before;
use super::position::seats;
use super::verdict;
use super::words::Belot;
use crate::Text;
use crate::reader::Reader;
use crate::words::{Choice, Phrase};

/// What was played, how it went, and what everybody got with it.
pub(super) fn sheet_row(reader: &Reader<'_>, record: &DealRecord, outcome: &Outcome) -> Text {
    let deal = record.deal_no;
    let seats = seats(reader);
    let Outcome::Counted(sheet) = outcome else {
        return reader.say(&Belot::SheetRowThrownIn { deal });
    };
    let pot = sheet.winner.map_or(0, |_| pot_before(record));
    let [first, second, third] = seats.map(|seat| {
        let taken = if sheet.winner == Some(seat) { pot } else { 0 };
        u32::from(sheet.lines[seat.index()].recorded.units) + taken
    });
    let account = reader.say(&Belot::SheetAccount {
        verdict: Choice(made(sheet).code()),
        times: verdict::times(sheet),
        pot,
        hung: sheet.hung.units.into(),
        first,
        second,
        third,
    });
    reader.say(&Belot::SheetRow {
        deal,
        declarer: reader.who(sheet.standing.declarer),
        contract: sheet.standing.contract,
        account: Phrase::from(account),
    })
}

/// What became of the contract: doubled or not, it is made, fails or hangs.
fn made(sheet: &Sheet) -> Verdict {
    match sheet.verdict {
        Verdict::Doubled if sheet.winner == Some(sheet.standing.declarer) => Verdict::Made,
        Verdict::Doubled => Verdict::Failed,
        Verdict::DoubledHanging => Verdict::Hanging,
        Verdict::Made | Verdict::Failed | Verdict::Hanging => sheet.verdict,
    }
}
