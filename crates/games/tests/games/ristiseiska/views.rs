//! What a view tells, and what it keeps (`rules/ristiseiska.md §14`); what `Debug` shows of anything.

use talon_cards::{CardSet, Seat};
use talon_games::ristiseiska::setup::Turn;
use talon_games::ristiseiska::{Action, Event, LastTurn, Phase, Rules, View};
use talon_games::{Game, GameEvent};

use super::bench::{ANN, BEN, CEC, DAN, Random, Run, Scene, anything, card, pack, playout, set, viewers};

fn stuck() -> Run {
    Scene::new(4, "7C 7S 6S 8S 9S TS JS QS", Turn::Begins(BEN)).hand(BEN, "9D QD 2S").hand(ANN, "KS 7D 5H").game()
}

#[test]
fn the_view_of_a_giver() {
    let run = stuck();
    let view = run.deal.view(Some(ANN));
    assert_eq!((view.viewer, view.phase, view.to_act, view.stuck), (Some(ANN), Phase::Give, Some(ANN), Some(BEN)));
    assert_eq!((view.seats, view.hand, view.legal.len()), (4, set("7D 5H KS"), 3));
    assert_eq!(view.laid, set("7C 7S 6S 8S 9S TS JS QS"));
    assert_eq!(view.open, set("6C 7D 7H 5S KS"));
    assert_eq!(view.hand_sizes[..2], [3, 3]);
    assert_eq!((view.token, view.turns_without_play, view.stalled), (None, 0, false));
    let view = run.deal.view(Some(BEN));
    assert_eq!((view.hand, view.legal.len(), view.to_act), (set("9D QD 2S"), 0, Some(ANN)));
}

/// §14: the card is the giver's and the receiver's, in the events and until the receiver's next turn in the views.
#[test]
fn a_gift_is_seen_by_two() {
    let run = stuck().play("A:g:KS");
    for viewer in viewers(4) {
        let card = (viewer == Some(ANN) || viewer == Some(BEN)).then(|| card("KS"));
        let view = run.deal.view(viewer);
        assert_eq!(view.last[BEN.index()], Some(LastTurn::Given { from: ANN, card }));
        assert_eq!(run.events[0].seen_by(viewer), Event::Given { from: ANN, to: BEN, card });
        assert_eq!(view.hand_sizes[..2], [2, 4], "the sizes are public");
        assert_eq!(view.turns_without_play, 1);
    }
}

/// All other events are public.
#[test]
fn only_gifts_are_private() {
    let mut gifts = 0;
    for seed in 0..50 {
        let mut random = Random::new(seed);
        let rules = random.rules();
        let seats = random.seats(&rules);
        playout(seed, &rules, seats, anything, |_, events| {
            for event in events {
                for viewer in viewers(seats) {
                    match (*event, event.seen_by(viewer)) {
                        (Event::Given { from, to, card }, seen) => {
                            let card = card.filter(|_| viewer == Some(from) || viewer == Some(to));
                            assert_eq!(seen, Event::Given { from, to, card });
                            gifts += 1;
                        }
                        (event, seen) => assert_eq!(event, seen),
                    }
                }
            }
        });
    }
    assert!(gifts > 500, "{gifts}");
}

/// What everybody did in its last turn, the cards of a chain together.
#[test]
fn the_last_turns_are_shown() {
    let laid = "7C 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH 5S 6S 7S 8S";
    let run =
        Scene::new(4, laid, Turn::Begins(ANN)).hand(ANN, "AH KH 4S 9D").hand(BEN, "2S 2D 3S").hand(DAN, "9S QC").game();
    let run = run.play("A:AH A:KH A:4S");
    let played = |cards: &str| Some(LastTurn::Played { cards: set(cards) });
    assert_eq!(run.deal.view(None).last[..], [played("AH KH 4S"), None, None, None]);
    let run = run.play("B:3S C:6C D:9S");
    assert_eq!(run.deal.view(None).last[..], [played("AH KH 4S"), played("3S"), played("6C"), played("9S")]);
    assert_eq!((run.deal.phase(), run.deal.view(None).stuck), (Phase::Give, Some(ANN)), "9D fits nowhere");
    let run = run.play("D:g:QC");
    let given = |card| Some(LastTurn::Given { from: DAN, card });
    assert_eq!(run.deal.view(None).last[0], given(None));
    assert_eq!(run.deal.view(Some(ANN)).last[0], given(Some(card("QC"))));
    let token = Scene::new(3, "C H S 7D", Turn::Begins(BEN)).rules(&[("stuck", "token")]).hand(ANN, "6D 5D").game();
    let stuck = Some(LastTurn::Stuck);
    assert_eq!(token.deal.view(None).last[..], [None, stuck, stuck]);
}

#[test]
fn a_spectator_sees_no_hand() {
    playout(11, &Rules::default(), 4, anything, |deal, _| {
        let view = deal.view(None);
        assert!(view.hand.is_empty() && view.legal.is_empty());
        assert_eq!(view.to_act, deal.on_turn());
        assert_eq!(deal.view(Seat::new(4)), view, "so does a seat that is not at the table");
    });
}

/// A view holds no card but the viewer's own, those on the table, those that fit there, and gifts he was part of.
#[test]
fn a_view_holds_no_other_card() {
    for seed in 0..60 {
        let mut random = Random::new(seed);
        let rules = random.rules();
        let seats = random.seats(&rules);
        playout(seed, &rules, seats, anything, |deal, _| {
            for viewer in viewers(seats) {
                let view = deal.view(viewer);
                let mut known: CardSet = view.hand | view.laid | view.open;
                for (index, turn) in view.last.iter().enumerate() {
                    if let Some(LastTurn::Given { from, card: Some(card) }) = turn {
                        assert!(viewer.is_some_and(|viewer| viewer == *from || viewer.index() == index));
                        known.insert(*card);
                    }
                }
                let json = serde_json::to_string(&view).expect("JSON");
                for card in pack().into_iter().filter(|card| !known.contains(*card)) {
                    assert!(!json.contains(&format!("{card}\"")), "seed {seed}: {card} in {json}");
                }
            }
        });
    }
}

fn shows_no_card(debug: &str) {
    for card in pack() {
        let text = card.to_string();
        let shown = debug.split(|letter: char| !letter.is_ascii_alphanumeric()).any(|word| word == text);
        assert!(!shown, "{debug} shows {card}");
    }
}

#[test]
fn debug_shows_no_card() {
    for seed in 0..20 {
        let mut random = Random::new(seed);
        let rules = random.rules();
        let seats = random.seats(&rules);
        let deal = playout(seed, &rules, seats, anything, |deal, events| {
            shows_no_card(&format!("{deal:?} {deal:#?}"));
            for viewer in viewers(seats) {
                let view: View = deal.view(viewer);
                shows_no_card(&format!("{view:?} {view:#?} {:?}", view.last));
            }
            for event in events.iter().filter(|event| !matches!(event, Event::Played { .. })) {
                shows_no_card(&format!("{event:?} {event:#?}"));
            }
        });
        shows_no_card(&format!("{:?}", deal.outcome()));
    }
    let setup = Scene::new(4, "7C", Turn::Begins(CEC)).setup();
    shows_no_card(&format!("{setup:?}"));
    shows_no_card(&format!("{:?} {:#?}", Action::Give(card("KS")), Action::Give(card("KS"))));
    assert_eq!(format!("{:?}", Action::Play(card("KS"))), "Play(KS)", "what is played lies open");
    let refused = stuck().deal.is_legal(ANN, Action::Give(card("2C"))).expect_err("not in hand");
    shows_no_card(&format!("{refused} {refused:?}"));
}
