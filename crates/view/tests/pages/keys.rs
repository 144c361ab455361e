//! The keys of buttons, where people play with a keyboard.

use std::collections::HashMap;

use talon_view::{HouseVerb, Key, LETTERS_OF_COMMANDS, MenuVerb, Page, ReplayVerb, ShowVerb, Target, Verb};

/// Buttons that share a letter ask for the same thing, each about something else; a letter that asks for something on every page asks
/// for nothing else on this one; and a list stands on no page with cards.
pub(crate) fn check(what: &str, page: &Page) {
    let mut kinds: HashMap<char, String> = HashMap::new();
    let (mut cards, mut entries) = (false, false);
    let tokens = page.buttons.iter().flatten().filter_map(|button| match &button.target {
        Target::Token(token) => Some(token),
        _ => None,
    });
    let keys: Vec<Key> = tokens.clone().map(|token| token.verb.key()).collect();
    for token in tokens {
        match token.verb.key() {
            Key::Card => cards = true,
            Key::Entry => entries = true,
            key @ Key::OneOf(_) if keys.iter().filter(|other| **other == key).count() > 1 => entries = true,
            Key::Letter(letter) | Key::OneOf(letter) => {
                assert!(letter.is_ascii_lowercase(), "{what}: {letter}");
                assert!(!LETTERS_OF_COMMANDS.contains(letter) || asks_on_every_page(&token.verb), "{what}: {letter}");
                let kind = kind(&token.verb);
                let first = kinds.entry(letter).or_insert_with(|| kind.clone());
                assert_eq!(*first, kind, "{what}: both have {letter}");
            }
        }
    }
    assert!(!(cards && entries), "{what}: digits would be for both");
}

fn asks_on_every_page(verb: &Verb) -> bool {
    matches!(
        verb,
        Verb::Menu(MenuVerb::Games | MenuVerb::Help | MenuVerb::Languages | MenuVerb::Rules(_, 0))
            | Verb::Show(ShowVerb::Panel | ShowVerb::Score | ShowVerb::Why)
            | Verb::Replay(ReplayVerb::Sheet)
            | Verb::House(HouseVerb::Hint)
    )
}

/// The verb without what it is about.
fn kind(verb: &Verb) -> String {
    let text = verb.to_string();
    let mut words = text.split(':');
    let first = words.next().unwrap_or_default();
    match (verb, words.next()) {
        (Verb::Act(_) | Verb::Ask(_), Some(notation)) if ["terca", "50", "100", "carre"].contains(&notation) => {
            "declare".to_owned()
        }
        (Verb::Act(_) | Verb::Ask(_), Some(notation)) if notation.ends_with('!') => "claim with".to_owned(),
        (Verb::Act(_) | Verb::Ask(_), Some(notation)) => notation.to_owned(),
        (Verb::League(..), _) => text.split(':').nth(2).unwrap_or_default().to_owned(),
        _ => first.to_owned(),
    }
}
