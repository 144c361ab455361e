//! What is stored of a person: a copy of it, and its end.

use crate::draft::Draft;
use crate::words::{Private, Sentence};
use crate::{Button, Locale, Look, MenuVerb, Page, PrivacyVerb, Target, Token, Verb, say};

fn button(locale: Locale, label: &impl Sentence, verb: Verb, look: Look) -> Button {
    Button { label: say(locale, label), target: Target::Token(Token::new(None, 0, verb)), look }
}

/// What is stored, and what can be done about it.
#[must_use]
pub fn privacy(locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.text(&Private::About);
    draft.row([
        button(locale, &Private::ButtonCopy, Verb::Privacy(PrivacyVerb::Copy), Look::Main),
        button(locale, &Private::ButtonForget, Verb::Privacy(PrivacyVerb::Forget), Look::Quiet),
    ]);
    draft.finish()
}

/// Asks whether everything is to be deleted, of somebody who sits at so many open tables.
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
        button(locale, &Private::ButtonForgetYes, Verb::Privacy(PrivacyVerb::ForgetYes), Look::Quiet),
    ]);
    draft.finish()
}

/// It is done.
#[must_use]
pub fn forgotten(locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.text(&Private::Forgotten);
    draft.finish()
}
