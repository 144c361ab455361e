//! The worked examples of `rules/ristiseiska.md §15`, by their numbers.

use arrayvec::ArrayVec;
use talon_cards::{Card, CardSet, Seat, SeatSet};
use talon_games::ristiseiska::setup::Turn;
use talon_games::ristiseiska::{Deal, Ending, Event, Outcome, Penalty, Phase, Rules};
use talon_games::{Game, GameOutcome, GameScore, Progress, Rule};

use super::bench::{ANN, BEN, CEC, DAN, EVE, Run, Scene, card, pack, set};

/// §15 example 1.
#[test]
fn example_1_after_the_seven_of_clubs_only() {
    let run = Scene::new(4, "7C", Turn::Begins(BEN)).hand(BEN, "6C 8C 5C 7H KS").game();
    assert_eq!((run.deal.phase(), &*run.legal().join(" ")), (Phase::Turn, "6C 7H"));
    assert_eq!(run.refusal("B:8C"), Rule::SixFirst);
    assert_eq!(run.refusal("B:5C"), Rule::NotNext);
    assert_eq!(run.refusal("B:KS"), Rule::SuitNotOpen);
    assert_eq!(run.refusal("B:end"), Rule::MustPlay, "he must play one of the two");
}

/// §15 example 2.
#[test]
fn example_2_seven_six_eight() {
    let spades = |laid: &str, hand: &str, five: &str| {
        Scene::new(4, &format!("7C {laid}"), Turn::Begins(BEN))
            .rules(&[("five-needs-eight", five)])
            .hand(BEN, hand)
            .game()
            .legal()
            .join(" ")
    };
    assert_eq!(spades("7S 6S", "5S 8S 9S", "on"), "8S");
    assert_eq!(spades("7S 6S 8S", "5S 9S", "on"), "5S 9S");
    assert_eq!(spades("7S 6S 8S 9S 5S", "4S TS", "on"), "4S TS");
    assert_eq!(spades("7S 6S", "5S 8S 9S", "off"), "5S 8S");
    let run = Scene::new(4, "7C 7S 6S", Turn::Begins(BEN)).hand(BEN, "5S 8S 9S").game();
    assert_eq!(run.refusal("B:5S"), Rule::EightFirst);
    assert_eq!(run.refusal("B:9S"), Rule::NotNext);
}

fn chain() -> Run {
    Scene::new(4, "7C 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH 5S 6S 7S 8S", Turn::Begins(ANN))
        .hand(ANN, "AH KH 4S 9D")
        .hand(BEN, "6C 2D")
        .game()
}

/// §15 example 3.
#[test]
fn example_3_a_chain() {
    let run = chain().play("A:AH");
    assert_eq!((run.deal.phase(), &*run.legal().join(" ")), (Phase::Bonus, "end KH 4S"));
    let run = run.play("A:KH");
    assert_eq!((run.deal.phase(), &*run.legal().join(" ")), (Phase::Bonus, "end 4S"));
    let run = run.play("A:4S");
    assert_eq!(run.hand(ANN), "9D");
    assert_eq!((run.deal.phase(), run.deal.on_turn()), (Phase::Turn, Some(BEN)), "the turn is over");
    for script in ["A:AH A:end", "A:AH A:KH A:end"] {
        let run = chain().play(script);
        assert_eq!(run.events.iter().filter(|event| **event == Event::TurnEnded { seat: ANN }).count(), 1);
        assert_eq!(run.deal.on_turn(), Some(BEN));
    }
}

/// §15 example 4.
#[test]
fn example_4_a_bonus_with_nothing_to_play() {
    for stuck in ["cards", "token"] {
        let laid = "7C 6C 8C 9C TC JC QC 7H 7S 6S 8S 9S TS";
        let run = Scene::new(4, laid, Turn::Begins(ANN)).rules(&[("stuck", stuck)]).hand(ANN, "KC 3D TH").game();
        let run = run.play("A:KC");
        assert_eq!(run.events, [Event::Played { seat: ANN, card: card("KC") }], "no card, no token");
        assert_eq!((run.deal.phase(), run.deal.on_turn()), (Phase::Turn, Some(BEN)));
        assert_eq!((run.hand(ANN).as_str(), run.deal.view(None).token), ("3D TH", None));
    }
}

/// §15 example 5.
#[test]
fn example_5_stuck() {
    let scene =
        || Scene::new(4, "7C 7S 6S 8S 9S TS JS QS", Turn::Begins(BEN)).hand(BEN, "9D QD 2S").hand(ANN, "KS 7D 5H");
    let run = scene().game();
    assert_eq!((run.deal.phase(), run.deal.on_turn()), (Phase::Give, Some(ANN)));
    assert_eq!(run.deal.view(None).stuck, Some(BEN));
    assert_eq!(run.legal().join(" "), "g:7D g:5H g:KS", "any card, also one that fits");
    assert_eq!(run.refusal("B:KS"), Rule::NotYourTurn);
    let run = run.play("A:g:KS");
    assert_eq!((run.hand(BEN), run.hand(ANN)), ("9D QD 2S KS".to_owned(), "7D 5H".to_owned()));
    assert!(run.deal.view(None).open.contains(card("KS")), "it fits, but not in this turn");
    assert_eq!((run.deal.phase(), run.deal.on_turn()), (Phase::Turn, Some(CEC)));
    let run = scene().game().play("A:g:7D");
    assert_eq!(run.deal.on_turn(), Some(CEC));
    assert_eq!(run.refusal("B:7D"), Rule::NotYourTurn);
}

/// §15 example 6.
#[test]
fn example_6_a_giver_with_one_card() {
    let scene = |gift| {
        Scene::new(3, "C S 7H 6H 8H", Turn::Begins(BEN))
            .rules(&[("last-card-gift", gift)])
            .hand(ANN, "3D")
            .hand(BEN, "9D QD 2D")
            .game()
    };
    let run = scene("wins").play("A:g:3D");
    let outcome = run.outcome();
    assert_eq!((outcome.winner, outcome.ending), (ANN, Ending::GaveLast));
    assert_eq!(outcome.penalties[1].cards, set("9D QD 2D 3D"));
    let rest: u16 = outcome.penalties[2].cards.iter().map(|card| u16::from(value(card))).sum();
    assert_eq!(outcome.game_points(), [0, 26, i32::from(rest)]);
    assert_eq!(run.events.last(), Some(&Event::Ended));

    let run = scene("skip");
    assert_eq!(run.deal.on_turn(), Some(CEC), "the next to the right who has two cards");
    assert_eq!(run.refusal("A:g:3D"), Rule::NotYourTurn);
    let run = run.play("C:g:4H");
    assert_eq!((run.hand(ANN).as_str(), run.hand(BEN).as_str()), ("3D", "2D 9D QD 4H"));
    assert_eq!(run.deal.on_turn(), Some(CEC));
}

/// §15 example 6, its last sentence. Everybody but Ben has one card, and all that fits; Ben has the rest of the suit.
#[test]
fn example_6_nobody_left_to_give() {
    let run = Scene::new(3, "C H S 7D 6D 8D 5D 4D", Turn::Begins(BEN))
        .rules(&[("last-card-gift", "skip")])
        .hand(ANN, "3D")
        .hand(CEC, "9D")
        .game();
    assert_eq!((run.deal.phase(), run.deal.on_turn()), (Phase::Turn, Some(CEC)));
    assert_eq!(run.hand(BEN), "2D TD JD QD KD AD", "he got nothing");
}

/// §15 example 7.
#[test]
fn example_7_winning_inside_a_bonus() {
    let laid = "7C 7D 6D 8D 5D 4D 3D 2D 7S";
    let run = Scene::new(4, laid, Turn::Begins(ANN)).hand(ANN, "AD 6S").game().play("A:AD");
    assert_eq!((run.deal.phase(), &*run.legal().join(" ")), (Phase::Bonus, "end 6S"));
    let outcome = run.play("A:6S").outcome();
    assert_eq!((outcome.winner, outcome.ending), (ANN, Ending::PlayedOut));
    let last = |laid: &str, card: &str| {
        let run = Scene::new(4, laid, Turn::Begins(ANN)).hand(ANN, card).game().play(&format!("A:{card}"));
        run.outcome().winner
    };
    assert_eq!(last(laid, "AD"), ANN, "an ace as the last card");
    assert_eq!(last("7C 6C 8C 9C TC JC QC", "KC"), ANN, "a king as the last card");
}

fn value(card: Card) -> u8 {
    (card.rank() as u8 - 1) % 13 + 1
}

/// §15 example 8.
#[test]
fn example_8_scoring() {
    let score = |hand: &str| {
        let laid = "7C 7S 6S 8S 5S 4S 3S 2S 9S TS JS QS KS";
        let run = Scene::new(4, laid, Turn::Begins(ANN)).hand(ANN, "6C").hand(BEN, hand).game();
        run.play("A:6C").outcome().game_points()[1]
    };
    assert_eq!(score("2D 3D 8D"), 13);
    assert_eq!(score("AH JD QH KD"), 37);
    assert_eq!(score("TC TH AS"), 21);
}

fn token_scene() -> Scene {
    Scene::new(4, "AC 2C 3C 4C 5C 6C 7C 8C 9C TC H AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS 7D 6D", Turn::Begins(ANN))
        .rules(&[("stuck", "token")])
        .hand(ANN, "QS KS")
        .hand(BEN, "5D")
        .hand(CEC, "4D QC")
}

/// §15 example 9.
#[test]
fn example_9_the_token() {
    let run = token_scene().game().play("A:QS");
    let taken = |seat, from| Event::TokenTaken { seat, from };
    assert_eq!(run.events[1..], [taken(BEN, None), taken(CEC, Some(BEN))]);
    let run = run.play("D:JC A:KS");
    let outcome = run.outcome();
    assert_eq!(outcome.token.map(|token| (token.seat, token.points)), Some((CEC, 50)));
    assert_eq!(outcome.game_points()[..3], [0, 5, 66]);
    assert_eq!(outcome.penalties[2].points, 16);

    let scene = Scene::new(4, "C H S 7D 6D", Turn::Begins(ANN)).rules(&[("stuck", "token")]).hand(ANN, "8D").token(ANN);
    let outcome = scene.game().play("A:8D").outcome();
    assert_eq!((outcome.winner, outcome.game_points()[0]), (ANN, 50), "the winner pays for the token too");
}

/// A round in which the seats are charged so much.
fn charged(winner: Seat, points: [u16; 3]) -> Outcome {
    let penalties: ArrayVec<Penalty, 8> =
        points.into_iter().map(|points| Penalty { cards: CardSet::EMPTY, points }).collect();
    Outcome { winner, ending: Ending::PlayedOut, penalties, token: None }
}

fn after(before: [u32; 3], outcome: &Outcome) -> (Vec<i32>, Progress) {
    let mut score = Deal::start(&Rules::default(), 3, ANN);
    score.points = before.into_iter().collect();
    let progress = Deal::record(&Rules::default(), &mut score, outcome);
    (score.points(), progress)
}

/// §15 example 10.
#[test]
fn example_10_the_match() {
    let (points, progress) = after([96, 72, 88], &charged(BEN, [13, 0, 9]));
    assert_eq!(points, [109, 72, 97]);
    assert_eq!(progress, Progress::Finished { winners: SeatSet::only(BEN) });
    let (points, progress) = after([98, 60, 59], &charged(BEN, [2, 0, 1]));
    assert_eq!(points, [100, 60, 60]);
    assert_eq!(progress, Progress::Finished { winners: [BEN, CEC].into_iter().collect() });
    let (points, progress) = after([90, 60, 60], &charged(BEN, [9, 0, 1]));
    assert_eq!((points, progress), (vec![99, 60, 61], Progress::Continue));
}

/// §15 example 11.
#[test]
fn example_11_five_players() {
    for rotation in 0..52 {
        let mut deck = pack();
        deck.rotate_left(rotation);
        let deal = Deal::deal(&Rules::default(), 5, EVE, &deck).expect("a deck");
        assert_eq!(deal.view(None).hand_sizes[..], [11, 11, 10, 10, 10]);
        let first = deal.on_turn().expect("somebody");
        assert!(deal.view(Some(first)).hand.contains(card("7C")));
    }
}

/// §15 example 12, with the king of spades in place of the king of hearts: as long as a heart is missing from the table another
/// card than the six of spades fits too.
#[test]
fn example_12_the_stall_guard() {
    let mut run = Scene::new(4, "C D H 7S", Turn::Begins(BEN))
        .hand(ANN, "6S KS 2S")
        .hand(BEN, "8S QS 3S")
        .hand(CEC, "9S JS 4S")
        .hand(DAN, "TS 5S AS")
        .game();
    for _ in 0..2 {
        run = run.play("A:g:6S B:g:6S C:g:6S D:g:6S");
    }
    let view = run.deal.view(Some(ANN));
    assert_eq!((view.turns_without_play, view.stalled), (8, true));
    assert_eq!((view.to_act, view.stuck), (Some(ANN), Some(BEN)));
    assert_eq!(run.refusal("A:g:6S"), Rule::MustGiveUseless);
    assert_eq!(run.legal().join(" "), "g:2S g:KS");
    let run = run.play("A:g:KS B:g:8S C:g:9S");
    assert_eq!((run.deal.phase(), &*run.legal().join(" ")), (Phase::Turn, "6S"), "on his next turn he must play it");
    let run = run.play("A:6S");
    assert!(!run.deal.view(None).stalled);
}

/// §15 example 12, with the very cards of the page.
#[test]
fn example_12_with_the_king_of_hearts() {
    let scene =
        |idle| Scene::new(4, "7C 7S 7H 6H 8H", Turn::Begins(BEN)).hand(ANN, "6S KH").hand(BEN, "2S 3S").idle(idle);
    assert_eq!(scene(7).game().legal().join(" "), "g:KH g:6S");
    let run = scene(8).game();
    assert_eq!(run.legal().join(" "), "g:KH");
    assert_eq!(run.refusal("A:g:6S"), Rule::MustGiveUseless);
}
