//! When the bot may ring: reminders, quiet hours, time zones.

use super::{Choice, Phrase, sentences};

sentences! {
    /// Sentences of the pages on which a person says how to be treated.
    pub(crate) enum Manner {
        Reminders = "manners-reminders" { reminders: Choice },
        Quiet = "manners-quiet" { from: Phrase, until: Phrase },
        QuietNone = "manners-quiet-none",
        Zone = "manners-zone" { zone: Phrase, time: Phrase },
        ZoneNone = "manners-zone-none" { time: Phrase },
        Everywhere = "manners-everywhere" { shown: bool },
        ButtonEverywhere = "button-manners-everywhere" { shown: bool },
        GroupZone = "manners-group-zone" { zone: Phrase, time: Phrase },
        GroupZoneNone = "manners-group-zone-none" { time: Phrase },
        GroupZoneTitle = "group-zone-title",
        GroupZoneHow = "group-zone-how",
        GroupZoneTyped = "group-zone-typed",
        ButtonGroupZone = "button-group-zone",
        ElsewhereOwn = "manners-elsewhere",
        ButtonChoice = "button-manners-choice" { label: Phrase, chosen: bool },
        LabelReminders = "label-reminders" { reminders: Choice },
        ButtonQuiet = "button-quiet",
        QuietTitle = "quiet-title",
        QuietHow = "quiet-how",
        QuietTime = "quiet-time" { time: Phrase },
        LabelQuietNone = "label-quiet-none",
        ButtonZone = "button-zone",
        ZoneTitle = "zone-title",
        ZoneHow = "zone-how",
        ZoneTyped = "zone-typed",
        LabelZone = "label-zone" { city: Choice, time: Phrase },
        ButtonZoneMore = "button-zone-more",
    }
}
