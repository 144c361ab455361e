//! What a view tells, and what it keeps (`rules/belot.md §13`).

use talon_cards::{CardSet, Seat};
use talon_games::belot::{Event, Phase, Trick};
use talon_games::{Game, GameEvent, GameKind, GameView};

use super::common::{A, B, C, Random, Run, SEATS, card, playout, rules, set, to_follow};

const HANDS: [&str; 3] = ["9C TC JC QC 9H TH AD 9S", "KC AC 9D TD JD QD JH QH", "KD KH AH TS JS QS KS AS"];

#[test]
fn the_view_of_an_auction() {
    let view = Run::start(&rules(&[]), HANDS).play("A:pass B:H C:contra").view(A);
    assert_eq!((view.viewer, view.phase, view.to_act), (Some(A), Phase::Auction, Some(A)));
    assert_eq!((view.dealer, view.hand, view.hand_sizes), (C, set("9C TC JC QC 9H"), [5, 5, 5]));
    let calls: Vec<String> = view.calls.iter().map(|(seat, call)| format!("{seat}:{call}")).collect();
    assert_eq!(calls, ["0:pass", "1:H", "2:contra"]);
    let standing = view.standing.expect("a bid");
    assert_eq!((standing.declarer, standing.doubler(), standing.redoubler()), (B, Some(C), None));
    assert_eq!(GameView::legal(&view).len(), 5, "pass, recontra, S, NT, AT");
    assert_eq!(view.memory.seen, view.hand);
}

#[test]
fn the_view_of_a_trick() {
    let run = Run::start(&rules(&[]), HANDS).each("H pass pass 9S QH AS");
    let view = run.deal.view(None);
    assert_eq!((view.phase, view.to_act, view.tricks), (Phase::Lead, Some(B), [0, 1, 0]));
    let trick = Trick { leader: A, cards: ["9S", "QH", "AS"].map(card), winner: B };
    assert_eq!(trick.played().collect::<Vec<_>>(), [(A, card("9S")), (B, card("QH")), (C, card("AS"))]);
    assert_eq!(view.last_trick, Some(trick));
    let run = run.play("B:AC");
    assert_eq!(run.deal.view(None).table, [(B, card("AC"))]);
    assert_eq!(run.view(B).memory.counted, [0, 14, 0]);
    assert_eq!(run.view(B).memory.played, set("9S QH AS AC"));
    // It lies open until the next one is complete.
    assert_eq!(SEATS.map(|seat| run.view(seat).last_trick), [Some(trick); 3]);
    assert_eq!(run.deal.view(None).last_trick, Some(trick));
}

#[test]
fn a_spectator_sees_no_hand_and_remembers_nothing() {
    playout(11, &rules(&[]), |deal, _| {
        let view = deal.view(None);
        assert!(view.hand.is_empty() && view.legal.is_empty() && view.open.is_empty());
        assert_eq!(view.memory, Default::default());
        assert_eq!(view.to_act, deal.on_turn());
        assert_eq!(GameView::to_act(&view), deal.to_act());
        assert_eq!(deal.view(Seat::new(3)), view, "a seat that is not at the table");
    });
}

/// What was played tells what its player does not hold.
#[test]
fn cards_show_what_is_missing() {
    let missing = |contract: &str, table: &str, hand: &str, played: &str| {
        let run = to_follow(&[], contract, table, hand).play(&format!("C:{played}"));
        run.deal.view(Some(A)).memory.missing[C.index()]
    };
    // No rank that is not played with.
    let pack: CardSet = GameKind::Belot.default_rules().pack().into_iter().collect();
    let suits = |text: &str| {
        text.split_whitespace()
            .fold(CardSet::EMPTY, |cards, suit| cards | CardSet::all_of(suit.parse().expect("a suit")) & pack)
    };
    assert_eq!(missing("H", "TC", "9C AD", "9C"), CardSet::EMPTY, "no duty to beat");
    assert_eq!(missing("H", "TC", "9H AD", "9H"), suits("C"));
    assert_eq!(missing("H", "TC", "JD AD", "AD"), suits("C H"));
    assert_eq!(missing("H", "TC KH", "QH AD", "QH"), suits("C") | set("TH AH 9H JH"));
    assert_eq!(missing("H", "TC KH", "JD AD", "AD"), suits("C H"));
    assert_eq!(missing("H", "TH", "KH AD", "KH"), set("AH 9H JH"));
    assert_eq!(missing("H", "TH", "JD AD", "AD"), suits("H"));
    assert_eq!(missing("NT", "TC", "9C AD", "9C"), CardSet::EMPTY);
    assert_eq!(missing("NT", "TC", "JD AD", "AD"), suits("C"));
    assert_eq!(missing("AT", "9C", "QC AD", "QC"), set("JC"));
    assert_eq!(missing("AT", "9C", "JC AD", "JC"), CardSet::EMPTY);
    assert_eq!(missing("AT", "9C", "JD AD", "AD"), suits("C"));
    let free = to_follow(&[("undertrump", "free")], "H", "TC KH", "QH AD").play("C:AD");
    assert_eq!(free.deal.view(Some(A)).memory.missing[C.index()], suits("C") | set("TH AH 9H JH"));
}

/// What memory holds is true, and no more than what was shown.
#[test]
fn memory_is_true() {
    let (mut known, mut missing) = (0, 0);
    for seed in 0..400 {
        let rules = Random::new(seed).rules();
        let mut played = CardSet::EMPTY;
        playout(seed, &rules, |deal, events| {
            for event in events {
                if let Event::Played { card, .. } = event {
                    played.insert(*card);
                }
            }
            let views = SEATS.map(|seat| deal.view(Some(seat)));
            for view in &views {
                let memory = view.memory;
                assert_eq!(memory.played, played, "seed {seed}");
                assert_eq!(memory.counted, deal.card_points(), "seed {seed}");
                let public = memory.known.into_iter().fold(CardSet::EMPTY, CardSet::union);
                assert_eq!(memory.seen, view.hand | played | public, "seed {seed}");
                for other in &views {
                    let index = other.viewer.expect("a seat").index();
                    assert!(memory.known[index].is_subset(other.hand), "seed {seed}");
                    assert!((memory.missing[index] & other.hand).is_empty(), "seed {seed}");
                    known += memory.known[index].len();
                    missing += memory.missing[index].len();
                }
            }
        });
    }
    assert!(known > 100 && missing > 1000);
}

/// Of the events only the cards dealt after the auction are private, and only their own seat sees them.
#[test]
fn only_its_seat_sees_what_it_was_dealt() {
    let mut draws = 0;
    for seed in 0..50 {
        playout(seed, &rules(&[]), |_, events| {
            for event in events {
                for viewer in [None, Some(A), Some(B), Some(C)] {
                    let seen = event.seen_by(viewer);
                    match (*event, seen) {
                        (Event::Drew { seat, cards }, Event::Drew { seat: same, cards: shown }) => {
                            draws += 1;
                            assert!(cards.is_some() && same == seat);
                            assert_eq!(shown, cards.filter(|_| viewer == Some(seat)));
                        }
                        (event, seen) => assert_eq!(event, seen),
                    }
                }
            }
        });
    }
    assert!(draws > 0);
}

/// In a deal thrown in the hands stay hidden.
#[test]
fn a_deal_thrown_in_shows_no_hand() {
    let run = Run::start(&rules(&[]), HANDS).play("A:pass B:pass C:pass");
    let view = run.view(B);
    assert_eq!((view.phase, view.hand, view.standing), (Phase::Over, set("KC AC 9D TD JD"), None));
    assert_eq!(view.memory.seen, view.hand);
    assert!(run.deal.view(None).hand.is_empty());
}
