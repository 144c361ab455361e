//! One source of legality: what is offered, what is accepted and why the rest is refused.

use crate::common::{ALICE, BOB, Random, Run, action, card, deck, pack, playout, position};
use talon_cards::Seat;
use talon_games::santase::setup::Turn;
use talon_games::santase::{Action, Deal, Rules};
use talon_games::{AnyAction, AnyDeal, AnyRules, BadDeck, Game, GameAction, GameKind, Rule};

#[test]
fn a_forced_card_is_the_only_legal_action() {
    let mut forced = 0;
    for seed in 0..300 {
        playout(seed, &Random::new(seed).rules::<Rules>(), |deal, _| {
            for seat in Seat::all(2) {
                let legal = deal.legal_actions(seat);
                if let Some(action) = deal.forced(seat) {
                    assert_eq!(legal.as_slice(), [action]);
                    assert!(action.card().is_some());
                    forced += 1;
                }
            }
        });
    }
    assert!(forced > 0);
}

fn first_trick() -> Run {
    let deck = deck("AS TS AD KC QC 9H", "9S JS JD TD AC 9D", "JH", "");
    Run::start(&Rules::default(), &deck)
}

/// §6: refused to the player who is not on turn, and to everybody once the deal is over.
#[test]
fn only_the_seat_on_turn_acts() {
    let run = first_trick();
    assert_eq!(run.refusal("B:9S"), Rule::NotYourTurn);
    let run = run.play("A:AS");
    assert_eq!(run.refusal("A:TS"), Rule::NotYourTurn);
    let over = run.play("B:9S A:claim");
    for step in ["A:TS", "B:JS", "A:draw", "A:claim", "A:close", "A:x", "A:m:C"] {
        assert_eq!(over.refusal(step), Rule::DealOver);
    }
}

/// §6: nothing but a card in the first trick.
#[test]
fn the_first_lead_is_a_card() {
    let run = first_trick();
    assert_eq!(run.legal_cards(), "QC KC AD 9H TS AS");
    assert_eq!(run.deal.legal_actions(ALICE).len(), 6);
    assert_eq!(run.refusal("A:m:C"), Rule::FirstTrick);
    assert_eq!(run.refusal("A:close"), Rule::FirstTrick);
    assert_eq!(run.refusal("A:claim"), Rule::FirstTrick);
    assert_eq!(run.refusal("A:x"), Rule::NoTrickYet);
    assert_eq!(run.refusal("A:draw"), Rule::NothingToDraw);
    assert_eq!(run.refusal("A:9S"), Rule::NotInHand);
}

/// §6: the follower only plays a card; in the open phase any (§8).
#[test]
fn the_follower_plays_a_card() {
    let run = first_trick().play("A:AS");
    assert_eq!(run.legal_cards(), "AC 9D TD JD 9S JS");
    for step in ["B:m:C", "B:close", "B:claim", "B:x"] {
        assert_eq!(run.refusal(step), Rule::NotOnLead);
    }
    assert_eq!(run.refusal("B:draw"), Rule::NothingToDraw);
    assert_eq!(run.refusal("B:TS"), Rule::NotInHand);
}

/// §5, §6: before the draw one draws, closes or claims.
#[test]
fn before_the_draw_nothing_else() {
    let run = first_trick().play("A:AS B:9S");
    assert_eq!(run.refusal("A:TS"), Rule::DrawFirst);
    assert_eq!(run.refusal("A:m:C"), Rule::DrawFirst);
    assert_eq!(run.refusal("A:x"), Rule::DrawFirst);
    let legal: Vec<String> = run.deal.legal_actions(ALICE).iter().map(Action::to_string).collect();
    assert_eq!(legal, ["draw", "close", "claim"]);
}

/// §6, §9: one marriage a lead; its king or queen is led, or the deal claimed.
#[test]
fn after_an_announcement() {
    let run = first_trick().play("A:AS B:9S A:draw");
    assert_eq!(run.refusal("A:m:S"), Rule::NoMarriage);
    let run = run.play("A:m:C");
    assert_eq!(run.refusal("A:m:C"), Rule::MarriageAlready);
    assert_eq!(run.refusal("A:m:H"), Rule::MarriageAlready);
    assert_eq!(run.refusal("A:close"), Rule::MarriageAlready);
    assert_eq!(run.refusal("A:x"), Rule::MarriageAlready);
    assert_eq!(run.refusal("A:TS"), Rule::MustLeadMarriage);
    assert_eq!(run.refusal("A:9S"), Rule::NotInHand);
    let legal: Vec<String> = run.deal.legal_actions(ALICE).iter().map(Action::to_string).collect();
    assert_eq!(legal, ["claim", "QC", "KC"]);
}

/// §6: "exchange → close → announce → lead" in one lead.
#[test]
fn several_actions_in_one_lead() {
    let run = first_trick().play("A:AS B:9S A:draw A:x A:close A:m:C A:KC");
    assert_eq!(run.points(), [11 + 20, 0]);
    assert_eq!(run.deal.view(None).closed_by, Some(ALICE));
}

/// §6, §10: neither the nine nor the talon twice.
#[test]
fn a_closed_talon_stays_closed() {
    let run = first_trick().play("A:AS B:9S A:draw A:close");
    assert_eq!(run.refusal("A:close"), Rule::TalonClosed);
    assert_eq!(run.refusal("A:x"), Rule::TalonClosed);
    assert_eq!(run.refusal("A:draw"), Rule::NothingToDraw);
}

#[test]
fn an_exhausted_talon_is_neither_closed_nor_exchanged() {
    let won = ["AH TH JH JD 9H 9D", "AD TD KD QD JS JC"];
    let run = position("9S", won, Turn::Lead(ALICE)).game();
    assert_eq!(run.refusal("A:close"), Rule::TalonEmpty);
    assert_eq!(run.refusal("A:x"), Rule::TalonEmpty);
}

#[test]
fn the_exchange_needs_the_nine() {
    let run = first_trick().play("A:QC B:AC B:draw");
    assert_eq!(run.refusal("B:x"), Rule::NoNine);
}

/// §8, each duty by its own name.
#[test]
fn the_broken_duty_is_named() {
    let refusal = |led: &str, hand: &str, step: &str| {
        let turn = Turn::Follow { leader: ALICE, led: card(led) };
        let won = "AH TH KH 9H JH JC QC 9C";
        position("KS", [won, ""], turn).closed(ALICE, 1, 0, 0).hands(["", hand]).game().refusal(step)
    };
    assert_eq!(refusal("KD", "AD 9D JS", "B:9D"), Rule::MustBeat);
    assert_eq!(refusal("KD", "AD 9D JS", "B:JS"), Rule::MustFollow);
    assert_eq!(refusal("AD", "TD QD JS", "B:JS"), Rule::MustFollow);
    assert_eq!(refusal("KD", "TC JS 9S", "B:TC"), Rule::MustTrump);
    assert_eq!(refusal("TS", "AS 9S KD", "B:9S"), Rule::MustBeat);
    assert_eq!(refusal("TS", "JS KD TC", "B:KD"), Rule::MustFollow);
    assert_eq!(refusal("KD", "AD 9D JS", "B:QH"), Rule::NotInHand);
}

/// What is not dealt from.
#[test]
fn a_bad_deck_is_refused() {
    let rules = Rules::default();
    let deal = |seats, dealer, deck: &[_]| Deal::deal(&rules, seats, dealer, deck).map(|_| ());
    let pack = pack();
    assert_eq!(deal(2, ALICE, &pack), Ok(()));
    assert_eq!(deal(3, ALICE, &pack), Err(BadDeck::WrongSeats { seats: 3 }));
    assert_eq!(deal(2, Seat::new(2).unwrap(), &pack), Err(BadDeck::NoSuchDealer));
    let short = &pack[1..];
    assert_eq!(deal(2, ALICE, short), Err(BadDeck::WrongSize { expected: 24, found: 23 }));
    let mut twice = pack.clone();
    twice[0] = twice[1];
    assert_eq!(deal(2, ALICE, &twice), Err(BadDeck::NotThePack));
    let mut foreign = pack;
    foreign[0] = card("2C");
    assert_eq!(deal(2, ALICE, &foreign), Err(BadDeck::NotThePack));
}

/// §4: three, three, three, three; the thirteenth card is turned; the talon is drawn in order
/// with the turned card last, which the loser of the sixth trick gets.
#[test]
fn the_deal_follows_the_deck() {
    let deck = pack();
    let mut run = Run::start(&Rules::default(), &deck);
    let hand = |run: &Run, seat| run.deal.view(Some(seat)).hand;
    let packets = |a: usize, b: usize| [&deck[a..a + 3], &deck[b..b + 3]].concat().into_iter().collect();
    assert_eq!(hand(&run, ALICE), packets(0, 6));
    assert_eq!(hand(&run, BOB), packets(3, 9));
    assert_eq!(run.deal.view(None).turned, Some(deck[12]));
    let mut random = Random::new(7);
    for trick in 0..6 {
        let [_, _] = [0, 1].map(|_| {
            let seat = run.deal.on_turn().expect("somebody");
            let cards: Vec<Action> =
                run.deal.legal_actions(seat).into_iter().filter(|action| action.card().is_some()).collect();
            run.deal.apply(seat, cards[random.below(cards.len())]).expect("a legal card");
        });
        let winner = run.deal.on_turn().expect("a winner");
        run.deal.apply(winner, Action::Draw).expect("a draw");
        let first = deck[13 + 2 * trick];
        let second = *deck.get(14 + 2 * trick).unwrap_or(&deck[12]);
        assert!(hand(&run, winner).contains(first), "trick {trick}");
        assert!(hand(&run, winner.other()).contains(second), "trick {trick}");
    }
    assert_eq!(run.deal.view(None).talon, 0);
}

#[test]
fn the_closed_enum_plays_the_same_game() {
    let rules = GameKind::Santase.default_rules();
    assert_eq!(rules.seats(), 2..=2);
    assert_eq!(rules.pack(), pack());
    let deck = talon_cards::Deck::new(pack());
    let mut any = AnyDeal::deal(&rules, 2, BOB, &deck).expect("a deck");
    let AnyRules::Santase(own) = &rules else { panic!("of Santase") };
    let mut deal = Deal::deal(own, 2, BOB, deck.cards()).expect("a deck");
    let mut random = Random::new(1);
    while let Some(seat) = deal.on_turn() {
        let action = action(&mut random, &deal, seat);
        let offered: Vec<AnyAction> = deal.legal_actions(seat).into_iter().map(AnyAction::Santase).collect();
        assert_eq!(any.legal_actions(seat), offered);
        let parsed = GameKind::Santase.parse_action(&action.to_string()).expect("notation");
        let events = deal.apply(seat, action).expect("legal");
        assert_eq!(any.apply(seat, parsed).expect("legal").len(), events.len());
        assert_eq!(any.view(Some(seat)).legal().len(), deal.view(Some(seat)).legal.len());
        assert_eq!(any.to_act(), deal.to_act());
    }
    let outcome = any.outcome().expect("over");
    assert_eq!(outcome.winner(), deal.outcome().and_then(|outcome| outcome.winner));
    let mut score = talon_games::AnyScore::start(&rules, 2, BOB);
    score.record(&rules, &outcome);
    assert_eq!((score.points(), score.target()), (outcome.game_points(), 11));
}
