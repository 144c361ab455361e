//! How the bot behaves towards one person or a group: the pages of settings and time zones.

mod choices;
mod pictures;
mod rich;
mod shown;
mod values;
mod zones;

pub(crate) use choices::every_setting;
pub use choices::{Chosen, Setting};
pub use pictures::picture_menu;
pub use rich::rich_sample;
pub use shown::ShownSettings;
use shown::{button, choice};
pub(crate) use values::bad_setting;
pub use values::{BadSetting, Pictured, Pictures, QuietHours, Reminders, Scope, Zone};
pub use zones::offered_zones;

use crate::page::draft::Draft;
use crate::words::{Choice, Menu, Phrase, Settings as Words};
use crate::{Button, LocalTime, Locale, Look, MenuVerb, Offer, Page, Verb, say};
use zones::PAGES;

const fn hour(hour: u8) -> LocalTime {
    LocalTime { hour, minute: 0 }
}

/// A setting that is on or off: the sentence that tells it, its button, and what that chooses.
struct Switch {
    told: Words,
    button: Words,
    other: Setting,
}

macro_rules! switches {
    ($(
        $(#[$doc:meta])*
        $Setting:ident($Type:ty) as $(#[$form:meta])* $field:ident: $Kept:ty $(= $usual:expr)?, for {
            $($scope:ident: $word:literal $((switch $key:literal $Told:ident $Button:ident $on:ident))?,)+
        };
    )+) => {
        /// The switches of a person or a group.
        fn switches(shown: &ShownSettings) -> Vec<Switch> {
            let mut switches = Vec::new();
            $($($(
                if shown.scope == Scope::$scope {
                    let $on = shown.chosen.$field();
                    let other = Setting::$Setting(!$on);
                    switches.push(Switch { told: Words::$Told { $on }, button: Words::$Button { $on }, other });
                }
            )?)+)+
            switches
        }
    };
}
every_setting! { switches }

/// A row for each thing, with its state.
pub(crate) fn tell(draft: &mut Draft, shown: &ShownSettings) {
    let &ShownSettings { scope, ref chosen, time, .. } = shown;
    if scope == Scope::Person {
        draft.body(&Words::Reminders { reminders: Choice(chosen.reminders().code()) });
        draft.body(&match chosen.quiet {
            Some(quiet) => Words::Quiet { from: hour(quiet.from()), until: hour(quiet.until()) },
            None => Words::QuietNone,
        });
    }
    let zone = chosen.zone.clone().map(Phrase::from);
    draft.body(&match (scope, zone) {
        (Scope::Person, Some(zone)) => Words::Zone { zone, time },
        (Scope::Person, None) => Words::ZoneNone { time },
        (Scope::Chat, Some(zone)) => Words::GroupZone { zone, time },
        (Scope::Chat, None) => Words::GroupZoneNone { time },
    });
    let Pictures { pages, theme } = chosen.pictures(scope);
    let (pictures, theme) = (Choice(pages.code()), Choice(theme.code()));
    draft.body(&match scope {
        Scope::Person => Words::Pictures { pictures, theme },
        Scope::Chat => Words::GroupPictures { pictures, theme },
    });
    for told in rich::told(shown).into_iter().chain(switches(shown).into_iter().map(|switch| switch.told)) {
        draft.body(&told);
    }
}

/// The buttons that change it, in the order of the rows.
pub(crate) fn change(shown: &ShownSettings, locale: Locale) -> Vec<Button> {
    let scope = shown.scope;
    let offers = match scope {
        Scope::Person => vec![
            (Words::ButtonReminders, Offer::Reminders),
            (Words::ButtonQuiet, Offer::Quiet),
            (Words::ButtonZone, Offer::Zones(0)),
            (Words::ButtonPictures, Offer::Pictures),
        ],
        Scope::Chat => {
            vec![(Words::ButtonGroupZone, Offer::Zones(0)), (Words::ButtonGroupPictures, Offer::Pictures)]
        }
    };
    let offers =
        offers.into_iter().map(|(label, offer)| button(locale, &label, Verb::offer(scope, offer), Look::Quiet));
    let switches = switches(shown)
        .into_iter()
        .map(|each| button(locale, &each.button, Verb::choose(scope, each.other), Look::Quiet));
    offers.chain(rich::change(shown, locale)).chain(switches).collect()
}

/// How often a person can be reminded.
#[must_use]
pub fn reminder_menu(own: &ShownSettings, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Words::RemindersTitle);
    draft.body(&Words::RemindersHow);
    let buttons = Reminders::ALL.iter().map(|&each| {
        let label = Phrase(say(locale, &Words::LabelReminders { reminders: Choice(each.code()) }));
        choice(locale, label, each == own.chosen.reminders(), Verb::choose(own.scope, Setting::Reminders(each)))
    });
    draft.fitted(buttons.collect(), 3);
    let quiet = Verb::offer(own.scope, Offer::Quiet);
    draft.row([
        button(locale, &Words::ButtonQuiet, quiet, Look::Quiet),
        button(locale, &Menu::ButtonSettings, Verb::Menu(MenuVerb::Settings), Look::Quiet),
    ]);
    draft.finish()
}

/// The quiet hours that can be chosen.
#[must_use]
pub fn quiet_menu(own: &ShownSettings, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Words::QuietTitle);
    draft.body(&Words::QuietHow);
    draft.dim(&Words::QuietTime { time: own.time });
    let quiet = |hours| Verb::choose(own.scope, Setting::Quiet(hours));
    let none = Phrase(say(locale, &Words::LabelQuietNone));
    let mut buttons = vec![choice(locale, none, own.chosen.quiet.is_none(), quiet(None))];
    buttons.extend(QuietHours::OFFERED.map(|each| {
        let label = Phrase::from(format!("{}–{}", each.from(), each.until()));
        choice(locale, label, own.chosen.quiet == Some(each), quiet(Some(each)))
    }));
    draft.rows(buttons, 4);
    let zones = Verb::offer(own.scope, Offer::Zones(0));
    draft.row([
        button(locale, &Words::ButtonZone, zones, Look::Quiet),
        button(locale, &Menu::ButtonSettings, Verb::Menu(MenuVerb::Settings), Look::Quiet),
    ]);
    draft.finish()
}

/// The time zones, a page of them: each a city with its local time, from `time` where that is known.
#[must_use]
pub fn zone_menu(page: u8, shown: &ShownSettings, time: impl Fn(&str) -> Option<LocalTime>, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    let (title, how, typed) = match shown.scope {
        Scope::Person => (Words::ZoneTitle, Words::ZoneHow, Words::ZoneTyped),
        Scope::Chat => (Words::GroupZoneTitle, Words::GroupZoneHow, Words::GroupZoneTyped),
    };
    draft.title(&title);
    draft.body(&how);
    draft.dim(&typed);
    let buttons = offered_zones(page).iter().filter_map(|zone| {
        let label = Words::LabelZone { city: Choice(city(zone)), time: time(zone)? };
        let label = Phrase(say(locale, &label));
        let chosen = shown.chosen.zone.as_deref() == Some(*zone);
        Some(choice(locale, label, chosen, Verb::choose(shown.scope, Setting::Zone(Zone::from(*zone)))))
    });
    draft.rows(buttons.collect(), 3);
    let next = u8::try_from((usize::from(page) % PAGES + 1) % PAGES).unwrap_or(0);
    let more = Verb::offer(shown.scope, Offer::Zones(next));
    draft.row([
        button(locale, &Words::ButtonZoneMore, more, Look::Quiet),
        button(locale, &Menu::ButtonSettings, Verb::Menu(MenuVerb::Settings), Look::Quiet),
    ]);
    draft.finish()
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
            let verb = Verb::choose(Scope::Person, Setting::Zone(Zone::from(*zone)));
            assert_eq!(verb.to_string().parse(), Ok(verb));
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
