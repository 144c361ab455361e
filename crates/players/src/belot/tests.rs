//! Compares imagined deals with the game's own, and the player's knowledge with the truth.

use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Card, Seat};
use talon_games::belot::{Action, Call, CarreRest, Contract, Deal, Kind, Phase, Rules, RunsTo, SEATS};
use talon_games::{Game, GameRules};

use super::cards::{Cards, Id, Order};
use super::combine::{best_of, judge, runs_of};
use super::declare;
use super::known::{Known, first_lead, relative};
use super::position::{Position, Terms};
use crate::imagine::{Budget, best};
use crate::rng::Dice;
use crate::thumb::Thumb;

pub(super) fn random_rules(dice: &mut Dice) -> Rules {
    Rules::default().options().iter().fold(Rules::default(), |rules, option| {
        let value = option.values[dice.index(option.values.len())];
        rules.with(option.key, value).unwrap()
    })
}

pub(super) fn random_deal(rules: &Rules, dice: &mut Dice) -> Deal {
    let deck = shuffle(&Deal::pack(rules), &Seed::new(dice.bytes()));
    let dealer = Seat::all(SEATS).nth(dice.index(3)).unwrap();
    Deal::deal(rules, SEATS, dealer, deck.cards()).unwrap()
}

pub(super) fn random_action(deal: &Deal, dice: &mut Dice) -> (Seat, Action) {
    let seat = deal.on_turn().unwrap();
    let actions = deal.legal_actions(seat);
    (seat, actions[dice.index(actions.len())])
}

fn hand(deal: &Deal, seat: Seat) -> Cards {
    Cards::of(deal.view(Some(seat)).hand)
}

#[test]
fn the_cards_rank_and_count_as_in_the_game() {
    let pack: Vec<Card> = Deal::pack(&Rules::default());
    assert_eq!(Cards::of(pack.iter().copied().collect()), Cards::PACK);
    for &contract in Contract::ALL {
        let order = Order::of(contract);
        let total = if order.is_no_trump() {
            120
        } else if order.all_trumps {
            248
        } else {
            152
        };
        assert_eq!(Cards::PACK.iter().map(|id| order.value(id)).sum::<u16>(), total, "{contract}");
        for id in Cards::PACK.iter() {
            assert_eq!(Id::of(id.card()), Some(id));
            assert!(
                order.above(id).iter().all(|above| order.value(above) >= order.value(id) && order.beats(above, id))
            );
        }
    }
}

/// The same cards are allowed, the same hands are missing, and the same points are recorded as in the game.
#[test]
fn an_imagined_deal_goes_as_the_game_does() {
    let (mut counted, mut doubled, mut belots) = (0, 0, 0);
    for seed in 0..3_000 {
        let mut dice = Dice::new(seed);
        let rules = random_rules(&mut dice);
        let Some(mut deal) = after_the_auction(&rules, &mut dice) else { continue };
        let me = Seat::all(SEATS).nth(dice.index(3)).unwrap();
        let view = deal.view(Some(me));
        let terms = Terms::of(&rules, &view.standing.unwrap(), me);
        let mut hands = [Cards::EMPTY; 3];
        for seat in Seat::all(SEATS) {
            hands[relative(me, seat)] = hand(&deal, seat);
        }
        let mut position = Position {
            hands,
            turn: first_lead(me, view.dealer),
            table: None,
            gone: Cards::EMPTY,
            missing: [Cards::EMPTY; 3],
            tricks: [0; 3],
            points: [0; 3],
            extra: [0; 3],
        };
        while let Some(seat) = deal.on_turn() {
            assert_eq!(relative(me, seat), position.turn, "seed {seed}");
            let actions = deal.legal_actions(seat);
            let cards: Vec<Card> = actions.iter().filter_map(talon_games::GameAction::card).collect();
            let playable: Cards = cards.iter().filter_map(|card| Id::of(*card)).collect();
            assert_eq!(playable, terms.playable(&position), "seed {seed}");
            let card = cards[dice.index(cards.len())];
            let belot = actions.contains(&Action::Belot(card));
            belots += u32::from(belot);
            deal.apply(seat, if belot { Action::Belot(card) } else { Action::Play(card) }).unwrap();
            position.play(&terms, Id::of(card).unwrap());
        }
        let outcome = deal.outcome().unwrap();
        let sheet = outcome.sheet().unwrap();
        for seat in Seat::all(SEATS) {
            let (index, line) = (relative(me, seat), sheet.lines[seat.index()]);
            assert_eq!(position.total(&terms)[index], line.points, "seed {seed}");
            let recorded = line.recorded.points * line.recorded.times;
            assert_eq!(position.recorded(&terms)[index], recorded, "seed {seed}");
        }
        counted += 1;
        doubled += u32::from(terms.times > 1);
    }
    assert!(counted > 2_000 && doubled > 500 && belots > 500, "{counted} {doubled} {belots}");
}

#[test]
fn imagined_hands_never_contradict_what_is_known() {
    let mut imagined = 0;
    for seed in 0..1_500 {
        let mut dice = Dice::new(seed);
        let rules = random_rules(&mut dice);
        let mut deal = random_deal(&rules, &mut dice);
        for _ in 0..dice.below(40) {
            if deal.on_turn().is_none() {
                break;
            }
            let (seat, action) = random_action(&deal, &mut dice);
            deal.apply(seat, action).unwrap();
        }
        let Some(me) = deal.on_turn().filter(|_| deal.phase() != Phase::Auction) else { continue };
        let view = deal.view(Some(me));
        let known = Known::of(&view).unwrap();
        for _ in 0..20 {
            let world = known.imagine(&mut dice);
            for seat in Seat::all(SEATS) {
                let cards = world.hands[relative(me, seat)];
                assert_eq!(cards.len(), view.hand_sizes[seat.index()], "seed {seed}");
                assert!(cards.and(Cards::of(view.memory.missing[seat.index()])).is_empty(), "seed {seed}");
                assert!(Cards::of(view.memory.known[seat.index()]).is_subset(cards), "seed {seed}");
                assert!(cards.and(world.gone).is_empty(), "seed {seed}");
            }
            let whole = world.hands.iter().fold(world.gone, |all, hand| all.or(*hand));
            assert_eq!(whole, Cards::PACK, "seed {seed}");
        }
        imagined += 1;
    }
    assert!(imagined > 500, "{imagined}");
}

/// A deal in which a contract is played and nobody has played yet; `None` when all passed.
pub(super) fn after_the_auction(rules: &Rules, dice: &mut Dice) -> Option<Deal> {
    let mut deal = random_deal(rules, dice);
    while deal.phase() == Phase::Auction {
        let (seat, action) = random_action(&deal, dice);
        deal.apply(seat, action).unwrap();
    }
    (deal.phase() == Phase::Lead).then_some(deal)
}

/// When everybody declares as this player does, the declarations that count are the ones expected from the three hands.
#[test]
fn announcements_count_as_in_the_game() {
    let (mut runs, mut carres, mut void) = (0, 0, 0);
    let lost = Rules { carre_rest: CarreRest::Lost, ..Rules::default() };
    for seed in 0..6_000 {
        let mut dice = Dice::new(seed);
        let rules = if seed % 2 == 0 { Rules::default() } else { lost };
        let Some(mut deal) = after_the_auction(&rules, &mut dice) else { continue };
        if deal.view(None).standing.unwrap().contract == Contract::NoTrump {
            continue;
        }
        let holds = [0, 1, 2].map(|seat| best_of(hand(&deal, Seat::new(seat).unwrap()), rules.carre_rest));
        while let Some(seat) = deal.on_turn() {
            let action = declare::choose(&deal.view(Some(seat)));
            let action = action.unwrap_or_else(|| {
                let actions = deal.legal_actions(seat);
                actions[dice.index(actions.len())]
            });
            deal.apply(seat, action).unwrap();
        }
        let outcome = deal.outcome().unwrap();
        let sheet = outcome.sheet().unwrap();
        assert_eq!(judge(holds), sheet.lines.map(|line| line.runs + line.carres), "seed {seed}");
        runs += u32::from(sheet.lines.iter().any(|line| line.runs > 0));
        carres += u32::from(sheet.carres_to.is_some());
        void += u32::from(sheet.runs_to == RunsTo::Void);
    }
    assert!(runs > 1_000 && carres > 100 && void > 30, "{runs} {carres} {void}");
}

/// With four kings and a run from nine to king, the carré gains either the remaining run of four or nothing; in the latter case
/// the run is as good.
#[test]
fn what_a_carre_leaves_is_counted_where_it_counts() {
    let hand: Cards = ["KC", "KD", "KH", "KS", "9S", "TS", "JS", "QS"]
        .iter()
        .filter_map(|card| Id::of(card.parse().unwrap()))
        .collect();
    let best = |rest| {
        let hold = best_of(hand, rest);
        (hold.runs, hold.carres)
    };
    assert_eq!(best(CarreRest::Declared), (50, 100));
    assert_eq!(best(CarreRest::Lost), (100, 0));
}

/// In the first trick, a player who has announced something is imagined with at least that.
#[test]
fn imagined_hands_hold_what_was_announced() {
    let mut announced = 0;
    for seed in 0..3_000 {
        let mut dice = Dice::new(seed);
        let Some(mut deal) = after_the_auction(&Rules::default(), &mut dice) else { continue };
        let first = deal.on_turn().unwrap();
        let Some(action) = declare::choose(&deal.view(Some(first))) else { continue };
        deal.apply(first, action).unwrap();
        let card = hand(&deal, first).iter().next().unwrap();
        deal.apply(first, Action::Play(card.card())).unwrap();
        let me = first.next(SEATS);
        let known = Known::of(&deal.view(Some(me))).unwrap();
        let least = if action == Action::Declare(Kind::Terca) { 20 } else { 50 };
        for _ in 0..20 {
            let imagined = known.imagine(&mut dice).hands[relative(me, first)].with(card);
            let hold = best_of(imagined, CarreRest::Declared);
            let most = runs_of(imagined).runs.max(hold.runs + hold.carres);
            assert!(most >= least, "seed {seed}: {action}");
        }
        announced += 1;
    }
    assert!(announced > 300, "{announced}");
}

/// The first to speak passes with most hands and bids with many.
#[test]
fn some_hands_are_bid_and_some_are_passed() {
    let mut dice = Dice::new(5);
    let mut passed = 0;
    for _ in 0..200 {
        let deal = random_deal(&Rules::default(), &mut dice);
        let view = deal.view(deal.on_turn());
        passed += u32::from(Deal::choose(&view, 1) == Some(Action::Call(Call::Pass)));
    }
    assert!((60..170).contains(&passed), "{passed} of 200 first hands pass");
}

/// A choice that is better in every imagined deal is made, a prior decides between equals, and the budget is kept.
#[test]
fn the_budget_is_spent_on_the_best_choices() {
    let budget = Budget { nodes: 2_400, each: 24, worlds: 40 };
    for choices in 2..9u32 {
        let (mut worlds, mut played, mut of_best) = (0, 0, 0);
        let value = |noise: &u32, choice: u32| {
            played += budget.each;
            of_best += u32::from(choice == 1);
            (noise % 7) as f32 - choice.abs_diff(1) as f32
        };
        let world = || {
            worlds += 5;
            worlds
        };
        assert_eq!(best((0..choices).map(|choice| (choice, 0.0)), budget, world, value), Some(1));
        assert!(played <= budget.nodes, "{choices} choices: {played}");
        assert!(played * 10 > budget.nodes * 8, "{choices} choices: {played}");
        assert!(of_best * budget.each * choices >= played, "{choices} choices: {of_best}");
    }
    let priors = [("low", -1.0), ("high", 1.0)];
    assert_eq!(best(priors, budget, || (), |(), _| 0.0), Some("high"));
    assert_eq!(best([("only", 0.0)], budget, || (), |(), _| panic!("nothing to compare")), Some("only"));
}
