//! A person's stored data: the copy, and the deletion.

use talon_standings::Competitor;
use talon_store::privacy::{FileKind, Forgotten};
use talon_store::{AccountRef, InputKey, PrivateChat, StoreError, TableRow};
use talon_table::{Command, PersonId, PhaseView, Table, TableId, Viewer};
use talon_view::{Button, Msg, Page, PrivacyVerb, Token, Verb};

use super::PersonAnswers;
use crate::error::HouseError;
use crate::handle::asked::{Asked, page};
use crate::handle::person::personal_data::{PersonalData, Sat, Sources};
use crate::input::intent::{Answer, Incoming, Intent};
use crate::ports::platform::Document;
use crate::tables::steps::Step;

/// How often leaving a table is tried: a match may end meanwhile, and the next attempt succeed.
const STEPS: usize = 3;

impl PersonAnswers {
    /// `/privacy`: the page about stored data. `export` and `delete` do the same as its buttons.
    pub(in crate::handle) async fn privacy(&self, asked: &Asked<'_>, wish: Option<&str>) -> Result<Answer, HouseError> {
        match wish.map(|wish| wish.trim().to_lowercase()).as_deref() {
            Some("export") => self.send_copy(asked).await,
            Some("delete") => self.ask_forget(asked).await,
            Some(_) | None => Ok(page(talon_view::privacy(asked.here))),
        }
    }

    /// Sends everything that is stored about the sender into the private chat, as a file.
    pub(in crate::handle) async fn send_copy(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        if !asked.reads_alone() {
            return Ok(asked.alert(&Msg::PrivacyInPrivate));
        }
        if let Some(refused) = self.files.no_file(asked, FileKind::Copy).await? {
            return Ok(refused);
        }
        let document = self.copy(asked).await?;
        self.files.send_privately(asked, &document).await
    }

    async fn copy(&self, asked: &Asked<'_>) -> Result<Document, HouseError> {
        let mut accounts = self.core.store.accounts_of(&[asked.person()]).await?;
        accounts.retain(|row| row.person == asked.person());
        let refs: Vec<AccountRef> = accounts.iter().map(|row| row.account.clone()).collect();
        let persons = persons_of(asked.person(), accounts.iter().map(|row| row.own_person));
        let mut presets = Vec::new();
        for account in &refs {
            presets.extend(self.core.store.presets(account.platform, &account.id).await?);
        }
        let mut ratings = Vec::new();
        for person in &persons {
            ratings.extend(self.core.store.ratings_of(&Competitor::Person(person.0)).await?);
        }
        let mut file = PersonalData::new(Sources {
            person: asked.person(),
            settings: self.core.store.person_settings(asked.person()).await?,
            surfaces: self.core.store.surfaces_of(&persons, &refs).await?,
            accounts,
            presets,
            ratings,
            leagues: self.leagues.leagues_naming(&persons).await?,
            daily: self.core.store.daily_plays_of(&persons).await?,
            puzzles: self.core.store.puzzle_answers(&persons).await?,
            at: asked.now,
        });
        let mut newest_first = self.core.store.tables_of(&persons).await?.into_iter().rev();
        for row in newest_first.by_ref() {
            let log = match self.core.store.events(row.table, 0).await {
                Err(StoreError::Corrupt(_)) => None,
                log => Some(log?),
            };
            let shown = self.shown_to(asked, &row).await?;
            let cards_in_play = self.leagues.are_cards_in_play(&row).await?;
            if !file.add(Sat::new(row, log.as_deref(), &persons, shown, cards_in_play), self.core.settings.copy_most) {
                break;
            }
        }
        file.leave_out(newest_first.len());
        let bytes = serde_json::to_vec(&file).unwrap_or_default();
        Ok(Document { name: "talon-person.json".to_owned(), mime: "application/json", bytes })
    }

    /// The sender's own page of a match under way, as it is now.
    async fn shown_to(&self, asked: &Asked<'_>, row: &TableRow) -> Result<Option<String>, HouseError> {
        if !row.open {
            return Ok(None);
        }
        let Some(table) = self.core.tables.of(row).await?.readable().filter(|table| table.is_playing()) else {
            return Ok(None);
        };
        let Some(seat) = table.seat_of(asked.person()) else {
            return Ok(None);
        };
        let view = table.view(Viewer::Seat(seat));
        let people = self.core.people(&view, row.home.platform).await?;
        Ok(Some(in_words(&talon_view::hand(&view, &people, asked.locale))))
    }

    /// Asks whether everything is to be deleted, and says what that means.
    pub(in crate::handle) async fn ask_forget(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        if !asked.reads_alone() {
            return Ok(asked.alert(&Msg::PrivacyInPrivate));
        }
        let open = self.core.store.open_tables_of(asked.person()).await?.len();
        let open = u32::try_from(open).unwrap_or(u32::MAX);
        self.screen.beside(asked, None, talon_view::confirm_forget(open, asked.locale)).await
    }

    /// Forgets the sender. First the open tables go on without the sender, so that nobody else loses a match by it.
    pub(in crate::handle) async fn forget(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        if !asked.reads_alone() {
            return Ok(asked.alert(&Msg::PrivacyInPrivate));
        }
        let (key, person) = (asked.key.counted()?, asked.person());
        let mut accounts = self.core.store.accounts_of(&[person]).await?;
        accounts.retain(|row| row.person == person);
        for row in &accounts {
            // Otherwise messages of the tables would be noted for a chat that is being forgotten.
            self.core.store.set_private_chat(&row.account, PrivateChat::Blocked, None).await?;
        }
        for row in self.core.store.open_tables_of(person).await? {
            self.go_on_without(asked, &row, person).await?;
        }
        let persons = persons_of(person, accounts.iter().map(|row| row.own_person));
        for gone in &persons {
            self.leagues.leave_leagues(*gone, asked.now).await?;
        }
        match self.core.store.forget(person, key, asked.now).await? {
            Forgotten::Done => {}
            Forgotten::Unknown | Forgotten::Duplicate => return Ok(asked.toast(&Msg::StaleDone)),
        }
        tracing::info!(platform = %asked.place().platform, "a person was forgotten");
        // The others' pages show it, and messages on their way to the person are deleted.
        for row in self.core.store.tables_of(&persons).await?.into_iter().filter(|row| row.open || row.home.private) {
            self.core.mark(row.table).await?;
        }
        self.screen.beside(asked, None, talon_view::forgotten(asked.locale)).await
    }

    /// Takes a person from a table for good: from a lobby, from a match that the others play on with an AI player, or
    /// from a match that nobody else plays.
    async fn go_on_without(&self, asked: &Asked<'_>, row: &TableRow, person: PersonId) -> Result<(), HouseError> {
        for _ in 0..STEPS {
            // At a table that is set aside nobody can do anything any more.
            let Some(table) = self.core.tables.newest(row.table).await?.readable() else {
                return Ok(());
            };
            let Some(command) = way_out(&table, person) else {
                return Ok(());
            };
            if !self.goes(asked, row.table, &command).await? {
                return Ok(());
            }
        }
        Ok(())
    }

    async fn goes(&self, asked: &Asked<'_>, table: TableId, command: &Command) -> Result<bool, HouseError> {
        match self.core.tables.step(table, command, None, asked.now).await? {
            Step::Done(_) => {
                self.core.wake();
                Ok(true)
            }
            // An AI player already plays in that seat, or the match stands still.
            Step::Refused(..) | Step::Duplicate | Step::Unknown => Ok(false),
        }
    }

    /// Whether this is the press by which somebody was forgotten, delivered again. It creates no new person.
    pub(in crate::handle) async fn was_to_forget(&self, incoming: &Incoming) -> Result<bool, HouseError> {
        let Intent::Press(raw) = &incoming.intent else {
            return Ok(false);
        };
        if !raw.parse::<Token>().is_ok_and(|token| token.verb == Verb::Privacy(PrivacyVerb::ForgetYes)) {
            return Ok(false);
        }
        let key = InputKey { platform: incoming.place.platform, key: incoming.key.clone() };
        Ok(self.core.store.is_taken(&key).await? && self.core.store.account(&incoming.from.account).await?.is_none())
    }
}

/// A page as text: its lines, and its buttons row by row, because the buttons are the cards.
fn in_words(page: &Page) -> String {
    let label = |button: &Button| format!("[{}]", button.label);
    let rows = page.buttons.iter().map(|row| row.iter().map(label).collect::<Vec<_>>().join(" "));
    [page.text()].into_iter().chain(rows).collect::<Vec<_>>().join("\n")
}

/// A person, and those that their accounts are without the link.
fn persons_of(person: PersonId, own: impl Iterator<Item = PersonId>) -> Vec<PersonId> {
    let mut persons: Vec<PersonId> = [person].into_iter().chain(own).collect();
    persons.sort_unstable();
    persons.dedup();
    persons
}

/// The command by which a person leaves for good; none if the person does not sit there, or need not leave.
fn way_out(table: &Table, person: PersonId) -> Option<Command> {
    table.seat_of(person)?;
    let alone = table.persons().iter().all(|other| *other == person);
    match table.view(Viewer::Public).phase {
        PhaseView::Lobby { .. } | PhaseView::Over { .. } => Some(Command::Leave { person }),
        PhaseView::Playing { .. } if alone => Some(Command::Resign { person }),
        PhaseView::Playing { .. } => Some(Command::StandDown { person }),
        PhaseView::Closed { .. } => None,
    }
}
