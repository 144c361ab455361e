//! Rich pages: a sample of one, before anybody chooses them.

use super::{OwnSettings, button};
use crate::page::draft::Draft;
use crate::words::{Choice, Settings as Words};
use crate::{Button, Dress, Grid, Line, Locale, Look, Page, Row, SettingsVerb, Side, Style, Text, Verb, say};

/// Whose pages are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Own,
    Group,
}

/// A rich page, with the question whether it is well readable, for a person's private pages. It is rich whatever was chosen.
#[must_use]
pub fn rich_sample(locale: Locale) -> Page {
    sample(&Words::RichOwn, Whose::Own, locale)
}

/// The [`rich_sample`] for a group's admins.
#[must_use]
pub fn group_rich_sample(locale: Locale) -> Page {
    sample(&Words::RichGroup, Whose::Group, locale)
}

fn sample(about: &Words, whose: Whose, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Words::RichTitle);
    draft.body(&Words::RichHow);
    draft.gap();
    draft.grid(scores(locale));
    let told = ["first", "second", "third"]
        .map(|deal| Line { style: Style::Body, text: say(locale, &Words::RichSampleDeal { deal: Choice(deal) }) });
    draft.aside(told.into());
    draft.gap();
    draft.strong(&Words::RichQuestion);
    draft.dim(about);
    draft.row([button(locale, &Words::ButtonRichYes, verb(whose, Dress::Rich), Look::Main)]);
    draft.row([button(locale, &Words::ButtonRichNo, verb(whose, Dress::Classic), Look::Quiet)]);
    draft.for_reading();
    draft.finish().dressed(Dress::Rich)
}

/// A score sheet of a match that nobody played.
fn scores(locale: Locale) -> Grid {
    let told = |cell| say(locale, &Words::RichSampleCell { cell: Choice(cell) });
    let mut grid = Grid::new([(told("deal"), Side::Right), (told("mira"), Side::Right), (told("peter"), Side::Right)]);
    for row in [["1", "2", "0"], ["2", "3", "0"], ["3", "3", "2"]] {
        grid.rows.push(Row { cells: row.map(Text::from).into(), is_own: false });
    }
    grid
}

const fn verb(whose: Whose, dress: Dress) -> Verb {
    Verb::Settings(match whose {
        Whose::Own => SettingsVerb::Dress(dress),
        Whose::Group => SettingsVerb::GroupDress(dress),
    })
}

/// What a person chose, where the platform has rich pages.
pub(super) fn tell(draft: &mut Draft, own: &OwnSettings) {
    if own.has_rich_pages {
        draft.body(&Words::Rich { rich: own.chosen.dress == Dress::Rich });
    }
}

/// What a group chose.
pub(super) fn tell_group(draft: &mut Draft, dress: Dress) {
    draft.body(&Words::GroupRich { rich: dress == Dress::Rich });
}

/// The way to the sample, or back to classic pages, for a person.
pub(crate) fn change(own: &OwnSettings, locale: Locale) -> Option<Button> {
    let way = |dress| match dress {
        Dress::Classic => SettingsVerb::RichSample,
        Dress::Rich => SettingsVerb::Dress(Dress::Classic),
    };
    own.has_rich_pages.then(|| way_to(way, own.chosen.dress, locale))
}

/// The way to the sample, or back to classic pages, for a group.
pub(super) fn change_group(dress: Dress, locale: Locale) -> Button {
    let way = |dress| match dress {
        Dress::Classic => SettingsVerb::GroupRichSample,
        Dress::Rich => SettingsVerb::GroupDress(Dress::Classic),
    };
    way_to(way, dress, locale)
}

fn way_to(way: impl Fn(Dress) -> SettingsVerb, dress: Dress, locale: Locale) -> Button {
    let label = Words::ButtonRich { rich: dress == Dress::Rich };
    button(locale, &label, Verb::Settings(way(dress)), Look::Quiet)
}
