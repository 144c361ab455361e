//! Who won a match.

use talon_cards::Seat;
use talon_table::FinishedMatch;

use crate::Text;
use crate::page::reader::Reader;
use crate::words::{Caption, Mentions, Room};

/// Who won the match, in a sentence.
pub(crate) fn won(reader: &Reader<'_>, finished: &FinishedMatch) -> Text {
    match finished.result.winners.as_slice() {
        [] => reader.say(&Room::ResultNobody),
        [winner] => reader.say(&Room::ResultWon { winner: reader.who(*winner) }),
        winners => reader.say(&together(reader, winners)),
    }
}

/// That several won the match. It names everybody: “you” does not fit into a list in every language.
pub(crate) fn together(reader: &Reader<'_>, winners: &[Seat]) -> Caption {
    let called = winners.iter().map(|seat| Caption::Called { player: reader.name(*seat) });
    Caption::MatchShared { winners: Mentions::of(reader.locale, called) }
}
