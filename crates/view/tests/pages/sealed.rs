//! What nobody may read yet: the cards of boards that other tables play too, and the words for a shuffle.

use std::num::NonZeroU32;

use talon_cards::{Card, Rank, Seat, Suit};
use talon_games::GameKind;
use talon_table::{Command, PhaseView, TableView, Viewer};
use talon_view::{Locale, Page, Target, Verb, hand_alert, shuffle_words};

use crate::world::{ANA, BORIS, Chance, World, pages, plain_names, random_lobby, random_seats};

/// Suits by their names, as sentences would have them.
const SUITS: [&str; 8] = ["clubs", "diamonds", "hearts", "spades", "спати", "каро", "купа", "пика"];

/// The first thing in a text that tells of a card or a suit, however it is written.
fn told(text: &str) -> Option<String> {
    let glyph = Suit::ALL.iter().map(|suit| suit.glyph().to_string()).find(|glyph| text.contains(glyph));
    let named = SUITS.into_iter().find(|name| text.to_lowercase().contains(name)).map(str::to_owned);
    let cards = text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| word.parse::<Card>().is_ok());
    glyph.or(named).or_else(|| cards.map(str::to_owned).next())
}

/// Everything that a page says and carries.
fn whole(page: &Page) -> String {
    let tokens = page.buttons.iter().flatten().filter_map(|button| match &button.target {
        Target::Token(token) => Some(token),
        Target::PrivateChat(_) | Target::Link(_) => None,
    });
    let acts = tokens.filter_map(|token| match &token.verb {
        Verb::Act(notation) | Verb::Ask(notation) => Some(format!("a decision on {notation:?}")),
        _ => None,
    });
    page.plain() + &acts.collect::<Vec<_>>().join("\n")
}

/// Every page that this view gives: also those that are made for players alone.
fn everything(world: &World, view: &TableView, locale: Locale) -> Vec<(String, String)> {
    // The rules that a press met are told to who pressed, and to nobody else.
    let open = pages(world, view, &plain_names, locale).into_iter().filter(|(name, _)| name != "why, refused");
    let mut all: Vec<_> = open.map(|(name, page)| (name, whole(&page))).collect();
    let own = |key| talon_view::solo(view, &plain_names, locale, key);
    all.extend(world.boards().into_iter().map(|key| (format!("solo {key:?}"), whole(&own(key)))));
    all.push(("hand".to_owned(), whole(&talon_view::hand(view, &plain_names, locale))));
    all.push(("alert".to_owned(), hand_alert(view, locale).plain()));
    all
}

#[test]
fn no_page_for_everybody_tells_of_a_card_of_a_board() {
    let mut chance = Chance(31);
    for kind in GameKind::ALL.into_iter().cycle().take(3 * GameKind::ALL.len()) {
        let mut world = random_seats(kind, &mut chance);
        world.must(&Command::FixBoards { boards: NonZeroU32::new(2).unwrap() });
        world.must(&Command::Start { by: ANA });
        let stranger = Seat::all(Seat::COUNT).find(|seat| !world.occupied().contains(seat));
        let mut known = 0;
        loop {
            let running = world.table.is_playing();
            for viewer in [Viewer::Public].into_iter().chain(stranger.map(Viewer::Seat)) {
                let view = world.table.view(viewer);
                if running && !chance.one_in(4) {
                    continue;
                }
                for (name, text) in everything(&world, &view, chance.locale()) {
                    assert_eq!(told(&text), None, "{kind}, {name}: {text}");
                }
            }
            let own = everything(&world, &world.seen_by(ANA), chance.locale());
            known += own.iter().filter(|(_, text)| told(text).is_some()).count();
            if !running {
                break;
            }
            world.act_somehow(&mut chance);
        }
        assert!(known > 20, "{kind}: who plays reads of cards");
    }
}

#[test]
fn what_tells_of_a_card_is_found() {
    let written = Card::new(Rank::Ten, Suit::Hearts);
    for text in ["Trump ♥", "on JS.", "the seven of Clubs", "седмица спатия", &written.to_string()] {
        assert!(told(text).is_some(), "{text}");
    }
    assert_eq!(told("4bb06f8e 1d2c3a4d: Ana has 3 tricks, 7:4"), None);
}

#[test]
fn no_page_tells_another_s_words_before_the_match_begins() {
    let mut chance = Chance(32);
    for kind in GameKind::ALL {
        let mut world = random_lobby(kind, &mut chance);
        world.must(&Command::Words { person: ANA, words: "driftwood".to_owned() });
        let tells = |world: &World, view: &TableView| {
            let all = Locale::ALL.into_iter().flat_map(|locale| everything(world, view, locale));
            all.filter(|(_, text)| text.contains("driftwood")).count()
        };
        for view in world.views().iter().filter(|view| view.viewer != Viewer::Seat(Seat::FIRST)) {
            assert_eq!(tells(&world, view), 0, "{kind}: {:?}", view.viewer);
        }
        let own = world.seen_by(ANA);
        assert!(tells(&world, &own) > 0, "{kind}: she reads her own");
        world.must(&Command::Start { by: ANA });
        for view in world.views() {
            assert!(tells(&world, &view) > 0, "{kind}: {:?} reads them when it has begun", view.viewer);
        }
    }
}

#[test]
fn a_player_keeps_the_whole_code_with_the_own_words() {
    let mut world = World::open_game(GameKind::Santase, Chance(33).secret(), true);
    world.must(&Command::Join { person: BORIS });
    let PhaseView::Lobby { commitment, .. } = world.public().phase else { panic!("a lobby") };
    let words = "every letter of these words counts, so that all are shown, 64 …!".to_owned();
    world.must(&Command::Words { person: BORIS, words: words.clone() });
    for locale in Locale::ALL {
        let lobby = talon_view::table_page(&world.public(), &plain_names, locale, world.boards()[0]);
        let own = shuffle_words(&world.seen_by(BORIS), &plain_names, locale).unwrap();
        let asked = shuffle_words(&world.seen_by(ANA), &plain_names, locale).unwrap();
        let code = |page: &Page| page.lines().iter().any(|line| line.text.plain() == commitment.grouped());
        let proof = talon_view::proof(&world.public(), &plain_names, locale);
        assert!([&own, &asked, &proof].into_iter().all(code), "all 64 digits, to copy");
        assert!(!lobby.text().contains(&commitment.grouped()[..8]), "behind its buttons: {}", lobby.text());
        assert!(own.text().contains(&words) && !asked.text().contains(&words));
    }
    world.must(&Command::Start { by: ANA });
    assert!(shuffle_words(&world.seen_by(BORIS), &plain_names, Locale::EN).is_none(), "too late");
    let proof = talon_view::proof(&world.public(), &plain_names, Locale::EN).text();
    assert!(proof.contains(&commitment.grouped()), "it can be read as long as the match goes on: {proof}");
}

/// Who wants to compare finds all the digits, and nobody else has to read past some of them.
#[test]
fn digits_stand_whole_on_pages_of_their_own_and_on_no_other() {
    let mut chance = Chance(34);
    for kind in GameKind::ALL {
        for boards in [None, NonZeroU32::new(2)] {
            let mut world = random_seats(kind, &mut chance);
            if let Some(boards) = boards {
                world.must(&Command::FixBoards { boards });
            }
            let PhaseView::Lobby { commitment, .. } = world.public().phase else { panic!("a lobby") };
            let check = |world: &World| {
                for view in world.views() {
                    for (name, page) in pages(world, &view, &plain_names, Locale::EN) {
                        let has_code = matches!(name.as_str(), "proof" | "words");
                        let text = whole(&page);
                        assert_eq!(text.contains(&commitment.grouped()), has_code, "{kind}, {name}: {text}");
                        assert!(has_code || !text.contains(&commitment.grouped()[..8]), "{kind}, {name}: {text}");
                    }
                }
            };
            check(&world);
            world.must(&Command::Start { by: ANA });
            check(&world);
            world.must(&Command::Resign { person: ANA });
            check(&world);
        }
    }
}
