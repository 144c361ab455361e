//! Positions are built only if they can come about in play.

use talon_cards::{CardSet, Deck, Seat};
use talon_games::Game;
use talon_games::belot::setup::{BadSetup, Setup};
use talon_games::belot::{Deal, Declared, Event, Phase};

use super::common::{A, B, C, Random, SEATS, action, calls, playout, rules, set};

fn in_play() -> Setup {
    Setup {
        rules: rules(&[]),
        dealer: C,
        calls: calls("H pass pass"),
        hands: [set("9C TC JC QC 9H TH AD"), set("KC AC 9D TD JD JH QH 9S"), set("KD KH AH TS JS QS KS AS")],
        stock: Deck::new(Vec::new()),
        won: [CardSet::EMPTY; 3],
        leader: A,
        table: vec!["QD".parse().expect("a card")],
        declared: [Declared { runs: set("9C TC JC QC"), carres: CardSet::EMPTY }, Declared::NONE, Declared::NONE],
        belots: Vec::new(),
    }
}

fn refused(change: impl FnOnce(&mut Setup)) -> BadSetup {
    let mut setup = in_play();
    change(&mut setup);
    match setup.build() {
        Ok(_) => panic!("built: {setup:?}"),
        Err(why) => why,
    }
}

#[test]
fn what_cannot_come_about_is_refused() {
    assert!(in_play().build().is_ok());
    assert_eq!(refused(|setup| setup.hands[0] = set("9C TC JC QC 9H TH AC")), BadSetup::NotThePack);
    assert_eq!(refused(|setup| setup.dealer = Seat::new(3).expect("a seat")), BadSetup::NoSuchSeat);
    assert_eq!(refused(|setup| setup.calls = calls("H C pass pass")), BadSetup::WrongCalls);
    assert_eq!(refused(|setup| setup.calls = calls("H pass pass pass")), BadSetup::WrongCalls);
    assert_eq!(refused(|setup| setup.calls = calls("pass pass pass")), BadSetup::AlreadyOver);
    assert_eq!(refused(|setup| setup.calls = calls("H pass")), BadSetup::WrongCounts);
    assert_eq!(refused(|setup| setup.leader = B), BadSetup::WrongCounts);
    assert_eq!(refused(|setup| setup.dealer = B), BadSetup::WrongLeader);
    assert_eq!(refused(|setup| setup.calls = calls("NT pass pass")), BadSetup::WrongDeclared);
    // C has not had his turn; the five of diamonds is none of A's; a run has a hole.
    assert_eq!(refused(|setup| setup.declared[2].runs = set("TS JS QS")), BadSetup::WrongDeclared);
    assert_eq!(refused(|setup| setup.declared[0].runs = set("9D TD JD")), BadSetup::WrongDeclared);
    assert_eq!(refused(|setup| setup.declared[0].runs = set("9C TC QC")), BadSetup::WrongDeclared);
    // Nobody has played the king or queen of hearts, and no queen of diamonds is a trump.
    assert_eq!(refused(|setup| setup.belots.push((A, "H".parse().expect("a suit")))), BadSetup::WrongBelot);
    assert_eq!(refused(|setup| setup.belots.push((A, "D".parse().expect("a suit")))), BadSetup::WrongBelot);
    let declared = refused(|setup| setup.declared[1].runs = set("9D TD JD QD"));
    assert_eq!(declared, BadSetup::WrongDeclared, "the queen is A's");
}

#[test]
fn an_auction_can_be_set_up() {
    let mut setup = in_play();
    setup.calls = calls("pass C");
    setup.hands = [set("9C TC JC QC 9H"), set("KC AC 9D TD JD"), set("KD KH AH TS JS")];
    setup.table.clear();
    setup.declared = [Declared::NONE; 3];
    setup.stock = Deck::new("TH AD 9S JH QH QD QS KS AS".split(' ').map(|card| card.parse().expect(card)).collect());
    let deal = setup.build().expect("an auction");
    assert_eq!((deal.phase(), deal.on_turn()), (Phase::Auction, Some(C)));
    setup.declared[0].runs = set("9C TC JC QC");
    assert_eq!(setup.build().err(), Some(BadSetup::WrongDeclared));
}

/// Every position of play can be set up again, goes on in the same way and ends the same.
#[test]
fn positions_of_play_can_be_set_up_again() {
    for seed in 0..300 {
        let rules = Random::new(seed ^ 0x5e7).rules();
        let mut won = [CardSet::EMPTY; 3];
        let mut declared = [Declared::NONE; 3];
        let mut positions: Vec<(Setup, Deal)> = Vec::new();
        let end = playout(seed, &rules, |deal, events| {
            for event in events {
                match event {
                    Event::TrickWon { seat, cards } => won[seat.index()].extend(*cards),
                    Event::Declared { seat, .. } => {
                        let mut mine = Declared::NONE;
                        for said in deal.view(Some(*seat)).announced.iter().filter(|said| said.seat == *seat) {
                            let combination = said.combination.expect("his own");
                            match combination.kind() {
                                talon_games::belot::Kind::Carre => mine.carres = mine.carres | combination.cards(),
                                _ => mine.runs = mine.runs | combination.cards(),
                            }
                        }
                        declared[seat.index()] = mine;
                    }
                    _ => {}
                }
            }
            let view = deal.view(None);
            if !matches!(view.phase, Phase::Lead | Phase::Follow) {
                return;
            }
            let leader = view.table.first().map(|(seat, _)| *seat).or(view.to_act).expect("a leader");
            let setup = Setup {
                rules,
                dealer: view.dealer,
                calls: view.calls.iter().map(|(_, call)| *call).collect(),
                hands: SEATS.map(|seat| deal.view(Some(seat)).hand),
                stock: Deck::new(Vec::new()),
                won,
                leader,
                table: view.table.iter().map(|(_, card)| *card).collect(),
                declared,
                belots: view.belots.clone(),
            };
            positions.push((setup, *deal));
        });
        for (setup, deal) in positions {
            let built = setup.build().unwrap_or_else(|why| panic!("seed {seed}: {why}"));
            let seat = deal.on_turn().expect("somebody");
            assert_eq!(built.on_turn(), Some(seat), "seed {seed}");
            assert_eq!(built.legal_actions(seat), deal.legal_actions(seat), "seed {seed}");
            let finish = |mut deal: Deal| {
                let mut random = Random::new(seed);
                while let Some(seat) = deal.on_turn() {
                    let action = action(&mut random, &deal, seat);
                    deal.apply(seat, action).expect("legal");
                }
                deal.outcome()
            };
            assert_eq!(finish(built), finish(deal), "seed {seed}");
        }
        assert!(end.outcome().is_some());
    }
}
