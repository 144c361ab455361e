//! Positions that can come about in play are built, also where the games differ; all others are refused, and say why.

use talon_cards::Suit;
use talon_games::marriage::setup::{BadSetup, Setup, Turn};
use talon_games::marriage::{Closed, RuleSet};
use talon_games::{Game, snaps, sznap};

use super::common::{A, B, Scene, card, round_trip, rules};

fn built<R: RuleSet>(scene: Scene<R>) -> Result<(), BadSetup> {
    scene.setup().build().map(|_| ())
}

#[test]
fn setups_round_trip_as_json() {
    let scene = Scene::new(snaps::Rules::default(), "JS", ["AH TH", "AD TD"], Turn::Lead(A)).closed(A, 2, 1, 21);
    round_trip::<Setup<snaps::Rules>>(&scene.setup());
    let scene = Scene::new(sznap::Rules::default(), "JS", ["AH TH", "AD TD"], Turn::Lead(A));
    round_trip::<Setup<sznap::Rules>>(&scene.setup());
}

#[test]
fn the_draw_does_not_wait_where_it_is_at_once() {
    let scene = Scene::new(sznap::Rules::default(), "JS", ["AH TH", ""], Turn::PreDraw(A));
    assert_eq!(built(scene), Err(BadSetup::WrongTurn));
}

#[test]
fn the_talon_may_be_closed_at_the_first_lead() {
    let closed = |by, draws, tricks| {
        built(Scene::new(sznap::Rules::default(), "9S", ["AH TH", ""], Turn::Lead(A)).closed(by, draws, tricks, 0))
    };
    assert_eq!(closed(A, 0, 0), Ok(()));
    assert_eq!(closed(B, 0, 0), Err(BadSetup::WrongClosing), "the dealer was not on lead then");
    assert_eq!(closed(A, 1, 0), Ok(()));
    let sharp = rules::<snaps::Rules>(&[("sharp", "on")]);
    let late =
        |draws| built(Scene::new(sharp, "AS", ["AH TH KH QH AD TD KD QD", ""], Turn::Lead(A)).closed(A, draws, 0, 0));
    assert_eq!(late(3), Ok(()));
    assert_eq!(late(4), Err(BadSetup::WrongClosing), "two cards are too few");
}

#[test]
fn nobody_had_more_at_the_close_than_he_has_now() {
    let closed = |points| {
        built(Scene::new(snaps::Rules::default(), "JS", ["AH TH", "AD TD"], Turn::Lead(A)).closed(A, 2, 1, points))
    };
    assert_eq!(closed(21), Ok(()));
    assert_eq!(closed(22), Err(BadSetup::WrongClosing));
    let now = snaps::Closing::now(A, 1, 21);
    assert_eq!((now.by(), now.opponent_tricks(), now.opponent_points()), (A, 1, Some(21)));
}

#[test]
fn marriages_wait_for_a_trick() {
    let married = |by, won| Scene::new(snaps::Rules::default(), "JS", won, Turn::Lead(B)).married(&[(by, "H")]);
    let game = married(A, ["", "AH QH"]).hands(["KH", ""]).game();
    assert_eq!((game.points(), game.pending()), ([0, 14], [20, 0]));
    let game = married(A, ["AD JD", "AH QH"]).hands(["KH", ""]).game();
    assert_eq!((game.points(), game.pending()), ([33, 14], [0, 0]));
    let dealer = Scene::new(snaps::Rules::default(), "JS", ["AH QH", ""], Turn::Lead(A)).married(&[(B, "H")]);
    assert_eq!(built(dealer.hands(["", "KH"])), Err(BadSetup::WrongMarriage), "he has never been on lead");

    let turn = Turn::Follow { leader: A, led: card("QD") };
    let on_table =
        Scene::new(sznap::Rules::default(), "JS", ["AH TH", ""], turn).hands(["KD", ""]).married(&[(A, "D")]);
    let game = on_table.game();
    assert_eq!((game.points(), game.pending()), ([21, 0], [20, 0]), "it takes a further trick");
    assert_eq!(game.deal.view(None).marriages, [(A, Suit::Diamonds)]);
}

#[test]
fn a_hand_that_would_have_ended_is_none() {
    let won = ["AC TC", "AH TH AD TD AS JS JH QH"];
    let scene =
        |changes: &[(&str, &str)], lead| Scene::new(rules::<snaps::Rules>(changes), "JC", won, Turn::Lead(lead));
    let rich = |changes: &[(&str, &str)]| {
        let mut setup = scene(changes, B).hands(["", "KH"]).married(&[(B, "H")]).setup();
        setup.marriages.truncate(1);
        setup.build().map(|deal| deal.points())
    };
    assert_eq!(rich(&[]), Err(BadSetup::AlreadyOver));
    assert_eq!(rich(&[("claim-mode", "declare")]), Ok([21, 80]));
    let frozen =
        |changes: &[(&str, &str)]| built(scene(changes, B).closed(A, 2, 1, 21).hands(["", "KH"]).married(&[(B, "H")]));
    assert_eq!(frozen(&[]), Ok(()), "frozen: he plays on");
    assert_eq!(frozen(&[("frozen", "scoring-only")]), Err(BadSetup::AlreadyOver));
}

#[test]
fn the_lowest_trump_was_swapped_by_somebody_who_could() {
    let swapped = |seat, took: &str, turned: &str| {
        let mut setup =
            Scene::new(snaps::Rules::default(), turned, ["", ""], Turn::Lead(A)).hands(["QS", "KS"]).setup();
        setup.exchange = Some((seat, card(took)));
        setup.build().map(|_| ())
    };
    assert_eq!(swapped(A, "QS", "JS"), Ok(()), "also at the first lead");
    assert_eq!(swapped(B, "KS", "JS"), Err(BadSetup::WrongExchange), "he was not on lead");
    assert_eq!(swapped(A, "QS", "TS"), Err(BadSetup::WrongExchange), "the jack is not turned");
}
