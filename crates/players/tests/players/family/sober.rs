//! A stricter yardstick than [`RandomPlayer`]: random cards, but nothing that nobody in his right mind would do.

use talon_cards::Suit;
use talon_games::marriage::{GOAL, Move, RuleSet, View};
use talon_games::{AnyAction, AnyView};
use talon_players::{Player, RandomPlayer};

/// Random cards, but neither false claims nor wild closes; claims as soon as it may.
pub(crate) struct SoberPlayer;

impl Player for SoberPlayer {
    fn name(&self) -> &'static str {
        "sober random"
    }

    fn choose(&self, view: &AnyView, seed: u64) -> AnyAction {
        let sober = match view {
            AnyView::Santase(game) => AnyView::Santase(sobered(game)),
            AnyView::Sznap(game) => AnyView::Sznap(sobered(game)),
            AnyView::Snaps(game) => AnyView::Snaps(sobered(game)),
            _ => panic!("not of the family"),
        };
        RandomPlayer.choose(&sober, seed)
    }
}

/// The view with the sober ones of its legal actions.
fn sobered<R: RuleSet>(view: &View<R>) -> View<R> {
    let mut sober = view.clone();
    sober.legal.retain(|&action| !matches!(action.into(), Move::Close) && !is_false_claim(view, action.into()));
    let is_claim = |action: &R::Action| matches!((*action).into(), Move::Claim | Move::MarryAndClaim(_));
    if sober.legal.iter().any(is_claim) {
        sober.legal.retain(is_claim);
    }
    sober
}

/// Whether this is a claim without 66.
pub(crate) fn is_false_claim<R: RuleSet>(view: &View<R>, made: Move) -> bool {
    let own = view.viewer.map_or(0, |seat| view.memory.counted[seat.index()]);
    match made {
        Move::Claim => own < GOAL,
        Move::MarryAndClaim(card) => own + marriage(card.suit(), view.trump) < GOAL,
        Move::Play(_) | Move::Draw | Move::Exchange | Move::Close | Move::Announce(_) => false,
    }
}

fn marriage(suit: Suit, trump: Suit) -> u8 {
    if suit == trump { 40 } else { 20 }
}
