//! What must hold for every request, whatever is played.

use std::collections::BTreeMap;

use talon_view::{Language, Locale, Msg};

use super::program::Program;
use super::traffic::{Passed, Saying, sayings};

/// The bot's log has no error of its own, and shows no card.
pub fn no_error_in(program: &Program) {
    for line in program.said() {
        assert!(!line.contains("ERROR") && !line.contains("panicked"), "a fault: {line}");
        assert!(!line.contains(['♣', '♦', '♥', '♠']) && !line.contains("act:"), "a card in the log: {line}");
    }
}

/// The bot had no error, reported none to anybody, and its log shows no card.
pub fn no_fault_in(program: &Program, traffic: &[Passed]) {
    crate::aloud::read(traffic);
    no_error_in(program);
    for saying in sayings(traffic) {
        for locale in Locale::ALL {
            assert!(!saying.mentions(&crate::say(locale, &Msg::Fault)), "a fault of our own: {saying:#?}");
        }
    }
}

/// Every question that the bot received was answered exactly once. Returns how many there were.
pub fn answered_once(traffic: &[Passed]) -> usize {
    let answers = answers(traffic);
    for (question, count) in &answers {
        assert_eq!(*count, 1, "question {question} is answered once");
    }
    answers.len()
}

/// True if every question that the bot received has an answer by now.
pub fn all_are_answered(traffic: &[Passed]) -> bool {
    answers(traffic).values().all(|count| *count > 0)
}

/// How often each question was answered.
fn answers(traffic: &[Passed]) -> BTreeMap<&str, usize> {
    let mut answers: BTreeMap<&str, usize> = BTreeMap::new();
    for passed in traffic {
        match passed {
            Passed::Asked(question) => {
                answers.entry(&question.id).or_default();
            }
            Passed::Said(saying @ Saying { answers: Some(question), .. }) => {
                *answers.get_mut(question.as_str()).unwrap_or_else(|| panic!("an answer to nothing: {saying:#?}")) += 1;
            }
            Passed::Said(_) => {}
        }
    }
    answers
}

/// True if a text is in the script of the language.
pub fn in_language(text: &str, locale: Locale) -> bool {
    let cyrillic = text.chars().any(|letter| ('\u{400}'..='\u{4ff}').contains(&letter));
    cyrillic == matches!(locale.language, Language::Bg | Language::Ru)
}

/// Everything in a chat is in this language; if `chat` is `None`, every answer that is not on a page.
pub fn spoken_in(traffic: &[Passed], chat: Option<i64>, locale: Locale) {
    let mut said = 0;
    for saying in sayings(traffic) {
        let here = match chat {
            Some(_) => saying.chat == chat,
            None => saying.chat.is_none() && saying.answers.is_some(),
        };
        let Some(text) = saying.text.as_deref().filter(|_| here) else { continue };
        let own = without_names(text);
        let words = own.chars().filter(|letter| letter.is_alphabetic()).count() > 3;
        if words {
            said += 1;
            assert!(in_language(&own, locale), "this is not {locale}: {text}");
        }
    }
    assert!(said > 0 || chat.is_none(), "something was said");
}

/// A text without markup, names and numbers.
fn without_names(text: &str) -> String {
    let mut depth = 0_usize;
    let own = text.chars().filter(|letter| {
        match letter {
            '\u{2068}' | '<' => depth += 1,
            '\u{2069}' | '>' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    });
    own.collect()
}
