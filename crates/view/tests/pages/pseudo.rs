//! Every page in a language of tests, with longer words, accents and marks of direction: nothing is said that is not in the files of the
//! languages, and every page has room for it.

use std::collections::BTreeSet;

use talon_games::GameKind;
use talon_table::Command;
use talon_view::{
    HelpTopic, Home, Locale, Page, Sense, Style, Text, greeting, group_language_menu, help, help_about, home,
    language_menu, rules, settings,
};

use crate::limits::check;
use crate::scenes::{scenes, texts_of};
use crate::world::{ANA, Chance, World, pages, plain_names, random_lobby};

/// Whether a text has a consonant of plain English: every one that comes from a file has an accent. Digests and the letters of
/// cards are the same everywhere.
fn is_bare(text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let told = words.filter(|word| !["UTC", "A", "K", "Q", "J"].contains(word) && !is_digest(word));
    told.flat_map(str::chars).any(|letter| letter.is_ascii_alphabetic() && !"aeiouAEIOU".contains(letter))
}

fn is_digest(word: &str) -> bool {
    word.len() >= 8
        && word.bytes().all(|digit| digit.is_ascii_hexdigit())
        && word.bytes().any(|digit| digit.is_ascii_digit())
}

/// The words of a text of our own, beside its names, cards and moments.
fn bare(text: &Text) -> impl Iterator<Item = String> {
    let words = text.runs().iter().filter(|run| run.sense == Sense::Words && is_bare(&run.text));
    words.map(|run| run.text.clone())
}

/// What is said on a page without a file of a language.
fn said_without_a_file(page: &Page) -> BTreeSet<String> {
    let mut lines = page.lines();
    // What people and machines wrote stands there letter by letter.
    lines.retain(|line| line.style != Style::Code);
    let labels = page.buttons.iter().flatten().map(|button| &button.label);
    lines.iter().map(|line| &line.text).chain(labels).flat_map(bare).collect()
}

fn check_page(what: &str, page: &Page) {
    check(&format!("pseudo {what}"), page);
    let bare = said_without_a_file(page);
    assert!(bare.is_empty(), "{what}: {bare:#?}");
}

/// Names without a letter that tells.
fn names(person: talon_table::PersonId) -> String {
    ["Ааа", "Ееее", "Оо", "Уу", "Аеоу"][usize::try_from(person.0).unwrap() % 5].to_owned()
}

fn check_world(world: &World) {
    for view in world.views() {
        for (what, page) in pages(world, &view, &names, Locale::PSEUDO) {
            check_page(&what, &page);
        }
        for (scene, _) in scenes(world, &view, &names, Locale::PSEUDO) {
            // A single word may be the code of a card; a date is not from a file.
            let is_sentence = |text: &String| text.contains(' ') && !text.contains("UTC");
            let said: Vec<_> = texts_of(&scene).into_iter().filter(|text| is_sentence(text) && is_bare(text)).collect();
            assert!(said.is_empty(), "{said:?}");
        }
    }
}

#[test]
fn nothing_on_a_table_s_pages_is_said_without_a_file() {
    for kind in GameKind::ALL {
        for seed in 0..3 {
            println!("{kind}, seed {seed}");
            let mut chance = Chance(seed);
            let mut world = random_lobby(kind, &mut chance);
            check_world(&world);
            world.must(&Command::Start { by: ANA });
            while world.table.is_playing() {
                world.act_somehow(&mut chance);
                if chance.one_in(10) {
                    check_world(&world);
                }
            }
            check_world(&world);
        }
    }
}

#[test]
fn nothing_on_other_pages_is_said_without_a_file() {
    let locale = Locale::PSEUDO;
    let first = [true, false].map(|own| home(&Home { own, ..Home::default() }, &plain_names, locale));
    let mut pages = vec![greeting(locale), help(locale), settings(locale, None, None)];
    pages.extend(first);
    pages.extend(HelpTopic::ALL.iter().map(|topic| help_about(*topic, locale)));
    for kind in GameKind::ALL {
        pages.extend((0..12).map(|section| rules(kind, section, locale)));
    }
    pages.extend([language_menu(locale, None), group_language_menu(locale, Locale::BG)].map(without_languages));
    for page in &pages {
        check_page("a page of no table", page);
    }
}

/// The names of languages are each in its own.
fn without_languages(mut page: Page) -> Page {
    page.buttons.iter_mut().for_each(|row| row.retain(|button| !is_bare(&button.label.plain())));
    page.buttons.retain(|row| !row.is_empty());
    page
}
