//! What a person at a real table would see: what to do, the last trick, the talon, what was announced.

use talon_cards::Seat;
use talon_games::marriage::{Phase, RuleSet, View};

use super::words::{Family, Said};
use super::{Special, Tongue, is_frozen, lowest_trump, marriage_points, why};
use crate::games::recap;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::Room;
use crate::{Style, Text};

/// The lines of a running deal.
pub(super) fn position<R: Tongue>(draft: &mut Draft, reader: &Reader<'_>, view: &View<R>) {
    if let Some(turn) = turn(reader, view) {
        draft.line(Style::Title, turn);
    }
    if let Some(deal_no) = reader.deal_under_way() {
        last_trick(draft, reader, deal_no, view);
    }
    if let Some(card) = view.drew {
        draft.body(&Room::Drew { card: card.into() });
    }
    draft.gap();
    draft.drawn(|draft| draft.body(&talon(reader, view)));
    if let Some(closed) = closed_at(reader, view) {
        draft.body(&closed);
    }
    if view.completed_tricks > 0 {
        let [first, second] = pair(reader);
        let tricks = Said::<R>::Shared(Family::Tricks {
            first: reader.who(first),
            first_tricks: view.tricks[first.index()],
            second: reader.who(second),
            second_tricks: view.tricks[second.index()],
        });
        draft.drawn(|draft| draft.body(&tricks));
    }
    draft.drawn(|draft| shown_points(draft, reader, view));
    shown_cards(draft, reader, view);
}

/// The last complete trick, of this deal.
pub(super) fn last_trick<R: RuleSet>(draft: &mut Draft, reader: &Reader<'_>, deal_no: u32, view: &View<R>) {
    if let Some(trick) = view.last_trick {
        recap::last_trick(draft, reader, deal_no, trick.played(), trick.winner);
    }
}

/// Whose turn it is, and if it is the reader's, what to do.
pub(super) fn turn<R: Tongue>(reader: &Reader<'_>, view: &View<R>) -> Option<Text> {
    let seat = view.to_act?;
    let player = reader.who(seat);
    let sentence: Said<R> = match (view.phase, view.led, view.announced) {
        (Phase::Follow, Some(led), _) if view.viewer == Some(seat) => return Some(why::answer(reader, view, led)),
        (Phase::Follow, Some((leader, card)), _) => {
            Family::TurnFollow { player: reader.name(seat), leader: reader.who(leader), card: card.into() }.into()
        }
        (Phase::Lead, _, Some(suit)) => Family::TurnMarriage { player, suit: suit.into() }.into(),
        (Phase::Lead, _, None) => Family::TurnLead { player }.into(),
        (Phase::PreDraw, _, _) => Said::Own(view.rules.special(Special::TurnDraw { player })?),
        (Phase::Follow, None, _) | (Phase::Over, _, _) => return None,
    };
    Some(reader.say(&sentence))
}

pub(super) fn talon<R: Tongue>(reader: &Reader<'_>, view: &View<R>) -> Said<R> {
    let trump = view.trump.into();
    match (view.closed_by, view.turned) {
        (Some(closer), _) => Family::TalonClosed { trump, player: reader.who(closer), talon: view.talon },
        (None, Some(turned)) => Family::TalonOpen { trump, turned: turned.into(), talon: view.talon },
        (None, None) => Family::TalonEmpty { trump },
    }
    .into()
}

/// What the close fixed, in games where a close fixes something.
fn closed_at<R: Tongue>(reader: &Reader<'_>, view: &View<R>) -> Option<R::Own> {
    let closer = view.closed_by?;
    view.rules.special(Special::ClosedAt {
        closer: reader.who(closer),
        opponent: reader.who(closer.other()),
        tricks: view.opponent_tricks_at_close?,
    })
}

/// The running points, only where the table shows them.
fn shown_points<R: Tongue>(draft: &mut Draft, reader: &Reader<'_>, view: &View<R>) {
    for seat in pair(reader) {
        let Some(points) = view.points[seat.index()] else { continue };
        let player = reader.who(seat);
        let frozen = if is_frozen(view, seat) {
            view.rules.special(Special::FrozenPoints { player: player.clone(), points })
        } else {
            None
        };
        draft.body(&frozen.map_or_else(|| Said::<R>::Shared(Family::Points { player, points }), Said::Own));
    }
}

/// Everything shown openly in this deal: marriages, points that wait for a trick, and the exchange.
fn shown_cards<R: Tongue>(draft: &mut Draft, reader: &Reader<'_>, view: &View<R>) {
    for (seat, suit) in &view.marriages {
        let points = marriage_points(*suit, view.trump);
        draft.body(&Said::<R>::Shared(Family::Announced { player: reader.who(*seat), suit: (*suit).into(), points }));
    }
    for seat in pair(reader) {
        let points = view.pending[seat.index()];
        if points > 0
            && let Some(waiting) = view.rules.special(Special::Pending { player: reader.who(seat), points })
        {
            draft.body(&waiting);
        }
    }
    if let Some((seat, card)) = view.exchange {
        let low = lowest_trump(view).into();
        draft.body(&Said::<R>::Shared(Family::Exchanged { player: reader.who(seat), low, card: card.into() }));
    }
}

/// The two seats, the reader's first.
pub(crate) fn pair(reader: &Reader<'_>) -> [Seat; 2] {
    if reader.is_you(Seat::SECOND) { [Seat::SECOND, Seat::FIRST] } else { [Seat::FIRST, Seat::SECOND] }
}
