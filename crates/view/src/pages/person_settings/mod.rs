//! How the bot behaves towards one person or a group: the pages of wishes and time zones.

mod choices;
mod pictures;
mod rich;
mod zones;

pub(crate) use choices::bad_setting;
pub use choices::{BadSetting, PersonSettings, QuietHours, Reminders};
pub use pictures::{Pictured, Pictures, group_picture_menu, picture_menu};
pub(crate) use rich::change as change_dress;
pub use rich::{group_rich_sample, rich_sample};
pub use zones::{offered_zones, zone_of, zone_slug};

use crate::page::draft::Draft;
use crate::words::{Choice, Menu, Phrase, Sentence, Settings as Words};
use crate::{Button, Dress, LocalTime, Locale, Look, MenuVerb, Page, SettingsVerb, Slug, Target, Token, Verb, say};
use zones::PAGES;

/// The contents of a person's settings page. Only that person may see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSettings {
    /// What the person chose.
    pub chosen: PersonSettings,
    /// The time where the person is.
    pub time: LocalTime,
    /// Whether the platform has rich pages, so that they can be chosen.
    pub has_rich_pages: bool,
}

/// The contents of a group's settings page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupSettings {
    /// The language of its pages.
    pub language: Locale,
    /// Its time zone, as IANA names it: when its days, weeks and seasons begin. None for UTC.
    pub zone: Option<String>,
    /// The time there.
    pub time: LocalTime,
    /// The pictures of its pages.
    pub pictures: Pictures,
    /// The form of its pages that are there to be read; none where the platform has one form alone.
    pub dress: Option<Dress>,
}

fn button(locale: Locale, label: &impl Sentence, verb: Verb, look: Look) -> Button {
    Button { label: say(locale, label), target: Target::Token(Token::new(None, 0, verb)), look }
}

/// A button of several that exclude each other.
fn choice(locale: Locale, label: Phrase, chosen: bool, verb: Verb) -> Button {
    let look = if chosen { Look::Main } else { Look::Quiet };
    button(locale, &Words::ButtonChoice { label, chosen }, verb, look)
}

const fn hour(hour: u8) -> LocalTime {
    LocalTime { hour, minute: 0 }
}

/// What the person chose, line by line.
pub(crate) fn tell(draft: &mut Draft, own: &OwnSettings) {
    let &OwnSettings { chosen: ref settings, time, has_rich_pages: _ } = own;
    draft.body(&Words::Reminders { reminders: Choice(settings.reminders.code()) });
    match settings.quiet {
        Some(quiet) => draft.body(&Words::Quiet { from: hour(quiet.from()), until: hour(quiet.until()) }),
        None => draft.body(&Words::QuietNone),
    }
    match &settings.zone {
        Some(zone) => draft.body(&Words::Zone { zone: Phrase::from(zone.clone()), time }),
        None => draft.body(&Words::ZoneNone { time }),
    }
    let Pictures { pages, theme } = settings.pictures;
    draft.body(&Words::Pictures { pictures: Choice(pages.code()), theme: Choice(theme.code()) });
    rich::tell(draft, own);
    draft.body(&Words::SecondPress { wanted: settings.second_press });
    draft.body(&Words::Everywhere { shown: settings.everywhere });
}

/// The buttons that change it.
pub(crate) fn change(draft: &mut Draft, own: &OwnSettings, locale: Locale) {
    draft.row(Reminders::ALL.iter().map(|&each| {
        let label = Phrase(say(locale, &Words::LabelReminders { reminders: Choice(each.code()) }));
        choice(locale, label, each == own.chosen.reminders, Verb::Settings(SettingsVerb::Remind(each)))
    }));
    draft.row([
        button(locale, &Words::ButtonQuiet, Verb::Settings(SettingsVerb::QuietMenu), Look::Quiet),
        button(locale, &Words::ButtonZone, Verb::Settings(SettingsVerb::ZoneMenu(0)), Look::Quiet),
        button(locale, &Words::ButtonPictures, Verb::Settings(SettingsVerb::PictureMenu), Look::Quiet),
    ]);
    let (wanted, shown) = (own.chosen.second_press, own.chosen.everywhere);
    let quiet = |label, verb| button(locale, &label, Verb::Settings(verb), Look::Quiet);
    draft.row([
        quiet(Words::ButtonSecondPress { wanted }, SettingsVerb::SecondPress(!wanted)),
        quiet(Words::ButtonEverywhere { shown }, SettingsVerb::ShowEverywhere(!shown)),
    ]);
}

/// When a group's days begin, which pictures its pages have, and in which form they are.
pub(crate) fn tell_group(draft: &mut Draft, group: &GroupSettings) {
    let time = group.time;
    match &group.zone {
        Some(zone) => draft.body(&Words::GroupZone { zone: Phrase::from(zone.clone()), time }),
        None => draft.body(&Words::GroupZoneNone { time }),
    }
    let Pictures { pages, theme } = group.pictures;
    draft.body(&Words::GroupPictures { pictures: Choice(pages.code()), theme: Choice(theme.code()) });
    if let Some(dress) = group.dress {
        rich::tell_group(draft, dress);
    }
}

/// The buttons that change it.
pub(crate) fn change_group(draft: &mut Draft, group: &GroupSettings, locale: Locale) {
    let buttons = [
        button(locale, &Words::ButtonGroupZone, Verb::Settings(SettingsVerb::GroupZoneMenu(0)), Look::Quiet),
        button(locale, &Words::ButtonGroupPictures, Verb::Settings(SettingsVerb::GroupPictureMenu), Look::Quiet),
    ];
    draft.row(buttons.into_iter().chain(group.dress.map(|dress| rich::change_group(dress, locale))));
}

/// The quiet hours that can be chosen.
#[must_use]
pub fn quiet_menu(own: &OwnSettings, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Words::QuietTitle);
    draft.body(&Words::QuietHow);
    draft.dim(&Words::QuietTime { time: own.time });
    let none = Phrase(say(locale, &Words::LabelQuietNone));
    let mut buttons = vec![choice(locale, none, own.chosen.quiet.is_none(), Verb::Settings(SettingsVerb::Quiet(None)))];
    buttons.extend(QuietHours::OFFERED.map(|each| {
        let label = Phrase::from(format!("{}–{}", each.from(), each.until()));
        choice(locale, label, own.chosen.quiet == Some(each), Verb::Settings(SettingsVerb::Quiet(Some(each))))
    }));
    draft.rows(buttons, 4);
    draft.row([
        button(locale, &Words::ButtonZone, Verb::Settings(SettingsVerb::ZoneMenu(0)), Look::Quiet),
        button(locale, &Menu::ButtonSettings, Verb::Menu(MenuVerb::Settings), Look::Quiet),
    ]);
    draft.finish()
}

/// The time zones, a page of them: each a city with its local time, from `time` where that is known.
#[must_use]
pub fn zone_menu(page: u8, own: &OwnSettings, time: impl Fn(&str) -> Option<LocalTime>, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Words::ZoneTitle);
    draft.body(&Words::ZoneHow);
    draft.dim(&Words::ZoneTyped);
    zones(&mut draft, page, own.chosen.zone.as_deref(), (SettingsVerb::Zone, SettingsVerb::ZoneMenu), time, locale);
    draft.finish()
}

/// The time zones from which a group's admins choose, a page of them; `chosen` is the group's.
#[must_use]
pub fn group_zone_menu(
    page: u8,
    chosen: Option<&str>,
    time: impl Fn(&str) -> Option<LocalTime>,
    locale: Locale,
) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Words::GroupZoneTitle);
    draft.body(&Words::GroupZoneHow);
    draft.dim(&Words::GroupZoneTyped);
    zones(&mut draft, page, chosen, (SettingsVerb::GroupZone, SettingsVerb::GroupZoneMenu), time, locale);
    draft.finish()
}

/// What the buttons of a page of zones do: choose one, and show another page.
type ZoneVerbs = (fn(Slug) -> SettingsVerb, fn(u8) -> SettingsVerb);

fn zones(
    draft: &mut Draft,
    page: u8,
    chosen: Option<&str>,
    (choose, show): ZoneVerbs,
    time: impl Fn(&str) -> Option<LocalTime>,
    locale: Locale,
) {
    let buttons = offered_zones(page).iter().filter_map(|zone| {
        let label = Words::LabelZone { city: Choice(city(zone)), time: time(zone)? };
        let label = Phrase(say(locale, &label));
        Some(choice(locale, label, chosen == Some(*zone), Verb::Settings(choose(zone_slug(zone)?))))
    });
    draft.rows(buttons.collect(), 3);
    let pages = PAGES;
    let next = u8::try_from((usize::from(page) % pages + 1) % pages).unwrap_or(0);
    draft.row([
        button(locale, &Words::ButtonZoneMore, Verb::Settings(show(next)), Look::Quiet),
        button(locale, &Menu::ButtonSettings, Verb::Menu(MenuVerb::Settings), Look::Quiet),
    ]);
}

/// The city after which a zone is named: `Sofia`.
fn city(zone: &'static str) -> &'static str {
    zone.rsplit('/').next().unwrap_or(zone)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_offered_zone_fits_into_a_button_and_has_a_city_of_its_own() {
        let zones: Vec<&str> = (0..3).flat_map(offered_zones).copied().collect();
        for zone in &zones {
            assert_eq!(zone_of(&zone_slug(zone).unwrap()), *zone);
        }
        assert_eq!(offered_zones(3), offered_zones(0));
        let cities: BTreeSet<&str> = zones.iter().map(|zone| city(zone)).collect();
        assert_eq!(cities.len(), zones.len());
        for locale in Locale::ALL {
            let time = LocalTime { hour: 14, minute: 5 };
            let said: BTreeSet<String> =
                cities.iter().map(|city| say(locale, &Words::LabelZone { city: Choice(city), time }).plain()).collect();
            assert_eq!(said.len(), cities.len(), "{locale}: every city has a name");
        }
    }
}
