//! Nothing on a page depends on a card that its reader may not know.

use talon_cards::{Card, CardSet, Deck, Seat};
use talon_games::santase::Memory;
use talon_games::{AnyAction, AnyDeal, AnyRules, AnyView, GameKind};
use talon_table::{Command, PhaseView, TableView, Viewer};
use talon_view::{Locale, hand_alert};

use crate::world::{ANA, Chance, World, pages, plain_names, random_lobby};

/// A deal that can be played again from another deck.
struct Played {
    rules: AnyRules,
    dealer: Seat,
    deck: Vec<Card>,
    actions: Vec<(Seat, AnyAction)>,
}

impl Played {
    /// The deal as it stands now, from some deck; `None` where the same actions are not legal with it.
    fn from(&self, deck: &[Card]) -> Option<AnyDeal> {
        let mut deal = AnyDeal::deal(&self.rules, 2, self.dealer, &Deck::new(deck.to_vec())).ok()?;
        for (seat, action) in &self.actions {
            deal.apply(*seat, *action).ok()?;
        }
        Some(deal)
    }
}

/// What the viewer has lawfully seen; a spectator sees what was played and what lies turned.
fn seen(deal: &AnyDeal, viewer: Option<Seat>) -> CardSet {
    let memory = |seat| match deal.view(Some(seat)) {
        AnyView::Santase(view) => view.memory,
    };
    match viewer {
        Some(seat) => memory(seat).seen,
        // What both players have seen is what everybody has.
        None => memory(Seat::FIRST).seen & memory(Seat::SECOND).seen,
    }
}

/// The same deck with the cards that the viewer has not seen in another order.
fn permuted(deck: &[Card], seen: CardSet, chance: &mut Chance) -> Vec<Card> {
    let mut hidden: Vec<Card> = deck.iter().copied().filter(|card| !seen.contains(*card)).collect();
    chance.shuffle(&mut hidden);
    let mut hidden = hidden.into_iter();
    deck.iter().map(|card| if seen.contains(*card) { *card } else { hidden.next().unwrap() }).collect()
}

/// The table with another deal on it, as the viewer sees it.
fn with_deal(world: &World, viewer: Option<Seat>, shown: &AnyDeal) -> TableView {
    let mut view = world.table.view(viewer.map_or(Viewer::Public, Viewer::Seat));
    if let PhaseView::Playing { deal, .. } = &mut view.phase {
        *deal = shown.view(viewer);
    }
    view
}

/// Everything that the viewer can be shown, as one text with every token.
fn everything(world: &World, view: &TableView) -> String {
    let mut text = String::new();
    for locale in Locale::ALL {
        for (name, page) in pages(world, view, &plain_names, locale) {
            text.push_str(&format!("{name} {:?}\n{}", page.hash(), page.plain()));
        }
        text.push_str(&hand_alert(view, locale));
    }
    text
}

#[test]
fn pages_do_not_depend_on_hidden_cards() {
    let (mut different, mut compared) = (0, 0);
    for seed in 100..116 {
        eprintln!("seed {seed}");
        let mut chance = Chance(seed);
        let mut world = random_lobby(&mut chance);
        world.must(&Command::Start { by: ANA });
        let PhaseView::Playing { deal: AnyView::Santase(start), .. } = world.public().phase else { unreachable!() };
        let mut deck = AnyRules::pack(&world.public().rules);
        chance.shuffle(&mut deck);
        let rules = AnyRules::Santase(start.rules);
        let mut played = Played { rules, dealer: start.dealer, deck, actions: Vec::new() };
        loop {
            let deal = played.from(&played.deck).unwrap();
            let Some(on_turn) = deal.to_act().iter().next() else { break };
            for viewer in [None, Some(Seat::FIRST), Some(Seat::SECOND)] {
                if !chance.one_in(4) {
                    continue;
                }
                let shown = everything(&world, &with_deal(&world, viewer, &deal));
                for _ in 0..4 {
                    let deck = permuted(&played.deck, seen(&deal, viewer), &mut chance);
                    let Some(other) = played.from(&deck) else { continue };
                    different += usize::from(other != deal);
                    compared += 1;
                    assert_eq!(shown, everything(&world, &with_deal(&world, viewer, &other)), "{viewer:?}");
                }
            }
            let legal = deal.legal_actions(on_turn);
            let dull: Vec<_> = legal.iter().filter(|action| action.to_string() != "claim").collect();
            played.actions.push((on_turn, *dull[chance.below(dull.len())]));
        }
    }
    assert!(different > 200, "{different} of {compared} deals were different");
}

#[test]
fn pages_do_not_print_what_a_player_must_remember() {
    let mut chance = Chance(3);
    for _ in 0..3 {
        let mut world = random_lobby(&mut chance);
        world.must(&Command::Start { by: ANA });
        while world.table.is_playing() {
            for view in world.views().iter().filter(|_| chance.one_in(3)) {
                let shown = everything(&world, view);
                let mut forgetful = view.clone();
                let PhaseView::Playing { deal: AnyView::Santase(deal), .. } = &mut forgetful.phase else { continue };
                deal.memory = Memory::default();
                assert!(shown == everything(&world, &forgetful), "a page uses the memory");
            }
            world.act_somehow(&mut chance);
        }
    }
}

#[test]
fn running_totals_are_shown_only_where_the_table_agreed() {
    for (value, public, own) in [("off", 0, 0), ("own", 0, 1), ("both", 2, 2)] {
        let mut chance = Chance(11);
        let mut world = World::open(chance.secret(), true);
        world.set("show-points", value);
        world.must(&Command::Join { person: crate::world::BORIS });
        world.must(&Command::Start { by: ANA });
        while world.public().sheet.is_empty() {
            let lines = |view: &TableView| {
                let key = world.boards()[0];
                let page = talon_view::solo(view, &plain_names, Locale::En, key);
                page.lines
                    .iter()
                    .filter(|line| line.text.contains(" have \u{2068}") || line.text.contains(" has \u{2068}"))
                    .filter(|line| line.text.contains("point"))
                    .count()
            };
            assert_eq!(lines(&world.public()), public, "{value}");
            assert_eq!(lines(&world.seen_by(ANA)), own, "{value}");
            world.act_somehow(&mut chance);
        }
    }
}

#[test]
fn no_page_for_one_player_holds_a_card_of_the_other() {
    let mut chance = Chance(21);
    for _ in 0..8 {
        let mut world = random_lobby(&mut chance);
        world.must(&Command::Start { by: ANA });
        while world.public().sheet.is_empty() && world.table.is_playing() {
            let hand = |seat| match world.table.view(Viewer::Seat(seat)).phase {
                PhaseView::Playing { deal: AnyView::Santase(view), .. } => (view.hand, view.memory.known),
                PhaseView::Lobby { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. } => {
                    unreachable!("a deal is running")
                }
            };
            for (viewer, others) in [
                (Viewer::Public, vec![Seat::FIRST, Seat::SECOND]),
                (Viewer::Seat(Seat::FIRST), vec![Seat::SECOND]),
                (Viewer::Seat(Seat::SECOND), vec![Seat::FIRST]),
            ] {
                let text = everything(&world, &world.table.view(viewer));
                for other in others {
                    let (hand, known) = hand(other);
                    for card in hand - known[other.index()] {
                        let symbol = format!("{}{}", card.suit().glyph(), card.rank()).replace('T', "10");
                        assert!(!text.contains(&symbol), "{viewer:?} sees {symbol}");
                    }
                }
            }
            world.act_somehow(&mut chance);
        }
    }
    assert_eq!(GameKind::ALL.len(), 1, "this test knows Santase only");
}
