//! The form of pages that are there to be read: who chooses it, and which answers have it.

use talon_view::{Dress, Msg};

use super::answers::Answers;
use super::asked::Asked;
use super::person::PersonAnswers;
use crate::error::HouseError;
use crate::input::intent::{Answer, Intent};

impl Answers {
    /// The answer in the form that its readers chose.
    pub(super) async fn dressed(&self, asked: &Asked<'_>, answer: Answer) -> Result<Answer, HouseError> {
        match answer {
            Answer::Page { page, replace_pressed } if page.has_rich_form() => {
                let dress = self.chosen_dress(asked, replace_pressed).await?;
                Ok(Answer::Page { page: page.dressed(dress), replace_pressed })
            }
            Answer::Pending { page, replace_pressed, pending } if page.has_rich_form() => {
                let dress = self.chosen_dress(asked, replace_pressed).await?;
                let page = self.coach_pages.dressed(pending, page, dress);
                Ok(Answer::Pending { page, replace_pressed, pending })
            }
            answer => Ok(answer),
        }
    }

    /// A page in answer to a press comes in private, unless it replaces the pressed one.
    async fn chosen_dress(&self, asked: &Asked<'_>, replace_pressed: bool) -> Result<Dress, HouseError> {
        let place = asked.place();
        if asked.panel.is_some() || !self.core.has_rich_pages(place.platform) {
            return Ok(Dress::Classic);
        }
        let is_press = matches!(asked.incoming.intent, Intent::Press(_));
        if place.private || (is_press && !replace_pressed) {
            return Ok(asked.account.dress);
        }
        let community = self.core.store.community(place.platform, &place.chat).await?;
        Ok(self.core.dress_in(place.platform, community.as_ref()))
    }
}

impl PersonAnswers {
    /// What a rich page looks like, and the question whether private pages are to be like it.
    pub(super) async fn rich_sample(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        if !asked.reads_alone() {
            return Ok(asked.alert(&Msg::SettingsInPrivate));
        }
        self.screen.beside(asked, None, talon_view::rich_sample(asked.locale)).await
    }

    pub(super) async fn choose_dress(&self, asked: &Asked<'_>, dress: Dress) -> Result<Answer, HouseError> {
        self.change_settings(asked, |settings| settings.dress = dress).await?;
        self.back_to_settings(asked).await
    }

    /// What a rich page looks like, for everybody in the group to see.
    pub(super) async fn group_rich_sample(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let place = asked.place();
        if place.private {
            return Ok(asked.alert(&Msg::GroupsOnly));
        }
        if let Some(refused) = self.admission.not_admin(asked, place, Msg::AdminsOnly).await? {
            return Ok(asked.alert(&refused));
        }
        self.screen.beside(asked, None, talon_view::group_rich_sample(asked.here)).await
    }

    pub(super) async fn choose_group_dress(&self, asked: &Asked<'_>, dress: Dress) -> Result<Answer, HouseError> {
        self.change_group(asked, |row| row.dress = Some(dress)).await
    }
}
