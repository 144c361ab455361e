//! Opening tables, sitting down, and what is agreed before a match.

use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest, Sha256};
use talon_cards::Seat;
use talon_cards::fair::Secret;
use talon_games::GameKind;
use talon_store::{MessageRef, PageWrite, TableRow};
use talon_table::{Command, Home, Mistake, PersonId, Refusal, Table, TableId, Viewer};
use talon_view::{Button, Look, Msg, Page, Reach, Target, game_named, say};

use super::TableAnswers;
use crate::deliver::newest_public;
use crate::error::HouseError;
use crate::handle::asked::{Asked, page};
use crate::handle::person::find::is_busy;
use crate::handle::screen::panels::{OptionsPage, open_private_chat};
use crate::input::intent::{Answer, Intent};
use crate::tables::loading::Opens;
use crate::tables::steps::Step;

/// How many tables opened from one page are looked for; the next one is new.
const MOST_FROM_A_PAGE: usize = 64;

/// A person who presses twice within this time has not lost sight of the table.
const A_MOMENT: Duration = Duration::from_secs(10);

/// How a table begins.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::handle) enum Begins {
    /// With the cards, where one person plays; with a lobby, where others can join.
    Usual,
    /// With a lobby everywhere, to choose the rules and the players.
    SetUp,
}

impl TableAnswers {
    /// A table for the game or the preset that was named.
    pub(in crate::handle) async fn play(&self, asked: &Asked<'_>, named: &str) -> Result<Answer, HouseError> {
        if let Ok(kind) = named.to_lowercase().parse::<GameKind>() {
            return self.open_table(asked, kind, Begins::Usual).await;
        }
        match self.preset_options(asked, named).await? {
            Some((kind, options)) => self.open_with(asked, (kind, Begins::Usual), Some(options)).await,
            None => match game_named(named) {
                Some(kind) => self.open_table(asked, kind, Begins::Usual).await,
                None => Ok(asked.alert(&Msg::UnknownGame)),
            },
        }
    }

    /// Opens a table in this place, with the sender as its host and the options that new tables have here.
    pub(in crate::handle) async fn open_table(
        &self,
        asked: &Asked<'_>,
        kind: GameKind,
        begins: Begins,
    ) -> Result<Answer, HouseError> {
        let options = self.default_options(asked, kind).await?;
        self.open_with(asked, (kind, begins), options).await
    }

    /// Chooses a game on a page. A second press finds the table that the first press opened, as long as anything is to be played there.
    pub(in crate::handle) async fn choose_game(&self, asked: &Asked<'_>, kind: GameKind) -> Result<Answer, HouseError> {
        let Some(page) = &asked.incoming.message else {
            return self.open_table(asked, kind, Begins::Usual).await;
        };
        for before in 0..MOST_FROM_A_PAGE {
            let id = chosen(asked, page, kind, before);
            let Some(row) = self.core.store.table(id).await? else {
                let options = self.default_options(asked, kind).await?;
                let onto = self.becomes_table_page(asked).await?;
                return self.open_named(asked, id, (kind, Begins::Usual), options, onto).await;
            };
            if self.is_busy(&row).await? == Some(true) {
                return self.opened_before(asked, &row).await;
            }
        }
        self.open_table(asked, kind, Begins::Usual).await
    }

    /// The pressed page with the games, if it can become the table's, so that the chat has one message for both. A page that only one
    /// person sees cannot. Somebody else may just have turned it.
    async fn becomes_table_page(&self, asked: &Asked<'_>) -> Result<Option<(MessageRef, PageWrite)>, HouseError> {
        if asked.panel.is_some() || !self.screen.turns_in_place(asked, None).await? {
            return Ok(None);
        }
        let turning = self.screen.page_locks.write_id().beside(self.core.clock.now());
        Ok(asked.incoming.message.clone().map(|message| (message, turning)))
    }

    /// Reposts the table that a press opened, unless that was done a moment ago.
    async fn opened_before(&self, asked: &Asked<'_>, row: &TableRow) -> Result<Answer, HouseError> {
        if asked.panel.is_none() && asked.now.since(row.opened_at) >= A_MOMENT {
            self.bring_here(asked, row).await?;
        }
        Ok(asked.toast(&Msg::TableOpenAlready))
    }

    async fn open_with(
        &self,
        asked: &Asked<'_>,
        opened: (GameKind, Begins),
        options: Option<Command>,
    ) -> Result<Answer, HouseError> {
        let id = TableId(self.core.fresh_id("table", &asked.key.context()));
        self.open_named(asked, id, opened, options, None).await
    }

    async fn open_named(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        (kind, begins): (GameKind, Begins),
        options: Option<Command>,
        onto: Option<(MessageRef, PageWrite)>,
    ) -> Result<Answer, HouseError> {
        let key = asked.key.counted()?;
        if let Some(message) = self.quota(asked).await? {
            return Ok(asked.alert(&message));
        }
        let place = asked.place();
        let command = Command::Open {
            id,
            rules: kind.default_rules(),
            host: asked.person(),
            secret: self.secret(id, 1),
            home: Home { community: !place.private },
        };
        let is_dealt = place.private && begins == Begins::Usual;
        let alone = is_dealt.then(|| alone(asked.person(), kind, 0)).into_iter().flatten();
        let commands: Vec<Command> = [command].into_iter().chain(options).chain(alone).collect();
        let opens = Opens { home: place.clone(), onto, fixture: None };
        match self.core.tables.open(id, &commands, opens, key, asked.now).await? {
            Step::Done(_) => {
                self.core.wake();
                // Somebody who asks where the bot is not a member would look for the table there in vain.
                let opened = if place.private { Msg::TableOpenedInPrivate } else { Msg::TableOpened };
                Ok(if asked.panel.is_some() { asked.toast(&opened) } else { Answer::Silent })
            }
            Step::Refused(_, refusal) => Ok(asked.alert(&Msg::refusal(&refusal, asked.now))),
            // This very input did it, or another press of the same person on the same page.
            Step::Duplicate | Step::Unknown => Ok(asked.toast(match asked.incoming.intent {
                Intent::Press(_) => &Msg::TableOpenAlready,
                _ => &Msg::StaleDone,
            })),
        }
    }

    /// Why no more tables may open here, if so. Tables whose match is over stay open only for a rematch: if there would be too many, the
    /// oldest of them close. Tables that are set aside do not count, because nobody here can close them.
    pub(in crate::handle) async fn quota(&self, asked: &Asked<'_>) -> Result<Option<Msg>, HouseError> {
        let place = asked.place();
        let mut here = self.core.store.open_tables_in(place.platform, &place.chat).await?;
        if let Some(platform) = self.core.platform(place.platform) {
            here.retain(|row| platform.conversation(&row.home) == platform.conversation(place));
        }
        let per_place = self.core.settings.max_tables_per_place;
        let Some(over) = self.in_the_way(&here, per_place).await? else {
            return Ok(Some(Msg::TooManyTablesHere { limit: number(per_place) }));
        };
        if let Some(message) = self.quota_of_person(asked).await? {
            return Ok(Some(message));
        }
        self.give_way(asked, over).await?;
        Ok(None)
    }

    /// The same for the sender's own tables, wherever they are.
    pub(in crate::handle) async fn quota_of_person(&self, asked: &Asked<'_>) -> Result<Option<Msg>, HouseError> {
        let per_person = self.core.settings.max_tables_per_person;
        let mine = self.core.store.open_tables_of(asked.person()).await?;
        let Some(over) = self.in_the_way(&mine, per_person).await? else {
            return Ok(Some(Msg::TooManyTablesYours { limit: number(per_person) }));
        };
        self.give_way(asked, over).await?;
        Ok(None)
    }

    async fn give_way(&self, asked: &Asked<'_>, over: Vec<TableId>) -> Result<(), HouseError> {
        for table in over {
            // If another match is prepared there by now, the table stays: it counts the next time.
            self.core.tables.step(table, &Command::GiveWay, None, asked.now).await?;
        }
        Ok(())
    }

    /// The finished tables, oldest first, that must close so that one more may open. None if tables in use already fill the limit.
    async fn in_the_way(&self, rows: &[TableRow], most: usize) -> Result<Option<Vec<TableId>>, HouseError> {
        let (mut over, mut busy) = (Vec::new(), 0_usize);
        for row in rows {
            match self.is_busy(row).await? {
                Some(true) => busy += 1,
                Some(false) => over.push(row.table),
                None => {}
            }
        }
        if busy >= most {
            return Ok(None);
        }
        over.truncate((busy + over.len() + 1).saturating_sub(most));
        Ok(Some(over))
    }

    /// Whether a match is being played or prepared at an open table. None if its log cannot be read.
    async fn is_busy(&self, row: &TableRow) -> Result<Option<bool>, HouseError> {
        let table = self.core.tables.of(row).await?.readable();
        Ok(table.map(|table| is_busy(&table)))
    }

    /// The secret of a match. A fixed source of randomness gives each match of each table its own.
    pub(in crate::handle) fn secret(&self, id: TableId, match_no: u32) -> Secret {
        Secret::new(self.core.entropy.draw("secret", &format!("{id}:{match_no}")))
    }

    /// Asks for another match. Only the first request needs the secret; the table ignores it in the others.
    pub(super) fn rematch(&self, person: PersonId, id: TableId, table: &Table) -> Command {
        let match_no = table.view(Viewer::Public).match_no.saturating_add(1);
        Command::Rematch { person, secret: self.secret(id, match_no) }
    }

    /// Takes a seat. From outside of the table's community only its members may. In a group the press leads on to the private chat if the
    /// bot may not write there yet.
    pub(in crate::handle) async fn join(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        done: &Msg,
    ) -> Result<Answer, HouseError> {
        let Some(row) = self.core.tables.row(id).await? else {
            return Ok(asked.alert(&Msg::TableNotFound));
        };
        let table = self.core.tables.of(&row).await?.needed()?;
        if table.is_some_and(|table| table.seat_of(asked.person()).is_some() && table.is_open()) {
            return self.refuse(asked, id, &Refusal::Mistake(Mistake::AlreadySeated)).await;
        }
        if let Some(message) = self.admission.stranger(asked, &row).await? {
            return Ok(asked.alert(&message));
        }
        let command = Command::Join { person: asked.person() };
        self.carry_out(asked, id, &command, |_| match asked.account.reach() {
            Reach::Unopened if !asked.place().private => page(open_private_chat(asked, id)),
            Reach::Unopened | Reach::Open | Reach::Shut => asked.toast(done),
        })
        .await
    }

    /// The private chat was opened to take a seat (`j<table>`) or to get the cards there (`t<table>`). None if the link leads to no table.
    pub(in crate::handle) async fn start_private(
        &self,
        asked: &Asked<'_>,
        payload: &str,
    ) -> Result<Option<Answer>, HouseError> {
        let Some((kind, table)) = payload.split_at_checked(1) else { return Ok(None) };
        Ok(Some(match (kind, table.parse()) {
            ("j", Ok(id)) => self.with_way_back(asked, self.join(asked, id, &Msg::JoinedFromGroup).await?, id).await?,
            ("t", Ok(id)) => self.with_way_back(asked, self.bring(asked, id).await?, id).await?,
            ("j" | "t", Err(_)) => asked.alert(&Msg::TableNotFound),
            _ => return Ok(None),
        }))
    }

    /// The answer for somebody who came from a group, with a button that leads back to the table's page there.
    async fn with_way_back(&self, asked: &Asked<'_>, answer: Answer, table: TableId) -> Result<Answer, HouseError> {
        let Answer::Toast(sentence) = &answer else { return Ok(answer) };
        let Some(row) = self.core.tables.row(table).await? else { return Ok(answer) };
        let surfaces = self.core.store.surfaces(table).await?;
        let message = newest_public(&surfaces).and_then(|surface| surface.message.as_ref());
        let Some(address) = self.core.served(row.home.platform)?.address(&row.stage(), message) else {
            return Ok(answer);
        };
        let label = say(asked.locale, &Msg::ButtonToGroup);
        let mut shown = Page::sentence(sentence.clone());
        shown.push_button(Button { label, target: Target::Link(address), look: Look::Quiet });
        Ok(page(shown))
    }

    /// Reposts a table in the private chat of somebody who sits there.
    pub(in crate::handle) async fn bring(&self, asked: &Asked<'_>, id: TableId) -> Result<Answer, HouseError> {
        let not_theirs = || asked.alert(&Msg::TableNotFound);
        let Some(row) = self.core.tables.row(id).await? else { return Ok(not_theirs()) };
        let Some(table) = self.core.tables.of(&row).await?.needed()? else { return Ok(not_theirs()) };
        if table.seat_of(asked.person()).is_none() || !table.is_open() {
            return Ok(not_theirs());
        }
        if !table.is_playing() {
            return Ok(asked.toast(&Msg::JoinedFromGroup));
        }
        self.pages.send_hand(&row, asked.person()).await?;
        Ok(Answer::Silent)
    }

    /// Gives the seat up if possible, or shows how to end the match.
    pub(in crate::handle) async fn leave(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let Some(found) = self.admission.my_table(asked, |_| true).await? else {
            return self.none_of_mine(asked).await;
        };
        if found.table.is_playing() {
            return self.table_panel(asked, &found.table).await.map(page);
        }
        let command = Command::Leave { person: asked.person() };
        self.carry_out(asked, found.row.table, &command, |_| asked.toast(&Msg::LeftSeat)).await
    }

    /// Sets an option and shows the options as they are now.
    pub(super) async fn set_option(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
        key: &str,
        value: u8,
    ) -> Result<Answer, HouseError> {
        let view = table.view(Viewer::Public);
        let options = view.terms().options(view.community);
        let option = options.iter().find(|option| option.key == key);
        let Some(value) = option.and_then(|option| option.values.get(usize::from(value))) else {
            return self.refuse(asked, id, &Refusal::Mistake(Mistake::UnknownOption)).await;
        };
        let command = Command::SetOption { by: asked.person(), key: key.to_owned(), value: (*value).to_owned() };
        let own = !talon_view::is_first_option(view.kind, key);
        self.set_options(asked, id, &command, if own { talon_view::option_rules } else { talon_view::options }).await
    }

    /// Changes options and shows this page of them as they are now.
    pub(super) async fn set_options(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        command: &Command,
        page: OptionsPage,
    ) -> Result<Answer, HouseError> {
        let mut after = None;
        let answer = self.carry_out(asked, id, command, |table| {
            after = Some(Arc::clone(table));
            Answer::Silent
        });
        let answer = answer.await?;
        match after {
            Some(table) => self.options_panel(asked, id, &table, page).await,
            None => Ok(answer),
        }
    }
}

/// What follows the opening of a table at which one person plays: the usual AI players, so many levels stronger, and the start.
pub(in crate::handle) fn alone(host: PersonId, kind: GameKind, levels_up: usize) -> impl Iterator<Item = Command> {
    let others = kind.default_rules().usual_seats().saturating_sub(1);
    let first = (0..others.min(1)).map(move |_| Command::AddAi { by: host });
    // Those who follow take the level of the first.
    let stronger = (0..levels_up).map(move |_| Command::NextAi { by: host, seat: Seat::SECOND });
    let rest = (1..others).map(move |_| Command::AddAi { by: host });
    first.chain(stronger).chain(rest).chain([Command::Start { by: host }])
}

/// The name of the table that somebody opens from a page after so many others: two presses name the same table.
fn chosen(asked: &Asked<'_>, page: &MessageRef, kind: GameKind, before: usize) -> TableId {
    let (place, person) = (asked.place(), asked.person());
    table_named(&format!("{}:{}:{}:{person}:{kind}:{before}", place.platform, place.chat, page.0))
}

/// The table with this name. If two people open it at once, one of them does.
pub(in crate::handle) fn table_named(name: &str) -> TableId {
    let digest = Sha256::digest(format!("table:{name}"));
    TableId(digest.iter().take(8).fold(0, |id, byte| id << 8 | u64::from(*byte)))
}

fn number(limit: usize) -> u32 {
    u32::try_from(limit).unwrap_or(u32::MAX)
}
