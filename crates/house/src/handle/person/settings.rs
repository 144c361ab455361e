//! The settings and languages that a person or a group chooses.

use talon_store::person_settings::Chooser;
use talon_view::{Chosen, Locale, Msg, Offer, Page, Scope, Setting, SettingsVerb, ShownSettings, Zone, say};

use super::PersonAnswers;
use crate::error::HouseError;
use crate::handle::asked::{Asked, page};
use crate::input::intent::Answer;
use crate::local_time;

impl PersonAnswers {
    /// `/settings`, with a time zone where one was typed along.
    pub(in crate::handle) async fn settings(
        &self,
        asked: &Asked<'_>,
        zone: Option<&str>,
    ) -> Result<Answer, HouseError> {
        match zone.map(str::trim).filter(|zone| !zone.is_empty()) {
            None => Ok(page(self.settings_page(asked).await?)),
            Some(typed) => {
                let (scope, zone) = group_s(typed).map_or((Scope::Person, typed), |zone| (Scope::Chat, zone));
                self.choose(asked, scope, &Setting::Zone(zone.into())).await
            }
        }
    }

    pub(in crate::handle) async fn press_settings(
        &self,
        asked: &Asked<'_>,
        verb: &SettingsVerb,
    ) -> Result<Answer, HouseError> {
        match verb {
            SettingsVerb::Choose(scope, setting) => self.choose(asked, *scope, setting).await,
            SettingsVerb::Show(scope, offer) => self.offer(asked, *scope, *offer).await,
        }
    }

    /// Saves a choice, for a group only by an administrator; the pages of tables follow. Finished matches stay on the days on which they
    /// ended.
    async fn choose(&self, asked: &Asked<'_>, scope: Scope, setting: &Setting) -> Result<Answer, HouseError> {
        let Some(by) = chooser(asked, scope) else { return Ok(asked.alert(&Msg::GroupsOnly)) };
        let setting = match setting {
            Setting::Zone(zone) => match local_time::zone_named(zone) {
                Some(zone) => Setting::Zone(Zone(zone)),
                None => return Ok(asked.alert(&Msg::UnknownZone)),
            },
            setting => setting.clone(),
        };
        if let Some(refused) = self.may_not(asked, scope).await? {
            return Ok(refused);
        }
        let chosen = self.core.store.choose(&by, &setting, asked.key.counted()?, asked.now).await?;
        self.core.wake();
        match (&setting, scope) {
            (Setting::Language(language), Scope::Person) => {
                Ok(Answer::Toast(say((*language).into(), &Msg::LanguageSet)))
            }
            (Setting::Language(language), Scope::Chat) => {
                Ok(Answer::Toast(say((*language).into(), &Msg::LanguageGroupSet)))
            }
            (Setting::Letters(_), Scope::Person) => Ok(asked.toast(&Msg::LettersSet)),
            (Setting::Letters(_), Scope::Chat) => Ok(asked.toast(&Msg::LettersGroupSet)),
            // Without a time zone, hours mean little.
            (Setting::Quiet(Some(_)), _) if chosen.zone.is_none() => self.offer(asked, scope, Offer::Zones(0)).await,
            (_, Scope::Person) if !asked.reads_alone() => Ok(asked.toast(&Msg::SettingsSaved)),
            _ => {
                let settings = self.settings_page(asked).await?;
                self.screen.beside(asked, None, settings).await
            }
        }
    }

    /// The page with the choices of one setting.
    async fn offer(&self, asked: &Asked<'_>, scope: Scope, offer: Offer) -> Result<Answer, HouseError> {
        if !is_shown(asked, scope) {
            return Ok(asked.alert(match scope {
                Scope::Person => &Msg::SettingsInPrivate,
                Scope::Chat => &Msg::GroupsOnly,
            }));
        }
        let reads = match scope {
            Scope::Person => asked.locale,
            Scope::Chat => asked.here,
        };
        let menu = match offer {
            Offer::Languages => {
                talon_view::group_language_menu(reads, locale_of(&self.shown(asked, scope).await?.chosen))
            }
            Offer::Reminders => talon_view::reminder_menu(&self.shown(asked, scope).await?, reads),
            Offer::Quiet => talon_view::quiet_menu(&self.shown(asked, scope).await?, reads),
            Offer::Zones(number) => {
                let time = |zone: &str| local_time::time_in(zone, asked.now);
                talon_view::zone_menu(number, &self.shown(asked, scope).await?, time, reads)
            }
            Offer::Pictures => {
                talon_view::picture_menu(&self.shown(asked, scope).await?, self.core.settings.pictures, reads)
            }
            // Everybody in the group sees it.
            Offer::RichSample => match self.may_not(asked, scope).await? {
                Some(refused) => return Ok(refused),
                None => talon_view::rich_sample(scope, reads),
            },
        };
        self.screen.beside(asked, None, menu).await
    }

    /// The refusal, if the asker may not choose for this scope.
    async fn may_not(&self, asked: &Asked<'_>, scope: Scope) -> Result<Option<Answer>, HouseError> {
        let refused = match scope {
            Scope::Person => None,
            Scope::Chat => self.admission.not_admin(asked, asked.place(), Msg::AdminsOnly).await?,
        };
        Ok(refused.map(|refused| asked.alert(&refused)))
    }

    /// The settings, as far as they count here.
    async fn shown(&self, asked: &Asked<'_>, scope: Scope) -> Result<ShownSettings, HouseError> {
        let place = asked.place();
        let mut chosen = match scope {
            Scope::Person => self.core.settings_on(place.platform, asked.person()).await?,
            Scope::Chat => {
                let row = self.core.store.community(place.platform, &place.chat).await?;
                let language = self.core.community_locale(row.as_ref()).language;
                row.map(|row| row.chosen).unwrap_or_default().with(Setting::Language(language))
            }
        };
        let pages = chosen.pictures(scope).at_most(self.core.settings.pictures).pages;
        chosen.set(Setting::Pictures(pages));
        let time = local_time::time_for(&chosen, asked.now);
        let has_rich_pages = self.core.has_rich_pages(place.platform);
        Ok(ShownSettings { scope, chosen, time, has_rich_pages })
    }

    async fn shown_here(&self, asked: &Asked<'_>, scope: Scope) -> Result<Option<ShownSettings>, HouseError> {
        if is_shown(asked, scope) { self.shown(asked, scope).await.map(Some) } else { Ok(None) }
    }

    pub(in crate::handle) async fn settings_page(&self, asked: &Asked<'_>) -> Result<Page, HouseError> {
        let own = self.shown_here(asked, Scope::Person).await?;
        let group = self.shown_here(asked, Scope::Chat).await?;
        Ok(talon_view::settings(asked.locale, group.as_ref(), own.as_ref()))
    }

    pub(in crate::handle) async fn language_page(&self, asked: &Asked<'_>) -> Result<Page, HouseError> {
        let group = self.shown_here(asked, Scope::Chat).await?;
        Ok(talon_view::language_menu(asked.locale, group.map(|group| locale_of(&group.chosen))))
    }
}

/// Whether these settings may be seen here: a person's where nobody else reads them, a group's in the group.
fn is_shown(asked: &Asked<'_>, scope: Scope) -> bool {
    match scope {
        Scope::Person => asked.reads_alone(),
        Scope::Chat => !asked.place().private,
    }
}

/// For whom the asker chooses; none for a group in private.
fn chooser(asked: &Asked<'_>, scope: Scope) -> Option<Chooser> {
    match scope {
        Scope::Person => Some(Chooser::Person(asked.person())),
        Scope::Chat => (!asked.place().private).then(|| Chooser::group(asked.place())),
    }
}

fn locale_of(chosen: &Chosen) -> Locale {
    Locale::of(chosen.language.unwrap_or_default()).lettered(chosen.letters())
}

/// The zone that was typed for a group: the text after the word.
fn group_s(typed: &str) -> Option<&str> {
    typed.split_once(char::is_whitespace).filter(|(word, _)| *word == "group").map(|(_, zone)| zone.trim())
}
