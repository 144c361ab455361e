//! The form of pages that are made to be read, and which answers have it.

use talon_view::Dress;

use crate::error::HouseError;
use crate::handle::answers::Answers;
use crate::handle::asked::Asked;
use crate::input::intent::{Answer, Intent};

impl Answers {
    /// The answer in the form that its readers chose.
    pub(in crate::handle) async fn dressed(&self, asked: &Asked<'_>, answer: Answer) -> Result<Answer, HouseError> {
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
            return Ok(asked.account.chosen.dress());
        }
        let community = self.core.store.community(place.platform, &place.chat).await?;
        Ok(self.core.dress_in(place.platform, community.as_ref()))
    }
}
