//! The files of every language say what the English ones declare, and every sentence can be formatted.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement, VariantKey};
use talon_games::{GameKind, OptionState, Rule, by_game};

use super::{say as say_text, *};
use crate::games::game;
use crate::pages::rules;
use crate::{Language, Locale};

/// What is said, as a text to search.
pub(crate) fn say(locale: Locale, sentence: &(impl Sentence + ?Sized)) -> String {
    say_text(locale, sentence).plain()
}

/// Every sentence several times, with different contents: those of every page, and those of each game.
fn samples() -> Vec<Box<dyn Sentence>> {
    fn of<S: Sampled + Sentence + 'static>() -> Vec<Box<dyn Sentence>> {
        S::samples().into_iter().map(|sample| Box::new(sample) as _).collect()
    }
    let common = [
        of::<Msg>(),
        of::<Menu>(),
        of::<Room>(),
        of::<Leagues>(),
        of::<Daily>(),
        of::<Puzzle>(),
        of::<length::Words>(),
        of::<Link>(),
        of::<Settings>(),
        of::<Private>(),
        of::<Replay>(),
        of::<Caption>(),
        of::<Slash>(),
        of::<Standing>(),
        of::<Court>(),
    ];
    let games = GameKind::ALL.into_iter().map(|kind| {
        by_game!(match kind {
            GameKind::G => of::<<G as GameWords>::Words>(),
        })
    });
    let rules = GameKind::ALL.into_iter().flat_map(rules::texts).map(|text| Box::new(text) as _);
    common.into_iter().chain(games).flatten().chain(rules).collect()
}

/// A message in the code: the key under which several games say it, where they do, and the variables that it may use.
type Listed = (Option<String>, BTreeSet<String>);

fn listed() -> BTreeMap<String, Listed> {
    let listed = samples().into_iter().map(|sample| {
        let variables = sample.variables(Locale::EN);
        let names = variables.fluent().iter().map(|(name, _)| name.to_owned()).collect();
        (sample.key().into_owned(), (sample.shared_key().map(Cow::into_owned), names))
    });
    listed.collect()
}

/// The message that is said for a listed key.
fn said<'a>(written: &'a BTreeMap<String, Mentioned>, key: &str, (shared, _): &Listed) -> Option<&'a Mentioned> {
    written.get(key).or_else(|| written.get(shared.as_ref()?))
}

/// A community is a group on one platform and a server on another. Pages about it have a word for neither.
#[test]
fn pages_of_a_community_are_right_on_every_platform() {
    let words = [
        ("en", "group"),
        ("de", "grupp"),
        ("bg", "груп"),
        ("ru", "групп"),
        ("pl", "grup"),
        ("hr", "grup"),
        ("fi", "ryhm"),
    ];
    assert_eq!(words.len(), Language::ALL.len());
    for (language, group) in words {
        for file in ["league", "standing", "daily"] {
            let path = format!("{}/locales/{language}/{file}.ftl", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(&path).expect("a file of messages");
            let said = text.lines().filter(|line| !line.starts_with('#'));
            let wrong: Vec<&str> = said.filter(|line| line.to_lowercase().contains(group)).collect();
            assert!(wrong.is_empty(), "{path}: {wrong:#?}");
        }
    }
}

/// Stands in a text for what a placeable prints, and between the cases of a choice.
pub(super) const APART: char = '\u{fffc}';

/// What a message of a file mentions.
#[derive(Default)]
pub(crate) struct Mentioned {
    /// What is said in all cases, one after the other.
    pub(super) text: String,
    pub(crate) variables: BTreeSet<String>,
    /// For every selector the keys that it knows, plural categories and numbers left out.
    pub(crate) choices: BTreeMap<String, BTreeSet<String>>,
}

impl Mentioned {
    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        self.text.push(APART);
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.expression(expression);
                    self.text.push(APART);
                }
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => {
                self.inline(inline);
            }
            Expression::Select { selector, variants } => {
                let name = self.inline(selector).expect("a selector is a variable");
                for variant in variants {
                    let keys = self.choices.entry(name.clone()).or_default();
                    match variant.key {
                        VariantKey::Identifier { name: "zero" | "one" | "two" | "few" | "many" } => {}
                        VariantKey::Identifier { name } => {
                            keys.insert(name.to_owned());
                        }
                        VariantKey::NumberLiteral { .. } => {}
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> Option<String> {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                Some(id.name.to_owned())
            }
            InlineExpression::Placeable { expression } => {
                self.expression(expression);
                None
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => None,
            InlineExpression::FunctionReference { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => panic!("only variables are used: {inline:?}"),
        }
    }
}

pub(crate) fn written(code: &str) -> BTreeMap<String, Mentioned> {
    read(code, bundle::files(code).map(|(_, text)| text))
}

/// The messages of the files of a language.
pub(super) fn read<'a>(locale: &str, files: impl IntoIterator<Item = &'a str>) -> BTreeMap<String, Mentioned> {
    let mut written = BTreeMap::new();
    for file in files {
        let resource = fluent_syntax::parser::parse(file).expect("the file is well-formed Fluent");
        for entry in resource.body {
            match entry {
                ast::Entry::Message(message) => {
                    assert!(message.attributes.is_empty(), "{} has attributes", message.id.name);
                    let mut mentioned = Mentioned::default();
                    mentioned.pattern(&message.value.expect("a message has a text"));
                    let twice = written.insert(message.id.name.to_owned(), mentioned);
                    assert!(twice.is_none(), "{locale}: {} is written twice", message.id.name);
                }
                ast::Entry::Term(term) => panic!("{locale}: the term {} is not listed", term.id.name),
                ast::Entry::Junk { content } => panic!("{locale}: junk: {content}"),
                ast::Entry::Comment(_) | ast::Entry::GroupComment(_) | ast::Entry::ResourceComment(_) => {}
            }
        }
    }
    written
}

#[test]
fn every_language_has_exactly_the_listed_messages_and_variables() {
    let (english, listed) = (written(Locale::EN.code()), listed());
    for code in bundle::codes() {
        assert!(code.parse::<unic_langid::LanguageIdentifier>().is_ok(), "{code} is no language");
        let written = written(code);
        let missing: Vec<_> = listed.iter().filter(|(key, entry)| said(&written, key, entry).is_none()).collect();
        let shared: BTreeSet<_> = listed.values().filter_map(|(shared, _)| shared.as_ref()).collect();
        let is_known = |key: &&String| listed.contains_key(*key) || shared.contains(*key);
        let superfluous: Vec<_> = written.keys().filter(|key| !is_known(key)).collect();
        assert!(
            missing.is_empty() && superfluous.is_empty(),
            "{code}: missing {missing:?}, superfluous {superfluous:?}"
        );
        for (key, entry) in &listed {
            let [here, there] = [&written, &english].map(|written| said(written, key, entry).expect("none is missing"));
            assert_eq!(
                here.variables, there.variables,
                "{code}: {key}: left what the text uses, right the English one"
            );
            assert!(here.variables.is_subset(&entry.1), "{code}: {key}: uses more than {:?}", entry.1);
        }
    }
}

#[test]
fn no_game_repeats_what_its_family_says() {
    for code in bundle::codes() {
        let written = written(code);
        for (key, (shared, _)) in listed() {
            let (Some(own), Some(shared)) = (written.get(&key), shared.and_then(|shared| written.get(&shared))) else {
                continue;
            };
            assert!(own.text != shared.text, "{code}: {key} says what the family says");
        }
    }
}

#[test]
fn every_language_has_the_files_of_english() {
    let names = |code| bundle::files(code).map(|(name, _)| name).collect::<BTreeSet<_>>();
    for code in bundle::codes() {
        assert_eq!(names(code), names(Locale::EN.code()), "{code}");
    }
}

#[test]
fn every_language_distinguishes_the_same_cases() {
    let (english, listed) = (written(Locale::EN.code()), listed());
    for code in bundle::codes() {
        let written = written(code);
        for (key, entry) in &listed {
            let [here, there] = [&written, &english].map(|written| said(written, key, entry).expect("it is said"));
            assert_eq!(cases(here), cases(there), "{code}: {key}");
        }
    }
}

/// The cases that a text distinguishes besides those of numbers, which every language has its own of.
fn cases(mentioned: &Mentioned) -> BTreeMap<&str, BTreeSet<&str>> {
    let all = mentioned.choices.iter().map(|(name, keys)| {
        (name.as_str(), keys.iter().map(String::as_str).filter(|key| *key != "other").collect::<BTreeSet<_>>())
    });
    all.filter(|(_, keys)| !keys.is_empty()).collect()
}

/// What is wrong with a sentence as it is written, if anything.
fn fault(text: &str) -> Option<&'static str> {
    let faults: [(bool, &str); 5] = [
        (text.trim().is_empty(), "nothing is said"),
        (text.contains(['{', '}']), "a brace"),
        (text.contains("  "), "two spaces"),
        (text.trim() != text, "a space at an end"),
        (text.contains(['!', '"', '\'']), "noise or typewriter quotes"),
    ];
    faults.into_iter().find_map(|(is_there, fault)| is_there.then_some(fault))
}

#[test]
fn everything_can_be_said_in_every_language() {
    let samples = samples();
    let faults: BTreeSet<String> = Locale::ALL
        .iter()
        .flat_map(|&locale| samples.iter().map(move |sample| (locale, sample.key(), say(locale, &**sample))))
        .filter_map(|(locale, key, text)| Some(format!("{locale}: {key}: {}: {text}", fault(&text)?)))
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn cyrillic_languages_are_written_in_cyrillic() {
    // What may stay in Latin letters: commands, names of programs and standards, keys, and the ranks of cards.
    for locale in [Locale::BG, Locale::of(Language::Ru)] {
        for sample in Msg::samples() {
            let text = say(locale, &sample);
            let cyrillic =
                text.chars().filter(|char| ('а'..='я').contains(&char.to_lowercase().next().unwrap())).count();
            assert!(cyrillic * 2 > text.chars().filter(|char| char.is_alphabetic()).count(), "{locale}: {text}");
        }
    }
}

#[test]
fn names_are_isolated_and_nothing_else_is() {
    let player = Who { you: false, name: Name::new("עדה\u{202e}").unwrap() };
    let text = say(Locale::EN, &Msg::RingJoined { player });
    assert_eq!(text, "\u{2068}עדה\u{2069} has joined the table.");
    for locale in Locale::ALL {
        for sample in samples() {
            let text = say(locale, &*sample);
            let opened = text.matches('\u{2068}').count();
            assert_eq!(opened, text.matches('\u{2069}').count());
            assert!(sample.holds_foreign_text() || opened == 0, "{text}");
            for name in ["Ana", "Борис"] {
                let alone = text.trim_matches(['\u{2068}', '\u{2069}']) == name;
                let isolated = text.matches(&format!("\u{2068}{name}\u{2069}")).count();
                assert!(alone || isolated == text.matches(name).count(), "{locale}: {}: {text:?}", sample.key());
            }
        }
    }
}

#[test]
fn answers_fit_into_an_alert() {
    let mut long = BTreeSet::new();
    for locale in Locale::ALL {
        for sample in Msg::samples() {
            let limit = match sample {
                // Telegram's profile texts.
                Msg::AboutShort => 120,
                Msg::AboutLong => 512,
                // A page of its own in the terminal.
                Msg::TerminalKeys => 512,
                _ => 200,
            };
            let count = say(locale, &sample).chars().count();
            if count > limit {
                long.insert(format!("{locale}: {}: {count} of {limit} characters", sample.key()));
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn every_rule_has_its_own_sentence() {
    for locale in Locale::ALL {
        let sentences: BTreeSet<String> = Rule::ALL.iter().map(|rule| say(locale, &Msg::from(*rule))).collect();
        assert_eq!(sentences.len(), Rule::ALL.len());
    }
}

#[test]
fn every_option_and_value_has_its_words() {
    for kind in GameKind::ALL {
        for locale in Locale::ALL {
            for option in kind.default_rules().options() {
                let of = |value| OptionState { value, ..option };
                let rules: BTreeSet<String> =
                    option.values.iter().map(|value| rule(kind, &of(value), locale)).collect();
                let labels: BTreeSet<String> =
                    option.values.iter().map(|value| label(kind, &of(value), locale)).collect();
                assert_eq!(rules.len(), option.values.len(), "{locale}: {}", option.key);
                assert_eq!(labels.len(), option.values.len(), "{locale}: {}", option.key);
            }
        }
    }
}

fn rule(kind: GameKind, option: &OptionState, locale: Locale) -> String {
    game::option_rule(kind, option, locale).unwrap_or_else(|| panic!("{}", option.key)).plain()
}

fn label(kind: GameKind, option: &OptionState, locale: Locale) -> String {
    game::option_label(kind, option, locale).unwrap_or_else(|| panic!("{}", option.key)).plain()
}

#[test]
fn no_platform_cuts_a_value_of_an_option() {
    let mut cut = BTreeSet::new();
    for (kind, locale) in GameKind::ALL.into_iter().flat_map(|kind| Locale::ALL.map(|locale| (kind, locale))) {
        for option in kind.default_rules().options() {
            let labels = option.values.iter().map(|value| label(kind, &OptionState { value, ..option }, locale));
            cut.extend(labels.filter(|label| label.chars().count() > LABEL).map(|label| format!("{locale}: {label}")));
        }
    }
    assert!(cut.is_empty(), "{cut:#?}");
}

/// How many characters of a label Discord shows. Telegram shows a few more of a label that has a row of its own.
const LABEL: usize = 34;
