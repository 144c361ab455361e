//! Answers that show a page of a table themselves, where the platform's answers can: the pressed page as it is now, or the
//! sender's own panel.

use talon_table::{Table, TableId, Viewer};
use talon_view::Token;

use super::Asked;
use crate::answering::Ticket;
use crate::error::HouseError;
use crate::house::House;
use crate::intent::{Answer, Intent, MessageRef, Panel, Receipt};
use crate::ports::store::{PrivateChat, SurfaceKey};

/// The page of a table on which somebody pressed.
#[derive(Clone, Copy)]
pub(super) struct Pressed {
    table: TableId,
    key: SurfaceKey,
    ticket: Ticket,
}

impl Asked<'_> {
    /// The pressed button.
    fn token(&self) -> Option<Token> {
        let Intent::Press(raw) = &self.incoming.intent else {
            return None;
        };
        raw.parse().ok()
    }

    /// Whether the input is a press on a message that the sender alone sees.
    pub(super) fn on_panel(&self) -> bool {
        self.incoming.panel.as_ref().is_some_and(|panel| panel.pressed)
    }
}

impl House {
    /// Whether the pressed panel is the sender's hand. Pages that were opened beside a table's are panels too.
    pub(super) async fn on_hand(&self, asked: &Asked<'_>, id: TableId) -> Result<bool, HouseError> {
        let Some(pressed) = asked.incoming.message.as_ref().filter(|_| asked.on_panel()) else {
            return Ok(false);
        };
        let hand = self.hand_on_panel(asked, id).await?;
        let platform = self.served(asked.place().platform)?;
        Ok(hand.is_some_and(|hand| platform.is_same_message(&hand, pressed)))
    }

    /// The message that shows the sender's hand as a panel, where one does.
    async fn hand_on_panel(&self, asked: &Asked<'_>, id: TableId) -> Result<Option<MessageRef>, HouseError> {
        let panel = SurfaceKey::Panel { person: asked.person() };
        let surfaces = self.store.surfaces(id).await?;
        Ok(surfaces.into_iter().find(|surface| surface.key == panel).and_then(|surface| surface.message))
    }

    /// The page on which this input pressed, if its answer could show it. Delivery leaves the page alone until
    /// [`on_screen`](Self::on_screen) knows how the answer comes out.
    pub(super) async fn hold_pressed(&self, asked: &Asked<'_>) -> Result<Option<Pressed>, HouseError> {
        let Some(table) = asked.token().and_then(|token| token.table).filter(|_| asked.incoming.panel.is_some()) else {
            return Ok(None);
        };
        if self.tables.seen(table).await?.is_none() {
            return Ok(None);
        }
        let key = if asked.on_panel() {
            Some(SurfaceKey::Panel { person: asked.person() })
        } else {
            self.pressed_surface(asked, table).await?.map(|surface| surface.key)
        };
        Ok(key.map(|key| Pressed { table, key, ticket: self.answering.hold(table, key, asked.now) }))
    }

    /// The answer as the screen can take it: what would be silent shows the pressed page as it is now.
    pub(super) async fn on_screen(
        &self,
        asked: &Asked<'_>,
        pressed: Option<Pressed>,
        answer: Result<Answer, HouseError>,
    ) -> Result<Answer, HouseError> {
        let Some(pressed) = pressed else {
            return answer;
        };
        let redrawn = match &answer {
            Ok(Answer::Silent) => self.redrawn(asked, pressed).await,
            // On one's own panel the page says it all.
            Ok(Answer::Toast(_)) if asked.on_panel() => self.redrawn(asked, pressed).await,
            Ok(
                Answer::Toast(_) | Answer::Alert(_) | Answer::Page { .. } | Answer::Surface { .. } | Answer::Dismiss,
            )
            | Err(_) => Ok(None),
        };
        let answer = match redrawn {
            Ok(redrawn) => redrawn.map_or(answer, Ok),
            Err(error) => Err(error),
        };
        let Pressed { table, key, ticket } = pressed;
        match answer {
            Ok(Answer::Surface { page, replace_pressed, receipt }) if (receipt.table, receipt.key) == (table, key) => {
                self.store.set_page_hash(table, key, None).await?;
                self.answering.prolong(table, key, ticket, self.clock.now());
                let receipt = Receipt { ticket: Some(ticket), ..receipt };
                Ok(Answer::Surface { page, replace_pressed, receipt })
            }
            other => {
                self.release(table, key, Some(ticket)).await;
                other
            }
        }
    }

    async fn redrawn(&self, asked: &Asked<'_>, pressed: Pressed) -> Result<Option<Answer>, HouseError> {
        let Pressed { table: id, key, .. } = pressed;
        let Some(row) = self.store.table(id).await? else {
            return Ok(None);
        };
        let Some(table) = self.tables.at_least(id, row.version).await? else {
            return Ok(None);
        };
        if let SurfaceKey::Panel { .. } = key {
            return self.panel_afterwards(asked, id, &table).await;
        }
        if self.awaits_room(&row, &table)? && !key.is_private() {
            // The pressed message is about to become the sign at the door.
            return Ok(None);
        }
        let surfaces = self.store.surfaces(id).await?;
        let plan = self.plan(&row, &table, &surfaces).await?;
        let wanted = plan.wanted.into_iter().find(|wanted| wanted.key == key);
        let shown = surfaces.into_iter().find(|surface| surface.key == key);
        Ok(wanted.zip(shown).and_then(|(wanted, shown)| {
            let receipt = Receipt {
                table: id,
                key,
                place: shown.place,
                message: shown.message.filter(|message| asked.incoming.message.as_ref() == Some(message))?,
                hash: wanted.page.hash(),
                at: asked.now,
                fresh: false,
                ticket: None,
            };
            Some(Answer::Surface { page: wanted.page, replace_pressed: true, receipt })
        }))
    }

    /// What becomes of a pressed panel once its button has done its work: it shows the hand, unless the hand is shown beside
    /// it already.
    async fn panel_afterwards(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
    ) -> Result<Option<Answer>, HouseError> {
        let hand = self.own_panel(asked, id, table).await?;
        let beside = hand.is_some() && self.has_hand_beside(asked, id).await?;
        Ok(if beside { Some(Answer::Dismiss) } else { hand })
    }

    /// Whether the sender has the hand of a table on another message than the pressed panel.
    pub(super) async fn has_hand_beside(&self, asked: &Asked<'_>, id: TableId) -> Result<bool, HouseError> {
        if self.on_hand(asked, id).await? {
            return Ok(false);
        }
        Ok(asked.place().private || self.hand_on_panel(asked, id).await?.is_some())
    }

    /// The sender's own hand, in the message that the sender alone sees; none for somebody without a seat, or where the
    /// platform has no such message.
    pub(super) async fn own_panel(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
    ) -> Result<Option<Answer>, HouseError> {
        let (Some(Panel { at, pressed }), Some(seat)) = (&asked.incoming.panel, table.seat_of(asked.person())) else {
            return Ok(None);
        };
        let people = self.people(&table.view(Viewer::Seat(seat)), asked.place().platform).await?;
        Ok(self.panel_page(table, asked.person(), &people).map(|wanted| {
            let receipt = Receipt {
                table: id,
                key: wanted.key,
                place: wanted.place,
                message: at.clone(),
                hash: wanted.page.hash(),
                at: asked.now,
                fresh: !*pressed,
                ticket: None,
            };
            Answer::Surface { page: wanted.page, replace_pressed: *pressed, receipt }
        }))
    }

    /// The sender opens the hand as a panel. Whom the bot could not write to in private is tried once more: the panel tells
    /// how to let it.
    pub(super) async fn open_panel(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
    ) -> Result<Option<Answer>, HouseError> {
        if asked.place().private {
            return Ok(None);
        }
        let panel = self.own_panel(asked, id, table).await?;
        if panel.is_some() && !asked.account.chat.may_write() {
            self.store.set_private_chat(&asked.account.account, PrivateChat::Unknown).await?;
            self.mark(id).await?;
        }
        Ok(panel)
    }
}
