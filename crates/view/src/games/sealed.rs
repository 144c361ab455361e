//! What everybody may see of boards that other tables play too: whose turn it is, and the numbers of tricks and points, but no card.

use talon_table::{DealRecord, PhaseView, SealedDeal};

use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Mentions, Replay, Room};

/// The lines of a running deal.
pub(crate) fn position(draft: &mut Draft, reader: &Reader<'_>, deal: &SealedDeal) {
    turn(draft, reader);
    draft.gap();
    for seat in reader.seats() {
        let of = |counts: &[u8]| counts.get(seat.index()).copied().unwrap_or_default();
        let (player, cards) = (reader.who(seat), of(&deal.hands));
        match &deal.tricks {
            Some(tricks) => draft.body(&Room::SealedTricks { player, tricks: of(tricks), cards }),
            None => draft.body(&Room::SealedHand { player, cards }),
        }
    }
    draft.dim(&Room::SealedCards);
}

/// Explains why this page does not tell what may be played.
pub(crate) fn why(draft: &mut Draft, reader: &Reader<'_>) {
    turn(draft, reader);
    draft.gap();
    draft.dim(&Room::SealedCards);
}

fn turn(draft: &mut Draft, reader: &Reader<'_>) {
    if let PhaseView::Playing { waiting_for, .. } = &reader.view.phase {
        for seat in *waiting_for {
            draft.title(&Room::PanelWaitingFor { player: reader.who(seat) });
        }
    }
}

/// The lines of a finished deal: what everybody made of it.
pub(crate) fn outcome(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord) {
    draft.title(&Room::SealedOver { deal: record.deal_no });
    draft.body(&Room::DealPoints { scores: scores(reader, record) });
}

/// What a finished deal was, in a few words.
pub(crate) fn recap(draft: &mut Draft, record: &DealRecord) {
    draft.dim(&Room::SealedOver { deal: record.deal_no });
}

/// What everybody's points are in this deal alone.
fn scores(reader: &Reader<'_>, record: &DealRecord) -> Mentions {
    let before = record.score_before.points();
    let scored = reader.seats().into_iter().map(|seat| {
        let of = |points: &[i32]| points.get(seat.index()).copied().unwrap_or_default();
        Replay::Score { player: reader.name(seat), points: of(&record.points_after) - of(&before) }
    });
    Mentions::of(reader.locale, scored)
}
