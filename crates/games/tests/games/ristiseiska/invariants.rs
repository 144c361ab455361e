//! The invariants of `rules/ristiseiska.md §17`, over random rounds under random options, with three to eight players.

use talon_cards::{Card, CardSet, Rank, Seat, Suit};
use talon_games::ristiseiska::{Action, Deal, Event, FiveNeedsEight, Phase, Rules, Stuck};
use talon_games::{Game, GameOutcome};

use super::bench::{Random, anything, playout, rules, viewers};

const ROUNDS: u64 = 2000;

fn hands(deal: &Deal) -> Vec<CardSet> {
    let seats = deal.view(None).seats;
    Seat::all(seats).map(|seat| deal.view(Some(seat)).hand).collect()
}

/// Per suit the table is a run around the seven whose eight implies the six and whose five implies the eight.
fn is_a_grid(laid: CardSet, rules: &Rules) -> bool {
    Suit::ALL.iter().copied().all(|suit| {
        let lies = |rank| laid.contains(Card::new(rank, suit));
        let five_waits = rules.five_needs_eight == FiveNeedsEight::On;
        let mut pairs: Vec<(Rank, Rank)> = Rank::ALL[5..12].windows(2).map(|pair| (pair[1], pair[0])).collect();
        pairs.extend(Rank::ALL[..6].windows(2).map(|pair| (pair[0], pair[1])));
        pairs.extend([(Rank::Ace, Rank::Two), (Rank::Eight, Rank::Six)]);
        pairs.extend(five_waits.then_some((Rank::Five, Rank::Eight)));
        pairs.into_iter().all(|(card, before)| !lies(card) || lies(before))
    })
}

fn check(seed: u64, deal: &Deal, rules: &Rules) {
    let view = deal.view(None);
    let hands = hands(deal);
    let held = hands.iter().fold(CardSet::EMPTY, |held, hand| held | *hand);
    assert_eq!(hands.iter().map(|hand| hand.len()).sum::<usize>() + view.laid.len(), 52, "seed {seed}");
    assert_eq!((held | view.laid).len(), 52, "seed {seed}");
    assert!(is_a_grid(view.laid, rules), "seed {seed}: {}", view.laid);

    // What fits is in somebody's hand, and there is something that fits while there is a card to play.
    assert!(view.open.is_subset(held), "seed {seed}");
    assert!(!view.open.is_empty(), "seed {seed}");

    // A player on turn has a card that fits and only plays; one who is stuck has none, and no choice.
    let Some(seat) = view.to_act else { return };
    let legal = deal.legal_actions(seat);
    let plays = legal.iter().filter(|action| matches!(action, Action::Play(_))).count();
    match view.phase {
        Phase::Turn => assert!(plays > 0 && plays == legal.len(), "seed {seed}"),
        Phase::Bonus => assert!(plays > 0 && plays + 1 == legal.len(), "seed {seed}"),
        Phase::Give => {
            let stuck = view.stuck.expect("somebody is stuck");
            assert!((hands[stuck.index()] & view.open).is_empty(), "seed {seed}");
            assert!(legal.iter().all(|action| matches!(action, Action::Give(_))), "seed {seed}");
            assert!(deal.legal_actions(stuck).is_empty() && stuck != seat, "seed {seed}");
        }
        Phase::Over => panic!("seed {seed}: nobody acts after the end"),
    }
    if rules.stuck == Stuck::Cards {
        assert_eq!(view.token, None, "seed {seed}");
    }
}

/// Hand sizes change only by a play and a gift; the token goes only to who is stuck.
fn check_flow(seed: u64, before: &[CardSet], token: Option<Seat>, deal: &Deal, rules: &Rules, events: &[Event]) {
    let mut sizes: Vec<usize> = before.iter().map(|hand| hand.len()).collect();
    let mut holder = token;
    for event in events {
        match *event {
            Event::Played { seat, card } => {
                assert!(before[seat.index()].contains(card), "seed {seed}");
                sizes[seat.index()] -= 1;
            }
            Event::Given { from, to, card } => {
                assert_eq!(rules.stuck, Stuck::Cards, "seed {seed}");
                assert!(card.is_some_and(|card| before[from.index()].contains(card)), "seed {seed}");
                sizes[from.index()] -= 1;
                sizes[to.index()] += 1;
            }
            Event::TokenTaken { seat, from } => {
                assert_eq!(rules.stuck, Stuck::Token, "seed {seed}");
                assert_eq!(from, holder, "seed {seed}: there is one token");
                holder = Some(seat);
            }
            Event::Stuck { .. } | Event::TurnEnded { .. } | Event::Ended => {}
        }
    }
    let after: Vec<usize> = hands(deal).iter().map(|hand| hand.len()).collect();
    assert_eq!(after, sizes, "seed {seed}");
    assert_eq!(deal.view(None).token, holder, "seed {seed}");
}

fn check_end(seed: u64, deal: &Deal, rules: &Rules) {
    let outcome = deal.outcome().expect("a finished round");
    let hands = hands(deal);
    let empty: Vec<usize> = (0..hands.len()).filter(|index| hands[*index].is_empty()).collect();
    assert_eq!(empty, [outcome.winner.index()], "seed {seed}");
    assert_eq!(outcome.penalties.len(), hands.len(), "seed {seed}");
    assert_eq!(outcome.winner(), Some(outcome.winner));
    for (penalty, hand) in outcome.penalties.iter().zip(&hands) {
        assert_eq!(penalty.cards, *hand, "seed {seed}");
        assert_eq!(penalty.points == 0, hand.is_empty(), "seed {seed}");
    }
    assert_eq!(outcome.token.map(|token| token.seat), deal.view(None).token, "seed {seed}");
    let cards: u16 = outcome.penalties.iter().map(|penalty| penalty.points).sum();
    let token = outcome.token.map_or(0, |_| rules.token_penalty.points());
    assert_eq!(outcome.game_points().into_iter().sum::<i32>(), i32::from(cards + token), "seed {seed}");
    assert!(deal.to_act().is_empty());
    for viewer in viewers(deal.view(None).seats) {
        assert!(deal.view(viewer).legal.is_empty());
    }
}

#[test]
fn every_invariant_holds_in_random_rounds() {
    for seed in 0..ROUNDS {
        let mut random = Random::new(seed ^ 0x5eed);
        let rules = random.rules();
        let seats = random.seats(&rules);
        let mut before: Option<(Vec<CardSet>, Option<Seat>)> = None;
        let deal = playout(seed, &rules, seats, anything, |deal, events| {
            check(seed, deal, &rules);
            if let Some((hands, token)) = &before {
                check_flow(seed, hands, *token, deal, &rules, events);
            }
            before = Some((hands(deal), deal.view(None).token));
        });
        check_end(seed, &deal, &rules);
        assert_eq!(playout(seed, &rules, seats, anything, |_, _| {}), deal, "seed {seed}: replayed");
    }
}

/// A giver who keeps the round from ending: he hands on a card that fits whenever he may.
fn obstructive(random: &mut Random, deal: &Deal, seat: Seat) -> Action {
    let open = deal.view(None).open;
    let legal = deal.legal_actions(seat);
    let fits = |action: &&Action| matches!(action, Action::Give(card) if open.contains(*card));
    let gift = legal.iter().find(fits).copied();
    gift.unwrap_or_else(|| anything(random, deal, seat))
}

/// Every round ends, also against givers who hand on whatever fits (§9, §17): with the guard no more turns pass without a card
/// than it lets pass and one round of the table.
#[test]
fn every_round_ends() {
    let mut stalled = 0;
    for gift in ["wins", "skip"] {
        for seats in 3..=8 {
            let rules = rules(&[("max-players", "8"), ("last-card-gift", gift)]);
            for seed in 0..400 {
                playout(seed, &rules, seats, obstructive, |deal, _| {
                    let view = deal.view(None);
                    assert!(view.turns_without_play < 3 * seats, "seed {seed}, {seats} players");
                    stalled += u32::from(view.stalled);
                });
            }
        }
    }
    assert!(stalled > 0, "the guard was never needed");
}

/// A round stays a small value that search can copy freely.
#[test]
fn a_deal_is_small() {
    fn is_copy<T: Copy>() {}
    is_copy::<Deal>();
    assert!(size_of::<Deal>() <= 256, "{} bytes", size_of::<Deal>());
}
