//! Every row of `rules/ristiseiska.md §13` changes what happens at a table.

use talon_cards::{Card, Rank, SeatSet, Suit};
use talon_games::ristiseiska::setup::Turn;
use talon_games::ristiseiska::{Deal, Event, Phase, Rules};
use talon_games::{BadDeck, Game, GameOutcome, Progress, Rule};

use super::bench::{ANN, BEN, CEC, DAN, Run, Scene, card, options_are, pack, rules};

#[test]
fn the_defaults_are_the_rules_pages() {
    options_are::<Rules>(&[
        ("stuck", "cards", &["cards", "token"]),
        ("token-penalty", "50", &["50", "21", "25"]),
        ("last-card-gift", "wins", &["wins", "skip"]),
        ("limit", "100", &["single", "50", "100", "200"]),
        ("five-needs-eight", "on", &["on", "off"]),
        ("ace-penalty", "1", &["1", "14"]),
        ("bonus", "chain", &["chain", "once", "off"]),
        ("first-round-free", "off", &["off", "on"]),
        ("max-players", "5", &["5", "8"]),
    ]);
}

/// Ben is stuck as soon as Ann has played.
fn before_stuck(changes: &[(&str, &str)]) -> Run {
    Scene::new(4, "C H S 7D 6D 8D", Turn::Begins(ANN))
        .rules(changes)
        .hand(ANN, "9D 5D TD 4D")
        .hand(BEN, "2D KD")
        .hand(CEC, "3D QD")
        .hand(DAN, "AD JD")
        .game()
}

/// §13 `stuck`, §10: no card changes hands, the token does.
#[test]
fn stuck() {
    let cards = before_stuck(&[]).play("A:9D");
    assert_eq!((cards.deal.phase(), cards.deal.on_turn()), (Phase::Give, Some(ANN)));
    let token = before_stuck(&[("stuck", "token")]).play("A:9D");
    assert_eq!((token.deal.phase(), token.deal.on_turn()), (Phase::Turn, Some(ANN)), "all others were stuck");
    let view = token.deal.view(None);
    assert_eq!((view.token, view.hand_sizes[..].to_vec()), (Some(DAN), vec![3, 2, 2, 2]));
    assert_eq!(view.turns_without_play, 3);
    assert_eq!(token.refusal("A:g:5D"), Rule::NothingToGive);
}

/// §13 `token_penalty`; and a player who was never stuck pays nothing.
#[test]
fn token_penalty() {
    for (value, points) in [("50", 50), ("21", 21), ("25", 25)] {
        let scene = || {
            Scene::new(3, "C H S 7D", Turn::Begins(ANN))
                .rules(&[("stuck", "token"), ("token-penalty", value)])
                .hand(ANN, "6D")
                .hand(BEN, "2D 3D")
        };
        let outcome = scene().token(BEN).game().play("A:6D").outcome();
        assert_eq!(outcome.game_points()[..2], [0, 5 + points]);
        let nobody = scene().game().play("A:6D").outcome();
        assert_eq!((nobody.token, nobody.game_points()[1]), (None, 5));
    }
}

/// §13 `last_card_gift`: also two seats further on, and never from the player who is stuck.
#[test]
fn last_card_gift() {
    let scene = |value| {
        Scene::new(4, "C S 7H 6H 8H", Turn::Begins(BEN))
            .rules(&[("last-card-gift", value)])
            .hand(BEN, "9D QD")
            .hand(ANN, "3D")
            .hand(DAN, "4D")
            .game()
    };
    let wins = scene("wins");
    assert_eq!(wins.deal.on_turn(), Some(ANN));
    assert_eq!(wins.play("A:g:3D").outcome().winner, ANN);
    let skip = scene("skip");
    assert_eq!(skip.deal.on_turn(), Some(CEC));
    assert_eq!(skip.deal.view(None).stuck, Some(BEN));
    let skip = skip.play("C:g:KH");
    assert_eq!(skip.deal.on_turn(), Some(CEC), "it is the turn after Ben's");
    assert_eq!(skip.hand(BEN), "9D QD KH");
}

/// §13 `limit`.
#[test]
fn limit() {
    let outcome = Scene::new(3, "C H S 7D", Turn::Begins(ANN))
        .hand(ANN, "6D")
        .hand(BEN, "2D 3D 8D KD")
        .game()
        .play("A:6D")
        .outcome();
    assert_eq!(outcome.game_points(), [0, 26, 52]);
    for (value, rounds) in [("single", 1), ("50", 1), ("100", 2), ("200", 4)] {
        let rules = rules(&[("limit", value)]);
        let mut score = Deal::start(&rules, 3, ANN);
        let played =
            1 + (1..10).take_while(|_| Deal::record(&rules, &mut score, &outcome) == Progress::Continue).count();
        assert_eq!(played, rounds, "limit {value}");
    }
}

/// §13 `limit`, a single round: its winner wins the match, whatever the token costs him.
#[test]
fn a_single_round() {
    let rules = rules(&[("limit", "single"), ("stuck", "token")]);
    let scene = Scene::new(3, "C H S 7D", Turn::Begins(ANN)).hand(ANN, "6D").hand(BEN, "AD").token(ANN);
    let scene = scene.rules(&[("limit", "single"), ("stuck", "token")]);
    let outcome = scene.game().play("A:6D").outcome();
    assert_eq!(outcome.game_points()[..2], [50, 1]);
    let mut score = Deal::start(&rules, 3, ANN);
    let progress = Deal::record(&rules, &mut score, &outcome);
    assert_eq!(progress, Progress::Finished { winners: SeatSet::only(ANN) });
}

/// §13 `five_needs_eight`: the lower pile grows to the ace before the eight; the eight still needs the six.
#[test]
fn five_needs_eight() {
    let run = |value| {
        Scene::new(3, "7C 7S 6S", Turn::Begins(ANN))
            .rules(&[("five-needs-eight", value)])
            .hand(ANN, "5S 4S 3S 2S AS 7D 8D")
            .game()
    };
    assert_eq!(run("on").refusal("A:5S"), Rule::EightFirst);
    assert_eq!(run("on").legal().join(" "), "7D");
    assert_eq!(run("off").legal().join(" "), "7D 5S");
    let laid = "7C 7S 6S 5S 4S 3S 2S AS 7D";
    let run = Scene::new(3, laid, Turn::Begins(ANN)).rules(&[("five-needs-eight", "off")]).hand(ANN, "8S 8D 9S").game();
    assert_eq!(run.legal().join(" "), "8S");
    assert_eq!(run.refusal("A:8D"), Rule::SixFirst);
    assert_eq!(run.refusal("A:9S"), Rule::NotNext);
}

/// §13 `ace_penalty`.
#[test]
fn ace_penalty() {
    for (value, ace) in [("1", 1), ("14", 14)] {
        let outcome = Scene::new(3, "C H S 7D", Turn::Begins(ANN))
            .rules(&[("ace-penalty", value)])
            .hand(ANN, "6D")
            .hand(BEN, "AD KD QD JD TD 9D 8D 5D 4D 3D")
            .hand(CEC, "2D")
            .game()
            .play("A:6D")
            .outcome();
        assert_eq!(outcome.game_points(), [0, ace + 13 + 12 + 11 + 10 + 9 + 8 + 5 + 4 + 3, 2]);
    }
}

/// §13 `bonus`.
#[test]
fn bonus() {
    let start = |value| {
        Scene::new(3, "H 7S 6S 8S 5S 4S 3S 2S 9S TS JS QS 7C", Turn::Begins(ANN))
            .rules(&[("bonus", value)])
            .hand(ANN, "AS KS 6C 2D")
            .hand(BEN, "7D 3D")
            .game()
            .play("A:AS")
    };
    assert_eq!(start("off").deal.on_turn(), Some(BEN));
    for value in ["once", "chain"] {
        let run = start(value);
        assert_eq!((run.deal.phase(), &*run.legal().join(" ")), (Phase::Bonus, "end 6C KS"));
        assert_eq!(run.clone().play("A:6C").deal.on_turn(), Some(BEN), "neither an ace nor a king");
        let run = run.play("A:KS");
        let goes_on = run.deal.on_turn() == Some(ANN) && run.deal.phase() == Phase::Bonus;
        assert_eq!(goes_on, value == "chain");
    }
}

/// §13 `first_round_free`: until everybody has had a turn nobody gives, and then they do.
#[test]
fn first_round_free() {
    // A suit for each player, but the first and the last hold the sevens.
    let mut deck: Vec<Card> =
        Rank::ALL.iter().flat_map(|rank| Suit::ALL.iter().map(move |suit| Card::new(*rank, *suit))).collect();
    for (one, other) in [("7D", "2C"), ("7H", "2S")] {
        let [one, other] = [one, other].map(|text| deck.iter().position(|at| *at == card(text)).expect("a card"));
        deck.swap(one, other);
    }
    for value in ["on", "off"] {
        let deal = Deal::deal(&rules(&[("first-round-free", value)]), 4, DAN, &deck).expect("a deck");
        let run = Run::of(deal).play("A:7C");
        if value == "off" {
            assert_eq!((run.deal.phase(), run.deal.on_turn()), (Phase::Give, Some(ANN)));
            continue;
        }
        let free = |seat| Event::Stuck { seat, giver: None };
        assert_eq!(run.events[1..], [free(BEN), free(CEC)]);
        assert_eq!((run.deal.phase(), run.deal.on_turn()), (Phase::Turn, Some(DAN)));
        let run = run.play("D:7S A:6C");
        assert_eq!(run.deal.view(None).stuck, Some(BEN), "in his second turn");
        assert_eq!((run.deal.phase(), run.deal.on_turn()), (Phase::Give, Some(ANN)));
    }
}

/// §13 `first_round_free` at a table with the token: it stays where it is as well.
#[test]
fn first_round_free_with_the_token() {
    let run = |value, turns| {
        Scene::new(3, "C H S 7D", Turn::Begins(BEN))
            .rules(&[("stuck", "token"), ("first-round-free", value)])
            .hand(ANN, "6D 5D 4D 3D 2D AD")
            .turns(turns)
            .game()
            .deal
            .view(None)
            .token
    };
    assert_eq!(run("off", 1), Some(CEC));
    assert_eq!(run("on", 1), None);
    assert_eq!(run("on", 2), Some(CEC), "only Ben was in his first turn");
    assert_eq!(run("on", 3), Some(CEC));
}

/// §13 `max_players`, §1.
#[test]
fn max_players() {
    for (value, most) in [("5", 5), ("8", 8)] {
        let rules = rules(&[("max-players", value)]);
        assert_eq!(Deal::seats(&rules), 3..=most);
        for seats in 0..=9 {
            let dealt = Deal::deal(&rules, seats, ANN, &pack()).map(|_| ());
            let expected = if (3..=most).contains(&seats) { Ok(()) } else { Err(BadDeck::WrongSeats { seats }) };
            assert_eq!(dealt, expected);
        }
    }
}
