//! Checks of one position.

use serde::Serialize;
use serde::de::DeserializeOwned;
use talon_cards::{CardSet, Seat};
use talon_games::{GameAction, GameView};

use super::{Fault, Provable};

/// The cheap checks, made everywhere: whose turn it is, and that each listed action is legal and listed once.
pub(super) fn check_turn<G: Provable>(deal: &G, seats: u8) -> Result<(), Fault> {
    let to_act = deal.to_act();
    if to_act.is_empty() != deal.outcome().is_some() {
        return Err(Fault::Result("an outcome while somebody must act, or none at the end".to_owned()));
    }
    for seat in Seat::all(seats) {
        let legal = deal.legal_actions(seat);
        let wrong = |what: &str| Err(Fault::Legal { seat, what: what.to_owned() });
        if legal.is_empty() == to_act.contains(seat) {
            return wrong("none for a seat that must act, or some for one that must not");
        }
        if legal.iter().skip_while(|action| action.card().is_none()).any(|action| action.card().is_none()) {
            return wrong("what is no card does not come before the cards");
        }
        for (place, action) in legal.iter().enumerate() {
            if let Err(illegal) = deal.is_legal(seat, *action) {
                return wrong(&format!("{action} is listed and refused: {illegal}"));
            }
            if legal.iter().take(place).any(|other| other == action) {
                return wrong(&format!("{action} is listed twice"));
            }
        }
        let cards: CardSet = legal.iter().filter_map(GameAction::card).collect();
        if deal.playable(seat) != cards {
            return wrong("the playable cards are not those of the list");
        }
        for card in cards {
            let action = deal.action_with(card);
            if action.card() != Some(card) || !legal.contains(&action) {
                return wrong(&format!("{action} is not what the list has for {card}"));
            }
        }
        for offered in [deal.automatic(seat), deal.forced(seat)].into_iter().flatten() {
            if !legal.contains(&offered) {
                return wrong(&format!("{offered} would be done by itself and is not legal"));
            }
        }
    }
    Ok(())
}

/// Every action of the notation by every seat: it is refused unless it is listed, and a refusal has no effect.
pub(super) fn check_every_action<G: Provable>(deal: &G, every: &[G::Action]) -> Result<(), Fault> {
    for seat in Seat::all(Seat::COUNT) {
        let legal = deal.legal_actions(seat);
        for action in every {
            let listed = legal.contains(action);
            let mut after = deal.clone();
            let (asked, done) = (deal.is_legal(seat, *action), after.apply(seat, *action));
            let wrong = |what: &str| Err(Fault::Legal { seat, what: format!("{action}: {what}") });
            match (listed, asked, done) {
                (true, Ok(()), Ok(_)) => {}
                (false, Err(asked), Err(done)) if asked.rule != done.rule => return wrong("refused by two rules"),
                (false, Err(_), Err(_)) if after != *deal => return wrong("refused with an effect"),
                (false, Err(_), Err(_)) => {}
                _ => return wrong("listed, allowed and done do not agree"),
            }
        }
    }
    Ok(())
}

/// The views of all seats and of a spectator: consistent with the deal, and unchanged by a round trip.
pub(super) fn check_views<G: Provable>(deal: &G, seats: u8) -> Result<(), Fault> {
    for viewer in viewers(seats) {
        let view = deal.view(viewer);
        let legal = viewer.map(|seat| deal.legal_actions(seat)).unwrap_or_default();
        if view.legal() != legal.as_slice() || view.to_act() != deal.to_act() {
            return Err(Fault::Text("what a view offers".to_owned()));
        }
        check_read(&view, "a view")?;
    }
    // Seats that nobody has are spectators.
    let stranger = Seat::all(Seat::COUNT).nth(usize::from(seats));
    let watches = |seat| deal.view(Some(seat)).hand().is_empty() && deal.legal_actions(seat).is_empty();
    if stranger.is_none_or(watches) { Ok(()) } else { Err(Fault::Leak("a stranger".to_owned())) }
}

/// Every card is in one hand, on the table, played, or still in the pack.
pub(super) fn check_cards<G: Provable>(deal: &G, rules: &G::Rules, seats: u8, played: CardSet) -> Result<(), Fault> {
    let pack: CardSet = G::pack(rules).into_iter().collect();
    let mut placed = played;
    let mut count = played.len() + G::undealt(&deal.view(None));
    for seat in Seat::all(seats) {
        let hand = deal.view(Some(seat)).hand();
        placed = placed.union(hand);
        count += hand.len();
    }
    let once = placed.len() + G::undealt(&deal.view(None)) == count;
    if once && placed.is_subset(pack) && count == pack.len() {
        Ok(())
    } else {
        Err(Fault::Cards(format!("{count} cards in all places, {} different ones seen", placed.len())))
    }
}

/// A value is unchanged by a round trip through JSON.
pub(super) fn check_read<T: Serialize + DeserializeOwned + PartialEq>(value: &T, what: &str) -> Result<(), Fault> {
    let read = serde_json::to_string(value).and_then(|text| serde_json::from_str::<T>(&text));
    if read.is_ok_and(|read| read == *value) { Ok(()) } else { Err(Fault::Text(what.to_owned())) }
}

/// A spectator, then every seat.
pub(super) fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seat::all(seats).map(Some))
}
