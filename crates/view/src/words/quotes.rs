//! What stands between quotation marks: each language has its own marks, and a button that a text names is named as it is labelled.

use std::collections::{BTreeMap, BTreeSet};

use super::tests::{self, APART, Mentioned};
use crate::{Language, Locale};

/// The marks of each language, the opening one first.
const MARKS: [(Language, [char; 2]); 7] = [
    (Language::En, ['“', '”']),
    (Language::Bg, ['„', '“']),
    (Language::De, ['„', '“']),
    (Language::Hr, ['„', '”']),
    (Language::Pl, ['„', '”']),
    (Language::Fi, ['”', '”']),
    (Language::Ru, ['«', '»']),
];

const ALL_MARKS: [char; 9] = ['“', '”', '„', '‟', '«', '»', '‹', '›', '"'];

/// What a text quotes, or what is wrong with its marks.
fn quoted(text: &str, [open, close]: [char; 2]) -> Result<Vec<String>, String> {
    let mut quoted = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(ALL_MARKS) {
        let from = rest[at..].strip_prefix(open).ok_or_else(|| format!("opened by another mark: {}", &rest[at..]))?;
        let end = from.find(ALL_MARKS).ok_or_else(|| format!("not closed: {from}"))?;
        quoted.push(from[..end].to_owned());
        rest = from[end..].strip_prefix(close).ok_or_else(|| format!("closed by another mark: {from}"))?;
    }
    Ok(quoted)
}

/// The labels of a button, one for each case.
fn labels(message: &Mentioned) -> BTreeSet<String> {
    let cases = message.text.split(APART).map(|label| label.trim().trim_start_matches("✓ "));
    cases.filter(|label| !label.is_empty()).map(str::to_owned).collect()
}

fn is_button(key: &str) -> bool {
    key.split('-').any(|word| word == "button")
}

/// The labels of all buttons by their keys.
fn buttons(written: &BTreeMap<String, Mentioned>) -> BTreeMap<&str, BTreeSet<String>> {
    written.iter().filter(|(key, _)| is_button(key)).map(|(key, message)| (key.as_str(), labels(message))).collect()
}

#[test]
fn every_language_has_its_own_quotation_marks() {
    assert_eq!(MARKS.map(|(language, _)| language).into_iter().collect::<BTreeSet<_>>().len(), Language::ALL.len());
    let wrong: Vec<String> = MARKS
        .iter()
        .flat_map(|(language, marks)| {
            tests::written(language.code()).into_iter().map(move |said| (language, marks, said))
        })
        // « on a button is an arrow.
        .filter(|(_, _, (key, _))| !is_button(key))
        .filter_map(|(language, marks, (key, message))| {
            Some(format!("{language}: {key}: {}", quoted(&message.text, *marks).err()?))
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_button_is_named_as_it_is_labelled() {
    let english = tests::written(Locale::EN.code());
    let named = buttons(&english);
    let mut wrong = Vec::new();
    for (language, marks) in MARKS {
        let written = tests::written(language.code());
        let labels = buttons(&written);
        for (key, message) in &english {
            let Some(there) = written.get(key) else { continue };
            let there = quoted(&there.text, marks).unwrap_or_default();
            for name in quoted(&message.text, MARKS[0].1).unwrap_or_default() {
                let mut meant = named.iter().filter(|(_, labels)| labels.contains(&name)).peekable();
                let is_label = meant.peek().is_some();
                let is_named = meant.any(|(button, _)| labels[button].iter().any(|label| there.contains(label)));
                if is_label && !is_named {
                    wrong.push(format!("{language}: {key}: “{name}” is not among {there:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
