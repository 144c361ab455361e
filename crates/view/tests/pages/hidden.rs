//! Nothing on a page depends on a card that its reader may not know.

use talon_cards::{Card, CardSet, Deck, Seat};
use talon_games::ristiseiska::{self, LastTurn};
use talon_games::{AnyAction, AnyDeal, AnyRules, AnyView, GameKind};
use talon_table::{Command, DealView, PhaseView, TableView, Viewer};
use talon_view::{Locale, hand_alert};

use crate::scenes::scenes;
use crate::world::{ANA, Chance, World, pages, plain_names, random_lobby};

/// A deal that can be played again from another deck.
struct Played {
    rules: AnyRules,
    seats: u8,
    dealer: Seat,
    deck: Vec<Card>,
    actions: Vec<(Seat, AnyAction)>,
}

impl Played {
    /// The deal as it stands now, from some deck; `None` where the same actions are not legal with it.
    fn from(&self, deck: &[Card]) -> Option<AnyDeal> {
        let mut deal = AnyDeal::deal(&self.rules, self.seats, self.dealer, &Deck::new(deck.to_vec())).ok()?;
        for (seat, action) in &self.actions {
            deal.apply(*seat, *action).ok()?;
        }
        Some(deal)
    }
}

/// What the viewer has lawfully seen; a spectator sees what was played and what lies turned.
fn seen(deal: &AnyDeal, seats: u8, viewer: Option<Seat>) -> CardSet {
    let of = |seat| match deal.view(Some(seat)) {
        AnyView::Santase(view) => view.memory.seen,
        AnyView::Belot(view) => view.memory.seen,
        AnyView::Sznap(view) => view.memory.seen,
        AnyView::Snaps(view) => view.memory.seen,
        // Whose turn it is at first tells who holds the seven of clubs.
        AnyView::Ristiseiska(view) => view.hand | view.laid | CardSet::only(ristiseiska::FIRST_CARD),
    };
    // What every player has seen is what everybody has.
    viewer.map_or_else(|| Seat::all(seats).map(of).reduce(|all, seen| all & seen).unwrap_or_default(), of)
}

/// The seat's hand, and of it what everybody knows to be there.
fn hand(deal: &AnyView, seat: Seat) -> (CardSet, CardSet) {
    match deal {
        AnyView::Santase(view) => (view.hand, view.memory.known[seat.index()]),
        AnyView::Belot(view) => (view.hand, view.memory.known[seat.index()]),
        AnyView::Sznap(view) => (view.hand, view.memory.known[seat.index()]),
        AnyView::Snaps(view) => (view.hand, view.memory.known[seat.index()]),
        AnyView::Ristiseiska(view) => (view.hand, CardSet::EMPTY),
    }
}

/// The cards that the viewer has himself given or received face down, and may see in the last turns.
fn passed(deal: &AnyView) -> CardSet {
    let AnyView::Ristiseiska(view) = deal else { return CardSet::EMPTY };
    let given = |last: &Option<LastTurn>| match last {
        Some(LastTurn::Given { card, .. }) => *card,
        Some(LastTurn::Played { .. } | LastTurn::Stuck) | None => None,
    };
    view.last.iter().filter_map(given).collect()
}

/// The same deck with the cards that the viewer has not seen in another order.
fn permuted(deck: &[Card], seen: CardSet, chance: &mut Chance) -> Vec<Card> {
    let mut hidden: Vec<Card> = deck.iter().copied().filter(|card| !seen.contains(*card)).collect();
    chance.shuffle(&mut hidden);
    let mut hidden = hidden.into_iter();
    deck.iter().map(|card| if seen.contains(*card) { *card } else { hidden.next().unwrap() }).collect()
}

/// Whether everybody watched the same happen. In Ristiseiska the hidden cards decide who is stuck, in Belot which belots announce
/// themselves, at Kurnik's 66 whether a card that is led makes a meld; and that is seen and heard by all.
fn same_course(deal: &AnyDeal, other: &AnyDeal) -> bool {
    match (deal.view(None), other.view(None)) {
        (AnyView::Ristiseiska(one), AnyView::Ristiseiska(other)) => {
            (one.phase, one.to_act, one.stuck, one.token) == (other.phase, other.to_act, other.stuck, other.token)
                && one.last == other.last
        }
        (AnyView::Belot(one), AnyView::Belot(other)) => one.belots == other.belots,
        (AnyView::Sznap(one), AnyView::Sznap(other)) => one.marriages == other.marriages,
        _ => true,
    }
}

/// The table with another deal on it, as the viewer sees it.
fn with_deal(world: &World, viewer: Option<Seat>, shown: &AnyDeal) -> TableView {
    let mut view = world.table.view(viewer.map_or(Viewer::Public, Viewer::Seat));
    if let PhaseView::Playing { deal: DealView::Open(deal), .. } = &mut view.phase {
        *deal = shown.view(viewer);
    }
    view
}

/// Everything that the viewer can be shown, as one text with every token.
fn everything(world: &World, view: &TableView, locale: Locale) -> String {
    let mut text = String::new();
    for (name, page) in pages(world, view, &plain_names, locale) {
        text.push_str(&format!("{name} {:?}\n{}", page.hash(), page.plain()));
    }
    text.push_str(&hand_alert(view, locale).plain());
    for (scene, _) in scenes(world, view, &plain_names, locale) {
        text.push_str(&format!("{:?}", scene.digest()));
    }
    text
}

#[test]
fn pages_do_not_depend_on_hidden_cards() {
    for kind in GameKind::ALL {
        hidden_cards_of(kind);
    }
}

fn hidden_cards_of(kind: GameKind) {
    let (mut different, mut compared) = (0, 0);
    for seed in 100..116 {
        eprintln!("{kind}, seed {seed}");
        let mut chance = Chance(seed);
        let mut world = random_lobby(kind, &mut chance);
        world.must(&Command::Start { by: ANA });
        let start = world.public();
        let (rules, dealer) = (start.rules, start.score.unwrap().dealer());
        let mut deck = rules.pack();
        chance.shuffle(&mut deck);
        let occupied = world.occupied();
        let seats = u8::try_from(occupied.len()).unwrap();
        let mut played = Played { rules, seats, dealer, deck, actions: Vec::new() };
        loop {
            let deal = played.from(&played.deck).unwrap();
            let Some(on_turn) = deal.to_act().iter().next() else { break };
            for viewer in [None].into_iter().chain(occupied.iter().copied().map(Some)) {
                if !chance.one_in(4) {
                    continue;
                }
                let locale = chance.locale();
                let shown = everything(&world, &with_deal(&world, viewer, &deal), locale);
                for _ in 0..4 {
                    let deck = permuted(&played.deck, seen(&deal, seats, viewer), &mut chance);
                    let Some(other) = played.from(&deck).filter(|other| same_course(&deal, other)) else { continue };
                    different += usize::from(other != deal);
                    compared += 1;
                    assert_eq!(shown, everything(&world, &with_deal(&world, viewer, &other), locale), "{viewer:?}");
                }
            }
            let legal = deal.legal_actions(on_turn);
            let dull: Vec<_> = legal.iter().filter(|action| action.to_string() != "claim").collect();
            played.actions.push((on_turn, *dull[chance.below(dull.len())]));
        }
    }
    assert!(different > 200, "{kind}: {different} of {compared} deals were different");
}

#[test]
fn pages_do_not_print_what_a_player_must_remember() {
    let mut chance = Chance(3);
    for kind in GameKind::ALL.into_iter().cycle().take(3 * GameKind::ALL.len()) {
        let mut world = random_lobby(kind, &mut chance);
        world.must(&Command::Start { by: ANA });
        while world.table.is_playing() {
            for view in &world.views() {
                if !chance.one_in(3) {
                    continue;
                }
                let (locale, mut forgetful) = (chance.locale(), view.clone());
                let PhaseView::Playing { deal: DealView::Open(deal), .. } = &mut forgetful.phase else { continue };
                match deal {
                    AnyView::Santase(view) => view.memory = Default::default(),
                    AnyView::Belot(view) => view.memory = Default::default(),
                    AnyView::Sznap(view) => view.memory = Default::default(),
                    AnyView::Snaps(view) => view.memory = Default::default(),
                    // What lies on the table is all that there is to know.
                    AnyView::Ristiseiska(_) => continue,
                }
                let [shown, again] = [view, &forgetful].map(|view| everything(&world, view, locale));
                assert!(shown == again, "a page uses the memory");
            }
            world.act_somehow(&mut chance);
        }
    }
}

#[test]
fn no_page_for_one_player_holds_a_card_of_another() {
    let mut chance = Chance(21);
    for kind in GameKind::ALL.into_iter().cycle().take(8 * GameKind::ALL.len()) {
        let mut world = random_lobby(kind, &mut chance);
        world.must(&Command::Start { by: ANA });
        let occupied = world.occupied();
        while world.public().sheet.is_empty() && world.table.is_playing() {
            let view = |viewer: Viewer| match world.table.view(viewer).phase {
                PhaseView::Playing { deal: DealView::Open(deal), .. } => deal,
                _ => unreachable!("a deal is running"),
            };
            for viewer in [None].into_iter().chain(occupied.iter().copied().map(Some)) {
                if occupied.len() > 2 && !chance.one_in(4) {
                    continue;
                }
                let viewing = viewer.map_or(Viewer::Public, Viewer::Seat);
                let text = everything(&world, &world.table.view(viewing), chance.locale());
                let passed = passed(&view(viewing));
                for other in occupied.iter().copied().filter(|seat| Some(*seat) != viewer) {
                    let (hand, known) = hand(&view(Viewer::Seat(other)), other);
                    for card in hand - known - passed {
                        let symbol = format!("{}{}", card.suit().glyph(), card.rank()).replace('T', "10");
                        assert!(!text.contains(&symbol), "{viewer:?} sees {symbol}");
                    }
                }
            }
            world.act_somehow(&mut chance);
        }
    }
}
