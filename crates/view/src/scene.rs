//! Scenes: what a picture beside a page shows, made from the view of the page's reader.

use talon_scene::Scene;
use talon_table::TableView;

use crate::{Locale, Names, TablePageKey};

/// What the picture of [`table_page`](crate::table_page) shows, or that of [`solo`](crate::solo) if `view` is a player's: the table in a
/// running deal, or how the deal ended. None where the page has nothing to draw.
#[must_use]
pub fn table_scene(_view: &TableView, _names: &dyn Names, _locale: Locale, _key: TablePageKey) -> Option<Scene> {
    None
}

/// What the picture of [`hand`](crate::hand) shows: the table with its reader's cards. None where the page has nothing to draw.
#[must_use]
pub fn hand_scene(_view: &TableView, _names: &dyn Names, _locale: Locale) -> Option<Scene> {
    None
}

/// What the picture of [`result`](crate::result) shows: who won, and the course of the match. None where no deal was finished.
#[must_use]
pub fn result_scene(_view: &TableView, _names: &dyn Names, _locale: Locale) -> Option<Scene> {
    None
}
