//! Answers that show a page of a table themselves, on platforms where they can: the pressed page as it is now, or the sender's own panel.

use std::sync::atomic::Ordering;

use talon_store::{BeginWrite, MessageRef, OnPanel, PrivateChat, SurfaceKey, SurfaceRow};
use talon_table::{Table, TableId, Viewer};
use talon_view::{Token, Verb};

use super::Screen;
use super::confirm::{Known, REREADS};
use crate::deliver::DesiredPage;
use crate::error::HouseError;
use crate::handle::asked::{Asked, Pressed};
use crate::input::intent::{Answer, Panel};
use crate::input::receipt::Receipt;

impl Screen {
    /// Whether the pressed panel is the sender's hand. Pages that were opened beside a table's are panels too.
    pub(super) fn on_hand(&self, asked: &Asked<'_>, surfaces: &[SurfaceRow]) -> Result<bool, HouseError> {
        let Some(pressed) = asked.incoming.message.as_ref().filter(|_| asked.on_panel()) else {
            return Ok(false);
        };
        let platform = self.core.served(asked.place().platform)?;
        Ok(hand_on_panel(asked, surfaces).is_some_and(|hand| platform.is_same_message(hand, pressed)))
    }

    /// Whether the pressed panel is the sender's hand, or is about to be noted as such: it may be pressed before its opening is confirmed.
    pub(super) async fn may_be_hand(&self, asked: &Asked<'_>, id: TableId) -> Result<bool, HouseError> {
        if !asked.on_panel() {
            return Ok(false);
        }
        let surfaces = self.core.store.surfaces(id).await?;
        if hand_on_panel(asked, &surfaces).is_some() {
            return self.on_hand(asked, &surfaces);
        }
        let table = self.core.tables.seen(id).await?.readable();
        Ok(table.is_some_and(|table| table.seat_of(asked.person()).is_some()))
    }

    /// The page on which this input pressed, if its answer could show it: on platforms whose answers can, and wherever a question takes its
    /// place. Delivery leaves the page alone until [`on_screen`](Self::on_screen) knows the outcome of the answer.
    pub(in crate::handle) async fn hold_pressed(&self, asked: &Asked<'_>) -> Result<Option<Pressed>, HouseError> {
        let shows = |token: &Token| asked.panel.is_some() || matches!(token.verb, Verb::Ask(_));
        let Some(table) = asked.token().filter(shows).and_then(|token| token.table) else {
            return Ok(None);
        };
        if self.core.tables.seen(table).await?.readable().is_none() {
            return Ok(None);
        }
        let key = if asked.on_panel() {
            Some(SurfaceKey::Panel { person: asked.person() })
        } else {
            self.pressed_surface(asked, table).await?.map(|surface| surface.key)
        };
        Ok(key.map(|key| Pressed { table, key, write_id: self.page_locks.hold(table, key, asked.now) }))
    }

    /// The answer as the screen can take it: in place of a silent answer, the pressed page as it is now.
    pub(in crate::handle) async fn on_screen(
        &self,
        asked: &Asked<'_>,
        answer: Result<Answer, HouseError>,
    ) -> Result<Answer, HouseError> {
        let Some(pressed) = asked.pressed else {
            return answer;
        };
        // The decision may have taken its time.
        self.page_locks.prolong(pressed.table, pressed.key, pressed.write_id, self.core.clock.now());
        let otherwise = match &answer {
            Ok(words @ (Answer::Silent | Answer::Toast(_))) => words.clone(),
            _ => Answer::Silent,
        };
        match self.redrawn(asked, pressed, answer).await {
            Ok(Answer::Surface { page, replace_pressed, receipt }) if pressed.is_of(&receipt) => {
                if self.goes_out(&receipt).await {
                    self.page_locks.prolong(pressed.table, pressed.key, pressed.write_id, self.core.clock.now());
                    return Ok(Answer::Surface { page, replace_pressed, receipt });
                }
                self.release(pressed.table, pressed.key, pressed.write_id).await;
                Ok(otherwise)
            }
            other => {
                self.release(pressed.table, pressed.key, pressed.write_id).await;
                other
            }
        }
    }

    /// Notes a pending edit for the answer, so that no process takes the page as shown before the answer is confirmed. Usually the decision
    /// has noted it already. Returns whether the answer may go out.
    async fn goes_out(&self, receipt: &Receipt) -> bool {
        if receipt.begun {
            return true;
        }
        self.begin_answer(receipt).await.unwrap_or_else(|error| {
            let Receipt { table, key, .. } = receipt;
            tracing::error!(%table, %key, %error, "an answer could not be noted before it goes out");
            false
        })
    }

    async fn begin_answer(&self, receipt: &Receipt) -> Result<bool, HouseError> {
        let Receipt { table, key, .. } = *receipt;
        let write = receipt.write_id.answer(self.core.clock.now());
        let begin = |panel| BeginWrite { table, key, write, seen: None, panel, mark: Some(write.held) };
        if !matches!(key, SurfaceKey::Panel { .. }) {
            return Ok(self.core.store.begin_write(&begin(None)).await?);
        }
        for _ in 0..REREADS {
            // A panel may be pressed before its opening is confirmed.
            let known = match self.panel_known(receipt).await? {
                Known::Nothing => None,
                Known::Same(known) => Some(known),
                Known::Other(_) => return Ok(false),
            };
            let panel = OnPanel { place: receipt.place.clone(), message: receipt.message.clone(), known };
            if self.core.store.begin_write(&begin(Some(panel))).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The pressed page in place of an answer without text. An answer that would edit the message waits for delivery's edit of it; if that
    /// takes too long, the page is left to delivery.
    async fn redrawn(
        &self,
        asked: &Asked<'_>,
        pressed: Pressed,
        answer: Result<Answer, HouseError>,
    ) -> Result<Answer, HouseError> {
        // A panel that counts against its group's pace changes only if there was room.
        let has_room = !asked.answers_count || asked.turned.load(Ordering::Relaxed);
        if !has_room && asked.on_panel() {
            self.note_pressed(asked, pressed).await;
        }
        let says_it_all = match &answer {
            Ok(Answer::Silent) => has_room || !asked.on_panel(),
            // On one's own panel the page says it all.
            Ok(Answer::Toast(_)) => has_room && asked.on_panel(),
            Ok(
                Answer::Page { replace_pressed: true, .. }
                | Answer::Pending { replace_pressed: true, .. }
                | Answer::Surface { .. }
                | Answer::Dismiss,
            ) => {
                self.wait_for_page(pressed.table, pressed.key).await;
                return answer;
            }
            Ok(
                Answer::Alert(_)
                | Answer::Posted { .. }
                | Answer::Page { replace_pressed: false, .. }
                | Answer::Pending { replace_pressed: false, .. },
            )
            | Err(_) => return answer,
        };
        if !says_it_all || !self.wait_for_page(pressed.table, pressed.key).await {
            return answer;
        }
        match self.pressed_page(asked, pressed).await {
            Ok(page) => page.map_or(answer, Ok),
            Err(error) => {
                tracing::error!(table = %pressed.table, key = %pressed.key, %error, "an answer could not show its page");
                answer
            }
        }
    }

    /// Notes a pressed panel that was unknown or forgotten as the hand. The answer does not show it: delivery will.
    async fn note_pressed(&self, asked: &Asked<'_>, pressed: Pressed) {
        if let Ok(Some(Answer::Surface { receipt, .. })) = self.pressed_page(asked, pressed).await {
            self.goes_out(&receipt).await;
        }
    }

    pub(in crate::handle) async fn pressed_page(
        &self,
        asked: &Asked<'_>,
        pressed: Pressed,
    ) -> Result<Option<Answer>, HouseError> {
        let Pressed { table: id, key, .. } = pressed;
        let Some(row) = self.core.store.table(id).await? else {
            return Ok(None);
        };
        let Some(table) = self.core.tables.of(&row).await?.readable() else {
            return Ok(None);
        };
        if self.pages.awaits_room(&row, &table)? && !key.is_private() {
            // The pressed message is about to become the sign at the door.
            return Ok(None);
        }
        let surfaces = self.core.store.surfaces(id).await?;
        if let SurfaceKey::Panel { .. } = key {
            return self.panel_afterwards(asked, id, &table, &surfaces).await;
        }
        let Some(shown) = surfaces.iter().find(|surface| surface.key == key) else {
            return Ok(None);
        };
        let Some(message) = shown.message.clone().filter(|message| asked.incoming.message.as_ref() == Some(message))
        else {
            return Ok(None);
        };
        let wanted = self.pages.page_of(&row, &table, &surfaces, key).await?;
        // An answer calls nobody and leaves no message behind, which the page may have to.
        let is_answer = |wanted: &DesiredPage| wanted.calls.is_empty() && wanted.leaves(shown).is_none();
        Ok(wanted.filter(is_answer).map(|wanted| {
            let receipt = Receipt {
                table: id,
                key,
                version: table.version(),
                place: shown.place.clone(),
                message,
                hash: wanted.page.hash(),
                at: asked.now,
                fresh: false,
                write_id: pressed.write_id,
                begun: shown.writes.is_settled(pressed.write_id.0),
            };
            Answer::Surface { page: wanted.page, replace_pressed: true, receipt }
        }))
    }

    /// What a pressed panel shows once its button has done its work: the hand, unless another message shows that already.
    async fn panel_afterwards(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
        surfaces: &[SurfaceRow],
    ) -> Result<Option<Answer>, HouseError> {
        let hand = self.own_panel(asked, id, table, surfaces).await?;
        let beside = hand.is_some() && self.has_hand_beside(asked, surfaces)?;
        Ok(if beside { Some(Answer::Dismiss) } else { hand })
    }

    /// Whether the sender has the hand of a table with these surfaces on another message than the pressed panel.
    pub(super) fn has_hand_beside(&self, asked: &Asked<'_>, surfaces: &[SurfaceRow]) -> Result<bool, HouseError> {
        if self.on_hand(asked, surfaces)? {
            return Ok(false);
        }
        Ok(asked.place().private || hand_on_panel(asked, surfaces).is_some())
    }

    /// The sender's own hand, in the message that only the sender sees; none for somebody without a seat, or if the platform has no such
    /// message.
    pub(super) async fn own_panel(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
        surfaces: &[SurfaceRow],
    ) -> Result<Option<Answer>, HouseError> {
        let (Some(Panel { at, pressed }), Some(seat)) = (&asked.incoming.panel, table.seat_of(asked.person())) else {
            return Ok(None);
        };
        let people = self.core.people(&table.view(Viewer::Seat(seat)), asked.place().platform).await?;
        Ok(self.pages.panel_page(table, asked.person(), &people).map(|wanted| {
            let shown = surfaces.iter().find(|surface| surface.key == wanted.key);
            let on_it = asked.pressed.filter(|pressed| (pressed.table, pressed.key) == (id, wanted.key));
            let write_id = on_it.map_or_else(|| self.page_locks.write_id(), |pressed| pressed.write_id);
            let receipt = Receipt {
                table: id,
                key: wanted.key,
                version: table.version(),
                place: wanted.place,
                message: at.clone(),
                hash: wanted.page.hash(),
                at: asked.now,
                fresh: !*pressed,
                write_id,
                // Nobody else writes on a new one.
                begun: !*pressed || shown.is_some_and(|shown| shown.writes.is_settled(write_id.0)),
            };
            Answer::Surface { page: wanted.page, replace_pressed: *pressed, receipt }
        }))
    }

    /// The sender opens the hand as a panel. If the bot could not write to the sender in private, it tries once more on platforms that do
    /// not report when it may: the panel says how to allow it.
    pub(super) async fn open_panel(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
    ) -> Result<Option<Answer>, HouseError> {
        if asked.place().private {
            return Ok(None);
        }
        let panel = self.own_panel(asked, id, table, &[]).await?;
        if panel.is_some() && !asked.account.chat.may_write() && !asked.answers_count {
            self.core.set_private_chat(&asked.account.account, PrivateChat::Unknown).await?;
            self.core.mark(id).await?;
        }
        Ok(panel)
    }
}

/// The message that shows the sender's hand as a panel, where one does.
fn hand_on_panel<'a>(asked: &Asked<'_>, surfaces: &'a [SurfaceRow]) -> Option<&'a MessageRef> {
    let panel = SurfaceKey::Panel { person: asked.person() };
    surfaces.iter().find(|surface| surface.key == panel).and_then(|surface| surface.message.as_ref())
}
