//! What a view tells, and what it keeps (`rules/santase.md §15`).

use crate::common::{ALICE, BOB, Run, card, deck, playout, position, set};
use talon_cards::{CardSet, Seat};
use talon_games::santase::setup::Turn;
use talon_games::santase::{Event, Phase, Rules, Trick};
use talon_games::{Game, GameEvent, GameKind};

fn example() -> Run {
    let deck = deck("AS TS AD KC QC 9H", "9S JS JD TD AC 9D", "JH", "TC 9C KD QD");
    Run::start(&Rules::default(), &deck)
}

#[test]
fn the_view_of_the_first_lead() {
    let view = example().deal.view(Some(ALICE));
    assert_eq!((view.viewer, view.phase, view.to_act), (Some(ALICE), Phase::Lead, Some(ALICE)));
    assert_eq!((view.dealer, view.turned, view.talon), (BOB, Some(card("JH")), 12));
    assert_eq!(view.hand, set("AS TS AD KC QC 9H"));
    assert_eq!((view.hand_sizes, view.tricks, view.completed_tricks), ([6, 6], [0, 0], 0));
    assert_eq!((view.led, view.last_trick, view.exchange), (None, None, None));
    assert_eq!(view.memory.seen, view.hand | set("JH"));
    assert_eq!(view.legal.len(), 6);
}

#[test]
fn a_spectator_sees_no_hand_and_remembers_nothing() {
    playout(11, &Rules::default(), |deal, _| {
        let view = deal.view(None);
        assert!(view.hand.is_empty() && view.legal.is_empty());
        assert_eq!(view.memory, Default::default());
        assert_eq!(view.to_act, deal.on_turn());
    });
}

/// §15: the last trick stays visible until the next one is complete, `PreDraw` included.
#[test]
fn the_last_trick_stays_until_the_next_one_is_complete() {
    let trick = Trick { leader: ALICE, led: card("AS"), followed: card("9S"), winner: ALICE };
    let run = example().play("A:AS");
    assert_eq!(run.deal.view(None).led, Some((ALICE, card("AS"))));
    let run = run.play("B:9S");
    assert_eq!(run.deal.view(None).phase, Phase::PreDraw);
    assert_eq!(run.deal.view(None).last_trick, Some(trick));
    let run = run.play("A:draw");
    assert_eq!(run.deal.view(Some(BOB)).last_trick, Some(trick));
    let run = run.play("A:m:C");
    assert_eq!(run.deal.view(Some(BOB)).last_trick, Some(trick));
    let run = run.play("A:KC");
    for viewer in [None, Some(ALICE), Some(BOB)] {
        assert_eq!(run.deal.view(viewer).last_trick, Some(trick), "{viewer:?}");
    }
    let reply = run.deal.legal_actions(BOB)[0];
    let run = run.play(&format!("B:{reply}"));
    for viewer in [None, Some(ALICE), Some(BOB)] {
        let next = run.deal.view(viewer).last_trick.expect("the second trick");
        assert_eq!((next.leader, next.led), (ALICE, card("KC")), "{viewer:?}");
    }
}

/// Each player sees the card that he drew himself, until he acts.
#[test]
fn the_drawn_card_is_its_players_until_he_acts() {
    let drew = |run: &Run, viewer| run.deal.view(viewer).drew;
    let run = example().play("A:AS B:9S");
    assert_eq!((drew(&run, Some(ALICE)), drew(&run, Some(BOB))), (None, None));
    let before = [ALICE, BOB].map(|seat| run.deal.view(Some(seat)).hand);
    let run = run.play("A:draw");
    for seat in [ALICE, BOB] {
        let new = run.deal.view(Some(seat)).hand - before[seat.index()];
        assert_eq!(drew(&run, Some(seat)), new.iter().next(), "{seat}");
        assert_eq!(new.len(), 1, "{seat}");
    }
    assert_eq!(drew(&run, None), None);
    let run = run.play("A:m:C");
    assert_eq!(drew(&run, Some(ALICE)), None);
    assert!(drew(&run, Some(BOB)).is_some());
    let run = run.play("A:KC");
    assert!(drew(&run, Some(BOB)).is_some());
    let reply = run.deal.legal_actions(BOB)[0];
    assert_eq!(drew(&run.play(&format!("B:{reply}")), Some(BOB)), None);
}

#[test]
fn swaps_marriages_and_closing_are_public() {
    let run = example().play("A:AS B:9S A:draw A:x A:m:C");
    let view = run.deal.view(Some(BOB));
    assert_eq!(view.turned, Some(card("9H")));
    assert_eq!(view.exchange, Some((ALICE, card("JH"))));
    assert_eq!(
        (view.announced, view.marriages.as_slice()),
        (Some(talon_cards::Suit::Clubs), &[(ALICE, talon_cards::Suit::Clubs)][..])
    );
    assert_eq!(view.memory.known, [set("JH KC QC"), CardSet::EMPTY]);
    assert_eq!(view.memory.counted, [31, 0]);
    let view = run.play("A:QC").deal.view(Some(BOB));
    assert_eq!(view.announced, None);
    assert_eq!(view.memory.known, [set("JH KC"), CardSet::EMPTY]);

    let closed = example().play("A:AS B:9S A:close").deal.view(None);
    assert_eq!((closed.turned, closed.talon, closed.closed_by), (None, 12, Some(ALICE)));
    assert_eq!(closed.opponent_tricks_at_close, Some(0));
}

#[test]
fn everybody_knows_who_drew_the_turned_card() {
    let won = ["AH TH JH JD", "AD TD KD QD JS JC"];
    let run = position("9S", won, Turn::Lead(ALICE)).hands(["AC", "9C"]).game();
    let run = run.play("A:AC B:9C A:draw");
    let view = run.deal.view(Some(ALICE));
    assert_eq!((view.talon, view.turned), (0, None));
    assert_eq!(view.memory.known, [CardSet::EMPTY, set("9S")]);
    assert!(view.memory.seen.contains(card("9S")));
}

/// Replies under the duties of the strict phase tell what their player does not hold.
#[test]
fn strict_replies_show_what_is_missing() {
    let missing = |led: &str, hand: &str, reply: &str| {
        let turn = Turn::Follow { leader: ALICE, led: card(led) };
        let won = "AH TH KH 9H JH JC QC 9C";
        let scene = position("KS", [won, ""], turn).closed(ALICE, 1, 0, 0).hands(["", hand]);
        scene.game().play(&format!("B:{reply}")).deal.view(Some(ALICE)).memory.missing[1]
    };
    // No rank that is not played with.
    let pack: CardSet = GameKind::Santase.default_rules().pack().into_iter().collect();
    let suit = |suit: &str| CardSet::all_of(suit.parse().expect("a suit")) & pack;
    assert_eq!(missing("KD", "AD 9D JS", "AD"), CardSet::EMPTY);
    assert_eq!(missing("KD", "QD 9D JS", "9D"), set("AD TD"));
    assert_eq!(missing("KD", "TC JS 9S", "9S"), suit("D"));
    assert_eq!(missing("KD", "AC QH KC", "QH"), suit("D") | suit("S"));
    assert_eq!(missing("TS", "KD QD AC", "AC"), suit("S"));
}

/// Of the events only a drawn card is private, and only its own seat sees it.
#[test]
fn only_the_drawer_sees_the_drawn_card() {
    let mut draws = 0;
    for seed in 0..50 {
        playout(seed, &Rules::default(), |_, events| {
            for event in events {
                for viewer in [None, Some(ALICE), Some(BOB)] {
                    let seen = event.seen_by(viewer);
                    match (*event, seen) {
                        (Event::Drew { seat, card }, Event::Drew { seat: same, card: shown }) => {
                            draws += 1;
                            assert!(card.is_some());
                            assert_eq!(same, seat);
                            assert_eq!(shown, card.filter(|_| viewer == Some(seat)));
                        }
                        (event, seen) => assert_eq!(event, seen),
                    }
                }
            }
        });
    }
    assert!(draws > 0);
}

#[test]
fn a_seat_that_is_not_at_the_table_is_a_spectator() {
    let deal = example().deal;
    assert_eq!(deal.view(Seat::new(2)), deal.view(None));
}
