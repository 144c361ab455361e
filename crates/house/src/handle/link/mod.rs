//! Linking: one person's accounts on several platforms.
//!
//! A code is made on one platform and entered on another, both where nobody reads along. Entering it links nothing yet: the person who
//! entered it sees who made it, and confirms. Otherwise a code that somebody hands over would be enough to see another person's cards.

pub(super) mod code;

use talon_store::links::{LinkCodeEntered, LinkCodeMade, Linked, NewLinkCode, TryLimit, Unlinked};
use talon_store::{AccountRow, PlatformKind};
use talon_view::{Account, Length, Line, Msg, Page, Platform, Style, say};

use super::asked::{Asked, page};
use super::person::PersonAnswers;
use crate::error::HouseError;
use crate::input::intent::Answer;
use code::LinkCode;

impl PersonAnswers {
    /// `/link`: makes a code, or takes the one that was made on another platform.
    pub(super) async fn link(&self, asked: &Asked<'_>, code: Option<&str>) -> Result<Answer, HouseError> {
        match (code.map(str::trim).filter(|code| !code.is_empty()), asked.reads_alone()) {
            (None, true) => self.make_link_code(asked).await,
            (Some(code), true) => self.enter_link_code(asked, code).await,
            (None, false) => Ok(asked.alert(&Msg::LinkInPrivate)),
            (Some(code), false) => self.burn_link_code(asked, code).await,
        }
    }

    async fn make_link_code(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let here = asked.place().platform;
        let links = |kind: &PlatformKind| *kind != PlatformKind::Terminal && *kind != here;
        let elsewhere: Vec<Platform> = self.core.kinds.iter().copied().filter(links).map(named).collect();
        if elsewhere.is_empty() || here == PlatformKind::Terminal {
            return Ok(asked.alert(&Msg::LinkNowhere));
        }
        let code = LinkCode::fresh(&self.core.entropy.draw("link", &asked.key.context()));
        let new = NewLinkCode {
            maker: asked.account.account.clone(),
            hash: code.hash(),
            expires: asked.now.plus(self.core.settings.link_code_valid),
        };
        let limit = TryLimit { most: self.core.settings.link_codes, window: self.core.settings.link_window };
        Ok(match self.core.store.make_link_code(&new, limit, asked.key.counted()?, asked.now).await? {
            LinkCodeMade::Made => {
                page(talon_view::link_code(&code.to_string(), &elsewhere, self.code_valid(), asked.locale))
            }
            LinkCodeMade::TooMany { until } => {
                asked.alert(&Msg::LinkCodes { wait: Length::in_minutes(until.since(asked.now)) })
            }
            LinkCodeMade::Duplicate => asked.toast(&Msg::StaleDone),
        })
    }

    async fn enter_link_code(&self, asked: &Asked<'_>, code: &str) -> Result<Answer, HouseError> {
        let Some(code) = LinkCode::read(code) else {
            return Ok(self.bad_code(asked));
        };
        let limit = TryLimit { most: self.core.settings.link_guesses, window: self.core.settings.link_window };
        let by = &asked.account.account;
        Ok(match self.core.store.enter_link_code(by, &code.hash(), limit, asked.key.counted()?, asked.now).await? {
            LinkCodeEntered::Found { number, maker } => match self.core.store.account(&maker).await? {
                Some(maker) => page(talon_view::confirm_link(number, &shown(&maker), asked.locale)),
                None => self.bad_code(asked),
            },
            LinkCodeEntered::Unknown => self.bad_code(asked),
            LinkCodeEntered::Own => asked.alert(&Msg::LinkCodeOwn),
            LinkCodeEntered::SamePlatform => asked.alert(&Msg::LinkSamePlatform),
            LinkCodeEntered::Already => asked.alert(&Msg::LinkAlready),
            LinkCodeEntered::TooMany { until } => {
                asked.alert(&Msg::LinkGuesses { wait: Length::in_minutes(until.since(asked.now)) })
            }
            LinkCodeEntered::Duplicate => asked.toast(&Msg::StaleDone),
        })
    }

    /// Others have read the code, so it is void. The answer does not reveal whether it was a valid one.
    async fn burn_link_code(&self, asked: &Asked<'_>, code: &str) -> Result<Answer, HouseError> {
        if let Some(code) = LinkCode::read(code) {
            self.core.store.burn_link_code(&code.hash(), asked.key.counted()?, asked.now).await?;
        }
        Ok(asked.alert(&Msg::LinkCodeBurnt))
    }

    /// The button that says: yes, the account that made the code is mine.
    pub(super) async fn confirm_link(&self, asked: &Asked<'_>, number: u32) -> Result<Answer, HouseError> {
        if !asked.reads_alone() {
            return Ok(asked.alert(&Msg::LinkInPrivate));
        }
        let person = match self.core.store.link(&asked.account.account, number, asked.key.counted()?, asked.now).await?
        {
            Linked::Done(person) => person,
            Linked::Unknown => return Ok(self.bad_code(asked)),
            Linked::Already => return Ok(asked.alert(&Msg::LinkAlready)),
            Linked::Taken => return Ok(asked.alert(&Msg::LinkTaken)),
            Linked::Seated => return Ok(asked.alert(&Msg::LinkSeated)),
            Linked::Duplicate => return Ok(asked.toast(&Msg::StaleDone)),
        };
        // The league places of the other account move along.
        self.core.wake();
        let rows = self.core.store.accounts_of(&[person]).await?;
        let accounts: Vec<Account> = rows.iter().filter(|row| row.person == person).map(shown).collect();
        self.screen.beside(asked, None, talon_view::linked(&accounts, asked.locale)).await
    }

    /// The button that says: no, it is not.
    pub(super) async fn decline_link(&self, asked: &Asked<'_>, number: u32) -> Result<Answer, HouseError> {
        if !asked.reads_alone() {
            return Ok(asked.alert(&Msg::LinkInPrivate));
        }
        self.core.store.decline_link(&asked.account.account, number, asked.key.counted()?, asked.now).await?;
        let text = say(asked.locale, &Msg::LinkDeclined);
        let declined = Page::of(vec![Line { style: Style::Body, text }], Vec::new());
        self.screen.beside(asked, None, declined).await
    }

    /// `/unlink`: makes the account, or every account that joined it, a person of its own again.
    pub(super) async fn unlink(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        // The answer names accounts, which are nobody else's business.
        if !asked.reads_alone() {
            return Ok(asked.alert(&Msg::LinkInPrivate));
        }
        let mine = &asked.account;
        let before = self.core.store.accounts_of(&[mine.person]).await?;
        Ok(match self.core.store.unlink(&mine.account, asked.key.counted()?, asked.now).await? {
            Unlinked::Done => {
                let (parted, stays) = parted(&before, mine);
                page(talon_view::unlinked(&parted, &stays, asked.locale))
            }
            Unlinked::Nothing => asked.alert(&Msg::UnlinkNothing),
            Unlinked::Seated => asked.alert(&Msg::UnlinkSeated),
            Unlinked::Duplicate => asked.toast(&Msg::StaleDone),
        })
    }

    fn bad_code(&self, asked: &Asked<'_>) -> Answer {
        asked.alert(&Msg::LinkCodeBad { valid: self.code_valid() })
    }

    fn code_valid(&self) -> Length {
        Length::in_minutes(self.core.settings.link_code_valid)
    }
}

fn named(kind: PlatformKind) -> Platform {
    Platform(kind.code())
}

fn shown(row: &AccountRow) -> Account {
    Account { platform: named(row.account.platform), name: row.name.clone() }
}

/// The accounts to part: `mine` and the one that it joined, or `mine` and all that joined it; and the account that keeps the person.
fn parted(all: &[AccountRow], mine: &AccountRow) -> (Vec<Account>, Account) {
    let has_joined = |row: &AccountRow| row.own_person != mine.person;
    let stays = all.iter().find(|row| !has_joined(row)).unwrap_or(mine);
    let parts = all.iter().filter(|row| has_joined(row) && (!has_joined(mine) || row.account == mine.account));
    (parts.chain([stays]).map(shown).collect(), shown(stays))
}
