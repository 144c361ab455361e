//! What an input does to the messages on the screen: redraw, repost, take away.

pub(super) mod confirm;
pub(super) mod panel_answer;
pub(super) mod panels;

use std::sync::Arc;

use talon_store::{PageWrites, SurfaceKey, SurfaceRow, SurfaceState};
use talon_table::{PhaseView, Table, TableId, Viewer};
use talon_view::{HereVerb, Page, Target, Token};

use super::asked::Asked;
use crate::core::Core;
use crate::deliver::PagePlanner;
use crate::deliver::newest_public;
use crate::deliver::page_locks::PageLocks;
use crate::error::HouseError;
use crate::input::intent::{Answer, Intent};

/// Knows what is on the screen: which messages an answer may replace, and which pages it shows itself.
pub(crate) struct Screen {
    pub(super) core: Arc<Core>,
    pub(super) pages: Arc<PagePlanner>,
    pub(super) page_locks: Arc<PageLocks>,
}

impl Screen {
    /// On this core. Delivery keeps off the pages that these lock.
    pub(crate) const fn new(core: Arc<Core>, pages: Arc<PagePlanner>, page_locks: Arc<PageLocks>) -> Self {
        Self { core, pages, page_locks }
    }
}

impl Screen {
    /// The surface of a table on whose message the person pressed.
    pub(super) async fn pressed_surface(
        &self,
        asked: &Asked<'_>,
        table: TableId,
    ) -> Result<Option<SurfaceRow>, HouseError> {
        if asked.incoming.message.is_none() {
            return Ok(None);
        }
        let surfaces = self.core.store.surfaces(table).await?;
        Ok(surfaces.into_iter().find(|surface| is_pressed(asked, surface)))
    }

    /// Shows the person's present page again: it seems to be stale on that screen.
    pub(super) async fn redraw(&self, asked: &Asked<'_>, table: TableId) -> Result<(), HouseError> {
        let key = match self.pressed_surface(asked, table).await? {
            Some(surface) if surface.state == SurfaceState::Finished => return Ok(()),
            Some(surface) => surface.key,
            None if asked.on_panel() => SurfaceKey::Panel { person: asked.person() },
            None => SurfaceKey::Hand { person: asked.person() },
        };
        self.core.store.forget_page(table, key).await?;
        self.core.mark(table).await
    }

    /// Shows the person's own page again, wherever it is.
    pub(super) async fn redraw_hand(&self, asked: &Asked<'_>, table: TableId) -> Result<(), HouseError> {
        let key = SurfaceKey::Hand { person: asked.person() };
        self.core.store.forget_page(table, key).await?;
        self.core.mark(table).await
    }

    /// Shows the page with the pressed button again.
    pub(super) async fn redraw_pressed(&self, asked: &Asked<'_>) -> Result<(), HouseError> {
        let Intent::Press(raw) = &asked.incoming.intent else {
            return Ok(());
        };
        match raw.parse::<Token>().ok().and_then(|token| token.table) {
            Some(table) if self.core.store.table(table).await?.is_some() => self.redraw(asked, table).await,
            Some(_) | None => Ok(()),
        }
    }

    /// Whether delivery keeps the pressed message current: it is a page of `table`, or of any table that is played here. Buttons can be
    /// forged, so the button alone never decides what may be replaced or deleted.
    async fn is_looked_after(&self, asked: &Asked<'_>, table: Option<TableId>) -> Result<bool, HouseError> {
        let place = asked.place();
        let mut tables: Vec<TableId> = table.into_iter().collect();
        let here = self.core.store.open_tables_in(place.platform, &place.chat).await?;
        tables.extend(here.iter().map(|row| row.table));
        if place.private {
            tables.extend(self.core.store.open_tables_of(asked.person()).await?.iter().map(|row| row.table));
        }
        let present = match table {
            Some(table) => self.core.tables.seen(table).await?.readable().and_then(|table| present_page(&table)),
            None => None,
        };
        for id in tables {
            let surfaces = self.core.store.surfaces(id).await?;
            if surfaces.iter().any(|surface| is_pressed(asked, surface)) {
                return Ok(true);
            }
            // A message that is being sent has no number yet, and may be the pressed one.
            let is_coming = present.is_some_and(|key| !is_noted(&surfaces, key));
            if table == Some(id) && (is_coming || self.is_on_hand_to_come(asked, id, &surfaces).await?) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the pressed button is on a hand that is about to be noted in the place where it was pressed.
    async fn is_on_hand_to_come(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        surfaces: &[SurfaceRow],
    ) -> Result<bool, HouseError> {
        let key = SurfaceKey::Hand { person: asked.person() };
        let Intent::Press(raw) = &asked.incoming.intent else { return Ok(false) };
        let Some(pressed) = raw.parse::<Token>().ok().filter(|_| asked.place().private && !is_noted(surfaces, key))
        else {
            return Ok(false);
        };
        let Some(row) = self.core.tables.row(id).await? else { return Ok(false) };
        let table = self.core.tables.of(&row).await?.readable();
        let Some(table) = table.filter(|table| table.is_playing()) else { return Ok(false) };
        let hand = self.pages.page_of(&row, &table, surfaces, key).await?;
        let is_pressed = |target: &Target| matches!(target, Target::Token(token) if token.verb == pressed.verb);
        Ok(hand.is_some_and(|hand| hand.page.buttons.iter().flatten().any(|button| is_pressed(&button.target))))
    }

    /// Whether a page of a menu replaces the pressed message: it replaces only a page of its own kind, and never one that delivery keeps
    /// current.
    pub(super) async fn turns_in_place(&self, asked: &Asked<'_>, table: Option<TableId>) -> Result<bool, HouseError> {
        if asked.panel.is_some() {
            return Ok(asked.on_panel());
        }
        Ok(asked.incoming.message.is_some() && !self.is_looked_after(asked, table).await?)
    }

    /// A page in answer to a press. It never replaces a page that delivery keeps current, so that such a page is always there to play on.
    /// It turns in place on a page of its own kind. But in a group, a page about a table is shown only to the person who pressed, and does
    /// not replace a page that the others read there.
    pub(super) async fn beside(
        &self,
        asked: &Asked<'_>,
        table: Option<TableId>,
        page: Page,
    ) -> Result<Answer, HouseError> {
        if asked.panel.is_some() {
            if let Some(table) = table
                && self.may_be_hand(asked, table).await?
            {
                self.hand_gives_way(asked, table).await?;
            }
            return Ok(Answer::Page { page, replace_pressed: asked.on_panel() });
        }
        let turns = asked.incoming.message.is_some() && (asked.place().private || table.is_none());
        let replace_pressed = turns && !self.is_looked_after(asked, table).await?;
        Ok(Answer::Page { page, replace_pressed })
    }

    /// A page about a community for somebody who alone reads it in a group, with a button that shows it to everybody.
    pub(super) async fn beside_with_here(
        &self,
        asked: &Asked<'_>,
        mut page: Page,
        here: HereVerb,
    ) -> Result<Answer, HouseError> {
        if asked.panel.is_some() && !asked.place().private {
            page.push_button(talon_view::here_button(here, asked.here));
        }
        self.beside(asked, None, page).await
    }

    /// Notes that the panel shows something else than the hand; its back button makes it the hand again.
    async fn hand_gives_way(&self, asked: &Asked<'_>, table: TableId) -> Result<(), HouseError> {
        let key = SurfaceKey::Panel { person: asked.person() };
        let now = self.core.clock.now();
        let row = SurfaceRow::gives_way(table, key, asked.place().clone(), now);
        let writes = PageWrites::of(self.page_locks.write_id().beside(now));
        Ok(self.core.store.save_surface(&SurfaceRow { writes, ..row }).await?)
    }

    /// Takes a panel away: a message of this table that delivery does not keep current. In a group only a player may.
    pub(super) async fn dismiss_panel(&self, asked: &Asked<'_>, id: TableId) -> Result<(), HouseError> {
        // On platforms whose answers can, the answer takes the panel away itself.
        let Some(message) = asked.incoming.message.as_ref().filter(|_| asked.panel.is_none()) else {
            return Ok(());
        };
        let seated = match self.core.tables.seen(id).await?.readable() {
            Some(table) => table.seat_of(asked.person()).is_some(),
            None => false,
        };
        if !(seated || asked.place().private) || self.is_looked_after(asked, Some(id)).await? {
            return Ok(());
        }
        if let Err(error) = self.core.served(asked.place().platform)?.delete(asked.place(), message).await {
            tracing::info!(table = %id, %error, "a panel stays where it is");
        }
        Ok(())
    }

    /// Reposts boards that have scrolled away.
    pub(super) async fn repost_scrolled(&self, asked: &Asked<'_>) -> Result<(), HouseError> {
        let place = asked.place();
        let Some(newest) = asked.incoming.now_message.filter(|_| !place.private) else {
            return Ok(());
        };
        for row in self.core.store.open_tables_in(place.platform, &place.chat).await? {
            let surfaces = self.core.store.surfaces(row.table).await?;
            let Some(surface) = newest_public(&surfaces) else {
                continue;
            };
            let number = surface.message.as_ref().and_then(|message| message.number());
            let scrolled =
                number.is_some_and(|number| newest.saturating_sub(number) >= self.core.settings.scrolled_after);
            if scrolled && matches!(surface.key, SurfaceKey::TablePage { .. }) {
                self.pages.repost(row.table, surface).await?;
            }
        }
        Ok(())
    }
}

/// Whether the person pressed on this surface's message.
fn is_pressed(asked: &Asked<'_>, surface: &SurfaceRow) -> bool {
    asked.incoming.message.is_some() && surface.message == asked.incoming.message && is_here(asked, surface)
}

fn is_here(asked: &Asked<'_>, surface: &SurfaceRow) -> bool {
    (surface.place.platform, &surface.place.chat) == (asked.place().platform, &asked.place().chat)
}

fn is_noted(surfaces: &[SurfaceRow], key: SurfaceKey) -> bool {
    surfaces.iter().any(|surface| surface.key == key && surface.message.is_some())
}

/// The page on which a table is played, or its last word.
fn present_page(table: &Table) -> Option<SurfaceKey> {
    let view = table.view(Viewer::Public);
    let match_no = view.match_no;
    match view.phase {
        PhaseView::Lobby { .. } => Some(SurfaceKey::TablePage { match_no, deal_no: 1 }),
        // In a group one page follows the match.
        PhaseView::Playing { .. } if view.community => Some(SurfaceKey::TablePage { match_no, deal_no: 1 }),
        PhaseView::Playing { deal_no, .. } => Some(SurfaceKey::TablePage { match_no, deal_no }),
        PhaseView::Over { .. } => Some(SurfaceKey::Result { match_no }),
        PhaseView::Closed { .. } => None,
    }
}
