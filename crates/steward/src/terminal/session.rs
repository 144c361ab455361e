//! The session of the person at the terminal: what they see and press.

use std::sync::Arc;

use talon_games::GameKind;
use talon_house::{Answer, Arrived, House, Incoming, Intent};
use talon_store::{AccountRef, MessageRef, PlatformKind, Sender, Store};
use talon_table::{Event, PersonId, TableId};
use talon_view::{
    Locale, MenuVerb, Msg, Page, PresetVerb, ReplayVerb, Scope, Setting, SettingsVerb, ShowVerb, Target, Text, Token,
    Verb, say,
};

use super::alone;
use super::held::Held;
use super::ink::Ink;
use super::keys::Choices;
use super::opening::{self, Opening};
use super::screen::{self, Drawn, Foot, Window};
use super::shelf::{Shelf, table_of};
use super::words::{Reads, Typing, Words};
use super::zone;

mod keyboard;

/// What happens after a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Next {
    Stay,
    Leave,
}

/// What was drawn last: keys press what the person saw.
#[derive(Default)]
struct LastScreen {
    choices: Choices,
    /// The most lines that can be scrolled past.
    most: usize,
    /// The number of lines in the scrolling part.
    view: usize,
    /// How many other tables wait for the person.
    waiting: usize,
}

/// One session of one person.
pub(crate) struct Session {
    house: Arc<House>,
    shelf: Arc<Shelf>,
    words: Words,
    sender: Sender,
    /// The message that is being read.
    reading: i64,
    /// An answer to a command, which covers the message.
    panel: Option<Page>,
    /// Its number, if the house keeps it up to date.
    panel_number: Option<i64>,
    /// The page from which it was opened, to which the person returns.
    opener: Option<Page>,
    message: Option<Text>,
    typing: Option<(Typing, String)>,
    /// The first of two keys, after it was pressed.
    first_key: String,
    held: Held,
    seen: LastScreen,
    /// A table that was asked for and has not been shown yet.
    opening: Option<Opening>,
    /// The tables whose pages were sent again at the start of the session.
    resent: Vec<TableId>,
    /// A table whose page is shown when it arrives.
    requested: Option<TableId>,
    /// The time zone of displayed times; `None` for UTC.
    zone: Option<String>,
    /// Lines scrolled past.
    skip: usize,
    /// Distinguishes this session's inputs from all others.
    session: i64,
    inputs: u64,
}

/// The person at the terminal, as the house knows them.
fn sender(locale: Locale) -> Sender {
    Sender {
        account: AccountRef { platform: PlatformKind::Terminal, id: "terminal".to_owned() },
        name: say(locale, &Msg::TerminalYou).plain(),
        language: Some(locale.code().to_owned()),
    }
}

impl Session {
    pub(crate) fn new(house: Arc<House>, shelf: Arc<Shelf>, locale: Locale, hint: Option<Text>) -> Self {
        let session = shelf.first();
        Self {
            house,
            shelf,
            words: Words::new(locale),
            sender: sender(locale),
            reading: i64::MIN,
            panel: None,
            panel_number: None,
            opener: None,
            message: hint,
            typing: None,
            opening: None,
            resent: Vec::new(),
            requested: None,
            first_key: String::new(),
            held: Held::default(),
            seen: LastScreen::default(),
            zone: zone::of_machine(),
            skip: 0,
            session,
            inputs: 0,
        }
    }

    /// Resumes where the person left off: at a table of the named game, or of any. If there are several, the person chooses; if there is
    /// none, one is opened.
    pub(crate) async fn begin(&mut self, store: &dyn Store, game: Option<GameKind>) {
        let account = store.account(&self.sender.account).await.ok().flatten();
        let mut open = Vec::new();
        self.look_at_zone(store).await;
        if let Some(row) = account {
            if let Some(chosen) = row.chosen.language {
                self.words.speak(chosen.into());
            }
            open = open_tables(store, row.person).await;
        }
        let hint = self.message.take();
        let going_on = if open.is_empty() { Vec::new() } else { self.resend_all().await };
        self.resent.clone_from(&going_on);
        let fits = |(_, kind): &&(TableId, Option<GameKind>)| game.is_none_or(|game| *kind == Some(game));
        let goes_on = |(table, _): &&(TableId, Option<GameKind>)| going_on.contains(table);
        let newest = || open.iter().rev().filter(fits);
        let resumed = newest().find(goes_on).or_else(|| newest().next());
        match resumed {
            Some(_) if game.is_none() && going_on.len() > 1 => self.ask(Intent::Play { game: None }).await,
            Some((table, _)) => {
                if !going_on.contains(table) {
                    self.press(&Target::Token(bring(*table))).await;
                }
                self.requested = Some(*table);
            }
            None => {
                let game = game.unwrap_or(GameKind::USUAL).to_string();
                self.ask(Intent::Play { game: Some(game) }).await;
            }
        }
        let greeting = self.words.greeting(resumed.is_some());
        self.message = self.message.take().or(hint).or(Some(greeting));
    }

    /// Asks for the pages of all tables with a running match, so that they become the newest messages. Returns these tables.
    async fn resend_all(&mut self) -> Vec<TableId> {
        self.ask(Intent::Play { game: None }).await;
        let listed = self.panel.take().map(|page| opening::listed(&page)).unwrap_or_default();
        for table in &listed {
            self.ask(Intent::Press(bring(*table).to_string())).await;
        }
        listed
    }

    /// Moves on from a deleted message, to the first message that arrives, or to the requested table; and updates the page that covers the
    /// message.
    pub(crate) fn follow(&mut self) {
        if let (Some(panel), Some(now)) =
            (&mut self.panel, self.panel_number.and_then(|number| self.shelf.overlay(number)))
        {
            *panel = now;
        }
        if let Some(table) = self.requested
            && let Some(number) = self.shelf.find(|page| table_of(page) == Some(table))
        {
            self.requested = None;
            self.read(number);
        }
        if self.shelf.get(self.reading).is_none() {
            let next = self.shelf.after(self.reading);
            if let Some(number) = next.or_else(|| self.shelf.newest()) {
                self.read(number);
            }
        }
    }

    /// Shows the requested table once its page has arrived.
    pub(crate) fn turn_to_table(&mut self) {
        if let Some(number) = self.opening.and_then(|opening| opening.arrived(&self.shelf, &self.resent)) {
            self.opening = None;
            (self.panel, self.opener) = (None, None);
            self.read(number);
        }
    }

    /// Draws the current screen.
    pub(crate) fn draw(&mut self, window: Window, ink: Ink) -> Vec<String> {
        let page = self.page();
        self.held.follow(&page);
        let choices = Choices::of(&page, &self.held);
        let place = match &self.panel {
            Some(_) => Reads::Panel,
            None if self.shelf.after(self.reading).is_some() => Reads::Earlier,
            None => Reads::Newest,
        };
        let under = self.shelf.get(self.reading).unwrap_or_else(|| self.words.waiting());
        let waiting = self.shelf.waiting_beside(table_of(&page));
        let hints = self.words.hints(&choices, place, &under, waiting);
        let typing = self.typing.as_ref().map(|(what, typed)| (self.words.question(*what), typed));
        let foot = Foot {
            message: self.message.as_ref(),
            typing: typing.as_ref().map(|(question, typed)| (question.as_str(), typed.as_str())),
            hints: &hints,
            more: &self.words.more(),
        };
        let Drawn { lines, most, view } = screen::draw(&page, &choices, &foot, window, self.skip, ink);
        self.seen = LastScreen { choices, most, view, waiting };
        self.skip = self.skip.min(most);
        lines
    }

    /// Asks for a larger window. Until then, no button can be pressed.
    pub(crate) fn too_small(&mut self, least: Window, window: Window, ink: Ink) -> Vec<String> {
        self.seen = LastScreen::default();
        let page = self.words.too_small(least.columns, least.rows);
        let foot = Foot { message: None, typing: None, hints: &[], more: &self.words.more() };
        screen::draw(&page, &Choices::default(), &foot, window, 0, ink).lines
    }

    async fn press(&mut self, target: &Target) {
        match target {
            Target::Token(token) if token.verb == Verb::Show(ShowVerb::Words) => {
                self.begin_typing(Typing::Words);
            }
            Target::Token(token) if token.verb == Verb::Preset(PresetVerb::Keep) => {
                self.begin_typing(Typing::PresetName);
            }
            Target::Token(token) if token.verb == Verb::Show(ShowVerb::Bring) => self.turn_to(token).await,
            Target::Token(token) => {
                self.ask(Intent::Press(token.to_string())).await;
                if let Verb::Settings(SettingsVerb::Choose(Scope::Person, Setting::Language(language))) = token.verb {
                    self.words.speak(language.into());
                }
            }
            // The terminal is the private chat, and no page here leads out of it.
            Target::PrivateChat(_) | Target::Link(_) => {}
        }
    }

    /// Shows the newest message of a table, or requests one.
    async fn turn_to(&mut self, token: &Token) {
        self.requested = token.table;
        if self.shelf.find(|page| table_of(page) == token.table).is_none() {
            self.ask(Intent::Press(token.to_string())).await;
        }
        self.close_panel();
    }

    async fn ask(&mut self, intent: Intent) {
        self.inputs += 1;
        let opening = Opening::asked_by(&intent, self.shelf.newest());
        let helps = asks_for_help(&intent);
        let goes_back = goes_back(&intent);
        let on_panel = self.panel.is_some();
        let message = (!on_panel && self.reading > i64::MIN).then(|| MessageRef(self.reading.to_string()));
        let answer = self
            .house
            .handle(Incoming {
                key: format!("{}-{}", self.session, self.inputs),
                from: self.sender.clone(),
                place: Shelf::place(),
                message,
                intent,
                panel: None,
                now_message: None,
            })
            .await;
        self.skip = 0;
        self.message = None;
        match answer {
            Answer::Silent | Answer::Dismiss => {
                (self.panel, self.opener) = (None, None);
                self.opening = opening.or(self.opening);
            }
            Answer::Toast(text) | Answer::Alert(text) => {
                self.message = Some(text);
                (self.panel, self.opener) = (None, None);
            }
            Answer::Surface { page, receipt, .. } => {
                let arrived = if self.shelf.put(self.reading, &page) { Arrived::Shown } else { Arrived::Never };
                self.house.confirm(receipt, arrived).await;
            }
            // The panel is not a message, so the house can't edit it.
            Answer::Page { mut page, .. } | Answer::Posted { mut page } => {
                if helps {
                    self.words.explain_keys(&mut page);
                }
                self.open_panel(page, goes_back);
            }
            Answer::Pending { page, pending, .. } => {
                let number = self.shelf.set_overlay(&page);
                self.open_panel(page, goes_back);
                self.panel_number = Some(number);
                self.house.follow(pending, Shelf::place(), MessageRef(number.to_string()));
            }
        }
    }

    fn page(&self) -> Page {
        let shown = self.panel.clone().or_else(|| self.shelf.get(self.reading));
        let mut page = shown.unwrap_or_else(|| self.words.waiting());
        alone::leave_out_others(&mut page);
        zone::in_zone(page, self.zone.as_deref(), self.words.locale())
    }

    /// Uses the person's time zone, or else the machine's.
    pub(crate) async fn look_at_zone(&mut self, store: &dyn Store) {
        let Ok(Some(account)) = store.account(&self.sender.account).await else { return };
        if let Ok(settings) = store.person_settings(account.person).await {
            self.zone = settings.chosen.zone.or_else(zone::of_machine);
        }
    }

    /// Shows a message.
    fn read(&mut self, number: i64) {
        self.reading = number;
        self.skip = 0;
    }

    /// Covers the message with a page. From a detail of the coach's page, the person returns to that page.
    fn open_panel(&mut self, page: Page, back: Back) {
        let opened_from = self.panel.replace(page);
        self.opener = match back {
            Back::Opener => self.opener.take().or(opened_from),
            Back::Same => self.opener.take(),
            Back::Message => None,
        };
        self.panel_number = None;
    }

    /// Returns to the page from which the current one was opened, or to the message.
    fn close_panel(&mut self) {
        self.panel = self.opener.take();
        self.panel_number = None;
        self.message = None;
        self.skip = 0;
    }

    fn go_on(&mut self) {
        if self.panel.is_some() {
            self.close_panel();
        } else if let Some(number) = self.shelf.after(self.reading) {
            self.read(number);
            self.message = None;
        }
    }
}

/// The button that requests a table's page.
fn bring(table: TableId) -> Token {
    Token::new(Some(table), 0, Verb::Show(ShowVerb::Bring))
}

/// Where the person returns from a page that answers an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Back {
    /// To the page from which the first of its kind was opened.
    Opener,
    /// The same as from the page before it.
    Same,
    /// To the message.
    Message,
}

fn goes_back(intent: &Intent) -> Back {
    let Intent::Press(data) = intent else { return Back::Message };
    match data.parse::<Token>().map(|token| token.verb) {
        Ok(Verb::Replay(ReplayVerb::Moment(..))) => Back::Opener,
        Ok(Verb::Replay(ReplayVerb::Step(..))) => Back::Same,
        _ => Back::Message,
    }
}

fn asks_for_help(intent: &Intent) -> bool {
    match intent {
        Intent::Help => true,
        Intent::Press(data) => data.parse::<Token>().is_ok_and(|token| token.verb == Verb::Menu(MenuVerb::Help)),
        _ => false,
    }
}

/// A person's tables, oldest first, with their games if these can be read.
async fn open_tables(store: &dyn Store, person: PersonId) -> Vec<(TableId, Option<GameKind>)> {
    let rows = store.open_tables_of(person).await.unwrap_or_default();
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        let log = store.events(row.table, 0).await.unwrap_or_default();
        let game = log.iter().find_map(|recorded| match &recorded.event {
            Event::Opened { rules, .. } => Some(rules.kind()),
            _ => None,
        });
        tables.push((row.table, game));
    }
    tables
}
