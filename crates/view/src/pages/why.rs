//! Why a tap was refused, and what is allowed now.

use talon_games::Rule;
use talon_table::{PhaseView, TableView};

use crate::games::game;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Phrase, Room};
use crate::{Locale, Look, MenuVerb, Msg, Names, Page, ShowVerb, Verb};

/// What the reader may do now and why, after the rule that forbade the reader's last tap, if one did. A public view
/// gives only what everybody may know.
#[must_use]
pub fn why(view: &TableView, names: &dyn Names, locale: Locale, rule: Option<Rule>) -> Page {
    let reader = Reader::now(view, names, locale);
    let mut draft = Draft::new(locale);
    match &view.phase {
        PhaseView::Playing { deal, .. } => {
            game::why(&mut draft, &reader, deal);
            if let Some(rule) = rule {
                draft.gap();
                draft.body(&Room::WhyRefused { rule: Phrase(reader.say(&Msg::from(rule))) });
            }
        }
        PhaseView::Lobby { .. } => draft.title(&Room::PanelLobby),
        PhaseView::Over { .. } => draft.title(&Room::PanelOver),
        PhaseView::Closed { .. } => draft.title(&Room::PanelClosed),
    }
    draft.row([
        reader.button(&Room::ButtonRules, Verb::Menu(MenuVerb::Rules(view.kind, 0)), Look::Quiet),
        reader.button(&Room::ButtonBack, Verb::Show(ShowVerb::TablePage), Look::Quiet),
    ]);
    draft.finish()
}
