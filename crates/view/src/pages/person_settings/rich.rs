//! Rich pages: a sample of one, before anybody chooses them.

use super::shown::{ShownSettings, button};
use super::{Scope, Setting};
use crate::page::draft::Draft;
use crate::words::{Choice, Settings as Words};
use crate::{Button, Dress, Grid, Line, Locale, Look, Offer, Page, Row, Side, Style, Text, Verb, say};

/// A rich page, with the question whether it is well readable. It is rich whatever was chosen.
#[must_use]
pub fn rich_sample(scope: Scope, locale: Locale) -> Page {
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
    draft.dim(match scope {
        Scope::Person => &Words::RichOwn,
        Scope::Chat => &Words::RichGroup,
    });
    let wear = |dress| Verb::choose(scope, Setting::Dress(dress));
    draft.row([button(locale, &Words::ButtonRichYes, wear(Dress::Rich), Look::Main)]);
    draft.row([button(locale, &Words::ButtonRichNo, wear(Dress::Classic), Look::Quiet)]);
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

/// What was chosen, where the platform has rich pages.
pub(super) fn told(shown: &ShownSettings) -> Option<Words> {
    let rich = shown.chosen.dress() == Dress::Rich;
    shown.has_rich_pages.then_some(match shown.scope {
        Scope::Person => Words::Rich { rich },
        Scope::Chat => Words::GroupRich { rich },
    })
}

/// The way to the sample, or back to classic pages.
pub(super) fn change(shown: &ShownSettings, locale: Locale) -> Option<Button> {
    let dress = shown.chosen.dress();
    let verb = match dress {
        Dress::Classic => Verb::offer(shown.scope, Offer::RichSample),
        Dress::Rich => Verb::choose(shown.scope, Setting::Dress(Dress::Classic)),
    };
    let label = Words::ButtonRich { rich: dress == Dress::Rich };
    shown.has_rich_pages.then(|| button(locale, &label, verb, Look::Quiet))
}
