//! What somebody chooses about themselves, or about a group.

use std::fmt;

use talon_scene::Theme;

use super::Slug;
use super::spell::{BadToken, Field, coded, verbs};
use crate::{Dress, Language, Letters, Pictured, QuietHours, Reminders};

verbs! {
    /// A choice on the pages of settings and languages, or a list to choose from.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum SettingsVerb {
        /// Speak this language with me.
        Language(language: Language) = "language": language,
        /// Show the languages from which a group's admins choose.
        GroupLanguageMenu = "group-languages",
        /// Speak this language in the group.
        GroupLanguage(language: Language) = "language-group": language,
        /// Show me cards with these letters.
        Letters(letters: Letters) = "letters": letters,
        /// Show the group cards with these letters.
        GroupLetters(letters: Letters) = "gletters": letters,
        /// Show me on leaderboards across communities, or do not.
        ShowEverywhere(shown: bool) = "everywhere": shown,
        /// Ask me before a decision that may cost the deal, or do not.
        SecondPress(wanted: bool) = "second-press": wanted,
        /// Remind me so often.
        Remind(often: Reminders) = "remind": often,
        /// Show the quiet hours that can be chosen.
        QuietMenu = "quiet-hours",
        /// Keep quiet in these hours, or in none.
        Quiet(hours: Option<QuietHours>) = "quiet": hours,
        /// Show this page of time zones.
        ZoneMenu(page: u8) = "zones": page,
        /// I am in this time zone, a colon in place of each slash.
        Zone(zone: Slug) = "zone": zone,
        /// Show the pictures that can be chosen.
        PictureMenu = "pictures",
        /// Put pictures on these of my private pages.
        Pictures(pages: Pictured) = "picture": pages,
        /// Draw the pictures of my private pages in these colours.
        Theme(theme: Theme) = "theme": theme,
        /// Show a sample of rich pages.
        RichSample = "rich-sample",
        /// Show me pages that are there to be read in this form.
        Dress(dress: Dress) = "dress": dress,
        /// Show this page of time zones for the group.
        GroupZoneMenu(page: u8) = "group-zones": page,
        /// The group is in this time zone, written as for [`SettingsVerb::Zone`].
        GroupZone(zone: Slug) = "gzone": zone,
        /// Show the pictures that can be chosen for the group.
        GroupPictureMenu = "group-pictures",
        /// Put pictures on these of the group's pages.
        GroupPictures(pages: Pictured) = "gpicture": pages,
        /// Draw the pictures of the group's pages in these colours.
        GroupTheme(theme: Theme) = "gtheme": theme,
        /// Show a sample of rich pages to the group.
        GroupRichSample = "group-rich-sample",
        /// Show the group pages that are there to be read in this form.
        GroupDress(dress: Dress) = "gdress": dress,
    }
}

coded! { Reminders Pictured Theme Dress Letters }

impl Field for Option<QuietHours> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Some(hours) => fmt::Display::fmt(hours, f),
            None => f.write_str("none"),
        }
    }

    fn read(text: &str) -> Result<Self, BadToken> {
        if text == "none" { Ok(None) } else { text.parse().map(Some).map_err(|_| BadToken) }
    }
}

verbs! {
    /// What to do with the data stored about the asker.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PrivacyVerb {
        /// Send me all of it.
        Copy = "privacy-copy",
        /// Ask whether to forget me.
        Forget = "forget",
        /// Forget me.
        ForgetYes = "forget-yes",
    }
}
