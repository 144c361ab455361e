//! Linking: two accounts of one person, on two platforms.

use crate::page::draft::Draft;
use crate::words::{Link, Sentence};
use crate::{Button, Length, LinkVerb, Locale, Look, Name, Page, Platform, Style, Target, Token, Verb, say};

/// An account, as pages about linking name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Its platform.
    pub platform: Platform,
    /// The name that the platform shows for it, as it is.
    pub name: String,
}

impl Account {
    fn shown(&self) -> Name {
        Name::new(&self.name).unwrap_or_else(|| Name::own("…".to_owned()))
    }

    fn line(&self) -> Link {
        Link::Account { platform: self.platform, name: self.shown() }
    }
}

/// A fresh code, which is valid that long, with instructions for each of the other platforms. Anybody who reads the page can use the code.
#[must_use]
pub fn link_code(code: &str, elsewhere: &[Platform], valid: Length, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Link::Title);
    for platform in elsewhere {
        draft.body(&Link::Where { platform: *platform });
    }
    draft.line(Style::Code, format!("/link {code}"));
    draft.gap();
    draft.dim(&Link::Once { valid });
    draft.dim(&Link::Secret);
    draft.finish()
}

/// Asks the person who entered a code whether the account that made it is theirs. `number` is the code's.
#[must_use]
pub fn confirm_link(number: u32, maker: &Account, locale: Locale) -> Page {
    let button = |label: &Link, verb, look| Button {
        label: say(locale, label),
        target: Target::Token(Token::new(None, 0, verb)),
        look,
    };
    let mut draft = Draft::new(locale);
    draft.title(&Link::ConfirmTitle);
    draft.strong(&Link::ConfirmMaker { platform: maker.platform, name: maker.shown() });
    draft.gap();
    draft.body(&Link::ConfirmEffect);
    draft.body(&Link::ConfirmWarning);
    draft.row([
        button(&Link::ButtonYes, Verb::Link(LinkVerb::Yes(number)), Look::Main),
        button(&Link::ButtonNo, Verb::Link(LinkVerb::No(number)), Look::Quiet),
    ]);
    draft.finish()
}

/// The accounts that are one person now.
#[must_use]
pub fn linked(accounts: &[Account], locale: Locale) -> Page {
    list(&Link::LinkedTitle, accounts, &Link::LinkedHow, locale)
}

/// The accounts that are separate persons again, and the one that keeps what was played as one person.
#[must_use]
pub fn unlinked(accounts: &[Account], stays: &Account, locale: Locale) -> Page {
    let stays = Link::UnlinkedStays { platform: stays.platform, name: stays.shown() };
    list(&Link::UnlinkedTitle, accounts, &stays, locale)
}

fn list(title: &impl Sentence, accounts: &[Account], last: &impl Sentence, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(title);
    for account in accounts {
        draft.body(&account.line());
    }
    draft.gap();
    draft.dim(last);
    draft.finish()
}
