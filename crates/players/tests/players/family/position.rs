//! Positions in the middle of a deal, and what thumb does there.

use talon_cards::{Card, CardSet, Deck, Seat};
use talon_games::marriage::setup::{Setup, Turn};
use talon_games::marriage::{Move, RuleSet, View};
use talon_games::{AnyAction, AnyView, Game, santase, snaps, sznap};
use talon_players::{Player, ThumbPlayer};

const SEEDS: std::ops::Range<u64> = 0..20;

/// Whose decision is asked for.
pub(crate) const ME: Seat = Seat::FIRST;

/// A game of the family among all games.
pub(crate) trait Member: RuleSet {
    fn any(view: View<Self>) -> AnyView;
    fn made(action: AnyAction) -> Option<Move>;
}

impl Member for santase::Rules {
    fn any(view: View<Self>) -> AnyView {
        AnyView::Santase(view)
    }

    fn made(action: AnyAction) -> Option<Move> {
        if let AnyAction::Santase(action) = action { Some(action.into()) } else { None }
    }
}

impl Member for sznap::Rules {
    fn any(view: View<Self>) -> AnyView {
        AnyView::Sznap(view)
    }

    fn made(action: AnyAction) -> Option<Move> {
        if let AnyAction::Sznap(action) = action { Some(action.into()) } else { None }
    }
}

impl Member for snaps::Rules {
    fn any(view: View<Self>) -> AnyView {
        AnyView::Snaps(view)
    }

    fn made(action: AnyAction) -> Option<Move> {
        if let AnyAction::Snaps(action) = action { Some(action.into()) } else { None }
    }
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

/// A position under the default rules without marriages, exchange or close; `face_down` in drawing order. The dealer is the seat
/// that lets [`ME`] lead first.
pub(crate) fn setup<R: Member + Default>(
    turn: Turn,
    hands: [&str; 2],
    won: [&str; 2],
    face_down: &str,
    turned: &str,
) -> Setup<R> {
    Setup {
        rules: R::default(),
        dealer: ME.other(),
        hands: hands.map(set),
        won: won.map(set),
        face_down: Deck::new(cards(face_down)),
        turned: turned.parse().unwrap(),
        marriages: Vec::new(),
        exchange: None,
        closing: None,
        first_to_66: None,
        turn,
    }
}

/// What thumb does there, one move a seed.
pub(crate) fn chosen<R: Member>(setup: &Setup<R>) -> Vec<Move> {
    let view = R::any(setup.build().unwrap().view(Some(ME)));
    SEEDS.map(|seed| R::made(ThumbPlayer.choose(&view, seed)).unwrap()).collect()
}

/// Thumb makes one of these moves there, given in the notation, whatever the seed.
pub(crate) fn always<R: Member>(setup: &Setup<R>, expected: &str) {
    let chosen = chosen(setup);
    let expected: Vec<Move> = expected.split_whitespace().map(|made| made.parse().unwrap()).collect();
    assert!(chosen.iter().all(|made| expected.contains(made)), "{chosen:?} instead of {expected:?}");
}

/// Thumb never makes this move there, though it may.
pub(crate) fn never<R: Member>(setup: &Setup<R>, refused: &str) {
    let refused: Move = refused.parse().unwrap();
    let legal: Vec<Move> = setup.build().unwrap().legal_actions(ME).into_iter().map(Into::into).collect();
    assert!(legal.contains(&refused), "{refused} is not even legal");
    assert!(!chosen(setup).contains(&refused), "{refused}");
}
