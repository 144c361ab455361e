//! The pages of Ristiseiska: every possible action has its button, however large the hand, and a given card stays between the two
//! who know it.

use talon_cards::{Card, CardSet, Rank, Seat, Suit};
use talon_games::ristiseiska::setup::{Setup, Turn};
use talon_games::ristiseiska::{Action, Deal, LARGEST_HAND, LastTurn, Phase, Rules, View};
use talon_games::{AnyView, Game, GameKind};
use talon_table::{Command, DealView, PhaseView, TableView, Viewer};
use talon_view::{Button, Locale, Look, Page, Target, Verb, hand, why};

use crate::limits::{awful_names, check_all, check_some};
use crate::world::{ANA, BORIS, Chance, PEOPLE, VERA, World, pages, plain_names, random_lobby};

/// A table of three in the first round; the cards follow from the seed.
pub(crate) fn table(seed: u64, options: &[(&str, &str)]) -> World {
    let mut world = World::open_game(GameKind::Ristiseiska, Chance(seed).secret(), true);
    for (key, value) in options {
        world.set(key, value);
    }
    for person in [BORIS, VERA] {
        world.must(&Command::Join { person });
    }
    world.must(&Command::Start { by: ANA });
    world
}

/// What the seat knows of the round that is being played.
pub(crate) fn deal(view: &TableView) -> Option<&View> {
    match &view.phase {
        PhaseView::Playing { deal: DealView::Open(AnyView::Ristiseiska(deal)), .. } => Some(deal),
        _ => None,
    }
}

/// The table with another round on it, as this viewer sees it.
pub(crate) fn showing(world: &World, round: &Deal, viewer: Viewer) -> TableView {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let mut view = world.table.view(viewer);
    if let PhaseView::Playing { deal: DealView::Open(deal), .. } = &mut view.phase {
        *deal = AnyView::Ristiseiska(round.view(seat));
    }
    view
}

pub(crate) fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

/// A round of three in which the table and Boris’s hand are given, Ana holds so many of the rest, and Vera all others.
pub(crate) fn position(laid: CardSet, boris: CardSet, ana: usize, turn: Turn, idle: u8) -> Deal {
    let rules = Rules::default();
    let rest = Deal::pack(&rules).into_iter().filter(|card| !(laid | boris).contains(*card));
    let (mut first, mut third) = (CardSet::EMPTY, CardSet::EMPTY);
    for card in rest {
        if first.len() < ana {
            first.insert(card)
        } else {
            third.insert(card)
        };
    }
    let hands = vec![first, boris, third];
    Setup { rules, dealer: Seat::FIRST, hands, turn, token: None, turns: 30, turns_without_play: idle }.build().unwrap()
}

/// Every suit from its six to its eight.
pub(crate) fn middle() -> CardSet {
    Suit::ALL.iter().flat_map(|suit| [Rank::Six, Rank::Seven, Rank::Eight].map(|rank| Card::new(rank, *suit))).collect()
}

fn decisions(page: &Page) -> Vec<(&Button, Action)> {
    page.buttons
        .iter()
        .flatten()
        .filter_map(|button| match &button.target {
            Target::Token(token) => match &token.verb {
                Verb::Act(notation) => Some((button, notation.parse().unwrap())),
                _ => None,
            },
            Target::PrivateChat(_) | Target::Link(_) => None,
        })
        .collect()
}

fn symbol(card: Card) -> String {
    format!("{}{}", card.suit().glyph(), card.rank().to_string().replace('T', "10"))
}

/// From low to high in every suit, suits together in alternating colours.
fn place(card: Card) -> (usize, u8) {
    let suits = [Suit::Clubs, Suit::Hearts, Suit::Spades, Suit::Diamonds];
    let rank = if card.rank() == Rank::Ace { 1 } else { card.rank() as u8 };
    (suits.iter().position(|suit| *suit == card.suit()).unwrap(), rank)
}

/// Checks the pages of this view's reader; returns how many cards are buttons of the hand’s own page.
fn check(view: &TableView) -> usize {
    let known = deal(view).unwrap();
    let (own, reason) = (hand(view, &plain_names, Locale::EN), why(view, &plain_names, Locale::EN, None));
    let (on_hand, on_why) = (decisions(&own), decisions(&reason));
    for page in [&own, &reason] {
        assert!(page.buttons.len() <= 5 && page.buttons.iter().all(|row| (1..=5).contains(&row.len())), "the rows fit");
    }
    for action in &known.legal {
        let buttons = on_hand.iter().chain(&on_why).filter(|(_, each)| each == action).count();
        assert_eq!(buttons, 1, "{action} has its button");
    }
    for (button, action) in on_hand.iter().chain(&on_why) {
        let legal = known.legal.contains(action);
        let (Action::Play(card) | Action::Give(card)) = action else {
            assert!(legal, "the turn can be ended");
            continue;
        };
        assert!(known.hand.contains(*card), "{card} is in the hand");
        let expected =
            if legal { (symbol(*card), Look::Card) } else { (format!("× {}", symbol(*card)), Look::Blocked) };
        assert_eq!((button.label.plain(), button.look), expected);
    }
    let shown = |buttons: &[(&Button, Action)]| -> Vec<Card> {
        let card = |(_, action): &(&Button, Action)| match action {
            Action::Play(card) | Action::Give(card) => Some(*card),
            Action::EndTurn => None,
        };
        buttons.iter().filter_map(card).collect()
    };
    let (here, there) = (shown(&on_hand), shown(&on_why));
    assert!(
        here.is_sorted_by_key(|card| place(*card)) && there.is_sorted_by_key(|card| place(*card)),
        "cards are sorted"
    );
    if known.hand.len() <= 20 {
        assert!(here.iter().copied().collect::<CardSet>() == known.hand && there.is_empty(), "every card is a button");
    } else {
        assert!(own.text().contains("Your hand: "), "the whole hand stands in the text");
        assert_eq!(own.text().contains("under “Why?”"), !there.is_empty(), "where the others are is said");
    }
    here.len()
}

#[test]
fn a_hand_page_offers_exactly_what_is_possible() {
    let mut chance = Chance(81);
    let mut phases = [0; 3];
    for _ in 0..6 {
        let mut world = random_lobby(GameKind::Ristiseiska, &mut chance);
        world.must(&Command::Start { by: ANA });
        while world.table.is_playing() && world.public().sheet.len() < 2 {
            let (on_turn, _) = world.choices().unwrap();
            let view = world.table.view(Viewer::Seat(on_turn));
            match deal(&view).unwrap().phase {
                Phase::Turn => phases[0] += 1,
                Phase::Bonus => phases[1] += 1,
                Phase::Give => phases[2] += 1,
                Phase::Over => unreachable!("somebody is on turn"),
            }
            check(&view);
            let other = world.occupied()[chance.below(world.occupied().len())];
            check(&world.table.view(Viewer::Seat(other)));
            for key in world.boards() {
                let page = talon_view::table_page(&world.public(), &plain_names, Locale::BG, key);
                assert!(decisions(&page).is_empty(), "a board offers no decision");
            }
            world.act_somehow(&mut chance);
        }
    }
    assert!(phases.iter().all(|count| *count > 10), "{phases:?}");
}

#[test]
fn every_card_of_the_largest_hand_can_be_given() {
    let world = table(1, &[]);
    let boris = cards("2C");
    for size in 7..=LARGEST_HAND {
        let giving = position(middle(), boris, size, Turn::Begins(Seat::SECOND), 0);
        assert_eq!(giving.legal_actions(Seat::FIRST).len(), size);
        assert_eq!(check(&showing(&world, &giving, Viewer::Seat(Seat::FIRST))), size.min(20));
        let playing = position(middle(), boris, size, Turn::Begins(Seat::FIRST), 0);
        let playable = playing.legal_actions(Seat::FIRST).len();
        assert!(playable > 0);
        let shown = check(&showing(&world, &playing, Viewer::Seat(Seat::FIRST)));
        assert_eq!(shown, if size <= 20 { size } else { playable });
        // While another is on turn, a large hand stands in the text alone.
        let third = showing(
            &world,
            &position(middle(), boris, 39 - size, Turn::Begins(Seat::FIRST), 0),
            Viewer::Seat(Seat::new(2).unwrap()),
        );
        assert_eq!(check(&third), if size <= 20 { size } else { 0 });
    }
}

#[test]
fn a_further_card_can_be_played_or_not_with_every_hand() {
    let world = table(1, &[]);
    let finished = middle() | cards("9C TC JC QC KC");
    for size in 4..=LARGEST_HAND {
        let round = position(finished, cards("AC"), size, Turn::Bonus(Seat::FIRST), 0);
        let view = showing(&world, &round, Viewer::Seat(Seat::FIRST));
        check(&view);
        assert!(deal(&view).unwrap().legal.contains(&Action::EndTurn));
    }
}

#[test]
fn a_given_card_is_on_the_pages_of_giver_and_receiver_only() {
    let mut chance = Chance(83);
    let mut given = 0;
    for _ in 0..24 {
        let mut world = random_lobby(GameKind::Ristiseiska, &mut chance);
        world.must(&Command::Start { by: ANA });
        while world.table.is_playing() && world.public().sheet.is_empty() {
            let (giver, legal) = world.choices().unwrap();
            let action = legal[chance.below(legal.len())];
            let stuck = deal(&world.public()).unwrap().stuck;
            world.act(action);
            let (Some(receiver), Some(card)) = (stuck, action.to_string().strip_prefix("g:").map(str::to_owned)) else {
                continue;
            };
            if !world.public().sheet.is_empty() {
                continue;
            }
            let card: Card = card.parse().unwrap();
            for viewer in [None].into_iter().chain(world.occupied().into_iter().map(Some)) {
                let view = world.table.view(viewer.map_or(Viewer::Public, Viewer::Seat));
                let passed = |last: &Option<LastTurn>| matches!(last, Some(LastTurn::Given { card: Some(each), .. }) if *each == card);
                let knows = viewer == Some(giver) || viewer == Some(receiver);
                if !knows && deal(&view).unwrap().last.iter().any(passed) {
                    // It went through this player’s hands in the turns that are still shown.
                    continue;
                }
                for locale in Locale::ALL {
                    let mut text: String =
                        pages(&world, &view, &plain_names, locale).iter().map(|(_, page)| page.plain()).collect();
                    text.push_str(&talon_view::hand_alert(&view, locale).plain());
                    assert_eq!(text.contains(&symbol(card)), knows, "{locale} {viewer:?}: {card}");
                }
            }
            given += 1;
        }
    }
    assert!(given > 40, "only {given} cards were given");
}

#[test]
fn a_round_fits_on_its_pages_with_any_number_of_players() {
    for players in 3..=8 {
        let mut chance = Chance(90 + players as u64);
        let mut world = World::open_game(GameKind::Ristiseiska, chance.secret(), true);
        world.set("max-players", "8");
        world.set("stuck", if players % 4 == 0 { "token" } else { "cards" });
        for person in &PEOPLE[1..players] {
            world.must(&Command::Join { person: *person });
        }
        world.must(&Command::Start { by: ANA });
        assert_eq!(deal(&world.public()).unwrap().hand_sizes.len(), players);
        while world.public().sheet.is_empty() {
            if chance.one_in(4) {
                check_some(&world, &awful_names, &mut chance);
            }
            world.act_somehow(&mut chance);
        }
        check_all(&world, &awful_names);
    }
}
