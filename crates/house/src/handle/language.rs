//! Languages: a person's own, and a group's.

use talon_view::{Locale, Msg, Page, say};

use super::asked::Asked;
use super::person::PersonAnswers;
use crate::error::HouseError;
use crate::intent::Answer;
use crate::ports::store::CommunityRow;

impl PersonAnswers {
    /// The language of the group that is spoken in; none in private.
    async fn group_locale(&self, asked: &Asked<'_>) -> Result<Option<Locale>, HouseError> {
        if asked.place().private {
            return Ok(None);
        }
        self.core.place_locale(asked.place()).await.map(Some)
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

    /// An administrator chooses; the group's pages follow.
    pub(super) async fn choose_group_language(&self, asked: &Asked<'_>, locale: Locale) -> Result<Answer, HouseError> {
        let place = asked.place();
        if place.private {
            return Ok(asked.alert(&Msg::GroupsOnly));
        }
        if let Some(refused) = self.admission.not_admin(asked, place, Msg::AdminsOnly).await? {
            return Ok(asked.alert(&refused));
        }
        let known = self.core.store.community(place.platform, &place.chat).await?;
        let known = known.unwrap_or_else(|| CommunityRow::new(place.platform, &place.chat));
        let row = CommunityRow { language: Some(locale.code().to_owned()), present: true, ..known };
        self.core.store.save_community(&row, Some(&asked.key), asked.now).await?;
        self.core.wake();
        Ok(Answer::Toast(say(locale, &Msg::LanguageGroupSet)))
    }
}
