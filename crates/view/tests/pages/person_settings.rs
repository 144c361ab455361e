//! The pages on which a person says when the bot may ring: kept as people see them, and within every platform's limits.

use talon_view::{
    Dress, GroupSettings, Letters, LocalTime, Locale, OwnSettings, PersonSettings, Pictured, Pictures, QuietHours,
    Reminders, SettingsVerb, Target, Theme, Verb, group_picture_menu, group_rich_sample, group_zone_menu,
    offered_zones, picture_menu, quiet_menu, rich_sample, settings, zone_menu, zone_of,
};

use crate::golden;
use crate::limits::check;

/// What somebody has who never chose anything.
pub(crate) fn own() -> OwnSettings {
    OwnSettings { chosen: PersonSettings::default(), time: LocalTime { hour: 7, minute: 5 }, has_rich_pages: false }
}

/// The choice that takes most words.
const ALL_LIGHT: Pictures = Pictures { pages: Pictured::All, theme: Theme::Light };

/// The longest name of a zone.
const LONG_ZONE: &str = "America/Argentina/ComodRivadavia";

fn chosen() -> OwnSettings {
    let settings = PersonSettings {
        reminders: Reminders::Daily,
        quiet: Some(QuietHours::OFFERED[1]),
        zone: Some(LONG_ZONE.to_owned()),
        everywhere: true,
        pictures: ALL_LIGHT,
        letters: Letters::Own,
        dress: Dress::Rich,
        second_press: false,
    };
    OwnSettings { chosen: settings, time: LocalTime { hour: 23, minute: 59 }, has_rich_pages: true }
}

/// What a group has whose admins never chose anything but its language, or a zone too.
pub(crate) fn group(language: Locale, zone: Option<&str>) -> GroupSettings {
    let time = LocalTime { hour: 18, minute: 30 };
    GroupSettings { language, zone: zone.map(str::to_owned), time, pictures: Pictures::OF_A_GROUP, dress: None }
}

fn dressed(dress: Dress) -> GroupSettings {
    GroupSettings { dress: Some(dress), ..group(Locale::BG, None) }
}

fn clock(zone: &str) -> Option<LocalTime> {
    Some(LocalTime { hour: u8::try_from(zone.len()).ok()?, minute: 0 })
}

#[test]
fn settings_of_persons() {
    golden::check("person-settings", |locale| {
        let never = OwnSettings {
            chosen: PersonSettings {
                reminders: Reminders::Never,
                pictures: Pictures { pages: Pictured::Off, theme: Theme::Dark },
                ..PersonSettings::default()
            },
            ..own()
        };
        let sofia = PersonSettings { zone: Some("Europe/Sofia".to_owned()), ..PersonSettings::default() };
        let sofia = OwnSettings { chosen: sofia, ..own() };
        vec![
            ("settings, all chosen", settings(locale, None, Some(&chosen())).plain()),
            ("settings, no reminders", settings(locale, Some(&group(Locale::BG, None)), Some(&never)).plain()),
            ("quiet hours", quiet_menu(&own(), locale).plain()),
            ("quiet hours, chosen", quiet_menu(&chosen(), locale).plain()),
            ("zones", zone_menu(0, &sofia, clock, locale).plain()),
            ("other zones", zone_menu(1, &sofia, clock, locale).plain()),
            (
                "settings, the group in Sofia",
                settings(locale, Some(&group(Locale::BG, Some("Europe/Sofia"))), None).plain(),
            ),
            ("zones of a group", group_zone_menu(0, Some("Europe/Sofia"), clock, locale).plain()),
            (
                "settings, the group in all pictures",
                settings(
                    locale,
                    Some(&GroupSettings { pictures: ALL_LIGHT, ..group(Locale::BG, Some("Europe/Sofia")) }),
                    Some(&own()),
                )
                .plain(),
            ),
            ("pictures", picture_menu(Pictures::OF_A_PERSON, Pictured::All, locale).plain()),
            ("pictures of a group", group_picture_menu(ALL_LIGHT, Pictured::All, locale).plain()),
            (
                "settings where rich pages can be chosen",
                settings(locale, None, Some(&OwnSettings { has_rich_pages: true, ..own() })).plain(),
            ),
            ("settings of a group, classic", settings(locale, Some(&dressed(Dress::Classic)), None).plain()),
            ("settings of a group, rich", settings(locale, Some(&dressed(Dress::Rich)), None).plain()),
            ("sample of a rich page", rich_sample(locale).plain()),
            ("sample of a rich page for a group", group_rich_sample(locale).plain()),
            ("more zones", zone_menu(2, &sofia, clock, locale).plain()),
        ]
    });
}

#[test]
fn pages_about_settings_fit() {
    for locale in Locale::ALL {
        for own in [own(), chosen()] {
            check("settings", &settings(locale, None, Some(&own)));
            check("settings", &settings(locale, Some(&group(locale, Some(LONG_ZONE))), Some(&own)));
            check("settings", &settings(locale, Some(&dressed(Dress::Rich)), Some(&own)));
            check("quiet hours", &quiet_menu(&own, locale));
            check("pictures", &picture_menu(own.chosen.pictures, Pictured::All, locale));
            check("pictures of a group", &group_picture_menu(own.chosen.pictures, Pictured::All, locale));
            check("sample", &rich_sample(locale));
            check("sample for a group", &group_rich_sample(locale));
            for page in 0..=u8::MAX {
                check("zones", &zone_menu(page, &own, clock, locale));
                check("zones of a group", &group_zone_menu(page, Some(LONG_ZONE), clock, locale));
            }
        }
    }
}

#[test]
fn the_sample_is_rich_whatever_was_chosen() {
    for locale in Locale::ALL {
        for sample in [rich_sample(locale), group_rich_sample(locale)] {
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
                Verb::Settings(SettingsVerb::Zone(zone)) => Some(zone_of(zone)),
                _ => None,
            },
            _ => None,
        })
        .collect();
    assert_eq!(zones, ["Europe/Sofia"]);
    assert!(offered_zones(0).len() > 1);
}
