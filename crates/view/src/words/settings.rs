//! When the bot may ring: reminders, quiet hours, time zones; and which pages have pictures.

use super::{Choice, Phrase, sentences};

sentences! {
    /// Sentences of the pages on which a person says how to be treated.
    pub(crate) enum Settings {
        Reminders = "settings-reminders" { reminders: Choice },
        Quiet = "settings-quiet" { from: Phrase, until: Phrase },
        QuietNone = "settings-quiet-none",
        Zone = "settings-zone" { zone: Phrase, time: Phrase },
        ZoneNone = "settings-zone-none" { time: Phrase },
        SecondPress = "settings-second-press" { wanted: bool },
        ButtonSecondPress = "button-settings-second-press" { wanted: bool },
        Everywhere = "settings-everywhere" { shown: bool },
        ButtonEverywhere = "button-settings-everywhere" { shown: bool },
        Pictures = "settings-pictures" { pictures: Choice, theme: Choice },
        ButtonPictures = "button-pictures",
        PicturesTitle = "pictures-title",
        PicturesHow = "pictures-how",
        LabelPictures = "label-pictures" { pictures: Choice },
        LabelTheme = "label-theme" { theme: Choice },
        GroupZone = "settings-group-zone" { zone: Phrase, time: Phrase },
        GroupZoneNone = "settings-group-zone-none" { time: Phrase },
        GroupZoneTitle = "group-zone-title",
        GroupZoneHow = "group-zone-how",
        GroupZoneTyped = "group-zone-typed",
        ButtonGroupZone = "button-group-zone",
        GroupPictures = "settings-group-pictures" { pictures: Choice, theme: Choice },
        GroupPicturesTitle = "group-pictures-title",
        GroupPicturesHow = "group-pictures-how",
        ButtonGroupPictures = "button-group-pictures",
        ElsewhereOwn = "settings-elsewhere",
        ButtonChoice = "button-settings-choice" { label: Phrase, chosen: bool },
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
