//! When the bot may ring: what a person chooses on the settings pages.

use talon_view::{LocalTime, Manners, Msg, OwnSettings, QuietHours, Reminders, Slug, zone_of};

use super::{Asked, page};
use crate::error::HouseError;
use crate::house::House;
use crate::intent::Answer;
use crate::quiet;

impl House {
    /// `/settings`, with a time zone where one was typed along.
    pub(super) async fn settings(&self, asked: &Asked<'_>, zone: Option<&str>) -> Result<Answer, HouseError> {
        match zone.map(str::trim).filter(|zone| !zone.is_empty()) {
            None => Ok(page(self.settings_page(asked).await?)),
            Some(typed) => match quiet::zone_named(typed) {
                Some(zone) => {
                    self.change_manners(asked, |manners| manners.zone = Some(zone)).await?;
                    self.back_to_settings(asked).await
                }
                None => Ok(asked.alert(&Msg::UnknownZone)),
            },
        }
    }

    /// What the sender chose; none where others would read it.
    pub(super) async fn own_settings(&self, asked: &Asked<'_>) -> Result<Option<OwnSettings>, HouseError> {
        if !asked.reads_alone() {
            return Ok(None);
        }
        let manners = self.store.manners(asked.person()).await?.manners;
        Ok(Some(OwnSettings { time: quiet::local_time(&manners, asked.now), manners }))
    }

    pub(super) async fn choose_reminders(&self, asked: &Asked<'_>, reminders: Reminders) -> Result<Answer, HouseError> {
        self.change_manners(asked, |manners| manners.reminders = reminders).await?;
        self.back_to_settings(asked).await
    }

    /// Whoever has no time zone yet is asked for it next: without one the hours mean little.
    pub(super) async fn choose_quiet(
        &self,
        asked: &Asked<'_>,
        quiet: Option<QuietHours>,
    ) -> Result<Answer, HouseError> {
        let manners = self.change_manners(asked, |manners| manners.quiet = quiet).await?;
        if quiet.is_some() && manners.zone.is_none() {
            self.zones(asked, 0).await
        } else {
            self.back_to_settings(asked).await
        }
    }

    pub(super) async fn choose_zone(&self, asked: &Asked<'_>, slug: &Slug) -> Result<Answer, HouseError> {
        let Some(zone) = quiet::zone_named(&zone_of(slug)) else {
            return Ok(asked.alert(&Msg::UnknownZone));
        };
        self.change_manners(asked, |manners| manners.zone = Some(zone)).await?;
        self.back_to_settings(asked).await
    }

    pub(super) async fn quiet_hours(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        match self.own_settings(asked).await? {
            Some(own) => self.beside(asked, None, talon_view::quiet_menu(&own, asked.locale)).await,
            None => Ok(asked.alert(&Msg::SettingsInPrivate)),
        }
    }

    pub(super) async fn zones(&self, asked: &Asked<'_>, number: u8) -> Result<Answer, HouseError> {
        let Some(own) = self.own_settings(asked).await? else {
            return Ok(asked.alert(&Msg::SettingsInPrivate));
        };
        let time = |zone: &str| -> Option<LocalTime> { quiet::time_in(zone, asked.now) };
        self.beside(asked, None, talon_view::zone_menu(number, &own, time, asked.locale)).await
    }

    /// The page shows what was chosen; where others would read it, a word does.
    async fn back_to_settings(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        if asked.reads_alone() {
            let settings = self.settings_page(asked).await?;
            return self.beside(asked, None, settings).await;
        }
        Ok(asked.toast(&Msg::SettingsSaved))
    }

    async fn change_manners(
        &self,
        asked: &Asked<'_>,
        change: impl FnOnce(&mut Manners) + Send,
    ) -> Result<Manners, HouseError> {
        let mut manners = self.store.manners(asked.person()).await?.manners;
        change(&mut manners);
        self.store.save_manners(asked.person(), &manners, &asked.key, asked.now).await?;
        Ok(manners)
    }
}
