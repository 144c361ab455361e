//! Languages: a person's own, and a group's.

use talon_view::{Language, Letters, Locale, Msg, Page, say};

use super::asked::Asked;
use super::person::PersonAnswers;
use crate::error::HouseError;
use crate::input::intent::Answer;

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

    /// The languages from which the group's admins choose.
    pub(super) async fn group_languages(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let Some(group) = self.group_locale(asked).await? else {
            return Ok(asked.alert(&Msg::GroupsOnly));
        };
        self.screen.beside(asked, None, talon_view::group_language_menu(asked.here, group)).await
    }

    pub(super) async fn settings_page(&self, asked: &Asked<'_>) -> Result<Page, HouseError> {
        let own = self.own_settings(asked).await?;
        let group = self.group_settings(asked).await?;
        Ok(talon_view::settings(asked.locale, group.as_ref(), own.as_ref()))
    }

    /// The person's own pages follow.
    pub(super) async fn choose_language(&self, asked: &Asked<'_>, language: Language) -> Result<Answer, HouseError> {
        let (person, code) = (asked.person(), Some(language.code()));
        self.core.store.choose_language(person, code, asked.key.counted()?, asked.now).await?;
        for row in self.core.store.open_tables_of(person).await? {
            self.core.mark(row.table).await?;
        }
        Ok(Answer::Toast(say(language.into(), &Msg::LanguageSet)))
    }

    /// The person's own pages follow.
    pub(super) async fn choose_letters(&self, asked: &Asked<'_>, letters: Letters) -> Result<Answer, HouseError> {
        self.change_settings(asked, |settings| settings.letters = letters).await?;
        Ok(asked.toast(&Msg::LettersSet))
    }

    /// An administrator chooses; the group's pages follow.
    pub(super) async fn choose_group_letters(&self, asked: &Asked<'_>, letters: Letters) -> Result<Answer, HouseError> {
        if let Some(refused) = self.alter_group(asked, |row| row.letters = Some(letters)).await? {
            return Ok(refused);
        }
        Ok(asked.toast(&Msg::LettersGroupSet))
    }

    /// An administrator chooses; the group's pages follow.
    pub(super) async fn choose_group_language(
        &self,
        asked: &Asked<'_>,
        language: Language,
    ) -> Result<Answer, HouseError> {
        if let Some(refused) = self.alter_group(asked, |row| row.language = Some(language.code().to_owned())).await? {
            return Ok(refused);
        }
        Ok(Answer::Toast(say(language.into(), &Msg::LanguageGroupSet)))
    }
}
