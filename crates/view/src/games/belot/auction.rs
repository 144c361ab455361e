//! The auction in words: the calls, and the contract that stands.

use talon_cards::Seat;
use talon_games::belot::{Call, Phase, SEATS, View};

use super::words::{Belot, call_code};
use crate::Locale;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::Phrase;
use crate::{Text, say};

/// What each player has said, one line a player, from the first to speak. An auction can have 39 calls, so a line for
/// each call would not fit on a page.
pub(super) fn calls(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    let mut seat = view.dealer.next(SEATS);
    for _ in 0..SEATS {
        if let Some(calls) = calls_of(view, seat, reader.locale) {
            draft.body(&Belot::Calls { player: reader.who(seat), calls });
        }
        seat = seat.next(SEATS);
    }
}

fn calls_of(view: &View, seat: Seat, locale: Locale) -> Option<Phrase> {
    let name = |call: Call| say(locale, &Belot::Call { call: call_code(call) });
    let said: Vec<Text> = view.calls.iter().filter(|(by, _)| *by == seat).map(|(_, call)| name(*call)).collect();
    (!said.is_empty()).then(|| Phrase(Text::join(said, " · ")))
}

/// The contract that is bid, played or was played, and its declarer; nothing before the first bid.
pub(super) fn contract(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    let Some(standing) = view.standing else { return };
    let (player, contract) = (reader.who(standing.declarer), standing.contract);
    draft.body(&match view.phase {
        Phase::Auction => Belot::Highest { player, contract },
        Phase::Lead | Phase::Follow => Belot::Plays { player, contract },
        Phase::Over => Belot::Played { player, contract },
    });
}

/// The [`contract`], and who doubled and redoubled it.
pub(super) fn standing(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    contract(draft, reader, view);
    let Some(standing) = view.standing else { return };
    if let Some(seat) = standing.doubler() {
        draft.body(&Belot::Contra { player: reader.who(seat), answered: standing.redoubler().is_some() });
    }
    if let Some(seat) = standing.redoubler() {
        draft.body(&Belot::Recontra { player: reader.who(seat) });
    }
}
