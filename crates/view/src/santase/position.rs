//! What a person at a real table would see: whose turn it is, the trick, the talon, what was announced.

use talon_cards::Seat;
use talon_games::santase::{Phase, View};

use super::marriage_points;
use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::Santase;

/// The lines of a running deal.
pub(crate) fn position(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    if let Some(turn) = turn(reader, view) {
        draft.strong(&turn);
    }
    draft.gap();
    draft.body(&talon(reader, view));
    if view.completed_tricks > 0 {
        let [first, second] = pair(reader);
        draft.body(&Santase::Tricks {
            first: reader.who(first),
            first_tricks: view.tricks[first.index()],
            second: reader.who(second),
            second_tricks: view.tricks[second.index()],
        });
    }
    shown_points(draft, reader, view);
    shown_cards(draft, reader, view);
    if let Some(trick) = &view.last_trick {
        draft.dim(&Santase::LastTrick {
            led: trick.led.into(),
            followed: trick.followed.into(),
            winner: reader.who(trick.winner),
        });
    }
    if view.phase == Phase::Follow && view.turned.is_none() && view.viewer == view.to_act {
        draft.dim(&Santase::Strict);
    }
}

/// Whose turn it is, and with what.
pub(super) fn turn(reader: &Reader<'_>, view: &View) -> Option<Santase> {
    let player = reader.who(view.to_act?);
    Some(match (view.phase, view.led, view.announced) {
        (Phase::Lead, _, Some(suit)) => Santase::TurnMarriage { player, suit: suit.into() },
        (Phase::Lead, _, None) => Santase::TurnLead { player },
        (Phase::Follow, Some((leader, card)), _) => {
            Santase::TurnFollow { player, leader: reader.who(leader), card: card.into() }
        }
        (Phase::PreDraw, _, _) => Santase::TurnDraw { player },
        (Phase::Follow, None, _) | (Phase::Over, _, _) => return None,
    })
}

fn talon(reader: &Reader<'_>, view: &View) -> Santase {
    let trump = view.trump.into();
    match (view.closed_by, view.turned) {
        (Some(closer), _) => Santase::TalonClosed { trump, player: reader.who(closer), talon: view.talon },
        (None, Some(turned)) => Santase::TalonOpen { trump, turned: turned.into(), talon: view.talon },
        (None, None) => Santase::TalonEmpty { trump },
    }
}

/// The running points, only where the table shows them.
fn shown_points(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    for seat in pair(reader) {
        if let Some(points) = view.points[seat.index()] {
            draft.body(&Santase::Points { player: reader.who(seat), points });
        }
    }
}

/// Marriages and the nine: what was shown openly in this deal.
fn shown_cards(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    for (seat, suit) in &view.marriages {
        let points = marriage_points(*suit, view.trump);
        draft.body(&Santase::Announced { player: reader.who(*seat), suit: (*suit).into(), points });
    }
    if let Some((seat, card)) = view.exchange {
        draft.body(&Santase::Exchanged { player: reader.who(seat), card: card.into() });
    }
}

/// The two seats, the reader's first.
pub(super) fn pair(reader: &Reader<'_>) -> [Seat; 2] {
    if reader.is_you(Seat::SECOND) { [Seat::SECOND, Seat::FIRST] } else { [Seat::FIRST, Seat::SECOND] }
}
