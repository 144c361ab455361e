//! The question before a decision that can't be undone and may cost the deal.
//!
//! On a hand's page the button of such a decision carries [`Verb::Ask`], and the question's own button [`Verb::Act`]. So the second press
//! protects from a slip of the thumb. It is no rule: a press that carries the decision itself counts.

use talon_games::{AnyAction, AnyView};
use talon_table::{DealView, PhaseView, TableView};

use crate::games::game::{self, Question};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::Room;
use crate::{Button, Locale, Look, Names, Page, ShowVerb, Slug, Style, Target, Text, Token, Verb};

/// The rows of a hand's buttons, and the decisions beside what else it offers.
type Controls = (Vec<Vec<Button>>, Vec<Button>);

/// The controls with the buttons that ask first, where the reader wants that.
pub(crate) fn before(reader: &Reader<'_>, deal: &AnyView, controls: Controls) -> Controls {
    if !reader.is_asked_first() {
        return controls;
    }
    let (rows, beside) = controls;
    let row = |row: Vec<Button>| row.into_iter().map(|button| asking(reader, deal, button)).collect();
    (rows.into_iter().map(row).collect(), row(beside))
}

fn asking(reader: &Reader<'_>, deal: &AnyView, button: Button) -> Button {
    match decision(&button) {
        Some(notation) if asked(reader, deal, notation).is_some() => {
            Button { target: Target::Token(reader.token(Verb::Ask(notation.clone()))), ..button }
        }
        Some(_) | None => button,
    }
}

/// The decision that a button makes at once.
const fn decision(button: &Button) -> Option<&Slug> {
    match &button.target {
        Target::Token(Token { verb: Verb::Act(notation), .. }) => Some(notation),
        _ => None,
    }
}

fn asked(reader: &Reader<'_>, deal: &AnyView, notation: &Slug) -> Option<Question<Text>> {
    let action = reader.view.kind.parse_action(notation).ok()?;
    game::question(deal, &action, reader.locale)
}

/// The question before a decision of the seat for which `view` is made; none where the decision is made at once: it costs nothing, is
/// not possible now, or the person of that seat does not want to be asked.
#[must_use]
pub fn question(view: &TableView, names: &dyn Names, locale: Locale, action: AnyAction) -> Option<Page> {
    let reader = Reader::now(view, names, locale);
    let notation: Slug = action.to_string().parse().ok()?;
    all(&reader)
        .find(|(button, _)| decision(button) == Some(&notation))
        .map(|(button, question)| page(&reader, button, question))
}

/// Every such question that can be asked now.
#[must_use]
pub fn questions(view: &TableView, names: &dyn Names, locale: Locale) -> Vec<Page> {
    let reader = Reader::now(view, names, locale);
    all(&reader).map(|(button, question)| page(&reader, button, question)).collect()
}

/// The buttons of the reader's hand before which something is asked.
fn all<'a>(reader: &'a Reader<'_>) -> impl Iterator<Item = (Button, Question<Text>)> + 'a {
    let deal = match &reader.view.phase {
        PhaseView::Playing { deal: DealView::Open(deal), .. } if reader.is_asked_first() => Some(deal),
        _ => None,
    };
    deal.into_iter()
        .flat_map(move |deal| {
            let (rows, beside) = game::controls(reader, deal);
            let buttons = rows.into_iter().flatten().chain(beside);
            buttons.filter_map(move |button| Some((asked(reader, deal, decision(&button)?)?, button)))
        })
        .map(|(question, button)| (button, question))
}

fn page(reader: &Reader<'_>, button: Button, question: Question<Text>) -> Page {
    let mut draft = Draft::new(reader.locale);
    draft.line(Style::Title, question.title);
    for line in question.lines {
        draft.line(Style::Body, line);
    }
    draft.row([
        Button { look: Look::Danger, ..button },
        reader.button(&Room::ButtonBack, Verb::Show(ShowVerb::TablePage), Look::Main),
    ]);
    draft.finish()
}
