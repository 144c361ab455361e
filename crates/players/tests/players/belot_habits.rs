//! What a person would expect of a sensible opponent at Belot, one situation each.
use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Card, CardSet, Deck, Seat};
use talon_games::belot::setup::Setup;
use talon_games::belot::{Action, Call, Contract, Deal, Declared, Kind, Outcome, Rules, SEATS, Verdict, View};
use talon_games::{AnyAction, AnyOutcome, AnyRules, AnyView, Game};
use talon_players::{Player, ThumbPlayer, arena, decision_seed};

const SEEDS: std::ops::Range<u64> = 0..20;
const ME: Seat = Seat::FIRST;
const NEXT: Seat = Seat::SECOND;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

fn last() -> Seat {
    NEXT.next(SEATS)
}

/// The pack without these cards, which nobody may miss.
fn rest(used: CardSet) -> Vec<Card> {
    Deal::pack(&Rules::default()).into_iter().filter(|card| !used.contains(*card)).collect()
}

/// I hold these five cards, and the calls so far are these; `dealer` dealt.
fn auction(mine: &str, dealer: Seat, calls: &[&str]) -> Setup {
    let others = rest(set(mine));
    let hand = |cards: &[Card]| cards.iter().copied().collect();
    Setup {
        rules: Rules::default(),
        dealer,
        calls: calls.iter().map(|call| call.parse().unwrap()).collect(),
        hands: [set(mine), hand(&others[..5]), hand(&others[5..10])],
        stock: Deck::new(others[10..].to_vec()),
        won: [CardSet::EMPTY; 3],
        leader: ME,
        table: Vec::new(),
        declared: [Declared::NONE; 3],
        belots: Vec::new(),
    }
}

/// I hold these cards while `declarer` plays the contract; `leader` led `table`, and the cards of `played`, three by three, went to
/// the leader and on round the table. The last to be dealt is the one before the leader.
fn play(contract: Contract, declarer: Seat, mine: &str, leader: Seat, table: &str, played: &str) -> Setup {
    let (table, played) = (cards(table), cards(played));
    let used = set(mine) | table.iter().chain(&played).copied().collect();
    let mut others = rest(used);
    let mut hands = [set(mine), CardSet::EMPTY, CardSet::EMPTY];
    let left = 8 - played.len() / 3;
    for seat in [NEXT, last()] {
        let place = (seat.index() + 3 - leader.index()) % 3;
        let size = left - usize::from(place < table.len());
        hands[seat.index()] = others.drain(..size).collect();
    }
    assert!(others.is_empty());
    let mut won = [CardSet::EMPTY; 3];
    for (trick, cards) in played.chunks(3).enumerate() {
        won[(leader.index() + trick) % 3].extend(cards.iter().copied());
    }
    let passes = (declarer.index() + 3 - leader.index()) % 3;
    let mut calls = vec![Call::Pass; passes];
    calls.extend([Call::Bid(contract), Call::Pass, Call::Pass]);
    Setup {
        rules: Rules::default(),
        dealer: leader.previous(SEATS),
        calls,
        hands,
        stock: Deck::new(Vec::new()),
        won,
        leader,
        table,
        declared: [Declared::NONE; 3],
        belots: Vec::new(),
    }
}

fn thumb(view: &View, seed: u64) -> Action {
    let AnyAction::Belot(action) = ThumbPlayer.choose(&AnyView::Belot(view.clone()), seed) else { panic!("of Belot") };
    action
}

/// Thumb's action there, whatever the seed.
fn chosen(setup: &Setup) -> Vec<String> {
    let view = setup.build().unwrap().view(Some(ME));
    assert_eq!(view.to_act, Some(ME), "I am on turn");
    SEEDS.map(|seed| thumb(&view, seed).to_string()).collect()
}

fn always(setup: &Setup, expected: &[&str]) {
    let chosen = chosen(setup);
    assert!(chosen.iter().all(|action| expected.contains(&action.as_str())), "{chosen:?} instead of {expected:?}");
}

/// The same for nine seeds of ten: where the imagined deals differ little, chance may once prefer another card.
fn mostly(setup: &Setup, expected: &[&str]) {
    let chosen = chosen(setup);
    let fitting = chosen.iter().filter(|action| expected.contains(&action.as_str())).count();
    assert!(fitting * 10 >= chosen.len() * 9, "{chosen:?} instead of {expected:?}");
}

#[test]
fn bids_a_suit_of_jack_nine_ace() {
    for (hand, bids) in [("JC 9C AC KC AD", "C"), ("JH 9H AH AS 9D", "H"), ("JS 9S AS QS TD", "S AT")] {
        always(&auction(hand, last(), &[]), &bids.split(" ").collect::<Vec<_>>());
    }
}

#[test]
fn bids_all_trumps_with_jacks_and_nines() {
    always(&auction("JS 9S JH 9H JC", last(), &[]), &["AT"]);
}

#[test]
fn passes_rags() {
    for hand in ["9C QC TD KH QS", "KC QD TH 9S QS", "TC 9D KD QH KS"] {
        always(&auction(hand, last(), &[]), &["pass"]);
        always(&auction(hand, NEXT, &["H"]), &["pass"]);
    }
}

#[test]
fn doubles_a_bid_in_its_own_best_suit_only() {
    always(&auction("JS 9S AS TS AH", NEXT, &["S"]), &["contra", "AT"]);
    always(&auction("KC QD TH 9S QS", NEXT, &["AT"]), &["pass"]);
}

#[test]
fn leaves_its_own_good_contract_alone() {
    always(&auction("JS 9S AS TS AH", last(), &["S", "pass", "contra"]), &["recontra", "pass"]);
    always(&auction("JC 9C KC AD QH", last(), &["C", "pass", "contra"]), &["pass", "recontra"]);
}

/// rules/belot.md §14, example 14; and the one hand where both are worth the same, of which the run cannot be beaten.
#[test]
fn chooses_between_a_carre_and_a_run() {
    let kings = play(Contract::Hearts, NEXT, "KC KD KH KS 9S TS JS QS", ME, "", "");
    always(&kings, &["carre"]);
    let jacks = play(Contract::Hearts, NEXT, "JC JD JH JS 9S TS QS AD", ME, "", "");
    always(&jacks, &["carre"]);
    let queens = play(Contract::Hearts, NEXT, "QC QD QH TS JS QS KS AS", ME, "", "");
    always(&queens, &["100"]);
}

#[test]
fn declares_everything_and_then_plays() {
    let setup = play(Contract::Hearts, NEXT, "KC KD KH KS 9S TS JS QS", ME, "", "");
    let mut deal = setup.build().unwrap();
    let mut said = Vec::new();
    while let Action::Declare(kind) = thumb(&deal.view(Some(ME)), 1) {
        deal.apply(ME, Action::Declare(kind)).unwrap();
        said.push(kind);
    }
    assert_eq!(said, [Kind::Carre, Kind::Fifty]);
    let fifty = play(Contract::Hearts, NEXT, "9D TD JD QD AC 9C TH KS", ME, "", "");
    always(&fifty, &["50"]);
}

#[test]
fn says_belot() {
    let deal =
        play(Contract::Hearts, NEXT, "KH QH", NEXT, "TH JH", "9C TC JC QC KC AC 9D TD JD QD KD AD 9S TS JS 9H QS KS");
    always(&deal, &["b:KH", "b:QH"]);
}

#[test]
fn takes_a_rich_trick_as_the_last_to_play() {
    let deal = play(Contract::NoTrump, NEXT, "AC 9C 9D QD KH 9S QS JH", NEXT, "TC KC", "");
    always(&deal, &["AC"]);
}

#[test]
fn gives_a_lost_trick_its_smallest_card() {
    let deal = play(Contract::NoTrump, NEXT, "TC 9C 9D QD KH 9S QS JH", NEXT, "AC QC", "");
    always(&deal, &["9C"]);
}

#[test]
fn trumps_with_the_smallest_trump_as_the_last_to_play() {
    let deal = play(Contract::Hearts, ME, "JH QH 9D QD JD 9S QS KS", NEXT, "TC KC", "");
    mostly(&deal, &["QH"]);
}

#[test]
fn draws_trumps_as_the_declarer() {
    let deal = play(Contract::Hearts, ME, "JH 9H AH AS TS KS AD TD", ME, "", "");
    mostly(&deal, &["JH", "9H"]);
}

#[test]
fn throws_a_rag_and_keeps_the_ace_for_the_last_trick() {
    let played = "9C TC JC 9H QH TH AD TD KD 9S TS JS AH KH JH QC KC JD";
    let deal = play(Contract::NoTrump, NEXT, "AC 9D", NEXT, "AS KS", played);
    always(&deal, &["9D"]);
}

/// The last trump is kept for the last ten: the trick before it goes to the ace that nobody can trump.
#[test]
fn takes_the_last_two_tricks_when_it_can() {
    let played = "9C TC JC 9H QH TH TD KD JD 9S TS JS AH KH QC KC 9D QD";
    let deal = play(Contract::Hearts, ME, "JH AD", ME, "", played);
    for seed in SEEDS {
        let mut deal = deal.build().unwrap();
        while let Some(seat) = deal.on_turn() {
            let action = thumb(&deal.view(Some(seat)), seed);
            deal.apply(seat, action).unwrap();
        }
        let outcome = deal.outcome().unwrap();
        assert_eq!(outcome.sheet().unwrap().lines[ME.index()].last_ten, 10, "seed {seed}");
    }
}

fn deck(number: u16) -> Deck {
    let mut bytes = [0; 32];
    bytes[..2].copy_from_slice(&number.to_be_bytes());
    shuffle(&Deal::pack(&Rules::default()), &Seed::new(bytes))
}

/// Over whole deals: a player who may declare declares first, and a king or queen that may be said with belot is.
#[test]
fn never_forgets_an_announcement() {
    let (mut declared, mut belots) = (0, 0);
    for number in 0..100u16 {
        let mut deal = Deal::deal(&Rules::default(), SEATS, ME, deck(number).cards()).unwrap();
        for ply in 0.. {
            let Some(seat) = deal.on_turn() else { break };
            let view = deal.view(Some(seat));
            let action = thumb(&view, decision_seed(1, u32::from(number), ply, seat));
            let may_declare = view.legal.iter().any(|action| matches!(action, Action::Declare(_)));
            assert_eq!(may_declare, matches!(action, Action::Declare(_)), "deal {number}: {action}");
            if let Action::Play(card) = action {
                assert!(!view.legal.contains(&Action::Belot(card)), "deal {number}: {card} without belot");
            }
            declared += u32::from(may_declare);
            belots += u32::from(matches!(action, Action::Belot(_)));
            deal.apply(seat, action).unwrap();
        }
    }
    assert!(declared > 60 && belots > 8, "{declared} declarations, {belots} belots");
}

#[test]
fn bids_often_and_mostly_makes_what_it_bids() {
    let rules = AnyRules::Belot(Rules::default());
    let (mut played, mut made, mut doubled) = (0, 0, 0);
    for number in 0..300u16 {
        let players: [&dyn Player; 3] = [&ThumbPlayer; 3];
        let outcome = arena::play(&rules, &players, ME, &deck(number), u64::from(number)).unwrap();
        let AnyOutcome::Belot(outcome) = outcome else { panic!("of Belot") };
        if let Outcome::Counted(sheet) = outcome {
            played += 1;
            made += u32::from(sheet.winner == Some(sheet.standing.declarer));
            doubled += u32::from(matches!(sheet.verdict, Verdict::Doubled | Verdict::DoubledHanging));
        }
    }
    assert!((180..290).contains(&played), "{played} of 300 deals were bid");
    println!("{played} of 300 deals were bid, {made} made, {doubled} doubled");
    assert!(made * 3 >= played * 2, "the declarer won {made} of {played}");
    assert!(doubled * 10 <= played, "{doubled} of {played} were doubled");
}
