//! When the bot may ring, and which pages have pictures: a person's and a group's choices on the settings pages.

use talon_store::CommunityRow;
use talon_view::{
    GroupSettings, LocalTime, Msg, OwnSettings, PersonSettings, Pictured, QuietHours, Reminders, Slug, Theme, zone_of,
};

use super::asked::{Asked, page};
use super::person::PersonAnswers;
use crate::error::HouseError;
use crate::input::intent::Answer;
use crate::local_time;

impl PersonAnswers {
    /// `/settings`, with a time zone where one was typed along.
    pub(super) async fn settings(&self, asked: &Asked<'_>, zone: Option<&str>) -> Result<Answer, HouseError> {
        match zone.map(str::trim).filter(|zone| !zone.is_empty()) {
            None => Ok(page(self.settings_page(asked).await?)),
            Some(typed) => match (group_s(typed), local_time::zone_named(typed)) {
                (Some(zone), _) => self.choose_group_zone(asked, zone).await,
                (None, Some(zone)) => {
                    self.change_settings(asked, |settings| settings.zone = Some(zone)).await?;
                    self.back_to_settings(asked).await
                }
                (None, None) => Ok(asked.alert(&Msg::UnknownZone)),
            },
        }
    }

    /// The sender's choices; none where others would read them.
    pub(super) async fn own_settings(&self, asked: &Asked<'_>) -> Result<Option<OwnSettings>, HouseError> {
        if !asked.reads_alone() {
            return Ok(None);
        }
        let mut settings = self.core.settings_on(asked.place().platform, asked.person()).await?;
        settings.pictures = settings.pictures.at_most(self.core.settings.pictures);
        let has_rich_pages = self.core.has_rich_pages(asked.place().platform);
        let time = local_time::time_for(&settings, asked.now);
        Ok(Some(OwnSettings { time, chosen: settings, has_rich_pages }))
    }

    pub(super) async fn choose_reminders(&self, asked: &Asked<'_>, reminders: Reminders) -> Result<Answer, HouseError> {
        self.change_settings(asked, |settings| settings.reminders = reminders).await?;
        self.back_to_settings(asked).await
    }

    /// From then on the person's lines are on the leaderboards across communities, or are not.
    pub(super) async fn show_everywhere(&self, asked: &Asked<'_>, shown: bool) -> Result<Answer, HouseError> {
        self.change_settings(asked, |settings| settings.everywhere = shown).await?;
        self.back_to_settings(asked).await
    }

    pub(super) async fn choose_second_press(&self, asked: &Asked<'_>, wanted: bool) -> Result<Answer, HouseError> {
        self.change_settings(asked, |settings| settings.second_press = wanted).await?;
        self.back_to_settings(asked).await
    }

    /// A person without a time zone is asked for it next: without one the hours mean little.
    pub(super) async fn choose_quiet(
        &self,
        asked: &Asked<'_>,
        quiet: Option<QuietHours>,
    ) -> Result<Answer, HouseError> {
        let settings = self.change_settings(asked, |settings| settings.quiet = quiet).await?;
        if quiet.is_some() && settings.zone.is_none() {
            self.zones(asked, 0).await
        } else {
            self.back_to_settings(asked).await
        }
    }

    pub(super) async fn choose_zone(&self, asked: &Asked<'_>, slug: &Slug) -> Result<Answer, HouseError> {
        let Some(zone) = local_time::zone_named(&zone_of(slug)) else {
            return Ok(asked.alert(&Msg::UnknownZone));
        };
        self.change_settings(asked, |settings| settings.zone = Some(zone)).await?;
        self.back_to_settings(asked).await
    }

    pub(super) async fn pictures(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        match self.own_settings(asked).await? {
            Some(own) => {
                let menu = talon_view::picture_menu(own.chosen.pictures, self.core.settings.pictures, asked.locale);
                self.screen.beside(asked, None, menu).await
            }
            None => Ok(asked.alert(&Msg::SettingsInPrivate)),
        }
    }

    pub(super) async fn choose_pictures(&self, asked: &Asked<'_>, of: Pictured) -> Result<Answer, HouseError> {
        self.change_settings(asked, |settings| settings.pictures.pages = of).await?;
        self.back_to_settings(asked).await
    }

    pub(super) async fn choose_theme(&self, asked: &Asked<'_>, theme: Theme) -> Result<Answer, HouseError> {
        self.change_settings(asked, |settings| settings.pictures.theme = theme).await?;
        self.back_to_settings(asked).await
    }

    pub(super) async fn quiet_hours(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        match self.own_settings(asked).await? {
            Some(own) => self.screen.beside(asked, None, talon_view::quiet_menu(&own, asked.locale)).await,
            None => Ok(asked.alert(&Msg::SettingsInPrivate)),
        }
    }

    pub(super) async fn zones(&self, asked: &Asked<'_>, number: u8) -> Result<Answer, HouseError> {
        let Some(own) = self.own_settings(asked).await? else {
            return Ok(asked.alert(&Msg::SettingsInPrivate));
        };
        let time = |zone: &str| -> Option<LocalTime> { local_time::time_in(zone, asked.now) };
        self.screen.beside(asked, None, talon_view::zone_menu(number, &own, time, asked.locale)).await
    }

    /// The zones for the group in which this is asked.
    pub(super) async fn group_zones(&self, asked: &Asked<'_>, number: u8) -> Result<Answer, HouseError> {
        let Some(group) = self.group_settings(asked).await? else {
            return Ok(asked.alert(&Msg::GroupsOnly));
        };
        let time = |zone: &str| -> Option<LocalTime> { local_time::time_in(zone, asked.now) };
        let menu = talon_view::group_zone_menu(number, group.zone.as_deref(), time, asked.here);
        self.screen.beside(asked, None, menu).await
    }

    /// An administrator chooses when the group's days begin. Matches that have ended stay on the days on which they
    /// ended.
    pub(super) async fn choose_group_zone(&self, asked: &Asked<'_>, named: &str) -> Result<Answer, HouseError> {
        match local_time::zone_named(named) {
            Some(zone) => self.change_group(asked, |row| row.zone = Some(zone)).await,
            None if asked.place().private => Ok(asked.alert(&Msg::GroupsOnly)),
            None => Ok(asked.alert(&Msg::UnknownZone)),
        }
    }

    /// The pictures from which the group's admins choose.
    pub(super) async fn group_pictures(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let Some(group) = self.group_settings(asked).await? else {
            return Ok(asked.alert(&Msg::GroupsOnly));
        };
        let menu = talon_view::group_picture_menu(group.pictures, self.core.settings.pictures, asked.here);
        self.screen.beside(asked, None, menu).await
    }

    pub(super) async fn choose_group_pictures(&self, asked: &Asked<'_>, of: Pictured) -> Result<Answer, HouseError> {
        self.change_group(asked, |row| row.pictures = Some(of)).await
    }

    pub(super) async fn choose_group_theme(&self, asked: &Asked<'_>, theme: Theme) -> Result<Answer, HouseError> {
        self.change_group(asked, |row| row.theme = Some(theme)).await
    }

    /// An administrator chooses something for the group in which this is asked, on its page of settings; its pages follow.
    pub(super) async fn change_group(
        &self,
        asked: &Asked<'_>,
        change: impl FnOnce(&mut CommunityRow) + Send,
    ) -> Result<Answer, HouseError> {
        if let Some(refused) = self.alter_group(asked, change).await? {
            return Ok(refused);
        }
        let settings = self.settings_page(asked).await?;
        self.screen.beside(asked, None, settings).await
    }

    /// The same, wherever it was chosen; what is answered where the asker may not choose.
    pub(super) async fn alter_group(
        &self,
        asked: &Asked<'_>,
        change: impl FnOnce(&mut CommunityRow) + Send,
    ) -> Result<Option<Answer>, HouseError> {
        let place = asked.place();
        if place.private {
            return Ok(Some(asked.alert(&Msg::GroupsOnly)));
        }
        if let Some(refused) = self.admission.not_admin(asked, place, Msg::AdminsOnly).await? {
            return Ok(Some(asked.alert(&refused)));
        }
        let known = self.core.store.community(place.platform, &place.chat).await?;
        let known = known.unwrap_or_else(|| CommunityRow::new(place.platform, &place.chat));
        let mut row = CommunityRow { present: true, ..known };
        change(&mut row);
        self.core.store.save_community(&row, Some(asked.key.counted()?), asked.now).await?;
        self.core.wake();
        Ok(None)
    }

    /// The choices for the group in which this is asked; none in private.
    pub(super) async fn group_settings(&self, asked: &Asked<'_>) -> Result<Option<GroupSettings>, HouseError> {
        let place = asked.place();
        if place.private {
            return Ok(None);
        }
        let row = self.core.store.community(place.platform, &place.chat).await?;
        let language = self.core.community_locale(row.as_ref());
        let pictures = self.core.community_pictures(row.as_ref());
        let has_rich_pages = self.core.has_rich_pages(place.platform);
        let dress = has_rich_pages.then(|| self.core.dress_in(place.platform, row.as_ref()));
        let zone = row.and_then(|row| row.zone);
        let time = local_time::time_in(zone.as_deref().unwrap_or("UTC"), asked.now);
        let time = time.unwrap_or(LocalTime { hour: 0, minute: 0 });
        Ok(Some(GroupSettings { language, zone, time, pictures, dress }))
    }

    /// The page shows what was chosen; where others would read it, a word does.
    pub(super) async fn back_to_settings(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        if asked.reads_alone() {
            let settings = self.settings_page(asked).await?;
            return self.screen.beside(asked, None, settings).await;
        }
        Ok(asked.toast(&Msg::SettingsSaved))
    }

    pub(super) async fn change_settings(
        &self,
        asked: &Asked<'_>,
        change: impl FnOnce(&mut PersonSettings) + Send,
    ) -> Result<PersonSettings, HouseError> {
        let mut settings = self.core.store.person_settings(asked.person()).await?.chosen;
        change(&mut settings);
        self.core.store.save_person_settings(asked.person(), &settings, asked.key.counted()?, asked.now).await?;
        self.core.wake();
        Ok(settings)
    }
}

/// The zone that was typed for a group: the text after the word.
fn group_s(typed: &str) -> Option<&str> {
    typed.split_once(char::is_whitespace).filter(|(word, _)| *word == "group").map(|(_, zone)| zone.trim())
}
