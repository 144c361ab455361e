//! Posts how exactly somebody played a group's deal of the day: once for each deal, without cards or results.

use talon_standings::Day;
use talon_store::Place;
use talon_store::daily::shared_name;
use talon_table::TableId;
use talon_view::{Msg, Page};

use super::DailyAnswers;
use crate::deliver::courier::Verdict;
use crate::deliver::courier::bars::sentence;
use crate::duties::daily::DailyHome;
use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::handle::pace::turn_later;
use crate::input::intent::Answer;
use crate::ports::platform::Onto;

impl DailyAnswers {
    /// Where the sender's play can be posted; none if nobody else plays the deal, and where everybody reads the answer. `table` is where
    /// the sender played, on a page in another chat. It is posted where the group gets its daily posts; a chat that is one place only needs
    /// no such choice.
    pub(super) async fn share_place(
        &self,
        asked: &Asked<'_>,
        home: &DailyHome,
        table: Option<TableId>,
    ) -> Result<Option<Place>, HouseError> {
        if home.private || !asked.reads_alone() {
            return Ok(None);
        }
        if table.is_none() {
            return Ok((!asked.place().private).then(|| asked.place().clone()));
        }
        let Some(platform) = self.core.platform(home.platform) else { return Ok(None) };
        let thread = self.core.store.daily_posts(home.platform, &home.chat).await?.thread;
        let place = Place { platform: home.platform, chat: home.chat.clone(), thread, private: false };
        Ok((place.thread.is_some() || !platform.has_rooms()).then_some(place))
    }

    /// Posts the sender's play in the group.
    pub(in crate::handle) async fn share(
        &self,
        asked: &Asked<'_>,
        table: Option<TableId>,
        day: Day,
    ) -> Result<Answer, HouseError> {
        let home = match table {
            Some(table) => self.home_at(asked, table).await?.filter(|(_, played)| *played == day).map(|(home, _)| home),
            None => Some(self.home_of(asked).await?),
        };
        let Some(home) = home else { return Ok(asked.alert(&Msg::TableNotFound)) };
        let place = self.share_place(asked, &home, table).await?;
        let shown = self.shown(asked, &home, day, table).await?;
        let (Some(place), Some((shown, people)), Some((deal, _, _))) = (place, shown, self.around(&home, day).await?)
        else {
            return Ok(asked.alert(&Msg::DailyNone));
        };
        let community = self.core.store.community(home.platform, &home.chat).await?;
        let Some(community) = community.filter(|community| community.present) else {
            return Ok(asked.alert(&Msg::DailyNone));
        };
        let locale = self.core.community_locale(Some(&community));
        let Some(page) = talon_view::daily_shared(&shown, &people, locale) else {
            return Ok(asked.alert(&Msg::DailyFirst));
        };
        let account = self.account_on(asked, home.platform).await?;
        if let Some(refused) = self.admission.outsider(&account, &place).await? {
            return Ok(asked.alert(&refused));
        }
        if let Some(bar) = self.core.bars.at(&place) {
            return Ok(asked.alert(&sentence(bar)));
        }
        if let Some(until) = self.paces.no_room_in(&place, asked.now).await? {
            return Ok(asked.toast(&turn_later(until.since(asked.now))));
        }
        if !self.core.store.share_daily(&shared_name(&deal, &account), asked.now).await? {
            return Ok(asked.toast(&Msg::DailySharedAlready));
        }
        self.tell(asked, &place, &page).await
    }

    async fn tell(&self, asked: &Asked<'_>, place: &Place, page: &Page) -> Result<Answer, HouseError> {
        Ok(match self.paces.courier.show(place, page, Onto::first(false), asked.now).await? {
            Ok(_) => asked.toast(&Msg::DailySharedNow),
            Err(Verdict::Later(until)) => match self.core.bars.at(place) {
                Some(bar) => asked.alert(&sentence(bar)),
                None => asked.toast(&turn_later(until.since(asked.now))),
            },
            Err(_) => {
                tracing::warn!(platform = %place.platform, "a group could not be told of a play of its daily deal");
                asked.alert(&Msg::Fault)
            }
        })
    }
}
