//! What is legal, what is refused and why, in every game of the family.

use talon_cards::{Card, Rank, Suit};
use talon_games::marriage::setup::Turn;
use talon_games::marriage::{Move, RuleSet};
use talon_games::{BadDeck, Game, Rule, santase, snaps, sznap};

use super::common::{A, B, Random, Run, Scene, card, deck, one_source_of_legality, playout, rules};

/// Every action of the game, legal or not, played with cards of any pack.
fn every_action<R: RuleSet>() -> Vec<R::Action> {
    let cards = Suit::ALL.iter().flat_map(|suit| Rank::ALL.iter().map(move |rank| Card::new(*rank, *suit)));
    let mut moves: Vec<Move> = cards.flat_map(|card| [Move::Play(card), Move::MarryAndClaim(card)]).collect();
    moves.extend(Suit::ALL.iter().copied().map(Move::Announce));
    moves.extend([Move::Draw, Move::Exchange, Move::Close, Move::Claim]);
    moves.into_iter().filter_map(|made| made.try_into().ok()).collect()
}

fn the_list_and_the_verdict_agree<R: RuleSet>() {
    let actions = every_action::<R>();
    for seed in 0..300 {
        let rules: R = Random::new(seed).rules();
        playout(seed, &rules, |deal, _| one_source_of_legality(seed, deal, &actions));
    }
}

#[test]
fn legal_actions_and_is_legal_agree() {
    the_list_and_the_verdict_agree::<santase::Rules>();
    the_list_and_the_verdict_agree::<sznap::Rules>();
    the_list_and_the_verdict_agree::<snaps::Rules>();
}

#[test]
fn nothing_is_automatic_where_the_draw_does_not_wait() {
    for seed in 0..50 {
        playout(seed, &sznap::Rules::default(), |deal, _| assert_eq!(deal.automatic(A).or(deal.automatic(B)), None));
        playout(seed, &snaps::Rules::default(), |deal, _| assert_eq!(deal.automatic(A).or(deal.automatic(B)), None));
    }
}

#[test]
fn a_deck_of_another_pack_is_refused() {
    let long = sznap::Deal::pack(&sznap::Rules::default());
    let short = snaps::Deal::pack(&snaps::Rules::default());
    let wrong = snaps::Deal::deal(&snaps::Rules::default(), 2, A, &long).expect_err("24 cards");
    assert_eq!(wrong, BadDeck::WrongSize { expected: 20, found: 24 });
    let mut nine = short.clone();
    nine[0] = card("9C");
    assert_eq!(snaps::Deal::deal(&snaps::Rules::default(), 2, A, &nine).expect_err("a nine"), BadDeck::NotThePack);
    let schnapsen = rules::<sznap::Rules>(&[("variant", "schnapsen")]);
    assert_eq!(sznap::Deal::pack(&schnapsen), short);
}

/// `rules/schnapsen.md §4`: 3, 3, the turned card, 2, 2, the rest.
#[test]
fn the_order_of_the_deal() {
    let cards = snaps::Deal::pack(&snaps::Rules::default());
    let deal = snaps::Deal::deal(&snaps::Rules::default(), 2, B, &cards).expect("a deck");
    let hand = |seat| deal.view(Some(seat)).hand;
    assert_eq!(hand(A), [0, 1, 2, 7, 8].map(|place| cards[place]).into_iter().collect());
    assert_eq!(hand(B), [3, 4, 5, 9, 10].map(|place| cards[place]).into_iter().collect());
    assert_eq!(deal.view(None).turned, Some(cards[6]));

    let schnapsen = rules::<sznap::Rules>(&[("variant", "schnapsen")]);
    let deal = sznap::Deal::deal(&schnapsen, 2, B, &cards).expect("a deck");
    let hand = |seat| deal.view(Some(seat)).hand;
    assert_eq!(hand(A), [0, 1, 2, 6, 7].map(|place| cards[place]).into_iter().collect());
    assert_eq!(hand(B), [3, 4, 5, 8, 9].map(|place| cards[place]).into_iter().collect());
    assert_eq!(deal.view(None).turned, Some(cards[10]));
}

/// The winner draws first, and the turned card comes last.
#[test]
fn the_turned_card_is_drawn_last() {
    let won = ["AS KS TS JS", "AD QD KD JD"];
    let scene = Scene::new(snaps::Rules::default(), "AC", won, Turn::Lead(A)).hands(["AH", "JH"]);
    let game = scene.game().play("A:AH B:JH");
    assert!(game.deal.view(Some(B)).hand.contains(card("AC")), "the loser of the trick takes it");
    assert!(game.deal.view(Some(A)).memory.known[1].contains(card("AC")), "and everybody knows");
}

fn sznap_lead() -> Run<sznap::Rules> {
    let deck = deck(&sznap::Rules::default(), "QD KD AH JS TS 9C", "AD 9H AS 9S TH JD", "JC", "");
    Run::start(&sznap::Rules::default(), &deck)
}

/// `rules/sixty-six.md §6`: every precondition, refused by its name.
#[test]
fn sznap_refusals() {
    let first = sznap_lead();
    for (step, rule) in [
        ("A:x", Rule::NoTrickYet),
        ("A:claim", Rule::FirstTrick),
        ("A:QD!", Rule::FirstTrick),
        ("A:m:D", Rule::MarriageByLeading),
        ("A:AD", Rule::NotInHand),
        ("B:AD", Rule::NotYourTurn),
    ] {
        assert_eq!(first.refusal(step), rule, "{step}");
    }
    assert_eq!(first.legal(), ["close", "9C", "QD", "KD", "AH", "TS", "JS"]);

    let followed = sznap_lead().play("A:AH");
    for step in ["B:x", "B:close", "B:claim", "B:AD!"] {
        assert_eq!(followed.refusal(step), Rule::NotOnLead, "{step}");
    }

    let second = followed.play("B:9H");
    assert!(second.offers("x") && second.offers("claim") && second.offers("QD!") && second.offers("KD!"));
    assert_eq!(second.refusal("A:JS!"), Rule::NoMarriage);
    assert_eq!(second.refusal("A:AH!"), Rule::NotInHand);
    let third = second.clone().play("A:JS B:AS");
    assert_eq!(third.refusal("B:x"), Rule::NoNine);

    let closed = second.play("A:close");
    for (step, rule) in [("A:x", Rule::TalonClosed), ("A:close", Rule::TalonClosed), ("A:QD!", Rule::StrictMarriage)] {
        assert_eq!(closed.refusal(step), rule, "{step}");
    }
    assert!(closed.offers("claim"));
    assert_eq!(closed.play("A:QD").pending(), [0, 0], "no melds in part two");
    assert_eq!(sznap_lead().play("A:close A:AH B:9H A:claim").refusal("A:QD"), Rule::DealOver);
}

/// `rules/sixty-six.md §5`, §9: with the stock exhausted nothing is melded, swapped or closed.
#[test]
fn sznap_exhausted() {
    let won = ["AH TH AD TD JH JD", "AS TS JS 9S 9H 9D"];
    let game = Scene::new(sznap::Rules::default(), "JC", won, Turn::Lead(A)).hands(["KD QD 9C", "JC"]).game();
    assert_eq!(game.deal.view(None).talon, 0);
    assert_eq!(game.refusal("A:x"), Rule::TalonEmpty);
    assert_eq!(game.refusal("A:close"), Rule::TalonEmpty);
    assert_eq!(game.refusal("A:KD!"), Rule::StrictMarriage);
    assert!(game.offers("claim"));
    assert_eq!(game.play("A:KD").pending(), [0, 0]);
}

/// `rules/schnapsen.md §6`: every precondition, refused by its name.
#[test]
fn snaps_refusals() {
    let deck = deck(&snaps::Rules::default(), "QD KD AH JC TS", "AD JH AS JS TH", "AC", "");
    let first = Run::start(&snaps::Rules::default(), &deck);
    assert_eq!(first.legal(), ["x", "close", "m:D", "JC", "QD", "KD", "AH", "TS"]);
    for (step, rule) in [
        ("A:claim", Rule::CannotClaim),
        ("A:m:S", Rule::NoMarriage),
        ("A:AD", Rule::NotInHand),
        ("B:AD", Rule::NotYourTurn),
    ] {
        assert_eq!(first.refusal(step), rule, "{step}");
    }
    let announced = first.clone().play("A:m:D");
    for (step, rule) in [
        ("A:x", Rule::MarriageAlready),
        ("A:close", Rule::MarriageAlready),
        ("A:m:D", Rule::MarriageAlready),
        ("A:AH", Rule::MustLeadMarriage),
    ] {
        assert_eq!(announced.refusal(step), rule, "{step}");
    }
    let followed = first.clone().play("A:AH");
    for step in ["B:x", "B:close", "B:m:H"] {
        assert_eq!(followed.refusal(step), Rule::NotOnLead, "{step}");
    }
    assert_eq!(followed.play("B:JH A:TS B:AS").refusal("B:x"), Rule::NoJack);
    let closed = first.play("A:x A:close");
    assert_eq!(closed.refusal("A:x"), Rule::TalonClosed);
    assert_eq!(closed.refusal("A:close"), Rule::TalonClosed);
    let strict = closed.play("A:AH");
    assert_eq!(strict.refusal("B:AS"), Rule::MustFollow);

    let won = ["AH TH AS JH JS JD", "AD TD KC QC"];
    let gone = Scene::new(snaps::Rules::default(), "AC", won, Turn::Lead(A)).hands(["KD QD", "AC"]).game();
    assert_eq!((gone.refusal("A:x"), gone.refusal("A:close")), (Rule::TalonEmpty, Rule::TalonEmpty));
    assert!(gone.offers("m:D"), "marriages go on in the forced phase");
}
