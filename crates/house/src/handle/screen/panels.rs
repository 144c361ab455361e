//! Pages that people ask for.

use talon_cards::Seat;
use talon_games::GameKind;
use talon_store::{SurfaceKey, TableRow};
use talon_table::{Command, Mistake, PhaseView, Refusal, Table, TableId, TableView, Viewer};
use talon_view::{Button, Line, Locale, Look, Msg, Names, Page, ShowVerb, Style, Target, game_named, say};

use crate::deliver::newest_public;
use crate::error::HouseError;
use crate::handle::asked::{Asked, page};
use crate::handle::person::find::{Found, viewer};
use crate::handle::tables::TableAnswers;
use crate::input::intent::Answer;
use crate::people::People;

/// One of the pages of the options.
pub(in crate::handle) type OptionsPage = fn(&TableView, &dyn Names, Locale) -> Page;

impl TableAnswers {
    /// Buttons that show something and change nothing.
    pub(in crate::handle) async fn press_show(
        &self,
        asked: &Asked<'_>,
        at: &Found,
        verb: ShowVerb,
    ) -> Result<Answer, HouseError> {
        let (id, table) = (at.row.table, &*at.table);
        if asked.on_panel()
            && let Some(later) = self.paces.turn_taken(asked).await?
        {
            // What is opened here changes the panel.
            return Ok(later);
        }
        if let ShowVerb::Options | ShowVerb::OptionRules | ShowVerb::Words = verb {
            self.hold_start(asked, id, table).await?;
        }
        let (view, people) = self.seen_by(asked, table).await?;
        let shown = match verb {
            ShowVerb::Hand => return self.glance(asked, id, table, &view).await,
            ShowVerb::Words => return self.words_page(asked, id, table).await,
            ShowVerb::Bring => return self.bring_back(asked, &at.row, table).await,
            ShowVerb::TablePage | ShowVerb::OptionsDone => return self.back_to_table(asked, id, table).await,
            ShowVerb::Options => return self.options_panel(asked, id, table, talon_view::options).await,
            ShowVerb::OptionRules => return self.options_panel(asked, id, table, talon_view::option_rules).await,
            ShowVerb::Score if asked.on_panel() => talon_view::score_panel(&view, &people, asked.locale),
            ShowVerb::Score => return Ok(page(talon_view::score(&view, &people, asked.locale))),
            ShowVerb::Proof => talon_view::proof(&view, &people, asked.locale),
            ShowVerb::Resign => match (&view.phase, table.seat_of(asked.person())) {
                (PhaseView::Playing { .. }, Some(_)) => talon_view::confirm_resign(&view, &people, asked.locale),
                (PhaseView::Playing { .. }, None) => {
                    return self.refuse(asked, id, &Refusal::Mistake(Mistake::NotSeated)).await;
                }
                (PhaseView::Lobby { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. }, _) => {
                    return self.refuse(asked, id, &Refusal::Mistake(Mistake::NotPlaying)).await;
                }
            },
            ShowVerb::Panel => talon_view::table_panel(&view, &people, asked.locale),
            ShowVerb::People => talon_view::people(&view, &people, asked.locale),
            ShowVerb::Why => self.why_page(asked, id, table, (&view, &people), asked.locale).await,
        };
        self.screen.beside(asked, Some(id), shown).await
    }

    /// Delays the start while somebody at the table is about to change something.
    async fn hold_start(&self, asked: &Asked<'_>, id: TableId, table: &Table) -> Result<(), HouseError> {
        let view = table.view(Viewer::Public);
        let starts = matches!(view.phase, PhaseView::Lobby { starts_by_itself: true, .. });
        if starts && table.seat_of(asked.person()).is_some() {
            let command = Command::HoldStart { person: asked.person() };
            // It is refused once the match has begun, as the answer then says.
            self.core.tables.step(id, &command, None, asked.now).await?;
            self.core.wake();
        }
        Ok(())
    }

    /// The back button of a panel: during a match and after its end it shows the hand; otherwise it closes the panel.
    async fn back_to_table(&self, asked: &Asked<'_>, id: TableId, table: &Table) -> Result<Answer, HouseError> {
        if asked.on_panel() {
            let has_hand = match table.view(Viewer::Public).phase {
                PhaseView::Playing { .. } | PhaseView::Over { .. } => true,
                PhaseView::Lobby { .. } | PhaseView::Closed { .. } => false,
            };
            let surfaces = self.core.store.surfaces(id).await?;
            let becomes_hand = has_hand && !self.screen.has_hand_beside(asked, &surfaces)?;
            let hand = if becomes_hand { self.screen.own_panel(asked, id, table, &surfaces).await? } else { None };
            return Ok(hand.unwrap_or(Answer::Dismiss));
        }
        self.screen.dismiss_panel(asked, id).await?;
        self.screen.redraw(asked, id).await?;
        Ok(Answer::Silent)
    }

    pub(in crate::handle) async fn seen_by(
        &self,
        asked: &Asked<'_>,
        table: &Table,
    ) -> Result<(TableView, People), HouseError> {
        let view = table.view(viewer(table, asked));
        let people = self.core.people(&view, asked.place().platform).await?;
        Ok((view, people))
    }

    /// A page of the options, for the host; the others read them in the lobby.
    pub(in crate::handle) async fn options_panel(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
        page: OptionsPage,
    ) -> Result<Answer, HouseError> {
        let (view, people) = self.seen_by(asked, table).await?;
        let refusal = match (&view.phase, view.host == asked.person()) {
            (PhaseView::Lobby { .. }, true) => None,
            (PhaseView::Lobby { .. }, false) => Some(Mistake::NotHost),
            (PhaseView::Playing { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. }, _) => {
                Some(Mistake::NotInLobby)
            }
        };
        match refusal {
            Some(mistake) => self.refuse(asked, id, &Refusal::Mistake(mistake)).await,
            None => self.screen.beside(asked, Some(id), page(&view, &people, asked.locale)).await,
        }
    }

    /// `/table`: reposts the table that is meant, and shows the panel with the ways out. A table with a room stays there; elsewhere the
    /// answer links to it. None where several may be meant.
    pub(in crate::handle) async fn show_table(&self, asked: &Asked<'_>) -> Result<Option<Answer>, HouseError> {
        let here = self.admission.tables_here(asked).await?;
        let found = match Self::meant(asked, &here)[..] {
            [] => return self.admission.no_table_here(asked, &Msg::NoTableHere).await.map(Some),
            [found] => found,
            _ => return Ok(None),
        };
        let door = self.door(asked, found)?;
        if door.is_none() {
            self.bring_here(asked, &found.row).await?;
        }
        if found.table.seat_of(asked.person()).is_some() {
            let mut panel = self.table_panel(asked, &found.table).await?;
            door.into_iter().for_each(|door| panel.push_button(door));
            return Ok(Some(page(panel)));
        }
        if self.admission.sits_aside(asked).await? {
            return Ok(Some(asked.alert(&Msg::TableSetAside)));
        }
        Ok(Some(match door {
            None => Answer::Silent,
            Some(door) => {
                let lines = vec![Line { style: Style::Body, text: say(asked.here, &Msg::TableInRoom) }];
                page(Page::of(lines, vec![vec![door]]))
            }
        }))
    }

    /// Reposts a table's page in this chat, or in the private chat if the table is elsewhere.
    pub(in crate::handle) async fn bring_here(&self, asked: &Asked<'_>, row: &TableRow) -> Result<(), HouseError> {
        let surfaces = self.core.store.surfaces(row.table).await?;
        let wanted = if row.home.chat == asked.place().chat {
            newest_public(&surfaces)
        } else {
            let key = SurfaceKey::Hand { person: asked.person() };
            surfaces.iter().find(|surface| surface.key == key)
        };
        match wanted {
            Some(surface) => self.pages.repost(row.table, surface).await,
            None => Ok(()),
        }
    }

    /// The link to a table's room from outside of it; none in the room, or if there is none.
    fn door(&self, asked: &Asked<'_>, found: &Found) -> Result<Option<Button>, HouseError> {
        let label = say(asked.here, &Msg::RoomName { game: found.table.view(Viewer::Public).kind });
        let address = self.door_address(asked, found)?;
        Ok(address.map(|address| Button { label, target: Target::Link(address), look: Look::Quiet }))
    }

    /// Where that link leads.
    pub(in crate::handle) fn door_address(
        &self,
        asked: &Asked<'_>,
        found: &Found,
    ) -> Result<Option<String>, HouseError> {
        let (row, place) = (&found.row, asked.place());
        let room = row.stage();
        if row.room.thread().is_none() || row.home.chat != place.chat || room == *place {
            return Ok(None);
        }
        Ok(self.core.served(place.platform)?.address(&room, None))
    }

    pub(in crate::handle) async fn table_panel(&self, asked: &Asked<'_>, table: &Table) -> Result<Page, HouseError> {
        let (view, people) = self.seen_by(asked, table).await?;
        Ok(talon_view::table_panel(&view, &people, asked.here))
    }

    /// `/score`: of the person's own table here, or else of the newest one.
    pub(in crate::handle) async fn show_score(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let scored = |table: &Table| {
            let view = table.view(Viewer::Public);
            view.score.is_some() || view.finished.is_some()
        };
        let found = match self.admission.my_table(asked, scored).await? {
            Some(found) => Some(found),
            None => self.admission.tables_here(asked).await?.into_iter().rfind(|found| scored(&found.table)),
        };
        match found {
            None => self.admission.no_table_here(asked, &Msg::NoScoreHere).await,
            Some(found) => {
                let (view, people) = self.seen_by(asked, &found.table).await?;
                Ok(page(talon_view::score(&view, &people, asked.here)))
            }
        }
    }

    /// `/why`: the person's position, and the rule that forbade the last tap.
    pub(in crate::handle) async fn explain(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        match self.admission.my_table(asked, |_| true).await? {
            None => self.admission.no_table_here(asked, &Msg::NoHandHere).await,
            Some(found) => {
                let (view, people) = self.seen_by(asked, &found.table).await?;
                let why = self.why_page(asked, found.row.table, &found.table, (&view, &people), asked.here).await;
                Ok(page(why))
            }
        }
    }

    async fn why_page(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
        (view, people): (&TableView, &People),
        locale: Locale,
    ) -> Page {
        let last = self.forbidden.get(&(id, asked.person()));
        let rule = last.filter(|(turn, _)| *turn == table.turn() && asked.reads_alone());
        talon_view::why(view, people, locale, rule.map(|(_, rule)| rule))
    }

    /// `/rules`: of the game that is named, or of the one that is played here.
    pub(in crate::handle) async fn show_rules(
        &self,
        asked: &Asked<'_>,
        game: Option<&str>,
    ) -> Result<Answer, HouseError> {
        let kind = match game.map(str::trim).filter(|game| !game.is_empty()) {
            Some(game) => game_named(game),
            None => {
                let newest = self.admission.tables_here(asked).await?.pop();
                let played = newest.map(|found| found.table.view(Viewer::Public).kind);
                played.or_else(|| GameKind::ALL.first().copied())
            }
        };
        Ok(match kind {
            Some(kind) => page(talon_view::rules(kind, 0, asked.here)),
            None => asked.alert(&Msg::UnknownGame),
        })
    }

    /// `/hand`: reposts the person's hands in the private chat.
    pub(in crate::handle) async fn send_hands(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        if let Some(panel) = self.panel_asked_for(asked).await? {
            return Ok(panel);
        }
        let mut found = self.admission.tables_here(asked).await?;
        found.retain(|found| found.table.is_playing() && found.table.seat_of(asked.person()).is_some());
        for found in &found {
            self.pages.send_hand(&found.row, asked.person()).await?;
        }
        let platform = asked.place().platform;
        let elsewhere = found.iter().map(|found| found.row.home.platform).find(|other| *other != platform);
        let any_here = found.iter().any(|found| found.row.home.platform == platform);
        match (elsewhere, asked.place().private) {
            _ if found.is_empty() => self.admission.no_table_here(asked, &Msg::NoHandHere).await,
            // A table reaches its players where it was opened.
            (Some(other), true) if !any_here => {
                Ok(asked.alert(&Msg::HandElsewhere { platform: talon_view::Platform(other.code()) }))
            }
            (_, true) => Ok(Answer::Silent),
            (_, false) if asked.account.chat.may_write() => Ok(asked.toast(&Msg::HandInPrivate)),
            (_, false) => Ok(page(open_private_chat(asked, found[0].row.table))),
        }
    }

    /// In a group whose platform has panels, the hand comes at once, for the asker alone.
    async fn panel_asked_for(&self, asked: &Asked<'_>) -> Result<Option<Answer>, HouseError> {
        if asked.place().private || asked.incoming.panel.is_none() {
            return Ok(None);
        }
        match self.admission.my_table(asked, Table::is_playing).await? {
            Some(found) => self.screen.own_panel(asked, found.row.table, &found.table, &[]).await,
            None => Ok(None),
        }
    }

    /// The button "My hand" in the group: shows the hand at a glance to the person who pressed, and to nobody else.
    async fn glance(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
        view: &TableView,
    ) -> Result<Answer, HouseError> {
        let Some(seat) = table.seat_of(asked.person()) else {
            return self.refuse(asked, id, &Refusal::Mistake(Mistake::NotSeated)).await;
        };
        let is_playing = matches!(view.phase, PhaseView::Playing { .. });
        if is_playing && let Some(panel) = self.panel_in_turn(asked, id, table).await? {
            return Ok(panel);
        }
        if is_playing && !asked.place().private && !asked.account.chat.may_write() {
            return Ok(self.glance_without_chat(asked, id, table, seat).await);
        }
        self.screen.redraw_hand(asked, id).await?;
        Ok(Answer::Alert(talon_view::hand_alert(&table.view(Viewer::Seat(seat)), asked.locale)))
    }

    /// The hand as a panel, where there can be one and its group has room for it now.
    async fn panel_in_turn(&self, asked: &Asked<'_>, id: TableId, table: &Table) -> Result<Option<Answer>, HouseError> {
        if asked.incoming.panel.is_none() || self.paces.turn_taken(asked).await?.is_some() {
            return Ok(None);
        }
        self.screen.open_panel(asked, id, table).await
    }

    /// A person whose private chat is not open sees the hand at the first press, and is led to the chat by the next: one answer cannot do
    /// both.
    async fn glance_without_chat(&self, asked: &Asked<'_>, id: TableId, table: &Table, seat: Seat) -> Answer {
        let (who, turn) = ((id, asked.person()), table.turn());
        if self.glanced.get(&who) == Some(turn) {
            // The page has no cards: the adapter opens the private chat instead, and the hand follows there.
            return page(open_private_chat(asked, id));
        }
        self.glanced.insert(who, turn);
        Answer::Alert(talon_view::hand_alert_without_chat(&table.view(Viewer::Seat(seat)), asked.locale))
    }
}

/// Asks the person to open the private chat, with a button that opens it at the table.
pub(in crate::handle) fn open_private_chat(asked: &Asked<'_>, table: TableId) -> Page {
    let line = Line { style: Style::Body, text: say(asked.locale, &Msg::OpenPrivateChat) };
    let label = say(asked.locale, &Msg::ButtonPrivateChat);
    Page::of(vec![line], vec![vec![Button { label, target: Target::PrivateChat(table), look: Look::Main }]])
}
