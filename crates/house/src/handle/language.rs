//! Languages: a person's own, and a group's.

use talon_view::{Locale, Msg, Page, say};

use super::Asked;
use crate::address::Place;
use crate::error::HouseError;
use crate::house::House;
use crate::intent::Answer;
use crate::ports::store::CommunityRow;

impl House {
    /// The language of the group that is spoken in; none in private.
    async fn group_locale(&self, asked: &Asked<'_>) -> Result<Option<Locale>, HouseError> {
        if asked.place().private {
            return Ok(None);
        }
        self.core.place_locale(asked.place()).await.map(Some)
    }

    /// What to answer where the sender does not administer a group: `refused`, or that it could not be found out. Everybody
    /// administers the own private place.
    pub(super) async fn not_admin(
        &self,
        asked: &Asked<'_>,
        place: &Place,
        refused: Msg,
    ) -> Result<Option<Msg>, HouseError> {
        let account = &asked.account.account;
        if place.private {
            return Ok(None);
        }
        if place.platform != account.platform {
            return Ok(Some(refused));
        }
        match self.core.served(place.platform)?.is_admin(place, account).await {
            Ok(true) => Ok(None),
            Ok(false) => Ok(Some(refused)),
            Err(error) => {
                tracing::warn!(platform = %place.platform, %error, "could not ask who administers a group");
                Ok(Some(Msg::Fault))
            }
        }
    }

    pub(super) async fn language_page(&self, asked: &Asked<'_>) -> Result<Page, HouseError> {
        Ok(talon_view::language_menu(asked.locale, self.group_locale(asked).await?))
    }

    pub(super) async fn settings_page(&self, asked: &Asked<'_>) -> Result<Page, HouseError> {
        let own = self.own_settings(asked).await?;
        let group = self.group_settings(asked).await?;
        Ok(talon_view::settings(asked.locale, group.as_ref(), own.as_ref()))
    }

    /// The person's own pages follow.
    pub(super) async fn choose_language(&self, asked: &Asked<'_>, locale: Locale) -> Result<Answer, HouseError> {
        let (person, code) = (asked.person(), Some(locale.code()));
        self.core.store.choose_language(person, code, &asked.key, asked.now).await?;
        for row in self.core.store.open_tables_of(person).await? {
            self.core.mark(row.table).await?;
        }
        Ok(Answer::Toast(say(locale, &Msg::LanguageSet)))
    }

    /// An administrator chooses; the group's boards follow.
    pub(super) async fn choose_group_language(&self, asked: &Asked<'_>, locale: Locale) -> Result<Answer, HouseError> {
        let place = asked.place();
        if place.private {
            return Ok(asked.alert(&Msg::GroupsOnly));
        }
        if let Some(refused) = self.not_admin(asked, place, Msg::AdminsOnly).await? {
            return Ok(asked.alert(&refused));
        }
        let known = self.core.store.community(place.platform, &place.chat).await?;
        let known = known.unwrap_or_else(|| CommunityRow::new(place.platform, &place.chat));
        let row = CommunityRow { language: Some(locale.code().to_owned()), present: true, ..known };
        self.core.store.save_community(&row, Some(&asked.key), asked.now).await?;
        for row in self.core.store.open_tables_in(place.platform, &place.chat).await? {
            self.core.mark(row.table).await?;
        }
        Ok(Answer::Toast(say(locale, &Msg::LanguageGroupSet)))
    }
}
