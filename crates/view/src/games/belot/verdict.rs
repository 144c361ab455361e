//! How a deal went, in words (`rules/belot.md §10`).

use talon_cards::Seat;
use talon_games::belot::{ContraScope, Outcome, Rules, Sheet, Verdict};

use super::position::seats;
use super::words::Belot;
use crate::page::reader::Reader;
use crate::words::Choice;

/// The deal's title: what became of the contract.
pub(super) fn title(reader: &Reader<'_>, deal: u32, outcome: &Outcome) -> Belot {
    let Some(sheet) = outcome.sheet() else { return Belot::DealThrownIn { deal } };
    let declarer = reader.who(sheet.standing.declarer);
    let winner = reader.who(sheet.winner.unwrap_or(sheet.standing.declarer));
    let contract = sheet.standing.contract;
    let times = times(sheet);
    match sheet.verdict {
        Verdict::Made => Belot::DealMade { deal, declarer, contract },
        Verdict::Hanging => Belot::DealHanging { deal, contract },
        Verdict::Failed => Belot::DealFailed { deal, declarer, contract },
        Verdict::Doubled => Belot::DealDoubled { deal, winner, contract, times },
        Verdict::DoubledHanging => Belot::DealDoubledHanging { deal, contract, times },
    }
}

/// Why it went so: who has the most points, and who shares them.
pub(super) fn reason(reader: &Reader<'_>, sheet: &Sheet, rules: &Rules) -> Belot {
    let declarer = reader.who(sheet.standing.declarer);
    let winner = sheet.winner.unwrap_or(sheet.standing.declarer);
    let points = u32::from(sheet.lines[winner.index()].points);
    match sheet.verdict {
        Verdict::Made => Belot::VerdictMade { declarer, points },
        Verdict::Failed => Belot::VerdictFailed { declarer, winner: reader.who(winner), points },
        Verdict::Doubled => {
            Belot::VerdictDoubled { winner: reader.who(winner), points, times: times(sheet), scope: scope(rules) }
        }
        Verdict::Hanging => tie(reader, sheet, seats(reader).to_vec(), Choice("all")),
        Verdict::DoubledHanging => {
            let takes_part = |seat: &Seat| match rules.contra_scope {
                ContraScope::All => true,
                ContraScope::Participants => sheet.standing.takes_part(*seat),
            };
            tie(reader, sheet, seats(reader).into_iter().filter(takes_part).collect(), scope(rules))
        }
    }
}

/// Who of these shares the most points.
fn tie(reader: &Reader<'_>, sheet: &Sheet, among: Vec<Seat>, scope: Choice) -> Belot {
    let points_of = |seat: &Seat| sheet.lines[seat.index()].points;
    let most = among.iter().map(points_of).max().unwrap_or_default();
    let mut top = among.into_iter().filter(|seat| points_of(seat) == most);
    let points = u32::from(most);
    match (top.next(), top.next(), top.next()) {
        (Some(first), Some(second), None) => {
            Belot::VerdictTie { first: reader.who(first), second: reader.who(second), points, scope }
        }
        (_, _, _) => Belot::VerdictTieOfAll { points },
    }
}

fn scope(rules: &Rules) -> Choice {
    Choice(rules.contra_scope.into())
}

/// What units are multiplied by: 1, 2 or 4.
pub(super) fn times(sheet: &Sheet) -> u8 {
    u8::try_from(sheet.standing.multiplier()).unwrap_or(u8::MAX)
}
