//! Scenes: what a picture beside a page shows, made from the view of the page's reader.
//!
//! A scene tells no more than the page that it belongs to. What depends on the game, every game makes for itself
//! ([`Scenes`](parts::Scenes)).

mod cast;
mod ends;
mod parts;
mod table;

use talon_scene::{Held, Scene, Table};
use talon_table::{DealView, PhaseView, TableView};

pub(crate) use parts::{
    Counted, Ended, Figures, Goal, MatchCourse, Scenes, Taken, Turns, bare, bare_line, course_to, gained, points_of,
};

use crate::games::game;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::pages::hand;
use crate::pages::table_page::{Shown, shown};
use crate::words::{Caption, Phrase};
use crate::{Locale, Names, TablePageKey, Text, say};
use cast::Cast;

/// What the picture of [`table_page`](crate::table_page) shows, or that of [`solo`](crate::solo) if `view` is a player's: the table in a
/// running deal, or how the deal ended. None where the page has nothing to draw.
#[must_use]
pub fn table_scene(view: &TableView, names: &dyn Names, locale: Locale, key: TablePageKey) -> Option<Scene> {
    match shown(view, key) {
        Shown::Running(DealView::Open(deal)) => {
            let reader = Reader::now(view, names, locale);
            Some(Scene::Table(table::table(&reader, key.deal_no, deal, before(&reader))))
        }
        Shown::Finished(record, None) => {
            let reader = Reader::now(view, names, locale);
            ends::deal(&Cast::now(&reader), record).map(Scene::DealEnd)
        }
        Shown::Finished(record, Some(past)) => {
            let reader = Reader::of(past, view, names, locale);
            ends::deal(&Cast::of(past, &reader), record).map(Scene::DealEnd)
        }
        Shown::Running(DealView::Sealed(_)) | Shown::Lobby | Shown::Unfinished | Shown::Gone => None,
    }
}

/// What the picture of [`hand`](crate::hand) shows: the table with its reader's cards. None where the page has nothing to draw.
#[must_use]
pub fn hand_scene(view: &TableView, names: &dyn Names, locale: Locale) -> Option<Scene> {
    let PhaseView::Playing { deal_no, deal: DealView::Open(deal), .. } = &view.phase else { return None };
    let reader = Reader::now(view, names, locale);
    Some(Scene::Table(table::table(&reader, *deal_no, deal, before(&reader))))
}

/// What the picture of [`hand`](crate::hand) shows where its reader has the table in the same chat: the cards alone. None where the page
/// has nothing to draw.
#[must_use]
pub fn panel_scene(view: &TableView, names: &dyn Names, locale: Locale) -> Option<Scene> {
    match hand_scene(view, names, locale)? {
        Scene::Table(table) => table.alone().map(Scene::Hand),
        other => Some(other),
    }
}

/// How the deal before ended, in a line, as long as the page of a player tells it.
fn before(reader: &Reader<'_>) -> Option<Text> {
    let record = reader.view.sheet.last().filter(|_| hand::has_not_decided(reader))?;
    let mut told = Draft::new(reader.locale);
    game::recap(&mut told, reader, record);
    told.finish().lines().into_iter().map(|line| line.text).next()
}

/// What the picture of [`result`](crate::result) shows: who won, and the course of the match. None where no deal was finished, and where
/// the deals of the match stood alone.
#[must_use]
pub fn result_scene(view: &TableView, names: &dyn Names, locale: Locale) -> Option<Scene> {
    let past = view.finished.as_ref()?;
    let reader = Reader::of(past, view, names, locale);
    ends::whole(&Cast::of(past, &reader), past).map(Scene::MatchEnd)
}

/// What a picture is, for people who cannot see it.
pub(crate) fn alt(scene: &Scene, locale: Locale) -> String {
    let held = |held: &Held| u32::try_from(held.cards.len()).unwrap_or(u32::MAX);
    let of = |text: &String| Phrase::from(text.as_str());
    let sentence = match scene {
        Scene::Table(Table { header, hand: Some(hand), .. }) => {
            Caption::AltHand { game: of(&header.game), about: of(&header.about), cards: held(hand) }
        }
        Scene::Table(Table { header, hand: None, .. }) => {
            Caption::AltTable { game: of(&header.game), about: of(&header.about) }
        }
        Scene::Hand(hand) => Caption::AltOwn { cards: held(&hand.held) },
        Scene::DealEnd(end) => Caption::AltEnd { game: of(&end.header.game), about: of(&end.header.about) },
        Scene::MatchEnd(end) => Caption::AltEnd { game: of(&end.header.game), about: of(&end.header.about) },
    };
    bare(say(locale, &sentence))
}
