//! What the person at this machine sees and presses.

use std::sync::Arc;
use std::time::Duration;

use talon_games::GameKind;
use talon_house::{Answer, Arrived, House, Incoming, Intent};
use talon_store::{AccountRef, MessageRef, PlatformKind, Sender, Store};
use talon_table::{Event, PersonId, TableId};
use talon_view::{
    Locale, MenuVerb, Msg, Page, ReplayVerb, Scope, Setting, SettingsVerb, ShowVerb, Style, Target, Text, Token, Verb,
    say,
};

use crate::opening::{self, Opening};
use crate::shelf::{Shelf, table_of};
use crate::typing::Typing;
use crate::{leave_out_others, zone};

/// How long the page of one table is waited for before the next one is asked for.
const ARRIVES: Duration = Duration::from_secs(1);

/// One person's window.
pub struct Window {
    house: Arc<House>,
    store: Arc<dyn Store>,
    shelf: Arc<Shelf>,
    locale: Locale,
    sender: Sender,
    /// The message that is being read.
    reading: i64,
    /// An answer to a command, which covers the message.
    panel: Option<Panel>,
    /// The page from which it was opened, to which the person returns.
    opener: Option<Page>,
    message: Option<Text>,
    /// A table that was asked for and has not been shown yet.
    opening: Option<Opening>,
    /// The tables whose pages were sent again at the start.
    resent: Vec<TableId>,
    /// A table whose page is shown when it arrives.
    requested: Option<TableId>,
    /// The time zone of displayed times; `None` for UTC.
    zone: Option<String>,
    /// How often another page was turned to.
    turns: u64,
    /// Distinguishes this window's inputs from all others.
    session: i64,
    inputs: u64,
}

/// A page that covers the message.
struct Panel {
    page: Page,
    /// Its number, if the house keeps it up to date.
    number: Option<i64>,
    /// Whether it explains how to play with the bot.
    helps: bool,
}

impl Window {
    /// A window onto a house whose only platform is this shelf. `hint` is the first message.
    #[must_use]
    pub fn new(
        (house, store): (Arc<House>, Arc<dyn Store>),
        shelf: Arc<Shelf>,
        locale: Locale,
        hint: Option<Text>,
    ) -> Self {
        let session = shelf.first();
        Self {
            house,
            store,
            shelf,
            locale,
            sender: sender(locale),
            reading: i64::MIN,
            panel: None,
            opener: None,
            message: hint,
            opening: None,
            resent: Vec::new(),
            requested: None,
            zone: zone::of_machine(),
            turns: 0,
            session,
            inputs: 0,
        }
    }

    /// Resumes where the person left off: at a table of the named game, or of any. If there are several, the person chooses; if there is
    /// none, one is opened.
    pub async fn begin(&mut self, game: Option<GameKind>) {
        let account = self.store.account(&self.sender.account).await.ok().flatten();
        let mut open = Vec::new();
        if let Some(row) = account {
            if let Some(chosen) = row.chosen.language {
                self.locale = chosen.into();
            }
            open = open_tables(&*self.store, row.person).await;
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
                    self.turn_to(&bring(*table)).await;
                }
                self.requested = Some(*table);
            }
            None => {
                let game = game.unwrap_or(GameKind::USUAL).to_string();
                self.ask(Intent::Play { game: Some(game) }).await;
            }
        }
        let greeting = if resumed.is_some() { &Msg::TerminalResumed } else { &Msg::TerminalWelcome };
        let greeting = say(self.locale, greeting);
        self.message = self.message.take().or(hint).or(Some(greeting));
    }

    /// Asks for the pages of all tables with a running match, so that they become the newest messages, in the order of the list. Returns
    /// these tables.
    async fn resend_all(&mut self) -> Vec<TableId> {
        self.ask(Intent::Play { game: None }).await;
        let listed = self.panel.take().map(|panel| opening::listed(&panel.page)).unwrap_or_default();
        for table in &listed {
            self.ask(Intent::Press(bring(*table).to_string())).await;
            let arrived = async {
                while self.shelf.find(|page| table_of(page) == Some(*table)).is_none() {
                    self.shelf.changed().await;
                }
            };
            // What comes later stands further below.
            let _ = tokio::time::timeout(ARRIVES, arrived).await;
        }
        listed
    }

    /// Moves on from a deleted message, to the first message that arrives, or to the table that was asked for; and updates the page that
    /// covers the message. To be called before a page is drawn.
    pub fn follow(&mut self) {
        if let Some(panel) = &mut self.panel
            && let Some(now) = panel.number.and_then(|number| self.shelf.overlay(number))
        {
            panel.page = now;
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
        if let Some(number) = self.opening.and_then(|opening| opening.arrived(&self.shelf, &self.resent)) {
            self.opening = None;
            (self.panel, self.opener) = (None, None);
            self.read(number);
        }
    }

    /// The page that is to be shown now.
    #[must_use]
    pub fn page(&self) -> Page {
        let shown = self.panel.as_ref().map(|panel| panel.page.clone());
        let mut page = shown.unwrap_or_else(|| self.under());
        leave_out_others(&mut page);
        zone::in_zone(page, self.zone.as_deref(), self.locale)
    }

    /// The message that is being read, below whatever covers it.
    #[must_use]
    pub fn under(&self) -> Page {
        let waiting = || {
            Page::of(vec![talon_view::Line { style: Style::Title, text: self.say(&Msg::TerminalWelcome) }], Vec::new())
        };
        self.shelf.get(self.reading).unwrap_or_else(waiting)
    }

    /// The answer to the last press, until the next.
    #[must_use]
    pub const fn message(&self) -> Option<&Text> {
        self.message.as_ref()
    }

    /// Says something until the next press; or nothing.
    pub fn set_message(&mut self, message: Option<Text>) {
        self.message = message;
    }

    /// True if a page covers the message that is being read.
    #[must_use]
    pub const fn is_covered(&self) -> bool {
        self.panel.is_some()
    }

    /// True if the page on top is the help.
    #[must_use]
    pub fn helps(&self) -> bool {
        self.panel.as_ref().is_some_and(|panel| panel.helps)
    }

    /// True if newer messages come after the one that is being read.
    #[must_use]
    pub fn has_newer(&self) -> bool {
        self.shelf.after(self.reading).is_some()
    }

    /// How many tables wait for the person, besides that of the page on top.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.shelf.waiting_beside(table_of(&self.page()))
    }

    /// The language of the window, as the person chose it.
    #[must_use]
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// How often another page was turned to. When it changes, scrolling begins at the top again.
    #[must_use]
    pub const fn turns(&self) -> u64 {
        self.turns
    }

    fn say(&self, sentence: &Msg) -> Text {
        say(self.locale, sentence)
    }

    /// Presses a button. Returns what the person is to type, if the button asks for that.
    pub async fn press(&mut self, target: &Target) -> Option<Typing> {
        // The window is the private chat, and no page here leads out of it.
        let Target::Token(token) = target else { return None };
        if let Some(typing) = Typing::asked_by(&token.verb) {
            self.message = None;
            return Some(typing);
        }
        if token.verb == Verb::Show(ShowVerb::Bring) {
            self.turn_to(token).await;
            return None;
        }
        self.ask(Intent::Press(token.to_string())).await;
        if let Verb::Settings(SettingsVerb::Choose(Scope::Person, Setting::Language(language))) = token.verb {
            self.locale = language.into();
        }
        None
    }

    /// Shows the newest message of a table, or requests one.
    async fn turn_to(&mut self, token: &Token) {
        self.requested = token.table;
        if self.shelf.find(|page| table_of(page) == token.table).is_none() {
            self.ask(Intent::Press(token.to_string())).await;
        }
        self.close_panel();
    }

    /// Asks the house something, and shows the answer.
    pub async fn ask(&mut self, intent: Intent) {
        self.inputs += 1;
        let opening = Opening::asked_by(&intent, self.shelf.newest());
        let (helps, back) = (asks_for_help(&intent), goes_back(&intent));
        let message = (!self.is_covered() && self.reading > i64::MIN).then(|| MessageRef(self.reading.to_string()));
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
        self.turns += 1;
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
            Answer::Page { page, .. } | Answer::Posted { page } => {
                self.open_panel(Panel { page, number: None, helps }, back);
            }
            Answer::Pending { page, pending, .. } => {
                let number = self.shelf.set_overlay(&page);
                self.open_panel(Panel { page, number: Some(number), helps }, back);
                self.house.follow(pending, Shelf::place(), MessageRef(number.to_string()));
            }
        }
        self.look_at_zone().await;
    }

    /// Uses the person's time zone, or else the machine's.
    async fn look_at_zone(&mut self) {
        let Ok(Some(account)) = self.store.account(&self.sender.account).await else { return };
        if let Ok(settings) = self.store.person_settings(account.person).await {
            self.zone = settings.chosen.zone.or_else(zone::of_machine);
        }
    }

    /// Shows a message.
    const fn read(&mut self, number: i64) {
        self.reading = number;
        self.turns += 1;
    }

    /// Covers the message with a page. From a detail of the coach's page, the person returns to that page.
    fn open_panel(&mut self, panel: Panel, back: Back) {
        let opened_from = self.panel.replace(panel).map(|panel| panel.page);
        self.opener = match back {
            Back::Opener => self.opener.take().or(opened_from),
            Back::Same => self.opener.take(),
            Back::Message => None,
        };
    }

    /// Returns to the page from which the current one was opened, or to the message.
    pub fn close_panel(&mut self) {
        self.panel = self.opener.take().map(|page| Panel { page, number: None, helps: false });
        self.message = None;
        self.turns += 1;
    }

    /// Closes the page on top, or shows the next message.
    pub fn go_on(&mut self) {
        if self.is_covered() {
            self.close_panel();
        } else if let Some(number) = self.shelf.after(self.reading) {
            self.read(number);
            self.message = None;
        }
    }
}

/// The person at this machine, as the house knows them.
fn sender(locale: Locale) -> Sender {
    Sender {
        account: AccountRef { platform: PlatformKind::Terminal, id: "terminal".to_owned() },
        name: say(locale, &Msg::TerminalYou).plain(),
        language: Some(locale.code().to_owned()),
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
