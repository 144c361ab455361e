//! What the battery must know about the marriage family: Santase, Kurnik's 66 and Snaps.

use talon_cards::{Card, CardSet, Seat};
use talon_games::marriage::{Deal, Move, RuleSet, TurnUp, View};

use crate::battery::Provable;
use crate::playout::Playout;

impl<R: RuleSet> Playout for Deal<R> {}

impl<R: RuleSet> Provable for Deal<R> {
    const WORDS: &[&str] = &["draw", "x", "close", "claim"];

    fn shown_at_start(rules: &R, _: u8, dealer: Seat, viewer: Option<Seat>, deck: &[Card]) -> CardSet {
        let hand = rules.pack().hand();
        // Three to each, then what makes up the hands, and the turned card between the two rounds or after them.
        let (second, turned) = match rules.turn_up() {
            TurnUp::AfterTheHands => (6, 2 * hand),
            TurnUp::BetweenTheRounds => (7, 6),
        };
        let place = viewer.map(|seat| if seat == dealer { (3, second + hand - 3) } else { (0, second) });
        let own = place.into_iter().flat_map(|(first, then)| (first..first + 3).chain(then..then + hand - 3));
        own.chain([turned]).filter_map(|place| deck.get(place).copied()).collect()
    }

    fn undealt(view: &View<R>) -> usize {
        usize::from(view.talon)
    }

    fn played(action: R::Action) -> Option<Card> {
        match action.into() {
            Move::Play(card) => Some(card),
            Move::MarryAndClaim(_) | Move::Draw | Move::Exchange | Move::Close | Move::Announce(_) | Move::Claim => {
                None
            }
        }
    }
}
