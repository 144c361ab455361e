//! The pages of the marriage family: a hand page offers exactly what is legal, and says why.

use talon_cards::{Card, Deck, Rank, Seat, Suit, fair::Secret};
use talon_games::marriage::{Move, Phase, RuleSet, View};
use talon_games::{AnyAction, AnyDeal, AnyView, GameKind, santase, snaps, sznap};
use talon_table::{Command, DealView, PhaseView, TableView, Viewer};
use talon_view::{Button, Locale, Look, Page, Target, Verb, hand, hint, solo, why};

use crate::world::{ANA, BORIS, Chance, World, plain_names, random_lobby};

/// A game of the family, and its view among the views of all games.
pub(crate) trait Member: RuleSet {
    /// The game.
    const KIND: GameKind;

    /// The view, if it is of this game.
    fn of(view: &AnyView) -> Option<&View<Self>>;
}

macro_rules! members {
    ($($game:ident => $module:ident),+) => { $(
        impl Member for $module::Rules {
            const KIND: GameKind = GameKind::$game;

            fn of(view: &AnyView) -> Option<&View<Self>> {
                if let AnyView::$game(view) = view { Some(view) } else { None }
            }
        }
    )+ };
}

members!(Santase => santase, Sznap => sznap, Snaps => snaps);

/// A table of the game with Ana and Boris, not started yet.
pub(crate) fn lobby<R: Member>(secret: Secret, options: &[(&str, &str)]) -> World {
    let mut world = World::open_game(R::KIND, secret, true);
    for (key, value) in options {
        world.set(key, value);
    }
    world.must(&Command::Join { person: BORIS });
    world
}

/// The view of a running deal.
pub(crate) fn deal<R: Member>(view: &TableView) -> Option<&View<R>> {
    match &view.phase {
        PhaseView::Playing { deal: DealView::Open(deal), .. } => R::of(deal),
        _ => None,
    }
}

/// Whether the viewer may do something whose notation begins so.
pub(crate) fn can<R: Member>(view: &View<R>, notation: &str) -> bool {
    view.legal.iter().any(|action| action.to_string().starts_with(notation))
}

/// Whether Ana is on turn.
pub(crate) fn is_ana<R: Member>(view: &View<R>) -> bool {
    view.to_act == Some(Seat::FIRST)
}

/// The first position, in matches that are played by chance from such a lobby, in which Ana sees what is wanted.
pub(crate) fn when<R: Member>(lobby: impl Fn(Secret) -> World, wanted: impl Fn(&View<R>) -> bool) -> World {
    for seed in 0..400 {
        let mut chance = Chance(seed);
        let mut world = lobby(Chance(!seed).secret());
        world.must(&Command::Start { by: ANA });
        for _ in 0..60 {
            if deal::<R>(&world.seen_by(ANA)).is_some_and(&wanted) {
                return world;
            }
            if world.table.is_playing() {
                world.act_somehow(&mut chance);
            }
        }
    }
    panic!("no such position was found");
}

/// What a seat sees of a deal from the top of this deck, which Boris deals, after these actions of the player on turn.
pub(crate) fn dealt<R: Member>(seat: Seat, options: &[(&str, &str)], top: &str, actions: &[&str]) -> TableView {
    let mut world = lobby::<R>(Chance(7).secret(), options);
    world.must(&Command::Start { by: ANA });
    let mut view = world.table.view(Viewer::Seat(seat));
    let mut deck: Vec<Card> = top.split(' ').map(|card| card.parse().unwrap()).collect();
    deck.extend(view.rules.pack().into_iter().filter(|card| !top.contains(&card.to_string())));
    let mut deal = AnyDeal::deal(&view.rules, 2, Seat::SECOND, &Deck::new(deck)).unwrap();
    for action in actions {
        let on_turn = deal.to_act().iter().next().unwrap();
        deal.apply(on_turn, R::KIND.parse_action(action).unwrap()).unwrap();
    }
    let PhaseView::Playing { deal: DealView::Open(shown), waiting_for, .. } = &mut view.phase else {
        unreachable!("the match runs")
    };
    *shown = deal.view(Some(seat));
    *waiting_for = deal.to_act();
    view
}

/// The decisions on a page: button, turn, move.
fn decisions(page: &Page) -> Vec<(&Button, u32, Move)> {
    let decision = |button| match button {
        Button { target: Target::Token(token), .. } => match &token.verb {
            Verb::Act(notation) | Verb::Ask(notation) => Some((token.number, notation.parse().unwrap())),
            _ => None,
        },
        Button { target: Target::PrivateChat(_) | Target::Link(_), .. } => None,
    };
    page.buttons
        .iter()
        .flatten()
        .filter_map(|button| decision(button.clone()).map(|(turn, made)| (button, turn, made)))
        .collect()
}

/// Every card once and in its place, every legal action once, and nothing else.
fn check<R: Member>(table: &TableView, turn: u32) {
    let view = deal::<R>(table).unwrap();
    let page = hand(table, &plain_names, Locale::EN);
    let decisions = decisions(&page);
    assert!(decisions.iter().all(|(_, number, _)| *number == turn));

    let played = |made: &Move| if let Move::Play(card) = made { Some(*card) } else { None };
    let cards: Vec<Card> = decisions.iter().filter_map(|(_, _, made)| played(made)).collect();
    assert!(cards.len() == view.hand.len() && cards.iter().all(|card| view.hand.contains(*card)), "every card once");
    assert!(cards.windows(2).all(|pair| in_order(view.trump, pair[0], pair[1])), "cards are sorted");

    let legal: Vec<Move> = view.legal.iter().map(|action| (*action).into()).collect();
    for (button, _, made) in &decisions {
        let Some(card) = played(made) else {
            assert!(legal.contains(made), "{} is offered and not legal", button.label);
            continue;
        };
        let symbol = format!("{}{}", card.suit().glyph(), card.rank().to_string().replace('T', "10"));
        let playable = legal.contains(made);
        let expected = if playable { (symbol, Look::Card) } else { (format!("× {symbol}"), Look::Blocked) };
        assert_eq!((button.label.plain(), button.look), expected);
    }
    for made in &legal {
        assert_eq!(decisions.iter().filter(|(_, _, each)| each == made).count(), 1, "{made} has its button");
    }
}

/// Trumps first, suits together, high cards first.
fn in_order(trump: Suit, first: Card, second: Card) -> bool {
    let strength = |card: Card| match card.rank() {
        Rank::Ten => 2 * Rank::King as u8 + 1,
        rank => 2 * rank as u8,
    };
    if first.suit() == second.suit() { strength(first) > strength(second) } else { second.suit() != trump }
}

fn check_matches<R: Member>(seed: u64) {
    eprintln!("{}, seed {seed}", R::KIND);
    let mut chance = Chance(seed);
    for _ in 0..10 {
        let mut world = random_lobby(R::KIND, &mut chance);
        world.must(&Command::Start { by: ANA });
        while world.table.is_playing() && world.public().sheet.len() < 4 {
            for seat in [Seat::FIRST, Seat::SECOND] {
                check::<R>(&world.table.view(Viewer::Seat(seat)), world.table.turn());
            }
            world.act_somehow(&mut chance);
        }
    }
}

#[test]
fn a_hand_page_offers_exactly_what_is_legal() {
    check_matches::<santase::Rules>(77);
    check_matches::<sznap::Rules>(78);
    check_matches::<snaps::Rules>(79);
}

/// Ana has drawn the sixth card of three pairs after her trick with the ace of trumps.
const THREE_PAIRS: &str = "KS QS KH 9S TS JS QH KD AC 9H TH JH 9C QD";

#[test]
fn three_pairs_leave_room_for_every_decision() {
    for meld in ["automatic", "explicit"] {
        let view = dealt::<sznap::Rules>(Seat::FIRST, &[("meld", meld)], THREE_PAIRS, &["AC", "9S"]);
        let page = hand(&view, &plain_names, Locale::EN);
        check::<sznap::Rules>(&view, view.turn);
        assert_eq!(deal::<sznap::Rules>(&view).unwrap().legal.len(), if meld == "explicit" { 17 } else { 14 });
        assert!(page.buttons.len() <= 5 && page.buttons.iter().all(|row| row.len() <= 5), "{}", page.plain());
        let close = "close".parse().map(AnyAction::Sznap).unwrap();
        assert!(
            hint(&view, &plain_names, Locale::EN, close, None).plain().contains("Close stock"),
            "a hint says what the button says"
        );
    }
}

/// What the reader is told who asks why.
fn told(view: &TableView) -> String {
    let page = why(view, &plain_names, Locale::EN, None);
    page.text().replace(['\u{2068}', '\u{2069}'], "")
}

#[test]
fn leading_explains_melds_and_what_comes_too_early() {
    let view = dealt::<sznap::Rules>(Seat::FIRST, &[], THREE_PAIRS, &[]);
    let text = told(&view);
    assert!(text.contains("Swapping the lowest trump and declaring 66 come after the first trick."), "{text}");
    assert!(text.contains("If you lead the king or the queen of ♠, you meld 20."), "{text}");
    assert!(text.contains("You may close the stock"), "{text}");
    assert!(!text.contains("You may declare"), "{text}");

    let view = dealt::<sznap::Rules>(Seat::FIRST, &[], THREE_PAIRS, &["close", "AC", "9S"]);
    let text = told(&view);
    assert!(text.contains("Your king and queen of ♥ are no meld any more"), "{text}");
    assert!(text.contains("You may declare 66."), "{text}");
}

#[test]
fn the_closers_opponent_is_told_what_a_close_forbids() {
    // Ana closes and loses the trick: Boris, on lead, may neither declare nor, in Snaps, call his marriage.
    let actions = ["close", "JS", "AS"];
    let top = "9S TS JS KS QS AS 9H TH JH KH QH AH 9C";
    let text = told(&dealt::<sznap::Rules>(Seat::SECOND, &[], top, &actions));
    assert!(text.contains("You may not declare 66: the stock is closed"), "{text}");

    let top = "JS TS JH KS QS AS AC JD AD TH JC";
    let text = told(&dealt::<snaps::Rules>(Seat::SECOND, &[], top, &actions));
    assert!(text.contains("Your king and queen of ♠ cannot be called"), "{text}");
    assert!(text.contains("only the player who closed it can still win with 66"), "{text}");
}

#[test]
fn a_hand_of_trumps_is_told_to_trump() {
    // Ana closes and loses her only diamond; then she holds nothing but clubs, which are trumps.
    let top = "JD TC QC AD JH QH KC AC JC QD TD";
    let view = dealt::<snaps::Rules>(Seat::FIRST, &[], top, &["close", "JD", "AD", "JH"]);
    let shown = deal::<snaps::Rules>(&view).unwrap();
    assert!(shown.phase == Phase::Follow && shown.hand.iter().all(|card| card.suit() == Suit::Clubs), "{shown:?}");
    let text = told(&view);
    assert!(text.contains("You have no ♥, so you must trump:"), "{text}");
}

#[test]
fn running_points_are_shown_as_the_table_agreed() {
    fn shown<R: Member>(value: &str, expected: [usize; 2]) {
        let mut chance = Chance(11);
        let mut world = lobby::<R>(Chance(7).secret(), &[("show-points", value)]);
        world.must(&Command::Start { by: ANA });
        while world.public().sheet.is_empty() {
            let lines = |view: &TableView| {
                let page = solo(view, &plain_names, Locale::EN, world.boards()[0]);
                let of_points = |text: &str| text.contains(" have \u{2068}") || text.contains(" has \u{2068}");
                page.lines()
                    .iter()
                    .filter(|line| of_points(&line.text.plain()) && line.text.plain().contains("point"))
                    .count()
            };
            assert_eq!([lines(&world.public()), lines(&world.seen_by(ANA))], expected, "{} {value}", R::KIND);
            world.act_somehow(&mut chance);
        }
    }
    for (value, expected) in [("off", [0, 0]), ("own", [0, 1]), ("both", [2, 2])] {
        shown::<santase::Rules>(value, expected);
        shown::<sznap::Rules>(value, expected);
        shown::<snaps::Rules>(value, expected);
    }
}
