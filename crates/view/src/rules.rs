//! The rules of the games, section by section.

use talon_games::GameKind;

use crate::draft::Draft;
use crate::{Button, Locale, Look, MenuVerb, Page, Target, Token, Verb, game};

/// A section of a game's rules with buttons to the others. Section 0, and any that does not exist, is the short card.
///
/// The buttons of these pages belong to no table, those that lead here from a table do: so an adapter knows which press
/// may replace the message.
#[must_use]
pub fn rules(kind: GameKind, section: u8, locale: Locale) -> Page {
    let count = game::rules_sections(kind);
    let section = if section < count { section } else { 0 };
    let mut draft = Draft::new(locale);
    game::rules_section(&mut draft, kind, section);
    let buttons = (0..count).map(|each| Button {
        label: game::rules_label(kind, each, locale),
        target: Target::Token(Token::new(None, 0, Verb::Menu(MenuVerb::Rules(kind, each)))),
        look: if each == section { Look::Main } else { Look::Quiet },
    });
    draft.rows(buttons.collect(), 3);
    draft.for_reading();
    draft.finish()
}
