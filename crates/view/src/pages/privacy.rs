//! The data stored about a person: copying and deleting it.

use crate::page::draft::Draft;
use crate::words::{Private, Sentence};
use crate::{Button, Locale, Look, MenuVerb, Page, PrivacyVerb, Target, Token, Verb, say};

fn button(locale: Locale, label: &impl Sentence, verb: Verb, look: Look) -> Button {
    Button { label: say(locale, label), target: Target::Token(Token::new(None, 0, verb)), look }
}

/// Tells what is stored, and what the person can do about it.
#[must_use]
pub fn privacy(locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.text(&Private::About);
    draft.row([
        button(locale, &Private::ButtonCopy, Verb::Privacy(PrivacyVerb::Copy), Look::Main),
        button(locale, &Private::ButtonForget, Verb::Privacy(PrivacyVerb::Forget), Look::Danger),
    ]);
    draft.finish()
}

/// Asks whether to delete everything. `tables` is the number of open tables at which the person sits.
#[must_use]
pub fn confirm_forget(tables: u32, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.text(&Private::ForgetAsk);
    if tables > 0 {
        draft.gap();
        draft.strong(&Private::ForgetTables { count: tables });
    }
    draft.row([
        button(locale, &Private::ButtonForgetNo, Verb::Menu(MenuVerb::Privacy), Look::Main),
        button(locale, &Private::ButtonForgetYes, Verb::Privacy(PrivacyVerb::ForgetYes), Look::Danger),
    ]);
    draft.finish()
}

/// Confirms that everything is deleted.
#[must_use]
pub fn forgotten(locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.text(&Private::Forgotten);
    draft.finish()
}
