//! The pages on which a person says when the bot may ring: kept as people see them, and within every platform's limits.

use talon_view::{
    Chosen, Dress, Language, Letters, LocalTime, Locale, Pictured, QuietHours, Reminders, Scope, Setting, SettingsVerb,
    ShownSettings, Target, Theme, Verb, offered_zones, picture_menu, quiet_menu, reminder_menu, rich_sample, settings,
    zone_menu,
};

use crate::golden;
use crate::limits::check;

/// What somebody has who never chose anything.
pub(crate) fn own() -> ShownSettings {
    let time = LocalTime { hour: 7, minute: 5 };
    ShownSettings { scope: Scope::Person, chosen: Chosen::default(), time, has_rich_pages: false }
}

/// The longest name of a zone.
const LONG_ZONE: &str = "America/Argentina/ComodRivadavia";

fn chosen() -> ShownSettings {
    let settings = [
        Setting::Reminders(Reminders::Daily),
        Setting::Quiet(Some(QuietHours::OFFERED[1])),
        Setting::Zone(LONG_ZONE.into()),
        Setting::Everywhere(true),
        Setting::Pictures(Pictured::All),
        Setting::Theme(Theme::Light),
        Setting::Letters(Letters::Own),
        Setting::Dress(Dress::Rich),
        Setting::SecondPress(false),
    ];
    let time = LocalTime { hour: 23, minute: 59 };
    ShownSettings { scope: Scope::Person, chosen: settings.into_iter().collect(), time, has_rich_pages: true }
}

/// What a group has whose admins never chose anything but its language, or a zone too.
pub(crate) fn group(language: Language, zone: Option<&str>) -> ShownSettings {
    let chosen = Chosen { language: Some(language), zone: zone.map(str::to_owned), ..Chosen::default() };
    let time = LocalTime { hour: 18, minute: 30 };
    ShownSettings { scope: Scope::Chat, chosen, time, has_rich_pages: false }
}

/// These, with more choices.
fn with(shown: ShownSettings, settings: impl IntoIterator<Item = Setting>) -> ShownSettings {
    ShownSettings { chosen: settings.into_iter().fold(shown.chosen, Chosen::with), ..shown }
}

fn dressed(dress: Dress) -> ShownSettings {
    ShownSettings { has_rich_pages: true, ..with(group(Language::Bg, None), [Setting::Dress(dress)]) }
}

fn clock(zone: &str) -> Option<LocalTime> {
    Some(LocalTime { hour: u8::try_from(zone.len()).ok()?, minute: 0 })
}

#[test]
fn settings_of_persons() {
    golden::check("person-settings", |locale| {
        let never = with(own(), [Setting::Reminders(Reminders::Never), Setting::Pictures(Pictured::Off)]);
        let sofia = with(own(), [Setting::Zone("Europe/Sofia".into())]);
        let group_in_sofia = group(Language::Bg, Some("Europe/Sofia"));
        // The choice that takes most words.
        let all_light = with(group_in_sofia.clone(), [Setting::Pictures(Pictured::All), Setting::Theme(Theme::Light)]);
        vec![
            ("settings, all chosen", settings(locale, None, Some(&chosen())).plain()),
            ("settings, no reminders", settings(locale, Some(&group(Language::Bg, None)), Some(&never)).plain()),
            ("reminders", reminder_menu(&own(), locale).plain()),
            ("quiet hours", quiet_menu(&own(), locale).plain()),
            ("quiet hours, chosen", quiet_menu(&chosen(), locale).plain()),
            ("zones", zone_menu(0, &sofia, clock, locale).plain()),
            ("other zones", zone_menu(1, &sofia, clock, locale).plain()),
            ("settings, the group in Sofia", settings(locale, Some(&group_in_sofia), None).plain()),
            ("zones of a group", zone_menu(0, &group_in_sofia, clock, locale).plain()),
            ("settings, the group in all pictures", settings(locale, Some(&all_light), Some(&own())).plain()),
            ("pictures", picture_menu(&own(), Pictured::All, locale).plain()),
            ("pictures of a group", picture_menu(&all_light, Pictured::All, locale).plain()),
            (
                "settings where rich pages can be chosen",
                settings(locale, None, Some(&ShownSettings { has_rich_pages: true, ..own() })).plain(),
            ),
            ("settings of a group, classic", settings(locale, Some(&dressed(Dress::Classic)), None).plain()),
            ("settings of a group, rich", settings(locale, Some(&dressed(Dress::Rich)), None).plain()),
            ("sample of a rich page", rich_sample(Scope::Person, locale).plain()),
            ("sample of a rich page for a group", rich_sample(Scope::Chat, locale).plain()),
            ("more zones", zone_menu(2, &sofia, clock, locale).plain()),
        ]
    });
}

#[test]
fn pages_about_settings_fit() {
    for locale in Locale::ALL {
        for own in [own(), chosen()] {
            let group = group(locale.language, Some(LONG_ZONE));
            check("settings", &settings(locale, None, Some(&own)));
            check("settings", &settings(locale, Some(&group), Some(&own)));
            check("settings", &settings(locale, Some(&dressed(Dress::Rich)), Some(&own)));
            check("reminders", &reminder_menu(&own, locale));
            check("quiet hours", &quiet_menu(&own, locale));
            for shown in [&own, &group] {
                check("pictures", &picture_menu(shown, Pictured::All, locale));
                check("sample", &rich_sample(shown.scope, locale));
                for page in 0..=u8::MAX {
                    check("zones", &zone_menu(page, shown, clock, locale));
                }
            }
        }
    }
}

#[test]
fn the_sample_is_rich_whatever_was_chosen() {
    for locale in Locale::ALL {
        for sample in Scope::ALL.iter().map(|scope| rich_sample(*scope, locale)) {
            assert!(sample.rich_fold().is_some() && sample.dressed(Dress::Classic).rich_fold().is_some());
        }
    }
}

#[test]
fn a_zone_whose_time_is_unknown_is_not_offered() {
    let known = |zone: &str| if zone == "Europe/Sofia" { clock(zone) } else { None };
    let page = zone_menu(0, &own(), known, Locale::EN);
    let zones: Vec<String> = page
        .buttons
        .iter()
        .flatten()
        .filter_map(|button| match &button.target {
            Target::Token(token) => match &token.verb {
                Verb::Settings(SettingsVerb::Choose(Scope::Person, Setting::Zone(zone))) => Some(zone.0.clone()),
                _ => None,
            },
            _ => None,
        })
        .collect();
    assert_eq!(zones, ["Europe/Sofia"]);
    assert!(offered_zones(0).len() > 1);
}
