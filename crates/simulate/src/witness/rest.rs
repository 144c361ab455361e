//! Conditions that must hold at rest.

use std::collections::BTreeSet;
use std::sync::Arc;

use talon_house::Platform;
use talon_house::testing::{Ephemeral, ScriptedPlatform};
use talon_store::{MemoryStore, MessageRef, Store, SurfaceKey, SurfaceRow, SurfaceState};
use talon_table::{PersonId, PhaseView, Table, TableId, TableView, Timestamp, Viewer};
use talon_view::{Locale, Names, Page, Pictures, Scope, TablePageKey};

use super::pages::{hand_instead, is_daily_result};
use super::{Known, PLATFORMS, Witness, at_once};

/// The platforms with their screens.
pub(super) type Screens = [Arc<ScriptedPlatform>];

impl Witness {
    /// Compares the store and the screens with what was saved: no work is overdue, nothing is lost, every page is current.
    pub(crate) fn at_rest(&mut self, store: &MemoryStore, screens: &Screens, now: Timestamp) {
        let checked = self.check(store, screens).and_then(|()| self.check_leagues(store, screens, now));
        if let Err(violation) = checked {
            self.accuse(format!("at rest: {violation}"));
        }
    }

    fn check(&mut self, store: &MemoryStore, screens: &Screens) -> Result<(), String> {
        let due = at_once(store.next_due(&PLATFORMS)).ok_or("the store does not answer")?;
        if let Some(mark) = due.mark {
            return Err(format!("a table is behind, to be looked at {mark:?}"));
        }
        let mut current = 0;
        for (id, chronicle) in &self.tables {
            let log = at_once(store.events(*id, 0)).ok_or("the store does not answer")?;
            if log != chronicle.log {
                return Err(format!("table {id}: the log is not what was saved"));
            }
            let table = Table::replay(log).map_err(|bad| format!("table {id}: the log does not replay: {bad}"))?;
            if table.view(Viewer::Public) != chronicle.now().view(Viewer::Public) {
                return Err(format!("table {id}: the log replays to another state"));
            }
            let looking = Looking { witness: self, store, screens, id: *id, table: &table };
            current += looking.look()?;
        }
        self.seen.current += current;
        self.none_forgotten(store, screens)
    }

    /// No recorded message that belongs to nothing any more still has buttons.
    pub(super) fn none_forgotten(&self, store: &MemoryStore, screens: &Screens) -> Result<(), String> {
        let mut known = BTreeSet::new();
        for id in self.tables.keys() {
            for surface in at_once(store.surfaces(*id)).ok_or("the store does not answer")? {
                let messages = surface.message.iter().chain(&surface.replaced).filter_map(MessageRef::number);
                let place = (surface.place.platform, surface.place.chat);
                known.extend(messages.map(|number| (place.0, place.1.clone(), number)));
            }
        }
        for (platform, chat, number) in self.noted.difference(&known) {
            let screen = screens.iter().find(|screen| screen.kind() == *platform);
            let left = screen.and_then(|screen| screen.message(chat, *number));
            let turned = |page: &Page| self.turned.contains(&(*platform, chat.clone(), *number, page.hash()));
            if left.is_some_and(|message| !message.page.buttons.is_empty() && !turned(&message.page)) {
                return Err(format!("the message {number} in the {platform} chat {chat} is forgotten where it stands"));
            }
        }
        Ok(())
    }
}

/// The check of all pages of one table.
pub(super) struct Looking<'a> {
    pub(super) witness: &'a Witness,
    pub(super) store: &'a MemoryStore,
    pub(super) screens: &'a Screens,
    pub(super) id: TableId,
    pub(super) table: &'a Table,
}

impl Looking<'_> {
    /// The number of current pages, or the first that is not.
    fn look(&self) -> Result<u64, String> {
        let surfaces = at_once(self.store.surfaces(self.id)).ok_or("the store does not answer")?;
        let mut current = 0;
        for surface in &surfaces {
            self.current(surface).map_err(|what| format!("table {}, {}: {what}", self.id, surface.key))?;
            current += 1;
        }
        for key in self.expected()? {
            if !surfaces.iter().any(|surface| surface.key == key) {
                return Err(format!("table {}: {key} is not shown", self.id));
            }
        }
        Ok(current)
    }

    /// The pages that must be on the screen while a match runs or is prepared.
    fn expected(&self) -> Result<Vec<SurfaceKey>, String> {
        let row = at_once(self.store.table(self.id)).flatten().ok_or("a table is not in the directory")?;
        let view = self.table.view(Viewer::Public);
        let (match_no, mut keys) = (view.match_no, Vec::new());
        match &view.phase {
            PhaseView::Lobby { .. } => keys.push(SurfaceKey::TablePage { match_no, deal_no: 1 }),
            PhaseView::Playing { deal_no, .. } => {
                // In a group, one message follows the whole match.
                let deal_no = if row.home.private { *deal_no } else { 1 };
                keys.push(SurfaceKey::TablePage { match_no, deal_no });
                let persons = self.table.persons().into_iter().filter(|person| self.may_write(*person));
                keys.extend(persons.filter(|_| !row.home.private).map(|person| SurfaceKey::Hand { person }));
            }
            PhaseView::Over { .. } => keys.push(SurfaceKey::Result { match_no }),
            PhaseView::Closed { .. } => {}
        }
        Ok(keys)
    }

    fn may_write(&self, person: PersonId) -> bool {
        let rows = at_once(self.store.accounts_of(&[person])).unwrap_or_default();
        rows.iter().any(|row| row.chat.may_write())
    }

    pub(super) fn current(&self, surface: &SurfaceRow) -> Result<(), String> {
        let Some(shown) = self.on_screen(surface) else {
            return self.missing(surface);
        };
        if surface.state == SurfaceState::Refused {
            return Ok(());
        }
        if surface.state == SurfaceState::Finished && self.was_turned(surface) {
            return Ok(());
        }
        // An unconfirmed hash may be missing, as long as the page is right.
        if surface.hash.is_some_and(|hash| hash != shown.hash()) {
            if self.was_shared(surface) {
                return Ok(());
            }
            return Err("what is shown is not what is noted".to_owned());
        }
        if surface.state == SurfaceState::Finished {
            return Ok(());
        }
        if self.wanted(surface, &shown).contains(&shown) {
            return Ok(());
        }
        Err(format!("it is not current, with {} lines", shown.lines().len()))
    }

    /// True if an answer replaced a final page, which nobody maintains: the message was a menu once, and people whose apps
    /// still show that can press it.
    fn was_turned(&self, surface: &SurfaceRow) -> bool {
        let number = surface.message.as_ref().and_then(MessageRef::number);
        let at = number.map(|number| (surface.place.platform, surface.place.chat.clone(), number));
        at.is_some_and(|at| self.witness.asked_for.contains(&at))
    }

    /// True if the panel's message was turned to something else as well: its reader pressed several buttons of a list before it turned. It
    /// shows what was written last, and a press for this table shows its hand.
    fn was_shared(&self, surface: &SurfaceRow) -> bool {
        let Some(panel) = self.panel(surface) else { return false };
        let turns = self.witness.panels.get(&(surface.place.platform, panel.number)).map_or(&[][..], Vec::as_slice);
        let own = turns.iter().position(|of| *of == Some(self.id));
        turns.iter().enumerate().any(|(at, of)| match of {
            Some(of) => *of != self.id,
            None => own.is_some_and(|own| own < at),
        })
    }

    /// A page may be missing if the bot can't write, if it was final when it was deleted, or if it can't be reached any more.
    fn missing(&self, surface: &SurfaceRow) -> Result<(), String> {
        let excused = match surface.key {
            SurfaceKey::Panel { .. } => true,
            SurfaceKey::Hand { person } => !self.may_write(person),
            SurfaceKey::TablePage { .. } | SurfaceKey::Result { .. } | SurfaceKey::Sign => false,
        };
        if excused || surface.state != SurfaceState::Live { Ok(()) } else { Err("it is not on the screen".to_owned()) }
    }

    fn on_screen(&self, surface: &SurfaceRow) -> Option<Page> {
        if let SurfaceKey::Panel { .. } = surface.key {
            return self.panel(surface).map(|panel| panel.page);
        }
        let number = surface.message.as_ref()?.number()?;
        self.screen_of(surface)?.message(&surface.place.chat, number).map(|message| message.page)
    }

    fn panel(&self, surface: &SurfaceRow) -> Option<Ephemeral> {
        self.screen_of(surface)?.reached_alone(surface.message.as_ref()?)
    }

    fn screen_of(&self, surface: &SurfaceRow) -> Option<&ScriptedPlatform> {
        self.screens.iter().map(Arc::as_ref).find(|screen| screen.kind() == surface.place.platform)
    }

    /// The pages that may stand there now, in any language: the language depends on who was there first.
    fn wanted(&self, surface: &SurfaceRow, shown: &Page) -> Vec<Page> {
        let names = self.witness.known(self.store, surface.place.platform);
        let (view, chosen) = (self.view(surface), self.pictures(surface, &names));
        let pages = Locale::every().flat_map(|locale| match surface.key {
            SurfaceKey::TablePage { match_no, deal_no } => {
                let key = match !surface.place.private && match_no == view.match_no {
                    true => TablePageKey::newest(&view),
                    false => TablePageKey { match_no, deal_no },
                };
                let private = surface.place.private && view.viewer != Viewer::Public;
                let picture = chosen.of_table(&view, &names, locale, key);
                match private {
                    true => {
                        let page = Page { picture, ..talon_view::solo(&view, &names, locale, key) };
                        and_questions(&view, &names, locale, page)
                    }
                    false => vec![Page { picture, ..talon_view::table_page(&view, &names, locale, key) }],
                }
            }
            SurfaceKey::Result { .. } => {
                let page = talon_view::result(&view, &names, locale);
                let page = Page { picture: chosen.of_result(&view, &names, locale), ..page };
                // The comparison with others in a daily deal depends on when it was shown.
                let is_of_the_day = is_daily_result(&view, &page, shown) && shown.picture == page.picture;
                vec![if is_of_the_day { shown.clone() } else { page }]
            }
            SurfaceKey::Hand { .. } => {
                let picture = chosen.of_hand(&view, &names, locale);
                let page = Page { picture, ..talon_view::hand(&view, &names, locale) };
                and_questions(&view, &names, locale, page)
            }
            SurfaceKey::Panel { person } => {
                let hand = talon_view::hand(&view, &names, locale);
                let page = if self.may_write(person) { hand } else { hand_instead(hand, locale) };
                let page = Page { picture: chosen.of_panel(&view, &names, locale), below: None, ..page };
                and_questions(&view, &names, locale, page)
            }
            SurfaceKey::Sign => vec![talon_view::sign(&view, &names, locale)],
        });
        pages.collect()
    }

    /// The picture setting of this page's reader, or of the group that reads it.
    fn pictures(&self, surface: &SurfaceRow, known: &Known) -> Pictures {
        if let Some(person) = self.reader(surface) {
            let chosen = known.0.get(&person).map(|row| row.chosen.clone());
            return chosen.unwrap_or_default().pictures(Scope::Person);
        }
        let community = at_once(self.store.community(surface.place.platform, &surface.place.chat)).flatten();
        community.map(|row| row.chosen).unwrap_or_default().pictures(Scope::Chat)
    }

    fn view(&self, surface: &SurfaceRow) -> TableView {
        let seat = self.reader(surface).and_then(|person| self.table.seat_of(person));
        self.table.view(seat.map_or(Viewer::Public, Viewer::Seat))
    }

    /// The page's only reader.
    fn reader(&self, surface: &SurfaceRow) -> Option<PersonId> {
        match surface.key {
            SurfaceKey::Hand { person } | SurfaceKey::Panel { person } => Some(person),
            SurfaceKey::TablePage { .. } | SurfaceKey::Result { .. } if surface.place.private => {
                Some(self.table.view(Viewer::Public).host)
            }
            SurfaceKey::TablePage { .. } | SurfaceKey::Result { .. } | SurfaceKey::Sign => None,
        }
    }
}

/// A hand's page, and the questions that may replace it.
fn and_questions(view: &TableView, names: &dyn Names, locale: Locale, page: Page) -> Vec<Page> {
    let questions = talon_view::questions(view, names, locale).into_iter();
    let mut pages: Vec<_> = questions.map(|question| question.with_picture_of(&page)).collect();
    pages.push(page);
    pages
}
