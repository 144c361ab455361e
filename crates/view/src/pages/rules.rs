//! The rules of the games, section by section.

use std::borrow::Cow;

use talon_games::GameKind;

use crate::games::game;
use crate::page::draft::Draft;
use crate::words::{Numbers, Sentence, Variables};
use crate::{Button, Locale, Look, MenuVerb, Page, Target, Token, Verb, say};

/// A text of a game's rules. In a section the first line is the title.
struct RulesText {
    key: String,
    numbers: Numbers,
}

impl RulesText {
    fn section(kind: GameKind, name: &str) -> Self {
        Self { key: format!("{kind}-rules-{name}"), numbers: game::numbers(kind) }
    }

    /// The label of the button to a section.
    fn button(kind: GameKind, name: &str) -> Self {
        Self::section(kind, &format!("button-{name}"))
    }
}

impl Sentence for RulesText {
    fn key(&self) -> Cow<'static, str> {
        self.key.clone().into()
    }

    fn variables(&self, locale: Locale) -> Variables {
        Variables::of(&self.numbers, locale)
    }

    fn holds_foreign_text(&self) -> bool {
        false
    }
}

/// A section of a game's rules with buttons to the others. Section 0, and any that does not exist, is the short card.
///
/// The buttons of these pages belong to no table, those that lead here from a table do: so an adapter knows which press
/// may replace the message.
#[must_use]
pub fn rules(kind: GameKind, section: u8, locale: Locale) -> Page {
    let sections = game::sections(kind);
    let section = if usize::from(section) < sections.len() { section } else { 0 };
    let mut draft = Draft::new(locale);
    let mut buttons = Vec::new();
    for (each, name) in (0..).zip(sections) {
        if each == section {
            draft.text(&RulesText::section(kind, name));
        }
        buttons.push(Button {
            label: say(locale, &RulesText::button(kind, name)),
            target: Target::Token(Token::new(None, 0, Verb::Menu(MenuVerb::Rules(kind, each)))),
            look: if each == section { Look::Main } else { Look::Quiet },
        });
    }
    draft.rows(buttons, 3);
    draft.for_reading();
    draft.finish()
}

/// Every text of a game's rules.
#[cfg(test)]
pub(crate) fn texts(kind: GameKind) -> Vec<impl Sentence> {
    let both = |name: &&str| [RulesText::section(kind, name), RulesText::button(kind, name)];
    game::sections(kind).iter().flat_map(both).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::words::tests::written;

    #[test]
    fn every_number_has_a_name_of_its_own_and_is_told() {
        let written = written(Locale::EN.code());
        for kind in GameKind::ALL {
            let numbers = game::numbers(kind);
            let names: BTreeSet<&str> = numbers.iter().map(|(name, _)| *name).collect();
            assert_eq!(names.len(), numbers.len(), "{kind}: {numbers:?}");
            let texts = texts(kind);
            let told = texts.iter().flat_map(|text| &written[&*text.key()].variables).map(String::as_str);
            assert_eq!(told.collect::<BTreeSet<_>>(), names, "{kind}");
        }
    }
}
