//! Which pages a table should show at this moment, and what they say.

pub(super) mod desired;
pub(super) mod public;

use std::collections::BTreeSet;

use talon_store::{Room, SurfaceKey, SurfaceRow, SurfaceState, TableRow};
use talon_table::{PersonId, PhaseView, Table, TableView, Timestamp, Viewer};
use talon_view::{
    Button, DAILY_LINES, Line, Locale, Look, Msg, Page, Pictured, Pictures, Style, TablePageKey, Target, say,
};

use super::page_planner::PagePlanner;
use crate::error::HouseError;
use crate::people::{People, named};
use desired::DesiredPage;
use public::{PublicPages, Readers, running_board};

/// What delivery has to do for one table.
#[derive(Default)]
pub(crate) struct Plan {
    /// In the order in which people are to read them.
    pub(crate) wanted: Vec<DesiredPage>,
    /// Pages to take away.
    pub(crate) obsolete: Vec<SurfaceRow>,
}

impl PagePlanner {
    /// Plans the pages of a table, given those that it shows.
    pub(crate) async fn plan(
        &self,
        row: &TableRow,
        table: &Table,
        surfaces: &[SurfaceRow],
    ) -> Result<Plan, HouseError> {
        let mut plan = Plan::default();
        let public = table.view(Viewer::Public);
        for match_no in 1..public.match_no {
            let is_told = surfaces.iter().any(|surface| is_last_word(surface, match_no));
            // An edit of one of its table pages may have been pending when the result was shown.
            if !is_told || surfaces.iter().any(|surface| is_unfinished(surface, match_no)) {
                self.plan_earlier(row, match_no, surfaces, &mut plan).await?;
            }
        }
        let readers = self.readers(row, &public).await?;
        plan.wanted.extend(PublicPages::new(row, table, &public, &readers, surfaces).all());
        if row.room.thread().is_none() && row.room != Room::Lost {
            // There is no room to which a sign could point.
            plan.obsolete.extend(surfaces.iter().filter(|surface| surface.key == SurfaceKey::Sign).cloned());
        }
        if !row.home.private {
            self.plan_hands(table, &public, surfaces, &readers, &mut plan);
        }
        if matches!(public.phase, PhaseView::Playing { .. }) {
            for wanted in &mut plan.wanted {
                let shown = surfaces.iter().find(|surface| surface.key == wanted.key);
                self.keep_question(wanted, shown, (row, table, &public), &readers);
            }
        }
        plan.wanted.retain(|wanted| {
            let shown = surfaces.iter().find(|surface| surface.key == wanted.key);
            shown.is_none_or(|surface| surface.state != SurfaceState::Finished)
        });
        Ok(plan)
    }

    /// Keeps a question where it was asked while it is about a decision of the present turn.
    fn keep_question(
        &self,
        wanted: &mut DesiredPage,
        shown: Option<&SurfaceRow>,
        (row, table, public): (&TableRow, &Table, &TableView),
        readers: &Readers,
    ) {
        let person = match wanted.key {
            SurfaceKey::Hand { person } | SurfaceKey::Panel { person } => person,
            key if row.home.private && Some(key) == running_board(public) => public.host,
            SurfaceKey::TablePage { .. } | SurfaceKey::Result { .. } | SurfaceKey::Sign => return,
        };
        let Some(hash) = shown.and_then(|shown| shown.hash).filter(|hash| *hash != wanted.page.hash()) else { return };
        let (Some(seat), Some(account)) = (table.seat_of(person), readers.people.account(person)) else { return };
        let view = table.view(Viewer::Seat(seat));
        let questions = talon_view::questions(&view, &readers.people, self.core.locale_of(account));
        let mut questions = questions.into_iter().map(|question| question.with_picture_of(&wanted.page));
        if let Some(question) = questions.find(|question| question.hash() == hash) {
            wanted.page = question;
        }
    }

    /// One page that a table should show, given what it shows; none if it should not be shown, or is final.
    pub(crate) async fn page_of(
        &self,
        row: &TableRow,
        table: &Table,
        surfaces: &[SurfaceRow],
        key: SurfaceKey,
    ) -> Result<Option<DesiredPage>, HouseError> {
        let is_finished = |surface: &SurfaceRow| surface.key == key && surface.state == SurfaceState::Finished;
        if surfaces.iter().any(is_finished) {
            return Ok(None);
        }
        let public = table.view(Viewer::Public);
        match key {
            SurfaceKey::TablePage { .. } | SurfaceKey::Result { .. } | SurfaceKey::Sign => {
                let readers = self.readers(row, &public).await?;
                let pages = PublicPages::new(row, table, &public, &readers, surfaces);
                Ok(if pages.keys().contains(&key) { pages.wanted(key) } else { None })
            }
            SurfaceKey::Hand { .. } if row.home.private => Ok(None),
            SurfaceKey::Hand { person } => {
                let people = self.core.people(&public, row.home.platform).await?;
                Ok(self.hand_page(table, person, &people))
            }
            SurfaceKey::Panel { person } => {
                let people = self.core.people(&public, row.home.platform).await?;
                Ok(self.panel_page(table, person, &people))
            }
        }
    }

    /// The pages of an earlier match that are still owed: as they were, but without buttons.
    async fn plan_earlier(
        &self,
        row: &TableRow,
        match_no: u32,
        surfaces: &[SurfaceRow],
        plan: &mut Plan,
    ) -> Result<(), HouseError> {
        let Some(table) = self.core.tables.after_match(row.table, match_no).await? else {
            return Ok(());
        };
        let public = table.view(Viewer::Public);
        let readers = self.readers(row, &public).await?;
        let owed = PublicPages::new(row, &table, &public, &readers, surfaces).all();
        // The sign shows the table as it is now.
        let owed = owed.into_iter().filter(|wanted| wanted.key != SurfaceKey::Sign);
        plan.wanted.extend(owed.map(|wanted| DesiredPage {
            page: Page { buttons: Vec::new(), ..wanted.page },
            finished: true,
            turn: None,
            call: None,
            calls: Vec::new(),
            ..wanted
        }));
        Ok(())
    }

    async fn readers(&self, row: &TableRow, public: &TableView) -> Result<Readers, HouseError> {
        let is_daily = row.home.private && public.boards.is_some() && public.finished.is_some();
        let daily = if is_daily { self.core.daily_result(row.table).await? } else { None };
        let compared = daily.iter().flat_map(|daily| &daily.results).map(|(person, _)| *person).take(DAILY_LINES);
        let persons: BTreeSet<PersonId> = named(public).into_iter().chain(compared).collect();
        let people = self.core.people_of(&Vec::from_iter(persons), row.home.platform).await?;
        let reader = row.home.private.then(|| people.account(public.host)).flatten();
        let (locale, pictures, reachable) = match reader {
            Some(account) => (self.core.locale_of(account), self.core.pictures_of(account), account.chat.may_write()),
            None => {
                let community = self.core.store.community(row.home.platform, &row.home.chat).await?;
                let pictures = self.core.community_pictures(community.as_ref());
                let reachable = community.as_ref().is_none_or(|community| community.present);
                (self.core.community_locale(community.as_ref()), pictures, reachable)
            }
        };
        let draws_scenes = self.core.platform(row.home.platform).is_some_and(|platform| platform.draws_scenes());
        let pictures = if draws_scenes { Pictures { pages: Pictured::All, ..pictures } } else { pictures };
        let reader = reader.cloned();
        Ok(Readers { reader, reachable, locale, pictures, people, daily })
    }

    /// The hands of those who play, and of those whose earlier hand is still on their screen.
    fn plan_hands(
        &self,
        table: &Table,
        public: &TableView,
        surfaces: &[SurfaceRow],
        readers: &Readers,
        plan: &mut Plan,
    ) {
        let persons = table.persons();
        for person in &persons {
            let key = SurfaceKey::Hand { person: *person };
            let shown = surfaces.iter().any(|surface| surface.key == key);
            if !shown && !matches!(public.phase, PhaseView::Playing { .. }) {
                continue;
            }
            plan.wanted.extend(self.hand_page(table, *person, &readers.people));
        }
        let panels = surfaces.iter().filter_map(|surface| match surface.key {
            SurfaceKey::Panel { person } if persons.contains(&person) && surface.message.is_some() => Some(person),
            _ => None,
        });
        plan.wanted.extend(panels.filter_map(|person| self.panel_page(table, person, &readers.people)));
        // Somebody who was forgotten keeps the seat under a number, without an account.
        let has_left = |person| !persons.contains(&person) || readers.people.account(person).is_none();
        let left = surfaces.iter().filter(|surface| match surface.key {
            SurfaceKey::Hand { person } => has_left(person),
            // A panel that is already forgotten has no message to take away.
            SurfaceKey::Panel { person } => surface.message.is_some() && has_left(person),
            SurfaceKey::TablePage { .. } | SurfaceKey::Result { .. } | SurfaceKey::Sign => false,
        });
        plan.obsolete.extend(left.cloned());
    }

    fn hand_page(&self, table: &Table, person: PersonId, people: &People) -> Option<DesiredPage> {
        let seat = table.seat_of(person)?;
        let account = people.account(person)?;
        let platform = self.core.platform(account.account.platform)?;
        let view = table.view(Viewer::Seat(seat));
        let key = SurfaceKey::Hand { person };
        let locale = self.core.locale_of(account);
        tracing::trace!(table = %view.id, %key, "a page is rendered");
        let pictures = self.core.pictures_of(account);
        let picture = pictures.of_hand(&view, people, locale);
        Some(DesiredPage {
            key,
            place: platform.private_place(&account.account),
            in_room: false,
            page: Page { picture, ..talon_view::hand(&view, people, locale) },
            finished: !table.is_open(),
            turn: table.turn_of(seat),
            call: table.calls_for(seat),
            left: left_behind(table, &view, (people, locale), pictures),
            calls: Vec::new(),
            reader: Some(account.clone()),
            read_at: table.active_at(seat),
            reachable: account.chat.may_write(),
        })
    }

    /// The hand, as shown in the message that only its player sees.
    pub(crate) fn panel_page(&self, table: &Table, person: PersonId, people: &People) -> Option<DesiredPage> {
        let hand = self.hand_page(table, person, people)?;
        let account = people.account(person)?;
        let platform = self.core.platform(account.account.platform)?;
        let (view, locale) = (table.view(Viewer::Seat(table.seat_of(person)?)), self.core.locale_of(account));
        let picture = self.core.pictures_of(account).of_panel(&view, people, locale);
        // It shows the hand alone.
        let mut page = Page { picture, below: None, ..hand.page };
        if !account.chat.may_write() {
            // The panel alone: the group's table page stays silent about it.
            let begun_by_reader = !platform.answers_show_pages();
            let note = if begun_by_reader { Msg::PanelForNow } else { Msg::PanelInstead };
            page.push(Line { style: Style::Dim, text: say(locale, &note) });
            if begun_by_reader {
                let label = say(locale, &Msg::ButtonPrivateChat);
                page.push_button(Button { label, target: Target::PrivateChat(view.id), look: Look::Quiet });
            }
        }
        Some(DesiredPage { key: SurfaceKey::Panel { person }, page, left: None, reachable: true, reader: None, ..hand })
    }

    /// Whether the table's first match has begun and nobody has asked for a room yet.
    pub(crate) fn awaits_room(&self, row: &TableRow, table: &Table) -> Result<bool, HouseError> {
        let public = table.view(Viewer::Public);
        let begun = public.match_no == 1 && matches!(public.phase, PhaseView::Playing { deal_no: 1, .. });
        Ok(begun && row.room == Room::Unasked && !row.home.private && self.core.served(row.home.platform)?.has_rooms())
    }
}

/// What the last message of the previous deal or match becomes when the next deal has begun: its end. None if there was none.
fn left_behind(
    table: &Table,
    view: &TableView,
    (people, locale): (&People, Locale),
    pictures: Pictures,
) -> Option<(Timestamp, Page)> {
    let deal_no = match view.phase {
        PhaseView::Lobby { .. } => 1,
        PhaseView::Playing { deal_no, redealt: false, .. } => deal_no,
        PhaseView::Playing { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. } => return None,
    };
    let page = if deal_no > 1 {
        let key = TablePageKey { match_no: view.match_no, deal_no: deal_no - 1 };
        let picture = pictures.of_table(view, people, locale, key);
        Page { picture, ..talon_view::table_page(view, people, locale, key) }
    } else {
        view.finished.as_ref()?;
        let picture = pictures.of_result(view, people, locale);
        Page { picture, buttons: Vec::new(), ..talon_view::result(view, people, locale) }
    };
    Some((table.on_show_since()?, page))
}

/// Whether this is a table page of that match that may still change.
fn is_unfinished(surface: &SurfaceRow, match_no: u32) -> bool {
    let is_of = matches!(surface.key, SurfaceKey::TablePage { match_no: of, .. } if of == match_no);
    is_of && surface.state == SurfaceState::Live
}

/// Whether this surface says that nothing more is owed of that match.
fn is_last_word(surface: &SurfaceRow, match_no: u32) -> bool {
    surface.key == SurfaceKey::Result { match_no } && surface.state == SurfaceState::Finished
}
